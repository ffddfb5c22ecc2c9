"""Twins through the bot: games that differ in one side's secrets only look the same to everybody else, to the end.

At each question of a whole game the secret side of one twin has other orders than that of the other. They differ for as
long as the rules let nobody notice: before an answer whose consequences would differ, the orders are made equal again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import islice
from math import inf
from typing import Any
from unittest.mock import AsyncMock, patch

import msgspec
import pytest
from games.ascari.players import Eager
from games.revolte import players as revolte
from support import stress
from support.discord_play import PlayServer, text
from support.twins import SEED, Lines, Twin, differences, digest, filmed

import bot.boards.delivery
import bot.boards.drawing_processes
import bot.boards.pictures
import bot.boards.printed_pages
import bot.games.plans
import bot.plans.handlers
import engine.games
from bot.games.seats.chairs import AT_ONCE, LIVE, POST, due_times
from bot.runtime import clock
from bot.runtime.scheduler import BOARDS, NOTICES
from bot.runtime.settings import Settings
from db.games import GameRow
from db.sides import JOB, chairs_of
from engine.core.asks import REACTION, Answer, Ask
from engine.core.planning.plans import Plan
from engine.core.policies import RandomPlayer
from engine.core.save import Outcome, advance
from engine.games.ascari.orders import PRESETS
from engine.games.ascari.world import Orders
from engine.games.revolte.orders import WAYS
from render.two_sided import newspaper

pytestmark = [pytest.mark.simcord(settle_timeout=120), pytest.mark.sqlite, pytest.mark.duel]

EAST, WEST = SIDES = ("east", "west")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("siege board", {"text": True}),
    ("siege status", {}),
    ("siege dice", {}),
    ("siege log", {}),
    ("siege export", {}),
    ("siege verify", {}),
    ("siege log", {"day": "all"}),
    ("siege board", {"day": "1", "text": True}),
    ("siege undo", {}),
    ("siege order", {"do": "dance"}),
    ("siege order", {"do": "go", "second": "9999"}),
    ("siege move", {"from": "400,0", "to": "nowhere"}),
    ("siege fire", {"from": "0101"}),
    ("siege odds", {"text": True}),
    ("siege odds", {}),
    ("siege map", {}),
    ("siege replay", {}),
    ("siege newspaper", {}),
    ("siege story", {}),
    ("siege games", {}),
    ("siege players list", {}),
    ("siege rules", {"what": "4"}),
    ("plan show", {}),
    ("privacy show", {"file": True}),
    ("records me", {}),
    ("side orders", {}),
    ("match mine", {}),
    ("match since", {}),
    ("match note", {}),
    ("side take", {"side": "east"}),
)
TYPED = (
    ("siege order", "do", ""),
    ("siege order", "second", "4"),
    ("siege move", "from", ""),
    ("side take", "side", ""),
)
SHARE = len(COMMANDS) // 3 if stress.FULL else 1
"""How many of the commands are tried at each question, in turn."""

MOMENT = 5
"""Seconds: whatever is done is done at a multiple of it: windows of a minute stay open while they are looked at."""
SHORT = 8 * MOMENT
"""Seconds: a side that is waited for no longer than that, some moments more, is let run out of time."""
STEP = 10
"""Seconds: a window's message changes every ten."""
SETTLED = 200
"""How often the bot may settle until it has sent all that it owes."""
LATE = 0.4
"""The share of windows in which nobody answers."""

MOST = stress.count("SIEGEMASTER_TWINS", 3, 2000)
"""How many questions of a game are played; all under stress."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The bot serves the board's page, of which every answer is compared."""
    return settings.model_copy(update={"web_port": 0})


def laid_out_alike(row: GameRow, side: str | None = None, scope: str = "") -> tuple[Plan, ...]:
    """Lay out plans with dice that do not go by the game's id: the twins have two."""
    return bot.games.plans.laid_out(replace(row, id="twins"), side, scope)


