"""Which player is meant by what somebody types."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.asks import Refused
from engine.core.written import plain
from engine.tournament.state import Tournament, registered

_NAMED = 5


def players_by_name(t: Tournament, typed: str) -> list[int]:
    """Return the players who fit what is typed, the best first: by number, name, beginning, a part."""
    word = plain(typed)
    names = {number: plain(t.players[number].name) for number in registered(t)}
    steps = (
        [number for number in names if not word or str(number) == word],
        [number for number, name in names.items() if name == word],
        [number for number, name in names.items() if name.startswith(word)],
        [number for number, name in names.items() if word in name],
    )
    return [*dict.fromkeys(number for step in steps for number in step)]


def names_of(t: Tournament) -> list[str]:
    """Return the names of who is in a tournament."""
    return [t.players[number].name for number in registered(t)]


def distinct(names: Iterable[str], name: str, number: int, *, most: int) -> str:
    """Return a name for a new player that nobody else has; one that is another's, or a number, gets the player's."""
    if plain(name) not in {*map(plain, names)} and not plain(name).isdecimal():
        return name[:most].strip()
    more = f" ({number})"
    return name[: most - len(more)].strip() + more


def meant(t: Tournament, typed: str, *, part: bool = False) -> int:
    """Return the player with a number or a whole name; with `part`, also who alone has it in their name.

    Raise `Refused` if it is nobody or not one, with who fits: what is done to a person needs exactly that person.
    """
    word = plain(typed)
    fitting = players_by_name(t, typed) if word else []
    exact = [number for number in fitting if str(number) == word] or [
        number for number in fitting if plain(t.players[number].name) == word
    ]
    found = exact or (fitting if part else [])
    if len(found) == 1:
        return found[0]
    names = [f"{number} {t.players[number].name}".strip() for number in (found or fitting)[:_NAMED]]
    raise Refused("no-such-player", rule="T4", facts={"word": typed, "possible": names})
