"""Static files under names that change with their content, compressed once and kept for a year.

`asset_url("css/site.css")` gives `/static/<digest>/css/site.css`. A style sheet that imports others
is sent joined with them; no other file of ours names another, so none has to be rewritten.
"""

import gzip
import hashlib
import mimetypes
import re
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
IMPORT = re.compile(rb'^@import "(.+)";$', re.MULTILINE)
SPACING = re.compile(rb"/\*.*?\*/|\s+", re.DOTALL)
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}  # not the system's

Stamp = tuple[int, int] | None  # time and size on the disk; None where there is no file


@dataclass(frozen=True, slots=True)
class Asset:
    """What is sent for one name: the files it was read from as they were on the disk, 8 hex digits
    of its hash, bodies by coding.
    """

    read: dict[Path, Stamp]
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
        known = self._known.get(name)
        if known is None or any(stamp(file) != was for file, was in known.read.items()):
            known = self._known[name] = load(Path(path))
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


def load(path: Path) -> Asset:
    """A file as it is sent; a style sheet holds what it imports, without comments and spacing."""
    read = {path: stamp(path)}

    def join(line: re.Match[bytes]) -> bytes:
        part = path.parent / line[1].decode()
        read[part] = stamp(part)
        return part.read_bytes()

    body = path.read_bytes()
    if path.suffix == ".css":
        body = SPACING.sub(b" ", IMPORT.sub(join, body))
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Asset(read, kind, hashlib.sha256(body).hexdigest()[:8], {"identity": body})


def stamp(path: Path) -> Stamp:
    """By what a change of the file is seen."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return stat.st_mtime_ns, stat.st_size


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
