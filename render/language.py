"""The current language: that in which texts are written. It is set once, at the beginning of an answer or a board.

`with speaking("it"):` sets it, text functions read it. There is no default: a text outside every `speaking` is a
programming error, and must not be English for an Italian reader. It stays the same over an `await`, and in tasks that
start inside it and in `asyncio.to_thread`. It does not reach a process, a plain executor, or a task that started
elsewhere: there the language is passed like any other fact, and set again. A text that is written later, by a generator
or a stored lambda, uses the language that is current at that time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from functools import lru_cache, wraps
from types import TracebackType
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
_LANGUAGE: ContextVar[str] = ContextVar("language")


class NoLanguage(LookupError):
    """Raised when a text is requested while there is no current language: a programming error."""


def language() -> str:
    """Return the current locale («en», «it-CH»). Raise `NoLanguage` if there is none."""
    try:
        return _LANGUAGE.get()
    except LookupError:
        raise NoLanguage("no language is bound: write texts inside `with speaking(locale)`") from None


class speaking:  # noqa: N801 (used like a function, as `contextlib.suppress` is)
    """Makes a locale the current one for the texts that are written inside the `with` block; afterwards the previous
    one is current again.
    """

    __slots__ = ("_before", "_locale")

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._before: Token[str] | None = None

    def __enter__(self) -> None:
        self._before = _LANGUAGE.set(self._locale)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._before is not None
        _LANGUAGE.reset(self._before)


speak = _LANGUAGE.set
"""Make a locale the current one for the rest of a task, and for the tasks that it starts: for an answer to a user."""


def spoken(locale: str, write: Callable[[], _T]) -> _T:
    """Return the result of `write` in a given language: for an expression with a text in another language."""
    with speaking(locale):
        return write()


def remembered(
    most: int | None = None, *, by: Callable[[str], str] = str
) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Return a decorator that caches a text function's results for each language, unlike `lru_cache(most)`, which
    ignores the current language.

    `by` maps locales to a common key, so that «en-GB» and «en-US» use the same results.
    """

    def decorate(write: Callable[_P, _T]) -> Callable[_P, _T]:
        kept: Callable[..., _T] = lru_cache(most)(lambda _locale, *args, **facts: write(*args, **facts))

        @wraps(write)
        def answered(*args: _P.args, **facts: _P.kwargs) -> _T:
            return kept(by(language()), *args, **facts)

        return answered

    return decorate
