"""Ten thousand characters in each form outside tournaments: no client sends so many, yet each is answered in words."""

from __future__ import annotations

import ast
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from stress.forged.forging import Forger
from stress.forged.storm import Errors
from support import stress
from support.board_page import page, settings
from support.discord_play import PlayServer, button, controls, text
from support.sources import nodes

import bot
import bot.boards.pictures
from bot.ui.components import Form
from bot.web.server import BoardServer

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.sqlite]

__all__ = ["page", "settings"]  # fixtures

ENDLESS = {
    "long words": ("N" * 999 + " ") * 10,
    "one word": "é" * 10_000,
    "signs": "<b>@everyone **q7** \u202e`\n" * 435,
}
"""What is typed into each field."""
TYPED = tuple(ENDLESS.values()) if stress.FULL else (ENDLESS["signs"],)
ROOT = Path(bot.__file__).parent


def forms() -> set[tuple[str, str]]:
    """Return where forms are made outside tournaments: modules and functions."""
    found = set()
    for path in ROOT.rglob("*.py"):
        place = path.relative_to(ROOT)
        if place.parts[0] == "tournaments" or place.as_posix() == "ui/components.py":
            continue
        module = ".".join(("bot", *place.with_suffix("").parts))
        for node in nodes(path):
            assert not (isinstance(node, ast.ClassDef) and _is_form(node.bases)), f"{module}: a form of its own kind"
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inner = (each for each in ast.walk(node) if isinstance(each, ast.Call))
                found |= {(module, node.name) for each in inner if _is_form([each.func])}
    return found


def _is_form(names: list[ast.expr]) -> bool:
    return any(ast.unparse(name).rpartition(".")[2] in {"Form", "Modal"} for name in names)


class Opened:
    """Opens forms by their buttons, notes which function has made each, and sends them filled in."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.forger = server, Forger(server)
        self.made: set[tuple[str, str]] = set()
        usual = Form.__init__

        def noting(form: Form, *, title: str) -> None:
            caller = sys._getframe(1)
            self.made.add((caller.f_globals["__name__"], caller.f_code.co_name))
            usual(form, title=title)

        monkeypatch.setattr(Form, "__init__", noting)

    async def fill(self, channel: Any, form: Any, typed: str) -> None:
        """Fill all fields in, more than they take, and hear what is answered."""
        fields = [each["component"]["custom_id"] for each in form.modal["components"]]
        assert fields
        custom_id = form.modal["custom_id"]
        result = await self.forger.modal(self.server.alice, channel, custom_id, dict.fromkeys(fields, typed))
        answers = [*([result.response] if result.response is not None else []), *result.followups]
        assert answers, custom_id
        assert all(text(each).strip() and each.ephemeral for each in answers), custom_id
        assert not any("went wrong" in text(each) for each in answers), custom_id


@pytest.fixture
def errors() -> Iterator[Errors]:
    found = Errors()
    of_the_bot = logging.getLogger("bot")  # a connection of an earlier test may be told of as garbage meanwhile
    of_the_bot.addHandler(found)
    yield found
    of_the_bot.removeHandler(found)
    assert not found.found


async def test_each_form_answers_ten_thousand_characters(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, errors: Errors, page: BoardServer
) -> None:
    """Every form in the source is opened here; the test names a new form that is missing."""
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")
    opened = Opened(server, monkeypatch)
    await server.new(server.first, seed=None)
    for typed in TYPED:
        before = (await server.state(server.first)).version
        await opened.fill(server.first, await server.press(server.first, "Choose your number"), typed)
        assert (await server.state(server.first)).version == before
    links = _private(server, server.first, await server.press(server.first, "🖐"))
    shared = await server.alice.click(server.as_message(links), custom_id=button(links, "Share"))
    links = _private(server, server.first, shared)
    for typed in TYPED:
        form = await server.alice.click(server.as_message(links), custom_id=button(links, "Allow one"))
        await opened.fill(server.first, form, typed)
    await server.new(server.second, seed=None, game="revolte", scenario="fu-gate", side="boxers", opponent=server.bob)
    for who in (server.bob, server.alice):
        board = server.boards(server.second)[-1]
        await who.click(server.as_message(board), custom_id=button(board, "Yes, they are"))
    if (await server.state(server.second)).asks[0].side == "europeans":
        await server.done(server.second, server.bob)
    copy = await _picked(server, server.second, "a1-10")
    for label in ("Elsewhere …", "Write orders …"):
        for typed in TYPED:
            before = (await server.state(server.second)).version
            shown = await server.alice.click(server.as_message(copy), custom_id=button(copy, label))
            await opened.fill(server.second, shown, typed)
            assert (await server.state(server.second)).version == before
    panel = _private(server, server.second, await server.bob.slash(server.second, "side orders"))
    for typed in TYPED:
        form = await server.bob.click(server.as_message(panel), custom_id=button(panel, "Prepare"))
        await opened.fill(server.second, form, typed)
    await server.bob.slash(server.third, "match challenge", game="revolte", user=server.alice)
    await server.env.advance_time(1)
    (asked,) = server.messages(server.third)
    for typed in TYPED:
        form = await server.alice.click(server.as_message(asked), custom_id=button(asked, "Other terms"))
        await opened.fill(server.third, form, typed)
        form = await server.alice.slash(server.third, "battle add")
        await opened.fill(server.third, form, typed)
        form = await server.alice.slash(server.second, "match note")
        await opened.fill(server.second, form, typed)
    assert opened.made == forms()


def _private(server: PlayServer, channel: Any, result: Any) -> Any:
    """Return a private answer as it is now."""
    answer = result.followups[-1] if result.followups else result.response
    return server.env.backend.get_message(channel.id, answer.message.id)


async def _picked(server: PlayServer, channel: Any, said: str) -> Any:
    """Pick a group among one's own orders; return the private copy."""
    board = server.boards(channel)[-1]
    own = await server.alice.click(server.as_message(board), custom_id=button(board, "My own orders"))
    copy = _private(server, channel, own)
    for select in (each for each in controls(copy) if each["type"] == 3):
        for option in select["options"]:
            if option["label"].startswith(said):
                await server.alice.select(
                    server.as_message(copy), custom_id=select["custom_id"], values=[option["value"]]
                )
                return server.env.backend.get_message(channel.id, copy.id)
    raise AssertionError(said)
