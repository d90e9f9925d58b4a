"""Two crawls side by side: what differs in their answers, grouped by what it is."""

from __future__ import annotations

import re
from collections import defaultdict
from difflib import unified_diff
from pathlib import Path

SHOWN = 3  # answers named of each kind of difference
CUT = 240  # characters of a line
MOST = 12  # lines of a difference


def answers(path: Path) -> dict[str, str]:
    """The answers in a file by what was asked."""
    if not path.exists():
        return {}
    parts = path.read_text().split("\f")[1:]
    return {one.partition("\n")[0]: one.partition("\n")[2] for one in parts}


def differences(before: str, after: str) -> list[str]:
    """The differences between two answers, each as the lines taken out and put in."""
    hashless = [re.sub(r"^bytes: \w+$", "", one, count=1, flags=re.M) for one in (before, after)]
    if hashless[0] == hashless[1]:
        return ["(only how white space is written)"]
    if re.sub(r"\s", "", hashless[0]) == re.sub(r"\s", "", hashless[1]):
        return ["(only white space between elements)"]
    hunks: list[list[str]] = []
    found = unified_diff(hashless[0].splitlines(), hashless[1].splitlines(), lineterm="", n=0)
    for line in list(found)[2:]:
        if line.startswith("@@"):
            hunks.append([])
        else:
            hunks[-1].append(line[:CUT])
    return ["\n".join(hunk[:MOST]) for hunk in hunks]


def kind(hunk: str) -> str:
    """A difference without the addresses and numbers in which those of its kind differ."""
    return re.sub(r"\d+", "0", re.sub(r'"[^"]*"', '""', hunk))


def compare(before: Path, after: Path, wanted: list[str]) -> int:
    """Print the differences, the most frequent kinds first; how many answers differ."""
    files = {
        one.relative_to(top)
        for top in (before, after)
        for one in top.rglob("*.txt")
        if not wanted or any(word in one.stem for word in wanted)
    }
    kinds: dict[str, list[tuple[str, str]]] = defaultdict(list)
    seen = total = 0
    for file in sorted(files):
        old, new = answers(before / file), answers(after / file)
        seen += len(old)
        for what in {**old, **new}:
            if old.get(what) == new.get(what):
                continue
            total += 1
            lacking = "after" if what not in old else "before"
            both = what in old and what in new
            hunks = differences(old[what], new[what]) if both else [f"(asked {lacking} only)"]
            for hunk in hunks:
                kinds[kind(hunk)].append((f"{file}: {what}", hunk))
    for places in sorted(kinds.values(), key=len, reverse=True):
        print(f"\n== {len(places)} times")
        print("\n".join(f"   {place[:CUT]}" for place, _ in places[:SHOWN]))
        print(places[0][1])
    print(f"\n{seen} answers before, {total} differ, {len(kinds)} kinds of difference")
    return total
