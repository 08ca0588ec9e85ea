"""Played over the wire: whose cards a history shows, what a proof opens, what an account's lines say."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection

from cardroom.cards.card import card_text
from cardroom.histories.phh import read_phh
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import HandEnded, HoleSeen, TurnStarted
from cardroom.table.model import commands
from tests import stored
from tests.patience import PATIENCE_SECONDS
from tests.web.site import WIDE, Site, ask, decode, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_seal.py"
POOL = "holdem-nl25"
NAMES = ("Ann", "Ben", "Cis")
WATCHER = "Wim"
CARD = re.compile(r'"[2-9TJQKA][shdc]"')


@dataclass
class Played:
    """A hand in which one player folded and two saw the showdown."""

    hand: str
    tokens: dict[str, str]
    holes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    refusals: list[to_client.Refused] = field(default_factory=list)


async def play(site: Site) -> Played:
    """Three people sit down; the first to act folds, the others check and call to the end."""
    tokens = {name: await site.account(name) for name in NAMES}
    played = Played("", tokens)
    seats: dict[int, str] = {}
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE_SECONDS):
        sockets = {
            name: await stack.enter_async_context(site.socket(token)) for name, token in tokens.items()
        }
        watcher = await stack.enter_async_context(
            site.socket(tokens.setdefault(WATCHER, await site.account(WATCHER)))
        )
        for name, connection in sockets.items():
            await ask(connection, from_client.JoinPool(f"join-{name}", POOL, 2500))
        await asyncio.gather(*(follow(name, sockets[name], played, seats, watcher) for name in NAMES))
    return played


async def follow(
    name: str, connection: ClientConnection, played: Played, seats: dict[int, str], watcher: ClientConnection
) -> None:
    """One player: takes the seat offered, folds if first to act, else checks or calls, until the hand is over."""
    table, hand, asks = "", "", 0
    while True:
        message = decode(await connection.recv())
        if isinstance(message, to_client.SeatOffered):
            await ask(connection, from_client.AnswerOffer(f"take-{name}", message.offer, True))
        elif isinstance(message, to_client.MineChanged) and message.seats and not table:
            table = message.seats[0].table
            seats[message.seats[0].seat] = name
            await ask(connection, from_client.WatchTable(table))
            await ask(watcher, from_client.WatchTable(table))
        elif isinstance(message, to_client.Refused):
            played.refusals.append(message)
        elif isinstance(message, to_client.TableTold):
            for event in (*message.events, *message.private):
                if event.__class__.__name__ == "HandStarted":
                    hand = event.hand
                elif isinstance(event, HoleSeen):
                    played.holes[name] = event.cards
                elif isinstance(event, HandEnded):
                    played.hand = event.hand
                    return
                elif isinstance(event, TurnStarted) and seats.get(event.seat) == name:
                    asks += 1
                    if event.turn == 0:
                        await ask(
                            connection,
                            at_table(f"r{asks}", table, commands.Act(ME, hand, event.turn, "raise", 26)),
                        )
                        await ask(
                            connection,
                            at_table(f"f{asks}", table, commands.Act(ME, hand, event.turn, "fold")),
                        )
                    else:
                        verb = "call" if event.call else "check"
                        await ask(
                            connection, at_table(f"c{asks}", table, commands.Act(ME, hand, event.turn, verb))
                        )


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(site: Site) -> AsyncIterator[Played]:
    """One hand for all tests of this module."""
    yield await play(site)


async def fetched(site: Site, path: str, token: str = "") -> Any:
    async with site.browser() as browser:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await browser.get(path, headers=headers)


def holes_in(body: Any) -> dict[int, tuple[str, ...]]:
    """The hole cards a hand's body names, by seat."""
    return {
        event["seat"]: tuple(event["cards"])
        for event in body["events"]
        if event["kind"] in ("hole_seen", "hand_shown")
    }


async def test_a_refused_request_cites_its_clause_and_changes_nothing(site: Site, played: Played) -> None:
    (refused,) = played.refusals
    assert refused.code == "raise-too-small" and refused.clauses and refused.args
    assert set(refused.clauses) <= set(site.room.services.book.clauses)


async def test_a_history_shows_the_own_cards_and_what_was_tabled_and_no_more(
    site: Site, played: Played
) -> None:
    watched = await fetched(site, f"/api/hands/{played.hand}", played.tokens[WATCHER])
    public = holes_in(watched.json())
    assert len(public) == 2, "two were shown, the folded hand was not"
    for name in NAMES:
        token = played.tokens[name]
        body = (await fetched(site, f"/api/hands/{played.hand}", token)).json()
        known = holes_in(body)
        assert known[body["you"]] == played.holes[name]
        assert {seat: cards for seat, cards in known.items() if seat != body["you"]} == {
            seat: cards for seat, cards in public.items() if seat != body["you"]
        }


FILES = ("", ".phh", ".txt", ".proof.json")


