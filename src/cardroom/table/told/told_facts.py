"""The facts that a dealer enters about a hand: one struct each, players by seat, cards as texts ("As").

A fact arrives as plain data and is read by its field ``do``.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from cardroom.rules import Refused
from cardroom.table.model.command import Amount, Cards, SeatNumber

Word = Annotated[str, msgspec.Meta(max_length=64)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]
SeatOrNobody = Annotated[int, msgspec.Meta(ge=0, le=12)]


class EnteredFact(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """Base of all facts that are entered."""


class EnterAct(EnteredFact, frozen=True, kw_only=True, tag="act"):
    """A player acted: ``fold``, ``check``, ``call``, ``bet`` and ``raise`` (``to`` a total of the round), ``all_in``,
    ``bring_in``, ``draw`` and ``discard`` (``to`` that many cards), ``accept``, ``refuse``, ``bet_no_more``.
    """

    seat: SeatNumber
    verb: Word
    to: Amount = 0


class EnterStraddle(EnteredFact, frozen=True, kw_only=True, tag="straddle"):
    """A seat posted a straddle of the house's size, told before anything else of the hand is."""

    seat: SeatNumber


class EnterShown(EnteredFact, frozen=True, kw_only=True, tag="show"):
    """All own cards of a seat, as they were shown; without cards as a reader has told them. Told again they replace what
    was told before.
    """

    seat: SeatNumber
    cards: Cards = ()


class EnterRead(EnteredFact, frozen=True, kw_only=True, tag="read"):
    """A card reader has told a seat's own cards. Nobody is shown them before the player shows: they are no act of the
    hand, and are not taken back. Told again they replace what was read before.
    """

    seat: SeatNumber
    cards: Cards


class EnterMuck(EnteredFact, frozen=True, kw_only=True, tag="muck"):
    """The seat gave its hand up at the showdown without showing it."""

    seat: SeatNumber


class EnterBoard(EnteredFact, frozen=True, kw_only=True, tag="board"):
    """Cards of a board, from place ``first`` on (-1: the first that nobody has told)."""

    cards: Cards
    board: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    first: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1


class EnterUp(EnteredFact, frozen=True, kw_only=True, tag="up"):
    """The face-up cards of a seat that nobody has told yet; in a draw the card it is offered."""

    seat: SeatNumber
    cards: Cards


class EnterIrregular(EnteredFact, frozen=True, kw_only=True, tag="irregular"):
    """Something that needs a ruling: a topic of `cardroom.floor` with its facts, about ``seat`` (0: who is to act) and
    perhaps about ``other``. With a reason in ``set_aside`` staff rule otherwise.
    """

    topic: Word
    facts: dict[Word, Any] = {}
    seat: SeatOrNobody = 0
    other: SeatOrNobody = 0
    set_aside: Reason = ""


class EnterDecision(EnteredFact, frozen=True, kw_only=True, tag="decide"):
    """Staff chose an option of the open ruling: "" for what it proposes, "otherwise" for none of them."""

    option: Word = ""
    to: Amount = 0
    reason: Reason = ""


class EnterDead(EnteredFact, frozen=True, kw_only=True, tag="dead"):
    """Staff declared the hand of a seat dead."""

    seat: SeatNumber
    reason: Reason


class EnterMisdeal(EnteredFact, frozen=True, kw_only=True, tag="misdeal"):
    """Staff declared the deal a misdeal: every chip goes back, and the same players are dealt in again."""

    reason: Reason


class EnterPlaced(EnteredFact, frozen=True, kw_only=True, tag="place"):
    """The seat to act in Open Face laid its cards: those added to front, middle and back. Without ``rows`` the house lays
    the ``cards`` of a player who is "absent" or "late" (``by_house``).
    """

    seat: SeatNumber
    rows: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=3)] = ()
    cards: Cards = ()
    by_house: Literal["", "absent", "late"] = ""


class EnterGame(EnteredFact, frozen=True, kw_only=True, tag="choose"):
    """The chooser named the game of the hand, by its declaration."""

    game: Word


class EnterPushed(EnteredFact, frozen=True, kw_only=True, tag="pushed"):
    """The pots are pushed and the hand is closed: from now on the house's rules alone put it right."""


Entered = (
    EnterAct
    | EnterStraddle
    | EnterShown
    | EnterRead
    | EnterMuck
    | EnterBoard
    | EnterUp
    | EnterIrregular
    | EnterDecision
    | EnterDead
    | EnterMisdeal
    | EnterPlaced
    | EnterGame
    | EnterPushed
)
"""Every fact that may be entered."""

PUSHED: Final[dict[str, Any]] = {"do": "pushed"}


def entered(data: dict[str, Any]) -> Entered:
    """The fact that plain data tells. Refuses ("no-such-fact")."""
    try:
        fact: Entered = msgspec.convert(data, Entered)
    except msgspec.ValidationError as fault:
        raise Refused("no-such-fact", f"That is no fact of a hand: {fault}.") from None
    return fact
