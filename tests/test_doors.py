"""What the types cannot hold: who gives leave to post and to show, and that answers are private but where it was asked.

`PostingRight` and `VisibleGame` are only what they say while nobody but the check makes them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.sources import nodes

ROOT = Path(__file__).parent.parent
BOT = sorted((ROOT / "bot").rglob("*.py"))

MAKERS = {
    # Whether and where a person may have the bot post; games without a channel.
    "PostingRight": {"games/posting_rights.py"},
    "create_thread": {"games/posting_rights.py", "local/guild.py", "cli/smoke.py"},
    # What may be shown to whom; a game that was visible, with more of its story.
    "VisibleGame": {"games/showing.py", "context.py"},
    "VisibleRow": {"games/showing.py"},
    # A game's own messages, and the files of the database's operator.
    "own": {"boards/delivery.py", "campaigns/messages.py", "cli/export.py"},
}
"""The only modules that may call each of these."""

TELLING = {"text_board", "status", "panel", "picture", "dice", "result", "dispatch", "poster", "overlay_picture"}
"""The presenter's methods that reveal a game's position."""
TELLERS = {
    "analysis/handlers.py",
    "analysis/puzzles.py",
    "boards/battle_card.py",
    "boards/drawing_processes.py",
    "boards/message.py",
    "lessons/handlers.py",
    "lessons/pages.py",
    "lessons/screens.py",
    "maps/handlers.py",
    "play/info.py",
    "rules/handlers.py",
    "sides/since.py",
    "sides/turns.py",
    "spectating/past_boards.py",
    "voting/drawing_up.py",
    "voting/service.py",
    "web/table.py",
}
"""The modules that call them, with games that may be seen. The options of a vote describe a game under vote;
what a side missed is told in the game's own channel, from what all may see. A lesson and a
battle have a position of their own, and no game."""

LOUD = {"newspaper/cog.py", "records/cog.py", "ui/replies.py"}
"""The modules that reply in public, each with permission to do so."""


def calls(module: Path) -> Iterator[tuple[ast.Call, str]]:
    for node in nodes(module):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield node, name


def named(module: Path) -> str:
    return module.relative_to(ROOT / "bot").as_posix()


@pytest.mark.parametrize("name", MAKERS)
def test_only_the_check_grants_access(name: str) -> None:
    assert {named(module) for module in BOT for _, called in calls(module) if called == name} == MAKERS[name]


def _presenter(of: ast.expr) -> bool:
    said = ast.unparse(of)
    return "presenter" in said or ".find(" in said


def test_only_modules_with_visible_games_show_positions() -> None:
    found = {
        named(module)
        for module in BOT
        for call, name in calls(module)
        if name in TELLING and isinstance(call.func, ast.Attribute) and _presenter(call.func.value)
    }
    found = {name for name in found if not name.startswith("cli/")}
    assert found <= TELLERS, f"they show games past the door: {sorted(found - TELLERS)}"
    assert {"play/info.py", "boards/message.py"} <= found


def test_answers_are_private_except_where_access_was_checked() -> None:
    loud = set()
    for module in BOT:
        for call, name in calls(module):
            where = ast.unparse(call.func)
            if name not in {"send_message", "send", "defer"} or not ("response" in where or "followup" in where):
                continue
            if name == "defer" and not call.keywords:
                continue  # a press that edits the message with its button
            said = next((each.value for each in call.keywords if each.arg == "ephemeral"), None)
            if not (isinstance(said, ast.Constant) and said.value is True):
                loud.add(named(module))
    assert loud == LOUD
