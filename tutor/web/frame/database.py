"""The database of a request: one engine a process, made when first needed.

The server builds the site before it forks, and an engine must not live through a fork.
"""

from contextlib import AbstractContextManager
from threading import Lock

from flask import current_app

from tutor.store import Engine, Session, database

_making = Lock()


def reading() -> AbstractContextManager[Session]:
    """`tutor.store.database.reading` on the site's database."""
    return database.reading(engine())


def writing() -> AbstractContextManager[Session]:
    """`tutor.store.database.writing` on the site's database."""
    return database.writing(engine())


def engine() -> Engine:
    """The engine of the present application in this process."""
    with _making:
        if "engine" not in current_app.extensions:
            current_app.extensions["engine"] = database.make_engine(
                current_app.config["DATABASE_URL"]
            )
        made: Engine = current_app.extensions["engine"]
        return made
