"""A law of prices: what a player is told before agreeing leaves the wallet, or it is refused and nothing does."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.server_messages import Done, Refused
from cardroom.room.protocol.tournament_client import BuyChips, EnterTournament, WatchTournament
from cardroom.room.protocol.tournament_own_views import ChipsOffer, YouThere
from cardroom.room.protocol.tournament_views import TournamentNow, TournamentPage
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import ChangeFee, ChangeLevel
from cardroom.tournament.tournament_terms import AddOn, LateChips, Rebuys
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter, go_on, is_on, play_out, start

SATELLITE = "sat"
DAILY, OFTEN = range(8), range(100, 400)
WHY = (BOSS.id, "the hall is dearer")


def seen(client: TestClient, cup: str = CUP) -> tuple[TournamentPage, TournamentNow, YouThere | None]:
    """The tournament as its page tells it to a player now."""
    client.ask(WatchTournament(cup))
    shown = client.last(of_cups.TournamentShown)
    return shown.page, shown.now, shown.you


def wallet(room: TestRoom, client: TestClient) -> int:
    room.settle()
    return room.balances()[accounts.wallet(client.player)]


def test_a_bounty_is_in_the_price_that_is_told(tmp_path: Path) -> None:
    """100 + 10 was shown where 130 was paid; a re-entry was offered at 110 and charged 130."""
    with cup_room(
        tmp_path, buy_in=10_000, fee=1_000, bounty=2_000, late_levels=3, re_entries=1, players=2
    ) as room:
        ann = room.client("Ann")
        page, now, _ = seen(ann)
        assert (now.row.price, now.row.buy_in, now.row.bounty, now.row.fee) == (13_000, 10_000, 2_000, 1_000)
        (again,) = [sale for sale in page.sales if sale.kind == "re_entry"]
        assert (again.price, again.bounty, again.fee) == (13_000, 2_000, 1_000)
        before = wallet(room, ann)
        assert ann.refusal(EnterTournament("a", CUP, price=11_000)).code == "wrong-price"
        assert wallet(room, ann) == before
        ann.done(EnterTournament("b", CUP, price=13_000))
        assert wallet(room, ann) == before - 13_000


def test_a_fee_is_in_the_price_of_rebuys_and_add_ons(tmp_path: Path) -> None:
    """A rebuy with a fee was told at 100 and charged 105."""
    sold = {"rebuys": Rebuys(3_000, 10_000, 2, fee=500), "add_on": AddOn(3_000, 8_000, fee=400)}
    with cup_room(tmp_path, late_levels=2, **sold) as room:
        page, _, _ = seen(room.client("Ann"))
        told = {sale.kind: (sale.price, sale.fee) for sale in page.sales}
        assert told == {"rebuy": (10_500, 500), "add_on": (8_400, 400)}


def test_a_fee_that_rose_meanwhile_is_refused_with_the_new_price(tmp_path: Path) -> None:
    with cup_room(tmp_path, late_levels=3, re_entries=2) as room:
        ann = room.client("Ann")
        _, now, _ = seen(ann)
        before = wallet(room, ann)
        room.run(room.room.tournaments.act(BOSS, CUP, ChangeFee(*WHY, 300)))
        room.wait(ms=2_000)
        refused = ann.refusal(EnterTournament("a", CUP, price=now.row.price))
        assert (refused.code, refused.args["price"]) == ("wrong-price", 1_200) and refused.clauses
        assert wallet(room, ann) == before
        shown = ann.last(of_cups.TournamentShown)
        assert {sale.price for sale in shown.page.sales} == {1_200}, "the page says it anew"
        ann.done(EnterTournament("a", CUP, price=1_200))
        assert wallet(room, ann) == before - 1_200


def test_chips_that_are_fewer_meanwhile_are_refused_and_nothing_is_paid(tmp_path: Path) -> None:
    """The sheet said 1,500 chips in level 1; level 2 begins while it is read."""
    stack = cup_terms().stack
    with cup_room(tmp_path, late_levels=3, players=2, late_chips=(LateChips(1, stack // 2),)) as room:
        enter(room, "Bea", "Cat")
        start(room)
        ann = room.client("Ann")
        page, now, _ = seen(ann)
        assert [(row.from_level, row.chips) for row in page.late_chips] == [(2, stack // 2)]
        assert (now.row.stack, now.row.entry_chips) == (stack, 0)
        room.run(room.room.tournaments.act(BOSS, CUP, ChangeLevel(*WHY, 2)))
        room.wait(ms=2_000)
        before = wallet(room, ann)
        refused = ann.refusal(EnterTournament("a", CUP, price=now.row.price, chips=stack))
        assert (refused.code, refused.args["chips"]) == ("wrong-chips", stack // 2)
        assert wallet(room, ann) == before
        _, now, _ = seen(ann)
        assert (now.row.stack, now.row.entry_chips) == (stack, stack // 2)
        ann.done(EnterTournament("b", CUP, price=now.row.price, chips=stack // 2))
        room.wait(ms=2_000)
        _, now, _ = seen(ann)
        assert now.chips == 2 * stack + stack // 2 and now.average == now.chips // 3


# ---------------------------------------------------------------------- random structures


class Evening:
    """A tournament of a random structure, whose players agree to what they were told: now, or a while ago."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(f"prices {seed}")
        change: dict[str, Any] = {
            "buy_in": self.chance.choice([0, 900, 5_000]), "fee": self.chance.choice([0, 100, 450]),
            "bounty": self.chance.choice([0, 200, 1_000]), "late_levels": 3, "re_entries": self.chance.randint(0, 3),
        }  # fmt: skip
        if not change["buy_in"]:
            change |= {"fee": 0, "bounty": 0}
        elif self.chance.random() < 0.3:
            change["most_buy_in"] = change["buy_in"] * 2
        if self.chance.random() < 0.6:
            stack = cup_terms().stack
            change["late_chips"] = (LateChips(1, stack * 3 // 4), LateChips(2, stack // 2))
        if self.chance.random() < 0.7:
            change["rebuys"] = Rebuys(
                3_000, self.chance.choice([500, 700]), 2, most=2, up_to=self.chance.choice([0, 10**6]),
                fee=self.chance.choice([0, 35]),
            )  # fmt: skip
            change["add_on"] = AddOn(3_000, 500, fee=self.chance.choice([0, 20]))
        self.room = cup_room(folder, seed, **change)
        terms = self.room.room.tournaments.terms(CUP)
        worth = terms.buy_in + terms.fee + terms.bounty
        if worth:
            satellite = {"id": SATELLITE, "name": "Satellite", "buy_in": 500, "fee": 50, "ticket": worth}
            self.room.run(
                self.room.room.tournaments.announce(BOSS, cup_terms(players=4, most=4, **satellite))
            )
        self.clients = [self.room.client(f"P{number}") for number in range(self.chance.randint(4, 6))]
        self.told: dict[str, dict[str, int]] = {client.player: {} for client in self.clients}
        """By player, what each sale was last told at."""
        self.chips: dict[str, int] = {}
        """By player, the chips that an entry was last told to give at the least price."""
        self.outcomes: set[str] = set()

    def look(self, client: TestClient) -> None:
        """What stands before a player's eyes: all that tell a price at one moment tell the same."""
        page, now, you = seen(client)
        row = now.row
        assert row.price == row.buy_in + row.bounty + row.fee
        prices = self.told[client.player]
        prices["entry"] = row.price
        self.chips[client.player] = row.entry_chips or row.stack
        for sale in page.sales:
            prices[sale.kind] = sale.price
            if sale.kind == "re_entry" and row.status in ("announced", "late"):
                assert sale.chips == self.chips[client.player], "the page and the lobby tell the same"
        assert prices.get("re_entry", row.price) == row.price
        if you is not None and you.offer is not None:
            self.agrees(you.offer, prices)

    def agrees(self, offer: ChipsOffer, prices: dict[str, int]) -> None:
        assert prices[offer.kind] == offer.price

    def hear(self) -> None:
        """An offer that was told by itself costs what the page says."""
        for client in self.clients:
            for told in client.all(of_cups.ChipsOffered):
                if told.tournament == CUP:
                    self.agrees(told.offer, {sale.kind: sale.price for sale in seen(client)[0].sales})

    def buy(self, client: TestClient, kind: str) -> None:
        """Agree to a price that was told: it is paid, or nothing is."""
        prices = self.told[client.player]
        if kind not in prices:
            return
        named, pool = prices[kind], 0
        terms, found = self.room.room.tournaments.terms(CUP), self.room.room.tournaments.found(CUP)
        assert found is not None
        if kind in ("entry", "re_entry") and terms.most_buy_in and self.chance.random() < 0.5:
            pool = self.chance.randrange(terms.buy_in, terms.most_buy_in + 1, 100)
            named += pool - terms.buy_in
        before, stack = wallet(self.room, client), self.chips[client.player]
        if kind in ("rebuy", "add_on"):
            answer = client.ask(BuyChips(client.new_id(), CUP, kind, named))  # type: ignore[arg-type]  # one of the two
        else:
            answer = client.ask(
                EnterTournament(client.new_id(), CUP, pool_cents=pool, price=named, chips=stack)
            )
        paid = before - wallet(self.room, client)
        if isinstance(answer, Done):
            assert paid == named, (kind, named, paid)
            if kind in ("entry", "re_entry"):
                given = found.state.entrants[client.player].stack
                assert given == (stack * pool // terms.buy_in if pool else stack), (stack, given)
            self.outcomes.add(kind if kind in ("rebuy", "add_on") else "entry")
        else:
            assert isinstance(answer, Refused) and paid == 0, (kind, answer, paid)
            self.outcomes.add(answer.code)
            if answer.code == "wrong-chips":
                self.room.wait(ms=2_000)
                self.look(client)
                assert answer.args["chips"] == self.chips[client.player] != stack
            if answer.code == "wrong-price":
                self.room.wait(ms=2_000)  # a page is built anew once a second
                self.look(client)
                now = self.told[client.player][kind] + (pool - terms.buy_in if pool else 0)
                assert answer.args["price"] == now != named

    def by_ticket(self, client: TestClient) -> None:
        """A ticket pays as much as it was told to be worth, and the wallet nothing."""
        held = list(client.all(of_cups.MyTickets))
        if not held or not held[-1].tickets:
            return
        (ticket, *_), before = held[-1].tickets, wallet(self.room, client)
        account = accounts.ticket(client.player, ticket.ticket)
        assert self.room.balances()[account] == ticket.cents
        answer = client.ask(EnterTournament(client.new_id(), CUP, ticket=ticket.ticket, price=ticket.cents))
        assert wallet(self.room, client) == before
        left = self.room.balances().get(account, 0)
        assert left == (0 if isinstance(answer, Done) else ticket.cents)
        self.outcomes.add("ticket" if isinstance(answer, Done) else answer.code if answer else "")

    def change(self) -> None:
        """Staff change the fee where they may; what comes back goes to nobody who buys just now."""
        found = self.room.room.tournaments.found(CUP)
        if found is not None and found.state.phase == "announced" and found.terms.buy_in:
            fee = self.chance.choice([one for one in (0, 100, 300, 450) if one != found.terms.fee])
            self.room.run(self.room.room.tournaments.act(BOSS, CUP, ChangeFee(*WHY, fee)))
            self.room.settle()

    def play(self) -> None:
        """All of it: the satellite, entries while the fee changes, then purchases between the hands."""
        if SATELLITE in self.room.room.tournaments.hosts:
            for client in self.clients[:4]:
                client.done(EnterTournament(client.new_id(), SATELLITE, price=550))
            play_out(self.room, self.chance, SATELLITE)
        for _ in range(24):
            client = self.chance.choice(self.clients)
            if self.chance.random() < 0.6:
                self.look(client)
            if self.chance.random() < 0.15:
                self.change()
            self.by_ticket(client) if self.chance.random() < 0.3 else self.buy(client, "entry")
        for client in self.clients:
            self.look(client)
            self.buy(client, "entry")
        start(self.room)
        for step in range(20_000):
            if not go_on(self.room, self.chance, raises=0.3, folds=0.2):
                return
            if step % 5 == 0 and is_on(self.room):
                client = self.chance.choice(self.clients)
                self.look(client)
                self.buy(client, self.chance.choice(["entry", "re_entry", "rebuy", "add_on"]))
            if step % 50 == 0 and is_on(self.room):
                self.hear()
        raise AssertionError("it does not end")


@pytest.mark.parametrize("seed", DAILY)
def test_what_is_told_is_what_is_paid(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path, seed)
    with evening.room:
        evening.play()
        assert "entry" in evening.outcomes


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", OFTEN)
def test_what_is_told_is_what_is_paid_in_many_structures(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path, seed)
    with evening.room:
        evening.play()
