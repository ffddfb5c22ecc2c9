"""Every message reads well with the numbers and names it may be given, in every language.

Each message of each catalogue is written with the numbers 0, 1, 2, 5, 0.83 and −1 in each fact that is a number, and
with every name in each fact that is a name. Then the kinds of faults are looked for that readers stumble over: a plural
after «1», French plurals below 2, French ones that say «un» for none, hyphens for minus signs, plain spaces before
French signs, capitals of articles within a sentence, articles that should contract or stand twice.
"""

from __future__ import annotations

import ast as ast_of_python
import re
from ast import Constant
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import ast
from support import toygame
from support.sources import walked
from support.texts import FOLDERS, LOCALES, ROOT, nodes, patterns, spoken

import render.games
from engine.core.day_gate import calendars_ask
from render.catalogue import Catalogue, average
from render.day_gate_texts import WithCalendar
from render.language import speaking
from render.pictures.animation import when
from render.presenter import PeriodWord

NUMBERS: tuple[Any, ...] = (0, 1, 2, 5, average(0.83), -1)
PLAIN = "Xyz"
"""The value used for a fact that is neither a number nor a name."""

PEOPLE = frozenset(["who", "owner", "players", "by", "advisers", "person"])
NAMED = {
    "zone-": frozenset(["zone", "zones", "start", "end", "target", "at", "from", "to", "starts", "ends"]),
    "power-": frozenset(["power", "powers"]),
    "own-": frozenset(["weapon", "leader", "leaders", "successor", "counter", "kept"]),
    "unit-": frozenset(
        ["unit", "units", "first", "second", "power", "firer", "attacker", "defender", "friend", "loser"]
    ),
    "wall-": frozenset(["wall", "walls", "start", "end"]),
    "blocker-": frozenset({"blocker"}),
    "kind-": frozenset({"kind"}),
    "station-": frozenset({"station"}),
    "step-": frozenset({"step"}),
}
"""The facts that are names, by the start of the keys that name them."""
WORDS = frozenset(
    [
        "name",
        "title",
        "what",
        "word",
        "card",
        "date",
        "hash",
        "seed",
        "secret",
        "link",
        "channel",
        "hour",
        "zone-name",
        "game",
        "where",
        "how",
        "when",
        "why",
        "reason",
        "text",
        "rule",
        "rules",
        "said",
        "team",
        "band",
        "phase",
        "account",
        "dice",
        "outcome",
        "result",
        "file",
        "answer",
        "version",
        "system",
        "path",
        "at",
        "since",
        "until",
        "left-in",
        "expected",
        "got",
        "detail",
        "status",
        "value",
        "modifiers",
        "sum",
        "total",
        "row",
        "table",
        "column",
        "paper",
        "headline",
        "deck",
        "cost",
        "chance",
        "chances",
        "all",
        "marks",
        "figure",
        "figures",
        "group",
        "observer",
        "chargers",
        "thing",
        "goal",
        "square",
        "feature",
        "aimed",
        "burst",
        "piece",
        "door",
        "opened",
        "entered",
        "barred",
        "place",
        "number",
    ]
)
"""Facts that are words, dates, codes, or figures that no noun follows."""

