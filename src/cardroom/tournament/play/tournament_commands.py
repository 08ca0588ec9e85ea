"""The commands to a tournament. What its tables report comes in the same way: see `messages.Report`."""

import re
from typing import Literal

import msgspec

from cardroom.floor.conduct.offences import Offence
from cardroom.floor.conduct.penalty_appeal import AppealOutcome
from cardroom.rules.decisions import PenaltyKind
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.table_messages import Report
from cardroom.tournament.tickets.ticket import Ticket

Document = Literal["identity_card", "passport", "driving_licence", "other"]
"""What a player proves identity with. Nothing out of it is kept."""

ContactWish = Literal["not_reached", "keep_in_play", "give_up"]
"""What a paid player who is absent wants of the chips: that they stay in play, or that they are taken away."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TournamentCommand(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", tag=_tag):
    """Base of all of them."""


class Register(TournamentCommand, frozen=True):
    """A player enters, or enters again after going out; the money is paid, or a ``ticket`` pays. ``lot`` is the
    player's for draws of equal players, ``pool_cents`` what goes into the pool where players choose that (0: the
    least). ``flight`` is the one to play, 0: the next that is open. ``agrees``: to the condition, where there is one.
    ``alternate``: one who waited for a place while all were taken; who is out has left one.
    ``code_hash`` is of the entry code that the player gave, ``chips`` what the least price gives by what the player was
    told; None: whatever it gives now.
    """

    player: str
    lot: int
    ticket: Ticket | None = None
    pool_cents: int = 0
    flight: int = 0
    agrees: bool = False
    code_hash: str = ""
    chips: int | None = None
    alternate: bool = False


class Unregister(TournamentCommand, frozen=True):
    """A player withdraws before the start."""

    player: str


class Rebuy(TournamentCommand, frozen=True):
    """A player buys chips during the rebuy period, having lost all or few enough left; the money is paid."""

    player: str


class TakeAddOn(TournamentCommand, frozen=True):
    """A player buys the chips that are offered when the rebuys are over; the money is paid."""

    player: str


class DeclineChips(TournamentCommand, frozen=True):
    """A player who is asked does not buy."""

    player: str


class ProposeDeal(TournamentCommand, frozen=True):
    """A player who is left wants to share the prizes: by ICM, by chips, or as ``amounts`` say (cents by player), with
    ``for_winner`` cents still to be played for.
    """

    player: str
    method: Method
    for_winner: int = 0
    amounts: dict[str, int] = {}


class AgreeToDeal(TournamentCommand, frozen=True):
    """A player agrees to the deal that has been put to all, to be answered until ``until_ms``; 0, in journals of before
    answers said so, to the one that was open then.
    """

    player: str
    until_ms: int = 0


class RefuseDeal(TournamentCommand, frozen=True):
    """A player does not agree, to the deal as `AgreeToDeal` names it; play goes on."""

    player: str
    until_ms: int = 0


class KeepApart(TournamentCommand, frozen=True):
    """From now on no draw and no move brings two players of a pair to one table, as long as there is another."""

    pairs: tuple[tuple[str, str], ...] = ()


class PassTournamentTime(TournamentCommand, frozen=True):
    """Let whatever is due now happen: the start, a level, a break, the end of an offer."""


class StaffCommand(TournamentCommand, frozen=True):
    """Base of what staff do: by whom and why is kept with it."""

    by: str
    reason: str


class ForOffence(StaffCommand, frozen=True, kw_only=True):
    """Base of what staff do to a player for an ``offence`` ("": for none that the book names).

    With an offence it is one of the penalties that the house has for it; ``is_repeated`` and ``is_on_purpose`` say what the
    book asks for some. ``before`` is what the room has counted: the player's penalties for it so far, at the desk and in
    tournaments of the house.
    """

    offence: Offence | Literal[""] = ""
    is_repeated: bool = False
    is_on_purpose: bool = False
    before: int = 0


class StartTournament(StaffCommand, frozen=True):
    """Draw the seats and play, before its time has come."""

    by: str = ""
    reason: str = ""


class CancelTournament(StaffCommand, frozen=True):
    """It is over, and all get what `Tournament.cancellation` shows. ``by`` is "" where nobody of the staff decides."""


class ChangeStart(StaffCommand, frozen=True):
    """It begins at another time than announced."""

    starts_ms: int


class PauseTournament(StaffCommand, frozen=True):
    """All tables stand once their hands are over, and so does the clock, until staff let play go on."""


class ResumeTournament(StaffCommand, frozen=True):
    """Play goes on."""


class EndBreak(StaffCommand, frozen=True):
    """The break is over now: what was to begin behind it begins so much earlier."""


class AddTime(StaffCommand, frozen=True):
    """The level that holds lasts so much longer; below 0: so much shorter."""

    seconds: int


class ChangeLevel(StaffCommand, frozen=True):
    """Another level begins now: a later one, and those between are left out; or an earlier one, which is played again."""

    level: int


class ChangeLevels(StaffCommand, frozen=True):
    """What is posted, level by level from the first on: what has begun stays. ``level_ms`` is how long each level to
    come lasts, 0: as long as before.
    """

    levels: tuple[Stakes, ...]
    level_ms: int = 0


class ChangeEntries(StaffCommand, frozen=True):
    """Players may enter until the end of another level than announced; 0: no longer."""

    until_level: int


class ChangeFee(StaffCommand, frozen=True):
    """An entry costs this fee from now on, in cents; who has entered pays no more, and may withdraw where it rose."""

    cents: int


class ChangeGuarantee(StaffCommand, frozen=True):
    """The pool comes to so many cents at least."""

    cents: int


class ChangeBreakingOrder(StaffCommand, frozen=True):
    """The tables in the order in which they are to be broken."""

    tables: tuple[int, ...]


class OpenExtraTable(StaffCommand, frozen=True):
    """One table more than the players need is opened; players move to it until the tables are even."""


class CloseExtraTable(StaffCommand, frozen=True):
    """One of the extra tables is needed no longer: a table is broken, the next in the order."""


class KeepSeatFree(StaffCommand, frozen=True):
    """A seat of a table is kept free, for a reason: no draw, no balance and no late entry brings anybody there. Before the
    start the table is the one of that number in the draw.
    """

    table: int
    seat: int


class GiveSeatAgain(StaffCommand, frozen=True):
    """A seat that was kept free may be given again."""

    table: int
    seat: int


class MovePlayer(StaffCommand, frozen=True):
    """A player goes to a table, or to another seat of the same one; ``seat`` 0: to a free one by the house's rule."""

    player: str
    table: int
    seat: int = 0


