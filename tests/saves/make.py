"""Make the fixture of a version: `python tests/saves/make.py`, or of an older one `… --commit COMMIT`.

It is run once for each release, after the versions of the rules, of a game's state or of the tables have changed. Its
output is committed with the release and never changed after it. The games are those of `games.py`, played by the code
of that version.
"""

from __future__ import annotations

import argparse
import io
import json
import lzma
import os
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RELEASED = HERE / "released"
_LZMA = {"format": lzma.FORMAT_XZ, "preset": 9 | lzma.PRESET_EXTREME}


def checkout(commit: str, folder: Path) -> None:
    """Extract the files of a commit to a folder; the repository itself is not changed."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def played(code: Path, database: Path) -> dict[str, Any]:
    """Make the games with the code in that folder; return its report."""
    environment = {**os.environ, "PYTHONPATH": str(code), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(HERE / "games.py"), f"sqlite+aiosqlite:///{database}"]
    done = subprocess.run(command, cwd=code, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return said


def head(database: Path, *, back_to: str = "") -> str:
    """Return the version of the tables; it can be set back to an older one that was never released alone."""
    with closing(sqlite3.connect(database)) as connection:
        if back_to:
            connection.executescript(f"DROP TABLE player; UPDATE alembic_version SET version_num = '{back_to}'")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        ((found,),) = connection.execute("SELECT version_num FROM alembic_version")
    return str(found)


def name_of(versions: dict[str, Any]) -> str:
    """Return a fixture's name: tables, then rules and schema of each game."""
    games = (f"{game}-{each['rules']}-{each['schema']}" for game, each in sorted(versions["games"].items()))
    return "_".join((versions["tables"], *games))


def main() -> None:
    """Make one fixture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", help="the version whose code is to make it; this tree's when left out")
    parser.add_argument("--tables", default="", help="take the tables back to that version: only 0002 of 0003")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        code, database = ROOT, Path(folder) / "games.db"
        if asked.commit:
            code = Path(folder) / "code"
            checkout(asked.commit, code)
        said = played(code, database)
        made = {"tables": head(database, back_to=asked.tables), **said}
        target = RELEASED / name_of(made)
        RELEASED.mkdir(exist_ok=True)
        packed = lzma.compress(database.read_bytes(), **_LZMA)  # type: ignore[arg-type]
        target.with_name(f"{target.name}.db.xz").write_bytes(packed)
        target.with_name(f"{target.name}.json").write_text(json.dumps(made, indent=1) + "\n")
    print(f"{target}.db.xz: {len(packed):,} bytes, {len(made['made'])} games")  # noqa: T201


if __name__ == "__main__":
    main()
