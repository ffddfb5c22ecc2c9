"""Keep Up the Fire! in a channel, by buttons, selects and commands: play, views, undo, watching, up to its end."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from support import discord_limits, stress
from support.discord_play import PlayServer, button, controls, labels, parts, presses, private, text

import engine.games
from bot.answers.commander import OWN
from bot.games.state import GameState
from engine.core.record import read
from engine.core.verify import FAIR, verify
from render.language import speaking
from render.pictures.print_page import Page

pytestmark = pytest.mark.by_alarms

GAME = "keep-up-the-fire"
DAY = 86_400
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc\xf8\x0f\x00\x01\x01\x01\x00\x1b\xb6\xeeV\x00\x00\x00\x00IEND\xaeB`\x82"
)


@pytest.fixture
def fire(server: PlayServer) -> PlayServer:
    """Return the guild playing this game."""
    server.game = GAME
    return server


@pytest.fixture
def quick(fire: PlayServer, monkeypatch: pytest.MonkeyPatch) -> PlayServer:
    """Return the same with one-pixel pictures, for tests that would draw hundreds."""
    presenter = fire.bot.context.find(GAME)
    monkeypatch.setattr(presenter, "picture", lambda view, **_: PIXEL, raising=False)
    monkeypatch.setattr(presenter, "fight", lambda view, **_: PIXEL, raising=False)
    monkeypatch.setattr(presenter, "poster", lambda *_, **__: Page(PIXEL, "the end", "the end"), raising=False)
    return fire


async def begun(server: PlayServer, **options: Any) -> GameState:
    """Return a game after setup, at the first decision of a turn."""
    await server.new(server.first, seed="s7", **options)
    await server.alice.slash(server.first, "siege done")
    return await to_actions(server)


async def to_actions(server: PlayServer) -> GameState:
    state = await server.state(server.first)
    while state.ask is not None and state.ask.kind != "act":
        await server.alice.slash(server.first, "siege auto", scope="decision")
        state = await server.state(server.first)
    return state


def shown(result: Any) -> Any:
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    (found,) = [answer for answer in answers if answer.components]
    assert found.ephemeral
    assert not discord_limits.faults_of_message({"components": found.components})
    return found


def alt(message: Any) -> str:
    (gallery,) = (part for part in parts(message) if part["type"] == 12)
    (picture,) = gallery["items"]
    return str(picture["description"])


async def choose(server: PlayServer, verb: str) -> None:
    """Pick the first option of the board's select whose options begin with a verb."""
    board = server.board(server.first)
    state = await server.state(server.first)
    assert state.ask is not None
    place = [choice.word for choice in state.ask.menu().choices].index(verb)
    menus = [part for part in controls(board) if part["type"] == 3]
    menu = next(part for part in menus if part["options"][0]["value"].split(".")[0] in {verb, str(place)})
    await server.alice.select(server.as_message(board), [menu["options"][0]["value"]], custom_id=menu["custom_id"])


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.stress
async def test_the_board_is_a_picture_with_words(fire: PlayServer) -> None:
    await fire.new(fire.first)
    board = fire.board(fire.first)
    assert not discord_limits.faults_of_message({"components": board.components})
    (attached,) = fire.as_message(board).attachments
    picture = Image.open(BytesIO(await attached.read()))
    assert picture.format == "PNG"
    assert picture.size == (1400, 1448)
    assert "before the first card" in alt(board)
    assert "The deployment" in text(board)


async def test_the_siege_is_still_the_default_game(server: PlayServer) -> None:
    found = await server.alice.autocomplete(server.first, "siege new", "game", "")
    names = [choice["value"] for choice in found]
    assert names.index("siege") < names.index(GAME)
    assert {"name": "Keep Up the Fire!", "value": GAME} in [
        {"name": choice["name"], "value": choice["value"]} for choice in found
    ]


async def test_house_rules_are_accepted(fire: PlayServer) -> None:
    state = await fire.new(fire.first, house_rules="garrison=strong, deck=acts")
    assert state.options == {"garrison": "strong", "deck": "acts"}


