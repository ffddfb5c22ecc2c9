"""Files of battles with mistakes made at random: no file breaks the reader, and no battle that is accepted its game.

`make test` reads 200 of them; `make fuzz` and `make stress` read 2,000, `SIEGEMASTER_BATTLES=10000` any number.
Every accepted battle is begun with house rules drawn at random and played for some decisions. Every so many of them is
also drawn, told in three languages and played to its end; under stress all are.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from typing import Any

import pytest
from games.battles.mutants import FILES, mutant
from PIL import Image
from support import stress
from support.records import Game

import engine.games
import render.games
from engine.core.asks import Answer, Ask
from engine.core.battles import store
from engine.core.battles.check import Checked, check
from engine.core.battles.sheet import MOST_BYTES, MOST_LINES, MOST_PROBLEMS, clean, read
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.playout import play_out
from engine.core.record import OWN_BATTLE, write
from engine.core.record import read as read_record
from engine.core.verify import verify
from engine.testing.fuzz import fuzz_game, picked_options
from render.battle_problems import problem_texts
from render.language import speaking
from render.own_battle import of_battle

RULESETS = {name: engine.games.find(name) for name in engine.games.names()}
LOCALES = ("en", "it", "fr")
STARTS = ("siege", "keep-up-the-fire")
"""The games whose files are starts on a printed board."""
MUTANTS = stress.count("SIEGEMASTER_BATTLES", 200, 2_000)
CHUNK = 50
SAMPLE = 1 if stress.FULL else 10
"""Every so manieth accepted battle is drawn, and played to its end."""
ANSWERS = 40
"""The number of decisions of every other accepted battle."""
EXPORTED = 12
"""The number of decisions in the export of a battle."""
MOST_ANSWERS = 5_000
READING, CHECKING, PLAYING = 1.0, 20.0, 60.0
"""The most seconds of CPU time, several times what the slowest needs on a slow machine."""
LARGEST = 4_000, 3_000_000
"""The longest side of a picture in pixels, and its largest size in bytes."""
LONGEST = 300
"""The most characters of a text about a mistake."""


class EnoughAnswers(Exception):
    """Raised when a game has been played far enough."""


@contextmanager
def within(seconds: float, what: str) -> Iterator[None]:
    """Expect a block to need at most so much CPU time."""
    begun = time.process_time()
    yield
    needed = time.process_time() - begun
    assert needed <= seconds, f"{what}: {needed:.1f} s"


def options(found: Checked, text: str, number: int) -> dict[str, str]:
    """Return the options of a game of a battle, with house rules drawn at random."""
    rules = picked_options(RULESETS[found.game], f"house-{number}")
    return {**rules, SCENARIO: found.code, BATTLE: store.canonical(text)}


# --- a file that is refused ---


def expect_told(found: Checked, text: str) -> None:
    """At most 25 mistakes, in the order of their lines, each with a text in three languages without hidden signs."""
    lines = [problem.line for problem in found.problems]
    assert lines == sorted(lines)
    assert 1 <= len(lines) <= MOST_PROBLEMS
    assert 1 <= lines[0] <= lines[-1] <= clean(text).count("\n") + 1
    for locale in LOCALES:
        for said in problem_texts(found.problems, locale):
            assert "{" not in said
            assert not any(unicodedata.category(sign).startswith("C") for sign in said), said
            assert len(said) <= LONGEST, said


# --- a battle that is accepted ---


def expect_same_when_stored(found: Checked, text: str) -> None:
    """What is stored is read as the same battle with the same code, and stored unchanged a second time."""
    stored = store.canonical(text)
    assert store.canonical(stored) == stored
    assert store.code(stored) == found.code
    with within(READING, "reading"):
        again = read(stored, tuple(RULESETS))
        assert RULESETS[found.game].read_battle(again, found.code) == found.battle
    assert again.problems == []


def expect_limits(found: Checked, text: str) -> None:
    """The limits of the page about own battles hold, counted in the battle itself."""
    assert len(text.encode()) <= MOST_BYTES
    assert text.count("\n") < MOST_LINES
    battle = found.battle
    if found.game in STARTS:
        _limits_of_starts(battle)
        return
    assert 1 <= battle.turns <= 15
    names = [battle.name, battle.name.get("it"), battle.name.get("fr")]
    assert all(len(str(getattr(name, "plain", name))) <= 40 for name in names)
    (_limits_of_ascari if found.game == "ascari" else _limits_of_revolte)(battle)


def _limits_of_starts(start: Any) -> None:
    assert len(start.position.get("counters", ())) <= 60
    assert 1 <= start.turns <= 54


def _limits_of_ascari(battle: Any) -> None:
    assert 5 <= battle.map.columns <= 30
    assert 5 <= battle.map.rows <= 24
    for units in battle.units.values():
        assert 1 <= sum(not unit.is_leader for unit in units) <= 40
        assert sum(unit.is_leader for unit in units) <= 12
    assert len(battle.zones) <= 8
    assert len(battle.place_names) <= 12


def _limits_of_revolte(battle: Any) -> None:
    wide, deep = battle.size
    assert 400 <= wide <= 1800
    assert 300 <= deep <= 1200
    assert len(battle.area) + len(battle.line) <= 40
    points = [each.poly for each in battle.area] + [each.points for each in battle.line]
    assert all(len(each) <= 16 for each in points)
    assert all(0 <= x <= wide and 0 <= y <= deep for each in points for x, y in each)
    for side in ("europeans", "boxers"):
        groups = [sum(count for _, count in group.figures) for group in battle.group if group.side == side]
        assert 1 <= sum(groups) <= 40
        assert len(groups) <= 8
    assert len(battle.barricades.default) <= 6
    assert max(len(battle.ladder), len(battle.ram)) <= 2


def expect_drawn(found: Checked, text: str) -> None:
    """The first board is drawn within its limits, and told in three languages with names from the file."""
    rules = RULESETS[found.game]
    presenter = of_battle(render.games.find(found.game), found.code)
    world = rules.new({SCENARIO: found.code})
    for locale in LOCALES:
        with speaking(locale):
            view = rules.view(world, None)
            assert presenter.scenario(found.code) == found.battle.name.get(locale)
            told = [presenter.text_board(view), presenter.alt(view), presenter.status(view)]
            assert all(told), locale
    with within(PLAYING, "drawing"), speaking("fr"):
        data = presenter.picture(rules.view(world, None))
    assert len(data) <= LARGEST[1]
    with Image.open(BytesIO(data)) as picture:
        assert max(picture.size) <= LARGEST[0]


def expect_playable_for_a_while(found: Checked, text: str, number: int) -> None:
    """A random player's first decisions are accepted, and no invariant breaks at any of them."""
    rules, answers = RULESETS[found.game], 0

    def look(world: Any, _: Ask) -> None:
        nonlocal answers
        assert rules.faults(world) == []
        answers += 1
        if answers > ANSWERS:
            raise EnoughAnswers

    with suppress(EnoughAnswers):
        play_out(
            rules,
            seed=str(number),
            options=options(found, text, number),
            policy=rules.policies["random"](str(number)),
            on_ask=look,
        )


