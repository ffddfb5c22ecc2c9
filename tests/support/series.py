"""A short series of battles, and how tests begin it and play it on in the simulated Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from support.discord_play import PlayServer, button, private

from db.schema.games import RUNNING, game

_HERE = Path(__file__).parents[1] / "games" / "battles"
TOKAR = (_HERE / "tokar.battle").read_text(encoding="utf-8").replace("turns: 7", "turns: 1")
TITLE = "Three days at Tokar"


def at(name: str) -> str:
    return TOKAR.replace("name: The caravan at Tokar wells", f"name: {name}")


SERIES = f"""series 1 ascari
name: {TITLE}
name it: Tre giorni a Tocar

[battle first]
{at("The first day")}
[battle second]
worth: 2
{at("The second day")}
[battle third]
{at("The third day")}
"""


async def added(server: PlayServer, words: str = SERIES, who: Any = None, channel: Any = None) -> str:
    attached = ("tokar.battle", words.encode())
    return private(await (who or server.alice).slash(channel or server.first, "battle add", file=attached))


async def begun(server: PlayServer, **more: Any) -> Any:
    """Begin the series with the Italians against the autopilot; return the game."""
    wanted = {"game": "ascari", "scenario": TITLE, "side": "italian", "against": "autopilot", **more}
    await server.alice.slash(server.first, "siege new", **wanted)
    return await server.state(server.first)


async def played_out(server: PlayServer) -> Any:
    """Let the autopilot play the game of the channel to its end, for both sides."""
    state = await server.state(server.first)
    service = server.bot.context.service
    while state.status == RUNNING:
        before = state.version
        for chair in state.sides.values():
            if not chair.steward and any(each.side == chair.side for each in state.asks):
                await service.auto(state.id, version=state.version, scope="phase", actor=chair.user_id)
                break
        else:
            await server.env.advance_time(2)
        state = await server.state(server.first)
        assert state.version > before or state.status != RUNNING or state.asks
    await server.bot.board_delivery.refresh(state.id)
    await server.env.advance_time(5)
    return await server.state(server.first)


async def both_decide(server: PlayServer) -> Any:
    """Let the autopilot deploy both sides, so that either can win."""
    state = await server.state(server.first)
    while state.period < 1:
        (asked,) = {each.side for each in state.asks}
        who = state.sides[asked].user_id
        await server.bot.context.service.auto(state.id, version=state.version, scope="phase", actor=who)
        state = await server.state(server.first)
    return state


def newest(server: PlayServer) -> Any:
    """Return the newest board of the channel: boards of battles that are over keep their buttons."""
    return server.boards(server.first)[-1]


def games_of(server: PlayServer) -> Any:
    return server.bot.database.rows(sa.select(game.c.id, game.c.series).order_by(game.c.created_at))


async def goes_on(server: PlayServer, who: Any = None) -> Any:
    """Click the button that begins the next battle."""
    board = newest(server)
    return await (who or server.alice).click(server.as_message(board), custom_id=button(board, "Next battle"))


async def one_won(server: PlayServer) -> Any:
    """Play the first battle of two people; Bob wins it."""
    await server.challenge(server.first, game="ascari", scenario=TITLE, side="italian", opponent=server.bob)
    await server.accept(server.first, server.bob)
    state = await both_decide(server)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.board_delivery.refresh(state.id)
    await server.env.advance_time(5)
    return await server.state(server.first)
