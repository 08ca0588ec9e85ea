"""The bodies of the HTTP API. Amounts in cents, times in milliseconds since 1970 (UTC)."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from litestar.params import Parameter

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.room.identity.bans import BanKind
from cardroom.room.identity.drawings import Avatar
from cardroom.room.protocol.responses_bans import MuteDegree
from cardroom.room.protocol.server_messages import PoolView
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.rules.decisions import PenaltyKind
from cardroom.table.model.view import TableView
from cardroom.table.values.kinds import ChargeKind

MOST: Final = 10**12
Mark = Annotated[
    str, Parameter(description="What the page before gave as `next`.", pattern=r"^[0-9]{0,18}(?![\s\S])")
]


class ErrorBody(msgspec.Struct):
    """Every error of the API: what was wrong, and where it says so in the rulebook."""

    code: str
    message: str
    clauses: tuple[str, ...] = ()
    args: dict[str, str | int] = {}


class NewShare(msgspec.Struct, forbid_unknown_fields=True):
    """What a link to a hand tells: whether it names the players."""

    with_names: bool = False


class Lobby(msgspec.Struct):
    """All pools with their tables."""

    pools: tuple[PoolView, ...]


class ListedHouse(msgspec.Struct, frozen=True):
    """A house with what anybody may see of its tables and tournaments.

    ``address`` is the name of the host by which browsers reach it, "" where it is here or not known. A house that
    ``moves`` is served by nobody at this moment: its tables and tournaments are those that were told last. ``players``
    are those at all its tables; ``pools`` the stakes at which somebody plays or waits, ``tournaments`` those that are
    not over, the first of each.
    """

    house: str
    name: str
    address: str = ""
    moves: bool = False
    players: int = 0
    pools: tuple[PoolView, ...] = ()
    tournaments: tuple[TournamentRow, ...] = ()


class AllHouses(msgspec.Struct):
    """All houses of the room, by their names."""

    houses: tuple[ListedHouse, ...]


class TableBody(TableView, frozen=True):
    """A table; what the players there are called, and the drawings of those who have chosen one, by their ids."""

    names: Mapping[str, str] = {}
    avatars: Mapping[str, Avatar] = {}


class ClauseBody(msgspec.Struct):
    """One clause of the rulebook in force of a house, in English; where there is a text in the language of the house's
    document, that too (``own_title``, ``own_text``, in ``language``).
    """

    id: str
    source: str
    title: str
    text: str
    area: str
    engine: str
    house: str
    language: str = ""
    own_title: str = ""
    own_text: str = ""


RowOfValue = Mapping[str, str | int | bool | tuple[str | int, ...]]
"""A row of a decision that is a table, by the names of its columns."""
DecisionValue = str | int | bool | tuple[str | RowOfValue, ...]
"""What was decided, as the rulebook has it: a word of a closed set, a number, yes or no, or a list of words or rows."""


class DecisionBody(msgspec.Struct):
    """A decision point of the rulebook: what the room does, by which clauses, and the reading where one was needed, in
    the language that was asked for, or in English (`reading_language`) where it has no words in that one yet. The value
    is as the rulebook writes it: whoever shows it has the words.
    """

    section: str
    name: str
    value: DecisionValue
    clauses: tuple[str, ...]
    reading: str
    reading_language: Language


class RulebookBody(msgspec.Struct):
    """A house's rulebook. Its amounts are in ``currency``; a room of another plays them in its own."""

    house: str
    name: str
    language: str
    currency: str
    clauses: tuple[ClauseBody, ...]
    decisions: tuple[DecisionBody, ...]


class RulebookRow(msgspec.Struct):
    """A house of this room and the document its rulebook restates; how many clauses and games it has."""

    house: str
    name: str
    currency: str
    title: str
    version: str
    date: str
    language: str
    clauses: int
    games: int


class RulebookRows(msgspec.Struct):
    """The houses of this room, the main one first."""

    rulebooks: tuple[RulebookRow, ...]


class SideBody(msgspec.Struct):
    """A decision of one house, its clauses, and the reading where one was needed, as in `DecisionBody`."""

    value: DecisionValue
    clauses: tuple[str, ...]
    reading: str
    reading_language: Language


