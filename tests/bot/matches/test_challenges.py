"""Challenges in a channel: made, listed, accepted, declined, withdrawn, expired; two at once; who is gone."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support import stress
from support.discord_play import PlayServer, button, controls, labels, private, text
from support.duel.room import EAST, WEST
from support.unrecorded import is_settled, leave_unrecorded

from bot.games.seats.chairs import LIVE, POST
from bot.play.challenges import SEEK
from bot.runtime import clock
from db.matches import EXPIRED, GONE, MISSED, OPEN, TAKEN, WITHDRAWN, Seeks
from db.privacy import Privacy
from db.schema.community import seek as table
from db.schema.games import game
from db.sides import chairs_of, turns_of

pytestmark = pytest.mark.duel

DAY = 86_400


class Lobby:
    """A channel in which users look for an opponent."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.carol = server.guild.add_member(server.env.create_user("carol"))

    @property
    def seeks(self) -> Seeks:
        return Seeks(self.server.bot.database)

    async def seek(self, who: Any = None, **options: Any) -> str:
        return await self.said(who or self.server.alice, "match seek", **({"game": "duel"} | options))

    async def challenge(self, **options: Any) -> str:
        options = {"game": "duel", "user": self.server.bob} | options
        return await self.said(self.server.alice, "match challenge", **options)

    async def said(self, who: Any, command: str, **options: Any) -> str:
        answer = private(await who.slash(self.channel, command, **options))
        await self.server.env.advance_time(1)
        return answer

    def post(self, place: int = -1) -> Any:
        """Return the message of a challenge, the last one by default."""
        return self.server.messages(self.channel)[place]

    async def click(self, who: Any, label: str, message: Any = None) -> Any:
        message = message or self.post()
        return await who.click(self.server.as_message(message), custom_id=button(message, label))

    def shown(self, asked: Any) -> Any:
        answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
        return self.server.env.backend.get_message(self.channel.id, answer.message.id)

    def shown_again(self, message: Any) -> Any:
        return self.server.env.backend.get_message(self.channel.id, message.id)

    async def accept(self, who: Any, message: Any = None) -> Any:
        """Press «Play», then «Begin»; return the private message."""
        asked = await self.click(who, "Play", message)
        return await self.begin(who, asked)

    async def begin(self, who: Any, asked: Any) -> Any:
        message = self.shown(asked)
        await self.click(who, "Begin", message)
        return self.shown(asked)

    async def rows(self) -> list[Any]:
        return list(await self.server.bot.database.rows(sa.select(table).order_by(table.c.created_at)))

    async def states(self) -> list[str]:
        return [row.state for row in await self.rows()]

    async def games(self) -> list[Any]:
        ids = await self.server.bot.database.scalars(sa.select(game.c.id).order_by(game.c.created_at))
        return [await self.server.bot.context.service.store.game(each) for each in ids]

    def threads(self) -> list[Any]:
        return [each for each in self.server.env.backend.channels.values() if each.parent_id == self.channel.id]

    async def later(self, seconds: float) -> None:
        await self.server.later(seconds)
        await self.server.env.advance_time(31)


@pytest.fixture
def lobby(server: PlayServer) -> Lobby:
    return Lobby(server)


# --- one challenge ---


