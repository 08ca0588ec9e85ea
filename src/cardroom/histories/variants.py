"""Which of our games a variant code of PHH stands for. A game that the engine learns is a line here."""

# Code: (deal in `cardroom.games`, form of the betting). Those in `STANDARD` are PHH's; the others follow its grammar
# (N, P and F for the form, then the game) and are explained in a document's `_variant`.
VARIANTS: dict[str, tuple[str, str]] = {
    "NT": ("holdem", "no_limit"),
    "FT": ("holdem", "fixed_limit"),
    "PO": ("omaha", "pot_limit"),
    "FO/8": ("omaha8", "fixed_limit"),
    "F7S": ("stud", "fixed_limit"),
    "F7S/8": ("stud8", "fixed_limit"),
    "FR": ("razz", "fixed_limit"),
    "PT": ("holdem", "pot_limit"),
    "NO": ("omaha", "no_limit"),
    "FO": ("omaha", "fixed_limit"),
    "NO/8": ("omaha8", "no_limit"),
    "PO/8": ("omaha8", "pot_limit"),
    "P7S": ("stud", "pot_limit"),
    "P7S/8": ("stud8", "pot_limit"),
    "NS": ("short-deck", "no_limit"),
    "N2L1D": ("single-draw", "no_limit"),
    "F2L3D": ("triple-draw", "fixed_limit"),
    "FB": ("badugi", "fixed_limit"),
    "FK": ("kuhn", "fixed_limit"),
    "FL": ("leduc", "fixed_limit"),
    "FRI": ("rhode-island", "fixed_limit"),
}
STANDARD = ("NT", "FT", "PO", "FO/8", "F7S", "F7S/8", "FR", "NS", "N2L1D", "F2L3D", "FB")

_OWN = {
    "O5": "omaha5",
    "C": "courchevel",
    "P": "pineapple",
    "CP": "crazy-pineapple",
    "H": "helsinki",
    "DF": "double-flop",
    "SV": "sviten",
    "SK": "soko",
    "O6": "omaha6",
    "5D": "five-card-draw",
    "2L1D": "single-draw",
    "2L3D": "triple-draw",
    "B": "badugi",
    "S": "short-deck",
    "ST": "short-deck-trips",
    "RH": "royal",
}
VARIANTS |= {
    letter + code: (deal, form)
    for code, deal in _OWN.items()
    for letter, form in (("N", "no_limit"), ("P", "pot_limit"), ("F", "fixed_limit"))
}
# Antes alone where the standard has blinds (coming in has a price then), blinds where it has a card that opens: other
# readers would take such a hand for another.
OTHERWISE = "X"
VARIANTS |= {code + OTHERWISE: game for code, game in VARIANTS.items() if code in STANDARD}


def variant_of(deal: str, form: str, opens_otherwise: bool = False) -> str | None:
    """The code of a game, or None when it has none. ``opens_otherwise``: not as the standard has its games begin."""
    code = next((code for code, game in VARIANTS.items() if game == (deal, form)), None)
    return f"{code}{OTHERWISE}" if opens_otherwise and code in STANDARD else code
