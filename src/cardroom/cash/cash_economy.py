"""The economy of a cash table: see `table.model.economy.Economy`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cardroom.cash.answering import is_agreed
from cardroom.cash.asking_bomb_pot import hand_ended, settle_bomb_pot
from cardroom.cash.hand_rake import hand_rake
from cardroom.cash.jackpot.hit import find_hit
from cardroom.cash.jackpot.payout import row_of
from cardroom.cash.money_moves import CashedOut, HandSettled, JackpotWon
from cardroom.cash.question import Question
from cardroom.cash.table_consent import settle_question, show_question
from cardroom.cash.till import Purse, Till, stakes_of
from cardroom.cash.time_charge import Charge, charge, charges_in_force, charges_of
from cardroom.cash.top_ups import add_waiting
from cardroom.games import Game
from cardroom.rules import Decision
from cardroom.table.events import JackpotHit, TriggeringHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import Absent, Broke, FinishedHand, Hold, Seats
from cardroom.table.model.hand_positions import Placing
from cardroom.table.model.running import RunningDeal, RunningHand
from cardroom.table.model.seat import Seat
from cardroom.table.model.view import QuestionView
from cardroom.table.poker.hand_naming import best_five, strength_of, texts, words_of
from cardroom.table.values.kinds import ChargeKind
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.takes import Taking


class KeptTill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The till as plain data, without what follows from its table and rulebook."""

    by_time: tuple[tuple[ChargeKind, int, int], ...] = ()
    table_paid_until_ms: int = 0
    question: Question | None = None
    agreed_buy_ins: tuple[tuple[str, int], ...] = ()
    purses: dict[str, Purse] = {}
    bomb_pot: tuple[str, ...] = ()
    quiet_hands: int = 0


@dataclass(slots=True)
class CashEconomy:
    """Chips are money: they come from wallets and go back there, the stakes are those of the house's list, and the
    house takes its rake. A player without chips may buy some; a player who is away is left out of the deal.
    """

    till: Till
    stakes: Stakes
    broke: Final[Broke] = "keep"
    absent: Final[Absent] = "sit_out"

    @classmethod
    def of(cls, till: Till) -> "CashEconomy":
        """Return the economy with this till."""
        return cls(till, stakes_of(till.stake))

    def first_button(self, seats: Seats) -> int:
        """See `Economy`: the table draws it."""
        return 0

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """See `Economy`: the stakes never change."""
        return self.stakes

    def collect(self, seats: Seats, placing: Placing, stakes: Stakes, now_ms: int, decided: Decided) -> bool:
        """See `Economy`: the time charges (CH-1.71, CH-7.11)."""
        return charge(self.till, seats, placing, now_ms, decided)

    def taken(self, game: Game, dealt_in: int) -> Taking | None:
        """See `Economy`: rake and drops."""
        till = self.till
        return hand_rake(till.book, till.stake, dealt_in, game, till.paid_by_time)

    def hand_begun(self, deal: RunningDeal) -> None:
        """See `Economy`: an agreed bomb pot is being dealt, so the agreement is used."""
        if deal.bomb_pot is not None:
            self.till.bomb_pot = ()

    def hand_shown(self, deal: RunningDeal, decided: Decided) -> None:
        """See `Economy`: look for a jackpot, except in a bomb pot, which the players made larger by consent."""
        if isinstance(deal, RunningHand) and deal.bomb_pot is None:
            tell_jackpot(self.till, deal, decided)

    def hand_over(self, hand: FinishedHand, now_ms: int, decided: Decided) -> None:
        """See `Economy`."""
        drops = {fund: amount for fund, amount in hand.taken.items() if fund}
        decided.move(HandSettled(hand.deal.hand, hand.net, hand.taken[""], drops))
        hand_ended(self.till, decided)

    def chips_in(self, seat: Seat, decided: Decided) -> None:
        """See `Economy`: a waiting top-up."""
        if seat.waiting_top_up:
            add_waiting(self.till, seat, decided)

    def chips_out(self, seat: Seat, amount: int, long_break_ms: int, decided: Decided) -> None:
        """See `Economy`: to the wallet, with what the house must know if the player comes back."""
        purse = self.till.purses.pop(seat.player, Purse())
        decided.move(CashedOut(seat.player, amount, purse.short, long_break_ms))

    def chips_back(self, player: str, amount: int, decided: Decided) -> None:
        """See `Economy`."""
        decided.move(CashedOut(player, amount))

    def settle(self, seats: Seats, decided: Decided) -> None:
        """See `Economy`: an agreement of all takes effect, and an agreed bomb pot lapses when too few are left."""
        if self.till.question is not None:
            settle_question(self.till, seats, decided)
        if self.till.bomb_pot:
            settle_bomb_pot(self.till, seats, decided)

    def bomb_pot(self) -> frozenset[str]:
        """See `Economy`."""
        return frozenset(self.till.bomb_pot)

    def show_question(self, seats: Seats) -> QuestionView | None:
        """See `Economy`."""
        return show_question(self.till, seats)

    def dump(self) -> dict[str, Any]:
        """See `Economy`."""
        till = self.till
        kept = KeptTill(
            till.by_time, till.table_paid_until_ms, till.question, till.agreed_buy_ins, till.purses,
            till.bomb_pot, till.quiet_hands,
        )  # fmt: skip
        data: dict[str, Any] = msgspec.to_builtins(kept)
        return data

    def load(self, data: Mapping[str, Any]) -> None:
        """See `Economy`."""
        kept, till = msgspec.convert(data, KeptTill, strict=False), self.till
        till.by_time, till.table_paid_until_ms = kept.by_time, kept.table_paid_until_ms
        till.question, till.agreed_buy_ins, till.purses = kept.question, kept.agreed_buy_ins, kept.purses
        till.bomb_pot, till.quiet_hands = kept.bomb_pot, kept.quiet_hands

    @property
    def question(self) -> Question | None:
        """The open question to all players."""
        return self.till.question

    @property
    def agreed_buy_ins(self) -> tuple[tuple[str, int], ...]:
        """Buy-ins that all have agreed to and that have not been made yet, as (player, amount)."""
        return self.till.agreed_buy_ins

    def has_agreed(self, player: str, amount: int) -> bool:
        """Whether all at the table agreed that this player buys in for exactly this amount."""
        return is_agreed(self.till, player, amount)

    def made_short_buy_in(self, player: str) -> bool:
        """Whether a player seated here made the short buy-in of the evening here (CH-2.13)."""
        purse = self.till.purses.get(player)
        return purse is not None and purse.short

    def time_charges(self) -> tuple[Charge, ...]:
        """The time charges that the house offers here, with those in force marked (CH-1.71, CH-7.11)."""
        return charges_of(self.till)

    def charges_in_force(self) -> tuple[Charge, ...]:
        """The time charges in force here."""
        return charges_in_force(self.till)


