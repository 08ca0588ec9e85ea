"""The cash floor of an evening: lists, seats, a must-move table, dealers, a jackpot, the close; by taps of four phones."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from playwright.sync_api import expect

from tests.browser.evening_people import Staff, Worker, signs_up

HOUSE = "casino-helsinki"
POOL = "holdem-nl/NL200"
BUY_IN = 200_00
BASE = 1_000_00
"""What the house's jackpot begins with (CH-7.17)."""
MUST_MOVE = 3


class CashFloor:
    """The desk of the house, and the staff who work at it."""

    def __init__(self, staff: Staff) -> None:
        self.staff = staff

    def view(self) -> dict[str, Any]:
        """The desk as the floor sees it; chips given out lie somewhere."""
        found: dict[str, Any] = self.staff.floor.visitor.get(f"/api/desk/{HOUSE}")
        return found

    def chips(self) -> dict[str, int]:
        """Where the chips are."""
        return dict(self.view()["office"]["chips"])

    def seats(self, table: int) -> dict[str, dict[str, Any]]:
        """Who sits at a table."""
        rows = next(one for one in self.view()["tables"] if one["table"] == table)["at"]
        return {one["name"]: one for one in rows if one.get("name")}

    def act(self, do: str, **fields: Any) -> Any:
        """What many have to do, by the floor's own request."""
        return self.staff.floor.post(f"/api/desk/{HOUSE}/acts", {"act": {"do": do, **fields}})

    def person(self, name: str) -> str:
        """The id by which the house knows somebody."""
        return str(self.staff.floor.post(f"/api/desk/{HOUSE}/people", {"name": name})["player"])

    # ------------------------------------------------------------------ the evening

    def open(self, tables: int) -> None:
        """The floor opens the day and so many tables, the third of which feeds the first."""
        floor = self.staff.floor
        floor.go("/desk")
        floor.tap("Open the gaming day")
        for number in range(1, tables + 1):
            floor.tap("Open a table")
            floor.sheet.get_by_label("Game").select_option(POOL)
            if number == MUST_MOVE:
                floor.sheet.get_by_label("Must move to table").select_option("1")
            floor.fill_in("Open a table", "players wait")
            expect(floor.table(number)).to_be_visible()
        if tables >= MUST_MOVE:
            expect(floor.table(MUST_MOVE)).to_contain_text("feeds table 1")

    def first_to_a_seat(self, name: str) -> None:
        """The desk puts somebody on the list, calls and seats; the dealer sees who it is."""
        desk, dealer = self.staff.desk, self.staff.dealer
        deals = self.person(dealer.visitor.name)
        self.act("dealer_in", dealer=deals)
        self.act("push_dealer", table=1, dealer=deals)
        desk.go("/desk")
        desk.tab("Lists")
        desk.page.get_by_label("Game").select_option(POOL)
        signs_up(desk, name)
        desk.tap(re.compile("^Call to table 1"))
        desk.tap("Seat")
        desk.fill_in("Seat", **{"Stack,_counted": "200"})
        dealer.go("/desk")
        dealer.tap_seat(name, "Confirm")
        expect(dealer.sheet).to_be_hidden()
        assert self.seats(1)[name]["stack"] == BUY_IN

    def many_sit(self, table: int, *names: str) -> None:
        """Others buy in."""
        taken = {one["seat"] for one in self.seats(table).values()}
        free = [seat for seat in range(1, 11) if seat not in taken]
        for seat, name in zip(free, names, strict=False):
            self.act("seat", table=table, seat=seat, player=self.person(name), stack=BUY_IN, why="walked in")

    def dealers(self, name: str) -> None:
        """The dealer's phone notes a break; another comes on duty, is pushed to the first table and gets a deck."""
        floor, dealer = self.staff.floor, self.staff.dealer
        sits = next(iter(self.seats(1)))
        dealer.tap_seat(sits, "Long break")
        expect(dealer.table(1)).to_contain_text("away")
        dealer.tap_seat(sits, "Is back")
        expect(dealer.table(1)).not_to_contain_text("away")
        floor.tab("Dealers")
        floor.tap("On duty")
        floor.fill_in("On duty", Dealer=name)
        floor.tap("Push to a table", floor.page.get_by_role("listitem").filter(has_text=name))
        floor.fill_in("Push to a table", Table="1")
        floor.tap("Put a deck")
        floor.fill_in("Put a deck", Table="1", Colour="red", Serial="R-17")
        floor.tab("Tables")
        expect(floor.table(1)).to_contain_text(name)

    def must_move(self, leaves: str) -> str:
        """Somebody leaves the first table, and the one who has sat longest at the feeder moves there; the name."""
        desk, floor = self.staff.desk, self.staff.floor
        desk.go("/desk")
        desk.tap_seat(leaves, "Leaves")
        desk.fill_in("Leaves", **{"Stack,_counted": "180"})
        first = min(self.seats(MUST_MOVE).values(), key=lambda one: (one["since_ms"], one["player"]))["name"]
        floor.tab("Tables")
        floor.tap_seat(first, "Move to a table")
        floor.sheet.get_by_label("To table").select_option("1")
        floor.sheet.get_by_label("To seat").select_option(index=1)
        floor.fill_in("Move to a table", **{"Stack,_counted": "200"})
        expect(floor.table(1)).to_contain_text(first)
        assert first not in self.seats(MUST_MOVE)
        return str(first)

    def looked_at(self, player: str) -> None:
        """A ruling that the log keeps: the floor has looked at a hand that was asked for."""
        floor = self.staff.floor
        floor.tab("Rulings")
        floor.tap("Look at a hand")
        floor.fill_in(
            "Look at a hand", "shown by mistake", Player=player, Table="1", Hand_number="12",
            Asked_by=player, What_was_seen="As Kd",
        )  # fmt: skip
        expect(floor.page.get_by_text("As Kd")).to_be_visible()

    # ------------------------------------------------------------------ the jackpot

    def jackpot(self) -> int:
        """A big hand is beaten at the first table: claimed by the floor, approved by two, paid by the desk; the sum."""
        self.claimed()
        desk = self.staff.desk
        desk.tab("Drops")
        for name in list(self.seats(1)):
            pay = desk.page.get_by_role("button", name=f"Share paid: {name}", exact=True)
            pay.click()
            expect(pay).to_have_count(0)
        return self.paid_shares()

    def claimed(self) -> None:
        """The fund is made up and a drop counted; a claim is read, and approved by two."""
        floor, director = self.staff.floor, self.staff.director
        floor.tab("Drops")
        floor.tap("Top up the jackpot")
        floor.fill_in("Top up the jackpot", "the fund begins", Amount=str(BASE // 100))
        floor.tap("Jackpot drop")
        floor.fill_in("Jackpot drop", Table="1", Amount="6", Second_signature="Mia")
        loser, winner, *others = list(self.seats(1))
        floor.tap("Claim a jackpot")
        floor.fill_in(
            "Claim a jackpot", "read at the table", Table="1", Hand_number="31",
            The_hand_began=datetime.now().strftime("%Y-%m-%dT%H:%M"), Category="1",
            **{"Hands,_read": f"{loser}: As Ah Ad Ac Ks\n{winner}: 5s 4s 3s 2s As"},
            Who_won_with_them=winner, Others_at_the_table="\n".join(others),
        )  # fmt: skip
        floor.tap("Approve")
        floor.fill_in("Approve")
        director.go("/desk")
        director.tab("Drops")
        director.tap("Approve")
        director.fill_in("Approve")
        expect(director.page.get_by_text("Share", exact=True).first).to_be_visible()
        director.looked_at("jackpot")

    def paid_shares(self) -> int:
        """What the claim has paid in all."""
        claim = next(one for one in self.view()["office"]["records"] if one["kind"] == "claim")
        assert claim["closed_ms"], "all shares are paid"
        return sum(one["number"] for one in claim["fields"] if one["name"] == "shares")

    # ------------------------------------------------------------------ the close

    def close(self, drops: dict[int, int]) -> None:
        """All go, each table's box is counted, and the day is closed; by taps at the first table."""
        floor, desk = self.staff.floor, self.staff.desk
        desk.go("/desk")
        for table, drop in drops.items():
            rows = list(self.seats(table).values())
            on_table = next(one for one in self.view()["tables"] if one["table"] == table)["chips"]
            left = on_table - drop
            for place, one in enumerate(rows):
                last = place == len(rows) - 1
                stack = left if last else min(one["stack"], left)
                left -= stack
                if last and table == 1:
                    desk.tab("Tables")
                    desk.tap_seat(one["name"], "Leaves")
                    desk.fill_in("Leaves", **{"Stack,_counted": f"{stack / 100:.2f}"})
                else:
                    self.act("leave", table=table, seat=one["seat"], stack=stack)
        floor.go("/desk")
        for table, drop in drops.items():
            floor.tap_table(table, "Close the table")
            floor.fill_in("Close the table", **{"In_the_box,_counted": f"{drop / 100:.2f}"})
            expect(floor.table(table)).to_have_count(0)
        floor.tap("Close the gaming day")
        floor.fill_in("Close the gaming day")
        floor.tap(re.compile("^Sheet of day"))
        rest = floor.sheet.get_by_role("row", name=re.compile("^Rest"))
        expect(rest).to_contain_text("0")
        floor.looked_at("sheet-of-the-day")


def take_back_last(worker: Worker, act: str, reason: str) -> None:
    """The newest act of a kind is taken back at the desk."""
    worker.tab("Acts")
    line = worker.page.get_by_role("listitem").filter(has_text=re.compile(f"^{act}")).first
    worker.tap("Take back", line)
    worker.fill_in("Take back", reason)
    expect(worker.page.get_by_text(re.compile(r"taken back by #\d+")).first).to_be_visible()


def closed_books(staff: Staff) -> None:
    """The house's books are at zero, and no chip of the cash floor is out."""
    trial = staff.director.visitor.get("/api/staff/trial-balance")
    assert trial["sum"] == 0 and trial["drifting"] == []
    chips: dict[str, int] = staff.floor.visitor.get(f"/api/desk/{HOUSE}")["office"]["chips"]
    assert chips["at_tables"] == chips["stored"] == chips["difference"] == 0, chips
