"""Chooses the answers to offer to a player: the best by a policy, or a sample."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, Protocol, runtime_checkable

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.core.ruleset import Policy

FEWEST, MOST = 2, 9
"""The minimum and the maximum number of answers that are offered, if there are enough options."""
FEW = 4
"""The number of answers offered if a policy has only one: the others are for players who disagree with it."""
_SEEN = 400
"""The maximum number of answers that are examined for a sample: an Ask may have thousands."""


@runtime_checkable
class Ranks(Protocol):
    """The protocol of a policy that can also rank alternatives to its answer."""

    def rank(self, view: Any, ask: Ask, *, most: int) -> Iterable[Answer]:
        """Return the best answers, beginning with the policy's own.

        The caller removes illegal answers.
        """


@runtime_checkable
class OrdersForPhase(Protocol):
    """The protocol of a policy that can return orders for the rest of a phase."""

    def orders_for_phase(self, view: Any, ask: Ask) -> Iterable[Answer]:
        """Return the policy's answers up to the end of the phase, in order."""


def phase_orders(policy: Policy, view: Any, ask: Ask) -> Iterator[Answer]:
    """Yield a policy's legal orders up to the end of the phase, each only once.

    If the policy cannot plan a phase, yield only its next answer.
    """
    seen: set[Answer] = set()
    for answer in (
        policy.orders_for_phase(view, ask) if isinstance(policy, OrdersForPhase) else (policy.answer(view, ask),)
    ):
        if answer not in seen and allowed(ask, answer):
            seen.add(answer)
            yield answer
            if answer == DONE:
                return


def ranked(policy: Policy, view: Any, ask: Ask, *, most: int = MOST) -> tuple[Answer, ...]:
    """Return at most `most` of the best legal answers, beginning with the policy's own.

    If the answer that ends the phase is legal, it is included.
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
    """Return whether an answer to an Ask is legal."""
    try:
        ask.check(answer)
    except Refused:
        return False
    return True


def sample(ask: Ask) -> Iterator[Answer]:
    """Yield the answers to an Ask. Answers of different kinds come first, and none comes twice."""
    every = list(ask.answers(most=_SEEN))
    seen: set[Answer] = set()
    for depth in range(1, max(map(len, every), default=0) + 1):
        prefixes: set[Answer] = {answer[:depth] for answer in seen}
        for answer in every:
            if answer not in seen and answer[:depth] not in prefixes:
                prefixes.add(answer[:depth])
                seen.add(answer)
                yield answer


def _ending(ask: Ask) -> tuple[Answer, ...]:
    return (DONE,) if allowed(ask, DONE) else ()
