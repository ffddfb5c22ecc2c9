"""What the inquest takes for asked for: presses, commands, and what the steward begins for whoever calls it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa
from stress.kill.inquest import Inquest
from support.toygame.play import CHANNEL, GUILD, OWNER

from bot.games.service import Scope, Service
from db import Database
from db.schema.games import journal

pytestmark = pytest.mark.sqlite


async def _inquest(service: Service, database: Database, *scopes: Scope) -> tuple[Inquest, Any, list[Any]]:
    """Let the steward play from the beginning; return an inquest that knows of nothing, its person, and the journal."""
    game = await service.new_game(
        system="siege", options={}, seed="apple", owner_id=OWNER, guild_id=GUILD, channel_id=CHANNEL, locale="en"
    )
    for scope in scopes:
        game = await service.auto(game.id, version=game.version, scope=scope, actor=OWNER)
    person = SimpleNamespace(alice=OWNER, pressed=set(), advised=set(), sure=set(), autos=Counter[int]())
    inquest = Inquest(cast("Any", None), [cast("Any", person)], url="", ledger=Path())
    inquest.games = [SimpleNamespace(id=game.id, channel_id=CHANNEL)]
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(journal).order_by(journal.c.version))).mappings().all()
    assert [row["action"] for row in rows[:2]] == ["new", "answer"], "whoever calls the steward has begun"
    return inquest, person, list(rows)


async def test_a_player_who_calls_the_steward_first_has_begun_the_day(service: Service, database: Database) -> None:
    inquest, person, rows = await _inquest(service, database, "decision", "phase")
    with pytest.raises(AssertionError, match="unasked"):
        inquest.asked_for(rows)
    person.autos[CHANNEL] = 1
    inquest.asked_for(rows)


async def test_a_click_that_calls_the_steward_covers_all_its_answers(service: Service, database: Database) -> None:
    inquest, person, rows = await _inquest(service, database, "decision", "phase")
    assert "steward" in {row["action"] for row in rows}
    person.pressed.add((rows[0]["game_id"], 1))
    with pytest.raises(AssertionError, match="unasked"):
        inquest.asked_for(rows)
    person.advised.add((rows[0]["game_id"], 1))
    inquest.asked_for(rows)


async def test_an_answer_that_no_player_gave_is_found(service: Service, database: Database) -> None:
    inquest, person, rows = await _inquest(service, database, "decision")
    person.autos[CHANNEL] = 1
    with pytest.raises(AssertionError, match="nobody asked"):
        inquest.asked_for([rows[0], {**rows[1], "answer": '["pick","2"]'}])
