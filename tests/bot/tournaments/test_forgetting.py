"""`/privacy` of who plays: what is shown and what goes, in a tournament that runs and one that is over."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, controls, private, text
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last

from bot.runtime import clock
from bot.tournaments.service import Decision
from db.privacy import Privacy
from db.schema.games import metadata
from db.tournaments.journal import Shown
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.standings import standings
from engine.tournament.verify_record import HOLDS, SEALED, verify_record
from render.catalogue import house_texts

pytestmark = pytest.mark.sqlite


async def dump(server: PlayServer) -> str:
    async with server.bot.database.read() as connection:
        found = [(await connection.execute(sa.select(table))).all() for table in metadata.sorted_tables]
    return str(found)


async def forget(server: PlayServer, who: Any, channel: Any) -> str:
    """Ask for the deletion and confirm it twice; return what is told last."""
    message = last(await who.slash(channel, "privacy delete"))
    for _ in range(2):
        stored = server.env.backend.get_message(channel.id, message.id)
        danger = [part for part in controls(stored) if part["type"] == 2 and part["style"] == 4]
        assert danger, text(stored)
        await who.click(server.as_message(stored), custom_id=danger[0]["custom_id"])
    await server.env.advance_time(20)
    return text(server.env.backend.get_message(channel.id, message.id))


@pytest.mark.stress("over")
@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_deleting_a_player_keeps_points_and_removes_the_name(server: PlayServer, over: bool) -> None:
    stage = TournamentStage(server)
    await stage.create(3, rounds=2, scenarios=("bottino", "breccia"), start=False)
    one, name = 4, "Ottavia"
    person = stage.people[one] = server.guild.add_member(server.env.create_user("ottavia"))
    await stage.does(f.Registered(player=one, name=name, person=person.id), by=person)
    await stage.draw()
    await stage.pair()
    for number in (1, 2):
        await stage.does(f.Ruled(round=1, table=number, report=worth("bottino", 10 * number, 0)))
    await stage.does(f.RoundClosed(round=1))
    if over:
        await stage.does(f.Finished(early=True))
    wanted = [Shown("announcement"), Shown("round", 1), Shown("page", 1), *([Shown("final")] if over else [])]
    await stage.service.decide(stage.id, lambda _t, _s: Decision([], posts=wanted), by=0, now=clock.now())
    await server.env.advance_time(20)
    before = [row.total for row in standings(await stage.t, 1)]
    assert any(name in text(message) for message in server.messages(stage.channel))

    shown = await person.slash(stage.channel, "privacy show", file=True)
    private(shown)
    (attached,) = last(shown).message.attachments
    data = json.dumps(json.loads(await attached.read()))
    assert name in data
    others = [each for number, each in stage.people.items() if number != one]
    assert not [each for each in (*others, stage.organizer) if str(each.id) in data], "nobody else is in it"
    numbers = private(await person.slash(stage.channel, "privacy show"))
    assert house_texts().text("privacy-entries", locale="en", count=1) in numbers

    await forget(server, person, stage.channel)
    everything = await dump(server)
    assert str(person.id) not in everything
    assert name not in everything
    assert all(str(each.id) in everything for each in others)
    t = await stage.t
    assert [row.total for row in standings(t, 1)] == before, "the ties of others hang on them"
    assert bool(t.players[one].left) is not over, "who plays drops out, excused"
    await server.env.advance_time(60)  # the messages are brought up to date
    told_ = [text(each) for each in server.messages(stage.channel)]
    assert not [each for each in told_ if name in each or str(person.id) in each], "messages say it no more"
    if not over:
        await stage.pair()
        seated = {number for table in (await stage.t).rounds[1].tables.values() for number in table.players}
        assert one not in seated
    again = private(await person.slash(stage.channel, "privacy show"))
    assert "nothing" in again.lower()
    assert "not" in private(await person.slash(stage.channel, "tournament table")).lower()
    exported = await stage.organizer.slash(stage.channel, "tournament export")
    files = [await each.read() for each in last(exported).message.attachments]
    assert files
    assert not [each for each in files if name.encode() in each or str(person.id).encode() in each]


TOWNS = ("Roma", "Roma", "Bari", "roma ", "Bari", "Roma", "Como", "Roma", "Como", "Romà")


async def verdict(stage: TournamentStage) -> tuple[str, Any]:
    journal = [f.read(each) for each in await stage.service.store.facts(stage.id)]
    record = read(write(record_of(journal, tournament=stage.id)))
    found = verify_record(record)
    return found.verdict, (found.problems, found.difference)


async def registered(stage: TournamentStage, towns: Sequence[str]) -> None:
    """Register a member of the server for each town."""
    await stage.create(0, start=False, rounds=3, scenarios=("bottino", "breccia", "ponte"), first_apart="origin")
    for number, town in enumerate(towns, 1):
        person = stage.people[number] = stage.server.guild.add_member(stage.server.env.create_user(f"member{number}"))
        fact = f.Registered(player=number, name=f"Player {number}", person=person.id, origin=town)
        await stage.does(fact, by=person)


async def test_deleting_a_player_keeps_the_proof_of_the_first_round(server: PlayServer) -> None:
    stage = TournamentStage(server)
    await registered(stage, TOWNS)
    await stage.draw()
    await stage.pair()
    await forget(server, stage.people[1], stage.channel)
    assert await verdict(stage) == (SEALED, ((), None))
    assert [each.origin for each in (await stage.t).players.values()] == ["", *TOWNS[1:]]


@pytest.mark.stress("30")
@pytest.mark.parametrize("seed", stress.spread([*range(60)], of=30))
async def test_an_honest_record_stays_valid_after_any_deletion(server: PlayServer, seed: int) -> None:
    """T82 Users are deleted at any moment, players, judges and withdrawn players; so are the names of their towns."""
    rng, stage = random.Random(seed), TournamentStage(server)
    people = Privacy(server.bot.database)
    gone: list[int] = []

    async def some_go() -> None:
        left = sorted(set(stage.people) - set(gone))
        for number in rng.sample(left, min(rng.randint(0, 2), max(0, len(left) - 6))):
            gone.append(number)
            await people.forget(stage.people[number].id, now=clock.now(), resign=_nobody_resigns)
            assert (await verdict(stage))[0] == SEALED, (seed, number, await verdict(stage))

    await registered(stage, [rng.choice(("", "Roma", "Roma", "Bari", "Como")) for _ in range(rng.randint(7, 12))])
    out = rng.choice([*stage.people])
    await stage.does(f.Withdrawn(player=out), by=stage.people[out])
    helper = rng.choice([*stage.people])
    await stage.does(f.JudgeNamed(person=stage.people[helper].id))
    await some_go()
    await stage.draw()
    await some_go()
    for number in (1, 2, 3):
        await stage.pair()
        await some_go()
        for table in (await stage.t).rounds[-1].tables.values():
            if not table.results:
                scenario = (await stage.t).rounds[-1].scenario
                report = worth(scenario, rng.randint(0, 300), rng.randint(0, 300))
                await stage.does(f.Ruled(round=number, table=table.number, report=report))
        await stage.does(f.RoundClosed(round=number))
    if stage.people[helper].id in (await stage.t).judges:
        await stage.does(f.HandedOver(person=stage.people[helper].id))
        await stage.does(f.HandedOver(person=stage.organizer.id), by=stage.people[helper])
    await some_go()
    await stage.service.decide(
        stage.id,
        lambda _t, secret: Decision([f.Finished(), f.SeedTold(seed=secret)]),
        by=stage.organizer.id,
        now=clock.now(),
    )
    await people.forget(stage.organizer.id, now=clock.now(), resign=_nobody_resigns)
    assert (await verdict(stage))[0] == HOLDS, await verdict(stage)
    names = {each.origin for number, each in (await stage.t).players.items() if number in gone}
    assert names <= {""}


async def _nobody_resigns(_connection: Any, _row: Any) -> None:
    raise AssertionError("nobody has a game here")
