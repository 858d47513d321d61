"""Alembic runs this for every command: the steps go through the connection that `migrate.py` hands over.

To draft a new step from a changed `schema.py`, hand over a connection to a migrated database in the same way and call
`alembic.command.revision(config, autogenerate=True)`; read what it wrote, and name the file like its neighbours.
"""

from __future__ import annotations

from alembic import context

from escadre.store.schema import METADATA, VERSION_TABLE


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        version_table=VERSION_TABLE,
        render_as_batch=True,  # SQLite changes a table by making it anew
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # and nothing when it is merely imported
    run()
