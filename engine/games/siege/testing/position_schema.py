"""The JSON Schema of the positions format, for editors.

`data/position.schema.json` is a copy of `schema()`; `python -m engine.games.siege.testing.position_schema` prints it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from engine.games.siege import world as w
from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.map.board import board
from engine.games.siege.scenarios import SCENARIOS
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.testing.invariants import CARDS
from engine.games.siege.testing.positions import FIRES, REDUCED_SIGN, PositionText
from engine.games.siege.world import roster


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the positions format."""
    found = msgspec.json.schema(PositionText)
    fields = found["$defs"]["PositionText"]["properties"]
    zones = list(board().zones)
    written = [name + sign for name in roster() for sign in ("", REDUCED_SIGN)]
    fields["counters"] |= {"propertyNames": {"enum": [*zones, *sorted(w.BOXES)]}}
    fields["counters"]["additionalProperties"] |= {"items": {"enum": written}}
    fields["fires"] |= {"propertyNames": {"enum": zones}, "additionalProperties": {"enum": list(FIRES)}}
    fields["house"] |= {
        "properties": {s.name: {"enum": list(s.choices), "description": f"§{s.rule}, {s.ruling}"} for s in SWITCHES},
        "additionalProperties": False,
    }
    for name in ("barricades", "ruins", "lit_today", "bled"):
        _each(fields[name])["items"] = {"enum": zones}
    fields["deck"]["items"] = {"enum": sorted(CARDS)}
    fields["scenario"] |= {"anyOf": [{"enum": list(SCENARIOS)}, {"type": "null"}]}
    fields["step"] |= {"anyOf": [{"enum": list(SEQUENCE.steps)}, {"type": "null"}]}
    found["title"] = "Position of the siege of the Legations"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}


def _each(field: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of the items in an array field."""
    array: dict[str, Any] = next((part for part in field.get("anyOf", ()) if part.get("type") == "array"), field)
    return array


def schema_text() -> str:
    """Return the schema as the text of `data/position.schema.json`."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
