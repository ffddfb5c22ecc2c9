"""Notices of tournaments: reminders, and results of tables without a judge's ruling.

Players are pinged in the thread of their table, or in the tournament's channel if there is none. After an outage, only
the latest reminder that still applies is sent.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

import discord

from bot.boards.side_rows import time_left
from bot.context import Watch
from bot.games.errors import DeliveryProblem, DirectMessagesClosed
from bot.games.notices import Payload
from bot.games.roster import Roster
from bot.games.state import GameSummary
from bot.tournaments.deadlines import (
    HERE,
    HOUR,
    HOUR_BEFORE,
    LAST_WEEK,
    LISTS,
    MINUTES_LEFT,
    OVER,
    ROUND,
    Deadline,
    deadlines,
    give_time,
    goes_on,
    may_follow,
    next_round,
    next_round_at,
    put_off_by_outages,
    unplayed,
    waits_for_ruling,
)
from bot.tournaments.handlers import TablePress, labelled
from bot.tournaments.judge_handlers import did_text, games_of
from bot.tournaments.judging import shown_by
from bot.tournaments.messages import THREAD, is_open, key_of, notice, pinging
from bot.tournaments.players import admit_press
from bot.tournaments.schedule import moment
from bot.tournaments.service import Decision, Loaded, NoSuchTournament, TournamentService
from bot.tournaments.table_posts import called, judges_called, persons_of
from bot.tournaments.words import player_name, stamp
from bot.ui.components import Row, button_row
from bot.ui.replies import note
from bot.ui.texts import cut, person, quoted, say
from db.games import Stale
from db.notices import Claimed, Notice, NoticeQueue
from db.quiet import Quiet
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.rights import judges, player_by
from engine.tournament.state import CLOSED, OPEN, RUNNING, Table, Tournament, may_play, registered, waiting
from render.language import speaking

log = logging.getLogger(__name__)

_MANY = 20
"""The maximum number of tables in one message."""


class Reminders:
    """Finds and sends the reminders that are due."""

    def __init__(self, service: TournamentService, watch: Watch) -> None:
        self.service = service
        self._watch = watch
        self.notices = NoticeQueue(service.store.database)
        self._known: dict[str, Loaded] = {}
        self._sent: set[tuple[str, Deadline]] = set()
        self._stuck: set[tuple[str, int]] = set()
        self._held: set[tuple[str, int]] = set()

    async def run_due(self, now: datetime) -> datetime | None:
        """Send due reminders. Return when the next one is due, or None if none is planned."""
        at, following, kept = int(now.timestamp()), list[int](), set[tuple[str, Deadline]]()
        for loaded in await self._going_on():
            rows = self._watch.missing(loaded.row.guild_id, loaded.row.id)
            if goes_on(rows):
                continue
            if await give_time(self.service, loaded, self._watch, now=now):
                following.append(at)
                continue
            late, every = self._late(rows, now), [*deadlines(loaded.state)]
            ripe = [each for each in every if each.at <= at < each.until]
            fresh = [each for each in ripe if (loaded.row.id, each) not in self._sent]
            if (fresh or late(loaded.state) or self._follows(loaded, at)) and not await self._watch.reached():
                continue
            await self._count_unplayed(loaded, late, now)
            await self._next_round(loaded, at, now)
            if (hour := next_round_at(loaded.state)) is not None and hour > at:
                following.append(hour)
            if fresh:
                await self.notices.enqueue(*await self._notices(loaded, fresh, now))
            kept |= {(loaded.row.id, each) for each in ripe}
            following += [each.at for each in every if each.at > at]
        self._sent = kept
        return moment(min(following)) if following else None

    async def _going_on(self) -> list[Loaded]:
        """Return the tournaments that may have something due."""
        known, self._known = self._known, {}
        for row in await self.service.store.going_on():
            found = known.get(row.id)
            if found is None or found.row.version != row.version:
                found = await self.service.load(row.id)
            self._known[row.id] = Loaded(row, found.state)
        return [*self._known.values()]

    @staticmethod
    def _late(rows: Sequence[Quiet], now: datetime) -> Callable[[Tournament], list[int]]:
        """Return a function that lists the tables that have waited for a ruling for a week (T79)."""
        seconds = int(now.timestamp())

        def late(t: Tournament) -> list[int]:
            return unplayed(
                t, lambda end: put_off_by_outages(t, end + LAST_WEEK, asked=end, rows=rows, now=now) <= seconds
            )

        return late

    async def _count_unplayed(self, loaded: Loaded, late: Callable[[Tournament], list[int]], now: datetime) -> None:
        """Score zero for both players of the tables that `late` returns (T79)."""
        if not late(loaded.state):
            return

        def decide(t: Tournament, _seed: str) -> Decision:
            facts: list[Fact] = [f.Unplayed(round=len(t.rounds), table=each) for each in late(t)]
            return Decision(facts, posts=shown_by(t, facts))

        try:
            await self.service.decide(loaded.row.id, decide, by=0, now=now)
        except (Refused, Stale) as gone:
            log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": loaded.row.id, "problem": gone})

    def _follows(self, loaded: Loaded, at: int) -> bool:
        """Return whether a post must follow: the standings, a round, or a message to judges."""
        row, t = loaded.row, loaded.state
        if waits_for_ruling(t, at):
            return (row.id, len(t.rounds)) not in self._held
        return may_follow(t, at) and (row.id, t.version) not in self._stuck

    async def _next_round(self, loaded: Loaded, at: int, now: datetime) -> None:
        """Post standings and rounds that are due, or tell the judges which rulings are missing (T78)."""
        row, t = loaded.row, loaded.state
        if waits_for_ruling(t, at):
            await self._tell_held(loaded, now)
        while may_follow(t, at) and (row.id, t.version) not in self._stuck:  # the standings, then the round

            def decide(t: Tournament, seed: str) -> Decision:
                facts = next_round(t, seed, at)
                return Decision(facts, posts=shown_by(t, facts))

            try:
                t = (await self.service.decide(row.id, decide, by=0, now=now)).state
            except (Refused, Stale) as problem:
                log.info(
                    "tournament %(tournament)s stays as it is: %(problem)s", {"tournament": row.id, "problem": problem}
                )
                self._stuck.add((row.id, t.version))
                await self._tell_held(loaded, now)
                return

    async def _tell_held(self, loaded: Loaded, now: datetime) -> None:
        """Tell the judges, once per round, that the tournament waits for their rulings."""
        number = len(loaded.state.rounds)
        key = (loaded.row.id, number)
        if key not in self._held:
            self._held.add(key)
            await self.notices.enqueue(notice(loaded.row, "held", str(number), now=now, round=number))

    # --- to whom ---

    async def _notices(self, loaded: Loaded, fresh: Sequence[Deadline], now: datetime) -> list[Notice]:
        t, row, found = loaded.state, loaded.row, list[Notice]()
        remind = {each.number: each.user_id for each in await self.service.store.entrants(row.id) if each.remind}
        threads = await self._threads(loaded)
        for due in fresh:
            channel = threads.get(due.key)
            facts: dict[str, Any] = {"round": due.round, "pair": due.key, "end": due.end, "mark": due.mark}
            if due.what not in (ROUND, OVER) or (channel is not None and due.what == ROUND):
                told: dict[str, Any] = {**facts, "keys": [due.key]}
                found.append(notice(row, due.what, due.name, now=now, until=due.until, channel_id=channel, **told))
            for number in directly(t, due):
                if person := remind.get(number):
                    told = {**facts, "player": number}
                    found.append(notice(row, due.what, due.name, now=now, until=due.until, user_id=person, **told))
        alone = [each for each in fresh if each.what == OVER or each.key not in threads]
        return [*found, *self._together(loaded, alone, now)]

    def _together(self, loaded: Loaded, fresh: Sequence[Deadline], now: datetime) -> list[Notice]:
        """Return the notices in the tournament's channel for all tables without a thread."""
        found = []
        told = sorted(each for each in fresh if each.what in (ROUND, OVER) and each.key)
        for (what, mark, end), each in groupby(told, key=attrgetter("what", "mark", "end")):
            every = [*each]
            for start in range(0, len(every), _MANY):
                keys = [due.key for due in every[start : start + _MANY]]
                # The key does not depend on the tables that are left, so a reminder that was sent before a restart is
                # not sent again.
                name, until = f"{every[start].round}.{mark}.{end // HOUR}.{start}", every[start].until
                facts: dict[str, Any] = {"round": every[start].round, "pair": 0, "keys": keys, "end": end, "mark": mark}
                found.append(notice(loaded.row, what, name, now=now, until=until, **facts))
        return found

    async def _threads(self, loaded: Loaded) -> dict[int, int]:
        """Return the thread ids of the current round's tables, keyed by the table's key."""
        row, rounds = loaded.row, len(loaded.state.rounds)
        posts = await self.service.store.posts(row.id) if rounds else []
        opened = (post for post in posts if post.message_id and post.channel_id != row.channel_id)
        return {post.number: post.channel_id for post in opened if post.what == THREAD and post.round == rounds}


