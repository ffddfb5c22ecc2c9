"""Tournaments play the battles of the server's library, with the text of the day on which they were created."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.discord_play import PlayServer, labels, private, text
from support.series import SERIES
from support.series import TITLE as SERIES_TITLE
from support.tournament.league import League
from support.tournament.stage import last

from db.battles import Battles
from engine.core.battles import store
from engine.core.day_gate import BATTLE, SCENARIO
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.verify_record import DIFFERS, HOLDS, SEALED, verify_record

pytestmark = [pytest.mark.by_alarms, pytest.mark.simcord(settle_timeout=300)]

HERE = Path(__file__).parents[2] / "games" / "battles"
TITLE = "The caravan at Tokar wells"
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8").replace("turns: 7", "turns: 2")
GAMES: dict[str, Any] = {"format": "games", "rounds": 1, "game": "ascari"}


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


@pytest.fixture
async def cup(server: PlayServer) -> League:
    """A tournament still to be created, in a server with a battle in its library."""
    said = await server.alice.slash(server.second, "battle add", file=("tokar.battle", TOKAR.encode()))
    assert "library" in private(said)
    return League(server)


async def press(cup: League, *begins: str) -> None:
    """Press a button of the organizer's panel, then those of the answers, each by a word of its label."""
    shown = await cup.server.alice.slash(cup.channel, "judge panel")
    for begin in begins:
        label = next((each for each in labels(last(shown)) if begin in each), None)
        assert label is not None, labels(last(shown))
        shown = await cup.press(cup.server.alice, shown, label)
    await cup.server.env.advance_time(20)


async def test_a_whole_tournament_is_played_over_a_battle(server: PlayServer, cup: League) -> None:
    typed = await server.alice.autocomplete(cup.channel, "tournament create", "scenario", "tokar", **GAMES)
    (suggested,) = typed
    assert suggested["name"] == TITLE
    drawn_up = private(said := await cup.create(**GAMES, scenario=suggested["value"]))
    assert f"Ascari, {TITLE}" in drawn_up
    assert "whether this battle is fair" in drawn_up
    await cup.press(server.alice, said, "Announce")
    await server.env.advance_time(5)
    (row,) = await cup.service.store.in_guild(server.guild.id)
    cup.id = row.id
    announced = text(server.messages(cup.channel)[-1])
    assert f"Ascari, {TITLE}" in announced
    assert "A user wrote this battle" in announced
    settings = (await cup.t()).settings
    assert settings.options == {SCENARIO: store.code(TOKAR), BATTLE: store.canonical(TOKAR)}
    await cup.join(2)
    await press(cup, "Close", "Close")
    await press(cup, "Pair", "Post")

    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    await server.alice.slash(server.second, "battle remove", battle=one.id)
    await server.restart()
    store._TEXTS.clear()
    t = await cup.t()
    (table,) = t.rounds[-1].tables.values()
    state, _ = await cup.begin(table)
    assert (state.battle, state.view.position.battle.name.plain) == (one.code, TITLE)
    thread, service = cup.thread(state.channel_id), server.bot.context.service
    people = {who.id: who for who in cup.people.values()}
    while state.status == "running":
        who = people[state.sides[state.asks[0].side].user_id]
        await who.slash(thread, "siege auto", scope="round")
        await server.env.advance_time(5)
        state = await service.position(state.id)
    assert "Every die and card is correct" in private(await server.bob.slash(thread, "siege verify"))
    await server.env.advance_time(20)
    t = await cup.t()
    result = t.rounds[-1].tables[table.number].results[-1]
    assert result.how == "replayed"
    assert state.result is not None
    won = table.players[0 if result.points[0] > result.points[1] else 1]
    assert state.sides[state.result["winner"]].user_id == t.players[won].person

    journal = [f.read(each) for each in await cup.service.store.facts(cup.id)]
    store._TEXTS.clear()
    record = read(write(record_of(journal)))
    assert verify_record(record).verdict in (HOLDS, SEALED)
    first = record.journal[0]
    assert isinstance(first, f.Created)
    options = {**first.settings.options, BATTLE: TOKAR.replace("turns: 2", "turns: 3")}
    other = msgspec.structs.replace(first, settings=msgspec.structs.replace(first.settings, options=options))
    forged = msgspec.structs.replace(record, journal=(other, *record.journal[1:]))
    assert verify_record(forged).verdict == DIFFERS


