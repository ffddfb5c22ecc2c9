"""The steps of a game, in the order of the printed play aid."""

from __future__ import annotations

from engine.core.sequence import Break, Repeat, Sequence, Step, mark_position
from engine.games.keep_up_the_fire.phases import actions, cathedral, chinese, relief_column, replacements
from engine.games.keep_up_the_fire.phases.card import cards_left, turn_card
from engine.games.keep_up_the_fire.phases.redeploy import redeploy, somebody_free
from engine.games.keep_up_the_fire.phases.setup import muster
from engine.games.keep_up_the_fire.phases.turn_end import end_game, reset
from engine.games.keep_up_the_fire.world import World


def decided(world: World) -> bool:
    """§VI.1 Return whether the game has been decided and ends immediately."""
    return bool(world.position.verdict)


TURN = Repeat(
    "turn",
    cards_left,
    (
        Step("card", "1", turn_card, daily=True),
        Step("siege-special", "C.2", chinese.carry_out, when=chinese.special_of_siege),
        Step("replacements", "C.3", replacements.replace, when=replacements.replacements_come),
        Step("refuge", "C.5", cathedral.take_refuge, when=cathedral.refuge_open),
        Step("cathedral", "C.5", cathedral.attacked_today, when=cathedral.cathedral_attacked),
        Step("placement", "2.a", chinese.place),
        Step("actions", "2.b", actions.act),
        Step("advance", "2.c", chinese.advance, when=chinese.somebody_advances),
        Step("redeployment", "2.d", redeploy, when=somebody_free),
        Step("relief-special", "C.2", relief_column.carry_out, when=relief_column.special_of_relief),
        Step("blockade", "3.a", relief_column.blockade, when=relief_column.blocked_today),
        Step("blockade-attack", "3.b", relief_column.blockade_attacks, when=relief_column.attacked_today),
        Step("command", "3.c", relief_column.command),
        Step("reset", "4", reset),
    ),
)

SEQUENCE: Sequence[World] = Sequence(
    Step("muster", "0", muster),
    TURN,
    Step("end", "VI", end_game),
    breaks=(Break(decided, to="end"),),
    mark=mark_position,
)
