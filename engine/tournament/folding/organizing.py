"""T2, T6, T65, T69, T70, T82 to T84, T91, T92, T99 Handles facts about the whole tournament."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Refused
from engine.core.battles.store import code
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.dice import seed_hash
from engine.tournament.books.base import load
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import (
    Announced,
    Cancelled,
    Created,
    Fact,
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
from engine.tournament.folding.expect import NOT_OVER, expect, expect_stage
from engine.tournament.folding.rounds import expect_league
from engine.tournament.league import is_league, rounds_for
from engine.tournament.pairing import EDITION
from engine.tournament.settings import (
    DUEL,
    DUPLICATE,
    GAME,
    LEAGUE,
    MINUTES,
    MOST,
    REPORTED,
    SWISS,
    WEEK,
    Settings,
)
from engine.tournament.standings import standings
from engine.tournament.state import (
    CANCELLED,
    CLOSED,
    DRAWN_UP,
    OPEN,
    OVER,
    RUNNING,
    Tournament,
    may_play,
    player_of,
)

MOST_ROUNDS = 12
MOST_JUDGES = 10
MOST_FIXED_SCENERY = 2
_HASH = re.compile(r"[0-9a-f]{64}")


def created(t: Tournament, fact: Created) -> None:
    """T83, T84 Set the state of a new tournament."""
    expect(not t.version, "created-twice", "T84")
    expect(_HASH.fullmatch(fact.seed_hash) is not None, "no-hash", "T83")
    expect(1 <= fact.edition <= EDITION, "no-such-edition", "T14", edition=fact.edition, most=EDITION)
    load(fact.book)
    check_settings(fact.book, fact.settings)
    t.stage, t.preset, t.title, t.book = DRAWN_UP, fact.preset, fact.title, fact.book
    t.edition = fact.edition
    t.settings, t.seed_hash, t.organizer = fact.settings, fact.seed_hash, fact.by


def check_settings(book: str, settings: Settings) -> None:
    """T2, T3, T6, T84 Raise `Refused` if the settings of a tournament are impossible."""
    kinds = (REPORTED, GAME, DUEL, DUPLICATE)
    expect(settings.tables in kinds, "no-such-tables", "T1", word=settings.tables, possible=list(kinds))
    expect(settings.clock in (MINUTES, WEEK), "no-such-clock", "T21", word=settings.clock, possible=[MINUTES, WEEK])
    expect(
        0 <= settings.rounds <= MOST_ROUNDS, "no-such-rounds", "T2", rounds=settings.rounds, least=1, most=MOST_ROUNDS
    )
    expect(settings.places >= 0 and settings.late_minutes >= 0, "below-nothing", "T4")
    least, most = settings.units
    expect(1 <= least <= most, "no-such-units", "T5", least=least, most=most)
    expect(0 <= settings.fixed_scenery <= MOST_FIXED_SCENERY, "too-much-scenery", "T84", most=MOST_FIXED_SCENERY)
    rules = load(book)
    rules.check(settings)
    rules.conversion(settings.points)
    _check_scenarios(settings, len(rules.scenarios()))
    _check_league(settings)
    expect(not settings.rated or settings.tables == GAME, "cannot-be-rated", "T99", tables=settings.tables)
    _check_battle(settings)
    if settings.lists:
        before = rules.rules()["list"]["due_days_before"] if settings.clock == MINUTES else 0
        facts = {"days": settings.event_day - settings.lists_day, "least": before}
        expect(settings.lists_day > 0 and facts["days"] >= before, "lists-due-too-late", "T6", **facts)


def _check_league(settings: Settings) -> None:
    """T91, T92 Raise `Refused` if the settings of a league are impossible."""
    known = [SWISS, LEAGUE]
    expect(settings.pairing in known, "no-such-pairing", "T91", word=settings.pairing, possible=known)
    if settings.pairing != LEAGUE:
        return
    expect(settings.tables == GAME and settings.clock == WEEK, "no-league-of-these", "T91")
    expect(not settings.rounds, "league-rounds", "T91", most=rounds_for(MOST))
    expect_league(settings.places or MOST)


def _check_battle(settings: Settings) -> None:
    """T74, T99 Raise `Refused` if the settings do not fit a user's battle."""
    text = settings.options.get(BATTLE)
    if text is None:
        return
    scenario = settings.options.get(SCENARIO, "")
    expect(code(text) == scenario, "battle-other", "T74", word=scenario[:12])
    expect(not settings.rated, "battle-unrated", "T99")


def _check_scenarios(settings: Settings, number: int) -> None:
    """T3 Raise `Refused` if a round has no scenario, or if scenarios repeat although others are left."""
    chosen = settings.scenarios
    if not chosen:
        return
    expect(settings.tables == REPORTED, "no-scenarios-here", "T3")
    needed = settings.rounds or len(chosen)
    expect(len(chosen) >= needed, "scenario-missing", "T3", rounds=needed, scenarios=len(chosen))
    for begin in range(0, len(chosen), number):
        part = chosen[begin : begin + number]
        expect(len(set(part)) == len(part), "scenario-twice", "T3", scenarios=list(chosen))


def settings_changed(t: Tournament, fact: SettingsChanged) -> None:
    """T6, T84 Change the settings. Raise `Refused` if it is too late."""
    if t.rounds:
        raise Refused("settings-frozen", rule="T84", facts={"round": len(t.rounds)})
    expect_stage(t, "T84", DRAWN_UP, OPEN, CLOSED)
    check_settings(t.book, fact.settings)
    expect(fact.settings.rated == t.settings.rated, "rated-is-fixed", "T99")
    _check_due(t, fact.settings)
    t.settings = fact.settings


