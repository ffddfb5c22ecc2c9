"""Every refusal names the reason, the rule and the legal alternatives. Each one is provoked by a real wrong answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from games.siege import catalogue_sources as sources
from support.siege_positions import first_ask, world

from bot.rules.handlers import valid_choices
from engine.core.asks import Ask, Refused
from engine.core.context import Context
from engine.core.dice import OutOfDice, ScriptedDice
from engine.core.sequence import Flow
from engine.games.siege.analysis.odds_menu import inquiry
from engine.games.siege.analysis.what_if import BOXERS, CATCH, CHARGE, DOUSE, ROUT, SHELL, SHOT
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.reposition import reposition
from engine.games.siege.phases.setup import muster
from engine.games.siege.phases.wounded import return_wounded
from engine.games.siege.ruleset import RULESET
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.testing import positions
from engine.games.siege.testing.cases import Case, Said, load_cases
from engine.games.siege.world import Fire
from render.games import find
from render.games.siege.text.catalogue import texts
from render.language import speaking

CASES = Path(__file__).parents[3] / "cases"
LOCALES = texts().locales()
REASONS = sources.refusals()
SAID_BY_NOBODY = {"game-over"}
"""A finished game has no question: the service refuses before it checks an answer."""

SHOOTERS = {"british-north": "gb1 macdonald civ1", "hanlin": "ir1", "british-south": "colt"}
WALKERS = {"hanlin": "gb1 colt civ1 ir1", "carriage-park": "ru1", "canal-north": "ir2", "fu-north": "ir3"}


def _historical(**fields: Any) -> Any:
    on = RULESET.new({})
    for name, value in fields.items():
        setattr(on.position, name, value)
    return on


def _wounded() -> Any:
    """Return a red ace: twelve points of wounded return, and the pool has more than enough."""
    return world({"british-south": "vo1"}, card="AH")


def _besieged() -> Any:
    """Return a zone surrounded by fires, which no counter can leave, while other counters can move."""
    on = world({"hanlin": "gb1 strouts", "american-west": "us1", "hatamen-street": "ir1"})
    zone = on.position.zone("hanlin")
    on.position.fires.update({near: Fire(True) for near in zone.walk})
    return on


def asked() -> Iterator[tuple[Ask, tuple[str, ...]]]:
    """Yield questions with wrong answers for the reasons that no conformance case covers."""
    start = first_ask(muster, _historical())
    yield start, ("dance",)
    yield start, ()
    yield start, ("move",)
    yield start, ("begin", "now")
    yield start, ("move", "british-south", "german-west")
    yield start, ("move", "imperial-city")
    yield from ((start, ("move", "british-south", zone)) for zone in ("changan-west", "hatamen-street", "nowhere"))
    yield start, ("move", "british-north", "british-south", "gb1+gb1")
    fire = first_ask(soldiers_fire, world(SHOOTERS))
    for word in ("macdonald", "effect:gb1", "colt", "cannon", "gb1"):
        yield fire, ("fire", "british-north", "hanlin", word)
    yield fire, ("fire", "hanlin")
    yield fire, ("fire", "british-north", "customs")
    yield fire, ("fire", "british-north", "imperial-city")
    yield fire, ("fire", "nowhere")
    two = first_ask(
        soldiers_fire, world({"british-north": "gb1", "american-west": "us1", "hanlin": "ir1", "dutch": "ir2"})
    )
    yield two, ("fire", "customs")
    far = world({"british-north": "gb1", "hanlin": "ir1", "canal-north": "ir3", "german-east": "de1"})
    yield first_ask(soldiers_fire, far), ("fire", "german-east")
    march = first_ask(soldiers_move, world(WALKERS))
    for what in (
        ("customs",),
        ("hanlin", "hanlin"),
        ("hanlin", "german-west"),
        ("nowhere",),
        ("hanlin", "imperial-city"),
    ):
        yield march, ("move", *what)
    for word in ("ru1", "ir1", "gb9", "gb1+gb1"):
        yield march, ("move", "hanlin", "changan-west", word)
    yield march, ("move", "hanlin", "british-south", "colt")
    unarmed = first_ask(soldiers_move, world({"hanlin": "civ1", "british-north": "ir1", "american-west": "us1"}))
    yield unarmed, ("move", "hanlin", "british-north")
    stay = first_ask(reposition, _historical(card="KH"))
    yield stay, ("move", "british-south", "dutch", "nobody")
    yield stay, ("move", "british-south", "imperial-city")
    return_ = first_ask(return_wounded, _wounded())
    yield return_, ("place", "full", "british-north", "gb1+gb2+gb3+gb4+us1+us2+us3")
    yield first_ask(soldiers_move, _besieged()), ("move", "hanlin")


def from_cases() -> Iterator[tuple[Ask, tuple[str, ...]]]:
    """Yield all wrong answers of the conformance cases, each with its question."""
    for path in sorted(CASES.glob("*.toml")):
        for case in load_cases(path):
            if any(isinstance(item, Said) for item in case.answers) or case.refused:
                yield from _wrong(case)


def _wrong(case: Case) -> Iterator[tuple[Ask, tuple[str, ...]]]:
    card = {} if case.step in {"muster", "card"} else {"card": "KS"}
    text = positions.from_plain({**card, **case.position, "step": case.step, "deck": case.cards})
    dice = ScriptedDice([int(str(die).rpartition("=")[2]) for die in case.dice])
    flow: Flow = SEQUENCE.run(positions.build(text), Context(dice), start=case.step)
    ask = next(flow)
    for item in case.answers:
        if isinstance(item, str):
            try:
                ask = flow.send(tuple(item.split()))
            except (StopIteration, OutOfDice):
                return
        elif item.refused is not None:
            yield ask, tuple(item.refused.split())
    for said in case.refused:
        yield ask, tuple((said.refused or "").split())


@cache
def refusals() -> dict[str, list[tuple[Ask, Refused]]]:
    found: dict[str, list[tuple[Ask, Refused]]] = {}
    for ask, answer in chain(
        asked(), _looked_at(), from_cases()
    ):  # one by one: a question stays open until it is answered
        with pytest.raises(Refused) as caught:
            ask.check(answer)
        found.setdefault(caught.value.reason, []).append((ask, caught.value))
    return found


def _looked_at() -> Iterator[tuple[Ask, tuple[str, ...]]]:
    """Yield inquiries about rolls that cannot happen: odds have menus of their own."""
    calm = _historical()
    morning = inquiry(calm.position, first_ask(muster, calm))
    assert morning is not None
    yield from ((morning, (kind, "hanlin")) for kind in (SHOT, BOXERS, CHARGE, ROUT, DOUSE, CATCH))
    yield morning, (SHELL, "customs")
    places = world({"hanlin": "gb1 ir1", "british-south": "gb2", "french-1": "fr1"})
    places.position.fires["british-south"] = Fire(True)
    fight = inquiry(places.position, first_ask(soldiers_fire, places))
    assert fight is not None
    yield fight, (CHARGE, "british-south")
    yield fight, (DOUSE, "hanlin")
    yield fight, (CATCH, "french-1")
    yield fight, (SHELL, "imperial-city")


# ---------------------------------------------------------------- texts of refusals


@pytest.mark.parametrize("reason", sorted(REASONS - SAID_BY_NOBODY))
def test_every_refusal_is_reachable_and_names_reason_rule_and_alternative(reason: str) -> None:
    assert reason in refusals(), f"no wrong answer of these tests is refused as {reason}"
    presenter = find("siege")
    for ask, refused in refusals()[reason]:
        with speaking("en"):
            page = presenter.rulebook().page(refused.rule)
        assert page is not None, f"§{refused.rule} is in no rulebook"
        for locale in LOCALES:
            with speaking(locale):
                said = presenter.refusal(refused)
            assert re.match(rf"§{re.escape(refused.rule)}\s?: ", said)
            assert 15 < len(said) <= 500, said
            assert not re.search(r"[{}]|\$", said), said
            assert not re.search(r"\b(gb|us|ru|civ|ir)\d|british-|-north\b", re.split("[“«]", said)[0]), said
            with speaking(locale):
                told = valid_choices(presenter, ask, refused)
            if reason == "too-many-words":
                assert not told, "the order is complete: that is what may be said instead"
            else:
                assert 0 < len(told) <= 1_500, said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_its_own_text(locale: str) -> None:
    for reason in REASONS:
        assert texts().has(f"refused-{reason}", locale=locale)
    said = {reason: texts().text(f"refused-{reason}", locale=locale, **FACTS) for reason in REASONS}
    assert len(set(said.values())) == len(said)


FACTS = {
    name: name
    for name in ("word", "zone", "zones", "counter", "start", "target", "slot", "distance", "least", "most", "said")
}


def test_the_named_alternatives_are_those_of_the_menu() -> None:
    """After a move too far, the refusal names the reachable zones; after an empty zone, those with counters."""
    presenter = find("siege")
    ask, refused = next((a, r) for a, r in refusals()["too-far"] if a.kind == "march")
    start = refused.facts["start"]
    menu = ask.level(("move", start))
    assert menu is not None
    with speaking("en"):
        reached = [presenter.label(choice) for choice in menu.choices][:12]
    with speaking("en"):
        assert valid_choices(presenter, ask, refused).startswith(", ".join(reached))
        ask, refused = refusals()["nobody-there"][0]
        assert "Hanlin" in valid_choices(presenter, ask, refused)


def test_the_imperial_city_is_no_unknown_word() -> None:
    """The Imperial City is on the map: every question for a zone answers that no counter can enter it."""
    kinds = {ask.kind for ask, _ in refusals()["imperial-city"]}
    assert {"muster", "march", "fire", "reposition", "odds"} <= kinds
    assert all(refused.rule == "1.1" for _, refused in refusals()["imperial-city"])


def test_a_refusal_without_a_menu_still_names_what_can_be_done() -> None:
    ask = first_ask(muster, _historical())
    with speaking("en"):
        told = valid_choices(find("siege"), ask, Refused("already-fired", rule="6.3", facts={"zone": "hanlin"}))
        assert told == ", ".join(find("siege").label(choice) for choice in ask.menu().choices)
        assert not valid_choices(find("siege"), None, Refused("game-over", rule=""))


@pytest.mark.parametrize(
    ("text", "locale", "word"),
    [
        ("Hanlin", "en", "hanlin"),
        ("ch'ang-an west", "en", "changan-west"),
        ("The Imperial City", "it", "imperial-city"),
        ("British no. 2", "fr", "gb2"),
        ("STROUTS", "en", "strouts"),
        ("nowhere", "en", None),
        ("", "en", None),
    ],
)
def test_names_are_understood_whether_legal_now_or_not(text: str, locale: str, word: str | None) -> None:
    with speaking(locale):
        assert find("siege").vocabulary().word(text) == word


@pytest.mark.parametrize(
    ("now", "verb", "said"),
    [
        ("fire", "move", "Current step: the garrison fires. You move next"),
        ("march", "fire", "Current step: the garrison moves. You fire again in the next round"),
        ("wounded", "lodge", "At the end of the day you choose where civilians live."),
        ("muster", "fire", "Current step: the deployment. In an assault, the garrison fires once"),
    ],
)
def test_an_order_of_another_phase_is_refused_with_that_phase(now: str, verb: str, said: str) -> None:
    steps = {"fire": soldiers_fire, "march": soldiers_move, "wounded": return_wounded, "muster": muster}
    on = _wounded() if now == "wounded" else _historical() if now == "muster" else world(SHOOTERS)
    with pytest.raises(Refused) as caught:
        first_ask(steps[now], on).check((verb,))
    with speaking("en"):
        assert said in find("siege").refusal(caught.value)
    for locale in LOCALES:
        with speaking(locale):
            assert texts().text(f"step-{now}", locale=locale) in find("siege").refusal(caught.value)
