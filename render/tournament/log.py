"""The log of a tournament, with one line for each fact in its journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.tournament import facts as f
from engine.tournament.facts import Fact, tag_of
from engine.tournament.state import Tournament
from render.tournament.speech import Speech

_VARIANTS: dict[type[Fact], tuple[tuple[str, str], ...]] = {
    f.HandedOver: (("taken", "taken"),),
    f.Registered: (("guest", "guest"),),
    f.ListHanded: (("faults", "wrong"), ("paper", "paper")),
    f.ListReturned: (("until", "until"),),
    f.PairedAgain: (("by_hand", "hand"),),
    f.TimeGiven: (("table", "table"),),
    f.Asked: (("reminder", "reminder"),),
    f.Confirmed: (("silence", "silence"), ("judge", "judge")),
    f.Finished: (("early", "early"),),
    f.Expelled: (("for_life", "for-life"),),
    f.GameEnded: (("given_up", "given-up"),),
}
"""The field on which the wording of a fact depends, and the suffix that its key then has."""


def fact_text(speech: Speech, t: Tournament, fact: Fact) -> str:
    """Return a recorded fact as one line of text, with who did it and why."""
    text = speech.say(_key(t, fact), **_told(speech, t, fact))
    reason = getattr(fact, "reason", "")
    if reason:
        text = speech.say("did-why", what=text, reason=speech.free(reason))
    about = t.players.get(getattr(fact, "player", 0))
    own = about is not None and about.person == fact.by
    if fact.by and not own and not isinstance(fact, f.JudgeNamed | f.JudgeRemoved | f.HandedOver):
        text = speech.say("did-by", what=text, who=speech.person(fact.by))
    return text


def _key(t: Tournament, fact: Fact) -> str:
    key = f"did-{tag_of(fact)}"
    if isinstance(fact, f.GameEnded) and not fact.won and not fact.given_up:
        return "did-game-ended-draw"
    if isinstance(fact, f.TimeGiven) and fact.until:
        what = "away" if fact.away else "until"
        return f"{key}-table-{what}" if fact.table else f"{key}-{what}"
    if isinstance(fact, f.Penalized) and not _points(t, fact):
        return "did-penalized-warning"
    for field, end in _VARIANTS.get(type(fact), ()):
        if getattr(fact, field):
            return f"{key}-{end}"
    return key


_PLAIN = ("round", "table", "minutes", "score", "preset", "seed")
_OF_FIELDS: dict[str, Callable[[Speech, Tournament, Any], dict[str, object]]] = {
    "player": lambda speech, t, fact: {"name": speech.named(t, fact.player), "number": fact.player},
    "person": lambda speech, _t, fact: {"who": speech.person(fact.person)},
    "players": lambda speech, t, fact: {"names": speech.all_named(t, fact.players)},
    "rounds": lambda speech, _t, fact: {"rounds": speech.told(fact.rounds)},
    "title": lambda speech, _t, fact: {"title": speech.free(fact.title)},
    "time": lambda speech, _t, fact: {"time": speech.moment(fact.time)},
    "times": lambda speech, _t, fact: {"times": speech.listed(map(speech.moment, fact.times))},
    "lots": lambda _speech, _t, fact: {"count": len(fact.lots)},
    "won": lambda speech, t, fact: {"name": speech.named(t, fact.given_up or fact.won)},
    "penalty": lambda _speech, _t, fact: {"number": fact.penalty},
    "why": lambda speech, _t, fact: {"what": speech.word("leaving", fact.why)},
}
"""The functions that turn the fields of a fact into values for its line, keyed by field."""
_OF_FACTS: dict[type[Fact], Callable[[Speech, Tournament, Any], dict[str, object]]] = {
    f.ListReturned: lambda speech, _t, fact: {"day": speech.day(fact.until)} if fact.until else {},
    f.TimeGiven: lambda speech, _t, fact: (
        {"until": speech.moment(fact.until), "lost": fact.away // 60} if fact.until else {}
    ),
    f.CameIn: lambda speech, t, fact: {"other": speech.named(t, fact.absent)},
    f.RoundPaired: lambda _speech, _t, fact: {"count": len(fact.tables)},
    f.PairedAgain: lambda speech, _t, fact: {"tables": speech.told(fact.tables)},
    f.Penalized: lambda speech, t, fact: {"what": speech.word("penalty", fact.name), "points": _points(t, fact)},
}
"""The functions that return further values for the line of a fact, keyed by the fact's class."""


def _told(speech: Speech, t: Tournament, fact: Any) -> dict[str, object]:
    """Return the values for the text of a fact's log line."""
    told: dict[str, object] = {name: getattr(fact, name) for name in _PLAIN if hasattr(fact, name)}
    for name, tell in _OF_FIELDS.items():
        if hasattr(fact, name):
            told |= tell(speech, t, fact)
    if type(fact) in _OF_FACTS:
        told |= _OF_FACTS[type(fact)](speech, t, fact)
    return told


def _points(t: Tournament, fact: f.Penalized) -> int:
    """T46 Return the points of a penalty as the tournament counts them."""
    own = [each for each in t.penalties if each.player == fact.player and each.name == fact.name]
    at = [each for each in own if each.at == fact.at and each.by == fact.by]
    return (at or own)[-1].points if own else fact.points
