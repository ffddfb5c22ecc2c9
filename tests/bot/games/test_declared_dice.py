"""Dice that a player may have known are declared wherever the game is shown, and the game counts in no record."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image
from support.discord_play import PlayServer, parts, private, text

import render.games
from bot.replays import handlers
from bot.replays.drawing import Job, Result, project
from bot.ui.texts import say
from db.schema.games import game
from engine.core.record import CHOSEN, DRAWN, REPEATED
from render.pictures.drawing import Colour
from render.pictures.print_page import PAPER, Page, Sheet

LANGUAGES = ("en", "it", "fr")
DAYS = "days=1"


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw replays in a thread of this process: other processes do not know the toy game."""

    async def near(job: Job, _: object) -> Result:
        return await asyncio.to_thread(project, job)

    monkeypatch.setitem(handlers.ReplayHandlers.__init__.__kwdefaults__, "project", near)
    return iter(())


def known(dice: str, locale: str = "en") -> str:
    return say(f"declared-{dice}", locale=locale)


def answered(result: Any) -> str:
    message = result.followups[-1] if result.followups else result.response
    return text(message)


async def exported(server: PlayServer, channel: Any) -> dict[str, Any]:
    result = await server.bob.slash(channel, "siege export")
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    data: dict[str, Any] = json.loads(await message.attachments[0].read())
    return data


async def begun(server: PlayServer, dice: str) -> Any:
    """Start a game with such dice in its own channel."""
    if dice == CHOSEN:
        await server.new(server.first, house_rules=DAYS)
        return server.first
    await server.new(server.first, house_rules=DAYS, seed=None)
    if dice == REPEATED:
        await server.alice.slash(server.first, "siege auto", scope="all")
        await server.env.advance_time(60)  # of two games in a channel the later one counts
        await server.press(server.first, "Same dice")
        await server.env.advance_time(60)
    return server.first


@pytest.mark.stress("chosen", "drawn")
@pytest.mark.parametrize("dice", [CHOSEN, REPEATED, DRAWN])
async def test_chosen_dice_are_declared_wherever_the_game_is_shown(server: PlayServer, dice: str) -> None:
    channel = await begun(server, dice)
    state = await server.state(channel)
    assert state.dice == dice
    await server.alice.slash(server.third, "siege watch", game=state.id, what="phase")
    await server.alice.slash(channel, "siege auto", scope="phase")
    await server.env.advance_time(30)
    seen = {
        "board": text(server.boards(channel)[-1]),
        "a look at it": answered(await server.bob.slash(channel, "siege board")),
        "the board in words": answered(await server.bob.slash(channel, "siege board", text=True)),
        "status": private(await server.bob.slash(channel, "siege status")),
        "log": answered(await server.bob.slash(channel, "siege log")),
        "who watches": text(server.messages(server.third)[-1]),
    }
    await server.alice.slash(channel, "siege auto", scope="all")
    await server.env.advance_time(30)
    seen |= {
        "the last board": text(server.messages(channel)[-1]),
        "who has watched": text(server.messages(server.third)[-1]),
        "replay": answered(await server.bob.slash(channel, "siege replay")),
        "verify": answered(await server.bob.slash(channel, "siege verify")),
    }
    declared = {place for place, said in seen.items() if any(known(each) in said for each in (CHOSEN, REPEATED))}
    assert declared == (set(seen) if dice != DRAWN else set()), set(seen) - declared
    if dice != DRAWN:
        assert all(known(dice) in said for said in seen.values())
    assert (await exported(server, channel))["dice"] == dice


@pytest.mark.stress
async def test_past_days_and_the_dispatch_declare_chosen_dice(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    presenter = render.games.find(server.game)
    monkeypatch.setattr(presenter, "newspaper", lambda *_, **__: Page(_page(), "paper", "Cones"), raising=False)
    await server.alice.slash(server.third, "siege watch", game=state.id, what="day")
    await server.alice.slash(server.first, "siege auto", scope="day")
    await server.env.advance_time(30)
    assert known(CHOSEN) in answered(await server.bob.slash(server.first, "siege board", day="1"))
    assert known(CHOSEN) in answered(await server.bob.slash(server.first, "siege board", day="1", text=True))
    assert known(CHOSEN) in text(server.messages(server.third)[-1])


@pytest.mark.parametrize("dice", [CHOSEN, DRAWN])
async def test_the_poster_declares_chosen_dice_in_picture_and_text(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, dice: str
) -> None:
    presenter = render.games.find(server.game)
    monkeypatch.setattr(presenter, "poster", lambda *_, **__: Page(_page(), "How it ended", "The end"), raising=False)
    channel = await begun(server, dice)
    await server.alice.slash(channel, "siege auto", scope="all")
    last = server.messages(channel)[-1]
    (shown,) = (part for part in parts(last) if part["type"] == 12)
    said = shown["items"][1]["description"]
    (poster,) = (each for each in server.as_message(last).attachments if each.filename == "poster.png")
    with Image.open(io.BytesIO(await poster.read())) as picture:
        high = picture.height
    assert (said, high > 300) == (f"How it ended {known(CHOSEN)}" if dice == CHOSEN else "How it ended", dice == CHOSEN)


def _page(ground: Colour = PAPER) -> bytes:
    del ground
    return Sheet(600, 300).png()


@pytest.mark.stress("repeated")
@pytest.mark.parametrize("dice", [CHOSEN, REPEATED])
async def test_games_with_chosen_dice_count_in_no_records(server: PlayServer, dice: str) -> None:
    """A player once tried 476 seeds in 25 seconds and led the server's records twice."""
    channel = await begun(server, dice)
    await server.alice.slash(channel, "siege auto", scope="all")
    await server.env.advance_time(5)
    counted = "1 finished game" if dice == REPEATED else "have not finished a game yet"
    for command in ("records me", "records of", "records server"):
        asked = {"user": server.alice} if command == "records of" else {}
        said = answered(await server.alice.slash(server.second, command, **asked))
        assert "1 game does not count here" in said, command
        assert (await server.state(channel)).id not in said
        assert dice == CHOSEN or counted in said


@pytest.mark.stress
async def test_abandoned_starts_are_counted(server: PlayServer) -> None:
    """A player who starts games until the first cards are good has these starts in the record."""
    for channel in (server.first, server.second):
        await server.new(channel, house_rules="days=3", seed=None)
        await server.alice.slash(channel, "siege auto", scope="day")
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.env.advance_time(5)
    said = answered(await server.alice.slash(server.third, "records me"))
    assert "1 finished game" in said
    assert "1 more game is unfinished" in said


async def test_practice_with_a_past_days_dice_is_declared(server: PlayServer) -> None:
    async with server.bot.database.read() as connection:
        assert not (await connection.execute(sa.select(game.c.id))).all()
    daily = server.bot.get_cog("DailyCog").daily  # type: ignore[union-attr]
    day = (await daily.made("2020-01-01")).day
    await server.bob.slash(server.second, "daily practice", day=day)
    assert (await server.state(server.second)).dice == REPEATED
    assert known(REPEATED) in text(server.board(server.second))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_its_own_text(locale: str) -> None:
    said = {known(dice, locale) for dice in (CHOSEN, REPEATED)}
    assert len(said) == 2
    assert locale == "en" or said.isdisjoint({known(CHOSEN), known(REPEATED)})
