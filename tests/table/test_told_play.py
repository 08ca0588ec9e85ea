"""A hand that a person deals: told in facts about anybody, without deck and clock, taken back, told again."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.cards.deck import ORDERED_DECK
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, load_table, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused
from cardroom.rules.book_loading import house
from cardroom.table.events import Folded, HandEnded, HandRestated, HandStarted, PublicEvent, TurnStarted
from cardroom.table.events.restated import of_a_hand
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.restating import as_restated
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_play import told_by_person
from cardroom.testing import ScriptedTable
from tests.table.entered_tables import EnteredTable, live_games, next_fact, shuffled

BOOK = house("casino-helsinki")
STAKE = next(stake.name for stake in BOOK.game("holdem-nl").stakes)
TERMS = table_terms(BOOK, "holdem-nl", STAKE, "t1", "Live 1")


class ToldTable:
    """A live table of three players; ``events`` are those of the running hand, ``slips`` are taken back."""

    def __init__(self, players: str = "ABC") -> None:
        self.table: CashTable = open_table(TERMS, BOOK, told_by_person)
        self.events: list[PublicEvent] = []
        self.now_ms = 0
        for place, player in enumerate(players, 1):
            self.do(of_cash.TakeSeat(player, TERMS.min_buy_in, 0, 0, seat=0))
            assert self.table.seats[place].player in players
        self.do(commands.StartHand("h1", "", 0))

    def do(self, command: commands.Command) -> Decided:
        self.now_ms += 1000
        decided = self.table.decide(command, self.now_ms)
        self.events += decided.events
        return decided

    def tell(self, **fact: Any) -> Decided:
        return self.do(commands.TellFact("dealer", "h1", fact))

    def take_back(self) -> Decided:
        return self.do(commands.TakeBackFact("dealer", "h1"))

    @property
    def hand(self) -> ToldHand:
        hand = self.table.hand
        assert isinstance(hand, ToldHand)
        return hand

    @property
    def turn(self) -> TurnStarted:
        turn = self.hand.turn
        assert turn is not None
        return turn


def test_the_hand_has_no_deck_and_its_turns_have_no_clock() -> None:
    told = ToldTable()
    start = next(event for event in told.events if isinstance(event, HandStarted))
    assert start.seal == "" and told.turn.until_ms == told.turn.time_bank_ms == 0
    assert told.table.due_at_ms() is None and not told.table.is_dealt_by_room
    told.now_ms += 10 * 3_600_000
    assert told.do(commands.PassTime()).events == [], "nobody is hurried by a clock that does not run"
    told.tell(do="act", seat=told.turn.seat, verb="call")
    view = told.table.view(None, told.now_ms)
    assert view.hand is not None and view.hand.turn is not None and view.hand.turn.until_ms == 0
    assert all(set(seat.cards) <= {"??"} for seat in view.seats), "nobody knows these cards"


def test_a_hand_is_told_to_its_end_and_no_chip_is_lost() -> None:
    told = ToldTable()
    before = sum(seat.stack for seat in told.table.seats.values())
    first, small, big = (player.seat for player in (told.hand.players[2], *told.hand.players[:2]))
    told.tell(do="act", seat=first, verb="raise", to=3 * TERMS.big_blind)
    told.tell(do="act", seat=small, verb="fold")
    told.tell(do="act", seat=big, verb="call")
    assert told.hand.turn is None, "it is nobody's turn until the flop is entered"
    told.tell(do="board", cards=["As", "Kd", "7c"])
    told.tell(do="act", seat=big, verb="check")
    told.tell(do="act", seat=first, verb="check")
    for street in ("2h", "2d"):
        told.tell(do="board", cards=[street])
        told.tell(do="act", seat=big, verb="check")
        told.tell(do="act", seat=first, verb="check")
    told.tell(do="show", seat=big, cards=["Ah", "3h"])
    told.tell(do="show", seat=first, cards=["Qh", "Jh"])
    assert told.table.hand is not None, "a hand that is decided is put right until it is closed"
    ended = told.tell(do="pushed").events
    assert any(isinstance(event, HandEnded) for event in ended) and told.table.hand is None
    won = told.table.seats[big].stack - TERMS.min_buy_in
    raked = before - sum(seat.stack for seat in told.table.seats.values())
    assert won == 3 * TERMS.big_blind + TERMS.small_blind - raked and raked >= 0
    again = load_table(TERMS, BOOK, told.table.dump(), told_by_person)
    assert again.dump() == told.table.dump() and not again.ready_to_deal(told.now_ms)


def test_the_player_is_not_who_enters_it_and_nobody_acts_by_the_own_screen() -> None:
    told = ToldTable()
    turn = told.turn
    player = told.table.seats[turn.seat].player
    with pytest.raises(Refused) as refused:
        told.do(commands.Act(player, "h1", turn.turn, "fold"))
    assert refused.value.code == "entered-by-staff"
    told.do(commands.TellFact("somebody else", "h1", {"do": "act", "seat": turn.seat, "verb": "fold"}))
    assert told.hand.has_folded(turn.seat)


def test_a_ruling_comes_into_the_hand() -> None:
    told = ToldTable()
    seat, unit = told.turn.seat, TERMS.big_blind
    told.tell(do="irregular", topic="single_chip", facts={"chip": 5 * unit}, seat=seat)
    index = told.hand.index_of[seat]
    assert told.hand.engine.bets[index] == unit, "one chip without a word is a call"
    assert told.turn.seat != seat


def test_what_was_told_wrongly_is_told_again() -> None:
    told = ToldTable()
    seat = told.turn.seat
    told.tell(do="act", seat=seat, verb="fold")
    events = told.take_back().events
    assert isinstance(events[0], HandRestated) and isinstance(events[1], TurnStarted)
    assert events[1].seat == seat and not told.hand.has_folded(seat)
    before = told.events[: -len(events)]
    first = next(place for place, event in enumerate(before) if of_a_hand(event))
    assert [one for one in events[0].events if not isinstance(one, TurnStarted)] == [
        one for one in before[first:] if of_a_hand(one) and not isinstance(one, TurnStarted | Folded)
    ]
    with pytest.raises(Refused, match="Nothing has been told"):
        told.take_back()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (commands.TellFact("dealer", "h0", {"do": "act"}), "stale-fact"),
        (commands.TakeBackFact("dealer", "h2"), "stale-fact"),
        (commands.TellFact("dealer", "h1", {"do": "dance"}), "no-such-fact"),
        (commands.TellFact("dealer", "h1", {"do": "board", "cards": ["As", "As", "Kd"]}), ""),
        (commands.TellFact("dealer", "h1", {"do": "show", "seat": 9, "cards": []}), "not-in-the-hand"),
        (commands.StartHand("h2", "", 0), "hand-running"),
    ],
)
def test_a_refused_fact_changes_nothing(command: commands.Command, code: str) -> None:
    told = ToldTable()
    before = told.table.view(None, told.now_ms)
    with pytest.raises(Refused) as refused:
        told.table.decide(command, told.now_ms)
    assert not code or refused.value.code == code
    assert told.table.view(None, told.now_ms) == before


def test_a_room_that_deals_is_told_nothing_and_a_person_needs_no_deck() -> None:
    table = ScriptedTable()
    table.deal()
    with pytest.raises(Refused) as refused:
        table.do(commands.TellFact("dealer", "h1", {"do": "act"}))
    assert refused.value.code == "dealt-by-room"
    live = ToldTable()
    live.do(commands.VoidHand("staff"))
    for seal, deck in (("", list(ORDERED_DECK)), ("seal", None)):
        with pytest.raises(Refused) as refused:
            live.table.decide(commands.StartHand("h2", seal, 0), live.now_ms, deck)
        assert refused.value.code == "deck-not-dealt"
    live.table.decide(commands.StartHand("h2", "", 0), live.now_ms)
    assert live.table.hand is not None


@pytest.mark.parametrize("seed", range(60))
def test_a_hand_told_with_slips_is_the_hand_told_without(seed: int) -> None:
    """Whatever is entered wrongly and taken back, views, events as they stand and stacks are those of a clean entry."""
    chance = random.Random(seed)
    game = chance.choice(live_games())
    clean, slipping = EnteredTable(game, "ABCD"), EnteredTable(game, "ABCD")
    cards = shuffled(seed)
    while clean.table.hand is not None:
        wanted = next_fact(clean.shown, chance, cards)
        for _ in range(chance.choice((0, 0, 1, 3))):
            shown = slipping.shown
            wrong = next_fact(
                shown, chance, iter([one for one in shuffled(seed + 1) if one not in shown.used])
            )
            if wrong["do"] != "pushed":
                slipping.enter(**wrong)
                slipping.take_back()
        clean.now_ms = slipping.now_ms
        clean.enter(**wanted)
        slipping.enter(**wanted)
        views = [one.table.view(None, 0) for one in (clean, slipping)]
        assert views[0].seats == views[1].seats and views[0].hand == views[1].hand
    assert of_the_hand(clean) == of_the_hand(slipping)


def of_the_hand(told: EnteredTable) -> list[PublicEvent]:
    """The facts of the hand as they stand, without whose turn it was meanwhile and when."""
    events = [
        event for event in as_restated(told.events) if of_a_hand(event) and not isinstance(event, TurnStarted)
    ]
    return [
        replace(event, at_ms=0) if isinstance(event, HandStarted | HandEnded) else event for event in events
    ]