class ComparedBody(msgspec.Struct):
    """One decision point in two houses; a side is null where the house has no such section at all."""

    section: str
    name: str
    same: bool
    a: SideBody | None
    b: SideBody | None


class ComparisonBody(msgspec.Struct):
    """Two houses by their ids, at every decision point."""

    a: str
    b: str
    points: tuple[ComparedBody, ...]


class WithReason(msgspec.Struct, forbid_unknown_fields=True):
    """Every act of staff says why."""

    reason: Annotated[str, msgspec.Meta(min_length=3, max_length=300)]


class BanOf(msgspec.Struct, forbid_unknown_fields=True):
    """The subject of a ban: a player's id, a pattern of names with ``*``, an address or a network."""

    of: BanKind
    what: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class NewBan(WithReason):
    """A ban for so many hours, 0: until it is lifted."""

    of: BanKind
    what: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    hours: Annotated[int, msgspec.Meta(ge=0, le=87_600)]


class NewMute(WithReason):
    """Who says nothing for so many minutes, 0: until it is undone: a player, all at a table (their id in `what`), or the
    whole room.
    """

    degree: MuteDegree
    what: Annotated[str, msgspec.Meta(max_length=100)]
    minutes: Annotated[int, msgspec.Meta(ge=0, le=525_600)]


class SeatMove(WithReason):
    """A player and the free seat to move to, at one table."""

    player: str
    seat: Annotated[int, msgspec.Meta(ge=1, le=12)]


class AgreedBuyIn(WithReason):
    """A player, and what that player is to buy in for if all agree."""

    player: str
    amount: Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class TableMove(WithReason):
    """A player, and the table to move to; ``otherwise``: also to another game, stake or limits."""

    player: str
    to: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    otherwise: bool = False


class OtherPlayer(WithReason):
    """The other one of two players."""

    other: str


class SeenDocument(WithReason):
    """The kind of document that staff have seen: ``identity_card``, ``passport``, ``driving_licence``, ``other``."""

    document: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class NewComplaint(msgspec.Struct, forbid_unknown_fields=True):
    """A complaint, and whom or what it is about; the same id twice is one."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    text: Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]
    about: Annotated[str, msgspec.Meta(max_length=64)] = ""


class ComplaintAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of staff."""

    text: Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]


class TimeCharge(WithReason):
    """What a table pays by the time ("rake", "jackpot"), for every so many seconds begun; 0: from the pots again."""

    what: ChargeKind
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class FundPayment(WithReason):
    """A bonus for a player out of a house's fund; the same id twice pays once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    house: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    fund: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    player: str
    amount: Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class NewTable(WithReason):
    """A stake of a game of a house, as the lobby names them."""

    house: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    stake: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewTableTemplate(WithReason):
    """An open table, kept by a name. ``table_name`` is that of tables opened by it, in which ``{number}`` counts ("": as
    other tables are called); ``seats`` are theirs, 0 for as many as it was opened with.
    """

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    name: Annotated[str, msgspec.Meta(max_length=60)]
    table_name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    seats: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class TemplateTables(WithReason):
    """How many tables are to open by a template."""

    number: Annotated[int, msgspec.Meta(ge=1, le=10)]


class TablesOpened(msgspec.Struct):
    """The ids of the tables that were opened."""

    tables: tuple[str, ...]


class TableOpened(msgspec.Struct):
    """The id of the table that was opened."""

    table: str


class MoneyMove(WithReason):
    """Credit (positive) or debit (negative) a player's wallet."""

    player: str
    amount: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class FamilyBody(WithReason):
    """Out of which family of games, such as ``banzai``."""

    family: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class HeldMove(WithReason):
    """How much of a player's money is withheld or released; the same id twice moves it once."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewPenalty(WithReason):
    """A penalty for a player at a table: of a kind its house has; the same id twice gives it once.

    ``count`` is of hands or rounds, ``minutes`` of a time away; ``clause`` is the one it rests on, "" for the house's
    general one; ``hand_lost`` when the hand of the offence was ruled dead for it.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    player: str
    kind: PenaltyKind
    count: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    clause: Annotated[str, msgspec.Meta(max_length=64)] = ""
    hand_lost: bool = False


class BroadcastBody(msgspec.Struct, forbid_unknown_fields=True):
    """The words of the house."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
