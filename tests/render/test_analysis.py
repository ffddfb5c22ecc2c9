"""An analysis as a curve, in words, on a page and as a lesson; it needs no colour and has every language."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import dist
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops
from support.records import Game

import engine.games
import render.games
from engine.core.chances.analysis_format import Analysis, Day, Player, RollLuck, TurningPoint, Weighed
from engine.core.events import Event
from engine.core.replay import Order, Recording, scenes
from engine.core.save import new_game
from render.analysis import curve
from render.analysis.lesson import lesson, of_mistakes
from render.analysis.told import Told
from render.analysis.words import (
    ALT_LENGTH,
    PLAYERS,
    accuracies,
    alt,
    chances_of,
    chart,
    on_poster,
    point_told,
    table,
    words,
)
from render.catalogue import house_texts, languages
from render.curve_data import Measure
from render.html.curves import HIGH, WIDE, Curve, Sign, figure
from render.html.game_page import Facts, page
from render.language import speak, speaking
from render.pictures.animation import Moment, moments
from render.pictures.print_page import PAPER, Foot, Page, noted
from render.presenter import LOOKS

SIDES = ("italian", "dervish")
ALONE = "keep-up-the-fire"
BETTER = ("move", "fara-2", "1209", "go")


def weighed(version: int, period: int, side: str, **more: Any) -> Weighed:
    facts = {"round": 0, "kind": "move", "answer": ("done",), "by_player": True, "before": 0.5, **more}
    return Weighed(version=version, period=period, side=side, **facts)


def analysed(*, end: float = 0.0, days: int = 6) -> Analysis:
    """Return the analysis of a game in which the Italians made one mistake, and had one bad die."""
    chances = [0.5, 0.55, 0.3, 0.35, 0.2, end][-days:]
    decisions = (
        weighed(2, 1, "italian", luck=0.05),
        weighed(3, 2, "dervish", luck=0.04),
        weighed(4, 3, "italian", skill=-0.25, doubt=0.05),
        weighed(5, 5, "italian", luck=-0.15),
    )
    points = (
        TurningPoint(version=4, period=3, side="italian", answer=("done",), better=BETTER, gain=0.22, doubt=0.04),
        TurningPoint(version=5, period=5, side="italian", answer=("done",), gain=-0.15, doubt=0.03),
    )
    return Analysis(
        rules="1",
        tries=50,
        sides=SIDES,
        first=0.5,
        end=end,
        decisions=decisions,
        days=tuple(
            Day(period=number, chance=chance, skill=dict.fromkeys(SIDES, 0.0), luck=-0.1, doubt=0.05)
            for number, chance in enumerate(chances, 1)
        ),
        turning_points=points,
        accuracy={"italian": 81.04, "dervish": 96.5},
        people=(
            Player(side="italian", since=2, decisions=20, accuracy=81.04, doubt=2.0),
            Player(side="dervish", since=3, decisions=20, accuracy=96.5, doubt=1.0),
        ),
    )


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


def told(locale: str = "en", *, weak: bool = False, end: float = 0.0) -> Told:
    return of_game(analysed(end=end), "ascari", locale, weak=weak)


def of_game(analysis: Analysis, game: str, locale: str, *, weak: bool = False) -> Told:
    rules: Any = copy(engine.games.find(game))
    rules.weak_steward = weak
    speak(locale)
    return Told(analysis, render.games.find(game), rules, "abcdefgh")


def grey(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("L")


@pytest.mark.parametrize("look", LOOKS)
def test_curves_and_marks_differ_without_colour(look: Any) -> None:
    """The side of a curve and the kind of a mark are seen in grey, and every look has its own ground."""
    whole = chart(told())
    first, second = whole.lines
    marks = [whole.turns, tuple(turn._replace(by_decision=not turn.by_decision) for turn in whole.turns)]
    lines = [(first, second), (first._replace(chances=second.chances), second._replace(chances=first.chances))]
    drawn = [grey(curve.draw(whole._replace(turns=turns, lines=of), look=look)) for turns in marks for of in lines]
    for one, two in combinations(drawn, 2):
        assert ImageChops.difference(one, two).getbbox() is not None
    assert all(picture.width == curve.WIDTH for picture in drawn)
    light = drawn[0].getpixel((3, 3))
    assert (light < 64) == (look == "dark")


def test_a_game_of_one_period_and_one_of_many_can_be_drawn() -> None:
    whole = chart(told())
    for periods in ((1,), tuple(range(54)), tuple(range(200))):
        lines = tuple(line._replace(chances=(0.5,) * (len(periods) + 1), doubts=()) for line in whole.lines)
        turns = (curve.Turn(periods[0], True),) * 3
        curve.draw(whole._replace(periods=periods, lines=lines, turns=turns))


@pytest.mark.parametrize("chance", [0.0, 0.5, 1.0])
def test_marks_of_one_period_do_not_overlap_and_no_line_crosses_their_numbers(
    chance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, places, mark = chart(told()), list[tuple[float, float]](), curve._Plot._mark

    def noted(plot: Any, at: tuple[float, float], by_decision: bool, words: str) -> None:
        places.append(at)
        mark(plot, at, by_decision, "")  # without the number, all within is of one colour

    monkeypatch.setattr(curve._Plot, "_mark", noted)
    lines = tuple(line._replace(chances=(chance,) * 5, doubts=()) for line in whole.lines)
    for count in (1, 3):
        turns = (curve.Turn(2, False),) * count
        drawn = grey(curve.draw(whole._replace(periods=(1, 2, 3, 4), lines=lines, turns=turns)))
        own, places = places[:count], places[:0]
        for one, two in combinations(own, 2):
            assert dist(one, two) >= 2 * curve.MARK
        for x, y in own:
            within = drawn.crop((round(x) - 8, round(y) - 12, round(x) + 8, round(y) + 12))
            assert len(within.getcolors()) == 1


def test_the_chances_of_both_sides_add_up_to_one() -> None:
    found = analysed()
    for one, two in zip(*(chances_of(found, side) for side in SIDES), strict=True):
        assert one + two == pytest.approx(1)


@pytest.mark.parametrize("locale", languages())
def test_the_text_contains_everything_that_the_picture_shows(locale: str) -> None:
    of = told(locale)
    said = words(of)
    assert "22" in said
    assert "−15" in said
    assert ("81.0" if locale == "en" else "81,0") in said
    assert f"`{of.game_id}`" in said
    assert len(said) < 3_500
    described = alt(of)
    assert 50 < len(described) <= ALT_LENGTH
    with speaking(locale):
        assert described.count(of.presenter.side("italian")) >= 1
    assert "||" in said, "a better order is hidden until one looks"
    assert "||" not in table(of)
    assert words(of, commands=False) in table(of)
    weak = house_texts().text("analysis-how-weak", locale=locale, count=50, error=14, period="turn")
    assert weak in words(told(locale, weak=True))
    assert weak not in said


@pytest.mark.parametrize(
    ("locale", "again", "play"),
    [
        ("en", "/analysis again", "/analysis play"),
        ("it", "/analisi riprova", "/analisi gioca"),
        ("fr", "/analyse réessayer", "/analyse jouer"),
    ],
)
def test_the_text_mentions_a_better_plan_only_if_there_is_one(locale: str, again: str, play: str) -> None:
    """If the dice turned the game, there is no such button."""
    analysis = analysed()
    for points, asked in ((analysis.turning_points, True), (analysis.turning_points[1:], False)):
        said = words(of_game(msgspec.structs.replace(analysis, turning_points=points), "ascari", locale))
        assert (again in said, play in said) == (asked, True)
        assert " ," not in said
        assert ",," not in said


def standings_of(width: int, alt: str = "The end.") -> Page:
    picture = io.BytesIO()
    Image.new("RGB", (width, 300), "white").save(picture, "PNG")
    return Page(picture.getvalue(), alt, "The end")


@pytest.mark.stress("fr")
@pytest.mark.parametrize("locale", languages())
def test_a_poster_has_the_curve_with_its_turning_points(locale: str) -> None:
    """The curve is below the page, in the page's inks and as wide as the page, and the alt text mentions it."""
    of, before = told(locale), standings_of(1_280)
    foot = on_poster(of)
    assert "3" in foot.note
    assert ("81.0" if locale == "en" else "81,0") in foot.note
    page = noted(before, foot)
    drawn, alone = grey(page.picture), grey(noted(before, Foot(foot.note)).picture)
    plate = curve.printed(chart(of), 1_280)
    assert (plate.width, drawn.height) == (1_280, alone.height + plate.height)
    _, paper = drawn.crop((0, 300, 1_280, drawn.height)).getextrema()
    assert paper == round((299 * PAPER[0] + 587 * PAPER[1] + 114 * PAPER[2]) / 1_000)
    upper = (0, 0, 1_280, 500)
    unturned = curve.printed(chart(of)._replace(turns=()), 1_280).crop(upper)
    assert ImageChops.difference(plate.crop(upper), unturned).getbbox() is not None, "the turning points are marked"
    assert page.alt.startswith("The end. ")
    assert page.alt.endswith(foot.note)
    with speaking(locale):
        side = of.presenter.side("italian")
    assert side in page.alt.removesuffix(foot.note)
    assert "55" in page.alt, "its highest chance"


