"""`siegemaster battle check`: mistakes by line, and how even a battle is; `siegemaster battle withdraw`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from support import sqlite_template
from support.command_line import Said

from bot.cli import battle
from db import open_database
from db.battles import Battle, Battles
from engine.core.battles import drawn, trying
from engine.core.battles.sheet import MOST_BYTES

BATTLES = Path(__file__).parents[1] / "games" / "battles"
TOKAR = BATTLES / "tokar.battle"
NOW = datetime(2026, 1, 1, tzinfo=UTC)

Command = Callable[..., Said]


def test_a_battle_is_played_and_drawn_and_its_balance_is_said(siegemaster: Command, tmp_path: Path) -> None:
    file = tmp_path / "tokar.png"
    said = siegemaster("battle", "check", TOKAR, "--games", 6, "--language", "it", "--picture", file)
    assert said.status == 0
    assert "La carovana ai pozzi di Tocar: ascari, 7 turns" in said.out
    assert "contro sé stesso: 6. Italiani" in said.out
    assert "dervisci: 8" in said.out.lower()
    assert file.read_bytes().startswith(b"\x89PNG")
    nowhere = siegemaster("battle", "check", TOKAR, "--games", 0, "--picture", file / "where.png")
    assert (nowhere.status, "cannot be written" in nowhere.err) == (1, True)


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


async def kept(address: str, *guilds: int) -> list[Battle]:
    """Add the battle to the libraries of servers; return the battles of all of them."""
    database = await open_database(address)
    try:
        battles = Battles(database)
        for guild in guilds:
            added = await battles.add(guild, 11, system="ascari", name="Tokar", text=TOKAR.read_text(), now=NOW)
            await battles.share(added)
        return [one for guild in (1, 2, 3) for one in await battles.of_server(guild)]
    finally:
        await database.close()


def test_a_battle_is_withdrawn_from_all_servers(siegemaster: Command, tmp_path: Path) -> None:
    address = sqlite_template.fresh(tmp_path / "games.db")
    one, _ = asyncio.run(kept(address, 1, 2))
    for code in ("ABC", "f" * 64, "ABCDEFGH"):
        said = siegemaster("battle", "withdraw", code, "--database", address)
        assert said.status == 1, code
    assert len(asyncio.run(kept(address))) == 2
    said = siegemaster("battle", "withdraw", str(one.share).lower(), "--database", address)
    assert (said.status, "removed from 2 libraries" in said.out) == (0, True)
    assert not asyncio.run(kept(address))
    one, _ = asyncio.run(kept(address, 1, 3))
    assert siegemaster("battle", "withdraw", one.code[:12], "--database", address).status == 0
    assert not asyncio.run(kept(address))


def test_a_battle_is_drawn_by_lot_into_a_file(
    siegemaster: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawn, "A_STEP", 1)
    monkeypatch.setattr(drawn, "LOW", 0.0)
    monkeypatch.setattr(drawn, "HIGH", 1.0)
    monkeypatch.setattr(trying, "EVEN", 1.0)
    monkeypatch.setattr(battle, "draw_on", partial(drawn.draw_on, games=2))
    file = tmp_path / "drawn.battle"
    assert siegemaster("battle", "random", "apple", "--output", file).status == 0
    assert siegemaster("battle", "random", "apple").out == file.read_text()
    assert siegemaster("battle", "check", file, "--games", 1).status == 0
    assert siegemaster("battle", "random", "apple", "--size", "huge").status == 1
    assert siegemaster("battle", "random", "apple", "--output", file / "where").status == 1


def test_a_series_is_played_and_each_battle_is_counted(siegemaster: Command, tmp_path: Path) -> None:
    day = TOKAR.read_text(encoding="utf-8").replace("turns: 7", "turns: 1")
    file = tmp_path / "days.battle"
    file.write_text("series 1 ascari\nname: Three days\n" + "".join(f"[battle {name}]\n{day}\n" for name in "abc"))
    said = siegemaster("battle", "check", file, "--games", 2)
    assert said.status == 0
    assert "Three days: ascari, 3 battles" in said.out
    assert [line.split(":")[0] for line in said.out.splitlines() if line.endswith("(2)")] == [
        "a",
        "b",
        "c",
        "Three days",
    ]
    (tmp_path / "one.battle").write_text(day, encoding="utf-8")
    named = "".join(
        f"[battle {name}]\nfrom: {of}\n" for name, of in (("a", "one"), ("b", "agordat-1890"), ("c", "two"))
    )
    file.write_text(f"series 1 ascari\nname: Named\n{named}")
    assert [line for line in siegemaster("battle", "check", file).out.splitlines() if line.startswith("Line ")] == [
        "Line 8: The library has no battle “two”. Add it first, put its text here, or use one of these:"
        " agordat-1890, makalle-1896, amba-alagi-1895, agordat-1893, coatit-1895, metemma-1889."
    ]
    file.write_text(f"series 1 ascari\nname: Named\n{named.replace('two', 'one')}")
    assert "Named: ascari, 3 battles" in siegemaster("battle", "check", file, "--games", 0).out
    file.write_text("series 1 ascari\nname: None\n")
    assert "The number of battles must be from 3 to 5" in siegemaster("battle", "check", file).out
