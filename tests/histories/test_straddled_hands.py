"""Straddled hands of a table, written and read again in both formats."""

import random

import pytest

from cardroom.engine import HandRules
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_record import to_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.pokerstars import read_pokerstars, write_pokerstars
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.rules import house
from cardroom.table.events import BlindPosted, HandEnded, PotAwarded
from cardroom.table.model import commands
from tests.table.playing import random_act
from tests.table.positions_of import HouseTable

OFFERS = [
    ("casino-kruh", "holdem-nl"),
    ("casino-helsinki", "buttons-holdem-nl"),
    ("casino-helsinki", "omaha-pl"),
]


def straddled_hand(name: str, game: str, seed: int) -> tuple[HouseTable, RecordedHand]:
    """The second hand of a table whose players wish to straddle for this or that much, as a spectator saw it."""
    chance = random.Random(seed)
    table = HouseTable(name, 6, game)
    table.hand()
    for player in "ABCDEF":
        table.do(commands.Straddle(player, chance.choice(table.terms.straddles[:3])))
    begun = len(table.events)
    table.deal()
    while table.table.hand is not None:
        table.do(random_act(table.table, chance, table.clock.now_ms))
    header = TableHeader.of(table.terms, house(name).game(game).deal)
    return table, RecordedHand.from_events(header, table.events[begun:], None)


@pytest.mark.parametrize(("name", "game"), OFFERS, ids=[game for _, game in OFFERS])
@pytest.mark.parametrize("seed", range(6))
def test_a_straddled_hand_is_written_and_read_again_in_both_formats(name: str, game: str, seed: int) -> None:
    _, hand = straddled_hand(name, game, seed)
    posted = [event for event in hand.events if isinstance(event, BlindPosted) and event.blind == "straddle"]
    assert posted
    if hand.start.betting_button:
        with pytest.raises(BrokenHistory, match="the layout has one button"):
            write_pokerstars(hand)
    else:
        text = write_pokerstars(hand)
        assert text.count(": posts straddle ") == len(posted)
        [again] = read_pokerstars(text)
        assert write_pokerstars(again) == text
        assert [(e.seat, e.blind, e.amount) for e in again.events if isinstance(e, BlindPosted)] == [
            (e.seat, e.blind, e.amount) for e in hand.events if isinstance(e, BlindPosted)
        ]
    document = to_phh(hand)
    places = {seat.seat: place for place, seat in enumerate(hand.start.seats)}
    for event in posted:
        assert document.blinds_or_straddles[places[event.seat]] * 100 == event.amount
    assert write_phh(read_phh(write_phh(document))) == write_phh(document)


@pytest.mark.parametrize(("name", "game"), OFFERS, ids=[game for _, game in OFFERS])
def test_a_written_straddled_hand_replays_to_the_same_stacks(name: str, game: str) -> None:
    rules = HandRules.of(house(name).for_game(game))
    for seed in range(8):
        _, hand = straddled_hand(name, game, seed)
        found = replay(read_phh(write_phh(to_phh(hand))), rules)
        kept = {seat.seat: seat.stack for seat in hand.end.stacks} if isinstance(hand.end, HandEnded) else {}
        won = {event.seat for event in hand.events if isinstance(event, PotAwarded)}
        for seat, stack in zip(hand.start.seats, found.final_stacks, strict=True):
            # A replay ends before the rake, which only winners pay.
            assert stack * 100 == kept[seat.seat] or (seat.seat in won and stack * 100 > kept[seat.seat])
