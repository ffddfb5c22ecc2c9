"""A daily attempt is visible to nobody else until its day is over: every command, suggestion and press is tried.

A sealed attempt is played for two days. Then others name it, forge presses on it and join its thread, and its player
tries to show it. Nothing that Discord receives for them may contain anything of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from simcord.results import InteractionResult
from support import stress
from support.discord_play import PlayServer, private
from support.permissions import tournament_table
from support.permissions.scene import Attempt, Scene, Stage
from support.permissions.table import COMMANDS, PRESSES
from support.permissions.tries import PRESSES as PRESSED
from support.permissions.walk import spoken, variants

from bot.games.permissions import CALENDAR_ACTOR
from bot.games.state import GameState
from bot.replays.drawing import Job, Shown
from bot.runtime import clock
from bot.runtime.scheduler import RECORDS
from bot.ui.custom_ids import Press
from db.schema.games import game
from engine.core.record import OF_DAY as DAYS
from render.language import speaking
from render.pictures.print_page import Page

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

CANARY = "canary-of-the-attempt"
SEED = "nobody-may-know-this-seed"
EACH = 20
NAMES = list(COMMANDS)
PARTS = [NAMES[start : start + EACH] for start in range(0, len(NAMES), EACH)]
OWN = 8
"""Shorter lines do not suffice to tell one game from another."""


async def sealed(stage: Stage, *, thread: bool = False) -> Scene:
    """Make an attempt two days old, in direct messages or in a private thread."""
    server = stage.server
    server.bot.cooldowns.strict = False
    if thread:
        room: Any = await server.bot.fetch_channel(server.third.id)
        place = (await room.create_thread(name="mine", type=discord.ChannelType.private_thread)).id
        guild_id = server.guild.id
    else:
        place, guild_id = stage.alice.user.dm_channel.id, None
    begun = await stage.service.new_game(
        system=server.game,
        options={},
        seed=SEED,
        owner_id=stage.alice.id,
        guild_id=guild_id,
        channel_id=place,
        locale="en",
        daily=clock.now().date().isoformat(),
        sealed_until=clock.now() + timedelta(hours=6),
        dice=DAYS,
    )
    for _ in range(2):
        begun = await stage.service.auto(begun.id, version=begun.version, scope="day", actor=stage.alice.id)
    await server.bot.context.board_delivery.deliver(begun.id)
    await server.env.advance_time(1)
    channel = server.env.backend.get_channel(place)
    return Scene(stage, "owner", stage.alice, channel, await stage.service.load(begun.id), None)


def told_of(server: PlayServer, state: GameState) -> set[str]:
    """Return the lines that describe a game."""
    presenter = server.bot.context.find(state.system)
    with speaking("en"):
        panel = presenter.panel(state.view, state.ask, state.events)
        every = [presenter.text_board(state.view), presenter.status(state.view)]
        every += [panel.title, panel.state, *panel.story, panel.alt]
        every += presenter.dice(list(state.events))
    return {line.strip() for text in every for line in str(text).splitlines() if len(line.strip()) >= OWN}


async def facts(server: PlayServer, scene: Scene) -> set[str]:
    """Return the lines about the attempt that no new game has, and its seed."""
    state = await scene.stage.service.load(scene.game.id, since=1)
    fresh = await scene.stage.service.new_game(
        system=state.system, options={}, seed="x", owner_id=1, guild_id=1, channel_id=1, locale="en"
    )
    found = told_of(server, state) - told_of(server, fresh)
    assert len(found) > 3, "the attempt is told like any other game"
    return {*found, SEED, CANARY}


def holds(said: Any, known: Iterable[str]) -> list[str]:
    """Return the facts contained in something that was sent."""
    text = json.dumps(said, ensure_ascii=False, default=str)
    return [fact for fact in known if json.dumps(fact, ensure_ascii=False)[1:-1] in text]


def public(server: PlayServer, scene: Scene) -> list[Any]:
    """Return everything public in a server's channels, except the attempt's own thread."""
    backend = server.env.backend
    return [
        (message.id, message.components, message.content)
        for channel in backend.channels.values()
        if channel.guild_id is not None and channel.id != scene.channel.id
        for message in server.messages(channel)
    ]


@pytest_asyncio.fixture
async def stage(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Return people, and replace pages and replays by texts that name their game."""
    found = Stage(server, monkeypatch)

    async def printed(state: GameState, **_: Any) -> Page:
        return Page(picture=b"PNG", title=CANARY if state.sealed else "page", alt="")

    async def projected(job: Job) -> Shown:
        alt = CANARY if job.recording.seed == SEED else ""
        return Shown(data=b"RIFF", form="webp", frames=1, shrunk=False, alt=alt)

    monkeypatch.setattr(server.bot.context.boards.printed_pages, "newspaper", printed)
    monkeypatch.setattr(server.bot.replays, "project", projected)
    await found.forger.learn()
    return found


