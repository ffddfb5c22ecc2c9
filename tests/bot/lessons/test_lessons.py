"""Lessons in a channel: private, with the real board, from every place that offers them."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, controls, labels, presses, text

import engine.games
from bot.lessons.handlers import LessonHandlers
from bot.lessons.pages import LessonPages
from bot.ui.custom_ids import StaleCustomId
from db.schema.games import GUIDED, game, journal
from engine.testing.lessons import lesson_of
from render.language import speaking

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]

LEARN = "🎓 Learn in 5 min"
GAMES = [name for name in engine.games.names() if lesson_of(name) is not None]
ALWAYS = ("keep-up-the-fire", "ascari")
"""The games whose lesson is played in every run: one of each number of sides."""


def shown(server: PlayServer, result: Any) -> Any:
    """Return the private message that answers a click."""
    answers = [each for each in (result.response, *result.followups) if each is not None and each.components]
    return server.env.backend.get_message(server.first.id, answers[-1].message.id)


async def click(server: PlayServer, message: Any, label: str) -> Any:
    (part,) = [each for each in controls(message) if each.get("label") == label]
    return await server.alice.click(server.as_message(message), custom_id=part["custom_id"])


async def begun(server: PlayServer, name: str) -> Any:
    """Open the lesson of a game from the first screen."""
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    chooser = shown(server, await click(server, screen, LEARN))
    with speaking("en"):
        title = server.bot.context.find(name).title()
    return shown(server, await click(server, chooser, title))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in ALWAYS else [pytest.mark.stress]) for name in GAMES]
)
async def test_a_lesson_leads_from_the_first_screen_to_the_game(server: PlayServer, name: str) -> None:
    """Wrong and right answers, three boards, the reasons with their sections, then the game itself begins."""
    message, found = await begun(server, name), lesson_of(name)
    assert found is not None
    presenter = server.bot.context.find(name)
    for number, decision in enumerate(found.decision):
        with speaking("en"):
            texts = presenter.lesson(decision.name)
        assert f"{number + 1} of 3" in text(message)
        assert texts.question in text(message)
        assert message.attachments, "the real board"
        answers = [part["custom_id"] for part in controls(message)]
        assert len(answers) == len(decision.answers) == len(set(labels(message)))
        assert not any(label.endswith("…") for label in labels(message)), "no label is cut"
        chosen = decision.place if number % 2 else (decision.place + 1) % len(answers)
        await server.alice.click(server.as_message(message), custom_id=answers[chosen])
        message = server.env.backend.get_message(server.first.id, message.id)
        assert ("**Right.**" in text(message)) == (chosen == decision.place)
        assert ("**Not quite.** Better: **" in text(message)) == (chosen != decision.place)
        assert f"{texts.why} (§{decision.section})" in text(message)
        assert "****" not in text(message), "a verdict is bold already"
        assert message.attachments, "the board with what has happened"
        await click(server, message, "Finish" if number == 2 else "Next")
        message = server.env.backend.get_message(server.first.id, message.id)
    assert "Lesson done 🎓" in text(message)
    assert server.messages(server.first) == [], "nothing of it is public"
    async with server.bot.database.engine.connect() as connection:
        for table in (game, journal):
            assert await connection.scalar(sa.select(sa.func.count()).select_from(table)) == 0, "and nothing is stored"
    begins = next(part for part in controls(message) if ":begin:" in part["custom_id"])
    assert begins["style"] == 3, "green"
    await server.alice.click(server.as_message(message), custom_id=begins["custom_id"])
    await server.env.advance_time(5)
    assert (await server.state(server.first)).system == name


async def test_the_first_board_the_help_and_the_menu_more_offer_the_lesson(server: PlayServer) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    board = server.board(server.first)
    assert LEARN in labels(board)
    lesson = shown(server, await server.press(server.first, LEARN))
    assert "1 of 3" in text(lesson)
    assert LEARN in labels(shown(server, await server.press(server.first, "More")))
    assert LEARN in labels(shown(server, await server.alice.slash(server.first, "siege help")))
    await server.press(server.first, "Yes, they are")
    assert LEARN not in labels(server.board(server.first)), "only the first board"
    for _ in range(3):  # to the end of the lesson, while a game is under way
        answer = next(part for part in controls(lesson) if ":learn:" in part["custom_id"])
        await server.alice.click(server.as_message(lesson), custom_id=answer["custom_id"])
        lesson = server.env.backend.get_message(server.first.id, lesson.id)
        going = next(part for part in controls(lesson) if part.get("label") in {"Next", "Finish"})
        await server.alice.click(server.as_message(lesson), custom_id=going["custom_id"])
        lesson = server.env.backend.get_message(server.first.id, lesson.id)
    begins = next(press for press in presses(lesson) if press.action == "begin")
    assert "thread" in begins.extra or begins.extra, begins


@pytest.mark.parametrize(("level", "offered"), [(GUIDED, True), ("commander", False)])
async def test_a_first_defeat_offers_the_lesson(server: PlayServer, level: str, offered: bool) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first, level=level)
    state = await server.state(server.first)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    ended = server.messages(server.first)[-1]
    assert any("Fair dice" in each for each in labels(ended))
    assert (LEARN in labels(ended)) == offered


@pytest.mark.parametrize(
    ("system", "number", "answer"),
    [("orchard", 0, ""), ("nothing", 0, "0"), (GAMES[0], 3, ""), (GAMES[0], 0, "7"), (GAMES[0], 0, "²")],
)
async def test_a_click_on_an_answer_that_no_lesson_has_is_stale(
    server: PlayServer, system: str, number: int, answer: str
) -> None:
    handlers = LessonHandlers(server.bot.context, lambda _: "", LessonPages(server.bot.context))
    with speaking("en"), pytest.raises(StaleCustomId):
        await (handlers._answered(system, number, answer) if answer else handlers._decision(system, number))
