"""Permissions to decide in a game.

Every player may decide, or each player commands some Powers. In other games the owner decides and the others advise, or
the players vote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from bot.games.errors import (
    AlreadyDecided,
    DayNotBegun,
    DecidedByVote,
    GameOver,
    NotReady,
    NotTheOwner,
    NotYourAnswers,
    NotYourPieces,
    OnlyAdvises,
    ServiceError,
    SeveralSides,
)
from bot.games.state import GameSummary, summary_of
from bot.games.undo_stack import UndoStack
from db.games import FIELD, LINE, GameRow
from db.schema import games
from db.schema.games import ADVISERS, POWERS, RUNNING, VOTE
from db.shared_command import read_posts
from db.sides import seats_of
from engine.core.asks import Answer, Ask
from engine.core.day_gate import CALENDAR
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome

NOBODY, CALENDAR_ACTOR, VOTERS, HOUSE = games.NOBODY, games.CALENDAR_ACTOR, games.VOTERS, games.HOUSE
"""Actors in the journal that are not users: a user whose data was deleted, the bot's calendar, all voters, and the bot
when it answers for a side.
"""

Guard = Callable[[Outcome[Any], Answer], ServiceError | None]
"""A function that returns why a user may not let the steward give an answer; None if the user may."""

_WHOLE = frozenset({"day", "all"})
"""The scopes in which the steward plays for all players if the owner asks for it. In shorter scopes it stops at other
players' pieces.
"""


_PLAN = "/plan"
"""The first word of a stored proposal that is a plan. No answer of a game begins with this word."""


class Proposal(NamedTuple):
    """An answer or a plan that a user proposes. It applies to the position of `version`."""

    number: int
    version: int
    user_id: int
    answer: Answer

    @property
    def plan(self) -> str:
        """The name of the proposed plan; empty for an answer."""
        return self.answer[1] if self.answer[:1] == (_PLAN,) else ""


def proposed_plan(name: str) -> Answer:
    """Return a plan in the form in which it is stored as a proposal."""
    return (_PLAN, name)


def proposals(game: GameSummary) -> list[Proposal]:
    """Return the proposals for the game's current version, newest first."""
    found = []
    for line in filter(None, (game.proposed or "").split(LINE)):
        number, version, user_id, answer = line.split(FIELD)
        found.append(
            Proposal(int(number), int(version), int(user_id), msgspec.json.decode(answer, type=tuple[str, ...]))
        )
    current = (each for each in found if each.version == game.version and each.user_id in game.players)
    return sorted(current, reverse=True)


def commander(game: GameSummary, party: str) -> int:
    """Return the user who commands a part of the side, by default the owner."""
    holder = read_posts(game.posts).get(party, game.owner_id)
    return holder if holder in game.players else game.owner_id


def commanded_by(game: GameSummary, user_id: int, parties: Iterable[str]) -> tuple[str, ...]:
    """Return the parts that a user commands."""
    return tuple(party for party in parties if commander(game, party) == user_id)


def expect_commander(game: GameSummary, actor: int) -> None:
    """Raise `NotYourGame`, `OnlyAdvises` or `DecidedByVote` if a user may not decide alone."""
    if actor in {CALENDAR_ACTOR, VOTERS}:
        return
    game.expect_player(actor)
    if game.command == VOTE:
        raise DecidedByVote(game.id)
    if game.command == ADVISERS and actor != game.owner_id:
        raise OnlyAdvises(game.id, owner_id=game.owner_id)


def expect_one_side(game: GameSummary) -> None:
    """Raise `SeveralSides` in a game with several sides."""
    if game.asked is not None:
        raise SeveralSides(game.id)


def expect_for_all(game: GameSummary, actor: int) -> None:
    """Raise `NotTheOwner` if a user who commands only some Powers would decide for all of them."""
    if game.command == POWERS and actor not in {CALENDAR_ACTOR, game.owner_id}:
        raise NotTheOwner(game.id, owner_id=game.owner_id)


def current(row: GameRow, *, version: int) -> GameRow:
    """Return `row` if the game is running and at `version`.

    Raise `GameOver` if the game is over. Raise `AlreadyDecided` if it is at another version.
    """
    if row.status != RUNNING:
        raise GameOver(row.id)
    if row.version != version:
        raise AlreadyDecided(row.id)
    return row


