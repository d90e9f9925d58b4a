import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from tutor import catalogues
from tutor.languages import LANGUAGES, SOURCE, Language

EXCEPTIONS = tomllib.loads(Path(__file__).with_name("opencc_exceptions.toml").read_text("utf-8"))
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%|\{\w*\}|<[^>]+>")
HAN = r"[\u3400-\u9fff「」“”]"
HALF_WIDTH = re.compile(rf"{HAN}\s?[,.;:!?()]|[,;:!?()]\s?{HAN}|\.\.\.")
CHINESE = [one for one in LANGUAGES if one.reads_chinese]
CHARSETS = {"zh-Hant": "big5hkscs", "zh-Hans": "gb2312"}
QUOTES = {"zh-Hant": "“”‘’", "zh-Hans": "「」『』"}  # those of the other script


def catalogue(locale: str) -> Catalog:
    return catalogues.read(catalogues.po(locale), locale)


def messages(locale: str) -> list[Message]:
    return [message for message in catalogue(locale) if message.id]


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def translations(locale: str) -> Iterator[tuple[str, str]]:
    """Every message with each form of its translation, placeholders standing as one character."""
    for message in messages(locale):
        for text in forms(message.string):
            yield forms(message.id)[0], PLACEHOLDER.sub("一", text)


def test_the_catalogues_list_exactly_what_the_site_says() -> None:
    assert catalogues.stale() == []


@pytest.mark.parametrize("locale", catalogues.LOCALES)
def test_every_message_is_translated_for_certain(locale: str) -> None:
    lacking = [m.id for m in messages(locale) if m.fuzzy or not all(forms(m.string))]
    assert lacking == []


@pytest.mark.parametrize("locale", catalogues.LOCALES)
def test_a_translation_keeps_the_placeholders(locale: str) -> None:
    wrong = []
    for message in (m for m in messages(locale) if all(forms(m.string))):
        expected = {tuple(sorted(set(PLACEHOLDER.findall(one)))) for one in forms(message.id)}
        found = {tuple(sorted(set(PLACEHOLDER.findall(one)))) for one in forms(message.string)}
        if not found <= expected:
            wrong.append(message.id)
    assert wrong == []


@pytest.mark.parametrize("language", CHINESE)
def test_a_catalogue_is_written_in_its_own_script(language: Language) -> None:
    allowed = EXCEPTIONS["characters"][language.code]
    strange = {
        (character, msgid)
        for msgid, text in translations(language.code)
        for character in re.findall(r"[\u3400-\u9fff]", text)
        if not character.encode(CHARSETS[language.names], "ignore") and character not in allowed
    }
    assert strange == set()


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_has_chinese_punctuation(language: Language) -> None:
    said = [text for _, text in translations(language.code)]
    wrong = [text for text in said if HALF_WIDTH.search(text)]
    wrong += [text for text in said if set(text) & set(QUOTES[language.names])]
    assert wrong == []


def test_the_two_scripts_say_the_same(simplify: Callable[[str], str]) -> None:
    quotes = str.maketrans("「」『』", "“”‘’")
    hans = {(m.context, m.id): forms(m.string) for m in messages("zh_Hans")}
    differing = []
    for message in messages("zh_Hant"):
        if forms(message.id)[0] in EXCEPTIONS["messages"]:
            continue
        for ours, theirs in zip(
            forms(message.string), hans[message.context, message.id], strict=True
        ):
            converted = simplify(ours).translate(quotes)
            for written, meant in EXCEPTIONS["words"].items():
                converted = converted.replace(written, meant)
            if converted != theirs:
                differing.append((converted, theirs))
    assert differing == []


def test_every_exception_is_still_needed(simplify: Callable[[str], str]) -> None:
    msgids = {forms(m.id)[0] for m in messages("zh_Hant")}
    assert set(EXCEPTIONS["messages"]) <= msgids
    simplified = [simplify(text) for _, text in translations("zh_Hant")]
    for word in EXCEPTIONS["words"]:
        assert any(word in text for text in simplified), word
    for locale, characters in EXCEPTIONS["characters"].items():
        said = "".join(text for _, text in translations(locale))
        assert set(characters) <= set(said)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one is not SOURCE])
def test_a_catalogue_has_the_plural_forms_of_its_language(language: Language) -> None:
    forms_of = catalogue(language.code).num_plurals
    plurals = [m for m in messages(language.code) if not isinstance(m.id, str)]
    assert plurals
    assert all(len(forms(m.string)) == forms_of for m in plurals)
