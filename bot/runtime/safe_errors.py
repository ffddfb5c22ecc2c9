"""Describes errors without private data: their class, codes and source lines.

The text of an error is left out, because it may quote a seed or an address with a token.
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
"""A number that no counter reaches, and that all of Discord's ids exceed."""
_DEEP = 5
_FRAMES = 40
_IN_A_GROUP = 10

Told = Callable[[Any], "str | None"]


def small(value: object) -> bool:
    """Return whether a value is a number too small to be a Discord id."""
    return isinstance(value, int | float) and abs(value) < _SMALL


def _number(value: Any) -> str | None:
    return f"{value:g}" if small(value) and not isinstance(value, bool) else None


def _fitting(pattern: re.Pattern[str]) -> Told:
    return lambda value: value if isinstance(value, str) and pattern.fullmatch(value) else None


def _flags(value: Any) -> str | None:
    """Return a text of Discord permissions unchanged; None for other values."""
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
"""The attributes that describe an error in addition to its class, each with a function that checks its value."""


def described(error: BaseException, *, deep: int = _DEEP) -> str:
    """Return a short description of an error and its causes."""
    parts = [type(error).__name__, *_marks(error)]
    cause = getattr(error, "orig", None) or error.__cause__  # SQLAlchemy's errors contain those of the driver
    if isinstance(cause, BaseException) and deep > 1 and cause is not error:
        parts.append(f"({described(cause, deep=deep - 1)})")
    return " ".join(parts)


def _marks(error: BaseException) -> Iterator[str]:
    for name, told in _MARKS.items():
        try:
            text = told(getattr(error, name, None))
        except Exception:  # an attribute may be computed, and fail
            continue
        if text is not None:
            yield text


def noted(error: BaseException) -> str:
    """Return the text “class: detail” under which an error is stored."""
    detail = _flags(getattr(error, "detail", None)) or (described(error.__cause__) if error.__cause__ else "")
    return f"{type(error).__name__}: {detail}"


# --- places ---


def describe_mark(error: BaseException) -> list[dict[str, Any]]:
    """Describe an error and its causes, each with its stack frames."""
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen and len(found) < _DEEP:
        seen.add(id(current))
        one: dict[str, Any] = {"error": described(current, deep=1), "frames": frames(current.__traceback__)}
        if isinstance(current, BaseExceptionGroup):
            one["group"] = [each for part in current.exceptions[:_IN_A_GROUP] for each in describe_mark(part)]
        found.append(one)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return found


def frames(trace: TracebackType | None) -> list[str]:
    """Return the frames of a traceback as text, such as “bot/play/buttons.py:120 pressed”.

    They contain no variables.
    """
    places = [f"{short(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}" for frame, line in walk_tb(trace)]
    return places[-_FRAMES:]


def stack(frame: FrameType | None, most: int) -> list[str]:
    """Return the source lines of a stack, the innermost first. Return at most `most` lines.

    They have the same form as those that `frames` returns.
    """
    places = islice(walk_stack(frame), most) if frame is not None else ()
    return [f"{short(each.f_code.co_filename)}:{line} {each.f_code.co_name}" for each, line in places]


def in_lines(parts: list[dict[str, Any]], *, indent: str = "") -> Iterator[str]:
    """Yield the readable lines for the result of `describe_mark`."""
    for part in parts:
        yield f"{indent}{part['error']}"
        yield from (f"{indent}  {place}" for place in part["frames"])
        yield from in_lines(part.get("group", []), indent=f"{indent}  | ")


def placed(error: BaseException) -> str:
    """Return a short description of an error, with the source line that raised it."""
    places = frames(error.__traceback__)
    return f"{described(error)} at {places[-1]}" if places else described(error)


def short(path: str) -> str:
    """Return the path of a program file, relative to the folder from which it is imported."""
    roots = sorted((root for root in sys.path if root and path.startswith(f"{root}/")), key=len)
    return path[len(roots[-1]) + 1 :] if roots else Path(path).name
