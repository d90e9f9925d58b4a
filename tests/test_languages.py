import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from tutor.languages import LANGUAGES, Language, matching


@given(st.text())
def test_no_text_in_place_of_a_tag_is_an_error(text: str) -> None:
    assert matching(text) in (None, *LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_code_and_tag_both_name_a_language(language: Language) -> None:
    assert matching(language.code) == matching(language.tag) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_babel_knows_how_a_language_writes_lists_and_numbers(language: Language) -> None:
    assert Locale.parse(language.locale).list_patterns["standard"]["end"]
    assert Locale.parse(language.code).plural_form


def test_no_tag_is_accepted_by_two_languages() -> None:
    tags = [tag for language in LANGUAGES for tag in language.accepts]
    assert len(tags) == len(set(tags))
