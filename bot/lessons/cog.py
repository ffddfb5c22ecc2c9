"""Registers the lessons."""

from __future__ import annotations

from bot.context import Registry
from bot.lessons.handlers import LessonHandlers
from bot.lessons.pages import LessonPages
from bot.web.server import BoardServer


def register(registry: Registry, page: BoardServer) -> None:
    """Register the buttons and the web pages of lessons."""
    pages = page.lessons = LessonPages(registry.context)
    registry.buttons(LessonHandlers(registry.context, page.lesson_at, pages))
