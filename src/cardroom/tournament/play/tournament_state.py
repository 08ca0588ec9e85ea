"""The state of a tournament, besides its terms."""

from dataclasses import dataclass, field
from typing import Final, Literal

from cardroom.floor.conduct.penalty import PenaltyLedger
from cardroom.table.values.kinds import OutReason
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.cancelling.cancelled_shares import Cancelled
from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.going_out import Bust
from cardroom.tournament.hexapro.prize_draw import DrawnPool
from cardroom.tournament.play.tournament_commands import ContactWish
from cardroom.tournament.removals.disqualified_prizes import Placed
from cardroom.tournament.results import Finished
from cardroom.tournament.seating.table_sizes import Sizes
from cardroom.tournament.table_messages import Moved

FOREVER: Final = 1 << 62
"""A table that has stopped reports no bust before this time."""

Phase = Literal["announced", "running", "over"]
Why = Literal["entry", "balance", "break", "final_table", "staff", "day", "round"]
DayPhase = Literal["", "last_hands", "ending", "night"]
"""How a day ends: its last hands are counted, all tables are to stop, the chips are bagged."""
Stop = Literal["", "due", "on"]
AddOns = Literal["", "due", "on", "over"]


@dataclass(frozen=True, slots=True)
class Contact:
    """An attempt of staff to reach an absent player: who, when and how, and the result."""

    by: str
    at_ms: int
    how: str
    wish: ContactWish


@dataclass(slots=True)
class KeptFree:
    """A seat that staff keep free, since when, by whom and why."""

    seat: int
    by: str
    at_ms: int
    reason: str


@dataclass(frozen=True, slots=True)
class FixedSeat:
    """A seat that staff have fixed outside the draw, at that ``table`` of the first draw (0: at any). The ``reason`` is for
    staff alone.
    """

    seat: int
    table: int
    by: str
    at_ms: int
    reason: str


@dataclass(slots=True)
class Entrant:
    """A player who has entered.

    ``entries`` and ``rebuys`` are how often; ``is_in`` while the player has chips or may buy some; ``add_on`` once
    taken. ``bought`` is all that was paid for, ``stack`` the chips of the last entry. ``head`` is the bounty on the
    player, in cents, ``table`` and ``seat`` are the last ones, ``flight`` is the one entered last (0: none).
    ``way_out``: staff have changed the terms for the worse since, and the player may withdraw until the start.
    ``penalties`` are those of this tournament, with the part already served. ``shown``: the starts, counted from 1, for
    which staff have seen a document. ``contacts`` are the attempts of staff to reach the player. ``fixed`` is the seat
    that the player keeps in draws.
    """

    player: str
    lot: int
    entries: int = 1
    rebuys: int = 0
    add_on: bool = False
    is_in: bool = True
    bought: tuple[Bought, ...] = ()
    stack: int = 0
    head: int = 0
    table: int = 0
    seat: int = 0
    disqualified: bool = False
    flight: int = 0
    way_out: bool = False
    penalties: PenaltyLedger = field(default_factory=PenaltyLedger)
    shown: tuple[int, ...] = ()
    contacts: tuple[Contact, ...] = ()
    fixed: FixedSeat | None = None


@dataclass(slots=True)
class TableBook:
    """A table as its tournament knows it. ``players`` are their stacks as last reported.

    ``orders`` numbers the standing orders sent last, ``held`` says whether they hold. ``standing``: it deals nothing
    until it gets new orders. ``hands`` it has played, ``clear_ms`` until when it has reported all. ``races`` are
    colour-ups that its stacks have yet to go through, (old, new); ``racing`` says that one is ordered. ``lifting``
    counts orders to lift that are not answered, ``expected`` players planned to come, ``coming`` those on the way;
    ``opened`` is the seat that became free last. ``stale``: levels have changed since its orders. ``keeps``: its hand
    may have been dealt while rebuys lasted; ``will_keep``: the same of hands dealt by its last orders. ``done``: it has
    played the last hands of the day. ``rebuys_until`` is the hand with which its rebuys end, where that was announced.
    """

    number: int
    players: dict[str, int] = field(default_factory=dict)
    orders: int = 0
    held: bool = True
    standing: bool = True
    hands: int = 0
    clear_ms: int = FOREVER
    lifting: int = 0
    expected: int = 0
    coming: int = 0
    opened: int = 0
    breaking: bool = False
    closing: bool = False
    races: list[tuple[int, int]] = field(default_factory=list)
    racing: bool = False
    stale: bool = False
    keeps: bool = False
    will_keep: bool = False
    done: bool = False
    rebuys_until: int = 0


@dataclass(slots=True)
class LiftOrder:
    """An order to lift: from which table, and where to (0: to be drawn); or ``removed`` from the tournament.

    Staff may name the ``seat`` (0: none).
    """

    table: int
    to: int = 0
    seat: int = 0
    by_staff: bool = False
    removed: bool = False


