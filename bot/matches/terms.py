"""The form with which a challenged user proposes other terms."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from discord import SelectOption, ui

import engine.games
from bot.games.new_games import INVITED
from bot.games.seats.chairs import PACES, sides_of
from bot.play.challenges import ALPHABET, is_live, scenarios_of
from bot.play.new_game_sides import ANY, pace_label
from bot.ui.components import Form
from bot.ui.errors import UserError
from bot.ui.texts import clean, cut, say
from db.matches import OPEN, Seek
from db.schema.games import NOBODY
from engine.core.day_gate import named
from render.presenter import Presenter

TURNS = 3
"""How often the terms of a challenge can be proposed, the first time included."""
_CLOCKS = ((600, 15), (3 * 86_400, 43_200))
_SAME = "same"
_LABEL = 45
_NOTE = 100


def form_of(one: Seek, presenter: Presenter) -> Form:
    """Return the form for changing a challenge's terms, with the current terms filled in."""
    form = Form(title=cut(say("terms-title"), _LABEL))
    rules, side = engine.games.find(one.system), _other_side(one)
    if rules.scenarios:
        scenarios = [(ANY, say("seek-any")), *((each, presenter.scenario(each)) for each in rules.scenarios)]
        if one.scenario and one.scenario not in rules.scenarios:
            scenarios.append((one.scenario, presenter.scenario(one.scenario)))
        _add(form, "scenario", scenarios, one.scenario or ANY)
    sides = [(ANY, say("sit-any")), *((each, presenter.side(each)) for each in rules.sides)]
    _add(form, "side", sides, side or ANY)
    _add(form, "pace", list(_paces(one)), _SAME)
    field = ui.TextInput[Form](custom_id="note", required=False, max_length=_NOTE)
    form.add_item(ui.Label(text=cut(say("terms-note"), _LABEL), component=field))
    return form


def _add(form: Form, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> None:
    options = [SelectOption(label=cut(label, 100), value=value, default=value == chosen) for value, label in choices]
    select = ui.Select[Form](custom_id=name, options=options)
    form.add_item(ui.Label(text=cut(say(f"terms-{name}"), _LABEL), component=select))


def _paces(one: Seek) -> Iterator[tuple[str, str]]:
    """Yield the time limits that can be chosen, with their labels. The current one comes first."""
    yield _SAME, pace_label(one.pace or "none", one.clock)
    for pace in PACES:
        if one.clock is not None or pace != one.pace:
            yield pace, pace_label(pace, None)
    for clock in _CLOCKS:
        if clock != one.clock:
            yield "+".join(map(str, clock)), pace_label("", clock)


def _other_side(one: Seek) -> str:
    """Return the challenged user's side; empty if it is random."""
    rules = engine.games.find(one.system)
    every = scenarios_of(rules, one.scenario, one.side, one.house_rules)
    sides = {side for each in every for side in sides_of(rules, {**one.house_rules, **named(each)})}
    left = sides - {one.side}
    return left.pop() if one.side and len(left) == 1 else ""


def offered(one: Seek, values: Sequence[str], *, now: datetime) -> Seek:
    """Return the challenge with the new terms from a submitted form.

    Raise `UserError` if the game has no such scenario or side.
    """
    rules = engine.games.find(one.system)
    first = 1 if rules.scenarios else 0
    scenario = values[0] if first else ""
    side, pace, said = (*values[first:], "", "", "")[:3]
    scenario, side = ("" if each == ANY else each for each in (scenario, side))
    if (scenario and scenario not in (*rules.scenarios, one.scenario)) or (side and side not in rules.sides):
        raise UserError("seek-closed")
    if not scenarios_of(rules, scenario, side, one.house_rules):
        raise UserError("terms-no-side")
    later = replace(
        one,
        id="".join(secrets.choice(ALPHABET) for _ in range(8)),
        user_id=one.target_id or NOBODY,
        target_id=one.user_id,
        message_id=None,
        scenario=scenario,
        side=side,
        note=clean(said)[:_NOTE],
        created_at=now,
        state=OPEN,
        shown=OPEN,
        turn=one.turn + 1,
    )
    if pace in PACES:
        later = replace(later, pace=pace, bank=None, increment=None)
    elif "+" in pace:
        bank, increment = map(int, pace.split("+"))
        if (bank, increment) not in _CLOCKS:
            raise UserError("seek-closed")
        later = replace(later, pace=None, bank=bank, increment=increment)
    return replace(later, expires_at=now + INVITED[is_live(later.pace, later.clock)])
