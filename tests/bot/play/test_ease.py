"""The book's own difficulty: one select on the setup board of somebody who plays alone, until the first decision."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, controls, private

import engine.games

pytestmark = pytest.mark.sqlite

LABELS = {
    "en": ["Difficulty: easier", "Difficulty: as in the rulebook", "Difficulty: harder"],
    "it": ["Difficoltà: più facile", "Difficoltà: come nel regolamento", "Difficoltà: più difficile"],
    "fr": ["Difficulté : plus facile", "Difficulté : comme dans le règlement", "Difficulté : plus difficile"],
}


def select(server: PlayServer) -> dict[str, Any] | None:
    found = (part for part in controls(server.board(server.first)) if ":ease:" in part.get("custom_id", ""))
    return next(found, None)


def chosen(server: PlayServer) -> list[str]:
    menu = select(server)
    assert menu is not None
    return [option["value"] for option in menu["options"] if option.get("default")]


async def pick(server: PlayServer, value: str) -> Any:
    menu = select(server)
    assert menu is not None
    board = server.as_message(server.board(server.first))
    return await server.alice.select(board, [value], custom_id=menu["custom_id"])


@pytest.mark.stress("fr", "it")
@pytest.mark.parametrize("language", LABELS)
async def test_a_setup_board_has_three_difficulties(server: PlayServer, language: str) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first, language=language)
    menu = select(server)
    assert menu is not None
    assert [option["label"] for option in menu["options"]] == LABELS[language]
    assert chosen(server) == ["book"]
    await pick(server, "harder")
    assert (await server.state(server.first)).options == {"garrison": "weak"}
    assert chosen(server) == ["harder"]
    await pick(server, "easier")
    assert (await server.state(server.first)).options == {"garrison": "strong"}
    await pick(server, "book")
    assert (await server.state(server.first)).options == {}
    await server.alice.slash(server.first, "siege auto", scope="decision")
    assert select(server) is None


async def test_other_house_rules_are_kept(server: PlayServer) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first, house_rules="deck=acts")
    await pick(server, "harder")
    assert (await server.state(server.first)).options == {"garrison": "weak", "deck": "acts"}


async def test_the_difficulty_of_a_game_of_two_sides_is_the_handicap(server: PlayServer) -> None:
    server.game = "ascari"
    await server.new(server.first, seed=None, scenario="agordat-1890", side="dervish", against="autopilot")
    await pick(server, "harder")
    assert (await server.state(server.first)).options["handicap"] == "-2"
    await pick(server, "easier")
    assert (await server.state(server.first)).options["handicap"] == "+2"
    assert engine.games.find("ascari").eases_in("agordat-1890")["italian"] == ({"handicap": "-2"}, {"handicap": "+2"})


async def test_a_game_against_a_person_has_no_difficulty(server: PlayServer) -> None:
    server.game = "ascari"
    await server.new(server.first, seed=None, scenario="agordat-1890", side="dervish", opponent=server.bob)
    assert select(server) is None


async def test_a_game_without_the_rule_has_no_difficulty(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first)
    assert select(server) is None


async def test_only_the_starter_sets_the_difficulty(server: PlayServer) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    menu = select(server)
    assert menu is not None
    board = server.as_message(server.board(server.first))
    assert private(await server.bob.select(board, ["harder"], custom_id=menu["custom_id"]))
    assert (await server.state(server.first)).options == {}
