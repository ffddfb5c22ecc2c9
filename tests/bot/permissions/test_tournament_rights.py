"""Every cell of the table of who may do what in a tournament. `make test` tries a sample, `make stress` all of it."""

from __future__ import annotations

import pytest
from support import stress
from support.discord_play import PlayServer
from support.permissions.tournament_table import COMMANDS, PEOPLE, PRESSES, Right
from support.permissions.tournament_tries import ATTEMPTS, Scene
from support.tournament.stage import told

from bot.ui.texts import say

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 5
ROWS = {**COMMANDS, **PRESSES}


def sample(number: int, right: Right) -> list[str]:
    """Return for every second row somebody who may not, for every fourth also somebody who may; others for the next."""
    if number % 2:
        return []
    number //= 2
    refused = [who for who in PEOPLE if right.verdict(who) == "no"]
    allowed = [who for who in PEOPLE if who not in refused]
    return [each[number % len(each)] for each in ((refused, allowed) if number % 2 else (refused,))]


NAMES = list(ROWS)
PARTS = [NAMES[start : start + EACH] for start in range(0, len(NAMES), EACH)]


@pytest.mark.parametrize("part", PARTS, ids=[part[0].replace(" ", "-") for part in PARTS])
async def test_every_permission_of_a_tournament_is_as_in_the_table(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, part: list[str]
) -> None:
    scene, wrong, clean = Scene(server, monkeypatch), [], ""
    await scene.forger.learn()
    for name in part:
        right, attempt = ROWS[name], ATTEMPTS[name]
        for who in PEOPLE if stress.FULL else sample(NAMES.index(name), right):
            if clean != attempt.before or not scene.stage.id or attempt.drafted:
                await scene.fresh(attempt.before)
            person, where = await scene.person(who)
            if attempt.drafted:
                await scene.drafted(person)
            before = await scene.stored()
            scene.errors.clear()
            result = await attempt.tried(scene, person, where)
            assert result.acknowledged, f"{name} by {who}: no answer"
            after = await scene.stored()
            clean = attempt.before if after == before else "changed"
            found = "does" if after[0] != before[0] else "own" if after != before else "looks"
            refused = bool(scene.errors) or say("rights-bot", locale="en") in told(result)
            if found == "looks" and refused:
                found = "no"
            assert not (refused and found != "no"), f"{name} by {who}: refused, and stored: {scene.errors}"
            if found != right.verdict(who):
                wrong.append(f"{name} by {who}: {found}, not {right.verdict(who)}: {scene.errors} {told(result)[:200]}")
    assert not wrong, "\n".join(wrong)


def test_every_row_is_tried_and_has_every_role() -> None:
    assert set(ATTEMPTS) == set(ROWS)
    assert all(len(right.cells) == len(PEOPLE) for right in ROWS.values())


async def test_the_table_has_every_command_and_button_of_judges(server: PlayServer) -> None:
    typed = {command.qualified_name for command in server.bot.tree.walk_commands()}
    assert {name for name in typed if name.startswith(("judge ", "tournament "))} == set(COMMANDS)
    assert set(PRESSES) <= server.bot.router.actions
