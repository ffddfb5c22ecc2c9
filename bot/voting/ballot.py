"""Votes without Discord: how a game is voted on, what can be voted for, what a count comes to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Literal

import msgspec

from db.voting import Ballot
from engine.core.asks import Answer

if TYPE_CHECKING:
    pass

PLAYERS, EVERYBODY = "players", "everybody"
Voters = Literal["players", "everybody"]
"""Who may vote: who plays, or everybody who sees the channel."""

SHORTEST, LONGEST = 5, 1440
"""Minutes for which a vote is open, at least and at most."""
MOST_QUORUM = 100

_DAY = 24 * 60
_WINDOW = re.compile(
    r"(\d{1,4})(?!\d)"
    r"(?:(days?|d|giorn[oi]|gg?|jours?|j)|(hours?|hrs?|h|or[ae]|o|heures?)|(min(?:ut(?:es?|[oi]))?|mins|m))?"
    r"(?=\d|$)"
)
"""A number of days, hours or minutes in any of the languages; a number alone is minutes."""

Why = Literal["majority", "tie", "silence", "quorum", "lost", "illegal"]
"""Why that was done which was: it had most votes; the steward chose among the first, or for too few votes; the poll
was deleted; mended rules allow it no more."""
Void = Literal["stopped", "moved", "undone", "reopened", "over", "resigned", "handed"]
"""Why nothing was done: everybody decides again; somebody else decided; and so on."""


class Voting(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is voted on: for how many minutes, how many have to vote, who may."""

    minutes: int
    quorum: int
    voters: Voters

    @property
    def window(self) -> timedelta:
        """How long a vote is open."""
        return timedelta(minutes=self.minutes)


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something to vote for: an answer, or that the steward decides for a while (`scope`).

    `label` is in the game's language, as is `why`, the steward's reason; `step` is where the answer is given.
    """

    label: str
    answer: Answer = ()
    scope: Literal["", "phase"] = ""
    why: str = ""
    step: str = ""


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on a ballot, in the game's language: where the game stands, what is asked, the options."""

    title: str
    question: str
    options: tuple[Option, ...]


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of a ballot: the votes by option; what was chosen and why, or why nothing was.

    `tied` are the options that had most votes where several had; `early` says that its time was not over.
    """

    why: Why | Void
    counts: tuple[int, ...] = ()
    chosen: int | None = None
    tied: tuple[int, ...] = ()
    early: bool = False

    @property
    def total(self) -> int:
        """How many voted."""
        return sum(self.counts)


_VOTING = msgspec.json.Decoder(Voting)
_PAPER = msgspec.json.Decoder(Paper)
_OUTCOME = msgspec.json.Decoder(Outcome)


def voting_of(stored: str | None) -> Voting:
    """How a voted game is voted on, from its row."""
    return _VOTING.decode(stored or "")


def paper_of(ballot: Ballot) -> Paper:
    """What stands on a ballot."""
    return _PAPER.decode(ballot.options)


def outcome_of(ballot: Ballot) -> Outcome | None:
    """What became of a ballot; None while it is open."""
    return _OUTCOME.decode(ballot.outcome) if ballot.outcome else None


def written(thing: Voting | Paper | Outcome) -> str:
    """Any of them as it is stored."""
    return msgspec.json.encode(thing).decode()


def needed(ballot: Ballot, *, players: int) -> int:
    """How many have to vote: where those vote who play, no more than play."""
    return ballot.quorum if ballot.voters == EVERYBODY else min(ballot.quorum, players)


def counted(votes: Iterable[int], options: int) -> tuple[int, ...]:
    """The votes by option; what is no option does not count."""
    counts = [0] * options
    for choice in votes:
        if 0 <= choice < options:
            counts[choice] += 1
    return tuple(counts)


def verdict(counts: Sequence[int], *, quorum: int, early: bool = False) -> Outcome:
    """What a count comes to: most votes win; ties and too few votes are the steward's.

    The options stand in the steward's order: of those with equal votes the first is his choice, of all the first. There
    are no counts when the votes are lost.
    """
    total, most = sum(counts), max(counts, default=0)
    leading = tuple(number for number, count in enumerate(counts) if count == most)
    if not counts:
        return Outcome(why="lost", chosen=0, early=early)
    if total < quorum or total == 0:
        why: Why = "silence" if total == 0 else "quorum"
        return Outcome(why=why, counts=tuple(counts), chosen=0, early=early)
    if len(leading) > 1:
        return Outcome(why="tie", counts=tuple(counts), chosen=leading[0], tied=leading, early=early)
    return Outcome(why="majority", counts=tuple(counts), chosen=leading[0], early=early)


def read_window(text: str) -> int | None:
    """The minutes that «30m», «2h», «1 d», «1h30» or «45» mean; None for what means none."""
    said, minutes = "".join(text.split()).casefold(), 0
    if not said:
        return None
    for part in _parts(said):
        if part is None:
            return None
        number, days, hours, _ = part.groups()
        minutes += int(number) * (_DAY if days else 60 if hours else 1)
    return minutes


def _parts(said: str) -> Iterator[re.Match[str] | None]:
    place = 0
    while place < len(said):
        found = _WINDOW.match(said, place)
        yield found
        if found is None:
            return
        place = found.end()
