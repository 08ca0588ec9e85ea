"""Staff change tournaments, accounts and money over HTTP: with values that nobody should send, twice, two at a time, and
across restarts; players and strangers try the same. What is refused has changed nothing, and no answer is a defect.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from tests.attack.frames import HOSTILE
from tests.crash.asking import SETTINGS, AskedRoom, Request
from tests.houses import book_of
from tests.room.tournaments.played import CUP, cup_terms, enter, go_on, is_on
from tests.web.site import WIDE

NAMES = ("A", "B", "C", "D", "E", "F")
STAFF = {"Director": "admin", "Second": "admin", "Floor": "floor", "Cashier": "cashier"}
ODD: tuple[Any, ...] = (*HOSTILE, float("nan"), float("inf"), "١٢", "1e3", 10**9, -(10**9))
DESK = f"/api/staff/tournaments/{CUP}"
WAITS = "second-needed"
"""The refusal of an act that is written down, and waits for another of the staff."""
HOUR_MS = 3_600_000
REQUESTS = 120
DAILY, OFTEN = (("casinohuone", 21), ("casino-kruh", 24)), range(101, 109)
HOUSES = ("casinohuone", "casino-kruh", "casino-helsinki", "pokerstars-live-fi")


class ActsOfStaff:
    """A room with a tournament of a house that is announced, entered, changed and played."""

    def __init__(self, folder: Path, house: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.room = AskedRoom(folder, (house,), seed=seed)
        for name, role in STAFF.items():
            self.room.person(name, role=role)  # type: ignore[arg-type]  # they are roles
        starts_ms = self.room.time.now_ms() + 10 * HOUR_MS
        length = {"level_hands": 2} if seed % 2 else {"level_ms": 20 * 60_000}
        game = next(name for name in ("holdem", "holdem-nl") if name in book_of(house).games)
        terms = cup_terms(house, game=game, starts_ms=starts_ms, late_levels=1, **length)
        self.room.run(self.room.room.tournaments.announce(BOSS, terms))
        self.clients = enter(self.room, *NAMES[:5])
        self.late = self.room.client(NAMES[5])
        self.told: Counter[tuple[str, str]] = Counter()
        self.asked: list[Request] = []
        self.app: tuple[Room, Application] | None = None

    # ------------------------------------------------------------------ what is asked

    def stakes(self, number: int) -> dict[str, Any]:
        """A level, most often of amounts that rise."""
        small = self.chance.choice((25 * (number + 1),) * 30 + (0, 1, 100, 5_000, 5 * 10**8, 10**9))
        big = 2 * small if self.chance.random() < 0.97 else self.chance.choice((0, small, 1, 10**9))
        return {"small_blind": small, "big_blind": min(big, 10**9), "ante": self.chance.choice((0, 0, small))}

    def offended(self) -> dict[str, Any]:
        """What somebody is sent out for, if for anything that counts."""
        chance = self.chance
        return {
            "offence": chance.choice(("", "talk", "etiquette", "etiquette", "cheating")),
            "is_repeated": chance.random() < 0.5, "is_on_purpose": chance.random() < 0.5,
        }  # fmt: skip

    def body(self) -> tuple[str, dict[str, Any]]:
        """An act with a body that may be right."""
        chance, now_ms = self.chance, self.room.time.now_ms()
        player = self.room.person(chance.choice((*NAMES, *STAFF))).id
        acts: dict[str, dict[str, Any]] = {
            f"{DESK}/start-time": {"starts_ms": chance.choice((0, 1, now_ms, now_ms + HOUR_MS, 2**53))},
            f"{DESK}/levels": {
                "levels": [self.stakes(number) for number in range(chance.choice((1, 2, 5, 5, 200)))],
                "seconds": chance.choice((0, 1, 60, 86_400)),
            },
            f"{DESK}/entries": {"until_level": chance.choice((0, 1, 2, 1000))},
            f"{DESK}/breaking-order": {"tables": chance.choice(([1, 2], [2, 1], [1], [1, 1], [], [1, 2, 3]))},
            f"{DESK}/kept-seat": {
                "number": chance.choice((1, 1, 2, 99)), "seat": chance.randint(1, 6), "is_kept": chance.random() < 0.6,
            },
            f"{DESK}/fee": {"cents": chance.choice((0, 1, 50, 100, 101, 10**6, 10**12))},
            f"{DESK}/guarantee": {"cents": chance.choice((0, 1, 5_000, 9_000, 10**6, 10**12))},
            f"{DESK}/players/{player}/document": {"document": chance.choice(("passport", "identity_card", "x"))},
            f"{DESK}/players/{player}/contact": {"wish": chance.choice(("not_reached", "plays_on", "x"))},
            f"{DESK}/players/{player}/fix-seat": {
                "seat": chance.choice((0, 1, 3, 4, 5, 12)), "number": chance.choice((0, 1, 2, 100_000)),
            },
            f"{DESK}/players/{player}/penalise": {
                "kind": chance.choice(("warning", "warning", "missed_hands", "missed_rounds", "time_away", "removal")),
                "count": chance.choice((0, 1, 1, 2, 10**6)), "minutes": chance.choice((0, 5, 10_080)),
                "offence": chance.choice(("", "talk", "etiquette", "etiquette")),
                "id": chance.choice(("p1", "p2", "p3", "")),
                "is_repeated": chance.random() < 0.5,
            },
            f"{DESK}/players/{player}/penalties/{chance.choice(('p1', 'p2', 'x'))}/end": {
                "in_error": chance.random() < 0.5,
            },
            f"{DESK}/players/{player}/penalties/{chance.choice(('p1', 'p2', 'x'))}/appeal": {
                "said_by": chance.choice(("", "a friend")),
            },
            f"{DESK}/players/{player}/penalties/{chance.choice(('p1', 'p2', 'x'))}/decide-appeal": {
                "outcome": chance.choice(("stands", "lifted", "sent_up", "dropped", "x")),
                "is_final": chance.random() < 0.2, "beside": chance.choice(("", "", "Rita")),
            },
            f"{DESK}/players/{player}/remove": {
                "place": chance.choice(("", "", "of_the_moment", "none")), **self.offended(),
            },
            f"{DESK}/players/{player}/disqualify": {
                "kept": chance.choice((0, 0, 1, 500, 10**12)), "cash_gone": chance.random() < 0.3, **self.offended(),
            },
            f"{DESK}/last-rebuys": {},
            f"{DESK}/no-last-rebuys": {},
            "/api/staff/money": {
                "player": player,
                "amount": chance.choice((1, -1, 5_000, -(10**12), 10**12, SETTINGS.credit_alone_cents + 1)),
                "id": chance.choice(("one", "two", f"r{chance.randrange(10**6)}")),
            },
            f"/api/staff/credits/{chance.choice(('one', 'two'))}/confirm": {},
            f"/api/staff/credits/{chance.choice(('one', 'two', 'x'))}/decline": {},
            f"/api/staff/players/{player}/role": {
                "role": chance.choice(("player", "floor", "cashier", "admin")),
                "before": chance.choice(("player", "floor", "cashier")),
            },
            f"/api/staff/players/{player}/reset-password": {},
            f"/api/staff/players/{player}/withhold": {
                "amount": chance.choice((1, 10**6, 10**12)), "id": f"w{chance.randrange(99)}",
            },
            f"/api/staff/players/{player}/end-tokens": {},
            "/api/me/tokens": {
                "name": "program",
                "scopes": chance.choice((["read"], ["play"], ["staff"], ["read"] * 50, [])),
            },
        }  # fmt: skip
        often = {"penalise": 9, "end": 6, "last-rebuys": 1, "no-last-rebuys": 1}
        weights = [often.get(one.rsplit("/", 1)[-1], 3 if one.startswith(DESK) else 1) for one in acts]
        (path,) = chance.choices(list(acts), weights)
        why = {} if path.startswith("/api/me") else {"reason": "the hall is let"}
        return path, why | acts[path]

    def request(self) -> tuple[str, Request]:
        """Somebody's request, as it should be or not."""
        chance = self.chance
        if self.asked and chance.random() < 0.1:
            return "", chance.choice(self.asked[-30:])
        path, body = self.body()
        spoiled = ""
        if chance.random() < 0.25:
            spoiled = chance.choice(list(body))
            body[spoiled] = chance.choice(ODD)
        elif chance.random() < 0.05:
            body[chance.choice(("by", "at_ms", "clauses", "level_ms"))] = 1
        by = chance.choice((*STAFF, *STAFF, "Director", "Director", "Second", "A", "F"))
        request = Request(
            by, path=path, body=body, key=f"k{len(self.asked)}" if chance.random() < 0.7 else ""
        )
        self.asked.append(request)
        return spoiled, request

    def ask(self, requests: list[Request], tokens: list[str]) -> list[httpx.Response]:
        """What the requests, made at one moment, are answered with."""
        if self.app is None or self.app[0] is not self.room.room:
            settings = Settings(data=self.room.folder, room=SETTINGS, doors=WIDE)
            self.app = self.room.room, Application(self.room.room, settings)
        app = self.app[1]

        async def posted() -> list[httpx.Response]:
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000"
            ) as one:
                return list(
                    await asyncio.gather(
                        *[
                            one.post(
                                request.path,
                                content=json.dumps(request.body),
                                headers={
                                    "Content-Type": "application/json",
                                    "Authorization": f"Bearer {token}",
                                    **({"Idempotency-Key": request.key} if request.key else {}),
                                },
                            )
                            for request, token in zip(requests, tokens, strict=True)
                        ]
                    )
                )  # fmt: skip

        answers = self.room.run(posted())
        self.room.settle()
        return answers

    # ------------------------------------------------------------------ what must hold

    def state(self) -> Any:
        """Steps of owners, money, roles and the lines of the log."""
        hosts = self.room.room.tournaments.hosts
        money = {name: cents for name, cents in self.room.balances().items() if cents}
        roles = {name: self.room.room.players.now(self.room.person(name)).role for name in STAFF}
        log = [line.number for line in self.room.reader.log(limit=3).rows]
        owners = {name: hosts[name].owner for name in hosts}
        dumps = {name: one.dump() for name, one in owners.items() if one.can_dump}
        return {name: hosts[name].seq for name in hosts}, dumps, money, roles, log

    def step(self) -> None:
        """One thing that happens."""
        drawn = self.chance.random()
        if drawn < 0.03:
            self.room.restart()
            self.clients = [self.room.client(name) for name in NAMES[:5]]
            self.late = self.room.client(NAMES[5])
        elif drawn < 0.16 and is_on(self.room):
            message = self.chance.choice((EnterTournament, WithdrawFromTournament))
            client = self.chance.choice((*self.clients, self.late))
            client.ask(message(client.new_id(), CUP))
        elif drawn < 0.2 and is_on(self.room):
            found = self.room.room.tournaments.found(CUP)
            if found is not None and found.state.phase == "running":
                go_on(self.room, self.chance, raises=0.05, folds=0.3)
        else:
            self.requested()
        hosts = self.room.room.tournaments.hosts
        assert {name: hosts[name].status for name in hosts} == dict.fromkeys(hosts, "running")

    def requested(self) -> None:
        """One request, or two by two people at one moment."""
        spoiled, request = self.request()
        several = [request]
        if self.chance.random() < 0.2:
            several.append(
                Request(
                    self.chance.choice(tuple(STAFF)), path=request.path, body=request.body, key=request.key
                )
            )
        tokens = [self.room.token(one.by) for one in several]
        roles = {one.by: self.room.room.players.now(self.room.person(one.by)).role for one in several}
        before = self.state()
        answers = self.ask(several, tokens)
        for one, answer in zip(several, answers, strict=True):
            assert answer.status_code < 500, (one, answer.status_code, answer.text)
            code = answer.json()["code"] if answer.status_code >= 400 else ""
            self.told[one.path.rsplit("/", 1)[-1], code] += 1
            if answer.status_code == 401:  # the session is over, as after a new role
                self.room.forget_token(one.by)
            elif roles[one.by] == "player" and one.path.startswith("/api/staff"):
                assert code in ("not-staff", "bad-request", "request-used"), (one, answer.text)
        told = {answer.json()["code"] if answer.status_code >= 400 else "" for answer in answers}
        if "" not in told and WAITS not in told:
            assert self.state() == before, (several, [answer.text for answer in answers], spoiled)

    def check_counts(self) -> None:
        """The house counts the penalties for offences that its tournament has, each once, and none that is void."""
        found = self.room.room.tournaments.found(CUP)
        if found is None:
            return
        for player, entrant in found.state.entrants.items():
            mine = Counter(one.offence for one in entrant.penalties.penalties if one.offence and not one.void)
            counted = self.room.run(self.room.room.live_desks.penalties.times(found.terms.house, player))
            assert counted == mine, (player, entrant.penalties)

    def run(self, steps: int) -> None:
        """Attack it before it begins and while it is played, and play it to its end."""
        for number in range(steps):
            if number == steps // 2 and is_on(self.room):
                found = self.room.room.tournaments.found(CUP)
                if found is not None and found.state.phase == "announced" and found.state.entries >= 2:
                    for player in found.state.entrants if found.terms.documents else ():
                        with contextlib.suppress(Refused):  # it is noted already
                            notes = self.room.room.entrant_notes
                            self.room.run(notes.document(BOSS, CUP, player, "passport", "shown at the desk"))
                    with contextlib.suppress(Refused):  # too many have withdrawn
                        self.room.run(self.room.room.tournaments.start(BOSS, CUP))
                    self.room.settle()
            self.step()
        self.check_counts()
        for _ in range(20_000):
            if not is_on(self.room):
                break
            found = self.room.room.tournaments.found(CUP)
            if found is not None and found.state.phase != "running":
                self.room.run(self.room.room.tournaments.cancel(BOSS, CUP, "nobody came"))
                self.room.settle()
            elif not go_on(self.room, self.chance):
                break
        assert not is_on(self.room), "it does not end"
        kinds = ("escrow:", "in:", "reserve:")
        assert not {
            name: cents for name, cents in self.room.balances().items() if cents and name.startswith(kinds)
        }
        assert sum(self.room.balances().values()) == 0


