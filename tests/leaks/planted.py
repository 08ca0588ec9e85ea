"""Leaks that somebody might build in: each patches the room in one place, and the twin worlds must tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
import structlog

from cardroom.cards.card import card_text, cards_text
from cardroom.room.archive import finished_hands as hands
from cardroom.room.hosting import client_answers
from cardroom.room.hosting import shuffling as room_shuffling
from cardroom.room.hosting.hand_log import HandLog
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.overview import Overview
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import server_messages as to_client
from cardroom.table import starting_hand as dealing
from cardroom.table import table_view as showing
from cardroom.table.events import HoldingNamed, HoleDealt, HoleSeen, TurnStarted
from cardroom.table.poker import dealing_events
from cardroom.table.poker import engine_telling as telling
from cardroom.table.poker import poker_play as play
from cardroom.table.poker import poker_view as hand_showing
from cardroom.table.poker.holding import holdings_of
from cardroom.web.http import operation_routes as operation

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]

replaced = msgspec.structs.replace


def strengths(hand: Any) -> list[int]:
    """Something that depends on every hole card still held."""
    return [sum(cards) for index, cards in enumerate(hand.engine.holes) if hand.engine.status[index]]


def equity_field(patch: Patch) -> None:
    """A turn speaks of how good its player's cards are."""
    real = play.turn_told

    def leaky(state: Any, hand: Any, clock: Any, seat: int) -> TurnStarted:
        equity = sum(hand.engine.holes[hand.index_of[seat]])
        return replaced(real(state, hand, clock, seat), why_no_raise=(f"equity {equity}",))

    patch.setattr(play, "turn_told", leaky)


def order_by_strength(patch: Patch) -> None:
    """The seats of a view come in the order of their hands."""
    real = TableWriter.view

    def leaky(self: TableWriter, viewer: str) -> Any:
        view, hand = real(self, viewer), self.table.hand
        if hand is None:
            return view
        order = {seat: sum(hand.engine.holes[index]) for seat, index in hand.index_of.items()}
        return replaced(view, seats=tuple(sorted(view.seats, key=lambda seat: order.get(seat.seat, 0))))

    patch.setattr(TableWriter, "view", leaky)


def answer_with_card(patch: Patch) -> None:
    """A refusal's id carries the next card of the deck."""
    real = client_answers.refusal
    last: list[TableWriter] = []
    see(patch, last)

    def leaky(request: str, refused: Any) -> to_client.Refused:
        hand = last[-1].table.hand if last else None
        card = hand.engine.setup.deck[-1] if hand else 0
        return replaced(real(request, refused), id=f"{request}-{card}")

    patch.setattr(client_answers, "refusal", leaky)


def see(patch: Patch, last: list[TableWriter]) -> None:
    """Keep the table that was asked last at hand for a leak."""
    real = TableWriter.carry_out

    def seen(self: TableWriter, *args: Any, **kwargs: Any) -> Any:
        last[:] = [self]
        return real(self, *args, **kwargs)

    patch.setattr(TableWriter, "carry_out", seen)


def card_in_error_text(patch: Patch) -> None:
    """The words of a refusal name a card that somebody else holds."""
    real = client_answers.refusal
    last: list[TableWriter] = []
    see(patch, last)

    def leaky(request: str, refused: Any) -> to_client.Refused:
        hand = last[-1].table.hand if last else None
        cards = cards_text(hand.engine.holes[0]) if hand else ""
        answer = real(request, refused)
        return replaced(answer, message=answer.message + cards)

    patch.setattr(client_answers, "refusal", leaky)


def mucked_cards_in_history(patch: Patch) -> None:
    """The history of a hand shows everybody's cards to everybody."""

    def leaky(events: Any, seat: int, deck: list[int]) -> tuple[Any, ...]:
        seen: list[Any] = []
        for event in events:
            seen.append(event)
            if isinstance(event, HoleDealt) and deck:
                seen.append(HoleSeen(event.seat, tuple(card_text(deck[place]) for place in event.places)))
        return tuple(seen)

    patch.setattr(hands, "seen_by", leaky)


def opening_too_many(patch: Patch) -> None:
    """The proof opens the next place of the deck as well."""
    real = hands.places_seen
    patch.setattr(hands, "places_seen", lambda events, seat: real(events, seat) | {51})


