"""The laws of a table, whatever is asked of it in whatever order."""

import random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table, open_table
from cardroom.cash.money_moves import BoughtIn, CashedOut, HandSettled, StackToppedUp, TopUpReturned
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused
from cardroom.table.events import CardsShown, DealerDrawn
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningDeal
from cardroom.table.table import Table
from cardroom.testing import shuffled
from tests.houses import book_of
from tests.table.kinds_of_events import OPEN, is_automatic
from tests.table.playing import random_act
from tests.table.told import ToldCards
from tests.table.witness import cards_in, cards_named, cards_of, cards_open, chips_on, fingerprint

KINDS = [
    ("casinohuone", "holdem", "NL25"),
    ("casinohuone", "omaha", "PL50"),
    ("casinohuone", "banzai_texas", "NL5"),
    ("casino-helsinki", "buttons-holdem-nl", "NL200"),
    ("casino-helsinki", "button-holdem-nl", "NL200"),
    ("casino-helsinki", "holdem-nl", "NL-A1"),
    ("casino-kruh", "holdem-nl", ""),
    ("casino-helsinki", "sviten-pl", "PL200"),
    ("casino-helsinki", "helsinki-nl", "NL200"),
    ("casino-helsinki", "stud-fl", "FL2-4-A"),
    ("casino-helsinki", "horse", "HORSE2-4"),
    ("casino-helsinki", "st-petersburg", "PL200"),
    ("casino-helsinki", "dealers-choice", "DC200"),
    ("casino-helsinki", "open-face", "P50"),
    ("club", "holdem", "NL25"),
    ("club", "omaha", "PL25"),
]
"""One of each way in which a table plays; `test_every_game` has all that are offered."""
PLAYERS = [f"p{number}" for number in range(8)]
players = st.sampled_from(PLAYERS)


