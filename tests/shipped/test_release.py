"""A release: what the changelog must say, and files that are complete and the same each time."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from shipped.image import steps

from tools import release

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text()
VERSION = release.version_of((ROOT / "pyproject.toml").read_text())


def test_the_newest_part_of_the_changelog_is_for_everybody() -> None:
    draft, newest = re.findall(r"^## (\S+)", CHANGELOG, re.MULTILINE)[:2]
    assert (draft, newest) == (release.DRAFT, VERSION)
    notes = release.notes_of(CHANGELOG, newest)
    parts = re.split(r"^### (.+)$", notes, flags=re.MULTILINE)
    told = {title: text.count("\n- ") for title, text in zip(parts[1::2], parts[2::2], strict=True)}
    assert all(told[each] > 4 for each in release.READERS), told
    assert len(notes.split()) < 1_200, "five minutes of reading"


def test_what_comes_after_the_release_has_its_place() -> None:
    release.notes_of(CHANGELOG, release.DRAFT)


def test_the_image_says_its_version() -> None:
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]+)"', (ROOT / "deploy/Dockerfile").read_text()))
    assert labels["version"] == VERSION


def test_the_changelog_has_no_section_of_a_later_version() -> None:
    """The changelog has no section of a version that the program does not have yet."""
    said = set(re.findall(r"^## (\d\S*)", CHANGELOG, re.MULTILINE))
    assert all(tuple(map(int, each.split("."))) <= tuple(map(int, VERSION.split("."))) for each in said)


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        ("# Changelog\n\n## Unreleased\n\n### For players\n", "has no section 2.0.0"),
        ("# Changelog\n\n## 2.0.0 (today)\n\n### For players\n\n- x\n", "For operators, For developers"),
    ],
)
def test_without_notes_there_is_no_release(changelog: str, why: str) -> None:
    with pytest.raises(release.NotReady, match=why):
        release.notes_of(changelog, "2.0.0")


def test_the_context_has_what_the_dockerfile_copies() -> None:
    found = release.copied((ROOT / "deploy" / "Dockerfile").read_text())
    assert {"bot", "engine", "render", "db", "pyproject.toml", "README.md", "requirements/serve.txt"} == set(found)


@pytest.mark.stress
def test_a_release_is_complete_and_the_same_each_time(tmp_path: Path) -> None:
    made = [release.build(tmp_path / name, draft=True) for name in ("one", "two")]
    assert [each.read_bytes() for each in made[0]] == [each.read_bytes() for each in made[1]]
    sdist, wheel, context, notes, sums = made[0]
    listed = dict(reversed(line.split("  ")) for line in sums.read_text().splitlines())
    assert listed == {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in made[0][:-1]}
    assert notes.read_text().startswith("###") or "### For players" in notes.read_text()

    with tarfile.open(context) as archive:
        held = set(archive.getnames())
        dockerfile = archive.extractfile("deploy/Dockerfile")
        assert dockerfile is not None
        text = dockerfile.read().decode()
    for name, rest in steps(text):
        if name == "COPY" and not rest.startswith("--from"):
            assert all(any(each == one or each.startswith(f"{one}/") for each in held) for one in rest.split()[:-1])
    assert not any(each.startswith(("tests", ".git/", "docs")) for each in held)

    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert source.name == f"siegemaster-{VERSION}"
    built = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path / "again", source],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (again,) = (tmp_path / "again").iterdir()
    held, held_again = (sorted(zipfile.ZipFile(each).namelist()) for each in (wheel, again))
    assert held == held_again
