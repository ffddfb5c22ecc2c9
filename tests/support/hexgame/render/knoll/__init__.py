"""Knoll in plain words, on a map of hexes."""

from functools import lru_cache

from engine.games.knoll import BLUE, GRID, GROVES, KNOLL, RULESET, Attacked, side_of

from render.base_presenter import BasePresenter, named
from render.hexes.board import HexBoard, Stack
from render.hexes.counters import Counter, Flag, Paint
from render.hexes.ground import CREST, GROVE, Ground, HexMap, draw_ground
from render.hexes.layout import HexLayout
from render.hexes.overlays import Layer, Shot, Trail
from render.hexes.theme import CONTRAST_GROUND, DARK_GROUND, HexTheme
from render.pictures.palette import Palette

RULES = {
    "1": ("Turns", "There are six turns. In each, blue gives its orders, then red."),
    "2": ("Orders", "A unit moves two hexes, one into a grove, attacks an enemy beside it, or stays."),
    "3": ("Attacks", "5+ kills it; 1 or less kills you. Add 1 per friend beside the target, subtract 1 on the knoll."),
    "4": ("The end", "The side that was last on the knoll wins, or the only side left."),
}
THEMES = {"chart": HexTheme(), "contrast": HexTheme(**CONTRAST_GROUND), "dark": HexTheme(**DARK_GROUND)}
WHITE, INK, NAVY, MAROON = (255, 255, 255), (20, 20, 30), (30, 60, 120), (140, 30, 30)
PAINTS = {BLUE: Paint(NAVY, WHITE, WHITE, NAVY), "red": Paint(WHITE, MAROON, MAROON, WHITE)}
COLOURS = {BLUE: (NAVY, WHITE, NAVY), "red": (MAROON, WHITE, MAROON), None: (WHITE, INK, WHITE)}


def counter_of(unit):
    symbol = "rifles" if side_of(unit) == BLUE else "spears"
    return Counter(tag=named(unit), symbol=symbol, value=unit[1:], speed="2", paint=PAINTS[side_of(unit)])


@lru_cache
def board_in(look):
    """Return the board in a look: its ground is drawn once."""
    features = {**dict.fromkeys(GROVES, GROVE), KNOLL: CREST}
    ground = {
        at: Ground(int(GRID.distance(at, KNOLL) < 2), frozenset({features.get(at)} - {None})) for at in GRID.hexes
    }
    board, theme = HexMap(HexLayout(GRID, 30), ground), THEMES[look]
    terrain = draw_ground(board, theme, (0, 0, *board.layout.size))
    return HexBoard(board, theme, Palette([*theme.colours(), WHITE, INK, NAVY, MAROON], [terrain]))


class KnollPresenter(BasePresenter):
    def draw_map(self, view, *, look, events=(), **_):
        """Draw the units where they are, the flag of the knoll's holder, and what has just happened."""
        stacks = {at: Stack(counter_of(unit)) for unit, at in view["units"].items()}
        flag = Flag(COLOURS[view["holder"]])
        stacks[KNOLL] = stacks.get(KNOLL, Stack())._replace(flag=flag)
        attacks = [event for event in events if isinstance(event, Attacked)]
        shots = tuple(Shot(each.start, each.target, bool(each.account.result)) for each in attacks)
        trails = tuple(Trail((each.start, each.to)) for each in events if each not in attacks)
        return board_in(look).draw(stacks, Layer(shots=shots, trails=trails))

    def facts(self, view):
        return {"turn": view["period"], "knoll": view["holder"] or "nobody", **view["units"]}

    def label(self, choice):
        return {"move": choice.word, "stay": "Stay"}.get(choice.label, f"Attack {choice.word}")

    def prompt(self, ask, path):
        return f"Where does {named(ask.facts['unit'])} go?" if ask else super().prompt(ask, path)


PRESENTER = KnollPresenter(RULESET, title="Knoll", rules=RULES)
