"""Undo by agreement in Ascari and La révolte: what the message names in three languages, and what the rules hide."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from support.discord_play import PlayServer, button, labels, presses, text
from support.duel.room import Room

import bot.boards.pictures
from bot.games import new_games, pledges
from engine.core.pledge import TYPED, Pledge, Word

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=60)]


class Back(NamedTuple):
    """A battle as it begins: its options, who answers what, and the lines of the message when Alice asks."""

    options: dict[str, str]
    answers: tuple[str, ...]
    lines: tuple[str, ...]
    further: int = 0
    """How many more steps than the last of her own Alice asks for."""


AGORDAT = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish"}
WALL = {"game": "revolte", "scenario": "tartar-wall", "side": "boxers"}
BEGUN = ("alice historical", "bob historical", "bob done")
LET_PASS = (*BEGUN, "alice move jihadia-2 1007", "bob pass")
"""Bob could have fired at the mover: what his side was asked and has answered is its secret, where it stops is not."""
THREE_MOVES = (
    *(*BEGUN, "alice move spears-1 1007", "bob pass", "alice move spears-2 1008", "bob pass"),
    *("alice move jihadia-3 1108", "bob pass", "bob pass"),
)
PLACED = (*(f"alice place a1 {x},150" for x in range(510, 580, 10)), "alice done", "bob place e1 1010,170")
EVERY = {
    "en": Back(
        AGORDAT,
        THREE_MOVES,
        (
            "- Jihadia 3 moves from 0807 to 1108.",
            "- Spears 2 moves from 0707 to 1008.",
            "- Spears 1 moves with Emir Ibrahim from 0706 to 1007.",
        ),
        further=2,
    ),
    "it": Back(AGORDAT, LET_PASS, ("- Jihadia 2 muove da 0806 a 1007.",)),
    "fr": Back(
        WALL,
        PLACED,
        (
            "- e1 en K2 (bob)",
            "- Déploiement\u00a0: phase terminée (alice)",
            *["- a1 en F2 (alice)"] * 4,
            "- et 3 autres",
        ),
        further=7,
    ),
}


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")
    monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
    monkeypatch.setattr(pledges, "Word", lambda *_: Word("quince", TYPED))


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", EVERY)
async def test_the_request_lists_the_undone_answers(server: PlayServer, locale: str) -> None:
    back, room, people = EVERY[locale], Room(server), {"alice": server.alice, "bob": server.bob}
    await server.new(room.channel, seed=None, opponent=server.bob, language=locale, **back.options)
    if back.options["game"] == "ascari":
        game, asked = (await room.row()).id, ("preset", "ask-me")
        await server.bot.context.service.order(game, side="italian", answer=asked, actor=server.bob.id)
    for each in back.answers:
        who, *words = each.split()
        before = (await room.row()).version
        if words == ["done"]:
            await server.done(room.channel, people[who])
        else:
            await room.order(people[who], *words)
        assert (await room.row()).version > before, each
    message = await _asked(room, back.further)
    told = text(message)
    for name, who in people.items():
        told = told.replace(f"(<@{who.id}>)", f"({name})")
    assert tuple(told.splitlines()[1:]) == back.lines
    before = (await room.row()).version
    await server.bob.click(server.as_message(message), custom_id=button(message, labels(message)[0]))
    assert (await room.row()).version > before
    begins = back.lines[0][2:].partition(" (")[0]
    answered = text(server.env.backend.get_message(room.channel.id, message.id))
    assert begins in answered, "what both agreed on stays to be read"
    assert begins in text(server.board(room.channel)) or locale == "fr", "the board says it, too, unless it is too much"


async def _asked(room: Room, further: int) -> Any:
    """Let Alice ask Bob; return the message with its buttons."""
    server = room.server
    question = await server.alice.slash(room.channel, "siege undo")
    for _ in range(further):
        shown = room.shown(question)
        await server.alice.click(server.as_message(shown), custom_id=button(shown, labels(shown)[1]))
    shown = room.shown(question)
    await server.alice.click(server.as_message(shown), custom_id=button(shown, labels(shown)[0]))
    every = server.messages(room.channel)
    (found,) = [each for each in every if any(press.action == "undoagree" for press in presses(each))]
    return found
