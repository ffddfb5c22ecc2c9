"""What may stand in the way of a decision. None of these stores anything; each is told to the person concerned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime


class ServiceError(Exception):
    """The base of the service's refusals. `game_id` names the game where there is one."""

    def __init__(self, game_id: str = "", *, detail: str = "") -> None:
        super().__init__(f"{type(self).__name__}: {game_id} {detail}".strip())
        self.game_id = game_id
        self.detail = detail


class NoSuchGame(ServiceError):
    """No game has that id."""


class NotYourGame(ServiceError):
    """Somebody else's game: its `players`, `owner_id` among them, decide; everybody may look."""

    def __init__(self, game_id: str, *, owner_id: int, players: Iterable[int] = ()) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.players = frozenset((owner_id, *players))


class NotTheOwner(ServiceError):
    """Only the owner, `owner_id`, may do that, and in some things who manages the server."""

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class DecidedByVote(ServiceError):
    """In this game nobody decides alone: what is done is voted for."""


class OnlyAdvises(ServiceError):
    """The game has one commander, `owner_id`; everybody else who plays proposes."""

    def __init__(self, game_id: str, *, owner_id: int) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id


class Counts(ServiceError):
    """The game is somebody's one attempt at the siege of the day, and counts `until` the day is over."""

    def __init__(self, game_id: str, *, until: datetime) -> None:
        super().__init__(game_id)
        self.until = until


class NotYourPieces(ServiceError):
    """An order for pieces of others: of the `parties`, by their commanders; who asked commands `own`."""

    def __init__(self, game_id: str, *, parties: Mapping[str, int], own: Iterable[str]) -> None:
        super().__init__(game_id)
        self.parties = dict(parties)
        self.own = tuple(own)


class NotPermitted(ServiceError):
    """Somebody would have the bot post in a channel what they may not post there: they lack `permissions`."""

    def __init__(self, *, channel_id: int, permissions: Iterable[str]) -> None:
        self.permissions = tuple(permissions)
        super().__init__(detail=f"{channel_id}: {', '.join(self.permissions)}")
        self.channel_id = channel_id


class TimedOut(ServiceError):
    """Somebody would have the bot post in a server in which they are timed out, `until` then."""

    def __init__(self, *, until: datetime) -> None:
        super().__init__()
        self.until = until


class NotReady(ServiceError):
    """An answer that ends something for everybody: those `waiting` could still act, and have not agreed to it."""

    def __init__(self, game_id: str, *, answer: tuple[str, ...], waiting: Iterable[int]) -> None:
        super().__init__(game_id)
        self.answer = answer
        self.waiting = frozenset(waiting)


class NotYourAnswers(ServiceError):
    """What `actors` have decided is not to be taken back by anybody else but the owner, `owner_id`."""

    def __init__(self, game_id: str, *, owner_id: int, actors: Iterable[int]) -> None:
        super().__init__(game_id)
        self.owner_id = owner_id
        self.actors = frozenset(actors)


class TooManyPlayers(ServiceError):
    """The game has as many players as it may have."""


class TooMuchAtOnce(ServiceError):
    """Somebody asks for more pictures than may wait for one person."""


class DayNotBegun(ServiceError):
    """The next day begins by the campaign's calendar, at a certain time, and not because somebody says so."""

    def __init__(self, game_id: str = "", *, at: datetime) -> None:
        super().__init__(game_id)
        self.at = at


class WordAwaited(ServiceError):
    """Nobody's press decides first, and the message whose number would be the word of the dice is not posted yet."""


class GameOver(ServiceError):
    """The game is over or resigned: nothing is left to decide."""


class AlreadyDecided(ServiceError):
    """The position has moved on: a second click, a late one, or somebody was quicker."""


class NothingToUndo(ServiceError):
    """Nothing stands that could be taken back so far: a die or card has settled it, or the game has just begun."""


class ChannelBusy(ServiceError):
    """The channel or thread has a running game already: `game_id`."""


class SaveUnreadable(ServiceError):
    """The game's save cannot be played on. It is kept as it is; `version` allows to resign the game."""

    def __init__(self, game_id: str, *, version: int, detail: str = "") -> None:
        super().__init__(game_id, detail=detail)
        self.version = version


class SaveDamaged(SaveUnreadable):
    """The save is damaged."""


class SaveTooNew(SaveUnreadable):
    """A newer version of this program wrote the save: update this one."""


class DeliveryProblem(ServiceError):
    """The decision is stored, but its board could not be shown."""


class ChannelGone(DeliveryProblem):
    """The channel or thread of the game is deleted, or hidden from the bot."""


class MissingPermissions(DeliveryProblem):
    """The bot may not post in the channel."""


class ThreadLocked(DeliveryProblem):
    """The thread of the game is locked, and the bot may not write in locked ones."""


class DirectMessagesClosed(DeliveryProblem):
    """The person lets the bot send them no direct messages."""


class PostRefused(DeliveryProblem):
    """Discord refuses the message as it is; trying again will not help."""


class DeliveryDelayed(DeliveryProblem):
    """Discord does not answer, or asks to wait `after` so many seconds: the board is sent again by itself.

    What goes wrong `everywhere` is nothing of that channel's; what is `given_up` has been tried for a day.
    """

    def __init__(self, game_id: str = "", *, detail: str = "", after: float = 0.0, everywhere: bool = False) -> None:
        super().__init__(game_id, detail=detail)
        self.after = after
        self.everywhere = everywhere
        self.given_up = False
