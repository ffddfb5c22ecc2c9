"""Lets the players at tournament tables play the bot's own games (T74 to T77).

A new game and the fact that it has begun are stored in one transaction. When the game has ended, it is replayed, and
the result of the replay is added to the tournament. Each run of the job checks the current rounds of all tournaments.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ButtonStyle, ui

import engine.games
from bot.games.changes import END, Change, following
from bot.games.errors import ChannelGone, NoSuchGame, SaveDamaged, SaveTooNew
from bot.games.gate import both_played
from bot.games.pledges import with_pledged_dice
from bot.games.posting_rights import in_table_thread, table_thread
from bot.games.seats.chairs import chairs_for
from bot.games.seed_texts import moment
from bot.games.service import Service
from bot.games.state import GameState
from bot.history.journal import asides_of, record_of, verify_record
from bot.play.challenges import too_often
from bot.play.new_game_sides import calls, wake
from bot.play.private_ground import PrivateGround
from bot.runtime import clock
from bot.tournaments.deadlines import give_time, goes_on
from bot.tournaments.handlers import Handlers
from bot.tournaments.messages import THREAD, key_of
from bot.tournaments.schedule import moment as moment_of
from bot.tournaments.schedule import spans
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.ui.components import Row, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, whisper
from bot.ui.texts import called, clean, cut, say
from db.games import ExtraWrite, GameRow, JournalRow, Stale
from db.ratings import RatedGames
from db.ratings import begin as begin_rated
from db.ratings import finish as finish_rated
from db.schema.games import ALONE as COUNTED_ALONE
from db.schema.games import AT_TABLE, HOUSE, NOBODY, OVER, RATED_TABLE, RUNNING, TABLE
from db.sides import Chair, turns_of
from db.tournaments.journal import Addition, FactRow, Shown, add, stands_in
from db.tournaments.store import PLAYS
from engine.core.asks import Refused
from engine.core.day_gate import SCENARIO, own_options
from engine.core.dice import seed_hash
from engine.core.record import DECISIONS, OF_ROUND
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.sequence import SIDE
from engine.core.verify import FAIR
from engine.tournament import facts as f
from engine.tournament.journal import admit
from engine.tournament.lots import game_seed
from engine.tournament.rights import player_by
from engine.tournament.settings import DUEL, DUPLICATE, GAME, REPORTED, Settings
from engine.tournament.snapshot import branch
from engine.tournament.state import CONCEDED, PLAYED, REPLAYED, Result, Round, Table, Tournament, is_over

if TYPE_CHECKING:
    from bot.context import BotContext, Registry, Watch

log = logging.getLogger(__name__)

JOB = "tournament-games"
"""The name of the job that waits for the ends of games."""
ALONE = frozenset({DUEL, DUPLICATE})
"""The formats in which each player plays alone, with the round's seed."""
VICTORY = 1000
"""The bonus for a victory on one of two sides played alone, larger than any margin."""
_TRIES = 5
_ENDED = timedelta(days=30)
"""How long after its end a tournament is still processed, until all its seeds may be published."""
_SEALED = timedelta(days=7)
"""How long after the planned end of its round a seed stays secret, unless the round is closed; a judge may give
time.
"""


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in the current round: at a table, or alone (table 0).

    `game` is the game begun there; empty if there is none.
    """

    round: int
    table: int
    player: int
    game: str = ""


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun and has no result in the tournament."""

    place: Place
    game: str


def place_of(t: Tournament, person: int) -> Place | None:
    """Return the table at which a user must play one of the bot's games now. Return None if there is none."""
    number = player_by(t, person)
    if not number or t.settings.tables == REPORTED or not t.rounds or t.rounds[-1].closed:
        return None
    round_ = t.rounds[-1]
    if round_.duplicate:
        plays = number in round_.order and number not in round_.attempts and not round_.time_over
        return Place(round_.number, 0, number, round_.games.get(number, "")) if plays else None
    table = round_.table_of(number)
    if table is None or table.results or number in table.attempts:
        return None
    key = 0 if t.settings.tables == GAME else number
    return Place(round_.number, table.number, number, table.games.get(key, ""))