NOUN = {"en": r"[a-z]{2,}s\b(?<!ss)", "it": r"[a-zà-ù]{3,}[ie]\b", "fr": r"[a-zà-ÿ]{3,}[sx]\b"}
ONE = {"en": "1", "it": "1", "fr": "(?:0|1|0,83)"}
NO_NOUN = {
    "en": re.compile(r"is|was|has|its|as|this|less|minus|plus|always|costs|asks|begins|counts|does|ends|plays"),
    "it": re.compile(r"che|come|dove|(?:ne|de|da|su)lle|ogni|forse|ordine|ufficiale|decisione|chiede|finisce|vale"),
    "fr": re.compile(r"voix|dans|plus|sous|vers|sans|pas|mais|puis|depuis|très|moins|fois"),
}
"""Words that end like plurals and are none, or the same in both numbers."""
ORDINAL = r"(?<![\w.,−+×-])(?<!\brow )(?<!\bday )(?<!\bturn )(?<!\bpage )"
EXCEPT = {
    "pick-label": "«1 giocatore»: the number is written, and one",
    "effect-feat": "«a natural 1 costs»: the 1 is the face of a die, and costs is a verb",
    "why-feat": "as above",
    "odds-strength": "«un 1 fallisce»: the face of a die, and a verb",
    "deed-walls": "sides of the wall by their names, never a number",
    "players-how": "up to the most of a game, never one",
    "error-word": "the most characters of a number, never one",
    **dict.fromkeys(
        ("tournament-refused-no-such-league", "tournament-leave-sure-early", "tournament-leave-sure-late"),
        "a league has at least three players and four games",
    ),
    **dict.fromkeys(
        ("ladder-lead", "ladder-lead-mark", "badge-on-time"),
        "hundreds of points, and the games that a badge takes",
    ),
    **dict.fromkeys(
        ("tournament-format-day", "tournament-in", "tournament-lists-due", "tournament-list-too-large"),
        "minutes, places, units and bytes that are never one",
    ),
}
"""Messages in which the pattern finds what is no fault, with the reason."""
NEVER_NONE = {
    "board-unit-near": "no enemy is in the same hex",
    "pick-evenings": "a game takes at least one evening",
    "did-rounds-struck": "a tournament keeps at least one round",
    **dict.fromkeys(
        ("price-troops", "price-civilians", "price-zones", "price-leaders", "price-strength", "price-streets"),
        "what rounds to nothing is left out",
    ),
    "price-lost": "what rounds to nothing is left out",
    **dict.fromkeys(
        ("records-by-clock", "button-takeback", "undo-sure", "undo-steward", "undo-steward-what"),
        "said where something can be taken back",
    ),
    **dict.fromkeys(
        ("status-running", "error-not-your-game", "votes-quorum-high", "sides-vote-quorum", "staff-board-advisers"),
        "said of those who play",
    ),
    **dict.fromkeys(
        ("analysis-how", "analysis-how-weak", "analysis-lesson-mistake", "chances-how", "analysis-accuracy-player"),
        "said of what was counted",
    ),
    **dict.fromkeys(("auto-looked", "plan-span", "story-days"), "said of the plans, days or turns that were counted"),
    **dict.fromkeys(
        ("danger-unguarded", "plan-shelter-leaders", "pick-shots", "campaign-took-plan"), "said where there is one"
    ),
    **dict.fromkeys(("tweek-left-before", "tournament-left-before"), "said of who has left tournaments before"),
    **dict.fromkeys(("odds-fires", "odds-leaders", "dice-die"), "said of those that are named in it"),
    **dict.fromkeys(("replay-packing", "votes-last", "records-lengths-axis", "records-somebody"), "said of some"),
    **dict.fromkeys(
        ("tournament-waiting", "tournament-more-tables", "tournament-more-places"),
        "said where there is one",
    ),
    **dict.fromkeys(
        ("tournament-format-day", "tournament-format-weeks"),
        "none has words of its own, or is never said",
    ),
    "choice-unit": "a group has somebody in it",
    **dict.fromkeys(("campaign-status-left-out", "privacy-mentions", "privacy-profile"), "left out when there is none"),
}
"""Messages that cannot be said of nothing, with the reason; so «un» for none is no fault."""


