"""T74 to T77 The bot's own games as tables, without Discord: they begin once, and results arrive after a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock

import pytest
import sqlalchemy as sa
from support import stress
from support.tournament.play import AlwaysThere
from support.toygame.play import GUILD, Clock

from bot.games.errors import AtATable, InRatedGame, IsDailyAttempt
from bot.games.gate import Verb, expect_may
from bot.games.service import ChannelBusy, GameState, Service
from bot.records.service import RecordsService
from bot.runtime import clock as house_clock
from bot.tournaments.own_games import OwnGames, place_of
from bot.tournaments.service import Decision, Loaded, TournamentService
from db import Database
from db.privacy import Privacy
from db.ratings import RatedGames
from db.schema.community import rated_game
from db.schema.games import RATED_TABLE, TABLE, UNAIDED, chair, game, journal
from db.storage.errors import DatabaseError
from db.tournaments.store import Tournaments
from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.core.pledge import TYPED, Word
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.settings import Settings
from engine.tournament.standings import standings
from engine.tournament.verify_record import HOLDS, verify_record

ELENA = 7_100_000_000_000_000_000
PEOPLE = ANNA, BEN, CLEO, DORA = tuple(ELENA + number for number in range(1, 5))


class Desk:
    """A tournament of the bot's own games, with its first round posted."""

    def __init__(self, service: Service, database: Database, clock: Clock) -> None:
        self.service, self.clock = service, clock
        self.tournaments = TournamentService(Tournaments(database))
        self.games = OwnGames(service, self.tournaments, now=clock, watch=AlwaysThere())
        service.subscribe(self.games.follow)
        self.id = ""

    async def new(self, tables: str, game: str = "orchard", people: tuple[int, ...] = PEOPLE, **changes: Any) -> None:
        points = "matchpoints" if tables == "duplicate" else "win-draw-loss"
        usual: dict[str, Any] = {"tables": tables, "points": points, "clock": "week", "rounds": 1, "game": game}
        loaded = await self.tournaments.create(
            by=ELENA,
            guild_id=GUILD,
            channel_id=5,
            locale="en",
            title="Cup",
            preset=tables,
            settings=Settings(**{**usual, **changes}),
            now=self.clock(),
        )
        self.id = loaded.row.id
        await self.do(f.Announced())
        for number, person in enumerate(people, 1):
            who = f.Registered(player=number, name=f"P{number}", person=person, guest=not person)
            await self.do(who, by=person or ELENA)
        await self.decide(draft.lots)
        await self.decide(lambda t, seed: draft.paired(t, seed=seed))

    async def decide(self, fact: Callable[[Any, str], f.Fact], by: int = ELENA) -> Loaded:
        return await self.tournaments.decide(
            self.id, lambda t, seed: Decision([fact(t, seed)]), by=by, now=self.clock()
        )

    async def do(self, fact: f.Fact, by: int = ELENA) -> Loaded:
        return await self.decide(lambda _t, _seed: fact, by)

    async def state(self) -> Any:
        return (await self.tournaments.load(self.id)).state

    async def table(self, number: int = 1) -> Any:
        return (await self.state()).rounds[-1].tables[number]

    async def begin(self, person: int, **changes: Any) -> GameState:
        asked = {"guild_id": None, "channel_id": person + 100, "locale": "en", **changes}
        return await self.games.begin(self.id, person, **asked)

    async def play_out(self, state: GameState) -> GameState:
        """Let the steward play to the end."""
        return await self.service.auto(state.id, version=state.version, scope="all", actor=state.owner_id)

    async def stewards_play(self, game_id: str) -> GameState:
        """Let the worker of games of two sides do what is due; return the game."""
        soon = {"now": self.clock(), "lease": timedelta(seconds=30)}
        for due in await self.service.sides.claim_due(by="test", share=None, **soon):
            await self.service.time_out(due)
        return await self.service.position(game_id)

    async def run(self) -> None:
        """Run the job as long as it has work."""
        while await self.games.run_due(self.clock()) == self.clock():
            pass

    async def journal(self) -> list[f.Fact]:
        return [f.read(each) for each in await self.tournaments.store.facts(self.id)]

    async def facts(self, kind: type[f.Fact]) -> list[Any]:
        return [fact for fact in await self.journal() if isinstance(fact, kind)]


