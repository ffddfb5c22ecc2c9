"""The tables of computed chances and analyses.

They contain no personal data. All rows can be computed again, and are deleted with their game.
"""

from __future__ import annotations

import sqlalchemy as sa

from db.schema.games import UtcDateTime, metadata


def _of_game() -> sa.Column[str]:
    key = sa.ForeignKey("game.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(8), key, primary_key=True, nullable=False)


# The figures of a position in the view of `side`; «» is the public view.
chance = sa.Table(
    "chance",
    metadata,
    _of_game(),
    # The version of the game, a row of its journal.
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(32), primary_key=True),
    # The plan that is played first; «» for no plan.
    sa.Column("plan", sa.String(64), primary_key=True),
    # The rules by which the simulated games were played: figures made by other rules are not shown.
    sa.Column("rules", sa.String(32), nullable=False),
    # The period in which the figures were made for the board; null for all others.
    sa.Column("period", sa.Integer),
    # The round of that period; in rows from before this column null, meaning the beginning of the period.
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
