"""The sequence of play: deployment, and then turns of points, rallies, movement, fire and melee."""

from __future__ import annotations

from engine.core.sequence import Break, Repeat, Sequence, Step, mark_position
from engine.games.revolte.phases import deployment, fights, movement, rallies, shooting, turns
from engine.games.revolte.world import World
from engine.two_sided.world import is_over

SEQUENCE: Sequence[World] = Sequence(
    Repeat("deployment", deployment.deploying, (Step("deploy", "2", deployment.deploy),)),
    Repeat(
        "turns",
        turns.playing,
        (
            Step("turn", "4", turns.begin_turn, daily=True),
            Step("points", "4.1", turns.roll_points),
            Step("rally", "5", rallies.rally),
            Step("movement", "7", movement.begin_movement),
            Repeat("orders", movement.moving, (Step("order", "7", movement.move),)),
            Step("fire-phase", "8", shooting.begin_fire),
            Repeat("shots", shooting.firing_now, (Step("fire", "8", shooting.fire),)),
            Step("melee", "11", fights.begin_melee),
            Repeat("fights", fights.fighting, (Step("fight", "11", fights.fight),)),
            Step("rams", "7.5", fights.use_rams),
            Step("turn-end", "13", turns.end_turn),
        ),
    ),
    Step("end", "13", turns.end_game),
    breaks=(Break(is_over, to="end"),),
    mark=mark_position,
)
