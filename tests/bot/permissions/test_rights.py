"""Every cell of the table of who may do what: what is allowed takes effect, what is refused changes nothing."""

from __future__ import annotations

import re

import discord
import pytest
from discord import app_commands
from support.discord_play import Hall
from support.permissions.scene import Attempt, Stage
from support.permissions.table import COMMANDS, PAGE, PEOPLE, PRESSES, Right, page
from support.permissions.tries import COMMANDS as TYPED
from support.permissions.tries import PRESSES as PRESSED

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 2
"""So many rows are tried on one stage: more of them make the simulation slow."""
ROWS = [*((name, TYPED[name], COMMANDS[name]) for name in COMMANDS), *((n, PRESSED[n], PRESSES[n]) for n in PRESSES)]
PARTS = [ROWS[start : start + EACH] for start in range(0, len(ROWS), EACH)]


@pytest.mark.parametrize("part", PARTS, ids=[part[0][0].replace(" ", "-") for part in PARTS])
async def test_every_cell(hall: Hall, monkeypatch: pytest.MonkeyPatch, part: list[tuple[str, Attempt, Right]]) -> None:
    stage = Stage(hall, monkeypatch)
    await stage.forger.learn()
    wrong = []
    for name, attempt, right in part:
        for who in PEOPLE:
            found, told = await stage.verdict(name, who, attempt)
            expected = right.verdict(who)
            if found != expected:
                wrong.append(f"{name} by {who}: {found}, not {expected}: {told[:200]}")
    assert not wrong, "\n".join(wrong)


async def test_the_table_names_every_command_and_every_press(hall: Hall) -> None:
    typed = {c.qualified_name for c in hall.bot.tree.walk_commands() if isinstance(c, app_commands.Command)}
    assert typed == set(COMMANDS) == set(TYPED)
    assert hall.bot.router.actions == set(PRESSES) == set(PRESSED)
    assert not list(hall.bot.tree.walk_commands(type=discord.AppCommandType.user))
    assert not list(hall.bot.tree.walk_commands(type=discord.AppCommandType.message))
    assert all(len(right.cells) == len(PEOPLE) for right in (*COMMANDS.values(), *PRESSES.values()))


def test_the_page_says_what_the_table_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m support.permissions` in tests/"
    assert set(re.findall(r"^\| `/?([^`]+)` \|", page(), re.MULTILINE)) == {*COMMANDS, *PRESSES}