def _same_game(call: Callable[..., Any], *args: Any, **more: Any) -> Callable[..., Any]:
    """Have a poster show another number than its game's."""
    return partial(call, *args, **(more | ({"game": "twins"} if "game" in more else {})))


@pytest.fixture(autouse=True)
def one_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing go by the game's id that is meant to differ from game to game: dice of plans, headlines, posters."""
    monkeypatch.setattr(bot.plans.handlers, "laid_out", laid_out_alike)
    monkeypatch.setattr(newspaper, "sha256", lambda _: sha256(b"twins"))
    monkeypatch.setattr(bot.boards.printed_pages, "partial", _same_game)


class Pair:
    """Two twins, and what they are asked."""

    def __init__(self, server: PlayServer, *, system: str, secret: str) -> None:
        other = PlayServer(server.env, server.make, server.game)
        self.twins = [Twin(each, system=system, secret=secret) for each in (server, other)]
        self.one, self.other = self.twins
        self.secret, self.compared, self.turn = secret, 0, 0
        self.pages_only = False
        """Whether only the answers of the board's page are compared, as long games are."""

    async def begin(
        self, options: dict[str, str], sides: tuple[str, str], *, pace: str | None = None, invited: bool = False
    ) -> None:
        for twin in self.twins:
            await twin.begin(options, sides, pace=pace, invited=invited)
        await self.all_sent()
        self.open = next(side for side in sides if side != self.secret)
        await self.compare("the beginning")

    async def compare(self, where: str) -> None:
        """Hold all that others see of one twin against the other's."""
        if self.pages_only:
            for twin in self.twins:
                twin.forget()
            one, other = [await twin.pages(self.open) for twin in self.twins]
            assert not (wrong := differences(one, other)), (where, wrong)
            self.compared += 1
            return
        wanted = [COMMANDS[(self.turn + number) % len(COMMANDS)] for number in range(SHARE)]
        typed = TYPED[self.compared % len(TYPED) :][:1]
        self.turn += SHARE
        found: list[dict[str, list[str]]] = []
        for twin in self.twins:
            twin.hear()
            seen: dict[str, list[str]] = {"what was sent": twin.requests, "the posts": twin.posts()}
            twin.requests = []
            seen["what is stored"] = await twin.rows()
            seen["what is seen"] = await twin.seen(self.open)
            seen["what is picked"] = await twin.picked(self.open)
            for name, who in (("the other side", twin.people[self.open]), ("a spectator", twin.carol)):
                for command, options in wanted:
                    seen[f"/{command} {options} by {name}"] = await twin.asks(who, command, options)
                for each in typed:
                    seen[f"typed {each} by {name}"] = await twin.types(who, *each)
            found.append(seen)
        one, other = found
        missed = {key: told for key in one if (told := differences(one[key], other[key]))}
        assert not missed, (where, missed)
        self.compared += 1

    def compare_posts(self, where: str) -> None:
        """Hold what all see without asking for it against the other's: a part of `compare` that takes no time."""
        found = []
        for twin in self.twins:
            twin.hear()
            found.append([*twin.requests, *twin.posts()])
            twin.requests = []
        assert not differences(*found), where

    async def differs(self) -> None:
        """Hold what is hidden against the other's: it differs, and its own side sees that."""
        worlds = [(await twin.outcome()).world for twin in self.twins]
        for each in (self.one.rules.encode, partial(self.one.rules.view, side=self.secret)):
            assert msgspec.json.encode(each(worlds[0])) != msgspec.json.encode(each(worlds[1]))
        one, other = [twin.message(await twin._copy(self.secret, "sideorders")) for twin in self.twins]
        assert one != other

    def told(self, said: str) -> list[int]:
        """Return how many messages each twin has that say something."""
        return [sum(said in text(each) for each in twin.server.messages(twin.channel)) for twin in self.twins]

    def windows(self) -> list[int]:
        """Return how many messages of open windows each twin has."""
        return [len(twin.windows()) for twin in self.twins]

    async def pass_by(self, seconds: float) -> None:
        """Let time go by, and the bot do what it does in it."""
        await self.one.server.env.advance_time(seconds)

    async def answer(self, side: str, answer: Answer, twin_answer: Answer | None = None) -> None:
        self._next_moment()
        with self._held():
            await self.one.answer(side, answer)
            await self.other.answer(side, answer if twin_answer is None else twin_answer)
        await self._rest()

    async def take_back(self, side: str, to: int) -> None:
        self._next_moment()
        with self._held():
            for twin in self.twins:
                await twin.take_back(side, to)
        await self._rest()

    async def order(self, twin: Twin, *orders: Answer) -> None:
        """Have the secret side of one twin, or of both, give orders."""
        self._next_moment()  # whatever notes when orders were given, tells
        with self._held():
            await twin.order(*orders)

    async def order_open(self, answer: Answer) -> None:
        """Have the other side of both twins give the same order: it is asked in windows, too."""
        self._next_moment()
        with self._held():
            for twin in self.twins:
                await twin.ordered(self.open, answer)

    def _held(self) -> AbstractContextManager[Any]:
        """Hold the scheduler, which the twins share, until both have done something.

        The clock's jump may make it due in the midst of what one of them does. Messages would go in another order then.
        """
        return patch.object(self.one.server.bot.context.scheduler, "_call", AsyncMock())

    async def _rest(self) -> None:
        """Let the bot send what is due."""
        await self.pass_by(1)
        await self.all_sent()

    async def all_sent(self) -> None:
        """Wait until no message is owed: a busy machine drops those in one twin that are answered before they go."""
        for _ in range(SETTLED):
            if not [owed for twin in self.twins for owed in await twin.owed()]:
                return
            self.one.server.bot.context.scheduler.wake_now(BOARDS, NOTICES)
            await self.one.server.env.settle()
        raise AssertionError("messages are owed and do not go")

    async def watched(self) -> None:
        """Hold what others see where they watch against the other twin's, when all of it has been sent."""
        await self.pass_by(90)
        one, other = (twin.watched() for twin in self.twins)
        assert not differences(one, other)

    def _next_moment(self) -> None:
        """Set the clock of all; what waits for a time goes on waiting, which saves most of the time of a test."""
        simulated = self.one.server.env.backend.clock
        simulated.advance(MOMENT - simulated.elapsed % MOMENT)

    async def waited_for(self, side: str) -> float:
        """Return for how many seconds a side is still waited for, the same in both twins."""
        left = [await self._waited_for(twin, side) for twin in self.twins]
        assert left[0] == left[1]
        return left[0]

    async def _waited_for(self, twin: Twin, side: str) -> float:
        row, now = (await twin.state()).row, clock.now()
        times = {name: at for name, _, at in due_times(row, chairs_of(row), now)}
        return (times[side] - now).total_seconds() if side in times else inf

    async def time_out(self, side: str) -> None:
        """Let the time of a side run out in both twins: the clock answers for it."""
        server, left = self.one.server, await self.waited_for(side)
        before = [(await twin.state()).version for twin in self.twins]
        await server.later(max(0.0, left))
        server.bot.context.scheduler.wake_now(JOB)
        await self._rest()
        for twin, version in zip(self.twins, before, strict=True):
            twin.hear()
            assert (await twin.state()).version == version + 1

    async def unnoticed(self, side: str, answer: Answer) -> bool:
        """Whether the rules let nobody else notice, by this answer, that the twins differ."""
        after = [await self._after(twin, side, answer) for twin in self.twins]
        return after[0] == after[1]

    async def _after(self, twin: Twin, side: str, answer: Answer) -> Any:
        outcome = await twin.outcome()
        ask = next(each for each in outcome.asks if each.side == side)
        return self._public(twin, advance(twin.rules, outcome.save, ask.check(answer), side=side))

    def _public(self, twin: Twin, after: Outcome[Any]) -> Any:
        views = [twin.rules.view(after.world), twin.rules.view(after.world, self.open)]
        asks = [(ask.side, ask.kind, dict(ask.facts)) for ask in after.asks]
        return msgspec.json.encode([views, asks, after.events, after.settled, after.seen])


