"""Links that show a finished hand to anybody who has them: as the player saw it, until the link is taken back.

The hand is built as the sharer's own view of it is (0003): from the public record and the cards of the sharer's seat.
The room saves only the link's hash, so the link is shown once, to the sharer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from cardroom.room.archive.finished_hands import Hands
from cardroom.room.hosting.journal import decode_record
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import hash_of
from cardroom.room.protocol.responses import HandBody
from cardroom.room.protocol.shared_hand_answers import SharedLink, ShareRow, ShareRows
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter
from cardroom.table.events import AnyEvent, players_in
from cardroom.table.model.view import TableTerms

KIND: Final = "share"
SHARED: Final = "share_hand"
TAKEN_BACK: Final = "end_share"
MAX_OPEN: Final = 100
"""The maximum number of one player's links that are good at one time."""
SECRET_BYTES: Final = 16
NAMELESS: Final = "player-"
"""The name of a player whose name is hidden, followed by a number in the order of dealing."""


class SharedHand(msgspec.Struct, frozen=True):
    """One link: its player, its hand, and whether it shows names."""

    player: str
    hand: str
    at_ms: int
    with_names: bool


class Shares:
    """Shares hands by links. Every link is a row of its own, found by the hash of its secret."""

    def __init__(self, store: Store, outbox: Outbox, clock: Clock, entropy: Entropy, hands: Hands) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._hands = hands
        self._one_at_a_time = asyncio.Lock()
        """Held until a link is stored: the next is counted after it."""

    async def share(self, person: Person, hand: str, with_names: bool) -> SharedLink:
        """Create a link to a finished hand that the player sat in or watched.

        Refuses "no-such-hand" (also for a hand that is still being played), "hand-not-yours", "shares-enough".
        """
        async with self._one_at_a_time:
            await self._store.read(lambda reader: _check(reader, person.id, hand))
            if len(await self._open_of(person.id)) >= MAX_OPEN:
                words = f"You share {MAX_OPEN} hands already; take one back first."
                raise Refused("shares-enough", words, args={"most": MAX_OPEN})
            secret = self._entropy(SECRET_BYTES).hex()
            share = SharedHand(person.id, hand, self._clock.now_ms(), with_names)
            await self._keep(_id_of(secret), share, True, SHARED)
        return SharedLink(_id_of(secret), secret)

    async def take_back(self, person: Person, share: str) -> None:
        """Take a link back: it opens nothing from now on.

        Refuses ("no-such-share") a link that is not the player's, or is over.
        """
        async with self._one_at_a_time:
            found = await self._store.read(lambda reader: reader.matter(KIND, share))
            if found is None or found.about != person.id or not found.is_open:
                raise _no_such()
            await self._keep(share, msgspec.convert(found.body, SharedHand), False, TAKEN_BACK)

    async def of(self, person: Person) -> ShareRows:
        """Return the player's links that are good, newest first."""
        rows = []
        for matter in await self._open_of(person.id):
            share = msgspec.convert(matter.body, SharedHand)
            rows.append(ShareRow(matter.id, share.hand, share.at_ms, share.with_names))
        return ShareRows(tuple(rows))

    async def shown(self, secret: str) -> HandBody:
        """Return the hand of a link, for anybody.

        Refuses ("no-such-share") an unknown link and one taken back, both alike.
        """
        found = await self._store.read(lambda reader: reader.matter(KIND, _id_of(secret)))
        if found is None or not found.is_open:
            raise _no_such()
        share = msgspec.convert(found.body, SharedHand)
        body = await self._hands.body(share.hand, share.player)
        return body if share.with_names else nameless(body)

    async def _open_of(self, player: str) -> list[Matter]:
        found = await self._store.read(
            lambda reader: reader.matters(KIND, player, open_only=True, limit=MAX_OPEN)
        )
        return found

    async def _keep(self, name: str, share: SharedHand, is_open: bool, what: str) -> None:
        matter = Matter(KIND, name, share.player, share.at_ms, is_open, msgspec.to_builtins(share))
        record = LogRecord(self._clock.now_ms(), share.player, what, share.hand, "", {"share": name})
        await self._outbox.keep(Commit(changes=(KeepMatter(matter),), log=(record,)))


def nameless(body: HandBody) -> HandBody:
    """Return a hand that names nobody, and neither the table nor the hand by which the players could be looked up."""
    called = {player: f"{NAMELESS}{place}" for place, player in enumerate(players_in(body.events), start=1)}
    hidden = called | {body.hand: "hand", body.terms.table: "table", body.terms.name: ""}
    if body.terms.tournament:
        hidden[body.terms.tournament] = "tournament"
    events = msgspec.convert(_without(msgspec.to_builtins(body.events), hidden), tuple[AnyEvent, ...])
    return msgspec.structs.replace(
        body,
        hand="hand",
        terms=msgspec.convert(_without(msgspec.to_builtins(body.terms), hidden), TableTerms),
        events=events,
        names={name: name.removeprefix(NAMELESS) for name in called.values()},
    )


def _without(value: Any, hidden: dict[str, str]) -> Any:
    """Return the value with the hidden words replaced, wherever they occur."""
    if isinstance(value, str):
        return hidden.get(value, value)
    if isinstance(value, dict):
        return {_without(key, hidden): _without(one, hidden) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_without(one, hidden) for one in value]
    return value


def _check(reader: Reader, player: str, hand: str) -> None:
    stored = reader.hand(hand)
    if stored is None:
        raise Refused("no-such-hand", f"There is no finished hand {hand!r}.", args={"hand": hand})
    if player not in stored.players and player not in decode_record(stored.record).watched:
        words = "Only players who sat in a hand or watched it can share it."
        raise Refused("hand-not-yours", words, args={"hand": hand})


def _id_of(secret: str) -> str:
    return hash_of(secret).hex()


def _no_such() -> Refused:
    return Refused("no-such-share", "This link shows no hand; its owner took it back, or it never was one.")
