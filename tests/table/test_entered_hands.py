"""Laws of hands that people deal, in every game of every live house: chips, undo, refusals, and the same hand online."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardroom.cards.card import card_text
from cardroom.cards.deck import ORDERED_DECK
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, open_table
from cardroom.rules import Refused
from cardroom.table import events
from cardroom.table.model import commands
from tests.table.entered_tables import EnteredTable, LiveGame, laid, live_games, next_fact, shuffled

UNDONE = 5
GAMES = live_games()


def play_on(
    live: EnteredTable, chance: random.Random, cards: Iterator[str], facts: int
) -> list[dict[str, Any]]:
    """Enter so many facts, as long as the hand is not closed by the next one."""
    entered: list[dict[str, Any]] = []
    for _ in range(facts):
        shown = live.shown
        fact = next_fact(shown, chance, (card for card in cards if card not in shown.used))
        if fact["do"] == "pushed":
            break
        live.enter(**fact)
        entered.append(fact)
    return entered


def without_log(live: EnteredTable) -> Any:
    """All that is to be seen of the hand, without what was entered and taken back, and without the table's version."""
    view = live.table.view(None, 0)
    shown = live.shown
    log = [line.fact for line in live.hand.lines if not line.taken_back_by]
    return view.hand, view.seats, {**{f: getattr(shown, f) for f in shown.__struct_fields__}, "lines": log}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_five_acts_are_taken_back_at_every_point_and_no_chip_is_lost(game: LiveGame) -> None:
    chance = random.Random(str(game))
    live = EnteredTable(game, "ABCD")
    for number in range(1 + chance.randrange(2)):
        cards, before = shuffled(number), live.chips
        while live.shown.awaits != "push":
            seen = without_log(live)
            for _ in range(len(play_on(live, chance, shuffled(chance.randrange(10**6)), UNDONE))):
                live.take_back()
            assert without_log(live) == seen
            play_on(live, chance, cards, 1)
            assert live.chips <= before, "the rest is the house's"
        assert live.shown.may_undo >= 1, "a hand that is decided may still be put right"
        raked = before - live.chips
        assert 0 <= raked < before
        live.enter(do="pushed")
        assert live.table.hand is None and before - live.chips == raked
        if live.table.state == "waiting":
            break  # only one has chips left
        live.begin()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_hand_that_is_entered_ends_as_the_same_hand_online(game: LiveGame) -> None:
    chance = random.Random(str(game))
    for seed in range(2):
        live = EnteredTable(game, "ABC")
        online = open_table(live.terms, live.book)
        for player in "ABC":
            online.decide(of_cash.TakeSeat(player, live.terms.min_buy_in, 0), 0)
        told = list(played_online(online, random.Random(seed), live))
        for fact in told:
            live.enter(**fact)
        show_down(live, chance, told)
        assert {n: seat.stack for n, seat in live.table.seats.items()} == {
            n: seat.stack for n, seat in online.seats.items()
        }


def played_online(online: CashTable, chance: random.Random, live: EnteredTable) -> Iterator[dict[str, Any]]:
    """The facts of a hand that the room deals, as a dealer would enter them; it never asks for more than the engine."""
    deck = list(ORDERED_DECK)
    chance.shuffle(deck)
    decided = online.decide(commands.StartHand("h1", "seal", 0), 1000, deck)
    now_ms = 1000
    yield from cards_in(decided.events)
    while online.hand is not None:
        turn = online.hand.turn
        assert turn is not None
        now_ms += 1000
        player, hand = online.seats[turn.seat].player, online.hand
        action, amount, extra = decision(turn, chance, online)
        decided = online.decide(commands.Act(player, "h1", turn.turn, action, amount=amount, **extra), now_ms)
        yield fact_of(turn, action, amount, extra)
        yield from cards_in(decided.events)
        assert hand is not None


