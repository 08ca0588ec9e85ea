"""No field without a door: a page or the room writes each field of an act at a live desk, in a hall, at a live seat."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

import msgspec

from cardroom.desk.act_fields import AtSeat, OnList
from cardroom.desk.depth_commands import ROOMS_OWN
from cardroom.desk.desk_commands import AnyDeskCommand, LapseCalls
from cardroom.desk.screen_commands import AnyScreenCommand
from cardroom.room.protocol.live_bodies import LiveSeatAct, SeatAct
from cardroom.tournament.live.live_acts import AnyLiveAct, ChipsOfColour, OutTold
from tests.test_doors_used import CLIENT

EVERY_ACT = ("by", "why", "at_ms", "clause")
"""The fields of every act; the room fills in who acts."""
INSIDE: dict[str, type[msgspec.Struct]] = {"out.outs": OutTold, "inventory.chips": ChipsOfColour}
"""The parts that fields of the hall's acts are made of."""
OF_FORMS = {"at_seats": ("seats",), "hands_read": ("cards", "losers")}
"""Fields of the desk's forms that fill in fields of other names."""
NOT_WRITTEN = {
    **{
        f"desk {act}.event_name": "the room: what the tournament is called"
        for act in (
            "agree",
            "ask_to_show",
            "call_clock",
            "colour_up",
            "confiscate",
            "look_at_hand",
            "push_dealer",
            "put_deck",
            "report_deck",
            "run_out",
            "see_document",
            "take_deck",
        )
    },
    "desk arrange_screens.book": "the room: the version of the book in force",
    "desk call_clock.is_caller_there": "the room: who is at a seat of a tournament's table",
    "desk call_clock.level_minutes": "the room: how long the tournament's levels are",
    "desk call_clock.player": "the room: who sits there",
    "desk ask_to_show.player": "the room: who sits there",
    "desk open_day.book": "the room: the version of the book in force",
    "desk penalty.elsewhere": "the room: the person's penalties in tournaments of the house",
    "desk push_dealer.game": "the room: what the tournament plays",
    "desk remove_layout.book": "the room: the version of the book in force",
    "desk set_depth.button": "the room: where the button was in the last hand there",
    "desk set_depth.told": "the room: the table at which hands are entered",
    "desk sign_up.by_phone": "the room: whether the player signed up or staff did",
    "desk sign_up.contact": "the room: the row that keeps the number",
    "desk tick_penalty.hands": "each hand is a tap of its own",
    "hall clear.tables": "the page says it of all tables at once",
    "hall hand.big_blind": "where the button is, is an act of its own on the page",
    "hall hand.dealer": "where the button is, is an act of its own on the page",
    "hall hand.last": "the room counts the last hands of the day",
    "hall hand.small_blind": "where the button is, is an act of its own on the page",
    "hall hand.stacks": "a count is an act of its own on the page",
    "hall out.big_blind": "where the button is, is an act of its own on the page",
    "hall out.dealer": "where the button is, is an act of its own on the page",
    "hall out.last": "the room counts the last hands of the day",
    "hall out.outs.hand": "the page tells one hand at a time",
    "hall out.small_blind": "where the button is, is an act of its own on the page",
    "hall out.stacks": "a count is an act of its own on the page",
    "seat ask=wait": "a player waits unless told to post",
}
"""Fields that no page writes, each with the reason; no line outlives it."""