class Text:
    """A message of one language, or one of its attributes, with its facts and the cases that it distinguishes."""

    def __init__(self, folder: str, locale: str, key: str, pattern: Any) -> None:
        self.folder, self.locale, self.key = folder, locale, key
        parts = list(nodes(pattern))
        others = [node.id.name for node in parts if isinstance(node, ast.MessageReference)]
        parts += [each for key in others for each in nodes(spoken(folder, locale, key))]
        self.facts = sorted({node.id.name for node in parts if isinstance(node, ast.VariableReference)})
        self.cases: dict[str, set[str]] = {fact: set() for fact in self.facts}
        for node in parts:
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = (one.key for one in node.variants)
                self.cases[node.selector.id.name] |= {
                    key.name if isinstance(key, ast.Identifier) else str(key.value) for key in keys
                }

    @property
    def name(self) -> str:
        return f"{self.folder}/{self.locale} {self.key}"

    def numbers(self) -> list[str]:
        """Return the facts that are numbers: facts with a plural case, and facts that are no name and no word."""
        named = PEOPLE | WORDS | {"period"} | frozenset().union(*NAMED.values())
        return [
            fact
            for fact in self.facts
            if "one" in self.cases[fact] or (fact not in named and not self.cases[fact] - {"0", "1", "other"})
        ]

    def states(self) -> Iterator[dict[str, Any]]:
        """Yield facts in which each case that is no number occurs, the numbers being 2."""
        base: dict[str, Any] = {fact: 2 if "one" in self.cases[fact] else PLAIN for fact in self.facts}
        yield base
        for fact, cases in self.cases.items():
            yield from ({**base, fact: case} for case in cases - {"one", "other"} if not case.isdigit())

    def said(self, facts: dict[str, Any]) -> str:
        return catalogue(self.folder).text(self.key, locale=self.locale, **facts)

    def told(self) -> Iterator[tuple[str, Any, str]]:
        """Yield each number fact, its number, and the text with it, in each case of the message."""
        for state in self.states():
            for fact in self.numbers():
                for number in NUMBERS:
                    yield fact, number, self.said({**state, fact: number})


@cache
def catalogue(folder: str) -> Catalogue:
    root = folder.split("/")
    return Catalogue("render", "/".join(root[:1] if root[0] == "texts" else root[:2]), chapters=True)


@cache
def texts(locale: str) -> tuple[Text, ...]:
    return tuple(
        Text(folder, locale, key, pattern) for folder in FOLDERS for key, pattern in patterns(folder, locale).items()
    )


def names(text: Text, fact: str) -> list[str]:
    """Return every name that a fact may be, in the message's language."""
    return _names(text.folder, text.locale, fact)


@cache
def _names(folder: str, locale: str, fact: str) -> list[str]:
    if folder.startswith("texts"):
        return []  # people have no article
    own = Catalogue("render", "/".join(folder.split("/")[:2]))  # without chapters: cards have titles of their own
    starts = tuple(start for start, facts in NAMED.items() if fact in facts)
    keys = [key for key in own.keys(locale=locale) if key.startswith(starts)] if starts else []
    return [own.text(key, locale=locale) for key in keys]


@pytest.mark.partial_texts
@pytest.mark.parametrize("locale", LOCALES)
def test_nouns_agree_with_their_numbers(locale: str) -> None:
    plural = re.compile(rf"{ORDINAL}{ONE[locale]}[ \u00a0\u202f]({NOUN[locale]})")
    faults = {}
    for text in texts(locale):
        if text.key in EXCEPT:
            continue
        for fact, number, said in text.told():
            found = plural.search(said)
            if found and not NO_NOUN[locale].fullmatch(found[1]) and (number in (0, 1) or isinstance(number, float)):
                faults[text.name, fact] = said[max(0, found.start() - 20) : found.end() + 20]
    assert not faults


@pytest.mark.partial_texts
@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_below_zero_have_a_minus_sign(locale: str) -> None:
    hyphen = re.compile(r"(?<![\w-])-\d")
    faults = {text.name: said for text in texts(locale) for _, number, said in text.told() if hyphen.search(said)}
    assert not faults


def test_french_distinguishes_none_from_one() -> None:
    """A deed always has an actor, so its number is never 0."""
    faults = set()
    for text in texts("fr"):
        for fact in text.numbers():
            if "one" in text.cases[fact] and text.key not in NEVER_NONE and not text.key.startswith("deed-"):
                state = next(text.states())
                if text.said({**state, fact: 0}) == text.said({**state, fact: 1}):
                    faults.add((text.name, fact))
    assert not faults


