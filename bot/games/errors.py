"""Errors that prevent a decision. Nothing is stored, and the user gets a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from engine.core.asks import Choice


class ServiceError(Exception):
    """The base class of the game service's errors. `game_id` is the game, if there is one."""

    def __init__(self, game_id: str = "", *, detail: str = "") -> None:
        super().__init__(f"{type(self).__name__}: {game_id} {detail}".strip())
        self.game_id = game_id
        self.detail = detail


class NoSuchGame(ServiceError):
    """Raised when no game has that id."""


class NotYourGame(ServiceError):
    """Raised when the user does not play in the game.

    `players` and `owner_id` may decide. `free` contains the open sides of the game `system` that any user may take.
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
    """Raised when another side has to move.

    `sides` maps each side that has to move to its player. The player is 0 for an open side, and 3 for the autopilot.
    `system` is the game.
    """

    def __init__(self, game_id: str, *, system: str, sides: Mapping[str, int]) -> None:
        super().__init__(game_id)
        self.system = system
        self.sides = dict(sides)


class Unfinished(ServiceError):
    """Raised when a player would end a phase while `pieces` of their side can still act.

    The bot then asks the player to confirm.
    """

    def __init__(self, game_id: str, *, pieces: Iterable[Choice]) -> None:
        super().__init__(game_id)
        self.pieces = tuple(pieces)


class SameForAll(ServiceError):
    """Raised when a user wants to change the autopilot in a game whose dice are shared with other users."""


class OwnSideOnly(ServiceError):
    """Raised if the “hard” autopilot is chosen for a side that users play."""


class NoForesight(ServiceError):
    """Raised when this bot is configured not to simulate games for the autopilot."""


class SeveralSides(ServiceError):
    """Raised if a game has several sides, but the action needs a game with one side."""


class NotTheOwner(ServiceError):
    """Raised for an action that is reserved for the owner, whose id is `owner_id`.

    Server managers may also perform some of these actions.
    """

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class NotTheLeader(ServiceError):
    """Raised if only the leader of the side (`owner_id`) may take an action."""

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class DecidedByVote(ServiceError):
    """Raised when the game or the user's side is decided by votes."""


class OnlyAdvises(ServiceError):
    """Raised when a commander (`owner_id`) decides alone and the user may only make proposals.

    The players of a side make their proposals in its `room`.
    """

    def __init__(self, game_id: str, *, owner_id: int, room: int | None = None) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.room = room


class IsDailyAttempt(ServiceError):
    """Raised when an action is not allowed in an attempt at the daily game.

    The players of an attempt are fixed `until` the day is over.
    """

    def __init__(self, game_id: str, *, until: datetime) -> None:
        super().__init__(game_id)
        self.until = until


class Barred(ServiceError):
    """The base class of errors for actions that a game does not allow. `verb` is the action."""

    def __init__(self, game_id: str, *, verb: str) -> None:
        super().__init__(game_id, detail=verb)
        self.verb = verb


class AtATable(Barred):
    """Raised when `verb` would change the players at a tournament's table."""


class InRatedGame(Barred):
    """Raised when `verb` is not allowed in a rated game."""


class TakesTheWin(Barred):
    """Raised when `verb` would take away a win from one of the sides."""


class NotLate(ServiceError):
    """Raised if a player who was never late is to be removed from their `side`.

    `rival` is whether an opponent wants to remove them.
    """

    def __init__(self, game_id: str, *, user_id: int, side: str, system: str, rival: bool = False) -> None:
        super().__init__(game_id)
        self.rival = rival
        self.user_id = user_id
        self.side = side
        self.system = system


class SawOther(NotLate):
    """Raised when the user has played the other `side` and has seen its secrets."""


class NoSuchPlan(ServiceError):
    """Raised when the adviser has no plan with that name in this position."""


