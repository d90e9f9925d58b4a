"""What keeps a visitor safe: response headers, CSRF tokens, redirects that stay on this site."""

from urllib.parse import urlsplit

from flask import Flask, Response, request
from flask_wtf.csrf import CSRFProtect

from tutor.web.frame.config import YEAR

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def init_app(app: Flask) -> None:
    """Guard every form by a token and every answer by headers."""
    CSRFProtect(app)
    headers = dict(HEADERS)
    if app.config["HTTPS"]:
        headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.update(headers)
        return response


def safe_next(target: str | None, default: str = "/") -> str:
    """`target` where it is a plain path on this site, with its query; `default` for all else.

    Browsers read a backslash as a slash and drop control characters, so neither may appear.
    """
    if not target or not target.startswith("/") or target.startswith("//"):
        return default
    if "\\" in target or not target.isprintable():
        return default
    parts = urlsplit(target)
    return default if parts.scheme or parts.netloc else target


def here() -> str:
    """The page the visitor is looking at: this one, or the one a form was sent from."""
    if request.method in ("GET", "HEAD"):
        return safe_next(request.full_path.removesuffix("?"))
    return safe_next((request.referrer or "").removeprefix(request.host_url.removesuffix("/")))
