"""Tournaments over HTTP: anybody looks, staff make, stop, change and cancel them, each with a reason that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.protocol.tournament_news import TournamentNoted, TournamentSeat
from tests.web.site import Site, ask, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

WHY = {"reason": "a Friday evening"}
FILE = """
name = "Friday"
stack = 1500
seats = 4
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}, {small_blind = 25, big_blind = 50}]
price = {pool_cents = 1000, fee_cents = 100}
entries = {least = 3, most = 8}
"""
HIGH = """name = "High"
game = "holdem"
stack = 1000
level_seconds = 600
levels = [
  { big_blind = 100, small_blind = 50 },
  { big_blind = 200, small_blind = 100 },
  { big_blind = 400, small_blind = 200 },
]
"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    houses = ("casinohuone", "pokerstars-live-fi")
    async with opened(tmp_path_factory.mktemp("cups") / "data", houses=houses, demo=True) as running:
        yield running


async def made(browser: Any, **changes: Any) -> str:
    body = {**WHY, "house": "casinohuone", "structure": FILE} | changes
    answer = await browser.post("/api/staff/tournaments", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


async def test_staff_make_a_tournament_by_a_file_and_anybody_sees_it(site: Site) -> None:
    boss = await site.account("Boss", "admin")
    async with site.browser() as browser, site.browser() as nobody:
        browser.headers["Authorization"] = f"Bearer {boss}"
        cup = await made(browser, name="The Friday Cup")
        view = (await nobody.get(f"/api/tournaments/{cup}")).json()
        assert view["now"]["row"]["name"] == "The Friday Cup" and view["now"]["row"]["status"] == "announced"
        assert [row["big_blind"] for row in view["page"]["structure"]] == [20, 30, 50]
        assert (await nobody.get("/api/tournaments/nowhere")).status_code == 404
        assert (await nobody.get(f"/api/tournaments/{cup}/standings")).json() == {"total": 0, "standings": []}
        records = (await browser.get("/api/staff/records")).json()["records"]
        assert (records[0]["by"], records[0]["what"], records[0]["reason"]) == (
            "Boss", f"run_tournaments {cup} announce", "a Friday evening",
        )  # fmt: skip
        assert (await nobody.post("/api/staff/tournaments", json={**WHY, "house": "casinohuone", "structure": FILE})
                ).status_code == 401  # fmt: skip


async def test_a_file_with_faults_makes_nothing_and_all_are_named(site: Site) -> None:
    boss = await site.account("Boss2", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        before = (await browser.get("/api/tournaments")).json()
        wrong = FILE.replace("seats = 4", "seats = 40").replace("stack = 1500", 'stack = "many"')
        body = {"house": "casinohuone", "structure": wrong}
        faults = (await browser.post("/api/staff/tournaments/check", json=body)).json()["faults"]
        assert {fault["entry"] for fault in faults} >= {"seats", "stack"}
        refused = await browser.post("/api/staff/tournaments", json={**WHY, **body})
        assert (refused.status_code, refused.json()["code"]) == (409, "bad-structure")
        late = {**WHY, "house": "casinohuone", "structure": FILE, "starts_ms": 1}
        assert (await browser.post("/api/staff/tournaments", json=late)).json()[
            "code"
        ] == "starts-in-the-past"
        assert (await browser.get("/api/tournaments")).json() == before


async def test_blinds_too_high_for_what_is_expected_are_warned_of_and_stop_nothing(site: Site) -> None:
    boss = await site.account("Boss5", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        body = {"house": "casinohuone", "structure": HIGH}
        for entries, minutes, told in (
            (0, 0, None), (7, 0, None), (8, 30, None), (7, 30, (3, 400, 7_000, False)),
            (15, 31, (4, 800, 15_000, True)),
        ):  # fmt: skip
            asked = body | {"entries": entries, "minutes": minutes}
            found = (await browser.post("/api/staff/tournaments/check", json=asked)).json()
            assert found["faults"] == []
            high = found["too_high"]
            assert (high and (high["level"], high["unit"], high["chips"], high["past_last"])) == told


async def test_the_form_is_told_how_far_the_chips_of_the_event_go(site: Site) -> None:
    boss = await site.account("Boss21", "floor")
    chips = """chips = [50, 100]
chip_set = [{ value = 50, owned = 35, in_stack = 4 }, { value = 100, owned = 90, in_stack = 8 }]
"""
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        body = {"house": "casinohuone", "structure": chips + HIGH, "entries": 5}
        found = (await browser.post("/api/staff/tournaments/check", json=body)).json()
        assert found["faults"] == []
        [entry] = found["capacity"]["suffices"]
        assert (entry["item"], entry["more"], entry["first_out"]) == ("entry", 3, 50)
        none = body | {"structure": HIGH}
        assert (await browser.post("/api/staff/tournaments/check", json=none)).json()["capacity"] is None


async def test_staff_start_pause_and_cancel_it_and_everybody_has_what_the_dry_run_said(site: Site) -> None:
    boss = await site.account("Boss3", "admin")
    tokens = [await site.account(f"Entrant{number}") for number in range(3)]
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        cup = await made(browser)
        async with (
            site.socket(tokens[0]) as one,
            site.socket(tokens[1]) as two,
            site.socket(tokens[2]) as three,
        ):
            players = []
            for socket in (one, two, three):
                players.append((await hear(socket, to_client.Welcome)).player)
                await ask(socket, EnterTournament("e", cup))
                await hear(socket, to_client.Done)
            too_late = f"/api/staff/tournaments/{cup}"
            assert (await browser.post(f"{too_late}/resume", json=WHY)).status_code == 409
            assert (await browser.post(f"{too_late}/start", json=WHY)).status_code == 204
            assert (await hear(one, TournamentSeat)).tournament == cup
            assert (await browser.post(f"{too_late}/level", json={**WHY, "level": 2})).status_code == 204
            noted = await hear(one, TournamentNoted)
            assert (noted.what, noted.level) == ("level_began", 2)
            back = await browser.post(f"{too_late}/level", json={**WHY, "level": 1})
            assert back.status_code == 409, "levels never fall"
            assert (await browser.post(f"{too_late}/time", json={**WHY, "seconds": 60})).status_code == 204
            dry = (await browser.get(f"{too_late}/cancel")).json()
            assert sum(row["cents"] for row in dry["rows"]) == 3 * 1000 + dry["from_house"]
            ledger = site.room.services.ledger
            before = {player: ledger.balance(f"wallet:{player}") for player in players}
            assert (
                await browser.post(f"{too_late}/cancel", json={"reason": "the roof leaks"})
            ).status_code == 204
            due = dict.fromkeys(players, 0)
            for row in dry["rows"]:
                due[row["player"]] += row["cents"]
            assert {player: ledger.balance(f"wallet:{player}") - before[player] for player in players} == due
            assert ledger.balance(f"escrow:{cup}") == 0
            again = await browser.post(f"{too_late}/cancel", json={"reason": "the roof leaks"})
            assert again.json()["code"] in ("already-cancelled", "no-such-tournament")
            assert {player: ledger.balance(f"wallet:{player}") - before[player] for player in players} == due
            status = (await browser.get(f"/api/tournaments/{cup}")).json()["now"]["row"]["status"]
            assert status == "cancelled"
            done = (await browser.get(f"{too_late}/cancelled")).json()
            assert done["settlement"] == dry and done["reason"] == "the roof leaks"
            file = await browser.get(f"{too_late}/cancelled.csv")
            assert file.headers["content-type"].startswith("text/csv")
            assert file.text.count("\r\n") == 1 + len(dry["rows"])
            browser.headers["Authorization"] = f"Bearer {await site.account('Curious')}"
            for path in ("cancelled", "cancelled.csv"):
                assert (await browser.get(f"{too_late}/{path}")).status_code == 403


LIVE = FILE.replace("seats = 4", "seats = 6").replace(
    "level_seconds = 600", "level_seconds = 600\ngame = 'holdem-nl'"
)


async def test_staff_penalise_a_player_at_a_tournament_s_table_and_end_it(site: Site) -> None:
    boss, cashier = await site.account("Boss4", "floor"), await site.account("Cashier4", "cashier")
    tokens = [await site.account(f"Penal{number}") for number in range(3)]
    async with site.browser() as browser, site.browser() as other:
        browser.headers["Authorization"] = f"Bearer {boss}"
        other.headers["Authorization"] = f"Bearer {cashier}"
        cup = await made(browser, house="pokerstars-live-fi", structure=LIVE)
        async with (
            site.socket(tokens[0]) as one,
            site.socket(tokens[1]) as two,
            site.socket(tokens[2]) as three,
        ):
            players = []
            for socket in (one, two, three):
                players.append((await hear(socket, to_client.Welcome)).player)
                await ask(socket, EnterTournament("e", cup))
                await hear(socket, to_client.Done)
            desk = f"/api/staff/tournaments/{cup}"
            to = f"{desk}/players/{players[0]}/penalise"
            body = {**WHY, "kind": "missed_rounds", "count": 2, "id": "pen"}
            assert (await browser.post(to, json=body)).json()["code"] == "not-running"
            seat = {"seat": 6, "number": 1, "reason": "sits best at the end"}
            fix = f"{desk}/players/{players[0]}/fix-seat"
            assert (await other.post(fix, json=seat)).json()["code"] == "not-your-role"
            assert (await browser.post(fix, json=seat)).status_code == 204
            notes = (await browser.get(f"{desk}/players/{players[0]}/notes")).json()
            assert (notes["fixes"], notes["fixed"]["seat"], notes["fixed"]["reason"]) == (
                True,
                6,
                seat["reason"],
            )
            assert seat["reason"] not in (await browser.get(f"/api/tournaments/{cup}")).text
            assert (await browser.post(f"{desk}/start", json=WHY)).status_code == 204
            assert (await hear(one, TournamentSeat)).seat == 6
            for wrong, code in (
                ({"kind": "missed_hands", "count": 0}, "penalty-needs-hands"),
                ({"kind": "removal"}, "penalty-of-its-own"),
                ({"kind": "missed_hands", "count": 1, "clause": "XX-1"}, "no-such-clause"),
            ):  # fmt: skip
                assert (await browser.post(to, json={**WHY, **wrong})).json()["code"] == code
            assert (
                await browser.post(to, json={**WHY, "kind": "missed_hands", "count": -1})
            ).status_code == 400
            assert (await browser.post(to, json={**WHY, "kind": "flogging"})).status_code == 400
            assert (await other.post(to, json=body)).json()["code"] == "not-your-role"
            assert (await browser.get(f"{desk}/penalties")).json()["penalties"] == []
            for _ in range(2):  # sent twice, given once
                assert (await browser.post(to, json=body)).status_code == 204
            told = await hear(one, to_client.PenaltyGiven)
            assert (told.kind, told.hands, told.reason) == (
                "missed_rounds",
                6,
                WHY["reason"],
            ) and told.clauses
            seen = (await browser.get(f"{desk}/penalties")).json()
            [given] = seen["penalties"]
            assert (given["player"], given["left"], given["open"]) == (players[0], 6, True)
            assert (
                "missed_hands" in seen["kinds"]
                and "disqualification" not in seen["kinds"]
                and seen["clauses"]
            )
            end = f"{desk}/players/{players[0]}/penalties/pen/end"
            assert (await other.post(end, json=WHY)).json()["code"] == "not-your-role"
            assert (await browser.post(end, json={"reason": "a mistake"})).status_code == 204
            assert (await hear(one, to_client.PenaltyEnded)).reason == "a mistake"
            assert (await browser.post(end, json=WHY)).json()["code"] == "penalty-over"
            records = (await browser.get("/api/staff/records")).json()["records"]
            assert [record["reason"] for record in records[:2]] == ["a mistake", WHY["reason"]]
            counted = f"{desk}/players/{players[0]}/penalties"
            warned = {**WHY, "kind": "warning", "offence": "talk", "id": "warned"}
            assert (await browser.post(to, json=warned)).status_code == 204
            assert (await browser.get(counted)).json() == {"offences": [{"offence": "talk", "times": 1}]}
            assert (await other.get(counted)).json()["code"] == "not-your-role"
            said = {"reason": "it was the neighbour", "said_by": "a friend"}
            assert (await other.post(f"{counted}/warned/appeal", json=said)).json()["code"] == "not-your-role"
            assert (await browser.post(f"{counted}/warned/appeal", json=said)).status_code == 204
            lifts = {"reason": "the film shows it", "outcome": "lifted"}
            for named in ({}, {"beside": " boss4"}, {"beside": "B\u043ess4"}):
                alone = await browser.post(f"{counted}/warned/decide-appeal", json=lifts | named)
                assert (alone.status_code, alone.json()["code"]) == (409, "own-penalty")
            beside = {**lifts, "beside": "Rita"}
            assert (await browser.post(f"{counted}/warned/decide-appeal", json=beside)).status_code == 204
            assert (await browser.get(counted)).json() == {"offences": []}
            rows = (await browser.get(f"{desk}/penalties")).json()["penalties"]
            [lifted] = [one for one in rows if one["id"] == "warned"]
            [appeal] = lifted["appeals"]
            assert (lifted["void"], appeal["outcome"], appeal["beside"]) == (True, "lifted", "Rita")
            assert (appeal["what"], appeal["said_by"]) == ("it was the neighbour", "a friend")
            warned = {**warned, "id": "again"}
            assert (await browser.post(to, json=warned)).status_code == 204
            void = {**WHY, "in_error": True}
            assert (await browser.post(f"{counted}/again/end", json=void)).status_code == 204
            assert (await browser.get(counted)).json() == {"offences": []}
            remove, rude = f"{desk}/players/{players[0]}/remove", {**WHY, "offence": "etiquette"}
            refused = await browser.post(remove, json={**rude, "place": "of_the_moment"})
            assert refused.json()["code"] == "penalty-not-had"
            cheat = f"{desk}/players/{players[1]}"
            not_for = {**WHY, "offence": "etiquette", "is_repeated": False}
            assert (await browser.post(f"{cheat}/disqualify", json=not_for)).json()[
                "code"
            ] == "penalty-not-had"
            gone = await browser.post(f"{cheat}/disqualify", json={**WHY, "offence": "cheating"})
            assert gone.status_code == 204
            counts = {"offences": [{"offence": "cheating", "times": 1}]}
            assert (await browser.get(f"{cheat}/penalties")).json() == counts
            assert (
                await browser.post(f"{desk}/cancel", json={"reason": "the roof leaks"})
            ).status_code == 204


async def test_a_form_and_a_text_are_one_structure_and_have_one_sheet(site: Site) -> None:
    boss = await site.account("Boss6", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        ask = {"house": "casinohuone", "structure": FILE, "entries": 8}
        by_text = (await browser.post("/api/staff/tournaments/check", json=ask)).json()
        assert by_text["structure"] == FILE and by_text["form"]["stack"] == 1_500
        form = by_text["form"] | {"stack": 3_000, "name": "Form"}
        ask = {"house": "casinohuone", "form": form, "entries": 8}
        by_form = (await browser.post("/api/staff/tournaments/check", json=ask)).json()
        assert by_form["form"] == form and "stack = 3000" in by_form["structure"] and by_form["faults"] == []
        row = by_form["sheet"]["now"]["row"]
        assert (row["name"], row["stack"], row["pool"]) == ("Form", 3_000, 8 * 1_000)
        ask = {"house": "casinohuone", "structure": by_form["structure"], "entries": 8}
        again = (await browser.post("/api/staff/tournaments/check", json=ask)).json()
        assert (again["form"], again["sheet"]) == (form, by_form["sheet"])
        wrong = form | {"late": {"until_level": 99}}
        ask = {"house": "casinohuone", "form": wrong}
        told = (await browser.post("/api/staff/tournaments/check", json=ask)).json()
        assert told["sheet"] is None and told["form"] == wrong | {
            "late": {"until_level": 99, "re_entries": 0, "re_entries_per_entry": -1}
        }
        [fault] = told["faults"]
        assert (fault["entry"], fault["code"]) == ("late.until_level", "past-last-level")
        assert fault["args"] == {"until": 99, "last": 3}
        closed = {one["entry"]: one["clauses"] for one in told["not_allowed"]}
        assert closed["special"] == ["CO-31a"]


async def test_a_structure_of_its_own_recurs(site: Site) -> None:
    boss = await site.account("Boss7", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        line = {**WHY, "house": "casinohuone", "name": "Again", "rhythm": "minutes", "every": 600}
        wrong = FILE.replace("seats = 4", "seats = 40")
        refused = await browser.post("/api/staff/tournaments-to-come", json={**line, "structure": wrong})
        assert refused.json()["code"] == "bad-structure"
        added = await browser.post("/api/staff/tournaments-to-come", json={**line, "structure": FILE})
        assert added.status_code == 201, added.text
        for _ in range(100):
            names = [row["name"] for row in (await browser.get("/api/tournaments")).json()["tournaments"]]
            if "Again" in names:
                break
            await asyncio.sleep(0.05)
        assert names.count("Again") == 1


async def test_hexapro_is_offered_where_the_house_has_it(site: Site) -> None:
    boss = await site.account("Boss8", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        path = "/api/staff/tournaments-to-come/templates"
        offered = (await browser.get(path, params={"house": "casinohuone"})).json()["hexapro"]
        book = site.room.services.books.get("casinohuone")
        assert book is not None and book.hexapro is not None
        assert offered == [one.buy_in_cents for one in book.hexapro.buy_ins.value] != []
        assert (await browser.get(path, params={"house": "pokerstars-live-fi"})).json()["hexapro"] == []


async def test_a_tournament_with_an_entry_code_says_that_there_is_one_and_nowhere_which(site: Site) -> None:
    boss = await site.account("Codes", "admin")
    async with site.browser() as browser, site.browser() as nobody:
        browser.headers["Authorization"] = f"Bearer {boss}"
        cup = await made(browser, name="The Closed Cup", code=" Silver Fox ")
        view = await nobody.get(f"/api/tournaments/{cup}")
        assert view.json()["now"]["row"]["code"] is True
        for path in (
            f"/api/tournaments/{cup}", "/api/tournaments", f"/api/tournaments/{cup}/standings",
            f"/api/staff/tournaments/{cup}/field", "/api/staff/records", "/api/staff/room",
        ):  # fmt: skip
            answer = await browser.get(path)
            assert "silver" not in answer.text.lower() and "code_hash" not in answer.text, path
        assert (
            "code" not in (await nobody.get(f"/api/tournaments/{await made(browser)}")).json()["now"]["row"]
        )
        body = {**WHY, "house": "casinohuone", "structure": FILE, "code": "x" * 65}
        assert (await browser.post("/api/staff/tournaments", json=body)).status_code == 400
        token = await site.account("Kai")
        async with site.socket(token) as kai:
            await ask(kai, EnterTournament("e1", cup, code="silver"))
            assert (await hear(kai, to_client.Refused)).code == "entry-code-wrong"
            await ask(kai, EnterTournament("e2", cup, code="SILVERFOX"))
            assert (await hear(kai, to_client.Done)).id == "e2"