async def test_a_hand_is_shut_to_whoever_neither_sat_in_it_nor_watched(site: Site, played: Played) -> None:
    stranger = await site.account("Stranger")
    cashier = await site.account("Teller", "cashier")
    for ending in FILES:
        path = f"/api/hands/{played.hand}{ending}"
        for token, code in (("", "not-signed-in"), (stranger, "hand-not-yours"), (cashier, "hand-not-yours")):
            answer = await fetched(site, path, token)
            assert (answer.status_code, answer.json()["code"]) == (403 if token else 401, code), path
            assert not CARD.search(answer.text), "the refusal tells nothing of it"
        for name in (*NAMES, WATCHER):
            assert (await fetched(site, path, played.tokens[name])).status_code == 200, (name, path)


async def test_staff_read_a_hand_with_a_reason_as_a_spectator_saw_it_and_it_is_in_the_log(
    site: Site, played: Played
) -> None:
    judge, other = await site.account("Judge", "floor"), await site.account("Referee", "floor")
    public = (await fetched(site, f"/api/hands/{played.hand}", played.tokens[WATCHER])).json()
    path = f"/api/hands/{played.hand}"
    assert (await fetched(site, path, judge)).json()["code"] == "hand-needs-reason"
    async with site.browser() as browser:
        headers = {"Authorization": f"Bearer {judge}"}
        read = f"/api/staff/hands/{played.hand}/read"
        no_reason = await browser.post(read, headers=headers, json={"reason": ""})
        assert no_reason.json()["code"] == "bad-request"
        nowhere = await browser.post("/api/staff/hands/x-1/read", headers=headers, json={"reason": "a look"})
        assert nowhere.json()["code"] == "no-such-hand"
        why = {"reason": "Ben complains"}
        assert (await browser.post(read, headers=headers, json=why)).status_code == 204
        assert (await fetched(site, path, judge)).json() == public, "no card more than a spectator saw"
        for ending in FILES:
            assert (await fetched(site, path + ending, judge)).status_code == 200
        assert (await fetched(site, path, other)).json()["code"] == "hand-needs-reason", "each says why"
        player = (await fetched(site, "/api/me", played.tokens["Ben"])).json()["player"]
        rows = await browser.post(
            f"/api/staff/players/{player}/hands", headers=headers, json={"reason": "Ben complains"}
        )
        row = next(row for row in rows.json()["hands"] if row["hand"] == played.hand)
        assert row["cards"] == [] and len(row["board"]) == 5
        records = (await browser.get("/api/staff/records", headers=headers)).json()["records"]
    done = [(record["by"], record["what"].split()[0], record["reason"]) for record in records[:2]]
    assert done == [("Judge", "read_hands", "Ben complains"), ("Judge", "read_hand", "Ben complains")]


async def test_hands_are_read_one_by_one_and_not_gathered(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, hands_a_minute=5)
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Gatherer")
        codes = [(await fetched(site, f"/api/hands/x-{n}", token)).json()["code"] for n in range(7)]
        assert codes == ["no-such-hand"] * 5 + ["too-many-attempts"] * 2
        assert (await fetched(site, "/api/hands", token)).status_code == 429


async def test_a_proof_opens_exactly_the_cards_its_reader_saw_and_the_verifier_agrees(
    site: Site, played: Played, tmp_path: Path
) -> None:
    opened = {}
    for name, token in played.tokens.items():
        answer = await fetched(site, f"/api/hands/{played.hand}.proof.json", token)
        assert "attachment" in answer.headers["content-disposition"]
        proof = answer.json()
        body = (await fetched(site, f"/api/hands/{played.hand}", token)).json()
        start = next(event for event in body["events"] if event["kind"] == "hand_started")
        assert proof["root"] == start["seal"], "the root told before the first card"
        board = [
            card for event in body["events"] if event["kind"] == "board_dealt" for card in event["cards"]
        ]
        seen = {card for cards in holes_in(body).values() for card in cards} | set(board)
        opened[name] = {opening["card"] for opening in proof["openings"]}
        assert opened[name] == seen and len(proof["openings"]) == len(seen)
        assert set(proof) == {"root", "openings"} and set(proof["openings"][0]) == {
            "place",
            "card",
            "salt",
            "path",
        }
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(proof))
        assert await asyncio.to_thread(verified, path) == 0
        proof["openings"][0]["card"] = next(card for card in map(card_text, range(52)) if card not in seen)
        path.write_text(json.dumps(proof))
        assert await asyncio.to_thread(verified, path) == 1
    assert len(opened[WATCHER]) == 9, "two hands and five board cards"
    assert sorted(len(cards) for cards in opened.values()) == [9, 9, 9, 11]


def verified(path: Path) -> int:
    return subprocess.run(
        [sys.executable, str(VERIFIER), str(path)], capture_output=True, check=False
    ).returncode


async def test_downloads_are_files_that_read_back(site: Site, played: Played) -> None:
    token = played.tokens["Ann"]
    for ending, kind in (("phh", "application/toml"), ("txt", "text/plain")):
        answer = await fetched(site, f"/api/hands/{played.hand}.{ending}", token)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
        assert answer.headers["content-disposition"] == f'attachment; filename="{played.hand}.{ending}"'
        assert answer.headers["content-type"].count("charset") <= 1
    assert read_phh((await fetched(site, f"/api/hands/{played.hand}.phh", token)).text)


