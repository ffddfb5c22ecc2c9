"""The messages about challenges, and replies to users."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

import engine.games
from bot.context import BotContext
from bot.games.errors import DeliveryProblem, NoSuchGame
from bot.games.notices import Payload, pings
from bot.games.state import GameSummary
from bot.matches.terms import TURNS
from bot.play.challenges import played
from bot.play.new_game_sides import pace_label
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.sides.window_messages import after_board
from bot.ui.components import OPTIONS, Button, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import cut, person, quoted, say
from db.matches import ASKED, DECLINED, EXPIRED, GONE, MISSED, OPEN, TAKEN, TURNED, WITHDRAWN, Seek, Seeks
from db.notices import Claimed, Notice
from db.schema.games import RUNNING
from render.language import speaking
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

PLAY, ACCEPT, DECLINE, GO, LATER, WITHDRAW = "seekplay", "seekyes", "seekno", "seekgo", "seeklater", "seekoff"
TERMS, MUTE, ALLOW = "seekterms", "seekmute", "seekallow"
"""The actions of buttons: show the terms of an open challenge; accept or decline a challenge to oneself; begin a live
game, or not; withdraw one's own challenge.
"""
ASK, TOLD, BEGUN = "seek-ask", "seek-told", "seek-begun"
"""The values of `Notice.kind`, in order: an opponent for a live game is there; a challenge has ended without a game;
its game has begun.
"""
_NOTE = 100


def ask_of(seek: Seek, by: int) -> Notice:
    """Return the message that tells a challenger that a live game was accepted."""
    return _notice(ASK, seek, key=str(by), by=str(by))


def told_of(seek: Seek, user_id: int, how: str) -> Notice:
    """Return the message that tells a user that there will be no game.

    `how` is the reason.
    """
    return _notice(TOLD, seek, key=f"{user_id}-{how}", user=str(user_id), how=how)


def begun_of(game_id: str, channel_id: int, user_id: int) -> Notice:
    """Return the message to a user that their game has started."""
    facts = {"user": str(user_id)}
    return Notice(kind=BEGUN, key="1", due_at=clock.now(), game_id=game_id, channel_id=channel_id, facts=facts)


def _notice(kind: str, seek: Seek, *, key: str, **facts: str) -> Notice:
    return Notice(
        kind=kind,
        key=f"{seek.id}-{key}",
        due_at=clock.now(),
        channel_id=seek.channel_id,
        facts={"seek": seek.id, **facts},
    )


# --- words ---


def terms(seek: Seek, presenter: Presenter) -> str:
    """Return the terms of a challenge as text: time limit, house rules, and note."""
    said = [pace_label(seek.pace or "none", seek.clock)]
    for rule in presenter.house_rules():
        chosen = seek.house_rules.get(rule.name)
        said += [f"{rule.title}: {title}" for choice, title in rule.choices[1:] if choice == chosen]
    if seek.rated:
        said.append(say("seek-rated"))
    if seek.strength:
        said.append(say(f"seek-level-{seek.strength}"))
    if seek.role_id is not None:
        said.append(say("seek-role", role=f"<@&{seek.role_id}>"))
    if seek.note:
        said.append(say("seek-note", note=quoted(seek.note, _NOTE)))
    if not seek.scenario and engine.games.find(seek.system).scenarios:
        said.insert(1, say("seek-any", title=presenter.title()))
    return " · ".join(said)


def _facts(seek: Seek, presenter: Presenter, game: GameSummary | None = None) -> dict[str, Any]:
    end = int(seek.expires_at.timestamp())
    return {
        "who": person(seek.user_id),
        "target": person(seek.target_id or 0),
        "by": person(seek.accepted_by),
        "game": played(seek, presenter),
        "side": presenter.side(seek.side) if seek.side else "",
        "until": f"<t:{end}:f>",
        "remaining": f"<t:{end}:R>",
        "link": link_to(game) if game is not None else "",
    }


_ENDED = {
    TAKEN: "seek-taken",
    WITHDRAWN: "seek-withdrawn",
    DECLINED: "seek-declined",
    TURNED: "seek-turned",
    EXPIRED: "seek-expired",
    MISSED: "seek-missed",
    GONE: "seek-gone",
}


def view_of(seek: Seek, presenter: Presenter, game: GameSummary | None = None) -> ui.LayoutView:
    """Return the message of a challenge. `game` is the game that was started, if any."""
    facts = _facts(seek, presenter, game)
    if seek.state in _ENDED:
        return note(say(_ENDED[seek.state], **facts))
    key = "seek-counters" if seek.turn else "seek-asks"
    lines = [say("seek-open" if seek.target_id is None else key, **facts)]
    lines.append(say("seek-side" if seek.side else "seek-either", **facts))
    lines.append(terms(seek, presenter))
    if seek.state == ASKED:
        lines.append(say("seek-asked", **facts))
        return note("\n".join(lines))
    lines.append(say("seek-until", **facts))
    if seek.target_id is None:
        buttons = [_button(PLAY, seek, style=ButtonStyle.success)]
    else:
        buttons = [_button(ACCEPT, seek, style=ButtonStyle.success), _button(DECLINE, seek)]
        buttons += [_button(TERMS, seek)] if seek.turn + 1 < TURNS else []
    return note("\n".join(lines), rows=[button_row(buttons)])


def _button(action: str, seek: Seek, *, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return press_button(ui.Button(label=say(f"button-{action}"), style=style), Press(action, extra=seek.id))


def muted_row(seek: Seek, *, muted: bool) -> Row:
    """Return the button that blocks or allows further challenges by the challenger."""
    return button_row([_button(ALLOW if muted else MUTE, seek)])


def withdraw_row(seek: Seek) -> Row:
    """Return the button that withdraws a challenge."""
    return button_row([_button(WITHDRAW, seek)])


def line_of(seek: Seek, presenter: Presenter, place: int) -> tuple[str, str]:
    """Return a line about an open challenge for a list, and its label for a select menu."""
    facts = _facts(seek, presenter)
    line = say("seek-line" if seek.side else "seek-line-either", place=place, **facts)
    return f"{line} · {terms(seek, presenter)}", f"{place}. {facts['game']}"


def listed(
    seeks: Sequence[Seek], reader: int, find: Callable[[str], Presenter], *, most: int = OPTIONS
) -> tuple[str, list[Row]]:
    """Return the text of the list of open challenges for a user, with its select menu and buttons."""
    theirs = [each for each in seeks if each.user_id != reader and each.state == OPEN][:most]
    theirs = [each for each in theirs if each.target_id in {None, reader}]
    mine = [each for each in seeks if each.user_id == reader]
    if not theirs and not mine:
        return say("seek-none"), []
    lines, rows, options = [], list[Row](), []
    for place, each in enumerate(theirs, 1):
        line, label = line_of(each, find(each.system), place)
        lines.append(line)
        options.append(SelectOption(label=cut(label, LABEL_LENGTH), value=each.id))
    if options:
        lines.insert(0, say("seek-list", count=len(theirs)))
        select = ui.Select[ui.LayoutView](placeholder=say("seek-choose"), options=options)
        rows.append(button_row([press_select(select, Press(PLAY))]))
    if mine:
        lines.append(say("seek-mine"))
    buttons = []
    for each in mine[:5]:
        facts = _facts(each, find(each.system))
        lines.append(say("seek-mine-line", **facts))
        label = cut(say("seek-withdraw", **facts), LABEL_LENGTH)
        buttons.append(press_button(ui.Button(label=label), Press(WITHDRAW, extra=each.id)))
    if buttons:
        rows.append(button_row(buttons))
    return "\n".join(lines), rows


# --- notices ---


class _Writer:
    """The base class for writers of notices about challenges (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, seeks: Seeks) -> None:
        self._context = context
        self._seeks = seeks

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failed delivery. The user can see the same information with `/match open`."""

    async def _found(self, notice: Claimed) -> Seek | None:
        return await self._seeks.seek(str(notice.facts["seek"]))


class SeekNotices(_Writer):
    """Writes the messages of challenges."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the challenge is closed or already posted."""
        seek = await self._found(notice)
        if seek is None or seek.state != OPEN or seek.message_id is not None:
            return None
        with speaking(seek.locale):
            view = view_of(seek, self._context.find(seek.system))
        role = seek.role_id if notice.facts.get("calls") else None
        allowed = pings([seek.target_id] if seek.target_id else [], role=role)
        return Payload(view=view, guild_id=seek.guild_id, allowed=allowed)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Store the id of the message, to edit it later."""
        await self._seeks.posted(str(notice.facts["seek"]), message.id)


class AskNotices(_Writer):
    """Writes the messages that an opponent has accepted a live game."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the game can no longer begin."""
        seek = await self._found(notice)
        if seek is None or seek.state != ASKED or str(seek.accepted_by) != notice.facts["by"]:
            return None
        with speaking(seek.locale):
            facts = _facts(seek, self._context.find(seek.system)) | {"who": f"<@{seek.user_id}>"}
            buttons = [_button(GO, seek, style=ButtonStyle.success), _button(LATER, seek)]
            view = note(say("seek-here", **facts), rows=[button_row(buttons)])
        return Payload(view=view, guild_id=seek.guild_id, allowed=pings([seek.user_id]))


