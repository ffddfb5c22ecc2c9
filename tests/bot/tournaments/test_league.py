"""T91 to T98 A league on a simulated Discord: from the command to the final standings."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import discord
import pytest
from support.discord_play import PlayServer, controls, parts, private, reads, text
from support.tournament.league import League
from support.tournament.stage import TournamentStage, last, told

from bot.runtime import clock
from bot.tournaments.exports import FORMATS
from bot.tournaments.own_games import sides_of
from bot.tournaments.service import Decision
from bot.tournaments.words import playable
from db.ratings import RatedGames, begin, finish
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.standings import standings
from engine.tournament.state import OVER
from engine.tournament.verify_record import HOLDS, verify_record

pytestmark = [
    pytest.mark.by_alarms,
    pytest.mark.simcord(settle_timeout=300),  # pictures of real maps are drawn at the start, perhaps on a busy machine
]


@pytest.fixture
def league(server: PlayServer) -> League:
    return League(server)


async def played(league: League, rounds: int) -> Counter[frozenset[int]]:
    """Play all rounds: in each game the player with the higher number gives up. Return how often each pair met."""
    met: Counter[frozenset[int]] = Counter()
    firsts: Counter[tuple[int, int]] = Counter()
    for number in range(1, rounds + 1):
        await league.until_round(number)
        t = await league.t()
        for table in t.rounds[-1].tables.values():
            state, _ = await league.begin(table)
            held = {chair.user_id for chair in state.sides.values()}
            assert held == {t.players[each].person for each in table.players}
            assert state.sides[sides_of(t)[0]].user_id == t.players[table.first].person, "the first side"
            await league.resign(state, league.person(t, max(table.players)))
            met[frozenset(table.players)] += 1
            firsts[table.first, table.other(table.first)] += 1
    assert set(firsts.values()) == {1}, "each pair plays once with each side"
    return met


async def whole(league: League, players: int, **options: Any) -> None:
    announced = await league.announce(**options)
    assert "everybody plays everybody twice" in announced
    assert "6 weeks with three players, 18 with ten" in announced
    await league.join(players)
    rounds = 2 * (players - 1 + players % 2)
    await league.server.env.advance_time(20)
    assert f"It lasts {rounds} weeks." in text(league.server.messages(league.channel)[0]), "edited for these players"
    met = await played(league, rounds)
    assert set(met.values()) == {2}
    assert len(met) == players * (players - 1) // 2
    await closed(league, players)


async def closed(league: League, players: int) -> None:
    """Let the last week pass, and close the league; the player with the lower number has won each game."""
    for _ in range(3):
        await league.server.later(3 * 86_400)
        for _ in range(3):
            await league.server.env.advance_time(20)
    end = await league.finish()
    t = await league.t()
    assert t.stage == OVER
    assert [row.player for row in t.final] == [*range(1, players + 1)]
    assert [row.total for row in t.final] == [4 * (players - number) for number in range(1, players + 1)]
    assert "final standings" in end
    assert "direct encounter" in end
    journal = [f.read(each) for each in await league.service.store.facts(league.id)]
    assert verify_record(read(write(record_of(journal)))).verdict == HOLDS


@pytest.mark.stress
async def test_a_league_of_three_is_played_to_its_end(league: League, two: str) -> None:
    await whole(league, 3, game=two)


async def test_the_first_weeks_of_a_league_of_five(league: League, two: str) -> None:
    """The whole of it is played under stress, in each game: see `test_a_league_of_each_game_is_played_to_its_end`."""
    await league.announce(game=two)
    await league.join(5)
    met = await played(league, 2)
    assert (len(met), set(met.values())) == (4, {1})
    t = await league.t()
    byes = [number for each in t.rounds for number in each.byes]
    assert len({*byes}) == 2
    assert t.total_rounds == 10
    assert "You have the bye in this round." in private(
        await league.person(t, byes[1]).slash(league.channel, "tournament table")
    )


# --- a rated league ---


def slow_ratings(rows: list[Any]) -> dict[int, tuple[float, float]]:
    """Return ratings and deviations after games of newcomers, by the formulas of the design, written out once more."""
    q = math.log(10) / 400
    values: dict[int, tuple[float, float]] = {}
    last: dict[int, float] = {}
    for row in sorted(rows, key=lambda each: each.ended_at):
        day = row.ended_at.timestamp() / 86_400
        parts = []
        for who in (row.first_id, row.second_id):
            rating, deviation = values.get(who, (1500.0, 200.0))
            grown = min(200.0**2, deviation**2 + 30 * (day - last.get(who, day)))
            parts.append((rating, grown))
        (a, va), (b, vb), vh = *parts, 60.0**2
        for who, own, rating, sign, score in (
            (row.first_id, va, a, 1, row.score),
            (row.second_id, vb, b, -1, row.score),
        ):
            g = 1 / math.sqrt(1 + 3 * q**2 * (va + vb + vh - own) / math.pi**2)
            e = 1 / (1 + 10 ** (-g * (a - b) / 400))
            new = 1 / (1 / own + q**2 * g**2 * e * (1 - e))
            values[who] = rating + sign * q * new * g * (score - e), math.sqrt(max(new, 45.0**2))
            last[who] = day
    return values


async def decides(league: League, state: Any) -> None:
    """Let both players of a duel choose their door."""
    for chair in state.sides.values():
        who = next(each for each in league.people.values() if each.id == chair.user_id)
        private(await who.slash(league.thread(state.channel_id), "siege order", do="cellar"))


@pytest.mark.stress
async def test_a_rated_league_is_played_to_its_end_and_changes_ratings(league: League, two: str) -> None:
    server = league.server
    announced = await league.announce(game=two, rated=True)
    assert "everybody plays everybody twice" in announced
    assert "6 weeks with three players, 18 with ten" in announced
    assert "**Rated:** the games count for the players’ ratings" in announced
    joined = await league.join(3)
    assert all("will be your first rated ones. Nobody else sees your rating" in said for said in joined)
    for number in range(1, 7):
        await league.until_round(number)
        t = await league.t()
        ((table),) = t.rounds[-1].tables.values()
        state, said = await league.begin(table)
        assert said.count("This game is rated") == 2
        row = await RatedGames(server.bot.database).game(state.id)
        assert row is not None
        assert (row.first_id, row.score) == (t.players[table.first].person, None), "from its beginning"
        loser = league.person(t, max(table.players))
        refused = private(await loser.slash(league.thread(state.channel_id), "siege auto", scope="decision"))
        assert "gives no advice" in refused
        await decides(league, state)
        if number == 3:
            await server.restart()
        await league.resign(state, loser)
        if number == 1:  # by hand: 1500 ± 200 both, an even side ± 60: 1578.0 ± 180.3 and 1422.0 ± 180.3
            for who, figure in ((loser, 1420), (league.person(t, min(table.players)), 1580)):
                assert f"{figure} ± 180" in private(await who.slash(server.first, "match rating"))
    rows = await RatedGames(server.bot.database).ended(two)
    assert len(rows) == 6
    expected = slow_ratings(rows)
    numbers = {who.id: number for number, who in league.people.items()}
    figures = {numbers[who]: (round(rating), round(deviation)) for who, (rating, deviation) in expected.items()}
    (one, _), (two_, _), (three, _) = (figures[number] for number in (1, 2, 3))
    assert 1670 <= one <= 1715, "who has won all four games"
    assert abs(two_ - 1500) <= 25, "who has won two and lost two"
    assert 1285 <= three <= 1330, "who has lost all four"
    for number, who in league.people.items():
        rating, deviation = expected[who.id]
        shown = private(await who.slash(server.first, "match rating"))
        assert f"{round(rating / 10) * 10} ± {round(deviation / 10) * 10}" in shown, (number, shown)
        assert "Nobody else sees" in shown or "Only you" in shown, shown
    hidden = private(await server.bob.slash(server.first, "match rating", user=league.people[1]))
    assert "±" not in hidden, "nobody else sees them"
    managing = server.guild.create_role("managing", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[managing])
    first = min(rows, key=lambda each: each.ended_at)
    private(await grace.slash(server.first, "match annul", game=first.game_id, why="wrong order of battle"))
    left = slow_ratings([row for row in rows if row.game_id != first.game_id])
    for who in league.people.values():
        rating, deviation = left[who.id]
        shown = private(await who.slash(server.first, "match rating"))
        assert f"{round(rating / 10) * 10} ± {round(deviation / 10) * 10}" in shown, shown
    await closed(league, 3)


@pytest.mark.stress
async def test_a_third_game_of_two_players_is_said_to_be_unrated(league: League, two: str) -> None:
    server = league.server
    await league.announce(game=two, rated=True)
    await league.join(3)
    for number, (first, second) in enumerate([(1, 2), (2, 3), (1, 3)] * 2):  # two games of each pair, just now
        facts: dict[str, Any] = {"guild_id": server.guild.id, "system": two, "scenario": "", "now": clock.now()}
        async with server.bot.database.write() as connection:
            people = {"first": league.people[first].id, "second": league.people[second].id}
            await begin(f"old{number}", **people, **facts)(connection)
            await finish(connection, f"old{number}", score=1.0, ended_at=clock.now())
    await league.until_round(1)
    ((table),) = (await league.t()).rounds[-1].tables.values()
    state, said = await league.begin(table)
    assert said.count("This game will not change your rating, because you have played") == 2
    mine = private(await league.person(await league.t(), table.a).slash(league.channel, "tournament table"))
    assert "This game will not change your rating" in mine
    assert await RatedGames(server.bot.database).game(state.id) is not None, "it counts if the others are annulled"


# --- what a league shows, and what it refuses ---


async def test_impossible_leagues_are_refused_with_what_to_do(league: League, two: str) -> None:
    for options, said in (
        ({"rounds": 4}, "Leave out the number of rounds"),
        ({"places": 11}, "3 to 10 players, so that it ends within 18 weeks"),
        ({"format": "duel", "game": "orchard", "rated": True}, "Leave out `rated`, or choose another `format`"),
        ({"game": "orchard"}, "cannot use that game"),
    ):
        assert said in told(await league.create(**{"game": two, **options})), options


@pytest.mark.stress
async def test_the_crosstable_of_a_full_league_is_described(league: League, two: str) -> None:
    """Ten long names in each of ten lines are more than Fluent takes as one variable by itself."""
    await league.announce(game=two)
    await league.join(10, "Quintus Fabius Maximus Verrucosus")
    await league.until_round(1)
    shown = await league.server.alice.slash(league.channel, "tournament page")
    message = league.server.env.backend.get_message(league.channel.id, last(shown).message.id)
    alts = [item["description"] for each in parts(message) if each["type"] == 12 for item in each["items"]]
    assert [each.partition(".")[0] for each in alts] == ["Spring League, Standings", "Spring League, Crosstable"]
    assert all("Verrucosus" in each for each in alts)


class Staged:
    """A league whose games end by facts, so that weeks pass fast."""

    def __init__(self, server: PlayServer) -> None:
        self.stage = TournamentStage(server)

    async def begin(self, players: int, **changes: Any) -> None:
        usual: dict[str, Any] = {"tables": "game", "pairing": "league", "points": "league", "clock": "week"}
        await self.stage.create(players, **{**usual, "rounds": 0, "scenarios": (), "game": "duel", **changes})

    async def play(self, rounds: int = 1) -> None:
        """End the present round and post the next one, some times: the lower number wins each game."""
        for _ in range(rounds):
            t = await self.stage.t
            facts: list[f.Fact] = []
            for table in t.rounds[-1].tables.values():
                if not table.results:
                    game = f"g{t.version}-{table.number}"
                    facts.append(f.GameBegun(round=len(t.rounds), table=table.number, game=game))
                    facts.append(
                        f.GameEnded(round=len(t.rounds), table=table.number, game=game, won=min(table.players))
                    )
            facts.append(f.RoundClosed(round=len(t.rounds)))
            for fact in facts:
                await self.stage.service.decide(
                    self.stage.id, lambda _t, _seed, fact=fact: Decision([fact]), by=0, now=clock.now()
                )
            if len(t.rounds) < t.total_rounds:
                await self.stage.pair()

    async def slash(self, who: Any, name: str, **options: Any) -> str:
        return told(await who.slash(self.stage.channel, name, **options))


@pytest.fixture
def staged(server: PlayServer) -> Staged:
    return Staged(server)


async def test_a_league_shows_its_own_reasons_and_files(staged: Staged, two: str) -> None:
    await staged.begin(5)
    await staged.play(2)
    stage = staged.stage
    t = await stage.t
    bye = t.rounds[-1].byes[0]
    pairings = await staged.slash(stage.judge, "tournament pairings")
    assert f"Player {bye} has the bye." in pairings
    assert "You have the bye in this round." in await staged.slash(stage.people[bye], "tournament table")
    why = await staged.slash(stage.judge, "tournament why", table=1)
    assert "In a league, the draw numbers decide" in why
    assert "In this league, every player has two byes" in await staged.slash(
        stage.judge, "tournament why", player=str(bye), round=3
    )
    place = await staged.slash(stage.judge, "tournament why", player="1")
    assert "Tie-break 2 is" in place
    assert "the number of games won" in place
    page = await staged.slash(stage.judge, "tournament page")
    assert "Tie-break 1: direct encounter" in page
    shown = await stage.judge.slash(stage.channel, "tournament page")
    assert len(last(shown).message.attachments) == 2, "the standings, and the crosstable"
    how = await stage.slash(stage.organizer, "judge settings")
    assert "Rounds" not in _labels(how), "nothing of them can be changed"
    for name in FORMATS:
        shown = await stage.judge.slash(stage.channel, "tournament export", format=name)
        (first, *_) = last(shown).message.attachments
        data = await first.read()
        assert (b"Crosstable" in data) is (name in {"html", "bbcode", "markdown"}), name
    assert "pairings of a league are fixed" in await staged.slash(stage.organizer, "judge pair", tables="1")
    assert "In a league nobody sits out" in await staged.slash(stage.people[1], "tournament away")
    late = stage.server.guild.add_member(stage.server.env.create_user("late"))
    assert "the first round of this league is posted" in await staged.slash(late, "tournament join")
    for locale, word in (("it", "scontro diretto"), ("fr", "confrontation directe")):
        reads(stage.server, locale)
        assert word in await staged.slash(stage.judge, "tournament page")
        stage.server.env.backend.subscribers.pop(0)


@pytest.mark.parametrize(("rounds", "kept"), [(1, False), (3, True)])
async def test_a_player_leaves_a_league_early_or_late(staged: Staged, two: str, rounds: int, kept: bool) -> None:
    await staged.begin(4)
    await staged.play(rounds)
    stage = staged.stage
    shown = await stage.people[1].slash(stage.channel, "tournament leave")
    assert f"You have completed {rounds} of your 6 games" in told(shown)
    assert ("none of your games count" in told(shown)) is not kept
    assert ("your opponents win the others by default" in told(shown)) is kept
    await stage.press(stage.people[1], shown, "Yes, drop out")
    t = await stage.t
    gone = next(row for row in standings(t) if row.player == 1)
    assert (gone.annulled, gone.total) == ((False, 2 * rounds) if kept else (True, 0))
    await staged.play(1)
    t = await stage.t
    ((alone, absent),) = t.rounds[-1].alone.items()
    assert absent == 1
    assert f"Player {alone} has no opponent: Player 1 has left." in await staged.slash(
        stage.judge, "tournament pairings"
    )
    assert "You have no opponent in this round" in await staged.slash(stage.people[alone], "tournament table")
    why = await staged.slash(stage.judge, "tournament why", player=str(alone))
    assert why
    await staged.play(7 - len(t.rounds))
    t = await stage.t
    points = {row.player: row.total for row in standings(t)}
    assert points[2] == 8 + (2 if kept else 0), "the first game was lost, the second is won by default"


@pytest.mark.stress
async def test_rounds_without_a_game_take_no_week(league: League, two: str) -> None:
    """Of three players one leaves: the two who stay do not wait for weeks in which nobody plays."""
    await league.announce(game=two)
    await league.join(3)
    await league.until_round(1)
    t = await league.t()
    (table,) = t.rounds[-1].tables.values()
    state, _ = await league.begin(table)
    await league.resign(state, league.person(t, table.b))
    bye = league.person(t, t.rounds[0].byes[0])
    shown = await bye.slash(league.channel, "tournament leave")
    await league.press(bye, shown, "Yes, drop out")
    await league.until_round(2)
    t = await league.t()
    assert len(t.rounds) > 2, "the rounds in which nobody plays are over at once"
    empty = [each for each in t.rounds if not each.tables]
    assert all(each.closed_at == each.at for each in empty)
    assert t.rounds[-1].tables, "the present round has the game of the two who stay"


REAL = ("ascari", "revolte")


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=600)  # ninety boards of real maps are drawn, perhaps on a busy machine
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("game", REAL)
async def test_a_league_of_each_game_is_played_to_its_end(league: League, game: str, players: int) -> None:
    await whole(league, players, game=game)


def test_every_game_of_two_sides_is_tried() -> None:
    assert set(REAL) == set(playable("league"))


def _labels(shown: Any) -> list[str]:
    return [part["label"] for part in controls(last(shown)) if part["type"] == 2]
