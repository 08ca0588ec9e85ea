"""Values of a structure that are sound one by one and contradict each other."""

from collections.abc import Iterator
from itertools import pairwise

from cardroom.rules.places import Path
from cardroom.tournament.structures.structure import Structure

WHOLE = 10_000
Fault = tuple[Path, str]
"""Where it is, and what to do about it."""


def contradictions(structure: Structure) -> Iterator[Fault]:
    """Everything that does not fit together, each with its place."""
    for check in (_levels, _periods, _chips, _money, _payouts):
        yield from check(structure)


def _levels(structure: Structure) -> Iterator[Fault]:
    levels = structure.levels
    if not levels:
        yield ("levels",), "names no level: there must be one at least"
        return
    for number, (before, level) in enumerate(pairwise(levels), 1):
        if level.unit < before.unit:
            yield ("levels", number), f"has bets of {level.unit} behind {before.unit}: levels rise"
    for number, level in enumerate(levels):
        if level.small_blind > level.big_blind:
            yield (
                ("levels", number),
                f"has a small blind of {level.small_blind} above its big blind, {level.big_blind}",
            )
        if not level.unit:
            yield (
                ("levels", number),
                "has no blinds, no bets, no ante and no point: nothing would be played for",
            )
        if level.small_bet and level.big_bet and level.big_bet < level.small_bet:
            yield (
                ("levels", number),
                f"has a larger bet of {level.big_bet} below its smaller one, {level.small_bet}",
            )
        if level.small_bet and level.bring_in > level.small_bet:
            yield (
                ("levels", number),
                f"has a bring-in of {level.bring_in} above its smaller bet, {level.small_bet}",
            )
        if level.big_blind and level.ante > level.big_blind:
            yield ("levels", number), f"has an ante of {level.ante} above its big blind, {level.big_blind}"
    if structure.stack < levels[0].unit:
        yield ("stack",), f"does not reach for the first bet, {levels[0].unit}"
    if structure.level_seconds and structure.level_hands:
        yield ("level_hands",), "stands beside level_seconds: a level goes by time or by hands"
    if structure.level_hands and any(level.seconds for level in levels):
        yield (
            ("level_hands",),
            "stands beside levels with seconds of their own: a level goes by time or by hands",
        )


def _periods(structure: Structure) -> Iterator[Fault]:
    last = len(structure.levels)
    for name, until in (("late", structure.late.until_level), ("rebuys", structure.rebuys.until_level)):
        if until > last:
            yield (name, "until_level"), f"is {until}, and there are {last} levels"
    if structure.late.re_entries and not structure.late.until_level:
        yield ("late", "re_entries"), "needs until_level: until when somebody may enter again"
    if structure.late.re_entries_per_entry >= 0 and not structure.late.re_entries:
        yield ("late", "re_entries_per_entry"), "needs re_entries: nobody enters again"
    if structure.rebuys.chips and not structure.rebuys.until_level:
        yield ("rebuys", "until_level"), "is missing: until when chips can be bought"
    for place, pause in enumerate(structure.pauses):
        if not 1 <= pause.after_level <= last or not pause.seconds:
            yield ("pauses", place), f"must be behind one of the {last} levels and last a second or more"
    behind = [pause.after_level for pause in structure.pauses]
    if len(set(behind)) < len(behind):
        yield ("pauses",), "has two breaks behind one level"
    if structure.withdrawal.seconds_before and not structure.withdrawal.allowed:
        yield ("withdrawal", "seconds_before"), "stands beside allowed = false: then nobody withdraws"
    if structure.entries.most and structure.entries.most < structure.entries.least:
        yield ("entries", "most"), f"is below least, {structure.entries.least}"


def _chips(structure: Structure) -> Iterator[Fault]:
    chips = structure.chips
    if not chips:
        return
    if list(chips) != sorted(set(chips)):
        yield ("chips",), "rises from the smallest chip, each value once"
        return
    for small, larger in pairwise(chips):
        if larger % small:
            yield ("chips",), f"has {larger}, which is not worth a whole number of chips of {small}"
    amounts = [
        ("stack", structure.stack),
        ("rebuys", structure.rebuys.chips),
        ("add_on", structure.add_on.chips),
    ]
    for name, amount in amounts:
        if amount % chips[0]:
            yield (name,), f"{amount} cannot be paid with chips of {chips[0]} and more"
    for number, level in enumerate(structure.levels):
        if any(amount % chips[0] for amount in level.amounts):
            yield ("levels", number), f"cannot be paid with chips of {chips[0]} and more"


def _money(structure: Structure) -> Iterator[Fault]:
    price, pool = structure.price, structure.pool
    if price.whole_cents and (price.pool_cents or price.fee_cents or price.most_pool_cents):
        yield (
            ("price", "whole_cents"),
            "stands beside pool_cents, fee_cents or most_pool_cents: the house splits it",
        )
    if price.most_pool_cents and price.most_pool_cents < price.pool_cents:
        yield ("price", "most_pool_cents"), f"is below pool_cents, {price.pool_cents}"
    if price.most_pool_cents and not price.pool_cents:
        yield ("price", "pool_cents"), "is missing: the least that players may pay"
    if price.bounty_cents % price.bounty_chip_cents:
        yield ("price", "bounty_chip_cents"), f"does not divide bounty_cents, {price.bounty_cents}"
    if pool.progressive and not price.bounty_cents:
        yield ("pool", "progressive"), "needs price.bounty_cents: there is no bounty"
    if pool.bounty_left_basis_points and not pool.progressive:
        yield (
            ("pool", "bounty_left_basis_points"),
            "needs progressive = true: only then is a part left on a head",
        )
    parts = sum(prize.basis_points for prize in structure.special) + pool.carried_basis_points
    if parts > WHOLE:
        yield ("special",), f"takes {parts} of {WHOLE} parts of the pool, with what is carried on"
    for place, prize in enumerate(structure.special):
        if bool(prize.cents) == bool(prize.basis_points):
            yield ("special", place), "is an amount (cents) or a part of the pool (basis_points), one of them"
        if (prize.feat == "first_to_reach_chips") != bool(prize.chips):
            yield (
                ("special", place),
                "says how many chips (chips) where it is for reaching them, and only there",
            )


def _payouts(structure: Structure) -> Iterator[Fault]:
    rows = structure.payouts
    entries = [row.entries for row in rows]
    if rows and (entries != sorted(set(entries)) or entries[0] > structure.entries.least):
        yield ("payouts",), f"rises by entries, from no more than the least, {structure.entries.least}"
    for place, row in enumerate(rows):
        if sum(row.by_place) != WHOLE or list(row.by_place) != sorted(row.by_place, reverse=True):
            yield (
                ("payouts", place),
                f"must fall from the first place and come to {WHOLE}, not {sum(row.by_place)}",
            )
        elif len(row.by_place) > row.entries:
            yield ("payouts", place), f"pays {len(row.by_place)} places of {row.entries} entries"
    if rows and structure.pool.ticket_cents:
        yield ("payouts",), "stands beside pool.ticket_cents: a satellite pays tickets"
