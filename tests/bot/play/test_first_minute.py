"""The first minute of an evening: the first screen, the first board, and what is behind “More”."""

from __future__ import annotations

import re
from datetime import timedelta
from functools import cache
from typing import Any

import pytest
from support.discord_play import PlayServer, button, controls, labels, presses, private, text

import bot.games.new_games
import engine.games
import render.games
from bot.boards.info_row import MORE
from bot.play.first_screen import BEGIN
from bot.play.new_game_sides import read
from bot.runtime import clock
from bot.ui.components import read_press
from db.play_times import FEWEST, minutes_of
from db.schema.games import game, journal
from engine.core.day_gate import SCENARIO
from engine.core.pledge import Pledge
from render.catalogue import house_texts
from render.language import speaking

GAMES = ("keep-up-the-fire", "ascari", "revolte", "siege")
LANGUAGES = ("en", "it", "fr")
READS = {"en": "en-US", "it": "it", "fr": "fr"}
FIRST, GOAL, SETTING, TIP = 60, 25, 50, 15
"""The most words of a first board, of what wins a game, of that with where it is played, of a tip."""
UNTIL_THE_THIRD = 120
"""The most words until the third click, the first real decision: 36 seconds at 200 words a minute."""
HASH = re.compile(r"\b[0-9a-f]{64}\b")
SUCCESS = 3
"""Discord's style of a green button."""


def words(written: str) -> int:
    """Return the number of words of a board, without its title and the signs of Markdown."""
    lines = [line for line in written.splitlines() if not line.startswith("## ")]
    return sum(any(letter.isalnum() for letter in word) for word in " ".join(lines).split())


def reads(server: PlayServer, language: str) -> None:
    """Let everybody read a language."""

    def told(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=READS[language], guild_locale=READS[language])

    server.env.backend.subscribers.insert(0, told)


def shown(server: PlayServer, result: Any) -> Any:
    """Return the private message that somebody was answered with."""
    answer = result.followups[-1] if result.followups else result.response
    return server.env.backend.get_message(server.first.id, answer.message.id)


def begins(message: Any) -> dict[str, dict[str, Any]]:
    """Return the buttons of a first screen that begin a game, by its name."""
    found = {}
    for part in controls(message):
        press = read_press(part.get("custom_id", ""), part["type"])
        if press is not None and press.action == BEGIN:
            found[read(press.extra).system] = part
    return found


async def opened(server: PlayServer, name: str) -> Any:
    """Begin a game from the first screen; return the first board."""
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    await server.alice.click(server.as_message(screen), custom_id=begins(screen)[name]["custom_id"])
    await server.env.advance_time(5)
    return server.board(server.first)


async def test_the_first_screen_offers_every_game_the_one_to_begin_with_in_green(server: PlayServer) -> None:
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    assert text(screen) == "**Pick a game.** New here? Take the first one."
    offered = [each for each in begins(screen).values() if "·" in each["label"]][:4]
    assert [each["label"] for each in offered] == [
        "▶ Keep Up the Fire! · 1 player · 30 min",
        "Ascari · 1–2 players · 30 min",
        "La révolte des Boxers · 1–2 players · 30 min",
        "The Siege of the Legations · 1 player · 2 evenings",
    ]
    assert [each["style"] == SUCCESS for each in offered] == [True, False, False, False]
    assert labels(screen)[-3:] == ["☀️ Today’s game", "🧩 Puzzle", "⋯ More"]


