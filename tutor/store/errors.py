"""What can go wrong with stored data: one class a reason, so the web can answer each rightly.

Only the parent is called an error; the others say what is the case.
"""
# ruff: noqa: N818


class StoreError(Exception):
    """The stored data cannot be used as asked; the message is for whoever runs the site."""


class StoreUnavailable(StoreError):
    """The database cannot be reached, or stayed busy for too long: trying again may help."""


class RoundNotFound(StoreError):
    """No round has this token."""


class NotYours(StoreError):
    """The round or table of this token belongs to another learner."""


class QuestionNotFound(StoreError):
    """The round has no question at this position."""


class TableNotFound(StoreError):
    """No table in play has this token."""


class TableMovedOn(StoreError):
    """The table is at another step than the one it was to be moved on from."""


class ValueRefused(StoreError):
    """A text is longer than its column holds, or holds a NUL character."""
