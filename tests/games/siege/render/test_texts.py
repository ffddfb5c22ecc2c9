"""The catalogue of the siege is complete: every engine message has a text, and every text is used."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Placeable, SelectExpression, VariableReference
from games.siege import catalogue_sources as sources

from engine.games.siege import cards, victory
from engine.games.siege.analysis.mistakes import MISTAKES
from engine.games.siege.combat.loss_choices import _LOSSES_ANSWER
from engine.games.siege.event_table import event_table
from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.map.board import board
from engine.games.siege.ruleset import RULESET
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.steward.advice import REASONS
from engine.games.siege.world import VALUES, roster
from render.games.siege import PRESENTER
from render.games.siege.text.catalogue import texts
from render.games.siege.text.labels import _LABELS
from render.language import speaking
from render.texts_from_catalogue import SCREENS, choice_key

KINDS = sources.arguments("Ask", 0)
NO_MOVES = {
    *("begin", "historical", "nothing-to-do", "place-betsy", "return-wounded", "mend", "only-answer"),
    *("good-shot", "kill-fanatic", "panic", "hold-fire", "stand-fast"),
}
"""Reasons of advice that is not a move: they never appear in a plan of moves."""


def _families() -> dict[str, set[str]]:
    """Return every family of messages whose members are named in code or data."""
    position = RULESET.view(RULESET.new(RULESET.of_the_day))  # it has every line of a count
    counts = victory.count(position)
    done = sources.arguments("done", 0) & KINDS
    labels = (
        sources.arguments("Choice", 1) | sources.arguments("verb", 0) | sources.arguments("verb", 2) | {_LOSSES_ANSWER}
    )
    levels = ("Menu", "menu", "then", "then_several")
    return {
        "event": {sources.tag(kind) for kind in sources.event_types()},
        "refused": sources.refusals(),
        "modifier": sources.modifiers(),
        "orders": KINDS | {"over"},
        "why": KINDS | {_LOSSES_ANSWER},
        "lesson": KINDS,
        "plan": set(REASONS) - NO_MOVES | {"shots", "more"},
        "planned": {"shots", "moves"},
        "choice": (labels - set(_LABELS)) | {f"done-{kind}" for kind in done},
        "slot": set().union(*(sources.arguments(level, 0) for level in levels)) | sources.arguments("zones_menu", 1),
        "morale": sources.arguments("change", 2) | sources.arguments("restore", 2) | sources.arguments("_news", 2),
        "happening": {entry.name for entry in event_table().values()},
        "reason": set(REASONS),
        "step": set(SEQUENCE.steps),
        "count": {item.name for item in (*counts.powers, *counts.boxers)},
        "counter": set(VALUES),
        "zone": set(board().zones),
        "power": {entry.power for entry in roster().values() if entry.power}
        | {zone.power for zone in board().zones.values() if zone.power},
        "quarter": {str(zone.quarter) for zone in board().zones.values() if zone.quarter},
        "band": {f"{side}-{band}" for side in ("powers", "boxers") for band in range(1, 6)},
        "winner": {"powers", "boxers", "draw"},
        "standing": set(RULESET.bands),
        "score": {"ahead", "behind", "even", "uncounted"},
        "sin": set(MISTAKES),
        "table": sources.tables(),
        "guide": {str(number) for number in range(1, SCREENS + 1)},
    }


FAMILIES = _families()


def test_the_code_is_read() -> None:
    assert {"muster", "betsy", "wounded", "share", "reposition", "fire", "march", "day-end"} == KINDS
    assert {"too-far", "from-fire", "entry-zone", "next-to-entry", "not-there", "game-over"} <= FAMILIES["refused"]
    assert {"macdonald", "ratio-4", "cha-cha", "truce", "wounded"} <= FAMILIES["modifier"]
    assert {"soldiers-lost", "peitang", "truce", "hunger"} <= FAMILIES["morale"]
    assert {"move", "lodge", "begin", "losses", "done", "done-fire"} <= FAMILIES["choice"]


@pytest.mark.parametrize("family", FAMILIES)
def test_everything_has_a_text(family: str) -> None:
    missing = [name for name in sorted(FAMILIES[family]) if not texts().has(f"{family}-{name}")]
    assert not missing


@pytest.mark.parametrize("kind", [k for k in sources.event_types() if "account" in k.__struct_fields__])
def test_every_roll_has_a_heading(kind: type) -> None:
    assert texts().has(f"dice-{sources.tag(kind)}")


def test_zones_have_three_names() -> None:
    for zone in board().zones:
        for attribute in ("", ".short", ".map"):
            assert texts().text(f"zone-{zone}{attribute}", locale="en")
        assert len(texts().text(f"zone-{zone}.short", locale="en")) <= 24
    shorts = [texts().text(f"zone-{zone}.short", locale="en") for zone in board().zones]
    assert len(set(shorts)) == len(shorts)


def test_switches_and_their_choices_have_texts() -> None:
    for switch in SWITCHES:
        assert texts().has(f"switch-{switch.name}")
        assert all(texts().has(choice_key(switch.name, choice)) for choice in switch.choices), switch.name


def test_every_card_can_be_named() -> None:
    from render.games.siege.text.catalogue import card_name

    with speaking("en"):
        names = [card_name(card) for card in cards.deck()]
    assert len(set(names)) == 54
    assert all(name[-2] in "♠♥♦♣" and name[-1] == "\ufe0e" for name in names[:-2])


def test_no_text_is_unused() -> None:
    """A key counts as used if the code names it, or if its family has such a member."""
    plain, patterns = sources.literals()
    families = "|".join(map(re.escape, FAMILIES))
    switches = {f"switch-{switch.name}" for switch in SWITCHES}
    switches |= {choice_key(switch.name, choice) for switch in SWITCHES for choice in switch.choices}
    unknown = []
    for key in _keys():
        family = re.match(rf"({families})-(.+)", key)
        if key in plain or key in switches or (family and family[2] in FAMILIES[family[1]]):
            continue
        in_pattern = any(pattern.fullmatch(key) for pattern in patterns)
        if not in_pattern or (family and family[1] != "choice"):
            unknown.append(key)
    assert not unknown


def _keys() -> list[str]:
    return texts().keys()


def _messages() -> list[Message]:
    source = files("render.games.siege").joinpath("en.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [entry for entry in body if isinstance(entry, Message)]


def test_the_file_parses_and_no_message_is_empty() -> None:
    messages = _messages()
    assert len({message.id.name for message in messages}) == len(messages)
    assert all(message.value is not None or message.attributes for message in messages)


@pytest.mark.partial_texts
def test_prompts_titles_and_screens_keep_discords_limits() -> None:
    for key in _keys():
        said = texts().text(key, locale="en") if not _variables(key) else ""
        if key.startswith("prompt-"):
            assert len(said) <= 150, key
            assert said or _variables(key), key
        elif key.startswith("why-"):
            assert len(said) <= 1_800, key
        elif key.startswith("guide-"):
            assert 200 < len(said) <= 3_500, key
        elif key.startswith("switch-"):
            assert len(said) <= (100 if key.count("-") == 1 else 80), key
    assert sum(len(texts().text(f"why-{kind}", locale="en")) for kind in ("fire", "losses")) <= 3_900


def _variables(key: str) -> bool:
    message = next(message for message in _messages_once() if message.id.name == key)
    if message.value is None:  # it has attributes alone
        return True
    for element in message.value.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, (VariableReference, SelectExpression)):
            return True
    return False


_KEPT: list[Message] = []


def _messages_once() -> list[Message]:
    if not _KEPT:
        _KEPT.extend(_messages())
    return _KEPT


@pytest.mark.parametrize("locale", texts().locales())
def test_what_records_show_is_short_and_names_the_section(locale: str) -> None:
    with speaking(locale):
        for name in RULESET.bands:
            assert 0 < len(PRESENTER.band(name)) <= 30
        for score in (-2000 + 1, victory.UNCOUNTED + 54, -320, -1, 0, 1, 150):
            assert 0 < len(PRESENTER.score(score)) <= 40
        for name, section in MISTAKES.items():
            sin = PRESENTER.mistake(name)
            assert 0 < len(sin.title) <= 44
            assert sin.meaning.endswith(f"(§{section}).")


def test_a_score_names_the_side_that_is_ahead() -> None:
    with speaking("en"):
        said = {score: PRESENTER.score(score) for score in (23, 1, 0, -1, -40, victory.UNCOUNTED + 12)}
    assert list(said.values()) == [
        "23 points ahead",
        "1 point ahead",
        "level on points",
        "1 point behind",
        "40 points behind",
        "not counted",
    ]