def tell_jackpot(till: Till, hand: RunningHand, decided: Decided) -> None:
    """Announce the jackpot if a finished hand has hit it, with cards still in the hand, shown or not (CH-7.1)."""
    rules = till.book.jackpot
    engine = hand.engine
    if rules is None:
        return
    game, board = engine.setup.game, engine.boards[0]
    holes = {player: tuple(engine.holes[player]) for player, status in enumerate(engine.status) if status}
    found = find_hit(rules, game, holes, tuple(board), len(hand.players))
    if found is None:
        return
    row = row_of(rules, found.category, len(hand.players), len(found.losers), len(found.winners))
    named = {*found.losers, *found.winners}
    others = [player for player in range(len(hand.players)) if player not in named]

    def shown(player: int) -> TriggeringHand:
        share, own = game.shares[0], holes[player]
        strength = strength_of(share, own, board)
        best = best_five(share, own, board, strength)
        return TriggeringHand(hand.players[player].seat, texts(own), words_of(share, strength), texts(best))

    payout = rules.payout_1 if found.category == 1 else rules.payout_2
    grounds: list[Decision[Any]] = [
        rules.trigger,
        rules.criteria,
        payout,
        rules.triggering_hands,
        rules.winners_at,
    ]
    if found.category == 1:
        grounds.append(rules.both_categories)
    if len(game.shares) > 1:
        grounds.append(rules.high_low)
    decided.tell(
        JackpotHit(
            category=found.category,
            players=len(hand.players),
            losers=tuple([shown(player) for player in found.losers]),
            winners=tuple([shown(player) for player in found.winners]),
            others=tuple([hand.players[player].seat for player in others]),
            loser=row.loser,
            winner=row.winner,
            other=row.other,
            clauses=tuple(dict.fromkeys([clause for decision in grounds for clause in decision.clauses])),
        )
    )
    ids = [player.player for player in hand.players]
    decided.move(
        JackpotWon(
            hand=hand.hand,
            begun_ms=hand.started_ms,
            category=found.category,
            losers=tuple([ids[player] for player in found.losers]),
            winners=tuple([ids[player] for player in found.winners]),
            others=tuple([ids[player] for player in others]),
            loser=row.loser,
            winner=row.winner,
            other=row.other,
        )
    )
