"""Every icon that a template or a drill names is drawn."""

import re

from tutor.drills.catalog import DRILLS
from tutor.paths import STATIC, TEMPLATES

DRAWN = set(re.findall(r'<symbol id="([a-z]+)"', (STATIC / "img" / "icons.svg").read_text()))


def test_every_icon_of_a_template_is_drawn() -> None:
    used = {
        name
        for path in TEMPLATES.rglob("*.html")
        for name in re.findall(r'icon\("([a-z]+)"', path.read_text())
    }
    assert used
    assert used <= DRAWN


def test_every_icon_of_a_drill_is_drawn() -> None:
    assert {drill.icon for drill in DRILLS.values()} <= DRAWN
