"""Plans of one side in a game of two: a corps is sent with one press, it stops by itself, the other learns nothing."""

from __future__ import annotations

import pytest
from support.discord_play import PlayServer

from bot.games.errors import NoSuchPlan
from bot.games.state import GameState
from db.games import answer_of
from engine.core.drive import read_mark
from engine.core.record import PLAN, STEWARD
from engine.games.ascari.scenarios import roster, scenario

NAME = "agordat-1890"


@pytest.fixture
def orchard() -> str:
    """Play the game with two sides and corps."""
    return "ascari"


async def deployed(server: PlayServer) -> GameState:
    """Begin Agordat as Alice against Bob, both deployed as in history."""
    await server.new(server.first, seed=None, scenario=NAME, opponent=server.bob, side="italian")
    service, battle = server.bot.context.service, scenario(NAME)
    users = {"italian": server.alice, battle.africans: server.bob}
    for side in (battle.deploys_first, battle.enemy_of(battle.deploys_first)):
        state = await server.state(server.first)
        await service.auto(state.id, version=state.version, scope="decision", actor=users[side].id)
    return await server.state(server.first)


async def test_a_corps_goes_with_one_press_and_its_plan_is_no_one_elses(server: PlayServer) -> None:
    service, state = server.bot.context.service, await deployed(server)
    for unknown in ("corps-of-nobody", "glory"):
        with pytest.raises(NoSuchPlan):
            await service.auto(state.id, version=state.version, scope="round", actor=server.alice.id, plan=unknown)
    after = await service.auto(
        state.id, version=state.version, scope="round", actor=server.alice.id, plan="corps-barca"
    )
    plan, *orders = after.journal
    assert (plan.action, plan.secret) == (PLAN, True)
    assert orders
    assert {row.action for row in orders} == {STEWARD}
    units = roster(NAME)
    for row in orders:
        said = read_mark(answer_of(row))
        assert said.side == "italian"
        assert said.answer[0] != "move" or units[said.answer[1]].group == "barca"
    ask = (await server.state(server.first)).ask
    assert ask is not None
    assert (ask.kind, ask.side) == ("move", "italian")