class OwnGames:
    """Starts the bot's own games for the tables of a tournament, and records their results."""

    def __init__(
        self,
        service: Service,
        tournaments: TournamentService,
        *,
        now: Callable[[], datetime],
        watch: Watch,
    ) -> None:
        self.tournaments = tournaments
        self._watch = watch
        self._service = service
        self._ratings = RatedGames(service.store.database)
        self._now = now
        self._known: dict[str, Loaded] = {}
        self._refused: set[str] = set()
        self._unsealed: set[tuple[str, int]] = set()

    # --- games begin ---

    async def begin(
        self,
        tournament_id: str,
        person: int,
        *,
        guild_id: int | None,
        channel_id: PostingRight,
        locale: str,
        thread: bool = False,
        extra_write: Sequence[Callable[[str], ExtraWrite]] = (),
    ) -> GameState:
        """Start the game at a player's place in an empty channel, or return the existing game.

        With `thread`, the channel becomes the table's channel. Raise `Refused` if the tournament does not allow the
        game now. Raise `ChannelBusy` if the channel has a running game. Raise `UnknownGame` if the bot does not have
        the game. Raise `ValueError` for options that the game does not know.
        """
        for _ in range(_TRIES):
            loaded = await self.tournaments.load(tournament_id)
            place = place_of(loaded.state, person)
            if place is None:
                raise Refused("nothing-to-play", rule="T74")
            if place.game:
                return await self._service.position(place.game)
            seed = await self.tournaments.store.seed(tournament_id)
            asked: dict[str, Any] = self._dice(loaded, seed, place)
            noted = self._noted(loaded, place, channel_id if thread else None)
            try:
                return await self._service.new_game(
                    system=loaded.state.settings.game,
                    options=loaded.state.settings.options,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    locale=locale,
                    extra_write=(noted, *self._rated(loaded, asked), *extra_write),
                    **asked,
                )
            except Stale:
                continue
        raise Stale

    def _dice(self, loaded: Loaded, seed: str, place: Place) -> dict[str, Any]:
        """Return the settings of a new tournament game: its seed, its sides and how it counts."""
        t = loaded.state
        if t.settings.tables == GAME:
            chairs = chairs_of_table(t, t.rounds[-1].tables[place.table])
            kind = RATED_TABLE if t.settings.rated else TABLE
            return {"seed": None, "owner_id": chairs[0].user_id, "chairs": chairs, "counted": kind}
        person = t.players[place.player].person
        return {
            "seed": game_seed(seed, t.posted),
            "dice": OF_ROUND,
            "counted": COUNTED_ALONE,
            "owner_id": person,
            "sealed_until": (end_of_round(t) or self._now()) + _SEALED,
            "chairs": chairs_for(sides_of(t), own=side_alone(t), owner=person, steward=True) if is_sided(t) else (),
        }

    def _noted(self, loaded: Loaded, place: Place, thread: int | None) -> Callable[[str], ExtraWrite]:
        """Return a function that takes a game's id and returns the SQL statements to record its start."""

        def of(game_id: str) -> ExtraWrite:
            now = self._now()
            player = 0 if loaded.state.settings.tables == GAME else place.player
            begun = f.GameBegun(round=place.round, game=game_id, table=place.table, player=player)
            fact = f.stamped(begun, by=0, at=int(now.timestamp()))
            admit(branch(loaded.state, [fact]), fact)
            added = Addition(
                facts=[FactRow(f.tag_of(fact), f.written(fact), 0, player or None)],
                now=now,
            )

            async def write(connection: Any) -> None:
                await add(connection, loaded.row, added)
                if thread is not None:
                    await stands_in(connection, loaded.row.id, place.round, place.table, channel_id=thread)

            return write

        return of

    def _rated(self, loaded: Loaded, asked: Mapping[str, Any]) -> Sequence[Callable[[str], ExtraWrite]]:
        """Return functions that register a new game as rated (T99); none if unrated."""
        if asked["counted"] != RATED_TABLE:
            return ()
        settings = loaded.state.settings
        first, second = (chair.user_id for chair in asked["chairs"])
        write = partial(
            begin_rated,
            guild_id=loaded.row.guild_id,
            system=engine.games.find(settings.game).name,
            scenario=scenario_of(settings),
            first=first,
            second=second,
            now=self._now(),
        )
        return (write,)

    # --- games end ---

    @following(END)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the database write that wakes the job after a tournament game. Return None for other games."""
        game = change.after
        if game.dice != OF_ROUND and game.counted not in AT_TABLE:
            return None

        async def write(_: Any) -> Collection[str]:
            return [JOB]

        return write

    async def run_due(self, now: datetime) -> datetime | None:
        """Record the result of one finished game, and end rounds whose time is over.

        Return when to call this again, or None if nothing is scheduled.
        """
        next_end: datetime | None = None
        counted = await self._service.store.counted(AT_TABLE)  # before the journals, which name the games they began
        every = await self._playing(now)
        playing = [each for each in every if not is_over(each.state)]
        await self._let_go(counted, playing, every)
        for loaded in every:
            await self._agree(loaded)
            await self._unseal(loaded, now)
        for loaded in playing:
            if not loaded.state.rounds or loaded.state.rounds[-1].closed:
                continue
            if await self._take_one(loaded):
                return now
            end = _time_over(loaded.state)
            if end is None or goes_on(self._watch.missing(loaded.row.guild_id, loaded.row.id)):
                continue
            if await give_time(self.tournaments, loaded, self._watch, now=now):
                return now
            if end <= now:
                over = f.TimeOver(round=loaded.state.rounds[-1].number)
                if await self._watch.reached() and await self._added(loaded, over):
                    return now
            elif next_end is None or end < next_end:
                next_end = end
        return next_end

    async def _playing(self, now: datetime) -> list[Loaded]:
        """Return the tournaments that play the bot's games, including recently ended ones."""
        known, self._known = self._known, {}
        store = self.tournaments.store
        for row in (*await store.running(), *await store.ended(since=now - _ENDED)):
            loaded = known.get(row.id)
            reported = loaded is not None and loaded.state.settings.tables == REPORTED
            if loaded is None or (loaded.row.version != row.version and not reported):
                loaded = await self.tournaments.load(row.id)
            self._known[row.id] = loaded
        return [each for each in self._known.values() if each.state.settings.tables in ALONE | {GAME}]

    async def _unseal(self, loaded: Loaded, now: datetime) -> None:
        """Let everyone see the ended games of finished rounds, with the seed (T75)."""
        for round_ in loaded.state.rounds:
            key = loaded.row.id, round_.number
            over = round_.closed or round_.time_over or is_over(loaded.state)
            if key in self._unsealed or not over:
                continue
            left = False
            for game in games_of(round_):
                row = await self._service.store.game(game)
                if row is None or row.sealed_until is None or row.sealed_until <= now:
                    continue
                if row.status == RUNNING:
                    left = True  # a decision in progress holds the row: it is changed after that
                    continue
                await self._service.store.commit(row, changes={"sealed_until": now}, entries=[], message=None)
            if not left:
                self._unsealed.add(key)

    async def _let_go(self, counted: Collection[str], playing: Sequence[Loaded], every: Sequence[Loaded]) -> None:
        """Make running games uncounted if the tournament no longer needs their result."""
        awaited = {begun.game for each in playing if each.state.rounds for begun in open_games(each.state)}
        for game in set(counted) - awaited:
            row = await self._service.store.game(game)
            if row is None or row.status != RUNNING:
                continue
            rated = await self._settled(row, every) if row.counted == RATED_TABLE else ()
            with suppress(Stale):  # a decision is in progress: the next run finds the game again
                await self._service.store.commit(
                    row, changes={"counted": None}, entries=[], message=None, extra_writes=rated
                )

    async def _settled(self, row: GameRow, every: Sequence[Loaded]) -> Sequence[ExtraWrite]:
        """Return the SQL statements that end the rating of a game that is no longer part of a tournament (T100)."""
        score = None
        table = next((each for each in _tables_of(every) if each.games.get(0) == row.id), None)
        result = table.result if table is not None else None
        if table is not None and result is not None and result.outcome == CONCEDED and len(result.players) == 1:
            played = await both_played(self._service.store, row)
            score = float(table.first not in result.players) if played else None

        async def write(connection: Any) -> None:
            await finish_rated(connection, row.id, score=score, ended_at=self._now())

        return (write,)

    async def _agree(self, loaded: Loaded) -> None:
        """Annul rated games whose result a judge has overruled (T100).

        Restore them if the judge takes the ruling back.
        """
        corrected = (table for table in _tables_of([loaded]) if 0 in table.games and len(table.results) > 1)
        ended = {table.games[0]: table for table in corrected}
        if not loaded.state.settings.rated or not ended:
            return
        for rated in await self._ratings.of(ended):
            results = ended[rated.game_id].results
            played = next((each for each in results if each.how == REPLAYED and each.outcome == PLAYED), None)
            if rated.ended_at is None or played is None:
                continue
            if not _same_winner(played, results[-1]):
                ruling, at = results[-1], moment_of(results[-1].at)
                await self._ratings.annul(rated.game_id, by=ruling.by, why=ruling.reason, now=at)
            elif rated.annulled_at in {moment_of(each.at) for each in results[:-1]}:
                await self._ratings.restore(rated.game_id, at=rated.annulled_at)

    async def _take_one(self, loaded: Loaded) -> bool:
        """Record the result of one ended game. Return False if no game has ended."""
        for begun in open_games(loaded.state):
            if begun.game in self._refused:
                continue
            row = await self._service.store.game(begun.game)
            if row is None or row.status == RUNNING:
                continue
            try:
                fact = await self._result(loaded, begun, row)
            except SaveTooNew:
                continue  # a newer version of this program will read it
            except Exception:
                log.exception("game %(game)s of a table could not be replayed", {"game": begun.game})
                self._refused.add(begun.game)
                continue
            if fact is None:
                log.warning("the result of game %(game)s of a table is refused: a judge rules", {"game": begun.game})
                self._refused.add(begun.game)
                await self._ratings.void(begun.game, now=self._now())
                continue
            await self._added(loaded, fact)
            return True
        return False

    async def _added(self, loaded: Loaded, fact: f.Fact) -> bool:
        """Add a fact to the tournament. Return False if the fact is no longer possible."""
        shown = [Shown("round", loaded.state.rounds[-1].number)]
        try:
            await self.tournaments.decide(
                loaded.row.id, lambda _t, _seed: Decision([fact], posts=shown), by=0, now=self._now()
            )
        except Refused as refused:
            log.info(
                "a result comes too late for tournament %(tournament)s: %(problem)s",
                {"tournament": loaded.row.id, "problem": refused},
            )
            self._refused.update([fact.game] if isinstance(fact, f.GameEnded | f.AttemptEnded) else [])
            return False
        return True

    # --- results ---

    async def _result(self, loaded: Loaded, begun: Begun, row: GameRow) -> f.Fact | None:
        """Return the result of a table whose game has ended, or None if the game cannot be verified."""
        t = loaded.state
        if t.settings.tables == GAME:
            return await self._of_two(t, begun, row)
        if row.status != OVER:
            return self._given_up(t, begun)
        seed = game_seed(await self.tournaments.store.seed(loaded.row.id), t.posted)
        found = await self._alone(t, begun, seed)
        if found is None:
            return None
        place = begun.place
        score, periods = (_of_side(found, side_alone(t)), 0) if is_sided(t) else (found.score, found.periods)
        return f.AttemptEnded(
            round=place.round, player=place.player, game=begun.game, score=score, periods=periods, table=place.table
        )

    @staticmethod
    def _given_up(t: Tournament, begun: Begun) -> f.Fact | None:
        """Return the record that the player conceded (T77); None in a duplicate tournament."""
        place = begun.place
        if t.settings.tables == DUPLICATE:
            return None
        return f.Conceded(round=place.round, table=place.table, players=(place.player,))

    async def _alone(self, t: Tournament, begun: Begun, seed: str) -> ComparableResult | None:
        """Return a game's result, after a replay with the round's seed; None if the replay does not confirm it
        (T75).
        """
        try:
            state = await self._service.position(begun.game)
            rows = await self._service.store.journal(begun.game, first=1, last=state.version)
            record = record_of(state, rows, await asides_of(self._service.store, state.row), whole=True)
        except (NoSuchGame, SaveDamaged):
            return None
        if _foreign(t, begun.place.player, seed, state, rows):
            return None
        ended = msgspec.structs.replace(record, status="over")
        own = with_pledged_dice(ended, secret=seed, seed_hash=seed_hash(seed), word=None)
        report = await asyncio.to_thread(verify_record, own)
        return report.outcome if report.verdict == FAIR else None

    async def _of_two(self, t: Tournament, begun: Begun, row: GameRow) -> f.Fact | None:
        """Return the fact that records the result of a two-player game; None if the game does not count (T74, T77)."""
        table = t.rounds[-1].tables[begun.place.table]
        player = dict(zip(sides_of(t), (table.first, table.other(table.first)), strict=True))
        ended: dict[str, Any] = {"round": begun.place.round, "table": table.number, "game": begun.game}
        rows = await self._service.store.journal(row.id, first=1, last=row.version)
        if _held_by_others(rows, {side: t.players[number].person for side, number in player.items()}):
            return None
        clock = turns_of(row).clock
        if clock is not None and clock.won is not None:
            return f.GameEnded(**ended, won=player[clock.won])
        if row.status != OVER:
            said = rows[-1].answer
            gave_up = next((each for side, each in player.items() if f'"{SIDE}{side}"' in said), 0)
            return f.GameEnded(**ended, won=table.other(gave_up), given_up=gave_up) if gave_up else None
        try:
            state = await self._service.position(row.id)
            record = record_of(state, rows, await asides_of(self._service.store, row), whole=True)
        except SaveDamaged:
            return None
        report = await asyncio.to_thread(verify_record, record)
        found = report.outcome
        if report.verdict != FAIR or found is None:
            return None
        scores = {number: int(found.scores.get(side, 0)) for side, number in player.items()}
        won = player[found.winner] if found.winner is not None else 0
        return f.GameEnded(**ended, won=won, scores=(scores[table.a], scores[table.b]))


