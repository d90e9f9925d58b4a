"""The words of the site in the language of a test, from the catalogues the site itself uses."""

from __future__ import annotations

from babel.support import NullTranslations, Translations

from tutor.languages import LANGUAGES
from tutor.paths import TRANSLATIONS

TAGS = tuple(language.tag for language in LANGUAGES)
NAMES = {language.tag: language.name for language in LANGUAGES}
# What a browser of such a reader asks for.
LOCALES = {"zh-Hant": "zh-TW", "zh-Hans": "zh-CN", "en": "en-GB"}


class Words:
    """Texts by their English msgid; `Words("zh-Hant")("Next")`."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        code = next(language.code for language in LANGUAGES if language.tag == tag)
        self._catalogue: NullTranslations = Translations.load(TRANSLATIONS, [code])

    def __call__(self, msgid: str, **facts: object) -> str:
        text: str = self._catalogue.gettext(msgid)
        return text % facts if facts else text
