"""T5 to T8, T87 Army lists as they come in: the form for one, and what is kept of it."""

from __future__ import annotations

import discord
from discord import ui

from bot.runtime import clock
from bot.tournaments.desk import Desk
from bot.tournaments.judging import day_of, shown_by
from bot.tournaments.service import Decision, Loaded
from bot.ui.components import Form, Interaction
from bot.ui.texts import cut, say
from engine.tournament import facts as f
from engine.tournament.books.centuria import lists as army_lists

_ARMY, _TEXT, _LABEL, _HINT = 80, 4_000, 45, 100


def list_form(*, locale: str) -> Form:
    """Return the form in which a list is typed."""
    form = Form(title=cut(say("tournament-list-title", locale=locale), _LABEL))
    field = ui.TextInput[Form](custom_id="list", style=discord.TextStyle.paragraph, max_length=_TEXT)
    hint = cut(say("tournament-list-hint", locale=locale), _HINT)
    form.add_item(
        ui.Label(text=cut(say("tournament-list-text", locale=locale), _LABEL), description=hint, component=field)
    )
    return form


async def hand_in(
    desk: Desk, interaction: Interaction, loaded: Loaded, number: int, text: str, *, user_id: int | None
) -> army_lists.ArmyList:
    """Check the list of a player, keep it with its faults, and return what was read. `user_id` is whose it is."""
    t, now = loaded.state, clock.now()
    found = army_lists.read(text, t.settings.units)
    key = await desk.service.store.keep_list(loaded.row.id, number, text, user_id=user_id, now=now)
    fact = f.ListHanded(
        player=number,
        day=day_of(t, int(now.timestamp())),
        list=str(key),
        army=found.army[:_ARMY],
        units=len(found.units),
        generals=found.generals,
        faults=tuple(dict.fromkeys(fault.reason for fault in found.faults)),
    )
    await desk.decide(interaction, loaded.row.id, lambda t, _seed: Decision([fact], posts=shown_by(t, [fact])))
    return found
