"""§1 The card: events are resolved and the next one is turned; an action card makes a turn."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ask import Ask
from engine.core.event import Account
from engine.core.step import Flow
from engine.core.table import Table
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
"""§1 A feat succeeds on so much."""
STRONGEST = 6
"""§C.1 No Chinese unit is stronger."""


def cards_left(world: World) -> bool:
    """§4 Whether another turn is played."""
    return bool(world.position.left) and not world.position.verdict


def turn_card(world: World, table: Table) -> Flow:
    """§1 Cards are turned until one is a turn; each event is resolved before the next."""
    position = world.position
    position.turn += 1
    table.dice.begin_period(f"turn {position.turn}")
    while world.deck:
        position.card = world.deck.pop()
        position.discard.append(position.card)
        position.left = len(world.deck)
        card = position.today
        table.reveal()
        turned = CardTurned(turn=position.turn, card=card.id, colour=card.colour, kind=card.kind, left=position.left)
        table.tell(turned)
        if card.kind == ACTION:
            position.actions, position.command = card.actions, card.command
            return
        flow = _EFFECTS[card.effect](position, table, card)
        if flow is not None:
            yield from flow
        if position.verdict:
            return
    position.verdict = MODERATE


def _feat(position: Position, table: Table, card: Card) -> Flow:
    """§1 A legation may try: a 4 and more, with 1 more for the card's own, is heroic; a natural 1 costs strength."""
    named = [card.power] if position.house.feats == "named" else [card.power, *POWERS]
    powers = [power for power in dict.fromkeys(named) if position.strengths[power]]
    if not powers:
        table.tell(EventPassed(card=card.id))
        return
    facts = {"card": card.id, "power": card.power}
    answer = yield Ask("feat", "1", lambda: feat_menu(position, powers, named=card.power), facts)
    if answer[0] == "decline":
        table.tell(FeatDeclined(card=card.id))
        return
    power = answer[1]
    added = combat.feat(named=power == card.power)
    die = table.roll("feat")
    won = die + added.total >= FEAT
    position.heroic += won
    shares: tuple[Share, ...] = bear(position, {power: 1}) if die == 1 else ()
    account = Account(
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
    table.tell(tried)
    remove_fallen(position, table, shares)


def _works(position: Position, table: Table, card: Card) -> Flow:
    """§1, §II.1 Two points of fortification that cost no action."""
    for _ in range(2):
        if min(position.forts.values()) >= HIGHEST:
            table.tell(EventPassed(card=card.id))
            return
        answer = yield Ask("works", "1", lambda: works_menu(position), {"card": card.id})
        wall = answer[1]
        position.forts[wall] += 1
        table.tell(WallFortified(wall=wall, level=position.forts[wall], why="works"))


def _gansu(position: Position, table: Table, card: Card) -> None:
    """§1 Imperial troops on the board become stronger by 1."""
    grow(position, table, kind=IMPERIALS, why=card.effect)


def grow(position: Position, table: Table, *, kind: str, why: str) -> None:
    """§1, §C.2 The units of a kind on the board become stronger by 1, up to 6."""
    grown = [foe for foe in position.foes if foe.kind == kind and foe.strength < STRONGEST]
    for foe in grown:
        foe.strength += 1
        table.tell(ForcesGrew(wall=foe.wall, kind=kind, space=foe.space, strength=foe.strength, why=why))
    if not grown and why == "gansu":
        table.tell(EventPassed(card=position.card))


def _recover(position: Position, table: Table, card: Card) -> Flow:
    """§1, §C.3 Two points of replacement."""
    del card
    return hand_out(position, table, 2)


def _cathedral(position: Position, table: Table, card: Card) -> None:
    """§1, §C.5 The cathedral is attacked; who holds it is heroic."""
    if not position.peitang:
        table.tell(EventPassed(card=card.id))
        return
    attack_cathedral(position, table, value=1)
    if position.peitang:
        position.heroic += 1
        power = position.peitang[0]
        account = Account(purpose="feat", rule="C.5", dice=(), result="won")
        left = position.strengths[power]
        table.tell(FeatTried(card=card.id, power=power, account=account, won=True, heroic=position.heroic, left=left))


def change_track(position: Position, table: Table, track: str, *, by: int, why: str) -> bool:
    """§V.1 A step on one of the column's tracks; False when it is at its end."""
    column = board().column
    most = column.most_speed if track == "speed" else column.most_power
    old = getattr(position, track)
    value = min(max(old + by, 0), most)
    if value == old:
        return False
    setattr(position, track, value)
    table.tell(TrackChanged(track=track, change=by, value=value, why=why))
    return True


def _track(position: Position, table: Table, card: Card) -> None:
    """§1, §V.1 A step on the track that the card names."""
    if not change_track(position, table, card.effect, by=1, why="card"):
        table.tell(EventPassed(card=card.id))


def _letter(position: Position, table: Table, card: Card) -> Flow:
    """§1, §V.1 A step on the track that the player wants."""
    if not tracks_menu(position).choices:
        table.tell(EventPassed(card=card.id))
        return
    answer = yield Ask("letter", "1", lambda: tracks_menu(position), {"card": card.id})
    change_track(position, table, answer[0], by=1, why="card")


_EFFECTS: dict[str, Callable[[Position, Table, Card], Flow | None]] = {
    "feat": _feat,
    "works": _works,
    "gansu": _gansu,
    "recover": _recover,
    "peitang": _cathedral,
    "power": _track,
    "speed": _track,
    "letter": _letter,
}
