"""What a person reads, in every language we speak."""

from typing import Literal, NamedTuple

Language = Literal["fr", "en"]


class Words(NamedTuple):
    """One sentence in French and in English, side by side so that neither is forgotten."""

    fr: str
    en: str

    def to(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


def same(text: str) -> Words:
    """Words that read alike in both languages: a name, a number, a notation."""
    return Words(text, text)
