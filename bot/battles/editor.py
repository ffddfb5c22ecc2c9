"""The battle editor on the local page."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from importlib import resources
from typing import Any

import engine.games
from bot.chances.battle_trials import read_trial, try_a_piece
from bot.context import BotContext
from bot.games.balance import balance_lines
from bot.games.battle_folder import BattleFile, BattleFolder, checked
from bot.games.library import Library, series_with
from bot.ui.errors import UserError
from bot.ui.texts import cut, say
from bot.web import plain as markup
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.check import Checked, drawable, with_battles
from engine.core.battles.edits import Edit, Impossible, Sketch
from engine.core.battles.series import is_series, title_of
from engine.core.battles.sheet import MOST_BYTES, read
from engine.core.battles.trying import GAMES, TooSlow
from engine.core.day_gate import named
from render.battle_problems import problem_texts
from render.catalogue import FALLBACK, house_texts
from render.language import language
from render.own_battle import of_battle
from render.panel import ALT_LENGTH
from render.presenter import Look, Presenter

Json = dict[str, Any]
Key = tuple[str, str, Look]

SAMPLES = ("tokar", "garden")
"""The files of this folder to begin with; `docs/own-battles.md` explains them."""
_LISTS = ("zones", "control", "places", "victory")
"""The sections with lists of hexes."""
_KEPT = 24
"""The maximum number of pictures that are kept."""
WORDS = (
    *("files", "copy", "new", "file", "text", "map", "tool", "save", "play", "check", "stop", "undo", "redo", "look"),
    *("move", "paint", "raise", "add", "mark", "draw", "shape", "side", "kind", "list", "height"),
    *("remove", "done", "back", "larger", "smaller", "whole", "problems", "help", "help-hexes", "help-table"),
    *("keys-hexes", "keys-table"),
    *("clean", "stale", "moving", "drawing", "unsaved", "loading", "lost", "nothing", "undone", "redone", "leave"),
    *("faulty", "look-chart", "look-contrast", "look-dark"),
)
"""The texts of the page. The keys lack the prefix `editor-`."""


class Editor:
    """Reads, changes, draws, tests and saves battles for the editor page."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._drawn: OrderedDict[Key, asyncio.Future[bytes | None]] = OrderedDict()

    @property
    def library(self) -> Library:
        """The library of battles whose folder is edited."""
        return self.context.battles

    @property
    def folder(self) -> BattleFolder:
        """The folder with the battle files."""
        assert self.library.folder is not None, "only the local page has an editor, and it has a folder"
        return self.library.folder

    # --- files ---

    async def begun(self, file: str) -> Json:
        """Return the data with which the editor page opens: the text of `file`, or a sample."""
        opened = self.folder.find(file) if file else None
        text = opened.text if opened is not None else _sample(SAMPLES[0])
        return {
            "words": {key: say(f"editor-{key}") for key in WORDS},
            "language": language(),
            "most": MOST_BYTES,
            **await self.files(),
            **self._opened(opened.name if opened is not None else "", text),
        }

    async def files(self) -> Json:
        """Return the files and battles that `open` accepts."""
        files = await asyncio.to_thread(self.folder.files)
        return {
            "files": [{"open": each.name, "name": _titled(each.name, each.checked)} for each in files],
            "copies": [{"open": f"{game}:{name}", "name": title} for game, name, title in _shipped(self.context)],
        }

    async def open(self, name: str) -> Json:
        """Return the text of a file, or a copy of a battle.

        Raise `UserError` if neither has this name.
        """
        game, _, battle = name.partition(":")
        if battle in SAMPLES:
            return self._opened("", _sample(battle))
        if battle and any((game, battle) == each[:2] for each in _shipped(self.context)):
            return self._opened("", store.shipped_text(game, battle))
        found = self.folder.find(name)
        if found is None:
            raise UserError("editor-gone", file=cut(name, 80))
        return self._opened(found.name, found.text)

    @staticmethod
    def _opened(file: str, text: str) -> Json:
        return {"file": file, "text": text.replace("\r\n", "\n"), "mark": store.code(text) if file else ""}

    async def save(self, file: str, text: str, mark: str) -> Json:
        """Save `text` to a file and return the file's name. Create a new file if no name is given.

        `mark` identifies the version of the text that the page read last. Raise `UserError` if the name is invalid, or
        if the file has changed since that version.
        """
        name = file or self.folder.free_name(str(checked(text).battle.name.get("")) if checked(text).battle else "")
        name = name if name.endswith(".battle") else f"{name}.battle"
        known = self.folder.find(name)
        if known is not None and store.code(known.text) not in {mark, store.code(text)}:
            raise UserError("editor-changed", file=cut(name, 80))
        try:
            written = await asyncio.to_thread(self.folder.write, name, text)
        except ValueError as error:
            raise UserError("editor-name") from error
        except OSError as error:
            raise UserError("editor-unwritten", file=cut(name, 80), why=error.strerror or "") from error
        said = say("editor-saved" if not written.checked.problems else "editor-saved-faulty", file=written.name)
        return {
            "file": written.name,
            "mark": store.code(text),
            "battle": "" if written.checked.problems else written.id,
            "told": markup.plain(said, lambda _: ""),
            **await self.files(),
        }

    # --- reading and changing ---

    async def read(self, text: str) -> Json:
        """Return the data that the page shows for a text: errors, a picture, and editable parts."""
        return await asyncio.to_thread(self._read, text)

    async def edit(self, text: str, edit: Edit) -> Json:
        """Return the text after an action on its map, with the data to show it.

        Raise `UserError` if the action is impossible, or if the text is a series.
        """
        if is_series(text):
            raise UserError("editor-series")
        game = read(text, tuple(with_battles(_rulesets()))).game
        if not game:
            raise UserError("editor-impossible")
        try:
            new = await asyncio.to_thread(_battles_of(game).edit_battle, text, edit)
        except Impossible as error:
            raise UserError("editor-impossible") from error
        return {"text": new, **await self.read(new)}

    def _read(self, text: str) -> Json:
        file = self.folder.linked(BattleFile("", text, checked(text)))
        found, series = file.checked, is_series(text)
        code = found.code if not found.problems else None if series else drawable(text, _rulesets())
        said: Json = {
            "problems": [
                {"line": problem.line, "text": line}
                for problem, line in zip(found.problems, problem_texts(found.problems, language()), strict=True)
            ],
            "game": found.game,
            "picture": "",
            "note": say("editor-series") if series else "",
        }
        if found.game and not series:
            sheet = read(text, (found.game,))
            drawn = _battles_of(found.game).sketch_battle(sheet)
            if drawn is not None:
                said["map"] = self._map(found.game, drawn)
        if code is not None:
            store.recall(code, file.assembled or file.text)  # a remembered check does not keep the text
            rules, presenter = engine.games.find(found.game), of_battle(self.context.find(found.game), code)
            view = rules.view(rules.new(named(code)), None)
            said |= {"picture": code, "frame": presenter.frame(view), "alt": cut(presenter.alt(view), ALT_LENGTH)}
            said["title"] = presenter.scenario(code)
        return said

    def _map(self, game: str, found: Sketch) -> Json:
        """Return a sketch of the map as JSON, with names in the current language."""
        presenter, locale = self.context.find(game), house_texts().language(language()) or FALLBACK
        return {
            "size": found.size,
            "ground": found.ground,
            "heights": found.heights,
            "lists": [
                {"key": key, "name": _list_name(key, found, presenter), "at": at} for key, at in found.lists.items()
            ],
            "outlines": [
                {
                    "line": each.line,
                    "name": " · ".join(
                        (_shape_name(each.kind, presenter), _side_or(each.name.get(locale), found, presenter))
                    ),
                    "points": each.points,
                    "area": each.area,
                    "ground": each.ground,
                }
                for each in found.outlines
            ],
            "pieces": [
                {
                    "id": each.id,
                    "side": each.side,
                    "name": each.name.get(locale) or each.id,
                    "kind": presenter.written_word("kind", each.kind),
                    "at": each.at,
                    "line": each.line,
                }
                for each in found.pieces
            ],
            "grounds": [{"word": word, "name": presenter.written_word("ground", word)} for word in found.grounds],
            "kinds": [{"word": word, "name": presenter.written_word("kind", word)} for word in found.kinds],
            "sides": [{"word": word, "name": presenter.side(word)} for word in found.sides],
        }

    # --- the picture ---

    async def picture(self, code: str, look: Look) -> bytes | None:
        """Return the picture of the battle with a code from `read` or `edit`.

        Return None if it cannot be drawn or the battle is no longer in memory.
        """
        key = code, house_texts().language(language()) or FALLBACK, look
        drawing = self._drawn.get(key)
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception() or not drawing.result())):
            drawing = self._drawn[key] = asyncio.ensure_future(self._draw(code, look))
            while len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        return await asyncio.shield(drawing)

    async def _draw(self, code: str, look: Look) -> bytes | None:
        if not store.is_known(code):
            return None
        game = checked(store.text_of(code)).game
        rules, presenter = engine.games.find(game), of_battle(self.context.find(game), code)
        view = rules.view(rules.new(named(code)), None)
        return await self.context.boards.pictures.drawn(
            partial(presenter.picture, view, look=look), what="the map of a battle"
        )

    # --- trying ---

    async def tried(self, text: str, data: str) -> Json:
        """Play more test games of a battle. Return their results with a text.

        Raise `UserError` if the battle cannot be played or takes too long.
        """
        if is_series(text):
            raise UserError("editor-series-check")
        found = checked(text)
        if found.problems:
            raise UserError("editor-faulty")
        try:
            data = await self.context.chances.run(try_a_piece, found.game, store.canonical(text), data, GAMES)
        except TooSlow:
            raise UserError("battle-too-slow") from None
        trial = read_trial(found.game, data)
        lines = balance_lines(trial, of_battle(self.context.find(found.game), found.code))
        told = [markup.plain(line, lambda _: "") for line in lines]
        return {"trial": data, "games": trial.plain.games, "done": trial.over, "told": told}


