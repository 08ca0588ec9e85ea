"""The hand as the person who deals sees it: what it waits for, what may be done, what was entered."""

from typing import Any, Literal

import msgspec

from cardroom.cards.card import UNKNOWN, card_text
from cardroom.engine.options import Options
from cardroom.engine.posts import FOLDED
from cardroom.engine.tasks import TO_ANSWER
from cardroom.floor.live import LiveHand
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.ruling_report import in_every_language, sentence_of
from cardroom.table.events import Pot
from cardroom.table.poker.hand_naming import texts
from cardroom.table.poker.seated_pots import pots_so_far, pots_told
from cardroom.table.told.told_hand import BEFORE_AND_BEHIND, EnteredLine, ToldHand

LINES = 40
"""How many lines of the log the dealer is sent, the newest."""


class OptionSaid(msgspec.Struct, frozen=True):
    """One way in which staff may rule; ``said`` by language."""

    id: str
    to: int
    said: dict[str, str]


class RulingSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling as it is said at the table, by language, with its clauses; ``options`` are those left to staff."""

    topic: str
    outcome: str
    clauses: tuple[str, ...]
    said: dict[str, str]
    options: tuple[OptionSaid, ...] = ()
    sure: str = "decided"


class DealersLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: what was entered (`told_facts`), by whom, what was ruled, and who took it back."""

    number: int
    fact: dict[str, Any]
    by: str
    taken_back_by: str = ""
    rulings: tuple[RulingSaid, ...] = ()


class StraddleOffered(msgspec.Struct, frozen=True):
    """A seat that may straddle before anything else of the hand is told, and what the straddle is."""

    seat: int
    amount: int


class DealersTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of the seat to act. Amounts are totals of the round, -1 where nothing may be raised; ``verbs`` are those
    of games with forced bets and exchanges; ``draw`` is how many cards at most may be exchanged, -1 for no exchange.
    In Open Face ``place`` cards are to be laid, and ``room`` is what front, middle and back still take.
    """

    seat: int
    call: int = 0
    can_fold: bool = True
    can_check: bool = False
    is_bet: bool = False
    min_raise_to: int = -1
    max_raise_to: int = -1
    pot_to: int = -1
    verbs: tuple[str, ...] = ()
    draw: int = -1
    discard: int = 0
    place: int = 0
    room: tuple[int, ...] = ()


class DealersSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat dealt into the hand. ``cards`` are its own cards as far as they were entered, ``waits``: an action made
    out of turn lies in front of it (its verb and total). ``is_read``: a reader has told the seat's cards, which are
    nobody's to see before the player shows. ``rows`` are those of Open Face; ``points`` are what the seat won there
    once the hand is decided, and ``foul`` says that its rows are illegal.
    """

    seat: int
    stack: int
    bet: int = 0
    folded: bool = False
    all_in: bool = False
    shown: bool = False
    cards: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    blank_up: int = 0
    waits: str = ""
    waits_to: int = 0
    is_read: bool = False
    rows: tuple[tuple[str, ...], ...] = ()
    points: int = 0
    foul: bool = False


