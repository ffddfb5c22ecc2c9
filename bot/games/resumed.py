"""Games that start from a position of an earlier game.

They repeat the earlier decisions, but do not attribute them to a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from bot.games.decisions import row_of
from db.games import JournalRow
from db.schema.games import NOBODY
from db.sides import AsideRow
from engine.core.asks import Answer, Refused
from engine.core.chances.walking import decisions
from engine.core.drive import marked, read_mark
from engine.core.record import ASIDE, in_force
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome


class Move(NamedTuple):
    """A recorded decision that is made again in a new game.

    `side` is None in games with one side. `aside` is whether it is a standing order.
    """

    action: str
    answer: Answer
    side: str | None
    aside: bool


def moves_before(rules: Ruleset[Any], recording: Recording, version: int) -> tuple[Move, ...]:
    """Return the players' decisions before a journal row of a finished game.

    Raise `ReplayMismatch` if the game cannot be replayed under the current rules. Raise `ValueError` if the row is not
    a decision or was undone.
    """
    decided = {each.version for each in decisions(rules, recording)}
    if version not in decided:
        raise ValueError(f"row {version} is no decision that holds")
    found: list[Move] = []
    for entry in in_force(recording.entries)[1:]:
        if entry.version >= version:
            break
        if entry.action == ASIDE or entry.version in decided:
            said = read_mark(entry.answer)
            found.append(Move(entry.action, said.answer, said.side, entry.action == ASIDE))
    return tuple(found)


def made_before(
    rules: Ruleset[Any], outcome: Outcome[Any], moves: Sequence[Move], *, game_id: str, now: datetime
) -> tuple[Outcome[Any], list[JournalRow], list[AsideRow]]:
    """Play the `moves` at the beginning of a new game.

    Return the game with the resulting journal rows and standing orders. Raise `ValueError` if a move is not possible.
    """
    rows: list[JournalRow] = []
    notes: list[AsideRow] = []
    asides = 0
    for move in moves:
        version, place = 1 + len(rows), rules.progress(outcome.world)
        if move.aside:
            with suppress(Refused):  # the order was no longer possible when it was given
                outcome = outcome.order(move.answer, side=move.side or "")
                asides += 1
                said = msgspec.json.encode(outcome.save.answers[-1]).decode()
                written = rules.rules_version
                notes.append(
                    AsideRow(
                        game_id=game_id,
                        version=version,
                        number=asides,
                        actor=NOBODY,
                        answer=said,
                        rules=written,
                        period=place[0],
                        round=place[1],
                        created_at=now,
                    )
                )
            continue
        own = (ask for ask in outcome.asks if move.side is None or ask.side == move.side)
        secret = any(ask.hides(move.answer) for ask in own)
        try:
            outcome = outcome.on(move.answer, side=move.side)
        except Refused as refused:
            raise ValueError(f"move {version} cannot be made again") from refused
        asides = 0
        rows.append(
            row_of(
                game_id,
                version + 1,
                action=move.action,
                answer=marked(move.answer, move.side),
                place=place,
                events=outcome.events,
                actor=NOBODY,
                rules=rules,
                now=now,
                secret=secret,
            )
        )
    return outcome, rows, notes
