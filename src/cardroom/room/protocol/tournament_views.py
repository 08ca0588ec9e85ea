"""A tournament as anybody may see it, and what is a player's own there.

Money in cents, chips are chips, times in the room's milliseconds (UTC).
"""

from typing import Literal

import msgspec

from cardroom.tournament.prizes.prize_pool import Feat

TournamentKind = Literal["scheduled", "sit_and_go", "hexapro"]
TournamentStatus = Literal["announced", "late", "running", "break", "paused", "night", "over", "cancelled"]
"""``announced``: not begun; ``late``: it runs and entries are open; ``running``: nobody enters any more; ``night``:
between two days.
"""
PlaceThere = Literal["", "entered", "playing", "out"]
PlaceInField = Literal["", "entered", "playing", "out", "document"]
"""The same for staff, who see too whose seat waits until they have seen a document."""

Purchase = Literal["rebuy", "add_on", "re_entry"]
DealMethod = Literal["icm", "chip_chop", "custom"]
SeatedWhy = Literal["start", "entry", "balance", "break", "final_table", "staff", "day", "round"]


class TournamentRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One tournament in the lobby. ``game``, ``form``, ``deal`` and ``games`` are as in `PoolView`.

    ``starts_ms`` is 0 for one that begins when its seats are taken; ``late_until_ms`` 0 where the end of late entries
    is not known as a time. ``pool`` is what there is to win now.
    """

    tournament: str
    name: str
    house: str
    kind: TournamentKind
    game: str
    form: str
    deal: str
    seats: int
    currency: str
    status: TournamentStatus
    games: tuple[str, ...] = ()
    entries: int = 0
    left: int = 0
    least: int = 2
    most: int = 0
    stack: int = 0
    buy_in: int = 0
    fee: int = 0
    added: int = 0
    pool: int = 0
    starts_ms: int = 0
    withdraws_until_ms: int = 0
    """When it is too late to withdraw; 0: the start."""
    no_withdrawal: bool = False
    """Nobody who has entered withdraws."""
    level: int = 0
    level_ms: int = 0
    """How long its first level lasts; 0 where levels go by hands."""
    late_levels: int = 0
    late_until_ms: int = 0
    re_entries: int = 0
    rebuys: bool = False
    add_on: bool = False
    bounty: int = 0
    price: int = 0
    """What an entry costs: ``buy_in``, ``bounty`` and ``fee`` together; with ``most_buy_in`` the least of it."""
    staff: int = 0
    """The staff's part of the fee."""
    guarantee: int = 0
    multiplier_tenths: int = 0
    """HexaPro: what its pool is of the buy-in, in tenths, once it is drawn."""
    days: int = 1
    flights: tuple[str, ...] = ()
    """What its starting flights are called."""
    flight_open: int = 0
    """The first flight that can be entered, from 1; 0 where there is none (any more)."""
    shootout: bool = False
    most_buy_in: int = 0
    """Players choose what they pay into the pool, from ``buy_in`` up to this, for chips in proportion; 0: they do not.
    """
    ticket: int = 0
    """A satellite: what each of its tickets is worth, for the tournament ``target`` ("": any that costs so much)."""
    target: str = ""
    condition: str = ""
    """A freeroll: what who enters must confirm."""
    invited: bool = False
    """Only those whom staff have named enter."""
    code: bool = False
    """Whoever enters gives the entry code."""
    entry_chips: int = 0
    """The chips of an entry at the least price now, if not ``stack``; 0: as many."""
    live: bool = False
    """Its tables stand in a live room."""


class LevelRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One level: what is posted, for how long (``seconds`` or ``hands``), and the break after it."""

    level: int
    big_blind: int = 0
    small_blind: int = 0
    ante: int = 0
    ante_for_all: bool = False
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    point: int = 0
    seconds: int = 0
    hands: int = 0
    break_seconds: int = 0


class PrizeRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Places ``first`` to ``last`` are paid ``prize`` each; or so many millionths of what the places are paid, where
    the house tells no amounts before all purchases are over.
    """

    first: int
    last: int
    prize: int
    millionths: int = 0


