"""Twin worlds over the bus: each client is served by a gateway of its own, and the viewer's stream is what that gateway
hears on the subjects that it may hear. In the other world every card that the viewer never saw is another one; what the
gateway hears must be the same bytes.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.subjects import matches
from cardroom.testing import whole_room
from cardroom.testing.room_client import TestClient
from cardroom.web.carried.carried_socket import CarriedSocket
from cardroom.web.carried.relay_messages import Open, SessionTold, ToldTogether, encode, told_to
from cardroom.web.carried.told_line import WHOLE, Pieces, ToldLine
from tests.leaks.twins import twins


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


TAPPED: list[Tapped] = []


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
            gateway = f"g{len(bus.gateways)}"
            bus.gateways[f"gateway.{gateway}.>"] = self
            opening = Open(gateway, "line", f"s{len(bus.gateways)}", (), "", "ws")
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
    heard = TAPPED[-1].heard
    assert len(heard) > 10 and sum(map(len, heard.values())) > 500


def test_a_worker_that_tells_every_gateway_is_found(carried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    publish = ToldLine.publish

    def leaking(line: ToldLine, texts: tuple[str, ...], told: tuple[SessionTold, ...]) -> None:
        publish(line, texts, told)
        line._bus.publish(told_to("g0", "line"), WHOLE + encode(ToldTogether(texts, told)))

    monkeypatch.setattr(ToldLine, "publish", leaking)
    assert twins(1, 60, tables=1).differences, "the law sees nothing"
