"""Channels, threads and people that watch a game: the messages to them, and the handling of unreachable ones."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from PIL import Image
from simcord.backend.errors import OptionError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import discord_limits
from support.discord_play import PlayServer, controls, presses, private, text

from bot.games.state import GameState
from bot.runtime import clock
from bot.spectating import follows
from bot.spectating.follows import MOST
from db.follows import Follow, Follows
from db.notices import NoticeQueue
from db.schema.community import game_follow
from db.schema.games import game
from render.language import language
from render.pictures.print_page import Page

pytestmark = pytest.mark.by_alarms

DAY = 86_400
PUBLISHED = 0b11
"""The flags of a published message; the simulation sets the second."""


@pytest.fixture
def game_follows(server: PlayServer) -> Follows:
    return Follows(server.bot.database)


async def follow(server: PlayServer, state: GameState, user: Any = None, channel: Any = None, **options: Any) -> str:
    """Let room-3, or another channel, watch the game."""
    asked = await (user or server.alice).slash(channel or server.third, "siege watch", game=state.id, **options)
    return private(asked)


async def news(server: PlayServer) -> None:
    """Wait until notices have been sent."""
    await server.env.advance_time(7)


async def decide(server: PlayServer, scope: str) -> None:
    await server.alice.slash(server.first, "siege auto", scope=scope)


def forbid(server: PlayServer, channel: Any, *names: str, **more: Any) -> None:
    """Deny everybody, including the bot, permissions in a channel; nothing restores them."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(channel.id, role)


def reads(server: PlayServer, locale: str) -> None:
    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=locale)

    server.env.backend.subscribers.insert(0, read)


def direct_messages(server: PlayServer, user: Any) -> list[str]:
    """Return a person's direct messages."""
    return [text(message) for message in server.messages(user.user.dm_channel)]


# --- content ---


@pytest.mark.stress
async def test_every_phase_posts_the_board_without_controls(server: PlayServer) -> None:
    state = await server.new(server.first)
    assert "follows Orchard: every phase" in await follow(server, state, what="phase")
    assert server.messages(server.third) == []
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna"})
    await server.alice.slash(server.first, "siege done")
    await news(server)
    (board,) = server.messages(server.third)
    assert not controls(board)
    assert "**Orchard**, day 1" in text(board)
    assert "Walked" in text(board), "the story"
    assert "stop following" in text(board)
    assert f"/channels/{server.guild.id}/{server.first.id}/" in text(board), "the way to the board"
    assert [each["filename"] for each in board.attachments] == ["board.png"]
    assert not discord_limits.faults_of_message({"components": board.components})
    await decide(server, "decision")
    await news(server)
    told = len(server.messages(server.third))
    before = await server.state(server.first)
    assert before.ask is not None
    while (state := await server.state(server.first)).ask is not None and state.ask.kind != "walk":
        await decide(server, "phase")
    await news(server)
    told = len(server.messages(server.third))
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "hedge", "what": "ben"})
    await news(server)
    assert len(server.messages(server.third)) == told, "nothing is told while a phase goes on"


@pytest.mark.stress
async def test_every_day_posts_the_paper_of_the_finished_day(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []

    async def dispatch(state: GameState, *, period: int | None) -> Page | None:
        asked.append(period)
        out = io.BytesIO()
        Image.new("RGB", (40, 40)).save(out, "PNG")
        return Page(out.getvalue(), f"A page in {language()}", f"The paper of day {period}")

    monkeypatch.setattr(server.bot.context.boards.printed_pages, "newspaper", dispatch)
    state = await server.new(server.first)
    await follow(server, state)
    await decide(server, "phase")
    await news(server)
    assert server.messages(server.third) == [], "a phase is no day"
    await decide(server, "day")
    await news(server)
    (paper,) = server.messages(server.third)
    assert asked == [1]
    assert "The paper of day 1" in text(paper)
    assert not controls(paper)
    assert [each["filename"] for each in paper.attachments] == ["dispatch.png"]
    assert not discord_limits.faults_of_message({"components": paper.components})


async def test_watching_only_the_end_posts_only_the_end(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="end")
    await decide(server, "day")
    await news(server)
    assert server.messages(server.third) == []
    await decide(server, "all")
    await news(server)
    (end,) = server.messages(server.third)
    assert "apples eaten" in text(end)
    assert "apple" in text(end), "its seed"
    assert "nothing more will be posted here" in text(end)
    assert not controls(end)
    assert await game_follows.of_game(state.id) == []


async def test_a_resignation_is_posted_to_all_watchers(server: PlayServer) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="end")
    asked = await server.alice.slash(server.first, "siege resign")
    assert asked.response is not None
    await server.alice.click(asked.response.message, label="Give the game up")
    await news(server)
    (end,) = server.messages(server.third)
    assert "was given up" in text(end)


