"""The games of players who cannot see the pictures: what they type, and what they read.

They type commands, and read the private answers, the board in words and the odds. A screen reader does not say that
the board was edited.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, private, reads, text
from support.typed_words import said

import engine.games
import render.games
from render.language import speaking

WORDS = ("do", "second", "third", "fourth", "fifth")
"""The fields of `/siege order`."""
FIELD = 500
"""The most characters of a field."""

BEGUN: dict[str, dict[str, Any]] = {
    "siege": {"seed": "apple"},
    "keep-up-the-fire": {"seed": "apple"},
    "ascari": {"scenario": "agordat-1890", "side": "italian", "against": "autopilot"},
    "revolte": {"scenario": "fu-gate", "side": "europeans", "against": "autopilot"},
}
"""How a player who is alone begins each game."""


async def typed(server: PlayServer, command: str, **options: Any) -> str:
    """Return what a typed command answers privately."""
    return private(await server.alice.slash(server.first, f"siege {command}", **options))


async def begun(server: PlayServer, game: str, **options: Any) -> None:
    """Begin a game, and let the autopilot set up its side."""
    await server.alice.slash(server.first, "siege new", game=game, **BEGUN[game], **options)
    await server.env.advance_time(10)


async def asked(server: PlayServer) -> str:
    """Return the kind of the current question."""
    state = await server.state(server.first)
    assert state.ask is not None
    return state.ask.kind


@pytest.mark.parametrize(
    ("game", "facts"),
    [
        (
            "siege",
            [
                "The Boxers’ entries: 1 Ch’ien Men wall, 2 Legation St 1",
                "Powers with a great Legation: the British, the Russians, the Americans, the Germans and the French",
            ],
        ),
        ("keep-up-the-fire", ["9 stations to go: Tangku, Tientsin (danger zone)", "Tongzhou, Peking"]),
        (
            "ascari",
            [
                "Leader, fire +1, melee +1, movement 6: Capt. Fara",
                "Rifles, melee value 1, movement 4: 1st company, 2nd company",
                "Horsemen, melee value 1, movement 8: Baggara horse",
            ],
        ),
        (
            "revolte",
            [
                "Officer: e1 ",
                "Jingal gunner: b9 ",
                "**The ground**: squares A1–L9, each 10 cm wide.",
                "Objective: A5–L9",
                "Building: inn A2–E4; dye works F2–H4",
                "Wall: wall west of the gate A5–E5",
            ],
        ),
    ],
)
async def test_the_board_in_words_says_what_the_map_shows(server: PlayServer, game: str, facts: list[str]) -> None:
    await begun(server, game)
    board = await typed(server, "board", text=True)
    for fact in facts:
        assert fact in board, board


async def test_the_answer_to_an_order_says_what_happened_and_what_is_asked(server: PlayServer) -> None:
    """A miss is on no board, and nobody hears that the question has changed."""
    await begun(server, "keep-up-the-fire")
    heard: list[str] = []
    for _ in range(12):
        if (await asked(server)) == "act":
            wall = (await server.alice.autocomplete(server.first, "siege fire", "from", ""))[0]["value"]
            heard.append(await typed(server, "fire", **{"from": wall}))
        elif heard:
            break
        else:
            await typed(server, "auto", scope="decision")
    for answer in heard:
        ordered, told, *_, question = answer.splitlines()
        assert ordered.startswith("Ordered: Fire · ")
        assert told.endswith(".")
        assert question.startswith("**")
        assert question.endswith("?**")
    assert any("miss" in answer for answer in heard), heard


async def test_the_answer_to_an_order_asks_in_the_readers_language(server: PlayServer) -> None:
    """The board and its question may be in another one."""
    await begun(server, "revolte", language="en")
    reads(server, "it")
    answer = await typed(server, "order", do="done")
    assert answer.startswith("Ordine dato"), answer
    *_, question = answer.splitlines()
    boards = server.bot.context.boards
    state = await server.bot.context.service.seen_by((await server.state(server.first)).id, server.alice.id)
    for locale in ("en", "it"):
        with speaking(locale):
            assert (question == f"**{boards.question(replace(state, locale=locale))}**") is (locale == "it"), question


async def test_what_moves_is_typed_as_the_board_in_words_names_it(server: PlayServer) -> None:
    """“2 × American 2” is on the board, and nobody who does not see the menu knows their numbers."""
    await begun(server, "siege")
    board = await typed(server, "board", text=True)
    assert "American ramp, **6, officers +2**: Myers +2, 2 × American 2, Colt 2" in board
    answer = await typed(
        server, "move", **{"from": "American ramp", "to": "American West", "what": "2 × American 2, Colt 2"}
    )
    assert "American no. 1 (2), American no. 2 (2), Colt (2)" in answer
    answer = await typed(server, "move", **{"from": "German ramp", "to": "German West", "what": "3 × German 2"})
    assert "3 × German 2" in answer, "there are only two"
    answer = await typed(server, "move", **{"from": "German ramp", "to": "German West", "what": "German"})
    assert "German no. 1 (2)" in answer


@pytest.mark.parametrize("field", ["unit", "what", "who", "from"])
async def test_any_field_may_name_what_moves(server: PlayServer, field: str) -> None:
    await begun(server, "keep-up-the-fire")
    answer = await typed(server, "move", **{field: "The international gun", "to": "West wall"})
    assert answer.startswith("Ordered: Move · The international gun · West wall"), answer


async def test_a_refusal_names_walls_as_they_can_be_typed(server: PlayServer) -> None:
    """French players were told to write “nord”, and “nord” was refused."""
    reads(server, "fr")
    await begun(server, "keep-up-the-fire")
    answer = await typed(server, "move", **{"from": "Le canon international", "to": "ouest"})
    assert answer.startswith("Ordre donné"), answer


async def test_a_player_is_led_to_the_question_where_nothing_is_rolled(server: PlayServer) -> None:
    """The button “Why” is behind “More”."""
    await begun(server, "ascari")
    answer = await typed(server, "odds")
    assert "click **More**, then **Why**" in answer
    board = server.board(server.first)
    assert not any("Why" in label for label in labels(board))
    more = await server.alice.click(server.as_message(board), custom_id=button(board, "More"))
    assert any("Why" in label for label in labels(more.response))


async def test_no_two_buttons_of_a_board_sound_alike(server: PlayServer) -> None:
    """“My orders” stood beside “My own orders”."""
    await begun(server, "ascari")
    await server.press(server.first, "Historical positions")
    await typed(server, "done")
    await server.env.advance_time(10)
    found = labels(server.board(server.first))
    assert {"My own orders", "Standing orders"} <= set(found), found
    assert "My orders" not in found


@pytest.mark.stress
@pytest.mark.parametrize("game", [*BEGUN])
async def test_a_game_is_played_to_its_end_by_typed_words(server: PlayServer, game: str) -> None:
    """Each order is typed in the names that texts show; each answer says what is asked next."""
    rules, presenter = engine.games.find(game), render.games.find(game)
    adviser = rules.policies["steward"]("typed")
    await begun(server, game, **({"scenario": "ten-days"} if game == "siege" else {}))
    orders = waited = 0
    while (state := await server.state(server.first)).status == "running":
        assert waited < 200
        mine = await server.bot.context.service.seen_by(state.id, server.alice.id)
        if mine.ask is None or (state.sides and mine.ask.side != BEGUN[game]["side"]):
            waited += 1
            await server.env.advance_time(10)
            continue
        waited = 0
        with speaking("en"):
            answer = adviser.answer(mine.view, mine.ask)
            words = said(presenter, mine.ask, answer)
        # Nobody types thirty names: such a list is written in the answer's own short words.
        words = [word if len(word) <= FIELD else short for word, short in zip(words, answer, strict=True)]
        words = words if len(words) <= len(WORDS) else [" ".join(words)]
        reply = await typed(server, "order", **dict(zip(WORDS, words, strict=False)))
        if "End the phase?" in reply:
            await server.done(server.first, server.alice)
        else:
            assert reply.startswith("Ordered: "), (words, reply)
        orders += 1
        assert orders < 2_000
    assert orders > 10
    board = await typed(server, "board", text=True)
    assert board
    assert text(server.messages(server.first)[-1])