# --- playing --------------------------------------------------------------------------------------------------------


async def test_a_turn_by_buttons_and_selects(fire: PlayServer) -> None:
    """The board offers everything that takes one choice: a shot, a wall to fortify, the steward's answer."""
    state = await begun(fire)
    assert "Turn 1" in text(fire.board(fire.first))
    before = state.view.actions
    await fire.press(fire.first, "My own orders")
    await choose(fire, "fortify")
    state = await fire.state(fire.first)
    assert state.view.actions == before - 1
    assert max(state.view.forts.values()) == 1
    board = fire.board(fire.first)
    assert "The garrison fortifies" in text(board)
    await fire.press(fire.first, labels(board)[0])
    after = await fire.state(fire.first)
    assert after.version > state.version


@pytest.mark.stress
@pytest.mark.parametrize("turns", [8, stress.marked(99)])
async def test_every_question_can_be_answered_by_a_click(quick: PlayServer, turns: int) -> None:
    """Turn after turn, a button of each board, with own orders if it has them, decides something; each board stays
    within Discord's limits.
    """
    state = await quick.new(quick.first, seed="s5")
    kinds: set[str] = set()
    clicks = 0
    while state.ask is not None and state.progress[0] < turns:
        kinds.add(state.ask.kind)
        board = quick.board(quick.first)
        assert not discord_limits.faults_of_message({"components": board.components})
        if own := [part for part, press in zip(controls(board), presses(board), strict=True) if press.action == OWN]:
            await quick.press(quick.first, own[0]["label"])
            board = quick.board(quick.first)
            assert not discord_limits.faults_of_message({"components": board.components})
        after = await _pressed(quick, labels(board)[0])
        assert after.version > state.version
        state = after
        clicks += 1
        assert clicks < 600
    assert (state.status == "over") == (turns == 99)
    assert {"deploy", "act", "redeploy", "command"} <= kinds
    assert turns < 99 or "`s5`" in private(await quick.alice.slash(quick.first, "siege verify"))


async def _pressed(server: PlayServer, label: str) -> GameState:
    await server.press(server.first, label)
    return await server.state(server.first)


async def test_orders_can_be_typed(fire: PlayServer) -> None:
    await fire.new(fire.first)
    await fire.alice.slash(fire.first, "siege order", do="swap", second="the British", third="japan")
    state = await fire.state(fire.first)
    assert state.view.place_of("britain") == "east"
    assert state.view.place_of("japan") == "north"
    await fire.alice.slash(fire.first, "siege move", **{"from": "the international gun", "to": "West wall"})
    assert (await fire.state(fire.first)).view.gun == "west"
    refused = await fire.alice.slash(fire.first, "siege move", **{"from": "usa", "to": "north"})
    said = private(refused)
    assert "There is no room. (§IV.1)" in said or "no room" in said.lower()
    nonsense = await fire.alice.slash(fire.first, "siege fire", **{"from": "north"})
    assert private(nonsense)


async def test_an_order_can_be_undone_until_a_die_or_card_settles_it(fire: PlayServer) -> None:
    await fire.new(fire.first)
    await fire.alice.slash(fire.first, "siege order", do="swap", second="britain", third="japan")
    asked = await fire.press(fire.first, "↶ Undo")
    assert "change places" in private(asked)
    message = fire.env.backend.get_message(fire.first.id, shown(asked).message.id)
    await fire.alice.click(fire.as_message(message), custom_id=button(message, "Take it back"))
    assert (await fire.state(fire.first)).view.place_of("britain") == "north"
    await fire.alice.slash(fire.first, "siege done")
    undone = await fire.alice.slash(fire.first, "siege undo")
    assert "has been turned (§1)" in private(undone) or "has been rolled" in private(undone)