def test_a_poster_of_a_game_without_turning_points_shows_the_accuracy() -> None:
    calm = msgspec.structs.replace(analysed(), turning_points=())
    foot = on_poster(told()._replace(analysis=calm))
    assert foot.note == "Accuracy: Italians: 81.0 of 100 (± 4) · Dervishes: 96.5 of 100 (± 2)"
    silent = on_poster(told()._replace(analysis=msgspec.structs.replace(calm, accuracy={})))
    assert silent.note == ""
    page = noted(standings_of(1_280, "The end"), silent)
    assert page.alt == f"The end. {silent.said}"
    assert len(noted(standings_of(640, "x" * ALT_LENGTH), foot).alt) == ALT_LENGTH


def test_the_best_shot_is_an_order_to_fire_and_is_always_named() -> None:
    """Luckier dice after another kind of order do not count as a shot; the luckiest die of all is named as well."""
    one = told().analysis.decisions[0]
    march, shot, miss, other = (
        msgspec.structs.replace(one, kind=kind, answer=answer, side="italian", luck=luck)
        for kind, answer, luck in (
            ("move", ("move", "a", "b"), 0.3),
            ("act", ("fire", "a"), 0.2),
            ("fire", ("done",), 0.4),
            ("fire", ("a", "b"), 0.1),
        )
    )
    of = msgspec.structs.replace(told().analysis, decisions=(march, shot, miss, other))
    assert of.best_shot() == shot
    alone = msgspec.structs.replace(of, decisions=(march,))
    assert alone.best_shot() is None
    assert "Best shot" not in words(told()._replace(analysis=alone))
    only = msgspec.structs.replace(of, decisions=(other,))
    assert "Best shot" in words(told()._replace(analysis=only))


