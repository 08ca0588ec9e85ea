"""Which of our games a variant code of PHH stands for. A game that the engine learns is one line here."""

# Code: (deal in `cardroom.games`, form of the betting). The first three are PHH's; the others follow its grammar and
# are explained in a document's `_variant`.
VARIANTS: dict[str, tuple[str, str]] = {
    "NT": ("holdem", "no_limit"),
    "FT": ("holdem", "fixed_limit"),
    "PO": ("omaha", "pot_limit"),
    "PT": ("holdem", "pot_limit"),
    "NO": ("omaha", "no_limit"),
    "FO": ("omaha", "fixed_limit"),
}
STANDARD = ("NT", "FT", "PO")


def variant_of(deal: str, form: str) -> str | None:
    """The code of a game, or None when it has none."""
    return next((code for code, game in VARIANTS.items() if game == (deal, form)), None)
