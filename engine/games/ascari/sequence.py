"""The sequence of play: deployment, player-turns and lulls."""

from __future__ import annotations

from engine.core.sequence import Break, Repeat, Sequence, Step, mark_position
from engine.games.ascari.phases import deployment, fire, lull, movement, turns
from engine.games.ascari.world import World
from engine.two_sided.world import is_over

SEQUENCE: Sequence[World] = Sequence(
    Repeat("deployment", deployment.deploying, (Step("deploy", "1.4", deployment.deploy),)),
    Repeat(
        "player-turns",
        turns.playing,
        (
            Step("player-turn", "2", turns.begin_player_turn, daily=True),
            Repeat("moves", movement.going_on, (Step("move", "3", movement.move),)),
            Step("fire-phase", "4.4", fire.begin_fire),
            Repeat("shots", fire.firing, (Step("fire", "4.4", fire.fire),)),
            Step("administration", "6", turns.administer),
            Step("lull", "S-2.2", lull.rest, when=lull.lull_due),
            Repeat("rearranging", lull.rearranging, (Step("rearrange", "S-2.2", lull.rearrange),)),
        ),
    ),
    Step("end", "7", turns.end_game),
    breaks=(Break(is_over, to="end"),),
    mark=mark_position,
)
