"""A jackpot that a finished hand has hit: announced to everybody, and owed by the room."""

from typing import Any

from cardroom.cash.jackpot.hit import find_hit
from cardroom.cash.jackpot.payout import row_of
from cardroom.cash.money_moves import JackpotWon
from cardroom.cash.till import Till
from cardroom.rules import Decision
from cardroom.table.events import JackpotHit, TriggeringHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.poker.hand_naming import best_five, strength_of, texts, words_of


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
