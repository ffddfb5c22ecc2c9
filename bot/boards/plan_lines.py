"""The lines about plans on boards: costs and chances, and later how good the plan was.

They are added to a board after it has been posted.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial

from bot.answers.commander import Commander, commander_of
from bot.boards.pictures import PictureWorker
from bot.chances.service import LONGEST, Chances
from bot.chances.words import in_hundred, sides_of
from bot.context import BotContext
from bot.games.course import course_of
from bot.games.errors import DeliveryProblem, ServiceError, TooMuchAtOnce
from bot.games.plans import costs_of
from bot.games.state import GameState
from bot.ui.texts import say
from db.schema.games import COMMANDER, GUIDED, UNAIDED
from db.storage.errors import DatabaseError
from engine.core.chances.tallies import Tally
from engine.core.planning.plans import Plan
from render.language import speaking
from render.presenter import Presenter

log = logging.getLogger(__name__)

FAINT = 2.0
"""A difference between two plans is shown only if it is larger than this number of standard errors."""
_KEPT = 512


class PlanLines:
    """Writes the lines about plans on boards, and requests the chances of plans.

    Games with several sides have no such lines, because the lines would reveal secrets.
    """

    def __init__(self, context: BotContext, chances: Chances, pictures: PictureWorker) -> None:
        self._context = context
        self._chances = chances
        self._pictures = pictures
        self._working: dict[str, asyncio.Task[None]] = {}
        self._costs: OrderedDict[tuple[str, int], Mapping[str, Plan]] = OrderedDict()

    async def notice(self, state: GameState) -> str | None:
        """Return lines about plans for a board; None if there are none yet.

        If numbers are missing, they are computed in the background, and the board is edited later.
        """
        if state.asks or state.level == UNAIDED or not self._chances.may_weigh(state):
            return None
        presenter, lines = self._context.presenter(state), list[str]()
        if state.level == COMMANDER and (after := await self._after(state, presenter)):
            lines.append(after)
        asked = commander_of(state, self._chances.offers.found(state))
        if asked is None or not asked.plans:
            return "\n".join(lines) or None
        known = {plan: self._chances.kept(state, None, plan) for plan in asked.plans}
        costs = self._costs.get((state.id, state.version))
        if costs is None or not all(known.values()):
            if state.id not in self._working:
                self._working[state.id] = asyncio.create_task(self._make(state, asked))
        elif state.level == GUIDED and not asked.may_continue:
            every = ((plan, found) for plan, found in known.items() if found is not None)
            lines += [self._line(state, asked, plan, costs.get(plan), found) for plan, found in every]
        return "\n".join(lines) or None

    def _line(self, state: GameState, asked: Commander, plan: str, cost: Plan | None, found: Tally) -> str:
        """Return the line about a plan, with its cost and its chance."""
        presenter, locale = self._context.presenter(state), state.locale
        with speaking(locale):
            chance = say("chances-share-plain", chance=in_hundred(found.chance(sides_of(state)[0])))
            title = presenter.plan_choice(asked.question.kind, plan)
            price = presenter.plan_price(cost) if cost is not None else ""
            price = price or say("plan-no-price")
            return say("plan-line", plan=title, price=price, chance=chance)

    async def _after(self, state: GameState, presenter: Presenter) -> str:
        """Return a text that compares the plan that was played with the best other one; empty if unknown."""
        course = course_of(state.row)
        if not course.plan or state.told_from > course.last or course.last < course.taken:
            return ""
        others = await self._chances.plans_at(state, course.taken)
        own = others.pop(course.plan, None)
        if own is None or not others:
            return ""
        side = sides_of(state)[0]
        best = max(others, key=lambda name: others[name].chance(side).value)
        gap, error = own.lead(others[best], side)
        with speaking(state.locale):
            facts = {"plan": presenter.plan_choice(course.question, course.plan)}
            if abs(gap) <= FAINT * error or not round(100 * gap):
                return say("plan-as-good", **facts)
            facts["other"] = presenter.plan_choice(course.question, best)
        way = "more" if gap > 0 else "less"
        return say("plan-was", locale=state.locale, count=abs(round(100 * gap)), way=way, **facts)

    async def _make(self, state: GameState, asked: Commander) -> None:
        """Compute the chances and costs of the plans, then update the board."""
        try:
            weighing = (self._chances.of(state, None, plan, seconds=LONGEST, later=True) for plan in asked.plans)
            found = await asyncio.gather(*weighing)
            work = partial(costs_of, state.row, asked.plans)
            costs = await self._pictures.worked(work) if state.level == GUIDED else ()
            self._costs[state.id, state.version] = {plan.name: plan for plan in costs}
            while len(self._costs) > _KEPT:
                self._costs.popitem(last=False)
            if state.level == GUIDED and all(found):
                await self._context.board_delivery.refresh(state.id)
        except TooMuchAtOnce:
            log.info("the hour of game %(game)s is spent: its plans have no figures", {"game": state.id})
        except (DeliveryProblem, ServiceError, DatabaseError) as error:
            log.info("the plans of game %(game)s have no figures: %(problem)s", {"game": state.id, "problem": error})
        finally:
            self._working.pop(state.id, None)

    def close(self) -> None:
        """Cancel computations in progress."""
        for working in self._working.values():
            working.cancel()
