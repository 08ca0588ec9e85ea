"""The economy of a tournament's table: see `table.model.economy.Economy`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from cardroom.engine.events import WON
from cardroom.games import Game
from cardroom.rules import Decision
from cardroom.rules.decisions import Balancing, SingleTable
from cardroom.table.events import ToppedUp
from cardroom.table.model.commands import Act
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import Absent, Broke, FinishedHand, Hold, Seats
from cardroom.table.model.hand_positions import Placing, clockwise_from
from cardroom.table.model.running import RunningDeal, RunningHand
from cardroom.table.model.seat import Seat
from cardroom.table.model.view import QuestionView
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.takes import Taking
from cardroom.tournament.bounties.knockout import PotWon, eliminators
from cardroom.tournament.levels import level_at, level_of
from cardroom.tournament.table_messages import (
    AddChips,
    BustOut,
    ChipsAdded,
    HandOver,
    StandingOrders,
    TableStandsStill,
)

FULL_HAND: Final = 5
"""Cards."""
NOT_BEGUN: Final = StandingOrders(0, (), hold=True)


class KeptEconomy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state of the economy, as plain data."""

    orders: StandingOrders = NOT_BEGUN
    dealt: Stakes | None = None
    hands: int = 0
    dealing: int = 0
    round: int = 0
    waits: int = 0
    stood_by: int = 0
    assigned: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    keeps_broke: bool = False
    adding: tuple[AddChips, ...] = ()
    plays_on: int = 0
    last_of: int = -1
    last_at: int = 0


@dataclass(slots=True)
class TournamentEconomy:
    """Chips are issued by the tournament and move between stacks only; stakes are those of the level.

    A player without chips is out, an absent player is blinded off, and nothing is dealt against the tournament's
    standing ``orders``.

    ``number`` is the table's in its tournament, ``levels`` are the structure's, which may go on after its last
    (``rises``). ``dealt`` is what an unfinished hand was begun for: a void hand retains it. ``hands`` counts those that
    are over. ``dealing`` is the round the running hand belongs to, ``round`` the last one played. After hand ``waits``
    the table waits for an answer. ``stood_by`` is the number of the last orders for which the table has reported that
    it stopped. ``assigned`` and ``opened`` are seats in the order in which they were given and became free.
    ``keeps_broke`` is what was ordered when the last hand was begun, ``adding`` are chips that wait for its end. If a
    house ``freezes`` tables, ``frozen`` is the decision that put a player all-in (in a running hand only), ``plays_on``
    the round whose hand may be played out. ``last_at`` is how many hands the table has played when the day (session
    ``last_of``) is over for it.
    """

    rules: SingleTable = field(repr=False)
    balancing: Balancing = field(repr=False)
    number: int
    levels: tuple[Stakes, ...] = field(repr=False)
    rises: bool = False
    orders: StandingOrders = NOT_BEGUN
    dealt: Stakes | None = None
    hands: int = 0
    dealing: int = 0
    round: int = 0
    waits: int = 0
    stood_by: int = 0
    assigned: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    keeps_broke: bool = False
    adding: tuple[AddChips, ...] = ()
    freezes: Decision[Any] | None = None
    frozen: Act | None = None
    plays_on: int = 0
    last_of: int = -1
    last_at: int = 0
    absent: Final[Absent] = "blind_off"

    @property
    def broke(self) -> Broke:
        """See `Economy`: out, unless the player may buy more."""
        return "keep" if self.keeps_broke else "out"

    @property
    def stands(self) -> bool:
        """Whether no hand may begin, and none is to be dealt again."""
        if self.dealt is not None:
            return False
        orders = self.orders
        is_last = orders.last_hands > 0 and self.hands >= self.last_at
        return orders.hold or is_last or self.waits > 0 or (orders.round > 0 and orders.round == self.round)

    @property
    def may_freeze(self) -> bool:
        """Whether an all-in stops the running hand: one of a round of hand-for-hand, by the house's rule."""
        is_frozen = self.freezes is not None and self.freezes.value == "frozen"
        return is_frozen and self.dealing > 0 and self.plays_on != self.dealing

    def first_button(self, seats: Seats) -> int:
        """See `Economy`: by the house's rule.

        A draw for all tables has come with the orders; if it hits an empty seat, the nearest player before it has the
        button.
        """
        rule, taken = self.balancing.first_button.value, sorted(seats)
        if rule == "seat_assigned_last":
            return next((seat for seat in reversed(self.assigned) if seat in seats), 0)
        if rule == "last_seat_with_chips":
            return taken[-1]
        return clockwise_from(self.orders.button, taken)[-1] if self.orders.button else 0

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """See `Economy`: the level of the moment."""
        if self.dealt is not None:
            return self.dealt
        if self.stands:
            return Hold("ordered" if self.orders.number else "not_begun")
        level = level_at(self.orders.levels_ms, now_ms)
        return level_of(self.orders.levels or self.levels, level, rises=self.rises)

    def collect(self, seats: Seats, placing: Placing, stakes: Stakes, now_ms: int, decided: Decided) -> bool:
        """See `Economy`: nothing is paid besides the pots."""
        if self.dealt is None:  # (a void hand is dealt again as it was)
            self.keeps_broke = self.orders.keeps_broke
        self.dealt, self.dealing, self.frozen = stakes, self.orders.round, None
        return False

    def taken(self, game: Game, dealt_in: int) -> Taking | None:
        """See `Economy`: nothing."""
        return None

    def hand_begun(self, deal: RunningDeal) -> None:
        """See `Economy`: nothing follows from it."""

    def hand_shown(self, deal: RunningDeal, decided: Decided) -> None:
        """See `Economy`."""

    def hand_over(self, hand: FinishedHand, now_ms: int, decided: Decided) -> None:
        """See `Economy`: the stacks are reported to the tournament; after a bust the table waits for its answer."""
        assert not any(hand.taken.values()), "chips have left a tournament"
        self.hands += 1
        self.dealt, self.round = None, self.dealing
        deal = hand.deal
        stacks = {
            player.player: stack for player, stack in zip(deal.players, deal.engine.stacks, strict=True)
        }
        busts = busts_of(deal) if 0 in stacks.values() else ()
        if busts and self.adding:  # a player who has chips coming is not out
            bought = {one.player for one in self.adding}
            busts = tuple([bust for bust in busts if bust.player not in bought])
        if busts:
            self.waits = self.hands
        if self.orders.hold:
            self.stood_by = self.orders.number
        was_last = self.orders.last_hands > 0 and self.hands >= self.last_at
        decided.report(
            HandOver(
                self.number, self.hands, self.orders.number, now_ms, stacks, busts, self.round, self.keeps_broke,
                was_last, deal.before.serving,
            )
        )  # fmt: skip

    def take(self, orders: StandingOrders) -> None:
        """These orders hold from the next hand on; older ones than those in force change nothing."""
        if orders.number > self.orders.number:
            self.orders = orders
            if orders.last_hands and orders.session != self.last_of:
                self.last_of = orders.session
                self.last_at = self.hands + (self.dealt is not None) + orders.last_hands
            if orders.answers >= self.waits:
                self.waits = 0

    def chips_in(self, seat: Seat, decided: Decided) -> None:
        """See `Economy`: chips bought meanwhile."""
        if not seat.waiting_top_up:
            return
        seat.stack += seat.waiting_top_up
        decided.tell(ToppedUp(seat.number, seat.waiting_top_up, seat.stack, self.rules.out.clauses))
        seat.waiting_top_up = 0
        for order in [one for one in self.adding if one.player == seat.player]:
            decided.report(ChipsAdded(self.number, order.order, order.player))
        self.adding = tuple([one for one in self.adding if one.player != seat.player])

    def chips_out(self, seat: Seat, amount: int, long_break_ms: int, decided: Decided) -> None:
        """See `Economy`: a lifted player takes the stack along, a player who is out has none."""
        self.opened = (*[one for one in self.opened if one != seat.number], seat.number)

    def chips_back(self, player: str, amount: int, decided: Decided) -> None:
        """See `Economy`: nobody leaves while a hand is played."""
        raise AssertionError(f"{player} has left a tournament with chips")

    def settle(self, seats: Seats, decided: Decided) -> None:
        """See `Economy`: the table reports that it has stopped, once for each order to hold."""
        if self.orders.hold and self.dealt is None and self.stood_by < self.orders.number:
            self.stood_by = self.orders.number
            decided.report(TableStandsStill(self.number, self.orders.number))

    def show_question(self, seats: Seats) -> QuestionView | None:
        """See `Economy`: players are asked nothing."""
        return None

    def bomb_pot(self) -> frozenset[str]:
        """See `Economy`: there are none in tournaments."""
        return frozenset()

    def dump(self) -> dict[str, Any]:
        """See `Economy`."""
        kept = KeptEconomy(
            self.orders, self.dealt, self.hands, self.dealing, self.round, self.waits, self.stood_by, self.assigned,
            self.opened, self.keeps_broke, self.adding, self.plays_on, self.last_of, self.last_at,
        )  # fmt: skip
        data: dict[str, Any] = msgspec.to_builtins(kept)
        return data

    def load(self, data: Mapping[str, Any]) -> None:
        """See `Economy`."""
        kept = msgspec.convert(data, KeptEconomy, strict=False)
        for name in KeptEconomy.__struct_fields__:
            setattr(self, name, getattr(kept, name))