def decision(turn: Any, chance: random.Random, online: CashTable) -> tuple[str, int, dict[str, Any]]:
    action = chance.choice([one for one in turn.actions if one != "fold"] or ["fold"])
    if turn.place:
        own = next(
            seat for seat in online.view(online.seats[turn.seat].player, 0).seats if seat.seat == turn.seat
        )
        return "place", 0, {"rows": tuple(map(tuple, laid(turn.room, turn.place, chance, iter(own.cards))))}
    if turn.games:
        return "choose", 0, {"game": chance.choice(turn.games)}
    if action == "raise":
        return action, chance.choice([turn.min_raise_to, turn.max_raise_to]), {}
    if action in ("discard", "draw"):
        count = turn.discard if action == "discard" else chance.randint(0, turn.draw)
        held = online.held_by(online.seats[turn.seat].player)
        return action, 0, {"cards": tuple(list(held)[:count])}
    return (action, 1, {}) if action == "run_board" else (action, 0, {})


def fact_of(turn: Any, action: str, amount: int, extra: dict[str, Any]) -> dict[str, Any]:
    if action == "choose":
        return {"do": "choose", "game": extra["game"]}
    if action == "place":
        return {"do": "place", "seat": turn.seat, "rows": extra["rows"]}
    act: dict[str, Any] = {"do": "act", "seat": turn.seat, "verb": action}
    if action == "complete":
        return {**act, "verb": "raise", "to": turn.min_raise_to}
    if action in ("discard", "draw"):
        return {**act, "to": len(extra["cards"])}
    return {**act, "to": amount} if amount else act


def cards_in(happened: list[events.PublicEvent]) -> Iterator[dict[str, Any]]:
    """The cards that lie open after a step, then what is shown of hands."""
    up: dict[int, list[str]] = {}
    for event in happened:
        match event:
            case events.BoardDealt():
                yield {"do": "board", "board": event.board, "cards": list(event.cards)}
            case events.CommunityCardDealt():
                yield {"do": "board", "cards": [event.card]}
            case events.UpCardDealt():
                up.setdefault(event.seat, []).append(event.card)
            case events.OfferedUp():
                yield {"do": "up", "seat": event.seat, "cards": [event.card]}
    yield from ({"do": "up", "seat": seat, "cards": cards} for seat, cards in up.items())
    shown = {one.seat: list(one.cards) for one in happened if isinstance(one, events.HandShown)}
    yield from ({"do": "show", "seat": seat, "cards": cards} for seat, cards in shown.items())
    yield from ({"do": "muck", "seat": one.seat} for one in happened if isinstance(one, events.HandMucked))


def show_down(live: EnteredTable, chance: random.Random, told: list[dict[str, Any]]) -> None:
    assert live.shown.awaits == "push", (live.shown.awaits, told)
    live.enter(do="pushed")


@pytest.mark.parametrize("game", GAMES[::7], ids=str)
def test_a_refused_fact_changes_nothing_and_says_why(game: LiveGame) -> None:
    live = EnteredTable(game, "ABC")
    chance, cards = random.Random(7), shuffled(7)
    for _ in range(12):
        shown = live.shown
        if shown.awaits == "push":
            break
        before = without_log(live)
        others = [seat.seat for seat in shown.seats if seat.seat not in shown.awaits_seats] or [11]
        for wrong in (
            {"do": "act", "seat": others[0], "verb": "check"},
            {"do": "act", "seat": 12, "verb": "fold"},
            {"do": "board", "cards": ["As", "As"]},
            {"do": "show", "seat": others[0], "cards": ["Xx"]},
            {"do": "decide", "option": "nothing"},
            {"do": "pushed"},
            {"do": "irregular", "topic": "no such thing", "facts": {}},
            {"do": "irregular", "topic": "single_chip", "facts": {}},
        ):
            with pytest.raises(Refused) as refused:
                live.enter(**wrong)
            assert refused.value.message and "player " not in refused.value.message.lower().split(";")[0]
            assert without_log(live) == before
        live.enter(**next_fact(shown, chance, cards))