async def suggestions(stage: Stage, who: Any, channel: Any, name: str, scene: Scene) -> list[InteractionResult]:
    """Return the suggestions of each option of a command."""
    options = stage.forger.leaves[name].get("options") or []
    named = {"game": scene.game.id} if any(each["name"] == "game" for each in options) else {}
    return [
        await stage.forger.typed(who, channel, name, each["name"], "", named)
        for each in options
        if each.get("autocomplete")
    ]


def ways(stage: Stage, name: str, *, named: bool) -> list[dict[str, Any]]:
    """Return the ways of saying a command: every third and the last one, or all under stress."""
    every = [*variants(name, stage.forger.leaves[name], named=named)]
    return every if stress.FULL else [*every[:-1:3], *every[-1:]]


@pytest.mark.parametrize("part", stress.spread(PARTS, of=2), ids=[part[0].replace(" ", "-") for part in PARTS])
@pytest.mark.parametrize("where", stress.spread(["elsewhere", "beside"], of=2))
async def test_no_command_reveals_a_sealed_game_to_others(
    server: PlayServer, stage: Stage, where: str, part: list[str]
) -> None:
    """They name the game from another channel as managers of the server, or have joined its thread."""
    scene = await sealed(stage, thread=where == "beside")
    known = await facts(server, scene)
    channel = scene.channel if where == "beside" else stage.aside
    for name in part:
        for said in ways(stage, name, named=where == "elsewhere"):
            before = len(server.env.http_requests)
            await stage.forger.command(stage.grace, channel, name, spoken(scene, said))
            sent = [each.json for each in server.env.http_requests[before:]]
            assert not holds(sent, known), f"/{name} {said} tells others of it"
        for result in await suggestions(stage, stage.grace, channel, name, scene):
            assert not holds(result.autocomplete_choices, {*known, scene.game.id}), f"/{name} suggests it to others"


@pytest.mark.parametrize("part", stress.spread(PARTS, of=2), ids=[part[0].replace(" ", "-") for part in PARTS])
async def test_no_command_of_its_player_shows_a_sealed_game_to_others(
    server: PlayServer, stage: Stage, part: list[str]
) -> None:
    """The commands are run where others watch, with every option that makes an answer public."""
    scene = await sealed(stage)
    known = {*await facts(server, scene), scene.game.id}
    for name in part:
        for said in ways(stage, name, named=True):
            await stage.forger.command(stage.alice, stage.aside, name, spoken(scene, said))
            await server.env.advance_time(1)
            assert not holds(public(server, scene), known), f"/{name} {said} shows it to everybody"
    now = await stage.service.load(scene.game.id)
    assert (now.channel_id, now.players) == (scene.game.channel_id, {stage.alice.id})


def pressed(scene: Scene, attempt: Attempt, action: str) -> tuple[Press, list[str] | None]:
    """Return the press of the permission table if the game's state allows building it, else a bare press."""
    assert attempt.press is not None
    try:
        press, values = attempt.press(scene)
    except Exception:
        return Press(action, scene.game.id, scene.game.version), None
    return replace(press, version=scene.game.version) if press.game else press, values


