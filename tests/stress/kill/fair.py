"""Kills while four people challenge each other: one game or none comes of a challenge, and no message comes twice.

They post challenges, accept, decline, turn them round and withdraw them, and let them expire. In the threads of their
games, some of them rated, they choose their doors, propose to pause or to break off, and give up. A lobby lists the
challenges.

    python -m stress.kill.fair

is the process that forks the lives.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from discord.utils import snowflake_time
from stress.kill import mortal
from stress.kill.discordia import Discordia, Someone
from stress.kill.inquest import Inquest
from stress.kill.ordeal import WIRE, Ordeal
from stress.kill.people import People, with_presses
from stress.kill.points_of_challenges import OF_CHALLENGES
from support import duel, toygame
from support.discord_play import text

from bot.delivery.empty_threads import AGE
from bot.matches.lobby import LOOK_FOR
from db import open_database
from db.lobbies import Lobbies, Lobby
from db.matches import OPEN, TAKEN
from db.schema.community import lobby, outcome, rated_game, seek
from db.schema.games import RUNNING, game, lapse
from db.sides import turns_of

ROOM = "fair"
_OLD = AGE + timedelta(minutes=6)
"""The age at which a living bot has removed a thread without a game: it looks every five minutes."""
FAIR_POINTS = (*OF_CHALLENGES, *WIRE[:6])
"""The points of challenges, and posts and edits on their way."""
_DAYS = 3 * 86_400 + 60
"""The seconds after which a challenge has expired."""
_LEAPS = (0, 0, 0, 0, 60)
_OWN = ("seekbegin", "seekoff", "resign")
_SHOWN = ("seekplay", "seekyes", "seekno", "seekterms", "offeryes", "offerno")
_REST, _TRIES = 6, 40
_DOORS = ("garden", "cellar")


class Challengers(People):
    """Four who look for opponents, and play each other: each presses what the channels and their answers show."""

    def __init__(self, world: Discordia, chance: Random) -> None:
        super().__init__(world, chance, {ROOM: world.channel(ROOM)}, games=())
        self.room = self.rooms[ROOM]
        self.players = [self.alice, self.bob, world.person("carol"), world.person("dora")]
        self.meant: Counter[tuple[Any, ...]] = Counter()
        """How often somebody has pressed or said what can store something."""
        self._last: dict[int, Any] = {}

    def threads(self) -> list[int]:
        """Return the channels of games; a thread without a message has none, and an answer there would stay in it."""
        every = self.world.backend.channels.values()
        return [each.id for each in every if each.parent_id == self.room and each.last_message_id is not None]

    async def live(
        self, ended: asyncio.Event, *, turns: int | None = None, at_rest: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Act until the life has ended, or for that many turns."""
        await self.world.ready.wait()
        self.revived, left = False, turns
        self._last.clear()
        while not ended.is_set() and (left is None or left > 0):
            everybody = self.chance.sample(self.players, len(self.players))
            await asyncio.gather(*(self._turn_of(who, ended) for who in everybody))  # at the same time
            while at_rest is not None and not ended.is_set() and not await at_rest():
                await asyncio.sleep(0.03)
            left = left if left is None else left - 1
            await asyncio.sleep(0.02)

    async def _turn_of(self, who: int, ended: asyncio.Event) -> bool:
        last = self._last.pop(who, None)
        record = self._sent(who, last) if last is not None and last.modal else self._pressed(who, last)
        record = record or self._said(who)
        heard = record is not None and await self._heard(record, ended)
        if heard:
            self._last[who] = record
            self.revived |= record.source_message_id is not None
        return heard

    def _sent(self, who: int, shown: Any) -> Any:
        """Send the form with other terms."""
        values: dict[str, str | list[str]] = {}
        for label in shown.modal["components"]:
            control = label.get("component") or {}
            options = [each["value"] for each in control.get("options") or []]
            if options:
                values[control["custom_id"]] = [self.chance.choice(options)]
        self.meant["made", who] += 1
        return self.world.submit(who, shown, values)

    def _pressed(self, who: int, last: Any) -> Any:
        """Press something that is shown to this person alone, or to all; None if there is nothing."""
        stored = self.world.backend.messages.get(last.channel_id, {}) if last is not None else {}
        own = [stored[key] for key in (last.message_id, *last.followup_ids) if key in stored] if last else []
        places = [*self.world.messages(self.room)[-12:]]
        for thread in self.threads()[-4:]:
            places += self.world.messages(thread)[-6:]
        for place, wanted in ((own, _OWN), (places, _SHOWN)):
            found = [
                (message, part, press)
                for message in place
                for part, press in with_presses(message)
                if press.action in wanted
            ]
            if found and (place is own or self.chance.random() < 0.7):
                message, part, press = self.chance.choice(found)
                self.meant[press.action, press.extra or press.game, who] += 1
                return self.world.press(who, message, part["custom_id"])
        return None

    def _said(self, who: int) -> Any:
        """Run a command: make a challenge, or do something in the game of a thread."""
        threads, die = self.threads(), self.chance.random()
        if threads and die < 0.5:
            thread = self.chance.choice(threads[-4:])
            if die < 0.25:
                self.meant["door", thread, who] += 1
                return self.world.command(who, thread, "siege order", do=self.chance.choice(_DOORS))
            if die < 0.33:
                return self.world.command(who, thread, "siege resign")
            if die < 0.4:
                return self.world.command(who, thread, "match break-off")
            if die < 0.46:
                return self.world.command(who, thread, "match pause", until="in 2 days")
            return self.world.command(who, thread, "match pause", until="in 3 days", holiday=True)
        if die < 0.6:
            return None
        self.meant["made", who] += 1
        asked: dict[str, Any] = {"game": duel.NAME, "rated": self.chance.random() < 0.5}
        if die < 0.8:
            return self.world.command(who, self.room, "match seek", **asked)
        other = self.chance.choice([each for each in self.players if each != who])
        return self.world.command(who, self.room, "match challenge", user=Someone(other), **asked)