def acts_of(union: object) -> dict[str, type[msgspec.Struct]]:
    """The acts of a union, by their names on the wire."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


DESK = {tag: kind for tag, kind in acts_of(AnyDeskCommand).items() if kind not in (*ROOMS_OWN, LapseCalls)}
HALL = acts_of(AnyLiveAct)


@cache
def sources(folder: str) -> tuple[str, ...]:
    """What the files of a folder of the client write, without comments."""
    files = [path for path in sorted((CLIENT / folder).rglob("*")) if path.suffix in {".ts", ".svelte"}]
    comment = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|\s)//[^\n]*", re.DOTALL)
    return tuple([comment.sub("", path.read_text("utf-8")) for path in files])


def brackets(text: str, at: int) -> str:
    """What stands in the brackets of any kind that are closest around a place of a source."""
    depth, begin = 0, at
    while begin and depth >= 0:
        begin -= 1
        depth += (text[begin] in ")]}") - (text[begin] in "([{")
    depth, end = 1, begin + 1
    while end < len(text) and depth:
        depth += (text[end] in "([{") - (text[end] in ")]}")
        end += 1
    return text[begin:end]


def words_with(tag: str, texts: tuple[str, ...]) -> set[str]:
    """Every name that stands in the same brackets as the name of an act."""
    found = set[str]()
    for text in texts:
        for at in re.finditer(f'"{tag}"', text):
            found |= set(
                re.findall(r"(?<![\w.])[a-z_]+\b", re.sub(r'"[^"]*"', "", brackets(text, at.start())))
            )
    return found


def writes(field: str, texts: tuple[str, ...]) -> bool:
    """Whether a source makes a field of this name: "field: …", or the name alone among others."""
    return any(re.search(rf"(?<![\w.]){field}\??\s*[:,}}]", text) for text in texts)


@cache
def forms() -> dict[str, set[str]]:
    """The fields of each form of the desk."""
    (text,) = [one for one in sources("livedesk") if "FORMS: Readonly" in one]
    table = text[text.index("FORMS: Readonly") :].partition("\n};")[0]
    rows = re.split(r"^  (\w+): ", table, flags=re.MULTILINE)[1:]
    found = dict[str, set[str]]()
    for name, row in zip(rows[::2], rows[1::2], strict=True):
        listed = re.search(r"fields: \[(.*?)\]", row, re.DOTALL)
        names = re.findall(r'"(\w+)"', listed[1]) if listed else []
        found[name] = {field for one in names for field in OF_FORMS.get(one, (one,))}
    return found


def own(kind: type[msgspec.Struct]) -> list[str]:
    """The fields of an act that not every act has."""
    return [field for field in kind.__struct_fields__ if field not in EVERY_ACT]


def of_every_act(where: str, texts: tuple[str, ...]) -> set[str]:
    return {f"{where} {field}" for field in EVERY_ACT[1:] if not writes(field, texts)}


def unwritten_at_desks() -> set[str]:
    """The fields of a desk's acts that no form asks for, no place gives, and no page sends with the act."""
    texts = sources("livedesk") + sources("screens") + sources("tournaments/live")
    (seats,) = [one for one in texts if "function ofSeat" in one]
    at_events = [one for one in texts if re.search(r"event: (tournament|record\.event)", one)]
    found = of_every_act("desk", texts)
    for tag, kind in DESK.items():
        given = forms().get(tag, set()) | words_with(tag, texts)
        given |= {"table", "seat"} if issubclass(kind, AtSeat) else set()
        given |= {"pool", "player"} if issubclass(kind, OnList) else set()
        given |= {"table"} if f'"{tag}"' in seats else set()
        given |= {"table", "event"} if any(f'"{tag}"' in one for one in at_events) else set()
        found |= {f"desk {tag}.{field}" for field in own(kind) if field not in given}
    return found


def unwritten_in_halls() -> set[str]:
    """The fields of a hall's acts, and of their parts, that no page sends."""
    texts = sources("tournaments/live")
    found = of_every_act("hall", texts)
    for tag, kind in HALL.items():
        found |= {f"hall {tag}.{field}" for field in own(kind) if field not in words_with(tag, texts)}
    for where, part in INSIDE.items():
        pages = tuple([one for one in texts if f'act: "{where.partition(".")[0]}"' in one])
        found |= {f"hall {where}.{field}" for field in part.__struct_fields__ if not writes(field, pages)}
    return found


def unwritten_at_seats() -> set[str]:
    """The fields of what is asked at a live seat, and the wishes that no page has."""
    texts = sources("live")
    found = {f"seat {field}" for field in LiveSeatAct.__struct_fields__ if not writes(field, texts)}
    return found | {
        f"seat ask={ask}" for ask in get_args(SeatAct) if not any(f'atSeat("{ask}"' in text for text in texts)
    }


@cache
def unwritten() -> frozenset[str]:
    return frozenset(unwritten_at_desks() | unwritten_in_halls() | unwritten_at_seats())


def test_every_act_of_the_desk_that_people_do_has_a_form() -> None:
    assert len(DESK) > 60 and len(HALL) > 12
    own_pages = {*acts_of(AnyScreenCommand), "answer_consent"}  # televisions; the player's own page
    assert DESK.keys() - own_pages == forms().keys()


def test_every_field_of_an_act_is_written_by_a_page_or_by_the_room() -> None:
    assert sorted(unwritten() - NOT_WRITTEN.keys()) == [], "give it a door, or say here why it needs none"


def test_no_exception_outlives_its_reason() -> None:
    assert sorted(NOT_WRITTEN.keys() - unwritten()) == [], "a page writes it now: take the line out"


def test_what_counts_as_written() -> None:
    page = ('send({ do: "call", given: { pool, "not": word.other } }, { table: 1 })',)
    assert {"pool", "given"} <= words_with("call", page) and not {"table", "not"} & words_with("call", page)
    assert writes("pool", page) and writes("table", page) and not writes("other", page)
    assert forms()["charge_time"] == {"table", "seats", "cents", "minutes", "purpose", "is_agreed"}