@pytest.fixture
def pair(server: PlayServer, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Pair]:
    """Return two twins; films are told in words, and without stress boards are what they are drawn from."""
    system, secret = request.param
    monkeypatch.setattr(bot.boards.delivery, "PATIENCE", 600.0)  # the first board takes long on a busy machine
    monkeypatch.setattr(server.bot.replays, "project", filmed)
    if not stress.FULL:
        monkeypatch.setattr(
            bot.boards.pictures, "draw", lambda board, find=None: digest(board.method, board, board.look)
        )
    lines = Lines()
    lines.listen(monkeypatch)
    yield Pair(server, system=system, secret=secret)
    said = "\n".join(lines.found)
    for canary in (SEED, "~east", "~west", '"cellar"', "@east", "@west"):
        assert canary not in said


class Duellist:
    """A random player that seldom walks to the end at once, so that the duel is long."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)
        self.random = RandomPlayer(seed)

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return a legal answer."""
        if ask.kind == "walk" and self.dice.random() < 0.4:
            return ("done",)
        return self.random.answer(view, ask)


class DuelOrders:
    """The standing orders of the duel: one word."""

    def of(self, world: Any, side: str) -> Answer:
        return (str(world.people[side].orders),)

    def drawn(self, dice: random.Random, world: Any, side: str) -> Answer:
        return (dice.choice(("never", "1", "2", "3", "ask")),)

    def others(self, dice: random.Random, world: Any, side: str) -> tuple[Answer, ...]:
        """Return orders that differ from those of a side, and let nobody wait."""
        return ((dice.choice([word for word in ("never", "1", "2", "3") if word != world.people[side].orders]),),)

    def again(self, world: Any, side: str) -> tuple[Answer, ...]:
        """Return what makes another's orders those of this world."""
        return (self.of(world, side),)


