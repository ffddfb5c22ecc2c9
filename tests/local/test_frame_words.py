"""The words around the messages of the local page: simcord's own, found by what they are in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import simcord.preview

from bot.local.guild import CHANNELS
from bot.local.page_texts import ANYTHING, LANGUAGES, frame, words
from render.language import speaking

SCRIPTS = Path(simcord.preview.__file__).parent / "static"


def test_every_text_is_as_simcord_writes_it() -> None:
    written = "\n".join(path.read_text() for path in [*SCRIPTS.glob("*.js"), SCRIPTS / "index.html"])
    written = written.replace("${sendLabel}", "Send")
    topics = {topic for _, topic in CHANNELS}
    with speaking("en"):
        assert topics <= set(frame())
        for english in set(frame()) - topics:
            parts = [re.escape(part.strip()) for part in english.split(ANYTHING)]
            assert re.search(r".{0,90}".join(parts), written), english


@pytest.mark.parametrize("locale", [each for each in LANGUAGES if not each.startswith("en")])
def test_every_word_has_a_translation(locale: str) -> None:
    with speaking(locale):
        said = frame()
        assert words()["frame"] == said
    with speaking("en"):
        assert set(said) == set(frame())
    same = {english for english, told in said.items() if told == english}
    assert same <= {"OPTIONS", "+% options"}, "French has the same word"
    assert all(told.count(ANYTHING) == english.count(ANYTHING) for english, told in said.items())


def test_the_english_texts_equal_those_of_simcord_or_are_plainer() -> None:
    with speaking("en-US"):
        changed = {english: told for english, told in frame().items() if english != told}
    assert changed["Callback completed"] == "Done"
    assert len(changed) == 7