ARTICLE = {
    "en": r"(?:The|An?)\b",
    "it": r"(?:Il|Lo|La|I|Gli|Le|Un|Una)\b(?! Fu)",
    "fr": r"(?:Le|La|Les|Un|Une)\b",
}
TWICE = {
    "en": r"\b(?:the|an?) (?:the|an?)\b",
    "it": r"\b(?:d[ia]|a|su|in|il|lo|la|i|gli|le) (?:il|lo|la|i|gli|le)\b",
    "fr": r"\b(?:de|à|le|la|les) (?:le|les)\b|\b(?:le|les|la) la\b",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_names_with_an_article_fit_into_a_sentence(locale: str) -> None:
    capital, twice = re.compile(rf"[a-zà-ÿ,] {ARTICLE[locale]}"), re.compile(TWICE[locale])
    faults = {}
    for text in texts(locale):
        for state in text.states():
            for fact in text.facts:
                for name in names(text, fact):
                    said = text.said({**state, fact: name})
                    at = said.find(name)
                    near = said[max(0, at - 12) : at + len(name)]
                    if at >= 0 and (capital.search(near) or twice.search(near)):
                        faults[text.name, fact] = near
    assert not faults


@pytest.mark.parametrize("locale", LOCALES)
def test_no_day_or_turn_has_the_number_zero(locale: str) -> None:
    nought = re.compile(
        {"en": r"(?i)\bday 0\b", "it": r"(?i)\bgiorno 0\b", "fr": r"(?i)\b(?:jour|journée) 0\b"}[locale]
    )
    keys = (
        "log-day",
        "reel-when",
        "replay-day",
        "campaign-status-title",
        "games-running",
        "games-over",
        "games-resigned",
    )
    for text in texts(locale):
        if text.key in keys:
            assert not nought.search(text.said({**next(text.states()), "day": 0, "round": 0})), text.name


# --- what a game calls its periods ---

PERIOD_WORDS: tuple[PeriodWord, ...] = get_args(PeriodWord)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_for_periods_is_known_in_every_language(locale: str) -> None:
    found = [text for text in texts(locale) if text.folder == "texts/periods"]
    assert {text.key for text in found} == {text.key for text in texts("en") if text.folder == "texts/periods"}
    for text in found:
        assert text.cases == {"period": set(PERIOD_WORDS)}, text.name
        assert len({text.said({"period": word}) for word in PERIOD_WORDS}) == len(PERIOD_WORDS), text.name


def test_every_game_has_its_own_word() -> None:
    with speaking("it"), toygame.installed() as toy:
        for name, word in (("siege", "Giorno"), ("keep_up_the_fire", "Turno"), (toy, "Giorno")):
            presenter = render.games.find(name)
            assert when(3, 0, presenter) == f"{word} 3"
            said = WithCalendar(presenter).prompt(calendars_ask("1"), ())
            assert said == f"Il prossimo {word.lower()} deve ancora cominciare."


def _calls(path: Path, naming: re.Pattern[str]) -> Iterator[ast_of_python.Call]:
    """Yield the calls that say texts, of a module that names one of them."""
    source = path.read_text(encoding="utf-8")
    if not naming.search(source):
        return
    for node in walked(ast_of_python.parse(source)):
        if isinstance(node, ast_of_python.Call) and node.args:
            named = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if named in {"say", "_say", "text", "UserError", "report"}:
                yield node


def test_every_use_of_such_a_text_passes_the_games_word() -> None:
    keys = {text.key for text in texts("en") if text.folder.startswith("texts") and "period" in text.facts}
    assert len(keys) > 50
    naming = re.compile("|".join(map(re.escape, sorted(keys))))
    faults, met = [], set()
    for path in (path for room in ("bot", "render") for path in (ROOT.parent / room).rglob("*.py")):
        for call in _calls(path, naming):
            consts = [each.value for arg in call.args for each in ast_of_python.walk(arg) if isinstance(each, Constant)]
            if said := keys.intersection(each for each in consts if isinstance(each, str)):
                met |= said
                if not any(word.arg in {None, "period"} for word in call.keywords) and not _tells_itself(path):
                    faults.append(f"{path.relative_to(ROOT.parent)}:{call.lineno}")
    assert not faults
    assert len(met) > 40


def _tells_itself(path: Path) -> bool:
    """Whether a module passes the game's word to all its texts through one function of its own."""
    return path.name in {"game_page.py", "day_gate_texts.py"} or path.parent.name == "analysis"