class ToldNotices(_Writer):
    """Writes the messages that tell a user that a challenge will not lead to a game."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the challenge was deleted or has no user to notify."""
        seek, user_id = await self._found(notice), int(notice.facts["user"])
        if seek is None or not user_id:
            return None
        with speaking(seek.locale):
            facts = _facts(seek, self._context.find(seek.system)) | {"you": f"<@{user_id}>"}
            how = notice.facts["how"]
            view = note(say(f"seek-told-{how}", **facts))
        return Payload(view=view, guild_id=seek.guild_id, allowed=pings([user_id]))


class BegunNotices(_Writer):
    """Writes the messages that a game has started."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message that a game has begun.

        Return None if the user gets a message about their turn instead.
        """
        user_id = int(notice.facts["user"])
        try:
            await after_board(self._context, notice.game_id or "")
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        side = next((side for side, chair in game.sides.items() if chair.user_id == user_id), "")
        if game.status != RUNNING or not side or side in game.turns.asked:
            return None
        other = next(chair.user_id for each, chair in game.sides.items() if each != side)
        presenter = self._context.presenter(game)
        with speaking(game.locale):
            facts = {"other": person(other), "side": presenter.side(side), "link": link_to(game)}
            view = note(say("seek-begun", you=f"<@{user_id}>", **facts))
        return Payload(view=view, guild_id=game.guild_id, allowed=pings([user_id]))
