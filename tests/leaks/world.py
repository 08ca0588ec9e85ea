"""One world: a real room, a script of chances that never looks at a card, and everything each viewer was told."""

from __future__ import annotations

import hashlib
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from structlog.testing import capture_logs

from cardroom.cards.card import card_text
from cardroom.cash import cash_commands as of_cash
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.room.room import Room
from cardroom.rules import Rulebook
from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.table.model import commands
from cardroom.table.model.running import RunningHand
from cardroom.table.model.view import TableTerms
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests.houses import book_of
from tests.leaks.decks import Dealer
from tests.leaks.heard import Heard, note_places
from tests.leaks.houses import CASINOHUONE, House
from tests.leaks.on_disk import on_the_disk
from tests.leaks.over_http import as_file, fetched
from tests.leaks.replays import replays
from tests.leaks.wishes import ask_for_bomb_pot, show_some, wishes_of
from tests.table.playing import random_act

OPEN = msgspec.structs.replace(CHEAP, tables_followed=1000)
"""One spectator looks at every table."""

OF_THE_MACHINE = frozenset({"store_stood_still"})
"""Lines of the log that tell how long the machine took, and of no card."""

FAST_DISK = Path("/dev/shm")

BOARD_GAMES = ("holdem", "omaha")
"""Declarations whose hands the script plays by bets alone."""


class WorldChance(random.Random):
    """Chance that is the same in all worlds except for the seeds of decks, which are the only draws of 32 bytes."""

    world = b""

    def randbytes(self, n: int) -> bytes:
        drawn = super().randbytes(n)
        return hashlib.sha256(self.world + drawn).digest() if n == 32 else drawn


class WorldRoom(TestRoom):
    """A `TestRoom` whose seeds depend on the world."""

    def __init__(self, place: Place, seed: int, world: bytes, book: Rulebook) -> None:
        self._world = world
        super().__init__(place, seed, book, settings=OPEN)

    async def _opened(self) -> Room:
        if not isinstance(self._chance, WorldChance):
            self._chance = WorldChance(self._chance.random())
            self._chance.world = self._world
        return await super()._opened()


