"""Twins through the bot: games that differ in one side's secrets only have the same figures, byte for byte.

What is remembered is forgotten before each look, so that the figures come from the position as it is, secrets and all.
"""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer
from support.twins import Twin, differences

import engine.games
from bot.games.seats.chairs import LIVE
from bot.runtime.settings import Settings
from db.schema.chances import chance
from engine.core.asks import Answer
from engine.core.chances import playing_on
from engine.core.policies import RandomPlayer
from engine.games.revolte.orders import WAYS

pytestmark = [pytest.mark.simcord(settle_timeout=120), pytest.mark.sqlite, pytest.mark.duel]

GAMES = (
    pytest.param("duel", {}, ("west", "east"), [("never",), ("1",)], id="duel"),
    pytest.param(
        "ascari",
        {"scenario": "agordat-1890"},
        ("italian", "dervish"),
        [("preset", "close"), ("preset", "hold-all")],
        id="ascari",
    ),
    stress.marked(
        pytest.param(
            "revolte",
            {"scenario": "tartar-wall"},
            ("europeans", "boxers"),
            [("defence", WAYS["defence"][0]), ("defence", WAYS["defence"][-1])],
            id="revolte",
        )
    ),
)
PLAYOUTS = 6
QUESTIONS = stress.count("SIEGEMASTER_TWINS_CHANCES", 3, 40)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


@pytest.fixture(autouse=True)
def few(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each position have few playouts: what would leak, leaks into those."""
    for name in (orchard, "ascari", "revolte"):
        monkeypatch.setattr(type(engine.games.find(name)), "answers", PLAYOUTS)
    monkeypatch.setattr(playing_on, "FEWEST", PLAYOUTS)


async def forget(server: PlayServer) -> None:
    """Forget all figures."""
    chances = server.bot.chances
    assert chances is not None
    while chances._under_way or server.bot.board_lines._working:
        await asyncio.sleep(0.01)
    chances._known.clear()
    chances.shown._known.clear()
    chances._spent.clear()
    async with server.bot.database.write() as connection:
        await connection.execute(sa.delete(chance))


async def told(twin: Twin, others: str) -> list[str]:
    """Return all figures that anybody but the secret side gets."""
    chances = twin.server.bot.chances
    assert chances is not None
    found = []
    for side in (None, others):
        state = await twin.state(side)
        tally = await chances.of(state, side)
        assert tally is not None
        assert tally.games == PLAYOUTS
        found.append(msgspec.json.encode(tally).decode())
    for who in (twin.people[others], twin.carol):
        found += await twin.asks(who, "siege odds", {"what": "game"})
    async with twin.server.bot.database.read() as connection:
        stored = (await connection.execute(sa.select(chance).where(chance.c.game_id == twin.id))).all()
    found += sorted(twin.plain(list(row)) for row in stored if row.side != twin.secret)
    return found


@pytest.mark.stress("ascari")
@pytest.mark.parametrize(("system", "options", "sides", "orders"), GAMES)
async def test_twins_with_other_orders_have_the_same_figures(
    server: PlayServer, system: str, options: dict[str, str], sides: tuple[str, str], orders: list[Answer]
) -> None:
    secret, others = sides[1], sides[0]
    twins = [Twin(each, system=system, secret=secret) for each in (server, PlayServer(server.env, server.make, system))]
    for twin in twins:
        await twin.begin(options, sides, pace=LIVE)
    player, compared, apart = RandomPlayer("chances"), 0, 0
    most = QUESTIONS if stress.FULL or system == "duel" else 1
    for number in range(most):
        outcome = await twins[0].outcome()
        if not outcome.asks:
            break
        for twin, order in zip(twins, orders, strict=True):
            await twin.order(order)
        await forget(server)
        saves = [(await twin.state()).row.save for twin in twins]
        apart += saves[0] != saves[1]
        found = [await told(twin, others) for twin in twins]
        assert len(found[0]) >= 4
        assert not differences(*found), f"question {number}"
        compared += 1
        await twins[1].order(orders[0])  # the same orders again, so that the same comes of the same answer
        ask = (await twins[0].outcome()).asks[0]
        state = await twins[0].state(ask.side)
        answer = player.answer(state.view, next(each for each in state.asks if each.side == ask.side))
        for twin in twins:
            await twin.answer(ask.side, answer)
    assert compared == apart > 0


@pytest.mark.parametrize("secret", ["east"])
async def test_a_secret_choice_changes_no_figure_before_it_is_revealed(server: PlayServer, secret: str) -> None:
    """The chosen door differs until both are open; the chooser's own figures may depend on it."""
    sides = ("west", "east")
    twins = [Twin(each, system="duel", secret=secret) for each in (server, PlayServer(server.env, server.make, "duel"))]
    for twin, door in zip(twins, ("cellar", "garden"), strict=True):
        await twin.begin({}, sides)
        await forget(server)
        await twin.answer(secret, (door,))
    await forget(server)
    found = [await told(twin, "west") for twin in twins]
    assert not differences(*found)
