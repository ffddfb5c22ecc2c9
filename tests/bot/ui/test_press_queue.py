"""Many presses at once are acknowledged, then decided, then shown; a few are never delayed, and none waits for ever."""

from __future__ import annotations

import asyncio
import time

from bot.ui.press_queue import LULL, PressQueue

NEVER = 600.0, 600.0
"""A patience that a test does not outlast, however busy its machine is."""


async def _press(rush: PressQueue, log: list[str], name: str, *, answer: asyncio.Event | None = None) -> None:
    with rush.turn() as turn:
        await (answer.wait() if answer is not None else asyncio.sleep(0))
        log.append(f"{name} acknowledged")
        await turn.acknowledged(decides=True)
        await asyncio.sleep(0)
        log.append(f"{name} decided")
        await rush.decided()
        log.append(f"{name} shown")


async def test_all_clicks_are_acknowledged_first_and_shown_last() -> None:
    rush, log = PressQueue(calm=0), list[str]()
    await asyncio.gather(*(_press(rush, log, f"{number}") for number in range(20)))
    assert [line.split()[1] for line in log] == ["acknowledged"] * 20 + ["decided"] * 20 + ["shown"] * 20


async def test_clicks_are_decided_in_order_few_at_a_time() -> None:
    rush, now, most, order = PressQueue(calm=3), 0, 0, list[int]()

    async def press(number: int) -> None:
        nonlocal now, most
        with rush.turn() as turn:
            await asyncio.sleep(0)
            await turn.acknowledged(decides=True)
            order.append(number)
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.002)
            now -= 1
            await rush.decided()

    await asyncio.wait_for(asyncio.gather(*map(press, range(30))), 60)
    assert most == 3
    assert order == list(range(30))


async def test_a_few_clicks_do_not_wait() -> None:
    rush, log, never = PressQueue(calm=3, patience=NEVER), list[str](), asyncio.Event()
    waiting = [asyncio.create_task(_press(rush, log, f"late {number}", answer=never)) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.wait_for(_press(rush, log, "soon"), 60)
    assert log == ["soon acknowledged", "soon decided", "soon shown"]
    never.set()
    await asyncio.gather(*waiting)


async def test_no_click_waits_for_ever() -> None:
    rush, log, never = PressQueue(calm=0, patience=(0.05, 0.05)), list[str](), asyncio.Event()
    stuck = asyncio.create_task(_press(rush, log, "stuck", answer=never))
    await asyncio.sleep(0)
    begun = time.monotonic()
    await asyncio.wait_for(_press(rush, log, "patient"), 60)
    assert log[-1] == "patient shown"
    assert time.monotonic() - begun >= 0.09
    never.set()
    await stuck


async def test_a_click_that_decides_nothing_delays_no_other() -> None:
    rush, log, end = PressQueue(calm=0, patience=NEVER), list[str](), asyncio.Event()

    async def look() -> None:
        with rush.turn() as turn:
            await turn.acknowledged(decides=False)
            await end.wait()

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    await asyncio.wait_for(_press(rush, log, "player"), 60)
    assert log[-1] == "player shown"
    end.set()
    await looking


async def test_a_failing_click_delays_no_other() -> None:
    rush, log = PressQueue(calm=0, patience=NEVER), list[str]()
    try:
        with rush.turn():
            raise ValueError
    except ValueError:
        pass
    await asyncio.wait_for(_press(rush, log, "next"), 60)
    assert not any(rush.counts)
    await rush.decided()  # no press: nothing to wait for


async def test_the_last_clicks_of_a_rush_are_waited_for_briefly() -> None:
    rush, log, soon = PressQueue(calm=2), list[str](), asyncio.Event()
    last = asyncio.create_task(_press(rush, log, "last", answer=soon))
    await asyncio.sleep(0)
    others = [asyncio.create_task(_press(rush, log, f"{number}")) for number in range(6)]
    await asyncio.sleep(LULL / 5)
    assert [line.split()[1] for line in log] == ["acknowledged"] * 6
    soon.set()
    await asyncio.gather(last, *others)
    assert [line.split()[1] for line in log[:7]] == ["acknowledged"] * 7


async def test_the_last_clicks_of_a_rush_are_not_waited_for_longer() -> None:
    rush, log, never = PressQueue(calm=2, patience=NEVER), list[str](), asyncio.Event()
    last = asyncio.create_task(_press(rush, log, "last", answer=never))
    await asyncio.sleep(0)
    begun = time.monotonic()
    await asyncio.wait_for(asyncio.gather(*(_press(rush, log, f"{number}") for number in range(6))), 60)
    assert time.monotonic() - begun >= LULL * 0.9
    never.set()
    await last
