"""The protocol of a presenter, which makes the texts and pictures of a game.

A presenter is made of chapters. Each chapter is a protocol that one module of the game's folder implements.
`render.base_presenter.BasePresenter` combines the chapters of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, get_args

from PIL import Image

from engine.core.asks import Answer, Ask, Choice, Refused
from engine.core.events import Event
from engine.core.planning.plans import Plan
from engine.core.replay import Scene
from render.curve_data import Measure, Mistake
from render.dispatch import Outcome, Told
from render.log_headings import Headings, Mark
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import Details, HouseRuleText, Offer, Panel, Shortcuts
from render.pictures.print_page import Page
from render.rulebook import Rulebook
from render.touch import Frame, Points, Shape
from render.vocabulary import Vocabulary

PeriodWord = Literal["day", "turn"]
"""A game's word for its periods. It is the value of `$period` in the texts of `render/texts/periods`, which other texts
use.
"""

WordPart = Literal["ground", "kind"]
"""The kinds of words in the file of a battle that have names."""

Look = Literal["chart", "contrast", "dark"]
"""The theme of pictures: the game's own, with high contrast, or for a dark screen."""

LOOKS: tuple[Look, ...] = get_args(Look)


def look_of(value: str | None) -> Look:
    """Return the theme named `value`. Return the first theme if the name is unknown."""
    return next((look for look in LOOKS if look == value), LOOKS[0])


class LessonTexts(NamedTuple):
    """The texts of a decision in a lesson.

    `scene` describes the situation, and `question` asks for the answer. `why` is the reason for the right answer.
    """

    scene: str
    question: str
    why: str


class GeneralTexts(Protocol):
    """The texts about a game as a whole."""

    def title(self) -> str:
        """Return the game's name; at most 80 characters."""

    def period(self) -> PeriodWord:
        """Return the game's word for its periods."""

    def scenario(self, name: str, /) -> str:
        """Return the name of a scenario from `Ruleset.scenarios`. It has at most 40 characters."""

    def opening(self, scenario: str, /, *, side: str) -> str:
        """Return a text about where and when a scenario takes place and how it is won.

        It has at most 50 words, and may be empty. The whole game has an empty name. `side` is the only side with a
        player; empty if several sides have players.
        """

    def setting(self, scenario: str, /) -> str:
        """Return two sentences about where and when a scenario takes place, or an empty string."""

    def scenario_note(self, name: str, /) -> str:
        """Return a text about a scenario's size and duration. It has at most 100 characters, and may be empty."""

    def party(self, name: str, /) -> str:
        """Return the name of a part of the command (`Ruleset.parties`), of at most 40 characters."""

    def side(self, name: str, /) -> str:
        """Return the name of a side from `Ruleset.sides`. It has at most 40 characters."""

    def lesson(self, decision: str, /) -> LessonTexts:
        """Return the texts for a decision in the game's lesson. `decision` is its name."""

    def first_time_hint(self, ask: Ask, /) -> str | None:
        """Return a hint of one or two lines for a player's first question of this kind, or None."""

    def tip_answer(self, ask: Ask, /) -> Answer | None:
        """Return the answer that the hint for a question suggests. Return None if it suggests none."""

    def vocabulary(self) -> Vocabulary:
        """Return all names that players can type in answers, each with the word of the answer.

        They include names that are not legal now.
        """

    def house_rules(self) -> list[HouseRuleText]:
        """Return the options of a new game as text. Titles have at most 100 characters, choices at most 80."""

    def how_to_play(self) -> tuple[str, ...]:
        """Return the guide in five short screens, each of at most 3,500 characters."""


class BoardMessage(Protocol):
    """Writes the texts of a board message, as a part of a presenter."""

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
        """Return the texts of a board message.

        `events` are the events since the last message. `ask` is None after the end of the game. `beside` is the public
        message. A side's private message may reuse its texts.
        """

    def details(self, view: Any, ask: Ask, advice: Answer | None, /) -> Details:
        """Return texts about a question that the board does not show.

        `advice` is the advised answer, if it is shown.
        """


