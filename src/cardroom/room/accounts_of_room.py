"""The parts of a room for its people and their money, on which its tables and tournaments rest."""

from __future__ import annotations

from cardroom.room.account_desk.complaints import ComplaintDesk
from cardroom.room.accounts.four_eyes import ByTwo, FourEyes
from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.accounts.invitations import Invitations
from cardroom.room.accounts.newcomers import Newcomers, WelcomeMoney
from cardroom.room.accounts.players import Players
from cardroom.room.accounts.proposals import Proposals
from cardroom.room.archive.finished_hands import Hands
from cardroom.room.archive.readings import Readings
from cardroom.room.archive.shared_hands import Shares
from cardroom.room.archive.statistics import Statistics
from cardroom.room.cashier.house_money import HouseMoney
from cardroom.room.cashier.payout_pause import PayoutPause
from cardroom.room.hosting.acceptance import Acceptance
from cardroom.room.hosting.balances import Balances
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.wallet_copies import WalletCopies
from cardroom.room.notices.push_desk import PushDesk
from cardroom.room.rulings import RulingRecord
from cardroom.room.runtime.page_reads import PageReads
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.services import Services


class AccountsOfRoom:
    """The accounts of a room, its ledger's desks, and the registers of its tables, which the desks look at."""

    # The constructor calls below read as a table of dependencies.
    # fmt: off
    def __init__(self, services: Services, houses: HouseWriters, demo: bool) -> None:
        self.services = services
        self.names = services.names
        self.house_writers = houses
        self.demo = demo
        self.hosted = HostedTables()
        self.tables = OpenTables(self.hosted)
        self.pages = PageReads(services.store)
        self.time = TimeAndChance(services.clock, services.timers, services.entropy, services.lifetime)
        store = services.store
        self.players = Players(
            store, services.clock, services.entropy, services.settings, services.names, services.books
        )
        self.cashier = Balances(self.pages, services.ledger, self.tables)
        self.push = PushDesk(store, services.outbox, services.clock, services.settings, self.players)
        self.wallets = WalletCopies(services.ledger, services.outbox)
        self.funding = Funding(
            services.ledger, services.outbox, services.clock, services.entropy, self.players.check_money,
            self.wallets,
        )
        self.hands = Hands(self.pages)
        self.shares = Shares(store, services.outbox, services.clock, services.entropy, self.hands)
        self.statistics = Statistics(self.pages, services.books, services.clock)
        self.identities = Identities(services.books, services.clock, self.players)
        self.invitations = Invitations()
        welcome = WelcomeMoney(store, services.ledger, services.outbox, services.clock, services.settings, self.demo)
        self.newcomers = Newcomers(
            services.books, services.clock, services.settings, self.players, self.identities, self.invitations,
            welcome, self.demo,
        )
        self.proposals = Proposals()
        self.four_eyes = FourEyes(store, services.clock, services.settings)
        self.by_two = ByTwo(self.proposals, self.four_eyes, services.settings)
        self.payouts = PayoutPause()
        self.house_money = HouseMoney(services.outbox, services.clock, self.players, self.by_two)
        self.complaints = ComplaintDesk(
            services.books, services.store, services.outbox, services.clock, services.entropy, self.players,
        )
        self.rulings = RulingRecord(self.pages, services.outbox, services.clock, self.players)
        self.readings = Readings(
            self.pages, services.outbox, services.clock, self.house_writers.main, self.players, self.hands,
        )
        self.acceptance = Acceptance()
    # fmt: on
