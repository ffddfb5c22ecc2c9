"""Kills in games of two sides: secret answers given at once, windows open, orders given aside, a mention a hand-over.

Alice and Bob fight duels in one channel. Beside what `inquest` checks, every answer and every order has a press of its
own, each hand-over is mentioned once, no window stays behind, and no post and no line of the log tells a secret.

    python -m stress.kill.duel

is the process that forks the lives: it knows the duel only.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from stress.kill import mortal
from stress.kill.discordia import Discordia
from stress.kill.inquest import Inquest
from stress.kill.ordeal import WIRE, Ordeal
from stress.kill.people import People, with_presses
from stress.kill.points_of_sides import OF_SIDES
from support import duel, toygame
from support.discord_play import controls, text

from bot.sides.turns import KIND as TURN
from bot.sides.window_messages import KIND as WINDOW
from db.schema.community import notice
from db.schema.games import aside, game, journal, lapse
from db.sides import turns_of

ROOM = "duelled"
DUEL_POINTS = (*OF_SIDES, *WIRE[:6])
"""The points of these games, and posts and edits on their way."""
_ANSWERS = ("go", "pick", "short")
_ORDERS = ((0,), (-1,))
"""Never to fire, then to be asked."""
_NEVER = "never"
_DOORS, _PLACES = ("garden", "cellar"), ("400,0", "500,0", "600,0")
_LOOKS = 300
"""Looks for what a private message shows next."""
_WINDOW_OVER, _TURN_OVER = 65, 31 * 60
_OF_TIME = ("lapse", "clock")
"""The kinds of points that nobody comes to who answers in time."""
_LEAPS = (0, 0, 0, 0, _WINDOW_OVER)
"""Seconds that pass between two lives."""
_REST = 6
"""Deaths after which the bot may come to rest."""
_TRIES = 40
"""Lives aimed at a point before the run fails because none reaches it."""


class Duellists(People):
    """Alice and Bob: one holds West, the other sits down as East; both try whatever they are shown."""

    looked = 40
    """How many of the newest messages they look at: mentions push a board up that is edited where it stands."""
    game = duel.NAME
    answers: Sequence[str] = _ANSWERS
    """The actions that can answer a question."""
    advice = 0.0
    """How often they take the steward's advice where it is offered and can be one of their answers."""
    advising = "advised"
    """The button by which they take it."""
    orders: Sequence[Sequence[int]] = _ORDERS
    """What each orders in each game, by its place in the menu, level by level."""

    def __init__(self, world: Discordia, chance: Random, *, room: str = ROOM, **asked: str) -> None:
        super().__init__(world, chance, {room: world.channel(room)}, games=(self.game,))
        self.room = self.rooms[room]
        self.asked = {"game": self.game, "pace": "live"} | asked
        self.idle = False
        """Whether they let the bot first do all that is due, so that time runs out."""
        self.tried: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
        """The versions at which somebody pressed what could answer, by game and person."""
        self.ordered: Counter[tuple[str, int]] = Counter()
        """How often somebody gave an order aside, or tried to."""

    async def live(
        self, ended: asyncio.Event, *, turns: int | None = None, at_rest: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Play until the life has ended, or for that many turns."""
        await self.world.ready.wait()
        self.revived, self._begun, left = False, {}, turns
        while self.idle and at_rest is not None and not ended.is_set() and not await at_rest():
            await asyncio.sleep(0.03)
        while not ended.is_set() and (left is None or left > 0):
            both = self.chance.sample((self.alice, self.bob), 2)
            answered = any(await asyncio.gather(*(self._turn_of(who, ended) for who in both)))  # at the same time
            while at_rest is not None and not ended.is_set() and not await at_rest():
                await asyncio.sleep(0.03)  # they wait for the board, and look at it
            left = left if left is None else left - 1 if answered or self.chance.random() < 0.5 else left
            await asyncio.sleep(0.01)

    async def _turn_of(self, who: int, ended: asyncio.Event) -> bool:
        """Do one thing; return whether it was answered."""
        shown = self.pressable()
        if not shown:
            return who == self.alice and await self._new_duel(ended)
        if "sidetake" in shown:
            message, part, _ = shown["sidetake"]
            return who == self.bob and await self._heard(self.world.press(who, message, part["custom_id"]), ended)
        if "sideorders" in shown and self.ordered[shown["sideorders"][2].game, who] < len(self.orders):
            return await self._order(who, shown["sideorders"], ended)
        if self._not_asked(who) and self.chance.random() < 0.9:
            return False
        if "sideanswer" in shown:
            return await self._answer_in_private(who, shown["sideanswer"], ended)
        if self.advising in shown and self.chance.random() < self.advice:
            return await self._try(who, shown[self.advising], ended)
        choices = [each for action, each in shown.items() if action in (*self.answers, "window")]
        return bool(choices) and await self._try(who, self.chance.choice(choices), ended)

    def _not_asked(self, who: int) -> bool:
        """Return whether the newest board says that only the other is to answer."""
        other = self.alice if who == self.bob else self.bob
        for message in reversed(self.world.messages(self.room)):
            said = text(message)
            if "· to play" in said or "· to react" in said:
                return f"<@{other}>**" in said and f"<@{who}>**" not in said
        return False

    async def _new_duel(self, ended: asyncio.Event) -> bool:
        running = any(row.status == "running" and row.channel_id == self.room for row in self.stored)
        if self._begun or running:
            return False
        self._begun[ROOM] = 1
        return await self._heard(self.world.command(self.alice, self.room, "siege new", **self.asked), ended)

    def pressable(self) -> dict[str, Any]:
        """Return what can be pressed on the newest messages: of each action one component."""
        channel = self.world.messages(self.room)[-self.looked :]
        found = [(message, part, press) for message in channel for part, press in with_presses(message)]
        wanted = (*self.answers, "window", "sidetake", "sideorders", "sideanswer")
        of = found[-1][2].game if found else ""
        found = [each for each in found if each[2].game == of]
        newest = max((press.version for _, _, press in found), default=0)
        found = [each for each in found if each[2].action in wanted and each[2].version == newest]
        self.chance.shuffle(found)
        return {press.action: (message, part, press) for message, part, press in found}

    async def _try(self, who: int, what: Any, ended: asyncio.Event) -> bool:
        """Press what could answer."""
        message, part, press = what
        self.tried[press.game, who].append(press.version)
        return await self._heard(self.world.press(who, message, part["custom_id"], self._choice(part)), ended)

    async def _answer_in_private(self, who: int, what: Any, ended: asyncio.Event) -> bool:
        """Ask for the question of one's side, and answer it where nobody else looks."""
        copy = await self._copy(who, what, self.answers, ended)
        while copy is not None and not ended.is_set():
            choices = [(copy, part, press) for part, press in with_presses(copy) if press.action in self.answers]
            if not choices:
                break
            before = copy.components
            await self._try(who, self.chance.choice(choices), ended)
            if not await self._changed(copy, before, ended):
                break
        return copy is not None

    async def _order(self, who: int, what: Any, ended: asyncio.Event) -> bool:
        """Give the next order aside."""
        copy, of = await self._copy(who, what, ("sideorder",), ended), what[2].game
        if copy is None:
            return False
        places = self.orders[self.ordered[of, who]]
        self.ordered[of, who] += 1
        for level, place in enumerate(places):
            (part, *_) = [
                part for part, press in with_presses(copy) if press.action == "sideorder" and part["type"] == 3
            ]
            before, value = copy.components, part["options"][place]["value"]
            if not await self._heard(self.world.press(who, copy, part["custom_id"], [value]), ended):
                return False
            if level < len(places) - 1 and not await self._changed(copy, before, ended):
                return False
        return True

    async def _changed(self, copy: Any, before: Any, ended: asyncio.Event) -> bool:
        """Wait until a private message shows something else; return False if it does not."""
        for _ in range(_LOOKS):
            if copy.components != before:
                return True
            if ended.is_set():
                break
            await asyncio.sleep(0.01)
        return False

    async def _copy(self, who: int, what: Any, actions: Sequence[str], ended: asyncio.Event) -> Any:
        """Press a button whose answer only one person sees; return that message when it shows such an action."""
        message, part, _ = what
        record = self.world.press(who, message, part["custom_id"])
        if not await self._heard(record, ended):
            return None
        for _ in range(_LOOKS):
            stored = self.world.backend.messages[record.channel_id]
            for each in filter(None, (stored.get(key) for key in (record.message_id, *record.followup_ids) if key)):
                if any(press.action in actions for _, press in with_presses(each)):
                    return each
                if text(each):
                    return None  # refused: it is not their turn any more
            if ended.is_set():
                break
            await asyncio.sleep(0.01)
        return None


class DuelInquest(Inquest):
    """The checks of a game of two sides; what it has come across is counted."""

    ordeal: DuelOrdeal
    mentions = secrets = orders = 0
    unsaid: Sequence[str] = (*_DOORS, _NEVER, '"lay"', "'lay'")
    """What no line of the log may have."""

    def _due(self) -> tuple[sa.Executable, ...]:
        over = sa.select(lapse.c.game_id).where(lapse.c.due_at <= self.world.now())
        return (*super()._due(), over)

    async def owing(self) -> list[Any]:
        """Describe the work that is left, also windows that are settled and whose message stands."""
        return await super().owing() or await self._left_behind()

    async def _left_behind(self) -> list[Any]:
        rows = {row.id: row for row in await self._found(sa.select(game))}
        standing = await self._found(sa.select(notice).where(notice.c.kind == WINDOW, notice.c.message_id.is_not(None)))
        return [each for each in standing if not self._is_open(rows[each.game_id], each)]

    def _is_open(self, row: Any, each: Any) -> bool:
        facts, asked = json.loads(each.facts), turns_of(row).asked
        return row.status == "running" and facts["side"] in asked and asked[facts["side"]].since == facts["since"]

    async def check(self) -> None:
        """Check what holds after every death, also that nothing is told."""
        await super().check()
        rows = {row.id: row for row in await self._found(sa.select(game))}
        told_doors = sa.select(journal.c.game_id).where(journal.c.events.like('%"doors"%'))
        opened = {row.game_id for row in await self._found(told_doors)}
        log = self.ordeal.log.read_text() if self.ordeal.log.exists() else ""
        said = [word for word in self.unsaid if word in log.lower()]
        assert not said, f"the log tells {said}"
        for message in self._posted():
            shown = "\n".join((text(message), *(part.get("label", "") for part in controls(message))))
            for of in {press.game for _, press in with_presses(message)}:
                hushed = self.hushed(rows[of], opened=of in opened) if of in rows else ()
                told = [word for word in hushed if word in shown.lower()]
                assert not told, f"{told} is told: {shown}"

    def hushed(self, row: Any, *, opened: bool) -> tuple[str, ...]:
        """Return the words that no post may have as a game stands."""
        if row.status != "running":
            return ()
        return (*(() if opened else _DOORS), *(_PLACES if row.period == 0 else ()), _NEVER)

    def _posted(self) -> list[Any]:
        return [message for people in self.crowd for message in self.world.messages(people.room)]

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending, also mentions and windows."""
        await super().check_at_rest()
        posted = Counter(sent.nonce for sent in self.world.sent)
        rows = await self._found(sa.select(notice).where(notice.c.kind.in_((TURN, WINDOW))))
        handed = Counter[tuple[str, str, int]]()
        for each in rows:
            facts = json.loads(each.facts)
            handed[each.game_id, facts["side"], facts["since"]] += posted[each.nonce]
        assert max(handed.values(), default=0) <= 1, f"a hand-over is mentioned again: {handed}"
        self.mentions = handed.total()
        ordered = sum((people.ordered for people in self.crowd), Counter[tuple[str, int]]())
        given = Counter((row.game_id, row.actor) for row in await self._found(sa.select(aside)))
        assert all(count <= ordered[key] for key, count in given.items()), f"an order came twice: {given}"
        self.orders = given.total()
        known = {each.message_id for each in rows}
        stands = [
            message.id
            for message in self._posted()
            if any(press.action in {"window", "windowanswer"} for _, press in with_presses(message))
        ]
        assert set(stands) <= known, f"windows that nobody knows of stay behind: {stands}"

    def asked_for(self, rows: Sequence[Any]) -> None:
        """Check that each answer of a person has a press of its own, made at an earlier version."""
        self.secrets = sum(row["secret"] for row in rows)
        left = {key: sorted(versions) for people in self.crowd for key, versions in people.tried.items()}
        for row in rows:
            if row["action"] == "answer":
                pressed = left.get((row["game_id"], row["actor"]), [])
                earlier = [version for version in pressed if version < row["version"]]
                assert earlier, f"nobody asked for {row}"
                pressed.remove(earlier[0])


class DuelOrdeal(Ordeal):
    """Kills while two fight."""

    zygote = "stress.kill.duel"
    inquiry: type[DuelInquest] = DuelInquest
    once = (*Ordeal.once, *_OF_TIME, "at once", "reaction")
    points: Sequence[str] = DUEL_POINTS
    """The points that are met."""

    crowd: list[Duellists]

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        super().__init__(folder, url, seed=seed)
        self.inquest: DuelInquest = self.inquiry(self.world, self.crowd, url=url, ledger=self.ledger)
        self.inquest.ordeal = self

    def gathered(self) -> list[People]:
        """Create the two, and their channel."""
        return [Duellists(self.world, self.chance)]

    def _standing(self) -> list[Any]:
        """Return how the games stand, and what people can press, for a run that goes on no more."""
        return [(people.stored, sorted(people.pressable()), dict(people.ordered)) for people in self.crowd]

    async def leap(self, point: str) -> float:
        """Return the seconds that pass before a life that is to end at a point."""
        return _TURN_OVER if point.startswith("lapse") else self.chance.choice(_LEAPS)

    async def suffer(
        self, kills: int = 0, *, points: Sequence[str] = (), told: Callable[[str], None] = lambda line: None
    ) -> None:
        """Die at each of the points, as often as it takes for so many deaths."""
        await self.rest()
        rested, points = 0, points or self.points
        cards = self._shuffled(points)
        while cards or self.deaths.total() < kills:
            cards = cards or self._shuffled(points)
            point = cards.pop()
            self.world.backend.clock.advance(await self.leap(point))
            for people in self.crowd:
                people.idle = point.startswith(_OF_TIME)
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self._standing()}; {self.tail()}"
                told(f"not reached: {point}")
                cards.insert(self.chance.randrange(len(cards) // 2 + 1), point)
            if self.deaths.total() - rested >= _REST:
                rested = self.deaths.total()
                await self.rest()
                told(f"{rested} deaths")
        await self.rest()


def main() -> None:
    """Fork a life of the duel for each line and wait for its end."""
    toygame.install(Path(duel.__file__).parent)
    mortal.main(games=(duel.NAME,))


if __name__ == "__main__":
    main()
