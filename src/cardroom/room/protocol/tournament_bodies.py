"""The bodies of the HTTP API about tournaments."""

from typing import Annotated, Final, Literal

import msgspec

from cardroom.floor.conduct.offences import Offence
from cardroom.floor.conduct.penalty_appeal import AppealOutcome
from cardroom.room.protocol.bodies import WithReason
from cardroom.rules.decisions import PenaltyKind
from cardroom.tournament.live.live_acts import AnyLiveAct
from cardroom.tournament.play.tournament_commands import ContactWish, Document
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.suggest import Pace

DAY_SECONDS: Final = 86_400
Chips = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
StructureFile = Annotated[str, msgspec.Meta(max_length=100_000)]


class NewTournament(WithReason):
    """A tournament by a structure's text; it starts at ``starts_ms``, or when its seats are taken (0). Without a
    ``name`` it has the structure's. A satellite's tickets are for the tournament ``target`` ("": any at their price).
    A freeroll may ask for more: who enters confirms the words of ``condition``, or is one of the names ``invited``.
    Any may require an entry ``code``, which you give to whoever may enter; the room keeps no more than its hash.
    """

    house: str
    structure: StructureFile
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    starts_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    target: Annotated[str, msgspec.Meta(max_length=64)] = ""
    condition: Annotated[str, msgspec.Meta(max_length=500)] = ""
    invited: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=1000)
    ] = ()
    code: Annotated[str, msgspec.Meta(max_length=64)] = ""
    live: bool = False
    """Its tables stand in a live room, where people deal."""


class LiveActBody(msgspec.Struct, forbid_unknown_fields=True):
    """An act of staff at live tables; the room fills in who tells it."""

    told: AnyLiveAct


class ColourUpBody(WithReason):
    """Chips of ``old`` are changed for chips of ``new`` at every table, with a race for the rest."""

    old: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    new: Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class NewTemplate(WithReason):
    """A structure's text without faults for a house, kept by a name."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    house: str
    structure: Annotated[str, msgspec.Meta(max_length=20_000)]


class StructureToCheck(msgspec.Struct, forbid_unknown_fields=True):
    """A structure's text, or its ``form``, of which the text is written, for a house; and how many entries and minutes of
    play, with breaks, are expected (0: unknown, and whether the blinds fit them is not asked). ``name`` and ``starts_ms``
    are for the sheet, as in `NewTournament`.
    """

    house: str
    structure: StructureFile = ""
    entries: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    form: Structure | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    starts_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class StructureWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What a structure is to be suggested for: so many entries, chips to begin with, minutes with breaks, seats of a
    table; and what an entry costs.
    """

    entries: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    stack: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)]
    pace: Pace = "normal"
    seats: Annotated[int, msgspec.Meta(ge=2, le=12)] = 9
    pool_cents: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    fee_cents: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class MoreTime(WithReason):
    """So much longer lasts the level; below 0, at live tables, so much shorter."""

    seconds: Annotated[int, msgspec.Meta(ge=-DAY_SECONDS, le=DAY_SECONDS)]


class NewLevel(WithReason):
    """The level that begins now."""

    level: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class NewStart(WithReason):
    """When it is to begin."""

    starts_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class LevelOfStructure(msgspec.Struct, forbid_unknown_fields=True):
    """What is posted and bet at a level; what the game does not have is 0."""

    small_blind: Chips = 0
    big_blind: Chips = 0
    ante: Chips = 0
    ante_for_all: bool = False
    bring_in: Chips = 0
    small_bet: Chips = 0
    big_bet: Chips = 0
    point: Chips = 0


class NewLevels(WithReason):
    """The structure from its first level on, of which those that have begun are as they were; each to come lasts so
    many ``seconds`` (0: as long as before).
    """

    levels: Annotated[tuple[LevelOfStructure, ...], msgspec.Meta(min_length=1, max_length=200)]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=DAY_SECONDS)] = 0


class NewEntries(WithReason):
    """The level until whose end players may enter; 0: no longer."""

    until_level: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class NewBreakingOrder(WithReason):
    """The numbers of all tables, the first to be broken first."""

    tables: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=100_000)], ...], msgspec.Meta(max_length=10_000)
    ]


