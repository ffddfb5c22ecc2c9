"""The lobby of a server: it stays current, is posted again if it is deleted, and calls a role at most once a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import stress
from support.discord_play import PlayServer, button, controls, labels, private, text
from support.duel.room import EAST, WEST
from support.unrecorded import is_settled, leave_unrecorded

from bot.games.seats.chairs import LIVE
from bot.matches.lobby import KIND
from bot.runtime import clock
from db.lobbies import Lobbies
from db.privacy import Privacy
from db.schema.community import lobby as table
from db.schema.community import seek as seeks

pytestmark = pytest.mark.duel

HOUR, DAY = 3_600, 86_400


class Lounge:
    """A server whose manager, Grace, keeps a lobby in the second channel; players type in the first one."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel, self.room = server, server.second, server.first
        self.boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        self.grace = server.guild.add_member(server.env.create_user("grace"), roles=[self.boss])

    async def set(self, who: Any = None, **options: Any) -> str:
        answer = private(await (who or self.grace).slash(self.channel, "match lobby", **options))
        await self.wait(2)
        return answer

    async def opened(self, **options: Any) -> None:
        assert "The list of open challenges is in" in await self.set(channel=self.channel, **options)

    async def seek(self, who: Any = None, **options: Any) -> str:
        who = who or self.server.alice
        answer = private(await who.slash(self.room, "match seek", **({"game": "duel"} | options)))
        await self.wait(1)
        return answer

    async def wait(self, seconds: float) -> None:
        await self.server.env.advance_time(seconds)

    async def current(self) -> Any:
        """Return the lobby's message after its next edit."""
        await self.wait(6)
        return self.message()

    def message(self) -> Any:
        (found,) = [m for m in self.server.messages(self.channel) if "Find an opponent" in labels(m)]
        return found

    async def row(self) -> Any:
        return await Lobbies(self.server.bot.database).of(self.server.guild.id)

    def hide(self, channel: Any) -> None:
        everybody = self.server.guild.default_role.id
        denied = discord.Permissions(view_channel=True).value
        overwrite = Overwrite(target_id=everybody, type=OverwriteType.ROLE, allow=0, deny=denied)
        self.server.env.backend.set_overwrite(channel.id, overwrite)


@pytest.fixture
def lounge(server: PlayServer) -> Lounge:
    return Lounge(server)


# --- what it shows ---


