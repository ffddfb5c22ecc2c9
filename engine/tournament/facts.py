"""Facts of a tournament: everything that can happen, in the past tense. The journal of them is the tournament.

A fact's tag (`fact` in JSON) and the names of its fields are stored and do not change. `by` is the person who did it,
by any number that the caller has for people (0: the bot, or somebody whose data have been deleted), `at` is when, in
Unix seconds. Players have numbers of the tournament's own, from 1 in the order of registration; tables have theirs
within a round. `state.fold` reads a journal, `state.admit` refuses a fact that cannot be.
"""

from __future__ import annotations

from typing import Any, Union

import msgspec

from engine.tournament.settings import Settings


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="fact"):
    """The base of every fact."""

    by: int = 0
    at: int = 0


# --- shape ---


class Created(Fact, frozen=True, tag="created"):
    """T83, T84 An organizer drew up a tournament from a preset. Its seed is bound by its SHA-256 from the start."""

    preset: str
    title: str
    settings: Settings
    seed_hash: str
    book: str = "centuria"


class SettingsChanged(Fact, frozen=True, tag="settings-changed"):
    """T84 The settings are others now."""

    settings: Settings


class Announced(Fact, frozen=True, tag="announced"):
    """T4, T83 The announcement was posted: registration is open, the hash of the seed is public."""


class RoundsStruck(Fact, frozen=True, tag="rounds-struck"):
    """T2 Rounds were struck off the end: so many are played in all."""

    rounds: int


class JudgeNamed(Fact, frozen=True, tag="judge-named"):
    """T65 The organizer named a judge."""

    person: int


class JudgeRemoved(Fact, frozen=True, tag="judge-removed"):
    """T65 Somebody is no judge any more."""

    person: int


class HandedOver(Fact, frozen=True, tag="handed-over"):
    """T65 Somebody else leads the tournament. `taken` says that who manages the server took the place."""

    person: int
    taken: bool = False


# --- registration and lists ---


class Registered(Fact, frozen=True, tag="registered"):
    """T4, T11, T87 A player was registered. A guest has no account, so `person` is 0; so it is after a deletion."""

    player: int
    name: str
    person: int = 0
    guest: bool = False
    origin: str = ""
    club: bool = False


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """T90 A player withdrew before registration closed, without a trace."""

    player: int


class ListHanded(Fact, frozen=True, tag="list-handed"):
    """T5 to T8 A list was handed in, on a calendar day of the tournament's zone. With `faults` it is kept as wrong.

    `list` names the stored text. On paper (T86), a judge enters the day on which it came; its sums are typed then.
    """

    player: int
    day: int
    list: str = ""
    army: str = ""
    units: int = 0
    generals: int = 0
    faults: tuple[str, ...] = ()
    paper: bool = False


class ListApproved(Fact, frozen=True, tag="list-approved"):
    """T5 A judge looked a list through."""

    player: int


class ListReturned(Fact, frozen=True, tag="list-returned"):
    """T7 A judge returned a list with a word; with `until`, that calendar day is the new date."""

    player: int
    reason: str
    until: int = 0


class LetIn(Fact, frozen=True, tag="let-in"):
    """T7 A judge lets somebody play who has handed in no list, with the penalty for the days up to `day`."""

    player: int
    day: int


class CheckedIn(Fact, frozen=True, tag="checked-in"):
    """T9 A player is here."""

    player: int


class LotsDrawn(Fact, frozen=True, tag="lots-drawn"):
    """T13, T85 Registration closed, and the lots were drawn by the seed: all players, the first lot first."""

    lots: tuple[int, ...]


class Admitted(Fact, frozen=True, tag="admitted"):
    """T11 The organizer admitted a player from the waiting list, or who had stepped aside: they get the last lot."""

    player: int


class SteppedAside(Fact, frozen=True, tag="stepped-aside"):
    """T10 A player of the organizing club made the number even."""

    player: int


class CameIn(Fact, frozen=True, tag="came-in"):
    """T10 Who stepped aside came in with their own lot, for an absent player."""

    player: int
    absent: int


class TookLeave(Fact, frozen=True, tag="took-leave"):
    """T80 A player sits out rounds beforehand."""

    player: int
    rounds: tuple[int, ...]


class CameBack(Fact, frozen=True, tag="came-back"):
    """T80 A player does not sit out rounds after all."""

    player: int
    rounds: tuple[int, ...]


# --- rounds ---


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: the higher placed, the other, and who has the first side in a game of the bot's (T74)."""

    a: int
    b: int
    first: int = 0


class RoundPaired(Fact, frozen=True, tag="round-paired"):
    """T12 to T19 A round was posted. `table` 1 is the first; `left_over` has a walkover; 0 is nobody.

    `seed_hash` binds the seed of a duel or duplicate (T75).
    """

    round: int
    tables: tuple[Pairing, ...]
    left_over: int = 0
    scenario: str = ""
    seed_hash: str = ""