def _check_due(t: Tournament, new: Settings) -> None:
    """T6 Raise `Refused` if a judge may not change the deadline for lists in this way."""
    old = t.settings
    if t.stage == DRAWN_UP or not (old.lists and new.lists):
        return
    days = new.lists_day - old.lists_day
    moved = new.event_day - old.event_day
    expect(days <= 0 or days == moved, "lists-put-off", "T6", days=days, event=moved)
    came = any(player.list_at is not None for player in t.players.values())
    expect(days >= 0 or not came, "lists-brought-forward", "T6", days=days)


def announced(t: Tournament, _: Announced) -> None:
    """T4 Open registration."""
    expect_stage(t, "T84", DRAWN_UP)
    t.stage = OPEN


def rounds_struck(t: Tournament, fact: RoundsStruck) -> None:
    """T2 Cancel the last rounds, which must not be paired yet."""
    expect_struck(t, fact.rounds)
    t.total_rounds = fact.rounds


def expect_struck(t: Tournament, rounds: int) -> None:
    """T2 Raise `Refused` if the number of rounds can no longer be reduced to `rounds`."""
    expect_stage(t, "T2", RUNNING)
    expect(not is_league(t), "league-is-whole", "T91", possible=["finished"])
    least, most = len(t.rounds), rounds_in_all(t) - 1
    expect(least <= rounds <= most, "rounds-not-struck", "T2", rounds=rounds, least=least, most=most)


def judge_named(t: Tournament, fact: JudgeNamed) -> None:
    """T65 Add a judge. Raise `Refused` if the tournament already has the maximum number of judges."""
    expect(t.stage not in (OVER, CANCELLED), "not-now", "T65", stage=t.stage, possible=[DRAWN_UP, *NOT_OVER])
    if not fact.person:  # a person whose data was deleted: the list of judges at that time is incomplete
        return
    known = fact.person in t.judges or fact.person == t.organizer
    expect(not known, "judge-already", "T65", person=fact.person)
    expect(len(t.judges) < MOST_JUDGES, "too-many-judges", "T65", most=MOST_JUDGES)
    t.judges.append(fact.person)


def judge_removed(t: Tournament, fact: JudgeRemoved) -> None:
    """T65 Remove a judge."""
    if not fact.person:
        return
    expect(fact.person in t.judges, "no-such-judge", "T65", person=fact.person, possible=list(t.judges))
    t.judges.remove(fact.person)


def handed_over(t: Tournament, fact: HandedOver) -> None:
    """T65 Make another person the organizer."""
    expect(not fact.person or fact.person != t.organizer, "leads-already", "T65", person=fact.person)
    t.organizer = fact.person
    if fact.person in t.judges:
        t.judges.remove(fact.person)


def finished(t: Tournament, fact: Finished) -> None:
    """T69, T70 End the tournament, after its last round or early."""
    expect_stage(t, "T70", RUNNING)
    closed = sum(round_.closed for round_ in t.rounds)
    total = rounds_in_all(t)
    if fact.early:
        expect(closed > 0, "no-round-complete", "T70")
    else:
        expect(closed == total, "rounds-left", "T70", played=closed, rounds=total)
    for round_ in t.rounds:
        round_.broken = not round_.closed
    t.stage, t.early, t.final = OVER, fact.early, standings(t)


def reopened(t: Tournament, _: Reopened) -> None:
    """T69 Reopen a finished tournament, to correct it."""
    expect_stage(t, "T69", OVER)
    for round_ in t.rounds:
        round_.broken = False
    t.stage, t.early = RUNNING, False


def cancelled(t: Tournament, _: Cancelled) -> None:
    """T70 Cancel the tournament. Raise `Refused` if it has results."""
    expect(t.stage not in (OVER, CANCELLED), "not-now", "T70", stage=t.stage, possible=[DRAWN_UP, *NOT_OVER])
    final = [(round_.number, table.number) for round_ in t.rounds for table in round_.tables.values() if table.results]
    expect(not final, "a-table-is-final", "T70", tables=final[:1], possible=["finished"])
    t.stage = CANCELLED


def seed_told(t: Tournament, fact: SeedTold) -> None:
    """T83 Publish the seed. Raise `Refused` if it does not match the announced hash."""
    expect_stage(t, "T83", OVER, CANCELLED)
    expect(seed_hash(fact.seed) == t.seed_hash, "not-the-seed", "T83", hash=seed_hash(fact.seed), told=t.seed_hash)
    t.seed = fact.seed


def forgotten(t: Tournament, fact: Forgotten) -> None:
    """T82 Delete a player's name and user id. A player who is still playing also leaves."""
    player = player_of(t, fact.player)
    player.name = player.origin = player.army = player.list_name = ""
    player.person = 0
    if t.stage in NOT_OVER and may_play(player):
        player.left, player.left_round = "excused", len(t.rounds)
    player.open_cases = []


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    Created: created,
    SettingsChanged: settings_changed,
    Announced: announced,
    RoundsStruck: rounds_struck,
    JudgeNamed: judge_named,
    JudgeRemoved: judge_removed,
    HandedOver: handed_over,
    Finished: finished,
    Reopened: reopened,
    Cancelled: cancelled,
    SeedTold: seed_told,
    Forgotten: forgotten,
}
