"""The ladder of a server: it stays current, names members who show their ratings, and is frozen with its season."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from PIL import Image
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from stress.forged.forging import Forger
from support.discord_play import PlayServer, button, labels, parts, private, reads, text
from support.duel.room import Room
from support.unrecorded import is_settled, leave_unrecorded

from bot.matches.ladder import SEASON, next_end, quarter
from bot.runtime import clock
from db.ladders import Ladders
from db.privacy import Privacy
from db.ratings import RatedGames, begin, finish
from db.schema.community import ladder as table
from db.schema.community import season as seasons
from db.schema.community import season_place
from db.schema.games import RATED, game
from db.storage.times import set_right
from engine.core.ladder import ON_TIME_GAMES

pytestmark = pytest.mark.duel

DAY = 86_400
FIELDS = ("agordat-1890", "makalle-1896", "amba-alagi-1895")


class Club:
    """A server whose manager, Grace, keeps a ladder in the second channel; Alice is good at the duel."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel, self.room = server, server.second, server.first
        self.boss = server.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        self.grace = server.guild.add_member(server.env.create_user("grace"), roles=[self.boss])
        self.others = [server.guild.add_member(server.env.create_user(name)) for name in ("cleo", "dan")]
        self.stored = 0

    @property
    def database(self) -> Any:
        return self.server.bot.database

    async def rate(self, *games: tuple[Any, Any, float], system: str = "duel", scenario: str = "") -> None:
        """Store ended rated games of (first player, second player, first side's score)."""
        facts: dict[str, Any] = {"guild_id": self.server.guild.id, "system": system, "scenario": scenario}
        async with self.database.write() as connection:
            for first, second, score in games:
                name, now = f"r{self.stored}", clock.now()
                self.stored += 1
                await begin(name, first=first.id, second=second.id, now=now, **facts)(connection)
                await finish(connection, name, score=score, ended_at=now)

    async def wins(self, who: Any = None, **more: Any) -> None:
        """Let a player win five games against at least three opponents."""
        who = who or self.server.alice
        rivals = [each for each in (self.server.bob, *self.others, self.server.alice) if each is not who][:3]
        await self.rate(*((who, each, 1.0) for each in (*rivals, *rivals[:2])), **more)

    async def show(self, *people: Any, shown: bool = True) -> None:
        for who in people:
            await RatedGames(self.database).show(who.id, shown=shown, now=clock.now())

    async def set(self, who: Any = None, **options: Any) -> str:
        answer = private(await (who or self.grace).slash(self.room, "match season", **options))
        await self.wait(2)
        return answer

    async def opened(self, **options: Any) -> None:
        assert "The ladder is in" in await self.set(channel=self.channel, **options)
        await self.wait(1)

    async def wait(self, seconds: float) -> None:
        await self.server.env.advance_time(seconds)

    async def current(self) -> str:
        """Return the ladder's text after its next edit."""
        await self.wait(16)
        return text(self.message())

    def message(self) -> Any:
        return self.server.messages(self.channel)[-1]

    async def row(self) -> Any:
        return await Ladders(self.database).of(self.server.guild.id)

    async def ends(self) -> None:
        """Let the season end."""
        row = await self.row()
        await self.server.later((row.ends_at - clock.now()).total_seconds() + 1)
        await self.wait(20)

    async def forget(self, who: Any) -> None:
        async def resign(*_: Any) -> None:
            raise AssertionError("no games")

        privacy = Privacy(self.database, edges={"duel": {}})
        await privacy.forget(who.id, now=clock.now(), resign=resign)
        await self.wait(20)

    def shown(self, result: Any) -> Any:
        """Return the last message that was sent privately."""
        answer = [*([result.response] if result.response is not None else []), *result.followups][-1]
        return self.server.env.backend.get_message(answer.message.channel.id, answer.message.id)

    async def picture(self, result: Any) -> tuple[Image.Image, str]:
        """Return a picture that was sent privately, and its alt text."""
        answer = [*([result.response] if result.response is not None else []), *result.followups][-1]
        (gallery,) = [part for part in parts(self.shown(result)) if part["type"] == 12]
        (item,) = gallery["items"]
        data = await answer.message.attachments[0].read()
        return Image.open(io.BytesIO(data)), item["description"]