class AscariOrders:
    """The standing orders of Ascari: a preset, here, and what differs from it."""

    def drawn(self, dice: random.Random, world: Any, side: str) -> Answer:
        del world, side
        return ("preset", dice.choice(("steady", "close", "long", "ask-me", "hold-all")))

    def others(self, dice: random.Random, world: Any, side: str) -> tuple[Answer, ...]:
        orders: Orders = world.orders[side]
        if orders.holding or orders.lapses:  # any order ends that, and nothing brings it back
            return ()
        fires = [name for name, piece in world.position.pieces.items() if piece.at and self._fires(world, side, name)]
        found: list[tuple[Answer, ...]] = [
            (("preset", "hold-all"), ("most", "3")),
            (("rifles", "1" if orders.rifles != "1" else "3"), ("step", "on")),
            (("only", "horse"), ("spare", "50")),
        ]
        found += [(("unit", dice.choice(fires), "hold"),)] if fires else []
        return dice.choice(found)

    def _fires(self, world: Any, side: str, name: str) -> bool:
        counter = world.position.roster[name]
        return counter.side == side and not counter.is_leader

    def again(self, world: Any, side: str) -> tuple[Answer, ...]:
        orders: Orders = world.orders[side]
        preset = next(
            name
            for name, each in PRESETS.items()
            if (each.rifles, each.guns, each.only) == (orders.rifles, orders.guns, orders.only)
        )
        return ("preset", preset), ("step", "off")


