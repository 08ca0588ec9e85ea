"""Turning the engine's facts of posts and cards dealt into events of the table."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker.hand_naming import texts
from cardroom.table.positions.entries import entry_clauses
from cardroom.table.positions.straddling import straddle_order
from cardroom.table.values.kinds import Automatic, Blind


def posted_ante(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.AntePosted:
    """POSTED_ANTE: a player's own ante, or the big blind's for all."""
    _, player, amount, stack = fact
    rules = setting.book.opening_bets
    for_all = len(set(hand.engine.setup.antes)) > 1
    clauses = rules.big_blind_ante.clauses if for_all else rules.ante.clauses
    if hand.placing.is_bomb_pot and setting.book.bomb_pots is not None:
        clauses = setting.book.bomb_pots.ante_big_blinds.clauses
    return table_events.AntePosted(hand.players[player].seat, amount, stack, stack == 0, clauses, for_all)


def posted_blind(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BlindPosted:
    """POSTED_BLIND: the seat determines whether it is the big blind, the small blind or a straddle."""
    _, player, amount, bet, stack = fact
    seat = hand.players[player].seat
    blinds = setting.book.blinds
    if seat in hand.placing.straddles:
        clauses = straddle_clauses(setting, hand, seat)
        return table_events.BlindPosted(seat, "straddle", amount, bet, stack, stack == 0, clauses)
    name: Blind
    if seat == hand.placing.positions.big_blind:
        name, clauses = "big", blinds.posts.clauses + blinds.big_blind_moves.clauses
    else:
        name, clauses = "small", blinds.posts.clauses + blinds.small_blind.clauses
    return table_events.BlindPosted(seat, name, amount, bet, stack, stack == 0, clauses)


def posted_late(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BlindPosted:
    """POSTED_LATE: a bet of a player who comes in."""
    _, player, amount, bet, stack = fact
    seat = hand.players[player].seat
    return table_events.BlindPosted(
        seat, "entry", amount, bet, stack, stack == 0, entered_by(setting, hand, player)
    )


def posted_dead(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.DeadBlindPosted:
    """POSTED_DEAD: a missed blind, or the second blind of a player who buys the button."""
    _, player, amount, stack = fact
    seat = hand.players[player].seat
    return table_events.DeadBlindPosted(seat, amount, stack, stack == 0, entered_by(setting, hand, player))


def entered_by(setting: Setting, hand: RunningHand, player: int) -> tuple[str, ...]:
    """The clauses of a player's post to come in."""
    rules = setting.book.blinds
    if hand.placing.positions.owed_small:
        return rules.buy_button.clauses
    entering = hand.before.entering.get(hand.players[player].player)
    return entry_clauses(rules, entering[0] if entering else "")


def straddle_clauses(setting: Setting, hand: RunningHand, seat: int) -> tuple[str, ...]:
    """The clauses of a straddle (by the first to act, the button, or one after another) and of coming in by it."""
    rules, straddles = setting.book.straddles, hand.placing.straddles
    assert rules is not None, "a house without straddles posts none"
    before = hand.before
    clauses = rules.first.clauses
    if seat != straddles[0]:
        clauses = rules.consecutive.clauses
    elif straddle_order(hand.placing, setting.terms.seats)[0] != seat:
        clauses = rules.by_button.clauses
    player = hand.players[hand.index_of[seat]].player if seat in hand.index_of else ""
    if before.owed.get(player):
        missed = before.entering[player][0]
        clauses += (rules.returning if missed else rules.newcomer).clauses
    return tuple(dict.fromkeys(clauses + rules.multiple.clauses))


def dealt_hole(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.HoleDealt:
    """DEALT_HOLE: positions in the deck only, never cards."""
    _, player, places = fact
    return table_events.HoleDealt(hand.players[player].seat, hand.sealed(places))


def dealt_up(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> tuple[table_events.UpCardDealt, ...]:
    """DEALT_UP: one event for each card."""
    _, player, places, cards = fact
    seat = hand.players[player].seat
    lie_at = hand.sealed(places)
    return tuple(
        [table_events.UpCardDealt(seat, card_text(c), place) for c, place in zip(cards, lie_at, strict=True)]
    )


def dealt_board(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BoardDealt | table_events.CommunityCardDealt:
    """DEALT_BOARD: in a game without a board, this is the community card dealt when the deck runs short."""
    _, street, board, places, cards = fact
    game = hand.engine.setup.game
    name = game.streets[street].name
    if game.opener is None:
        return table_events.BoardDealt(name, texts(cards), hand.sealed(places), board)
    clauses = setting.book.cards.short_for_last_card.clauses
    return table_events.CommunityCardDealt(name, card_text(cards[0]), hand.sealed(places)[0], clauses)


def reshuffled(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.MuckReshuffled:
    """RESHUFFLED."""
    rules = setting.book.cards
    short = rules.short_for_draw if hand.engine.setup.game.opener is None else rules.short_for_last_card
    return table_events.MuckReshuffled(fact[1], short.clauses)
