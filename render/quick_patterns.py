"""Formats texts without the Fluent library's resolver, which takes four times as long.

Each pattern of Fluent becomes a function of its facts. The result is the same as the library's for facts that are texts
and whole numbers. `quick` returns None for a pattern that the library must format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Facts: TypeAlias = Mapping[str, Any]
Write: TypeAlias = Callable[[Facts], str]
_Value: TypeAlias = Callable[[Facts], Any]

_DEPTH = 8
"""The number of texts that may name each other; more are left to the library, which finds a circle."""
_NUMBERS = 4_096


class _Rare(Exception):
    """Raised if only the Fluent library can format a part of a pattern."""


class Patterns:
    """Fast functions that format the texts of one language. `bundle` is the library's object for the language."""

    def __init__(self, bundle: Any) -> None:
        self._bundle = bundle
        self._known: dict[Any, Write | None] = {}
        locale = bundle._babel_locale
        self._number: Callable[[int], str] = lru_cache(_NUMBERS)(lambda number: FluentInt(number).format(locale))
        self._form: Callable[[Any], str] = lru_cache(_NUMBERS)(bundle._plural_form)

    def quick(self, pattern: Any) -> Write | None:
        """Return a function that formats a pattern quickly. Return None for patterns that need the library.

        The function raises `KeyError` if a fact is missing.
        """
        if pattern not in self._known:
            try:
                self._known[pattern] = self._pattern(pattern, 0)
            except _Rare:
                self._known[pattern] = None
        return self._known[pattern]

    def _pattern(self, pattern: Any, depth: int) -> Write:
        if depth > _DEPTH or pattern is None:
            raise _Rare
        # The library stores the only element of a pattern in its place.
        elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
        pieces = [self._said(each, depth) for each in elements]
        if all(isinstance(each, str) for each in pieces):
            whole = "".join(map(str, pieces))
            return lambda _: whole

        def write(facts: Facts) -> str:
            return "".join([each if isinstance(each, str) else each(facts) for each in pieces])

        return write

    def _said(self, part: Any, depth: int) -> str | Write:
        """Return a part of a pattern as text, or a function that makes it."""
        if isinstance(part, ast.TextElement):
            return str(part.value)
        if isinstance(part, ast.StringLiteral):
            return str(part.parse()["value"])
        if isinstance(part, ast.SelectExpression):
            return self._select(part, depth)
        if isinstance(part, ast.MessageReference):
            return self._entry(part, depth)
        if isinstance(part, ast.Placeable):
            return self._said(part.expression, depth)
        value, number = self._value(part), self._number

        def write(facts: Facts) -> str:
            found = value(facts)
            return number(found) if found.__class__ is int else found

        return write

    def _entry(self, part: Any, depth: int) -> Write:
        try:
            entry = self._bundle._lookup(part.id.name)
            pattern = entry.attributes[part.attribute.name] if part.attribute else entry.value
        except LookupError as error:
            raise _Rare from error
        return self._pattern(pattern, depth + 1)

    def _value(self, part: Any) -> _Value:
        """Return a function that computes the value of a variable or of a function call in a text."""
        if isinstance(part, ast.VariableReference):
            name = part.id.name
            return lambda facts: facts[name]
        if isinstance(part, ast.FunctionReference) and not part.arguments.named:
            function = self._bundle._functions.get(part.id.name)
            arguments = [self._value(each) for each in part.arguments.positional]
            if function is not None and len(arguments) == 1:
                (argument,) = arguments
                return lambda facts: _text(function(_text(argument(facts))))
        raise _Rare

    def _select(self, part: Any, depth: int) -> Write:
        value, form = self._value(part.selector), self._form
        cases: dict[int | str, Write] = {}
        default: Write | None = None
        for variant in part.variants:
            case = self._pattern(variant.value, depth)
            cases.setdefault(_key(variant.key), case)
            if variant.default:
                default = case
        if default is None:
            raise _Rare
        # A word fits a number, too, if it is the name of its plural form.
        words: dict[str, Write] = {}
        for key, case in cases.items():
            words.setdefault(form(key) if isinstance(key, int) else key, case)
        otherwise, order = default, [isinstance(each, int) for each in cases]
        if order != sorted(order, reverse=True):  # the library takes the first case that fits
            raise _Rare

        def write(facts: Facts) -> str:
            found = value(facts)
            case = cases.get(found) or cases.get(form(found)) if found.__class__ is int else words.get(found)
            return (case or otherwise)(facts)

        return write


def _key(key: Any) -> int | str:
    """Return the key of a variant in a Fluent selection: a word or a whole number."""
    if not isinstance(key, ast.NumberLiteral):
        return str(key.name)
    number = float(key.value)
    if not number.is_integer():
        raise _Rare
    return int(number)


def _text(value: Any) -> str:
    """Return the value if it is a text. Raise `TypeError` otherwise."""
    if not isinstance(value, str):
        raise TypeError(type(value))
    return value
