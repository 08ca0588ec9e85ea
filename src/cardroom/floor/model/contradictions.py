"""Facts that cannot all be true: told before anything is ruled on, so that a slip of the pen decides nothing."""

from cardroom.floor.model.facts import Fault
from cardroom.floor.model.situation import Situation


def in_situation(situation: Situation) -> list[str]:
    """The contradictions in the situation, in words; a field that was not told contradicts nothing.

    A blind or a forced bet of the first round may be short of its full amount: until somebody bets more than the big
    blind, the bet to match need not lie on the table.
    """
    found: list[str] = []
    price, pot = situation.bet_to_match, situation.pot
    in_front = situation.in_front or 0
    if price is not None and in_front > price:
        words = f"the player has {in_front} in front, more than the largest bet of the round, {price}"
        found.append(_wrong("in_front", words))
    if pot is not None:
        others = price or 0 if (price or 0) > in_front else 0
        if situation.is_first_round and others <= (situation.big_blind or 0):
            others = 0
        if pot < in_front + others:
            words = f"the pot is {pot}, less than the {in_front + others} in front of the players alone"
            found.append(_wrong("pot", words))
    full = max(price or 0, situation.big_blind or 0, situation.bet_size or 0)
    if price and situation.last_full_raise is not None and situation.last_full_raise > full:
        words = f"a raise by {situation.last_full_raise} cannot have led to a bet of {price}"
        found.append(_wrong("last_full_raise", words))
    small, big = situation.small_blind, situation.big_blind
    if small is not None and big is not None and small > big:
        found.append(_wrong("small_blind", f"the small blind, {small}, is more than the big blind, {big}"))
    return found


def beyond_stack(situation: Situation, name: str, chips: int) -> list[str]:
    """The fault of the fact `name`, if it puts in more `chips` than the player has, as far as that is told."""
    if situation.stack is None or chips <= situation.stack:
        return []
    return [
        Fault.of("fact", name, f'fact "{name}": {chips} was put in, but the player has {situation.stack}')
    ]


def beyond(name: str, chips: int, most: int, of: str) -> list[str]:
    """The fault of the fact `name`, if it is more than `most`, which is `of` in words."""
    if chips <= most:
        return []
    return [Fault.of("fact", name, f'fact "{name}" is {chips}, more than {of}, {most}')]


def _wrong(name: str, words: str) -> str:
    return Fault.of("situation", name, f'situation "{name}": {words}')
