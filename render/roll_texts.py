"""Texts about die rolls from a game's catalogue.

The keys are `dice-modifier`, `modifier-<name>` and `settled-die`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.events import DieRollReport, Event
from render.localization import Voice, signed


def modifier_texts(voice: Voice, account: DieRollReport) -> list[str]:
    """Return the text of each modifier of a roll."""
    return [
        voice.say(
            "dice-modifier",
            value=signed(modifier.value),
            name=voice.say(f"modifier-{modifier.name}"),
            rule=modifier.rule,
        )
        for modifier in account.modifiers
    ]


def rolls_of(event: Event, fields: Sequence[str]) -> list[DieRollReport]:
    """Return the rolls that an event has in the given fields, in their order."""
    found = (getattr(event, name, None) for name in fields)
    return [each for each in found if isinstance(each, DieRollReport)]


def faces_of(events: Sequence[Event]) -> Iterator[tuple[int, ...]]:
    """Yield the natural dice of each roll among the events, in order."""
    for event in events:
        for roll in rolls_of(event, event.__struct_fields__):
            if roll.dice:
                yield roll.dice


RollWriter = Callable[..., str]
"""A function that returns a text about a roll of an event: `write(event, report)`."""


class RollReports:
    """Implements `render.presenter.DiceReports` for events that store their rolls in fields.

    `fields` are the names of these fields, in the order of the rolls. `heading` returns the name of a roll, and
    `report` returns its report.
    """

    def __init__(self, voice: Voice, fields: Sequence[str], *, heading: RollWriter, report: RollWriter) -> None:
        self._say, self.fields, self._heading, self._report = voice.say, fields, heading, report

    def rolled(self, event: Event) -> list[DieRollReport]:
        """Return the rolls of an event."""
        return rolls_of(event, self.fields)

    def dice(self, events: Sequence[Event]) -> list[str]:
        """Return a report of each roll among the events, in order."""
        return [text for event in events for text in self.of_event(event)]

    def of_event(self, event: Event) -> Iterator[str]:
        """Yield a text about each roll in an event."""
        for report in self.rolled(event):
            yield self._report(event, report)

    def settled_by(self, events: Sequence[Event]) -> str | None:
        """Return a clause about the last die roll, with its rule section.

        Return None if no die was rolled.
        """
        for event in reversed(events):
            if found := self.rolled(event):
                what = self._heading(event, found[-1])
                return self._say("settled-die", what=what, rule=found[-1].rule)
        return None