async def test_with_one_game_the_first_screen_begins_it(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.names", cache(lambda: (server.game,)))
    await server.alice.slash(server.first, "siege new")
    assert (await server.state(server.first)).system == server.game


async def test_a_player_with_a_running_game_is_offered_it_first(server: PlayServer) -> None:
    await server.new(server.second)
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    first = controls(screen)[0]
    assert first["label"] == "▶ Continue: Orchard"
    assert first["url"].endswith(str(server.board(server.second).id))


async def test_a_command_in_a_channel_without_a_game_shows_the_first_screen(server: PlayServer) -> None:
    refused = await server.alice.slash(server.first, "siege status")
    assert private(refused).endswith("**Pick a game.** New here? Take the first one.")
    screen = shown(server, refused)
    assert set(GAMES) <= set(begins(screen))
    await server.alice.click(server.as_message(screen), custom_id=begins(screen)[server.game]["custom_id"])
    assert (await server.state(server.first)).system == server.game


async def test_the_click_keeps_the_place_and_language_of_the_command(server: PlayServer) -> None:
    asked = await server.alice.slash(server.first, "siege new", where="thread", language="it")
    screen = shown(server, asked)
    await server.alice.click(server.as_message(screen), custom_id=begins(screen)[server.game]["custom_id"])
    (state,) = await server.bot.context.service.roster.games_of(server.alice.id)
    assert (state.system, state.locale) == (server.game, "it")
    assert state.channel_id != server.first.id


async def test_more_shows_every_battle(server: PlayServer) -> None:
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    await server.alice.click(server.as_message(screen), custom_id=button(screen, "⋯ More"))
    every = server.env.backend.messages[server.first.id]
    message = max(every.values() if isinstance(every, dict) else every, key=lambda each: each.id)
    said = " ".join(labels(message))
    for name in GAMES:
        with speaking("en"):
            titles = [render.games.find(name).scenario(each) for each in engine.games.find(name).scenarios]
        assert all(title in said for title in titles)
    await server.alice.click(server.as_message(message), custom_id=button(message, "Makalle"))
    asked = server.env.backend.get_message(server.first.id, message.id)
    assert "Which side will you play?" in text(asked)


PLAYED = [(name, language) for name in GAMES for language in LANGUAGES]
ALWAYS = {("keep-up-the-fire", "en"), ("ascari", "it"), ("revolte", "fr"), ("siege", "en")}


@pytest.mark.stress("revolte-fr")
@pytest.mark.simcord(settle_timeout=60)
@pytest.mark.parametrize(
    ("name", "language"),
    [pytest.param(*each, marks=[] if each in ALWAYS else [pytest.mark.stress]) for each in PLAYED],
)
async def test_the_first_board_states_place_and_task_and_asks_one_question(
    server: PlayServer, name: str, language: str
) -> None:
    """Two clicks lead from the command to the first decision; the hash is posted in the channel once."""
    reads(server, language)
    board = await opened(server, name)
    said = text(board)
    assert words(said) <= FIRST, said
    assert said.count("?") == 1, "one question"
    assert said.count("💡") == 1, "one tip"
    assert controls(board)[0]["style"] == SUCCESS
    others = [part["type"] for part in controls(board) if ":ease:" not in part["custom_id"]]
    assert others == [2] * len(others), "menus come with a click, but for the difficulty"
    assert len(controls(board)) <= 7, "the places to begin, the level, the lesson, more, the difficulty"
    first = board.id
    await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
    await server.env.advance_time(5)
    assert server.board(server.first).id != first
    public = [each for each in server.messages(server.first) if HASH.search(text(each))]
    assert [each.id for each in public] == [first], "the hash stands on the setup board, and stays there"
    assert text(public[0]).count((await server.state(server.first)).seed_hash) == 1


@pytest.mark.stress("siege-en", "keep-up-the-fire-en", "revolte-fr")
@pytest.mark.simcord(settle_timeout=60)
@pytest.mark.parametrize(
    ("name", "language"),
    [pytest.param(*each, marks=[] if each in ALWAYS else [pytest.mark.stress]) for each in PLAYED],
)
async def test_the_third_click_is_a_decision_after_at_most_120_words(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """The first screen, the first board, the commander's question; then a plan is played, and the next is asked."""
    monkeypatch.setattr(bot.games.new_games, "fresh_pledge", lambda: Pledge(secret="5" * 32))
    reads(server, language)
    screen = shown(server, await server.alice.slash(server.first, "siege new"))
    read_until = [text(screen)]
    await server.alice.click(server.as_message(screen), custom_id=begins(screen)[name]["custom_id"])
    await server.env.advance_time(5)
    for click in ("begin", "plan"):
        board = server.board(server.first)
        read_until.append(text(board))
        if click == "begin":
            await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
            await server.env.advance_time(5)
    said = "\n".join(read_until)
    assert sum(words(each) for each in read_until) <= UNTIL_THE_THIRD, said
    third = [press.action for press in presses(board)]
    assert third.count("plan") >= 2 or "go" in third, ("plans, or to dare a roll or not", labels(board))
    decided = (await server.state(server.first)).version
    await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
    await server.env.advance_time(5)
    assert (await server.state(server.first)).version > decided
    shown_now = server.board(server.first)
    own = {press.action for press in presses(shown_now)} & {"go", "pick", "short"}
    asked = {"plan", "own", "sideanswer"} & {press.action for press in presses(shown_now)}
    assert not (own and asked), ("one question, without its menus", labels(shown_now))


async def test_changing_a_wall_opens_the_menus(server: PlayServer) -> None:
    await opened(server, "keep-up-the-fire")
    await server.press(server.first, "Move a legation")
    board = server.board(server.first)
    assert any(part["type"] == 3 for part in controls(board))
    assert "Begin the siege" in labels(board)
    await server.pick(server.first, "The international gun")
    await server.pick(server.first, "South wall")
    assert "Are the troops where you want them?" not in text(server.board(server.first)), "somebody has been moved"
    assert "↶ Undo" in labels(server.board(server.first))


async def test_more_is_private_and_has_everything_removed_from_the_board(server: PlayServer) -> None:
    await server.new(server.first)
    panel = shown(server, await server.press(server.first, house_texts().text(f"button-{MORE}", locale="en")))
    assert {"❔ Why", "Board in words", "How to play", "House rules", "🎲 Fair dice", "Give up"} <= set(labels(panel))
    for label, said in (("Give up", "Give this game up for good?"), ("🎲 Fair dice", "Nobody can choose them")):
        assert said in private(await server.alice.click(server.as_message(panel), custom_id=button(panel, label)))


async def test_fair_dice_shows_the_hash_and_the_number(server: PlayServer) -> None:
    state = await server.new(server.first, seed=None)
    panel = shown(server, await server.press(server.first, "⋯ More"))
    fair = await server.alice.click(server.as_message(panel), custom_id=button(panel, "🎲 Fair dice"))
    assert state.seed_hash in private(fair)
    assert labels(shown(server, fair)) == ["Choose your number"]


# --- texts ---


def scenarios() -> list[tuple[str, str]]:
    found = []
    for name in GAMES:
        rules = engine.games.find(name)
        found += [(name, each) for each in (rules.scenarios if len(rules.sides) > 1 else ("", *rules.scenarios))]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "scenario"), scenarios())
