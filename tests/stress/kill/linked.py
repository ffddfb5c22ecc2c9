"""Kills in a series of battles: of each battle one next game comes or none, and the series is played to its end.

Alice and Bob fight a short series in one channel: both deploy, one of them resigns sooner or later, and both click
“Next battle” at the same time, also on boards of which the next game has begun already.

    python -m stress.kill.linked

is the process that forks the lives: it knows the game of the series only.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa
from stress.kill import mortal
from stress.kill.discordia import Discordia
from stress.kill.inquest import Inquest
from stress.kill.ordeal import WIRE, Ordeal
from stress.kill.people import People, with_presses
from stress.kill.points_of_series import OF_SERIES
from support.series import SERIES, TITLE

from bot.boards.info_row import SERIES_NEXT
from bot.boards.pictures import PictureWorker
from db import open_database
from db.battles import Battles
from db.schema.community import outcome
from db.schema.games import RUNNING, game
from db.sides import turns_of
from engine.core.battles.linked import Linked

ROOM, GAME = "series", "ascari"
SERIES_POINTS = (*OF_SERIES, *WIRE[:9])
"""The points of series, and posts, edits and clicks on their way."""
_DECIDE = ("phase", "advised")
_REST, _TRIES = 6, 40
_NOWHERE = "nowhere"
"""A point that no life comes to: it ends when both have had their turns."""
_LOOKED = 12
"""How many of the newest messages they look at."""


class Linkers(People):
    """Alice and Bob, who go on from battle to battle."""

    def __init__(self, world: Discordia, chance: Random) -> None:
        super().__init__(world, chance, {ROOM: world.channel(ROOM)}, games=(GAME,))
        self.room = self.rooms[ROOM]
        self.meant: Counter[str] = Counter()
        """How often somebody has clicked “Next battle”, by the game that it follows."""
        self.started = 0
        """How often Alice has begun a series."""
        self.over = 0
        """The games of series that were over at the end of the last life."""
        self._last: dict[int, Any] = {}

    async def live(
        self, ended: asyncio.Event, *, turns: int | None = None, at_rest: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Act until the life has ended, or for that many turns."""
        await self.world.ready.wait()
        self.revived, left = False, turns
        self._last.clear()
        while not ended.is_set() and (left is None or left > 0):
            await asyncio.gather(*(self._turn_of(who, ended) for who in (self.alice, self.bob)))  # at the same time
            while at_rest is not None and not ended.is_set() and not await at_rest():
                await asyncio.sleep(0.03)  # they wait for the board, and look at it
            left = left if left is None else left - 1
            await asyncio.sleep(0.01)

    async def _turn_of(self, who: int, ended: asyncio.Event) -> bool:
        record = self._resigned(self._last.pop(who, None), who) or self._pressed(who)
        heard = record is not None and await self._heard(record, ended)
        if heard:
            self._last[who] = record
            self.revived |= record.source_message_id is not None
        return heard

    def _resigned(self, last: Any, who: int) -> Any:
        """Confirm a resignation, if the last answer asks for that."""
        stored = self.world.backend.messages.get(last.channel_id, {}) if last is not None else {}
        for key in (last.message_id, *last.followup_ids) if last is not None else ():
            for part, press in with_presses(stored[key]) if key in stored else ():
                if press.action == "resign":
                    return self.world.press(who, stored[key], part["custom_id"])
        return None

    def _pressed(self, who: int) -> Any:
        """Go on, play on, or begin a series; return None if this person has nothing to do."""
        shown = self._shown()
        if SERIES_NEXT in shown:
            message, part, press = shown[SERIES_NEXT]
            self.meant[press.game] += 1
            return self.world.press(who, message, part["custom_id"])
        if "sidetake" in shown:
            message, part, _ = shown["sidetake"]
            return self.world.press(who, message, part["custom_id"]) if who == self.bob else None
        deciding = [shown[action] for action in _DECIDE if action in shown]
        if not deciding:
            return self._begun_by(who)
        if self.chance.random() < 0.25:
            return self.world.command(who, self.room, "siege resign")
        message, part, _ = deciding[0]
        return self.world.press(who, message, part["custom_id"])

    def _begun_by(self, who: int) -> Any:
        """Begin a series; if a battle is under way, and no button of it is left to click, play it on by a command."""
        if any(row.status == RUNNING for row in self.stored):
            asked = {"scope": "phase"} if self.chance.random() < 0.7 else {}
            return self.world.command(who, self.room, "siege auto" if asked else "siege resign", **asked)
        if who != self.alice:
            return None
        self.started += 1
        asked = {"game": GAME, "scenario": TITLE, "side": "italian", "against": "open", "pace": "live"}
        return self.world.command(who, self.room, "siege new", **asked)

    def _shown(self) -> dict[str, Any]:
        """Return what can be clicked for the newest game; now and then also a button of an earlier one."""
        wanted = (SERIES_NEXT, "sidetake", *_DECIDE)
        messages = self.world.messages(self.room)[-_LOOKED:]
        every = [(message, part, press) for message in messages for part, press in with_presses(message) if press.game]
        newest = every[-1][2].game if every else ""
        found = [each for each in every if each[2].action in wanted]
        early = [each for each in found if each[2].game != newest]
        if early and self.chance.random() < 0.2:
            found = [self.chance.choice(early)]
        else:
            found = [each for each in found if each[2].game == newest]
        return {press.action: (message, part, press) for message, part, press in found}


