"""Asks a site with one switch more what it makes of it, and prints the answers as JSON.

Run in a copy of the project by `test_a_new_switch.py`.
"""

import json
import sys
from pathlib import Path

from flask.testing import FlaskClient

from tutor import catalogues
from tutor.calculator import effect
from tutor.explain.splits import NO_FIGURES
from tutor.rules import DEFAULT, code_of, parse_rules
from tutor.solver import unsolved
from tutor.store.database import migrate
from tutor.web.app import create_app

CODE = "chengdu+nines.equal"
HAND = "Qh8s9cJs"


def site(folder: Path) -> FlaskClient:
    """The site with an empty database of its own."""
    url = f"sqlite:///{folder / 'tutor.db'}"
    migrate(url)
    config = {"INSTANCE": folder, "DATABASE_URL": url, "SECRET_KEY": "a key", "TESTING": True}
    return create_app({**config, "WTF_CSRF_ENABLED": False}).test_client()


def told(client: FlaskClient, address: str) -> dict[str, object]:
    """What a page says of figures: its status, the sentence that there are none, a bar."""
    response = client.get(address, headers={"Accept-Language": "en"}, follow_redirects=True)
    return {
        "status": response.status_code,
        "sentence": NO_FIGURES in response.text,
        "bar": "units short" in response.text,
    }


def answers(client: FlaskClient) -> dict[str, object]:
    """Everything the test wants to know."""
    rules = parse_rules(CODE)
    found = effect(DEFAULT, rules)
    seat = {
        "rules": CODE,
        "token": "a-token-for-test",
        "temper": "mixed",
        "stakes": "1-3",
        "programs": "3",
    }
    page = client.get("/rules/chengdu", headers={"Accept-Language": "en"}).text
    facts = json.loads(client.get(f"/calc/{CODE}/{HAND}.json").text)
    return {
        "code": code_of(rules),
        "default": code_of(DEFAULT),
        "row": 'id="nines"' in page and 'name="nines" value="equal"' in page,
        "words": "Nobody plays it so, but somebody might." in page,
        "moved": len(found.moved),
        "turned": found.turned,
        "deals": found.deals,
        "example": found.example is not None,
        "unsolved": [unsolved(DEFAULT), unsolved(rules)],
        "figures": [one["figures"] for one in facts["seats"][0]["divisions"]],
        "lesson": client.get("/course/where_rules_differ").status_code,
        "stale": catalogues.stale(),
        "pages": {
            address.format(code): told(client, address.format(code))
            for code in (DEFAULT.key, CODE)
            for address in (
                f"/split/{{}}/{HAND}",
                f"/calc/{{}}/{HAND}",
                "/split/advice?rules={}",
                "/q/split-practice.1/{}/clear/1",
                "/q/pair-ranks.1/{}/normal/1",
            )
        },
        "evening": NO_FIGURES
        in client.post("/play", data=seat, headers={"Accept-Language": "en"}).text,
    }


if __name__ == "__main__":
    print(json.dumps(answers(site(Path(sys.argv[1])))))
