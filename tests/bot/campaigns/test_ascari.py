"""Agordat and Langfang by the calendar: two people who are absent, and two who answer, each to the end."""

from __future__ import annotations

import pytest
from support import stress
from support.discord_play import PlayServer, private, text

from bot.games.seats.chairs import HOUR_AT_ONCE, HOUR_LAPSE
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from db.schema.games import CALENDAR_ACTOR
from db.sides import turns_of
from engine.core.verify import FAIR

pytestmark = pytest.mark.by_alarms

HOUR, DAY = 3_600, 86_400
ANSWERS = 4
"""How often either side answers in half a day, if it is asked."""


FIGHTS = {"ascari": ("agordat-1890", ("italian", "dervish")), "revolte": ("langfang", ("europeans", "boxers"))}


@pytest.mark.stress
@pytest.mark.parametrize("answering", stress.spread([True, False], of=2))
@pytest.mark.parametrize("game", ["ascari", stress.marked("revolte")])
async def test_a_battle_is_played_by_the_calendar(server: PlayServer, game: str, answering: bool) -> None:
    channel, (scenario, sides) = server.first, FIGHTS[game]
    battle = {"game": game, "scenario": scenario, "side": sides[0]}
    await server.new(channel, seed=None, opponent=server.bob, **battle)
    told = private(await server.alice.slash(channel, "campaign start", hour="20:00", zone="Rome"))
    assert {"ascari": "Italians", "revolte": "Europeans"}[game] in told
    assert "20:00, Europe/Rome" in told
    private(await server.bob.slash(channel, "campaign hour", hour="08:00", zone="Cairo"))
    people = dict(zip(sides, (server.alice, server.bob), strict=True))
    places = []
    for _ in range(120):
        state = await server.state(channel)
        if state.status != "running":
            break
        if not places or places[-1] != state.progress:
            places.append(state.progress)
        for _ in range(ANSWERS if answering else 0):  # what one side does may ask the other at once
            for side in turns_of((await server.state(channel)).row).asked:
                await people[side].slash(channel, "siege auto", scope="round")
        await server.env.advance_time(12 * HOUR)
    assert state.status == "over"
    assert len(places) == len(set(places)), "one player-turn after the other, none twice"
    journal = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    played = {each.actor for each in journal if each.action == "steward"}
    assert played == ({server.alice.id, server.bob.id} if answering else {CALENDAR_ACTOR})
    record = await full_record(server.bot.context.service.store, own(state))
    assert verify_record(record).verdict == FAIR
    assert any("The campaign is over" in text(each) for each in server.messages(channel))


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("there", "reactions"),
    stress.spread([(False, HOUR_AT_ONCE), (True, HOUR_AT_ONCE), (True, HOUR_LAPSE), (False, HOUR_LAPSE)], of=4),
)
@pytest.mark.parametrize("game", ["ascari", stress.marked("revolte")])
async def test_a_campaign_decides_how_reactions_are_answered(
    server: PlayServer, game: str, there: bool, reactions: str
) -> None:
    """The campaign begins a new game or continues an existing one; the battle itself has no option for it."""
    battle, (scenario, (first, _)) = {"game": game}, FIGHTS[game]
    if there:
        await server.new(server.first, seed=None, scenario=scenario, side=first, opponent=server.bob, **battle)
    more = {"where": "here"} if there else {"where": "thread", **battle}
    told = private(
        await server.alice.slash(server.first, "campaign start", reactions=reactions, hour="20:00", zone="Rome", **more)
    )
    assert "20:00, Europe/Rome" in told
    (summary,) = await server.bot.context.service.running()
    state = await server.bot.context.service.load(summary.id)
    assert state.row.pace == reactions
    assert state.view.position.house.reaction == ("instant" if reactions == HOUR_AT_ONCE else "asked")
