"""The acts of staff at a live tournament: each says who does it and, where it undoes or differs, why."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.table.model.command import Amount, Name, Time
from cardroom.table.values.kinds import OutReason

Words = Annotated[str, msgspec.Meta(max_length=300)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
AnySeat = Annotated[int, msgspec.Meta(ge=0, le=12)]
Stacks = Annotated[dict[Name, Amount], msgspec.Meta(max_length=12)]
Names = Annotated[tuple[Name, ...], msgspec.Meta(max_length=12)]


class LiveAct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="act"):
    """The fields of every act. `at_ms` is the real time of one that was first written on paper, 0 for now; `clause` is one
    of the house's book that staff name as its ground.
    """

    by: Name = ""
    why: Words = ""
    at_ms: Time = 0
    clause: Name = ""


class OutTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who has lost all chips: the `stack` at the hand's start (0: as last counted), who counted it, and who won
    its last chips, the first after the button first. `hand` groups those of one hand at one table; a larger `strength` is
    the better hand, which an odd unit may go to.
    """

    player: Name
    stack: Amount = 0
    counted_by: Name = ""
    winners: Names = ()
    hand: AnySeat = 0
    strength: Time = 0


class TellHand(LiveAct, frozen=True, tag="hand"):
    """A hand at a table is over and nobody is out. `stacks` were counted after it, of some players or all; the seats of
    its dealer and blinds as told, 0 where nobody told. `last`: it was the table's last of the day. `serving` missed it by
    a penalty.
    """

    table: TableNumber
    stacks: Stacks = {}
    dealer: AnySeat = 0
    small_blind: AnySeat = 0
    big_blind: AnySeat = 0
    last: bool = False
    serving: Names = ()


class TellOut(LiveAct, frozen=True, tag="out"):
    """Players are out, at any tables, in one hand or several of one moment. `stacks`, the blinds, `last` and `serving` as
    in `TellHand`, where all of them were in one hand.
    """

    outs: Annotated[tuple[OutTold, ...], msgspec.Meta(max_length=200)]
    stacks: Stacks = {}
    dealer: AnySeat = 0
    small_blind: AnySeat = 0
    big_blind: AnySeat = 0
    last: bool = False
    serving: Names = ()


class CountStacks(LiveAct, frozen=True, tag="count"):
    """Stacks of a table were counted, of some players or all."""

    table: TableNumber
    stacks: Stacks


class Confirm(LiveAct, frozen=True, tag="confirm"):
    """Orders have been carried out: tables stopped, players gone or arrived, chips brought. `stacks` were counted, of the
    players who go or arrive.
    """

    orders: Annotated[tuple[int, ...], msgspec.Meta(max_length=6_000)]
    stacks: Stacks = {}


class TellRace(LiveAct, frozen=True, tag="race"):
    """A table has raced its small chips: the cards dealt for the chips left over, from the lowest seat on, and how many
    small chips each player had, where that is not what the stack leaves over.
    """

    order: Time
    cards: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=51)], ...], msgspec.Meta(max_length=500)]
    small_chips: Stacks = {}


class TellFrozen(LiveAct, frozen=True, tag="frozen"):
    """In a round of hand-for-hand a player is all-in, and the table waits."""

    table: TableNumber
    player: Name


class TellServed(LiveAct, frozen=True, tag="served"):
    """A player has missed so many hands of a penalty, which were not told one by one."""

    player: Name
    hands: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 1


class TellButton(LiveAct, frozen=True, tag="button"):
    """The button of the hand now dealt at a table is at the seat ``dealer``, or its big blind at ``big_blind``; the one
    that is 0 follows from the other. At a table that stands it is the next hand's.
    """

    table: TableNumber
    dealer: AnySeat = 0
    big_blind: AnySeat = 0


class TellAway(LiveAct, frozen=True, tag="away"):
    """A player is not at the seat ("wish"), or is back ("")."""

    player: Name
    away: OutReason | Literal[""] = ""


class TellFilmed(LiveAct, frozen=True, tag="filmed"):
    """A table is filmed from now on, or no longer: its players show their cards to the table's camera (PF-6.2)."""

    table: TableNumber
    is_filmed: bool = True


class TellClear(LiveAct, frozen=True, tag="clear"):
    """At these tables (none named: at all) nobody else is out until now, so that earlier places are certain."""

    tables: Annotated[tuple[TableNumber, ...], msgspec.Meta(max_length=1_000)] = ()


class ChangeChips(LiveAct, frozen=True, tag="chips"):
    """Chips of a player's stack were found and given back, or confiscated and taken out of play (carried off, hidden, of
    another event, handed on). Needs a reason; `witness` is who saw it. Found chips of a value that was raced off are worth
    `old` each, and are exchanged for chips of `new`, the smallest in play, as far as the house's book has it.
    """

    player: Name
    what: Literal["found", "confiscated"]
    chips: Annotated[int, msgspec.Meta(ge=1, le=10**12)]
    witness: Words = ""
    old: Annotated[int, msgspec.Meta(ge=0, le=10**12)] = 0
    new: Annotated[int, msgspec.Meta(ge=0, le=10**12)] = 0


