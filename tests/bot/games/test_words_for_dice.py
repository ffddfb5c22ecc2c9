"""How players provide and see the word of the dice: by the first press, typed, by a campaign's hour, by a vote."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.discord_play import Hall, button, labels, private, text

from bot.runtime.settings import Settings
from bot.ui.texts import say
from db.schema.games import RUNNING
from engine.core.day_gate import DAILY, OPTION
from engine.core.pledge import BOARD, PRESS, TYPED, seed_of
from engine.core.save import load, pledge_of

LANGUAGES = ("en", "it", "fr")
WORD = "A word of your own"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Rounds wake by alarms: hours pass at once."""
    return settings.model_copy(update={"heartbeat": 86_400.0})


def answered(result: Any) -> str:
    message = result.followups[-1] if result.followups else result.response
    return text(message)


async def exported(hall: Hall, channel: Any) -> dict[str, Any]:
    result = await hall.bob.slash(channel, "siege export")
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    data: dict[str, Any] = json.loads(await message.attachments[0].read())
    return data


async def secrets_of(hall: Hall, channel: Any) -> tuple[str, str]:
    """Return the secret and the seed of a running game, which no player sees."""
    pledge = pledge_of(load((await hall.state(channel)).row.save.encode()))
    assert pledge is not None
    return pledge.secret, pledge.seed or "no seed yet"


async def form(hall: Hall, channel: Any, who: Any = None, label: str = WORD) -> Any:
    return await hall.press(channel, label, who)


async def type_in(hall: Hall, shown: Any, word: str, who: Any = None) -> Any:
    return await (who or hall.alice).submit_modal(shown, {"word": word})


async def over(hall: Hall, channel: Any) -> str:
    """Play the game to its end; return the text of its last board."""
    await hall.alice.slash(channel, "siege auto", scope="all")
    return text(hall.messages(channel)[-1])


async def test_the_first_press_brings_its_number(hall: Hall) -> None:
    state = await hall.new(hall.first, seed=None)
    first = text(hall.board(hall.first))
    assert "Nobody can choose the dice" in first
    assert state.seed_hash in first
    assert "a word that the first decision brings" in private(await hall.bob.slash(hall.first, "siege verify"))
    result = await hall.press(hall.first, "Begin the day")
    state = await hall.state(hall.first)
    assert state.word is not None
    assert (state.word.text, state.word.source) == (str(result._interaction.id), PRESS)
    secret, seed = await secrets_of(hall, hall.first)
    assert seed == seed_of(secret, state.word.text)
    running = [
        text(hall.board(hall.first)),
        private(await hall.bob.slash(hall.first, "siege status")),
        answered(await hall.bob.slash(hall.first, "siege log", day="0-3")),
        json.dumps(await exported(hall, hall.first)),
    ]
    assert all(state.word.text in said for said in running)
    verify = private(await hall.bob.slash(hall.first, "siege verify"))
    assert f"the word `{state.word.text}`" in verify
    running.append(verify)
    assert not [said for said in running if secret in said or seed in said]
    last = await over(hall, hall.first)
    assert secret in last
    assert state.word.text in last
    told = private(await hall.bob.slash(hall.first, "siege verify"))
    assert "Every die and card agrees" in told
    assert secret in told
    assert "What no file proves" in told
    record = await exported(hall, hall.first)
    assert (record["format"], record["secret"], record["seed"]) == (2, secret, seed)


async def test_a_command_brings_its_number_too(hall: Hall) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed=None)
    result = await hall.alice.slash(hall.first, "siege auto", scope="decision")
    state = await hall.state(hall.first)
    assert state.word is not None
    assert state.word.text == str(result._interaction.id)


async def test_a_word_of_ones_own(hall: Hall) -> None:
    await hall.new(hall.first, seed=None)
    shown = await form(hall, hall.first)
    told = private(await type_in(hall, shown, "  ma parole  "))
    assert "`ma parole`" in told
    board = hall.board(hall.first)
    assert "typed by a player" in text(board)
    assert WORD not in labels(board)
    state = await hall.state(hall.first)
    assert (state.word, state.untouched) == (("ma parole", TYPED), True)
    await hall.press(hall.first, "Begin the day")
    assert (await hall.state(hall.first)).word == ("ma parole", TYPED)
    assert "brought the word of the dice: `ma parole`" in answered(
        await hall.bob.slash(hall.first, "siege log", day="0-3")
    )
    await over(hall, hall.first)
    told = private(await hall.bob.slash(hall.first, "siege verify"))
    assert "Every die and card agrees" in told
    assert "neither whoever plays nor whoever runs the bot" in told


