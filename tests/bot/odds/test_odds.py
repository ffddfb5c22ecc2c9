"""Views of the odds by button and command, with two rolls side by side, for players and spectators alike."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import Hall, controls, labels, parts, presses, private, text

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


async def stored(hall: Hall, message: Any) -> Any:
    """Return the current private message."""
    return hall.env.backend.get_message(hall.first.id, message.id)


def part_of(message: Any, action: str) -> dict[str, Any]:
    """Return the first button or select of a message with this action."""
    return next(part for part, press in zip(controls(message), presses(message), strict=True) if press.action == action)


# --- the toy -------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def throwing(hall: Hall) -> Hall:
    """Play the toy up to a throw, where dice are next."""
    state = await hall.new(hall.first)
    service = hall.bot.context.service
    while state.ask is not None and state.ask.kind != "throw":
        state = await service.decide(state.id, version=state.version, answer=DONE, actor=hall.alice.id)
    assert state.ask is not None
    await hall.bot.context.board_delivery.deliver(state.id)
    return hall


async def test_the_button_opens_the_advised_roll_privately(throwing: Hall) -> None:
    hall = throwing
    assert labels(hall.board(hall.first)).count("🎯 Odds") == 1
    before = len(hall.messages(hall.first))
    for user in (hall.alice, hall.bob):
        shown = sheet(await hall.press(hall.first, "🎯 Odds", user))
        state = await hall.state(hall.first)
        advised = hall.bot.context.service.advise(state)
        name = advised[1] if advised and advised[0] == "fire" else ""
        assert f"**{name.capitalize()}" in text(shown)
        assert "3/6" in text(shown)
        assert "What would change it" in text(shown)
        assert "hit 3/6" in pictured(shown)
        assert len(shown.attachments) == 1
    assert len(hall.messages(hall.first)) == before
    assert (await hall.state(hall.first)).version == state.version


async def test_no_button_while_no_dice_are_near(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "🎯 Odds" not in labels(hall.board(hall.first))
    reply = private(await hall.alice.slash(hall.first, "siege odds"))
    assert "No die can be rolled now" in reply
    assert "no-cones-now (§3)" in private(await hall.alice.slash(hall.first, "siege odds", what="throw"))


async def test_another_roll_and_a_comparison_on_the_same_sheet(throwing: Hall) -> None:
    hall = throwing
    shown = sheet(await hall.press(hall.first, "🎯 Odds", hall.bob))
    message = await stored(hall, shown)
    pick = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddspick"
    )
    other = next(option for option in pick["options"] if not option.get("default"))
    await hall.bob.select(hall.as_message(message), [other["value"]], custom_id=pick["custom_id"])
    message = await stored(hall, shown)
    assert "27/36" in text(message)
    versus = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddswith"
    )
    await hall.bob.select(hall.as_message(message), [versus["options"][0]["value"]], custom_id=versus["custom_id"])
    message = await stored(hall, shown)
    assert "**A · " in text(message)
    assert "**B · " in text(message)
    assert "On average" in text(message)
    assert "A: " in pictured(message)
    assert not discord_limits.faults_of_message({"components": message.components})
    await hall.bob.click(hall.as_message(message), label="Only this one")
    message = await stored(hall, shown)
    assert "**B · " not in text(message)


async def test_the_command_by_slots_and_in_words_alone(throwing: Hall) -> None:
    hall = throwing
    name = next(iter((await hall.state(hall.first)).view["children"]))
    offered = await hall.bob.autocomplete(hall.first, "siege odds", "what", "")
    assert [choice["value"] for choice in offered] == ["throw", "twice"]
    zones = await hall.bob.autocomplete(hall.first, "siege odds", "zone", "", what="twice")
    assert zones
    assert all(len(choice["name"]) <= 100 for choice in zones)
    first = zones[0]["value"]
    shown = sheet(await hall.bob.slash(hall.first, "siege odds", what="twice", zone=first, text=True))
    assert "27/36" in text(shown)
    assert not shown.attachments
    assert not [part for part in parts(shown) if part["type"] == 12]
    against = await hall.bob.autocomplete(hall.first, "siege odds", "compare", "throw", what="twice", zone=first)
    assert against
    both = sheet(await hall.bob.slash(hall.first, "siege odds", what="twice", zone=first, compare=against[0]["value"]))
    assert "27/36" in text(both)
    assert "3/6" in text(both)
    typed = sheet(await hall.bob.slash(hall.first, "siege odds", zone=first, compare="twice", text=True))
    assert "**B · " in text(typed)
    refused = private(await hall.bob.slash(hall.first, "siege odds", what="throw", zone="nobody"))
    assert "not-an-option" in refused
    assert name


async def test_a_sheet_in_words_stays_in_words(throwing: Hall) -> None:
    hall = throwing
    shown = sheet(await hall.bob.slash(hall.first, "siege odds", text=True))
    message = await stored(hall, shown)
    pick = part_of(message, "oddswith")
    await hall.bob.select(hall.as_message(message), [pick["options"][0]["value"]], custom_id=pick["custom_id"])
    message = await stored(hall, shown)
    assert "**B · " in text(message)
    assert not message.attachments
    assert not [part for part in parts(message) if part["type"] == 12]


async def test_a_sheet_of_last_turn_says_so(throwing: Hall) -> None:
    hall = throwing
    shown = sheet(await hall.press(hall.first, "🎯 Odds", hall.bob))
    message = await stored(hall, shown)
    pick = next(
        part for part, press in zip(controls(message), presses(message), strict=True) if press.action == "oddspick"
    )
    await hall.alice.slash(hall.first, "siege done")
    answer = await hall.bob.select(hall.as_message(message), [pick["options"][0]["value"]], custom_id=pick["custom_id"])
    assert "already decided" in private(answer)


async def test_after_the_end_no_die_is_rolled(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert "no die is rolled any more" in private(await hall.bob.slash(hall.first, "siege odds"))
    assert await hall.bob.autocomplete(hall.first, "siege odds", "what", "") == []


async def test_no_game_no_odds(hall: Hall) -> None:
    assert "no game in this channel" in private(await hall.alice.slash(hall.second, "siege odds"))
    assert await hall.alice.autocomplete(hall.second, "siege odds", "what", "") == []


async def test_sheets_that_know_no_measure_are_cut(hall: Hall) -> None:
    """The attic's texts are very long and its menus exceed any select: Discord's limits hold all the same."""
    hall.game = "attic"
    await hall.new(hall.first)
    shown = sheet(await hall.press(hall.first, "🎯 Odds"))
    pictured(shown)
    assert {"Page 2 of 2 ▶"} <= set(labels(shown))
    message = await stored(hall, shown)
    await hall.alice.click(hall.as_message(message), label="Page 2 of 2 ▶")
    message = await stored(hall, shown)
    assert "◀ Page 1 of 2" in labels(message)
    assert not discord_limits.faults_of_message({"components": message.components})


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(throwing: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(sheets: Any) -> bytes:
        raise OSError("no ink")

    monkeypatch.setattr(throwing.bot.context.find(throwing.game), "odds_picture", broken, raising=False)
    shown = sheet(await throwing.press(throwing.first, "🎯 Odds"))
    assert "3/6" in text(shown)
    assert not shown.attachments


# --- the siege ------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def firing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Play the siege up to its first question of fire."""
    hall.game = GAME
    state = await hall.new(hall.first, seed="s7")
    service = hall.bot.context.service
    while state.ask is not None and state.ask.kind != "fire":
        state = await service.auto(state.id, version=state.version, scope="phase", actor=hall.alice.id)
    assert state.ask is not None
    await hall.bot.context.board_delivery.deliver(state.id)
    return hall