class HandChipsOn(LiveAct, frozen=True, tag="hand_on"):
    """Chips of a player go to the stack of the player ``to``: in this event, or in another live ``event`` of the house ("":
    in this one). They were handed on and are put back where they belong, or staff let them stay where they are. A player
    who is out has handed on chips that have left play. Needs a reason; `witness` is who saw it.
    """

    player: Name
    chips: Annotated[int, msgspec.Meta(ge=1, le=10**12)]
    to: Name
    event: Name = ""
    witness: Words = ""


class ExchangeChips(LiveAct, frozen=True, tag="exchange"):
    """Staff have coloured up chips of one player, of the same worth: `count` of `old` for chips of `new`."""

    player: Name
    old: Annotated[int, msgspec.Meta(ge=1, le=10**12)]
    new: Annotated[int, msgspec.Meta(ge=1, le=10**12)]
    count: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    witness: Words = ""


ChipColour = Literal[
    "white", "red", "blue", "green", "black", "grey", "yellow", "orange", "pink", "purple", "brown"
]


class ChipsOfColour(msgspec.Struct, frozen=True):
    """The chips of one colour of an event's set: what one is worth, and how many there are."""

    colour: ChipColour
    value: Annotated[int, msgspec.Meta(ge=1, le=10**12)]
    count: Annotated[int, msgspec.Meta(ge=0, le=10**7)]


class TakeInventory(LiveAct, frozen=True, tag="inventory"):
    """The chips of the event that stand on seats were counted by colour, unsold stacks among them: together they are worth
    the chips issued.
    """

    chips: Annotated[tuple[ChipsOfColour, ...], msgspec.Meta(min_length=1, max_length=11)]


class BagStack(LiveAct, frozen=True, tag="bag"):
    """A stack was counted into a bag at the end of a day: the bag's `number`, the `chips`, and the player who `signed`."""

    player: Name
    number: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    chips: Amount
    signed: Words


class PlaceStack(LiveAct, frozen=True, tag="place_stack"):
    """A starting stack that nobody has bought is put on an empty seat, for a player who may come later."""

    table: TableNumber
    seat: Annotated[int, msgspec.Meta(ge=1, le=12)]
    chips: Annotated[int, msgspec.Meta(ge=1, le=10**12)]


class RemoveStack(LiveAct, frozen=True, tag="remove_stack"):
    """An unsold stack is taken from its seat, with the `chips` that are left of it: the rest was posted, and others have
    it.
    """

    table: TableNumber
    seat: Annotated[int, msgspec.Meta(ge=1, le=12)]
    chips: Amount


class TakeBackLive(LiveAct, frozen=True, tag="take_back"):
    """An act was a slip: what it told is taken back; both stay on record. Needs a reason."""

    number: Time


class ReceiveChips(LiveAct, frozen=True, tag="received"):
    """Chips have come from another event, by its act ``number``, from a ``giver`` there to a player here."""

    event: Name
    number: Time
    giver: Name
    player: Name
    chips: Annotated[int, msgspec.Meta(ge=1, le=10**12)]


class GiveChipsBack(LiveAct, frozen=True, tag="given_back"):
    """Chips go back to the event that handed them on by its act ``number``: there the act was a slip."""

    event: Name
    number: Time


HandedOutcome = Literal["taken", "declined", "given_back", "kept"]
"""The answer of the other event about chips handed on, or asked back."""


class HearOfChips(LiveAct, frozen=True, tag="heard"):
    """The other event has taken, declined, given back or kept the chips of the act ``number`` here; ``code`` is the
    refusal by which it did not take them, or keeps them.
    """

    event: Name
    number: Time
    outcome: HandedOutcome
    code: str = ""


FromElsewhere = ReceiveChips | GiveChipsBack | HearOfChips
"""The acts that letters of another event are; nobody of the staff can tell one."""

AnyLiveAct = (
    TellHand | TellOut | CountStacks | Confirm | TellRace | TellFrozen | TellAway | TellClear | ChangeChips
    | HandChipsOn | ExchangeChips | TakeInventory | BagStack | PlaceStack | RemoveStack | TakeBackLive | TellServed
    | TellButton | TellFilmed
)  # fmt: skip


AnyActDone = AnyLiveAct | FromElsewhere
"""The acts on record."""


def did_of(act: AnyActDone) -> str:
    """What an act of the hall is called on record: its tag, and a word of its own for one that ends what the tag begins."""
    if isinstance(act, HearOfChips):
        return f"chips_{act.outcome}"
    if isinstance(act, TellFilmed) and not act.is_filmed:
        return "filmed_end"
    if isinstance(act, TellAway) and not act.away:
        return "back"
    return str(type(act).__struct_config__.tag)
