"""The texts of a tournament: refusals, the announcement, pairings, the page, accounts, reasons, the log, lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import Line, load
from engine.tournament.books.centuria.lists import ArmyList, Fault
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import Fact
from engine.tournament.page import by_fields, page, tie_breaks, walkover_points
from engine.tournament.settings import WEEK, Settings
from engine.tournament.standing import Row
from engine.tournament.state import (
    CANCELLED,
    OVER,
    Round,
    Table,
    Tournament,
    in_places,
    registered,
    round_of,
    table_of,
    waiting,
)
from engine.tournament.why import account_of
from render.catalogue import house_texts
from render.tournament.log import fact_text
from render.tournament.reasons import Why, line_texts, why_text
from render.tournament.speech import Speech, moment_in_utc

BETWEEN = " · "


class TournamentWords:
    """The texts of a tournament in a language; see `Speech` for the names that are handed in."""

    def __init__(
        self,
        locale: str,
        *,
        names: Mapping[int, str] | None = None,
        person: Callable[[int], str] | None = None,
        free: Callable[[str], str] = str,
        moment: Callable[[int], str] = moment_in_utc,
    ) -> None:
        self.speech = Speech(locale, names=names, person=person, free=free, moment=moment)

    # --- refusals ---

    def refusal(self, refused: Refused, t: Tournament | None = None, *, sides: Mapping[str, str] | None = None) -> str:
        """Return why something is refused, with its paragraph; `sides` names a and b of the table."""
        speech, key = self.speech, f"tournament-refused-{refused.reason}"
        if not speech.has(key):
            return speech.say("tournament-refused", reason=refused.reason, section=refused.rule)
        facts: dict[str, object] = dict.fromkeys(house_texts().facts(key), "–")
        facts |= {name: speech.told(value) for name, value in refused.facts.items()}
        if "until" in refused.facts:
            facts["until"] = speech.moment(int(refused.facts["until"]))
        field = f"report-ask-{str(refused.facts.get('field', '')).replace('_', '-')}"
        facts["what"] = speech.say(field) if speech.has(field) else speech.say("report-table")
        side = str(refused.facts.get("side", ""))
        facts["who"] = (sides or {}).get(side) or speech.say("report-table")
        facts |= self._who(t or Tournament(), refused.facts)
        return speech.say("tournament-refused-why", why=speech.say(key, **facts), section=refused.rule)

    def _who(self, t: Tournament, facts: Mapping[str, Any]) -> dict[str, str]:
        """Return the players that a refusal is about."""
        found = {}
        if "player" in facts:
            found["name"] = self.speech.named(t, int(facts["player"]))
        if isinstance(facts.get("players"), Sequence):
            found["names"] = self.speech.all_named(t, facts["players"])
        return found

    # --- the announcement ---

    def announcement(self, t: Tournament) -> str:
        """T84 Return what an announcement has to say, a line each; title and buttons are the caller's."""
        say, settings = self.speech.say, t.settings
        lines = [f"**{self.speech.free(t.title)}**"]
        if t.stage in (CANCELLED, OVER):
            lines.append(say("announce-stage-cancelled" if t.stage == CANCELLED else "announce-stage-over"))
        if settings.starts:
            lines.append(say("announce-starts", when=self.speech.moment(settings.starts)))
        if settings.place:
            lines.append(say("announce-place", place=self.speech.free(settings.place)))
        lines += [self._rounds(t), *self._scenarios(settings), *self._lists(t), self._entered(t)]
        if len(waiting(t)):
            lines.append(say("announce-waiting", count=len(waiting(t))))
        judges = [self.speech.person(each) for each in (t.organizer, *t.judges) if each]
        if judges:
            lines.append(say("announce-judges", names=self.speech.listed(judges)))
        lines.append(self.house(settings, t.book))
        if settings.fixed_scenery:
            lines.append(say("announce-fixed-scenery", count=settings.fixed_scenery))
        if settings.without:
            lines.append(say("announce-without", names=self.speech.listed(map(self.speech.free, settings.without))))
        if settings.prizes:
            lines.append(say("announce-prizes", names=self.speech.listed(map(self.speech.free, settings.prizes))))
        lines.append(say("announce-seed", hash=f"`{t.seed_hash}`"))
        return "\n".join(lines)

    def _rounds(self, t: Tournament) -> str:
        settings = t.settings
        if not settings.rounds and not t.total_rounds:
            return self.speech.say("announce-rounds-open")
        if settings.clock == WEEK:
            return self.speech.say("announce-rounds-weeks", rounds=rounds_in_all(t))
        return self.speech.say("announce-rounds", rounds=rounds_in_all(t), minutes=settings.minutes)

    def _scenarios(self, settings: Settings) -> list[str]:
        if settings.tables != "reported":
            return []
        if not settings.scenarios:
            return [self.speech.say("announce-scenarios-lots")]
        names = [self.speech.word("scenario", each) for each in settings.scenarios]
        return [self.speech.say("announce-scenarios", names=", ".join(names))]

    def _lists(self, t: Tournament) -> list[str]:
        settings = t.settings
        if not settings.lists or not settings.lists_day:
            return []
        least, most = settings.units
        points, day = load(t.book).rules()["list"]["points"], self.speech.day(settings.lists_day)
        return [self.speech.say("announce-lists", day=day, least=least, most=most, points=points)]

    def _entered(self, t: Tournament) -> str:
        counted = {"count": len(in_places(t)), "lists": sum(t.players[each].list_counts for each in registered(t))}
        if t.settings.places:
            return self.speech.say("announce-entered-of", places=t.settings.places, **counted)
        return self.speech.say("announce-entered", **counted)

    def house(self, settings: Settings, book: str) -> str:
        """T84 Return which switches differ from the book."""
        found = []
        for name, possible in load(book).rules()["house"].items():
            if getattr(settings, "lists_visible" if name == "lists" else name) != possible[0]:
                found.append(self.speech.say(f"judge-switch-{name.replace('_', '-')}"))
        if not found:
            return self.speech.say("announce-book")
        return self.speech.say("announce-house", switches="; ".join(found))

    # --- rounds and the page ---

    def pairs(self, t: Tournament, round_: int) -> str:
        """Return the pairs of a round, a table a line: totals so far, or points where the table is final."""
        found = round_of(t, round_)
        lines = [self.speech.round(round_, found.scenario)]
        totals = totals_before(t, round_)
        lines += [self.pair(t, table, totals) for table in found.tables.values()]
        if found.left_over:
            names = self.speech.all_named(t, found.left_over)
            text = self.speech.say("tournament-left-over", points=walkover_points(t), names=names)
            lines.append(self.speech.section(text, "T12"))
        return "\n".join(lines)

    def pair(self, t: Tournament, table: Table, totals: Mapping[int, int]) -> str:
        """Return a table as a line."""
        names = {"table": table.number, "a": self.speech.named(t, table.a), "b": self.speech.named(t, table.b)}
        if table.result is not None:
            first, second = table.result.points
            return self.speech.say("tournament-pair-final", first=first, second=second, **names)
        first, second = totals.get(table.a, 0), totals.get(table.b, 0)
        return self.speech.say("tournament-pair", first=first, second=second, **names)

    def page(self, t: Tournament, round_: int | None = None) -> str:
        """T57, T63 Return the standing that was posted after a round, with what was corrected; or the present one."""
        rows = page_of(t, round_)
        lines = [self.page_heading(t, round_), *(self.row(t, each) for each in rows)]
        if not rows:
            lines.append(self.speech.say("tournament-page-empty"))
        lines += self.corrected(t, round_)
        return "\n".join([*lines, self.ties(t)])

    def page_heading(self, t: Tournament, round_: int | None = None) -> str:
        """Return what a page is called."""
        if round_ is not None:
            return self.speech.say("tournament-page-of", number=round_)
        return self.speech.say("tournament-page-final" if t.stage == OVER else "tournament-page-now")

    def row(self, t: Tournament, row: Row[int]) -> str:
        """Return a line of the page: place, name, total, tie-breaks, penalties."""
        short = ((self.speech.say(f"tournament-short-{each}"), getattr(row, each)) for each in tie_breaks(t))
        breaks = BETWEEN.join(f"{name} {figure}" for name, figure in short)
        key = "tournament-page-line-annulled" if row.annulled else "tournament-page-line"
        name = self.speech.named(t, row.player)
        line = self.speech.say(key, place=row.place, name=name, total=row.total, breaks=breaks)
        return self.speech.say("tournament-page-off", line=line, points=row.penalties) if row.penalties else line

    def ties(self, t: Tournament) -> str:
        """Return how who is equal in points is ranked."""
        if by_fields(t):
            return self.speech.say("tournament-how-ties")
        names = ", ".join(self.speech.say(f"tournament-{each}") for each in tie_breaks(t))
        return self.speech.say("tournament-how-points", breaks=names)

    def corrected(self, t: Tournament, round_: int | None) -> list[str]:
        """T63 Return a line for each table that was corrected after a page had been posted."""
        if round_ is None:
            return []
        posted = round_of(t, round_).page_fact
        found = [each for each in t.corrections if each[0] <= round_ and posted and each[2] > posted]
        return [self.speech.say("tournament-page-corrected", round=each[0], table=each[1]) for each in found]

    # --- accounts, reasons, the log ---

    def account(self, t: Tournament, round_: int, table: int, report: Mapping[str, Any], *, reader: int = 0) -> str:
        """T66 Return what a report is worth, line by line with its paragraph, the reader's side first.

        Raise `Refused` for a report that cannot be.
        """
        points, lines = account_of(t, round_, table, report)
        return self.account_lines(t, table_of(t, round_, table), points, lines, reader=reader)

    def account_lines(
        self, t: Tournament, table: Table, points: tuple[int, int], lines: Sequence[Sequence[Line]], *, reader: int = 0
    ) -> str:
        """Return an account that was worked out, and who wins."""
        sides = [*zip(table.players, points, lines, strict=True)]
        sides.sort(key=lambda side: side[0] != reader)
        told = []
        for player, worth, own in sides:
            key = "account-yours" if player == reader else "account-theirs"
            text = BETWEEN.join(line_texts(self.speech, own))
            told.append(self.speech.say(key, name=self.speech.named(t, player), points=worth, lines=text))
        return "\n".join((*told, self._winner(t, table, points, reader)))

    def _winner(self, t: Tournament, table: Table, points: tuple[int, int], reader: int) -> str:
        if points[0] == points[1]:
            return self.speech.say("account-draw")
        won = table.players[points[1] > points[0]]
        if won == reader:
            return self.speech.say("account-you-win")
        return self.speech.say("account-wins", name=self.speech.named(t, won))

    def why(self, t: Tournament, answer: Why) -> str:
        """Return why a pairing, a walkover, a score or a place, in lines."""
        return why_text(self.speech, t, answer)

    def fact(self, t: Tournament, fact: Fact) -> str:
        """Return what happened as one line of the log."""
        return fact_text(self.speech, t, fact)

    # --- lists ---

    def list_check(self, found: ArmyList) -> str:
        """T5, T86 Return what a list comes to, and its faults with line and paragraph."""
        say = self.speech.say
        army = self.speech.free(found.army) or say("army-nameless")
        counts = say("army-counts", army=army, units=len(found.units), points=found.points, generals=found.generals)
        if not found.faults:
            return "\n".join((counts, say("army-good"), say("army-judge")))
        faults = [self.fault(each) for each in found.faults]
        return "\n".join((counts, say("army-wrong"), *(f"- {each}" for each in faults)))

    def fault(self, fault: Fault) -> str:
        """Return what is wrong with a list."""
        facts = {name: self.speech.told(value) for name, value in fault.facts.items()}
        if "field" in facts:
            facts["field"] = self.speech.say(f"army-field-{facts['field']}")
        facts["over"] = int(fault.facts.get("number", 0)) - int(fault.facts.get("most", 0))
        text = self.speech.section(self.speech.say(f"army-fault-{fault.reason}", **facts), fault.rule)
        return self.speech.say("army-line", line=fault.line, what=text) if fault.line else text


def totals_before(t: Tournament, round_: int) -> dict[int, int]:
    """Return the totals with which players come into a round."""
    return {row.player: row.total for row in page(t, round_ - 1)}


def page_of(t: Tournament, round_: int | None) -> list[Row[int]]:
    """T63 Return the page that was posted after a round, or what it would be; without a round the present one."""
    if round_ is None:
        return list(t.final) if t.stage == OVER and t.final else page(t)
    found: Round = round_of(t, round_)
    return list(found.page) if found.page else page(t, round_)
