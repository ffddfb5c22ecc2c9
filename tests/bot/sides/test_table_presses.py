"""Presses and messages of a side's turn on a measured table: by advice, and by own orders for six groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, button, controls, labels

import bot.boards.pictures
import bot.play.buttons
import engine.games
import render.games
from bot.answers.menus import Place
from bot.answers.typed import TypedAnswers
from bot.history.journal import record_of
from bot.play.buttons import next_piece
from bot.play.written_orders import read_line
from engine.core.asks import DONE, Answer, Ask
from engine.core.playout import play_out
from engine.core.record import Record
from engine.core.save import advance, new_game
from engine.games.revolte.scenarios import SCENARIOS
from render.language import speaking

BY_ADVICE, BY_HAND, WHOLE_GAME, POSTS = 3, 18, 30, 3
"""§17.6 The most presses of a side's turn by advice, and by own orders; of a game; the most posts of a turn."""
ORDERS = 6
"""So many groups are ordered by hand in a turn."""
TURNS = stress.count("SIEGEMASTER_TABLE_TURNS", 1, 1000)
GAMES = stress.count("SIEGEMASTER_TABLE_GAMES", 2, 100)
"""In so many games presses are counted without a channel."""
RULES, PRESENTER = engine.games.find("revolte"), render.games.find("revolte")
READY, ALL, MOVED, FIRED = "Yes, they are", "Let the adviser decide", "End movement", "End firing"
OWN, END = "My own orders", "End the phase"

pytestmark = pytest.mark.sqlite


