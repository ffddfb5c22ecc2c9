"""A presenter that works for every game, with plain texts and a plain picture.

A new game starts with `BasePresenter(ruleset, title=…, rules=…)` (`docs/adding-a-game.md`). It can then replace groups
of functions, called chapters, with its own.
"""

# mypy: disable-error-code="method-assign"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image, ImageDraw, ImageOps

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import Event
from engine.core.ruleset import Ruleset
from render.catalogue import house_texts
from render.curve_data import Measure, Mistake
from render.dispatch import HIT, LATEST, Outcome, Told
from render.fonts import font
from render.log_headings import DICE, Headings, Mark
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import LABEL_LENGTH, STORY_LINES, Details, HouseRuleText, Offer, Panel, Shortcuts
from render.pictures import odds_bars
from render.pictures.drawing import wrap
from render.pictures.png import png
from render.plain_plans import PlainPages, PlainPlans
from render.plain_rulebook import PlainRulebook, Rules
from render.presenter import (
    BoardMessage,
    CounterGuide,
    Deeds,
    DiceReports,
    Editing,
    Fights,
    GeneralTexts,
    Labels,
    LessonTexts,
    Log,
    Look,
    Map,
    Newspaper,
    Odds,
    Overlays,
    PeriodWord,
    PlanMap,
    PlanTexts,
    Poster,
    Questions,
    QuickPicks,
    Results,
    StandingOrders,
    TextBoard,
    Touch,
    WordPart,
)
from render.rulebook import Rulebook
from render.touch import Frame, Points, Shape
from render.vocabulary import Vocabulary

_SIZE = (900, 560)
_COLOURS: Mapping[Look, tuple[str, str]] = {
    "chart": ("#f2e8d0", "#261e18"),
    "contrast": ("#ffffff", "#000000"),
    "dark": ("#1e1b18", "#e8dfcc"),
}
_ACCENT = 0x7A6A3C


def _say(key: str, **facts: Any) -> str:
    return house_texts().text(key, **facts)


def named(word: str) -> str:
    """Convert an identifier to a title. For example, “sheep-pen” becomes “Sheep pen”."""
    words = word.replace("-", " ").replace("_", " ").replace("+", ", ")
    return words[:1].upper() + words[1:]


