"""Figures and analyses as they are stored: once, for the rules used, and deleted with their game."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from support.toygame.play import begin

import db.chances.figures
from bot.games.service import Service
from db import Database
from db.chances.analyses import StoredAnalyses
from db.chances.figures import Figures, StoredFigures
from db.schema.chances import analysis, chance
from db.schema.games import game

pytestmark = pytest.mark.contract(whole=True)
NOW = datetime(2026, 11, 23, tzinfo=UTC)


async def test_figures_are_kept_once_by_position_side_and_plan(
    service: Service, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db.chances.figures, "KEPT", 3)
    stored, of = StoredFigures(database), (await begin(service)).id
    assert await stored.add(Figures(game_id=of, version=2, rules="1", figures="a"))
    assert not await stored.add(Figures(game_id=of, version=2, rules="1", figures="b"))
    assert await stored.add(Figures(game_id=of, version=2, plan="hold", rules="1", figures="c"))
    assert await stored.add(Figures(game_id=of, version=2, side="east", rules="1", figures="d"))
    assert await stored.of(of, 2, rules="1") == {"": "a", "hold": "c"}
    assert await stored.of(of, 2, side="east", rules="1") == {"": "d"}
    assert not await stored.of(of, 2, rules="2"), "by other rules nothing is known"

    assert not await stored.lines(of, rules="1")
    assert not await stored.add(Figures(game_id=of, version=2, rules="1", period=1, figures="e"))
    assert await stored.add(Figures(game_id=of, version=5, rules="1", period=2, figures="f"))
    lines = await stored.lines(of, rules="1")
    assert [(each.version, each.period, each.figures) for each in lines] == [(5, 2, "f"), (2, 1, "a")]

    for version in range(10, 16):
        await stored.add(Figures(game_id=of, version=version, rules="1", figures="g"))
    async with database.read() as connection:
        versions = (await connection.execute(sa.select(chance.c.version).order_by(chance.c.version))).scalars().all()
    assert versions[:2] == [2, 5], "what boards told stays"
    assert versions[2:] == [13, 14, 15], "of the rest the newest"


async def test_an_analysis_replaces_the_one_before(service: Service, database: Database) -> None:
    stored, of = StoredAnalyses(database), (await begin(service)).id
    assert await stored.add(of, 7, rules="1", payload="old", now=NOW)
    assert await stored.add(of, 9, rules="1", payload="new", now=NOW)
    assert await stored.of(of, 9, rules="1") == "new"
    assert await stored.of(of, 7, rules="1") is None
    assert await stored.of(of, 9, rules="2") is None


async def test_figures_and_analyses_are_deleted_with_their_game(service: Service, database: Database) -> None:
    of = (await begin(service)).id
    await StoredFigures(database).add(Figures(game_id=of, version=2, rules="1", figures="a"))
    await StoredAnalyses(database).add(of, 2, rules="1", payload="b", now=NOW)
    async with database.write() as connection:
        await connection.execute(sa.delete(game).where(game.c.id == of))
    async with database.read() as connection:
        assert not (await connection.execute(sa.select(chance))).all()
        assert not (await connection.execute(sa.select(analysis))).all()
    assert not await StoredFigures(database).add(Figures(game_id=of, version=2, rules="1", figures="a"))
    assert not await StoredAnalyses(database).add(of, 2, rules="1", payload="b", now=NOW)
