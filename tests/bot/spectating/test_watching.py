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
from support.discord_play import Hall, controls, presses, private, text

from bot.games.state import GameState
from bot.runtime import clock
from bot.runtime.settings import Settings
from bot.spectating import follows
from bot.spectating.follows import MOST
from db.follows import Follow, Follows
from db.notices import NoticeQueue
from db.schema.community import game_follow
from db.schema.games import game
from render.pictures.print_page import Page

DAY = 86_400
PUBLISHED = 0b11
"""The flags of a published message; the simulation sets the second."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Days pass quickly: the bot wakes for what is due, and never only because some seconds are over."""
    return settings.model_copy(update={"heartbeat": DAY})


@pytest.fixture
def game_follows(hall: Hall) -> Follows:
    return Follows(hall.bot.database)


async def follow(hall: Hall, state: GameState, user: Any = None, channel: Any = None, **options: Any) -> str:
    """Let room-3, or another channel, watch the game."""
    asked = await (user or hall.alice).slash(channel or hall.third, "siege watch", game=state.id, **options)
    return private(asked)


async def news(hall: Hall) -> None:
    """Wait until notices have been sent."""
    await hall.env.advance_time(7)


async def decide(hall: Hall, scope: str) -> None:
    await hall.alice.slash(hall.first, "siege auto", scope=scope)


def forbid(hall: Hall, channel: Any, *names: str, **more: Any) -> None:
    """Deny everybody, including the bot, permissions in a channel; nothing restores them."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=hall.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    hall.env.backend.set_overwrite(channel.id, role)


def reads(hall: Hall, locale: str) -> None:
    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=locale)

    hall.env.backend.subscribers.insert(0, read)


def direct_messages(hall: Hall, user: Any) -> list[str]:
    """Return a person's direct messages."""
    return [text(message) for message in hall.messages(user.user.dm_channel)]


# --- content ---


