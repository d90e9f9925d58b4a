"""The crawl itself: what it leaves out of an answer, and how it tells differences."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.crawl.compare import compare, differences
from tests.crawl.visitor import lines, normal

BEFORE = (
    "\fGET /a #1\nstatus: 200\nbytes: 1\n\n<p>one\n\fGET /b #1\nstatus: 200\nbytes: 2\n\n<p>two\n"
)


def written(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "journey.txt").write_text(text)
    return folder


def test_tokens_and_digests_of_files_do_not_count() -> None:
    one = '<input name="csrf_token" value="abc.1"><img src="/static/0123abcd/a.svg">'
    other = '<input name="csrf_token" value="xyz.2"><img src="/static/ffffffff/a.svg">'
    assert normal(one) == normal(other) != one


def test_a_page_has_a_line_for_each_element() -> None:
    assert lines("<p>a  <b>b</b>\n</p>", "text/html") == "<p>a \n<b>b</b> </p>"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("bytes: 1\n<p>a", "bytes: 2\n<p>a", "(only how white space is written)"),
        ("bytes: 1\n<p> a", "bytes: 2\n<p>a", "(only white space between elements)"),
        ("status: 200\n<p>a", "status: 404\n<p>b", "-status: 200\n-<p>a\n+status: 404\n+<p>b"),
    ],
)
def test_a_difference_is_named_by_what_it_is(before: str, after: str, told: str) -> None:
    assert differences(before, after) == [told]


def test_each_difference_of_an_answer_is_told() -> None:
    told = differences("<p>a\n<p>b\n<p>c", "<p>x\n<p>b\n<p>y")
    assert told == ["-<p>a\n+<p>x", "-<p>c\n+<p>y"]


def test_differences_of_a_kind_are_told_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = written(tmp_path / "before", BEFORE)
    after = written(tmp_path / "after", BEFORE.replace("200", "500"))
    assert compare(before, before, []) == 0
    assert compare(before, after, []) == 2
    told = capsys.readouterr().out
    assert "== 2 times\n" in told
    assert "-status: 200\n+status: 500" in told


def test_an_answer_that_one_side_lacks_is_a_difference(tmp_path: Path) -> None:
    before = written(tmp_path / "before", BEFORE)
    after = written(tmp_path / "after", BEFORE.partition("\fGET /b")[0])
    assert compare(before, after, []) == compare(after, before, []) == 1
    assert compare(before, after, ["another"]) == 0


@pytest.mark.matrix
def test_two_crawls_of_the_same_code_are_the_same(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        command = [sys.executable, "-m", "tests.crawl", str(folder), "refused", "evening-di"]
        subprocess.run(command, check=True, cwd=Path(__file__).parents[2])
    assert len(list(folders[0].rglob("*.txt"))) == 4
    assert compare(folders[0], folders[1], []) == 0
