"""Why this pairing, why this place: the answers of the engine in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tournaments.table_words import player_name
from bot.ui.texts import quoted, say
from engine.tournament import why
from engine.tournament.facts import Fact
from engine.tournament.state import Tournament


def pairing_text(t: Tournament, journal: Sequence[Fact], round_: int, table: int, *, locale: str) -> str:
    """Return why two sit at a table. Raise `Refused` for a table that there is not."""
    found = why.why_pairing(journal, round_, table)
    a, b = (player_name(t, number, locale=locale) for number in (found.a, found.b))
    first, second = found.places
    facts = {"table": table, "round": round_, "a": a, "b": b, "first": first, "second": second, "section": found.rule}
    lines = [say("tournament-why-pairing", locale=locale, **facts)]
    key = "tournament-why-lots" if found.kind in {why.LOTS, why.LAST_LOT} else "tournament-why-standing"
    lines.append(say(key, locale=locale))
    for passed in found.passed:
        name, rounds = player_name(t, passed.player, locale=locale), ", ".join(map(str, passed.rounds))
        lines.append(
            say(f"tournament-why-passed-{passed.kind}", locale=locale, name=name, rounds=rounds, section=passed.rule)
        )
    if found.met:
        lines.append(say("tournament-why-rematch", locale=locale, rounds=", ".join(map(str, found.met))))
    if found.reason:
        lines.append(f"«{quoted(found.reason, 200)}»")
    return "\n".join(lines)


def place_text(t: Tournament, player: int, *, locale: str) -> str:
    """Return why a player has their place: the total line by line, the tie-breaks, who is next to them."""
    return "\n".join(_place(t, why.why_place(t, player), locale=locale))


def _place(t: Tournament, found: why.WhyPlace, *, locale: str) -> Iterator[str]:
    row = found.row
    facts = {"place": row.place, "total": row.total, "ties": row.opponents, "difference": row.difference}
    yield say("tournament-why-place", locale=locale, name=player_name(t, row.player, locale=locale), **facts)
    for score in found.scores:
        name = player_name(t, score.opponent, locale=locale) if score.opponent else "none"
        points = {"round": score.round, "points": score.points, "conceded": score.conceded, "section": score.rule}
        yield say("tournament-why-round", locale=locale, name=name, **points)
    for penalty in found.penalties:
        if not penalty.taken_back:
            yield say("tournament-why-penalty", locale=locale, points=penalty.points, what=quoted(penalty.name))
    for where, next_to in (("above", found.above), ("below", found.below)):
        if next_to is not None:
            by = say(f"tournament-why-by-{next_to.by}", locale=locale)
            name = player_name(t, next_to.player, locale=locale)
            yield say(
                f"tournament-why-{where}", locale=locale, name=name, by=by, own=next_to.own, theirs=next_to.theirs
            )
    if found.shared:
        names = ", ".join(player_name(t, number, locale=locale) for number in found.shared)
        yield say("tournament-why-shared", locale=locale, names=names)
