"""T83 Verifies a whole journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.tournament.facts import Created, Fact, SeedTold, tag_of
from engine.tournament.journal import apply, expect_draws
from engine.tournament.state import Tournament


class Problem(NamedTuple):
    """A wrong fact in a journal.

    It has the number of the fact (from 1), its tag, the reason, the rule, and the right value.
    """

    number: int
    fact: str
    reason: str
    rule: str
    facts: Mapping[str, Any]


class Verified(NamedTuple):
    """The result of verifying a journal.

    `facts` is the number of facts that were applied. `unproven` lists what the journal cannot prove: `draws` if the
    seed is missing, `people` because nothing proves who caused a fact, and `replays` because they happened elsewhere.
    """

    state: Tournament
    facts: int
    rounds: int
    problems: tuple[Problem, ...]
    unproven: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether the verification found no problem."""
        return not self.problems


def verify(facts: Sequence[Fact], seed: str = "") -> Verified:
    """Return the result of verifying a journal.

    Draws are not checked without `seed`, unless the journal publishes it. An impossible fact ends the verification.
    """
    known_seed = seed or next((fact.seed for fact in reversed(facts) if isinstance(fact, SeedTold)), "")
    problems = [*_seed_problem(facts, known_seed)]
    if problems:
        known_seed = ""
    t = Tournament()
    for number, fact in enumerate(facts, 1):
        try:
            expect_draws(t, fact, seed=known_seed)
        except Refused as refused:
            problems.append(_problem(number, fact, refused))
        try:
            apply(t, fact)
        except Refused as refused:
            found = _problem(number, fact, refused)
            if found not in problems:
                problems.append(found)
            break
    return Verified(t, t.version, len(t.rounds), tuple(problems), tuple(_unproven(t, known_seed)))


def _problem(number: int, fact: Fact, refused: Refused) -> Problem:
    return Problem(number, tag_of(fact), refused.reason, refused.rule, dict(refused.facts))


def _seed_problem(facts: Sequence[Fact], seed: str) -> list[Problem]:
    """T83 Return a problem if the seed does not match the hash in the journal; otherwise an empty list."""
    first = facts[0] if facts else None
    if not seed or not isinstance(first, Created) or seed_hash(seed) == first.seed_hash:
        return []
    told = {"hash": seed_hash(seed), "told": first.seed_hash}
    return [Problem(1, tag_of(first), "not-the-seed", "T83", told)]


def _unproven(t: Tournament, seed: str) -> list[str]:
    found = ["people"]
    if not seed:
        found.append("draws")
    if t.settings.tables != "reported":
        found.append("replays")
    return found
