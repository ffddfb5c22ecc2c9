"""The measurement of the time of commands on a simulated Discord, in this process, for `make bench`.

Only processor time counts. A command is compared with `/siege status` in the same channel, which reads the same game
and answers in a few lines.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import discord
import simcord

import engine.games
from benchmarks.next_answers import both_sides
from bot import create_bot
from bot.runtime.settings import Settings
from bot.ui.replies import PostingRight

if TYPE_CHECKING:
    from bot.games.service import Service
    from bot.games.state import GameState

BARE = "status"
NOTHING = "nothing"
"""The name of a command that reads nothing and answers one word, which measures the cost of the simulation itself."""
STANDING = 20
"""The number of answers that can be undone when `undo` is measured."""

_PATIENCE = 120.0
"""The maximum number of seconds to wait for the first board of a game: the process draws its background once."""
_QUIET = 400.0
"""The number of simulated seconds between turns, in which earlier timers end and pending boards are posted."""
_LOOKED_THROUGH, _MOST = 200, 400

_Ask = Callable[..., Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Times:
    """The seconds of each run of a command, and of the bare command (`/siege status`) in the same channel."""

    command: str
    where: str
    took: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """The median time of the command, in seconds."""
        return median(self.took)

    @property
    def bare_seconds(self) -> float:
        """The median time of the bare command, in seconds."""
        return median(self.bare)


async def command_times(game: str, turns: int) -> tuple[list[Times], float]:
    """Return the times of commands in a game, and the seconds of a command that reads nothing."""
    with tempfile.TemporaryDirectory() as folder:
        bot: Any = create_bot(
            Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", cooldowns=False, chances=False)
        )
        bot.tree.command(name=NOTHING, description=NOTHING)(_say_nothing)
        try:
            async with simcord.run(bot, settle_timeout=_PATIENCE) as env:
                with env.time_context():
                    return await _measured(env, bot, game, turns)
        finally:
            await bot.close()


async def _say_nothing(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(NOTHING, ephemeral=True)


async def _measured(env: simcord.Env, bot: Any, game: str, turns: int) -> tuple[list[Times], float]:
    service: Service = bot.context.service
    guild = env.create_guild("Bench")
    fight, still = (guild.create_text_channel(name) for name in ("fight", "still"))
    player = guild.add_member(env.create_user("player"))
    group: Any = next(each for each in bot.tree.get_commands() if isinstance(each, discord.app_commands.Group))
    options = {} if group.get_command("new").get_parameter("game") is None else {"game": game}
    for channel in (fight, still):
        if len(engine.games.find(game).sides) == 1:
            await player.slash(channel, f"{group.name} new", seed="bench-commands", **options)
            continue
        await service.new_game(  # the command would ask for an opponent
            system=game,
            options={},
            seed="bench-commands",
            owner_id=player.id,
            guild_id=guild.id,
            channel_id=PostingRight(channel.id),
            locale="en",
            chairs=both_sides(game, player.id),
        )
    state = await _fought(service, await _here(service, fight.id))
    asked: list[tuple[Times, Any, Mapping[str, Any]]] = [
        (Times("odds", "in a fight, in words"), fight, {"text": True}),
        (Times("log", "in a fight"), fight, {}),
        (Times("rules", "in a fight"), fight, {}),
    ]
    if not state.sides:  # in a game of several sides both must agree to an undo
        stands = await _answered(service, await _here(service, still.id))
        asked.insert(0, (Times("undo", f"{stands} answers standing"), still, {"back": 1}))
    nothing: list[float] = []
    for turn in range(turns + 1):
        if state.ask is not None:  # a new position each turn, so that no cached one is used
            state = await service.auto(state.id, version=state.version, scope="decision", actor=player.id)
        await env.advance_time(_QUIET)
        nothing.append(await _seconds(player.slash, fight, NOTHING))
        for times, channel, said in asked if turn % 2 else asked[::-1]:
            bare = await _seconds(player.slash, channel, f"{group.name} {BARE}")
            took = await _seconds(player.slash, channel, f"{group.name} {times.command}", **said)
            if turn:  # the first turn loads texts and tables
                times.bare.append(bare)
                times.took.append(took)
    return [times for times, _, _ in asked], median(nothing)


async def _seconds(ask: _Ask, *what: Any, **said: Any) -> float:
    started = process_time()
    await ask(*what, **said)
    return process_time() - started


async def _here(service: Service, channel_id: int) -> GameState:
    state = await service.in_channel(channel_id)
    assert state is not None
    return state


async def _answered(service: Service, state: GameState) -> int:
    """Give up to `STANDING` answers that no die roll makes final; return the number of answers."""
    stands = 0
    while state.ask is not None and stands < STANDING:
        answers = islice(state.ask.answers(), _LOOKED_THROUGH)
        answer = next((each for each in answers if len(each) > 2), None)
        if answer is None:
            break
        state = await service.decide(state.id, version=state.version, answer=answer, actor=state.owner_id)
        stands += 1
    return stands


async def _fought(service: Service, state: GameState) -> GameState:
    """Let the steward decide until a fight begins or the game ends, and return the game."""
    for _ in range(_MOST):
        if state.ask is None or state.progress[1] > 1:
            break
        state = await service.auto(state.id, version=state.version, scope="decision", actor=state.owner_id)
    return state
