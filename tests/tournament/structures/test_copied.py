"""A tournament's terms as a structure again: random structures, whose copies are played by the same terms."""

import random
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

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
from cardroom.tournament.structures.structure_pairs import (
    DEFAULTS,
    HINTS,
    OFFERS,
    PAIRS,
    RESOLVED,
    ROWS,
    announced_options,
    entries_of,
    structure_alike,
    structure_from,
    value_at,
)
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


EVERY = tuple(entries_of())


def hint_of(entry: str) -> Any:
    """The type of a structure's field, with its range."""
    part, _, name = entry.rpartition(".")
    return get_type_hints(HINTS[part] if part else Structure, include_extras=True)[name]


def another(hint: Any, value: Any) -> Any:
    """A value of a type that is not this one; rows are one row."""
    if get_origin(hint) is Annotated:
        least = get_args(hint)[1].least
        return least + 3 if value != least + 3 else least + 4
    if get_origin(hint) is Literal:
        return next(one for one in get_args(hint) if one != value)
    if get_origin(hint) is tuple:
        return (another(get_args(hint)[0], None), *(value or ()))
    if is_dataclass(hint):
        assert isinstance(hint, type)
        types = get_type_hints(hint, include_extras=True)
        before = {one.name: None if one.default is MISSING else one.default for one in fields(hint)}
        return hint(**{name: another(types[name], value) for name, value in before.items()})
    return {bool: not value, str: f"not {value}"}[hint]


def with_another(entry: str, **offered: Any) -> Structure:
    """A structure in which one field is another one."""
    values = {"name": "Copied", "stack": 10_000, "levels": (StructureLevel(100, 50),), **offered}
    plain = structure_from(values)
    return structure_from(values | {entry: another(hint_of(entry), value_at(plain, entry))})


@pytest.mark.parametrize("entry", [entry for entry in EVERY if entry not in RESOLVED])
def test_each_field_that_both_have_comes_back_from_the_terms(entry: str) -> None:
    part, _, name = entry.partition(".")
    offered = {f"{part}.{OFFERS[part][1]}": 1} if part in OFFERS and name != OFFERS[part][1] else {}
    structure = with_another(entry, **offered)
    terms = terms_of(structure, house("casino-helsinki"), "t1")
    assert structure_alike(terms)[entry] == value_at(structure, entry)
    assert value_at(structure_of(terms), entry) == value_at(structure, entry)


def test_every_field_reaches_the_terms_by_one_way() -> None:
    offered = [entry for entry in EVERY if entry.partition(".")[0] in OFFERS and entry not in RESOLVED]
    assert sorted([*PAIRS, *ROWS, *offered, *RESOLVED]) == sorted(EVERY)


@pytest.mark.parametrize("entry", DEFAULTS)
def test_what_is_announced_is_what_is_not_as_by_default(entry: str) -> None:
    structure = with_another(entry)
    found = announced_options(structure)
    assert found[entry] == value_at(structure, entry)
    assert structure_from({"levels": structure.levels} | found) == structure
