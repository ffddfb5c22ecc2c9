"""The settings of the bot, read from the environment and from `.env`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from pydantic import Field, HttpUrl, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.runtime.logging_setup import Format
from bot.runtime.scheduler import HEARTBEAT
from render.catalogue import house_texts, languages


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("siegemaster", appauthor=False))
    return f"sqlite+aiosqlite:///{folder / 'siegemaster.db'}"


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The driver for a URL that names none, keyed by kind of database."""


_MOST_SHARDS = 10_000


class Settings(BaseSettings):
    """The bot's settings. `.env.example` explains every name; an empty value counts as not set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one it runs locally, on a simulated Discord."""
    database: str = Field(default_factory=default_database, validation_alias="SIEGEMASTER_DATABASE")
    """An SQLAlchemy URL; a plain path is read as an SQLite file."""
    locale: str = Field(default="en", validation_alias="SIEGEMASTER_LOCALE")
    """The language of new games if the bot has no texts in the server's or the player's language."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", validation_alias="SIEGEMASTER_LOG_LEVEL"
    )
    log_format: Format = Field(default="auto", validation_alias="SIEGEMASTER_LOG_FORMAT")
    """The format of log lines: “text” for people, “json” for machines; “auto” is text on a terminal."""
    vitals_port: int | None = Field(default=None, validation_alias="SIEGEMASTER_VITALS_PORT", ge=0, le=65535)
    """A port of 127.0.0.1 for `/healthz` and `/metrics`; if unset, they are not served."""
    guild: int | None = Field(default=None, validation_alias="SIEGEMASTER_GUILD", gt=0)
    """A server in which commands are registered immediately, for tests."""
    instance: str = Field(default="main", validation_alias="SIEGEMASTER_INSTANCE", min_length=1, max_length=64)
    """The name of this process among several that share a database; it stays the same after a restart."""
    shard_count: int | None = Field(default=None, validation_alias="SIEGEMASTER_SHARD_COUNT", ge=1, le=_MOST_SHARDS)
    """The number of Discord shards over all processes; if unset, the number that Discord recommends."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(
        default=None, validation_alias="SIEGEMASTER_SHARD_IDS"
    )
    """The shards of this process, “0-3,8”; if unset, all."""
    backups: Path | None = Field(default=None, validation_alias="SIEGEMASTER_BACKUPS")
    """A folder for daily backups; if unset, none are made."""
    backups_kept: int = Field(default=14, validation_alias="SIEGEMASTER_BACKUPS_KEPT", ge=1)
    """The number of backups that are kept in that folder."""
    heartbeat: float = Field(default=HEARTBEAT, validation_alias="SIEGEMASTER_HEARTBEAT", ge=1, le=86_400)
    """The time in seconds after which this process checks for due work even if nothing has woken it."""
    cooldowns: bool = Field(default=True, validation_alias="SIEGEMASTER_COOLDOWNS")
    """Whether rate limits for users are on; they are off for measurements."""
    drawing_processes: int | None = Field(default=None, validation_alias="SIEGEMASTER_DRAWING_PROCESSES", ge=0, le=64)
    """The number of processes that draw boards if many are waiting; if unset, the value of `drawers`."""
    chances: bool = Field(default=True, validation_alias="SIEGEMASTER_CHANCES")
    """Whether the bot computes the win chances of games, on their boards and for users who ask."""
    chances_processes: int | None = Field(default=None, validation_alias="SIEGEMASTER_CHANCES_PROCESSES", ge=0, le=2)
    """The number of processes that compute chances and analyses; if unset, the value of `reckoners`."""
    queue: bool = Field(default=False, validation_alias="SIEGEMASTER_QUEUE", validate_default=True)
    """Whether other machines compute, through a queue in PostgreSQL (`siegemaster compute`)."""
    policy_url: HttpUrl | None = Field(default=None, validation_alias="SIEGEMASTER_POLICY_URL")
    """The address of the privacy policy, which `/privacy policy` shows."""
    web_port: int | None = Field(default=None, validation_alias="SIEGEMASTER_WEB_PORT", ge=0, le=65535)
    """A port of 127.0.0.1 for the board's page; if unset, only local play has one, on any free port."""
    web_url: HttpUrl | None = Field(default=None, validation_alias="SIEGEMASTER_WEB_URL")
    """The public `https` address of that page, at which a reverse proxy forwards browsers to the port."""
    activity_secret: SecretStr | None = Field(default=None, validation_alias="SIEGEMASTER_ACTIVITY_SECRET")
    """The client secret of the application, which lets the board open as a Discord Activity; if unset, it cannot."""
    port: int = Field(default=8765, validation_alias="SIEGEMASTER_PORT", ge=0, le=65535)
    """The port of the local page, on 127.0.0.1; if it is taken, the next free one is used, and 0 takes any."""

    @property
    def activity_key(self) -> str | None:
        """The client secret of the Discord application."""
        return self.activity_secret.get_secret_value() if self.activity_secret is not None else None

    @property
    def drawers(self) -> int:
        """The number of processes that draw boards, as set or by default."""
        if self.drawing_processes is not None:
            return self.drawing_processes
        return int(self.token is not None and (os.cpu_count() or 1) > 1)

    @property
    def reckoners(self) -> int:
        """How many processes compute chances: the configured number or the default."""
        if self.chances_processes is not None:
            return self.chances_processes
        return min(2, os.cpu_count() or 1)

    @field_validator("database")
    @classmethod
    def _as_url(cls, value: str) -> str:
        if "://" not in value:
            return f"sqlite+aiosqlite:///{Path(value).expanduser()}"
        try:
            url = make_url(value)
        except ArgumentError as error:
            raise ValueError("not a database address; try sqlite+aiosqlite:///games.db") from error
        if url.drivername in _DRIVERS:
            url = url.set(drivername=_DRIVERS[url.drivername])
        return url.render_as_string(hide_password=False)

    @field_validator("queue")
    @classmethod
    def _queued(cls, value: bool, info: ValidationInfo) -> bool:
        if value and not str(info.data.get("database", "")).startswith("postgresql"):
            raise ValueError("the queue needs PostgreSQL: set SIEGEMASTER_DATABASE=postgresql://… too")
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return _numbers(value) if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _among(cls, value: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
        if value is None or "shard_count" not in info.data:
            return value  # the error of the count is reported already
        count = info.data["shard_count"]
        if count is None:
            raise ValueError("which shards are this process's says nothing without SIEGEMASTER_SHARD_COUNT: set both")
        beyond = [str(number) for number in value if not 0 <= number < count]
        if beyond:
            raise ValueError(f"of {count} shards the last is {count - 1}: there is no {', '.join(beyond)}")
        return value

    @field_validator("locale")
    @classmethod
    def _known(cls, value: str) -> str:
        language = house_texts().language(value)
        if language is None:
            raise ValueError(f"no texts in this language; try one of {', '.join(languages())}")
        return language

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers in a text such as “0-3,8”, in ascending order."""
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = (each.strip() for each in part.partition("-"))
        if not first.isdecimal() or not (last.isdecimal() if dash else True):
            raise ValueError(f"«{part.strip()}» is no shard: write numbers and spans, as in 0-3,8")
        if dash and int(last) < int(first):
            raise ValueError(f"«{part.strip()}» runs backwards: write {last}-{first}")
        if int(last or first) > _MOST_SHARDS:
            raise ValueError(f"«{part.strip()}»: there are no more than {_MOST_SHARDS} shards")
        found.update(range(int(first), int(last or first) + 1))
    return tuple(sorted(found))
