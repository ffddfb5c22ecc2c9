"""The siege of the day on a simulated Discord: one attempt per person, and results verified by a replay."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import discord_limits, stress
from support.discord_play import PlayServer, button, controls, labels, private, text

import bot.daily.service
import engine.games
from bot.boards.info_row import MORE
from bot.daily.cog import DailyCog
from bot.daily.service import DailyService, after, day_of, ends
from bot.games.state import GameState
from bot.replays.drawing import Job, Result, Unshown
from bot.runtime import clock
from bot.runtime.settings import Settings
from db.daily import CONFIRMED, OVER, REFUSED, RUNNING, UNFINISHED
from db.schema.community import attempt
from db.schema.games import game
from engine.core.dice import seed_hash
from engine.core.record import Record, read
from engine.core.save import load
from engine.core.verify import FAIR, SEALED, verify

DAY = 86_400
SUNDAY_NOON = 12 * 3_600


@pytest.fixture
def settings(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Let scheduler jobs run at their due times, so that days pass fast. The toy is the game of the day."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SIEGEMASTER_GUILD", "SIEGEMASTER_LOCALE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "orchard")
    return Settings(database=database_url, heartbeat=DAY)


def daily(server: PlayServer) -> DailyService:
    cog = server.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    return cog.daily


def today() -> str:
    return day_of(clock.now())


async def play(server: PlayServer, who: Any = None, channel: Any = None) -> str:
    return private(await (who or server.alice).slash(channel or server.first, "daily play"))


async def play_out(server: PlayServer, who: Any) -> GameState:
    """Let the steward play an attempt in direct messages to its end."""
    assert private(await who.user.slash("siege auto", scope="all"))
    await server.env.advance_time(2)
    return await server.state(who.user.dm_channel)


async def state_of(server: PlayServer, who: Any, day: str | None = None) -> str:
    found = await daily(server).days.attempt(day or today(), who.id)
    assert found is not None
    return found.state


async def seed_of(server: PlayServer, day: str | None = None) -> str:
    found = await daily(server).days.day(day or today())
    assert found is not None
    return found.seed


async def to_midnight(server: PlayServer) -> None:
    """Advance the clock to a moment after the day's end."""
    left = ends(today()) - clock.now()
    await server.env.advance_time(left.total_seconds() + 1)
    await server.env.advance_time(1)


def forbid(server: PlayServer, channel: Any, *names: str) -> None:
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(channel.id, role)


@pytest.fixture
def warden(server: PlayServer) -> Any:
    """Return a person who manages the server."""
    role = server.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    return server.guild.add_member(server.env.create_user("warden"), roles=[role])


def closed(server: PlayServer, who: Any, times: int | None = None) -> None:
    """Make Discord refuse the bot's direct messages to a person."""
    path = f"/channels/{who.user.dm_channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50007, times=times)


def said_since(server: PlayServer, before: int) -> list[str]:
    """Return everything sent to Discord since then."""
    requests = server.env.http_requests[before:]
    return [json.dumps(each.json, ensure_ascii=False, default=str) for each in requests]


# --- the one attempt ---


@pytest.mark.stress
async def test_an_attempt_is_played_in_private(server: PlayServer) -> None:
    told = await play(server)
    state = await server.state(server.alice.user.dm_channel)
    assert f"https://discord.com/channels/@me/{state.board_channel_id}/{state.board_message_id}" in told
    assert f"<t:{int(ends(today()).timestamp())}:f>" in told, "until when"
    assert (state.system, dict(state.options), state.guild_id) == ("orchard", {}, None)
    assert (state.daily, state.sealed_until) == (today(), ends(today()))
    assert "your only attempt. It counts if you finish before" in text(server.board(server.alice.user.dm_channel))
    assert not server.messages(server.first), "nothing of it in the channel"
    found = await daily(server).days.attempt(today(), server.alice.id)
    assert found is not None
    assert (found.guild_id, found.game_id, found.state) == (server.guild.id, state.id, RUNNING)


@pytest.mark.stress
async def test_starting_again_leads_to_the_first_attempt(server: PlayServer) -> None:
    await play(server)
    state = await server.state(server.alice.user.dm_channel)
    told = await play(server, channel=server.second)
    assert "is in progress" in told
    assert str(state.board_message_id) in told
    await play_out(server, server.alice)
    assert "counts." in await play(server)
    told = await play(server)
    assert "no rank, because you gave less than 50% of the orders" in told, "the autopilot played it"
    assert "The autopilot alone, with the same dice" in told
    assert re.search(
        r"```\nOrchard · 2026-\d\d-\d\d\n[🟩⬜]{2} .*\n⬜{10} 0% own orders\n🤝 as good as the autopilot\n```", told
    )
    async with server.bot.database.read() as connection:
        assert len((await connection.execute(sa.select(game.c.id))).all()) == 1


@pytest.mark.stress
async def test_two_simultaneous_clicks_begin_one_attempt(server: PlayServer, warden: Any) -> None:
    assert "This channel now gets" in private(await warden.slash(server.first, "daily follow"))
    await to_midnight(server)
    (post,) = server.messages(server.first)
    press = button(post, "Play today")
    answers = await server.at_once(
        server.first, (server.bob, press), (server.bob, press), (server.bob, press), board=post
    )
    told = [private(answer) for answer in answers]
    assert sum("begins" in each for each in told) == 1, told
    assert sum("is in progress" in each for each in told) == 2, told
    async with server.bot.database.read() as connection:
        assert len((await connection.execute(sa.select(game.c.id))).all()) == 1


