"""The current language of all texts.

`with speaking("it"):` sets it, and text functions read it. There is no default. To write a text outside every
`speaking` is a programming error.

The language stays set across an `await`, in tasks that start inside the block, and in `asyncio.to_thread`. It is not
set in another process, in a plain executor, or in a task that started elsewhere. Pass the language as an argument to
these, and set it there. A generator or a stored lambda uses the language that is set when it runs.
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
    """Raised if a text is requested without a current language."""


def language() -> str:
    """Return the current locale, such as “en” or “it-CH”. Raise `NoLanguage` if there is none."""
    try:
        return _LANGUAGE.get()
    except LookupError:
        raise NoLanguage("no language is bound: write texts inside `with speaking(locale)`") from None


class speaking:  # noqa: N801 (used like a function, as `contextlib.suppress` is)
    """Set the current language inside a `with` block."""

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
    """Call `write` with `locale` as the current language, and return its result."""
    with speaking(locale):
        return write()


def remembered(
    most: int | None = None, *, by: Callable[[str], str] = str
) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Return a decorator that caches the results of a text function for each language.

    Use it instead of `lru_cache(most)`, which ignores the current language. `by` maps locales to a common key, so that
    “en-GB” and “en-US” share results.
    """

    def decorate(write: Callable[_P, _T]) -> Callable[_P, _T]:
        kept: Callable[..., _T] = lru_cache(most)(lambda _locale, *args, **facts: write(*args, **facts))

        @wraps(write)
        def answered(*args: _P.args, **facts: _P.kwargs) -> _T:
            return kept(by(language()), *args, **facts)

        return answered

    return decorate
