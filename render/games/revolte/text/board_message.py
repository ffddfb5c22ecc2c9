"""The texts and the colour of a board message."""

from __future__ import annotations

from engine.games.revolte import events as e
from engine.games.revolte.figures import DEPLOYMENT
from engine.games.revolte.scenarios import BOXERS, EUROPEANS
from render.games.revolte.map.fight import fight_alt
from render.games.revolte.text import catalogue, questions, text_board
from render.games.revolte.text.deeds import story
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
    stand=("done",),
    placed=(e.FigurePlaced, e.BarricadePlaced),
    deployed=e.DeploymentEnded,
    fought=e.FightFought,
    shot=e.ShotFired,
    colours={EUROPEANS: 0x1C428A, BOXERS: 0x8A221C},
    ahead=("order", "fire"),
)
panel, details = _TEXTS.panel, _TEXTS.details
