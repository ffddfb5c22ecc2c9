"""What cannot be: each refusal is a sentence that says why and what to do instead, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, presses, private, reads, text
from support.duel.room import WEST, Room

from bot.games.seats.chairs import POST
from db.schema.community import lobby as lobbies

from .test_challenges import DAY, Lobby
from .test_lobby import Lounge

pytestmark = [pytest.mark.simcord(settle_timeout=120), pytest.mark.duel]

LOCALES = stress.spread(["it", "fr", "en"], of=3)
OWN = {
    "en": "This is your own challenge. Wait for somebody to accept it, or withdraw it.",
    "it": "Questa sfida è tua. Aspetta che qualcuno accetti, o ritirala.",
    "fr": "Ce défi est le vôtre. Attendez que quelqu’un l’accepte, ou retirez-le.",
}
EXPIRED = {
    "en": ("This challenge is closed.", "`/match seek`"),
    "it": ("Questa sfida è chiusa.", "`/sfida cerca`"),
    "fr": ("Ce défi est fermé.", "`/défi chercher`"),
}
LEFT = {
    "en": "has left this server, so the challenge is closed. See others with `/match open`.",
    "it": "ha lasciato questo server, e la sfida è chiusa. Per vedere altre sfide usa `/sfida aperte`.",
    "fr": "a quitté ce serveur, et le défi est fermé. Pour voir d’autres défis, utilisez `/défi ouverts`.",
}
ROLE = {
    "en": ("Members of the role can find the challenge", "In the role’s settings, let everybody mention it"),
    "it": ("I suoi membri trovano la sfida con `/sfida aperte`.", "Permetti a tutti di menzionare il ruolo"),
    "fr": ("Ses membres trouvent le défi avec `/défi ouverts`.", "Autorisez tout le monde à mentionner ce rôle"),
}
FULL = {
    "en": ("… and 3 more: `/match open`", "You already have 3 open challenges here. Withdraw one with `/match open`."),
    "it": ("… e altre sfide (3): `/sfida aperte`", "Hai già 3 sfide aperte qui. Ritirane una con `/sfida aperte`."),
    "fr": (
        "… et 3 de plus : `/défi ouverts`",
        "Vous avez déjà 3 défis ouverts ici. Retirez-en un avec",
    ),
}
YEAR = {
    "en": ("A pause can last at most 30 days. Choose an end no later than <t:", "A holiday can last at most 10 days."),
    "it": (
        "Una pausa dura al massimo 30 giorni. Indica un giorno entro il <t:",
        "Una vacanza dura al massimo 10 giorni.",
    ),
    "fr": (
        "Une pause dure 30 jours au plus. Choisissez une date de fin, au plus tard le <t:",
        "Un congé dure 10 jours au plus.",
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_challenge_of_ones_own_an_expired_one_and_one_whose_maker_has_left(
    server: PlayServer, locale: str
) -> None:
    reads(server, locale)
    lobby, play = Lobby(server), "seekplay"
    await lobby.seek()
    own = await _press(lobby, server.alice, play)
    assert OWN[locale] in private(own)
    asked = await _press(lobby, server.bob, play)
    await server.later(3 * DAY + 1)
    late = await _press(lobby, server.bob, "seekbegin", lobby.shown(asked))
    said = private(late) or text(lobby.shown(asked))
    assert all(each in plain(said) for each in EXPIRED[locale]), said
    await lobby.seek()
    server.env.backend.remove_member(server.guild.id, server.alice.id)
    asked = await _press(lobby, server.bob, play)
    left = private(await _press(lobby, server.bob, "seekbegin", lobby.shown(asked)))
    assert LEFT[locale] in plain(left), left


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_role_that_cannot_be_mentioned_and_a_full_lobby(server: PlayServer, locale: str) -> None:
    reads(server, locale)
    lounge = Lounge(server)
    silent = server.guild.create_role("silent")
    quiet, refused = ROLE[locale]
    said = private(await server.alice.slash(lounge.room, "match seek", game="duel", who=silent))
    assert quiet in plain(said), said
    assert refused in await lounge.set(channel=lounge.channel, role=silent, hour="20")
    await lounge.set(channel=lounge.channel)
    await server.bot.database.run(sa.update(lobbies).values(locale=locale))
    more, many = FULL[locale]
    people = [server.guild.add_member(server.env.create_user(f"p{number}")) for number in range(4)]
    for who in people:
        for _ in range(3):
            await who.slash(lounge.room, "match seek", game="duel")
    said = private(await people[0].slash(lounge.room, "match seek", game="duel"))
    assert many in plain(said), said
    await lounge.wait(10)
    (message,) = [each for each in server.messages(lounge.channel) if more in plain(text(each))]
    assert "(13)" in text(message)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_pause_or_a_holiday_of_a_year(server: PlayServer, locale: str) -> None:
    reads(server, locale)
    room = Room(server)
    await room.begun(side=WEST, pace=POST)
    pause, holiday = YEAR[locale]
    said = private(await server.alice.slash(room.channel, "match pause", until="2027-11-30"))
    assert pause in said, said
    said = private(await server.alice.slash(room.channel, "match pause", until="2027-11-30", holiday=True))
    assert holiday in said, said


def plain(said: str) -> str:
    """Return a text without no-break spaces."""
    return said.replace("\xa0", " ").replace("\u202f", " ")


async def _press(lobby: Lobby, who: Any, action: str, message: Any = None) -> Any:
    message = message or lobby.post()
    custom_id = next(press.custom_id() for press in presses(message) if press.action == action)
    return await who.click(lobby.server.as_message(message), custom_id=custom_id)
