"""Turns cards until an action card begins the turn (§1)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.asks import Ask
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import HIGHEST, IMPERIALS, POWERS, board
from engine.games.keep_up_the_fire.cards import ACTION, Card
from engine.games.keep_up_the_fire.events import (
    CardTurned,
    EventPassed,
    FeatDeclined,
    FeatTried,
    ForcesGrew,
    Share,
    TrackChanged,
    WallFortified,
)
from engine.games.keep_up_the_fire.losses import bear, remove_fallen
from engine.games.keep_up_the_fire.menus import feat_menu, tracks_menu, works_menu
from engine.games.keep_up_the_fire.phases.cathedral import attack_cathedral
from engine.games.keep_up_the_fire.phases.replacements import hand_out
from engine.games.keep_up_the_fire.victory import MODERATE
from engine.games.keep_up_the_fire.world import Position, World

FEAT = 4
"""§1 The modified die roll from which a feat succeeds."""
STRONGEST = 6
"""§C.1 The highest strength of a Chinese unit."""


def cards_left(world: World) -> bool:
    """Return whether the deck has cards for another turn (§4)."""
    return bool(world.position.left) and not world.position.verdict


def turn_card(world: World, context: Context) -> Flow:
    """Turn cards until an action card comes up. Resolve the events before it (§1).

    If no action card is left, the game ends in a moderate defeat.
    """
    position = world.position
    position.turn += 1
    context.dice.begin_period(f"turn {position.turn}")
    while world.deck:
        position.card = world.deck.pop()
        position.discard.append(position.card)
        position.left = len(world.deck)
        card = position.today
        context.reveal()
        turned = CardTurned(turn=position.turn, card=card.id, colour=card.colour, kind=card.kind, left=position.left)
        context.emit(turned)
        if card.kind == ACTION:
            position.actions, position.command = card.actions, card.command
            return
        flow = _EFFECTS[card.effect](position, context, card)
        if flow is not None:
            yield from flow
        if position.verdict:
            return
    position.verdict = MODERATE


def _feat(position: Position, context: Context, card: Card) -> Flow:
    """§1 Let the player choose a legation for a feat, and roll its die."""
    named = [card.power] if position.house.feats == "named" else [card.power, *POWERS]
    powers = [power for power in dict.fromkeys(named) if position.strengths[power]]
    if not powers:
        context.emit(EventPassed(card=card.id))
        return
    facts = {"card": card.id, "power": card.power}
    answer = yield Ask("feat", "1", lambda: feat_menu(position, powers, named=card.power), facts)
    if answer[0] == "decline":
        context.emit(FeatDeclined(card=card.id))
        return
    power = answer[1]
    added = combat.feat(named=power == card.power)
    die = context.roll("feat")
    won = die + added.total >= FEAT
    position.heroic += won
    shares: tuple[Share, ...] = bear(position, {power: 1}) if die == 1 else ()
    account = DieRollReport(
        purpose="feat",
        rule="1",
        dice=(die,),
        modifiers=added.modifiers,
        total=die + added.total,
        result="won" if won else "failed",
    )
    left = position.strengths[power]
    tried = FeatTried(
        card=card.id, power=power, account=account, won=won, heroic=position.heroic, lost=len(shares), left=left
    )
    context.emit(tried)
    remove_fallen(position, context, shares)


def _works(position: Position, context: Context, card: Card) -> Flow:
    """§1, §II.1 Let the player add two levels of fortification."""
    for _ in range(2):
        if min(position.forts.values()) >= HIGHEST:
            context.emit(EventPassed(card=card.id))
            return
        answer = yield Ask("works", "1", lambda: works_menu(position), {"card": card.id})
        wall = answer[1]
        position.forts[wall] += 1
        context.emit(WallFortified(wall=wall, level=position.forts[wall], why="works"))


def _gansu(position: Position, context: Context, card: Card) -> None:
    """§1 Make the imperial troops on the board stronger by 1."""
    grow(position, context, kind=IMPERIALS, why=card.effect)


def grow(position: Position, context: Context, *, kind: str, why: str) -> None:
    """§1, §C.2 Make the units of a kind stronger by 1, up to 6."""
    grown = [foe for foe in position.foes if foe.kind == kind and foe.strength < STRONGEST]
    for foe in grown:
        foe.strength += 1
        context.emit(ForcesGrew(wall=foe.wall, kind=kind, space=foe.space, strength=foe.strength, why=why))
    if not grown and why == "gansu":
        context.emit(EventPassed(card=position.card))


def _recover(position: Position, context: Context, card: Card) -> Flow:
    """§1, §C.3 Ask the player which legations regain two points of strength."""
    del card
    return hand_out(position, context, 2)


def _cathedral(position: Position, context: Context, card: Card) -> None:
    """§1, §C.5, R34 Attack the cathedral. Add a heroic effort if a legation in it survives."""
    if not position.peitang:
        context.emit(EventPassed(card=card.id))
        return
    attack_cathedral(position, context, value=1)
    if position.peitang:
        position.heroic += 1
        power = position.peitang[0]
        account = DieRollReport(purpose="feat", rule="C.5", dice=(), result="won")
        left = position.strengths[power]
        context.emit(FeatTried(card=card.id, power=power, account=account, won=True, heroic=position.heroic, left=left))


def change_track(position: Position, context: Context, track: str, *, by: int, why: str) -> bool:
    """§V.1 Change the column's speed or combat power. Return False if nothing changes."""
    column = board().column
    most = column.most_speed if track == "speed" else column.most_power
    old = getattr(position, track)
    value = min(max(old + by, 0), most)
    if value == old:
        return False
    setattr(position, track, value)
    context.emit(TrackChanged(track=track, change=by, value=value, why=why))
    return True


def _track(position: Position, context: Context, card: Card) -> None:
    """§1, §V.1 Raise the track that the card names by a step."""
    if not change_track(position, context, card.effect, by=1, why="card"):
        context.emit(EventPassed(card=card.id))


def _letter(position: Position, context: Context, card: Card) -> Flow:
    """§1, §V.1 Let the player choose a track, and raise it by one step."""
    if not tracks_menu(position).choices:
        context.emit(EventPassed(card=card.id))
        return
    answer = yield Ask("letter", "1", lambda: tracks_menu(position), {"card": card.id})
    change_track(position, context, answer[0], by=1, why="card")


_EFFECTS: dict[str, Callable[[Position, Context, Card], Flow | None]] = {
    "feat": _feat,
    "works": _works,
    "gansu": _gansu,
    "recover": _recover,
    "peitang": _cathedral,
    "power": _track,
    "speed": _track,
    "letter": _letter,
}
