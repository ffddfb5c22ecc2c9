"""The board as text: alt text, text board for screen readers, state of the siege, figures for curves."""

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


def title(position: Position, *, locale: str) -> str:
    """Return the turn and its card."""
    if position.over:
        band = say(f"band-{victory.band(position)}", locale=locale)
        return say("panel-title-end", locale=locale, band=band, turn=position.turn)
    if not position.card:
        return say("panel-title-muster", locale=locale)
    card = catalogue.card_title(position.card, locale=locale)
    return say("panel-title-turn", locale=locale, turn=position.turn, card=card)


def state(position: Position, *, locale: str) -> str:
    """Return the main figures in one line."""
    text = say(
        "panel-state",
        locale=locale,
        strength=sum(position.strengths.values()),
        cards=cards_left(position),
        station=catalogue.station_at(position.station, locale=locale),
        speed=position.speed,
        power=position.power,
        heroic=position.heroic,
    )
    lost = sum(foe.space == STREETS for foe in position.foes)
    return f"{text} · {say('panel-streets', locale=locale, count=lost)}" if lost else text


def cards_left(position: Position) -> int:
    """Return the number of cards left in the deck; before the first turn, all of them."""
    return position.left if position.turn else len(deck())


def alt(position: Position, *, locale: str) -> str:
    """Return the alt text of the picture, at most 1,024 characters, the most urgent first."""
    parts = [_head(position, locale=locale), _foes(position, locale=locale), _column(position, locale=locale)]
    parts.append(
        say(
            "alt-rest",
            locale=locale,
            cards=cards_left(position),
            heroic=position.heroic,
            strength=sum(position.strengths.values()),
        )
    )
    parts += [_wall(position, wall, locale=locale) for wall in WALLS]
    return cut(" ".join(parts), ALT_LENGTH)


def place(position: Position, *, locale: str) -> str:
    """Describe the position in a paragraph."""
    parts = [_wall(position, wall, locale=locale) for wall in WALLS]
    return " ".join((*parts, _foes(position, locale=locale), _column(position, locale=locale)))


def round_walls(position: Position, walls: Sequence[str], *, locale: str) -> str:
    """Describe some walls with their guards, and the Chinese before them, on them and behind them."""
    foes = [foe for foe in position.foes if foe.wall in walls]
    parts = [_lines_of(foes, locale=locale)] if foes else []
    return " ".join((*parts, *(_wall(position, wall, locale=locale) for wall in walls)))


def _head(position: Position, *, locale: str) -> str:
    if position.over:
        return say("alt-over", locale=locale, band=say(f"band-{victory.band(position)}", locale=locale))
    if not position.card:
        return say("alt-muster", locale=locale)
    return say("alt-turn", locale=locale, turn=position.turn, card=catalogue.card_title(position.card, locale=locale))


def _foes(position: Position, *, locale: str) -> str:
    if not position.foes:
        return say("alt-no-foes", locale=locale)
    return _lines_of(position.foes, locale=locale)


def foe_lines(position: Position, *, locale: str) -> list[str]:
    """Return each Chinese unit with its place."""
    return _described(position.foes, locale=locale)


def _lines_of(foes: Sequence[Foe], *, locale: str) -> str:
    return say("alt-foes", locale=locale, foes=catalogue.separated(_described(foes, locale=locale)))


def _described(foes: Sequence[Foe], *, locale: str) -> list[str]:
    parts = []
    for foe in foes:
        found = catalogue.facts_of(foe, locale=locale)
        facts = {name: found[name] for name in ("kind", "strength", "where")}
        parts.append(say("danger-foe", locale=locale, **facts))
    return parts


def _column(position: Position, *, locale: str) -> str:
    blocker = catalogue.blocker(position.blocker, locale=locale) if position.blocker else "none"
    return say(
        "alt-column",
        locale=locale,
        station=catalogue.station_at(position.station, locale=locale),
        speed=position.speed,
        power=position.power,
        blocker=blocker,
    )


def _wall(position: Position, wall: str, *, locale: str) -> str:
    guards = [_guard(position, power, locale=locale) for power in position.posts[wall]]
    if position.gun == wall:
        guards.append(catalogue.unit("gun", locale=locale))
    return say(
        "alt-wall",
        locale=locale,
        wall=catalogue.wall_short(wall, locale=locale),
        guards=", ".join(guards) or say("alt-nobody", locale=locale),
        fort=position.forts[wall],
    )


