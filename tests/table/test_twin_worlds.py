"""Two worlds that differ only in cards a viewer may not know look the same to that viewer, byte for byte."""

import random

import msgspec
import pytest

from cardroom.cards.card import card
from cardroom.rules import house
from cardroom.table import commands as asked
from cardroom.table.cash_table import CashTable
from cardroom.table.terms import table_terms
from cardroom.testing import shuffled
from tests.table.witness import cards_of, cards_open, open_cards

BOOK = house("casinohuone")
VIEWERS = ("p1", "p4", None)
Step = tuple[asked.AnyCommand, int, int]
"""A command, its time, and which of the decks it deals (-1 for none)."""


class World:
    """A table played by a journal, and all that each viewer gets of it."""

    def __init__(self, kind: tuple[str, str]) -> None:
        self.table = CashTable(table_terms(BOOK, *kind, "t1", "Twin table"), BOOK)
        self.seen: dict[str | None, list[bytes]] = {viewer: [] for viewer in VIEWERS}

    def do(self, command: asked.AnyCommand, now_ms: int, deck: list[int] | None = None) -> None:
        seats = {seat.player: number for number, seat in self.table.seats.items()}
        decided = self.table.decide(command, now_ms, deck)
        seats |= {seat.player: number for number, seat in self.table.seats.items()}
        for viewer in VIEWERS:
            private = decided.private.get(seats.get(viewer or "", 0), [])
            view = self.table.view(viewer, now_ms)
            self.seen[viewer].append(msgspec.json.encode([decided.events, private, view]))


def play(
    kind: tuple[str, str], seed: int
) -> tuple[World, list[Step], list[list[int]], dict[str | None, list[set[str]]]]:
    """A session of some hands; what each viewer has seen of every deck."""
    chance = random.Random(seed)
    world = World(kind)
    journal: list[Step] = []
    decks: list[list[int]] = []
    seen: dict[str | None, list[set[str]]] = {viewer: [] for viewer in VIEWERS}
    now_ms = 0

    def step(command: asked.AnyCommand, deck: int = -1) -> None:
        before = world.table.hand
        journal.append((command, now_ms, deck))
        world.do(command, now_ms, decks[deck] if deck >= 0 else None)
        if world.table.hand is not None:
            for viewer in VIEWERS:
                seat = world.table.seat_of(viewer) if viewer else None
                own = cards_of(world.table, seat.number) if seat else set()
                seen[viewer][-1] |= cards_open(world.table) | own
        elif before is not None:
            # A hand that is over has shown its last cards to everybody.
            for known in seen.values():
                known[-1] |= open_cards(before.engine)

    for number in range(6):
        step(asked.TakeSeat(f"p{number}", f"p{number}", world.table.terms.max_buy_in, 0))
    for hand_number in range(4):
        if not world.table.ready_to_deal(now_ms):
            break
        decks.append(shuffled(chance.randint(0, 10**9)))
        for viewer in VIEWERS:
            seen[viewer].append(set())
        step(asked.StartHand(f"h{hand_number}", "seal", chance.randint(0, 99)), len(decks) - 1)
        while (hand := world.table.hand) is not None:
            now_ms += chance.choice([100, 2_000, 16_000])
            if (due := world.table.due_at_ms()) is not None and due <= now_ms:
                step(asked.PassTime())
                continue
            options = hand.engine.options()
            action = chance.choice(["fold", *["check" if options.can_check else "call"] * 5, "raise"])
            if action == "raise" and options.min_raise_to < 0:
                action = "fold"
            amount = chance.choice([options.min_raise_to, options.max_raise_to]) if action == "raise" else 0
            actor = world.table.seats[hand.actor_seat].player
            step(asked.Act(actor, hand.hand, hand.engine.decision, action, amount))
    return world, journal, decks, seen


def other_deck(deck: list[int], known: set[str], seed: int) -> list[int]:
    """The deck with every card that is not known at another place."""
    fixed = {card(text) for text in known}
    loose = [place for place, one in enumerate(deck) if one not in fixed]
    cards = [deck[place] for place in loose]
    random.Random(seed).shuffle(cards)
    other = deck[:]
    for place, one in zip(loose, cards, strict=True):
        other[place] = one
    return other


@pytest.mark.clause("CO-TH.3", "CO-OM.1")
@pytest.mark.parametrize("kind", [("holdem", "NL25"), ("omaha", "PL25")])
@pytest.mark.parametrize("seed", range(12))
def test_what_a_viewer_may_not_know_changes_nothing_that_viewer_gets(
    kind: tuple[str, str], seed: int
) -> None:
    world, journal, decks, seen = play(kind, seed)
    for viewer in VIEWERS:
        others = [other_deck(deck, known, seed) for deck, known in zip(decks, seen[viewer], strict=True)]
        assert others != decks
        twin = World(kind)
        for command, now_ms, deck in journal:
            twin.do(command, now_ms, others[deck] if deck >= 0 else None)
        assert twin.seen[viewer] == world.seen[viewer]


def test_the_test_would_see_a_card_that_is_shown() -> None:
    """Moving a card that the viewer did see changes what that viewer gets."""
    world, journal, decks, _ = play(("holdem", "NL25"), 1)
    others = [other_deck(deck, set(), 5) for deck in decks]
    twin = World(("holdem", "NL25"))
    for command, now_ms, deck in journal[:8]:
        twin.do(command, now_ms, others[deck] if deck >= 0 else None)
    assert twin.seen["p1"] != world.seen["p1"][:8]
