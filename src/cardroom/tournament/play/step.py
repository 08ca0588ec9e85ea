"""One step of a tournament: what its parts read, and what they add to the answer."""

from dataclasses import dataclass, field

from cardroom.rules import Rulebook
from cardroom.rules.decisions import Balancing, Course, Tournament
from cardroom.table.stakes import Stakes
from cardroom.tournament.lots import Lots
from cardroom.tournament.messages import Order
from cardroom.tournament.opening import rises
from cardroom.tournament.play.decided import ToTable, TournamentDecided
from cardroom.tournament.play.events import AnyTournamentEvent
from cardroom.tournament.play.state import TableBook, TournamentState
from cardroom.tournament.terms import TournamentTerms


@dataclass(slots=True)
class Step:
    """``touched`` are tables for which something may be otherwise than it was; ``uneven`` that their sizes are.
    ``ladders`` are prizes worked out before, by entries and pool."""

    state: TournamentState
    terms: TournamentTerms
    book: Rulebook
    rules: Tournament
    seats: Balancing
    course: Course
    now_ms: int
    chance: int
    lots: Lots
    ladders: dict[tuple[int, int], tuple[int, ...]]
    decided: TournamentDecided = field(default_factory=TournamentDecided)
    touched: set[int] = field(default_factory=set)
    uneven: bool = False

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
        """See ``touched``."""
        self.touched.add(table.number)

    def touch_all(self) -> None:
        """The same for every table."""
        self.touched.update(self.state.tables)

    @property
    def is_paused(self) -> bool:
        """Whether all tables stand, or will, for a time."""
        return bool(self.state.pause or self.state.stopped) or self.state.add_ons in ("due", "on")

    @property
    def levels(self) -> tuple[Stakes, ...]:
        """The structure, as staff have changed it."""
        return self.state.levels or self.terms.levels

    @property
    def rises(self) -> bool:
        """Whether levels go on to rise behind the last one of the structure."""
        return rises(self.book, self.terms)

    @property
    def late_levels(self) -> int:
        """Until the end of which level players may enter."""
        return self.terms.late_levels if self.state.late_levels is None else self.state.late_levels

    @property
    def all_stand(self) -> bool:
        """Whether no table deals, and nobody is on the way."""
        state = self.state
        return not (state.playing or state.on_the_way or state.lifts or state.gathered or state.offers)
