"""Cards shown when a hand is over: known again behind a stop, told when they are stored, and no way to cheat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from cardroom.room.hosting.shown_cards import KIND
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.table.events import CardsShown, HandEnded, HandStarted, HoleSeen
from cardroom.table.model.view import ShownView
from cardroom.testing.whole_room import TestRoom
from tests.room.hosting.test_refused_commits import told_is_stored
from tests.room.hosting.test_shown_cards import POOL, folded_out, shows
from tests.room.refusing import books_agree, refusing, refusing_rows
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, start
from tests.store.contract.conftest import place

__all__ = ["place"]

CUP_TABLE = f"{CUP}-1"


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


@pytest.fixture
def room(place: Place) -> Iterator[TestRoom]:
    with TestRoom(place) as opened:
        yield opened
        assert opened.faults == [] and books_agree(opened)
    assert audit_place(place).findings == []


def seen(room: TestRoom, table: str, name: str = "") -> to_client.TableShown:
    """The table as it is shown to a new connection, of a player or a spectator."""
    client = room.connect(name)
    client.watch(table)
    return client.last(to_client.TableShown)


def told_lately(shown: to_client.TableShown) -> list[tuple[str, ...]]:
    """The cards shown in the steps that a table is shown with."""
    return [event.cards for step in shown.recent for event in step.events if isinstance(event, CardsShown)]


def views(shown: to_client.TableShown) -> list[tuple[str, ...]]:
    """The cards shown of the hand that is over, as the table's view has them."""
    assert shown.view.over is not None and shown.view.hand is None
    return [one.cards for one in shown.view.over.shown]


def kept(room: TestRoom, hand: str) -> list[tuple[str, ...]]:
    """What is stored of the hand."""
    body = room.run(room.room.hands.body(hand, ""))
    return [event.cards for event in body.events if isinstance(event, CardsShown)]


# ---------------------------------------------------------------------- who comes back


def test_whoever_comes_back_while_a_hand_is_looked_at_sees_what_was_shown_also_behind_a_stop(
    room: TestRoom,
) -> None:
    table, hand, (a, b, _), cards = folded_out(room)
    assert views(seen(room, table)) == []
    b.done(shows(b, table, hand, cards["B"][1]))
    a.done(shows(a, table, hand, *cards["A"]))
    b.done(shows(b, table, hand, cards["B"][0]))
    wanted = [(cards["B"][1],), cards["A"], (cards["B"][0],)]
    for name in ("", "C"):
        assert views(seen(room, table, name)) == told_lately(seen(room, table, name)) == wanted
    before = seen(room, table).view
    for _ in range(2):
        room.restart()
        for name in ("", "B", "C"):
            shown = seen(room, table, name)
            assert views(shown) == told_lately(shown) == wanted == kept(room, hand)
            assert shown.view.over == before.over
            left = shown.view.you.unseen if shown.view.you is not None else ()
            assert left == (cards["C"] if name == "C" else ()), "what is left to show is told to whose it is"
            assert name == "C" or not any(card in repr(shown) for card in cards["C"])
    for name in "AB":
        room.connect(name)
    room.deal(table)
    assert seen(room, table).view.over is None, "the next hand has begun"


def test_a_table_shows_nothing_of_who_has_left_to_who_takes_the_seat(room: TestRoom) -> None:
    names = "ABCDEF"
    table = room.seat(POOL, *names)
    clients = {name: room.client(name) for name in names}
    for client in clients.values():
        client.watch(table)
    room.deal(table)
    hand = room.hand(table).hand
    room.fold_out(table)
    a = clients["A"]
    own = a.events(HoleSeen, table)[-1].cards
    seat = room.table(table).seat_of(a.player)
    assert seat is not None
    a.done(shows(a, table, hand, *own))
    assert seen(room, table).view.over is not None and views(seen(room, table)) == [own]
    a.done(a.leave(table))
    g = room.connect("G")
    assert g.done(g.join(POOL, room.room.pools[POOL].terms("", "").max_buy_in)).table == table
    taken = room.table(table).seat_of(g.player)
    assert taken is not None and taken.number == seat.number
    assert g.refusal(shows(g, table, hand, own[0])).code == "not-your-cards"
    for _ in range(2):
        assert views(seen(room, table)) == []
        assert kept(room, hand) == [own], "the hand still has it"
        room.restart()


