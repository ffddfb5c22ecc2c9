"""A steward that looks ahead, judged by a game whose chances are fractions, and by real games."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest
from support.oracles import wager
from support.oracles.points_game import Always
from support.oracles.wager import BOLD, CAREFUL, DAYS, chance

import engine.games
from engine.core.asks import Answer, Ask
from engine.core.chances import looking_ahead
from engine.core.chances.looking_ahead import Ends, LookingAhead, best_plan, worth_of
from engine.core.chances.playing_on import give, unanswered
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.events import Event
from engine.core.planning.plans import Outlook, candidates, goals_of
from engine.core.ruleset import ComparableResult, Effort, Ruleset
from engine.core.save import Save, save_of


class Thrower(Always):
    """Has two plans for each roll: its own careful one, and a bold one."""

    def __init__(self, seed: str = "", answer: Answer = CAREFUL) -> None:
        super().__init__(answer)

    def goals(self, view: Any, ask: Ask) -> Sequence[str]:
        return ("own", "bold")

    def aiming(self, goal: str) -> Thrower:
        return Thrower(answer={"own": CAREFUL, "bold": BOLD}[goal])

    def outlook(self, view: Any, ask: Ask) -> Outlook:
        return Outlook("round", 1)

    def stem(self, answer: Answer) -> Answer | None:
        return answer

    def tally(self, view: Any, events: Sequence[Event]) -> dict[str, int]:
        return {"points": view.points}


class Planned(wager.Wager):
    """The wager with plans."""

    policies = {"steward": Thrower}  # noqa: RUF012 - as the toy has it


PLANNED = Planned()


def drive_of(ruleset: Ruleset[Any], seed: str, options: dict[str, str] | None = None) -> ResumableDrive[Any]:
    dice = SeededDice(seed)
    return ResumableDrive(ruleset, ruleset.new(options or {}), Context(dice), dice, start=None, daily=False)


def won(seed: str, *, ahead: bool, effort: Effort = Effort(300)) -> bool:  # noqa: B008
    """Play a wager and return whether it was won."""
    drive = drive_of(PLANNED, seed)
    player, steward = LookingAhead(PLANNED, seed, effort=effort), Thrower()
    while (ask := drive.ask) is not None:
        events = drive.context.events
        policy = player.player(lambda: saved(drive, seed), drive.world, ask, events) if ahead else steward
        give(drive, ask, policy, several=False)
    end = PLANNED.comparable_result(drive.world)
    assert end is not None
    return end.won


def saved(drive: ResumableDrive[Any], seed: str) -> Save:
    return save_of(drive.ruleset, drive, seed=seed, daily=False)


def best(days: int, points: int) -> Fraction:
    """Return the chance of a player who rolls boldly when that is better if all later rolls are careful."""
    if days == 0:
        return Fraction(points >= wager.WANTED)
    bold = chance(days, points, BOLD) > chance(days, points)
    share, gain = (Fraction(1, 3), 2) if bold else (Fraction(2, 3), 1)
    return share * best(days - 1, points + gain) + (1 - share) * best(days - 1, points)


def test_its_share_of_wins_matches_exact_fractions() -> None:
    games = 100
    strong = sum(won(f"ahead {number}", ahead=True) for number in range(games)) / games
    plain = sum(won(f"ahead {number}", ahead=False) for number in range(games)) / games
    error = (0.25 / games) ** 0.5
    assert abs(plain - chance(DAYS, 0)) < 3 * error
    assert abs(strong - best(DAYS, 0)) < 3 * error
    assert best(DAYS, 0) > chance(DAYS, 0) + Fraction(1, 10)
    assert strong > plain + error


def test_it_plays_boldly_when_only_that_can_win() -> None:
    """With a point and one roll left, only a bold roll wins; with two points, a careful one does more often."""
    for points, wanted in ((1, "bold"), (2, "own")):
        drive = drive_of(PLANNED, "late")
        drive.world.day, drive.world.points = 2, points
        save = saved(drive_with(drive), "late")
        assert best_plan(PLANNED, save, ("own", "bold"), side="player", seed="x", effort=Effort(200)).plan == wanted


def drive_with(drive: ResumableDrive[Any]) -> ResumableDrive[Any]:
    """Return a drive at the first question of a world that was changed by hand."""
    dice = SeededDice("late")
    return ResumableDrive(PLANNED, drive.world, Context(dice), dice, start=None, daily=False)


def test_it_keeps_the_advisers_choice_without_evidence() -> None:
    drive = drive_of(PLANNED, "in a hurry")
    save = saved(drive, "in a hurry")
    asked = list[None]()
    once = best_plan(
        PLANNED,
        save,
        ("own", "bold"),
        side="player",
        seed="x",
        effort=Effort(1, 1),
        between=lambda: asked.append(None),
    )
    assert (once.plan, once.playouts) == ("own", 1)
    assert len(asked) >= once.answers, "what stands back is asked before each answer"
    assert best_plan(PLANNED, save, ("own",), side="player", seed="x") == ("own", 0, 0)
    with pytest.raises(KeyError):
        best_plan(PLANNED, save, ("own", "reckless"), side="player", seed="x")


def test_a_lead_is_computed_from_pairs() -> None:
    one, two = Ends((1.0, 0.0, 1.0, 1.0)), Ends((0.0, 0.0, 1.0, 0.0))
    assert one.lead(two) == (0.5, pytest.approx((1 / 12) ** 0.5))
    assert one.lead(one) == (0, 0)


def test_effort_is_counted_in_answers() -> None:
    """A position is simulated equally often on every machine, and more often with a larger effort."""
    drive = drive_of(PLANNED, "spent")
    save = saved(drive, "spent")
    found = [
        best_plan(PLANNED, save, ("own", "bold"), side="player", seed="x", effort=Effort(most)) for most in (0, 90)
    ]
    assert found[0].playouts == Effort().fewest
    assert found[0].answers == 2 * DAYS * found[0].playouts
    assert 90 <= found[1].answers < 90 + 2 * DAYS


def test_plans_that_end_alike_are_not_simulated_further() -> None:
    class Alike(Thrower):
        def goals(self, view: Any, ask: Ask) -> Sequence[str]:
            return ("own", "same", "bold")

        def aiming(self, goal: str) -> Thrower:
            return Thrower(answer=BOLD if goal == "bold" else CAREFUL)

    class Doubled(wager.Wager):
        policies = {"steward": Alike}  # noqa: RUF012 - as the toy has it

    ruleset = Doubled()
    save = saved(drive_of(ruleset, "alike"), "alike")
    effort = Effort(600)
    three, two = (
        best_plan(ruleset, save, names, side="player", seed="x", effort=effort)
        for names in (("own", "same", "bold"), ("own", "bold"))
    )
    assert three.plan == two.plan
    assert three.playouts > 0.9 * two.playouts


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_a_sparing_effort_gives_the_same_choice_between_two_plans(points: int) -> None:
    """A plan not ahead after the first of two simulated games could not have become significantly better."""
    drive = drive_of(PLANNED, "sparing")
    drive.world.day, drive.world.points = DAYS - 2, points
    save = saved(drive_with(drive), "sparing")
    spent = []
    for number in range(40):
        full, spared = (
            best_plan(
                PLANNED,
                save,
                ("own", "bold"),
                side="player",
                seed=str(number),
                effort=Effort(1, fewest=2, sure=1.5, sparing=sparing),
            )
            for sparing in (False, True)
        )
        assert full.plan == spared.plan
        assert full.playouts == 2
        assert spared.playouts in {1, 2}
        spent.append(spared.answers / full.answers)
    assert min(spent) == 0.5
    assert max(spent) == 1


def test_a_sparing_effort_continues_with_the_better_half_of_the_leaders() -> None:
    """Of three other plans only bold ones can win: once one is ahead of the base, it alone continues."""

    class Four(Thrower):
        def goals(self, view: Any, ask: Ask) -> Sequence[str]:
            return ("own", "same", "bold", "again")

        def aiming(self, goal: str) -> Thrower:
            return Thrower(answer=BOLD if goal in {"bold", "again"} else CAREFUL)

    class Doubled(wager.Wager):
        policies = {"steward": Four}  # noqa: RUF012 - as the toy has it

    ruleset = Doubled()
    drive = drive_of(ruleset, "late")
    drive.world.day, drive.world.points = DAYS - 1, wager.WANTED - 2
    save = saved(drive_with(drive), "late")
    names = ("own", "same", "bold", "again")
    every = [
        best_plan(ruleset, save, names, side="player", seed=str(number), effort=Effort(1, fewest=3, sparing=True))
        for number in range(40)
    ]
    left = min(each.answers for each in every) // len(names)
    assert {each.answers // left for each in every} == {4, 4 + 2 + 2}
    assert "bold" in {each.plan for each in every}, "three playouts of three that it wins are sure enough"
    full = best_plan(ruleset, save, names, side="player", seed="0", effort=Effort(1, fewest=3))
    assert full.answers == 3 * len(names) * left


def test_a_win_is_worth_more_than_any_score() -> None:
    def end(winner: str | None, east: int, west: int) -> ComparableResult:
        scores = {"east": east, "west": west}
        return ComparableResult(won=False, band="", score=east, periods=1, winner=winner, scores=scores)

    narrow, lost = end("east", 5, 4), end("west", 900, 4)
    assert worth_of(narrow, "east", 5) > 1 > 0.5 > worth_of(lost, "east", 5) - 0.5
    assert worth_of(narrow, "east", 5) > worth_of(lost, "east", 5)
    assert worth_of(end(None, 5, 5), "west", 5) == 0.5
    assert worth_of(end("east", 9, 0), "east", 5) > worth_of(narrow, "east", 5)


def test_its_base_comes_first_and_is_kept_without_evidence() -> None:
    """The base of a game may be one of its goals, or one that is not offered to players."""
    drive = drive_of(PLANNED, "based")
    view, ask = PLANNED.view(drive.world), drive.ask
    for effort, names in (
        (Effort(), ("own", "bold")),
        (Effort(base="bold"), ("bold", "own")),
        (Effort(base="hidden"), ("hidden", "own", "bold")),
        (Effort(base="hidden", plans=1), ("hidden", "own")),
    ):
        assert candidates(PLANNED, view, ask, effort) == names
        assert candidates(PLANNED, view, None, effort) == ()
    player = LookingAhead(PLANNED, "x", effort=Effort(2, 1, 1e9, base="bold"))
    while (ask := drive.ask) is not None:
        policy = player.player(lambda: saved(drive, "based"), drive.world, ask, drive.context.events)
        assert policy.answer(None, ask) == BOLD
        assert not player.deviates
        give(drive, ask, policy, several=False)
    assert player.weighed == DAYS


def test_the_base_is_played_after_a_plan() -> None:
    """Bold rolls after this one win differently from careful ones: the worth of a plan depends on what follows it."""
    save = saved(drive_of(PLANNED, "after"), "after")
    worths = []
    for base in ("", "bold"):
        table = looking_ahead._Table(PLANNED, unanswered(PLANNED, save, None), "player", "x", Effort(base=base))
        for _ in range(400):
            table.play(("own",))
        worths.append(sum(each >= 1 for each in table.worth["own"]) / 400)
    # Three points from three careful rolls; or a careful one, then at least one bold hit of two, or both.
    careful, bold = Fraction(2, 3), Fraction(1, 3)
    wanted = [careful**3, careful * (1 - (1 - bold) ** 2) + (1 - careful) * bold**2]
    for found, exact in zip(worths, wanted, strict=True):
        assert abs(found - exact) < 3 * (0.25 / 400) ** 0.5


@pytest.mark.stress("ascari", "revolte", "siege")
@pytest.mark.parametrize("name", [name for name in engine.games.names() if engine.games.find(name).foresight.base])
def test_a_base_found_by_whole_games_ends_better(name: str) -> None:
    """Over these games of all sides and scenarios together it does better than the steward's own choice."""
    ruleset, worth = engine.games.find(name), [0.0, 0.0]
    games = 24 if len(ruleset.sides) == 1 else 2
    for scenario in (ruleset.scenarios if len(ruleset.sides) > 1 else ()) or ("",):
        options = {SCENARIO: scenario} if scenario else {}
        for side in ruleset.sides_in(ruleset.new(options)):
            for number, (place, goal) in product(range(games), enumerate(("", ruleset.foresight.base))):
                drive = drive_of(ruleset, f"taught {number}", options)
                players = {each: ruleset.policies["steward"](each) for each in ruleset.sides}
                if goal:
                    players[side] = players[side].aiming(goal)
                while (ask := drive.ask) is not None:
                    give(drive, ask, players[ask.side], several=len(ruleset.sides) > 1)
                end = ruleset.comparable_result(drive.world)
                assert end is not None
                worth[place] += worth_of(end, side, 40)
    assert worth[1] > worth[0]


