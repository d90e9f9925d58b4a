"""The production server: gunicorn's threads where it runs, waitress elsewhere.

Everything that must happen once - the listening socket, the secret key, the database's migrations -
happens here, before any worker exists.
"""

import errno
import select
import socket
from collections.abc import Callable
from typing import Any

from flask import Flask

from tutor.store.database import migrate
from tutor.store.errors import StoreError
from tutor.web.app import create_app

SPARE_THREADS = 16  # threads that open streams can never take from ordinary requests
CONNECTIONS = 2000
BACKLOG = 1024
GRACE = 3  # seconds that streams may hold up a restart


class CannotServe(Exception):  # noqa: N818
    """The site cannot start; the text is one sentence that says why."""


def serve(host: str, port: int, workers: int, announce: Callable[[str], None]) -> None:
    """Serve the site until interrupted; `announce` gets the address to open, once it answers.

    Raises CannotServe where the address is taken, a setting is wrong or the database out of reach.
    """
    listener = listen(host, port)
    try:
        app = create_app()
        migrate(app.config["DATABASE_URL"])
    except (OSError, StoreError, ValueError) as error:
        listener.close()
        raise CannotServe(f"Cannot start: {error}") from error
    address = shown_address(listener)
    threads = app.config["STREAM_LIMIT"] + SPARE_THREADS
    try:
        from gunicorn.app.base import BaseApplication
    except ImportError:
        _waitress(app, listener, threads, lambda: announce(address))
    else:
        _gunicorn(BaseApplication, app, listener, threads, workers, lambda: announce(address))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises CannotServe."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            why = f"Port {port} of {host} is already in use; choose another."
        else:
            why = f"Cannot listen on port {port} of {host}: {error}."
        raise CannotServe(why) from error


def shown_address(listener: socket.socket) -> str:
    """The address a browser opens: for a server on every interface, one the whole room can use."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _gunicorn(
    base: type,
    app: Flask,
    listener: socket.socket,
    threads: int,
    workers: int,
    ready: Callable[[], None],
) -> None:
    options: dict[str, Any] = {
        "bind": f"fd://{listener.fileno()}",
        "workers": workers,
        "worker_class": "gthread",
        "threads": threads,
        "worker_connections": CONNECTIONS,
        "graceful_timeout": GRACE,
        "loglevel": "warning",
        "control_socket_disable": True,
        "when_ready": lambda server: ready(),
    }

    class Server(base):  # type: ignore[misc]
        def load_config(self) -> None:
            for name, value in options.items():
                if name in self.cfg.settings:
                    self.cfg.set(name, value)

        def load(self) -> Flask:
            return app

    Server().run()


def _waitress(app: Flask, listener: socket.socket, threads: int, ready: Callable[[], None]) -> None:
    import waitress

    server = waitress.create_server(
        app,
        sockets=[listener],
        threads=threads,
        connection_limit=CONNECTIONS,
        asyncore_use_poll=hasattr(select, "poll"),
        ident=None,
    )
    ready()
    server.run()