class Counted:
    """A policy that counts its answers."""

    def __init__(self, policy: Any) -> None:
        self.policy, self.answers = policy, 0

    def answer(self, view: Any, ask: Ask) -> Answer:
        self.answers += 1
        return self.policy.answer(view, ask)


def expect_played(found: Checked, text: str, number: int) -> None:
    """The adviser and a random player play it to its end; saves taken on the way go on in the same way."""
    rules = RULESETS[found.game]
    for player in ("steward", "random"):
        policy = Counted(rules.policies[player](str(number)))
        with within(PLAYING, player):
            played = fuzz_game(
                rules,
                seed=f"the dice of mutant {number}",
                policy=policy,
                options=options(found, text, number),
                resume_every=60,
                check_every=6,
            )
        assert played.problems == []
        assert policy.answers <= MOST_ANSWERS


def expect_verified(found: Checked, text: str, number: int) -> None:
    """The export of its first decisions brings the text along, and is verified where nobody knows the battle."""
    rules = RULESETS[found.game]
    game = Game(rules, seed=f"the record of mutant {number}", options=options(found, text, number))
    record = game.play(most=EXPORTED).record(seed=game.seed, format=OWN_BATTLE)
    store._TEXTS.clear()
    report = verify(rules, read_record(write(record)))
    assert report.findings == (), report.findings


@pytest.mark.parametrize("first", range(0, MUTANTS, CHUNK))
def test_no_file_breaks_the_reader_and_no_battle_its_game(first: int) -> None:
    accepted = 0
    for number in range(first, min(first + CHUNK, MUTANTS)):
        text = mutant(f"mutant-{number}")
        with within(CHECKING, f"checking mutant {number}"):
            found = check(text, RULESETS)
        assert found.code == check_code(text)
        if found.problems:
            expect_told(found, text)
            continue
        accepted += 1
        expect_limits(found, text)
        expect_same_when_stored(found, text)
        expect_playable_for_a_while(found, text, number)
        if accepted % SAMPLE == 1 % SAMPLE:
            expect_drawn(found, text)
            expect_played(found, text, number)
        expect_verified(found, text, number)
    assert accepted, "none of the files was accepted"


def check_code(text: str) -> str:
    """Return the code of a text with other ends of lines, and with its author's name."""
    return store.code(text.replace("\n", "\r\n"))


def test_the_mutants_come_from_all_games() -> None:
    games = {text.split("\n", 1)[0].removeprefix("battle 1 ") for text in FILES}
    assert games == {"ascari", "revolte", *STARTS}
