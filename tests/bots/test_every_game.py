"""Bots play every game a house offers, legally and not all alike, from what a player is told and nothing else."""

import random
from collections import Counter

import pytest

from cardroom.bots.follower import Follower
from cardroom.bots.mind import CallingMind, Mind
from cardroom.bots.player import cards_text_of
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.games import GAMES, OFFERED
from cardroom.rules import house
from cardroom.table.events import BlindPosted, HandEnded, RowsScored
from cardroom.table.model import commands
from cardroom.testing import shuffled
from tests.houses import book_of, more_games

OFFERS = [
    (name, offer.id, offer.stakes[0].name)
    for name in ("casinohuone", "casino-helsinki", "casino-kruh")
    for offer in house(name).games.values()
] + [
    ("more-games", offer.id, offer.stakes[0].name)
    for offer in more_games().games.values()
    if offer.deal not in GAMES and offer.deal in OFFERED
]
BOTS = 4


class Game:
    """A table of bots, each with what its player is told and nothing else."""

    def __init__(self, name: str, offer: str, stake: str, kind: type[Mind]) -> None:
        book = book_of(name)
        self.table = open_table(table_terms(book, offer, stake, "t1", "Bot table"), book)
        self.now_ms = 0
        self.actions: Counter[str] = Counter()
        self.ended = self.straddled = 0
        self.followers: dict[str, Follower] = {}
        self.minds = {f"b{number}": kind(random.Random(number)) for number in range(BOTS)}
        for bot in self.minds:
            self.do(of_cash.TakeSeat(bot, self.table.terms.max_buy_in, 0))
            self.followers[bot] = Follower(bot, self.table.view(bot, 0))

    def do(self, command: commands.Command, deck: list[int] | None = None) -> None:
        decided = self.table.decide(command, self.now_ms, deck)
        posted = [event for event in decided.events if isinstance(event, BlindPosted)]
        self.straddled += sum(event.blind == "straddle" for event in posted)
        self.ended += sum(isinstance(event, HandEnded) for event in decided.events)
        for follower in self.followers.values():
            for event in (*decided.events, *decided.private.get(follower.seat, ())):
                follower.see(event)

    def play(self, number: int) -> None:
        """One hand."""
        for bot, follower in self.followers.items():
            if follower.sitting_out:
                self.do(of_cash.TopUp(bot, self.table.terms.max_buy_in - follower.stack))
                self.do(commands.SitIn(bot))
        for bot, follower in self.followers.items():
            assert follower.is_between_hands
            most = self.minds[bot].straddles(follower.terms.straddles, follower.stack)
            if most != follower.straddle and not follower.sitting_out:
                self.do(commands.Straddle(bot, most))
                assert follower.straddle == most
        self.do(commands.StartHand(f"h{number}", "seal", number), shuffled(number))
        while self.table.hand is not None:
            turn = self.table.hand.turn
            assert turn is not None
            bot = self.table.seats[turn.seat].player
            follower = self.followers[bot]
            assert follower.is_my_turn()
            if (
                self.now_ms % 3 == 0
            ):  # now and then a bot's line breaks, and it looks at the whole table again
                follower = self.followers[bot] = Follower(bot, self.table.view(bot, self.now_ms))
            choice = self.minds[bot].decide(follower.spot())
            self.actions[choice.action] += 1
            rows = tuple([cards_text_of(row) for row in choice.rows])
            cards, turn_number = cards_text_of(choice.cards), turn.turn
            hand = self.table.hand.hand
            self.now_ms += 1
            self.do(
                commands.Act(bot, hand, turn_number, choice.action, choice.amount, cards, rows, choice.game)
            )


@pytest.mark.parametrize(("name", "offer", "stake"), OFFERS, ids=lambda part: part)
def test_bots_play_every_offered_game_by_its_rules(name: str, offer: str, stake: str) -> None:
    game = Game(name, offer, stake, CallingMind)
    for number in range(4):
        game.play(number)
    assert game.ended == 4


@pytest.mark.parametrize(
    ("offer", "wanted"),
    [
        ("sviten-pl", {"draw", "fold", "check", "call"}),
        ("stud-fl", {"bring_in", "complete", "fold", "call", "check"}),
        ("helsinki-nl", {"discard", "fold", "call", "raise"}),
        ("st-petersburg", {"choose", "fold", "check", "call"}),
        ("razz-fl", {"bring_in", "fold", "call"}),
    ],
)
def test_thinking_bots_use_what_a_game_has(offer: str, wanted: set[str]) -> None:
    book = house("casino-helsinki")
    game = Game("casino-helsinki", offer, book.game(offer).stakes[0].name, Mind)
    for number in range(12):
        game.play(number)
    assert set(game.actions) >= wanted


@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh"])
def test_bots_straddle_at_times(name: str) -> None:
    game = Game(name, "holdem-nl", house(name).game("holdem-nl").stakes[0].name, Mind)
    for number in range(40):
        game.play(number)
    assert 2 <= game.straddled < 40


def test_bots_in_open_face_do_not_foul_every_hand() -> None:
    game = Game("casino-helsinki", "open-face", "P50", Mind)
    scored: list[RowsScored] = []
    decide = game.table.decide

    def listening(*given: object) -> object:
        decided = decide(*given)  # type: ignore[arg-type]  # handed on as it came
        scored.extend(event for event in decided.events if isinstance(event, RowsScored))
        return decided

    game.table.decide = listening  # type: ignore[method-assign, assignment]  # listens in
    for number in range(12):
        game.play(number)
    legal = sum(event.legal for event in scored)
    assert len(scored) >= 36 and legal > len(scored) // 3, f"{legal} of {len(scored)} are legal"
