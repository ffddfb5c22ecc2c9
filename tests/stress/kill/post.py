"""Kills in games by post of two sides: windows that wait for hours, digests, orders that answer at once, a clock.

Three duels go on in three channels, each with two people of its own: by post, by post with a clock, and with orders
that answer at once. Beside what `duel` checks: nobody's time is cut short, a digest has its picture and one reader, the
autopilot plays and a game is claimed only where the other side said so, and no button of a settled clock stays behind.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from stress.kill.duel import DuelInquest, Duellists, DuelOrdeal
from stress.kill.people import People, with_presses
from stress.kill.points_of_sides import BY_POST
from support.discord_play import text

from bot.games.seats.chairs import AT_ONCE, PACES, PATIENCE, POST
from bot.games.time_outs import OUT_OF_TIME
from bot.sides.clocks import CLAIM, PLAY, WAIT
from bot.sides.turns import KIND as TURN
from db.schema.community import notice
from db.schema.games import HOUSE, game, journal, lapse
from db.sides import turns_of
from engine.core.asks import REACTION
from engine.core.asks import TURN as TIMED
from engine.core.record import CLAIM as CLAIMED
from engine.core.record import LAPSE, STEWARD
from engine.core.sequence import SIDE

CLOCK = "1 d+6 h"
BANK, INCREMENT = 24 * 3600, 6 * 3600
"""The same in seconds."""
POST_POINTS = (
    *BY_POST,
    "order: after the commit",
    "secret: after the commit",
    "hand-over: after the commit",
    "mention: posted, nothing told",
    "letter: told, not noted",
    "lapse: claimed",
    "lapse: after the commit",
    "post: lost on its way",
    "post: done, the answer not read",
)
"""The points of these games; of those that live games meet too, the ones about what is handed over and lapses."""
_SHORTEST = PACES[POST][REACTION]
_PATIENCE_OF_THE_FALLEN = 0.9
"""How often somebody whose clock has run out lets the other side choose what comes of it."""


class Correspondents(Duellists):
    """Two who play by post: who is told that the other's time is over chooses what comes of it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.claims = False
        """Whether they claim games: else they wait, or let the autopilot play."""
        self.chosen: Counter[tuple[str, int, str]] = Counter()
        """How often somebody chose what comes of a clock, by game, person and button."""

    async def _turn_of(self, who: int, ended: asyncio.Event) -> bool:
        """Choose what comes of the other's clock, if it has run out; else do what is done in any duel."""
        fallen = self._fallen()
        if fallen is not None:
            waits, choices = fallen
            if who in waits:
                message, part, press = self.chance.choice(choices)
                self.chosen[press.game, who, press.action] += 1
                return await self._heard(self.world.press(who, message, part["custom_id"]), ended)
            if self.chance.random() < _PATIENCE_OF_THE_FALLEN:
                return False
        return await super()._turn_of(who, ended)

    def _fallen(self) -> tuple[list[int], list[Any]] | None:
        """Return whom the newest message about a clock asks, and its buttons; None if it has none any more."""
        for message in reversed(self.world.messages(self.room)[-self.looked :]):
            choices = [
                (message, part, press)
                for part, press in with_presses(message)
                if press.action in ((CLAIM,) if self.claims else (WAIT, PLAY))
            ]
            if choices:
                said = text(message)
                mentioned = [each for each in (self.alice, self.bob) if f"<@{each}>" in said]
                return mentioned, choices
        return None


