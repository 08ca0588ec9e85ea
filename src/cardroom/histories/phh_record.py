"""A recorded hand as a PHH document. What the viewer does not know is written ``??``."""

from datetime import UTC, datetime
from decimal import Decimal

from cardroom.histories.actions import (
    Action,
    CheckOrCall,
    DealBoard,
    DealHole,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.amounts import Amount, to_amount
from cardroom.histories.faults import BrokenHistory
from cardroom.histories.phh import PhhHand
from cardroom.histories.record import CENTS, RecordedHand
from cardroom.histories.toml import Value
from cardroom.histories.variants import STANDARD, variant_of
from cardroom.table.events import (
    AntePosted,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Folded,
    HandShown,
    HandVoided,
    HoleDealt,
    PotAwarded,
    Raised,
)


def to_phh(hand: RecordedHand) -> PhhHand:
    """The hand as a document of the format.

    Raises:
        BrokenHistory: the game has no code.
    """
    start = hand.start
    variant = variant_of(hand.table.deal, start.form)
    if variant is None:
        raise BrokenHistory("game", f"PHH has no code for {hand.table.deal} {start.form}")
    count = len(start.seats)
    antes, blinds = _posted(hand)
    return PhhHand(
        variant=variant,
        antes=_written(antes, count),
        blinds_or_straddles=_written(blinds, count),
        starting_stacks=tuple(money(seat.stack) for seat in start.seats),
        actions=tuple(action.text() for action in _actions(hand)),
        amounts=_bet_sizes(hand),
        other=_particulars(hand, variant),
    )


def money(cents: int) -> Amount:
    """Cents as an amount of the currency: 2540 is 25.4."""
    return to_amount(cents, CENTS)


def _written(by_player: list[int], count: int) -> tuple[Amount, ...]:
    """Antes or blinds in the order the format wants: heads-up the dealer's comes first."""
    return tuple(money(cents) for cents in (by_player[::-1] if count == 2 else by_player))


def _posted(hand: RecordedHand) -> tuple[list[int], list[int]]:
    players = hand.players
    antes, blinds = [0] * len(players), [0] * len(players)
    for event in hand.events:
        if isinstance(event, AntePosted):
            antes[players[event.seat]] += event.amount
        elif isinstance(event, BlindPosted):
            blinds[players[event.seat]] += event.amount
    return antes, blinds


def _bet_sizes(hand: RecordedHand) -> dict[str, Amount]:
    big_blind = money(hand.table.big_blind)
    if hand.start.form == "fixed_limit":
        return {"small_bet": big_blind, "big_bet": big_blind * 2}
    return {"min_bet": big_blind}


def _actions(hand: RecordedHand) -> list[Action]:
    players, known = hand.players, hand.known_cards()
    shown: set[int] = set()
    actions: list[Action] = []
    mucked = False
    for event in hand.events:
        match event:
            case HoleDealt():
                unknown = ("??",) * len(event.places)
                actions.append(DealHole(players[event.seat], known.get(event.seat, unknown)))
            case BoardDealt():
                actions.append(DealBoard(event.cards))
            case Folded():
                actions.append(Fold(players[event.seat]))
            case Checked() | Called():
                actions.append(CheckOrCall(players[event.seat]))
            case Bet() | Raised():
                actions.append(RaiseTo(players[event.seat], money(event.bet)))
            case HandShown():
                shown.add(event.seat)
                actions.append(ShowOrMuck(players[event.seat], event.cards))
            case PotAwarded() if not mucked:
                mucked = True
                live = hand.live_seats()
                if len(live) > 1:
                    actions.extend(ShowOrMuck(players[seat], None) for seat in live if seat not in shown)
    return actions


def _particulars(hand: RecordedHand, variant: str) -> dict[str, Value]:
    start = hand.start
    at = datetime.fromtimestamp(start.at_ms // 1000, UTC)
    fields: dict[str, Value] = {
        "players": [seat.name for seat in start.seats],
        "seats": [seat.seat for seat in start.seats],
        "seat_count": hand.table.seats,
        "hand": start.hand,
        "table": hand.table.name,
        "time": at.time(),
        "time_zone": "UTC",
        "day": at.day,
        "month": at.month,
        "year": at.year,
        "currency": hand.table.currency,
    }
    if hand.end is not None:
        stacks = {entry.seat: entry.stack for entry in hand.end.stacks}
        fields["finishing_stacks"] = [_toml(stacks.get(seat.seat, 0)) for seat in start.seats]
    if hand.rake:
        fields["_rake"] = _toml(hand.rake)
    if isinstance(hand.end, HandVoided):
        fields["_void"] = hand.end.reason
    if start.seal:
        fields["_seal"] = start.seal
    if variant not in STANDARD:
        fields["_variant"] = f"{hand.table.deal} {start.form}"
    return fields


def _toml(cents: int) -> int | Decimal:
    return money(cents)
