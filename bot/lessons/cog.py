"""The registration of lessons; they have no command, only buttons."""

from __future__ import annotations

from bot.context import Registry
from bot.lessons.handlers import LessonHandlers


def register(registry: Registry) -> None:
    """Register the buttons of lessons."""
    registry.buttons(LessonHandlers(registry.context))