def directly(t: Tournament, due: Deadline) -> list[int]:
    """Return the players who get a reminder as a direct message."""
    if due.what == LISTS:
        return without_list(t)
    if due.what == HERE:
        return [number for number in registered(t) if not t.players[number].here]
    if due.what not in (ROUND, HOUR_BEFORE):
        return []
    round_ = t.rounds[due.round - 1]
    if round_.duplicate:
        return [number for number in round_.order if number not in round_.attempts]
    table = table_by_key(t, due.round, due.key)
    return [] if table is None else [number for number in table.players if number not in table.attempts]


def without_list(t: Tournament) -> list[int]:
    """Return the players who have not submitted a valid list (T7)."""
    players = (t.players[number] for number in registered(t))
    return [each.number for each in players if not (each.list_counts or each.let_in or each.left)]


def table_by_key(t: Tournament, round_: int, key: int) -> Table | None:
    """Return the table of the pair with this key; None if the pair no longer plays."""
    if not 0 < round_ <= len(t.rounds):
        return None
    return next((table for table in t.rounds[round_ - 1].tables.values() if key_of(table) == key), None)


# --- what notices say ---


_TITLE, _NAMES, _MOST = 80, 30, 3_800


class Told(NamedTuple):
    """The content of a notice: text, buttons, and the users to ping."""

    text: str
    rows: Sequence[Row] = ()
    pings: tuple[int, ...] = ()