@pytest.fixture(autouse=True)
def _revolte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")

    async def unseen(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(bot.play.buttons, "picked_at", unseen)


class Skirmish:
    """Two people at one fight; every press is made on a component that stands there."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.pressed = Counter[tuple[int, str]]()
        self.posted = Counter[int]()
        self.copy: Any = None

    async def begin(self, scenario: str) -> None:
        server = self.server
        await server.new(self.channel, seed=None, game="revolte", scenario=scenario, side="boxers", opponent=server.bob)
        while (await self.state()).asks[0].kind == "deploy":
            await self.say(READY)

    async def state(self) -> Any:
        return await self.server.state(self.channel)

    async def press(self, message: Any, custom_id: str, value: str | None = None) -> None:
        before = await self.state()
        side = before.asks[0].side
        who = {each.id: each for each in (self.server.alice, self.server.bob)}[before.sides[side].user_id]
        self.pressed[before.progress[0], side] += 1
        count = len(self.server.messages(self.channel))
        shown = self.server.as_message(message)
        if value is None:
            told = await who.click(shown, custom_id=custom_id)
        else:
            told = await who.select(shown, custom_id=custom_id, values=[value])
        after = await self.state()
        if after.status == "running":  # the end has a post of its own
            self.posted[after.progress[0]] += len(self.server.messages(self.channel)) - count
        alone = told.response if told.response is not None and told.response.ephemeral else None
        answer = told.followups[-1] if told.followups else alone
        if answer is not None and answer.message is not None:
            self.copy = self.server.env.backend.get_message(self.channel.id, answer.message.id)

    def shown(self) -> Iterator[Any]:
        if self.copy is not None:
            yield self.copy
        yield self.server.boards(self.channel)[-1]

    async def say(self, *wanted: str) -> None:
        """Press the first of these buttons that is there."""
        for label in wanted:
            for message in self.shown():
                if label in labels(message):
                    await self.press(message, button(message, label))
                    return
        raise AssertionError(f"none of {wanted} among {[labels(each) for each in self.shown()]}")

    async def turn(self, *, by_hand: bool) -> None:
        """Play until the turn is over or the game is."""
        turn, ordered = (await self.state()).progress[0], Counter[str]()
        while (state := await self.state()).status == "running" and state.progress[0] == turn:
            ask = state.asks[0]
            if by_hand and ask.kind == "order" and ordered[ask.side] < ORDERS and await self.order(state):
                ordered[ask.side] += 1
            elif by_hand and ask.kind == "order" and ordered[ask.side]:
                self.copy = None
                await self.end_orders()
            else:
                self.copy = None
                await self.say(ALL, MOVED, FIRED)

    async def end_orders(self) -> None:
        """End the orders on the board: its select, or its button, has it."""
        for message in self.shown():
            for select in (each for each in controls(message) if each["type"] == 3):
                for option in select["options"]:
                    if option["label"] == MOVED:
                        await self.press(message, select["custom_id"], option["value"])
                        return
        await self.say(MOVED)
        if self.copy is not None and END in labels(self.copy):  # some units could still act
            await self.press(self.copy, button(self.copy, END))

    async def order(self, state: Any) -> bool:
        """Order the first unit that the board offers to where its first option says; return whether there was one."""
        version = state.version
        message = self.server.boards(self.channel)[-1]
        if OWN in labels(message):  # the commander's question: the units come with its button
            self.copy = None
            await self.press(message, button(message, OWN))
            message = self.copy
        select = next((each for each in controls(message) if each["type"] == 3), None)
        if select is None:
            return False
        self.copy = None
        await self.press(message, select["custom_id"], select["options"][0]["value"])
        where = next((each for each in controls(self.copy) if each["type"] == 3), None)
        if where is None:
            return False
        await self.press(self.copy, where["custom_id"], where["options"][-1]["value"])
        assert (await self.state()).version > version, "two presses are an order"
        return True


@pytest.fixture
def fight(server: PlayServer) -> Skirmish:
    return Skirmish(server)


CASES = [name if name == "fu-gate" else stress.marked(name) for name in SCENARIOS]


@pytest.mark.parametrize("name", CASES)
async def test_a_turn_with_advice_takes_few_clicks(fight: Skirmish, name: str) -> None:
    await fight.begin(name)
    deployed = Counter({side: count for (turn, side), count in fight.pressed.items() if turn == 0})
    for _ in range(TURNS):
        if (await fight.state()).status != "running":
            break
        await fight.turn(by_hand=False)
    turns = {key: count for key, count in fight.pressed.items() if key[0]}
    assert max(turns.values()) <= BY_ADVICE, turns
    assert max(count for turn, count in fight.posted.items() if turn) <= POSTS, fight.posted
    for side in RULES.sides:
        assert deployed[side] + sum(count for key, count in turns.items() if key[1] == side) <= WHOLE_GAME
    state = await fight.state()
    if state.status != "running":
        service = fight.server.bot.context.service
        over = await service.load(state.id)
        record = record_of(over, await service.store.journal(over.id, first=1, last=over.version))
        assert counted(record) == turns


def counted(record: Record) -> Counter[tuple[int, str]]:
    """Return the presses by advice that the engine counts in a game: one for each kind of question in a turn."""
    rules = engine.games.find(record.system)
    outcome = new_game(rules, seed=record.seed, options=record.options)
    found = set[tuple[int, str, str]]()
    for entry in record.entries:
        if not entry.answer or not entry.answer[0].startswith("@"):
            continue
        side, answer = entry.answer[0][1:], entry.answer[1:]
        ask = next(each for each in outcome.asks if each.side == side)
        turn, _ = rules.progress(outcome.world)
        found.add((turn, ask.kind, side))
        outcome = advance(rules, outcome.save, answer, side=side)
    return Counter((turn, side) for turn, _, side in found if turn)


@pytest.mark.stress("fu-gate")
@pytest.mark.parametrize("name", CASES)
async def test_a_turn_with_own_orders_takes_few_clicks(fight: Skirmish, name: str) -> None:
    await fight.begin(name)
    for _ in range(TURNS):
        if (await fight.state()).status != "running":
            break
        await fight.turn(by_hand=True)
    turns = {key: count for key, count in fight.pressed.items() if key[0]}
    assert max(turns.values()) <= BY_HAND, turns
    assert max(turns.values()) >= 2 * 2 + 1, "somebody gave orders by hand"


class _Counted:
    """A steward whose questions and answers are counted as presses of a person who gives all orders by hand.

    An order takes two presses, who and where to, or one if the private copy asks about that unit already. After
    `ORDERS` of them a person writes the rest in one form: a press for the form, and one to send it.
    """

    def __init__(self, side: str) -> None:
        self.steward = RULES.policies["steward"](side)
        self.asked = set[tuple[int, str]]()
        self.by_hand, self.picked, self.orders = Counter[int](), Counter[int](), Counter[int]()
        self._last: tuple[Ask, Answer] | None = None

    def answer(self, view: Any, ask: Ask) -> Answer:
        answer: Answer = self.steward.answer(view, ask)
        turn = view.position.turn
        if ask.kind == "order":
            self._count(turn, ask, answer)
        elif (turn, ask.kind) not in self.asked:
            self.by_hand[turn] += 1  # as advised
            self.picked[turn] += 1
        self.asked.add((turn, ask.kind))
        return answer

    def _count(self, turn: int, ask: Ask, answer: Answer) -> None:
        assert ask.menu().choices  # as the board lists them, before anything is ordered
        here = next_piece(self._last[0], Place(self._last[1]), ask) if self._last is not None else None
        ends = answer == DONE
        took = 1 if ends or (here is not None and here.path == answer[:1]) else 2
        self._last = None if ends else (ask, answer)
        self.orders[turn] += not ends
        self.picked[turn] += took
        if ends or self.orders[turn] <= ORDERS:
            self.by_hand[turn] += took
        else:
            self.by_hand[turn] += 2 * (self.orders[turn] == ORDERS + 1)
            with speaking("en"):
                assert read_line(TypedAnswers(ask, PRESENTER), ": ".join(answer)) == ask.check(answer)


@pytest.mark.stress
def test_clicks_per_turn_are_few_over_many_games() -> None:
    """With advice each kind of question of a turn takes one click, as the test above finds on the buttons."""
    by_hand, picked, orders = list[int](), list[int](), list[int]()
    for number in range(GAMES):
        scenario = (*SCENARIOS,)[-1 - number % len(SCENARIOS)]
        players = {side: _Counted(f"{side} {number}") for side in RULES.sides}
        play_out(RULES, seed=f"presses {number}", options={"scenario": scenario}, policy=players)
        for player in players.values():
            turns = Counter(turn for turn, _ in player.asked if turn)
            assert max(turns.values()) <= BY_ADVICE, (scenario, number)
            assert len(player.asked) <= WHOLE_GAME, (scenario, number)
            by_hand += [count for turn, count in player.by_hand.items() if turn]
            picked += [count for turn, count in player.picked.items() if turn]
            orders += [count for turn, count in player.orders.items() if turn]
    assert max(orders) > ORDERS, "somebody wrote the rest"
    assert max(by_hand) <= BY_HAND, Counter(by_hand)
    assert sum(count > BY_HAND for count in picked) * 100 <= len(picked), Counter(picked)
