"""Every game that a house offers, played at a table to the end of several hands by whatever is allowed."""

import random

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.games import game
from cardroom.rules import Refused, house
from cardroom.table.events import AntePosted, BlindPosted, HandEnded, HandStarted
from cardroom.table.model import commands
from cardroom.table.table import Table
from cardroom.testing import shuffled
from tests.table.playing import random_act
from tests.table.witness import chips_on, fingerprint

OFFERS = [
    (name, offer.id, stake.name)
    for name in ("casinohuone", "casino-helsinki")
    for offer in house(name).games.values()
    for stake in offer.stakes[:1]
]
WRONG = {
    "fold": {},
    "raise": {"amount": -1},
    "discard": {"cards": ("As", "As")},
    "draw": {"cards": ("Zz",)},
    "accept": {},
    "complete": {},
    "bring_in": {},
    "choose": {"game": "whist"},
    "place": {"rows": (("As",), (), ())},
    "dance": {},
}
"""Actions by name with what makes each impossible on some turn or on all."""


def refuse_wrong(table: Table, now_ms: int) -> None:
    """What is not allowed on this turn is refused with a clause, and nothing has changed."""
    hand = table.hand
    assert hand is not None and hand.turn is not None
    before = fingerprint(table)
    player = table.seats[hand.actor_seat].player
    for action, fields in WRONG.items():
        if action in hand.turn.actions and not fields:
            continue
        with pytest.raises(Refused) as refused:
            table.decide(commands.Act(player, hand.hand, hand.turn.turn, action, **fields), now_ms)  # type: ignore[arg-type]  # the fields of an act by name
        assert refused.value.clauses, f"{action}: {refused.value.code} cites no clause"
        assert fingerprint(table) == before
    other = next(seat.player for seat in table.seats.values() if seat.number != hand.actor_seat)
    with pytest.raises(Refused, match="your own turn"):
        table.decide(commands.Act(other, hand.hand, hand.turn.turn, hand.turn.actions[0]), now_ms)
    assert fingerprint(table) == before


def test_only_a_game_of_games_in_rotation_counts_hands_between_them() -> None:
    counted = {
        (name, offer): table_terms(house(name), offer, stake, "t1", "Game table").rotation_hands
        for name, offer, stake in OFFERS
    }
    assert {offer for offer, hands in counted.items() if hands} == {("casino-helsinki", "horse")}
    assert counted["casino-helsinki", "horse"] == 8


@pytest.mark.parametrize(("name", "offer", "stake"), OFFERS, ids=lambda part: part)
def test_hands_of_every_offered_game_are_played_to_the_end(name: str, offer: str, stake: str) -> None:
    book = house(name)
    terms = table_terms(book, offer, stake, "t1", "Game table")
    table, chance, now_ms, staked = open_table(terms, book), random.Random(offer), 0, 0
    journal: list[tuple[commands.Command, int, list[int] | None]] = []
    told: list[bytes] = []
    half = b""

    def do(command: commands.Command, deck: list[int] | None = None) -> None:
        journal.append((command, now_ms, deck))
        decided = table.decide(command, now_ms, deck)
        told.append(msgspec.json.encode([decided.events, sorted(decided.private.items())]))
        for event in decided.events:
            if isinstance(event, HandStarted):
                assert {seat.seat for seat in event.seats} == set(table.seats) - {event.passed_over}
            if isinstance(event, AntePosted | BlindPosted):
                assert event.amount > 0

    for number in range(terms.seats):
        stack = chance.choice([terms.min_buy_in, terms.max_buy_in])
        do(of_cash.TakeSeat(f"p{number}", stack, chance.randint(0, 99)))
        staked += stack
    ended = 0
    for number in range(3):
        for seat in list(table.seats.values()):
            if seat.sits_out and seat.stack < terms.min_buy_in:
                staked += terms.min_buy_in - seat.stack
                do(of_cash.TopUp(seat.player, terms.min_buy_in - seat.stack))
            if seat.sits_out:
                do(commands.SitIn(seat.player))
        do(
            commands.StartHand(f"h{number}", "seal", chance.randint(0, 99)),
            shuffled(chance.randint(0, 10**9)),
        )
        while table.hand is not None:
            if chance.random() < 0.1:
                refuse_wrong(table, now_ms)
            now_ms += 500
            if chance.random() < 0.05:
                now_ms = max(now_ms, table.due_at_ms() or 0)
                do(commands.PassTime())
            else:
                do(random_act(table, chance, now_ms))
            assert chips_on(table) <= staked
        ended += 1
        if number == 0:
            half = msgspec.json.encode([len(journal), table.dump()])
    assert ended == 3

    again = open_table(terms, book)
    place, dumped = msgspec.json.decode(half)
    later = load_table(terms, book, dumped)
    for step, (command, at_ms, deck) in enumerate(journal):
        for twin in (again, later) if step >= place else (again,):
            decided = twin.decide(command, at_ms, deck)
            assert msgspec.json.encode([decided.events, sorted(decided.private.items())]) == told[step]
    assert again.dump() == later.dump() == table.dump()


@pytest.mark.parametrize(("name", "offer", "stake"), OFFERS, ids=lambda part: part)
def test_a_hand_of_every_game_ends_if_only_time_passes(name: str, offer: str, stake: str) -> None:
    book = house(name)
    table = open_table(table_terms(book, offer, stake, "t1", "Game table"), book)
    for number in range(min(4, table.terms.seats)):
        table.decide(of_cash.TakeSeat(f"p{number}", table.terms.max_buy_in, 0), 0)
    table.decide(commands.StartHand("h1", "seal", 0), 0, shuffled(3))
    ended: list[HandEnded] = []
    for _ in range(100):
        if table.hand is None:
            break
        due = table.due_at_ms()
        assert due is not None
        for event in table.decide(commands.PassTime(), due).events:
            automatic = getattr(event, "automatic", "")
            assert not automatic or event.clauses, f"{event} cites no clause"  # type: ignore[union-attr]  # every event with the one has the other
            ended += [event] if isinstance(event, HandEnded) else []
    assert len(ended) == 1


def test_every_declared_game_is_offered_somewhere() -> None:
    books = [house(name) for name in ("casinohuone", "casino-helsinki")]
    parts = [part for book in books for offer in book.games.values() for part in offer.all_parts]
    assert all(game(part.deal) for part in parts)
    deals = {part.deal for part in parts}
    assert {"sviten", "soko", "stud", "stud8", "razz", "double-flop", "helsinki", "crazy-pineapple"} <= deals
