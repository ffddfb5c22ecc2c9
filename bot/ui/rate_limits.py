"""So that one person cannot starve a server: budgets of what costs much, floods answered with next to nothing.

Whoever plays does not notice. Every budget is a person's own, is kept in memory and fills by itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import InteractionType, app_commands
from discord.app_commands import TranslationContextLocation
from discord.ext.commands import Cooldown, CooldownMapping

from bot.runtime import clock
from bot.runtime.caller import asking, server
from bot.runtime.command_timing import begin
from bot.ui.command_translation import name_key
from bot.ui.components import Interaction
from bot.ui.replies import whisper
from bot.ui.text_limits import MOST
from bot.ui.texts import reader, say
from render.catalogue import house_texts

FLOOD = Cooldown(30, 10)
"""So many presses and commands in so many seconds: nobody who plays is so quick."""
SUGGESTIONS = Cooldown(80, 10)
"""Suggestions are asked for with every letter that is typed."""
BUDGETS: Mapping[str, Cooldown] = {
    "pictures": Cooldown(24, 60),
    "papers": Cooldown(6, 120),
    "games": Cooldown(6, 60),
}
"""What draws, what reads a whole game or all that is stored about somebody, and what posts a new one."""

COSTS: Mapping[str, str] = {
    **dict.fromkeys(("/siege board", "/siege map", "/siege odds"), "pictures"),
    **dict.fromkeys(("odds", "oddspick", "oddswith", "map", "mapview", "gallery", "gameopen"), "pictures"),
    **dict.fromkeys(("/records me", "/records of", "/records server"), "pictures"),
    **dict.fromkeys(("/siege dispatch", "/siege replay", "/siege export", "/siege verify", "log"), "papers"),
    **dict.fromkeys(("/privacy show", "my-data"), "papers"),
    **dict.fromkeys(("/siege new", "/campaign start", "/daily practice", "again", "replay", "direct"), "games"),
}
"""The budget of a command, or of a press by its action; all others cost next to nothing."""

_KEPT = 1_000
_GROUPS = (1, 2)
"""The types of options that are commands and groups of commands."""
_KINDS: Mapping[discord.AppCommandOptionType, type] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
}


class Cooldowns:
    """Says who has to wait, and tells them until when. Not `strict`, it lets everybody do as much as they like."""

    def __init__(self, *, strict: bool = True, now: Callable[[], datetime] = clock.now) -> None:
        self.strict = strict
        self._now = now
        self._flood, self._suggested = _each(FLOOD), _each(SUGGESTIONS)
        self._budgets = {name: _each(budget) for name, budget in BUDGETS.items()}
        self._ticks = clock.ticks_of(now)
        self._told: OrderedDict[int, float] = OrderedDict()

    async def admits(self, interaction: Interaction, what: str) -> bool:
        """Whether to answer a command or a press; whoever has to wait has been answered."""
        asking.set(interaction.user.id)
        server.set(interaction.guild_id or 0)
        if interaction.user.bot:
            await whisper(interaction, say("rights-bot", locale=reader(interaction)))
            return False
        if not self.strict:
            return True
        if interaction.type is InteractionType.autocomplete:
            return await self._suggests(interaction)
        if (wait := self._wait(self._flood, interaction)) is not None:
            await self._flooded(interaction, wait)
            return False
        kind = COSTS.get(what)
        wait = self._wait(self._budgets[kind], interaction) if kind is not None else None
        if wait is not None:
            await self._tell(interaction, f"rights-{kind}", wait)
        return wait is None

    async def _suggests(self, interaction: Interaction) -> bool:
        if self._wait(self._suggested, interaction) is None:
            return True
        await interaction.response.autocomplete([])
        return False

    async def _flooded(self, interaction: Interaction, wait: float) -> None:
        """Who presses on and on is told once; a press that is not answered with words changes nothing."""
        now, who = self._ticks(), interaction.user.id
        if interaction.type is InteractionType.component and self._told.get(who, now) > now:
            await interaction.response.defer()
            return
        self._told[who] = now + wait
        self._told.move_to_end(who)
        while len(self._told) > _KEPT:
            self._told.popitem(last=False)
        await self._tell(interaction, "rights-flood", wait)

    async def _tell(self, interaction: Interaction, key: str, wait: float) -> None:
        again = self._now() + timedelta(seconds=wait + 1)
        await whisper(interaction, say(key, locale=reader(interaction), again=discord.utils.format_dt(again, "R")))

    def _wait(self, mapping: CooldownMapping[Interaction], interaction: Interaction) -> float | None:
        """Seconds that the person has to wait; None for no time at all, which is counted."""
        # The library takes 0 for not being told the time.
        return mapping.update_rate_limit(interaction, self._ticks() + 1)


class Tree(app_commands.CommandTree[Any]):
    """The commands; before one is answered it is looked at who asks, and for what."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether a command, or a suggestion for it, is to be answered.

        Raises `CommandSignatureMismatch` for a choice that the command does not offer: Discord takes no other from
        people, and nothing further in asks again.
        """
        cooldowns: Cooldowns = interaction.client.cooldowns
        command = interaction.command
        begin(interaction, command.qualified_name if command is not None else "")
        if not await cooldowns.admits(interaction, _named(interaction)):
            return False
        if interaction.type is InteractionType.autocomplete:
            if _suggests(interaction):
                return True
            await interaction.response.autocomplete([])
            return False
        if isinstance(command, app_commands.Command):
            said = _values(interaction)
            if not all(_fits(option, said.get(option.display_name)) for option in command.parameters):
                raise app_commands.CommandSignatureMismatch(command)
            beyond = next((each for each in command.parameters if not _within(each, said.get(each.display_name))), None)
            if beyond is not None:
                await whisper(interaction, _measured(beyond, reader(interaction)))
                return False
        return True


def _within(option: app_commands.Parameter, said: Any) -> bool:
    """Whether a text is no longer, and a number no smaller and no greater, than its option takes."""
    least, most = option.min_value, option.max_value
    if isinstance(said, str):
        return most is None or len(said) <= most
    if not isinstance(said, int | float):
        return True
    return (least is None or said >= least) and (most is None or said <= most)


def _measured(option: app_commands.Parameter, locale: str) -> str:
    """What an option takes, under the name by which the reader's Discord shows it."""
    key = name_key(option.display_name, TranslationContextLocation.parameter_name)
    name = say(key, locale=locale) if key is not None and house_texts().has(key) else option.display_name
    text = option.type is discord.AppCommandOptionType.string
    least, most = option.min_value or 0, option.max_value or 0
    return say("rights-text" if text else "rights-number", locale=locale, option=name, least=least, most=most)


