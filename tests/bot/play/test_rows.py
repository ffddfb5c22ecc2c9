"""The rows of boards in whole games: answers above, then dice, odds, map, undo and “More”, and nothing below them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, text

GAMES: Mapping[str, Mapping[str, Any]] = {
    "ascari": {"scenario": "agordat-1890", "side": "italian", "against": "autopilot"},
    "keep-up-the-fire": {},
    "siege": {},
    "revolte": {"scenario": "fu-gate", "side": "boxers", "against": "autopilot"},
}
LAST = ("🎲", "🎯", "🔍", "↶", "⋯")
"""The signs of the last row's buttons, in their order."""
HASH = re.compile(r"\b[0-9a-f]{64}\b")
PHASES = 9


def rows(components: Sequence[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """Yield the controls of each row of a message."""
    for part in components:
        if part["type"] == 1:
            yield part["components"]
        else:
            yield from rows(part.get("components", ()))


@pytest.mark.simcord(settle_timeout=90)
@pytest.mark.parametrize("game", stress.spread([*GAMES], of=len(GAMES)))
async def test_the_last_row_has_dice_odds_map_undo_and_more_in_this_order(server: PlayServer, game: str) -> None:
    await server.alice.slash(server.first, "siege new", game=game, level="commander", **GAMES[game])
    await server.env.advance_time(5)
    seen: set[str] = set()
    for number in range(PHASES):
        await server.alice.slash(server.first, "siege auto", scope="decision" if number % 2 else "phase")
        await server.env.advance_time(5)
        if (await server.state(server.first)).ask is None:
            break
        *answers, last = rows(server.board(server.first).components)
        assert 1 <= len(answers) <= 4
        signs = [each["label"].split()[0] for each in last]
        assert signs == sorted(signs, key=LAST.index)
        assert signs[-1] == LAST[-1]
        seen.update(signs)
        kinds = [row[0]["type"] for row in answers]
        assert all(len(row) <= 5 for row in answers)
        assert all(len(row[0]["options"]) <= 25 for row, kind in zip(answers, kinds, strict=True) if kind == 3)
        assert not any(label.startswith(LAST) for row in answers for each in row if (label := each.get("label", "")))
    assert seen >= {"🎲", "🔍", "⋯"}
    public = [each for each in server.messages(server.first) if HASH.search(text(each))]
    assert len(public) == 1, "the hash stands once in full"
