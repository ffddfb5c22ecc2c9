"""Questions before a game with several sides: scenario, side and opponent.

The options chosen so far are in the custom ids of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ButtonStyle, ui
from discord.app_commands.namespace import Namespace
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.boards.side_rows import time_left
from bot.games.hard_autopilot import looks
from bot.games.seating import invitation
from bot.games.seats.chairs import AT_ONCE, LIVE, PACES, POST, TURN_NOTICE, sides_of
from bot.games.state import GameState
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.components import BUTTONS, Button, Row, button_row, press_button, press_user_select
from bot.ui.custom_ids import Press, StaleCustomId, base36
from bot.ui.texts import cut, person, say
from db.games import ExtraWrite
from db.notices import Notice, enqueue
from db.schema.games import LEVELS, NOBODY
from db.sides import JOB, Chair
from engine.core.battles import store
from engine.core.day_gate import named
from engine.core.ruleset import Ruleset
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Question = Literal["scenario", "side", "opponent", "pace", "counts"]

SIT = "sit"
"""The action of every component of the question."""
ANY = "any"
"""The choice of a user who takes any side; the side is drawn by lot."""
OPEN, AUTOPILOT, HARDER = AGAINST = ("open", "autopilot", "hard")
"""The possible players of the other side if no user is named."""
NO_LIMIT = "none"
"""The pace of a game without time limits."""
_PACES = (*PACES, NO_LIMIT)
_USUAL: tuple[tuple[str, tuple[int, int] | None], ...] = (
    (POST, None),
    (LIVE, None),
    (AT_ONCE, None),
    (NO_LIMIT, None),
    ("", (600, 15)),
    ("", (3 * 86_400, 43_200)),
)
"""The paces and clocks on offer, the default one first; other clocks are options of the command."""
CASUAL, RATED, *RATED_FOR = COUNTS = ("casual", "rated", "near", "new")
"""Whether the game of a challenge is rated, and if so, the level of players who may accept it (`bot.matches.levels`);
the first two are for everybody.
"""
_WHERE = ("here", "thread")
_BETWEEN = ","
_SIGN = "*"
"""The sign before the place of a choice in `COUNTS`."""
OWN = "~"
"""In a custom id, the prefix before the start of the code of a user's battle."""
_CODE = 12
"""The number of digits of a battle's code in a custom id."""
_TEXT = 3_500


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """The options chosen so far for a new game with several sides.

    An option is empty until it is chosen. `opponent` is the id of a user who can play. Without one, `against` says who
    plays the other side. `house_rules` are a text from `bot.play.setup.written_rules`.
    """

    system: str
    scenario: str = ""
    side: str = ""
    opponent: int = NOBODY
    against: str = ""
    where: str = "here"
    pace: str = ""
    clock: tuple[int, int] | None = None
    language: str = ""
    house_rules: str = ""
    level: str = ""
    counts: str = ""

    def open_question(self, rules: Ruleset[Any], *, challenge: bool = False) -> Question | None:
        """Return the next question, or None if all options have been chosen."""
        if rules.scenarios and not self.scenario:
            return "scenario"
        if not self.side:
            return "side"
        if self.opponent == NOBODY and not self.against:
            return "opponent"
        waited = self.opponent != NOBODY or self.against == OPEN
        if waited and not self.pace and self.clock is None:
            return "pace"
        own = self.scenario not in {"", *rules.scenarios}  # games of users' battles are never rated
        return "counts" if challenge and not self.counts and not own else None

    def written(self, rules: Ruleset[Any]) -> str:
        """Return the options as text for a custom id."""
        parts = (
            self.system,
            _written_scenario(rules, self.scenario),
            _place((*rules.sides, ANY), self.side),
            base36(self.opponent) if self.opponent != NOBODY else "",
            _place(AGAINST, self.against),
            _place(_WHERE, self.where),
            _place(_PACES, self.pace),
            self.language,
            self.house_rules,
        )
        clock = () if self.clock is None else ("+".join(map(base36, self.clock)),)
        level = (self.level[:1],) if self.level else ()
        counts = (_SIGN + _place(COUNTS, self.counts),) if self.counts else ()
        return _BETWEEN.join((*parts, *clock, *level, *counts))

    def clock_said(self) -> str | None:
        """Return the clock in the form in which a user types it, or None if there is no clock."""
        return f"{self.clock[0]} s + {self.clock[1]} s" if self.clock is not None else None

    def options(self) -> dict[str, str]:
        """Return the game options for the scenario; empty without one."""
        return named(self.scenario)


