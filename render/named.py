"""Names that sentences can use with articles and prepositions: `{ AT($zone) }`, `{ OF($zone) }`.

A catalogue has the name with its article (“.the”), and with the preposition that says where something is (“.at”). The
other prepositions follow from the article: “de le” becomes “du”.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from babel.lists import format_list

_ENDS = {"il ": "l ", "lo ": "llo ", "l’": "ll’", "la ": "lla ", "i ": "i ", "gli ": "gli ", "le ": "lle "}
"""The ends of an Italian preposition that is joined with an article: «da» and «il » become «dal »."""
_PREPOSITIONS: Mapping[str, Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "fr": {
        "OF": ("de ", {"le ": "du ", "les ": "des "}),
        "TO": ("à ", {"le ": "au ", "les ": "aux "}),
    },
    "it": {
        "OF": ("di ", {article: "de" + end for article, end in _ENDS.items()}),
        "FROM": ("da ", {article: "da" + end for article, end in _ENDS.items()}),
        "TO": ("a ", {article: "a" + end for article, end in _ENDS.items()}),
        "ON": ("su ", {article: "su" + end for article, end in _ENDS.items()}),
    },
}
"""The prepositions of each language, and their forms joined with an article."""
_EUPHONY = re.compile(r"^(?:de (?=[aeiouéèêâîô])|a (?=a))", re.IGNORECASE)
_BEFORE_VOWEL = {"de ": "d’", "a ": "ad "}
"""The prepositions that change before a vowel: «d’une zone», «ad altre zone»."""
_PLURAL = {"fr": ("les ",), "it": ("i ", "gli ", "le ")}
"""The articles of names whose verb is plural."""


class Name(str):
    """A name, or a list of names, with the forms that sentences need.

    `the` is the form with the article. `at` is the form that says where something is.
    """

    the: str
    at: str
    many: bool = False
    parts: tuple[str, ...] = ()


def articled(text: str, language: str, *, the: str, at: str) -> Name:
    """Return a `Name` with its forms for sentences.

    `the` is the form with the article. `at` is the form that says where something is.
    """
    found = Name(text)
    found.the, found.at, found.many = the, at, the.startswith(_PLURAL.get(language, ()))
    return found


def bare(value: object) -> str:
    """Return a name as a plain string, for the JSON encoder (`enc_hook`)."""
    if isinstance(value, Name):
        return str(value)
    raise NotImplementedError(type(value))


def articled_list(text: str, parts: Sequence[str]) -> Name:
    """Return a list of names as one text. Each name keeps its grammatical forms."""
    found = Name(text)
    found.parts, found.many = tuple(parts), True
    return found


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """Return the functions that texts in a language can call, such as THE and AT."""
    forms = ("THE", "AT", *_PREPOSITIONS.get(language, ()))
    return {form: partial(_put, language, form) for form in forms}


def _put(language: str, form: str, said: str) -> str:
    """Return a name in one of its forms."""
    parts = getattr(said, "parts", ())
    if parts:
        return format_list([_put(language, form, part) for part in parts], locale=language)
    if form == "AT":
        return getattr(said, "at", said)
    the = getattr(said, "the", said)
    if form == "THE":
        return the
    preposition, joined = _PREPOSITIONS[language][form]
    for article, both in joined.items():
        if the.startswith(article):
            return both + the.removeprefix(article)
    return _EUPHONY.sub(lambda found: _BEFORE_VOWEL.get(found[0], found[0]), preposition + the)
