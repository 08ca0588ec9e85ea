"""From the engine's facts (tuples, players by index) to the table's events (seats, texts, clauses)."""

from collections.abc import Callable
from typing import Any

from cardroom.engine import events as engine
from cardroom.engine.pots import Pot as EnginePot
from cardroom.table import events as told
from cardroom.table.decided import Decided
from cardroom.table.naming import best_five, strength_of, texts, words_of
from cardroom.table.running import RunningHand
from cardroom.table.state import State

FEWEST_BOARD_CARDS_NAMED = 3


def tell_hand(state: State, hand: RunningHand, decided: Decided, automatic: str = "") -> None:
    """Turn what the engine has done since the last telling into events, and name each player's holding on a new board.

    ``automatic`` is the reason of an automatic decision, which is then the first of the new facts.
    """
    facts = hand.engine.events
    new_board = False
    rakes: list[tuple[int, int]] = []
    for fact in facts[hand.told :]:
        kind: Any = fact[0]
        if kind == engine.RAKED:
            rakes.append(fact[1:])  # type: ignore[arg-type]  # a RAKED fact is (kind, pot, amount)
            continue
        if rakes:
            decided.tell(rake_taken(state, hand, rakes))
            rakes = []
        new_board = new_board or kind == engine.DEALT_BOARD
        teller = TELLERS.get(kind)
        if teller is not None:
            decided.tell(teller(state, hand, fact, automatic))
            automatic = ""
    hand.told = len(facts)
    if new_board:
        name_holdings(state, hand, decided)


def name_holdings(state: State, hand: RunningHand, decided: Decided) -> None:
    """Tell each seat still in, and nobody else, what its cards make with the board."""
    for player in hand.players:
        holding = holding_of(hand, player.seat)
        if holding is not None:
            decided.whisper(player.seat, holding)


def holding_of(hand: RunningHand, seat: int) -> told.HoldingNamed | None:
    """What a seat's cards make with the board so far; None before the flop and once it has folded."""
    index = hand.index_of[seat]
    share = hand.engine.setup.game.shares[0]
    board = hand.engine.boards[share.board]
    if hand.engine.status[index] == 0 or len(board) < FEWEST_BOARD_CARDS_NAMED:
        return None
    words = words_of(strength_of(share, hand.engine.holes[index], board))
    return told.HoldingNamed(seat, words.category, words.ranks)


def pots_told(hand: RunningHand, pots: list[EnginePot]) -> tuple[told.Pot, ...]:
    """The engine's pots with seats for players."""
    return tuple([told.Pot(pot.amount, tuple([hand.players[p].seat for p in pot.players])) for pot in pots])


