"""T84 The settings of a tournament, which are fixed after round one is paired."""

from __future__ import annotations

import msgspec

REPORTED, GAME, DUEL, DUPLICATE = "reported", "game", "duel", "duplicate"
"""T1 The sources of results: reports of the two players; a game of two sides; a solitaire game with one seed, for the
two players of a table or for all.
"""
MINUTES, WEEK = "minutes", "week"
"""The kinds of clocks: a day of games with a time limit, or rounds between two local times."""
SWISS, LEAGUE = "swiss", "league"
"""T15, T91 How opponents are found: by the standings, or everybody plays everybody twice."""
LEAST, MOST = 3, 10
"""T92 The minimum and the maximum number of players of a league: two would only play a rematch, and more than ten would
need more than 18 weeks.
"""


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """T84 The settings of a tournament.

    Times are Unix seconds. Days are proleptic ordinals in the tournament's time zone.
    """

    tables: str = REPORTED
    points: str = "victory points"
    """T73 The name of the conversion of a result into tournament points."""
    rounds: int = 3
    """T2 The number of rounds; 0 for the suggested number, which is set when round one is paired."""
    clock: str = MINUTES
    minutes: int = 150
    late_minutes: int = 20
    scenarios: tuple[str, ...] = ()
    """T3 The scenarios, one for each round; empty if they are drawn by lot, or if tables are not reported and have
    none.
    """
    places: int = 0
    """T4 The maximum number of players; 0 for no limit."""
    zone: str = "UTC"
    place: str = ""
    starts: int = 0
    event_day: int = 0
    """The calendar day of the event, as a proleptic ordinal."""
    lists: bool = False
    """T5 Whether players hand in lists."""
    lists_day: int = 0
    """T6 The calendar day at whose end lists are due, as a proleptic ordinal."""
    units: tuple[int, int] = (12, 15)
    lists_visible: str = "from round one"
    odd: str = "walkover"
    first_apart: str = "origin"
    no_show: int = 300
    conceded: int = 150
    fled_leaders: str = "all"
    ambush_exited: str = "printed"
    leader_no_generals: str = "added"
    command_points: bool = False
    scenery_provided: bool = False
    fixed_scenery: int = 0
    """T84 The number of pieces of scenery that are placed before the players set up theirs, at most two."""
    without: tuple[str, ...] = ()
    """T84 The official additions that do not apply."""
    prizes: tuple[str, ...] = ()
    threads: bool = False
    """T78 Whether each table has a thread of its own while it is played."""
    table_names: tuple[str, ...] = ()
    """T19 The names of the tables, from the top, if they have any."""
    game: str = ""
    """T74, T75 The name of the bot's game that is played at the tables."""
    pairing: str = SWISS
    """T15, T91 How opponents are found."""
    rated: bool = False
    """T99 Whether the games of the tables count for the players’ ratings."""
    options: dict[str, str] = {}
    """The game's house rules and scenario, as its own settings name them."""
