"""Puts templates, static files and compiled catalogues into the wheel, as tutor/_data."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        compile_stale = runpy.run_path(str(root / "tutor" / "mo.py"))["compile_stale"]
        compile_stale(root / "translations")
        for name in ("templates", "static", "translations"):
            build_data["force_include"][str(root / name)] = f"tutor/_data/{name}"
