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
from support import discord_limits
from support.discord_play import Hall, button, controls, labels, private, text

import bot.daily.service
import engine.games
from bot.daily.cog import DailyCog
from bot.daily.service import DailyService, after, day_of, ends
from bot.games.state import GameState
from bot.replays.worker import Job, Result, Unshown
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


def daily(hall: Hall) -> DailyService:
    cog = hall.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    return cog.daily


def today() -> str:
    return day_of(clock.now())


async def play(hall: Hall, who: Any = None, channel: Any = None) -> str:
    return private(await (who or hall.alice).slash(channel or hall.first, "daily play"))


async def play_out(hall: Hall, who: Any) -> GameState:
    """Let the steward play an attempt in direct messages to its end."""
    assert private(await who.user.slash("siege auto", scope="all"))
    await hall.env.advance_time(2)
    return await hall.state(who.user.dm_channel)


async def state_of(hall: Hall, who: Any, day: str | None = None) -> str:
    found = await daily(hall).days.attempt(day or today(), who.id)
    assert found is not None
    return found.state


async def seed_of(hall: Hall, day: str | None = None) -> str:
    found = await daily(hall).days.day(day or today())
    assert found is not None
    return found.seed


async def to_midnight(hall: Hall) -> None:
    """Advance the clock to a moment after the day's end."""
    left = ends(today()) - clock.now()
    await hall.env.advance_time(left.total_seconds() + 1)
    await hall.env.advance_time(1)


def forbid(hall: Hall, channel: Any, *names: str) -> None:
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=hall.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    hall.env.backend.set_overwrite(channel.id, role)


@pytest.fixture
def warden(hall: Hall) -> Any:
    """Return a person who manages the server."""
    role = hall.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    return hall.guild.add_member(hall.env.create_user("warden"), roles=[role])


def closed(hall: Hall, who: Any, times: int | None = None) -> None:
    """Make Discord refuse the bot's direct messages to a person."""
    path = f"/channels/{who.user.dm_channel.id}/messages"
    hall.env.inject_error("POST", path, status=403, code=50007, times=times)


def said_since(hall: Hall, before: int) -> list[str]:
    """Return everything sent to Discord since then."""
    requests = hall.env.http_requests[before:]
    return [json.dumps(each.json, ensure_ascii=False, default=str) for each in requests]


# --- the one attempt ---


async def test_the_attempt_stands_where_nobody_looks_on(hall: Hall) -> None:
    told = await play(hall)
    state = await hall.state(hall.alice.user.dm_channel)
    assert f"https://discord.com/channels/@me/{state.board_channel_id}/{state.board_message_id}" in told
    assert f"<t:{int(ends(today()).timestamp())}:f>" in told, "until when"
    assert (state.system, dict(state.options), state.guild_id) == ("orchard", {}, None)
    assert (state.daily, state.sealed_until) == (today(), ends(today()))
    assert "one attempt, which counts until" in text(hall.board(hall.alice.user.dm_channel))
    assert not hall.messages(hall.first), "nothing of it in the channel"
    found = await daily(hall).days.attempt(today(), hall.alice.id)
    assert found is not None
    assert (found.guild_id, found.game_id, found.state) == (hall.guild.id, state.id, RUNNING)


async def test_a_second_time_leads_to_the_first(hall: Hall) -> None:
    await play(hall)
    state = await hall.state(hall.alice.user.dm_channel)
    told = await play(hall, channel=hall.second)
    assert "is being played" in told
    assert str(state.board_message_id) in told
    await play_out(hall, hall.alice)
    assert "counts." in await play(hall)
    told = await play(hall)
    assert "it has no rank, because less than 50% of it was your own" in told, "the autopilot played it"
    assert "The autopilot alone, by the same dice" in told
    assert re.search(
        r"```\nOrchard · 2026-\d\d-\d\d\n[🟩⬜]{2} .*\n⬜{10} 0% my own\n🤝 as good as the autopilot\n```", told
    )
    async with hall.bot.database.read() as connection:
        assert len((await connection.execute(sa.select(game.c.id))).all()) == 1


async def test_two_clicks_at_once_give_one_attempt(hall: Hall, warden: Any) -> None:
    assert "From now on this channel" in private(await warden.slash(hall.first, "daily follow"))
    await to_midnight(hall)
    (post,) = hall.messages(hall.first)
    press = button(post, "Play today")
    answers = await hall.at_once(hall.first, (hall.bob, press), (hall.bob, press), (hall.bob, press), board=post)
    told = [private(answer) for answer in answers]
    assert sum("begins" in each for each in told) == 1, told
    assert sum("is being played" in each for each in told) == 2, told
    async with hall.bot.database.read() as connection:
        assert len((await connection.execute(sa.select(game.c.id))).all()) == 1


