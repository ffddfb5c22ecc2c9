"""Rules in a channel: contents, pages, rulings, examples, the search, and the link from a refusal."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import interactions
from support import discord_limits, stress
from support.discord_play import PlayServer, button, controls, labels, private, text

import engine.games
from bot.rules.handlers import RulesHandlers, valid_choices
from engine.core.asks import Refused
from render.language import speaking


def stored(server: PlayServer, message: Any) -> Any:
    """Return the current message."""
    channel = message.channel.id if hasattr(message, "channel") else message.channel_id
    return server.env.backend.get_message(channel, message.id)


async def rules(server: PlayServer, **options: Any) -> Any:
    """Return the private answer to the command."""
    shown = await server.alice.slash(server.first, "siege rules", **options)
    assert shown.response is not None
    assert shown.response.ephemeral
    return stored(server, shown.response.message)


async def press(server: PlayServer, message: Any, label: str) -> Any:
    """Press a button of a private page, which is edited in place."""
    now = stored(server, message)
    clicked = await server.alice.click(server.as_message(now), custom_id=button(now, label))
    assert not clicked.followups
    after = stored(server, message)
    assert not discord_limits.faults_of_message({"components": after.components})
    return after


async def pick(server: PlayServer, message: Any, value: str) -> Any:
    now = stored(server, message)
    (menu,) = (part for part in controls(now) if part["type"] == 3)
    assert value in [option["value"] for option in menu["options"]]
    await server.alice.select(server.as_message(now), [value], custom_id=menu["custom_id"])
    return stored(server, message)


async def test_without_a_question_the_contents_come_first(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert "The night" in text(await rules(server))


async def test_from_the_contents_to_a_section_and_back(server: PlayServer) -> None:
    await server.new(server.first)
    message = await rules(server)
    assert text(message) == "§2", "without a section: the rule behind the question"
    assert labels(message) == ["§2 Walking", "Contents"]
    message = await press(server, message, "Contents")
    assert "The day" in text(message)
    assert "The night" in text(message)
    assert "Cones" in text(await pick(server, message, "#2"))
    page = await pick(server, message, "3")
    assert text(page) == "### §3 Cones\nCones are thrown."
    assert labels(page) == ["◀ §2", "§4 ▶", "One ruling", "2 examples", "Contents"]
    assert "### §2 Walking" in text(await press(server, message, "◀ §2"))
    assert "**R1** On foot." in text(await press(server, message, "One ruling"))
    assert "### §2 Walking" in text(await press(server, message, "§2 Walking"))
    assert "example 1 of 2\nA cone flies, number 1" in text(await press(server, message, "2 examples"))
    assert "example 2 of 2\nA cone flies, number 2" in text(await press(server, message, "▶"))
    assert "The night" in text(await press(server, message, "Contents"))


async def test_rules_can_be_read_without_a_game(server: PlayServer) -> None:
    message = await rules(server, what="6.3" if engine.games.names()[0] != server.game else "3")
    assert "###" in text(message)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3", "### §3 Cones"),
        ("§3", "### §3 Cones"),
        ("cones", "### §3 Cones"),
        ("CONÉS thrown", "### §3 Cones"),
        ("conifers", "No rule matches"),
        ("days", "### §1 Days"),
        ("one", "### Rules for “one” (2)"),
        ("*dragons*", "No rule matches “\\*dragons\\*”"),
    ],
)
async def test_typed_text_is_looked_up(server: PlayServer, typed: str, said: str) -> None:
    await server.new(server.first)
    message = await rules(server, what=typed)
    assert said in text(message)
    assert not discord_limits.faults_of_message({"components": message.components})


async def test_choosing_one_of_several_results_opens_it(server: PlayServer) -> None:
    await server.new(server.first)
    message = await rules(server, what="one")
    assert "### §4 Supper" in text(await pick(server, message, "4"))


async def test_sections_are_suggested(server: PlayServer) -> None:
    await server.new(server.first)
    found = await server.alice.autocomplete(server.first, "siege rules", "what", "")
    assert [choice["value"] for choice in found] == ["1", "2", "3", "4"]
    assert found[2]["name"] == "§3 Cones"
    found = await server.alice.autocomplete(server.first, "siege rules", "what", "walk")
    assert [choice["value"] for choice in found] == ["2"]


async def test_pages_work_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first)
    message = await rules(server, what="3")
    await server.restart()
    assert "### §4 Supper" in text(await press(server, message, "§4 ▶"))


async def test_a_refusal_leads_to_its_section(server: PlayServer) -> None:
    await server.new(server.first)
    refused = await server.alice.slash(server.first, "siege order", do="dance")
    reply = private(refused)
    assert "not-an-option" in reply
    assert "**Instead:** Move, Done." in reply
    message = stored(server, refused.response.message)
    assert labels(message) == ["§2 Walking"]
    opened = await server.alice.click(server.as_message(message), label="§2 Walking")
    assert "### §2 Walking" in private(opened)
    assert "not-an-option" in text(stored(server, message)), "the refusal is still there to be read"


async def test_a_refusal_is_read_in_the_readers_language(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is in English and its reader's client in Italian; nobody else sees the rules page."""
    make = interactions.base_payload

    def italian(*args: Any, **named: Any) -> Any:
        record, payload = make(*args, **named)
        payload["locale"] = "it"
        return record, payload

    server.game = "siege"
    state = await server.new(server.first)
    before = len(server.messages(server.first))
    monkeypatch.setattr(interactions, "base_payload", italian)
    wrong = {"from": "british-south", "to": "the imperial city"}
    refused = await server.alice.slash(server.first, "siege move", **wrong)
    presenter = server.bot.context.find("siege")
    assert state.ask is not None
    with pytest.raises(Refused) as caught:
        state.ask.check(("move", "british-south", "imperial-city", "gb1"))
    reply = private(refused)
    with speaking("it"):
        assert presenter.refusal(caught.value) in reply
    with speaking("it"):
        assert valid_choices(presenter, state.ask, caught.value) in reply
    message = stored(server, refused.response.message)
    with speaking("it"):
        assert labels(message) == [f"§1.1 {presenter.rulebook().page('1.1').ref.title}"]
    assert len(server.messages(server.first)) == before


