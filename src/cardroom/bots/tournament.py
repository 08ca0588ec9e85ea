"""A sit & go played by bots without a room: each is told what its player would be told, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from cardroom.bots.follower import Follower
from cardroom.bots.mind import Mind
from cardroom.bots.player import cards_text_of
from cardroom.cards.deck import DECK_SIZE
from cardroom.table import commands
from cardroom.table.decided import Decided
from cardroom.table.stakes import Stakes
from cardroom.tournament.commands import AnyCommand, Begin, EnterTournament
from cardroom.tournament.opening import SitAndGo
from cardroom.tournament.results import Finished

ACTS_AFTER_MS = 2_000
"""How long a bot thinks, by the clock of the table: levels may go by time."""
BETWEEN_HANDS_MS = 4_000
LOTS = 1 << 60


@dataclass(slots=True)
class BotTournament:
    """One tournament, from the first entry to the last prize: the same ``seed``, the same tournament.

    ``levels`` has (the first hand of a level, its stakes); ``finished`` are the places in the order in which they were
    taken.
    """

    table: SitAndGo
    seed: int
    now_ms: int = 0
    hands: int = 0
    actions: int = 0
    levels: list[tuple[int, Stakes]] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    followers: dict[str, Follower] = field(default_factory=dict)
    minds: dict[str, Mind] = field(default_factory=dict)
    _chance: random.Random = field(default_factory=random.Random)

    def __post_init__(self) -> None:
        self._chance = random.Random(f"tournament {self.seed}")

    def do(self, command: AnyCommand, deck: list[int] | None = None) -> Decided:
        """Carry a command out and tell everybody."""
        decided = self.table.decide(command, self.now_ms, deck)
        self.finished += [one for one in decided.money if isinstance(one, Finished)]
        for follower in self.followers.values():
            for event in (*decided.events, *decided.private.get(follower.seat, ())):
                follower.see(event)
        return decided

    def begin(self) -> None:
        """Bots take all the seats, and the first level begins."""
        for number in range(1, self.table.terms.seats + 1):
            bot = f"b{number}"
            entering = EnterTournament(bot, f"Bot {number}", self._chance.randrange(LOTS), self._chance.randrange(LOTS))
            self.do(entering)
            self.followers[bot] = Follower(bot, self.table.view(bot, self.now_ms))
            self.minds[bot] = Mind(random.Random(f"{self.seed} {bot}"))
        self.do(Begin())

    def play(self, after_hand: Callable[[int], None] | None = None) -> None:
        """Hand after hand until one has all chips; ``after_hand`` hears how many players are out."""
        economy = self.table.economy
        while not economy.is_over:
            self.deal()
            while self.table.hand is not None:
                self.turn()
            if after_hand is not None:
                after_hand(len(economy.gone))

    def deal(self) -> None:
        """The next hand, for the stakes that the economy says."""
        self.now_ms += BETWEEN_HANDS_MS
        stakes = self.table.next_hand(self.now_ms)
        assert isinstance(stakes, Stakes), "it has begun and is not over"
        self.hands += 1
        if not self.levels or self.levels[-1][1] != stakes:
            self.levels.append((self.hands, stakes))
        deck = list(range(DECK_SIZE))
        self._chance.shuffle(deck)
        hand = f"{self.table.terms.table}-{self.hands}"
        self.do(commands.StartHand(hand, "seal", self._chance.randrange(LOTS), stakes), deck)

    def turn(self) -> None:
        """The bot to act acts; for one whose time is over by then, or who is away, the clock decides."""
        hand = self.table.hand
        assert hand is not None and hand.turn is not None, "a hand waits for somebody"
        seat = self.table.seats[hand.turn.seat]
        due_ms = self.table.due_at_ms()
        if due_ms is not None and due_ms <= self.now_ms + ACTS_AFTER_MS:
            self.now_ms = max(self.now_ms, due_ms)
            self.do(commands.PassTime())
            return
        self.now_ms += ACTS_AFTER_MS
        self.actions += 1
        choice = self.minds[seat.player].decide(self.followers[seat.player].spot())
        rows = tuple([cards_text_of(row) for row in choice.rows])
        cards = cards_text_of(choice.cards)
        self.do(
            commands.Act(
                seat.player, hand.hand, hand.turn.turn, choice.action, choice.amount, cards, rows, choice.game
            )
        )
