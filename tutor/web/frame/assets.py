"""Static files under names that change with their content, compressed once and kept for a year.

`asset_url("css/site.css")` gives `/static/<digest>/css/site.css`. No file of ours names another, so
none has to be rewritten.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import brotli
from flask import Flask, abort, current_app, redirect, request, url_for
from werkzeug.security import safe_join
from werkzeug.wrappers import Response

from tutor.paths import STATIC
from tutor.web.frame.config import YEAR

IMMUTABLE = f"public, max-age={YEAR}, immutable"
COMPRESSORS = {"br": brotli.compress, "gzip": lambda body: gzip.compress(body, mtime=0)}
FRESH = 1.0  # seconds for which an address is given without looking at the disk
TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}  # not the system's


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as read: time and size on the disk, 8 hex digits of its hash, bodies by coding."""

    stamp: tuple[int, int]
    mimetype: str
    digest: str
    bodies: dict[str, bytes] = field(default_factory=dict)

    def body(self, coding: str) -> bytes:
        """The bytes in that content coding, compressed on first use."""
        if coding not in self.bodies:
            self.bodies[coding] = COMPRESSORS[coding](self.bodies["identity"])
        return self.bodies[coding]


class Assets:
    """The files below `folder`, read when first asked for and again when changed on the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, Asset] = {}
        self._urls: dict[str, tuple[str, float]] = {}

    def find(self, name: str) -> Asset | None:
        """The file `name`, or None where there is none below the folder."""
        path = safe_join(str(self.folder), name)
        try:
            if path is None or not Path(path).is_file():
                return None
        except OSError:  # a name too long for the disk
            return None
        stat = Path(path).stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._known.get(name)
        if known is None or known.stamp != stamp:
            body = Path(path).read_bytes()
            kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
            digest = hashlib.sha256(body).hexdigest()[:8]
            known = self._known[name] = Asset(
                stamp, kind or "application/octet-stream", digest, {"identity": body}
            )
        return known

    def url(self, name: str) -> str:
        """The address of the file as it is now; raises FileNotFoundError where there is none."""
        known, since = self._urls.get(name, ("", 0.0))
        now = monotonic()
        if now - since < FRESH:
            return known
        asset = self.find(name)
        if asset is None:
            raise FileNotFoundError(f"static/{name}")
        url = f"/static/{asset.digest}/{name}"
        self._urls[name] = (url, now)
        return url


def init_app(app: Flask) -> None:
    """Serve the static files under addresses that change with what is in them."""
    assets = Assets(STATIC)
    app.jinja_env.globals["asset_url"] = assets.url

    @app.get("/static/<string(length=8):digest>/<path:name>")
    def asset(digest: str, name: str) -> Response:
        found = assets.find(name)
        if found is None:
            abort(404)
        if digest != found.digest:
            response = redirect(url_for("asset", digest=found.digest, name=name))
            response.headers["Cache-Control"] = "no-cache"
            return response
        return _send(found)


def _send(asset: Asset) -> Response:
    coding = _coding(asset)
    response = current_app.response_class(asset.body(coding), mimetype=asset.mimetype)
    response.headers["Cache-Control"] = IMMUTABLE
    response.vary.add("Accept-Encoding")
    if coding != "identity":
        response.content_encoding = coding
    response.set_etag(f"{asset.digest}-{coding}")
    return response.make_conditional(request)


def _coding(asset: Asset) -> str:
    """The best coding the browser takes that makes this file smaller."""
    if not asset.mimetype.startswith(TEXT):
        return "identity"
    for coding in COMPRESSORS:
        if request.accept_encodings.quality(coding) > 0:
            return coding
    return "identity"
