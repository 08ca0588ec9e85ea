"""A live tournament of an evening: announced, sold, played and paid by taps; what many do goes by requests alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.evening_people import Staff, Worker

BUY_IN, FEE, STACK = 45_00, 5_00, 1_000
PLACES = {
    9: (2_200, 1_600, 1_300, 1_100, 1_000, 900, 800, 600, 500),
    4: (4_000, 3_000, 2_000, 1_000),
}
"""What each place gets of the pool, in basis points."""


@dataclass(frozen=True)
class Shape:
    """How large a tournament is: `first` enter before the start, `late` behind it, `again` of them twice."""

    name: str
    first: int
    late: int
    again: int
    seats: int
    paid: int
    deal_at: int
    break_seconds: int = 0

    @property
    def structure(self) -> str:
        """As the director writes it: chips of 25 go with the second level, which lasts some seconds."""
        pause = (
            f"pauses = [{{ after_level = 2, seconds = {self.break_seconds} }}]" if self.break_seconds else ""
        )
        second = "seconds = 10" if self.break_seconds else "seconds = 1200"
        return f"""
name = "{self.name}"
stack = {STACK}
seats = {self.seats}
level_seconds = 1200
entries = {{ least = 3, most = 60 }}
chips = [25, 100]
hand_for_hand = true
levels = [
  {{ small_blind = 25, big_blind = 50, seconds = 1200 }},
  {{ small_blind = 50, big_blind = 100, {second} }},
  {{ small_blind = 100, big_blind = 200, seconds = 1200 }},
  {{ small_blind = 200, big_blind = 400, seconds = 1200 }},
]
price = {{ pool_cents = {BUY_IN}, fee_cents = {FEE} }}
late = {{ until_level = 2, re_entries = 1 }}
payouts = [{{ entries = 2, by_place = [10000] }}, {{ entries = {self.first}, by_place = {list(PLACES[self.paid])} }}]
{pause}
"""


class LiveEvent:
    """One live tournament, and the staff who run it."""

    def __init__(self, staff: Staff, shape: Shape) -> None:
        self.staff, self.shape = staff, shape
        self.id = ""
        self.entries = 0

    # ------------------------------------------------------------------ what is there

    @property
    def at(self) -> str:
        """The address of its requests, and of its pages."""
        return f"/staff/tournaments/{self.id}"

    def hall(self) -> dict[str, Any]:
        """The hall as the room has it; each chip that was issued is in play or was taken out."""
        found: dict[str, Any] = self.staff.director.visitor.get(f"/api{self.at}/live")
        chips = found["chips"]
        assert chips["issued"] == chips["in_play"] + chips["removed"] == STACK * self.entries
        return found

    def registration(self) -> dict[str, Any]:
        """The registration desk as the room has it."""
        found: dict[str, Any] = self.staff.desk.visitor.get(f"/api{self.at}/desk")
        return found

    def now(self) -> dict[str, Any]:
        """How it stands."""
        found: dict[str, Any] = self.staff.director.visitor.get(f"/api/tournaments/{self.id}")
        return dict(found["now"])

    def tell(self, act: str, **told: Any) -> None:
        """Something told of the hall by the floor, without its page."""
        self.staff.floor.post(f"/api{self.at}/live", {"told": {"act": act, **told}})

    def region(self, worker: Worker, name: str) -> Locator:
        """A part of the page."""
        return worker.page.get_by_role("region", name=name, exact=True)

    # ------------------------------------------------------------------ by taps

    def announce(self) -> None:
        """The director writes the structure, marks it as live, and announces it."""
        boss = self.staff.director
        boss.go("/staff/tournaments")
        boss.tap("Create a tournament")
        boss.page.get_by_role("radio", name="Text").check()
        boss.page.get_by_role("textbox", name="Structure", exact=True).fill(self.shape.structure)
        boss.page.get_by_label("Live tables").check()
        begins = datetime.now() + timedelta(hours=3)
        boss.page.get_by_label("Starts (empty: when its seats are taken)").fill(
            begins.strftime("%Y-%m-%dT%H:%M")
        )
        boss.page.get_by_label("Reason, kept in the records").fill("every Friday")
        boss.looked_at("announcing")
        boss.tap("Announce")
        expect(boss.page.get_by_role("heading", level=1)).to_have_text(self.shape.name)
        self.id = boss.page.url.rsplit("/", 1)[1]

    def sell(self, name: str, document: str = "passport") -> None:
        """The desk sells an entry by taps and hands the receipt out."""
        desk = self.staff.desk
        form = desk.page.get_by_role("form", name="Sell for cash")
        form.get_by_label("Name").fill(name)
        form.get_by_label("Document seen").select_option(document)
        desk.tap(re.compile("^Take "), form)
        paper = self.region(desk, "Receipt")
        expect(paper).to_contain_text(name)
        desk.tap("Close", paper)
        self.entries += 1

    def sell_to(self, *names: str) -> None:
        """The desk sells to many."""
        for name in names:
            known = {one["name"]: one["player"] for one in self.registration()["entrants"]}
            sale = {"cents": BUY_IN + FEE, "document": "passport"}
            about = {"player": known[name]} if name in known else {"name": name}
            self.staff.desk.post(f"/api{self.at}/desk/sales", {**about, **sale})
            self.entries += 1

    def act(self, button: str, reason: str, **fields: str) -> None:
        """The director's page: an act on the whole tournament, with its reason."""
        boss = self.staff.director
        boss.go(self.at)
        boss.tap(button)
        boss.fill_in(button, reason, **fields)

    def out_by_taps(self, worker: Worker, *names: str, cut: bool = False) -> None:
        """Somebody with the hall's page tells who is out; the first at the table who stays has won the chips. `cut`: the
        network goes before it is sent, and comes back.
        """
        table = worker.page.get_by_role("region", name=re.compile(r"^Table \d")).filter(has_text=names[0])
        for name in names:
            worker.tap(re.compile(rf"^\d+\s*{re.escape(name)}\D"), table)
        table.get_by_role("group", name=re.compile("^Won by")).get_by_role("checkbox").first.check()
        if cut:
            worker.offline(True)
            expect(worker.page.get_by_role("alert").first).to_be_visible()
        worker.tap("Out" if len(names) == 1 else "Out in one hand", table)
        if cut:
            worker.offline(False)
        for name in names:
            expect(table.get_by_role("button", name=re.compile(re.escape(name)))).to_have_count(0)

    def done_by_taps(self, worker: Worker, what: str) -> None:
        """An instruction of the hall is carried out."""
        orders = self.region(worker, "To carry out")
        line = orders.get_by_role("button", name=re.compile(f"^Done: .*{what}"))
        expect(line).not_to_have_count(0)
        was = line.count()
        line.first.click()
        expect(line).to_have_count(was - 1)

    def deal_by_taps(self) -> None:
        """All who are left share by chips: put to them, signed by each, and carried out by the director."""
        boss = self.staff.director
        boss.go(f"{self.at}/live")
        boss.page.get_by_text("Deal on the prizes").click()
        boss.tap("By chips")
        first, *others = [seat["name"] for table in self.hall()["tables"] for seat in table["seats"]]
        boss.page.get_by_label("Who proposes it").select_option(label=first)
        boss.page.get_by_label("Signed by").fill(first)
        boss.tap("Put to all who are left")
        self.done_by_taps(boss, "deal no more")
        deal = boss.page.locator("details").filter(has_text="Deal on the prizes")
        expect(deal.get_by_role("listitem").filter(has_text=first)).to_contain_text("✓")
        boss.looked_at("deal")
        for name in others:
            line = deal.get_by_role("listitem").filter(has_text=name)
            line.get_by_label("Signed by").fill(name)
            boss.tap("Agree", line)
            expect(line).to_contain_text("✓")
        boss.go(self.at)
        boss.tap("Pay by the deal")
        boss.fill_in("Pay by the deal", "all have signed")
        expect(boss.page.get_by_text("finished")).to_be_visible()
        players = boss.page.get_by_role("table", name="Players of the tournament")
        expect(players).to_contain_text(first)  # by the name, not by a number

    def paid_out(self) -> None:
        """Who is owed money gets it at the desk, one by taps, and signs; the till holds the fees behind it."""
        desk = self.staff.desk
        desk.go(f"{self.at}/desk")
        owed = self.region(desk, "To pay out")
        vouchers = self.registration()["vouchers"]
        assert sum(one["cents"] for one in vouchers) == BUY_IN * self.entries
        assert len(vouchers) == self.shape.paid
        first, *others = sorted(vouchers, key=lambda one: str(one["name"]))
        line = owed.get_by_role("listitem").filter(has_text=first["name"])
        desk.tap("Pay", line)
        desk.sheet.get_by_label("Signed by").fill(first["name"])
        desk.tap("Paid in cash", desk.sheet)
        expect(line).to_have_count(0)
        desk.looked_at("paying-out")
        for one in others:
            desk.post(
                f"/api{self.at}/desk/payments", {"number": one["number"], "signed": one["name"], "cash": True}
            )
        expect(owed).to_contain_text("Nothing is owed.")
        cash = self.registration()["cash"]
        assert (cash["taken"], cash["owed"]) == ((BUY_IN + FEE) * self.entries, 0)
        assert cash["taken"] - cash["paid"] == FEE * self.entries

    # ------------------------------------------------------------------ by the many

    def carry_out(self) -> None:
        """All that is ordered is done."""
        for _ in range(300):
            orders = self.hall()["orders"]
            if not orders:
                return
            one = orders[0]
            seats = [order["number"] for order in orders if order["what"] == "seat"]
            if one["what"] == "race":
                self.tell("race", order=one["number"], cards=list(range(one.get("cards", 0))))
            else:
                self.tell("confirm", orders=seats if one["what"] == "seat" else [one["number"]])
        raise AssertionError("orders have no end")

    def left(self) -> int:
        """How many are in."""
        return int(self.now()["row"].get("left", 0))

    def bust_one(self) -> None:
        """At the table with most players somebody goes out, who has least; all other tables play a hand if they have to."""
        hall = self.hall()
        in_rounds = self.now().get("hand_for_hand", False)
        tables = sorted(
            [one for one in hall["tables"] if one.get("deals") and len(one["seats"]) > 1],
            key=lambda one: (-len(one["seats"]), one["table"]),
        )
        assert tables, "nobody deals"
        first, *others = tables
        low, *_, high = sorted(first["seats"], key=lambda one: (one["stack"], one["seat"]))
        self.tell("out", outs=[{"player": low["player"], "stack": low["stack"], "winners": [high["player"]]}])
        if in_rounds:
            for table in others:
                self.tell("hand", table=table["table"])
        else:
            self.tell("clear")

    def play_down(self, to: int) -> None:
        """One after the other goes out until so many are left."""
        for _ in range(200):
            self.carry_out()
            if self.left() <= to:
                return
            self.bust_one()
        raise AssertionError("nobody goes out any more")
