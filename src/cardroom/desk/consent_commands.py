"""Acts about a buy-in outside the house's limits: the players at the table agree, and so does the manager (CK-TH.2)."""

from __future__ import annotations

from cardroom.desk.act_fields import Chips, DeskCommand, Moment, Name, Numbered
from cardroom.desk.money_commands import Seats


class TableConsents(DeskCommand, frozen=True, tag="table_consents"):
    """The players at these `seats` of a table agree that `player` buys chips for `cents` there, outside the limits.

    More may agree later. Another amount for the same player is another question: it begins anew.
    """

    table: Numbered
    player: Name
    cents: Chips
    seats: Seats


class ManagerConsents(DeskCommand, frozen=True, tag="manager_consents"):
    """The manager agrees to the same."""

    table: Numbered
    player: Name
    cents: Chips


class EndConsent(DeskCommand, frozen=True, tag="end_consent"):
    """Somebody does not agree, or does so no longer: `consent` is the act with which the question began."""

    consent: Moment


AnyConsentCommand = TableConsents | ManagerConsents | EndConsent
"""The acts of this file."""
