"""Reminders of tournaments, each once, over restarts and outages: before lists, the start, the end of a round."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from support.discord_play import PlayServer, labels, text
from support.tournament.play import worth
from support.tournament.weeks import Weeks, pinged

from bot.runtime import clock
from bot.tournaments.service import Decision
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

ARMY = "army: Roma"


@pytest.fixture
def day(server: PlayServer) -> Weeks:
    return Weeks(server)


def told(day: Weeks, word: str) -> list[Any]:
    """Return the messages of the channel that say something."""
    return [each for each in day.server.messages(day.stage.channel) if word in text(each)]


def directly(day: Weeks, who: Any) -> list[str]:
    return [text(each) for each in day.server.messages(who.user.dm_channel)]


async def joins(day: Weeks, name: str, number: int, *, remind: bool = False) -> Any:
    """Let somebody register."""
    who = day.server.guild.add_member(day.env.create_user(name))
    fact = f.Registered(player=number, name=name.title(), person=who.id)
    decision = Decision([fact], remind=remind)
    await day.stage.service.decide(day.stage.id, lambda _t, _seed: decision, by=who.id, now=clock.now())
    return who


async def test_who_has_no_list_is_named_at_72_and_24_hours(day: Weeks) -> None:
    today = clock.now().astimezone(ZoneInfo("UTC")).toordinal()
    lists = {"lists": True, "event_day": today + 15, "lists_day": today + 4}
    await day.stage.create(1, start=False, **lists)
    asks = await joins(day, "asks", 2, remind=True)
    done = await joins(day, "done", 3)
    await day.stage.does(f.ListHanded(player=3, day=today, list="", units=12, generals=1), by=done)
    await day.later(hours=24)
    assert told(day, "Army lists are due") == []
    await day.later(hours=30)
    (first,) = told(day, "Army lists are due")
    assert "Missing: Player 1, Asks" in text(first)
    assert "Done" not in text(first).partition("Missing")[2]
    assert pinged(first) == set()
    await day.server.restart()
    await day.later(hours=44)
    assert len(told(day, "Army lists are due")) == 2, "once each, over a restart too"
    assert len([each for each in directly(day, asks) if "your army list is due" in each]) == 2
    assert directly(day, done) == []


async def test_an_hour_before_the_start_everybody_is_asked_whether_they_are_here(day: Weeks) -> None:
    starts = int((clock.now() + timedelta(hours=5)).timestamp())
    await day.stage.create(1, start=False, starts=starts)
    asks = await joins(day, "asks", 2, remind=True)
    await day.later(hours=3, minutes=50)
    assert told(day, "Who is here?") == []
    await day.later(minutes=20)
    (message,) = told(day, "Who is here?")
    assert labels(message) == ["I am here"]
    assert len(directly(day, asks)) == 1
    await day.press(asks, day.stage.channel, "I am here")
    assert (await day.stage.t).players[2].here
    await day.later(minutes=40)
    assert len(told(day, "Who is here?")) == 1
    assert len(directly(day, asks)) == 1


async def test_a_round_of_a_day_is_told_30_10_and_0_minutes_before_its_end(day: Weeks) -> None:
    await day.stage.create(4, minutes=120, scenarios=("breccia",))
    await day.later(minutes=80)
    assert told(day, "Not reported yet") == []
    await day.later(minutes=12)
    (half,) = told(day, "Not reported yet")
    assert text(half).endswith("Not reported yet: 1, 2.")
    await day.stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    await day.server.restart()
    await day.later(minutes=20)
    assert [text(each)[-2:] for each in told(day, "Not reported yet")] == ["2.", "2."]
    await day.later(minutes=10)
    assert len(told(day, "The time of round 1 is over")) == 1
    await day.later(minutes=30)
    assert len(told(day, "Not reported yet")) == 3
    assert all(pinged(each) == set() for each in told(day, "Not reported yet"))


async def test_after_an_outage_the_latest_that_still_counts_is_told(day: Weeks) -> None:
    await day.stage.create(4, minutes=120, scenarios=("breccia",))
    day.env.backend.clock.advance(116 * 60)  # nobody was there at 30 and at 10 minutes
    await day.later(seconds=1)
    assert len(told(day, "Not reported yet")) == 1


async def test_who_waits_for_a_place_is_told_when_there_is_one(day: Weeks) -> None:
    await day.stage.create(2, start=False, places=2)
    waits = await joins(day, "waits", 3, remind=True)
    await day.later(minutes=1)
    assert told(day, "A place is free") == []
    await day.stage.does(f.Withdrawn(player=1), by=day.stage.people[1])
    await day.later(minutes=1)
    (message,) = told(day, "A place is free")
    assert "with number 3" in text(message)
    assert pinged(message) <= {waits.id}
    assert len(directly(day, waits)) == 1, "directly, too, who asked for that"
    await day.server.restart()
    await day.later(minutes=10)
    assert len(told(day, "A place is free")) == 1
