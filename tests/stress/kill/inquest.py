"""The checks that hold after every death, and those that hold when the bot has come to rest.

They read the database without changing it, the log of acknowledged work (`ledger`), and Discord's channels.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from stress.kill.discordia import Discordia
from stress.kill.mortal import digest
from stress.kill.people import People
from support import toygame
from support.discord_play import presses

from bot.games.decisions import BEGINNINGS
from bot.games.saves import open_save
from bot.games.service import Service
from bot.history.journal import asides_of, record_of, recording_of, verify_record
from db import open_database
from db.games import GameRow
from db.schema.community import ballot, ballot_vote, campaign, notice
from db.schema.games import game, journal, outbox
from engine.core.day_gate import BEGIN
from engine.core.record import Record
from engine.core.save import pledge_of
from engine.core.verify import FAIR

DAY = 23 * 3600
_FRESH = timedelta(minutes=2)
"""How long Discord certainly recognises a nonce."""
_OPEN = outbox.c.done_at.is_(None) & outbox.c.failed_at.is_(None)
_UNSENT = notice.c.done_at.is_(None) & notice.c.failed_at.is_(None)


class Inquest:
    """Reads a database's games and checks them; `engine` only reads."""

    def __init__(self, world: Discordia, crowd: Sequence[People], *, url: str, ledger: Path) -> None:
        self.world, self.crowd, self.url, self.ledger = world, crowd, url, ledger
        self.engine: AsyncEngine | None = None
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.votes: dict[tuple[int, int], list[int]] = {}
        self.facts: dict[tuple[str, int], str] = {}
        """The facts of tournaments that were acknowledged."""
        self.games: list[Any] = []
        self.days = 0
        self._noted: set[int] = set()
        self._names: dict[str, str] = {}
        """What each nonce is of: a board, or the kind, time and facts of a notice."""
        self._heard = 0
        self._looked = 0

    def reading(self) -> Any:
        assert self.engine is not None
        return self.engine.connect()

    def decided(self) -> Counter[str]:
        """Count the acknowledged decisions by the system of their games."""
        systems = {row.id: row.system for row in self.games}
        return Counter(systems[of] for of, _ in self.acknowledged)

    # --- pending work ---

    async def owing(self) -> list[Any]:
        """Describe the work that the bot has still to do; empty at rest."""
        return await self.pending() if self.world.ready.is_set() else ["the bot's beginning"]

    async def pending(self) -> list[Any]:
        """Describe the stored work that the bot has still to do, whether it runs or not."""
        now = self.world.now()
        return await self._found(
            sa.select(outbox.c.id, outbox.c.error).where(_OPEN),
            sa.select(notice.c.id, notice.c.error).where(_UNSENT, notice.c.due_at <= now),
            *self._due(),
        )

    def _due(self) -> tuple[sa.Executable, ...]:
        """Return the games that have a deadline due. A day that an outage has put off begins at its new deadline."""
        now, running = self.world.now(), campaign.c.state == "running"
        return (
            sa.select(ballot.c.game_id).where(ballot.c.show_at <= now),
            sa.select(ballot.c.game_id).where(ballot.c.closed_at.is_(None), ballot.c.closes_at <= now),
            sa.select(campaign.c.game_id).where(
                running, campaign.c.next_at <= now, campaign.c.deadline_at.is_(None) | (campaign.c.deadline_at <= now)
            ),
        )

    async def may_come(self, kind: str) -> bool:
        """Return whether a process could reach a point of that kind: some need a campaign or an open vote."""
        if kind == "day":
            running = campaign.c.state == "running"
            begins = sa.select(campaign.c.game_id).where(running, campaign.c.next_at.is_not(None))
            return bool(await self._found(begins)) and not await self._found(sa.select(notice.c.id).where(_UNSENT))
        open_one = sa.select(ballot.c.channel_id, ballot.c.poll_id).where(ballot.c.closed_at.is_(None))
        if kind == "end of a poll":
            polls = await self._found(open_one.where(ballot.c.poll_id.is_not(None)))
            return any(not self.world.backend.get_message(*poll).poll.finalized for poll in polls)
        seen = {
            "vote": ballot.c.message_id.is_not(None),
            "ballot": ballot.c.poll_id.is_not(None) | ballot.c.message_id.is_not(None),
        }
        return kind not in seen or bool(await self._found(open_one.where(seen[kind])))

    async def known_by_nonces(self) -> bool:
        """Return whether a message was posted without being recorded and its nonce would identify it after a restart.

        If more decisions followed, it would not: the board pending now has another nonce.
        """
        boards = await self._found(sa.select(outbox.c.game_id, outbox.c.nonce).where(_OPEN).order_by(outbox.c.id))
        owed = {row.game_id: row.nonce for row in boards}  # only the newest is posted again under the same nonce
        letters = {row.nonce for row in await self._found(sa.select(notice.c.nonce).where(_UNSENT))}
        due = {row.game_id for row in await self._found(*self._due())}
        lost = []
        for sent in self.world.sent:
            of = sent.nonce.partition(".")[0]
            if sent.nonce in letters or (of in owed and sent.message_id not in self._noted):
                same = owed.get(of, sent.nonce) == sent.nonce and of not in due
                lost.append(same and self.world.now() - sent.at < _FRESH)
        return bool(lost) and all(lost)

    async def to_the_next_day(self) -> float:
        """Return the seconds until a day begins.

        Return 0 while notices are pending: a skipped day could make them too late.
        """
        if await self._found(sa.select(notice.c.id).where(_UNSENT)):
            return 0
        due = campaign.c.next_at, campaign.c.deadline_at
        begins = await self._found(sa.select(*due).where(campaign.c.state == "running"))
        times = [max(row.next_at, row.deadline_at or row.next_at) for row in begins if row.next_at is not None]
        return max(0.0, (min(times) - self.world.now()).total_seconds() + 5) if times else DAY

    async def ageing(self) -> bool:
        """Return whether a notice that is due would come too late within half a day."""
        now = self.world.now()
        soon = sa.and_(notice.c.due_at <= now, notice.c.expires_at <= now + timedelta(hours=12))
        return bool(await self._found(sa.select(notice.c.id).where(_UNSENT, soon)))

    async def _found(self, *queries: sa.Executable) -> list[Any]:
        found: list[Any] = []
        async with self.reading() as connection:
            for query in queries:
                found += (await connection.execute(query)).all()
        return found

    # --- checks after every death ---

    def _read_ledger(self) -> None:
        if not self.ledger.exists():
            return
        with self.ledger.open("rb") as file:
            file.seek(self._heard)
            lines = file.read()
        self._heard += len(lines)
        for line in map(json.loads, lines.decode().splitlines()):
            if line["what"] == "decided":
                for version, said in line["rows"]:
                    known = self.acknowledged.setdefault((line["game"], version), said)
                    assert known == said, f"decision {version} of {line['game']} was acknowledged twice, differently"
            elif line["what"] == "board":
                self._noted.add(line["message"])
            elif line["what"] == "facts":
                self.facts |= {(line["tournament"], version): said for version, said in line["rows"]}
            else:
                self.votes.setdefault((line["ballot"], line["user"]), []).append(line["choice"])

    async def check(self) -> None:
        """Check what holds after every death."""
        self._read_ledger()
        async with self.reading() as connection:
            columns = (
                game.c.id,
                game.c.system,
                game.c.channel_id,
                game.c.version,
                game.c.status,
                game.c.command,
                game.c.board_message_id,
            )
            self.games = list((await connection.execute(sa.select(*columns))).all())
            rows = sa.select(journal.c.game_id, sa.func.count(), sa.func.max(journal.c.version))
            counted = {row[0]: tuple(row[1:]) for row in await connection.execute(rows.group_by(journal.c.game_id))}
            cast = sa.select(ballot_vote.c.ballot_id, ballot_vote.c.user_id, ballot_vote.c.choice)
            choices = {(row[0], row[1]): row[2] for row in await connection.execute(cast)}
            twice = sa.select(ballot.c.game_id, ballot.c.version).where(
                ballot.c.outcome.like('%"majority"%') | ballot.c.outcome.like('%"tie"%')
            )
            settled = Counter(map(tuple, await connection.execute(twice)))
            for nonce in (await connection.execute(sa.select(outbox.c.nonce))).scalars():
                self._names[nonce] = "board"
            for row in await connection.execute(sa.select(notice)):
                self._names[row.nonce] = f"{row.kind} of {row.created_at}: {row.facts}"
        for people in self.crowd:
            people.stored = self.games
        for row in self.games:
            assert counted[row.id] == (row.version, row.version), f"the journal of {row.id} has gaps: {counted[row.id]}"
            if row.board_message_id is not None:
                self._noted.add(row.board_message_id)
        versions = {row.id: row.version for row in self.games}
        for of, version in self.acknowledged:
            assert version <= versions[of], f"decision {version} of {of} was acknowledged and is lost"
        for key in self.votes:  # the stored row may be a later vote, which was not acknowledged before the death
            assert key in choices, f"vote {key} was acknowledged and is lost"
        assert max(settled.values(), default=1) == 1, "a ballot was settled twice"
        self._channels_hold(versions)

    def _channels_hold(self, versions: dict[str, int]) -> None:
        """Check the channels: nothing that is not stored, nothing twice, every message under its row's nonce."""
        for people in self.crowd:
            for channel in people.rooms.values():
                for message in self.world.messages(channel)[-6:]:
                    for press in presses(message):
                        shown = press.version <= versions.get(press.game, press.version)
                        assert shown, "a board shows what is not stored"
        strange = [sent for sent in self.world.sent[self._looked :] if sent.nonce not in self._names]
        assert not strange, f"posted under names that no row has: {strange}"
        self._looked = len(self.world.sent)
        # A notice about a vote may be its poll or, if the poll ended before the notice was recorded, its result.
        nonces = Counter((sent.channel_id, sent.nonce, sent.poll) for sent in self.world.sent)
        again = [nonce for nonce, count in nonces.items() if count > 1]
        assert not again, "posted twice:\n" + "\n".join(map(self._told_twice, again))

    def _told_twice(self, again: tuple[int, str, bool]) -> str:
        """Describe a message that was posted twice: its row, and what each of its posts shows now."""
        channel, nonce, _ = again
        posts = []
        for sent in self.world.sent:
            if (sent.channel_id, sent.nonce) == (channel, nonce):
                message = self.world.backend.get_message(channel, sent.message_id)
                after = sum(
                    other.channel_id == channel and other.message_id > sent.message_id for other in self.world.sent
                )
                edits = self.world.edits.count((channel, sent.message_id))
                posts.append(f"{sent.at}, {after} later messages, {edits} edits: {message.components}")
        return "\n  ".join([f"{self._names[nonce]} in {channel}", *posts])

    # --- checks at rest ---

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending."""
        async with self.reading() as connection:
            rows = (await connection.execute(sa.select(journal).order_by(journal.c.version))).mappings().all()
            letters = (await connection.execute(sa.select(notice))).mappings().all()
            boards = (await connection.execute(sa.select(outbox).where(outbox.c.failed_at.is_not(None)))).all()
        assert not boards, f"boards that were given up: {boards}"
        stored = {
            (row["game_id"], row["version"]): digest(
                row["version"], row["action"], row["actor"], row["answer"], row["events"]
            )
            for row in rows
        }
        for key, said in self.acknowledged.items():
            assert stored[key] == said, f"decision {key} is not what was acknowledged"
        self.asked_for(rows)
        self._letters_once(letters)
        self._boards_once()

    def asked_for(self, rows: Sequence[Any]) -> None:
        """Check that every visible answer to an interaction was requested by a press or a command.

        Where the steward begins a game or a day, whoever called it has begun: the first row of what it plays is then an
        answer of theirs.
        """
        rooms = {row.id: row.channel_id for row in self.games}
        pressed = {press for people in self.crowd for press in people.pressed}
        advised = {press for people in self.crowd for press in people.advised}
        sure = {press for people in self.crowd for press in people.sure}
        autos = sum((people.autos for people in self.crowd), Counter[int]())
        by_steward: dict[str, bool] = {}
        for row in rows:
            before, action = (row["game_id"], row["version"] - 1), row["action"]
            follows, by_steward[row["game_id"]] = by_steward.get(row["game_id"]), action == "steward"
            if row["actor"] not in {people.alice for people in self.crowd}:
                continue
            if action == "answer" and before not in pressed:
                assert _begins(row), f"nobody asked for {row}"
                by_steward[row["game_id"]] = True
                autos[rooms[row["game_id"]]] -= 1
            elif action == "answer":
                by_steward[row["game_id"]] = before in advised
            elif action in {"undo", "resign"}:
                assert before in sure, f"nobody meant {row}"
            elif action == "steward" and not follows and before not in pressed:
                autos[rooms[row["game_id"]]] -= 1
        assert min(autos.values(), default=0) >= 0, "the steward decided unasked"

    async def replayed(self) -> int:
        """Replay every game from its journal; compare the save and the dice. Return the number of games."""
        with toygame.installed():
            opened = await open_database(self.url)
            try:
                service = Service(opened, now=self.world.now)
                for row in self.games:
                    stored = await service.store.game(row.id)
                    assert stored is not None
                    report = verify_record(await self._whole_record(service, stored))
                    assert report.verdict == FAIR, (row, report)
            finally:
                await opened.close()
        return len(self.games)

    async def _whole_record(self, service: Service, stored: GameRow) -> Record:
        """Return the record of a game with its seed, and with all that is hidden while it runs."""
        rows = await service.store.journal(stored.id, first=1, last=stored.version)
        asides, tape = await asides_of(service.store, stored), await recording_of(service.store, stored)
        record = record_of(await service.load(stored.id), rows, asides, whole=True)
        pledge = pledge_of(open_save(stored)[1])
        if pledge is not None:
            record = msgspec.structs.replace(record, secret=pledge.secret)
        return msgspec.structs.replace(record, seed=tape.seed)

    def _letters_once(self, letters: Any) -> None:
        sent = {each.nonce for each in self.world.sent}
        days: Counter[tuple[str, int]] = Counter()
        for each in letters:
            assert each["failed_at"] is None, f"a letter was given up: {dict(each)}"
            if each["message_id"] is not None:
                assert each["nonce"] in sent, f"never posted: {dict(each)}"
                facts = json.loads(each["facts"])
                if each["kind"] == "campaign" and facts["what"] == "day":
                    days[each["game_id"], facts["day"]] += 1
        assert max(days.values(), default=1) == 1, f"days posted twice: {days}"
        self.days = len(days)

    def _boards_once(self) -> None:
        """Check that every posted board is recorded and that the living board shows the current position."""
        games = {row.id for row in self.games}
        posted = [sent for sent in self.world.sent if sent.nonce.partition(".")[0] in games]
        astray = [sent for sent in posted if sent.message_id not in self._noted]
        assert not astray, f"boards that nobody knows of: {astray}"
        for row in self.games:
            if row.status != "running":
                continue
            message = self.world.backend.get_message(row.channel_id, row.board_message_id)
            shown = {press.version for press in presses(message) if press.game == row.id}
            assert shown <= {row.version}, f"the board of {row.id} shows {shown}, not {row.version}"


def _begins(row: Any) -> bool:
    """Return whether an answer is one by which the steward begins a game or a day for whoever called it."""
    answer = tuple(json.loads(row["answer"]))
    return answer == BEGIN or (row["period"] == 0 and answer in BEGINNINGS)