def test_every_scenario_states_how_to_win_it(name: str, scenario: str, language: str) -> None:
    rules, presenter = engine.games.find(name), render.games.find(name)
    assert rules.minutes[scenario] > 0
    with speaking(language):
        for side in ("", *rules.sides_in(rules.new({SCENARIO: scenario} if scenario else {}))):
            setting = presenter.opening(scenario, side=side)
            place, _, rest = setting.partition(".** ")
            assert place.startswith("**"), setting
            assert rest
            assert words(setting) <= SETTING, setting
        catalogue = house_catalogue(name)
        key = f"scenario-{scenario}" if scenario else "opening"
        goals = [each for each in catalogue.keys(locale=language) if each.startswith(f"{key}.goal")] or [f"{key}.goal"]
        for each in goals:
            assert words(catalogue.text(each, locale=language)) <= GOAL, catalogue.text(each, locale=language)


def house_catalogue(name: str) -> Any:
    """Return the catalogue of a game."""
    module = __import__(f"render.games.{name.replace('-', '_')}.text.catalogue", fromlist=["VOICE"])
    return module.VOICE.texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_tips_are_short(name: str, language: str) -> None:
    catalogue = house_catalogue(name)
    tips = [
        catalogue.text(key, locale=language) for key in catalogue.keys(locale=language) if key.startswith("lesson-")
    ]
    assert tips
    assert [each for each in tips if words(each) > TIP] == []


# --- how long games took ---


async def test_after_thirty_games_the_shown_minutes_are_the_median_of_the_journals(server: PlayServer) -> None:
    """A pause counts as five minutes; the journal of one game has four lines."""
    state = await server.new(server.first)
    database, now = server.bot.database, clock.now()
    async with database.write() as connection:
        kept = (await connection.execute(game.select().where(game.c.id == state.id))).mappings().one()
        line = (await connection.execute(journal.select().where(journal.c.game_id == state.id))).mappings().first()
        assert line is not None
        for number in range(FEWEST):
            own = {**kept, "id": f"told{number:04}", "status": "over", "channel_id": 10_000 + number}
            await connection.execute(game.insert().values(own))
            for version, minutes in enumerate((0, 2, 4, 600), 1):
                at = now + timedelta(minutes=minutes + (number % 3 if version == 3 else 0))
                own_line = {**line, "game_id": f"told{number:04}", "version": version, "created_at": at}
                await connection.execute(journal.insert().values(own_line))
            if number == FEWEST - 2:
                too_few = True
    assert too_few
    assert await minutes_of(database) == {(server.game, ""): 10}
