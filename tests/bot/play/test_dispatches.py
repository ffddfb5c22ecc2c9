"""The dispatch of a board on the simulated Discord: five sentences, and a button with the rolls and the rest."""

from __future__ import annotations

from support.discord_play import PlayServer, labels, private, text

from render.dispatch import SENTENCES
from render.language import speaking


async def test_events_without_room_on_the_board_are_listed_with_the_dice(server: PlayServer) -> None:
    server.game = "keep-up-the-fire"
    context = server.bot.context
    await server.new(server.first, language="it", level="commander")
    presenter, left = context.find(server.game), 0
    with speaking("it"):
        for _ in range(60):
            state = await server.state(server.first)
            await context.service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
            story, _first = await context.with_story(await server.state(server.first))
            events, rolls = story.events, presenter.dice(story.events)
            with speaking("it"):
                rest = presenter.left_out(story.view, events)
            if len(rest) < 2 or len(rolls) < 2:
                continue
            left += 1
            await context.board_delivery.deliver(story.id)
            board = server.board(server.first)
            told = presenter.panel(story.view, story.ask, events).story
            assert 0 < len(told) <= SENTENCES
            assert all(sentence in text(board) for sentence in told)
            assert f"🎲 {len(rolls)} tiri" in labels(board)
            said = private(await server.press(server.first, "🎲", server.bob))
            with speaking("en"):
                behind = presenter.left_out(story.view, events)
            assert all(sentence in said for sentence in behind), "in the reader's language"
            assert not any(sentence in text(board) for sentence in rest)
            if left == 2:
                return
    raise AssertionError("no turn had more than a board can tell")
