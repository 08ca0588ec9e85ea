"""Live tables: opened by staff, dealt by a person who enters what happens, looked at by everybody."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, Parameter

from cardroom.room.protocol.bodies import TableOpened
from cardroom.room.protocol.live_answers import LiveRows, LiveScreen, LiveStream, LiveTableBody, ReaderToken
from cardroom.room.protocol.live_bodies import (
    LiveDealer,
    LiveDelay,
    LiveFact,
    LiveRead,
    LiveReader,
    LiveSeatAct,
    LiveSitting,
    LiveTakeBack,
    NewLiveTable,
)
from cardroom.room.protocol.ruling_bodies import KeptBody
from cardroom.web.http.requester import Asking, room_of, signed_in, staff
from cardroom.web.http.ruling_routes import kept_body

OfTopic = Annotated[str, Parameter(max_length=64, description="A topic of the floor, by its id.")]


@post("/staff/live", status_code=201)
async def open_live(request: Asking, data: JSONBody[NewLiveTable]) -> TableOpened:
    """Open a live table: its cards are dealt by a person."""
    person = await staff(request)
    opening = room_of(request).live_desk.opening
    return TableOpened(
        await opening.open(person, data.house, data.game, data.stake, data.name, data.seats, data.reason)
    )


@post("/staff/live/{table:str}/dealer", status_code=204)
async def name_dealer(request: Asking, table: FromPath[str], data: JSONBody[LiveDealer]) -> None:
    """Set who deals at the table."""
    person = await staff(request)
    await room_of(request).live_desk.opening.name_dealer(person, table, data.player, data.reason)


@get("/live")
async def mine(request: Asking) -> LiveRows:
    """The live tables at which you deal; for the floor all."""
    return room_of(request).live_desk.hands.mine(await signed_in(request))


@get("/live/{table:str}")
async def shown(request: Asking, table: FromPath[str]) -> LiveTableBody:
    """A live table as its dealer sees it."""
    return await room_of(request).live_desk.hands.shown(await signed_in(request), table)


@get("/live/{table:str}/precedents")
async def precedents(request: Asking, table: FromPath[str], topic: OfTopic = "") -> tuple[KeptBody, ...]:
    """How staff of the table's house ruled on a topic before, newest first; for who deals there and the floor."""
    person, room = await signed_in(request), room_of(request)
    house = room.live_desk.hands.house_at(person, table)
    found = await room.rulings.precedents(person, house, topic)
    return tuple(kept_body(one, room.live_desks.names) for one in found)


@get("/live/{table:str}/screen")
async def screen(request: Asking, table: FromPath[str]) -> LiveScreen:
    """A live table as everybody may see it."""
    return await room_of(request).live_desk.hands.screen(table)


@post("/staff/live/{table:str}/reader", status_code=200)
async def give_reader(request: Asking, table: FromPath[str], data: JSONBody[LiveReader]) -> ReaderToken:
    """Give the table a card reader: a token, told once, which ends the one before."""
    person = await staff(request)
    return ReaderToken(await room_of(request).live_desk.readers.give(person, table, data.reason))


@post("/staff/live/{table:str}/stream", status_code=204)
async def set_stream(request: Asking, table: FromPath[str], data: JSONBody[LiveDelay]) -> None:
    """Stream the table with a delay, or no longer."""
    person = await staff(request)
    await room_of(request).live_desk.readers.set_delay(person, table, data.delay_seconds, data.reason)


@post("/live/{table:str}/reader", status_code=204)
async def read(request: Asking, table: FromPath[str], data: JSONBody[LiveRead]) -> None:
    """Tell cards, as the reader of the table."""
    readers = room_of(request).live_desk.readers
    await readers.read(table, data.token, data.seat, data.cards, data.board)


@get("/live/{table:str}/stream")
async def stream(request: Asking, table: FromPath[str]) -> LiveStream:
    """A live table with its cards, as it was when the delay of its stream was over."""
    return room_of(request).live_desk.streams.view(table)


@post("/live/{table:str}/hand", status_code=200)
async def begin(request: Asking, table: FromPath[str]) -> LiveTableBody:
    """Start the next hand; the button moves by the house's way."""
    return await room_of(request).live_desk.hands.begin(await signed_in(request), table)


@post("/live/{table:str}/facts", status_code=200)
async def enter(request: Asking, table: FromPath[str], data: JSONBody[LiveFact]) -> LiveTableBody:
    """Enter what happened."""
    hands = room_of(request).live_desk.hands
    return await hands.enter(await signed_in(request), table, data.hand, data.after, data.fact)


@post("/live/{table:str}/take-back", status_code=200)
async def take_back(request: Asking, table: FromPath[str], data: JSONBody[LiveTakeBack]) -> LiveTableBody:
    """Take back what was entered last."""
    hands = room_of(request).live_desk.hands
    return await hands.take_back(await signed_in(request), table, data.hand, data.after)


@post("/live/{table:str}/sit", status_code=204)
async def sit(request: Asking, table: FromPath[str], data: JSONBody[LiveSitting]) -> None:
    """Seat somebody with chips."""
    seats = room_of(request).live_desk.seats
    await seats.sit(await signed_in(request), table, data.seat, data.name, data.player, data.buy_in)


@post("/live/{table:str}/seat", status_code=204)
async def seat_act(request: Asking, table: FromPath[str], data: JSONBody[LiveSeatAct]) -> None:
    """Do what a player at a seat asks for."""
    seats = room_of(request).live_desk.seats
    await seats.act(await signed_in(request), table, data.seat, data.ask, data.amount)


live_routes = Router(
    path="/api",
    route_handlers=[
        open_live,
        name_dealer,
        mine,
        shown,
        screen,
        precedents,
        begin,
        enter,
        take_back,
        sit,
        seat_act,
        give_reader,
        set_stream,
        read,
        stream,
    ],
    tags=["live"],
)