async def test_an_attempt_in_direct_messages_stores_no_server(server: PlayServer) -> None:
    assert private(await server.alice.user.slash("daily play"))
    found = await daily(server).days.attempt(today(), server.alice.id)
    assert found is not None
    assert found.guild_id is None
    assert "all servers" in private(await server.alice.user.slash("daily board"))
    assert "only in servers" in private(await server.alice.user.slash("daily board", where="server"))


async def test_a_game_in_direct_messages_stays_there(server: PlayServer) -> None:
    await server.alice.user.slash("siege new", game="orchard", seed="apple")
    other = await server.state(server.alice.user.dm_channel)
    told = await play(server)
    assert "private thread" in told
    (thread,) = server.first.threads
    state = await server.state(thread)
    assert state.sealed
    assert f"/{thread.id}/{state.board_message_id}" in told
    assert (await server.state(server.alice.user.dm_channel)).id == other.id
    raw = server.env.backend.channels[thread.id]
    assert raw.type == discord.ChannelType.private_thread.value


async def test_without_permission_for_threads_the_refusal_says_what_to_do(server: PlayServer) -> None:
    await server.alice.user.slash("siege new", game="orchard", seed="apple")
    forbid(server, server.first, "create_private_threads")
    told = await play(server)
    assert "has not begun" in told
    assert "/siege resign" in told
    assert "/siege here" in told
    assert await daily(server).days.attempt(today(), server.alice.id) is None, "it is still to be had"
    assert not server.first.threads
    assert "has not begun" in private(await server.alice.user.slash("daily play"))


@pytest.mark.stress
async def test_an_attempt_gets_a_private_thread_if_direct_messages_are_closed(server: PlayServer) -> None:
    closed(server, server.alice)
    told = await play(server)
    assert "does not let the bot message you" in told
    (thread,) = server.first.threads
    state = await server.state(thread)
    assert server.board(thread)
    assert str(thread.id) in told
    found = await daily(server).days.attempt(today(), server.alice.id)
    assert found is not None
    assert found.game_id == state.id
    await server.alice.slash(thread, "siege auto", scope="all")
    await server.env.advance_time(2)
    assert await state_of(server, server.alice) == CONFIRMED
    assert "counts." in text(server.messages(thread)[-1])


async def test_closed_direct_messages_without_a_thread_lose_nothing(server: PlayServer) -> None:
    closed(server, server.alice, times=2)
    forbid(server, server.first, "create_private_threads")
    told = await play(server)
    assert "is ready" in told
    assert "start it again" in told
    assert "is ready" in await play(server), "they are still closed"
    assert "is in progress" in await play(server), "they are open again"
    assert server.board(server.alice.user.dm_channel)
    assert await state_of(server, server.alice) == RUNNING


async def test_an_attempt_moves_to_direct_messages_if_its_thread_is_gone(server: PlayServer) -> None:
    closed(server, server.alice, times=1)
    await play(server)
    (thread,) = server.first.threads
    game_id = (await server.state(thread)).id
    server.env.backend.delete_channel(thread.id)
    await server.env.advance_time(1)
    told = await play(server)
    assert "is in progress" in told
    state = await server.state(server.alice.user.dm_channel)
    assert (state.id, state.guild_id) == (game_id, None)
    assert f"/@me/{state.board_channel_id}/{state.board_message_id}" in told
    assert server.board(server.alice.user.dm_channel)


async def test_a_user_can_begin_in_a_server_without_the_bot(server: PlayServer) -> None:
    """The attempt starts in direct messages."""
    server.env.backend.subscribers.insert(
        0, lambda event, said: said.update(guild_id="1") if event == "INTERACTION_CREATE" else None
    )
    assert "begins" in await play(server)
    assert "only in servers" in private(await server.alice.slash(server.first, "daily follow"))


# --- actions that an attempt refuses ---


async def test_the_rules_and_players_of_an_attempt_cannot_change(server: PlayServer) -> None:
    await play(server)
    channel = server.alice.user.dm_channel
    refused = "Others are playing with the same dice"
    assert refused in private(await server.press(channel, "House rules", server.alice.user))
    for command in ("players add", "players handover"):
        assert refused in private(await server.alice.user.slash(f"siege {command}", user=server.bob.user))
    assert refused in private(await server.alice.user.slash("siege players command", how="advisers"))
    assert refused in private(await server.alice.user.slash("vote start", window="1h"))
    hours = {"hour": "18:00", "zone": "Europe/Rome", "where": "here"}
    assert refused in private(await server.alice.user.slash("campaign start", **hours))
    state = await server.state(channel)
    assert (state.command, state.voting, dict(state.options)) == ("everyone", None, {})
    told = private(await server.alice.slash(server.first, "siege here"))
    assert refused in told
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told, "until when"
    assert (await server.state(channel)).players == {server.alice.id}
    assert not server.messages(server.first)


