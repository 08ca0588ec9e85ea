"""The layout's name for a hand that was shown, board by board."""

from cardroom.games import OFFERED
from cardroom.histories.pokerstars.site_words import phrase
from cardroom.table.events import HandShown, PotAwarded, Words

HIGH_LOW = ("HI", "LO")


def board_of(award: PotAwarded, deal: str) -> int:
    """Which board this part of a pot was won on, counted from 0."""
    if award.run:
        return award.run - 1
    return next((share.board for share in OFFERED[deal].shares if share.name == award.share), 0)


def called(shown: HandShown, deal: str, board: int = 0) -> str:
    """The name of a hand on a board ("two pair, Kings and Sixes", "HI: a flush, Ace high; LO: 7,5,4,2,A"); "" if it is
    not recorded.
    """
    shares = OFFERED[deal].shares
    boards = {share.name: share.board for share in shares}
    told = {
        share.share: share.words
        for share in shown.shares
        if _is_on(board, share.run, boards.get(share.share, 0))
    }
    if not told and shown.words is not None and not shown.shares:
        told = {shares[0].name: shown.words}
    is_low = {share.name: share.is_low for share in shares}
    if True not in is_low.values():
        return "".join([phrase(words) for words in told.values()])
    if False not in is_low.values():
        return "".join([f"Lo: {phrase(words)}" for words in told.values()])
    return "; ".join([_part(name, is_low[name], words) for name, words in told.items()])


def _is_on(board: int, run: int, of_share: int) -> bool:
    return board == (run - 1 if run else of_share)


def _part(name: str, is_low: bool, words: Words) -> str:
    return f"{HIGH_LOW[is_low]}: {phrase(words)}"
