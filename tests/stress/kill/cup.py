"""Kills while tournaments are played in a channel: people join, report, confirm and dispute, and an organizer leads.

Nothing that was acknowledged is lost, nothing happens that nobody meant, each message is posted once and shows how
the tournament stands, and each tournament can be worked out again from its journal.

    python -m stress.kill.cup

is the process that forks the lives.
"""

from __future__ import annotations

import asyncio
from collections import Counter
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
from stress.kill.points_of_tournaments import OF_TOURNAMENTS
from support.discord_play import text

from bot.tournaments.judging import ANNOUNCEMENT
from bot.tournaments.posts import _SHOWN, shortened, shown_as
from bot.tournaments.service import Decision, TournamentService
from db import open_database
from db.schema.tournaments import tournament, tournament_fact, tournament_post
from db.tournaments.journal import OPEN, Post, Shown
from db.tournaments.store import Tournaments
from engine.tournament import facts as f
from engine.tournament.journal import fold
from engine.tournament.record import record_of
from engine.tournament.settings import Settings
from engine.tournament.verify_record import HOLDS, SEALED, verify_record
from render.language import speaking

ROOM = "cup"
CUP_POINTS = (*OF_TOURNAMENTS, *WIRE[:6])
"""The points of tournaments, and posts and edits on their way."""
SCENARIOS = ("breccia", "bottino")
_PLAYERS = 4
_OPEN_FOR = 30 * 60
"""Seconds for which registration is open."""
_LEAPS = (0, 0, 0, 0, _OPEN_FOR + 60)
_JUDGED = ("tpair", "tpost", "tsettle", "trule")
_PLAYED = ("tjoin", "treport", "tright", "twrong", "tsend", "tpage")
_FROM = {"registered": "tjoined", "reported": "tsend", "confirmed": "tright", "disputed": "twrong"}
"""The kinds of facts of players, and the press that each comes from."""
_REST = 6
_TRIES = 40


