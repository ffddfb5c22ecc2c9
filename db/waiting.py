"""Finds the jobs of the scheduler that may have work, with one SQL statement.

A job's condition is true if there may be work for it. The job itself then checks whether there is any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql import Executable

from db.storage.database import Database


def _nothing(_: datetime) -> Mapping[str, Any]:
    return {}


class Waiting:
    """Finds the jobs that have work. One SQL statement checks the conditions of all jobs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._conditions: dict[str, sa.ColumnElement[bool]] = {}
        self._values: list[Callable[[datetime], Mapping[str, Any]]] = []
        self._query: Executable | None = None

    def __contains__(self, name: str) -> bool:
        return name in self._conditions

    def add(
        self,
        name: str,
        condition: sa.ColumnElement[bool],
        *,
        values: Callable[[datetime], Mapping[str, Any]] = _nothing,
    ) -> None:
        """Add the condition under which a job may have work.

        `values` returns the values of the condition's SQL parameters at a given time.
        """
        self._conditions[name] = condition
        self._values.append(values)
        self._query = None

    async def names(self, now: datetime) -> set[str]:
        """Return the names of the jobs whose conditions are true. Raise `DatabaseError` if the database fails."""
        if not self._conditions:
            return set()
        different = {id(each): each for each in self._conditions.values()}
        if self._query is None:
            self._query = sa.select(*different.values())
        values = {name: value for each in self._values for name, value in each(now).items()}
        found = dict(zip(different, await self._database.first(self._query, values), strict=True))
        return {name for name, condition in self._conditions.items() if found[id(condition)]}
