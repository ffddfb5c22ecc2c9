"""T1, T73 to T77 The bot's own games as tables: games of two sides, duels and duplicates."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.tournament.play import BOT, SEED, Play, refused

from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.lots import first_side
from engine.tournament.standings import match_points, meetings, standings, tie_breaks

GAMES: dict[str, Any] = {"tables": "game", "points": "win-draw-loss", "clock": "week", "scenarios": ()}
DUELS: dict[str, Any] = {**GAMES, "tables": "duel"}
DUPLICATES: dict[str, Any] = {**GAMES, "tables": "duplicate", "points": "matchpoints"}


def posted(players: int = 4, **changes: Any) -> Play:
    play = Play(**changes)
    play.register(players)
    play.close()
    play.pair()
    return play


def ended(table: int, won: int, **changes: Any) -> f.GameEnded:
    return f.GameEnded(**{"round": 1, "table": table, "game": "g1", "won": won, **changes})


def attempt(player: int, score: int, **changes: Any) -> f.AttemptEnded:
    return f.AttemptEnded(**{"round": 1, "player": player, "game": "g1", "score": score, **changes})


# --- games ---


def test_t73_t74_a_finished_game_is_a_result_without_confirmation() -> None:
    play = posted(**GAMES)
    a, b = play.table().players
    assert refused(play, f.Reported(round=1, table=1, player=a, report={}), by=a).reason == "no-reports-here"
    assert refused(play, ended(1, a), by=a).reason == "the-bot-does-it"
    assert refused(play, ended(1, 99), by=BOT).reason == "not-at-this-table"
    play.add(ended(1, b, scores=(3, 40)))
    play.add(ended(2, 0, scores=(7, 7)))
    assert refused(play, ended(1, b), by=BOT).reason == "already-final"
    rows = standings(play.t)
    assert (rows[0].player, rows[0].total, rows[0].margin) == (b, 2, 20)  # capped
    assert [(row.total, row.margin) for row in rows] == [(2, 20), (1, 0), (1, 0), (0, -20)]
    assert tie_breaks(play.t) == ("opponents", "difference", "margin")


def test_t74_the_first_side_goes_by_lot_and_later_to_the_player_who_had_it_less_often() -> None:
    play = posted(8, **GAMES)
    balance = dict.fromkeys(play.t.lots, 0)
    uneven = 0
    for number in (1, 2, 3):
        for place, table in play.round.tables.items():
            a, b = table.players
            by_lot = table.players[first_side(SEED, number, place) - 1]
            uneven += balance[a] != balance[b]
            assert table.first == (by_lot if balance[a] == balance[b] else min((a, b), key=balance.__getitem__))
        for place, table in play.round.tables.items():
            balance[table.first] += 1
            balance[table.other(table.first)] -= 1
            play.add(f.GameEnded(round=number, table=place, game="g", won=table.b, scores=(0, place)))
        play.lead(f.RoundClosed(round=number))
        if number < 3:
            play.pair()
    assert uneven  # both happened


def test_t74_a_side_that_does_not_follow_from_the_seed_is_refused() -> None:
    play = Play(**GAMES)
    play.register(2)
    play.close()
    play.lead(f.SettingsChanged(settings=msgspec.structs.replace(play.t.settings, rounds=1)))
    right = draft.paired(play.t, seed=SEED)
    table = right.tables[0]
    turned = msgspec.structs.replace(table, first=table.a + table.b - table.first)
    assert refused(play, msgspec.structs.replace(right, tables=(turned,))).reason == "not-the-sides"
    with pytest.raises(Exception, match="sides-need-the-seed"):
        draft.paired(play.t)


def test_t77_a_game_given_up_is_won_by_the_other_and_annuls_no_player() -> None:
    play = posted(**GAMES)
    a, b = play.table().players
    assert refused(play, ended(1, a, given_up=a), by=BOT).reason == "who-gave-up-lost"
    play.add(ended(1, b, given_up=a))
    c = play.table(2).a
    play.add(f.Dropped(player=c), by=c)
    result = play.table(2).result
    assert result is not None
    assert (result.outcome, result.points) == ("conceded", (0, 2))
    assert (play.t.players[a].open_cases, play.t.players[c].open_cases) == ([], [])
    assert refused(play, f.Annulled(player=c, why="abandoned")).reason == "nobody-is-annulled-here"


def test_t74_a_judge_can_correct_a_game_only_to_a_possible_result() -> None:
    play = posted(**GAMES)
    a = play.table().a
    play.add(ended(1, a, scores=(5, 0)))
    fix = f.Corrected(round=1, table=1, replaces=1, reason="a bug", points=(1, 1), report={"scores": [2, 2]})
    assert refused(play, msgspec.structs.replace(fix, points=(3, 0))).facts["possible"] == [(2, 0), (1, 1), (0, 2)]
    assert refused(play, msgspec.structs.replace(fix, report={"scores": [1]})).reason == "no-such-scores"
    play.lead(fix)
    assert {row.total for row in standings(play.t)} == {1, 0}


def test_t73_a_walkover_is_a_win() -> None:
    play = posted(5, **GAMES)
    assert standings(play.t)[0].total == 2
    assert refused(Play(), ended(1, 1), by=BOT).reason == "no-games-here"


# --- duels ---


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [((10, 3), (9, 9), (2, 0)), ((10, 3), (10, 4), (0, 2)), ((10, 3), (10, 3), (1, 1))],
)
def test_t75_the_higher_score_wins_then_the_later_period_else_it_is_a_draw(
    mine: tuple[int, int], theirs: tuple[int, int], points: tuple[int, int]
) -> None:
    play = posted(**DUELS)
    a, b = play.table().players
    play.add(attempt(a, mine[0], periods=mine[1], table=1))
    assert play.table().result is None
    assert refused(play, attempt(a, 99, table=1), by=BOT).reason == "ended-already"
    assert refused(play, attempt(a, 99, table=2), by=BOT).reason == "not-at-this-table"
    play.add(attempt(b, theirs[0], periods=theirs[1], table=1))
    result = play.table().result
    assert result is not None
    assert (result.points, result.how) == (points, "replayed")


def test_t75_after_the_time_the_only_player_who_has_finished_wins() -> None:
    play = posted(**DUELS)
    a, b = play.table().players
    play.add(attempt(b, 1, table=1))
    play.add(f.TimeOver(round=1))
    assert [table.results[0].points for table in play.round.tables.values()] == [(0, 2), (0, 0)]
    assert play.table(2).results[0].outcome == "unplayed"
    assert meetings(play.t)[a] == {b: 1}
    assert refused(play, attempt(a, 5, table=1), by=BOT).reason == "time-is-over"
    assert refused(play, f.TimeOver(round=1), by=BOT).reason == "time-is-over"
    play.lead(f.RoundClosed(round=1))


def test_t75_the_hash_of_the_sieges_seed_is_posted_with_the_pairing() -> None:
    play = Play(**DUELS)
    play.register(4)
    play.close()
    assert refused(play, draft.paired(play.t)).reason == "no-hash"


# --- duplicates ---


def test_t76_two_points_for_each_player_beaten_one_for_each_equal_none_if_unfinished() -> None:
    play = posted(5, **DUPLICATES)
    assert (play.round.tables, play.round.byes) == ({}, [])
    for player, score in ((1, 50), (2, 30), (3, 30), (4, -5)):
        play.add(attempt(player, score))
    assert refused(play, attempt(1, 60), by=BOT).reason == "ended-already"
    assert refused(play, attempt(9, 60), by=BOT).reason == "does-not-play"
    assert refused(play, f.RoundClosed(round=1)).reason == "tables-open"
    assert all(row.total == 0 for row in standings(play.t))
    play.add(f.TimeOver(round=1))
    assert match_points(play.t, play.round) == {1: 8, 2: 5, 3: 5, 4: 2}
    rows = standings(play.t)
    assert [(row.player, row.place, row.total, row.wins) for row in rows][:1] == [(1, 1, 8, 1)]
    assert [row.total for row in rows] == [8, 5, 5, 2, 0]
    play.lead(f.RoundClosed(round=1))
    play.pair()
    assert refused(play, f.RoundPaired(round=3, tables=())).reason == "round-not-closed"


def test_t76_a_duplicate_has_no_pairs_and_is_complete_when_all_have_ended() -> None:
    play = posted(2, **{**DUPLICATES, "rounds": 4})
    play.add(attempt(1, 3))
    play.add(attempt(2, 3))
    play.lead(f.RoundClosed(round=1))
    assert [row.total for row in standings(play.t)] == [1, 1]
    assert [row.place for row in standings(play.t)] == [1, 1]
    pairs = f.RoundPaired(round=2, tables=(f.Pairing(1, 2),), seed_hash="x")
    assert refused(play, pairs).reason == "no-pairs-here"


def test_t1_results_come_only_from_the_source_in_the_settings() -> None:
    play = posted(**GAMES)
    assert refused(play, attempt(1, 5), by=BOT).reason == "no-attempts-here"
    assert refused(play, f.TimeOver(round=1), by=BOT).reason == "no-attempts-here"


# --- games that begin ---


def begun(game: str, **changes: Any) -> f.GameBegun:
    return f.GameBegun(**{"round": 1, "game": game, **changes})


def test_t74_a_table_begins_one_game() -> None:
    play = posted(**GAMES)
    play.add(begun("g1", table=1))
    assert refused(play, begun("g2", table=1), by=BOT).facts["game"] == "g1"
    assert refused(play, begun("g2", table=2, player=1), by=BOT).reason == "a-table-plays"
    assert refused(play, begun("g2", table=2), by=play.table(2).a).reason == "the-bot-does-it"
    play.add(ended(2, 0))
    assert refused(play, begun("g2", table=2), by=BOT).reason == "already-final"
    assert play.table().games == {0: "g1"}


def test_t75_t76_each_player_begins_one_game_while_there_is_time() -> None:
    duel = posted(**DUELS)
    a, b = duel.table().players
    duel.add(begun("g1", table=1, player=a))
    duel.add(begun("g2", table=1, player=b))
    assert refused(duel, begun("g3", table=1, player=b), by=BOT).reason == "begun-already"
    assert refused(duel, begun("g3", table=2, player=b), by=BOT).reason == "not-at-this-table"
    assert duel.table().games == {a: "g1", b: "g2"}
    everybody = posted(3, **DUPLICATES)
    everybody.add(begun("g1", player=2))
    assert refused(everybody, begun("g2", player=9), by=BOT).reason == "does-not-play"
    everybody.add(f.TimeOver(round=1))
    assert refused(everybody, begun("g2", player=3), by=BOT).reason == "time-is-over"
    assert everybody.round.games == {2: "g1"}
    assert refused(Play(), begun("g1", table=1), by=BOT).reason == "no-games-here"
