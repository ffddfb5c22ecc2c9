"""T86, T88 The form of a report: its pages, and the reading of answers.

A page has at most five questions, so that it fits a form on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.asks import Refused
from engine.tournament.books.base import CHOICE, NUMBER, PAIR, SEVERAL, UNITS, Army, FormPage, Question, Told, Unit
from engine.tournament.books.centuria.book import GAME, SIDE, Field, Scenario, rules
from engine.tournament.books.centuria.lists import ArmyList, losses
from engine.tournament.books.centuria.lists import read as read_list
from engine.tournament.books.centuria.report import MOST_POINTS, SIDES, House, asked, fields_of, matters, other

LOSSES, LEADERS, OBJECTIVE = "losses", "leaders", "objective"
"""The keys of the pages, in order."""
ENDING, COMMANDERS, ATTACKER, NEAR, COMMAND = "ending", "commanders", "attacker", "near", "command"
"""The keys of the questions about more than one side."""
TURNS, BOTH = "turns", "both"
ENDINGS = (TURNS, *SIDES, BOTH)
"""The answers about how the game ended: no army fled, the army of a or of b did, or both."""
YES, NO = "yes", "no"

_OPTIONS, _MARK = 25, 50
"""The maximum number of options of a selection, and the maximum length of an option's value."""
_WHOLE = re.compile(r"\d{1,5}|\d{1,3}(?:[ .'\u2019\u00a0\u202f]\d{3})", re.ASCII)
_PARTS = re.compile(r"\s*[/|;,:\-]\s*|\s+")


class Filling(NamedTuple):
    """A report that a player is filling in. `own` is the player's side."""

    scenario: Scenario
    told: Told
    own: str
    armies: tuple[Army, Army]
    house: House

    @property
    def sides(self) -> tuple[str, str]:
        """The two sides, the player's own first."""
        return self.own, other(self.own)

    def army(self, side: str) -> Army:
        """Return the known facts about a side's army."""
        return self.armies[SIDES.index(side)]

    def army_list(self, side: str) -> ArmyList | None:
        """Return a side's army list. Return None if there is none or the form cannot list its units."""
        text = self.army(side).text
        if text is None:
            return None
        found = read_list(text, (0, MOST_POINTS))
        short = all(len(unit.mark) <= _MARK for unit in found.units)
        return found if short and 0 < len(found.units) <= _OPTIONS else None

    @property
    def fled(self) -> dict[str, bool]:
        """Whether the army of each side fled."""
        ending = self.first(ENDING)
        return {side: ending in (side, BOTH) for side in SIDES}

    def first(self, key: str) -> str:
        """Return the first answer to a question; empty if there is none."""
        return next(iter(self.told.get(key, ())), "").strip()

    def one_of(self, key: str, options: Sequence[str]) -> str:
        """Return the option chosen for a question; empty if there is none.

        Raise `Refused` if the answer is not an option.
        """
        word = self.first(key)
        if word and word not in options:
            facts = {"side": GAME, "field": key, "choices": ", ".join(options)}
            raise Refused("not-a-choice", rule="T88", facts=facts)
        return word


# --- what is asked ---


def pages(filling: Filling) -> tuple[FormPage, ...]:
    """Return the pages of the form that the report needs.

    Before the ending is entered, only the first page is known.
    """
    found = [FormPage(LOSSES, tuple(_losses(filling)))]
    if filling.one_of(ENDING, ENDINGS):
        found += [
            FormPage(LEADERS, tuple(_leaders(filling))),
            FormPage(OBJECTIVE, (*_objective(filling), *_command(filling))),
        ]
    return tuple(page for page in found if page.questions)


def _losses(filling: Filling) -> Iterator[Question]:
    yield Question(ENDING, ENDING, CHOICE, options=ENDINGS)
    for side in filling.sides:
        army = filling.army_list(side)
        for name in ("units_lost", "units_spent"):
            key = f"{name}.{side}"
            if army is None:
                yield Question(key, name, NUMBER, side, most=MOST_POINTS, needed=False)
            else:
                units = tuple(Unit(unit.mark, unit.name, unit.cost, unit.words) for unit in army.units)
                marks = tuple(unit.mark for unit in units)
                yield Question(key, name, UNITS, side, options=marks, units=units, needed=False)


def _leaders(filling: Filling) -> Iterator[Question]:
    """Yield the report's questions about leaders of armies whose list is unknown."""
    named = {side: {field.name for field in _asked(filling, side)} for side in SIDES}
    typed = [side for side in filling.sides if filling.army_list(side) is None]
    commanders = tuple(side for side in typed if "commander_lost" in named[side])
    if commanders:
        yield Question(COMMANDERS, "commander_lost", SEVERAL, options=commanders, needed=False)
    most = int(rules()["list"]["generals"][1])
    for side in typed:
        for name in ("generals", "generals_lost"):
            known = name == "generals" and filling.army(side).generals is not None
            if name in named[side] and not known:
                options = tuple(map(str, range(most + 1)))
                yield Question(f"{name}.{side}", name, CHOICE, side, options=options, most=most, needed=False)


def _asked(filling: Filling, side: str) -> Iterator[Field]:
    return asked(filling.scenario, side, filling.fled, filling.house)


