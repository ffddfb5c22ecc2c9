"""The colours of the siege's map, in one table: another theme is another table of this shape."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from render.draw import Colour


def _powers() -> dict[str, Colour]:
    return {
        "GB": (226, 178, 170),
        "RU": (178, 204, 182),
        "US": (172, 194, 219),
        "DE": (203, 202, 198),
        "FR": (186, 186, 222),
        "AT": (226, 203, 158),
        "IT": (196, 216, 160),
        "JP": (238, 214, 214),
        "NL": (240, 201, 150),
        "ES": (240, 222, 148),
    }


@dataclass(frozen=True, kw_only=True)
class Theme:
    """Every colour that is drawn with. `powers` tints the Legations; patterns and words say the same as the colours."""

    ink: Colour = (38, 30, 24)
    faded: Colour = (122, 106, 88)
    paper: Colour = (240, 230, 207)
    outside: Colour = (229, 217, 190)
    dots: Colour = (214, 200, 170)
    street: Colour = (250, 243, 224)
    buildings: Colour = (222, 205, 172)
    courts: Colour = (206, 187, 151)
    canal: Colour = (186, 203, 205)
    canal_line: Colour = (138, 163, 170)
    bridge: Colour = (219, 212, 196)
    wall: Colour = (172, 158, 139)
    wall_line: Colour = (141, 126, 107)
    imperial: Colour = (196, 192, 186)
    imperial_line: Colour = (166, 161, 154)
    edge: Colour = (84, 70, 55)
    quarter: Colour = (112, 60, 98)
    red: Colour = (176, 44, 36)
    green: Colour = (42, 108, 72)
    ruin: Colour = (92, 84, 76)
    ruin_ground: Colour = (168, 159, 147)
    fire: Colour = (218, 92, 24)
    flame: Colour = (250, 196, 62)
    fire_ground: Colour = (243, 188, 138)
    sandbag: Colour = (196, 164, 104)
    card: Colour = (253, 250, 240)
    counter: Colour = (253, 248, 234)
    worn: Colour = (214, 205, 186)
    civilian: Colour = (216, 228, 208)
    civilian_worn: Colour = (186, 194, 174)
    boxer: Colour = (150, 42, 34)
    boxer_worn: Colour = (178, 100, 88)
    regular: Colour = (42, 62, 108)
    regular_worn: Colour = (100, 116, 150)
    fanatic: Colour = (34, 28, 28)
    fanatic_worn: Colour = (92, 84, 80)
    gold: Colour = (240, 200, 92)
    on_dark: Colour = (252, 244, 224)
    title: Colour = (46, 38, 32)
    good: Colour = (72, 120, 76)
    bad: Colour = (168, 52, 40)
    powers: dict[str, Colour] = field(default_factory=_powers)

    def colours(self) -> list[Colour]:
        """All colours of the table, for the palette."""
        plain: list[Colour] = [getattr(self, entry.name) for entry in fields(self) if entry.name != "powers"]
        return list(dict.fromkeys([*plain, *self.powers.values()]))


PAPER = Theme()
"""Ink on paper."""
