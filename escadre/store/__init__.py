"""Matches, seats, logs and users, kept in SQLite or PostgreSQL so that nothing acknowledged is ever lost.

`Store` (store.py) is the door: tables.py, lists.py and people.py are its chapters, rows.py what goes in and out.
`Journal` writes the acts of many tables in few transactions. `backup` and `restore` move a whole database, also from
SQLite to PostgreSQL; `export` writes matches as save files.
"""

from escadre.store.backup import backup, restore
from escadre.store.export import export, save_of
from escadre.store.faults import BadBackup, StoreAway, StoreDamaged, StoreFault, StoreStuck
from escadre.store.journal import Journal
from escadre.store.store import Store

__all__ = [
    "BadBackup",
    "Journal",
    "Store",
    "StoreAway",
    "StoreDamaged",
    "StoreFault",
    "StoreStuck",
    "backup",
    "export",
    "restore",
    "save_of",
]
