"""The end of a game: three lines, what leads on, par, and the score between two people."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, button, controls, labels, private, text

import engine.games
from db.par import Par, Pars
from engine.core.day_gate import SCENARIO, own_options
from engine.core.par import par_of
from render.catalogue import house_texts
from render.language import speaking, spoken

MOST = 45
"""The most words of an end, without its title."""
LANGUAGES = ("en", "it", "fr")
FIRST = {
    "en": ["📈 Turning points", "🎞 Replay", "📖 Story", "🔁 Again", "☀️ Today’s game"],
    "it": ["📈 Le svolte", "🎞 Rivedi", "📖 Racconto", "🔁 Gioca ancora", "☀️ Partita di oggi"],
    "fr": ["📈 Où tout s’est joué", "🎞 Revoir", "📖 Récit", "🔁 Rejouer", "☀️ Partie du jour"],
}


def words(board: Any) -> int:
    lines = [line for line in text(board).splitlines() if not line.startswith(("## ", "-# "))]
    return sum(any(letter.isalnum() for letter in word) for word in " ".join(lines).split())


async def ended(server: PlayServer, game: str, **options: Any) -> Any:
    """Let the autopilot play a game to its end; return the last board."""
    await server.alice.slash(server.first, "siege new", game=game, **options)
    await server.env.advance_time(5)
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.env.advance_time(5)
    return server.board(server.first)


CASES = [("keep-up-the-fire", "en"), ("ascari", "it"), ("keep-up-the-fire", "fr")]
LONGER = [("revolte", "fr"), ("siege", "en"), ("siege", "it")]


@pytest.mark.stress("ascari-it", "keep-up-the-fire-fr")
@pytest.mark.simcord(settle_timeout=90)
@pytest.mark.parametrize(
    ("game", "language"), [*CASES, *(pytest.param(*each, marks=[pytest.mark.stress]) for each in LONGER)]
)
async def test_the_end_has_three_lines_and_buttons(server: PlayServer, game: str, language: str) -> None:
    sides = len(engine.games.find(game).sides) > 1
    wanted: dict[str, Any] = {"language": language}
    if sides:
        rules = engine.games.find(game)
        scenario = rules.scenarios[0]
        side = rules.sides_in(rules.new({SCENARIO: scenario}))[0]
        wanted |= {"scenario": scenario, "side": side, "against": "autopilot"}
    board = await ended(server, game, **wanted)
    said = text(board)
    assert words(board) <= MOST, said
    rows = labels(board)
    first = list(FIRST[language])
    if sides:
        first[3] = house_texts().text("button-mirror", locale=language)
    assert rows[:5] == first
    assert len(controls(board)) in {10, 11}  # after a defeat, the lesson as well
    assert len(controls(board)) == 10 or "🎓" in rows[10]
    assert not re.search(r"\b[0-9a-f]{64}\b", said), "secret and hash are behind Fair dice"
    state = await server.state(server.first)
    stored = await Pars(server.bot.database).of(state.id)
    assert state.seed is not None
    played = await asyncio.to_thread(
        par_of, engine.games.find(game), seed=state.seed, options=own_options(state.options), own=state.id
    )
    assert stored == Par(played.won, played.score)
    with speaking(language):
        with_score = server.bot.context.find(game).score(played.score)
    assert with_score in said
    own = spoken(language, lambda: house_texts().text("end-own", count=0))
    assert own in said, "the autopilot gave every order"


@pytest.mark.stress
async def test_points_dice_and_share_are_behind_their_buttons(server: PlayServer) -> None:
    board = await ended(server, "keep-up-the-fire")
    said, state = text(board), await server.state(server.first)

    async def behind(label: str) -> str:
        return private(await server.alice.click(server.as_message(board), custom_id=button(board, label)))

    assert state.secret is not None
    assert state.secret not in said
    fair = await behind("🎲 Fair dice")
    assert state.secret in fair
    assert state.seed_hash in fair
    assert "sha256sum" in fair
    points = await behind("🧾 Points")
    presenter = server.bot.context.find(state.system)
    assert state.result is not None
    with speaking("en"):
        assert points == presenter.result(state.view, state.result)
    shared = await server.alice.click(server.as_message(board), custom_id=button(board, "📤 Share"))
    answer = shared.followups[-1] if shared.followups else shared.response
    card = server.env.backend.get_message(server.first.id, answer.message.id)
    assert [each["filename"] for each in card.attachments] == ["card.png"]
    share = private(shared)
    assert share.startswith("```\nSiegemaster · Keep Up the Fire!\n")
    assert "Par, the adviser’s result: " in share
    assert "**" not in share
    assert "Keep Up the Fire!" in await behind("🏅 My record") or "no records" in (await behind("🏅 My record")).lower()


@pytest.mark.parametrize(
    ("level", "medal"), stress.spread([("alone", " 🎖🎖"), ("commander", " 🎖"), ("guided", "")], of=3)
)
async def test_each_level_has_its_medal_and_line(server: PlayServer, level: str, medal: str) -> None:
    server.game = "keep-up-the-fire"
    state = await server.new(server.first, seed=None, level=level)
    context = server.bot.context
    await context.service.auto(state.id, version=state.version, scope="all", actor=server.alice.id)
    await context.board_delivery.deliver(state.id)
    await server.env.advance_time(30)
    board = server.board(server.first)
    share = private(await server.alice.click(server.as_message(board), custom_id=button(board, "📤 Share")))
    assert share.startswith(f"```\nSiegemaster · Keep Up the Fire!{medal}\n")
    told = private(await server.alice.slash(server.second, "records me", game="keep-up-the-fire"))
    assert ("of 1 won" in told) is bool(medal)


async def test_records_say_how_often_par_was_beaten(server: PlayServer) -> None:
    await ended(server, "keep-up-the-fire")
    await server.env.advance_time(30)
    told = private(await server.alice.slash(server.second, "records me", game="keep-up-the-fire"))
    assert "Games with a better result than the adviser’s, with the same dice: 0 of 1." in told


async def test_the_end_of_a_game_of_two_players_shows_their_score(server: PlayServer) -> None:
    for number in (1, 2):
        await server.new(
            server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
        )
        for who in (server.bob, server.alice):
            await who.slash(server.first, "siege auto", scope="phase")
        refused = await server.alice.slash(server.first, "siege resign")
        message = refused.response.message if refused.response is not None else refused.followups[-1].message
        shown = server.env.backend.get_message(server.first.id, message.id)
        await server.alice.click(server.as_message(shown), custom_id=button(shown, "Give"))
        await server.env.advance_time(30)
        board = server.boards(server.first)[-1]
        assert f"<@{server.bob.id}> against <@{server.alice.id}>: {number}–0." in text(board)
        assert f"<@{server.bob.id}> wins" in text(board)
        assert words(board) <= MOST
    assert "🔁 Rematch, sides swapped" in labels(board)
    await server.bob.click(server.as_message(board), custom_id=button(board, "🔁 Rematch"))
    await server.env.advance_time(1)
    assert (await server.state(server.first)).status != "running", "one click asks, the other's begins"
    challenge = server.messages(server.first)[-1]
    assert f"<@{server.alice.id}>, **<@{server.bob.id}> challenges you:**" in text(challenge)
    assert f"<@{server.bob.id}> will play **Italians**" in text(challenge)
    assert labels(server.boards(server.first)[-1]), "the old board keeps its buttons"
    await server.accept(server.first, server.alice, server.bob)
    state = await server.state(server.first)
    assert (state.status, {side: chair.user_id for side, chair in state.sides.items()}) == (
        "running",
        {"dervish": server.alice.id, "italian": server.bob.id},
    )


async def test_playing_the_same_dice_removes_the_buttons_of_the_old_board(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.env.advance_time(5)
    over = server.board(server.first)
    more = await server.press(server.first, "⋯ More")
    answer = more.followups[-1] if more.followups else more.response
    panel = server.env.backend.get_message(server.first.id, answer.message.id)
    assert labels(over)
    await server.alice.click(server.as_message(panel), custom_id=button(panel, "Same dice"))
    await server.env.advance_time(5)
    assert server.board(server.first).id != over.id, "another game has begun"
    assert labels(server.env.backend.get_message(server.first.id, over.id)) == []
