"""T9, T45 The kit, per player: a judge ticks what is missing, sees the sum, and gives it by one press."""

from __future__ import annotations

import re

from discord import ButtonStyle

from bot.tournaments.desk import refusals
from bot.tournaments.judge_handlers import JudgeHandlers
from bot.tournaments.judging import shown_by
from bot.tournaments.report_handlers import answer, labelled
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.table_words import player_name
from bot.ui.components import Interaction, Row, Select, Values, button, button_row, press_select
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, reader, say
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.conduct import CONDUCT, DICE_TALK, lines
from engine.tournament.state import Tournament, may_play, player_of, registered

_PAGE = 25
_LETTERS = "abcdefghij"


class KitPanel:
    """Shows what players may lack, and gives the penalties for it."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.desk = handlers.desk

    @button("tkit")
    async def _kit(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the players of a page, to choose one."""
        at = read_table_press(press)
        loaded = await self.desk.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        text, rows = players_page(loaded, at.number, locale=reader(interaction))
        await answer(interaction, text, rows)

    @button("tkitwho")
    async def _who(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show what the chosen player may lack."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        if not values or not re.fullmatch(r"\d{1,6}", values[0], re.ASCII):
            raise StaleTournamentPress(press.extra)
        with refusals(interaction):
            number = player_of(loaded.state, int(values[0])).number
        text, rows = ticks(loaded, number, [], locale=reader(interaction))
        await answer(interaction, text, rows)

    async def of_player(self, interaction: Interaction, loaded: Loaded, number: int) -> None:
        """Show what a player may lack."""
        text, rows = ticks(loaded, number, [], locale=reader(interaction))
        await whisper(interaction, text, rows=rows)

    @button("tkitwhat")
    async def _what(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the sum of what is ticked, before it is given."""
        at = read_table_press(press)
        loaded = await self.desk.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        with refusals(interaction):
            number = player_of(loaded.state, at.number).number
        text, rows = ticks(loaded, number, [*values], locale=reader(interaction))
        await answer(interaction, text, rows)

    @button("tkitgive")
    async def _give(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Give the penalties for what is missing, all or none."""
        at, locale = read_table_press(press), reader(interaction)
        loaded = await self.desk.load(interaction, at.tournament)
        missing = [name for name, letter in zip(kit(loaded.state), _LETTERS, strict=False) if letter in at.word]
        if not missing:
            raise StaleTournamentPress(press.extra)

        def decide(t: Tournament, _seed: str) -> Decision:
            facts: list[Fact] = [f.Penalized(player=at.number, name=name) for name in missing]
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.desk.decide(interaction, at.tournament, decide)
        text, rows = ticks(after, at.number, [], locale=locale)
        await answer(interaction, f"{say('judge-done', locale=locale)}\n{text}", rows)


def kit(t: Tournament) -> dict[str, int]:
    """T9, T44 Return what players bring, and what it costs to lack it; scenery that the organizers bring is waived."""
    found = {name: line for name, line in lines(t).items() if name not in (CONDUCT, DICE_TALK)}
    waived = [name for name, line in found.items() if getattr(t.settings, str(line.get("waived_by", "")), False)]
    return {name: int(line["points"]) for name, line in found.items() if name not in waived}


def players_page(loaded: Loaded, page: int, *, locale: str) -> tuple[str, list[Row]]:
    """Return the players of a page as a menu."""
    t = loaded.state
    every = [number for number in registered(t) if may_play(t.players[number])]
    if not every:
        raise UserError("tournament-nobody-yet")
    pages = -(-len(every) // _PAGE)
    page = min(page, pages - 1)
    select = Select(placeholder=say("tpanel-kit-who", locale=locale))
    for number in every[page * _PAGE : (page + 1) * _PAGE]:
        select.add_option(label=cut(f"{number} · {clean(t.players[number].name)}", 100), value=str(number))
    at = TablePress(loaded.row.id)
    rows = [button_row([press_select(select, at.press("tkitwho"))])]
    if page + 1 < pages:
        more = at._replace(number=page + 1).press("tkit")
        rows.append(button_row([labelled(say("judge-panel-more", locale=locale), more)]))
    return say("tpanel-kit-who", locale=locale), rows


def ticks(loaded: Loaded, number: int, ticked: list[str], *, locale: str) -> tuple[str, list[Row]]:
    """Return what a player may lack as a menu, with the sum of what is ticked and the press that gives it."""
    t, every = loaded.state, kit(loaded.state)
    given = {each.name for each in t.penalties if each.player == number and not each.taken_back}
    name = player_name(t, number, locale=locale)
    left = [each for each in every if each not in given]
    told = [say("tpanel-kit", locale=locale, name=name)]
    told += [
        say("tpanel-kit-given", locale=locale, what=say(f"choice-judge-penalty-{each}", locale=locale))
        for each in every
        if each in given
    ]
    if not left:
        return "\n".join(told), []
    at = TablePress(loaded.row.id, number=number)
    select = Select(min_values=0, max_values=len(left), placeholder=say("tpanel-kit-tick", locale=locale))
    for each in left:
        what = say(f"choice-judge-penalty-{each}", locale=locale)
        label = cut(say("tpanel-kit-line", locale=locale, what=what, points=every[each]), 100)
        select.add_option(label=label, value=each, default=each in ticked)
    rows = [button_row([press_select(select, at.press("tkitwhat"))])]
    missing = [each for each in left if each in ticked]
    if missing:
        points = sum(every[each] for each in missing)
        told.append(say("tpanel-kit-sum", locale=locale, points=points))
        mask = "".join(letter for each, letter in zip(every, _LETTERS, strict=False) if each in missing)
        give = at._replace(word=mask).press("tkitgive")
        label = say("button-tpanel-kit-give", locale=locale, points=points)
        rows.append(button_row([labelled(label, give, style=ButtonStyle.danger)]))
    return "\n".join(told), rows