def _objective(filling: Filling) -> Iterator[Question]:
    scenario = filling.scenario
    own = {field.name for field in fields_of(scenario, SIDE) if field in scenario.fields}
    if scenario.roles:
        yield Question(ATTACKER, "role", CHOICE, options=filling.sides)
    for side in filling.sides:
        for field in _asked(filling, side):
            if field.name in own and field.name not in ("role", NEAR):
                yield _question(field, side, filling.house)
    if NEAR in own and not any(filling.fled.values()):
        yield Question(NEAR, NEAR, CHOICE, options=(NO, YES), needed=False)
    for field in fields_of(scenario, GAME):
        mattering = [matters(field, roles) for roles in _roles_fled(filling)]
        if any(mattering):
            yield _question(field, "", filling.house)._replace(needed=all(mattering) and field.default is None)


def _roles_fled(filling: Filling) -> list[frozenset[str]]:
    """Return the possible sets of roles whose armies fled."""
    roles, fled = filling.scenario.roles, [side for side in SIDES if filling.fled[side]]
    if len(fled) == 1:
        return [frozenset({role}) for role in roles]
    return [frozenset(roles if fled else ())]


def _question(field: Field, side: str, house: House) -> Question:
    key = f"{field.name}.{side}" if side else field.name
    needed = field.default is None
    if field.type == "bool":
        return Question(key, field.name, CHOICE, side, options=(NO, YES), needed=needed)
    if field.type == "choice":
        return Question(key, field.name, CHOICE, side, options=field.choices, needed=needed)
    most = max(each for each in field.range or (MOST_POINTS,) if isinstance(each, int))
    most = house.units if field.range == (0, int(rules()["list"]["units"][1])) else most
    if most < _OPTIONS:
        options = tuple(map(str, range(most + 1)))
        return Question(key, field.name, CHOICE, side, options=options, most=most, needed=needed)
    return Question(key, field.name, NUMBER, side, most=most, needed=needed)


def _command(filling: Filling) -> Iterator[Question]:
    """T41 Yield the question about the command points that both sides have left."""
    if any(field.name == "command_points_left" for field in _asked(filling, filling.own)):
        yield Question(COMMAND, "command_points_left", PAIR, options=filling.sides, needed=False)


# --- what was told ---


def told(filling: Filling) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
    """Return the fields entered so far, and the ticked units, keyed by field and side.

    Raise `Refused` if an answer is invalid.
    """
    sides: dict[str, dict[str, Any]] = {side: {"fled": filling.fled[side]} for side in SIDES}
    game: dict[str, Any] = {}
    ticks: dict[str, tuple[str, ...]] = {}
    for page in pages(filling):
        for question in page.questions:
            if question.how in (CHOICE, NUMBER) and question.key not in (ENDING, ATTACKER, NEAR):
                value = _value(filling, question)
                if value is not None:
                    (sides[question.side] if question.side else game)[question.field] = value
    for side in SIDES:
        army = filling.army_list(side)
        if army is not None:
            marks = {name: tuple(filling.told.get(f"{name}.{side}", ())) for name in ("units_lost", "units_spent")}
            sides[side] |= losses(army, marks["units_lost"], marks["units_spent"])
            ticks |= {f"{name}.{side}": ticked for name, ticked in marks.items() if ticked}
        elif side in filling.told.get(COMMANDERS, ()):
            sides[side]["commander_lost"] = True
        if filling.army(side).generals is not None:
            sides[side]["generals"] = filling.army(side).generals
    _shared(filling, sides)
    return {**sides, **game}, ticks


def _value(filling: Filling, question: Question) -> bool | int | str | None:
    """Return the answer to a question, or None if it is still open."""
    if question.how == NUMBER or question.options[:1] == ("0",):
        word = filling.first(question.key)
        return whole(word, question.side, question.field) if word else None
    word = filling.one_of(question.key, question.options)
    if question.options == (NO, YES):
        return word == YES if word else None
    return word or None


def _shared(filling: Filling, sides: dict[str, dict[str, Any]]) -> None:
    """Copy the answers that concern both sides into the fields of each side."""
    attacker = filling.one_of(ATTACKER, SIDES)
    if attacker and filling.scenario.roles:
        sides[attacker]["role"], sides[other(attacker)]["role"] = filling.scenario.roles
    if filling.one_of(NEAR, (NO, YES)) == YES:
        for side in SIDES:
            if not sides[side].get("banks", 0) and sides[other(side)].get("banks", 0):
                sides[side][NEAR] = True
    left = filling.first(COMMAND)
    if left and filling.house.command_points:
        parts = [part for part in _PARTS.split(left) if part]
        if len(parts) != len(SIDES):
            facts = {"side": GAME, "field": "command_points_left", "word": left}
            raise Refused("not-two-numbers", rule="T41", facts=facts)
        for side, part in zip(filling.sides, parts, strict=True):
            sides[side]["command_points_left"] = whole(part, side, "command_points_left")


def whole(word: str, side: str, field: str) -> int:
    """Return a typed whole number, such as “195” or “1 000”. Raise `Refused` for other text."""
    if _WHOLE.fullmatch(word) is None:
        raise Refused("not-a-whole-number", rule="T88", facts={"side": side, "field": field, "word": word})
    return int(re.sub(r"\D", "", word))
