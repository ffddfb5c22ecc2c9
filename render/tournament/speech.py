"""The words of a tournament in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Any

from babel.dates import format_date
from babel.lists import format_list

from engine.tournament.state import Tournament
from render.catalogue import FALLBACK, house_texts


def moment_in_utc(at: int) -> str:
    """Return a time in UTC as text."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Speech:
    """Writes texts about tournaments in a locale.

    `names` maps players' numbers to names, which replace the names in the tournament. `person` returns the name of a
    person by their id. `free` escapes users' texts. `moment` returns the text for a time in Unix seconds.
    """

    def __init__(
        self,
        locale: str,
        *,
        names: Mapping[int, str] | None = None,
        person: Callable[[int], str] | None = None,
        free: Callable[[str], str] = str,
        moment: Callable[[int], str] = moment_in_utc,
    ) -> None:
        self.locale = locale
        self.free, self.moment = free, moment
        self._names = names or {}
        self._person = person

    def say(self, key: str, /, **facts: object) -> str:
        """Return the text `key` of the bot, with `facts` filled in."""
        return house_texts().text(key, locale=self.locale, **facts)

    def has(self, key: str) -> bool:
        """Return whether there is a text with that key."""
        return house_texts().has(key)

    def word(self, kind: str, name: str) -> str:
        """Return the translation of a name from the rules; without one, the name itself.

        `kind` is the kind of name, such as `scenario`.
        """
        key = f"{kind}-{name}".replace("_", "-").replace(" ", "-")
        return self.say(key) if self.has(key) else self.free(name)

    def named(self, t: Tournament, number: int) -> str:
        """Return the name of a player; the player's number if the name was deleted."""
        if number in self._names:
            return self._names[number]
        player = t.players.get(number)
        return (self.free(player.name) if player else "") or self.say("report-nameless", number=number)

    def all_named(self, t: Tournament, numbers: Iterable[int]) -> str:
        """Return the names of players as text: “Anna, Marco and Piero”; “nobody” if there are none."""
        return self.listed([self.named(t, each) for each in numbers]) or self.say("tournament-nobody")

    def person(self, person: int) -> str:
        """Return the name of a person."""
        return self._person(person) if self._person and person else self.say("tournament-somebody")

    def listed(self, items: Iterable[str]) -> str:
        """Return a list as text: “a, b and c”."""
        return format_list([*items], locale=self._babel)

    def day(self, number: int) -> str:
        """Return a calendar day as text: “15 March 2026”. The day is given by its proleptic ordinal."""
        return format_date(date.fromordinal(number), "long", locale=self._babel)

    def round(self, number: int, scenario: str = "") -> str:
        """Return the name of a round: “Round 2: Breach”."""
        if not scenario:
            return self.say("tournament-round", number=number)
        return self.say("tournament-round-scenario", number=number, scenario=self.word("scenario", scenario))

    def section(self, what: str, rule: str) -> str:
        """Return a text, with a reference to the rule section added if there is one."""
        return self.say("tournament-section", what=what, section=rule) if rule else what

    def told(self, value: Any) -> int | str:
        """Convert a value from the engine to a number or text for a message."""
        if isinstance(value, bool) or value is None:
            return str(value)
        if isinstance(value, int | str):
            return self.free(value) if isinstance(value, str) else value
        if isinstance(value, Iterable):
            return ", ".join(str(self.told(each)) for each in value) or "–"
        return str(value)

    @property
    def _babel(self) -> str:
        language = house_texts().language(self.locale) or FALLBACK
        return "en_GB" if language == FALLBACK else language.replace("-", "_")
