"""T8, T75, T81 to T83 Records: a tournament as one file, what stays secret in it, and how it is verified."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support import stress
from support.tournament.forgotten import without_person
from support.tournament.play import EVENT_DAY, SEED, Play, worth

from engine.core.dice import seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import AnyFact
from engine.tournament.journal import fold
from engine.tournament.lots import game_seed
from engine.tournament.record import FORMAT, MOST_BYTES, RecordError, outcome_of, public, read, record_of, sum_of, write
from engine.tournament.verify import verify
from engine.tournament.verify_record import DIFFERS, HOLDS, SEALED, verify_record

ALICE = 123456789012345678
"""Return an id in the form of Discord's."""


def played() -> Play:
    """Play a one-day tournament of five to its end, with a guest, a penalty, a correction and a dispute."""
    play = Play(rounds=2)
    play.add(f.Registered(player=1, name="Alice", person=ALICE, origin="Parma"), by=ALICE)
    play.guests("Bo", f"<@{ALICE}>")
    for number in (4, 5):
        play.add(f.Registered(player=number, name=f"Player {number}", person=number), by=number)
    play.lead(f.JudgeNamed(person=ALICE))
    play.close()
    play.pair()
    play.lead(f.Penalized(player=1, name="ruler", reason=f"told <@{ALICE}> twice"))
    for table in [*play.round.tables]:
        play.rule(table, 300, 200)
    play.lead(f.Corrected(round=1, table=1, replaces=1, reason="misread", report=worth("breccia", 100, 400)))
    play.lead(f.RoundClosed(round=1))
    play.pair()
    play.rule_all((50, 900))
    play.lead(f.Finished())
    return play


def over() -> Play:
    play = played()
    play.lead(f.SeedTold(seed=SEED))
    return play


