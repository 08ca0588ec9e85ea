"""Follows one table through the room's messages, as far as a bot needs it."""

from __future__ import annotations

from collections.abc import Sequence

from cardroom.bots.round_seen import RoundSeen
from cardroom.bots.spot import Spot
from cardroom.cards.card import card, parse_cards
from cardroom.games import OFFERED
from cardroom.table import events
from cardroom.table.model.view import TableView


class Follower:
    """The knowledge of a seated bot about its table.

    Fed with the snapshot and the events, asked for the spot on its turn.
    """

    def __init__(self, player: str, view: TableView) -> None:
        self.player = player
        self.terms = view.terms
        self.version = view.version
        self.seat = view.you.seat if view.you else 0
        self.stack = 0
        self.unit = view.terms.unit or view.terms.big_blind
        self.sitting_out = False
        self.straddle = view.you.wishes.straddle if view.you and view.you.wishes else 0
        self.is_between_hands = view.hand is None
        self.may_post = view.you is not None and posts(view.you.entry)
        self.hand = view.hand.hand if view.hand else ""
        self.turn: events.TurnStarted | None = view.hand.turn if view.hand else None
        self._hole = tuple(view.you.cards) if view.you else ()
        self._deal = view.hand.deal if view.hand else view.terms.deal
        self._boards = _boards_of(view)
        self._to_place = tuple(view.you.to_place) if view.you else ()
        self._rows: list[tuple[str, ...]] = [(), (), ()]
        self._ups: dict[int, tuple[str, ...]] = {}
        self._collected = sum(pot.amount for pot in view.hand.pots) if view.hand else 0
        self._bets: dict[int, int] = {}
        self._in: set[int] = set()
        self._round = RoundSeen()
        for seat in view.seats:
            if seat.seat == self.seat:
                self.stack, self.sitting_out = seat.stack, seat.state == "sitting_out"
            if seat.in_hand:
                self._bets[seat.seat] = seat.bet
                if seat.seat != self.seat and seat.up:
                    self._ups[seat.seat] = seat.up
                if seat.seat == self.seat and seat.rows:
                    self._rows = list(seat.rows)
                if not seat.folded:
                    self._in.add(seat.seat)
        if any(bet > max(view.terms.unit, view.terms.big_blind) for bet in self._bets.values()):
            self._round.raises = 1  # a bot that comes in mid-hand has not seen how often

    def see(self, event: events.AnyEvent) -> None:
        """Take in one event."""
        self._round.see(event)
        kind = type(event).__name__
        handler = getattr(self, f"_on_{kind}", None)
        if handler is not None:
            handler(event)
        seat, stack = getattr(event, "seat", 0), getattr(event, "stack", None)
        if seat == self.seat and isinstance(stack, int):
            self.stack = stack
        bet = getattr(event, "bet", None)
        if isinstance(bet, int):
            self._bets[seat] = bet

    def _on_PlayerSeated(self, event: events.PlayerSeated) -> None:
        if event.player == self.player:
            self.seat, self.sitting_out = event.seat, False

    def _on_PlayerLeft(self, event: events.PlayerLeft) -> None:
        if event.player == self.player:
            self.seat = 0

    def _on_SatOut(self, event: events.SatOut) -> None:
        if event.seat == self.seat:
            self.sitting_out = True

    def _on_SatIn(self, event: events.SatIn) -> None:
        if event.seat == self.seat:
            self.sitting_out = False

    def _on_EntryOffered(self, event: events.EntryOffered) -> None:
        self.may_post = posts(event)

    def _on_SeatChanged(self, event: events.SeatChanged) -> None:
        if event.seat == self.seat:
            self.seat = event.to

    def _on_HandStarted(self, event: events.HandStarted) -> None:
        self.hand, self.turn, self.is_between_hands = event.hand, None, False
        self._hole, self._boards, self._collected = (), {}, 0
        self._deal, self._to_place, self._rows, self._ups = event.deal, (), [(), (), ()], {}
        self._in = {dealt.seat for dealt in event.seats}
        if event.stakes is not None:
            self.unit = event.stakes.unit
        self._bets = dict.fromkeys(self._in, 0)

    def _on_HoleSeen(self, event: events.HoleSeen) -> None:
        self._hole = event.cards

    def _on_GameChosen(self, event: events.GameChosen) -> None:
        self._deal = event.deal

    def _on_BoardDealt(self, event: events.BoardDealt) -> None:
        self._boards[event.board] = (*self._boards.get(event.board, ()), *event.cards)

    def _on_CommunityCardDealt(self, event: events.CommunityCardDealt) -> None:
        self._boards[0] = (*self._boards.get(0, ()), event.card)

    def _on_UpCardDealt(self, event: events.UpCardDealt) -> None:
        if event.seat != self.seat:
            self._ups[event.seat] = (*self._ups.get(event.seat, ()), event.card)

    def _on_CardsToPlace(self, event: events.CardsToPlace) -> None:
        self._to_place = event.cards

    def _on_CardsPlaced(self, event: events.CardsPlaced) -> None:
        if event.seat == self.seat:
            self._rows = [(*old, *new) for old, new in zip(self._rows, event.rows, strict=True)]

    def _on_Folded(self, event: events.Folded) -> None:
        self._in.discard(event.seat)
        self._ups.pop(event.seat, None)

    def _on_BetsCollected(self, event: events.BetsCollected) -> None:
        self._collected = sum(pot.amount for pot in event.pots)
        self._bets = dict.fromkeys(self._bets, 0)

    def _on_TurnStarted(self, event: events.TurnStarted) -> None:
        self.turn = event

    def _on_WishesChanged(self, event: events.WishesChanged) -> None:
        self.straddle = event.straddle

    def _on_HandEnded(self, _: events.HandEnded) -> None:
        self.turn = None
        self.is_between_hands = True

    def _on_HandVoided(self, _: events.HandVoided) -> None:
        self.turn = None

    def is_my_turn(self) -> bool:
        """Whether this bot is to act."""
        return self.turn is not None and self.seat != 0 and self.turn.seat == self.seat

    def spot(self) -> Spot:
        """The decision to make; only on this bot's turn."""
        turn = self.turn
        assert turn is not None and turn.seat == self.seat
        return Spot(
            game=self._deal,
            hole=_ints(self._hole),
            boards=tuple([_ints(self._boards[board]) for board in sorted(self._boards)]),
            pot=self._collected + sum(self._bets.values()),
            call=turn.call,
            bet=self._bets.get(self.seat, 0),
            min_raise_to=turn.min_raise_to if turn.min_raise_to is not None else -1,
            max_raise_to=turn.max_raise_to if turn.max_raise_to is not None else -1,
            unit=self.unit,
            opponents=len(self._in - {self.seat}),
            actions=turn.actions,
            only_limits=turn.only_limits,
            ups=tuple([_ints(cards) for cards in self._ups.values()]),
            discard=turn.discard,
            draw=turn.draw,
            offered=card(turn.offered) if turn.offered else -1,
            games=turn.games,
            to_place=_ints(self._to_place),
            room=turn.room,
            rows=tuple([_ints(row) for row in self._rows]),
            stack=self.stack,
            raises=self._round.raises,
            callers=len(self._round.callers & self._in),
            behind=len(self._in - self._round.acted - {self.seat}),
            was_raiser=self._round.raiser == self.seat,
            is_last_street=self._is_last_street(),
            runs=turn.runs,
        )

    def _is_last_street(self) -> bool:
        declared = OFFERED.get(self._deal)
        if declared is None:
            return False
        board = max([len(board) for board in self._boards.values()], default=0)
        needed = sum([street.board for street in declared.streets])
        return board >= needed if needed else len(self._hole) >= declared.hole_cards


def _ints(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(parse_cards("".join(cards)))


def _boards_of(view: TableView) -> dict[int, tuple[str, ...]]:
    """The boards of a view, and one card for all, by number."""
    if view.hand is None:
        return {}
    boards = {number: tuple(board) for number, board in enumerate(view.hand.boards) if board}
    return {0: tuple(view.hand.community)} if view.hand.community else boards


def posts(offered: events.EntryOffered | None) -> bool:
    """Whether posting would bring the bot into the game, and it has not chosen that."""
    return offered is not None and offered.chosen == "wait" and any(o.kind == "post" for o in offered.options)