async def test_challenges_are_posted_in_the_lobbys_channel_and_listed(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    assert "Nobody is looking for an opponent now" in text(lounge.message())
    await lounge.seek(side=WEST)
    assert not server.messages(lounge.room), "it is posted where all look"
    message = await lounge.current()
    assert "**Looking for an opponent** (1)" in text(message)
    assert f"1. <@{server.alice.id}>: Duel at dusk · plays West" in text(message)
    (select,) = [each for each in controls(message) if each["type"] == 3]
    (one,) = [each["value"] for each in select["options"]]
    picked = await server.bob.select(server.as_message(message), custom_id=select["custom_id"], values=[one])
    assert "You will play **East**" in private(picked)
    terms = server.env.backend.get_message(lounge.channel.id, picked.response.message.id)
    await server.bob.click(server.as_message(terms), custom_id=button(terms, "Begin"))
    assert "Nobody is looking" in text(await lounge.current())
    (thread,) = server.second.threads
    assert (await server.state(thread)).row.owner_id == server.alice.id


async def test_its_buttons_ask_for_the_terms_and_list_ones_games(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    message = lounge.message()
    asked = await server.alice.click(server.as_message(message), custom_id=button(message, "Find an opponent"))
    form = server.env.backend.get_message(lounge.channel.id, asked.response.message.id)
    for label in ("Duel at dusk", "East", "Live: 30 minutes", "Casual"):
        await server.alice.click(server.as_message(form), custom_id=button(form, label))
        form = server.env.backend.get_message(lounge.channel.id, form.id)
    assert "Your challenge is open" in text(form)
    assert "plays East" in text(await lounge.current())
    listed = await server.bob.click(server.as_message(message), custom_id=button(message, "My games"))
    assert "You are not playing any two-sided game" in private(listed)


async def test_open_seats_and_live_games_are_listed_until_they_are_taken_or_over(
    lounge: Lounge, server: PlayServer
) -> None:
    await lounge.opened()
    await server.new(lounge.room, seed=None, side=WEST)
    await server.new(server.third, seed=None, opponent=server.bob, pace=LIVE, side=EAST)
    await lounge.wait(16)
    shown = text(await lounge.current())
    assert "**Open seats** (1)\n- Duel at dusk: East · https://" in shown
    assert f"**Live now** (1)\n- Duel at dusk: <@{server.alice.id}> – <@{server.bob.id}> · https://" in shown
    await server.bob.slash(lounge.room, "side take", side=EAST)
    asked = await server.alice.slash(server.third, "siege resign")
    shown = asked.response if asked.response is not None else asked.followups[-1]
    sure = server.env.backend.get_message(server.third.id, shown.message.id)
    await server.alice.click(server.as_message(sure), custom_id=button(sure, "Give"))
    await lounge.wait(16)
    assert "Nobody is looking" in text(await lounge.current())


async def test_hidden_channels_and_challenges_to_one_player_are_not_listed(lounge: Lounge, server: PlayServer) -> None:
    await lounge.seek()
    await server.new(server.third, seed=None, side=WEST)
    lounge.hide(lounge.room)
    lounge.hide(server.third)
    await lounge.opened()
    await server.alice.slash(lounge.channel, "match challenge", user=server.bob, game="duel")
    shown = text(await lounge.current())
    assert "Nobody is looking" in shown
    assert "Open seats" not in shown


@pytest.mark.stress
async def test_more_than_25_challenges_fit(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    people = [server.guild.add_member(server.env.create_user(f"p{number} **x** <@1>")) for number in range(9)]
    for who in people:
        for _ in range(3):
            await who.slash(lounge.room, "match seek", game="duel", note="**@everyone** `x` " * 4)
    await lounge.wait(5)
    message = await lounge.current()
    assert "**Looking for an opponent** (27)" in text(message)
    assert "… and 17 more: `/match open`" in text(message)
    assert len(text(message)) < 4_000
    (select,) = [each for each in controls(message) if each["type"] == 3]
    assert len(select["options"]) == 25
    assert not message.ping_user_ids


@pytest.mark.parametrize(("locale", "said"), [("it", "Per ora nessuno cerca"), ("fr", "Personne ne cherche")])
async def test_it_speaks_the_servers_language(lounge: Lounge, server: PlayServer, locale: str, said: str) -> None:
    await lounge.opened()
    await server.bot.database.run(sa.update(table).values(locale=locale))
    await server.later(600)
    await lounge.wait(16)
    (message,) = server.messages(lounge.channel)
    assert said in text(message)


# --- it stays current ---


async def test_it_is_edited_at_most_once_in_five_seconds(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    await lounge.wait(10)
    path = f"/channels/{lounge.channel.id}/messages/{lounge.message().id}"
    before = sum(each.method == "PATCH" and path in each.path for each in server.env.http_requests)
    for who in (server.alice, server.bob, lounge.grace):
        await who.slash(lounge.room, "match seek", game="duel")
        await lounge.wait(0.5)
    await lounge.wait(3)
    between = sum(each.method == "PATCH" and path in each.path for each in server.env.http_requests)
    assert between - before <= 1
    assert "(3)" in text(await lounge.current())


@pytest.mark.parametrize("seconds", [8, stress.marked(70)])
async def test_a_challenge_made_during_a_slow_edit_is_listed(
    lounge: Lounge, server: PlayServer, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    """Discord may delay an edit, whose text was current before the delay."""
    await lounge.opened()
    await lounge.wait(10)
    edit, slow = discord.PartialMessage.edit, [True]

    async def delayed(message: Any, **asked: Any) -> Any:
        if slow and message.channel.id == lounge.channel.id:
            slow.clear()
            await asyncio.sleep(seconds)
        return await edit(message, **asked)

    monkeypatch.setattr(discord.PartialMessage, "edit", delayed)
    await lounge.seek(server.alice)
    assert not slow, "the edit has begun"
    await lounge.wait(seconds - 3)
    await lounge.seek(server.bob)
    await lounge.wait(12)
    assert "(2)" in text(lounge.message())


async def test_a_deleted_lobby_is_posted_again(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    server.env.backend.delete_message(lounge.channel.id, lounge.message().id)
    await lounge.seek()
    await lounge.wait(12)
    assert "(1)" in text(lounge.message())
    server.env.backend.delete_message(lounge.channel.id, lounge.message().id)
    await server.later(11 * 60)
    await lounge.wait(16)
    assert "(1)" in text(lounge.message()), "nothing has changed but the message"


@pytest.mark.stress
async def test_a_new_process_goes_on_with_it(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    await lounge.seek()
    await server.restart()
    await lounge.wait(20)
    assert "(1)" in text(lounge.message())
    await lounge.seek(who=server.bob)
    assert "(2)" in text(await lounge.current())


async def test_it_is_posted_once_if_its_process_was_killed_and_it_was_edited_since(
    lounge: Lounge, server: PlayServer
) -> None:
    """An edited message has no mark any more by which its notice finds it."""
    await lounge.opened()
    await leave_unrecorded(server.bot.database, KIND, lease=timedelta(minutes=10))
    await lounge.seek()
    assert "(1)" in text(await lounge.current())
    await lounge.wait(11 * 60)
    assert await is_settled(server.bot.database, KIND)
    assert "(1)" in text(lounge.message()), "there is one"
    await lounge.seek(who=server.bob)
    assert "(2)" in text(await lounge.current())


@pytest.mark.stress
async def test_it_is_posted_again_each_day_only_if_somebody_waits(lounge: Lounge, server: PlayServer) -> None:
    role = server.guild.create_role("players", mentionable=True)
    now = datetime.fromtimestamp(clock.now().timestamp(), UTC)
    hour = (now + timedelta(hours=1)).strftime("%H:%M")
    await lounge.opened(hour=hour, role=role)
    first = lounge.message().id
    await server.later(HOUR + 60)
    await lounge.wait(16)
    assert lounge.message().id == first, "nobody waits"
    await server.later(DAY - 2 * HOUR)
    await lounge.seek()
    await server.later(HOUR * 2)
    for _ in range(16):
        await lounge.wait(1)
        if lounge.message().id != first:
            break
    message = lounge.message()
    assert message.id != first
    assert text(message).startswith(f"<@&{role.id}>, somebody is looking for an opponent.")
    assert list(message.ping_role_ids) == [role.id]
    await lounge.seek(who=server.bob)
    again = await lounge.current()
    assert (again.id, "(2)" in text(again)) == (message.id, True)


# --- trouble ---


async def test_a_lobby_that_cannot_be_posted_ends_after_three_days_and_says_so(
    lounge: Lounge, server: PlayServer
) -> None:
    await lounge.opened()
    server.env.backend.delete_channel(lounge.channel.id)
    await server.later(700)
    await lounge.wait(16)
    assert (await lounge.row()).trouble_since is not None
    assert "is open" in await lounge.seek(), "challenges are posted where they are made"
    assert server.messages(lounge.room)
    await server.later(3 * DAY)
    await lounge.wait(16)
    assert await lounge.row() is None
    direct = server.messages(lounge.grace.user.dm_channel)
    assert "has ended" in text(direct[-1])


async def test_it_ends_without_a_channel_and_moves_with_another(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()
    assert "is in" in await lounge.set(channel=server.third)
    assert not server.messages(lounge.channel)
    assert "Find an opponent" in labels(server.messages(server.third)[0])
    assert "has ended" in await lounge.set()
    assert not server.messages(server.third)
    assert "Choose a `channel`" in await lounge.set()


async def test_a_lobby_with_impossible_settings_is_refused(lounge: Lounge, server: PlayServer) -> None:
    assert "Only server managers" in await lounge.set(who=server.alice, channel=lounge.channel)
    silent = server.guild.create_role("silent")
    assert "choose an `hour`" in await lounge.set(channel=lounge.channel, role=silent)
    assert "cannot mention <@&" in await lounge.set(channel=lounge.channel, role=silent, hour="20")
    everyone = server.guild.default_role
    assert "cannot mention everyone" in await lounge.set(channel=lounge.channel, role=everyone, hour="20")
    assert "nonsense" in await lounge.set(channel=lounge.channel, hour="nonsense")
    assert await lounge.row() is None


async def test_deleted_data_leave_the_lobby_without_a_name(lounge: Lounge, server: PlayServer) -> None:
    await lounge.opened()

    async def resign(*_: Any) -> None:
        raise AssertionError("no games")

    await Privacy(server.bot.database).forget(lounge.grace.id, now=clock.now(), resign=resign)
    assert (await lounge.row()).added_by == 0


# --- challenges for a role ---


async def test_only_members_of_a_role_accept_a_challenge_for_it(lounge: Lounge, server: PlayServer) -> None:
    role = server.guild.create_role("club", mentionable=True)
    carol = server.guild.add_member(server.env.create_user("carol"), roles=[role])
    await lounge.seek(side=WEST)
    answer = private(await server.alice.slash(lounge.room, "match seek", game="duel", who=role))
    await lounge.wait(1)
    assert "does not mention" not in answer
    message = server.messages(lounge.room)[-1]
    assert f"for <@&{role.id}>" in text(message)
    assert list(message.ping_role_ids) == [role.id]
    refused = await server.bob.click(server.as_message(message), custom_id=button(message, "Play"))
    assert f"This challenge is for <@&{role.id}>" in private(refused)
    assert private(await server.bob.slash(lounge.room, "match open")).count("Duel at dusk") == 1
    asked = await carol.click(server.as_message(message), custom_id=button(message, "Play"))
    assert "sides will be drawn by lot" in private(asked)
    assert private(await carol.slash(lounge.room, "match open")).count("Duel at dusk") == 2


async def test_a_role_that_cannot_be_mentioned_gets_no_ping(lounge: Lounge, server: PlayServer) -> None:
    silent = server.guild.create_role("silent")
    answer = private(await server.alice.slash(lounge.room, "match seek", game="duel", who=silent))
    await lounge.wait(1)
    assert f"The bot does not mention <@&{silent.id}>" in answer
    (message,) = server.messages(lounge.room)
    assert not message.ping_role_ids
    everyone = server.guild.default_role
    assert "is open" in private(await server.bob.slash(lounge.room, "match seek", game="duel", who=everyone))
    rows = await server.bot.database.rows(sa.select(seeks.c.role_id).order_by(seeks.c.created_at))
    assert [row.role_id for row in rows] == [silent.id, None]
