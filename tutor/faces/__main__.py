"""Writes the deck and the site's mark into the static folder: `python -m tutor.faces`."""

from pathlib import Path

from tutor import paths
from tutor.faces import files


def main(static: Path = paths.STATIC) -> None:
    """Write every drawing below `static`, the same bytes every time."""
    for name, text in files().items():
        path = static / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
