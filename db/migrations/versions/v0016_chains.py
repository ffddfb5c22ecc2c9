"""Migration: every journal is chained, and every game's row gets a checksum; see `db.storage.chains`.

Existing rows are chained as they are, which proves nothing about earlier changes. Each game therefore stores the first
row that was chained when it was written.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.engine import Connection

from db.schema.games import UtcDateTime
from db.storage.chains import plain
from engine.core.chain import Link, first_link, hashed, mark

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_GAMES, _ROWS = 50, 500
_NOBODY = 0

_SUMMED = (
    *("id", "system", "version", "locale", "status", "options", "save", "seed_hash", "period", "round", "told_from"),
    *(
        "base_version",
        "base_save",
        "sealed_until",
        "daily",
        "dice",
        "created_at",
        "updated_at",
        "chain",
        "chained_from",
    ),
)
_TIMES = ("sealed_until", "created_at", "updated_at")

# The tables as of this migration: a later version of them must not change it.
_game = sa.table("game", *(sa.column(name, UtcDateTime if name in _TIMES else None) for name in (*_SUMMED, "checksum")))
_journal = sa.table(
    "journal",
    *(sa.column(name) for name in ("game_id", "version", "action", "actor", "answer", "events", "rules")),
    *(sa.column(name) for name in ("period", "round", "salt", "mark", "chain")),
    sa.column("created_at", UtcDateTime),
)
_CHAIN = (
    sa.update(_journal)
    .where(_journal.c.game_id == sa.bindparam("of"), _journal.c.version == sa.bindparam("at"))
    .values(salt=sa.bindparam("salt_"), mark=sa.bindparam("mark_"), chain=sa.bindparam("chain_"))
)


def upgrade() -> None:
    """Add the columns, and chain the existing rows, some games at a time."""
    op.add_column("game", sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")))
    op.add_column("game", sa.Column("chained_from", sa.Integer, nullable=False, server_default="1"))
    op.add_column("game", sa.Column("checksum", sa.String(64), nullable=False, server_default=sa.text("''")))
    op.add_column("journal", sa.Column("salt", sa.String(32), nullable=False, server_default=sa.text("''")))
    op.add_column("journal", sa.Column("mark", sa.String(32), nullable=False, server_default=sa.text("''")))
    op.add_column("journal", sa.Column("chain", sa.String(64), nullable=False, server_default=sa.text("''")))
    connection = op.get_bind()
    last = ""
    while ids := _some_games(connection, last):
        for game_id in ids:
            _chain(connection, game_id)
        last = ids[-1]


def _some_games(connection: Connection, last: str) -> Sequence[str]:
    query = sa.select(_game.c.id).where(_game.c.id > last).order_by(_game.c.id).limit(_GAMES)
    return connection.execute(query).scalars().all()


def _chain(connection: Connection, game_id: str) -> None:
    previous = first_link(game_id)
    for rows in _journal_of(connection, game_id):
        changed: list[dict[str, Any]] = []
        for row in rows:
            salt = secrets.token_hex(16) if row.actor != _NOBODY else ""
            made = mark(salt, actor=row.actor, microsecond=row.created_at.microsecond) if salt else ""
            link = Link(
                game=game_id,
                version=row.version,
                action=row.action,
                answer=row.answer,
                events=row.events,
                rules=row.rules,
                period=row.period,
                round=row.round,
                time=row.created_at.astimezone(UTC).isoformat(timespec="seconds"),
                mark=made,
            )
            previous = hashed((previous, *link))
            changed.append({"of": game_id, "at": row.version, "salt_": salt, "mark_": made, "chain_": previous})
        connection.execute(_CHAIN, changed)
    columns = [column for column in _game.c if column.name != "checksum"]
    game = dict(connection.execute(sa.select(*columns).where(_game.c.id == game_id)).mappings().one())
    game |= {"chain": previous, "chained_from": game["version"] + 1}
    sums = {"chain": previous, "chained_from": game["chained_from"]}
    sums["checksum"] = hashed(plain(game[name] for name in _SUMMED))
    connection.execute(sa.update(_game).where(_game.c.id == game_id).values(**sums))


def _journal_of(connection: Connection, game_id: str) -> Iterator[Sequence[Any]]:
    """Yield the rows of a journal in order, some at a time."""
    last = 0
    while True:
        of_game = sa.and_(_journal.c.game_id == game_id, _journal.c.version > last)
        query = sa.select(_journal).where(of_game).order_by(_journal.c.version).limit(_ROWS)
        rows = connection.execute(query).all()
        if rows:
            yield rows
        if len(rows) < _ROWS:
            return
        last = rows[-1].version


def downgrade() -> None:
    """Drop the columns of this migration."""
    for column in ("chain", "mark", "salt"):
        op.drop_column("journal", column)
    for column in ("checksum", "chained_from", "chain"):
        op.drop_column("game", column)
