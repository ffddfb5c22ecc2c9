"""The siege's catalogue, and the names of what stands on the board."""

from __future__ import annotations

from functools import cache
from typing import Any

from render.catalogue import Catalogue


@cache
def texts() -> Catalogue:
    """The siege's texts."""
    return Catalogue("render.games.siege")


def say(key: str, /, *, locale: str, **facts: Any) -> str:
    """A text of the siege; facts' names may have underscores, the catalogue's have hyphens."""
    return texts().text(key, locale=locale, **{name.replace("_", "-"): value for name, value in facts.items()})


def zone_name(zone: str, *, locale: str) -> str:
    """A zone's full name."""
    return say(f"zone-{zone}", locale=locale)


def zone_short(zone: str, *, locale: str) -> str:
    """A zone's name for labels."""
    return say(f"zone-{zone}.short", locale=locale)
