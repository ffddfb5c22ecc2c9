"""The board as text, for example for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.board import POWERS, STREETS, WALLS, board
from engine.games.keep_up_the_fire.cards import deck
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.world import Foe, Position
from render.curve_data import Measure, measures_of
from render.games.keep_up_the_fire.map import picture_titles
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import cut, say
from render.panel import ALT_LENGTH


def title(position: Position) -> str:
    """Return the turn and its card."""
    if position.over:
        band = say(f"band-{victory.band(position)}")
        if position.house.scenario:
            named = catalogue.start_title(position.house.scenario)
            return say("panel-title-end-start", start=named, band=band, turn=position.turn)
        return say("panel-title-end", band=band, turn=position.turn)
    if not position.card:
        return say("panel-title-muster")
    card = catalogue.card_title(position.card)
    return say("panel-title-turn", turn=position.turn, card=card)


def state(position: Position) -> str:
    """Return the main numbers of the position in one line."""
    text = say(
        "panel-state",
        strength=sum(position.strengths.values()),
        cards=cards_left(position),
        station=catalogue.station_at(position.station),
        speed=position.speed,
        power=position.power,
        heroic=position.heroic,
    )
    lost = sum(foe.space == STREETS for foe in position.foes)
    return f"{text} · {say('panel-streets', count=lost)}" if lost else text


def cards_left(position: Position) -> int:
    """Return the number of cards left in the deck."""
    return position.left if position.turn else len(deck())


def alt(position: Position) -> str:
    """Return the alt text of the picture. It has at most 1,024 characters."""
    parts = [_head(position), _foes(position), _column(position)]
    parts.append(
        say("alt-rest", cards=cards_left(position), heroic=position.heroic, strength=sum(position.strengths.values()))
    )
    parts += [_wall(position, wall) for wall in WALLS]
    return cut(" ".join(parts), ALT_LENGTH)


def place(position: Position) -> str:
    """Return a paragraph that describes the position."""
    parts = [_wall(position, wall) for wall in WALLS]
    return " ".join((*parts, _foes(position), _column(position)))


def round_walls(position: Position, walls: Sequence[str]) -> str:
    """Return a text about the enemies and the guards at `walls`."""
    foes = [foe for foe in position.foes if foe.wall in walls]
    parts = [_lines_of(foes)] if foes else []
    return " ".join((*parts, *(_wall(position, wall) for wall in walls)))


def _head(position: Position) -> str:
    if position.over:
        return say("alt-over", band=say(f"band-{victory.band(position)}"))
    if not position.card:
        return say("alt-muster")
    return say("alt-turn", turn=position.turn, card=catalogue.card_title(position.card))


def _foes(position: Position) -> str:
    if not position.foes:
        return say("alt-no-foes")
    return _lines_of(position.foes)


def foe_lines(position: Position) -> list[str]:
    """Return a line for each Chinese unit, with its place."""
    return _described(position.foes)


def _lines_of(foes: Sequence[Foe]) -> str:
    return say("alt-foes", foes=catalogue.separated(_described(foes)))


def _described(foes: Sequence[Foe]) -> list[str]:
    parts = []
    for foe in foes:
        found = catalogue.facts_of(foe)
        facts = {name: found[name] for name in ("kind", "strength", "where")}
        parts.append(say("danger-foe", **facts))
    return parts


def _column(position: Position) -> str:
    blocker = catalogue.blocker(position.blocker) if position.blocker else "none"
    return say(
        "alt-column",
        station=catalogue.station_at(position.station),
        speed=position.speed,
        power=position.power,
        blocker=blocker,
    )


def _wall(position: Position, wall: str) -> str:
    guards = [_guard(position, power) for power in position.posts[wall]]
    if position.gun == wall:
        guards.append(catalogue.unit("gun"))
    return say(
        "alt-wall",
        wall=catalogue.wall_short(wall),
        guards=", ".join(guards) or say("alt-nobody"),
        fort=position.forts[wall],
    )


def _guard(position: Position, power: str) -> str:
    return say("alt-guard", unit=catalogue.unit(power), strength=position.strengths[power])


# --- text board ---


def text_board(position: Position) -> str:
    """Return everything that the picture of the board shows as text."""
    return "\n".join(
        (
            f"**{title(position)}**",
            state(position),
            *_walls(position),
            *_enemies(position),
            *_road(position),
            *_card(position),
        )
    )


def _walls(position: Position) -> Iterable[str]:
    yield say("board-walls")
    for wall in WALLS:
        value = say("board-value", value=board().walls[wall].value)
        yield f"- {catalogue.separated((_wall(position, wall).rstrip('.'), value))}"
    if position.peitang:
        guards = ", ".join(_guard(position, power) for power in position.peitang)
        yield say("board-peitang", guards=guards)
    if fallen := [power for power in POWERS if not position.strengths[power]]:
        yield say("board-fallen", units=catalogue.units(fallen))


def _enemies(position: Position) -> Iterable[str]:
    yield say("board-foes")
    yield from (f"- {line}" for line in foe_lines(position))
    if not position.foes:
        yield f"- {say('alt-no-foes')}"


def _road(position: Position) -> Iterable[str]:
    yield say("board-road")
    yield f"- {_column(position)}"
    ahead = board().stations[position.station + 1 :]
    if ahead:
        called = [(catalogue.station(each.id), each.danger) for each in ahead]
        names = [say("board-danger", station=name) if danger else name for name, danger in called]
        yield f"- {say('board-ahead', count=len(ahead), stations=', '.join(names))}"
    if position.dispersed:
        name = catalogue.begin(catalogue.blocker(position.dispersed))
        yield f"- {say('board-dispersed', blocker=name)}"


def _card(position: Position) -> Iterable[str]:
    yield say("board-card")
    if position.card:
        card = position.today
        yield f"*{catalogue.card_title(card.id)}*, {catalogue.card_date(card.id)}"
        yield catalogue.card_story(card.id)
        parts = [
            say("board-compass", kind=catalogue.kind(force.kind), strength=force.strength, side=say(f"side-{wall}"))
            for wall, force in card.compass.items()
        ]
        if card.actions:
            parts.append(say("board-figures", actions=card.actions, command=card.command))
        parts += picture_titles.signs(card.id)
        if parts:
            yield f"- {', '.join(parts)}"
        if rule := picture_titles.rule(card.id):
            yield f"- {rule}"
    yield say("board-deck", left=cards_left(position), gone=len(position.discard))


# --- state of the siege ---


def status(position: Position) -> str:
    """Return the state of the siege in a few lines."""
    lines = [f"**{title(position)}**", state(position)]
    lines.append(_foes(position))
    if position.turn and not position.over:
        points = victory.count(position).points
        level = next(name for least, name in victory.LEVELS if points >= least)
        band = say(f"band-{level}")
        lines.append(say("status-score", points=points, band=band))
    step = SEQUENCE.steps.get(position.step)
    if step is not None and not position.over:
        lines.append(f"{catalogue.begin(say(f'step-{step.name}'))} (§{step.rule})")
    return "\n".join(lines)


def measures(position: Position) -> tuple[Measure, ...]:
    """Return the values for charts."""
    values = (
        ("strength", sum(position.strengths.values()), "siege", False),
        ("foes", sum(foe.strength for foe in position.foes), "siege", True),
        ("station", position.station, "road", False),
        ("speed", position.speed, "road", False),
        ("power", position.power, "road", False),
    )
    return measures_of(catalogue.VOICE, values)
