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
from support.discord_play import Hall, button, controls, labels, private, text

from bot.games.state import GameState
from bot.replays.worker import Job, Result, Unshown
from bot.spectating import past_boards
from bot.spectating.game_list import PAGE
from db.schema.games import game


def hide(hall: Hall, channel: Any) -> None:
    """Hide a channel from everybody except administrators."""
    _, deny = discord.PermissionOverwrite(view_channel=False).pair()
    role = Overwrite(target_id=hall.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    hall.env.backend.set_overwrite(channel.id, role)


def stored(hall: Hall, shown: Any) -> Any:
    """Return the current private message."""
    answer = (*shown.followups, shown.response)[0]
    assert answer is not None
    assert answer.ephemeral
    message = answer.message
    now = hall.env.backend.get_message(message.channel.id, message.id)
    assert not discord_limits.faults_of_message({"components": now.components})
    return now


async def games(hall: Hall, user: Any = None, channel: Any = None) -> Any:
    return stored(hall, await (user or hall.alice).slash(channel or hall.third, "siege games"))


async def board(hall: Hall, user: Any = None, channel: Any = None, **asked: str) -> Any:
    return stored(hall, await (user or hall.bob).slash(channel or hall.first, "siege board", **asked))


async def press(hall: Hall, message: Any, label: str, user: Any = None) -> Any:
    """Press a button of a private message, which is edited in place."""
    clicked = await (user or hall.bob).click(hall.as_message(message), custom_id=button(message, label))
    assert not clicked.followups
    return hall.env.backend.get_message(message.channel_id, message.id)


async def picture(hall: Hall, message: Any) -> bytes:
    (file,) = hall.as_message(message).attachments
    return await file.read()


async def link_of(hall: Hall, channel: Any) -> str:
    state = await hall.state(channel)
    return f"https://discord.com/channels/{state.guild_id}/{state.board_channel_id}/{state.board_message_id}"


async def play(hall: Hall, scope: str = "all", channel: Any = None) -> GameState:
    await hall.alice.slash(channel or hall.first, "siege auto", scope=scope)
    return await hall.state(channel or hall.first)


# --- lists ---


async def test_a_servers_games_running_ones_first(hall: Hall) -> None:
    assert "There is no game in this server" in text(await games(hall))
    await hall.new(hall.first)
    await play(hall)
    await hall.new(hall.second, hall.bob)
    shown = text(await games(hall))
    title, running, over = shown.split("\n")
    assert "Games of this server (2)" in title
    assert "day 1, running" in running
    assert f"<@{hall.bob.id}>" in running
    assert await link_of(hall, hall.second) in running
    assert "over on day 3" in over
    assert f"<@{hall.alice.id}>" in over
    assert await link_of(hall, hall.first) in over


async def test_only_games_whose_channel_one_may_see(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.new(hall.second, hall.bob)
    hide(hall, hall.first)
    assert "(1)" in text(await games(hall, hall.bob))
    assert state.id not in str((await games(hall, hall.bob)).components)
    assert "(2)" in text(await games(hall, hall.alice)), "who plays sees it anyway"
    root = hall.guild.create_role("root", permissions=discord.Permissions(administrator=True))
    grace = hall.guild.add_member(hall.env.create_user("grace"), roles=[root])
    assert "(2)" in text(await games(hall, grace))


async def test_a_private_thread_is_its_members(hall: Hall) -> None:
    state = await hall.new(hall.first)
    cached = hall.bot.get_channel(hall.first.id)
    assert isinstance(cached, discord.TextChannel)
    thread = await cached.create_thread(name="quiet", type=discord.ChannelType.private_thread)
    await hall.env.settle()
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(channel_id=thread.id))
    assert "There is no game" in text(await games(hall, hall.bob))
    hall.env.backend.add_thread_member(thread.id, hall.bob.id)
    assert "(1)" in text(await games(hall, hall.bob))
    assert state.id in str((await games(hall, hall.bob)).components)


async def test_a_deleted_channel_is_seen_by_its_players_only(hall: Hall) -> None:
    state = await hall.new(hall.first)
    hall.env.backend.delete_channel(hall.first.id)
    await hall.env.settle()
    assert "(1)" in text(await games(hall))
    assert "There is no game" in text(await games(hall, hall.bob))
    reply = private(await hall.bob.slash(hall.third, "siege board", game=state.id))
    assert "is known that you may see" in reply
    assert text(await board(hall, hall.alice, hall.third, game=state.id))


async def test_in_direct_messages_ones_own(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.new(hall.second, hall.bob)
    await hall.bob.user.slash("siege new", game=hall.game)
    assert "You have no games yet" in private(
        await hall.guild.add_member(hall.env.create_user("carol")).user.slash("siege games")
    )
    shown = private(await hall.bob.user.slash("siege games"))
    assert "Your games (2)" in shown
    assert f"<@{hall.alice.id}>" not in shown


async def test_pages_and_opening_one(hall: Hall) -> None:
    for n in range(PAGE + 2):
        room = hall.guild.create_text_channel(f"hall-{n}")
        await hall.new(room)
    message = await games(hall, hall.bob)
    assert f"({PAGE + 2})" in text(message)
    assert text(message).count("running") == PAGE
    message = await press(hall, message, "Page 2 of 2")
    assert text(message).count("running") == 2
    assert labels(message) == ["◀ Page 1 of 2"]
    (menu,) = (part for part in controls(message) if part["type"] == 3)
    opened = await hall.bob.select(hall.as_message(message), [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    shown = stored(hall, opened)
    assert "**Orchard**, day 1" in text(shown)
    assert controls(shown) == [], "no controls, and no past days yet"
    assert len(await picture(hall, shown)) > 50


async def test_what_is_hidden_meanwhile_is_not_opened(hall: Hall) -> None:
    await hall.new(hall.first)
    message = await games(hall, hall.bob)
    (menu,) = (part for part in controls(message) if part["type"] == 3)
    hide(hall, hall.first)
    values = [menu["options"][0]["value"]]
    opened = await hall.bob.select(hall.as_message(message), values, custom_id=menu["custom_id"])
    assert "is known that you may see" in private(opened)


@pytest.mark.parametrize(("language", "said"), [("it", "Partite di questo server"), ("fr", "Parties de ce serveur")])
async def test_lists_in_the_readers_language(hall: Hall, language: str, said: str) -> None:
    def read(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload.update(locale=language)

    hall.env.backend.subscribers.insert(0, read)
    await hall.new(hall.first)
    await play(hall)
    assert said in text(await games(hall))
    assert {"it": "Giorno 2", "fr": "Jour 2"}[language] in " ".join(labels(await board(hall)))


# --- past days ---


async def suppers(hall: Hall) -> dict[int, tuple[str, str, bytes]]:
    """Return the board at the end of each day: title and numbers, text board, picture."""
    shown = {}
    while (state := await hall.state(hall.first)).ask is not None:
        if state.ask.kind == "supper":
            now = hall.board(hall.first)
            title, numbers, *_ = text(now).split("\n")
            words = private(await hall.alice.slash(hall.first, "siege board", text=True))
            shown[state.progress[0]] = (f"{title}\n{numbers}", words, await picture(hall, now))
        await play(hall, "decision")
    return shown


async def test_a_past_day_is_what_the_board_showed_then(hall: Hall) -> None:
    await hall.new(hall.first)
    shown = await suppers(hall)
    assert set(shown) == {1, 2, 3}
    for day, (head, words, drawn) in shown.items():
        message = await board(hall, day=f"day {day}")
        assert text(message).startswith(head)
        assert await picture(hall, message) == drawn
        assert private(await hall.bob.slash(hall.first, "siege board", day=str(day), text=True)) == words
    assert "at the end of day 1 of 3" in text(await board(hall, day="1"))


async def test_leafing_through_the_days(hall: Hall) -> None:
    await hall.new(hall.first)
    await play(hall)
    message = await board(hall)
    assert "apples eaten" in text(message)
    assert "apple" in text(message), "the last board of a game that is over has its result and its seed"
    assert labels(message) == ["⏮ Day 1", "◀ Day 2"]
    message = await press(hall, message, "◀ Day 2")
    assert "**Orchard**, day 2" in text(message)
    assert labels(message) == ["◀ Day 1", "Day 3 ▶"]
    message = await press(hall, message, "◀ Day 1")
    assert labels(message) == ["Day 2 ▶", "Day 3 ⏭"]
    assert "**Orchard**, day 1" in text(message)
    message = await press(hall, message, "Day 3 ⏭")
    assert "**Orchard**, day 3" in text(message)
    await hall.restart()
    message = await press(hall, message, "⏮ Day 1")
    assert "**Orchard**, day 1" in text(message)
    assert not hall.boards(hall.first)[1:], "nobody else sees any of it"


async def test_a_running_game_is_leafed_through_as_well(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[str] = []
    again = past_boards.positions_by_day

    def noted(recording: Any, presenter: Any) -> Any:
        replayed.append(recording.system)
        return again(recording, presenter)

    monkeypatch.setattr(past_boards, "positions_by_day", noted)
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", house_rules="days=40")
    for _ in range(4):
        await play(hall, "day")
    message = await board(hall, day="2")
    assert "**Orchard**, day 2" in text(message)
    assert labels(message) == ["◀ Day 1", "Day 3 ▶", "Day 5 ⏭"]
    for _ in range(3):
        await play(hall, "day")
        message = await press(hall, message, "◀ Day 1")
        message = await press(hall, message, "Day 2 ▶")
    assert len(replayed) == 1, "what a die has settled is not played again"
    assert "Day 8 ⏭" in labels(message)
    message = await press(hall, message, "Day 8 ⏭")
    assert "**Orchard**, day 8" in text(message)
    days = await hall.bob.autocomplete(hall.first, "siege board", "day", "")
    assert [choice["value"] for choice in days] == [str(day) for day in range(8, 0, -1)]


async def test_days_that_cannot_be_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    await play(hall)
    reply = private(await hall.bob.slash(hall.first, "siege board", day="9"))
    assert "last day of this game so far is day 3" in reply
    assert "soon" in private(await hall.bob.slash(hall.first, "siege board", day="soon"))
    monkeypatch.setattr(past_boards, "WAITING", 0)
    assert "Try again in a minute" in private(await hall.bob.slash(hall.first, "siege board", day="1"))


async def test_many_who_leaf_at_once_have_it_played_again_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    state = await play(hall)
    again, count = past_boards.positions_by_day, []

    def noted(recording: Any, presenter: Any) -> Any:
        count.append(recording)
        return again(recording, presenter)

    monkeypatch.setattr(past_boards, "positions_by_day", noted)
    shelf = hall.bot.past_boards
    await asyncio.gather(*(shelf._past(state, 1 + n % 2) for n in range(past_boards.WAITING)))
    assert len(count) == 1


# --- access from elsewhere ---


async def test_any_game_of_the_server_is_read_from_any_channel(hall: Hall) -> None:
    await hall.new(hall.first)
    state = await play(hall)
    before = len(hall.messages(hall.third))
    shown = await board(hall, channel=hall.third, game=state.id, day="1")
    assert "**Orchard**, day 1" in text(shown)
    reply = private(await hall.bob.slash(hall.third, "siege log", game=state.id, day="1"))
    assert "The log: day 1" in reply
    assert "There is no front page" in private(await hall.bob.slash(hall.third, "siege dispatch", game=state.id))
    assert len(hall.messages(hall.third)) == before, "all of it is private"
    assert "There is no game" in private(await hall.bob.slash(hall.third, "siege log"))
    for option in ("board", "log", "replay", "dispatch"):
        (offered,) = await hall.bob.autocomplete(hall.third, f"siege {option}", "game", "orch")
        assert offered["value"] == state.id
        assert "room-1" in offered["name"]
        hidden = await hall.bob.autocomplete(hall.third, f"siege {option}", "game", "croquet")
        assert hidden == []
    days = await hall.bob.autocomplete(hall.third, "siege log", "day", "", game=state.id)
    assert [choice["value"] for choice in days] == ["3", "2", "1", "0"]


async def test_a_replay_is_for_all_only_where_the_game_is_played(hall: Hall) -> None:
    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    hall.bot.replays.project = undrawn
    await hall.new(hall.first)
    state = await play(hall)
    here = await hall.alice.slash(hall.first, "siege replay")
    assert not [each for each in (here.response, *here.followups) if each is not None and each.ephemeral]
    assert "Nothing has happened yet" in private(await hall.alice.slash(hall.third, "siege replay", game=state.id))


async def test_what_one_may_not_see_is_not_read_from_elsewhere(hall: Hall) -> None:
    await hall.new(hall.first)
    state = await play(hall)
    link = await link_of(hall, hall.first)
    hide(hall, hall.first)
    for command in ("board", "log", "replay", "dispatch"):
        for said in (state.id, link, f"<#{hall.first.id}>", "orchard"):
            reply = private(await hall.bob.slash(hall.third, f"siege {command}", game=said))
            assert "is known that you may see" in reply, (command, said)
        assert await hall.bob.autocomplete(hall.third, f"siege {command}", "game", "") == []


@pytest.mark.parametrize("named", ["id", "link", "channel", "label", "title"])
async def test_the_ways_to_name_a_game(hall: Hall, named: str) -> None:
    await hall.new(hall.first)
    state = await hall.state(hall.first)
    (offered,) = await hall.bob.autocomplete(hall.third, "siege board", "game", "")
    ways = {
        "id": state.id,
        "link": await link_of(hall, hall.first),
        "channel": f"<#{hall.first.id}>",
        "label": offered["name"],
        "title": "orchard",
    }
    assert "**Orchard**, day 1" in text(await board(hall, channel=hall.third, game=ways[named]))


async def test_a_game_in_direct_messages_is_its_players(hall: Hall) -> None:
    await hall.alice.user.slash("siege new", game=hall.game, seed="apple")
    state = await hall.state(hall.alice.user.dm_channel)
    assert "is known that you may see" in private(await hall.bob.slash(hall.third, "siege board", game=state.id))
    assert "day 1" in text(await board(hall, hall.alice, hall.third, game=state.id))
    offered = await hall.alice.autocomplete(hall.third, "siege board", "game", "")
    assert [choice["value"] for choice in offered] == [state.id]


async def test_a_game_of_another_server_takes_a_member_to_see_it(hall: Hall) -> None:
    other = hall.env.create_guild("Peitang")
    room = other.create_text_channel("nave")
    dave = other.add_member(hall.env.create_user("dave"))
    await dave.slash(room, "siege new", game=hall.game, seed="apple")
    state = await hall.state(room)
    assert "is known that you may see" in private(await hall.bob.slash(hall.third, "siege board", game=state.id))
    other.add_member(hall.bob.user)
    assert "day 1" in text(await board(hall, channel=hall.third, game=state.id))
    assert "day 1" in private(await hall.bob.user.slash("siege board", game=state.id))
    assert "There is no game" in text(await games(hall, hall.bob)), "lists are of this server"
