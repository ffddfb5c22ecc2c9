"""Discord fails in every way: boards, notices and answers are retried, or the game says why it waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import sqlalchemy as sa
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import InteractionType, OverwriteType
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from support import stress
from support.discord_play import Hall, button, labels, presses, private, text

from bot.games.errors import MissingPermissions
from bot.games.notices import Payload
from bot.games.state import GameState
from bot.runtime import clock
from bot.runtime.settings import Settings
from db.notices import Notice
from db.schema.community import ballot, campaign, game_follow, notice
from db.schema.games import game, outbox

WALK = {"from": "gate", "to": "trees", "what": "anna"}
BOARD = "/channels/*/messages*"
CALLBACK = "/interactions/*/callback"
EDIT = "/webhooks/*/messages/@original"
FOLLOWUP = "/webhooks/*"

pytestmark = pytest.mark.simcord(settle_timeout=60)
Raise = Callable[[], Exception]


def http(status: int, code: int = 0, **headers: str) -> Raise:
    """Return a function that builds an error of Discord as the library raises it."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="because", headers=headers)
    return lambda: kind(response, {"code": code, "message": "no"})


PASSING: dict[str, Raise] = {
    "429 without headers": http(429),
    "429 with headers": http(429, **{"Retry-After": "8"}),
    "429 of a limit too long": lambda: discord.RateLimited(40),
    "500": http(500),
    "502": http(502),
    "503": http(503),
    "reset": lambda: aiohttp.ClientOSError(104, "Connection reset by peer"),
    "cut": aiohttp.ServerDisconnectedError,
    "timeout": TimeoutError,
}
"""Temporary failures by name."""
SOME = dict([*PASSING.items()][:: 1 if stress.FULL else 3])
"""Of these every third, where each takes a day; under stress all."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Let the bot check for due work once a minute, so that time passes fast."""
    return settings.model_copy(update={"heartbeat": 60.0})


class Rain:
    """Makes requests fail or hang before they reach the simulated Discord."""

    def __init__(self) -> None:
        self.rules: list[tuple[str, str, Raise | float, int]] = []
        self.asked: list[str] = []

    def fall(self, method: str, path: str, what: Raise | float, *, times: int = 1) -> None:
        """Make the next requests of that kind fail, or hang for so many seconds."""
        self.rules.append((method, path, what, times))

    async def meet(self, route: Any) -> None:
        path = route.url.split("?")[0].split("/api/v10")[-1]
        self.asked.append(f"{route.method} {path}")
        for place, (method, pattern, what, times) in enumerate(self.rules):
            if method == route.method and fnmatch(path, pattern) and times:
                self.rules[place] = (method, pattern, what, times - 1)
                if isinstance(what, float):
                    await asyncio.sleep(what)
                    return
                raise what()

    def count(self, method: str, path: str) -> int:
        return sum(fnmatch(asked, f"{method} {path}") for asked in self.asked)


@pytest.fixture
def rain(monkeypatch: pytest.MonkeyPatch) -> Rain:
    made = Rain()
    request, execute = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def asked(self: Any, route: Any, **more: Any) -> Any:
        await made.meet(route)
        return await request(self, route, **more)

    async def answered(self: Any, route: Any, session: Any, **more: Any) -> Any:
        await made.meet(route)
        return await execute(self, route, session, **more)

    monkeypatch.setattr(FakeHTTPClient, "request", asked)
    monkeypatch.setattr(FakeWebhookAdapter, "request", answered)
    return made


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged as an error or with a traceback."""
    ours = (record for record in caplog.records if record.name.startswith(("bot", "discord")))
    return [record.getMessage() for record in ours if record.levelno >= logging.ERROR or record.exc_info]


def versions(hall: Hall, channel: Any) -> set[int]:
    """Return the game versions of the buttons on the only living board of a channel."""
    return {press.version for press in presses(hall.board(channel)) if press.game}


async def rows(hall: Hall, table: sa.Table) -> list[Any]:
    async with hall.bot.database.read() as connection:
        return list((await connection.execute(sa.select(table))).mappings())


def direct(hall: Hall, who: Any) -> list[str]:
    channel = who.user.dm_channel
    return [text(message) for message in hall.messages(channel)] if channel is not None else []


def forbid(hall: Hall, channel: Any, *names: str) -> None:
    """Deny the bot permissions in a channel; nothing restores them."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=hall.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    hall.env.backend.set_overwrite(channel.id, role)


