"""Texts of the odds of a roll, for two-sided games.

The keys are `odds-<result>`, `odds-success`, `odds-mean`, `odds-counted` and `odds-change-<change>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.core.asks import Answer
from engine.core.events import Modifier
from render.localization import Voice, signed
from render.odds import OddsSheet, Share, WhatIf, decimal, telling

Kind = Literal["good", "none", "bad"]


class Outcome(NamedTuple):
    """A possible result of a roll."""

    name: str
    kind: Kind
    rank: int
    lost: int
    chance: Fraction


class OddsTexts:
    """Writes the texts of odds.

    `succeeds` returns whether a result counts as a success, and `modifier` returns the name of a modifier.
    """

    def __init__(self, voice: Voice, *, succeeds: Callable[[Outcome], object], modifier: Callable[..., str]) -> None:
        self._voice, self._say, self._succeeds, self._modifier = voice, voice.say, succeeds, modifier

    def parts(self, modifiers: Iterable[Modifier]) -> str:
        """Return the modifiers in one line, such as “+1 support, −1 target in: palm grove”."""
        return ", ".join(f"{signed(each.value)} {self._modifier(each.name)}" for each in modifiers)

    def change(self, name: str, outcomes: Sequence[Outcome], now: Sequence[Outcome]) -> WhatIf:
        """Return a possible change with its effect on the chance of success.

        `outcomes` are the results with the change, and `now` the results without it.
        """
        by = float(self._chance(outcomes) - self._chance(now))
        return WhatIf(lambda: self._say(f"odds-change-{name}", chance=self._won(outcomes)), by)

    def _won(self, outcomes: Sequence[Outcome]) -> str:
        return self._voice.percent(self._chance(outcomes))

    def _chance(self, outcomes: Sequence[Outcome]) -> Fraction:
        return sum((each.chance for each in outcomes if self._succeeds(each)), Fraction(0))

    def sheet(
        self,
        subject: Answer,
        head: tuple[str, str],
        outcomes: Sequence[Outcome],
        changes: Sequence[WhatIf],
        *,
        faces: int = 0,
        success: bool = False,
    ) -> OddsSheet:
        """Return a sheet of odds with the title and roll from `head`.

        Odds are fractions of `faces` if that is given. With `success` the chance of success is added.
        """
        shares = tuple(self._share(each, faces) for each in outcomes if each.chance)
        mean = float(sum(each.lost * each.chance for each in outcomes))
        averaged = decimal(mean)
        won = [self._say("odds-success", chance=self._won(outcomes))] if success else []
        return OddsSheet(
            subject=subject,
            title=head[0],
            roll=head[1],
            shares=shares,
            lines=(*won, self._say("odds-mean", mean=averaged)),
            changes=telling(changes),
            average=mean,
            averaged=averaged,
            counted=self._say("odds-counted"),
        )

    def _share(self, each: Outcome, faces: int) -> Share:
        name, chance = self._say(f"odds-{each.name}"), each.chance
        return Share(
            brief=name,
            said=name,
            odds=f"{int(chance * faces)}/{faces}" if faces else f"{chance.numerator}/{chance.denominator}",
            percent=self._voice.percent(chance),
            chance=float(chance),
            kind=each.kind,
            rank=each.rank,
        )
