"""The command group `/vote`, for games that are decided by vote."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.boards.decisions import Decisions
from bot.context import Registry
from bot.ui.command_translation import worded
from bot.ui.text_limits import Short
from bot.voting.ballot import EVERYBODY, MOST_QUORUM, PLAYERS
from bot.voting.closing import BallotPosts
from bot.voting.handlers import VotingHandlers
from bot.voting.service import VotingService

Interaction = discord.Interaction[Any]


class VotingCog(commands.GroupCog, group_name="vote", group_description=worded("command-vote")):
    """Commands to start, stop, show and close votes."""

    def __init__(self, handlers: VotingHandlers) -> None:
        super().__init__()
        self.handlers = handlers

    @app_commands.command(name="start", description=worded("command-vote-start"))
    @app_commands.describe(
        window=worded("option-window"), quorum=worded("option-quorum"), voters=worded("option-voters")
    )
    @app_commands.choices(
        voters=[
            app_commands.Choice(name=worded(f"choice-voters-{voters}"), value=voters) for voters in (PLAYERS, EVERYBODY)
        ]
    )
    async def start(
        self,
        interaction: Interaction,
        window: Short,
        quorum: app_commands.Range[int, 1, MOST_QUORUM] = 1,
        voters: str = PLAYERS,
    ) -> None:
        """Decide this channel's game by vote from now on."""
        await self.handlers.start(interaction, window=window, quorum=quorum, voters=voters)

    @start.autocomplete("window")
    async def _window(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.handlers.suggest(typed)

    @app_commands.command(name="stop", description=worded("command-vote-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """End voting, so that every player decides again."""
        await self.handlers.stop(interaction)

    @app_commands.command(name="status", description=worded("command-vote-status"))
    async def status(self, interaction: Interaction) -> None:
        """Show the open vote and the last results."""
        await self.handlers.status(interaction)

    @app_commands.command(name="now", description=worded("command-vote-now"))
    async def now(self, interaction: Interaction) -> None:
        """Close the open vote early, and carry out its result."""
        await self.handlers.now(interaction)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Resume a channel's paused vote when one of its voters is active there."""
        command = interaction.command
        own = isinstance(command, app_commands.Command) and command.qualified_name.startswith("vote ")
        if not own and (interaction.channel_id or 0) in self.handlers.votes.sleeping.values():
            await self.handlers.stirred(interaction)

    @commands.Cog.listener()
    async def on_raw_poll_vote_add(self, payload: discord.RawPollVoteActionEvent) -> None:
        """Update the ballot after a user has voted in its poll."""
        await self.handlers.polls.polled(payload.message_id)

    @commands.Cog.listener()
    async def on_raw_poll_vote_remove(self, payload: discord.RawPollVoteActionEvent) -> None:
        """Update the ballot after a user has removed their vote from a poll."""
        await self.handlers.polls.polled(payload.message_id)


def register(registry: Registry, decisions: Decisions) -> BallotPosts:
    """Register the feature. Return the object that posts ballots."""
    votes = VotingService(registry.context.service, find=registry.context.find)
    polls = BallotPosts(registry.client, registry.context, votes, instance=registry.instance, share=registry.share)
    handlers = VotingHandlers(registry.context, polls)
    registry.buttons(handlers)
    decisions.register_votes(handlers)
    registry.cog(VotingCog(handlers))
    return polls
