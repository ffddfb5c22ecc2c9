"""Facts about a whole tournament: settings, organizer, judges and end."""

from __future__ import annotations

from engine.tournament.facts.base import Fact
from engine.tournament.settings import Settings


class Created(Fact, frozen=True, tag="created"):
    """T83, T84 An organizer drafted a tournament. The SHA-256 of its seed is public."""

    preset: str
    title: str
    settings: Settings
    seed_hash: str
    book: str = "centuria"
    edition: int = 1
    """The edition of the pairing rules, see `engine.tournament.pairing.EDITION`."""


class SettingsChanged(Fact, frozen=True, tag="settings-changed"):
    """T84 The settings were changed."""

    settings: Settings


class Announced(Fact, frozen=True, tag="announced"):
    """T4, T83 The tournament was announced, and registration is open."""


class RoundsStruck(Fact, frozen=True, tag="rounds-struck"):
    """T2 The last rounds were cancelled; `rounds` is the new total."""

    rounds: int


class JudgeNamed(Fact, frozen=True, tag="judge-named"):
    """T65 The organizer named a judge."""

    person: int


class JudgeRemoved(Fact, frozen=True, tag="judge-removed"):
    """T65 A person is no longer a judge."""

    person: int


class HandedOver(Fact, frozen=True, tag="handed-over"):
    """T65 Another person became the organizer. `taken` is whether a server manager took over."""

    person: int
    taken: bool = False


class Finished(Fact, frozen=True, tag="finished"):
    """T69, T70 The tournament ended. If `early` is set, an unfinished round does not count."""

    early: bool = False


class Reopened(Fact, frozen=True, tag="reopened"):
    """T69 The organizer reopened a finished tournament, to correct it."""

    reason: str


class Cancelled(Fact, frozen=True, tag="cancelled"):
    """T70 The tournament was cancelled."""

    reason: str = ""


class SeedTold(Fact, frozen=True, tag="seed-told"):
    """T83 The seed was published, for comparison with the announced hash."""

    seed: str


class Forgotten(Fact, frozen=True, tag="forgotten"):
    """T82 A player's data was deleted, but not the points."""

    player: int
