"""Verification: played games are fair, and every change in their record is detected."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from support import stress, toygame
from support.records import Game

import engine.games
from engine.core.record import FORMAT, Backwards, Entry, Record, RecordError, read, returns, write
from engine.core.ruleset import Ruleset
from engine.core.verify import DIFFERS, FAIR, OTHER_RULES, SEALED, Report, verify

SIEGE = engine.games.find("siege")


@pytest.fixture(scope="module")
def orchard() -> Iterator[Ruleset[Any]]:
    with toygame.installed() as name:
        yield engine.games.find(name)


@pytest.fixture(scope="module")
def siege() -> Record:
    return Game(SIEGE, seed="s7", options={"walls_burn": "yes"}).play().record()


def changed(record: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    """Return the record with a change in its JSON, read again."""
    plain = json.loads(write(record))
    change(plain)
    return read(json.dumps(plain).encode())


def checked(record: Record, change: Callable[[dict[str, Any]], object]) -> Report:
    return verify(engine.games.find(record.system), changed(record, change))


def first(plain: dict[str, Any], key: str, value: str) -> dict[str, Any]:
    """Return the first event with this value under the key."""
    return next(event for entry in plain["entries"] for event in entry["events"] if event.get(key) == value)


@pytest.mark.stress("3", "6", "9")
@pytest.mark.parametrize("number", stress.spread(range(10), of=3))
def test_sieges_are_fair(number: int) -> None:
    record = Game(SIEGE, seed=f"fair-{number}").play().record()
    report = verify(SIEGE, read(write(record)))
    assert report.verdict == FAIR, report.findings
    assert report.decisions == len(record.entries) - 1
    assert report.events == sum(len(entry.events) for entry in record.entries)
    shown = [
        event["account"]["dice"]
        for entry in json.loads(write(record))["entries"]
        for event in entry["events"]
        if event.get("account")
    ]
    assert report.dice == sum(map(len, shown)), "every die that is shown, and no other"
    assert report.draws >= 53, "and the deck was shuffled again"
    assert report.checked == len(record.entries)


@pytest.mark.stress
def test_random_play_under_house_rules_is_fair() -> None:
    record = Game(SIEGE, seed="odd", options={"ratio": "cumulative"}).play(policy="random", most=150).record("resigned")
    game = read(write(record))
    entries = (*game.entries, Entry(version=len(game.entries) + 1, action="resign"))
    report = verify(SIEGE, msgspec.structs.replace(game, entries=entries))
    assert report.verdict == FAIR, report.findings


def die(plain: dict[str, Any]) -> None:
    account = first(plain, "event", "zone-shelled")["account"]
    account["dice"] = [account["dice"][0] % 6 + 1]


def card(plain: dict[str, Any]) -> None:
    first(plain, "event", "card-drawn")["card"] = "QH"


def dropped(plain: dict[str, Any]) -> None:
    del plain["entries"][40]


def dropped_and_numbered_anew(plain: dict[str, Any]) -> None:
    answers = [entry for entry in plain["entries"] if entry["answer"][:1] == ["move"]]
    plain["entries"].remove(answers[3])
    for number, entry in enumerate(plain["entries"], start=1):
        entry["version"] = number


def other_seed(plain: dict[str, Any]) -> None:
    plain["seed"] = "s8"


def other_seed_and_hash(plain: dict[str, Any]) -> None:
    import hashlib

    plain["seed"] = "s8"
    plain["seed_hash"] = hashlib.sha256(b"s8").hexdigest()


def event_gone(plain: dict[str, Any]) -> None:
    next(entry for entry in plain["entries"] if len(entry["events"]) > 3)["events"].pop()


def event_added(plain: dict[str, Any]) -> None:
    entry = next(entry for entry in plain["entries"] if entry["answer"] == ["done"])
    entry["events"].append({"event": "truce-made", "removed": []})


def nonsense(plain: dict[str, Any]) -> None:
    plain["entries"][3]["events"].append({"event": "eclipse"})


def position(plain: dict[str, Any]) -> None:
    plain["position"]["morale"] += 1


def result(plain: dict[str, Any]) -> None:
    plain["result"]["winner"] = "nobody"


def options(plain: dict[str, Any]) -> None:
    plain["options"] = {"walls_burn": "perhaps"}


def cut_short(plain: dict[str, Any]) -> None:
    del plain["entries"][-3:]


def goes_on(plain: dict[str, Any]) -> None:
    last = plain["entries"][-1]
    plain["entries"].append({**last, "version": last["version"] + 1, "answer": ["done"], "events": []})


def no_seed(plain: dict[str, Any]) -> None:
    plain["seed"] = None


def no_hash(plain: dict[str, Any]) -> None:
    plain["seed_hash"] = "abc"


def status(plain: dict[str, Any]) -> None:
    plain["status"] = "won"


def resigned(plain: dict[str, Any]) -> None:
    plain["status"] = "resigned"


def headless(plain: dict[str, Any]) -> None:
    del plain["entries"][0]


def undone(plain: dict[str, Any]) -> None:
    plain["entries"][-1] |= {"action": "undo", "answer": ["0"], "events": []}


def day(plain: dict[str, Any]) -> None:
    plain["entries"][9]["period"] += 1


def strange(plain: dict[str, Any]) -> None:
    plain["entries"][5] |= {"action": "players"}
    plain["entries"][5]["events"] = [{"event": "truce-made", "removed": []}]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (die, "event"),
        (card, "event"),
        (dropped, "gap"),
        (dropped_and_numbered_anew, ""),
        (other_seed, "hash"),
        (other_seed_and_hash, "event"),
        (event_gone, "number"),
        (event_added, "number"),
        (nonsense, "unreadable"),
        (position, "position"),
        (result, "result"),
        (options, "options"),
        (cut_short, "not-over"),
        (goes_on, "refused"),
        (no_seed, "no-seed"),
        (no_hash, "no-hash"),
        (status, "status"),
        (resigned, "ending"),
        (headless, "no-beginning"),
        (undone, "backwards"),
        (strange, "strange"),
        (day, "day"),
    ],
)
def test_every_change_is_detected(siege: Record, change: Callable[[dict[str, Any]], object], name: str) -> None:
    report = checked(siege, change)
    assert report.verdict == DIFFERS
    assert report.findings
    if name:
        assert name in {found.name for found in report.findings}


def test_a_changed_die_is_named(siege: Record) -> None:
    plain = json.loads(write(siege))
    place, entry = next((p, e) for p, e in enumerate(plain["entries"]) if any("zone" in x for x in e["events"]))
    event = next(event for event in entry["events"] if event["event"] == "zone-shelled")
    true = copy.deepcopy(event["account"]["dice"])
    die(plain)
    report = verify(SIEGE, read(json.dumps(plain).encode()))
    (found,) = report.findings
    assert found.version == place + 1
    assert found.facts["what"] == "zone-shelled.account.dice[0]"
    assert found.facts["expected"] == str(true[0])
    assert found.facts["got"] == str(true[0] % 6 + 1)
    assert report.checked == place, "all before it was found right"


def test_every_single_die_counts(orchard: Ruleset[Any]) -> None:
    """Changing any single roll of a game is detected."""
    record = Game(orchard, seed="apple").play().record()
    rolls = [
        (row, place)
        for row, entry in enumerate(json.loads(write(record))["entries"])
        for place, event in enumerate(entry["events"])
        if "account" in event
    ]
    assert len(rolls) > 4
    for row, place in rolls:

        def change(plain: dict[str, Any], row: int = row, place: int = place) -> None:
            dice = plain["entries"][row]["events"][place]["account"]["dice"]
            dice[0] = dice[0] % 6 + 1

        (found,) = checked(record, change).findings
        assert (found.name, found.version) == ("event", row + 1)


# --- undone decisions ---


def test_undone_answers_are_replayed_and_left_out(orchard: Ruleset[Any]) -> None:
    game = Game(orchard, seed="apple")
    game.say("move", "gate", "hedge", "anna")
    game.say("move", "gate", "trees", "ben")
    game.undo(2)
    game.say("move", "gate", "trees", "cleo")
    game.undo(4)  # the position after the first undo
    game.undo(1)
    game.play()
    record = game.record()
    report = verify(orchard, record)
    assert report.verdict == FAIR, report.findings
    assert report.taken_back == 3
    back = returns(record.entries)
    assert back.to == {4: 2, 6: 2, 7: 1}
    assert back.gone == {3: 4, 5: 6, 2: 7}
    untouched = Game(orchard, seed="apple").play().record()
    assert report.dice == verify(orchard, untouched).dice, "no die is counted twice"


def test_an_undone_answer_is_still_checked(orchard: Ruleset[Any]) -> None:
    game = Game(orchard, seed="apple")
    game.say("move", "gate", "hedge", "anna")
    game.undo(1)
    record = game.play().record()

    def change(plain: dict[str, Any]) -> None:
        plain["entries"][1]["events"][0]["to"] = "trees"

    (found,) = checked(record, change).findings
    assert (found.name, found.version) == ("event", 2)


@pytest.mark.parametrize("told", [True, False])
def test_a_step_reopened_by_corrected_rules(orchard: Ruleset[Any], told: bool) -> None:
    game = Game(orchard, seed="apple")
    game.say("move", "gate", "hedge", "anna")
    game.say("move", "gate", "trees", "ben")
    game.reopen(told=told)
    assert set(game.now.world.children.values()) == {"gate"}
    report = verify(orchard, game.play().record())
    assert report.verdict == FAIR, report.findings
    assert report.taken_back == (2 if told else 0)


def test_answers_dropped_by_corrected_rules_need_not_be_possible(orchard: Ruleset[Any]) -> None:
    game = Game(orchard, seed="apple")
    game.say("move", "gate", "hedge", "anna")
    game.say("move", "gate", "trees", "ben")
    game.reopen()
    record = game.play().record()

    def old_rules(plain: dict[str, Any]) -> None:
        plain["entries"][1] |= {"answer": ["fly", "gate"], "rules": "0.9"}

    assert checked(record, old_rules).verdict == FAIR


def test_differences_in_rows_of_older_rules_are_reported_as_such(orchard: Ruleset[Any]) -> None:
    record = Game(orchard, seed="apple").play().record()

    def same(plain: dict[str, Any]) -> None:
        for entry in plain["entries"][:4]:
            entry["rules"] = "0.9"

    def other(plain: dict[str, Any]) -> None:
        same(plain)
        plain["entries"][3]["answer"] = ["fly"]

    report = checked(record, same)
    assert report.verdict == FAIR, "the older rules came to the same"
    assert report.rules == ("0.9", "1.0")
    report = checked(record, other)
    assert report.verdict == OTHER_RULES
    (found,) = report.findings
    assert (found.version, found.facts["rules"], found.facts["now"]) == (4, "0.9", "1.0")
    assert report.checked == 3


def test_a_game_set_up_again_begins_there(orchard: Ruleset[Any]) -> None:
    game = Game(orchard, seed="apple")
    after = Game(orchard, seed="apple", options={"days": "1"})
    rows = [*game.entries, msgspec.structs.replace(after.entries[0], version=2, action="rules")]
    after.play()
    rows += [msgspec.structs.replace(entry, version=entry.version + 1) for entry in after.entries[1:]]
    assert verify(orchard, after.record(entries=tuple(rows))).verdict == FAIR


# --- running games, and files that are not records ---


def test_a_running_game_is_sealed(orchard: Ruleset[Any]) -> None:
    game = Game(orchard, seed="apple").play(most=3)
    record = game.record()
    assert record.seed is None
    report = verify(orchard, record)
    assert report.verdict == SEALED
    assert not report.findings
    assert report.dice == 0
    assert checked(record, dropped_middle).verdict == DIFFERS
    assert checked(record, no_hash).verdict == DIFFERS


def dropped_middle(plain: dict[str, Any]) -> None:
    del plain["entries"][1]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "json"),
        (b"{", "json"),
        (b"\xff\xfe\x00", "json"),
        (b"[" * 100_000, "json"),
        (b"[]", "shape"),
        (b"{}", "shape"),
        (b'{"format": 1}', "shape"),
        (json.dumps({"format": FORMAT + 1}).encode(), "format"),
    ],
)
def test_other_files_are_not_records(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(data)
    assert caught.value.reason == reason


def test_a_record_is_read_as_it_was_written(siege: Record) -> None:
    assert write(read(write(siege))) == write(siege)


@pytest.mark.parametrize("row", [("undo", "0"), ("undo", ""), ("undo", "x"), ("reopened", "9")])
def test_an_undo_to_a_missing_row_is_refused(row: tuple[str, str]) -> None:
    action, word = row
    entries = (Entry(version=1, action="new"), Entry(version=2, action=action, answer=(word,)))
    with pytest.raises(Backwards):
        returns(entries)
    assert returns(entries[:1]).to == {}


# --- sources of the dice ---


@pytest.mark.parametrize(
    ("seed", "dice", "found"),
    [
        ("apple", "chosen", ()),
        ("apple", "repeated", ()),
        ("apple", "", ()),
        ("0123456789abcdef" * 2, "drawn", ()),
        ("apple", "drawn", ("not-drawn",)),
        ("apple", "day", ("not-drawn",)),
        ("0123456789ABCDEF" * 2, "drawn", ("not-drawn",)),
        ("apple", "loaded", ("dice",)),
    ],
)
def test_a_chosen_seed_cannot_pass_for_a_drawn_one(
    orchard: Ruleset[Any], seed: str, dice: str, found: tuple[str, ...]
) -> None:
    report = verify(orchard, Game(orchard, seed=seed).play().record(dice=dice))
    assert tuple(each.name for each in report.findings) == found
    assert (report.verdict == FAIR) == (not found)