@pytest.mark.stress
async def test_a_long_stretch_makes_one_message_with_a_summary(server: PlayServer) -> None:
    """The steward plays forty days with twenty watching channels: each gets one message instead of forty."""
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    state = await server.state(server.first)
    rooms = [server.guild.create_text_channel(f"stand-{n}") for n in range(20)]
    for n, room in enumerate(rooms):
        await follow(server, state, channel=room, what=("phase", "day")[n % 2])
    for _ in range(6):
        await decide(server, "day")
    await news(server)
    for room in rooms:
        (message,) = server.messages(room)
        assert "Days 1 to 6 have passed." in text(message)
    await decide(server, "all")
    await news(server)
    for room in rooms:
        _, end = server.messages(room)
        assert "Days 7 to 40 have passed." in text(end)
        assert "nothing more will be posted here" in text(end)


@pytest.mark.stress
async def test_a_quick_player_does_not_keep_watchers_waiting_for_ever(server: PlayServer) -> None:
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    await follow(server, await server.state(server.first), what="day")
    for _ in range(24):
        await decide(server, "day")
        await server.env.advance_time(3)
    assert 1 <= len(server.messages(server.third)) <= 3


async def test_repeating_the_command_changes_what_is_watched(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    reply = await follow(server, state, what="end", language="it")
    assert "Your choice: only the end" in reply
    (one,) = await game_follows.of_game(state.id)
    assert (one.what, one.locale) == ("end", "it")
    await follow(server, state, what="phase")
    assert (await game_follows.of_game(state.id))[0].locale == "it", "the language stays as it was"


@pytest.mark.stress
async def test_a_pending_notice_is_dropped_when_watching_ends(server: PlayServer) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    await decide(server, "phase")
    await follow(server, state, what="end")
    await news(server)
    assert server.messages(server.third) == []
    await follow(server, state, what="phase")
    await decide(server, "phase")
    assert "no longer follows Orchard" in private(await server.alice.slash(server.third, "siege watch", what="none"))
    await news(server)
    await decide(server, "all")
    await news(server)
    assert server.messages(server.third) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This channel follows the game"),
        ("it", "Questo canale segue la partita"),
        ("fr", "Ce salon suit la partie"),
    ],
)
async def test_posts_are_in_the_watchers_language(server: PlayServer, language: str, said: str) -> None:
    state = await server.new(server.first, language="en")
    await follow(server, state, what="phase", language=language)
    await decide(server, "phase")
    await news(server)
    assert said in text(server.messages(server.third)[0])
    reads(server, language)
    assert await follow(server, state, channel=server.second)


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=60)  # the background is drawn in each language
async def test_a_siege_is_posted_in_three_languages(server: PlayServer) -> None:
    """The pictures and texts of one version are not mixed up between languages."""
    server.game = "siege"
    state = await server.new(server.first, seed="pomegranate-17", language="en")
    rooms = {name: server.guild.create_text_channel(f"stand-{name}") for name in ("en", "it", "fr")}
    for name, room in rooms.items():
        await follow(server, state, channel=room, what="phase", language=name)
    await decide(server, "phase")
    await news(server)
    reply = {name: text(server.messages(room)[0]) for name, room in rooms.items()}
    assert "Day 1" in reply["en"]
    assert "Giorno 1" in reply["it"]
    assert "Jour 1" in reply["fr"]
    drawn = {await server.as_message(server.messages(room)[0]).attachments[0].read() for room in rooms.values()}
    assert len(drawn) == 3


# --- places ---


async def test_another_channel_and_threads_can_watch(server: PlayServer) -> None:
    state = await server.new(server.first)
    asked = await server.alice.slash(server.first, "siege watch", game=state.id, channel=server.third, what="phase")
    assert f"<#{server.third.id}> now follows" in private(asked)
    await server.bob.slash(server.second, "siege new", game=server.game, where="thread")
    (thread,) = server.second.threads
    await server.alice.slash(server.first, "siege watch", game=state.id, channel=thread, what="phase")
    server.env.backend.channels[thread.id].thread_metadata.archived = True
    before = len(server.messages(thread))
    await decide(server, "phase")
    await news(server)
    assert len(server.messages(server.third)) == 1
    assert len(server.messages(thread)) == before + 1


