"""The tables of chances: figures of positions, by what a side sees, and the analyses of finished games.

Nothing in them refers to a person, and all can be reckoned again. Rows are deleted with their game.
"""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.games import UtcDateTime, metadata


def _of_game() -> sa.Column[str]:
    key = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(8), key, primary_key=True, nullable=False)


# The figures of a position, as they are for whoever sees what `side` sees; «» is what all see.
chance = sa.Table(
    "chance",
    metadata,
    _of_game(),
    # The version of the game, a row of its journal.
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(32), primary_key=True),
    # The plan that is played first; «» for none.
    sa.Column("plan", sa.String(64), primary_key=True),
    # The rules by which the playouts were played: figures of others are not shown.
    sa.Column("rules", sa.String(32), nullable=False),
    # The period in which the figures were made for the board; null for all others.
    sa.Column("period", sa.Integer),
    # The round of that period; null for the period's beginning in rows of before.
    sa.Column("round", sa.Integer),
    # JSON: a tally.
    sa.Column("figures", sa.Text, nullable=False),
)

# The analysis of a finished game.
analysis = sa.Table(
    "analysis",
    metadata,
    _of_game(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rules", sa.String(32), nullable=False),
    # JSON, with a version of its own format.
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("made_at", UtcDateTime, nullable=False),
)
