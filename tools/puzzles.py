"""Find the puzzles of days and write them into `bot/daily/puzzles.json`, which comes with each version.

Usage: `nice -n 19 python tools/puzzles.py FIRST LAST`, with two dates. A puzzle that is there already stays if its
rules are still the same; else it is confirmed by the present rules or replaced. A day takes up to four minutes of one
core. The file is written after each day, so the program may be stopped and started again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date, timedelta
from pathlib import Path

import msgspec

from bot.daily.mining import packed, read, search

FILE = Path(__file__).parent.parent / "bot" / "daily" / "puzzles.json"


def days(first: str, last: str) -> Iterator[str]:
    """Yield the days from the first to the last."""
    day, end = date.fromisoformat(first), date.fromisoformat(last)
    while day <= end:
        yield day.isoformat()
        day += timedelta(days=1)


def written(puzzles: Mapping[str, bytes]) -> str:
    """Return the text of the file: one line for each day."""
    lines = (f'"{day}": {puzzle.decode()}' for day, puzzle in sorted(puzzles.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def found(day: str) -> tuple[bytes | None, float]:
    """Return the puzzle of a day as JSON, and the seconds of CPU that its search took."""
    begun = time.process_time()
    puzzle = search(day)
    return (None if puzzle is None else msgspec.json.encode(puzzle)), time.process_time() - begun


def main(first: str, last: str) -> None:
    """Find the puzzles of the days from the first to the last; print each day's game and the time of its search."""
    puzzles = {day: bytes(puzzle) for day, puzzle in packed().items()}
    with ProcessPoolExecutor() as pool:
        searches = {pool.submit(found, day): day for day in days(first, last)}
        for done in as_completed(searches):
            day, (puzzle, seconds) = searches[done], done.result()
            if puzzle is not None:
                puzzles[day] = puzzle
                FILE.write_text(written(puzzles), encoding="utf-8")
            game = "no puzzle" if puzzle is None else read(puzzle).system
            sys.stdout.write(f"{day}: {game}, {seconds:.0f} s of CPU\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