class Questions(Protocol):
    """Writes the texts about a question, its rule, its answers, and refusals."""

    def prompt(self, ask: Ask | None, path: Answer, /) -> str:
        """Return the question of the next menu after `path`. It has at most 150 characters."""

    def why(self, ask: Ask, /) -> str:
        """Return the rule behind the question in plain words, with its section."""

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer], /) -> tuple[Offer, ...]:
        """Return a label and a reason for each of `answers`, in their order."""

    def refusal(self, refused: Refused, /) -> str:
        """Return the reason for a refusal, with the rule section.

        The choices of `refused.menu` are the legal alternatives.
        """


class QuickPicks(Protocol):
    """The options that a player can pick on the board without opening the menus."""

    def shortcuts(self, view: Any, ask: Ask, /, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
        """Return the options that a player can pick on the board, the best first.

        `path` is what has already been picked.
        """


class Labels(Protocol):
    """The texts of a button or an option."""

    def label(self, choice: Choice, /) -> str:
        """Return the label of a button or select option, at most 80 characters."""

    def description(self, choice: Choice, /) -> str | None:
        """Return the second line of a select option, or None. It has at most 100 characters."""


class Deeds(Protocol):
    """The sentences about the latest events."""

    def left_out(self, view: Any, events: Sequence[Event], /) -> tuple[str, ...]:
        """Return the sentences about events for which the board has no room."""

    def latest(self, view: Any, events: Sequence[Event], /) -> tuple[Told, ...]:
        """Return at most two sentences about the most important events, each with its events."""

    def outcomes(self, view: Any, events: Sequence[Event], /) -> tuple[Outcome, ...]:
        """Return a sentence for each deed in the events, in order of time."""


class DiceReports(Protocol):
    """The texts about die rolls."""

    def dice(self, events: Sequence[Event], /) -> list[str]:
        """Return a full report of each roll."""

    def settled_by(self, events: Sequence[Event], /) -> str | None:
        """Return a clause about the last die roll or card. Return None if there is none.

        The clause has no full stop (“the die for … has been rolled (§6.3)”) and at most 200 characters.
        """


class Log(Protocol):
    """The game log: places, kinds and lines of events, and recorded answers as text."""

    def marks(self, events: Sequence[Event], /, *, period: int, round_: int, phase: str) -> list[Mark]:
        """Return the log place of each event of one decision: its period, round and phase.

        `period`, `round_` and `phase` are those of the first event.
        """

    def kinds(self, event: Event, /) -> frozenset[str]:
        """Return the kinds under which the log lists an event. `DICE` is included if there was a roll."""

    def places(self, event: Event, /) -> frozenset[str]:
        """Return the names of all places that an event concerns."""

    def line(self, event: Event, /) -> str:
        """Return the log line of one event. It has at most 1,000 characters.

        Use the event alone, because the position has changed since then.
        """

    def in_short(self, events: Sequence[Event], /) -> tuple[str, ...]:
        """Return a line for each deed. Implementations must use only the events."""

    def answer_text(self, answer: Answer, /) -> str:
        """Return a recorded answer as text of at most 500 characters. The question is no longer known."""

    def headings(self) -> Headings:
        """Return the titles of phases, places and kinds, as filters of the log."""


class TextBoard(Protocol):
    """The board in words and numbers."""

    def text_board(self, view: Any, /) -> str:
        """Describe everything that the picture shows as text."""

    def alt(self, view: Any, /) -> str:
        """Return the alt text of the picture, at most 1,024 characters."""

    def status(self, view: Any, /) -> str:
        """Return the state of the game as text, in a few lines."""

    def measures(self, view: Any, /) -> tuple[Measure, ...]:
        """Return the values that are drawn as curves over the periods, in order."""


class StandingOrders(Protocol):
    """Returns the texts about the standing orders of a side."""

    def standing_orders(self, ask: Ask, /) -> str:
        """Return one line with the current standing orders."""


class Results(Protocol):
    """Writes the texts about the end of a game, and about records."""

    def result(self, view: Any, result: Mapping[str, Any], /) -> str:
        """Return a text about the end of a game: the score, the levels of victory, and the winner."""

    def verdict(self, view: Any, result: Mapping[str, Any], /) -> str:
        """Return a text about the winner and the margin, of at most 25 words."""

    def band(self, name: str, /) -> str:
        """Return the title of a level of victory (one of `Ruleset.bands`).

        It has a capital letter and at most 30 characters.
        """

    def score(self, score: int, /) -> str:
        """Return a score as text, such as “23 points ahead”. It has at most 40 characters.

        `score` is the score of a `ComparableResult`.
        """

    def mistake(self, name: str, /) -> Mistake:
        """Return the texts about a mistake. `name` is a key of `Ruleset.count_mistakes`."""


class Odds(Protocol):
    """The odds of the next rolls."""

    def odds_ask(self, view: Any, ask: Ask | None, /) -> Ask | None:
        """Return menus of the rolls whose odds can be shown now, or None.

        Each answer is the `subject` of `odds` for a roll. The slot of the first menu is “what”. The next roll comes
        first.
        """

    def odds_near(self, view: Any, ask: Ask, /) -> bool:
        """Return whether a die roll is next."""

    def odds_subject(self, view: Any, ask: Ask, answer: Answer, /) -> Answer | None:
        """Return the roll to which `answer` leads, as an answer to `odds_ask`; None if it leads to none.

        `answer` is an answer to `ask`.
        """

    def odds(self, view: Any, ask: Ask, subject: Answer, /) -> OddsSheet:
        """Return the exact odds of a roll, and the effects of possible changes.

        `subject` is an answer to `odds_ask`, which says which roll. `ask` is the game's current question.
        """

    def odds_overview(self, view: Any, /) -> tuple[str, ...]:
        """Return a line with the odds for each place where enemies are in contact."""


class Overlays(Protocol):
    """The map overlays that a viewer can request, and the parts of the board."""

    def overlays(self, view: Any, ask: Ask | None, /) -> Ask:
        """Return menus with the map overlays that any viewer can request.

        The slot “show” is the kind of overlay, and “of” is a unit or place. Each answer names an overlay (the `subject`
        of `overlay`). The first overlay shows the last events.
        """

    def picked(self, view: Any, ask: Ask, path: Answer, /) -> Answer:
        """Return the overlay for the choices `path`. Return an empty answer if there is none.

        It has the form of an answer to `overlays`, which need not offer it. `ask` is the game's current question, which
        `path` answers.
        """

    def parts(self) -> tuple[tuple[str, str], ...]:
        """Return the parts of the board that can be enlarged.

        There are at most four, each as a name and a title. A title has at most 80 characters.
        """

    def busiest(self, view: Any, events: Sequence[Event], /) -> str:
        """Return the part of the board with the most activity; empty without parts."""

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, /, *, events: Sequence[Event] = ()) -> Overlay:
        """Return the text of the overlay `subject`, which is an answer to `overlays`.

        `ask` is the game's current question.
        """


