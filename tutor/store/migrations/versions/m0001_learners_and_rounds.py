"""Learners, their rounds, the questions asked and the answers given."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the four tables."""
    op.create_table(
        "learners",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("key", name="uq_learners_key"),
    )
    _create_rounds()
    _create_questions_and_answers()


def downgrade() -> None:
    """Drop the four tables with all they hold."""
    for table in ("answers", "round_questions", "rounds", "learners"):
        op.drop_table(table)


def _create_rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("drill", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("filter", sa.String(200), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.Column("previous_id", sa.Integer()),
        sa.UniqueConstraint("token", name="uq_rounds_token"),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_rounds_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["previous_id"],
            ["rounds.id"],
            name="fk_rounds_previous_id_rounds",
            ondelete="SET NULL",
        ),
    )
    op.create_index("ix_rounds_learner_id_created_at", "rounds", ["learner_id", "created_at"])
    op.create_index("ix_rounds_previous_id", "rounds", ["previous_id"])


def _create_questions_and_answers() -> None:
    op.create_table(
        "round_questions",
        sa.Column("round_id", sa.Integer(), primary_key=True),
        sa.Column("position", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(400), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["round_id"],
            ["rounds.id"],
            name="fk_round_questions_round_id_rounds",
            ondelete="CASCADE",
        ),
    )
    op.create_table(
        "answers",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("response", sa.Text(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("elapsed_ms", sa.Integer()),
        sa.UniqueConstraint("round_id", "position", name="uq_answers_round_id_position"),
        sa.ForeignKeyConstraint(
            ["round_id", "position"],
            ["round_questions.round_id", "round_questions.position"],
            name="fk_answers_round_id_position_round_questions",
            ondelete="CASCADE",
        ),
    )
