"""The lesson that a round belongs to, if any."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; the rounds so far belong to no lesson."""
    with op.batch_alter_table("rounds") as batch:
        batch.add_column(sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("rounds") as batch:
        batch.drop_column("lesson")
