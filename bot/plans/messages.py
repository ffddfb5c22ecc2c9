"""Messages about a plan: picture, text, other plans, and the button to play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from discord import ButtonStyle, SelectOption, ui

from bot.answers.corps import corps_row
from bot.chances import words as chance_words
from bot.chances.words import Figure
from bot.games.state import VisibleGame
from bot.ui.components import Layout, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from engine.core.chances.tallies import Tally
from engine.core.planning.plans import Plan, part_of
from render.overlay import Overlay
from render.panel import ALT_LENGTH, DESCRIPTION_LENGTH, LABEL_LENGTH, OPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

PICTURE = "plan.png"
_TEXT = 3_600
_COLOUR = 0x345C80


@dataclass(frozen=True, slots=True)
class Sheet:
    """The plans of a position, and which plan to show.

    `takes` is whether the viewer can play it. If `proposes` is set, the viewer can only propose it to the player who
    decides. `scopes` are the parts of the side that have their own plans. `back` is whether the viewer has an open
    question to return to. `chances` are the known chances of the plans. `asked` is a plan that was named and gives the
    same orders as one of these.
    """

    state: VisibleGame
    presenter: Presenter
    plans: Sequence[Plan]
    shown: Plan
    takes: bool
    proposes: bool = False
    scopes: Sequence[str] = ()
    back: bool = False
    chances: Mapping[str, Tally] = field(default_factory=dict)
    asked: str = ""

    @property
    def title(self) -> str:
        """The title of the shown plan."""
        return self.presenter.plan_title(self.shown.name)

    def words(self) -> Overlay:
        """Return the shown plan as text."""
        return self.presenter.plan(self.state.view, self.shown)

    def draw(self) -> bytes:
        """Return the picture of the shown plan."""
        return self.presenter.plan_picture(self.state.view, self.shown)

    def layout(self, *, pictured: bool) -> ui.LayoutView:
        """Return the components of the message."""
        words = self.words()
        box = ui.Container[ui.LayoutView](accent_colour=_COLOUR)
        if pictured:
            media_gallery = ui.MediaGallery[ui.LayoutView]()
            media_gallery.add_item(media=f"attachment://{PICTURE}", description=cut(words.alt, ALT_LENGTH))
            box.add_item(media_gallery)
        told = [cut(words.text, _TEXT)]
        if self.asked:
            named = self.presenter.plan_title(self.asked)
            told.insert(0, say("plan-same-orders", plan=named))
        if (found := self.chances.get(self.shown.name)) is not None:
            told.append(chance_words.beside_plan(self.state, found, self.state.side))
        if self.chances:
            told.append(chance_words.about_plans(self.state.system))
        box.add_item(ui.TextDisplay("\n".join(told)))
        scope = part_of(self.shown.name)[0]
        box.add_item(self._others(pictured=pictured))
        if any(each != scope for each in self.scopes):
            box.add_item(corps_row(self.state, self.presenter, self.scopes, shown=self.shown.name))
        buttons = [self._take()] if self.takes else []
        if self.back:
            buttons.append(self._back())
        if buttons:
            box.add_item(button_row(buttons))
        return Layout().add_item(box)

    def _back(self) -> ui.Button[ui.LayoutView]:
        label = cut(say("button-top"), LABEL_LENGTH)
        return press_button(ui.Button[ui.LayoutView](label=label), Press("go", self.state.id, self.state.version))

    def _others(self, *, pictured: bool) -> Row:
        figures = chance_words.of_plans(self.state, self.chances, self.state.side)
        options = [
            SelectOption(
                label=cut(self.presenter.plan_title(plan.name), OPTION_LENGTH),
                value=plan.name,
                description=cut(self._why(plan.name, figures.get(plan.name)), DESCRIPTION_LENGTH),
                default=plan.name == self.shown.name,
            )
            for plan in self.plans
        ]
        prompt = cut(say("plan-pick"), PROMPT_LENGTH)
        select = ui.Select[ui.LayoutView](placeholder=prompt, options=options)
        # Each plan that is shown has another custom id, so that a choice that was undone can be made again.
        press = Press("planlook", self.state.id, self.state.version, page=0 if pictured else 1, extra=self.shown.name)
        return button_row([press_select(select, press)])

    def _why(self, name: str, told: Figure | None) -> str:
        why = self.presenter.plan_why(name)
        return chance_words.before_why(told, why)

    def _take(self) -> ui.Button[ui.LayoutView]:
        label = cut(say("button-plan-propose" if self.proposes else "button-plan-take"), LABEL_LENGTH)
        button = ui.Button[ui.LayoutView](label=label, style=ButtonStyle.success)
        return press_button(button, Press("plantake", self.state.id, self.state.version, extra=self.shown.name))
