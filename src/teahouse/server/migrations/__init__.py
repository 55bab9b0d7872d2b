"""Changes of the database's layout, by Alembic."""