async def test_a_counted_attempt_can_move_into_a_private_thread_and_back(server: PlayServer) -> None:
    closed(server, server.alice, times=1)
    await play(server)
    (thread,) = server.first.threads
    assert "here" in private(await server.alice.user.slash("siege here")).casefold()
    assert (await server.state(server.alice.user.dm_channel)).sealed
    assert str(thread.id) in private(await server.alice.slash(thread, "siege here"))


async def test_undo_works_in_an_attempt(server: PlayServer) -> None:
    await play(server)
    walk = {"from": "gate", "to": "trees", "what": "anna"}
    await server.alice.user.slash("siege move", **walk)
    assert (await server.state(server.alice.user.dm_channel)).version == 2
    await server.alice.user.slash("siege undo")
    state = await server.state(server.alice.user.dm_channel)
    service = server.bot.context.service
    if state.version == 2:  # a confirmation
        await service.undo(state.id, version=2, to=1, actor=server.alice.id)
    await play_out(server, server.alice)
    assert await state_of(server, server.alice) == CONFIRMED


@pytest.mark.stress
async def test_a_resigned_attempt_does_not_count(server: PlayServer) -> None:
    await play(server)
    state = await server.state(server.alice.user.dm_channel)
    await server.bot.context.service.resign(state.id, version=1, actor=server.alice.id)
    assert await state_of(server, server.alice) == UNFINISHED
    assert "does not count" in await play(server)
    assert "No result" in private(await server.alice.slash(server.first, "daily board"))
    assert "Games not finished: 1" in private(await server.alice.slash(server.first, "daily board"))


@pytest.mark.stress
async def test_deleting_ones_data_gives_no_second_attempt_that_day(server: PlayServer) -> None:
    await play(server)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.delete(attempt).where(attempt.c.user_id == server.alice.id))
    await server.alice.user.slash("siege auto", scope="all")
    assert "deleted your data" in await play(server)
    await to_midnight(server)
    assert "begins" in await play(server)


async def test_the_question_before_resigning_warns_that_there_is_no_second_attempt(server: PlayServer) -> None:
    await play(server)
    told = private(await server.alice.user.slash("siege resign"))
    assert "only attempt" in told
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told


@pytest.mark.stress
async def test_boards_lead_to_the_seed_after_the_day_is_over(server: PlayServer) -> None:
    await play(server)
    await server.alice.user.slash("siege auto", scope="all")
    channel = server.alice.user.dm_channel
    state = await server.state(channel)

    async def dice() -> str:
        final = next(each for each in server.messages(channel) if each.id == state.board_message_id)
        user = server.alice.user
        return private(await user.click(server.as_message(final), custom_id=button(final, "🎲 Fair dice")))

    assert state.seed_hash[:12] in await dice()
    await to_midnight(server)
    state = await server.state(channel)
    assert state.secret is not None
    assert state.word is not None
    told = await dice()
    assert state.secret in told
    assert state.word.text in told
    final = next(each for each in server.messages(channel) if each.id == state.board_message_id)
    assert "that day is over" in text(final)


# --- the seed ---

LOOKS: dict[str, dict[str, Any]] = {
    "siege board": {},
    "siege status": {},
    "siege dice": {},
    "siege log": {},
    "siege export": {},
    "siege verify": {},
    "siege newspaper": {},
    "siege replay": {},
    "siege map": {},
    "siege odds": {"text": True},
    "daily status": {},
    "daily board": {},
}


async def look_everywhere(server: PlayServer, *presses: str) -> list[str]:
    """Return everything that commands and presses on an attempt send to Discord, with the attached files."""

    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    server.bot.replays.project = undrawn
    before, said = len(server.env.http_requests), []
    for command, options in LOOKS.items():
        answer = await server.alice.user.slash(command, **options)
        for message in [*answer.followups, *([answer.response] if answer.response is not None else [])]:
            said += [(await file.read()).decode("utf-8", "replace") for file in message.attachments]
    dm, user = server.alice.user.dm_channel, server.alice.user
    for board in server.boards(dm):
        for message in (board, await server.behind(dm, board, MORE, user)):
            for label in presses:
                if any(label in each for each in labels(message)):
                    await user.click(server.as_message(message), custom_id=button(message, label))
    return [*said, *said_since(server, before)]


async def exported(server: PlayServer) -> tuple[str, Record]:
    """Return the text with the export of an attempt, and the record in it."""
    answer = await server.alice.user.slash("siege export")
    message = answer.response or answer.followups[-1]
    return private(answer), read(await message.attachments[0].read())


