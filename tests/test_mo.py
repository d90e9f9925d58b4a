import multiprocessing
import os
from gettext import GNUTranslations
from pathlib import Path

import pytest

from tutor.mo import compile_stale

PO = 'msgid "card"\nmsgstr "{}"\n\nmsgid "pair"\nmsgid_plural "pairs"\nmsgstr[0] "對"\n'


@pytest.fixture
def po(tmp_path: Path) -> Path:
    path = tmp_path / "source" / "zh_Hant" / "LC_MESSAGES" / "messages.po"
    path.parent.mkdir(parents=True)
    path.write_text(PO.format("牌"), encoding="utf-8")
    return path


def read(mo: Path) -> GNUTranslations:
    with mo.open("rb") as file:
        return GNUTranslations(file)


def test_a_catalogue_is_compiled_when_its_source_changed(po: Path) -> None:
    source = po.parents[2]
    compile_stale(source)
    mo = po.with_suffix(".mo")
    assert read(mo).gettext("card") == "牌"
    assert read(mo).ngettext("pair", "pairs", 2) == "對"
    inode = mo.stat().st_ino
    compile_stale(source)
    assert mo.stat().st_ino == inode
    po.write_text(PO.format("紙牌"), encoding="utf-8")
    os.utime(po, ns=(1, 1))  # even when the new file is an older one
    compile_stale(source)
    assert read(mo).gettext("card") == "紙牌"


def test_processes_that_compile_together_leave_one_whole_file(po: Path) -> None:
    source = po.parents[2]
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        pool.map(compile_stale, [source] * 6, chunksize=1)
    assert read(po.with_suffix(".mo")).gettext("card") == "牌"
    assert sorted(path.name for path in po.parent.iterdir()) == ["messages.mo", "messages.po"]


def test_a_folder_that_cannot_be_written_is_compiled_elsewhere(po: Path, tmp_path: Path) -> None:
    po.with_suffix(".mo").mkdir()  # stands in for a read-only folder, also for root
    with pytest.raises(OSError, match=r"messages\.mo"):
        compile_stale(po.parents[2])
    assert sorted(path.name for path in po.parent.iterdir()) == ["messages.mo", "messages.po"]
    compile_stale(po.parents[2], tmp_path / "elsewhere")
    mo = tmp_path / "elsewhere" / "zh_Hant" / "LC_MESSAGES" / "messages.mo"
    assert read(mo).gettext("card") == "牌"