async def test_a_challenge_is_posted_accepted_and_becomes_a_game_in_a_thread(lobby: Lobby, server: PlayServer) -> None:
    told = await lobby.seek(side=WEST, note="I am learning, no hurry.")
    assert "Your challenge is open" in told
    shown = text(lobby.post())
    assert f"**<@{server.alice.id}> is looking for an opponent:**" in shown
    assert f"<@{server.alice.id}> will play **West**" in shown
    assert "Correspondence: 48 hours" in shown
    assert "“I am learning, no hurry.”" in shown
    asked = await lobby.click(server.bob, "Play")
    assert "You will play **East**" in private(asked)
    assert "If you miss two turns in a row, your opponent can claim the win." in private(asked)
    assert not await lobby.games(), "nothing begins before the terms are accepted"
    begun = await lobby.begin(server.bob, asked)
    assert "begins: https://discord.com/channels/" in text(begun)
    (row,) = await lobby.games()
    (thread,) = lobby.threads()
    assert (row.channel_id, row.guild_id, row.owner_id) == (thread.id, server.guild.id, server.alice.id)
    assert {side: chair.user_id for side, chair in chairs_of(row).items()} == {
        WEST: server.alice.id,
        EAST: server.bob.id,
    }
    assert (row.pace, turns_of(row).invited) == (POST, {}), "both have agreed: the time runs"
    assert thread.name.endswith("alice – bob")
    await server.env.advance_time(1)
    post = server.messages(lobby.channel)[0]
    assert f"<@{server.alice.id}> and <@{server.bob.id}> are playing" in text(post)
    assert not controls(post)
    called = " ".join(text(each) for each in server.messages(thread))
    assert all(f"<@{each.id}>, " in called for each in (server.alice, server.bob)), "each is called once"


async def test_only_the_challenged_user_answers_and_is_pinged(lobby: Lobby, server: PlayServer) -> None:
    assert f"<@{server.bob.id}> can accept" in await lobby.challenge()
    post = lobby.post()
    assert f"<@{server.bob.id}>, **<@{server.alice.id}> challenges you:**" in text(post)
    assert list(post.ping_user_ids) == [server.bob.id]
    assert "This challenge is for" in private(await lobby.click(lobby.carol, "Accept"))
    assert "This is your own challenge" in private(await lobby.click(server.alice, "Accept"))
    assert await lobby.states() == [OPEN]
    assert "begins" in private(await lobby.click(server.bob, "Accept"))
    assert await lobby.states() == [TAKEN]
    assert len(await lobby.games()) == 1


async def test_a_declined_challenge_is_told_to_its_maker(lobby: Lobby, server: PlayServer) -> None:
    await lobby.challenge()
    assert "You have declined" in private(await lobby.click(server.bob, "Decline"))
    await server.env.advance_time(1)
    post, told = server.messages(lobby.channel)
    assert "has declined" in text(post)
    assert not controls(post)
    assert text(told).startswith(f"<@{server.alice.id}>: <@{server.bob.id}> has declined")
    assert list(told.ping_user_ids) == [server.alice.id]
    assert not await lobby.games()


