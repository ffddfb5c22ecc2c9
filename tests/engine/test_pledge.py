"""The pledge: without a word there are no dice; after it they follow from the word and the secret."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support import toygame
from support.records import Game

import engine.games
from engine.core.day_gate import BEGIN, CALENDAR, DAILY, OPTION
from engine.core.dice import DiceTooSoon, SeededDice, seed_hash
from engine.core.pledge import OF_DAY, PRESS, TYPED, Pledge, Word, seed_of
from engine.core.record import Record, RecordError, read, write
from engine.core.replay import Recording, scenes
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, WordAwaited, advance, awaits_word, dump, load, new_game, opens, waits, with_word
from engine.core.verify import DIFFERS, FAIR, SEALED, verify

SECRET, OTHER = "00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"
OF_ONE_SIDE = ("siege", "keep-up-the-fire")
REAL = (*OF_ONE_SIDE, "ascari", "revolte")
TOYS = ("orchard", "attic")
THIRD = Path(__file__).parents[1] / "support" / "thirdgame"
(INVENTED,) = (each.name for each in (THIRD / "engine").iterdir() if (each / "__init__.py").is_file())


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    """Install every game that any test uses."""
    toygame.install()
    toygame.install(THIRD)
    yield
    toygame.remove(THIRD)
    toygame.remove()


def options_of(name: str) -> Iterator[dict[str, str]]:
    """Yield every choice of every house rule, each alone, with and without a calendar."""
    ruleset = engine.games.find(name)
    calendars: list[dict[str, str]] = [{}, {OPTION: DAILY}] if ruleset.sequence.has_days else [{}]
    for calendar in calendars:
        yield calendar
        for rule in ruleset.house_rules[:40]:
            for choice in rule.choices[1:]:
                yield {**calendar, rule.name: choice}


def seen(name: str, secret: str, options: dict[str, str]) -> tuple[Any, ...]:
    """Return everything that a game shows and stores before its first decision, without the secret itself."""
    ruleset = engine.games.find(name)
    outcome = new_game(ruleset, options=options, pledge=Pledge(secret=secret))
    save = msgspec.structs.replace(outcome.save, pledge=msgspec.UNSET)
    assert outcome.ask is not None
    asked = outcome.ask.kind, outcome.ask.rule, list(outcome.ask.answers())[:50], outcome.ask.facts
    return dump(save), ruleset.view(outcome.world), outcome.events, asked


def _side(ruleset: Ruleset[Any], outcome: Outcome[Any]) -> str | None:
    """Return the side that answers, in a game of several."""
    return outcome.ask.side if outcome.ask is not None and len(ruleset.sides) > 1 else None


def test_every_test_game_is_installed() -> None:
    assert {*REAL, *TOYS, INVENTED} == set(engine.games.names())


@pytest.mark.stress("ascari", "revolte")
@pytest.mark.parametrize("name", [*REAL, *TOYS, INVENTED])
def test_views_before_the_word_do_not_depend_on_dice(name: str) -> None:
    for options in options_of(name):
        first = seen(name, SECRET, options)
        assert first == seen(name, OTHER, options)
        assert SECRET.encode() not in first[0]


@pytest.mark.parametrize(
    ("name", "asked"), [*((name, False) for name in (*REAL, "attic", INVENTED)), ("orchard", True)]
)
def test_a_game_that_would_roll_before_its_first_question_is_asked_whether_it_begins(name: str, asked: bool) -> None:
    ruleset = engine.games.find(name)
    assert opens(ruleset, {}) == asked
    outcome = new_game(ruleset, options={}, pledge=Pledge(secret=SECRET))
    assert outcome.ask is not None
    assert (outcome.ask.kind == CALENDAR) == asked
    assert waits(ruleset, outcome.save) == asked
    plain = new_game(ruleset, seed="apple", options={})
    assert plain.ask is not None
    assert plain.ask.kind != CALENDAR, "a seed that was said is there from the start"


@pytest.mark.parametrize("name", [*REAL, *TOYS, INVENTED])
def test_decisions_are_refused_before_there_are_dice(name: str) -> None:
    ruleset = engine.games.find(name)
    outcome = new_game(ruleset, options={}, pledge=Pledge(secret=SECRET))
    assert outcome.ask is not None
    assert awaits_word(outcome.save)
    assert advance(ruleset, outcome.save).ask is not None, "a look is allowed"
    with pytest.raises(WordAwaited):
        advance(ruleset, outcome.save, next(outcome.ask.answers()), side=_side(ruleset, outcome))
    save = with_word(outcome.save, Word("ours", TYPED))
    assert not awaits_word(save)
    assert save.seed == seed_of(SECRET, "ours")
    assert (
        advance(ruleset, load(dump(save)), next(outcome.ask.answers()), side=_side(ruleset, outcome)).save.seed
        == save.seed
    )
    with pytest.raises(ValueError, match="already"):
        with_word(save, Word("theirs", TYPED))
    with pytest.raises(ValueError, match="seed alone"):
        with_word(new_game(ruleset, seed="apple", options={}).save, Word("ours", TYPED))


def test_without_a_word_there_is_no_die() -> None:
    dice = SeededDice(None)
    dice.begin_period("day 1")
    with pytest.raises(DiceTooSoon):
        dice.number("quarter", 6)
    assert dice.counts == {}
    dice.set_seed("apple")
    assert dice.number("quarter", 6) == SeededDice("apple", period="day 1").number("quarter", 6)


def test_the_seed_can_be_checked_by_hand() -> None:
    made = subprocess.run(
        ["sh", "-c", f"printf '%s/%s' {SECRET} '1456074443980800020' | sha256sum"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout.split()[0] == seed_of(SECRET, "1456074443980800020")
    assert seed_hash(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_two_words_give_different_dice_and_so_do_two_secrets() -> None:
    def dice(secret: str, word: str) -> tuple[int, ...]:
        rolled = SeededDice(seed_of(secret, word), period="day 1")
        return tuple(rolled.number("quarter", 6) for _ in range(30))

    words = [str(1456074443980800000 + number) for number in range(300)]
    rolled = {dice(SECRET, word) for word in words} | {dice(OTHER, word) for word in words}
    assert len(rolled) == 600
    first = [dice(SECRET, word)[0] for word in words]
    assert all(30 <= first.count(face) <= 75 for face in range(1, 7)), "no face can be counted on"


def test_a_secret_cannot_be_replaced_once_its_hash_is_shown() -> None:
    game = Game(engine.games.find("orchard"), pledge=Pledge(secret=SECRET)).bring("ours").play()
    other = Game(engine.games.find("orchard"), pledge=Pledge(secret=OTHER)).bring("ours").play()
    forged = msgspec.structs.replace(other.record(), seed_hash=game.record().seed_hash)
    report = verify(engine.games.find("orchard"), forged)
    assert [found.name for found in report.findings] == ["secret"]


def test_old_saves_are_written_as_they_were() -> None:
    data = dump(new_game(engine.games.find("siege"), seed="apple", options={}).save)
    assert b"pledge" not in data
    assert b"opening" not in data


# --- verification ---


# Records of several sides have a format of their own (`tests/bot/games/test_sides.py`).
@pytest.mark.parametrize("name", [*OF_ONE_SIDE, *TOYS, INVENTED])
@pytest.mark.parametrize("calendar", [False, True])
def test_games_with_a_pledge_are_fair_and_can_be_replayed(name: str, calendar: bool) -> None:
    ruleset = engine.games.find(name)
    if calendar and not ruleset.sequence.has_days:
        pytest.skip("it has no days")
    options = {OPTION: DAILY} if calendar else {}
    game = Game(ruleset, options=options, pledge=Pledge(secret=SECRET)).bring("1456074443980800020", PRESS)
    game.play(most=120)
    record = read(write(game.record("" if game.now.ask is None else "running")))
    told = msgspec.structs.replace(record, secret=SECRET, seed=seed_of(SECRET, "1456074443980800020"))
    report = verify(ruleset, told)
    assert (report.verdict, report.findings) == (FAIR, ())
    assert game.now.save.opening is msgspec.UNSET
    recording = Recording(system=name, seed=told.seed, options=options, entries=told.entries, sealed=True)
    assert list(scenes(ruleset, recording))


def test_a_running_game_shows_the_word_and_nothing_else() -> None:
    game = Game(engine.games.find("siege"), pledge=Pledge(secret=SECRET)).bring("ours").play(most=20)
    record = game.record()
    data = write(record).decode()
    assert (record.word, record.word_from, record.secret, record.seed) == ("ours", TYPED, None, None)
    assert SECRET not in data
    assert seed_of(SECRET, "ours") not in data
    report = verify(engine.games.find("siege"), record)
    assert (report.verdict, report.findings) == (SEALED, ())


def test_objects_with_a_secret_do_not_print_it() -> None:
    game = Game(engine.games.find("siege"), pledge=Pledge(secret=SECRET)).bring("ours").play(most=9)
    seed = seed_of(SECRET, "ours")
    recording = Recording(system="siege", seed=seed, options={}, entries=tuple(game.entries), sealed=True)
    for thing in (game.pledge, game.now.save, recording, game.now):
        said = f"{thing!r} {thing}"
        assert SECRET not in said
        assert seed not in said


def test_undo_keeps_the_word() -> None:
    ruleset = engine.games.find(INVENTED)
    siege = Game(engine.games.find("siege"), pledge=Pledge(secret=SECRET)).bring("ours")
    siege.play(most=3)
    siege.undo(2)
    assert siege.now.save.seed == seed_of(SECRET, "ours")
    siege.play(most=30)
    told = msgspec.structs.replace(siege.record(), secret=SECRET, seed=siege.seed)
    assert verify(siege.ruleset, told).verdict == FAIR
    assert ruleset


@pytest.mark.parametrize("name", ["siege", "orchard"])
def test_changed_house_rules_keep_the_pledge_with_or_without_a_word(name: str) -> None:
    ruleset = engine.games.find(name)
    rule = ruleset.house_rules[0]
    for early in (False, True):
        game = Game(ruleset, pledge=Pledge(secret=SECRET))
        if early:
            game.bring("ours")
        game.anew({rule.name: rule.choices[1]})
        assert awaits_word(game.now.save) == (not early)
        if not early:
            game.bring("ours")
        assert game.now.ask is not None
        assert (game.now.ask.kind == CALENDAR) == (name == "orchard"), "no die has been seen in between"
        game.play(most=60)
        told = msgspec.structs.replace(game.record(), secret=SECRET, seed=seed_of(SECRET, "ours"))
        report = verify(ruleset, told)
        assert (report.verdict, report.findings) == (FAIR, ()), early


def test_a_step_begun_again_after_the_opening_is_replayed() -> None:
    game = Game(engine.games.find("orchard"), pledge=Pledge(secret=SECRET)).bring("ours")
    game.say(*BEGIN)
    game.play(most=1)
    game.reopen()
    game.play()
    assert verify(game.ruleset, game.record()).verdict == FAIR


def test_a_game_given_up_before_a_word_never_had_dice() -> None:
    game = Game(engine.games.find("siege"), pledge=Pledge(secret=SECRET))
    game.note("resign", (), ())
    report = verify(game.ruleset, game.record("resigned"))
    assert (report.verdict, report.findings, report.dice, report.draws) == (FAIR, (), 0, 0)


def test_an_attempt_of_a_day_has_its_dice_from_the_start() -> None:
    pledge = Pledge(secret=SECRET, word="1456074443980800020", source=OF_DAY)
    game = Game(engine.games.find("orchard"), pledge=pledge)
    assert game.now.ask is not None
    assert game.now.ask.kind == "walk"
    game.play()
    report = verify(game.ruleset, game.record(dice="day"))
    assert (report.verdict, report.findings) == (FAIR, ())


# --- forgeries ---

Forgery = Callable[[dict[str, Any]], object]


def _row(plain: dict[str, Any], action: str) -> dict[str, Any]:
    return next(entry for entry in plain["entries"] if entry["action"] == action)


def _without_word(plain: dict[str, Any]) -> None:
    plain["entries"] = [entry for entry in plain["entries"] if entry["action"] != "word"]
    for number, entry in enumerate(plain["entries"], 1):
        entry["version"] = number


def _later(plain: dict[str, Any]) -> None:
    plain["entries"][1], plain["entries"][2] = plain["entries"][2], plain["entries"][1]
    for number, entry in enumerate(plain["entries"], 1):
        entry["version"] = number


def _twice(plain: dict[str, Any]) -> None:
    plain["entries"].insert(2, dict(plain["entries"][1]))
    for number, entry in enumerate(plain["entries"], 1):
        entry["version"] = number


FORGERIES: dict[str, tuple[Forgery, str]] = {
    "another word in the head": (lambda plain: plain.update(word="theirs"), "seed"),
    "another word in the journal": (lambda plain: _row(plain, "word").update(answer=["theirs", "typed"]), "word"),
    "another source in the journal": (lambda plain: _row(plain, "word").update(answer=["ours", "press"]), "word"),
    "another word everywhere": (
        lambda plain: (plain.update(word="theirs"), _row(plain, "word").update(answer=["theirs", "typed"])),
        "seed",
    ),
    "another word and the seed that it makes": (
        lambda plain: (
            plain.update(word="theirs", seed=seed_of(SECRET, "theirs")),
            _row(plain, "word").update(answer=["theirs", "typed"]),
        ),
        "event",
    ),
    "another secret": (lambda plain: plain.update(secret=OTHER), "secret"),
    "another secret and its seed": (lambda plain: plain.update(secret=OTHER, seed=seed_of(OTHER, "ours")), "secret"),
    "another secret, its seed and its hash": (
        lambda plain: plain.update(secret=OTHER, seed=seed_of(OTHER, "ours"), seed_hash=seed_hash(OTHER)),
        "event",
    ),
    "another seed": (lambda plain: plain.update(seed="apple"), "seed"),
    "no secret": (lambda plain: plain.update(secret=None), "no-secret"),
    "no word": (lambda plain: plain.update(word=None), "seed"),
    "no row": (_without_word, "no-word"),
    "the row after a decision": (_later, "word-late"),
    "two rows": (_twice, "word-twice"),
    "no such source": (lambda plain: plain.update(word_from="dream"), "word-source"),
    "a word of a page": (lambda plain: plain.update(word="x" * 65), "word-source"),
    "a day's word with a row": (lambda plain: plain.update(word_from="day"), "word-strange"),
    "a secret of somebody's choice": (
        lambda plain: plain.update(secret="apple", seed_hash=seed_hash("apple"), seed=seed_of("apple", "ours")),
        "not-drawn",
    ),
    "chosen dice": (lambda plain: plain.update(dice="chosen"), "word-dice"),
    "an older format": (
        lambda plain: [plain.update(format=1), *(plain.pop(name) for name in ("secret", "word", "word_from"))],
        "word-strange",
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_pledge_is_detected(forgery: str) -> None:
    ruleset = engine.games.find("orchard")
    true = Game(ruleset, pledge=Pledge(secret=SECRET)).bring("ours").play().record()
    assert verify(ruleset, read(write(true))).verdict == FAIR
    change, name = FORGERIES[forgery]
    plain = json.loads(write(true))
    change(plain)
    report = verify(ruleset, read(json.dumps(plain).encode()))
    assert report.verdict == DIFFERS
    assert name in {found.name for found in report.findings}


def test_a_reader_of_the_first_format_refuses_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    pledged: Record = Game(engine.games.find("orchard"), pledge=Pledge(secret=SECRET)).bring("ours").play().record()
    plain = Game(engine.games.find("orchard"), seed="apple").play().record()
    assert (pledged.format, plain.format) == (2, 1)
    monkeypatch.setattr("engine.core.record.FORMAT", 1)
    assert read(write(plain))
    with pytest.raises(RecordError) as refused:
        read(write(pledged))
    assert refused.value.reason == "format"
    assert b"word" not in write(plain)