class CounterGuide(Protocol):
    """The picture of the guide that explains counters."""

    def draw_counters(self, *, look: Look) -> Image.Image | None:
        """Return a picture of the annotated counters; None if the game has none."""

    def counters_alt(self) -> str:
        """Return the alt text of the picture of counters, at most 1,024 characters."""


class PlanTexts(Protocol):
    """The texts about plans that the adviser makes for a side."""

    def plan_title(self, name: str, /) -> str:
        """Return a plan's purpose, even for a plan that no longer exists.

        It has at most 55 characters. For a part of a side with an empty goal (`part_name`) it is the part's name.
        """

    def plan_when(self, name: str, /) -> str:
        """Return a clause that says under which condition a prepared plan is played."""

    def plan_why(self, name: str, /) -> str:
        """Return what a plan gives priority to, in at most 100 characters."""

    def plan_question(self, view: Any, kind: str, side: str, /) -> str:
        """Return the text of a question to a side's commander.

        `kind` is the kind of question (`engine.core.planning.question.Question.kind`).
        """

    def plan_choice(self, kind: str, name: str, /) -> str:
        """Return the text with which a plan answers a question, in at most five words."""

    def plan_price(self, found: Plan, /) -> str:
        """Return a plan's probable cost in a few words; empty if there is none."""

    def plan(self, view: Any, found: Plan, /) -> Overlay:
        """Return the text of a plan: its orders, its cost and its risk."""


class PlanMap(Protocol):
    """The pictures of plans on the board."""

    def draw_plan(self, view: Any, plan: Plan, /, *, look: Look) -> Image.Image:
        """Return a picture of the board with the orders of a plan as arrows."""


