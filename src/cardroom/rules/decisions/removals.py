"""Players who are sent out of a tournament: removed, or disqualified; and how a day of it ends."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Count, Decision, Principle


@dataclass(frozen=True, slots=True)
class Removals:
    """Players who are removed from a tournament or disqualified: chips, money, places."""

    chips: Principle[Literal["out_of_play"]]
    """The chips of who is removed or disqualified."""
    entry_money: Principle[Literal["stays_in_the_pool"]]
    """Entry and purchases of who is removed or disqualified."""
    removed_place: Decision[Literal["place_of_the_moment", "as_staff_decide"]]
    """Who is removed: the place that it is at the moment of the removal, with its prize, or as staff decide."""
    disqualified_prize: Decision[Literal["none", "as_staff_decide"]]
    """Who is disqualified: no prize, or all, some or none of it as staff decide."""
    lower_places: Decision[Literal["rise", "stay"]]
    """Who finished below a disqualified player: moves up by a place for each of them, or stays."""
    afterwards: Decision[Literal["too", "as_staff_decide"]]
    """Whether a player is disqualified who is out already."""


@dataclass(frozen=True, slots=True)
class EndOfDay:
    """How a day of a tournament of several days ends: a card says how many hands are still played."""

    hands: Principle[Literal["three_to_seven"]]
    """What is drawn: each number alike; every table plays so many hands more."""
    earliest_minutes: Decision[Count]
    """So many minutes of the last level are left when it can be drawn at the earliest."""
    latest_minutes: Decision[Count]
    """So many are left when it is drawn at the latest."""
