"""Stores battles as files in a folder next to the database of the local page."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import engine.games
from db.battles import Battle
from db.storage import private_files
from engine.core.battles.check import Checked, check, check_assembled
from engine.core.battles.series import assembled, is_series, sources
from engine.core.battles.sheet import LARGEST, SERIES
from engine.core.ruleset import Ruleset

ENDING = ".battle"
MOST_FILES = 200
"""The largest number of files that are read."""
_NAME = re.compile(r"[\w(][\w ().,'-]{0,79}")
"""The name of a file without its ending: no folder, and nothing hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileBattle(Battle):
    """A battle from the folder. `file` is the name of its file."""

    file: str


@dataclass(frozen=True, slots=True)
class BattleFile:
    """A battle file in the folder: its name, its text, and the result of its check.

    `assembled` is its text together with the texts of other files that it names.
    """

    name: str
    text: str
    checked: Checked
    assembled: str = ""

    @property
    def id(self) -> str:
        """The id of the battle. It depends only on the name of the file."""
        return f"file-{hashlib.sha256(self.name.encode()).hexdigest()[:10]}"


class BattleFolder:
    """Reads and writes the files of a folder. Creates the folder if necessary."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def files(self) -> list[BattleFile]:
        """Return all files of the folder, sorted by name."""
        paths = sorted(self.path.glob(f"*{ENDING}"), key=lambda each: each.name.casefold())[:MOST_FILES]
        found = [found for path in paths if (found := self._file(path)) is not None]
        texts = _by_title(found)
        return [_linked(each, texts) for each in found]

    def find(self, name: str) -> BattleFile | None:
        """Return the file with a name; None if there is none."""
        found = self._file(self._path(name)) if is_name(name) else None
        return self.linked(found) if found is not None else None

    def linked(self, file: BattleFile) -> BattleFile:
        """Check a file together with the other files that it names, and return it."""
        return _linked(file, _by_title(self.files())) if _names_others(file.text) else file

    def write(self, name: str, text: str) -> BattleFile:
        """Write a file completely or not at all, and return the file.

        Raise `OSError` if it cannot be written, and `ValueError` if the name is invalid.
        """
        if not is_name(name):
            raise ValueError(name)
        path = self._path(name)
        new = path.with_name(f".{path.name}.new")
        new.unlink(missing_ok=True)
        private_files.write(new, text.encode())
        new.replace(path)
        return self.linked(BattleFile(path.name, text, checked(text)))

    def remove(self, name: str) -> None:
        """Delete a file."""
        if is_name(name):
            self._path(name).unlink(missing_ok=True)

    def free_name(self, title: str) -> str:
        """Return a file name for a battle with this title. The name is not in use yet."""
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        start = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "battle"
        names = (f"{start}{f'-{number}' if number > 1 else ''}{ENDING}" for number in range(1, MOST_FILES + 2))
        return next(name for name in names if not self._path(name).exists())

    def _path(self, name: str) -> Path:
        return self.path / name

    @staticmethod
    def _file(path: Path) -> BattleFile | None:
        """Return a file; None if it cannot be read."""
        try:
            with path.open("rb") as opened:
                text = opened.read(LARGEST[SERIES][0] + 1).decode("utf-8", "replace")
        except OSError:
            return None
        return BattleFile(path.name, text, checked(text))


def is_name(name: str) -> bool:
    """Return whether `name` is a valid file name in the battle folder."""
    return name.endswith(ENDING) and _NAME.fullmatch(name.removesuffix(ENDING)) is not None


def _names_others(text: str) -> bool:
    return is_series(text) and bool(sources(text))


def _by_title(files: Iterable[BattleFile]) -> dict[str, str]:
    """Return the texts of all valid battles, keyed by title and by file name."""
    found = dict[str, str]()
    for each in files:
        battle = each.checked.battle
        if battle is not None and not is_series(each.text):
            names = (battle.name.plain, *(name for _, name in battle.name.own), each.name.removesuffix(ENDING))
            found |= {name.casefold(): each.text for name in names if name}
    return found


def _linked(file: BattleFile, texts: Mapping[str, str]) -> BattleFile:
    if not _names_others(file.text):
        return file
    named = {line: texts[name.casefold()] for line, name in sources(file.text).items() if name.casefold() in texts}
    if not named:
        return file
    found = check_assembled(file.text, named, _rulesets())
    return replace(file, checked=found, assembled=assembled(file.text, named))


def _rulesets() -> dict[str, Ruleset[Any]]:
    return {name: engine.games.find(name) for name in engine.games.names()}


@lru_cache(MOST_FILES)
def checked(text: str) -> Checked:
    """Check the text of a battle for errors, and return the result."""
    return check(text, _rulesets())