class _Asked(NamedTuple):
    """The data that the text of a notice needs."""

    loaded: Loaded
    facts: Mapping[str, Any]
    direct: bool
    games: Mapping[str, GameSummary]

    @property
    def t(self) -> Tournament:
        return self.loaded.state

    @property
    def locale(self) -> str:
        return self.loaded.row.locale

    def say(self, key: str, **facts: Any) -> str:
        """Return a text of the notice, with the deadline and the tournament."""
        row, end = self.loaded.row, int(self.facts.get("end", 0))
        here = {"title": quoted(row.title, _TITLE), "channel": f"<#{row.channel_id}>"}
        return say(key, locale=self.locale, **{**here, "at": stamp(end), "left": stamp(end, "R"), **facts})

    def tables(self) -> list[Table]:
        """Return the tables of the notice without a result or report."""
        round_ = int(self.facts["round"])
        found = (table_by_key(self.t, round_, key) for key in self.facts.get("keys", [self.facts["pair"]]))
        return [each for each in found if each is not None and is_open(self.t, round_, each) and not each.reports]


def _round(asked: _Asked) -> Told | None:
    """Return the reminder to players who have not played. Return None if nobody needs one (T79)."""
    round_ = int(asked.facts["round"])
    if not asked.facts["pair"] and asked.direct:  # of a duplicate
        current = asked.t.rounds[round_ - 1] if round_ <= len(asked.t.rounds) else None
        if current is None or current.complete or asked.facts["player"] in current.attempts:
            return None
        return Told(asked.say("tweek-remind-direct-alone", round=round_))
    tables = asked.tables()
    if not tables:
        return None
    if asked.direct:
        return Told(asked.say("tweek-remind-direct", round=round_, table=tables[0].number))
    if asked.facts["pair"]:
        names = _called(asked, tables[0])
        text = asked.say("tweek-remind-table", names=names, round=round_, table=tables[0].number)
        return Told(text, pings=persons_of(asked.t, tables[0]))
    lines = [asked.say("tweek-remind-tables", round=round_)]
    lines += [asked.say("tweek-remind-line", table=each.number, names=_called(asked, each)) for each in tables]
    return Told("\n".join(lines), pings=tuple(found for each in tables for found in persons_of(asked.t, each)))


