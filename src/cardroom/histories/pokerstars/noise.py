"""Lines that tell nothing of a hand: chat, who comes and goes, tournament news."""

import re

_CHAT = re.compile(r'.{1,60} said, ".*')
_NEWS = (
    " joins the table at seat #", " leaves the table", " will be allowed to play after the button",
    " was removed from the table for failing to post", " is sitting out", " sits out", " has returned", " is connected",
    " is disconnected", " has timed out while", " finished the tournament", " wins the tournament", " wins the ",
    " for eliminating ", " re-buys and receives ", " takes the add-on", " is feeling ", " has requested TIME",
    " will be using their time bank for this hand", " cannot afford ", " added to the ", " is moved to ", " buys the ",
    ": is sitting out", ": sits out", ": Table deposit ", ": doesn't show hand", ": mucks hand", ": Re-join ",
)  # fmt: skip
_WHOLE = (
    "No low hand qualified", "Betting is capped", "Hand was run twice", "Pair on board - a double bet is allowed",
)  # fmt: skip
_PLAYS = re.compile(r"(.+): (?:posts|folds|checks|calls|bets|raises|shows|brings in|discards|stands pat)\b.*")


def is_noise(line: str) -> bool:
    """Whether a line may be passed over: chat, and what is nobody's action."""
    if _CHAT.fullmatch(line) or line in _WHOLE:
        return True
    return not _PLAYS.fullmatch(line) and any(words in line for words in _NEWS)


def is_chat(line: str) -> bool:
    """Whether a line is what somebody said, which may look like anything."""
    return _CHAT.fullmatch(line) is not None


def is_action(line: str) -> bool:
    """Whether a line has the form of something a player does in a hand."""
    return _PLAYS.fullmatch(line) is not None
