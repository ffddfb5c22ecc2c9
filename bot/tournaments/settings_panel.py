"""The settings panel of a tournament, until round one is paired."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from discord import TextStyle, ui

import engine.games
from bot.games.library import Library
from bot.runtime import clock
from bot.tournaments.handlers import TablePress, labelled, read_table_press
from bot.tournaments.judge_handlers import JudgeHandlers, Sure
from bot.tournaments.posts import scenario_name
from bot.tournaments.reports import Answers, answer, sent_in
from bot.tournaments.schedule import moment, read_when
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.words import chosen, doubts, plays, scenario_title, stamp, words_in
from bot.ui.components import Form, Interaction, Row, Select, Values, button, button_row, press_form, press_select
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, quoted, say
from db.battles import Battle
from db.tournaments.journal import Shown
from engine.core.day_gate import BATTLE, SCENARIO
from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.draft import rounds_in_all
from engine.tournament.league import is_league
from engine.tournament.settings import Settings
from engine.tournament.standings import by_fields
from engine.tournament.state import Tournament
from render.catalogue import FALLBACK
from render.language import speaking

_ANNOUNCEMENT = Shown("announcement")
_FIGURES = ("rounds", "places", "units", "minutes", "fixed_scenery")
"""The settings in the form of numbers."""
_NUMBERS = ("rounds", "places", "minutes", "fixed_scenery")
_DETAILS = ("when", "lists_day", "place", "table_names", "prizes", "scenario")
"""The settings in the form of date and place. Only tournaments of the bot’s own games have a scenario there, and only
others have army lists.
"""
_LINES = ("table_names", "prizes")
"""Settings that are lists with one entry on each line."""
_THREADS = "threads"
_LABEL, _PLACE, _TYPED, _LONG = 45, 80, 300, 1000
_FIGURE = 7
_OF_REPORTS = ("units", "fixed_scenery")
"""Numbers that apply only to tournaments whose results are reported."""


class SettingsPanel:
    """Shows and changes the settings of a tournament."""

    def __init__(self, handlers: JudgeHandlers, sure: Sure) -> None:
        self.handlers = handlers
        self.sure = sure
        self.shared = handlers.shared
        self.battles = Library(self.shared.service.store.database)

    async def show(self, interaction: Interaction) -> None:
        """Show the settings of the channel's tournament."""
        await self._shown(interaction, await self.shared.here(interaction))

    @button("tsettings")
    async def _show(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the settings of a tournament after its creation."""
        await self._shown(interaction, await self.shared.load(interaction, read_table_press(press).tournament))

    async def _shown(self, interaction: Interaction, loaded: Loaded) -> None:
        self.handlers.expect_judge(interaction, loaded.state)
        text, rows = panel(loaded)
        await whisper(interaction, text, rows=rows)

    @button("thowto")
    async def _how(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Explain how this kind of tournament is played."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        await whisper(interaction, how_it_works(loaded.state), name="how")

    async def _changed(
        self, interaction: Interaction, loaded: Loaded, changes: Mapping[str, Any], battles: Sequence[Battle] = ()
    ) -> None:
        """Store changed settings, and show all of them."""

        def decide(t: Tournament, _seed: str) -> Decision:
            made = f.SettingsChanged(settings=msgspec.structs.replace(t.settings, **changes))
            return Decision([made], posts=(_ANNOUNCEMENT,) if t.stage != "drawn-up" else ())

        after = await self.shared.decide(interaction, loaded.row.id, decide)
        shown, rows = panel(after)
        await answer(interaction, "\n".join((say("judge-done"), *doubts(after.state.settings, battles), shown)), rows)

    # --- switches ---

    @button("tswitches")
    async def _switched(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Switch house rules and the threads of tables on or off."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        book = load(loaded.state.book).rules()["house"]
        changes: dict[str, Any] = {_attribute(name): possible[name in values] for name, possible in book.items()}
        await self._changed(interaction, loaded, {**changes, _THREADS: _THREADS in values})

    # --- figures ---

    @button("tfigures")
    async def _figures(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for numbers, such as rounds and minutes."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        form, now = Form(title=cut(say("judge-figures-title"), _LABEL)), _typed(loaded.state.settings)
        reported = by_fields(loaded.state)
        if loaded.state.rounds:  # everything else is fixed; rounds can still be cut off the end
            names, now = ["rounds"], {"rounds": str(rounds_in_all(loaded.state))}
        else:
            without = () if reported else _OF_REPORTS
            without = (*without, "rounds") if is_league(loaded.state) else without
            names = [each for each in _FIGURES if each not in without]
        for name in names:
            field = ui.TextInput[Form](custom_id=name, default=now[name], max_length=_FIGURE)
            form.add_item(ui.Label(text=cut(_label(name), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tfigured")))

    @button("tfigured")
    async def _figured(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store the numbers from the form."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        typed = sent_in(interaction)
        if loaded.state.rounds:
            self.handlers.expect_judge(interaction, loaded.state)
            found = figures({"rounds": typed.get("rounds", ())}, loaded.state.settings)
            await self.sure.ask(interaction, loaded, "strike", round_=found["rounds"])
            return
        await self._changed(interaction, loaded, figures(typed, loaded.state.settings))

    # --- date and place ---

    @button("tdetails")
    async def _details(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for dates, venue, table names and prizes."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        settings = loaded.state.settings
        form, now = Form(title=cut(say("tpanel-details"), _LABEL)), details(settings)
        without = {"lists_day"} if not settings.lists else set()
        without |= {"scenario"} if not has_scenario(settings) else set()
        for name in (each for each in _DETAILS if each not in without):
            lines = name in _LINES
            field = ui.TextInput[Form](
                custom_id=name,
                default=now[name] or None,
                style=TextStyle.paragraph if lines else TextStyle.short,
                max_length=_LONG if lines else _PLACE,
                required=name in ("when", "lists_day"),
            )
            form.add_item(ui.Label(text=cut(_label(name), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tdetailed")))

    @button("tdetailed")
    async def _detailed(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store the date and place from the form."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        typed = {name: "".join(found) for name, found in sent_in(interaction).items()}
        settings = loaded.state.settings
        changes = read_details(typed, settings, now=clock.now())
        scenario = typed.get("scenario")  # forms opened in an earlier version had none
        battles: Sequence[Battle] = ()
        if scenario is not None and has_scenario(settings) and scenario.strip() != scenario_title(settings):
            battles = await self.battles.of_server(interaction.guild_id)
            options = chosen(loaded.state.preset, settings.game, scenario, battles)[1]
            house = {name: each for name, each in settings.options.items() if name not in (SCENARIO, BATTLE)}
            changes["options"] = house | options
        await self._changed(interaction, loaded, changes, battles)

    # --- scenarios ---

    @button("tscenes")
    async def _scenes(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for the tournament's scenarios and the optional rules that are not used."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        form = Form(title=cut(say("tpanel-scenes"), _LABEL))
        now = ", ".join(scenario_name(name) for name in loaded.state.settings.scenarios)
        field = ui.TextInput[Form](custom_id="scenarios", required=False, default=now or None, max_length=_TYPED)
        names = ", ".join(scenario_name(name) for name in load(loaded.state.book).scenarios())
        hint = cut(names, 100)
        label = cut(say("tpanel-scenes-label"), _LABEL)
        form.add_item(ui.Label(text=label, description=hint, component=field))
        without = ui.TextInput[Form](
            custom_id="without",
            required=False,
            style=TextStyle.paragraph,
            default="\n".join(loaded.state.settings.without) or None,
            max_length=_LONG,
        )
        form.add_item(ui.Label(text=cut(_label("without"), _LABEL), component=without))
        await interaction.response.send_modal(press_form(form, TablePress(loaded.row.id).press("tscened")))

    @button("tscened")
    async def _scened(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store the scenarios from the form. If there are none, scenarios are drawn by lot."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        typed = sent_in(interaction)
        found = read_scenarios("".join(typed.get("scenarios", ())), loaded.state.book)
        changes: dict[str, Any] = {"scenarios": found}
        if "without" in typed:
            changes["without"] = _lines("".join(typed["without"]))
        await self._changed(interaction, loaded, changes)


def panel(loaded: Loaded) -> tuple[str, list[Row]]:
    """Return the settings as text, with the controls that change them."""
    t = loaded.state
    book: Mapping[str, list[Any]] = load(t.book).rules()["house"]
    select = Select(min_values=0, max_values=len(book) + 1, placeholder=say("judge-settings-pick"))
    for name, possible in book.items():
        other = getattr(t.settings, _attribute(name)) != possible[0]
        text = cut(say(f"judge-switch-{name.replace('_', '-')}", word=str(possible[1])), 100)
        select.add_option(label=text, value=name, default=other)
    threads = cut(say("judge-switch-threads"), 100)
    select.add_option(label=threads, value=_THREADS, default=t.settings.threads)
    at = TablePress(loaded.row.id)
    buttons = [labelled(say("button-tpanel-details"), at.press("tdetails"))]
    if not (is_league(t) and t.rounds):  # a league’s rounds cannot be cut, and nothing else could change
        buttons.insert(0, labelled(say("button-judge-figures"), at.press("tfigures")))
    if by_fields(t):
        buttons.append(labelled(say("button-tpanel-scenes"), at.press("tscenes")))
    least, most = t.settings.units
    facts: dict[str, Any] = {
        "rounds": rounds_in_all(t) if is_league(t) else t.settings.rounds,
        "places": t.settings.places,
        "minutes": t.settings.minutes,
    }
    lines = [say("judge-settings", **facts, least=least, most=most)]
    if by_fields(t):
        names = ", ".join(scenario_name(name) for name in t.settings.scenarios)
        lines += [say("tpanel-scenarios", names=names)] if names else []
    lines += [*words_in().conditions(t), *plays(t)]
    return "\n".join(lines), [button_row([press_select(select, at.press("tswitches"))]), button_row(buttons)]


def how_it_works(t: Tournament) -> str:
    """Return an explanation of how a tournament is played."""
    kind = "weeks" if t.settings.clock == "week" else "day"
    first = "tpanel-how-league" if is_league(t) else "tpanel-how"
    keys = [first, f"tpanel-how-{kind}", f"tpanel-how-{t.settings.tables}"]
    if t.settings.lists:
        keys.insert(1, "tpanel-how-lists")
    keys += ["tournament-rated"] if t.settings.rated else []
    return "\n".join(say(key) for key in (*keys, "tpanel-how-page"))


def _label(name: str) -> str:
    return say(f"judge-figure-{name.replace('_', '-')}")


def _lines(text: str) -> tuple[str, ...]:
    """Return the non-empty lines of a text, with spaces tidied and long lines cut."""
    return tuple(filter(None, (" ".join(line.split())[:_PLACE] for line in text.splitlines())))


def _typed(settings: Settings) -> dict[str, str]:
    least, most = settings.units
    return {**{name: str(getattr(settings, name)) for name in _NUMBERS}, "units": f"{least}-{most}"}


def figures(typed: Answers, now: Settings) -> dict[str, Any]:
    """Return the settings from the numbers form. Missing fields keep their values in `now`.

    Raise `UserError` if an entry is not a number.
    """
    found = {**_typed(now), **{name: "".join(typed[name]).strip() for name in _FIGURES if name in typed}}
    numbers = {name: found[name] for name in _NUMBERS}
    units = re.fullmatch(r"(\d{1,3})\s*[-–]\s*(\d{1,3})", found["units"], re.ASCII)
    if units is None or not all(re.fullmatch(r"\d{1,7}", word, re.ASCII) for word in numbers.values()):
        raise UserError("judge-figures-unreadable")
    changes: dict[str, Any] = {name: int(word) for name, word in numbers.items()}
    if "place" in typed:  # forms opened in an earlier version, which asked for the place here
        changes["place"] = " ".join("".join(typed["place"]).split())[:_PLACE]
    return {**changes, "units": (int(units[1]), int(units[2]))}


def details(settings: Settings) -> dict[str, str]:
    """Return the current settings for date and place as texts for the form."""
    starts = moment(settings.starts).astimezone(ZoneInfo(settings.zone))
    lists = date.fromordinal(settings.lists_day).isoformat() if settings.lists_day else ""
    lines = {name: "\n".join(getattr(settings, name)) for name in _LINES}
    scenario = scenario_title(settings) if has_scenario(settings) else ""
    shown = {"when": f"{starts:%Y-%m-%d %H:%M}", "lists_day": lists, "place": settings.place, "scenario": scenario}
    return {**shown, **lines}


def has_scenario(settings: Settings) -> bool:
    """Return whether the tables play one of the bot's games with scenarios."""
    return settings.game in engine.games.names() and bool(engine.games.find(settings.game).scenarios)


def read_details(typed: Mapping[str, str], now_set: Settings, *, now: datetime) -> dict[str, Any]:
    """Return the changes from the form for date and place.

    If the event is moved, the due date of lists moves with it, unless another one was typed. Raise `UserError` for an
    invalid or past day.
    """
    zone, was = ZoneInfo(now_set.zone), details(now_set)
    typed = {**was, **typed}
    changes: dict[str, Any] = {"place": " ".join(typed["place"].split())[:_PLACE]}
    changes |= {name: _lines(typed[name]) for name in _LINES}
    moved = 0
    if typed["when"].strip() != was["when"]:
        starts = read_when(typed["when"], zone, now=now)
        if starts <= now:
            raise UserError("tournament-in-the-past", when=stamp(int(starts.timestamp())))
        moved = starts.toordinal() - now_set.event_day
        changes |= {"starts": int(starts.timestamp()), "event_day": starts.toordinal()}
    if now_set.lists and typed["lists_day"].strip() != was["lists_day"]:
        changes["lists_day"] = read_when(typed["lists_day"], zone, now=now).toordinal()
    elif now_set.lists:
        changes["lists_day"] = now_set.lists_day + moved
    return changes


def read_scenarios(typed: str, book: str) -> tuple[str, ...]:
    """Return the keys of the scenarios that the user typed, in order."""
    known = load(book).scenarios()
    names = {_plain(word): name for name in known for word in (name, *_names(name))}
    found = []
    for word in filter(None, (_plain(each) for each in re.split(r"[,;\n]+", typed))):
        fitting = {name for called, name in names.items() if called == word} or {
            name for called, name in names.items() if called.startswith(word)
        }
        if len(fitting) != 1:
            every = ", ".join(scenario_name(name) for name in known)
            raise UserError("tpanel-no-scenario", word=quoted(word), names=every)
        found.append(fitting.pop())
    return tuple(found)


def _names(name: str) -> tuple[str, str]:
    with speaking(FALLBACK):
        return scenario_name(name), scenario_name(name)


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(each for each in apart if not unicodedata.combining(each)).split())


def _attribute(name: str) -> str:
    return "lists_visible" if name == "lists" else name
