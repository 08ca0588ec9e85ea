"""Bets that a house rounds to multiples of a unit (CH-5.27). The engine takes any legal amount; who asks rounds."""


def rounded(amount: int, unit: int, least: int, most: int) -> int:
    """The nearest multiple of ``unit``, a half upwards, of those a bet may go to (from ``least`` to ``most``).

    The ends themselves are exempt, so that each can always be reached: the exact least raise, and the pot (CH-5.11,
    CH-5.13) or the whole stack. If no multiple may be bet, the amount stands; an amount that is no legal total stays
    as it is, to be refused.
    """
    if not unit or amount % unit == 0 or not least < amount < most:
        return amount
    nearest = (2 * amount + unit) // (2 * unit) * unit
    if nearest > most:
        nearest = most // unit * unit
    elif nearest < least:
        nearest = -(-least // unit) * unit
    return nearest if least <= nearest <= most else amount