def test_a_table_of_a_tournament_has_what_was_shown_behind_a_stop(place: Place) -> None:
    with cup_room(place) as room:
        names = ("P1", "P2", "P3")
        clients = enter(room, *names)
        start(room)
        chance = random.Random(1)
        for client in clients:
            client.watch(CUP_TABLE)
        while not clients[0].events(HandEnded, CUP_TABLE):
            assert go_on(room, chance, folds=0.9)
        hand = clients[0].events(HandEnded, CUP_TABLE)[0].hand
        wanted = []
        for client in clients:
            own = client.events(HoleSeen, CUP_TABLE)[0].cards
            if isinstance(client.ask(shows(client, CUP_TABLE, hand, own[0])), to_client.Done):
                wanted.append((own[0],))
        assert wanted and views(seen(room, CUP_TABLE)) == wanted
        for _ in range(2):
            room.restart()
            for name in ("", *names):
                assert views(seen(room, CUP_TABLE, name)) == wanted == kept(room, hand)
            late = room.client("P1")
            others = [card for one in clients[1:] for card in one.events(HoleSeen, CUP_TABLE)[0].cards[1:]]
            assert {late.refusal(shows(late, CUP_TABLE, hand, card)).code for card in others} == {
                "not-your-cards"
            }
        own = clients[0].events(HoleSeen, CUP_TABLE)[0].cards
        late = room.client("P1")
        view = seen(room, CUP_TABLE, "P1").view
        assert view.you is not None and view.you.unseen == (own[1],), "and what is left to show is shown"
        late.done(shows(late, CUP_TABLE, hand, own[1]))
        assert views(seen(room, CUP_TABLE)) == [*wanted, (own[1],)] == kept(room, hand)
        watcher = room.connect()
        watcher.watch(CUP_TABLE)
        while not watcher.events(HandStarted, CUP_TABLE):
            assert go_on(room, chance)
        assert seen(room, CUP_TABLE).view.over is None
    assert audit_place(place).findings == []


# ---------------------------------------------------------------------- the store refuses


def test_what_the_store_refuses_to_keep_was_not_shown(room: TestRoom, place: Place) -> None:
    """Neither the step nor the row beside the hand: nobody was told, and the same may be asked for again."""
    table, hand, (a, b, c), cards = folded_out(room)
    spectator = room.connect()
    spectator.watch(table)
    b.done(shows(b, table, hand, cards["B"][0]))
    closed = (refusing(place, table), refusing_rows(place, "matters", f"kind <> '{KIND}' OR at_ms < 0"))
    for refused_by in closed:
        with refused_by:
            assert a.refusal(shows(a, table, hand, *cards["A"])).code == "owner-fault"
        for client in (a, b, c, spectator):
            assert [one.cards for one in client.events(CardsShown, table)] == [(cards["B"][0],)]
            assert views(client.last(to_client.TableShown)) == [(cards["B"][0],)], "put back, and shown so"
            quoted = [f'"{card}"' for card in cards["A"]]
            assert client is a or not any(card in text for card in quoted for text in client.texts)
        assert kept(room, hand) == [(cards["B"][0],)]
        assert views(seen(room, table)) == [(cards["B"][0],)]
        if room.room.tables[table].is_halted:  # refused at the same place twice
            room.run(
                room.room.staff.thaw(room.person("Sirpa", role="admin"), table, "the constraint has gone")
            )
    a.done(shows(a, table, hand, *cards["A"]))
    assert views(seen(room, table)) == kept(room, hand) == [(cards["B"][0],), cards["A"]]
    assert told_is_stored(room, table, spectator)


