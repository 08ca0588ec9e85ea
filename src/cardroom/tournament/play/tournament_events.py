"""The events of a tournament, which everybody may know. Facts, in the past tense."""

from typing import Literal

from cardroom.rules.decisions import PenaltyKind
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.cancelling.at_cancellation import Stage
from cardroom.tournament.cancelling.cancelled_shares import Compensation
from cardroom.tournament.chip_race.race import Raced
from cardroom.tournament.play.day_events import (
    DayBegan,
    DayEnded,
    DayEnding,
    LastHandsDrawn,
    ShootoutRoundBegan,
    StackDropped,
)
from cardroom.tournament.play.event import TournamentEvent
from cardroom.tournament.play.prize_deal_events import (
    DealAgreed,
    DealAnswered,
    DealAsked,
    DealProposed,
    DealWaits,
    DealWithdrawn,
)
from cardroom.tournament.play.terms_events import (
    BreakingOrderChanged,
    EntriesChanged,
    FeeChanged,
    GuaranteeChanged,
    StartChanged,
)


class Registered(TournamentEvent, frozen=True):
    """A player has entered, for the ``entry``-th time; ``flight`` is the one entered, 0 where there is none."""

    player: str
    entry: int = 1
    flight: int = 0


class Unregistered(TournamentEvent, frozen=True):
    """A player has withdrawn before the start."""

    player: str


class TournamentStarted(TournamentEvent, frozen=True):
    """Seats are drawn, by this ``chance``: (player, table, seat) in the order of the draw."""

    at_ms: int
    chance: int
    seats: tuple[tuple[str, int, int], ...]
    button: int = 0
    clauses: tuple[str, ...] = ()


class StartWaits(TournamentEvent, frozen=True):
    """The hour has come, and it begins as soon as more have entered: tables are too short by the house's rule."""

    at_ms: int
    clauses: tuple[str, ...] = ()


class TableOpened(TournamentEvent, frozen=True):
    """A table more."""

    table: int
    clauses: tuple[str, ...] = ()


class TableBroken(TournamentEvent, frozen=True):
    """A table is to be broken as soon as its hand is over."""

    table: int
    clauses: tuple[str, ...] = ()


class FinalTableDrawn(TournamentEvent, frozen=True):
    """All who are left have drawn a new seat."""

    table: int
    seats: tuple[tuple[str, int], ...]
    button: int = 0
    clauses: tuple[str, ...] = ()


class PlayerMoved(TournamentEvent, frozen=True):
    """A player has a seat at another table (``table`` 0: had none before)."""

    player: str
    table: int
    to: int
    seat: int
    why: Literal["entry", "balance", "break", "final_table", "staff", "day", "round"]
    clauses: tuple[str, ...] = ()


class LevelBegan(TournamentEvent, frozen=True):
    """A level holds for the hands that begin from now on; ``again`` where staff have set the clock back to it."""

    level: int
    at_ms: int
    again: bool = False


class HandForHand(TournamentEvent, frozen=True):
    """All tables deal one hand at a time from now on, or no longer."""

    on: bool
    clauses: tuple[str, ...] = ()


class RoundBegan(TournamentEvent, frozen=True):
    """Each of these tables deals one hand."""

    round: int
    tables: tuple[int, ...]


class TableFrozen(TournamentEvent, frozen=True):
    """A player is all-in: the table waits in the middle of its hand until all others have played theirs."""

    table: int
    player: str
    clauses: tuple[str, ...] = ()


class TablePlaysOn(TournamentEvent, frozen=True):
    """The hand that waited is played out."""

    table: int


class BreakBegan(TournamentEvent, frozen=True):
    """All hands are over; play goes on at ``until_ms``."""

    at_ms: int
    until_ms: int
    clauses: tuple[str, ...] = ()


class BreakEnded(TournamentEvent, frozen=True):
    """Play goes on."""

    at_ms: int


class EntriesClosed(TournamentEvent, frozen=True):
    """Nobody enters any more: so many entries, and these prizes by place."""

    entries: int
    pool: int
    prizes: tuple[int, ...]
    clauses: tuple[str, ...] = ()


class ChipsOffered(TournamentEvent, frozen=True):
    """Chips may be bought until then, by a player who has lost all, or by everybody (""); ``price`` is what of the
    price goes into the pool. What they cost in all says `prices.sale_of`.
    """

    player: str
    kind: Literal["rebuy", "add_on"]
    chips: int
    price: int
    until_ms: int
    clauses: tuple[str, ...] = ()


class PrizesSettled(TournamentEvent, frozen=True):
    """Nobody enters or buys any more: this is the pool, with what the house adds to reach its guarantee, and what the
    places and the special prizes are paid.
    """

    pool: int
    prizes: tuple[int, ...]
    overlay: int = 0
    special: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()


class ChipsBought(TournamentEvent, frozen=True):
    """A rebuy or an add-on; ``price`` as in `ChipsOffered`."""

    player: str
    kind: Literal["rebuy", "add_on"]
    chips: int
    price: int
    clauses: tuple[str, ...] = ()