async def test_the_list_has_the_own_hands_with_own_cards_and_nets_that_add_up_to_the_rake(
    site: Site, played: Played
) -> None:
    nets = []
    for name in NAMES:
        token = played.tokens[name]
        rows = (await fetched(site, "/api/hands", token)).json()["hands"]
        row = next(row for row in rows if row["hand"] == played.hand)
        assert tuple(row["cards"]) == played.holes[name] and len(row["board"]) == 5
        nets.append(row["net"])
    assert -sum(nets) == site.room.services.store.blocking_reader.balance("rake:casinohuone") >= 0
    stranger = await site.account("Outsider")
    assert (await fetched(site, "/api/hands", stranger)).json() == {
        "hands": [],
        "next": "",
        "looked_to_ms": 0,
    }


async def test_an_accounts_lines_lead_to_its_balance(site: Site, played: Played) -> None:
    for name in NAMES:
        token = played.tokens[name]
        body = (await fetched(site, "/api/cashier", token)).json()
        me = (await fetched(site, "/api/me", token)).json()
        assert body["balance"] == me["balance"] == sum(line["amount"] for line in body["lines"])
        assert body["account"] == f"wallet:{me['player']}"
        assert {line["kind"] for line in body["lines"]} >= {"welcome", "buy_in"}, name
        assert body["lines"][0]["balance"] == body["balance"]


async def test_pages_of_an_account_follow_each_other_without_gap_or_doubling(site: Site) -> None:
    boss, token = await site.account("Paymaster", "admin"), await site.account("Rich")
    player = (await fetched(site, "/api/me", token)).json()["player"]
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        for number in range(120):
            move = {"player": player, "amount": number + 1, "reason": "for pages", "id": f"page-{number}"}
            for _ in range(1 + (number % 10 == 0)):  # some are sent twice, and move once
                answer = await browser.post("/api/staff/money", json=move)
                assert (answer.status_code, answer.json()) == (200, {"outcome": "moved"})
    seen: list[int] = []
    mark = ""
    while True:
        body = (await fetched(site, f"/api/cashier?before={mark}", token)).json()
        seen += [line["amount"] for line in body["lines"] if line["kind"] == "credit"]
        mark = body["next"]
        if not mark:
            break
    assert seen == list(range(120, 0, -1))


async def test_the_trial_balance_is_even_and_names_every_account(site: Site, played: Played) -> None:
    boss = await site.account("Auditor", "admin")
    body = (await fetched(site, "/api/staff/trial-balance", boss)).json()
    assert body["sum"] == 0 and body["drifting"] == []
    named = {row["account"] for row in body["accounts"]}
    assert {"mint", "rake:casinohuone"} <= named
    assert {
        row["account"]: row["balance"] for row in body["accounts"]
    } == site.room.services.store.blocking_reader.balances()


async def test_staff_see_tables_and_players_and_no_card(site: Site, played: Played) -> None:
    boss = await site.account("Watcher", "admin")
    view = (await fetched(site, "/api/staff", boss)).json()
    text = json.dumps(view)
    assert played.hand.rsplit("-", 1)[0] in text and not any(
        f'"{card}"' in text for hole in played.holes.values() for card in hole
    )
    assert {player["name"] for player in view["players"]} >= set(NAMES)


async def test_what_staff_did_is_on_record_with_its_reason(site: Site, played: Played) -> None:
    boss = await site.account("Manager", "admin")
    table = played.hand.rsplit("-", 1)[0]
    async with site.browser() as browser, site.socket() as guest:
        browser.headers["Authorization"] = f"Bearer {boss}"
        await hear(guest, to_client.Welcome)
        assert (
            await browser.post("/api/staff/broadcast", json={"text": "Coffee is ready."})
        ).status_code == 204
        assert (await hear(guest, to_client.BroadcastSaid)).text == "Coffee is ready."
        assert (
            await browser.post(f"/api/staff/tables/{table}/drain", json={"reason": "cleaning"})
        ).status_code == 204
        again = await browser.post(f"/api/staff/tables/{table}/drain", json={"reason": "ok"})
        assert (again.status_code, again.json()["code"]) == (400, "bad-request"), (
            "a reason has three letters at least"
        )
        records = (await browser.get("/api/staff/records")).json()["records"]
    assert [record["reason"] for record in records[:2]] == ["cleaning", "Coffee is ready."]
    assert {record["by"] for record in records[:2]} == {"Manager"}


async def test_no_record_of_an_http_body_leaves_a_password_or_token_in_the_rooms_file(site: Site) -> None:
    from tests.web.site import PASSWORD

    token = await site.account("Private")
    await site.room.durable()
    kept = stored.kept(site.settings.data)
    assert PASSWORD.encode() not in kept and token.encode() not in kept
    assert msgspec.json.encode("Private")[1:-1] in kept, "the file was looked at"
