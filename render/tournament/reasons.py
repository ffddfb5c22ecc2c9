"""The reasons for a pairing, a score or a place as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.tournament.books.base import Line
from engine.tournament.standings import tie_breaks
from engine.tournament.state import Result, Tournament
from engine.tournament.why import (
    AGAIN,
    BELOW,
    BY_HAND,
    FIXED,
    LAST_LOT,
    LOTS,
    MET,
    ORIGIN,
    WALKOVERS,
    Neighbour,
    Passed,
    WhyBye,
    WhyPairing,
    WhyPlace,
    WhyScore,
)
from render.tournament.speech import Speech

Why = WhyPairing | WhyBye | WhyScore | WhyPlace


def why_text(speech: Speech, t: Tournament, answer: Why) -> str:
    """Return a text that explains a pairing, a bye, a score or a place."""
    if isinstance(answer, WhyPairing):
        return "\n".join(_pairing(speech, t, answer))
    if isinstance(answer, WhyBye):
        return "\n".join(_bye(speech, t, answer))
    if isinstance(answer, WhyScore):
        return "\n".join(_score(speech, t, answer))
    return "\n".join(_place(speech, t, answer))


def _pairs(speech: Speech, t: Tournament, pairs: Iterable[tuple[int, int]]) -> str:
    return ", ".join(speech.say("because-two", a=speech.named(t, a), b=speech.named(t, b)) for a, b in pairs)


_KINDS = {LOTS: "because-lots", AGAIN: "because-again", BY_HAND: "because-by-hand", FIXED: "because-fixed"}


def _pairing(speech: Speech, t: Tournament, answer: WhyPairing) -> Iterable[str]:
    a, b = speech.named(t, answer.a), speech.named(t, answer.b)
    first, second = answer.places
    key = _KINDS.get(answer.kind, "because-standing")
    yield speech.section(speech.say(key, a=a, b=b, first=first, second=second), answer.rule)
    if answer.reason:
        yield speech.say("because-reason", reason=speech.free(answer.reason))
    for passed in answer.passed:
        yield speech.section(_passed(speech, t, a, passed, lots=answer.kind == LOTS), passed.rule)
    if answer.met:
        yield speech.section(speech.say("because-rematch", rounds=speech.told(answer.met)), "T18")


def _passed(speech: Speech, t: Tournament, a: str, passed: Passed, *, lots: bool) -> str:
    b = speech.named(t, passed.player)
    if passed.kind == MET:
        return speech.say("because-met", a=a, b=b, rounds=speech.told(passed.rounds))
    if passed.kind == ORIGIN:
        return speech.say("because-origin", a=a, b=b)
    if passed.kind == BELOW and passed.again:
        key = "because-below-lots" if lots else "because-below"
        return speech.say(key, a=a, b=b, pairs=_pairs(speech, t, passed.again))
    return speech.say("because-below-nobody", a=a, b=b)


def _bye(speech: Speech, t: Tournament, answer: WhyBye) -> Iterable[str]:
    key = {LAST_LOT: "because-left-lot", FIXED: "because-left-fixed"}.get(answer.kind, "because-left-last")
    name = speech.named(t, answer.player)
    told = speech.say(key, name=name, place=answer.place, count=answer.players, points=answer.points)
    yield speech.section(told, answer.rule)
    for passed in answer.passed:
        other = speech.named(t, passed.player)
        if passed.kind == WALKOVERS:
            text = speech.say("because-had-walkover", name=other)
        elif passed.again:
            text = speech.say("because-left-rematch", name=name, pairs=_pairs(speech, t, passed.again))
        else:
            text = speech.say("because-left-rematch-nobody", name=name)
        yield speech.section(text, passed.rule)


def _score(speech: Speech, t: Tournament, answer: WhyScore) -> Iterable[str]:
    name = speech.named(t, answer.player)
    kind = speech.say(f"because-kind-{answer.kind}", name=name)
    facts = {"round": answer.round, "name": name, "points": answer.points, "why": kind}
    if answer.opponent:
        other = speech.named(t, answer.opponent)
        text = speech.say("because-score", other=other, conceded=answer.conceded, **facts)
    else:
        text = speech.say("because-score-alone", **facts)
    yield speech.section(text, answer.rule)
    yield from line_texts(speech, answer.lines)
    if answer.result is not None:
        yield from _how(speech, answer.result, answer.trace)


def _how(speech: Speech, result: Result, trace: Sequence[Result]) -> Iterable[str]:
    before = " – ".join(map(str, trace[-1].points)) if trace else "–"
    yield speech.section(speech.say(f"because-how-{result.how}", before=before), "T69" if trace else "T66")
    if result.reason:
        yield speech.say("because-reason", reason=speech.free(result.reason))


def line_texts(speech: Speech, lines: Iterable[Line]) -> Iterable[str]:
    """Yield the lines of a score sheet as texts, with points and rule section."""
    for line in lines:
        detail = f"account-why-{line.what}"
        known = {name: value for name, value in line.facts.items() if type(value) is int}
        more = speech.say(detail, **known) if speech.has(detail) else ""
        what = speech.say(f"account-{line.what}")
        yield speech.say("account-line", what=what, points=line.points, more=more, section=line.rule)


def _place(speech: Speech, t: Tournament, answer: WhyPlace) -> Iterable[str]:
    row = answer.row
    key = "because-place-annulled" if row.annulled else "because-place"
    if row.annulled and answer.league is not None and not answer.annulled:
        key = "because-place-struck"
    name = speech.named(t, row.player)
    text = speech.say(key, name=name, place=row.place, total=row.total)
    yield speech.section(text, {"because-place-annulled": "T49", "because-place-struck": "T97"}.get(key, "T57"))
    for score in answer.scores:
        yield "· " + speech.say("because-round", round=score.round, points=score.points)
    for penalty in answer.penalties:
        key = "because-penalty-back" if penalty.taken_back else "because-penalty"
        what = speech.word("penalty", penalty.name)
        yield "· " + speech.section(speech.say(key, what=what, points=penalty.points), "T43")
    yield from _league_ties(speech, t, answer) if answer.league is not None else _ties(speech, t, answer)
    if answer.shared:
        yield speech.section(speech.say("because-shared", names=speech.all_named(t, answer.shared)), "T60")
    if answer.above:
        yield _next_to(speech, t, "because-above", answer.above)
    if answer.below:
        yield _next_to(speech, t, "because-below-next", answer.below)


def _league_ties(speech: Speech, t: Tournament, answer: WhyPlace) -> Iterable[str]:
    """T95 Yield lines about the first three tie-breaks of a league."""
    row, parts = answer.row, answer.league or ()
    same = [
        speech.say("because-direct-part", name=speech.named(t, each.opponent), points=each.against)
        for each in parts
        if each.same
    ]
    text = speech.say("because-direct", sum=row.direct, lines=", ".join(same))
    yield speech.section(text if same else speech.say("because-direct-none"), "T95")
    paid = [
        speech.say(
            "because-sonneborn-part", name=speech.named(t, each.opponent), points=each.against, total=each.scored
        )
        for each in parts
        if each.against
    ]
    text = speech.say("because-sonneborn", sum=row.sonneborn, lines=", ".join(paid))
    yield speech.section(text if paid else speech.say("because-sonneborn-none"), "T95")
    yield speech.section(speech.say("because-wins", wins=row.wins), "T95")


def _ties(speech: Speech, t: Tournament, answer: WhyPlace) -> Iterable[str]:
    row = answer.row
    lines = [
        speech.say("because-opponent", name=speech.named(t, each.opponent), scored=each.scored, against=each.against)
        for each in answer.opponents
    ]
    told = speech.say("because-opponents", sum=row.opponents, lines=", ".join(lines))
    yield speech.section(told if lines else speech.say("because-opponents-none"), "T58")
    scored, conceded = (sum(each[at] for each in answer.difference) for at in (1, 2))
    text = speech.say("because-difference", sum=row.difference, scored=scored, conceded=conceded)
    yield speech.section(text, "T59")


def _next_to(speech: Speech, t: Tournament, key: str, other: Neighbour) -> str:
    number = [*tie_breaks(t)].index(other.by) + 1 if other.by in tie_breaks(t) else 0
    what = speech.say("because-by-tie", number=number) if number else speech.say(f"because-by-{other.by}")
    name = speech.named(t, other.player)
    return speech.section(speech.say(key, name=name, what=what, own=other.own, theirs=other.theirs), "T57")
