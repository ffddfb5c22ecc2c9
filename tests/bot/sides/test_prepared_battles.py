"""Orders prepared in Ascari and La révolte: whole phases of a turn, and what ends them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, button, labels, private, reads, text
from support.duel.room import Room

import bot.boards.pictures
import engine.games
from bot.games import new_games, pledges
from bot.games.seats.chairs import POST
from db.sides import turns_of
from engine.core.pledge import TYPED, Pledge, Word

pytestmark = [pytest.mark.simcord(settle_timeout=60)]

AGORDAT = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish"}
WALL = {"game": "revolte", "scenario": "tartar-wall", "side": "boxers"}


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.boards.pictures, "draw", lambda *_, **__: b"picture")
    monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
    monkeypatch.setattr(pledges, "Word", lambda *_: Word("quince", TYPED))


async def _begun(server: PlayServer, *answers: str, **options: Any) -> Room:
    room, people = Room(server), {"alice": server.alice, "bob": server.bob}
    await server.new(room.channel, seed=None, opponent=server.bob, pace=POST, **options)
    for each in answers:
        who, *words = each.split()
        await room.order(people[who], *words)
    return room


async def _form(room: Room, who: Any) -> Any:
    panel = room.shown(await who.slash(room.channel, "side orders"))
    label = next(each for each in labels(panel) if "repar" in each.lower().replace("é", "e"))
    return await who.click(room.server.as_message(panel), custom_id=button(panel, label))


async def _prepared(room: Room, who: Any, *lines: str) -> str:
    form = await _form(room, who)
    return private(await who.submit_modal(form, {"lines": "\n".join(lines)}))


async def _words(room: Room, who: Any, since: int) -> list[str]:
    row = await room.row()
    entries = await room.server.bot.context.service.store.journal(row.id, first=since + 1, last=row.version)
    return [entry.answer for entry in entries if entry.actor == who.id]


async def test_a_turn_of_agordat_is_played_as_prepared(server: PlayServer) -> None:
    room, alice = await _begun(server, "alice historical", "bob historical", **AGORDAT), server.alice
    example = (await _form(room, alice)).modal["components"][0]["component"]["placeholder"]
    assert re.fullmatch("if enemy [0-9]{4}: move ibrahim [0-9]{4}", example), "it can be typed as it is"
    assert "one line" in await _prepared(room, alice, example)
    told = await _prepared(room, alice, "move jihadia-2 1409")
    assert "Line 1 (“move jihadia-2 1409”)" in told
    assert "If this order may become possible later, put a condition in front of it." in told
    assert "isn’t a counter in this battle" in await _prepared(room, alice, "if enemy 0907: move banana 1007")
    lines = ("if holds banda 1407: move jihadia-2 1007", "else: move spears-1 1007", "if enemy 1007: done")
    assert "3 lines" in await _prepared(room, alice, *lines)
    before = (await room.row()).version
    await server.done(room.channel, server.bob)
    await server.env.advance_time(3)
    assert await _words(room, alice, before) == ['["@dervish","move","jihadia-2","1007","go"]']
    letters = [text(each) for each in server.messages(alice.user.dm_channel)]
    assert letters[-1].splitlines()[1:] == [
        "The bot carried out this line of your prepared orders: 1.",
        "It is your turn.",
    ]
    assert list(turns_of(await room.row()).asked) == ["dervish"], "it ends no phase without a word"


async def test_a_loss_leaves_the_rest_to_the_player(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    room, alice = await _begun(server, "alice historical", "bob historical", **AGORDAT), server.alice
    await _prepared(room, alice, "move jihadia-2 1007", "done")
    before = (await room.row()).version
    rules = engine.games.find("ascari")
    at = iter(range(100))
    monkeypatch.setattr(type(rules), "losses", lambda *_: next(at))
    await server.done(room.channel, server.bob)
    await server.env.advance_time(3)
    assert len(await _words(room, alice, before)) == 1
    letters = [text(each) for each in server.messages(alice.user.dm_channel)]
    assert "of your prepared orders: 1. The bot stopped there, because you lost men. Now you decide." in letters[-1]


@pytest.mark.parametrize("locale", stress.spread(["fr", "it"], of=2, keep=lambda each: each == "it"))
async def test_orders_of_the_wall_are_typed_in_ones_own_language(server: PlayServer, locale: str) -> None:
    places = [f"alice place a1 {x},150" for x in (510, 520)]
    room = await _begun(server, *places, language=locale, **WALL)
    bob = server.bob
    condition = {"it": "se nemico k2", "fr": "si ennemi k2"}[locale]
    opposite = {"it": "altrimenti", "fr": "sinon"}[locale]
    example = (await _form(room, bob)).modal["components"][0]["component"]["placeholder"]
    assert "one line" in await _prepared(room, bob, example), example
    said = await _prepared(room, bob, f"{condition}: done", f"{opposite}: place e1 1010,170")
    assert "2 lines" in said, said
    before = (await room.row()).version
    await server.done(room.channel, server.alice)
    await server.env.advance_time(3)
    words = await _words(room, bob, before)
    assert words == ['["@europeans","place","e1","1010,170"]'], words


IMPOSSIBLE = {
    "if enemy 9999: done": {
        "en": "“9999” isn’t a hex on this map. Write its column and row as four digits, like 0907.",
        "it": "«9999» non è un esagono di questa mappa. Scrivi colonna e riga in quattro cifre, come 0907.",
        "fr": "« 9999 » n’est pas un hexagone de cette carte. Écrivez la colonne et la rangée en quatre chiffres",
    },
    "if rain: done": {
        "en": "Pick one of the options.\n**Instead:** Enemy, Near, Hit, Holds.",
        "it": "Scegli una delle opzioni.\n**Invece:** Nemico, Vicino, Colpito, Tiene.",
        "fr": "Choisissez une option de la liste.\n**À la place :** Ennemi, Proche, Touché, Tient.",
    },
    "if near banda: done": {
        "en": "Banda of the Barca belongs to the other side. Choose one of your own counters.",
        "it": "La Banda del Barca è dell’altra fazione. Scegli una delle tue pedine.",
        "fr": "La bande du Barca appartient à l’autre camp. Choisissez un de vos pions.",
    },
    "if: done": {
        "en": "The condition before the colon is missing. “Standing orders” shows examples.",
        "it": "Manca la condizione prima dei due punti. Trovi degli esempi in «Ordini permanenti».",
        "fr": "Il manque une condition avant les deux-points.",
    },
    "if enemy 0907 done": {
        "en": "Put a colon between the condition and the order.",
        "it": "Metti i due punti tra la condizione e l’ordine.",
        "fr": "Mettez un deux-points (:) entre la condition et l’ordre.",
    },
}
"""Conditions that cannot be, and what the player reads, in three languages."""


@pytest.mark.parametrize("locale", stress.spread(["it", "fr", "en"], of=3))
async def test_an_impossible_condition_is_refused_with_what_is_possible(server: PlayServer, locale: str) -> None:
    reads(server, locale)
    room, alice = await _begun(server, "alice historical", "bob historical", **AGORDAT), server.alice
    for typed, said in IMPOSSIBLE.items():
        told = await _prepared(room, alice, typed)
        assert said[locale] in told.replace("\xa0", " ").replace("\u202f", " "), told
        assert f"```\n{typed}\n```" in told
