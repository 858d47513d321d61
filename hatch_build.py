"""Compiles the hot modules into the wheel when ESCADRE_COMPILE=1; without it the wheel is pure Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = os.environ.get("ESCADRE_COMPILE") == "1"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        # msgspec and mypy_extensions because mypyc reads the types of what the hot modules import.
        return ["mypy>=1.11", "setuptools>=65", "msgspec>=0.19", "mypy_extensions>=1.0"] if WANTED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not WANTED or version == "editable":
            return
        target = Path(self.root) / "build" / "compiled"
        subprocess.run([sys.executable, "tools/compiling.py", str(target)], cwd=self.root, check=True)
        for extension in [*target.glob("*.so"), *(target / "escadre").rglob("*.so")]:
            build_data["force_include"][str(extension)] = extension.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