def _held_by_others(rows: Sequence[JournalRow], people: Mapping[str, int]) -> bool:
    """Return whether somebody other than the registered player has answered for a side."""
    own = {side: (f'["{SIDE}{side}"', {person, HOUSE}) for side, person in people.items()}
    return any(
        row.action in DECISIONS and row.answer.startswith(mark) and row.actor not in may
        for row in rows
        for mark, may in own.values()
    )


# --- where is what ---


def open_games(t: Tournament) -> Iterator[Begun]:
    """Yield the current round's games without a result."""
    round_ = t.rounds[-1]
    for player, game in round_.games.items():
        if player not in round_.attempts and not round_.time_over:
            yield Begun(Place(round_.number, 0, player), game)
    for table in round_.tables.values():
        if table.results:
            continue
        for player, game in table.games.items():
            if player not in table.attempts:
                yield Begun(Place(round_.number, table.number, player), game)


def games_of(round_: Round) -> list[str]:
    """Return the ids of all games of a round."""
    return [*round_.games.values(), *(game for table in round_.tables.values() for game in table.games.values())]


def scenario_of(settings: Settings) -> str:
    """Return the scenario of a tournament's game; empty if the game has none."""
    return settings.options.get(SCENARIO, "") or next(iter(engine.games.find(settings.game).scenarios), "")


