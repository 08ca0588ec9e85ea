"""Values that are sound one by one and contradict each other."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardroom.rules.decisions import short_handed_cap
from cardroom.rules.games import GameOffer

Values = Mapping[str, Any]
"""Decision values by "section.field"; a value that could not be read is not there."""
Contradiction = tuple[str, str]
"""The entry at fault ("section.field", or a field of the game offer as "offer.field") and what is wrong."""

ORDERED: tuple[tuple[str, str, str], ...] = (
    ("buy_in.minimum_big_blinds", "buy_in.maximum_big_blinds", "the largest buy-in"),
    ("buy_in.minimum_big_blinds", "buy_in.top_up_to_big_blinds", "what a top-up may reach"),
    ("time_bank.minimum_ms", "time_bank.maximum_ms", "the most a time bank holds"),
    ("time_bank.opens_at_ms", "time_bank.maximum_ms", "the most a time bank holds"),
    ("time_bank.minimum_ms", "time_bank.opens_at_ms", "what a time bank opens at"),
    ("seating.players_to_start", "seating.seats", "the seats of a table"),
    ("seating.players_to_deal", "seating.players_to_start", "the players that start a table: it would never deal"),
    ("rake.short_handed_players", "seating.seats", "the seats of a table"),
)
"""The first must not be larger than the second."""


def house_contradictions(values: Values) -> Iterator[Contradiction]:
    """Contradictions among decisions."""
    for small, large, what in ORDERED:
        if small in values and large in values and values[small] > values[large]:
            yield small, f"is {values[small]}, above {large.split('.')[1]} = {values[large]}, {what}"
    caps = values.get("rake.short_handed_caps", ())
    blinds = [(row.small_blind_cents, row.big_blind_cents) for row in caps]
    for small_blind, big_blind in blinds:
        if small_blind > big_blind:
            yield "rake.short_handed_caps", f"has a small blind {small_blind} above its big blind {big_blind}"
    if len(set(blinds)) < len(blinds):
        yield "rake.short_handed_caps", "has two rows for the same blinds"
    if any(row.or_larger and row.big_blind_cents < max(big for _, big in blinds) for row in caps):
        yield "rake.short_handed_caps", "says or_larger in a row that is not the one with the largest blinds"


def offer_contradictions(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    """Contradictions within a game's offer, and between it and the decisions in force at its tables."""
    for check in (_stakes, _rake_caps):
        yield from check(offer, values)


def _stakes(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    if not offer.stakes:
        yield "offer.stakes", "has no stake"
    names = [stake.name for stake in offer.stakes]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield "offer.stakes", f"names {name} twice"
    blinds = [stake.blinds for stake in offer.stakes]
    for small, big in sorted({pair for pair in blinds if blinds.count(pair) > 1}):
        yield "offer.stakes", f"has the blinds {small}/{big} twice"
    for stake in offer.stakes:
        if stake.small_blind_cents > stake.big_blind_cents:
            yield "offer.stakes", f"{stake.name}: the small blind is above the big blind"


def _rake_caps(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    minimum = values.get("rake.minimum_cents", 0)
    caps = values.get("rake.short_handed_caps")
    short_handed = values.get("rake.short_handed_players", 0) > 0 and caps is not None
    for stake in offer.stakes:
        if minimum > stake.rake_cap_cents:
            yield "offer.stakes", f"{stake.name}: the cap {stake.rake_cap_cents} is below the least rake {minimum}"
        if not short_handed or caps is None:
            continue
        try:
            cap = short_handed_cap(caps, *stake.blinds)
        except LookupError as error:
            yield "offer.stakes", f"{stake.name}: {error}"
            continue
        if cap > stake.rake_cap_cents:
            yield "offer.stakes", f"{stake.name}: the short-handed cap {cap} is above the cap {stake.rake_cap_cents}"




def family_contradictions(offers: Iterable[GameOffer]) -> Iterator[tuple[str, str]]:
    """Game ids whose stakes are not the family's: tables of one stake are counted together by its name."""
    by_name: dict[tuple[str, str], tuple[int, int]] = {}
    by_blinds: dict[tuple[str, tuple[int, int]], str] = {}
    for offer in offers:
        for stake in offer.stakes:
            blinds = by_name.setdefault((offer.family, stake.name), stake.blinds)
            name = by_blinds.setdefault((offer.family, stake.blinds), stake.name)
            if blinds != stake.blinds:
                yield offer.id, f"{stake.name} has other blinds in another game of the family {offer.family}"
            if name != stake.name:
                yield offer.id, f"{stake.name} is {name} in another game of the family {offer.family}"
