"""Errors that prevent a decision. Nothing is stored when one is raised; the user gets a message for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from engine.core.asks import Choice


class ServiceError(Exception):
    """The base class of the errors that the game service raises. `game_id` names the game if there is one."""

    def __init__(self, game_id: str = "", *, detail: str = "") -> None:
        super().__init__(f"{type(self).__name__}: {game_id} {detail}".strip())
        self.game_id = game_id
        self.detail = detail


class NoSuchGame(ServiceError):
    """Raised when no game has that id."""


class NotYourGame(ServiceError):
    """Raised when the user does not play in the game. Only its `players` decide, and `owner_id` is one of them; others
    may only look.

    `free` are the sides of the game `system` that any user may take.
    """

    def __init__(
        self, game_id: str, *, owner_id: int, players: Iterable[int] = (), system: str = "", free: Iterable[str] = ()
    ) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.system = system
        self.free = tuple(free)
        self.players = frozenset((owner_id, *players))


class NotYourTurn(ServiceError):
    """Raised when another side is asked.

    `sides` maps each side that is asked to its player (0 for a free side, 3 for the steward). `system` is the game, in
    whose words the sides are named.
    """

    def __init__(self, game_id: str, *, system: str, sides: Mapping[str, int]) -> None:
        super().__init__(game_id)
        self.system = system
        self.sides = dict(sides)


class Unfinished(ServiceError):
    """Raised when a player would end a phase for good while `pieces` of their side can still act. The bot then asks
    them.
    """

    def __init__(self, game_id: str, *, pieces: Iterable[Choice]) -> None:
        super().__init__(game_id)
        self.pieces = tuple(pieces)


class SameForAll(ServiceError):
    """Raised when a user asks for another autopilot in a game with dice that others play too: all of them must have the
    same one.
    """


class OwnSideOnly(ServiceError):
    """Raised in a game of several sides when the steward is to look ahead for a side that users play as well."""


class NoForesight(ServiceError):
    """Raised when this bot is configured not to look ahead."""


class SeveralSides(ServiceError):
    """Raised when the action exists only in games of one side. In a game of several sides, users join a side, which
    decides for itself.
    """


class NotTheOwner(ServiceError):
    """Raised for an action that only the owner (`owner_id`) may take; some are open to server managers too."""

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class NotTheLeader(ServiceError):
    """Raised for an action that only the leader of the side (`owner_id`) may take."""

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class DecidedByVote(ServiceError):
    """Raised when the game, or the user's side in it, is decided by votes, so that no player decides alone."""


class OnlyAdvises(ServiceError):
    """Raised when one commander (`owner_id`) decides in the game, or on the user's side of it, and the other players
    only propose.

    The players of a side make their proposals in its `room`.
    """

    def __init__(self, game_id: str, *, owner_id: int, room: int | None = None) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.room = room


class IsDailyAttempt(ServiceError):
    """Raised when the game is a user's attempt at the daily game. Its players are fixed `until` the day is over."""

    def __init__(self, game_id: str, *, until: datetime) -> None:
        super().__init__(game_id)
        self.until = until


class Barred(ServiceError):
    """The base of the errors for actions that no user may take in the game; `verb` is the action."""

    def __init__(self, game_id: str, *, verb: str) -> None:
        super().__init__(game_id, detail=verb)
        self.verb = verb


class AtATable(Barred):
    """Raised when the game is played at a tournament's table, and `verb` would change who decides in it. Only a judge
    may do that.
    """


class InRatedGame(Barred):
    """Raised when the game is rated, and `verb` would change who decides in it, help a player, or undo what the other
    player has seen.
    """


class TakesTheWin(Barred):
    """Raised when both sides of a game of two have decided something, and `verb` would take a win from one of them."""


class NotLate(ServiceError):
    """Raised when a player may not be removed from their `side`, because they have missed no deadline.

    `rival` is whether the user who wants to remove them plays against them.
    """

    def __init__(self, game_id: str, *, user_id: int, side: str, system: str, rival: bool = False) -> None:
        super().__init__(game_id)
        self.rival = rival
        self.user_id = user_id
        self.side = side
        self.system = system


class SawOther(NotLate):
    """Raised when the user has played the other `side` of the game. They have seen its secrets, so they cannot play
    this one.
    """


class NoSuchPlan(ServiceError):
    """Raised when the steward has no plan of that name here."""


class NotYourPieces(ServiceError):
    """Raised when the order is for other players' pieces.

    `parties` maps each part of the pieces to its commander. The user commands the parts in `own`.
    """

    def __init__(self, game_id: str, *, parties: Mapping[str, int], own: Iterable[str]) -> None:
        super().__init__(game_id)
        self.parties = dict(parties)
        self.own = tuple(own)


