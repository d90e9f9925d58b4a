"""Tables in play: sample hands and evenings of free play."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "play_tables",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(400), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.UniqueConstraint("token", name="uq_play_tables_token"),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_play_tables_learner_id_learners",
            ondelete="CASCADE",
        ),
    )
    op.create_index(
        "ix_play_tables_learner_id_updated_at", "play_tables", ["learner_id", "updated_at"]
    )


def downgrade() -> None:
    """Drop the table with all it holds."""
    op.drop_table("play_tables")
