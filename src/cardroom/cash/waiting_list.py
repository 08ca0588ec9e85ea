"""The waiting list of a stake: the order of players, the seats held for them, and when a table can open (CO-TH.7)."""

from collections.abc import Collection, Sequence

import msgspec

from cardroom.rules import Refused
from cardroom.rules.decisions import Seating


class Waiting(msgspec.Struct, frozen=True):
    """A player in line since ``since_ms``, who wants to sit down with ``buy_in``.

    ``drawn`` is the number drawn for a player whose table was closed: such players come ahead of all others, the lowest
    number first (CH-2.6).
    """

    player: str
    buy_in: int
    since_ms: int
    drawn: int | None = None


class Offer(msgspec.Struct, frozen=True):
    """A seat at ``table`` held for a player until ``until_ms``."""

    offer: str
    player: str
    table: str
    buy_in: int
    until_ms: int


class WaitingList:
    """Players waiting for a seat at one stake, first come first served.

    A player with an open offer keeps the position in line; taking the seat, declining it or letting it lapse ends the
    wait. The room names the offers; it also knows which tables have a free seat that is not held already.
    """

    def __init__(self, rules: Seating) -> None:
        self.rules = rules
        self.line: list[Waiting] = []
        self.offers: dict[str, Offer] = {}

    def __len__(self) -> int:
        return len(self.line)

    def join(self, player: str, buy_in: int, now_ms: int, drawn: int | None = None) -> int:
        """Join the end of the line, or go ahead of it by the number ``drawn``; return the position, counted from 1.

        Refuses "waiting-already".
        """
        self.check_not_waiting(player)
        self.line = in_order([*self.line, Waiting(player, buy_in, now_ms, drawn)])
        return self.place(player)

    def check_not_waiting(self, player: str) -> None:
        """Refuse ("waiting-already") a player who is in line."""
        if self.place(player):
            raise Refused(
                "waiting-already", "You are in this waiting list.", self.rules.waiting_queue.clauses
            )

    def place(self, player: str) -> int:
        """The player's position in line, counted from 1; 0 when not waiting."""
        return next((place for place, w in enumerate(self.line, start=1) if w.player == player), 0)

    def leave(self, player: str) -> Offer | None:
        """Leave the line; return the player's open offer, if any, whose seat is free again. Refuses "not-waiting"."""
        if not self.place(player):
            raise Refused(
                "not-waiting", "You are not in this waiting list.", self.rules.waiting_queue.clauses
            )
        return self._end_wait(player)

    def next_in_line(self, passing: Collection[str] = ()) -> Waiting | None:
        """The first player without an open offer; ``passing`` are players who must not get the seat in question."""
        busy = {offer.player for offer in self.offers.values()} | set(passing)
        return next((waiting for waiting in self.line if waiting.player not in busy), None)

    def kept_until_ms(self, now_ms: int) -> int:
        """The time until which a seat offered now is held."""
        return now_ms + self.rules.seat_offer_seconds.value * 1000

    def offer_to(self, player: str) -> Offer | None:
        """The player's open offer, if any."""
        return next((offer for offer in self.offers.values() if offer.player == player), None)

    def check(self, offer: str, player: str, now_ms: int) -> Offer:
        """Return the offer if the player may take it now. Refuses "offer-over" if it lapsed or is another player's."""
        found = self.open_offer(offer, player)
        if now_ms >= found.until_ms:
            raise self._over(offer)
        return found

    def accept(self, offer: str, player: str, now_ms: int) -> Offer:
        """Take the seat and end the wait. Refuses "offer-over" if the offer lapsed or is another player's."""
        found = self.check(offer, player, now_ms)
        self._end_wait(player)
        return found

    def decline(self, offer: str, player: str) -> Offer:
        """Give up the seat, and the position in line with it. Refuses "offer-over"."""
        found = self.open_offer(offer, player)
        self._end_wait(player)
        return found

    def late(self, now_ms: int) -> list[Offer]:
        """The offers whose time is up, oldest first."""
        over = [offer for offer in self.offers.values() if now_ms >= offer.until_ms]
        return sorted(over, key=lambda offer: (offer.until_ms, offer.offer))

    def lapse(self, now_ms: int) -> list[Offer]:
        """End every offer whose time is up, oldest first; their players leave the line."""
        late = self.late(now_ms)
        for offer in late:
            self._end_wait(offer.player)
        return late

    def due_at_ms(self) -> int | None:
        """When the next offer lapses, None without an open one."""
        return min((offer.until_ms for offer in self.offers.values()), default=None)

    def kept_seats(self, table: str) -> int:
        """The number of seats at a table that open offers hold."""
        return sum(offer.table == table for offer in self.offers.values())

    def for_new_table(self) -> Sequence[Waiting]:
        """The players a new table could open with, at most its seats: none while too few wait without an offer."""
        offered = {offer.player for offer in self.offers.values()}
        free = [waiting for waiting in self.line if waiting.player not in offered]
        return free[: self.rules.seats.value] if len(free) >= self.rules.players_to_start.value else ()

    def resume(self, line: Sequence[Waiting], offers: Sequence[Offer], now_ms: int) -> None:
        """Restore the list after the room was down: ``line`` in the order of joining, with the open offers.

        Nobody could take a seat meanwhile, so each is held for its whole time again.
        """
        until_ms = now_ms + self.rules.seat_offer_seconds.value * 1000
        self.line = in_order(line)
        self.offers = {one.offer: msgspec.structs.replace(one, until_ms=until_ms) for one in offers}

    def open_offer(self, offer: str, player: str) -> Offer:
        """Return a player's open offer by its name. Refuses "offer-over"."""
        found = self.offers.get(offer)
        if found is None or found.player != player:
            raise self._over(offer)
        return found

    def _over(self, offer: str) -> Refused:
        message = "That seat is no longer kept for you."
        return Refused("offer-over", message, self.rules.seat_offer_seconds.clauses, {"offer": offer})

    def _end_wait(self, player: str) -> Offer | None:
        self.line = [waiting for waiting in self.line if waiting.player != player]
        for offer in list(self.offers.values()):
            if offer.player == player:
                return self.offers.pop(offer.offer)
        return None


def in_order(joined: Sequence[Waiting]) -> list[Waiting]:
    """Sort players, given in the order of joining, into the order in which they get seats."""
    # sorted() is stable: players without a draw stay in the order of joining, after all who have one.
    return sorted(joined, key=lambda one: (one.drawn is None, one.drawn or 0))
