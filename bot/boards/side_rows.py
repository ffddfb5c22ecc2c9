"""The sides of a game on the board: players, whose turn it is, and buttons."""

from __future__ import annotations

from datetime import datetime

from discord import ButtonStyle, ui

from bot.answers.commander import may_be_advised
from bot.games.gate import counted
from bot.games.seats.chairs import is_public
from bot.games.seats.clocks import left
from bot.games.seats.command import within
from bot.games.seats.deadlines import until
from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.ui.components import Button, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, person, say
from db.schema.games import EVERYONE, VOTE
from db.sides import Chair
from engine.core.asks import REACTION
from engine.core.day_gate import SCENARIO
from render.panel import LABEL_LENGTH, TONE_COLOURS
from render.presenter import Presenter

ADVISED = "phase"
"""The action of the button that lets the steward play a phase."""
ORDERS, ANSWER, TAKE = "sideorders", "sideanswer", "sidetake"
"""The actions of the buttons: for standing orders, for the answer to a question that is not public, and for taking a
free side.
"""
WINDOW, WINDOW_ANSWER, WINDOW_ORDERS = "window", "windowanswer", "windoworders"
"""The actions of the buttons in messages to the side that is asked. No board has them."""
_COLOURS = (0x2E6F9E, 0xB5532A, 0x4F7F3F, 0x7A4F8C)
_BUTTONS = 5


def colour(state: GameState, plain: int) -> int:
    """Return the colour of the side to move. Return `plain` if no single side is to move."""
    names = list(state.sides)
    if state.status != "running" or len(state.asks) != 1 or state.asks[0].side not in names:
        return plain
    if plain not in TONE_COLOURS.values():
        return plain
    return _COLOURS[names.index(state.asks[0].side) % len(_COLOURS)]


def holder(chair: Chair) -> str:
    """Return a text that names a side's players and says how they decide."""
    if chair.open:
        return say("sides-open")
    if chair.steward:
        return say("sides-hard" if chair.hard else "sides-autopilot")
    if not chair.members and chair.command == EVERYONE:
        return person(chair.user_id)
    people = ", ".join(person(user_id) for user_id in (chair.user_id, *chair.members))
    return people if chair.command == EVERYONE else say(f"sides-by-{chair.command}", who=people)


def titled(state: GameState, presenter: Presenter) -> str:
    """Return the title of a game. Include its scenario if the game has several."""
    scenario = state.options.get(SCENARIO)
    title = presenter.title()
    return f"{title}, {presenter.scenario(scenario)}" if scenario else title


def given_up(state: GameState, presenter: Presenter) -> str:
    """Return the title for a game that ended by resignation or agreement."""
    key = "games-broken-off" if state.turns.broken_off else "games-resigned"
    when = say(key, day=state.progress[0], period=presenter.period())
    return f"{titled(state, presenter)} · {when}"


def lines(state: GameSummary, presenter: Presenter) -> list[str]:
    """Return a line for each side: its players and whether it is their turn."""
    asked, found = state.turns.asked if state.status == "running" else {}, []
    for side, chair in state.sides.items():
        invited = state.status == "running" and side in state.turns.invited and not chair.open
        key = "sides-line"
        if side in asked and not invited:
            key = "sides-line-reacts" if asked[side].pace == REACTION else "sides-line-plays"
        name, who, timed = presenter.side(side), holder(chair), state.status == "running" and not chair.open
        if timed and not chair.steward and own_levels(state):
            who = f"{who} · {say('button-level', level=say(f'level-{state.level_of(side)}'))}"
        time = _clock(state, side) if timed else ""
        until = until_text(state, side, clock.now(), key="clock-until" if time else "sides-until")
        time += f", {until}" if until and side in asked else ""
        if state.status == "running" and (pause := paused_text(state, side)):
            time += f" · {pause}"
        if invited:
            time += " · " + say("sides-invited")
        aim = state.turns.aims.get(side) if state.status == "running" and chair.hard else None
        late = " · " + say("sides-hard-late") if aim is not None and not aim.plan else ""
        found.append(say(key, side=name, who=who) + time + late)
    return found


def own_levels(state: GameSummary) -> bool:
    """Return whether each side of the game has its own help level."""
    return state.counted is None and len(state.peopled) > 1


def level_shown(state: GameState, side: str | None) -> str | None:
    """Return the help level that `side` sees. Return None for a public board of a game whose sides have their own
    levels.
    """
    return None if own_levels(state) and side is None else state.level_of(side)


def alone(state: GameSummary) -> str:
    """Return the side of a user who plays alone against the autopilot. Return an empty text for other games."""
    held = state.peopled
    if len(held) != 1 or state.status != "running" or state.turns.clock is not None or state.turns.invited:
        return ""
    chair = state.sides[held[0]]
    hard = any(each.hard for each in state.sides.values())
    limited = until(state, held[0], clock.now()) is not None
    plain = not (chair.open or chair.members or hard or limited) and chair.command == EVERYONE
    return held[0] if plain else ""