async def begin(hall: Hall, room: Any, *, guild: Any = None, owner: Any = None) -> GameState:
    """Start a game without delivering its board: the next scheduler run does."""
    return await hall.bot.context.service.new_game(
        system=hall.game,
        seed="apple",
        options={},
        owner_id=(owner or hall.alice).id,
        guild_id=(guild or hall.guild).id,
        channel_id=room.id,
        locale="en",
    )


# --- boards ---


async def test_a_board_that_cannot_go_out_comes_by_itself(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.new(hall.first, house_rules="days=40")
    for days, (name, what) in enumerate(SOME.items(), 1):
        rain.fall("POST", BOARD, what, times=3)
        assert "stored" in private(await hall.alice.slash(hall.first, "siege auto", scope="day")), name
        await hall.env.advance_time(200)
        assert versions(hall, hall.first) == {(await hall.state(hall.first)).version}, name
        assert len(hall.messages(hall.first)) == days + 1, "a message a day, and none twice"
    assert faults(caplog) == []
    assert len([record for record in caplog.records if record.name.startswith("bot")]) < 6 * len(SOME)


@pytest.mark.parametrize("name", ["429 without headers", "503", "reset"])
async def test_an_edit_that_cannot_be_made_comes_by_itself(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    await hall.new(hall.first)
    rain.fall("PATCH", BOARD, PASSING[name], times=3)
    assert "stored" in private(await hall.alice.slash(hall.first, "siege move", **WALK))
    await hall.env.advance_time(200)
    assert versions(hall, hall.first) == {2}
    assert len(hall.messages(hall.first)) == 1
    assert faults(caplog) == []


async def test_whoever_presses_does_not_wait_for_a_channel_that_hangs(
    hall: Hall, rain: Rain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.boards.delivery.PATIENCE", 0.05)
    await hall.new(hall.first)
    rain.fall("POST", BOARD, 300.0)
    assert "comes by itself" in private(await hall.press(hall.first, "Done"))
    assert versions(hall, hall.first) == {1}
    await hall.env.advance_time(310)
    assert versions(hall, hall.first) == {2}, "what went on was not cut off"
    assert rain.count("POST", f"/channels/{hall.first.id}/messages") == 2, "nor sent twice"


async def test_one_channel_that_hangs_holds_up_no_other_board(hall: Hall, rain: Rain) -> None:
    """A hundred games have a pending board; the first one's channel answers after 30 seconds."""
    rooms = [hall.guild.create_text_channel(f"hall-{n}") for n in range(100)]
    for room in rooms:
        await begin(hall, room)
    rain.fall("POST", f"/channels/{rooms[0].id}/messages", 30.0)
    began = clock.now()
    hall.bot.context.scheduler.wake_now()
    while sum(bool(hall.boards(room)) for room in rooms) < 99:
        await hall.env.advance_time(0.5)
        assert (clock.now() - began).total_seconds() < 5, "the others are there within seconds"
    assert not hall.boards(rooms[0])
    await hall.env.advance_time(45)
    assert [len(hall.boards(room)) for room in rooms] == [1] * 100


async def test_in_an_outage_little_is_asked_and_little_is_logged(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    rooms = [hall.guild.create_text_channel(f"hall-{n}") for n in range(60)]
    for room in rooms:
        await begin(hall, room)
    rain.fall("POST", BOARD, http(503), times=10_000)
    await hall.env.advance_time(600)
    assert rain.count("POST", BOARD) < 400, "ten minutes, sixty games"
    assert len([record for record in caplog.records if record.name.startswith("bot")]) < 100
    rain.rules.clear()
    await hall.env.advance_time(400)
    assert [len(hall.boards(room)) for room in rooms] == [1] * 60
    assert faults(caplog) == []


# --- notices ---


async def test_a_letter_that_cannot_go_out_comes_once(hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture) -> None:
    state = await hall.new(hall.first, house_rules="days=40")
    await hall.alice.slash(hall.third, "siege watch", game=state.id, what="day")
    for days, (name, what) in enumerate(SOME.items(), 1):
        rain.fall("POST", f"/channels/{hall.third.id}/messages", what, times=3)
        await hall.alice.slash(hall.first, "siege auto", scope="day")
        await hall.env.advance_time(300)
        assert len(hall.messages(hall.third)) == days, name
    assert faults(caplog) == []


async def test_one_channel_that_hangs_holds_up_no_other_letter(hall: Hall, rain: Rain) -> None:
    """A hundred channels have pending notices, the first ten three each; the first channel answers after 30 seconds."""
    rooms = [hall.guild.create_text_channel(f"hall-{n}") for n in range(100)]
    rounds: list[str] = []
    hall.bot.context.scheduler.register("counted", _Counted(rounds))
    notices, sent = hall.bot.context.notices, _Scribe()
    notices.register("note", sent)
    now = clock.now()
    for n in range(3):
        owed = rooms[: 10 if n else 100]
        await notices.queue.enqueue(
            *(Notice(kind="note", key=str(n), due_at=now, channel_id=room.id, facts={"n": n}) for room in owed)
        )
    rain.fall("POST", f"/channels/{rooms[0].id}/messages", 30.0)
    hall.bot.context.scheduler.wake_now()
    while sum(len(hall.messages(room)) for room in rooms) < 117:
        await hall.env.advance_time(0.5)
        assert (clock.now() - now).total_seconds() < 5, "the others are there within seconds"
    assert not hall.messages(rooms[0])
    before = len(rounds)
    await hall.env.advance_time(25)
    assert len(rounds) - before < 10, "nor does the bot look for it all the time"
    await hall.env.advance_time(20)
    assert [[text(message) for message in hall.messages(room)] for room in rooms[:10]] == [["0", "1", "2"]] * 10
    assert all(len(hall.messages(room)) == 1 for room in rooms[10:])


class _Counted:
    """A scheduler job that counts its runs."""

    def __init__(self, rounds: list[str]) -> None:
        self.rounds = rounds

    async def __call__(self, now: datetime) -> datetime | None:
        self.rounds.append(now.isoformat())
        return None


class _Scribe:
    async def write(self, claimed: Any) -> Any:
        view = discord.ui.LayoutView(timeout=None)
        return Payload(view=view.add_item(discord.ui.Container(discord.ui.TextDisplay(str(claimed.facts["n"])))))

    async def sent(self, claimed: Any, message: discord.Message) -> None: ...

    async def failed(self, claimed: Any, problem: Exception) -> None: ...


async def test_letters_wait_behind_one_that_is_delayed(hall: Hall, rain: Rain) -> None:
    notices = hall.bot.context.notices
    notices.register("note", _Scribe())
    now = clock.now()
    letters = (Notice(kind="note", key=str(n), due_at=now, channel_id=hall.third.id, facts={"n": n}) for n in range(4))
    await notices.queue.enqueue(*letters)
    rain.fall("POST", f"/channels/{hall.third.id}/messages", http(503))
    hall.bot.context.scheduler.wake_now()
    await hall.env.advance_time(1)
    assert rain.count("POST", f"/channels/{hall.third.id}/messages") == 1
    late = Notice(kind="note", key="late", due_at=clock.now(), channel_id=hall.third.id, facts={"n": 4})
    await notices.queue.enqueue(late)
    await hall.env.advance_time(60)
    assert [text(message) for message in hall.messages(hall.third)] == ["0", "1", "2", "3", "4"]
    assert [row["attempts"] for row in await rows(hall, notice)] == [2, 1, 1, 1, 1]


# --- interactions ---


async def test_a_press_that_cannot_be_acknowledged_decides_nothing(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.new(hall.first)
    for name, what in PASSING.items():
        rain.fall("POST", CALLBACK, what)
        assert "Discord does not answer" in private(await hall.press(hall.first, "Done")), name
        assert (await hall.state(hall.first)).version == 1
    await hall.press(hall.first, "Done")
    assert versions(hall, hall.first) == {2}
    assert faults(caplog) == []


async def test_a_menu_that_cannot_be_shown_is_said(hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture) -> None:
    await hall.new(hall.first)
    for name, what in PASSING.items():
        rain.fall("PATCH", EDIT, what)
        assert "Discord does not answer" in private(await hall.press(hall.first, "Move")), name
    await hall.press(hall.first, "Move")
    assert "Trees" in " ".join(labels(hall.board(hall.first)))
    assert faults(caplog) == []


async def test_an_answer_that_cannot_be_given_leaves_the_game_as_it_is(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.new(hall.first)
    for name, what in PASSING.items():
        rain.rules.clear()
        rain.fall("POST", FOLLOWUP, what, times=5)
        await hall.bob.slash(hall.first, "siege done")
        await hall.press(hall.first, "Done", hall.bob)
        assert (await hall.state(hall.first)).version == 1, name
    await hall.press(hall.first, "Done")
    assert versions(hall, hall.first) == {2}
    assert faults(caplog) == []


@pytest.mark.parametrize(
    ("method", "path", "what"),
    [
        ("POST", CALLBACK, http(404, 10062)),
        ("POST", CALLBACK, http(400, 40060)),
        ("PATCH", EDIT, http(401, 50027)),
        ("PATCH", EDIT, http(404, 10015)),
    ],
    ids=["too late", "answered by another", "after 15 minutes", "its webhook is gone"],
)
async def test_an_interaction_that_is_over_is_left_alone(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture, method: str, path: str, what: Raise
) -> None:
    await hall.new(hall.first)
    rain.fall(method, path, what)
    before = len(rain.asked)
    await hall.press(hall.first, "Move")
    assert len(rain.asked) - before <= 2, "nothing more is asked"
    assert (await hall.state(hall.first)).version == 1
    assert faults(caplog) == []
    await hall.press(hall.first, "Done")
    assert versions(hall, hall.first) == {2}


async def test_the_same_click_twice_decides_once(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    """The resumed gateway sends the same interaction again."""
    await hall.new(hall.first)
    board = hall.board(hall.first)
    _again(hall, InteractionType.MESSAGE_COMPONENT, {"custom_id": button(board, "Done"), "component_type": 2}, board)
    await hall.env.settle()
    assert (await hall.state(hall.first)).version == 2
    assert versions(hall, hall.first) == {2}
    assert faults(caplog) == []


async def test_the_same_command_twice_decides_once(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    await hall.new(hall.first)
    seen: list[Any] = []
    hall.env.backend.subscribers.append(
        lambda event, said: seen.append(said) if event == "INTERACTION_CREATE" else None
    )
    await hall.alice.slash(hall.first, "siege done")
    version = (await hall.state(hall.first)).version
    hall.env.backend.emit("INTERACTION_CREATE", seen[0])
    await hall.env.settle()
    assert (await hall.state(hall.first)).version == version == 2
    assert faults(caplog) == []


def _again(hall: Hall, kind: InteractionType, data: dict[str, Any], board: Any) -> None:
    record, payload = interactions.base_payload(
        hall.env.backend,
        type=kind,
        channel_id=hall.first.id,
        guild_id=hall.guild.id,
        user_id=hall.alice.id,
        data=data,
    )
    payload["message"] = dict(serializers.message_payload(hall.env.backend, board))
    record.source_message_id = board.id
    for _ in range(2):
        hall.env.backend.emit("INTERACTION_CREATE", payload)


async def test_clicks_out_of_order_are_answered_by_what_stands(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    """The press in the second menu arrives before the one that opened it, and the decision before both."""
    await hall.new(hall.first)
    opens = button(hall.board(hall.first), "Move")
    await hall.press(hall.first, "Move")
    second = hall.board(hall.first)
    goes, kept = button(second, "Trees"), hall.as_message(second)
    await hall.alice.slash(hall.first, "siege done")
    version = (await hall.state(hall.first)).version
    for custom_id in (goes, opens):
        await hall.at_once(
            hall.first, (hall.alice, custom_id), board=hall.env.backend.get_message(hall.first.id, kept.id)
        )
    assert (await hall.state(hall.first)).version == version
    assert len(hall.boards(hall.first)) == 1
    assert versions(hall, hall.first) == {version}
    assert faults(caplog) == []


async def test_a_late_click_is_answered_though_its_board_cannot_be_mended(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await hall.new(hall.first)
    done = button(hall.board(hall.first), "Done")
    await hall.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=hall.alice.id
    )
    rain.fall("PATCH", EDIT, http(503))
    (late,) = await hall.at_once(hall.first, (hall.alice, done))
    assert "already decided" in private(late)
    assert faults(caplog) == []


async def test_an_answer_refused_with_its_buttons_comes_without_them(hall: Hall, rain: Rain) -> None:
    await hall.new(hall.first)
    rain.fall("POST", FOLLOWUP, http(400, 50035))
    refused = await hall.alice.slash(hall.first, "siege move", **(WALK | {"to": "gate"}))
    assert private(refused), "the text came at least"
    assert (await hall.state(hall.first)).version == 1


# --- permissions ---


@pytest.mark.parametrize(
    ("lost", "named"),
    [("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_a_permission_lost_in_mid_game_is_named_and_comes_back(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture, lost: str, named: str
) -> None:
    await hall.new(hall.first)
    forbid(hall, hall.first, lost)
    before = rain.count("*", BOARD)
    told = private(await hall.alice.slash(hall.first, "siege auto", scope="day"))
    assert named in told
    version = (await hall.state(hall.first)).version
    await hall.env.advance_time(600)
    assert rain.count("*", BOARD) == before, "what would be refused is not asked for"
    assert direct(hall, hall.alice) == [], "who pressed has been told"
    forbid(hall, hall.first)
    await hall.env.advance_time(1)
    assert versions(hall, hall.first) == {version}, "given back, the board comes by itself"
    assert faults(caplog) == []


async def test_a_channel_that_is_hidden_in_mid_game_is_said_and_comes_back(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await hall.new(hall.first)
    forbid(hall, hall.first, "view_channel")
    before = len([asked for asked in rain.asked if str(hall.first.id) in asked])
    await hall.bot.context.service.auto(state.id, version=1, scope="day", actor=hall.alice.id)
    await hall.env.advance_time(600)
    (told,) = direct(hall, hall.alice)
    assert "View Channel" in told
    assert len([asked for asked in rain.asked if str(hall.first.id) in asked]) == before
    forbid(hall, hall.first)
    await hall.env.advance_time(1)
    assert versions(hall, hall.first) == {(await hall.state(hall.first)).version}
    assert faults(caplog) == []


async def test_a_board_that_nobody_waits_for_is_told_to_who_leads_the_game_once(hall: Hall, rain: Rain) -> None:
    state = await hall.new(hall.first)
    rain.fall("PATCH", BOARD, http(503))
    assert "comes by itself" in private(await hall.alice.slash(hall.first, "siege move", **WALK))
    rain.fall("PATCH", BOARD, http(403, 50013), times=100)
    await hall.env.advance_time(60)
    (told,) = direct(hall, hall.alice)
    assert f"cannot be shown in <#{hall.first.id}>" in told
    asked = rain.count("PATCH", BOARD)
    await hall.env.advance_time(600)
    assert rain.count("PATCH", BOARD) == asked, "it is not tried again until something changes"
    await hall.bot.context.board_delivery.stuck(state.id, _problem(state.id))
    await hall.env.advance_time(60)
    assert len(direct(hall, hall.alice)) == 1, "nor said twice"


def _problem(game_id: str) -> MissingPermissions:
    return MissingPermissions(game_id, detail="send_messages")


async def test_who_takes_no_direct_messages_is_told_in_their_servers_channel(hall: Hall, rain: Rain) -> None:
    state = await hall.new(hall.first)
    guild = hall.bot.get_guild(hall.guild.id)
    assert guild is not None
    guild._system_channel_id = hall.second.id
    rain.fall("POST", "/channels/*/messages", http(403, 50007))
    await hall.bot.context.board_delivery.stuck(state.id, _problem(state.id))
    await hall.env.advance_time(5)
    (told,) = hall.messages(hall.second)
    assert f"For <@{hall.alice.id}>" in text(told)
    assert "Send Messages" in text(told)
    assert hall.messages(hall.first) == hall.boards(hall.first)


async def test_closed_direct_messages_are_not_asked_for_again(hall: Hall, rain: Rain) -> None:
    notices = hall.bot.context.notices
    notices.register("note", _Scribe())
    rain.fall("POST", "/channels/*/messages", http(403, 50007), times=100)
    for n in range(6):
        owed = Notice(kind="note", key=str(n), due_at=clock.now(), user_id=hall.alice.id, facts={"n": n})
        await notices.queue.enqueue(owed)
        await hall.env.advance_time(61)
    assert rain.count("POST", "/channels/*/messages") == 1


# --- deleted threads, channels and messages ---


async def _thread(hall: Hall) -> Any:
    await hall.alice.slash(hall.first, "siege new", game=hall.game, seed="apple", where="thread")
    (thread,) = hall.first.threads
    return thread


async def test_an_archived_thread_is_opened_and_a_locked_one_is_said_and_comes_back(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await _thread(hall)
    cached = hall.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    await cached.edit(archived=True)
    await hall.env.settle()
    state = await hall.bot.context.service.in_channel(thread.id)
    assert state is not None
    state = await hall.bot.context.service.decide(state.id, version=1, answer=("done",), actor=hall.alice.id)
    await hall.env.advance_time(60)
    assert versions(hall, thread) == {2}, "it was opened"
    await cached.edit(archived=True, locked=True)
    await hall.env.settle()
    rain.fall("PATCH", f"/channels/{thread.id}", http(403, 50013), times=100)
    await hall.bot.context.service.auto(state.id, version=2, scope="day", actor=hall.alice.id)
    await hall.env.advance_time(600)
    (told,) = direct(hall, hall.alice)
    assert "is locked" in told
    assert rain.count("PATCH", f"/channels/{thread.id}") == 4, "asked once, and not again"
    rain.rules.clear()
    await cached.edit(archived=False, locked=False)
    await hall.env.advance_time(2)
    after = await hall.bot.context.service.in_channel(thread.id)
    assert after is not None
    assert versions(hall, thread) == {after.version}, "unlocked, the board comes by itself"
    assert faults(caplog) == []


async def test_a_deleted_message_is_replaced_and_a_deleted_channel_is_said_once(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await hall.new(hall.first)
    hall.env.backend.delete_message(hall.first.id, hall.board(hall.first).id)
    await hall.alice.slash(hall.first, "siege done")
    assert versions(hall, hall.first) == {2}
    hall.env.backend.delete_channel(hall.first.id)
    await hall.bot.context.service.auto(state.id, version=2, scope="day", actor=hall.alice.id)
    await hall.env.advance_time(600)
    assert rain.count("GET", f"/channels/{hall.first.id}") <= 1, "a channel that is gone is not looked for for ever"
    (told,) = direct(hall, hall.alice)
    assert "has been deleted" in told
    await hall.alice.slash(hall.second, "siege here")
    assert len(hall.boards(hall.second)) == 1
    assert faults(caplog) == []


async def test_a_deleted_thread_is_said_once_and_its_game_goes_on_elsewhere(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await _thread(hall)
    state = await hall.bot.context.service.in_channel(thread.id)
    assert state is not None
    await hall.bot.get_channel(thread.id).delete()
    await hall.env.settle()
    await hall.bot.context.service.auto(state.id, version=1, scope="day", actor=hall.alice.id)
    await hall.env.advance_time(600)
    assert rain.count("GET", f"/channels/{thread.id}") <= 1, "a thread that is gone is not looked for for ever"
    (told,) = direct(hall, hall.alice)
    assert "has been deleted" in told
    await hall.alice.slash(hall.second, "siege here")
    after = await hall.bot.context.service.in_channel(hall.second.id)
    assert after is not None
    assert after.id == state.id
    assert versions(hall, hall.second) == {after.version}
    assert faults(caplog) == []


async def test_a_vote_that_nobody_can_see_waits_and_says_so(hall: Hall, rain: Rain) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "vote start", window="30m", quorum=1, voters="players")
    await hall.env.advance_time(1)
    forbid(hall, hall.first, "send_messages")
    await hall.env.advance_time(1_900)
    await hall.env.advance_time(60)
    assert len(direct(hall, hall.alice)) == 1
    version = (await hall.state(hall.first)).version
    await hall.env.advance_time(900)
    assert (await hall.state(hall.first)).version == version, "it waits"
    assert len(direct(hall, hall.alice)) == 1
    forbid(hall, hall.first)
    await hall.env.advance_time(2)
    (open_one,) = [row for row in await rows(hall, ballot) if row["closed_at"] is None]
    assert open_one["message_id"] is not None, "given back, the vote comes by itself"
    assert any(press.action == "vote" for message in hall.messages(hall.first) for press in presses(message))


# --- unavailable servers ---


def _unavailable(hall: Hall) -> None:
    hall.env.backend.emit("GUILD_DELETE", {"id": str(hall.guild.id), "unavailable": True})


def _available(hall: Hall) -> None:
    guild = hall.bot.get_guild(hall.guild.id)
    assert guild is not None
    guild.unavailable = False
    hall.bot.dispatch("guild_available", guild)


async def test_a_server_out_of_reach_loses_nothing(hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture) -> None:
    state = await hall.new(hall.first)
    await hall.alice.slash(hall.third, "siege watch", game=state.id, what="phase")
    _unavailable(hall)
    await hall.env.settle()
    rain.fall("POST", BOARD, http(404, 10003), times=1_000)
    rain.fall("GET", "/channels/*", http(404, 10003), times=1_000)
    await hall.bot.context.service.auto(state.id, version=1, scope="day", actor=hall.alice.id)
    asked = len(rain.asked)
    await hall.env.advance_time(600)
    assert len(rain.asked) == asked, "nothing is asked of a server out of reach"
    assert len(await rows(hall, game_follow)) == 1, "no watch was dropped"
    assert len(await rows(hall, game)) == 1
    assert [row["failed_at"] for row in await rows(hall, outbox)] == [None] * len(await rows(hall, outbox))
    assert [row["failed_at"] for row in await rows(hall, notice)] == [None]
    assert direct(hall, hall.alice) == []
    rain.rules.clear()
    _available(hall)
    await hall.env.advance_time(400)
    version = (await hall.state(hall.first)).version
    assert versions(hall, hall.first) == {version}
    assert len(hall.messages(hall.third)) == 1
    assert faults(caplog) == []


async def test_a_campaign_waits_for_its_server(hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture) -> None:
    await hall.alice.slash(hall.first, "campaign start", game=hall.game, hour="00:20", zone="UTC", seed="apple")
    (row,) = await rows(hall, campaign)
    left = (row["next_at"] - clock.now()).total_seconds()
    await hall.env.advance_time(left - 60)
    _unavailable(hall)
    await hall.env.advance_time(600)
    (row,) = await rows(hall, campaign)
    assert (row["state"], row["trouble"]) == ("running", None)
    assert (await hall.state(hall.first)).progress[0] == 0
    _available(hall)
    await hall.env.advance_time(180)
    assert (await hall.state(hall.first)).progress[0] == 1, "the day begins late, and once"
    assert direct(hall, hall.alice) == []
    assert faults(caplog) == []


async def test_a_dropped_gateway_resumes_and_a_full_reconnect_changes_nothing(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """Missed heartbeats end a connection. It is resumed, or opened anew with all servers unavailable at first."""
    state = await hall.new(hall.first)
    await hall.alice.slash(hall.third, "siege watch", game=state.id, what="phase")
    bot: Any = hall.bot
    bot.dispatch("disconnect")
    bot._connection.parse_resumed({"__shard_id__": 0}) if bot.shard_count else None
    await hall.env.settle()
    await hall.press(hall.first, "Done")
    assert versions(hall, hall.first) == {2}
    bot.dispatch("disconnect")
    guild = bot.get_guild(hall.guild.id)
    kept = dict(guild._channels)
    guild._channels.clear()
    guild.unavailable = True
    bot.dispatch("ready")
    await hall.env.advance_time(60)
    assert len(await rows(hall, game_follow)) == 1
    assert len(await rows(hall, game)) == 1
    guild._channels.update(kept)
    guild.unavailable = False
    bot.dispatch("guild_available", guild)
    await hall.env.settle()
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    await hall.env.advance_time(400)
    assert len(hall.boards(hall.first)) == 1
    assert len(hall.messages(hall.third)) >= 1
    assert faults(caplog) == []


async def test_a_server_that_is_gone_stops_nothing_else(
    hall: Hall, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    other = hall.env.create_guild("Winter Palace")
    room = other.create_text_channel("far")
    far = await begin(hall, room, guild=other, owner=hall.bob)
    await hall.new(hall.first)
    await hall.env.advance_time(61)
    hall.env.backend.remove_guild(other.id)
    await hall.env.settle()
    await hall.bot.context.service.auto(far.id, version=1, scope="day", actor=hall.bob.id)
    await hall.press(hall.first, "Done")
    await hall.env.advance_time(600)
    assert versions(hall, hall.first) == {2}
    assert rain.count("GET", f"/channels/{room.id}") <= 1
    assert faults(caplog) == []
