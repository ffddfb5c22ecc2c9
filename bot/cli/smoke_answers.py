"""Compares Discord's answers in a smoke test with the answers of the simulated Discord.

Only the fields of an answer and the types of their values are recorded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec

Form = Any
"""The form of a JSON value: the name of its type, several joined by “or”; for an object a form for each of its fields;
for a list, a list with the form of all its items.
"""

NOTHING = "nothing"
_TYPES = {bool: "yes or no", int: "number", float: "number", str: "text", type(None): NOTHING}
_OR = " or "
_CONTENT = {"components", "options", "name_localizations", "description_localizations", "choices"}
"""The fields of messages and commands in which Discord repeats what the bot sent."""


class Seen(msgspec.Struct):
    """What a smoke test has seen: facts, and the structure of answers."""

    facts: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    forms: dict[str, Form] = msgspec.field(default_factory=dict)

    def note(self, name: str, value: Any, *, ours: bool = False) -> None:
        """Record the structure of an answer or interaction.

        If `ours`, leave out content that the bot itself sent.
        """
        found = form(_without(value) if ours else value)
        self.forms[name] = merged(self.forms[name], found) if name in self.forms else found


def simulated() -> Seen:
    """Return the recorded answers of the simulated Discord."""
    return msgspec.json.decode(files("bot.cli").joinpath("smoke.json").read_bytes(), type=Seen)


def written(seen: Seen) -> bytes:
    """Return the content of `smoke.json`."""
    return msgspec.json.format(msgspec.json.encode(seen, order="sorted"), indent=1) + b"\n"


def _without(answer: Any) -> Any:
    if isinstance(answer, list):
        return [_without(each) for each in answer]
    if not isinstance(answer, Mapping):
        return answer
    return {key: [] if key in _CONTENT and each else _without(each) for key, each in answer.items()}


def form(value: Any) -> Form:
    """Return the structure of a JSON value: its fields and their types."""
    if isinstance(value, Mapping):
        if value and all(str(key).isdecimal() for key in value):
            return {"id": _of_all(value.values())}  # objects by their ids
        return {str(key): form(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_of_all(value)] if value else []
    return _TYPES.get(type(value), "text")


def _of_all(values: Iterable[Any]) -> Form:
    first, *others = map(form, values)
    for other in others:
        first = merged(first, other)
    return first


def merged(one: Form, other: Form) -> Form:
    """Return a form that covers both given forms."""
    if one == other:
        return one
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: merged(one.get(key, other.get(key)), other.get(key, one.get(key))) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        return [merged(one[0], other[0])] if one and other else one or other
    return _OR.join(sorted({*_types(one), *_types(other)}))


def _types(of: Form) -> set[str]:
    return set(of.split(_OR)) if isinstance(of, str) else {"an object" if isinstance(of, dict) else "a list"}


def differences(ours: Form, real: Form, at: str = "") -> Iterator[str]:
    """Yield a text for each field that the real form lacks or has with another type."""
    if isinstance(ours, dict) and isinstance(real, dict):
        for key, each in ours.items():
            where = f"{at}.{key}" if at else key
            if key in real:
                yield from differences(each, real[key], where)
            else:
                yield f"{where} is missing"
    elif isinstance(ours, list) and isinstance(real, list):
        if ours and real:
            yield from differences(ours[0], real[0], f"{at}[]")
    elif beyond := _types(real) - _types(ours):
        yield f"{at or 'the answer'} is {_OR.join(sorted(beyond))}, and simulated {_OR.join(sorted(_types(ours)))}"


def compared(ours: Seen, real: Seen) -> list[str]:
    """Return lines about the differences between the real and the simulated Discord."""
    lines = []
    for step, facts in ours.facts.items():
        found = real.facts.get(step, {})
        for name in sorted({*facts, *found}):
            there, here = found.get(name, NOTHING), facts.get(name, NOTHING)
            if there != here:
                lines.append(f"{step}, {name}: {there}, and simulated {here}")
    for name, each in sorted(ours.forms.items()):
        if name in real.forms:
            lines += [f"{name}: {difference}" for difference in differences(each, real.forms[name])]
        else:
            lines.append(f"{name}: did not come")
    return lines + [
        f"{name}: unknown to the simulated Discord" for name in sorted(real.forms.keys() - ours.forms.keys())
    ]
