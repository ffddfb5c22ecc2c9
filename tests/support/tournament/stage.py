"""A tournament in a channel of a simulated server: people press and fill in forms, presses are counted."""

from __future__ import annotations

from typing import Any

import msgspec
from simcord.results import InteractionResult
from support.discord_play import PlayServer, controls, text

from bot.runtime import clock
from bot.tournaments.handlers import TablePress
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.table_posts import table_post
from bot.ui.components import button_row
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from db.tournaments.store import Tournaments
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.journal import fold
from engine.tournament.settings import Settings
from engine.tournament.state import Table, Tournament
from render.language import speaking


class TournamentStage:
    """A tournament that alice leads; the players are members of the server, by their numbers."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.channel = server.first
        self.service = TournamentService(Tournaments(server.bot.database))
        self.organizer = server.alice
        self.judge = server.guild.add_member(server.env.create_user("judith"))
        self.people: dict[int, Any] = {}
        self.id = ""
        self.presses = 0

    # --- behind the scene ---

    async def create(
        self,
        players: int = 2,
        *,
        guests: int = 0,
        army: str = "",
        start: bool = True,
        announced: bool = True,
        **settings: Any,
    ) -> None:
        """Create a tournament with players, and post its first round."""
        usual: dict[str, Any] = {"scenarios": ("breccia",), "rounds": 1, "zone": "UTC", "first_apart": "nothing"}
        if army:
            usual |= {"lists": True, "event_day": 700, "lists_day": 600}
        loaded = await self.service.create(
            by=self.organizer.id,
            guild_id=self.server.guild.id,
            channel_id=self.channel.id,
            locale="en",
            title="Cup",
            preset="centuria-day",
            settings=Settings(**{**usual, **settings}),
            now=clock.now(),
        )
        self.id = loaded.row.id
        if announced:
            await self.does(f.Announced())
        await self.does(f.JudgeNamed(person=self.judge.id))
        for number in range(1, players + 1):
            person = self.server.guild.add_member(self.server.env.create_user(f"player{number}"))
            self.people[number] = person
            await self.does(f.Registered(player=number, name=f"Player {number}", person=person.id), by=person)
            if army:
                await self.hand_in(number, army)
        for number in range(players + 1, players + guests + 1):
            await self.does(f.Registered(player=number, name=f"Guest {number}", guest=True))
        if start:
            await self.draw()
            await self.pair()

    async def hand_in(self, number: int, army: str) -> None:
        """Hand in the list of a player."""
        person = self.people[number]
        key = await self.service.store.keep_list(self.id, number, army, user_id=person.id, now=clock.now())
        await self.does(f.ListHanded(player=number, day=1, list=str(key), units=14, generals=2), by=person)

    async def draw(self) -> None:
        """Close registration."""
        await self.service.decide(
            self.id, lambda t, seed: Decision([draft.lots(t, seed)]), by=self.organizer.id, now=clock.now()
        )

    async def pair(self) -> None:
        """Post the next round, and start it."""

        def decide(t: Tournament, seed: str) -> Decision:
            paired = draft.paired(t, seed=seed)
            start = [f.RoundStarted(round=paired.round)] if t.settings.clock == "minutes" else []
            return Decision([paired, *start])

        await self.service.decide(self.id, decide, by=self.organizer.id, now=clock.now())

    async def does(self, *facts: f.Fact, by: Any = None) -> Loaded:
        """Admit facts by somebody, else the organizer."""
        person = (by or self.organizer).id
        return await self.service.decide(self.id, lambda _t, _seed: Decision(facts), by=person, now=clock.now())

    @property
    async def t(self) -> Tournament:
        """The tournament as it is stored: what is kept of it is what its journal leads to."""
        kept = (await self.service.load(self.id)).state
        folded = fold(f.read(each) for each in (await self.service.store.facts(self.id))[: kept.version])
        assert msgspec.msgpack.encode(kept) == msgspec.msgpack.encode(folded)
        return kept

    async def table(self, number: int = 1, round_: int = 1) -> Table:
        """Return a table."""
        return (await self.t).rounds[round_ - 1].tables[number]

    def about_tables(self) -> list[Any]:
        """Return the messages about tables, without the messages about the whole tournament: announcement,
        round, page.
        """
        found = self.server.messages(self.channel)
        return [each for each in found if not (text(each).startswith("## ") or "see your table" in text(each))]

    # --- what people do ---

    async def post(self, press: Press, label: str = "Report") -> Any:
        """Post a message with one button for everybody, as the round's message has it."""
        from bot.tournaments.reports import labelled

        channel = self.server.bot.get_partial_messageable(self.channel.id, guild_id=self.server.guild.id)
        sent = await channel.send(view=note("…", rows=[button_row([labelled(label, press)])]))
        return self.server.env.backend.get_message(self.channel.id, sent.id)

    async def question(self, number: int = 1) -> Any:
        """Post the message about a table as it stands."""
        with speaking("en"):
            found = table_post(await self.t, self.id, 1, number, now=int(clock.now().timestamp()))
        assert found is not None
        channel = self.server.bot.get_partial_messageable(self.channel.id, guild_id=self.server.guild.id)
        sent = await channel.send(view=note(found.text, rows=found.rows))
        return self.server.env.backend.get_message(self.channel.id, sent.id)

    async def report(self, who: Any) -> InteractionResult:
        """Press «Report» under the round's message."""
        message = await self.post(TablePress(self.id).press("treport"))
        return await self.press(who, message, "Report")

    async def press(self, who: Any, message: Any, label: str) -> InteractionResult:
        """Press the button with a label under a message, or under the last private answer."""
        self.presses += 1
        if isinstance(message, InteractionResult):
            message = last(message)
        named = [part for part in controls(message) if part["type"] == 2 and part["label"].startswith(label)]
        assert named, f"no {label!r} among {[part.get('label') for part in controls(message)]}"
        stored = self.server.env.backend.get_message(self.channel.id, message.id)
        return await who.click(self.server.as_message(stored), custom_id=named[0]["custom_id"])

    async def slash(self, who: Any, name: str, **options: Any) -> InteractionResult:
        """Give a command; it counts as one press."""
        self.presses += 1
        return await who.slash(self.channel, name, **options)

    async def fill(self, who: Any, shown: InteractionResult, **answers: Any) -> InteractionResult:
        """Fill in the form that was opened; a question's key is written with __ for its dot."""
        self.presses += 1
        return await who.submit_modal(shown, {key.replace("__", "."): value for key, value in answers.items()})


def last(result: InteractionResult) -> Any:
    """Return the last message that somebody received privately."""
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    return answers[-1]


def told(result: InteractionResult) -> str:
    """Return what somebody received."""
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    return "\n".join(text(answer) for answer in answers)
