"""A table takes commands, and returns events or refuses. Time, cards and chance are values."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from cardroom.cards.card import card_text
from cardroom.rules import GameOffer, Rulebook
from cardroom.table import table_snapshot as snapshot
from cardroom.table import table_view as showing
from cardroom.table.accounts_held import held_at
from cardroom.table.acting import act
from cardroom.table.breaks import sit_in, sit_out, skip_next_big_blind
from cardroom.table.disconnection import disconnect, reconnect
from cardroom.table.extending import due_at_ms, extend, pass_time
from cardroom.table.hand_end import announce_last_round, as_closed, drain, reopen, void_hand
from cardroom.table.interruption import (
    check_not_interrupted,
    interrupt,
    missing_seats,
    resume_if_all_are_back,
)
from cardroom.table.keeping_time_bank import keep_time_bank, use_time_bank
from cardroom.table.model import commands
from cardroom.table.model.decided import COURSE_OF_A_HAND, Decided
from cardroom.table.model.economy import Economy, Hold
from cardroom.table.model.over import LastHand
from cardroom.table.model.play import MakesPlay, Play
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.model.view import TableTerms, TableView
from cardroom.table.more_seats import add_seat, most_seats
from cardroom.table.positions.asking_straddle import ask_to_straddle
from cardroom.table.positions.coming_in import enter, offer_entries
from cardroom.table.positions.plan import missing_players
from cardroom.table.positions.seat_change import change_seat
from cardroom.table.positions.straddling import straddle
from cardroom.table.serving import penalise
from cardroom.table.showing_cards import recall_unseen, show_cards
from cardroom.table.starting_hand import start_hand
from cardroom.table.taking_seats import leave_table, settle_waiting, stay_at_table, stay_in_seat
from cardroom.table.telling_facts import take_back_fact, tell_fact
from cardroom.table.values.kinds import TableState
from cardroom.table.values.stakes import Stakes
from cardroom.table.which_play import play_of

Handler = Callable[[State, Any, int, Decided], None]
"""A handler carries out a command; it checks everything before it changes anything."""

Check = Callable[[State, Any], object]
"""A check refuses a command as its handler would, and changes nothing."""

HANDLERS: Final[Mapping[type[commands.Command], Handler]] = MappingProxyType(
    {
        commands.SitOut: sit_out,
        commands.SitIn: sit_in,
        commands.SkipNextBigBlind: skip_next_big_blind,
        commands.Straddle: straddle,
        commands.Enter: enter,
        commands.ChangeSeat: change_seat,
        commands.Penalise: penalise,
        commands.LeaveTable: leave_table,
        commands.StayAtTable: stay_at_table,
        commands.StayInSeat: stay_in_seat,
        commands.Disconnect: disconnect,
        commands.Reconnect: reconnect,
        commands.Act: act,
        commands.TellFact: tell_fact,
        commands.TakeBackFact: take_back_fact,
        commands.ShowCards: show_cards,
        commands.KeepTimeBank: keep_time_bank,
        commands.UseTimeBank: use_time_bank,
        commands.PassTime: pass_time,
        commands.VoidHand: void_hand,
        commands.Interrupt: interrupt,
        commands.Extend: extend,
        commands.Drain: drain,
        commands.Reopen: reopen,
        commands.AnnounceLastRound: announce_last_round,
        commands.AddSeat: add_seat,
    }
)

COMMANDS: Final[tuple[type[commands.Command], ...]] = (commands.StartHand, *HANDLERS)
"""All commands of any table; for a deal, the deck is passed beside the command."""

EconomyT = TypeVar("EconomyT", bound=Economy)


class Table(Generic[EconomyT]):
    """One table of a house, from its first player to its closing, for any game and any source of chips.

    ``decide`` is the only way to change it. Equal commands at equal times with equal decks give equal events, on any
    machine, so a dump and a journal of accepted commands are enough to restore the table.
    """

    def __init__(
        self,
        terms: TableTerms,
        book: Rulebook,
        offer: GameOffer,
        stakes: Stakes,
        economy: EconomyT,
        handlers: Mapping[type, Handler],
        checks: Mapping[type, Check] = MappingProxyType({}),
        makes_play: MakesPlay = play_of,
    ) -> None:
        """Make an empty table; ``book`` is narrowed to ``offer``, ``stakes`` are those expected for the first hand.

        ``handlers`` carry out the commands that only tables of this economy have, or that they handle differently;
        ``checks`` belong to those commands that need preparation outside the table first. ``makes_play`` gives the play
        of the offer at the stakes of a hand.
        """
        self.economy: Final = economy
        self._checks: Final = checks
        self._handlers: Final = handlers
        self._state = State(
            terms=terms,
            book=book,
            offer=offer,
            stakes=stakes,
            economy=economy,
            play=makes_play(book, offer, stakes),
            makes_play=makes_play,
        )
        self._state.missing = missing_players(self._state)
        self._asks_to_straddle = book.straddles is not None and book.straddles.asked.value != "not_asked"

    def decide(self, command: commands.Command, now_ms: int, deck: list[int] | None = None) -> Decided:
        """Carry a command out. ``deck`` goes with `StartHand` alone: 52 cards, the first to be dealt first.

        Raises `Refused`, and then nothing has changed. A clock that went backwards counts as standing still.
        """
        state = self._state
        now_ms = max(now_ms, state.now_ms)
        decided = Decided()
        if state.interrupted_until_ms and isinstance(command, commands.StartHand | commands.Act):
            check_not_interrupted(state)
        if isinstance(command, commands.StartHand):
            start_hand(state, command, deck, now_ms, decided)
        else:
            before_ms, state.now_ms = state.now_ms, now_ms
            try:
                (self._handlers.get(type(command)) or HANDLERS[type(command)])(
                    state, command, now_ms, decided
                )
            except BaseException:
                state.now_ms = before_ms
                raise
        state.now_ms = now_ms
        if state.interrupted_until_ms:
            resume_if_all_are_back(state, now_ms, decided)
        events = decided.events
        if (
            events
            and COURSE_OF_A_HAND.issuperset(map(type, events))
            and not (decided.money or decided.messages)
        ):
            decided.is_course_of_a_hand = True
        else:
            state.economy.settle(state.seats, decided)
            if state.hand is None:
                settle_waiting(state, decided)
            offer_entries(state, decided)
            if self._asks_to_straddle:
                ask_to_straddle(state, decided)
        if decided.events:
            state.version += 1
        return decided

    def check(self, command: commands.Command, *, once_closed: bool = False) -> None:
        """Raise `Refused` where `decide` would, for commands that bring money, before it leaves the wallet; `once_closed`:
        where it would once a hand that a person deals, and that is decided, is closed.
        """
        check = self._checks.get(type(command))
        if check is not None:
            check(as_closed(self._state) if once_closed else self._state, command)

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """The stakes of a hand begun now, for `StartHand`, or the reason why none may begin."""
        return self.economy.next_hand(now_ms)

    @property
    def stakes(self) -> Stakes:
        """The stakes of the running hand, or of the last one; before the first hand, those the table opened with."""
        return self._state.stakes

    def ready_to_deal(self, now_ms: int) -> bool:
        """Whether the room may deal now: no running hand, enough players, no hold, no clock overdue, and it is the room
        that deals here.

        If a player skips the big blind (CO-8), `StartHand` may still find too few players.
        """
        state = self._state
        if state.hand is not None or state.draining or state.missing or state.interrupted_until_ms:
            return False
        if not state.play.is_dealt_by_room:
            return False
        due = due_at_ms(state)
        return (due is None or due > now_ms) and not isinstance(self.economy.next_hand(now_ms), Hold)

    def due_at_ms(self) -> int | None:
        """The time at which `PassTime` is next needed, None while no clock runs."""
        return due_at_ms(self._state)

    def view(self, viewer: str | None, now_ms: int) -> TableView:
        """The table as a player (by id) or a spectator (None) may see it."""
        return showing.show(self._state, viewer, now_ms)

    def dump(self) -> dict[str, Any]:
        """The table as plain data. Raises ValueError during a hand."""
        return snapshot.dump(self._state)

    def held(self) -> dict[str, int]:
        """The balances that the players' accounts at this table must have now, by player, without zeros."""
        return held_at(self._state)

    def load(self, data: dict[str, Any]) -> None:
        """Load the data that `dump` gave into a newly opened table.

        Raises ValueError or msgspec.ValidationError for other data.
        """
        snapshot.load(self._state, data)

    @property
    def most_seats(self) -> int:
        """The maximum number of seats that staff may give this table."""
        return most_seats(self._state.book, self._state.terms)

    @property
    def added_seats(self) -> int:
        """The number of seats that staff have added to those it opened with."""
        return self._state.added_seats

    @property
    def last_round(self) -> bool:
        """Whether the last round is announced."""
        return self._state.last_hands is not None

    @property
    def terms(self) -> TableTerms:
        """The table's terms, which are fixed for as long as it exists, except that staff may add seats."""
        return self._state.terms

    @property
    def book(self) -> Rulebook:
        """The house's rulebook, narrowed to this table's game."""
        return self._state.book

    @property
    def hand(self) -> RunningDeal | None:
        """The hand in progress, with all its cards: for the room, never for a viewer."""
        return self._state.hand

    @property
    def is_dealt_by_room(self) -> bool:
        """Whether the room deals, from a sealed deck, or a person whose cards nobody knows."""
        return self._state.play.is_dealt_by_room

    @property
    def play(self) -> Play[Any]:
        """The play of the running hand, or of the last one; before the first hand, the one the table opened with."""
        return self._state.play

    @property
    def deck(self) -> Sequence[int]:
        """The whole deck of the hand in progress, empty without one: for the room, never for a viewer."""
        return self._state.hand.engine.setup.deck if self._state.hand else ()

    def held_by(self, player: str) -> dict[str, int]:
        """The cards a player could give up, each with its position in the deck: for the room, never for a viewer."""
        hand, seat = self._state.hand, self.seat_of(player)
        if hand is None or seat is None:
            return {}
        return {card_text(card): place for card, place in hand.held_by(seat.number).items()}

    def unseen_of(self, player: str) -> Mapping[str, int]:
        """A player's cards of the finished hand that nobody saw, with their deck positions: for the room alone."""
        return self._state.over_cards.get(player, {})

    def recall_unseen(self, cards: Sequence[int]) -> None:
        """Restore the unseen cards after `load`: `cards` are the hand's by position, those of a reshuffle included."""
        recall_unseen(self._state, cards)

    @property
    def over(self) -> LastHand | None:
        """The last finished hand, while its cards may be shown."""
        return self._state.over

    @property
    def waited_for(self) -> tuple[str, ...]:
        """The players whom play waits for after a server fault; none without one."""
        state = self._state
        if not state.interrupted_until_ms:
            return ()
        return tuple([state.seats[number].player for number in missing_seats(state)])

    @property
    def state(self) -> TableState:
        """``waiting``, ``running``, ``draining`` or ``closed``, as viewers see it."""
        return showing.standing(self._state)

    @property
    def seats(self) -> Mapping[int, Seat]:
        """The taken seats by number. Read only."""
        return self._state.seats

    @property
    def last_big_blind(self) -> int:
        """The seat of the last big blind; 0 if there was none, or if the next hand starts the table again."""
        last = self._state.last
        return 0 if last is None or self._state.stopped else last.big_blind

    @property
    def draining(self) -> str:
        """The reason why the table deals no more hands, "" while it does."""
        return self._state.draining

    @property
    def free_seats(self) -> int:
        """The number of players that could be seated now."""
        return 0 if self._state.draining else len(self._state.free_seats())

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The numbers of the seats that players could take now."""
        return () if self._state.draining else tuple(self._state.free_seats())

    @property
    def version(self) -> int:
        """The number of commands so far that led to public events."""
        return self._state.version

    @property
    def hand_count(self) -> int:
        """The number of hands begun at this table so far."""
        return self._state.hand_count

    def seat_of(self, player: str) -> Seat | None:
        """The player's seat, None if the player has none here."""
        return next((seat for seat in self._state.seats.values() if seat.player == player), None)
