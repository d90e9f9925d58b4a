"""What the query of an address says."""

from flask import request


def code_of(name: str) -> str:
    """A code in the query, empty where there is none.

    Codes have pluses and no spaces. A plus in a query stands for a space, so that of a code typed
    by hand comes as one and is read as it was written.
    """
    return request.args.get(name, "").strip().replace(" ", "+")