def length_of_list(patch: Patch) -> None:
    """How many entries a list has depends on a card."""
    real = dealing_events.dealt_hole

    def leaky(state: Any, hand: Any, fact: Any, automatic: str) -> HoleDealt:
        event = real(state, hand, fact, automatic)
        return replaced(event, places=event.places + (0,) * (hand.engine.setup.deck[-1] % 2))

    patch.setitem(telling.TELLERS, telling.engine.DEALT_HOLE, leaky)


def card_in_deal(patch: Patch) -> None:
    """The deal of a seat says the cards in place of their places."""
    real = dealing_events.dealt_hole

    def leaky(state: Any, hand: Any, fact: Any, automatic: str) -> HoleDealt:
        event = real(state, hand, fact, automatic)
        return replaced(event, places=tuple(hand.engine.setup.deck[place] for place in event.places))

    patch.setitem(telling.TELLERS, telling.engine.DEALT_HOLE, leaky)


def may_win_flag(patch: Patch) -> None:
    """A seat is shown as connected only while it holds the best cards: the thumbs of another room."""
    real = showing.show_seat

    def leaky(state: Any, seat: Any, is_own: bool) -> Any:
        view, hand = real(state, seat, is_own), state.hand
        if hand is None or seat.number not in hand.index_of:
            return view
        own = sum(hand.engine.holes[hand.index_of[seat.number]])
        return replaced(view, all_in=own == max(strengths(hand), default=0))

    patch.setattr(showing, "show_seat", leaky)


def holding_to_neighbour(patch: Patch) -> None:
    """What a seat's cards make is whispered to the next seat."""

    def leaky(hand: Any, players: Any, decided: Any) -> None:
        for player, neighbour in zip(hand.players, hand.players[1:] + hand.players[:1], strict=True):
            for holding in holdings_of(hand, player.seat):
                decided.whisper(neighbour.seat, replaced(holding, seat=neighbour.seat))

    patch.setattr(telling, "name_holdings", leaky)


def strength_label(patch: Patch) -> None:
    """A view names what the seat to act holds."""
    real = hand_showing.show_hand

    def leaky(hand: Any, *rest: Any) -> Any:
        view, seat = real(hand, *rest), hand.actor_seat
        holdings: tuple[HoldingNamed, ...] = holdings_of(hand, seat) if seat else ()
        return replaced(view, street=f"{view.street} {holdings[0].category}") if holdings else view

    patch.setattr(hand_showing, "show_hand", leaky)


def log_line(patch: Patch) -> None:
    """A line of the log has the cards that were dealt."""
    real = TableWriter.deal

    def leaky(self: TableWriter) -> None:
        real(self)
        if self.table.hand is not None:
            structlog.get_logger().info(
                "dealt", cards=[cards_text(hole) for hole in self.table.hand.engine.holes]
            )

    patch.setattr(TableWriter, "deal", leaky)


def seed_in_message(patch: Patch) -> None:
    """The seed itself is told where the hand's commitment stands."""
    real = dealing.open_hand
    seeds: dict[str, bytes] = {}
    sealed = room_shuffling.seal_deck

    def keeps(seed: bytes, hand: bytes) -> Any:
        seeds[hand.decode()] = seed
        return sealed(seed, hand)

    def leaky(state: Any, command: Any, *args: Any) -> Any:
        hand = real(state, command, *args)
        hand.seal = seeds[command.hand].hex()
        return hand

    patch.setattr(room_shuffling, "seal_deck", keeps)
    patch.setattr(dealing, "open_hand", leaky)


def speed_of_muck(patch: Patch) -> None:
    """How long the table rests after a hand depends on a card that was not shown."""
    real = TableWriter._store_whole
    decks: dict[str, int] = {}
    deals = TableWriter.deal

    def dealing_(self: TableWriter) -> None:
        deals(self)
        if self.table.hand is not None:
            decks[self.terms.table] = self.table.hand.engine.setup.deck[-1]

    def leaky(self: TableWriter, decision: Any, *args: Any) -> None:
        pause, now_ms = self._wakes._pause, decision.asking.now_ms
        before = pause.ends_ms
        real(self, decision, *args)
        if self.table.hand is None and pause.ends_ms > max(before, now_ms):
            pause.ends_ms += 10 * decks.get(self.terms.table, 0)
            self._wakes.set(now_ms)

    patch.setattr(TableWriter, "deal", dealing_)
    patch.setattr(TableWriter, "_store_whole", leaky)