async def changed(cup: League, scenario: str) -> str:
    """Fill in the form of date and place with a scenario; return the answer."""
    shown = await cup.server.alice.slash(cup.channel, "judge settings")
    form = await cup.press(cup.server.alice, shown, next(each for each in labels(last(shown)) if "Date" in each))
    fields = [each["component"] for each in form.modal["components"]]
    filled = {each["custom_id"]: each.get("value") or "" for each in fields}
    return private(await cup.server.alice.submit_modal(form, {**filled, "scenario": scenario}))


async def test_the_organizer_changes_the_battle_until_the_first_round(server: PlayServer, cup: League) -> None:
    await cup.announce(**GAMES)
    assert TITLE in await changed(cup, "Adua"), "the possible names"
    told = await changed(cup, TITLE)
    assert f"Ascari, {TITLE}" in told
    assert (await cup.t()).settings.options[SCENARIO] == store.code(TOKAR)


async def test_a_battle_cannot_be_rated(server: PlayServer, cup: League) -> None:
    refused = private(await cup.create(**GAMES, scenario=TITLE, rated=True))
    assert "Battles written by users cannot be rated" in refused
    assert not await cup.service.store.in_guild(server.guild.id)


async def test_another_server_does_not_see_the_battle(server: PlayServer, cup: League) -> None:
    far = server.env.create_guild("Elsewhere")
    channel, zoe = far.create_text_channel("far"), far.add_member(server.env.create_user("zoe"))
    assert await zoe.autocomplete(channel, "tournament create", "scenario", "tokar", **GAMES) == []
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    for typed in (TITLE, one.id, one.code):
        asked = {"name": "Far", "when": "2027-01-01 20:00", "zone": "UTC", **GAMES, "scenario": typed}
        assert TITLE not in private(await zoe.slash(channel, "tournament create", **asked))
    assert not await cup.service.store.in_guild(far.id)


async def test_a_series_is_refused_wherever_a_scenario_is_chosen(server: PlayServer, cup: League) -> None:
    """It is not suggested; a typed one is named, and the tournament stays as it is."""
    await server.alice.slash(server.second, "battle add", file=("series.battle", SERIES.encode()))
    every = await server.alice.autocomplete(cup.channel, "tournament create", "scenario", "", **GAMES)
    assert {TITLE, "Coatit, 1895"} <= {each["name"] for each in every}
    assert not {SERIES_TITLE, "The road to Makalle"} & {each["name"] for each in every}
    for typed in (SERIES_TITLE, "the road to makalle"):
        refused = private(await cup.create(**GAMES, scenario=typed))
        assert "is a series" in refused
        assert "Choose a single battle" in refused
    assert not await cup.service.store.in_guild(server.guild.id)
    await cup.announce(**GAMES, scenario=TITLE)
    assert "is a series" in await changed(cup, SERIES_TITLE)
    assert (await cup.t()).settings.options[SCENARIO] == store.code(TOKAR)


@pytest.mark.stress
async def test_every_suggested_scenario_can_be_chosen(server: PlayServer, cup: League) -> None:
    await server.alice.slash(server.second, "battle add", file=("series.battle", SERIES.encode()))
    every = await server.alice.autocomplete(cup.channel, "tournament create", "scenario", "", **GAMES)
    await cup.announce(**GAMES)
    for each in every:
        assert each["name"] in (await changed(cup, each["value"])).replace("*", "")
