"""Build a release: the source distribution, the wheel, the container's context, the notes and the checksums.

Everything is built from the last commit, with its time, so that anybody can build the same files. The notes are the
changelog's section of the version. Without that section there is no release.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
READERS = ("For players", "For operators", "For developers")
"""The headings that each version has in the changelog."""
DRAFT = "Unreleased"
_BUILD = "import sys, setuptools.build_meta as it; to = sys.argv[1]; it.build_sdist(to); it.build_wheel(to)"


class NotReady(Exception):
    """Raised if there can be no release; its text says why, and what to do."""


def version_of(project: str) -> str:
    """Return the version in `pyproject.toml`."""
    found: str = tomllib.loads(project)["project"]["version"]
    return found


def notes_of(changelog: str, version: str) -> str:
    """Return the changelog's section of a version. Raise `NotReady` if it is missing or leaves somebody out."""
    section = r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)"
    sections: dict[str, str] = dict(re.findall(section, changelog, re.MULTILINE | re.DOTALL))
    if version not in sections:
        raise NotReady(
            f"CHANGELOG.md has no section {version}: rename “{DRAFT}” to “{version} (date)”, or set the version in "
            "pyproject.toml"
        )
    missing = [each for each in READERS if f"### {each}\n" not in sections[version]]
    if missing:
        raise NotReady(f"CHANGELOG.md says nothing under {', '.join(missing)} in {version}")
    return sections[version].strip() + "\n"


def copied(dockerfile: str) -> list[str]:
    """Return the files and folders that a Dockerfile copies from its context."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", dockerfile, re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def build(folder: Path, *, draft: bool = False) -> list[Path]:
    """Build a release into a folder and return its files. Raise `NotReady` if there can be no release. A draft needs no
    section of its own in the changelog.
    """
    if not draft and _git("status", "--porcelain"):
        raise NotReady("there are changes that are not committed: commit them first")
    epoch = int(_git("log", "-1", "--format=%ct"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        source, made = Path(place, "source"), Path(place, "made")
        packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(source, filter="data")
        version = version_of((source / "pyproject.toml").read_text())
        notes = notes_of((source / "CHANGELOG.md").read_text(), DRAFT if draft else version)
        settings = os.environ | {"SOURCE_DATE_EPOCH": str(epoch)}
        made.mkdir()
        subprocess.run([sys.executable, "-c", _BUILD, made], cwd=source, env=settings, check=True, capture_output=True)
        (sdist,) = made.glob("*.tar.gz")
        (wheel,) = made.glob("*.whl")
        with tarfile.open(sdist) as archive:
            archive.extractall(made / "sdist", filter="data")
        name = f"siegemaster-{version}"
        files = [folder / f"{name}.tar.gz", folder / wheel.name, folder / f"{name}-container.tar.gz"]
        _pack(files[0], made / "sdist", [name], epoch)
        shutil.copy(wheel, files[1])
        context = [".dockerignore", "deploy/Dockerfile", *copied((source / "deploy" / "Dockerfile").read_text())]
        _pack(files[2], source, context, epoch)
    files.append(folder / f"{name}-notes.md")
    files[-1].write_text(notes)
    sums = folder / f"{name}-SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files))
    return [*files, sums]


def _pack(target: Path, top: Path, names: Iterable[str], epoch: int) -> None:
    """Pack files and folders so that the same content gives the same bytes."""
    found = sorted(path for name in names for path in _files(top / name))
    with (
        target.open("wb") as raw,
        gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=epoch) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in found:
            info = archive.gettarinfo(path, path.relative_to(top).as_posix())
            info.uid = info.gid = 0
            info.uname = info.gname = ""
            info.mtime = epoch
            info.mode = 0o755 if info.mode & 0o100 else 0o644
            with path.open("rb") as content:
                archive.addfile(info, content)


def _files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def main() -> None:
    """Build a release and list its files; end with status 1 and a reason if there can be none."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("--folder", type=Path, default=ROOT / "dist")
    options.add_argument("--draft", action="store_true", help="build what is not released yet, too")
    asked = options.parse_args()
    try:
        files = build(asked.folder, draft=asked.draft)
    except NotReady as reason:
        sys.exit(f"release: {reason}")
    for each in files:
        sys.stdout.write(f"{each.stat().st_size:>12,}  {each}\n")


if __name__ == "__main__":
    main()