class RemovePlayer(ForOffence, frozen=True):
    """A player is sent out of the tournament; the chips leave play. The place is that of the moment, or where staff
    decide on it ``none``. For an offence it counts as a ``penalty`` of that id.
    """

    player: str
    place: Literal["", "of_the_moment", "none"] = ""
    penalty: str = ""


class NoteDocument(StaffCommand, frozen=True):
    """Staff have seen a valid document of a player: the seat of this start, or of the next one, is the player's."""

    player: str
    document: Document


class NoteContact(StaffCommand, frozen=True):
    """Staff have tried to reach a player who is absent, ``reason`` says how; and what the player wants, if reached."""

    player: str
    wish: ContactWish


class FixSeat(StaffCommand, frozen=True):
    """A player has this ``seat`` in each draw, at this ``table`` of the first one (0: at any). The reason is private."""

    player: str
    seat: int
    table: int = 0


class ReleaseSeat(StaffCommand, frozen=True):
    """A player's seat is drawn like anybody's again. The reason is private."""

    player: str


class DecideDeal(StaffCommand, frozen=True):
    """All who are left have agreed to a deal: it is paid by, or the prizes are as announced and play goes on."""

    pays: bool


class Disqualify(ForOffence, frozen=True):
    """A player is in, out or paid already, and is to have no place and no prize but ``kept`` cents of it. For an offence it
    counts as a ``penalty`` of that id.
    """

    player: str
    kept: int = 0
    penalty: str = ""


