"""Logging: text for a terminal, JSON for machines, without secrets.

All lines go through the standard library's logging. One formatter lets only known contents through: sentences that are
constants of the program, listed fields with permitted values, and errors with their class, codes and places. Values
bound with `doing` appear in every line that is written during its block.
"""

from __future__ import annotations

import copy
import logging
import re
import sys
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from datetime import timedelta
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, Literal, NamedTuple, TextIO

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars
from structlog.typing import Processor

from bot.runtime import clock
from bot.runtime.safe_errors import GAME, HIDDEN, describe_mark, described, in_lines, short, small

Format = Literal["auto", "text", "json"]

log = logging.getLogger(__name__)

_CHATTY = ("alembic", "discord", "aiohttp", "matplotlib", "PIL", "asyncio", "aiosqlite", "sqlalchemy", "procrastinate")
_SECRETS = (
    # A bot's token, anywhere in a text: its three parts are the id, the time and the signature.
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    # The tokens of interactions and webhooks, in the addresses that errors quote.
    re.compile(r"(?<=/)[\w-]{60,}"),
    # The password of a database's address.
    re.compile(r"(?<=://)([^:/@\s]+):[^@\s]+(?=@)"),
)


# --- allowed contents of a line ---


class Spot(NamedTuple):
    """A channel and its server. A channel without a server is not logged."""

    channel_id: int
    guild_id: int | None

    @classmethod
    def of(cls, channel: Any) -> Spot:
        """Return the `Spot` of a Discord channel."""
        guild = getattr(channel, "guild", None)
        return cls(channel.id, guild.id if guild is not None else None)


_WORD = re.compile(r"[A-Za-z][\w .:-]{0,60}", re.ASCII)
_NAME = re.compile(r"[\w.-]{1,80}", re.ASCII)
_PLACE = re.compile(r"[\w./<>-]{1,120}:\d{1,6}(?: [\w<>]{1,80})?")
_HEX = re.compile(r"[0-9a-f]{8}")
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_ID = (1 << 64) - 1


def _fitting(pattern: re.Pattern[str]) -> Callable[[Any], object]:
    return lambda value: value if isinstance(value, str) and pattern.fullmatch(value) else HIDDEN


def _id(value: Any) -> object:
    return value if isinstance(value, int) and 0 <= value <= _ID else HIDDEN


def _number(value: Any) -> object:
    return value if small(value) else HIDDEN


def _spot(value: Any) -> object:
    if not isinstance(value, Spot):
        return HIDDEN
    return f"{value.channel_id} of server {value.guild_id}" if value.guild_id is not None else "of direct messages"


def _problem(value: Any) -> object:
    if isinstance(value, list | tuple):
        return ", ".join(str(_problem(each)) for each in value)
    return described(value) if isinstance(value, BaseException) else HIDDEN


def _time(value: Any) -> object:
    return str(value) if isinstance(value, timedelta) else HIDDEN


def _leap(value: Any) -> object:
    return clock.signed(value) if isinstance(value, timedelta) else HIDDEN


def _places(value: Any) -> object:
    return " < ".join(str(_fitting(_PLACE)(each)) for each in value) if isinstance(value, list | tuple) else HIDDEN


def _names(value: Any) -> object:
    return ", ".join(str(_fitting(_NAME)(each)) for each in value) if isinstance(value, list | tuple) else HIDDEN


def _file(value: Any) -> object:
    return _fitting(_NAME)(value.name) if isinstance(value, Path) else HIDDEN


