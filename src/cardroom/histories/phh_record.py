"""A recorded hand as a PHH document. What the viewer does not know is written ``??``."""

from collections.abc import Sequence
from datetime import UTC, datetime
from decimal import Decimal

from cardroom.games import OFFERED, Game
from cardroom.histories.history_amounts import Amount, to_amount
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.owed import owed_in
from cardroom.histories.phh import BOARD_RUNS, BOMB_POT, CHIP, DEAD_BLIND, HOUSE, OFFER, SHOWN, PhhHand, Value
from cardroom.histories.phh_actions import (
    Action,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    Discard,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.phh_fields import ChipsLeft, are_trimmed, blinds_written, dead_field
from cardroom.histories.record import RecordedHand
from cardroom.histories.seen_cards import SeenCards
from cardroom.histories.unwritten import check_written
from cardroom.histories.variants import STANDARD, variant_of
from cardroom.table.events import (
    AnyEvent,
    Bet,
    BoardDealt,
    BringInPosted,
    Called,
    Checked,
    CommunityCardDealt,
    Completed,
    Discarded,
    Drew,
    Folded,
    HandMucked,
    HandShown,
    HandVoided,
    HoleDealt,
    HoleSeen,
    OfferedUp,
    OfferRefused,
    PotAwarded,
    Raised,
    StoodPat,
    UpCardDealt,
)
from cardroom.table.stacks_at_end import CHIPS_MOVED


class StreetLines:
    """The own cards of the street that is being dealt, until the next street or anything else that happens.

    If nobody can bet any more, streets follow each other with nothing in between: the next cards of a player who has
    all cards of a street belong to the next one.
    """

    def __init__(self, game: Game) -> None:
        self._sizes = [street.hole + street.up for street in game.streets if street.hole + street.up]
        self._street = 0
        self._dealing: dict[int, list[str]] = {}

    def deal(self, player: int, cards: Sequence[str]) -> list[DealHole]:
        """Cards for a player; the lines of the street before, if this is the first card of another one."""
        ended: list[DealHole] = []
        size = self._sizes[min(self._street, len(self._sizes) - 1)]
        if len(self._dealing.get(player, ())) + len(cards) > size:
            ended = self.end()
        self._dealing.setdefault(player, []).extend(cards)
        return ended

    def end(self) -> list[DealHole]:
        """Something else happens: the lines of the street, if one was being dealt."""
        lines = [DealHole(player, tuple(cards)) for player, cards in sorted(self._dealing.items())]
        self._street += bool(lines)
        self._dealing = {}
        return lines


def to_phh(hand: RecordedHand) -> PhhHand:
    """The hand as a document of the format.

    Raises:
        BrokenHistory: the format has no words for the hand.
    """
    check_written(hand, "phh")
    start, parts = hand.start, hand.table.parts
    deal, form = hand.game
    has_blinds = hand.table.big_blind > 0
    variant = variant_of(deal, form, has_blinds != (OFFERED[deal].opener is None) and not start.bomb_pot)
    if variant is None:
        raise BrokenHistory("game", f"PHH has no code for {deal} {form}")
    count = len(start.seats)
    owed = owed_in(hand)
    blinds = blinds_written(owed.blinds, owed.posts, owed.straddles)
    dead = [money(units, parts) for units in owed.dead]
    return PhhHand(
        variant=variant,
        antes=_written([ante + more for ante, more in zip(owed.antes, owed.dead, strict=True)], parts),
        blinds_or_straddles=_written(blinds, parts) if any(blinds) or OFFERED[deal].opener is None else (),
        starting_stacks=tuple(money(seat.stack, parts) for seat in start.seats),
        actions=tuple(action.text() for _, action in told_actions(hand)),
        amounts=_bet_sizes(hand, form),
        ante_trimming=are_trimmed(owed.antes, owed.dead),
        other=_particulars(hand, variant) | dead_field(dead, count),
    )


def money(units: int, parts: int) -> Amount:
    """Units as an amount of which each is one of so many ``parts``: 2540 cents are 25.4."""
    return to_amount(units, parts) if units >= 0 else -to_amount(-units, parts)


def _written(by_player: list[int], parts: int) -> tuple[Amount, ...]:
    """Antes or blinds in the order the format wants: heads-up the dealer's comes first."""
    return tuple(money(units, parts) for units in (by_player[::-1] if len(by_player) == 2 else by_player))


def _bet_sizes(hand: RecordedHand, form: str) -> dict[str, Amount]:
    table = hand.table
    sizes = {"min_bet": table.minimum_bet}
    if form == "fixed_limit":
        sizes = dict(zip(("small_bet", "big_bet"), table.bets, strict=True))
    if table.bring_in or not any((table.big_blind, OFFERED[table.deal].opener is None)):
        sizes["bring_in"] = table.bring_in
    return {name: money(units, table.parts) for name, units in sizes.items()}


def told_actions(hand: RecordedHand) -> list[tuple[int, Action]]:
    """The lines of a document, each with the index of the event that it follows."""
    seen = SeenCards(hand.events, hand.shown)
    players = hand.players
    shown: set[int] = set()
    actions: list[tuple[int, Action]] = []
    lines = StreetLines(OFFERED[hand.game[0]])
    chips = ChipsLeft([seat.stack for seat in hand.start.seats])
    mucked = False
    for index, event in enumerate(hand.events):
        told: list[Action] = []
        if isinstance(event, HoleDealt | UpCardDealt):
            told += lines.deal(players[event.seat], seen.of(index))
        elif not isinstance(event, HoleSeen):
            told += lines.end()
            if isinstance(event, HandShown | HandMucked):
                shown.add(event.seat)
            elif isinstance(event, PotAwarded) and not mucked:
                mucked = True
                live = hand.live_seats()
                if len(live) > 1:
                    told += [ShowOrMuck(players[seat], None) for seat in live if seat not in shown]
            if not (isinstance(event, Checked) and chips.only_bets(players[event.seat])):
                told += _told(event, players, seen.of(index), hand.table.parts)
            if isinstance(event, Folded):
                chips.folded.add(players[event.seat])
            elif isinstance(event, CHIPS_MOVED):
                chips.stacks[players[event.seat]] = event.stack
        actions += [(index, action) for action in told]
    return actions


def _told(event: AnyEvent, players: dict[int, int], cards: tuple[str, ...], parts: int) -> list[Action]:
    """The lines of one event; none for what a reader works out alone."""
    match event:
        case BoardDealt():
            return [DealBoard(event.cards)]
        case CommunityCardDealt():
            return [DealBoard((event.card,))]
        case Folded():
            return [Fold(players[event.seat])]
        case Checked() | Called():
            return [CheckOrCall(players[event.seat])]
        case Bet() | Raised() | Completed():
            return [RaiseTo(players[event.seat], money(event.bet, parts))]
        case BringInPosted():
            return [BringIn(players[event.seat])]
        case Discarded() | OfferRefused():
            return [Discard(players[event.seat], cards)]
        case StoodPat():
            return [Discard(players[event.seat], ())]
        case Drew() | OfferedUp():
            return [DealHole(players[event.seat], cards)]
        case HandShown():
            return [ShowOrMuck(players[event.seat], event.cards)]
        case HandMucked():
            return [ShowOrMuck(players[event.seat], None)]
        case _:
            return []


def _particulars(hand: RecordedHand, variant: str) -> dict[str, Value]:
    start, table, parts = hand.start, hand.table, hand.table.parts
    at = datetime.fromtimestamp(start.at_ms // 1000, UTC)
    fields: dict[str, Value] = {
        "players": list(hand.names.values()),
        "seats": [seat.seat for seat in start.seats],
        "seat_count": table.seats,
        "hand": start.hand,
        "table": table.name,
        "time": at.time(),
        "time_zone": "UTC",
        "day": at.day,
        "month": at.month,
        "year": at.year,
    }
    if table.currency and table.is_money:
        fields["currency"] = table.currency
    if table.tournament:
        fields |= {"event": table.tournament, "_level": table.level}
    if table.house:
        fields |= {HOUSE: table.house, OFFER: table.offer}
    if parts > 1:
        fields[CHIP] = money(table.chip, parts)
    if hand.end is not None:
        fields["finishing_stacks"] = [_toml(stack, parts) for stack in hand.stacks_at_end.values()]
    if hand.rake:
        fields["_rake"] = _toml(hand.rake, parts)
    if isinstance(hand.end, HandVoided):
        fields["_void"] = hand.end.reason
    if start.betting_button:
        # The next player after the second button begins the later rounds.
        seats = [seat.seat for seat in start.seats]
        first = next((seat for seat in sorted(seats) if seat > start.betting_button), min(seats))
        if seats.index(first):
            fields["_opens_later"] = seats.index(first)
    if hand.game[1] == "pot_limit" and start.big_blind and not start.small_blind:
        fields[DEAD_BLIND] = _toml(hand.table.small_blind, parts)
    if hand.runs > 1:
        fields[BOARD_RUNS] = hand.runs
    if start.bomb_pot:
        # (A game of two boards of its own is told by its variant.)
        fields[BOMB_POT] = start.bomb_pot.boards // OFFERED[hand.game[0]].boards
    if hand.shown:
        fields[SHOWN] = [ShowOrMuck(hand.players[one.seat], one.cards).text() for one in hand.shown]
    if start.seal:
        fields["_seal"] = start.seal
    if variant not in STANDARD:
        fields["_variant"] = " ".join(hand.game)
    return fields


def _toml(units: int, parts: int) -> int | Decimal:
    return money(units, parts)
