"""A steward that looks ahead, judged by a game whose chances are fractions, and by games of the house."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest
from support.oracles import wager
from support.oracles.wager import BOLD, CAREFUL, DAYS, Steward, chance

import engine.games
from engine.core.asks import Answer, Ask
from engine.core.chances.looking_ahead import Ends, LookingAhead, best_plan, worth_of
from engine.core.chances.playing_on import give
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.events import Event
from engine.core.planning.plans import Outlook, goals_of
from engine.core.ruleset import ComparableResult, Effort, Ruleset
from engine.core.save import Save, save_of


class Thrower(Steward):
    """Has two plans for each throw: its own careful one, and a bold one."""

    def __init__(self, seed: str = "", answer: Answer = CAREFUL) -> None:
        super().__init__(seed)
        self.word = answer

    def answer(self, view: Any, ask: Ask) -> Answer:
        return self.word

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
    """Return the chance of who throws boldly where that is better if all later throws are careful."""
    if days == 0:
        return Fraction(points >= wager.WANTED)
    bold = chance(days, points, BOLD) > chance(days, points)
    share, gain = (Fraction(1, 3), 2) if bold else (Fraction(2, 3), 1)
    return share * best(days - 1, points + gain) + (1 - share) * best(days - 1, points)


def test_it_wins_as_often_as_fractions_say() -> None:
    games = 100
    strong = sum(won(f"ahead {number}", ahead=True) for number in range(games)) / games
    plain = sum(won(f"ahead {number}", ahead=False) for number in range(games)) / games
    error = (0.25 / games) ** 0.5
    assert abs(plain - chance(DAYS, 0)) < 3 * error
    assert abs(strong - best(DAYS, 0)) < 3 * error
    assert best(DAYS, 0) > chance(DAYS, 0) + Fraction(1, 10)
    assert strong > plain + error


def test_it_is_bold_where_that_alone_can_win() -> None:
    """With a point and one throw left, only a bold throw wins; with two points, a careful one does more often."""
    for points, wanted in ((1, "bold"), (2, "own")):
        drive = drive_of(PLANNED, "late")
        drive.world.day, drive.world.points = 2, points
        save = saved(drive_with(drive), "late")
        assert best_plan(PLANNED, save, ("own", "bold"), side="player", seed="x", effort=Effort(200)).plan == wanted


def drive_with(drive: ResumableDrive[Any]) -> ResumableDrive[Any]:
    """Return a drive at the first question of a world that was changed by hand."""
    dice = SeededDice("late")
    return ResumableDrive(PLANNED, drive.world, Context(dice), dice, start=None, daily=False)


def test_its_own_judgement_stays_where_nothing_is_known() -> None:
    drive = drive_of(PLANNED, "in a hurry")
    save = saved(drive, "in a hurry")
    stopped = best_plan(
        PLANNED, save, ("own", "bold"), side="player", seed="x", effort=Effort(9, 1), go_on=lambda: False
    )
    assert stopped.plan == "own"
    assert best_plan(PLANNED, save, ("own",), side="player", seed="x") == ("own", 0, 0)
    with pytest.raises(KeyError):
        best_plan(PLANNED, save, ("own", "reckless"), side="player", seed="x")


def test_a_lead_is_reckoned_by_pairs() -> None:
    one, two = Ends((1.0, 0.0, 1.0, 1.0)), Ends((0.0, 0.0, 1.0, 0.0))
    assert one.lead(two) == (0.5, pytest.approx((1 / 12) ** 0.5))
    assert one.lead(one) == (0, 0)


def test_what_may_be_spent_is_counted_in_answers() -> None:
    """The same position is played on as much on every machine, and more where more may be spent."""
    drive = drive_of(PLANNED, "spent")
    save = saved(drive, "spent")
    found = [
        best_plan(PLANNED, save, ("own", "bold"), side="player", seed="x", effort=Effort(most)) for most in (0, 90)
    ]
    assert found[0].playouts == Effort().fewest
    assert found[0].answers == 2 * DAYS * found[0].playouts
    assert 90 <= found[1].answers < 90 + 2 * DAYS


def test_plans_that_end_alike_are_played_on_no_further() -> None:
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


def test_a_win_is_worth_more_than_any_score() -> None:
    def end(winner: str | None, east: int, west: int) -> ComparableResult:
        scores = {"east": east, "west": west}
        return ComparableResult(won=False, band="", score=east, periods=1, winner=winner, scores=scores)

    narrow, lost = end("east", 5, 4), end("west", 900, 4)
    assert worth_of(narrow, "east", 5) > 1 > 0.5 > worth_of(lost, "east", 5) - 0.5
    assert worth_of(narrow, "east", 5) > worth_of(lost, "east", 5)
    assert worth_of(end(None, 5, 5), "west", 5) == 0.5
    assert worth_of(end("east", 9, 0), "east", 5) > worth_of(narrow, "east", 5)


@pytest.mark.parametrize(("name", "scenario"), [("ascari", "agordat-1890"), ("siege", "")])
def test_two_positions_that_look_alike_have_the_same_plan(name: str, scenario: str) -> None:
    """What is hidden, and the game's own dice, are not looked at."""
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
    plans = [best_plan(ruleset, each, names, side=ask.side, seed="x", effort=effort) for each in (save, other)]
    assert plans[0] == plans[1]
    assert plans[0].plan in names
