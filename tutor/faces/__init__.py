"""The card faces, drawn for this project: layout as data, and the SVG documents made from it."""

from tutor.faces.draw import deck, draw_face
from tutor.faces.layout import FACES, Face
from tutor.faces.mark import mark

__all__ = ["FACES", "Face", "deck", "draw_face", "files"]


def files() -> dict[str, str]:
    """Every drawing by its path below the static folder."""
    return {f"cards/{stem}.svg": text for stem, text in deck().items()} | {"img/mark.svg": mark()}
