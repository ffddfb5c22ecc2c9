"""“Your puzzle” through the door: one's own mistakes as puzzles, repeated at growing intervals, with reminders."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from stress.forged.forging import Forger
from support import discord_limits
from support.analysed import Near, mistaken, near, played
from support.discord_play import PlayServer, button, controls, private, text

import engine.games
from bot.analysis.puzzle_reminders import JOB
from bot.analysis.repetition import repeated
from bot.runtime import clock
from bot.ui.custom_ids import Press
from db.own_puzzles import REMINDERS, Named, OwnPuzzles
from engine.core.chances.analysis_format import TurningPoint

__all__ = ["near"]  # a fixture
DAY = 86_400


def shown(result: Any) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


def current(server: PlayServer, message: Any) -> Any:
    return server.env.backend.get_message(message.channel_id, message.id)


def answers(message: Any) -> list[str]:
    """Return the labels of the answers, which are the buttons of the first row."""
    return [each["label"] for each in controls(message) if ":ownpick:" in each["custom_id"]]


async def answered(server: PlayServer, who: Any, message: Any, label: str) -> Any:
    await who.click(server.as_message(current(server, message)), custom_id=button(message, label))
    return current(server, message)


def best(server: PlayServer, state: Any, point: TurningPoint) -> str:
    label: str = server.bot.context.find(state.system).answer_text(point.better)
    return label[:1].upper() + label[1:]


async def no_mistakes(server: PlayServer, state: Any) -> None:
    """Store the game's analysis again without any turning point or mistake."""
    found, rules = await server.bot.analyses.known(state), engine.games.find(state.system)
    assert found is not None
    payload = msgspec.json.encode(msgspec.structs.replace(found, turning_points=(), mistakes=())).decode()
    stored = server.bot.analyses.stored
    await stored.add(state.id, state.version, rules=rules.rules_version, payload=payload, now=clock.now())


@pytest.mark.usefixtures("near")
async def test_ones_own_mistake_is_a_puzzle_that_comes_again_later_each_time(server: PlayServer) -> None:
    state, point = await mistaken(server)
    right = best(server, state, point)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    assert "Your puzzle" in text(asked)
    assert "In the game, you did not choose the best" in text(asked)
    assert "31" not in text(asked), "the worth of the answers is not shown before the answer"
    assert len(answers(asked)) == 3
    assert [file.filename for file in asked.attachments] == ["position.png"]

    told = await answered(server, server.alice, asked, right)
    assert f"✅ **{right}**" in text(told) or f"✅ **{right[:1].lower()}{right[1:]}**" in text(told)
    assert "+31 percentage points" in text(told)
    assert "−12 percentage points" in text(told)
    assert "your choice in the game" in text(told)
    assert "You will see this puzzle again" in text(told)
    assert len(told.attachments) == 1, "the board stays"
    stored, named = OwnPuzzles(server.bot.database), Named(state.id, point.version)
    gaps = []
    for _ in range(3):
        due = await stored.next_due(server.alice.id)
        assert due is not None
        gaps.append((due - clock.now()).days)
        assert "You have no puzzle to solve" in private(await server.alice.slash(server.first, "analysis again"))
        await server.later((due - clock.now()).total_seconds() + 1)
        assert await stored.due(server.alice.id, now=clock.now()) == [named]
        again = shown(await server.alice.slash(server.first, "analysis again"))
        assert "Your puzzle" in text(again)
        await answered(server, server.alice, again, right)
    assert gaps == sorted(set(gaps)), "each right answer lets it come later"
    wrong = shown(await server.alice.slash(server.first, "analysis again", game=state.id))
    other = next(label for label in answers(wrong) if label != right)
    before = await stored.next_due(server.alice.id)
    assert "❌" in text(await answered(server, server.alice, wrong, other))
    assert await stored.next_due(server.alice.id) == before, "an answer before its time does not count"


@pytest.mark.usefixtures("near")
async def test_a_wrong_answer_comes_again_the_next_day(server: PlayServer) -> None:
    state, point = await mistaken(server)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    wrong = next(label for label in answers(asked) if label != best(server, state, point))
    told = await answered(server, server.alice, asked, wrong)
    assert "❌" in text(told)
    due = await OwnPuzzles(server.bot.database).next_due(server.alice.id)
    assert due is not None
    assert timedelta(hours=23) < due - clock.now() <= timedelta(days=1)


@pytest.mark.usefixtures("near")
async def test_only_ones_own_decisions_are_ones_puzzles(server: PlayServer) -> None:
    """A person who did not play sees the game's mistake as before, and nothing is stored."""
    state, _ = await mistaken(server)
    asked = shown(await server.bob.slash(server.first, "analysis again", game=state.id))
    assert "before turning point 1" in text(asked)
    told = await answered(server, server.bob, asked, answers(asked)[0])
    assert "the choice in the game" in text(told)
    assert "again" not in text(told)
    assert await OwnPuzzles(server.bot.database).next_due(server.bob.id) is None
    assert "You have no analysed game yet" in private(await server.bob.slash(server.second, "analysis again"))


