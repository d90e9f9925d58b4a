import base64
import hashlib
import re

import pytest

from tutor.paths import DATA, STATIC

NOTICES = (DATA / "THIRD_PARTY.md").read_text(encoding="utf-8")
VENDORED = dict(re.findall(r"`static/vendor/(\S+\.js)`.*?`(sha384-\S+)`", NOTICES))


def test_every_vendored_file_is_in_the_notices() -> None:
    assert {path.name for path in (STATIC / "vendor").glob("*.js")} == set(VENDORED)


@pytest.mark.parametrize(("name", "published"), VENDORED.items())
def test_a_vendored_file_is_what_its_authors_published(name: str, published: str) -> None:
    digest = hashlib.sha384((STATIC / "vendor" / name).read_bytes()).digest()
    assert f"sha384-{base64.b64encode(digest).decode()}" == published


def test_the_licence_of_htmx_comes_with_it() -> None:
    licence = (STATIC / "vendor" / "htmx-LICENSE.txt").read_text(encoding="utf-8")
    assert licence.startswith("Zero-Clause BSD")
