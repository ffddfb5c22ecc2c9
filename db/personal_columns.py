"""The columns with Discord ids, and the texts that may contain such ids.

Every column with a Discord id is classified here. A test finds columns that are missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import sqlalchemy as sa

from db.schema.community import (
    adoption,
    attempt,
    ballot,
    ballot_vote,
    battle,
    battle_report,
    campaign,
    daily_follow,
    daily_reminder,
    game_follow,
    holiday,
    ladder,
    lobby,
    mention,
    note,
    notice,
    outcome_player,
    own_puzzle,
    own_puzzle_reminder,
    page_key,
    profile,
    proposal,
    puzzle_answer,
    rated_game,
    record_post,
    refused,
    reminder,
    season_place,
    seek,
    seek_wish,
)
from db.schema.games import aside, chair, game, held, hint, journal, member, player, prepared
from db.schema.tournaments import army_list, entrant, report_draft, tournament, tournament_fact


class Id(StrEnum):
    """The type of object that a Discord id identifies."""

    PERSON = "person"
    CHANNEL = "channel"
    GUILD = "guild"
    MESSAGE = "message"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class Held:
    """A column with ids of people.

    `kind` is the name of its rows in texts for users. If a person asks for deletion, the row is deleted if `goes` is
    true. Otherwise only the id in the row is deleted.

    `without` are columns that a person does not get to see: secrets of a game, its own events, hashes. `emptied` are
    texts that are deleted together with the id if the row stays.
    """

    kind: str
    column: sa.Column[Any]
    goes: bool
    without: frozenset[str] = frozenset()
    emptied: tuple[str, ...] = ()

    @property
    def table(self) -> sa.Table:
        """The table to which the column belongs."""
        table = self.column.table
        assert isinstance(table, sa.Table)
        return table


_SECRETS = frozenset({"save", "base_save", "chain", "chained_from", "checksum", "asides", "asked"})
_OF_OPPONENT = frozenset({"first_gone", "second_gone"})

PEOPLE: tuple[Held, ...] = (
    Held("games", game.c.owner_id, False, _SECRETS),
    Held("decisions", journal.c.actor, False, frozenset({"events", "salt", "mark", "chain"}), ("salt",)),
    Held("seats", player.c.user_id, True),
    Held("sides", chair.c.user_id, False),
    Held("members", member.c.user_id, True),
    Held("seen", held.c.user_id, True),
    Held("orders", aside.c.actor, False, frozenset({"version", "number"})),
    Held("prepared", prepared.c.user_id, True, frozenset({"began", "version", "claimed_by", "claimed_until"})),
    Held("invited", player.c.added_by, False),
    Held("lessons", hint.c.user_id, True),
    Held("watches", game_follow.c.added_by, False),
    Held("follows", daily_follow.c.added_by, False),
    Held("proposals", proposal.c.user_id, True),
    Held("adoptions", adoption.c.user_id, True),
    Held("votes", ballot_vote.c.user_id, True),
    Held("campaigns", campaign.c.started_by, False),
    Held("reminders", reminder.c.user_id, True),
    Held("daily-reminders", daily_reminder.c.user_id, True),
    Held("mentions", mention.c.user_id, True),
    Held("attempts", attempt.c.user_id, True),
    Held("puzzles", puzzle_answer.c.user_id, True),
    Held("own-puzzles", own_puzzle.c.user_id, True),
    Held("own-puzzle-reminders", own_puzzle_reminder.c.user_id, True),
    Held("outcomes", outcome_player.c.user_id, True),
    Held("profile", profile.c.user_id, True),
    Held("record-posts", record_post.c.user_id, False),
    Held("letters", notice.c.user_id, True),
    Held("pages", page_key.c.user_id, True, frozenset({"hash", "seat"})),
    Held("seeks", seek.c.user_id, False, frozenset({"shown"}), ("note",)),
    Held("refusals", refused.c.user_id, True),
    Held("refused", refused.c.other_id, True),
    Held("notes", note.c.user_id, True),
    Held("wishes", seek_wish.c.user_id, True),
    Held("holidays", holiday.c.user_id, True),
    Held("lobbies", lobby.c.added_by, False),
    Held("ladders", ladder.c.added_by, False),
    Held("challenged", seek.c.target_id, False, frozenset({"shown"})),
    Held("accepted", seek.c.accepted_by, False, frozenset({"shown"})),
    Held("rated", rated_game.c.first_id, False, _OF_OPPONENT),
    Held("rated-second", rated_game.c.second_id, False, _OF_OPPONENT),
    Held("annulled", rated_game.c.annulled_by, False, _OF_OPPONENT),
    Held("battles", battle.c.author_id, False),
    Held("battles-after", battle.c.after_id, False),
    Held("battle-reports", battle_report.c.user_id, True),
    Held("seasons", season_place.c.user_id, False),
    Held("tournaments", tournament.c.organizer_id, False),
    Held("entries", entrant.c.user_id, False, frozenset(), ("name",)),
    Held("facts", tournament_fact.c.actor, False),
    Held("lists", army_list.c.user_id, True),
    Held("drafts", report_draft.c.user_id, True),
)
"""Every column with ids of people, in the order in which they are shown."""

IN_TEXTS: tuple[sa.Column[Any], ...] = (
    *(game.c.posts, game.c.voting, chair.c.voting),
    *(notice.c.facts, ballot.c.outcome, attempt.c.shown, tournament_fact.c.fact),
)
"""The JSON texts in which a person's id may occur."""

_GUILDS = (
    *("game.guild_id", "watch.guild_id", "attempt.guild_id", "daily_follow.guild_id"),
    *("outcome.guild_id", "farewell.guild_id", "tournament.guild_id", "record_post.guild_id"),
    *("seek.guild_id", "rated_game.guild_id", "lobby.guild_id", "seek_wish.guild_id"),
    *("ladder.guild_id", "season.guild_id", "season_place.guild_id"),
    *("battle.guild_id", "battle_setting.guild_id"),
)
_CHANNELS = (
    *("game.channel_id", "game.board_channel_id"),
    *("letter.channel_id", "watch.channel_id", "ballot.channel_id", "daily_follow.channel_id", "chair.channel_id"),
    *("tournament.channel_id", "tournament_post.channel_id", "record_post.channel_id", "seek.channel_id"),
    *("lobby.channel_id", "ladder.channel_id", "season.channel_id"),
)
_MESSAGES = (
    *("game.board_message_id", "letter.message_id", "ballot.message_id", "ballot.poll_id"),
    *("tournament_post.message_id", "record_post.message_id", "seek.message_id"),
    *("lobby.message_id", "ladder.message_id", "season.message_id"),
)

IDS: Mapping[str, Id] = {
    **{f"{held.table.name}.{held.column.name}": Id.PERSON for held in PEOPLE},
    **dict.fromkeys(_CHANNELS, Id.CHANNEL),
    **dict.fromkeys(_GUILDS, Id.GUILD),
    **dict.fromkeys(_MESSAGES, Id.MESSAGE),
    **dict.fromkeys(("mention.role_id", "seek.role_id", "lobby.role_id", "battle_setting.role_id"), Id.ROLE),
}
"""The kind of id in each column, by «table.column»."""
