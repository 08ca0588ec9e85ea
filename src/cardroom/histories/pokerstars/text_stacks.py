"""A hand of a text played by the rules, to the stacks it ends with; the text must agree with them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import WON
from cardroom.games import OFFERED
from cardroom.histories.dealt_cards import Numbered
from cardroom.histories.following import NO_CARDS, Following
from cardroom.histories.history_amounts import Amount, to_amount
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.owed import owed_in
from cardroom.histories.phh_actions import Action, CheckOrCall, Fold, RaiseTo
from cardroom.histories.phh_record import told_actions
from cardroom.histories.phh_replay import NO_HOUSE
from cardroom.histories.pokerstars.read_hand import ReadHand
from cardroom.histories.record import CENTS
from cardroom.histories.variants import variant_of
from cardroom.rules.refused import Refused
from cardroom.table.events import AntePosted, BlindPosted, BoardDealt, HandEnded, HandVoided, PotAwarded

# The site lets an open pair of stud double the bet.
SITE = replace(NO_HOUSE, open_pair="doubles")
WHOLE = ("", "actions")
"""The location of a fault that belongs to no single action: in a text it is reported at the hand's first line."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The result of a hand of a text: players in the order of their seats, amounts in the text's unit.

    Stacks are after the rake. A player who cashed out sold the outcome to the house; the stacks here are those of the
    hand itself.
    """

    id: str
    variant: str
    players: tuple[str, ...]
    starting_stacks: tuple[Amount, ...]
    final_stacks: tuple[Amount, ...]


def settle(read: ReadHand, rules: HandRules | None = None) -> Settled:
    """Play the hand of a text to its end, by the rules of a house or by the site's.

    The stacks are those the text adds up to. Each player's stack by the rules may differ from them by the rake, which
    winners pay, and by odd units of a divided pot.

    Raises:
        BrokenHistory: it cannot have been played like that, or somebody else has won.
    """
    variant = variant_of(*read.hand.game)
    assert variant is not None, "every game that is read has a code"
    finals = {name: end for name, _, end in read.stacks}
    if not isinstance(read.hand.end, HandVoided):
        try:
            finals |= _played(read, rules or SITE)
        except BrokenHistory as fault:
            if fault.where not in WHOLE:
                raise
            raise BrokenHistory(f"line {read.lines[0][0]}", fault.what) from None
    return Settled(
        read.id,
        variant,
        tuple([name for name, _, _ in read.stacks]),
        tuple([to_amount(start, CENTS) for _, start, _ in read.stacks]),
        tuple([to_amount(finals[name], CENTS) for name, _, _ in read.stacks]),
    )


def _played(read: ReadHand, rules: HandRules) -> dict[str, int]:
    """The stacks of those dealt in, by name."""
    hand = read.hand
    assert isinstance(hand.end, HandEnded)
    boards = (0, 1) if read.run_twice else (0,)
    ended = [_follow(read, rules, board).run() for board in boards]
    count = len(boards)  # on two boards the whole pot is played for twice, and everything counts double
    chip = (
        read.unit if hand.table.currency else CENTS
    )  # (bare numbers may be of a house whose chips are whole)
    may_differ = sum([_odd_units(one, read.run_twice) for one in ended]) * count * chip
    stacks: dict[str, int] = {}
    for player, (seat, entry) in enumerate(zip(hand.start.seats, hand.end.stacks, strict=True)):
        kept = max(0, seat.stack - read.cap) if read.cap else 0
        by_rules = sum([one.stacks[player] * read.unit + kept for one in ended])
        won = any(event[0] == WON and event[3] == player for one in ended for event in one.events)
        stack = entry.stack
        if won and seat.seat in [sold for sold, _ in read.cashed_out]:
            stack = min(by_rules // count, stack + _not_awarded(read))
        apart = by_rules - stack * count
        if not (-may_differ <= apart <= hand.rake * count + may_differ if won else apart == 0):
            told, right = (to_amount(amount, CENTS) for amount in (stack, by_rules // count))
            what = f"{seat.player} ends with {told}, by the rules with {right}"
            raise BrokenHistory(_where_paid(read, seat.seat), what)
        stacks[seat.player] = stack
    return stacks


def _not_awarded(read: ReadHand) -> int:
    """The part of the pots that nobody collected, because its winner had cashed out."""
    hand = read.hand
    assert isinstance(hand.end, HandEnded)
    lost = sum([seat.stack for seat in hand.start.seats]) - sum([entry.stack for entry in hand.end.stacks])
    return lost - hand.rake


def _odd_units(hand: Hand, run_twice: bool) -> int:
    """By how many of the smallest units an award may differ: one for each part of a pot that is divided."""
    won = [event for event in hand.events if event[0] == WON]
    return len(won) if run_twice or len(won) > len({event[1] for event in won}) else 0


def _where_paid(read: ReadHand, seat: int) -> str:
    """The line in which a seat collects, else the last one of the hand."""
    paid = [
        line
        for event, (line, _) in zip(read.hand.events, read.lines, strict=True)
        if isinstance(event, PotAwarded) and event.seat == seat
    ]
    return f"line {(paid or [read.lines[-1][0]])[0]}"


def _follow(read: ReadHand, rules: HandRules, board: int) -> Following:
    """The engine's hand, with one of the boards where two were run."""
    actions: Numbered = []
    quotes: dict[str, str] = {}
    for index, action in told_actions(read.hand):
        event = read.hand.events[index]
        number, line = read.lines[index]
        if read.run_twice and isinstance(event, BoardDealt):
            of = 1 if event.board else 0 if line.startswith("*** FIRST ") else board
            if of != board:
                continue
        quotes[f"line {number}"] = line
        actions.append((f"line {number}", action))
    names = [seat.player for seat in read.hand.start.seats]

    def quote(where: str, action: Action) -> str:
        return repr(quotes.get(where, action.text()))

    try:
        setup = _setup(read, rules)
    except Refused as refused:
        raise BrokenHistory(f"line {read.lines[0][0]}", refused.message) from None
    absent = [player for player, seat in enumerate(read.hand.start.seats) if seat.seat in read.absent]
    posted = {
        event.seat
        for event in read.hand.events
        if isinstance(event, AntePosted | BlindPosted) and event.all_in
    }
    gone = {player for player in absent if read.hand.start.seats[player].seat in posted}
    actions = _folded_in_time(actions, gone, len(names))
    return Following(setup, actions, CENTS // read.unit, names.__getitem__, quote, absent)


def _folded_in_time(actions: Numbered, gone: Collection[int], players: int) -> Numbered:
    """The actions, the folds of players who are away and all-in before the action they are told behind: with it the
    betting may be over, and the board would come at once.
    """
    ordered: Numbered = []
    live = set(range(players))
    for numbered in actions:
        _, action = numbered
        if isinstance(action, Fold):
            live.discard(action.player)
        before = ordered[-1][1] if ordered else None
        is_late = (
            isinstance(action, Fold) and action.player in gone and isinstance(before, CheckOrCall | RaiseTo)
        )
        ordered.insert(len(ordered) - (is_late and len(live) > 1), numbered)
    return ordered


def _setup(read: ReadHand, rules: HandRules) -> Setup:
    hand, table = read.hand, read.hand.table
    owed = owed_in(hand)

    def units(amounts: Iterable[int]) -> list[int]:
        return [amount // read.unit for amount in amounts]

    deal, form = hand.game
    small_bet = table.small_bet // read.unit
    return Setup(
        game=OFFERED[deal],
        form=form,  # type: ignore[arg-type]  # a heading has one of the three forms
        stacks=units([min(seat.stack, read.cap or seat.stack) for seat in hand.start.seats]),
        blinds=units(owed.blinds),
        antes=units(owed.antes),
        posts=units(owed.posts),
        dead=units(owed.dead),
        straddles=units(owed.straddles),
        dead_blind=table.small_blind // read.unit
        if hand.start.big_blind and not hand.start.small_blind
        else 0,
        minimum_bet=max(1, table.minimum_bet // read.unit),
        small_bet=small_bet,
        big_bet=table.big_bet // read.unit,
        bring_in=table.bring_in // read.unit,
        deck=NO_CARDS,
        rules=replace(rules, board_runs=1, pot_unit=1),  # the text has a hand for each board
    )