def _guard(position: Position, power: str, *, locale: str) -> str:
    return say(
        "alt-guard", locale=locale, unit=catalogue.unit(power, locale=locale), strength=position.strengths[power]
    )


# --- text board ---


def text_board(position: Position, *, locale: str) -> str:
    """Return the text board: every fact of the picture as text."""
    return "\n".join(
        (
            f"**{title(position, locale=locale)}**",
            state(position, locale=locale),
            *_walls(position, locale=locale),
            *_enemies(position, locale=locale),
            *_road(position, locale=locale),
            *_card(position, locale=locale),
        )
    )


def _walls(position: Position, *, locale: str) -> Iterable[str]:
    yield say("board-walls", locale=locale)
    for wall in WALLS:
        value = say("board-value", locale=locale, value=board().walls[wall].value)
        yield f"- {_wall(position, wall, locale=locale).rstrip('.')}; {value}"
    if position.peitang:
        guards = ", ".join(_guard(position, power, locale=locale) for power in position.peitang)
        yield say("board-peitang", locale=locale, guards=guards)
    if fallen := [power for power in POWERS if not position.strengths[power]]:
        yield say("board-fallen", locale=locale, units=catalogue.units(fallen, locale=locale))


def _enemies(position: Position, *, locale: str) -> Iterable[str]:
    yield say("board-foes", locale=locale)
    yield from (f"- {line}" for line in foe_lines(position, locale=locale))
    if not position.foes:
        yield f"- {say('alt-no-foes', locale=locale)}"


def _road(position: Position, *, locale: str) -> Iterable[str]:
    yield say("board-road", locale=locale)
    yield f"- {_column(position, locale=locale)}"
    if position.dispersed:
        name = catalogue.begin(catalogue.blocker(position.dispersed, locale=locale))
        yield f"- {say('board-dispersed', locale=locale, blocker=name)}"


def _card(position: Position, *, locale: str) -> Iterable[str]:
    yield say("board-card", locale=locale)
    if position.card:
        card = position.today
        yield f"*{catalogue.card_title(card.id, locale=locale)}*, {catalogue.card_date(card.id, locale=locale)}"
        yield catalogue.card_story(card.id, locale=locale)
        parts = [
            say(
                "board-compass",
                locale=locale,
                kind=catalogue.kind(force.kind, locale=locale),
                strength=force.strength,
                side=say(f"side-{wall}", locale=locale),
            )
            for wall, force in card.compass.items()
        ]
        if card.actions:
            parts.append(say("board-figures", locale=locale, actions=card.actions, command=card.command))
        parts += picture_titles.signs(card.id, locale=locale)
        if parts:
            yield f"- {', '.join(parts)}"
        if rule := picture_titles.rule(card.id, locale=locale):
            yield f"- {rule}"
    yield say("board-deck", locale=locale, left=cards_left(position), gone=len(position.discard))


# --- state of the siege ---


def status(position: Position, *, locale: str) -> str:
    """Return the state of the siege in a few lines."""
    lines = [f"**{title(position, locale=locale)}**", state(position, locale=locale)]
    lines.append(_foes(position, locale=locale))
    if position.turn and not position.over:
        points = victory.count(position).points
        level = next(name for least, name in victory.LEVELS if points >= least)
        band = say(f"band-{level}", locale=locale)
        lines.append(say("status-score", locale=locale, points=points, band=band))
    step = SEQUENCE.steps.get(position.step)
    if step is not None and not position.over:
        lines.append(f"{catalogue.begin(say(f'step-{step.name}', locale=locale))} (§{step.rule})")
    return "\n".join(lines)


def measures(position: Position, *, locale: str) -> tuple[Measure, ...]:
    """Return the figures for curves: strength of both sides, and the column's progress."""
    values = (
        ("strength", sum(position.strengths.values()), "siege", False),
        ("foes", sum(foe.strength for foe in position.foes), "siege", True),
        ("station", position.station, "road", False),
        ("speed", position.speed, "road", False),
        ("power", position.power, "road", False),
    )
    return measures_of(catalogue.VOICE, values, locale=locale)
