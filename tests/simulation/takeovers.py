"""Several processes on one store, in one thread and under one seed: `python -m tests.simulation.takeovers SEED [FAULT]`.

A schedule is a world of nodes. Each has hosts, a store that it holds by a lease, and wake-ups that may be lost, late or
repeated. The seed decides what goes on next: a move is ordered, some commits are stored, some answers arrive, a question
is read, time passes, a node is killed (with some of what it was storing), is stopped, wakes, or another one starts though
there is one. So a node that was taken over goes on with what it knew. Writer, fence, lease, hosts and mailbox are those of
a room. At the end the faults stop, and the laws are looked at. FAULT plants one of `PLANTED`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_hosts import LOOK_EVERY_MS, OwnerHosts
from cardroom.room.hosting.owner_step import decode_owner_step
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.time_and_chance import Lifetime, TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.heads import Heads
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit, OpenHouse, OpenOwner
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, open_store
from cardroom.store.sqlite.connect import connect_writing
from cardroom.store.sqlite.folder_lease import FENCED_ROWS, claim
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.sqlite.vault import open_vault
from cardroom.store.sqlite.writer import SqliteWriter
from cardroom.testing.manual_timers import FakeClock, RoomTime
from tests.room.hosting.family import CHILDREN, CHIPS, CUP, HOUSE, KINDS, Begin, Child, Move, Parent

Planted = Literal["", "no fence", "told before stored", "no look"]
PLANTED: Final[tuple[Planted, ...]] = ("no fence", "told before stored", "no look")
"""The faults that may be planted: commits are not fenced; a commit is answered before it is stored; an owner whose wake-up
was lost never looks by itself.
"""
STEPS: Final = 400
MOVES: Final = 25
QUIET_STEPS: Final = 4000


class Broken(AssertionError):
    """A law was broken."""


class FencedWriter(SqliteWriter):
    """The writer of a room without its thread, with the fence of its lease."""

    def __init__(self, folder: Path) -> None:
        self._main, self._vault = connect_writing(folder / ROOM_FILE), open_vault(folder / VAULT_FILE)
        self.failure, self.where = None, ""

    def hold(self, node: str) -> int:
        """Claim the folder; the epoch."""
        epoch = claim(self._main, node)
        self._heads = Heads(self._main)
        return epoch

    def close(self) -> None:
        for connection in (self._main, self._vault):
            connection.close()


class SteppedStore:
    """A store whose commits, answers and questions wait until the schedule takes them."""

    def __init__(self, world: World, node: str) -> None:
        self._world, self.node = world, node
        self.writer = FencedWriter(world.folder)
        world.claimed(node, self.writer.hold(node))
        if world.planted == "no fence":
            for table in FENCED_ROWS:
                self.writer._main.execute(f"DROP TRIGGER temp.fence_{table}")
        self.blocking_reader = SqliteReader(world.folder / ROOM_FILE, world.folder / VAULT_FILE)
        self.queued: list[tuple[Commit, Done]] = []
        self.answers: list[tuple[Done, StoreFault | None]] = []
        self.questions: list[tuple[Callable[[Any], Any], asyncio.Future[Any]]] = []
        self.failure: StoreFailed | None = None

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        if self.failure is not None:
            raise self.failure
        if done is not None and self._world.planted == "told before stored":
            asyncio.get_running_loop().call_soon(done, None)
            done = None
        self.queued.append((commit, done or (lambda _: None)))

    async def read(self, question: Callable[[Any], Any], _lane: str = "room") -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.questions.append((question, answer))
        return await answer

    def store_some(self, number: int) -> None:
        """Make the next commits durable, or learn that another node has taken over."""
        some, self.queued = self.queued[:number], self.queued[number:]
        outcomes: list[StoreFault | None]
        try:
            outcomes = list(self.writer._store([commit for commit, _ in some]))
        except StoreFailed as fault:
            self.failure = fault
            some, self.queued = some + self.queued, []
            outcomes = [fault] * len(some)
        for (commit, done), outcome in zip(some, outcomes, strict=True):
            if outcome is None:
                self._world.stored(self.node, commit)
            self.answers.append((done, outcome))

    def close(self) -> None:
        self.blocking_reader.close()
        self.writer.close()


class LossyHosts(OwnerHosts):
    """Hosts whose wake-ups are lost, late or repeated."""

    world: World
    late: list[str]

    def wake(self, owner: str) -> None:
        fate = self.world.chance.random()
        if fate > 0.4:
            super().wake(owner)
        if 0.2 < fate < 0.6:
            self.late.append(owner)

    def wake_late(self, place: int) -> None:
        super().wake(self.late.pop(place))

    def _look_later(self) -> None:
        if self.world.planted != "no look":
            super()._look_later()


class Node:
    """One process."""

    def __init__(self, world: World, name: str) -> None:
        self.name, self._world = name, world
        self.is_stopped = False
        self.store = SteppedStore(world, name)
        self.time = RoomTime(world.clock)
        time = TimeAndChance(self.time, self.time, world.chance.randbytes, Lifetime())
        ledger = Ledger(self.store.blocking_reader.balances())
        self.hosts = LossyHosts(self.store, ledger, time, Figures())  # type: ignore[arg-type]  # all that hosts ask of it
        self.hosts.world, self.hosts.late = world, []
        self.hosts.serve(KINDS)
        self.hosts.listen(self, *KINDS)
        self.beginning = world.loop.create_task(self.hosts.begin(*KINDS))

    def told(self, owner: str, news: object) -> None:
        """Nobody watches."""

    def loaded(self, owner: str) -> None:
        """Nobody looks at an owner here."""

    def over(self, owner: str, last: Owner) -> None:
        """Nor when it closes."""

    @property
    def parent(self) -> Parent | None:
        """The parent, if it decides here."""
        host = self.hosts.get(CUP)
        if not self.beginning.done() or host is None or host.status != "running":
            return None
        assert isinstance(host.owner, Parent)
        return host.owner

    def order(self, command: Begin | Move) -> None:
        """Give the parent a command; what is answered as done is noted."""
        host = self.hosts[CUP]
        with contextlib.suppress(Refused, StoreFailed):
            host.carry_out(
                command, lambda fault: self._world.answered(seq, command) if fault is None else None
            )
        seq = host.seq

    def end(self) -> None:
        """The process is gone."""
        self.hosts.stop()
        self.time.forget()
        self.beginning.cancel()
        for _, answer in self.store.questions:
            answer.cancel()
        self._world.drain()
        self.store.close()


class World:
    """The nodes, what the schedule chooses, and what must hold."""

    def __init__(self, folder: Path, seed: int, planted: Planted = "") -> None:
        self.folder, self.planted = folder, planted
        self.chance = random.Random(seed)
        self.clock = FakeClock(1_000)
        self.loop = asyncio.new_event_loop()
        self.nodes: list[Node] = []
        self.trace: list[str] = []
        self.holder, self.epochs = "", list[int]()
        self.acknowledged: dict[int, object] = {}
        self.written: dict[str, list[tuple[int, bytes, str]]] = defaultdict(list)
        self.fenced = self.started = self.moves = 0
        store = open_store(folder)
        store.commit_now(Commit(changes=(OpenHouse(HOUSE), OpenOwner(CUP, "tournament", HOUSE))))
        store.close()

    # ------------------------------------------------------------------ what nodes tell the world

    def claimed(self, node: str, epoch: int) -> None:
        if self.epochs and epoch <= self.epochs[-1]:
            raise Broken(f"epoch {epoch} of {node} after {self.epochs[-1]}")
        self.holder, self.epochs = node, [*self.epochs, epoch]

    def stored(self, node: str, commit: Commit) -> None:
        if node != self.holder:
            raise Broken(f"a commit of {node} was stored, and {self.holder} holds the store")
        for row in commit.journal:
            self.written[row.table_id].append((row.seq, row.payload, node))

    def answered(self, seq: int, command: object) -> None:
        self.acknowledged[seq] = command

    # ------------------------------------------------------------------ the schedule

    def drain(self) -> None:
        """Run what is ready, until nothing is."""
        while True:
            self.loop.call_soon(self.loop.stop)
            self.loop.run_forever()
            if not self.loop._ready:  # type: ignore[attr-defined]  # what asyncio has to run at once
                return

    def start(self) -> None:
        self.started += 1
        self.nodes.append(Node(self, f"n{self.started}"))
        self.trace.append(f"start n{self.started}")

    def end(self, node: Node) -> None:
        self.nodes.remove(node)
        node.end()

    def step(self) -> None:
        """Do one of the things that can be done now."""
        self._end_failed()
        choices: list[tuple[float, str, Node | None]] = [(0.15 if self.nodes else 50.0, "start", None)]
        choices.append((4.0, "time", None))
        for node in self.nodes:
            choices += self._choices_of(node)
        _, what, node = self.chance.choices(choices, [weight for weight, _, _ in choices])[0]
        self.trace.append(f"{what} {node.name if node else ''}")
        self._do(what, node)
        self.drain()

    def _end_failed(self) -> None:
        """A node whose store has failed tells that, and ends."""
        for node in [node for node in self.nodes if node.store.failure and not node.store.answers]:
            self.fenced += 1
            self.end(node)

    def _choices_of(self, node: Node) -> list[tuple[float, str, Node | None]]:
        if node.is_stopped:
            return [(1.0, "wake", node), (0.3, "kill", node)]
        store = node.store
        choices: list[tuple[float, str, Node | None]] = [(0.3, "kill", node), (0.5, "stop", node)]
        if node.parent is not None and self.moves < MOVES:
            choices.append((4.0, "order", node))
        for wanted, weight, what in (
            (store.queued, 8.0, "store"), (store.answers, 8.0, "answer"), (store.questions, 8.0, "read"),
            (node.hosts.late, 2.0, "late"),
        ):  # fmt: skip
            if wanted:
                choices.append((weight, what, node))
        return choices

    def _do(self, what: str, node: Node | None) -> None:
        if what == "start":
            self.start()
        elif what == "time":
            self.pass_time(self.chance.randrange(50, 1500))
        elif node is None:
            raise AssertionError(what)
        elif what == "kill":
            if node.store.queued and self.chance.random() < 0.5:  # some of it was on its way
                node.store.store_some(self.chance.randint(1, len(node.store.queued)))
            self.end(node)
        elif what in ("stop", "wake"):
            node.is_stopped = what == "stop"
        elif what == "order":
            self.loop.call_soon(self._order, node)
        elif what == "store":
            node.store.store_some(self.chance.randint(1, len(node.store.queued)))
        elif what == "answer":
            self._answer(node, self.chance.randint(1, len(node.store.answers)))
        elif what == "read":
            self._read(node, self.chance.randrange(len(node.store.questions)))
        else:
            self.loop.call_soon(node.hosts.wake_late, self.chance.randrange(len(node.hosts.late)))

    def _order(self, node: Node) -> None:
        parent = node.parent
        if parent is None:
            return
        if not parent.open:
            node.order(Begin())
            return
        self.moves += 1
        source, target = self.chance.sample(CHILDREN, 2)
        node.order(Move(source, target, self.chance.randrange(1, 60)))

    def _answer(self, node: Node, number: int) -> None:
        some, node.store.answers = node.store.answers[:number], node.store.answers[number:]
        for done, outcome in some:
            self.loop.call_soon(done, outcome)

    def _read(self, node: Node, place: int) -> None:
        question, answer = node.store.questions.pop(place)
        if not answer.done():
            found = question(node.store.blocking_reader)
            self.loop.call_soon(lambda: answer.done() or answer.set_result(found))

    def pass_time(self, ms: int) -> None:
        """Let time pass; a node that is stopped hears of it when it wakes."""
        until = self.clock.now_ms + ms
        for node in self.nodes:
            if not node.is_stopped:
                for wake in node.time.wakes_until(self.clock.now_ms):
                    self.loop.call_soon(wake.call)
        self.clock.now_ms = until

    # ------------------------------------------------------------------ the end

    def settle(self) -> Node:
        """No faults any more: whoever does not hold the store ends; all that is under way comes to its end."""
        for node in [node for node in self.nodes if node.name != self.holder or node.store.failure]:
            self.end(node)
        if not self.nodes:
            self.start()
        (node,) = self.nodes
        node.is_stopped = False
        quiet = 0
        for _ in range(QUIET_STEPS):
            self.drain()
            store = node.store
            if store.queued:
                store.store_some(len(store.queued))
            elif store.answers:
                self._answer(node, len(store.answers))
            elif store.questions:
                self._read(node, 0)
            elif node.parent is not None and not node.parent.open:
                self.loop.call_soon(self._order, node)
            elif (quiet := quiet + 1) > 8:
                return node
            else:
                self.pass_time(LOOK_EVERY_MS)
        raise Broken("it does not come to rest")

    def check(self, node: Node) -> None:
        """The laws. Raises `Broken`."""
        reader = node.store.blocking_reader
        if waiting := reader.with_mail():
            raise Broken(f"mail waits for ever: {waiting}")
        for owner in (CUP, *CHILDREN):
            found = reader.journal(owner, 0, 100_000)
            steps = [(row.seq, row.payload) for row in found]
            if steps != [(seq, payload) for seq, payload, _ in self.written[owner]]:
                raise Broken(f"the journal of {owner} is not what its holders stored")
            if [seq for seq, _ in steps] != list(range(1, len(steps) + 1)):
                raise Broken(f"the journal of {owner} has a gap")
        commands = {
            row.seq: bytes(decode_owner_step(row.payload).command) for row in reader.journal(CUP, 0, 100_000)
        }
        parent = node.hosts[CUP]
        for seq, command in self.acknowledged.items():
            if seq not in commands or msgspec.json.decode(commands[seq], type=Parent.commands) != command:
                raise Broken(f"{command} was acknowledged as step {seq}, and is not there")
        hosts = [node.hosts[name] for name in CHILDREN if name in node.hosts]
        held = sum(host.owner.chips for host in hosts if isinstance(host.owner, Child))
        assert isinstance(parent.owner, Parent)
        if parent.owner.carried + held != CHIPS * len(CHILDREN):
            raise Broken(f"{parent.owner.carried} + {held} chips")

    def close(self) -> None:
        for node in list(self.nodes):
            self.end(node)
        self.loop.close()


def run(seed: int, planted: Planted = "", audited: bool = False) -> World:
    """Run a schedule. Raises `Broken`, with the seed and the last steps, when a law is."""
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        world = World(Path(folder), seed, planted)
        try:
            for _ in range(STEPS):
                world.step()
            world.check(world.settle())
            if audited and (findings := audit_place(Path(folder)).findings):
                raise Broken(f"the audit: {findings}")
        except Broken as broken:
            again = f"python -m tests.simulation.takeovers {seed}" + (f" '{planted}'" if planted else "")
            raise Broken(f"{broken}\n{again}\n" + "; ".join(world.trace[-30:])) from None
        finally:
            world.close()
        return world


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


if __name__ == "__main__":
    asked: Any = sys.argv[2] if len(sys.argv) > 2 else ""
    world = run(int(sys.argv[1]), asked, audited=True)
    held = f"held: {world.moves} moves, {world.started} starts, {world.fenced} fenced"
    sys.stdout.write("; ".join(world.trace) + f"\n{held}\n")
