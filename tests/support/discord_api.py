"""Compare the bot's requests with Discord's own description of its HTTP API.

The description belongs to Discord and is no part of the project: it lies beside the repository, or at
`SIEGEMASTER_DISCORD_OPENAPI`. Method, path, query and body of every request are checked; unknown fields are errors,
too. `LOOSE` lists where the library deviates and Discord accepts it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import jsonschema_rs

VARIABLE = "SIEGEMASTER_DISCORD_OPENAPI"
BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
FILES = 10
_API = re.compile(r"^(?:https?://[^/]+)?(?:/api/v\d+)?(?=/)")
_BASE = "urn:discord"
_SNOWFLAKE = {"anyOf": [{"$ref": f"{_BASE}#/components/schemas/SnowflakeType"}, {"type": "integer", "minimum": 0}]}
_SHOWN = 200

_FLAG = {"type": "boolean"}

LOOSE: Mapping[tuple[str, str], Any] = {
    # Ids that the library sends as numbers.
    ("MessageAttachmentRequest", "id"): _SNOWFLAKE,
    ("CreatePrivateChannelRequest", "recipient_id"): _SNOWFLAKE,
    # Documented and returned with every command, but missing in the schema of what may be sent.
    ("ApplicationCommandUpdateRequest", "nsfw"): _FLAG,
    # The library's default «no» in every message; an edit has no use for it, and Discord ignores it.
    ("MessageEditRequestPartial", "tts"): {"const": False},
    ("IncomingWebhookUpdateRequestPartial", "tts"): {"const": False},
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts"): {"const": False},
}
"""Fields by schema and name that discord.py sends differently than described, with the form that Discord accepts."""


def found() -> Path | None:
    """Return the path of the description, or None without one. Raise if a configured path does not exist."""
    named = os.environ.get(VARIABLE)
    if named and not Path(named).is_file():
        raise FileNotFoundError(f"{VARIABLE} names {named}, and there is no such file")
    if named:
        return Path(named)
    return BESIDE if BESIDE.is_file() else None


class Asked(NamedTuple):
    """One request as sent; `files` are the names of the parts beside its JSON."""

    method: str
    path: str
    query: Mapping[str, Any] = {}
    body: Any = None
    files: Sequence[str] = ()


class Operation:
    """What one method of one path accepts."""

    def __init__(self, described: _Described, told: Mapping[str, Any], parameters: Sequence[Mapping[str, Any]]) -> None:
        self._described = described
        self._path = {each["name"]: each for each in parameters if each["in"] == "path"}
        self._query = {each["name"]: each for each in parameters if each["in"] == "query"}
        self._body = told.get("requestBody")

    def faults(self, asked: Asked, values: Mapping[str, str]) -> Iterator[str]:
        """Return the errors of a request with those values in its path."""
        for name, value in values.items():
            schema = self._path[name]["schema"]
            yield from self._described.faults(schema, self._described.read(schema, value), name)
        for name, value in asked.query.items():
            if name not in self._query:
                yield f"?{name}: not a parameter"
            else:
                schema = self._query[name]["schema"]
                yield from self._described.faults(schema, self._described.read(schema, value), f"?{name}")
        for name, parameter in self._query.items():
            if parameter.get("required") and name not in asked.query:
                yield f"?{name}: required"
        yield from self._faults_of_body(asked)

    def _faults_of_body(self, asked: Asked) -> Iterator[str]:
        if self._body is None:
            if asked.body is not None or asked.files:
                yield "a body, where there is none"
            return
        if asked.body is None:
            if self._body.get("required"):
                yield "no body, where one is required"
            return
        content = self._body["content"]
        kind = "multipart/form-data" if asked.files else "application/json"
        if kind not in content:
            yield f"a body of {kind}, where there may be {', '.join(content)}"
            return
        names = {f"files[{number}]" for number in range(FILES)}
        yield from (f"{name}: not a part" for name in asked.files if name not in names)
        # Beside files the same JSON is sent as `payload_json`.
        yield from self._described.faults(content.get("application/json", content[kind])["schema"], asked.body, "body")


class _Described:
    """The schemas of the description, each compiled when it is first needed."""

    def __init__(self, told: dict[str, Any], loose: Mapping[tuple[str, str], Any]) -> None:
        self._schemas: dict[str, Any] = told["components"]["schemas"]
        for (schema, field), taken in loose.items():
            self._schemas.get(schema, {}).get("properties", {})[field] = taken
        _close(self._schemas)
        resource = (_BASE, {"components": {"schemas": self._schemas}})
        self._registry = jsonschema_rs.Registry([resource], draft=jsonschema_rs.Draft202012)
        self._compiled: dict[int, Any] = {}

    def faults(self, schema: Mapping[str, Any], value: Any, at: str) -> Iterator[str]:
        for error in self._validator(schema).iter_errors(value):
            place, said = _nearest(error)
            yield f"{'.'.join([at, *map(str, place)])}: {said}"

    def _validator(self, schema: Mapping[str, Any]) -> Any:
        # By identity: each schema is a part of the description, which stays.
        if id(schema) not in self._compiled:
            told = json.loads(json.dumps(schema).replace('"#/', f'"{_BASE}#/'))
            made = jsonschema_rs.Draft202012Validator(told, registry=self._registry, offline=True)
            self._compiled[id(schema)] = made
        return self._compiled[id(schema)]

    def read(self, schema: Mapping[str, Any], value: Any) -> Any:
        """Convert a value of a path or query to its described type; keep its text if that fails."""
        if "$ref" in schema:
            return self.read(self._schemas[schema["$ref"].rpartition("/")[2]], value)
        text, kinds = str(value), schema.get("type", ())
        if "boolean" in kinds:
            return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
        if "integer" in kinds and re.fullmatch(r"-?\d+", text):
            return int(text)
        return text


def _close(schema: Any) -> None:
    """Forbid undescribed fields in objects: Discord ignores them, so a typo would stay unnoticed."""
    if isinstance(schema, list):
        for each in schema:
            _close(each)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and isinstance(schema.get("properties"), dict):
            schema.setdefault("additionalProperties", False)
        for each in schema.values():
            _close(each)


def _of_kind(error: Any) -> bool:
    return error.kind.name in {"type", "const", "enum"}


def _nearest(error: Any) -> tuple[list[Any], str]:
    """Return where a value is wrong and why; among alternatives, judge by the intended one if only one remains.

    An alternative is excluded if its own type differs (null instead of an object) or its field `type` would differ.
    """
    ways = getattr(error.kind, "context", None) or []
    here = list(error.instance_path)
    apart = [here, [*here, "type"]]
    meant = [way for way in ways if way and not any(_of_kind(each) and each.instance_path in apart for each in way)]
    if len(meant) == 1:
        return _nearest(meant[0][0])
    said = error.message
    return list(error.instance_path), said if len(said) <= _SHOWN else f"{said[:_SHOWN]} …"


class Description:
    """The whole description, and the requests compared with it."""

    def __init__(self, path: Path, *, loose: Mapping[tuple[str, str], Any] = LOOSE) -> None:
        contents = json.loads(path.read_bytes())
        self._paths: dict[str, Any] = contents["paths"]
        self._described = _Described(contents, loose)
        self._by_length: dict[int, list[tuple[list[str], str]]] = {}
        for template in self._paths:
            parts = template.strip("/").split("/")
            self._by_length.setdefault(len(parts), []).append((parts, template))
        for each in self._by_length.values():
            each.sort(key=lambda one: sum(part.startswith("{") for part in one[0]))
        self._operation = cache(self._made)
        self._known: set[bytes] = set()
        self.asked = 0
        """The number of requests checked."""

    @property
    def different(self) -> int:
        """Return how many of them were different."""
        return len(self._known)

    def faults(self, asked: Asked) -> list[str]:
        """Return the errors of a request; a request known to be right is not checked again."""
        self.asked += 1
        path = _API.sub("", asked.path)
        template, values = self._template(path)
        if template is None:
            return [f"{asked.method} {path}: no such path"]
        operation = self._operation(template, asked.method.lower())
        if operation is None:
            return [f"{asked.method} {path}: no such method"]
        # Compare the JSON as it is sent: encoding may fail or change values that the bot holds.
        line = json.dumps([asked.method, template, values, dict(asked.query), asked.body, list(asked.files)])
        key = hashlib.blake2b(line.encode(), digest_size=16).digest()
        if key in self._known:
            return []
        sent = asked._replace(body=json.loads(line)[4])
        told = [f"{asked.method} {template}: {fault}" for fault in operation.faults(sent, values)]
        if not told:
            self._known.add(key)
        return told

    def _template(self, path: str) -> tuple[str | None, dict[str, str]]:
        parts = path.partition("?")[0].strip("/").split("/")
        for pattern, template in self._by_length.get(len(parts), []):
            pairs = list(zip(pattern, parts, strict=True))
            if all(wanted == part or wanted.startswith("{") for wanted, part in pairs):
                return template, {wanted[1:-1]: unquote(part) for wanted, part in pairs if wanted.startswith("{")}
        return None, {}

    def _made(self, template: str, method: str) -> Operation | None:
        item = self._paths[template]
        if method not in item:
            return None
        told = item[method]
        return Operation(self._described, told, [*item.get("parameters", []), *told.get("parameters", [])])
