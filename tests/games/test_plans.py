"""The plans of both games: they know nothing hidden, differ, are legal, cost little, and are what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest
from support import stress

import engine.games
import render.games
from engine.core.asks import DONE, Answer, Ask
from engine.core.chances.playing_on import play_on
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive, ResumableDrive
from engine.core.planning.beforehand import aims_of
from engine.core.planning.laying_out import FEWEST, MOST, TRIES, lay_out
from engine.core.planning.plans import Figure, Plan, Planner, goals_of
from engine.core.playout import play_out
from engine.core.save import Save, advance, dump, save_of, supposed
from render.language import speaking
from render.panel import DESCRIPTION_LENGTH

GAMES = ("siege", "keep-up-the-fire")
POLL = 55
"""Discord's own polls take labels of this length."""


class Spot(NamedTuple):
    kind: str
    save: Save
    plans: tuple[Plan, ...]
    effort: int
    """The number of answers given in the simulated games."""


EACH = {"siege": 31, "keep-up-the-fire": 9} if stress.FULL else {"siege": 151, "keep-up-the-fire": 13}
"""Every so-manieth position of three games, of the siege in two; under stress more of three."""


def positions(name: str, seed: str, *, each: int) -> Iterator[tuple[Any, Save]]:
    """Yield every so many positions of a whole game in which plans make sense."""
    ruleset, count = engine.games.find(name), 0
    steward = ruleset.policies["steward"]("")
    dice = SeededDice(seed)
    drive = ResumableDrive(ruleset, ruleset.new({}), Context(dice), dice, start=None, daily=False)
    while drive.ask is not None:
        view = ruleset.view(drive.world)
        if goals_of(ruleset, view, drive.ask):
            count += 1
            if count % each == 0:
                yield drive.ask, save_of(ruleset, drive, seed=seed, daily=False)
        drive.send(steward.answer(view, drive.ask))


@contextmanager
def _counted() -> Iterator[Counter[str]]:
    """Count the answers that are given to any game meanwhile."""
    given, send = Counter[str](), Drive.send

    def counting(self: Drive[Any], answer: Answer, side: str | None = None) -> Ask | None:
        given[side or ""] += 1
        return send(self, answer, side)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Drive, "send", counting)
        yield given


@cache
def spots(name: str, games: str = "plans", each: int = 0) -> list[Spot]:
    ruleset, found = engine.games.find(name), []
    for number in range(3 if stress.FULL else 2):
        for ask, save in positions(name, f"{games} {number}", each=each or EACH[name]):
            with _counted() as given:
                plans = lay_out(ruleset, save, seed="public")
            found.append(Spot(ask.kind, save, plans, given.total()))
    return found


@pytest.mark.stress("siege")
@pytest.mark.parametrize("name", GAMES)
def test_plans_differ_in_their_orders_and_effects(name: str) -> None:
    _differ(name, spots(name))


@pytest.mark.stress("siege")
@pytest.mark.parametrize("name", GAMES)
def test_nine_of_ten_positions_with_a_choice_have_three_plans_or_more(name: str) -> None:
    _enough(name, spots(name))


