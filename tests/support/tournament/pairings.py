"""T18 The definition of the right round: the best of all rounds there are, read word by word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.tournament.pairing import Round


def all_pairings(players: Sequence[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield all ways to pair players."""
    if not players:
        yield ()
        return
    first, *rest = players
    for other in rest:
        left = [each for each in rest if each != other]
        for found in all_pairings(left):
            yield ((first, other), *found)


def brute_force(order: Sequence[int], met: Mapping[int, Mapping[int, int]], walkovers: Mapping[int, int]) -> Round[int]:
    """Return the best of all rounds by T18, reading it word by word."""
    place = {player: number for number, player in enumerate(order)}
    best: tuple[tuple[object, ...], Round[int]] | None = None
    for over in order if len(order) % 2 else [None]:
        players = [each for each in order if each != over]
        for tables in all_pairings(players):
            again = sum(met.get(one, {}).get(other, 0) for one, other in tables)
            had = walkovers.get(over, 0) if over is not None else 0
            low = -place[over] if over is not None else 0
            key = (had, again, low, tuple(place[other] for _, other in tables))
            if best is None or key < best[0]:
                best = key, Round(tables, over)
    assert best is not None
    return best[1]
