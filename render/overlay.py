"""The text of a map overlay."""

from __future__ import annotations

import msgspec

from render.catalogue import house_texts


class Overlay(msgspec.Struct, frozen=True, kw_only=True):
    """The text beside an overlay. It says everything that the picture shows."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The title and lines of the overlay, in Markdown."""
        return "\n".join((f"**{self.title}**", *self.lines))

    @property
    def alt(self) -> str:
        """The alternative text of the picture. It contains only the title."""
        return house_texts().text("overlay-alt", title=self.title)