def _rulesets() -> dict[str, Any]:
    return {name: engine.games.find(name) for name in engine.games.names()}


def _battles_of(game: str) -> BaseRuleset[Any]:
    return with_battles({game: engine.games.find(game)})[game]


def _sample(name: str) -> str:
    return resources.files("bot.battles").joinpath(f"{name}.battle").read_text(encoding="utf-8")


def _shipped(context: BotContext) -> list[tuple[str, str, str]]:
    """Return the battles that users can copy, each with its game, name and title."""
    found = []
    for name in SAMPLES:
        sample = checked(_sample(name))
        found.append((sample.game, name, str(sample.battle.name.get(language()))))
    for game in with_battles(_rulesets()):
        rules, presenter = engine.games.find(game), context.find(game)
        found += [(game, name, presenter.scenario(name)) for name in rules.scenarios]
        for name in rules.library:
            battle = checked(store.shipped_text(game, name)).battle
            found.append((game, name, str(battle.name.get(language()))))
        for name in series_with(game):
            found.append((game, name, title_of(store.shipped_text(game, name), game).get(language())))
    return found


def _titled(file: str, found: Checked) -> str:
    return f"{file}: {found.battle.name.get(language())}" if found.battle is not None else f"⚠ {file}"


def _list_name(key: str, found: Sketch, presenter: Presenter) -> str:
    """Return the label for a list of hexes, such as a side's zone."""
    heading, _, word = key.partition(" ")
    return say(f"editor-list-{heading}", name=_side_or(word, found, presenter)) if heading in _LISTS else key


def _side_or(word: str, found: Sketch, presenter: Presenter) -> str:
    """Return the display name of the side `word`; other words unchanged."""
    return presenter.side(word) if word in found.sides else word


def _shape_name(kind: str, presenter: Presenter) -> str:
    if kind in {"objective", "set-up"}:
        return say(f"editor-{kind}")
    return presenter.written_word("ground", kind)
