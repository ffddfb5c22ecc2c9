"""The battles from history in every server's library: in three languages, played to the end."""

from __future__ import annotations

from typing import Any

import pytest

import engine.games
from engine.core.battles.check import Checked, check
from engine.core.battles.store import canonical, shipped_text
from engine.core.battles.words import Name
from engine.core.day_gate import BATTLE, SCENARIO
from engine.testing.fuzz import fuzz_game

RULESETS = {name: engine.games.find(name) for name in engine.games.names()}
LIBRARY = [(game, name) for game, rules in RULESETS.items() for name in rules.library]


def checked(game: str, name: str) -> tuple[Checked, str]:
    text = shipped_text(game, name)
    return check(text, RULESETS), text


def names_in(part: Any) -> list[Name]:
    """Return all names in a battle."""
    if isinstance(part, Name):
        return [part]
    if isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, (list, tuple)):
        return [name for each in part for name in names_in(each)]
    fields = getattr(part, "__struct_fields__", ())
    return [name for field in fields for name in names_in(getattr(part, field))]


def test_each_game_has_battles_from_history() -> None:
    assert {game for game, _ in LIBRARY} == {"ascari", "revolte", "siege", "keep-up-the-fire"}
    assert ("revolte", "peitang") in LIBRARY
    assert ("revolte", "tientsin-station") in LIBRARY


@pytest.mark.parametrize(("game", "name"), LIBRARY)
def test_names_are_in_three_languages(game: str, name: str) -> None:
    """A name of a person or a place may be the same in all of them; the few words about the battle never are."""
    found, _ = checked(game, name)
    assert found.problems == []
    kinds = {tuple(sorted(dict(each.own))) for each in names_in(found.battle) if each}
    assert kinds <= {(), ("fr", "it")}
    assert dict(found.battle.about.own).keys() == {"it", "fr"}


@pytest.mark.parametrize(("game", "name"), LIBRARY)
@pytest.mark.parametrize("player", ["steward", "random"])
def test_a_battle_from_history_is_played_to_its_end(game: str, name: str, player: str) -> None:
    """The adviser and a random player find its end; nothing breaks on the way, and saves bring the battle along."""
    found, text = checked(game, name)
    rules = RULESETS[game]
    played = fuzz_game(
        rules,
        seed="the dice of history",
        policy=rules.policies[player]("history"),
        options={SCENARIO: found.code, BATTLE: canonical(text)},
        resume_every=60,
        check_every=5,
    )
    assert played.problems == []
