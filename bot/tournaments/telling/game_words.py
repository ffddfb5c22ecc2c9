"""The bot's own games that tables play: what an organizer may name, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

import engine.games
import render.games
from bot.ui.errors import UserError
from bot.ui.texts import cut, meant, say
from engine.core.day_gate import SCENARIO
from engine.tournament.books.centuria.book import presets
from engine.tournament.settings import DUEL, DUPLICATE, GAME
from engine.tournament.state import Tournament

_NAME, _SUGGESTED = 100, 25


def playable(preset: str) -> list[str]:
    """Return the games that a preset can play: games of several sides, or any where each plays alone; the usual first.

    None where results are reported.
    """
    tables = str(presets()[preset]["tables"]) if preset in presets() else ""
    several = [name for name in engine.games.names() if _sides(name) > 1]
    if tables == GAME:
        return several
    return sorted(engine.games.names(), key=_sides) if tables in {DUEL, DUPLICATE} else []


def _sides(name: str) -> int:
    return len(engine.games.find(name).sides)


def chosen(preset: str, game: str, scenario: str, *, locale: str) -> tuple[str, dict[str, str]]:
    """Return the game that an organizer named for a preset, else the usual one, and its options. Raise `UserError`."""
    games = playable(preset)
    if not games:
        if game or scenario:
            raise UserError("tournament-no-own-games")
        return "", {}
    titles = {name: render.games.find(name).title(locale=locale) for name in games}
    having = (each for each in games if scenario and meant(_scenarios(each, locale=locale), scenario))
    name = meant(titles, game) if game else next(having, games[0])
    if not name:
        raise UserError("tournament-no-such-game", games=", ".join(titles.values()))
    if not scenario:
        return name, {}
    named = _scenarios(name, locale=locale)
    if not named:
        raise UserError("new-no-scenarios")
    found = meant(named, scenario)
    if not found:
        raise UserError("new-no-such-scenario", scenarios=" · ".join(named.values()))
    return name, {SCENARIO: found}


def _scenarios(game: str, *, locale: str) -> dict[str, str]:
    presenter = render.games.find(game)
    return {each: presenter.scenario(each, locale=locale) for each in engine.games.find(game).scenarios}


def suggest_games(preset: str, typed: str, *, locale: str) -> list[app_commands.Choice[str]]:
    """Return suggestions of the games that a preset can play."""
    return _fitting({name: render.games.find(name).title(locale=locale) for name in playable(preset)}, typed)


def suggest_scenarios(preset: str, game: str, typed: str, *, locale: str) -> list[app_commands.Choice[str]]:
    """Return suggestions of the scenarios of a game, or of the one that a preset usually plays."""
    games = playable(preset)
    name = game if game in games else next(iter(games), "")
    return _fitting(_scenarios(name, locale=locale), typed) if name else []


def _fitting(named: dict[str, str], typed: str) -> list[app_commands.Choice[str]]:
    word = typed.strip().casefold()
    fits = ((name, title) for name, title in named.items() if word in title.casefold() or word in name)
    return [app_commands.Choice(name=cut(title, _NAME), value=name) for name, title in fits][:_SUGGESTED]


def plays(t: Tournament, *, locale: str) -> Iterator[str]:
    """Yield which of the bot's games the tables play, and how a game of two sides is played alone."""
    settings = t.settings
    if not settings.game:
        return
    try:
        presenter = render.games.find(settings.game)
        alone = settings.tables != GAME and _sides(settings.game) > 1
    except (engine.games.UnknownGame, render.games.NoPresenter):
        return  # who plays is told so when they begin
    scenario = settings.options.get(SCENARIO, "")
    named = presenter.scenario(scenario, locale=locale) if scenario else "none"
    yield say("tournament-plays", locale=locale, title=presenter.title(locale=locale), scenario=named)
    if alone:
        yield say("tournament-plays-alone", locale=locale)