class NotYourPieces(ServiceError):
    """Raised when an order is for other players' pieces.

    `parties` maps each part of the side to its commander. `own` are the parts that the user commands.
    """

    def __init__(self, game_id: str, *, parties: Mapping[str, int], own: Iterable[str]) -> None:
        super().__init__(game_id)
        self.parties = dict(parties)
        self.own = tuple(own)


class NotPermitted(ServiceError):
    """Raised when the user lacks `permissions` to post in a channel."""

    def __init__(self, *, channel_id: int, permissions: Iterable[str]) -> None:
        self.permissions = tuple(permissions)
        super().__init__(detail=f"{channel_id}: {', '.join(self.permissions)}")
        self.channel_id = channel_id


class TimedOut(ServiceError):
    """Raised if the user is timed out in a server. `until` is when the time-out ends."""

    def __init__(self, *, until: datetime) -> None:
        super().__init__()
        self.until = until


class NotReady(ServiceError):
    """Raised when `answer` would end a phase although the users in `waiting` have not agreed."""

    def __init__(self, game_id: str, *, answer: tuple[str, ...], waiting: Iterable[int]) -> None:
        super().__init__(game_id)
        self.answer = answer
        self.waiting = frozenset(waiting)


class NotYourAnswers(ServiceError):
    """Raised when a user tries to undo decisions of other players.

    Only those players (`actors`) and the owner (`owner_id`) can undo them.
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
    """Raised when a player tries to begin the next day of a campaign too early.

    The day begins automatically at the time `at`.
    """

    def __init__(self, game_id: str = "", *, at: datetime) -> None:
        super().__init__(game_id)
        self.at = at


class WordAwaited(ServiceError):
    """Raised if the dice still need the id of a message, which has not been posted yet."""


class GameOver(ServiceError):
    """Raised when the game is already over."""


class AlreadyDecided(ServiceError):
    """Raised when the decision that a user clicked has already been made."""


class JustDecided(AlreadyDecided):
    """Raised when the user's own side has already answered.

    `actor` is the player who answered. `lapsed` is true if the time ran out and the default answer was used.
    """

    def __init__(self, game_id: str, *, actor: int, lapsed: bool) -> None:
        super().__init__(game_id)
        self.actor = actor
        self.lapsed = lapsed


class NotOutOfTime(ServiceError):
    """Raised when the side is not out of time any more."""


class NothingToUndo(ServiceError):
    """Raised if no decision that far back can be undone."""


class ChannelBusy(ServiceError):
    """Raised when the channel or thread already has a running game: `game_id`."""


class SaveUnreadable(ServiceError):
    """Raised when the game's save cannot be continued. `version` is needed to resign the game."""

    def __init__(self, game_id: str, *, version: int, detail: str = "") -> None:
        super().__init__(game_id, detail=detail)
        self.version = version


class SaveDamaged(SaveUnreadable):
    """Raised when the save is damaged."""


class SaveTooNew(SaveUnreadable):
    """Raised when a newer version of this program wrote the save."""


class DeliveryProblem(ServiceError):
    """Raised when the decision is stored, but its board could not be posted."""


class ChannelGone(DeliveryProblem):
    """Raised when the game's channel is deleted or hidden from the bot."""


class MissingPermissions(DeliveryProblem):
    """Raised when the bot may not post in the channel."""


class ThreadLocked(DeliveryProblem):
    """Raised when the game's thread is locked, and the bot may not write in it."""


class DirectMessagesClosed(DeliveryProblem):
    """Raised if the user does not accept direct messages from the bot."""


class PostRefused(DeliveryProblem):
    """Raised when Discord rejects the message itself. Trying again will not help."""


class DeliveryDelayed(DeliveryProblem):
    """Raised when Discord does not respond, or demands a delay of `after` seconds.

    The bot tries again. `everywhere` is whether the problem concerns all channels. `given_up` is whether the bot has
    tried for a day.
    """

    def __init__(self, game_id: str = "", *, detail: str = "", after: float = 0.0, everywhere: bool = False) -> None:
        super().__init__(game_id, detail=detail)
        self.after = after
        self.everywhere = everywhere
        self.given_up = False
