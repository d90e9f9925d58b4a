import pytest
from flask.testing import FlaskClient

from tests.web.player import Player


@pytest.fixture
def player(client: FlaskClient) -> Player:
    """A new visitor."""
    return Player(client)