async def test_why_leads_to_the_section(server: PlayServer) -> None:
    await server.new(server.first)
    reply = await server.press(server.first, "Why", server.bob)
    opened = await server.bob.click(reply.response.message, label="§2 Walking")
    assert "### §2 Walking" in private(opened)


async def test_a_removed_page_is_replaced_by_the_contents(server: PlayServer) -> None:
    await server.new(server.first)
    message = await rules(server, what="3")
    now = stored(server, message)
    wanted = button(now, "§4 ▶")
    for part in controls(now):
        if part["custom_id"] == wanted:
            part["custom_id"] = wanted.replace(":4", ":44")
    clicked = await server.alice.click(server.as_message(now), custom_id=wanted.replace(":4", ":44"))
    assert clicked is not None
    assert "The night" in text(stored(server, message))


@pytest.mark.stress("attic")
@pytest.mark.parametrize(
    "game", stress.spread(["attic", *engine.games.names()], of=9, keep=lambda game: game == "siege")
)
async def test_every_page_keeps_discords_limits(server: PlayServer, game: str) -> None:
    """Every game's rulebook in every language: contents, chapters, sections, rulings, examples, searches."""
    handlers = RulesHandlers(server.bot.context)
    for locale in ("en-US", "it", "fr"):
        with speaking(locale):
            rules_reader = handlers.reader(game)
            views = [
                handlers.contents(rules_reader),
                handlers.found(rules_reader, "of"),
                handlers.found(rules_reader, "nowhere at all"),
            ]
            for chapter in rules_reader.rulebook.chapters():
                views.append(handlers.chapter(rules_reader, chapter.key))
                for ref in chapter.sections if game != "attic" else chapter.sections[:2]:
                    page = rules_reader.rulebook.page(ref.key)
                    assert page is not None
                    views.append(handlers.page(rules_reader, page))
                    views += [handlers.rulings(rules_reader, page, number) for number in range(12) if page.rulings]
                    views += [handlers.example(rules_reader, page, number) for number in range(page.examples)]
                    rulings = [rules_reader.rulebook.page(ruling.ref.key) for ruling in page.rulings]
                    views += [handlers.page(rules_reader, each) for each in rulings if each is not None]
        for view in views:
            assert not discord_limits.faults_of_message({"components": view.to_components()})
        with speaking(locale):
            for typed in ("", "a", "6"):
                suggested = handlers.suggest(game, typed)
                assert len(suggested) <= discord_limits.CHOICES
                assert all(len(choice.name) <= 100 and len(str(choice.value)) <= 100 for choice in suggested)
    assert len(views) > 100
