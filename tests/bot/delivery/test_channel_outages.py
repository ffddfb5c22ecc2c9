"""Discord fails in every way: boards, notices and answers are retried, or the game says why it waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
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
from support.discord_play import PlayServer, button, labels, presses, private, text

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
SOME = dict([*PASSING.items()][:: 1 if stress.FULL else 5])
"""Of these every fifth, where each takes a day; under stress all."""
CROWD = 100 if stress.FULL else 12
"""Channels that are owed something at once."""
DARK = 60 if stress.FULL else 12
"""Channels in an outage of ten minutes."""


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


def versions(server: PlayServer, channel: Any) -> set[int]:
    """Return the game versions of the buttons on the only living board of a channel."""
    return {press.version for press in presses(server.board(channel)) if press.game}


async def rows(server: PlayServer, table: sa.Table) -> list[Any]:
    async with server.bot.database.read() as connection:
        return list((await connection.execute(sa.select(table))).mappings())


def direct(server: PlayServer, who: Any) -> list[str]:
    channel = who.user.dm_channel
    return [text(message) for message in server.messages(channel)] if channel is not None else []


def forbid(server: PlayServer, channel: Any, *names: str) -> None:
    """Deny the bot permissions in a channel; nothing restores them."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(channel.id, role)


async def begin(server: PlayServer, room: Any, *, guild: Any = None, owner: Any = None) -> GameState:
    """Start a game without delivering its board: the next scheduler run does."""
    return await server.bot.context.service.new_game(
        system=server.game,
        seed="apple",
        options={},
        owner_id=(owner or server.alice).id,
        guild_id=(guild or server.guild).id,
        channel_id=room.id,
        locale="en",
    )


# --- boards ---


@pytest.mark.stress
async def test_a_board_that_could_not_be_posted_is_posted_later(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first, house_rules="days=40")
    for days, (name, what) in enumerate(SOME.items(), 1):
        rain.fall("POST", BOARD, what, times=3)
        assert "is saved" in private(await server.alice.slash(server.first, "siege auto", scope="day")), name
        await server.env.advance_time(300)  # the third attempt begins after two minutes
        assert versions(server, server.first) == {(await server.state(server.first)).version}, name
        assert len(server.messages(server.first)) == days + 1, "a message a day, and none twice"
    assert faults(caplog) == []
    assert len([record for record in caplog.records if record.name.startswith("bot")]) < 6 * len(SOME)


