"""What a page says in English though another language was chosen, by the client's own messages with any values."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

MESSAGES = Path(__file__).parents[2] / "client" / "messages"

SAID = """() => {
  const said = new Set();
  const english = (node) => node.closest('[lang=en], .spoken[aria-live], .toasts') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (node && !['SCRIPT', 'STYLE'].includes(node.tagName) && !english(node)) said.add(walker.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const node of document.querySelectorAll(`[${name}]`)) if (!english(node)) said.add(node.getAttribute(name));
  return [...said].map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => /\\p{L}{3}/u.test(text));
}"""


@cache
def sentences(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each way in which each message of a language can be said: its id, and a pattern with anything for the values."""
    found: list[tuple[str, re.Pattern[str]]] = []
    for path in sorted((MESSAGES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for way in _ways(entry.value):
                    # at least a word of its own: a message of values alone says nothing in any language
                    if re.search(r"[^\W\d_]{3}", way.replace(VALUE, "")):
                        pattern = re.escape(way.strip()).replace(re.escape(VALUE), ".+?")
                        found.append((entry.id.name, re.compile(pattern)))
    return tuple(found)


@cache
def ids() -> frozenset[str]:
    """The ids of all messages, as they would stand on a page that has no words for one; single words are none."""
    return frozenset(id for id, _ in sentences("en") if "-" in id)


VALUE = "\0"
MAX_WAYS = 64


def _ways(pattern: ast.Pattern) -> list[str]:
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in _ways(variant.value)])
        else:
            parts.append([VALUE])
    return ["".join(way) for way in itertools.islice(itertools.product(*parts), MAX_WAYS)]


def says(language: str, text: str) -> str:
    """The id of a message of this language that the text may be; "" for none."""
    return next((id for id, pattern in sentences(language) if pattern.fullmatch(text)), "")


def untranslated(page: Page, language: str, names: Collection[str] = ()) -> list[str]:
    """The page's texts that the English messages say and those of the language do not, and ids without a text.

    `names` are of people, who are called the same in every language. What was announced already stays as it was said.
    """
    faults = []
    for text in page.evaluate(SAID):
        if text in names:
            continue
        if text in ids():
            faults.append(f"{text} is an id")
        elif (id := says("en", text)) and not says(language, text):
            faults.append(f"{id}: {text}")
    return faults