def standing(state: GameState, presenter: Presenter) -> str:
    """Return a text about the viewer's standing orders. Return an empty text if there are none."""
    if state.standing is None:
        return ""
    return say("sides-orders-stand", orders=presenter.standing_orders(state.standing))


def until_text(state: GameSummary, side: str, now: datetime, *, key: str = "sides-until") -> str:
    """Return a text with the deadline for a side's question; empty if there is no deadline.

    `key` is the key of the text.
    """
    due = until(state, side, now)
    if due is None:
        return ""
    at = int(due.timestamp())
    return say(key, at=f"<t:{at}:f>", remaining=f"<t:{at}:R>")


def paused_text(state: GameSummary, side: str) -> str:
    """Return a text about a pause or a player's absence, or an empty string."""
    found = state.turns.paused(side) if side in state.turns.asked else state.turns.away.get(side)
    if found is None or found.until <= clock.now():
        return ""
    at = int(found.until.timestamp())
    return say("sides-away" if found.side else "sides-paused", at=f"<t:{at}:f>", remaining=f"<t:{at}:R>")


def asked_lines(state: GameSummary, presenter: Presenter) -> list[str]:
    """Return the lines about the sides that have to answer now."""
    every = zip(state.sides, lines(state, presenter), strict=True)
    return [line for side, line in every if state.status == "running" and side in state.turns.asked]


def _clock(state: GameSummary, side: str) -> str:
    """Return the time left on a side's clock as text, or an empty string if there is no clock."""
    if state.turns.clock is None:
        return ""
    rest = left(state.turns, side, clock.now())
    return " · " + (say("clock-stands", left=time_left(rest)) if rest >= 1 else say("clock-none"))


def time_left(seconds: float) -> str:
    """Return a duration in seconds as text, in its two largest units."""
    rest, parts = int(seconds), list[str]()
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1)):
        count, rest = divmod(rest, length)
        if count or (unit == "seconds" and not parts):
            parts.append(say(f"clock-{unit}", count=count))
    return " ".join(parts[:2])


def winner(state: GameState) -> str:
    """Return a text that names the user who won; empty if there is no such user."""
    chair = state.sides.get(state.turns.winner or (state.result or {}).get("winner", ""))
    if chair is None or any(each.steward or each.open for each in state.sides.values()):
        return ""
    return say("end-wins", who=person(chair.user_id))


def won_early(state: GameSummary, presenter: Presenter) -> str | None:
    """Return a text about which side won early, and why. Return None if no side did."""
    winner = state.turns.winner
    if winner is None:
        return None
    loser = next(side for side in state.sides if side != winner)
    names = {"side": presenter.side(winner), "other": presenter.side(loser)}
    if state.turns.won is None:
        return say("clock-claimed", **names)
    if state.turns.claimed:
        return say("absent-claimed", who=person(state.sides[loser].user_id), **names)
    return say("sides-gave-up", who=person(state.sides[loser].user_id), **names)


def answers_here(state: GameState) -> bool:
    """Return whether users can answer the question on this message."""
    if state.ask is not None and within(state, state.ask.side).command == VOTE:
        return False
    own = state.ask is not None and state.ask.side == state.side
    return not state.asks or is_public(state.asks) or own


def picks_here(state: GameState) -> bool:
    """Return whether the board offers only the public part of the menus of a secret question."""
    voted = state.ask is not None and within(state, state.ask.side).command == VOTE
    return not state.apart and len(state.asks) == 1 and state.asks[0].posted > 0 and not voted


def _as_advised(state: GameState) -> list[Button]:
    """Return the button that plays the rest of the phase as advised; empty without advice."""
    asks = [ask for ask in state.asks if within(state, ask.side).command != VOTE]
    if not any(may_be_advised(state, ask) for ask in asks):
        return []
    label = say("button-phase")
    advised = ui.Button[ui.LayoutView](label=label, style=ButtonStyle.primary)
    return [press_button(advised, Press(ADVISED, state.id, state.version))]


def rows(state: GameState, presenter: Presenter, *, asked: bool = False, begins: bool = False) -> list[Row]:
    """Return the rows of side buttons on a public board.

    If `asked`, leave out the buttons for the open question. If `begins`, show only the buttons for taking a side.
    """
    if state.status != "running" or state.apart or not state.sides:
        return []
    buttons: list[Button] = []
    if not is_public(state.asks) and not asked:
        buttons += _as_advised(state)
        answer = ui.Button[ui.LayoutView](label=say("button-side-answer"), style=ButtonStyle.primary)
        buttons.append(press_button(answer, Press(ANSWER, state.id, state.version)))
    if not begins:
        orders = ui.Button[ui.LayoutView](label=say("button-side-orders"))
        buttons.append(press_button(orders, Press(ORDERS, state.id, state.version)))
    for side, chair in state.sides.items():
        if chair.open and counted(state) is None:
            label = say("button-side-take", side=presenter.side(side))
            take = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=ButtonStyle.success)
            buttons.append(press_button(take, Press(TAKE, state.id, state.version, extra=side)))
    return [button_row(buttons[:_BUTTONS])] if buttons else []
