"""Logs: a line for people on a terminal, JSON for machines, with what was being done and nobody's secrets.

Everything goes through the standard library's logging, discord.py's and SQLAlchemy's lines too, and through one
formatter, which lets by only what it knows: a sentence that stands in the program's own text, fields on a list, each
holding what the list says, and errors by their kind, codes and places. What is bound with `doing` stands in every line
that is written meanwhile, also deep down. An uncaught error, one in a thread and a warning end in the log as well.
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
from bot.runtime.safe_errors import GAME, HIDDEN, described, in_lines, short, small, told

Format = Literal["auto", "text", "json"]

log = logging.getLogger(__name__)

_CHATTY = ("alembic", "discord", "aiohttp", "matplotlib", "PIL", "asyncio", "aiosqlite", "sqlalchemy")
_SECRETS = (
    # A bot's token, wherever it stands: its three parts are the id, the time and the signature.
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    # The tokens of interactions and webhooks, in the addresses that errors quote.
    re.compile(r"(?<=/)[\w-]{60,}"),
    # The password of a database's address.
    re.compile(r"(?<=://)([^:/@\s]+):[^@\s]+(?=@)"),
)


# --- what a line may hold ---


class Spot(NamedTuple):
    """A channel, and the server that it is in: one without a server is somebody's own, and is not named."""

    channel_id: int
    guild_id: int | None

    @classmethod
    def of(cls, channel: Any) -> Spot:
        """Where a channel of Discord's is."""
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
    # What was being done, and where: games, servers and their channels, and no people.
    "action": _fitting(_WORD),
    "command": _fitting(_WORD),
    "game": _fitting(GAME),
    "interaction": _id,
    "server": _id,
    "channel": _spot,
    "message": _id,
    "letter": _number,
    # What went wrong; `number` is what the person was told.
    "problem": _problem,
    "number": _fitting(_HEX),
    # Words of the program's own: a round, a kind of letter, a key of the catalogue, a language.
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
    # By how much a clock was put, with its sign; where the event loop is, innermost first.
    "leap": _leap,
    "places": _places,
    # Of this installation: a file by its name without its folder, processes by the names that they were given.
    "file": _file,
    "processes": _names,
}
"""Every field that a line may have beside its own, and what it may hold: else it says «[hidden]»."""

OWN = frozenset({"event", "level", "logger", "timestamp", "exception"})
"""The fields that every line may have."""

_HARMLESS = re.compile(r"GET|PUT|POST|PATCH|DELETE|on_[a-z_]{1,40}")
"""What another library's line may say of texts: a request's method, an event's name."""
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
"""First lines that asyncio puts together with what must not be said."""


@lru_cache(maxsize=512)
def _texts(path: str) -> frozenset[str]:
    """The texts that stand in a file of the program; a sentence that is none of them was put together."""
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
    """What a line says, before anything is put into it; where it was said, when it was put together before."""
    said = record.msg
    if isinstance(said, str):
        if said in _texts(record.pathname):
            return said
        first = said.partition("\n")[0]
        if first in _SENTENCES:
            return first
    return f"{HIDDEN} {short(record.pathname)}:{record.lineno}".replace("%", "%%")


def _positional(value: Any) -> object:
    """What may stand for a value of which only its place is known."""
    if value is None or small(value):
        return value
    if isinstance(value, BaseException):
        return described(value)
    return value if isinstance(value, str) and _HARMLESS.fullmatch(value) else HIDDEN


def allowed(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What a line may hold of what it was given."""
    return {name: FIELDS[name](value) for name, value in fields.items() if name in FIELDS}


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Writes of a record only what may be known."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
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
    """A processor: of what was bound and of what the line was given, that which may be known."""
    record: Any = line["_record"]
    kept = {name: value for name, value in line.items() if name in OWN or name.startswith("_") or name == "exc_info"}
    line = {**allowed(line), **record.fields, **kept}
    error = line.pop("exc_info", None)
    error = error[1] if isinstance(error, tuple) else error
    if isinstance(error, BaseException):
        line["exception"] = told(error)
    return line


def _as_text(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A processor: the trace as lines."""
    if "exception" in line:
        line["exception"] = "\n".join(in_lines(line["exception"]))
    return line


class Hide:
    """Takes secrets out of whatever a line holds, at any depth: should one have slipped through the rest."""

    def __init__(self, secret: str | None = None) -> None:
        self._secret = secret

    def __call__(self, _logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """A processor of structlog's."""
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


# --- where lines go ---


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """A line that cannot be written says no more than where it was: the library would tell all it holds."""
        try:
            self.stream.write(f"a line of {short(record.pathname)}:{record.lineno} cannot be written\n")
        except (OSError, ValueError):
            return  # nobody is left who could be told


def handler(stream: TextIO, *, form: Format = "auto", secret: str | None = None) -> logging.Handler:
    """Whoever writes lines to a stream, discreetly."""
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
    """Let every line of this process go to standard error; `secret` is hidden wherever it stands."""
    root = logging.getLogger()
    root.handlers[:] = [handler(sys.stderr, form=form, secret=secret)]
    root.setLevel(level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    catch()


@contextmanager
def doing(**ids: Any) -> Iterator[None]:
    """Name what is being done in every line that is written meanwhile: `interaction`, `game`, `command`, …"""
    with bound_contextvars(**{name: value for name, value in ids.items() if value}):
        yield


# --- what nobody has caught ---


def catch() -> None:
    """Let what nobody has caught end in the log: Python would write it to standard error with all that it says."""
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