@pytest.mark.stress
async def test_a_user_can_watch_in_direct_messages(server: PlayServer) -> None:
    """A server's game is named by its number or its link; a game that the user may not see cannot be watched."""
    state = await server.new(server.first)
    state = await server.state(server.first)
    bob = server.bob.user
    link = f"https://discord.com/channels/{state.guild_id}/{state.channel_id}/{state.board_message_id}"
    begun = private(await bob.slash("siege watch", game=link, what="phase"))
    assert "You now follow Orchard here: every phase" in begun
    await decide(server, "phase")
    await news(server)
    (told,) = server.messages(bob.dm_channel)
    assert "day 1" in text(told)
    assert not controls(told)
    forbid(server, server.first, "view_channel")
    await server.bot.context.service.auto(
        state.id, version=(await server.state(server.first)).version, scope="day", actor=server.alice.id
    )
    await news(server)
    assert "you can no longer see its channel" in direct_messages(server, server.bob)[-1]
    assert "This channel does not follow any game" in private(await bob.slash("siege watch", what="none"))
    assert "There is no game “" in private(await bob.slash("siege watch", game=state.id))


@pytest.mark.stress
async def test_an_unreachable_server_does_not_count_as_hidden(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await server.bob.user.slash("siege watch", game=state.id, what="phase")
    cached = server.bot.get_guild(server.guild.id)
    assert cached is not None
    cached.unavailable = True
    await decide(server, "phase")
    await news(server)
    assert direct_messages(server, server.bob) == []
    assert await game_follows.of_game(state.id)
    cached.unavailable = False
    await server.env.advance_time(30)
    assert len(direct_messages(server, server.bob)) == 1


async def test_watching_can_be_ended_in_direct_messages(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.bob.user.slash("siege watch", game=state.id)
    assert "You no longer follow Orchard" in private(await server.bob.user.slash("siege watch", what="none"))
    await decide(server, "all")
    await news(server)
    assert direct_messages(server, server.bob) == []


@pytest.mark.stress
async def test_a_news_channel_publishes_the_post(server: PlayServer) -> None:
    state = await server.new(server.first)
    herald = server.guild.create_news_channel("herald")
    await follow(server, state, channel=herald, what="phase")
    await decide(server, "phase")
    await news(server)
    (message,) = server.messages(herald)
    assert message.flags & PUBLISHED
    server.env.inject_error("POST", f"/channels/{herald.id}/messages/*/crosspost", status=403, code=50013)
    await decide(server, "phase")
    await news(server)
    assert len(server.messages(herald)) == 2, "what cannot be passed on stands there all the same"


@pytest.mark.stress
async def test_a_rate_limited_news_channel_delays_no_other_notice(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would wait as long as Discord says, and every other notice would wait behind it."""
    tried: list[int] = []

    async def publish(message: discord.Message) -> None:
        tried.append(message.id)
        await asyncio.sleep(3_000)

    monkeypatch.setattr(discord.Message, "publish", publish)
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    state = await server.state(server.first)
    herald = server.guild.create_news_channel("herald")
    for room in (herald, server.third):
        await follow(server, state, channel=room, what="phase")
    for _ in range(2):
        await decide(server, "phase")
        await server.env.advance_time(12)
    assert [len(server.messages(room)) for room in (herald, server.third)] == [2, 2]
    assert len(tried) == 1, "for an hour nothing more is published there"
    await server.env.advance_time(3_700)
    await decide(server, "phase")
    await server.env.advance_time(12)
    assert len(tried) == 2


@pytest.mark.stress
async def test_a_game_moved_to_a_watching_channel_is_not_posted_twice(server: PlayServer) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    await server.alice.slash(server.third, "siege here")
    before = len(server.messages(server.third))
    await server.alice.slash(server.third, "siege done")
    await news(server)
    assert len(server.messages(server.third)) == before + 1, "its own board"


# --- permissions ---


async def test_strangers_can_watch_only_in_direct_messages(server: PlayServer) -> None:
    state = await server.new(server.first)
    assert "Only a player of that game" in await follow(server, state, server.bob)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    assert "follows Orchard" in await follow(server, state, server.bob)


async def test_a_manager_needs_the_permission_to_post_to_let_a_channel_watch(
    server: PlayServer, game_follows: Follows
) -> None:
    state = await server.new(server.first)
    boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[boss])
    assert "follows Orchard" in await follow(server, state, grace)
    mute = discord.PermissionOverwrite(send_messages=False)
    muted = server.guild.create_text_channel("muted", overwrites={server.guild.default_role: mute})
    assert "posts only what you may post" in await follow(server, state, channel=muted)
    assert len(await game_follows.of_game(state.id)) == 1


async def test_the_refusal_names_the_permissions_that_the_bot_needs(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    mute = discord.PermissionOverwrite(attach_files=False)
    bare = server.guild.create_text_channel("bare", overwrites={server.guild.default_role: mute})
    reply = await follow(server, state, channel=bare)
    assert "Attach Files" in reply
    assert f"<#{bare.id}>" in reply
    assert await game_follows.of_game(state.id) == []


async def test_a_forum_is_not_offered_and_is_refused_in_older_commands(
    server: PlayServer, game_follows: Follows
) -> None:
    state = await server.new(server.first)
    forum = server.guild.create_forum_channel("forum")
    with pytest.raises(OptionError, match="channel types"):
        await server.alice.slash(server.first, "siege watch", game=state.id, channel=forum)
    (siege,) = [each for each in server.env.backend.commands[None].values() if each["name"] == "siege"]
    (watch,) = [each for each in siege["options"] if each["name"] == "watch"]
    (option,) = [each for each in watch["options"] if each["name"] == "channel"]
    option["channel_types"].append(discord.ChannelType.forum.value)
    asked = await server.alice.slash(server.first, "siege watch", game=state.id, channel=forum)
    assert "cannot post there" in private(asked)
    assert await game_follows.of_game(state.id) == []


async def test_games_that_cannot_be_watched_are_refused(server: PlayServer) -> None:
    state = await server.new(server.first)
    assert "played in this channel" in await follow(server, state, channel=server.first)
    assert "There is no game “nonsense”" in private(
        await server.alice.slash(server.third, "siege watch", game="nonsense")
    )
    assert "This channel does not follow any game" in private(
        await server.alice.slash(server.third, "siege watch", what="none")
    )
    await decide(server, "all")
    assert "is over" in await follow(server, state)


async def test_a_hidden_game_is_reported_as_unknown(server: PlayServer) -> None:
    secret = server.guild.create_text_channel("secret")
    state = await server.new(secret)
    forbid(server, secret, "view_channel")
    boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[boss])
    for user in (server.bob, grace):
        assert "There is no game “" in await follow(server, state, user)
        assert await user.autocomplete(server.third, "siege watch", "game", "") == []
    (offered,) = await server.alice.autocomplete(server.third, "siege watch", "game", "")
    assert offered["value"] == state.id
    await server.alice.user.slash("siege new", game=server.game)
    direct = await server.state(server.alice.user.dm_channel)
    assert "There is no game “" in await follow(server, direct, server.bob)
    assert "follows" in await follow(server, direct), "one’s own game, wherever it is played"


async def test_the_number_of_watchers_is_limited(
    server: PlayServer, game_follows: Follows, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    one = Follow(
        game_id=state.id,
        channel_id=0,
        guild_id=1,
        what="end",
        locale="en",
        added_by=1,
        added_at=state.created_at,
        told_version=1,
        told_period=1,
    )
    async with server.bot.database.write() as connection:
        rows = [{**{name: getattr(one, name) for name in one.__slots__}, "channel_id": n} for n in range(1, MOST + 1)]
        await connection.execute(sa.insert(game_follow), rows)
    assert f"{MOST} followers" in await follow(server, state)


async def test_only_permitted_users_can_end_watching(server: PlayServer, game_follows: Follows) -> None:
    state, other = await server.new(server.first), await server.new(server.second, server.bob)
    await follow(server, state)
    assert "You cannot stop the posts" in private(await server.bob.slash(server.third, "siege watch", what="none"))
    await follow(server, other, server.bob)
    reply = private(await server.alice.slash(server.third, "siege watch", what="none"))
    assert state.id in reply
    assert other.id in reply
    offered = await server.alice.autocomplete(server.third, "siege watch", "game", "", what="none")
    assert {choice["value"] for choice in offered} == {state.id, other.id}
    await server.alice.slash(server.first, "siege watch", what="none", game=state.id, channel=server.third)
    assert [each.game_id for each in await game_follows.in_channel(server.third.id)] == [other.id]
    assert "does not follow" in private(await server.bob.slash(server.third, "siege watch", what="none", game="xyz"))


async def test_a_sealed_game_cannot_be_watched_by_a_channel(server: PlayServer) -> None:
    state = await server.new(server.first)
    async with server.bot.database.write() as connection:
        sealed = clock.now().replace(year=clock.now().year + 1)
        await connection.execute(sa.update(game).values(sealed_until=sealed))
    assert "so that game is hidden" in await follow(server, state)
    assert "There is no game “" in await follow(server, state, server.bob)


# --- channels that cannot be posted to ---


@pytest.mark.stress
async def test_deleted_and_forbidden_channels_do_not_affect_seventeen_others(
    server: PlayServer, game_follows: Follows
) -> None:
    state = await server.new(server.first)
    rooms = [server.guild.create_text_channel(f"stand-{n}") for n in range(20)]
    for room in rooms:
        await follow(server, state, channel=room, what="phase")
    server.env.backend.delete_channel(rooms[3].id)
    await server.env.settle()
    quiet = list(server.env.backend.subscribers)
    server.env.backend.subscribers.clear()  # the bot receives no event for the second
    server.env.backend.delete_channel(rooms[8].id)
    server.env.backend.subscribers.extend(quiet)
    forbid(server, rooms[11], "send_messages")
    await decide(server, "phase")
    await news(server)
    good = [room for n, room in enumerate(rooms) if n not in (3, 8, 11)]
    assert [len(server.messages(room)) for room in good] == [1] * 17
    notices = direct_messages(server, server.alice)
    assert len(notices) == 3
    assert sum("was deleted" in each for each in notices) == 2
    (warning,) = (each for each in notices if "the bot cannot post there" in each)
    assert f"<#{rooms[11].id}>" in warning
    assert "Send Messages" in warning
    assert "<t:" in warning
    assert len(await game_follows.of_game(state.id)) == 18
    await decide(server, "phase")
    await news(server)
    assert len(direct_messages(server, server.alice)) == 3, "it is said once"
    assert [len(server.messages(room)) for room in good] == [2] * 17


@pytest.mark.stress
@pytest.mark.parametrize(
    ("permission", "name"),
    [("view_channel", "View Channel"), ("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_a_missing_permission_is_named(
    server: PlayServer, game_follows: Follows, permission: str, name: str
) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    forbid(server, server.third, permission)
    server.env.inject_error("POST", f"/channels/{server.third.id}/messages", status=403, code=50013)
    await decide(server, "phase")
    await news(server)
    (warning,) = direct_messages(server, server.alice)
    assert name in warning
    assert warning.startswith(f"<#{server.third.id}> follows Orchard, but the bot cannot post there. Please give it ")
    (one,) = await game_follows.of_game(state.id)
    assert one.warned_at == one.trouble_since is not None


@pytest.mark.stress("True")
@pytest.mark.parametrize("mended", [True, False])
async def test_a_channel_has_three_days_to_restore_permissions(
    server: PlayServer, game_follows: Follows, mended: bool
) -> None:
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    state = await server.state(server.first)
    await follow(server, state, what="phase")
    forbid(server, server.third, "send_messages")
    await decide(server, "phase")
    await news(server)
    assert len(direct_messages(server, server.alice)) == 1
    await server.env.advance_time(DAY)
    assert len(await game_follows.of_game(state.id)) == 1
    if mended:
        forbid(server, server.third)
    await server.env.advance_time(2 * DAY + 60)
    if mended:
        (one,) = await game_follows.of_game(state.id)
        assert one.trouble_since is None
        assert len(server.messages(server.third)) == 1, "what was missed is told"
        assert len(direct_messages(server, server.alice)) == 1
    else:
        assert await game_follows.of_game(state.id) == []
        assert "the bot still cannot post there" in direct_messages(server, server.alice)[-1]
        assert len(direct_messages(server, server.alice)) == 2


@pytest.mark.stress
async def test_a_channel_with_problems_still_gets_the_end(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="end")
    forbid(server, server.third, "send_messages")
    await decide(server, "all")
    await news(server)
    assert server.messages(server.third) == []
    forbid(server, server.third)
    await server.env.advance_time(6 * 3_600 + 60)
    (end,) = server.messages(server.third)
    assert "nothing more will be posted here" in text(end)
    assert await game_follows.of_game(state.id) == []


@pytest.mark.stress
async def test_a_success_clears_the_problem(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    server.env.inject_error("POST", f"/channels/{server.third.id}/messages", status=403, code=50013)
    await decide(server, "phase")
    await news(server)
    await decide(server, "phase")
    await news(server)
    (one,) = await game_follows.of_game(state.id)
    assert one.trouble_since is None
    assert server.messages(server.third)


@pytest.mark.stress
async def test_a_deleted_thread_stops_watching(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await server.bob.slash(server.second, "siege new", game=server.game, where="thread")
    (thread,) = server.second.threads
    await follow(server, state, channel=thread)
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    await server.env.advance_time(1)
    assert await game_follows.of_game(state.id) == []
    assert "was deleted" in direct_messages(server, server.alice)[-1]


async def test_a_locked_thread_is_reported(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.bob.slash(server.second, "siege new", game=server.game, where="thread")
    (thread,) = server.second.threads
    await follow(server, state, channel=thread, what="phase")
    cached = server.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = cached.locked = True
    server.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    await decide(server, "phase")
    await news(server)
    assert "the thread is locked" in direct_messages(server, server.alice)[-1]


@pytest.mark.stress
async def test_closed_direct_messages_are_reported(server: PlayServer, game_follows: Follows) -> None:
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    state = await server.state(server.first)
    bob = server.bob.user
    await bob.slash("siege watch", game=state.id, what="phase")
    server.env.inject_error("POST", f"/channels/{bob.dm_channel.id}/messages", status=403, code=50007)
    await decide(server, "phase")
    await news(server)
    (one,) = await game_follows.of_game(state.id)
    assert one.trouble_since is not None
    await server.env.advance_time(3 * DAY + 60)
    assert await game_follows.of_game(state.id) == []


# --- crashes ---


class Died(BaseException):
    """The process ends here."""


@pytest.mark.stress
async def test_a_crash_after_posting_does_not_post_twice(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    finish = NoticeQueue.finish

    async def die(*_: Any, **__: Any) -> None:
        raise Died

    monkeypatch.setattr(NoticeQueue, "finish", die)
    monkeypatch.setattr(Follows, "note_delivery", die)
    await decide(server, "phase")
    server.bot.context.scheduler.stop()
    await server.env.advance_time(7)
    with pytest.raises(Died):
        await server.bot.context.notices.deliver()
    assert len(server.messages(server.third)) == 1
    monkeypatch.undo()
    assert NoticeQueue.finish is finish
    await server.restart()
    await server.env.advance_time(1)
    await news(server)
    assert len(server.messages(server.third)) == 1
    await decide(server, "phase")
    await news(server)
    assert len(server.messages(server.third)) == 2


async def test_a_restart_loses_no_post(server: PlayServer) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    await decide(server, "phase")
    await server.restart()
    await server.env.advance_time(1)
    await news(server)
    assert len(server.messages(server.third)) == 1
    await decide(server, "day")
    await news(server)
    assert len(server.messages(server.third)) == 2


@pytest.mark.stress
async def test_pending_posts_are_stored_in_the_decisions_transaction(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")

    async def fail(*_: Any, **__: Any) -> int:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(follows, "enqueue_news", fail)
    with pytest.raises(RuntimeError):
        await server.bot.context.service.decide(state.id, version=1, answer=("done",), actor=server.alice.id)
    assert (await server.state(server.first)).version == 1


@pytest.mark.stress
async def test_boards_for_watchers_have_no_working_buttons(server: PlayServer) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    await decide(server, "phase")
    await decide(server, "all")
    await news(server)
    assert [press for message in server.messages(server.third) for press in presses(message)] == []


@pytest.mark.stress
async def test_a_channel_that_keeps_failing_is_dropped(server: PlayServer, game_follows: Follows) -> None:
    state = await server.new(server.first)
    await follow(server, state, what="phase")
    server.env.inject_error("POST", f"/channels/{server.third.id}/messages", status=403, code=50013, times=200)
    await decide(server, "phase")
    await news(server)
    await server.env.advance_time(3 * DAY + 7 * 3_600)
    assert await game_follows.of_game(state.id) == []
    assert len(direct_messages(server, server.alice)) == 2, "warned once, and told in the end"
