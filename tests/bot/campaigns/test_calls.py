"""Mentions and more time: who asked is named and nobody else is; who is waited for puts a deadline off, once a day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import stress
from support.discord_play import Hall, controls, labels, private, text

from bot.runtime.settings import Settings
from bot.ui.texts import say
from db.campaigns import CampaignRow

DAY, HOUR = 86_400, 3_600


@pytest.fixture
def settings(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Let scheduler jobs run at their due times instead of every fifteen seconds, so that days pass fast."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SIEGEMASTER_GUILD", "SIEGEMASTER_LOCALE"):
        monkeypatch.delenv(name, raising=False)
    return Settings(database=database_url, heartbeat=DAY)


async def campaign(hall: Hall, **options: Any) -> None:
    """Start a campaign of a long game that two people share; its first day has just begun."""
    asked = {"game": hall.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple", "house_rules": "days=40"}
    assert "The campaign stands" in private(await hall.alice.slash(hall.first, "campaign start", **(asked | options)))
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    await until(hall, 2026, 1, 1, 20, 1)


async def until(hall: Hall, *when: int) -> None:
    at = datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]
    await hall.env.advance_time((at - hall.env.now()).total_seconds())


async def said(hall: Hall, command: str, who: Any = None, **options: Any) -> str:
    return private(await (who or hall.alice).slash(hall.first, f"campaign {command}", **options))


async def row_of(hall: Hall) -> CampaignRow:
    cog: Any = hall.bot.get_cog("CampaignCog")
    row = await cog.schedule.stored.of((await hall.state(hall.first)).id)
    assert isinstance(row, CampaignRow)
    return row


def pings(hall: Hall) -> list[tuple[set[int], set[int]]]:
    """Return the users and roles of each message that pings somebody; nothing ever pings everybody."""
    assert not any(each.mention_everyone for each in hall.messages(hall.first))
    found = [(set(each.ping_user_ids), set(each.ping_role_ids)) for each in hall.messages(hall.first)]
    return [each for each in found if any(each)]


def calls(hall: Hall) -> list[str]:
    return [text(each) for each in hall.messages(hall.first) if "🔔" in text(each)]


def stamp(*when: int) -> str:
    return f"<t:{int(datetime(*when, tzinfo=UTC).timestamp())}:F>"  # type: ignore[misc,arg-type]


# --- mentions ---


async def test_who_asked_is_named_when_a_day_begins_and_nobody_else(hall: Hall) -> None:
    await campaign(hall)
    told = await said(hall, "mention", hall.bob, day=True)
    assert f"<@{hall.bob.id}> is named here when a day begins" in told
    assert pings(hall) == []
    await until(hall, 2026, 1, 2, 20, 1)
    assert pings(hall) == [({hall.bob.id}, set())]
    (call,) = calls(hall)
    assert call.startswith("**Day 1 is over.**")
    assert f"🔔 <@{hall.bob.id}>: day 2 has begun." in call
    assert f"<@{hall.bob.id}> is named here when a day begins" in await said(hall, "status")
    assert "is not named here" in await said(hall, "mention", hall.bob, day=False)
    await until(hall, 2026, 1, 3, 20, 1)
    assert len(pings(hall)) == 1
    assert "Named in this channel: nobody" in await said(hall, "status")


async def test_the_first_day_names_them_too(hall: Hall) -> None:
    asked = {"game": hall.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    await hall.alice.slash(hall.first, "campaign start", **asked)
    await said(hall, "mention", day=True)
    await until(hall, 2026, 1, 1, 20, 1)
    assert pings(hall) == [({hall.alice.id}, set())]
    assert "day 1 has begun" in calls(hall)[0]


async def test_before_a_deadline_only_while_something_is_open(hall: Hall) -> None:
    await campaign(hall)
    assert "2 hours before a deadline" in await said(hall, "mention", before="2h")
    await until(hall, 2026, 1, 2, 17, 59)
    assert pings(hall) == []
    await until(hall, 2026, 1, 2, 18, 30)
    assert pings(hall) == [({hall.alice.id}, set())]
    assert f"something is still open, until {stamp(2026, 1, 2, 20)}" in calls(hall)[0]
    await until(hall, 2026, 1, 2, 21)
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    await until(hall, 2026, 1, 3, 19)
    assert len(pings(hall)) == 1, "the day is done"
    assert "24 hours at most" in await said(hall, "mention", before="25h")
    assert "is no time that I understand" in await said(hall, "mention", before="soon")


async def test_who_is_waited_for_is_named_at_half_of_the_time(hall: Hall) -> None:
    await campaign(hall)
    await said(hall, "mention", hall.bob, waiting=True)
    await until(hall, 2026, 1, 2, 7, 59)
    assert pings(hall) == []
    await until(hall, 2026, 1, 2, 19)
    assert pings(hall) == [({hall.bob.id}, set())]
    assert "the game waits for you. You can decide until" in calls(hall)[0]
    await until(hall, 2026, 1, 3, 7)
    assert len(pings(hall)) == 1


async def test_who_has_not_voted_is_named_when_others_have(hall: Hall) -> None:
    await campaign(hall)
    await hall.alice.slash(hall.first, "vote start", window="1d", voters="players", quorum=2)
    await hall.env.advance_time(5)
    for who in (hall.alice, hall.bob):
        await said(hall, "mention", who, waiting=True)
    await hall.env.advance_time(5)
    assert pings(hall) == []
    ballot = next(each for each in reversed(hall.messages(hall.first)) if "sm:b:vote:" in str(each.components))
    await hall.alice.click(hall.as_message(ballot), custom_id=_first_choice(ballot))
    hall.bot.context.scheduler.wake_now()
    await hall.env.advance_time(5)
    assert pings(hall) == [({hall.bob.id}, set())]
    hall.bot.context.scheduler.wake_now()
    await hall.env.advance_time(5)
    assert len(pings(hall)) == 1


def _first_choice(ballot: Any) -> str:
    return next(part["custom_id"] for part in controls(ballot) if part["custom_id"].startswith("sm:b:vote:"))


async def test_a_role_is_named_only_by_who_may_mention_it_and_if_the_bot_may(hall: Hall) -> None:
    await campaign(hall)
    watch = hall.guild.create_role("watch")
    assert "You may not mention" in await said(hall, "mention", day=True, role=watch)
    assert f"Only <@{hall.alice.id}>" in await said(hall, "mention", hall.bob, day=True, role=watch)
    assert "never named" in await said(hall, "mention", day=True, role=hall.guild.default_role)
    loud = hall.guild.create_role("loud", permissions=discord.Permissions(mention_everyone=True, manage_guild=True))
    manager = hall.guild.add_member(hall.env.create_user("carol"), roles=[loud])
    told = await said(hall, "mention", manager, day=True, role=watch)
    assert f"<@&{watch.id}> is named here when a day begins" in told
    heralds = hall.guild.create_role("heralds", mentionable=True)
    assert f"<@&{heralds.id}> is named here when a day begins" in await said(hall, "mention", day=True, role=heralds)
    await until(hall, 2026, 1, 2, 20, 1)
    ((users, roles),) = pings(hall)
    assert (users, roles) == (set(), {heralds.id, watch.id})
    assert "is not named here" in await said(hall, "mention", day=False, role=heralds)


async def test_a_role_that_the_bot_may_not_mention_is_said_with_what_to_grant(hall: Hall) -> None:
    await campaign(hall)
    _silence(hall)
    watch = hall.guild.create_role("watch", mentionable=True)
    assert "is named here" in await said(hall, "mention", day=True, role=watch)
    loud = hall.guild.create_role("loud", permissions=discord.Permissions(mention_everyone=True, manage_guild=True))
    manager = hall.guild.add_member(hall.env.create_user("carol"), roles=[loud])
    quiet = hall.guild.create_role("quiet")
    told = await said(hall, "mention", manager, day=True, role=quiet)
    assert "Please grant me: Mention @everyone, @here, and All Roles" in told
    hall.env.backend.delete_role(hall.guild.id, watch.id)
    await hall.env.settle()
    assert "At present nobody is: the role is gone" in await said(hall, "status")
    await until(hall, 2026, 1, 2, 20, 1)
    assert pings(hall) == []


def _silence(hall: Hall) -> None:
    """Take the right to mention all roles from the bot in the first channel."""
    _, deny = discord.PermissionOverwrite(mention_everyone=False).pair()
    me = hall.bot.user
    assert me is not None
    overwrite = Overwrite(target_id=me.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
    hall.env.backend.set_overwrite(hall.first.id, overwrite)


async def test_who_does_not_play_is_not_named(hall: Hall) -> None:
    await campaign(hall)
    carol = hall.guild.add_member(hall.env.create_user("carol"))
    assert "can be named" in await said(hall, "mention", carol, day=True)
    await said(hall, "mention", hall.bob, day=True)
    await hall.alice.slash(hall.first, "siege players remove", user=hall.bob)
    await until(hall, 2026, 1, 2, 20, 1)
    assert pings(hall) == []


# --- more time ---


async def test_more_time_is_asked_for_on_the_board_once_a_day(hall: Hall) -> None:
    await campaign(hall, more_time=True)
    assert "More time" in labels(hall.board(hall.first))
    asked = await hall.press(hall.first, "More time", who=hall.bob)
    assert f"an hour more: until {stamp(2026, 1, 2, 21)}" in private(asked)
    assert f"the next day of the campaign: {stamp(2026, 1, 3, 20)}" in private(asked)
    await hall.bob.click(asked.response.message, label="An hour more")
    board = hall.board(hall.first)
    assert f"until {stamp(2026, 1, 2, 21)}" in text(board)
    assert "More time" not in labels(board)
    await hall.env.advance_time(5)
    said_so = [text(each) for each in hall.messages(hall.first) if "has asked for more time" in text(each)]
    assert [f"<@{hall.bob.id}>" in each for each in said_so] == [True]
    assert pings(hall) == []
    assert "has been put off already" in await said(hall, "more", time="hour")
    assert "has been put off; on the next day" in await said(hall, "status")
    await until(hall, 2026, 1, 2, 20, 59)
    assert (await hall.state(hall.first)).progress[0] == 1
    await until(hall, 2026, 1, 2, 21, 1)
    assert (await hall.state(hall.first)).progress[0] == 2
    assert f"until {stamp(2026, 1, 3, 20)}" in text(hall.board(hall.first)), "the day after is at its own hour"
    assert "More time" in labels(hall.board(hall.first)), "once on every day"


async def test_more_time_until_tomorrow_leaves_the_next_day_where_it_was(hall: Hall) -> None:
    await campaign(hall, more_time=True, deadline="2h")
    told = await said(hall, "more", hall.bob, time="tomorrow")
    assert f"put off** until {stamp(2026, 1, 2, 22)}" in told
    row = await row_of(hall)
    assert (row.deadline_at, row.next_at) == (
        datetime(2026, 1, 2, 22, tzinfo=UTC),
        datetime(2026, 1, 3, 20, tzinfo=UTC),
    )
    await until(hall, 2026, 1, 3, 20, 1)
    assert (await hall.state(hall.first)).progress[0] == 2


async def test_an_hour_more_past_midnight_leaves_no_day_out(hall: Hall) -> None:
    await campaign(hall, more_time=True, hour="23:30")
    await until(hall, 2026, 1, 1, 22, 31)
    await said(hall, "more", time="hour")
    await until(hall, 2026, 1, 2, 23, 31)
    assert (await hall.state(hall.first)).progress[0] == 2
    await until(hall, 2026, 1, 3, 22, 31)
    assert (await hall.state(hall.first)).progress[0] == 3
    assert not any("left out" in text(each) for each in hall.messages(hall.first))


async def test_more_time_is_refused_with_the_reason(hall: Hall) -> None:
    await campaign(hall)
    assert "More time" not in labels(hall.board(hall.first))
    assert f"<@{hall.alice.id}>, whose game it is, can allow it" in await said(hall, "more", hall.bob, time="hour")
    allowed = await said(hall, "hour", more_time=True)
    assert "may put off a deadline once a day" in allowed
    assert f"Day 2 begins {stamp(2026, 1, 2, 20)}" in allowed
    assert "More time" in labels(hall.board(hall.first))
    carol = hall.guild.add_member(hall.env.create_user("carol"))
    assert f"who is waited for can put off the deadline: <@{hall.alice.id}>" in await said(
        hall, "more", carol, time="hour"
    )
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert "Nothing is open" in await said(hall, "more", time="hour")
    await said(hall, "pause")
    assert "No campaign runs here" in await said(hall, "more", time="hour")


async def test_only_who_has_not_voted_may_put_off_a_vote(hall: Hall) -> None:
    await campaign(hall, more_time=True)
    await hall.alice.slash(hall.first, "vote start", window="1d", voters="players", quorum=2)
    await hall.env.advance_time(5)
    ballot = next(each for each in reversed(hall.messages(hall.first)) if "sm:b:vote:" in str(each.components))
    await hall.alice.click(hall.as_message(ballot), custom_id=_first_choice(ballot))
    assert f"the deadline: <@{hall.bob.id}>" in await said(hall, "more", time="hour")
    assert "is put off" in await said(hall, "more", hall.bob, time="hour")


@pytest.mark.parametrize("language", stress.spread(["en", "it", "fr"], of=3))
async def test_calls_are_in_the_language_of_the_game(hall: Hall, language: str) -> None:
    await campaign(hall, more_time=True, language=language)
    await said(hall, "mention", day=True, waiting=True, before="1h")
    assert say("button-more-time", locale=language) in labels(hall.board(hall.first))
    await until(hall, 2026, 1, 2, 20, 1)
    who, link = f"<@{hall.alice.id}>", "…"
    wanted = [
        say(f"campaign-call-{what}", locale=language, who=who, day=2, at="…", link=link, **{"in": "…"}).split("…")[0]
        for what in ("waiting", "deadline", "day")
    ]
    found = calls(hall)
    assert [start in call for start, call in zip(wanted, found, strict=True)] == [True] * 3, found
