"""The gate: no command and no button changes who decides in a game that counts for others than its players.

Every command and every press of the table of permissions is tried on every kind of counted game, by whoever could gain
by it: always those that change who decides, all of them under stress. A new command is in the walk by itself.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer
from support.permissions.scene import SIDES, Attempt, Scene, Stage
from support.permissions.table import COMMANDS, COUNTED, PRESSES
from support.permissions.tries import COMMANDS as TYPED
from support.permissions.tries import PRESSES as PRESSED
from support.sources import tree

from bot.games.gate import MAY, Verb
from bot.games.seats.chairs import held_by
from bot.runtime import clock
from bot.tournaments.own_games import OwnGames
from db.schema.community import campaign
from db.schema.games import ALONE, AT_TABLE, DAY, RATED, RATED_TABLE, TABLE, chair, game, member, player
from db.sides import turns_of

pytestmark = pytest.mark.simcord(settle_timeout=900 if stress.FULL else 60, check_errors=False)

OWN_RIGHT = {"forget-me"}
"""Everybody may have their data deleted: they leave, and nobody comes."""
GIVES_BACK = {"vote stop"}
"""It gives the decision back to the players; a counted game has no vote that could be stopped."""
ENDS = {"resign", "clockclaim", "absentclaim", "offeryes"}
"""What ends a counted game: one gives up, the other's clock had run out, or both agree."""
VACATES = {"absentplay", "absentfree"}
"""What takes the seat of a player who no longer answers, in a rated game that is casual from then on."""
CHANGES = {
    *("siege players add", "siege players remove", "siege players handover", "siege players command", "siege here"),
    *("siege players power", "siege resign", "siege auto", "siege undo", "campaign start", "campaign end", "post"),
    *("vote start", "vote stop", "side take", "side leave", "side add", "side remove", "side join", "side room"),
    *("side give", "sidetake", "sidejoin", "handover", "resign", "apply", "undoask", "undoagree", "clockplay", "bring"),
    *("absentplay", "absentfree", "absentclaim"),
    *("clockclaim", "adopt", "takeback", "moregive", "votenow", "votewake", "forget-me"),
}
"""What is tried always, on a table; the rest under stress."""


class Kind(NamedTuple):
    """A kind of counted game: why it counts, and whether it has two sides."""

    counted: str
    way: str

    @property
    def name(self) -> str:
        return f"{self.counted}-{self.way}"


KINDS = (
    *(Kind(each, SIDES) for each in (TABLE, RATED, RATED_TABLE, ALONE)),
    *(Kind(each, "everyone") for each in (ALONE, DAY)),
)
MORE: dict[str, Attempt] = {
    "siege players remove": Attempt(options=lambda scene: {"user": scene.stage.bob}),
    "siege players handover": Attempt(options=lambda scene: {"user": scene.stage.bob}),
    "siege players add": Attempt(options=lambda scene: {"user": scene.stage.olaf}),
    "side leave": Attempt(options=lambda _: {"then": "autopilot"}),
    "side give": Attempt(options=lambda scene: {"user": scene.stage.olaf}),
}
"""What is tried with other options, too."""
OF_TWO = (TABLE, RATED, RATED_TABLE)
"""The kinds of counted games in which two people play each other."""
WHO = {
    **dict.fromkeys(OF_TWO, ("owner", "player", "manager", "stranger")),
    ALONE: ("owner", "manager"),
    DAY: ("owner", "manager"),
}
_TABLES: dict[sa.Table, str] = {
    game: "owner_id command posts voting channel_id guild_id options pace counted",
    chair: "side user_id steward command voting channel_id",
    member: "user_id side",
    player: "user_id",
    campaign: "game_id",
}
"""Where it is stored who decides, and how."""


def attempts(kind: Kind) -> Iterator[tuple[str, Attempt]]:
    """Yield what is tried on a kind of game: what it has in the table, as far as its preparation fits."""
    for name, attempt in (*TYPED.items(), *PRESSED.items(), *MORE.items()):
        if name in GIVES_BACK:
            continue
        if not stress.FULL and (name not in CHANGES or (kind.counted not in OF_TWO and attempt.before is not None)):
            continue
        if attempt.way == kind.way or (attempt.way != SIDES and (attempt.before is None or kind.way != SIDES)):
            yield name, replace(attempt, way=kind.way)


async def seats(scene: Scene) -> dict[str, list[str]]:
    """Return who decides in a game, and how."""
    found = {}
    async with scene.stage.server.bot.database.read() as connection:
        for table, names in _TABLES.items():
            query = sa.select(*(table.c[name] for name in names.split()))
            query = query.where((table.c.id if table is game else table.c.game_id) == scene.game.id)
            found[table.name] = sorted(map(repr, await connection.execute(query)))
    return found


async def status(scene: Scene) -> str:
    return str((await scene.stage.service.store.game(scene.game.id)).status)


async def count_it(scene: Scene, kind: Kind) -> None:
    """Let the game be one that counts."""
    until = None if kind.counted in OF_TWO else clock.now() + timedelta(days=3)
    daily = clock.now().date().isoformat() if kind.counted == DAY else None
    async with scene.stage.server.bot.database.write() as connection:
        values = {"counted": kind.counted, "sealed_until": until, "daily": daily}
        await connection.execute(sa.update(game).where(game.c.id == scene.game.id).values(values))
        if kind.way != SIDES:
            await connection.execute(sa.delete(player).where(player.c.game_id == scene.game.id))
    await scene.again()


