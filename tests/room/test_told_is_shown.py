"""What a page was shown, with all that it was told since, is what a page that comes now is shown: the lobby, the list of
tournaments, a tournament's own page, and what is a player's own; after any acts of players, of staff and of the clock, and
also where the page's link was cut meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol import tournament_client as of_client
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.staff_acts import ACTS
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play import tournament_commands as of_staff
from tests.room.tournaments.played import CUP, cup_room, cup_terms, go_on, is_on

NAMES = tuple(f"P{number}" for number in range(9))
POOL = "holdem-nl10"
GATHERED_MS = 1_100
"""News of the lobby and of tournaments are gathered for a second at most."""
BY_TIME = ("now_ms", "hands_an_hour")
"""Values that another look a moment later has otherwise, though nothing has happened."""


class Page:
    """What a page has, as the client keeps it: see `room.svelte.ts`, `listing.svelte.ts` and `followed.svelte.ts`."""

    def __init__(self, client: TestClient) -> None:
        self.follows: set[str] = set()
        self._has = {"tournaments": plain(of_cups.MyTournaments(())), "tickets": plain(of_cups.MyTickets(()))}
        self.links(client)

    def links(self, client: TestClient) -> None:
        """Ask by a new link for what it follows; what it was told by the one before it keeps."""
        self.client, self._read = client, 0
        tables = [from_client.WatchTable(table) for table in sorted(self.follows)]
        for message in (
            from_client.WatchLobby(),
            of_client.WatchTournaments(),
            of_client.WatchTournament(CUP),
            *tables,
        ):
            client.ask(message)

    def turn_to(self, table: str) -> None:
        """Follow a table, or stop following it."""
        follows = table in self.follows
        self.client.ask((from_client.UnwatchTable if follows else from_client.WatchTable)(table))
        self.follows ^= {table}

    def own_seats(self) -> list[Any]:
        """The own seats at tables that it does not follow: at those it sees more."""
        return [one for one in self._has.get("mine", {}).get("seats", []) if one["table"] not in self.follows]

    def has(self) -> Mapping[str, Any]:
        """All of it, as values."""
        texts, self._read = self.client.texts[self._read :], len(self.client.texts)
        for text in texts:
            self._take(msgspec.json.decode(text, type=to_client.AnyServerMessage))
        if "mine" in self._has:
            self._has["mine"]["seats"] = self.own_seats()
        return self._has

    def _take(self, message: Any) -> None:
        match message:
            case to_client.LobbyShown():
                self._has["lobby"] = {one.pool: plain(one) for one in message.pools}
            case to_client.LobbyChanged():
                self._has["lobby"] |= {one.pool: plain(one) for one in message.pools}
            case of_cups.TournamentsShown():
                self._has["list"] = {one.tournament: plain(one) for one in message.tournaments}
            case of_cups.TournamentsChanged():
                self._has["list"] |= {one.tournament: plain(one) for one in message.tournaments}
                for gone in message.gone:
                    self._has["list"].pop(gone, None)
            case of_cups.TournamentShown(page=page, now=now, you=you):
                self._has |= {"page": plain(page), "now": plain(now), "you": plain(you), "gone": False}
            case of_cups.TournamentChanged(now=now, you=you):
                self._has |= {"now": plain(now), "you": plain(you)}
            case of_cups.TournamentGone():
                self._has["gone"] = True
            case of_cups.MyTournaments():
                self._has["tournaments"] = plain(message)
            case of_cups.MyTickets():
                self._has["tickets"] = plain(message)
            case to_client.MineChanged():
                self._has["mine"] = plain(message)
            case to_client.JackpotShown():
                self._has[f"jackpot of {message.house}"] = message.fund


def plain(view: Any) -> Any:
    """A view as values, without those that only time changes."""
    return without_time(msgspec.to_builtins(view))


def without_time(value: Any) -> Any:
    """The same without the values that only time changes."""
    if isinstance(value, dict):
        return {key: without_time(one) for key, one in value.items() if key not in BY_TIME}
    if isinstance(value, list | tuple):
        return [without_time(one) for one in value]
    return value


def differences(told: Any, shown: Any, at: str = "") -> list[str]:
    """Where two views differ, and how."""
    if isinstance(told, dict) and isinstance(shown, dict):
        keys = sorted(told.keys() | shown.keys())
        return [one for key in keys for one in differences(told.get(key), shown.get(key), f"{at}.{key}")]
    if isinstance(told, list) and isinstance(shown, list) and len(told) == len(shown):
        return [
            one
            for place, pair in enumerate(zip(told, shown, strict=True))
            for one in differences(*pair, f"{at}.{place}")
        ]
    return [] if told == shown else [f"{at}: told {told}, shown {shown}"]


def staffs(room: TestRoom, chance: Random) -> of_staff.StaffCommand:
    """Something that staff do with the tournament, which may be refused."""
    player = room.person(chance.choice(NAMES)).id
    by = {"by": BOSS.id, "reason": "a test"}
    levels = cup_terms().levels
    return chance.choice([
        of_staff.PauseTournament(**by), of_staff.ResumeTournament(**by), of_staff.ResumeTournament(**by),
        of_staff.StartTournament(**by), of_staff.ChangeStart(**by, starts_ms=room.time.now_ms() + 90_000),
        of_staff.AddTime(**by, seconds=60), of_staff.ChangeLevel(**by, level=chance.randint(1, 9)),
        of_staff.ChangeLevels(**by, levels=(*levels[:6], *levels[8:])),
        of_staff.ChangeEntries(**by, until_level=chance.randint(0, 9)),
        of_staff.ChangeFee(**by, cents=chance.choice((0, 100, 900))),
        of_staff.ChangeGuarantee(**by, cents=chance.choice((0, 1_000, 900_000))),
        of_staff.ChangeBreakingOrder(**by, tables=(2, 1)), of_staff.OpenExtraTable(**by),
        of_staff.KeepSeatFree(**by, table=1, seat=6), of_staff.GiveSeatAgain(**by, table=1, seat=6),
        of_staff.CloseExtraTable(**by), of_staff.MovePlayer(**by, player=player, table=chance.randint(1, 3)),
        of_staff.RemovePlayer(**by, player=player), of_staff.Disqualify(**by, player=player),
        of_staff.PenalisePlayer(**by, player=player, id=f"x{chance.random()}", kind="time_away", count=1),
    ])  # fmt: skip


def at_tables(room: TestRoom, chance: Random) -> str:
    """Something that staff do at a cash table, or with money; what."""
    tables = list(room.room.tables)
    if not tables or chance.random() < 0.2:
        room.give(chance.choice(NAMES), chance.choice((-700, 900)))
        return "money"
    table, staff = chance.choice(tables), room.room.staff
    declared = chance.choice(ACTS)
    values = {
        "reason": "a test",
        "player": room.person(chance.choice(NAMES)).id,
        "seat": chance.randint(1, 6),
    }
    said = msgspec.convert({name: values[name] for name in declared.body.__struct_fields__}, declared.body)
    name, doing = chance.choice((
        ("void", lambda: staff.void(BOSS, table, "a test")),
        ("close", lambda: staff.close_table(BOSS, table, "a test")),
        *[(declared.act, lambda: staff.at_table(BOSS, table, declared.act, said))] * 4,
    ))  # fmt: skip
    with suppress(Refused):
        room.run(doing())
    room.settle()
    return name


def act(room: TestRoom, chance: Random) -> str:
    """Something happens; what."""
    kind = chance.choice(
        ("play", "play", "play", "cup", "cup", "cup", "staff", "seat", "enter", "go", "time")
    )
    client = room.client(chance.choice(NAMES))
    match kind:
        case "play":
            for table in list(room.room.tables):
                if room.table(table).hand is not None:
                    room.go_on(table)
        case "cup":
            for _ in range(chance.randint(1, 12)):
                if is_on(room):
                    with suppress(AssertionError):
                        go_on(room, chance, raises=0.5)
        case "staff":
            staff = staffs(room, chance)
            with suppress(Refused):
                room.run(room.room.tournaments.act(BOSS, CUP, staff))
            room.settle()
            return repr(staff)
        case "floor":
            return at_tables(room, chance)
        case "seat":
            client.ask(client.join(POOL, 1_000))
            room.take_offers()
        case "enter":
            enters = chance.random() < 0.8
            asked = of_client.EnterTournament if enters else of_client.WithdrawFromTournament
            client.ask(asked(client.new_id(), CUP))
        case "go":
            for table in list(room.room.tables):
                if any(seat.player == client.player for seat in room.table(table).seats.values()):
                    client.ask(client.leave(table))
        case "time":
            room.wait(seconds=chance.choice((1, 20, 90)))
    return f"{kind} {client.name}"


def lasting(room: TestRoom, page: Page) -> list[str]:
    """Where a page differs from one that comes now, still when what happens meanwhile has been gathered."""
    found = []
    for _ in range(4):
        fresh = room.connect(page.client.name)
        now = Page(fresh)
        now.follows = page.follows
        found = differences(page.has(), now.has())
        room.disconnect(fresh)
        if not found:
            break
        room.wait(ms=GATHERED_MS)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_page_that_was_told_everything_has_what_is_shown_now(tmp_path: Path, seed: int) -> None:
    chance, done = Random(seed), []
    with cup_room(tmp_path / "room", seed, late_levels=6) as room:
        for name in NAMES:
            room.client(name)  # by which they play
        pages = [Page(room.connect(name)) for name in (*NAMES, "")]
        for _ in range(60):
            cut = chance.choice(pages)
            cut.has(), room.disconnect(cut.client)
            done.append(act(room, chance))
            cut.links(room.connect(cut.client.name))
            room.wait(ms=GATHERED_MS)
            for page in {cut, *chance.sample(pages[:-1], 2), pages[-1]}:
                assert not lasting(room, page), done[-5:]
            if (tables := sorted(room.room.tables.hosted.by_id)) and chance.random() < 0.5:
                chance.choice(pages).turn_to(chance.choice(tables))


@pytest.mark.exhaustive  # a minute
@pytest.mark.parametrize("seed", range(6, 80))
def test_a_page_has_it_after_many_more_acts(tmp_path: Path, seed: int) -> None:
    test_a_page_that_was_told_everything_has_what_is_shown_now(tmp_path, seed)
