"""Advisers propose plans beside single orders, and what is adopted leaves the other proposals that are still legal."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, controls, labels, presses, private, text

from bot.games.permissions import proposals
from engine.core.record import PLAN

pytestmark = pytest.mark.simcord

QUIET = 5


async def advised(server: PlayServer) -> Any:
    """Start a game that Alice commands, with Bob and Carol as advisers. Return Carol."""
    await server.new(server.first, seed="pear-3")
    carol = server.guild.add_member(server.env.create_user("carol"))
    for user in (server.bob, carol):
        await server.alice.slash(server.first, "siege players add", user=user)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await server.env.advance_time(QUIET)
    return carol


async def order(server: PlayServer, who: Any, *words: str) -> None:
    options = dict(zip(("do", "second", "third", "fourth"), words, strict=False))
    await who.slash(server.first, "siege order", **options)
    await server.env.advance_time(QUIET)


async def adopt(server: PlayServer, number: int) -> None:
    board = server.board(server.first)
    found = [
        part["custom_id"]
        for part, press in zip(controls(board), presses(board), strict=True)
        if press.action == "adopt"
    ]
    await server.alice.click(server.as_message(board), custom_id=found[number - 1])
    await server.env.advance_time(QUIET)


async def test_an_adviser_proposes_a_plan_and_it_is_adopted(server: PlayServer) -> None:
    await advised(server)
    before = await server.state(server.first)
    told = private(await server.bob.slash(server.first, "plan take", plan="gather"))
    assert "Your proposal: the plan “Plan gather”" in told
    await server.env.advance_time(QUIET)
    assert (await server.state(server.first)).version == before.version, "nothing is decided"
    assert f"<@{server.bob.id}> proposes: the plan “Plan gather”" in text(server.board(server.first))
    await adopt(server, 1)
    after = await server.state(server.first)
    assert list(after.view["children"].values()) == ["trees", "trees", "gate"]
    rows = await server.bot.context.service.store.journal(after.id, first=before.version + 1, last=after.version)
    assert next(row.action for row in rows) == PLAN
    log = private(await server.alice.slash(server.first, "siege log", day="1"))
    (line,) = [each for each in log.splitlines() if "chose the plan **Plan gather**" in each]
    assert f"<@{server.bob.id}>" in line, "and whose idea it was"


async def test_an_advisers_sheet_of_plans_proposes(server: PlayServer) -> None:
    await advised(server)
    asked = await server.bob.slash(server.first, "plan show", plan="gather")
    answer = [asked.response, *asked.followups][-1]
    message = server.env.backend.get_message(server.first.id, answer.message.id)
    assert "Propose this plan" in labels(message)
    assert "Use this plan" not in labels(message)
    part = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "plantake"
    )
    assert "Your proposal: the plan" in private(
        await server.bob.click(server.as_message(message), custom_id=part["custom_id"])
    )
    assert [each.plan for each in proposals(await server.state(server.first))] == ["gather"]


@pytest.mark.stress
async def test_adopting_a_proposal_keeps_the_other_legal_ones(server: PlayServer) -> None:
    carol = await advised(server)
    await order(server, server.bob, "move", "gate", "hedge", "anna")
    await order(server, carol, "move", "gate", "trees", "ben")
    assert len(proposals(await server.state(server.first))) == 2
    await adopt(server, 2)  # Bob's, the older one
    state = await server.state(server.first)
    assert state.view["children"]["anna"] == "hedge"
    (left,) = proposals(state)
    assert left.answer == ("move", "gate", "trees", "ben")
    assert f"<@{carol.id}> proposes:" in text(server.board(server.first))
    await order(server, server.bob, "move", "gate", "hedge", "ben")
    await adopt(server, 1)  # and Carol's is not legal any more: Ben has left the gate
    state = await server.state(server.first)
    assert state.view["children"]["ben"] == "hedge"
    assert proposals(state) == []


@pytest.mark.stress
async def test_a_proposal_does_not_outlive_its_round(server: PlayServer) -> None:
    carol = await advised(server)
    await server.bob.slash(server.first, "plan take", plan="gather")
    await order(server, carol, "done")
    await adopt(server, 1)  # Carol's: the children walk no more
    state = await server.state(server.first)
    assert state.ask is not None
    assert state.ask.kind != "walk"
    assert proposals(state) == []
