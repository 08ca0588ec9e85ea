"""What the room shows of tournaments when it is asked over HTTP. Money in cents, chips are chips, times in ms (UTC)."""

from typing import Literal

import msgspec

from cardroom.room.protocol.chip_capacity_answers import ChipCapacity
from cardroom.room.protocol.responses import BookFaultBody
from cardroom.room.protocol.tournament_own_views import OwnTicket, YouThere
from cardroom.room.protocol.tournament_views import (
    DealMethod,
    DealShare,
    PlaceInField,
    Standing,
    TournamentKind,
    TournamentNow,
    TournamentPage,
    TournamentRow,
)
from cardroom.tournament.cancelling.at_cancellation import Stage
from cardroom.tournament.cancelling.cancelled_shares import Working
from cardroom.tournament.play.tournament_commands import ContactWish
from cardroom.tournament.play.tournament_state import Phase
from cardroom.tournament.structures.structure import Structure


class TournamentRows(msgspec.Struct):
    """All tournaments that are not over, and those that have ended recently."""

    tournaments: tuple[TournamentRow, ...]


class TournamentView(msgspec.Struct):
    """A tournament, whole; ``you`` is what is yours there."""

    page: TournamentPage
    now: TournamentNow
    you: YouThere | None = None


class StandingRows(msgspec.Struct):
    """A part of all who have entered: by chips while in, then by place."""

    total: int
    standings: tuple[Standing, ...]


class SeatedRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player and the table and seat to go to. ``seat`` is 0 where the table gives one; who ``moves`` is on the way."""

    name: str
    table: int
    seat: int = 0
    moves: bool = False


class SeatingBody(msgspec.Struct, frozen=True):
    """The seats of all who have one, by table and seat."""

    tournament: str
    name: str
    house: str
    phase: Phase
    seated: tuple[SeatedRow, ...]


class OwnTickets(msgspec.Struct):
    """Tickets of yours that have paid no entry yet."""

    tickets: tuple[OwnTicket, ...]


class LineRow(msgspec.Struct):
    """What comes again: by a ``template`` or as HexaPro for so many cents. ``next_ms`` is the start that is announced,
    0 where the next one begins when it is full; ``fault`` why the next one could not be announced.
    """

    line: str
    house: str
    template: str
    hexapro: int
    name: str
    rhythm: Literal["", "minutes", "daily", "weekly", "monthly"]
    next_ms: int
    reason: str
    fault: str = ""


class TemplateRow(msgspec.Struct):
    """A template, and all that is wrong with it for the house."""

    template: str
    faults: tuple[BookFaultBody, ...]


class TournamentCopy(msgspec.Struct):
    """What makes another tournament like one: its structure as a text, and what entries required. ``starts_ms`` is that
    of the first one, 0 where its seats decided; ``code``: it had an entry code, which is kept nowhere.
    """

    house: str
    structure: str
    starts_ms: int
    target: str
    condition: str
    invited: tuple[str, ...]
    code: bool


class KeptTemplateRow(msgspec.Struct):
    """A structure's text that staff keep by a name; ``by`` is the name of who kept it."""

    template: str
    name: str
    house: str
    structure: str
    by: str
    at_ms: int


class KeptTemplateRows(msgspec.Struct):
    """All of them, by name."""

    templates: tuple[KeptTemplateRow, ...]


class TemplateKept(msgspec.Struct):
    """The template that is kept now."""

    template: str


class LineRows(msgspec.Struct):
    """All lines of what comes again."""

    lines: tuple[LineRow, ...]


class TemplateRows(msgspec.Struct):
    """The operator's templates, for a house; and the ``hexapro`` that it has, by what it costs in cents."""

    templates: tuple[TemplateRow, ...]
    hexapro: tuple[int, ...] = ()


class TournamentMade(msgspec.Struct):
    """The tournament that was made."""

    tournament: str


class BlindsTooHigh(msgspec.Struct):
    """In `level`, in which the end is expected, the big blind `unit` passes a twentieth of the `chips` in play.
    ``past_last``: the structure ends before, and the level is one that the room adds: each is as much more than the one
    before as the last one was.
    """

    level: int
    unit: int
    chips: int
    past_last: bool


class GameOfTournaments(msgspec.Struct):
    """A game that tournaments are played in: in which ``form``, at tables of ``least`` to ``most`` seats, and what its
    levels have, as fields of a structure's level.
    """

    game: str
    form: str
    least: int
    most: int
    amounts: tuple[str, ...]


class FieldNotAllowed(msgspec.Struct):
    """A field of a structure that the house's book does not allow: the code and words of its refusal, and its clauses."""

    entry: str
    code: str
    message: str
    clauses: tuple[str, ...]


