"""A hand of which the table knows what was entered."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardroom.engine import Hand
from cardroom.engine import events as engine
from cardroom.floor.live import LiveEntry, LiveHand
from cardroom.floor.live.held_actions import RulingQuestion
from cardroom.table.events import DropTaken
from cardroom.table.model.running import RunningHand
from cardroom.table.told.told_facts import Entered, EnterGame, EnterPushed, EnterStraddle

OPENING_DEALS = frozenset(
    (engine.DEALT_BOARD, engine.DEALT_UP, engine.DEALT_HOLE, engine.RESHUFFLED, engine.BETS_COLLECTED, engine.OFFERED)
)  # fmt: skip
"""Facts of dealing: while nothing else has followed them, their cards may be entered before they are told."""

BEFORE_AND_BEHIND = (EnterGame, EnterStraddle, EnterPushed)
"""Facts that are none of the play: what is told before it, and its close."""


@dataclass(frozen=True, slots=True)
class EnteredLine:
    """A line of the dealer's log: a fact, who entered it, and whether it was taken back (by whom)."""

    fact: Entered
    by: str
    taken_back_by: str = ""


@dataclass(slots=True)
class ToldHand(RunningHand):
    """A hand that a person deals. While it waits for a card it is nobody's turn.

    ``live`` is its play, None until its game is chosen; ``look`` is then the engine before the choice, ``chose`` the
    seat that chose. ``pushed``: the hand is closed, not only decided. ``lines`` has all that was entered, with what was
    taken back, by place in the order of entering; ``standing`` are the places of those that stand.
    """

    live: LiveHand | None = None
    look: Hand | None = None
    chose: int = 0
    pushed: bool = False
    lines: list[EnteredLine] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)
    dropped: tuple[DropTaken, ...] = ()
    reads: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The own cards that a reader has told, by seat."""
    may_straddle: tuple[tuple[int, int], ...] = ()
    """The seats of which one may still straddle, each with what the straddle is."""

    @property
    def actor_seat(self) -> int:
        """The seat to act, 0 while the hand waits for cards, for staff, or for nothing."""
        if self.chooser:
            return self.chooser
        if self.live is None or self.told < len(self.engine.events):
            return 0
        awaited = self.live.awaits
        return self.players[awaited.players[0]].seat if awaited.kind == "act" else 0

    @property
    def acts(self) -> int:
        """How many facts were entered or taken back in this hand."""
        return 2 * len(self.lines) - len(self.standing)

    @property
    def ruled(self) -> list[tuple[EnteredLine, LiveEntry, RulingQuestion | None]]:
        """The lines of the play that stand, each with what came of it and the ruling that staff were to decide."""
        if self.live is None:
            return []
        lines = [self.lines[place] for place in self.standing]
        played = [one for one in lines if not isinstance(one.fact, BEFORE_AND_BEHIND)]
        return list(zip(played, self.live.entries, self.live.questions, strict=True))

    @property
    def is_decided(self) -> bool:
        """Whether the last chip has its winner; the hand may still be put right."""
        return self.live is not None and self.live.is_over

    @property
    def is_over(self) -> bool:
        """See `RunningDeal`: a hand is over when its pots are pushed."""
        return self.pushed and self.is_decided

    @property
    def is_void(self) -> bool:
        """See `RunningDeal`: a misdeal, in which nobody lost anything by a penalty."""
        if self.live is None or self.live.state.owed:
            return False
        return any(event[0] == engine.VOIDED for event in self.live.hand.events)

    @property
    def told_drops(self) -> tuple[DropTaken, ...]:
        """See `RunningDeal`."""
        return self.dropped

    @property
    def blank_from(self) -> int:
        """The place of the first engine event whose cards may still be entered before it is told."""
        events = self.engine.events
        place = len(events)
        while place and events[place - 1][0] in OPENING_DEALS:
            place -= 1
        return place

    def held_by(self, seat: int) -> Mapping[int, int]:
        """See `RunningDeal`: nobody knows where cards lay in the deck."""
        return {}

    def unseen(self) -> Mapping[int, Mapping[int, int]]:
        """See `RunningDeal`: none that the room knows."""
        return {}
