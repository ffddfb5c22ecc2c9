"""The protocol of a presenter: everything that a medium asks of a game's words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, get_args

from PIL import Image

from engine.core.ask import Answer, Ask, Choice, Refused
from engine.core.event import Event
from engine.core.retell import Scene
from render.logbook import Headings, Mark
from render.measures import Measure, Sin
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import HouseRuleText, Offer, Panel, Shortcuts
from render.press import Page
from render.rulebook import Rulebook
from render.vocabulary import Vocabulary

Look = Literal["chart", "contrast", "dark"]
"""How pictures look: as the game is best seen, with high contrast, or for a dark screen."""

LOOKS: tuple[Look, ...] = get_args(Look)


def look_of(said: str | None) -> Look:
    """The look of a name; the first one for what is none."""
    return next((look for look in LOOKS if look == said), LOOKS[0])


class Presenter(Protocol):
    """A game in words and pictures. Everything outside `render/games/<name>` uses only this.

    Texts are Discord's Markdown in the language of `locale` («en», «it», «pt-BR»), falling back to English. Nothing
    here changes a game; `picture` is pure computation and is called in a worker.
    """

    def title(self, *, locale: str) -> str:
        """The game's name, for lists and headings; at most 80 characters."""

    def party(self, name: str, *, locale: str) -> str:
        """A part of the command (`System.parties`), as a list names it; at most 40 characters."""

    def sin(self, name: str, *, locale: str) -> Sin:
        """One of the names that `System.sins` counts, in words."""

    def panel(
        self, view: Any, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """The texts of a board post: `events` are what happened since the last one, `ask` is None when it is over."""

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Answers of an Ask as they stand beside each other to be chosen, in their order."""

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """What can be picked on the board itself, the sensible first; after a `path` that was picked so, what next."""

    def lesson(self, ask: Ask, *, locale: str) -> str | None:
        """What somebody should know who is asked this for the first time in his life: one or two lines."""

    def picture(self, view: Any, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """The board as a PNG, its words in a language."""

    def image(self, view: Any, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """The same picture before it is packed, for whoever puts many together."""

    def measures(self, view: Any, *, locale: str) -> tuple[Measure, ...]:
        """What is drawn as a curve over the periods, in its order."""

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """A newspaper's front page about one period of a retold game, without a period about the last that is over.

        None when that period is not over, or the game prints no papers. `game` is its name: headlines hang on it.
        """

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """The last page of a retold game that is over; None for a game without one."""

    def alt(self, view: Any, *, locale: str) -> str:
        """The picture in words, at most 1,024 characters."""

    def text_board(self, view: Any, *, locale: str) -> str:
        """The same facts as the picture, all of them, in words."""

    def label(self, choice: Choice, *, locale: str) -> str:
        """What a button or a select's option says, at most 80 characters."""

    def description(self, choice: Choice, *, locale: str) -> str | None:
        """The second line of a select's option, at most 100 characters."""

    def prompt(self, ask: Ask | None, path: Answer, *, locale: str) -> str:
        """The question of the menu that follows `path`, at most 150 characters."""

    def dice(self, events: Sequence[Event], *, locale: str) -> list[str]:
        """Full accounts of the rolls: die, each modifier with its section, row, column, result, losses."""

    def settled_by(self, events: Sequence[Event], *, locale: str) -> str | None:
        """The last die or card among the events, named with its section, as why what came before is settled.

        A clause without a full stop («the die for … has been rolled (§6.3)»), at most 200 characters; None when the
        events hold none that has a name.
        """

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        """Where each of the events of one decision belongs; they begin in that period, round and phase."""

    def kinds(self, event: Event) -> frozenset[str]:
        """Of which kinds an event is; `DICE` is among them when it was rolled for."""

    def places(self, event: Event) -> frozenset[str]:
        """Every place that an event concerns."""

    def line(self, event: Event, *, locale: str) -> str:
        """One event as the log says it, from the event alone: the game stands otherwise by now.

        One line, a roll with its full account; at most 1,000 characters.
        """

    def said(self, answer: Answer, *, locale: str) -> str:
        """An answer of long ago in words: its Ask is not there any more; at most 500 characters."""

    def headings(self, *, locale: str) -> Headings:
        """What the log can be sorted by: phases, places and kinds, with their titles."""

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        """Every roll whose odds may be looked at now, as a tree of menus: its answers are the subjects of `odds`.

        The first menu's slot is «what»; what is rolled next stands first. None when nothing is rolled any more.
        """

    def odds_near(self, view: Any, ask: Ask) -> bool:
        """Whether dice are so near that a board shall offer their odds."""

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        """The subject that a decision of `ask` is about; None when it is about none."""

    def odds(self, view: Any, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """The odds of a subject, exact, and what would change them; `ask` is the game's own."""

    def odds_overview(self, view: Any, *, locale: str) -> tuple[str, ...]:
        """Wherever the sides meet, in a line each."""

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """One sheet, or two to be compared, as a PNG of bars; pure computation, called in a worker."""

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        """What may be drawn over the board on request, as a tree of menus: slot «show», then «of» what.

        The first is what has just happened. Unlike the game's own Ask, this is answered by anybody who looks.
        """

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """The parts of the board that can be enlarged, at most four, each with its title of at most 80 characters."""

    def busiest(self, view: Any, events: Sequence[Event]) -> str:
        """The part of the board where most is going on; empty when it has no parts."""

    def overlay(
        self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """A subject of `overlays` in words; `ask` is the game's own."""

    def overlay_picture(
        self,
        view: Any,
        ask: Ask | None,
        subject: Answer,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        locale: str,
        look: Look = "chart",
    ) -> bytes:
        """The board, or a part of it enlarged, with a subject drawn over it; pure computation, called in a worker."""

    def why(self, ask: Ask, *, locale: str) -> str:
        """What the rule behind the ask says, in our own words, with its section."""

    def rulebook(self) -> Rulebook:
        """The rules at hand, section by section."""

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """Every name of what answers speak of, whether or not it may be said now: whoever types it means its word."""

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """The reason with its section; what is allowed instead is told by the choices of `refused.menu`."""

    def status(self, view: Any, *, locale: str) -> str:
        """How the game stands, in a few lines."""

    def result(self, view: Any, result: Mapping[str, Any], *, locale: str) -> str:
        """The end: every item of the counts, the bands, the winner."""

    def band(self, name: str, *, locale: str) -> str:
        """The title of one of the `System.bands`, with a capital letter; at most 30 characters."""

    def score(self, score: int, *, locale: str) -> str:
        """The score of a `Standing` in a few words, for tables: «23 points ahead»; at most 40 characters."""

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """The switches of a new game in words: titles at most 100 characters, choices' titles at most 80."""

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """Five short screens, each at most 3,500 characters."""
