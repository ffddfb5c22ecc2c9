"""The second picture of a board: the walls that are fought over, with counters large enough for a telephone."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from typing import Any

import pytest
from games.whole_games import boards
from PIL import ImageChops
from support import stress

import engine.games
from engine.core.events import DieRollReport, Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import WALLS
from engine.games.keep_up_the_fire.ruleset import POLICIES
from engine.games.keep_up_the_fire.world import Foe, Position
from render.catalogue import languages
from render.games.keep_up_the_fire import PRESENTER
from render.games.keep_up_the_fire.map import event_badges, fight, layout
from render.games.keep_up_the_fire.map.event_badges import KEYS, keys_of, marks, width_of
from render.games.keep_up_the_fire.map.whole_map import counter_boxes, place_of
from render.games.keep_up_the_fire.text import catalogue
from render.language import speaking
from render.panel import ALT_LENGTH
from render.presenter import LOOKS, Look

RULESET = engine.games.find("keep-up-the-fire")
PHONE, HIGH = 360, 28
HIT = DieRollReport(purpose="fire", rule="II.2", dice=(5,), total=5, result="hit")


def fired(wall: str = "north", *, damage: bool = True) -> e.WallFired:
    return e.WallFired(
        wall=wall,
        kind="boxers",
        space="long",
        strength=5,
        legations=("britain",),
        gun=False,
        to_hit=HIT,
        damage=HIT if damage else None,
        losses=3 if damage else 0,
        left=2,
    )


def board(*foes: Foe) -> Position:
    view = RULESET.view(RULESET.new({}))
    view.turn, view.card, view.foes = 12, "truce", list(foes)
    return view


@cache
def games(policy: str, seed: str) -> list[tuple[Position, tuple[Event, ...]]]:
    """Return boards of a whole game with the events of some decisions."""
    return list(boards(RULESET, POLICIES[policy], seed, every=3))


@pytest.mark.parametrize("wall", WALLS)
def test_a_counter_is_28_pixels_high_on_a_phone(wall: str) -> None:
    """Measured in the drawn picture, by the pixels that a unit changes."""
    view, empty = board(Foe(wall, "boxers", 5, "wall")), board()
    events = [fired(wall, damage=False)]
    with speaking("en"):
        one, two = (fight.draw_fight(each, events, look="chart") for each in (view, empty))
    assert one is not None
    assert two is not None
    assert one.size == two.size
    box = fight.window_of(view, (wall,))
    spot = place_of(wall, "wall")
    column = round(spot.x - box[0]) - 20
    line = ImageChops.difference(one.convert("RGB"), two.convert("RGB")).crop((column, 0, column + 1, one.height))
    seen = line.getbbox()
    assert seen is not None
    assert (seen[3] - seen[1]) * PHONE / one.width >= HIGH


# Games of random decisions are short.
@pytest.mark.parametrize(
    ("policy", "seeds"), stress.spread([("steward", "a"), ("random", "bcd"), ("steward", "c")], of=2)
)
def test_in_whole_games_every_fighting_unit_is_fully_in_the_picture(policy: str, seeds: str) -> None:
    seen = 0
    with speaking("en"):
        for view, told in chain.from_iterable(games(policy, seed) for seed in seeds):
            walls = fight.fought_over(view, told)
            assert bool(walls) == bool(fight.fight_alt(view, told))
            if not walls:
                continue
            seen += 1
            x0, y0, x1, y1 = fight.window_of(view, walls)
            assert (layout.COUNTER[1]) * PHONE / (x1 - x0) >= HIGH
            wide, high = layout.COUNTER[0] / 2, layout.COUNTER[1] / 2
            spots = [place_of(foe.wall, foe.space) for foe in view.foes if foe.wall in fight._shown(walls)]
            spots += [
                layout.turned(side, across, layout.OUT["wall"])
                for side in layout.SIDES
                for across in layout.SLOTS.values()
            ]
            for spot in spots:
                assert x0 <= spot.x - wide, (walls, spot)
                assert spot.x + wide <= x1, (walls, spot)
                assert y0 <= spot.y - high, (walls, spot)
                assert spot.y + high <= y1, (walls, spot)
    assert seen > 10


def test_the_neighbours_of_a_wall_are_shown_too() -> None:
    assert set(fight._shown(("north",))) == {"north", "east", "west"}
    far = board(Foe("north", "boxers", 5, "wall"), Foe("east", "boxers", 4, "extreme"))
    assert fight.window_of(far, ("north",))[2] == layout.ARENA[2], "a unit before the next wall is seen"
    near = board(Foe("north", "boxers", 5, "wall"))
    assert fight.window_of(near, ("north",))[2] < layout.ARENA[2] - 100


def test_there_is_no_second_picture_after_the_fight() -> None:
    events: list[Any] = [fired()]
    view = board(Foe("north", "boxers", 2, "long"))
    assert fight.fought_over(view, events) == ("north",)
    with speaking("en"):
        assert PRESENTER.panel(view, None, events).fight
        events.append(e.CardTurned(turn=13, card="truce", colour="red", kind="action", left=3))
        assert not fight.fought_over(view, events)
        assert PRESENTER.fight(view, events=events) is None
        assert not PRESENTER.panel(view, None, events).fight
    assert fight.fought_over(board(Foe("south", "boxers", 2, "streets")), ()) == ("south",)
    mine = e.WallDamaged(wall="east", level=0, why="mine")
    assert not fight.fought_over(view, [mine]), "a mine alone is no fight"


@pytest.mark.stress("chart", "dark")
@pytest.mark.parametrize("look", LOOKS)
def test_every_theme_and_language_has_the_picture(look: Look) -> None:
    view = board(Foe("north", "boxers", 5, "wall"), Foe("west", "imperials", 5, "streets"))
    for locale in languages():
        with speaking(locale):
            picture = fight.draw_fight(view, [fired()], look=look)
            assert picture is not None
            assert picture.mode == "P"
            said = fight.fight_alt(view, [fired()])
            assert 0 < len(said) <= ALT_LENGTH
            for wall in ("north", "west"):
                assert catalogue.wall(wall) in said


def test_a_hit_shows_its_dice_and_the_loss_separately() -> None:
    roll, loss = marks([fired()])
    assert (roll.name, roll.dice) == ("hit", (5, 5))
    assert (loss.name, loss.text) == ("chinese-lost", "−3")
    (miss,) = marks([fired(damage=False)])
    assert (miss.name, miss.dice) == ("miss", (5,))
    assert keys_of([roll, loss]) == ["die", "hit", "chinese-lost"]


def test_no_badge_of_a_whole_game_hides_a_counter_or_another_badge() -> None:
    shown = moved = 0
    for view, events in boards(RULESET, POLICIES["steward"], "badges", every=3):
        found, there = marks(events), counter_boxes(view)
        placed = event_badges.beside(found, there)
        boxes = [event_badges.box_of(mark) for mark in placed]
        shown, moved = (
            shown + len(placed),
            moved + sum(one.at != two.at for one, two in zip(found, placed, strict=True)),
        )
        for number, box in enumerate(boxes):
            for other in (*there, *boxes[:number]):
                apart = min(box[2], other[2]) <= max(box[0], other[0]) or min(box[3], other[3]) <= max(box[1], other[1])
                assert apart, (placed[number], other)
    assert shown > 20 < moved


def test_badges_in_front_of_the_walls_hide_no_strength_and_no_badge() -> None:
    for wall in WALLS:
        for space in ("extreme", "long", "wall", "streets"):
            unit = place_of(wall, space)
            event = fired(wall)
            found = marks(
                [e.WallFired(**{name: getattr(event, name) for name in event.__struct_fields__} | {"space": space})]
            )
            boxes = [
                (
                    mark.at.x,
                    mark.at.y - event_badges.HIGH / 2,
                    mark.at.x + width_of(mark),
                    mark.at.y + event_badges.HIGH / 2,
                )
                for mark in found
            ]
            figure = (unit.x - 4, unit.y - 16, unit.x + 36, unit.y + 18)
            for box in boxes:
                assert layout.ARENA[0] <= box[0] < box[2] <= layout.ARENA[2]
                assert layout.ARENA[1] <= box[1] < box[3] <= layout.ARENA[3]
                assert min(box[2], figure[2]) <= max(box[0], figure[0]) or min(box[3], figure[3]) <= max(
                    box[1], figure[1]
                )
            for one, two in combinations(boxes, 2):
                assert min(one[2], two[2]) <= max(one[0], two[0]) or min(one[3], two[3]) <= max(one[1], two[1])


@pytest.mark.parametrize("locale", languages())
def test_every_badge_has_its_own_words(locale: str) -> None:
    with speaking(locale):
        said = [catalogue.say(f"map-badge-{key}") for key in KEYS]
    assert len(set(said)) == len(KEYS)
