"""Encodes function calls for other processes or machines, and their replies, as bytes.

Only functions marked `sendable` can be called. Arguments and results are decoded as the declared types, and no code is
loaded from them.
"""

from __future__ import annotations

import inspect
import zlib
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from types import UnionType
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

FORMAT = 2
"""The version of the format: machines with another one use another queue."""
MOST = 32 * 1024 * 1024
"""The maximum size in bytes of a call or a message; a replay has at most 8 MB."""
_OWN = ("bot.", "engine.", "render.")
_FAST = 1

F = TypeVar("F", bound=Callable[..., Any])


class Unfinished(NamedTuple):
    """The result of a step if a long task is not finished: the arguments of the next step, and the progress."""

    args: tuple[Any, ...]
    done: int
    total: int


class NobodyComputes(Exception):
    """Raised when no other machine computes a call."""


class Damaged(ValueError):
    """Raised for a call or message that cannot be read or has wrong types."""


class Progress(msgspec.Struct, array_like=True, tag="progress"):
    """The progress of a call, sent before its result. Both numbers are 0 until they are known."""

    done: int
    total: int


class _Done(msgspec.Struct, array_like=True, tag="done"):
    value: msgspec.Raw


class _More(msgspec.Struct, array_like=True, tag="more"):
    args: list[msgspec.Raw]
    done: int
    total: int


class _Failed(msgspec.Struct, array_like=True, tag="failed"):
    error: str
    args: list[str | int | float | None]


class _Nobody(msgspec.Struct, array_like=True, tag="nobody"):
    pass


_Message = Progress | _Done | _More | _Failed | _Nobody
_MESSAGES: msgspec.msgpack.Decoder[_Message] = msgspec.msgpack.Decoder(_Message)


def sendable(work: F) -> F:
    """Mark a function as one that other processes and machines may call.

    Its positional arguments and its result must be ranges, or of types that msgspec can decode.
    """
    work.sendable = True  # type: ignore[attr-defined]
    return work


# --- calls ---


def packed(work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Return a function call, serialised as bytes.

    Raise `NobodyComputes` if the function cannot be sent or its arguments are too long.
    """
    if not getattr(work, "sendable", False):
        raise NobodyComputes
    # JSON, because stored events are parts of recordings in that form.
    call = msgspec.json.encode((f"{work.__module__}:{work.__qualname__}", args), enc_hook=_plain)
    if len(call) > MOST:
        raise NobodyComputes
    return zlib.compress(call, _FAST)


def unpacked(call: bytes) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return the function and the arguments of a call. Raise `Damaged` if it cannot be read."""
    try:
        name, args = msgspec.json.decode(_whole(call), type=tuple[str, list[msgspec.Raw]])
        work = _found(name)
        types, _ = _types(work)
        return work, tuple(
            msgspec.json.decode(arg, type=kind, dec_hook=_special) for arg, kind in zip(args, types, strict=False)
        )
    except (msgspec.MsgspecError, ImportError, ValueError) as error:
        raise Damaged from error


def _found(name: str) -> Callable[..., Any]:
    """Return the function with this name. Raise `Damaged` if there is none."""
    module, _, own = name.partition(":")
    found: Any = vars(import_module(module)).get(own) if module.startswith(_OWN) else None
    if not getattr(found, "sendable", False):
        raise Damaged(name)
    return found  # type: ignore[no-any-return]


@cache
def _types(work: Callable[..., Any]) -> tuple[list[Any], Any]:
    """Return the types of a function's arguments and of its result, without `Unfinished`."""
    hints = get_type_hints(work)
    result, names = hints.pop("return"), inspect.signature(work).parameters
    if get_origin(result) in {Union, UnionType}:
        result = Union[tuple(each for each in get_args(result) if each is not Unfinished)]  # noqa: UP007 - computed
    return [hints[name] for name in names], result


def _plain(value: Any) -> Any:
    if isinstance(value, range):
        return value.start, value.stop, value.step
    raise NotImplementedError


def _special(kind: type, value: Any) -> Any:
    if kind is range:
        return range(*value)
    raise NotImplementedError


# --- messages ---


def progress(done: int, total: int) -> bytes:
    """Return a progress message."""
    return _said(Progress(done, total))


def answer(found: Any) -> bytes:
    """Encode the result of a function. If it is unfinished, encode the arguments of its next step."""
    if isinstance(found, Unfinished):
        return _said(_More([_raw(each) for each in found.args], found.done, found.total))
    return _said(_Done(_raw(found)))


def failure(error: Exception) -> bytes:
    """Encode an error as a message for the calling process."""
    kind = type(error)
    message = _said(_Failed(f"{kind.__module__}:{kind.__qualname__}", [*error.args]))
    try:
        if type(_raised(message)) is kind:
            return message
    except Damaged:
        pass
    return _said(_Failed("builtins:RuntimeError", [f"{kind.__name__} in another process"]))


def nobody() -> bytes:
    """Return the message that nobody computed the call."""
    return _said(_Nobody())


def read_progress(message: bytes) -> Progress | None:
    """Return the progress that a message reports. Return None for the last message, which holds the result.

    Raise `Damaged` if the message cannot be read.
    """
    found = _opened(message)
    return found if isinstance(found, Progress) else None


def read_answer(work: Callable[..., Any], message: bytes) -> Any:
    """Return the result in a function's last message. It can be an `Unfinished`.

    Raise the function's error. Raise `NobodyComputes` if it was not computed. Raise `Damaged` if the message cannot be
    read.
    """
    found = _opened(message)
    types, result = _types(work)
    decode = partial(msgspec.msgpack.decode, dec_hook=_special)
    try:
        if isinstance(found, _Done):
            return decode(found.value, type=result)
        if isinstance(found, _More):
            args = tuple(decode(arg, type=kind) for arg, kind in zip(found.args, types, strict=False))
            return Unfinished(args, found.done, found.total)
    except msgspec.MsgspecError as error:
        raise Damaged from error
    if isinstance(found, _Failed):
        raise _raised(message)
    raise NobodyComputes


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(value, enc_hook=_plain))


def _said(message: _Message) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(message, enc_hook=str), _FAST)


def _opened(message: bytes) -> _Message:
    try:
        return _MESSAGES.decode(_whole(message))
    except msgspec.MsgspecError as error:
        raise Damaged from error


def _raised(message: bytes) -> Exception:
    """Return the exception that a message contains. Raise `Damaged` if its type is unknown."""
    found = _opened(message)
    assert isinstance(found, _Failed)
    module, _, name = found.error.partition(":")
    try:
        kind = vars(import_module(module)).get(name) if module.startswith((*_OWN, "builtins")) else None
        if isinstance(kind, type) and issubclass(kind, Exception) and kind.__module__ == module:
            return kind(*found.args)
    except (ImportError, TypeError, ValueError) as error:
        raise Damaged from error
    raise Damaged(found.error)


def _whole(data: bytes) -> bytes:
    """Decompress data. Raise `Damaged` if it is incomplete or damaged."""
    reading = zlib.decompressobj()
    try:
        found = reading.decompress(data, MOST)
    except zlib.error as error:
        raise Damaged from error
    if not reading.eof:
        raise Damaged
    return found
