"""The drop that a hand pays into the jackpot's fund (CH-1.69, CH-7.10, CH-7.13)."""

from cardroom.rules.decisions import Jackpot

FUND = "jackpot"
"""The name of the fund."""


def is_covered(rules: Jackpot, deal: str) -> bool:
    """Whether a game has criteria for the jackpot: no other game pays for it (CH-7.13)."""
    return any(deal in row.games for row in rules.criteria.value)


def drop_of(rules: Jackpot, deal: str, dealt_in: int) -> list[tuple[str, int, tuple[str, ...]]]:
    """(fund, amount, clauses) of a hand of ``deal`` that reaches its second round; none with too few players."""
    if dealt_in < rules.least_players.value or not is_covered(rules, deal):
        return []
    return [(FUND, rules.drop_cents.value, rules.drop_cents.clauses + rules.drop_from.clauses)]