async def test_in_direct_messages_no_server_is_remembered(hall: Hall) -> None:
    assert private(await hall.alice.user.slash("daily play"))
    found = await daily(hall).days.attempt(today(), hall.alice.id)
    assert found is not None
    assert found.guild_id is None
    assert "on all servers" in private(await hall.alice.user.slash("daily board"))
    assert "for servers" in private(await hall.alice.user.slash("daily board", where="server"))


async def test_a_game_in_the_direct_messages_is_left_where_it_is(hall: Hall) -> None:
    await hall.alice.user.slash("siege new", game="orchard", seed="apple")
    other = await hall.state(hall.alice.user.dm_channel)
    told = await play(hall)
    assert "private thread" in told
    (thread,) = hall.first.threads
    state = await hall.state(thread)
    assert state.sealed
    assert f"/{thread.id}/{state.board_message_id}" in told
    assert (await hall.state(hall.alice.user.dm_channel)).id == other.id
    raw = hall.env.backend.channels[thread.id]
    assert raw.type == discord.ChannelType.private_thread.value


async def test_where_there_can_be_no_thread_it_is_said_what_to_do(hall: Hall) -> None:
    await hall.alice.user.slash("siege new", game="orchard", seed="apple")
    forbid(hall, hall.first, "create_private_threads")
    told = await play(hall)
    assert "has not begun" in told
    assert "/siege resign" in told
    assert "/siege here" in told
    assert await daily(hall).days.attempt(today(), hall.alice.id) is None, "it is still to be had"
    assert not hall.first.threads
    assert "has not begun" in private(await hall.alice.user.slash("daily play"))


async def test_closed_direct_messages_make_a_private_thread(hall: Hall) -> None:
    closed(hall, hall.alice)
    told = await play(hall)
    assert "does not let me write to you" in told
    (thread,) = hall.first.threads
    state = await hall.state(thread)
    assert hall.board(thread)
    assert str(thread.id) in told
    found = await daily(hall).days.attempt(today(), hall.alice.id)
    assert found is not None
    assert found.game_id == state.id
    await hall.alice.slash(thread, "siege auto", scope="all")
    await hall.env.advance_time(2)
    assert await state_of(hall, hall.alice) == CONFIRMED
    assert "counts." in text(hall.messages(thread)[-1])


async def test_closed_direct_messages_without_a_thread_lose_nothing(hall: Hall) -> None:
    closed(hall, hall.alice, times=2)
    forbid(hall, hall.first, "create_private_threads")
    told = await play(hall)
    assert "Nothing is lost" in told
    assert "/daily play" in told
    assert "Nothing is lost" in await play(hall), "they are still closed"
    assert "is being played" in await play(hall), "they are open again"
    assert hall.board(hall.alice.user.dm_channel)
    assert await state_of(hall, hall.alice) == RUNNING


async def test_a_thread_that_is_gone_brings_it_into_direct_messages(hall: Hall) -> None:
    closed(hall, hall.alice, times=1)
    await play(hall)
    (thread,) = hall.first.threads
    game_id = (await hall.state(thread)).id
    hall.env.backend.delete_channel(thread.id)
    await hall.env.advance_time(1)
    told = await play(hall)
    assert "is being played" in told
    state = await hall.state(hall.alice.user.dm_channel)
    assert (state.id, state.guild_id) == (game_id, None)
    assert f"/@me/{state.board_channel_id}/{state.board_message_id}" in told
    assert hall.board(hall.alice.user.dm_channel)


async def test_a_guest_begins_it_all_the_same(hall: Hall) -> None:
    """In a server without the bot, an attempt still starts in direct messages."""
    hall.env.backend.subscribers.insert(
        0, lambda event, said: said.update(guild_id="1") if event == "INTERACTION_CREATE" else None
    )
    assert "begins" in await play(hall)
    assert "for servers" in private(await hall.alice.slash(hall.first, "daily follow"))


# --- actions that an attempt refuses ---


