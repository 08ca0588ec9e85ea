"""Turning the engine's facts of the end of a hand into events of the table."""

from typing import Any, cast

from cardroom.engine import events as engine
from cardroom.engine.pots import Pot as EnginePot
from cardroom.engine.showing import must_all_show
from cardroom.rules.decisions import BoardRuns
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker.hand_naming import best_five, texts, words_of
from cardroom.table.poker.seated_pots import final_pots, pots_told
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.takes import Taking


def run_answered(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BoardRunAnswered:
    """RUN_ANSWERED."""
    _, player, runs = fact
    rules = rules_of(setting)
    clauses = rules.silence.clauses + rules.answer_seconds.clauses if automatic else rules.asked.clauses
    return table_events.BoardRunAnswered(
        hand.players[player].seat, runs, automatic, tuple(dict.fromkeys(clauses))
    )


def runs_set(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BoardRunsSet:
    """RUNS_SET."""
    rules = rules_of(setting)
    clauses = rules.asked.clauses + rules.most.clauses
    if fact[1] > 1:
        clauses += rules.cards.clauses + rules.pots.clauses
    return table_events.BoardRunsSet(fact[1], tuple(dict.fromkeys(clauses)))


def rules_of(setting: Setting) -> BoardRuns:
    """The house's rules on running the board, in a hand where players are asked about it."""
    rules = setting.book.board_runs
    assert rules is not None, "a house without these rules asks nobody"
    return rules


def shown(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.HandShown:
    """SHOWN: the words and best five of each share if all cards are dealt, else the cards alone."""
    _, player, cards, strengths = fact
    seat = hand.players[player].seat
    showdown = setting.book.showdown
    shares = share_words(hand, cards, strengths)
    first = shares[0] if shares and strengths[0] >= 0 else None
    of_all_in = not strengths or must_all_show(hand.engine)
    event = table_events.HandShown(
        seat,
        texts(cards),
        hand.sealed(hand.engine.hole_places[player]),
        first.words if first else None,
        first.best if first else (),
        (showdown.all_in_reveal if of_all_in else showdown.reveal).clauses,
        shares if len(strengths) > 1 else (),
    )
    hand.shown[seat] = event
    return event


def share_words(hand: RunningHand, cards: Any, strengths: Any) -> tuple[table_events.ShareWords, ...]:
    """The words and best five of a hand in each share that it qualifies for."""
    words: list[table_events.ShareWords] = []
    for share, strength in zip(hand.engine.shares, strengths, strict=False):
        if strength >= 0:
            best = best_five(share, cards, hand.engine.boards[share.board], strength)
            words.append(
                table_events.ShareWords(share.name, words_of(share, strength), texts(best), share.run)
            )
    return tuple(words)


def mucked(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.HandMucked:
    """MUCKED."""
    return table_events.HandMucked(hand.players[fact[1]].seat, setting.book.showdown.reveal.clauses)


def rake_taken(
    setting: Setting, hand: RunningHand, rakes: list[tuple[int, int]]
) -> tuple[table_events.RakeTaken | table_events.DropTaken, ...]:
    """All RAKED facts of a hand: the house's rake, then each drop, with the rest of each pot after it."""
    return taken_told(hand, rakes)


def taken_told(
    hand: RunningHand, rakes: list[tuple[int, int]]
) -> tuple[table_events.RakeTaken | table_events.DropTaken, ...]:
    """Return the rake and the drops of a hand's pots, as `rake_taken` does."""
    if not rakes:
        return ()
    pots = final_pots(hand)
    taken = [0] * len(pots)
    for pot, amount in rakes:
        taken[pot] += amount
    # The engine has one amount for each pot; its parts follow from the same pots.
    taking = cast(Taking, hand.engine.setup.rake)
    takes = taking.takes(taken, _as_raked(hand, pots), hand.engine.street > 0)
    told_parts: list[table_events.RakeTaken | table_events.DropTaken] = []
    left = pots
    for take in takes:
        parts = take.parts + [0] * (len(pots) - len(take.parts))
        left = _less(left, parts)
        amount, by_pot, rest = sum(parts), tuple(parts), pots_told(hand, left)
        if take.fund:
            told_parts.append(table_events.DropTaken(take.fund, amount, by_pot, rest, take.clauses))
        else:
            told_parts.append(table_events.RakeTaken(amount, by_pot, rest, take.clauses))
    assert sum(sum(take.parts) for take in takes) == sum(taken), "what is told is what was taken"
    return tuple(told_parts)


def _as_raked(hand: RunningHand, pots: list[EnginePot]) -> list[int]:
    """The pots as the engine passed them to the rake: a single pot if only one player was left."""
    amounts = [pot.amount for pot in pots]
    return amounts if sum(1 for status in hand.engine.status if status) > 1 else [sum(amounts)]


def _less(pots: list[EnginePot], parts: list[int]) -> list[EnginePot]:
    return [EnginePot(pot.amount - part, pot.players) for pot, part in zip(pots, parts, strict=True)]


def won(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.PotAwarded:
    """WON."""
    _, pot, share, player, amount, odd, stack = fact
    showdown = setting.book.showdown
    uncontested = share == engine.UNCONTESTED
    game = hand.engine.setup.game
    name, run = "uncontested", 0
    if not uncontested:
        name, run = hand.engine.shares[share].name, hand.engine.shares[share].run
    clauses = setting.book.betting.fold.clauses if uncontested else showdown.pots.clauses
    if odd:
        by_game = {"card": showdown.odd_unit_stud.clauses, "first_share": showdown.odd_unit_own_cards.clauses}
        clauses = clauses + by_game.get(game.odd_units, showdown.odd_unit.clauses)
    if hand.placing.is_bomb_pot and setting.book.bomb_pots is not None:
        clauses += setting.book.bomb_pots.pots.clauses
    elif run:
        clauses += rules_of(setting).pots.clauses
    return table_events.PotAwarded(
        pot, hand.players[player].seat, amount, stack, name, odd, tuple(dict.fromkeys(clauses)), run
    )
