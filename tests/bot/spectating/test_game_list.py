"""Lists of games, games read from elsewhere, and boards of past days."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import discord_limits
from support.discord_play import PlayServer, button, controls, labels, private, text

from bot.games.state import GameState
from bot.replays.drawing import Job, Result, Unshown
from bot.spectating import past_boards
from bot.spectating.game_list import PAGE
from db.schema.games import game


def hide(server: PlayServer, channel: Any) -> None:
    """Hide a channel from everybody except administrators."""
    _, deny = discord.PermissionOverwrite(view_channel=False).pair()
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(channel.id, role)


def stored(server: PlayServer, shown: Any) -> Any:
    """Return the current private message."""
    answer = (*shown.followups, shown.response)[0]
    assert answer is not None
    assert answer.ephemeral
    message = answer.message
    now = server.env.backend.get_message(message.channel.id, message.id)
    assert not discord_limits.faults_of_message({"components": now.components})
    return now


async def games(server: PlayServer, user: Any = None, channel: Any = None) -> Any:
    return stored(server, await (user or server.alice).slash(channel or server.third, "siege games"))


async def board(server: PlayServer, user: Any = None, channel: Any = None, **asked: str) -> Any:
    return stored(server, await (user or server.bob).slash(channel or server.first, "siege board", **asked))


async def press(server: PlayServer, message: Any, label: str, user: Any = None) -> Any:
    """Press a button of a private message, which is edited in place."""
    clicked = await (user or server.bob).click(server.as_message(message), custom_id=button(message, label))
    assert not clicked.followups
    return server.env.backend.get_message(message.channel_id, message.id)


async def picture(server: PlayServer, message: Any) -> bytes:
    (file,) = server.as_message(message).attachments
    return await file.read()


async def link_of(server: PlayServer, channel: Any) -> str:
    state = await server.state(channel)
    return f"https://discord.com/channels/{state.guild_id}/{state.board_channel_id}/{state.board_message_id}"


async def play(server: PlayServer, scope: str = "all", channel: Any = None) -> GameState:
    await server.alice.slash(channel or server.first, "siege auto", scope=scope)
    return await server.state(channel or server.first)


# --- lists ---


async def test_the_list_has_the_servers_games_with_running_ones_first(server: PlayServer) -> None:
    assert "There are no games on this server" in text(await games(server))
    await server.new(server.first)
    await play(server)
    await server.new(server.second, server.bob)
    shown = text(await games(server))
    title, running, over = shown.split("\n")
    assert "Games on this server (2)" in title
    assert "day 1, in progress" in running
    assert f"<@{server.bob.id}>" in running
    assert await link_of(server, server.second) in running
    assert "ended on day 3" in over
    assert f"<@{server.alice.id}>" in over
    assert await link_of(server, server.first) in over


async def test_the_list_has_only_games_in_visible_channels(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.new(server.second, server.bob)
    hide(server, server.first)
    assert "(1)" in text(await games(server, server.bob))
    assert state.id not in str((await games(server, server.bob)).components)
    assert "(2)" in text(await games(server, server.alice)), "who plays sees it anyway"
    root = server.guild.create_role("root", permissions=discord.Permissions(administrator=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[root])
    assert "(2)" in text(await games(server, grace))


async def test_a_private_thread_is_visible_only_to_its_members(server: PlayServer) -> None:
    state = await server.new(server.first)
    cached = server.bot.get_channel(server.first.id)
    assert isinstance(cached, discord.TextChannel)
    thread = await cached.create_thread(name="quiet", type=discord.ChannelType.private_thread)
    await server.env.settle()
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(channel_id=thread.id))
    assert "There are no games on this server" in text(await games(server, server.bob))
    server.env.backend.add_thread_member(thread.id, server.bob.id)
    assert "(1)" in text(await games(server, server.bob))
    assert state.id in str((await games(server, server.bob)).components)


async def test_a_game_of_a_deleted_channel_is_listed_only_for_its_players(server: PlayServer) -> None:
    state = await server.new(server.first)
    server.env.backend.delete_channel(server.first.id)
    await server.env.settle()
    assert "(1)" in text(await games(server))
    assert "There are no games on this server" in text(await games(server, server.bob))
    reply = private(await server.bob.slash(server.third, "siege board", game=state.id))
    assert "There is no game “" in reply
    assert text(await board(server, server.alice, server.third, game=state.id))


async def test_in_direct_messages_the_list_has_the_users_own_games(server: PlayServer) -> None:
    await server.new(server.first)
    await server.new(server.second, server.bob)
    await server.bob.user.slash("siege new", game=server.game)
    assert "You have no games yet" in private(
        await server.guild.add_member(server.env.create_user("carol")).user.slash("siege games")
    )
    shown = private(await server.bob.user.slash("siege games"))
    assert "Your games (2)" in shown
    assert f"<@{server.alice.id}>" not in shown


@pytest.mark.stress
async def test_the_list_has_pages_and_opens_a_game(server: PlayServer) -> None:
    for n in range(PAGE + 2):
        room = server.guild.create_text_channel(f"server-{n}")
        await server.new(room)
    message = await games(server, server.bob)
    assert f"({PAGE + 2})" in text(message)
    assert text(message).count("in progress") == PAGE
    message = await press(server, message, "Page 2 of 2")
    assert text(message).count("in progress") == 2
    assert labels(message) == ["◀ Page 1 of 2"]
    (menu,) = (part for part in controls(message) if part["type"] == 3)
    opened = await server.bob.select(
        server.as_message(message), [menu["options"][0]["value"]], custom_id=menu["custom_id"]
    )
    shown = stored(server, opened)
    assert "**Orchard**, day 1" in text(shown)
    assert controls(shown) == [], "no controls, and no past days yet"
    assert len(await picture(server, shown)) > 50


async def test_a_game_hidden_meanwhile_is_not_opened(server: PlayServer) -> None:
    await server.new(server.first)
    message = await games(server, server.bob)
    (menu,) = (part for part in controls(message) if part["type"] == 3)
    hide(server, server.first)
    values = [menu["options"][0]["value"]]
    opened = await server.bob.select(server.as_message(message), values, custom_id=menu["custom_id"])
    assert "There is no game “" in private(opened)


@pytest.mark.parametrize(("language", "said"), [("it", "Partite di questo server"), ("fr", "Parties de ce serveur")])
async def test_the_list_is_in_the_readers_language(server: PlayServer, language: str, said: str) -> None:
    def read(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload.update(locale=language)

    server.env.backend.subscribers.insert(0, read)
    await server.new(server.first)
    await play(server)
    assert said in text(await games(server))
    assert {"it": "Giorno 2", "fr": "Jour 2"}[language] in " ".join(labels(await board(server)))


# --- past days ---


async def suppers(server: PlayServer) -> dict[int, tuple[str, str, bytes]]:
    """Return the board at the end of each day: title and numbers, text board, picture."""
    shown = {}
    while (state := await server.state(server.first)).ask is not None:
        if state.ask.kind == "supper":
            now = server.board(server.first)
            title, numbers, *_ = text(now).split("\n")
            words = private(await server.alice.slash(server.first, "siege board", text=True))
            shown[state.progress[0]] = (f"{title}\n{numbers}", words, await picture(server, now))
        await play(server, "decision")
    return shown


@pytest.mark.stress
async def test_a_past_day_shows_the_board_of_that_day(server: PlayServer) -> None:
    await server.new(server.first)
    shown = await suppers(server)
    assert set(shown) == {1, 2, 3}
    for day, (head, words, drawn) in shown.items():
        message = await board(server, day=f"day {day}")
        assert text(message).startswith(head if day < 3 else head.partition("\n")[0]), "then comes how the game ended"
        assert await picture(server, message) == drawn
        assert private(await server.bob.slash(server.first, "siege board", day=str(day), text=True)) == words
    assert "at the end of day 1 of 3" in text(await board(server, day="1"))


async def test_past_days_can_be_paged_through(server: PlayServer) -> None:
    await server.new(server.first)
    await play(server)
    message = await board(server)
    assert "apples eaten" in text(message)
    assert "apple" in text(message), "the last board of a game that is over has its result and its seed"
    assert labels(message) == ["⏮ Day 1", "◀ Day 2"]
    message = await press(server, message, "◀ Day 2")
    assert "**Orchard**, day 2" in text(message)
    assert labels(message) == ["◀ Day 1", "Day 3 ▶"]
    message = await press(server, message, "◀ Day 1")
    assert labels(message) == ["Day 2 ▶", "Day 3 ⏭"]
    assert "**Orchard**, day 1" in text(message)
    message = await press(server, message, "Day 3 ⏭")
    assert "**Orchard**, day 3" in text(message)
    await server.restart()
    message = await press(server, message, "⏮ Day 1")
    assert "**Orchard**, day 1" in text(message)
    assert not server.boards(server.first)[1:], "nobody else sees any of it"


@pytest.mark.stress
async def test_past_days_of_a_running_game_can_be_paged_through(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[str] = []
    again = past_boards.positions_by_day

    def noted(recording: Any, presenter: Any) -> Any:
        replayed.append(recording.system)
        return again(recording, presenter)

    monkeypatch.setattr(past_boards, "positions_by_day", noted)
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", house_rules="days=40")
    for _ in range(4):
        await play(server, "day")
    message = await board(server, day="2")
    assert "**Orchard**, day 2" in text(message)
    assert labels(message) == ["◀ Day 1", "Day 3 ▶", "Day 5 ⏭"]
    for _ in range(3):
        await play(server, "day")
        message = await press(server, message, "◀ Day 1")
        message = await press(server, message, "Day 2 ▶")
    assert len(replayed) == 1, "what a die has settled is not played again"
    assert "Day 8 ⏭" in labels(message)
    message = await press(server, message, "Day 8 ⏭")
    assert "**Orchard**, day 8" in text(message)
    days = await server.bob.autocomplete(server.first, "siege board", "day", "")
    assert [choice["value"] for choice in days] == [str(day) for day in range(8, 0, -1)]


async def test_impossible_days_are_refused(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.new(server.first)
    await play(server)
    reply = private(await server.bob.slash(server.first, "siege board", day="9"))
    assert "latest day is day 3" in reply
    assert "soon" in private(await server.bob.slash(server.first, "siege board", day="soon"))
    monkeypatch.setattr(past_boards, "WAITING", 0)
    assert "Try again in a minute" in private(await server.bob.slash(server.first, "siege board", day="1"))


async def test_simultaneous_readers_of_a_past_day_share_one_replay(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    state = await play(server)
    again, count = past_boards.positions_by_day, []

    def noted(recording: Any, presenter: Any) -> Any:
        count.append(recording)
        return again(recording, presenter)

    monkeypatch.setattr(past_boards, "positions_by_day", noted)
    shelf = server.bot.past_boards
    await asyncio.gather(*(shelf._past(state, 1 + n % 2) for n in range(past_boards.WAITING)))
    assert len(count) == 1


# --- access from elsewhere ---


async def test_any_game_of_the_server_is_read_from_any_channel(server: PlayServer) -> None:
    await server.new(server.first)
    state = await play(server)
    before = len(server.messages(server.third))
    shown = await board(server, channel=server.third, game=state.id, day="1")
    assert "**Orchard**, day 1" in text(shown)
    reply = private(await server.bob.slash(server.third, "siege log", game=state.id, day="1"))
    assert "The log: day 1" in reply
    assert "There is no front page for that day" in private(
        await server.bob.slash(server.third, "siege newspaper", game=state.id)
    )
    assert len(server.messages(server.third)) == before, "all of it is private"
    assert "There is no game in this channel" in private(await server.bob.slash(server.third, "siege log"))
    for option in ("board", "log", "replay", "newspaper"):
        (offered,) = await server.bob.autocomplete(server.third, f"siege {option}", "game", "orch")
        assert offered["value"] == state.id
        assert "room-1" in offered["name"]
        hidden = await server.bob.autocomplete(server.third, f"siege {option}", "game", "croquet")
        assert hidden == []
    days = await server.bob.autocomplete(server.third, "siege log", "day", "", game=state.id)
    assert [choice["value"] for choice in days] == ["3", "2", "1", "0"]


async def test_a_replay_is_public_only_in_the_games_channel(server: PlayServer) -> None:
    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    server.bot.replays.project = undrawn
    await server.new(server.first)
    state = await play(server)
    here = await server.alice.slash(server.first, "siege replay")
    assert not [each for each in (here.response, *here.followups) if each is not None and each.ephemeral]
    assert "nothing to show yet" in private(await server.alice.slash(server.third, "siege replay", game=state.id))


async def test_a_hidden_game_cannot_be_read_from_another_channel(server: PlayServer) -> None:
    await server.new(server.first)
    state = await play(server)
    link = await link_of(server, server.first)
    hide(server, server.first)
    for command in ("board", "log", "replay", "newspaper"):
        for said in (state.id, link, f"<#{server.first.id}>", "orchard"):
            reply = private(await server.bob.slash(server.third, f"siege {command}", game=said))
            assert "There is no game “" in reply, (command, said)
        assert await server.bob.autocomplete(server.third, f"siege {command}", "game", "") == []


@pytest.mark.parametrize("named", ["id", "link", "channel", "label", "title"])
async def test_a_game_can_be_named_in_several_ways(server: PlayServer, named: str) -> None:
    await server.new(server.first)
    state = await server.state(server.first)
    (offered,) = await server.bob.autocomplete(server.third, "siege board", "game", "")
    ways = {
        "id": state.id,
        "link": await link_of(server, server.first),
        "channel": f"<#{server.first.id}>",
        "label": offered["name"],
        "title": "orchard",
    }
    assert "**Orchard**, day 1" in text(await board(server, channel=server.third, game=ways[named]))


async def test_a_game_in_direct_messages_is_visible_only_to_its_player(server: PlayServer) -> None:
    await server.alice.user.slash("siege new", game=server.game, seed="apple")
    state = await server.state(server.alice.user.dm_channel)
    assert "There is no game “" in private(await server.bob.slash(server.third, "siege board", game=state.id))
    assert "day 1" in text(await board(server, server.alice, server.third, game=state.id))
    offered = await server.alice.autocomplete(server.third, "siege board", "game", "")
    assert [choice["value"] for choice in offered] == [state.id]


async def test_a_game_of_another_server_is_visible_only_to_members(server: PlayServer) -> None:
    other = server.env.create_guild("Peitang")
    room = other.create_text_channel("nave")
    dave = other.add_member(server.env.create_user("dave"))
    await dave.slash(room, "siege new", game=server.game, seed="apple")
    state = await server.state(room)
    assert "There is no game “" in private(await server.bob.slash(server.third, "siege board", game=state.id))
    other.add_member(server.bob.user)
    assert "day 1" in text(await board(server, channel=server.third, game=state.id))
    assert "day 1" in private(await server.bob.user.slash("siege board", game=state.id))
    assert "There are no games on this server" in text(await games(server, server.bob)), "lists are of this server"