async def test_odds_of_the_siege(firing: Hall) -> None:
    hall = firing
    shown = sheet(await hall.press(hall.first, "🎯 Odds", hall.bob))
    assert "§" in text(shown)
    assert "/6`" in text(shown)
    assert "Bars of odds" in pictured(shown)
    picture = await hall.as_message(await stored(hall, shown)).attachments[0].read()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) <= 30 * 1024
    state = await hall.state(hall.first)
    assert state.ask is not None
    offered = await hall.bob.autocomplete(hall.first, "siege odds", "what", "")
    assert {choice["value"] for choice in offered} >= {"shot", "rout", "shell"}
    zones = await hall.bob.autocomplete(hall.first, "siege odds", "zone", "", what="shot")
    at = await hall.bob.autocomplete(hall.first, "siege odds", "at", "", what="shot", zone=zones[0]["value"])
    shot = {"what": "shot", "zone": zones[0]["value"], "at": at[0]["value"]}
    ways = await hall.bob.autocomplete(hall.first, "siege odds", "with", "", **shot)
    shown = sheet(await hall.bob.slash(hall.first, "siege odds", **shot, **{"with": ways[-1]["value"]}, text=True))
    assert "On average the Boxers lose" in text(shown)
    shell = sheet(await hall.bob.slash(hall.first, "siege odds", what="shell", zone="british-north", text=True))
    assert "Shells on British North" in text(shell)
    odds = hall.bot.context.find(GAME).odds_ask(state.view, state.ask)
    assert odds is not None
    against = write_path(odds, ("shell", "british-north"))
    both = sheet(await hall.bob.slash(hall.first, "siege odds", **shot, compare=against))
    assert "A: " in pictured(both)


