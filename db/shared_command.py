"""Stores who commands which part of a defence, and the proposals of advisers.

The owner commands a part that has no user, or whose user has left the game. The row of a user who left may remain, to
show whom the owner replaces.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import adoption, proposal
from db.schema.games import RUNNING, game, player
from db.sides import turns_of

Posts = dict[str, int]

_POSTS = msgspec.json.Decoder(Posts)


class Moved(Exception):
    """Raised if the game is over or no longer at the expected version."""


class Taken(Exception):
    """Raised when a part of the command belongs to another player, the `holder`."""

    def __init__(self, holder: int) -> None:
        super().__init__(str(holder))
        self.holder = holder


def read_posts(text: str) -> Posts:
    """Return who commands which part, from a column of the table `game`."""
    return _POSTS.decode(text)


async def locked(connection: AsyncConnection, game_id: str, *, version: int | None = None) -> Any:
    """Lock the row of a running game until the transaction ends, and return the row.

    Raise `Moved` if the game is over, or no longer at `version`.
    """
    query = sa.select(game.c.owner_id, game.c.posts, game.c.version, game.c.command, game.c.asked)
    query = query.where(game.c.id == game_id, game.c.status == RUNNING).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    if row is None or (version is not None and row.version != version):
        raise Moved(game_id)
    return row


async def assign_part(connection: AsyncConnection, game_id: str, party: str, user_id: int | None) -> None:
    """Assign a part of the command to a user, or return it to the owner if `user_id` is None.

    Raise `Moved` if the game is over.
    """
    posts = read_posts((await locked(connection, game_id)).posts)
    posts.pop(party, None)
    if user_id is not None:
        posts[party] = user_id
    await _store(connection, game_id, posts)


async def expect_free(connection: AsyncConnection, game_id: str, party: str, user_id: int) -> None:
    """Raise `Taken` if another player commands the part `party`. Raise `Moved` if the game is over."""
    row = await locked(connection, game_id)
    holder = read_posts(row.posts).get(party)
    if holder is None or holder == user_id:
        return
    query = sa.select(player.c.user_id).where(player.c.game_id == game_id, player.c.user_id == holder)
    if holder == row.owner_id or (await connection.execute(query)).first() is not None:
        raise Taken(holder)


async def leave(connection: AsyncConnection, game_id: str, party: str, user_id: int) -> bool:
    """Give a user's part of the command back to the owner. Return False if the user did not have it.

    A user who joined only for this part stops playing. Raise `Moved` if the game is over.
    """
    posts = read_posts((await locked(connection, game_id)).posts)
    if posts.get(party) != user_id:
        return False
    del posts[party]
    await _store(connection, game_id, posts)
    if user_id not in posts.values():
        mine = sa.and_(player.c.game_id == game_id, player.c.user_id == user_id, player.c.added_by == user_id)
        await connection.execute(sa.delete(player).where(mine))
    return True


async def dismiss(connection: AsyncConnection, game_id: str, user_ids: Iterable[int]) -> None:
    """Remove players who have left the game. Their posts are kept."""
    for user_id in user_ids:
        await connection.execute(sa.delete(player).where(player.c.game_id == game_id, player.c.user_id == user_id))
        await forget(connection, game_id, user_id, posts=False)


async def forget(connection: AsyncConnection, game_id: str, user_id: int, *, posts: bool = True) -> None:
    """Delete a user's proposals. If `posts` is set, also delete the parts of the side that the user commands."""
    await connection.execute(sa.delete(proposal).where(proposal.c.game_id == game_id, proposal.c.user_id == user_id))
    if not posts:
        return
    query = sa.select(game.c.posts).where(game.c.id == game_id).with_for_update()
    held = (await connection.execute(query)).scalar()
    found = read_posts(held) if held else {}
    kept = {party: holder for party, holder in found.items() if holder != user_id}
    if kept != found:
        await _store(connection, game_id, kept)


async def _store(connection: AsyncConnection, game_id: str, posts: Posts) -> None:
    text = msgspec.json.encode(posts).decode()
    await connection.execute(sa.update(game).where(game.c.id == game_id).values(posts=text))


# --- proposals ---


async def propose(
    connection: AsyncConnection,
    game_id: str,
    *,
    version: int,
    user_id: int,
    answer: str,
    now: datetime,
    side: str = "",
) -> int:
    """Store a user's proposed answer, replacing their previous one. Return its id.

    With `side`, `version` is the version at which that side was asked. Raise `Moved` if the position has changed since.
    """
    row = await locked(connection, game_id, version=None if side else version)
    if side and ((asked := turns_of(row).asked.get(side)) is None or asked.since != version):
        raise Moved(game_id)
    await forget(connection, game_id, user_id, posts=False)
    values = {"game_id": game_id, "version": version, "user_id": user_id, "answer": answer, "created_at": now}
    made = await connection.execute(sa.insert(proposal).values(values).returning(proposal.c.id))
    return int(made.scalar_one())


async def withdraw(connection: AsyncConnection, game_id: str, number: int, *, user_id: int) -> bool:
    """Delete a user's proposal; return False if it no longer exists."""
    mine = sa.and_(proposal.c.game_id == game_id, proposal.c.id == number, proposal.c.user_id == user_id)
    return bool((await connection.execute(sa.delete(proposal).where(mine))).rowcount)


async def credit(connection: AsyncConnection, game_id: str, *, before: int, after: int, answer: str) -> None:
    """Record which users had proposed the answer that was given at version `before`.

    The record is stored for version `after`.
    """
    proposed = sa.select(proposal.c.game_id, sa.literal(after), proposal.c.user_id).where(
        proposal.c.game_id == game_id, proposal.c.version == before, proposal.c.answer == answer
    )
    await connection.execute(sa.insert(adoption).from_select(["game_id", "version", "user_id"], proposed))


async def clear(connection: AsyncConnection, game_id: str) -> None:
    """Delete every proposal of a game."""
    await connection.execute(sa.delete(proposal).where(proposal.c.game_id == game_id))


async def keep_only(connection: AsyncConnection, game_id: str, *, numbers: Collection[int], after: int) -> None:
    """Keep the proposals `numbers` for version `after`. Delete all other proposals in the game."""
    gone = sa.and_(proposal.c.game_id == game_id, proposal.c.id.not_in(list(numbers)))
    await connection.execute(sa.delete(proposal).where(gone))
    if numbers:
        await connection.execute(sa.update(proposal).where(proposal.c.game_id == game_id).values(version=after))


async def keep_proposals(connection: AsyncConnection, game_id: str, *, after: int, except_for: Iterable[int]) -> None:
    """Move a game's open proposals to version `after`. Delete those of the users `except_for`."""
    acted = sa.and_(proposal.c.game_id == game_id, proposal.c.user_id.in_(list(except_for)))
    await connection.execute(sa.delete(proposal).where(acted))
    await connection.execute(sa.update(proposal).where(proposal.c.game_id == game_id).values(version=after))


async def credits_of(connection: AsyncConnection, game_id: str) -> dict[int, list[int]]:
    """Return the users who proposed the answer that was then given, keyed by the answer's version."""
    query = sa.select(adoption.c.version, adoption.c.user_id).where(adoption.c.game_id == game_id)
    found: dict[int, list[int]] = {}
    for version, user_id in await connection.execute(query.order_by(adoption.c.version, adoption.c.user_id)):
        found.setdefault(version, []).append(user_id)
    return found