def _fits(option: app_commands.Parameter, said: Any) -> bool:
    """Whether a value is of the kind of an option, and one of its choices where it has some."""
    if said is None:
        return True
    if option.choices and said not in [choice.value for choice in option.choices]:
        return False
    kind = _KINDS.get(option.type)
    return kind is None or (isinstance(said, kind) and (kind is bool or not isinstance(said, bool)))


def _suggests(interaction: Interaction) -> bool:
    """Whether anything is suggested for what somebody types: commands of an old version may not have it.

    What the other options hold may be wrong as yet, but not of another kind.
    """
    data: Any = interaction.data
    options = data.get("options", ())
    while options and options[0].get("type") in _GROUPS:
        options = options[0].get("options", ())
    typed = next((option["name"] for option in options if option.get("focused")), None)
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    said = _values(interaction)
    every = {option.display_name: option for option in command.parameters}
    strings = [name for name, option in every.items() if option.type is discord.AppCommandOptionType.string]
    if typed not in every or not every[typed].autocomplete or not isinstance(said.get(typed), str):
        return False
    if not all(isinstance(said.get(name), str | None) for name in strings):
        return False
    # Nothing goes on from what is too long to be taken; to look would cost what the limit is there to save.
    return all(len(said.get(name) or "") <= (every[name].max_value or MOST) for name in strings)


def _values(interaction: Interaction) -> dict[str, Any]:
    """The options of a command with their values, as they came; the library's namespace only looks like a mapping."""
    return dict(iter(interaction.namespace))


def _named(interaction: Interaction) -> str:
    """A command by its name; none for one that answers in words, which cost nothing."""
    command = interaction.command
    if command is None or getattr(interaction.namespace, "text", False) is True:
        return ""
    return f"/{command.qualified_name}"


def _each(budget: Cooldown) -> CooldownMapping[Interaction]:
    """A budget for each person."""
    return CooldownMapping(budget, lambda interaction: interaction.user.id)
