"""Discord's limits, as a table and as counts of what is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

COMMANDS, SLOTS = 100, 25
NAME, DESCRIPTION, COMMAND = 32, 100, 8_000
CHOICES = 25
COMPONENTS, TEXT = 40, 4_000
LABEL, CUSTOM_ID, PLACEHOLDER, OPTIONS = 80, 100, 150, 25
OPTION_LABEL, OPTION_VALUE, OPTION_DESCRIPTION = 100, 100, 100
ROW = 5
FILES, FILE, ALT = 10, 10 * 1024 * 1024, 1_024
THREAD_NAME = 100


def faults_of_message(message: dict[str, Any]) -> list[str]:
    """Return what Discord would refuse about a message's components."""
    return list(_faults(message.get("components") or []))


def _faults(components: list[dict[str, Any]]) -> Iterator[str]:
    every = list(walk_components(components))
    if len(every) > COMPONENTS:
        yield f"{len(every)} components"
    text = sum(len(part["content"]) for part in every if part["type"] == 10)
    if text > TEXT:
        yield f"{text} characters of text"
    ids = [part["custom_id"] for part in every if "custom_id" in part]
    if len(ids) != len(set(ids)):
        yield f"a custom id twice: {ids}"
    for part in every:
        yield from _faults_of_part(part)


def _faults_of_part(part: dict[str, Any]) -> Iterator[str]:
    kind = part["type"]
    if len(part.get("custom_id", "")) > CUSTOM_ID:
        yield f"custom id of {len(part['custom_id'])}"
    if kind == 1 and not 1 <= len(part["components"]) <= ROW:
        yield f"a row of {len(part['components'])}"
    if kind == 1 and len(part["components"]) > 1 and any(child["type"] == 3 for child in part["components"]):
        yield "a select that is not alone in its row"
    if kind == 2 and not 1 <= len(part.get("label") or "") <= LABEL:
        yield f"a button's label of {len(part.get('label') or '')}"
    if kind == 3:
        yield from _faults_of_select(part)
    if kind == 10 and not part["content"]:
        yield "an empty text"
    if kind == 12:
        for item in part["items"]:
            if len(item.get("description") or "") > ALT:
                yield "an alt text too long"


def _faults_of_select(part: dict[str, Any]) -> Iterator[str]:
    options = part["options"]
    if not 1 <= len(options) <= OPTIONS:
        yield f"a select of {len(options)} options"
    if len(part.get("placeholder") or "") > PLACEHOLDER:
        yield f"a placeholder of {len(part['placeholder'])}"
    if len({option["value"] for option in options}) != len(options):
        yield "an option's value twice"
    if not 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(options):
        yield f"between {part.get('min_values')} and {part.get('max_values')} of {len(options)} options"
    for option in options:
        for name, most in (("label", OPTION_LABEL), ("value", OPTION_VALUE), ("description", OPTION_DESCRIPTION)):
            if len(option.get(name) or "") > most:
                yield f"an option's {name} of {len(option[name])}"
        if not option["label"] or not option["value"]:
            yield "an option without label or value"


def faults_of_command(command: dict[str, Any]) -> list[str]:
    """Return what Discord would refuse about a command, in all its languages."""
    found = list(_faults_of_command(command))
    size = _size(command)
    if size > COMMAND:
        found.append(f"{command['name']}: {size} characters in all")
    return found


def _faults_of_command(command: dict[str, Any]) -> Iterator[str]:
    name = command["name"]
    for text in (name, *(command.get("name_localizations") or {}).values()):
        if not 1 <= len(text) <= NAME or text != text.lower():
            yield f"name {text!r}"
    for text in (command["description"], *(command.get("description_localizations") or {}).values()):
        if not 1 <= len(text) <= DESCRIPTION:
            yield f"{name}: description of {len(text)}"
    options = command.get("options") or []
    if len(options) > SLOTS:
        yield f"{name}: {len(options)} options"
    for choice in command.get("choices") or []:
        for text in (choice["name"], *(choice.get("name_localizations") or {}).values(), str(choice["value"])):
            if not 1 <= len(text) <= 100:
                yield f"{name}: a choice of {len(text)}"
    if len(command.get("choices") or []) > CHOICES:
        yield f"{name}: {len(command['choices'])} choices"
    for option in options:
        yield from _faults_of_command(option)


def _size(command: dict[str, Any]) -> int:
    """Count names, descriptions and values of a command and all below it, each text in its longest language."""
    size = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        size += _longest(choice, "name") + len(str(choice["value"]))
    return size + sum(_size(option) for option in command.get("options") or [])


def _longest(holder: dict[str, Any], name: str) -> int:
    texts = [holder.get(name) or "", *(holder.get(f"{name}_localizations") or {}).values()]
    return max(map(len, texts))
