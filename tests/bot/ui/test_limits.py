"""Discord's limits: every command, every catalogue text, and the panels of many positions are counted."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.channel import _threaded_guild_channel_factory
from support import discord_limits, stress
from support.discord_play import PlayServer, controls, parts

import bot
import engine.games
from bot.answers.menus import Place, forward
from bot.answers.typed import TypedAnswers
from bot.boards.message import BoardMessages
from bot.games import new_games, pledges
from bot.games.service import Scope
from bot.games.state import GameState
from bot.runtime.command_sync import payload
from bot.ui.components import FORM_LABEL
from engine.core.asks import Menu
from engine.core.pledge import TYPED, Pledge, Word
from render.catalogue import house_texts, languages
from render.language import speak

SHORT = {
    "button-": discord_limits.LABEL,
    "command-": discord_limits.DESCRIPTION,
    "option-": discord_limits.DESCRIPTION,
    "choice-": 100,
}


async def test_every_command_keeps_discords_limits(server: PlayServer) -> None:
    commands = await payload(server.bot.tree)
    assert 1 <= len(commands) <= discord_limits.COMMANDS
    faults = [fault for command in commands for fault in discord_limits.faults_of_command(command)]
    assert not faults
    registered = server.env.backend.global_commands if hasattr(server.env.backend, "global_commands") else None
    assert registered is None or len(registered) == len(commands)


@pytest.mark.partial_texts
@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", house_texts().locales())
def test_every_shared_text_keeps_discords_limits(locale: str) -> None:
    for key in house_texts().keys(locale=locale):
        said = house_texts().text(key, locale=locale, **dict.fromkeys(_FACTS, "0123456789"))
        assert 0 < len(said) <= 2_000, key
        most = next((most for start, most in SHORT.items() if key.startswith(start)), None)
        assert most is None or len(said) <= most, key


_IN_FORMS = re.compile(r"(?:Form\(title=|ui\.Label\(\s*text=)(?:cut\()?say\(\"([\w-]+)\"")


@pytest.mark.partial_texts
@pytest.mark.parametrize("locale", house_texts().locales())
def test_titles_and_labels_of_forms_are_short_enough(locale: str) -> None:
    """Discord refuses a whole form with one longer label, so the user cannot type anything."""
    keys = {key for file in Path(bot.__path__[0]).rglob("*.py") for key in _IN_FORMS.findall(file.read_text())}
    assert len(keys) > 15
    long = {
        key: said
        for key in sorted(keys)
        if len(said := house_texts().text(key, locale=locale, **dict.fromkeys(_FACTS, "99"))) > FORM_LABEL
    }
    assert not long


_FACTS = (
    *("advice", "choices", "count", "game", "hash", "link", "now", "number", "others", "owner", "page", "pages"),
    *("by", "games", "most", "permissions", "players", "rule", "rules", "seed", "since", "title", "what", "who"),
)


async def test_only_channels_that_accept_posts_are_offered(server: PlayServer) -> None:
    def offered(options: list[Any]) -> Iterator[tuple[str, int]]:
        for option in options:
            yield from ((option["name"], kind) for kind in option.get("channel_types") or ())
            yield from offered(option.get("options") or [])

    found = list(offered(await payload(server.bot.tree)))
    assert len(found) > 10
    for name, kind in found:
        made, _ = _threaded_guild_channel_factory(kind)
        assert made is not None, f"{name}: {kind} is no channel of a server"
        assert issubclass(made, discord.abc.Messageable), f"{name}: {discord.ChannelType(kind)}"


def _payload(view: Any) -> dict[str, Any]:
    return {"components": view.to_components()}


TOYS = ("orchard", "attic")
LEAST = {"orchard": 5, "attic": 5, "siege": 300, "revolte": 50}
"""The least number of panels to count for a game; 100 for others."""


async def drive(server: PlayServer, state: GameState, *, places: int = 40) -> int:
    """Check the board and the menus below it; return the number of messages."""
    boards: BoardMessages = server.bot.context.boards
    faults = discord_limits.faults_of_message(_payload(boards.layout(state, first=1)))
    assert not faults
    counted = 1
    if state.ask is None:
        return counted
    speak(state.locale)
    presenter = server.bot.context.find(state.system)
    menus: list[tuple[Place, Menu]] = [(Place(), state.ask.menu())]
    while menus and counted < places:
        place, menu = menus.pop(0)
        speech = TypedAnswers(state.ask, presenter)
        for suggestion in speech.suggest_listed(place.path, ""):
            assert 1 <= len(suggestion.name) <= 100
            assert 1 <= len(suggestion.value) <= 100
        every = tuple(choice.word for choice in menu.choices)
        for page in range(-(-len(every) // 25)):
            picked = every[::2] if menu.many else ()
            view = boards.layout(state, first=1, place=Place(place.path, page, picked))
            faults = discord_limits.faults_of_message(_payload(view))
            assert not faults, (place, faults)
            counted += 1
        words = random.Random(state.version).sample(every, min(3, len(every)))
        if menu.many:
            words = ["+".join(every if len(every) <= menu.most else every[: max(menu.least, 1)])]
        for word in words:
            path = forward(state.ask, (*place.path, word))
            below = state.ask.level(path)
            if below is not None:
                menus.append((Place(path), below))
    return counted


SPOKEN = [(game, language) for game in engine.games.names() for language in languages()]
"""The real games in every language; the toys have English only."""


@pytest.mark.stress("ascari-fr", "keep-up-the-fire-it", "siege-en")
@pytest.mark.parametrize(("game", "language"), [*((toy, "en") for toy in TOYS), *stress.spread(SPOKEN, of=4)])
async def test_panels_of_many_positions_keep_discords_limits(
    server: PlayServer, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.game = game
    monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
    monkeypatch.setattr(pledges, "Word", lambda *_: Word("the same positions each time", TYPED))  # not the board's
    rules, service = engine.games.find(game), server.bot.context.service
    several = len(rules.sides) > 1
    sitting: dict[str, Any] = {}
    if several:
        sitting = {"seed": None, "scenario": rules.scenarios[-1], "side": rules.sides[0], "against": "autopilot"}
    state = await server.new(server.first, language=language, **sitting)
    counted = 0
    for _ in range(30 if stress.FULL or game in TOYS else 8):
        if several:  # what is not for all to see is asked as her side sees it
            await server.env.advance_time(5)
            state = await service.seen_by(state.id, server.alice.id)
        counted += await drive(server, state)
        if state.ask is None:
            break
        scope: Scope = "decision" if game in TOYS else "phase"
        state = await service.auto(state.id, version=state.version, scope=scope, actor=server.alice.id)
    assert state.status == "over" or game not in TOYS
    assert counted > LEAST.get(game, 100) // (1 if stress.FULL or game in TOYS else 4)


async def test_messages_of_a_game_with_long_texts_keep_discords_limits(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    for label in ("House rules", "How to play", "Why", "Board in words"):
        await server.press(server.first, label, server.alice)
    await server.alice.slash(server.first, "siege status")
    await server.alice.slash(server.first, "siege dice")
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.press(server.first, "All dice")
    counted = 0
    for channel in server.env.backend.messages.values():
        for message in channel.values():
            assert not discord_limits.faults_of_message({"components": message.components})
            assert len(message.attachments) <= discord_limits.FILES
            counted += 1
    assert counted >= 8


async def test_sixty_choices_can_be_selected_page_by_page(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    await server.press(server.first, "put")
    await _choose(server, lambda label: label.startswith("shelf-03"))
    await _choose(server, lambda label: label[:8] in ("thing-01", "thing-25"))
    await server.press(server.first, "Page 2 of 3")
    await _choose(server, lambda label: label.startswith("thing-30"))
    await server.press(server.first, "Page 3 of 3")
    await _choose(server, lambda label: label.startswith("thing-60"))
    await server.press(server.first, "Page 2 of 3")
    (menu,) = (part for part in controls(server.board(server.first)) if part["type"] == 3)
    assert [option["label"][:8] for option in menu["options"] if option.get("default")] == ["thing-30"]
    await server.press(server.first, "Choose these 4")
    tidied = (await server.state(server.first)).view["tidied"]
    assert {thing[:8] for thing in tidied} == {"thing-01", "thing-25", "thing-30", "thing-60"}
    assert set(tidied.values()) == {"shelf-03"}


async def test_a_choice_can_be_deselected_on_its_page(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    await server.press(server.first, "put")
    await _choose(server, lambda label: label.startswith("shelf-01"))
    await _choose(server, lambda label: label[:8] in ("thing-01", "thing-02"))
    await _choose(server, lambda label: label.startswith("thing-02"))
    await server.press(server.first, "Choose these 1")
    assert {thing[:8] for thing in (await server.state(server.first)).view["tidied"]} == {"thing-02"}


async def _choose(server: PlayServer, wanted: Callable[[str], bool]) -> None:
    board = server.board(server.first)
    selects = [part for part in controls(board) if part["type"] == 3]
    menu = next(part for part in selects if any(wanted(option["label"]) for option in part["options"]))
    values = [option["value"] for option in menu["options"] if wanted(option["label"])]
    await server.alice.select(server.as_message(board), values, custom_id=menu["custom_id"])


async def test_sixty_switches_fit_on_their_panel(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    shown = await server.press(server.first, "House rules")
    assert shown.response is not None
    message = shown.response.message
    for name in ("switch_00", "switch_30", "switch_59"):
        stored = server.env.backend.get_message(message.channel.id, message.id)
        (menu,) = (
            part
            for part in parts(stored)
            if part["type"] == 3 and name in [option["value"] for option in part["options"]]
        )
        await server.alice.select(server.as_message(stored), [name], custom_id=menu["custom_id"])
        assert not discord_limits.faults_of_message({"components": stored.components})
    await server.alice.click(server.as_message(stored), label="Use these rules")
    assert (await server.state(server.first)).options == dict.fromkeys(("switch_00", "switch_30", "switch_59"), "b")


async def test_thread_names_fit(server: PlayServer) -> None:
    carol = server.guild.add_member(server.env.create_user("carol", global_name="C" * 32))
    await carol.slash(server.first, "siege new", game=server.game, where="thread")
    (thread,) = (channel for channel in server.env.backend.channels.values() if channel.is_thread)
    assert 1 <= len(thread.name) <= discord_limits.THREAD_NAME


async def test_drawing_does_not_block_the_loop(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    threads: list[str] = []
    presenter = server.bot.context.find(server.game)
    draw = presenter.picture

    def noted(view: Any, **how: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return draw(view, **how)

    monkeypatch.setattr(presenter, "picture", noted, raising=False)
    state = await server.new(server.first)
    assert len(threads) == 1
    assert threads[0].startswith("artist")
    await asyncio.gather(*(server.bot.pictures.picture(state, first=1) for _ in range(5)))  # type: ignore[union-attr]
    assert len(threads) == 1, "the same board is drawn once"
