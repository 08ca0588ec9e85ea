"""Cards shown when a hand is over, over HTTP: every download has them, nobody's hidden card, and the proofs hold."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection

from cardroom.cli.main import app
from cardroom.histories.pokerstars import read_pokerstars
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import HandEnded, HandStarted, HoleSeen, TurnStarted
from cardroom.table.model import commands
from tests.patience import PATIENCE_SECONDS
from tests.web.site import QUICK, WIDE, Site, ask, decode, happened, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_seal.py"
POOL = "holdem-nl25"
NAMES = ("Ann", "Ben", "Cis")
WATCHER = "Wim"
LONG = msgspec.structs.replace(QUICK, pause_after_hand_ms=120_000, pause_after_fold_ms=120_000)
"""A room in which a finished hand can be looked at until the tests are over."""


@dataclass
class Shown:
    """A hand that all but one folded, of which the one showed a card, one who folded both, and the third none."""

    tokens: dict[str, str]
    table: str = ""
    hand: str = ""
    holes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    winner: str = ""
    shown: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    @property
    def hidden(self) -> tuple[str, ...]:
        """The cards that nobody has shown."""
        told = {card for _, cards in self.shown for card in cards}
        return tuple([card for cards in self.holes.values() for card in cards if card not in told])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with opened(tmp_path_factory.mktemp("room") / "data", WIDE, room_settings=LONG) as one:
        yield one


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shown(site: Site) -> AsyncIterator[Shown]:
    """One hand for all tests of this module."""
    hand = Shown({name: await site.account(name) for name in (*NAMES, WATCHER)})
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE_SECONDS):
        sockets = {
            name: await stack.enter_async_context(site.socket(token)) for name, token in hand.tokens.items()
        }
        for name in NAMES:
            await ask(sockets[name], from_client.JoinPool(f"join-{name}", POOL, 2500))
        await asyncio.gather(*(follow(name, sockets[name], sockets[WATCHER], hand) for name in NAMES))
        await show(sockets, hand)
    yield hand


async def follow(name: str, connection: ClientConnection, watcher: ClientConnection, hand: Shown) -> None:
    """One player: takes the seat offered and folds, until the hand is over."""
    while True:
        message = decode(await connection.recv())
        if isinstance(message, to_client.SeatOffered):
            await ask(connection, from_client.AnswerOffer(f"take-{name}", message.offer, True))
        elif (
            isinstance(message, to_client.MineChanged)
            and message.seats
            and not hand.seats.get(message.seats[0].seat)
        ):
            hand.table = message.seats[0].table
            hand.seats[message.seats[0].seat] = name
            for one in (connection, watcher):
                await ask(one, from_client.WatchTable(hand.table))
        else:
            for event in happened(message):
                if isinstance(event, HandStarted):
                    hand.hand = event.hand
                elif isinstance(event, HoleSeen):
                    hand.holes[name] = event.cards
                elif isinstance(event, TurnStarted) and hand.seats.get(event.seat) == name:
                    await ask(
                        connection,
                        at_table(f"f-{name}", hand.table, commands.Act(ME, hand.hand, event.turn, "fold")),
                    )
                elif isinstance(event, HandEnded):
                    won = max(event.stacks, key=lambda one: one.stack)
                    hand.winner = hand.seats[won.seat]
                    return


async def show(sockets: dict[str, ClientConnection], hand: Shown) -> None:
    """The winner shows the second card, then one who folded both."""
    folder = next(name for name in NAMES if name != hand.winner)
    for name, cards in ((hand.winner, hand.holes[hand.winner][1:]), (folder, hand.holes[folder])):
        await ask(
            sockets[name], at_table(f"show-{name}", hand.table, commands.ShowCards(ME, hand.hand, cards))
        )
        while (await hear(sockets[name], to_client.Done)).id != f"show-{name}":
            pass  # what was asked while the hand was played is still answered
        hand.shown.append((name, cards))


async def fetched(site: Site, path: str, token: str) -> Any:
    async with site.browser() as browser:
        return await browser.get(path, headers={"Authorization": f"Bearer {token}"})


async def staff_reads(site: Site, hand: Shown, name: str) -> str:
    """The token of a member of staff who has said why."""
    token = await site.account(name, "floor")
    async with site.browser() as browser:
        headers = {"Authorization": f"Bearer {token}"}
        read = f"/api/staff/hands/{hand.hand}/read"
        assert (await browser.post(read, headers=headers, json={"reason": "a complaint"})).status_code == 204
    return token


async def all_files(site: Site, hand: Shown, token: str) -> dict[str, str]:
    """A hand's page and its downloads."""
    found = {}
    for ending in ("", ".phh", ".txt", ".proof.json"):
        answer = await fetched(site, f"/api/hands/{hand.hand}{ending}", token)
        assert answer.status_code == 200, (ending, answer.text)
        found[ending] = answer.text
    return found


def cards_in(text: str) -> set[str]:
    """The cards that a text names, each alone or several in one word ("AsKd"); what is in hashes and ids is none."""
    words = re.findall(r"[0-9A-Za-z?]+", text)
    cards = [word for word in words if re.fullmatch(r"(?:[2-9TJQKA][shdc]|\?\?)+", word)]
    return {word[place : place + 2] for word in cards for place in range(0, len(word), 2)} - {"??"}


