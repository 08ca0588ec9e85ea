"""The vouchers of a prize that is lost again: which are void, and what of them is still owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cardroom.room.hosting.owner import Ruled
from cardroom.room.tournaments.envelopes import DisqualifiedAtDesk
from cardroom.room.tournaments.receipts import Numbers, Voucher, keeping
from cardroom.rules.refused import Refused
from cardroom.tournament.play.tournament_commands import Disqualify


class Lost(NamedTuple):
    """A lost prize by its vouchers: those that are void, and what of it was paid in cash that does not come back."""

    vouchers: tuple[Voucher, ...]
    gone: int


def lost_of(vouchers: Sequence[Voucher], cents: int, *, cash_gone: bool) -> Lost:
    """Find the vouchers of a prize of so many cents: that of the place first, then those of a better place.

    Refuses "prize-paid-out" with the voucher that was paid in cash, unless staff say that the cash does not come back.
    """
    found, gone, left = [], 0, cents
    for one in sorted(vouchers, key=lambda one: (not one.place, one.number)):
        if left <= 0:
            break
        if one.settled == "cash":
            if not cash_gone:
                words = f"That prize was paid in cash: take it back first (voucher {one.number})."
                args = {"number": one.number, "amount": one.cents, "player": one.player}
                raise Refused("prize-paid-out", words, args=args)
            gone += min(left, one.cents)
        else:
            found.append(one)
        left -= one.cents
    return Lost(tuple(found), gone)


def voided(tournament: str, numbers: Numbers, command: DisqualifiedAtDesk, now_ms: int, ruled: Ruled) -> None:
    """Void the vouchers of a disqualified player, and write another one for what staff have left of them."""
    wish, ask = command.ask.wish, command.ask
    assert isinstance(wish, Disqualify), "it is what this envelope carries"
    for one in command.vouchers:
        void = replace(one, settled="void", by=wish.by, settled_ms=now_ms)
        ruled.changes.append(keeping(tournament, void))
    rest = sum(one.cents for one in command.vouchers) - (ask.cents + ask.more_cents - command.gone)
    if command.vouchers and rest > 0:
        first = command.vouchers[0]
        ruled.changes.append(
            numbers.voucher(
                tournament, wish.player, first.kind, rest, now_ms, first.place if wish.kept else 0
            )
        )