@pytest.mark.stress
async def test_the_steward_plays_on(quick: PlayServer) -> None:
    state = await begun(quick)
    for scope in ("decision", "phase", "round", "day"):
        await quick.alice.slash(quick.first, "siege auto", scope=scope)
        after = await quick.state(quick.first)
        assert after.version > state.version, scope
        state = after
    await quick.alice.slash(quick.first, "siege auto", scope="all")
    state = await quick.state(quick.first)
    assert state.status == "over"
    last = quick.messages(quick.first)[-1]
    presenter = quick.bot.context.find(GAME)
    with speaking("en"):
        assert presenter.result(state.view, state.result).splitlines()[0] in text(last)


# --- views --------------------------------------------------------------------------------------------------------


@pytest.mark.stress
async def test_odds(fire: PlayServer) -> None:
    state = await begun(fire)
    presenter = fire.bot.context.find(GAME)
    tree = presenter.odds_ask(state.view, state.ask)
    assert tree is not None
    subject = next(tree.answers())
    options = dict(zip(("what", "zone"), subject, strict=False))
    said = shown(await fire.bob.slash(fire.first, "siege odds", **options))
    with speaking("en"):
        assert presenter.odds(state.view, state.ask, subject).title in text(said)
    assert "§" in text(said)
    assert "No roll of that kind" in private(await fire.bob.slash(fire.first, "siege odds", what="feat"))


async def test_rules(fire: PlayServer) -> None:
    await fire.new(fire.first)
    for what, wanted in (("II.3", "§II.3 Mêlée"), ("§2.b", "§2.b Actions"), ("V.4", "§V.4"), ("dispersed", "R27")):
        message = shown(await fire.bob.slash(fire.first, "siege rules", what=what))
        assert wanted in text(message), what
    found = await fire.alice.autocomplete(fire.first, "siege rules", "what", "peitang")
    assert "C.5" in [choice["value"] for choice in found]


async def test_why_and_how(fire: PlayServer) -> None:
    await fire.new(fire.first)
    assert "Keep Up the Fire" in private(await fire.press(fire.first, "How to play", fire.bob))
    await fire.alice.slash(fire.first, "siege auto", scope="phase")
    await to_actions(fire)
    assert "§2.b" in private(await fire.press(fire.first, "Why", fire.bob))
    assert "Walls" in private(await fire.press(fire.first, "Board in words", fire.bob))


@pytest.mark.stress
async def test_log_dice_status_and_board(fire: PlayServer) -> None:
    await begun(fire)
    await fire.alice.slash(fire.first, "siege auto", scope="day")
    log = text(shown(await fire.bob.slash(fire.first, "siege log", day="1", phase="actions")))
    assert "The log" in log
    assert "(§II." in log
    assert "die" in private(await fire.bob.slash(fire.first, "siege dice"))
    status = private(await fire.bob.slash(fire.first, "siege status"))
    assert "If the column reached Peking now" in status
    boards = len(fire.messages(fire.first))
    await fire.alice.slash(fire.first, "siege board")
    assert len(fire.boards(fire.first)) == 1
    assert len(fire.messages(fire.first)) >= boards


@pytest.mark.stress
async def test_the_map_and_its_parts(fire: PlayServer) -> None:
    await begun(fire)
    message = shown(await fire.bob.slash(fire.first, "siege map", show="reach"))
    assert "When the Chinese arrive" in text(message)
    message = shown(await fire.bob.slash(fire.first, "siege map", show="road", quarter="road"))
    assert "Peking" in text(message)
    assert alt(message).startswith("The road.")
    (attached,) = message.attachments
    assert attached


@pytest.mark.stress
async def test_another_channel_can_follow_the_game(quick: PlayServer) -> None:
    state = await begun(quick)
    private(await quick.alice.slash(quick.third, "siege watch", game=state.id))
    before = len(quick.messages(quick.third))
    await quick.alice.slash(quick.first, "siege auto", scope="day")
    await quick.env.advance_time(7)
    assert len(quick.messages(quick.third)) > before