def test_where_the_relief_game_has_two_plans_two_orders_at_most_change_anything() -> None:
    """With the last command point the column moves or improves a track: the only other legal choice is to do nothing.

    About one position in twenty has more choices, but all goals agree on one or two of them: every redeployment gains
    too little, or each goal needs the same shots.
    """
    name = "keep-up-the-fire"
    few = [spot for spot in spots(name) if len(spot.plans) < 3]
    assert few
    open_ones = [spot for spot in few if choices(name, spot.save) >= 3]
    assert len(open_ones) <= max(2, len(spots(name)) // 15)
    assert {spot.kind for spot in open_ones} <= {"redeploy", "act"}
    last = [spot for spot in few if spot.kind == "command"]
    assert len(last) > len(few) / 2
    for spot in last:
        ask = advance(engine.games.find(name), spot.save).ask
        assert ask is not None
        assert 1 <= len([order for order in ask.answers() if order != DONE]) <= 2, "and nothing to choose but those"


@pytest.mark.stress
@pytest.mark.parametrize("games", ["other", "third", "fourth"])
@pytest.mark.parametrize("name", GAMES)
def test_so_they_have_in_other_games(name: str, games: str) -> None:
    every = spots(name, games, 11 if name == "siege" else 2)
    _differ(name, every)
    _enough(name, every)


def _differ(name: str, every: list[Spot]) -> None:
    assert len(every) >= (30 if stress.FULL else 6)
    assert len({spot.kind for spot in every}) >= 3
    offered = [spot.plans for spot in every if spot.plans]
    for plans in offered:
        assert FEWEST <= len(plans) <= MOST
        assert len({plan.name for plan in plans}) == len(plans)
        assert len({plan.orders for plan in plans}) == len(plans), "no two read alike"
        assert len({_read(plan) for plan in plans}) == len(plans), "no two change the same, as it is read"
        assert all(len(figure.tries) == TRIES for plan in plans for figure in plan.figures.values())
        assert plans[0].name == "own"
    rare = {"attack"} if name == "keep-up-the-fire" else set()
    assert {plan.name for plans in offered for plan in plans} >= set(_goals(name)) - rare


def _read(plan: Plan) -> tuple[tuple[str, float, int, int], ...]:
    return tuple((name, round(each.mean, 1), each.worst, each.most) for name, each in sorted(plan.figures.items()))


def _enough(name: str, every: list[Spot]) -> None:
    """Compare the plans of positions with the number of orders that change anything there.

    If only two do, as with the last command point of a turn, there cannot be three plans.
    """
    several, two = _with_three(name, every, 3), _with_three(name, every, 2)
    assert several[1] > 0.7 * len(every)
    assert several[0] >= 0.9 * several[1], f"{several[0]} of {several[1]}"
    assert two[0] >= (0.9 if name == "siege" else 0.8) * two[1], f"{two[0]} of {two[1]}"


def _with_three(name: str, every: list[Spot], least: int) -> tuple[int, int]:
    """Return in how many positions there are three plans or more, and in how many so many orders change anything."""
    enough = [spot for spot in every if len(spot.plans) >= 3]
    return len(enough), sum(len(spot.plans) >= 3 or choices(name, spot.save) >= least for spot in every)


def choices(name: str, save: Save) -> int:
    """Return how many legal orders of a dozen change anything: what comes after them differs by the same dice."""
    ruleset = engine.games.find(name)
    ask = advance(ruleset, save).ask
    assert ask is not None
    orders = [order for order in islice(ask.answers(), 400) if order != DONE]
    some = orders[:: max(1, len(orders) // 12)]
    return len({tuple(_outcome(name, save, order, f"choice {number}") for number in range(3)) for order in some})


def _outcome(name: str, save: Save, order: tuple[str, ...], seed: str) -> tuple[tuple[str, int], ...]:
    """Return the losses and gains at the end of a plan's time, if an order is given and the steward continues."""
    return tuple(sorted(followed(name, save, seed, order=order).items()))


def followed(name: str, save: Save, seed: str, *, goal: str = "own", order: tuple[str, ...] = ()) -> Mapping[str, int]:
    """Return what is lost and won by the end of a plan's time, if an order is given first and then a goal followed."""
    ruleset = engine.games.find(name)
    steward = ruleset.policies["steward"]("")
    assert isinstance(steward, Planner)
    drive, policy = supposed(ruleset, save, seed=seed), steward.aiming(goal)
    assert drive.ask is not None
    begun, known = ruleset.progress(drive.world)[0], len(drive.context.events)
    end = begun + steward.outlook(ruleset.view(drive.world), drive.ask).periods
    if order:
        drive.send(drive.check(order))
    while drive.ask is not None and ruleset.progress(drive.world)[0] < end:
        drive.send(drive.check(policy.answer(ruleset.view(drive.world), drive.ask)))
    return steward.tally(ruleset.view(drive.world), drive.context.events[known:])


def _goals(name: str) -> tuple[str, ...]:
    return aims_of(engine.games.find(name))


@pytest.mark.parametrize("name", GAMES)
def test_plans_are_the_same_again_and_change_nothing(name: str) -> None:
    ruleset = engine.games.find(name)
    for spot in spots(name)[:: 7 if stress.FULL else 28]:
        before = dump(spot.save)
        assert lay_out(ruleset, spot.save, seed="public") == spot.plans
        assert dump(spot.save) == before


@pytest.mark.parametrize("name", GAMES)
def test_plans_know_neither_the_dice_nor_the_deck(name: str) -> None:
    """A game that looks the same but has other dice and another deck has the same plans."""
    ruleset = engine.games.find(name)
    asked = [spot for spot in spots(name) if not spot.save.answers]  # otherwise the step has rolled dice of the seed
    assert len(asked) > 1
    for spot in asked[:: 9 if stress.FULL else 5]:
        world = ruleset.decode(bytes(spot.save.state), spot.save.schema)
        world.deck.reverse()
        other = msgspec.structs.replace(spot.save, seed="another", state=msgspec.Raw(ruleset.encode(world)))
        assert world.deck == [] or dump(other) != dump(spot.save)
        assert lay_out(ruleset, other, seed="public") == spot.plans


@pytest.mark.parametrize("name", GAMES)
def test_hidden_information_is_dealt_again(name: str) -> None:
    """Whatever the order of the deck was, the deck of a copy follows from the copy's seed; it has the remaining
    cards.
    """
    ruleset = engine.games.find(name)
    save = spots(name)[4].save
    real = advance(ruleset, save).world.deck
    one, two = (supposed(ruleset, save, seed=seed).world.deck for seed in ("one", "two"))
    assert sorted(one) == sorted(two) == sorted(real)
    assert one != real
    assert one != two
    assert one == supposed(ruleset, save, seed="one").world.deck


def test_the_dice_of_the_tries_are_not_the_games_own() -> None:
    ruleset = engine.games.find("siege")
    save = spots("siege")[0].save
    dice = supposed(ruleset, save, seed="public").context.dice
    assert isinstance(dice, SeededDice)
    assert dice.seed == "public" != save.seed


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_that_is_played_on_is_not_written_down(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies are never saved: writing the world at every step would take a fifth of the time of a simulated game."""
    ruleset = engine.games.find(name)
    drive = supposed(ruleset, spots(name)[0].save, seed="copied")
    monkeypatch.setattr(type(ruleset), "encode", lambda *_: pytest.fail("a copy was written down"))
    play_on(drive, "copied")
    assert drive.ask is None


@pytest.mark.parametrize("name", GAMES)
def test_plans_take_few_answers(name: str) -> None:
    """Seconds are for `benchmarks/speed.py`: on a busy machine they say nothing about the plans."""
    given = sorted(spot.effort for spot in spots(name))
    assert given[0] > 0
    assert given[len(given) // 2] < 4_500
    assert given[-1] < 12_000  # where a crowded force of 35 pieces is spread over the walls, each has its own order


# --- what they are for ---------------------------------------------------------------------------------------------


def _whole_games(name: str, goal: str, games: int) -> dict[str, float]:
    """Play whole games for one goal; return what is lost and won on average."""
    ruleset, total = engine.games.find(name), dict[str, float]()
    for number in range(games):
        planner = ruleset.policies["steward"]("")
        assert isinstance(planner, Planner)
        played = play_out(ruleset, seed=f"for {number}", options={}, policy=planner.aiming(goal))
        for what, value in planner.tally(ruleset.view(played.world), played.events).items():
            total[what] = total.get(what, 0) + value / games
    return total


@pytest.mark.stress
def test_the_plans_of_the_siege_are_for_what_they_say() -> None:
    """In eight games each what differs much; the smaller differences need forty, which are played under stress."""
    goals = ("own", "hold", "civilians", "narrow", "attack", "spare", "officers")
    found = {goal: _whole_games("siege", goal, 40 if stress.FULL else 8) for goal in goals}
    zones = {goal: each["legations"] + each["ruins"] for goal, each in found.items()}
    assert max(zones["hold"], zones["civilians"]) < zones["narrow"], "who holds every wall loses fewer zones"
    assert found["civilians"]["civilians"] < found["own"]["civilians"], "fewer civilians, counted below zero"
    assert found["narrow"]["troops"] < found["own"]["troops"], "more troops are left"
    assert found["narrow"]["troops"] < found["hold"]["troops"]
    assert found["attack"]["troops"] > found["own"]["troops"], "it costs troops"
    assert found["spare"]["troops"] < found["own"]["troops"], "more troops are left"
    assert found["spare"]["legations"] > found["own"]["legations"], "and it costs ground"
    assert found["officers"]["leaders"] < found["own"]["leaders"], "fewer officers fall"
    assert found["officers"]["legations"] > found["own"]["legations"]
    if stress.FULL:
        assert zones["hold"] < zones["civilians"]
        assert found["civilians"]["civilians"] < found["hold"]["civilians"]
        assert found["attack"]["boxers"] > found["own"]["boxers"], "more Boxers fall"
        assert found["attack"]["ruins"] < found["own"]["ruins"]


@pytest.mark.stress
def test_the_plans_of_a_turn_are_for_what_they_say() -> None:
    """From the same positions and with the same dice, each goal gets more of what it aims at than the adviser's
    choice.
    """
    name = "keep-up-the-fire"
    acts = [spot.save for spot in spots(name) if spot.kind == "act"]

    def more(goal: str, what: str) -> float:
        tries = [(save, f"for {number}") for save in acts for number in range(8)]
        reached = [followed(name, save, seed, goal=goal)[what] for save, seed in tries]
        own = [followed(name, save, seed)[what] for save, seed in tries]
        return (sum(reached) - sum(own)) / len(tries)

    assert more("hold", "forts") > 0.5
    assert more("works", "forts") > more("hold", "forts") - 0.5
    assert more("attack", "chinese") > 0
    assert more("distance", "strength") < 0, "fewer of the own fall"
    assert more("relief", "power") < 0 < more("strong", "power"), "what it hurries with, it does not gather"
    assert more("wait", "stations") < more("steady", "stations"), "who waits gets nowhere"


# --- figures and words ---------------------------------------------------------------------------------------------


def test_a_figure_has_its_average_and_its_bad_case() -> None:
    figure = Figure(tuple(range(20)))
    assert figure.mean == 9.5
    assert (figure.worst, figure.most) == (2, 17)
    assert figure.chance(15) == 0.25
    assert figure.chance(0) == 1


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_plan_has_words_and_a_picture(name: str, locale: str) -> None:
    ruleset, presenter = engine.games.find(name), render.games.find(name)
    with speaking(locale):
        titles = {goal: presenter.plan_title(goal) for goal in _goals(name)}
        assert len(set(titles.values())) == len(titles)
        assert all(0 < len(title) <= POLL for title in titles.values())
        assert all(len(presenter.plan_why(goal)) <= DESCRIPTION_LENGTH for goal in titles)
        assert presenter.plan_title("long-gone") == "long-gone"
        for spot in [spot for spot in spots(name) if spot.plans][::6]:
            view = ruleset.view(advance(ruleset, spot.save).world)
            for plan in spot.plans:
                words = presenter.plan(view, plan)
                assert words.title == titles[plan.name]
                assert len(words.text) < 3_800
                assert "-0" not in words.text
                assert "{" not in words.text
                assert len(words.lines) >= 4


@pytest.mark.stress("siege")
@pytest.mark.parametrize("name", GAMES)
def test_the_arrows_are_drawn(name: str) -> None:
    """A plan with orders changes the picture of the board."""
    ruleset, presenter = engine.games.find(name), render.games.find(name)
    spot = next(spot for spot in spots(name) if spot.plans and len({plan.orders for plan in spot.plans}) > 2)
    view = ruleset.view(advance(ruleset, spot.save).world)
    with speaking("en"):
        pictures = {presenter.plan_picture(view, plan) for plan in spot.plans}
        assert presenter.picture(view) not in pictures
    assert len(pictures) > 1
