"""Finished hands, each as its players may see it."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import partial
from typing import Final, Literal, NamedTuple

import msgspec

from cardroom.cards.card import card_text
from cardroom.cards.deck import DECK_SIZE, shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.games import OFFERED
from cardroom.room.hosting.journal import Summary, decode_record, decode_summary
from cardroom.room.hosting.own_cards import both_decks, places_passed_over, places_seen, seen_by
from cardroom.room.hosting.shown_cards import shown_behind
from cardroom.room.identity.naming import names_stored
from cardroom.room.protocol.hand_rows import HandRow, HandRows
from cardroom.room.protocol.responses import HandBody, OpeningBody
from cardroom.room.runtime.page_reads import PageReads
from cardroom.rules.refused import Refused
from cardroom.store.answers import HandLine
from cardroom.store.hand_counts_rows import HandWish
from cardroom.store.protocol import Lane, Reader
from cardroom.table.events import HandStarted, players_in

Position = Literal["", "button", "small_blind", "big_blind", "elsewhere"]
"""Heads-up the button is also the small blind; it counts as the button. "": any position."""


def position_in(reader: Reader, hand: str, player: str) -> Position:
    """Return the position in which the player was dealt in; "" for a player who only watched the hand."""
    stored = reader.hand(hand)
    assert stored is not None, "the hand has just been listed"
    record = decode_record(stored.record)
    seat = record.seats.get(player, 0)
    start = next(event for event in record.events if isinstance(event, HandStarted))
    if seat not in [one.seat for one in start.seats]:
        return ""
    if seat == start.dealer:
        return "button"
    if seat == start.small_blind:
        return "small_blind"
    return "big_blind" if seat == start.big_blind else "elsewhere"


PAGE = 50
SLICE: Final = 50
SLICES: Final = 15
SECONDS: Final = 0.15
"""The limits of one search for cards: `SLICE` hands at a time, `SLICES` times, or `SECONDS` of processor time.

When a limit is reached, the client is sent how far the search went.
"""
ALL: Final = HandWish()


class SearchPiece(NamedTuple):
    """The result of one piece of a search.

    It has the rows found, the mark to go on from (None: nothing is left), the time at which the last hand looked at
    began, and the seconds that the piece took.
    """

    rows: list[HandRow]
    mark: int | None
    looked_to_ms: int
    seconds: float


class Hands:
    """Reads hands back. A viewer's hand is built from the public record by adding the cards that viewer was dealt."""

    def __init__(self, pages: PageReads) -> None:
        self._pages = pages

    async def rows(self, player: str, before: str, with_cards: bool = True) -> HandRows:
        """Return a player's hands, newest first; `before` is what the previous page gave as `next`.

        Only the player sees the player's cards.
        """
        mark = _mark(before)
        return await self._pages.read(player, lambda reader: self._rows(reader, player, mark, with_cards))

    def _rows(self, reader: Reader, player: str, mark: int | None, with_cards: bool) -> HandRows:
        """Read a page of hands, on a reader's thread.

        It reads the vault and shuffles decks again, which would hold up the event loop.
        """
        page = reader.hands_of(player, mark, PAGE)
        rows = tuple(self._row(reader, line, player, with_cards) for line in page.rows)
        return HandRows(rows, "" if page.older is None else str(page.older))

    def _row(self, reader: Reader, line: HandLine, player: str, with_cards: bool) -> HandRow:
        summary = decode_summary(line.summary)
        cards = _held(reader, line.hand_id, summary, player) if with_cards else ()
        return _row(reader, line, summary, player, cards)

    async def found(
        self, player: str, wish: HandWish, cards: str, before: str, position: Position = ""
    ) -> HandRows:
        """Return the hands looked for among a player's own, newest first.

        With `cards`, those in which the player held such cards; with `position`, those in which the player sat there.
        Refuses ("bad-cards") a text that names no cards. Cards are only in the vault and positions only in the hands'
        records, so hands are searched for them, so many at a time.
        """
        mark, pattern = _mark(before), pattern_of(cards)
        if pattern is None and not position:
            lane: Lane = "pages" if wish == ALL else "searches"
            return await self._pages.read(player, lambda reader: self._page(reader, player, wish, mark), lane)
        found: list[HandRow] = []
        seconds = 0.0
        async with self._pages.turn(player):
            for _ in range(SLICES):
                look = partial(
                    self.looked_through, player=player, wish=wish, pattern=pattern, position=position
                )
                piece = await self._pages.piece(partial(look, mark=mark), "searches")
                found += piece.rows
                mark = piece.mark
                seconds += piece.seconds
                if mark is None or len(found) >= PAGE:
                    return HandRows(tuple(found), "" if mark is None else str(mark))
                if seconds > SECONDS:
                    break
        return HandRows(tuple(found), str(mark), piece.looked_to_ms)

    def _page(self, reader: Reader, player: str, wish: HandWish, mark: int | None) -> HandRows:
        page = reader.hands_found(player, wish, mark, PAGE)
        rows = tuple(self._row(reader, line, player, True) for line in page.rows)
        return HandRows(rows, "" if page.older is None else str(page.older))

    def looked_through(
        self,
        reader: Reader,
        player: str,
        wish: HandWish,
        pattern: CardPattern | None,
        position: Position,
        mark: int | None,
    ) -> SearchPiece:
        """Search a slice of a player's hands, on a reader's thread, for those with the cards and the position."""
        began = time.thread_time()
        page = reader.hands_found(player, wish, mark, SLICE)
        found = []
        for line in page.rows:
            summary = decode_summary(line.summary)
            cards = _held(reader, line.hand_id, summary, player)
            if pattern is not None and not pattern.fits(cards):
                continue
            if position and position_in(reader, line.hand_id, player) != position:
                continue
            found.append(_row(reader, line, summary, player, cards))
        looked_to_ms = page.rows[-1].started_ms if page.rows else 0
        return SearchPiece(found, page.older, looked_to_ms, time.thread_time() - began)

    async def body(self, hand: str, viewer: str) -> HandBody:
        """Return one hand for one viewer ("" for anybody), with openings for exactly the cards that this viewer saw, and
        for those that were passed over because the game is played without them.
        """
        return await self._pages.read(viewer, lambda reader: self._body(reader, hand, viewer))

    def _body(self, reader: Reader, hand: str, viewer: str) -> HandBody:
        stored = reader.hand(hand)
        if stored is None:
            raise Refused("no-such-hand", f"There is no finished hand {hand!r}.", args={"hand": hand})
        record = decode_record(stored.record)
        events = record.events + shown_behind(reader, hand)
        seat = record.seats.get(viewer, 0)
        seed = reader.seed(hand)
        deck = shuffled_deck(seed, hand.encode()) if seed else []
        openings: tuple[OpeningBody, ...] = ()
        start = next(event for event in events if isinstance(event, HandStarted))
        if seed:
            game = OFFERED.get(start.deal)
            passed = places_passed_over(events, deck, game.deck) if game is not None else set()
            seal = seal_deck(seed, hand.encode())
            openings = tuple(
                OpeningBody(o.place, card_text(o.card), o.salt.hex(), tuple(step.hex() for step in o.path))
                for o in (seal.opening(place) for place in sorted(places_seen(events, seat) | passed))
            )
        names = names_stored(reader, sorted(players_in(events)))
        return HandBody(hand, record.terms, seen_by(events, seat, deck), seat, start.seal, openings, names)


