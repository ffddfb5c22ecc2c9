"""Rate limits: each user has a budget for expensive commands.

Budgets are kept in memory and refill themselves.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord
from discord import InteractionType, app_commands
from discord.app_commands import TranslationContextLocation
from discord.ext.commands import Cooldown, CooldownMapping

from bot.runtime import clock
from bot.runtime.caller import asking, server
from bot.runtime.command_timing import start
from bot.ui.command_translation import name_key
from bot.ui.components import Interaction
from bot.ui.replies import whisper
from bot.ui.text_limits import MOST
from bot.ui.texts import say
from render.catalogue import house_texts
from render.language import speak

FLOOD = Cooldown(30, 10)
"""The limit of a user's clicks and commands, as (number, seconds): more than any normal player makes."""
SUGGESTIONS = Cooldown(80, 10)
"""The limit of a user's requests for suggestions, as (number, seconds). Each typed letter is a request."""
BUDGETS: Mapping[str, Cooldown] = {
    "pictures": Cooldown(24, 60),
    "papers": Cooldown(6, 120),
    "games": Cooldown(6, 60),
    "works": Cooldown(30, 60),
}
"""The limits of expensive commands as (number, seconds): those that draw, that read a whole game or all data of a user,
that begin a game or a tournament, and that compute something or post to many readers.
"""

_JUDGED = ("panel", "settings", "helpers", "handover", "pair", "time", "result", "player", "penalty", "list")
_LAST = ("end", "cancel", "reopen")

COSTS: Mapping[str, str] = {
    **dict.fromkeys(("/siege board", "/siege map", "/siege odds", "/plan show"), "pictures"),
    **dict.fromkeys(
        ("odds", "oddspick", "oddswith", "map", "mapview", "gallery", "gameopen", "plans", "planlook"), "pictures"
    ),
    **dict.fromkeys(("/records me", "/records of", "/records server", "ladderpic"), "pictures"),
    **dict.fromkeys(
        ("/siege newspaper", "/siege story", "story", "/siege replay", "/siege export", "/siege verify", "log"),
        "papers",
    ),
    "/tournament export": "papers",
    **dict.fromkeys(("/privacy show", "my-data"), "papers"),
    **dict.fromkeys(("/tournament pairings", "/tournament page", "/daily board", "tpages", "daytable"), "pictures"),
    **dict.fromkeys(("/battle add", "/battle edit", "/battle show", "battletext"), "pictures"),
    **dict.fromkeys(("/battle play", "battleplay"), "games"),
    **dict.fromkeys(("/daily puzzle", "puzzle", "puzzled", "/daily battle", "daybattle"), "pictures"),
    **dict.fromkeys(("/siege new", "/campaign start", "/tournament create", "/tournament play"), "games"),
    **dict.fromkeys(
        ("/match seek", "/match challenge", "/match lobby", "seeksit", "seekbegin", "seekyes", "seekoffer", "seekgo"),
        "games",
    ),
    **dict.fromkeys(("/daily play", "/daily practice", "/analysis play"), "games"),
    **dict.fromkeys(("again", "mirror", "replay", "direct", "tplay", "dayplay", "daybattleplay", "anplay"), "games"),
    "seriesnext": "games",
    "puzzleon": "games",
    **dict.fromkeys(
        ("/siege auto", "/siege undo", "/siege here", "/siege watch", "/side room", "/match season"), "works"
    ),
    **dict.fromkeys(
        ("/analysis show", "/analysis again", "anagain", "ownpuzzle", "anreplay", "/vote start", "/vote now"), "works"
    ),
    **dict.fromkeys(("/campaign plan", "/campaign skip", "/tournament why", "/tournament watch", "tpair"), "works"),
    **dict.fromkeys((f"/judge {name}" for name in (*_JUDGED, *_LAST)), "works"),
}
"""The name in `BUDGETS` of the limit for each command, or for a click by its action; all others have none of these
limits."""

_KEPT = 1_000
_GROUPS = (1, 2)
"""The option types of subcommands and groups of them."""
_KINDS: Mapping[discord.AppCommandOptionType, type] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
}


class _Asker(NamedTuple):
    """Takes the place of an interaction if a request does not come from Discord."""

    user: discord.Object