def _tables_of(every: Iterable[Loaded]) -> Iterator[Table]:
    """Yield all tables of tournaments."""
    return (table for each in every for round_ in each.state.rounds for table in round_.tables.values())


def _same_winner(one: Result, other: Result) -> bool:
    """Return whether two results of a table have the same winner."""
    (a, b), (c, d) = one.points, other.points
    return other.outcome == PLAYED and (a > b, a < b) == (c > d, c < d)


def end_of_round(t: Tournament) -> datetime | None:
    """Return the planned end of the current round; None if it is not fixed."""
    return next((span.end for span in spans(t) if span.round == len(t.rounds)), None)


def _time_over(t: Tournament) -> datetime | None:
    """Return when the time of the current round ends, or None (T75, T76)."""
    if t.settings.tables not in ALONE or t.rounds[-1].time_over:
        return None
    return end_of_round(t)


def sides_of(t: Tournament) -> tuple[str, str]:
    """Return the two sides of a tournament's game, in the game's order."""
    rules: Ruleset[Any] = engine.games.find(t.settings.game)
    first, second = rules.sides_in(rules.new(own_options(t.settings.options)))
    return first, second


def is_sided(t: Tournament) -> bool:
    """Return whether a tournament's game has several sides."""
    return len(engine.games.find(t.settings.game).sides) > 1