@pytest.mark.stress("resigned")
@pytest.mark.simcord(settle_timeout=60)
@pytest.mark.parametrize("end", ["resigned", "over"])
async def test_the_seed_is_hidden_until_the_day_is_over(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """A finished or resigned attempt at the real game: no answer or file contains the seed or the deck."""
    system = "siege" if end == "resigned" else "orchard"
    monkeypatch.setattr(bot.daily.service, "usual", lambda: system)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.text("DELETE FROM daily"))
    before = len(server.env.http_requests)
    await play(server)
    user, day = server.alice.user, today()
    seed = await seed_of(server)
    state = await server.state(user.dm_channel)
    if end == "over":
        await play_out(server, server.alice)
    else:
        await user.slash("siege auto", scope="day")
        state = await server.state(user.dm_channel)
        await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
        await server.bot.context.board_delivery.deliver(state.id)
    save = load((await server.state(user.dm_channel)).row.save.encode())
    deck = json.loads(bytes(save.state)).get("deck", [])
    await play(server)  # it describes the result
    presses = ("🎲", "Fair dice", "Points", "Share", "All dice", "Same dice", "words")
    said = await look_everywhere(server, *presses) + said_since(server, before)
    assert not [each for each in said if seed in each or save.seed in each]
    assert len(deck) > 10 or system == "orchard"
    assert not [each for each in said if any(f'"{one}", "{next_}"' in each for one, next_ in pairwise(deck))]
    verified = private(await user.slash("siege verify"))
    assert "the seed stays secret" in verified
    told, record = await exported(server)
    assert "Others are playing with the same dice until" in told
    assert (record.seed, record.secret, record.status) == (None, None, end)
    assert datetime.fromisoformat(record.sealed_until) == ends(day)
    report = verify(engine.games.find(system), record)
    assert (report.verdict, report.findings) == (SEALED, ())
    assert "the seed stays secret" in private(await user.slash("siege status"))
    await to_midnight(server)
    after_all = await look_everywhere(server)
    assert len([each for each in after_all if seed in each]) >= 3, "status, export, the day's own status"
    _, record = await exported(server)
    assert verify(engine.games.find(system), record).verdict == FAIR
    assert "Every die and card is correct" in private(await user.slash("siege verify"))


@pytest.mark.stress
async def test_the_dice_of_the_day_can_be_played_again_after_the_day(server: PlayServer) -> None:
    await play(server)
    first = await play_out(server, server.alice)
    user = server.alice.user

    async def again_button() -> tuple[Any, str]:
        shown = (await server.bot.context.service.load(first.id)).board_message_id
        final = next(each for each in server.messages(user.dm_channel) if each.id == shown)
        more = await user.click(server.as_message(final), custom_id=button(final, "More"))
        answer = more.followups[-1] if more.followups else more.response
        opened = server.env.backend.get_message(user.dm_channel.id, answer.message.id)
        (press,) = [part["custom_id"] for part in controls(opened) if ":replay:" in part["custom_id"]]
        return opened, press

    board, press = await again_button()
    told = private(await user.click(server.as_message(board), custom_id=press))
    assert "Others are playing with these dice" in told
    assert (await server.state(user.dm_channel)).id == first.id
    await to_midnight(server)
    board, press = await again_button()
    await user.click(server.as_message(board), custom_id=press)
    again = await server.state(user.dm_channel)
    old = await server.bot.context.service.load(first.id)
    assert old.seed is not None
    assert (again.seed_hash, again.daily, again.sealed) == (seed_hash(old.seed), first.daily, False)
    assert again.id != first.id
    assert "-# Practice" in text(server.board(user.dm_channel))


async def test_attempts_are_hidden_from_others_during_the_day(server: PlayServer) -> None:
    closed(server, server.alice)
    await play(server)
    (thread,) = server.first.threads
    state = await server.state(thread)
    for command, options in {
        "siege games": {},
        "siege watch": {"game": state.id},
        "siege log": {"game": state.id},
        "siege board": {"game": state.id},
    }.items():
        told = private(await server.bob.slash(server.second, command, **options))
        assert f"/{thread.id}" not in told
        assert "DayBegan" not in told
        assert "day-began" not in told
    assert "this game stays private until" in private(await server.alice.slash(server.second, "siege here")), (
        "nor by its player's doing"
    )
    assert private(await server.alice.slash(server.second, "siege watch", game=state.id))
    await server.alice.slash(thread, "siege auto", scope="all")
    await server.env.advance_time(10)
    assert not server.messages(server.second)


# --- the end of the day ---


@pytest.mark.stress
async def test_an_open_attempt_ends_with_the_day(server: PlayServer) -> None:
    await server.env.advance_time(SUNDAY_NOON)
    day = today()
    assert "Little time" not in await play(server)
    await server.alice.user.slash("siege auto", scope="day")
    await to_midnight(server)
    assert today() == after(day)
    assert await state_of(server, server.alice, day) == UNFINISHED
    assert "being played" not in private(await server.alice.slash(server.first, "daily status"))
    board = private(await server.alice.slash(server.first, "daily board", day=day))
    assert "Games not finished: 1" in board
    state = await server.state(server.alice.user.dm_channel)
    assert state.status == "running", "it may be played on"
    assert "that day is over" in private(await server.alice.user.slash("siege status"))
    told = await play(server)
    assert "private thread" in told, "the new day's attempt has room beside it"
    await play_out(server, server.alice)
    assert await state_of(server, server.alice, day) == UNFINISHED
    assert await state_of(server, server.alice) == RUNNING


@pytest.mark.stress
async def test_an_attempt_may_begin_in_the_last_minutes_with_a_warning(server: PlayServer) -> None:
    left = ends(today()) - clock.now()
    await server.env.advance_time(left.total_seconds() - 120)
    told = await play(server)
    assert "begins" in told
    assert "Little time is left" in told
    await play_out(server, server.alice)
    assert await state_of(server, server.alice) == CONFIRMED


