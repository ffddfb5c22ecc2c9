"""The shipped battles are played as they were before they were files: the same events, to the last."""

import json

import pytest
from games.battles import released
from support import stress

WANTED = json.loads(released.FILE.read_text(encoding="utf-8"))
GAMES = released.GAMES if stress.EVERY else 1


@pytest.mark.parametrize(("system", "name"), released.battles(), ids=lambda value: value)
@pytest.mark.parametrize("player", released.PLAYERS)
def test_a_shipped_battle_is_played_as_before(system: str, name: str, player: str) -> None:
    wanted = WANTED[name][player]
    assert len(wanted) == released.GAMES
    assert [released.digest(system, name, player, number) for number in range(GAMES)] == wanted[:GAMES]
