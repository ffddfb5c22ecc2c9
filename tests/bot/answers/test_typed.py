"""Typed orders are understood by the names on the board and by those of the reader's language."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from support.effort import calls

import engine.games
import render.games
from bot.answers.typed import TypedAnswers
from engine.core.asks import Choice, Refused
from engine.core.save import new_game
from render.language import language, speak, speaking


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


def speech(*, locale: str, board: str) -> TypedAnswers:
    ask = new_game(engine.games.find("siege"), seed="words", options={}).ask
    assert ask is not None
    speak(locale)
    return TypedAnswers(ask, render.games.find("siege"), board)


@pytest.mark.parametrize("typed", ["rampe alle", "Rampe Allemande", "german ramp", "german-ramp"])
def test_both_languages_are_suggested_and_understood(typed: str) -> None:
    found = speech(locale="en-US", board="fr").suggest_named("move", "from", typed, {})
    assert [each.value for each in found] == ["german-ramp"]
    assert found[0].name.startswith("German ramp")


def test_a_name_of_the_board_is_understood_without_its_accents() -> None:
    said = {"from": "rampe allemande", "to": "allemande est", "what": "all"}
    answer = speech(locale="en-US", board="fr").named("move", said)
    assert answer[:3] == ("move", "german-ramp", "german-east")


def test_without_a_board_only_names_in_the_readers_language_are_understood() -> None:
    assert not speech(locale="en-US", board="").suggest_named("move", "from", "rampe allemande", {})


@pytest.mark.parametrize(
    "typed",
    ["move German West to German East", "Move german-west german-east", "move german west into German East"],
)
def test_an_order_may_be_typed_as_a_sentence(typed: str) -> None:
    assert speech(locale="en-US", board="").listed([typed])[:3] == ("move", "german-west", "german-east")


def test_the_wrong_word_of_a_sentence_is_named() -> None:
    with pytest.raises(Refused) as refused:
        speech(locale="en-US", board="").listed(["move French 2 to the well"])
    assert refused.value.reason == "no-such-zone"
    assert refused.value.facts["word"] == "well"


def test_text_after_an_order_is_refused() -> None:
    with pytest.raises(Refused, match="too-many-words"):
        speech(locale="en-US", board="").listed(["begin now please"])


def test_a_sentence_without_a_verb_is_refused() -> None:
    answer = speech(locale="en-US", board="")
    with pytest.raises(Refused) as refused:
        answer.listed(["dance the tango"])
    assert refused.value.facts["word"] == "dance the tango"


# --- texts of any length ---

ODD = {
    "small words": "a ",
    "names": "german west ",
    "halves of names": "german ",
    "all": "all ",
    "separators": ", + ; ",
    "a list without end": "gb1,",
    "a list with blanks": "british 1 , ",
    "numbers": "#7 ",
    "accents": "é\u0301\u0302\u0303 ",
    "signs that are many letters": "\ufdfa ",
    "one word": "x",
}


FIRST = {"siege": "move german west german east ", "keep-up-the-fire": ""}
"""The valid beginning of an order before the odd text: the path into the menus of the first question."""


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("odd", ODD)
def test_reading_time_grows_linearly_with_the_text(game: str, odd: str) -> None:
    """Reading a text four times as long takes four times the work, not sixteen times."""

    def read(times: int) -> None:
        ask = new_game(engine.games.find(game), seed="words", options={}).ask
        assert ask is not None
        speech = TypedAnswers(ask, render.games.find(game), "fr")
        for start in (FIRST[game], next(iter(_verbs(speech))) + " "):
            with contextlib.suppress(Refused):
                speech.listed([start + ODD[odd] * times])
            with contextlib.suppress(Refused):
                speech.listed([*start.split()[:1], ODD[odd] * times])

    read(1)  # texts that are formatted for the first time
    least, short, long = (calls(partial(read, times), most=400_000) for times in (0, 50, 200))
    assert long - least < 4.6 * (short - least) + 2_000, (least, short, long)


def _verbs(speech: TypedAnswers) -> list[str]:
    menu = speech.ask.level(())
    assert menu is not None
    return [choice.word for choice in menu.choices]


@pytest.mark.stress("numbers-siege", "signs that are many letters-siege")
@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("odd", ODD)
def test_six_thousand_characters_are_read_with_little_work(game: str, odd: str) -> None:
    ask = new_game(engine.games.find(game), seed="words", options={}).ask
    assert ask is not None
    speech = TypedAnswers(ask, render.games.find(game), "fr")
    text = (FIRST[game] + ODD[odd] * 6_000)[:6_000]

    def read() -> None:
        with contextlib.suppress(Refused):
            speech.listed([text])
        speech.suggest_listed([], text)
        speech.suggest_listed([text], text)
        speech.suggest_named("move", "what", text, {"from": "german-west", "to": "german-east"})

    read()
    assert calls(read, most=1_000_000) < 1_000_000


def test_labels_are_not_formatted_again_for_each_word() -> None:
    """The labels of a menu are formatted once and then looked up, however many words are typed."""
    ask = new_game(engine.games.find("siege"), seed="words", options={}).ask
    assert ask is not None
    presenter = render.games.find("siege")
    written: Counter[str] = Counter()

    class Counting:
        def __getattr__(self, name: str) -> object:
            return getattr(presenter, name)

        def label(self, choice: Choice) -> str:
            written[f"{id(choice)} {language()}"] += 1
            return presenter.label(choice)

    speech = TypedAnswers(ask, Counting(), "fr")  # type: ignore[arg-type]
    with contextlib.suppress(Refused):
        speech.listed(["move german west german east " + "gb1, german 1, " * 500])
    speech.suggest_named("move", "from", "german " * 50, {})
    assert written
    assert max(written.values()) <= 2, "once to be understood, once more where it is shown"
