"""Board delivery on a simulated Discord: each board is posted once, whatever fails in Discord or the process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from discord import ui
from simcord.env import Env
from support.toygame.play import OWNER, begin

from bot.boards.delivery import BoardDelivery, problem_of
from bot.games.errors import ChannelGone, DeliveryDelayed, MissingPermissions, PostRefused, SaveDamaged
from bot.games.service import GameState, Service
from bot.runtime import clock as bot_clock
from bot.runtime.scheduler import Scheduler
from db import Database, DatabaseBusy
from db.schema.games import game, outbox
from render.games import find
from render.language import speaking

pytestmark = pytest.mark.contract

MOVE = ("move", "gate", "hedge", "anna+ben")
MESSAGES = "/channels/*/messages"
ONE_MESSAGE = "/channels/*/messages/*"


class Post:
    """A small board of the toy."""

    def __init__(self, state: GameState) -> None:
        with speaking(state.locale):
            picture = find(state.system).picture(state.view)
        self.files = [discord.File(BytesIO(picture), "board.png")]
        self.view = ui.LayoutView(timeout=None)
        told = " ".join(type(event).__name__ for event in state.events)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        box = ui.Container(ui.TextDisplay(f"version {state.version}: {told}"), gallery)
        if state.ask is not None:
            box.add_item(ui.ActionRow(ui.Button(label="Done", custom_id=f"toy:{state.id}:{state.version}")))
        self.view.add_item(box)


class Board:
    """Builds posts and counts them; `hook` runs before each."""

    def __init__(self) -> None:
        self.built: list[tuple[int, int]] = []
        self.hook: Callable[[], None] = lambda: None

    async def post(self, state: GameState, *, first: int) -> Post:
        self.hook()
        await asyncio.sleep(0)
        self.built.append((first, state.version))
        return Post(state)


@pytest.fixture
def clock() -> Callable[[], datetime]:
    return bot_clock.now


class Client(discord.Client):
    """A bot that starts the board delivery as the real one does."""

    starting: Callable[[], None] | None = None

    async def setup_hook(self) -> None:
        if self.starting is not None:
            self.starting()


@pytest.fixture
def simcord_bot() -> discord.Client:
    return Client(intents=discord.Intents(guilds=True))


@pytest_asyncio.fixture
async def channel(simcord_env: Env) -> Any:
    return simcord_env.create_guild().create_text_channel("orchard")


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def board_delivery(
    simcord_env: Env, simcord_bot: discord.Client, service: Service, board: Board, channel: Any
) -> BoardDelivery:
    return BoardDelivery(simcord_bot, service, board)


def second(board_delivery: BoardDelivery, board: Board, *, instance: str = "main") -> BoardDelivery:
    """Return the board delivery of another process."""
    return BoardDelivery(board_delivery._client, board_delivery._service, board, instance=instance)


def texts(channel: Any) -> list[str]:
    found = []
    for message in channel.history():
        view = ui.LayoutView.from_message(message)
        found += [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return found


def controls(channel: Any) -> list[int]:
    """Return the number of buttons of each message."""
    return [
        sum(isinstance(item, ui.Button) for item in ui.LayoutView.from_message(message).walk_children())
        for message in channel.history()
    ]


async def rows(database: Database) -> list[Any]:
    async with database.read() as connection:
        return list((await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings())


async def unsettled(database: Database) -> int:
    return sum(row["done_at"] is None and row["failed_at"] is None for row in await rows(database))


async def decide(service: Service, state: GameState, answer: tuple[str, ...] = MOVE) -> GameState:
    return await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)


async def to_the_next_day(service: Service, state: GameState) -> GameState:
    return await service.auto(state.id, version=state.version, scope="day", actor=OWNER)


# --- posts and edits ---


async def test_a_board_is_posted_with_its_picture_and_edited_after_a_small_move(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    first = await board_delivery.deliver(state.id)
    assert first is not None
    assert first.fresh
    await decide(service, state)
    second = await board_delivery.deliver(state.id)
    assert second is not None
    assert (second.message_id, second.fresh) == (first.message_id, False)
    (message,) = channel.history()
    assert texts(channel) == ["version 2: DayBegan Walked"]  # the edited board keeps its earlier events
    assert [attachment.filename for attachment in message.attachments] == ["board.png"]
    assert await message.attachments[0].read()
    assert board.built == [(1, 1), (1, 2)]
    stored = await service.load(state.id)
    assert (stored.board_channel_id, stored.board_message_id, stored.board_from) == (channel.id, message.id, 1)
    assert await board_delivery.deliver(state.id) is None


async def test_a_new_day_is_a_new_post_and_the_old_one_loses_its_controls(
    board_delivery: BoardDelivery, service: Service, channel: Any
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    state = await to_the_next_day(service, state)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    assert delivered.fresh
    assert controls(channel) == [0, 1]
    assert len(texts(channel)) == 2
    old, _ = channel.history()
    gallery = next(i for i in ui.LayoutView.from_message(old).walk_children() if isinstance(i, ui.MediaGallery))
    assert old.attachments[0].filename in gallery.items[0].media.url


async def test_an_overtaken_board_is_not_drawn(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    state = await decide(service, state)
    state = await to_the_next_day(service, state)
    state = await service.auto(state.id, version=state.version, scope="decision", actor=OWNER)
    await board_delivery.deliver(state.id)
    assert board.built == [(1, state.version)]
    assert len(channel.history()) == 1
    assert await unsettled(database) == 0


async def test_playing_all_days_to_the_end_makes_one_post(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any
) -> None:
    state = await begin(service, channel=channel.id, options={"days": "40"})
    await board_delivery.deliver(state.id)
    over = await service.auto(state.id, version=1, scope="all", actor=OWNER)
    await board_delivery.deliver(state.id)
    assert board.built == [(1, 1), (2, over.version)]
    assert controls(channel) == [0, 0]


@pytest.mark.stress
@pytest.mark.contract(whole=True)
async def test_simultaneous_deliveries_do_not_post_twice(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    other = second(board_delivery, board, instance="other")
    results = await asyncio.gather(*(who.deliver(state.id) for who in (board_delivery, other, board_delivery, other)))
    assert sum(result is not None for result in results) == 1
    assert len(channel.history()) == 1


@pytest.mark.parametrize(("minutes", "messages"), [(45, 1), (55, 2)])
async def test_an_old_message_is_replaced(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, minutes: int, messages: int
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await simcord_env.advance_time(minutes * 60)
    await decide(service, state)
    await board_delivery.deliver(state.id)
    assert len(channel.history()) == messages
    assert controls(channel) == [0] * (messages - 1) + [1]


@pytest.mark.stress("postgresql")
async def test_a_message_that_discord_no_longer_edits_is_replaced(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await decide(service, state)
    simcord_env.inject_error("PATCH", ONE_MESSAGE, status=400, code=30046)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    assert delivered.fresh
    assert controls(channel) == [0, 1]


@pytest.mark.parametrize("code", [10008, 50005])
async def test_a_message_of_another_author_is_left_alone(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, code: int
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await decide(service, state)
    simcord_env.inject_error("PATCH", ONE_MESSAGE, status=404 if code == 10008 else 403, code=code)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    assert delivered.fresh


async def test_a_deleted_message_is_replaced(board_delivery: BoardDelivery, service: Service, channel: Any) -> None:
    state = await begin(service, channel=channel.id)
    first = await board_delivery.deliver(state.id)
    assert first is not None
    place = board_delivery._client.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.get_partial_message(first.message_id).delete()
    await decide(service, state)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    assert delivered.fresh
    assert controls(channel) == [1]


@pytest.mark.stress("postgresql")
async def test_a_board_can_be_posted_again_on_request(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await decide(service, state)
    await board_delivery.deliver(state.id)
    for _ in range(2):
        delivered = await board_delivery.restore(state.id)
        assert delivered is not None
        assert delivered.fresh
    assert controls(channel) == [0, 0, 1]
    assert texts(channel) == ["version 2: DayBegan Walked"] * 3


async def test_resigning_removes_the_controls(board_delivery: BoardDelivery, service: Service, channel: Any) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await service.resign(state.id, version=1, actor=OWNER)
    await board_delivery.deliver(state.id)
    assert controls(channel) == [0]


async def test_an_archived_thread_is_opened_again(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env
) -> None:
    place = board_delivery._client.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="siege", type=discord.ChannelType.public_thread)
    state = await begin(service, channel=thread.id)
    await board_delivery.deliver(state.id)
    await thread.edit(archived=True)
    await simcord_env.settle()
    await decide(service, state)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    (found,) = channel.threads
    assert texts(found)[-1] == "version 2: DayBegan Walked"
    fetched = await board_delivery._client.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert not fetched.archived


async def test_an_archived_thread_that_the_cache_holds_for_open_is_opened_again(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env
) -> None:
    place = board_delivery._client.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="siege", type=discord.ChannelType.public_thread)
    state = await begin(service, channel=thread.id)
    simcord_env.inject_error("POST", MESSAGES, status=400, code=50083)
    delivered = await board_delivery.deliver(state.id)
    assert delivered is not None
    assert delivered.channel_id == thread.id


# --- permanent failures ---


async def test_missing_permissions_are_named_and_the_game_continues(
    board_delivery: BoardDelivery, service: Service, simcord_env: Env, database: Database
) -> None:
    guild = simcord_env.create_guild()
    denied = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    muted = guild.create_text_channel("muted", overwrites={guild.default_role: denied})
    await simcord_env.settle()
    state = await begin(service, channel=muted.id)
    with pytest.raises(MissingPermissions) as raised:
        await board_delivery.deliver(state.id)
    assert raised.value.game_id == state.id
    assert raised.value.detail == "send_messages, attach_files"
    with pytest.raises(MissingPermissions):  # a second request raises again
        await board_delivery.deliver(state.id)
    (row,) = await rows(database)
    assert row["failed_at"] is not None
    assert row["error"] == "MissingPermissions: send_messages, attach_files"
    assert (await decide(service, state)).version == 2
    assert await board_delivery.sweep() == 0
    assert len(await rows(database)) == 2


async def test_a_deleted_channel_is_reported_and_the_game_is_kept(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    place = board_delivery._client.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.delete()
    await simcord_env.settle()
    state = await decide(service, state)
    with pytest.raises(ChannelGone):
        await board_delivery.deliver(state.id)
    assert await unsettled(database) == 0
    assert (await service.load(state.id)).version == 2


async def test_a_message_refused_by_discord_is_not_sent_again(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    simcord_env.inject_error("POST", MESSAGES, status=400, code=50035)
    with pytest.raises(PostRefused):
        await board_delivery.deliver(state.id)
    await simcord_env.advance_time(3600)
    assert await board_delivery.sweep() == 0
    await decide(service, state)
    assert await board_delivery.deliver(state.id) is not None


async def test_an_unreadable_save_fails_its_message(
    board_delivery: BoardDelivery, service: Service, channel: Any, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(save="{"))
    with pytest.raises(SaveDamaged):
        await board_delivery.deliver(state.id)
    assert await unsettled(database) == 0


# --- temporary failures ---


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_an_outage_delays_a_board_without_losing_it(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database, status: int
) -> None:
    state = await begin(service, channel=channel.id)
    simcord_env.inject_error("POST", MESSAGES, status=status, times=3)
    with pytest.raises(DeliveryDelayed):
        await board_delivery.deliver(state.id)
    waits = []
    for _ in range(3):
        (row,) = await rows(database)
        waits.append((row["due_at"] - bot_clock.now()).total_seconds())
        assert await board_delivery.sweep() == 0  # not due yet
        await simcord_env.advance_time(waits[-1] + 0.1)
        await board_delivery.sweep()
    assert waits == pytest.approx([5, 10, 20], abs=0.5)
    assert len(channel.history()) == 1
    (row,) = await rows(database)
    assert (row["attempts"], row["error"]) == (4, None)


@pytest.mark.stress
@pytest.mark.sqlite
async def test_a_locked_database_delays_the_board_of_a_stored_decision(
    board_delivery: BoardDelivery, service: Service, channel: Any, tmp_path: Path
) -> None:
    state = await begin(service, channel=channel.id)
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(DeliveryDelayed):
            await board_delivery.deliver(state.id)
    finally:
        other.close()
    assert await board_delivery.sweep() == 1
    assert len(channel.history()) == 1


async def test_the_next_decision_does_not_wait_for_the_retry(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    simcord_env.inject_error("POST", MESSAGES, status=502)
    with pytest.raises(DeliveryDelayed):
        await board_delivery.deliver(state.id)
    await decide(service, state)
    assert await board_delivery.deliver(state.id) is not None
    assert texts(channel) == ["version 2: DayBegan Walked"]
    assert await unsettled(database) == 0
    # Under the old nonce Discord would return the old board if that post has succeeded.
    posts = [each.json for each in simcord_env.http_requests if each.method == "POST" and each.json]
    assert [post["nonce"] for post in posts] == [f"{state.id}.1", f"{state.id}.2"]


async def test_the_bot_gives_up_after_an_outage_of_a_day(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    simcord_env.inject_error("POST", MESSAGES, status=500, times=None)
    with pytest.raises(DeliveryDelayed):
        await board_delivery.deliver(state.id)
    await simcord_env.advance_time(25 * 3600)
    assert await board_delivery.sweep() == 0
    (row,) = await rows(database)
    assert row["failed_at"] is not None


async def test_a_fault_in_making_the_board_is_raised_and_tried_again(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, simcord_env: Env
) -> None:
    state = await begin(service, channel=channel.id)

    def broken() -> None:
        raise ZeroDivisionError

    board.hook = broken
    with pytest.raises(ZeroDivisionError):
        await board_delivery.deliver(state.id)
    board.hook = lambda: None
    await simcord_env.advance_time(6)
    assert await board_delivery.sweep() == 1
    assert len(channel.history()) == 1


def test_each_error_of_discord_has_its_kind_of_problem() -> None:
    class Response:
        reason = "because"

        def __init__(self, status: int) -> None:
            self.status = status

    def http(kind: type[discord.HTTPException], status: int, code: int) -> Exception:
        return kind(Response(status), {"code": code, "message": "no"})  # type: ignore[arg-type]

    for error, kind in (
        (OSError("network"), DeliveryDelayed),
        (TimeoutError(), DeliveryDelayed),
        (discord.RateLimited(3), DeliveryDelayed),
        (http(discord.DiscordServerError, 503, 0), DeliveryDelayed),
        (http(discord.HTTPException, 429, 0), DeliveryDelayed),
        (http(discord.NotFound, 404, 10003), ChannelGone),
        (http(discord.Forbidden, 403, 50001), ChannelGone),
        (http(discord.Forbidden, 403, 50013), MissingPermissions),
        (http(discord.HTTPException, 400, 50035), PostRefused),
    ):
        assert type(problem_of("abcdefgh", error)) is kind, error


# --- crashes ---


@pytest.mark.stress
@pytest.mark.contract(whole=True)
async def test_a_crash_after_posting_does_not_post_twice(
    board_delivery: BoardDelivery,
    service: Service,
    board: Board,
    channel: Any,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = await begin(service, channel=channel.id)

    async def dies(*_: object, **__: object) -> None:
        raise DatabaseBusy("killed here")

    monkeypatch.setattr(board_delivery.outbox, "finish", dies)
    with pytest.raises(DeliveryDelayed, match="DatabaseBusy"):
        await board_delivery.deliver(state.id)
    assert len(channel.history()) == 1
    assert (await service.load(state.id)).board_message_id is None
    state = await decide(service, state)  # and the game continues before the restart
    heir = second(board_delivery, board)
    assert await heir.recover() == 1
    (message,) = channel.history()
    assert texts(channel) == ["version 2: DayBegan Walked"]
    stored = await service.load(state.id)
    assert (stored.board_message_id, stored.board_from) == (message.id, 1)
    assert await unsettled(database) == 0


@pytest.mark.stress
async def test_every_attempt_of_a_post_uses_the_nonce_stored_in_its_row(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, simcord_env: Env, database: Database
) -> None:
    """If the channel's history does not show a copy (yet, or to the bot), only the nonce lets Discord recognise it."""
    state = await begin(service, channel=channel.id)
    simcord_env.inject_error("GET", MESSAGES, status=403, code=50013, times=None)
    simcord_env.inject_error("POST", MESSAGES, status=503, times=3)
    with pytest.raises(DeliveryDelayed):
        await board_delivery.deliver(state.id)
    for who in (board_delivery, second(board_delivery, board, instance="other"), board_delivery):
        await simcord_env.advance_time(60)
        await who.sweep()
    (row,) = await rows(database)
    assert row["done_at"] is not None
    posts = [each.json for each in simcord_env.http_requests if each.method == "POST"]
    assert row["nonce"] == f"{state.id}.1"
    assert [(post["nonce"], post["enforce_nonce"]) for post in posts if post] == [(row["nonce"], True)] * 4


