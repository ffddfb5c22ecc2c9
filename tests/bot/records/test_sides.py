"""Games of several sides in the records: by the side that was held, people told from the autopilot."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, private

import render.games
from bot.records.sides import lines
from db.results import SideResult
from render.language import speaking

_AGORDAT = {"game": "ascari", "scenario": "agordat-1890"}


def _result(number: int, side: str, winner: str | None, **more: bool) -> SideResult:
    more = {"given_up": False, **more}
    return SideResult(game_id=f"game{number}", system="ascari", side=side, winner=winner, **more)


def test_records_by_side_and_opponent_are_shown_in_three_languages() -> None:
    found = [
        _result(1, "italian", "italian", people=True),
        _result(2, "italian", "dervish", people=True),
        _result(3, "italian", None, people=True),
        _result(4, "ethiopian", "ethiopian", people=False),
        _result(5, "dervish", None, people=False, given_up=True),
        _result(6, "ethiopian", "italian", people=False, hard=True),
    ]
    with speaking("en"):
        assert lines(found, render.games.find) == [
            "**Ascari**, by side",
            "- Italians, against people: 1 won, 1 lost, 1 drawn",
            "- Ethiopians, against the autopilot: 1 won, 0 lost, 0 drawn",
            "- Ethiopians, against the hard autopilot: 0 won, 1 lost, 0 drawn",
            "1 game was resigned.",
        ]
    with speaking("it"):
        assert "- Italiani, contro persone: vinte 1, perse 1, pari 1" in lines(found, render.games.find)
    with speaking("fr"):
        assert "Éthiopiens, contre le pilote automatique" in "\n".join(lines(found, render.games.find))
    with speaking("en"):
        assert lines(found, render.games.find, game="siege") == []


async def _ended(server: PlayServer, channel: Any) -> Any:
    """Play to the end: whoever is asked lets the autopilot decide."""
    service = server.bot.context.service
    for _ in range(200):
        state = await server.state(channel)
        if state.status != "running":
            return state
        asked = {side: state.sides[side].user_id for side in state.turns.asked}
        actor = next(iter(asked.values()))
        if actor in {server.alice.id, server.bob.id}:
            await service.auto(state.id, version=state.version, scope="phase", actor=actor)
        else:
            await server.env.advance_time(5)
    raise AssertionError("it never ends")


@pytest.mark.stress
async def test_records_count_both_sides_and_both_autopilots(server: PlayServer) -> None:
    await server.new(server.first, seed=None, **_AGORDAT, side="italian", opponent=server.bob)
    played = await _ended(server, server.first)
    await server.alice.slash(server.second, "siege new", **_AGORDAT, side="dervish", against="autopilot")
    alone = await _ended(server, server.second)
    await server.alice.slash(server.third, "siege new", **_AGORDAT, side="dervish", against="autopilot")
    before = (await server.state(server.third)).sides["italian"]
    service = server.bot.context.service
    await service.reseat(
        (await server.state(server.third)).id, "italian", of=before, user_id=0, steward=True, hard=True, by=0
    )
    hardest = await _ended(server, server.third)
    for _ in range(4):
        await server.bot.context.scheduler.go()
    words = {True: "1 won, 0 lost, 0 drawn", False: "0 won, 1 lost, 0 drawn"}
    won = played.result["winner"]
    mine = private(await server.alice.slash(server.first, "records me"))
    assert f"Italians, against people: {words[won == 'italian']}" in mine
    assert f"Dervishes, against the autopilot: {words[alone.result['winner'] == 'dervish']}" in mine
    assert f"Dervishes, against the hard autopilot: {words[hardest.result['winner'] == 'dervish']}" in mine
    his = private(await server.bob.slash(server.first, "records me", game="ascari"))
    assert f"Dervishes, against people: {words[won == 'dervish']}" in his
    assert "autopilot" not in his
    everybody = private(await server.alice.slash(server.first, "records server"))
    assert everybody.count("against people") == 2
    assert everybody.count("against the autopilot") == 1