class RuleInForce(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of the house that the tournament goes by, as in `DecisionBody`, with its clauses."""

    section: str
    name: str
    clauses: tuple[str, ...]


class ChipsOnSale(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chips that can be bought: how often (0: without a limit), up to which level, with at most how many chips.
    ``price`` is what leaves the wallet; of it ``bounty`` and ``fee`` don't go into the pool, and of the fee the ``staff``
    have a part.
    """

    kind: Purchase
    chips: int
    price: int
    bounty: int = 0
    fee: int = 0
    until_level: int = 0
    most: int = 0
    up_to: int = 0
    staff: int = 0


class LateChipsRow(msgspec.Struct, frozen=True):
    """Entries and re-entries from this level on begin with so many chips."""

    from_level: int
    chips: int


class OddsRow(msgspec.Struct, frozen=True):
    """HexaPro: a pool of so many tenths of the buy-in is drawn so many times of 100,000; what its places are paid."""

    multiplier_tenths: int
    per_100000: int
    prizes: tuple[int, ...]


class DayRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A day, or one flight of the first (``flight`` from 1 with its ``name``). It ends after ``until_level`` or after
    so many ``seconds``, the last one with the tournament. ``begins_ms`` is 0 for the first, and where staff say when.
    """

    day: int
    flight: int = 0
    name: str = ""
    until_level: int = 0
    seconds: int = 0
    begins_ms: int = 0


class ShootoutView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the tables of a shootout's first round pay: parts of 10,000 of the pool, and by place."""

    for_tables: int = 0
    by_place: tuple[int, ...] = ()


class SpecialPrizeRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prize for a feat, taken out of the pool: an amount, or a part of it; ``chips`` is how many it takes."""

    feat: Feat
    cents: int = 0
    basis_points: int = 0
    chips: int = 0


class PlacesPaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of so many ``entries`` so many ``places`` are paid, if nobody buys more; ``usual`` is told where that is fewer
    than the house else pays, as the pool is too small for more.
    """

    entries: int
    places: int
    usual: int = 0


class MoneyTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What becomes of the money, in cents and basis points. Of what is paid for the pool ``pool_share`` is prize money;
    ``special`` prizes and the ``carried`` part, which goes to a later tournament, are taken out of it. Of a bounty
    that is won ``bounty_left`` goes onto the winner's own head, in chips of ``bounty_chip``. ``re_entries_per_entry``
    re-entries count as one entry in the prizes, at 0 none. Prizes are multiples of ``prize_unit``: a place that would
    be paid less is not paid. ``paid_places`` foresees how many are.
    """

    pool_share: int
    special: tuple[SpecialPrizeRow, ...] = ()
    carried: int = 0
    takes_carried: bool = False
    bounty_left: int = 0
    bounty_chip: int = 0
    re_entries_per_entry: int = 0
    prize_unit: int = 0
    paid_places: tuple[PlacesPaid, ...] = ()


class TournamentPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tournament is from its announcement to its end. ``book`` is the version of the house's rulebook."""

    tournament: str
    book: str
    structure: tuple[LevelRow, ...]
    sales: tuple[ChipsOnSale, ...] = ()
    hourly_breaks: bool = False
    even_prizes: int = 0
    rules: tuple[RuleInForce, ...] = ()
    odds: tuple[OddsRow, ...] = ()
    days: tuple[DayRow, ...] = ()
    announced: dict[str, bool | int | str] = {}
    """What its structure says in single values, by the field's entry in the file, where it isn't as by default; empty for
    HexaPro, whose terms are the house's own.
    """
    draws_hands: bool = False
    """Whether the house draws how many hands end a day."""
    all_ins_wait: bool = False
    """Whether a table with an all-in waits for the others in a round of hand-for-hand."""
    shootout: ShootoutView | None = None
    deals: bool = False
    """Whether the house lets its players share the prizes."""
    places_by_staff: bool = False
    """Whether staff say which place a player has whom they remove."""
    late_chips: tuple[LateChipsRow, ...] = ()
    money: MoneyTerms | None = None
    """None where the house's rulebook says nothing of prize money."""


class TournamentTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table: ``table`` to watch it by, its players, its smallest and its largest stack."""

    table: str
    number: int
    players: int
    smallest: int = 0
    largest: int = 0
    final: bool = False


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a tournament. ``rank`` is by chips while the player is in; ``place`` is certain, with its ``prize``.

    ``worth`` is what the stack is worth in prizes by the independent chip model, in cents; it is told once few enough
    are left, -1 before.
    """

    player: str
    name: str
    rank: int = 0
    chips: int = 0
    table: str = ""
    place: int = 0
    prize: int = 0
    entries: int = 1
    worth: int = -1


class DealShare(msgspec.Struct, frozen=True):
    """What a player would get by a deal; and what that would be if it went by chips, and by what stacks are worth."""

    player: str
    name: str
    cents: int
    by_chips: int
    by_icm: int


class DealView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that somebody wants. ``shares`` are told once all tables stand; it is to be answered until ``until_ms``.
    ``agreed`` are those who have.
    """

    method: DealMethod
    by: str
    for_winner: int = 0
    shares: tuple[DealShare, ...] = ()
    agreed: tuple[str, ...] = ()
    until_ms: int = 0
    waits: bool = False
    """All have agreed, and staff decide whether it is paid by."""


class DrawView(msgspec.Struct, frozen=True, omit_defaults=True):
    """HexaPro: the draw of the pool. ``seal`` is told when the first player has entered; ``seed`` and the ``number`` of
    100,000 that it gave, once it is drawn: with them anybody can check it.
    """

    seal: str
    seed: str = ""
    number: int = 0


class NextPrize(msgspec.Struct, frozen=True):
    """When so many ``players`` more have gone out, all who are left then are paid at least ``prize``. Players who go out
    together may share what their places are paid.
    """

    players: int
    prize: int


class TournamentNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament as it stands. ``level_until_ms`` is 0 where levels go by hands; ``break_ms`` is when the next break
    begins, ``break_until_ms`` when the one that is on ends, ``break_least_ms`` from when on staff may end it; while the
    clock stands ``break_left_ms`` is how far the break is from its going on. ``undecided`` players are out and have no
    place yet, as hands that are running may share it: what follows counts them as left. ``to_money`` is how many have yet
    to go out before the places that are paid, 0 there. ``sure`` is what whoever is left is paid at least, ``next_prize``
    when that rises next, both once ``prizes_final``: entries and purchases change them no more. ``prizes_next`` are those
    with one more entry.
    ``leaders`` are the first by chips; when it is over, by place.
    """

    row: TournamentRow
    now_ms: int
    level: LevelRow
    next_level: LevelRow | None = None
    level_until_ms: int = 0
    level_hands_left: int = 0
    break_ms: int = 0
    break_until_ms: int = 0
    break_least_ms: int = 0
    break_left_ms: int = 0
    hand_for_hand: bool = False
    chips: int = 0
    average: int = 0
    largest: int = 0
    smallest: int = 0
    paid_places: int = 0
    undecided: int = 0
    to_money: int = 0
    sure: int = 0
    next_prize: NextPrize | None = None
    prizes: tuple[PrizeRow, ...] = ()
    prizes_final: bool = False
    prizes_next: tuple[PrizeRow, ...] = ()
    tables: tuple[TournamentTable, ...] = ()
    breaking_order: tuple[int, ...] = ()
    """The numbers of the tables in the order in which they will be broken, told once nobody enters any more."""
    extra_tables: int = 0
    """The tables that staff have opened besides those that the players need."""
    leaders: tuple[Standing, ...] = ()
    session: int = 0
    """Which of the page's days it is, from 0."""
    last_hands: int = 0
    """So many hands were drawn for the end of the day; 0 before."""
    last_rebuys: int = 0
    """So many last hands with rebuys were announced, and are being played; 0 before and after."""
    last_rebuys_next: int = 0
    """So many may be announced in this level, the last one with rebuys (CH-8.16); 0: none."""
    day_ends: bool = False
    """The running hands are the last ones of the day."""
    next_day_ms: int = 0
    """Between two days: when the next begins; 0 where staff say when."""
    deal: DealView | None = None
    draw: DrawView | None = None
    books_open: bool = False
    """A live tournament is over, and staff have yet to close its books."""