@pytest.mark.stress
async def test_an_attempt_survives_a_restart(server: PlayServer) -> None:
    await play(server)
    hashes = [each.seed_hash for each in [await daily(server).made(day) for day in (today(), after(today()))]]
    await server.restart()
    assert "is in progress" in await play(server)
    state = await server.state(server.alice.user.dm_channel)
    # The attempt ends in a process that dies before its next job.
    server.bot.context.scheduler.stop()
    await server.bot.context.service.auto(state.id, version=state.version, scope="all", actor=server.alice.id)
    assert await state_of(server, server.alice) == OVER
    assert "checking its moves" in await play(server)
    assert "Results being checked: 1" in private(await server.bob.slash(server.first, "daily board"))
    await server.restart()
    await server.env.advance_time(2)
    assert await state_of(server, server.alice) == CONFIRMED
    told = private(await server.alice.slash(server.first, "daily status"))
    assert all(each in told for each in hashes)


# --- tables ---


async def confirmed(
    server: PlayServer, who: int, score: int, *, guild: int | None = None, steward: float = 0.25
) -> None:
    """Store a confirmed result of today without playing it."""
    state = await server.bot.context.service.new_game(
        system="orchard", options={}, seed="x", owner_id=who, guild_id=None, channel_id=who, locale="en"
    )
    band = engine.games.find("orchard").bands[0]
    shown = {"won": True, "band": band, "score": score, "periods": 3, "steward": steward}
    async with server.bot.database.write() as connection:
        values = {"day": today(), "user_id": who, "game_id": state.id, "state": CONFIRMED, "begun_at": clock.now()}
        more = {
            "score": score,
            "shown": json.dumps(shown),
            "ended_at": clock.now(),
            "guild_id": guild or server.guild.id,
        }
        await connection.execute(sa.insert(attempt), {**values, **more})


async def table(server: PlayServer, who: Any = None, **asked: str) -> Any:
    answer = await (who or server.alice).slash(server.first, "daily board", **asked)
    assert private(answer)
    message = answer.response
    assert message is not None
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


@pytest.mark.stress
async def test_tables_have_pages_and_mark_the_readers_place(server: PlayServer) -> None:
    await server.env.advance_time(1)
    for number in range(23):
        await confirmed(server, 5_000 + number, 100 - number // 2)
    await confirmed(server, server.alice.id, 95, steward=0.5)
    page = await table(server)
    lines = text(page).splitlines()
    assert lines[1].startswith("**1** · <@5000> · ")
    assert lines[2].startswith("**1** · <@5001>"), "equal scores share a rank"
    assert lines[3].startswith("**3** · <@5002>")
    assert re.search(r" · .*100.* · 3 days · 75% own · <t:\d+:t>–<t:\d+:t>$", lines[1])
    assert "Your place: 11 of 24 (page 2)." in text(page)
    assert "▶" not in lines[1]
    assert labels(page) == ["Page 2 of 3 ▶", "All servers"]
    stored = server.env.backend.get_message(server.first.id, page.id)
    await server.alice.click(server.as_message(stored), custom_id=button(stored, "Page 2 of 3"))
    page = server.env.backend.get_message(server.first.id, page.id)
    assert f"**▶** **11** · <@{server.alice.id}>" in text(page)
    assert labels(page) == ["◀ Page 1 of 3", "Page 3 of 3 ▶", "All servers"]
    await server.restart()
    await server.alice.click(server.as_message(page), custom_id=button(page, "All servers"))
    page = server.env.backend.get_message(server.first.id, page.id)
    assert "all servers" in text(page)
    assert labels(page) == ["Page 2 of 3 ▶", "This server"]


async def test_points_are_hidden_until_the_readers_attempt_or_the_day_is_over(server: PlayServer) -> None:
    """Points reveal how lucky the dice are; so would the autopilot's."""
    await server.env.advance_time(1)
    await confirmed(server, 5_000, 87)
    line = text(await table(server)).splitlines()[1]
    assert line.startswith("**1** · <@5000> · ")
    assert "87" not in line
    assert "days" not in line
    assert "75% own" in line
    assert "Points and length appear once" in text(await table(server))
    await confirmed(server, server.alice.id, 95)
    assert "87" in text(await table(server))
    assert "shown when" not in text(await table(server))
    assert "87" not in text(await table(server, server.bob))


@pytest.mark.stress
async def test_players_of_other_servers_are_named_only_if_they_share_their_records(server: PlayServer) -> None:
    await server.env.advance_time(1)
    await confirmed(server, 6_001, 9, guild=77)
    await confirmed(server, 6_002, 8, guild=77)
    await confirmed(server, server.bob.id, 7)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.text("INSERT INTO profile (user_id, shared) VALUES (6002, true)"))
    lines = text(await table(server, where="everywhere")).splitlines()
    assert "somebody" in lines[1]
    assert "<@6002>" in lines[2]
    assert f"<@{server.bob.id}>" in lines[3]
    assert "6001" not in "\n".join(lines)
    assert "6002" not in text(await table(server)), "a server's table holds only its own"