def read(text: str) -> Sitting:
    """Read the options that `Sitting.written` has written.

    Raise `StaleCustomId` if they cannot be read. Raise `UnknownGame` if there is no such game.
    """
    try:
        system, scenario, side, opponent, against, where, pace, language, house_rules, *more = text.split(_BETWEEN)
        clock, counts = [each for each in more if "+" in each], [each for each in more if each.startswith(_SIGN)]
        said = [each for each in more if each not in {*clock, *counts}]
        rules = engine.games.find(system)
        return Sitting(
            system=system,
            scenario=_read_scenario(rules, scenario),
            side=_at((*rules.sides, ANY), side),
            opponent=int(opponent, 36) if opponent else NOBODY,
            against=_at(AGAINST, against),
            where=_at(_WHERE, where),
            pace=_at(_PACES, pace),
            language=language,
            house_rules=house_rules,
            clock=_read_clock(*clock) if clock else None,
            level=_read_level(*said) if said else "",
            counts=_read_counts(*counts) if counts else "",
        )
    except (ValueError, IndexError) as error:
        raise StaleCustomId(text) from error


def _written_scenario(rules: Ruleset[Any], scenario: str) -> str:
    """Return a scenario as text for a custom id."""
    own = scenario and scenario not in rules.scenarios
    return f"{OWN}{scenario[:_CODE]}" if own else _place(rules.scenarios, scenario)


def _read_scenario(rules: Ruleset[Any], text: str) -> str:
    if not text.startswith(OWN):
        return _at(rules.scenarios, text)
    try:
        return store.starting(text.removeprefix(OWN))
    except KeyError as error:
        raise ValueError(text) from error


def own_in(text: str) -> str:
    """Return the beginning of a battle's code from the options in a custom id.

    Return an empty string if they name no battle.
    """
    word = text.split(_BETWEEN)[1:2]
    return word[0].removeprefix(OWN) if word and word[0].startswith(OWN) else ""


def _read_clock(text: str, *more: str) -> tuple[int, int]:
    if more:
        raise ValueError(text)
    bank, increment = text.split("+")
    return int(bank, 36), int(increment, 36)


def _read_level(letter: str, *more: str) -> str:
    found = [each for each in LEVELS if letter and each.startswith(letter)]
    if more or len(found) != 1:
        raise ValueError(letter)
    return found[0]


def _read_counts(text: str, *more: str) -> str:
    if more:
        raise ValueError(text)
    return COUNTS[int(text.removeprefix(_SIGN), 36)]


def _place(names: Sequence[str], name: str) -> str:
    return base36(names.index(name)) if name else ""


def _at(names: Sequence[str], place: str) -> str:
    return names[int(place, 36)] if place else ""


def picked(interaction: Interaction, values: Sequence[str]) -> discord.Member | discord.User | None:
    """Return the user that was selected in a menu; None if Discord does not send it."""
    data: Any = interaction.data
    # discord.py reads chosen users only for views that it stores; it has no public function for other components.
    found = Namespace._get_resolved_items(interaction, data.get("resolved", {}))
    people = (each for each in found.values() if isinstance(each, discord.Member | discord.User))
    return next((each for each in people if str(each.id) in values), None)


def calls(chairs: Sequence[Chair], owner: int, channel_id: int, *, invited: bool = True) -> Callable[[str], ExtraWrite]:
    """Return a function that creates the SQL statements for messages to the other players.

    The function takes the id of the game. The messages are invitations. If `invited` is False, only the players who
    have to move get a message.
    """

    def of(game_id: str) -> ExtraWrite:
        others = [chair for chair in chairs if chair.user_id not in {NOBODY, owner}]
        owed = [
            invitation(game_id, channel_id, chair.side, chair.user_id, key="1")
            if invited
            else Notice(
                kind=TURN_NOTICE,
                key=f"{chair.side}-1",
                due_at=clock.now(),
                game_id=game_id,
                channel_id=channel_id,
                facts={"side": chair.side, "since": 1, "user": str(chair.user_id)},
            )
            for chair in others
        ]

        async def owe(connection: AsyncConnection) -> None:
            if owed:
                await enqueue(connection, owed)

        return owe

    return of


