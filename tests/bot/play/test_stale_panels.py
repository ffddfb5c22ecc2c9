"""Private panels that are out of date: a press puts the current panel in their place, and decides nothing."""

from __future__ import annotations

from typing import Any

from support.discord_play import PlayServer, button, controls, presses, text

from bot.play.new_game import BEGIN
from bot.ui.texts import say
from render.language import speaking

STALE = "You gave an order elsewhere. This is the current panel."

ANSWERED_OTHERWISE = {
    "battlepage": "another page of a list of the server, which does not depend on a game",
    "adopt": "on the public board, which is delivered again",
    "withdraw": "on the public board, which is delivered again",
    "undoagree": "a public question of another side",
    "undorefuse": "a public question of another side",
    "offeryes": "a public question of another side",
    "offerno": "a public question of another side",
    "window": "a message of a room, which is edited when its question is over",
    "windowaccept": "an invitation, which says what became of it",
    "windowdecline": "an invitation, which says what became of it",
    "absentwait": "a public message",
    "absentplay": "a public message",
    "absentfree": "a public message",
    "absentclaim": "a public message",
    "clockwait": "a public message",
    "clockplay": "a public message",
    "clockclaim": "a public message",
    "again": "the public end of a game",
    "mirror": "the public end of a game",
    "seriesnext": "the public end of a game",
    "replay": "the public end of a game",
    "post": "the public setup board",
    "ease": "the public setup board",
    "close": "asks about a phase that is over: nothing is left to ask",
    BEGIN: "before there is a game",
    "sit": "before there is a game",
    "seeksit": "before there is a game",
    "seekbegin": "before there is a game",
    "seeknot": "before there is a game",
    "mineask": "a setting, whatever the position",
    "minepage": "another page of the user’s games",
    "rateshow": "belongs to no game",
    "seekoff": "before there is a game",
    "seekwished": "about challenges to come",
    "seekunwish": "about challenges to come",
    "seekmute": "about a player, whatever became of the challenge",
    "seekallow": "about a player, whatever became of the challenge",
    "levelset": "a level is set whatever the position",
    "handover": "a game is handed over whatever the position",
    "anpick": "the analysis of a game that is over",
    "ownpick": "the analysis of a game that is over",
    "page": "the log keeps its pages",
    "games": "a list of games",
    "gallery": "past days stay what they are",
    "moregive": "more time for a campaign, whatever the position",
    "mattered": "a game that is over",
    "learn": "a lesson, which is no game and does not change",
    "shareall": "links to a game's page, whatever the position",
    "sharesite": "links to a game's page, whatever the position",
    "unshare": "links to a game's page, whatever the position",
}
"""The presses that edit their message and need no panel, each with the reason."""


async def test_every_stale_click_on_a_private_panel_leads_to_a_current_one(server: PlayServer) -> None:
    router = server.bot.router
    edits = {name for name, each in router._registered.items() if each.route.edits}
    tournament = {name for name in edits if router._registered[name].handler.__module__.startswith("bot.tournaments")}
    assert edits - tournament - router.panels.keys() <= ANSWERED_OTHERWISE.keys()


async def test_the_texts_exist_in_three_languages() -> None:
    for locale, wanted in (
        ("en", STALE),
        ("it", "Hai dato un ordine altrove. Questo è il pannello attuale."),
        ("fr", "Vous avez donné un ordre ailleurs. Voici le panneau actuel."),
    ):
        with speaking(locale):
            assert say("panel-stale") == wanted


async def test_an_advisers_menu_is_followed_by_the_current_one(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await server.env.advance_time(5)
    asked = await server.press(server.first, "Move", server.bob)
    menu = _message(server, asked)
    await server.alice.slash(server.first, "siege order", do="move", second="gate", third="hedge", fourth="anna")
    version = (await server.state(server.first)).version
    told = await server.bob.click(server.as_message(menu), custom_id=button(menu, "Hedge"))
    now = _message(server, asked)
    assert text(now).startswith(f"<@{server.alice.id}> decided just before you")
    assert not told.followups
    assert (await server.state(server.first)).version == version
    assert {press.version for press in presses(now)} == {version}
    await server.bob.click(server.as_message(now), custom_id=button(now, "Move"))
    assert not text(_message(server, asked)).startswith("<@"), "the current menu works"


async def test_a_stale_confirmation_of_resigning_asks_again(server: PlayServer) -> None:
    await server.new(server.first)
    asked = await server.alice.slash(server.first, "siege resign")
    sure = _message(server, asked)
    await server.press(server.first, "Done")
    await server.alice.click(server.as_message(sure), custom_id=controls(sure)[0]["custom_id"])
    assert text(_message(server, asked)).startswith(STALE)
    assert (await server.state(server.first)).status == "running"


def _message(server: PlayServer, asked: Any) -> Any:
    """Return the current private message."""
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    return server.env.backend.get_message(server.first.id, answer.message.id)
