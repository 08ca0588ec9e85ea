"""The posts each player of a recorded hand owed before the cards. A document needs them; a short stack posted less."""

from dataclasses import dataclass

from cardroom.histories.record import RecordedHand
from cardroom.table.events import AntePosted, BlindPosted, DeadBlindPosted


@dataclass(frozen=True, slots=True)
class Owed:
    """Cents by player, the first one on the dealer's left. `posts` are bets of players who come in out of position,
    `dead` is nobody's bet.
    """

    antes: list[int]
    blinds: list[int]
    posts: list[int]
    dead: list[int]
    straddles: list[int]


def owed_in(hand: RecordedHand) -> Owed:
    """The posts owed in the hand: as posted by players who were not all-in with them, by the stakes for the others."""
    players, table = hand.players, hand.table
    count = len(players)
    owed = Owed([0] * count, [0] * count, [0] * count, [0] * count, [0] * count)
    sizes = {"small": table.small_blind, "big": table.big_blind}
    blinds = [event for event in hand.events if isinstance(event, BlindPosted)]
    if any(event.blind in sizes for event in blinds):
        # A player with nothing left after the ante owes the blind all the same.
        for name, seat in (("small", hand.start.small_blind), ("big", hand.start.big_blind)):
            if seat in players:
                owed.blinds[players[seat]] = sizes[name]
    for event in blinds:
        player = players[event.seat]
        if event.blind in sizes:
            owed.blinds[player] = max(event.amount, sizes[event.blind] if event.all_in else 0)
        elif event.blind == "straddle":
            place = sum(map(bool, owed.straddles))
            price = table.straddles[place] if event.all_in and place < len(table.straddles) else 0
            owed.straddles[player] = max(event.amount, price)
        else:
            owed.posts[player] += event.amount
    _owe_antes(hand, owed)
    return owed


def _owe_antes(hand: RecordedHand, owed: Owed) -> None:
    players = hand.players
    antes = [event for event in hand.events if isinstance(event, AntePosted)]
    due = hand.start.bomb_pot.ante if hand.start.bomb_pot else hand.table.ante
    ante = max([due, *[event.amount for event in antes]])
    for seat in players:
        if antes and (not antes[0].for_all or seat == antes[0].seat):
            owed.antes[players[seat]] = ante
    for event in hand.events:
        if isinstance(event, DeadBlindPosted):
            owed.dead[players[event.seat]] += event.amount
