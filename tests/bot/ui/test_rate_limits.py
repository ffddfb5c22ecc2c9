"""One person cannot block a server, and ordinary players never notice the limits."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands
from simcord.results import InteractionResult
from stress.forged.forging import Forger
from support import stress
from support.discord_play import PlayServer, button, controls, private

from bot.boards.drawing_queue import WAITING
from bot.boards.info_row import MORE
from bot.runtime.settings import Settings
from bot.ui.rate_limits import BUDGETS, COSTS, FLOOD, SUGGESTIONS
from bot.ui.texts import say
from render.catalogue import languages
from render.language import speak

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

PICTURES, PAPERS, GAMES = BUDGETS["pictures"], BUDGETS["papers"], BUDGETS["games"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"cooldowns": True})


def head(key: str, locale: str = "en") -> str:
    """Return a refusal up to the time that it names."""
    return say(key, locale=locale, again="§").partition("§")[0]


def reads(server: PlayServer, locale: str) -> None:
    def told(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=locale)

    server.env.backend.subscribers.insert(0, told)


async def test_every_cost_belongs_to_a_command(server: PlayServer) -> None:
    typed = {f"/{c.qualified_name}" for c in server.bot.tree.walk_commands() if isinstance(c, app_commands.Command)}
    assert set(COSTS) <= typed | server.bot.router.actions
    assert set(COSTS.values()) == set(BUDGETS)


FREE = {
    "siege": "rules resign status dice help move fire done order games log",
    "siege players": "add remove list handover command power",
    "battle": "list share remove report settings",
    "plan": "take",
    "vote": "stop status",
    "match": "open mine since note ladder rating annul break-off pause",
    "side": "orders take leave give add remove join",
    "campaign": "pause resume hour status end remind mention more",
    "daily": "status follow unfollow",
    "records share": "on off",
    "tournament": "join leave list here away table report info log find unwatch",
    "privacy": "delete policy",
}
"""Commands that begin and compute nothing, by group: they decide, change a row, or say what is stored."""


def free() -> set[str]:
    """Return their names."""
    return {f"/{group} {name}" for group, names in FREE.items() for name in names.split()}


async def test_every_expensive_command_has_a_budget(server: PlayServer) -> None:
    """A new command has to be added to one of the two lists. A command in the free list begins and computes nothing."""
    commands = {f"/{c.qualified_name}": c for c in _commands(server)}
    assert set(commands) == {name for name in COSTS if name.startswith("/")} | free()
    server.bot.cooldowns.strict = False
    forger, done = Forger(server), list[str]()
    await forger.learn()
    await server.new(server.first)
    _watch(server, done)
    for name in sorted(free()):
        needed = {
            option.display_name: _given(server, option) for option in commands[name].parameters if option.required
        }
        await forger.command(server.alice, server.first, name.removeprefix("/"), needed)
        assert not done, f"{name} {done[0]}"
        if not await server.bot.context.service.in_channel(server.first.id):
            await server.new(server.first)
            done.clear()
    await forger.command(server.alice, server.second, "siege new", {"game": server.game})
    await forger.command(server.alice, server.second, "siege map", {})
    assert done == ["begins a game", "draws or computes"], "what is not free is noticed"


def _commands(server: PlayServer) -> list[Any]:
    return [each for each in server.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]


def _given(server: PlayServer, option: app_commands.Parameter) -> Any:
    """Return something for an option that a command requires."""
    if option.choices:
        return option.choices[0].value
    kinds = {AppCommandOptionType.string: "x", AppCommandOptionType.integer: 1, AppCommandOptionType.boolean: True}
    return kinds.get(option.type, server.bob)


def _watch(server: PlayServer, done: list[str]) -> None:
    """Note when a game is begun, or something is drawn or computed beside the event loop."""
    context = server.bot.context
    for owner, names, what in (
        (context.service, ("new_game",), "begins a game"),
        (context.boards.pictures, ("drawn", "worked", "page"), "draws or computes"),
        (context.chances, ("run", "of"), "draws or computes"),
    ):
        for name in names:
            setattr(owner, name, partial(_noted, getattr(owner, name), done, what))


async def _noted(work: Callable[..., Awaitable[Any]], done: list[str], what: str, /, *args: Any, **named: Any) -> Any:
    done.append(what)
    return await work(*args, **named)


@pytest.mark.stress
@pytest.mark.parametrize("language", stress.spread([*languages()], of=3))
async def test_a_user_who_requests_many_pictures_is_told_when_to_try_again(server: PlayServer, language: str) -> None:
    reads(server, language)
    forger = Forger(server)
    await forger.learn()
    await server.new(server.first)
    for number in range(PICTURES.rate):
        if number == FLOOD.rate // 2:
            await server.env.advance_time(FLOOD.per + 1)
        told = private(await forger.command(server.bob, server.first, "siege map", {}))
        assert head("rights-pictures", language) not in told, number
    refused = private(await forger.command(server.bob, server.first, "siege map", {}))
    assert refused.startswith(head("rights-pictures", language))
    assert "<t:" in refused
    assert "<t:" not in private(await forger.command(server.bob, server.first, "siege board", {"text": True}))
    assert "<t:" not in private(await forger.command(server.alice, server.first, "siege map", {})), "others do not wait"
    await server.env.advance_time(PICTURES.per + 1)
    assert "<t:" not in private(await forger.command(server.bob, server.first, "siege map", {}))


@pytest.mark.parametrize(
    ("kind", "command", "options", "rate"),
    [
        ("papers", "siege export", {}, PAPERS.rate),
        ("papers", "privacy show", {"file": True}, PAPERS.rate),
        ("games", "siege new", {"where": "thread"}, GAMES.rate),
        ("games", "tournament create", {"format": "practice"}, GAMES.rate),
    ],
)
async def test_files_and_new_games_have_their_budgets(
    server: PlayServer, kind: str, command: str, options: dict[str, Any], rate: int
) -> None:
    forger = Forger(server)
    await forger.learn()
    await server.new(server.first)
    asked = {**options, "game": server.game} if command == "siege new" else options
    found = [private(await forger.command(server.bob, server.first, command, asked)) for _ in range(rate + 1)]
    assert [head(f"rights-{kind}") in told for told in found] == [False] * rate + [True]


async def test_a_flood_is_answered_without_reading_anything(server: PlayServer) -> None:
    """The first click over the limit gets a message; those after it are only acknowledged."""
    await server.new(server.first)
    board = await server.behind(server.first, server.board(server.first), MORE, server.bob)
    custom_id = button(board, "Board in words")
    allowed = [
        await server.bob.click(server.as_message(board), custom_id=custom_id) for _ in range(FLOOD.rate - 1)
    ]  # and “More”
    assert all(head("rights-flood") not in private(each) for each in allowed)
    queries: Counter[str] = Counter()
    store = server.bot.context.service.store
    asked = store.game

    async def counted(game_id: str) -> Any:
        queries[game_id] += 1
        return await asked(game_id)

    store.game = counted  # type: ignore[method-assign]
    first = await server.bob.click(server.as_message(board), custom_id=custom_id)
    assert private(first).startswith(head("rights-flood"))
    before = len(server.env.http_requests)
    rest = [await server.bob.click(server.as_message(board), custom_id=custom_id) for _ in range(10)]
    assert len(server.env.http_requests) == before + 10, "one acknowledgement each"
    assert all(each.acknowledged and not each.followups for each in rest)
    assert not queries
    own = await server.behind(server.first, server.board(server.first), MORE)
    assert private(await server.alice.click(server.as_message(own), custom_id=custom_id)), "another person is answered"
    await server.env.advance_time(FLOOD.per + 1)
    assert head("rights-flood") not in private(await server.bob.click(server.as_message(board), custom_id=custom_id))


@pytest.mark.stress
async def test_suggestions_stop_over_the_limit(server: PlayServer) -> None:
    forger = Forger(server)
    await forger.learn()
    await server.new(server.first)

    async def offered() -> list[Any]:
        result: InteractionResult = await forger.typed(server.alice, server.first, "siege order", "do", "", {})
        return list(result.autocomplete_choices or [])

    assert await offered()
    for _ in range(SUGGESTIONS.rate - 1):
        await offered()
    assert not await offered()
    await server.env.advance_time(SUGGESTIONS.per + 1)
    assert await offered()


@pytest.mark.stress("siege")
@pytest.mark.parametrize("system", ["orchard", "siege"])
async def test_a_fast_player_is_never_refused(server: PlayServer, system: str) -> None:
    """Two clicks a second, faster than a board can be read: a whole toy game, and the siege's first days. With
    `SIEGEMASTER_STORM` the siege is played to its end.
    """
    server.game, most = system, 10_000 if system == "orchard" or "SIEGEMASTER_STORM" in os.environ else 25
    await server.new(server.first)
    refusals = tuple(head(key) for key in ("rights-flood", *(f"rights-{kind}" for kind in BUDGETS)))
    pressed, day = 0, 0
    while pressed < most:
        state = await server.state(server.first)
        if state.ask is None:
            break
        day = state.progress[0]
        board = server.board(server.first)
        ways = [part for part in controls(board) if ":advised:" in part.get("custom_id", "")]
        ways += [part for part in controls(board) if ":phase:" in part.get("custom_id", "")]
        ways = ways or [part for part in controls(board) if ":plan:" in part.get("custom_id", "")]
        way = ways[pressed % 7 == 6] if len(ways) > 1 else ways[0]
        result = await server.alice.click(server.as_message(board), custom_id=way["custom_id"])
        said = [json.dumps(each.components) for each in result.followups]
        assert not [one for one in said for refusal in refusals if refusal in one], pressed
        await server.env.advance_time(0.5)
        pressed += 1
    assert pressed == most or (await server.state(server.first)).ask is None
    assert day > 0


async def test_a_user_who_requests_fifty_maps_delays_no_other_user(server: PlayServer) -> None:
    """Most of these maps are refused, and another user's map is drawn after the first."""
    server.bot.cooldowns.strict = False
    pictures, drawn, let = server.bot.context.boards.pictures, list[int](), threading.Event()

    async def ask(who: int, number: int) -> str:
        from bot.runtime.caller import asking

        asking.set(who)
        speak("en")

        def draw() -> bytes:
            let.wait(5)
            drawn.append(who)
            return b""

        try:
            await pictures.drawn(draw, what=f"{who} {number}")
        except Exception as error:
            return type(error).__name__
        return "drawn"

    greedy = [asyncio.create_task(ask(server.bob.id, number)) for number in range(50)]
    await asyncio.sleep(0.01)
    modest = asyncio.create_task(ask(server.alice.id, 0))
    await asyncio.sleep(0.01)
    let.set()
    assert await modest == "drawn"
    found = Counter(await asyncio.gather(*greedy))
    assert found == {"drawn": WAITING + 1, "TooMuchAtOnce": 50 - WAITING - 1}
    assert drawn.index(server.alice.id) <= 2
