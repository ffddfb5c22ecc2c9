"""What is typed is understood by the names on the board as well as by those of the reader's language."""

from __future__ import annotations

import pytest

import engine.games
import render.games
from bot.orders import Speech
from engine.core.ask import Refused
from engine.core.save import new_game


def speech(*, locale: str, board: str) -> Speech:
    ask = new_game(engine.games.find("siege"), seed="words", options={}).ask
    assert ask is not None
    return Speech(ask, render.games.find("siege"), locale, board)


@pytest.mark.parametrize("typed", ["rampe alle", "Rampe Allemande", "german ramp", "german-ramp"])
def test_both_languages_are_suggested_and_understood(typed: str) -> None:
    found = speech(locale="en-US", board="fr").suggest_named("move", "from", typed, {})
    assert [each.value for each in found] == ["german-ramp"]
    assert found[0].name.startswith("German ramp")


def test_a_name_of_the_board_is_understood_without_its_accents() -> None:
    said = {"from": "rampe allemande", "to": "allemande est", "what": "all"}
    answer = speech(locale="en-US", board="fr").named("move", said)
    assert answer[:3] == ("move", "german-ramp", "german-east")


def test_without_a_board_only_the_readers_names_are() -> None:
    assert not speech(locale="en-US", board="").suggest_named("move", "from", "rampe allemande", {})


@pytest.mark.parametrize(
    "typed",
    ["move German West to German East", "Move german-west german-east", "move german west into German East"],
)
def test_an_order_may_be_typed_as_a_sentence(typed: str) -> None:
    assert speech(locale="en-US", board="").listed([typed])[:3] == ("move", "german-west", "german-east")


def test_of_a_sentence_the_word_that_is_wrong_is_named() -> None:
    with pytest.raises(Refused) as refused:
        speech(locale="en-US", board="").listed(["move French 2 to the well"])
    assert refused.value.reason == "no-such-zone"
    assert refused.value.facts["word"] == "well"


def test_a_sentence_may_not_go_on_after_its_order() -> None:
    with pytest.raises(Refused, match="too-many-words"):
        speech(locale="en-US", board="").listed(["begin now please"])


def test_a_sentence_without_a_verb_is_refused_whole() -> None:
    answer = speech(locale="en-US", board="")
    with pytest.raises(Refused) as refused:
        answer.listed(["dance the tango"])
    assert refused.value.facts["word"] == "dance the tango"
