"""What is drawn over a map when somebody asks, in words: every game fills this in, every medium shows it."""

from __future__ import annotations

import msgspec

from render.panel import ALT_LENGTH


class Overlay(msgspec.Struct, frozen=True, kw_only=True):
    """The words beside a picture that was asked for: they say all that it shows."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """Title and lines, in Markdown."""
        return "\n".join((f"**{self.title}**", *self.lines))

    @property
    def alt(self) -> str:
        """The picture in words, without Markdown, as long as an alt text may be."""
        said = " ".join((f"{self.title}.", *self.lines)).replace("**", "")
        return said if len(said) <= ALT_LENGTH else f"{said[: ALT_LENGTH - 1]}…"
