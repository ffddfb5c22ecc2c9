"""Orders on a measured table as they are typed in each language, and what is said of those that cannot be given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.revolte.test_destinations import fight
from games.revolte.test_rules import play

import render.games
from bot.answers.typed import TypedAnswers
from engine.core.asks import Answer, Refused
from render.language import speak, speaking

PRESENTER = render.games.find("revolte")
SAID = {
    "en": ("charge e5", "Charge: e5", "run E2", "creep 430,90", "Run: behind the inn"),
    "it": ("carica e5", "Carica: e5", "corri E2", "striscia 430,90", "Corsa: dietro la locanda"),
    "fr": ("charger e5", "attaque e5", "courir E2", "rampe 430,90", "Course : derrière l’auberge"),
}
MEANT = ("charge-run-e5", "charge-run-e5", "run-450,150", "crawl-430,90", "run-55,229")
WRONG = {
    "en": ("charge e4", "run 9000,10", "run 430,430", "creep 12.5cm S", "charge z9"),
    "it": ("carica e4", "corsa 9000,10", "corri 430,430", "carponi 12,5cm S", "attacca z9"),
    "fr": ("chargez e4", "courez 9000,10", "course 430,430", "ramper 12,5cm S", "chargez z9"),
}
RIGHT = ("e5", "1190,10", "430,420", "430,185", "e5")


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


def spoken(locale: str) -> TypedAnswers:
    ask = play(fight(a5="430,60", e4="450,330", e5="440,190"), []).ask
    assert ask is not None
    speak(locale)
    return TypedAnswers(ask, PRESENTER)


def word(speech: TypedAnswers, text: str) -> Answer:
    return speech.word(("a5",), text)


@pytest.mark.parametrize("locale", SAID)
def test_an_order_can_be_typed_in_the_words_of_each_language(locale: str) -> None:
    speech = spoken(locale)
    assert [word(speech, text)[1] for text in SAID[locale]] == list(MEANT)
    for text in MEANT:
        assert word(speech, text) == ("a5", text), "and in the word that is stored"


@pytest.mark.parametrize("locale", WRONG)
def test_an_impossible_order_is_refused_in_its_language_with_a_possible_one(locale: str) -> None:
    speech = spoken(locale)
    with speaking(locale):
        for text, right in zip(WRONG[locale], RIGHT, strict=True):
            with pytest.raises(Refused) as refused:
                word(speech, text)
            assert right in PRESENTER.refusal(refused.value), text
            verb = text.split()[0]
            assert word(speech, f"{verb} {right}")[0] == "a5"