class FairInquest(Inquest):
    """The checks of challenges; what they have come across is counted."""

    people: Challengers
    states: Counter[str]
    begun: frozenset[str] = frozenset()
    """The games that began from challenges."""
    rated = broken_off = left_over = 0

    async def owing(self) -> list[Any]:
        """Describe the work that the bot has still to do, which includes removing threads without a game."""
        found = await super().owing()
        return found or [("an empty thread", each.name) for each in await self.without_game() if self._is_old(each)]

    async def without_game(self) -> list[Any]:
        """Return the threads in which no game is played."""
        of_games = {row.channel_id for row in await self._found(sa.select(game.c.channel_id))}
        channels = self.world.backend.channels.values()
        return [each for each in channels if each.parent_id == self.people.room and each.id not in of_games]

    def _is_old(self, thread: Any) -> bool:
        return self.world.now() - snowflake_time(thread.id) >= _OLD

    def _due(self) -> tuple[sa.Executable, ...]:
        now = self.world.now()
        return (
            *super()._due(),
            sa.select(lapse.c.game_id).where(lapse.c.due_at <= now),
            sa.select(seek.c.id).where(seek.c.state == OPEN, seek.c.expires_at <= now),
            sa.select(seek.c.id).where(seek.c.message_id.is_not(None), seek.c.state != seek.c.shown),
            # A lobby whose edit is claimed, and perhaps still on its way, is due again in five seconds.
            sa.select(lobby.c.guild_id).where(
                sa.or_(lobby.c.due_at <= now + timedelta(seconds=5), lobby.c.message_id.is_(None))
            ),
        )

    async def check(self) -> None:
        """Check what holds after every death: one game or none comes of a challenge, and nothing is unasked for."""
        await super().check()
        seeks = await self._found(sa.select(seek))
        self.states = Counter(each.state for each in seeks)
        begun = Counter(each.game_id for each in seeks if each.game_id)
        assert max(begun.values(), default=1) == 1, f"two challenges for one game: {begun}"
        games = {row.id for row in self.games}
        self.begun |= set(begun)  # the bot deletes challenges that ended a month ago, and the clock leaps by days
        assert set(begun) <= games, f"challenges without games: {set(begun) - games}"
        assert games == self.begun, f"games unasked: {games - self.begun}, lost: {self.begun - games}"
        made = Counter(each.user_id for each in seeks)
        meant = self.people.meant
        for who in self.people.players:
            assert made[who] <= meant["made", who], f"{who} did not make each challenge"
        for each in seeks:
            assert (each.state == TAKEN) == (each.game_id is not None), f"half taken: {each}"
            if each.state == TAKEN:
                action = "seekyes" if each.target_id else "seekbegin"
                assert meant[action, each.id, each.accepted_by], f"nobody accepted {each}"

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending: each message shows how its challenge or game stands."""
        await super().check_at_rest()
        seeks = await self._found(sa.select(seek))
        shown = dict[str, int]()
        for message in self.world.messages(self.people.room):
            for _, press in with_presses(message):
                if press.action in {"seekplay", "seekyes"} and press.extra:
                    assert press.extra not in shown, f"a challenge is posted twice: {text(message)}"
                    shown[press.extra] = message.id
        opened = {each.id: each.message_id for each in seeks if each.state == OPEN}
        assert shown == opened, "the channel shows the open challenges, and no others"
        await self._lobby_holds(sum(each.state == OPEN and each.target_id is None for each in seeks))
        await self._results_hold()

    async def _lobby_holds(self, count: int) -> None:
        (row,) = await self._found(sa.select(lobby))
        found = [
            message
            for message in self.world.messages(self.people.room)
            if any(press.action == LOOK_FOR for _, press in with_presses(message))
        ]
        assert [message.id for message in found] == [row.message_id], "the lobby stands once"
        said = f"**Looking for an opponent** ({count})" if count else "Looking for an opponent"
        assert (said in text(found[0])) == bool(count), f"{count} are open, and the lobby says: {text(found[0])}"

    async def _results_hold(self) -> None:
        """Check that a rated game has a result if a side has won it, and that one that was broken off has none."""
        rows = {row.id: row for row in await self._found(sa.select(game))}
        rated = {row.game_id: row for row in await self._found(sa.select(rated_game))}
        ended = {row.game_id for row in await self._found(sa.select(outcome.c.game_id))}
        for each in await self._found(sa.select(seek).where(seek.c.state == TAKEN)):
            row, turns = rows[each.game_id], turns_of(rows[each.game_id])
            its = rated.get(row.id)
            assert each.rated or its is None
            if row.status == RUNNING:
                assert not each.rated or (its is not None and its.ended_at is None), f"{row.id} is rated while it runs"
            elif each.rated:
                assert (its is not None and its.ended_at is not None) == (turns.winner is not None), f"{row.id}: {its}"
            assert not turns.broken_off or row.id not in ended, f"{row.id} was broken off and has a result"
            self.broken_off += turns.broken_off
        self.rated = sum(each.ended_at is not None for each in rated.values())

    def asked_for(self, rows: Sequence[Any]) -> None:
        """Check that each door was chosen by a command of its own."""
        of = {row.id: row.channel_id for row in self.games}
        given = Counter((of[row["game_id"]], row["actor"]) for row in rows if row["action"] == "answer")
        for (thread, who), count in given.items():
            assert count <= self.people.meant["door", thread, who], f"{who} did not choose in {thread}"


class FairOrdeal(Ordeal):
    """Kills while people challenge each other."""

    zygote = "stress.kill.fair"
    once = ("challenge: expired", "holiday", "offer")
    points: Sequence[str] = FAIR_POINTS

    crowd: list[Challengers]  # type: ignore[assignment]

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        super().__init__(folder, url, seed=seed)
        self.inquest: FairInquest = FairInquest(self.world, self.crowd, url=url, ledger=self.ledger)
        (self.inquest.people,) = self.crowd

    def gathered(self) -> list[People]:
        """Create the people, and their channel."""
        return [Challengers(self.world, self.chance)]

    async def open(self) -> None:
        """Begin, with a lobby in the channel."""
        await super().open()
        (people,) = self.crowd
        opened = await open_database(self.url)
        try:
            one = Lobby(
                guild_id=self.world.guild.id,
                channel_id=people.room,
                locale="en",
                added_by=people.alice,
                due_at=self.world.now(),
            )
            await Lobbies(opened).set(one)
        finally:
            await opened.close()

    async def suffer(  # type: ignore[override]
        self, kills: int = 0, *, points: Sequence[str] = (), told: Callable[[str], None] = lambda line: None
    ) -> None:
        """Die at each of the points, as often as it takes for so many deaths."""
        await self.rest()
        rested, points = 0, points or self.points
        cards = self._shuffled(points)
        while cards or self.deaths.total() < kills:
            cards = cards or self._shuffled(points)
            point = cards.pop()
            leap = _DAYS if point.startswith("challenge: expired") else self.chance.choice(_LEAPS)
            if leap and await self.inquest.owing():
                await self.rest()
            self.world.backend.clock.advance(leap)
            if leap == _DAYS:
                await self.seen()
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self.inquest.states}; {self.tail()}"
                told(f"not reached: {point}")
                cards.insert(self.chance.randrange(len(cards) // 2 + 1), point)
            if self.deaths.total() - rested >= _REST:
                rested = self.deaths.total()
                await self.rest()
                told(f"{rested} deaths")
        self.inquest.left_over += len(await self.inquest.without_game())
        self.world.backend.clock.advance(_OLD.total_seconds())
        await self.rest()
        assert not await self.inquest.without_game(), "every thread has its game"


def main() -> None:
    """Fork a life for each line and wait for its end."""
    toygame.install(Path(duel.__file__).parent)
    mortal.main(games=(duel.NAME,))


if __name__ == "__main__":
    main()
