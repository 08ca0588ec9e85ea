"""One step of a tournament: the data its parts read, and what they add to the answer."""

from dataclasses import dataclass, field

from cardroom.rules import Rulebook
from cardroom.rules.decisions import Balancing, Course, SingleTable
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.tournament_decided import ToTable, TournamentDecided
from cardroom.tournament.play.tournament_events import AnyTournamentEvent
from cardroom.tournament.play.tournament_state import TableBook, TournamentState
from cardroom.tournament.sessions import Session, sessions_of
from cardroom.tournament.table_messages import Order
from cardroom.tournament.tables.tournament_table import rises
from cardroom.tournament.tournament_terms import TournamentTerms


@dataclass(slots=True)
class DecisionStep:
    """``touched`` are tables whose orders may have to change; ``uneven`` says that table sizes may.

    ``ladders`` caches prizes worked out before, by entries, pool and what places are counted by, in money or (False) as
    parts of the pool.
    """

    state: TournamentState
    terms: TournamentTerms
    book: Rulebook
    now_ms: int
    chance: int
    ladders: dict[tuple[int, int, int, bool], tuple[int, ...]]
    rules: SingleTable = field(init=False)
    seats: Balancing = field(init=False)
    course: Course = field(init=False)
    lots: Lots = field(init=False)
    decided: TournamentDecided = field(default_factory=TournamentDecided)
    touched: set[int] = field(default_factory=set)
    uneven: bool = False

    def __post_init__(self) -> None:
        book = self.book
        assert book.tournament is not None and book.balancing is not None and book.course is not None, (
            "checked"
        )
        self.rules, self.seats, self.course = book.tournament, book.balancing, book.course
        self.lots = Lots(self.chance)

    def tell(self, event: AnyTournamentEvent) -> None:
        """Add an event."""
        self.decided.events.append(event)

    def send(self, table: int, order: Order) -> None:
        """Add a message to a table."""
        self.decided.orders.append(ToTable(table, order))

    def number(self) -> int:
        """The number of the next order."""
        self.state.ordered += 1
        return self.state.ordered

    def touch(self, table: TableBook) -> None:
        """Add the table to ``touched``."""
        self.touched.add(table.number)

    def touch_all(self) -> None:
        """The same for every table."""
        self.touched.update(self.state.tables)

    @property
    def is_paused(self) -> bool:
        """Whether all tables are stopped, or will be, for a time."""
        state = self.state
        return bool(state.pause or state.stopped or state.gathering) or state.add_ons in ("due", "on")

    @property
    def day_is_over(self) -> bool:
        """Whether the running hands are the last ones of the day, or were."""
        return self.state.day in ("ending", "night")

    @property
    def session(self) -> Session:
        """The day or flight that is played, or was last."""
        return sessions_of(self.terms)[self.state.session]

    @property
    def more_flights(self) -> bool:
        """Whether flights are still to come."""
        return self.state.session + 1 < len(self.terms.flights)

    @property
    def here(self) -> int:
        """How many of the players who are in play this session."""
        return self.state.left - self.state.resting

    @property
    def all_are_here(self) -> bool:
        """Whether all players who are in play this session, and nobody comes from another flight."""
        return not (self.state.resting or self.more_flights)

    @property
    def is_last_night(self) -> bool:
        """Whether it is between two days with the chips of everybody who is left bagged: no flight is to come."""
        return self.state.day == "night" and not self.more_flights

    @property
    def levels(self) -> tuple[Stakes, ...]:
        """The structure, as staff have changed it."""
        return self.state.levels or self.terms.levels

    @property
    def rises(self) -> bool:
        """Whether levels go on to rise after the last one of the structure."""
        return rises(self.book, self.terms)

    @property
    def starts_ms(self) -> int | None:
        """When the tournament is to begin, as announced or as staff have changed it; None: when its seats are taken."""
        return self.terms.starts_ms if self.state.starts_ms is None else self.state.starts_ms

    @property
    def late_levels(self) -> int:
        """The level until whose end players may enter."""
        return self.terms.late_levels if self.state.late_levels is None else self.state.late_levels

    @property
    def all_stand(self) -> bool:
        """Whether no table deals or has yet to deal in a round, and nobody is on the way."""
        state = self.state
        is_dealt = state.playing or state.dealing
        return not (is_dealt or state.on_the_way or state.lifts or state.gathered or state.offers)