class DealersHand(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running hand for the person who deals it.

    ``awaits``: "act", "cards", "decide" (staff), "choose" (a game) or "push": the hand is decided, and closed by a tap.
    ``awaits_seats`` are those to act or to show, ``awaits_board`` the cards of boards to be entered. ``blank`` is how
    many cards of each board nobody has entered. ``used`` are all cards entered: none lies there twice.
    ``straddled`` are the seats that straddled, in order; ``may_straddle`` those of which one still may.
    """

    hand: str
    number: int
    street: str
    awaits: Literal["act", "cards", "decide", "choose", "push"]
    dealer: int = 0
    small_blind: int = 0
    big_blind: int = 0
    awaits_seats: tuple[int, ...] = ()
    awaits_board: int = 0
    turn: DealersTurn | None = None
    seats: tuple[DealersSeat, ...] = ()
    boards: tuple[tuple[str, ...], ...] = ()
    pots: tuple[Pot, ...] = ()
    total: int = 0
    used: tuple[str, ...] = ()
    question: RulingSaid | None = None
    games: tuple[str, ...] = ()
    deal: str = ""
    form: str = ""
    own_cards: int = 0
    is_void: bool = False
    may_undo: int = 0
    straddled: tuple[int, ...] = ()
    may_straddle: tuple[StraddleOffered, ...] = ()
    lines: tuple[DealersLine, ...] = ()


def dealers_hand(hand: ToldHand, games: tuple[str, ...] = ()) -> DealersHand:
    """The hand as its dealer sees it; ``games`` are those that the chooser may name."""
    positions = hand.placing.positions
    common: dict[str, Any] = {
        "hand": hand.hand,
        "number": hand.number,
        "street": hand.street,
        "dealer": positions.dealer,
        "small_blind": positions.small_blind,
        "big_blind": positions.big_blind,
        "may_undo": len(hand.standing),
        "lines": _lines(hand),
        "seats": tuple([_seat(hand, index) for index in range(len(hand.players))]),
        "total": hand.engine.total,
        "form": hand.form,
        "straddled": hand.placing.straddles,
        "may_straddle": tuple([StraddleOffered(*one) for one in hand.may_straddle]),
    }
    live = hand.live
    if live is None:
        return DealersHand(awaits="choose", awaits_seats=(hand.chooser,), games=games, **common)
    engine, awaited = live.hand, live.awaits
    awaits: Any = "push" if awaited.kind == "nothing" else awaited.kind
    question = live.question
    return DealersHand(
        awaits=awaits,
        awaits_seats=tuple([hand.players[player].seat for player in awaited.players]),
        awaits_board=awaited.board or sum(list(board).count(UNKNOWN) for board in engine.boards),
        turn=_turn(hand, live) if awaited.kind == "act" else None,
        boards=tuple([texts(board) for board in engine.boards]),
        pots=pots_told(hand, pots_so_far(hand)),
        used=tuple(sorted([card_text(card) for card in live.state.known.values()])),
        question=None if question is None else ruling_said(question.ruling),
        deal=engine.setup.game.code,
        own_cards=max([len(hole) for hole in engine.holes], default=0),
        is_void=hand.is_void,
        **common,
    )


def ruling_said(ruling: Ruling) -> RulingSaid:
    """A ruling in every language."""
    options = tuple(
        [OptionSaid(one.id, one.to, in_every_language(sentence_of(one))) for one in ruling.options]
    )
    said = in_every_language(ruling.sentence)
    return RulingSaid(ruling.topic, ruling.outcome, ruling.clauses, said, options, ruling.sure)


def _lines(hand: ToldHand) -> tuple[DealersLine, ...]:
    """The newest lines of the log; rulings stand with the facts that stand."""
    entries = iter(hand.live.entries) if hand.live is not None else iter(())
    rulings: dict[int, tuple[RulingSaid, ...]] = {}
    for place in hand.standing:
        if not isinstance(hand.lines[place].fact, BEFORE_AND_BEHIND):
            rulings[place] = tuple([ruling_said(one) for one in next(entries).rulings])
    first = max(0, len(hand.lines) - LINES)
    return tuple(
        [_line(place, hand.lines[place], rulings.get(place, ())) for place in range(first, len(hand.lines))]
    )


def _line(number: int, line: EnteredLine, rulings: tuple[RulingSaid, ...]) -> DealersLine:
    fact: dict[str, Any] = msgspec.to_builtins(line.fact)
    return DealersLine(number, fact, line.by, line.taken_back_by, rulings)


def _seat(hand: ToldHand, index: int) -> DealersSeat:
    engine, live = hand.engine, hand.live
    folded = engine.status[index] == FOLDED
    held = next((one for one in live.held if one.player == index), None) if live is not None else None
    up = engine.ups[index] if engine.ups else ()
    return DealersSeat(
        seat=hand.players[index].seat,
        stack=engine.stacks[index],
        bet=engine.bets[index],
        folded=folded,
        all_in=engine.stacks[index] == 0 and not folded,
        shown=bool(engine.shown[index]),
        cards=texts(engine.holes[index]),
        up=texts(up),
        blank_up=list(up).count(UNKNOWN) if not folded else 0,
        waits="" if held is None else held.did,
        waits_to=0 if held is None else held.to,
        is_read=hand.players[index].seat in hand.reads,
    )


def _turn(hand: ToldHand, live: LiveHand) -> DealersTurn:
    options = live.options()
    verbs = _verbs(options, live.hand.asked)
    return DealersTurn(
        seat=hand.players[options.player].seat,
        call=options.call,
        can_fold=options.can_fold,
        can_check=options.can_check,
        is_bet=options.is_bet,
        min_raise_to=options.min_raise_to,
        max_raise_to=options.max_raise_to,
        pot_to=_pot_to(live, options),
        verbs=verbs,
        draw=options.draw if "draw" in verbs else -1,
        discard=options.discard,
    )


def _verbs(options: Options, asked: int) -> tuple[str, ...]:
    """The verbs that the usual buttons (fold, check, call, bet, all-in) do not have."""
    if options.discard:
        return ("discard",)
    if asked == TO_ANSWER:
        return ("accept", "refuse")
    if options.draw >= 0:
        return ("draw",)
    return ("bring_in",) if options.bring_in else ()


def _pot_to(live: LiveHand, options: Options) -> int:
    """The total to which a bet of the pot goes, within what may be bet; -1 where nothing may be raised."""
    if options.min_raise_to < 0:
        return -1
    hand = live.hand
    to = hand.price + hand.total + (hand.price - hand.bets[options.player])
    return max(options.min_raise_to, min(to, options.max_raise_to))
