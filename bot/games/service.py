"""Loads, changes and stores games. All changes to games go through this service.

A decision is stored together with its pending board message. `bot.boards.delivery` delivers the message afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.games.agreements import Agreements
from bot.games.auto import Auto
from bot.games.changes import OnStored
from bot.games.deciding import Deciding
from bot.games.decisions import Scope
from bot.games.endings import Endings
from bot.games.errors import (
    AlreadyDecided,
    ChannelBusy,
    GameOver,
    NoSuchGame,
    NothingToUndo,
    NotYourGame,
    SaveDamaged,
    SaveTooNew,
    SaveUnreadable,
)
from bot.games.holidays import Holidays
from bot.games.new_games import NewGames
from bot.games.reading import Reading
from bot.games.roster import Roster
from bot.games.seating import Seating
from bot.games.state import GameState, GameSummary, Stretch
from bot.games.storing import Games
from bot.games.time_outs import TimeOuts
from bot.games.undoing import Undoing
from bot.games.vacancies import Vacancies
from db.storage.database import Database
from db.storage.errors import DatabaseBusy, DatabaseError
from engine.core.asks import Refused

__all__ = [
    "AlreadyDecided",
    "ChannelBusy",
    "DatabaseBusy",
    "DatabaseError",
    "GameOver",
    "GameState",
    "GameSummary",
    "NoSuchGame",
    "NotYourGame",
    "NothingToUndo",
    "Refused",
    "SaveDamaged",
    "SaveTooNew",
    "SaveUnreadable",
    "Scope",
    "Service",
    "Stretch",
]


class Service:
    """All operations on the games in a database.

    Every method may raise `DatabaseError`. It then stores nothing.
    """

    def __init__(self, database: Database, *, now: Callable[[], datetime], on_stored: OnStored | None = None) -> None:
        self.games = games = Games(database, now=now, on_stored=on_stored)
        self.store, self.sides = games.store, games.sides
        self.subscribe, self.extra_writes_of = games.subscribe, games.extra_writes_of
        self.shown, self.showing = games.shown, games.showing
        self.roster = Roster(games.store, now=now)

        reading = Reading(games)
        self.load, self.position, self.in_play = reading.load, reading.position, reading.in_play
        self.in_channel, self.running = reading.in_channel, reading.running
        self.history, self.replayed = reading.history, reading.replayed
        self.advice, self.advise = reading.advice, reading.advise
        self.seen_by, self.seen_from, self.orders_of = reading.seen_by, reading.seen_from, reading.orders_of
        self.seen, self.pressed, self.own_ask = reading.seen, reading.pressed, reading.own_ask
        self.opened, self.seen_in = reading.opened, reading.seen_in

        new = NewGames(games)
        self.new_game, self.set_house_rules, self.bring = new.new_game, new.set_house_rules, new.bring
        self.set_level = new.set_level

        deciding = Deciding(games)
        self.decide, self.order = deciding.decide, deciding.order
        self.auto = Auto(games, deciding).auto

        undoing = Undoing(games)
        self.undo, self.stack_of = undoing.undo, undoing.stack_of
        self.undo_stack, self.undo_stack_in = undoing.undo_stack, undoing.undo_stack_in
        self.wish_back, self.agree_back = undoing.wish_back, undoing.agree_back

        seating = Seating(games)
        self.reseat, self.stand_up, self.join_side = seating.reseat, seating.stand_up, seating.join_side
        self.accept, self.decline, self.wait_by = seating.accept, seating.decline, seating.wait_by
        self.command, self.room_of_side = seating.command, seating.room_of_side

        endings = Endings(games)
        self.resign, self.expect_end, self.winner_without = endings.resign, endings.expect_end, endings.winner_without

        self.end_unplayable, self.agreements = endings.end_unplayable, Agreements(games, endings)
        self.holidays = Holidays(games)
        self.vacancies = Vacancies(games, endings)

        times = TimeOuts(games, deciding, seating)
        self.time_out, self.expect_out_of_time = times.time_out, times.expect_out_of_time
        self.claim, self.play_turn_of = times.claim, times.play_turn_of
