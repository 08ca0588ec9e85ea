"""Finished hands as their players may know them."""

from __future__ import annotations

from typing import Final

from cardroom.cards.card import card_text
from cardroom.cards.deck import shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.room.accounts.naming import names_stored
from cardroom.room.held_cards import CardPattern, pattern_of
from cardroom.room.journal import decode_record, decode_summary
from cardroom.room.messages.responses import HandBody, HandRow, HandRows, OpeningBody
from cardroom.room.own_cards import both_decks, places_seen, seen_by
from cardroom.room.own_position import Position, position_in
from cardroom.room.shown_cards import shown_behind
from cardroom.rules.refused import Refused
from cardroom.store.answers import HandLine
from cardroom.store.counts import HandWish
from cardroom.store.protocol import Reader, Store
from cardroom.table.events import HandStarted, players_in

PAGE = 50
SLICE: Final = 50
SLICES: Final = 15
"""So many hands at a time, and so many times, are looked through for cards before who asks hears how far that went."""


class Hands:
    """Reads hands back. A viewer's hand is built from the public record by adding the cards that viewer was dealt."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rows(self, player: str, before: str, with_cards: bool = True) -> HandRows:
        """A player's hands, newest first; `before` is what the page before gave as `next`. The player's cards are
        for the player alone.
        """
        mark = _mark(before)
        return await self._store.read(lambda reader: self._rows(reader, player, mark, with_cards))

    def _rows(self, reader: Reader, player: str, mark: int | None, with_cards: bool) -> HandRows:
        """On a reader's thread: the vault is read and decks are shuffled again; the event loop has better to do."""
        page = reader.hands_of(player, mark, PAGE)
        rows = tuple(self._row(reader, line, player, with_cards) for line in page.rows)
        return HandRows(rows, "" if page.older is None else str(page.older))

    def _row(self, reader: Reader, line: HandLine, player: str, with_cards: bool) -> HandRow:
        summary = decode_summary(line.summary)
        deck = _deck(reader, line.hand_id) if with_cards else []
        cards = both_decks(deck) if deck else []
        return HandRow(
            hand=line.hand_id,
            table=line.table_id,
            table_name=summary.table_name,
            number=line.number,
            started_ms=line.started_ms,
            stake=summary.stake,
            game=summary.game,
            form=summary.form,
            cards=tuple(card_text(cards[place]) for place in summary.places.get(player, ())) if deck else (),
            board=summary.board,
            pot=summary.pot,
            net=summary.nets.get(player, 0),
            voided=line.outcome == "void",
        )

    async def found(
        self, player: str, wish: HandWish, cards: str, before: str, position: Position = ""
    ) -> HandRows:
        """Of a player's own hands those looked for, newest first; with `cards`, those in which the player held such,
        with `position` those in which the player sat there.

        Refuses ("bad-cards") what names no cards. Cards lie in the vault alone and positions in the hands, so hands are
        looked through for them, so many at a time.
        """
        mark, pattern = _mark(before), pattern_of(cards)
        return await self._store.read(lambda reader: self._found(reader, player, wish, pattern, mark, position))

    def _found(
        self,
        reader: Reader,
        player: str,
        wish: HandWish,
        pattern: CardPattern | None,
        mark: int | None,
        position: Position,
    ) -> HandRows:
        if pattern is None and not position:
            page = reader.hands_found(player, wish, mark, PAGE)
            rows = tuple(self._row(reader, line, player, True) for line in page.rows)
            return HandRows(rows, "" if page.older is None else str(page.older))
        found: list[HandRow] = []
        for _ in range(SLICES):
            page = reader.hands_found(player, wish, mark, SLICE)
            mark = page.older
            for line in page.rows:
                if position and position_in(reader, line.hand_id, player) != position:
                    continue
                row = self._row(reader, line, player, True)
                if pattern is None or pattern.fits(row.cards):
                    found.append(row)
            if mark is None or len(found) >= PAGE:
                return HandRows(tuple(found), "" if mark is None else str(mark))
        return HandRows(tuple(found), str(mark), page.rows[-1].started_ms)

    async def body(self, hand: str, viewer: str) -> HandBody:
        """One hand for one viewer ("" for anybody), with openings for exactly the cards this viewer saw."""
        return await self._store.read(lambda reader: self._body(reader, hand, viewer))

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
        if seed:
            seal = seal_deck(seed, hand.encode())
            openings = tuple(
                OpeningBody(o.place, card_text(o.card), o.salt.hex(), tuple(step.hex() for step in o.path))
                for o in (seal.opening(place) for place in sorted(places_seen(events, seat)))
            )
        start = next(event for event in events if isinstance(event, HandStarted))
        names = names_stored(reader, sorted(players_in(events)))
        return HandBody(hand, record.terms, seen_by(events, seat, deck), seat, start.seal, openings, names)


def _deck(reader: Reader, hand: str) -> list[int]:
    seed = reader.seed(hand)
    return shuffled_deck(seed, hand.encode()) if seed else []


def _mark(before: str) -> int | None:
    if not before:
        return None
    if not before.isdecimal():
        raise Refused("bad-page", "That page does not exist.")
    return int(before)
