"""Who may do what in a game of two sides: everybody tries everything, also what no client would send."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from stress.forged.forging import Forger
from support import stress
from support.discord_play import PlayServer

from bot.games.state import shown_to
from bot.ui.custom_ids import Press, write_path
from bot.ui.replies import note
from db.schema.games import aside, chair, game, journal, player
from db.sides import chairs_of
from engine.core.asks import Ask, Choice, Menu

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.duel]

WEST, EAST = "west", "east"
ASKED, WAITING, STRANGER = "West, who is asked", "East, who waits", "a stranger"

ROOM = "the button of West's room"

RIGHTS = {
    "a decision": {ASKED},
    "a decision of an old board": {ASKED},
    "a decision on a private copy": {ASKED},
    "a pick in a menu": {ASKED},
    "the autopilot, once": {ASKED},
    "/siege order": {ASKED},
    "/siege auto": {ASKED},
    "West's orders": {ASKED},
    "East's orders": {WAITING},
    "/side leave": {ASKED, WAITING},
    "/side give": {ASKED, WAITING},
    "West's chair": set[str](),
    "a chair that is not there": set[str](),
    ROOM: {STRANGER},
    "the button of a room, elsewhere": set[str](),
    "undo to the doors": set[str](),
    "resign": {ASKED, WAITING},
}
"""What changes the game, and for whom it does; for all others nothing is stored."""


class Table:
    """A duel in which West is asked to walk, and three people around it."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel, self.forger = server, server.first, Forger(server)
        self.carol = server.guild.add_member(server.env.create_user("carol"))
        self.people = {ASKED: server.alice, WAITING: server.bob, STRANGER: self.carol}

    async def begin(self, name: str) -> None:
        server = self.server
        await self.forger.learn()
        await server.new(self.channel, seed=None, opponent=server.bob)
        self.doors = (await server.state(self.channel)).version
        for who, *words in (
            (server.bob, "cellar"),
            (server.alice, "garden"),
            (server.alice, "lay", "400,0"),
            (server.bob, "lay", "400,0"),
            (server.bob, "lay", "600,0"),
            (server.alice, "lay", "600,0"),
        ):
            await who.slash(self.channel, "siege order", **dict(zip(("do", "second"), words, strict=False)))
        if name == ROOM:  # in which all read here, East's people too
            await server.bot.context.service.sides.room((await server.state(self.channel)).id, WEST, server.second.id)

    async def stored(self) -> list[Any]:
        async with self.server.bot.database.read() as connection:
            tables = (game, journal, aside, chair, player)
            return [[tuple(row) for row in await connection.execute(sa.select(table))] for table in tables]

    async def press(self, who: Any, press: Press, *values: str, kind: str = "b", private: bool = False) -> None:
        picked = list(values) if kind == "s" else None
        board = self.server.board(self.channel)
        await self.forger.press(who, self.channel, press.custom_id(kind), message=board, values=picked, private=private)

    async def attempt(self, name: str, who: Any) -> None:
        state = await self.server.state(self.channel)
        assert state.ask is not None
        number, version, ask = state.id, state.version, state.ask
        walk = write_path(ask, ("go", "100,0"))
        match name:
            case "a decision":
                await self.press(who, Press("go", number, version, write_path(ask, ("done",))))
            case "a decision of an old board":
                since = state.turns.asked[WEST].since
                await self.press(who, Press("go", number, since, walk))
            case "a decision on a private copy":
                await self.press(who, Press("go", number, version, walk), private=True)
            case "a pick in a menu":
                await self.press(who, Press("short", number, version), walk, kind="s")
            case "the autopilot, once":
                await self.press(who, Press("advised", number, version))
            case "/siege order":
                await self.forger.command(who, self.channel, "siege order", {"do": "done"})
            case "/siege auto":
                await self.forger.command(who, self.channel, "siege auto", {"scope": "phase"})
            case "West's orders":
                await self.press(who, Press("sideorder", number, version, extra=WEST), "0", kind="s", private=True)
            case "East's orders":
                await self.press(who, Press("sideorder", number, version, extra=EAST), "0", kind="s", private=True)
            case "/side leave":
                await self.forger.command(who, self.channel, "side leave", {"then": "autopilot"})
            case "/side give":
                dora = self.server.guild.add_member(self.server.env.create_user("dora"))
                await self.forger.command(who, self.channel, "side give", {"user": dora})
            case "West's chair":
                await self.press(who, Press("sidetake", number, version, extra=WEST))
            case "a chair that is not there":
                await self.press(who, Press("sidetake", number, version, extra="north"))
            case "the button of West's room":
                there = self.server.second
                shown = await self.server.bot.get_partial_messageable(there.id).send(view=note("…"))
                message = self.server.env.backend.get_message(there.id, shown.id)
                await self.forger.press(who, there, Press("sidejoin", number, version).custom_id(), message=message)
            case "the button of a room, elsewhere":
                await self.press(who, Press("sidejoin", number, version))
            case "undo to the doors":
                await self.press(who, Press("takeback", number, version, page=self.doors))
            case _:
                await self.press(who, Press("resign", number, version))


@pytest.mark.stress("/siege auto", "a chair that is not there", "a pick in a menu")
@pytest.mark.parametrize("name", stress.spread([*RIGHTS], of=3))
async def test_every_role_tries_every_act(server: PlayServer, name: str) -> None:
    """First the users who may not: nothing is stored. Then the first user who may changes the game."""
    table = Table(server)
    await table.begin(name)
    before = await table.stored()
    allowed = RIGHTS[name]
    for who, person in table.people.items():
        if who not in allowed:
            await table.attempt(name, person)
            assert await table.stored() == before, who
    for who in sorted(allowed)[:1]:
        await table.attempt(name, table.people[who])
        assert await table.stored() != before, who
        row = (await server.state(table.channel)).row
        assert set(chairs_of(row)) == {WEST, EAST}


def test_a_question_of_another_side_has_no_options() -> None:
    """Code that forgets to check the viewer gets an empty menu: `state_of` returns the full one only to its side."""
    ask = Ask("door", "1", lambda: Menu("do", (Choice("garden", "door"),)), side=WEST, secret=True)
    for side, alone, shown in ((WEST, True, 1), (EAST, True, 0), (None, True, 0), (None, False, 0)):
        menu = shown_to(ask, side, alone=alone).level()
        assert menu is not None
        assert len(menu.choices) == shown


def test_a_question_of_another_side_has_only_its_public_part() -> None:
    def ways() -> Menu:
        return Menu("to", (Choice("left", "way"),))

    menu = Menu("do", (Choice("go", "go", then=ways), Choice("done", "done")), why_not=lambda _: None)
    for posted, alone, first, second in ((0, True, 0, 0), (1, True, 2, 0), (2, True, 2, 1), (2, False, 0, 0)):
        ask = Ask("door", "1", lambda: menu, side=WEST, secret=True, posted=posted)
        shown = shown_to(ask, EAST, alone=alone).menu()
        assert [len(shown.choices), shown.why_not] == [first, None]
        if first:
            below = shown.choices[0].then
            assert below is not None
            assert len(below().choices) == second
