"""A tournament on one simulated disk: entered, played and paid out by people, whatever is killed meanwhile.

People are stubborn: who was not answered asks again, and whoever is to act acts in the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Final

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.hosting.funding import Funding, Sum, Target
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_host import Make
from cardroom.room.hosting.wallet_copies import WalletCopies
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tournaments.envelopes import Announce, AtTable, TournamentAsk
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.room.tournaments.tournament_table_owner import TournamentTableOwner
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.people_rows import AddPlayer, PlayerRecord
from cardroom.store.rows import Commit, KeepRulebook, OpenHouse, OpenOwner, OwnerKind, RulebookRecord
from cardroom.table.model.commands import Act
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.tournament_commands import Register, StartTournament
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.simulation.simulated_node import SimulatedNode

HOUSE, CUP = "house:main", "cup"
BUY_IN, FEE, WEALTH, STACK = 900, 100, 100_000, 600
PEOPLE: Final = ("ann", "bob", "cid", "dee", "eve")
SEATS = 3
"""At a table: five people sit at two, which become one."""


def terms_of(book: Rulebook) -> TournamentTerms:
    """A tournament of a dozen hands."""
    assert book.tournament is not None
    return TournamentTerms(
        id=CUP, name="The Cup", house=book.id, game="holdem", seats=SEATS, stack=STACK,
        levels=house_levels(book.tournament), buy_in=BUY_IN, fee=FEE, level_hands=1,
    )  # fmt: skip


class SimulatedCup:
    """What is played, who plays it, and what must hold in the end."""

    def __init__(self) -> None:
        self.book = house("casinohuone")
        self.settings = RoomSettings()
        self.kinds: Mapping[OwnerKind, Make] = {
            "tournament": lambda name: TournamentOwner(name, self._book_of),
            "tournament_table": lambda name: TournamentTableOwner(name, self._book_of, self.settings),
        }

    def _book_of(self, of: str, version: str) -> Rulebook:
        assert (of, version) == (self.book.id, self.book.version)
        return self.book

    def opening(self) -> Commit:
        """What is on the disk before anybody plays."""
        people = [PlayerRecord(name, name, "", "player", 1) for name in PEOPLE]
        money = [
            Entry(
                f"gift:{name}",
                1,
                "gift",
                "",
                ((accounts.MINT, -WEALTH), (accounts.wallet(name), WEALTH)),
                "room",
            )
            for name in PEOPLE
        ]
        book = RulebookRecord(self.book.version, self.book.id, self.book.canonical)
        changes = [OpenHouse(HOUSE), KeepRulebook(book), OpenOwner(CUP, "tournament", HOUSE)]
        return Commit(changes=(*changes, *map(AddPlayer, people)), entries=tuple(money))

    # ------------------------------------------------------------------ what people do

    def people(self, node: SimulatedNode, chance: Random) -> None:
        """Send everybody to a process that has begun."""
        node.does(self._direct(node, chance))
        outbox = Outbox(node.store, unwanted)
        copies = WalletCopies(node.ledger, outbox)
        funding = Funding(node.ledger, outbox, node.time.clock, chance.randbytes, lambda player: None, copies)
        for name in PEOPLE:
            node.does(self._play(node, chance, name, funding))

    async def _direct(self, node: SimulatedNode, chance: Random) -> None:
        while True:
            found = self._cup(node)
            if found is not None and found.tournament is None:
                node.asks(CUP, Announce(terms_of(self.book), self.book.version))
            elif found is not None and found.tournament is not None:
                state = found.tournament.state
                if state.phase == "announced" and len(state.entrants) == len(PEOPLE):
                    node.asks(CUP, TournamentAsk(StartTournament("staff", "all are here")))
            await asyncio.sleep(chance.uniform(0.05, 2))

    async def _play(self, node: SimulatedNode, chance: Random, name: str, funding: Funding) -> None:
        while True:
            await asyncio.sleep(chance.uniform(0.05, 2))
            found = self._cup(node)
            tournament = found.tournament if found is not None else None
            if tournament is None:
                continue
            if tournament.state.phase == "announced" and name not in tournament.state.entrants:
                with suppress(Refused):
                    await self._enter(node, chance, name, funding)
            else:
                self._act(node, chance, name)

    async def _enter(self, node: SimulatedNode, chance: Random, name: str, funding: Funding) -> None:
        target, brought = Target(CUP, "The Cup"), Sum(name, BUY_IN + FEE, "entry")
        async with funding.on_its_way(target, brought) as (fund,):
            wish = TournamentAsk(Register(name, chance.getrandbits(60)), fund.command, fund.cents)
            if not node.asks(CUP, wish):
                raise Refused("not-now", "The tournament does not take it now.")

    def _act(self, node: SimulatedNode, chance: Random, name: str) -> None:
        for owner in node.hosts.all_of("tournament_table", TournamentTableOwner):
            table = owner.table
            hand = table.hand if table is not None else None
            if table is None or hand is None or hand.turn is None:
                continue
            if table.seats[hand.turn.seat].player != name:
                continue
            turn = hand.turn
            action, amount = ("call" if turn.call else "check"), 0
            if turn.max_raise_to and chance.random() < 0.25:
                action, amount = "raise", turn.max_raise_to
            node.asks(owner.id, AtTable(Act(name, hand.hand, turn.turn, action, amount)))

    def _cup(self, node: SimulatedNode) -> TournamentOwner | None:
        return node.hosts.find(CUP, TournamentOwner)

    # ------------------------------------------------------------------ what must hold

    def is_over(self, node: SimulatedNode) -> bool:
        """Whether the tournament and its tables are closed."""
        return node.is_begun and not list(node.hosts) and not node.store.waiting

    def faults(self, balances: Mapping[str, int], owners: Mapping[str, Owner]) -> list[str]:
        """See `Play`: everybody has a place, what was paid in was paid out, and nothing is left on the way."""
        wallets = sum(balances.get(accounts.wallet(name), 0) for name in PEOPLE)
        left = {
            account: cents for account, cents in balances.items()
            if cents and accounts.kind_of(account) in ("in", "escrow", "reserve")
        }  # fmt: skip
        faults = [f"money lies where nobody looks for it: {left}"] if left else []
        if wallets != len(PEOPLE) * (WEALTH - FEE):
            faults.append(f"wallets hold {wallets}, and {len(PEOPLE) * (WEALTH - FEE)} are theirs")
        cup = owners.get(CUP)
        places = (
            sorted(one.place for one in cup.finished.values()) if isinstance(cup, TournamentOwner) else []
        )
        if places != [1, 2, 3, 4, 5]:
            faults.append(f"the places are {places}")
        return faults


def unwanted(fault: object) -> None:
    """A simulated disk never fails for good."""
    raise AssertionError(fault)