class PostInquest(DuelInquest):
    """The checks of games by post; what they have come across is counted."""

    digests = lapses = claims = autopilots = 0

    async def _left_behind(self) -> list[Any]:
        """Return what stands and is settled, also messages about clocks."""
        rows = {row.id: row for row in await self._found(sa.select(game))}
        told = sa.select(notice).where(notice.c.kind == OUT_OF_TIME, notice.c.message_id.is_not(None))
        standing = await self._found(told)
        settled = [each for each in standing if not _is_over(rows[each.game_id], json.loads(each.facts)["side"])]
        return await super()._left_behind() or settled

    async def to_the_next_lapse(self, *, clocks: bool) -> float:
        """Return the seconds until a clock runs out, or until a game by post waits no longer for somebody."""
        rows = {row.id: row for row in await self._found(sa.select(game))}
        now = self.world.now()
        due = [
            (each.due_at - now).total_seconds()
            for each in await self._found(sa.select(lapse))
            if rows[each.game_id].pace == POST and _by_clock(rows[each.game_id], each.side) == clocks
        ]
        return max(0.0, min(due, default=-5.0) + 5)

    async def check_at_rest(self) -> None:
        """Check what holds when no work is pending, also digests, lapses and clocks."""
        await super().check_at_rest()
        rows = {row.id: row for row in await self._found(sa.select(game))}
        written = await self._found(sa.select(journal).order_by(journal.c.game_id, journal.c.version))
        self.waited_for(rows, written)
        self.meant(rows, written)
        await self._digests_hold()
        for row in rows.values():
            clock = turns_of(row).clock
            most = BANK + INCREMENT * (2 * row.period + 2)
            assert clock is None or all(0 <= left <= most for left in clock.left.values()), f"time came or went: {row}"
        for message in self._posted():
            for _, press in with_presses(message):
                if press.action in {WAIT, PLAY, CLAIM}:
                    side = press.extra.partition(".")[0]
                    assert _is_over(rows[press.game], side), f"buttons of a settled clock stay behind: {text(message)}"

    def waited_for(self, rows: Any, written: Any) -> None:
        """Check that a game by post has waited for each answer, but for a side that has not answered for long."""
        self.lapses, since, first = 0, dict[str, datetime](), dict[str, datetime]()
        unanswered = Counter[tuple[str, str]]()
        for each in written:
            of, (side, *_) = each.game_id, (*json.loads(each.answer), "")
            first.setdefault(of, each.created_at)
            if each.action == LAPSE and rows[of].pace == POST and side.startswith(SIDE):
                waited = each.created_at - (since[of] if each.period else first[of])  # doors are chosen at once
                patient = unanswered[of, side] < PATIENCE
                assert not patient or waited >= _SHORTEST, f"{side} of {of} had {waited} only"
                self.lapses += 1
            unanswered[of, side] = unanswered[of, side] + 1 if each.action == LAPSE else 0
            since[of] = each.created_at

    def meant(self, rows: Any, written: Any) -> None:
        """Check that games are claimed, and turns played by the autopilot, only where the other side chose it."""
        chosen = sum((people.chosen for people in self.crowd), Counter[tuple[str, int, str]]())
        called = {of for of, _, action in chosen if action == PLAY}
        claims = [each for each in written if each.action == CLAIMED]
        assert all(chosen[each.game_id, each.actor, CLAIM] for each in claims), f"nobody meant {claims}"
        played = [each for each in written if each.action == STEWARD]
        astray = [each for each in played if each.actor != HOUSE or each.game_id not in called]
        assert not astray, f"the autopilot played unasked: {astray}"
        assert all(turns_of(rows[each.game_id]).clock is not None for each in [*claims, *played])
        self.claims, self.autopilots = len(claims), len(played)

    async def _digests_hold(self) -> None:
        """Check that each mention has no picture, and addresses one person."""
        found = await self._found(sa.select(notice).where(notice.c.kind == TURN, notice.c.message_id.is_not(None)))
        for each in found:
            message = self.world.backend.get_message(each.channel_id, each.message_id)
            names = [file["filename"] for file in message.attachments]
            assert not names, f"a call has no picture, and this one {names}"
            assert message.ping_user_ids == [int(json.loads(each.facts)["user"])], text(message)
        self.digests = len(found)


def _by_clock(row: Any, side: str) -> bool:
    """Return whether a side is waited for by a clock: reactions have their hours in games with a clock too."""
    turns = turns_of(row)
    return turns.clock is not None and side in turns.asked and turns.asked[side].pace == TIMED


def _is_over(row: Any, side: str) -> bool:
    """Return whether a side's clock has run out in this round, and the side is still waited for."""
    turns = turns_of(row)
    if row.status != "running" or turns.clock is None or side not in turns.asked:
        return False
    return turns.clock.fallen.get(side) == (row.period, row.round)


class PostOrdeal(DuelOrdeal):
    """Kills while three duels go on by post."""

    points = POST_POINTS

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        super().__init__(folder, url, seed=seed)
        self.inquest: PostInquest = PostInquest(self.world, self.crowd, url=url, ledger=self.ledger)
        self.inquest.ordeal = self

    def gathered(self) -> list[People]:
        """Create the pairs, and a channel for each."""
        ways: dict[str, dict[str, str]] = {
            "by post": {"pace": POST},
            "by a clock": {"pace": POST, "clock": CLOCK},
            "at once": {"pace": AT_ONCE},
        }
        return [Correspondents(self.world, self.chance, room=room, **asked) for room, asked in ways.items()]

    async def leap(self, point: str) -> float:
        """Return the seconds until a clock runs out, or a side's time is over; mostly an hour or none."""
        kind = point.partition(":")[0]
        for people in self.crowd:
            assert isinstance(people, Correspondents)
            people.claims = point.startswith("clock: claimed")
        if kind in {"clock", "lapse"}:
            return await self.inquest.to_the_next_lapse(clocks=kind == "clock")
        return self.chance.choice((0, 0, timedelta(hours=1).total_seconds()))
