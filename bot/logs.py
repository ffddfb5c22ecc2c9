"""Logs: a line for people on a terminal, JSON for machines, with the ids of what was being done and never a token.

Everything goes through the standard library's logging, discord.py's and SQLAlchemy's lines too; structlog gives them
their form. What is bound with `doing` stands in every line that is written meanwhile, also deep down.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Literal

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars
from structlog.typing import Processor

Format = Literal["auto", "text", "json"]

_CHATTY = ("alembic", "discord", "aiohttp", "matplotlib", "PIL", "asyncio", "aiosqlite", "sqlalchemy")
_HIDDEN = "[hidden]"
_SECRETS = (
    # A bot's token, wherever it stands: its three parts are the id, the time and the signature.
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    # The tokens of interactions and webhooks, in the addresses that errors quote.
    re.compile(r"(?<=/)[\w-]{60,}"),
    # The password of a database's address.
    re.compile(r"(?<=://)([^:/@\s]+):[^@\s]+(?=@)"),
)


def set_up(level: str, *, form: Format = "auto", secret: str | None = None) -> None:
    """Let every line of this process go to standard error; `secret` is hidden wherever it stands."""
    json = form == "json" or (form == "auto" and not sys.stderr.isatty())
    before: list[Processor] = [
        merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    after: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.dict_tracebacks if json else structlog.processors.format_exc_info,
        Hide(secret),
        structlog.processors.JSONRenderer(sort_keys=True) if json else structlog.dev.ConsoleRenderer(),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=after))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


@contextmanager
def doing(**ids: Any) -> Iterator[None]:
    """Name what is being done in every line that is written meanwhile: `interaction`, `game`, `command`, …"""
    with bound_contextvars(**{name: value for name, value in ids.items() if value}):
        yield


class Hide:
    """Takes secrets out of whatever a line holds, at any depth."""

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
            text = text.replace(self._secret, _HIDDEN)
        for pattern in _SECRETS:
            text = pattern.sub(lambda found: f"{found[1]}:{_HIDDEN}" if found.re.groups else _HIDDEN, text)
        return text
