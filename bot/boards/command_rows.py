"""Rows on the board for shared command: commanders, ready players, proposals and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, SelectOption, ui

import engine.games
from bot.answers.menus import Controls
from bot.games.permissions import Proposal, commanded_by, commander, proposals, waited_for
from bot.games.state import GameState, GameSummary
from bot.ui.components import OPTIONS, Button, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, mentions, person, say
from db.schema.games import ADVISERS, POWERS
from db.shared_command import read_posts
from engine.core.asks import Answer
from render.panel import LABEL_LENGTH, OPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

SHOWN = 5
"""The maximum number of proposals that a board shows, because a row holds no more buttons. The newest are shown."""
COMPONENTS = 40
_WHAT = 130


def lead(state: GameSummary) -> str:
    """Return a sentence that names a side's players and says how they decide."""
    if state.command == ADVISERS:
        others = state.players - {state.owner_id}
        key = "staff-board-advisers" if others else "staff-board-no-advisers"
        owner, named = person(state.owner_id), sorted(others)
        advisers = mentions(named[0], named) if named else ""
        return say(key, owner=owner, advisers=advisers, count=len(others))
    if state.command == POWERS:
        return say("staff-board-powers")
    return say("players-board", players=mentions(state.owner_id, state.players))


def lines(state: GameState, presenter: Presenter) -> list[str]:
    """Return the board's other lines about shared command."""
    if state.command == POWERS:
        return [*posts_of(state, state.view, presenter), *_readiness(state, presenter)]
    return proposed(state, presenter) if state.command == ADVISERS else []


def posts_of(game: GameSummary, view: Any, presenter: Presenter) -> list[str]:
    """Return lines that name the commander of each part of a side, and players without a part."""
    parties = engine.games.find(game.system).parties(view)
    found = []
    for user_id in (game.owner_id, *sorted(game.players - {game.owner_id})):
        own = commanded_by(game, user_id, parties)
        if own:
            what = ", ".join(presenter.party(party) for party in own)
            found.append(say("staff-board-post", who=person(user_id), what=what))
    idle = sorted(each for each in game.players if not commanded_by(game, each, parties) and each != game.owner_id)
    if idle:
        found.append(say("staff-board-idle", who=_people(idle)))
    gone = {party: holder for party, holder in read_posts(game.posts).items() if holder not in game.players}
    for party, holder in gone.items():
        facts = {
            "party": presenter.party(party),
            "who": person(holder),
            "owner": person(game.owner_id),
        }
        found.append(say("staff-board-gone", **facts))
    return found


def _readiness(state: GameState, presenter: Presenter) -> list[str]:
    """Return the line about who agrees to end the phase; empty if nobody has asked."""
    ready = [each for each in proposals(state) if state.ask is not None]
    if not ready:
        return []
    assert state.ask is not None
    answer = ready[0].answer
    rules = engine.games.find(state.system)
    waiting = waited_for(state, rules, state.view, state.ask, answer)
    text = named(state, presenter, answer)
    agreed = sorted(each.user_id for each in ready if each.answer == answer)
    line = say("staff-board-ready", what=text, who=_people(agreed))
    if not waiting:
        return [line]
    awaited = say("staff-board-awaited", who=_people(sorted(waiting)))
    return [f"{line} {awaited}"]


def _people(user_ids: Iterable[int]) -> str:
    return ", ".join(person(user_id) for user_id in user_ids)


def put(state: GameState, presenter: Presenter, each: Proposal) -> str:
    """Return the text of a proposal."""
    if each.plan:
        return say("staff-plan", plan=presenter.plan_title(each.plan))
    return named(state, presenter, each.answer)


def named(state: GameState, presenter: Presenter, answer: Answer) -> str:
    """Return an answer to the game's question as text."""
    controls = Controls(state, presenter, advice=None)
    return cut(" › ".join(controls.labels(answer)), _WHAT)


def proposed(state: GameState, presenter: Presenter) -> list[str]:
    """Return the texts of the newest proposals, with their button numbers."""
    every = proposals(state) if state.ask is not None else []
    found = [
        say("staff-board-proposal", number=place, who=person(each.user_id), what=put(state, presenter, each))
        for place, each in enumerate(every[:SHOWN], 1)
    ]
    if len(every) > SHOWN:
        found.append(say("staff-board-more", count=len(every) - SHOWN))
    return found


def rows(state: GameState, presenter: Presenter, *, room: int, top: bool) -> list[Row]:
    """Return the buttons to adopt proposals, or the select menu to take command of a party.

    The select menu is shown only at the `top` of the menus. `room` is the number of components that still fit.
    """
    if state.ask is None:
        return []
    if state.command == ADVISERS:
        every: Sequence[Proposal] = proposals(state)[: min(SHOWN, room - 1)] if room > 1 else ()
        buttons = [_adopt(state, place, each) for place, each in enumerate(every, 1)]
        return [button_row(buttons)] if buttons else []
    taken = top and state.command == POWERS and state.untouched and room > 1
    return [_posts_row(state, presenter)] if taken else []


def _adopt(state: GameState, place: int, each: Proposal) -> Button:
    label = say("button-staff-adopt", number=place)
    button = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=ButtonStyle.primary)
    return press_button(button, Press("adopt", state.id, state.version, page=each.number))


def _posts_row(state: GameState, presenter: Presenter) -> Row:
    posts = read_posts(state.posts)
    options = []
    for party in engine.games.find(state.system).parties(state.view)[:OPTIONS]:
        free = posts.get(party) not in state.players
        detail = say("staff-post-free" if free else "staff-post-held")
        label = cut(presenter.party(party), OPTION_LENGTH)
        options.append(SelectOption(label=label, value=party, description=cut(detail, OPTION_LENGTH)))
    prompt = cut(say("staff-post-prompt"), PROMPT_LENGTH)
    select = ui.Select[ui.LayoutView](placeholder=prompt, options=options)
    return button_row([press_select(select, Press("post", state.id, state.version))])


def whose(game: GameSummary, parties: Iterable[str], presenter: Presenter) -> str:
    """Return the parts of a side with their commanders, as in “British (@alice), Russian (@bob)”."""
    return ", ".join(
        say("staff-whose", party=presenter.party(party), who=person(commander(game, party))) for party in parties
    )
