"""Build a site from the pages: `make docs`. Every link is checked, and a page that no list has is a fault.

Sphinx, because it is released every few months, works without a network, and checks the links to pages, headings and
files itself; Material for MkDocs stands on a MkDocs without a release since 2024. The theme asks no other site for
fonts or scripts.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]

project = "Siegemaster"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
language = "en"
root_doc = "README"
source_suffix = {".md": "markdown"}
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = [".venv", ".git", "build", "tests", "**/__pycache__"]

extensions = ["myst_parser"]
myst_heading_anchors = 5
nitpicky = True

html_theme = "furo"
html_title = "Siegemaster"
html_static_path: list[str] = []
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {"navigation_with_keys": True}

LISTS = {
    "Play": [
        "docs/tour",
        "docs/battles",
        "docs/own-battles",
        "docs/rules-keep-up-the-fire",
        "docs/rules-ascari",
        "docs/rules-revolte",
        "docs/rules",
        "docs/rules-tournament",
        "docs/fair-dice",
        "docs/export",
    ],
    "Run": [
        "docs/running",
        "docs/upgrading",
        "docs/smoke",
        "docs/clusters",
        "docs/load",
        "docs/who-may-do-what",
        "PRIVACY",
        "TERMS",
        "SECURITY",
        "CHANGELOG",
    ],
    "Figures": ["docs/chances", "docs/valuing", "docs/strong-steward", "docs/simulation*"],
    "Develop": [
        "CONTRIBUTING",
        "docs/map",
        "docs/adding-a-game",
        "docs/positions",
        "docs/cases",
        "docs/texts",
    ],
    "How it is built": ["docs/design/README", "docs/design/*"],
    "Archive": ["docs/archive/decisions/README", "docs/archive/playing-by-hand"],
}
"""The lists of the site’s menu."""
ARCHIVE = "docs/archive/"


def _add_lists(_: Sphinx, page: str, source: list[str]) -> None:
    """Put the menu below the README, which has none where it is read as a file; let the archive do without."""
    if page.startswith(ARCHIVE):
        source[0] = f"---\norphan: true\n---\n{source[0]}"
    if page == root_doc:
        for title, pages in LISTS.items():
            source[0] += "\n".join(
                ["", "```{toctree}", ":hidden:", ":glob:", ":maxdepth: 1", f":caption: {title}", "", *pages, "```", ""]
            )


def _begin_at_index(app: Sphinx, error: Exception | None) -> None:
    """Let a server find the first page under its usual name."""
    if error is None:
        shutil.copy(Path(app.outdir, "README.html"), Path(app.outdir, "index.html"))


def setup(app: Sphinx) -> None:
    """Connect what the pages need."""
    app.connect("source-read", _add_lists)
    app.connect("build-finished", _begin_at_index)
