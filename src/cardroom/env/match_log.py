"""Logs of whole hands as the competition and Pluribus have them, a line a hand:
`STATE:number:betting:cards:results:players`.

The betting and the cards are those of a match state (`acpc`), with everybody's own cards. Results are what each position
won or lost in chips, players their names, in the order of positions. Stakes and stacks are in no line: every hand of a
log begins with the same ones, which its reader must know.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from cardroom.cards.card import UNKNOWN, CardFault, cards_text, parse_cards
from cardroom.engine import Hand, Setup
from cardroom.env.acpc import ACTION, betting_of, check_playable, read_action, with_board
from cardroom.env.env_hand import deal_of
from cardroom.rules.refused import Refused

LINE: Final = re.compile(r"STATE:(\d+):([^:]*):([^:]*):([^:]*):([^:]*)")
RESULT: Final = re.compile(r"-?\d{1,12}(\.\d{1,6})?")
MOST_PLAYERS: Final = 10


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


def is_log(text: str) -> bool:
    """Whether a text is such a log: its first line that is no comment is a hand."""
    return next(_lines(text), (0, ""))[1].startswith("STATE:")


def setup_of_log(game: str, players: int, blinds: tuple[int, int], stack: int) -> Setup:
    """How every hand of a log begins: `game` is "nlhe" or "flhe", the blinds are the small one and the big one.

    In fixed limit the small bet is the big blind, the big bet twice that. Of two players the first position has the big
    blind. Raises Refused ("unknown-game", "bad-amount", "bad-setup").
    """
    small, big = blinds
    if not (0 < small <= big <= stack and 2 <= players <= MOST_PLAYERS):
        raise Refused(
            "bad-amount",
            f"a log has 2 to {MOST_PLAYERS} players, blinds above 0, the small one first, and stacks that pay them",
        )
    posted = (big, small) if players == 2 else (small, big, *(0,) * (players - 2))
    base = deal_of(game, players, stacks=(stack,) * players, blinds=posted)
    check_playable(base)
    return base


def read_log(
    text: str, game: str = "nlhe", blinds: tuple[int, int] = (50, 100), stack: int = 10_000
) -> Iterator[tuple[int, LoggedHand | Refused]]:
    """The hands of a log by the numbers of their lines, or why a line is none; comments (#) and scores are passed over.

    What it begins with when nothing else is said are Pluribus's stakes; the competition's two players have 20,000.
    Raises Refused for stakes that cannot be.
    """
    setup_of_log(game, 2, blinds, stack)
    for place, line in _lines(text):
        try:
            yield place, read_log_line(setup_of_log(game, _players_in(line), blinds, stack), line)
        except Refused as fault:
            yield place, fault


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for place, line in enumerate(text.splitlines(), start=1):
        line = line.strip().lstrip("\ufeff")
        if line and not line.startswith(("#", "SCORE:")):
            yield place, line


def _players_in(line: str) -> int:
    found = LINE.fullmatch(line)
    if not found:
        raise _bad(f"this is no line of a log: {line[:60]!r}")
    return found[5].count("|") + 1


def read_log_line(base: Setup, line: str) -> LoggedHand:
    """A hand of a log, played again from `base` by the rules of its house. A result may have half a chip of a pot that
    does not divide.

    Raises Refused: "bad-log" for what is no such line or ends otherwise by the rules, and whatever the engine refuses.
    """
    check_playable(base)
    line = line.strip()
    found = LINE.fullmatch(line)
    if not found:
        raise _bad(f"this is no line of a log: {line[:60]!r}")
    number, betting, cards, told, names = found.groups()
    players = tuple(names.split("|"))
    hand = Hand(base.with_deck(_deck(base, cards)))
    words = ACTION.findall(betting)
    if "".join(words) != betting:
        raise _bad(f"the betting {betting[:40]!r} is made of f, c, r, numbers and /")
    for word in words:
        if word != "/":
            hand.act(*read_action(hand, word))
    again = log_line(hand, int(number), players)
    before, results, _ = again.rsplit(":", 2)
    if not line.startswith(f"{before}:") or not _same_but_for_parts_of_a_chip(told, results):
        raise _bad(f"hand {number} comes out otherwise by the rules: {again}")
    return LoggedHand(int(number), players, hand)


def _same_but_for_parts_of_a_chip(told: str, played: str) -> bool:
    """Whether results are those that were played, where the competition divides a chip that the rules give to one."""
    if told == played:
        return True
    each = told.split("|")
    if len(each) != played.count("|") + 1 or not all(RESULT.fullmatch(one) for one in each):
        return False
    apart = [Decimal(one) - int(other) for one, other in zip(each, played.split("|"), strict=True)]
    fewer = [
        one < 0 for one in apart if one
    ]  # by the rules odd chips go to the first, who have a part less here
    return sum(apart) == 0 and all(abs(one) < 1 for one in apart) and fewer == sorted(fewer, reverse=True)


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
