"""Ballots, without Discord: the settings of votes, options and outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Literal

import msgspec

from db.voting import Ballot
from engine.core.asks import Answer

PLAYERS, EVERYBODY = "players", "everybody"
Voters = Literal["players", "everybody"]
"""Who may vote: the players, or everybody who sees the channel."""

SHORTEST, LONGEST = 5, 1440
"""The minimum and maximum time in minutes for which a vote is open."""
MOST_QUORUM = 100
PATIENCE = 2
"""The number of consecutive ballots without votes after which the adviser plays the rest of the phase."""
A_DAY = timedelta(days=1)
LOOKED_BACK = 60
"""The maximum number of closed ballots that are searched for votes: more than a day of the longest phases."""
MOST_OPTIONS = 10
"""The maximum number of options of a ballot, including those that players propose."""

Why = Literal["majority", "tie", "silence", "quorum", "lost", "illegal"]
"""Why an option was chosen.

In this order: it had most votes; the adviser chose among the leading options; there were no votes; there were too few;
the poll was deleted; corrected rules no longer allow the winner.
"""
Void = Literal["stopped", "moved", "undone", "reopened", "over", "resigned", "handed"]
"""Why a ballot was closed without a decision: the vote was stopped, another player decided, and so on."""


class Voting(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a game's votes: duration, quorum, and who may vote."""

    minutes: int
    quorum: int
    voters: Voters

    @property
    def window(self) -> timedelta:
        """The time that a vote is open."""
        return timedelta(minutes=self.minutes)


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a ballot: a plan, an order, or the adviser's decisions for a `scope`.

    `label` and `why`, the adviser's reason, are in the game's language. `step` is the step of the game in which the
    answer is given. `chance` is the percentage of games won after a plan, if it was known when the vote began. `error`
    is its standard error; it is 0 in old ballots.
    """

    label: str
    answer: Answer = ()
    scope: Literal["", "phase"] = ""
    why: str = ""
    step: str = ""
    plan: str = ""
    chance: int | None = None
    error: int = 0


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a ballot in the game's language: position, question and options.

    `period` is the day or turn of the question. It is None in old ballots. `sifted` says whether equal plans have been
    removed, or need not be removed. A ballot may be posted only after that, and its options then keep their numbers.
    """

    title: str
    question: str
    options: tuple[Option, ...]
    period: int | None = None
    sifted: bool = False

    @property
    def plans(self) -> bool:
        """Whether the ballot asks for a plan, not for an order."""
        return bool(self.options and self.options[0].plan)


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The outcome of a ballot: votes, chosen option, and reason.

    `tied` are the leading options if there are several. `early` means that the vote was closed before its time was
    over.
    """

    why: Why | Void
    counts: tuple[int, ...] = ()
    chosen: int | None = None
    tied: tuple[int, ...] = ()
    early: bool = False

    @property
    def total(self) -> int:
        """The number of votes."""
        return sum(self.counts)


_VOTING = msgspec.json.Decoder(Voting)
_PAPER = msgspec.json.Decoder(Paper)
_OUTCOME = msgspec.json.Decoder(Outcome)


def voting_of(stored: str | None) -> Voting:
    """Return the settings of a game's votes from their stored JSON."""
    return _VOTING.decode(stored or "")


def paper_of(ballot: Ballot) -> Paper:
    """Return the contents of a ballot."""
    return _PAPER.decode(ballot.options)


def outcome_of(ballot: Ballot) -> Outcome | None:
    """Return the outcome of a ballot; None while it is open."""
    return _OUTCOME.decode(ballot.outcome) if ballot.outcome else None


def written(thing: Voting | Paper | Outcome) -> str:
    """Return settings, contents or an outcome as JSON."""
    return msgspec.json.encode(thing).decode()


def needed(ballot: Ballot, *, players: int) -> int:
    """Return the number of votes needed. If only players vote, it is at most `players`."""
    return ballot.quorum if ballot.voters == EVERYBODY else min(ballot.quorum, players)


def was_silent(ballot: Ballot) -> bool:
    """Return whether a ballot closed without any vote."""
    outcome = outcome_of(ballot)
    if outcome is None:
        return False
    return outcome.why == "silence" or (outcome.why == "moved" and not ballot.native and ballot.cast == 0)


def silence_of(latest: Iterable[Ballot]) -> tuple[Ballot, ...]:
    """Return the latest ballots in a row that had no votes. `latest` must be sorted newest first."""
    return tuple(takewhile(was_silent, latest))


def sleeps(latest: Iterable[Ballot], *, period: int | None, now: datetime) -> bool:
    """Return whether voting is paused because nobody voted for a day, a turn or 24 hours.

    A single ballot without votes is never enough. `latest` are the closed ballots, newest first. If `period` is None,
    only the hours count.
    """
    silent = silence_of(latest)
    if len(silent) < PATIENCE:
        return False
    first = silent[-1]
    return now - first.opened_at >= A_DAY or (period is not None and paper_of(first).period not in {None, period})


def counted(votes: Iterable[int], options: int) -> tuple[int, ...]:
    """Return the number of votes for each option. Votes for unknown options are ignored."""
    counts = [0] * options
    for choice in votes:
        if 0 <= choice < options:
            counts[choice] += 1
    return tuple(counts)


def verdict(counts: Sequence[int], *, quorum: int, early: bool = False) -> Outcome:
    """Return the outcome of a count: the option with most votes wins.

    Options are in the adviser's order of preference. In a tie the first leading option wins; with too few votes, the
    first option of all. Empty `counts` mean that the votes are lost.
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