class RevolteOrders:
    """The standing orders of La révolte: three words, of which the twins differ in one or two."""

    def drawn(self, dice: random.Random, world: Any, side: str) -> Answer:
        del world, side
        name = dice.choice(("defence", "supports"))
        return (name, dice.choice(WAYS[name]))

    def others(self, dice: random.Random, world: Any, side: str) -> tuple[Answer, ...]:
        name = dice.choice(("defence", "supports"))
        return ((name, dice.choice([way for way in WAYS[name] if way != getattr(world.orders[side], name)])),)

    def again(self, world: Any, side: str) -> tuple[Answer, ...]:
        """Return what makes another's orders those of this world: all, since an undo brings back earlier ones."""
        return tuple((name, getattr(world.orders[side], name)) for name in ("defence", "supports"))


async def _is_late(pair: Pair, ask: Ask, dice: random.Random) -> bool:
    """Return whether nobody answers a question in time: a share of windows, and turns whose time is nearly over."""
    left = await pair.waited_for(ask.side)
    return left < inf and (left < SHORT or (ask.pace == REACTION and dice.random() < LATE))


async def _whole_game(pair: Pair, orders: Any, player: Any, dice: random.Random, *, most: int) -> Counter[str]:
    """Play a game with other orders in one twin, as long as nobody can notice; return what was proved how often."""
    proved: Counter[str] = Counter()
    for number in range(most):
        outcome = await pair.one.outcome()
        if not outcome.asks:
            break
        secret = pair.secret
        if dice.random() < 0.25:
            drawn = orders.drawn(dice, outcome.world, secret)
            for twin in pair.twins:
                await pair.order(twin, drawn)
            await pair.order_open(orders.drawn(dice, outcome.world, pair.open))
            outcome = await pair.one.outcome()
        differing = orders.others(dice, outcome.world, secret)
        await pair.order(pair.other, *differing)
        if differing:
            await pair.differs()
            proved["differing"] += 1
        await pair.compare(f"question {number}, other orders: {differing}")
        ask = dice.choice(outcome.asks)
        state = await pair.one.state(ask.side)
        open_ask = next(each for each in state.asks if each.side == ask.side)
        answer = open_ask.check(player.answer(state.view, open_ask))
        late = await _is_late(pair, ask, dice)
        if late:
            assert ask.lapse is not None
            answer = open_ask.check(ask.lapse)
        unnoticed = await pair.unnoticed(ask.side, answer)
        proved["unnoticed" if unnoticed else "noticed"] += bool(differing)
        if not unnoticed:
            await pair.order(pair.other, *orders.again(outcome.world, secret))
            assert await pair.unnoticed(ask.side, answer)
        await (pair.time_out(ask.side) if late else pair.answer(ask.side, answer))
        proved["late"] += late
        offered = [await twin.taken_back(ask.side) for twin in pair.twins]
        assert offered[0] == offered[1]
        if not unnoticed and ask.side == pair.open:
            assert offered[0] is None, "what comes of it depends on a secret: it cannot be taken back"
        elif offered[0] is not None and dice.random() < 0.5:
            await pair.compare(f"question {number}, before undo")
            await pair.take_back(ask.side, offered[0])
            proved["taken back"] += 1
    await pair.watched()
    return proved


@pytest.mark.parametrize(
    "pair", stress.spread([pytest.param(("duel", side), id=side) for side in SIDES], of=2), indirect=True
)
async def test_a_duel_with_other_orders_looks_the_same_to_the_end(pair: Pair) -> None:
    await pair.begin({}, (WEST, EAST), pace=LIVE)
    proved = await _whole_game(pair, DuelOrders(), Duellist("whole duel"), random.Random(3), most=MOST)
    assert proved["unnoticed"] > 1
    if stress.FULL:
        assert (await pair.one.state()).status == "over"
        assert min(proved["noticed"], proved["taken back"]) > 0