async def test_an_attempt_stays_as_it_began(hall: Hall) -> None:
    await play(hall)
    channel = hall.alice.user.dm_channel
    board = hall.board(channel)
    refused = "one attempt at the game of the day"
    assert refused in private(
        await hall.alice.user.click(hall.as_message(board), custom_id=button(board, "House rules"))
    )
    for command in ("players add", "players handover"):
        assert refused in private(await hall.alice.user.slash(f"siege {command}", user=hall.bob.user))
    assert refused in private(await hall.alice.user.slash("siege players command", how="advisers"))
    assert refused in private(await hall.alice.user.slash("vote start", window="1h"))
    hours = {"hour": "18:00", "zone": "Europe/Rome", "where": "here"}
    assert refused in private(await hall.alice.user.slash("campaign start", **hours))
    state = await hall.state(channel)
    assert (state.command, state.voting, dict(state.options)) == ("everyone", None, {})
    told = private(await hall.alice.slash(hall.first, "siege here"))
    assert refused in told
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told, "until when"
    assert (await hall.state(channel)).players == {hall.alice.id}
    assert not hall.messages(hall.first)


async def test_a_counted_attempt_may_go_into_a_private_thread_and_back(hall: Hall) -> None:
    closed(hall, hall.alice, times=1)
    await play(hall)
    (thread,) = hall.first.threads
    assert "here" in private(await hall.alice.user.slash("siege here")).casefold()
    assert (await hall.state(hall.alice.user.dm_channel)).sealed
    assert str(thread.id) in private(await hall.alice.slash(thread, "siege here"))


async def test_undo_is_as_everywhere(hall: Hall) -> None:
    await play(hall)
    walk = {"from": "gate", "to": "trees", "what": "anna"}
    await hall.alice.user.slash("siege move", **walk)
    assert (await hall.state(hall.alice.user.dm_channel)).version == 2
    await hall.alice.user.slash("siege undo")
    state = await hall.state(hall.alice.user.dm_channel)
    service = hall.bot.context.service
    if state.version == 2:  # a confirmation
        await service.undo(state.id, version=2, to=1, actor=hall.alice.id)
    await play_out(hall, hall.alice)
    assert await state_of(hall, hall.alice) == CONFIRMED


async def test_given_up_it_is_gone(hall: Hall) -> None:
    await play(hall)
    state = await hall.state(hall.alice.user.dm_channel)
    await hall.bot.context.service.resign(state.id, version=1, actor=hall.alice.id)
    assert await state_of(hall, hall.alice) == UNFINISHED
    assert "does not count" in await play(hall)
    assert "No result" in private(await hall.alice.slash(hall.first, "daily board"))
    assert "Not finished: 1" in private(await hall.alice.slash(hall.first, "daily board"))


async def test_who_deletes_their_data_has_no_second_attempt_that_day(hall: Hall) -> None:
    await play(hall)
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.delete(attempt).where(attempt.c.user_id == hall.alice.id))
    await hall.alice.user.slash("siege auto", scope="all")
    assert "deleted what was stored" in await play(hall)
    await to_midnight(hall)
    assert "begins" in await play(hall)


async def test_whoever_gives_an_attempt_up_is_told_that_there_is_no_other(hall: Hall) -> None:
    await play(hall)
    told = private(await hall.alice.user.slash("siege resign"))
    assert "one attempt" in told
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told


async def test_when_the_day_is_over_the_boards_tell_its_seed(hall: Hall) -> None:
    await play(hall)
    await hall.alice.user.slash("siege auto", scope="all")
    channel = hall.alice.user.dm_channel
    state = await hall.state(channel)
    final = next(each for each in reversed(hall.messages(channel)) if each.id == state.board_message_id)
    assert state.seed_hash[:12] in text(final)
    await to_midnight(hall)
    state = await hall.state(channel)
    assert state.secret is not None
    assert state.word is not None
    final = next(each for each in hall.messages(channel) if each.id == state.board_message_id)
    assert state.secret in text(final)
    assert state.word.text in text(final)
    assert "that day is over" in text(final)


# --- the seed ---

LOOKS: dict[str, dict[str, Any]] = {
    "siege board": {},
    "siege status": {},
    "siege dice": {},
    "siege log": {},
    "siege export": {},
    "siege verify": {},
    "siege dispatch": {},
    "siege replay": {},
    "siege map": {},
    "siege odds": {"text": True},
    "daily status": {},
    "daily board": {},
}


