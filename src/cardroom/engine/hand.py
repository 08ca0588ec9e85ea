"""One deal, from the posts to the last chip pushed: whose turn it is, what that player may do, and what follows.

Pure and deterministic: the same setup and the same actions give the same events. Each verb checks first and refuses
before anything has changed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardroom.engine import refusals
from cardroom.engine.dealing import deal_board
from cardroom.engine.events import (
    BET,
    BETS_COLLECTED,
    CALLED,
    CHECKED,
    FOLDED,
    RAISED,
    Event,
)
from cardroom.engine.opening import ACTIVE, ALL_IN
from cardroom.engine.opening import FOLDED as OUT
from cardroom.engine.options import Options
from cardroom.engine.pots import Pot, build_pots
from cardroom.engine.rounds import end_round, last_is_settled, win_uncontested
from cardroom.engine.setup import FIXED_LIMIT, NO_LIMIT, Setup

if TYPE_CHECKING:
    from cardroom.engine.replay import Action


class Hand:
    """The state of one deal. Read its attributes freely; change it by its verbs only.

    Lists are by player, clockwise from the dealer's left. `actor` is the player to act, -1 when nobody is; `decision`
    counts the decisions made. `bets` are of this round, `collected` of the rounds before, `total` is every chip put in.
    `price` is the bet to match, `raise_size` the least increment of a raise. `status` tells who has folded (0), is
    all-in (1) or active (2). `events` only grows.
    """

    __slots__ = (
        "active", "actor", "answered", "bets", "board_places", "boards", "collected", "decision", "epoch", "events",
        "full_price", "hole_places", "holes", "is_over", "live", "next_place", "pending", "price", "raise_size",
        "raises", "run", "setup", "shown", "stacks", "status", "street", "total", "uncapped",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        opening = setup.opening
        rules = setup.rules
        deck = setup.deck
        count = len(opening.stacks)
        self.setup = setup
        self.stacks: list[int] = opening.stacks[:]
        self.bets: list[int] = opening.bets[:]
        self.collected: list[int] = [0] * count
        self.status: list[int] = opening.status[:]
        self.answered: list[int] = [-1] * count
        self.events: list[Event] = opening.events[:]
        self.live = count
        self.active = opening.active
        self.total = opening.total
        self.full_price = opening.full_price
        self.price = opening.full_price if rules.short_blind_price == "full_big_blind" else opening.price
        self.raise_size = setup.small_bet if setup.limit == FIXED_LIMIT else setup.minimum_bet
        if setup.limit != FIXED_LIMIT and self.full_price > self.raise_size:
            self.raise_size = self.full_price
        # What decides who may raise: players who have answered since the betting was last (re)opened may not.
        self.epoch = 0
        self.run = 0
        self.raises = 1 if self.price else 0
        self.uncapped = rules.uncapped_heads_up and self.active == 2
        self.street = 0
        self.decision = 0
        self.is_over = False
        self.shown: list[int] = [0] * count
        self.hole_places: list[tuple[int, ...]] = opening.places[:]
        dealt = count * setup.game.streets[0].hole
        self.holes: list[Sequence[int]] = [deck[player:dealt:count] for player in range(count)]
        self.boards: list[Sequence[int]] = [()] * setup.game.boards
        self.board_places: list[tuple[int, ...]] = [()] * setup.game.boards
        self.next_place = dealt
        if setup.game.streets[0].board:
            deal_board(self)
        self.pending = self.active
        self.actor = -1
        if self.active == 0 or (self.active == 1 and last_is_settled(self)):
            end_round(self)
        else:
            player = opening.opener
            while self.status[player] != ACTIVE:
                player = (player + 1) % count
            self.actor = player

    # Reading

    @property
    def board(self) -> list[int]:
        """The cards of the (first) board so far."""
        return list(self.boards[0])

    def legal(self) -> tuple[int, int, int]:
        """(chips to call, least total to raise to, largest); 0 and -1 where that is not possible."""
        player = self.actor
        if player < 0:
            return 0, -1, -1
        stack = self.stacks[player]
        bet = self.bets[player]
        due = self.price - bet
        if due >= stack:
            return stack, -1, -1
        setup = self.setup
        if self.answered[player] >= self.epoch and not (setup.by_amount_faced and due >= self.raise_size):
            return due, -1, -1
        # While nobody is all-in, whoever made the price has chips behind it.
        if self.active < self.live and not self._can_be_answered(player):
            return due, -1, -1
        full_price = self.price if self.price > self.full_price else self.full_price
        least = full_price + self.raise_size
        all_in = bet + stack
        if all_in <= least:
            most = least = all_in
        elif setup.limit == NO_LIMIT:
            most = all_in
        elif setup.limit == FIXED_LIMIT:
            most = least
        else:
            # The pot as it is after calling, on top of the bet called (CO-OM.2; CH-5.11, CH-5.13).
            most = full_price + self.total + full_price - bet
            if most < least:
                most = least
            if most > all_in:
                most = all_in
        if setup.cap and self.raises >= setup.cap and not self.uncapped:
            return due, -1, -1
        return due, least, most

    def options(self) -> Options:
        """What the player to act may do. Raises Refused ("hand-is-over")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        call, least, most = self.legal()
        return Options(
            player=player,
            can_fold=True,
            can_check=call == 0,
            call=call,
            call_all_in=call == self.stacks[player],
            min_raise_to=least,
            max_raise_to=most,
            is_bet=self.price == 0,
            why_no_raise=() if least >= 0 else refusals.no_raise(self).clauses,
        )

    def pots(self) -> list[Pot]:
        """The main pot and side pots in the middle: antes and bets of finished rounds. None once the hand is over."""
        if self.is_over:
            return []
        if self.active == self.live:  # nobody is all-in, so there is one pot
            players = tuple([player for player, status in enumerate(self.status) if status])
            amount = self.total - sum(self.bets)
            return [Pot(amount, players)] if amount else []
        return self._pots_of(self.collected, self.status)

    def collected_pots(self, event: Event) -> list[Pot]:
        """The pots as they were after a BETS_COLLECTED event of this hand."""
        kind, contributions, statuses = event
        assert kind == BETS_COLLECTED and isinstance(contributions, tuple) and isinstance(statuses, tuple)
        return self._pots_of(contributions, statuses)

    def _pots_of(self, bets: Sequence[int], status: Sequence[int]) -> list[Pot]:
        antes = self.setup.opening.antes
        return build_pots(antes, bets, status, len(set(self.setup.antes)) == 1)

    def visible_hole(self, player: int, viewer: int) -> list[int]:
        """A player's hole cards as `viewer` (a player, or -1 for anyone else) may know them; -1 is an unknown one."""
        hole = self.holes[player]
        if player == viewer or self.shown[player]:
            return list(hole)
        return [-1] * len(hole)

    # Verbs

    def fold(self) -> None:
        """Give the hand up; allowed even when a check is free. Raises Refused ("hand-is-over")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        self.decision += 1
        self.status[player] = OUT
        self.active -= 1
        self.live -= 1
        self.events.append((FOLDED, player))
        if self.live == 1:
            win_uncontested(self)
        else:
            self._pass_on(player)

    def check(self) -> None:
        """Decline to bet. Raises Refused ("hand-is-over", "cannot-check")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        if self.bets[player] < self.price:
            raise refusals.cannot_check(self)
        self.decision += 1
        self.answered[player] = self.epoch
        self.events.append((CHECKED, player))
        self._pass_on(player)

    def call(self) -> None:
        """Match the bet, or put in the whole stack if less. Raises Refused ("hand-is-over", "nothing-to-call")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        amount = self.price - self.bets[player]
        if amount == 0:
            raise refusals.nothing_to_call(self)
        stack = self.stacks[player]
        if amount >= stack:
            amount = stack
            self.status[player] = ALL_IN
            self.active -= 1
        self.decision += 1
        self.stacks[player] = stack - amount
        self.bets[player] += amount
        self.total += amount
        self.answered[player] = self.epoch
        self.run = 0
        self.events.append((CALLED, player, amount, self.bets[player], stack - amount))
        self._pass_on(player)

    def raise_to(self, total: int) -> None:
        """Bet, or raise, to `total` chips of this round. Raises Refused, saying what would be legal."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        _, least, most = self.legal()
        if type(total) is not int or least < 0 or total < least or total > most:
            raise refusals.wrong_raise(self, total)
        self.decision += 1
        stack = self.stacks[player] + self.bets[player] - total
        amount = total - self.bets[player]
        is_bet = self.price == 0
        is_short, reopens = self._measure(total)
        self.answered[player] = self.epoch
        self.price = total
        self.bets[player] = total
        self.stacks[player] = stack
        self.total += amount
        if stack:
            self.pending = self.active
        else:
            self.status[player] = ALL_IN
            self.active -= 1
            self.pending = self.active + 1
        if is_bet:
            self.events.append((BET, player, amount, total, stack, is_short))
        else:
            self.events.append((RAISED, player, amount, total, stack, is_short, reopens))
        self._pass_on(player)

    def all_in(self) -> None:
        """Put in the whole stack, as a raise where that is allowed, else as a call for less. Raises Refused."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        call, _, most = self.legal()
        whole = self.bets[player] + self.stacks[player]
        if most < whole and call == self.stacks[player]:
            self.call()
        else:
            self.raise_to(whole)

    def act(self, verb: str, amount: int = 0) -> None:
        """Do an action by name: "fold", "check", "call", "raise_to" (with its total) or "all_in". Raises Refused."""
        if verb == "raise_to":
            self.raise_to(amount)
        elif verb in ("fold", "check", "call", "all_in"):
            getattr(self, verb)()
        else:
            raise refusals.unknown_action(verb)

    # Copies

    def copy(self) -> "Hand":
        """An independent hand in the same state. The lists inside `holes` and `boards` are never changed, so shared."""
        from cardroom.engine.dump import copy_hand

        return copy_hand(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, see `engine.dump`."""
        from cardroom.engine.dump import dump_hand

        return dump_hand(self)

    @staticmethod
    def load(data: dict[str, Any], rake: Any = None) -> "Hand":
        """A hand out of what `dump` gave. A rake is code, not data: it is handed in again."""
        from cardroom.engine.dump import load_hand

        return load_hand(data, rake)

    @staticmethod
    def replay(setup: Setup, actions: "Sequence[Action]") -> "Hand":
        """Deal `setup` and do the actions, see `engine.replay`. Raises Refused."""
        from cardroom.engine.replay import replay

        return replay(setup, actions)

    # The course of the hand

    def _measure(self, total: int) -> tuple[bool, bool]:
        """Enter a bet or raise to `total` into the round; (is it short, may those who answered raise again)."""
        full_price = self.price if self.price > self.full_price else self.full_price
        increment = total - full_price
        if increment >= self.raise_size:
            if self.setup.limit != FIXED_LIMIT:
                self.raise_size = increment
            self.raises += 1
            self.run = 0
            self.epoch += 1
            return False, True
        # Short all-ins count together until somebody calls (CO-TH.32).
        self.run += total - self.price
        if self.setup.runs_reopen and self.run >= self.raise_size:
            self.raises += 1
            self.run = 0
            self.epoch += 1
            return True, True
        return True, False

    def _pass_on(self, player: int) -> None:
        """`player` has acted: the turn goes on clockwise, or the round is over.

        A big blind who can only check against players who are all-in is asked all the same: everyone not all-in acts
        at least once (CO-TH.17).
        """
        self.pending -= 1
        if self.pending == 0:
            end_round(self)
            return
        status = self.status
        count = len(status)
        player += 1
        if player == count:
            player = 0
        while status[player] != ACTIVE:
            player += 1
            if player == count:
                player = 0
        self.actor = player

    def _can_be_answered(self, player: int) -> bool:
        """Whether anyone else could put in more than the price: a raise that nobody can answer comes back anyway."""
        for other, status in enumerate(self.status):
            if status == ACTIVE and other != player and self.bets[other] + self.stacks[other] > self.price:
                return True
        return False
