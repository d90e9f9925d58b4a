"""One address, two bodies: the whole page, or for htmx only the fragment that changes."""

from typing import Any

from flask import Flask, Response, render_template, request

VARY = ("HX-Request", "HX-Request-Type", "Cookie", "Accept-Language")


def init_app(app: Flask) -> None:
    """Keep pages and fragments of one address apart in every cache."""
    app.after_request(_keep_apart)


def is_partial() -> bool:
    """Whether the browser will swap the answer into a part of the page.

    htmx says "full" itself when it restores a page or replaces the body.
    """
    return request.headers.get("HX-Request-Type") == "partial"


def render(page: str, fragment: str, **context: Any) -> str:
    """The template `page`, or `fragment` alone where only that is asked for."""
    return render_template(fragment if is_partial() else page, **context)


def _keep_apart(response: Response) -> Response:
    """Never let a cache, or the back button, show a fragment or a language in place of another.

    `no-cache` asks again before showing a stored page, yet leaves the browser its back-forward
    cache, which `no-store` would forbid.
    """
    if response.mimetype == "text/html":
        response.vary.update(VARY)
        response.headers.setdefault("Cache-Control", "private, no-cache")
    return response
