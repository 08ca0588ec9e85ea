"""Layouts of screens, each for televisions of the house that show it. They stay from one gaming day to the next."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_pieces import ScreenLayout, layout_key
from cardroom.desk.screen_commands import ArrangeScreens, RemoveLayout, Shape, ShownScreen
from cardroom.rules import Refused

PARTS: Final[dict[Shape, tuple[int, int]]] = {
    "one": (1, 1),
    "halves": (2, 2),
    "quarters": (4, 4),
    "main": (2, 4),
}
"""The least and the most parts of a television of each shape."""
LAYOUTS_MOST: Final = 40
NAME: Final = re.compile(r"\w[\w -]*")
"""A name stands in an address: letters, digits, blanks and dashes."""
OF_TOURNAMENT: Final = ("clock", "blinds", "names", "tables")


def arrange(draft: ActDraft, command: ArrangeScreens) -> None:
    """Arrange what a layout shows. Refuses "layout-name", "layout-parts" (another number of parts than its shape has),
    "layout-screen" (one that does not say of what it is), "layout-changed-since", and one layout too many ("layouts-full").
    """
    name = _written(command.name)
    if not NAME.fullmatch(name):
        raise Refused("layout-name", "A name has letters, digits, blanks and dashes.")
    least, most = PARTS[command.shape]
    if not least <= len(command.parts) <= most:
        raise Refused(
            "layout-parts", f"That shape has {least} to {most} parts.", (), {"least": least, "most": most}
        )
    for screen in (one for part in command.parts for one in part):
        _check_named(screen)
    found = _as_seen(draft, name, command.after)
    if found is None and sum(1 for _ in draft.state.of(ScreenLayout)) >= LAYOUTS_MOST:
        words = "Remove a layout first: there are as many as a house may have."
        raise Refused("layouts-full", words, (), {"most": LAYOUTS_MOST})
    draft.put(layout_key(name), ScreenLayout(name, command.shape, command.parts, draft.number))


def remove(draft: ActDraft, command: RemoveLayout) -> None:
    """Remove a layout. Refuses "no-such-screens" and "layout-changed-since"."""
    name = _written(command.name)
    found = _as_seen(draft, name, command.after)
    if found is None:
        draft.refuse_by_act("no-such-screens", "There is no such layout.", layout_key(name), name=name)
    draft.put(layout_key(found.name), None)


def _written(name: str) -> str:
    """The name as it is kept: one way to write each letter."""
    return normalize("NFC", name.strip())


def _as_seen(draft: ActDraft, name: str, after: int) -> ScreenLayout | None:
    """The layout of a name. Refuses ("layout-changed-since") one that is not as who changes it saw it."""
    found = draft.state.get(layout_key(name), ScreenLayout)
    if found is not None and found.number != after:
        words = "That layout was changed meanwhile: look at it again."
        draft.refuse_by_act("layout-changed-since", words, layout_key(name), name=found.name)
    return found


def _check_named(screen: ShownScreen) -> None:
    is_named = bool(screen.of.strip())
    if screen.what == "table":
        is_named = screen.of.isascii() and screen.of.isdigit()
    if is_named != (screen.what == "table" or screen.what in OF_TOURNAMENT):
        raise Refused(
            "layout-screen", "Say of which tournament or table that screen is.", (), {"what": screen.what}
        )
