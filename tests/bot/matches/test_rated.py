"""Rated games: begun by a challenge, played without help, counted at their end; ratings, the ladder, annulled games."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.builders import ChannelHandle
from support import stress
from support.discord_play import PlayServer, button, labels, private, reads, text
from support.duel.room import WEST, Room

from bot.cli import ratings as cli
from bot.cli.console import Failure
from bot.games.seats.chairs import POST
from bot.runtime import clock
from db.privacy import Privacy
from db.ratings import RatedGames, begin, finish
from db.schema.community import seek as table
from db.schema.games import RATED, UNAIDED, chair
from db.sides import turns_of

pytestmark = pytest.mark.duel

HELP = "The bot gives no advice"
FIXED = "Its players and sides are fixed"


class Table(Room):
    """The thread of a rated game that Alice and Bob play; Alice plays West."""

    def __init__(self, server: PlayServer) -> None:
        super().__init__(server)
        self.lobby = server.first
        self.said = ""

    async def begin(self, **options: Any) -> None:
        """Let Alice look for an opponent, and Bob accept."""
        server = self.server
        self.said = private(
            await server.alice.slash(self.lobby, "match seek", game="duel", side=WEST, rated=True, **options)
        )
        await server.env.advance_time(1)
        post = server.messages(self.lobby)[-1]
        asked = await server.bob.click(server.as_message(post), custom_id=button(post, "Play"))
        message = self.shown(asked)
        self.said += text(post) + text(message)
        await server.bob.click(server.as_message(message), custom_id=button(message, "Begin"))
        await server.env.advance_time(2)
        threads = [each for each in server.env.backend.channels.values() if each.parent_id == self.lobby.id]
        self.channel = ChannelHandle(server.env, server.guild, threads[-1])

    async def played(self) -> None:
        """Let both sides make a decision."""
        await self.order(self.server.bob, "cellar")
        await self.order(self.server.alice, "garden")

    async def resign(self, who: Any) -> None:
        server = self.server
        shown = self.shown(await who.slash(self.channel, "siege resign"))
        await who.click(server.as_message(shown), custom_id=button(shown, "Give"))
        await server.later(5)
        await server.env.advance_time(31)

    async def rated(self) -> Any:
        return await RatedGames(self.server.bot.database).game((await self.row()).id)

    def shown(self, asked: Any) -> Any:
        answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
        return self.server.env.backend.get_message(answer.message.channel.id, answer.message.id)


def manager(server: PlayServer) -> Any:
    """Return a user with the permission to manage the server."""
    managing = server.guild.create_role("managing", permissions=discord.Permissions(manage_guild=True))
    return server.guild.add_member(server.env.create_user("grace"), roles=[managing])


async def stored(server: PlayServer, *games: tuple[Any, Any, float], system: str = "duel", scenario: str = "") -> None:
    """Store ended rated games of (first player, second player, first side's score)."""
    for place, (first, second, score) in enumerate(games):
        facts: dict[str, Any] = {"guild_id": server.guild.id, "system": system, "scenario": scenario}
        facts["now"] = clock.now()
        async with server.bot.database.write() as connection:
            await begin(f"old{place}", first=first.id, second=second.id, **facts)(connection)
            await finish(connection, f"old{place}", score=score, ended_at=clock.now())


# --- playing ---


async def test_a_rated_game_is_played_without_help(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    assert room.said.count("no advice, no plans and no win chances") == 2, "in the challenge, and before Bob begins"
    assert room.said.count("This is your first rated game.") == 2
    row = await room.row()
    assert (row.counted, row.level, (await room.rated()).score) == (RATED, UNAIDED, None)
    board = server.boards(room.channel)[-1]
    assert not {*labels(board)} & {"Plans", "Let the adviser decide"}
    for who in (server.alice, server.bob):
        assert HELP in private(await who.slash(room.channel, "siege auto", scope="decision"))
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert FIXED in private(await server.alice.slash(room.channel, "side leave"))
    assert FIXED in private(await server.alice.slash(room.channel, "side give", user=carol))
    await room.played()
    assert (await room.row()).version > row.version


async def test_what_the_other_has_seen_is_not_undone(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    for place in ("400,0", "600,0"):
        await room.order(server.alice, "lay", place)
        await room.order(server.bob, "lay", place)
    await room.order(server.alice, "go", "300,0")
    await room.order(server.bob, "go", "700,0")
    before = (await room.row()).version
    told = await server.alice.slash(room.channel, "siege undo")
    assert "You can’t take anything back" in private(told)
    assert (await room.row()).version == before


# --- the end ---


async def test_who_wins_gains_what_the_other_loses_and_nobody_sees_it(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    assert turns_of(await room.row()).winner == WEST
    assert (await room.rated()).score == 1.0
    mine = await server.alice.slash(room.lobby, "match rating")
    assert "uncertain after one game" in private(mine)
    assert "Your last game: +" in private(mine)
    assert "Only you can see your ratings." in private(mine)
    theirs = private(await server.bob.slash(room.lobby, "match rating"))
    assert "Your last game: −" in theirs
    assert "does not show any ratings" in private(await server.bob.slash(room.lobby, "match rating", user=server.alice))
    message = room.shown(mine)
    await server.alice.click(server.as_message(message), custom_id=button(message, "Make ratings public"))
    assert "Everybody can see your ratings" in text(room.shown(mine))
    seen = private(await server.bob.slash(room.lobby, "match rating", user=server.alice))
    assert f"Ratings of <@{server.alice.id}>" in seen
    assert "Your last game" not in seen


@pytest.mark.stress("by-a-manager")
@pytest.mark.parametrize("both", [False, True], ids=["before-both-have-played", "by-a-manager"])
async def test_a_game_that_nobody_could_win_is_not_rated(server: PlayServer, both: bool) -> None:
    room = Table(server)
    await room.begin()
    if both:
        await room.played()
        await room.resign(manager(server))
    else:
        await room.resign(server.alice)
    assert (await room.row()).status == "resigned"
    assert await room.rated() is None
    assert "You have no rating yet" in private(await server.alice.slash(room.lobby, "match rating"))


@pytest.mark.stress
async def test_a_rematch_of_a_rated_game_is_rated(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    board = server.boards(room.channel)[-1]
    await server.bob.click(server.as_message(board), custom_id=button(board, "🔁"))
    rows = await server.bot.database.rows(sa.select(table.c.rated).order_by(table.c.created_at))
    assert [row.rated for row in rows] == [True, True]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Favoured side in “Agordat, 1890”: Dervishes (about +50)."),
        stress.marked(("it", "Fazione favorita nello scenario «Agordat, 1890»: Dervisci (circa +50).")),
        stress.marked(("fr", "«\u202fAgordat, 1890\u202f»\u00a0: Derviches (environ +50).")),
    ],
)
async def test_the_better_side_of_the_last_games_scenario_is_named(
    server: PlayServer, language: str, said: str
) -> None:
    reads(server, language)
    await stored(server, (server.alice, server.bob, 1.0), system="ascari", scenario="agordat-1890")
    told = private(await server.alice.slash(server.first, "match rating"))
    assert said in told
    assert "45" in told, "she was expected to win less often than he"


@pytest.mark.stress
async def test_a_third_game_of_two_players_is_said_not_to_count(server: PlayServer) -> None:
    await stored(server, (server.alice, server.bob, 1.0), (server.bob, server.alice, 1.0))
    room = Table(server)
    await room.begin()
    assert f"because you have played <@{server.alice.id}> too often recently." in room.said, (
        "Bob reads it before he begins"
    )
    assert "first rated game" not in room.said
    before = private(await server.alice.slash(room.lobby, "match rating"))
    await room.played()
    await room.resign(server.bob)
    assert private(await server.alice.slash(room.lobby, "match rating")) == before


@pytest.mark.stress
async def test_deadlines_are_those_of_games_that_are_over(server: PlayServer) -> None:
    room = Table(server)
    await room.begin(pace=POST)
    await room.played()
    await server.bot.database.run(sa.update(chair).where(chair.c.user_id == server.bob.id).values(missed=2))
    assert not await RatedGames(server.bot.database).deadlines(server.bob.id, "duel")
    await room.resign(server.bob)
    (row,) = await RatedGames(server.bot.database).deadlines(server.bob.id, "duel")
    assert (row.pace, row.side != WEST, row.missed) == (POST, True, 2)
    assert not await RatedGames(server.bot.database).deadlines(server.bob.id, "ascari")


# --- the ladder ---


async def test_the_ladder_lists_who_shows_their_rating_and_has_played_enough(server: PlayServer) -> None:
    others = [server.guild.add_member(server.env.create_user(name)) for name in ("cleo", "dan", "eve")]
    games = [(server.alice, each, 1.0) for each in (*others, server.bob, server.bob)]
    await stored(server, *games)
    assert "The ladder is empty." in private(await server.bob.slash(server.first, "match ladder"))
    for who in (server.alice, server.bob):
        await RatedGames(server.bot.database).show(who.id, shown=True, now=clock.now())
    told = private(await server.bob.slash(server.first, "match ladder", game="duel"))
    assert f"1. <@{server.alice.id}> · " in told
    assert str(server.bob.id) not in told, "two games are too few"
    assert "± " in told


async def test_a_manager_annuls_a_game_and_both_are_told(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    row = await room.row()
    assert "Only a server manager" in private(
        await server.alice.slash(room.lobby, "match annul", game=row.id, why="I lost")
    )
    boss = manager(server)
    assert "no finished rated game" in private(await boss.slash(room.lobby, "match annul", game="nothing", why="x"))
    told = private(await boss.slash(room.lobby, "match annul", game=row.id, why="**Two** accounts"))
    assert "You have annulled the game." in told
    await server.env.advance_time(2)
    message = text(server.messages(room.channel)[-1])
    assert f"<@{server.alice.id}>, <@{server.bob.id}>" in message
    assert r"\*\*Two\*\* accounts" in message
    assert "already been annulled" in private(await boss.slash(room.lobby, "match annul", game=row.id, why="x"))
    assert "You have no rating yet" in private(await server.alice.slash(room.lobby, "match rating"))


@pytest.mark.stress
async def test_of_two_managers_at_the_same_moment_one_annuls(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    row, annul = await room.row(), RatedGames.annul

    async def second(stored: RatedGames, game_id: str, *, tells: Any, **facts: Any) -> bool:
        """Let another manager annul the game first."""
        assert await annul(stored, game_id, tells=tells, **(facts | {"by": 99, "why": "earlier"}))
        return await annul(stored, game_id, tells=tells, **facts)

    monkeypatch.setattr(RatedGames, "annul", second)
    told = private(await manager(server).slash(room.lobby, "match annul", game=row.id, why="later"))
    assert "This game has already been annulled." in told
    await server.env.advance_time(16)
    posts = [each for each in server.messages(room.channel) if "has annulled this rated game" in text(each)]
    assert len(posts) == 1


@pytest.mark.stress
async def test_the_operators_annulment_is_told_to_both(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    row = await room.row()
    await cli._annul(str(server.bot.database.engine.url.render_as_string(hide_password=False)), row.id, "**cheats**")
    await server.env.advance_time(16)
    told = text(server.messages(room.channel)[-1])
    assert f"<@{server.alice.id}>, <@{server.bob.id}>: the operator of the bot has annulled this rated game" in told
    assert r"\*\*cheats\*\*" in told
    with pytest.raises(Failure, match="already been annulled"):
        await cli._annul(str(server.bot.database.engine.url.render_as_string(hide_password=False)), row.id, "again")


async def test_the_wrong_person_annuls_nothing(server: PlayServer) -> None:
    room = Table(server)
    managing = server.guild.create_role("managing", permissions=discord.Permissions(manage_guild=True))
    carol = server.guild.add_member(server.env.create_user("carol"), roles=[managing])
    await stored(server, (carol, server.bob, 1.0))
    await room.begin()
    running = (await room.row()).id
    for played, why in ((running, "no finished rated game"), ("old0", "You played in this game")):
        told = private(await carol.slash(room.lobby, "match annul", game=played, why="x"))
        assert why in told
    assert "You have no rating yet" not in private(await server.bob.slash(room.lobby, "match rating"))


async def test_ratings_are_shown_and_hidden_after_a_restart(server: PlayServer) -> None:
    await stored(server, (server.alice, server.bob, 1.0))
    room = Table(server)
    asked = await server.alice.slash(room.lobby, "match rating")
    message = room.shown(asked)
    await server.restart()
    await server.alice.click(server.as_message(message), custom_id=button(message, "Make ratings public"))
    assert await RatedGames(server.bot.database).shown([server.alice.id, server.bob.id]) == {server.alice.id}
    now = room.shown(asked)
    await server.alice.click(server.as_message(now), custom_id=button(now, "Hide them"))
    assert not await RatedGames(server.bot.database).shown([server.alice.id])


async def test_a_ladder_of_a_game_of_one_side_is_refused_with_what_to_choose(server: PlayServer) -> None:
    told = private(await server.alice.slash(server.first, "match ladder", game="siege"))
    assert "has only one side" in told
    assert "in a server’s channel" in private(await server.alice.user.slash("match ladder"))


async def test_a_deletion_leaves_the_opponents_rating(server: PlayServer) -> None:
    room = Table(server)
    await room.begin()
    await room.played()
    await room.resign(server.bob)
    before = private(await server.alice.slash(room.lobby, "match rating"))

    async def resign(*_: Any) -> None:
        """There is no running game."""

    await Privacy(server.bot.database, edges={"duel": {}}).forget(server.bob.id, now=clock.now(), resign=resign)
    assert private(await server.alice.slash(room.lobby, "match rating")) == before
    assert "You have no rating yet" in private(await server.bob.slash(room.lobby, "match rating"))
