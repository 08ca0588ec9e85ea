"""The news of the room about its tournaments: the list, one of them, and what concerns a player there."""

from typing import Literal

from cardroom.room.protocol.message_bases import ServerMessage
from cardroom.room.protocol.tournament_own_views import ChipsOffer, MyTournament, OwnTicket, YouThere
from cardroom.room.protocol.tournament_views import SeatedWhy, TournamentNow, TournamentPage, TournamentRow

Notice = Literal[
    "level_began", "break_began", "break_ended", "hand_for_hand", "hand_for_hand_ended", "entries_closed", "paused",
    "start_waits", "resumed", "cancelled", "ended", "last_hands", "day_ending", "day_ended", "stack_dropped",
    "prizes_settled", "levels_changed", "table_frozen", "table_plays_on",
    "chips_raced", "deal_asked", "deal_refused", "deal_too_late", "deal_not_possible", "deal_agreed", "bounty_taken",
    "removed", "disqualified", "start_changed", "entries_changed", "entries_ended", "fee_raised", "fee_lowered",
    "guarantee_raised", "guarantee_lowered", "breaking_order_changed", "deal_waits", "deal_not_paid",
]  # fmt: skip


class TournamentsShown(ServerMessage, frozen=True):
    """All tournaments that are not over, and those that have ended recently."""

    tournaments: tuple[TournamentRow, ...]


class TournamentsChanged(ServerMessage, frozen=True):
    """The tournaments that changed since the last such message, and the ids of those that are listed no longer."""

    tournaments: tuple[TournamentRow, ...] = ()
    gone: tuple[str, ...] = ()


class TournamentShown(ServerMessage, frozen=True):
    """A tournament that you follow, whole."""

    tournament: str
    page: TournamentPage
    now: TournamentNow
    you: YouThere | None = None


class TournamentChanged(ServerMessage, frozen=True):
    """The same as it stands now; see ``watch_tournament`` for how often."""

    tournament: str
    now: TournamentNow
    you: YouThere | None = None


class TournamentGone(ServerMessage, frozen=True):
    """There is no such tournament (any more)."""

    tournament: str


class MyTournaments(ServerMessage, frozen=True):
    """Your tournaments, whole: when you connect, and whenever one of them changes for you."""

    tournaments: tuple[MyTournament, ...]


class MyTickets(ServerMessage, frozen=True):
    """Your tickets that have paid no entry yet, whole: when you connect, and whenever there are others."""

    tickets: tuple[OwnTicket, ...]


class PrizeTakenBack(ServerMessage, frozen=True):
    """You were disqualified: a prize of yours, so many cents, is lost. What your wallet held of it, ``paid``, is gone
    from there.
    """

    tournament: str
    name: str
    cents: int
    paid: int
    clauses: tuple[str, ...] = ()


class TournamentSeat(ServerMessage, frozen=True):
    """Your seat: your table is ready, or you were moved there, why and by which clauses. ``left`` is the table before.

    ``number`` is the table's in its tournament. At a ``live`` one people are told where to go: nobody plays or watches
    there by the room, and ``table`` is empty.
    """

    tournament: str
    name: str
    table: str
    number: int
    seat: int
    why: SeatedWhy
    left: str = ""
    clauses: tuple[str, ...] = ()
    live: bool = False


class TournamentNoted(ServerMessage, frozen=True):
    """Something that concerns all who play in a tournament, or those at your table, or you. ``until_ms`` is when a
    break ends or it is to begin, ``player`` the name of whoever it is about, ``amount`` a pool, a bounty, a fee or a
    guarantee in cents, chips (of a stack; those that leave play by what they are worth) or hands.
    """

    tournament: str
    name: str
    what: Notice
    at_ms: int
    level: int = 0
    until_ms: int = 0
    player: str = ""
    amount: int = 0
    clauses: tuple[str, ...] = ()


class ChipsOffered(ServerMessage, frozen=True):
    """You may buy chips; see ``offer`` for the deadline."""

    tournament: str
    name: str
    offer: ChipsOffer
    clauses: tuple[str, ...] = ()


class HexaproDrawn(ServerMessage, frozen=True):
    """The pool of your game is drawn: so many tenths of the buy-in, and what its places are paid. ``number``, ``seed``
    and ``seal`` let you check the draw.
    """

    tournament: str
    name: str
    multiplier_tenths: int
    pool: int
    prizes: tuple[int, ...]
    number: int
    seed: str
    seal: str
    clauses: tuple[str, ...] = ()


class TournamentFinished(ServerMessage, frozen=True):
    """You took a place of ``entries``, shared by so many (``sharing``), and ``prize`` is on your wallet but for what of
    it is a ``ticket``.
    """

    tournament: str
    name: str
    place: int
    entries: int
    prize: int = 0
    sharing: int = 1
    clauses: tuple[str, ...] = ()
    ticket: int = 0


AnyOfTournaments = (
    TournamentsShown
    | TournamentsChanged
    | TournamentShown
    | TournamentChanged
    | TournamentGone
    | MyTournaments
    | MyTickets
    | PrizeTakenBack
    | TournamentSeat
    | TournamentNoted
    | ChipsOffered
    | HexaproDrawn
    | TournamentFinished
)