# --- command divided by Powers ---


def expect_order(
    row: GameRow, rules: Ruleset[Any], position: Outcome[Any], answer: Answer, *, actor: int, insist: bool = False
) -> None:
    """Raise an error if a user may not give an answer.

    Raise `NotYourPieces` or `NotReady` if another player must give the answer or agree to it. Raise `Refused` if the
    answer is not valid. Raise `DayNotBegun` if the next day of a campaign has not begun. With `insist`, an owner may
    end a phase although others could still act.
    """
    if not position.asks or position.reopened:
        return
    ask = position.asks[0]
    if ask.kind == CALENDAR:
        if row.day_due is not None and actor != CALENDAR_ACTOR:
            raise DayNotBegun(row.id, at=row.day_due)
        return
    if row.command != POWERS or actor == CALENDAR_ACTOR:
        return
    ask.check(answer)
    game, view = summary_of(row), rules.view(position.world)
    fault = order_fault(game, rules, view, ask, answer, actor=actor)
    if fault is not None and not (insist and isinstance(fault, NotReady) and actor == game.owner_id):
        raise fault


def order_fault(
    game: GameSummary, rules: Ruleset[Any], view: Any, ask: Ask, answer: Answer, *, actor: int
) -> NotYourPieces | NotReady | None:
    """Return why a user may not give an answer that is legal. Return None if the user may."""
    parties = rules.parties(view)
    own = commanded_by(game, actor, parties)
    concerned = rules.concerns(view, answer)
    if concerned.isdisjoint(own) if concerned else not own and actor != game.owner_id:
        whose = {party: commander(game, party) for party in parties if party in concerned}
        return NotYourPieces(game.id, parties=whose, own=own)
    waiting = waited_for(game, rules, view, ask, answer) - {actor}
    return NotReady(game.id, answer=answer, waiting=waiting) if waiting else None


def waited_for(game: GameSummary, rules: Ruleset[Any], view: Any, ask: Ask, answer: Answer) -> frozenset[int]:
    """Return the commanders who can still act and have not yet agreed to end the phase."""
    agreed = {each.user_id for each in proposals(game) if each.answer == answer}
    return frozenset(commander(game, party) for party in rules.awaited(view, ask, answer)) - agreed


def guard_of(row: GameRow, rules: Ruleset[Any], *, actor: int, scope: str) -> Guard | None:
    """Return a function that stops the autopilot where the user may not decide.

    Return None if nothing can stop it.
    """
    if row.asked is not None:
        return None
    whole = actor == CALENDAR_ACTOR or (actor == row.owner_id and scope in _WHOLE)
    divided = row.command == POWERS and not whole
    if not divided and row.day_due is None:
        return None
    game = summary_of(row)

    def guard(outcome: Outcome[Any], answer: Answer) -> ServiceError | None:
        assert outcome.ask is not None
        if outcome.ask.kind == CALENDAR:
            return DayNotBegun(at=game.day_due) if game.day_due is not None else None
        if not divided:
            return None
        return order_fault(game, rules, rules.view(outcome.world), outcome.ask, answer, actor=actor)

    return guard


def expect_undo(game: GameSummary, undo_stack: UndoStack, *, to: int, actor: int) -> None:
    """Raise an error if a user may not undo the decisions after version `to`.

    Raise `NotTheOwner` if one of the decisions was made by a vote. Raise `NotYourAnswers` if one was made by another
    commander.
    """
    if actor in {CALENDAR_ACTOR, game.owner_id}:
        return
    taken = {each.actor for step in undo_stack.steps for each in step.answers if each.version > to}
    if VOTERS in taken:
        raise NotTheOwner(game.id, owner_id=game.owner_id)
    if game.command == POWERS and (others := taken - {actor}):
        raise NotYourAnswers(game.id, owner_id=game.owner_id, actors=others)


def advises(state: GameSummary, user_id: int) -> bool:
    """Return whether a user can only make proposals in a game."""
    return any(each.command == ADVISERS and user_id in each.members for each in seats_of(state).values())
