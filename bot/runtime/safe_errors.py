"""Errors told discreetly: their kind, their code and where they happened, and never their text or their variables.

An error's text may quote whatever it stumbled over: the parameters of a statement, a seed, a name, an address with a
token in it. What is written here of an error comes from the program alone, and from Discord's and the database's codes.
"""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from traceback import walk_stack, walk_tb
from types import FrameType, TracebackType
from typing import Any

import discord

HIDDEN = "[hidden]"
GAME = re.compile(r"[a-z2-7]{8}")
_STATE = re.compile(r"[0-9A-Z]{5}")
_CODE = re.compile(r"[A-Z_]{1,40}")
_FLAGS = re.compile(r"[a-z_]{3,40}(, [a-z_]{3,40})*")
_SMALL = 10**12
"""Discord's ids are larger than any number that something is counted by."""
_DEEP = 5
_FRAMES = 40
_IN_A_GROUP = 10

Told = Callable[[Any], "str | None"]


def small(value: object) -> bool:
    """Whether a value is a number that can be nobody's id."""
    return isinstance(value, int | float) and abs(value) < _SMALL


def _number(value: Any) -> str | None:
    return f"{value:g}" if small(value) and not isinstance(value, bool) else None


def _fitting(pattern: re.Pattern[str]) -> Told:
    return lambda value: value if isinstance(value, str) and pattern.fullmatch(value) else None


def _flags(value: Any) -> str | None:
    """Permissions, as the library calls them."""
    if not isinstance(value, str) or not _FLAGS.fullmatch(value):
        return None
    return value if set(value.split(", ")) <= discord.Permissions.VALID_FLAGS.keys() else None


_MARKS: Mapping[str, Told] = {
    "status": _number,
    "code": _number,
    "errno": lambda value: errno.errorcode.get(value) if isinstance(value, int) else None,
    "sqlite_errorname": _fitting(_CODE),
    "sqlstate": _fitting(_STATE),
    "game_id": _fitting(GAME),
    "version": _number,
    "retry_after": _number,
    "detail": _flags,
}
"""What is said of an error beside its kind: attributes, and what each may hold."""


def described(error: BaseException, *, deep: int = _DEEP) -> str:
    """An error in a few words: its kind and its codes, and the same of what led to it."""
    said = [type(error).__name__, *_marks(error)]
    led = getattr(error, "orig", None) or error.__cause__  # SQLAlchemy's errors hold their driver's
    if isinstance(led, BaseException) and deep > 1 and led is not error:
        said.append(f"({described(led, deep=deep - 1)})")
    return " ".join(said)


def _marks(error: BaseException) -> Iterator[str]:
    for name, told in _MARKS.items():
        try:
            said = told(getattr(error, name, None))
        except Exception:  # an attribute may be worked out, and fail at it
            continue
        if said is not None:
            yield said


def noted(error: BaseException) -> str:
    """How an error is stored, «kind: detail»: the detail are permissions, or the codes of what led to it."""
    detail = _flags(getattr(error, "detail", None)) or (described(error.__cause__) if error.__cause__ else "")
    return f"{type(error).__name__}: {detail}"


# --- where it happened ---


def told(error: BaseException) -> list[dict[str, Any]]:
    """An error with its frames, the innermost last; then what led to it, each the same way."""
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen and len(found) < _DEEP:
        seen.add(id(current))
        one: dict[str, Any] = {"error": described(current, deep=1), "frames": frames(current.__traceback__)}
        if isinstance(current, BaseExceptionGroup):
            one["group"] = [each for part in current.exceptions[:_IN_A_GROUP] for each in told(part)]
        found.append(one)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return found


def frames(trace: TracebackType | None) -> list[str]:
    """The places of a trace, «bot/play/buttons.py:120 pressed», without variables and without the program's text."""
    places = [f"{short(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}" for frame, line in walk_tb(trace)]
    return places[-_FRAMES:]


def stack(frame: FrameType | None, most: int) -> list[str]:
    """Where a thread is, the innermost places first, as `frames` has them."""
    places = islice(walk_stack(frame), most) if frame is not None else ()
    return [f"{short(each.f_code.co_filename)}:{line} {each.f_code.co_name}" for each, line in places]


def in_lines(parts: list[dict[str, Any]], *, indent: str = "") -> Iterator[str]:
    """What `told` gave, for people to read."""
    for part in parts:
        yield f"{indent}{part['error']}"
        yield from (f"{indent}  {place}" for place in part["frames"])
        yield from in_lines(part.get("group", []), indent=f"{indent}  | ")


def placed(error: BaseException) -> str:
    """An error in a few words, with the place where it was raised."""
    places = frames(error.__traceback__)
    return f"{described(error)} at {places[-1]}" if places else described(error)


def short(path: str) -> str:
    """A file of the program by its name as a module's: where it is installed is nobody's business."""
    roots = sorted((root for root in sys.path if root and path.startswith(f"{root}/")), key=len)
    return path[len(roots[-1]) + 1 :] if roots else Path(path).name