async def test_every_phase_brings_the_board_without_controls(hall: Hall) -> None:
    state = await hall.new(hall.first)
    assert "follows Orchard: every phase" in await follow(hall, state, what="phase")
    assert hall.messages(hall.third) == []
    await hall.alice.slash(hall.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna"})
    await hall.alice.slash(hall.first, "siege done")
    await news(hall)
    (board,) = hall.messages(hall.third)
    assert not controls(board)
    assert "**Orchard**, day 1" in text(board)
    assert "Walked" in text(board), "the story"
    assert "/siege unwatch" in text(board)
    assert f"/channels/{hall.guild.id}/{hall.first.id}/" in text(board), "the way to the board"
    assert [each["filename"] for each in board.attachments] == ["board.png"]
    assert not discord_limits.faults_of_message({"components": board.components})
    await decide(hall, "decision")
    await news(hall)
    told = len(hall.messages(hall.third))
    before = await hall.state(hall.first)
    assert before.ask is not None
    while (state := await hall.state(hall.first)).ask is not None and state.ask.kind != "walk":
        await decide(hall, "phase")
    await news(hall)
    told = len(hall.messages(hall.third))
    await hall.alice.slash(hall.first, "siege move", **{"from": "gate", "to": "hedge", "what": "ben"})
    await news(hall)
    assert len(hall.messages(hall.third)) == told, "nothing is told while a phase goes on"


async def test_every_day_brings_the_paper_of_the_day_that_is_over(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    async def dispatch(state: GameState, *, period: int | None, locale: str) -> Page | None:
        asked.append(period)
        out = io.BytesIO()
        Image.new("RGB", (40, 40)).save(out, "PNG")
        return Page(out.getvalue(), f"A page in {locale}", f"The paper of day {period}")

    monkeypatch.setattr(hall.bot.context.boards.printed_pages, "dispatch", dispatch)
    state = await hall.new(hall.first)
    await follow(hall, state)
    await decide(hall, "phase")
    await news(hall)
    assert hall.messages(hall.third) == [], "a phase is no day"
    await decide(hall, "day")
    await news(hall)
    (paper,) = hall.messages(hall.third)
    assert asked == [1]
    assert "The paper of day 1" in text(paper)
    assert not controls(paper)
    assert [each["filename"] for each in paper.attachments] == ["dispatch.png"]
    assert not discord_limits.faults_of_message({"components": paper.components})


async def test_only_the_end_brings_the_end_and_nothing_more(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="end")
    await decide(hall, "day")
    await news(hall)
    assert hall.messages(hall.third) == []
    await decide(hall, "all")
    await news(hall)
    (end,) = hall.messages(hall.third)
    assert "apples eaten" in text(end)
    assert "apple" in text(end), "its seed"
    assert "followed no more" in text(end)
    assert not controls(end)
    assert await game_follows.of_game(state.id) == []


async def test_a_game_given_up_is_told_to_all(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="end")
    asked = await hall.alice.slash(hall.first, "siege resign")
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label="Give the game up")
    await news(hall)
    (end,) = hall.messages(hall.third)
    assert "was given up" in text(end)


async def test_a_long_stretch_is_one_message_that_says_what_passed(hall: Hall) -> None:
    """The steward plays forty days with twenty watching channels: each gets one message instead of forty."""
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    state = await hall.state(hall.first)
    rooms = [hall.guild.create_text_channel(f"stand-{n}") for n in range(20)]
    for n, room in enumerate(rooms):
        await follow(hall, state, channel=room, what=("phase", "day")[n % 2])
    for _ in range(6):
        await decide(hall, "day")
    await news(hall)
    for room in rooms:
        (message,) = hall.messages(room)
        assert "Days 1 to 6 have passed." in text(message)
    await decide(hall, "all")
    await news(hall)
    for room in rooms:
        _, end = hall.messages(room)
        assert "Days 7 to 40 have passed." in text(end)
        assert "followed no more" in text(end)


async def test_a_quick_player_does_not_keep_watchers_waiting_for_ever(hall: Hall) -> None:
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    await follow(hall, await hall.state(hall.first), what="day")
    for _ in range(24):
        await decide(hall, "day")
        await hall.env.advance_time(3)
    assert 1 <= len(hall.messages(hall.third)) <= 3


async def test_changing_what_is_watched_is_the_same_command_again(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    reply = await follow(hall, state, what="end", language="it")
    assert "otherwise from now on: only the end" in reply
    (one,) = await game_follows.of_game(state.id)
    assert (one.what, one.locale) == ("end", "it")
    await follow(hall, state, what="phase")
    assert (await game_follows.of_game(state.id))[0].locale == "it", "the language stays as it was"


async def test_what_waits_is_dropped_when_it_is_wanted_no_more(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    await decide(hall, "phase")
    await follow(hall, state, what="end")
    await news(hall)
    assert hall.messages(hall.third) == []
    await follow(hall, state, what="phase")
    await decide(hall, "phase")
    assert "follows Orchard no more" in private(await hall.alice.slash(hall.third, "siege unwatch"))
    await news(hall)
    await decide(hall, "all")
    await news(hall)
    assert hall.messages(hall.third) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "This is followed here"), ("it", "Qui si segue"), ("fr", "Cette partie est suivie ici")],
)
async def test_in_the_watchers_language(hall: Hall, language: str, said: str) -> None:
    state = await hall.new(hall.first, language="en")
    await follow(hall, state, what="phase", language=language)
    await decide(hall, "phase")
    await news(hall)
    assert said in text(hall.messages(hall.third)[0])
    reads(hall, language)
    assert await follow(hall, state, channel=hall.second)


@pytest.mark.simcord(settle_timeout=60)  # the background is drawn in each language
async def test_a_siege_is_told_in_three_languages_at_once(hall: Hall) -> None:
    """The pictures and texts of one version are not mixed up between languages."""
    hall.game = "siege"
    state = await hall.new(hall.first, seed="pomegranate-17", language="en")
    rooms = {name: hall.guild.create_text_channel(f"stand-{name}") for name in ("en", "it", "fr")}
    for name, room in rooms.items():
        await follow(hall, state, channel=room, what="phase", language=name)
    await decide(hall, "phase")
    await news(hall)
    reply = {name: text(hall.messages(room)[0]) for name, room in rooms.items()}
    assert "Day 1" in reply["en"]
    assert "Giorno 1" in reply["it"]
    assert "Jour 1" in reply["fr"]
    drawn = {await hall.as_message(hall.messages(room)[0]).attachments[0].read() for room in rooms.values()}
    assert len(drawn) == 3


# --- places ---