@pytest.fixture
def desk(service: Service, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(house_clock, "now", clock)
    return Desk(service, database, clock)


async def changed(database: Database, state: GameState, **values: Any) -> None:
    """Change the stored row of a game behind the program's back."""
    async with database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(values))


async def unchained(database: Database, state: GameState) -> None:
    """Change a row of the journal, but neither dice nor answers, so that the game replays all the same."""
    async with database.write() as connection:
        row = (journal.c.game_id == state.id) & (journal.c.version == state.version - 1)
        await connection.execute(sa.update(journal).where(row).values(chain="0" * 64))


# --- duels ---


async def test_the_better_of_two_games_with_the_same_dice_is_entered_automatically(desk: Desk) -> None:
    await desk.new("duel", people=(ANNA, BEN), rounds=1)
    anna, ben = await desk.begin(ANNA), await desk.begin(BEN)
    round_ = (await desk.state()).rounds[0]
    assert anna.seed_hash == ben.seed_hash == round_.seed_hash
    assert anna.dice == ben.dice == "round"
    assert (anna.seed, anna.guild_id) == (None, None)
    assert set(round_.tables[1].games.values()) == {anna.id, ben.id}
    one = await desk.play_out(anna)
    assert one.seed is None, "the other plays by it still"
    with pytest.raises(IsDailyAttempt):
        expect_may(one, Verb.JOIN)
    await desk.run()
    (told,) = await desk.facts(f.AttemptEnded)
    assert (told.player, told.game, told.by) == (1, anna.id, 0)
    assert (await desk.table()).results == []
    await desk.play_out(ben)
    await desk.run()
    table = await desk.table()
    assert table.results[-1].how == "replayed"
    assert table.results[-1].points == (1, 1), "the steward plays the same dice alike"
    await desk.do(f.RoundClosed(round=1))
    await desk.run()
    assert seed_hash((await desk.service.position(anna.id)).seed or "") == round_.seed_hash, "now everybody may know it"
    await desk.do(f.Finished())
    await desk.decide(lambda _t, seed: f.SeedTold(seed=seed))
    assert verify_record(read(write(record_of(await desk.journal())))).verdict == HOLDS


async def test_a_game_begins_once_and_only_with_its_fact(desk: Desk, database: Database) -> None:
    await desk.new("duel", people=(ANNA, BEN))
    first = await desk.begin(ANNA)
    assert (await desk.begin(ANNA, channel_id=77)).id == first.id, "it is the one that was begun"
    with pytest.raises(ChannelBusy):
        await desk.begin(BEN, channel_id=ANNA + 100)
    assert len(await desk.facts(f.GameBegun)) == 1
    with pytest.raises(Refused, match="nothing-to-play"):
        await desk.begin(CLEO)
    found = await asyncio.gather(*(desk.begin(BEN, channel_id=900 + number) for number in range(4)))
    assert len({state.id for state in found}) == 1, "of four presses at once one begins it"
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(game))).scalar() == 2


async def test_resigning_loses_the_table(desk: Desk) -> None:
    await desk.new("duel", people=(ANNA, BEN))
    state = await desk.begin(ANNA)
    await desk.service.resign(state.id, version=state.version, actor=ANNA)
    await desk.run()
    table, t = await desk.table(), await desk.state()
    lost = next(number for number in table.players if t.players[number].person == ANNA)
    assert table.results[-1].outcome == "conceded"
    assert table.results[-1].points[table.players.index(lost)] == 0
    assert sum(table.results[-1].points) == 2
    assert place_of(await desk.state(), BEN) is None, "nobody has to play on"


