"""The puzzle of the day, with the command `/daily puzzle`, its answers, and a text to share."""

from __future__ import annotations

import io
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

import engine.games
from bot.boards.info_row import PUZZLE
from bot.daily.puzzles import JOB, Puzzles
from bot.daily.service import day_of, ends
from bot.games.posting_rights import permit
from bot.games.resumed import Move
from bot.games.seats.chairs import chairs_for
from bot.play.new_game_sides import wake
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.ui.components import BUTTONS, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import UserError
from bot.ui.replies import note, promise, redraw, whisper
from bot.ui.texts import cut, game_language, say
from engine.core.day_gate import SCENARIO
from engine.core.drive import read_mark
from engine.core.planning.puzzles import Puzzle
from engine.core.record import RESUMED, STEWARD
from render.language import language
from render.localization import capitalized
from render.panel import ALT_LENGTH, LABEL_LENGTH

if TYPE_CHECKING:
    from bot.context import BotContext
    from db.puzzles import Answered

Interaction = discord.Interaction[Any]

_ENOUGH = 5
"""The number of answers from which others’ choices are shown."""
_HUNDRED = 100
CHOSEN, ON, SHARED = "puzzled", "puzzleon", "puzzleshare"
"""The actions of the buttons that answer today's puzzle, play on, and give a line to share."""


