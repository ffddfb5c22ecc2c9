"""Reads several orders that were typed into a form, one per line, such as “b: behind the inn”."""

from __future__ import annotations

from dataclasses import dataclass

from discord import TextStyle, ui

from bot.answers.typed import TypedAnswers
from bot.boards.decisions import Decisions
from bot.boards.own_copy import OwnCopies
from bot.context import BotContext
from bot.games.state import GameState
from bot.rules.handlers import RulesHandlers
from bot.ui.components import Form, Interaction, Row
from bot.ui.errors import RefusedIn
from bot.ui.hand import Hand, Pressed
from bot.ui.texts import cut, quoted, say, verbatim
from db.schema.games import RUNNING
from engine.core.asks import Answer, Ask, Refused
from render.language import speaking
from render.presenter import Presenter

LONGEST, MOST = 1_500, 30
"""The maximum number of characters, and of orders, that are read in one form."""
_EXAMPLES, _PLACEHOLDER = 2, 100


def example(ask: Ask, presenter: Presenter) -> str:
    """Return an example with one order per line."""
    found = list[str]()
    for who in (choice for choice in ask.menu().choices if choice.then is not None):
        offered = ask.under((who.word,), who).choices
        if offered:
            label = presenter.label(offered[0])
            told = label if TypedAnswers(ask, presenter).means((who.word,), label) else offered[0].word
            found.append(f"{who.word}: {told}")
        if len(found) == _EXAMPLES:
            break
    return "\n".join(found) if len("\n".join(found)) <= _PLACEHOLDER else cut("".join(found[:1]), _PLACEHOLDER)


def read_line(speech: TypedAnswers, line: str) -> Answer:
    """Return the answer that a line with a unit and an order means.

    Raise `Refused` if it is not legal or not complete.
    """
    who, colon, what = line.partition(":")
    if not colon:
        who, _, what = line.partition(" ")
        if what and not speech.means((), who):  # a name of several words: the longest known one
            return speech.listed((line,))
    path = speech.word((), who)
    if what.strip():
        path = speech.word(path, what)
    if (menu := speech.ask.level(path)) is not None:
        raise Refused("more-to-say", rule=speech.ask.rule, facts={"slot": menu.slot}).at(menu)
    return path


@dataclass(frozen=True, slots=True)
class _Stop:
    """The reason why the bot stopped giving a user's orders: a text, and rows of buttons."""

    text: str
    rows: list[Row]


class WrittenOrders:
    """Gives the orders written in a form. It stops at a refused order, or when it is another side's turn."""

    def __init__(self, context: BotContext, rules: RulesHandlers, decisions: Decisions, copies: OwnCopies) -> None:
        self.context = context
        self.rules = rules
        self.decisions = decisions
        self.copies = copies

    def form(self, state: GameState) -> Form:
        """Return the order form, with an example of possible orders."""
        assert state.ask is not None
        form = Form(title=say("written-title"))
        field = ui.TextInput[Form](
            style=TextStyle.paragraph,
            max_length=LONGEST,
            custom_id="place",
            placeholder=example(state.ask, self.context.presenter(state)) or None,
        )
        form.add_item(ui.Label(text=say("written-label"), component=field))
        return form

    async def give(self, interaction: Interaction, state: GameState, text: str, *, apart: bool) -> None:
        """Carry out the typed orders one after the other, and then show the board.

        Raise `RefusedIn` with the refused order and all remaining orders.
        """
        hand = Pressed(interaction)
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        given, noted, stop = 0, 0, _Stop("", [])
        now: GameState | None = state
        with speaking(hand.locale):
            try:
                for line in lines[:MOST]:
                    if now is None:
                        break
                    try:
                        answer = self._read(now, line)
                        if await self.decisions.take(hand, now, answer) is None:
                            noted = 1  # a proposal, or one of several agreements: the user has got a reply
                            break
                    except Refused as refused:
                        found = self.rules.refusal(now or state, refused)
                        stop = _Stop(found.text, list(found.rows))
                        break
                    given += 1
                    now = await self._next(hand, now)
            finally:
                if given:
                    await self.decisions.show(state.id)
        if apart and given:
            await self.copies.following(interaction, state.id)
        if left := lines[given + noted :]:
            raise self._left(hand, given, left, stop, noted=bool(noted))

    def _read(self, state: GameState, line: str) -> Answer:
        assert state.ask is not None
        speech = TypedAnswers(state.ask, self.context.presenter(state))
        return state.ask.check(read_line(speech, line))

    async def _next(self, hand: Hand, before: GameState) -> GameState | None:
        """Return the new state of the game if the side is asked the same kind of question again; otherwise None."""
        now = await self.context.service.seen_by(before.id, hand.user_id)
        asked, was = now.ask, before.ask
        if now.status != RUNNING or asked is None or was is None:
            return None
        return now if (asked.side, asked.kind, now.side) == (was.side, was.kind, before.side) else None

    def _left(self, hand: Hand, given: int, left: list[str], stop: _Stop, *, noted: bool) -> RefusedIn:
        """Return an error that lists the orders that were not carried out."""
        locale = hand.locale
        key = "written-refused" if stop.text else "written-noted" if noted else "written-over"
        first = quoted(left[0]) if left else ""
        with speaking(locale):
            told = say(key, count=given, line=first, reason=stop.text)
        rest = "\n".join(verbatim(line) for line in left)
        return RefusedIn(Refused("written", rule=""), f"{told}\n```\n{rest}\n```", stop.rows)