def _called(asked: _Asked, table: Table) -> str:
    with speaking(asked.locale):
        return ", ".join(called(asked.t, number) for number in table.players)


def _hour(asked: _Asked) -> Told | None:
    """Return the reminder an hour before the agreed time of a table (T79).

    Return None if it is not needed.
    """
    tables = asked.tables()
    if not tables or tables[0].agreed != asked.facts["end"]:
        return None
    table, round_ = tables[0], int(asked.facts["round"])
    if asked.direct:
        return Told(asked.say("tweek-hour-direct", round=round_, table=table.number))
    text = asked.say("tweek-hour", names=_called(asked, table), round=round_, table=table.number)
    return Told(text, pings=persons_of(asked.t, table))


def _minutes(asked: _Asked) -> Told | None:
    """Return the message about the time left in a one-day round (T21). Return None if it is not needed."""
    round_ = int(asked.facts["round"])
    if not 0 < round_ <= len(asked.t.rounds):
        return None
    tables = [
        each
        for each in asked.t.rounds[round_ - 1].tables.values()
        if is_open(asked.t, round_, each) and not each.reports
    ]
    if not tables:
        return None
    numbers = ", ".join(str(each.number) for each in tables[:_NAMES])
    key = "tweek-minutes" if asked.facts["mark"] else "tweek-minutes-over"
    return Told(asked.say(key, round=round_, tables=numbers))


def _lists(asked: _Asked) -> Told | None:
    """Return the reminder that lists are due; None if not needed (T7)."""
    t, missing = asked.t, without_list(asked.t)
    list_press = TablePress(asked.loaded.row.id).press("tlist")
    rows = [button_row([labelled(say("button-tournament-list", locale=asked.locale), list_press)])]
    if t.stage != OPEN or not missing:
        return None
    if asked.direct:
        return Told(asked.say("tweek-lists-direct")) if asked.facts["player"] in missing else None
    return Told(asked.say("tweek-lists", names=_names(asked, missing)), rows)


def _names(asked: _Asked, numbers: Sequence[int]) -> str:
    with speaking(asked.locale):
        names = [player_name(asked.t, number) for number in numbers[:_NAMES]]
    return ", ".join(names) + (" …" if len(numbers) > _NAMES else "")


def _here(asked: _Asked) -> Told | None:
    """Return the message that asks all players whether they are present (T9).

    Return None if it is not needed.
    """
    if asked.t.stage not in (OPEN, CLOSED):
        return None
    if asked.direct:
        player = asked.t.players.get(int(asked.facts["player"]))
        return None if player is None or player.here or not may_play(player) else Told(asked.say("tweek-here-direct"))
    here = labelled(say("button-tweek-here", locale=asked.locale), TablePress(asked.loaded.row.id).press("thereami"))
    return Told(asked.say("tweek-here"), [button_row([here])])


