"""Who commands what in a game, and what is proposed in it: what is stored of it beside the decisions.

Posts are the parts of the defence with the person whom each belongs to. A part that nobody has, or somebody who plays
no more, is the owner's: so a post may outlive the player, and says whom the owner stands in for.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import adoption, proposal
from db.schema.games import RUNNING, game, player

Posts = dict[str, int]

_POSTS = msgspec.json.Decoder(Posts)


class Moved(Exception):
    """The game is no longer at that version, or runs no more; nothing was stored."""


class Taken(Exception):
    """The post belongs to somebody else who plays: `holder`; nothing was stored."""

    def __init__(self, holder: int) -> None:
        super().__init__(str(holder))
        self.holder = holder


def read_posts(text: str) -> Posts:
    """The posts as the table `game` has them."""
    return _POSTS.decode(text)


async def locked(connection: AsyncConnection, game_id: str, *, version: int | None = None) -> Any:
    """The row of a running game, held until the transaction ends. Raises `Moved`."""
    query = sa.select(game.c.owner_id, game.c.posts, game.c.version, game.c.command)
    query = query.where(game.c.id == game_id, game.c.status == RUNNING).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    if row is None or (version is not None and row.version != version):
        raise Moved(game_id)
    return row


async def set_way(connection: AsyncConnection, game_id: str, way: str) -> None:
    """Let the game be commanded in another way; what was proposed in the old one is gone. Raises `Moved`."""
    await locked(connection, game_id)
    await connection.execute(sa.update(game).where(game.c.id == game_id).values(command=way))
    await connection.execute(sa.delete(proposal).where(proposal.c.game_id == game_id))


async def post(connection: AsyncConnection, game_id: str, party: str, user_id: int | None) -> None:
    """Give a part to a person, or back to the owner. Raises `Moved`."""
    posts = read_posts((await locked(connection, game_id)).posts)
    posts.pop(party, None)
    if user_id is not None:
        posts[party] = user_id
    await _store(connection, game_id, posts)


async def expect_free(connection: AsyncConnection, game_id: str, party: str, user_id: int) -> None:
    """Raise `Taken` when a part belongs to somebody else who plays, and `Moved`."""
    row = await locked(connection, game_id)
    holder = read_posts(row.posts).get(party)
    if holder is None or holder == user_id:
        return
    query = sa.select(player.c.user_id).where(player.c.game_id == game_id, player.c.user_id == holder)
    if holder == row.owner_id or (await connection.execute(query)).first() is not None:
        raise Taken(holder)


async def leave(connection: AsyncConnection, game_id: str, party: str, user_id: int) -> bool:
    """Give one's own part back; who had come for it alone plays no more. False if it was not theirs. Raises `Moved`."""
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
    """Let people play no more who are gone; their posts go on saying whose they were."""
    for user_id in user_ids:
        await connection.execute(sa.delete(player).where(player.c.game_id == game_id, player.c.user_id == user_id))
        await forget(connection, game_id, user_id, posts=False)


async def forget(connection: AsyncConnection, game_id: str, user_id: int, *, posts: bool = True) -> None:
    """Drop what a person has proposed, and with `posts` what they command."""
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
    connection: AsyncConnection, game_id: str, *, version: int, user_id: int, answer: str, now: datetime
) -> int:
    """Propose an answer to the position of `version`, instead of what one has proposed before. Raises `Moved`."""
    await locked(connection, game_id, version=version)
    await forget(connection, game_id, user_id, posts=False)
    values = {"game_id": game_id, "version": version, "user_id": user_id, "answer": answer, "created_at": now}
    made = await connection.execute(sa.insert(proposal).values(values).returning(proposal.c.id))
    return int(made.scalar_one())


async def withdraw(connection: AsyncConnection, game_id: str, number: int, *, user_id: int) -> bool:
    """Take one's own proposal back; False when it is not there any more."""
    mine = sa.and_(proposal.c.game_id == game_id, proposal.c.id == number, proposal.c.user_id == user_id)
    return bool((await connection.execute(sa.delete(proposal).where(mine))).rowcount)


async def credit(connection: AsyncConnection, game_id: str, *, before: int, after: int, answer: str) -> None:
    """Note who had proposed the answer that was given in the position of `before`."""
    proposed = sa.select(proposal.c.game_id, sa.literal(after), proposal.c.user_id).where(
        proposal.c.game_id == game_id, proposal.c.version == before, proposal.c.answer == answer
    )
    await connection.execute(sa.insert(adoption).from_select(["game_id", "version", "user_id"], proposed))


async def clear(connection: AsyncConnection, game_id: str) -> None:
    """Drop every proposal of a game."""
    await connection.execute(sa.delete(proposal).where(proposal.c.game_id == game_id))


async def carry(connection: AsyncConnection, game_id: str, *, after: int, but: Iterable[int]) -> None:
    """Let what was said in the phase hold for its next position; but not what those said who acted since."""
    acted = sa.and_(proposal.c.game_id == game_id, proposal.c.user_id.in_(list(but)))
    await connection.execute(sa.delete(proposal).where(acted))
    await connection.execute(sa.update(proposal).where(proposal.c.game_id == game_id).values(version=after))


async def credits_of(connection: AsyncConnection, game_id: str) -> dict[int, list[int]]:
    """By version, who had proposed what was decided then."""
    query = sa.select(adoption.c.version, adoption.c.user_id).where(adoption.c.game_id == game_id)
    found: dict[int, list[int]] = {}
    for version, user_id in await connection.execute(query.order_by(adoption.c.version, adoption.c.user_id)):
        found.setdefault(version, []).append(user_id)
    return found
