"""Event marks on the map: every event has its mark, and no mark hides a counter."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops
from support.siege_positions import world

from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.world import GONE, Counter, Fire, Loss, Position, roster
from render.games.siege.map.enlarged_map import CloseUps, overlaid
from render.games.siege.map.layout import layout
from render.games.siege.map.overlay_layer import Layer
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.marks import event_marks
from render.games.siege.marks.badges import badge, size_of
from render.games.siege.marks.event_badges import HIGH, Cover, reach, stick
from render.games.siege.marks.event_marks import MOST, MOST_IN_ZONE, UNMARKED, Mark, marks, marks_of
from render.games.siege.marks.movement_trails import trails, way_of
from render.games.siege.theme import PAPER, THEMES
from render.presenter import LOOKS, Look

pytestmark = pytest.mark.usefixtures("english")

ROLL = DieRollReport(purpose="fire hanlin", rule="6.3", dice=(5,), total=5, column=4, result="2")
OURS = Loss("gb1", "soldier", "GB", 2, 1, "hanlin", "hanlin")
THEIRS = Loss("ir1", "irregular", "", 2, 0, "cup", "hanlin")
CROWD = "fa1 rg1 rg2 bl1 ir1 ir2 ir3 ir4 ir5/1 gb1 gb2/1 us1 us2 ru1 macdonald colt civ1"

MADE: tuple[Event, ...] = (
    e.CountersMoved(counters=("gb1",), start="hanlin", end="british-north", why="march"),
    e.BarricadeMoved(start="hanlin", end="british-north"),
    e.BetsyPlaced(zone="hanlin"),
    e.WoundedPlaced(counter="gb1", face=1, zone="hanlin"),
    e.CountersMerged(zone="hanlin", kept="gb1", freed="gb2"),
    e.MinesExploded(zones=("french-1", "french-2"), ruined=("french-1",), account=ROLL),
    e.FamineStruck(account=ROLL, losses=(OURS,)),
    e.QuarterShelled(quarter=1, account=ROLL, zones=("hanlin",)),
    e.ZoneShelled(zone="hanlin", account=ROLL, losses=(OURS,), depot=True),
    e.LeaderFell(leader="strouts", zone="hanlin", successor=True, end="british-north"),
    e.BoxersCame(zone="hatamen-street", counters=("ir1", "ir2"), account=None),
    e.FireFought(zone="hanlin", account=ROLL, out=True),
    e.FireSpread(start="hanlin", zone="british-north", account=ROLL, caught=True),
    e.PileSplit(zone="hanlin", red=("ir1", "ir2"), green=("ir3",)),
    e.PileMoved(
        counters=("ir1",),
        path=("hanlin", "british-north", "british-south"),
        through=("hanlin",),
        cost=2,
        stopped="fire",
    ),
    e.PileStayed(zone="hanlin", why="points"),
    e.ShotFired(
        zone="british-north", target="hanlin", shooters=("gb1",), account=ROLL, losses=(THEIRS,), own_losses=(OURS,)
    ),
    e.EffectFired(zone="british-north", target="hanlin", weapon="colt", account=ROLL, losses=()),
    e.BoxersFought(zone="hanlin", account=ROLL, losses=(OURS,), own_losses=()),
    e.CiviliansRetreated(counters=("civ1",), start="hanlin", end="british-north"),
    e.FireSuffered(zone="hanlin", losses=(OURS,)),
    e.SoldiersFought(zone="hanlin", account=ROLL, losses=(THEIRS,), own_losses=()),
    e.MoraleTested(zone="hanlin", account=ROLL, losses=(THEIRS,)),
    e.ZonesLit(zones=("hanlin",)),
    e.LegationUnguarded(power="GB"),
    e.LossesChanged(undone=(), taken=(OURS,)),
    e.ZonesRuined(zones=("hanlin",)),
)
"""One of each event that is visible on the map."""


def _types() -> set[type[Any]]:
    return {
        kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_every_event_has_a_mark_or_a_reason_for_having_none() -> None:
    shown = {type(event) for event in MADE}
    reasoned = set(UNMARKED)
    assert shown | reasoned == _types()
    assert shown & reasoned == {kind for kind in shown if not marks_of(next(ev for ev in MADE if type(ev) is kind))}
    assert all(UNMARKED.values())


@pytest.mark.parametrize("event", MADE, ids=lambda event: type(event).__name__)
def test_the_mark_is_visible_on_the_map(event: Event) -> None:
    found = marks_of(event)
    kind, _ = way_of(event)
    assert found or kind
    for mark in found:
        assert mark.zone in board().zones
        drawn = badge(mark if not mark.many else mark._replace(said=f"−{mark.many}"), HIGH, PAPER)
        assert drawn.getchannel("A").getextrema()[1] == 255
        assert len(drawn.convert("RGB").getcolors(10_000) or []) > 2


def test_a_shot_shows_its_die_at_its_target_and_its_losses_separately() -> None:
    shot = next(event for event in MADE if isinstance(event, e.ShotFired))
    assert Mark("shot", "hanlin", dice=(5,)) in marks([shot])
    assert Mark("chinese-loss", "hanlin", "−2") in marks([shot])
    assert Mark("loss", "hanlin", "−1") in marks([shot])
    assert [trail.kind for trail in trails([shot], layout())] == ["volley"]


def test_losses_add_up_and_reassigned_ones_are_subtracted() -> None:
    lost = e.FamineStruck(account=ROLL, losses=(OURS,))
    assert [mark.said for mark in marks([lost, lost]) if mark.sign == "loss"] == ["−2"]
    assert not marks([lost, e.LossesChanged(undone=(OURS,), taken=())])


def test_a_shell_is_drawn_at_its_target() -> None:
    aimed = e.QuarterShelled(quarter=1, account=ROLL, zones=("hanlin", "british-north"))
    hit = e.ZoneShelled(zone="hanlin", account=ROLL, losses=(), depot=False)
    found = {(mark.sign, mark.zone) for mark in marks([aimed, hit])}
    assert found == {("shell", "hanlin"), ("aim", "british-north")}


def test_both_halves_of_a_stack_are_visible() -> None:
    split = e.PileSplit(zone="hatamen-street", red=("ir1", "ir2"), green=("ir3",))
    (mark,) = marks([split])
    assert (mark.red, mark.green) == (2, 1)
    one = e.PileMoved(counters=("ir1",), path=("hanlin", "british-north"), through=(), cost=1, stopped="defended")
    two = e.PileMoved(
        counters=("ir2",), path=("hanlin", "british-north", "british-south"), through=(), cost=2, stopped="defended"
    )
    first, second = trails([one, two], layout())
    assert first.points[0] != second.points[0]


def test_counters_that_must_move_are_marked_in_the_movement_phase() -> None:
    position = world({"hanlin": "gb1"}, fires={"hanlin": Fire(spreads=False)}, step="march").position
    assert marks([], position) == [Mark("must-move", "hanlin")]
    position.step = "fire"
    assert not marks([], position)


def test_only_the_latest_of_too_many_marks_are_kept() -> None:
    zones = list(board().zones)
    many = [e.ZonesLit(zones=(zone,)) for zone in zones] + [e.BetsyPlaced(zone=zone) for zone in zones[:5]]
    found = marks(many)
    assert len(found) == MOST
    assert found[-1] == Mark("weapon", zones[4])
    rolls = [
        e.BoxersFought(
            zone="hanlin", account=ROLL.__class__(purpose="", rule="6.4", dice=(die,)), losses=(), own_losses=()
        )
        for die in range(1, 8)
    ]
    assert [mark.dice for mark in marks(rolls)] == [(die,) for die in range(8 - MOST_IN_ZONE, 8)]


def test_marks_of_the_previous_day_are_left_out() -> None:
    assert not marks([e.ZonesLit(zones=("hanlin",)), e.CardDrawn(day=2, card="7H", left=51)])


def test_a_badge_is_as_wide_as_its_contents() -> None:
    short, long = size_of(Mark("shot", "hanlin", dice=(5,)), HIGH), size_of(Mark("shot", "hanlin", dice=(5, 2)), HIGH)
    assert long[0] > short[0] >= HIGH
    assert short[1] == long[1] == HIGH


# --- on the map ---


@pytest.fixture(scope="module")
def chart() -> WholeMap:
    return WholeMap()


def _strict(under: Image.Image, picture: Image.Image) -> Image.Image:
    """Return a mask of the pixels in which two pictures differ."""
    difference = ImageChops.difference(under.convert("RGB"), picture.convert("RGB")).convert("L")
    return difference.point([0] + [255] * 255)


def _bare(position: Position) -> Position:
    """Return the position without counters; fires, ruins and barricades stay."""
    gone = [Counter(entry.id, entry.kind, entry.power, 2, GONE) for entry in roster().values()]
    return Position(
        counters=gone, fires=dict(position.fires), ruins=list(position.ruins), barricades=list(position.barricades)
    )


def _position() -> Position:
    return world({"hanlin": CROWD, "british-north": "gb3 gb4", "british-south": "ir6 ir7"}).position


def test_no_mark_hides_a_counter_on_the_map(chart: WholeMap) -> None:
    position = _position()
    plain, told = chart.draw(position), chart.draw(position, events=MADE)
    counters = _strict(chart.draw(_bare(position)), plain)
    x0, y0, x1, y1 = chart.layout.map
    changed = ImageChops.multiply(_strict(plain, told), counters).crop((x0, y0, x1, y1))
    assert counters.getbbox() is not None
    assert changed.getbbox() is None
    assert _strict(plain, told).getbbox() is not None


def test_no_mark_hides_a_counter_of_an_enlarged_quarter(chart: WholeMap) -> None:
    position, near = _position(), CloseUps(chart)
    plain, told = near.draw(position, 1), near.draw(position, 1, events=MADE)
    counters = _strict(near.draw(_bare(position), 1).resize(plain.size), plain)
    assert counters.getbbox() is not None
    assert _strict(plain, told).getbbox() is not None
    again = near.draw(position, 1, events=[event for event in MADE if marks_of(event)])
    assert again.size == plain.size


@pytest.mark.stress("contrast")
@pytest.mark.parametrize("look", LOOKS)
def test_no_outline_crosses_a_counter_or_a_callout(look: Look) -> None:
    """This holds also for a white card on a white street."""
    chart = WholeMap(theme=THEMES[look])
    position = world({"italian": CROWD, "french-2": "gb3 us1 fr1 maxim"}).position
    layer = Layer(outlined=tuple((zone, "far") for zone in chart.layout.zones))
    standing = chart.standing(position)
    counters = standing.mask((0, 0, *standing.size))
    assert sum(counters.histogram()[1:]) > 40_000, "there is a callout"
    plain, over = (each.convert("RGB") for each in (chart.draw(position), overlaid(chart, position, layer)))
    changed = ImageChops.difference(plain, over).convert("L").point([0] * 32 + [255] * 224)  # a shade is not an outline
    assert changed.getbbox() is not None
    assert ImageChops.multiply(changed, counters).getbbox() is None


@pytest.mark.stress
def test_a_line_that_was_drawn_before_shows_what_lies_under_it_now() -> None:
    """A cached line depends on the states and lines under it: a map without a cache draws the same."""
    kept = WholeMap()
    volley = e.EffectFired(zone="hanlin", target="british-north", weapon="colt", account=ROLL, losses=())
    march = e.CountersMoved(counters=("gb1",), start="british-north", end="hanlin", why="march")
    calm = world({"hanlin": "colt", "british-north": "gb1"}).position
    burning = world({"hanlin": "colt", "british-north": "gb1"}, fires={"hanlin": Fire(spreads=True)}).position
    for position in (calm, burning, calm):
        for events in ([volley], [march, volley], [volley, march], [volley]):
            fresh = WholeMap()
            fresh.plate = kept.plate  # the ground takes long to draw; all else is drawn anew
            assert kept.draw(position, events=events).tobytes() == fresh.draw(position, events=events).tobytes()


def test_places_are_looked_for_where_marks_are_as_if_all_of_the_map_were_known(chart: WholeMap) -> None:
    position = world({"hanlin": CROWD, "british-north": "us3 civ2"}).position
    found, zones, standing = marks(MADE, position), chart.layout.zones, chart.standing(position)
    near, whole = (Cover(standing, where) for where in (reach(found, zones), [(0, 0, *standing.size)]))
    placed = [stick(found, zones, cover, within=chart.layout.map) for cover in (near, whole)]
    assert placed[0] == placed[1]
    assert any(standing.over(one.box) for one in placed[0]), "some badge has no room of its own"
    bare = [standing.over(box) for box in reach(found, zones)]
    assert any(bare), "there are counters where places are looked for"


def test_every_sign_has_a_picture() -> None:
    used = {mark.sign for event in MADE for mark in event_marks.marks_of(event)} | {"must-move"}
    pictures = {sign: badge(Mark(sign, "hanlin", "1"), 40, PAPER).tobytes() for sign in used}
    assert (
        len(set(pictures.values())) >= len(used) - 4
    )  # fires look like fires, mines like shells, and all returns alike
