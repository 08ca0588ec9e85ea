"""The situation that a seat is told when it must decide: facts that it may know, as data and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardroom.cards.card import UNKNOWN, card_text, cards_text
from cardroom.engine import Hand
from cardroom.engine.tasks import TASK_NAMES
from cardroom.env.information import information_text
from cardroom.env.seen import Seen, seen_by

MOVES: Final = {
    "fold": "folds",
    "check": "checks",
    "call": "calls",
    "raise": "raises to {chips}",
    "bring_in": "brings in {chips}",
    "put_down": "puts down {count} cards",
    "accept": "keeps the card on offer",
    "refuse": "refuses the card on offer",
    "run_board": "wants the board run {count} times",
}


class LegalChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing the player may do: `action` as an answer begins, with the chips it `costs`, the least and largest total
    of a bet or raise, or how many cards or runs it names at most.
    """

    action: str
    costs: int = 0
    least: int = 0
    most: int = 0


class SeatSituation(msgspec.Struct, frozen=True):
    """A decision as its player may see it. Players are numbered from the dealer's left.

    `information` is all that was seen in one line (`cardroom.env.information_text`), `choices` what may be answered,
    `text` the whole in words. `stacks` are chips behind, `bets` in front, `pot` all chips in, the bets included.
    """

    deal: int
    player: int
    game: str
    form: str
    asked: str
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pot: int
    own_cards: str
    board: tuple[str, ...]
    information: str
    choices: tuple[LegalChoice, ...]
    text: str


def situation_of(hand: Hand, names: Sequence[str] = (), deal: int = 0) -> SeatSituation:
    """Return what the player to act is told; `names` are those of the players, `deal` the number of the deal."""
    player = hand.actor
    assert player >= 0, "somebody is to act"
    called = tuple(names) or tuple([f"player {number}" for number in range(len(hand.stacks))])
    choices = tuple(choices_of(hand))
    return SeatSituation(
        deal=deal,
        player=player,
        game=hand.setup.game.code,
        form=hand.setup.form,
        asked=TASK_NAMES[hand.asked],
        names=called,
        stacks=tuple(hand.stacks),
        bets=tuple(hand.bets),
        pot=hand.total,
        own_cards=cards_text(list(hand.holes[player])),
        board=tuple([cards_text(list(board)) for board in hand.boards]),
        information=information_text(hand, player),
        choices=choices,
        text=words_of(hand, called, choices),
    )


def choices_of(hand: Hand) -> list[LegalChoice]:
    """Return what the player to act may do."""
    options = hand.options()
    if options.discard:
        return [LegalChoice("discard", most=options.discard, least=options.discard)]
    if options.draw >= 0:
        return [LegalChoice("stand pat"), *([LegalChoice("draw", most=options.draw)] if options.draw else [])]
    if options.offered >= 0:
        return [LegalChoice("accept"), LegalChoice("refuse")]
    if options.runs:
        return [LegalChoice("run", least=1, most=options.runs)]
    found = [LegalChoice("fold")] if options.can_fold else []
    if options.bring_in:
        found.append(LegalChoice("bring in", costs=options.bring_in))
    elif options.can_check:
        found.append(LegalChoice("check"))
    elif options.call:
        found.append(LegalChoice("call", costs=options.call))
    if options.can_raise:
        verb = "bet" if options.is_bet else "raise"
        least, most = options.min_raise_to, options.max_raise_to
        if options.only_limits and least != most:
            found += [LegalChoice(verb, least=least, most=least), LegalChoice(verb, least=most, most=most)]
        else:
            found.append(LegalChoice(verb, least=least, most=most))
    return found


def words_of(hand: Hand, names: Sequence[str], choices: Sequence[LegalChoice]) -> str:
    """Return the decision in words, one fact a line, as a person or a language model reads it."""
    setup, player = hand.setup, hand.actor
    lines = [
        f"{setup.game.name}, {setup.form.replace('_', ' ')}, {len(names)} players. The last one is the dealer."
    ]
    for number, name in enumerate(names):
        posted = setup.opening.antes[number] + setup.opening.bets[number]
        you = " (you)" if number == player else ""
        lines.append(f"{name}{you} began with {setup.stacks[number]} and posted {posted}.")
    lines += [line for seen in seen_by(hand, player) if (line := _line(seen, names, player))]
    held = [card_text(card) for card in hand.holes[player] if card != UNKNOWN]
    lines.append(f"Your cards: {' '.join(held)}.")
    for number, board in enumerate(hand.boards):
        if board:
            which = f" {number + 1}" if len(hand.boards) > 1 else ""
            lines.append(f"Board{which}: {' '.join(card_text(card) for card in board)}.")
    lines.append(f"Pot: {hand.total}. You have {hand.stacks[player]} behind.")
    lines.append(f"You may: {'; '.join(_offer(choice) for choice in choices)}.")
    return "\n".join(lines)


def _line(seen: Seen, names: Sequence[str], player: int) -> str:
    cards = " ".join(card_text(card) for card in seen.cards)
    if seen.kind == "board":
        return f"Dealt to the board: {cards}."
    if seen.kind in ("dealt", "drawn"):
        return f"Dealt to you: {cards}." if seen.player == player else ""
    if seen.kind == "open":
        return f"{names[seen.player]} has open: {cards}."
    if seen.kind == "shown":
        return f"{names[seen.player]} shows {cards}."
    return f"{names[seen.player]} {MOVES[seen.kind].format(chips=seen.chips, count=seen.count)}."


def _offer(choice: LegalChoice) -> str:
    if choice.action in ("bet", "raise"):
        size = (
            f"{choice.least}"
            if choice.least == choice.most
            else f"a total from {choice.least} to {choice.most}"
        )
        return f"{choice.action} to {size}"
    if choice.action == "discard":
        return f"discard {choice.most} of your cards, named like: discard 7h"
    if choice.action == "draw":
        return f"draw: put down up to {choice.most} of your cards, named like: draw 7h2c"
    if choice.action == "run":
        return f"run the board 1 to {choice.most} times, like: run 1"
    return f"{choice.action} {choice.costs}" if choice.costs else choice.action
