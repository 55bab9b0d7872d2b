"""Runs migrations on the connection that `storage.migrate` hands over."""

import sqlalchemy as sa
from alembic import context

from teahouse.server.storage import METADATA

connection: sa.Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
