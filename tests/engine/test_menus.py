"""The builder of menus: its trees, what it builds and when, refusals, several words at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Ask, Refused
from engine.core.menus import Facts, Tree, done, menu, verb

ROADS = {"north": ["mill", "ford"], "south": ["ford"]}


def roads() -> Tree:
    return (
        menu("from", list(ROADS), "place", facts=lambda start: {"roads": len(ROADS[start])})
        .then(
            "to",
            lambda start: ROADS[start],
            lambda _start, end: f"to-{end}",
            why_not=lambda start, word: Refused("no-road", rule="2", facts={"from": start, "to": word}),
        )
        .then_several(
            "what",
            lambda start, end: {f"{unit}{len(ROADS[start])}": (unit, end) for unit in ("foot", "horse", "gun")},
            "unit",
            facts=lambda start, end, unit: {"start": start, "end": end, "unit": unit},
            most=lambda start, _end: len(ROADS[start]),
            fits=lambda _start, end, words: Refused("ford-too-deep", rule="3") if end == "ford" and words else None,
        )
    )


def ask() -> Ask:
    return Ask("march", "1", roads())


def test_every_path_has_the_slots_in_their_order() -> None:
    for path, slot, words in (
        ((), "from", ("north", "south")),
        (("north",), "to", ("mill", "ford")),
        (("south",), "to", ("ford",)),
        (("north", "mill"), "what", ("foot2", "horse2", "gun2")),
    ):
        level = ask().level(path)
        assert level is not None
        assert level.slot == slot
        assert tuple(choice.word for choice in level.choices) == words
        assert [level.find(word) is not None for word in (*words, "moon")] == [*(True for _ in words), False]


def test_labels_and_facts_get_the_values_chosen_before() -> None:
    start = ask().level()
    assert start is not None
    assert [(choice.label, dict(choice.facts)) for choice in start.choices] == [
        ("place", {"roads": 2}),
        ("place", {"roads": 1}),
    ]
    end = ask().level(("north",))
    assert end is not None
    assert [(choice.label, choice.facts) for choice in end.choices] == [("to-mill", {}), ("to-ford", {})]
    what = ask().level(("north", "mill"))
    assert what is not None
    gun = what.find("gun2")
    assert gun is not None
    assert gun.facts == {"start": "north", "end": "mill", "unit": ("gun", "mill")}
    assert gun.then is None


def test_several_words_can_be_chosen_if_they_fit_together() -> None:
    what = ask().level(("north", "mill"))
    assert what is not None
    assert (what.many, what.least, what.most, what.preset) == (True, 1, 2, ("foot2", "horse2"))
    ask().check(("north", "mill", "foot2+gun2"))
    for answer, reason in (
        (("north", "mill", "foot2+gun2+horse2"), "wrong-number"),
        (("north", "ford", "foot2"), "ford-too-deep"),
        (("south", "mill", "foot1"), "no-road"),
        (("east",), "not-an-option"),
        (("north", "mill"), "more-to-say"),
    ):
        with pytest.raises(Refused) as error:
            ask().check(answer)
        assert error.value.reason == reason
        if reason == "no-road":
            assert error.value.facts == {"from": "south", "to": "mill"}


def test_a_preset_may_be_a_function() -> None:
    tree = menu("at", ["mill"], "place").then_several("what", lambda _: ["a", "b"], "unit", preset=lambda at: (at[0],))
    level = Ask("x", "1", tree).level(("mill",))
    assert level is not None
    assert (level.most, level.preset) == (2, ("m",))


def test_menus_are_built_only_when_read() -> None:
    asked: list[Any] = []

    def words(*chosen: str) -> list[str]:
        asked.append(("words", *chosen))
        return ["a", "b"]

    def able(word: str) -> bool:
        asked.append(("able", word))
        return word in {"a", "b"}

    def facts(*path: str) -> dict[str, Any]:
        asked.append(("facts", *path))
        return {"path": path}

    question = Ask("x", "1", menu("from", words, "w", facts=facts, able=able).then("to", words, "w", facts=facts))
    assert asked == []
    question.check(("a", "b"))
    assert asked == [("able", "a"), ("words", "a")], "a word is found without listing or describing the others"
    root = question.level()
    assert root is not None
    first, _ = root.choices
    assert asked == [("able", "a"), ("words", "a"), ("words",)]
    assert root.choices is root.choices
    assert (first.facts["path"], len(first.facts), list(first.facts)) == (("a",), 1, ["path"])
    assert first.facts == {"path": ("a",)}
    assert asked.count(("facts", "a")) == 1


def test_verbs_and_the_end_of_a_step() -> None:
    assert done("march").facts == {"ask": "march"}
    tree = menu("at", ("mill",), "place")
    assert (verb("burn", tree).label, verb("burn", tree, "set-fire").label) == ("burn", "set-fire")
    assert verb("burn", tree).then is tree


def test_facts_are_computed_once() -> None:
    made: list[int] = []

    def make(number: int) -> dict[str, int]:
        made.append(number)
        return {"number": number}

    facts = Facts(make, 3)
    assert made == []
    assert (facts["number"], dict(facts)) == (3, {"number": 3})
    assert made == [3]