async def test_another_channel_a_thread_and_an_archived_one(hall: Hall) -> None:
    state = await hall.new(hall.first)
    asked = await hall.alice.slash(hall.first, "siege watch", game=state.id, channel=hall.third, what="phase")
    assert f"<#{hall.third.id}> follows" in private(asked)
    await hall.bob.slash(hall.second, "siege new", game=hall.game, where="thread")
    (thread,) = hall.second.threads
    await hall.alice.slash(hall.first, "siege watch", game=state.id, channel=thread, what="phase")
    hall.env.backend.channels[thread.id].thread_metadata.archived = True
    before = len(hall.messages(thread))
    await decide(hall, "phase")
    await news(hall)
    assert len(hall.messages(hall.third)) == 1
    assert len(hall.messages(thread)) == before + 1


async def test_direct_messages_for_oneself(hall: Hall) -> None:
    """A server's game is named by its number or its link; a game that the person may not see cannot be watched."""
    state = await hall.new(hall.first)
    state = await hall.state(hall.first)
    bob = hall.bob.user
    link = f"https://discord.com/channels/{state.guild_id}/{state.channel_id}/{state.board_message_id}"
    assert "You follow Orchard here: every phase" in private(await bob.slash("siege watch", game=link, what="phase"))
    await decide(hall, "phase")
    await news(hall)
    (told,) = hall.messages(bob.dm_channel)
    assert "day 1" in text(told)
    assert not controls(told)
    forbid(hall, hall.first, "view_channel")
    await hall.bot.context.service.auto(
        state.id, version=(await hall.state(hall.first)).version, scope="day", actor=hall.alice.id
    )
    await news(hall)
    assert "you cannot see its channel any longer" in direct_messages(hall, hall.bob)[-1]
    assert "No game is followed here" in private(await bob.slash("siege unwatch"))
    assert "that you may see" in private(await bob.slash("siege watch", game=state.id))