@pytest.mark.contract(whole=True)
async def test_another_processs_lease_is_respected_until_it_ends(
    board_delivery: BoardDelivery, service: Service, board: Board, channel: Any, simcord_env: Env
) -> None:
    state = await begin(service, channel=channel.id)
    now = bot_clock.now()
    await board_delivery.outbox.claim(state.id, by="other", now=now, lease=timedelta(minutes=2))
    assert await board_delivery.deliver(state.id) is None
    assert await board_delivery.recover() == 0
    assert channel.history() == []
    await simcord_env.advance_time(121)
    assert await board_delivery.sweep() == 1
    assert len(channel.history()) == 1


async def test_the_lease_of_a_dead_process_of_the_same_name_is_taken_over_immediately(
    board_delivery: BoardDelivery, service: Service, channel: Any
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.outbox.claim(state.id, by="main", now=bot_clock.now(), lease=timedelta(minutes=2))
    assert await board_delivery.recover() == 1
    assert len(channel.history()) == 1


@pytest.mark.stress
async def test_a_process_without_the_lease_changes_nothing(
    board_delivery: BoardDelivery, service: Service, channel: Any, database: Database
) -> None:
    box, lease = board_delivery.outbox, timedelta(minutes=2)
    state, now = await begin(service, channel=channel.id), bot_clock.now()
    first = await box.claim(state.id, by="one", now=now, lease=lease)
    second = await box.claim(state.id, by="two", now=now + lease, lease=lease)
    assert first is not None
    assert second is not None
    before = await rows(database)
    await box.postpone(first, until=now + timedelta(days=1), error="late")
    await box.fail(first, now=now, error="late")
    assert not await box.finish(first, now=now, board={"board_message_id": 1})
    await box.renew([first], now=now, lease=timedelta(minutes=50))
    assert await rows(database) == before
    assert (await service.load(state.id)).board_message_id is None
    assert (await box.holds(first), await box.holds(second)) == (False, True)
    assert await box.finish(second, now=now, board={"board_message_id": 2})
    assert (await service.load(state.id)).board_message_id == 2


async def test_only_boards_of_the_game_are_retired(
    board_delivery: BoardDelivery, service: Service, channel: Any
) -> None:
    one = await begin(service, channel=channel.id)
    await board_delivery.deliver(one.id)
    stored = await service.load(one.id)
    await service.resign(one.id, version=1, actor=OWNER)
    two = await begin(service, channel=channel.id)
    async with service.store.database.write() as connection:
        await connection.execute(
            sa.update(game)
            .where(game.c.id == two.id)
            .values(board_message_id=stored.board_message_id, board_channel_id=channel.id)
        )
    await board_delivery.deliver(two.id)
    assert controls(channel) == [1, 1]


async def test_the_sweep_continues_after_a_game_that_fails(
    service: Service, board: Board, channel: Any, simcord_env: Env
) -> None:
    bad = await begin(service, channel=123)
    good = await begin(service, channel=channel.id)
    client = Client(intents=discord.Intents(guilds=True))
    board_delivery = BoardDelivery(client, service, board)
    rounds = Scheduler(client)
    rounds.register("boards", board_delivery.run_due)
    client.starting = rounds.start
    await simcord_env.restart_bot(client)
    try:
        await simcord_env.settle()
        assert len(channel.history()) == 1
        assert bad.id != good.id
        simcord_env.inject_error("PATCH", ONE_MESSAGE, status=500)
        await decide(service, good)
        await simcord_env.advance_time(20)  # the sweep meets the error
        assert texts(channel) == ["version 1: DayBegan"]
        await simcord_env.advance_time(40)
        assert texts(channel) == ["version 2: DayBegan Walked"]
    finally:
        rounds.stop()


async def test_settled_messages_are_forgotten_after_a_week(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env, database: Database
) -> None:
    state = await begin(service, channel=channel.id)
    await board_delivery.deliver(state.id)
    await simcord_env.advance_time(8 * 24 * 3600)
    state = await decide(service, state)
    await board_delivery.recover()
    assert [row["version"] for row in await rows(database)] == [2]


@pytest.mark.stress
async def test_pending_boards_are_never_deleted(
    board_delivery: BoardDelivery, service: Service, channel: Any, simcord_env: Env
) -> None:
    """Pending boards survive even if the bot does not run for two months."""
    await begin(service, channel=channel.id)
    await simcord_env.advance_time(60 * 24 * 3600)
    assert await board_delivery.recover() == 1
    assert len(channel.history()) == 1