@pytest.mark.stress
@pytest.mark.parametrize("pair", [("duel", EAST)], indirect=True)
async def test_invitations_and_reminders_do_not_depend_on_standing_orders(pair: Pair) -> None:
    """East is invited, has answered in secret, and has other standing orders; West is reminded."""
    await pair.begin({}, (WEST, EAST), pace=LIVE, invited=True)
    assert pair.told("challenges you") == [1, 1]
    await pair.order(pair.other, ("2",))
    await pair.pass_by(STEP)
    pair.compare_posts("other orders before anybody has agreed")
    await pair.answer(EAST, ("cellar",), ("garden",))
    assert pair.told("challenges you") == [0, 0]
    pair.compare_posts("East has agreed by an answer")
    await pair.order(pair.one, ("3",))
    left = await pair.waited_for(WEST)
    await pair.pass_by(left - 240)
    await pair.all_sent()
    assert pair.told("still has to answer") == [1, 1]
    pair.compare_posts("a reminder")


@pytest.mark.parametrize("pair", [("duel", EAST)], indirect=True)
async def test_secret_choices_reveal_nothing_before_they_are_public(pair: Pair) -> None:
    """The chosen door differs until both are open, the traps until a unit could step on one."""
    await pair.begin({}, (WEST, EAST))
    await pair.answer(EAST, ("cellar",), ("garden",))
    await pair.compare("doors")
    await pair.take_back(EAST, 1)
    await pair.compare("a door taken back")
    await pair.answer(EAST, ("cellar",), ("cellar",))
    await pair.answer(WEST, ("garden",))
    for mine, theirs, twins in (("500,0", "400,0", "500,0"), ("600,0", "600,0", "600,0")):
        await pair.answer(EAST, ("lay", theirs), ("lay", twins))
        await pair.compare("East has laid a trap")
        await pair.answer(WEST, ("lay", mine))
        await pair.compare("West has laid a trap")
    player, dice = Duellist("traps"), random.Random(1)
    for number in range(40):
        (ask,) = (await pair.one.outcome()).asks
        state = await pair.one.state(ask.side)
        answer = player.answer(state.view, state.ask or ask)
        if ask.side == EAST and dice.random() < 0.5:
            answer = ("done",)
        unnoticed = await pair.unnoticed(ask.side, answer)
        await pair.answer(ask.side, answer)
        if not unnoticed:
            assert [await twin.taken_back(ask.side) for twin in pair.twins] == [None, None]
            assert pair.compared > 8
            return
        await pair.compare(f"question {number}, other traps")
    raise AssertionError("nobody has stepped on a trap")


@pytest.mark.stress
@pytest.mark.parametrize(
    ("pair", "seed"),
    [pytest.param(("ascari", side), seed, id=side) for side, seed in (("dervish", 7), ("italian", 5))],
    indirect=["pair"],
)
async def test_ascari_with_other_orders_looks_the_same(pair: Pair, seed: int) -> None:
    """The seeds are those of games in which a side is asked during the other's move."""
    await pair.begin({"scenario": "agordat-1890"}, ("italian", "dervish"), pace=LIVE)
    proved = await _whole_game(pair, AscariOrders(), Eager("twins"), random.Random(seed), most=MOST)
    assert (await pair.one.state()).status == "over"
    assert min(proved["unnoticed"], proved["noticed"], proved["taken back"], proved["late"]) > 0


FIRST_MOVE = (("dervish", "historical"), ("italian", "historical"), ("italian", "done"))
"""What is answered at Agordat until the Dervishes move."""
ASKED = ("preset", "ask-me")
NEAR, FURTHER = (("move", "jihadia-2", end, "go") for end in ("1007", "1108"))
"""The way to the second one leads through the first, where one Italian battalion sees the mover; then two."""


async def _to_the_first_move(pair: Pair, pace: str = LIVE) -> None:
    await pair.begin({"scenario": "agordat-1890"}, ("italian", "dervish"), pace=pace)
    for side, word in FIRST_MOVE:
        await pair.answer(side, (word,))
    for twin in pair.twins:
        await twin.ordered("italian", ASKED)


