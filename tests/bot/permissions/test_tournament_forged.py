"""Presses and forms of tournaments that no client would send: none stores anything, each is answered, none is an error.

Every action is sent as a button, a select and a form: for tournaments that there are not, of another server, of this
one with numbers and words that mean nothing, in play and over, by who leads, plays, and looks on. Where the numbers do
not matter to an action, it is what the person could have pressed as well: then the fact is theirs.
"""

from __future__ import annotations

import logging
from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer
from support.permissions.tournament_table import PRESSES
from support.permissions.tournament_tries import Scene
from support.tournament.stage import told

from bot.runtime import clock
from bot.tournaments.handlers import TablePress
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from db.schema.tournaments import report_draft, tournament_fact
from engine.tournament import facts as f
from engine.tournament.settings import Settings

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.stress]

EACH = 12
ACTIONS = sorted(PRESSES)
PARTS = [ACTIONS[start : start + EACH] for start in range(0, len(ACTIONS), EACH)]
VALUES = ["nonsense"]
SAID = {"nonsense": "1" * 300}


async def far_cup(scene: Scene) -> str:
    """Announce a tournament in another server, which Xeno leads; return its id."""
    service = scene.stage.service
    loaded = await service.create(
        by=scene.outsider.id,
        guild_id=scene.outsider.guild.id,
        channel_id=scene.far.id,
        locale="en",
        title="Far",
        preset="centuria-day",
        settings=Settings(rounds=1, scenarios=("breccia",)),
        now=clock.now(),
    )
    stage_id, scene.stage.id = scene.stage.id, loaded.row.id
    await scene.stage.does(f.Announced(), by=scene.outsider)
    scene.stage.id = stage_id
    return loaded.row.id


def forged(here: str, far: str) -> list[str]:
    """Return what the presses say that nobody was shown."""
    numbers = (
        (0, 0, 0, ""),
        (1, 1, 1, "zzz"),
        (999, 9999, 999_999, "b"),
        (1, 2, 999_999, "losses"),
        (2, 1, 0, "again"),
    )
    named = [".".join(map(str, TablePress(of, *each))) for of in ("ffffffff", far) for each in numbers[:2]]
    named += [".".join(map(str, TablePress(here, *each))) for each in numbers[1:]]
    broken = ["", "x", f"{here}.1.1", f"{here}.1.1.1.b.b", f"{here.upper()}.-1.1.1.b", f"{here}.1.1.1.B"]
    return named + broken


async def everything(scene: Scene) -> Any:
    """Return all facts and drafts of all tournaments."""
    async with scene.server.bot.database.read() as connection:
        facts = (await connection.execute(sa.select(tournament_fact.c.tournament_id, tournament_fact.c.fact))).all()
        return sorted(facts), (await connection.execute(sa.select(sa.func.count()).select_from(report_draft))).scalar()


@pytest.mark.parametrize("before", ["play", "over"])
@pytest.mark.parametrize("part", PARTS, ids=[part[0] for part in PARTS])
async def test_buttons_that_were_never_shown_store_nothing(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: list[str], before: str
) -> None:
    scene = Scene(server, monkeypatch)
    server.bot.cooldowns.strict = False
    await scene.forger.learn()
    await scene.fresh("" if before == "play" else "over")
    says, where = forged(scene.stage.id, await far_cup(scene)), scene.stage.channel
    a = (await scene.stage.table()).a
    people = [scene.stage.organizer, scene.stage.people[a], scene.stranger]
    channel = server.bot.get_partial_messageable(where.id)
    sent = await channel.send(view=note("…"))
    message = server.env.backend.get_message(where.id, sent.id)
    stored = await everything(scene)
    for action in part:
        for said in says:
            for kind in ("b", "s", "m"):
                for who in people:
                    custom_id = Press(action, extra=said).custom_id(kind)
                    if kind == "m":
                        result = await scene.forger.modal(who, where, custom_id, SAID)
                    else:
                        values = VALUES if kind == "s" else None
                        result = await scene.forger.press(who, where, custom_id, message=message, values=values)
                    assert result.acknowledged, f"{custom_id} by {who.name}: no answer"
                    assert result.modal is not None or told(result), f"{custom_id} by {who.name}: nothing is said"
                    now = await everything(scene)
                    fresh = set(now[0]) - set(stored[0])
                    own = who is not scene.stranger and scene.stage.id in said
                    meant = own and all(of == scene.stage.id and f.read(fact).by == who.id for of, fact in fresh)
                    assert meant or now == stored, f"{custom_id} by {who.name} stored {fresh}"
                    stored = now
    wrong = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not wrong, wrong
