"""A structure as the terms that a tournament is played by."""

from cardroom.rules import Refused, Rulebook
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.time_units import SECOND_MS
from cardroom.tournament.book import HEADS_UP
from cardroom.tournament.prizes.fees import PriceKind, price_of
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_pairs import terms_alike
from cardroom.tournament.tables.tournament_table import most_seats
from cardroom.tournament.tournament_terms import (
    AS_MANY_AS_COME,
    NOBODY_WITHDRAWS,
    ColourUp,
    LateChips,
    TournamentTerms,
)

FIVE_HANDED = 5


def terms_of(structure: Structure, book: Rulebook, id: str) -> TournamentTerms:
    """The terms of a tournament at a house by this structure; what it leaves out is the house's. Refuses
    "no-tournaments".
    """
    rules = book.tournament
    if rules is None or book.prizes is None:
        raise Refused(
            "no-tournaments", f"{book.name} has no tournaments: its rulebook does not describe them.", ()
        )
    house_posts = rules.ante_by.value == "big_blind"
    for_all = house_posts if structure.ante_by == "as_the_house" else structure.ante_by == "big_blind"
    game = structure.game or next(iter(book.games))
    price = structure.price
    split = price_of(book.prizes, _kind(structure), price.whole_cents)
    own_lengths = any(level.seconds for level in structure.levels)
    return TournamentTerms(
        **terms_alike(structure),
        id=id,
        house=book.id,
        game=game,
        seats=min(structure.seats, most_seats(book, game)),
        levels=levels_of(structure, for_all=for_all),
        buy_in=split.pool if price.whole_cents else price.pool_cents,
        fee=split.fee if price.whole_cents else price.fee_cents,
        level_ms=0 if structure.level_hands else SECOND_MS * (structure.level_seconds or rules.level_seconds.value),
        most=structure.entries.most or AS_MANY_AS_COME,
        late_chips=tuple([
            LateChips(row.after_level, structure.chips_behind(row)) for row in structure.late_chips
        ]),
        colour_ups=tuple([
            ColourUp(level, small, next(chip for chip in structure.chips if chip > small))
            for level, small in structure.colour_ups()
        ]),
        hourly_breaks=not structure.pauses,
        lengths_ms=tuple([SECOND_MS * level.seconds for level in structure.levels]) if own_lengths else (),
        withdrawal_seconds=_withdrawal(structure, book),
    )  # fmt: skip


def levels_of(structure: Structure, *, for_all: bool) -> tuple[Stakes, ...]:
    """What is posted and bet, level by level; ``for_all``: the big blind posts the ante for everybody."""
    return tuple([
        Stakes(
            level.small_blind, level.big_blind, level.ante, for_all and level.big_blind > 0, level.bring_in,
            level.small_bet, level.big_bet, level.point, number,
        )
        for number, level in enumerate(structure.levels, 1)
    ])  # fmt: skip


def _kind(structure: Structure) -> PriceKind:
    """Which table of fees a structure's price is looked up in: one table of two, of five, or any other."""
    if structure.seats == structure.entries.most == HEADS_UP:
        return "heads_up_sit_and_go"
    return (
        "five_handed_sit_and_go"
        if structure.seats == structure.entries.most == FIVE_HANDED
        else "multi_table"
    )


def _withdrawal(structure: Structure, book: Rulebook) -> int:
    """Until when who has entered may withdraw, as in the terms."""
    assert book.course is not None, "a house with tournaments has their course"
    if not structure.withdrawal.allowed:
        return NOBODY_WITHDRAWS
    return structure.withdrawal.seconds_before or book.course.withdrawal_seconds.value