async def test_a_server_that_cannot_be_reached_is_not_one_that_is_hidden(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await hall.bob.user.slash("siege watch", game=state.id, what="phase")
    cached = hall.bot.get_guild(hall.guild.id)
    assert cached is not None
    cached.unavailable = True
    await decide(hall, "phase")
    await news(hall)
    assert direct_messages(hall, hall.bob) == []
    assert await game_follows.of_game(state.id)
    cached.unavailable = False
    await hall.env.advance_time(30)
    assert len(direct_messages(hall, hall.bob)) == 1


async def test_ending_it_in_direct_messages(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.bob.user.slash("siege watch", game=state.id)
    assert "You follow Orchard no more" in private(await hall.bob.user.slash("siege unwatch"))
    await decide(hall, "all")
    await news(hall)
    assert direct_messages(hall, hall.bob) == []


async def test_a_news_channel_passes_it_on(hall: Hall) -> None:
    state = await hall.new(hall.first)
    herald = hall.guild.create_news_channel("herald")
    await follow(hall, state, channel=herald, what="phase")
    await decide(hall, "phase")
    await news(hall)
    (message,) = hall.messages(herald)
    assert message.flags & PUBLISHED
    hall.env.inject_error("POST", f"/channels/{herald.id}/messages/*/crosspost", status=403, code=50013)
    await decide(hall, "phase")
    await news(hall)
    assert len(hall.messages(herald)) == 2, "what cannot be passed on stands there all the same"


async def test_a_news_channel_that_has_published_too_much_holds_nobody_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would wait as long as Discord says, and every other notice would wait behind it."""
    tried: list[int] = []

    async def publish(message: discord.Message) -> None:
        tried.append(message.id)
        await asyncio.sleep(3_000)

    monkeypatch.setattr(discord.Message, "publish", publish)
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    state = await hall.state(hall.first)
    herald = hall.guild.create_news_channel("herald")
    for room in (herald, hall.third):
        await follow(hall, state, channel=room, what="phase")
    for _ in range(2):
        await decide(hall, "phase")
        await hall.env.advance_time(12)
    assert [len(hall.messages(room)) for room in (herald, hall.third)] == [2, 2]
    assert len(tried) == 1, "for an hour nothing more is published there"
    await hall.env.advance_time(3_700)
    await decide(hall, "phase")
    await hall.env.advance_time(12)
    assert len(tried) == 2


async def test_a_game_brought_to_where_it_is_followed_is_not_told_beside_its_board(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    await hall.alice.slash(hall.third, "siege here")
    before = len(hall.messages(hall.third))
    await hall.alice.slash(hall.third, "siege done")
    await news(hall)
    assert len(hall.messages(hall.third)) == before + 1, "its own board"


# --- permissions ---


async def test_strangers_follow_for_themselves_only(hall: Hall) -> None:
    state = await hall.new(hall.first)
    assert "Only who plays in that game may let" in await follow(hall, state, hall.bob)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    assert "follows Orchard" in await follow(hall, state, hall.bob)


async def test_who_manages_the_server_may_and_must_be_able_to_post(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    boss = hall.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    grace = hall.guild.add_member(hall.env.create_user("grace"), roles=[boss])
    assert "follows Orchard" in await follow(hall, state, grace)
    mute = discord.PermissionOverwrite(send_messages=False)
    muted = hall.guild.create_text_channel("muted", overwrites={hall.guild.default_role: mute})
    assert "may not post" in await follow(hall, state, channel=muted)
    assert len(await game_follows.of_game(state.id)) == 1


async def test_where_the_bot_cannot_post_it_says_what_it_needs(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    mute = discord.PermissionOverwrite(attach_files=False)
    bare = hall.guild.create_text_channel("bare", overwrites={hall.guild.default_role: mute})
    reply = await follow(hall, state, channel=bare)
    assert "Attach Files" in reply
    assert f"<#{bare.id}>" in reply
    assert await game_follows.of_game(state.id) == []


async def test_a_forum_is_not_offered_and_refused_where_older_commands_offer_it(
    hall: Hall, game_follows: Follows
) -> None:
    state = await hall.new(hall.first)
    forum = hall.guild.create_forum_channel("forum")
    with pytest.raises(OptionError, match="channel types"):
        await hall.alice.slash(hall.first, "siege watch", game=state.id, channel=forum)
    (siege,) = [each for each in hall.env.backend.commands[None].values() if each["name"] == "siege"]
    (watch,) = [each for each in siege["options"] if each["name"] == "watch"]
    (option,) = [each for each in watch["options"] if each["name"] == "channel"]
    option["channel_types"].append(discord.ChannelType.forum.value)
    asked = await hall.alice.slash(hall.first, "siege watch", game=state.id, channel=forum)
    assert "Nothing can be posted there" in private(asked)
    assert await game_follows.of_game(state.id) == []


async def test_what_cannot_be_followed(hall: Hall) -> None:
    state = await hall.new(hall.first)
    assert "played here" in await follow(hall, state, channel=hall.first)
    assert "No game “nonsense” is known" in private(await hall.alice.slash(hall.third, "siege watch", game="nonsense"))
    assert "No game is followed here" in private(await hall.alice.slash(hall.third, "siege unwatch"))
    await decide(hall, "all")
    assert "is over" in await follow(hall, state)


async def test_a_game_that_one_cannot_see_is_not_known(hall: Hall) -> None:
    secret = hall.guild.create_text_channel("secret")
    state = await hall.new(secret)
    forbid(hall, secret, "view_channel")
    boss = hall.guild.create_role("boss", permissions=discord.Permissions(manage_channels=True))
    grace = hall.guild.add_member(hall.env.create_user("grace"), roles=[boss])
    for user in (hall.bob, grace):
        assert "is known that you may see" in await follow(hall, state, user)
        assert await user.autocomplete(hall.third, "siege watch", "game", "") == []
    (offered,) = await hall.alice.autocomplete(hall.third, "siege watch", "game", "")
    assert offered["value"] == state.id
    await hall.alice.user.slash("siege new", game=hall.game)
    direct = await hall.state(hall.alice.user.dm_channel)
    assert "is known that you may see" in await follow(hall, direct, hall.bob)
    assert "follows" in await follow(hall, direct), "one’s own game, wherever it is played"


async def test_so_many_and_no_more(hall: Hall, game_follows: Follows, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await hall.new(hall.first)
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
    async with hall.bot.database.write() as connection:
        rows = [{**{name: getattr(one, name) for name in one.__slots__}, "channel_id": n} for n in range(1, MOST + 1)]
        await connection.execute(sa.insert(game_follow), rows)
    assert f"{MOST} channels and people" in await follow(hall, state)


async def test_who_may_end_it(hall: Hall, game_follows: Follows) -> None:
    state, other = await hall.new(hall.first), await hall.new(hall.second, hall.bob)
    await follow(hall, state)
    assert "Whoever let" in private(await hall.bob.slash(hall.third, "siege unwatch"))
    await follow(hall, other, hall.bob)
    reply = private(await hall.alice.slash(hall.third, "siege unwatch"))
    assert state.id in reply
    assert other.id in reply
    offered = await hall.alice.autocomplete(hall.third, "siege unwatch", "game", "")
    assert {choice["value"] for choice in offered} == {state.id, other.id}
    await hall.alice.slash(hall.first, "siege unwatch", game=state.id, channel=hall.third)
    assert [each.game_id for each in await game_follows.in_channel(hall.third.id)] == [other.id]
    assert "is not followed here" in private(await hall.bob.slash(hall.third, "siege unwatch", game="xyz"))


async def test_a_sealed_game_is_followed_by_no_channel(hall: Hall) -> None:
    state = await hall.new(hall.first)
    async with hall.bot.database.write() as connection:
        sealed = clock.now().replace(year=clock.now().year + 1)
        await connection.execute(sa.update(game).values(sealed_until=sealed))
    assert "sealed" in await follow(hall, state)
    assert "is known that you may see" in await follow(hall, state, hall.bob)


# --- channels that cannot be posted to ---


async def test_twenty_channels_of_which_two_are_deleted_and_one_forbids_posting(
    hall: Hall, game_follows: Follows
) -> None:
    state = await hall.new(hall.first)
    rooms = [hall.guild.create_text_channel(f"stand-{n}") for n in range(20)]
    for room in rooms:
        await follow(hall, state, channel=room, what="phase")
    hall.env.backend.delete_channel(rooms[3].id)
    await hall.env.settle()
    quiet = list(hall.env.backend.subscribers)
    hall.env.backend.subscribers.clear()  # the bot receives no event for the second
    hall.env.backend.delete_channel(rooms[8].id)
    hall.env.backend.subscribers.extend(quiet)
    forbid(hall, rooms[11], "send_messages")
    await decide(hall, "phase")
    await news(hall)
    good = [room for n, room in enumerate(rooms) if n not in (3, 8, 11)]
    assert [len(hall.messages(room)) for room in good] == [1] * 17
    notices = direct_messages(hall, hall.alice)
    assert len(notices) == 3
    assert sum("has been deleted" in each for each in notices) == 2
    (warning,) = (each for each in notices if "I cannot post there" in each)
    assert f"<#{rooms[11].id}>" in warning
    assert "Send Messages" in warning
    assert "<t:" in warning
    assert len(await game_follows.of_game(state.id)) == 18
    await decide(hall, "phase")
    await news(hall)
    assert len(direct_messages(hall, hall.alice)) == 3, "it is said once"
    assert [len(hall.messages(room)) for room in good] == [2] * 17


@pytest.mark.parametrize(
    ("permission", "name"),
    [("view_channel", "View Channel"), ("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_what_is_lacking_is_named(hall: Hall, game_follows: Follows, permission: str, name: str) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    forbid(hall, hall.third, permission)
    hall.env.inject_error("POST", f"/channels/{hall.third.id}/messages", status=403, code=50013)
    await decide(hall, "phase")
    await news(hall)
    (warning,) = direct_messages(hall, hall.alice)
    assert name in warning
    assert "because you said so" in warning
    (one,) = await game_follows.of_game(state.id)
    assert one.warned_at == one.trouble_since is not None


@pytest.mark.parametrize("mended", [True, False])
async def test_three_days_to_mend_it(hall: Hall, game_follows: Follows, mended: bool) -> None:
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    state = await hall.state(hall.first)
    await follow(hall, state, what="phase")
    forbid(hall, hall.third, "send_messages")
    await decide(hall, "phase")
    await news(hall)
    assert len(direct_messages(hall, hall.alice)) == 1
    await hall.env.advance_time(DAY)
    assert len(await game_follows.of_game(state.id)) == 1
    if mended:
        forbid(hall, hall.third)
    await hall.env.advance_time(2 * DAY + 60)
    if mended:
        (one,) = await game_follows.of_game(state.id)
        assert one.trouble_since is None
        assert len(hall.messages(hall.third)) == 1, "what was missed is told"
        assert len(direct_messages(hall, hall.alice)) == 1
    else:
        assert await game_follows.of_game(state.id) == []
        assert "I still cannot post there" in direct_messages(hall, hall.alice)[-1]
        assert len(direct_messages(hall, hall.alice)) == 2


async def test_the_end_is_not_lost_to_a_channel_in_trouble(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="end")
    forbid(hall, hall.third, "send_messages")
    await decide(hall, "all")
    await news(hall)
    assert hall.messages(hall.third) == []
    forbid(hall, hall.third)
    await hall.env.advance_time(6 * 3_600 + 60)
    (end,) = hall.messages(hall.third)
    assert "followed no more" in text(end)
    assert await game_follows.of_game(state.id) == []


async def test_a_success_clears_the_trouble(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    hall.env.inject_error("POST", f"/channels/{hall.third.id}/messages", status=403, code=50013)
    await decide(hall, "phase")
    await news(hall)
    await decide(hall, "phase")
    await news(hall)
    (one,) = await game_follows.of_game(state.id)
    assert one.trouble_since is None
    assert hall.messages(hall.third)


async def test_a_deleted_thread_follows_no_more(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await hall.bob.slash(hall.second, "siege new", game=hall.game, where="thread")
    (thread,) = hall.second.threads
    await follow(hall, state, channel=thread)
    hall.env.backend.delete_channel(thread.id)
    await hall.env.settle()
    await hall.env.advance_time(1)
    assert await game_follows.of_game(state.id) == []
    assert "has been deleted" in direct_messages(hall, hall.alice)[-1]


async def test_a_locked_thread_is_named(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.bob.slash(hall.second, "siege new", game=hall.game, where="thread")
    (thread,) = hall.second.threads
    await follow(hall, state, channel=thread, what="phase")
    cached = hall.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = cached.locked = True
    hall.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    await decide(hall, "phase")
    await news(hall)
    assert "the thread is locked" in direct_messages(hall, hall.alice)[-1]


async def test_direct_messages_that_are_closed(hall: Hall, game_follows: Follows) -> None:
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    state = await hall.state(hall.first)
    bob = hall.bob.user
    await bob.slash("siege watch", game=state.id, what="phase")
    hall.env.inject_error("POST", f"/channels/{bob.dm_channel.id}/messages", status=403, code=50007)
    await decide(hall, "phase")
    await news(hall)
    (one,) = await game_follows.of_game(state.id)
    assert one.trouble_since is not None
    await hall.env.advance_time(3 * DAY + 60)
    assert await game_follows.of_game(state.id) == []


# --- crashes ---


class Died(BaseException):
    """The process ends here."""


async def test_a_crash_between_post_and_note_posts_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    finish = NoticeQueue.finish

    async def die(*_: Any, **__: Any) -> None:
        raise Died

    monkeypatch.setattr(NoticeQueue, "finish", die)
    monkeypatch.setattr(Follows, "note_delivery", die)
    await decide(hall, "phase")
    hall.bot.context.scheduler.stop()
    await hall.env.advance_time(7)
    with pytest.raises(Died):
        await hall.bot.context.notices.deliver()
    assert len(hall.messages(hall.third)) == 1
    monkeypatch.undo()
    assert NoticeQueue.finish is finish
    await hall.restart()
    await hall.env.advance_time(1)
    await news(hall)
    assert len(hall.messages(hall.third)) == 1
    await decide(hall, "phase")
    await news(hall)
    assert len(hall.messages(hall.third)) == 2


async def test_a_restart_loses_nothing(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    await decide(hall, "phase")
    await hall.restart()
    await hall.env.advance_time(1)
    await news(hall)
    assert len(hall.messages(hall.third)) == 1
    await decide(hall, "day")
    await news(hall)
    assert len(hall.messages(hall.third)) == 2


async def test_what_is_owed_is_stored_with_the_decision_or_not_at_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")

    async def fail(*_: Any) -> int:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(follows, "enqueue_news", fail)
    with pytest.raises(RuntimeError):
        await hall.bot.context.service.decide(state.id, version=1, answer=("done",), actor=hall.alice.id)
    assert (await hall.state(hall.first)).version == 1


async def test_nobody_presses_anything_on_what_is_followed(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    await decide(hall, "phase")
    await decide(hall, "all")
    await news(hall)
    assert [press for message in hall.messages(hall.third) for press in presses(message)] == []


async def test_a_channel_that_looks_well_and_is_not_is_dropped_in_the_end(hall: Hall, game_follows: Follows) -> None:
    state = await hall.new(hall.first)
    await follow(hall, state, what="phase")
    hall.env.inject_error("POST", f"/channels/{hall.third.id}/messages", status=403, code=50013, times=200)
    await decide(hall, "phase")
    await news(hall)
    await hall.env.advance_time(3 * DAY + 7 * 3_600)
    assert await game_follows.of_game(state.id) == []
    assert len(direct_messages(hall, hall.alice)) == 2, "warned once, and told in the end"
