"""The text of a new house's file: it extends another house and shows what can be set in it."""

from dataclasses import fields

from cardroom.rules.games import GameOffer
from cardroom.rules.rulebook import Rulebook

_PRINTED = """
# What {base} prints can be changed too, with grounds of your own: a clause of your house order, or a reading.
#
# [betting]
# raise_cap = {{ value = 5, clauses = ["{prefix}-1"] }}
#
# [[chapter]]
# id = "{prefix}"
# title = "House order"
#
# [[chapter.clause]]
# id = "{prefix}-1"
# source = "Betting"
# title = "A bet and four raises"
# text = "In fixed limit a round has one bet and four raises."
# area = "betting"
# applies = "both"
# engine = "auto"
"""


def starting_text(base: Rulebook, extends: str, id: str, name: str) -> str:
    """A rulebook that plays as `base` does, as TOML with every free value in a line that only wants its # removed.

    `extends` is how the file names its base: a shipped name, or a path from the file's folder. The text loads at once.
    """
    lines = [
        f"# {name}: plays by the rules of {base.name}, but for what stands here.",
        "# `cardroom rules check FILE` tells every fault with its line; `cardroom serve --house FILE` plays by it.",
        "",
        f"extends = {_quoted(extends)}",
        f"id = {_quoted(id)}",
        f"name = {_quoted(name)}",
        "",
        f"# The document of {base.name} does not print these values: a house sets them as it likes.",
    ]
    for section, values in base.sections().items():
        decisions = {one.name: getattr(values, one.name) for one in fields(values)}
        free = {key: one for key, one in decisions.items() if one.configured and not isinstance(one.value, tuple)}
        if free:
            lines += ["", f"[{section}]"]
            lines += [f"# {key} = {{ value = {_literal(one.value)} }}  # {one.reading}" for key, one in free.items()]
    lines += _stakes(next(iter(base.games.values())), base.currency)
    prefix = "".join(letter for letter in id.upper() if letter.isalnum())
    return "\n".join(lines) + "\n" + _PRINTED.format(base=base.name, prefix=prefix)


def _stakes(offer: GameOffer, currency: str) -> list[str]:
    """The first game's stakes, commented out; those named later replace them all."""
    rows = []
    for stake in offer.stakes:
        written = {one.name: getattr(stake, one.name) for one in fields(stake)}
        kept = {
            key: value for key, value in written.items() if key.startswith("rake") or value not in (0, "each")
        }
        rows.append(f"#   {{ {', '.join(f'{key} = {_literal(value)}' for key, value in kept.items())} }},")
    return [
        "",
        f"# The stakes of a game, in hundredths of {currency}. The list replaces the one of the base;",
        "# amounts that a stake does not name are 0.",
        f"# [games.{offer.id}]",
        "# stakes = [",
        *rows,
        "# ]",
    ]


def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _quoted(str(value))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
