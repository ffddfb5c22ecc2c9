"""What a board shows while somebody picks: the reach of a unit, the way to a hex, and the board again afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from support.agordat import deployed
from support.discord_play import PlayServer, button, controls, text

from bot.boards import drawing_processes
from bot.boards.drawing_processes import first_board
from bot.boards.picked import PICKED, picked_at
from bot.games.errors import TooMuchAtOnce
from bot.play import buttons
from engine.core.day_gate import SCENARIO
from engine.core.save import new_game
from engine.games.ascari import RULESET
from render.games import find


@pytest.fixture
def orchard() -> str:
    """Play the game whose units have a reach."""
    return "ascari"


def shown(message: Any) -> list[str]:
    """Return the files that the pictures of a message refer to."""
    found = []
    for item in _all(message.components):
        found += [each["media"]["url"].rsplit("/", 1)[-1].split("?")[0] for each in item.get("items", ())]
    return found


def _all(items: Any) -> Any:
    for item in items:
        yield item
        yield from _all(item.get("components", ()))


async def test_a_pick_shows_the_reach_the_way_and_then_the_board_again(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []

    async def watched(state: Any, *args: Any, **options: Any) -> Any:
        seen.append(state)
        return await picked_at(state, *args, **options)

    monkeypatch.setattr(buttons, "picked_at", watched)
    state = await deployed(server)
    await server.bot.context.board_delivery.refresh(state.id)
    asked = await server.press(server.first, "My own orders", who=server.alice)
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]

    def copy() -> Any:
        return server.env.backend.get_message(server.first.id, answer.message.id)

    assert shown(copy()) == []
    assert "SHA-256" not in text(copy()), "the post in the channel says so already"
    for title in ("Where a unit can go", "The route"):
        if title == "The route":  # a hex alone is the whole order; what more can be said is on this button
            await server.alice.click(
                server.as_message(copy()), custom_id=button(copy(), "Choose the route and leaders")
            )
        select = next(control for control in controls(copy()) if control["type"] == 3)
        value = select["options"][0]["value"]
        await server.alice.select(server.as_message(copy()), custom_id=select["custom_id"], values=[value])
        assert shown(copy()) == [PICKED]
        assert [file["filename"] for file in copy().attachments] == [PICKED]
        assert title in text(copy())
    await server.alice.click(server.as_message(copy()), custom_id=button(copy(), "All orders"))
    assert shown(copy()) == []
    assert copy().attachments == []
    assert "The route" not in text(copy())
    assert not any(PICKED in shown(message) for message in server.messages(server.first) if message.id != copy().id)
    assert {state.side for state in seen} == {"italian"}
    assert {tuple(state.view.orders) for state in seen} == {("italian",)}, "nothing is drawn from the other's orders"


@pytest.mark.stress
async def test_a_pick_is_shown_as_text_while_too_many_pictures_wait(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await deployed(server)
    context = server.bot.context
    own = await context.service.seen_by(state.id, server.alice.id)
    assert own.ask is not None
    unit = own.ask.menu().choices[0].word, own.ask.level((own.ask.menu().choices[0].word,))
    assert unit[1] is not None
    path = (unit[0], unit[1].choices[0].word)

    async def refuse(*_: Any, **__: Any) -> None:
        raise TooMuchAtOnce

    monkeypatch.setattr(context.boards.pictures, "drawn", refuse)
    seen: Any = own
    found = await picked_at(seen, path, presenter=context.find(own.system), pictures=context.boards.pictures)
    assert found is not None
    assert found.picture is None
    assert found.files() == []
    assert "Where a unit can go" in found.overlay.text


@pytest.mark.stress
def test_every_scenario_has_its_first_board_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    def beginning(*args: Any, **options: Any) -> Any:
        begun.append(options["options"])
        return new_game(*args, **options)

    monkeypatch.setattr(drawing_processes, "new_game", beginning)
    first_board.__wrapped__("ascari", find, "en")
    assert [options[SCENARIO] for options in begun] == list(RULESET.scenarios)