@pytest.mark.stress("elsewhere")
@pytest.mark.parametrize("where", stress.spread(["elsewhere", "beside", "player"], of=2))
async def test_no_button_reveals_a_sealed_game_to_others(server: PlayServer, stage: Stage, where: str) -> None:
    """The clicks are forged on a public message: by a manager elsewhere, by a guest of its thread, and by its player.
    Every second button; under stress all.
    """
    scene = await sealed(stage, thread=where == "beside")
    known = await facts(server, scene)
    place = scene.channel if where == "beside" else stage.aside
    who = stage.alice if where == "player" else stage.grace
    actions = server.bot.router.actions - set(tournament_table.PRESSES)  # these show no game
    assert set(PRESSED) == actions == set(PRESSES), "every press is tried"
    for number, (action, attempt) in enumerate(PRESSED.items()):
        if number % 2 and not stress.FULL:
            continue
        if where == "player" and action in {"forget-me", "resign", "apply"}:
            continue  # it ends the attempt
        await scene.again()
        scene.channel = place
        await stage._message(scene, private=attempt.private and where != "player")
        scene.channel = server.env.backend.get_channel(scene.game.channel_id)
        press, values = pressed(scene, attempt, action)
        before = len(server.env.http_requests)
        await stage.forger.press(
            who,
            place,
            press.custom_id("b" if values is None else "s"),
            message=scene.message,
            values=values,
            private=attempt.private and where != "player",
        )
        await server.env.advance_time(1)
        if where == "player":
            assert not holds(public(server, scene), {*known}), f"«{action}» shows it to everybody"
        else:
            sent = [each.json for each in server.env.http_requests[before:]]
            assert not holds(sent, known), f"«{action}» tells others of it"


async def test_the_search_finds_the_same_game_after_its_day(server: PlayServer, stage: Stage) -> None:
    """After its day the game is shown, so the search is able to find it."""
    scene = await sealed(stage)
    known = await facts(server, scene)
    options = {"game": scene.game.id, "day": "1", "show": True}
    told = private(await stage.forger.command(stage.alice, stage.aside, "siege newspaper", options))
    assert "only its player can play it" in told
    assert not holds(public(server, scene), known)
    assert private(await stage.forger.command(stage.alice, stage.aside, "siege board", {"game": scene.game.id}))
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() - timedelta(minutes=1)))

    async def printed(_: GameState, **__: Any) -> Page:
        return Page(picture=b"PNG", title=CANARY, alt="")

    server.bot.context.boards.printed_pages.newspaper = printed  # type: ignore[method-assign]
    await stage.forger.command(stage.alice, stage.aside, "siege newspaper", options)
    assert holds(public(server, scene), {CANARY})


async def test_a_channel_that_watches_a_sealed_game_gets_nothing(server: PlayServer, stage: Stage) -> None:
    """This holds however the channel came to watch it: through an earlier version, or through a forged row."""
    scene = await sealed(stage)
    known = {*await facts(server, scene), scene.game.id}
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=None))
    options = {"game": scene.game.id, "channel": stage.aside, "what": "phase"}
    assert "follows" in private(await stage.forger.command(stage.alice, server.first, "siege watch", options))
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() + timedelta(hours=6)))
    await scene.again()
    await stage.service.auto(scene.game.id, version=scene.game.version, scope="day", actor=CALENDAR_ACTOR)
    await server.env.advance_time(5)
    assert not holds(public(server, scene), known)


async def test_an_attempt_cannot_move_into_a_thread_with_other_members(server: PlayServer, stage: Stage) -> None:
    scene = await sealed(stage)
    room: Any = await server.bot.fetch_channel(server.third.id)
    thread = await room.create_thread(name="ours", type=discord.ChannelType.private_thread)
    for who in (stage.alice, stage.bob):
        await thread.add_user(discord.Object(who.id))
    place = server.env.backend.get_channel(thread.id)
    told = private(await stage.forger.command(stage.alice, place, "siege here", {"game": scene.game.id}))
    assert "only its player can play it" in told
    await thread.remove_user(discord.Object(stage.bob.id))
    assert private(await stage.forger.command(stage.alice, place, "siege here", {"game": scene.game.id}))
    assert (await stage.service.load(scene.game.id)).channel_id == thread.id


async def test_an_outcome_of_the_day_is_in_no_records_before_the_day_is_over(server: PlayServer, stage: Stage) -> None:
    """The outcome stays hidden even if its player shares records."""
    scene = await sealed(stage, thread=True)
    await stage.forger.command(stage.alice, server.first, "records share on", {})
    await stage.service.auto(scene.game.id, version=scene.game.version, scope="all", actor=stage.alice.id)
    await server.env.advance_time(3)
    asked: tuple[tuple[str, dict[str, Any]], ...] = (("records of", {"user": stage.alice}), ("records server", {}))
    for name, options in asked:
        assert scene.game.id not in private(await stage.forger.command(stage.grace, server.first, name, options))
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() - timedelta(minutes=1)))
    server.bot.context.scheduler.wake_now(RECORDS)
    await server.env.advance_time(3)
    for name, options in asked:
        assert scene.game.id in private(await stage.forger.command(stage.grace, server.first, name, options))
