"""Runs migrations on the connection that `storage.migrate` hands over, one process at a time."""

import sqlalchemy as sa
from alembic import context

from teahouse.server.storage import METADATA

#: Any number, the same in every process: processes that start together on PostgreSQL wait for one another.
LOCK = 8434247

connection: sa.Connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
