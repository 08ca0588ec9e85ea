"""The structure of a tournament that was announced: to make another like it."""

from itertools import chain

from cardroom.rules import Refused
from cardroom.table.values.time_units import SECOND_MS
from cardroom.tournament.structures.structure import FewerChips, Structure, StructureLevel
from cardroom.tournament.structures.structure_pairs import structure_alike, structure_from
from cardroom.tournament.tournament_terms import AS_MANY_AS_COME, NOBODY_WITHDRAWS, TournamentTerms


def structure_of(terms: TournamentTerms) -> Structure:
    """The structure that makes these terms: `terms_of` it, at the house and by its rulebook, gives them again.

    What a structure does not have, as its start, its target and its conditions, is left out. Refuses "nothing-to-copy" for
    HexaPro, whose terms are the house's own.
    """
    if terms.hexapro:
        raise Refused(
            "nothing-to-copy", "HexaPro is played by the house's own terms: there is nothing to copy."
        )
    alike = structure_alike(terms)
    alike |= {
        "game": terms.game,
        "seats": terms.seats,
        "levels": _levels(terms),
        "level_seconds": terms.level_ms // SECOND_MS,
        "ante_by": "big_blind" if any(level.ante_for_all for level in terms.levels) else "each",
        "chips": _chips(terms),
        "price.pool_cents": terms.buy_in,
        "price.fee_cents": terms.fee,
        "entries.most": terms.most if terms.most < AS_MANY_AS_COME else 0,
        "late_chips": tuple([FewerChips(row.after_level, row.chips) for row in terms.late_chips]),
        "withdrawal.allowed": terms.withdrawal_seconds != NOBODY_WITHDRAWS,
        "withdrawal.seconds_before": max(0, terms.withdrawal_seconds),
    }
    return structure_from(alike)


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
    """The chips of its set, and those that are exchanged in its course, the smallest first: on others nothing depends."""
    raced = chain.from_iterable([(one.old, one.new) for one in terms.colour_ups])
    return tuple(sorted({*raced, *[one.value for one in terms.chip_set]}))
