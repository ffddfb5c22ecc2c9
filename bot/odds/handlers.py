"""Private messages with the odds of one roll, or of two rolls side by side.

Spectators can use them like players. The select menus of a message work until the next decision.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.answers.typed import Suggestion, suggestion
from bot.games.errors import AlreadyDecided
from bot.games.state import VisibleGame
from bot.odds.messages import PICTURE, OddsView, PositionOdds
from bot.ui.components import OPTIONS, Panel, Values, button, panel
from bot.ui.custom_ids import Press, StaleCustomId, read_path
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, cut, say
from db.schema.games import RUNNING
from engine.core.asks import Answer, Refused
from render.language import language

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_KEPT = 24
"""The maximum number of cached `PositionOdds`, one for each position and language."""
_WORD = 100


class OddsHandlers:
    """Shows odds to users."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._cached: OrderedDict[tuple[str, int, str], PositionOdds] = OrderedDict()

    def position_odds(self, state: VisibleGame) -> PositionOdds | None:
        """Return the odds for a position; None if no roll is possible."""
        key = (state.id, state.version, language())
        position_odds = self._cached.get(key)
        if position_odds is None:
            presenter = self.context.presenter(state)
            odds = presenter.odds_ask(state.view, state.ask) if state.ask is not None else None
            if odds is None:
                return None
            position_odds = self._cached[key] = PositionOdds(state, presenter, odds)
            while len(self._cached) > _KEPT:
                self._cached.popitem(last=False)
        self._cached.move_to_end(key)
        return position_odds

    # --- presses ---

    @button("odds")
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the odds of the advised roll, or of the first one."""
        await self.show(interaction, await self.context.visibility.position(interaction, press.game), pictured=True)

    @button("oddspick", edits=True)
    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the roll that the user has selected in the message."""
        position_odds = await self._again(interaction, press)
        subject = position_odds.whole(read_path(position_odds.odds, values[0] if values else press.path))
        await self._redraw(interaction, OddsView(position_odds, subject, pictured=not press.page))

    @button("oddswith", edits=True)
    async def _compare(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show another roll next to the one in the message."""
        position_odds = await self._again(interaction, press)
        subject, other = (
            position_odds.whole(read_path(position_odds.odds, path)) for path in (press.path, "".join(values))
        )
        await self._redraw(interaction, OddsView(position_odds, subject, other, pictured=not press.page))

    async def _again(self, interaction: Interaction, press: Press) -> PositionOdds:
        state = await self.context.visibility.position(interaction, press.game)
        position_odds = self.position_odds(state) if state.version == press.version else None
        if position_odds is None:
            raise AlreadyDecided(state.id)
        return position_odds

    async def _redraw(self, interaction: Interaction, odds_view: OddsView) -> None:
        """Edit the private message, after the click has been acknowledged."""
        view, files = await self._drawn(odds_view)
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=QUIET)

    async def _drawn(self, odds_view: OddsView) -> Panel:
        file = await self._picture(odds_view)
        return odds_view.layout(pictured=file is not None), [file] if file is not None else []

    @panel("oddspick", "oddswith")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Return a message with the current odds of the same roll, or of the next one."""
        position_odds = self.position_odds(await self.context.visibility.position(interaction, press.game))
        if position_odds is None or not position_odds.root.choices:
            return note(say("odds-nothing-to-roll")), []
        try:
            subject = position_odds.whole(read_path(position_odds.odds, press.path))
        except StaleCustomId:
            subject = self._next(position_odds)
        return await self._drawn(OddsView(position_odds, subject, pictured=not press.page))

    # --- commands ---

    async def show(
        self,
        interaction: Interaction,
        state: VisibleGame,
        *,
        options: Mapping[str, str | None] | None = None,
        compare: str | None = None,
        pictured: bool,
    ) -> None:
        """Show the odds of the roll that `options` name, or of the next roll.

        Raise `Refused` if that roll is not possible.
        """
        named = {slot: text for slot, text in (options or {}).items() if text}
        position_odds = self.position_odds(state)
        if position_odds is None:
            over = state.status != RUNNING  # other sides see nothing of an open secret question
            await whisper(interaction, say("odds-over" if over else "odds-nothing-to-roll"))
            return
        if not named and not position_odds.root.choices:
            await whisper(interaction, say("odds-nothing-to-roll"))
            return
        subject = typed_subject(position_odds, named) if named else self._next(position_odds)
        other = typed_comparison(position_odds, compare, subject) if compare else None
        odds_view = OddsView(position_odds, subject, other, pictured)
        overview = () if named or other else position_odds.overview
        if not pictured:
            await interaction.response.send_message(
                view=odds_view.layout(pictured=False, overview=overview), ephemeral=True
            )
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        file = await self._picture(odds_view)
        view = odds_view.layout(pictured=file is not None, overview=overview)
        await interaction.followup.send(view=view, files=[file] if file is not None else [], ephemeral=True)

    def _next(self, position_odds: PositionOdds) -> Answer:
        """Return the roll that the steward advises, or the first one."""
        state, presenter = position_odds.state, position_odds.presenter
        assert state.ask is not None
        advice = self.context.service.advise(state) if presenter.odds_near(state.view, state.ask) else None
        advised = presenter.odds_subject(state.view, state.ask, advice) if advice is not None else None
        return position_odds.whole(advised or ())

    async def _picture(self, odds_view: OddsView) -> discord.File | None:
        if not odds_view.pictured:
            return None
        drawn = await self.context.boards.pictures.bars(odds_view.odds.presenter, odds_view.sheets())
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- autocompletion ---

    def suggest(self, state: VisibleGame, slot: str, typed: str, options: Mapping[str, str | None]) -> list[Suggestion]:
        """Return the suggestions for one option of the command. They depend on the other options."""
        position_odds = self.position_odds(state)
        if position_odds is None:
            return []
        if slot == "compare":
            wanted = typed.casefold().split()
            every = ((position_odds.labels(subject), subject) for subject in position_odds.odds.answers())
            fits = [one for one in every if all(word in one[0].casefold() for word in wanted)]
            return [suggestion(label, position_odds.write(subject)) for label, subject in fits[:OPTIONS]]
        if slot != "what" and not options.get("what") and position_odds.root.choices:
            options = {**options, "what": position_odds.root.choices[0].word}
        return position_odds.typed_answers.suggest_slot(slot, typed, options)


def typed_subject(position_odds: PositionOdds, options: Mapping[str, str]) -> Answer:
    """Return the answer that selects the roll named by a command's options.

    Raise `Refused` if there is no such roll.
    """
    answers = position_odds.typed_answers
    if "what" in options:
        return answers.filled(options)
    refused: Refused | None = None
    for choice in position_odds.root.choices:
        try:
            return answers.filled({**options, "what": choice.word})
        except Refused as error:
            refused = refused or error
    if refused is None:
        raise _unknown(position_odds, next(iter(options.values())))
    raise refused


def typed_comparison(position_odds: PositionOdds, text: str, subject: Answer) -> Answer | None:
    """Return the roll to compare with `subject`. Return None if the typed text names `subject` itself.

    `text` is the value of a suggestion, or words from its label. Raise `Refused` if no roll matches.
    """
    try:
        found: Answer | None = position_odds.whole(read_path(position_odds.odds, text))
    except (StaleCustomId, ValueError):
        wanted = text.casefold().split()
        every = (other for other in position_odds.odds.answers() if other != subject)
        found = next((one for one in every if all(word in _searched_text(position_odds, one) for word in wanted)), None)
    if found is None:
        raise _unknown(position_odds, text)
    return found if found != subject else None


def _searched_text(position_odds: PositionOdds, subject: Answer) -> str:
    return " ".join((position_odds.labels(subject), *subject)).casefold()


def _unknown(position_odds: PositionOdds, text: str) -> Refused:
    facts = {"word": cut(text, _WORD), "slot": "what"}
    return Refused("not-an-option", rule=position_odds.odds.rule, facts=facts).at(position_odds.root)
