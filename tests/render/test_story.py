"""The order of a story: what merges, what may not, and what is folded."""

from __future__ import annotations

from collections.abc import Sequence

from render.story import KINDS, OTHERS, Line, Part, counted, merged, weightiest, with_fold


def parts(said: str) -> list[Part]:
    """Return parts from words «kind:bound»; a capital kind sweeps."""
    found = []
    for place, word in enumerate(said.split()):
        kind, _, binds = word.partition(":")
        found.append(Part(kind, 1, (place,), frozenset(binds), kind.isupper()))
    return found


def events(told: Sequence[Part]) -> list[tuple[int, ...]]:
    return [part.events for part in told]


def tell(part: Part) -> str:
    return f"{part.kind}{len(part.events)}"


def fold(places: tuple[int, ...], older: bool) -> Line:
    return Line(f"{'before' if older else 'also'} {len(places)}", places, (("thing", len(places)),))


def test_parts_merge_where_the_last_one_stands() -> None:
    assert events(merged(parts("shot:a move:b shot:c move:d shot:a"), "shot", whole=0)) == [(1,), (3,), (0, 2, 4)]


def test_no_part_is_told_after_what_depends_on_it() -> None:
    assert events(merged(parts("shot:a fall:a shot:c"), "shot", whole=0)) == [(0,), (1,), (2,)]
    assert events(merged(parts("shot:a fall:c shot:c"), "shot", whole=0)) == [(1,), (0, 2)], "the fall was before"
    assert events(merged(parts("shot:a LEAVE shot:c"), "shot", whole=0)) == [(0,), (1,), (2,)]
    assert events(merged(parts("shot:a shot:b fall:b shot:c shot:b"), "shot", whole=0)) == [(0, 1), (2,), (3, 4)]


def test_the_newest_are_never_merged() -> None:
    assert events(merged(parts("shot shot shot shot shot"), "shot")) == [(0, 1), (2,), (3,), (4,)]
    assert events(merged(parts("shot shot"), "shot")) == [(0,), (1,)]


def test_the_oldest_are_folded_and_the_newest_stay() -> None:
    few = with_fold(parts("a b c"), most=3, tell=tell, fold=fold)
    assert [line.text for line in few] == ["a1", "b1", "c1"]
    many = with_fold(parts("a b c d e"), most=3, tell=tell, fold=fold)
    assert [(line.text, line.events) for line in many] == [("before 3", (0, 1, 2)), ("d1", (3,)), ("e1", (4,))]
    assert with_fold((), most=3, tell=tell, fold=fold) == ()


def test_long_lines_are_folded_though_they_are_few() -> None:
    def long(part: Part) -> str:
        return part.kind * 50

    told = with_fold(parts("a b c"), most=8, tell=long, fold=fold, length=120)
    assert [line.text for line in told] == ["before 1", "b" * 50, "c" * 50]
    alone = with_fold(parts("a b c"), most=8, tell=long, fold=fold, length=20)
    assert [line.text for line in alone] == ["before 2", "c" * 50], "the newest stays however long it is"


def test_a_printed_page_has_the_weightiest_in_their_order_and_counts_the_rest() -> None:
    some = [part._replace(weight=weight) for part, weight in zip(parts("a b c d"), (0, 2, 1, 2), strict=True)]
    told = weightiest(some, most=3, tell=tell, fold=fold)
    assert [(line.text, line.events) for line in told] == [("a1", (0,)), ("c1", (2,)), ("also 2", (1, 3))]
    assert len(weightiest(some, most=4, tell=tell, fold=fold)) == 4


def test_of_many_kinds_the_least_telling_are_counted_together() -> None:
    kinds = [chr(ord("a") + place) for place in range(KINDS + 2)]
    assert counted(kinds[:KINDS], events=kinds) == tuple((kind, 1) for kind in kinds[:KINDS])
    found = counted([*reversed(kinds), "a"], events=kinds)
    assert len(found) == KINDS
    assert dict(found)["a"] == 2
    assert found[-1] == (OTHERS, 3)
