"""A standing order of Ascari that names a hex: a unit fires only at an enemy there."""

from __future__ import annotations

import pytest
from support import stress
from support.agordat import deployed
from support.discord_play import PlayServer, controls, private, reads


@pytest.fixture
def orchard() -> str:
    """Play the game whose standing orders can name a hex."""
    return "ascari"


@pytest.mark.parametrize(
    ("language", "menu", "unit", "said"),
    [
        ("en", "Single unit …", "1st company", "Only at {}"),
        stress.marked(("it", "Una sola unità…", "1ª compagnia", "Solo in {}")),
        stress.marked(("fr", "Une seule unité…", "1re compagnie", "Seulement en {}")),
    ],
)
async def test_a_unit_is_ordered_to_fire_only_at_a_hex(
    server: PlayServer, language: str, menu: str, unit: str, said: str
) -> None:
    """It is chosen in the menus of the standing orders; only its own side can read it."""
    state = await deployed(server)
    reads(server, language)
    position = state.view.position
    start = position.pieces["fara-1"].at
    at = next(each for each in position.board.grid.within(start, 1) if each != start)
    asked = await server.alice.slash(server.first, "side orders")
    message = asked.response.message if asked.response is not None else asked.followups[-1].message
    for label in (menu, unit, said.format(at)):
        shown = server.env.backend.get_message(server.first.id, message.id)
        options = {each["label"]: (part, each["value"]) for part in controls(shown) for each in part.get("options", ())}
        part, value = options[label]
        await server.alice.select(server.as_message(shown), custom_id=part["custom_id"], values=[value])
    mine, theirs = [private(await who.slash(server.first, "match mine")) for who in (server.alice, server.bob)]
    assert unit in mine
    assert said.format(at).lower() in mine
    assert at not in theirs
