"""A tournament's terms as a structure again: random structures, whose copies are played by the same terms."""

import random
from dataclasses import replace

import pytest

from cardroom.rules import Refused, house
from cardroom.rules.decisions import Payout
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.structures.structure import (
    AddOnOffered,
    DayPlanned,
    EntryLimits,
    EntryPrice,
    FeatPrize,
    FewerChips,
    FlightPlanned,
    LateEntries,
    Pause,
    PoolTerms,
    RebuysOffered,
    ShootoutPlanned,
    Structure,
    StructureLevel,
    Withdrawal,
)
from cardroom.tournament.structures.structure_files import load_structure, structure_text
from cardroom.tournament.structures.structure_of_terms import structure_of
from cardroom.tournament.structures.structure_terms import terms_of
from tests.tournament.playing import HOUSES
from tests.tournament.structures.test_files import WHOLE

BIGS = (50, 100, 200, 300, 400, 600, 1_000)

PRICES = (
    EntryPrice(),
    EntryPrice(900, 100),
    EntryPrice(900, 100, 200, 1_800),
    EntryPrice(whole_cents=1_000),
)


def some(rng: random.Random) -> Structure:
    """A structure whose parts fit together."""
    levels = tuple(
        [StructureLevel(big, big // 2, rng.choice((0, big)), rng.choice((0, 0, 1_200))) for big in BIGS]
    )
    by_hands = rng.random() < 0.3
    found = Structure(
        "Copied", 10_000, tuple([replace(one, seconds=0) for one in levels]) if by_hands else levels, seats=6,
        level_seconds=0 if by_hands else rng.choice((0, 900)), level_hands=10 if by_hands else 0,
        ante_by=rng.choice(("as_the_house", "each", "big_blind")), chips=rng.choice(((), (25, 100, 500), (5, 25))),
        price=rng.choice(PRICES),
        entries=EntryLimits(rng.choice((2, 6)), rng.choice((0, 60))),
        late=LateEntries(5, rng.choice((0, 2)), -1) if rng.random() < 0.7 else LateEntries(),
        withdrawal=rng.choice((Withdrawal(), Withdrawal(False), Withdrawal(True, 600))),
        pool=PoolTerms(rng.choice((0, 5_000)), rng.choice((0, 90_000)), share_basis_points=rng.choice((0, 9_000))),
    )  # fmt: skip
    if found.late.until_level and rng.random() < 0.5:
        found = replace(found, late_chips=(FewerChips(1, 7_500), FewerChips(3, basis_points=5_000)))
    if rng.random() < 0.5:
        found = replace(
            found, rebuys=RebuysOffered(3_000, 500, 50, 3, 2, 6_000), add_on=AddOnOffered(5_000, 500, 5)
        )
    if rng.random() < 0.5:
        found = replace(found, pauses=(Pause(2, 300), Pause(4, 600)), hand_for_hand=True)
    if rng.random() < 0.2:
        found = replace(found, shootout=ShootoutPlanned(True, 3_000, (6_000, 4_000)))
    if rng.random() < 0.3:
        found = replace(
            found, days=(DayPlanned(3), DayPlanned(0, 7_200, 86_400)),
            flights=(FlightPlanned("1A"), FlightPlanned("1B", 3_600)),
            best_stack=rng.random() < 0.5,
        )  # fmt: skip
    if rng.random() < 0.4:
        found = replace(
            found, special=(FeatPrize("first_out", 500), FeatPrize("first_to_reach_chips", 0, 200, 20_000)),
            payouts=(Payout(2, (10_000,)), Payout(9, (6_000, 4_000))),
        )  # fmt: skip
    return found


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("seed", range(20))
def test_a_copy_is_played_by_the_same_terms(name: str, seed: int) -> None:
    book, rng = house(name), random.Random(f"copied {seed}")
    terms = terms_of(some(rng), book, "t1")
    copied = load_structure(structure_text(structure_of(terms)))
    assert terms_of(copied, book, "t1") == terms


def test_the_whole_example_is_copied() -> None:
    book = house("casino-helsinki")
    terms = terms_of(replace(load_structure(WHOLE), game="holdem-nl"), book, "t1")
    assert terms_of(structure_of(terms), book, "t1") == terms


def test_hexapro_has_nothing_to_copy() -> None:
    book = house("casinohuone")
    assert book.hexapro is not None
    with pytest.raises(Refused) as refused:
        structure_of(hexapro_terms(book, "h1", book.hexapro.buy_ins.value[0].buy_in_cents))
    assert refused.value.code == "nothing-to-copy"