@pytest.mark.usefixtures("near")
async def test_a_game_without_a_clear_mistake_is_well_played(server: PlayServer) -> None:
    state, _ = await mistaken(server)
    await no_mistakes(server, state)
    for options in ({"game": state.id}, {}):
        assert "Well played" in private(await server.alice.slash(server.first, "analysis again", **options))


async def test_a_game_that_nobody_analysed_is_analysed_for_its_puzzle(server: PlayServer, near: Near) -> None:
    await played(server)
    assert "You have no analysed game" in private(await server.alice.slash(server.second, "analysis again"))
    assert near.begun == 0
    await server.alice.slash(server.first, "analysis again")
    assert near.begun == 1


@pytest.mark.usefixtures("near")
async def test_a_puzzle_by_older_rules_says_so(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    state, point = await mistaken(server)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    await answered(server, server.alice, asked, best(server, state, point))
    other = shown(await server.alice.slash(server.first, "analysis again", game=state.id))
    answer = button(other, answers(other)[0])
    await server.later(3 * DAY)
    monkeypatch.setattr(engine.games.find(state.system), "rules_version", "99.0.0")
    refused = private(await server.alice.slash(server.second, "analysis again"))
    assert "rules of" in refused
    assert state.id in refused
    pressed = await server.alice.click(server.as_message(current(server, other)), custom_id=answer)
    assert "rules of" in private(pressed)


@pytest.mark.usefixtures("near")
async def test_a_puzzle_that_a_new_analysis_does_not_confirm_is_dropped(server: PlayServer) -> None:
    state, point = await mistaken(server)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    await answered(server, server.alice, asked, best(server, state, point))
    await no_mistakes(server, state)
    await server.later(3 * DAY)
    assert "Well played" in private(await server.alice.slash(server.second, "analysis again"))
    assert await OwnPuzzles(server.bot.database).next_due(server.alice.id) is None


@pytest.mark.usefixtures("near")
async def test_puzzles_and_selects_of_older_versions_go_on_working(server: PlayServer) -> None:
    state, _ = await mistaken(server)
    forger, board = Forger(server), server.messages(server.first)[-1]
    again = Press("anagain", state.id, state.version).custom_id()
    asked = shown(await forger.press(server.alice, server.first, again, message=board))
    assert "Your puzzle" in text(asked)
    select = Press("anpick", state.id, state.version, page=1).custom_id("s")
    await forger.press(server.alice, server.first, select, message=current(server, asked), values=["0"], private=True)
    assert "before turning point 1" in text(current(server, asked))


def messages_to(server: PlayServer, who: Any) -> list[Any]:
    return server.messages(who.user.dm_channel)


@pytest.mark.usefixtures("near")
async def test_a_reminder_comes_at_most_once_a_day_and_only_if_wanted(server: PlayServer) -> None:
    state, point = await mistaken(server)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    told = await answered(server, server.alice, asked, best(server, state, point))
    stored, scheduler = OwnPuzzles(server.bot.database), server.bot.context.scheduler
    assert JOB in scheduler._jobs
    said = private(await server.alice.click(server.as_message(told), custom_id=button(told, "Remind me")))
    assert "at most once a day" in said
    assert await stored.is_reminded(server.alice.id)
    dues = []
    for _ in range(REMINDERS + 2):
        await server.later(DAY)
        await server.env.advance_time(70)
        dues.append(
            len([each for each in messages_to(server, server.alice) if "your own games is waiting" in text(each)])
        )
    assert dues == [0, 1, 2, 3, 3], "two days later, then each day, and none after three without an answer"
    assert not await stored.is_reminded(server.alice.id)
    last = messages_to(server, server.alice)[-1]
    assert "this is the last one" in text(last)
    assert "Your puzzle" in text(
        shown(await server.alice.user.click(server.as_message(last), custom_id=button(last, "🧩")))
    )
    on = private(await server.alice.user.click(server.as_message(last), custom_id=button(last, "Remind me")))
    assert "at most once a day" in on
    off = await Forger(server).press(
        server.alice, server.first, Press("ownremind", extra="off").custom_id(), message=server.board(server.first)
    )
    assert "no more reminders" in private(off)
    assert not await stored.is_reminded(server.alice.id)


@pytest.mark.usefixtures("near")
async def test_privacy_shows_and_deletes_puzzles(server: PlayServer) -> None:
    state, point = await mistaken(server)
    asked = shown(await server.alice.slash(server.first, "analysis again"))
    told = await answered(server, server.alice, asked, best(server, state, point))
    await server.alice.click(server.as_message(told), custom_id=button(told, "Remind me"))
    said = private(await server.alice.slash(server.first, "privacy show"))
    assert "One puzzle" in said
    assert "for the puzzles from your own games" in said


def test_intervals_grow_with_right_answers_and_shrink_after_a_wrong_one() -> None:
    now, memory, days = clock.now(), None, list[int]()
    for right in (True, True, True, False, True):
        memory, due = repeated(memory, right=right, now=now)
        days.append((due - now).days)
        now = due
    assert days[0] < days[1] < days[2]
    assert days[3] < days[1]
    assert days[4] > days[3]
