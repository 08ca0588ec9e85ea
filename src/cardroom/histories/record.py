"""A recorded hand: one deal as one viewer saw it, in the table's own events, ready to be written in any format."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from cardroom.games import OFFERED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.table.events import (
    AntePosted,
    AnyEvent,
    Bet,
    BlindPosted,
    BoardDealt,
    BoardRunAnswered,
    BoardRunsSet,
    BringInPosted,
    Called,
    CardsShown,
    Checked,
    CommunityCardDealt,
    Completed,
    DeadBlindPosted,
    Discarded,
    Drew,
    DropTaken,
    Folded,
    GameChosen,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    HandVoided,
    HoleDealt,
    HoleSeen,
    OfferAccepted,
    OfferedUp,
    OfferRefused,
    PotAwarded,
    Raised,
    RakeTaken,
    StoodPat,
    UncalledReturned,
    UpCardDealt,
)
from cardroom.table.model.view import TableTerms
from cardroom.table.stacks_at_end import stacks_at_end
from cardroom.table.values.stakes import Stakes

CENTS = 100

# The events of a deal that a history has. Clocks, wishes and seats taken meanwhile are the table's, not the hand's.
TOLD = (
    AntePosted
    | BlindPosted
    | DeadBlindPosted
    | HoleDealt
    | HoleSeen
    | UpCardDealt
    | BoardDealt
    | BoardRunAnswered
    | BoardRunsSet
    | CommunityCardDealt
    | GameChosen
    | Folded
    | Checked
    | Called
    | Bet
    | Raised
    | BringInPosted
    | Completed
    | Discarded
    | StoodPat
    | Drew
    | OfferedUp
    | OfferAccepted
    | OfferRefused
    | UncalledReturned
    | HandShown
    | HandMucked
    | RakeTaken
    | DropTaken
    | PotAwarded
)


@dataclass(frozen=True, slots=True)
class TableHeader:
    """The table and the stakes of the hand in a history: a post that the hand does not have is 0.

    Amounts and all chips of the hand are counted in ``parts`` of the written unit: in cents of ``currency``,
    hundredths of a chip, or whole chips. ``deal`` is the game's declaration in `cardroom.games` ("holdem"): a house may
    offer it under other names. ``tournament`` is the tournament's id, "" for a cash table, and ``level`` the level of
    the hand. ``is_money``: the chips of a cash table are money. ``house`` is the house by whose rules it was played,
    ``offer`` the name of the game there; ``chip`` is the smallest chip.
    """

    name: str
    deal: str
    seats: int
    small_blind: int
    big_blind: int
    currency: str
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    straddles: tuple[int, ...] = ()
    parts: int = CENTS
    tournament: str = ""
    level: int = 0
    is_money: bool = True
    house: str = ""
    offer: str = ""
    chip: int = 1

    @classmethod
    def of(cls, terms: TableTerms, deal: str, start: HandStarted | None = None) -> "TableHeader":
        """The header of a hand played on the room's table; ``deal`` is what it was dealt by, ``start`` has the stakes
        of its level.

        In a rotation the games that a card opens have antes and the others blinds; where players choose the game, all
        have blinds.
        """
        stakes = start.stakes if start is not None and start.stakes is not None else terms
        in_turn = terms.deal == "rotation"
        has_blinds = OFFERED[deal].opener is None if in_turn else stakes.big_blind > 0
        return cls(
            terms.name,
            deal,
            terms.seats,
            stakes.small_blind if has_blinds else 0,
            stakes.big_blind if has_blinds else 0,
            "" if terms.tournament else terms.currency,
            0 if in_turn and has_blinds else stakes.ante,
            0 if has_blinds else stakes.bring_in,
            stakes.small_bet,
            stakes.big_bet,
            terms.straddles,
            1 if terms.tournament else CENTS,
            terms.tournament,
            stakes.level if isinstance(stakes, Stakes) else 0,
            terms.is_for_money,
            terms.house,
            terms.game,
            terms.chip,
        )

    @property
    def bets(self) -> tuple[int, int]:
        """The bets of fixed limit: the smaller and the larger."""
        small = self.small_bet or self.big_blind
        return small, self.big_bet or 2 * small

    @property
    def minimum_bet(self) -> int:
        """The least bet of no and pot limit: the big blind, without blinds the ante."""
        return self.big_blind or self.ante or self.small_bet


@dataclass(frozen=True)
class RecordedHand:
    """One deal from its start to its end (or to its being made void), nothing in between left out.

    ``end`` is ``None`` only while the hand is still going on. ``called`` are names by the players' ids; whoever has
    none there is called by the id, which in other people's formats is the name. ``shown`` is what players showed of it
    when it was over, in that order.
    """

    table: TableHeader
    start: HandStarted
    events: tuple[AnyEvent, ...]
    end: HandEnded | HandVoided | None
    called: Mapping[str, str] = field(default_factory=dict)
    shown: tuple[CardsShown, ...] = ()

    @classmethod
    def from_events(
        cls,
        table: TableHeader,
        events: Iterable[AnyEvent],
        viewer: int | None,
        called: Mapping[str, str] = MappingProxyType({}),
    ) -> "RecordedHand":
        """The first hand in the events, with the cards of the viewer's seat and of nobody else. `called` are the
        players' names by their ids.

        Raises:
            BrokenHistory: no hand starts in these events.
        """
        start: HandStarted | None = None
        end: HandEnded | HandVoided | None = None
        told: list[AnyEvent] = []
        shown: list[CardsShown] = []
        for event in events:
            if isinstance(event, HandStarted):
                if start is not None:
                    break
                start = event
            elif start is None:
                continue
            elif isinstance(event, CardsShown):
                if end is not None and event.hand == start.hand:
                    shown.append(event)
            elif end is not None:
                continue
            elif isinstance(event, HandEnded | HandVoided):
                end = event
            elif isinstance(event, HoleSeen):
                if event.seat == viewer:
                    told.append(event)
            elif isinstance(event, TOLD):
                if isinstance(
                    event, HandShown
                ):  # shown when all were in, and named when the board lay: it is one hand
                    told = [
                        one for one in told if not (isinstance(one, HandShown) and one.seat == event.seat)
                    ]
                told.append(event)
        if start is None:
            raise BrokenHistory("events", "no hand starts in them")
        return cls(table, start, tuple(told), end, called, tuple(shown))

    @property
    def names(self) -> dict[int, str]:
        """The players' names by seat."""
        return {seat.seat: self.called.get(seat.player, seat.player) for seat in self.start.seats}

    @property
    def players(self) -> dict[int, int]:
        """The player index (0 at the dealer's left) of each seat."""
        return {seat.seat: place for place, seat in enumerate(self.start.seats)}

    @property
    def stacks_at_end(self) -> dict[int, int]:
        """The stack of each seat when the hand was over, in the order of dealing. The hand must be over."""
        assert self.end is not None
        return stacks_at_end(self.start, self.events, self.end)

    @property
    def rake(self) -> int:
        """The chips the house took, drops into its funds included: other formats have one word for both."""
        return sum(event.amount for event in self.events if isinstance(event, RakeTaken | DropTaken))

    @property
    def runs(self) -> int:
        """How often the board was run."""
        return max([event.runs for event in self.events if isinstance(event, BoardRunsSet)], default=1)

    @property
    def game(self) -> tuple[str, str]:
        """The declaration this hand was dealt by and its betting form: chosen, announced, or the table's."""
        for event in self.events:
            if isinstance(event, GameChosen):
                return event.deal, event.form
        return self.start.deal or self.table.deal, self.start.form

    def live_seats(self) -> list[int]:
        """The seats that did not fold, in dealing order."""
        folded = {event.seat for event in self.events if isinstance(event, Folded)}
        return [seat.seat for seat in self.start.seats if seat.seat not in folded]

    @property
    def showed(self) -> dict[int, tuple[str, ...]]:
        """By seat what was shown when the hand was over, in the order dealt; who began to show comes first."""
        found: dict[int, list[tuple[int, str]]] = {}
        for event in self.shown:
            held = found.setdefault(event.seat, [])
            held += zip(
                event.places or range(len(held), len(held) + len(event.cards)), event.cards, strict=True
            )
        return {seat: tuple([card for _, card in sorted(held)]) for seat, held in found.items()}

    def known_cards(self) -> dict[int, tuple[str, ...]]:
        """The hole cards this viewer knows at the end, by seat: their own and those shown, also when it was over."""
        told = {event.seat: event.cards for event in self.events if isinstance(event, HoleSeen | HandShown)}
        return self.showed | told
