"""The whole state of a table. Commands change it, views are built from it, a snapshot is made of it."""

from dataclasses import dataclass, field
from typing import Any

from cardroom.rules import Refused
from cardroom.table.model.hand_positions import Placing, Positions
from cardroom.table.model.over import LastHand
from cardroom.table.model.play import MakesPlay, Play
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.setting import Setting


@dataclass(frozen=True, slots=True)
class RedealOwed:
    """A void hand to be dealt again: the same placing, for the same players in the order of dealing (CO-23)."""

    placing: Placing
    players: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class State(Setting):
    """A table: its setting, its ``play`` (the offer at the present stakes, as ``makes_play`` gives it), and its status.

    ``stopped``: before the first hand, and whenever too few players are there for a hand; the next hand then draws its
    dealer and deals everybody in. ``heads_up_hands`` counts the hands dealt to two since the last with three or more.
    ``missing`` is the number of further active players that a hand needs; ``draining`` the reason of a drain, ``""``
    without one; ``interrupted_until_ms`` the end of the wait after a server fault, 0 without one. ``won`` is the seat
    that won the button in the last hand, 0 before the first. ``last_poster`` is the player who posted the last big
    blind. ``last_hands`` is the number of hands of an announced last round that are not over, None without one.
    ``added_seats`` is the number of seats that staff added. ``over`` is the finished hand while its cards may be shown;
    ``over_cards`` has, by player, the texts of the cards that nobody has seen, with their positions in the deck.
    """

    play: Play[Any]
    makes_play: MakesPlay
    last: Positions | None = None
    redeal: RedealOwed | None = None
    stopped: bool = True
    heads_up_hands: int = 0
    missing: int = 0
    draining: str = ""
    now_ms: int = 0
    version: int = 0
    interrupted_until_ms: int = 0
    last_poster: str = ""
    won: int = 0
    last_hands: int | None = None
    added_seats: int = 0
    over: LastHand | None = None
    over_cards: dict[str, dict[str, int]] = field(default_factory=dict)
    hand: RunningDeal | None = None

    def seat_of(self, player: str) -> Seat:
        """Return the player's seat. Refuses ("not-seated")."""
        for seat in self.seats.values():
            if seat.player == player:
                return seat
        raise Refused(
            "not-seated", f"You have no seat at {self.terms.name}.", (), {"table": self.terms.table}
        )

    def free_seats(self) -> list[int]:
        """Seats that a player could take now; a seat in the running hand is not free even if its player has left."""
        in_hand = self.hand.index_of if self.hand else {}
        return [n for n in range(1, self.terms.seats + 1) if n not in self.seats and n not in in_hand]

    def active_seats(self) -> list[Seat]:
        """Seats that would be dealt in, in seat order: with enough chips for the game, and not left out as absent."""
        least, deals_absent = self.play.least_stack, self.economy.absent == "blind_off"
        return [
            seat
            for _, seat in sorted(self.seats.items())
            if seat.stack >= least and (deals_absent or not seat.sits_out)
        ]

    def dealt_in(self, seat: Seat) -> bool:
        """Whether the running hand was dealt to this seat's player."""
        return self.hand is not None and seat.number in self.hand.index_of

    def deals_anew(self, seat: Seat) -> bool:
        """Whether a void hand is to be dealt again, with this seat's player in it."""
        return self.redeal is not None and seat.player in self.redeal.players

    def still_in(self, seat: Seat) -> bool:
        """Whether the seat's cards are still in the running hand."""
        hand = self.hand
        return hand is not None and seat.number in hand.index_of and not hand.has_folded(seat.number)
