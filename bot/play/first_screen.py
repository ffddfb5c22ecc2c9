"""The first screen: the games to choose from. One click starts a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle, ui

import engine.games
from bot.boards.info_row import day_battle, lesson, puzzle
from bot.boards.links import board_link
from bot.games.state import GameSummary
from bot.play.new_game_sides import AUTOPILOT, SIT, Sitting
from bot.runtime import clock
from bot.ui.components import BUTTONS, Button, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from db.play_times import minutes_of
from engine.core.day_gate import SCENARIO
from render.panel import LABEL_LENGTH

if TYPE_CHECKING:
    from bot.context import BotContext

BEGIN, EVERY = "begin", "battles"
"""The actions of the buttons that begin a game, and of the one that shows every battle."""
_CONTINUED = 3
_HOURS, _EVENINGS, _EVENING = 90, 240, 150
"""The number of minutes from which a time is given in hours, and in evenings; and the minutes of an evening."""
_FRESH = 3_600.0

Minutes = Mapping[tuple[str, str], int]


class FirstScreen:
    """Creates the first screen."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._minutes: tuple[float, Minutes] | None = None

    async def of(self, user_id: int, *, where: str = "here", spoken: str = "") -> tuple[str, list[Row]]:
        """Return the text and buttons of the first screen.

        `where` is the place in which a game starts. `spoken` is its language, empty for the default.
        """
        played, minutes = await self._context.service.roster.games_of(user_id), await self._times()
        rows: list[Row] = []
        if going := [found for game in played[:_CONTINUED] if (found := self._going_on(game)) is not None]:
            rows.append(button_row(going))
        games = [
            self._game(Sitting(system=name, where=where, language=spoken), minutes, first=place == 0)
            for place, name in enumerate(self.by_length())
        ]
        rows += [button_row(games[start : start + BUTTONS]) for start in range(0, len(games), BUTTONS)]
        daily = ui.Button[ui.LayoutView](label=say("button-today"))
        every = ui.Button[ui.LayoutView](label=say("button-more"))
        drawn = await self._context.battles.of_the_day()
        asked = Sitting(system=engine.games.names()[0], where=where, language=spoken)
        rows.append(
            button_row(
                [
                    *lesson(),
                    press_button(daily, Press("dayplay")),
                    puzzle(),
                    *([day_battle()] if drawn is not None else []),
                    press_button(every, Press(EVERY, extra=asked.written(engine.games.find(asked.system)))),
                ]
            )
        )
        return say("pick-game"), rows

    async def to_learn(self, system: str, *, where: str) -> Button:
        """Return the button that starts a game for a new player."""
        return self._game(Sitting(system=system, where=where), await self._times(), first=True)

    @staticmethod
    def by_length() -> Sequence[str]:
        """Return the names of the games, shortest and solo games first."""

        def key(name: str) -> tuple[int, bool, str]:
            rules = engine.games.find(name)
            return rules.minutes.get(_learnt(name), 10_000), len(rules.sides) > 1, name

        return sorted(engine.games.names(), key=key)

    async def every(self, sitting: Sitting) -> tuple[str, list[Row]]:
        """Return the first screen's text, with a button for each battle of each game."""
        minutes, rows = await self._times(), list[Row]()
        for name in self.by_length():
            rules = engine.games.find(name)
            scenarios = rules.scenarios if len(rules.sides) > 1 else ("", *rules.scenarios)
            buttons = [
                self._battle(
                    Sitting(system=name, scenario=each, where=sitting.where, language=sitting.language), minutes
                )
                for each in scenarios
            ]
            rows += [button_row(buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS)]
        return say("pick-battle"), rows

    async def _times(self) -> Minutes:
        now = clock.monotonic()
        if self._minutes is None or now - self._minutes[0] > _FRESH:
            self._minutes = now, await minutes_of(self._context.service.store.database)
        return self._minutes[1]

    def _going_on(self, game: GameSummary) -> Button | None:
        """Return the button that links to a game's board, or None if there is no board."""
        link, presenter = board_link(game), self._context.presenter(game)
        if link is None:
            return None
        label = say("pick-continue", game=presenter.title())
        return ui.Button(label=cut(label, LABEL_LENGTH), url=link)

    def _game(self, sitting: Sitting, minutes: Minutes, *, first: bool) -> Button:
        """Return the button that starts the introductory scenario of a game."""
        title = self._context.find(sitting.system).title()
        return self._button(title, _to_learn(sitting), minutes, action=BEGIN, first=first)

    def _battle(self, sitting: Sitting, minutes: Minutes) -> Button:
        rules, presenter = engine.games.find(sitting.system), self._context.find(sitting.system)
        name = sitting.scenario
        title = presenter.scenario(name) if name else presenter.title()
        several = len(rules.sides) > 1
        return self._button(title, sitting, minutes, action=SIT if several else BEGIN, first=False)

    def _button(self, title: str, sitting: Sitting, minutes: Minutes, *, action: str, first: bool) -> Button:
        rules = engine.games.find(sitting.system)
        usual = rules.minutes.get(sitting.scenario, 0)
        time = _time(minutes.get((sitting.system, sitting.scenario), usual))
        label = say(
            "pick-label",
            game=title,
            sides="several" if len(rules.sides) > 1 else "alone",
            time=time,
            timed="yes" if time else "no",
        )
        style = ButtonStyle.success if first else ButtonStyle.secondary
        made = ui.Button[ui.LayoutView](label=cut(f"▶ {label}" if first else label, LABEL_LENGTH), style=style)
        return press_button(made, Press(action, extra=sitting.written(rules)))


def _learnt(name: str) -> str:
    """Return the scenario that introduces a game. An empty string means the whole game."""
    rules = engine.games.find(name)
    return rules.scenarios[0] if rules.scenarios and len(rules.sides) > 1 else ""


def _to_learn(sitting: Sitting) -> Sitting:
    rules = engine.games.find(sitting.system)
    if len(rules.sides) == 1:
        return sitting
    scenario = _learnt(sitting.system)
    side = rules.sides_in(rules.new({SCENARIO: scenario} if scenario else {}))[0]
    return Sitting(
        system=sitting.system,
        scenario=scenario,
        side=side,
        against=AUTOPILOT,
        where=sitting.where,
        language=sitting.language,
    )


def _time(minutes: int) -> str:
    """Return the duration of a game as text; empty if unknown."""
    if not minutes:
        return ""
    if minutes < _HOURS:
        return say("pick-minutes", count=max(5, round(minutes / 5) * 5))
    if minutes < _EVENINGS:
        return say("pick-hours", count=round(minutes / 60))
    return say("pick-evenings", count=round(minutes / _EVENING))
