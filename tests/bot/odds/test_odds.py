"""Views of the odds by button and command, with two rolls side by side, for players and spectators alike."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, controls, labels, parts, presses, private, text

from bot.ui.custom_ids import write_path
from engine.core.asks import DONE

GAME = "siege"


def sheet(result: InteractionResult) -> Any:
    """Return the only private message with the answer."""
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    found = [answer for answer in answers if answer.components]
    assert len(found) == 1
    assert found[0].ephemeral
    assert not discord_limits.faults_of_message({"components": found[0].components})
    return found[0]


def pictured(message: Any) -> str:
    """Return the alt text of its first picture; each picture has a gallery and a text of its own."""
    galleries = [part for part in parts(message) if part["type"] == 12]
    texts = [str(shown["description"]) for gallery in galleries for shown in gallery["items"]]
    assert len(texts) == len(galleries) == len(set(texts)) > 0
    assert all(20 < len(text) <= discord_limits.ALT for text in texts)
    return texts[0]


async def stored(server: PlayServer, message: Any) -> Any:
    """Return the current private message."""
    return server.env.backend.get_message(server.first.id, message.id)


def part_of(message: Any, action: str) -> dict[str, Any]:
    """Return the first button or select of a message with this action."""
    return next(part for part, press in zip(controls(message), presses(message), strict=True) if press.action == action)


# --- the toy -------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def throwing(server: PlayServer) -> PlayServer:
    """Play the toy up to a throw, where dice are next."""
    state = await server.new(server.first)
    service = server.bot.context.service
    while state.ask is not None and state.ask.kind != "throw":
        state = await service.decide(state.id, version=state.version, answer=DONE, actor=server.alice.id)
    assert state.ask is not None
    await server.bot.context.board_delivery.deliver(state.id)
    return server


async def test_the_odds_button_opens_the_advised_roll_privately(throwing: PlayServer) -> None:
    server = throwing
    assert labels(server.board(server.first)).count("🎯 Odds") == 1
    before = len(server.messages(server.first))
    for user in (server.alice, server.bob):
        shown = sheet(await server.press(server.first, "🎯 Odds", user))
        state = await server.state(server.first)
        advised = server.bot.context.service.advise(state)
        name = advised[1] if advised and advised[0] == "fire" else ""
        assert f"**{name.capitalize()}" in text(shown)
        assert "3/6" not in text(shown), "the bars show it"
        assert "What would change the odds" in text(shown)
        assert "hit 3/6" in pictured(shown)
        assert len(shown.attachments) == 1
    assert len(server.messages(server.first)) == before
    assert (await server.state(server.first)).version == state.version


async def test_the_odds_button_is_hidden_while_no_roll_is_near(server: PlayServer) -> None:
    await server.new(server.first)
    assert "🎯 Odds" not in labels(server.board(server.first))
    reply = private(await server.alice.slash(server.first, "siege odds"))
    assert "The current question needs no roll" in reply
    assert "no-cones-now (§3)" in private(await server.alice.slash(server.first, "siege odds", what="throw"))


async def test_another_roll_and_a_comparison_open_on_the_same_sheet(throwing: PlayServer) -> None:
    server = throwing
    shown = sheet(await server.press(server.first, "🎯 Odds", server.bob))
    message = await stored(server, shown)
    pick = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddspick"
    )
    other = next(option for option in pick["options"] if not option.get("default"))
    await server.bob.select(server.as_message(message), [other["value"]], custom_id=pick["custom_id"])
    message = await stored(server, shown)
    assert "27/36" in pictured(message)
    versus = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddswith"
    )
    await server.bob.select(server.as_message(message), [versus["options"][0]["value"]], custom_id=versus["custom_id"])
    message = await stored(server, shown)
    assert "**A · " in text(message)
    assert "**B · " in text(message)
    assert "On average" in text(message)
    assert "A: " in pictured(message)
    assert not discord_limits.faults_of_message({"components": message.components})
    await server.bob.click(server.as_message(message), label="Only this roll")
    message = await stored(server, shown)
    assert "**B · " not in text(message)


async def test_the_odds_command_works_by_slots_and_as_text(throwing: PlayServer) -> None:
    server = throwing
    name = next(iter((await server.state(server.first)).view["children"]))
    offered = await server.bob.autocomplete(server.first, "siege odds", "what", "")
    assert [choice["value"] for choice in offered] == ["throw", "twice"]
    zones = await server.bob.autocomplete(server.first, "siege odds", "zone", "", what="twice")
    assert zones
    assert all(len(choice["name"]) <= 100 for choice in zones)
    first = zones[0]["value"]
    shown = sheet(await server.bob.slash(server.first, "siege odds", what="twice", zone=first, text=True))
    assert "27/36" in text(shown)
    assert not shown.attachments
    assert not [part for part in parts(shown) if part["type"] == 12]
    against = await server.bob.autocomplete(server.first, "siege odds", "compare", "throw", what="twice", zone=first)
    assert against
    both = sheet(
        await server.bob.slash(server.first, "siege odds", what="twice", zone=first, compare=against[0]["value"])
    )
    assert "27/36" in pictured(both)
    assert "3/6" in pictured(both)
    typed = sheet(await server.bob.slash(server.first, "siege odds", zone=first, compare="twice", text=True))
    assert "**B · " in text(typed)
    refused = private(await server.bob.slash(server.first, "siege odds", what="throw", zone="nobody"))
    assert "not-an-option" in refused
    assert name


async def test_an_odds_sheet_as_text_stays_text(throwing: PlayServer) -> None:
    server = throwing
    shown = sheet(await server.bob.slash(server.first, "siege odds", text=True))
    message = await stored(server, shown)
    pick = part_of(message, "oddswith")
    await server.bob.select(server.as_message(message), [pick["options"][0]["value"]], custom_id=pick["custom_id"])
    message = await stored(server, shown)
    assert "**B · " in text(message)
    assert not message.attachments
    assert not [part for part in parts(message) if part["type"] == 12]


async def test_an_odds_sheet_of_an_earlier_turn_is_marked(throwing: PlayServer) -> None:
    server = throwing
    shown = sheet(await server.press(server.first, "🎯 Odds", server.bob))
    message = await stored(server, shown)
    pick = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddspick"
    )
    await server.alice.slash(server.first, "siege done")
    before = text(message)
    answer = await server.bob.select(
        server.as_message(message), [pick["options"][0]["value"]], custom_id=pick["custom_id"]
    )
    assert not answer.followups
    now = text(await stored(server, shown))
    assert now.startswith("The game has moved on. This is the current panel.")
    assert now != before


async def test_the_odds_are_refused_after_the_end(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert "no more rolls" in private(await server.bob.slash(server.first, "siege odds"))
    assert await server.bob.autocomplete(server.first, "siege odds", "what", "") == []


async def test_the_odds_are_refused_without_a_game(server: PlayServer) -> None:
    assert "no game in this channel" in private(await server.alice.slash(server.second, "siege odds"))
    assert await server.alice.autocomplete(server.second, "siege odds", "what", "") == []


@pytest.mark.stress
async def test_long_odds_sheets_are_cut(server: PlayServer) -> None:
    """The attic's texts are very long and its menus exceed any select, but Discord's limits are kept."""
    server.game = "attic"
    await server.new(server.first)
    shown = sheet(await server.press(server.first, "🎯 Odds"))
    pictured(shown)
    assert {"Page 2 of 2 ▶"} <= set(labels(shown))
    message = await stored(server, shown)
    await server.alice.click(server.as_message(message), label="Page 2 of 2 ▶")
    message = await stored(server, shown)
    assert "◀ Page 1 of 2" in labels(message)
    assert not discord_limits.faults_of_message({"components": message.components})


async def test_without_its_picture_the_text_of_the_odds_remains(
    throwing: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(sheets: Any) -> bytes:
        raise OSError("no ink")

    monkeypatch.setattr(throwing.bot.context.find(throwing.game), "odds_picture", broken, raising=False)
    shown = sheet(await throwing.press(throwing.first, "🎯 Odds"))
    assert "3/6" in text(shown)
    assert not shown.attachments


# --- the siege ------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def firing(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> PlayServer:
    """Play the siege up to its first question of fire."""
    server.game = GAME
    state = await server.new(server.first, seed="s7")
    service = server.bot.context.service
    while state.ask is not None and state.ask.kind != "fire":
        state = await service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)
    assert state.ask is not None
    await server.bot.context.board_delivery.deliver(state.id)
    return server


async def test_odds_of_the_siege_are_shown(firing: PlayServer) -> None:
    server = firing
    shown = sheet(await server.press(server.first, "🎯 Odds", server.bob))
    assert "§" in text(shown)
    assert "/6`" not in text(shown), "the bars show it"
    assert "Chart of the odds" in pictured(shown)
    picture = await server.as_message(await stored(server, shown)).attachments[0].read()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) <= 30 * 1024
    state = await server.state(server.first)
    assert state.ask is not None
    offered = await server.bob.autocomplete(server.first, "siege odds", "what", "")
    assert {choice["value"] for choice in offered} >= {"shot", "rout", "shell"}
    zones = await server.bob.autocomplete(server.first, "siege odds", "zone", "", what="shot")
    at = await server.bob.autocomplete(server.first, "siege odds", "at", "", what="shot", zone=zones[0]["value"])
    shot = {"what": "shot", "zone": zones[0]["value"], "at": at[0]["value"]}
    ways = await server.bob.autocomplete(server.first, "siege odds", "with", "", **shot)
    shown = sheet(await server.bob.slash(server.first, "siege odds", **shot, **{"with": ways[-1]["value"]}, text=True))
    assert "On average the Boxers lose" in text(shown)
    shell = sheet(await server.bob.slash(server.first, "siege odds", what="shell", zone="british-north", text=True))
    assert "Shells on British North" in text(shell)
    odds = server.bot.context.find(GAME).odds_ask(state.view, state.ask)
    assert odds is not None
    against = write_path(odds, ("shell", "british-north"))
    both = sheet(await server.bob.slash(server.first, "siege odds", **shot, compare=against))
    assert "A: " in pictured(both)


@pytest.mark.stress
async def test_odds_of_a_march_include_the_coming_melees(firing: PlayServer) -> None:
    server = firing
    state = await server.state(server.first)
    while state.ask is not None and (state.ask.kind != "march" or not state.view.bled):
        service = server.bot.context.service
        state = await service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
    assert state.ask is not None
    await server.bot.context.board_delivery.deliver(state.id)
    shown = sheet(await server.press(server.first, "🎯 Odds"))
    assert "§6." in text(shown)
    odds = server.bot.context.find(GAME).odds_ask(state.view, state.ask)
    assert odds is not None
    offered = await server.bob.autocomplete(server.first, "siege odds", "what", "")
    assert [choice["value"] for choice in offered] == [choice.word for choice in odds.menu().choices]
    assert "shot" not in {choice["value"] for choice in offered}
    reply = private(await server.bob.slash(server.first, "siege odds", what="shot"))
    assert "§6.3" in reply


async def test_odds_of_a_quiet_day_have_shells_but_no_shots(server: PlayServer) -> None:
    server.game = GAME
    await server.new(server.first, seed="s7")
    assert "🎯 Odds" not in labels(server.board(server.first))
    assert "Shells on" in text(sheet(await server.bob.slash(server.first, "siege odds", text=True)))
    reply = private(await server.bob.slash(server.first, "siege odds", what="shot"))
    assert "§6.3" in reply
    assert "shells" in reply, "what can be looked at instead"
    assert "§6.6" in private(await server.bob.slash(server.first, "siege odds", what="charge"))
    assert "§6.1" in private(await server.bob.slash(server.first, "siege odds", what="douse"))


async def test_every_picture_of_the_bot_has_an_alt_text(firing: PlayServer) -> None:
    """The board's, the spectators' and the odds' pictures: every gallery has a description."""
    server = firing
    pictured(server.board(server.first))
    looked = await server.bob.slash(server.first, "siege board")
    pictured(next(answer for answer in (*looked.followups, looked.response) if answer and answer.attachments))
    pictured(sheet(await server.bob.slash(server.first, "siege odds")))


@pytest.mark.stress
async def test_the_board_as_text_shows_no_picture(firing: PlayServer) -> None:
    for user in (firing.alice, firing.bob):
        reply = await user.slash(firing.first, "siege board", text=True)
        assert "Boxers" in private(reply)
        assert not [answer for answer in (*reply.followups, reply.response) if answer and answer.attachments]


@pytest.mark.parametrize("game", ["keep-up-the-fire", "siege"])
async def test_an_option_unknown_to_the_game_is_refused_with_a_text(server: PlayServer, game: str) -> None:
    """`zone` was unknown to Keep Up the Fire!, and its refusal had no text."""
    server.game = game
    await server.new(server.first)
    told = private(await server.alice.slash(server.first, "siege odds", zone="x"))
    assert "Something went wrong" not in told
    assert told
