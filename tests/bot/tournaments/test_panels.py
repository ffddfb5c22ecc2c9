"""The private panels of who leads: settings from the creation on, how it works, the kit."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from support.discord_play import PlayServer, controls, labels, private
from support.tournament.stage import TournamentStage, last, told

from bot.tournaments.schedule import time_said
from bot.tournaments.service import TournamentService
from db.tournaments.store import Tournaments
from render.language import speaking

pytestmark = pytest.mark.sqlite

CUP = {"format": "centuria-weeks", "name": "Cup", "when": "2030-03-22 9:30", "zone": "Europe/Rome"}


@pytest.fixture
def stage(server: PlayServer) -> TournamentStage:
    return TournamentStage(server)


async def pick(stage: TournamentStage, who: Any, shown: Any, *values: str) -> Any:
    """Choose in the select of the last private answer."""
    message = last(shown)
    (menu,) = (part for part in controls(message) if part["type"] == 3)
    stored = stage.server.env.backend.get_message(stage.channel.id, message.id)
    return await who.select(stage.server.as_message(stored), list(values), custom_id=menu["custom_id"])


async def test_settings_are_changed_privately_before_the_announcement(stage: TournamentStage) -> None:
    server, alice = stage.server, stage.organizer
    store = TournamentService(Tournaments(server.bot.database))
    made = await alice.slash(stage.channel, "tournament create", **CUP)
    assert labels(last(made)) == ["Announce", "Change", "How it works"]
    assert "a week for each game" in told(await stage.press(alice, made, "How it works"))
    assert (await store.in_channel(stage.channel.id)).state.settings.threads
    panel = await stage.press(alice, made, "Change")
    changed = await pick(stage, alice, panel, "command_points", "no_show")
    settings = (await store.in_channel(stage.channel.id)).state.settings
    assert (settings.command_points, settings.no_show, settings.threads) == (True, 150, False)
    panel = await alice.slash(stage.channel, "judge settings")
    form = await stage.press(alice, panel, "Scenarios")
    wrong = await alice.submit_modal(form, {"scenarios": "Breach, Chess"})
    assert "Spoils of War" in private(wrong)
    form = await stage.press(alice, panel, "Scenarios")
    await alice.submit_modal(form, {"scenarios": "the sack, Breach, ponte"})
    form = await stage.press(alice, panel, "Rounds")
    figures = {"rounds": "3", "places": "12", "units": "12-14", "minutes": "120", "fixed_scenery": "1"}
    assert "whole numbers" in private(await alice.submit_modal(form, {**figures, "minutes": "long"}))
    form = await stage.press(alice, panel, "Rounds")
    shown = private(await alice.submit_modal(form, figures))
    assert "already on the table: 1" in shown
    settings = (await store.in_channel(stage.channel.id)).state.settings
    assert settings.scenarios == ("saccheggio", "breccia", "ponte")
    assert (settings.rounds, settings.places, settings.units, settings.minutes) == (3, 12, (12, 14), 120)
    form = await stage.press(alice, panel, "Date")
    was = settings
    lists = date.fromordinal(was.lists_day).isoformat()
    typed = {
        "when": "2030-03-29 10:00",
        "lists_day": lists,
        "place": "Parma",
        "table_names": "Ercole\n\nMarte",
        "prizes": "A *cup*",
    }
    past = {**typed, "when": "2020-03-29 10:00"}
    assert "has passed" in private(await alice.submit_modal(form, past))
    form = await stage.press(alice, panel, "Date")
    shown = private(await alice.submit_modal(form, typed))
    assert "Parma" in shown
    assert "A \\*cup\\*" in shown
    settings = (await store.in_channel(stage.channel.id)).state.settings
    assert (settings.table_names, settings.prizes) == (("Ercole", "Marte"), ("A *cup*",))
    assert settings.event_day == was.event_day + 7
    assert settings.lists_day == was.lists_day + 7, "the lists move with the event"
    assert "does not hold" not in shown
    form = await stage.press(alice, panel, "Scenarios")
    shown = private(await alice.submit_modal(form, {"scenarios": "", "without": "The siege towers\n"}))
    assert "not used: The siege towers" in shown
    assert "drawn at random" in shown
    assert labels(last(changed))
    assert not server.messages(stage.channel)


async def test_missing_equipment_of_a_player_is_ticked_summed_and_penalized(stage: TournamentStage) -> None:
    await stage.create(2, late_minutes=0, scenery_provided=True)
    panel = await stage.slash(stage.judge, "judge panel")
    shown = await pick(stage, stage.judge, await stage.press(stage.judge, panel, "Kit"), "2")
    (menu,) = (part for part in controls(last(shown)) if part["type"] == 3)
    assert "scenery" not in {option["value"] for option in menu["options"]}, "the organizers bring it"
    summed = await pick(stage, stage.judge, shown, "manual", "ruler")
    assert "−105" in told(summed)
    assert not (await stage.t).penalties, "the sum is shown before it is given"
    given = await stage.press(stage.judge, summed, "Give penalty: −105")
    assert [(each.player, each.name, each.points) for each in (await stage.t).penalties] == [
        (2, "ruler", 5),
        (2, "manual", 100),
    ]
    assert "Penalties already given: manual" in told(given)
    again = await stage.slash(stage.judge, "judge penalty", player="2")
    assert "Penalties already given: ruler" in told(again)
    assert "judge" in told(await stage.slash(stage.people[1], "judge penalty", player="2")).lower()


def test_a_time_is_short_enough_for_a_button() -> None:
    with speaking("en-GB"):
        assert time_said(1_795_550_400, "Europe/Rome") == "Tue 24 Nov, 21:00"