@cache
def rolled(game: str) -> Event:
    """Return the first event of a game that reports a roll."""
    rules = engine.games.find(game)
    steward, now = rules.policies["steward"]("a shot"), new_game(rules, seed="a shot", options={})
    with speaking("en"):
        while True:
            now = now.on(steward.answer(rules.view(now.world, now.asks[0].side), now.asks[0]), side=now.asks[0].side)
            for event in now.events:
                if render.games.find(game).dice((event,)):
                    return event


def shot(game: str) -> tuple[Analysis, Event]:
    """Return an analysis whose first decision has three rolls: one with an event, one without, and a card."""
    event = rolled(game)
    told = msgspec.Raw(msgspec.json.encode(event))
    facts = {"version": 2, "doubt": 0.03}
    thrown = (
        RollLuck(place=0, dice=(6,), event=told, luck=0.19, **facts),
        RollLuck(place=1, dice=(2, 1), event=msgspec.Raw(b"null"), luck=-0.12, **facts),
        RollLuck(place=2, dice=(), event=msgspec.Raw(b"null"), luck=-0.02, **facts),
    )
    return msgspec.structs.replace(analysed(), thrown=thrown), event


@pytest.mark.parametrize("locale", languages())
def test_single_rolls_have_their_dice_their_error_and_their_event(locale: str) -> None:
    """The text has the luckiest and the unluckiest roll next to the other luck; the table has all rolls below their
    decision.
    """
    found, event = shot("ascari")
    of = of_game(found, "ascari", locale)
    said = words(of)
    with speaking(locale):
        line = " ".join(of.presenter.line(event).replace("*", "").split())
    assert "+19 ± 6" in said
    assert line[:100] in said
    assert "−12 ± 6" in said
    assert of.say("analysis-throw-after", answer=of.order(found.decision(2).answer)) in said
    listed = table(of)
    for figure_, dice in (("+19 ± 6", "6"), ("−12 ± 6", "2, 1"), ("−2 ± 6", "")):
        shown = of.say("analysis-throw-dice", count=len(dice.split()), numbers=dice)
        assert f"  - {figure_}, {shown}" in listed


