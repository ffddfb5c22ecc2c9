"""The seats of a game as one column of its row has them."""

from __future__ import annotations

from itertools import permutations
from types import SimpleNamespace

from db.games import FIELD, LINE
from db.sides import chairs_of


def test_seats_come_in_the_same_order_however_the_database_gave_them() -> None:
    lines = [FIELD.join((side, user, "0", "0", "owner", "0", "")) for side, user in (("east", "7"), ("west", "5"))]
    for rows in permutations(lines):
        row = SimpleNamespace(asked="{}", chairs=LINE.join(rows), members="")
        assert [(side, each.user_id) for side, each in chairs_of(row).items()] == [("east", 7), ("west", 5)]
