"""The battles that this process knows by their text. A battle's code is the hash of its text."""

from __future__ import annotations

import hashlib
from collections import OrderedDict

from engine.core.battles.sheet import clean

MOST = 64
"""The largest number of texts that are kept; games bring theirs with them."""
AUTHOR = "by:"
"""The line with the author's name, which is part of the file and not of the battle."""
_TEXTS: OrderedDict[str, str] = OrderedDict()


def canonical(text: str) -> str:
    """Return the text whose hash is the code: without the author's line and without spaces at the ends of lines."""
    lines = [line.rstrip() for line in clean(text).strip().split("\n")]
    head = next((place for place, line in enumerate(lines) if line.startswith("[")), len(lines))
    kept = [line for place, line in enumerate(lines) if place >= head or not line.startswith(AUTHOR)]
    return "\n".join(kept) + "\n"


def code(text: str) -> str:
    """Return the code of a battle: the SHA-256 of its text, in 64 hexadecimal digits."""
    return hashlib.sha256(canonical(text).encode("utf-8", "replace")).hexdigest()


def recall(name: str, text: str) -> None:
    """Keep the text of a battle that a game brings with it, if it is the one with that code."""
    if name not in _TEXTS and code(text) == name:
        learn(text)


def learn(text: str, *, name: str = "") -> str:
    """Keep a battle's text in this process, and return its code, or the name that a test gives it instead."""
    name = name or code(text)
    _TEXTS[name] = canonical(text)
    _TEXTS.move_to_end(name)
    while len(_TEXTS) > MOST:
        _TEXTS.popitem(last=False)
    return name


def text_of(name: str) -> str:
    """Return the text with a code. Raise `KeyError` for an unknown one."""
    text = _TEXTS[name]
    _TEXTS.move_to_end(name)
    return text


def is_known(name: str) -> bool:
    """Return whether the text with a code is in this process."""
    return name in _TEXTS
