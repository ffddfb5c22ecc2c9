"""Asks before what cannot be taken back: expelling, dropping, ending early, cancelling, closing, striking."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.runtime import clock
from bot.tournaments.desk import refusals
from bot.tournaments.judge_handlers import REASON, JudgeHandlers
from bot.tournaments.judging import ANNOUNCEMENT, ended, player_action, shown_by
from bot.tournaments.report_handlers import answer, hold, labelled
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.table_words import player_name
from bot.ui.components import Form, Interaction, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.replies import whisper
from bot.ui.texts import cut, person, reader, say
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.organizing import expect_struck
from engine.tournament.rights import expect_allowed
from engine.tournament.state import Tournament

AGAINST = ("drop", "annul", "expel", "expel-for-life")
"""What is done to a player and asks first, with its reason."""
_LABEL = 45


class Act(NamedTuple):
    """Something that was asked for: what, of which player or round, with which reason, at a moment."""

    word: str
    number: int
    round: int
    reason: str
    now: int


def _closed(t: Tournament, _act: Act, seed: str) -> Decision:
    """T85 Close registration before its hour."""
    facts = [draft.lots(t, seed)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _struck(t: Tournament, act: Act, _seed: str) -> Decision:
    """T2 Strike rounds off the end; everybody is told."""
    expect_struck(t, act.round)
    facts = [f.RoundsStruck(rounds=act.round)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _back(t: Tournament, act: Act, _seed: str) -> Decision:
    """T70 Take the present round back."""
    if act.round != len(t.rounds):
        raise Refused("no-such-round", rule="T70", facts={"round": act.round, "posted": len(t.rounds)})
    facts = [f.RoundTakenBack(round=act.round, reason=act.reason, cancelled=True)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _cancelled(_t: Tournament, act: Act, seed: str) -> Decision:
    """T70 Cancel the tournament."""
    return Decision([f.Cancelled(reason=act.reason), f.SeedTold(seed=seed)], posts=(Shown(ANNOUNCEMENT),))


_DOES: Mapping[str, Callable[[Tournament, Act, str], Decision]] = {
    "close-registration": _closed,
    "strike": _struck,
    "round-back": _back,
    "cancel": _cancelled,
    "end-early": lambda t, _act, seed: ended(t, seed, early=True),
}


_DONE = {"end-early": "judge-ended", "cancel": "judge-cancelled", "round-back": "judge-taken-back"}
"""The texts of what is done that others have, too."""


def _does(t: Tournament, act: Act, seed: str) -> Decision:
    if act.word not in AGAINST:
        return _DOES[act.word](t, act, seed)
    facts = player_action(t, act.word, act.number, act.reason, act.now)
    return Decision(facts, posts=shown_by(t, facts))


class Sure:
    """Asks, and does it when it is confirmed."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.desk = handlers.desk

    async def ask(
        self, interaction: Interaction, loaded: Loaded, word: str, *, number: int = 0, round_: int = 0, reason: str = ""
    ) -> None:
        """Say what would be done, and to whom, with a press that does it; a reason is asked for where one is shown."""
        await self._expect_possible(interaction, loaded, Act(word, number, round_, reason or "…", _now()))
        locale, t = reader(interaction), loaded.state
        name = player_name(t, number, locale=locale) if number else ""
        text = say(f"judge-sure-{word}", locale=locale, name=name, number=number, round=round_)
        press = TablePress(loaded.row.id, round_, 0, number, word).press("tsure")
        if word not in (*AGAINST, "round-back", "cancel"):
            yes = labelled(say(f"button-judge-sure-{word}", locale=locale), press, style=ButtonStyle.danger)
            await whisper(interaction, text, rows=[button_row([yes])])
            return
        form = Form(title=cut(say(f"button-judge-sure-{word}", locale=locale), _LABEL))
        form.add_item(ui.TextDisplay(text))
        field = ui.TextInput[Form](custom_id="reason", max_length=REASON, default=reason or None)
        field.style = discord.TextStyle.paragraph
        form.add_item(ui.Label(text=cut(say("judge-sure-reason", locale=locale), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, press))

    async def _expect_possible(self, interaction: Interaction, loaded: Loaded, act: Act) -> None:
        """Raise `RefusedIn` for what the person may not do: they are not asked first."""
        seed = await self.desk.service.store.seed(loaded.row.id)
        with refusals(interaction):
            facts: list[Fact] = [*_does(loaded.state, act, seed).facts][:1]
            for fact in facts:
                expect_allowed(loaded.state, f.stamped(fact, by=interaction.user.id, at=act.now))

    async def hand_over(self, interaction: Interaction, loaded: Loaded, to: int) -> None:
        """Say who would lead, with a press that hands over."""
        with refusals(interaction):
            fact = f.stamped(f.HandedOver(person=to), by=interaction.user.id, at=_now())
            expect_allowed(loaded.state, fact)
        locale = reader(interaction)
        press = Press("tgive", extra=f"{loaded.row.id}.{to}")
        yes = labelled(say("button-judge-sure-handover", locale=locale), press, style=ButtonStyle.danger)
        text = say("judge-sure-handover", locale=locale, leader=person(to, locale=locale))
        await whisper(interaction, text, rows=[button_row([yes])])

    @button("tgive")
    async def _give(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Hand the tournament over."""
        found = _GIVEN.fullmatch(press.extra)
        if found is None:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        loaded = await self.desk.load(interaction, found[1])
        facts = [f.HandedOver(person=int(found[2]))]
        after = await self.desk.decide(
            interaction, loaded.row.id, lambda t, _seed: Decision(facts, posts=shown_by(t, [*facts]))
        )
        locale = reader(interaction)
        leader = person(after.state.organizer, locale=locale)
        await answer(interaction, say("judge-handed-over", locale=locale, leader=leader), [])

    @button("task")
    async def _task(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask whether registration is to be closed now."""
        at = read_table_press(press)
        if at.word != "close-registration":
            raise StaleTournamentPress(press.extra)
        loaded = await self.desk.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        await self.ask(interaction, loaded, at.word)

    @button("tsure")
    async def _sure(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Do what was asked for."""
        at, locale = read_table_press(press), reader(interaction)
        if at.word not in (*AGAINST, *_DOES):
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        self.handlers.expect_judge(interaction, (await self.desk.load(interaction, at.tournament)).state)
        act = Act(at.word, at.number, at.round, "".join(values).strip(), _now())
        after = await self.desk.decide(interaction, at.tournament, lambda t, seed: _does(t, act, seed))
        name = player_name(after.state, at.number, locale=locale) if at.number in after.state.players else ""
        key = _DONE.get(at.word, f"judge-done-{at.word}")
        await answer(interaction, say(key, locale=locale, name=name, number=at.round), [])


_GIVEN = re.compile(r"([0-9a-f]{8})\.(\d{15,20})", re.ASCII)


def _now() -> int:
    return int(clock.now().timestamp())