async def test_a_day_can_be_named_in_several_ways(server: PlayServer) -> None:
    await server.env.advance_time(1)
    for day, said in (
        ("soon", "as a day"),
        ("2026-02-30", "as a day"),
        ("2019-01-01", "no daily game"),
        (after(today()), "no daily game"),
        ("yesterday", "no daily game"),
        ("today", today()),
        (today(), today()),
    ):
        assert said in private(await server.alice.slash(server.first, "daily board", day=day))


@pytest.mark.stress
async def test_days_are_suggested(server: PlayServer) -> None:
    await server.env.advance_time(1)
    first = today()
    await to_midnight(server)
    found = await server.alice.autocomplete(server.first, "daily board", "day", "")
    assert [choice["value"] for choice in found] == [today(), first]
    found = await server.alice.autocomplete(server.first, "daily practice", "day", "20")
    assert [choice["value"] for choice in found] == [first], "neither today nor tomorrow"


# --- status and practice ---


@pytest.mark.stress
async def test_the_status_shows_hashes_before_and_seeds_after_the_day(server: PlayServer) -> None:
    told = private(await server.bob.slash(server.first, "daily status"))
    first, second = today(), after(today())
    hashes = re.findall(r"`([0-9a-f]{64})`", told)
    assert len(hashes) == 2, "today's and tomorrow's"
    assert "Nobody has started this game yet" in told
    assert "/daily play" in told
    assert await seed_of(server, first) not in told
    assert await seed_of(server, second) not in told
    await play(server)
    await to_midnight(server)
    told = private(await server.bob.slash(server.first, "daily status"))
    seed = await seed_of(server, first)
    assert f"`{seed}`" in told
    assert hashlib.sha256(seed.encode()).hexdigest() == hashes[0]
    assert f"printf %s {seed} | sha256sum" in told
    assert hashes[1] in told, "it is today's now, as it was published yesterday"


@pytest.mark.stress
async def test_practice_by_a_past_day_does_not_count(server: PlayServer) -> None:
    day = today()
    await play(server)
    mine = await play_out(server, server.alice)
    await to_midnight(server)
    told = private(await server.bob.slash(server.second, "daily practice", day=day))
    assert "does not count" in told
    state = await server.state(server.second)
    over = await server.bot.context.service.load(mine.id)
    assert over.seed is not None
    assert state.seed_hash == seed_hash(over.seed)
    assert (state.daily, state.sealed, state.owner_id) == (day, False, server.bob.id)
    assert "-# Practice" in text(server.board(server.second))
    assert private(await server.bob.slash(server.second, "siege players add", user=server.alice)), "as any other game"
    await server.bob.slash(server.second, "siege auto", scope="all")
    await server.env.advance_time(2)
    assert await daily(server).days.attempt(day, server.bob.id) is None
    assert await daily(server).days.counts(day) == {CONFIRMED: 1}


@pytest.mark.stress
@pytest.mark.parametrize("ahead", [0, 1])
async def test_today_and_tomorrow_cannot_be_practised(server: PlayServer, ahead: int) -> None:
    await server.env.advance_time(1)
    day = (clock.now() + timedelta(days=ahead)).date().isoformat()
    told = private(await server.bob.slash(server.second, "daily practice", day=day))
    assert "cannot practise" in told
    assert not server.messages(server.second)
    assert "no daily game" in private(await server.bob.slash(server.second, "daily practice", day="2020-02-29"))
    assert "cannot read" in private(await server.bob.slash(server.second, "daily practice", day="the day of days"))


@pytest.mark.stress
async def test_practice_does_not_replace_a_running_game(server: PlayServer) -> None:
    await server.env.advance_time(1)
    day = today()
    await to_midnight(server)
    other = await server.new(server.first)
    assert "already has a running game" in private(await server.bob.slash(server.first, "daily practice", day=day))
    assert (await server.state(server.first)).id == other.id


# --- channels that follow the daily game ---


@pytest.mark.stress
async def test_a_channel_gets_a_message_when_a_day_begins(server: PlayServer, warden: Any) -> None:
    told = private(await warden.slash(server.first, "daily follow"))
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told
    day = today()
    await play(server)
    await play_out(server, server.alice)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(attempt).values(own=100))  # what the autopilot played is not named
    seed = await seed_of(server)
    assert not server.messages(server.first)
    await to_midnight(server)
    (post,) = server.messages(server.first)
    said = text(post)
    fresh = await daily(server).days.day(today())
    assert fresh is not None
    assert fresh.seed_hash in said
    assert fresh.seed not in said
    assert seed in said
    assert f"**1** · <@{server.alice.id}>" in said
    assert "The autopilot alone, with the same dice" in said
    assert f"The game of {day} is over" in said
    assert labels(post) == ["Play today’s game", "Results"]
    assert not discord_limits.faults_of_message({"components": post.components})
    answer = await server.bob.click(server.as_message(post), custom_id=button(post, "Results"))
    assert day in private(answer)
    assert len(server.messages(server.first)) == 1, "the answer is private"
    await to_midnight(server)
    assert len(server.messages(server.first)) == 2
    assert "no longer gets" in private(await warden.slash(server.first, "daily unfollow"))
    assert "does not get" in private(await warden.slash(server.first, "daily unfollow"))
    await to_midnight(server)
    assert len(server.messages(server.first)) == 2