async def look_everywhere(hall: Hall, *presses: str) -> list[str]:
    """Return everything that commands and presses on an attempt send to Discord, with the attached files."""

    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    hall.bot.replays.project = undrawn
    before, said = len(hall.env.http_requests), []
    for command, options in LOOKS.items():
        answer = await hall.alice.user.slash(command, **options)
        for message in [*answer.followups, *([answer.response] if answer.response is not None else [])]:
            said += [(await file.read()).decode("utf-8", "replace") for file in message.attachments]
    for board in hall.boards(hall.alice.user.dm_channel):
        for label in presses:
            if any(label in each for each in labels(board)):
                await hall.alice.user.click(hall.as_message(board), custom_id=button(board, label))
    return [*said, *said_since(hall, before)]


async def exported(hall: Hall) -> tuple[str, Record]:
    """Return the text with the export of an attempt, and the record in it."""
    answer = await hall.alice.user.slash("siege export")
    message = answer.response or answer.followups[-1]
    return private(answer), read(await message.attachments[0].read())


@pytest.mark.simcord(settle_timeout=60)
@pytest.mark.parametrize("end", ["resigned", "over"])
async def test_nobody_sees_the_seed_before_the_day_is_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """A finished or resigned attempt at the real game: no answer or file contains the seed or the deck."""
    system = "siege" if end == "resigned" else "orchard"
    monkeypatch.setattr(bot.daily.service, "usual", lambda: system)
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.text("DELETE FROM daily"))
    before = len(hall.env.http_requests)
    await play(hall)
    user, day = hall.alice.user, today()
    seed = await seed_of(hall)
    state = await hall.state(user.dm_channel)
    if end == "over":
        await play_out(hall, hall.alice)
    else:
        await user.slash("siege auto", scope="day")
        state = await hall.state(user.dm_channel)
        await hall.bot.context.service.resign(state.id, version=state.version, actor=hall.alice.id)
        await hall.bot.context.board_delivery.deliver(state.id)
    save = load((await hall.state(user.dm_channel)).row.save.encode())
    deck = json.loads(bytes(save.state)).get("deck", [])
    await play(hall)  # it describes the result
    said = await look_everywhere(hall, "Dice", "All dice", "Same dice", "words") + said_since(hall, before)
    assert not [each for each in said if seed in each or save.seed in each]
    assert len(deck) > 10 or system == "orchard"
    assert not [each for each in said if any(f'"{one}", "{next_}"' in each for one, next_ in pairwise(deck))]
    verified = private(await user.slash("siege verify"))
    assert "nobody is shown their seed" in verified
    told, record = await exported(hall)
    assert "others play by it until" in told
    assert (record.seed, record.secret, record.status) == (None, None, end)
    assert datetime.fromisoformat(record.sealed_until) == ends(day)
    report = verify(engine.games.find(system), record)
    assert (report.verdict, report.findings) == (SEALED, ())
    assert "told when the day is over" in private(await user.slash("siege status"))
    await to_midnight(hall)
    after_all = await look_everywhere(hall)
    assert len([each for each in after_all if seed in each]) >= 3, "status, export, the day's own status"
    _, record = await exported(hall)
    assert verify(engine.games.find(system), record).verdict == FAIR
    assert "Every die and card agrees" in private(await user.slash("siege verify"))


async def test_the_same_dice_are_played_again_when_the_day_is_over(hall: Hall) -> None:
    await play(hall)
    first = await play_out(hall, hall.alice)
    user = hall.alice.user

    def again_button() -> tuple[Any, str]:
        found = [
            (board, part["custom_id"])
            for board in hall.boards(user.dm_channel)
            for part in controls(board)
            if ":replay:" in part["custom_id"] and first.id in part["custom_id"]
        ]
        return found[-1]

    board, press = again_button()
    told = private(await user.click(hall.as_message(board), custom_id=press))
    assert "Others play by these dice" in told
    assert (await hall.state(user.dm_channel)).id == first.id
    await to_midnight(hall)
    board, press = again_button()
    await user.click(hall.as_message(board), custom_id=press)
    again = await hall.state(user.dm_channel)
    old = await hall.bot.context.service.load(first.id)
    assert old.seed is not None
    assert (again.seed_hash, again.daily, again.sealed) == (seed_hash(old.seed), first.daily, False)
    assert again.id != first.id
    assert "-# Practice" in text(hall.board(user.dm_channel))