@pytest.mark.parametrize("name", stress.spread(["reset", "429 without headers", "503"], of=3))
async def test_an_edit_that_failed_is_made_later(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    await server.new(server.first)
    rain.fall("PATCH", BOARD, PASSING[name], times=3)
    assert "is saved" in private(await server.alice.slash(server.first, "siege move", **WALK))
    await server.env.advance_time(200)
    assert versions(server, server.first) == {2}
    assert len(server.messages(server.first)) == 1
    assert faults(caplog) == []


async def test_a_click_does_not_wait_for_a_hanging_channel(
    server: PlayServer, rain: Rain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.boards.delivery.PATIENCE", 0.05)
    await server.new(server.first)
    rain.fall("POST", BOARD, 300.0)
    assert "as soon as it can" in private(await server.press(server.first, "Done"))
    assert versions(server, server.first) == {1}
    await server.env.advance_time(310)
    assert versions(server, server.first) == {2}, "what went on was not cut off"
    assert rain.count("POST", f"/channels/{server.first.id}/messages") == 2, "nor sent twice"


@pytest.mark.stress
async def test_one_hanging_channel_delays_no_other_board(server: PlayServer, rain: Rain) -> None:
    """Many games have a pending board; the first channel answers only after 30 seconds."""
    rooms = [server.guild.create_text_channel(f"server-{n}") for n in range(CROWD)]
    for room in rooms:
        await begin(server, room)
    rain.fall("POST", f"/channels/{rooms[0].id}/messages", 30.0)
    began = clock.now()
    server.bot.context.scheduler.wake_now()
    while sum(bool(server.boards(room)) for room in rooms) < CROWD - 1:
        await server.env.advance_time(0.5)
        assert (clock.now() - began).total_seconds() < 5, "the others are there within seconds"
    assert not server.boards(rooms[0])
    await server.env.advance_time(45)
    assert [len(server.boards(room)) for room in rooms] == [1] * CROWD


@pytest.mark.stress
async def test_the_bot_sends_and_logs_little_during_an_outage(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    rooms = [server.guild.create_text_channel(f"server-{n}") for n in range(DARK)]
    for room in rooms:
        await begin(server, room)
    rain.fall("POST", BOARD, http(503), times=10_000)
    await server.env.advance_time(600)
    assert rain.count("POST", BOARD) < 7 * DARK, "ten minutes, some sixty games"
    assert len([record for record in caplog.records if record.name.startswith("bot")]) < 100
    rain.rules.clear()
    await server.env.advance_time(400)
    assert [len(server.boards(room)) for room in rooms] == [1] * DARK
    assert faults(caplog) == []


# --- notices ---


@pytest.mark.stress
async def test_a_notice_that_could_not_be_sent_is_sent_once(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await server.new(server.first, house_rules="days=40")
    await server.alice.slash(server.third, "siege watch", game=state.id, what="day")
    for days, (name, what) in enumerate(SOME.items(), 1):
        rain.fall("POST", f"/channels/{server.third.id}/messages", what, times=3)
        await server.alice.slash(server.first, "siege auto", scope="day")
        await server.env.advance_time(300)
        assert len(server.messages(server.third)) == days, name
    assert faults(caplog) == []


@pytest.mark.stress
async def test_one_hanging_channel_delays_no_other_notice(server: PlayServer, rain: Rain) -> None:
    """Many channels have pending notices, the first ten three each; the first channel answers only after 30 seconds."""
    rooms = [server.guild.create_text_channel(f"server-{n}") for n in range(CROWD)]
    rounds: list[str] = []
    server.bot.context.scheduler.register("counted", _Counted(rounds))
    notices, sent = server.bot.context.notices, _Scribe()
    notices.register("note", sent)
    now = clock.now()
    for n in range(3):
        owed = rooms[: 10 if n else CROWD]
        await notices.queue.enqueue(
            *(Notice(kind="note", key=str(n), due_at=now, channel_id=room.id, facts={"n": n}) for room in owed)
        )
    rain.fall("POST", f"/channels/{rooms[0].id}/messages", 30.0)
    server.bot.context.scheduler.wake_now()
    while sum(len(server.messages(room)) for room in rooms) < CROWD + 17:
        await server.env.advance_time(0.5)
        assert (clock.now() - now).total_seconds() < 5, "the others are there within seconds"
    assert not server.messages(rooms[0])
    before = len(rounds)
    await server.env.advance_time(25)
    assert len(rounds) - before < 10, "nor does the bot look for it all the time"
    await server.env.advance_time(20)
    assert [[text(message) for message in server.messages(room)] for room in rooms[:10]] == [["0", "1", "2"]] * 10
    assert all(len(server.messages(room)) == 1 for room in rooms[10:])


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


@pytest.mark.stress
async def test_notices_wait_behind_a_delayed_one_of_their_channel(server: PlayServer, rain: Rain) -> None:
    notices = server.bot.context.notices
    notices.register("note", _Scribe())
    now = clock.now()
    letters = (
        Notice(kind="note", key=str(n), due_at=now, channel_id=server.third.id, facts={"n": n}) for n in range(4)
    )
    await notices.queue.enqueue(*letters)
    rain.fall("POST", f"/channels/{server.third.id}/messages", http(503))
    server.bot.context.scheduler.wake_now()
    await server.env.advance_time(1)
    assert rain.count("POST", f"/channels/{server.third.id}/messages") == 1
    late = Notice(kind="note", key="late", due_at=clock.now(), channel_id=server.third.id, facts={"n": 4})
    await notices.queue.enqueue(late)
    await server.env.advance_time(60)
    assert [text(message) for message in server.messages(server.third)] == ["0", "1", "2", "3", "4"]
    assert [row["attempts"] for row in await rows(server, notice)] == [2, 1, 1, 1, 1]


# --- interactions ---


async def test_a_click_that_cannot_be_acknowledged_decides_nothing(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first)
    for name, what in PASSING.items():
        rain.fall("POST", CALLBACK, what)
        assert "Discord is not answering" in private(await server.press(server.first, "Done")), name
        assert (await server.state(server.first)).version == 1
    await server.press(server.first, "Done")
    assert versions(server, server.first) == {2}
    assert faults(caplog) == []


async def test_a_menu_that_cannot_be_shown_is_reported(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first)
    for name, what in PASSING.items():
        rain.fall("PATCH", EDIT, what)
        assert "Discord is not answering" in private(await server.press(server.first, "Move")), name
    await server.press(server.first, "Move")
    assert "Trees" in " ".join(labels(server.board(server.first)))
    assert faults(caplog) == []


async def test_an_answer_that_cannot_be_given_leaves_the_game_as_it_is(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first)
    for name, what in PASSING.items():
        rain.rules.clear()
        rain.fall("POST", FOLLOWUP, what, times=5)
        await server.bob.slash(server.first, "siege done")
        await server.press(server.first, "Done", server.bob)
        assert (await server.state(server.first)).version == 1, name
    await server.press(server.first, "Done")
    assert versions(server, server.first) == {2}
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
async def test_an_expired_interaction_is_ignored(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture, method: str, path: str, what: Raise
) -> None:
    await server.new(server.first)
    rain.fall(method, path, what)
    before = len(rain.asked)
    await server.press(server.first, "Move")
    assert len(rain.asked) - before <= 2, "nothing more is asked"
    assert (await server.state(server.first)).version == 1
    assert faults(caplog) == []
    await server.press(server.first, "Done")
    assert versions(server, server.first) == {2}


async def test_the_same_click_twice_decides_once(server: PlayServer, caplog: pytest.LogCaptureFixture) -> None:
    """The resumed gateway sends the same interaction again."""
    await server.new(server.first)
    board = server.board(server.first)
    _again(server, InteractionType.MESSAGE_COMPONENT, {"custom_id": button(board, "Done"), "component_type": 2}, board)
    await server.env.settle()
    assert (await server.state(server.first)).version == 2
    assert versions(server, server.first) == {2}
    assert faults(caplog) == []


async def test_the_same_command_twice_decides_once(server: PlayServer, caplog: pytest.LogCaptureFixture) -> None:
    await server.new(server.first)
    seen: list[Any] = []
    server.env.backend.subscribers.append(
        lambda event, said: seen.append(said) if event == "INTERACTION_CREATE" else None
    )
    await server.alice.slash(server.first, "siege done")
    version = (await server.state(server.first)).version
    server.env.backend.emit("INTERACTION_CREATE", seen[0])
    await server.env.settle()
    assert (await server.state(server.first)).version == version == 2
    assert faults(caplog) == []


def _again(server: PlayServer, kind: InteractionType, data: dict[str, Any], board: Any) -> None:
    record, payload = interactions.base_payload(
        server.env.backend,
        type=kind,
        channel_id=server.first.id,
        guild_id=server.guild.id,
        user_id=server.alice.id,
        data=data,
    )
    payload["message"] = dict(serializers.message_payload(server.env.backend, board))
    record.source_message_id = board.id
    for _ in range(2):
        server.env.backend.emit("INTERACTION_CREATE", payload)


async def test_clicks_out_of_order_are_answered_by_the_current_state(
    server: PlayServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The click in the second menu arrives before the one that opened it, and the decision before both."""
    await server.new(server.first)
    opens = button(server.board(server.first), "Move")
    await server.press(server.first, "Move")
    second = server.board(server.first)
    goes, kept = button(second, "Trees"), server.as_message(second)
    await server.alice.slash(server.first, "siege done")
    version = (await server.state(server.first)).version
    for custom_id in (goes, opens):
        await server.at_once(
            server.first, (server.alice, custom_id), board=server.env.backend.get_message(server.first.id, kept.id)
        )
    assert (await server.state(server.first)).version == version
    assert len(server.boards(server.first)) == 1
    assert versions(server, server.first) == {version}
    assert faults(caplog) == []


async def test_a_late_click_is_answered_even_if_its_board_cannot_be_edited(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await server.new(server.first)
    done = button(server.board(server.first), "Done")
    await server.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=server.alice.id
    )
    rain.fall("PATCH", EDIT, http(503))
    (late,) = await server.at_once(server.first, (server.alice, done))
    assert "already been made" in private(late)
    assert faults(caplog) == []


async def test_a_reply_refused_by_discord_is_sent_again_without_buttons(server: PlayServer, rain: Rain) -> None:
    await server.new(server.first)
    rain.fall("POST", FOLLOWUP, http(400, 50035))
    refused = await server.alice.slash(server.first, "siege move", **(WALK | {"to": "gate"}))
    assert private(refused), "the text came at least"
    assert (await server.state(server.first)).version == 1


# --- permissions ---


@pytest.mark.stress("attach_files-Attach Files")
@pytest.mark.parametrize(
    ("lost", "named"),
    [("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_a_permission_lost_during_a_game_is_named_and_can_be_restored(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture, lost: str, named: str
) -> None:
    await server.new(server.first)
    forbid(server, server.first, lost)
    before = rain.count("*", BOARD)
    told = private(await server.alice.slash(server.first, "siege auto", scope="day"))
    assert named in told
    version = (await server.state(server.first)).version
    await server.env.advance_time(600)
    assert rain.count("*", BOARD) == before, "what would be refused is not asked for"
    assert direct(server, server.alice) == [], "who pressed has been told"
    forbid(server, server.first)
    await server.env.advance_time(1)
    assert versions(server, server.first) == {version}, "given back, the board when it does"
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_channel_hidden_during_a_game_is_reported_and_can_be_restored(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await server.new(server.first)
    forbid(server, server.first, "view_channel")
    before = len([asked for asked in rain.asked if str(server.first.id) in asked])
    await server.bot.context.service.auto(state.id, version=1, scope="day", actor=server.alice.id)
    await server.env.advance_time(600)
    (told,) = direct(server, server.alice)
    assert "View Channel" in told
    assert len([asked for asked in rain.asked if str(server.first.id) in asked]) == before
    forbid(server, server.first)
    await server.env.advance_time(1)
    assert versions(server, server.first) == {(await server.state(server.first)).version}
    assert faults(caplog) == []


@pytest.mark.stress
async def test_the_owner_is_notified_once_of_a_board_that_cannot_be_posted(server: PlayServer, rain: Rain) -> None:
    state = await server.new(server.first)
    rain.fall("PATCH", BOARD, http(503))
    assert "as soon as it can" in private(await server.alice.slash(server.first, "siege move", **WALK))
    rain.fall("PATCH", BOARD, http(403, 50013), times=100)
    await server.env.advance_time(60)
    (told,) = direct(server, server.alice)
    assert f"in <#{server.first.id}>" in told
    asked = rain.count("PATCH", BOARD)
    await server.env.advance_time(600)
    assert rain.count("PATCH", BOARD) == asked, "it is not tried again until something changes"
    await server.bot.context.board_delivery.stuck(state.id, _problem(state.id))
    await server.env.advance_time(60)
    assert len(direct(server, server.alice)) == 1, "nor said twice"


def _problem(game_id: str) -> MissingPermissions:
    return MissingPermissions(game_id, detail="send_messages")


async def test_a_user_with_closed_direct_messages_is_notified_in_the_servers_channel(
    server: PlayServer, rain: Rain
) -> None:
    state = await server.new(server.first)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild._system_channel_id = server.second.id
    rain.fall("POST", "/channels/*/messages", http(403, 50007))
    await server.bot.context.board_delivery.stuck(state.id, _problem(state.id))
    await server.env.advance_time(5)
    (told,) = server.messages(server.second)
    assert f"For <@{server.alice.id}>" in text(told)
    assert "Send Messages" in text(told)
    assert server.messages(server.first) == server.boards(server.first)


async def test_closed_direct_messages_are_not_tried_again(server: PlayServer, rain: Rain) -> None:
    notices = server.bot.context.notices
    notices.register("note", _Scribe())
    rain.fall("POST", "/channels/*/messages", http(403, 50007), times=100)
    for n in range(6):
        owed = Notice(kind="note", key=str(n), due_at=clock.now(), user_id=server.alice.id, facts={"n": n})
        await notices.queue.enqueue(owed)
        await server.env.advance_time(61)
    assert rain.count("POST", "/channels/*/messages") == 1


# --- deleted threads, channels and messages ---


async def _thread(server: PlayServer) -> Any:
    await server.alice.slash(server.first, "siege new", game=server.game, seed="apple", where="thread")
    (thread,) = server.first.threads
    return thread


@pytest.mark.stress
async def test_an_archived_thread_is_opened_and_a_locked_one_is_reported(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await _thread(server)
    cached = server.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    await cached.edit(archived=True)
    await server.env.settle()
    state = await server.bot.context.service.in_channel(thread.id)
    assert state is not None
    state = await server.bot.context.service.decide(state.id, version=1, answer=("done",), actor=server.alice.id)
    await server.env.advance_time(60)
    assert versions(server, thread) == {2}, "it was opened"
    await cached.edit(archived=True, locked=True)
    await server.env.settle()
    rain.fall("PATCH", f"/channels/{thread.id}", http(403, 50013), times=100)
    await server.bot.context.service.auto(state.id, version=2, scope="day", actor=server.alice.id)
    await server.env.advance_time(600)
    (told,) = direct(server, server.alice)
    assert "is locked" in told
    assert rain.count("PATCH", f"/channels/{thread.id}") == 4, "asked once, and not again"
    rain.rules.clear()
    await cached.edit(archived=False, locked=False)
    await server.env.advance_time(2)
    after = await server.bot.context.service.in_channel(thread.id)
    assert after is not None
    assert versions(server, thread) == {after.version}, "unlocked, the board when it does"
    assert faults(caplog) == []


async def test_a_deleted_message_is_replaced_and_a_deleted_channel_reported_once(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await server.new(server.first)
    server.env.backend.delete_message(server.first.id, server.board(server.first).id)
    await server.alice.slash(server.first, "siege done")
    assert versions(server, server.first) == {2}
    server.env.backend.delete_channel(server.first.id)
    await server.bot.context.service.auto(state.id, version=2, scope="day", actor=server.alice.id)
    await server.env.advance_time(600)
    assert rain.count("GET", f"/channels/{server.first.id}") <= 1, "a channel that is gone is not looked for for ever"
    (told,) = direct(server, server.alice)
    assert "was deleted" in told
    await server.alice.slash(server.second, "siege here")
    assert len(server.boards(server.second)) == 1
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_deleted_thread_is_reported_once_and_its_game_can_move(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await _thread(server)
    state = await server.bot.context.service.in_channel(thread.id)
    assert state is not None
    await server.bot.get_channel(thread.id).delete()
    await server.env.settle()
    await server.bot.context.service.auto(state.id, version=1, scope="day", actor=server.alice.id)
    await server.env.advance_time(600)
    assert rain.count("GET", f"/channels/{thread.id}") <= 1, "a thread that is gone is not looked for for ever"
    (told,) = direct(server, server.alice)
    assert "was deleted" in told
    await server.alice.slash(server.second, "siege here")
    after = await server.bot.context.service.in_channel(server.second.id)
    assert after is not None
    assert after.id == state.id
    assert versions(server, server.second) == {after.version}
    assert faults(caplog) == []


@pytest.mark.stress
async def test_the_time_of_a_vote_in_a_closed_channel_is_given_back(server: PlayServer, rain: Rain) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="10m", quorum=1, voters="players")
    await server.env.advance_time(1)
    version = (await server.state(server.first)).version
    forbid(server, server.first, "send_messages")
    await server.env.advance_time(760)
    (row,) = await rows(server, ballot)
    assert row["closed_at"] is None, "it waits"
    forbid(server, server.first)
    await server.env.advance_time(61)
    (row,) = await rows(server, ballot)
    assert row["closed_at"] is None
    assert row["closes_at"] > clock.now() + timedelta(minutes=8), "nobody could vote for so long"
    assert (await server.state(server.first)).version == version
    await server.env.advance_time(600)
    assert (await server.state(server.first)).version > version, "it ends after all"
    assert any(press.action == "vote" for message in server.messages(server.first) for press in presses(message))


# --- unavailable servers ---


def _unavailable(server: PlayServer) -> None:
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id), "unavailable": True})


def _available(server: PlayServer) -> None:
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild.unavailable = False
    server.bot.dispatch("guild_available", guild)


@pytest.mark.stress
async def test_an_unreachable_server_loses_nothing(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.third, "siege watch", game=state.id, what="phase")
    _unavailable(server)
    await server.env.settle()
    rain.fall("POST", BOARD, http(404, 10003), times=1_000)
    rain.fall("GET", "/channels/*", http(404, 10003), times=1_000)
    await server.bot.context.service.auto(state.id, version=1, scope="day", actor=server.alice.id)
    asked = len(rain.asked)
    await server.env.advance_time(600)
    assert len(rain.asked) == asked, "nothing is asked of a server out of reach"
    assert len(await rows(server, game_follow)) == 1, "no watch was dropped"
    assert len(await rows(server, game)) == 1
    assert [row["failed_at"] for row in await rows(server, outbox)] == [None] * len(await rows(server, outbox))
    assert [row["failed_at"] for row in await rows(server, notice)] == [None]
    assert direct(server, server.alice) == []
    rain.rules.clear()
    _available(server)
    await server.env.advance_time(400)
    version = (await server.state(server.first)).version
    assert versions(server, server.first) == {version}
    assert len(server.messages(server.third)) == 1
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_campaign_waits_for_its_server(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    await server.alice.slash(server.first, "campaign start", game=server.game, hour="00:20", zone="UTC", seed="apple")
    (row,) = await rows(server, campaign)
    left = (row["next_at"] - clock.now()).total_seconds()
    await server.env.advance_time(left - 60)
    _unavailable(server)
    await server.env.advance_time(600)
    (row,) = await rows(server, campaign)
    assert (row["state"], row["trouble"]) == ("running", None)
    assert (await server.state(server.first)).progress[0] == 0
    _available(server)
    await server.env.advance_time(180)
    assert (await server.state(server.first)).progress[0] == 0, "its players get two hours first"
    await server.env.advance_time(7_200)
    assert (await server.state(server.first)).progress[0] == 1, "the day begins late, and once"
    assert direct(server, server.alice) == []
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_dropped_gateway_resumes_and_a_full_reconnect_changes_nothing(
    server: PlayServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Missed heartbeats end a connection. It is resumed, or opened again with all servers unavailable at first."""
    state = await server.new(server.first)
    await server.alice.slash(server.third, "siege watch", game=state.id, what="phase")
    bot: Any = server.bot
    bot.dispatch("disconnect")
    bot._connection.parse_resumed({"__shard_id__": 0}) if bot.shard_count else None
    await server.env.settle()
    await server.press(server.first, "Done")
    assert versions(server, server.first) == {2}
    bot.dispatch("disconnect")
    guild = bot.get_guild(server.guild.id)
    kept = dict(guild._channels)
    guild._channels.clear()
    guild.unavailable = True
    bot.dispatch("ready")
    await server.env.advance_time(60)
    assert len(await rows(server, game_follow)) == 1
    assert len(await rows(server, game)) == 1
    guild._channels.update(kept)
    guild.unavailable = False
    bot.dispatch("guild_available", guild)
    await server.env.settle()
    await server.alice.slash(server.first, "siege auto", scope="day")
    await server.env.advance_time(400)
    assert len(server.boards(server.first)) == 1
    assert len(server.messages(server.third)) >= 1
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_removed_server_does_not_affect_the_others(
    server: PlayServer, rain: Rain, caplog: pytest.LogCaptureFixture
) -> None:
    other = server.env.create_guild("Winter Palace")
    room = other.create_text_channel("far")
    far = await begin(server, room, guild=other, owner=server.bob)
    await server.new(server.first)
    await server.env.advance_time(61)
    server.env.backend.remove_guild(other.id)
    await server.env.settle()
    await server.bot.context.service.auto(far.id, version=1, scope="day", actor=server.bob.id)
    await server.press(server.first, "Done")
    await server.env.advance_time(600)
    assert versions(server, server.first) == {2}
    assert rain.count("GET", f"/channels/{room.id}") <= 1
    assert faults(caplog) == []