@pytest.mark.parametrize("locale", languages())
def test_the_table_of_a_game_with_one_side_names_no_side(locale: str) -> None:
    """Its curve is labelled “Chance of victory”, which is no name of a side."""
    (only,) = engine.games.find("siege").sides
    alone = msgspec.structs.replace(
        analysed(), sides=(only,), turning_points=(), accuracy={}, people=(), players=(), decisions=(), thrown=()
    )
    of = of_game(alone, "siege", locale)
    listed = table(of)
    assert of.say("analysis-table-title-alone") in listed
    assert listed.count(of.say("analysis-victory")) == 1


@pytest.mark.parametrize("locale", languages())
def test_a_turning_point_by_dice_names_its_event(locale: str) -> None:
    """It is named by the event of the most valuable roll; without an event, by the order before the roll."""
    found, event = shot("ascari")
    point = TurningPoint(version=2, period=1, side="italian", answer=("done",), gain=0.19, doubt=0.03)
    turned = msgspec.structs.replace(found, turning_points=(point,))
    of = of_game(turned, "ascari", locale)
    with speaking(locale):
        line = " ".join(of.presenter.line(event).replace("*", "").split())
    (said,) = point_told(of, point, 1)
    assert line[:100] in said
    assert "+19 ± 6" in said
    plain = of._replace(analysis=msgspec.structs.replace(turned, thrown=()))
    assert of.order(("done",)) in next(iter(point_told(plain, point, 1)))


@pytest.mark.parametrize("locale", languages())
def test_values_within_their_error_are_left_out(locale: str) -> None:
    """No turning point, too few decisions, luck of both signs: each has its sentence, and no figure is made up."""
    found = analysed()
    quiet = msgspec.structs.replace(
        found,
        turning_points=(),
        accuracy={},
        people=(Player(side="italian", since=2, decisions=3, accuracy=None),),
        days=tuple(msgspec.structs.replace(day, luck=0.001) for day in found.days),
        decisions=tuple(msgspec.structs.replace(each, skill=-0.1, doubt=0.2, luck=0.0) for each in found.decisions),
    )
    of = of_game(quiet, "ascari", locale)
    said = words(of)
    assert of.say("analysis-no-turning-points") in said
    few = of.say("analysis-accuracy-few-side", side=of.presenter.side("italian"), own=3, count=3)
    assert f"{of.say('analysis-accuracy', accuracies=few)}" in said
    assert of.say("analysis-luck-none") in said
    assert "(3 " in few
    assert not on_poster(of).note, "a poster has no room for what is not known"
    listed = table(of)
    assert of.order(("done",)) not in listed.partition(of.say("analysis-table-dice"))[2]
    with speaking("en"):
        assert "No single moment decided this game." in words(of_game(quiet, "ascari", "en"))
        assert "You made too few decisions to be judged (1 of 2)" in house_texts().text(
            "analysis-accuracy-few", own=1, count=2
        )


