"""Names with the articles and prepositions of a language."""

import re

import pytest

from engine.games.siege.map.board import board
from render.games.siege.text.catalogue import some_zones, texts, zone_short, zones_short
from render.language import speaking
from render.named import Name, articled, functions

UNJOINED = {
    "fr": re.compile(r"\b(?:de|à) les? |\bde [aeiouéèêô]", re.IGNORECASE),
    "it": re.compile(r"\b(?:di|da|a|in|su) (?:il|lo|la|i|gli|le|l’)\b|\ba a", re.IGNORECASE),
}


@pytest.mark.parametrize("locale", UNJOINED)
def test_every_zone_has_its_article_and_no_preposition_stands_before_one(locale: str) -> None:
    zones = list(board().zones)
    with speaking(locale):
        names = [zone_short(zone) for zone in zones]
        lists = [zones_short(zones[at : at + 3]) for at in range(len(zones))] + [some_zones(zones)]
    assert all(isinstance(name, Name) for name in (*names, *lists))
    for form, write in functions(locale).items():
        said = [write(name) for name in (*names, *lists)]
        assert not [text for text in said if UNJOINED[locale].search(text)], form
        assert not set(said) & set(names), form


@pytest.mark.parametrize(
    ("locale", "form", "the", "said"),
    [
        ("fr", "OF", "le Fu Nord", "du Fu Nord"),
        ("fr", "OF", "les Douanes", "des Douanes"),
        ("fr", "TO", "la rampe", "à la rampe"),
        ("it", "FROM", "l’Accademia", "dall’Accademia"),
        ("it", "ON", "le mura", "sulle mura"),
        ("it", "TO", "via delle Dogane", "a via delle Dogane"),
    ],
)
def test_a_preposition_is_joined_with_the_article(locale: str, form: str, the: str, said: str) -> None:
    assert functions(locale)[form](articled("label", locale, the=the, at="")) == said


def test_a_text_that_is_no_name_stays_as_it_is() -> None:
    assert functions("fr")["THE"]("Betsy") == functions("fr")["AT"]("Betsy") == "Betsy"
    assert functions("fr")["OF"]("une autre") == "d’une autre"
    assert functions("it")["TO"]("altre 3") == "ad altre 3"


def test_a_name_and_a_plain_text_are_not_confused() -> None:
    with speaking("it"):
        fu = zone_short("fu-north")
        assert texts().text("deed-join", place=str(fu)) == "Due reparti ridotti si uniscono Fu nord."
        assert texts().text("deed-join", place=fu) == "Due reparti ridotti si uniscono nel Fu nord."
