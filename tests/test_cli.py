import shutil
from pathlib import Path

import pytest

from tutor import catalogues
from tutor.cli import main
from tutor.paths import DATA


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site of one module and one template, with no catalogues yet."""
    (tmp_path / "tutor").mkdir()
    (tmp_path / "templates").mkdir()
    (tmp_path / "translations").mkdir()
    shutil.copy(DATA / "pyproject.toml", tmp_path)
    (tmp_path / "tutor" / "words.py").write_text(
        'N_("marked")\nNN_("one", "many")\nngettext("a card", "cards", 2)\n'
    )
    page = "{% trans %}\n  two\n  lines\n{% endtrans %}{{ _('said') }}{{ pgettext('card', 'ten') }}"
    (tmp_path / "templates" / "page.html").write_text(page)
    monkeypatch.setattr(catalogues, "DATA", tmp_path)
    monkeypatch.setattr(catalogues, "TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(catalogues, "POT", tmp_path / "translations" / "messages.pot")
    return tmp_path


def test_every_way_to_mark_a_message_is_found(checkout: Path) -> None:
    assert main(["i18n", "extract"]) == 0
    template = catalogues.POT.read_text()
    for message in ("marked", "one", "a card", "two lines", "said", "ten"):
        assert f'msgid "{message}"' in template
    assert 'msgctxt "card"' in template
    assert "#:" not in template
    assert "Date" not in template


def test_an_update_keeps_translations_and_drops_what_is_no_longer_said(checkout: Path) -> None:
    assert main(["i18n", "update"]) == 0
    po = catalogues.po("zh_Hant")
    po.write_text(po.read_text().replace('"said"\nmsgstr ""', '"said"\nmsgstr "說"'))
    (checkout / "tutor" / "words.py").write_text('N_("new")\n')
    assert main(["i18n", "update"]) == 0
    text = po.read_text()
    assert 'msgid "said"\nmsgstr "說"' in text
    assert 'msgid "new"\nmsgstr ""' in text
    assert "marked" not in text
    assert main(["i18n", "update"]) == 0
    assert po.read_text() == text


def test_the_check_names_what_is_out_of_date(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["i18n", "update"])
    assert main(["i18n", "check"]) == 0
    (checkout / "tutor" / "words.py").write_text('N_("new")\n')
    assert main(["i18n", "check"]) == 1
    assert "translations/messages.pot" in capsys.readouterr().err


def test_a_broken_template_stops_the_extraction(checkout: Path) -> None:
    (checkout / "templates" / "page.html").write_text("{% if %}")
    with pytest.raises(Exception, match="Expected an expression"):
        main(["i18n", "extract"])


def test_an_installed_site_keeps_no_catalogues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogues, "POT", tmp_path / "translations" / "messages.pot")
    assert main(["i18n", "check"]) == 1
    assert "checkout" in capsys.readouterr().err
