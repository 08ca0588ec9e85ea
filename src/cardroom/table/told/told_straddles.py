"""Straddles at a table where a person deals: told before anything else of the hand, and dealt again from the posts."""

from __future__ import annotations

from dataclasses import replace

from cardroom.engine import Hand
from cardroom.floor.live import LiveHand
from cardroom.rules import Refused
from cardroom.rules.decisions import Straddles
from cardroom.table.model.setting import Setting
from cardroom.table.poker.poker_play import PokerPlay
from cardroom.table.positions.straddling import may_straddle_next, out_of_turn
from cardroom.table.told.told_facts import EnterStraddle
from cardroom.table.told.told_hand import ToldHand


def offer_straddles(play: PokerPlay, setting: Setting, hand: ToldHand) -> None:
    """Note the seats of which one may straddle now: none as soon as anything else of the hand was told."""
    rules, amount = setting.book.straddles, _amount(play, setting, hand)
    hand.may_straddle = ()
    if rules is not None and amount and not _is_played(hand):
        seats = _next(rules, setting, hand)
        hand.may_straddle = tuple([(seat, amount) for seat in seats if _stack(hand, seat) >= amount])


def post_straddle(play: PokerPlay, setting: Setting, hand: ToldHand, seat: int) -> None:
    """Post the straddle of a seat, and set the hand up again with it.

    Refuses "no-straddles", "straddle-late" when anything else of the hand was told, "not-in-the-hand",
    "straddle-not-in-turn" and "straddle-short" for a stack that does not cover it.
    """
    rules, amount = setting.book.straddles, _amount(play, setting, hand)
    if rules is None or not amount:
        clauses = setting.book.blinds.posts.clauses if rules is None else rules.first.clauses
        raise Refused("no-straddles", "There are no straddles in this hand.", clauses)
    if _is_played(hand):
        words = "A straddle is posted before the cards: take back what was entered of this hand first."
        raise Refused("straddle-late", words, rules.posted.clauses)
    if seat not in hand.index_of:
        raise Refused("not-in-the-hand", f"Seat {seat} is not dealt into this hand.", args={"seat": seat})
    may = _next(rules, setting, hand)
    if seat not in may:
        words = f"It is not seat {seat}'s turn to straddle."
        raise Refused("straddle-not-in-turn", words, out_of_turn(rules, hand.placing), {"seat": seat})
    if _stack(hand, seat) < amount:
        args = {"seat": seat, "least": amount, "stack": _stack(hand, seat)}
        words = f"A straddle is {amount}: seat {seat} has {args['stack']}."
        raise Refused("straddle-short", words, rules.in_full.clauses, args)
    _set_up(play, setting, hand, (*hand.placing.straddles, seat))


def take_back_straddle(play: PokerPlay, setting: Setting, hand: ToldHand) -> None:
    """Take the last straddle back, and set the hand up again without it."""
    _set_up(play, setting, hand, hand.placing.straddles[:-1])


def _next(rules: Straddles, setting: Setting, hand: ToldHand) -> list[int]:
    """The seats of which one may straddle now; who came in by a post has paid for this hand."""
    posted = {entry.seat for entry in hand.placing.entries}
    return [
        seat for seat in may_straddle_next(rules, hand.placing, setting.terms.seats) if seat not in posted
    ]


def _amount(play: PokerPlay, setting: Setting, hand: ToldHand) -> int:
    """Return the amount of the next straddle, 0 in a game that has none."""
    rules, unit = setting.book.straddles, play.straddle_unit(hand.before.rotated)
    if rules is None or not setting.terms.straddles:
        return 0
    amount: int = unit * rules.multiple.value ** (len(hand.placing.straddles) + 1)
    return amount


def _is_played(hand: ToldHand) -> bool:
    return any(not isinstance(hand.lines[place].fact, EnterStraddle) for place in hand.standing)


def _stack(hand: ToldHand, seat: int) -> int:
    return hand.players[hand.index_of[seat]].stack


def _set_up(play: PokerPlay, setting: Setting, hand: ToldHand, straddles: tuple[int, ...]) -> None:
    rules = setting.book.straddles
    assert rules is not None, "one was posted"
    hand.placing = replace(hand.placing, straddles=straddles)
    owed = play.kind(hand.before.rotated).straddles(hand.placing, rules.multiple.value)
    setup = replace(hand.engine.setup, straddles=owed)
    if hand.chooser:
        hand.engine = Hand(setup)
    else:
        hand.live = LiveHand(setup, setting.book)
        hand.engine = hand.live.hand
