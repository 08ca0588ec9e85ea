"""Cards shown when a hand is over: whose they are, what a view tells of them, and what of it is written down."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.cards.deck import second_deck
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused, house
from cardroom.table.events import CardsShown, HandEnded, MuckReshuffled
from cardroom.table.model import commands
from cardroom.table.model.view import OverView, ShownView
from tests.table.playing import random_act

BOOK = house("casino-helsinki")
GAMES = [game for game, offer in BOOK.games.items() if offer.deal != "open-face"]


class Over:
    """A table at which one hand of a game was played by chance, and is over."""

    def __init__(self, game: str, seed: int, players: int = 4, short: bool = False) -> None:
        self.chance = Random(seed)
        self.terms = table_terms(BOOK, game, BOOK.game(game).stakes[0].name, "t1", "Aurora 1")
        self.table: CashTable = open_table(self.terms, BOOK)
        self.now_ms = 1_795_198_000_000
        for number in range(players):
            take = of_cash.TakeSeat(f"p{number}", self.terms.min_buy_in, self.chance.getrandbits(60))
            self.table.decide(take, self.now_ms)
        if short:
            for seat in self.table._state.seats.values():
                seat.stack = self.chance.choice([10, 50, 100, 150, 400, 2000])
        self.deck = list(range(52))
        self.chance.shuffle(self.deck)
        start = commands.StartHand(hand="h1", seal="ab" * 32, chance=self.chance.getrandbits(60))
        decided = self.table.decide(start, self.now_ms, self.deck)
        told = list(decided.events)
        while not any(isinstance(event, HandEnded) for event in told):
            self.now_ms += 1000
            told += self.table.decide(random_act(self.table, self.chance, self.now_ms), self.now_ms).events
        self.reshuffled = any(isinstance(event, MuckReshuffled) for event in told)
        self.players = sorted(seat.player for seat in self.table.seats.values())

    @property
    def unseen(self) -> dict[str, dict[str, int]]:
        return {player: dict(self.table.unseen_of(player)) for player in self.players}

    def show(self, player: str, *cards: str) -> None:
        unseen = self.table.unseen_of(player)
        command = commands.ShowCards(
            player, "h1", cards, tuple([unseen[card] for card in cards if card in unseen])
        )
        (event,) = self.table.decide(command, self.now_ms).events
        assert isinstance(event, CardsShown) and event.cards == cards

    def views(self) -> dict[str, tuple[OverView | None, tuple[str, ...]]]:
        """The hand that is over as each player and a spectator ("") has it, and what each may still show."""
        found = {}
        for viewer in ("", *self.players):
            view = self.table.view(viewer or None, self.now_ms)
            found[viewer] = view.over, view.you.unseen if view.you is not None else ()
        return found

    def read_back(self) -> CashTable:
        """The table as it is written down, the cards told again by the hand's deck."""
        table = open_table(self.terms, BOOK)
        table.load(self.table.dump())
        table.recall_unseen([*self.deck, *second_deck(self.deck)])
        return table


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_what_was_shown_for_all_and_what_is_left_for_its_player(game: str) -> None:
    for seed in range(4):
        over = Over(game, seed)
        left, shown = {player: list(cards) for player, cards in over.unseen.items()}, []
        for player in over.chance.sample(over.players, len(over.players)):
            for card in over.chance.sample(left[player], over.chance.randint(0, len(left[player]))):
                over.show(player, card)
                seat = over.table.seat_of(player)
                assert seat is not None
                left[player].remove(card)
                shown.append(ShownView(seat.number, (card,)))
                wanted = OverView("h1", tuple(shown))
                assert over.views() == {"": (wanted, ())} | {
                    one: (wanted, tuple(left[one])) for one in over.players
                }
                with pytest.raises(Refused, match="nobody has seen yet"):
                    over.show(player, card)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_back_knows_what_was_shown_and_by_the_deck_what_is_left(game: str) -> None:
    for seed in range(4):
        over = Over(game, seed)
        for player in over.players:
            if cards := list(over.unseen[player]):
                over.show(player, over.chance.choice(cards))
        before, unseen = over.views(), over.unseen
        assert not any(
            card in repr(over.table.dump()["over"]["held"]) for cards in unseen.values() for card in cards
        )
        over.table = over.read_back()
        assert (over.views(), over.unseen) == (before, unseen)


@pytest.mark.parametrize("game", ["sviten-pl", "sviten-fl"])
def test_a_deck_that_ran_out_leaves_everybody_the_own_cards(game: str) -> None:
    """A card that one has folded may be dealt again to another: each of them shows it."""
    twice = 0
    for seed in range(60):
        over = Over(game, seed, 6, short=True)
        if not over.reshuffled:
            continue
        unseen = over.unseen
        over.table = over.read_back()
        assert over.unseen == unseen
        texts = [card for cards in unseen.values() for card in cards]
        for card in {card for card in texts if texts.count(card) > 1}:
            for player in [player for player, cards in unseen.items() if card in cards]:
                over.show(player, card)
                twice += 1
    assert game == "sviten-pl" or twice >= 2


def test_the_next_hand_or_one_made_void_ends_it() -> None:
    over = Over("holdem-nl", 3)
    player = next(player for player, cards in over.unseen.items() if cards)
    over.show(player, next(iter(over.unseen[player])))
    over.table.decide(commands.StartHand("h2", "cd" * 32, 7), over.now_ms + 10_000, over.deck)
    assert over.table.over is None and not any(over.unseen.values())
    assert all(one == (None, ()) for one in over.views().values())
    over.table.decide(commands.VoidHand("staff"), over.now_ms + 11_000)
    assert all(one == (None, ()) for one in over.views().values())
