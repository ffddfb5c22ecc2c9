"""Numbers that the rules quote. They come from the game's tables and scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.games.revolte.scenarios import SCENARIOS, scenario
from engine.games.revolte.tables import tables
from render.games.revolte.text.catalogue import signed

_PLAIN = frozenset({"needed", "most_points", "most_sum", "morale_gap", "near_gap", "open", "light", "dense"})
"""The names of figures for rallies and locating that are scores, counts or distances, not modifiers."""


@cache
def figures() -> Mapping[str, str]:
    """Return the numbers in the rules as texts, keyed by name."""
    found = {"arrival": _row(tables().arrival), **_fire(), **_obstacles(), **_nerve(), **_melee()}
    for battle in SCENARIOS:
        each = scenario(battle)
        count, sight = each.victory.needed, each.sight // 10
        found |= {f"{battle}-turns": str(each.turns), f"{battle}-count": str(count), f"{battle}-sight": str(sight)}
    return {name.replace("_", "-"): text for name, text in found.items()}


def _row(values: Iterable[int]) -> str:
    return " / ".join(map(str, values))


def _signed(kind: str, values: Mapping[str, int]) -> dict[str, str]:
    return {f"{kind}-{name}": signed(value) for name, value in values.items()}


def _plain(kind: str, values: Mapping[str, int]) -> dict[str, str]:
    return {f"{kind}-{name}": str(value) for name, value in values.items()}


def _fire() -> dict[str, str]:
    """§8, §9, §10 Return the numbers of the fire rules as texts: columns, scores, modifiers and saves."""
    known = tables()
    return {
        "columns": _row(each // 10 for each in known.columns),
        "gun-columns": _row(each // 10 for each in known.gun_columns),
        "gun-scores": _row(known.gun.scores),
        **{f"fire-{name}": _row(row.scores) for name, row in known.fire.items()},
        **_signed("fire", known.modifiers),
        **_plain("save", known.saves),
        **_signed("save", known.save_modifiers),
    }


def _obstacles() -> dict[str, str]:
    """§7.1, §9.2, §9.3 Return the costs of orders, and the resistance of obstacles."""
    known = tables()
    out = known.cost["run_standing"] + known.cost["leave_dense"]
    return {
        **_plain("cost", known.cost),
        "cost-run-out": str(out),
        **_plain("needed", known.needed),
        **_plain("destroyed", known.destroyed),
    }


def _nerve() -> dict[str, str]:
    """§5, §6, §12 Return the scores and modifiers for rallying and for locating enemies."""
    known = {"rally": tables().rally, "locate": tables().locate}
    return {
        f"{kind}-{name}": str(value) if name in _PLAIN else signed(value)
        for kind, values in known.items()
        for name, value in values.items()
    }


def _melee() -> dict[str, str]:
    """§11 Return the dice and modifiers of the weapons."""
    known = tables()
    arms = {f"arm-{name}": str(sides) for name, (sides, _) in known.melee.items()}
    dense = {f"arm-{name}-dense": str(sides) for name, (_, sides) in known.melee.items()}
    most = known.melee_modifiers["most_supports"]
    return {**arms, **dense, **_signed("melee", known.melee_modifiers), "melee-most-supports": str(most)}