def lobby_number(patch: Patch) -> None:
    """The lobby's average pot grows by what lies on top of the deck."""
    real = Pool._row

    def leaky(self: Pool, table: str, writer: TableWriter, now_ms: int) -> to_client.TableRow:
        row, hand = real(self, table, writer, now_ms), writer.table.hand
        return replaced(row, average_pot=hand.engine.setup.deck[-1]) if hand else row

    patch.setattr(Pool, "_row", leaky)


def staff_overview(patch: Patch) -> None:
    """Staff see a seat's cards."""
    real = Overview.of

    def leaky(self: Overview, *of: Any, **how: Any) -> Any:
        view = real(self, *of, **how)
        for table in view.tables:
            hand = self._tables[table.table].table.hand
            table.hand = cards_text(hand.engine.holes[0]) if hand else ""
        return view

    patch.setattr(Overview, "of", leaky)


def metric(patch: Patch) -> None:
    """A figure for the operator counts aces in play."""
    real = operation.exposition
    last: list[TableWriter] = []
    see(patch, last)

    def leaky(*of: Any) -> bytes:
        hand = last[-1].table.hand if last else None
        return real(*of) + (b"# %d\n" % hand.engine.setup.deck[-1] if hand else b"")

    patch.setattr(operation, "exposition", leaky)


def card_at_rest(patch: Patch) -> None:
    """The stored record of a hand names it by its deck."""
    real = HandLog.follow
    last: list[TableWriter] = []
    see(patch, last)

    def leaky(self: HandLog, command: Any, events: Any, *watched: Any) -> Any:
        record = real(self, command, events, *watched)
        hand = last[-1].table.hand if last else None
        if record is None and hand is not None:
            self._terms = replaced(self._terms, currency=f"EUR{hand.engine.setup.deck[-1]}")
        return record

    patch.setattr(HandLog, "follow", leaky)


def hand_number(patch: Patch) -> None:
    """The start of a hand is told with a number that has a card in it."""
    real = dealing.open_hand

    def leaky(state: Any, command: Any, deck: list[int], *args: Any) -> Any:
        hand = real(state, command, deck, *args)
        hand.number = hand.number * 100 + deck[-1]
        return hand

    patch.setattr(dealing, "open_hand", leaky)


def shown_with_the_rest(patch: Patch) -> None:
    """The view of a hand that is over has, beside what somebody showed, what that one may show yet."""
    real = showing.show_over

    def leaky(state: Any) -> Any:
        over = real(state)
        if over is None or not over.shown:
            return over
        rest = [card for cards in state.over_cards.values() for card in cards]
        return replaced(over, shown=(*over.shown, replaced(over.shown[-1], cards=tuple(rest))))

    patch.setattr(showing, "show_over", leaky)


def unseen_of_another(patch: Patch) -> None:
    """Who may show cards of a hand that is over is told how good somebody else's are."""
    real = showing.left_to_show

    def leaky(state: Any, seat: Any) -> tuple[str, ...]:
        others = [
            card for player, cards in state.over_cards.items() if player != seat.player for card in cards
        ]
        return real(state, seat) + tuple(sorted(others)[:1])

    patch.setattr(showing, "left_to_show", leaky)


PLANTED: tuple[Leak, ...] = (
    equity_field,
    order_by_strength,
    answer_with_card,
    card_in_error_text,
    mucked_cards_in_history,
    opening_too_many,
    length_of_list,
    card_in_deal,
    may_win_flag,
    holding_to_neighbour,
    strength_label,
    log_line,
    seed_in_message,
    speed_of_muck,
    lobby_number,
    staff_overview,
    metric,
    card_at_rest,
    hand_number,
    shown_with_the_rest,
    unseen_of_another,
)


@contextmanager
def planted(leak: Leak) -> Iterator[None]:
    """The room with one leak in it."""
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        yield