class RoundTakenBack(Fact, frozen=True, tag="round-taken-back"):
    """T20, T70 The whole round is as if it had not been posted: to pair it again, or since it is cancelled."""

    round: int
    reason: str
    cancelled: bool = False


class PairedAgain(Fact, frozen=True, tag="paired-again"):
    """T20, T53 Some tables were annulled, and their players paired again among themselves.

    `instead` has the new pairs, which take the numbers of `tables` in their order. `late` admits a player who joins or
    who has the round's walkover (T11). `absent` are those who did not come and have no game. `by_hand` mends a mistake.
    """

    round: int
    tables: tuple[int, ...]
    instead: tuple[Pairing, ...]
    left_over: int = 0
    absent: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    by_hand: bool = False
    reason: str = ""


class RoundStarted(Fact, frozen=True, tag="round-started"):
    """T21 The organizer gave the start: all tables have begun, their time runs."""

    round: int


class TimeGiven(Fact, frozen=True, tag="time-given"):
    """T21, T79 A judge added minutes to a round, or to one of its tables."""

    round: int
    minutes: int
    table: int = 0


class RoundClosed(Fact, frozen=True, tag="round-closed"):
    """T63 The last table was final, and the page was posted."""

    round: int


# --- results ---


class Reported(Fact, frozen=True, tag="reported"):
    """T66, T88 A player of a table told what happened: the fields of both sides, never points.

    `seen` is the number of the latest report that the player had seen of this table, 0 if none: a report that came
    meanwhile has to be answered first. `ticks` are the marks of the units that were ticked in a list, by field.
    """

    round: int
    table: int
    player: int
    report: dict[str, Any]
    seen: int = 0
    ticks: dict[str, tuple[str, ...]] = {}


class Asked(Fact, frozen=True, tag="asked"):
    """T67 The question whether a report is right was delivered to the other player, or the reminder of it."""

    round: int
    table: int
    report: int
    reminder: bool = False


class Confirmed(Fact, frozen=True, tag="confirmed"):
    """T66, T67, T89 A report was confirmed: by the other player, by a judge for a guest (`judge`), or by silence."""

    round: int
    table: int
    report: int
    player: int = 0
    judge: bool = False
    silence: bool = False


class Disputed(Fact, frozen=True, tag="disputed"):
    """T68 The other player says that a report is wrong, and has no version of their own yet."""

    round: int
    table: int
    report: int
    player: int
    reason: str = ""


class Ruled(Fact, frozen=True, tag="ruled"):
    """T66, T68, T72 A judge entered the result of a table, which is final at once.

    `points` are of tables that are not reported by fields: the scores of the game are in `report` there, if any.
    """

    round: int
    table: int
    report: dict[str, Any] = {}
    points: tuple[int, int] | None = None
    reason: str = ""
    ticks: dict[str, tuple[str, ...]] = {}


class Corrected(Fact, frozen=True, tag="corrected"):
    """T69 A judge replaced a result that was final: the one with the number `replaces` of that table.

    `outcome` is empty where the table was played, otherwise `conceded`, `no-show` or `unplayed`, with its `players`.
    """

    round: int
    table: int
    replaces: int
    reason: str
    outcome: str = ""
    players: tuple[int, ...] = ()
    report: dict[str, Any] = {}
    points: tuple[int, int] | None = None
    ticks: dict[str, tuple[str, ...]] = {}


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """T74, T77 A game of the bot's came to its end, and its replay came to the same result.

    `won` is the player who won, 0 for a draw; `scores` are those of the table's a and b; `given_up` says who gave up.
    """

    round: int
    table: int
    game: str
    won: int
    scores: tuple[int, int] = (0, 0)
    given_up: int = 0


class AttemptEnded(Fact, frozen=True, tag="attempt-ended"):
    """T75, T76 A player ended the round's siege, and its replay came to the same result. Of a duplicate, table is 0."""

    round: int
    player: int
    game: str
    score: int
    periods: int = 0
    table: int = 0


class TimeOver(Fact, frozen=True, tag="time-over"):
    """T75, T76 The time of a duel or duplicate is over: who has not ended has not finished."""

    round: int


class Conceded(Fact, frozen=True, tag="conceded"):
    """T52 Players of a running table conceded it, or broke it off: one of them, or both."""

    round: int
    table: int
    players: tuple[int, ...]
    reason: str = ""


class NoShow(Fact, frozen=True, tag="no-show"):
    """T53, T54, T79 A judge ruled that one or both players of a table did not come, or did not play in time."""

    round: int
    table: int
    players: tuple[int, ...]
    reason: str = ""


