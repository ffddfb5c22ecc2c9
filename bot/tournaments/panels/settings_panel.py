"""The panel of settings, from the creation of a tournament until round one is paired: switches, figures, scenarios."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec
from discord import ui

from bot.tournaments.judge_handlers import JudgeHandlers
from bot.tournaments.report_forms import Answers, submitted
from bot.tournaments.report_handlers import answer, labelled
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.telling.public_words import scenario_name
from bot.ui.components import Form, Interaction, Row, Select, Values, button, button_row, press_form, press_select
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, quoted, reader, say
from db.tournaments.journal import Shown
from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.page import by_fields
from engine.tournament.settings import Settings
from engine.tournament.state import Tournament
from render.catalogue import FALLBACK

_ANNOUNCEMENT = Shown("announcement")
_FIGURES = ("rounds", "places", "units", "minutes", "place")
"""The settings that the panel asks for in a form."""
_THREADS = "threads"
_LABEL, _PLACE, _TYPED = 45, 80, 300


class SettingsPanel:
    """Shows and changes the settings of a tournament."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.desk = handlers.desk

    async def show(self, interaction: Interaction) -> None:
        """Show the settings of the tournament of the channel."""
        await self._shown(interaction, await self.desk.here(interaction))

    @button("tsettings")
    async def _show(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the settings of a tournament that was drawn up."""
        await self._shown(interaction, await self.desk.load(interaction, read_table_press(press).tournament))

    async def _shown(self, interaction: Interaction, loaded: Loaded) -> None:
        self.handlers.expect_judge(interaction, loaded.state)
        text, rows = panel(loaded, locale=reader(interaction))
        await whisper(interaction, text, rows=rows)

    @button("thowto")
    async def _how(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Tell how a tournament of this kind goes."""
        loaded, locale = await self.desk.load(interaction, read_table_press(press).tournament), reader(interaction)
        await whisper(interaction, how_it_works(loaded.state, locale=locale), name="how")

    async def _changed(self, interaction: Interaction, loaded: Loaded, changes: Mapping[str, Any]) -> None:
        def decide(t: Tournament, _seed: str) -> Decision:
            made = f.SettingsChanged(settings=msgspec.structs.replace(t.settings, **changes))
            return Decision([made], posts=(_ANNOUNCEMENT,) if t.stage != "drawn-up" else ())

        after = await self.desk.decide(interaction, loaded.row.id, decide)
        locale = reader(interaction)
        shown, rows = panel(after, locale=locale)
        await answer(interaction, f"{say('judge-done', locale=locale)}\n{shown}", rows)

    # --- switches ---

    @button("tswitches")
    async def _switched(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Change the switches of the house, and whether tables have threads."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        book = load(loaded.state.book).rules()["house"]
        changes: dict[str, Any] = {_attribute(name): possible[name in values] for name, possible in book.items()}
        await self._changed(interaction, loaded, {**changes, _THREADS: _THREADS in values})

    # --- figures ---

    @button("tfigures")
    async def _figures(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form of rounds, places, units of a list, minutes, and the place."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        locale = reader(interaction)
        form, now = Form(title=cut(say("judge-figures-title", locale=locale), _LABEL)), _typed(loaded.state.settings)
        for name in _FIGURES:
            word = name == "place"
            field = ui.TextInput[Form](
                custom_id=name, default=now[name] or None, max_length=_PLACE if word else 7, required=not word
            )
            form.add_item(ui.Label(text=cut(say(f"judge-figure-{name}", locale=locale), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tfigured")))

    @button("tfigured")
    async def _figured(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Change the figures."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        await self._changed(interaction, loaded, figures(_entered(interaction), loaded.state.settings))

    # --- scenarios ---

    @button("tscenes")
    async def _scenes(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form of the scenarios, in the order of the rounds."""
        loaded, locale = await self.desk.load(interaction, read_table_press(press).tournament), reader(interaction)
        self.handlers.expect_judge(interaction, loaded.state)
        form = Form(title=cut(say("tpanel-scenes", locale=locale), _LABEL))
        now = ", ".join(scenario_name(name, locale=locale) for name in loaded.state.settings.scenarios)
        field = ui.TextInput[Form](custom_id="scenarios", required=False, default=now or None, max_length=_TYPED)
        names = ", ".join(scenario_name(name, locale=locale) for name in load(loaded.state.book).scenarios())
        hint = cut(names, 100)
        label = cut(say("tpanel-scenes-label", locale=locale), _LABEL)
        form.add_item(ui.Label(text=label, description=hint, component=field))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tscened")))

    @button("tscened")
    async def _scened(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Change the scenarios; none are by lots."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        typed = "".join(_entered(interaction).get("scenarios", ()))
        found = read_scenarios(typed, loaded.state.book, locale=reader(interaction))
        await self._changed(interaction, loaded, {"scenarios": found})


def _entered(interaction: Interaction) -> Answers:
    data: object = interaction.data
    assert isinstance(data, dict)
    return submitted(data["components"])


def panel(loaded: Loaded, *, locale: str) -> tuple[str, list[Row]]:
    """Return the settings in words, with what changes them."""
    t = loaded.state
    book: Mapping[str, list[Any]] = load(t.book).rules()["house"]
    select = Select(min_values=0, max_values=len(book) + 1, placeholder=say("judge-settings-pick", locale=locale))
    for name, possible in book.items():
        other = getattr(t.settings, _attribute(name)) != possible[0]
        text = cut(say(f"judge-switch-{name.replace('_', '-')}", locale=locale, word=str(possible[1])), 100)
        select.add_option(label=text, value=name, default=other)
    threads = cut(say("judge-switch-threads", locale=locale), 100)
    select.add_option(label=threads, value=_THREADS, default=t.settings.threads)
    at = TablePress(loaded.row.id)
    buttons = [labelled(say("button-judge-figures", locale=locale), at.press("tfigures"))]
    if by_fields(t):
        buttons.append(labelled(say("button-tpanel-scenes", locale=locale), at.press("tscenes")))
    least, most = t.settings.units
    facts = {"rounds": t.settings.rounds, "places": t.settings.places, "minutes": t.settings.minutes}
    lines = [say("judge-settings", locale=locale, **facts, least=least, most=most)]
    if by_fields(t):
        names = ", ".join(scenario_name(name, locale=locale) for name in t.settings.scenarios)
        key = "tpanel-scenarios" if names else "tpanel-by-lots"
        lines.append(say(key, locale=locale, names=names))
    if t.settings.place:
        lines.append(say("tpanel-place", locale=locale, place=quoted(t.settings.place, _PLACE)))
    return "\n".join(lines), [button_row([press_select(select, at.press("tswitches"))]), button_row(buttons)]


def how_it_works(t: Tournament, *, locale: str) -> str:
    """Return how a tournament goes, for who plays one for the first time."""
    kind = "weeks" if t.settings.clock == "week" else "day"
    keys = ["tpanel-how", f"tpanel-how-{kind}", f"tpanel-how-{t.settings.tables}"]
    if t.settings.lists:
        keys.insert(1, "tpanel-how-lists")
    return "\n".join(say(key, locale=locale) for key in (*keys, "tpanel-how-page"))


def _typed(settings: Settings) -> dict[str, str]:
    least, most = settings.units
    figures_ = {"rounds": settings.rounds, "places": settings.places, "minutes": settings.minutes}
    words = {name: str(figure) for name, figure in figures_.items()}
    return {**words, "units": f"{least}-{most}", "place": settings.place}


def figures(typed: Answers, now: Settings) -> dict[str, Any]:
    """Return the settings of the form of figures; what it does not have stays. Raise `UserError` for no number."""
    found = {**_typed(now), **{name: "".join(typed[name]).strip() for name in _FIGURES if name in typed}}
    numbers = {name: found[name] for name in ("rounds", "places", "minutes")}
    units = re.fullmatch(r"(\d{1,3})\s*[-–]\s*(\d{1,3})", found["units"], re.ASCII)
    if units is None or not all(word.isascii() and word.isdecimal() for word in numbers.values()):
        raise UserError("judge-figures-unreadable")
    changes: dict[str, Any] = {name: int(word) for name, word in numbers.items()}
    return {**changes, "units": (int(units[1]), int(units[2])), "place": " ".join(found["place"].split())[:_PLACE]}


def read_scenarios(typed: str, book: str, *, locale: str) -> tuple[str, ...]:
    """Return the scenarios that are named, in their order, in the reader's language or in English."""
    known = load(book).scenarios()
    names = {_plain(word): name for name in known for word in (name, *_names(name, locale))}
    found = []
    for word in filter(None, (_plain(each) for each in re.split(r"[,;\n]+", typed))):
        fitting = {name for called, name in names.items() if called == word} or {
            name for called, name in names.items() if called.startswith(word)
        }
        if len(fitting) != 1:
            every = ", ".join(scenario_name(name, locale=locale) for name in known)
            raise UserError("tpanel-no-scenario", word=quoted(word), names=every)
        found.append(fitting.pop())
    return tuple(found)


def _names(name: str, locale: str) -> tuple[str, str]:
    return scenario_name(name, locale=locale), scenario_name(name, locale=FALLBACK)


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(each for each in apart if not unicodedata.combining(each)).split())


def _attribute(name: str) -> str:
    return "lists_visible" if name == "lists" else name