def test_what_is_shown_behind_a_hand_that_the_store_refuses_falls_with_its_end(
    room: TestRoom, place: Place
) -> None:
    table = room.seat(POOL, "A", "B", "C")
    clients = {name: room.client(name) for name in "ABC"}
    for client in clients.values():
        client.watch(table)
    room.deal(table)
    hand = room.hand(table).hand
    room.act(table, "fold")
    last = room.actor(table)
    fold = last.act(table, "fold")
    own = last.events(HoleSeen, table)[-1].cards
    show = shows(last, table, hand, own[0])
    with refusing(place, table):

        def both() -> None:
            room.room.hear(last, fold)
            room.room.hear(last, show)

        room.do(both)
    answers = {one.id: one for one in last.told if isinstance(one, to_client.Refused)}
    assert {answers[fold.id].code, answers[show.id].code} == {"owner-fault"}
    for client in clients.values():
        assert not client.events(CardsShown, table) and not client.events(HandEnded, table)
    assert room.reader.matters(KIND) == [] and room.hand(table).hand == hand
    assert seen(room, table).view.over is None
    last.done(last.act(table, "fold"))
    last.done(shows(last, table, hand, own[0]))
    assert kept(room, hand) == [(own[0],)]


def test_a_hand_whose_start_the_store_refuses_leaves_what_was_shown_of_the_one_before(
    room: TestRoom, place: Place
) -> None:
    table, hand, (a, *_), cards = folded_out(room)
    a.done(shows(a, table, hand, cards["A"][0]))
    with refusing(place, table):
        room.wait(seconds=4)
        assert room.table(table).hand is None
    assert views(seen(room, table)) == [(cards["A"][0],)] == kept(room, hand)
    if room.room.tables[table].is_halted:
        room.run(room.room.staff.thaw(room.person("Sirpa", role="admin"), table, "the constraint has gone"))
    if room.table(table).hand is None:
        a.done(shows(a, table, hand, cards["A"][1]))
    room.deal(table)
    assert seen(room, table).view.over is None
    assert kept(room, hand) == [(card,) for card in cards["A"]]


# ---------------------------------------------------------------------- cheating


def test_of_what_is_asked_in_one_moment_only_the_first_is_shown(room: TestRoom) -> None:
    """The same twice, by one request or two, from two connections; the other card among them."""
    table, hand, (a, b, _), cards = folded_out(room)
    again = room.connect("A")
    first, same = shows(a, table, hand, cards["A"][0]), shows(again, table, hand, cards["A"][0])
    both = shows(again, table, hand, *cards["A"])

    def at_once() -> None:
        for client, message in ((a, first), (a, first), (again, first), (again, same), (again, both)):
            room.room.hear(client, message)

    room.do(at_once)
    assert [one.cards for one in b.events(CardsShown, table)] == [(cards["A"][0],)] == kept(room, hand)
    assert len(room.reader.matters(KIND, hand)) == 1
    answered = [one for one in (*a.told, *again.told) if getattr(one, "id", "") == first.id]
    assert [type(one) for one in answered] == [to_client.Done] * 3
    for refused in (same, both):
        (answer,) = [one for one in again.told if getattr(one, "id", "") == refused.id]
        assert isinstance(answer, to_client.Refused) and answer.code == "not-your-cards"


def test_cards_of_the_hand_before_are_nothing_in_this_one_and_too_late_in_their_own(room: TestRoom) -> None:
    table, before, clients, cards = folded_out(room)
    room.deal(table)
    running = room.hand(table).hand
    a = clients[0]
    for hand in (before, running):
        for card in {*cards["A"], *a.events(HoleSeen, table)[-1].cards}:
            assert a.refusal(shows(a, table, hand, card)).code == "too-late-to-show"
    room.fold_out(table)
    now = a.events(HoleSeen, table)[-1].cards
    old = [card for card in cards["A"] if card not in now]
    assert old and {a.refusal(shows(a, table, running, card)).code for card in old} == {"not-your-cards"}
    assert a.refusal(shows(a, table, before, cards["A"][0])).code == "too-late-to-show"
    assert kept(room, before) == kept(room, running) == []