class PuzzleHandlers:
    """Handles the puzzle of the day. `locale` is the default language of games."""

    def __init__(self, context: BotContext, puzzles: Puzzles, *, locale: str) -> None:
        self.context = context
        self.puzzles = puzzles
        self.locale = locale
        self._drawn: dict[tuple[str, str], bytes | None] = {}

    @button(PUZZLE)
    async def _open(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Show today's puzzle, even if the button is on an old message."""
        await self.show(interaction)

    async def show(self, interaction: Interaction) -> None:
        """Show today's puzzle privately, with its solution if the user has answered it.

        Raise `UserError` if there is no puzzle.
        """
        await promise(interaction, public=None)
        day = day_of(clock.now())
        puzzle = await self._puzzle(day)
        answered = await self.puzzles.stored.answer_of(day, interaction.user.id)
        view, files = await self._message(day, puzzle, answered, interaction.user.id)
        await interaction.followup.send(view=view, files=files, ephemeral=True)

    @button(CHOSEN)
    async def _answer(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store the user's answer, unless it is late, and show the solution."""
        day, _sep, number = press.extra.partition("/")
        await interaction.response.defer()
        puzzle = await self._puzzle(day)
        if not number.isdecimal() or int(number) >= len(puzzle.answers):
            raise StaleCustomId(press.extra)
        answer = puzzle.answers[int(number)]
        if day == day_of(clock.now()):
            right = answer == puzzle.right
            answer = await self.puzzles.stored.answer(day, interaction.user.id, answer, right=right)
        view, files = await self._message(day, puzzle, answer, interaction.user.id)
        await redraw(interaction, view, files=files)

    @button(SHARED)
    async def _share(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send the user a text for sharing that does not reveal the solution."""
        day = press.extra
        puzzle = await self._puzzle(day)
        answered = await self.puzzles.stored.answer_of(day, interaction.user.id)
        if answered is None:
            raise UserError("puzzle-unanswered")
        record = await self.puzzles.stored.record(interaction.user.id, day)
        found = "yes" if answered == puzzle.right else "no"
        lines = [say("puzzle-share", day=day, found=found, game=self._title(puzzle))]
        lines += [line for line in [_streak(record)] if line]
        block = "\n".join(lines)
        await whisper(interaction, f"```\n{block}\n```")

    @button(ON)
    async def _play_on(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Start a game in this channel from the puzzle's position."""
        puzzle, ground = await self._puzzle(press.extra), permit(interaction)
        if press.extra == day_of(clock.now()):
            answered = await self.puzzles.stored.answer_of(press.extra, interaction.user.id)
            if answered is None:
                raise UserError("puzzle-unanswered")
        await promise(interaction, public=None)
        rules, owner = engine.games.find(puzzle.system), interaction.user.id
        said = [read_mark(words) for words in puzzle.moves]
        several = len(rules.sides) > 1
        sides = rules.sides_in((await self.puzzles.position(press.extra, puzzle)).world) if several else ()
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.context.service.new_game(
                system=puzzle.system,
                options=puzzle.options,
                seed=puzzle.seed,
                dice=RESUMED,
                owner_id=owner,
                guild_id=interaction.guild_id,
                channel_id=ground,
                locale=game_language(interaction, usual=self.locale),
                chairs=chairs_for(sides, own=puzzle.side, owner=owner, steward=True),
                moves=[Move(STEWARD, each.answer, each.side, aside=False) for each in said],
                extra_write=(claim.begin,),
            )
            await self.context.board_delivery.deliver(state.id, claim)
        game = await self.context.service.roster.game(state.id)
        await whisper(interaction, say("puzzle-played-on", link=link_to(game)))
        wake(self.context, state)

    # --- the message ---

    async def _puzzle(self, day: str) -> Puzzle:
        """Return the puzzle of a day. Raise `UserError` if there is none."""
        found = await self.puzzles.of_day(day)
        if found is None:
            if self.puzzles.searches:
                self.context.scheduler.wake_now(JOB)
            raise UserError("puzzle-none")
        return found

    async def _message(
        self, day: str, puzzle: Puzzle, answered: str | None, user_id: int
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return the message with the puzzle and its possible answers. After an answer it shows the solution."""
        rules, presenter = engine.games.find(puzzle.system), self.context.find(puzzle.system)
        outcome = await self.puzzles.position(day, puzzle)
        side = puzzle.side if len(rules.sides) > 1 else None
        view = rules.view(outcome.world, side)
        period, _ = rules.progress(outcome.world)
        title = self._title(puzzle)
        lines = [say("puzzle-title", day=day, title=title, number=str(period), period=presenter.period())]
        if side is not None:
            lines.append(say("puzzle-side", side=presenter.side(side)))
        lines.append(f"**{presenter.plan_question(view, puzzle.kind, puzzle.side)}**")
        if answered is None:
            lines.append(say("puzzle-which"))
            choices = [self._choice(day, puzzle, number) for number in range(len(puzzle.answers))]
            rows = [button_row(choices[at : at + BUTTONS]) for at in range(0, len(choices), BUTTONS)]
        else:
            lines += await self._solution(day, puzzle, answered, user_id)
            rows = [button_row([_button("button-puzzle-on", ON, day), _button("button-share", SHARED, day)])]
        shown = note("\n".join(lines))
        box = next(iter(shown.children))
        assert isinstance(box, ui.Container)
        files = await self._picture(day, puzzle, view)
        for file in files:
            gallery = ui.MediaGallery[ui.LayoutView]()
            gallery.add_item(media=f"attachment://{file.filename}", description=cut(presenter.alt(view), ALT_LENGTH))
            box.add_item(gallery)
        for row in rows:
            box.add_item(row)
        return shown, files

    async def _picture(self, day: str, puzzle: Puzzle, view: Any) -> list[discord.File]:
        """Return a picture of the board as a list of one file. The list is empty if it cannot be drawn."""
        key = (day, language())
        if key not in self._drawn:
            while len(self._drawn) > _ENOUGH:
                self._drawn.pop(next(iter(self._drawn)))
            draw = partial(self.context.find(puzzle.system).picture, view)
            self._drawn[key] = await self.context.boards.pictures.drawn(draw, what="a puzzle")
        picture = self._drawn[key]
        return [discord.File(io.BytesIO(picture), f"puzzle-{day}.png")] if picture is not None else []

    def _choice(self, day: str, puzzle: Puzzle, number: int) -> ui.Button[ui.LayoutView]:
        label = self.context.find(puzzle.system).plan_choice(puzzle.kind, puzzle.answers[number])
        made = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=ButtonStyle.primary)
        return press_button(made, Press(CHOSEN, extra=f"{day}/{number}"))

    async def _solution(self, day: str, puzzle: Puzzle, answered: str, user_id: int) -> list[str]:
        """Return the solution of a puzzle as lines of text.

        It has the answers' values, other users' choices, and the user's record.
        """
        presenter = self.context.find(puzzle.system)
        names = {each: presenter.plan_choice(puzzle.kind, each) for each in puzzle.answers}
        found = "yes" if answered == puzzle.right else "no"
        chosen = names.get(answered, answered)
        lines = [say("puzzle-solved", found=found, answer=chosen, right=names[puzzle.right])]
        lines.append(f"{capitalized(presenter.plan_why(puzzle.right))}.")
        counts = await self.puzzles.stored.counts(day)
        total = sum(counts.values())
        worth = "puzzle-points" if puzzle.counted else "puzzle-chance"
        for each, value in sorted(zip(puzzle.answers, puzzle.worths, strict=True), key=lambda pair: -pair[1]):
            line = say(worth, plan=names[each], number=round(value if puzzle.counted else _HUNDRED * value))
            if total >= _ENOUGH:
                line += say("puzzle-others", share=round(_HUNDRED * counts.get(each, 0) / total))
            lines.append(line)
        if puzzle.surprising:
            lines.append(say("puzzle-surprising"))
        record = await self.puzzles.stored.record(user_id, day)
        if record.of:
            lines.append(say("puzzle-record", right=record.right, count=record.of))
        lines += [line for line in [_streak(record)] if line]
        lines.append(say("puzzle-next", at=discord.utils.format_dt(ends(day), "R")))
        return lines

    def _title(self, puzzle: Puzzle) -> str:
        presenter, scenario = self.context.find(puzzle.system), puzzle.options.get(SCENARIO)
        return f"{presenter.title()}, {presenter.scenario(scenario)}" if scenario else presenter.title()


def _button(key: str, action: str, day: str) -> ui.Button[ui.LayoutView]:
    return press_button(ui.Button[ui.LayoutView](label=say(key)), Press(action, extra=day))


def _streak(record: Answered) -> str:
    return say("puzzle-streak", count=record.streak) if record.streak > 1 else ""
