"""Twin worlds over the bus: each client is served by a gateway of its own, and the viewer's stream is what that gateway
hears on the subjects that it may hear. In the other world every card that the viewer never saw is another one; what the
gateway hears must be the same bytes.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from cardroom.bus.bus_secret import BusSecret
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.sealed_frames import SealedFrames
from cardroom.bus.subjects import matches
from cardroom.testing import whole_room
from cardroom.testing.room_client import TestClient
from cardroom.web.carried.carried_socket import CarriedSocket
from cardroom.web.carried.relay_messages import Open, SessionTold, ToldTogether, encode, told_to
from cardroom.web.carried.told_line import WHOLE, Pieces, ToldLine
from tests.leaks import twins as two_worlds
from tests.leaks.houses import CASINOHUONE, HELSINKI, House
from tests.leaks.twins import twins
from tests.leaks.world import World

SECRET = BusSecret("what the processes of both worlds share: " + "7" * 32)


class Tapped(EmbeddedBus):
    """A bus that gives each message at once to the gateways that may hear its subject."""

    def __init__(self) -> None:
        super().__init__()
        self.gateways: dict[str, Carried] = {}
        self.heard: dict[str, list[bytes]] = defaultdict(list)

    def publish(self, subject: str, data: bytes) -> None:
        super().publish(subject, data)
        for pattern, client in self.gateways.items():
            if matches(pattern, subject):
                self.heard[pattern].append(data)
                client.took(data)


TAPPED: list[Tapped | OnTheBus] = []


class OnTheBus(EmbeddedBus):
    """A bus on which everything is sealed, and somebody who has all of it; each gateway opens what is for it."""

    def __init__(self) -> None:
        super().__init__()
        self.gateways: dict[str, Carried] = {}
        self.sealed, self.opened = SealedFrames(SECRET), SealedFrames(SECRET)
        self.frames: dict[str, list[int]] = defaultdict(list)
        """The lengths of all that is told, by the subjects: more than is open to whoever has the bus."""
        self.read = b""
        """All their bytes."""

    def publish(self, subject: str, data: bytes) -> None:
        frame = self.sealed.told(subject, data)
        self.frames[subject].append(len(data))
        self.read += frame
        opened = self.opened.hear_told(subject, frame)
        assert opened == data
        for pattern, client in self.gateways.items():
            if matches(pattern, subject):
                client.took(opened)


class Carried(TestClient):
    """A client behind a gateway."""

    __test__ = False

    def __init__(self, room: Any, player: str, name: str) -> None:
        super().__init__(room, player, name)
        self._session: CarriedSocket | None = None
        self._pieces = Pieces()

    def send(self, *texts: str) -> None:
        if self._session is None:
            bus = TAPPED[-1]
            gateway = f"g{len(bus.gateways):04}"
            bus.gateways[f"gateway.{gateway}.>"] = self
            opening = Open(gateway, "line", f"s{len(bus.gateways):04}", (), "", "ws")
            self._session = CarriedSocket(ToldLine(bus, gateway, "line"), opening)
        tell: Any = self._session.scope["extensions"]["cardroom.send_at_once"]
        assert tell(texts)
        self._session.line.flush()

    def took(self, data: bytes) -> None:
        together = self._pieces.take(data)
        for told in together.told if together is not None else ():
            self.texts += [together.texts[place] for place in told.texts]


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client of a world from now on is behind a gateway of its own."""
    TAPPED[:] = [Tapped()]
    monkeypatch.setattr(whole_room, "TestClient", Carried)


@pytest.mark.parametrize(("seed", "steps"), [(1, 110), (2, 300)])
def test_a_gateway_hears_nothing_that_depends_on_another_seats_cards(
    carried: None, seed: int, steps: int
) -> None:
    found = twins(seed, steps, tables=3)
    assert not found.differences, "\n".join(str(difference) for difference in found.differences)
    assert found.moved_cards > 30
    (bus,) = TAPPED
    assert isinstance(bus, Tapped)
    heard = bus.heard
    assert len(heard) > 10 and sum(map(len, heard.values())) > 500


def test_a_worker_that_tells_every_gateway_is_found(carried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    publish = ToldLine.publish

    def leaking(line: ToldLine, texts: tuple[str, ...], told: tuple[SessionTold, ...]) -> None:
        publish(line, texts, told)
        line._bus.publish(told_to("g0000", "line"), WHOLE + encode(ToldTogether(texts, told)))

    monkeypatch.setattr(ToldLine, "publish", leaking)
    assert twins(1, 60, tables=1).differences, "the law sees nothing"


class NewBus(World):
    """A world with a bus of its own."""

    def __init__(self, *what: Any) -> None:
        TAPPED.append(OnTheBus())
        super().__init__(*what)


@pytest.mark.parametrize(
    ("at", "seed", "steps"), [(CASINOHUONE, 1, 110), (CASINOHUONE, 3, 200), (HELSINKI, 2, 200)]
)
def test_whoever_has_a_sealed_bus_learns_nothing_that_depends_on_a_card_that_nobody_showed(
    carried: None, monkeypatch: pytest.MonkeyPatch, at: House, seed: int, steps: int
) -> None:
    """All lines, those of the players whose own cards are others in the second world too: the same lengths in the same
    order, and no text; in stud, draw, Open Face Chinese and dealer's choice too, which Helsinki has. Which of a table's
    lines is told first is chance.
    """
    TAPPED.clear()
    monkeypatch.setattr(two_worlds, "World", NewBus)
    found = twins(seed, steps, tables=3 if at is CASINOHUONE else 6, at=at)
    assert not found.differences and found.moved_cards > 30
    one, two = TAPPED
    assert isinstance(one, OnTheBus) and isinstance(two, OnTheBus)
    differ = {
        line: [pair for pair in zip(one.frames[line], two.frames[line], strict=False) if pair[0] != pair[1]]
        for line in one.frames
        if one.frames[line] != two.frames[line]
    }
    assert not differ and one.frames.keys() == two.frames.keys()
    assert sum(map(len, one.frames.values())) > 500
    assert b"hole" not in one.read and b"hand" not in one.read
