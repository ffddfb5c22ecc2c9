"""A side that is left to the steward: it gives its own standing orders before it answers, and nobody sees it."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from support.duel.desk import ANNA, BEN
from support.toygame.play import CHANNEL, GUILD, Clock

from bot.games.service import Service
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from db import Database
from db.games import GameRow
from db.privacy import Privacy
from db.schema.games import HOUSE, NOBODY
from db.sides import Chair, chairs_of
from engine.core.record import ASIDE, read, write
from engine.core.save import advance, load
from engine.core.verify import FAIR
from engine.games.ascari import RULESET
from engine.games.ascari.world import Orders

pytestmark = pytest.mark.contract


@pytest.mark.stress("postgresql")
async def test_the_steward_gives_its_own_standing_orders_for_its_side(database: Database, clock: Clock) -> None:
    """§A59 The Dervishes are left with “hold”; the steward orders them to fire again, and the record is fair."""
    service = Service(database, now=clock)
    chairs = (Chair("italian", ANNA), Chair("dervish", BEN))
    game = await service.new_game(
        system=RULESET.name,
        options={"scenario": "agordat-1890"},
        seed="left",
        owner_id=ANNA,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
        chairs=chairs,
    )
    state = await service.order(game.id, side="dervish", answer=("preset", "hold-all"), actor=BEN)
    assert load(state.row.save.encode()).answers[-1] == ["~dervish", "preset", "hold-all"]
    chair = chairs_of(state.row)["dervish"]
    await service.reseat(game.id, "dervish", of=chair, user_id=NOBODY, steward=True, by=BEN)
    for due in await service.sides.claim_due(by="test", now=clock(), lease=clock.lease):
        await service.time_out(due)
    state = await service.load(game.id)
    assert {ask.side for ask in state.asks} == {"italian"}  # the Dervishes have deployed
    assert advance(RULESET, load(state.row.save.encode())).world.orders["dervish"] == Orders()
    said = [(each.actor, msgspec.json.decode(each.answer)) for each in await service.sides.asides(game.id)]
    assert said == [(BEN, ["~dervish", "preset", "hold-all"]), (HOUSE, ["~dervish", "preset", "steady"])]
    while state.status == "running":
        clock.pass_by(seconds=5)
        state = await service.auto(state, version=state.version, scope="day", actor=ANNA)
    assert len(await service.sides.asides(game.id)) == 2  # what it has ordered it does not order again
    record = await full_record(service.store, own(await service.load(game.id)))
    assert [entry.answer for entry in record.entries if entry.action == ASIDE][-1] == ("~dervish", "preset", "steady")
    report = verify_record(read(write(record)))
    assert (report.verdict, report.findings) == (FAIR, ())
    for person in (BEN, ANNA):
        await Privacy(database).forget(person, now=clock(), resign=_nobody_resigns)
        record = await full_record(service.store, own(await service.load(game.id)))
        assert verify_record(read(write(record))).verdict == report.verdict, "it holds whoever is forgotten"


async def test_a_side_with_a_player_keeps_its_standing_orders(database: Database, clock: Clock) -> None:
    """Letting the adviser decide does not change a player's standing orders."""
    service = Service(database, now=clock)
    chairs = (Chair("italian", ANNA), Chair("dervish", BEN))
    game = await service.new_game(
        system=RULESET.name,
        options={"scenario": "agordat-1890"},
        seed="kept",
        owner_id=ANNA,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
        chairs=chairs,
    )
    state = await service.order(game.id, side="dervish", answer=("preset", "close"), actor=BEN)
    state = await service.auto(state, version=state.version, scope="phase", actor=BEN)
    assert advance(RULESET, load(state.row.save.encode())).world.orders["dervish"].rifles == "1"
    assert len(await service.sides.asides(game.id)) == 1


async def _nobody_resigns(_connection: AsyncConnection, _row: GameRow) -> None:
    raise AssertionError("the game is over")