FIELDS: Mapping[str, Callable[[Any], object]] = {
    # The context: games, servers and their channels, but no users.
    "action": _fitting(_WORD),
    "command": _fitting(_WORD),
    "game": _fitting(GAME),
    "interaction": _id,
    "server": _id,
    "channel": _spot,
    "message": _id,
    "letter": _number,
    "tournament": _fitting(_HEX),
    "table": _number,
    # Errors; `number` is the error number that the user was shown.
    "problem": _problem,
    "number": _fitting(_HEX),
    # Words of the program: a scheduler job, a kind of notice, a key of the catalogue, a language.
    "round": _fitting(_WORD),
    "kind": _fitting(_WORD),
    "key": _fitting(_WORD),
    "locale": _fitting(_NAME),
    "place": _fitting(_PLACE),
    # Figures.
    "count": _number,
    "day": _number,
    "date": _fitting(_DATE),
    "days": _number,
    "port": _number,
    "size": _number,
    "wait": _time,
    "seconds": _number,
    # The leap of a clock, with its sign; the place of the event loop, innermost first.
    "leap": _leap,
    "places": _places,
    # Data of this installation: the name of a file without its folder, the names of processes.
    "file": _file,
    "processes": _names,
}
"""Every field that a line may have in addition to its own, with a function that checks its value; other values are
logged as “[hidden]”.
"""

OWN = frozenset({"event", "level", "logger", "timestamp", "exception"})
"""The fields that every line may have."""

_HARMLESS = re.compile(r"GET|PUT|POST|PATCH|DELETE|on_[a-z_]{1,40}")
"""The texts that a line of another library may contain: a request's method, an event's name."""
_SENTENCES = frozenset(
    {
        "Task exception was never retrieved",
        "Future exception was never retrieved",
        "Task was destroyed but it is pending!",
        "Unclosed client session",
        "Unclosed connector",
        "Unclosed connection",
    }
)
"""The first lines of messages that asyncio builds from parts that must not be logged."""


@lru_cache(maxsize=512)
def _texts(path: str) -> frozenset[str]:
    """Return all string constants in a program file. They include its log messages."""
    try:
        code = SourceFileLoader("said", path).get_code("said")
    except (OSError, ImportError, SyntaxError, ValueError):
        return frozenset()
    return frozenset(_constants(code)) if code is not None else frozenset()


def _constants(code: CodeType) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, CodeType):
            yield from _constants(constant)


def _sentence(record: logging.LogRecord) -> str:
    """Return a log record's text without its values.

    If the text was built at run time, return the place of the call instead.
    """
    text = record.msg
    if isinstance(text, str):
        if text in _texts(record.pathname):
            return text
        first = text.partition("\n")[0]
        if first in _SENTENCES:
            return first
    return f"{HIDDEN} {short(record.pathname)}:{record.lineno}".replace("%", "%%")


def _positional(value: Any) -> object:
    """Return a log argument if it is harmless. Otherwise return “[hidden]”."""
    if value is None or small(value):
        return value
    if isinstance(value, BaseException):
        return described(value)
    return value if isinstance(value, str) and _HARMLESS.fullmatch(value) else HIDDEN