@pytest.mark.parametrize("pair", [("ascari", "italian")], indirect=True)
async def test_the_timing_of_a_window_does_not_depend_on_other_standing_orders(pair: Pair) -> None:
    """One battalion asks for a window in both twins; other orders differ, and no player answers."""
    await _to_the_first_move(pair)
    differing = (("unit", "fara-2", "hold"), ("spare", "67"), ("only", "horse"), ("most", "3"))
    await pair.order(pair.other, *differing)
    await pair.differs()
    await pair.answer("dervish", FURTHER)
    assert pair.windows() == [1, 1]
    await pair.differs()
    await pair.compare("a window")
    assert await pair.unnoticed("italian", ("fallback",))
    for seconds in range(0, 60, STEP):
        await pair.pass_by(STEP)
        pair.compare_posts(f"{seconds + STEP} seconds of a window")
    assert [(await twin.state()).asks[0].facts["at"] for twin in pair.twins] == ["1108"] * 2
    await pair.compare("the next window")
    await pair.order(pair.one, *differing[1:])
    await pair.order(pair.other, ("unit", "fara-2", "usual"))
    await pair.answer("italian", ("pass-move",))
    await pair.compare("no window is left")
    assert pair.windows() == [0, 0]


@pytest.mark.stress
@pytest.mark.parametrize("pair", [("ascari", "italian")], indirect=True)
async def test_without_waiting_no_window_is_opened(pair: Pair) -> None:
    """§A62: a question that timed out immediately would be in the log, and reveal which side wanted to be asked."""
    await _to_the_first_move(pair, AT_ONCE)
    await pair.order(pair.other, ("preset", "close"))  # as far as those fire who are on «ask» and are not asked
    before = [(await twin.state()).version for twin in pair.twins]
    await pair.answer("dervish", FURTHER)
    assert [(await twin.state()).version for twin in pair.twins] == [version + 1 for version in before]
    assert [(await twin.state()).asks[0].kind for twin in pair.twins] == ["move", "move"]
    await pair.compare("nobody was asked")


@pytest.mark.stress
@pytest.mark.parametrize("pair", [("ascari", "dervish")], indirect=True)
async def test_the_rest_of_a_move_is_hidden_until_a_window_closes(pair: Pair) -> None:
    """§A53: one mover stays where it is seen, the other moves on, as was ordered before."""
    await _to_the_first_move(pair)
    await pair.answer("dervish", NEAR, FURTHER)
    assert pair.windows() == [1, 1]
    await pair.compare("a window in mid-way")
    await pair.pass_by(STEP)
    pair.compare_posts("some seconds later")
    await pair.answer("italian", ("pass",))
    assert [(await twin.state()).asks[0].kind for twin in pair.twins] == ["move", "react"], "now it shows"


LARGER = [
    pytest.param(("ascari", side), name, pace, id=f"{name}-{side}")
    for name, pace in (("makalle-1896", POST), ("amba-alagi-1895", LIVE))
    for side in ("ethiopian", "italian")
]
"""By post with digests, and live with windows that have a message of their own."""
PLAYED = stress.count("SIEGEMASTER_LARGER_TWINS", 1, 24)
"""How many questions of the larger battles are played when both are deployed."""


@pytest.mark.stress
@pytest.mark.parametrize(
    ("pair", "name", "pace"), [LARGER[0], *(stress.marked(each) for each in LARGER[1:])], indirect=["pair"]
)
async def test_larger_battles_with_other_orders_look_the_same(pair: Pair, name: str, pace: str) -> None:
    """With the historical deployment, and a few questions."""
    await pair.begin({"scenario": name}, ("italian", "ethiopian"), pace=pace)
    for _ in SIDES:
        (ask,) = (await pair.one.outcome()).asks
        await pair.answer(str(ask.side), ("historical",))
    proved = await _whole_game(pair, AscariOrders(), Eager(name), random.Random(7), most=PLAYED)
    assert proved["unnoticed"] + proved["noticed"] > PLAYED // 3
    assert proved["differing"] > 0


