"""Messages of the project in Fluent, a file per language."""
