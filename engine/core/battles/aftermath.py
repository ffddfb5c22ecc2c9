"""What a battle carries over to the next battle of a series: losses, leaders and places."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from engine.core.battles.series import GONE, LEADERS, PLACES, REDUCED, UNITS, WHOLE

States = dict[str, dict[str, str]]
"""By side and by the short name of a unit: `GONE`, `REDUCED` or `WHOLE`."""


class Aftermath(msgspec.Struct, frozen=True, omit_defaults=True):
    """The states of units and leaders after a battle, and the holder of each place. Keys are short names."""

    units: States = {}
    leaders: States = {}
    places: dict[str, str] = {}

    def after(self, later: Aftermath) -> Aftermath:
        """Return the combined aftermath of these battles and a later battle."""
        return Aftermath(
            _merged(self.units, later.units), _merged(self.leaders, later.leaders), {**self.places, **later.places}
        )

    def recovered(self, steps: int) -> Aftermath:
        """Return the aftermath with every unit recovered by `steps` steps. Fallen leaders do not come back."""
        better = {GONE: 0, REDUCED: 1, WHOLE: 2}
        names = list(better)

        def of(states: States, *, back: bool) -> States:
            return {
                side: {
                    name: state if state == GONE and not back else names[min(2, better[state] + steps)]
                    for name, state in found.items()
                }
                for side, found in states.items()
            }

        return Aftermath(of(self.units, back=True), of(self.leaders, back=False), self.places)

    def only(self, kinds: Collection[str]) -> Aftermath:
        """Return the aftermath with only the given kinds of `CARRIED`."""
        return Aftermath(
            self.units if UNITS in kinds else {},
            self.leaders if LEADERS in kinds else {},
            self.places if PLACES in kinds else {},
        )


def _merged(one: States, other: States) -> States:
    return {side: {**one.get(side, {}), **other.get(side, {})} for side in (*one, *other)}
