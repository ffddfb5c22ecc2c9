"""The tour has a picture of each scene at each width, and the site is built from the pages with every link checked."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from local.browser import tour
from PIL import Image
from support.told import ROOT

PAGE = (ROOT / "docs" / "tour.md").read_text()
FILES = {f"{name}-{width}.webp": width for name in tour.NAMES for width in tour.SIZES}
SPHINX = ("-m", "sphinx", "--nitpicky", "--fail-on-warning", "--keep-going", "-q", "-c", str(ROOT / "docs" / "site"))

LOADED = re.compile(
    r"<(?:script|img|iframe|source)[^>]+src=\"(?:https?:)?//"
    r"|<link[^>]+(?:stylesheet|icon|preload)[^>]+href=\"(?:https?:)?//"
)
ELSEWHERE = re.compile(r"(?:url\(|@import\s*)[\"']?(?:https?:)?//")


def test_each_scene_has_its_pictures() -> None:
    stored = {path.name for path in tour.FOLDER.glob("*.webp")}
    assert stored == set(FILES) == set(json.loads((tour.FOLDER / tour.SHOWN).read_text()))
    assert set(re.findall(r"\(images/tour/([\w.-]+)\)", PAGE)) == stored
    for name, width in FILES.items():
        with Image.open(tour.FOLDER / name) as picture:
            assert picture.size == (width, tour.SIZES[width])


def test_the_menu_of_the_site_lists_every_page() -> None:
    """The whole site is built only under stress, so a missing page would be noticed late."""
    code = ast.parse((ROOT / "docs" / "site" / "conf.py").read_text())
    (lists,) = [
        ast.literal_eval(each.value)
        for each in code.body
        if isinstance(each, ast.Assign) and "LISTS" in ast.unparse(each.targets[0])
    ]
    listed = ["README", *(pattern for patterns in lists.values() for pattern in patterns)]
    pages = [file.relative_to(ROOT).with_suffix("") for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))]
    assert len(pages) > 40
    archived = Path("docs/archive")
    assert [page for page in pages if archived not in page.parents and not any(map(page.match, listed))] == []


@pytest.mark.browser
@pytest.mark.stress
def test_the_tour_can_be_taken(chromium: str, tmp_path: Path) -> None:
    """Some scenes at the width of a phone; at the second time nothing has changed, and nothing is written."""
    some = tour.NAMES[:3]
    files = {f"{name}-360.webp" for name in some}
    assert set(tour.take(tmp_path, some, (360,))) == files
    assert {path.name for path in tmp_path.glob("*.webp")} == files
    assert tour.take(tmp_path, some, (360,)) == []


def sphinx(source: Path, site: Path) -> subprocess.CompletedProcess[str]:
    if importlib.util.find_spec("sphinx") is None:
        pytest.skip("Sphinx is not here: make docs installs it")
    line = [sys.executable, *SPHINX, str(source), str(site)]
    return subprocess.run(line, capture_output=True, text=True, check=False)


@pytest.mark.stress
def test_the_site_is_built_and_asks_nobody(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = sphinx(ROOT, site)
    assert done.returncode == 0, done.stderr
    pages = list(site.rglob("*.html"))
    assert len(pages) > 50
    assert site / "index.html" in pages
    assert [page for page in pages if LOADED.search(page.read_text())] == []
    assert [style for style in site.rglob("*.css") if ELSEWHERE.search(style.read_text())] == []


@pytest.mark.stress
def test_a_link_to_nowhere_stops_the_site(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# One page\n\n[a page](nowhere.md) [a heading](#nowhere-at-all)\n")
    done = sphinx(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
    assert "nowhere-at-all" in done.stderr