def changed(play: Play, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Return the record of a tournament with something changed by hand."""
    plain = json.loads(write(record_of(play.journal)))
    change(plain)
    return json.dumps(plain).encode()


def test_t81_a_record_read_again_gives_the_same_tournament() -> None:
    play = over()
    data = write(record_of(play.journal, tournament="abcdefgh"))
    record = read(data)
    assert record == record_of(play.journal, tournament="abcdefgh")
    assert record.seed == SEED
    assert record_of(record.journal, tournament="abcdefgh") == record, "a record of a record is the record"
    again = fold(record.journal)
    assert outcome_of(again) == record.told
    assert again.final == play.t.final
    assert [[table.players for table in round_.tables.values()] for round_ in again.rounds] == [
        [table.players for table in round_.tables.values()] for round_ in play.t.rounds
    ]
    checked = verify_record(record)
    assert (checked.verdict, checked.difference, checked.journal.facts) == (HOLDS, None, len(play.journal))


def test_t81_a_record_has_no_discord_ids_and_still_distinguishes_people() -> None:
    play = over()
    data = write(record_of(play.journal)).decode()
    assert str(ALICE) not in data
    assert "told <@id 1> twice" in data
    people = [fact.person for fact in record_of(play.journal).journal if isinstance(fact, f.Registered)]
    assert people == [2, 0, 0, 3, 4]  # 1 is the organizer
    assert {fact.by for fact in record_of(play.journal).journal} <= {0, 1, 2, 3, 4}


def test_t83_before_its_end_it_has_no_seed_and_draws_are_unproven() -> None:
    play = played()
    data = write(record_of(play.journal))
    assert SEED not in data.decode()
    assert verify_record(read(data)).verdict == SEALED


def test_t82_a_deleted_person_is_not_in_the_record() -> None:
    play = over()
    journal = [without_person(fact, ALICE, frozenset({1})) for fact in play.journal]
    journal.append(f.Forgotten(player=1))
    record = record_of(journal)
    assert "Alice" not in write(record).decode()
    assert verify_record(record).verdict == HOLDS


@pytest.mark.parametrize(("visible", "hidden_for"), [("from round one", 1), ("closed", 2)])
def test_t8_a_record_contains_lists_once_they_are_public(visible: str, hidden_for: int) -> None:
    play = Play(rounds=1, scenarios=("breccia",), lists=True, lists_day=EVENT_DAY - 8, lists_visible=visible)
    play.register(2)
    for number in (1, 2):
        handed = f.ListHanded(player=number, day=EVENT_DAY - 9, list="7", army="Picts", units=13, generals=2)
        play.add(handed, by=number)
    play.add(f.ListHanded(player=1, day=EVENT_DAY - 9, faults=("too-dear",)), by=1)
    play.lead(f.ListReturned(player=2, reason="no Picts here"))
    again = f.ListHanded(player=2, day=EVENT_DAY - 6, list="8", army="Picts", units=13, generals=2)
    play.add(again, by=2)
    seen = [_lists(play)]
    play.close()
    play.pair()
    seen.append(_lists(play))
    play.rule_all()
    play.lead(f.Finished())
    seen.append(_lists(play))
    assert [each[3] for each in seen] == ["hidden", "hidden", "no Picts here"][2 - hidden_for :] + ["no Picts here"] * (
        2 - hidden_for
    )
    assert play.t.penalties[0].points == fold(public(play.journal)).penalties[0].points
    assert [each[0] for each in seen] == ["", "", "Picts"][2 - hidden_for :] + ["Picts"] * (2 - hidden_for)
    assert [each[1] for each in seen] == [0, 2, 2], "what counts in a table's account is told with the table"
    assert seen[0][2] == (("hidden",) if hidden_for else ("too-dear",))
    assert verify_record(record_of(play.journal)).verdict == SEALED


def _lists(play: Play) -> tuple[str, int, tuple[str, ...], str]:
    lists = [fact for fact in public(play.journal) if isinstance(fact, f.ListHanded)]
    assert {each.list for each in lists} == {""}
    (returned,) = (fact.reason for fact in public(play.journal) if isinstance(fact, f.ListReturned))
    (faults,) = (each.faults for each in lists if each.faults)
    return lists[0].army, lists[0].generals, faults, returned


@pytest.mark.parametrize("tables", ["duel", "duplicate"])
def test_t75_a_record_contains_attempts_once_they_are_public(tables: str) -> None:
    play = Play(
        rounds=1,
        tables=tables,
        points="win-draw-loss" if tables == "duel" else "matchpoints",
        clock="week",
        scenarios=(),
    )
    play.register(2)
    play.close()
    play.pair()
    table = 1 if tables == "duel" else 0
    play.add(f.AttemptEnded(round=1, player=1, game="g", score=77, table=table))
    before = record_of(play.journal)
    assert "77" not in write(before).decode().split('"told"')[1].split('"sum"')[0]
    assert not any(isinstance(fact, f.AttemptEnded) for fact in before.journal)
    assert verify_record(before).verdict == SEALED
    play.add(f.AttemptEnded(round=1, player=2, game="g", score=5, table=table))
    play.lead(f.RoundClosed(round=1))
    after = record_of(play.journal)
    assert sum(isinstance(fact, f.AttemptEnded) for fact in after.journal) == 2
    assert verify_record(after).verdict == SEALED


def test_t75_a_rounds_siege_follows_from_the_seed_and_is_never_repeated() -> None:
    play = Play(tables="duplicate", points="matchpoints", clock="week", scenarios=(), rounds=2)
    play.register(3)
    play.close()
    first = play.pair().seed_hash
    assert first == seed_hash(game_seed(SEED, 1))
    play.lead(f.RoundTakenBack(round=1, reason="too early", cancelled=True))
    assert play.pair().seed_hash == seed_hash(game_seed(SEED, 2)) != first
    other = msgspec.structs.replace(play.journal[-1], seed_hash="0" * 64)
    play.add(f.TimeOver(round=1))
    play.lead(f.Cancelled())
    play.lead(f.SeedTold(seed=SEED))
    assert verify_record(record_of(play.journal)).verdict == HOLDS
    place = next(number for number, fact in enumerate(play.journal) if isinstance(fact, f.RoundTakenBack)) + 1
    forged = [*play.journal[:place], other, *play.journal[place + 1 :]]
    assert [each.reason for each in verify_record(record_of(forged)).problems] == ["not-the-game"]


# --- what is found ---


def _swap_lots(plain: dict[str, Any]) -> None:
    lots = next(fact for fact in plain["journal"] if fact["fact"] == "lots-drawn")["lots"]
    lots[0], lots[1] = lots[1], lots[0]


def _swap_pairs(plain: dict[str, Any]) -> None:
    tables = next(fact for fact in plain["journal"] if fact.get("round") == 2)["tables"]
    tables[0]["b"], tables[1]["b"] = tables[1]["b"], tables[0]["b"]


def _report(plain: dict[str, Any]) -> None:
    next(fact for fact in plain["journal"] if fact["fact"] == "corrected")["report"]["b"]["units_lost"] += 10


def _cut(plain: dict[str, Any]) -> None:
    del plain["journal"][20]


@pytest.mark.parametrize(
    ("change", "reason", "number"),
    [
        (_swap_lots, "not-the-lots", 9),
        (_swap_pairs, "not-the-right-round", 17),
        (lambda plain: plain.update(seed="apple"), "not-the-seed", 1),
        (lambda plain: plain["journal"].insert(0, {"fact": "announced"}), "not-created", 1),
        (lambda plain: plain["journal"].append(plain["journal"][1]), "not-now", 24),
    ],
)
def test_t83_the_first_wrong_fact_is_named(change: Callable[[dict[str, Any]], None], reason: str, number: int) -> None:
    checked = verify_record(read(changed(over(), change)))
    assert checked.verdict == DIFFERS
    first = checked.problems[0]
    assert (first.reason, first.number) == (reason, number)
    assert first.rule.startswith("T")


@pytest.mark.parametrize(
    ("change", "where", "got", "expected"),
    [
        (_report, ("rounds", "round 1", "tables", "table 1", "points", "1"), "10", "11"),
        (
            lambda plain: plain["told"]["standing"][0].update(total=999),
            ("standing", "player 4", "total"),
            "999",
            "310",
        ),
        (
            lambda plain: plain["told"]["rounds"][0]["tables"][0]["lines"][0][0].update(points=9),
            ("rounds", "round 1", "tables", "table 1", "lines", "1", "1", "points"),
            "9",
            "10",
        ),
        (lambda plain: plain["told"]["lots"].pop(), ("lots", "5"), "", "1"),
        (lambda plain: plain.update(seed_hash="0" * 64), ("seed_hash",), "0" * 64, seed_hash(SEED)),
        (
            lambda plain: plain["told"]["players"][0].update(name="Mallory"),
            ("players", "player 1", "name"),
            '"Mallory"',
            '"Alice"',
        ),
    ],
)
def test_t83_the_first_difference_is_named(
    change: Callable[[dict[str, Any]], None], where: tuple[str, ...], got: str, expected: str
) -> None:
    checked = verify_record(read(changed(over(), change)))
    assert checked.verdict == DIFFERS
    assert checked.difference is not None
    assert checked.difference == (where, got, expected)


def test_t83_a_forged_journal_is_found_by_its_checksum() -> None:
    play = over()
    record = record_of([fact for fact in play.journal if not isinstance(fact, f.Penalized)])
    forged = msgspec.structs.replace(record, sum=record_of(play.journal).sum)
    assert verify_record(record).verdict == HOLDS, "nobody can tell a journal from one that never was"
    checked = verify_record(forged)
    assert (checked.verdict, checked.broken, checked.difference) == (DIFFERS, True, None)
    assert sum_of(play.journal) != sum_of(play.journal[:-1])


def test_a_truncated_journal_is_reported_and_not_compared() -> None:
    checked = verify_record(read(changed(over(), _cut)))
    assert checked.broken
    assert checked.problems
    assert checked.difference is None
    assert checked.journal.facts < len(over().journal)


def test_a_record_without_a_journal_is_broken() -> None:
    checked = verify_record(read(changed(over(), lambda plain: plain["journal"].clear())))
    assert checked.verdict == DIFFERS


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "json"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "text"),
        (b"a list of players", "json"),
        (b"[" * 5_000, "json"),
        (b"[1]", "kind"),
        (b'{"format": 3, "game": "x"}', "kind"),
        (b'{"kind": "siegemaster-game", "format": 1}', "kind"),
        (b'{"kind": "siegemaster-tournament", "format": %d}' % (FORMAT + 1), "format"),
        (b'{"kind": "siegemaster-tournament", "format": 0}', "format"),
        (b'{"kind": "siegemaster-tournament", "format": 1}', "shape"),
        (b" " * (MOST_BYTES + 1), "size"),
    ],
)
def test_other_files_are_not_records(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError) as found:
        read(data)
    assert found.value.reason == reason
    assert found.value.detail


def test_an_unknown_fact_is_named() -> None:
    with pytest.raises(RecordError, match="journal") as found:
        read(changed(over(), lambda plain: plain["journal"][3].update(fact="bribed")))
    assert found.value.reason == "shape"


VALUES = [
    0,
    1,
    -1,
    3,
    99,
    10**18,
    "",
    "x",
    "breccia",
    [],
    [1],
    [0, 0],
    {},
    {"a": {"role": "x"}},
    "duel",
    "week",
    "played",
]


@pytest.mark.parametrize("seed", stress.spread([*range(400)], of=40))
def test_any_change_by_hand_is_checked_without_an_error(seed: int) -> None:
    rng = random.Random(seed)
    play = over()
    plain = json.loads(write(record_of(play.journal)))
    where: Any = plain["journal"]
    while True:
        key = rng.choice([*where]) if isinstance(where, dict) else rng.randrange(len(where))
        if isinstance(where[key], dict | list) and where[key] and rng.random() < 0.8:
            where = where[key]
            continue
        where[key] = rng.choice(VALUES)
        break
    try:
        msgspec.json.decode(json.dumps(plain["journal"]), type=list[AnyFact])
    except msgspec.ValidationError:
        with pytest.raises(RecordError):
            read(json.dumps(plain).encode())
        return
    checked = verify_record(read(json.dumps(plain).encode()))
    same = [f.written(fact) for fact in checked_journal(plain)] == [f.written(fact) for fact in public(play.journal)]
    assert (checked.verdict == HOLDS) == same


def checked_journal(plain: dict[str, Any]) -> tuple[f.Fact, ...]:
    return read(json.dumps(plain).encode()).journal


def test_drafts_need_the_seed_of_a_siege() -> None:
    play = Play(tables="duel", points="win-draw-loss", clock="week", scenarios=())
    play.register(4)
    play.close()
    assert draft.paired(play.t).seed_hash == ""
    assert draft.paired(play.t, seed=SEED).seed_hash == seed_hash(game_seed(SEED, 1))


def test_t14_a_record_of_the_first_edition_of_the_pairing_rules_is_still_valid() -> None:
    data = Path(__file__).with_name("record-edition-1.json").read_bytes()
    found = read(data)
    assert verify_record(found).verdict == HOLDS
    assert (found.format, record_of(found.journal).format, record_of(played().journal).format) == (1, 1, 2)
    first = found.told.rounds[0].tables[0]
    towns = {player.player: player.origin for player in found.told.players}
    assert towns[first.a] == towns[first.b] == "Roma", "today the first of the lots would meet somebody of another town"
    now = [msgspec.structs.replace(fact, edition=2) if isinstance(fact, f.Created) else fact for fact in found.journal]
    assert [each.reason for each in verify(now).problems] == ["not-the-right-round"]
    unknown = msgspec.structs.replace(found.journal[0], edition=99)
    assert [each.reason for each in verify([unknown]).problems] == ["no-such-edition"]