class NotPermitted(ServiceError):
    """Raised when the user may not post in the channel where the bot would post for them, because they lack
    `permissions`.
    """

    def __init__(self, *, channel_id: int, permissions: Iterable[str]) -> None:
        self.permissions = tuple(permissions)
        super().__init__(detail=f"{channel_id}: {', '.join(self.permissions)}")
        self.channel_id = channel_id


class TimedOut(ServiceError):
    """Raised when the user is timed out in the server where the bot would post for them, `until` that time."""

    def __init__(self, *, until: datetime) -> None:
        super().__init__()
        self.until = until


class NotReady(ServiceError):
    """Raised when the `answer` would end a phase for all players, but the players in `waiting` could still act and have
    not agreed to it.
    """

    def __init__(self, game_id: str, *, answer: tuple[str, ...], waiting: Iterable[int]) -> None:
        super().__init__(game_id)
        self.answer = answer
        self.waiting = frozenset(waiting)


class NotYourAnswers(ServiceError):
    """Raised for an undo of decisions that other players took. Only these players (`actors`) and the owner (`owner_id`)
    can undo them.
    """

    def __init__(self, game_id: str, *, owner_id: int, actors: Iterable[int]) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.actors = frozenset(actors)


class TooManyPlayers(ServiceError):
    """Raised when the game has the maximum number of players."""


class TooMuchAtOnce(ServiceError):
    """Raised when the user already has the maximum number of pictures waiting."""


class DayNotBegun(ServiceError):
    """Raised when a player tries to begin the next day, but the campaign's calendar begins it, at the time `at`."""

    def __init__(self, game_id: str = "", *, at: datetime) -> None:
        super().__init__(game_id)
        self.at = at


class WordAwaited(ServiceError):
    """Raised when no user has decided yet, and the message whose id completes the dice is not posted yet."""


class GameOver(ServiceError):
    """Raised when the game is over or resigned: there is nothing left to decide."""


class AlreadyDecided(ServiceError):
    """Raised when the position has changed: the click came twice or too late, or another player was quicker."""


class JustDecided(AlreadyDecided):
    """Raised when the user's own side has answered in the meantime: the player `actor` did, or its time was over and
    the answer `lapsed` was taken.
    """

    def __init__(self, game_id: str, *, actor: int, lapsed: bool) -> None:
        super().__init__(game_id)
        self.actor = actor
        self.lapsed = lapsed


class NotOutOfTime(ServiceError):
    """Raised when the side is not out of time any more: it has answered, or the clock was corrected."""


class NothingToUndo(ServiceError):
    """Raised when nothing can be undone that far back, because of a die or card, or because the game had not begun
    then.
    """


class ChannelBusy(ServiceError):
    """Raised when the channel or thread already has a running game: `game_id`."""


class SaveUnreadable(ServiceError):
    """Raised when the game's save cannot be continued. The save is kept unchanged. `version` is needed to resign the
    game.
    """

    def __init__(self, game_id: str, *, version: int, detail: str = "") -> None:
        super().__init__(game_id, detail=detail)
        self.version = version


class SaveDamaged(SaveUnreadable):
    """Raised when the save is damaged."""


class SaveTooNew(SaveUnreadable):
    """Raised when a newer version of this program wrote the save: update this one."""


class DeliveryProblem(ServiceError):
    """Raised when the decision is stored, but its board could not be posted."""


class ChannelGone(DeliveryProblem):
    """Raised when the channel or thread of the game is deleted or hidden from the bot."""


class MissingPermissions(DeliveryProblem):
    """Raised when the bot may not post in the channel."""


class ThreadLocked(DeliveryProblem):
    """Raised when the thread of the game is locked, and the bot may not write in locked threads."""


class DirectMessagesClosed(DeliveryProblem):
    """Raised when the user does not accept direct messages from the bot."""


class PostRefused(DeliveryProblem):
    """Raised when Discord rejects the message itself; trying again will not help."""


class DeliveryDelayed(DeliveryProblem):
    """Raised when Discord does not answer, or asks to wait `after` seconds. The bot sends the board again
    automatically.

    `everywhere` is whether the problem concerns all channels. `given_up` is whether the bot has tried for a day.
    """

    def __init__(self, game_id: str = "", *, detail: str = "", after: float = 0.0, everywhere: bool = False) -> None:
        super().__init__(game_id, detail=detail)
        self.after = after
        self.everywhere = everywhere
        self.given_up = False