@pytest.mark.parametrize("locale", languages())
def test_a_plan_is_shown_by_its_name(locale: str) -> None:
    of = told(locale)
    assert of.order(("plan", "storm", "move")) == of.presenter.plan_choice("move", "storm")
    assert of.order(("plan", "own", "")) == of.presenter.plan_title("own")


def test_a_roll_within_its_error_is_neither_lucky_nor_unlucky() -> None:
    found, _ = shot("ascari")
    doubtful = tuple(msgspec.structs.replace(each, doubt=0.3) for each in found.thrown)
    said = words(of_game(msgspec.structs.replace(found, thrown=doubtful), "ascari", "en"))
    assert "uckiest" not in said


def test_the_best_shot_is_the_luckiest_one_outside_its_error() -> None:
    one = told().analysis.decisions[0]
    shots = [
        msgspec.structs.replace(one, version=version, kind="fire", answer=("a", "b"), luck=luck, luck_doubt=doubt)
        for version, luck, doubt in ((2, 0.4, 0.3), (3, 0.3, 0.05), (4, 0.2, 0.05))
    ]
    of = msgspec.structs.replace(told().analysis, decisions=tuple(shots), thrown=())
    assert of.best_shot() == shots[1]
    assert msgspec.structs.replace(of, decisions=(shots[0],)).best_shot() is None


SHARED = (
    Player(side="italian", actor="player 1", since=2, decisions=5, accuracy=90.26),
    Player(side="italian", actor="player 3", since=4, decisions=1, accuracy=61.5),
    Player(side="italian", actor="vote", since=6, decisions=2, accuracy=70.0),
    Player(side="dervish", actor="player 2", since=3, decisions=7, accuracy=96.5),
)


@pytest.mark.parametrize("locale", languages())
def test_each_player_of_a_shared_side_has_an_accuracy(locale: str) -> None:
    """With the names that the caller knows; else a number, and the vote. A poster has the sides alone."""
    found = msgspec.structs.replace(analysed(), players=SHARED)
    of = of_game(found, "ascari", locale)._replace(names={2: "<@11>"})
    said = accuracies(of)
    third = of.say("analysis-player", number="3")
    vote = of.say("person-voters")
    order = [said.index(each) for each in ("<@11>", third, vote)]
    assert order == sorted(order)
    point = "." if locale == "en" else ","
    for figure_ in ("81.0", "90.3", "61.5", "70.0", "96.5"):
        assert figure_.replace(".", point) in said
    assert of.say("analysis-player", number="2") not in said, "who has a side alone is the side"
    assert "<@11>" in words(of)
    assert "<@11>" not in on_poster(of).note
    alone = of._replace(analysis=msgspec.structs.replace(found, sides=("italian",), accuracy={"italian": 81.04}))
    assert third in accuracies(alone)
    many = tuple(msgspec.structs.replace(SHARED[0], since=number) for number in range(20))
    crowd = accuracies(of._replace(analysis=msgspec.structs.replace(found, players=many)))
    assert "12" in crowd
    assert crowd.count(of.say("analysis-player", number="1")) + crowd.count("<@11>") == PLAYERS


def test_the_lesson_is_about_a_habit_or_the_costliest_order() -> None:
    siege = render.games.find("siege")
    assert "2nd company" in (lesson(told(), {}) or ""), "the order that would have been better"
    assert lesson(told(end=0.5), {}) is None, "nobody lost"
    won = lesson(told(end=1.0), {}) or ""
    assert "2nd company" not in won, "the Dervishes lost, and made no mistake"
    with speaking("en"):
        habit = of_mistakes({"guns-silent": 1, "leaders-alone": 3}, siege) or ""
        assert siege.mistake("leaders-alone").title in habit
        assert "3 times" in habit
        assert of_mistakes({"guns-silent": 0}, siege) is None


MISTAKES = {"italian": {"italian-rash-melees": 2}, "dervish": {"dervish-shots-forgone": 9}}