async def test_ones_own_challenge_is_withdrawn(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    refused = await lobby.click(server.alice, "Play")
    assert "This is your own challenge" in private(refused)
    message = lobby.shown(refused)
    await lobby.click(server.alice, "Withdraw it", message)
    assert "You have withdrawn the challenge" in text(lobby.shown(refused))
    await server.env.advance_time(1)
    assert "has withdrawn this challenge" in text(lobby.post())
    assert await lobby.states() == [WITHDRAWN]


async def test_the_list_shows_what_can_be_played_and_ones_own(lobby: Lobby, server: PlayServer) -> None:
    assert "Nobody is looking for an opponent here" in await lobby.said(server.bob, "match open")
    await lobby.seek(side=WEST)
    await lobby.seek(who=server.bob, pace=LIVE)
    asked = await server.bob.slash(server.second, "match open")
    listed = private(asked)
    assert f"1. <@{server.alice.id}>: Duel at dusk · plays West" in listed
    assert "**Your open challenges:**" in listed
    message = server.env.backend.get_message(server.second.id, asked.response.message.id)
    (select,) = [each for each in controls(message) if each["type"] == 3]
    (one,) = [each["value"] for each in select["options"]]
    picked = await server.bob.select(server.as_message(message), custom_id=select["custom_id"], values=[one])
    assert "You will play **East**" in private(picked)
    await lobby.click(server.bob, "Withdraw Duel at dusk", message)
    assert sorted(await lobby.states()) == [OPEN, WITHDRAWN]


async def test_a_challenge_of_a_hidden_channel_is_not_listed(lobby: Lobby, server: PlayServer) -> None:
    denied = Overwrite(
        target_id=server.bob.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(view_channel=True).value,
    )
    server.env.backend.set_overwrite(lobby.channel.id, denied)
    await lobby.seek()
    assert "Nobody is looking" in private(await server.bob.slash(server.second, "match open"))
    assert "is looking for an opponent here" in private(await lobby.carol.slash(server.second, "match open"))


async def test_without_a_game_the_terms_are_asked_by_buttons(lobby: Lobby, server: PlayServer) -> None:
    asked = await server.alice.slash(lobby.channel, "match seek")
    message = lobby.shown(asked)
    await lobby.click(server.alice, "Duel at dusk", message)
    await lobby.click(server.alice, "East", message)
    assert "No time limit" not in labels(message)
    await lobby.click(server.alice, "Live: 30 minutes", message)
    assert "Live: 30 minutes" in text(message)
    assert "Casual or rated?" in text(message)
    await lobby.click(server.alice, "Casual", message)
    assert "Your challenge is open" in text(message)
    (row,) = await lobby.rows()
    assert (row.system, row.side, row.pace, row.target_id, row.rated) == ("duel", EAST, LIVE, None, False)


@pytest.mark.parametrize(
    ("label", "level"), [("Rated", ""), ("Rated, similar rating", "near"), ("Rated, for newcomers", "new")]
)
async def test_a_rated_game_is_asked_for_by_buttons(lobby: Lobby, server: PlayServer, label: str, level: str) -> None:
    message = lobby.shown(await server.alice.slash(lobby.channel, "match seek"))
    for each in ("Duel at dusk", "Either side", "Correspondence", label):
        await lobby.click(server.alice, each, message)
    message = lobby.shown_again(message)
    assert "This is your first rated game" in text(message)
    (row,) = await lobby.rows()
    assert (row.rated, row.strength) == (True, level)


async def test_a_named_opponent_is_kept_through_the_questions(lobby: Lobby, server: PlayServer) -> None:
    asked = await server.alice.slash(lobby.channel, "match challenge", user=server.bob)
    message = lobby.shown(asked)
    for label in ("Duel at dusk", "Either side", "Chess clock: 3 d", "Rated"):
        await lobby.click(server.alice, label, message)
    assert "Rated, similar rating" not in labels(message)
    (row,) = await lobby.rows()
    assert (row.target_id, row.side, row.bank, row.increment) == (server.bob.id, "", 3 * DAY, DAY // 2)
    assert row.rated


@pytest.mark.stress
async def test_who_had_the_first_side_less_often_gets_it(lobby: Lobby, server: PlayServer) -> None:
    firsts = []
    for _ in range(2):
        await lobby.seek()
        await lobby.accept(server.bob)
        await server.env.advance_time(1)
        row = (await lobby.games())[-1]
        firsts.append(chairs_of(row)[WEST].user_id)
    assert sorted(firsts) == sorted([server.alice.id, server.bob.id])


async def test_threads_of_the_same_two_players_are_numbered(lobby: Lobby, server: PlayServer) -> None:
    for maker, other in ((server.alice, server.bob), (server.bob, server.alice), (lobby.carol, server.bob)):
        await lobby.seek(maker)
        await lobby.accept(other)
    names = [each.name.partition(": ")[2] for each in lobby.threads()]
    assert names == ["alice – bob", "bob – alice (2)", "carol – bob"]


# --- live games ---


async def test_a_live_game_begins_when_both_are_there(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(pace=LIVE, side=EAST)
    waiting = await lobby.accept(server.bob)
    assert f"has asked <@{server.alice.id}> to begin now" in text(waiting)
    assert not await lobby.games()
    await server.env.advance_time(1)
    post, ask = server.messages(lobby.channel)
    assert "is ready to play" in text(post)
    assert not controls(post)
    assert list(ask.ping_user_ids) == [server.alice.id]
    assert "This challenge is for" in private(await lobby.click(server.bob, "Begin", ask))
    assert "begins" in private(await lobby.click(server.alice, "Begin", ask))
    (row,) = await lobby.games()
    assert {side: chair.user_id for side, chair in chairs_of(row).items()} == {
        WEST: server.bob.id,
        EAST: server.alice.id,
    }
    assert "This challenge is closed" in private(await lobby.click(server.alice, "Begin", ask))
    assert len(await lobby.games()) == 1


@pytest.mark.parametrize("answered", [True, False])
async def test_a_live_opponent_learns_that_nobody_comes(lobby: Lobby, server: PlayServer, answered: bool) -> None:
    await lobby.seek(pace=LIVE)
    await lobby.accept(server.bob)
    await server.env.advance_time(1)
    if answered:
        assert "will get a message" in private(await lobby.click(server.alice, "Not today"))
        await server.env.advance_time(1)
    else:
        await lobby.later(301)
    assert await lobby.states() == [MISSED]
    post, *_, told = server.messages(lobby.channel)
    assert "did not begin" in text(post)
    assert text(told).startswith(f"<@{server.bob.id}>: <@{server.alice.id}> cannot start the game now")
    assert not await lobby.games()


# --- too late, and at once ---


async def test_two_who_press_at_once_make_one_game(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    message = lobby.shown(await lobby.click(server.bob, "Play"))
    begin = button(message, "Begin")
    clicks = await server.at_once(lobby.channel, (server.bob, begin), (lobby.carol, begin), board=message)
    (row,) = await lobby.games()
    assert len(row.players - {server.alice.id}) == 1
    assert len(lobby.threads()) == 1
    assert "begins" in text(lobby.shown_again(message))
    assert sum("was faster than you" in private(each) for each in clicks) == 1


@pytest.mark.parametrize(("pace", "lasts"), [(POST, 3 * DAY), stress.marked((LIVE, 3_600))])
async def test_an_expired_challenge_is_closed_and_says_so(
    lobby: Lobby, server: PlayServer, pace: str, lasts: int
) -> None:
    await lobby.seek(pace=pace)
    asked = await lobby.click(server.bob, "Play")
    await server.later(lasts - 60)
    await server.env.advance_time(31)
    assert await lobby.states() == [OPEN]
    await server.later(30)
    late = await lobby.click(server.bob, "Begin", lobby.shown(asked))
    assert "This challenge is closed" in (private(late) or text(lobby.shown(asked)))
    await server.env.advance_time(31)
    assert await lobby.states() == [EXPIRED]
    assert "Nobody accepted this challenge in time" in text(lobby.post())
    assert not controls(lobby.post())
    assert not await lobby.games()


@pytest.mark.stress
async def test_the_time_that_the_bot_was_away_is_given_back(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(pace=LIVE)
    (before,) = await lobby.rows()
    await server.off(50 * 60)
    (after,) = await lobby.rows()
    assert (after.expires_at - before.expires_at).total_seconds() == pytest.approx(50 * 60, abs=60)
    await server.env.advance_time(15 * 60)
    assert await lobby.states() == [OPEN]
    assert f"<t:{int(after.expires_at.timestamp())}:R>" in text(lobby.post())


async def test_a_challenge_is_posted_once_if_its_process_was_killed_and_it_was_edited_since(
    lobby: Lobby, server: PlayServer
) -> None:
    """The time that is given back changes the message, which then has no mark by which its notice finds it."""
    await lobby.seek()
    before = text(lobby.post())
    await leave_unrecorded(server.bot.database, SEEK, lease=timedelta(minutes=55))
    await server.off(50 * 60)
    await server.env.advance_time(10)
    assert text(lobby.post()) != before, "it ends later"
    for _ in range(6):  # on PostgreSQL, a lease is measured by the time of its server; an hour at once takes long
        await server.env.advance_time(10 * 60)
    assert await is_settled(server.bot.database, SEEK)
    assert len(server.messages(lobby.channel)) == 1


async def test_a_challenge_of_a_server_that_the_bot_has_left_ends(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    await server.later(4 * DAY)
    await server.env.advance_time(60)
    assert await lobby.states() == [EXPIRED]


async def test_a_user_who_has_left_the_server_closes_the_challenge(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    server.env.backend.remove_member(server.guild.id, server.alice.id)
    asked = await lobby.click(server.bob, "Play")
    left = await lobby.click(server.bob, "Begin", lobby.shown(asked))
    assert "has left this server" in private(left)
    await server.env.advance_time(1)
    assert await lobby.states() == [GONE]
    assert "one of its players has left" in text(lobby.post())
    assert not lobby.threads()


async def test_deleted_data_close_challenges(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(note="Alice’s words")
    await lobby.seek(who=server.bob)
    told = await lobby.said(server.alice, "match challenge", user=lobby.carol, game="duel")
    assert "can accept" in told

    async def resign(*_: Any) -> None:
        raise AssertionError("no games")

    await Privacy(server.bot.database).forget(server.alice.id, now=clock.now(), resign=resign)
    server.bot.context.scheduler.wake_now("matches")
    await server.env.advance_time(1)
    rows = await lobby.rows()
    assert sorted(row.state for row in rows) == [GONE, GONE, OPEN]
    assert not any(server.alice.id in {row.user_id, row.target_id, row.accepted_by} for row in rows)
    assert not any("words" in row.note for row in rows)
    posts = " ".join(text(each) for each in server.messages(lobby.channel))
    assert str(server.alice.id) not in posts


# --- refusals ---


async def test_no_more_than_three_challenges_and_one_a_pair(lobby: Lobby, server: PlayServer) -> None:
    await lobby.challenge()
    back = await lobby.said(server.bob, "match challenge", user=server.alice, game="duel")
    assert "There is already a challenge between you" in back
    for _ in range(2):
        assert "is open" in await lobby.seek()
    assert "already have 3 open challenges" in await lobby.seek()
    assert len(await lobby.rows()) == 3


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"side": "nowhere"}, "West, East"),
        ({"game": "siege"}, "has only one side"),
        ({"pace": LIVE, "clock": "10+15"}, "leave out either `pace` or `clock`"),
        ({"clock": "soon"}, "soon"),
        ({"game": None, "side": WEST}, "Choose one with `game`"),
    ],
)
async def test_bad_terms_are_refused_with_what_to_do(lobby: Lobby, options: dict[str, Any], why: str) -> None:
    said = (
        await lobby.seek(**options)
        if options.get("game", 1)
        else await lobby.said(lobby.server.alice, "match seek", side=WEST)
    )
    assert why in said
    assert not await lobby.rows()


async def test_nobody_challenges_themselves_a_bot_or_who_cannot_see_the_channel(
    lobby: Lobby, server: PlayServer
) -> None:
    assert "cannot be your own opponent" in await lobby.challenge(user=server.alice)
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    assert "is a bot or cannot see" in await lobby.challenge(user=robot)
    assert not await lobby.rows()


async def test_there_are_no_challenges_in_direct_messages_nor_in_threads(lobby: Lobby, server: PlayServer) -> None:
    direct = await server.alice.user.slash("match seek", game="duel")
    assert "in a server’s channel" in private(direct)
    await server.alice.slash(lobby.channel, "siege new", game="duel", where="thread", side=WEST, against="autopilot")
    (thread,) = lobby.channel.threads
    inside = await server.alice.slash(thread, "match seek", game="duel")
    assert "can’t open a thread here" in private(inside)
    assert not await lobby.rows()


async def test_who_may_not_open_threads_may_not_look_for_an_opponent(lobby: Lobby, server: PlayServer) -> None:
    denied = discord.Permissions(create_public_threads=True).value
    overwrite = Overwrite(target_id=server.alice.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    server.env.backend.set_overwrite(lobby.channel.id, overwrite)
    await lobby.seek()
    assert not await lobby.rows()


async def test_a_deleted_channel_closes_the_challenge(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    asked = await server.bob.slash(server.second, "match open")
    message = server.env.backend.get_message(server.second.id, asked.response.message.id)
    server.env.backend.delete_channel(lobby.channel.id)
    await server.env.settle()
    (row,) = await lobby.rows()
    (select,) = [each for each in controls(message) if each["type"] == 3]
    picked = await server.bob.select(server.as_message(message), custom_id=select["custom_id"], values=[row.id])
    terms = server.env.backend.get_message(server.second.id, picked.response.message.id)
    await lobby.click(server.bob, "Begin", terms)
    assert await lobby.states() == [GONE]
    assert not await lobby.games()


async def test_a_new_process_keeps_challenges_and_their_messages(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    await lobby.seek(side=EAST)
    first, second = await lobby.rows()
    one = await lobby.seeks.seek(first.id)
    assert one is not None
    await lobby.seeks.close(one, WITHDRAWN)  # and the process ends before the message is edited
    await server.restart()
    await server.env.advance_time(31)
    assert "has withdrawn this challenge" in text(lobby.post(0))
    await lobby.accept(server.bob)
    assert [row.state for row in await lobby.rows()] == [WITHDRAWN, TAKEN]
    (row,) = await lobby.games()
    assert (await lobby.seeks.seek(second.id)).game_id == row.id  # type: ignore[union-attr]


async def test_a_challenge_of_another_server_cannot_be_accepted(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek()
    (row,) = await lobby.rows()
    await server.bot.database.run(sa.update(table).values(guild_id=row.guild_id + 1))
    assert "This challenge is closed" in private(await lobby.click(server.bob, "Play"))
    assert "Nobody is looking" in await lobby.said(server.bob, "match open")


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "cerca un avversario"), ("fr", "cherche un adversaire")],
)
async def test_a_challenge_is_posted_in_its_language(lobby: Lobby, language: str, said: str) -> None:
    await lobby.seek(game="ascari", language=language)
    assert said in text(lobby.post())


# --- a real game ---


async def test_a_scenario_that_has_the_chosen_side_is_drawn(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(game="ascari", side="dervish")
    assert "any scenario" in text(lobby.post())
    asked = await lobby.click(server.bob, "Play")
    assert "You will play **Italians**" in private(asked)
    await lobby.begin(server.bob, asked)
    (row,) = await lobby.games()
    assert '"agordat-1890"' in row.options
    assert chairs_of(row)["dervish"].user_id == server.alice.id
    assert lobby.threads()[0].name == "Agordat, 1890: alice – bob"


async def test_a_long_list_of_others_fits_beside_a_closed_challenge(lobby: Lobby, server: PlayServer) -> None:
    await lobby.seek(side=WEST)
    asked = await lobby.click(server.bob, "Play")
    (row,) = await lobby.rows()
    others = [
        dict(row._mapping) | {"id": f"z{number:07}", "user_id": 9_000 + number, "note": "x" * 100, "message_id": None}
        for number in range(30)
    ]
    async with server.bot.database.write() as connection:
        await connection.execute(sa.insert(table), others)
    await lobby.accept(lobby.carol)
    late = await lobby.click(server.bob, "Begin", lobby.shown(asked))
    assert "was faster than you" in private(late)
    sent = [late.response, *late.followups]
    assert all(len(text(each)) <= 4_000 for each in sent if each is not None)
    assert "25 players" in private(late)


async def test_a_user_outside_the_server_is_not_challenged(lobby: Lobby, server: PlayServer) -> None:
    outside = server.env.create_user("outside")
    assert "Name somebody else" in await lobby.challenge(user=outside)
    assert not await lobby.rows()


async def test_a_challenged_user_who_has_left_leaves_the_challenge_to_its_maker(
    lobby: Lobby, server: PlayServer
) -> None:
    await lobby.challenge()
    server.env.backend.remove_member(server.guild.id, server.bob.id)
    asked = await server.alice.slash(lobby.channel, "match open")
    assert "**Your open challenges:**" in private(asked)
    message = server.env.backend.get_message(lobby.channel.id, asked.response.message.id)
    await lobby.click(server.alice, "Withdraw Duel at dusk", message)
    assert await lobby.states() == [WITHDRAWN]
