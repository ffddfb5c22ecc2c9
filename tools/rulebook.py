"""Writes the pages and examples that are generated from the rules' catalogue and from the conformance cases.

`python tools/rulebook.py` writes each game's rules reference, `docs/rules.md`, `docs/rules-keep-up-the-fire.md`,
`docs/rules-ascari.md` and `docs/rules-revolte.md`, and copies the cases that each game's `data/examples.toml` names
into that file. Tests compare all of these files with their sources.
"""

from __future__ import annotations

import importlib
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from render.language import speaking, spoken

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rules.md"
EXAMPLES = ROOT / "engine" / "games" / "siege" / "data" / "examples.toml"
CASES = ROOT / "tests" / "cases"

HEAD = """# The siege: rules reference

These are the rules as the bot plays them, in our own words. The sections have the same numbers as in the rulebook.
`/siege rules` shows the same texts.

If the rulebook leaves something open, a ruling decides it and gives the reason. The rulings’ numbers begin with R.
A house rule is another way to play a rule, which you can choose for your game.

`python tools/rulebook.py` writes this page from `render/games/siege/rules/en.ftl`.
If you want to change the page, change that file.
"""

FIRES = "keep_up_the_fire"
FIRES_EXAMPLES = ROOT / "engine" / "games" / FIRES / "data" / "examples.toml"
FIRES_PAGE = ROOT / "docs" / "rules-keep-up-the-fire.md"
FIRES_HEAD = """# Keep Up the Fire!: rules reference

These are the rules as the bot plays them, in our own words. `/siege rules` shows the same texts.

The game has a play aid, which lists its procedures. §1 to §4 follow the sequence of play in this aid, and §I to §VI
follow its later chapters. We added §0 (setting up) and §C (the cards). We also designed the cards, the strengths, the
road and the forces that block it.

If the play aid leaves something open, a ruling decides it and gives the reason. The rulings’ numbers begin with R.
A house rule is another way to play a rule, which you can choose for your game.

`python tools/rulebook.py` writes this page from `render/games/keep_up_the_fire/rules/en.ftl`.
If you want to change the page, change that file.
"""

ASCARI = "ascari"
ASCARI_EXAMPLES = ROOT / "engine" / "games" / ASCARI / "data" / "examples.toml"
ASCARI_PAGE = ROOT / "docs" / "rules-ascari.md"
ASCARI_HEAD = """# Ascari: rules reference

These are the rules as the bot plays them, in our own words. The sections have the same numbers as in the rulebook,
except that artillery fire is §4.81 to §4.83. We added §S (the scenarios). `/siege rules` shows the same texts.

We made the maps, the terrain chart, the counters and the three scenarios.

If the rulebook leaves something open, a ruling decides it and gives the reason. The rulings’ numbers begin with A.
A house rule is another way to play a rule, which you can choose for your game.

`python tools/rulebook.py` writes this page from `render/games/ascari/rules/en.ftl`.
If you want to change the page, change that file.
"""

REVOLTE = "revolte"
REVOLTE_EXAMPLES = ROOT / "engine" / "games" / REVOLTE / "data" / "examples.toml"
REVOLTE_PAGE = ROOT / "docs" / "rules-revolte.md"
REVOLTE_HEAD = """# La révolte des Boxers: rules reference

These are the rules as the bot plays them, in our own words. The sections follow the headings of the rulebook, and we
gave them numbers. `/siege rules` shows the same texts.

We wrote §13 (victory and scenarios) and §14 (the table), and made the three tables and their forces. The figures in the
texts come from `engine/games/revolte/data/tables.toml`.

If the rulebook leaves something open, a ruling decides it and gives the reason. The rulings’ numbers begin with V.
A house rule is another way to play a rule, which you can choose for your game.

`python tools/rulebook.py` writes this page from `render/games/revolte/rules/en.ftl`.
If you want to change the page, change that file.
"""

EXAMPLES_HEAD = """# Worked examples of the rules reference: conformance cases as `tests/cases` has them, each with its
# file and the sections that it is shown under. Choose by `file`, `under` and `title`: `python tools/rulebook.py` copies
# the rest.
"""


def page() -> str:
    """Return the text of `rules.md`."""
    return HEAD + "".join(_chapters("siege"))


def fires_page() -> str:
    """Return the text of `rules-keep-up-the-fire.md`."""
    return FIRES_HEAD + "".join(_chapters(FIRES))


def ascari_page() -> str:
    """Return the text of `rules-ascari.md`."""
    return ASCARI_HEAD + "".join(_chapters(ASCARI))


def revolte_page() -> str:
    """Return the text of `rules-revolte.md`."""
    return REVOLTE_HEAD + "".join(_chapters(REVOLTE))


def _chapters(game: str) -> Iterator[str]:
    book: Any = importlib.import_module(f"render.games.{game}.text.rulebook").RULEBOOK
    for chapter in spoken("en", book.chapters):
        yield f"\n## {chapter.key} {chapter.title}\n"
        for ref in chapter.sections:
            with speaking("en"):
                found = book.page(ref.key)
            assert found is not None
            yield f"\n### {ref.number} {ref.title}\n\n{found.text}\n"
            if found.rulings:
                yield "\n" + "".join(f"- **{ruling.ref.number}** {ruling.text}\n" for ruling in found.rulings)


def examples() -> str:
    """Return the siege's `examples.toml` with the present text of every case."""
    return _examples(EXAMPLES, CASES)


def fires_examples() -> str:
    """Return the `examples.toml` of Keep Up the Fire! with the present text of every case."""
    return _examples(FIRES_EXAMPLES, CASES / FIRES)


def ascari_examples() -> str:
    """Return the `examples.toml` of Ascari with the present text of every case."""
    return _examples(ASCARI_EXAMPLES, CASES / ASCARI)


def revolte_examples() -> str:
    """Return the `examples.toml` of La révolte des Boxers with the present text of every case."""
    return _examples(REVOLTE_EXAMPLES, CASES / REVOLTE)


def _examples(target: Path, cases: Path) -> str:
    chosen = tomllib.loads(target.read_text(encoding="utf-8"))["example"]
    parts = [
        f"[[example]]\nfile = {_quoted(entry['file'])}\nunder = [{', '.join(map(_quoted, entry['under']))}]\n"
        + _case(cases / entry["file"], entry["title"])
        for entry in chosen
    ]
    return "\n".join((EXAMPLES_HEAD, *parts))


def _quoted(text: str) -> str:
    return f'"{text}"'


def _case(file: Path, title: str) -> str:
    """Return the lines of a case in a file, without its header and without comments about the next case."""
    for block in re.split(r"^\[\[case\]\]\n", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        if tomllib.loads(block)["title"] == title:
            lines = block.splitlines()
            while not lines[-1] or lines[-1].startswith("#"):
                lines.pop()
            return "\n".join(lines) + "\n"
    raise SystemExit(f"{file} has no case called {title!r}")


def main() -> None:
    """Write each game's rules reference and file of examples."""
    sys.path.insert(0, str(ROOT))
    EXAMPLES.write_text(examples(), encoding="utf-8")
    FIRES_EXAMPLES.write_text(fires_examples(), encoding="utf-8")
    ASCARI_EXAMPLES.write_text(ascari_examples(), encoding="utf-8")
    REVOLTE_EXAMPLES.write_text(revolte_examples(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    FIRES_PAGE.write_text(fires_page(), encoding="utf-8")
    ASCARI_PAGE.write_text(ascari_page(), encoding="utf-8")
    REVOLTE_PAGE.write_text(revolte_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