class Entrants(People):
    """Four who play, and Alice, who leads: each does what the channel and their private answers show."""

    def __init__(self, world: Discordia, chance: Random) -> None:
        super().__init__(world, chance, {ROOM: world.channel(ROOM)}, games=())
        self.room = self.rooms[ROOM]
        self.players = [world.person(f"player{number}") for number in range(1, _PLAYERS + 1)]
        self.meant: Counter[tuple[int, str]] = Counter()
        """How often somebody has pressed or sent what can store a fact."""
        self._last: dict[int, Any] = {}

    async def live(
        self, ended: asyncio.Event, *, turns: int | None = None, at_rest: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Play until the life has ended, or for that many turns."""
        await self.world.ready.wait()
        self.revived, left = False, turns
        self._last.clear()
        while not ended.is_set() and (left is None or left > 0):
            everybody = self.chance.sample([self.alice, *self.players], _PLAYERS + 1)
            await asyncio.gather(*(self._turn_of(who, ended) for who in everybody))  # at the same time
            while at_rest is not None and not ended.is_set() and not await at_rest():
                await asyncio.sleep(0.03)  # they wait for what the channel shows
            left = left if left is None else left - 1
            await asyncio.sleep(0.02)

    async def _turn_of(self, who: int, ended: asyncio.Event) -> bool:
        """Do one thing; return whether it was answered."""
        last = self._last.pop(who, None)
        record = self._sent(who, last) if last is not None and last.modal else self._pressed(who, last)
        if record is None:
            return False
        heard = await self._heard(record, ended)
        if heard:
            self._last[who] = record
            self.revived |= record.source_message_id is not None
        return heard

    def _sent(self, who: int, shown: Any) -> Any:
        """Fill in the form that was opened."""
        values: dict[str, str | list[str]] = {}
        for label in shown.modal["components"]:
            control = label.get("component") or {}
            name, options = control.get("custom_id", ""), [each["value"] for each in control.get("options") or []]
            if name == "name":
                values[name] = f"Player {self.players.index(who) + 1 if who in self.players else 0}"
            elif name == "ending":
                values[name] = "both"
            elif options and control.get("required", True):
                values[name] = options[0] if control["type"] == 21 else [options[0]]
            elif control.get("type") == 4 and (control.get("value") or control.get("required", True)):
                values[name] = str(control.get("value") or self.chance.randrange(0, 60))
        self.meant[who, shown.modal["custom_id"].split(":")[2]] += 1
        return self.world.submit(who, shown, values)

    def _pressed(self, who: int, last: Any) -> Any:
        """Press something that is shown to them alone, or to all; else who leads looks what waits."""
        stored = self.world.backend.messages[self.room]
        own = [stored[key] for key in (last.message_id, *last.followup_ids) if key in stored] if last else []
        wanted = _JUDGED if who == self.alice else _PLAYED
        for place in (own, self.world.messages(self.room)[-8:]):
            found = [
                (message, part, press)
                for message in place
                for part, press in with_presses(message)
                if press.action in wanted
            ]
            if found and (place is own or self.chance.random() < 0.8):
                message, part, press = self.chance.choice(found)
                self.meant[who, press.action] += 1
                return self.world.press(who, message, part["custom_id"])
        return self.world.command(who, self.room, "judge panel") if who == self.alice else None


class CupInquest(Inquest):
    """The checks of tournaments; what they have come across is counted."""

    people: Entrants
    tournaments = over = 0
    kinds: Counter[str]

    async def owing(self) -> list[Any]:
        """Describe the work that is left, also messages that are not as they should be, and questions that are due."""
        now = self.world.now()
        left_over = sa.and_(tournament_post.c.show_at.is_(None), tournament_post.c.claimed_until.is_not(None))
        due = sa.or_(tournament_post.c.show_at <= now, left_over)
        posts = sa.select(tournament_post.c.id, tournament_post.c.what).where(due)
        questions = sa.select(tournament.c.id).where(tournament.c.wake_at <= now)
        return await super().owing() or await self._found(posts, questions)

    def _channels_hold(self, versions: dict[str, int]) -> None:
        """Check that everything that was posted has a name for Discord, and nothing was posted twice."""
        del versions
        nameless = [sent for sent in self.world.sent if not sent.nonce]
        assert not nameless, f"posted without a nonce: {nameless}"
        again = [key for key, count in Counter((s.channel_id, s.nonce) for s in self.world.sent).items() if count > 1]
        assert not again, f"posted twice: {again}"

    async def check(self) -> None:
        """Check what holds after every death: no fact is lost, none is unasked for."""
        await super().check()
        stored = await self._facts()
        for (of, version), said in self.facts.items():
            assert stored[of][version - 1] == said, f"fact {version} of {of} was acknowledged and is not stored"
        versions = {row.id: row.version for row in await self._found(sa.select(tournament.c.id, tournament.c.version))}
        assert {of: len(rows) for of, rows in stored.items()} == versions
        self.kinds = Counter()
        done = Counter[tuple[int, str]]()
        for rows in stored.values():
            for fact in map(f.read, rows):
                self.kinds[f.tag_of(fact)] += 1
                done[fact.by, f.tag_of(fact)] += 1
        for who in self.people.players:
            for tag, action in _FROM.items():
                assert done[who, tag] <= self.people.meant[who, action], f"{who} did not mean each {tag}"
        leads = self.people.alice
        for tag, action in {"round-paired": "tpost", "ruled": "trule"}.items():
            assert done[leads, tag] <= self.people.meant[leads, action], f"nobody meant each {tag}"

    async def _facts(self) -> dict[str, list[str]]:
        query = sa.select(tournament_fact.c.tournament_id, tournament_fact.c.fact)
        order = tournament_fact.c.tournament_id, tournament_fact.c.version
        found: dict[str, list[str]] = {}
        for row in await self._found(query.order_by(*order)):
            found.setdefault(row.tournament_id, []).append(row.fact)
        return found

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending: messages show how it stands, the journal can be worked out."""
        await super().check_at_rest()
        journals = {of: [f.read(each) for each in rows] for of, rows in (await self._facts()).items()}
        for of, journal in journals.items():
            report = verify_record(record_of(journal, tournament=of))
            assert report.verdict in {HOLDS, SEALED}, (of, report)
        columns = (tournament_post.c[name] for name in Post.__dataclass_fields__)
        with speaking("en"):
            for post in [Post(**row._mapping) for row in await self._found(sa.select(*columns))]:
                if post.what in _SHOWN and post.message_id and post.show_at is None:
                    shown = shown_as(fold(journals[post.tournament_id]), post.tournament_id, post)
                    message = self.world.backend.get_message(post.channel_id, post.message_id)
                    assert shown is not None
                    assert shortened(shown.text) in text(message), f"{post.what} shows something else: {text(message)}"
        self.tournaments = len(journals)
        self.over = sum(fold(journal).stage == "over" for journal in journals.values())


class CupOrdeal(Ordeal):
    """Kills while tournaments are played."""

    zygote = "stress.kill.cup"
    once = ("registration", "question")
    points: Sequence[str] = CUP_POINTS

    crowd: list[Entrants]  # type: ignore[assignment]

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        super().__init__(folder, url, seed=seed)
        self.inquest: CupInquest = CupInquest(self.world, self.crowd, url=url, ledger=self.ledger)
        (self.inquest.people,) = self.crowd

    def gathered(self) -> list[People]:
        """Create the people, and their channel."""
        return [Entrants(self.world, self.chance)]

    async def _announced(self) -> None:
        """Draw up and announce a tournament, if none goes on."""
        (people,) = self.crowd
        opened = await open_database(self.url)
        try:
            service = TournamentService(Tournaments(opened))
            row = await service.store.in_channel(people.room)
            if row is not None and row.status in OPEN:
                return
            now = self.world.now()
            settings = Settings(
                rounds=2, scenarios=SCENARIOS, first_apart="nothing", starts=int(now.timestamp()) + _OPEN_FOR
            )
            made = await service.create(
                by=people.alice,
                guild_id=self.world.guild.id,
                channel_id=people.room,
                locale="en",
                title="Cup",
                preset="centuria-day",
                settings=settings,
                now=now,
            )
            announce = Decision([f.Announced()], posts=(Shown(ANNOUNCEMENT),))
            await service.decide(made.row.id, lambda _t, _seed: announce, by=people.alice, now=now)
        finally:
            await opened.close()

    async def suffer(  # type: ignore[override]
        self, kills: int = 0, *, points: Sequence[str] = (), told: Callable[[str], None] = lambda line: None
    ) -> None:
        """Die at each of the points, as often as it takes for so many deaths, until a tournament was played out."""
        await self.rest()
        rested, points = 0, points or self.points
        cards = self._shuffled(points)
        while cards or self.deaths.total() < kills or not self.inquest.over:
            await self._announced()
            cards = cards or self._shuffled(points)
            point = cards.pop()
            leap = _OPEN_FOR + 60 if point.startswith("registration") else self.chance.choice(_LEAPS)
            if leap and await self.inquest.owing():
                await self.rest()  # a reminder that waits would come too late
            self.world.backend.clock.advance(leap)
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self.inquest.kinds}; {self.tail()}"
                told(f"not reached: {point}")
                cards.insert(self.chance.randrange(len(cards) // 2 + 1), point)
            if self.deaths.total() - rested >= _REST:
                rested = self.deaths.total()
                await self.rest()
                told(f"{rested} deaths")
        await self.rest()


def main() -> None:
    """Fork a life for each line and wait for its end; the games are there, and none is played."""
    mortal.main(games=("keep-up-the-fire",))


if __name__ == "__main__":
    main()