async def test_the_only_player_who_finished_in_time_wins(desk: Desk) -> None:
    await desk.new("duel", people=(ANNA, BEN))
    await desk.play_out(await desk.begin(ANNA))
    late = await desk.begin(BEN)
    desk.clock.pass_by(days=7)
    await desk.run()
    assert len(await desk.facts(f.AttemptEnded)) == 1, "what ended in time is taken before the time is over"
    table = await desk.table()
    state = await desk.state()
    won = next(number for number in table.players if state.players[number].person == ANNA)
    assert table.results[-1].points[table.players.index(won)] == 2
    await desk.play_out(late)
    await desk.run()
    assert len(await desk.facts(f.AttemptEnded)) == 1, "too late"


@pytest.mark.parametrize("how", ["score", "other", "chain"])
async def test_an_unconfirmed_result_goes_to_a_judge(
    desk: Desk, database: Database, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    await desk.new("duel", people=(ANNA, BEN))
    state = await desk.play_out(await desk.begin(ANNA))
    if how == "score":
        row = await desk.service.store.game(state.id)
        assert row is not None
        await changed(database, state, save=row.save.replace('"period"', '"perio"', 1))
    elif how == "chain":
        await unchained(database, state)
    else:
        await changed(database, state, options='{"days": "6"}')
    await desk.run()
    assert await desk.facts(f.AttemptEnded) == []
    assert await desk.games.run_due(desk.clock()) != desk.clock()
    again = list[Any]()
    monkeypatch.setattr(desk.games, "_result", lambda *asked: again.append(asked))
    await desk.run()
    assert not again, "it is not replayed a second time"
    await desk.do(f.Ruled(round=1, table=1, points=(2, 0), reason="seen"))


# --- duplicates ---


async def test_all_players_play_the_same_dice_and_score_by_rank(desk: Desk) -> None:
    await desk.new("duplicate", people=PEOPLE, rounds=1)
    states = [await desk.begin(person) for person in (ANNA, BEN, CLEO)]
    assert len({state.seed_hash for state in states}) == 1
    await desk.play_out(states[0])
    resigned = states[1]
    await desk.service.resign(resigned.id, version=resigned.version, actor=BEN)
    await desk.play_out(states[2])
    await desk.run()
    assert len(await desk.facts(f.AttemptEnded)) == 2
    assert not (await desk.state()).rounds[0].complete
    desk.clock.pass_by(days=7, seconds=1)
    await desk.run()
    t = await desk.state()
    assert {row.player: row.total for row in standings(t)} == {1: 5, 3: 5, 2: 0, 4: 0}


# --- duels and duplicates of a game of two sides: everybody has the same side against the steward ---

SKIRMISH: dict[str, Any] = {"game": "revolte", "options": {"scenario": "tartar-wall"}}


async def of_chairs(desk: Desk, person: int, state: GameState) -> dict[str, bool]:
    chairs = (await desk.service.position(state.id)).sides
    assert all(chair.steward != (chair.user_id == person) for chair in chairs.values())
    return {side: chair.steward for side, chair in chairs.items()}


@pytest.mark.parametrize("tables", [stress.marked("duel"), "duplicate"])
async def test_a_skirmish_is_played_by_all_with_one_seed_and_the_other_side_in_the_next_round(
    desk: Desk, tables: str
) -> None:
    await desk.new(tables, rounds=2, **SKIRMISH)
    found: list[int] = []
    for own, other in (("europeans", "boxers"), ("boxers", "europeans")):
        states = [await desk.begin(person) for person in (ANNA, BEN)]
        round_ = (await desk.state()).rounds[-1]
        assert {each.seed_hash for each in states} == {round_.seed_hash}
        for person, state in zip((ANNA, BEN), states, strict=True):
            assert await of_chairs(desk, person, state) == {own: False, other: True}
            over = await desk.stewards_play(state.id)
            while over.status == "running":
                over = await desk.service.auto(state.id, version=over.version, scope="all", actor=person)
            assert over.seed is None, "the other plays by it still"
            await desk.run()
        *_, one, two = await desk.facts(f.AttemptEnded)
        assert one.score == two.score, "the steward plays the same dice alike"
        outcome = (await desk.service.position(one.game)).result
        assert outcome is not None
        margin = outcome["scores"][own] - outcome["scores"][other]
        assert one.score == margin + (1000 if outcome["winner"] == own else -1000)
        found.append(one.score)
        desk.clock.pass_by(days=7, seconds=1)
        await desk.run()
        await desk.do(f.RoundClosed(round=len(found)))
        if len(found) == 1:
            await desk.decide(lambda t, seed: draft.paired(t, seed=seed))
    totals = {row.player: row.total for row in standings(await desk.state())}
    assert totals[1] == totals[2] > totals[3] == totals[4] == 0


async def test_in_a_counted_skirmish_neither_helpers_nor_agreements_are_allowed(desk: Desk, database: Database) -> None:
    await desk.new("duel", people=(ANNA, BEN), **SKIRMISH)
    state = await desk.stewards_play((await desk.begin(ANNA)).id)
    for _ in range(2):
        state = await desk.service.auto(state.id, version=state.version, scope="decision", actor=ANNA)
    with pytest.raises(IsDailyAttempt):
        await desk.service.wish_back(state.id, version=state.version, to=1, actor=ANNA)
    with pytest.raises(IsDailyAttempt):
        await desk.service.stand_up(state.id, ANNA, by=ANNA, steward=True)
    row = await desk.service.store.game(state.id)
    assert row is not None
    await changed(database, state, sealed_until=None)  # behind the program's back
    await desk.service.stand_up(state.id, ANNA, by=ANNA, steward=True)
    await changed(database, state, sealed_until=row.sealed_until)
    assert (await desk.stewards_play(state.id)).status == "over", "the autopilot played for both"
    await desk.run()
    assert await desk.facts(f.AttemptEnded) == [], "a judge rules"


# --- games of two sides ---


async def test_a_table_plays_a_game_of_two_sides_in_its_thread(desk: Desk, two: str) -> None:
    await desk.new("game", two, people=(ANNA, BEN))
    state = await desk.begin(BEN, guild_id=GUILD, channel_id=4321, thread=True)
    table = await desk.table()
    t = await desk.state()
    first = t.players[table.first].person
    assert {side: chair.user_id for side, chair in state.sides.items()} == {
        "west": first,
        "east": ANNA if first == BEN else BEN,
    }
    assert (await desk.begin(ANNA, channel_id=555, thread=True)).id == state.id
    row = await desk.tournaments.store.in_channel(4321)
    assert row is not None
    assert row.id == desk.id, "the tournament is found from the thread"
    assert table.games == {0: state.id}
    assert state.sealed_until is None


async def test_a_side_that_resigns_loses_the_table(desk: Desk, two: str) -> None:
    await desk.new("game", two, people=(ANNA, BEN))
    state = await desk.begin(BEN, guild_id=GUILD, channel_id=4321, thread=True)
    await desk.service.resign(state.id, version=state.version, actor=BEN)
    await desk.run()
    (told,) = await desk.facts(f.GameEnded)
    t = await desk.state()
    assert (t.players[told.given_up].person, t.players[told.won].person) == (BEN, ANNA)


async def test_a_game_counts_until_its_table_has_a_result(desk: Desk, two: str) -> None:
    """Once a judge has ruled, it is its players' own: they may share it, and a manager may end it."""
    await desk.new("game", two, people=(ANNA, BEN))
    state = await desk.begin(ANNA, guild_id=GUILD, channel_id=4321, thread=True)
    with pytest.raises(AtATable):
        await desk.service.resign(state.id, version=state.version, actor=ELENA, manager=True)
    await desk.run()
    assert (await desk.service.position(state.id)).counted == TABLE
    await desk.do(f.Ruled(round=1, table=1, points=(2, 0), reason="seen"))
    await desk.run()
    now = await desk.service.position(state.id)
    assert (now.status, now.counted) == ("running", None)
    ended = await desk.service.resign(now.id, version=now.version, actor=ELENA, manager=True)
    assert (ended.status, ended.turns.winner) == ("resigned", None)


async def test_a_game_played_by_others_goes_to_a_judge(desk: Desk, database: Database, two: str) -> None:
    await desk.new("game", two, people=(ANNA, BEN))
    state = await desk.begin(ANNA, guild_id=GUILD, channel_id=4321, thread=True)
    holder = state.sides[state.asks[0].side].user_id
    side = state.asks[0].side
    async with database.write() as connection:  # as an earlier version let it
        await connection.execute(sa.update(chair).where(chair.c.side == side).values(user_id=CLEO))
    await desk.service.auto(state.id, version=1, scope="decision", actor=CLEO, word=Word("dusk", TYPED))
    now = await desk.service.position(state.id)
    other = BEN if holder == ANNA else ANNA
    await desk.service.resign(state.id, version=now.version, actor=other)
    await desk.run()
    assert await desk.facts(f.GameEnded) == []


async def played_to_its_end(desk: Desk, two: str) -> GameState:
    """Have a table of two play its game by the autopilot, each side by its own player."""
    await desk.new("game", two, people=(ANNA, BEN))
    state = await desk.begin(ANNA, guild_id=GUILD, channel_id=4321, thread=True)
    while state.status == "running":
        ask = state.asks[0]
        holder = state.sides[ask.side or "west"].user_id
        word = Word("dusk", TYPED) if state.awaits_word else None
        state = await desk.service.auto(
            state.id, version=state.version, scope="decision", actor=holder, side=ask.side, word=word
        )
        state = await desk.service.load(state.id)
    assert state.status == "over"
    return state


@pytest.mark.stress
async def test_a_played_game_is_replayed_and_counts_for_its_players(desk: Desk, two: str) -> None:
    state = await played_to_its_end(desk, two)
    await desk.run()
    (told,) = await desk.facts(f.GameEnded)
    outcome = state.result
    assert outcome is not None
    t = await desk.state()
    winner = state.sides[outcome["winner"]].user_id if outcome.get("winner") else 0
    assert (t.players[told.won].person if told.won else 0) == winner
    assert (await desk.table()).results[-1].how == "replayed"


async def test_an_unconfirmed_game_of_two_goes_to_a_judge(desk: Desk, database: Database, two: str) -> None:
    state = await played_to_its_end(desk, two)
    await unchained(database, state)
    await desk.run()
    assert await desk.facts(f.GameEnded) == []
    assert not (await desk.table()).results
    await desk.do(f.Ruled(round=1, table=1, points=(2, 0), reason="seen"))


async def test_a_player_without_an_account_cannot_play_in_the_bot(desk: Desk, two: str) -> None:
    await desk.new("game", two, people=(ANNA, 0))
    with pytest.raises(Refused, match="nobody-to-play"):
        await desk.begin(ANNA, thread=True)
    assert await desk.facts(f.GameBegun) == []


# --- T99, T100 rated tables ---


class RatedTable:
    """A table of a rated tournament, with its game."""

    def __init__(self, desk: Desk, database: Database, two: str) -> None:
        self.desk, self.two = desk, two
        self.rated, self.records = RatedGames(database), RecordsService(desk.service.store)
        desk.service.subscribe(self.records.follow)
        self.id = ""

    async def begin(self, **changes: Any) -> GameState:
        await self.desk.new("game", self.two, people=(ANNA, BEN), rated=True, **changes)
        state = await self.desk.begin(ANNA, guild_id=GUILD, channel_id=4321, thread=True)
        self.id = state.id
        return state

    async def both_decide(self) -> None:
        """Let both sides make a decision."""
        state = await self.now()
        for side, held in state.sides.items():
            given: dict[str, Any] = {"version": state.version, "actor": held.user_id, "side": side}
            given["word"] = Word("dusk", TYPED) if state.awaits_word else None
            state = await self.desk.service.decide(self.id, answer=("cellar",), **given)

    async def now(self) -> GameState:
        return await self.desk.service.position(self.id)

    async def resign(self, person: int) -> None:
        await self.desk.service.resign(self.id, version=(await self.now()).version, actor=person)
        await self.run()

    async def run(self) -> None:
        await self.desk.run()
        while await self.records.run_due(self.desk.clock()) == self.desk.clock():
            pass

    async def row(self) -> Any:
        return await self.rated.game(self.id)

    async def number(self, person: int) -> int:
        t = await self.desk.state()
        return next(number for number, each in t.players.items() if each.person == person)

    async def score(self, person: int) -> float | None:
        """Return what the rated game was worth to a player."""
        row = await self.row()
        if row is None or row.score is None or row.annulled_at is not None:
            return None
        return row.score if row.first_id == person else 1 - row.score


@pytest.fixture
def rated(desk: Desk, database: Database, two: str) -> RatedTable:
    return RatedTable(desk, database, two)


async def test_a_rated_table_is_rated_from_its_beginning_and_by_its_game(rated: RatedTable) -> None:
    state = await rated.begin()
    row = await rated.row()
    t = await rated.desk.state()
    table = await rated.desk.table()
    assert (row.first_id, row.second_id) == tuple(
        t.players[each].person for each in (table.first, table.other(table.first))
    )
    assert (row.guild_id, row.system, row.scenario, row.score) == (GUILD, rated.two, "", None)
    assert (state.counted, state.row.level) == (RATED_TABLE, UNAIDED)
    barred = {Verb.HELP: InRatedGame, Verb.UNDO: InRatedGame, Verb.END: AtATable, Verb.GIVE: AtATable}
    for verb, error in barred.items():
        with pytest.raises(error):
            expect_may(state, verb)
    await rated.both_decide()
    await rated.resign(ANNA)
    assert (await rated.score(ANNA), await rated.score(BEN)) == (0, 1)
    assert (await rated.desk.table()).results[-1].how == "replayed"


async def test_many_presses_make_one_rated_game(rated: RatedTable, database: Database) -> None:
    await rated.desk.new("game", rated.two, people=(ANNA, BEN), rated=True)
    begun = await asyncio.gather(
        *(
            rated.desk.begin(who, guild_id=GUILD, channel_id=4321 + at, thread=True)
            for at, who in enumerate((ANNA, BEN) * 2)
        )
    )
    assert len({state.id for state in begun}) == 1
    assert await database.scalar(sa.select(sa.func.count()).select_from(rated_game)) == 1


async def test_a_game_given_up_before_both_have_decided_counts_only_in_the_tournament(rated: RatedTable) -> None:
    await rated.begin()
    await rated.resign(ANNA)
    (told,) = await rated.desk.facts(f.GameEnded)
    assert told.won == await rated.number(BEN)
    assert await rated.row() is None


@pytest.mark.parametrize(("decided", "worth"), [(True, 0), (False, None)])
async def test_a_player_who_leaves_the_tournament_in_a_rated_game_loses_it(
    rated: RatedTable, decided: bool, worth: float | None
) -> None:
    await rated.begin()
    if decided:
        await rated.both_decide()
    await rated.desk.do(f.Dropped(player=await rated.number(ANNA)), by=ANNA)
    await rated.run()
    assert await rated.score(ANNA) == worth
    state = await rated.now()
    assert (state.status, state.counted) == ("running", None)
    await rated.resign(BEN)
    assert await rated.score(ANNA) == worth, "what is played on is casual"


@pytest.mark.parametrize("ruling", ["ruled", "no-show", "unplayed"])
async def test_what_a_judge_rules_is_not_rated(rated: RatedTable, ruling: str) -> None:
    await rated.begin()
    await rated.both_decide()
    number = await rated.number(ANNA)
    facts = {
        "ruled": f.Ruled(round=1, table=1, points=(2, 0), reason="seen"),
        "no-show": f.NoShow(round=1, table=1, players=(number,)),
        "unplayed": f.Unplayed(round=1, table=1),
    }
    await rated.desk.do(facts[ruling])
    await rated.run()
    assert await rated.row() is None
    assert (await rated.now()).counted is None


async def test_a_corrected_winner_annuls_the_rated_game_until_it_is_taken_back(rated: RatedTable) -> None:
    await rated.begin()
    await rated.both_decide()
    await rated.resign(ANNA)
    table = await rated.desk.table()
    won = table.results[-1].points

    async def corrected(points: tuple[int, int]) -> None:
        rated.desk.clock.pass_by(minutes=5)
        replaces = len((await rated.desk.table()).results)
        fact = f.Corrected(round=1, table=1, replaces=replaces, points=points, reason="help from outside")
        await rated.desk.do(fact)
        await rated.run()

    await corrected((won[1], won[0]))
    assert await rated.score(ANNA) is None
    await corrected(won)
    assert await rated.score(ANNA) == 0
    await corrected((won[1], won[0]))
    await rated.rated.restore(rated.id, at=(await rated.row()).annulled_at)
    rated.desk.clock.pass_by(minutes=5)
    await rated.rated.annul(rated.id, by=ELENA, why="by a manager", now=rated.desk.clock())
    await corrected(won)
    assert await rated.score(ANNA) is None, "what a manager annuls stays annulled"


async def test_a_cancelled_round_leaves_nothing_rated(rated: RatedTable) -> None:
    await rated.begin()
    await rated.both_decide()
    await rated.desk.do(f.RoundTakenBack(round=1, reason="a storm", cancelled=True))
    await rated.run()
    assert await rated.row() is None
    assert (await rated.now()).counted is None


async def test_deleted_data_leaves_a_table_that_is_not_rated(rated: RatedTable, database: Database) -> None:
    await rated.begin()
    await Privacy(database).forget(BEN, now=rated.desk.clock(), resign=AsyncMock())
    assert await rated.row() is None
    assert (await rated.now()).counted == TABLE


async def test_t101_a_judge_of_a_rated_tournament_does_not_rule_on_their_own_table(rated: RatedTable) -> None:
    await rated.begin()
    await rated.desk.do(f.HandedOver(person=ANNA))
    with pytest.raises(Refused, match="own-table-rated"):
        await rated.desk.do(f.Ruled(round=1, table=1, points=(2, 0), reason="mine"), by=ANNA)


# --- the job ---


async def test_the_job_sleeps_until_the_round_ends_and_folds_nothing_twice(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await desk.games.run_due(desk.clock()) is None
    await desk.new("duel", people=(ANNA, BEN))
    folded: list[str] = []
    load: Callable[[str], Awaitable[Loaded]] = desk.tournaments.load

    async def counted(tournament_id: str) -> Loaded:
        folded.append(tournament_id)
        return await load(tournament_id)

    monkeypatch.setattr(desk.tournaments, "load", counted)
    for _ in range(3):
        assert await desk.games.run_due(desk.clock()) == desk.clock() + timedelta(days=7)
    assert len(folded) == 1


async def test_the_work_of_a_dead_process_is_done_once_by_another(
    desk: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.new("duel", people=(ANNA, BEN))
    await desk.play_out(await desk.begin(ANNA))
    decide = desk.tournaments.decide

    async def dies(*_: Any, **__: Any) -> Loaded:
        raise DatabaseError("the process is killed before it has stored anything")

    monkeypatch.setattr(desk.tournaments, "decide", dies)
    with pytest.raises(DatabaseError):
        await desk.games.run_due(desk.clock())
    monkeypatch.setattr(desk.tournaments, "decide", decide)
    assert await desk.facts(f.AttemptEnded) == []
    others = [
        OwnGames(desk.service, TournamentService(Tournaments(database)), now=desk.clock, watch=AlwaysThere())
        for _ in range(3)
    ]
    await asyncio.gather(*(each.run_due(desk.clock()) for each in others))
    assert len(await desk.facts(f.AttemptEnded)) == 1
    for each in others:
        assert await each.run_due(desk.clock()) == desk.clock() + timedelta(days=7)
    assert len(await desk.facts(f.AttemptEnded)) == 1
