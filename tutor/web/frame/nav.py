"""The sections of the site in the bar: each route module that is one says so with a `NAV`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from flask import Flask, request, url_for
from werkzeug.local import LocalProxy

from tutor.web.frame.wording import _


@dataclass(frozen=True, slots=True)
class NavItem:
    """A section: its place among the others, its label (a msgid) and the endpoint it opens.

    `blurb` (a msgid) and `icon` are for its tile on the start page; without a blurb it has none.
    `covers` are further blueprints whose pages belong to the section.
    """

    order: int
    label: str
    endpoint: str
    blurb: str = ""
    icon: str = ""
    covers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NavLink:
    """A section as the bar shows it; `current` is its aria-current: "page", "true" or ""."""

    label: str
    url: str
    current: str
    blurb: str
    icon: str


def init_app(app: Flask, items: Iterable[NavItem]) -> None:
    """Give every page the sections whose endpoint the site has, in their order."""
    ordered = sorted(items, key=lambda item: item.order)

    def links() -> tuple[NavLink, ...]:
        return tuple(_link(item) for item in ordered if item.endpoint in app.view_functions)

    # Made when a template first asks: a fragment has no bar to show them in.
    told = {"nav": LocalProxy(links)}
    app.context_processor(lambda: told)


def _link(item: NavItem) -> NavLink:
    blurb = _(item.blurb) if item.blurb else ""
    return NavLink(_(item.label), url_for(item.endpoint), _current(item), blurb, item.icon)


def _current(item: NavItem) -> str:
    """Whether the visitor is on that page, or on another of its section."""
    if request.endpoint == item.endpoint:
        return "page"
    section = (item.endpoint.partition(".")[0], *item.covers)
    return "true" if request.blueprint in section else ""