def _over(asked: _Asked) -> Told | None:
    """Return the message to the judges about tables without a report (T79).

    Return None if no such message is needed.
    """
    tables = asked.tables()
    if not tables:
        return None
    round_ = int(asked.facts["round"])
    with speaking(asked.locale):
        lines = [asked.say("tweek-over", judges=judges_called(asked.t), round=round_)]
        did = ((table.number, did_text(asked.t, table, asked.games)) for table in tables)
        lines += [asked.say("tweek-remind-line", table=number, names=names) for number, names in did]
    panel = TablePress(asked.loaded.row.id).press("tpanel")
    rows = [button_row([labelled(say("button-tweek-panel", locale=asked.locale), panel)])]
    return Told("\n".join(lines), rows, tuple(judges(asked.t)))


def _held(asked: _Asked) -> Told | None:
    """Return the message to judges about missing rulings. Return None if none are missing (T78)."""
    if len(asked.t.rounds) != asked.facts["round"] or asked.t.stage not in (CLOSED, RUNNING):
        return None
    panel = TablePress(asked.loaded.row.id).press("tpanel")
    rows = [button_row([labelled(say("button-tweek-panel", locale=asked.locale), panel)])]
    with speaking(asked.locale):
        return Told(asked.say("tweek-held", judges=judges_called(asked.t)), rows, tuple(judges(asked.t)))


def _moved_up(asked: _Asked) -> Told | None:
    """Return a message to a player who may now play, after being on the waiting list (T4).

    Return None if it is not needed.
    """
    number = int(asked.facts["player"])
    player = asked.t.players.get(number)
    if player is None or not may_play(player) or number in waiting(asked.t):
        return None
    if asked.direct:
        return Told(asked.say("tweek-moved-up-direct", number=number))
    with speaking(asked.locale):
        return Told(asked.say("tweek-moved-up", name=called(asked.t, number), number=number))


def _no_thread(asked: _Asked) -> Told | None:
    lacking = [each for each in str(asked.facts["lacking"]).split(",") if each]
    names = ", ".join(say(f"permission-{each.replace('_', '-')}", locale=asked.locale) for each in lacking)
    key = "tweek-no-thread" if names else "tweek-no-thread-here"
    leader = person(asked.t.organizer, locale=asked.locale)
    text = asked.say(key, round=asked.facts["round"], lacking=names or "–")
    return Told(text) if asked.direct else Told(f"{leader}: {text}", pings=(asked.t.organizer,))


def _left_before(asked: _Asked) -> Told | None:
    """Return the message to the organizer about how often a new player has left tournaments; None if not needed
    (T55).
    """
    number = int(asked.facts["player"])
    player = asked.t.players.get(number)
    if player is None or player.withdrawn:
        return None
    with speaking(asked.locale):
        name = player_name(asked.t, number)
    return Told(asked.say("tweek-left-before", name=name, count=int(asked.facts["times"])))


def _late(asked: _Asked) -> Told | None:
    """Return the message to the organizer about a latecomer; None if not needed (T11)."""
    who = int(asked.facts["person"])
    if not who or player_by(asked.t, who) or asked.t.stage not in (CLOSED, RUNNING):
        return None
    leader, locale = asked.t.organizer, asked.locale
    with speaking(locale):
        admit = labelled(say("button-tournament-admit"), admit_press(asked.loaded.row.id, who))
        text = asked.say("tournament-late-asks", leader=person(leader), name=person(who))
    return Told(text, [button_row([admit])], (leader,))


def _seated(asked: _Asked) -> Told | None:
    """Return the message that pings the players of a new round (T20).

    Return None if it is no longer needed.
    """
    number = int(asked.facts["round"])
    if number != len(asked.t.rounds) or asked.t.rounds[-1].closed:
        return None
    round_ = asked.t.rounds[-1]
    there = {*round_.order, *(each for table in round_.tables.values() for each in table.players), *round_.byes}
    players = [each for each in asked.facts["players"] if each in there and asked.t.players[each].person]
    if not players:
        return None
    names = " ".join(person(asked.t.players[each].person, locale=asked.locale) for each in players)
    mine = labelled(say("button-tournament-mine", locale=asked.locale), TablePress(asked.loaded.row.id).press("tmine"))
    pings = tuple(asked.t.players[each].person for each in players)
    return Told(asked.say("tweek-seated", names=names, round=number), [button_row([mine])], pings)


