"""Time charges: payment by time, where staff take no rake or no drop from the pots (CH-1.71, CH-7.11)."""

from dataclasses import dataclass
from typing import Final

from cardroom.cash.cash_commands import ChargeByTime
from cardroom.cash.jackpot.drop import FUND, is_covered
from cardroom.cash.money_moves import Charged
from cardroom.cash.till import Till
from cardroom.rules import Refused
from cardroom.table.events import SeatCharge, TimeCharged, TimeChargeSet
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import Seats
from cardroom.table.model.hand_positions import Placing
from cardroom.table.model.table_state import State
from cardroom.table.values.kinds import ChargeKind

RAKE: Final = "rake"
JACKPOT: Final = "jackpot"


@dataclass(frozen=True, slots=True)
class Charge:
    """A charge that a table may pay by time instead of from its pots: ``amount`` for every ``seconds`` begun."""

    what: ChargeKind
    amount: int
    seconds: int
    in_force: bool
    clauses: tuple[str, ...] = ()


def charge_by_time(till: Till, state: State, command: ChargeByTime, now_ms: int, decided: Decided) -> None:
    """Carry out staff's decision for this table, from its next hand on; time that is paid for is not charged again.

    Refuses "no-time-charge" for what the house does not charge by time, or not by this time.
    """
    put_in_force(till, command.what, command.seconds, decided)


def put_in_force(till: Till, what: ChargeKind, seconds: int, decided: Decided) -> None:
    """From the next hand on, charge `what` per period of `seconds`; 0: from the pots again."""
    amount, clauses = charge_for(till, what, seconds)
    others = tuple([one for one in till.by_time if one[0] != what])
    till.by_time = (*others, (what, amount, seconds)) if seconds else others
    decided.tell(TimeChargeSet(what, amount if seconds else 0, seconds, clauses))


def charges_of(till: Till) -> tuple[Charge, ...]:
    """The time charges that the house has for this table, one for each period, with those in force marked."""
    return tuple(
        [
            Charge(what, amount, seconds, (what, amount, seconds) in till.by_time, _known(till, what)[1])
            for what in (RAKE, JACKPOT)
            for seconds, amount in sorted(_known(till, what)[0].items())
            if amount
        ]
    )


def charges_in_force(till: Till) -> tuple[Charge, ...]:
    """The time charges in force at this table, even if the house no longer has them."""
    return tuple(
        [Charge(what, amount, seconds, True, _known(till, what)[1]) for what, amount, seconds in till.by_time]
    )


def charge_for(till: Till, what: ChargeKind, seconds: int) -> tuple[int, tuple[str, ...]]:
    """The amount charged for a period of ``seconds``, and the clauses for it. Refuses "no-time-charge"."""
    known, clauses = _known(till, what)
    amount = known.get(seconds, 0)
    if any(known.values()) and (amount or seconds == 0):
        return amount, clauses
    message = f"This house has no charge for {what} by {seconds} seconds."
    raise Refused("no-time-charge", message, clauses, {"what": what, "seconds": seconds})


def _known(till: Till, what: ChargeKind) -> tuple[dict[int, int], tuple[str, ...]]:
    """The amounts of a charge by their periods in seconds, and the clauses behind them."""
    rules = till.book.rake
    if what == RAKE:
        return {rules.hourly_period_seconds.value: rules.hourly_cents.value}, rules.hourly_cents.clauses
    jackpot = till.book.jackpot
    if jackpot is None:
        return {}, ()
    is_played = any(is_covered(jackpot, deal) for deal in till.terms.games)
    rows = jackpot.hourly.value if is_played else ()
    return {row.seconds: row.amount_cents for row in rows}, jackpot.hourly.clauses


def charge(till: Till, seats: Seats, placing: Placing, now_ms: int, decided: Decided) -> bool:
    """Take the charges due from the seats of the next hand, none above its stack; whether anybody paid."""
    paid = False
    for what, amount, seconds in till.by_time:
        until_ms = now_ms + seconds * 1000
        if what == RAKE:
            due = [
                number for number in placing.seats if till.purse(seats[number].player).paid_until_ms <= now_ms
            ]
            owed = dict.fromkeys(due, amount)
            for number in due:
                till.purse(seats[number].player).paid_until_ms = until_ms
        elif till.table_paid_until_ms <= now_ms:
            owed = equal_parts(amount, placing.seats)
            till.table_paid_until_ms = until_ms
        else:
            continue
        paid = _take(seats, what, owed, charge_for(till, what, seconds)[1], decided) or paid
    return paid


def equal_parts(amount: int, seats: tuple[int, ...]) -> dict[int, int]:
    """Divide an amount over the seats dealt in, from the dealer's left; odd units fall to the first ones (reading)."""
    share, odd = divmod(amount, len(seats))
    return {number: share + (place < odd) for place, number in enumerate(seats)}


def _take(
    seats: Seats, what: ChargeKind, owed: dict[int, int], clauses: tuple[str, ...], decided: Decided
) -> bool:
    paid: list[SeatCharge] = []
    for number, amount in owed.items():
        seat = seats[number]
        part = min(amount, seat.stack)
        if part:
            seat.stack -= part
            decided.move(Charged(seat.player, part, "" if what == RAKE else FUND))
            paid.append(SeatCharge(number, part, seat.stack))
    if paid:
        decided.tell(TimeCharged(what, tuple(paid), clauses))
    return bool(paid)
