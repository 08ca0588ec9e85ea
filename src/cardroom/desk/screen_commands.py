"""Acts about the screens of a house: televisions are arranged out of them, and they take turns there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.act_fields import DeskCommand, Moment, Name

ScreenKind = Literal["clock", "blinds", "names", "tables", "lists", "jackpots", "table"]
"""A tournament's clock, its levels, its seats by name and by table; the house's lists and jackpots; a table of the desk."""
Shape = Literal["one", "halves", "quarters", "main"]
"""How a television is divided; "main" is a large part with one to three beside it."""


class ShownScreen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A screen in its turn. `of` is the tournament, or the number of the table; it stands for so many `seconds`, and one
    of several pages so long on each.
    """

    what: ScreenKind
    of: Name = ""
    seconds: Annotated[int, msgspec.Meta(ge=5, le=600)] = 15


Turns = Annotated[tuple[ShownScreen, ...], msgspec.Meta(min_length=1, max_length=8)]
"""The screens that take turns in one part of a television."""
Parts = Annotated[tuple[Turns, ...], msgspec.Meta(min_length=1, max_length=4)]
LayoutName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class ArrangeScreens(DeskCommand, frozen=True, tag="arrange_screens"):
    """The layout of this name is so from now on, on every television that shows it.

    `after` is the act that changed it last, as staff saw it, 0 for a new layout. `book` is the version that the room
    knows of the house's rulebook.
    """

    name: LayoutName
    shape: Shape
    parts: Parts
    after: Moment = 0
    book: Name = ""


class RemoveLayout(DeskCommand, frozen=True, tag="remove_layout"):
    """There is no layout of this name any more; the fields are as in `ArrangeScreens`."""

    name: LayoutName
    after: Moment = 0
    book: Name = ""


AnyScreenCommand = ArrangeScreens | RemoveLayout
