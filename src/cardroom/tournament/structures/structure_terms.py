"""A structure as the terms that a tournament is played by."""

from msgspec.structs import replace

from cardroom.rules import Refused, Rulebook
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.time_units import SECOND_MS
from cardroom.tournament.book import HEADS_UP
from cardroom.tournament.prizes.fees import PriceKind, price_of
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.tables.tournament_table import most_seats
from cardroom.tournament.tournament_terms import (
    NOBODY_WITHDRAWS,
    AddOn,
    BreakAfter,
    ColourUp,
    Day,
    Flight,
    LateChips,
    Rebuys,
    Shootout,
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
    price, bought, add_on = structure.price, structure.rebuys, structure.add_on
    split = price_of(book.prizes, _kind(structure), price.whole_cents)
    own_lengths = any(level.seconds for level in structure.levels)
    terms = TournamentTerms(
        id=id,
        name=structure.name,
        house=book.id,
        game=game,
        seats=min(structure.seats, most_seats(book, game)),
        stack=structure.stack,
        levels=levels_of(structure, for_all=for_all),
        buy_in=split.pool if price.whole_cents else price.pool_cents,
        fee=split.fee if price.whole_cents else price.fee_cents,
        added=structure.pool.added_cents,
        level_hands=structure.level_hands,
        level_ms=0 if structure.level_hands else SECOND_MS * (structure.level_seconds or rules.level_seconds.value),
        players=structure.entries.least,
        most=structure.entries.most or 10_000,
        late_levels=structure.late.until_level,
        re_entries=structure.late.re_entries,
        late_chips=tuple([
            LateChips(row.after_level, structure.chips_behind(row)) for row in structure.late_chips
        ]),
        rebuys=Rebuys(
            bought.chips, bought.pool_cents, bought.until_level, bought.most, bought.up_to, fee=bought.fee_cents
        )
        if bought.chips
        else None,
        add_on=AddOn(add_on.chips, add_on.pool_cents, fee=add_on.fee_cents) if add_on.chips else None,
        colour_ups=tuple([
            ColourUp(level, small, next(chip for chip in structure.chips if chip > small))
            for level, small in structure.colour_ups()
        ]),
        breaks=tuple([BreakAfter(pause.after_level, pause.seconds) for pause in structure.pauses]),
        hourly_breaks=not structure.pauses,
        lengths_ms=tuple([SECOND_MS * level.seconds for level in structure.levels]) if own_lengths else (),
        guarantee=structure.pool.guarantee_cents,
        payouts=structure.payouts,
        special=tuple([SpecialPrize(one.feat, one.cents, one.basis_points, one.chips) for one in structure.special]),
        carried=structure.pool.carried_basis_points,
        takes_carried=structure.pool.takes_carried,
        ticket=structure.pool.ticket_cents,
        ticket_days=structure.pool.ticket_days,
        bounty=price.bounty_cents,
        bounty_chip=price.bounty_chip_cents,
        progressive=structure.pool.progressive,
        bounty_left=structure.pool.bounty_left_basis_points,
        pool_share=structure.pool.share_basis_points,
        re_entries_per_entry=structure.late.re_entries_per_entry,
        most_buy_in=price.most_pool_cents,
        withdrawal_seconds=_withdrawal(structure, book),
    )  # fmt: skip
    return _with_days(structure, terms)


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


def _with_days(structure: Structure, terms: TournamentTerms) -> TournamentTerms:
    """The same with its days and flights, or as a shootout."""
    shootout = structure.shootout
    return replace(
        terms,
        days=tuple([Day(one.until_level, one.seconds, one.begins_seconds) for one in structure.days]),
        flights=tuple([Flight(one.name, one.begins_seconds) for one in structure.flights]),
        best_stack=structure.best_stack,
        hand_for_hand=structure.hand_for_hand,
        shootout=Shootout(shootout.tables_basis_points, shootout.by_place) if shootout.played else None,
    )
