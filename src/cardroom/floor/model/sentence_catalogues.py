"""Message catalogues in the languages of the table: a folder a language, in it Fluent files by subject."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

Language = Literal["en", "fi", "nb", "cs"]
"""English, Finnish, Norwegian (bokmål), Czech."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_FLOOR = resources.files("cardroom.floor")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A folder's messages in one language: parsed, by id, and the bundle that formats them."""

    language: str
    messages: dict[str, ast.Message]
    bundle: FluentBundle

    def text(self, id: str, arguments: dict[str, str | int] | None = None) -> str:
        """A message in words. Raises KeyError for one there is none of, ValueError for bad arguments."""
        if id not in self.messages:
            raise KeyError(f"no message {id!r} in {self.language!r}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{id} in {self.language}: {errors[0]}")
        return str(text)


@cache
def catalogue(folder: str, language: str) -> Catalogue:
    """Reads `floor/<folder>/<language>`. Raises ValueError for an unknown language, a broken file, an id said twice."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = Catalogue(language, {}, FluentBundle([language], use_isolating=False))
    files = [file for file in (_FLOOR / folder / language).iterdir() if file.name.endswith(".ftl")]
    for file in sorted(files, key=lambda file: file.name):
        text, place = file.read_text("utf-8"), f"{folder}/{language}/{file.name}"
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{place}: cannot be read: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found.messages:
                    raise ValueError(f"{place}: {entry.id.name} stands twice")
                found.messages[entry.id.name] = entry
        found.bundle.add_resource(FluentResource(text))
    return found
