"""A match by the competition's protocol over sockets: the dealer that programs connect to, and a program that plays."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.env.acpc import (
    VERSION,
    check_playable,
    hand_of,
    match_state,
    read_action,
    read_match_state,
    write_action,
)
from cardroom.env.cash import won
from cardroom.rules.refused import Refused

Player = Callable[[Hand, int], Action]
"""Chooses an action of the player to act, who is the one given; other players' cards in the hand are made up."""

LONGEST_LINE = 4096


@dataclass(slots=True)
class AcpcMatch:
    """The dealer of a match: `hands` hands, seats moving on one position each hand, all with fresh stacks.

    `ports` has one for each seat once it is open. `totals` are chips won by seat, `log` what was sent at each end of a
    hand. An action that is not legal is taken as a check or call, as the competition's dealer does, and counted in
    `corrected`; an answer that is none ends the match with Refused.
    """

    base: Setup
    hands: int
    seed: int
    patience: float = 10.0
    ports: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    corrected: int = 0

    async def play(
        self, ready: "asyncio.Future[list[int]] | None" = None, host: str = "127.0.0.1"
    ) -> list[int]:
        """Open a port for each seat, wait until all are taken, play, and return the totals. Raises Refused."""
        check_playable(self.base)
        seats = len(self.base.stacks)
        self.totals = [0] * seats
        came: list[asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = []
        servers = []
        for _ in range(seats):
            seat: asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Future()
            came.append(seat)

            def take(
                reader: asyncio.StreamReader,
                writer: asyncio.StreamWriter,
                seat: "asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]" = seat,
            ) -> None:
                if seat.done():
                    writer.close()
                else:
                    seat.set_result((reader, writer))

            servers.append(await asyncio.start_server(take, host, 0, limit=LONGEST_LINE))
        self.ports = [server.sockets[0].getsockname()[1] for server in servers]
        if ready is not None:
            ready.set_result(self.ports)
        streams = []
        try:
            async with asyncio.timeout(self.patience):
                streams = await asyncio.gather(*came)
            for reader, _ in streams:
                if await self._line(reader) != VERSION:
                    raise Refused("bad-match-state", f"a program begins with {VERSION}")
            for number in range(self.hands):
                await self._hand(number, streams)
        finally:
            for _, writer in streams:
                writer.close()
            for server in servers:
                server.close()
        return self.totals

    async def _hand(
        self, number: int, streams: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]
    ) -> None:
        seats = len(streams)
        chance = Random(f"{self.seed}/{number}")
        hand = Hand(self.base.with_deck(chance.sample(list(self.base.deck), len(self.base.deck))))
        seat_of = [(position + number) % seats for position in range(seats)]
        self._tell(hand, number, seat_of, streams)
        while not hand.is_over:
            reader, _ = streams[seat_of[hand.actor]]
            told = match_state(hand, hand.actor, number)
            line = await self._line(reader)
            if not line.startswith(told + ":"):
                raise Refused("bad-match-state", f"an answer repeats the state {told!r}, not {line[:80]!r}")
            action = read_action(hand, line[len(told) + 1 :])
            try:
                hand.act(*action)
            except Refused:
                self.corrected += 1
                hand.act(*read_action(hand, "c"))
            self._tell(hand, number, seat_of, streams)
        for position, chips in enumerate(won(hand)):
            self.totals[seat_of[position]] += chips
        self.log.append(match_state(hand, 0, number))

    def _tell(
        self,
        hand: Hand,
        number: int,
        seat_of: list[int],
        streams: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]],
    ) -> None:
        for position, seat in enumerate(seat_of):
            streams[seat][1].write(f"{match_state(hand, position, number)}\r\n".encode())

    async def _line(self, reader: asyncio.StreamReader) -> str:
        try:
            async with asyncio.timeout(self.patience):
                line = await reader.readline()
        except (TimeoutError, ValueError) as fault:
            raise Refused("bad-match-state", "a program said nothing in time, or too much") from fault
        if not line.endswith(b"\n"):
            raise Refused("bad-match-state", "a program has gone before the match was over")
        return line.decode("ascii", "replace").strip()


async def join(base: Setup, port: int, player: Player, seed: int = 0, host: str = "127.0.0.1") -> int:
    """Play at a dealer's port until the match is over; the number of decisions made. Raises Refused."""
    reader, writer = await asyncio.open_connection(host, port, limit=LONGEST_LINE)
    chance, decisions = Random(seed), 0
    writer.write(f"{VERSION}\r\n".encode())
    try:
        while line := (await reader.readline()).decode("ascii", "replace").strip():
            if line[0] in "#;":
                continue
            state = read_match_state(line)
            hand = hand_of(base, state, chance.random)
            if hand.actor == state.viewer:
                writer.write(f"{line}:{write_action(hand, player(hand, state.viewer))}\r\n".encode())
                decisions += 1
    except ConnectionError:
        pass  # the dealer closes after the last hand
    finally:
        writer.close()
    return decisions
