"""Presses and messages of player-turns, counted on the posted components: by advice, and by hand for half the units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, button, controls, labels, private, text

import bot.boards.pictures
import bot.play.buttons
from bot.ui.custom_ids import StaleCustomId, read_path, write_path
from db.profiles import Profiles
from db.schema.community import profile
from db.schema.games import game
from engine.core.save import dump, load
from engine.games.ascari import RULESET
from engine.games.ascari.phases.moves import movable
from engine.games.ascari.scenarios import GUNS, LEADER
from engine.games.ascari.testing import positions

ADVISED = {"agordat-1890": 3, "makalle-1896": 4, "amba-alagi-1895": 6}
"""The most presses of a player-turn by advice."""
BY_HAND = {"agordat-1890": 10, "makalle-1896": 16, "amba-alagi-1895": 22}
"""The most presses of a player-turn in which half of a side's units are moved by hand, and the others stay."""
POSTED = {"agordat-1890": 1, "makalle-1896": 2, "amba-alagi-1895": 2}
"""The most boards of a player-turn; all else are edits."""
ITALIANS_AT_MAKALLE = 8
TURNS = stress.count("SIEGEMASTER_PLAYER_TURNS", 1, 1000)
"""How many player-turns are played; whole games under stress."""
ALL, MOVED, FIRED, DAY, STAY = "Let the adviser decide", "End movement", "End firing", "Begin the day", "Stay"

pytestmark = pytest.mark.sqlite


class Table:
    """Two people at one battle; every press is made on a component that stands there."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.pressed = Counter[tuple[tuple[int, int], str]]()
        self.posted = Counter[tuple[int, int]]()
        self.copy: Any = None

    async def begin(self, name: str, **options: Any) -> None:
        server = self.server
        for who in (server.alice, server.bob):  # clicks are counted without the question before a phase ends
            await Profiles(server.bot.database).set(who.id, profile.c.unasked, value=True)
        await server.new(
            self.channel, seed=None, game="ascari", scenario=name, side="italian", opponent=server.bob, **options
        )
        for _ in range(2):
            await self.press(button(self.board, "Historical positions"))
        self.pressed.clear()

    def turns(self) -> dict[tuple[tuple[int, int], str], int]:
        """Return the presses of each player-turn after the deployment."""
        return {key: count for key, count in self.pressed.items() if key[0][0]}

    @property
    def board(self) -> Any:
        return self.server.boards(self.channel)[-1]

    async def state(self) -> Any:
        return await self.server.state(self.channel)

    async def press(self, custom_id: str, *, of: Any = None, value: str | None = None) -> None:
        """Press a button, or pick in a select, as whoever is asked; note what it opened."""
        before = await self.state()
        (side,) = before.turns.asked
        who = {each.id: each for each in (self.server.alice, self.server.bob)}[before.sides[side].user_id]
        message = self.server.as_message(of or self.board)
        self.pressed[before.progress, side] += 1
        count = len(self.server.messages(self.channel))
        if value is None:
            told = await who.click(message, custom_id=custom_id)
        else:
            told = await who.select(message, custom_id=custom_id, values=[value])
        after = await self.state()
        if after.status == "running":
            self.posted[after.progress] += len(self.server.messages(self.channel)) - count
        private_one = told.response if told.response is not None and told.response.ephemeral else None
        answer = told.followups[-1] if told.followups else private_one
        if answer is not None and answer.message is not None:
            self.copy = self.server.env.backend.get_message(self.channel.id, answer.message.id)
        elif of is not None:
            self.copy = self.server.env.backend.get_message(self.channel.id, of.id)

    def shown(self) -> Iterator[Any]:
        """Yield the messages on which somebody may go on: the private copy, then the board."""
        if self.copy is not None:
            yield self.copy
        yield self.board

    async def say(self, *wanted: str) -> None:
        """Press the first of these buttons that is there: on the private copy if it stands on that one."""
        for label in wanted:
            for message in self.shown():
                if label in labels(message):
                    await self.press(button(message, label), of=message)
                    return
        raise AssertionError(f"none of {wanted} among {[labels(each) for each in self.shown()]}")

    async def pick(self, *path: str, again: bool = True) -> None:
        """Pick in whichever select says these words: on the private copy if it is there, else on the board.

        Where the board asks the commander, the menus come with “My own orders”.
        """
        (ask,) = (await self.state()).asks
        said = write_path(ask, path)
        for message in self.shown():
            for select in (each for each in controls(message) if each["type"] == 3):
                if said in [option["value"] for option in select["options"]]:
                    await self.press(select["custom_id"], of=message, value=said)
                    return
        if not again or "My own orders" not in labels(self.board):
            raise AssertionError(f"nothing to pick like {path}")
        await self.press(button(self.board, "My own orders"), of=self.board)
        await self.pick(*path, again=False)

    async def choose(self, label: str) -> None:
        """Pick the option that begins so, in whichever select has it."""
        for message in self.shown():
            for select in (each for each in controls(message) if each["type"] == 3):
                for option in select["options"]:
                    if option["label"].startswith(label):
                        await self.press(select["custom_id"], of=message, value=option["value"])
                        return
        raise AssertionError(f"nothing to choose like {label}")

    async def asked_about(self) -> tuple[str, ...]:
        """Return the piece that the private copy asks about: what its first select's orders begin with."""
        state = await self.state()
        select = next((each for each in controls(self.copy) if each["type"] == 3), None) if self.copy else None
        if select is None:
            return ()
        try:
            own = await self.server.bot.context.service.seen_by(state.id, state.sides[state.asks[0].side].user_id)
            return read_path(own.ask, select["options"][0]["value"])[:2]
        except StaleCustomId:
            return ()

    async def pick_first(self) -> None:
        """Pick what the private copy lists first."""
        select = next((each for each in controls(self.copy) if each["type"] == 3), None)
        assert select is not None, text(self.copy)
        await self.press(select["custom_id"], of=self.copy, value=select["options"][0]["value"])


