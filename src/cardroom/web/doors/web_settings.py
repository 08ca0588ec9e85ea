"""How the web face is run: where it listens, where the data lies, and the doors' limits."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from cardroom.bus.bus_address import BusAddress
from cardroom.room.runtime.settings import RoomSettings
from cardroom.store.postgres.address import Address

MOST = 10**9
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Least = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]
"""Not nan, and no end that a clock does not reach."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many a second in the long run, `burst` of them at once."""

    a_second: Count
    """In the long run."""
    burst: Count
    """At once."""


class Doors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits at the doors, against floods and guessing; figures after OWASP's cheat sheets and ASVS 6.3.

    An address of IPv6 is its /64. A club behind one address shares what is "an address" here.
    """

    frame_bytes: Count = 4096
    """The longest message of a socket."""
    messages_a_second: Count = 10
    """Messages of one socket, in the long run."""
    messages_burst: Count = 20
    """Messages of one socket at once."""
    sockets_a_player: Count = 4
    """Sockets of one player; one more ends the oldest."""
    sockets_in_all: Count = 4000
    """Sockets of all together."""
    strangers_an_address: Least = 100
    """Sockets of people who are not signed in, for each address: one machine cannot take the places of all."""
    connections_an_address: Count = 300
    """Connections of any kind, also those that have said nothing yet."""
    connections_in_all: Count = 6000
    """Connections of all together."""
    connecting: Rate = Rate(30, 400)
    """New connections of an address; the budgets below are an address's too."""
    pages: Rate = Rate(50, 600)
    """The client's files and whatever else lies ready as bytes."""
    reads: Rate = Rate(20, 200)
    """Questions that the store or the tables answer."""
    work: Rate = Rate(3, 30)
    """Searches, rulings, files of hands: whatever takes milliseconds."""
    changes: Rate = Rate(10, 100)
    """Requests that change something."""
    handshakes: Rate = Rate(20, 300)
    """New sockets."""
    strangers_messages: Rate = Rate(100, 400)
    """What all sockets of an address say that nobody is signed in on; what is more has to wait."""
    not_play: Rate = Rate(200, 20)
    """Milliseconds of the tables' loop in each second, of all addresses together, for pages, requests, handshakes and
    what strangers say: play comes first, all else waits in line."""
    refused_costs: Least = 2
    """What a refused message takes of its socket's rate on top: trying things out is slower than playing."""
    wait_when_spent_seconds: Seconds = 1.0
    """Who asks for more than the budget gets the refusal after this: asking faster gains nothing."""
    head_bytes: Count = 16_384
    """The request line and the headers of a request together."""
    headers: Count = 100
    """Headers of a request, by number."""
    head_seconds: Seconds = 10
    """From the connection, or the first byte of a request, to the last of its headers."""
    body_seconds: Seconds = 20
    """From the last header to the end of the body."""
    stalled_seconds: Seconds = 20
    """How long a peer may leave what it asked for unread."""
    linger_seconds: Seconds = 5
    """What a peer has not taken so long after the end is thrown away with the connection."""
    keep_alive_seconds: Count = 10
    """How long a connection may stand open without a request."""
    pipelined: Count = 8
    """Requests a connection may send ahead of the answers."""
    ping_seconds: Seconds = 20
    """Sockets are asked this often whether they are there, and closed when they do not answer within the same."""
    idle_stranger_seconds: Seconds = 120
    """A socket of nobody signed in that says nothing is closed; the room's page does every ten seconds."""
    session_check_seconds: Count = 300
    """How often an open socket's session is looked up again."""
    queued_bytes: Count = 262_144
    """A reader that lets more than this pile up is dropped."""
    sign_ins_an_account: Count = 5
    """Sign-ins to one account that fail, in each `attempts_window_ms`."""
    sign_ins_an_address: Count = 20
    """Sign-ins from one address that fail, in the same time."""
    sign_ups_an_address: Count = 20
    """New accounts that are asked for from one address, in the same time."""
    links_an_address: Count = 60
    """Invitation links of private games that are tried: friends at one table share an address."""
    attempts_window_ms: Count = 900_000
    """The time in which attempts are counted."""
    wishes_a_minute: Count = 20
    """Wishes for a private game with something wrong in them, one after the other: each has a rulebook read."""
    hands_a_minute: Count = 60
    """Finished hands one player may open or download."""


class LoadSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When workers that share houses by load move one of them."""

    difference: Annotated[float, msgspec.Meta(ge=0.01, le=100)] = 0.25
    """How much more of a core a worker must carry than another before it gives a house away."""
    lasts_seconds: Seconds = 20.0
    """How long it must carry so much more: a rush that is over sooner moves nothing."""
    quiet_seconds: Seconds = 120.0
    """The time after a move in which no other begins by itself."""


Role = Literal["all", "gateway", "worker"]
"""What a process does of a room: everything, sockets and pages, or the tables."""


class Settings(msgspec.Struct, frozen=True):
    """Everything `serve` needs to know."""

    data: Path
    store: Address | None = None
    """A database instead of the folder."""
    take_over: bool = False
    """Whether to open a database that another room works on, which then stops."""
    stand_by: bool = False
    """Whether to wait, ready to open, while another process holds the store."""
    beside: bool = False
    """Whether to hold the named houses alone, beside workers that hold others on the same database."""
    any_house: bool = False
    """Whether a process that stands by for several houses opens the first of them that is free, and that one alone."""
    by_load: bool = False
    """Whether a worker carries those of the named houses that the load gives it, each in a room of its own."""
    greets: tuple[tuple[str, str], ...] = ()
    """Of a gateway: the names of hosts with the houses that it serves there, by their ids; none where one worker holds the
    whole room. A single house may have the name "", which is any.
    """
    despite_damage: bool = False
    """Whether to open a store that is damaged, where there is no backup."""
    wait_for_clock: bool = False
    """Whether to open only when the machine's clock has reached the newest time in the store."""
    bus: BusAddress | None = None
    """The bus that this process shares with others; without one it has a bus of its own."""
    role: Role = "all"
    """What this process does; a gateway and a worker need a bus."""
    host: str = "127.0.0.1"
    port: int = 8000
    demo: bool = False
    rulebook: str = "casinohuone"
    """A shipped house or the path of a rulebook file: the room's one house, unless `rulebooks` names several."""
    rulebooks: tuple[str, ...] = ()
    """Several houses of one room, the main one first."""
    hosts: tuple[str, ...] = ()
    """Names the room answers to besides those of `public_origins` and of the address it listens on."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word on whom they speak for is taken (`X-Forwarded-For`, `X-Forwarded-Proto`)."""
    public_origins: tuple[str, ...] = ()
    """Origins browsers may come from besides the room's own host (behind a proxy: the public address)."""
    secure_cookies: bool = False
    """Set when the room is reached by https."""
    room: RoomSettings = RoomSettings()
    doors: Doors = Doors()
    load: LoadSettings = LoadSettings()

    @property
    def houses(self) -> tuple[str, ...]:
        """Where the rulebooks of the room come from, the main house's first."""
        return self.rulebooks or (self.rulebook,)
