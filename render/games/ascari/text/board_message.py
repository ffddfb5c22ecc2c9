"""The texts and colours of a board message."""

from __future__ import annotations

from engine.games.ascari import events as e
from engine.games.ascari.pieces import DEPLOYMENT
from render.games.ascari.map.fight import fight_alt
from render.games.ascari.text import catalogue, questions, text_board
from render.games.ascari.text.deeds import story
from render.two_sided.board_message import BoardTexts

_TEXTS = BoardTexts(
    title=text_board.title,
    state=text_board.status_line,
    alt=text_board.alt,
    fight_alt=fight_alt,
    story=story,
    question=questions.orders,
    advice=questions.advised,
    button=questions.briefly,
    setup=DEPLOYMENT,
    voice=catalogue.VOICE,
    stand=("historical",),
    placed=(e.DeploymentChanged,),
    deployed=e.DeploymentEnded,
    fought=e.MeleeFought,
    shot=e.ShotFired,
    colours={"italian": 0x5A7896, "ethiopian": 0x2F7A4B, "dervish": 0xB07A28},
    interrupts={"react": 0x7C7C84},
    ahead=("move", "fire"),
)
panel, details = _TEXTS.panel, _TEXTS.details
