"""Storage of games and all other data of the bot.

Each decision is stored in one transaction, with the save, its journal row and the messages to enqueue for Discord.
"""

from __future__ import annotations

from db.storage.database import Database, open_database
from db.storage.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseError,
    DatabaseFull,
    DatabaseTooNew,
    DatabaseUnusable,
)

__all__ = [
    "Database",
    "DatabaseBusy",
    "DatabaseDamaged",
    "DatabaseError",
    "DatabaseFull",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "open_database",
]
