"""Getting a seat: drawing a table, taking a kept seat."""

from __future__ import annotations

from cardroom.cash.buy_in_bounds import BuyInBounds, binds, check_balance, check_tables
from cardroom.cash.cash_commands import PlayOver, TakeSeat
from cardroom.cash.table_draw import Candidate, draw_table
from cardroom.room.hosting.balances import Balances
from cardroom.room.hosting.client_answers import NOBODY, Answers
from cardroom.room.hosting.funding import Fund, Funding
from cardroom.room.hosting.granted_seats import check_taken
from cardroom.room.hosting.grants import Grant
from cardroom.room.hosting.house_commands import GrantSeat
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.lobby.buy_in_told import Agreed, buy_in_told, check_agreed
from cardroom.room.lobby.cash_floor import CashFloor, SeatingRules
from cardroom.room.lobby.chosen_seat import Chosen, check_choice, open_seats
from cardroom.room.lobby.lines import Lines, SeatedFromLine
from cardroom.room.lobby.penalty_desk import PenaltyDesk
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.responses import BuyInBody
from cardroom.room.runtime.entropy import draw_chance
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.rows import KeepMatter, LogRecord


class SeatFinder:
    """Brings players to tables."""

    def __init__(
        self,
        time: TimeAndChance,
        floor: CashFloor,
        lines: Lines,
        rules: SeatingRules,
        penalties: PenaltyDesk,
        cashier: Balances,
        funding: Funding,
    ) -> None:
        self._funding = funding
        self._clock = time.clock
        self._entropy = time.entropy
        self._lifetime = time.lifetime
        self._houses = floor.houses
        self._tables = floor.tables
        self._pools = floor.pools
        self._lines = lines
        self._apart = rules.apart
        self._moves = rules.moves
        self._penalties = penalties
        self._bringing = rules.bringing
        self._departures = rules.bringing.departures
        self._cashier = cashier

    # ------------------------------------------------------------------ joining

    def join(
        self,
        person: Person,
        pool_id: str,
        buy_in: int,
        request: str,
        answers: Answers = NOBODY,
        chosen: Chosen | None = None,
        costs: Agreed = (),
    ) -> None:
        """Give a player a seat at a drawn table (CO-2), or a position in the waiting list (CO-TH.7).

        The seat is the `chosen` one where the house lets players choose. `costs` are the time charges that the player
        agrees to.

        Raises `Refused` where that is clear at once; otherwise `answers` receives it. The buy-in is in flight before
        the seat is taken: when somebody else took the seat meanwhile, the buy-in comes back and a seat is drawn again.
        """
        pool = self._lines.pool(pool_id)
        pool.waiting.check_not_waiting(person.id)
        allowed = self._check(person, pool, buy_in)
        is_next = self._is_next(person, pool)
        open_now = self._candidates(person, pool, buy_in, allowed) if is_next else []
        if chosen is not None:
            check_choice(pool, chosen, is_next, {one.table for one in open_now})
        elif not open_now:
            self._lines.check_may_wait(person.id)
            drawn = draw_chance(self._entropy) if self._from_closed_table(person, pool) else None
            self._lines.join(pool, person.id, buy_in, drawn, request, self._keeping(person, pool))
            answers.done(to_client.Done(request, pool=pool.id))
            return
        self._bringing.check_one_stack(person.id, pool)
        now_ms, rules = self._clock.now_ms(), pool.book.seating
        table = chosen.table if chosen else draw_table(open_now, now_ms, draw_chance(self._entropy), rules)
        check_agreed(self._tables[table], costs)

        def brought(fund: Fund) -> None:
            try:
                allowed = self._check_seat(person, pool, buy_in, fund.cents)
                if is_still_free := bool(self._candidates(person, pool, buy_in, allowed, table)):
                    seat = chosen.seat if chosen else 0
                    check_agreed(self._tables[table], costs)
                    self._take_seat(person, self._tables[table], allowed, request, fund, seat=seat)
                elif chosen:
                    check_choice(pool, chosen, True, ())
            except Refused as refused:
                self._funding.give_back(fund)
                answers.refused(refused)
                return
            if is_still_free:
                answers.done(to_client.Done(request, table, pool.id))
            else:
                self._funding.give_back(fund)
                self._join_again(person, pool_id, buy_in, request, answers, costs)

        terms = self._tables[table].terms
        self._funding.bring(terms, person.id, buy_in, "buy_in", brought, answers.refused)

    def _join_again(
        self, person: Person, pool_id: str, buy_in: int, request: str, answers: Answers, costs: Agreed
    ) -> None:
        """Draw again, because somebody else took the drawn seat first."""
        try:
            self.join(person, pool_id, buy_in, request, answers, costs=costs)
        except Refused as refused:
            answers.refused(refused)

    def _is_next(self, person: Person, pool: Pool) -> bool:
        return self._from_closed_table(person, pool) or not pool.waiting.next_in_line()

    def _from_closed_table(self, person: Person, pool: Pool) -> bool:
        """Whether the house closed the player's table of this stake: such players come ahead of the line (CH-2.6)."""
        if pool.book.seating.closed_table.value == "no_priority":
            return False
        now_ms = self._clock.now_ms()
        return any(
            departure.is_forced
            and (departure.family, departure.stake) == (pool.offer.family, pool.stake.name)
            and binds(departure, now_ms, pool.book)
            for departure in self._departures.of(person.id, pool.house)
        )

    def short_used(self, player: str, table: str) -> bool:
        """Whether a player has made the short buy-in of the evening at any table of this table's house (CH-2.13)."""
        writer = self._tables.get(table)
        if writer is None:
            return False
        book, house, now_ms = writer.table.book, writer.terms.house, self._clock.now_ms()
        since_ms = now_ms - book.buy_in.return_window_seconds.value * 1000
        tables = [w.table for w in self._tables.seats_at(player, house)]
        left = [d for d in self._departures.of(player, house) if d.short and d.left_ms >= since_ms]
        return bool(left) or any(one.economy.made_short_buy_in(player) for one in tables)

    def may_bring(self, player: str, pool: Pool) -> BuyInBounds:
        """The buy-in a player may bring to a stake now: within its limits, or the stack that must come back."""
        return self._bringing.allowed(player, pool)

    def buy_in_of(self, person: Person, pool_id: str) -> BuyInBody:
        """The same for the player's own sheet, with the seats to choose from. Refuses "no-such-pool"."""
        pool = self._lines.pool(pool_id)
        allowed = self.may_bring(person.id, pool)
        is_next = self._is_next(person, pool)
        free = (
            {one.table for one in self._candidates(person, pool, allowed.least, allowed)}
            if is_next
            else set()
        )
        return buy_in_told(pool, person.id, allowed, open_seats(pool, free))

    def _check_seat(self, person: Person, pool: Pool, buy_in: int, funded: int = 0) -> BuyInBounds:
        """Check a seat that is taken now, as `_check` does; waiting is free while a stack lies elsewhere (CH-2.3)."""
        self._bringing.check_one_stack(person.id, pool)
        return self._check(person, pool, buy_in, funded)

    def _check(self, person: Person, pool: Pool, buy_in: int, funded: int = 0) -> BuyInBounds:
        """The buy-in that the player may bring, or a refusal. Both joining and taking a kept seat use it.

        `funded` is the amount in flight for it already.
        """
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; nobody is seated now.")
        if not pool.is_offered:
            raise Refused("stake-withdrawn", "The house offers this stake no longer.", args={"pool": pool.id})
        self._houses[pool.house].check_has_read_mail()
        self._penalties.check_may_join(person, pool)
        balance = self._cashier.balance(person.id) + funded
        seats = self._houses[pool.house].house.seats
        lines = [seats.tables[table].line for table in seats.tables_of(person.id)]
        alike = [one.line for one in self._pools.values() if one.is_alike(pool)] if lines else []
        at_stake = sum(line in alike for line in lines)
        check_tables(pool.book, at_stake)
        allowed = self.may_bring(person.id, pool)
        check_balance(allowed, balance, pool.book)
        is_usual = allowed.least <= buy_in <= allowed.most
        if not is_usual and (allowed.bound or not self._is_agreed(person.id, pool, buy_in)):
            code = "buy-in-not-the-returning-stack" if allowed.bound else "buy-in-out-of-range"
            raise Refused(
                code,
                f"The buy-in here is {allowed.least} to {allowed.most} now, not {buy_in}.",
                allowed.clauses,
                {"amount": buy_in, "least": allowed.least, "most": allowed.most, "stack": allowed.most},
            )
        self._cashier.check_wallet(person.id, buy_in - funded)
        return allowed

    def _is_agreed(self, player: str, pool: Pool, buy_in: int) -> bool:
        """Whether all at some table of a pool agreed to this buy-in, which is unusual."""
        return any(writer.table.economy.has_agreed(player, buy_in) for writer in pool.writers.values())

    def long_break_of(self, player: str, house: str) -> int:
        """When the player's long break of this evening at a house's tables began, 0 for none (CH-1.10)."""
        begun = [departure.long_break_ms for departure in self._departures.of(player, house)]
        seats = [w.table.seat_of(player) for w in self._tables.seats_at(player, house)]
        return max([*begun, *[seat.long_break_ms for seat in seats if seat is not None]], default=0)

    def _candidates(
        self, person: Person, pool: Pool, buy_in: int, allowed: BuyInBounds, only: str = ""
    ) -> list[Candidate]:
        """Tables with a seat for this player that is not kept for somebody else; one `only`, where it is named.

        A buy-in fits within the limits anywhere, and one that all at a table agreed to fits there.
        """
        player, seats = person.id, self._houses[pool.house].house.seats
        mine, played = self._tables.tables_of(player), self._departures.last_played(player, pool.house)
        kept, shunned = self._moves.kept_seats(pool), self._apart.of(player)
        is_usual = allowed.least <= buy_in <= allowed.most
        if not pool.is_offered:
            return []
        found = []
        for _, table, writer, players, opened_ms, takes_players in pool.with_seats(only):  # often hundreds
            free = seats.free(table) - kept.get(table, 0)
            if free <= 0 or not takes_players or table in mine or writer.is_halted or writer.is_closing:
                continue
            if shunned and not self._apart.are_not_at(shunned, writer):
                continue
            if is_usual or writer.table.economy.has_agreed(player, buy_in):
                found.append(Candidate(table, free, played.get(table), players, opened_ms))
        return found

    def _take_seat(
        self,
        person: Person,
        writer: TableWriter,
        allowed: BuyInBounds,
        request: str,
        fund: Fund,
        seated: SeatedFromLine | None = None,
        seat: int = 0,
    ) -> None:
        """Have the house grant a seat, and the table take it with what is in flight. Raises `Refused`: then the money has
        come back, or is in flight still.
        """
        bound, buy_in = allowed.bound, fund.cents
        take = TakeSeat(
            person.id,
            buy_in,
            draw_chance(self._entropy),
            buy_in if bound else 0,
            self.long_break_of(person.id, writer.terms.house),
            seat,
        )
        pool, table = self._pools[writer.pool], writer.terms.table
        kept = self._keeping(person, pool, table)
        answer = kept[0].matter if kept else None
        log, back = self._bringing.brought(person.id, allowed, buy_in)
        grant = GrantSeat(
            Grant(fund.command, table, take, fund.source, person.id, request, answer),
            line=seated.command.line if seated is not None else "",
            back=back,
            log=log if seated is None else (seated.record, *log),
        )
        self._granted(writer, grant)

    def _granted(self, writer: TableWriter, grant: GrantSeat) -> None:
        """Have the house grant a seat. Raises `Refused`, as the house refuses it or the table declines it."""
        writer.hear(())  # what waited while it stood still comes first
        check_taken(self._houses[writer.terms.house].grant(grant, self._clock.now_ms()))

    def _keeping(self, person: Person, pool: Pool, table: str = "") -> tuple[KeepMatter, ...]:
        return keeping(person.id, person.asked, self._clock.now_ms(), KeptAnswer(table, pool.id))

    async def play_over(self, person: Person, table: str, seat: int, by: Person, record: LogRecord) -> None:
        """Seat one of those in line on the seat of a player who is away, as staff (`by`) allow (CH-4.36).

        The buy-in is the one the player waits with, so nobody is seated who did not ask to be.
        """
        writer, buy_in, allowed = self._playing_over(person, table)
        command = PlayOver(person.id, seat, buy_in, by.id, buy_in if allowed.bound else 0)
        writer.check(command, by.id)
        fund = await self._funding.brought(writer.terms, person.id, buy_in, "buy_in")
        try:
            writer, buy_in, allowed = self._playing_over(person, table, fund.cents)
            pool = self._pools[writer.pool]
            seated = self._lines.seating_of(pool, person.id)
            log, back = self._bringing.brought(person.id, allowed, buy_in)
            command = PlayOver(person.id, seat, buy_in, by.id, buy_in if allowed.bound else 0)
            kept = keeping(by.id, by.asked, record.at_ms)
            grant = Grant(
                fund.command, table, command, fund.source, by.id, "", kept[0].matter if kept else None
            )
            lines = (record, seated.record, *log)
            self._granted(writer, GrantSeat(grant, seated.command.line, back, lines))
        except Refused:
            self._funding.give_back(fund)
            raise
        self._lines.seated(pool, person.id, seated)

    def _playing_over(
        self, person: Person, table: str, funded: int = 0
    ) -> tuple[TableWriter, int, BuyInBounds]:
        """The table, the buy-in of a player in its line, and the allowed buy-in.

        Refuses "not-in-line", and what a join refuses.
        """
        writer = self._tables.writer(table)
        pool = self._pools[writer.pool]
        place = pool.waiting.place(person.id)
        if not place:
            words = "That player does not wait for a seat at this stake."
            raise Refused("not-in-line", words, pool.book.blinds.playing_over.clauses, {"pool": pool.id})
        self._apart.check(person.id, writer)
        buy_in = pool.waiting.line[place - 1].buy_in
        return writer, buy_in, self._check_seat(person, pool, buy_in, funded)

    # ------------------------------------------------------------------ waiting

    def answer(
        self,
        person: Person,
        offer_id: str,
        accept: bool,
        request: str,
        answers: Answers = NOBODY,
        agreed: int | None = None,
        costs: Agreed = (),
    ) -> None:
        """Take or decline a kept seat, with the buy-in `agreed` to and these `costs`; answered as `join` is."""
        pool = next((p for p in self._pools.values() if offer_id in p.waiting.offers), None)
        if pool is None:
            raise Refused("offer-over", "That seat is no longer kept for you.", args={"offer": offer_id})
        if not accept:
            self._lines.decline(pool, person.id, offer_id, request, self._keeping(person, pool))
            answers.done(to_client.Done(request, pool=pool.id))
            return
        found = pool.waiting.offers[offer_id]
        buy_in = agreed if agreed is not None else self._bringing.from_line(person.id, pool, found.buy_in)
        self._check_seat(person, pool, buy_in)
        pool.waiting.check(offer_id, person.id, self._clock.now_ms())
        check_agreed(self._tables[found.table], costs)

        def brought(fund: Fund) -> None:
            try:
                allowed = self._check_seat(person, pool, buy_in, fund.cents)
                pool.waiting.check(offer_id, person.id, self._clock.now_ms())
                check_agreed(self._tables[found.table], costs)
                seated = self._lines.seating_of(pool, person.id)
                self._take_seat(person, self._tables[found.table], allowed, request, fund, seated)
            except Refused as refused:
                self._funding.give_back(fund)
                answers.refused(refused)
                return
            self._lines.seated(pool, person.id, seated)
            answers.done(to_client.Done(request, found.table, pool.id))

        terms = self._tables[found.table].terms
        self._funding.bring(terms, person.id, buy_in, "buy_in", brought, answers.refused)
