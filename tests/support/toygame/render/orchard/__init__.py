"""Texts and pictures of Orchard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Literal

import msgspec
from PIL import Image
from support.toygame.rulebook import ToyRulebook

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import Event
from engine.core.planning.plans import Plan
from engine.core.replay import Scene
from render.curve_data import Measure, Mistake
from render.dispatch import HIT, Outcome, Told
from render.language import language, speaking
from render.log_headings import DICE, Headings, Mark
from render.odds import OddsSheet, Share, decimal
from render.overlay import Overlay
from render.panel import Details, HouseRuleText, Offer, Panel, Shortcut, Shortcuts
from render.pictures import odds_bars
from render.pictures.print_page import Page
from render.presenter import Look, PeriodWord
from render.touch import Points, Shape, box, disc
from render.vocabulary import Vocabulary

_GREEN = 0x3C7A3C
_AHEAD: dict[str, Literal["round", "calm"]] = {"throw": "round", "walk": "calm"}

RULES = ToyRulebook(
    {
        "1": ("The day", {"1": ("Days", "Three days are played.", ()), "2": ("Walking", "One walks.", ("On foot.",))}),
        "2": ("The night", {"3": ("Cones", "Cones are thrown.", ("At hares.",)), "4": ("Supper", "One eats.", ())}),
    },
    example="A cone flies, number",
)


class OrchardPresenter:
    """The presenter: plain English, a green square."""

    def setting(self, scenario: str) -> str:
        return ""

    def opening(self, scenario: str, /, *, side: str) -> str:
        """Return nothing: the board begins with its question."""
        return ""

    def title(self) -> str:
        return "Orchard"

    def draw_counters(self, *, look: Look) -> None:
        return None

    def counters_alt(self) -> str:
        return ""

    def period(self) -> PeriodWord:
        return "day"

    def party(self, name: str) -> str:
        return name.capitalize()

    def side(self, name: str) -> str:
        return name.capitalize()

    def panel(
        self,
        view: Any,
        ask: Ask | None,
        events: Sequence[Event],
        *,
        advice: Answer | None = None,
        beside: Panel | None = None,
    ) -> Panel:
        return Panel(
            tone="quiet" if ask else "end",
            colour=_GREEN,
            title=f"**Orchard**, day {view['day']}",
            state=self.status(view),
            story=tuple(type(event).__name__ for event in events[-8:]),
            orders=self.prompt(ask, ()) if ask else "",
            ahead=_AHEAD.get(ask.kind) if ask else None,
            alt=self.alt(view),
        )

    def details(self, view: Any, ask: Ask, advice: Answer | None) -> Details:
        return Details(advice=" ".join(advice) if advice else "")

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
        return tuple(
            Offer(" ".join(answer).capitalize(), "hares are near" if place == 0 else "")
            for place, answer in enumerate(answers)
        )

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
        if ask.kind == "throw":
            throws = [answer for answer in ask.answers() if answer[0] == "fire"]
            options = tuple(Shortcut(path=answer, label=f"{answer[1].capitalize()} throws") for answer in throws)
            return (Shortcuts(verb="fire", prompt="Throw a cone", options=options),)
        if ask.kind != "walk" or len(path) > 2:
            return ()
        menu = ask.level(path or ("move",))
        assert menu is not None
        if not path:
            options = tuple(Shortcut(path=("move", each.word), label=f"From {each.word}") for each in menu.choices)
            return (Shortcuts(verb="move", prompt="Walk at once", options=options, complete=False),)
        here = next(name for name, place in view["children"].items() if place == path[1])
        options = tuple(Shortcut(path=(*path, each.word, here), label=each.word.capitalize()) for each in menu.choices)
        return (Shortcuts(verb="move", prompt="Where to?", options=options),)

    def first_time_hint(self, ask: Ask) -> str | None:
        return f"this is how to {ask.kind}" if ask.kind != "supper" else None

    def picture(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        out = BytesIO()
        self.image(view, events=events, look=look).save(out, "PNG")
        return out.getvalue()

    def fight(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes | None:
        return None

    def image(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        picture = Image.new("RGB", (64, 48), _GREEN)
        for place in range(view["day"]):
            picture.paste("red", (place * 8, 0, place * 8 + 6, 6))
        return picture

    def measures(self, view: Any) -> tuple[Measure, ...]:
        there = sum(place == "trees" for place in view["children"].values())
        return (
            Measure("trees", "Among the trees", there, "where", "Where they are", peak=True),
            Measure("days", "Days", view["day"], "when", "How long"),
        )

    def newspaper(self, scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
        return None

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str) -> Page | None:
        return None

    def alt(self, view: Any) -> str:
        return f"An orchard on day {view['day']}"

    def text_board(self, view: Any) -> str:
        return "\n".join(f"{name} is at the {place}" for name, place in view["children"].items())

    def label(self, choice: Choice) -> str:
        return choice.word.capitalize()

    def description(self, choice: Choice) -> str | None:
        return None

    def prompt(self, ask: Ask | None, path: Answer) -> str:
        return f"{ask.kind if ask else 'over'}: {' '.join(path) or 'what now?'}"

    def settled_by(self, events: Sequence[Event]) -> str | None:
        return next(
            (f"a cone was thrown at {event.at} (§3)" for event in reversed(events) if hasattr(event, "at")), None
        )

    def left_out(self, view: Any, events: Sequence[Event]) -> tuple[str, ...]:
        return ()

    def outcomes(self, view: Any, events: Sequence[Event]) -> tuple[Outcome, ...]:
        return tuple(Outcome(text, "", HIT, 1, told) for text, told in self.latest(view, events))

    def latest(self, view: Any, events: Sequence[Event]) -> tuple[Told, ...]:
        return tuple((self.line(event), (event,)) for event in events[-2:])

    def dice(self, events: Sequence[Event]) -> list[str]:
        return [f"throw {event.account.dice[0]}" for event in events if hasattr(event, "account")]

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        found = []
        for event in events:
            told = msgspec.to_builtins(event)
            name = told["event"]
            period = told.get("day", period)
            phase = {"day-began": "morning", "walked": "walk", "thrown": "throw", "supped": "supper"}[name]
            found.append(Mark(period, round_, phase))
        return found

    def kinds(self, event: Event) -> frozenset[str]:
        told = msgspec.to_builtins(event)
        return frozenset({DICE, "throws"} if "account" in told else {"walks"} if told["event"] == "walked" else ())

    def places(self, event: Event) -> frozenset[str]:
        told = msgspec.to_builtins(event)
        return frozenset(told[key] for key in ("to", "at") if key in told)

    def line(self, event: Event) -> str:
        told = msgspec.to_builtins(event)
        account = told.pop("account", None)
        dice = f", die {account['dice'][0]}: {account['result']} (§{account['rule']})" if account else ""
        return " ".join(map(str, told.values())) + dice

    def answer_text(self, answer: Answer) -> str:
        return " ".join(answer).capitalize()

    def headings(self) -> Headings:
        return Headings(
            phases=tuple((name, name.capitalize()) for name in ("morning", "walk", "throw", "supper")),
            places=(("gate", "The gate"), ("hedge", "The hedge"), ("trees", "The trees")),
            kinds=((DICE, "Rolls"), ("throws", "Throws"), ("walks", "Walks")),
        )

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        if ask is None:
            return None

        def subjects() -> Menu:
            throwers = ask.menu().find("fire")
            if throwers is None or throwers.then is None:
                return Menu("what", (), why_not=lambda _: Refused("no-cones-now", rule="3"))
            names = throwers.then()
            one = Menu("zone", tuple(Choice(name.word, "child") for name in names.choices), why_not=names.why_not)
            both = Menu("zone", tuple(Choice(name.word, "child") for name in names.choices))
            return Menu("what", (Choice("throw", "roll", then=lambda: one), Choice("twice", "roll", then=lambda: both)))

        return Ask("odds", "3", subjects)

    def odds_near(self, view: Any, ask: Ask) -> bool:
        return ask.kind == "throw"

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        return ("throw", answer[1]) if answer[0] == "fire" else None

    def odds(self, view: Any, ask: Ask, subject: Answer) -> OddsSheet:
        hit, sides = (3, 6) if subject[0] == "throw" else (27, 36)
        with speaking(language()):
            return OddsSheet(
                subject=subject,
                title=f"{subject[1].capitalize()}: {subject[0]}",
                roll="a plain die",
                shares=tuple(
                    Share(
                        brief=brief,
                        said=f"it is a {brief}",
                        odds=f"{part}/{sides}",
                        percent=f"{round(100 * part / sides)}%",
                        chance=part / sides,
                        kind=kind,
                        rank=part,
                    )
                    for brief, part, kind in (("hit", hit, "good"), ("miss", sides - hit, "none"))
                ),
                lines=(f"A hare runs with {round(100 * hit / sides)}%.",),
                changes=("a bigger cone (§3): no difference",),
                average=hit / sides,
                averaged=decimal(hit / sides),
                counted="hares",
            )

    def odds_overview(self, view: Any) -> tuple[str, ...]:
        return tuple(f"{place}: {count} hares" for place, count in view["hares"].items() if count)

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        return odds_bars.draw(sheets)

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        paths = Menu("of", (Choice("gate", "place"), Choice("hedge", "place")))
        shown = (Choice("happened", "show"), Choice("paths", "show", then=lambda: paths))
        return Ask("overlays", "2", lambda: Menu("show", shown))

    def picked(self, view: Any, ask: Ask, path: Answer) -> Answer:
        return ("paths", "hedge") if "hedge" in path else ()

    def shapes_of(self, view: Any, ask: Ask, path: Answer, choice: Choice) -> tuple[Shape, ...]:
        places = {"gate": (20, 20, 120, 90), "hedge": (140, 20, 240, 90)}
        return (box(places[choice.word]),) if choice.word in places else ()

    def picked_shapes(self, view: Any, ask: Ask, path: Answer) -> tuple[Shape, ...]:
        return (disc(60, 60, 20),) if "gate" in path else ()

    def words_at(self, view: Any, ask: Ask, path: Answer, points: Points) -> tuple[str, ...]:
        return tuple(f"{x:.0f},{y:.0f}" for x, y in points)

    def event_shapes(self, view: Any, events: Sequence[Event]) -> tuple[Shape, ...]:
        return (box((40, 40, 120, 120)),) if events else ()

    def badge(self, choice: Choice) -> str:
        return "!" if choice.word == "hedge" else ""

    def parts(self) -> tuple[tuple[str, str], ...]:
        return (("w", "West"), ("e", "East"))

    def busiest(self, view: Any, events: Sequence[Event]) -> str:
        return "e"

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
        return Overlay(
            title=f"Seen: {' '.join(subject)}", lines=(f"{len(events)} things happened.", f"Day {view['day']}.")
        )

    def overlay_picture(
        self,
        view: Any,
        ask: Ask | None,
        subject: Answer,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        look: Look = "chart",
    ) -> bytes:
        out = BytesIO()
        Image.new("RGB", (32 if part else 64, 48), _GREEN).save(out, "PNG")
        return out.getvalue()

    def plan_title(self, name: str) -> str:
        return f"Plan {name}"

    def plan_when(self, name: str) -> str:
        return name.replace("-", " in the ")

    def plan_why(self, name: str) -> str:
        return f"What {name} is for."

    def plan_question(self, view: Any, kind: str, side: str) -> str:
        return f"What {kind}?"

    def plan_choice(self, kind: str, name: str) -> str:
        return f"Plan {name}"

    def plan_price(self, found: Plan) -> str:
        return ""

    def plan(self, view: Any, found: Plan) -> Overlay:
        return Overlay(
            title=f"Plan {found.name}",
            lines=tuple(f"{' '.join(order.words)}: {order.share:.0%}" for order in found.orders) or ("Nobody walks.",),
        )

    def plan_picture(self, view: Any, plan: Plan, *, look: Look = "chart") -> bytes:
        out = BytesIO()
        Image.new("RGB", (64, 64), _GREEN).save(out, "PNG")
        return out.getvalue()

    def why(self, ask: Ask) -> str:
        return f"§{ask.rule}"

    def rulebook(self) -> ToyRulebook:
        return RULES

    def vocabulary(self) -> Vocabulary:
        return Vocabulary({"the hollow oak": "oak"})

    def refusal(self, refused: Refused) -> str:
        return f"{refused.reason} (§{refused.rule})"

    def status(self, view: Any) -> str:
        return f"{view['eaten']} apples eaten, {sum(view['hares'].values())} hares about"

    def result(self, view: Any, result: Mapping[str, Any]) -> str:
        return f"{result['eaten']} apples eaten"

    def verdict(self, view: Any, result: Mapping[str, Any]) -> str:
        """Return the result."""
        return self.result(view, result)

    def band(self, name: str) -> str:
        return name.capitalize()

    def score(self, score: int) -> str:
        return f"{-score} apples lost"

    def mistake(self, name: str) -> Mistake:
        return Mistake(name.capitalize(), f"somebody {name} (§2)")

    def house_rules(self) -> list[HouseRuleText]:
        return [HouseRuleText("days", "Days", (("3", "Three"), ("1", "One"), ("40", "Forty")))]

    def how_to_play(self) -> tuple[str, ...]:
        return ("Throw cones at hares.",)


PRESENTER = OrchardPresenter()
