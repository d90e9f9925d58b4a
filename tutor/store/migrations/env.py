"""Runs the steps on the connection that `tutor.store.database.migrate` opened and locked."""

from alembic import context

from tutor.store.base import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