def allowed(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that may appear in a log line. Their values are checked."""
    return {name: FIELDS[name](value) for name, value in fields.items() if name in FIELDS}


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """A formatter that leaves everything out of a log record that is not permitted."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line of text."""
        clean = copy.copy(record)
        sentence, clean.stack_info, clean.exc_text = _sentence(record), None, None
        given: Any = record.args
        fields = allowed(given) if isinstance(given, Mapping) else {}
        values: Any = fields if isinstance(given, Mapping) else tuple(_positional(each) for each in given or ())
        try:
            clean.msg = sentence % values if values else sentence.replace("%%", "%")
        except (TypeError, ValueError, KeyError):
            clean.msg = sentence
        clean.args, clean.fields = (), fields
        return super().format(clean)


def _take_fields(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Return a log line without the fields that are not permitted in the log."""
    record: Any = line["_record"]
    kept = {name: value for name, value in line.items() if name in OWN or name.startswith("_") or name == "exc_info"}
    line = {**allowed(line), **record.fields, **kept}
    error = line.pop("exc_info", None)
    error = error[1] if isinstance(error, tuple) else error
    if isinstance(error, BaseException):
        line["exception"] = describe_mark(error)
    return line


def _as_text(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Return a log line with its traceback as plain text."""
    if "exception" in line:
        line["exception"] = "\n".join(in_lines(line["exception"]))
    return line


class Hide:
    """A structlog processor that replaces secrets anywhere in a log line."""

    def __init__(self, secret: str | None = None) -> None:
        self._secret = secret

    def __call__(self, _logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Return a log line without secrets. structlog calls this."""
        for name, value in line.items():
            line[name] = self._clean(value)
        return line

    def _clean(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._hidden(value)
        if isinstance(value, dict):
            return {name: self._clean(each) for name, each in value.items()}
        if isinstance(value, list | tuple):
            return [self._clean(each) for each in value]
        return value if isinstance(value, int | float | None) else self._hidden(str(value))

    def _hidden(self, text: str) -> str:
        if self._secret:
            text = text.replace(self._secret, HIDDEN)
        for pattern in _SECRETS:
            text = pattern.sub(lambda found: f"{found[1]}:{HIDDEN}" if found.re.groups else HIDDEN, text)
        return text


# --- handlers ---


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Report a log record that cannot be written, naming only its place in the code."""
        try:
            self.stream.write(f"a line of {short(record.pathname)}:{record.lineno} cannot be written\n")
        except (OSError, ValueError):
            return  # nothing is left that could report it


def handler(stream: TextIO, *, form: Format = "auto", secret: str | None = None) -> logging.Handler:
    """Return a logging handler that writes permitted lines to a stream."""
    json = form == "json" or (form == "auto" and not stream.isatty())
    before: list[Processor] = [
        merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _take_fields,
    ]
    last: list[Processor] = (
        [Hide(secret), structlog.processors.JSONRenderer(sort_keys=True)]
        if json
        else [_as_text, Hide(secret), structlog.dev.ConsoleRenderer(colors=stream.isatty())]
    )
    made = _Handler(stream)
    after: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
    made.setFormatter(_Discreet(foreign_pre_chain=before, processors=after))
    return made


def set_up(level: str, *, form: Format = "auto", secret: str | None = None) -> None:
    """Set up logging to standard error. Hide `secret` wherever it occurs."""
    root = logging.getLogger()
    root.handlers[:] = [handler(sys.stderr, form=form, secret=secret)]
    root.setLevel(level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    catch()


@contextmanager
def doing(**ids: Any) -> Iterator[None]:
    """Add context such as `interaction`, `game` or `command` to every log line inside a `with` block."""
    with bound_contextvars(**{name: value for name, value in ids.items() if value}):
        yield


# --- uncaught errors ---


def catch() -> None:
    """Log uncaught errors without their texts."""
    sys.excepthook = _uncaught
    sys.unraisablehook = _unraisable
    threading.excepthook = _in_thread
    warnings.showwarning = _warned


def _uncaught(_kind: object, error: BaseException, _trace: object) -> None:
    if isinstance(error, KeyboardInterrupt):
        log.critical("interrupted")
    else:
        log.critical("the program stops: nobody foresaw this error", exc_info=error)


def _in_thread(caught: threading.ExceptHookArgs) -> None:
    if caught.exc_value is not None and not isinstance(caught.exc_value, SystemExit):
        log.error("a thread stops: nobody foresaw this error", exc_info=caught.exc_value)


def _unraisable(caught: sys.UnraisableHookArgs) -> None:
    if caught.exc_value is not None:
        log.error("an error where none can be raised", exc_info=caught.exc_value)


def _warned(  # noqa: PLR0917 - as the library calls it
    message: Warning | str,  # noqa: ARG001 - it may quote anything
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,  # noqa: ARG001
    line: str | None = None,  # noqa: ARG001
) -> None:
    log.warning("%(kind)s at %(place)s", {"kind": category.__name__, "place": f"{short(filename)}:{lineno}"})
