"""Calls of live desks as they reach their players: by push, on pages that are open, and by the house's own system."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from cardroom.desk.desk_commands import LapseCalls
from cardroom.desk.desk_pieces import DeskSeat, ListPlace, SeatCall, place_key
from cardroom.desk.desk_state import DeskActDone, DeskState
from cardroom.room.live_desk.contacts import Contacts, ended_contacts
from cardroom.room.notices.call import Call
from cardroom.room.notices.notices import Notices
from cardroom.room.notices.pager import CallEnd, PageEvent, PageOutcome, Pager, SeatPage
from cardroom.room.protocol.desk_answers import DeskListView, DeskPlaceView, DeskView, PageState
from cardroom.room.protocol.server_messages import MyCall


class _Said(NamedTuple):
    """The state of the message of a call that stands."""

    state: PageState
    outcome: PageOutcome = PageOutcome()


class SeatCalls:
    """The calls that stand, durable all of them, and what became of their messages.

    A call is told once, when its act is durable. Calls that were there when a desk was loaded are not told again: whether
    their messages went out is unknown, and staff see that.
    """

    def __init__(self, notices: Notices, contacts: Contacts) -> None:
        self._notices = notices
        self.contacts = contacts
        self._standing: dict[str, dict[str, ListPlace]] = {}
        self._said: dict[str, _Said] = {}
        self.pager: Pager | None = None
        """The house's own system; the web layer sets it when the room is served."""
        self.changed: Callable[[str], None] = lambda house: None
        """Called with the house whose staff should look again."""

    def loaded(self, house: str, state: DeskState) -> None:
        """A desk was loaded from the store: nobody is called anew."""
        self._standing[house] = {place_key(one.pool, one.player): one for one in state.calls().values()}

    def over(self, house: str) -> None:
        """A desk is not hosted here any more."""
        for place in self._standing.pop(house, {}).values():
            self._said.pop(_call_id(house, place), None)

    def calls_of(self, player: str) -> Iterator[MyCall]:
        """The calls of a player, at all desks."""
        for house, places in self._standing.items():
            for place in places.values():
                if place.player == player and place.call is not None:
                    yield MyCall(house, place.call.table, place.call.seat, place.call.until_ms)

    # ------------------------------------------------------------------ acts

    def act_done(self, house: str, done: DeskActDone, name_of: Callable[[str], str], language: str) -> None:
        """Tell of the calls that begin and end with an act, which is durable."""
        standing = self._standing.setdefault(house, {})
        for change in done.changes:
            before = change.before if isinstance(change.before, ListPlace) else None
            after = change.after if isinstance(change.after, ListPlace) else None
            was, now = before.call if before else None, after.call if after else None
            if was == now:
                if after is not None and now is not None:
                    standing[change.key] = after
                continue
            if before is not None and was is not None:
                standing.pop(change.key, None)
                self._said.pop(_call_id(house, before), None)
                self._page("ended", house, before, was, done, name_of, language)
            if after is not None and now is not None:
                standing[change.key] = after
                self._page("called", house, after, now, done, name_of, language)
                path = f"/desk/{house}"
                self._notices.call(
                    (after.player,), Call("desk_call", str(now.table), path, now.until_ms, now.seat)
                )
            for player in {place.player for place in (before, after) if place is not None}:
                self._notices.tell_mine(player)
        for row in ended_contacts(done):
            self.contacts.forget(row)

    def _page(
        self, event: PageEvent, house: str, place: ListPlace, call: SeatCall, done: DeskActDone,
        name_of: Callable[[str], str], language: str,
    ) -> None:  # fmt: skip
        if self.pager is None:
            return
        about = _call_id(house, place)
        page = SeatPage(
            f"{about}-{done.number}-{event}", event, about, house, call.table, call.seat, place.pool,
            name_of(place.player), self.contacts(place.contact), call.called_ms, call.until_ms, language,
            _end_of(done, place.player) if event == "ended" else "",
        )  # fmt: skip
        if event == "called":
            self._said[about] = _Said("sending")
        self.pager.carry(page, partial(self._told, house, about))

    def _told(self, house: str, about: str, outcome: PageOutcome) -> None:
        """The outcome of an attempt: staff see that of a call that stands."""
        if about in self._said:
            self._said[about] = _Said("failed" if outcome.fault else "sent", outcome)
            self.changed(house)

    # ------------------------------------------------------------------ what staff see

    def shown(self, view: DeskView, state: DeskState) -> DeskView:
        """The desk with the numbers of those who wait, and whether each call was told."""
        lists = tuple([self._list(view.house, one, state) for one in view.lists])
        return replace(view, lists=lists)

    def _list(self, house: str, shown: DeskListView, state: DeskState) -> DeskListView:
        return replace(shown, places=(*self._places(house, shown.pool, shown.places, state),))

    def _places(
        self, house: str, pool: str, places: Iterable[DeskPlaceView], state: DeskState
    ) -> Iterator[DeskPlaceView]:
        for one in places:
            place = state.place(pool, one.player)
            if place is None:
                yield one
                continue
            said = self._state_of(house, place)
            yield replace(
                one, contact=self.contacts(place.contact), paged=said.state, page_fault=said.outcome.fault,
                page_status=said.outcome.status,
            )  # fmt: skip

    def _state_of(self, house: str, place: ListPlace) -> _Said:
        if self.pager is None or place.call is None:
            return _Said("")
        return self._said.get(_call_id(house, place), _Said("unknown"))


def may_call(allowed: tuple[str, ...] | None) -> bool:
    """Whether somebody with these rights at a desk calls players, and so sees their numbers; None stands for all."""
    return allowed is None or "call" in allowed


def _call_id(house: str, place: ListPlace) -> str:
    """The id of the call of a place, which names no account: nobody is called to two seats at one moment."""
    call = place.call
    assert call is not None, "a place without a call has none"
    name = f"{house}/{call.table}/{call.seat}/{place.pool}/{place.player}/{call.called_ms}"
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def _end_of(done: DeskActDone, player: str) -> CallEnd:
    if isinstance(done.command, LapseCalls):
        return "lapsed"
    sits = any(isinstance(one.after, DeskSeat) and one.after.player == player for one in done.changes)
    return "seated" if sits else "withdrawn"
