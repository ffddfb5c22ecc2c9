"""Texts of tournaments: every refusal, fault and kind of fact in every language; pages, reasons, lists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from support.tournament.play import account_of

from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.tournament import draft, why
from engine.tournament import facts as f
from engine.tournament.books.centuria.lists import Fault, read
from engine.tournament.facts import AnyFact, Fact, tag_of
from engine.tournament.journal import fold
from engine.tournament.settings import Settings
from render.catalogue import house_texts
from render.tournament.words import TournamentWords, standings_of

ENGINE = Path(__file__).parents[3] / "engine" / "tournament"
LOCALES = house_texts().locales()
SEED = "0123456789abcdef" * 4
ODD = "Ωmega 漢字 \N{CROSSED SWORDS} *very* long " + "x" * 40


def _codes(of: str) -> dict[str, list[str]]:
    """Return the reasons in the source of the engine, with the facts that they are raised with."""
    found: dict[str, list[str]] = {}
    pattern = rf"(?<!\w)(?:{of})\(\s*[^\"]{{0,160}}?\"([a-z]+(?:-[a-z]+)+)\""
    for path in ENGINE.rglob("*.py"):
        for code in re.findall(pattern, path.read_text(encoding="utf-8")):
            found.setdefault(code, []).append(path.name)
    return found


REFUSALS = {code for code, where in _codes("Refused|expect|_expect").items() if where != ["verify.py"]}
FAULTS = set(_codes(r"Fault|fault|found\.fault|self\.fault"))


def _sound(text: str) -> str:
    assert "{" not in text
    assert "None" not in text
    return text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_and_fault_has_a_text_in_every_language(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    assert len(REFUSALS) > 120
    assert len(FAULTS) >= 15
    own = set(house_texts().keys(locale=locale))
    assert not {f"tournament-refused-{code}" for code in REFUSALS} - own
    assert not {f"army-fault-{code}" for code in FAULTS} - own
    words = TournamentWords(locale)
    for code in REFUSALS:
        text = words.refusal(Refused(code, rule="T4", facts={"player": 3, "possible": [1, 2], "players": [1]}))
        assert _sound(text).endswith("(T4)")
    for code in FAULTS:
        facts = {"number": 3, "most": 2, "least": 1, "word": "§", "field": "cost", "mark": "A", "first": 2}
        _sound(words.fault(Fault(4, code, "T5", {**facts, "possible": ["mark"]})))
    assert not caplog.records, "a text asks for a fact that nobody gives"


def _journal() -> list[Fact]:
    """Return a tournament of five: odd, so with a walkover each round, a penalty and a correction."""
    settings = Settings(rounds=2, scenarios=("breccia", "rifornimenti"), event_day=738600, odd="walkover")
    facts: list[Fact] = [
        f.Created(preset="centuria-day", title="Legio *Cup*", settings=settings, seed_hash=seed_hash(SEED), by=9),
        f.Announced(by=9),
    ]
    names = ("Anna", ODD, "Marco", "", "Piero")
    for number, name in enumerate(names, 1):
        facts.append(f.Registered(player=number, name=name, person=100 + number, by=100 + number, origin="Roma"))
    facts.append(draft.lots(fold(facts), SEED))
    for round_ in (1, 2):
        facts += [draft.paired(fold(facts), seed=SEED), f.RoundStarted(round=round_, at=1000 * round_)]
        for table in fold(facts).rounds[-1].tables.values():
            home = {"crates_home": 1} if round_ == 2 else {}
            report = {"a": {"units_lost": 90, **home}, "b": {"commander_lost": True, "units_lost": 240, **home}}
            facts.append(f.Ruled(round=round_, table=table.number, report=report, by=9))
        facts.append(f.RoundClosed(round=round_))
        if round_ == 1:
            facts.append(f.Penalized(player=1, name="ruler", by=9))
            report = {"a": {"units_lost": 100}, "b": {"units_lost": 100}}
            facts.append(f.Corrected(round=1, table=1, replaces=1, reason="no *fall*", report=report, by=9))
    return facts


FACTS = _journal()
T = fold(FACTS)

_FILL: dict[str, Any] = {
    "player": 1,
    "absent": 2,
    "name": "ruler",
    "settings": Settings(),
    "seed_hash": "ab",
    "preset": "games",
    "title": "Cup",
    "person": 7,
    "rounds": (1, 2),
    "lots": (1, 2),
    "round": 1,
    "table": 1,
    "tables": (),
    "instead": (),
    "minutes": 5,
    "report": 1,
    "points": None,
    "reason": "why *so*",
    "replaces": 1,
    "game": "g",
    "won": 1,
    "score": 3,
    "times": (1_767_560_400, 1_767_564_000),
    "time": 1_767_560_400,
    "players": (1, 2),
    "penalty": 1,
    "why": "conceded",
    "for_life": False,
    "seed": "ab",
    "day": 738600,
}


def _example(kind: type[Fact], *, switched: bool) -> Fact:
    """Return a fact of a kind; switched, every yes-or-no is yes and what may be missing is there."""
    told: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.required:
            told[field.name] = _FILL[field.name]
            if field.name == "report" and field.type is not int:
                told["report"] = {}
        elif switched and field.type is bool:
            told[field.name] = True
        elif switched and field.name in ("until", "table", "given_up"):
            told[field.name] = 738600 if field.name == "until" else 1
    if switched:
        told["by"] = 7
    return kind(**told)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_fact_has_a_line(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    words = TournamentWords(locale, person=lambda each: f"<@{each}>", free=lambda text: text.replace("*", "\\*"))
    kinds = get_args(AnyFact)
    lines = {}
    for kind in kinds:
        for switched in (False, True):
            fact = _example(kind, switched=switched)
            text = _sound(words.fact(T, fact))
            assert "\n" not in text
            assert "*" not in text.replace("\\*", "")
            lines[text] = tag_of(fact)
            assert len(text) < 200
    assert len(set(lines.values())) == len(kinds) == 58
    assert not caplog.records
    assert "<@7>" in words.fact(T, f.JudgeNamed(person=7))
    warning = f.Penalized(player=1, name="dice-talk", by=9)
    told = fold([*FACTS, warning])
    assert words.fact(told, warning) != words.fact(told, f.Penalized(player=1, name="ruler", by=9))


@pytest.mark.parametrize("locale", LOCALES)
def test_pairings_standings_and_reasons_have_texts(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    words = TournamentWords(locale)
    told = [words.row(T, row) for row in standings_of(T, None)]
    assert all(any(words.speech.named(T, number) in line for line in told) for number in T.players)
    assert any(ODD in line for line in told)
    assert any("−5" in line for line in told)
    _sound("\n".join(told))
    _sound("\n".join(words.conditions(T)))
    for round_ in T.rounds:
        for table in round_.tables:
            text = _sound(words.why(T, why.why_pairing(FACTS, round_.number, table)))
            assert re.search(r"\(T1[36]\)", text)
        over = why.why_bye(FACTS, round_.number, round_.byes[0])
        assert "(T12)" in _sound(words.why(T, over))
        for player in T.players:
            score = why.why_score(T, round_.number, player)
            text = _sound(words.why(T, score))
            assert str(score.points) in text
            assert "(T69)" in text if score.trace else True
    for player in T.players:
        place = why.why_place(T, player)
        text = _sound(words.why(T, place))
        assert str(place.row.opponents) in text
        assert "(T59)" in text
    assert not caplog.records


def test_an_account_is_written_from_both_sides_and_adds_up() -> None:
    words = TournamentWords("en")
    report = {"a": {"units_lost": 0}, "b": {"units_lost": 195, "units_spent": 90, "commander_lost": True}}
    a, b = T.rounds[0].tables[1].players
    table = T.rounds[0].tables[1]
    mine, theirs = (words.account(T, table, account_of(T, 1, 1, report)[1], reader=each) for each in (a, b))
    marked = words.account(T, table, account_of(T, 1, 1, report)[1], changed={"a.units"})
    assert marked.count("__") == 2, "what differs is underlined"
    assert mine.startswith("**You 74**")
    assert "units 24, a tenth of 195" in mine
    assert "(T24)" in mine
    assert "commander 50 (T26)" in mine
    assert mine.endswith("You win.")
    assert theirs.startswith("**You 0**")
    assert theirs.endswith(f"{words.speech.named(T, a)} wins.")
    with pytest.raises(Refused) as refused:
        account_of(T, 1, 1, {"a": {"units_lost": 2000}})
    assert "enter a number from 0 to 1,000. (T88)" in words.refusal(refused.value)


def test_a_list_is_shown_with_its_faults_by_line() -> None:
    words = TournamentWords("en")
    text = (ENGINE.parents[1] / "tests" / "engine" / "tournament" / "example-list.txt").read_text(encoding="utf-8")
    good = words.list_check(read(text, (12, 15)))
    assert "✓" in good
    assert "A judge checks whether" in good
    wrong = words.list_check(
        read("army: Roma\nA | Foot | 1 | VT 4 | 600 | commander\nA | Horse | 1 | VT 4 | 600", (1, 15))
    )
    assert "Points: 1,200, which is 200 too many. (T5)" in wrong
    assert "Line 3: Line 2 already has the mark “A”" in wrong