def side_alone(t: Tournament) -> str:
    """Return the side that every player plays against the autopilot in this round (T75, T76)."""
    return sides_of(t)[(len(t.rounds) - 1) % 2]


def _of_side(found: ComparableResult, side: str) -> int:
    """Return the score of `side`: its margin, plus a bonus for a win or minus the bonus for a defeat (T75, T76)."""
    margin = sum(score if name == side else -score for name, score in found.scores.items())
    return margin if found.winner is None else margin + (VICTORY if found.winner == side else -VICTORY)


def chairs_of_table(t: Tournament, table: Table) -> tuple[Chair, ...]:
    """Return the players of a table's two sides (T74).

    Raise `Refused` if a player has no Discord account or has deleted their data.
    """
    first, second = (t.players[number].person for number in (table.first, table.other(table.first)))
    if NOBODY in (first, second):
        raise Refused("nobody-to-play", rule="T89", facts={"table": table.number})
    sides = sides_of(t)
    return tuple(chairs_for(sides, own=sides[0], owner=first, opponent=second))


def _foreign(t: Tournament, player: int, seed: str, state: GameState, rows: Sequence[JournalRow]) -> bool:
    """Return whether a game differs in its rules, its seed, or the users who decide."""
    asked = state.system, dict(state.options), state.seed_hash
    if asked != (engine.games.find(t.settings.game).name, dict(t.settings.options), seed_hash(seed)):
        return True
    person = t.players[player].person
    if not is_sided(t):
        return any(row.actor != person for row in rows)
    own = f'["{SIDE}{side_alone(t)}"'
    return any(row.actor != person and (row.actor != HOUSE or row.answer.startswith(own)) for row in rows)