@pytest.mark.stress
async def test_only_managers_may_subscribe_a_channel_to_the_day(server: PlayServer, warden: Any) -> None:
    assert "Manage Server" in private(await server.alice.slash(server.first, "daily follow"))
    assert "Manage Server" in private(await server.alice.slash(server.first, "daily unfollow"))
    forbid(server, server.second, "send_messages")
    assert "Send Messages" in private(await warden.slash(server.second, "daily follow"))
    assert "only in servers" in private(await server.alice.user.slash("daily follow"))
    assert await daily(server).days.follow_of(server.second.id) is None


@pytest.mark.stress
async def test_a_channel_without_permissions_is_dropped_after_a_warning(server: PlayServer, warden: Any) -> None:
    await warden.slash(server.first, "daily follow")
    server.env.inject_error("POST", f"/channels/{server.first.id}/messages", status=403, code=50013, times=None)
    await to_midnight(server)
    warned = [text(each) for each in server.messages(warden.user.dm_channel)]
    assert len(warned) == 1
    assert f"<#{server.first.id}>" in warned[0]
    assert "Send Messages" in warned[0]
    assert await daily(server).days.follow_of(server.first.id) is not None
    await to_midnight(server)
    warned = [text(each) for each in server.messages(warden.user.dm_channel)]
    assert "no more" in warned[-1]
    assert await daily(server).days.follow_of(server.first.id) is None
    await to_midnight(server)
    assert len(server.messages(warden.user.dm_channel)) == 2


# --- reminders by direct message ---


def reminders(server: PlayServer, who: Any) -> list[Any]:
    """Return the direct messages about a day that has opened."""
    return [each for each in server.messages(who.user.dm_channel) if "is open" in text(each)]


async def ask_for_reminders(server: PlayServer, who: Any) -> None:
    status = await who.slash(server.first, "daily status")
    assert "each daily game" in private(await who.click(status.response.message, label="Remind me"))


@pytest.mark.stress
async def test_a_reminder_follows_the_click_in_the_result(server: PlayServer) -> None:
    """The button in the result's notice asks; the message comes when the day begins, and its buttons work."""
    await play(server)
    await play_out(server, server.alice)
    result = server.messages(server.alice.user.dm_channel)[-1]
    assert f"Next daily game: <t:{int(ends(today()).timestamp())}:R>" in text(result)
    assert labels(result) == ["Results", "Remind me"]
    told = await server.alice.user.click(server.as_message(result), custom_id=button(result, "Remind me"))
    assert f"(the next one <t:{int(ends(today()).timestamp())}:R>)" in private(told)
    await to_midnight(server)
    (reminder,) = reminders(server, server.alice)
    assert f"**The daily game of {today()} is open:" in text(reminder)
    assert f"<t:{int(ends(today()).timestamp())}:f>" in text(reminder)
    assert labels(reminder) == ["Play today’s game", "No more reminders"]
    assert not discord_limits.faults_of_message({"components": reminder.components})
    message = server.as_message(reminder)
    opened = await server.alice.user.click(message, custom_id=button(reminder, "Play today’s game"))
    assert "begins" in private(opened)
    gone = await server.alice.user.click(message, custom_id=button(reminder, "No more reminders"))
    assert "no more reminders" in private(gone)
    await to_midnight(server)
    assert len(reminders(server, server.alice)) == 1


@pytest.mark.stress
async def test_three_unused_reminders_are_the_last(server: PlayServer) -> None:
    """Three in a row go unused, the third says that it is the last; a game played in between begins the count again."""
    await ask_for_reminders(server, server.alice)
    for _ in range(2):
        await to_midnight(server)
    await play(server)
    for _ in range(4):
        await to_midnight(server)
    told = [text(each) for each in reminders(server, server.alice)]
    assert len(told) == 5, "two, one of them used; then three"
    assert ["this one will be the last" in each for each in told] == [False, False, False, False, True]
    status = await server.alice.slash(server.first, "daily status")
    assert labels(status.response) == ["Remind me"]


@pytest.mark.stress
async def test_the_game_played_after_the_last_reminder_keeps_them_coming(server: PlayServer) -> None:
    await ask_for_reminders(server, server.alice)
    for _ in range(3):
        await to_midnight(server)
    await play(server)
    await to_midnight(server)
    told = [text(each) for each in reminders(server, server.alice)]
    assert ["this one will be the last" in each for each in told] == [False, False, True, False]


@pytest.mark.stress
async def test_closed_direct_messages_end_reminders(server: PlayServer) -> None:
    await ask_for_reminders(server, server.alice)
    closed(server, server.alice)
    await to_midnight(server)
    status = await server.alice.slash(server.first, "daily status")
    assert labels(status.response) == ["Remind me"]


@pytest.mark.stress
async def test_nobody_is_reminded_of_a_game_that_they_have_begun(server: PlayServer) -> None:
    """The bot posts nothing while the day begins; when it does, Alice plays already and Bob does not."""
    await ask_for_reminders(server, server.alice)
    await ask_for_reminders(server, server.bob)
    server.bot.context.scheduler.stop()
    await to_midnight(server)
    await play(server)
    await server.restart()
    await server.env.advance_time(5)
    assert [len(reminders(server, who)) for who in (server.alice, server.bob)] == [0, 1]
    await to_midnight(server)
    assert [len(reminders(server, who)) for who in (server.alice, server.bob)] == [1, 2]


