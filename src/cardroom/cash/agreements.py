"""Buy-ins that all players and staff have agreed to, until they are made (CK-TH.2)."""

from cardroom.cash.till import Till


def is_agreed(till: Till, player: str, amount: int) -> bool:
    """Whether all agreed that this player buys in for exactly so much."""
    return (player, amount) in till.agreed_buy_ins


def use_agreement(till: Till, player: str) -> None:
    """Remove the player's agreed buy-ins: an agreement is good for one buy-in."""
    till.agreed_buy_ins = tuple([one for one in till.agreed_buy_ins if one[0] != player])
