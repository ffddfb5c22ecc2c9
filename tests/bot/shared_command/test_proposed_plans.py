"""Advisers propose plans beside single orders, and what is adopted leaves the other proposals that are still legal."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import Hall, controls, labels, presses, private, text

from bot.games.permissions import proposals
from engine.core.record import PLAN

pytestmark = pytest.mark.simcord

QUIET = 5


async def advised(hall: Hall) -> Any:
    """Start a game that Alice commands, with Bob and Carol as advisers. Return Carol."""
    await hall.new(hall.first, seed="pear-3")
    carol = hall.guild.add_member(hall.env.create_user("carol"))
    for user in (hall.bob, carol):
        await hall.alice.slash(hall.first, "siege players add", user=user)
    await hall.alice.slash(hall.first, "siege players command", how="advisers")
    await hall.env.advance_time(QUIET)
    return carol


async def order(hall: Hall, who: Any, *words: str) -> None:
    options = dict(zip(("do", "second", "third", "fourth"), words, strict=False))
    await who.slash(hall.first, "siege order", **options)
    await hall.env.advance_time(QUIET)


async def adopt(hall: Hall, number: int) -> None:
    board = hall.board(hall.first)
    found = [
        part["custom_id"]
        for part, press in zip(controls(board), presses(board), strict=True)
        if press.action == "adopt"
    ]
    await hall.alice.click(hall.as_message(board), custom_id=found[number - 1])
    await hall.env.advance_time(QUIET)


async def test_an_adviser_proposes_a_plan_and_it_is_adopted(hall: Hall) -> None:
    await advised(hall)
    before = await hall.state(hall.first)
    told = private(await hall.bob.slash(hall.first, "plan take", plan="gather"))
    assert "Proposed: the plan “Plan gather”" in told
    await hall.env.advance_time(QUIET)
    assert (await hall.state(hall.first)).version == before.version, "nothing is decided"
    assert f"<@{hall.bob.id}> proposes: the plan “Plan gather”" in text(hall.board(hall.first))
    await adopt(hall, 1)
    after = await hall.state(hall.first)
    assert list(after.view["children"].values()) == ["trees", "trees", "gate"]
    rows = await hall.bot.context.service.store.journal(after.id, first=before.version + 1, last=after.version)
    assert next(row.action for row in rows) == PLAN
    log = private(await hall.alice.slash(hall.first, "siege log", day="1"))
    (line,) = [each for each in log.splitlines() if "took the plan **Plan gather**" in each]
    assert f"<@{hall.bob.id}>" in line, "and whose idea it was"


async def test_the_sheet_of_an_adviser_proposes(hall: Hall) -> None:
    await advised(hall)
    asked = await hall.bob.slash(hall.first, "plan show", plan="gather")
    answer = [asked.response, *asked.followups][-1]
    message = hall.env.backend.get_message(hall.first.id, answer.message.id)
    assert "Propose this plan" in labels(message)
    assert "Take this plan" not in labels(message)
    part = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "plantake"
    )
    assert "Proposed: the plan" in private(await hall.bob.click(hall.as_message(message), custom_id=part["custom_id"]))
    assert [each.plan for each in proposals(await hall.state(hall.first))] == ["gather"]


async def test_what_is_adopted_leaves_the_other_legal_proposals(hall: Hall) -> None:
    carol = await advised(hall)
    await order(hall, hall.bob, "move", "gate", "hedge", "anna")
    await order(hall, carol, "move", "gate", "trees", "ben")
    assert len(proposals(await hall.state(hall.first))) == 2
    await adopt(hall, 2)  # Bob's, the older one
    state = await hall.state(hall.first)
    assert state.view["children"]["anna"] == "hedge"
    (left,) = proposals(state)
    assert left.answer == ("move", "gate", "trees", "ben")
    assert f"<@{carol.id}> proposes:" in text(hall.board(hall.first))
    await order(hall, hall.bob, "move", "gate", "hedge", "ben")
    await adopt(hall, 1)  # and Carol's is not legal any more: Ben has left the gate
    state = await hall.state(hall.first)
    assert state.view["children"]["ben"] == "hedge"
    assert proposals(state) == []


async def test_a_proposal_does_not_outlive_its_round(hall: Hall) -> None:
    carol = await advised(hall)
    await hall.bob.slash(hall.first, "plan take", plan="gather")
    await order(hall, carol, "done")
    await adopt(hall, 1)  # Carol's: the children walk no more
    state = await hall.state(hall.first)
    assert state.ask is not None
    assert state.ask.kind != "walk"
    assert proposals(state) == []