async def test_attempts_are_seen_by_nobody_else_that_day(hall: Hall) -> None:
    closed(hall, hall.alice)
    await play(hall)
    (thread,) = hall.first.threads
    state = await hall.state(thread)
    for command, options in {
        "siege games": {},
        "siege watch": {"game": state.id},
        "siege log": {"game": state.id},
        "siege board": {"game": state.id},
    }.items():
        told = private(await hall.bob.slash(hall.second, command, **options))
        assert f"/{thread.id}" not in told
        assert "DayBegan" not in told
        assert "day-began" not in told
    assert "one attempt" in private(await hall.alice.slash(hall.second, "siege here")), "nor by its player's doing"
    assert private(await hall.alice.slash(hall.second, "siege watch", game=state.id))
    await hall.alice.slash(thread, "siege auto", scope="all")
    await hall.env.advance_time(10)
    assert not hall.messages(hall.second)


# --- the end of the day ---


async def test_the_days_end_finds_an_attempt_open(hall: Hall) -> None:
    await hall.env.advance_time(SUNDAY_NOON)
    day = today()
    assert "Little time" not in await play(hall)
    await hall.alice.user.slash("siege auto", scope="day")
    await to_midnight(hall)
    assert today() == after(day)
    assert await state_of(hall, hall.alice, day) == UNFINISHED
    assert "being played" not in private(await hall.alice.slash(hall.first, "daily status"))
    board = private(await hall.alice.slash(hall.first, "daily board", day=day))
    assert "Not finished: 1" in board
    state = await hall.state(hall.alice.user.dm_channel)
    assert state.status == "running", "it may be played on"
    assert "that day is over" in private(await hall.alice.user.slash("siege status"))
    told = await play(hall)
    assert "private thread" in told, "the new day's attempt has room beside it"
    await play_out(hall, hall.alice)
    assert await state_of(hall, hall.alice, day) == UNFINISHED
    assert await state_of(hall, hall.alice) == RUNNING


async def test_the_last_minutes_are_allowed_and_warned_of(hall: Hall) -> None:
    left = ends(today()) - clock.now()
    await hall.env.advance_time(left.total_seconds() - 120)
    told = await play(hall)
    assert "begins" in told
    assert "Little time is left" in told
    await play_out(hall, hall.alice)
    assert await state_of(hall, hall.alice) == CONFIRMED


async def test_all_survives_a_restart(hall: Hall) -> None:
    await play(hall)
    hashes = [each.seed_hash for each in [await daily(hall).made(day) for day in (today(), after(today()))]]
    await hall.restart()
    assert "is being played" in await play(hall)
    state = await hall.state(hall.alice.user.dm_channel)
    # The attempt ends in a process that dies before its next job.
    hall.bot.context.scheduler.stop()
    await hall.bot.context.service.auto(state.id, version=state.version, scope="all", actor=hall.alice.id)
    assert await state_of(hall, hall.alice) == OVER
    assert "being replayed" in await play(hall)
    assert "Being replayed: 1" in private(await hall.bob.slash(hall.first, "daily board"))
    await hall.restart()
    await hall.env.advance_time(2)
    assert await state_of(hall, hall.alice) == CONFIRMED
    told = private(await hall.alice.slash(hall.first, "daily status"))
    assert all(each in told for each in hashes)


# --- tables ---


async def confirmed(hall: Hall, who: int, score: int, *, guild: int | None = None, steward: float = 0.25) -> None:
    """Store a confirmed result of today without playing it."""
    state = await hall.bot.context.service.new_game(
        system="orchard", options={}, seed="x", owner_id=who, guild_id=None, channel_id=who, locale="en"
    )
    band = engine.games.find("orchard").bands[0]
    shown = {"won": True, "band": band, "score": score, "periods": 3, "steward": steward}
    async with hall.bot.database.write() as connection:
        values = {"day": today(), "user_id": who, "game_id": state.id, "state": CONFIRMED, "begun_at": clock.now()}
        more = {"score": score, "shown": json.dumps(shown), "ended_at": clock.now(), "guild_id": guild or hall.guild.id}
        await connection.execute(sa.insert(attempt), {**values, **more})


