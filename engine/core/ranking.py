"""The answers worth choosing among: a policy's own ranking where it has one, else a fair sample of the options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, Protocol, runtime_checkable

from engine.core.ask import DONE, Answer, Ask, Refused
from engine.core.system import Policy

FEWEST, MOST = 2, 9
"""So many answers are offered where the options have them."""
FEW = 4
"""So many where a policy thinks of one answer alone, and the others stand there for whoever thinks otherwise."""
_SEEN = 400
"""Answers that are looked at for a sample: an Ask may have thousands."""


@runtime_checkable
class Ranks(Protocol):
    """A policy that says what it thinks next best, too."""

    def rank(self, view: Any, ask: Ask, *, most: int) -> Iterable[Answer]:
        """Answers worth choosing, its own first; those that the Ask does not allow are left out by whoever asked."""


@runtime_checkable
class Means(Protocol):
    """A policy that says what else it means to do in a phase, besides what it would do first."""

    def meant(self, view: Any, ask: Ask) -> Iterable[Answer]:
        """All that it would answer as things stand, in its order, up to what ends the phase."""


def meant(policy: Policy, view: Any, ask: Ask) -> Iterator[Answer]:
    """All that a policy means to answer as things stand, all allowed and all different, up to what ends the phase.

    Of one that does not say, it is the one answer that it would give now.
    """
    told: set[Answer] = set()
    for answer in policy.meant(view, ask) if isinstance(policy, Means) else (policy.answer(view, ask),):
        if answer not in told and allowed(ask, answer):
            told.add(answer)
            yield answer
            if answer == DONE:
                return


def ranked(policy: Policy, view: Any, ask: Ask, *, most: int = MOST) -> tuple[Answer, ...]:
    """The answers worth choosing, `most` at most, all allowed and all different, the policy's own first.

    To end the phase is among them wherever that is allowed. One that does not rank is followed by a sample of the
    options; so is one that thinks of a single answer where there are others.
    """
    assert most >= FEWEST
    found: dict[Answer, None] = {policy.answer(view, ask): None}
    if isinstance(policy, Ranks):
        for answer in policy.rank(view, ask, most=most):
            if answer not in found and allowed(ask, answer):
                found[answer] = None
    if not isinstance(policy, Ranks):
        found |= dict.fromkeys(sample(ask))
    elif len(found) < FEWEST:
        found |= dict.fromkeys(islice(chain(_ending(ask), sample(ask)), FEW))
    picked = list(found)[:most]
    for last in _ending(ask):
        if last not in picked:
            picked = [*picked[: most - 1], last]
    return tuple(picked)


def allowed(ask: Ask, answer: Answer) -> bool:
    """Whether an Ask takes an answer."""
    try:
        ask.check(answer)
    except Refused:
        return False
    return True


def sample(ask: Ask) -> Iterator[Answer]:
    """Answers that differ early: one of each first word, then one of each first two words, and so on, each once."""
    every = list(ask.answers(most=_SEEN))
    told: set[Answer] = set()
    for depth in range(1, max(map(len, every), default=0) + 1):
        begun: set[Answer] = {answer[:depth] for answer in told}
        for answer in every:
            if answer not in told and answer[:depth] not in begun:
                begun.add(answer[:depth])
                told.add(answer)
                yield answer


def _ending(ask: Ask) -> tuple[Answer, ...]:
    return (DONE,) if allowed(ask, DONE) else ()
