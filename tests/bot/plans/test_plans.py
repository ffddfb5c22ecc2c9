"""Plans in a channel: looked at by everybody, taken by who decides, undone as one, named in the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support import discord_limits
from support.discord_play import PlayServer, controls, labels, parts, presses, private, text

import engine.games
from bot.games.state import GameState
from bot.history.journal import record_of
from bot.ui.custom_ids import Press
from engine.core.planning import laying_out
from engine.core.record import PLAN, STEWARD
from engine.core.verify import verify

BUTTON, TAKE = "🧭 Plans", "Use this plan"


def sheet(server: PlayServer, result: Any) -> Any:
    """Return the private message with the plan."""
    (answer,) = [
        each for each in (*([result.response] if result.response else []), *result.followups) if each.components
    ]
    assert answer.ephemeral
    message = server.env.backend.get_message(server.first.id, answer.message.id)
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def act(
    server: PlayServer, message: Any, action: str, who: Any = None, *, values: list[str] | None = None
) -> Any:
    """Press a button, or pick in the select, of a private message."""
    part = next(part for part, press in zip(controls(message), presses(message), strict=True) if press.action == action)
    person = who or server.alice
    if values is None:
        return await person.click(server.as_message(message), custom_id=part["custom_id"])
    return await person.select(server.as_message(message), values=values, custom_id=part["custom_id"])


def gathered(state: GameState) -> bool:
    """Return whether two children have walked to the trees."""
    return list(state.view["children"].values()) == ["trees", "trees", "gate"]


async def journal(server: PlayServer) -> list[tuple[str, str]]:
    state = await server.state(server.first)
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    return [(row.action, row.answer) for row in rows]


@pytest.mark.stress
async def test_a_plan_can_be_shown_and_played(server: PlayServer) -> None:
    before = await server.new(server.first)
    assert labels(server.board(server.first)).count(BUTTON) == 1
    shown = sheet(server, await server.press(server.first, BUTTON))
    assert "Plan own" in text(shown)
    assert any(part["type"] == 12 for part in parts(shown)), "its picture"
    assert (await server.state(server.first)).version == before.version, "looking changes nothing"
    await act(server, shown, "planlook", values=["gather"])
    shown = server.env.backend.get_message(server.first.id, shown.id)
    assert "Plan gather" in text(shown)
    assert ": 100%" in text(shown)
    await act(server, shown, "plantake")
    after = await server.state(server.first)
    assert gathered(after)
    assert after.progress == (1, 1), "as far as the plan goes, and no further"
    told = server.env.backend.get_message(server.first.id, shown.id)
    assert "Plan chosen: **Plan gather**" in text(told)
    assert not labels(told), "the message can do nothing more"
    actions = [action for action, _ in (await journal(server))[before.version :]]
    assert actions[0] == PLAN
    assert set(actions[1:]) == {STEWARD}


async def test_a_plan_is_undone_as_one_step_and_named_in_the_log(server: PlayServer) -> None:
    before = await server.new(server.first)
    await server.alice.slash(server.first, "plan take", plan="Plan gather")
    after = await server.state(server.first)
    assert gathered(after)
    log = private(await server.alice.slash(server.first, "siege log"))
    assert "chose the plan **Plan gather**" in log
    assert log.index("chose the plan") < log.index("the autopilot played for")
    game, trail = await server.bot.context.service.undo_stack(after.id)
    (step,) = trail.steps
    assert len(step.answers) == after.version - before.version - 1
    back = await server.bot.context.service.undo(after.id, version=game.version, to=step.to, actor=server.alice.id)
    assert back.view == before.view
    assert back.ask is not None
    assert back.ask.kind == "walk"
    assert not (await server.bot.context.service.undo_stack(after.id))[1].steps
    log = private(await server.alice.slash(server.first, "siege log"))
    line = next(each for each in log.splitlines() if "chose the plan" in each)
    assert "~~" in line, "it is taken back with its answers"
    again = await server.bot.context.service.auto(
        after.id, version=back.version, scope="round", actor=server.alice.id, plan="own"
    )
    assert again.version > back.version


async def test_undo_goes_back_past_a_plan_that_followed_an_order(server: PlayServer) -> None:
    before = await server.new(server.first)
    await server.alice.slash(server.first, "siege order", do="move", second="gate", third="hedge", fourth="anna")
    await server.alice.slash(server.first, "plan take", plan="gather")
    state = await server.state(server.first)
    _, trail = await server.bot.context.service.undo_stack(state.id)
    assert [step.by_steward for step in trail.steps] == [True, False]
    back = await server.bot.context.service.undo(
        state.id, version=state.version, to=trail.steps[-1].to, actor=server.alice.id
    )
    assert back.view == before.view


async def test_the_record_of_a_planned_game_verifies(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "plan take", plan="gather")
    state = await server.state(server.first)
    service = server.bot.context.service
    await service.auto(state.id, version=state.version, scope="all", actor=server.alice.id)
    over = await service.load(state.id)
    record = record_of(over, await service.store.journal(over.id, first=1, last=over.version))
    assert PLAN in {entry.action for entry in record.entries}
    report = verify(engine.games.find(over.system), record)
    assert report.findings == ()
    assert report.decisions > 3


async def test_a_stale_click_and_a_forged_name_are_answered(server: PlayServer) -> None:
    state = await server.new(server.first)
    shown = sheet(server, await server.press(server.first, BUTTON))
    await server.alice.slash(server.first, "siege order", do="move", second="gate", third="hedge", fourth="anna")
    moved = await server.state(server.first)
    message = server.env.backend.get_message(server.first.id, shown.id)
    before = list(message.components)
    for action in ("plantake", "planlook"):
        message.components = list(before)
        told = await act(server, message, action, values=["gather"] if action == "planlook" else None)
        message = server.env.backend.get_message(server.first.id, shown.id)
        assert text(message).startswith("You gave an order elsewhere. This is the current panel.")
        assert not told.followups
    assert (await server.state(server.first)).version == moved.version
    shown = sheet(server, await server.press(server.first, BUTTON))
    for name in ("nowhere", ""):
        forged = Press("plantake", state.id, moved.version, extra=name or "~").custom_id()
        message = server.env.backend.get_message(server.first.id, shown.id)
        part = next(
            part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "plantake"
        )
        part["custom_id"] = forged
        told = await server.alice.click(server.as_message(message), custom_id=forged)
        assert "There is no such plan now" in private(told)
    assert (await server.state(server.first)).version == moved.version
    assert "There is no such plan now" in private(
        await server.alice.slash(server.first, "plan take", plan="attack the moon")
    )


async def test_spectators_can_see_plans_but_not_play_them(server: PlayServer) -> None:
    await server.new(server.first)
    shown = sheet(server, await server.press(server.first, BUTTON, server.bob))
    assert TAKE not in labels(shown)
    assert "Plan gather" in text(sheet(server, await server.bob.slash(server.first, "plan show", plan="gather")))
    refused = private(await server.bob.slash(server.first, "plan take", plan="gather"))
    assert "@" in refused or "player" in refused.lower()


async def test_plans_are_refused_when_there_are_none(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying_out, "FEWEST", 3)
    await server.new(server.first)
    assert "All plans give the same orders here" in private(await server.press(server.first, BUTTON))


async def test_plans_are_computed_once_on_request(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    real = laying_out.supposed

    def counted(*args: Any, **kwargs: Any) -> Any:
        asked.append(kwargs["seed"])
        return real(*args, **kwargs)

    monkeypatch.setattr(laying_out, "supposed", counted)
    await server.new(server.first)
    await server.alice.slash(server.first, "siege order", do="move", second="gate", third="hedge", fourth="anna")
    assert not asked, "no press but this one computes them"
    shown = sheet(server, await server.press(server.first, BUTTON))
    once = len(asked)
    assert once > laying_out.TRIES
    await act(server, shown, "planlook", values=["gather"])
    await server.press(server.first, BUTTON, server.bob)
    assert len(asked) == once


async def test_only_plans_that_differ_are_suggested(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.new(server.first)
    offered = await server.alice.autocomplete(server.first, "plan show", "plan", "")
    assert [each["value"] for each in offered] == ["own", "gather"]
    monkeypatch.setattr(laying_out, "FEWEST", 3)
    await server.new(server.second)
    assert not await server.alice.autocomplete(server.second, "plan show", "plan", "")


async def test_a_plan_with_the_same_orders_as_another_is_explained(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was refused as unknown, although its name had just been suggested."""
    real = laying_out._Table.plan

    def alike(table: Any, goal: str, tries: int) -> Any:
        return msgspec.structs.replace(real(table, "own", tries), name=goal)

    monkeypatch.setattr(laying_out._Table, "plan", alike)
    monkeypatch.setattr(laying_out, "FEWEST", 1)
    await server.new(server.first)
    shown = sheet(server, await server.alice.slash(server.first, "plan show", plan="gather"))
    assert text(shown).startswith("**Plan gather** is not listed")
    assert "Plan own" in text(shown)