async def table(hall: Hall, who: Any = None, **asked: str) -> Any:
    answer = await (who or hall.alice).slash(hall.first, "daily board", **asked)
    assert private(answer)
    message = answer.response
    assert message is not None
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def test_tables_have_pages_and_mark_ones_own_place(hall: Hall) -> None:
    await hall.env.advance_time(1)
    for number in range(23):
        await confirmed(hall, 5_000 + number, 100 - number // 2)
    await confirmed(hall, hall.alice.id, 95, steward=0.5)
    page = await table(hall)
    lines = text(page).splitlines()
    assert lines[1].startswith("**1** · <@5000> · ")
    assert lines[2].startswith("**1** · <@5001>"), "equal scores share a rank"
    assert lines[3].startswith("**3** · <@5002>")
    assert re.search(r" · .*100.* · 3 days · 75% own · <t:\d+:t>–<t:\d+:t>$", lines[1])
    assert "You have place 11 of 24 (page 2)." in text(page)
    assert "▶" not in lines[1]
    assert labels(page) == ["Page 2 of 3 ▶", "All servers"]
    stored = hall.env.backend.get_message(hall.first.id, page.id)
    await hall.alice.click(hall.as_message(stored), custom_id=button(stored, "Page 2 of 3"))
    page = hall.env.backend.get_message(hall.first.id, page.id)
    assert f"**▶** **11** · <@{hall.alice.id}>" in text(page)
    assert labels(page) == ["◀ Page 1 of 3", "Page 3 of 3 ▶", "All servers"]
    await hall.restart()
    await hall.alice.click(hall.as_message(page), custom_id=button(page, "All servers"))
    page = hall.env.backend.get_message(hall.first.id, page.id)
    assert "on all servers" in text(page)
    assert labels(page) == ["Page 2 of 3 ▶", "This server"]


async def test_whoever_played_elsewhere_is_named_only_if_they_share_their_records(hall: Hall) -> None:
    await hall.env.advance_time(1)
    await confirmed(hall, 6_001, 9, guild=77)
    await confirmed(hall, 6_002, 8, guild=77)
    await confirmed(hall, hall.bob.id, 7)
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.text("INSERT INTO profile (user_id, shared) VALUES (6002, true)"))
    lines = text(await table(hall, where="everywhere")).splitlines()
    assert "somebody" in lines[1]
    assert "<@6002>" in lines[2]
    assert f"<@{hall.bob.id}>" in lines[3]
    assert "6001" not in "\n".join(lines)
    assert "6002" not in text(await table(hall)), "a server's table holds only its own"


async def test_which_day_is_meant(hall: Hall) -> None:
    await hall.env.advance_time(1)
    for day, said in (
        ("soon", "is no day"),
        ("2026-02-30", "is no day"),
        ("2019-01-01", "no game of the day"),
        (after(today()), "no game of the day"),
        (today(), today()),
    ):
        assert said in private(await hall.alice.slash(hall.first, "daily board", day=day))


async def test_days_are_suggested(hall: Hall) -> None:
    await hall.env.advance_time(1)
    first = today()
    await to_midnight(hall)
    found = await hall.alice.autocomplete(hall.first, "daily board", "day", "")
    assert [choice["value"] for choice in found] == [today(), first]
    found = await hall.alice.autocomplete(hall.first, "daily practice", "day", "20")
    assert [choice["value"] for choice in found] == [first], "neither today nor tomorrow"


# --- status and practice ---


async def test_status_tells_hashes_before_and_seeds_after(hall: Hall) -> None:
    told = private(await hall.bob.slash(hall.first, "daily status"))
    first, second = today(), after(today())
    hashes = re.findall(r"`([0-9a-f]{64})`", told)
    assert len(hashes) == 2, "today's and tomorrow's"
    assert "Nobody has begun it yet" in told
    assert "/daily play" in told
    assert await seed_of(hall, first) not in told
    assert await seed_of(hall, second) not in told
    await play(hall)
    await to_midnight(hall)
    told = private(await hall.bob.slash(hall.first, "daily status"))
    seed = await seed_of(hall, first)
    assert f"`{seed}`" in told
    assert hashlib.sha256(seed.encode()).hexdigest() == hashes[0]
    assert f"printf %s {seed} | sha256sum" in told
    assert hashes[1] in told, "it is today's now, as it was published yesterday"


async def test_past_days_can_be_practised_and_do_not_count(hall: Hall) -> None:
    day = today()
    await play(hall)
    mine = await play_out(hall, hall.alice)
    await to_midnight(hall)
    told = private(await hall.bob.slash(hall.second, "daily practice", day=day))
    assert "does not count" in told
    state = await hall.state(hall.second)
    over = await hall.bot.context.service.load(mine.id)
    assert over.seed is not None
    assert state.seed_hash == seed_hash(over.seed)
    assert (state.daily, state.sealed, state.owner_id) == (day, False, hall.bob.id)
    assert "-# Practice" in text(hall.board(hall.second))
    assert private(await hall.bob.slash(hall.second, "siege players add", user=hall.alice)), "as any other game"
    await hall.bob.slash(hall.second, "siege auto", scope="all")
    await hall.env.advance_time(2)
    assert await daily(hall).days.attempt(day, hall.bob.id) is None
    assert await daily(hall).days.counts(day) == {CONFIRMED: 1}


