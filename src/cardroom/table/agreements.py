"""Buy-ins that all players and staff have agreed to, until they are made (CK-TH.2)."""

from cardroom.table.state import State


def is_agreed(state: State, player: str, amount: int) -> bool:
    """Whether all agreed that this player buys in for exactly so much."""
    return (player, amount) in state.agreed_buy_ins


def use_agreement(state: State, player: str) -> None:
    """An agreed buy-in is made once."""
    state.agreed_buy_ins = tuple([one for one in state.agreed_buy_ins if one[0] != player])