class World:
    """Plays a script. The same `seed` and the same public facts lead to the same asking, step by step.

    At each pool one of the players is the viewer whose stream is compared; everybody keeps to one pool.
    """

    def __init__(
        self,
        seed: int,
        steps: int,
        dealer: Dealer,
        world: bytes,
        tables: int = 6,
        at: House = CASINOHUONE,
        address: Address | None = None,
    ) -> None:
        self._address = address
        self.heard = Heard(dealer=dealer)
        self._chance, self._moods = random.Random(seed), random.Random(f"moods {seed}")
        self._steps = steps
        self._world = world
        self._seed = seed
        self._book = book_of(at.rulebook)
        self._viewers: dict[str, TestClient] = {}
        self._names = {
            pool: [f"{'ABCDEF'[place]}{seat}" for seat in range(count)]
            for place, (pool, count) in enumerate(at.tables[:tables])
        }

    def play(self) -> Heard:
        """Play the script from the first seat to the last step, and gather what was told."""
        folder = Path(tempfile.mkdtemp(dir=FAST_DISK if FAST_DISK.is_dir() else None))
        try:
            with self.heard.dealer.deals(), capture_logs() as logs:
                self.room = WorldRoom(self._address or folder / "data", self._seed, self._world, self._book)
                try:
                    self._take_seats()
                    for number in range(self._steps):
                        if number == self._steps // 2:
                            self._restart()
                        if number == self._steps * 2 // 3:
                            self._void()
                        self._step()
                    self._look_at_everything()
                    self._gather(logs)
                finally:
                    self.room.close()
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return self.heard

    # ------------------------------------------------------------------ people

    def _take_seats(self) -> None:
        room = self.room
        self.spectator = room.connect()
        room.hear(self.spectator, from_client.WatchLobby())
        self.staff = room.person("Dealer", 0, "admin")
        for pool, names in self._names.items():
            clients = [room.connect(name) for name in names]
            self._viewers[pool] = self._chance.choice(clients)
            self._bring_back(pool)

    def _bring_back(self, pool: str) -> None:
        """Whoever is away, out of chips, resting or without a seat comes back; all look at their table."""
        room, chance = self.room, self._chance
        terms = room.room.pools[pool].terms("", "")
        for name in self._names[pool]:
            client = self._client(name) or self._connected(name, pool)
            table = self._table_of(client)
            if not table:
                client.ask(client.join(pool, chance.choice((terms.min_buy_in, terms.max_buy_in))))
                room.take_offers()
            else:
                client.ask(at_table(client.new_id(), table, of_cash.TopUp(ME, terms.min_buy_in)))
                client.ask(client.sit_in(table))
        for name in self._names[pool]:
            client = self._client(name)
            assert client is not None
            client.watch(self._table(pool))
        room.hear(self.spectator, from_client.WatchTable(self._table(pool)))

    def _client(self, name: str) -> TestClient | None:
        return next((client for client in self.room.clients if client.name == name), None)

    def _connected(self, name: str, pool: str) -> TestClient:
        """A new connection of a player; the viewer's stream goes on where it was."""
        back = self.room.connect(name)
        if self._viewers[pool].name == name:
            back.texts[:0] = self._viewers[pool].texts
            self._viewers[pool] = back
        return back

    def _table_of(self, client: TestClient) -> str:
        return next(iter(self.room.room.tables.tables_of(client.player)), "")

    def _table(self, pool: str) -> str:
        """The pool's table; "" while it has none."""
        return next(iter(self.room.room.pools[pool].writers), "")

    # ------------------------------------------------------------------ the script

    def _step(self) -> None:
        """Something happens: mostly a decision at some table, now and then what people do besides."""
        chance = self._chance
        pool = chance.choice(list(self._names))
        kind = chance.random()
        if kind < 0.84:
            self._decide(pool)
        elif kind < 0.88:
            self._look_again(pool)
        elif kind < 0.91:
            self.room.wait(seconds=chance.choice((2, 9, 25, 60)))
        elif kind < 0.94:
            self._ask_wrongly(pool)
        elif kind < 0.96:
            self._break_line(pool)
        elif kind < 0.985:
            self._wish(pool)
        else:
            self._look_over_http(pool)
        if table := self._table(pool):
            here = [one for name in self._names[pool] if (one := self._client(name)) is not None]
            show_some(here, self.room.table(table), self._moods)

    def _decide(self, pool: str) -> None:
        """The player to act decides by chance alone; between hands time passes, or people come back."""
        room, chance, table = self.room, self._chance, self._table(pool)
        hand = room.table(table).hand if table else None
        if hand is None:
            if not table or room.table(table).state == "waiting":
                self._bring_back(pool)
            room.wait(ms=3000)
            return
        seat = room.table(table).seats[hand.actor_seat] if hand.actor_seat else None
        client = self._client(room.called(seat.player)) if seat else None
        if client is None:
            room.wait(seconds=5)  # the clock decides for somebody who is away
            return
        of_boards = isinstance(hand, RunningHand) and hand.engine.setup.game.code in BOARD_GAMES
        if not isinstance(hand, RunningHand) or not of_boards or hand.engine.run_offer:
            self._decide_anything(client, table)
            return
        options = hand.engine.options()
        action, amount, draw = ("check" if options.can_check else "call"), 0, chance.random()
        if draw < 0.13 and not options.can_check:
            action = "fold"
        elif draw > 0.72 and options.min_raise_to >= 0:
            most = (
                options.max_raise_to if draw > 0.95 else min(options.max_raise_to, 3 * options.min_raise_to)
            )
            action, amount = "raise", chance.randint(options.min_raise_to, most)
        if client is self._viewers[pool] and draw < 0.3:
            client.ask(
                client.act(table, "raise", 1)
            )  # too little, or not allowed at all: the words are compared
        self._name_cards(client, client.act(table, action, amount))
        client.ask(client.act(table, action, amount))

    def _name_cards(self, client: TestClient, act: TableRequest) -> None:
        """The decision with cards named beside it, as somebody would who wants to know where they lie."""
        chance = self._chance
        named = tuple([card_text(card) for card in chance.sample(range(52), chance.randint(1, 13))])
        field = "rows" if act.action in ("discard", "draw") else "cards"
        more = {"id": client.new_id(), field: (named,) if field == "rows" else named}
        client.ask(msgspec.structs.replace(act, **more))

    def _decide_anything(self, client: TestClient, table: str) -> None:
        """A decision in whatever game: cards are chosen by where they lie, never by what they are."""
        running = self.room.table(table)
        act = random_act(running, self._chance, self.room.time.now_ms())
        own, hand = running.view(client.player, self.room.time.now_ms()).you, running.hand
        if act.action == "draw" and own and hand and hand.turn and self._chance.random() < 0.7:
            act = msgspec.structs.replace(act, cards=own.cards[: hand.turn.draw])  # so that decks run short
        more = {"cards": act.cards, "rows": act.rows, "game": act.game}
        self._name_cards(client, client.act(table, act.action, act.amount))
        client.ask(msgspec.structs.replace(client.act(table, act.action, act.amount), **more))

    def _ask_wrongly(self, pool: str) -> None:
        """The viewer, or a stranger, asks for what must be refused; the words of the refusal are compared."""
        chance, table = self._chance, self._table(pool)
        asker = self._client(self._viewers[pool].name) or self.spectator
        hand = self.room.table(table).hand if table else None
        name, turn = (hand.hand, hand.decision) if hand else ("", 0)
        wrong = (
            at_table(asker.new_id(), table, commands.Act(ME, name, turn, "raise", chance.randrange(10**7))),
            at_table(asker.new_id(), table, commands.Act(ME, name, turn + 1, "call")),
            at_table(asker.new_id(), table, commands.Act(ME, name + "x", turn, "fold")),
            at_table(asker.new_id(), table, commands.Act(ME, name, turn, "peek")),
            at_table(asker.new_id(), table, of_cash.TopUp(ME, 10**9)),
            at_table(asker.new_id(), table, commands.SitIn(ME)),
            from_client.Say(asker.new_id(), table, "what have you got?"),
            from_client.WatchTable("nowhere"),
        )
        asker.ask(chance.choice(wrong))
        self._moods.choice(self.room.clients).ask(from_client.React(asker.new_id(), table, "laugh"))

    def _look_again(self, pool: str) -> None:
        """The spectator and the viewer ask for the whole table as it stands."""
        for client in (self.spectator, self._client(self._viewers[pool].name)):
            if client is not None:
                client.watch(self._table(pool))

    def _break_line(self, pool: str) -> None:
        """A line breaks, or a player who was away is back."""
        name = self._chance.choice(self._names[pool])
        client = self._client(name)
        if client is not None:
            client.disconnect()
        else:
            self._connected(name, pool).watch(self._table(pool))

    def _restart(self) -> None:
        """The server is gone and comes back out of its journal; everybody connects again."""
        self.room.restart()
        spectator = self.room.connect()
        spectator.texts[:0] = self.spectator.texts
        self.spectator = spectator
        self.room.hear(spectator, from_client.WatchLobby())
        for pool, names in self._names.items():
            self.room.hear(spectator, from_client.WatchTable(self._table(pool)))
            for name in names:
                self._connected(name, pool).watch(self._table(pool))

    def _void(self) -> None:
        """Staff make void whatever hands are running."""
        for writer in list(self.room.room.tables.values()):
            if writer.in_hand:
                self.room.run(self.room.room.staff.void(self.staff, writer.terms.table, "for a test"))

    def _wish(self, pool: str) -> None:
        """A player rests, wants more chips, or leaves; the table is looked at anew."""
        table = self._table(pool)
        client = self._client(self._chance.choice(self._names[pool]))
        self.room.hear(self.spectator, from_client.WatchTable(table))
        if client is None:
            return
        terms = self.room.room.pools[pool].terms("", "")
        if terms.bomb_pot:
            here = [one for name in self._names[pool] if (one := self._client(name)) is not None]
            ask_for_bomb_pot(here, table)
        client.ask(self._chance.choice(wishes_of(client, table, terms)))
        self.room.take_offers()

    # ------------------------------------------------------------------ looking

    def _look_over_http(self, pool: str) -> None:
        """A spectator, staff and the operator look over HTTP; the viewer at the own hands."""
        for path in ("/api/lobby", f"/api/tables/{self._table(pool)}", "/metrics", "/health"):
            self._get("http", path)
        pages = self.room.room.staff_pages
        for shown in (self.room.run(pages.overview(BOSS)), self.room.run(pages.trial_balance(BOSS))):
            self._note("staff", msgspec.json.encode(shown).decode())
        rows = self.room.run(self.room.room.hands.rows(self._viewers[pool].player, ""))
        self._note(f"rows {pool}", msgspec.json.encode(rows).decode())
        read = self.room.room.readings.hands_of(self.staff, self._viewers[pool].player, "a look", "")
        self._note("staff", msgspec.json.encode(self.room.run(read)).decode())
        for row in rows.hands[:2]:
            self._read_hand(row.hand, pool)

    def _look_at_everything(self) -> None:
        for pool in self._names:
            self._look_over_http(pool)
            self.spectator.watch(self._table(pool))
            if self._viewers[pool] in self.room.clients:
                self._viewers[pool].watch(self._table(pool))
            for table in self._tables_ever(pool):
                number = 1
                while self.room.reader.hand_at(table, number) is not None:
                    self._read_hand(f"{table}-{number}", pool)
                    number += 1

    def _tables_ever(self, pool: str) -> list[str]:
        """The ids of the pool's tables, closed ones too."""
        terms = self.room.room.pools[pool].terms("", "")
        records = self.room.reader.tables(with_closed=True)
        return [r.id for r in records if (r.game, r.stake) == (terms.game, terms.stake)]

    def _read_hand(self, hand: str, pool: str) -> None:
        """A finished hand as the viewer and as anybody reads it. Of proofs what they open: salts are the seed's."""
        for who, player in (("anybody", ""), ("viewer", self._viewers[pool].player)):
            body = self.room.run(self.room.room.hands.body(hand, player))
            opened = [(opening.place, opening.card) for opening in body.openings]
            text = msgspec.json.encode((body.events, body.you, body.terms, opened)).decode()
            self._note(f"hand {who} {pool}", text)
        self.room.run(self.room.room.readings.open_to_staff(self.staff, hand, "a look"))
        body = self.room.run(self.room.room.hands.body(hand, self.staff.id))
        self._note(f"hand staff {pool}", msgspec.json.encode(body.events).decode())
        for write in (as_phh, as_pokerstars):
            self._note(f"hand staff {pool}", as_file(write, body))

    def _get(self, stream: str, path: str) -> None:
        self._note(stream, self.room.run(self._fetched(path)))

    async def _fetched(self, path: str) -> str:
        return await fetched(self.room.room, self.room.folder, path)

    def _note(self, stream: str, text: str) -> None:
        self.heard.streams.setdefault(stream, []).append(text)

    # ------------------------------------------------------------------ the end

    def _gather(self, logs: list[Any]) -> None:
        streams = self.heard.streams
        streams["spectator"] = self.spectator.texts
        for pool, viewer in self._viewers.items():
            streams[f"viewer {pool}"] = viewer.texts
        streams["log"] = [repr(line) for line in logs if line["event"] not in OF_THE_MACHINE]
        streams.update(on_the_disk(self.room))
        for name, texts in streams.items():
            streams[name] = [self._masked(text) for text in texts]
        for pool in self._names:
            for table in self._tables_ever(pool):
                journal = self.room.steps(table)
                viewer = self._viewers[pool].player
                note_places(self.heard, journal, viewer)
                if self.heard.dealer.is_first:
                    decks = self.heard.dealer.dealt
                    self.heard.replays.update(
                        replays(self._terms_of(table), self._book, journal, viewer, decks)
                    )

    def _terms_of(self, table: str) -> TableTerms:
        """What a table was opened for, which may be closed by now."""
        records = self.room.reader.tables(with_closed=True)
        return next(msgspec.convert(one.terms, TableTerms) for one in records if one.id == table)

    def _masked(self, text: str) -> str:
        for seal, hand in self.heard.dealer.seals.items():
            if seal in text:
                text = text.replace(seal, f"<seal of {hand}>")
        return text