@pytest.mark.parametrize("ahead", [0, 1])
async def test_neither_today_nor_tomorrow_can_be_practised(hall: Hall, ahead: int) -> None:
    await hall.env.advance_time(1)
    day = (clock.now() + timedelta(days=ahead)).date().isoformat()
    told = private(await hall.bob.slash(hall.second, "daily practice", day=day))
    assert "cannot be practised" in told
    assert not hall.messages(hall.second)
    assert "no game of the day" in private(await hall.bob.slash(hall.second, "daily practice", day="2020-02-29"))
    assert "is no day" in private(await hall.bob.slash(hall.second, "daily practice", day="yesterday"))


async def test_practice_leaves_a_running_game_alone(hall: Hall) -> None:
    await hall.env.advance_time(1)
    day = today()
    await to_midnight(hall)
    other = await hall.new(hall.first)
    assert "running game already" in private(await hall.bob.slash(hall.first, "daily practice", day=day))
    assert (await hall.state(hall.first)).id == other.id


# --- channels that follow the daily game ---


async def test_a_channel_is_told_when_a_day_begins(hall: Hall, warden: Any) -> None:
    told = private(await warden.slash(hall.first, "daily follow"))
    assert f"<t:{int(ends(today()).timestamp())}:t>" in told
    day = today()
    await play(hall)
    await play_out(hall, hall.alice)
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(attempt).values(own=100))  # what the autopilot played is not named
    seed = await seed_of(hall)
    assert not hall.messages(hall.first)
    await to_midnight(hall)
    (post,) = hall.messages(hall.first)
    said = text(post)
    fresh = await daily(hall).days.day(today())
    assert fresh is not None
    assert fresh.seed_hash in said
    assert fresh.seed not in said
    assert seed in said
    assert f"**1** · <@{hall.alice.id}>" in said
    assert "The autopilot alone, by the same dice" in said
    assert f"The game of {day} is over" in said
    assert labels(post) == ["Play today’s game", "Results"]
    assert not discord_limits.faults_of_message({"components": post.components})
    answer = await hall.bob.click(hall.as_message(post), custom_id=button(post, "Results"))
    assert day in private(answer)
    assert len(hall.messages(hall.first)) == 1, "the answer is private"
    await to_midnight(hall)
    assert len(hall.messages(hall.first)) == 2
    assert "no more" in private(await warden.slash(hall.first, "daily unfollow"))
    assert "is not told" in private(await warden.slash(hall.first, "daily unfollow"))
    await to_midnight(hall)
    assert len(hall.messages(hall.first)) == 2


async def test_who_may_have_a_channel_told(hall: Hall, warden: Any) -> None:
    assert "Manage Server" in private(await hall.alice.slash(hall.first, "daily follow"))
    assert "Manage Server" in private(await hall.alice.slash(hall.first, "daily unfollow"))
    forbid(hall, hall.second, "send_messages")
    assert "Send Messages" in private(await warden.slash(hall.second, "daily follow"))
    assert "for servers" in private(await hall.alice.user.slash("daily follow"))
    assert await daily(hall).days.follow_of(hall.second.id) is None


async def test_a_channel_that_cannot_be_told_is_dropped_after_a_warning(hall: Hall, warden: Any) -> None:
    await warden.slash(hall.first, "daily follow")
    hall.env.inject_error("POST", f"/channels/{hall.first.id}/messages", status=403, code=50013, times=None)
    await to_midnight(hall)
    warned = [text(each) for each in hall.messages(warden.user.dm_channel)]
    assert len(warned) == 1
    assert f"<#{hall.first.id}>" in warned[0]
    assert "Send Messages" in warned[0]
    assert await daily(hall).days.follow_of(hall.first.id) is not None
    await to_midnight(hall)
    warned = [text(each) for each in hall.messages(warden.user.dm_channel)]
    assert "no more" in warned[-1]
    assert await daily(hall).days.follow_of(hall.first.id) is None
    await to_midnight(hall)
    assert len(hall.messages(warden.user.dm_channel)) == 2


# --- three servers ---


