"""Hands of every game at real tables, written for each viewer as PHH: no secret is told, and the chips come out."""

from dataclasses import dataclass
from random import Random

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.engine import HandRules
from cardroom.histories.history_amounts import to_units
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_actions import DealHole
from cardroom.histories.phh_record import to_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.record import RecordedHand
from cardroom.room.archive.hand_files import recorded
from cardroom.rules import house
from cardroom.table.events import AnyEvent, CommunityCardDealt, HandEnded, HandShown, HoleSeen, MuckReshuffled
from cardroom.table.model import commands
from cardroom.table.model.view import TableTerms
from tests.table.playing import random_act

BOOK = house("casino-helsinki")
GAMES = [game for game, offer in BOOK.games.items() if offer.deal != "open-face"]
HANDS = 3
ENOUGH = 12
"""So many hands whose deck ran out are read again, of each game."""


@dataclass(frozen=True)
class Played:
    """The events of one hand, private ones in their places, and the terms of its table."""

    terms: TableTerms
    events: tuple[AnyEvent, ...]

    def seen_by(self, seat: int) -> RecordedHand:
        """As a seat saw it, or a spectator (0)."""
        seen = [event for event in self.events if not isinstance(event, HoleSeen) or event.seat == seat]
        return recorded(self.terms, seen)


def played(
    game: str, seed: int, players: int = 4, short: bool = False, shows: Random | None = None
) -> Played:
    """One hand by chance; stacks are of a few cents where they are `short`. With `shows` players show some of the cards
    that nobody has seen when it is over.
    """
    chance = Random(seed)
    terms = table_terms(BOOK, game, BOOK.game(game).stakes[0].name, "t1", "Aurora 1")
    table = open_table(terms, BOOK)
    now_ms = 1_795_198_000_000
    for number in range(players):
        take = of_cash.TakeSeat(f"p{number}", terms.min_buy_in, chance.getrandbits(60))
        table.decide(take, now_ms)
    if short:
        for seat in table._state.seats.values():
            seat.stack = chance.choice([10, 20, 50, 100] if players > 6 else [10, 50, 100, 150, 400, 2000])
    deck = list(range(52))
    chance.shuffle(deck)
    start = commands.StartHand(hand=f"{game}-{seed}", seal="ab" * 32, chance=chance.getrandbits(60))
    decided = table.decide(start, now_ms, deck)
    events: list[AnyEvent] = []
    while True:
        events += decided.events
        events += [
            event for private in decided.private.values() for event in private if isinstance(event, HoleSeen)
        ]
        if any(isinstance(event, HandEnded) for event in decided.events):
            events += shown_by_chance(table, start.hand, shows, now_ms) if shows else []
            return Played(terms, tuple(events))
        now_ms += 1000
        decided = table.decide(random_act(table, chance, now_ms), now_ms)


def shown_by_chance(table: CashTable, hand: str, chance: Random, now_ms: int) -> list[AnyEvent]:
    """Players show some of their cards of a hand that is over, each at once."""
    events: list[AnyEvent] = []
    for seat in table.seats.values():
        unseen = table.unseen_of(seat.player)
        cards = tuple(chance.sample(sorted(unseen), chance.randint(0, len(unseen))))
        if cards:
            places = tuple([unseen[card] for card in cards])
            events += table.decide(commands.ShowCards(seat.player, hand, cards, places), now_ms).events
    return events


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_written_for_any_viewer_replays_to_the_stacks_before_rake(game: str) -> None:
    for seed in range(HANDS):
        whole = played(game, seed)
        for seat in (0, 1, 3):
            replays_to_its_end(whole.seen_by(seat), game)


def replays_to_its_end(hand: RecordedHand, game: str) -> None:
    """Whoever reads the hand comes to the stacks of the table, but for the rake."""
    document = to_phh(hand)
    assert read_phh(write_phh(document)) == document
    assert hand.end is not None
    ends = {entry.seat: entry.stack for entry in hand.end.stacks}
    result = replay(document, HandRules.of(BOOK.for_game(game)))
    given_up = [
        to_units(stack, 100) - ends[place.seat]
        for stack, place in zip(result.final_stacks, hand.start.seats, strict=True)
    ]
    # A document in whole euros has a whole euro for its odd unit; the table had cents.
    assert sum(given_up) == hand.rake and min(given_up) > -100, write_phh(document)


@pytest.mark.parametrize(
    ("game", "players"), [("stud-fl", 7), ("stud-fl", 8), ("razz-fl", 8), ("stud8-fl", 8)]
)
def test_a_stud_hand_whose_deck_ran_out_is_read_again(game: str, players: int) -> None:
    """The house burns one a street: seven players get their last card of the burn cards, eight have one for all."""
    found = 0
    for seed in range(200):
        whole = played(game, seed, players, short=True)
        if any(isinstance(event, CommunityCardDealt | MuckReshuffled) for event in whole.events):
            found += 1
            for seat in (0, 2):
                replays_to_its_end(whole.seen_by(seat), game)
        if found == ENOUGH:
            return
    raise AssertionError(f"{found} decks ran out")


@pytest.mark.parametrize("game", ["sviten-pl", "sviten-fl"])
def test_a_hand_of_sviten_whose_deck_ran_out_is_read_again(game: str) -> None:
    found = 0
    for seed in range(60):
        whole = played(game, seed, 6, short=True)
        if any(isinstance(event, MuckReshuffled) for event in whole.events):
            found += 1
            for seat in (0, 2):
                replays_to_its_end(whole.seen_by(seat), game)
    assert found >= 5


def test_a_run_out_of_stud_is_one_line_a_player_and_street() -> None:
    for seed in range(40):
        whole = played("stud-fl", seed, 3, short=True)
        document = to_phh(whole.seen_by(0))
        dealt = [action for _, action in document.typed_actions() if isinstance(action, DealHole)]
        first = {action.player for action in dealt[:3]}
        assert first == {0, 1, 2} and all(len(action.cards) == 3 for action in dealt[:3])
        assert all(len(action.cards) == 1 for action in dealt[3:])


@pytest.mark.parametrize("game", GAMES)
def test_a_written_hand_tells_no_card_its_viewer_never_saw(game: str) -> None:
    for seed in range(HANDS):
        whole = played(game, seed)
        own = {event.seat: event.cards for event in whole.events if isinstance(event, HoleSeen)}
        shown = {event.seat for event in whole.events if isinstance(event, HandShown)}
        told = " ".join(read_phh(write_phh(to_phh(whole.seen_by(0)))).actions)
        public = " ".join(str(event) for event in whole.events if not isinstance(event, HoleSeen))
        for seat, cards in own.items():
            if seat not in shown:
                assert not [card for card in cards if card in told and f"'{card}'" not in public]
