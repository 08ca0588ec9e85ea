"""Answers of programs in words: "call", "raise to 12", "draw 7h2c", on the last line that says "final answer"."""

from __future__ import annotations

import re
from typing import Final

from cardroom.cards.card import CardFault, cards_text, parse_cards
from cardroom.engine import Hand
from cardroom.engine.replay import Action
from cardroom.rules.refused import Refused

LONGEST: Final = 10_000
"""An answer has at most so many characters."""
FINAL: Final = re.compile(r"final answer\W*(.+)", re.IGNORECASE)
WITHOUT: Final = {
    "fold": "fold",
    "check": "check",
    "call": "call",
    "bring in": "bring_in",
    "accept": "accept",
    "refuse": "refuse",
    "all-in": "all_in",
    "all in": "all_in",
    "stand pat": "draw",
}
BETS: Final = re.compile(r"(?:bet|raise|complete)(?: to)? (\d{1,12})")
RUNS: Final = re.compile(r"run (\d)(?: times?)?")
CARDS: Final = re.compile(r"(discard|draw)(?: (.+))?")


def read_answer(hand: Hand, text: str) -> Action:
    """Return the engine's action that an answer means, without carrying it out.

    Chips after the verb of a call or check are not read: it costs what it costs. Raises Refused ("bad-answer") with
    what was wrong in one line.
    """
    words = " ".join(final_of(text).lower().split()).strip(" .!*`\"'")
    for plain, verb in WITHOUT.items():
        if words == plain or (verb in ("call", "check", "bring_in") and words.startswith(plain + " ")):
            return verb, () if verb == "draw" else 0
    if found := BETS.fullmatch(words):
        return "raise_to", int(found[1])
    if found := RUNS.fullmatch(words):
        return "run_board", int(found[1])
    if found := CARDS.fullmatch(words):
        return found[1], _cards(hand, found[2] or "")
    raise bad_answer(f"{words[:60]!r} is no answer; say one of the choices, like: call")


def said(action: Action) -> str:
    """Return an action in the words in which it is read."""
    verb, amount = action
    if isinstance(amount, tuple):
        return f"{verb} {cards_text(list(amount))}" if amount else "stand pat"
    words = {"raise_to": "raise to", "run_board": "run"}.get(verb, verb.replace("_", " "))
    return f"{words} {amount}" if amount else words


def final_of(text: str) -> str:
    """Return what stands after the last "final answer", else the last line that is not empty."""
    if len(text) > LONGEST:
        raise bad_answer(f"an answer has at most {LONGEST:,} characters, not {len(text):,}")
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise bad_answer("the answer is empty")
    named = [found[1] for line in lines if (found := FINAL.search(line))]
    return named[-1] if named else lines[-1]


def _cards(hand: Hand, text: str) -> tuple[int, ...]:
    try:
        cards = parse_cards(
            "".join(part.capitalize() for part in re.findall("..?", re.sub(r"[\s,]", "", text)))
        )
    except CardFault as fault:
        raise bad_answer(str(fault)) from fault
    if strange := [card for card in cards if card not in hand.holes[hand.actor]]:
        raise bad_answer(f"the player holds no such card: number {strange[0]}")
    return tuple(cards)


def bad_answer(words: str) -> Refused:
    """Return the refusal of an answer that cannot be read."""
    return Refused("bad-answer", words)