class DocumentShown(WithReason):
    """The kind of document that staff have seen; nothing out of it is kept."""

    document: Document


class ContactTried(WithReason):
    """What an absent player wants, if reached; the reason says how staff tried."""

    wish: ContactWish


class ForOffenceBody(WithReason, kw_only=True):
    """What the player did, if it counts: an ``offence`` for which the house has this; ``is_repeated`` and
    ``is_on_purpose`` are what the book asks for some.
    """

    offence: Offence | Literal[""] = ""
    is_repeated: bool = False
    is_on_purpose: bool = False


class ToRemove(ForOffenceBody):
    """Which place the player has: that of the moment, or none, where staff decide on it ("" where they do not)."""

    place: Literal["", "of_the_moment", "none"] = ""


class LastHandsBody(WithReason):
    """The number on the card that a player of a live tournament has drawn; 0: the room draws."""

    hands: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class DealDecided(WithReason):
    """Whether prizes are paid by the deal."""

    pays: bool


class NewAmount(WithReason):
    """What it is from now on, in cents."""

    cents: Annotated[int, msgspec.Meta(ge=0, le=10**12)]


class MoveInTournament(WithReason):
    """The number of the table to go to, and the seat there (0: by the house's rule)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class SeatFixed(WithReason):
    """A player's seat in the draws to come, at the table of that ``number`` in the first one (0: at any); seat 0: drawn
    like anybody's. The reason is for staff alone.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=12)]
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


class SeatKeptFree(WithReason):
    """A seat of the table of that ``number`` is kept free, or (``is_kept`` false) may be given again."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=1, le=12)]
    is_kept: bool = True


class PenaltyInTournament(ForOffenceBody):
    """A penalty for a player at a table: of a kind its house has; the same ``id`` twice gives it once ("": a new one).

    ``count`` is of hands or rounds, ``minutes`` of a time away; ``clause`` is the one it rests on, "" for the house's
    general one; ``hand_lost`` when the hand of the offence was ruled dead for it.
    """

    kind: PenaltyKind
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""
    count: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    clause: Annotated[str, msgspec.Meta(max_length=64)] = ""
    hand_lost: bool = False


class PenaltyInTournamentEnds(WithReason):
    """The end of a penalty; one that was given ``in_error``, also one that is over, does not count."""

    in_error: bool = False


class AppealInTournament(WithReason):
    """An appeal against a penalty, by the player or ``said_by`` for the player; the reason is what is said against it."""

    said_by: Annotated[str, msgspec.Meta(max_length=100)] = ""


class AppealDecided(WithReason):
    """What came of an appeal. Who gave the penalty decides it with somebody ``beside``."""

    outcome: AppealOutcome
    is_final: bool = False
    beside: Annotated[str, msgspec.Meta(max_length=100)] = ""


class NewLine(WithReason):
    """What is to come again: a ``template``, a ``structure`` of its own as a text, or HexaPro for so many cents; at the
    times of ``rhythm`` (see `room.tournaments.schedule.Schedule`), or ("") whenever none of the line waits for players.
    """

    house: str
    template: Annotated[str, msgspec.Meta(max_length=100)] = ""
    hexapro: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    rhythm: Literal["", "minutes", "daily", "weekly", "monthly"] = ""
    every: Annotated[int, msgspec.Meta(ge=1, le=10_080)] = 60
    at: Annotated[str, msgspec.Meta(max_length=8)] = "00:00"
    weekdays: Annotated[tuple[int, ...], msgspec.Meta(max_length=7)] = ()
    nth: Annotated[int, msgspec.Meta(ge=-1, le=5)] = 1
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    structure: StructureFile = ""


class ToDisqualify(ForOffenceBody):
    """What of a prize staff leave the player, in cents, where the house lets them; and whether cash that was paid for it
    does not come back, so that the house brings it (``cash_gone``).
    """

    kept: Annotated[int, msgspec.Meta(ge=0, le=10**12)] = 0
    cash_gone: bool = False
