"""Layouts of screens: arranged, changed by two, taken back, removed; they outlast gaming days."""

from __future__ import annotations

from typing import Any

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.desk_pieces import ScreenLayout, layout_key
from cardroom.desk.screen_commands import ArrangeScreens, RemoveLayout, ShownScreen
from cardroom.desk.screen_layouts import LAYOUTS_MOST
from tests.desk.live_evening import LiveEvening

LISTS = ShownScreen("lists")
CLOCK = ShownScreen("clock", "the-cup", 20)


def arranged(name: str = "Hall", *parts: tuple[ShownScreen, ...], **more: Any) -> ArrangeScreens:
    shape = {0: "one", 1: "one", 2: "halves", 4: "quarters"}.get(len(parts), "main")
    return ArrangeScreens(name=name, **{"shape": shape, "parts": parts or ((LISTS,),)} | more)


def kept(at: LiveEvening, name: str) -> ScreenLayout | None:
    return at.state.get(layout_key(name), ScreenLayout)


def test_a_layout_is_arranged_changed_taken_back_and_removed() -> None:
    at = LiveEvening()
    first = at.act(arranged())
    changed = at.act(arranged("hall", (LISTS, CLOCK), (CLOCK,), after=first.number))
    now = kept(at, "HALL")
    assert now is not None and (now.name, now.number, len(now.parts)) == ("hall", changed.number, 2)
    at.act(do.TakeBackAct(act=changed.number, why="too small to read"))
    assert kept(at, "hall") == ScreenLayout("Hall", "one", ((LISTS,),), first.number)
    gone = at.act(RemoveLayout(name="hall", after=first.number))
    assert kept(at, "Hall") is None
    assert at.refused(RemoveLayout(name="Hall")).code == "no-such-screens"
    at.act(do.TakeBackAct(act=gone.number, why="the wrong one"))
    assert kept(at, "Hall") is not None


def test_of_two_who_change_a_layout_one_is_told_of_the_other() -> None:
    at = LiveEvening()
    first = at.act(arranged())
    at.act(arranged("Hall", (CLOCK,), after=first.number, by="Mia"))
    for late in (
        arranged("Hall", after=first.number),
        arranged("hall"),
        RemoveLayout(name="Hall", after=first.number),
    ):
        refused = at.refused(late)
        assert (refused.code, refused.arguments["by"]) == ("layout-changed-since", "Mia")


@pytest.mark.parametrize("name", ["", " ", "a/b", "..", "a?b", "a#b", "%2e", "<b>", "-", "a\nb"])
def test_a_name_that_no_address_can_have_is_refused(name: str) -> None:
    assert LiveEvening().refused(arranged(name)).code == "layout-name"


def test_a_letter_is_one_letter_however_it_was_typed() -> None:
    at = LiveEvening()
    at.act(arranged("Sa\u0308ngerhalle 2"))
    assert kept(at, "S\u00e4ngerhalle 2") is not None


@pytest.mark.parametrize(("shape", "parts"), [("one", 2), ("halves", 1), ("quarters", 3), ("main", 1)])
def test_a_shape_has_its_number_of_parts(shape: str, parts: int) -> None:
    wrong = arranged("Hall", *[(LISTS,)] * parts, shape=shape)
    assert LiveEvening().refused(wrong).code == "layout-parts"


@pytest.mark.parametrize(
    "screen",
    [
        ShownScreen("clock"),
        ShownScreen("names", " "),
        ShownScreen("table", "x"),
        ShownScreen("table"),
        ShownScreen("lists", "x"),
    ],
)
def test_a_screen_says_of_what_it_is(screen: ShownScreen) -> None:
    assert LiveEvening().refused(arranged("Hall", (screen,))).code == "layout-screen"


def test_a_house_has_a_bounded_number_of_layouts_and_changes_the_last_one_still() -> None:
    at = LiveEvening()
    last = [at.act(arranged(f"Screen {number}")) for number in range(LAYOUTS_MOST)][-1]
    assert at.refused(arranged("One more")).code == "layouts-full"
    at.act(arranged(f"Screen {LAYOUTS_MOST - 1}", (CLOCK,), after=last.number))


def test_layouts_need_no_open_day_and_outlast_it() -> None:
    at = LiveEvening()
    first = at.act(arranged())
    at.act(do.CloseGamingDay())
    changed = at.act(arranged("Hall", (CLOCK,), after=first.number))
    at.act(do.TakeBackAct(act=changed.number, why="the cup is over"))
    assert at.refused(do.TakeBackAct(act=changed.number - 1, why="open again")).code == "desk-day-closed"
    at.act(do.OpenGamingDay())
    assert kept(at, "Hall") == ScreenLayout("Hall", "one", ((LISTS,),), first.number)
