"""Events at the end of a day, at the begin of the next, and between the rounds of a shootout."""

from cardroom.tournament.play.event import TournamentEvent


class LastHandsDrawn(TournamentEvent, frozen=True):
    """A card has been drawn: every table plays this many hands more, and the day is over.

    The hand in progress does not count. The clock is stopped.
    """

    hands: int
    at_ms: int
    day: int
    flight: int = 0
    clauses: tuple[str, ...] = ()


class DayEnding(TournamentEvent, frozen=True):
    """The hands in progress are the last ones of the day."""

    at_ms: int
    day: int
    flight: int = 0
    clauses: tuple[str, ...] = ()


class DayEnded(TournamentEvent, frozen=True):
    """All chips of the day or flight are bagged: (player, chips), the most first.

    The next session begins at ``begins_ms``, 0: when staff say so.
    """

    at_ms: int
    day: int
    bags: tuple[tuple[str, int], ...]
    begins_ms: int = 0
    flight: int = 0
    clauses: tuple[str, ...] = ()


class DayBegan(TournamentEvent, frozen=True):
    """Seats are drawn by this ``chance``, and the bags opened: (player, table, seat, chips) as drawn."""

    at_ms: int
    day: int
    chance: int
    seats: tuple[tuple[str, int, int, int], ...]
    flight: int = 0
    button: int = 0
    clauses: tuple[str, ...] = ()


class StackDropped(TournamentEvent, frozen=True):
    """A player had two stacks and goes on with the larger, ``kept``.

    The other one's ``chips`` leave play, or were lost (0).
    """

    player: str
    chips: int
    kept: int


class ShootoutRoundBegan(TournamentEvent, frozen=True):
    """All tables have their winners, who draw seats for the next round: (player, table, seat, chips)."""

    round: int
    at_ms: int
    chance: int
    seats: tuple[tuple[str, int, int, int], ...]
    button: int = 0
    clauses: tuple[str, ...] = ()
