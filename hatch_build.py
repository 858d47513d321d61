"""Builds the browser table into the package, and with ESCADRE_COMPILE=1 compiles the hot modules into the wheel.

Without that switch the wheel is pure Python. Either way it holds the built table: installing it needs no Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import client

WANTED = os.environ.get("ESCADRE_COMPILE") == "1"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        # msgspec and mypy_extensions because mypyc reads the types of what the hot modules import.
        compiling = ["mypy>=1.11", "setuptools>=65", "msgspec>=0.19", "mypy_extensions>=1.0"]
        node = [] if client.is_fresh() or client.system_node() else [client.NODE_PACKAGE]
        return [*(compiling if self.compiles else []), *node]

    @property
    def compiles(self) -> bool:
        return WANTED and self.target_name == "wheel"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            client.build()
        except client.CannotBuild as trouble:
            self.app.abort(str(trouble))
        if self.compiles and version != "editable":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        target = Path(self.root) / "build" / "compiled"
        subprocess.run([sys.executable, "tools/compiling.py", str(target)], cwd=self.root, check=True)
        for extension in [*target.glob("*.so"), *(target / "escadre").rglob("*.so")]:
            build_data["force_include"][str(extension)] = extension.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