@dataclass(slots=True)
class Named:
    """An order of staff for a player once the table has stopped: a seat at table ``to``, or to be ``removed``."""

    to: int = 0
    seat: int = 0
    removed: bool = False


@dataclass(slots=True)
class OnTheWay:
    """A player between two tables, whose chips the tournament has."""

    moved: Moved
    table: int
    to: int
    why: Why
    seat: int = 0


@dataclass(slots=True)
class Gone:
    """A bust, or a player ``removed`` by staff, without a place so far.

    It has the time when the hand ended or the player went, the table, and the round of hand-for-hand (0: none). If the
    player has ``entered_again`` since, it takes no place; it counts for all else.
    """

    bust: Bust
    ended_ms: int
    table: int
    round: int = 0
    entered_again: bool = False
    removed: bool = False


@dataclass(slots=True)
class ChipsOnOffer:
    """An offer of chips to a player who has lost all: the player may buy some until then, and is out otherwise."""

    table: int
    until_ms: int
    gone: Gone


@dataclass(slots=True)
class Adding:
    """Chips bought that are on their way to the player's stack at a table."""

    player: str
    table: int
    chips: int


@dataclass(slots=True)
class Bag:
    """A player's chips overnight; ``away`` is the reason why the player sat out at the last table."""

    chips: int
    away: OutReason | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class FeatClaim:
    """A claim to a special prize, told by an act of a live table, whose number it has."""

    at_ms: int
    rank: int
    players: tuple[str, ...]
    act: int


@dataclass(slots=True)
class Feat:
    """A special prize: the players who have a claim to it and share it, and since when.

    Of claims of one moment the lowest ``rank`` counts. At live tables all ``claims`` are kept, the first one of each
    player: where an act is taken back, the next one counts.
    """

    at_ms: int = FOREVER
    players: tuple[str, ...] = ()
    rank: int = 0
    paid: bool = False
    claims: list[FeatClaim] = field(default_factory=list)


@dataclass(slots=True)
class Money:
    """The money of a tournament, in cents.

    ``escrow`` is all that it holds, ``collected`` the pool parts of the purchases, ``fees`` those that the house has
    not had yet, ``staff`` the staff's part of fees, which they have when the tournament is over. ``headless`` are
    bounties that nobody can win any more, ``used`` the ids of tickets that have paid entries.

    ``closing`` is what the pool had for places when entries closed, 0 until then. ``settled``: the pool is certain, and
    the places are paid ``prizes``, the special ones ``special``. ``tables`` is what the tables of a shootout's first
    round have yet to pay. ``held`` are prizes that are paid when the game has ended.
    """

    escrow: int = 0
    collected: int = 0
    fees: int = 0
    staff: int = 0
    headless: int = 0
    used: list[str] = field(default_factory=list)
    closing: int = 0
    settled: bool = False
    prizes: tuple[int, ...] = ()
    total: int = 0
    special: tuple[int, ...] = ()
    tables: int = 0
    feats: list[Feat] = field(default_factory=list)
    held: list[Finished] = field(default_factory=list)


@dataclass(slots=True)
class OpenDeal:
    """A deal that a player proposes.

    ``amounts_told`` are the amounts of everybody who is left, once all tables have stopped and it has been put to them;
    ``by_chips`` and ``by_icm`` are the amounts by those methods, for comparison. ``agreeing`` are the players who have
    agreed. It ``waits`` for staff once all have, where they decide whether to pay by it.
    """

    by: str
    method: Method
    for_winner: int
    custom: dict[str, int]
    asked_ms: int
    amounts_told: dict[str, int] = field(default_factory=dict)
    by_chips: dict[str, int] = field(default_factory=dict)
    by_icm: dict[str, int] = field(default_factory=dict)
    until_ms: int = 0
    agreeing: list[str] = field(default_factory=list)
    waits: bool = False


