"""The rake and the drops of one hand, by the house's rulebook."""

from dataclasses import dataclass

from cardroom.cash.jackpot.drop import drop_of
from cardroom.games import Game
from cardroom.rules import Rulebook, Stake
from cardroom.rules.decisions import Rake
from cardroom.table.values.kinds import ChargeKind
from cardroom.table.values.takes import Take

WHOLE = 10_000
"""Basis points in the whole."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A fixed amount for a fund, from a hand that goes on beyond its first round (CH-7.10, CK-H.5)."""

    fund: str
    amount: int
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """The amounts taken from each pot, main pot first: the rake, and each drop."""

    rake: list[int]
    drops: list[tuple[Drop, list[int]]]

    def all(self) -> list[int]:
        """The total taken from each pot."""
        sums = list(self.rake)
        for _, parts in self.drops:
            sums = [total + part for total, part in zip(sums, parts, strict=True)]
        return sums


@dataclass(frozen=True, slots=True)
class HandRake:
    """The rake terms of one hand: percentage (in basis points), minimum, cap, drops, and the clauses behind them.

    Amounts are counted in ``unit``: rounded to the nearest one, a half upwards, or to full ones (``is_full_units``).
    ``first_round`` is paid by a hand that ended in its first round. ``is_by_beginning``: each unit of rake comes from
    the pot in which the money that earns it begins, and drops come from the first pots that can pay them; else the pots
    bear both by size.

    The engine calls ``take`` once, when no more chips can come into the pots and uncalled bets are back.
    """

    basis_points: int
    minimum: int
    cap: int
    first_round: int
    clauses: tuple[str, ...]
    unit: int = 1
    is_full_units: bool = False
    is_by_beginning: bool = False
    drops: tuple[Drop, ...] = ()

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        """The total taken from each pot, main pot first, drops included."""
        return self.parts(pots, saw_flop).all()

    def parts(self, pots: list[int], saw_flop: bool) -> Taken:
        """The rake and each drop, by pot. A hand that ended in its first round pays no drop (CH-1.70, CH-7.10)."""
        amount = self.amount(sum(pots), saw_flop)
        if self.is_by_beginning and saw_flop:
            rake = by_beginning(amount, pots, self.unit, self.unit * WHOLE // max(1, self.basis_points))
        else:
            rake = in_order(amount, pots) if self.is_by_beginning else split(amount, pots, self.unit)
        left = [pot - part for pot, part in zip(pots, rake, strict=True)]
        drops: list[tuple[Drop, list[int]]] = []
        for drop in self.drops if saw_flop else ():
            if sum(left) >= drop.amount:
                by_order = self.is_by_beginning
                parts = in_order(drop.amount, left) if by_order else split(drop.amount, left, self.unit)
                left = [pot - part for pot, part in zip(left, parts, strict=True)]
                drops.append((drop, parts))
        return Taken(rake, drops)

    def takes(self, taken: list[int], pots: list[int], saw_flop: bool) -> tuple[Take, ...]:
        """The rake, if there is any, then each drop."""
        if not self.drops:
            return (Take(taken, self.clauses),)
        parts = self.parts(pots, saw_flop)
        rake = (Take(parts.rake, self.clauses),) if sum(parts.rake) else ()
        return rake + tuple([Take(part, drop.clauses, drop.fund) for drop, part in parts.drops])

    def amount(self, total: int, saw_flop: bool) -> int:
        """The rake: percentage in whole units, minimum, cap (CO-RAKE.2, CO-RAKE.7, CH-1.67, CH-1.68, CK-H.5)."""
        if total <= 0 or self.basis_points == 0:
            return 0
        if not saw_flop:
            return min(self.first_round, self.cap, total)
        earned, whole = total * self.basis_points, WHOLE * self.unit
        units = earned // whole if self.is_full_units else (earned + whole // 2) // whole
        return min(max(units * self.unit, self.minimum), self.cap, total)


def split(amount: int, pots: list[int], unit: int = 1) -> list[int]:
    """Split ``amount`` over the pots by size, in whole units: pots hold chips, and a chip is not cut.

    Odd units go by largest remainder, ties to the earlier pot (reading A7), among pots that hold another unit; a rest
    below one unit comes from the first pot that has it.
    """
    total = sum(pots)
    if amount == 0 or total == 0:
        return [0] * len(pots)
    units, rest = divmod(amount, unit)
    shares = [units * pot // total for pot in pots]
    # sorted() is stable: of equal remainders the earlier pot, the main pot first, comes first.
    by_remainder = sorted(range(len(pots)), key=lambda place: -(units * pots[place] % total))
    with_room = [place for place in by_remainder if pots[place] >= (shares[place] + 1) * unit]
    for place in with_room[: units - sum(shares)]:
        shares[place] += 1
    parts = [share * unit for share in shares]
    left = [pot - part for pot, part in zip(pots, parts, strict=True)]
    # Units that no pot holds as a whole any more are cut, so that small pots bear no more than their share of these.
    cut = split((units - sum(shares)) * unit, left)
    left = [pot - part for pot, part in zip(left, cut, strict=True)]
    more = in_order(rest, left)
    return [sum(each) for each in zip(parts, cut, more, strict=True)]


def in_order(amount: int, pots: list[int]) -> list[int]:
    """Take ``amount`` from the pots in the order in which they formed, each as far as it goes."""
    parts: list[int] = []
    for pot in pots:
        parts.append(min(amount, pot))
        amount -= parts[-1]
    return parts


def by_beginning(amount: int, pots: list[int], unit: int, earned_by: int) -> list[int]:
    """Take ``amount`` in units, each from the pot in which the ``earned_by`` that earns it begins (CH-1.68).

    If that pot holds too little, the rest comes from the next pots, and last from the earlier ones (reading).
    """
    parts = [0] * len(pots)
    for number in range(-(-amount // unit)):
        begins, due = number * earned_by, min(unit, amount - number * unit)
        first = next(place for place in range(len(pots)) if begins < sum(pots[: place + 1]))
        for place in (*range(first, len(pots)), *range(first - 1, -1, -1)):
            part = min(due, pots[place] - parts[place])
            parts[place] += part
            due -= part
        assert due == 0, "the cap and the total bound a rake"
    return parts


def hand_rake(
    book: Rulebook,
    stake: Stake,
    dealt_in: int,
    game: Game | None = None,
    by_time: frozenset[ChargeKind] = frozenset(),
) -> HandRake | None:
    """The rake terms of a hand of ``game`` at ``stake`` started with ``dealt_in`` players, None if nothing is taken.

    ``by_time`` names what the table's players pay by time instead: ``rake``, ``jackpot`` (CH-1.71, CH-7.11).
    """
    drops = drops_of(book, stake, dealt_in, game, by_time)
    percent = 0 if "rake" in by_time else stake.rake_basis_points
    if percent == 0 and not drops:
        return None
    rules = book.rake
    cap, clauses = (
        stake.rake_cap_cents,
        rules.taken_from.clauses + rules.by_stake.clauses + rules.rounding.clauses,
    )
    if dealt_in <= rules.short_handed_players.value:
        cap = short_handed_cap(rules, stake)
        clauses += rules.short_handed_caps.clauses + rules.short_handed_counts.clauses
    takes_fixed = rules.before_flop.value == "fixed_amount"
    if takes_fixed:
        clauses += rules.before_flop.clauses
    return HandRake(
        basis_points=percent,
        minimum=rules.minimum_cents.value,
        cap=cap,
        first_round=rules.first_round_cents.value if takes_fixed else 0,
        clauses=tuple(dict.fromkeys(clauses)),
        unit=rules.unit_cents.value,
        is_full_units=rules.rounding.value == "full_units",
        is_by_beginning=rules.split_over_pots.value == "where_each_unit_begins",
        drops=drops,
    )


def drops_of(
    book: Rulebook, stake: Stake, dealt_in: int, game: Game | None, by_time: frozenset[ChargeKind]
) -> tuple[Drop, ...]:
    """The drops of a hand: the jackpot's, and the house's bonus drops from hands that are raked."""
    if game is None:
        return ()
    found: list[Drop] = []
    if book.jackpot is not None and "jackpot" not in by_time:
        found += [Drop(*drop) for drop in drop_of(book.jackpot, game.code, dealt_in)]
    if stake.rake_basis_points:
        bonus = book.rake.bonus_drops
        is_high_low = {share.is_low for share in game.shares} == {True, False}
        for row in bonus.value:
            if row.when == "every_game" or is_high_low:
                found.append(Drop(row.fund, row.amount_cents, bonus.clauses))
    return tuple(found)


def short_handed_cap(rules: Rake, stake: Stake) -> int:
    """The cap printed for these blinds, or for the largest smaller ones marked "or larger" (CO-RAKE.8).

    A stake without a row keeps its own cap.
    """
    blinds = (stake.small_blind_cents, stake.big_blind_cents)
    rows = rules.short_handed_caps.value
    for row in rows:
        if (row.small_blind_cents, row.big_blind_cents) == blinds:
            return row.cap_cents
    larger = [row for row in rows if row.or_larger and row.big_blind_cents < stake.big_blind_cents]
    return max(larger, key=lambda row: row.big_blind_cents).cap_cents if larger else stake.rake_cap_cents