@pytest.mark.parametrize("locale", languages())
def test_the_lesson_is_about_the_mistakes_of_the_side_that_lost(locale: str) -> None:
    """Frequent mistakes of the winner do not matter: the loser learns nothing from them."""
    presenter = render.games.find("ascari")
    calm = msgspec.structs.replace(analysed(), turning_points=())
    with speaking(locale):
        for end, lost, won in (
            (0.0, "italian-rash-melees", "dervish-shots-"),
            (1.0, "dervish-shots-forgone", "italian-"),
        ):
            of = of_game(msgspec.structs.replace(calm, end=end), "ascari", locale)
            said = lesson(of, MISTAKES) or ""
            assert presenter.mistake(lost).title in said
            assert presenter.mistake(f"{won}forgone").title not in said
            assert lesson(of, {lost.partition("-")[0]: {lost: 0}}) == lesson(of, {}), "a mistake that was not made"


@pytest.mark.parametrize("locale", languages())
def test_the_autopilot_gets_no_lesson(locale: str) -> None:
    """A side has an accuracy if a person has decided for it; who beat the autopilot reads no advice for it."""
    for end, side in ((0.0, "italian"), (1.0, "dervish")):
        found = analysed(end=end)
        alone = {name: each for name, each in found.accuracy.items() if name != side}
        people = tuple(each for each in found.people if each.side != side)
        of = of_game(msgspec.structs.replace(found, accuracy=alone, people=people), "ascari", locale)
        assert lesson(of, MISTAKES) is None
        assert lesson(of, {}) is None


def test_a_side_is_not_blamed_for_an_order_of_the_autopilot() -> None:
    """If a person played only a part of a side, only the person's own orders are described."""
    found = analysed()
    decisions = tuple(msgspec.structs.replace(each, by_player=each.version != 4) for each in found.decisions)
    of = told()._replace(analysis=msgspec.structs.replace(found, decisions=decisions))
    assert "2nd company" not in (lesson(of, {}) or "")


@pytest.mark.parametrize("locale", languages())
def test_the_lesson_names_its_side_and_hides_the_better_order(locale: str) -> None:
    of = told(locale)
    side = of.of_side("italian")
    said = lesson(of, {}, hidden=True) or ""
    assert f"**{side}" in said
    assert f"||{of.order(BETTER)}||" in said
    assert lesson(of, {}) == said.replace("||", ""), "a page has no spoilers"
    unlucky = of._replace(analysis=msgspec.structs.replace(of.analysis, turning_points=()))
    assert f"**{side}" in (lesson(unlucky, {}) or "")
    alone = of._replace(analysis=msgspec.structs.replace(unlucky.analysis, sides=("italian",)))
    assert f"**{side}" not in (lesson(alone, {}) or "")


@cache
def played() -> tuple[list[Moment], Analysis]:
    """Return the beginning of a game for one, and an analysis: its second turning point is not in the page."""
    rules = engine.games.find(ALONE)
    game = Game(rules, seed="turns").play(most=12)
    recording = Recording(system=ALONE, seed=game.seed, options=game.options, entries=tuple(game.entries))
    found = moments(scenes(rules, recording), render.games.find(ALONE))
    orders = [each for moment in found for each in moment.scene.happened if isinstance(each, Order)]
    (side,), order = rules.sides, orders[6]
    decision = weighed(order.version, 3, side, answer=order.answer, skill=-0.25, doubt=0.05)
    mistake = TurningPoint(
        version=order.version, period=3, side=side, answer=order.answer, better=orders[1].answer, gain=0.22, doubt=0.04
    )
    dice = TurningPoint(version=9_999, period=5, side=side, answer=order.answer, gain=-0.15, doubt=0.03)
    return found, msgspec.structs.replace(
        analysed(), sides=(side,), decisions=(decision,), turning_points=(mistake, dice), accuracy={side: 81.04}
    )


def paged(analysis: Analysis, locale: str = "en", **more: Any) -> str:
    facts = Facts("abcdefgh", "over", "1", "0" * 64, ruleset=engine.games.find(ALONE), **more)
    with speaking(locale):
        return page(played()[0], render.games.find(ALONE), facts, analysis=analysis).decode()