def attacked(folder: Path, house: str, seed: int, steps: int = REQUESTS) -> ActsOfStaff:
    """The law for one house and seed."""
    attack = ActsOfStaff(folder, house, seed)
    with attack.room:
        attack.run(steps)
    assert audit_place(folder).findings == []
    return attack


def check(folder: Path, house: str, seed: int) -> None:
    """The attack was one: some of it was done, and much refused."""
    told = attacked(folder, house, seed).told
    done = sum(often for (_, code), often in told.items() if not code)
    assert done >= 5 and told.total() - done > 20, told


@pytest.mark.parametrize(("house", "seed"), DAILY)
def test_no_act_of_staff_harms_a_tournament_or_money(tmp_path: Path, house: str, seed: int) -> None:
    check(tmp_path / "room", house, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", OFTEN)
@pytest.mark.parametrize("house", HOUSES)
def test_no_act_of_staff_harms_one_whatever_the_seed(tmp_path: Path, house: str, seed: int) -> None:
    check(tmp_path / "room", house, seed)


@pytest.mark.parametrize("seed", range(4))
def test_a_credit_that_many_decide_on_at_one_moment_is_decided_once(tmp_path: Path, seed: int) -> None:
    attack = ActsOfStaff(tmp_path / "room", "casinohuone", seed)
    room, amount = attack.room, SETTINGS.credit_alone_cents + 1
    with room:
        player = room.person("A").id
        asked = {"reason": "a prize", "player": player, "amount": amount, "id": "big"}
        (waits,) = attack.ask(
            [Request("Director", path="/api/staff/money", body=asked)], [room.token("Director")]
        )
        assert waits.json()["outcome"] == "waits"
        before = room.wallet("A")
        several = [
            Request(by, path=f"/api/staff/credits/big/{act}", body={"reason": "it is right"})
            for by, act in zip(
                ("Second", "Cashier", "Second", "Director", "Cashier", "Director"),
                ("confirm", "confirm", "confirm", "confirm", "confirm", "decline"),
                strict=True,
            )
        ]
        attack.chance.shuffle(several)
        answers = attack.ask(several, [room.token(one.by) for one in several])
        done = [one for one, answer in zip(several, answers, strict=True) if answer.is_success]
        # Both of one person's presses are one request: the second is answered as the first was.
        assert len({(one.by, one.path) for one in done}) == 1, [answer.text for answer in answers]
        assert room.wallet("A") - before == amount * done[0].path.endswith("confirm")
        assert done[0].by != "Director" or done[0].path.endswith("decline"), (
            "nobody is the second person to oneself"
        )
        room.restart()
        assert room.wallet("A") - before == amount * done[0].path.endswith("confirm")
    assert audit_place(tmp_path / "room").findings == []
