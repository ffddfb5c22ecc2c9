"""The text of a map overlay, which every game fills in."""

from __future__ import annotations

import msgspec

from render.panel import ALT_LENGTH


class Overlay(msgspec.Struct, frozen=True, kw_only=True):
    """The text next to an overlay's picture; it states everything that the picture shows."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The title and lines of the overlay, in Markdown."""
        return "\n".join((f"**{self.title}**", *self.lines))

    @property
    def alt(self) -> str:
        """The alternative text of the picture, without Markdown and at most `ALT_LENGTH` characters long."""
        text = " ".join((f"{self.title}.", *(line.removeprefix("-# ") for line in self.lines))).replace("*", "")
        return text if len(text) <= ALT_LENGTH else f"{text[: ALT_LENGTH - 1]}…"