class Newspaper(Protocol):
    """The newspaper page about a period of a game."""

    def newspaper(self, scenes: Sequence[Scene], /, *, game: str, period: int | None) -> Page | None:
        """Return a newspaper page about a period of a replayed game.

        The default is the last finished period. Return None if the period is not over, or the game has no newspaper.
        `game` is the name of this game, which decides the choice of headlines.
        """


class Poster(Protocol):
    """The poster of a finished game."""

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], /, *, game: str) -> Page | None:
        """Return the poster of a finished game, or None if the game has no posters."""


class Map(Protocol):
    """The picture of the board."""

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
        """Return a picture of the board, or of a `part`, in which events are marked.

        `overlay` is the answer to `Overlays.overlays` that chooses the overlay. `ask` is the game's question at that
        moment. An `enlarged` picture may leave out what is far from the events.
        """


class Touch(Protocol):
    """Finds the shapes on the board's picture that a user can click.

    Choices without a shape are offered in a list.
    """

    def shapes_of(self, view: Any, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
        """Return the shapes of a choice in the menu after `path`. Return nothing if the choice has no place on the
        map.
        """

    def picked_shapes(self, view: Any, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
        """Return the shapes that show the selected pieces and how far they can reach."""

    def words_at(self, view: Any, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
        """Return the possible meanings of clicked points, the most likely first.

        Each is a word that a player could have typed instead.
        """

    def event_shapes(self, view: Any, events: Sequence[Event], /) -> tuple[Shape, ...]:
        """Return the outlines of the places where public events happened, without repetitions."""

    def badge(self, choice: Choice, /) -> str:
        """Return the text on the shape of a choice, in at most 8 characters."""


class Fights(Protocol):
    """The second picture of a board, which enlarges a fight."""

    def draw_fight(self, view: Any, events: Sequence[Event], /, *, look: Look) -> Image.Image | None:
        """Return a picture of the fights since the last message; None if there was no fight."""

    def fight_alt(self, view: Any, events: Sequence[Event], /) -> str:
        """Return the alt text of the picture of the fight, at most 1,024 characters.

        It is empty if there was no fight.
        """


class Editing(Protocol):
    """The functions that the editor of users' battles needs.

    Games without such battles do not implement this.
    """

    def frame(self, view: Any, /) -> Frame:
        """Return how places of a battle, in hexes or millimetres, are converted to places on the picture."""

    def written_word(self, part: WordPart, word: str, /) -> str:
        """Return the name of a word in a battle's file."""


class Presenter(
    GeneralTexts,
    BoardMessage,
    Questions,
    QuickPicks,
    Labels,
    Deeds,
    DiceReports,
    Log,
    TextBoard,
    StandingOrders,
    Results,
    Odds,
    Overlays,
    Touch,
    PlanTexts,
    Newspaper,
    Poster,
    CounterGuide,
    Editing,
    Protocol,
):
    """The texts and pictures of a game. Code outside `render/games/<name>` uses only this interface.

    Texts are Discord Markdown in the current language (“en”, “it”, “pt-BR”). English is the fallback. No method changes
    a game. `picture` needs no database or network, and runs in a worker.
    """

    def picture(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """Return the board as a PNG, with texts in the current language."""

    def image(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """Return the same picture as `picture`, uncompressed."""

    def fight(self, view: Any, /, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes | None:
        """Return the second picture of the board as a PNG; None if there was no fight."""

    def fight_alt(self, view: Any, events: Sequence[Event], /) -> str:
        """Return the alt text of the picture of the fight, at most 1,024 characters.

        It is empty if there was no fight.
        """

    def odds_picture(self, sheets: Sequence[OddsSheet], /) -> bytes:
        """Return a bar chart of one odds sheet, or of two for comparison, as a PNG.

        It needs no database or network, and runs in a worker.
        """

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
        """Return a picture of the board or a `part` with an overlay, as PNG.

        It needs no database or network, and runs in a worker.
        """

    def plan_picture(self, view: Any, plan: Plan, /, *, look: Look = "chart") -> bytes:
        """Return a picture of the board with the orders of a plan, as a PNG.

        It needs no database or network, and runs in a worker.
        """

    def rulebook(self) -> Rulebook:
        """Return the rules reference of the game."""
