"""The start of a hand before its first card: antes and blinds posted, and who acts first.

It depends on the stakes and stacks alone, so a setup works it out once and every hand dealt from it begins with a copy.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardroom.engine.events import (
    DEALT_HOLE,
    POSTED_ANTE,
    POSTED_BLIND,
    POSTED_DEAD,
    POSTED_LATE,
    Event,
)

FOLDED: Final = 0
ALL_IN: Final = 1
ACTIVE: Final = 2


class ToPost(NamedTuple):
    """Chips that players owe before the first card, by player; see `Setup`."""

    antes: Sequence[int]
    blinds: Sequence[int]
    posts: Sequence[int] = ()
    dead: Sequence[int] = ()
    straddles: Sequence[int] = ()


class Posts:
    """Positions and chips after the posts; lists are by player. `places` are the deck places of the first hole cards.

    `price` is what a player must have in the round to stay in, `full_price` what it would be had nobody been short; a
    straddle is what was posted of it. `least_raise` is what the last straddle added, 0 without any, and `straddled`
    counts them. `refunded` are players whose antes and dead money staff gave back.
    """

    __slots__ = (
        "active", "antes", "bets", "dead", "events", "full_price", "least_raise", "opener", "owed", "places",
        "price", "refunded", "stacks", "status", "straddled", "total",
    )  # fmt: skip

    def __init__(
        self,
        stacks: Sequence[int],
        owed: ToPost,
        hole: int,
        ante_first: bool,
        bring_in: int = 0,
    ) -> None:
        self.owed = owed
        antes, blinds, posts, dead, straddles = owed
        count = len(stacks)
        self.stacks = list(stacks)
        self.antes = [0] * count
        self.bets = [0] * count
        self.events: list[Event] = []
        self.refunded: tuple[int, ...] = ()
        for post in (self._ante, self._blind) if ante_first else (self._blind, self._ante):
            for player in range(count):
                post(player, antes, blinds)
        self.full_price = max(blinds)
        self.opener = first_to_act(blinds)
        self.least_raise = self.straddled = 0
        if any(straddles):
            self._straddle(straddles, max(self.full_price, bring_in))
        self.dead = 0
        if posts or dead:
            # A post that counts as a bet comes before one that does not, in case the stack does not reach for both.
            for player in range(count):
                self._late(player, posts[player] if posts else 0)
                self._dead(player, dead[player] if dead else 0)
        self.status = [ACTIVE if stack else ALL_IN for stack in self.stacks]
        self.active = self.status.count(ACTIVE)
        self.total = sum(self.antes) + sum(self.bets) + self.dead
        self.price = max(self.bets)
        # One card at a time in rounds, from the dealer's left.
        self.places = [tuple(range(player, hole * count, count)) for player in range(count)]
        if hole:
            self.events += [(DEALT_HOLE, player, self.places[player]) for player in range(count)]

    def _ante(self, player: int, antes: Sequence[int], blinds: Sequence[int]) -> None:
        amount = min(antes[player], self.stacks[player])
        if amount:
            self.stacks[player] -= amount
            self.antes[player] = amount
            self.events.append((POSTED_ANTE, player, amount, self.stacks[player]))

    def _blind(self, player: int, antes: Sequence[int], blinds: Sequence[int]) -> None:
        amount = min(blinds[player], self.stacks[player])
        if amount:
            self.stacks[player] -= amount
            self.bets[player] = amount
            self.events.append((POSTED_BLIND, player, amount, amount, self.stacks[player]))

    def _straddle(self, straddles: Sequence[int], price: int) -> None:
        """Straddles are posted in the order of the players, each above the one before it, the first above `price`."""
        for player, owed in enumerate(straddles):
            amount = min(owed, self.stacks[player])
            if amount:
                self.stacks[player] -= amount
                self.bets[player] += amount
                self.events.append((POSTED_BLIND, player, amount, self.bets[player], self.stacks[player]))
                self.straddled += 1
                self.opener = (player + 1) % len(straddles)
                self.least_raise = max(self.least_raise, self.bets[player] - price)
                self.full_price = price = max(price, self.bets[player])

    def _late(self, player: int, owed: int) -> None:
        amount = min(owed, self.stacks[player])
        if amount:
            self.stacks[player] -= amount
            self.bets[player] += amount
            self.events.append((POSTED_LATE, player, amount, self.bets[player], self.stacks[player]))

    def _dead(self, player: int, owed: int) -> None:
        amount = min(owed, self.stacks[player])
        if amount:
            self.stacks[player] -= amount
            self.dead += amount
            self.events.append((POSTED_DEAD, player, amount, self.stacks[player]))

    def dead_of(self, player: int) -> int:
        """The chips this player posted into the pot that are nobody's bet."""
        return sum(
            int(str(event[2])) for event in self.events if event[0] == POSTED_DEAD and event[1] == player
        )

    def take_out(self, player: int) -> None:
        """This player's antes and dead money have gone back; bets are not its matter."""
        self.antes[player] = 0
        self.refunded = (*self.refunded, player)
        self.dead -= self.dead_of(player)
        self.events = [
            event for event in self.events if event[1] != player or event[0] not in (POSTED_ANTE, POSTED_DEAD)
        ]


def first_to_act(blinds: Sequence[int]) -> int:
    """The player after the big blind (CO-TH.14), that is after the last of those next to each other who owe the most.

    Two players: the dealer, who is the small blind (CO-TH.10). Nobody owes a blind: the dealer's left.
    """
    largest = max(blinds)
    if largest == 0:
        return 0
    if len(blinds) == 2:
        return 1 if blinds[0] >= blinds[1] else 0
    player = blinds.index(largest)
    while player + 1 < len(blinds) and blinds[player + 1] == largest:
        player += 1
    return (player + 1) % len(blinds)
