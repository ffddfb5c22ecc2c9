"""What should not be done, and was: each with the section that tells why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.retell import Scene

NAMES = (
    "let-in",
    "idle-actions",
    "bare-wall",
    "legation-spent",
    "hopeless-fire",
    "hopeless-attack",
    "hopeless-march",
    "worn-out",
    "idle-command",
)
"""The gravest first."""


def sins(scenes: Iterable[Scene]) -> Mapping[str, int]:
    """How often each was done."""
    del scenes
    return {}
