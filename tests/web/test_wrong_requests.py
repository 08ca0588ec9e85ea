"""A request that is not what its address takes is answered by one plain sentence that says what is wrong, and where."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from litestar.routes import HTTPRoute

from tests.web.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="module")

MONEY = {"player": "p1", "amount": 1, "reason": "a prize", "id": "m1"}
LINE = {
    "reason": "each week", "house": "casinohuone", "template": "friday", "rhythm": "weekly", "every": 1, "at": "19:00",
    "weekdays": [4],
}  # fmt: skip

CASES: tuple[tuple[str, Any, str], ...] = (
    # A field that is not taken, one that is missing.
    ("/api/staff/money", MONEY | {"cents": 5}, "This address takes no field 'cents'."),
    ("/api/sign-in", {"name": "Aino", "password": "12345678", "remember": True},
     "This address takes no field 'remember'."),
    ("/api/hands/x/share", {"names": True}, "This address takes no field 'names'."),
    ("/api/sign-in", {"name": "Aino"}, "The field 'password' is missing."),
    ("/api/sign-in", {}, "The field 'name' is missing."),
    # Another type, and one of several.
    ("/api/staff/money", MONEY | {"amount": 1.5}, "The field 'amount' must be a whole number, not a number."),
    ("/api/staff/money", MONEY | {"amount": "many"}, "The field 'amount' must be a whole number, not text."),
    ("/api/staff/money", MONEY | {"reason": 7}, "The field 'reason' must be text, not a whole number."),
    ("/api/staff/money", MONEY | {"reason": None}, "The field 'reason' must be text, not null."),
    ("/api/staff/money", MONEY | {"reason": ["x"]}, "The field 'reason' must be text, not a list."),
    ("/api/staff/money", MONEY | {"reason": {}}, "The field 'reason' must be text, not an object."),
    ("/api/hands/x/share", {"with_names": "maybe"}, "The field 'with_names' must be true or false, not text."),
    ("/api/me/settings", {"settings": []}, "The field 'settings' must be an object, not a list."),
    # A value that is none of those there are, too much, too short.
    ("/api/staff/players/x/role", {"reason": "a joke", "role": "king"},
     "The field 'role' must be one of admin, cashier, dealer, desk, director, floor, player."),
    ("/api/staff/money", MONEY | {"amount": 10**13},
     "The field 'amount' must be a whole number, at most 1000000000000."),
    ("/api/staff/money", MONEY | {"amount": 10**40},
     "The field 'amount' must be a whole number, at most 1000000000000."),
    ("/api/staff/money", MONEY | {"reason": "x" * 1001}, "The field 'reason' must be text of at most 300 characters."),
    ("/api/staff/money", MONEY | {"reason": ""}, "The field 'reason' must be text of at least 3 characters."),
    ("/api/sign-up", {"name": "a--b", "password": "12345678"},
     "The field 'name' must be letters and digits, with single spaces, dots or hyphens between them."),
    # Inside of a list or an object.
    ("/api/staff/tournaments-to-come", LINE | {"weekdays": ["friday"]},
     "The field 'weekdays[0]' must be a whole number, not text."),
    ("/api/staff/tournaments-to-come", LINE | {"weekdays": {}}, "The field 'weekdays' must be a list, not an object."),
    ("/api/me/settings", {"settings": {"x": []}},
     "The field 'settings[...]' must be true or false or a whole number or text, not a list."),
    # No object, nothing, no JSON.
    ("/api/sign-in", [], "The body must be an object, not a list."),
    ("/api/sign-in", None, "The body must be an object, not null."),
    ("/api/sign-in", "x", "The body must be an object, not text."),
    ("/api/sign-in", b"", "This address needs a body of JSON."),
    ("/api/sign-in", b"{", "The body is not JSON: it ends too early."),
    ("/api/sign-in", b"{'name': 1}", "The body is not JSON: object keys must be strings (byte 1)."),
    # What a stranger has made up is told back short, and without what nobody sees.
    ("/api/sign-in", {"y" * 3000: 1, "name": "a", "password": "12345678"},
     f"This address takes no field '{'y' * 40}…'."),
    ("/api/sign-in", {"a\u202eb\nc\x07": 1, "name": "a", "password": "12345678"},
     "This address takes no field 'a\ufffdb\ufffdc\ufffd'."),
    ("/api/sign-in", {"`$.x`": 1, "name": "a", "password": "12345678"}, "This address takes no field '`$.x`'."),
)  # fmt: skip

DECODERS = re.compile(r"Expected|Object|`|\$|\bdata\b|\bstr\b|\bint\b|enum|is not what it must be")
"""Words of the decoder that nobody is to read, and ours for what we have no words for."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def staff(site: Site) -> str:
    """A token of somebody to whom every address is open."""
    return await site.account("Sirpa", "admin")


