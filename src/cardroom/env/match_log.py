"""Logs of whole hands as the competition and Pluribus have them, a line a hand:
`STATE:number:betting:cards:results:players`.

The betting and the cards are those of a match state (`acpc`), with everybody's own cards. Results are what each position
won or lost in chips, players their names, in the order of positions.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardroom.cards.card import UNKNOWN, CardFault, cards_text, parse_cards
from cardroom.engine import Hand, Setup
from cardroom.env.acpc import ACTION, betting_of, check_playable, read_action, with_board
from cardroom.rules.refused import Refused

LINE: Final = re.compile(r"STATE:(\d+):([^:]*):([^:]*):([^:]*):([^:]*)")


@dataclass(frozen=True, slots=True)
class LoggedHand:
    """A hand of a log: its number, the players by position, and the hand itself, played by the rules."""

    number: int
    players: tuple[str, ...]
    hand: Hand


def check_written(hand: Hand) -> None:
    """Raises Refused ("not-in-this-log") for a hand that a line cannot tell, and "unknown-game"."""
    setup = hand.setup
    check_playable(setup)
    if not hand.is_over:
        raise _not_here("the hand is not over")
    if any(UNKNOWN in hole for hole in hand.holes):
        raise _not_here("a line has everybody's cards, and some are not known")
    if any(setup.straddles) or any(setup.posts) or any(setup.dead):
        raise _not_here("a line has no place for straddles and for what is posted out of position")
    if setup.game.skips_first_bets or hand.runs > 1 or len(hand.boards) > 1:
        raise _not_here("a line has one board, with bets before the flop")


def log_line(hand: Hand, number: int, players: Sequence[str]) -> str:
    """The line of a hand that is over. Raises Refused ("not-in-this-log", "unknown-game")."""
    check_written(hand)
    if len(players) != len(hand.stacks) or any(not name or set(name) & set(":|\n") for name in players):
        raise _not_here("there is one name a player, without colons, strokes and breaks")
    won = [now - before for now, before in zip(hand.stacks, hand.setup.stacks, strict=True)]
    cards = with_board("|".join([cards_text(list(hole)) for hole in hand.holes]), hand)
    results, names = "|".join(map(str, won)), "|".join(players)
    return f"STATE:{number}:{betting_of(hand)}:{cards}:{results}:{names}"


def read_log_line(base: Setup, line: str) -> LoggedHand:
    """A hand of a log, played again from `base` by the rules of its house.

    Raises Refused: "bad-log" for what is no such line or ends otherwise by the rules, and whatever the engine refuses.
    """
    check_playable(base)
    line = line.strip()
    found = LINE.fullmatch(line)
    if not found:
        raise _bad(f"this is no line of a log: {line[:60]!r}")
    number, betting, cards, _, names = found.groups()
    players = tuple(names.split("|"))
    hand = Hand(base.with_deck(_deck(base, cards)))
    words = ACTION.findall(betting)
    if "".join(words) != betting:
        raise _bad(f"the betting {betting[:40]!r} is made of f, c, r, numbers and /")
    for word in words:
        if word != "/":
            hand.act(*read_action(hand, word))
    again = log_line(hand, int(number), players)
    if again != line:
        raise _bad(f"hand {number} comes out otherwise by the rules: {again}")
    return LoggedHand(int(number), players, hand)


def _deck(base: Setup, cards: str) -> list[int]:
    """A deck that deals these own cards and this board."""
    holes, *streets = cards.split("/")
    try:
        own = [parse_cards(hole) for hole in holes.split("|")]
        boards = [parse_cards(street) for street in streets]
    except CardFault as fault:
        raise _bad(str(fault)) from fault
    seats = len(base.stacks)
    if len(own) != seats or any(len(hole) != base.game.hole_cards for hole in own):
        raise _bad(f"there are {len(own)} hands of cards, not {seats} of {base.game.hole_cards}")
    told = [card for some in (*own, *boards) for card in some]
    rest = [card for card in base.game.deck if card not in told]
    deck = [hole[turn] for turn in range(base.game.hole_cards) for hole in own]
    for board in boards:
        deck += [rest.pop() for _ in range(base.rules.burns)] + board
    return deck + rest


def _bad(words: str) -> Refused:
    return Refused("bad-log", words)


def _not_here(words: str) -> Refused:
    return Refused("not-in-this-log", f"this hand cannot be written so: {words}")