async def test_player_watcher_and_staff_download_what_was_shown_in_the_same_words(
    site: Site, shown: Shown
) -> None:
    tokens = dict(shown.tokens) | {"Judge": await staff_reads(site, shown, "Judge")}
    files = {name: await all_files(site, shown, token) for name, token in tokens.items()}
    for ending in files["Judge"]:
        assert files["Judge"][ending] == files[WATCHER][ending], (
            "staff see what a spectator saw, byte for byte"
        )
    lines, fields = [], []
    for found in files.values():
        lines.append([line for line in found[".txt"].splitlines() if ": shows [" in line])
        fields.append(tomllib.loads(found[".phh"])["_shown"])
    assert all(one == lines[0] for one in lines) and all(one == fields[0] for one in fields)
    assert [line.partition(": shows ")[0] for line in lines[0]] == [name for name, _ in shown.shown]
    assert lines[0][0] == f"{shown.winner}: shows [{shown.shown[0][1][0]}]", "one card alone has no name"
    assert re.fullmatch(
        rf"\w+: shows \[{' '.join(shown.shown[1][1])}\] \((high card|a pair of) \w+\)", lines[0][1]
    )
    assert [line.partition(" sm ")[2] for line in fields[0]] == ["".join(cards) for _, cards in shown.shown]
    for name, found in files.items():
        (hand,) = read_pokerstars(found[".txt"])
        names = {player: seat for seat, player in hand.names.items()}
        assert hand.showed == {names[player]: cards for player, cards in shown.shown}, name


async def test_no_file_has_a_card_that_was_not_shown_but_to_whose_it_is(site: Site, shown: Shown) -> None:
    tokens = dict(shown.tokens) | {"Referee": await staff_reads(site, shown, "Referee")}
    assert len(shown.hidden) == 3
    for name, token in tokens.items():
        for ending, text in (await all_files(site, shown, token)).items():
            told = {card for _, cards in shown.shown for card in cards}
            assert cards_in(text) == told | {*shown.holes.get(name, ())}, (name, ending)


async def test_the_proof_of_who_saw_them_opens_those_cards_and_no_other(
    site: Site, shown: Shown, tmp_path: Path
) -> None:
    told = {card for _, cards in shown.shown for card in cards}
    for name, token in shown.tokens.items():
        answer = await fetched(site, f"/api/hands/{shown.hand}.proof.json", token)
        path = tmp_path / f"{name}.json"
        path.write_text(answer.text)
        assert {one["card"] for one in answer.json()["openings"]} == told | {*shown.holes.get(name, ())}
        body = (await fetched(site, f"/api/hands/{shown.hand}", token)).json()
        seal = next(event["seal"] for event in body["events"] if event["kind"] == "hand_started")
        result = await asyncio.to_thread(CliRunner().invoke, app, ["verify", str(path), "--root", seal])
        assert result.exit_code == 0 and "All cards are as sealed." in result.output
        alone = await asyncio.to_thread(
            subprocess.run, [sys.executable, str(VERIFIER), str(path)], capture_output=True
        )
        assert alone.returncode == 0
        assert result.output.count("sealed\n") >= len(told)


async def test_the_files_are_replayed_by_the_command_to_the_stacks_they_end_with(
    site: Site, shown: Shown, tmp_path: Path
) -> None:
    for name in (shown.winner, WATCHER):
        files = await all_files(site, shown, shown.tokens[name])
        for ending in (".phh", ".txt"):
            path = tmp_path / f"{name}{ending}"
            path.write_text(files[ending])
            result = await asyncio.to_thread(
                CliRunner().invoke, app, ["replay", str(path), "--house", "casinohuone"]
            )
            assert result.exit_code == 0, result.output
            assert "The file ends with other stacks" not in result.output


async def test_a_shared_hand_has_what_was_shown_of_it(site: Site, shown: Shown) -> None:
    async with site.browser() as browser:
        headers = {"Authorization": f"Bearer {shown.tokens[WATCHER]}"}
        answer = await browser.post(
            f"/api/hands/{shown.hand}/share", headers=headers, json={"with_names": True}
        )
        seen = await browser.get(f"/api/shared/{answer.json()['secret']}")
    cards = [tuple(one["cards"]) for one in seen.json()["events"] if one["kind"] == "cards_shown"]
    assert cards == [cards for _, cards in shown.shown]
    assert cards_in(seen.text) == {card for one in cards for card in one}


async def test_the_table_tells_anybody_what_was_shown_until_the_next_hand(site: Site, shown: Shown) -> None:
    async with site.browser() as browser:
        body = (await browser.get(f"/api/tables/{shown.table}")).json()
    seats = {name: seat for seat, name in shown.seats.items()}
    wanted = [{"seat": seats[name], "cards": list(cards)} for name, cards in shown.shown]
    assert body["over"] == {"hand": shown.hand, "shown": wanted} and "you" not in body
