"""Every command with every way of using it: each option at least once, every choice and every switch.

An option without an entry here fails the walk: whoever adds an option adds the values to try.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from support.permissions.scene import Scene, of_two_sides

BOOLEAN, USER, CHANNEL, ROLE = 5, 6, 7, 8

Value = Callable[[Scene], Any]


def _said(*values: Any) -> list[Value]:
    return [lambda _, value=value: value for value in values]  # type: ignore[misc]


def _number(scene: Scene) -> str:
    return scene.game.id


def _dated(_: Scene) -> str:
    return "2025-12-31"


_SYSTEM: list[Value] = [lambda scene: scene.stage.server.game]
_DAYS = _said("1")

SAID: dict[str, list[Value]] = {
    "game": [_number],
    "siege new game": _SYSTEM,
    "match seek game": [lambda _: of_two_sides()],
    "match challenge game": [lambda _: of_two_sides()],
    "note": _said("hello"),
    "campaign start game": _SYSTEM,
    "records me game": _SYSTEM,
    "records of game": _SYSTEM,
    "records server game": _SYSTEM,
    "house_rules": _said("days=5"),
    "seed": _said("plum"),
    "clock": _said("10+15 s"),
    "day": _DAYS,
    "daily board day": [_dated],
    "daily practice day": [_dated],
    "siege log day": _said("0-9"),
    "siege log phase": _said("walk"),
    "siege log zone": _said("gate"),
    "siege log kind": _said("decisions"),
    "siege replay what": _said("all", "1"),
    "siege rules what": _said("3"),
    "from": _said("gate"),
    "unit": _said("ben"),
    "by": _said("trees"),
    "siege fire from": _said("anna"),
    "to": _said("trees"),
    "who": _said("ben"),
    "siege move what": _said("ben"),
    "at": _said("hedge"),
    "with": _said("cone"),
    "do": _said("move"),
    "second": _said("gate"),
    "third": _said("trees"),
    "fourth": _said("ben"),
    "fifth": _said("x"),
    "back": _said(1),
    "show": _said("x"),
    "of": _said("x"),
    "quarter": _said("x"),
    "siege odds what": _said("x"),
    "zone": _said("x"),
    "compare": _said("x"),
    "power": _said("cleo"),
    "window": _said("45m"),
    "quorum": _said(1),
    "hour": _said("20:00"),
    "campaign start zone": _said("Europe/Rome"),
    "campaign hour zone": _said("Europe/Rome"),
    "days": _said("all"),
    "deadline": _said("2h"),
    "before": _said("1h"),
    "when": _said("hares-gate"),
    "plan": _said("hold"),
    "scenario": _said("agordat-1890"),
    "side": _said("italian"),
    "point": _said(1),
    "until": _said("2w"),
    "file": _said(("a.battle", b"battle 1 ascari")),
    "tournament list file": _said(("list.txt", b"A list")),
    "battle": _said("agordat-1893"),
    "code": _said("ABCDEFGH"),
    "why": _said("Not their own play."),
}
"""The values tried for an option: by command and option, or by option alone."""

CALLED: dict[str, Value] = {
    "user": lambda scene: scene.stage.dora,
    "records of user": lambda scene: scene.stage.alice,
    "opponent": lambda scene: scene.stage.dora,
    "channel": lambda scene: scene.stage.aside,
    "role": lambda scene: scene.stage.server.guild.default_role,
    "match seek who": lambda scene: scene.stage.server.guild.default_role,
}
"""The user, the channel and the role tried for an option."""


def values(name: str, option: dict[str, Any]) -> list[Value]:
    """Return all values tried for an option. Raise `AssertionError` for an option without values."""
    if option.get("choices"):
        return _said(*(choice["value"] for choice in option["choices"]))
    if option["type"] == BOOLEAN:
        return _said(True)
    said = option["name"]
    if option["type"] in {USER, CHANNEL, ROLE}:
        found = CALLED.get(f"{name} {said}") or CALLED.get(said)
        assert found is not None, f"nobody says how the option «{said}» of /{name} is tried: see rights/walk.py"
        return [found]
    every = SAID.get(f"{name} {said}") or SAID.get(said)
    assert every, f"nobody says how the option «{said}» of /{name} is tried: see rights/walk.py"
    return every


def variants(name: str, leaf: dict[str, Any], *, named: bool = False) -> Iterator[dict[str, Value]]:
    """Yield ways of using a command: with required options, with each further option, with all switches.

    With `named`, each way also names the game, if the command has that option.
    """
    options = leaf.get("options") or []
    tried = {option["name"]: values(name, option) for option in options}
    needed = {option["name"]: tried[option["name"]][0] for option in options if option.get("required")}
    if named and tried.get("game", []) == SAID["game"]:
        needed["game"] = _number
    switches = {option["name"]: tried[option["name"]][0] for option in options if option["type"] == BOOLEAN}
    yield needed
    for option, every in tried.items():
        for value in every:
            if needed.get(option) is not value:
                yield needed | {option: value}
                if switches and option not in switches:
                    yield needed | {option: value} | switches


def spoken(scene: Scene, said: dict[str, Value]) -> dict[str, Any]:
    """Return the options as they are sent."""
    return {option: value(scene) for option, value in said.items()}