async def test_three_servers_one_forged_result(hall: Hall) -> None:
    """Six people on three servers play the same dice, with a restart; one result is forged in the database."""
    env = hall.env
    servers = [(hall.guild, hall.first)]
    for name in ("Tientsin", "Taku"):
        guild = env.create_guild(name)
        servers.append((guild, guild.create_text_channel("parade")))
    people = []
    for number in range(6):
        guild, channel = servers[number % 3]
        people.append((guild.add_member(env.create_user(f"player{number}")), guild, channel))
    for who, _, channel in people:
        assert "begins" in private(await who.slash(channel, "daily play"))
    states = [await hall.state(who.user.dm_channel) for who, *_ in people]
    assert len({state.seed_hash for state in states}) == 1
    assert len({repr(state.view) for state in states}) == 1, "the same dice by name"
    forger = people[4][0]
    hall.bot.context.scheduler.stop()
    for number, (who, *_) in enumerate(people):
        if number == 5:
            continue
        for walk in range(number):  # each plays differently
            target = ("hedge", "trees")[walk % 2]
            await who.user.slash(
                "siege move", **{"from": "gate", "to": target, "what": ("anna", "ben", "cleo")[walk % 3]}
            )
        await who.user.slash("siege auto", scope="all")
    forged = await hall.state(forger.user.dm_channel)
    save = json.loads(forged.row.save)
    save["state"]["eaten"] = -5
    async with hall.bot.database.write() as connection:
        changed = sa.update(game).where(game.c.id == forged.id).values(save=json.dumps(save))
        await connection.execute(changed)
    await hall.restart()
    await env.advance_time(5)
    days = daily(hall).days
    assert await days.counts(today()) == {CONFIRMED: 4, REFUSED: 1, RUNNING: 1}
    places = await days.places(today())
    assert {place.user_id for place in places} == {who.id for who, *_ in people[:4]}
    assert [place.score for place in places] == sorted((place.score for place in places), reverse=True)
    for who, guild, channel in people[:3]:  # one person of each server
        own = {one.id for one, home, _ in people[:4] if home is guild}
        shown = private(await who.slash(channel, "daily board"))
        assert {int(found) for found in re.findall(r"<@(\d+)>", shown)} == own, "only its own"
    told = private(await forger.slash(people[4][2], "daily play"))
    assert "could not be confirmed" in told
    assert "/siege export" in told
    assert "could not be confirmed" in text(hall.messages(forger.user.dm_channel)[-1])
    assert str(forger.id) not in private(await people[0][0].slash(hall.first, "daily board", where="everywhere"))
    await to_midnight(hall)
    final = private(await people[0][0].slash(hall.first, "daily board", day=states[0].daily, where="everywhere"))
    assert "Not finished: 1" in final
    assert "Not confirmed: 1" in final
    assert await days.counts(states[0].daily or "") == {CONFIRMED: 4, REFUSED: 1, UNFINISHED: 1}


# --- languages ---

ENGLISH = re.compile(r"\b(the|and|is|are|you|your|of|with|not|this|was|has|been)\b")


@pytest.mark.parametrize("locale", ["it", "fr"])
async def test_nothing_is_said_in_english_to_who_does_not_read_it(hall: Hall, warden: Any, locale: str) -> None:
    hall.env.backend.subscribers.insert(
        0,
        lambda event, said: said.update(locale=locale, guild_locale=locale) if event == "INTERACTION_CREATE" else None,
    )
    day = today()
    told = [await play(hall), await play(hall)]
    told.append(private(await warden.slash(hall.first, "daily follow")))
    await hall.alice.user.slash("siege auto", scope="all")
    await hall.env.advance_time(2)
    told.append(text(hall.messages(hall.alice.user.dm_channel)[-1]))
    for command, options in {
        "daily play": {},
        "daily status": {},
        "daily board": {},
        "siege export": {},
        "siege verify": {},
        "daily practice": {"day": day},
        "daily unfollow": {},
    }.items():
        told.append(private(await hall.alice.user.slash(command, **options)))
    await to_midnight(hall)
    told.append(text(hall.messages(hall.first)[-1]))
    told.append(private(await hall.alice.slash(hall.second, "daily practice", day=day)))
    told.append(private(await hall.bob.slash(hall.second, "daily board", day="x")))
    plain = [re.sub(r"`[^`]*`", "", each) for each in told]
    assert not [each for each in plain if ENGLISH.search(each)]
    assert all(each.strip() for each in plain)