class SeriesInquest(Inquest):
    """The checks of a series; what they have come across is counted."""

    people: Linkers
    ends = longest = 0
    """The series that are over, and the largest number of battles of one."""

    async def check(self) -> None:
        """Check what holds after every death: each game of a series begins it, or follows exactly one other game."""
        await super().check()
        rows = {row.id: row for row in await self._found(sa.select(game))}
        at = {each: msgspec.json.decode(row.series, type=Linked) for each, row in rows.items()}
        follows = Counter(each.next for each in at.values() if each.next)
        later = {each for each, linked in at.items() if linked.fought}
        assert follows == Counter(later), f"next games that were noted: {follows}, that were begun: {later}"
        assert len(at) - len(later) <= self.people.started, "each series was begun by a command"
        for each, linked in at.items():
            if linked.next:
                assert rows[each].status != RUNNING, f"{each} runs, and the next battle was begun"
                assert self.people.meant[each], f"nobody went on from {each}"
                assert len(at[linked.next].fought) == len(linked.fought) + 1
                assert rows[linked.next].owner_id in {self.people.alice, self.people.bob}
        self.longest = max((len(each.fought) + 1 for each in at.values()), default=0)
        self.ends = sum(len(each.fought) == 2 and rows[of].status != RUNNING for of, each in at.items())

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending: the button is there for each series that can go on."""
        await super().check_at_rest()
        rows = {row.id: row for row in await self._found(sa.select(game))}
        messages = self.world.messages(self.people.room)
        shown = {press.game for each in messages for _, press in with_presses(each) if press.action == SERIES_NEXT}
        winners = {each.game_id: each.winner for each in await self._found(sa.select(outcome))}
        for each, row in rows.items():
            linked = msgspec.json.decode(row.series, type=Linked)
            won, last = turns_of(row).winner is not None or winners.get(each) is not None, len(linked.fought) == 2
            if row.status != RUNNING and not linked.next:
                assert (each in shown) == (won and not last), f"the series goes on from {each}: {won}, {last}"

    def asked_for(self, rows: Sequence[Any]) -> None:
        """Accept every answer: both take the steward's advice, a phase at a time."""


class SeriesOrdeal(Ordeal):
    """Kills while two play a series."""

    zygote = "stress.kill.linked"
    once = ("series", "press", "post", "edit")

    crowd: list[Linkers]  # type: ignore[assignment]

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        super().__init__(folder, url, seed=seed)
        self.inquest: SeriesInquest = SeriesInquest(self.world, self.crowd, url=url, ledger=self.ledger)
        (self.inquest.people,) = self.crowd

    def gathered(self) -> list[People]:
        """Create the two, and their channel."""
        return [Linkers(self.world, self.chance)]

    async def open(self) -> None:
        """Begin, with the series in the library of the server."""
        await super().open()
        opened = await open_database(self.url)
        try:
            alice, more = self.crowd[0].alice, {"system": GAME, "name": TITLE, "text": SERIES}
            await Battles(opened).add(self.world.guild.id, alice, now=self.world.now(), **more)
        finally:
            await opened.close()

    async def suffer(  # type: ignore[override]
        self,
        kills: int = 0,
        *,
        points: Sequence[str] = SERIES_POINTS,
        whole: bool = True,
        told: Callable[[str], None] = lambda line: None,
    ) -> None:
        """Die at each of the points, as often as it takes for so many deaths; with `whole` until a series is over."""
        await self.rest()
        rested, cards = 0, self._shuffled(points)
        while cards or self.deaths.total() < kills:
            cards = cards or self._shuffled(points)
            point = cards.pop()
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self.tail()}"
                told(f"not reached: {point}")
                cards.insert(self.chance.randrange(len(cards) // 2 + 1), point)
            if self.deaths.total() - rested >= _REST:
                rested = self.deaths.total()
                await self.rest()
                told(f"{rested} deaths")
        for _ in range(_TRIES if whole else 0):
            if self.inquest.ends:
                break
            await self.die(_NOWHERE)
        await self.rest()


def main() -> None:
    """Fork a life for each line and wait for its end; no board is drawn before it is posted."""
    PictureWorker.warm_up = lambda *_, **__: None  # type: ignore[method-assign]
    mortal.main(games=(GAME,))


if __name__ == "__main__":
    main()