class BasePresenter(PlainPlans, PlainPages):
    """The plain implementation of `render.presenter.Presenter`.

    `ruleset` is the game. `rules` are its sections, or a whole rulebook. The other arguments are chapters: objects,
    usually modules, that implement a protocol of `render.presenter`. Their functions replace the methods of the same
    names.
    """

    def __init__(  # noqa: PLR0915 (a line for each function says from which chapter it is)
        self,
        ruleset: Ruleset[Any],
        *,
        rules: Rules | Rulebook,
        title: str = "",
        texts: GeneralTexts | None = None,
        board_message: BoardMessage | None = None,
        questions: Questions | None = None,
        quick_picks: QuickPicks | None = None,
        labels: Labels | None = None,
        deeds: Deeds | None = None,
        dice: DiceReports | None = None,
        log: Log | None = None,
        text_board: TextBoard | None = None,
        standing_orders: StandingOrders | None = None,
        results: Results | None = None,
        odds: Odds | None = None,
        overlays: Overlays | None = None,
        board_map: Map | None = None,
        plans: PlanTexts | None = None,
        plan_map: PlanMap | None = None,
        touch: Touch | None = None,
        fight: Fights | None = None,
        newspaper: Newspaper | None = None,
        poster: Poster | None = None,
        counter_guide: CounterGuide | None = None,
        editing: Editing | None = None,
    ) -> None:
        self._ruleset, self._title = ruleset, title
        self._rules: Rulebook = PlainRulebook(rules) if isinstance(rules, Mapping) else rules
        texts = texts or self
        self.title = texts.title
        self.period = texts.period
        self.scenario = texts.scenario
        self.opening = texts.opening
        self.setting = texts.setting
        self.scenario_note = texts.scenario_note
        self.party = texts.party
        self.side = texts.side
        self.lesson = texts.lesson
        self.first_time_hint = texts.first_time_hint
        self.tip_answer = texts.tip_answer
        self.vocabulary = texts.vocabulary
        self.house_rules = texts.house_rules
        self.how_to_play = texts.how_to_play
        board_message = board_message or self
        self.panel, self.details = board_message.panel, board_message.details
        questions = questions or self
        self.prompt = questions.prompt
        self.why = questions.why
        self.offers = questions.offers
        self.refusal = questions.refusal
        quick_picks = quick_picks or self
        self.shortcuts = quick_picks.shortcuts
        labels = labels or self
        self.label = labels.label
        self.description = labels.description
        deeds = deeds or self
        self.left_out = deeds.left_out
        self.latest = deeds.latest
        self.outcomes = deeds.outcomes
        dice = dice or self
        self.dice = dice.dice
        self.settled_by = dice.settled_by
        log = log or self
        self.marks = log.marks
        self.kinds = log.kinds
        self.places = log.places
        self.line = log.line
        self.in_short = log.in_short
        self.answer_text = log.answer_text
        self.headings = log.headings
        text_board = text_board or self
        self.text_board = text_board.text_board
        self.alt = text_board.alt
        self.status = text_board.status
        self.measures = text_board.measures
        standing_orders = standing_orders or self
        self.standing_orders = standing_orders.standing_orders
        results = results or self
        self.result = results.result
        self.verdict = results.verdict
        self.band = results.band
        self.score = results.score
        self.mistake = results.mistake
        odds = odds or self
        self.odds_ask = odds.odds_ask
        self.odds_near = odds.odds_near
        self.odds_subject = odds.odds_subject
        self.odds = odds.odds
        self.odds_overview = odds.odds_overview
        overlays = overlays or self
        self.overlays = overlays.overlays
        self.picked = overlays.picked
        self.parts = overlays.parts
        self.busiest = overlays.busiest
        self.overlay = overlays.overlay
        board_map = board_map or self
        self.draw_map = board_map.draw_map
        plans = plans or self
        self.plan_title = plans.plan_title
        self.plan_when = plans.plan_when
        self.plan_why = plans.plan_why
        self.plan_question = plans.plan_question
        self.plan_choice = plans.plan_choice
        self.plan_price = plans.plan_price
        self.plan = plans.plan
        plan_map = plan_map or self
        self.draw_plan = plan_map.draw_plan
        touch = touch or self
        self.shapes_of = touch.shapes_of
        self.picked_shapes = touch.picked_shapes
        self.words_at = touch.words_at
        self.event_shapes = touch.event_shapes
        self.badge = touch.badge
        fight = fight or self
        self.draw_fight = fight.draw_fight
        self.fight_alt = fight.fight_alt
        newspaper = newspaper or self
        self.newspaper = newspaper.newspaper
        poster = poster or self
        self.poster = poster.poster
        counter_guide = counter_guide or self
        self.draw_counters = counter_guide.draw_counters
        self.counters_alt = counter_guide.counters_alt
        editing = editing or self
        self.frame = editing.frame
        self.written_word = editing.written_word

    def title(self) -> str:
        """Return the title that was passed to the constructor."""
        return self._title

    def period(self) -> PeriodWord:
        """Return «turn», the default word for a period of a game."""
        return "turn"

    def party(self, name: str, /) -> str:
        """Return the title of a part of a side that several players command."""
        return named(name)

    scenario = side = party

    def opening(self, scenario: str, /, *, side: str) -> str:
        """Return an empty string. Games without their own introduction need no more."""
        return ""

    def setting(self, scenario: str, /) -> str:
        """Return an empty string. Games without their own introduction need no more."""
        return ""

    def scenario_note(self, name: str, /) -> str:
        """Return an empty string, because scenarios have no notes by default."""
        return ""

    def mistake(self, name: str, /) -> Mistake:
        """Return a mistake's name as both its title and its meaning."""
        return Mistake(named(name), named(name))

    # --- the board message ---

    def panel(
        self,
        view: Any,
        ask: Ask | None,
        events: Sequence[Event],
        /,
        *,
        advice: Answer | None = None,
        beside: Panel | None = None,
    ) -> Panel:
        """Return a plain board message."""
        del advice, beside
        return Panel(
            tone="quiet" if ask else "end",
            colour=_ACCENT,
            title=f"**{self.title()}**",
            state=self.status(view),
            story=tuple(self.line(event) for event in events[-STORY_LINES:]),
            orders=self.prompt(ask, ()),
            alt=self.alt(view),
            fight=self.fight_alt(view, events),
        )

    def details(self, view: Any, ask: Ask, advice: Answer | None, /) -> Details:
        """Return only a text for the advised answer."""
        return Details(advice=self.answer_text(advice) if advice else "")

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer], /) -> tuple[Offer, ...]:
        """Return an offer for each answer, with the answer's text as its label."""
        return tuple(Offer(self.answer_text(answer)[:LABEL_LENGTH]) for answer in answers)

    def shortcuts(self, view: Any, ask: Ask, /, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
        """Return no shortcuts, because the menus are short."""
        return ()

    def lesson(self, decision: str, /) -> LessonTexts:
        """Return empty texts, because the game has no lesson by default."""
        return LessonTexts("", "", "")

    def first_time_hint(self, ask: Ask, /) -> str | None:
        """Return the rule behind a question as the hint."""
        return self.why(ask)

    def tip_answer(self, ask: Ask, /) -> Answer | None:
        """Return None, because the text of a rule contains no answer."""
        return None

    def label(self, choice: Choice, /) -> str:
        """Return the word of a choice as its label."""
        return named(choice.word)[:LABEL_LENGTH]

    def description(self, choice: Choice, /) -> str | None:
        """Return None. By default, choices have no second line."""
        return None

    def prompt(self, ask: Ask | None, path: Answer, /) -> str:
        """Return a question's name and the words chosen so far."""
        if ask is None:
            return _say("plain-over")
        said = self.answer_text(path)
        return _say("plain-prompt", what=named(ask.kind), said=said, walked=len(path))

    def answer_text(self, answer: Answer, /) -> str:
        """Return an answer as text, with commas between its words."""
        return ", ".join(map(named, answer))

    def vocabulary(self) -> Vocabulary:
        """Return an empty vocabulary, because names have no synonyms by default."""
        return Vocabulary()

    # --- the state of the game ---

    def facts(self, view: Any) -> Mapping[str, Any]:
        """Return a view as plain data, keyed by name."""
        found: Mapping[str, Any] = msgspec.to_builtins(view)
        return found

    def status(self, view: Any, /) -> str:
        """Return the facts of a view as one line of text."""
        return " · ".join(f"{named(name)} {_written(value)}" for name, value in self.facts(view).items())

    def text_board(self, view: Any, /) -> str:
        """Return the facts of a view as text, one a line."""
        return "\n".join(f"**{named(name)}**: {_written(value)}" for name, value in self.facts(view).items())

    def standing_orders(self, ask: Ask, /) -> str:
        """Return the details of a question about standing orders as text."""
        return " · ".join(f"{named(name)} {_written(value)}" for name, value in ask.facts.items())

    def alt(self, view: Any, /) -> str:
        """Return the alternative text of a view, at most 1,024 characters."""
        return f"{self.title()}. {self.status(view)}"[:1024]

    def measures(self, view: Any, /) -> tuple[Measure, ...]:
        """Return a `Measure` for each number in a view."""
        numbers = [(name, value) for name, value in self.facts(view).items() if type(value) is int]
        group = self.title()
        return tuple(Measure(name, named(name), value, "numbers", group) for name, value in numbers)

    # --- pictures ---

    def draw_map(
        self,
        view: Any,
        /,
        *,
        look: Look,
        events: Sequence[Event] = (),
        part: str | None = None,
        ask: Ask | None = None,
        overlay: Answer = (),
        enlarged: bool = False,
    ) -> Image.Image:
        """Draw a plain picture with the title, the facts and the last events."""
        del part, ask, overlay, enlarged
        ink = 255
        picture = Image.new("L", _SIZE, 0)
        pen = ImageDraw.Draw(picture)
        pen.rectangle((12, 12, _SIZE[0] - 13, _SIZE[1] - 13), outline=ink, width=2)
        pen.text((_SIZE[0] // 2, 62), self.title(), fill=ink, font=font("bold", 52), anchor="mm")
        y = 130
        for name, value in self.facts(view).items():
            for line in wrap(f"{named(name)}: {_written(value)}", face="text", size=32, width=_SIZE[0] - 120):
                pen.text((60, y), line, fill=ink, font=font("text", 32))
                y += 44
        for event in events[-STORY_LINES:]:
            pen.text((60, y + 16), self.line(event)[:80], fill=ink, font=font("italic", 26))
            y += 36
        # Each shade of grey becomes one of 256 colours from paper to ink: such a picture is compressed quickly
        # (`png`).
        shades = (ImageOps.colorize(Image.linear_gradient("L").crop((0, 0, 1, 256)), *_COLOURS[look])).tobytes()
        picture.putpalette(shades)
        return picture

    def image(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """Return the picture of the board."""
        return self.draw_map(view, look=look, events=events)

    def picture(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """Return the picture of a board message as a PNG."""
        return png(self.draw_map(view, look=look, events=events, enlarged=True))

    def draw_fight(self, view: Any, events: Sequence[Event], /, *, look: Look) -> Image.Image | None:
        """Return None. A plain board has no second picture."""
        return None

    def fight_alt(self, view: Any, events: Sequence[Event], /) -> str:
        """Return an empty string. A plain board has no second picture."""
        return ""

    def fight(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes | None:
        """Return the second picture of a board as a PNG; None if there is none."""
        return png(drawn) if (drawn := self.draw_fight(view, events, look=look)) is not None else None

    def shapes_of(self, view: Any, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
        """Return no shapes, because all choices are in a list."""
        return ()

    def picked_shapes(self, view: Any, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
        """Return no shapes, because choices have no places on the picture."""
        return ()

    def words_at(self, view: Any, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
        """Return an empty tuple: this game has no choices to click on the picture."""
        return ()

    def event_shapes(self, view: Any, events: Sequence[Event], /) -> tuple[Shape, ...]:
        """Return no shapes, because events have no places on the picture."""
        return ()

    def frame(self, view: Any, /) -> Frame:
        """Return an empty frame, because users cannot write battles for this game."""
        return Frame()

    def written_word(self, part: WordPart, word: str, /) -> str:
        """Return the text of a word in a battle file, for use as a title."""
        return named(word)

    def badge(self, choice: Choice, /) -> str:
        """Return an empty string. Choices have no text on the picture."""
        return ""

    def overlays(self, view: Any, ask: Ask | None, /) -> Ask:
        """Return a question that offers only one overlay: the latest events."""
        return Ask("overlays", ask.rule if ask else "1", lambda: Menu("show", (Choice("happened", "show"),)))

    def picked(self, view: Any, ask: Ask, path: Answer, /) -> Answer:
        """Return an empty answer, because choices do not change the board's picture."""
        return ()

    def parts(self) -> tuple[tuple[str, str], ...]:
        """Return an empty result. The plain board has no parts to enlarge."""
        return ()

    def busiest(self, view: Any, events: Sequence[Event], /) -> str:
        """Return an empty string, because the board has no parts."""
        return ""

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, /, *, events: Sequence[Event] = ()) -> Overlay:
        """Return the last events as a text."""
        lines = tuple(self.line(event) for event in events[-STORY_LINES:])
        return Overlay(title=_say("plain-happened"), lines=lines or (self.status(view),))

    def overlay_picture(
        self,
        view: Any,
        ask: Ask | None,
        subject: Answer,
        /,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        look: Look = "chart",
    ) -> bytes:
        """Return a picture of the board or its `part` with an overlay, as a PNG."""
        whole = part or None
        return png(self.draw_map(view, look=look, events=events, part=whole, ask=ask, overlay=subject))

    # --- events ---

    def line(self, event: Event, /) -> str:
        """Return a line of text about an event."""
        fields = msgspec.to_builtins(event)
        account = fields.pop("account", None)
        name = named(fields.pop("event"))
        facts = ", ".join(f"{named(key).lower()} {_written(value)}" for key, value in fields.items())
        rolled = (_roll(account),) if account is not None else ()
        return "; ".join((name + (f": {facts}" if facts else ""), *rolled))[:1000]

    def in_short(self, events: Sequence[Event], /) -> tuple[str, ...]:
        """Return a line for each event that has one."""
        return tuple(filter(None, (self.line(event) for event in events)))

    def left_out(self, view: Any, events: Sequence[Event], /) -> tuple[str, ...]:
        """Return the lines about events that are too old for the board."""
        return tuple(self.line(event) for event in events[:-STORY_LINES])

    def latest(self, view: Any, events: Sequence[Event], /) -> tuple[Told, ...]:
        """Return a line about each of the last two events."""
        return tuple((self.line(event), (event,)) for event in events[-LATEST:])

    def outcomes(self, view: Any, events: Sequence[Event], /) -> tuple[Outcome, ...]:
        """Return an `Outcome` for each event, with a line about the event."""
        return tuple(Outcome(self.line(event), "", HIT, 1, (event,)) for event in events)

    def dice(self, events: Sequence[Event], /) -> list[str]:
        """Return a text about every roll in the events."""
        events_read = map(msgspec.to_builtins, events)
        return [_roll(each["account"]) for each in events_read if each.get("account")]

    def settled_by(self, events: Sequence[Event], /) -> str | None:
        """Return a text about the last roll in the events, or None if there was none."""
        return next(iter(reversed(self.dice(events))), None)

    def marks(self, events: Sequence[Event], /, *, period: int, round_: int, phase: str) -> list[Mark]:
        """Return a `Mark` for each event, with the given period, round and phase."""
        return [Mark(period, round_, phase) for _ in events]

    def kinds(self, event: Event, /) -> frozenset[str]:
        """Return `DICE` in a set if an event reports a die roll. Otherwise return an empty set."""
        return frozenset({DICE} if msgspec.to_builtins(event).get("account") else ())

    def places(self, event: Event, /) -> frozenset[str]:
        """Return an empty set, because the log of a game names no places by default."""
        return frozenset()

    def headings(self) -> Headings:
        """Return the headings for the filters of the log: the game's steps, and rolls."""
        phases = tuple((step, named(step)) for step in self._ruleset.sequence.steps)
        return Headings(phases=phases, places=(), kinds=((DICE, _say("plain-rolls")),))

    # --- odds: a game with interesting rolls overrides these methods ---

    def odds_ask(self, view: Any, ask: Ask | None, /) -> Ask | None:
        """Return None, because the game offers no odds."""
        return None

    def odds_near(self, view: Any, ask: Ask, /) -> bool:
        """Return False, because the game offers no odds."""
        return False

    def odds_subject(self, view: Any, ask: Ask, answer: Answer, /) -> Answer | None:
        """Return None, because the game offers no odds."""
        return None

    def odds(self, view: Any, ask: Ask, subject: Answer, /) -> OddsSheet:
        """Raise `LookupError`, because the game offers no odds."""
        raise LookupError(subject)

    def odds_overview(self, view: Any, /) -> tuple[str, ...]:
        """Return an empty result. The game offers no odds."""
        return ()

    def odds_picture(self, sheets: Sequence[OddsSheet], /) -> bytes:
        """Return odds sheets as a bar chart, as a PNG."""
        return odds_bars.draw(sheets)

    # --- rules and the end ---

    def rulebook(self) -> Rulebook:
        """Return the rulebook that was passed to the constructor."""
        return self._rules

    def why(self, ask: Ask, /) -> str:
        """Return the rule section behind a question."""
        page = self._rules.page(ask.rule)
        return f"§{ask.rule}: {page.text}" if page else f"§{ask.rule}"

    def refusal(self, refused: Refused, /) -> str:
        """Return the reason for a refusal, with the rule section."""
        return _say("plain-refused", why=named(refused.reason), rule=refused.rule)

    def result(self, view: Any, result: Mapping[str, Any], /) -> str:
        """Return a game's result as one line of text."""
        facts = " · ".join(f"{named(name)} {_written(value)}" for name, value in result.items() if name != "won")
        return f"**{_ended(bool(result['won']))}** {facts}" if "won" in result else facts

    def verdict(self, view: Any, result: Mapping[str, Any], /) -> str:
        """Return the first paragraph of the text about a game's result."""
        return self.result(view, result).partition("\n\n")[0]

    def band(self, name: str, /) -> str:
        """Return the name of a level of victory, such as “won”."""
        return _ended(name == "won") if name in {"won", "lost"} else named(name)

    def score(self, score: int, /) -> str:
        """Return the number of points as text."""
        return _say("plain-points", count=score)

    def house_rules(self) -> list[HouseRuleText]:
        """Return the texts of the house rules and of their choices."""
        return [
            HouseRuleText(rule.name, named(rule.name), tuple((choice, named(choice)) for choice in rule.choices))
            for rule in self._ruleset.house_rules
        ]

    def how_to_play(self) -> tuple[str, ...]:
        """Return the first five sections of the rules, one for each screen."""
        chapters = self._rules.chapters()
        pages = [self._rules.page(ref.key) for chapter in chapters for ref in chapter.sections]
        return tuple(f"**{page.ref.number} {page.ref.title}**\n{page.text}" for page in pages[:5] if page)


def _ended(won: bool) -> str:
    return _say("plain-won") if won else _say("plain-lost")


def _written(value: Any) -> str:
    """Return a fact's value as readable text."""
    if isinstance(value, Mapping):
        return ", ".join(f"{named(str(name))} {_written(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(_written, value)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return named(value) if isinstance(value, str) else str(value)


def _roll(account: Mapping[str, Any]) -> str:
    dice = ", ".join(map(str, account["dice"]))
    result = named(str(account["result"]))
    return _say("plain-roll", purpose=named(account["purpose"]), dice=dice, result=result, rule=account["rule"])