def test_a_card_entered_twice_and_an_act_out_of_turn_are_said_with_their_clauses() -> None:
    live = EnteredTable(GAMES[0], "ABC")
    first = live.shown.awaits_seats[0]
    other = next(seat.seat for seat in live.shown.seats if seat.seat != first)
    with pytest.raises(Refused) as refused:
        live.enter(do="act", seat=other, verb="fold")
    assert refused.value.code == "not-your-turn" and refused.value.clauses
    assert f"seat {first}" in refused.value.message and refused.value.arguments["actor"] == first
    for _ in range(2):
        live.enter(do="act", seat=live.shown.awaits_seats[0], verb="call")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="check")
    live.enter(do="board", cards=["As", "Kd", "7c"])
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="check")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="check")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="check")
    with pytest.raises(Refused) as refused:
        live.enter(do="board", cards=["As"])
    assert refused.value.code == "card-twice" and refused.value.clauses


def test_a_misdeal_gives_all_back_and_the_same_players_are_dealt_in_from_the_same_button() -> None:
    live = EnteredTable(GAMES[0], "ABC")
    stacks = {n: seat.stack for n, seat in live.table.seats.items()}
    start = next(one for one in live.events if isinstance(one, events.HandStarted))
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="all_in")
    live.enter(do="misdeal", reason="two cards lay open")
    assert live.shown.is_void and live.shown.awaits == "push"
    live.take_back()
    assert live.shown.awaits == "act", "also a misdeal is taken back until the next hand"
    live.enter(do="misdeal", reason="two cards lay open")
    live.enter(do="pushed")
    assert any(isinstance(one, events.HandVoided) for one in live.events)
    assert {n: seat.stack for n, seat in live.table.seats.items()} == stacks
    live.begin()
    again = next(one for one in live.events if isinstance(one, events.HandStarted))
    assert (again.dealer, again.big_blind) == (start.dealer, start.big_blind)


def test_acts_are_entered_without_cards_and_the_board_is_told_at_the_end() -> None:
    live = EnteredTable(GAMES[0], "ABC")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="raise", to=3 * live.terms.big_blind)
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="fold")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="call")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="bet", to=5 * live.terms.big_blind)
    told = [one for one in live.events if isinstance(one, events.BoardDealt)]
    assert [one.cards for one in told] == [("??", "??", "??")], "nobody entered the flop, and it is bet on"
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="fold")
    assert live.shown.awaits == "push"
    live.enter(do="board", cards=["As", "Kd", "7c"])
    again = live.events[-1] if isinstance(live.events[-1], events.HandRestated) else live.events[-2]
    assert isinstance(again, events.HandRestated)
    assert [one.cards for one in again.events if isinstance(one, events.BoardDealt)] == [("As", "Kd", "7c")]


def test_whoever_was_dealt_in_leaves_when_the_hand_is_closed() -> None:
    live = EnteredTable(GAMES[0], "ABC")
    seat = live.shown.awaits_seats[0]
    player = live.table.seats[seat].player
    live.enter(do="act", seat=seat, verb="fold")
    live.do(commands.LeaveTable(player))
    live.take_back()
    assert not live.hand.has_folded(seat) and live.table.seats[seat].player == player
    live.enter(do="act", seat=seat, verb="fold")
    live.enter(do="act", seat=live.shown.awaits_seats[0], verb="fold")
    live.enter(do="pushed")
    assert seat not in live.table.seats


def test_chips_that_nobody_counted_are_not_found_in_a_hand() -> None:
    live = EnteredTable(GAMES[0], "ABC")
    for _ in range(3):
        shown = live.shown
        if shown.awaits == "act":
            live.enter(do="act", seat=shown.awaits_seats[0], verb="all_in")
    before = without_log(live)
    with pytest.raises(Refused):
        live.enter(do="irregular", topic="hidden_chips", facts={"chips": 100}, seat=live.shown.seats[0].seat)
    assert without_log(live) == before


def test_the_cards_of_a_deck_are_all_different() -> None:
    assert len({*shuffled(1)}) == 52 and card_text(0) in {*shuffled(1)}