@pytest.mark.stress("it", "fr")
@pytest.mark.parametrize("locale", languages())
def test_turning_points_on_a_page_link_to_their_steps(locale: str) -> None:
    """Both the sign on the curve and the line in the words; one whose step is not in the page is plain."""
    found, analysis = played()
    written = paged(analysis, locale)
    sign, line = re.findall(r'<a href="#s(\d+)"([^>]*)>(.*?)</a>', written)
    assert sign[0] == line[0]
    version = analysis.turning_points[0].version
    assert version in [getattr(each, "version", None) for each in found[int(sign[0]) - 1].scene.happened]
    of = of_game(analysis, ALONE, locale)
    label = of.say("analysis-page-point", number=1, day=3)
    assert sign[1] == f' aria-label="{html.escape(label)}"'
    assert 'class="sign"' in sign[2]
    assert line[1] == "", "its words are its name"
    assert line[2].startswith("1. ")
    plot = next(each for each in re.findall(r"<svg [^>]*>.*?</svg>", written) if 'class="sign"' in each)
    assert 'role="group"' in plot, "links in an image are not read aloud"
    assert plot.count('class="sign"') == 2
    learnt = lesson(of, {}) or ""
    assert html.escape(learnt.rpartition("**")[2].strip()) in written, "the lesson of who lost"


@pytest.mark.stress
def test_the_lesson_on_a_page_is_for_the_side_that_lost() -> None:
    _, analysis = played()
    (side,), title = analysis.sides, "For next time"
    assert title in paged(analysis)
    assert title not in paged(msgspec.structs.replace(analysis, end=1.0))
    lucky = tuple(msgspec.structs.replace(day, luck=0.0) for day in analysis.days)
    calm = msgspec.structs.replace(analysis, turning_points=(), days=lucky)
    assert title not in paged(calm)
    assert title in paged(calm, mistakes={side: {"let-in": 2}})


def test_a_page_has_numbered_signs() -> None:
    measure = Measure("chance", "Chance", 0, "", "Chances")
    drawn = figure("Chances", [Curve(measure, ((0, 50), (1, 40), (2, 0)))], titles=["Chance"], signs=[Sign(1, 40, 1)])
    assert drawn.count('class="sign"') == 1
    assert 'class="sign"' not in figure("Chances", [Curve(measure, ((0, 50), (1, 40)))], titles=["Chance"])


@pytest.mark.parametrize("values", [(50, 50, 50), (0, 0, 0), (100, 100, 100), (0, 100, 0)])
def test_signs_on_a_page_do_not_overlap_and_each_can_be_clicked(values: tuple[int, ...]) -> None:
    """Those of one period, and of periods that are close to each other; none is left of its ground to another."""
    measure = Measure("chance", "Chance", 0, "", "Chances")
    large = int(re.findall(r"\.sign \{ r: (\d+)px", files("render.html").joinpath("page.css").read_text())[0])
    for periods in ((2, 2, 2), (1, 2, 2), (1, 2, 3), (52, 53, 54)):
        shown = [Curve(measure, tuple((day, values[day % 3]) for day in range(55)))]
        signs = [Sign(day, values[day % 3], number, f"#s{number}", "Turn") for number, day in enumerate(periods, 1)]
        drawn = figure("Chances", shown, titles=["Chance"], signs=signs)
        found = re.findall(r'class="(\w+)" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', drawn)
        circles = [(kind, (float(x), float(y)), float(r)) for kind, x, y, r in found]
        for kind in ("sign", "near"):
            own = [(at, r) for name, at, r in circles if name == kind]
            assert len(own) == 3
            assert all(large <= x <= WIDE - large and large <= y <= HIGH - large for (x, y), _ in own)
            for (one, r), (two, s) in combinations(own, 2):
                assert dist(one, two) >= r + s - 0.2
                assert dist(one, two) >= 2 * large, "as large as on a phone"
        numbers = drawn.index('class="sign"')
        assert "<line" not in drawn[numbers:], "no line crosses a number"
