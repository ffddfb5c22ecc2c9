"""The documentation of dice and exports is correct: its examples run, and its tables list every field."""

from __future__ import annotations

import hashlib
import re
import subprocess
from pathlib import Path

from support.records import Game

import engine.games
from engine.core.dice import SeededDice, seed_hash
from engine.core.pledge import seed_of
from engine.core.record import FORMAT, Entry, Record
from engine.tournament import record as tournament_record
from engine.tournament.lots import game_seed

ROOT = Path(__file__).parent.parent
FAIR = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
EXPORT = (ROOT / "docs" / "export.md").read_text(encoding="utf-8")


def example() -> dict[str, object]:
    (source,) = re.findall(r"```python\n(.*?)```", FAIR, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(source, "fair-dice.md", "exec"), names)
    return names


def test_the_worked_example_is_correct() -> None:
    names = example()
    number = names["number"]
    assert callable(number)
    dice = SeededDice("pomegranate")
    for day in ("", "day 1", "day 2"):
        dice.begin_period(day)
        for sides in (6, 54, 3):
            for count in range(1, 9):
                mine = number("pomegranate", day, f"any {sides}", count, sides)
                assert mine == dice.number(f"any {sides}", sides)


def test_the_shell_command_is_correct() -> None:
    name, digits = re.findall(r"printf '(.*?)' \| b2sum -l 64\n([0-9a-f]{16})", FAIR)[0]
    assert hashlib.blake2b(name.encode(), digest_size=8).hexdigest() == digits
    said = r"number is ([\d,]+)\. If you divide it by 6, the remainder is (\d), so the die shows (\d)"
    whole, rest, die = re.findall(said, FAIR)[0]
    assert int(whole.replace(",", "")) == int(digits, 16)
    assert int(digits, 16) % 6 == int(rest) == int(die) - 1


def test_the_commands_for_secret_and_number_are_correct() -> None:
    lines = re.findall(r"^\$ (printf .*? \| sha256sum)\n([0-9a-f]{64})  -", FAIR, re.MULTILINE)
    assert len(lines) == 2
    for line, digits in lines:
        said = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True).stdout
        assert said.split()[0] == digits
    names = example()
    made = seed_of(str(names["secret"]), str(names["word"]))
    assert (seed_hash(str(names["secret"])), made) == (lines[0][1], lines[1][1])


def test_the_example_is_the_game_of_its_seed() -> None:
    """The dice and cards of the example are those of the siege, not of a separate formula."""
    game = Game(engine.games.find("siege"), seed="pomegranate").play(most=32)
    told = "".join(bytes(raw).decode() for entry in game.entries for raw in entry.events)
    assert re.findall(r'"card-drawn","day":\d+,"card":"(\w+)"', told)[:5] == ["2C", "8H", "JD", "5D", "6C"]
    assert re.findall(r'"purpose":"(?:quarter|shell german-ramp)".*?"dice":\[([\d,]+)\]', told)[:2] == ["2,2", "6"]


def test_every_field_of_an_export_is_explained() -> None:
    of_games, of_tournaments = EXPORT.split("## The file of a tournament")
    assert _explained(of_games) == {*Record.__struct_fields__, *Entry.__struct_fields__}
    assert f"the version of this format: {FORMAT}," in of_games
    assert _explained(of_tournaments) == set(tournament_record.Record.__struct_fields__)
    assert f"the version of this format: {tournament_record.FORMAT}" in of_tournaments
    told = next(line for line in of_tournaments.splitlines() if line.startswith("| `told`"))
    assert set(re.findall(r"`(\w+)`", told)) == {"told", *tournament_record.Told.__struct_fields__}


def _explained(page: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"(?m)^\| (`[^|]*) \|", page))))


def test_the_seed_of_a_rounds_game_can_be_computed_by_hand() -> None:
    (made,) = re.findall(r"`printf '(.*?)' SEED 1 \| sha256sum`", FAIR)
    text = made.replace("%s", "{}").format("pomegranate", 1)
    assert game_seed("pomegranate", 1) == hashlib.sha256(text.encode()).hexdigest()[:32]


def test_the_readme_explains_it_in_five_lines() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (part,) = re.findall(r"## Fair dice, in five lines\n\n(.*?)\n\n## ", readme, re.DOTALL)
    assert [line[:2] for line in part.splitlines()] == ["1.", "2.", "3.", "4.", "5."]
    for said in ("SHA-256", "/siege verify", "siegemaster verify", "/siege export", "docs/fair-dice.md"):
        assert said in part
