"""The bot posts nothing for people who may not post themselves, for every command in every form, and says so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from stress.forged.forging import Forger
from support import stress
from support.discord_play import PlayServer, presses, private
from support.permissions.scene import Attempt, Scene, Stage
from support.permissions.table import COMMANDS, POSTS, RUNS
from support.permissions.tries import COMMANDS as TYPED
from support.permissions.walk import spoken, variants

from bot.runtime import clock
from db.results import Outcome
from db.schema.community import outcome, outcome_player

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

EACH = 6
NAMES = list(COMMANDS)
PARTS = [NAMES[start : start + EACH] for start in range(0, len(NAMES), EACH)]
SLOW = {"campaign end", "daily unfollow", "siege export"}
"""Commands whose part only `make stress` tries, wherever new commands move it."""
CASES = [
    stress.marked(case) if SLOW.intersection(part) else case
    for part, case in zip(PARTS, stress.spread(PARTS, of=3), strict=True)
]
ASIDE = {"siege here", "daily practice", "siege new", "campaign start"}
"""Commands that are also tried in a channel without a game."""
NOTICES = {"match seek", "match challenge"}
"""Commands whose post is a notice, which the bot sends in its next round."""


async def finished(scene: Scene) -> None:
    """Give the person records."""
    found = Outcome(
        game_id=scene.game.id,
        system=scene.game.system,
        guild_id=None,
        won=True,
        band="fed",
        score=3,
        periods=3,
        mistakes={},
        ended_at=clock.now(),
    )
    async with scene.stage.server.bot.database.write() as connection:
        row = {name: getattr(found, name, "{}") for name in outcome.c.keys()}  # noqa: SIM118
        await connection.execute(sa.insert(outcome), row)
        await connection.execute(sa.insert(outcome_player), {"game_id": scene.game.id, "user_id": scene.stage.alice.id})


BEFORE = {"records me": finished}


class Walk:
    """A player who owns a game and manages the server, and the public posts of the bot after each command."""

    def __init__(self, stage: Stage, name: str) -> None:
        self.stage, self.name = stage, name
        server = stage.server
        server.bot.cooldowns.strict = False
        role = server.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
        server.env.backend.get_guild(server.guild.id).members[stage.alice.id].role_ids.append(role.id)

    async def posts(self, said: Any, *, silent: bool, aside: bool) -> bool:
        """Run a command; return whether a new message or thread is visible to others."""
        stage = self.stage
        await stage._wipe()
        stage._silence(None, stage.aside)
        attempt = TYPED[self.name]
        scene = await stage.scene("owner", Attempt(before=BEFORE.get(self.name, attempt.before), way=attempt.way))
        await stage._shown(scene)
        room = stage.server.env.backend.get_channel(scene.game.channel_id)
        for place in (room, stage.aside) if silent else ():
            stage._silence(stage.alice, place)
        await stage.server.env.settle()
        before, direct = stage.posted(), stage.alice.user.dm_channel.id
        result = await stage.forger.command(stage.alice, stage.aside if aside else room, self.name, spoken(scene, said))
        assert result.acknowledged, f"/{self.name} {said}: no answer"
        if self.name in NOTICES:
            await self.stage.server.env.advance_time(5)
        return any(stage._where(each) != direct for each in stage.posted() - before)


@pytest.mark.parametrize("part", CASES, ids=[part[0].replace(" ", "-") for part in PARTS])
async def test_a_user_without_the_permission_to_post_posts_nothing_by_any_command(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, part: list[str]
) -> None:
    """Each command is tried in every form, and also by a user with the permission, to find the forms that post. `make
    test` tries a third of the commands, each in every twenty-fourth form, and more forms of a command until one has
    posted; `make stress` tries all.
    """
    stage = Stage(server, monkeypatch)
    await stage.forger.learn()
    for name in part:
        walk, loud = Walk(stage, name), False
        places = (False, True) if name in ASIDE else (False,)
        ways = [(aside, said) for aside in places for said in variants(name, stage.forger.leaves[name])]
        for number, (aside, said) in enumerate(() if name in RUNS else ways):
            seen = loud or name not in POSTS
            if number % 24 and seen and not stress.FULL:
                continue
            loud |= await walk.posts(said, silent=False, aside=aside)
            assert not await walk.posts(said, silent=True, aside=aside), f"/{name} {said} posts for who may not"
        assert loud == (name in POSTS), f"/{name} {'posts' if loud else 'posts nothing'}: say so in rights/table.py"


# --- missing permissions by place ---


def silence(server: PlayServer, who: Any, channel: Any, *names: str) -> None:
    """Deny a person permissions in a channel."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(names, False)).pair()
    overwrite = Overwrite(target_id=who.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
    server.env.backend.set_overwrite(channel.id, overwrite)


async def test_a_refusal_names_the_permission_the_channel_and_what_to_do(server: PlayServer) -> None:
    silence(server, server.alice, server.first, "send_messages", "create_public_threads")
    told = private(await server.alice.slash(server.first, "siege new", game=server.game))
    assert f"In <#{server.first.id}> you lack **Send Messages**" in told
    assert "to grant it" in told
    told = private(await server.alice.slash(server.first, "siege new", game=server.game, where="thread"))
    assert "**Create Public Threads**" in told
    assert not server.messages(server.first)
    assert await server.bot.context.service.running() == []


async def test_a_thread_needs_no_permission_for_its_parent_channel(server: PlayServer) -> None:
    """As on Discord, permissions to create threads and to write in them suffice, also in an announcement channel."""
    silence(server, server.alice, server.first, "send_messages")
    assert private(await server.alice.slash(server.first, "siege new", game=server.game, where="thread"))
    (game,) = await server.bot.context.service.running()
    thread = server.env.backend.get_channel(game.channel_id)
    assert thread.parent_id == server.first.id
    silence(server, server.alice, server.first, "send_messages_in_threads")
    forger = Forger(server)
    await forger.learn()
    told = private(await forger.command(server.alice, thread, "siege board", {}))
    assert f"In <#{thread.id}> you lack **Send Messages in Threads**" in told


async def test_only_users_who_may_write_in_a_locked_thread_can_post_there(server: PlayServer) -> None:
    await server.alice.slash(server.first, "siege new", game=server.game, where="thread")
    (game,) = await server.bot.context.service.running()
    thread = server.env.backend.get_channel(game.channel_id)
    channel: Any = await server.bot.fetch_channel(thread.id)
    await channel.edit(locked=True)
    before, forger = len(server.messages(thread)), Forger(server)
    await forger.learn()
    assert "**Manage Threads**" in private(await forger.command(server.alice, thread, "siege board", {}))
    assert len(server.messages(thread)) == before


async def test_a_timed_out_user_posts_nothing(server: PlayServer) -> None:
    await server.new(server.first)
    until = clock.now() + timedelta(hours=1)
    member: Any = await server.bot.get_guild(server.guild.id).fetch_member(server.alice.id)  # type: ignore[union-attr]
    server.env.backend.get_guild(server.guild.id).members[member.id].timed_out_until = until.isoformat()
    forger = Forger(server)  # Discord sends no commands of a user in timeout
    await forger.learn()
    before = len(server.messages(server.first))
    told = private(await forger.command(server.alice, server.first, "siege board", {}))
    assert f"timed out in this server until <t:{int(until.timestamp())}:f>" in told
    assert len(server.messages(server.first)) == before


async def test_permissions_are_checked_in_the_channel_that_gets_the_post(server: PlayServer) -> None:
    """Permission to write in one's own channel does not suffice to let another channel watch."""
    game = await server.new(server.first)
    silence(server, server.alice, server.second, "send_messages")
    told = private(await server.alice.slash(server.first, "siege watch", game=game.id, channel=server.second))
    assert f"In <#{server.second.id}> you lack **Send Messages**" in told
    silence(server, server.alice, server.first, "send_messages")
    silence(server, server.alice, server.second)
    assert "follows" in private(
        await server.alice.slash(server.first, "siege watch", game=game.id, channel=server.second)
    )


async def test_a_player_without_the_permission_continues_their_game(server: PlayServer) -> None:
    """The next board belongs to the game; a new game after it is refused."""
    await server.new(server.first)
    silence(server, server.alice, server.first, "send_messages")
    await server.alice.slash(server.first, "siege auto", scope="all")
    over = server.messages(server.first)[-1]
    assert (await server.state(server.first)).status == "over"
    ways = [press for press in presses(over) if press.action in {"again", "replay"}]
    assert ways
    for press in ways:
        told = private(await server.alice.click(server.as_message(over), custom_id=press.custom_id()))
        assert "**Send Messages**" in told
    assert server.messages(server.first)[-1].id == over.id


async def test_a_replay_is_private_for_a_player_without_the_permission(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    Stage(server, monkeypatch)  # no replay is drawn
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="day")
    silence(server, server.alice, server.first, "send_messages")
    before = len(server.messages(server.first))
    assert private(await server.alice.slash(server.first, "siege replay"))
    assert len(server.messages(server.first)) == before


async def test_a_public_answer_of_a_user_app_needs_external_apps(server: PlayServer) -> None:
    """Only the user has installed the bot there: a public answer needs Use External Apps."""
    game = await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="day")
    forger = Forger(server)
    await forger.learn()
    silence(server, server.alice, server.second, "use_external_apps")
    server.bot._connection._remove_guild(server.bot.get_guild(server.guild.id))  # type: ignore[arg-type]
    result = await forger.command(server.alice, server.second, "siege newspaper", {"game": game.id, "show": True})
    assert "**Use External Apps**" in private(result)
    assert not server.messages(server.second)


async def test_every_user_may_post_in_direct_messages(server: PlayServer) -> None:
    silence(server, server.alice, server.first, "send_messages")
    assert private(await server.alice.user.slash("siege new", game=server.game))
    assert private(await server.alice.user.slash("siege board"))
    assert len(server.boards(server.alice.user.dm_channel)) == 1