SKIRMISHES = [
    pytest.param(("revolte", side), name, pace, id=f"{name}-{side}")
    for name, pace, side in (
        ("langfang", LIVE, "europeans"),
        ("fu-gate", POST, "boxers"),
        ("tartar-wall", LIVE, "boxers"),
    )
]
SKIRMISHED = stress.count("SIEGEMASTER_TABLE_TWINS", 1, 40)


@pytest.mark.parametrize(
    ("pair", "name", "pace"), [SKIRMISHES[0], *(stress.marked(each) for each in SKIRMISHES[1:])], indirect=["pair"]
)
async def test_skirmishes_with_other_orders_look_the_same(pair: Pair, name: str, pace: str) -> None:
    await pair.begin({"scenario": name}, ("europeans", "boxers"), pace=pace)
    steward = engine.games.find("revolte").policies["steward"]("twins")
    proved = await _whole_game(pair, RevolteOrders(), steward, random.Random(11), most=SKIRMISHED)
    assert proved["unnoticed"] > SKIRMISHED // 3
    assert proved["differing"] > 0


PAGED = stress.count("SIEGEMASTER_PAGE_TWINS", 1, 2000)
"""How many questions of a game are played whose page alone is compared: all under stress."""


@pytest.mark.stress
@pytest.mark.parametrize("player", ["random", "autopilot"])
@pytest.mark.parametrize(
    ("pair", "name"),
    [
        pytest.param(("ascari", "dervish"), "agordat-1890", id="ascari"),
        pytest.param(("revolte", "boxers"), "langfang", id="revolte"),
    ],
    indirect=["pair"],
)
async def test_the_page_of_a_whole_game_with_other_orders_looks_the_same(pair: Pair, name: str, player: str) -> None:
    """States, menus, pictures and refusals, for the other side, an onlooker and a spectator, until the game is over."""
    ascari = pair.one.system == "ascari"
    others = {"ascari": Eager, "revolte": revolte.Eager}[pair.one.system]
    steward = engine.games.find(pair.one.system).policies["steward"]
    pair.pages_only = True
    await pair.begin({"scenario": name}, ("italian", "dervish") if ascari else ("europeans", "boxers"), pace=LIVE)
    chosen: Any = others(name) if player == "random" else steward(name)
    orders: Any = AscariOrders() if ascari else RevolteOrders()
    proved = await _whole_game(pair, orders, chosen, random.Random(13), most=PAGED)
    assert PAGED < 2000 or (await pair.one.state()).status == "over"
    assert proved["unnoticed"] > 0


@pytest.mark.stress
@pytest.mark.parametrize("pair", [("revolte", "boxers"), ("revolte", "europeans")], indirect=True)
async def test_rallies_are_shown_only_to_their_side_until_both_have_chosen(pair: Pair) -> None:
    """One side has chosen, differently in each twin, and the other has not: §5."""
    await pair.begin({"scenario": "fu-gate"}, ("europeans", "boxers"), pace=LIVE)
    steward = engine.games.find("revolte").policies["steward"]("twins")
    while True:
        asks = (await pair.one.outcome()).asks
        if len(asks) > 1 and asks[0].kind == "rally":
            break
        state = await pair.one.state(asks[0].side)
        assert state.ask is not None
        await pair.answer(asks[0].side, state.ask.check(steward.answer(state.view, state.ask)))
    ask = next(each for each in asks if each.side == pair.secret)
    one, other = list(islice(ask.answers(), 2))
    await pair.answer(pair.secret, one, other)
    saves = [(await twin.outcome()).save.answers for twin in pair.twins]
    assert saves[0] != saves[1]
    await pair.compare("one side has said what it spends")