async def test_the_march_has_the_melees_that_are_to_come(firing: Hall) -> None:
    hall = firing
    state = await hall.state(hall.first)
    while state.ask is not None and (state.ask.kind != "march" or not state.view.bled):
        service = hall.bot.context.service
        state = await service.auto(state.id, version=state.version, scope="decision", actor=hall.alice.id)
    assert state.ask is not None
    await hall.bot.context.board_delivery.deliver(state.id)
    shown = sheet(await hall.press(hall.first, "🎯 Odds"))
    assert "§6." in text(shown)
    odds = hall.bot.context.find(GAME).odds_ask(state.view, state.ask)
    assert odds is not None
    offered = await hall.bob.autocomplete(hall.first, "siege odds", "what", "")
    assert [choice["value"] for choice in offered] == [choice.word for choice in odds.menu().choices]
    assert "shot" not in {choice["value"] for choice in offered}
    reply = private(await hall.bob.slash(hall.first, "siege odds", what="shot"))
    assert "§6.3" in reply


async def test_a_quiet_day_has_shells_but_no_shot(hall: Hall) -> None:
    hall.game = GAME
    await hall.new(hall.first, seed="s7")
    assert "🎯 Odds" not in labels(hall.board(hall.first))
    assert "Shells on" in text(sheet(await hall.bob.slash(hall.first, "siege odds", text=True)))
    reply = private(await hall.bob.slash(hall.first, "siege odds", what="shot"))
    assert "§6.3" in reply
    assert "shells" in reply, "what can be looked at instead"
    assert "§6.6" in private(await hall.bob.slash(hall.first, "siege odds", what="charge"))
    assert "§6.1" in private(await hall.bob.slash(hall.first, "siege odds", what="douse"))


async def test_every_picture_the_bot_sends_has_an_alt_text(firing: Hall) -> None:
    """The board's, the spectators' and the odds' pictures: every gallery has a description."""
    hall = firing
    pictured(hall.board(hall.first))
    looked = await hall.bob.slash(hall.first, "siege board")
    pictured(next(answer for answer in (*looked.followups, looked.response) if answer and answer.attachments))
    pictured(sheet(await hall.bob.slash(hall.first, "siege odds")))


async def test_the_board_in_words_shows_no_picture(firing: Hall) -> None:
    for user in (firing.alice, firing.bob):
        reply = await user.slash(firing.first, "siege board", text=True)
        assert "Boxers" in private(reply)
        assert not [answer for answer in (*reply.followups, reply.response) if answer and answer.attachments]
