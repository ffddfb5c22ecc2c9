"""`siegemaster battle check`: mistakes by line, and how even a battle is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from support.command_line import Said

from engine.core.battles.sheet import MOST_BYTES

BATTLES = Path(__file__).parents[1] / "games" / "battles"
TOKAR = BATTLES / "tokar.battle"

Command = Callable[..., Said]


def test_a_battle_is_played_and_its_balance_is_said(siegemaster: Command) -> None:
    said = siegemaster("battle", "check", TOKAR, "--games", 6, "--language", "it")
    assert said.status == 0
    assert "La carovana ai pozzi di Tocar: ascari, 7 turns" in said.out
    assert "6 games of " in said.out
    assert "italian" in said.out
    assert "dervish" in said.out


def test_all_mistakes_are_listed_in_a_language(siegemaster: Command, tmp_path: Path) -> None:
    file = tmp_path / "wrong.battle"
    file.write_text(TOKAR.read_text().replace("turns: 7", "turns: 70").replace("tokar: dervish", "tokar: dervisch"))
    said = siegemaster("battle", "check", file, "--language", "fr")
    assert said.status == 1
    assert "Ligne 5" in said.out
    assert "dervisch" in said.out
    assert "2 mistakes" in said.err


def test_a_file_that_is_none_or_is_too_large_is_refused(siegemaster: Command, tmp_path: Path) -> None:
    assert siegemaster("battle", "check", tmp_path / "nothing").status == 1
    file = tmp_path / "large.battle"
    file.write_bytes(b"x" * (MOST_BYTES * 3))
    said = siegemaster("battle", "check", file)
    assert said.status == 1
    assert "larger than 32 KiB" in said.out
