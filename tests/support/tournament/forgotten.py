"""Facts after a person's data was deleted; the bot deletes it in the database (`db/tournaments/forgetting.py`)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.tournament.facts import Fact, HandedOver, JudgeNamed, JudgeRemoved, ListHanded, Registered


def without_person(fact: Fact, person: int, players: frozenset[int], *, group: int = 0) -> Fact:
    """T82 Return a fact without the ids of a person, and without the names and lists of the person's players.

    The points stay, since the tie-breaks of others depend on them; `group` is another player of the same origin.
    """
    changes: dict[str, Any] = {"by": 0} if fact.by == person else {}
    if isinstance(fact, JudgeNamed | JudgeRemoved | HandedOver) and fact.person == person:
        changes["person"] = 0
    if isinstance(fact, Registered) and fact.player in players:
        changes |= {"person": 0, "name": "", "origin": "", "group": group}
    if isinstance(fact, ListHanded) and fact.player in players:
        changes |= {"list": "", "army": ""}
    return msgspec.structs.replace(fact, **changes) if changes else fact
