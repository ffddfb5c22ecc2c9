"""The texts on the picture, in one language."""

from __future__ import annotations

from functools import cached_property

from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.board import POWERS, WALLS, board
from engine.games.keep_up_the_fire.cards import card
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.map import event_badges
from render.games.keep_up_the_fire.map.picture_facts import Face, Unit
from render.games.keep_up_the_fire.map.road import Station
from render.games.keep_up_the_fire.map.road import Words as RoadWords
from render.games.keep_up_the_fire.map.side_panels import (
    CardWords,
    DeckWords,
    EffortWords,
    HeadWords,
    LegendWords,
    RefugeWords,
    TableWords,
)
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say


class Titles:
    """The texts on a picture of the board, in the current language."""

    def _say(self, key: str, **facts: object) -> str:
        return say(f"map-{key}", **facts)

    def head(self, position: Position) -> HeadWords:
        """Return the texts of the picture's title."""
        return HeadWords(self._say("title"), self._say("subtitle"), *_going_on(position))

    @property
    def ranges(self) -> tuple[str, str]:
        """The names of the ranges “extreme” and “long”."""
        return self._say("extreme"), self._say("long")

    @cached_property
    def walls(self) -> dict[str, str]:
        """The names of the walls."""
        return {wall: catalogue.wall_short(wall) for wall in WALLS}

    @cached_property
    def legend(self) -> LegendWords:
        """The texts of the picture's legend."""
        return LegendWords(
            *(self._say(f"legend-{name}") for name in ("boxers", "imperials", "gun", "sandbags")),
        )

    @cached_property
    def badges(self) -> dict[str, str]:
        """The texts that explain the badges."""
        return {key: self._say(f"badge-{key}") for key in event_badges.KEYS}

    @cached_property
    def stations(self) -> tuple[Station, ...]:
        """The stations along the road, with their names and dangers."""
        return tuple(Station(catalogue.station(each.id), each.danger) for each in board().stations)

    @cached_property
    def road(self) -> RoadWords:
        """The texts next to the road."""
        return RoadWords(*(self._say(f"road-{name}") for name in RoadWords._fields))

    @cached_property
    def table(self) -> TableWords:
        """The texts of the table of strengths."""
        places = (*WALLS, "peitang")
        return TableWords(
            self._say("strengths"),
            tuple((power, catalogue.unit_short(power)) for power in POWERS),
            tuple((place, self._say(f"at-{place}")) for place in places),
            self._say("fallen"),
        )

    @cached_property
    def deck(self) -> DeckWords:
        """The texts next to the card piles."""
        return DeckWords(self._say("deck"), self._say("discard"))

    def effort(self, score: int, verdict: str) -> EffortWords:
        """Return the texts of the score panel. No points are shown before the game or after a loss."""
        if score < 0:
            return EffortWords(self._say("effort"), self._say("score"), "–", "")
        if verdict and verdict != victory.VICTORY:
            return EffortWords(self._say("effort"), self._say("score-over"), "–", say(f"band-{verdict}"))
        level = next(name for least, name in victory.LEVELS if score >= least)
        key = "score-over" if verdict else "score"
        return EffortWords(self._say("effort"), self._say(key), str(score), say(f"band-{level}"))

    def refuge(self, inside: tuple[tuple[str, int], ...], *, open_: bool) -> RefugeWords:
        """Return the texts about the cathedral."""
        if not open_:
            return RefugeWords(self._say("peitang"), self._say("peitang-closed"))
        if not inside:
            return RefugeWords(self._say("peitang"), self._say("peitang-empty"))
        named = [f"{catalogue.unit_short(power)} {strength}" for power, strength in inside]
        return RefugeWords(self._say("peitang"), ", ".join(named))

    @property
    def blank_card(self) -> CardWords:
        """The texts of a blank card, which has only printed signs."""
        return self._card_words("", "", "", "")

    def card(self, name: str) -> tuple[Face | None, CardWords]:
        """Return the data and the texts for drawing a card.

        If `name` is empty, return None and the texts of a blank card.
        """
        if not name:
            return None, self.blank_card
        found = card(name)
        figures = (("actions", found.actions), ("command", found.command)) if found.actions else ()
        compass = tuple((wall, Unit(force.kind, force.strength)) for wall, force in found.compass.items())
        return (
            Face(name, found.colour, compass, figures),
            self._card_words(
                self._say(f"kind-{found.kind}-{found.colour}"),
                catalogue.card_title(name),
                catalogue.card_date(name),
                catalogue.card_story(name),
                signs=signs(name),
                rule=rule(name),
            ),
        )

    def _card_words(
        self, kind: str, title: str, date: str, story: str, *, signs: tuple[str, ...] = (), rule: str = ""
    ) -> CardWords:
        return CardWords(
            kind=kind,
            title=title,
            date=date,
            story=story,
            figures=tuple((name, self._say(name)) for name in ("actions", "command")),
            signs=signs,
            points=tuple((wall, self._say(f"point-{wall}")) for wall in WALLS),
            special=rule,
        )


def rule(name: str) -> str:
    """Return the text of a card's rule or event; empty if the card has neither."""
    found = card(name)
    if not found.effect:
        return catalogue.rule_of(name)
    power = catalogue.unit(found.power) if found.power else ""
    return say(f"effect-{found.effect}", power=power)


def signs(name: str) -> tuple[str, ...]:
    """Return texts about a card's effects besides its event."""
    found = card(name)
    parts = []
    if found.block:
        parts.append(say("sign-attack" if found.attack else "sign-block"))
    parts += [
        say(f"sign-{key}", value=catalogue.signed(value))
        for key, value in (("combat", found.combat), ("march", found.march))
        if value
    ]
    if found.replace:
        parts.append(say("sign-replace", value=found.replace))
    if found.refuge:
        parts.append(say("sign-refuge"))
    if found.peitang:
        parts.append(say("sign-peitang"))
    return tuple(parts)


def _going_on(position: Position) -> tuple[str, str]:
    """Return the two lines next to the title that tell what is going on."""
    if position.over:
        return say("map-over"), say(f"band-{victory.band(position)}")
    if not position.card:
        return say("map-muster-what"), say("map-muster")
    turn = say("map-turn", turn=position.turn, date=catalogue.card_date(position.card))
    what = say(f"step-{position.step}")
    if position.step == "actions" and position.actions:
        what = say("map-actions-left", count=position.actions)
    if position.step == "command" and position.command:
        what = say("map-command-left", count=position.command)
    return catalogue.begin(what), turn
