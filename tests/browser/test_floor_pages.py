"""Every page of a live floor with something on it, as test_every_page.py looks at the rest: hall, registration, log, clock,
dealer's table, stream, screens. Of a day each language on a phone, and English on a laptop and a television.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import cup
from tests.browser.room import RunningRoom
from tests.browser.test_every_page import LOCALES, SIZES, looked_at
from tests.browser.test_live_tables import Dealer
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.looks

HOUSE = "casino-helsinki"
SCREENS = SIZES | {"television": {"viewport": {"width": 1920, "height": 1080}}}
DAILY = [("phone", "light", language) for language in LOCALES]
DAILY += [("laptop", "dark", "en"), ("television", "dark", "en")]
ALL = [(size, tone, language) for size in SCREENS for tone in ("dark", "light") for language in LOCALES]
LOOKS = [
    pytest.param(*one, marks=() if one in DAILY else pytest.mark.exhaustive, id=" ".join(one)) for one in ALL
]
EVERYBODY = (
    "/tournaments/{cup}", "/screens/clock/{cup}", "/screens/seating/{cup}", "/screens/seating/{cup}/tables",
    "/screens/blinds/{cup}", "/live/{table}/screen", "/live/{table}/stream",
)  # fmt: skip
STAFF = (
    "/live", "/live/{table}", "/staff/tournaments/{cup}", "/staff/tournaments/{cup}/live", "/staff/tournaments/{cup}/desk",
    "/staff/tournaments/{cup}/desk?receipt=1", "/staff/tournaments/{cup}/acts",
)  # fmt: skip


class Floor(NamedTuple):
    """A floor with a live cup of seven at two tables, one of them out, and a hand being dealt at a cash table."""

    room: RunningRoom
    cup: str
    table: str


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("floor") / "room", HOUSE)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def filled(floor: RunningRoom) -> Iterator[list[Floor]]:
    """The floor, once the first visitor has filled it."""
    yield []


def fill(visit: Visit, room: RunningRoom) -> Floor:
    """A cup that runs, a receipt, acts of staff, and a hand being dealt."""
    terms = cup(
        "Night cup", HOUSE, game="holdem-nl", seats=6, players=7, most=8, stack=1_000, level_hands=0, level_ms=1_200_000,
        live=True,
    )  # fmt: skip
    room.announce(terms)
    boss = visit(url=room.url)
    boss.sign_in("Staff", PASSWORD)
    at = f"/api/staff/tournaments/{terms.id}"
    sale = {"name": "Aino K.", "sale": "entry", "document": "passport"}
    post(boss, f"{at}/desk/sales", sale)
    room.enter(terms.id, 7)
    first: dict[str, Any] = {"seats": ()}
    while len(first["seats"]) < 2:  # the cup begins by itself with the last entry, and asks for its seats
        hall = boss.get(f"{at}/live")
        if hall["orders"]:
            post(
                boss,
                f"{at}/live",
                {"told": {"act": "confirm", "orders": [one["number"] for one in hall["orders"]]}},
            )
        first = next(iter(hall["tables"]), first)
    outs = [
        {"player": first["seats"][0]["player"], "winners": [first["seats"][1]["player"]], "counted_by": "Kai"}
    ]
    told: list[dict[str, Any]] = [
        {"act": "hand", "table": 1},
        {"act": "out", "outs": outs, "clause": "CH-8.25", "why": "all-in"},
    ]
    for one in told:
        post(boss, f"{at}/live", {"told": one})
    dealer = Dealer(visit(url=room.url), "Stream", {"viewport": {"width": 1280, "height": 720}})
    dealer.post(f"/api/staff/live/{dealer.table}/stream", {"delay_seconds": 0, "reason": "the final table"})
    dealer.acts("New hand")
    return Floor(room, terms.id, dealer.table)


def post(staff: Visitor, path: str, body: dict[str, Any]) -> None:
    """Staff do something without a page."""
    answer = staff.context.request.post(path, data=body, headers={"Origin": staff.url})
    assert answer.ok, answer.text()


@pytest.mark.parametrize(("size", "tone", "language"), LOOKS)
def test_nothing_is_wrong_with_any_page_of_a_live_floor(
    visit: Visit, floor: RunningRoom, filled: list[Floor], size: str, tone: str, language: str
) -> None:
    if not filled:
        filled.append(fill(visit, floor))
    [there] = filled
    options = {**SCREENS[size], "locale": LOCALES[language], "color_scheme": tone, "reduced_motion": "reduce"}
    staff = visit(url=floor.url, **options)
    staff.sign_in("Staff", PASSWORD)
    looks = f"floor-{size}-{tone}-{language}"
    found: list[str] = []
    for visitor, paths in ((visit(url=floor.url, **options), EVERYBODY), (staff, STAFF)):
        for number, path in enumerate(paths):
            where = path.format(cup=there.cup, table=there.table)
            kind = "staff" if visitor is staff else "all"
            found += looked_at(visitor, where, tone, language, f"{looks}-{kind}-{number}", "Stream")
    assert found == [], "\n".join(found)