# --- the button ---


Interaction = discord.Interaction[Any]

_NAME = 100
_PLAYER = 24
PLAY = "tplay"
"""The action of the button under a round of the bot's own games."""


def play_row(tournament_id: str) -> Row:
    """Return the row of buttons under a round of the bot's games."""
    made = ui.Button[ui.LayoutView](label=say("button-tplay"), style=ButtonStyle.primary)
    return button_row([press_button(made, Press(PLAY, extra=tournament_id))])


class OwnGameHandlers:
    """Handlers that start the games of tables."""

    def __init__(self, context: BotContext, shared: Handlers, games: OwnGames) -> None:
        self.context = context
        self.shared = shared
        self.games = games
        self._ground = PrivateGround(context, busy="tplay-direct-busy", closed="tplay-direct-closed")

    @button(PLAY)
    async def _play(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await self.play(interaction, press.extra)

    async def play(self, interaction: Interaction, tournament_id: str) -> None:
        """Start the user's tournament game, or link to it if it is running."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        loaded = await self.shared.load(interaction, tournament_id)
        place = place_of(loaded.state, interaction.user.id)
        if place is None:
            raise UserError("tplay-nothing")
        game = loaded.state.settings.game
        try:
            await self._played(interaction, loaded, place)
        except Refused as refused:
            raise UserError("tplay-nobody" if refused.reason == "nobody-to-play" else "tplay-nothing") from refused
        except (engine.games.UnknownGame, ValueError) as error:
            raise UserError("tplay-unknown", game=game) from error

    async def _played(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        if place.game:
            await self._again(interaction, loaded, place)
        elif loaded.state.settings.tables == GAME:
            await self._at_table(interaction, loaded, place)
        else:
            await self._alone(interaction, loaded, place)

    # --- alone ---

    async def _alone(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """Start a single player's game in a channel that no other player can read (T75, T76)."""
        locale, name = loaded.row.locale, self._name(interaction, loaded, place)
        with self.context.board_delivery.deciding() as claim:

            async def begin(ground: PostingRight, guild_id: int | None) -> GameState:
                return await self.games.begin(
                    loaded.row.id,
                    interaction.user.id,
                    guild_id=guild_id,
                    channel_id=ground,
                    locale=locale,
                    extra_write=(claim.begin,),
                )

            state, aside = await self._ground.opened(interaction, begin, name=name)
            claim.state = state
            aside = await self._ground.brought(interaction, state, aside, claim, name=name)
        wake(self.context, state)
        self.context.scheduler.wake_now(JOB)  # the job then knows the end of the round
        end = end_of_round(loaded.state)
        until = moment(end) if end is not None else ""
        await self._told(interaction, "tplay-begun", state.id, place, aside=aside, until=until)

    def _name(self, interaction: Interaction, loaded: Loaded, place: Place) -> str:
        facts = {"title": cut(clean(loaded.row.title), _PLAYER), "round": str(place.round)}
        return say("tplay-thread-name", locale=loaded.row.locale, who=called(interaction.user), **facts)

    async def _again(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """Link to a running game, and bring it to its player if necessary."""
        game, aside = await self.context.service.roster.game(place.game), ""
        if loaded.state.settings.tables != GAME:
            aside = await self._ground.again(interaction, game, name=self._name(interaction, loaded, place))
        await self._told(interaction, "tplay-running", place.game, place, aside=aside)

    # --- two sides ---

    async def _at_table(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """Start the game of a table in its own thread (T74)."""
        t, locale = loaded.state, loaded.row.locale
        table = t.rounds[-1].tables[place.table]
        chairs = chairs_of_table(t, table)
        own = await self._own_thread(loaded, place)
        thread, ground = own or await self._thread(loaded, place)
        try:
            with self.context.board_delivery.deciding() as claim:
                state = claim.state = await self.games.begin(
                    loaded.row.id,
                    interaction.user.id,
                    guild_id=loaded.row.guild_id,
                    channel_id=ground,
                    locale=locale,
                    thread=True,
                    extra_write=(claim.begin, calls(chairs, chairs[0].user_id, thread.id, invited=False)),
                )
                if state.channel_id == thread.id:
                    await self.context.board_delivery.deliver(state.id, claim)
        except BaseException:
            if own is None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
            raise
        if state.channel_id != thread.id:  # the other player was faster
            if own is None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
        else:
            for chair in chairs:
                with contextlib.suppress(discord.HTTPException):  # a player who is not added can still follow the link
                    await thread.add_user(discord.Object(chair.user_id))
            wake(self.context, state)
        await self._told(interaction, "tplay-table", state.id, place)

    async def _own_thread(self, loaded: Loaded, place: Place) -> tuple[discord.Thread, PostingRight] | None:
        """Return the thread of a table and the right to post in it, or None (T78)."""
        table = loaded.state.rounds[-1].tables[place.table]
        post = await self.shared.service.store.message_of(loaded.row.id, THREAD, place.round, key_of(table))
        if post is None or not post.message_id or post.channel_id == loaded.row.channel_id:
            return None
        try:
            thread = await self.context.board_delivery.channels.open(post.channel_id, guild_id=loaded.row.guild_id)
        except ChannelGone:
            return None
        return (thread, in_table_thread(thread)) if isinstance(thread, discord.Thread) else None

    async def _thread(self, loaded: Loaded, place: Place) -> tuple[discord.Thread, PostingRight]:
        """Open a thread for a table. Return it with the right to post in it."""
        channels = self.context.board_delivery.channels
        channel = await channels.find(loaded.row.channel_id, guild_id=loaded.row.guild_id)
        if not isinstance(channel, discord.TextChannel):
            raise UserError("error-no-thread-here")
        table = loaded.state.rounds[-1].tables[place.table]
        one, other = (cut(clean(loaded.state.players[number].name), _PLAYER) for number in table.players)
        facts = {"title": cut(clean(loaded.row.title), _PLAYER), "round": str(place.round), "table": str(place.table)}
        name = say("tplay-table-name", locale=loaded.row.locale, one=one, other=other, **facts)
        return await table_thread(channel, name=cut(name, _NAME))

    async def _told(
        self, interaction: Interaction, key: str, game_id: str, place: Place, *, aside: str = "", until: str = ""
    ) -> None:
        game = await self.context.service.roster.game(game_id)
        lines = [say(key, link=self._ground.link(game), round=str(place.round), until=until or "none")]
        rivals = {chair.user_id for chair in game.sides.values()} - {interaction.user.id, NOBODY}
        if game.counted == RATED_TABLE and rivals:
            rated = RatedGames(self.context.service.store.database)
            lines += [say("tplay-rated"), *await too_often(rated, interaction.user.id, *rivals, but=game_id)]
        if aside:
            lines.append(say("daily-aside", why=aside))
        await whisper(interaction, "\n".join(lines))


def register(registry: Registry, shared: Handlers) -> OwnGameHandlers:
    """Register the button of tournament games, the job that records their results, and its triggers.

    Return the handlers of the button.
    """
    context = registry.context
    games = OwnGames(context.service, shared.service, now=clock.now, watch=context.quiet)
    context.service.subscribe(games.follow)
    context.scheduler.register(JOB, games.run_due, waits=PLAYS)
    handlers = OwnGameHandlers(context, shared, games)
    registry.buttons(handlers)
    return handlers
