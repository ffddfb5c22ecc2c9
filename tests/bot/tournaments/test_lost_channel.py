"""A tournament whose channel was deleted: found by who has part in it, exported, brought into another channel."""

from __future__ import annotations

from support.discord_play import PlayServer, text
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last, told

from bot.runtime import clock
from bot.tournaments.service import Decision
from db.tournaments.journal import Shown
from engine.tournament import facts as f
from engine.tournament.record import read


async def lost(server: PlayServer) -> TournamentStage:
    """Return a tournament of four in its second round whose channel was deleted."""
    stage = TournamentStage(server)
    stage.channel = server.guild.create_text_channel("cup")
    await stage.create(4, rounds=2, scenarios=("breccia", "bottino"))
    for table in (1, 2):
        await stage.does(f.Ruled(round=1, table=table, report=worth("breccia", 100 * table, 0)))
    wanted = [Shown("announcement"), Shown("round", 1), Shown("page", 1)]
    closed = f.RoundClosed(round=1)
    await stage.service.decide(
        stage.id, lambda _t, _s: Decision([closed], posts=wanted), by=stage.organizer.id, now=clock.now()
    )
    await stage.pair()
    await server.env.advance_time(20)
    await server.bot.get_channel(stage.channel.id).delete()
    await server.env.advance_time(5)
    return stage


async def test_a_tournament_of_a_deleted_channel_continues_in_another(server: PlayServer) -> None:
    stage = await lost(server)
    stranger = server.guild.add_member(server.env.create_user("olaf"))
    player, organizer, stage.channel = stage.people[1], stage.organizer, server.second
    assert "Cup" not in told(await stranger.slash(stage.channel, "tournament find"))
    found = await player.slash(stage.channel, "tournament find")
    assert "its channel is gone" in told(found)
    sent = await stage.press(player, found, "Export")
    (attached,) = last(sent).message.attachments
    assert read(await attached.read()).tournament == stage.id
    assert "organizer" in told(await stage.press(player, found, "Move")).lower()
    found = await organizer.slash(stage.channel, "tournament find")
    assert "continues in this channel" in told(await stage.press(organizer, found, "Move"))
    await server.env.advance_time(60)
    shown = {text(each).splitlines()[0] for each in server.messages(server.second) if text(each).startswith("## ")}
    assert len(shown) == 3
    assert {"## Round 2 of 2", "## Standings after round 1"} < shown, "what is past is not posted again"
    assert "against" in told(await player.slash(server.second, "tournament table"))
    assert "still exists" in told(await stage.press(organizer, found, "Move")), "once it has a channel it stays there"