async def test_a_form_is_heard_after_a_restart(hall: Hall) -> None:
    await hall.new(hall.first, seed=None)
    shown = await form(hall, hall.first)
    await hall.restart()
    await type_in(hall, shown, "ours")
    assert (await hall.state(hall.first)).word == ("ours", TYPED)


async def test_only_once_and_only_before_the_first_decision(hall: Hall) -> None:
    await hall.new(hall.first, seed=None)
    first, second = await form(hall, hall.first), await form(hall, hall.first)
    await type_in(hall, first, "ours")
    assert "already decided" in private(await type_in(hall, second, "theirs"))
    await hall.new(hall.second, seed=None)
    late = await form(hall, hall.second)
    await hall.press(hall.second, "Begin the day")
    assert "already decided" in private(await type_in(hall, late, "late"))
    state = await hall.state(hall.second)
    assert state.word is not None
    assert state.word.source == PRESS


@pytest.mark.parametrize("word", ["a`b", "a\u200bb", "   "])
async def test_a_word_that_could_not_be_shown_is_refused(hall: Hall, word: str) -> None:
    await hall.new(hall.first, seed=None)
    shown = await form(hall, hall.first)
    assert "A word for the dice is one line" in private(await type_in(hall, shown, word))
    assert (await hall.state(hall.first)).awaits_word


async def test_who_does_not_play_brings_none(hall: Hall) -> None:
    await hall.new(hall.first, seed=None)
    board = hall.board(hall.first)
    result = await hall.bob.click(hall.as_message(board), custom_id=button(board, WORD))
    assert private(result)
    assert (await hall.state(hall.first)).awaits_word


async def test_chosen_dice_are_offered_no_word(hall: Hall) -> None:
    await hall.new(hall.first)
    assert WORD not in labels(hall.board(hall.first))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_three_languages(hall: Hall, locale: str) -> None:
    await hall.new(hall.first, seed=None, language=locale)
    board = text(hall.board(hall.first))
    pledge = say("board-pledge", locale=locale, hash=(await hall.state(hall.first)).seed_hash)
    assert pledge in board
    label = say("button-word", locale=locale)
    await type_in(hall, await form(hall, hall.first, label=label), "ours")
    said = say(
        "board-word", locale=locale, word="ours", hash=(await hall.state(hall.first)).seed_hash, **{"from": TYPED}
    )
    assert said in text(hall.board(hall.first))
    last = await over(hall, hall.first)
    secret, _ = await secrets_of(hall, hall.first)
    assert secret in last
    assert locale == "en" or "bot’s secret" not in last


async def test_a_campaigns_hour_begins_by_the_boards_number(hall: Hall) -> None:
    await hall.alice.slash(hall.first, "campaign start", hour="20:00", zone="UTC", game=hall.game)
    state = await hall.state(hall.first)
    assert (state.awaits_word, state.options[OPTION]) == (True, DAILY)
    board = state.board_message_id
    await hall.env.advance_time(86_400)
    state = await hall.state(hall.first)
    assert state.progress[0] == 1
    assert state.word == (str(board), BOARD)


async def test_a_vote_that_the_clock_settles_is_by_the_boards_number(hall: Hall) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed=None)
    await hall.alice.slash(hall.first, "vote start", window="30m", quorum=1, voters="players")
    state = await hall.state(hall.first)
    board = state.board_message_id
    assert state.awaits_word
    await hall.env.advance_time(2_000)
    state = await hall.state(hall.first)
    assert state.version > 1
    assert state.status == RUNNING
    assert state.word == (str(board), BOARD)


async def test_the_same_dice_once_more_are_those_of_both_parts(hall: Hall) -> None:
    await hall.new(hall.first, seed=None, house_rules="days=1")
    await over(hall, hall.first)
    old = await hall.state(hall.first)
    await hall.env.advance_time(60)
    await hall.press(hall.first, "Same dice")
    again = await hall.state(hall.first)
    assert again.id != old.id
    assert load(again.row.save.encode()).seed == old.seed
    assert (again.pledged, again.dice) == (False, "repeated")


async def test_given_up_before_the_first_decision_it_never_had_dice(hall: Hall) -> None:
    state = await hall.new(hall.first, seed=None)
    await hall.bot.context.service.resign(state.id, version=1, actor=hall.alice.id)
    told = private(await hall.bob.slash(hall.first, "siege verify"))
    assert "never had dice" in told
    assert "Every die and card agrees" in told
    await hall.env.advance_time(60)
    assert (await hall.new(hall.first, seed=None)).awaits_word
