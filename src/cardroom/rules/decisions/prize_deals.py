"""Deals: players who are left agree to share the prizes otherwise."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Decision, IntRange, Principle
from cardroom.rules.layers.schema_versions import since

SigningSeconds = Annotated[int, IntRange(30, 86_400)]


@dataclass(frozen=True, slots=True)
class PrizeDeals:
    """Deals on prize money: whether they are made, who must agree, and whether the house pays by them."""

    allowed: Decision[Literal["yes", "where_law_permits"]]
    """Whether players may agree on the prizes."""
    agreed_by: Principle[Literal["all_who_are_left"]]
    """Who must agree."""
    proposed_again: Decision[Literal["when_somebody_is_out_or_a_level_begins", "behind_a_hand"]]
    """When a player whose deal has come to nothing may propose another; anybody else may after the next hand."""
    paid_by: Decision[Literal["deal", "deal_or_ladder_as_staff_decide"]]
    """What the house pays by once all agree."""
    reported: Decision[Literal["to_the_media", "not"]]
    """Whether a deal is told to the public."""
    odd_unit: Principle[Literal["largest_remainder_then_larger_stack"]]
    """Who gets what cannot be divided of the prizes."""
    signing_seconds: Decision[SigningSeconds] = field(
        metadata=since(5, 900, "Players at live tables have a quarter of an hour to sign for a deal.")
    )
    """How long players at live tables have to sign for a deal, one after the other, at one desk."""