def _row(reader: Reader, line: HandLine, summary: Summary, player: str, cards: tuple[str, ...]) -> HandRow:
    if summary.tournament is None:
        summary = _with_economy(reader, line.hand_id, summary)
    return HandRow(
        hand=line.hand_id,
        table=line.table_id,
        table_name=summary.table_name,
        number=line.number,
        started_ms=line.started_ms,
        stake=summary.stake,
        game=summary.game,
        form=summary.form,
        cards=cards,
        board=summary.board,
        pot=summary.pot,
        net=summary.nets.get(player, 0),
        voided=line.outcome == "void",
        tournament=summary.tournament or "",
        private=summary.private,
        stakes=summary.stakes,
    )


def _with_economy(reader: Reader, hand: str, summary: Summary) -> Summary:
    """Return a summary of an older format, completed with fields that it lacked (tournament, private, stakes).

    They are taken from the hand's record.
    """
    stored = reader.hand(hand)
    assert stored is not None, "it has a summary"
    record = decode_record(stored.record)
    start = next(event for event in record.events if isinstance(event, HandStarted))
    terms = record.terms
    return msgspec.structs.replace(
        summary, tournament=terms.tournament, private=terms.private, stakes=start.stakes
    )


def _held(reader: Reader, hand: str, summary: Summary, player: str) -> tuple[str, ...]:
    """Return the cards that a player held at the end; none where the vault has no seed of the hand."""
    places = summary.places.get(player, ())
    deck = _deck(reader, hand) if places else []
    if not deck:
        return ()
    cards = both_decks(deck) if max(places) >= DECK_SIZE else deck
    return tuple([card_text(cards[place]) for place in places])


def _deck(reader: Reader, hand: str) -> list[int]:
    seed = reader.seed(hand)
    return shuffled_deck(seed, hand.encode()) if seed else []


def _mark(before: str) -> int | None:
    if not before:
        return None
    if not before.isdecimal():
        raise Refused("bad-page", "That page does not exist.")
    return int(before)


_CLASS: Final = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so])", re.IGNORECASE)
_ONE: Final = re.compile(r"([2-9TJQKA])([shdc]?)", re.IGNORECASE)
_ALL: Final = re.compile(r"(?:[2-9TJQKA][shdc]?)+", re.IGNORECASE)


class CardPattern(msgspec.Struct, frozen=True):
    """Cards and ranks that must all be held, each by a different card; of two ranks also whether they are suited."""

    cards: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    suited: bool | None = None

    def fits(self, held: tuple[str, ...]) -> bool:
        """Whether these cards fit the pattern."""
        if self.suited is not None:
            suits = [{card[1] for card in held if card[0] == rank} for rank in self.ranks]
            if self.ranks[0] == self.ranks[1]:
                return not self.suited and len(suits[0]) > 1
            if self.suited:
                return bool(suits[0] & suits[1])
            return any(one != other for one in suits[0] for other in suits[1])
        if not set(self.cards) <= set(held):
            return False
        left = Counter(card[0] for card in held if card not in self.cards)
        return all(left[rank] >= count for rank, count in Counter(self.ranks).items())


def pattern_of(text: str) -> CardPattern | None:
    """Return the pattern that a text stands for, None for an empty text.

    Refuses ("bad-cards") a text that names no cards.
    """
    plain = text.replace(" ", "").replace("10", "T")
    if not plain:
        return None
    if found := _CLASS.fullmatch(plain):
        one, other, how = found.groups()
        return CardPattern(ranks=(one.upper(), other.upper()), suited=how.lower() == "s")
    if not _ALL.fullmatch(plain):
        raise Refused("bad-cards", f"{text!r} names no cards; cards are written like AKs, QQ or AhKd.")
    found_all = [(rank.upper(), suit.lower()) for rank, suit in _ONE.findall(plain)]
    return CardPattern(
        cards=tuple(rank + suit for rank, suit in found_all if suit),
        ranks=tuple(rank for rank, suit in found_all if not suit),
    )
