"""The sections in the bar."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.sure import as_a
from tests.web.markup import Element, read
from tutor.web import features as routes
from tutor.web.frame import nav
from tutor.web.frame.nav import NavItem

ADDRESSES = ("/", "/ladder", "/glossary", "/sheet")


def sections(client: FlaskClient, address: str) -> list[Element]:
    wide, narrow = read(client.get(address).text).all("nav", aria_label="Sections")
    links = wide.all("a")
    assert [(a["href"], a.text) for a in links] == [(a["href"], a.text) for a in narrow.all("a")]
    return links


def test_every_section_opens(client: FlaskClient) -> None:
    links = sections(client, "/")
    assert set(ADDRESSES) <= {link["href"] for link in links}
    for link in links:
        assert client.get(link["href"], follow_redirects=True).status_code == 200


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_section_one_is_in_is_marked(client: FlaskClient, address: str) -> None:
    marked = [a for a in sections(client, address) if "aria-current" in a]
    assert [(a["href"], a["aria-current"]) for a in marked] == [(address, "page")]


def test_a_page_below_a_section_marks_it_without_being_it(client: FlaskClient) -> None:
    marked = [a for a in sections(client, "/glossary/tian") if "aria-current" in a]
    assert [(a["href"], a["aria-current"]) for a in marked] == [("/glossary", "true")]


def test_an_error_page_is_in_no_section(client: FlaskClient) -> None:
    assert not [a for a in sections(client, "/nowhere") if "aria-current" in a]


def test_sections_stand_in_their_order_and_only_where_their_page_is(app: Flask) -> None:
    site = Flask("site")
    site.view_functions["b.page"] = site.view_functions["a.page"] = lambda: ""
    nav.init_app(
        site, [NavItem(2, "B", "b.page"), NavItem(3, "C", "c.page"), NavItem(1, "A", "a.page")]
    )
    site.add_url_rule("/a", "a.page")
    site.add_url_rule("/b", "b.page")
    with app.test_request_context("/a"):
        links = site.template_context_processors[None][-1]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(nav, "url_for", lambda endpoint: f"/{endpoint}")
            assert [link.label for link in as_a(dict, links())["nav"]] == ["A", "B"]


def test_a_section_is_declared_by_its_own_module() -> None:
    found = list(routes.sections())
    assert len({item.order for item in found}) == len(found)
    assert {"home.page", "ladder.page", "glossary.index", "sheet.page"} <= {
        item.endpoint for item in found
    }
