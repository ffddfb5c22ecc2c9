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
from support.discord_play import Hall, parts, private, text

from bot.records import service as bookkeeping
from bot.records.cog import RecordsCog
from db.results import Outcomes

DAYS = "days=1"
KILOBYTES = 250


async def play(hall: Hall, channel: Any, user: Any) -> str:
    """Play a game of one day to its end; its outcome is stored a moment later."""
    state = await hall.new(channel, user, house_rules=DAYS, seed=None)
    await user.slash(channel, "siege auto", scope="all")
    await hall.env.advance_time(1)
    return state.id


def outcomes(hall: Hall) -> Outcomes:
    return Outcomes(hall.bot.database)


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


def speak(hall: Hall, locale: str) -> None:
    """Set everybody's client language from now on; the server's language is English."""

    def change(kind: str, payload: dict[str, Any]) -> None:
        if kind == "INTERACTION_CREATE":
            payload["locale"] = locale

    hall.env.backend.subscribers.insert(0, change)


# --- /records me ---


async def test_my_records_are_mine_alone_as_a_page_and_in_words(hall: Hall) -> None:
    game_id = await play(hall, hall.first, hall.alice)
    before = len(hall.messages(hall.first))
    message = answered(await hall.alice.slash(hall.first, "records me"))
    reply = text(message)
    assert "Your records" in reply
    assert "1 game played to its end" in reply
    assert f"`{game_id}`" in reply
    assert "Only you see this" in reply
    assert len(hall.messages(hall.first)) == before
    item = gallery(message)
    assert item["media"]["url"].partition("?")[0].endswith("orchard-records.png")
    assert item["description"].startswith("A defender’s record. 1 game")
    assert len(item["description"]) <= discord_limits.ALT


