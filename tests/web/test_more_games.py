"""Games that a house's own book names, dealt over the wire: cards come to their players alone, and the proof is right."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from cardroom.cards.card import card_text
from cardroom.games import OFFERED
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import HandEnded, HandStarted, HoleSeen, TurnStarted
from cardroom.table.model import commands
from cardroom.testing.legal_answers import PASSIVE
from tests.houses import MORE_GAMES
from tests.patience import PATIENCE_SECONDS
from tests.room.test_more_games import POOLS, VERIFIER
from tests.web.site import ask, decode, happened, opened

ASKED = ("badugi-fl-fl2-4", "short-nl-nl200-a", "short-trips-nl-nl200", "royal-pl-pl200", "triple-fl-fl2-4")


async def follow(name: str, connection: ClientConnection, seen: dict[str, tuple[str, ...]]) -> str:
    """Take the seat offered, check, call and stand pat to the end of the first hand; its id."""
    table, hand, mine, asks = "", "", -1, 0
    while True:
        message = decode(await connection.recv())
        assert not isinstance(message, to_client.Refused), message
        if isinstance(message, to_client.SeatOffered):
            await ask(connection, from_client.AnswerOffer(f"take-{name}", message.offer, True))
        elif isinstance(message, to_client.MineChanged) and message.seats and not table:
            table, mine = message.seats[0].table, message.seats[0].seat
            await ask(connection, from_client.WatchTable(table))
        else:
            for event in happened(message):
                if isinstance(event, HandStarted):
                    hand = event.hand
                elif isinstance(event, HoleSeen):
                    seen[name] = event.cards
                elif isinstance(event, HandEnded):
                    return hand
                elif isinstance(event, TurnStarted) and event.seat == mine:
                    asks += 1
                    verb = next(one for one in PASSIVE if one in event.actions)
                    act = commands.Act(ME, hand, event.turn, verb)
                    await ask(connection, at_table(f"act{asks}", table, act))


@pytest.mark.parametrize("pool", ASKED)
async def test_a_hand_is_played_by_sockets_and_proved(pool: str, tmp_path: Path) -> None:
    async with opened(tmp_path / "data", houses=(str(MORE_GAMES),)) as site, AsyncExitStack() as stack:
        tokens = {name: await site.account(name) for name in ("Ann", "Ben")}
        seen: dict[str, tuple[str, ...]] = {}
        sockets = {}
        for name, token in tokens.items():
            sockets[name] = await stack.enter_async_context(site.socket(token))
            await ask(sockets[name], from_client.JoinPool(f"join-{name}", pool, 20_000))
        async with asyncio.timeout(PATIENCE_SECONDS):
            hands = await asyncio.gather(*(follow(name, sockets[name], seen) for name in tokens))
        assert hands[0] == hands[1] and set(seen) == set(tokens)
        game = OFFERED[POOLS[pool]]
        deck = {card_text(card) for card in game.deck}
        assert all(len(cards) == game.hole_cards and set(cards) <= deck for cards in seen.values())
        assert not set(seen["Ann"]) & set(seen["Ben"])
        async with site.browser() as browser:
            headers = {"Authorization": f"Bearer {tokens['Ann']}"}
            body = (await browser.get(f"/api/hands/{hands[0]}", headers=headers)).json()
        proof = tmp_path / "proof.json"
        proof.write_text(json.dumps({"root": body["root"], "openings": body["openings"]}))
        ran = await asyncio.create_subprocess_exec(
            sys.executable, str(VERIFIER), str(proof), stdout=subprocess.DEVNULL
        )
        assert await ran.wait() == 0
