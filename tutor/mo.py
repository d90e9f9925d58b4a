"""Compiles message catalogues: a .mo is made whenever its .po is not the one it was made from.

The build hook runs this file by its path, so it imports nothing else of ours.
"""

import os
import tempfile
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def compile_stale(source: Path, into: Path | None = None) -> None:
    """Bring every `<locale>/LC_MESSAGES/*.mo` under `into` up to date with the .po in `source`.

    `into` is `source` itself unless given. Several processes may do this at the same time: each
    file appears whole or not at all. Raises OSError where the folder cannot be written.
    """
    for po in sorted(source.glob("*/LC_MESSAGES/*.po")):
        mo = ((into or source) / po.relative_to(source)).with_suffix(".mo")
        made_from = po.stat().st_mtime_ns
        if not mo.is_file() or mo.stat().st_mtime_ns != made_from:
            _compile(po, mo, made_from)


def _compile(po: Path, mo: Path, made_from: int) -> None:
    with po.open("rb") as file:
        catalogue = read_po(file, locale=po.parent.parent.name)
    mo.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=mo.parent, prefix=f".{mo.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            write_mo(file, catalogue)
        os.chmod(name, 0o644)
        os.utime(name, ns=(made_from, made_from))
        os.replace(name, mo)
    except BaseException:
        os.unlink(name)
        raise
