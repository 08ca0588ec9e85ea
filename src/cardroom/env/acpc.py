"""The texts of the Annual Computer Poker Competition's protocol: match states and answers, for hold'em of any limit.

`MATCHSTATE:position:hand:betting:cards`. Positions are the engine's players: 0 is on the dealer's left, the big blind
of two. In the betting a raise names all that its player has put in since the hand began ("r300"), in fixed limit
nothing; streets are divided by a stroke. Cards are own cards by position, then the board by street.
"""

import re
from dataclasses import dataclass
from typing import Final

from cardroom.cards.card import CardFault, cards_text, parse_cards
from cardroom.engine import Hand, Setup
from cardroom.engine.events import BET, CALLED, CHECKED, DEALT_BOARD, FOLDED, RAISED
from cardroom.engine.replay import Action
from cardroom.env.resampling import Chance
from cardroom.env.start_in_middle import Spot, start
from cardroom.rules.refused import Refused

VERSION: Final = "VERSION:2.0.0"
STATE = re.compile(r"MATCHSTATE:(\d+):(\d+):([^:]*):([^:]*)")
ACTION = re.compile(r"f|c|r\d*|/")


@dataclass(frozen=True, slots=True)
class MatchState:
    """A line of the protocol, read: who sees it, the number of the hand, the betting and the cards as they stand."""

    viewer: int
    number: int
    betting: str
    holes: tuple[tuple[int, ...], ...]
    board: tuple[int, ...]


def check_playable(base: Setup) -> None:
    """Raises Refused for a game that the protocol cannot express."""
    if base.game.code != "holdem" or base.form == "pot_limit" or any(base.antes):
        raise Refused(
            "unknown-game", "the competition's protocol plays hold'em, no limit or fixed limit, without antes"
        )


def betting_of(hand: Hand) -> str:
    """All actions so far, streets divided by a stroke."""
    words = []
    for event in hand.events:
        kind = event[0]
        if kind in (BET, RAISED):
            player, stack = int(str(event[1])), int(str(event[4]))
            words.append("r" if hand.setup.form == "fixed_limit" else f"r{hand.setup.stacks[player] - stack}")
        elif kind in (CALLED, CHECKED):
            words.append("c")
        elif kind == FOLDED:
            words.append("f")
        elif kind == DEALT_BOARD and event[1]:
            words.append("/")
    return "".join(words)


def match_state(hand: Hand, viewer: int, number: int) -> str:
    """The line that `viewer` gets: the viewer's cards, others' cards once they are shown, and all actions so far."""
    seen = [hand.visible_hole(player, viewer) for player in range(len(hand.stacks))]
    holes = "|".join("" if -1 in hole else cards_text(hole) for hole in seen)
    return f"MATCHSTATE:{viewer}:{number}:{betting_of(hand)}:{with_board(holes, hand)}"


def with_board(holes: str, hand: Hand) -> str:
    """Own cards as written, and behind them the board by street."""
    cards, board = [holes], hand.board
    for first, last in ((0, 3), (3, 4), (4, 5)):
        if len(board) >= last:
            cards.append(cards_text(board[first:last]))
    return "/".join(cards)


def read_match_state(line: str) -> MatchState:
    """Raises Refused, saying what is wrong with the line."""
    found = STATE.fullmatch(line.strip())
    if not found:
        raise Refused("bad-match-state", f"this is no match state: {line.strip()[:80]!r}")
    viewer, number, betting, cards = found.groups()
    if "".join(ACTION.findall(betting)) != betting:
        raise Refused("bad-match-state", f"the betting {betting[:40]!r} is made of f, c, r, numbers and /")
    holes, *streets = cards.split("/")
    try:
        own = tuple([tuple(parse_cards(hole)) for hole in holes.split("|")])
        board = tuple(parse_cards("".join(streets)))
    except CardFault as fault:
        raise Refused("bad-match-state", str(fault)) from fault
    if int(viewer) >= len(own):
        raise Refused("bad-match-state", f"position {viewer} is none of the {len(own)} whose cards there are")
    return MatchState(int(viewer), int(number), betting, own, board)


def read_action(hand: Hand, text: str) -> Action:
    """The action for a word of the betting in this hand. Raises Refused for an unknown word."""
    player = hand.actor
    if player < 0:
        raise Refused("bad-match-state", f"{text!r} comes when nobody is to act")
    if text == "f":
        return "fold", 0
    if text == "c":
        return ("call" if hand.bets[player] < hand.price else "check"), 0
    if text == "r" and hand.setup.form == "fixed_limit":
        return "raise_to", hand.options().min_raise_to
    if not re.fullmatch(r"r\d+", text):
        raise Refused("bad-match-state", f"an action is f, c, or r with a number of chips, not {text[:20]!r}")
    before = hand.setup.stacks[player] - hand.stacks[player] - hand.bets[player]
    return "raise_to", int(text[1:]) - before


def write_action(hand: Hand, action: Action) -> str:
    """The word for an action of the player to act."""
    verb, amount = action
    if verb == "fold":
        return "f"
    if verb in ("check", "call"):
        return "c"
    if verb != "raise_to" or not isinstance(amount, int):
        raise Refused("bad-match-state", f"the protocol has no word for {verb!r}")
    player = hand.actor
    before = hand.setup.stacks[player] - hand.stacks[player] - hand.bets[player]
    return "r" if hand.setup.form == "fixed_limit" else f"r{before + amount}"


def hand_of(base: Setup, state: MatchState, chance: Chance) -> Hand:
    """A hand that looks to the viewer as the match state says; unknown cards are drawn. Raises Refused."""
    check_playable(base)
    if len(state.holes) != len(base.stacks):
        raise Refused("bad-match-state", f"there are {len(state.holes)} positions, not {len(base.stacks)}")
    hand, actions = Hand(base), []
    for word in ACTION.findall(state.betting):
        if word != "/":
            action = read_action(hand, word)
            actions.append(action)
            hand.act(*action)
    holes = {player: cards for player, cards in enumerate(state.holes) if cards}
    return start(base, Spot(actions=actions, boards=[state.board], holes=holes), chance)
