"""The commander's question on boards: three plans, own orders, the adviser; the plan that stands, and what ends it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support import discord_limits
from support.discord_play import PlayServer, controls, labels, presses, text

import engine.games
from bot.games.course import Course, course_of
from bot.runtime import clock as bot_clock
from bot.ui.custom_ids import Press
from db.games import answer_of
from engine.core.planning.question import Question
from engine.core.record import PLAN, STEWARD

pytestmark = pytest.mark.by_alarms

DAY = 86_400

OWN, ADVISER = "My own orders", "Let the adviser decide"
QUESTIONS = {
    "en": ("What matters most this turn?", "Hold the walls", "My own orders", "Let the adviser decide"),
    "it": ("Che cosa conta di più in questo turno?", "Tieni i muri", "Decido io", "Decide il consigliere"),
    "fr": ("Quel est votre plan pour ce tour\u202f?", "Tenir les murs", "Mes ordres", "Confier au conseiller"),
}


async def begun(server: PlayServer, language: str = "en", **options: Any) -> None:
    """Begin a game and let the adviser answer until the commander's question is asked."""
    server.game = "keep-up-the-fire"
    await server.new(server.first, language=language, **options)
    for _ in range(6):
        if any(press.action == "own" for press in presses(server.board(server.first))):
            return
        await server.alice.slash(server.first, "siege auto", scope="decision")
    raise AssertionError(labels(server.board(server.first)))


async def click(server: PlayServer, action: str, extra: str = "", *, who: Any = None) -> Any:
    board = server.board(server.first)
    custom_id = next(
        part["custom_id"]
        for part, press in zip(controls(board), presses(board), strict=True)
        if press.action == action and press.extra == extra
    )
    return await (who or server.alice).click(server.as_message(board), custom_id=custom_id)


async def taken(server: PlayServer) -> list[tuple[str, ...]]:
    """Return the rows that name plans."""
    state = await server.state(server.first)
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    return [answer_of(row) for row in rows if row.action == PLAN]


@pytest.mark.stress("it", "fr")
@pytest.mark.parametrize("language", QUESTIONS)
async def test_a_turn_begins_with_one_question_and_three_plans(server: PlayServer, language: str) -> None:
    await begun(server, language)
    board = server.board(server.first)
    question, hold, own, adviser = QUESTIONS[language]
    assert f"**{question}**" in text(board)
    first, *_ = (part for part in board.components[0]["components"] if part["type"] == 1)
    row = first["components"]
    assert row[0]["label"] == hold
    assert [part["label"] for part in row][3:] == [own, adviser]
    assert {part["style"] for part in row} == {1}, "all blue, none green"
    assert not any(part["type"] == 3 for part in controls(board)), "the menus are behind «My own orders»"
    assert all(len(part["label"].split()) <= 5 for part in row)
    assert not discord_limits.faults_of_message({"components": board.components})


async def test_a_plan_is_played_and_continues_in_the_next_phase(server: PlayServer) -> None:
    await begun(server)
    before = await server.state(server.first)
    await click(server, "plan", "hold")
    state = await server.state(server.first)
    assert state.progress[0] == before.progress[0] + 1, "as far as it reaches: a turn"
    assert await taken(server) == [("hold", "turn", "round")]
    for _ in range(6):
        if any(press.action == "change" for press in presses(server.board(server.first))):
            break
        await server.alice.slash(server.first, "siege auto", scope="decision")
    board = server.board(server.first)
    assert labels(board)[:4] == ["Continue: Hold the walls", "Change plan", OWN, ADVISER]
    assert f"🧭 Hold the walls, since turn {before.progress[0]}" in text(board)
    await click(server, "change")
    assert labels(server.board(server.first))[0] == "Hold the walls", "the whole question again"
    await click(server, "plan", "works")
    assert (await taken(server))[-1] == ("works", "turn", "round")
    assert course_of((await server.state(server.first)).row).since > before.progress[0], "a new plan, since now"


