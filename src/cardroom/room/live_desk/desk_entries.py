"""The money of a live desk in the house's books: cash for chips, chips that are missing, and the take of a gaming day."""

from __future__ import annotations

from cardroom.desk.desk_state import CAGE, DIFFERENCE, TAKEN, DeskActDone
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry


def entries_of(desk: str, house: str, done: DeskActDone) -> list[Entry]:
    """The entry of an act that gives chips out, takes them back or takes them in; none for one that moves them about.

    Chips are sold for cash: the mint issues what is bought twice, as chips on the floor and as cash in the till. Chips that
    are missing when a table closes leave the floor and their cash stays; those found there came without cash. At the close
    of a day its drops are the house's. A stack that is handed to the table at which hands are entered is on its way there
    (`seating`), and one that came back from there was (`leaving`).
    """
    moved: dict[str, int] = {}

    def post(account: str, cents: int) -> None:
        moved[account] = moved.get(account, 0) + cents

    for move in done.moves:
        for place, cents in ((move.out_of, -move.cents), (move.into, move.cents)):
            if place == CAGE:  # chips into the cage are cash out of the till
                post(accounts.till(house), -cents)
                post(accounts.MINT, 2 * cents)
            elif place == DIFFERENCE:
                post(accounts.MINT, cents)
            elif place == TAKEN:
                post(accounts.rake(house), cents)
            else:
                post(accounts.floor(desk), cents)
    for hand in done.handed:
        post(accounts.floor(desk), -hand.cents)
        account = accounts.seating if hand.cents > 0 else accounts.leaving
        post(account(desk, hand.player), hand.cents)
    postings = tuple((account, cents) for account, cents in moved.items() if cents)
    if not postings:
        return []
    entry_id = f"desk:{desk}:{done.number}"
    by = done.command.by or "desk"
    return [Entry(entry_id, done.entered_ms, "desk_chips", f"act {done.number}", postings, by)]
