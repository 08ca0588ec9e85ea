"""Bad input: whatever arrives is understood or answered in words, and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_news import MyTickets, MyTournaments
from cardroom.table.model import commands
from cardroom.web.socket import understood
from tests.web.site import Site, decode, hear

SHAPES = msgspec.inspect.multi_type_info(from_client.AnyClientMessage.__args__)
TAGS = [shape.tag for shape in SHAPES]
FIELDS = sorted({field.name for shape in SHAPES for field in shape.fields})

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=-(10**40), max_value=10**40)
    | st.floats()
    | st.text(max_size=80)
    | st.sampled_from(["", "x" * 65, "x" * 64, "fold", "\u0000", "\ud7ff", "\U0001f0a1", "1e3"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS) | values},
    optional=dict.fromkeys(FIELDS, values),
)


def is_fine(frame: str | bytes) -> bool:
    """Whether a frame is understood in full or answered with words; raises for any third."""
    found = understood(frame.encode() if isinstance(frame, str) else frame)
    if isinstance(found, to_client.Unexpected):
        assert 0 < len(found.message) <= 200
        return False
    assert isinstance(found, from_client.ClientMessage)
    assert understood(msgspec.json.encode(found)) == found
    msgspec.json.encode(to_client.Refused("x", "x", "x", (), {"turn": getattr(found, "turn", 0)}))
    return True


@given(messages)
def any_object(message: dict[str, Any]) -> None:
    is_fine(json.dumps(message))


@pytest.mark.parametrize("examples", [300, pytest.param(3000, marks=pytest.mark.exhaustive)])
def test_any_object_is_a_message_or_unexpected(examples: int) -> None:
    """What hypothesis finds at the edges of types; the tens of thousands below have every field of every message."""
    settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))(any_object)()


@settings(max_examples=800, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=200))
def test_any_bytes_are_a_message_or_unexpected(frame: bytes | str) -> None:
    try:
        is_fine(frame)
    except UnicodeEncodeError:
        pytest.fail("a text that is no Unicode reached the decoder unchecked")


def test_tens_of_thousands_of_objects_with_any_value_in_any_field_are_messages_or_unexpected() -> None:
    """The same at speed: half of the fields hold what they should, the rest anything."""
    chance = random.Random(12)
    likely = ["1", "t1", "fold", "raise", "holdem-nl25", 0, 1, 2500, True, False]
    strange = [
        None,
        -1,
        1.5,
        2**31 + 1,
        2**53 + 1,
        10**12 + 1,
        10**40,
        "",
        "x" * 65,
        [],
        {},
        [[]],
        {"a": 1},
        "\ud800",
        1e308,
    ]
    counts = {True: 0, False: 0}
    for _ in range(40_000):
        shape = chance.choice(SHAPES)
        message: dict[str, Any] = {"type": shape.tag if chance.random() < 0.95 else chance.choice(strange)}
        for field in shape.fields:
            if chance.random() < 0.97:
                message[field.name] = chance.choice(likely if chance.random() < 0.9 else strange)
        if chance.random() < 0.03:
            message[chance.choice(FIELDS)] = 1
        counts[is_fine(json.dumps(message))] += 1
    assert min(counts.values()) > 2_000, counts


def test_good_messages_with_bytes_turned_cut_and_doubled_are_messages_or_unexpected() -> None:
    chance = random.Random(11)
    good = [
        msgspec.json.encode(message)
        for message in (
            at_table("1", "t1", commands.Act(ME, "t1-1", 3, "raise", 100)),
            from_client.JoinPool("2", "holdem-nl25", 2500),
            from_client.Say("3", "t1", "h\u00e4\u00e4 \U0001f600"),
            from_client.Ping(2**53),
            at_table("4", "t1", commands.SkipNextBigBlind(ME, True)),
            at_table("5", "t1", commands.Straddle(ME, 400)),
        )
    ]
    assert all(is_fine(text) for text in good)
    understood_count = 0
    for _ in range(20_000):
        text = bytearray(chance.choice(good))
        for _ in range(chance.randint(1, 3)):
            at, kind = chance.randrange(len(text)), chance.random()
            if kind < 0.5:
                text[at] = chance.randrange(256)
            elif kind < 0.7:
                del text[at : at + chance.randint(1, 20)]
            elif kind < 0.9:
                text[at:at] = text[chance.randrange(len(text)) :][:40]
            else:
                text[at:at] = chance.choice(
                    (b"[" * 4000, b'{"a":' * 800, b"9" * 500, b"\\ud800", b"\xff\xfe")
                )
            text = text or bytearray(b"{}")
        understood_count += is_fine(bytes(text))
    assert 100 < understood_count < 19_000, "the changes are neither all harmless nor all fatal"


@pytest.mark.parametrize(
    "frame",
    [
        b'{"x":' + b"[" * 4000,
        b'{"type":"ping","sent_ms":' + b"9" * 400 + b"}",
        b'{"type":"ping","sent_ms":-1}',
        b'{"type":"act","id":"1","table":"t","hand":"h","turn":' + b"9" * 30 + b',"action":"fold"}',
        b'{"type":"ping","sent_ms":1,"more":2}',
        b'{"type":"ping"}',
        b'{"type":"pong","sent_ms":1}',
        b"\xff\xfe\x00",
        b"",
        b"null",
        b'"ping"',
        b'{"type":"say","id":"1","table":"t","text":"\\ud800"}',
        b'{"type":"say","id":"1","table":"t","text":"a\\u0000b"}',
        b'{"type":"say","id":"\\\\\\u0000","table":"t","text":"a"}',
    ],
)
def test_what_once_did_harm_or_might_is_unexpected(frame: bytes) -> None:
    assert not is_fine(frame)


def test_a_text_that_only_speaks_of_the_letter_zero_is_a_message() -> None:
    assert is_fine(rb'{"type":"say","id":"1","table":"t","text":"\\u0000"}')
    assert is_fine(r'{"type":"say","id":"1","table":"t","text":"\\\\u0000"}')


@pytest.mark.asyncio(loop_scope="module")
async def test_over_the_wire_each_bad_frame_has_one_answer_and_nothing_changes(site: Site) -> None:
    token = await site.account("Fuzzer")
    before = await site.kept()
    deep = '{"x":' + "[" * 3000
    frames: list[str | bytes] = [
        "{}", "[]", "null", "{", '{"type":"fly"}', '{"type":"act","id":"1"}', b"\xff\xfe", b"\x00" * 50, deep,
        '{"type":"join_pool","id":"1","pool":"holdem-nl25","buy_in":-5}',
        '{"type":"join_pool","id":"","pool":"holdem-nl25","buy_in":2500}',
        '{"type":"join_pool","id":"1","pool":"holdem-nl25","buy_in":1e99}',
    ]  # fmt: skip
    async with site.socket(token) as connection:
        await hear(connection, to_client.MineChanged)
        await hear(connection, MyTournaments)
        await hear(connection, MyTickets)
        for frame in frames:
            await connection.send(frame)
            assert isinstance(decode(await connection.recv()), to_client.Unexpected), frame
    assert await site.kept() == before


@pytest.mark.asyncio(loop_scope="module")
async def test_forged_requests_are_refused_with_a_reason_and_change_nothing(site: Site) -> None:
    """Seats of others, tables and hands that are not, amounts out of any range."""
    token = await site.account("Forger")
    before = await site.kept()
    forged = [
        at_table("1", "nowhere", commands.Act(ME, "nowhere-1", 0, "fold")),
        from_client.JoinPool("2", "holdem-nl25", 10**12),
        from_client.JoinPool("3", "nothing", 100),
        from_client.JoinPool("4", "holdem-nl25", 1),
        at_table("5", "nowhere", of_cash.TopUp(ME, 10**12)),
        from_client.AnswerOffer("6", "o" * 13, True),
        from_client.LeaveQueue("7", "nothing"),
        from_client.Say("8", "nowhere", "\u0007"),
        at_table("9", "\u0001", commands.LeaveTable(ME)),
    ]
    async with site.socket(token) as connection, site.socket() as stranger:
        await hear(connection, to_client.MineChanged)
        await hear(stranger, to_client.Welcome)
        for message in forged:
            await connection.send(msgspec.json.encode(message).decode())
            refused = await hear(connection, to_client.Refused)
            assert refused.id == message.id and refused.message.endswith("."), message
            await stranger.send(msgspec.json.encode(message).decode())
            assert (await hear(stranger, to_client.Refused)).code == "not-signed-in"
    assert await site.kept() == before


@pytest.mark.asyncio(loop_scope="module")
async def test_bodies_and_queries_of_any_kind_never_break_the_api(site: Site) -> None:
    """Junk for every route of the table, as staff: an answer in words each time, and no defect."""
    chance = random.Random(5)
    token = await site.account("Breaker", "admin")
    junk: list[bytes] = [
        b"", b"{", b"null", b"[]", b'"x"', b"0", b"\xff", b"{}", b'{"a":' + b"[" * 20_000, b"x" * 70_000,
        b'{"reason":"because","amount":' + b"9" * 60 + b',"player":"x","id":"y"}',
        b'{"reason":"because","amount":1.5,"player":"x","id":"y"}',
        b'{"reason":"\\u0000\\u0000\\u0000"}', b'{"text":"\\ud800"}', b'{"name":"\\u0000ab","password":"12345678"}',
        b'{"reason":"\xff\xfe"}', b'{"\xc3":1}',
    ]  # fmt: skip
    queries = [
        "before=" + "9" * 5000,
        "before=-1",
        "before=%00",
        "before=%D9%A1",
        "words=" + "a" * 5000,
        "words=%ff",
        "%00=%00",
        "before=1&before=2",
    ]
    names = [
        "%00",
        "..%2f..",
        "%ff%fe",
        "a" * 3000,
        "'; DROP TABLE hands; --",
        "x.phh",
        ".proof.json",
        "x" * 200 + ".txt",
    ]
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        for route in site.routes():
            if route.path == "/api/sign-out":
                continue  # it would sign the tester out
            for _ in range(25):
                path = route.filled().replace("/x", "/" + chance.choice(names)) + "?" + chance.choice(queries)
                answer = await browser.request(
                    route.method,
                    path,
                    content=chance.choice(junk) if route.changes else None,
                    headers={
                        "Content-Type": chance.choice(
                            ("application/json", "text/plain", "x", "multipart/form-data")
                        )
                    },
                )
                assert answer.status_code < 500, (route, path[:80], answer.text[:200])
                if answer.status_code >= 400:
                    error = answer.json()
                    assert error["code"] and error["message"], (route, answer.text)
        for junk_body in junk:
            assert (await browser.post("/api/staff/broadcast", content=junk_body)).status_code in (400, 413)
