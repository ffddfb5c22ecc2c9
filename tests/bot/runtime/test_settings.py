"""Settings: their sources, and a token that stays secret."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.cli.console import Failure
from bot.cli.run import read_settings
from bot.runtime.settings import Settings


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.validation_alias), raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_settings_the_bot_runs_locally_on_a_file_of_the_user() -> None:
    settings = Settings()
    assert settings.token is None
    assert settings.database.startswith("sqlite+aiosqlite:///")
    assert settings.database.endswith("siegemaster.db")
    assert (settings.locale, settings.log_level, settings.guild, settings.instance) == ("en", "INFO", None, "main")


def test_the_environment_overrides_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nSIEGEMASTER_LOCALE=it\nSIEGEMASTER_PORT=\nUNKNOWN=1\n")
    monkeypatch.setenv("SIEGEMASTER_LOCALE", "fr")
    monkeypatch.setenv("SIEGEMASTER_LOG_LEVEL", "debug")
    settings = Settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "from-file"
    assert (settings.locale, settings.log_level) == ("fr", "DEBUG")
    assert settings.port == Settings.model_fields["port"].default


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    settings = Settings()
    for shown in (repr(settings), str(settings), settings.model_dump_json(), str(settings.model_dump())):
        assert "very-secret" not in shown


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/var/games.db", "sqlite+aiosqlite:////var/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgresql+asyncpg://me:word@host/games", "postgresql+asyncpg://me:word@host/games"),
    ],
)
def test_databases_are_given_as_paths_or_addresses(monkeypatch: pytest.MonkeyPatch, given: str, used: str) -> None:
    monkeypatch.setenv("SIEGEMASTER_DATABASE", given)
    assert Settings().database == used


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SIEGEMASTER_DATABASE", "://"),
        ("SIEGEMASTER_LOCALE", "English"),
        ("SIEGEMASTER_LOG_LEVEL", "LOUD"),
        ("SIEGEMASTER_GUILD", "my server"),
        ("SIEGEMASTER_PORT", "70000"),
    ],
)
def test_invalid_values_are_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError, match=name):
        Settings()


def test_the_example_names_every_setting_and_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    example = Path(__file__).parents[3] / ".env.example"
    lines = [line for line in example.read_text().splitlines() if line and not line.startswith("#")]
    assert {line.partition("=")[0] for line in lines} == {
        str(field.validation_alias) for field in Settings.model_fields.values()
    }
    before = Settings()
    (tmp_path / ".env").write_text(example.read_text())
    assert Settings() == before


def test_a_language_without_texts_is_refused_with_the_available_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_LOCALE", "xx")
    with pytest.raises(ValidationError, match="no texts in this language; try one of en, fr, it"):
        Settings()


def test_the_country_of_a_language_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_LOCALE", "it-CH")
    assert Settings().locale == "it"


@pytest.mark.parametrize(("written", "ids"), [("0-3,8", (0, 1, 2, 3, 8)), (" 2 , 1-2", (1, 2)), ("0", (0,))])
def test_a_process_runs_its_shards(written: str, ids: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_SHARD_COUNT", "9")
    monkeypatch.setenv("SIEGEMASTER_SHARD_IDS", written)
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    assert (settings.shard_count, settings.shard_ids) == (9, ids)


@pytest.mark.parametrize(
    ("count", "written", "said"),
    [
        ("", "0-3", "set both"),
        ("4", "0-4", "of 4 shards the last is 3: there is no 4"),
        ("4", "3-1", "runs backwards: write 1-3"),
        ("4", "a", "«a» is no shard"),
        ("4", "1,,2", "«» is no shard"),
        ("4", "-1", "is no shard"),
        ("4", "0-99999999999", "no more than"),
        ("0", "0", "greater than or equal to 1"),
    ],
)
def test_impossible_shards_are_refused(count: str, written: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEMASTER_SHARD_COUNT", count)
    monkeypatch.setenv("SIEGEMASTER_SHARD_IDS", written)
    with pytest.raises(Failure, match=re.escape(said)):
        read_settings()


@pytest.mark.parametrize(
    ("token", "cores", "said", "drawers"),
    [("x", 4, None, 1), ("x", 1, None, 0), ("x", None, None, 0), (None, 4, None, 0), (None, 1, 2, 2), ("x", 4, 0, 0)],
)
def test_a_drawing_process_runs_for_a_bot_with_a_token_if_there_is_a_core(
    monkeypatch: pytest.MonkeyPatch, token: str | None, cores: int | None, said: int | None, drawers: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    for name, value in (("DISCORD_TOKEN", token), ("SIEGEMASTER_DRAWING_PROCESSES", said)):
        if value is not None:
            monkeypatch.setenv(name, str(value))
    assert Settings().drawers == drawers


@pytest.mark.parametrize(
    ("cores", "said", "reckoners"), [(4, None, 2), (2, None, 2), (1, None, 1), (None, None, 1), (8, 0, 0)]
)
def test_at_most_two_processes_compute(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, said: int | None, reckoners: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    if said is not None:
        monkeypatch.setenv("SIEGEMASTER_CHANCES_PROCESSES", str(said))
    assert Settings().reckoners == reckoners
    monkeypatch.setenv("SIEGEMASTER_CHANCES_PROCESSES", "3")
    with pytest.raises(Failure):
        read_settings()
