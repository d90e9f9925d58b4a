"""Decides how drawings are written down: elements, short numbers, symmetric outlines."""

import re
from collections.abc import Iterable

Point = tuple[float, float]

_TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_POINTS_PER_COMMAND = {"M": 1, "L": 1, "Q": 2, "C": 3}


def number(value: float) -> str:
    """A coordinate with at most one decimal and no needless characters: `-.5`, `12`, `3.4`."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def element(tag: str, *children: str, **attributes: float | str) -> str:
    """One element; numbers are shortened, `_` in names becomes `-`, `class_` is `class`."""
    parts = []
    for name, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    head = f"<{tag}{''.join(parts)}"
    return f"{head}>{''.join(children)}</{tag}>" if children else f"{head}/>"


def use(target: str, **attributes: float | str) -> str:
    """A `use` of the element with the id `target`."""
    return element("use", href=f"#{target}", **attributes)


def _points(points: Iterable[Point]) -> str:
    text = ""
    for value in (value for point in points for value in point):
        short = number(value)
        text += short if not text or short.startswith("-") else f" {short}"
    return text


def _segments(half: str) -> list[tuple[str, list[Point]]]:
    tokens = _TOKENS.findall(half)
    segments: list[tuple[str, list[Point]]] = []
    at = 0
    while at < len(tokens):
        command = tokens[at]
        count = _POINTS_PER_COMMAND[command]
        values = [float(token) for token in tokens[at + 1 : at + 1 + 2 * count]]
        segments.append((command, list(zip(values[::2], values[1::2], strict=True))))
        at += 1 + 2 * count
    return segments


def symmetric(half: str) -> str:
    """Close an outline over the axis x = 0, given its right half from one end to the other.

    `half` is path data with absolute M, L, Q and C, a letter before every segment.
    """
    segments = _segments(half)
    ends = [points[-1] for _, points in segments]
    path = "".join(command + _points(points) for command, points in segments)
    if ends[-1][0] != 0:
        path += "L" + _points([(-ends[-1][0], ends[-1][1])])
    for place in range(len(segments) - 1, 0, -1):
        command, points = segments[place]
        back = [*points[-2::-1], ends[place - 1]]
        path += command + _points((-x, y) for x, y in back)
    return path + "Z"
