"""Two crawls side by side: the answers that differ, grouped by what the difference is."""

from __future__ import annotations

import re
from collections import defaultdict
from difflib import unified_diff
from pathlib import Path

SHOWN = 3  # answers named of each kind of difference
CUT = 160


def answers(path: Path) -> dict[str, str]:
    """The answers in a file by what was asked."""
    if not path.exists():
        return {}
    parts = path.read_text().split("\f")[1:]
    return {one.partition("\n")[0]: one.partition("\n")[2] for one in parts}


def difference(before: str, after: str) -> str:
    """What kind of difference it is: the lines of its first hunk without what names its place."""
    hashless = [re.sub(r"^bytes: \w+$", "", one, count=1, flags=re.M) for one in (before, after)]
    if hashless[0] == hashless[1]:
        return "(only how white space is written)"
    if re.sub(r"\s", "", hashless[0]) == re.sub(r"\s", "", hashless[1]):
        return "(only white space between elements)"
    hunk: list[str] = []
    found = unified_diff(hashless[0].splitlines(), hashless[1].splitlines(), lineterm="", n=0)
    for line in list(found)[2:]:
        if line.startswith("@@"):
            if hunk:
                break
            continue
        hunk.append(line[:CUT])
    return "\n".join(hunk[:12])


def compare(before: Path, after: Path, wanted: list[str]) -> int:
    """Print the differences, the most frequent first; how many answers differ."""
    files = {
        one.relative_to(top)
        for top in (before, after)
        for one in top.rglob("*.txt")
        if not wanted or any(word in one.stem for word in wanted)
    }
    kinds: dict[str, list[str]] = defaultdict(list)
    seen = 0
    for file in sorted(files):
        old, new = answers(before / file), answers(after / file)
        seen += len(old)
        for what in {**old, **new}:
            if what not in new:
                kinds["(asked before only)"].append(f"{file}: {what}")
            elif what not in old:
                kinds["(asked after only)"].append(f"{file}: {what}")
            elif old[what] != new[what]:
                kinds[difference(old[what], new[what])].append(f"{file}: {what}")
    for kind, places in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"\n== {len(places)} answers")
        print("\n".join(f"   {one[:CUT]}" for one in places[:SHOWN]))
        print(kind)
    total = sum(map(len, kinds.values()))
    print(f"\n{seen} answers before, {total} differ, {len(kinds)} kinds of difference")
    return total
