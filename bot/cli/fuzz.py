"""The command `siegemaster fuzz`, which plays random legal games and reports all errors."""

from __future__ import annotations

from typing import Annotated

import typer

import engine.games
from bot.cli.console import Game, game_or_first
from bot.cli.output import say, tracked
from engine.testing.fuzz import fuzz_game, picked_options


def fuzz(
    *,
    game: Game = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed plays the same games.")] = "fuzz",
    policy: Annotated[str, typer.Option("--policy", "-p", help="The player.")] = "random",
    resume_every: Annotated[
        int,
        typer.Option("--resume-every", min=0, help="Save and resume after this many decisions; 0: never."),
    ] = 29,
) -> None:
    """Play random legal games and report every fault. Half of them have random house rules."""
    ruleset = engine.games.find(game_or_first(game))
    if policy not in ruleset.policies:
        raise typer.BadParameter(f"choose one of {', '.join(ruleset.policies)}", param_hint="--policy")
    wrong = decisions = resumed = 0
    numbers = tracked(range(games), "games")
    for number in numbers:
        name = f"{seed}-{number}"
        played = fuzz_game(
            ruleset,
            seed=name,
            policy=ruleset.policies[policy](name),
            options=picked_options(ruleset, name) if number % 2 else {},
            resume_every=resume_every,
        )
        decisions, resumed = decisions + played.decisions, resumed + played.resumed
        wrong += bool(played.problems)
        for problem in played.problems:
            say(problem)
    say(f"{games} games, {decisions} decisions, resumed {resumed} times, {wrong} games with faults")
    if wrong:
        raise typer.Exit(1)
