"""Ferry in plain words."""

from engine.games.ferry import RULESET

from render.base_presenter import BasePresenter

RULES = {
    "1": ("Crossings", "Night falls after four crossings: eight sheep have to be over by then."),
    "2": ("Loading", "One to four sheep go aboard. One is lost when the die is lower than their number."),
}

PRESENTER = BasePresenter(RULESET, title="Ferry", rules=RULES)
