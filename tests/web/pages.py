"""Which pages there are: those without a choice in their address, and one of each further kind."""

from flask import Flask

FURTHER = (
    *("/q/divide.1/chengdu/hard/ab3", "/q/rhyme.1/chengdu/easy/ab3", "/course/tails"),
    *(
        "/glossary/tian",
        "/ladder?at=tian%2Bhei9",
        "/rules/sichuan?with=online",
        "/hands/first-hand",
    ),
    *("/calc/chengdu/Qh9sJsTd_8h8d5s4c_2h6s7d9c?stake=50", "/split/online/2d4sQhQd"),
)


def plain_pages(app: Flask) -> list[str]:
    """The addresses without a choice in them, as the site knows them."""
    found = [
        rule.rule
        for rule in app.url_map.iter_rules()
        if not rule.arguments and "GET" in (rule.methods or ())
    ]
    assert len(found) > 10
    return found


def asset_url(app: Flask, name: str) -> str:
    """The address by which a page calls for a file."""
    with app.test_request_context():
        return app.jinja_env.from_string("{{ asset_url(name) }}").render(name=name)
