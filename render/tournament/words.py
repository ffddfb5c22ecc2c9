"""All texts of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import Line, load
from engine.tournament.books.centuria.lists import ArmyList, Fault
from engine.tournament.facts import Fact
from engine.tournament.ranking import Row
from engine.tournament.settings import REPORTED, Settings
from engine.tournament.standings import by_fields, standings, tie_breaks
from engine.tournament.state import OVER, Round, Table, Tournament, round_of
from render.catalogue import house_texts
from render.tournament.log import fact_text
from render.tournament.reasons import Why, line_texts, why_text
from render.tournament.speech import Speech, moment_in_utc

BETWEEN = " · "


class TournamentWords:
    """The texts of a tournament in one language. See `Speech` for the names that callers pass."""

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
        """Return the reason for a refusal as text, with the number of the rule.

        `sides` are the names of the table's sides a and b.
        """
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
        """Return the names of the players in a refusal."""
        found = {}
        if "player" in facts:
            found["name"] = self.speech.named(t, int(facts["player"]))
        if isinstance(facts.get("players"), Sequence):
            found["names"] = self.speech.all_named(t, facts["players"])
        return found

    # --- the announcement ---

    def conditions(self, t: Tournament) -> list[str]:
        """T84 Return the playing conditions as lines of an announcement."""
        say, settings, lines = self.speech.say, t.settings, list[str]()
        if settings.place:
            lines.append(say("announce-place", place=self.speech.free(settings.place)))
        if settings.tables == REPORTED:
            lines += [] if settings.scenarios else [say("announce-scenarios-lots")]
            lines.append(self.house(settings, t.book))
        if settings.fixed_scenery:
            lines.append(say("announce-fixed-scenery", count=settings.fixed_scenery))
        if settings.without:
            lines.append(say("announce-without", names=self.speech.listed(map(self.speech.free, settings.without))))
        if settings.prizes:
            lines.append(say("announce-prizes", names=self.speech.listed(map(self.speech.free, settings.prizes))))
        return lines

    def house(self, settings: Settings, book: str) -> str:
        """T84 Return a text about the settings that differ from the rulebook."""
        found = []
        for name, possible in load(book).rules()["house"].items():
            if getattr(settings, "lists_visible" if name == "lists" else name) != possible[0]:
                found.append(self.speech.say(f"judge-switch-{name.replace('_', '-')}"))
        if not found:
            return self.speech.say("announce-book")
        return self.speech.say("announce-house", switches=BETWEEN.join(found))

    # --- rounds and the standings ---

    def pair(self, t: Tournament, table: Table, totals: Mapping[int, int]) -> str:
        """Return a line of text with the two players at a table."""
        names = {"table": table.number, "a": self.speech.named(t, table.a), "b": self.speech.named(t, table.b)}
        if table.result is not None:
            first, second = table.result.points
            return self.speech.say("tournament-pair-final", first=first, second=second, **names)
        first, second = totals.get(table.a, 0), totals.get(table.b, 0)
        return self.speech.say("tournament-pair", first=first, second=second, **names)

    def page_heading(self, t: Tournament, round_: int | None = None) -> str:
        """Return the title of the standings."""
        if round_ is not None:
            return self.speech.say("tournament-page-of", number=round_)
        return self.speech.say("tournament-page-final" if t.stage == OVER else "tournament-page-now")

    def row(self, t: Tournament, row: Row[int]) -> str:
        """Return a line of the standings: place, name, total, tie-breaks, penalties."""
        figures = [getattr(row, each) for each in tie_breaks(t)]
        short = [self.speech.say("tournament-short-tie", number=number) for number in range(1, len(figures) + 1)]
        breaks = BETWEEN.join(f"{name} {figure}" for name, figure in zip(short, figures, strict=True))
        key = "tournament-page-line-annulled" if row.annulled else "tournament-page-line"
        name = self.speech.named(t, row.player)
        line = self.speech.say(key, place=row.place, name=name, total=row.total, breaks=breaks)
        return self.speech.say("tournament-page-off", line=line, points=row.penalties) if row.penalties else line

    def ties(self, t: Tournament) -> str:
        """Return a text that explains how players with equal points are ranked."""
        if by_fields(t):
            return self.speech.say("tournament-how-ties")
        return self.speech.say("tournament-how-points", breaks=", ".join(self.tie_breaks(t)))

    def tie_breaks(self, t: Tournament) -> list[str]:
        """Return the names of the tie-breaks in order. Each is preceded by its number."""
        return [self.speech.say(f"tournament-{each}", number=at) for at, each in enumerate(tie_breaks(t), 1)]

    # --- accounts, reasons, the log ---

    def account(
        self,
        t: Tournament,
        table: Table,
        lines: Sequence[Sequence[Line]],
        *,
        reader: int = 0,
        changed: Collection[str] = (),
    ) -> str:
        """T66 Return the points of a reported game as text, the reader's side first.

        Underline lines that differ from another report. `changed` are the names of these lines, such as “a.units”.
        """
        points = tuple(sum(line.points for line in own) for own in lines)
        sides = [*zip("ab", table.players, points, lines, strict=True)]
        sides.sort(key=lambda side: side[1] != reader)
        told = []
        for side, player, worth, own in sides:
            key = "account-yours" if player == reader else "account-theirs"
            marks = (f"{side}.{line.what}" in changed for line in own)
            texts = (
                f"__{each}__" if mark else each for each, mark in zip(line_texts(self.speech, own), marks, strict=True)
            )
            told.append(
                self.speech.say(key, name=self.speech.named(t, player), points=worth, lines=BETWEEN.join(texts))
            )
        return "\n".join((*told, self._winner(t, table, points, reader)))

    def _winner(self, t: Tournament, table: Table, points: Sequence[int], reader: int) -> str:
        if points[0] == points[1]:
            return self.speech.say("account-draw")
        won = table.players[points[1] > points[0]]
        if won == reader:
            return self.speech.say("account-you-win")
        return self.speech.say("account-wins", name=self.speech.named(t, won))

    def why(self, t: Tournament, answer: Why) -> str:
        """Return the reasons for a pairing, a bye, a score or a place."""
        return why_text(self.speech, t, answer)

    def fact(self, t: Tournament, fact: Fact) -> str:
        """Return a tournament fact as one line of the log."""
        return fact_text(self.speech, t, fact)

    # --- lists ---

    def list_check(self, found: ArmyList) -> str:
        """T5, T86 Return a text about an army list: its total and its faults."""
        say = self.speech.say
        army = self.speech.free(found.army) or say("army-nameless")
        counts = say("army-counts", army=army, units=len(found.units), points=found.points, generals=found.generals)
        if not found.faults:
            return "\n".join((counts, say("army-good"), say("army-judge")))
        faults = [self.fault(each) for each in found.faults]
        return "\n".join((counts, say("army-wrong"), *(f"- {each}" for each in faults)))

    def fault(self, fault: Fault) -> str:
        """Return a text about a fault of an army list."""
        facts = {name: self.speech.told(value) for name, value in fault.facts.items()}
        if "field" in facts:
            facts["field"] = self.speech.say(f"army-field-{facts['field']}")
        facts["over"] = int(fault.facts.get("number", 0)) - int(fault.facts.get("most", 0))
        text = self.speech.section(self.speech.say(f"army-fault-{fault.reason}", **facts), fault.rule)
        return self.speech.say("army-line", line=fault.line, what=text) if fault.line else text


def totals_before(t: Tournament, round_: int) -> dict[int, int]:
    """Return the total points of each player at the start of a round, keyed by player number."""
    return {row.player: row.total for row in standings(t, round_ - 1)}


def standings_of(t: Tournament, round_: int | None, *, posted: bool = True) -> list[Row[int]]:
    """T63 Return the standings after a round. Without a round, return the current standings.

    If not `posted`, they include all later corrections.
    """
    if round_ is None:
        return list(t.final) if t.stage == OVER and t.final else standings(t)
    found: Round = round_of(t, round_)
    return list(found.standings) if found.standings and posted else standings(t, round_)
