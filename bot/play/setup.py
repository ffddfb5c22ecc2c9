"""The setup before a game, and starting another game after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.boards.info_row import eases_of
from bot.boards.message import retired
from bot.games.errors import AlreadyDecided, NoSuchGame
from bot.games.gate import Verb, expect_may
from bot.games.permissions import expect_commander, expect_for_all
from bot.games.pledges import typed
from bot.games.posting_rights import permit
from bot.games.seats.chairs import AGAIN, CALENDAR_PACES, MIRROR, REPLAY, again_by, chairs_again
from bot.games.seats.command import own_part
from bot.games.state import GameState
from bot.play.challenges import challenge
from bot.play.new_game_sides import Sitting, wake
from bot.ui.components import (
    OPTIONS,
    Form,
    Panel,
    Row,
    Select,
    button,
    button_row,
    panel,
    press_button,
    press_form,
    press_select,
)
from bot.ui.custom_ids import Press, StaleCustomId, base36
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, quoted, say
from db.schema.games import LEVELS, NOBODY, RATED
from engine.core.day_gate import SCENARIO, kept, own_options
from engine.core.pledge import LONGEST
from engine.core.record import DRAWN, REPEATED
from render.panel import DESCRIPTION_LENGTH, HouseRuleText

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]


class SetupHandlers:
    """Handles the clicks on boards before the first decision and after the end of a game."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    # --- house rules ---

    @button("rules")
    async def _rules(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        state = await self._untouched(interaction, press)
        rules = self._texts(state)
        view = self._panel(press, rules, written_rules(rules, state.options))
        await interaction.response.send_message(view=view, ephemeral=True)

    @panel("switch", "usual", "apply")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Return the panel with the current house rules."""
        now = replace(press, version=(await self.context.service.roster.game(press.game)).version)
        state = await self._untouched(interaction, now)
        rules = self._texts(state)
        return self._panel(now, rules, written_rules(rules, state.options)), []

    @button("switch", edits=True)
    async def _switch(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Change a house rule to its next choice."""
        state = await self._untouched(interaction, press)
        rules = self._texts(state)
        chosen = read_rules(rules, press.extra)
        for value in values:
            rule = next((rule for rule in rules if rule.name == value), None)
            if rule is None:
                raise StaleCustomId(value)
            choices = [choice for choice, _ in rule.choices]
            chosen[rule.name] = choices[(choices.index(chosen[rule.name]) + 1) % len(choices)]
        view = self._panel(press, rules, written_rules(rules, chosen))
        await redraw(interaction, view)

    @button("usual", edits=True)
    async def _usual(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        state = await self._untouched(interaction, press)
        rules = self._texts(state)
        view = self._panel(press, rules, written_rules(rules, {}))
        await redraw(interaction, view)

    @button("apply", edits=True)
    async def _apply(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        state = await self._untouched(interaction, press)
        rules = self._texts(state)
        options = changed_rules(rules, read_rules(rules, press.extra))
        if kept(options, state.options) != dict(state.options):
            service, actor = self.context.service, interaction.user.id
            await service.set_house_rules(state.id, version=press.version, options=options, actor=actor)
            await self.context.board_delivery.deliver(state.id)
        reply = say("rules-applied", count=len(options))
        await redraw(interaction, note(reply))

    # --- the book's own difficulty ---

    @button("ease", decides=True)
    async def _ease(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Set the house rules of a difficulty."""
        state = await self._untouched(interaction, press)
        found, name = eases_of(state), values[0] if values else ""
        if name not in found:
            raise StaleCustomId(name)
        named = {rule for each in found.values() for rule in each}
        others = {rule: choice for rule, choice in own_options(state.options).items() if rule not in named}
        options = {**others, **found[name]}
        if kept(options, state.options) != dict(state.options):
            actor = interaction.user.id
            await self.context.service.set_house_rules(state.id, version=press.version, options=options, actor=actor)
            await self.context.board_delivery.deliver(state.id)

    # --- the level ---

    @button("level")
    async def _level(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the levels that can be chosen for the game. A level says how much help the boards show."""
        game = await self.context.service.roster.game(press.game)
        part, side = own_part(game, interaction.user.id)
        expect_commander(part, interaction.user.id)
        expect_for_all(part, interaction.user.id)
        now = game.level_of(side)
        known = LEVELS if game.untouched else LEVELS[: LEVELS.index(now) + 1]
        lines = [say("levels-title"), *(f"- **{say(f'level-{each}')}**: {say(f'level-{each}.what')}" for each in known)]
        if not game.untouched:
            lines.append(say("levels-later"))
        buttons = []
        for each in known:
            style = ButtonStyle.primary if each == now else ButtonStyle.secondary
            label = ui.Button[ui.LayoutView](label=say(f"level-{each}"), style=style, disabled=each == now)
            buttons.append(press_button(label, Press("levelset", game.id, game.version, extra=each)))
        await whisper(interaction, "\n".join(lines), rows=[button_row(buttons)])

    @button("levelset", edits=True)
    async def _set_level(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Set the chosen level, and update the board."""
        if press.extra not in LEVELS:
            raise StaleCustomId(press.extra)
        game = await self.context.service.set_level(press.game, press.extra, actor=interaction.user.id)
        await self.context.board_delivery.refresh(game.id)
        await redraw(interaction, note(say("levels-set", level=say(f"level-{press.extra}"))))

    # --- what both need ---

    async def _untouched(self, interaction: Interaction, press: Press) -> GameState:
        state = await self.context.service.load(press.game)
        expect_commander(state, interaction.user.id)
        expect_for_all(state, interaction.user.id)
        expect_may(state, Verb.RULES)
        if not state.untouched or state.version != press.version:
            raise AlreadyDecided(state.id)
        return state

    def _texts(self, state: GameState) -> list[HouseRuleText]:
        return self.context.presenter(state).house_rules()

    def _panel(self, press: Press, rules: Sequence[HouseRuleText], written: str) -> ui.LayoutView:
        chosen = read_rules(rules, written)
        changed = changed_rules(rules, chosen)
        lines = [say("rules-title"), say("rules-explained")]
        lines += [
            f"- {rule.title}: **{dict(rule.choices)[chosen[rule.name]]}**" for rule in rules if rule.name in changed
        ]
        if not changed:
            lines.append(say("rules-usual"))
        rows: list[Row] = [
            button_row([_switches(press, page, rules, chosen, written)]) for page in range(-(-len(rules) // OPTIONS))
        ]
        apply = ui.Button[ui.LayoutView](label=say("button-rules-apply"), style=ButtonStyle.success)
        buttons = [press_button(apply, _with(press, "apply", written))]
        if changed:
            usual = ui.Button[ui.LayoutView](label=say("button-rules-usual"))
            buttons.append(press_button(usual, _with(press, "usual", "")))
        rows.append(button_row(buttons))
        return note(cut("\n".join(lines), 3_500), rows=rows)

    # --- a word for the dice ---

    @button("word")
    async def _word(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the form in which users type their number or text for the dice."""
        await self._awaiting(interaction, press)
        form = Form(title=say("word-title"))
        field = ui.TextInput[Form](max_length=LONGEST, custom_id="word")
        form.add_item(ui.Label(text=say("word-label", most=LONGEST), component=field))
        word_press = Press("bring", press.game, press.version)
        await interaction.response.send_modal(press_form(form, word_press))

    @button("bring")
    async def _bring(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Add the number or text that the user has entered to the dice."""
        await self._awaiting(interaction, press)
        try:
            word = typed(values[0].strip() if values else "")
        except ValueError as error:
            raise UserError("error-word", most=LONGEST) from error
        await interaction.response.defer(ephemeral=True, thinking=True)
        actor = interaction.user.id
        state = await self.context.service.bring(press.game, version=press.version, word=word, actor=actor)
        await self.context.board_delivery.deliver(state.id)
        await whisper(interaction, say("word-brought", word=word.text))

    async def _awaiting(self, interaction: Interaction, press: Press) -> GameState:
        state = await self.context.service.position(press.game)
        state.expect_player(interaction.user.id)
        if not state.awaits_word or state.version != press.version:
            raise AlreadyDecided(state.id)
        return state

    # --- another game ---

    @button(AGAIN, MIRROR, REPLAY, edits=True)
    async def _again(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Start the same game again in the same channel.

        With several sides, the same users play, and an opponent first gets a challenge.
        """
        old, same_dice = await self.context.service.load(press.game), press.action == REPLAY
        if press.action not in again_by(old):
            raise UserError("sides-seed") if press.action == REPLAY else StaleCustomId(press.action)
        if same_dice and old.sealed_until is not None and old.sealed:
            raise UserError("daily-not-again", until=discord.utils.format_dt(old.sealed_until, "t"))
        if old.channel_id and old.channel_id != interaction.channel_id:
            raise NoSuchGame  # a new game starts only in the old one's channel
        ground = permit(interaction)
        if (said := await self._challenged(interaction, old, exchanged=press.action == MIRROR)) is not None:
            await whisper(interaction, said)
            return
        message = interaction.message
        view = retired(message) if message is not None else None
        seed = old.seed if same_dice else None  # a game that was resigned before it had dice has none to repeat
        chairs = chairs_again(old.sides, interaction.user.id, exchanged=press.action == MIRROR)
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.context.service.new_game(
                system=old.system,
                options=own_options(old.options),
                seed=seed,
                dice=REPEATED if seed else DRAWN,
                owner_id=interaction.user.id,
                guild_id=old.guild_id if old.channel_id else interaction.guild_id,
                channel_id=ground,
                locale=old.locale,
                daily=old.daily if same_dice else None,
                chairs=chairs,
                pace=None if old.pace in CALENDAR_PACES else old.pace,
                extra_write=(claim.begin,),
            )
            if view is not None:
                await redraw(interaction, view)
            if message is not None and message.flags.ephemeral:  # behind “More”: the board still has its buttons
                await self.context.board_delivery.retire(old)
            await self.context.board_delivery.deliver(state.id, claim)
        wake(self.context, state)

    async def _challenged(self, interaction: Interaction, old: GameState, *, exchanged: bool) -> str | None:
        """Challenge the same opponent to another game on the same terms.

        Return the reply; None if there is no opponent.
        """
        me = interaction.user.id
        chairs = {chair.user_id: chair.side for chair in chairs_again(old.sides, me, exchanged=exchanged)}
        opponent = next((each for each in chairs if each not in {NOBODY, me}), NOBODY)
        if opponent == NOBODY:
            return None
        options, times = own_options(old.options), old.turns.clock
        sitting = Sitting(
            system=old.system,
            scenario=options.pop(SCENARIO, ""),
            side=chairs[me],
            opponent=opponent,
            pace="" if old.pace in CALENDAR_PACES else old.pace or "",
            clock=(times.bank, times.increment) if times is not None else None,
        )
        rated = old.counted == RATED
        return await challenge(self.context, interaction, sitting, locale=old.locale, options=options, rated=rated)


def options_from(rules: Sequence[HouseRuleText], text: str) -> dict[str, str]:
    """Return the house rules in a typed list “name=choice, name=choice”. Raise `UserError` if one is unknown."""
    options: dict[str, str] = {}
    known = {rule.name: rule for rule in rules}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, choice = (piece.strip() for piece in part.partition("="))
        rule = known.get(name)
        if rule is None:
            raise UserError("error-house-rule", rule=quoted(name))
        if choice not in dict(rule.choices):
            choices = ", ".join(value for value, _ in rule.choices)
            raise UserError("error-house-rule-choice", rule=name, choices=choices)
        options[name] = choice
    return options


def _switches(
    press: Press, page: int, rules: Sequence[HouseRuleText], chosen: Mapping[str, str], written: str
) -> Select:
    options = []
    for rule in rules[page * OPTIONS : (page + 1) * OPTIONS]:
        titles = dict(rule.choices)
        others = " / ".join(title for choice, title in rule.choices if choice != chosen[rule.name])
        now = say("rules-option", now=titles[chosen[rule.name]], others=others)
        options.append(
            SelectOption(label=cut(rule.title, 100), value=rule.name, description=cut(now, DESCRIPTION_LENGTH))
        )
    select = ui.Select[ui.LayoutView](placeholder=say("rules-placeholder"), options=options)
    return press_select(select, Press("switch", press.game, press.version, page=page, extra=written))


def _with(press: Press, action: str, written: str) -> Press:
    return Press(action, press.game, press.version, extra=written)


def written_rules(rules: Sequence[HouseRuleText], chosen: Mapping[str, str]) -> str:
    """Return the choices as text with one character per house rule."""
    places = []
    for rule in rules:
        choices = [choice for choice, _ in rule.choices]
        places.append(base36(choices.index(chosen[rule.name])) if rule.name in chosen else "0")
    return "".join(places).rstrip("0")


def read_rules(rules: Sequence[HouseRuleText], written: str) -> dict[str, str]:
    """Return the choices for all house rules from a text written by `written_rules`.

    Raise `StaleCustomId` if the game no longer has these choices.
    """
    places = written.ljust(len(rules), "0")
    try:
        return {rule.name: rule.choices[int(place, 36)][0] for rule, place in zip(rules, places, strict=True)}
    except (ValueError, IndexError) as error:
        raise StaleCustomId(written) from error


def changed_rules(rules: Sequence[HouseRuleText], chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the choices that differ from the default."""
    return {rule.name: chosen[rule.name] for rule in rules if chosen[rule.name] != rule.choices[0][0]}