@dataclass(slots=True)
class TournamentState:
    """``entrants`` are in the order of entering, ``left`` counts those who are in. ``issued`` chips are at the tables,
    ``seated``, or with the tournament, ``carried``: that sum is checked at every step.

    ``order`` has the tables in play, the next to be broken last; ``moves`` has, by table, the tables that its players
    are to go to; ``gathered`` are players without a table while the final table is drawn. ``playing`` are tables that
    have not stopped. ``gone`` waits for places, the earliest first, ``unplaced`` counts players without one; ``early``
    are groups that went out while entries were open. ``adding`` are chips bought, by the order that brings them,
    ``behind`` those of players who are between two tables; ``asked`` have not answered to the add-on. ``dealing`` are
    tables that have yet to play the round, ``frozen`` those of them that stop at an all-in, ``playing_on`` the one of
    these that plays its hand out. ``pause`` is a break, ``stopped`` a stop by staff; the times of the levels include
    the clock's stops up to ``stood_until_ms``. It ``waits`` for longer tables after the hour of its start. If staff
    have changed the announcement there are ``levels``, ``level_ms``, ``starts_ms``, ``late_levels``, ``fee`` and
    ``guarantee``; ``levels_ahead`` is by how many levels they have jumped where those go by hands. ``named`` are
    players whom staff move, ``apart`` pairs whom the house keeps at different tables.

    ``deals_asked`` has, by player, how many were left and which level it was when the player last proposed a deal.

    ``session`` counts days and flights from 0; it ``opens`` until everybody has a seat in it. ``day`` is how it ends,
    with so many ``last_hands`` where the house draws them; its clock is stopped since ``day_ended_ms``, and it was
    ``cut_short`` where staff ended it before its last level was over. All players are lifted while it is ``gathering``.
    ``bags`` are the stacks of the night, and of earlier flights; ``resting`` counts the players who are in and play no
    hand of this session. ``flight_closed``: nobody enters the flight any more. ``shootout_round`` counts from 1.
    ``books_closed``: staff have closed the books of a live tournament that is over. ``last_rebuys`` hands with rebuys were
    announced as the last ones, 0: none. ``kept_free`` has, by table, the seats that are given to nobody. ``chips_out`` are
    the chips of the event's set that are handed out, by value, ``chips_gone`` the values that are out of play.
    """

    phase: Phase = "announced"
    cancelled: bool = False
    cancellation: Cancelled | None = None
    entrants: dict[str, Entrant] = field(default_factory=dict)
    entries: int = 0
    money: Money = field(default_factory=Money)
    seed: str = ""
    drawn: DrawnPool | None = None
    deal: OpenDeal | None = None
    deal_since_hands: int = -1
    deals_asked: dict[str, tuple[int, int]] = field(default_factory=dict)
    agreed: dict[str, int] = field(default_factory=dict)
    placed: dict[str, Placed] = field(default_factory=dict)
    tickets_won: bool = False
    left: int = 0
    unplaced: int = 0
    issued: int = 0
    seated: int = 0
    carried: int = 0
    tables: dict[int, TableBook] = field(default_factory=dict)
    last_table: int = 0
    order: list[int] = field(default_factory=list)
    extra_tables: int = 0
    sizes: Sizes = field(default_factory=Sizes)
    moves: dict[int, list[int]] = field(default_factory=dict)
    lifts: dict[int, LiftOrder] = field(default_factory=dict)
    on_the_way: dict[int, OnTheWay] = field(default_factory=dict)
    gathered: list[Moved] = field(default_factory=list)
    ordered: int = 0
    seating_all: bool = False
    redrawing: bool = False
    ending: bool = False
    playing: set[int] = field(default_factory=set)
    clear: list[tuple[int, int]] = field(default_factory=list)
    button: int = 0
    level: int = 1
    levels_ms: tuple[int, ...] = ()
    began_ms: int | None = None
    closed: bool = False
    gone: list[Gone] = field(default_factory=list)
    early: list[list[Gone]] = field(default_factory=list)
    offers: dict[str, ChipsOnOffer] = field(default_factory=dict)
    adding: dict[int, Adding] = field(default_factory=dict)
    behind: dict[str, int] = field(default_factory=dict)
    add_ons: AddOns = ""
    add_ons_from_ms: int = 0
    add_ons_until_ms: int = 0
    asked: set[str] = field(default_factory=set)
    hand_for_hand: bool = False
    round: int = 0
    dealing: set[int] = field(default_factory=set)
    frozen: list[int] = field(default_factory=list)
    playing_on: int = 0
    pause: Stop = ""
    pause_ms: int | None = None
    pause_seconds: int = 0
    resume_ms: int = 0
    pause_began_ms: int = 0
    stopped: Stop = ""
    stopped_ms: int = 0
    stood_until_ms: int = 0
    levels: tuple[Stakes, ...] = ()
    level_ms: int = 0
    levels_ahead: int = 0
    starts_ms: int | None = None
    waits: bool = False
    late_levels: int | None = None
    fee: int | None = None
    guarantee: int | None = None
    named: dict[str, Named] = field(default_factory=dict)
    apart: tuple[tuple[str, str], ...] = ()
    session: int = 0
    opens: bool = False
    day: DayPhase = ""
    last_hands: int = 0
    day_began_ms: int = 0
    day_ended_ms: int = 0
    cut_short: bool = False
    started_ms: int = 0
    gathering: bool = False
    bags: dict[str, Bag] = field(default_factory=dict)
    resting: int = 0
    flight_closed: bool = False
    shootout_round: int = 1
    books_closed: bool = False
    last_rebuys: int = 0
    kept_free: dict[int, list[KeptFree]] = field(default_factory=dict)
    chips_out: dict[int, int] = field(default_factory=dict)
    chips_gone: list[int] = field(default_factory=list)
    hands: int = 0
    now_ms: int = 0
