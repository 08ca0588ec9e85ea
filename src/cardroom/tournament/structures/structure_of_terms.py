"""The structure of a tournament that was announced: to make another like it."""

from itertools import chain

from cardroom.rules import Refused
from cardroom.table.values.time_units import SECOND_MS
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
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS, TournamentTerms

AS_MANY_AS_COME = 10_000
"""The most entries of terms whose structure sets no maximum."""


def structure_of(terms: TournamentTerms) -> Structure:
    """The structure that makes these terms: `terms_of` it, at the house and by its rulebook, gives them again.

    What a structure does not have, as its start, its target and its conditions, is left out. Refuses "nothing-to-copy" for
    HexaPro, whose terms are the house's own.
    """
    if terms.hexapro:
        raise Refused(
            "nothing-to-copy", "HexaPro is played by the house's own terms: there is nothing to copy."
        )
    rebuys, add_on = terms.rebuys, terms.add_on
    return Structure(
        name=terms.name,
        stack=terms.stack,
        levels=_levels(terms),
        game=terms.game,
        seats=terms.seats,
        level_seconds=terms.level_ms // SECOND_MS,
        level_hands=terms.level_hands,
        ante_by="big_blind" if any(level.ante_for_all for level in terms.levels) else "each",
        chips=_chips(terms),
        price=EntryPrice(
            terms.buy_in, terms.fee, terms.bounty, terms.most_buy_in, bounty_chip_cents=terms.bounty_chip
        ),
        entries=EntryLimits(terms.players, terms.most if terms.most < AS_MANY_AS_COME else 0),
        late=LateEntries(terms.late_levels, terms.re_entries, terms.re_entries_per_entry),
        late_chips=tuple([FewerChips(row.after_level, row.chips) for row in terms.late_chips]),
        withdrawal=Withdrawal(allowed=False)
        if terms.withdrawal_seconds == NOBODY_WITHDRAWS
        else Withdrawal(seconds_before=terms.withdrawal_seconds),
        rebuys=RebuysOffered(
            rebuys.chips, rebuys.price, rebuys.fee, rebuys.until_level, rebuys.most, rebuys.up_to
        )
        if rebuys is not None
        else RebuysOffered(),
        add_on=AddOnOffered(add_on.chips, add_on.price, add_on.fee) if add_on is not None else AddOnOffered(),
        pool=_pool(terms),
        pauses=tuple([Pause(one.level, one.seconds) for one in terms.breaks]),
        payouts=terms.payouts,
        special=tuple([FeatPrize(one.feat, one.cents, one.basis_points, one.chips) for one in terms.special]),
        days=tuple([DayPlanned(one.level, one.seconds, one.begins_seconds) for one in terms.days]),
        flights=tuple([FlightPlanned(one.name, one.begins_seconds) for one in terms.flights]),
        best_stack=terms.best_stack,
        shootout=ShootoutPlanned()
        if terms.shootout is None
        else ShootoutPlanned(True, terms.shootout.for_tables, terms.shootout.by_place),
        hand_for_hand=terms.hand_for_hand,
    )


def _levels(terms: TournamentTerms) -> tuple[StructureLevel, ...]:
    seconds = [length // SECOND_MS for length in terms.lengths_ms] or [0] * len(terms.levels)
    return tuple([
        StructureLevel(
            level.big_blind, level.small_blind, level.ante, lasts, level.bring_in, level.small_bet, level.big_bet,
            level.point,
        )
        for level, lasts in zip(terms.levels, seconds, strict=True)
    ])  # fmt: skip


def _chips(terms: TournamentTerms) -> tuple[int, ...]:
    """The chips that are exchanged in the tournament's course, the smallest first: of larger ones nothing depends."""
    return tuple(sorted(set(chain.from_iterable([(one.old, one.new) for one in terms.colour_ups]))))


def _pool(terms: TournamentTerms) -> PoolTerms:
    return PoolTerms(
        added_cents=terms.added,
        guarantee_cents=terms.guarantee,
        carried_basis_points=terms.carried,
        takes_carried=terms.takes_carried,
        ticket_cents=terms.ticket,
        ticket_days=terms.ticket_days,
        progressive=terms.progressive,
        bounty_left_basis_points=terms.bounty_left,
        share_basis_points=terms.pool_share,
    )
