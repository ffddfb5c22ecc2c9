"""Records in a channel: private by default, of others only if they share them, as a page and as text."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import discord
import pytest
from discord import app_commands
from PIL import Image
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, parts, private, text

from bot.records import service as bookkeeping
from bot.records.cog import RecordsCog
from db.results import Outcomes

DAYS = "days=1"
KILOBYTES = 250


async def play(server: PlayServer, channel: Any, user: Any) -> str:
    """Play a game of one day to its end; its outcome is stored a moment later."""
    state = await server.new(channel, user, house_rules=DAYS, seed=None)
    await user.slash(channel, "siege auto", scope="all")
    await server.env.advance_time(1)
    return state.id


def outcomes(server: PlayServer) -> Outcomes:
    return Outcomes(server.bot.database)


def answered(result: InteractionResult, *, privately: bool = True) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral == privately
    assert not discord_limits.faults_of_message({"components": message.components})
    assert "<@&" not in text(message)
    return message


def gallery(message: Any) -> dict[str, Any]:
    (found,) = (part for part in parts(message) if part["type"] == 12)
    (item,) = found["items"]
    return item


def speak(server: PlayServer, locale: str) -> None:
    """Set everybody's client language from now on; the server's language is English."""

    def change(kind: str, payload: dict[str, Any]) -> None:
        if kind == "INTERACTION_CREATE":
            payload["locale"] = locale

    server.env.backend.subscribers.insert(0, change)


# --- /records me ---


async def test_records_are_private_as_a_picture_and_as_text(server: PlayServer) -> None:
    game_id = await play(server, server.first, server.alice)
    before = len(server.messages(server.first))
    message = answered(await server.alice.slash(server.first, "records me"))
    reply = text(message)
    assert "Your records" in reply
    assert "1 finished game" in reply
    assert f"`{game_id}`" in reply
    assert "Only you can see this" in reply
    assert len(server.messages(server.first)) == before
    item = gallery(message)
    assert item["media"]["url"].partition("?")[0].endswith("orchard-records.png")
    assert item["description"].startswith("A player’s record. 1 finished game")
    assert len(item["description"]) <= discord_limits.ALT


async def test_the_picture_is_a_png_small_enough_for_a_phone(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    answered(await server.alice.slash(server.first, "records me", show=True), privately=False)
    shown = server.as_message(server.messages(server.first)[-1])
    data = await shown.attachments[0].read()
    assert len(data) <= KILOBYTES * 1024
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.format == "PNG"


async def test_a_user_can_show_their_records_in_a_channel_without_sharing_them(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    before = len(server.messages(server.second))
    message = answered(await server.alice.slash(server.second, "records me", show=True), privately=False)
    assert f"Records of <@{server.alice.id}>" in text(message)
    assert "Only you can see this" not in text(message)
    assert len(server.messages(server.second)) == before + 1


async def test_without_permission_for_files_the_refusal_names_the_permission(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    overwrite = discord.PermissionOverwrite(attach_files=False)
    silent = server.guild.create_text_channel("silent", overwrites={server.guild.default_role: overwrite})
    assert "Attach Files" in private(await server.alice.slash(silent, "records me", show=True))
    assert server.messages(silent) == []
    answered(await server.alice.slash(silent, "records me"))


async def test_publicly_shown_records_are_in_the_servers_language(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    speak(server, "it")
    assert "Il tuo albo" in text(answered(await server.alice.slash(server.first, "records me")))
    shown = answered(await server.alice.slash(server.first, "records me", show=True), privately=False)
    assert "Records of" in text(shown)


@pytest.mark.parametrize(
    ("locale", "mine", "nothing", "refused"),
    [
        ("it", "Il tuo albo", "Non hai ancora finito nessuna partita", "è privato"),
        ("fr", "Votre palmarès", "Vous n’avez pas encore terminé de partie", "est privé"),
    ],
)
async def test_records_are_shown_in_three_languages(
    server: PlayServer, locale: str, mine: str, nothing: str, refused: str
) -> None:
    speak(server, locale)
    await play(server, server.first, server.alice)
    message = answered(await server.alice.slash(server.first, "records me"))
    assert mine in text(message)
    assert "played" not in gallery(message)["description"]
    assert nothing in private(await server.bob.slash(server.first, "records me"))
    assert refused in private(await server.bob.slash(server.first, "records of", user=server.alice))


async def test_empty_records_are_reported_kindly_and_privately(server: PlayServer) -> None:
    for options in ({}, {"show": True}):
        reply = private(await server.bob.slash(server.first, "records me", **options))
        assert "not finished a game yet" in reply
        assert "/siege new" in reply
    assert "resigned" not in reply


@pytest.mark.stress
async def test_resigned_games_are_counted_separately(server: PlayServer) -> None:
    state = await server.new(server.first, seed=None)
    await server.alice.slash(server.first, "siege auto", scope="decision")
    state = await server.bot.context.service.load(state.id)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.env.advance_time(1)
    reply = private(await server.alice.slash(server.first, "records me"))
    assert "not finished a game yet" in reply
    assert "1 game was resigned." in reply
    await play(server, server.second, server.alice)
    assert "1 finished game · " in text(answered(await server.alice.slash(server.first, "records me")))
    assert "· 1 resigned" in text(answered(await server.alice.slash(server.first, "records me")))


async def test_without_their_picture_records_are_shown_as_text(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(server, server.first, server.alice)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.records.cog.draw", broken)
    message = answered(await server.alice.slash(server.first, "records me"))
    assert "1 finished game" in text(message)
    assert not [part for part in parts(message) if part["type"] == 12]


# --- /records of, /records share ---


@pytest.mark.stress
async def test_records_are_hidden_from_others_unless_shared(server: PlayServer) -> None:
    await play(server, server.first, server.alice)

    async def looked_at() -> InteractionResult:
        return await server.bob.slash(server.second, "records of", user=server.alice)

    assert f"The records of <@{server.alice.id}> are private" in private(await looked_at())
    assert "Everybody can now see" in private(await server.alice.slash(server.first, "records share on"))
    assert f"Records of <@{server.alice.id}>" in text(answered(await looked_at()))
    assert "now private" in private(await server.alice.slash(server.first, "records share off"))
    assert "are private" in private(await looked_at())


async def test_private_records_look_the_same_as_none(
    server: PlayServer,
) -> None:
    reply = private(await server.bob.slash(server.first, "records of", user=server.alice))
    await play(server, server.first, server.alice)
    assert private(await server.bob.slash(server.first, "records of", user=server.alice)) == reply


async def test_shared_but_empty_records_are_reported(server: PlayServer) -> None:
    await server.alice.slash(server.first, "records share on")
    reply = private(await server.bob.slash(server.first, "records of", user=server.alice))
    assert f"<@{server.alice.id}> has not finished a game yet" in reply


async def test_own_records_are_shown_by_both_commands(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    assert "Records of" in text(answered(await server.alice.slash(server.first, "records of", user=server.alice)))


# --- /records server ---


@pytest.mark.stress
async def test_other_games_with_records_are_named(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    await play(server, server.first, server.alice)
    server.game = "keep-up-the-fire"
    await server.new(server.second, server.bob, seed=None)
    await server.bob.slash(server.second, "siege auto", scope="all")
    await server.env.advance_time(1)
    for command in ("records server", "records me"):
        reply = text(answered(await server.alice.slash(server.third, command)))
        assert ("Other games with results: Keep Up the Fire! (1). Choose one with `game`." in reply) == (
            command == "records server"
        )
    chosen = text(answered(await server.alice.slash(server.third, "records server", game="orchard")))
    assert "Other games" not in chosen


@pytest.mark.stress
async def test_a_servers_table_names_only_players_who_share(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    await play(server, server.second, server.bob)
    await server.alice.slash(server.first, "records share on")
    reply = text(answered(await server.bob.slash(server.third, "records server")))
    assert "Records of Legation Quarter" in reply
    assert "2 finished games" in reply
    table = reply.partition("Best defences here")[2]
    assert table.count(f"<@{server.alice.id}>") == 1
    assert f"<@{server.bob.id}>" not in table
    assert table.count("anonymous") == 1
    await server.alice.slash(server.first, "records share off")
    reply = text(answered(await server.bob.slash(server.third, "records server")))
    assert f"<@{server.alice.id}>" not in reply
    assert reply.partition("Best defences here")[2].count("anonymous") == 2


async def test_the_table_is_refused_without_games_or_a_server(server: PlayServer) -> None:
    assert "No game has been finished on this server" in private(
        await server.alice.slash(server.first, "records server")
    )
    room = await server.alice.dm() if hasattr(server.alice, "dm") else None
    if room is not None:
        assert "only on that server" in private(await server.alice.slash(room, "records server"))


async def test_a_servers_name_breaks_nothing_and_pings_nobody(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild.name = "**Bold** @everyone ~~x~~ `y` <@123456789012345678>"
    reply = text(answered(await server.alice.slash(server.first, "records server")))
    assert "\\*\\*Bold\\*\\*" in reply
    assert "\\@everyone" in reply
    assert "<@123456789012345678>" not in reply
    sent = [request.json for request in server.env.http_requests if request.json and "components" in str(request.json)]
    assert sent
    assert all(
        (body.get("data") or body).get("allowed_mentions", {"parse": []})["parse"] == []
        for body in sent
        if isinstance(body, dict)
    )


# --- games, restarts ---


async def test_one_of_several_games_can_be_chosen(server: PlayServer) -> None:
    await play(server, server.first, server.alice)
    assert "Orchard" in text(answered(await server.alice.slash(server.first, "records me", game="orchard")))
    assert "not finished a game yet" in private(await server.alice.slash(server.first, "records me", game="attic"))
    assert "chess" not in private(await server.alice.slash(server.first, "records me", game="chess"))
    offered = await server.alice.autocomplete(server.first, "records me", "game", "orch")
    assert [choice["value"] for choice in offered] == ["orchard"]


async def test_with_one_game_the_commands_have_no_game_option(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    cog = server.bot.get_cog("RecordsCog")
    assert isinstance(cog, RecordsCog)
    assert options(cog)["me"] == ["show", "game"]
    monkeypatch.setattr("engine.games.names", cache(lambda: ("orchard",)))
    alone = options(RecordsCog(server.bot.context, cog.records, cog.end_lines, cog.pictures, locale="en"))
    assert (alone["me"], alone["of"], alone["server"]) == (["show"], ["user"], [])


def options(cog: RecordsCog) -> dict[str, list[str]]:
    """Return the options of each of its commands."""
    found = (each for each in cog.walk_app_commands() if isinstance(each, app_commands.Command))
    return {command.name: [option.name for option in command.parameters] for command in found}


async def test_the_next_process_computes_the_outcome_of_an_ended_game(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: bookkeeping.RecordsService, now: Any) -> None:
        del self, now

    with monkeypatch.context() as asleep:
        asleep.setattr(bookkeeping.RecordsService, "run_due", nothing)
        await server.restart()
        await play(server, server.first, server.alice)
        assert await outcomes(server).of_person(server.alice.id) == []
    await server.restart()
    await server.env.advance_time(20)
    assert len(await outcomes(server).of_person(server.alice.id)) == 1
    await server.restart()
    await server.env.advance_time(20)
    assert len(await outcomes(server).of_person(server.alice.id)) == 1
