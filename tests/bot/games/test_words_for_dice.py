"""How players provide and see the word of the dice: by the first press, typed, by a campaign's hour, by a vote."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, private, text

from bot.boards.info_row import MORE
from bot.play.more import FAIR
from bot.ui.texts import say
from db.schema.games import RUNNING
from engine.core.day_gate import DAILY, OPTION
from engine.core.pledge import BOARD, PRESS, TYPED, seed_of
from engine.core.save import load, pledge_of

pytestmark = pytest.mark.by_alarms

LANGUAGES = ("en", "it", "fr")
READS = {"en": "en-US", "it": "it", "fr": "fr"}
WORD = "Choose your number"


def answered(result: Any) -> str:
    message = result.followups[-1] if result.followups else result.response
    return text(message)


async def exported(server: PlayServer, channel: Any) -> dict[str, Any]:
    result = await server.bob.slash(channel, "siege export")
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    data: dict[str, Any] = json.loads(await message.attachments[0].read())
    return data


async def secrets_of(server: PlayServer, channel: Any) -> tuple[str, str]:
    """Return the secret and the seed of a running game, which no player sees."""
    pledge = pledge_of(load((await server.state(channel)).row.save.encode()))
    assert pledge is not None
    return pledge.secret, pledge.seed or "no seed yet"


async def form(server: PlayServer, channel: Any, who: Any = None, label: str = WORD) -> Any:
    return await server.press(channel, label, who)


async def type_in(server: PlayServer, shown: Any, word: str, who: Any = None) -> Any:
    return await (who or server.alice).submit_modal(shown, {"word": word})


async def fair(server: PlayServer, channel: Any) -> str:
    """Return what the last board says of its dice behind its buttons."""
    message = server.boards(channel)[-1]
    if "🎲 Fair dice" not in labels(message):
        message = await server.behind(channel, message, MORE)
    return text(await server.behind(channel, message, FAIR))


async def over(server: PlayServer, channel: Any) -> str:
    """Play the game to its end; return what is said of its dice then."""
    await server.alice.slash(channel, "siege auto", scope="all")
    return await fair(server, channel)


async def test_the_first_click_brings_its_number(server: PlayServer) -> None:
    state = await server.new(server.first, seed=None)
    first = text(server.board(server.first))
    assert "Fair dice: SHA-256" in first
    assert state.seed_hash in first
    assert "a number that comes with the first decision" in private(
        await server.bob.slash(server.first, "siege verify")
    )
    result = await server.press(server.first, "Begin the day")
    state = await server.state(server.first)
    assert state.word is not None
    assert (state.word.text, state.word.source) == (str(result._interaction.id), PRESS)
    secret, seed = await secrets_of(server, server.first)
    assert seed == seed_of(secret, state.word.text)
    running = [
        await fair(server, server.first),
        private(await server.bob.slash(server.first, "siege status")),
        answered(await server.bob.slash(server.first, "siege log", day="0-3")),
        json.dumps(await exported(server, server.first)),
    ]
    assert all(state.word.text in said for said in running)
    verify = private(await server.bob.slash(server.first, "siege verify"))
    assert f"the players’ number `{state.word.text}`" in verify
    running.append(verify)
    assert not [said for said in running if secret in said or seed in said]
    last = await over(server, server.first)
    assert secret in last
    assert state.word.text in last
    told = private(await server.bob.slash(server.first, "siege verify"))
    assert "Every die and card is correct" in told
    assert secret in told
    assert "no file can prove" in told
    record = await exported(server, server.first)
    assert (record["format"], record["secret"], record["seed"]) == (2, secret, seed)


async def test_a_command_brings_its_number(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed=None)
    result = await server.alice.slash(server.first, "siege auto", scope="decision")
    state = await server.state(server.first)
    assert state.word is not None
    assert state.word.text == str(result._interaction.id)


async def test_a_player_can_type_a_number(server: PlayServer) -> None:
    await server.new(server.first, seed=None)
    shown = await form(server, server.first)
    told = private(await type_in(server, shown, "  ma parole  "))
    assert "`ma parole`" in told
    told = await fair(server, server.first)
    assert "typed by a player" in told
    state = await server.state(server.first)
    assert (state.word, state.untouched) == (("ma parole", TYPED), True)
    await server.press(server.first, "Begin the day")
    assert (await server.state(server.first)).word == ("ma parole", TYPED)
    assert "gave the players’ number: `ma parole`" in answered(
        await server.bob.slash(server.first, "siege log", day="0-3")
    )
    await over(server, server.first)
    told = private(await server.bob.slash(server.first, "siege verify"))
    assert "Every die and card is correct" in told
    assert "neither the players nor the operator" in told


@pytest.mark.stress
async def test_a_form_works_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first, seed=None)
    shown = await form(server, server.first)
    await server.restart()
    await type_in(server, shown, "ours")
    assert (await server.state(server.first)).word == ("ours", TYPED)


async def test_a_number_can_be_typed_once_before_the_first_decision(server: PlayServer) -> None:
    await server.new(server.first, seed=None)
    first, second = await form(server, server.first), await form(server, server.first)
    await type_in(server, first, "ours")
    assert "already been made" in private(await type_in(server, second, "theirs"))
    await server.new(server.second, seed=None)
    late = await form(server, server.second)
    await server.press(server.second, "Begin the day")
    assert "already been made" in private(await type_in(server, late, "late"))
    state = await server.state(server.second)
    assert state.word is not None
    assert state.word.source == PRESS


@pytest.mark.parametrize("word", ["a`b", "a\u200bb", "   "])
async def test_a_number_that_cannot_be_shown_is_refused(server: PlayServer, word: str) -> None:
    await server.new(server.first, seed=None)
    shown = await form(server, server.first)
    assert "Type a number or a text" in private(await type_in(server, shown, word))
    assert (await server.state(server.first)).awaits_word


async def test_a_user_who_does_not_play_cannot_bring_a_number(server: PlayServer) -> None:
    await server.new(server.first, seed=None)
    assert private(await server.press(server.first, WORD, server.bob))
    assert (await server.state(server.first)).awaits_word


async def test_games_with_chosen_dice_ask_for_no_number(server: PlayServer) -> None:
    await server.new(server.first)
    assert "Seed of the dice" not in await fair(server, server.first)
    panel = await server.behind(server.first, server.board(server.first), MORE)
    assert WORD not in labels(await server.behind(server.first, panel, FAIR))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_texts_exist_in_three_languages(server: PlayServer, locale: str) -> None:
    server.env.backend.subscribers.insert(0, lambda event, said: said.update(locale=READS[locale]))
    await server.new(server.first, seed=None, language=locale)
    seed_hash = (await server.state(server.first)).seed_hash
    said = [
        each.removeprefix("-# ")
        for each in (
            say("board-pledge", locale=locale, hash=seed_hash),
            say("board-word", locale=locale, word="ours", hash=seed_hash, **{"from": TYPED}),
        )
    ]
    panel = await server.behind(server.first, server.board(server.first), MORE)
    dice = await server.behind(server.first, panel, FAIR)
    assert said[0] in text(dice)
    form = await server.alice.click(server.as_message(dice), custom_id=button(dice, say("button-word", locale=locale)))
    await type_in(server, form, "ours")
    panel = await server.behind(server.first, server.board(server.first), MORE)
    assert said[1] in text(await server.behind(server.first, panel, FAIR))
    await server.alice.slash(server.first, "siege auto", scope="all")
    last = text(await server.behind(server.first, server.boards(server.first)[-1], FAIR))
    secret, _ = await secrets_of(server, server.first)
    assert secret in last
    assert locale == "en" or "bot’s secret" not in last


@pytest.mark.stress
async def test_a_day_begun_by_the_calendar_uses_the_boards_id(server: PlayServer) -> None:
    await server.alice.slash(server.first, "campaign start", hour="20:00", zone="UTC", game=server.game)
    state = await server.state(server.first)
    assert (state.awaits_word, state.options[OPTION]) == (True, DAILY)
    board = state.board_message_id
    await server.env.advance_time(86_400)
    state = await server.state(server.first)
    assert state.progress[0] == 1
    assert state.word == (str(board), BOARD)


@pytest.mark.stress
async def test_a_vote_closed_by_the_clock_uses_the_boards_id(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed=None)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    state = await server.state(server.first)
    board = state.board_message_id
    assert state.awaits_word
    await server.env.advance_time(2_000)
    state = await server.state(server.first)
    assert state.version > 1
    assert state.status == RUNNING
    assert state.word == (str(board), BOARD)


async def test_the_same_dice_again_use_both_parts(server: PlayServer) -> None:
    await server.new(server.first, seed=None, house_rules="days=1")
    await over(server, server.first)
    old = await server.state(server.first)
    await server.env.advance_time(60)
    await server.press(server.first, "Same dice")
    again = await server.state(server.first)
    assert again.id != old.id
    assert load(again.row.save.encode()).seed == old.seed
    assert (again.pledged, again.dice) == (False, "repeated")


async def test_a_game_resigned_before_its_first_decision_has_no_dice(server: PlayServer) -> None:
    state = await server.new(server.first, seed=None)
    await server.bot.context.service.resign(state.id, version=1, actor=server.alice.id)
    told = private(await server.bob.slash(server.first, "siege verify"))
    assert "dice were never rolled" in told
    assert "Every die and card is correct" in told
    await server.env.advance_time(60)
    assert (await server.new(server.first, seed=None)).awaits_word