class CloseBooks(StaffCommand, frozen=True):
    """A live tournament whose places are taken is over for good: nobody is disqualified any more."""


class PenalisePlayer(ForOffence, frozen=True):
    """A penalty for a player at a table: of a ``kind`` that the house has, ``count`` hands or rounds or else
    ``minutes``, by ``clause`` ("": the house's general power). ``hand_lost``: the hand of the offence was ruled dead,
    and counts where the house says so. ``id`` is the penalty's: the same one twice gives it once.
    """

    player: str
    id: str
    kind: PenaltyKind
    count: int = 0
    minutes: int = 0
    clause: str = ""
    hand_lost: bool = False


class EndPlayersPenalty(StaffCommand, frozen=True):
    """Nothing more of a penalty is served. One that was given ``in_error``, also one that is over, does not count."""

    player: str
    penalty: str
    in_error: bool = False


class AppealPlayersPenalty(StaffCommand, frozen=True):
    """A player appeals against a penalty, or ``said_by`` for the player; the reason is what is said against it."""

    player: str
    penalty: str
    said_by: str = ""


class DecidePlayersAppeal(StaffCommand, frozen=True):
    """The appeal against a penalty is decided. One that is lifted ends and does not count. Who gave it decides with
    somebody ``beside``; after one that ``is_final`` nobody appeals again.
    """

    player: str
    penalty: str
    outcome: AppealOutcome
    is_final: bool = False
    beside: str = ""


class ColourUpNow(StaffCommand, frozen=True):
    """Chips worth ``old`` are changed for chips worth ``new`` at every table once its hand is over, with a race for the
    rest where the house has one.
    """

    old: int
    new: int


class DrawLastHands(StaffCommand, frozen=True):
    """The card for the last hands of the day is drawn now, where the house draws one. At live tables a player may have
    drawn it: then it says `hands`; 0: the room draws.
    """

    hands: int = 0


class AnnounceLastRebuys(StaffCommand, frozen=True):
    """The last hands with rebuys are announced at the tables of a live tournament: as many as the house has."""


class WithdrawLastRebuys(StaffCommand, frozen=True):
    """The last hands with rebuys are announced no longer: rebuys last as the structure says."""


class EndDay(StaffCommand, frozen=True):
    """The hands in progress are the last ones of the day, or flight."""


class BeginDay(StaffCommand, frozen=True):
    """The next day, or flight, begins now."""


StaffAct = (
    CancelTournament | ChangeStart | PauseTournament | ResumeTournament | EndBreak | AddTime | ChangeLevel
    | ChangeLevels
    | ChangeEntries | ChangeFee | ChangeGuarantee | ChangeBreakingOrder | KeepSeatFree | GiveSeatAgain | OpenExtraTable
    | CloseExtraTable | MovePlayer | RemovePlayer | Disqualify
    | NoteDocument | NoteContact | FixSeat | ReleaseSeat | DecideDeal
    | PenalisePlayer | EndPlayersPenalty | AppealPlayersPenalty | DecidePlayersAppeal | ColourUpNow | DrawLastHands | EndDay
    | AnnounceLastRebuys | WithdrawLastRebuys
    | BeginDay | CloseBooks
)  # fmt: skip
PlayersWish = (
    Register | Unregister | Rebuy | TakeAddOn | DeclineChips | ProposeDeal | AgreeToDeal | RefuseDeal
)
TournamentWish = PlayersWish | StartTournament | PassTournamentTime | KeepApart | StaffAct
AnyTournamentCommand = TournamentWish | Report