def wake(context: BotContext, state: GameState) -> None:
    """Let the autopilot begin, or notify the next player.

    Call this after the board has been posted.
    """
    if state.asks:
        context.scheduler.wake_now(JOB, NOTICES)


# --- the question ---


def question(context: BotContext, sitting: Sitting, *, alone: bool, action: str = SIT) -> tuple[str, list[Row]]:
    """Return the text of the next question, and its rows of components.

    `alone` is set if no other user can join. `action` is the action of the buttons. Every action except `SIT` belongs
    to a challenge.
    """
    rules, presenter = engine.games.find(sitting.system), context.find(sitting.system)
    asked = sitting.open_question(rules, challenge=action != SIT)
    lines = [say("sit-title", title=presenter.title())]
    lines += _said(sitting, presenter)
    if asked == "scenario":
        lines += _scenarios(rules, presenter)
        choices = [(presenter.scenario(each), replace(sitting, scenario=each)) for each in rules.scenarios]
    elif asked == "side":
        lines.append(say("sit-side"))
        sides = sides_of(rules, sitting.options())
        choices = [(presenter.side(each), replace(sitting, side=each)) for each in sides]
        choices.append((say("sit-any"), replace(sitting, side=ANY)))
    elif asked == "pace":
        lines.append(say("sit-pace"))
        usual = [each for each in _USUAL if action == SIT or each[0] != NO_LIMIT]
        choices = [(pace_label(pace, clock), replace(sitting, pace=pace, clock=clock)) for pace, clock in usual]
    elif asked == "counts":
        lines.append(say("sit-counts"))
        ways = COUNTS if sitting.opponent == NOBODY else (CASUAL, RATED)
        choices = [(say(f"sit-counts-{each}"), replace(sitting, counts=each)) for each in ways]
    else:
        lines.append(say("sit-alone" if alone else "sit-opponent"))
        who = [each for each in AGAINST if each != OPEN or not alone]
        if not looks(context.service.games.foresight):
            who.remove(HARDER)
        choices = [(say(f"sit-{each}"), replace(sitting, against=each)) for each in who]
    rows = list(_rows(choices, rules, action))
    if asked == "opponent" and not alone:
        select = ui.UserSelect[ui.LayoutView](placeholder=say("sit-somebody"))
        rows.insert(0, button_row([press_user_select(select, Press(SIT, extra=sitting.written(rules)))]))
    return cut("\n".join(lines), _TEXT), rows


def waited(pace: str) -> str | None:
    """Return the pace that was chosen with the buttons, or None if there is no time limit."""
    return pace if pace and pace != NO_LIMIT else None


def pace_label(pace: str, clock: tuple[int, int] | None) -> str:
    """Return the label of a game's pace, or of its chess clock if there is one."""
    if clock is None:
        return say(f"sit-pace-{pace}")
    bank, increment = (time_left(seconds) for seconds in clock)
    return say("sit-clock", bank=bank, increment=increment)


def _said(sitting: Sitting, presenter: Presenter) -> Iterator[str]:
    """Yield a text about the choices made so far for a new game."""
    said = []
    if sitting.scenario:
        said.append(presenter.scenario(sitting.scenario))
    if sitting.side:
        mine = say("sit-any") if sitting.side == ANY else presenter.side(sitting.side)
        said.append(say("sit-you", side=mine))
    if sitting.opponent != NOBODY:
        said.append(say("sit-against", who=person(sitting.opponent)))
    if sitting.pace or sitting.clock is not None:
        said.append(pace_label(sitting.pace, sitting.clock))
    if said:
        yield " · ".join(said)


def _scenarios(rules: Ruleset[Any], presenter: Presenter) -> Iterator[str]:
    yield say("sit-scenario")
    for each in rules.scenarios:
        about = presenter.scenario_note(each)
        name = f"**{presenter.scenario(each)}**"
        yield f"- {name} – {about}" if about else f"- {name}"


def _rows(choices: Sequence[tuple[str, Sitting]], rules: Ruleset[Any], action: str) -> Iterator[Row]:
    buttons: list[Button] = []
    for place, (label, sitting) in enumerate(choices):
        style = ButtonStyle.primary if place == 0 else ButtonStyle.secondary
        made = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style)
        buttons.append(press_button(made, Press(action, extra=sitting.written(rules))))
    for first in range(0, len(buttons), BUTTONS):
        yield button_row(buttons[first : first + BUTTONS])