class TableMachine(RuleBasedStateMachine):
    """Legal and illegal commands in any order; every answer is checked against the laws."""

    @initialize(kind=st.sampled_from(KINDS))
    def open(self, kind: tuple[str, str, str]) -> None:
        name, game, stake = kind
        self.book_of_house = book_of(name)
        stake = stake or self.book_of_house.game(game).stakes[0].name
        self.terms = table_terms(self.book_of_house, game, stake, "t1", "Law table")
        self.table = open_table(self.terms, self.book_of_house)
        self.now_ms = 0
        self.journal: list[tuple[commands.Command, int, list[int] | None]] = []
        self.told: list[bytes] = []
        self.snapshots: list[tuple[int, bytes]] = []
        self.accounts = dict.fromkeys([*PLAYERS, "rake"], 0)
        self.hands = 0
        self.told_cards = ToldCards()
        for player in PLAYERS[:4]:
            self.ask(of_cash.TakeSeat(player, self.terms.max_buy_in, 0))

    # What is asked

    @rule(player=players, amount=st.integers(-1, 120), chance=st.integers(0, 10**6))
    def join(self, player: str, amount: int, chance: int) -> None:
        self.ask(of_cash.TakeSeat(player, amount * self.terms.unit, chance))

    @rule(player=players, steps=st.integers(0, 4), off=st.sampled_from([0, 0, 0, -1]))
    def straddle(self, player: str, steps: int, off: int) -> None:
        amounts = (0, *self.terms.straddles, 400)
        self.ask(commands.Straddle(player, max(0, amounts[min(steps, len(amounts) - 1)] + off)))

    @rule(player=players, most=st.sampled_from([0, 0, 1, 400]))
    def straddle_once(self, player: str, most: int) -> None:
        self.ask(commands.Straddle(player, most * (self.terms.straddles or (1,))[0], once=True))

    @rule(player=players, agrees=st.sampled_from([True, True, True, False]))
    def answer(self, player: str, agrees: bool) -> None:
        self.ask(of_cash.AnswerQuestion(player, agrees))

    @rule(player=players, answers=st.integers(0, len(PLAYERS)))
    def ask_for_a_bomb_pot(self, player: str, answers: int) -> None:
        self.ask(of_cash.AskForBombPot(player))
        for other in PLAYERS[:answers]:
            self.ask(of_cash.AnswerQuestion(other, True))

    @rule(player=players, on=st.booleans(), turn=st.integers(-1, 1))
    def use_time_bank(self, player: str, on: bool, turn: int) -> None:
        hand = self.table.hand
        self.ask(commands.KeepTimeBank(player, on))
        if hand is not None:
            self.ask(commands.UseTimeBank(player, hand.hand, hand.decision + turn))

    @rule(player=players, by=st.sampled_from(["wait", "post", "straddle", "buy_button"]))
    def enter(self, player: str, by: str) -> None:
        self.ask(commands.Enter(player, by))

    @rule(player=players, seat=st.integers(1, 6), consent=st.sampled_from(["floor", "floor", ""]))
    def play_over(self, player: str, seat: int, consent: str) -> None:
        if self.table.hand is None and consent and seat in self.table.seats:
            self.ask(commands.SitOut(self.table.seats[seat].player))
        self.ask(of_cash.PlayOver(player, seat, self.terms.max_buy_in, consent))

    @rule(player=players, seat=st.integers(1, 10))
    def change_seat(self, player: str, seat: int) -> None:
        self.ask(commands.ChangeSeat(player, seat, "floor"))

    @rule(player=players, chance=st.integers(0, 10**6), stack=st.integers(1, 400))
    def join_with_a_bound_stack(self, player: str, chance: int, stack: int) -> None:
        self.ask(of_cash.TakeSeat(player, stack, chance, stack))

    @rule(player=players, reason=st.sampled_from(["wish", "wish", "wish", "staff"]))
    def leave(self, player: str, reason: str) -> None:
        self.ask(commands.LeaveTable(player, reason=reason))

    @rule(player=players, amount=st.integers(-1, 120))
    def top_up(self, player: str, amount: int) -> None:
        self.ask(of_cash.TopUp(player, amount * self.terms.unit))

    @rule(player=players, general=st.sampled_from([None, None, 500_000]))
    def sit_out(self, player: str, general: int | None) -> None:
        if general is not None and not self.book_of_house.sit_out.general_limit_seconds.clauses:
            return  # this house knows no such break, and cites nothing for it
        self.ask(commands.SitOut(player, None if general is None else self.now_ms + general))

    @rule(player=players)
    def sit_in(self, player: str) -> None:
        self.ask(commands.SitIn(player))

    @rule(player=players, hands=st.integers(0, 4), seconds=st.sampled_from([0, 0, 60]))
    def penalise(self, player: str, hands: int, seconds: int) -> None:
        self.ask(commands.Penalise(player, hands, self.now_ms + seconds * 1000 if seconds else 0))

    @rule(
        player=players, kind=st.sampled_from([commands.StayAtTable, commands.Disconnect, commands.Reconnect])
    )
    def come_and_go(
        self, player: str, kind: type[commands.StayAtTable | commands.Disconnect | commands.Reconnect]
    ) -> None:
        self.ask(kind(player))

    @rule(player=players, on=st.booleans())
    def skip_next_big_blind(self, player: str, on: bool) -> None:
        self.ask(commands.SkipNextBigBlind(player, on))

    @rule(seed=st.integers(0, 10**9), chance=st.integers(0, 10**6), decisions=st.integers(0, 30))
    def gather_and_play(self, seed: int, chance: int, decisions: int) -> None:
        """Everybody comes back, so that hands are played at all, and some decisions are made."""
        if self.table.draining:
            self.ask(commands.Reopen())
        for player in PLAYERS[:4]:
            for command in (
                commands.Reconnect(player),
                of_cash.TakeSeat(player, self.terms.min_buy_in, chance),
                of_cash.TopUp(player, self.terms.min_buy_in),
                commands.SitIn(player),
            ):
                self.ask(command)
        if self.terms.straddles and seed % 2:
            for player in PLAYERS[seed % 4 : 4]:
                self.ask(
                    commands.Straddle(player, self.terms.straddles[min(1, len(self.terms.straddles) - 1)])
                )
        self.start_hand(seed, chance)
        self.act_legally(seed, decisions)

    @rule(seed=st.integers(0, 10**9), chance=st.integers(0, 10**6))
    def start_hand(self, seed: int, chance: int) -> None:
        ready = self.table.ready_to_deal(self.now_ms)
        self.hands += 1
        accepted = self.ask(commands.StartHand(f"h{self.hands}", "seal", chance), shuffled(seed))
        assert accepted or not ready, "a table that is ready deals"

    @precondition(lambda self: self.table.hand is not None)
    @rule(choice=st.integers(0, 10**9), count=st.integers(1, 20))
    def act_legally(self, choice: int, count: int) -> None:
        chance = random.Random(choice)
        for _ in range(count):
            hand = self.table.hand
            if hand is None or hand.clock is None or self.now_ms >= hand.clock.decides_at_ms:
                return
            assert self.ask(random_act(self.table, chance, self.now_ms))

    @rule(
        player=players,
        turn=st.integers(-1, 1),
        action=st.sampled_from(
            ["fold", "check", "call", "raise", "bring_in", "complete", "discard", "draw", "accept", "refuse"]
            + ["choose", "place", "dance"]
        ),
        amount=st.integers(-5, 5000),
        cards=st.lists(st.sampled_from(["As", "Kd", "2c", "??", "Xx", ""]), max_size=6),
    )
    def act_wildly(self, player: str, turn: int, action: str, amount: int, cards: list[str]) -> None:
        hand = self.table.hand
        name, decision = (hand.hand, hand.decision) if hand else ("none", 0)
        wild = tuple(cards)
        self.ask(commands.Act(player, name, decision + turn, action, amount, wild, (wild, wild), "holdem"))

    @rule(player=players, other=st.booleans(), stale=st.booleans(), most=st.integers(0, 5))
    def show_cards(self, player: str, other: bool, stale: bool, most: int) -> None:
        """Own cards of the last hand, or those of whoever else has some to show."""
        owner = (
            next((one for one in PLAYERS if one != player and self.table.unseen_of(one)), "")
            if other
            else player
        )
        cards = list(self.table.unseen_of(owner).items())[:most]
        hand = f"h{self.hands - stale}"
        shown = commands.ShowCards(
            player, hand, tuple([card for card, _ in cards]), tuple([at for _, at in cards])
        )
        assert not self.ask(shown) or (owner == player and cards), "shown were cards that are not one's own"

    @rule(ms=st.sampled_from([0, 1, 999, 5_000, 15_000, 16_000, 40_000, 301_000]), look=st.booleans())
    def pass_time(self, ms: int, look: bool) -> None:
        self.now_ms += ms
        if look:
            self.look_at_the_clock()

    @rule()
    def pass_time_until_due(self) -> None:
        due = self.table.due_at_ms()
        if due is not None:
            self.now_ms = max(self.now_ms, due)
            self.look_at_the_clock()

    @rule(kind=st.sampled_from([commands.VoidHand("staff"), commands.Drain("stop"), commands.Interrupt()]))
    def staff(self, kind: commands.Command) -> None:
        self.ask(kind)

    # How it is answered

    def look_at_the_clock(self) -> None:
        assert self.ask(commands.PassTime())
        due = self.table.due_at_ms()
        assert due is None or due > self.now_ms, "a clock that is due stays due"

    def ask(self, command: commands.Command, deck: list[int] | None = None) -> bool:
        before = fingerprint(self.table)
        cards_before = cards_open(self.table)
        own_before = {number: cards_of(self.table, number) for number in self.table.seats}
        seats = self.players_by_seat()
        running = self.table.hand
        try:
            decided = self.table.decide(command, self.now_ms, deck)
        except Refused as refused:
            assert fingerprint(self.table) == before, f"refused ({refused.code}), and yet something changed"
            return False
        self.journal.append((command, self.now_ms, deck))
        self.told.append(encoded(decided))
        self.book(decided)
        self.told_cards.remember(decided, {**self.players_by_seat(), **seats})
        running = running or self.table.hand
        if running is not None or not isinstance(command, commands.StartHand):
            # (A hand that the posts alone decide is gone before anybody could look at it.)
            self.check_cards(decided, cards_before, own_before, running)
        for event in decided.events:
            assert not is_automatic(event) or event.clauses, f"{event} cites no clause"
        if self.table.hand is None:
            self.snapshots.append((len(self.journal), msgspec.json.encode(self.table.dump())))
        return True

    def players_by_seat(self) -> dict[int, str]:
        return {number: seat.player for number, seat in self.table.seats.items()}

    def book(self, decided: Decided) -> None:
        for movement in decided.money:
            match movement:
                case BoughtIn(player, amount) | StackToppedUp(player, amount):
                    assert amount > 0
                    self.accounts[player] -= amount
                case CashedOut(player, amount) | TopUpReturned(player, amount):
                    assert amount >= 0
                    self.accounts[player] += amount
                case HandSettled(_, net, rake, drops):
                    assert rake >= 0 and all(amount > 0 for amount in drops.values())
                    assert sum(net.values()) == -rake - sum(drops.values())
                    self.accounts["rake"] += rake + sum(drops.values())

    def check_cards(
        self,
        decided: Decided,
        before: set[str],
        own_before: dict[int, set[str]],
        running: RunningDeal | None,
    ) -> None:
        public = set(before) | cards_open(self.table)
        for event in decided.events:
            if isinstance(event, DealerDrawn):
                continue  # cards of a draw before the hand, from a deck of their own
            if isinstance(event, (*OPEN, CardsShown)):
                public |= cards_named(event)
            else:
                assert not cards_named(event), f"{event} names a card"
        for seat, events in decided.private.items():
            own = own_before.get(seat, set()) | cards_in(running, seat)
            assert cards_named(events) <= own | public

    # What is always true

    @invariant()
    def chips_are_conserved(self) -> None:
        assert chips_on(self.table) + sum(self.accounts.values()) == 0
        assert all(seat.stack >= 0 and seat.waiting_top_up >= 0 for seat in self.table.seats.values())

    @invariant()
    def who_has_hands_to_miss_is_dealt_none(self) -> None:
        hand = self.table.hand
        for number, seat in self.table.seats.items():
            if seat.penalty_hands and (hand is None or number not in hand.index_of):
                assert seat.sits_out, "a penalty is served sitting out"
            if hand is not None and number in hand.index_of:
                assert seat.player not in hand.before.serving, "nobody is dealt a hand that is to be missed"

    @invariant()
    def views_show_what_their_viewer_may_know(self) -> None:
        """What lies open, one's own cards, and until the next hand what one was told of one's own in the last."""
        common = cards_open(self.table) | (set() if self.table.hand else self.told_cards.shown)
        assert cards_named(self.table.view(None, self.now_ms)) <= common
        for number, seat in self.table.seats.items():
            own = cards_of(self.table, number) if self.table.hand else self.told_cards.own(seat.player)
            assert cards_named(self.table.view(seat.player, self.now_ms)) <= common | own

    @invariant()
    def views_and_states_agree(self) -> None:
        view = self.table.view(None, self.now_ms)
        hand = self.table.hand
        assert (view.hand is None) == (hand is None)
        assert {seat.seat for seat in view.seats} == set(self.table.seats)
        if hand is None:
            assert view.missing == 0 or not self.table.ready_to_deal(self.now_ms)
        else:
            assert hand.clock is not None or view.interrupted_until_ms, (
                "a hand always has a clock that ends it"
            )

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        for _ in range(100):
            if self.table.hand is None:
                break
            self.pass_time_until_due()
        assert self.table.hand is None, "a hand ends if only time passes"
        self.chips_are_conserved()
        self.replay(open_table(self.terms, self.book_of_house), 0)
        if self.snapshots:
            place, data = self.snapshots[len(self.snapshots) // 2]
            self.replay(load_table(self.terms, self.book_of_house, msgspec.json.decode(data)), place)

    def replay(self, table: Table, place: int) -> None:
        """The journal from ``place`` on gives the same bytes again, and the same table."""
        for (command, now_ms, deck), told in zip(self.journal[place:], self.told[place:], strict=True):
            assert encoded(table.decide(command, now_ms, deck)) == told
        assert table.dump() == self.table.dump()


def encoded(decided: Decided) -> bytes:
    return msgspec.json.encode([decided.events, sorted(decided.private.items()), decided.money])


TestTable = pytest.mark.clause("CO-TH.3", "CO-TH.42")(TableMachine.TestCase)
TestTable.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