class StructureChecked(msgspec.Struct):
    """A structure as a text and as a ``form``, None where a value of the text cannot be read; and all that is wrong with
    it, nothing when it can be played: then ``sheet`` is its page as players will see it, with the prizes of the entries
    that are expected. ``too_high`` is a warning for these and the length that is expected: it can be played all the
    same; and ``capacity`` is how far the chips of its set go beyond the entries that are expected. ``games`` and
    ``not_allowed`` are what the house has and has not for tournaments of this game.
    """

    faults: tuple[BookFaultBody, ...]
    structure: str = ""
    form: Structure | None = None
    sheet: TournamentView | None = None
    too_high: BlindsTooHigh | None = None
    capacity: ChipCapacity | None = None
    games: tuple[GameOfTournaments, ...] = ()
    not_allowed: tuple[FieldNotAllowed, ...] = ()


class StructureSuggested(msgspec.Struct):
    """A structure as a file. It is expected to end in ``last_level``, after about so many ``seconds``, with breaks."""

    structure: str
    last_level: int
    seconds: int


class CompensationRow(msgspec.Struct):
    """The share of a player in a cancelled tournament, why, and how it was worked out. ``ticket_cents`` is the worth of a
    ticket that goes back.
    """

    player: str
    name: str
    reason: str
    cents: int
    working: Working
    clauses: tuple[str, ...]
    ticket_cents: int = 0


class CancellationBody(msgspec.Struct):
    """A cancellation as it would be carried out now: a dry run. ``from_house`` is what the house pays back of fees,
    ``from_staff`` the staff's part of them, ``kept`` what nobody gets.
    """

    stage: Stage
    rows: tuple[CompensationRow, ...]
    from_house: int
    from_pool: int
    from_bounties: int
    kept: int
    clauses: tuple[str, ...]
    from_staff: int = 0


class CancelledBody(msgspec.Struct):
    """A cancellation that has been carried out: when, by whom ("": too few had entered), why, and what everybody got."""

    at_ms: int
    by: str
    reason: str
    settlement: CancellationBody


class DealPreview(msgspec.Struct):
    """What a deal would give everybody who is left, by the stacks as they are: nobody is asked yet."""

    method: DealMethod
    for_winner: int
    shares: tuple[DealShare, ...]
    clauses: tuple[str, ...]


class PlayedRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament that you have played: ``place`` of ``entries`` (0 where it was cancelled), what you have ``paid``
    for entries and chips and what you have ``got`` of prizes, deals, bounties and money that came back, in cents.
    """

    tournament: str
    name: str
    house: str
    kind: TournamentKind
    game: str
    form: str
    at_ms: int
    entries: int
    place: int = 0
    got: int = 0
    paid: int = 0
    cancelled: bool = False


class PlayedRows(msgspec.Struct):
    """A page of your tournaments, the newest first; ``next`` is where the next page begins, empty at the end."""

    rows: tuple[PlayedRow, ...]
    next: str


class RiseRow(msgspec.Struct):
    """A player who rises to a place by somebody's disqualification, and is paid so much more."""

    player: str
    name: str
    place: int
    cents: int


class DisqualificationBody(msgspec.Struct):
    """A disqualification as it would be carried out now: a dry run. Of the ``lost`` prize so much comes back from the
    wallet; the rest the house brings: of that ``cash`` was paid at the desk, and may be taken back there first.
    ``unassigned`` is what falls to nobody.
    """

    lost: int
    from_wallet: int
    from_house: int
    rises: tuple[RiseRow, ...]
    unassigned: int
    clauses: tuple[str, ...]
    cash: int = 0


class EntrantsBody(msgspec.Struct):
    """All who have entered, the best first: player, name, the table's number (0: none), chips, state, place, prize."""

    entrants: tuple[tuple[str, str, int, int, PlaceInField, int, int], ...]


class ContactRow(msgspec.Struct):
    """Who of the staff tried to reach a player, when and how, and what the player wanted, if reached."""

    by: str
    at_ms: int
    how: str
    wish: ContactWish


class FixedSeatRow(msgspec.Struct):
    """A seat that staff have fixed outside the draw, at that ``table`` of the first draw (0: at any), and why."""

    seat: int
    table: int
    by: str
    at_ms: int
    reason: str


class EntrantNotes(msgspec.Struct):
    """The notes of staff about a player of a tournament. ``waits``: the seat is kept until they have seen a document,
    by these clauses. The house ``fixes`` seats outside the draw, or draws all.
    """

    waits: bool
    clauses: tuple[str, ...]
    contacts: tuple[ContactRow, ...]
    fixes: bool = False
    fixed: FixedSeatRow | None = None
