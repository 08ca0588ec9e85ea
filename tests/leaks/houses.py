"""Which houses the worlds are played by, and at which of their pools."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class House:
    """A rulebook, the pools of it that are played side by side, and how many sit down at each."""

    rulebook: str
    tables: tuple[tuple[str, int], ...]


CASINOHUONE = House(
    "casinohuone",
    (
        ("holdem-nl25", 5),
        ("omaha-pl25", 5),
        ("banzai_texas-nl5", 4),
        ("omaha-pl10", 6),
        ("holdem-nl10", 3),
        ("banzai_omaha-nl5", 4),
    ),
)
HELSINKI = House(
    "casino-helsinki",
    (
        ("stud-fl-fl2-4-a", 5),
        ("sviten-pl-pl200", 7),
        ("open-face-p50", 3),
        ("helsinki-nl-nl200", 4),
        ("dealers-choice-dc200", 4),
        ("st-petersburg-pl200", 4),
    ),
)
CLUB = House(
    "club",
    (
        ("holdem-nl25", 5),
        ("omaha-pl25", 5),
        ("banzai_texas-nl5", 4),
        ("holdem-nl10", 3),
    ),
)
"""A house of one's own with everything that no document knows."""
