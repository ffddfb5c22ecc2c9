"""Files of a tournament for spreadsheets, rankings and calendars."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import UTC, datetime

import msgspec
import pytest
from support.tournament.forgotten import without_person
from support.tournament.play import EVENT_DAY, START, Play

from bot.tournaments.exports import BOM, listfortress, ranking_text, shown, standings_csv, tables_csv
from bot.tournaments.schedule import Event, calendar, escaped, folded, spans
from engine.tournament import facts as f
from engine.tournament.standings import standings

HOSTILE = ("=1+1", "+39 333", "-Anna", "@all", "\t=2", ' "quoted", comma; semicolon', "line\nbreak", "Þóra Ωmega")
SPLIT = ('x;=HYPERLINK("//evil")', 'x, "=1"', "x|\t@all", "x;+1", "=1;-2;=3", "x,\N{FULLWIDTH EQUALS SIGN}1", '";=1')
"""Names that become formulas where a program splits them at another sign than the file's own separator."""


def hostile(names: tuple[str, ...] = HOSTILE) -> Play:
    """Play two rounds of some whose names are what a spreadsheet or a program may take for something else."""
    play = Play(rounds=2, lists=True, lists_day=EVENT_DAY - 8)
    for number, name in enumerate((*names, "Þóra Ωmega"), 1):
        play.add(f.Registered(player=number, name=name, person=number, origin="=Parma"), by=number)
        army = f.ListHanded(player=number, day=EVENT_DAY - 9, list="1", army=f"Army\t{number}", units=12)
        play.add(army, by=number)
    play.close()
    for _ in range(2):
        play.pair()
        play.rule_all((300, 200), (10, 10))
    return play


def cells(data: bytes, delimiter: str = ",") -> list[dict[str, str]]:
    text = data.decode()
    assert text.startswith(BOM)
    rows = list(csv.reader(io.StringIO(text.removeprefix(BOM), newline=""), delimiter=delimiter))
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(set(rows[0])) == len(rows[0])
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def test_the_standings_have_whole_numbers_that_add_up() -> None:
    play = hostile()
    rows = cells(standings_csv(shown(play.journal)))
    assert [int(row["number"]) for row in rows] == [row.player for row in standings(play.t)]
    for row in rows:
        assert int(row["points"]) == int(row["scored"]) - int(row["penalties"])
        assert int(row["scored"]) == int(row["round_1"]) + int(row["round_2"])
        assert row["army"] == f"Army\t{row['number']}"
    assert any(row["difference"].startswith("-") for row in rows), "a number below zero stays one"


@pytest.mark.parametrize(("locale", "delimiter"), [("en-US", ","), ("it", ";"), ("fr", ";"), ("?", ",")])
def test_no_cell_is_a_formula(locale: str, delimiter: str) -> None:
    t = shown(hostile().journal)
    for data in (standings_csv(t, locale=locale), tables_csv(t, locale=locale)):
        for row in cells(data, delimiter):
            for cell in row.values():
                assert re.fullmatch(r"-?\d+", cell) or not re.match(r"\s*[=+\-@]", cell), cell
                assert "\n" not in cell
    names = {row["number"]: row["player"] for row in cells(standings_csv(t, locale=locale), delimiter)}
    assert names["1"] == "'=1+1"
    assert names["6"] == HOSTILE[5]
    assert names["8"] == HOSTILE[7]


@pytest.mark.parametrize("locale", ["en-US", "it"])
def test_no_cell_is_a_formula_with_any_separator(locale: str) -> None:
    """A spreadsheet in another language splits cells at other signs than the file's own language."""
    t = shown(hostile((*HOSTILE, *SPLIT)).journal)
    for data in (standings_csv(t, locale=locale), tables_csv(t, locale=locale)):
        lines = data.decode().removeprefix(BOM).split("\r\n")
        assert all(line.startswith('"') and line.endswith('"') for line in lines if line), "every cell is quoted"
        for delimiter in ",;\t|":
            for line in lines:
                for cell in line.split(delimiter):  # as a program splits that knows no quotes within a cell
                    assert not re.match(r"[\s\"]*[=+@\uff1d]", cell), (delimiter, cell)
                    assert not re.match(r"[\s\"]*-(?!\d+\"?$)", cell), (delimiter, cell)