@pytest.mark.parametrize(("name", "scenario"), [("ascari", "agordat-1890"), ("siege", ""), ("keep-up-the-fire", "")])
def test_positions_that_look_alike_have_the_same_plan(name: str, scenario: str) -> None:
    """It uses neither the game's own dice nor its deck, in the games that have one."""
    ruleset = engine.games.find(name)
    drive = drive_of(ruleset, "one", {SCENARIO: scenario} if scenario else {})
    steward, several = ruleset.policies["steward"]("x"), len(ruleset.sides) > 1
    while True:
        ask = drive.ask
        assert ask is not None
        side = ask.side if several else None
        names = goals_of(ruleset, ruleset.view(drive.world, side), ask)
        if len(names) > 2 and not drive.answers:
            break
        give(drive, ask, steward, several=several)
    effort = Effort(400, 2)
    save = saved(drive, "one")
    other = saved(drive, "another seed")
    if not several:
        world: Any = ruleset.decode(bytes(save.state), save.schema)
        world.deck.reverse()
        other = msgspec.structs.replace(other, state=msgspec.Raw(ruleset.encode(world)))
        assert bytes(save.state) != bytes(other.state)
    plans = [best_plan(ruleset, each, names, side=ask.side, seed="x", effort=effort) for each in (save, other)]
    assert plans[0] == plans[1]
    assert plans[0].plan in names
