"""Keeps translations/: the template of all messages and one catalogue a language.

No places and no dates are written, and messages are sorted: files change only when words do.
"""

import tempfile
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po, write_po

from tutor.languages import LANGUAGES, SOURCE
from tutor.paths import DATA, TRANSLATIONS

POT = TRANSLATIONS / "messages.pot"
LOCALES = tuple(one.code for one in LANGUAGES if one is not SOURCE)
# Beside Babel's own, which know N_ and the gettext family.
KEYWORDS = ("NN_:1,2",)


def po(locale: str) -> Path:
    """The catalogue of a language."""
    return TRANSLATIONS / locale / "LC_MESSAGES" / "messages.po"


def extract(target: Path) -> None:
    """Write the template of every message in code and templates to `target`."""
    keywords = [f"--keyword={word}" for word in KEYWORDS]
    CommandLineInterface().run(  # type: ignore[no-untyped-call]
        [
            "pybabel",
            "--quiet",
            "extract",
            f"--mapping-file={DATA / 'pyproject.toml'}",
            "--omit-header",
            "--no-location",
            "--sort-output",
            "--ignore-dirs=.*",
            "--width=100",
            f"--output-file={target}",
            *keywords,
            str(DATA),
        ]
    )


def update() -> None:
    """Bring the template and every catalogue up to date; new messages come in untranslated."""
    extract(POT)
    for locale in LOCALES:
        po(locale).parent.mkdir(parents=True, exist_ok=True)
        po(locale).write_bytes(merged(locale, POT))


def merged(locale: str, template: Path) -> bytes:
    """The catalogue of a language with exactly the messages of `template`."""
    catalogue = read(po(locale), locale) if po(locale).is_file() else Catalog(locale=locale)
    with template.open("rb") as file:
        catalogue.update(read_po(file), no_fuzzy_matching=True)
    out = BytesIO()
    write_po(
        out,
        catalogue,
        width=100,
        no_location=True,
        omit_header=True,
        sort_output=True,
        ignore_obsolete=True,
    )
    return out.getvalue()


def read(path: Path, locale: str) -> Catalog:
    """The catalogue in a file."""
    with path.open("rb") as file:
        return read_po(file, locale=locale, abort_invalid=True)


def stale() -> list[str]:
    """The names of the files that `update` would change."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / POT.name
        extract(fresh)
        found = [POT] if not POT.is_file() or POT.read_bytes() != fresh.read_bytes() else []
        for path in map(po, LOCALES):
            locale = path.parent.parent.name
            if not path.is_file() or path.read_bytes() != merged(locale, fresh):
                found.append(path)
    return [str(path.relative_to(DATA)) for path in found]