@pytest.mark.parametrize(("path", "body", "sentence"), CASES, ids=lambda value: str(value)[:40])
async def test_what_is_wrong_with_a_body_is_said_in_one_sentence(
    site: Site, staff: str, path: str, body: Any, sentence: str
) -> None:
    before = await site.kept()
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with site.browser() as browser:
        method = "PUT" if path == "/api/me/settings" else "POST"
        headers = {"Authorization": f"Bearer {staff}", "Content-Type": "application/json"}
        answer = await browser.request(method, path, content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"], answer.json()["message"]) == (
        400,
        "bad-request",
        sentence,
    )
    assert await site.kept() == before


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/rulebook/search", "This address needs the parameter 'words'."),
        ("/api/hands?by=much", "The parameter 'by' must be a whole number, not text."),
        ("/api/hands?by=-1", "The parameter 'by' must be a whole number, at least 0."),
        ("/api/hands?result=drawn", "The parameter 'result' must be one of lost, won or empty."),
        ("/api/hands?before=x", "The parameter 'before' must be the number that the page before gave as next."),
        (
            "/api/hands?by=x&result=drawn",
            "The parameter 'result' must be one of lost, won or empty; "
            "the parameter 'by' must be a whole number, not text.",
        ),
    ],
)  # fmt: skip
async def test_what_is_wrong_with_a_parameter_is_said_in_one_sentence(
    site: Site, staff: str, path: str, sentence: str
) -> None:
    async with site.browser() as browser:
        answer = await browser.get(path, headers={"Authorization": f"Bearer {staff}"})
    assert (answer.status_code, answer.json()["message"]) == (400, sentence)


async def test_every_address_names_the_field_that_it_does_not_take(site: Site, staff: str) -> None:
    """No body passes over what somebody has misspelt."""
    taken = 0
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {staff}"
        for path, method, body in bodies(site):
            fields = msgspec.inspect.type_info(body).fields
            required = {field.name: filled(field.type) for field in fields if field.required} | {
                "colour": "green"
            }
            answer = await browser.request(method, re.sub(r"\{[^}]*\}", "x", path), json=required)
            assert answer.status_code == 400, (path, answer.text)
            assert answer.json()["message"] == "This address takes no field 'colour'.", path
            taken += 1
    assert taken >= 60


async def test_whatever_is_wrong_the_answer_is_plain(site: Site, staff: str) -> None:
    """Values of all kinds in all fields: one sentence each time, in which no word of the decoder is left."""
    chance, said = random.Random(3), set()
    strange = [None, True, -1, 1.5, 10**13, 10**40, "", "x" * 5000, "\u202e", [], [1], {}, {"a": 1}, "a\nb"]
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {staff}"
        for path, method, body in bodies(site):
            fields = msgspec.inspect.type_info(body).fields
            for _ in range(12):
                wrong = {
                    field.name: chance.choice([filled(field.type), chance.choice(strange)])
                    for field in fields
                }
                if chance.random() < 0.3:
                    wrong[chance.choice(["a`b", "a - at `$.x`", "\u0001", "x" * 300])] = 1
                answer = await browser.request(method, re.sub(r"\{[^}]*\}", "x", path), json=wrong)
                assert answer.status_code < 500, (path, wrong, answer.text)
                error = answer.json() if answer.content else {}
                if error.get("code") != "bad-request":
                    continue
                message = error["message"]
                own = re.sub(r"'.*?'", "", message)
                said.add(own)
                assert message.endswith(".") and len(message) < 300 and message.isprintable(), message
                assert not DECODERS.search(own), message
    assert len(said) > 20


def bodies(site: Site) -> list[tuple[str, str, type]]:
    """Every address that takes a body, the method, and what it takes."""
    return [
        (
            route.path,
            next(iter(handler.http_methods)),
            handler.parsed_fn_signature.parameters["data"].annotation,
        )
        for route in site.application.api.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if "data" in handler.parsed_fn_signature.parameters
    ]


def filled(kind: msgspec.inspect.Type) -> Any:
    """A value that a field takes."""
    match kind:
        case msgspec.inspect.StrType():
            return (
                "a" * max(kind.min_length or 0, 8)
                if kind.pattern is None or "0-9" not in kind.pattern
                else ""
            )
        case msgspec.inspect.IntType():
            return max(kind.ge or 0, 1)
        case msgspec.inspect.BoolType():
            return False
        case msgspec.inspect.LiteralType():
            return kind.values[0]
        case msgspec.inspect.DictType():
            return {}
        case msgspec.inspect.StructType() | msgspec.inspect.DataclassType():
            tag = (
                {kind.tag_field: kind.tag}
                if isinstance(kind, msgspec.inspect.StructType) and kind.tag
                else {}
            )
            return tag | {field.name: filled(field.type) for field in kind.fields if field.required}
        case msgspec.inspect.VarTupleType():
            return [filled(kind.item_type)] * (kind.min_length or 0)
        case msgspec.inspect.Metadata():
            return filled(kind.type)
        case msgspec.inspect.UnionType():
            return filled(kind.types[0])
        case _:
            raise AssertionError(f"no value for {kind}")
