"""Mentions and more time: who asked is named and nobody else is; who is waited for puts a deadline off, once a day."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import stress
from support.discord_play import PlayServer, controls, labels, private, text

from bot.ui.texts import say
from db.campaigns import CampaignRow

pytestmark = pytest.mark.by_alarms

DAY, HOUR = 86_400, 3_600


async def campaign(server: PlayServer, **options: Any) -> None:
    """Start a campaign of a long game that two people share; its first day has just begun."""
    asked = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple", "house_rules": "days=40"}
    assert "The campaign is ready" in private(
        await server.alice.slash(server.first, "campaign start", **(asked | options))
    )
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await until(server, 2026, 1, 1, 20, 1)


async def until(server: PlayServer, *when: int) -> None:
    at = datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]
    await server.env.advance_time((at - server.env.now()).total_seconds())


async def said(server: PlayServer, command: str, who: Any = None, **options: Any) -> str:
    return private(await (who or server.alice).slash(server.first, f"campaign {command}", **options))


async def row_of(server: PlayServer) -> CampaignRow:
    cog: Any = server.bot.get_cog("CampaignCog")
    row = await cog.schedule.stored.of((await server.state(server.first)).id)
    assert isinstance(row, CampaignRow)
    return row


def pings(server: PlayServer) -> list[tuple[set[int], set[int]]]:
    """Return the users and roles of each message that pings somebody; nothing ever pings everybody."""
    assert not any(each.mention_everyone for each in server.messages(server.first))
    found = [(set(each.ping_user_ids), set(each.ping_role_ids)) for each in server.messages(server.first)]
    return [each for each in found if any(each)]


def calls(server: PlayServer) -> list[str]:
    return [text(each) for each in server.messages(server.first) if "🔔" in text(each)]


def stamp(*when: int) -> str:
    return f"<t:{int(datetime(*when, tzinfo=UTC).timestamp())}:F>"  # type: ignore[misc,arg-type]


# --- mentions ---


async def test_only_players_who_asked_are_mentioned_when_a_day_begins(server: PlayServer) -> None:
    await campaign(server)
    told = await said(server, "mention", server.bob, day=True)
    assert f"The bot will mention <@{server.bob.id}> here when a day begins" in told
    assert pings(server) == []
    await until(server, 2026, 1, 2, 20, 1)
    assert pings(server) == [({server.bob.id}, set())]
    (call,) = calls(server)
    assert call.startswith("**Day 1 is over.**")
    assert f"🔔 <@{server.bob.id}>: day 2 has begun." in call
    assert f"The bot will mention <@{server.bob.id}> here when a day begins" in await said(server, "status")
    assert "will not mention" in await said(server, "mention", server.bob, day=False)
    await until(server, 2026, 1, 3, 20, 1)
    assert len(pings(server)) == 1
    assert "The bot mentions nobody in this channel" in await said(server, "status")


async def test_players_who_asked_are_mentioned_on_the_first_day(server: PlayServer) -> None:
    asked = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    await server.alice.slash(server.first, "campaign start", **asked)
    await said(server, "mention", day=True)
    await until(server, 2026, 1, 1, 20, 1)
    assert pings(server) == [({server.alice.id}, set())]
    assert "day 1 has begun" in calls(server)[0]


@pytest.mark.stress
async def test_players_are_mentioned_before_a_deadline_only_while_a_decision_is_open(server: PlayServer) -> None:
    await campaign(server)
    assert "2 hours before" in await said(server, "mention", before="2h")
    await until(server, 2026, 1, 2, 17, 59)
    assert pings(server) == []
    await until(server, 2026, 1, 2, 18, 30)
    assert pings(server) == [({server.alice.id}, set())]
    assert f"you still have to decide, by {stamp(2026, 1, 2, 20)}" in calls(server)[0]
    await until(server, 2026, 1, 2, 21)
    await server.alice.slash(server.first, "siege auto", scope="all")
    await until(server, 2026, 1, 3, 19)
    assert len(pings(server)) == 1, "the day is done"
    assert "at most 24 hours" in await said(server, "mention", before="25h")
    assert "cannot read “soon” as a length of time" in await said(server, "mention", before="soon")


@pytest.mark.stress
async def test_the_awaited_player_is_mentioned_at_half_of_the_time(server: PlayServer) -> None:
    await campaign(server)
    await said(server, "mention", server.bob, waiting=True)
    await until(server, 2026, 1, 2, 7, 59)
    assert pings(server) == []
    await until(server, 2026, 1, 2, 19)
    assert pings(server) == [({server.bob.id}, set())]
    assert "the game is waiting for you. Decide by" in calls(server)[0]
    await until(server, 2026, 1, 3, 7)
    assert len(pings(server)) == 1


@pytest.mark.stress
async def test_players_without_a_vote_are_mentioned_once_others_have_voted(server: PlayServer) -> None:
    await campaign(server)
    await server.alice.slash(server.first, "vote start", window="1d", voters="players", quorum=2)
    await server.env.advance_time(5)
    for who in (server.alice, server.bob):
        await said(server, "mention", who, waiting=True)
    await server.env.advance_time(5)
    assert pings(server) == []
    ballot = next(each for each in reversed(server.messages(server.first)) if "sm:b:vote:" in str(each.components))
    await server.alice.click(server.as_message(ballot), custom_id=_first_choice(ballot))
    server.bot.context.scheduler.wake_now()
    await server.env.advance_time(5)
    assert pings(server) == [({server.bob.id}, set())]
    server.bot.context.scheduler.wake_now()
    await server.env.advance_time(5)
    assert len(pings(server)) == 1


def _first_choice(ballot: Any) -> str:
    return next(part["custom_id"] for part in controls(ballot) if part["custom_id"].startswith("sm:b:vote:"))


@pytest.mark.stress
async def test_a_role_is_mentioned_only_if_the_user_and_the_bot_may_mention_it(server: PlayServer) -> None:
    await campaign(server)
    watch = server.guild.create_role("watch")
    assert "You are not allowed to mention" in await said(server, "mention", day=True, role=watch)
    assert f"Only <@{server.alice.id}>" in await said(server, "mention", server.bob, day=True, role=watch)
    assert "never mentions everyone" in await said(server, "mention", day=True, role=server.guild.default_role)
    loud = server.guild.create_role("loud", permissions=discord.Permissions(mention_everyone=True, manage_guild=True))
    manager = server.guild.add_member(server.env.create_user("carol"), roles=[loud])
    told = await said(server, "mention", manager, day=True, role=watch)
    assert f"The bot will mention <@&{watch.id}> here when a day begins" in told
    heralds = server.guild.create_role("heralds", mentionable=True)
    assert f"The bot will mention <@&{heralds.id}> here when a day begins" in await said(
        server, "mention", day=True, role=heralds
    )
    await until(server, 2026, 1, 2, 20, 1)
    ((users, roles),) = pings(server)
    assert (users, roles) == (set(), {heralds.id, watch.id})
    assert "will not mention" in await said(server, "mention", day=False, role=heralds)


@pytest.mark.stress
async def test_a_role_that_the_bot_may_not_mention_is_refused_with_the_missing_permission(server: PlayServer) -> None:
    await campaign(server)
    _silence(server)
    watch = server.guild.create_role("watch", mentionable=True)
    assert "The bot will mention" in await said(server, "mention", day=True, role=watch)
    loud = server.guild.create_role("loud", permissions=discord.Permissions(mention_everyone=True, manage_guild=True))
    manager = server.guild.add_member(server.env.create_user("carol"), roles=[loud])
    quiet = server.guild.create_role("quiet")
    told = await said(server, "mention", manager, day=True, role=quiet)
    assert "“Mention @everyone, @here, and All Roles”" in told
    server.env.backend.delete_role(server.guild.id, watch.id)
    await server.env.settle()
    assert "The bot cannot mention anybody right now. The role was deleted" in await said(server, "status")
    await until(server, 2026, 1, 2, 20, 1)
    assert pings(server) == []


def _silence(server: PlayServer) -> None:
    """Take the right to mention all roles from the bot in the first channel."""
    _, deny = discord.PermissionOverwrite(mention_everyone=False).pair()
    me = server.bot.user
    assert me is not None
    overwrite = Overwrite(target_id=me.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(server.first.id, overwrite)


@pytest.mark.stress
async def test_users_who_do_not_play_are_not_mentioned(server: PlayServer) -> None:
    await campaign(server)
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "can mention only players" in await said(server, "mention", carol, day=True)
    await said(server, "mention", server.bob, day=True)
    await server.alice.slash(server.first, "siege players remove", user=server.bob)
    await until(server, 2026, 1, 2, 20, 1)
    assert pings(server) == []


# --- more time ---


@pytest.mark.stress
async def test_more_time_can_be_requested_on_the_board_once_a_day(server: PlayServer) -> None:
    await campaign(server, more_time=True)
    assert "More time" in labels(server.board(server.first))
    asked = await server.press(server.first, "More time", who=server.bob)
    assert f"one more hour: until {stamp(2026, 1, 2, 21)}" in private(asked)
    assert f"the campaign’s next date: {stamp(2026, 1, 3, 20)}" in private(asked)
    await server.bob.click(asked.response.message, label="One more hour")
    board = server.board(server.first)
    assert f"until {stamp(2026, 1, 2, 21)}" in text(board)
    assert "More time" not in labels(board)
    await server.env.advance_time(5)
    said_so = [text(each) for each in server.messages(server.first) if "has asked for more time" in text(each)]
    assert [f"<@{server.bob.id}>" in each for each in said_so] == [True]
    assert pings(server) == []
    assert "has already been extended" in await said(server, "more", time="hour")
    assert "has already been extended, but you can still extend the next one" in await said(server, "status")
    await until(server, 2026, 1, 2, 20, 59)
    assert (await server.state(server.first)).progress[0] == 1
    await until(server, 2026, 1, 2, 21, 1)
    assert (await server.state(server.first)).progress[0] == 2
    assert f"until {stamp(2026, 1, 3, 20)}" in text(server.board(server.first)), "the day after is at its own hour"
    assert "More time" in labels(server.board(server.first)), "once on every day"


@pytest.mark.stress
async def test_more_time_until_tomorrow_does_not_move_the_next_day(server: PlayServer) -> None:
    await campaign(server, more_time=True, deadline="2h")
    told = await said(server, "more", server.bob, time="tomorrow")
    assert f"extended** until {stamp(2026, 1, 2, 22)}" in told
    row = await row_of(server)
    assert (row.deadline_at, row.next_at) == (
        datetime(2026, 1, 2, 22, tzinfo=UTC),
        datetime(2026, 1, 3, 20, tzinfo=UTC),
    )
    await until(server, 2026, 1, 3, 20, 1)
    assert (await server.state(server.first)).progress[0] == 2


@pytest.mark.stress
async def test_an_extra_hour_past_midnight_skips_no_day(server: PlayServer) -> None:
    await campaign(server, more_time=True, hour="23:30")
    await until(server, 2026, 1, 1, 22, 31)
    await said(server, "more", time="hour")
    await until(server, 2026, 1, 2, 23, 31)
    assert (await server.state(server.first)).progress[0] == 2
    await until(server, 2026, 1, 3, 22, 31)
    assert (await server.state(server.first)).progress[0] == 3
    assert not any("left out" in text(each) for each in server.messages(server.first))


@pytest.mark.stress
async def test_more_time_is_refused_with_the_reason(server: PlayServer) -> None:
    await campaign(server)
    assert "More time" not in labels(server.board(server.first))
    assert f"<@{server.alice.id}>, who leads the game, can allow it" in await said(
        server, "more", server.bob, time="hour"
    )
    allowed = await said(server, "hour", more_time=True)
    assert "can extend the deadline" in allowed
    assert f"Day 2 begins {stamp(2026, 1, 2, 20)}" in allowed
    assert "More time" in labels(server.board(server.first))
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert f"Only a player the game is waiting for can extend the deadline: <@{server.alice.id}>" in await said(
        server, "more", carol, time="hour"
    )
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert "The game is not waiting for anybody" in await said(server, "more", time="hour")
    await said(server, "pause")
    assert "There is no campaign here" in await said(server, "more", time="hour")


async def test_only_players_without_a_vote_may_extend_a_vote(server: PlayServer) -> None:
    await campaign(server, more_time=True)
    await server.alice.slash(server.first, "vote start", window="1d", voters="players", quorum=2)
    await server.env.advance_time(5)
    ballot = next(each for each in reversed(server.messages(server.first)) if "sm:b:vote:" in str(each.components))
    await server.alice.click(server.as_message(ballot), custom_id=_first_choice(ballot))
    assert f"the deadline: <@{server.bob.id}>" in await said(server, "more", time="hour")
    assert "is extended" in await said(server, "more", server.bob, time="hour")


@pytest.mark.stress
@pytest.mark.parametrize("language", stress.spread(["en", "it", "fr"], of=3))
async def test_calls_are_in_the_language_of_the_game(server: PlayServer, language: str) -> None:
    await campaign(server, more_time=True, language=language)
    await said(server, "mention", day=True, waiting=True, before="1h")
    assert say("button-more-time", locale=language) in labels(server.board(server.first))
    await until(server, 2026, 1, 2, 20, 1)
    who, link = f"<@{server.alice.id}>", "…"
    wanted = [
        say(
            f"campaign-call-{what}", locale=language, who=who, period="day", day=2, at="…", link=link, **{"in": "…"}
        ).split("…")[0]
        for what in ("waiting", "day")  # nobody is named twice in a day, so the deadline names nobody
    ]
    found = calls(server)
    assert [start in call for start, call in zip(wanted, found, strict=True)] == [True] * 2, found
