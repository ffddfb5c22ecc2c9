"""Migration: the source of a game's dice, and the word in the dice of a siege of the day.

For older games the source is inferred from certain facts only: a seed that the bot drew is 32 lower-case hexadecimal
digits, and two games have the same seed only if a person chose it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_BATCH = 200
_DRAWN = re.compile(r"[0-9a-f]{32}")


def upgrade() -> None:
    """Add the columns and mark the existing games; existing days stay without a word."""
    op.add_column("game", sa.Column("dice", sa.String(16), nullable=False, server_default="drawn"))
    op.add_column("daily", sa.Column("word", sa.String(64)))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE daily SET word = ''"))
    connection.execute(sa.text("UPDATE game SET dice = 'day' WHERE sealed_until IS NOT NULL"))
    for dice, games in _marked(connection).items():
        for start in range(0, len(games), _BATCH):
            mark = sa.text("UPDATE game SET dice = :dice WHERE id IN :games")
            mark = mark.bindparams(sa.bindparam("games", expanding=True))
            connection.execute(mark, {"dice": dice, "games": games[start : start + _BATCH]})


def downgrade() -> None:
    """Drop the columns of this migration."""
    op.drop_column("daily", "word")
    op.drop_column("game", "dice")


def _marked(connection: sa.Connection) -> dict[str, list[str]]:
    """Return, by source, the ids of the games whose seed was chosen, and of the games with the dice of an earlier game
    or of a past day.
    """
    query = sa.text("SELECT id, seed_hash, daily FROM game WHERE sealed_until IS NULL ORDER BY created_at, id")
    attempts = sa.text("SELECT seed_hash FROM game WHERE sealed_until IS NOT NULL UNION SELECT seed_hash FROM daily")
    known = set(connection.execute(attempts).scalars())
    marked: dict[str, list[str]] = {"chosen": [], "repeated": []}
    for game, seed_hash, daily in connection.execute(query).all():
        if daily is not None or seed_hash in known:
            marked["repeated"].append(game)
        known.add(seed_hash)
    repeated = set(marked["repeated"])
    marked["chosen"] = [game for game in _chosen(connection) if game not in repeated]
    return marked


def _chosen(connection: sa.Connection) -> Iterator[str]:
    """Yield the ids of games whose seed the bot cannot have drawn; games whose save cannot be read are left out."""
    last = ""
    while True:
        query = sa.text("SELECT id, save FROM game WHERE id > :last AND sealed_until IS NULL ORDER BY id LIMIT :batch")
        rows = connection.execute(query, {"last": last, "batch": _BATCH}).all()
        for game, save in rows:
            seed = _seed(save)
            if seed is not None and _DRAWN.fullmatch(seed) is None:
                yield game
        if len(rows) < _BATCH:
            return
        last = rows[-1][0]


def _seed(save: str) -> str | None:
    try:
        seed = json.loads(save)["seed"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return seed if isinstance(seed, str) else None