class Unplayed(Fact, frozen=True, tag="unplayed"):
    """T79 A table was not played in its time, and counts 0 to 0: they have met, nobody is annulled."""

    round: int
    table: int
    reason: str = ""


# --- penalties, and who leaves ---


class Penalized(Fact, frozen=True, tag="penalized"):
    """T43 to T47 A judge took points off a total, by a line of the book's table. `points` are of conduct alone."""

    player: int
    name: str
    points: int = 0
    reason: str = ""


class PenaltyTakenBack(Fact, frozen=True, tag="penalty-taken-back"):
    """T43 A judge took a penalty back: by its number, from 1 in the order in which they were given."""

    penalty: int
    reason: str = ""


class Dropped(Fact, frozen=True, tag="dropped"):
    """T49 to T52, T90 A player left the tournament. A judge annuls or excuses them.

    `day` is the calendar day on which they said so.
    """

    player: int
    day: int = 0
    reason: str = ""


class Annulled(Fact, frozen=True, tag="annulled"):
    """T49, T50 A judge annulled a player: their total is 0 and they come last. `why` is a line of the book's table."""

    player: int
    why: str
    reason: str = ""


class Excused(Fact, frozen=True, tag="excused"):
    """T50 A judge excused who left: they are not annulled."""

    player: int
    reason: str = ""


class Expelled(Fact, frozen=True, tag="expelled"):
    """T46, T48 A judge expelled a player, from the tournament or for life: they are annulled at once."""

    player: int
    reason: str
    for_life: bool = False


class PlaysOn(Fact, frozen=True, tag="plays-on"):
    """T56 A judge lets an annulled player play on, who conceded or came late."""

    player: int


class Restored(Fact, frozen=True, tag="restored"):
    """T50 A judge took back that a player was annulled, excused or had dropped out: they play on."""

    player: int
    reason: str


# --- the end ---


class Finished(Fact, frozen=True, tag="finished"):
    """T69, T70 The tournament ended. `early` leaves a round that was broken off out of the page."""

    early: bool = False


class Reopened(Fact, frozen=True, tag="reopened"):
    """T69 The organizer opened a tournament that was over, to correct it."""

    reason: str


class Cancelled(Fact, frozen=True, tag="cancelled"):
    """T70 The tournament does not take place."""

    reason: str = ""


class SeedTold(Fact, frozen=True, tag="seed-told"):
    """T83 The seed was told; its SHA-256 is that of the announcement."""

    seed: str


class Forgotten(Fact, frozen=True, tag="forgotten"):
    """T82 A player's data were deleted: the name and person are gone, the points stay."""

    player: int


AnyFact = Union[  # noqa: UP007 - msgspec decodes it as one tagged union
    Created, SettingsChanged, Announced, RoundsStruck, JudgeNamed, JudgeRemoved, HandedOver, Registered, Withdrawn,
    ListHanded, ListApproved, ListReturned, LetIn, CheckedIn, LotsDrawn, Admitted, SteppedAside, CameIn, TookLeave,
    CameBack, RoundPaired, RoundTakenBack, PairedAgain, RoundStarted, TimeGiven, RoundClosed, Reported, Asked, Confirmed,
    Disputed, Ruled, Corrected, GameEnded, AttemptEnded, TimeOver, Conceded, NoShow, Unplayed, Penalized,
    PenaltyTakenBack, Dropped, Annulled, Excused, Expelled, PlaysOn, Restored, Finished, Reopened, Cancelled, SeedTold,
    Forgotten,
]  # fmt: skip
"""Any fact, for decoding: `msgspec.json.decode(text, type=AnyFact)`."""

_decoder = msgspec.json.Decoder(AnyFact)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Fact:
    """Return a stored fact. Raise `msgspec.ValidationError` for what is none."""
    found: Fact = _decoder.decode(text)
    return found


def written(fact: Fact) -> str:
    """Return a fact as it is stored."""
    return _encoder.encode(fact).decode()


def tag_of(fact: Fact) -> str:
    """Return the stored tag of a fact: `round-paired`."""
    return str(fact.__struct_config__.tag)


def without_person(fact: Fact, person: int, players: frozenset[int]) -> Fact:
    """T82 Return a fact without the ids of a person, and without the name and list of the players that they are.

    The points stay, since the ties of others hang on them.
    """
    changes: dict[str, Any] = {"by": 0} if fact.by == person else {}
    if isinstance(fact, JudgeNamed | JudgeRemoved | HandedOver) and fact.person == person:
        changes["person"] = 0
    if isinstance(fact, Registered) and fact.player in players:
        changes |= {"person": 0, "name": "", "origin": ""}
    if isinstance(fact, ListHanded) and fact.player in players:
        changes |= {"list": "", "army": ""}
    return msgspec.structs.replace(fact, **changes) if changes else fact