def test_every_table_has_its_fields_and_the_walkover() -> None:
    play = hostile()
    rows = cells(tables_csv(shown(play.journal)))
    assert [(row["round"], row["outcome"]) for row in rows] == [
        (str(number), outcome) for number in (1, 2) for outcome in ("played",) * 4 + ("walkover",)
    ]
    first = rows[0]
    table = play.t.rounds[0].tables[1]
    assert (first["number_a"], first["number_b"]) == (str(table.a), str(table.b))
    assert (first["points_a"], first["points_b"], first["settled"]) == ("30", "20", "ruled")
    assert (first["a_units_lost"], first["b_units_lost"]) == ("200", "300")
    assert rows[4]["points_a"] == "300"
    assert rows[4]["number_b"] == ""
    assert any(row["a_crates_home"] == "0" for row in rows), "fields of another scenario have columns of their own"


def test_corrected_and_open_tables_are_marked() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair()
    play.rule(1, 100, 0)
    play.lead(f.Corrected(round=1, table=1, replaces=1, reason="x", outcome="unplayed"))
    rows = cells(tables_csv(shown(play.journal)))
    assert [(row["outcome"], row["points_a"], row["corrections"]) for row in rows] == [
        ("unplayed", "0", "1"),
        ("open", "", ""),
    ]


def test_games_played_in_the_bot_have_their_scores() -> None:
    play = Play(tables="duplicate", points="matchpoints", clock="week", scenarios=(), rounds=1)
    play.register(3)
    play.close()
    play.pair()
    for player, score in ((1, 50), (3, -4)):
        play.add(f.AttemptEnded(round=1, player=player, game="g", score=score))
    assert {row["outcome"] for row in cells(tables_csv(shown(play.journal)))} == {"open"}, "scores are secret"
    play.add(f.TimeOver(round=1))
    rows = {row["number_a"]: row for row in cells(tables_csv(shown(play.journal)))}
    assert [(rows[key]["outcome"], rows[key]["score_a"], rows[key]["points_a"]) for key in "123"] == [
        ("attempt", "50", "4"),
        ("unfinished", "", "0"),
        ("attempt", "-4", "2"),
    ]
    assert "rounds_won" in cells(standings_csv(shown(play.journal)))[0]
    duel = Play(tables="duel", points="win-draw-loss", clock="week", scenarios=(), rounds=1)
    duel.register(2)
    duel.close()
    duel.pair()
    a = duel.table().a
    duel.add(f.AttemptEnded(round=1, player=a, game="g", score=9, table=1))
    duel.add(f.TimeOver(round=1))
    (row,) = cells(tables_csv(shown(duel.journal)))
    assert (row["score_a"], row["score_b"], row["points_a"]) == ("9", "", "2")
    assert json.loads(listfortress(shown(duel.journal)))["rounds"][0]["matches"][0]["result"] == "forfeit"


def test_before_the_lots_the_standings_are_empty() -> None:
    play = Play()
    play.register(2)
    t = shown(play.journal)
    assert cells(standings_csv(t)) == []
    assert cells(tables_csv(t)) == []
    assert json.loads(listfortress(t)) == {"title": "Cup", "players": [], "rounds": []}


def test_the_ranking_has_a_line_for_each_player() -> None:
    play = hostile()
    text = ranking_text(shown(play.journal), day="2026-11-22").decode()
    head, _, body = text.partition("\r\n\r\n")
    assert head.split("\r\n") == ["Tournament: Cup", "Place: Parma", "Date: 2026-11-22", "Players: 9"]
    lines = [line.split("\t") for line in body.removesuffix("\r\n").split("\r\n")]
    assert lines[0] == ["Place", "Name", "Nick", "Origin", "Army"]
    assert {len(line) for line in lines} == {5}
    assert [(line[0], line[4]) for line in lines[1:]] == [
        (str(row.place), f"Army {row.player}") for row in standings(play.t)
    ]