@pytest.mark.stress
async def test_its_newspaper(fire: PlayServer) -> None:
    await begun(fire)
    await fire.alice.slash(fire.first, "siege auto", scope="day")
    posted = await fire.alice.slash(fire.first, "siege newspaper")
    answers = [*([posted.response] if posted.response is not None else []), *posted.followups]
    pages = [*answers, *fire.messages(fire.first)[-1:]]
    said = " ".join(alt(page) for page in pages if any(part["type"] == 12 for part in parts(page)))
    assert "Front page of The Barricade" in said


@pytest.mark.stress
async def test_the_game_can_be_played_in_italian(fire: PlayServer) -> None:
    await begun(fire, language="it")
    board = fire.board(fire.first)
    assert "**Che cosa conta di più in questo turno?**" in text(board)
    assert alt(board).startswith("Keep Up the Fire!, turno 1")


# --- as days pass ---------------------------------------------------------------------------------------------------


async def test_a_campaign_turns_a_card_each_day(quick: PlayServer) -> None:
    asked = {"game": GAME, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    told = private(await quick.alice.slash(quick.first, "campaign start", **asked))
    assert "Turn 1 begins" in told
    await quick.alice.slash(quick.first, "siege auto", scope="phase")
    assert (await quick.state(quick.first)).progress[0] == 0
    for day in (1, 2):
        await quick.env.advance_time(DAY)
        assert (await quick.state(quick.first)).progress[0] == day
    said = "\n".join(text(message) for message in quick.messages(quick.first))
    assert "**Turn 1 is over.**" in said


@pytest.mark.stress
async def test_the_game_can_be_replayed(quick: PlayServer) -> None:
    await begun(quick)
    for _ in range(2):
        await quick.alice.slash(quick.first, "siege auto", scope="day")
    result = await quick.alice.slash(quick.first, "siege replay")
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert "**Keep Up the Fire!**" in text(message)
    (file,) = message.attachments
    shown = Image.open(BytesIO(await file.read()))
    assert shown.n_frames >= 3


async def test_every_die_can_be_verified(quick: PlayServer) -> None:
    await begun(quick)
    await quick.alice.slash(quick.first, "siege auto", scope="all")
    assert "**Every die and card is correct.**" in private(await quick.bob.slash(quick.first, "siege verify"))


# --- together -------------------------------------------------------------------------------------------------------


async def test_the_game_can_be_decided_by_vote(quick: PlayServer) -> None:
    state = await begun(quick)
    await quick.alice.slash(quick.first, "vote start", window="30m", quorum=1, voters="players")
    await quick.env.advance_time(1)
    (ballot,) = (
        message for message in quick.messages(quick.first) if any(press.action == "vote" for press in presses(message))
    )
    assert "What matters most this turn?" in text(ballot)
    await quick.alice.click(quick.as_message(ballot), custom_id=button(ballot, "1 · "))
    asked = await quick.alice.slash(quick.first, "vote now")
    after = await quick.state(quick.first)
    assert after.version > state.version, private(asked)


async def test_each_legation_has_a_player_of_its_own(quick: PlayServer) -> None:
    await quick.new(quick.first, seed="s7")
    await quick.alice.slash(quick.first, "siege players add", user=quick.bob.user)
    told = private(await quick.alice.slash(quick.first, "siege players command", how="powers"))
    assert "not" not in told.lower().split()[:2], told
    state = await quick.state(quick.first)
    assert state.command == "powers"
    assert set(engine.games.find(GAME).parties(state.view)) >= {"britain", "japan", "austria"}


@pytest.mark.stress
async def test_the_whole_game_is_exported(quick: PlayServer) -> None:
    await begun(quick)
    await quick.alice.slash(quick.first, "siege auto", scope="all")
    answer = await quick.alice.slash(quick.first, "siege export")
    message = answer.response if answer.response and answer.response.attachments else answer.followups[-1]
    record = read(await message.attachments[0].read())
    assert (record.system, record.seed) == (GAME, "s7")
    assert verify(engine.games.find(GAME), record).verdict == FAIR
