"""Imports the compiled modules of the engine, which are faster (see `make fast`).

Python runs the sources instead if one has changed, or if `SIEGEMASTER_PURE` is set.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parent
FOLDER = SOURCES / "_built"
DIGEST = "digest"
"""The name of the file with the digest of the sources from which the modules of a folder were built."""
PURE = "SIEGEMASTER_PURE"


class Compiled(MetaPathFinder):
    """Imports the compiled modules of a folder."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        found = [path.relative_to(folder) for path in folder.rglob(f"*{suffix}")]
        self.files = {".".join(path.parts).removesuffix(suffix): folder / path for path in found}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the import spec of a compiled module; None if there is none."""
        del path, target
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file is not None else None


def keep_types(*kinds: type) -> None:
    """Restore the field types of dataclasses that msgspec reads. All must be from one module.

    In a compiled module, mypyc shortens `list[Counter]` to `list`. In the sources, this does nothing.
    """
    if all(isinstance(each, str) for kind in kinds for each in kind.__annotations__.values()):
        return
    source = SOURCES.parent.joinpath(*kinds[0].__module__.split(".")).with_suffix(".py")
    classes = {each.name: each for each in ast.parse(source.read_bytes()).body if isinstance(each, ast.ClassDef)}
    for kind in kinds:
        for each in classes[kind.__name__].body:
            if isinstance(each, ast.AnnAssign):
                kind.__annotations__[ast.unparse(each.target)] = ast.unparse(each.annotation)


def digest(sources: Path = SOURCES) -> str:
    """Return a hash of the names and contents of the engine's source files."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(sources.rglob("*.py")):
        content = path.read_bytes()
        found.update(f"{path.relative_to(sources).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def install(folder: Path = FOLDER) -> bool:
    """Make Python import the compiled modules in `folder`. Return False if they are not usable."""
    stamp = folder / DIGEST
    if os.environ.get(PURE) or not stamp.exists() or stamp.read_text(encoding="ascii") != digest():
        return False
    sys.meta_path.insert(0, Compiled(folder))
    return True
