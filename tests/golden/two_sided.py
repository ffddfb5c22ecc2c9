"""Golden games of two sides: each scenario as the steward plays it, one game by chance, and one with house rules.

Beside them is the record of a whole game of each scenario as the bot writes it, of two people with standing orders,
lapses and undone answers, and a save out of its middle. The files are in a folder for each game.

`PYTHONPATH=.:tests python tests/golden/two_sided.py` writes them again (after a change of the rules, never to silence a
test).
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
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
from engine.core.asks import Answer
from engine.core.dice import SeededDice
from engine.core.playout import Playout, play_out
from engine.core.record import write
from engine.games.ascari.ruleset import RULESET as ASCARI
from engine.games.revolte.orders import WAYS
from engine.games.revolte.ruleset import RULESET as REVOLTE

Wanted = tuple[str, str, dict[str, str]]


@dataclass(frozen=True)
class Golden:
    """The golden games of a game: its ruleset, the scenario of the game by chance, the scenario and choices of the game
    with house rules, and the standing orders that are given in records.
    """

    rules: Any
    by_chance: str
    house: Mapping[str, str]
    order: Callable[[SeededDice], Answer]

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.rules.name

    @property
    def wanted(self) -> tuple[Wanted, ...]:
        """The name of each golden game, its policy and its options."""
        return (
            *((name, "steward", {"scenario": name}) for name in self.rules.scenarios),
            ("random", "random", {"scenario": self.by_chance}),
            ("house-rules", "steward", dict(self.house)),
        )

    def outcome(self, playout: Playout[Any]) -> dict[str, Any]:
        """Return the expected outcome of a golden game."""
        result = dict(self.rules.result(playout.world) or {})
        return {"events": len(playout.events), "journal": journal_hash(playout.events), **result}

    def play(self, seed: str, *, options: dict[str, str], answers: Iterable[str]) -> Playout[Any]:
        """Play a golden game again."""
        return play_out(self.rules, seed=seed, options=options, policy=Script(answers))

    def games(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the names of the golden games, and the games."""
        for path in sorted(self.folder.glob("*.json")):
            yield path.stem, json.loads(path.read_text(encoding="utf-8"))

    def recorded(self) -> Iterator[tuple[str, bytes, bytes]]:
        """Yield the records: the name of the scenario, the file, the save."""
        for path in sorted(self.folder.glob("*.record.gz")):
            name = path.name.partition(".")[0]
            save = (self.folder / f"{name}.save.gz").read_bytes()
            yield name, gzip.decompress(path.read_bytes()), gzip.decompress(save)

    # --- writing them again ---

    def played(self, name: str, policy: str, options: dict[str, str]) -> dict[str, Any]:
        """Return a game as it is played now."""
        seed = f"golden-{name}"
        noting = Noting(self.rules.policies[policy](seed))
        came = self.outcome(play_out(self.rules, seed=seed, options=options, policy=noting))
        return {"seed": seed, "policy": policy, "options": options, "answers": noting.said, "outcome": came}

    async def record(self, name: str, database: Database) -> tuple[bytes, bytes]:
        """Play a scenario by the service; return its record, and a save out of its middle."""
        clock = Clock()
        service, chance = Service(database, now=clock), SeededDice(f"record {name}", period="golden")
        world = self.rules.new({"scenario": name})
        people = dict(zip(self.rules.sides_in(world), (OWNER, STRANGER), strict=True))
        chairs = tuple(Chair(side, user) for side, user in people.items())
        game = await service.new_game(
            system=self.rules.name,
            options={"scenario": name},
            seed=f"golden record {name}",
            owner_id=OWNER,
            guild_id=GUILD,
            channel_id=CHANNEL,
            locale="en",
            chairs=chairs,
            pace=LIVE,
        )
        players: dict[str, Any] = {side: self.rules.policies["steward"](side) for side in people}
        saves = list[str]()
        while (state := await service.load(game.id)).status == "running":
            clock.pass_by(seconds=7)
            saves.append(state.row.save)
            for side, user in people.items():
                if chance.number(f"aside {side}", 9) == 1:
                    await service.order(game.id, side=side, answer=self.order(chance), actor=user)
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

    async def remake_records(self) -> None:
        """Write the records and saves again."""
        for name in self.rules.scenarios:
            with TemporaryDirectory() as folder:
                database = await open_database(f"sqlite+aiosqlite:///{folder}/games.db")
                record, save = await self.record(name, database)
                await database.close()
            for kind, data in (("record", record), ("save", save)):
                (self.folder / f"{name}.{kind}.gz").write_bytes(gzip.compress(data, mtime=0))


def _preset(chance: SeededDice) -> Answer:
    return "preset", ("steady", "close", "long", "ask-me")[chance.number("preset", 4) - 1]


def _way(chance: SeededDice) -> Answer:
    what = ("rallies", "defence", "supports")[chance.number("orders", 3) - 1]
    return what, WAYS[what][chance.number(what, len(WAYS[what])) - 1]


EVERY = (
    Golden(
        ASCARI,
        "amba-alagi-1895",
        {
            "scenario": "makalle-1896",
            "moved": "any",
            "volleys": "deadly",
            "sight": "plain",
            "fallback": "3",
            "handicap": "+1",
        },
        _preset,
    ),
    Golden(
        REVOLTE,
        "langfang",
        {
            "scenario": "fu-gate",
            "fire": "first",
            "columns": "in-turn",
            "penalty": "two",
            "morale": "figure",
            "aim": "all",
            "fires": "closed",
        },
        _way,
    ),
)


if __name__ == "__main__":
    for golden in EVERY:
        asyncio.run(golden.remake_records())
        for wanted in golden.wanted:
            found = json.dumps(golden.played(*wanted), indent=0, ensure_ascii=False) + "\n"
            (golden.folder / f"{wanted[0]}.json").write_text(found, encoding="utf-8")
