"""Acts about chips that leave a table by hand: drops, time, the jackpot, pots reclaimed, colour-ups, confiscation; and
about those that come to it outside the limits, by consent (CK-TH.2).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.act_fields import (
    AtSeat,
    Cards,
    Chips,
    DeskCommand,
    Moment,
    Name,
    Numbered,
    OfEvent,
    People,
    Piles,
)

Seats = Annotated[tuple[Numbered, ...], msgspec.Meta(min_length=1, max_length=12)]
Confiscated = Literal["hidden", "in_transit", "carried_off", "foreign", "handed_over"]


class CountDrop(DeskCommand, frozen=True, tag="count_drop"):
    """The box of a table was counted: by who enters it and, where the house has two people count, the `witness`. `fund`
    names the bonus drop whose box it is, "" for that of the rake.
    """

    table: Numbered
    box: Name
    cents: Chips
    witness: Name = ""
    shift: Name = ""
    fund: Name = ""


class ChargeTime(DeskCommand, frozen=True, tag="charge_time"):
    """Players at these seats have paid `cents` each for a period: for their time, or, where all agree, for the jackpot."""

    table: Numbered
    seats: Seats
    cents: Chips
    minutes: Numbered
    purpose: Literal["time", "jackpot"] = "time"
    is_agreed: bool = False


class DropToJackpot(DeskCommand, frozen=True, tag="drop_to_jackpot"):
    """The jackpot's drop of a table was counted; it joins the fund at the close of the gaming day."""

    table: Numbered
    cents: Chips
    witness: Name = ""


class TopUpJackpot(DeskCommand, frozen=True, tag="top_up_jackpot"):
    """The house makes the jackpot's fund up; needs a reason."""

    cents: Chips


class ClaimJackpot(DeskCommand, frozen=True, tag="claim_jackpot"):
    """A jackpot is claimed: the hands read by staff, when the hand began, who lost and won, who else was there."""

    table: Numbered
    hand: Numbered
    began_ms: Moment
    category: Annotated[int, msgspec.Meta(ge=1, le=2)]
    losers: People
    winners: People
    cards: Cards
    others: Annotated[tuple[Name, ...], msgspec.Meta(max_length=12)] = ()


class ApproveClaim(DeskCommand, frozen=True, tag="approve_claim"):
    """A member of staff approves a claim; with the last approval that the house asks for, its shares are those of the
    house's tables.
    """

    claim: Moment


class RejectClaim(DeskCommand, frozen=True, tag="reject_claim"):
    """A claim is no jackpot; needs a reason."""

    claim: Moment


class PayShare(DeskCommand, frozen=True, tag="pay_share"):
    """A player gets the share of a jackpot, and signs the sheet."""

    claim: Moment
    player: Name


class ReclaimPot(DeskCommand, frozen=True, tag="reclaim_pot"):
    """A pot was paid wrongly: `player` has to give `cents` back, to `other`; needs a reason."""

    player: Name
    other: Name
    cents: Chips
    table: Numbered
    hand: Numbered


class SettleReclaim(DeskCommand, frozen=True, tag="settle_reclaim"):
    """A pot that was reclaimed was paid back, or given up."""

    reclaim: Moment
    outcome: Literal["paid_back", "given_up"]


class ColourUpStack(OfEvent, frozen=True, tag="colour_up"):
    """Staff change a player's small chips for larger ones, at their discretion, before a witness; the sums are equal.

    At a tournament (`event`) the seat is the player's there.
    """

    player: Name
    table: Numbered
    taken: Piles
    given: Piles
    witness: Name = ""
    is_announced: bool = False


class ConfiscateChips(OfEvent, frozen=True, tag="confiscate"):
    """Chips of a player are taken out of play: hidden, carried openly or off, from elsewhere, handed to or by `other`.

    Those of a cash table are counted out of it; those of a tournament (`event`) are counted in its own chips. Needs a
    reason.
    """

    player: Name
    cents: Chips
    how: Confiscated
    table: Numbered = 0
    other: Name = ""


class StoreStack(AtSeat, frozen=True, tag="store_stack"):
    """The chips of a player who is away are picked up against a receipt; the seat stays the player's. Needs a reason."""

    stack: Chips


class PayRestaurant(DeskCommand, frozen=True, tag="pay_restaurant"):
    """A player pays for food or drink with chips of the stack (CH-1.52); the restaurant has them until it brings them."""

    player: Name
    table: Numbered
    cents: Chips


class RestaurantBrings(DeskCommand, frozen=True, tag="restaurant_brings"):
    """The restaurant brings chips to the cage, which pays it."""

    cents: Chips


class TableConsents(DeskCommand, frozen=True, tag="table_consents"):
    """The players at these `seats` of a table agree that `player` buys chips for `cents` there, outside the limits.

    More may agree later. Another amount for the same player is another question: it begins anew.
    """

    table: Numbered
    player: Name
    cents: Chips
    seats: Seats


class AskTable(DeskCommand, frozen=True, tag="ask_table"):
    """The players of a table are asked on their own phones whether `player` may buy chips for `cents` there, outside the
    limits. For who has no phone here the dealer notes it (`TableConsents`).
    """

    table: Numbered
    player: Name
    cents: Chips


class AnswerConsent(DeskCommand, frozen=True, tag="answer_consent"):
    """A player answers for themselves, by the own account: agrees or not, and may answer otherwise while it is asked.
    `consent` is the act with which the question began, and `cents` what the player was shown.
    """

    consent: Moment
    cents: Chips
    agrees: bool


class ManagerConsents(DeskCommand, frozen=True, tag="manager_consents"):
    """The manager agrees to the same."""

    table: Numbered
    player: Name
    cents: Chips


class EndConsent(DeskCommand, frozen=True, tag="end_consent"):
    """Somebody does not agree, or does so no longer: `consent` is the act with which the question began."""

    consent: Moment


AnyMoneyCommand = (
    CountDrop
    | ChargeTime
    | DropToJackpot
    | TopUpJackpot
    | ClaimJackpot
    | ApproveClaim
    | RejectClaim
    | PayShare
    | ReclaimPot
    | SettleReclaim
    | ColourUpStack
    | ConfiscateChips
    | StoreStack
    | PayRestaurant
    | RestaurantBrings
    | TableConsents
    | AskTable
    | AnswerConsent
    | ManagerConsents
    | EndConsent
)
"""The acts of this file."""
