"""The economy of a tournament's table: see `table.economy.Economy`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from cardroom.games import Game
from cardroom.rules.decisions import Tournament
from cardroom.table.decided import Decided
from cardroom.table.economy import Absent, Broke, FinishedHand, Hold, Seats
from cardroom.table.positions.placing import Placing
from cardroom.table.running import RunningDeal, RunningHand
from cardroom.table.seat import Seat
from cardroom.table.stakes import Stakes
from cardroom.table.takes import Taking
from cardroom.table.view import QuestionView
from cardroom.tournament.levels import LevelLength, stakes_at
from cardroom.tournament.places import Bust, Finish, finishes
from cardroom.tournament.prizes import prizes_of, shared
from cardroom.tournament.results import Finished

FULL_HAND: Final = 5
"""Cards."""


class Entrant(msgspec.Struct, frozen=True):
    """Who entered, with the lot drawn at it: see `commands.EnterTournament`."""

    player: str
    lot: int


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the economy remembers, as plain data."""

    entrants: tuple[Entrant, ...] = ()
    gone: tuple[str, ...] = ()
    began_ms: int | None = None
    hands: int = 0
    dealt: Stakes | None = None


@dataclass(slots=True)
class TournamentEconomy:
    """Chips are issued once and go to other stacks alone; stakes are those of the level. Who has none is out, who is
    away is blinded off.

    Everybody begins with ``stack``, and the prizes are parts of ``pool``. ``entrants`` are in the order of entering,
    ``gone`` those who are out, the first to go first. ``began_ms`` is when play began, None before; ``hands`` counts
    those that are over. ``dealt`` is what a hand was begun for that is not over yet: one that is void keeps it.
    """

    rules: Tournament = field(repr=False)
    length: LevelLength
    stack: int
    pool: int
    entrants: tuple[Entrant, ...] = ()
    gone: tuple[str, ...] = ()
    began_ms: int | None = None
    hands: int = 0
    dealt: Stakes | None = None
    broke: Final[Broke] = "out"
    absent: Final[Absent] = "blind_off"

    @property
    def left(self) -> tuple[str, ...]:
        """The players who are not out."""
        return tuple([entrant.player for entrant in self.entrants if entrant.player not in self.gone])

    @property
    def is_over(self) -> bool:
        """Whether one player has all chips."""
        return self.began_ms is not None and len(self.left) == 1

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """See `Economy`: the level of the moment."""
        if self.began_ms is None:
            return Hold("not_begun")
        if self.is_over:
            return Hold("over")
        if self.dealt is not None:
            return self.dealt
        return stakes_at(self.rules, self.length.level(self.hands, now_ms - self.began_ms))

    def collect(self, seats: Seats, placing: Placing, stakes: Stakes, now_ms: int, decided: Decided) -> bool:
        """See `Economy`: nothing is paid beside the pots."""
        self.dealt = stakes
        return False

    def taken(self, game: Game, dealt_in: int) -> Taking | None:
        """See `Economy`: nothing."""
        return None

    def hand_shown(self, deal: RunningDeal, decided: Decided) -> None:
        """See `Economy`."""

    def hand_over(self, hand: FinishedHand, now_ms: int, decided: Decided) -> None:
        """See `Economy`: who has lost all chips takes a place, and so does the last one."""
        assert not any(hand.taken.values()), "chips have left a tournament"
        self.hands += 1
        self.dealt = None
        busts = busts_of(hand.deal)
        self.gone += tuple([bust.player for bust in sorted(busts, key=lambda bust: bust.stack)])
        lots = {entrant.player: entrant.lot for entrant in self.entrants}
        drawn = self.rules.equal_stacks.value == "drawn"
        for finish in reversed(finishes(busts, len(self.left), lots if drawn else None)):
            self._pay(finish, busts, lots, decided)
        if busts and self.is_over:
            self._pay(Finish(self.left, (1,)), (), lots, decided)

    def _pay(self, finish: Finish, busts: Sequence[Bust], lots: Mapping[str, int], decided: Decided) -> None:
        rules = self.rules
        prizes = prizes_of(rules, len(self.entrants), self.pool)
        amounts = [prizes[place - 1] if place <= len(prizes) else 0 for place in finish.places]
        strengths = {bust.player: bust.strength for bust in busts}
        by_hand = rules.shared_odd_unit.value == "better_hand"
        first = sorted(
            finish.players, key=lambda one: (strengths.get(one, 0) if by_hand else 0, lots[one]), reverse=True
        )
        clauses = (rules.out if busts else rules.end).clauses
        if len(busts) > 1:
            clauses += rules.same_hand.clauses
        if len({bust.stack for bust in busts}) < len(busts):
            clauses += rules.equal_stacks.clauses
        if len(finish.players) > 1:
            clauses += rules.shared_odd_unit.clauses
        clauses += rules.payouts.clauses
        if finish.places[0] == 1:
            clauses += rules.payout_odd_unit.clauses
        clauses = tuple(dict.fromkeys(clauses))
        for player, prize in shared(amounts, finish.players, first).items():
            decided.move(Finished(player, finish.places[0], prize, len(finish.players), clauses))

    def chips_in(self, seat: Seat, decided: Decided) -> None:
        """See `Economy`: nobody adds chips."""

    def chips_out(self, seat: Seat, amount: int, long_break_ms: int, decided: Decided) -> None:
        """See `Economy`: who goes has none."""
        assert amount == 0, "chips leave a tournament with nobody"

    def chips_back(self, player: str, amount: int, decided: Decided) -> None:
        """See `Economy`: nobody leaves while a hand is played."""
        raise AssertionError(f"{player} has left a tournament with chips")

    def settle(self, seats: Seats, decided: Decided) -> None:
        """See `Economy`."""

    def show_question(self, seats: Seats) -> QuestionView | None:
        """See `Economy`: players are asked nothing."""
        return None

    def dump(self) -> dict[str, Any]:
        """See `Economy`."""
        kept = Kept(self.entrants, self.gone, self.began_ms, self.hands, self.dealt)
        data: dict[str, Any] = msgspec.to_builtins(kept)
        return data

    def load(self, data: Mapping[str, Any]) -> None:
        """See `Economy`."""
        kept = msgspec.convert(data, Kept, strict=False)
        self.entrants, self.gone, self.dealt = kept.entrants, kept.gone, kept.dealt
        self.began_ms, self.hands = kept.began_ms, kept.hands


def busts_of(deal: RunningDeal) -> list[Bust]:
    """Who has lost all chips by a finished hand."""
    found: list[Bust] = []
    for index, (player, stack) in enumerate(zip(deal.players, deal.engine.stacks, strict=True)):
        if stack == 0:
            found.append(Bust(player.player, player.stack, strength_of(deal, index)))
    return found


def strength_of(deal: RunningDeal, index: int) -> int:
    """What a player's hand was worth at the showdown, by the game's first share; 0 without enough cards to say."""
    if not isinstance(deal, RunningHand):
        return 0
    hand = deal.engine
    share = hand.setup.game.shares[0]
    hole, board = hand.holes[index], hand.boards[share.board]
    return share.rank([hole], board)[0] if len(hole) + len(board) >= FULL_HAND else 0
