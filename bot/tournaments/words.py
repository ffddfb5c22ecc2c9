"""Writes texts about tournaments, such as names, log lines and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import app_commands

import engine.games
import render.games
from bot.chances.battle_trials import read_trial
from bot.games.balance import balance_lines
from bot.games.library import is_by_user
from bot.tournaments.schedule import moment
from bot.ui.errors import UserError
from bot.ui.texts import cut, person, quoted, say
from bot.ui.texts import meant as named_by
from db.battles import Battle
from engine.core.asks import Refused
from engine.core.battles import store
from engine.core.day_gate import SCENARIO, learnt, named
from engine.core.written import plain
from engine.tournament import why
from engine.tournament.books.centuria.book import presets
from engine.tournament.facts import Fact
from engine.tournament.settings import DUEL, DUPLICATE, GAME, Settings
from engine.tournament.state import Tournament, registered
from render.language import language
from render.own_battle import of_battle
from render.tournament.words import TournamentWords


def words_in() -> TournamentWords:
    """Return the tournament texts in the current language."""
    return TournamentWords(language(), free=quoted, person=person, moment=stamp)


def stamp(seconds: int, style: str = "F") -> str:
    """Return a Discord timestamp, shown in the reader's time zone."""
    return f"<t:{int(moment(seconds).timestamp())}:{style}>"


def player_name(t: Tournament, number: int) -> str:
    """Return the name of a player. If the name was deleted, return the number."""
    return words_in().speech.named(t, number)


# --- the log ---


def log_text(t: Tournament, journal: Sequence[Fact]) -> str:
    """Return the whole log as text, with the latest line last."""
    words, lines = words_in(), [say("tournament-log-title", title=quoted(t.title, 80))]
    for number, fact in enumerate(journal, 1):
        at, what = stamp(fact.at, "f") if fact.at else "–", words.fact(t, fact)
        name = person(fact.by) if fact.by else ""
        who = "" if name in what else say("tournament-log-by", name=name)
        lines.append(say("tournament-log-line", number=number, at=at, what=what, who=who))
    return "\n".join(lines)


# --- why a pairing or a place ---


def pairing_text(t: Tournament, journal: Sequence[Fact], round_: int, table: int) -> str:
    """Return why two players meet at a table. Raise `Refused` if there is no such table."""
    return words_in().why(t, why.why_pairing(journal, round_, table))


def bye_text(t: Tournament, journal: Sequence[Fact], round_: int, player: int) -> str:
    """Return why a player had no opponent in a round. Raise `Refused` if the player had one."""
    return words_in().why(t, why.why_bye(journal, round_, player))


def place_text(t: Tournament, player: int) -> str:
    """Return a text that explains a player's rank: total, tie-breaks and neighbours."""
    return words_in().why(t, why.why_place(t, player))


# --- the bot's own games ---


_NAME, _SUGGESTED, _LISTED = 100, 25, 600


def playable(preset: str) -> list[str]:
    """Return the games that a tournament preset can use, the usual one first. Return an empty list if it uses none."""
    tables = str(presets()[preset]["tables"]) if preset in presets() else ""
    several = [name for name in engine.games.names() if _sides(name) > 1]
    if tables == GAME:
        return several
    return sorted(engine.games.names(), key=_sides) if tables in {DUEL, DUPLICATE} else []


def _sides(name: str) -> int:
    return len(engine.games.find(name).sides)


def chosen(preset: str, game: str, scenario: str, battles: Sequence[Battle]) -> tuple[str, dict[str, str]]:
    """Return the game that an organizer chose, and its options. Without a choice, return the default game.

    `battles` are the battles of the server's library. Raise `UserError` if the game cannot be played, or if the
    scenario is a series of battles.
    """
    games = playable(preset)
    if not games:
        if game or scenario:
            raise UserError("tournament-no-own-games")
        return "", {}
    titles = {name: render.games.find(name).title() for name in games}
    having = (each for each in games if scenario and named_by(_scenarios(each, battles), scenario))
    name = named_by(titles, game) if game else next(having, games[0])
    if not name:
        raise UserError("tournament-no-such-game", games=", ".join(titles.values()))
    if not scenario:
        return name, {}
    series = {each.id: each.name for each in battles if each.series}
    if one := named_by(series, scenario):
        raise UserError("tournament-no-series", name=quoted(series[one], _NAME))
    known = _scenarios(name, battles)
    if not known:
        raise UserError("new-no-scenarios")
    found = named_by(known, scenario)
    if not found:
        raise UserError("new-no-such-scenario", scenarios=quoted(" · ".join(known.values()), _LISTED))
    if found in engine.games.find(name).scenarios:
        return name, {SCENARIO: found}
    battle = next(each for each in battles if each.id == found)
    store.recall(battle.code, battle.text)
    return name, named(battle.code)