@pytest.fixture
def table(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table; nobody looks at the pictures."""
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")

    async def unseen(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(bot.play.buttons, "picked_at", unseen)
    return Table(server)


async def by_advice(table: Table) -> None:
    """Play a player-turn on the board alone: what is advised, to the end of each phase."""
    start = (await table.state()).progress
    while (state := await table.state()).status == "running" and state.progress == start:
        table.copy = None
        await table.say(ALL, MOVED, FIRED, DAY)


CASES = [name if name == "agordat-1890" else stress.marked(name) for name in ADVISED]


@pytest.mark.parametrize("name", CASES)
async def test_a_player_turn_with_advice_takes_few_clicks(table: Table, name: str) -> None:
    await table.begin(name)
    for _ in range(TURNS):
        if (await table.state()).status != "running":
            break
        await by_advice(table)
    turns = table.turns()
    assert len(turns) >= min(TURNS, 5)
    assert max(turns.values()) <= ADVISED[name], turns
    assert max(count for progress, count in table.posted.items() if progress[0]) <= POSTED[name], "all else are edits"


def _walkers(position: Any) -> list[str]:
    """Return the units that may move; leaders go along, and guns that are emplaced stay so."""
    return [name for name in movable(position) if position.roster[name].kind not in {LEADER, GUNS}]


async def by_hand(table: Table) -> None:
    """Move half of the units that may move, each where its own select says first, then fire as advised."""
    state = await table.state()
    start, position, table.copy = state.progress, state.view.position, None
    wanted = len(_walkers(position)) // 2
    moved = 0
    while (state := await table.state()).status == "running" and state.progress == start:
        (ask,) = state.asks
        if ask.kind == "go-on":
            await table.say(STAY)
        elif ask.kind == "move" and moved < wanted:
            position = state.view.position
            name = _walkers(position)[0]
            if await table.asked_about() != ("move", name):
                await table.pick("move", name)
            await table.pick_first()
            moved += 1
        elif ask.kind == "move":
            await table.say(MOVED)
        else:
            table.copy = None
            await table.say(ALL, FIRED, DAY)


@pytest.mark.parametrize("name", CASES)
async def test_a_player_turn_by_hand_takes_few_clicks(table: Table, name: str) -> None:
    await table.begin(name)
    for _ in range(TURNS):
        if (await table.state()).status != "running":
            break
        await by_hand(table)
    turns = table.turns()
    assert len(turns) >= min(TURNS, 5)
    assert max(turns.values()) <= BY_HAND[name], turns
    if name == "makalle-1896":
        assert max(count for (_, side), count in turns.items() if side == "italian") <= ITALIANS_AT_MAKALLE, turns


async def test_only_the_side_to_move_can_use_the_boards_buttons(table: Table) -> None:
    """The other side and strangers get a refusal and nothing is stored; a public text contains no advice."""
    server = table.server
    await table.begin("agordat-1890")
    before, board = await table.state(), table.board
    assert not [each for each in controls(board) if each["type"] == 3], "the menus come with “My own orders”"
    assert "★" not in text(board)
    carol = server.guild.add_member(server.env.create_user("carol"))
    for who in (server.bob, carol):
        told = await who.click(server.as_message(board), custom_id=button(board, ALL))
        assert private(told)
        assert private(await who.click(server.as_message(board), custom_id=button(board, "My own orders")))
        assert private(await who.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"]))
    assert (await table.state()).version == before.version


# --- one order by hand, at a position ---


async def stand(table: Table, scenario: str, **fields: Any) -> None:
    """Let a new battle be at a position of its first movement phase."""
    await table.begin(scenario)
    state = await table.state()
    save = load(state.row.save.encode())
    world = positions.build(positions.from_plain({"scenario": scenario, "step": "move", "only": True, **fields}))
    written = msgspec.structs.replace(save, step="move", answers=[], state=msgspec.Raw(RULESET.encode(world)))
    async with table.server.bot.context.service.store.database.write() as connection:
        await connection.execute(sa.update(game).values(save=dump(written).decode()))
    await table.server.restart()  # what is remembered of the game is of another position
    await table.server.alice.slash(table.channel, "siege board")


async def on_map(table: Table, *units: str) -> list[str]:
    pieces = (await table.state()).view.position.pieces
    return [positions.write_piece(pieces[unit]) for unit in units]


@pytest.mark.stress
async def test_the_last_melee_of_a_turn_leaves_the_choice_of_the_retreat(table: Table) -> None:
    """No unit can move or fire; the question is on the board, with the current retreat and the alternatives."""
    before = {"at": "1205", "reduced": True}
    gone = {"pieces": ["jihadia-1"], "start": "1205", "end": "1305", "before": before, "ground": 0, "owner": ""}
    units = {"jihadia-1": "1305 reduced retreat", "spears-1": "0112", "fara-1": "1205 retreat done"}
    ways = {"1305": ["1305"], "1105": ["1105"], "1206": ["1206"]}
    await stand(table, "agordat-1890", active="italian", units=units, withdrawal={**gone, "ways": ways})
    assert "Where does Jihadia 1 at 1305 retreat to?" in text(table.board)
    assert "Keep this retreat" in labels(table.board)
    await table.choose("1105")
    assert await on_map(table, "jihadia-1") == ["1105 reduced retreat"]
    assert list((await table.state()).turns.asked) == ["dervish"], "one answer is enough"


@pytest.mark.stress
async def test_a_move_that_returns_names_a_hex_to_pass_through(table: Table) -> None:
    units = {"fara-1": "0607", "banda": "1512", "spears-1": "1201"}
    await stand(table, "agordat-1890", active="italian", units=units, control={"0707": "dervish"})
    await table.pick("move", "fara-1")
    await table.choose("Return to 0607, passing through …")
    await table.say("Pass through …")
    await table.say("0707, cost 2")
    await table.say("Go")
    assert await on_map(table, "fara-1") == ["0607 done"]
    assert (await table.state()).view.position.control["0707"] == "italian"


@pytest.mark.stress
async def test_guns_limber_and_leave_their_officer_behind(table: Table) -> None:
    units = {"hotchkiss-1": "0101", "olie": "0101", "1-iii": "1006", "makonnen-1": "1915"}
    await stand(table, "makalle-1896", active="ethiopian", units=units)
    await table.pick("move", "hotchkiss-1")
    await table.choose("Limber")
    await table.say("Without leaders")
    await table.say("0102")
    assert await on_map(table, "hotchkiss-1", "olie") == ["0102 limbered done", "0101"]
