"""Alembic's entry point, which runs the migrations on the connection that `db.open_database` passes."""

from __future__ import annotations

from alembic import context

from db.schema.games import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column: Alembic copies the table instead
)
with context.begin_transaction():
    context.run_migrations()