def test_the_export_for_programs_has_players_rounds_and_matches() -> None:
    play = hostile()
    gone = play.t.lots[0]
    play.add(f.Dropped(player=gone), by=gone)
    found = json.loads(listfortress(shown(play.journal)))
    names = [each["name"] for each in found["players"]]
    assert len(set(names)) == 9, "two of one name are told apart"
    assert [each["rank"]["swiss"] for each in found["players"]] == [row.place for row in standings(play.t)]
    assert [each["name"] for each in found["players"] if each.get("dropped") == 2] == [HOSTILE[gone - 1]]
    for round_ in found["rounds"]:
        seats = [each[key] for each in round_["matches"] for key in ("player1", "player2") if each[key]]
        assert sorted(seats) == sorted(names)
        assert [each["result"] for each in round_["matches"]] == ["win", "draw", "win", "win", "bye"]


def test_a_deleted_player_is_shown_as_a_number() -> None:
    play = hostile()
    journal = [without_person(fact, 3, frozenset({3})) for fact in play.journal]
    journal.append(f.Forgotten(player=3))
    t = shown(journal)
    for data in (standings_csv(t), tables_csv(t), ranking_text(t), listfortress(t)):
        assert b"Anna" not in data
        assert b"player 3" in data


# --- calendars ---


def unfolded(data: bytes) -> list[str]:
    return data.decode().replace("\r\n ", "").removesuffix("\r\n").split("\r\n")


@pytest.mark.parametrize("sign", ["x", "è", "€", "🏰"])
def test_lines_are_folded_between_characters(sign: str) -> None:
    for size in range(16, 160):
        line = "SUMMARY:" + sign * size
        data = folded(line)
        pieces = data.removesuffix(b"\r\n").split(b"\r\n")
        assert all(0 < len(piece) <= 75 and piece.decode() for piece in pieces)
        assert unfolded(data) == [line]


def test_texts_are_escaped() -> None:
    assert escaped("a, b; c\\d\r\ne\x07") == "a\\, b\\; c\\\\d\\ne"
    event = Event(
        "1@x", datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 1, 2, tzinfo=UTC), "A\r\nEND:VCALENDAR", "d", ""
    )
    lines = unfolded(calendar("Cup, Parma", [event], now=datetime(2026, 1, 1, tzinfo=UTC)))
    assert lines.count("END:VCALENDAR") == 1
    assert "SUMMARY:A\\nEND:VCALENDAR" in lines
    assert "X-WR-CALNAME:Cup\\, Parma" in lines
    assert "DTSTART:20260101T000000Z" in lines
    assert not [line for line in lines if line.startswith("LOCATION")]


def test_rounds_over_weeks_keep_the_hour_of_their_zone() -> None:
    monday = datetime(2026, 10, 19, 18, tzinfo=UTC)  # 20:00 in Rome, a week before the clocks go back
    play = Play(clock="week", starts=int(monday.timestamp()), rounds=3)
    play.register(4)
    play.close()
    planned = spans(play.t)
    assert [(each.round, each.start.hour) for each in planned] == [(1, 18), (2, 19), (3, 19)]
    play.now = int(monday.timestamp()) + 3600
    play.pair()
    play.lead(f.TimeGiven(round=1, minutes=90))
    running = spans(play.t)
    planned_end = datetime(2026, 10, 26, 20, 30, tzinfo=UTC)  # posted an hour late, it ends at its hour (T78)
    assert (running[0].start.hour, running[0].end) == (19, planned_end)
    play.later(60 * 24 * 3)
    play.rule_all()
    closed = spans(play.t)
    assert closed[0].end == closed[1].start == datetime(2026, 10, 22, 19, tzinfo=UTC)


def test_rounds_of_a_day_have_their_minutes() -> None:
    play = Play()
    play.register(4)
    play.close()
    assert [(each.round, each.start.timestamp()) for each in spans(play.t)] == [(1, START)]
    play.now = START + 300
    play.pair()
    play.lead(f.TimeGiven(round=1, minutes=10))
    (only,) = spans(play.t)
    assert (only.start.timestamp(), (only.end - only.start).total_seconds()) == (START + 300, 60 * 160)
    assert spans(msgspec.structs.replace(play.t, rounds=[]))[0].round == 1