def _scenarios(game: str, battles: Sequence[Battle]) -> dict[str, str]:
    presenter = render.games.find(game)
    shipped = {each: presenter.scenario(each) for each in engine.games.find(game).scenarios}
    return shipped | {each.id: each.name for each in battles if each.system == game and not each.series}


def scenario_title(settings: Settings) -> str:
    """Return the name of the chosen scenario or battle, or an empty string if there is none."""
    learnt(settings.options)
    scenario = settings.options.get(SCENARIO, "")
    return render.games.find(settings.game).scenario(scenario) if scenario else ""


def doubts(settings: Settings, battles: Sequence[Battle]) -> list[str]:
    """Return lines that warn that a battle may not be even; empty without doubts."""
    one = next((each for each in battles if each.code == settings.options.get(SCENARIO)), None)
    if one is None or not is_by_user(settings.options):
        return []
    learnt(settings.options)
    trial = read_trial(one.system, one.trial)
    if trial.over and trial.plain.is_even():
        return []
    figures = balance_lines(trial, of_battle(render.games.find(one.system), one.code)) if trial.over else []
    return [*figures, say("tournament-battle-uneven" if trial.over else "tournament-battle-untried")]


def suggest_games(preset: str, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games of a tournament preset that match the typed text."""
    return _fitting({name: render.games.find(name).title() for name in playable(preset)}, typed)


def suggest_scenarios(preset: str, game: str, typed: str, battles: Sequence[Battle]) -> list[app_commands.Choice[str]]:
    """Return the game's scenarios and battles that match the typed text.

    If `game` does not fit the preset, use the preset's usual game.
    """
    games = playable(preset)
    name = game if game in games else next(iter(games), "")
    return _fitting(_scenarios(name, battles), typed) if name else []


def _fitting(named: dict[str, str], typed: str) -> list[app_commands.Choice[str]]:
    word = typed.strip().casefold()
    fits = ((name, title) for name, title in named.items() if word in title.casefold() or word in name)
    return [app_commands.Choice(name=cut(title, _NAME), value=name) for name, title in fits][:_SUGGESTED]


def plays(t: Tournament) -> Iterator[str]:
    """Yield lines about which of the bot's games the tables play."""
    settings = t.settings
    if not settings.game:
        return
    try:
        presenter = render.games.find(settings.game)
        alone = settings.tables != GAME and _sides(settings.game) > 1
    except (engine.games.UnknownGame, render.games.NoPresenter):
        return  # players learn that when they begin
    yield say("tournament-plays", title=presenter.title(), scenario=quoted(scenario_title(settings)) or "none")
    if is_by_user(settings.options):
        yield say("tournament-battle")
    if alone:
        yield say("tournament-plays-alone")


# --- which player is meant ---


_NAMED = 5


def players_by_name(t: Tournament, typed: str) -> list[int]:
    """Return the players who match the typed text, best match first."""
    word = plain(typed)
    names = {number: plain(t.players[number].name) for number in registered(t)}
    steps = (
        [number for number in names if not word or str(number) == word],
        [number for number, name in names.items() if name == word],
        [number for number, name in names.items() if name.startswith(word)],
        [number for number, name in names.items() if word in name],
    )
    return [*dict.fromkeys(number for step in steps for number in step)]


def names_of(t: Tournament) -> list[str]:
    """Return the names of all participants in a tournament."""
    return [t.players[number].name for number in registered(t)]


def distinct(names: Iterable[str], name: str, number: int, *, most: int) -> str:
    """Return a unique name for a new player. The player's number is added if necessary."""
    if plain(name) not in {*map(plain, names)} and not plain(name).isdecimal():
        return name[:most].strip()
    more = f" ({number})"
    return name[: most - len(more)].strip() + more


def meant(t: Tournament, typed: str, *, part: bool = False) -> int:
    """Return the player whose number or full name is `typed`. With `part`, part of a name is enough.

    Raise `Refused` with the matches if none or several match.
    """
    word = plain(typed)
    fitting = players_by_name(t, typed) if word else []
    exact = [number for number in fitting if str(number) == word] or [
        number for number in fitting if plain(t.players[number].name) == word
    ]
    found = exact or (fitting if part else [])
    if len(found) == 1:
        return found[0]
    names = [f"{number} {t.players[number].name}".strip() for number in (found or fitting)[:_NAMED]]
    reason = "no-such-player" if names else "nobody-so-named"
    raise Refused(reason, rule="T4", facts={"word": typed, "possible": names})
