"""Challenges: offers to play. When another user accepts, the game starts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec

import engine.games
from bot.games.new_games import INVITED
from bot.games.seats import clocks
from bot.games.seats.chairs import LIVE, sides_of
from bot.play.new_game_sides import ANY, Sitting, waited
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.errors import UserError
from bot.ui.texts import person, say
from db.lobbies import JOB as LOBBIES
from db.matches import JOB, AlreadyChallenged, NotOpen, Seek, Seeks, TooMany, Wish
from db.notices import Notice
from db.ratings import RatedGames
from db.schema.games import NOBODY
from engine.core.day_gate import BATTLE, learnt, named
from engine.core.ratings import PAIR_DAYS, PAIR_GAMES
from engine.core.ruleset import Ruleset
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

MOST = 3
"""The maximum number of a user's open challenges in a server."""
SEEK, WISH = "seek", "seek-wish"
"""The values of `Notice.kind`: the challenge; a direct message about it to a user who asked for that."""
_FIRST = timedelta(seconds=5)
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
"""The characters of the ids of challenges."""


async def challenge(
    context: BotContext,
    interaction: Interaction,
    sitting: Sitting,
    *,
    locale: str,
    options: Mapping[str, str] | None = None,
    rated: bool = False,
    strength: str = "",
    said: str = "",
    channel_id: int | None = None,
    role: discord.Role | None = None,
) -> str:
    """Store a challenge, and return the reply to the challenger.

    The caller must have checked that the user may post there. `options` are house rules; `rated` games have none. Only
    members of the `role` may accept it. Raise `UserError` if such a challenge is not possible.
    """
    if interaction.guild_id is None:
        raise UserError("seek-alone")
    rules, presenter = engine.games.find(sitting.system), context.find(sitting.system)
    side, house_rules = "" if sitting.side == ANY else sitting.side, dict(options or {})
    if not scenarios_of(rules, sitting.scenario, side, house_rules):
        present = sides_of(rules, {**house_rules, **sitting.options()})
        raise UserError("sides-no-such", sides=", ".join(map(presenter.side, present)))
    battle = {name: text for name, text in sitting.options().items() if name == BATTLE}
    if rated and battle:
        raise UserError("battle-unrated")
    now, seconds, pace = clock.now(), sitting.clock, waited(sitting.pace)
    target = sitting.opponent if sitting.opponent != NOBODY else None
    new = Seek(
        id="".join(secrets.choice(ALPHABET) for _ in range(8)),
        user_id=interaction.user.id,
        target_id=target,
        guild_id=interaction.guild_id,
        channel_id=channel_id or interaction.channel_id or 0,
        system=rules.name,
        scenario=sitting.scenario,
        side=side,
        pace=pace,
        bank=seconds[0] if seconds is not None else None,
        increment=seconds[1] if seconds is not None else None,
        options=msgspec.json.encode(house_rules | battle).decode(),
        level=sitting.level,
        here=sitting.where == "here",
        rated=rated,
        strength=strength,
        role_id=role.id if role is not None else None,
        note=said,
        locale=locale,
        created_at=now,
        expires_at=now + INVITED[is_live(pace, seconds)],
    )
    calls = role is not None and may_mention(interaction, role)
    try:
        await Seeks(context.service.store.database).add(
            new, post=post_of(new, calls=calls), most=MOST, wish=partial(_wish, new)
        )
    except TooMany as error:
        raise UserError("seek-too-many", count=MOST) from error
    except AlreadyChallenged as error:
        raise UserError("seek-already", who=person(target or NOBODY)) from error
    except NotOpen as error:
        raise UserError("seek-not-open", who=person(target or NOBODY)) from error
    context.scheduler.wake_now(JOB, LOBBIES, NOTICES)
    until = discord.utils.format_dt(new.expires_at, "R")
    key = "seek-posted" if target is None else "seek-sent"
    reply = say(key, who=person(target or NOBODY), game=played(new, presenter), until=until)
    quiet = [say("seek-role-quiet", role=role.mention)] if role is not None and not calls else []
    return "\n".join((reply, *quiet, *await about_rated(context, new, interaction.user.id, other=target)))


async def about_rated(context: BotContext, seek: Seek, user_id: int, *, other: int | None) -> list[str]:
    """Return the lines to show before a rated game."""
    if not seek.rated:
        return []
    rated, lines = RatedGames(context.service.store.database), []
    if not await rated.plays(user_id):
        lines.append(say("seek-rated-first"))
    if other is not None:
        lines += await too_often(rated, user_id, other)
    return lines


async def too_often(rated: RatedGames, user_id: int, other: int, *, but: str = "") -> list[str]:
    """Return a warning line if a rated game against this opponent will not count; otherwise an empty list.

    The game `but` is left out of the count.
    """
    since = clock.now() - timedelta(days=PAIR_DAYS)
    if await rated.recent(user_id, other, since=since, but=but) < PAIR_GAMES:
        return []
    return [say("seek-rated-uncounted", who=person(other))]


def post_of(new: Seek, *, calls: bool = False) -> Notice:
    """Return the notice that posts a challenge. With `calls`, the notice mentions the role for challenges."""
    facts = {"seek": new.id, "calls": calls}
    return Notice(kind=SEEK, key=f"{new.id}-", due_at=new.created_at, channel_id=new.channel_id, facts=facts)


def _wish(new: Seek, one: Wish) -> Notice:
    """Return the notice about a new challenge for a user who asked for such notices."""
    return Notice(
        kind=WISH,
        key=new.id,
        due_at=new.created_at + _FIRST,
        user_id=one.user_id,
        facts={"seek": new.id, "locale": one.locale, "last": one.last},
        expires_at=new.expires_at,
    )


def may_mention(interaction: Interaction, role: discord.Role) -> bool:
    """Return whether the bot may mention a role for the user."""
    both = interaction.permissions.mention_everyone and interaction.app_permissions.mention_everyone
    return not role.is_default() and (role.mentionable or both)


def played(seek: Seek, presenter: Presenter) -> str:
    """Return the title of the game in a challenge, with the scenario if one was chosen."""
    learnt({**seek.house_rules, **named(seek.scenario)})
    title = presenter.title()
    return f"{title}, {presenter.scenario(seek.scenario)}" if seek.scenario else title


def scenarios_of(rules: Ruleset[Any], scenario: str, side: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the chosen scenario, or all scenarios that have the side.

    A game without scenarios has one with an empty name.
    """
    every = (scenario,) if scenario else rules.scenarios or ("",)
    return tuple(each for each in every if not side or side in sides_of(rules, {**options, **named(each)}))


def is_live(pace: str | None, seconds: tuple[int, int] | None) -> bool:
    """Return whether both players play at the same time. This follows from the pace or the clock."""
    return (clocks.pace(seconds) if seconds is not None else pace) == LIVE
