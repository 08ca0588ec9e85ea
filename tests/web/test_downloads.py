"""Hands of a room, downloaded over HTTP in every format by who sat in them and read again: they end with the stacks
that the room has written down.
"""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from cardroom.engine import HandRules
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.pokerstars import read_block, settle, split_text
from cardroom.histories.unwritten import UNWRITTEN
from cardroom.room.hosting.journal import Record, decode_record
from cardroom.rules import shipped
from cardroom.table.events import HandEnded, HandStarted, HandVoided
from cardroom.table.stacks_at_end import stacks_at_end
from cardroom.testing.legal_answers import details, quiet_answer
from cardroom.testing.whole_room import TestRoom
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from tests.houses import book_of
from tests.web.site import WIDE

DAILY = {
    "casinohuone": ("holdem", "banzai_omaha"),
    "casino-helsinki": ("horse", "helsinki-nl", "double-flop-pl", "sviten-pl", "open-face", "stud8-fl"),
    "casino-kruh": ("holdem-nl", "omaha-pl"),
    "pokerstars-live-fi": ("holdem-nl", "stud-fl"),
}
"""Games by house: of each kind that a file has to tell otherwise."""
HANDS = 3
TYPES = {".phh": "application/toml", ".txt": "text/plain", ".proof.json": "application/json"}


def random_hand(room: TestRoom, table: str, chance: Random) -> None:
    """A hand in which players check and call, and now and then raise or fold."""
    room.deal(table)
    while room.table(table).hand is not None:
        client = room.actor(table)
        view = client.view(table)
        assert view.hand is not None and view.hand.turn is not None and view.you is not None
        turn, answer = view.hand.turn, quiet_answer(view.hand.turn, view.you)
        wish = chance.choice(["quiet", "quiet", "quiet", "raise", "fold"])
        if wish == "raise" and wish in turn.actions and turn.min_raise_to is not None:
            answer = {"action": wish, **details(wish, turn, view.you)}
        elif wish == "fold" and wish in turn.actions and turn.call:
            answer = {"action": wish}
        client.done(msgspec.structs.replace(client.act(table, "fold"), **answer))


def ends(record: Record) -> dict[str, int]:
    """What the players of a hand had behind it, as the room has written it down."""
    start = next(event for event in record.events if isinstance(event, HandStarted))
    end = next(event for event in record.events if isinstance(event, HandEnded | HandVoided))
    stacks = stacks_at_end(start, record.events, end)
    return {one.player: stacks[one.seat] for one in start.seats}


def check_phh(text: str, stacks: dict[str, int], named: dict[str, str]) -> None:
    document = read_phh(text)
    names = [named[player] for player in document.other["players"]]
    told = [Decimal(stack) * 100 for stack in document.amounts_of("finishing_stacks")]
    assert dict(zip(names, told, strict=True)) == stacks, text
    assert replay(document).told_stacks is None, (
        "played by the house that the file names it ends with them too"
    )


def check_text(text: str, stacks: dict[str, int], named: dict[str, str], house: str) -> None:
    [block] = split_text(text)
    found = settle(read_block(block), HandRules.of(book_of(house)))
    told = [Decimal(stack) * 100 for stack in found.final_stacks]
    assert dict(zip([named[player] for player in found.players], told, strict=True)) == stacks, text


def check_house(folder: Path, house: str, games: tuple[str, ...], seed: int) -> Counter[str]:
    """Play, download, read. How many files of each format there were, and how many were refused."""
    chance, counted = Random(f"{house} {seed}"), Counter[str]()
    with TestRoom(folder, seed=seed, book=book_of(house)) as room:
        people: list[str] = []
        for number, game in enumerate(games):
            pool = next(name for name, one in room.room.pools.items() if one.offer.id == game)
            seated = [f"{name}{number}" for name in ("Ann", "Ben", "Cid")]
            table = room.seat(pool, *seated)
            for _ in range(HANDS):
                random_hand(room, table, chance)
            for client in map(room.client, seated):
                client.done(client.leave(table))
            people += seated
        app = Application(room.room, Settings(data=folder, doors=WIDE))

        async def fetched(token: str, path: str) -> httpx.Response:
            transport, signed = httpx.ASGITransport(app=app), {"Authorization": f"Bearer {token}"}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://127.0.0.1:8000", headers=signed
            ) as one:
                return await one.get(path)

        hands = [hand for _, hand in room.reader.hands_after(0)]
        assert len(hands) == HANDS * len(games)
        for name in people:
            token = room.run(room.room.players.open_session(room.person(name).id))
            for hand in hands:
                record = decode_record(hand.record)
                if room.person(name).id not in record.seats:
                    continue
                stacks = ends(record)
                named = {room.called(player): player for player in stacks}
                for ending, kind in TYPES.items():
                    file = f"{hand.hand_id}{ending}"
                    answer = room.run(fetched(token, f"/api/hands/{file}"))
                    if answer.status_code == 409:
                        assert answer.json()["code"] == "no-such-layout"
                        assert any(
                            answer.json()["message"].rstrip(".").endswith(one.reason) for one in UNWRITTEN
                        )
                        counted[f"refused{ending}"] += 1
                        continue
                    assert answer.status_code == 200, answer.text
                    assert answer.headers["content-type"].startswith(kind)
                    assert answer.headers["content-disposition"] == f'attachment; filename="{file}"'
                    counted[ending] += 1
                    if ending == ".phh":
                        check_phh(answer.text, stacks, named)
                    elif ending == ".txt":
                        check_text(answer.text, stacks, named, house)
                    else:
                        assert json.loads(answer.text)["openings"], "who sat in it saw cards"
    return counted


@pytest.mark.parametrize("house", DAILY)
def test_what_a_room_hands_out_ends_with_its_stacks(house: str, tmp_path: Path) -> None:
    counted = check_house(tmp_path, house, DAILY[house], seed=1)
    files = 3 * HANDS * len(DAILY[house])
    assert counted[".proof.json"] == files
    for ending in (".phh", ".txt"):
        assert counted[ending] + counted[f"refused{ending}"] == files and counted[ending] >= files / 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("house", shipped())
def test_every_game_that_a_room_hands_out_ends_with_its_stacks(house: str, seed: int, tmp_path: Path) -> None:
    assert check_house(tmp_path, house, tuple(book_of(house).games), seed)[".phh"]