def test_in_the_moment_the_next_hand_begins_who_came_first_counts(room: TestRoom) -> None:
    """A show before the deal is of the hand before; one behind it is refused, though no deal is told yet."""
    table, hand, (a, b, c), cards = folded_out(room)
    early, late = shows(a, table, hand, cards["A"][0]), shows(b, table, hand, cards["B"][0])

    def at_once() -> None:
        room.room.hear(a, early)
        room.room.tables[table].deal()
        room.room.hear(b, late)

    room.do(at_once)
    kinds = [type(event) for one in c.all(to_client.TableTold) for event in one.events]
    assert kinds.index(CardsShown) > kinds.index(HandEnded)
    assert HandStarted in kinds[kinds.index(CardsShown) :] and kinds.count(CardsShown) == 1
    (answer,) = [one for one in b.told if getattr(one, "id", "") == late.id]
    assert isinstance(answer, to_client.Refused) and answer.code == "too-late-to-show"
    assert kept(room, hand) == [(cards["A"][0],)]
    following = room.hand(table).hand
    room.play(table)
    events = room.run(room.room.hands.body(following, "")).events
    assert not [event for event in events if isinstance(event, CardsShown)]


def test_whoever_was_not_dealt_in_shows_nothing_whatever_is_named(room: TestRoom) -> None:
    table, hand, (a, *_), cards = folded_out(room)
    d = room.connect("D")
    assert d.done(d.join(POOL, room.room.pools[POOL].terms("", "").max_buy_in)).table == table
    before = room.room.tables[table].seq
    deck = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc"]
    answers = {(one.code, one.message) for card in deck for one in [d.refusal(shows(d, table, hand, card))]}
    assert len(answers) == 1 and next(iter(answers))[0] == "not-your-cards", (
        "which card is whose is told by no refusal"
    )
    own = {a.refusal(shows(a, table, hand, card)).message for card in deck if card not in cards["A"]}
    assert len(own) == 1
    assert room.room.tables[table].seq == before


def test_who_shows_card_by_card_holds_the_table_up_no_longer_than_who_shows_at_once(room: TestRoom) -> None:
    """Each player gives the others time to look once a hand."""
    pool = "omaha-pl10"
    table = room.seat(pool, "A", "B", "C")
    clients = {name: room.client(name) for name in "ABC"}
    for client in clients.values():
        client.watch(table)
    room.deal(table)
    hand = room.hand(table).hand
    room.fold_out(table)
    ended_ms = room.time.now_ms()
    settings = room.settings
    a = clients["A"]
    room.wait(ms=settings.pause_after_fold_ms - 100)
    for card in a.events(HoleSeen, table)[-1].cards:
        if room.table(table).hand is not None:
            break
        a.done(shows(a, table, hand, card))
        room.wait(ms=settings.pause_after_hand_ms - 100)
    room.deal(table)
    started_ms = a.events(HandStarted, table)[-1].at_ms
    assert started_ms - ended_ms <= settings.pause_after_fold_ms + settings.pause_after_hand_ms
    assert 1 <= len(kept(room, hand)) <= 2


# ---------------------------------------------------------------------- who looks over HTTP


def test_a_view_from_before_cards_were_kept_in_it_is_read_as_one_without(room: TestRoom) -> None:
    table, hand, (a, *_), cards = folded_out(room)
    a.done(shows(a, table, hand, cards["A"][0]))
    over = room.table(table).over
    assert over is not None and [ShownView(one.seat, one.cards) for one in over.told] == list(
        seen(room, table).view.over.shown  # type: ignore[union-attr]  # just seen
    )
    dump = room.table(table).dump()
    del dump["over"]["told"]
    room.table(table).load(dump)
    again = room.table(table).over
    assert again is not None and again.told == () and again.shown == over.shown
    assert a.refusal(shows(a, table, hand, cards["A"][0])).code == "not-your-cards"
