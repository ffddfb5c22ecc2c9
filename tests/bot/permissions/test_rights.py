"""Every cell of the table of who may do what: what is allowed takes effect, what is refused changes nothing.

`make test` tries with every fourth row who may not, with every eighth also who may; `make stress` tries all of them.
"""

from __future__ import annotations

import re
from collections import Counter

import discord
import pytest
from discord import app_commands
from support import stress
from support.discord_play import PlayServer
from support.permissions import tournament_table
from support.permissions.scene import Attempt, Stage
from support.permissions.table import COMMANDS, PAGE, PEOPLE, PRESSES, Right, page
from support.permissions.tries import COMMANDS as TYPED
from support.permissions.tries import PRESSES as PRESSED

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 2 if stress.FULL else 6
"""So many rows are tried on one stage: more cells make the simulation slow."""
STEP = 4
"""Of so many rows one is always tried, and more until everybody was given each of their verdicts."""
ROWS = [*((name, TYPED[name], COMMANDS[name]) for name in COMMANDS), *((n, PRESSED[n], PRESSES[n]) for n in PRESSES)]


def sample(number: int, right: Right) -> list[str]:
    """Return for every fourth row somebody who may not, and for every eighth somebody who may; others for the next."""
    if number % STEP:
        return []
    number //= STEP
    refused = [who for who in PEOPLE if right.verdict(who) == "no"]
    allowed = [who for who in PEOPLE if who not in refused]
    asked = [refused, allowed] if number % 2 == 0 or not refused else [refused]
    people = [each[number % len(each)] for each in asked if each]
    return [who for who in PEOPLE if who in people]


def sampled() -> dict[str, list[str]]:
    """The sample of each row, and each verdict that somebody is given somewhere at least once."""
    found = {name: sample(number, right) for number, (name, _, right) in enumerate(ROWS)}
    seen = {(who, right.verdict(who)) for name, _, right in ROWS for who in found[name]}
    for name, _, right in ROWS:
        more = [who for who in PEOPLE if (who, right.verdict(who)) not in seen]
        seen |= {(who, right.verdict(who)) for who in more}
        found[name] = [who for who in PEOPLE if who in {*found[name], *more}]
    return found


WHO = {name: [*PEOPLE] for name, _, _ in ROWS} if stress.FULL else sampled()
TRIED = [row for row in ROWS if WHO[row[0]]]
PARTS = [TRIED[start : start + EACH] for start in range(0, len(TRIED), EACH)]


@pytest.mark.parametrize("part", PARTS, ids=[part[0][0].replace(" ", "-") for part in PARTS])
async def test_every_permission_is_as_in_the_table(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, part: list[tuple[str, Attempt, Right]]
) -> None:
    stage = Stage(server, monkeypatch)
    await stage.forger.learn()
    wrong = []
    for name, attempt, right in part:
        for who in WHO[name]:
            found, told = await stage.verdict(name, who, attempt)
            expected = right.verdict(who)
            if found != expected:
                wrong.append(f"{name} by {who}: {found}, not {expected}: {told[:200]}")
    assert not wrong, "\n".join(wrong)


def test_the_sample_has_every_role_with_every_verdict() -> None:
    asked = Counter(who for people in sampled().values() for who in people)
    assert min(asked[who] for who in PEOPLE) >= len(ROWS) // 60
    told = {(who, right.verdict(who)) for name, _, right in ROWS for who in sampled()[name]}
    assert told == {(who, right.verdict(who)) for _, _, right in ROWS for who in PEOPLE}
    for number, (name, _, right) in enumerate(ROWS[::STEP]):
        kinds = {right.verdict(who) == "no" for who in sampled()[name]}
        every = {right.verdict(who) == "no" for who in PEOPLE}
        assert kinds == every if number % 2 == 0 else max(kinds) == max(every)


async def test_the_table_has_every_command_and_every_button(server: PlayServer) -> None:
    typed = {c.qualified_name for c in server.bot.tree.walk_commands() if isinstance(c, app_commands.Command)}
    assert typed - set(tournament_table.COMMANDS) == set(COMMANDS) == set(TYPED)
    assert server.bot.router.actions - set(tournament_table.PRESSES) == set(PRESSES) == set(PRESSED)
    assert not list(server.bot.tree.walk_commands(type=discord.AppCommandType.user))
    assert not list(server.bot.tree.walk_commands(type=discord.AppCommandType.message))
    rights = {**COMMANDS, **PRESSES}
    assert all(len(right.cells) == len(PEOPLE) for right in rights.values())
    assert not [name for name, right in rights.items() if not right.cells.strip("-")], "somebody may, once prepared"


async def test_a_proposed_typed_order_is_not_reported_as_missing(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reply used to say that no order was given, and returned the typed text."""
    stage = Stage(server, monkeypatch)
    await stage.forger.learn()
    verdict, told = await stage.verdict("place", "commander", PRESSED["place"])
    assert verdict == "proposes"
    assert told.startswith("Noted: ")
    assert "Not given" not in told


def test_the_page_agrees_with_the_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m support.permissions` in tests/"
    rows = {*COMMANDS, *PRESSES, *tournament_table.COMMANDS, *tournament_table.PRESSES}
    assert set(re.findall(r"^\| `/?([^`]+)` \|", page(), re.MULTILINE)) == rows
