"""Hands played at a real table by chance, as each viewer's events: what the histories are made of."""

from random import Random

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.rules import house
from cardroom.table.events import AnyEvent, HandEnded, HoleSeen, TurnStarted
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms

START_MS = 1_795_198_000_000
HOUSE = house("casinohuone")


def terms(game: str) -> TableTerms:
    """A six-seat table of the game's second stake."""
    offer = HOUSE.game(game)
    stake = offer.stakes[1]
    return TableTerms(
        table="t1",
        name="Aurora 1",
        house=HOUSE.id,
        game=game,
        form=offer.form,
        stake=stake.name,
        small_blind=stake.small_blind_cents,
        big_blind=stake.big_blind_cents,
        seats=6,
        min_buy_in=stake.big_blind_cents * 40,
        max_buy_in=stake.big_blind_cents * 100,
        currency=HOUSE.currency,
        banzai=False,
    )


class Evening:
    """A table with players who act by chance; `events` are all public ones and every seat's own cards."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.chance = Random(seed)
        self.terms = terms(game)
        self.table = open_table(self.terms, HOUSE)
        self.now_ms = START_MS
        self.turn: TurnStarted | None = None
        self.names: dict[int, str] = {}
        self.players: list[str] = []
        for number in range(players):
            buy_in = self.chance.randint(self.terms.min_buy_in, self.terms.max_buy_in)
            name = self.chance.choice(["Åsa", "J: folds", "Bo Ek", "x"]) + str(number)
            self.players.append(name)
            take = of_cash.TakeSeat(name, buy_in, self.chance.getrandbits(64))
            for event in self.decide(take):
                if hasattr(event, "player"):
                    self.names[event.seat] = event.player

    def decide(self, command: commands.Command, deck: list[int] | None = None) -> list[AnyEvent]:
        """Carry a command out a second later; the public events, each seat's own cards behind them."""
        self.now_ms += 1000
        decided: Decided = self.table.decide(command, self.now_ms, deck)
        for event in decided.events:
            if isinstance(event, TurnStarted):
                self.turn = event
        own = [
            event for private in decided.private.values() for event in private if isinstance(event, HoleSeen)
        ]
        return [*decided.events, *own]

    def play(self, hand: str) -> list[AnyEvent]:
        """One whole hand."""
        deck = list(range(52))
        self.chance.shuffle(deck)
        start = commands.StartHand(hand=hand, seal="ab" * 32, chance=self.chance.getrandbits(64))
        events = self.decide(start, deck)
        while not any(isinstance(event, HandEnded) for event in events):
            events += self.decide(self.action(hand))
        return events

    def leave(self, player: str) -> None:
        """A player leaves between hands."""
        self.decide(commands.LeaveTable(player))

    def action(self, hand: str) -> commands.Act:
        """A legal action by chance; raises are mostly small, sometimes all there is."""
        turn = self.turn
        assert turn is not None
        player = self.names[turn.seat]
        kinds = ["call" if turn.call else "check"] * 3
        if turn.call:
            kinds.append("fold")
        if turn.min_raise_to is not None:
            kinds.append("raise")
        kind = self.chance.choice(kinds)
        amount = 0
        if kind == "raise":
            assert turn.min_raise_to is not None and turn.max_raise_to is not None
            most = turn.max_raise_to if self.chance.random() < 0.3 else turn.min_raise_to
            amount = self.chance.randint(turn.min_raise_to, most)
        return commands.Act(player=player, hand=hand, turn=turn.turn, action=kind, amount=amount)
