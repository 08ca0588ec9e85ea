"""The number of games a player registers for at once, and their cost."""

from cardroom.rules.decisions import HexaPro
from cardroom.rules.refused import Refused


def cost_of(rules: HexaPro, buy_in_cents: int, games: int) -> int:
    """The cost of so many games. Refuses "no-such-buy-in", "bad-number-of-games"."""
    if buy_in_cents not in [row.buy_in_cents for row in rules.buy_ins.value]:
        words = f"There is no buy-in of {buy_in_cents} cents here."
        raise Refused("no-such-buy-in", words, rules.buy_ins.clauses, {"buy_in": buy_in_cents})
    most = rules.games_at_once.value
    if not 1 <= games <= most:
        words = f"One to {most} games can be registered for at once, not {games}."
        raise Refused("bad-number-of-games", words, rules.games_at_once.clauses, {"most": most})
    return buy_in_cents * games
