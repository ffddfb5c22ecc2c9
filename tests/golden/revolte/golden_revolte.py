"""Golden games of the revolte: each scenario as the steward plays it, one by chance, and one with house rules.

Beside them is the record of a whole game of each scenario as the bot writes it, of two people with standing orders,
lapses and undone answers, and a save out of its middle.

`PYTHONPATH=.:tests python tests/golden/revolte/golden_revolte.py` writes them anew (after a change of the rules, never
to silence a test).
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from golden.golden import Noting, Script, journal_hash
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock

from bot.games.seats.chairs import LIVE
from bot.games.service import Service
from bot.games.showing import own as own_game
from bot.history.journal import full_record
from db import Database, open_database
from db.sides import Chair
from engine.core.dice import SeededDice
from engine.core.playout import Playout, play_out
from engine.core.record import write
from engine.games.revolte.orders import WAYS
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.steward.policy import POLICIES
from engine.games.revolte.world import World

FOLDER = Path(__file__).parent
HOUSE = {"fire": "first", "columns": "in-turn", "penalty": "two", "morale": "figure", "aim": "all", "fires": "closed"}
WANTED: tuple[tuple[str, str, dict[str, str]], ...] = (
    *((name, "steward", {"scenario": name}) for name in SCENARIOS),
    ("random", "random", {"scenario": "langfang"}),
    ("house-rules", "steward", {"scenario": "fu-gate", **HOUSE}),
)
"""The name of each golden game, its policy and its house rules."""


def outcome(playout: Playout[World]) -> dict[str, Any]:
    """Return the expected outcome of a golden game."""
    result = dict(RULESET.result(playout.world) or {})
    return {"events": len(playout.events), "journal": journal_hash(playout.events), **result}


def play(seed: str, *, options: dict[str, str], answers: Iterable[str]) -> Playout[World]:
    """Play a golden game again."""
    return play_out(RULESET, seed=seed, options=options, policy=Script(answers))


def games() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Return the golden games of this folder."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path, json.loads(path.read_text(encoding="utf-8"))


def record(name: str, policy: str, options: dict[str, str]) -> dict[str, Any]:
    """Return a game as it is played now."""
    seed = f"golden-{name}"
    noting = Noting(POLICIES[policy](seed))
    came = outcome(play_out(RULESET, seed=seed, options=options, policy=noting))
    return {"seed": seed, "policy": policy, "options": options, "answers": noting.said, "outcome": came}


# --- whole games through the service ---


def recorded() -> Iterator[tuple[str, bytes, bytes]]:
    """Return the records of this folder: the scenario's name, the file, the save."""
    for path in sorted(FOLDER.glob("*.record.gz")):
        name = path.name.partition(".")[0]
        yield name, gzip.decompress(path.read_bytes()), gzip.decompress((FOLDER / f"{name}.save.gz").read_bytes())


async def _recorded(name: str, database: Database) -> tuple[bytes, bytes]:
    """Play a scenario by the service; return its record, and a save out of its middle."""
    clock = Clock()
    service, chance = Service(database, now=clock), SeededDice(f"record {name}", period="golden")
    world = RULESET.new({"scenario": name})
    people = dict(zip(RULESET.sides_in(world), (OWNER, STRANGER), strict=True))
    chairs = tuple(Chair(side, user) for side, user in people.items())
    game = await service.new_game(
        system=RULESET.name,
        options={"scenario": name},
        seed=f"golden record {name}",
        owner_id=OWNER,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
        chairs=chairs,
        pace=LIVE,
    )
    players: dict[str, Any] = {side: POLICIES["steward"](side) for side in people}
    saves = list[str]()
    while (state := await service.load(game.id)).status == "running":
        clock.pass_by(seconds=7)
        saves.append(state.row.save)
        for side, user in people.items():
            if chance.number(f"aside {side}", 9) == 1:
                what = ("rallies", "defence", "supports")[chance.number("orders", 3) - 1]
                ways = WAYS[what]
                way = ways[chance.number(what, len(ways)) - 1]
                await service.order(game.id, side=side, answer=(what, way), actor=user)
        side = state.asks[0].side
        what = chance.number("what", 20)
        if what == 1:
            clock.pass_by(minutes=31)
            for due in await service.sides.claim_due(by="golden", now=clock(), lease=clock.lease):
                await service.time_out(due)
            continue
        steps = (await service.undo_stack(game.id, actor=people[side]))[1].steps
        if what <= 3 and steps:
            await service.undo(game.id, version=state.version, to=steps[0].to, actor=people[side])
            continue
        own = await service.seen_by(game.id, people[side])
        assert own.ask is not None
        answer = players[side].answer(own.view, own.ask)
        await service.decide(game.id, version=own.version, answer=answer, actor=people[side])
    record = await full_record(service.store, own_game(await service.load(game.id)))
    return write(record), saves[len(saves) // 2].encode()


async def remake_records() -> None:
    """Write the records and saves anew."""
    for name in SCENARIOS:
        with TemporaryDirectory() as folder:
            database = await open_database(f"sqlite+aiosqlite:///{folder}/games.db")
            record, save = await _recorded(name, database)
            await database.close()
        for kind, data in (("record", record), ("save", save)):
            (FOLDER / f"{name}.{kind}.gz").write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    asyncio.run(remake_records())
    for wanted in WANTED:
        found = json.dumps(record(*wanted), indent=0, ensure_ascii=False) + "\n"
        (FOLDER / f"{wanted[0]}.json").write_text(found, encoding="utf-8")
