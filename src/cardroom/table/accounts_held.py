"""The balances that the players' accounts at a table must have, as the table's state implies them."""

from cardroom.table.model.table_state import State


def held_at(state: State) -> dict[str, int]:
    """By player, in the table's smallest unit: the stacks at the start of the running hand, and waiting top-ups.

    A player who has left a running hand has taken the chips not bet; those bet stay on the account until its end.
    """
    held: dict[str, int] = {}
    hand = state.hand
    at_start: dict[str, int] = {}
    if hand is not None:
        for player, left in zip(hand.players, hand.engine.stacks, strict=True):
            if player.seat in hand.gone:
                held[player.player] = held.get(player.player, 0) + player.stack - left
            else:
                at_start[player.player] = player.stack
    for seat in state.seats.values():
        stack = at_start.get(seat.player, seat.stack)
        held[seat.player] = held.get(seat.player, 0) + stack + seat.waiting_top_up
    return {player: amount for player, amount in held.items() if amount}
