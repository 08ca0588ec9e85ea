"""Live tournaments: their owner stores the acts of staff, and staff see the hall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.live.decided_rulings import RulingPlace
from cardroom.room.live_desk.event_tables import EventTable
from cardroom.room.protocol.live_tournaments import (
    ChipInventory,
    ChipSet,
    KeptSeatRow,
    LiveActRow,
    LiveActs,
    LiveBagRow,
    LiveHall,
    LiveInstruction,
    LiveSeatRow,
    LiveTableRow,
    UnsoldRow,
)
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.tournaments.chip_capacity_view import capacity_now
from cardroom.room.tournaments.envelopes import LiveTold
from cardroom.room.tournaments.hall_changes import HallWriting
from cardroom.room.tournaments.handing_on import check_asked_back, check_hand_on
from cardroom.room.tournaments.own_chips import check_not_own
from cardroom.room.tournaments.prizes_back import PrizesBack
from cardroom.room.tournaments.signed_deals import SignedDeals
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS, TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.tournament.live.hall_tables import LiveTable, Pending, what_of
from cardroom.tournament.live.handed_chips import may_ask_back
from cardroom.tournament.live.live_acts import (
    AnyLiveAct,
    BagStack,
    GiveChipsBack,
    HandChipsOn,
    HearOfChips,
    ReceiveChips,
    TakeBackLive,
    TellOut,
    did_of,
)
from cardroom.tournament.live.live_floor import LiveActDone, LiveFloor
from cardroom.tournament.live.live_orders import going
from cardroom.tournament.live.taking_back import bag_is_closed
from cardroom.tournament.play.busts_taken_back import check_not_certain
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.table_messages import AddChips, Lift, RaceChips, SeatPlayer

ACTS_SHOWN: Final = 30
MINUTE_MS: Final = 60_000


def _numbered(floor: LiveFloor, number: int) -> LiveTable:
    table = floor.tables.get(number)
    if table is None:
        raise Refused("no-such-table", f"There is no table {number}.", (), {"table": str(number)})
    return table


class LiveTournaments:
    """Takes the acts of staff at live tournaments, and shows the hall to staff."""

    def __init__(self, desk: TournamentDesk, names: Names, clock: Clock, entropy: Entropy) -> None:
        self._desk = desk
        self.deals = SignedDeals(desk, clock)
        self._names = names
        self._clock = clock
        self._entropy = entropy
        self.prizes: PrizesBack | None = None
        """Takes back the prizes of busts that are taken back."""
        self._written: dict[str, HallWriting] = {}
        """The hall of each tournament as it was written last."""

    async def tell(self, by: Person, tournament: str, act: AnyLiveAct) -> None:
        """Staff tell something of a live tournament; it is durable when this returns.

        Refuses "no-such-tournament", "not-live", "event-over", an act about the own chips or bounty ("own-account"), and as
        `live_tournament.tell`.
        """
        check_may(by, RUN_TOURNAMENTS)
        if isinstance(act, TakeBackLive) and tournament not in self._desk.hosts:
            await self._check_not_over(tournament)
        found, floor = self._floor(tournament)
        check_not_own(by, act, floor, has_bounties=bool(found.terms.bounty))
        if isinstance(act, HandChipsOn):
            act = replace(act, event="") if act.event == tournament else act
            check_hand_on(self._desk, found, act)
        if isinstance(act, TakeBackLive):
            check_asked_back(self._desk, found, floor, act)
        if isinstance(act, TakeBackLive) and self.prizes is not None:
            await self.prizes.take_back(by, tournament, act, self._clock.now_ms())
            return
        told = LiveTold(replace(act, by=by.id))
        kept = keeping(by.id, by.asked, self._clock.now_ms())
        await self._desk.hosts[tournament].ask(told, kept)

    async def _check_not_over(self, tournament: str) -> None:
        """Refuse ("event-over") to take something back of a live event that is over, and say what is done instead."""
        past = await self._desk.past.find(tournament)
        if isinstance(past, TournamentOwner) and past.tournament is not None and past.floor is not None:
            check_not_certain(past.tournament.state, past.tournament.terms, past.floor.rules)

    def written(self, by: Person, tournament: str, since: str = "") -> msgspec.Raw:
        """The hall in JSON: written once behind each step, for all the desks that fetch it then. Refuses as `hall`.

        For a desk that has the version `since` it has the changes from there, where they are known.
        """
        check_may(by, RUN_TOURNAMENTS)
        self._floor(tournament)
        if tournament not in self._written:
            self._written[tournament] = HallWriting(draw_id(self._entropy, "v"))
            for over in [one for one in self._written if one not in self._desk.hosts]:
                del self._written[over]
        version = self._desk.hosts[tournament].seq
        return self._written[tournament].written(version, lambda: self.hall(by, tournament), since)

    def hall(self, by: Person, tournament: str) -> LiveHall:
        """The hall as it is; nothing is to be done in it once all places are taken.

        Refuses "no-such-tournament", "not-live".
        """
        check_may(by, RUN_TOURNAMENTS)
        found, floor = self._floor(tournament)
        state = found.state
        tables = [] if found.is_over else [table for _, table in sorted(floor.tables.items())]
        removed = floor.removed
        return LiveHall(
            tournament,
            found.terms.name,
            found.terms.house,
            floor.number,
            self._clock.now_ms(),
            found.terms.seats,
            state.phase,
            bool(state.stopped),
            state.level,
            tuple(self._table(found, table) for table in tables),
            tuple(
                self._order(found, table, number, pending)
                for table in tables
                for number, pending in table.pending.items()
            ),
            tuple(self._act(floor, done) for done in reversed(floor.acts[-ACTS_SHOWN:])),
            ChipInventory(
                state.issued + removed + floor.handed_on - floor.come_in,
                state.issued,
                state.carried,
                removed,
                floor.handed_on,
                floor.come_in,
            ),
            self._bags(floor),
            tuple(UnsoldRow(one.table, one.seat, one.chips, one.at_ms) for one in floor.unsold),
            self._chip_set(floor),
            capacity_now(found),
        )

    def place_at(
        self, by: Person, house: str, tournament: str, number: int, seats: Sequence[int]
    ) -> RulingPlace:
        """Return the place of a house's ruling in a live tournament: about the players of these seats of a table (0: of
        none), in the hand that is dealt there or the one before.

        Refuses "no-such-tournament", also for one of another house, "not-live", "no-such-table" and "seat-empty".
        """
        check_may(by, RUN_TOURNAMENTS)
        found, floor = self._of_house(house, tournament)
        if not number:
            return RulingPlace("", tournament=tournament, event=found.terms.name)
        table = _numbered(floor, number)
        for seat in seats:
            if seat not in table.seats:
                raise Refused("seat-empty", f"Nobody sits at seat {seat}.", (), {"seat": seat})
        players = tuple([table.seats[seat].player for seat in dict.fromkeys(seats)])
        hand = table.hands + int(table.is_dealing)
        return RulingPlace(str(number), hand, players, tournament, found.terms.name)

    def _of_house(self, house: str, tournament: str) -> tuple[Tournament, LiveFloor]:
        found, floor = self._floor(tournament)
        if found.terms.house != house:
            args = {"tournament": tournament}
            raise Refused("no-such-tournament", "That tournament is another house's.", (), args)
        return found, floor

    def table_of(self, house: str, tournament: str, number: int) -> EventTable:
        """Return a table of a house's live tournament, for acts of its desk; 0 is no table. Refuses "no-such-tournament",
        "not-live" and "no-such-table".
        """
        found, floor = self._of_house(house, tournament)
        seats, now_ms = _numbered(floor, number).seats if number else {}, self._clock.now_ms()
        return EventTable(
            found.terms.name,
            found.terms.game,
            -(-found.terms.level_ms // MINUTE_MS),
            {seat: one.player for seat, one in seats.items()},
            frozenset(one.player for one in seats.values() if not one.away_at(now_ms)),
        )

    async def acts(self, by: Person, tournament: str) -> LiveActs:
        """The acts on record, the newest first; also of a tournament that is over. Refuses as `hall`."""
        check_may(by, RUN_TOURNAMENTS)
        found, floor = (await self._desk.known(tournament)).live()
        terms = found.terms
        rows = tuple(self._act(floor, done) for done in reversed(floor.acts))
        return LiveActs(tournament, terms.name, terms.house, rows)

    def _floor(self, tournament: str) -> tuple[Tournament, LiveFloor]:
        return self._desk.owner(tournament).live()

    def _chip_set(self, floor: LiveFloor) -> ChipSet | None:
        found = floor.counted
        return ChipSet(found.chips, self._names(found.by), found.at_ms) if found is not None else None

    def _bags(self, floor: LiveFloor) -> tuple[LiveBagRow, ...]:
        """The stacks that lie overnight, those without a bag first."""
        rows: list[LiveBagRow] = []
        told = {
            done.act.player: done.number
            for done in floor.acts
            if isinstance(done.act, BagStack) and not done.taken_back
        }
        for player, chips in floor.bagged.items():
            row, bag = LiveBagRow(player, self._names(player), chips), floor.bags.get(player)
            if bag is not None:
                row = replace(
                    row, number=bag.number, signed=bag.signed, by=self._names(bag.by), at_ms=bag.at_ms,
                    act=told.get(player, 0),
                )  # fmt: skip
            rows.append(row)
        return tuple(sorted(rows, key=lambda one: (one.number != "", one.name)))

    def _table(self, found: Tournament, table: LiveTable) -> LiveTableRow:
        seats = tuple(
            LiveSeatRow(
                number,
                seat.player,
                self._names(seat.player),
                seat.stack,
                seat.counted_ms,
                self._names(seat.counted_by) if seat.counted_by else "",
                seat.away if seat.away != "penalty" else "",
                seat.away_since_ms,
                seat.penalty_hands,
                seat.penalty_until_ms,
            )
            for number, seat in sorted(table.seats.items())
        )
        drawn = table.orders.button if table.orders is not None and not table.hands else 0
        return LiveTableRow(
            table.number, seats, table.chips, table.hands, table.is_dealing, table.dealer or drawn,
            table.big_blind, table.button_ms, table.hands_left, table.level, table.level_hand, table.filmed_ms,
            tuple(
                KeptSeatRow(one.seat, self._names(one.by), one.at_ms, one.reason)
                for one in found.state.kept_free.get(table.number, ())
            ),
        )  # fmt: skip

    def _order(self, found: Tournament, table: LiveTable, number: int, pending: Pending) -> LiveInstruction:
        order = pending.order
        shown = LiveInstruction(number, what_of(order), pending.since_ms, table.number)
        if isinstance(order, Lift):
            seats = going(table, number)
            lift = found.state.lifts.get(order.order)
            one = table.seats[seats[0]] if len(seats) == 1 else None
            return replace(
                shown,
                seat=seats[0] if one is not None else 0,
                player=one.player if one is not None else "",
                name=self._names(one.player) if one is not None else "",
                chips=one.stack if one is not None else 0,
                to_table=lift.to if lift is not None else 0,
            )
        if isinstance(order, SeatPlayer):
            way = found.state.on_the_way.get(order.order)
            entrant = found.state.entrants.get(order.player)
            return replace(
                shown,
                table=way.table if way is not None else 0,
                seat=entrant.seat if entrant is not None and way is not None and way.table else 0,
                player=order.player,
                name=self._names(order.player),
                to_table=table.number,
                to_seat=pending.seat,
                chips=order.stack,
                big_blind=table.posts_next(pending.seat),
            )
        if isinstance(order, AddChips):
            seat = table.seat_of(order.player)
            return replace(
                shown, seat=seat, player=order.player, name=self._names(order.player), chips=order.chips
            )
        if isinstance(order, RaceChips):
            per = order.new // order.old
            left = [seat.stack % order.new // order.old % per for seat in table.seats.values()]
            return replace(shown, old=order.old, new=order.new, cards=sum(left))
        return shown

    def _act(self, floor: LiveFloor, done: LiveActDone) -> LiveActRow:
        touched = [one.partition(":") for one in done.touched]
        outs = done.act.outs if isinstance(done.act, TellOut) else ()
        bag_lies = isinstance(done.act, BagStack) and bag_is_closed(floor, done.act)
        row = LiveActRow(
            done.number,
            done.at_ms,
            self._names(done.act.by),
            did_of(done.act),
            done.act.why,
            tuple(int(key) for what, _, key in touched if what == "table"),
            tuple(self._names(key) for what, _, key in touched if what == "player"),
            done.clauses,
            not done.taken_back and (bool(done.stacks) or bag_lies or may_ask_back(floor, done)),
            done.taken_back,
            tuple(
                self._names(one)
                for one in done.won or dict.fromkeys(who for out in outs for who in out.winners)
            ),
            ", ".join(dict.fromkeys(one.counted_by for one in outs if one.counted_by)),
            tuple(done.won.values()),
            tuple(map(self._names, done.given)),
        )
        return self._handed(floor, done, row)

    def _handed(self, floor: LiveFloor, done: LiveActDone, row: LiveActRow) -> LiveActRow:
        """The row of an act with the chips that it handed on, and between whom."""
        act = done.act
        if isinstance(act, HandChipsOn):
            handed = floor.handed.get(done.number)
            row = replace(row, chips=act.chips, handed=handed.state if handed is not None else "")
            players = (act.player, act.to)
        elif isinstance(act, ReceiveChips):
            row, players = replace(row, chips=act.chips), (act.giver, act.player)
        elif not isinstance(act, GiveChipsBack | HearOfChips):
            return row
        else:
            return replace(row, event=self._name_of(act.event))
        return replace(row, players=tuple(map(self._names, players)), event=self._name_of(act.event))

    def _name_of(self, event: str) -> str:
        """The name of another event; the id of one that is over for good."""
        other = self._desk.found(event)
        return other.terms.name if other is not None else event
