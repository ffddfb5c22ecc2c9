"""A folder of battles as files, beside the database of the local page."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import engine.games
from db.battles import Battle
from db.storage import private_files
from engine.core.battles.check import Checked, check
from engine.core.battles.sheet import LARGEST, SERIES

ENDING = ".battle"
MOST_FILES = 200
"""The largest number of files that are read."""
_NAME = re.compile(r"[\w(][\w ().,'-]{0,79}")
"""The name of a file without its ending: no folder, and nothing hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileBattle(Battle):
    """A battle of the folder, with the name of its file."""

    file: str


@dataclass(frozen=True, slots=True)
class BattleFile:
    """A file of the folder: its name, its text, and whether it can be played."""

    name: str
    text: str
    checked: Checked

    @property
    def id(self) -> str:
        """The id of the battle, which stays the same when its text changes."""
        return f"file-{hashlib.sha256(self.name.encode()).hexdigest()[:10]}"


class BattleFolder:
    """Reads and writes the files of a folder. It may be missing; the first file creates it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def files(self) -> list[BattleFile]:
        """Return the files by name, those with mistakes too."""
        paths = sorted(self.path.glob(f"*{ENDING}"), key=lambda each: each.name.casefold())[:MOST_FILES]
        return [found for path in paths if (found := self._file(path)) is not None]

    def find(self, name: str) -> BattleFile | None:
        """Return a file by its name; None if there is none."""
        return self._file(self._path(name)) if is_name(name) else None

    def write(self, name: str, text: str) -> BattleFile:
        """Write a file, whole or not at all, and return it. Raise `OSError`, `ValueError` for an impossible name."""
        if not is_name(name):
            raise ValueError(name)
        path = self._path(name)
        new = path.with_name(f".{path.name}.new")
        new.unlink(missing_ok=True)
        private_files.write(new, text.encode())
        new.replace(path)
        return BattleFile(path.name, text, checked(text))

    def remove(self, name: str) -> None:
        """Delete a file."""
        if is_name(name):
            self._path(name).unlink(missing_ok=True)

    def free_name(self, title: str) -> str:
        """Return the name of a new file for a battle with that title."""
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        start = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "battle"
        names = (f"{start}{f'-{number}' if number > 1 else ''}{ENDING}" for number in range(1, MOST_FILES + 2))
        return next(name for name in names if not self._path(name).exists())

    def _path(self, name: str) -> Path:
        return self.path / name

    @staticmethod
    def _file(path: Path) -> BattleFile | None:
        """Return a file, of a large one only enough to see that it is too large; None if it cannot be read."""
        try:
            with path.open("rb") as opened:
                text = opened.read(LARGEST[SERIES][0] + 1).decode("utf-8", "replace")
        except OSError:
            return None
        return BattleFile(path.name, text, checked(text))


def is_name(name: str) -> bool:
    """Return whether a file of the folder may have this name."""
    return name.endswith(ENDING) and _NAME.fullmatch(name.removesuffix(ENDING)) is not None


@lru_cache(MOST_FILES)
def checked(text: str) -> Checked:
    """Return the check of a text."""
    return check(text, {name: engine.games.find(name) for name in engine.games.names()})
