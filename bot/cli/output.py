"""The output of all commands, escaped so that no printed text can control a terminal.

Texts from files, the database or Discord are not trusted. So every text is printed in one line, and characters that
move the cursor, reverse the text or are invisible are escaped.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn, track
from rich.table import Column, Table
from rich.text import Text

from bot.ui.texts import INVISIBLE

out = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)

_Item = TypeVar("_Item")

_SHOWN = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
_STEERING = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""The Unicode categories of controls, format characters, surrogates, private and unassigned characters, and line
separators.
"""
_ACCENTS = {"Mn", "Me"}
_STACKED = 3
"""The maximum number of accents on one letter; more of them would cover other lines."""


def visible(text: str) -> str:
    """Return a text in one line, with control and invisible characters escaped."""
    if text.isascii() and text.isprintable():
        return text
    shown: list[str] = []
    stacked = 0
    for sign in text:
        kind = unicodedata.category(sign)
        stacked = stacked + 1 if kind in _ACCENTS else 0
        if kind in _STEERING or sign in INVISIBLE or stacked > _STACKED:
            shown.append(_SHOWN.get(sign) or _number(sign))
        else:
            shown.append(" " if kind == "Zs" else sign)
    return "".join(shown)


def _number(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) <= 0xFFFF else f"\\U{ord(sign):08x}"


def say(text: str, *, style: str = "", end: str = "\n") -> None:
    """Print a text in one line."""
    out.print(Text(visible(text), style=style), end=end)


def say_lines(text: str) -> None:
    """Print a text of several lines. The text must not contain anything written by users."""
    for line in text.removesuffix("\n").split("\n"):
        say(line)


def note(text: str) -> None:
    """Print one line for the user, on standard error."""
    err.print(Text(visible(text)))


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table."""
    made = Table(*(Column(Text(visible(column))) for column in columns))
    for row in rows:
        made.add_row(*(Text(visible(cell)) for cell in row))
    out.print(made)


def busy(what: str) -> AbstractContextManager[object]:
    """Show a message on a terminal during the work. Use this as a context manager."""
    return err.status(Text(visible(what)))


def tracked(items: Sequence[_Item], what: str) -> Iterable[_Item]:
    """Return the items as an iterable that shows a progress bar."""
    return track(items, description=what, console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def progress(what: str, total: int | None, *, counted: bool = False) -> Iterator[Callable[[], None]]:
    """Show a progress bar on a terminal, and yield a function that advances it.

    With `counted`, the bar also shows numbers.
    """
    columns = Progress.get_default_columns()
    if counted:
        columns = (*columns[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as shown:
        task = shown.add_task(what, total=total)
        yield lambda: shown.advance(task)


def close() -> None:
    """Discard further error output, because its reader has closed the pipe."""
    sys.stderr.close()