def posted_ante(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.AntePosted:
    """POSTED_ANTE."""
    _, player, amount, stack = fact
    return told.AntePosted(hand.players[player].seat, amount, stack, stack == 0)


def posted_blind(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.BlindPosted:
    """POSTED_BLIND: which blind it is goes by the seat."""
    _, player, amount, bet, stack = fact
    seat = hand.players[player].seat
    blinds = state.book.blinds
    if seat == hand.placing.positions.big_blind:
        name, clauses = "big", blinds.posts.clauses + blinds.big_blind_moves.clauses
    else:
        name, clauses = "small", blinds.posts.clauses + blinds.small_blind.clauses
    return told.BlindPosted(seat, name, amount, bet, stack, stack == 0, clauses)


def dealt_hole(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.HoleDealt:
    """DEALT_HOLE: places only, never cards."""
    _, player, places = fact
    return told.HoleDealt(hand.players[player].seat, places)


def dealt_board(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.BoardDealt:
    """DEALT_BOARD."""
    _, street, board, places, cards = fact
    return told.BoardDealt(hand.engine.setup.game.streets[street].name, texts(cards), places, board)


def folded(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.Folded:
    """FOLDED."""
    return told.Folded(hand.players[fact[1]].seat, automatic, automatic_clauses(state, automatic))


def checked(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.Checked:
    """CHECKED."""
    return told.Checked(hand.players[fact[1]].seat, automatic, automatic_clauses(state, automatic))


def automatic_clauses(state: State, automatic: str) -> tuple[str, ...]:
    """The clauses of an automatic decision: what is decided, and for a broken connection how long the table waited."""
    if not automatic:
        return ()
    rules = state.book.connection
    waits = rules.waits.clauses if automatic == "disconnected" else state.book.time_bank.act_seconds.clauses
    return tuple(dict.fromkeys(rules.automatic_decision.clauses + waits))


def called(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.Called:
    """CALLED."""
    _, player, amount, bet, stack = fact
    return told.Called(hand.players[player].seat, amount, bet, stack, stack == 0)


def bet(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.Bet:
    """BET."""
    _, player, amount, total, stack, _ = fact
    return told.Bet(hand.players[player].seat, amount, total, stack, stack == 0)


def raised(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.Raised:
    """RAISED: a short all-in cites why it does, or does not, open the betting again."""
    _, player, amount, total, stack, is_short, reopens = fact
    clauses: tuple[str, ...] = ()
    if is_short:
        betting = state.book.betting
        clauses = betting.short_all_in_run.clauses if reopens else betting.short_all_in.clauses
    return told.Raised(hand.players[player].seat, amount, total, stack, stack == 0, is_short, clauses)


def returned(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.UncalledReturned:
    """RETURNED."""
    _, player, amount, total, stack = fact
    clauses = state.book.betting.uncalled_bet.clauses
    return told.UncalledReturned(hand.players[player].seat, amount, total, stack, clauses)


def bets_collected(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.BetsCollected:
    """BETS_COLLECTED."""
    return told.BetsCollected(pots_told(hand, hand.engine.collected_pots(fact)))


def shown(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.HandShown:
    """SHOWN: words and best five when the board is complete, else the cards alone."""
    _, player, cards, strengths = fact
    seat = hand.players[player].seat
    showdown = state.book.showdown
    if strengths:
        share = hand.engine.setup.game.shares[0]
        best = best_five(share, cards, hand.engine.boards[share.board], strengths[0])
        words, best_texts, clauses = words_of(strengths[0]), texts(best), showdown.reveal.clauses
    else:
        words, best_texts, clauses = None, (), showdown.all_in_reveal.clauses
    event = told.HandShown(seat, texts(cards), hand.engine.hole_places[player], words, best_texts, clauses)
    hand.shown[seat] = event
    return event


def rake_taken(state: State, hand: RunningHand, rakes: list[tuple[int, int]]) -> told.RakeTaken:
    """All RAKED facts of a hand in one event, with what is left in each pot."""
    pots = final_pots(hand)
    by_pot = [0] * len(pots)
    for pot, amount in rakes:
        by_pot[pot] += amount
    left = [EnginePot(pot.amount - part, pot.players) for pot, part in zip(pots, by_pot, strict=True)]
    clauses = getattr(hand.engine.setup.rake, "clauses", ())
    return told.RakeTaken(sum(by_pot), tuple(by_pot), pots_told(hand, left), clauses)


def final_pots(hand: RunningHand) -> list[EnginePot]:
    """The pots of a finished hand; players may have folded since the last bets were collected."""
    last = hand.engine
    return last.collected_pots((engine.BETS_COLLECTED, tuple(last.collected), tuple(last.status)))


def won(state: State, hand: RunningHand, fact: Any, automatic: str) -> told.PotAwarded:
    """WON."""
    _, pot, share, player, amount, odd, stack = fact
    showdown = state.book.showdown
    uncontested = share == engine.UNCONTESTED
    name = "uncontested" if uncontested else hand.engine.setup.game.shares[share].name
    clauses = state.book.betting.fold.clauses if uncontested else showdown.pots.clauses
    if odd:
        clauses = clauses + showdown.odd_unit.clauses
    return told.PotAwarded(
        pot, hand.players[player].seat, amount, stack, name, odd, tuple(dict.fromkeys(clauses))
    )


Teller = Callable[[State, RunningHand, Any, str], told.PublicEvent]
TELLERS: dict[int, Teller] = {
    engine.POSTED_ANTE: posted_ante,
    engine.POSTED_BLIND: posted_blind,
    engine.DEALT_HOLE: dealt_hole,
    engine.DEALT_BOARD: dealt_board,
    engine.FOLDED: folded,
    engine.CHECKED: checked,
    engine.CALLED: called,
    engine.BET: bet,
    engine.RAISED: raised,
    engine.RETURNED: returned,
    engine.BETS_COLLECTED: bets_collected,
    engine.SHOWN: shown,
    engine.WON: won,
}