async def test_undo_takes_the_plan_back(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = Question(kind="walk", plans=("own", "gather"), short=("own", "gather"))
    asked = staticmethod(lambda _view, ask: walks if ask.kind == "walk" else None)
    steward = engine.games.find(server.game).policies["steward"]("")
    monkeypatch.setattr(type(steward), "question", asked, raising=False)
    await server.new(server.first)
    await click(server, "plan", "gather")
    after = await server.state(server.first)
    assert course_of(after.row).plan == "gather"
    service = server.bot.context.service
    _, stack = await service.undo_stack(after.id)
    back = await service.undo(after.id, version=after.version, to=stack.steps[-1].to, actor=server.alice.id)
    assert course_of(back.row) == Course()


async def test_own_orders_open_the_menus_and_keep_them_open(server: PlayServer) -> None:
    await begun(server)
    before = await server.state(server.first)
    await click(server, "own")
    board = server.board(server.first)
    assert {"phase", "plans"} <= {press.action for press in presses(board)}
    assert ADVISER in labels(board)
    assert (await server.state(server.first)).version == before.version, "looking decides nothing"
    await server.alice.slash(server.first, "siege auto", scope="decision")
    state = await server.state(server.first)
    answer = await server.bot.context.service.advice(state.id)
    await server.bot.context.service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)


async def test_the_adviser_decides_as_far_as_a_plan_would(server: PlayServer) -> None:
    await begun(server)
    before = await server.state(server.first)
    await click(server, "round")
    after = await server.state(server.first)
    assert after.progress[0] == before.progress[0] + 1
    assert not course_of(after.row).plan
    rows = await server.bot.context.service.store.journal(after.id, first=before.version + 1, last=after.version)
    assert {row.action for row in rows} == {STEWARD}


async def test_the_old_buttons_still_work(server: PlayServer) -> None:
    await begun(server)
    state = await server.state(server.first)
    old = Press("phase", state.id, state.version)
    board = server.board(server.first)
    own = next(part["custom_id"] for part in controls(board) if part["label"] == OWN)
    await server.at_once(server.first, (server.alice, own.replace(":own:", f":{old.action}:")), board=board)
    assert (await server.state(server.first)).version > state.version


@pytest.mark.stress("fr")
@pytest.mark.parametrize("language", QUESTIONS)
async def test_a_ballot_has_the_same_question_in_sixty_words(server: PlayServer, language: str) -> None:
    await begun(server, language)
    offered = [press.extra for press in presses(server.board(server.first)) if press.action == "plan"]
    await server.alice.slash(server.first, "vote start", window="30")
    await server.env.settle()
    (ballot,) = [each for each in server.messages(server.first) if any(p.action == "vote" for p in presses(each))]
    question, *_, adviser = QUESTIONS[language]
    assert question in text(ballot)
    assert offered == ["hold", "works", "ready"]
    options = [label for label in labels(ballot) if label[:1].isdigit()]
    assert len(options) == 1 + len(offered)
    assert adviser in options[0]
    words = re.sub(r"<t:\d+:[fR]>", "time", re.sub(r"[*_#🗳️★-]", "", text(ballot))).split()
    assert len(words) <= 60, len(words)


@pytest.mark.stress
async def test_a_vote_in_a_campaign_is_not_paused_after_the_first_evening(server: PlayServer) -> None:
    """A turn that follows another within the hour is not a day without votes: the calendar begins it."""
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    await server.alice.slash(server.first, "campaign start", hour="20:00", zone="UTC")
    await server.alice.slash(server.first, "vote start", window="30")
    now = bot_clock.now()
    evening = now.replace(hour=20, minute=0, second=0, microsecond=0)
    await server.env.advance_time(((evening - now).total_seconds() % 86_400) + 4 * 3_600)
    assert "The vote is paused" not in text(server.board(server.first))