def busts_of(deal: RunningDeal) -> tuple[BustOut, ...]:
    """The players who have lost all chips by a finished hand."""
    return tuple([
        BustOut(player.player, player.stack, strength_of(deal, index), player.seat, winners_of(deal, index))
        for index, (player, stack) in enumerate(zip(deal.players, deal.engine.stacks, strict=True))
        if stack == 0
    ])  # fmt: skip


def winners_of(deal: RunningDeal, index: int) -> tuple[str, ...]:
    """The players who have won the last chips of a player of a finished hand, the first after the button first."""
    if not isinstance(deal, RunningHand):
        return ()
    hand = deal.engine
    won: dict[int, set[int]] = {}
    for event in hand.events:
        if event[0] == WON:
            _, pot, _, player, *_ = event
            assert isinstance(pot, int) and isinstance(player, int), "places in lists"
            won.setdefault(pot, set()).add(player)
    pots = [
        PotWon(
            frozenset([deal.players[one].player for one in pot.players]),
            tuple([deal.players[one].player for one in sorted(won.get(number, ()))]),
        )
        for number, pot in enumerate(hand.won_pots())
    ]
    out = deal.players[index].player
    if not any(out in pot.players for pot in pots):
        return pots[0].winners  # the hand of the all-in player is dead: the chips were in the main pot
    return eliminators(pots, out)


def strength_of(deal: RunningDeal, index: int) -> int:
    """The worth of a player's hand at the showdown, by the game's first share; 0 with too few cards to say."""
    if not isinstance(deal, RunningHand):
        return 0
    hand = deal.engine
    share = hand.setup.game.shares[0]
    hole, board = hand.holes[index], hand.boards[share.board]
    return share.rank([hole], board)[0] if len(hole) + len(board) >= FULL_HAND else 0
