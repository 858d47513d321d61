"""Copy the package somewhere and compile its hot modules there with mypyc: the source tree stays as it is.

`PYTHONPATH=build/compiled` then runs the compiled package, and without it the same command runs the sources.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def hot_modules(root: Path = ROOT) -> list[str]:
    """The files that `compiled.txt` names, in its order, relative to the root."""
    lines = (line.strip() for line in (ROOT / "compiled.txt").read_text(encoding="utf-8").splitlines())
    globs = [line for line in lines if line and not line.startswith("#")]
    found = (file.relative_to(root).as_posix() for glob in globs for file in sorted(root.glob(glob)))
    return list(dict.fromkeys(found))


def mirror(source: Path, target: Path) -> None:
    """Make `target` the same as `source`, touching only what differs, so that the second compilation is quick."""
    wanted = {
        file.relative_to(source) for file in source.rglob("*") if file.is_file() and file.suffix not in {".pyc", ".so"}
    }
    for file in wanted:
        copy = target / file
        if not copy.exists() or copy.read_bytes() != (source / file).read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / file, copy)
    for copy in target.rglob("*"):
        if copy.is_file() and copy.suffix not in {".so", ".pyc"} and copy.relative_to(target) not in wanted:
            copy.unlink()


def built(target: Path) -> list[Path]:
    """The extension modules there: one for each hot module, and one that holds them all."""
    return sorted([*target.glob("*.so"), *(target / "escadre").rglob("*.so")])


def compile_into(target: Path) -> list[Path]:
    """Mirror `escadre/` into `target` and compile there; the extension modules that were made."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1

    class OnAllCores(build_ext):
        """Setuptools builds extensions side by side, but the files of one after another; and one of ours is all."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], *args: Any, **words: Any) -> list[str]:
                sources = sorted(sources, key=os.path.getsize, reverse=True)  # the longest first: none waits for it
                with ThreadPoolExecutor(cores) as pool:
                    objects = pool.map(lambda source: compile_all([source], *args, **words), sources)
                    return [name for made in objects for name in made]

            self.compiler.compile = compile_each
            super().build_extensions()

    target.mkdir(parents=True, exist_ok=True)
    mirror(ROOT / "escadre", target / "escadre")
    os.chdir(target)
    extensions = mypycify(["--ignore-missing-imports", *hot_modules(target)], group_name="escadre", multi_file=True)
    for extension in extensions:
        if sys.platform != "win32":  # a fused multiply-add rounds once where Python rounds twice: bots would differ
            extension.extra_compile_args.append("-ffp-contract=off")
    wanted = {extension.name for extension in extensions}
    for old in built(target):
        if ".".join([*old.relative_to(target).parent.parts, old.name.partition(".")[0]]) not in wanted:
            old.unlink()  # no longer in the list: a stale extension would hide the source
    setup(
        name="escadre",
        packages=[],
        ext_modules=extensions,  # type: ignore[arg-type]  # the same class under two names
        script_args=["-q", "build_ext", "--inplace", f"--parallel={cores}"],
        cmdclass={"build_ext": OnAllCores},
    )
    return built(target)


if __name__ == "__main__":
    made = compile_into(Path(sys.argv[1]).resolve())
    print(f"{len(made)} extension modules in {sys.argv[1]}")
