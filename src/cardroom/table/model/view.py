"""A table as one viewer may see it, whole: what a client gets before it follows the events."""

from typing import Literal

import msgspec

from cardroom.table.events import (
    BombPot,
    EntryOffered,
    HoldingNamed,
    Pot,
    ShareWords,
    StraddleAsked,
    TurnStarted,
    WishesChanged,
    Words,
)
from cardroom.table.values.kinds import (
    Matter,
    Missed,
    OutReason,
    PrivateMoney,
    SeatState,
    TableState,
)


class TableTerms(msgspec.Struct, frozen=True):
    """What a table is for as long as it exists. Amounts in cents.

    ``game`` is the game as the house offers it ("banzai_texas"), ``deal`` the declaration it is dealt by ("holdem"), or
    how one game follows another ("rotation", "choice"); ``games`` are the declarations of all its hands, and
    ``rotation_hands`` how long a rotation stays with one. ``ante_for_all``: the big blind posts it for everybody.
    ``unit`` is what buy-ins are counted in. ``jackpot``: its hands can win the house's jackpot. ``straddles``: what a
    straddle and those behind it come to. What a game does not have is 0. ``tournament`` is whose table it is, "" for a
    cash table: there all amounts are chips, which are no money, and the blinds are those of the first level.
    ``chip`` is the smallest chip. ``languages`` are those spoken at the table, where the operator says so.
    ``private``: what chips stand for in a private game, "" at a table of the room's own. ``live``: a person deals the
    cards, and enters what happens; ``desk_table`` is then the number of the table at the house's desk whose seats and
    chips it has, 0 for none, and ``button`` the seat that has the button first, 0 for one that is drawn. ``bomb_pot``:
    what players may ask for, None where there is no such thing.
    """

    table: str
    name: str
    house: str
    game: str
    form: str
    stake: str
    small_blind: int
    big_blind: int
    seats: int
    min_buy_in: int
    max_buy_in: int
    currency: str
    banzai: bool = False
    deal: str = ""
    games: tuple[str, ...] = ()
    ante: int = 0
    ante_for_all: bool = False
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    point: int = 0
    unit: int = 0
    rotation_hands: int = 0
    jackpot: bool = False
    straddles: tuple[int, ...] = ()
    tournament: str = ""
    private: PrivateMoney = ""
    bomb_pot: BombPot | None = None
    chip: int = 1
    languages: tuple[str, ...] = ()
    live: bool = False
    desk_table: int = 0
    button: int = 0

    @property
    def is_apart(self) -> bool:
        """Whether no lobby shows the table: nobody joins it there, and it binds nobody at the house's other tables."""
        return self.live or bool(self.private)

    @property
    def is_for_money(self) -> bool:
        """Whether people settle up for what they win and lose there."""
        return not self.tournament and self.private != "play"


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One taken seat. ``state`` is ``playing``, ``waiting_big_blind``, ``sitting_out``.

    ``cards`` has one entry for each card held: ``"??"`` where this viewer may not know it; ``up`` are those of them
    that lie face up. ``shares`` are the words of a hand shown, as in `HandShown`. ``rows`` are the cards placed in
    front, middle and back. ``away`` is why a seat sits out, as in `SatOut`. ``missed`` is the marker of missed blinds,
    as in `BlindsMissed`; ``penalty_hands`` and ``penalty_until_ms`` are what is left to serve, as in `PenaltyCounted`.
    """

    seat: int
    player: str
    stack: int
    state: SeatState
    time_bank_ms: int
    bet: int = 0
    cards: tuple[str, ...] = ()
    in_hand: bool = False
    folded: bool = False
    all_in: bool = False
    connected: bool = True
    removed_at_ms: int | None = None
    words: Words | None = None
    up: tuple[str, ...] = ()
    shares: tuple[ShareWords, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    missed: Missed = ""
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    away: OutReason | Literal[""] = ""


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running hand as everyone may see it. ``deal`` is the declaration it is dealt by, "" while it is to be chosen.

    ``community`` is the one card for all of a game without a board whose deck ran short. ``runs`` is how often the
    board is run; ``boards`` has then as many as that for each of the game. ``bomb_pot`` is as in `HandStarted`. Of
    several games in turn this is the ``game_hand``-th of the ``game_hands`` of its game, as in `GameAnnounced`.
    """

    hand: str
    number: int
    dealer: int
    small_blind: int
    big_blind: int
    seal: str
    street: str
    pots: tuple[Pot, ...] = ()
    boards: tuple[tuple[str, ...], ...] = ((),)
    turn: TurnStarted | None = None
    bank_until_ms: int | None = None
    deal: str = ""
    form: str = ""
    passed_over: int = 0
    betting_button: int = 0
    community: tuple[str, ...] = ()
    runs: int = 1
    bomb_pot: BombPot | None = None
    game_hand: int = 0
    game_hands: int = 0


class YourView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the seated viewer knows. ``holding`` is the first of ``holdings``, which has one for each share.

    ``discarded`` are a player's own cards given up in this hand, ``to_place`` those to be placed in rows.
    ``entry`` is how you may come in, while you are not in; ``straddle`` what you are asked of the next hand.
    ``unseen`` are your cards of the hand that is over which you may show.
    """

    seat: int
    cards: tuple[str, ...] = ()
    holding: HoldingNamed | None = None
    wishes: WishesChanged | None = None
    holdings: tuple[HoldingNamed, ...] = ()
    discarded: tuple[str, ...] = ()
    to_place: tuple[str, ...] = ()
    entry: EntryOffered | None = None
    straddle: StraddleAsked | None = None
    unseen: tuple[str, ...] = ()


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all players are asked, as in `AllAsked`, and the seats whose players have agreed."""

    what: Matter
    seconds: int = 0
    amount: int = 0
    player: str = ""
    agreed: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()


class ShownView(msgspec.Struct, frozen=True):
    """Cards that the player of a seat has shown of a hand that is over, all at once."""

    seat: int
    cards: tuple[str, ...]


class OverView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The hand that is over, while its cards may be shown, and what was shown of it, in that order."""

    hand: str
    shown: tuple[ShownView, ...] = ()


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table for one viewer at one version; events with the next versions follow. ``last_hands`` of an
    announced last round are still to be dealt, None without one. ``bomb_pot``: what each pays in the next hand, which
    all have agreed to play as a bomb pot; 0 without one. ``over`` is the last hand until the next begins, where the
    house lets its cards be shown.
    """

    terms: TableTerms
    version: int
    now_ms: int
    state: TableState
    seats: tuple[SeatView, ...]
    missing: int = 0
    interrupted_until_ms: int = 0
    last_hands: int | None = None
    question: QuestionView | None = None
    bomb_pot: int = 0
    dealer: int = 0
    hand: HandView | None = None
    you: YourView | None = None
    over: OverView | None = None


__all__ = [
    "HandView", "OverView", "QuestionView", "SeatView", "ShownView", "TableTerms", "TableView", "YourView",
]  # fmt: skip
