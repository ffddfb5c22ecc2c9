"""Orders prepared for a side's next turn: the form, its check, and the texts about them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ButtonStyle, TextStyle, ui
from discord.components import Container, TextDisplay

import engine.games
from bot.answers.prepared_lines import Line, Unclear, read_line, read_sign
from bot.answers.typed import TypedAnswers
from bot.context import BotContext
from bot.games.errors import NotYourGame
from bot.games.seats.chairs import LIVE
from bot.games.seats.command import expect_leader, expect_voice
from bot.games.state import GameState
from bot.games.supposing import Supposition
from bot.play.written_orders import read_line as read_written
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.ui.components import Button, Form, Row, Values, button, button_row, press_button, press_form
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, quoted, say, verbatim
from db.prepared import Prepared, PreparedOrders
from db.schema.games import RUNNING, VOTE
from engine.core.asks import DONE, TURN, Answer, Ask, Choice, Refused
from render.language import language
from render.presenter import Presenter

Interaction = discord.Interaction[Any]

PREPARE, LINES = "prepare", "prepared"
"""The actions of the button that shows the form, and of the form."""
MOST, LONGEST = 10, 100
"""The maximum number of lines, and of characters in a line."""
_REFUSED = "refused"
"""The extra of the button below refused lines."""
_IN_WORDS = frozenset({"not-an-option", "too-many-words", "more-to-say", "said-twice", "wrong-number", "no-answer"})
"""The reasons to refuse a text that is not an order in any position."""
_SIGNS = {verb: f"prepared-sign-{verb}" for verb in ("enemy", "near", "hit", "holds")}
"""The keys of the texts about the verbs of conditions."""
_VERBS = "do"
"""The slot of a first menu whose choices are verbs."""


class PreparedHandlers:
    """Shows the form for prepared orders, and stores what it contains."""

    def __init__(self, context: BotContext, rules: RulesHandlers) -> None:
        self.context = context
        self.rules = rules
        self.orders = PreparedOrders(context.service.store.database)

    @button(PREPARE)
    async def _form(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for prepared orders, filled with the refused lines or the present ones."""
        state = await self._own(interaction, press)
        written = refused_lines(interaction.message) if press.extra == _REFUSED else await self.waiting(state)
        form = Form(title=say("prepared-title"))
        field = ui.TextInput[Form](
            style=TextStyle.paragraph,
            max_length=MOST * (LONGEST + 1),
            required=False,
            custom_id="lines",
            placeholder=cut(self.example(state), LONGEST),
            default="\n".join(written)[: MOST * (LONGEST + 1)] or None,
        )
        form.add_item(ui.Label(text=say("prepared-label", most=MOST), component=field))
        await interaction.response.send_modal(press_form(form, Press(LINES, state.id, state.version)))

    @button(LINES)
    async def _stored(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Check and store the typed lines; without any, delete the prepared orders."""
        state = await self._own(interaction, press)
        await whisper(interaction, await self.keep(state, interaction.user.id, values[0] if values else ""))

    async def keep(self, state: GameState, user_id: int, text: str) -> str:
        """Check and store the typed lines, and return the reply.

        Raise `UserError` if a line is no order, or if the turn has already begun.
        """
        lines = self.checked(state, text)
        one = Prepared(
            game_id=state.id,
            side=state.side or "",
            user_id=user_id,
            locale=language(),
            lines=lines,
            created_at=clock.now(),
        )
        if not await self.orders.store(one, version=state.version):
            raise UserError("prepared-late", rows=_again(state), below=_block(lines))
        return kept(one) if lines else say("prepared-deleted")

    def checked(self, state: GameState, text: str) -> tuple[str, ...]:
        """Return the lines of a typed text. Raise `UserError` for the first line that is no order."""
        lines = [line for line in text.splitlines() if line.strip()]
        lines = [" ".join(verbatim(line.replace("\t", " ")).split()) for line in lines]
        self._check(state, lines)
        return tuple(lines)

    async def waiting(self, state: GameState) -> tuple[str, ...]:
        """Return the orders that the viewer's side has prepared for its next turn."""
        one = await self.orders.of(state.id, state.side or "")
        return one.lines if one is not None and one.began is None else ()

    async def _own(self, interaction: Interaction, press: Press) -> GameState:
        """Return the game as the user's side sees it. Raise an error if the user cannot prepare orders now."""
        state = await self.context.service.seen_by(press.game, interaction.user.id)
        self.expect_may(state, interaction.user.id)
        return state

    @staticmethod
    def expect_may(state: GameState, user_id: int) -> None:
        """Raise an error if a user cannot prepare orders for the side of `state`."""
        if not state.side:
            raise NotYourGame(state.id, owner_id=state.owner_id, players=state.players)
        expect_leader(state, state.side, user_id)
        expect_voice(state, state.side, user_id)
        if not may_prepare(state):
            asked = state.turns.asked.get(state.side)
            raise UserError("prepared-now" if asked is not None and asked.pace == TURN else "prepared-never")

    def signs(self, state: GameState) -> list[str]:
        """Return a line, with an example, for each kind of condition."""
        ask = _signs(state)
        return sign_lines(ask, self.context.presenter(state)) if ask is not None else []

    def example(self, state: GameState) -> str:
        """Return an example of a typed line, with a condition and an order."""
        signs, ask = _signs(state), Supposition(state.row, state.side or "").ask
        sign = next(_examples(signs, self.context.presenter(state)))[1] if signs is not None else ""
        order = _order_example(ask, self.context.presenter(state), speech(self.context, state, ask)) if ask else ""
        return say("prepared-example", sign=sign, order=order or say("prepared-order"))

    # --- check ---

    def _check(self, state: GameState, lines: Sequence[str]) -> None:
        """Raise `UserError` for the first line with an impossible order or condition."""
        if len(lines) > MOST:
            raise UserError("prepared-many", rows=_again(state), most=MOST, below=_block(lines))
        there, sure, before = Supposition(state.row, state.side or ""), True, None
        phase = True
        for number, text in enumerate(lines, 1):
            try:
                if len(text) > LONGEST:
                    raise UserError("prepared-long", most=LONGEST)
                line = read_line(text, after=before)
                if there.over:
                    raise UserError("prepared-over")
                self._read_sign(state, line)
                answer = self._possible(state, line, there.ask, sure=sure, phase=phase)
            except Unclear as error:
                raise self._wrong(state, number, text, say(f"prepared-unclear-{error.reason}"), lines) from error
            except Refused as refused:
                raise self._wrong(state, number, text, self.rules.refusal(state, refused).text, lines) from refused
            except UserError as error:
                raise self._wrong(state, number, text, say(error.key, **error.facts), lines) from error
            before, certain = line, line.when == "always"
            if answer is not None and certain and (sure or (phase and answer == DONE)):
                there.take(answer)
                sure = sure and not there.rolled
            elif not certain or answer is None:
                sure = False
                phase = phase and answer is not None and answer != DONE

    def _read_sign(self, state: GameState, line: Line) -> None:
        ask = _signs(state)
        if line.when in {"if", "not"} and ask is not None:
            read_sign(speech(self.context, state, ask), line.sign)

    def _possible(self, state: GameState, line: Line, ask: Ask | None, *, sure: bool, phase: bool) -> Answer | None:
        """Return the answer for a prepared order. Return None if the order may become possible later.

        Raise `Refused` or `UserError` if it can never be possible.
        """
        if ask is None or not phase:
            return None
        try:
            return read_order(speech(self.context, state, ask), line.order)
        except Refused as refused:
            menu = refused.menu
            verb = menu is not None and menu.slot == ask.menu().slot
            if refused.reason.startswith("no-such") or (refused.reason in _IN_WORDS and verb):
                raise
            if line.when == "always" and sure:
                reason = self.rules.refusal(state, refused).text
                raise UserError("prepared-impossible", reason=reason) from refused
            return None

    @staticmethod
    def _wrong(state: GameState, number: int, text: str, reason: str, lines: Sequence[str]) -> UserError:
        facts = {"number": number, "line": quoted(text), "reason": reason}
        return UserError("prepared-wrong", rows=_again(state), below=_block(lines), **facts)


# --- texts ---


def speech(context: BotContext, state: GameState, ask: Ask) -> TypedAnswers:
    """Return a parser for typed answers to `ask`."""
    return TypedAnswers(ask, context.presenter(state), state.locale)


def read_order(reader: TypedAnswers, text: str) -> Answer:
    """Return the answer for a typed order. Raise `Refused` if the order is not legal."""
    ways = [lambda: reader.listed((text,)), lambda: read_written(reader, text)]
    if reader.ask.menu().slot != _VERBS:
        ways.reverse()
    try:
        return reader.ask.check(ways[0]())
    except Refused:
        try:
            return reader.ask.check(ways[1]())
        except Refused:
            pass
        raise


def may_prepare(state: GameState) -> bool:
    """Return whether the viewer's side can prepare orders now. It cannot if it is its turn."""
    side = state.side or ""
    chair, asked = state.sides.get(side), state.turns.asked.get(side)
    if state.status != RUNNING or state.row.pace == LIVE or chair is None or chair.command == VOTE:
        return False
    others = [each for name, each in state.sides.items() if name != side]
    if all(each.steward or each.open for each in others) or _signs(state) is None:
        return False
    return asked is None or asked.pace != TURN


def panel(state: GameState, presenter: Presenter, one: Prepared | None, user_id: int) -> tuple[list[str], list[Row]]:
    """Return the lines about a side's prepared orders, and the button for the form."""
    side = state.side or ""
    told = [report(one)] if one is not None and one.course.stop else []
    leads = side in state.sides and state.sides[side].user_id == user_id
    if not leads or not may_prepare(state):
        return told, []
    waiting = one is not None and one.began is None
    lines = [*told, prepared_text(one) if one is not None and waiting else say("prepared-none")]
    ask = _signs(state)
    if ask is not None:
        lines += sign_lines(ask, presenter)
    made: Button = ui.Button(label=say("button-prepare-again" if waiting else "button-prepare"))
    made.style = ButtonStyle.secondary
    return lines, [button_row([press_button(made, Press(PREPARE, state.id, state.version))])]


def sign_lines(ask: Ask, presenter: Presenter) -> list[str]:
    """Return a line, with an example, for each kind of condition in `ask`."""
    return [say(_SIGNS[verb], example=example) for verb, example in _examples(ask, presenter)]


def prepared_text(one: Prepared) -> str:
    """Return the prepared lines as one text."""
    return f"{say('prepared-stand', count=len(one.lines))}\n{_block(one.lines)}"


def kept(one: Prepared) -> str:
    """Return the reply to a player who has prepared orders."""
    return f"{prepared_text(one)}\n{say('prepared-kept')}"


def report(one: Prepared) -> str:
    """Return a text about the prepared lines that were played, and the reason for stopping."""
    course, lines = one.course, list[str]()
    if course.played:
        numbers = ", ".join(map(str, course.played))
        lines.append(say("prepared-played", count=len(course.played), lines=numbers))
    else:
        lines.append(say("prepared-unplayed"))
    if course.stop == "refused":
        line = quoted(one.lines[course.past]) if course.past < len(one.lines) else ""
        lines.append(say("prepared-stop-refused", number=course.past + 1, line=line, reason=course.why))
    elif course.stop != "done":
        lines.append(say(f"prepared-stop-{course.stop}"))
    return " ".join(lines)


def summary(one: Prepared) -> str:
    """Return a line about prepared orders, for the list of a player's games."""
    return report(one) if one.course.stop else say("prepared-mine", count=len(one.lines))


def _block(lines: Sequence[str]) -> str:
    return "\n".join(("```", *map(verbatim, lines), "```")) if lines else ""


def _again(state: GameState) -> list[Row]:
    """Return a button that reopens the form with the lines that were refused."""
    made: Button = ui.Button(label=say("button-prepare-lines"))
    return [button_row([press_button(made, Press(PREPARE, state.id, state.version, extra=_REFUSED))])]


def refused_lines(message: discord.Message | None) -> list[str]:
    """Return the lines that a refusal message shows."""
    boxes = [part for part in message.components if isinstance(part, Container)] if message is not None else []
    texts = [part.content for box in boxes for part in box.children if isinstance(part, TextDisplay)]
    return "".join(texts[-1:]).rpartition("\n```")[0].rpartition("```\n")[2].splitlines()


def _signs(state: GameState) -> Ask | None:
    return engine.games.find(state.system).signs(state.view, state.side or "")


def _examples(ask: Ask, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """Yield each kind of condition in `ask` with an example."""
    for verb in ask.menu().choices:
        yield verb.word, " ".join((presenter.label(verb).lower(), *_first_words(ask, verb)))


def _first_words(ask: Ask, verb: Choice) -> Iterator[str]:
    """Yield an example choice for each menu that follows a verb."""
    path: Answer = (verb.word,)
    while (menu := ask.level(path)) is not None:
        choice = menu.choices[len(menu.choices) // 2] if menu.slot == "at" else menu.choices[0]
        yield choice.word
        path = (*path, choice.word)


def _order_example(ask: Ask, presenter: Presenter, reader: TypedAnswers) -> str:
    """Return a short text that can be typed as the first possible order.

    Return an empty string if there is none.
    """
    verb = ask.menu().choices[0]
    more = [*_first_words(ask, verb)]
    for count in range(len(more) + 1):
        for first in (presenter.label(verb).lower(), verb.word):
            text = " ".join((first, *more[:count]))
            with contextlib.suppress(Refused):
                read_order(reader, text)
                return text
    return ""