class PlayerOut(TournamentEvent, frozen=True):
    """A player has lost all chips; the place is told by `Finished` once it is certain."""

    player: str
    table: int
    at_ms: int
    left: int


class BountyTaken(TournamentEvent, frozen=True):
    """A player has won a bounty, or a part of it, in cents: what was paid, and what went onto the own head, which is
    worth ``head`` now.
    """

    player: str
    out: str
    cents: int
    onto_own: int
    head: int
    clauses: tuple[str, ...] = ()


class ChipsRaced(TournamentEvent, frozen=True):
    """A table's chips worth ``old`` were changed into such worth ``new``, with the cards of its race; ``added`` is how
    much more is in play than before, below 0 less.
    """

    table: int
    old: int
    new: int
    rows: tuple[Raced, ...]
    added: int = 0
    clauses: tuple[str, ...] = ()


class PlayerRemoved(TournamentEvent, frozen=True):
    """Staff have sent a player out of it; so many chips left play."""

    player: str
    table: int
    at_ms: int
    chips: int
    left: int
    clauses: tuple[str, ...] = ()


class PlayerDisqualified(TournamentEvent, frozen=True):
    """A player has no place any more, and so many cents of prizes are lost; these have risen: (player, place)."""

    player: str
    lost: int
    rose: tuple[tuple[str, int], ...]
    clauses: tuple[str, ...] = ()


class TournamentPaused(TournamentEvent, frozen=True):
    """All hands are over, and all tables stand until staff let play go on."""

    at_ms: int


class TournamentResumed(TournamentEvent, frozen=True):
    """Play goes on."""

    at_ms: int


class LevelsChanged(TournamentEvent, frozen=True):
    """What is posted in levels that have not begun is otherwise than announced."""

    levels: tuple[Stakes, ...]
    level_ms: int = 0
    clauses: tuple[str, ...] = ()


class StaffActed(TournamentEvent, frozen=True):
    """Staff have done something: which command (its tag), who, and why. For staff: players are told what came of it."""

    act: str
    by: str
    reason: str
    at_ms: int
    player: str = ""
    table: int = 0
    amount: int = 0
    clauses: tuple[str, ...] = ()


class PlayerPenalised(TournamentEvent, frozen=True):
    """Staff have given a player of a table a penalty: so many ``hands`` to miss, or away until ``until_ms``; 0 for
    neither. ``reason`` is for the player. With an ``offence`` it is the player's so many ``times`` penalised for it.
    """

    player: str
    table: int
    penalty: str
    kind: PenaltyKind
    hands: int
    until_ms: int
    reason: str
    clauses: tuple[str, ...] = ()
    offence: str = ""
    times: int = 0


class PlayersPenaltyEnded(TournamentEvent, frozen=True):
    """Staff have ended a penalty early; one that was given ``in_error`` does not count."""

    player: str
    table: int
    penalty: str
    kind: PenaltyKind
    reason: str
    in_error: bool = False


class DrawSealed(TournamentEvent, frozen=True):
    """The seed of the draw is fixed; its seal tells nothing of it."""

    seal: str
    clauses: tuple[str, ...] = ()


class PrizeDrawn(TournamentEvent, frozen=True):
    """The game is played for a pool of so many times the buy-in (in tenths), drawn by ``number`` of the ``seed`` whose
    seal was told before; levels last ``level_seconds``.
    """

    number: int
    seed: str
    seal: str
    multiplier_tenths: int
    pool: int
    prizes: tuple[int, ...]
    level_seconds: int
    clauses: tuple[str, ...] = ()


class TournamentCancelled(TournamentEvent, frozen=True):
    """It is over without a winner: how far it had come, who decided that and why, and what everybody gets."""

    at_ms: int
    stage: Stage
    by: str
    reason: str
    rows: tuple[Compensation, ...]
    clauses: tuple[str, ...] = ()


class TournamentEnded(TournamentEvent, frozen=True):
    """All places are taken."""

    at_ms: int
    clauses: tuple[str, ...] = ()


AnyTournamentEvent = (
    Registered | Unregistered | StartWaits
    | TournamentStarted | TableOpened | TableBroken | FinalTableDrawn | PlayerMoved
    | LevelBegan | HandForHand | RoundBegan | TableFrozen | TablePlaysOn | BreakBegan | BreakEnded | EntriesClosed
    | PrizesSettled | ChipsOffered | ChipsBought | PlayerOut | BountyTaken | PlayerRemoved | ChipsRaced
    | PlayerDisqualified | PlayerPenalised | PlayersPenaltyEnded | TournamentPaused | TournamentResumed
    | LevelsChanged | StaffActed | DrawSealed | PrizeDrawn | DealAsked | DealProposed | DealAnswered | DealAgreed
    | DealWithdrawn | TournamentCancelled | TournamentEnded | LastHandsDrawn | DayEnding | DayEnded | DayBegan
    | StackDropped | ShootoutRoundBegan | StartChanged | EntriesChanged | FeeChanged | GuaranteeChanged
    | BreakingOrderChanged | DealWaits
)  # fmt: skip
