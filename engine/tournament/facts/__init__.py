"""The facts of a tournament: everything that can happen in it.

A tournament is stored as a journal of facts. The tag of a fact (`fact` in JSON) and the names of its fields are stored
and never change.

`by` is the person who caused the fact, as a number that the caller uses for people. It is 0 for the bot and for a
person whose data was deleted. `at` is the time in Unix seconds. Players have numbers from 1 in the order of
registration. Tables have numbers within a round.

`journal.fold` computes a state from a journal. `journal.admit` refuses an impossible fact.
"""

from __future__ import annotations

from typing import Union

import msgspec

from engine.tournament.facts.base import Fact
from engine.tournament.facts.conduct import (
    Annulled,
    Dropped,
    Excused,
    Expelled,
    Penalized,
    PenaltyTakenBack,
    PlaysOn,
    Restored,
)
from engine.tournament.facts.meeting import (
    NobodyCame,
    TimeAgreed,
    TimeAsked,
    TimeRefused,
    TimesProposed,
    ToldToWait,
)
from engine.tournament.facts.organizing import (
    Announced,
    Cancelled,
    Created,
    Finished,
    Forgotten,
    HandedOver,
    JudgeNamed,
    JudgeRemoved,
    Reopened,
    RoundsStruck,
    SeedTold,
    SettingsChanged,
)
from engine.tournament.facts.registration import (
    Admitted,
    CameBack,
    CameIn,
    CheckedIn,
    LetIn,
    ListApproved,
    ListHanded,
    ListReturned,
    LotsDrawn,
    Registered,
    SteppedAside,
    TookLeave,
    Withdrawn,
)
from engine.tournament.facts.results import (
    Asked,
    AttemptEnded,
    Conceded,
    Confirmed,
    Corrected,
    Disputed,
    GameBegun,
    GameEnded,
    NoShow,
    Reported,
    Ruled,
    TimeOver,
    Unplayed,
)
from engine.tournament.facts.rounds import (
    PairedAgain,
    Pairing,
    RoundClosed,
    RoundPaired,
    RoundStarted,
    RoundTakenBack,
    TimeGiven,
)

__all__ = [
    "Admitted",
    "Announced",
    "Annulled",
    "AnyFact",
    "Asked",
    "AttemptEnded",
    "CameBack",
    "CameIn",
    "Cancelled",
    "CheckedIn",
    "Conceded",
    "Confirmed",
    "Corrected",
    "Created",
    "Disputed",
    "Dropped",
    "Excused",
    "Expelled",
    "Fact",
    "Finished",
    "Forgotten",
    "GameBegun",
    "GameEnded",
    "HandedOver",
    "JudgeNamed",
    "JudgeRemoved",
    "LetIn",
    "ListApproved",
    "ListHanded",
    "ListReturned",
    "LotsDrawn",
    "NoShow",
    "NobodyCame",
    "PairedAgain",
    "Pairing",
    "Penalized",
    "PenaltyTakenBack",
    "PlaysOn",
    "Registered",
    "Reopened",
    "Reported",
    "Restored",
    "RoundClosed",
    "RoundPaired",
    "RoundStarted",
    "RoundTakenBack",
    "RoundsStruck",
    "Ruled",
    "SeedTold",
    "SettingsChanged",
    "SteppedAside",
    "TimeAgreed",
    "TimeAsked",
    "TimeGiven",
    "TimeOver",
    "TimeRefused",
    "TimesProposed",
    "ToldToWait",
    "TookLeave",
    "Unplayed",
    "Withdrawn",
    "read",
    "stamped",
    "tag_of",
    "written",
]

AnyFact = Union[  # noqa: UP007 - msgspec decodes it as one tagged union
    Created,
    SettingsChanged,
    Announced,
    RoundsStruck,
    JudgeNamed,
    JudgeRemoved,
    HandedOver,
    Registered,
    Withdrawn,
    ListHanded,
    ListApproved,
    ListReturned,
    LetIn,
    CheckedIn,
    LotsDrawn,
    Admitted,
    SteppedAside,
    CameIn,
    TookLeave,
    CameBack,
    RoundPaired,
    RoundTakenBack,
    PairedAgain,
    RoundStarted,
    TimeGiven,
    RoundClosed,
    Reported,
    Asked,
    Confirmed,
    Disputed,
    Ruled,
    Corrected,
    GameBegun,
    GameEnded,
    AttemptEnded,
    TimeOver,
    Conceded,
    NoShow,
    Unplayed,
    Penalized,
    PenaltyTakenBack,
    Dropped,
    Annulled,
    Excused,
    Expelled,
    PlaysOn,
    Restored,
    Finished,
    Reopened,
    Cancelled,
    SeedTold,
    Forgotten,
    TimesProposed,
    TimeAgreed,
    TimeAsked,
    TimeRefused,
    NobodyCame,
    ToldToWait,
]
"""Any fact, for decoding: `msgspec.json.decode(text, type=AnyFact)`."""

_decoder = msgspec.json.Decoder(AnyFact)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Fact:
    """Return the fact in a stored text. Raise `msgspec.ValidationError` for other data."""
    found: Fact = _decoder.decode(text)
    return found


def written(fact: Fact) -> str:
    """Return a fact as the text that is stored."""
    return _encoder.encode(fact).decode()


def stamped(fact: Fact, *, by: int, at: int) -> Fact:
    """Return a fact with its person and time, exactly as the journal returns it."""
    return read(written(msgspec.structs.replace(fact, by=by, at=at)))


def tag_of(fact: Fact) -> str:
    """Return the stored tag of a fact, such as `round-paired`."""
    return str(fact.__struct_config__.tag)
