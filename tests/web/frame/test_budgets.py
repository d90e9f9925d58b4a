"""What a first visit costs in bytes as they are sent, the page and everything it asks for."""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.markup import Element, read
from tutor.drills.catalog import DRILLS
from tutor.lessons import LESSONS
from tutor.web.app import create_app

COMMON = 60 * 1024
WHOLE_DECK = 100 * 1024
BROTLI = {"Accept-Encoding": "br"}
EIGHT = "Qh9s2d4s_6h6d8s8h_QdJs3hXr_Jc9c8c7c_7s7h7d5c_ThTdTsTc_4h4d4c2h_8d6s6c5s"
HEAVY = f"/calc/chengdu/{EIGHT}?" + "&".join(f"stake={at}0" for at in range(1, 9))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> FlaskClient:
    """One site for all pages, so that every file is compressed once."""
    folder = tmp_path_factory.mktemp("budgets")
    shutil.copy(migrated, folder / "tutor.db")
    database = f"sqlite:///{folder / 'tutor.db'}"
    return create_app({"INSTANCE": folder, "DATABASE_URL": database, "TESTING": True}).test_client()


def parts(tree: Element) -> set[str]:
    """The addresses of all that a browser fetches of its own accord for this page."""
    found = {one["src"] for one in tree.walk() if one.tag in ("img", "script") and "src" in one}
    found |= {one["href"] for one in tree.all("link") if one["rel"] in ("stylesheet", "icon")}
    found |= {one["href"].partition("#")[0] for one in tree.all("use")}
    return {address for address in found if address}


def first_visit(client: FlaskClient, address: str) -> int:
    """Bytes of the page and its parts, compressed as a browser of today gets them."""
    answer = client.get(address, headers=BROTLI, follow_redirects=True)
    assert answer.status_code == 200, address
    assert answer.headers["Content-Encoding"] == "br"
    plain = client.get(address, headers={"Accept-Encoding": "identity"}, follow_redirects=True)
    total = len(answer.data)
    for part in parts(read(plain.text)):
        assert urlsplit(part).netloc == "", f"{part} is elsewhere"
        fetched = client.get(part, headers=BROTLI)
        assert fetched.status_code == 200, part
        assert "immutable" in fetched.headers["Cache-Control"], part
        total += len(fetched.data)
    return total


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/course",
        *(f"/course/{key}" for key in LESSONS),
        *(f"/drills/{key}" for key in DRILLS),
        *(f"/drills/{key}/start" for key in DRILLS),
        "/rules",
        "/rules/chengdu",
        "/api",
        "/readings",
    ],
)
def test_a_first_visit_stays_small(client: FlaskClient, address: str) -> None:
    assert first_visit(client, address) <= COMMON


@pytest.mark.parametrize("address", ["/calc", HEAVY, "/ladder", "/glossary", "/sheet"])
def test_a_page_with_the_whole_deck_stays_within_its_own_budget(
    client: FlaskClient, address: str
) -> None:
    assert first_visit(client, address) <= WHOLE_DECK
