"""Odd text of any length gets a private answer that Discord accepts, and causes no error."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from stress.forged.forging import Forger
from support import discord_limits, stress
from support.discord_play import PlayServer, private

pytestmark = pytest.mark.simcord(settle_timeout=60)

ODD = {
    "endless": "x" * 6_000,
    "words": "lorem ipsum " * 500,
    "markdown": "**`_~|>#`** @everyone <@1> ```",
    "signs": "\u202e\u0000\ud83d\udca3 ½ ², ; = + /\n",
    "number": "-1",
    "huge": "9" * 400,
    "digit": "²",
    "blank": " ",
    "plus": "+".join(["hanlin"] * 700),
}


@pytest.mark.stress("endless")
@pytest.mark.parametrize("odd", stress.spread([*ODD], of=9, keep=lambda odd: odd == "signs"))
async def test_odd_texts_get_an_answer(server: PlayServer, odd: str) -> None:
    """The text is cut to the option's limit, and also sent in full, as no Discord client would do."""
    server.bot.cooldowns.strict = False
    server.game = "siege"
    forger = Forger(server)
    await forger.learn()
    await server.new(server.first)
    before = await server.state(server.first)
    group = server.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    tried = 0
    for command in group.walk_commands():
        if isinstance(command, app_commands.Group):
            continue
        free = [
            one for one in command.parameters if one.type is discord.AppCommandOptionType.string and not one.choices
        ]
        if not free:
            continue
        whole: dict[str, Any] = {one.display_name: ODD[odd] for one in free}
        words: dict[str, Any] = {one.display_name: ODD[odd][: int(one.max_value or 0)] for one in free}
        name = f"siege {command.qualified_name.removeprefix('siege ')}"
        for told in (
            await server.alice.slash(server.first, name, **words),
            await forger.command(server.alice, server.first, name, whole),
        ):
            assert "`error" not in private(told).lower()
            assert private(told)
            for answer in (*told.followups, told.response):
                if answer is not None:
                    body = server.env.backend.get_message(server.first.id, answer.message.id)
                    assert not discord_limits.faults_of_message({"components": body.components})
        for option in free:
            if option.autocomplete:
                typed = {key: value for key, value in words.items() if key != option.display_name}
                for said in (words[option.display_name], ODD[odd]):
                    offered = await server.alice.autocomplete(server.first, name, option.display_name, said, **typed)
                    assert all(0 < len(each["name"]) <= 100 and len(str(each["value"])) <= 100 for each in offered)
        tried += 1
    assert tried > 6
    assert (await server.state(server.first)).version == before.version