class RateLimits:
    """Limits how often users may use expensive commands.

    Without `strict` there are no limits.
    """

    def __init__(self, *, strict: bool = True, now: Callable[[], datetime] = clock.now) -> None:
        self.strict = strict
        self._now = now
        self._flood, self._suggested = _each(FLOOD), _each(SUGGESTIONS)
        self._budgets = {name: _each(budget) for name, budget in BUDGETS.items()}
        self._ticks = clock.ticks_of(now)
        self._warned: OrderedDict[int, float] = OrderedDict()

    async def admits(self, interaction: Interaction, what: str) -> bool:
        """Return whether a command or click may be answered. If not, the user has been told why.

        This also makes the user's language the current language.
        """
        asking.set(interaction.user.id)
        speak(str(interaction.locale))
        server.set(interaction.guild_id or 0)
        if interaction.user.bot:
            await whisper(interaction, say("rights-bot"))
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
            await self._warn(interaction, f"rights-{kind}", wait)
        return wait is None

    def wait(self, user_id: int, what: str) -> float | None:
        """Return how many seconds a user of the board's page has to wait, or None if they need not wait.

        A use that need not wait is counted. `what` is the kind of use. Decisions count as clicks, taps on the picture
        as suggestions, and pictures as pictures by commands. Spectators have negative ids.
        """
        if not self.strict:
            return None
        counted = {"decide": self._flood, "touch": self._suggested, **self._budgets}[what]
        asker: Any = _Asker(discord.Object(user_id))
        return self._wait(counted, asker)

    async def _suggests(self, interaction: Interaction) -> bool:
        if self._wait(self._suggested, interaction) is None:
            return True
        await interaction.response.autocomplete([])
        return False

    async def _flooded(self, interaction: Interaction, wait: float) -> None:
        """Tell a user who clicks too often to wait, but only once."""
        now, who = self._ticks(), interaction.user.id
        if interaction.type is InteractionType.component and self._warned.get(who, now) > now:
            await interaction.response.defer()
            return
        self._warned[who] = now + wait
        self._warned.move_to_end(who)
        while len(self._warned) > _KEPT:
            self._warned.popitem(last=False)
        await self._warn(interaction, "rights-flood", wait)

    async def _warn(self, interaction: Interaction, key: str, wait: float) -> None:
        again = self._now() + timedelta(seconds=wait + 1)
        await whisper(interaction, say(key, again=discord.utils.format_dt(again, "R")))

    def _wait(self, mapping: CooldownMapping[Interaction], interaction: Interaction) -> float | None:
        """Count a use. Return None if it is within the limit, otherwise the seconds to wait."""
        # discord.py treats 0 as a missing time.
        return mapping.update_rate_limit(interaction, self._ticks() + 1)


class Tree(app_commands.CommandTree[Any]):
    """The slash commands of the bot. It checks rate limits and option values."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to run a command or an autocompletion.

        Raise `CommandSignatureMismatch` if a value has the wrong type, or is not among the choices.
        """
        cooldowns: RateLimits = interaction.client.cooldowns
        command = interaction.command
        name = command.qualified_name if command is not None else ""
        start(interaction, name)
        # a command that answers with a text costs almost nothing
        costs = name and getattr(interaction.namespace, "text", False) is not True
        if not await cooldowns.admits(interaction, f"/{name}" if costs else ""):
            return False
        if interaction.type is InteractionType.autocomplete:
            if _suggests(interaction):
                return True
            await interaction.response.autocomplete([])
            return False
        if isinstance(command, app_commands.Command):
            values = dict(iter(interaction.namespace))  # which is no real mapping
            faults = [(each, _fault(each, values.get(each.display_name))) for each in command.parameters]
            if any(fault == _UNFIT for _, fault in faults):
                raise app_commands.CommandSignatureMismatch(command)
            beyond = next((each for each, fault in faults if fault == _BEYOND), None)
            if beyond is not None:
                await whisper(interaction, _measured(beyond))
                return False
        return True


_UNFIT, _BEYOND = "unfit", "beyond"


def _fault(option: app_commands.Parameter, value: Any) -> str:
    """Return what is wrong with the value of an option, or an empty string.

    `_UNFIT` means that the type is wrong, or that the value is none of the choices. `_BEYOND` means that a number or
    length is outside the limits.
    """
    if value is None:
        return ""
    kind = _KINDS.get(option.type)
    of_kind = kind is None or (isinstance(value, kind) and (kind is bool or not isinstance(value, bool)))
    if not of_kind or (option.choices and value not in [choice.value for choice in option.choices]):
        return _UNFIT
    if not isinstance(value, str | int | float):
        return ""
    least, most = (None if isinstance(value, str) else option.min_value), option.max_value
    size = len(value) if isinstance(value, str) else value
    return _BEYOND if (least is not None and size < least) or (most is not None and size > most) else ""


def _measured(option: app_commands.Parameter) -> str:
    """Return a text about the limits of a command option, with the option's translated name."""
    key = name_key(option.display_name, TranslationContextLocation.parameter_name)
    name = say(key) if key is not None and house_texts().has(key) else option.display_name
    text = option.type is discord.AppCommandOptionType.string
    least, most = option.min_value or 0, option.max_value or 0
    return say("rights-text" if text else "rights-number", option=name, least=least, most=most)


def _suggests(interaction: Interaction) -> bool:
    """Return whether the bot has suggestions for the option that the user is typing."""
    data: Any = interaction.data
    options = data.get("options", ())
    while options and options[0].get("type") in _GROUPS:
        options = options[0].get("options", ())
    typed = next((option["name"] for option in options if option.get("focused")), None)
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    values = dict(iter(interaction.namespace))
    every = {option.display_name: option for option in command.parameters}
    strings = [name for name, option in every.items() if option.type is discord.AppCommandOptionType.string]
    if typed not in every or not every[typed].autocomplete or not isinstance(values.get(typed), str):
        return False
    if not all(isinstance(values.get(name), str | None) for name in strings):
        return False
    # A text over the limit gets no suggestion; searching would cost the time that the limit saves.
    return all(len(values.get(name) or "") <= (every[name].max_value or MOST) for name in strings)


def _each(budget: Cooldown) -> CooldownMapping[Interaction]:
    """Return a cooldown mapping that gives each user a separate budget."""
    return CooldownMapping(budget, lambda interaction: interaction.user.id)