async def test_the_picture_is_a_png_small_enough_for_a_phone(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    answered(await hall.alice.slash(hall.first, "records me", show=True), privately=False)
    shown = hall.as_message(hall.messages(hall.first)[-1])
    data = await shown.attachments[0].read()
    assert len(data) <= KILOBYTES * 1024
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.format == "PNG"


async def test_i_may_show_mine_to_the_channel_whether_i_share_them_or_not(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    before = len(hall.messages(hall.second))
    message = answered(await hall.alice.slash(hall.second, "records me", show=True), privately=False)
    assert f"Records of <@{hall.alice.id}>" in text(message)
    assert "Only you see this" not in text(message)
    assert len(hall.messages(hall.second)) == before + 1


async def test_where_no_files_may_be_attached_nothing_is_shown_and_it_is_said_what_to_grant(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    overwrite = discord.PermissionOverwrite(attach_files=False)
    silent = hall.guild.create_text_channel("silent", overwrites={hall.guild.default_role: overwrite})
    assert "Attach Files" in private(await hall.alice.slash(silent, "records me", show=True))
    assert hall.messages(silent) == []
    answered(await hall.alice.slash(silent, "records me"))


async def test_what_is_shown_to_all_is_in_the_servers_language(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    speak(hall, "it")
    assert "Il tuo albo" in text(answered(await hall.alice.slash(hall.first, "records me")))
    shown = answered(await hall.alice.slash(hall.first, "records me", show=True), privately=False)
    assert "Records of" in text(shown)


@pytest.mark.parametrize(
    ("locale", "mine", "nothing", "refused"),
    [
        ("it", "Il tuo albo", "Non c’è ancora nulla", "tiene il suo albo per sé"),
        ("fr", "Votre palmarès", "Il n’y a encore rien", "garde son palmarès"),
    ],
)
async def test_three_languages(hall: Hall, locale: str, mine: str, nothing: str, refused: str) -> None:
    speak(hall, locale)
    await play(hall, hall.first, hall.alice)
    message = answered(await hall.alice.slash(hall.first, "records me"))
    assert mine in text(message)
    assert "played" not in gallery(message)["description"]
    assert nothing in private(await hall.bob.slash(hall.first, "records me"))
    assert refused in private(await hall.bob.slash(hall.first, "records of", user=hall.alice))


async def test_empty_records_say_so_kindly_and_only_to_me(hall: Hall) -> None:
    for options in ({}, {"show": True}):
        reply = private(await hall.bob.slash(hall.first, "records me", **options))
        assert "nothing to show yet" in reply
        assert "/siege new" in reply
    assert "given up" not in reply


async def test_a_game_given_up_is_told_apart(hall: Hall) -> None:
    state = await hall.new(hall.first, seed=None)
    await hall.alice.slash(hall.first, "siege auto", scope="decision")
    state = await hall.bot.context.service.load(state.id)
    await hall.bot.context.service.resign(state.id, version=state.version, actor=hall.alice.id)
    await hall.env.advance_time(1)
    reply = private(await hall.alice.slash(hall.first, "records me"))
    assert "nothing to show yet" in reply
    assert "1 game was given up." in reply
    await play(hall, hall.second, hall.alice)
    assert "1 game played to its end · " in text(answered(await hall.alice.slash(hall.first, "records me")))
    assert "· 1 given up" in text(answered(await hall.alice.slash(hall.first, "records me")))


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(hall, hall.first, hall.alice)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.records.cog.draw", broken)
    message = answered(await hall.alice.slash(hall.first, "records me"))
    assert "1 game played to its end" in text(message)
    assert not [part for part in parts(message) if part["type"] == 12]


# --- /records of, /records share ---


async def test_anothers_are_private_until_they_share_them_and_again_when_they_do_not(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)

    async def looked_at() -> InteractionResult:
        return await hall.bob.slash(hall.second, "records of", user=hall.alice)

    assert f"<@{hall.alice.id}> keeps their records to themselves" in private(await looked_at())
    assert "From now on everybody" in private(await hall.alice.slash(hall.first, "records share on"))
    assert f"Records of <@{hall.alice.id}>" in text(answered(await looked_at()))
    assert "nobody but you" in private(await hall.alice.slash(hall.first, "records share off"))
    assert "to themselves" in private(await looked_at())


async def test_of_somebody_who_never_played_no_more_is_told_than_of_somebody_who_keeps_them_private(hall: Hall) -> None:
    reply = private(await hall.bob.slash(hall.first, "records of", user=hall.alice))
    await play(hall, hall.first, hall.alice)
    assert private(await hall.bob.slash(hall.first, "records of", user=hall.alice)) == reply


async def test_who_shares_and_has_nothing(hall: Hall) -> None:
    await hall.alice.slash(hall.first, "records share on")
    reply = private(await hall.bob.slash(hall.first, "records of", user=hall.alice))
    assert f"<@{hall.alice.id}> has not played a game to its end yet" in reply


async def test_my_own_i_see_by_either_way(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    assert "Records of" in text(answered(await hall.alice.slash(hall.first, "records of", user=hall.alice)))


# --- /records server ---


async def test_a_servers_table_names_only_who_shares(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    await play(hall, hall.second, hall.bob)
    await hall.alice.slash(hall.first, "records share on")
    reply = text(answered(await hall.bob.slash(hall.third, "records server")))
    assert "Records of Legation Quarter" in reply
    assert "2 games played to their end" in reply
    table = reply.partition("Best defences here")[2]
    assert table.count(f"<@{hall.alice.id}>") == 1
    assert f"<@{hall.bob.id}>" not in table
    assert table.count("somebody") == 1
    await hall.alice.slash(hall.first, "records share off")
    reply = text(answered(await hall.bob.slash(hall.third, "records server")))
    assert f"<@{hall.alice.id}>" not in reply
    assert reply.partition("Best defences here")[2].count("somebody") == 2


async def test_a_server_without_games_and_no_server_at_all(hall: Hall) -> None:
    assert "on this server yet" in private(await hall.alice.slash(hall.first, "records server"))
    room = await hall.alice.dm() if hasattr(hall.alice, "dm") else None
    if room is not None:
        assert "looked up on the server" in private(await hall.alice.slash(room, "records server"))


async def test_a_servers_name_breaks_nothing_and_pings_nobody(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    guild = hall.bot.get_guild(hall.guild.id)
    assert guild is not None
    guild.name = "**Bold** @everyone ~~x~~ `y` <@123456789012345678>"
    reply = text(answered(await hall.alice.slash(hall.first, "records server")))
    assert "\\*\\*Bold\\*\\*" in reply
    assert "\\@everyone" in reply
    assert "<@123456789012345678>" not in reply
    sent = [request.json for request in hall.env.http_requests if request.json and "components" in str(request.json)]
    assert sent
    assert all(
        (body.get("data") or body).get("allowed_mentions", {"parse": []})["parse"] == []
        for body in sent
        if isinstance(body, dict)
    )


# --- games, restarts ---


async def test_of_several_games_one_is_chosen(hall: Hall) -> None:
    await play(hall, hall.first, hall.alice)
    assert "Orchard" in text(answered(await hall.alice.slash(hall.first, "records me", game="orchard")))
    assert "nothing to show yet" in private(await hall.alice.slash(hall.first, "records me", game="attic"))
    assert "chess" not in private(await hall.alice.slash(hall.first, "records me", game="chess"))
    offered = await hall.alice.autocomplete(hall.first, "records me", "game", "orch")
    assert [choice["value"] for choice in offered] == ["orchard"]


async def test_a_house_with_one_game_asks_for_none(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    cog = hall.bot.get_cog("RecordsCog")
    assert isinstance(cog, RecordsCog)
    assert options(cog)["me"] == ["show", "game"]
    monkeypatch.setattr("engine.games.names", cache(lambda: ("orchard",)))
    alone = options(RecordsCog(hall.bot.context, cog.records, cog.pictures, locale="en"))
    assert (alone["me"], alone["of"], alone["server"]) == (["show"], ["user"], [])


def options(cog: RecordsCog) -> dict[str, list[str]]:
    """Return the options of each of its commands."""
    found = (each for each in cog.walk_app_commands() if isinstance(each, app_commands.Command))
    return {command.name: [option.name for option in command.parameters] for command in found}


async def test_a_game_that_ended_before_the_process_did_gets_its_outcome_from_the_next(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: bookkeeping.RecordsService, now: Any) -> None:
        del self, now

    with monkeypatch.context() as asleep:
        asleep.setattr(bookkeeping.RecordsService, "run_due", nothing)
        await hall.restart()
        await play(hall, hall.first, hall.alice)
        assert await outcomes(hall).of_person(hall.alice.id) == []
    await hall.restart()
    await hall.env.advance_time(20)
    assert len(await outcomes(hall).of_person(hall.alice.id)) == 1
    await hall.restart()
    await hall.env.advance_time(20)
    assert len(await outcomes(hall).of_person(hall.alice.id)) == 1