def _struck(asked: _Asked) -> Told | None:
    """Return the message that tells of cancelled rounds (T2)."""
    return Told(asked.say("tweek-struck", rounds=int(asked.facts["rounds"])))


def _given(asked: _Asked) -> Told | None:
    """Return the message about a deadline that was postponed after an outage (T79).

    Return None if it is not needed.
    """
    facts = asked.facts
    with speaking(asked.locale):
        time = time_left(int(facts["away"]) // 60 * 60)
    lines = [say(f"given-back-{facts['why']}", locale=asked.locale, time=time)]
    if "pair" not in facts:
        return Told(
            "\n".join([*lines, asked.say("tweek-given", round=int(facts["round"]))]), pings=(asked.t.organizer,)
        )
    tables = asked.tables()
    if not tables:
        return None
    lines.append(asked.say("tweek-given-table", round=int(facts["round"]), table=tables[0].number))
    return Told("\n".join(lines), pings=persons_of(asked.t, tables[0]))


def _channel_gone(asked: _Asked) -> Told | None:
    """Return the message to the organizer about a deleted channel. Return None if none is needed."""
    return Told(asked.say("tweek-channel-gone")) if asked.t.stage in (OPEN, CLOSED, RUNNING) else None


_WRITERS: Mapping[str, Callable[[_Asked], Told | None]] = {
    ROUND: _round,
    HOUR_BEFORE: _hour,
    MINUTES_LEFT: _minutes,
    LISTS: _lists,
    HERE: _here,
    OVER: _over,
    "moved-up": _moved_up,
    "given": _given,
    "held": _held,
    "no-thread": _no_thread,
    "left-before": _left_before,
    "late": _late,
    "channel-gone": _channel_gone,
    "seated": _seated,
    "struck": _struck,
}
_TO_ORGANIZER = ("no-thread", "left-before", "channel-gone")


class TournamentNotices:
    """Writes the notices of tournaments (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, service: TournamentService, roster: Roster) -> None:
        self.service = service
        self.roster = roster
        self.queue = NoticeQueue(service.store.database)

    async def write(self, claimed: Claimed) -> Payload | None:
        """Return the notice with its current text. Return None if it is no longer needed."""
        try:
            loaded = await self.service.load(claimed.facts["tournament"])
        except NoSuchTournament:
            return None
        direct = claimed.user_id is not None
        if direct and claimed.facts["what"] not in _TO_ORGANIZER and not await self._wanted(loaded, claimed):
            return None
        games = await games_of(self.roster, loaded.state) if claimed.facts["what"] == OVER else {}
        told = _WRITERS[claimed.facts["what"]](_Asked(loaded, claimed.facts, direct, games))
        if told is None:
            return None
        guild = None if direct else loaded.row.guild_id
        view = note(cut(told.text, _MOST), rows=told.rows)
        return Payload(view=view, guild_id=guild, allowed=pinging(() if direct else told.pings))

    async def _wanted(self, loaded: Loaded, claimed: Claimed) -> bool:
        """Return whether the player is registered and wants reminders by direct message."""
        number = int(claimed.facts["player"])
        entrants = {each.number: each for each in await self.service.store.entrants(loaded.row.id)}
        found = entrants.get(number)
        return found is not None and found.remind and found.user_id == claimed.user_id and not found.withdrawn

    async def sent(self, claimed: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, claimed: Claimed, problem: DeliveryProblem) -> None:
        """Post a warning in the channel if threads are missing. Drop other notices that failed."""
        if not isinstance(problem, DirectMessagesClosed) or claimed.facts["what"] != "no-thread":
            return
        try:
            loaded = await self.service.load(claimed.facts["tournament"])
        except NoSuchTournament:
            return
        told = {"round": claimed.facts["round"], "lacking": claimed.facts["lacking"]}
        key = f"{told['round']}.{told['lacking']}"
        await self.queue.enqueue(notice(loaded.row, "no-thread", key, now=claimed.created_at, **told))
