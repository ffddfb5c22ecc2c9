"""Records of games played in memory as the bot plays them: decision by decision, each from the previous save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.dice import seed_hash
from engine.core.drive import marked
from engine.core.events import Event
from engine.core.pledge import TYPED, Pledge, Word
from engine.core.record import DRAWN, PLEDGED, WORD, Entry, Record
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, advance, new_game, pledge_of, with_word

BEGUN = "2026-06-20T12:00:00+00:00"


class Game:
    """A game that writes its own journal."""

    def __init__(
        self,
        ruleset: Ruleset[Any],
        *,
        seed: str = "",
        options: Mapping[str, str] | None = None,
        pledge: Pledge | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.pledge = pledge
        self.options = dict(options or {})
        self.saves: dict[int, Outcome[Any]] = {}
        self.entries: list[Entry] = []
        self.now = new_game(ruleset, seed=seed, options=self.options, pledge=pledge)
        self.place = self.ruleset.progress(self.now.world)
        self.note("new", (), self.now.events)

    def note(self, action: str, answer: tuple[str, ...], events: tuple[Event, ...], **changes: Any) -> None:
        """Add a row to the journal."""
        period, round_ = self.place
        self.place = self.ruleset.progress(self.now.world)
        contents = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)
        row = {
            "version": len(self.entries) + 1,
            "action": action,
            "actor": "player 1",
            "answer": answer,
            "period": period,
            "round": round_,
            "rules": self.ruleset.rules_version,
            "time": BEGUN,
            "events": contents,
        }
        self.entries.append(Entry(**(row | changes)))
        self.saves[len(self.entries)] = self.now

    def say(self, *answer: str, side: str | None = None) -> None:
        """Make one decision, of a side if the game has several."""
        self.now = advance(self.ruleset, self.now.save, answer, side=side)
        self.note("answer", marked(answer, side), self.now.events)

    def bring(self, text: str, source: str = TYPED, **changes: Any) -> Game:
        """Add a player's word to the dice."""
        save = with_word(self.now.save, Word(text, source))
        self.pledge, self.seed = pledge_of(save), save.seed
        self.now = advance(self.ruleset, save)
        self.note(WORD, (text, source), (), **changes)
        return self

    def anew(self, options: Mapping[str, str]) -> None:
        """Set up anew with other house rules."""
        self.options = dict(options)
        self.now = new_game(self.ruleset, options=self.options, pledge=pledge_of(self.now.save))
        self.note("rules", (), self.now.events)

    def undo(self, version: int) -> None:
        """Undo back to an earlier row."""
        self.now = self.saves[version]
        self.note("undo", (str(version),), ())

    def reopen(self, *, told: bool = True) -> None:
        """Reopen the step as after a change of the rules: it begins again, its answers forgotten."""
        save = self.now.save
        number = len(save.answers)
        self.now = advance(self.ruleset, msgspec.structs.replace(save, answers=[]))
        self.note("reopened", (str(number),) if told else (), ())

    def play(self, *, policy: str = "steward", most: int = 10_000) -> Game:
        """Let a policy play on."""
        mind = self.ruleset.policies[policy](self.seed)
        while self.now.ask is not None and most:
            most -= 1
            asked = self.now.ask
            side = asked.side if len(self.ruleset.sides) > 1 else None
            view = self.ruleset.view(self.now.world, side)
            self.say(*(BEGIN if asked.kind == CALENDAR else mind.answer(view, asked)), side=side)
        return self

    def record(self, status: str = "", **changes: Any) -> Record:
        """Return the record of the game so far."""
        over = self.now.ask is None
        result = self.ruleset.result(self.now.world) if over else None
        held = {
            "game": "abcdefgh",
            "system": self.ruleset.name,
            "rules": self.ruleset.rules_version,
            "options": self.options,
            "locale": "en",
            "status": status or ("over" if over else "running"),
            "seed_hash": seed_hash(self.seed),
            "seed": self.seed if over or status else None,
            "entries": tuple(self.entries),
            "position": msgspec.Raw(msgspec.json.encode(self.ruleset.view(self.now.world))),
            "result": msgspec.Raw(msgspec.json.encode(result)),
        }
        if self.pledge is not None:
            told = bool(over or status)
            held |= {
                "format": PLEDGED,
                "dice": DRAWN,
                "begun": BEGUN,
                "seed_hash": seed_hash(self.pledge.secret),
                "seed": self.pledge.seed if told else None,
                "secret": self.pledge.secret if told else None,
                "word": self.pledge.word,
                "word_from": self.pledge.source,
            }
        return Record(**(held | changes))