@pytest.mark.stress
async def test_deleted_data_hold_no_reminder(server: PlayServer) -> None:
    await ask_for_reminders(server, server.alice)
    shown = private(await server.alice.slash(server.first, "privacy show"))
    assert "**One reminder** for the daily game" in shown
    asked = await server.alice.slash(server.first, "privacy delete")
    sure = await server.alice.click(asked.response.message, label="Delete my data…")
    await server.alice.click(sure.response.message, label="Yes, delete it for good")
    assert not await daily(server).days.is_reminded(server.alice.id)
    await to_midnight(server)
    assert not reminders(server, server.alice)


# --- three servers ---


@pytest.mark.stress
async def test_a_forged_result_among_three_servers_is_found(server: PlayServer) -> None:
    """Six users on three servers play the same dice, with a restart; one result is forged in the database."""
    env = server.env
    servers = [(server.guild, server.first)]
    for name in ("Tientsin", "Taku"):
        guild = env.create_guild(name)
        servers.append((guild, guild.create_text_channel("parade")))
    people = []
    for number in range(6):
        guild, channel = servers[number % 3]
        people.append((guild.add_member(env.create_user(f"player{number}")), guild, channel))
    for who, _, channel in people:
        assert "begins" in private(await who.slash(channel, "daily play"))
    states = [await server.state(who.user.dm_channel) for who, *_ in people]
    assert len({state.seed_hash for state in states}) == 1
    assert len({repr(state.view) for state in states}) == 1, "the same dice by name"
    forger = people[4][0]
    server.bot.context.scheduler.stop()
    for number, (who, *_) in enumerate(people):
        if number == 5:
            continue
        for walk in range(number):  # each plays differently
            target = ("hedge", "trees")[walk % 2]
            await who.user.slash(
                "siege move", **{"from": "gate", "to": target, "what": ("anna", "ben", "cleo")[walk % 3]}
            )
        await who.user.slash("siege auto", scope="all")
    forged = await server.state(forger.user.dm_channel)
    save = json.loads(forged.row.save)
    save["state"]["eaten"] = -5
    async with server.bot.database.write() as connection:
        changed = sa.update(game).where(game.c.id == forged.id).values(save=json.dumps(save))
        await connection.execute(changed)
    await server.restart()
    await env.advance_time(5)
    days = daily(server).days
    assert await days.counts(today()) == {CONFIRMED: 4, REFUSED: 1, RUNNING: 1}
    places = await days.places(today())
    assert {place.user_id for place in places} == {who.id for who, *_ in people[:4]}
    order = [(place.tier, place.score) for place in places]
    assert order == sorted(order, reverse=True), "by how much was one's own, then by score"
    for who, guild, channel in people[:3]:  # one person of each server
        own = {one.id for one, home, _ in people[:4] if home is guild}
        shown = private(await who.slash(channel, "daily board"))
        assert {int(found) for found in re.findall(r"<@(\d+)>", shown)} == own, "only its own"
    told = private(await forger.slash(people[4][2], "daily play"))
    assert "could not confirm" in told
    assert "/siege export" in told
    assert "could not confirm" in text(server.messages(forger.user.dm_channel)[-1])
    assert str(forger.id) not in private(await people[0][0].slash(server.first, "daily board", where="everywhere"))
    await to_midnight(server)
    final = private(await people[0][0].slash(server.first, "daily board", day=states[0].daily, where="everywhere"))
    assert "Games not finished: 1" in final
    assert "Results not confirmed: 1" in final
    assert await days.counts(states[0].daily or "") == {CONFIRMED: 4, REFUSED: 1, UNFINISHED: 1}


# --- languages ---

ENGLISH = re.compile(r"\b(the|and|is|are|you|your|of|with|not|this|was|has|been)\b")


@pytest.mark.parametrize("locale", stress.spread(["it", "fr"], of=2))
async def test_users_of_other_languages_see_no_english(server: PlayServer, warden: Any, locale: str) -> None:
    server.env.backend.subscribers.insert(
        0,
        lambda event, said: said.update(locale=locale, guild_locale=locale) if event == "INTERACTION_CREATE" else None,
    )
    day = today()
    told = [await play(server), await play(server)]
    told.append(private(await warden.slash(server.first, "daily follow")))
    await server.alice.user.slash("siege auto", scope="all")
    await server.env.advance_time(2)
    told.append(text(server.messages(server.alice.user.dm_channel)[-1]))
    for command, options in {
        "daily play": {},
        "daily status": {},
        "daily board": {},
        "siege export": {},
        "siege verify": {},
        "daily practice": {"day": day},
        "daily unfollow": {},
    }.items():
        told.append(private(await server.alice.user.slash(command, **options)))
    await to_midnight(server)
    told.append(text(server.messages(server.first)[-1]))
    told.append(private(await server.alice.slash(server.second, "daily practice", day=day)))
    told.append(private(await server.bob.slash(server.second, "daily board", day="x")))
    plain = [re.sub(r"`[^`]*`", "", each) for each in told]
    assert not [each for each in plain if ENGLISH.search(each)]
    assert all(each.strip() for each in plain)
