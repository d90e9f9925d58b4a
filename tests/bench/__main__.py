"""Run every section of the folder and print its figures, or only those named as arguments."""

from __future__ import annotations

import sys
from types import ModuleType

import tests.bench
from tests.bench import Figure
from tutor.finding import modules_in, stem


def sections(names: list[str]) -> list[ModuleType]:
    """The sections called `names`, or all of them, in their order."""
    modules = [
        module
        for module in modules_in(tests.bench.__name__)
        if hasattr(module, "ORDER") and (not names or stem(module) in names)
    ]
    return sorted(modules, key=lambda module: (module.ORDER, module.__name__))


def line(figure: Figure) -> str:
    """A figure as a line of text."""
    sign = ">=" if figure.at_least else "<="
    verdict = "met" if figure.met else "MISSED"
    aim = f"{sign} {figure.aim:g}"
    return (
        f"  {figure.name:<44} {figure.value:>9.3f}  {aim:<10} {verdict:<7} {figure.detail}".rstrip()
    )


def main(names: list[str]) -> None:
    """Print one section after the other."""
    for section in sections(names):
        print(section.TITLE, flush=True)
        for figure in section.figures():
            print(line(figure), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