async def tried(stage: Stage, kind: Kind, name: str, attempt: Attempt, who: str, old: Scene | None) -> Scene | None:
    """Try something; assert that it changes nobody's seat. Return the game if it can be used again."""
    scene = old if old is not None and attempt.before is None else await stage.scene(who, attempt)
    if scene is not old:
        await count_it(scene, kind)
    scene.who, scene.person = who, stage.people[who]
    scene.channel = stage.server.env.backend.get_channel(scene.game.channel_id)
    await stage._message(scene, private=attempt.private)
    before, began = await seats(scene), await status(scene)
    where = scene.channel
    scene.channel = stage.aside if attempt.where == "aside" or name == "siege here" else where
    assert (await stage.tried(name, scene, attempt)).acknowledged
    scene.channel = where
    after, now = await seats(scene), await status(scene)
    if name in OWN_RIGHT:
        assert set(after["player"]) <= set(before["player"]), "who goes lets nobody in"
        return None
    if name in VACATES and kind.counted == RATED and after != before:
        assert (await stage.service.store.game(scene.game.id)).counted is None, "it counts no more"
        assert who == "player", "the leader of the other side chose it"
        return None
    assert after == before, f"«{name}» by {who} changes who decides in a {kind.name}: {before} {after}"
    if now == began:
        return scene if attempt.before is None else None
    assert name in ENDS or now == "over", f"«{name}» by {who} ends a {kind.name}"
    if name == "resign" and kind.counted == RATED and who == "manager":
        row = await stage.service.store.game(scene.game.id)
        assert turns_of(row).winner is None, "nobody wins a rated game that a manager ends"
    elif name == "resign":
        row = await stage.service.store.game(scene.game.id)
        own = held_by(row, scene.person.id)
        assert row.owner_id == scene.person.id or own, "who gives up, gives up their own"
        if kind.counted in AT_TABLE:
            assert turns_of(row).winner not in {None, *own}
    return None


def people(kind: Kind) -> Sequence[str]:
    """Return who tries: always the owner, at a table one more; everybody who could gain by it under stress."""
    return WHO[kind.counted] if stress.FULL else WHO[kind.counted][: 2 if kind.counted == TABLE else 1]


@pytest.mark.stress("rtable-sides-owner", "alone-sides-owner")
@pytest.mark.parametrize(
    ("kind", "who"),
    [pytest.param(kind, who, id=f"{kind.name}-{who}") for kind in KINDS for who in people(kind)],
)
async def test_the_players_of_a_counted_game_cannot_change(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, kind: Kind, who: str
) -> None:
    """Everything that changes seats in other games; under stress all commands."""
    stage = Stage(server, monkeypatch)
    await stage.forger.learn()
    server.bot.cooldowns.strict = False

    async def kept(*_: object) -> None:
        """No tournament has begun these games: the job would let them count no more."""

    monkeypatch.setattr(OwnGames, "_let_go", kept)
    scene: Scene | None = None
    for name, attempt in attempts(kind):
        if stress.FULL or who == "owner" or attempt.before is None:
            scene = await tried(stage, kind, name, attempt, who, scene)


def test_every_way_is_tried() -> None:
    assert set(TYPED) == set(COMMANDS)
    assert set(PRESSED) == set(PRESSES)
    assert {*CHANGES, *MORE} <= {*COMMANDS, *PRESSES}


def test_every_kind_of_counted_game_states_what_it_allows() -> None:
    assert set(MAY) == {kind.counted for kind in KINDS}
    assert set(COUNTED) == set(Verb), "the page says it of each"
    assert all(Verb.GIVE not in allowed and Verb.REMOVE not in allowed for allowed in MAY.values())


# --- nobody goes around it ---

BOT = Path(__file__).parents[3] / "bot"
WRITES = {
    *("holding", "joining", "stand_aside", "assign_part", "commanding"),
    *("sides.join", "sides.command", "sides.room", "_stored.add", "_stored.remove"),
    *("_stored.hand_over", "_stored.move"),
}
"""What stores in the database who decides in a game."""
ASKED = {
    "voting/closing.py:_without_room": "a side whose room is gone has no room",
    "shared_command/handlers.py:_take": "the press that calls it has asked",
}
"""Functions that store such a change without asking the gate, and why."""


def written(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield each function that stores who decides, and what it calls for that; those that ask the gate are left out."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.AsyncFunctionDef | ast.FunctionDef):
            continue
        calls = [ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)]
        if "expect_may" in calls:
            continue
        for call in calls:
            if any(call == each or call.endswith(f".{each}") for each in WRITES):
                yield function.name, call


def test_every_change_of_players_passes_the_gate() -> None:
    words = re.compile("|".join(rf"\b{re.escape(each)}\s*\(" for each in WRITES))
    files = [path for path in sorted(BOT.rglob("*.py")) if words.search(path.read_text(encoding="utf-8"))]
    found = {f"{path.relative_to(BOT)}:{name}": call for path in files for name, call in written(tree(path))}
    assert set(found) == set(ASKED), f"these change who decides and do not ask `expect_may`: {found}"