@pytest.fixture
def club(server: PlayServer) -> Club:
    return Club(server)


# --- what it shows ---


async def test_a_ladder_lists_members_who_show_their_rating_and_stays_current(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.opened()
    assert "The ladder is empty." in text(club.message())
    assert not labels(club.message()), "there is nothing to draw"
    asked = await server.alice.slash(club.room, "match rating")
    message = club.shown(asked)
    await server.alice.click(server.as_message(message), custom_id=button(message, "Make ratings public"))
    told = await club.current()
    assert told.startswith("**Ladder of this server** · season until <t:")
    assert f"**Duel at dusk**\n1. <@{server.alice.id}> · " in told
    assert str(server.bob.id) not in told
    assert "± " in told
    assert f"**Biggest rise this month:** <@{server.alice.id}>, +" in told
    assert not club.message().ping_user_ids
    await club.rate((server.bob, club.others[0], 1.0), (server.bob, club.others[1], 1.0))
    await club.show(server.bob)
    assert f"2. <@{server.bob.id}> · " not in await club.current(), "four games are too few"
    await club.rate((server.bob, club.others[1], 1.0))
    assert f"2. <@{server.bob.id}> · " in await club.current(), "a game that ends changes the ladder"
    private_one = private(await server.bob.slash(club.room, "match ladder", game="duel"))
    assert text(club.message()) == private_one
    await club.show(server.alice, shown=False)
    assert str(server.alice.id) not in await club.current()


async def test_an_annulled_game_is_off_the_ladder(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    assert str(server.alice.id) in text(club.message())
    told = private(await club.grace.slash(club.room, "match annul", game="r0", why="x"))
    assert "You have annulled the game." in told
    told = await club.current()
    assert "1. <@" not in told
    assert f"**Biggest rise this month:** <@{server.alice.id}>" in told, "four games are left"


async def test_players_who_leave_the_server_or_delete_their_data_are_off_the_ladder(
    club: Club, server: PlayServer
) -> None:
    await club.wins()
    await club.wins(server.bob)
    await club.show(server.alice, server.bob)
    await club.opened()
    told = text(club.message())
    assert told.count("<@") > 2
    server.env.backend.remove_member(server.guild.id, server.alice.id)
    await server.later(11 * 60)
    told = await club.current()
    assert str(server.alice.id) not in told
    assert f"1. <@{server.bob.id}> · " in told
    assert str(server.alice.id) not in private(await server.bob.slash(club.room, "match ladder"))
    await club.forget(server.bob)
    assert str(server.bob.id) not in text(club.message())
    assert "The ladder is empty." in text(club.message())


@pytest.mark.stress
async def test_more_players_than_fit_in_a_message(club: Club, server: PlayServer) -> None:
    people = [server.guild.add_member(server.env.create_user(f"p{at} **x** <@1> @everyone")) for at in range(26)]
    for at, who in enumerate(people[:24]):
        rivals = [people[(at + step) % 26] for step in (1, 2, 3, 4, 5)]
        for system, scenario in (("ascari", FIELDS[0]), ("revolte", "fu-gate"), ("duel", "")):
            await club.rate(*((who, each, 1.0) for each in rivals), system=system, scenario=scenario)
    await club.show(*people)
    await club.opened()
    told = text(club.message())
    assert 3_000 < len(told) < 4_000
    assert " more players: `/match ladder`" in told
    assert not club.message().ping_user_ids
    assert "@everyone" not in told
    alone = private(await server.bob.slash(club.room, "match ladder", game="ascari"))
    assert "\n20. <@" in alone
    assert "Duel at dusk" not in alone
    shown = await server.bob.click(server.as_message(club.message()), custom_id=button(club.message(), "Show as"))
    assert "\n11. " not in private(shown)
    picture, alt = await club.picture(shown)
    assert picture.width == 860
    assert picture.height < 5_900
    assert len(alt) <= 1_024


async def test_first_everywhere_and_badges_are_named(club: Club, server: PlayServer) -> None:
    await club.wins(system="ascari", scenario=FIELDS[0])
    rivals = [server.guild.add_member(server.env.create_user(f"rival{at}")) for at in range(6)]
    for at, field in enumerate(FIELDS):
        one, other = rivals[2 * at : 2 * at + 2]
        await club.rate((server.alice, one, 1.0), (other, server.alice, 0.0), system="ascari", scenario=field)
    hidden = private(await server.bob.slash(club.room, "match ladder"))
    assert str(server.alice.id) not in hidden
    mine = private(await server.alice.slash(club.room, "match rating"))
    assert "won with both sides · won every scenario" in mine
    await club.show(server.alice)
    told = private(await server.bob.slash(club.room, "match ladder"))
    assert f"**First to win every scenario with both sides:** <@{server.alice.id}>" in told
    assert " games · won with both sides · won every scenario\n" in told
    assert "the hard autopilot is 151 points stronger" in told
    theirs = private(await server.bob.slash(club.room, "match rating", user=server.alice))
    assert "won with both sides · won every scenario" in theirs
    await club.opened()
    await club.ends()
    final = server.messages(club.channel)[-1]
    await club.show(server.alice, shown=False)
    press = await server.bob.click(server.as_message(final), custom_id=button(final, "Show as"))
    for shown in (text(final), text(club.shown(press))):
        assert " games · won with both sides · won every scenario\n" in shown, "the final ladder keeps the badges"


SPEAKS = {
    "en": ("Ladder of this server", "The ladder is empty", "Only server managers", "Choose a `channel`"),
    "it": ("Classifica di questo server", "La classifica è vuota", "Solo chi gestisce", "Indica il canale"),
    "fr": ("Classement de ce serveur", "Le classement est vide", "Seuls les gestionnaires", "Indiquez le salon"),
}


@pytest.mark.stress("it")
@pytest.mark.parametrize("locale", SPEAKS)
async def test_a_ladder_is_in_the_readers_language(club: Club, server: PlayServer, locale: str) -> None:
    title, empty, manager, channel = SPEAKS[locale]
    reads(server, locale)
    assert manager in await club.set(who=server.alice, channel=club.channel)
    assert channel in await club.set()
    assert empty in private(await server.alice.slash(club.room, "match ladder"))
    await club.opened() if locale == "en" else await club.set(channel=club.channel)
    await club.database.run(sa.update(table).values(locale=locale))
    await club.wins()
    await club.show(server.alice)
    await club.wait(16)
    assert title in await club.current()
    press = await server.bob.click(server.as_message(club.message()), custom_id=button(club.message(), ""))
    picture, alt = await club.picture(press)
    assert picture.mode == "P"
    assert "1. alice 1" in alt
    assert "2026" in alt


# --- it stays current ---


@pytest.mark.stress
async def test_a_deleted_ladder_is_posted_again_and_a_new_process_goes_on(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    server.env.backend.delete_message(club.channel.id, club.message().id)
    await server.later(11 * 60)
    await club.wait(30)
    assert str(server.alice.id) in text(club.message())
    await server.restart()
    await club.show(server.alice, shown=False)
    await club.wait(5)
    assert "The ladder is empty." in await club.current()
    assert len(server.messages(club.channel)) == 1


@pytest.mark.stress
async def test_a_ladder_that_cannot_be_posted_ends_after_three_days_and_says_so(club: Club, server: PlayServer) -> None:
    await club.opened()
    server.env.backend.delete_channel(club.channel.id)
    await server.later(700)
    await club.wait(16)
    assert (await club.row()).trouble_since is not None
    await server.later(3 * DAY)
    await club.wait(16)
    assert await club.row() is None
    assert "The bot could not post the ladder" in text(server.messages(club.grace.user.dm_channel)[-1])


async def test_a_lobby_with_impossible_settings_is_refused(club: Club, server: PlayServer) -> None:
    assert "Only server managers" in await club.set(who=server.alice, channel=club.channel)
    assert "Choose a `channel`" in await club.set()
    assert "Choose a `channel`" in await club.set(until="in 30 days")
    assert "nonsense" in await club.set(channel=club.channel, until="nonsense")
    assert "at most a year ahead" in await club.set(channel=club.channel, until="2031-01-01")
    assert "nowhere" in await club.set(channel=club.channel, zone="nowhere")
    needed = discord.Permissions(send_messages=True).value
    me = Overwrite(target_id=server.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=needed)
    server.env.backend.set_overwrite(club.channel.id, me)
    assert "Send Messages" in await club.set(channel=club.channel)
    assert "in a server’s channel" in private(await club.grace.user.slash("match ladder"))
    assert await club.row() is None


async def test_a_ladder_moves_to_another_channel_and_ends_without_one(club: Club, server: PlayServer) -> None:
    await club.opened(until="2026-02-15", zone="Rome")
    row = await club.row()
    assert row.ends_at.isoformat() == "2026-02-15T23:00:00+00:00", "the day is the last one, in Rome"
    assert row.began_at.isoformat() == "2025-12-31T23:00:00+00:00"
    first = club.message().id
    assert "The ladder is in" in await club.set(until="20 February")
    assert (await club.row()).ends_at.isoformat() == "2026-02-20T23:00:00+00:00"
    assert "Europe/Lisbon" in await club.set(zone="Lisbon")
    row = await club.row()
    assert (row.ends_at.isoformat(), row.zone) == ("2026-02-21T00:00:00+00:00", "Europe/Lisbon")
    assert club.message().id == first, "only its season has changed"
    assert "The ladder is in" in await club.set(channel=server.third)
    await club.wait(2)
    assert not server.messages(club.channel)
    assert "Ladder of this server" in text(server.messages(server.third)[0])
    assert (await club.row()).ends_at == row.ends_at
    assert "has ended" in await club.set()
    assert not server.messages(server.third)


# --- what only managers see ---


async def test_managers_read_hints_that_nobody_else_sees(club: Club, server: PlayServer) -> None:
    await club.rate(*[(server.alice, server.bob, 1.0)] * 4, (server.alice, club.others[0], 1.0))
    await club.rate((server.bob, club.others[0], 0.0), *[(server.bob, club.others[1], 1.0)] * 2)
    told = private(await club.grace.slash(club.room, "match ladder"))
    _, hints = told.split("**Only server managers see these lines.**")
    alice, bob = (f"<@{each.id}>" for each in (server.alice, server.bob))
    assert f"Of 5 rated games, {alice} has played 4 against {bob}." in hints
    assert f"{bob} has played" not in hints, "four of seven are not enough"
    assert f"{alice} is less than a day old." in hints
    assert str(club.grace.id) not in hints, "she has not played"
    for who in (server.alice, club.others[0]):
        assert "Only server managers" not in private(await who.slash(club.room, "match ladder"))
    await club.opened()
    assert "Only server managers" not in text(club.message())


async def test_quick_defeats_and_long_lists_of_hints(club: Club, server: PlayServer) -> None:
    room = Room(server)
    room.channel = server.third
    await room.begun(pace="post")
    row = await room.row()
    facts: dict[str, Any] = {"guild_id": server.guild.id, "system": "duel", "scenario": ""}
    async with club.database.write() as connection:
        await begin(row.id, first=server.alice.id, second=server.bob.id, now=clock.now(), **facts)(connection)
        await connection.execute(sa.update(game).where(game.c.id == row.id).values(counted=RATED))
    shown = room.shown(await server.bob.slash(room.channel, "siege resign"))
    await server.bob.click(server.as_message(shown), custom_id=button(shown, "Give"))
    await club.wait(2)
    told = private(await club.grace.slash(club.room, "match ladder"))
    assert f"<@{server.bob.id}> has lost a game to <@{server.alice.id}> within two turns." in told
    crowd = [server.guild.add_member(server.env.create_user(f"new{at}")) for at in range(14)]
    await club.rate(*((crowd[at], crowd[at + 1], 1.0) for at in range(0, 14, 2)))
    assert "… and 5 more lines" in private(await club.grace.slash(club.room, "match ladder"))


# --- seasons ---


async def test_a_season_ends_once_with_what_was_shown_then(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.wins(server.bob)
    await club.show(server.alice, server.bob)
    await club.opened()
    assert (await club.row()).ends_at.isoformat() == "2026-04-01T00:00:00+00:00", "the calendar quarter"
    await club.show(server.bob, shown=False)
    await server.restart()
    await club.ends()
    await server.restart()
    await club.wait(40)
    live, final = server.messages(club.channel)
    assert text(final).startswith("**Final ladder of the season** · <t:1767225600:D> to <t:1775001599:D>")
    assert f"1. <@{server.alice.id}> · " in text(final)
    assert str(server.bob.id) not in text(final), "he had hidden his rating by then"
    assert "The ladder is empty." in text(live), "the next season has begun"
    assert (await club.row()).ends_at.isoformat() == "2026-07-01T00:00:00+00:00"
    assert f"**Biggest rise last month:** <@{server.alice.id}>, +" not in text(final), "her games were in January"
    await club.show(server.alice, shown=False)
    await club.show(server.bob)
    await club.wait(20)
    assert f"1. <@{server.alice.id}> · " in text(server.messages(club.channel)[-1]), "it is frozen"
    assert "season winner" in private(await server.alice.slash(club.room, "match rating"))
    press = await server.bob.click(server.as_message(final), custom_id=button(final, "Show as"))
    _, alt = await club.picture(press)
    assert alt.startswith("Final ladder. Legation Quarter. January 1, 2026 – March 31, 2026. Duel at dusk. 1. alice ")


async def test_a_final_ladder_is_posted_once_if_its_process_was_killed_and_it_was_edited_since(
    club: Club, server: PlayServer
) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    await club.ends()
    await leave_unrecorded(club.database, SEASON, lease=timedelta(minutes=5))
    await club.forget(server.alice)
    await club.wait(6 * 60)
    assert await is_settled(club.database, SEASON)
    (final,) = [each for each in server.messages(club.channel) if "Final ladder" in text(each)]
    assert "1. *deleted* · 1" in text(final)


async def test_deleted_data_leave_a_final_ladder_without_the_name(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    await club.ends()
    assert str(server.alice.id) in text(server.messages(club.channel)[-1])
    export = await Privacy(club.database).personal_data(server.alice.id)
    assert {row["kind"] for row in export.rows["seasons"]} == {"place"}
    await club.forget(server.alice)
    final = server.messages(club.channel)[-1]
    assert text(final).startswith("**Final ladder")
    assert str(server.alice.id) not in text(final)
    assert "1. *deleted* · 1" in text(final)
    press = await server.bob.click(server.as_message(final), custom_id=button(final, "Show as"))
    assert "1. Player 1 1" in (await club.picture(press))[1]
    (row,) = await club.database.rows(sa.select(seasons.c.due_at))
    assert row.due_at is None


@pytest.mark.stress
async def test_a_final_ladder_whose_channel_is_gone_is_edited_no_more(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    await club.ends()
    server.env.backend.delete_channel(club.channel.id)
    await club.forget(server.alice)
    (row,) = await club.database.rows(sa.select(seasons.c.due_at))
    assert row.due_at is None
    assert not await club.database.rows(sa.select(season_place).where(season_place.c.user_id != 0))


@pytest.mark.stress
async def test_a_clock_that_is_put_back_does_not_stop_a_ladder(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    ahead = clock.now() + timedelta(hours=6)
    await club.database.run(sa.update(table).values(edited_at=ahead, due_at=ahead))
    assert await set_right(club.database, now=clock.now(), leapt=False) == 1
    await club.show(server.alice, shown=False)
    assert "The ladder is empty." in await club.current()


@pytest.mark.stress
async def test_a_deletion_before_the_final_ladder_is_posted_removes_the_name_too(
    club: Club, server: PlayServer
) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    server.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=500, times=None)
    await club.ends()
    await club.forget(server.alice)
    server.env.backend.faults.clear()
    await server.later(600)
    await club.wait(40)
    told = [text(each) for each in server.messages(club.channel)]
    assert all(str(server.alice.id) not in each for each in told)
    assert any("1. *deleted*" in each for each in told)


async def test_an_empty_season_is_not_posted_and_a_short_one_is_skipped(club: Club, server: PlayServer) -> None:
    await club.opened(until="2026-03-15")
    await club.ends()
    assert len(server.messages(club.channel)) == 1
    assert not await club.database.rows(sa.select(season_place))
    assert (await club.row()).ends_at.isoformat() == "2026-07-01T00:00:00+00:00", "two weeks are no season"


@pytest.mark.stress
async def test_a_ladder_that_was_deleted_with_its_server_is_reported_as_gone(club: Club, server: PlayServer) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    await club.ends()
    final = server.messages(club.channel)[-1]
    await club.database.run(sa.delete(seasons))
    press = await server.bob.click(server.as_message(final), custom_id=button(final, "Show as"))
    assert "no longer exists" in private(press)


@pytest.mark.parametrize(
    ("now", "zone", "began", "ends"),
    [
        ("2026-03-31T23:59:59", "UTC", "2026-01-01T00:00:00", "2026-04-01T00:00:00"),
        ("2026-12-31T22:59:59", "Europe/Rome", "2026-09-30T22:00:00", "2026-12-31T23:00:00"),
        ("2026-12-31T23:00:00", "Europe/Rome", "2026-12-31T23:00:00", "2027-03-31T22:00:00"),
        ("2026-06-30T12:00:00", "Pacific/Kiritimati", "2026-06-30T10:00:00", "2026-09-30T10:00:00"),
    ],
)
def test_a_quarter_is_that_of_the_servers_time_zone(now: str, zone: str, began: str, ends: str) -> None:
    season = quarter(datetime.fromisoformat(now).replace(tzinfo=UTC), zone)
    assert season == (*(datetime.fromisoformat(at).replace(tzinfo=UTC) for at in (began, ends)), zone)


@pytest.mark.parametrize(
    ("ended", "ends"), [("2026-04-01", "2026-07-01"), ("2026-05-31", "2026-07-01"), ("2026-06-02", "2026-10-01")]
)
def test_the_next_season_ends_with_a_quarter_and_lasts_a_month(ended: str, ends: str) -> None:
    found = next_end(datetime.fromisoformat(ended).replace(tzinfo=UTC), "UTC")
    assert found == datetime.fromisoformat(ends).replace(tzinfo=UTC)


async def test_an_hour_that_is_typed_is_the_end_itself(club: Club) -> None:
    await club.opened(until="2026-02-15 18:00", zone="Rome")
    assert (await club.row()).ends_at.isoformat() == "2026-02-15T17:00:00+00:00"


# --- the picture ---


@pytest.mark.parametrize("forged", ["0::0:nonsense", "0::0:siege", "0::0:ascari", "zzzzz::0:", "1::zzz:duel"])
async def test_a_forged_press_gets_a_sentence(club: Club, server: PlayServer, forged: str) -> None:
    await club.wins()
    await club.show(server.alice)
    await club.opened()
    message = club.message()
    click = await Forger(server).press(server.bob, club.channel, f"sm:b:ladderpic::{forged}", message=message)
    assert text(club.shown(click)).strip()


async def test_names_that_the_fonts_lack_are_beside_the_picture(club: Club, server: PlayServer) -> None:
    strange = server.guild.add_member(server.env.create_user("山田 **x**"))
    await club.wins(strange)
    await club.show(strange)
    asked = await server.bob.slash(club.room, "match ladder")
    message = club.shown(asked)
    press = await server.bob.click(server.as_message(message), custom_id=button(message, "Show as"))
    assert f"1. <@{strange.id}> · " in private(press)
    _, alt = await club.picture(press)
    assert "1. Player 1 1" in alt
    assert "山" not in alt
    message = club.shown(press)
    sharp = await server.bob.click(server.as_message(message), custom_id=button(message, "High contrast"))
    picture, _ = await club.picture(sharp)
    assert picture.mode == "L"
    assert picture.getextrema() == (0, 255)
    await club.show(strange, shown=False)
    again = await server.bob.click(server.as_message(message), custom_id=button(message, "High contrast"))
    assert "The ladder is empty." in private(again)


# --- on time ---


@pytest.mark.parametrize("missed", [0, 1])
async def test_twenty_games_without_a_missed_deadline_are_a_badge(
    club: Club, server: PlayServer, missed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [(server.alice, each, 1.0) for each in (*club.others, server.bob)] * 7

    async def deadlines(*_: Any) -> Sequence[Any]:
        return [_Timed(missed if at == 3 else 0) for at in range(ON_TIME_GAMES)]

    await club.rate(*games)
    monkeypatch.setattr(RatedGames, "deadlines", deadlines)
    told = private(await server.alice.slash(club.room, "match rating"))
    assert ("20 games without a missed deadline" in told) is not missed


class _Timed:
    pace, asked, side = "post", None, "west"

    def __init__(self, missed: int) -> None:
        self.missed = missed
