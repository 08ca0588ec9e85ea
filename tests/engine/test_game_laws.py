"""Laws of every game in every betting form, tried on random stakes, stacks, cards and actions, legal and illegal.

Chips are kept and each card is in one place; a refusal changes nothing; copy, dump and replay give the same hand; the
hand ends; the naive settlement agrees; nothing public depends on cards nobody has shown. `make exhaustive` tries
10,000 hands of each.
"""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import DEALT_BOARD, DEALT_UP, OFFERED, RAKED, SHOWN
from cardroom.engine.replay import actions_of
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD
from cardroom.games import EVERY_GAME as CATALOGUE
from cardroom.games import Game
from cardroom.rules import Refused
from tests.engine.deals import casinohuone
from tests.engine.helsinki import BURNING, HELSINKI
from tests.engine.naive import naive_result

EVERY_GAME = [(declared, form) for declared in CATALOGUE.values() for form in declared.forms]
NAMES = [f"{declared.code}-{form}" for declared, form in EVERY_GAME]
HANDS = 15
MANY_HANDS = 10_000
every_game = pytest.mark.parametrize(("declared", "form"), EVERY_GAME, ids=NAMES)
RUNNING = (HandRules(board_runs=3), replace(BURNING, board_runs=2, all_in_reveal="when_betting_ends"))
HOUSES = (HandRules(raise_cap=4), HELSINKI, BURNING, *RUNNING)


def random_setup(chance: Random, declared: Game, form: Any) -> Setup:
    """Stakes of all kinds: blinds, antes alone, forced bets, an ante for all; often somebody cannot post in full."""
    count = chance.choice((2, 3, 6, declared.most_players))
    count = min(count, declared.most_players)
    big = chance.choice((2, 10, 25))
    blinds: list[int] = []
    antes = [chance.choice((0, max(1, big // 5)))] * count
    bring_in = 0
    if declared.opener is None or chance.random() < 0.2:
        blinds = [big, big // 2] if count == 2 else [chance.choice((0, big // 2)), big, *[0] * (count - 2)]
        if chance.random() < 0.1:
            antes[1] = big
    else:
        antes = [max(1, big // 5)] * count
        bring_in = chance.choice((0, big // 2, big // 2))
    if declared.opener is None and chance.random() < 0.1:
        blinds, antes, bring_in = [], [1] * count, chance.choice((0, big // 2, big))
    deck = list(declared.deck)
    chance.shuffle(deck)
    depth = chance.choice((1, 3, 20, 100))
    house = chance.choice((*HOUSES, casinohuone()))
    if declared.opener:
        house = replace(house, deck_reserve=1)  # (nine at stud without it are refused)
    return Setup(
        game=declared, form=form, stacks=[chance.randint(1, depth * big) for _ in range(count)], blinds=blinds,
        antes=antes, bring_in=bring_in, minimum_bet=big, small_bet=big, big_bet=2 * big, deck=deck, rules=house,
        rake=Tenth() if chance.random() < 0.2 else None,
    )  # fmt: skip


class Tenth:
    """A rake of a tenth of each pot, rounded down."""

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        return [pot // 10 for pot in pots]


def step(hand: Hand, chance: Random, stays: bool = False) -> None:
    """One legal action, folds a little rarer, none if everybody `stays`; as many random numbers whatever the cards."""
    first, second = chance.random(), chance.random()
    if stays:
        first = 0.56 + first * 0.44
    order = chance.sample(range(16), 16)
    if hand.asked == TO_BET:
        bet(hand, first, second)
    elif hand.asked == TO_BRING_IN:
        _, least, most = hand.legal()
        if least >= 0 and first < 0.3:
            hand.raise_to(most)
        else:
            hand.bring_in()
    elif hand.asked == TO_AGREE:
        hand.run_board(1 + int((1 - first) ** 0.5 * hand.run_offer))
    elif hand.asked == TO_ANSWER:
        hand.act("accept" if first < 0.5 else "refuse")
    else:
        hole = hand.holes[hand.actor]
        street = hand.setup.game.streets[hand.street]
        places = [place for place in order if place < len(hole)]
        if hand.asked == TO_DISCARD:
            hand.discard([hole[place] for place in places[: street.discard]])
        else:
            hand.draw([hole[place] for place in places[: int(first * (street.draw + 1))]])


def bet(hand: Hand, first: float, second: float) -> None:
    call, least, most = hand.legal()
    if first < 0.4 and least >= 0:
        between = least + int(second * (most - least + 1))
        limits = hand.options().only_limits
        hand.raise_to(least if second < 0.4 else most if second < 0.6 or limits else between)
    elif first < 0.55 and call:
        hand.fold()
    else:
        hand.act("call" if call else "check")


def wrong_actions(hand: Hand) -> list[tuple[str, Any]]:
    """Actions that must be refused now."""
    player = hand.actor
    others = [card for card in range(52) if card not in hand.holes[player]]
    own = list(hand.holes[player])
    wrong: list[tuple[str, Any]] = [
        ("raise_to", -1),
        ("raise_to", 10**9),
        ("bluff", 0),
        ("draw", [others[0]]),
    ]
    wrong += [
        ("discard", [others[-1]]),
        ("draw", [own[0], own[0]]),
        ("discard", own),
        ("draw", [*own, others[0]]),
    ]
    if hand.asked == TO_BET:
        call, least, most = hand.legal()
        wrong += [
            ("check" if call else "call", 0),
            ("bring_in", 0),
            ("accept", 0),
            ("refuse", 0),
            ("draw", ()),
        ]
        if least >= 0:
            wrong += [("raise_to", least - 1), ("raise_to", most + 1)]
    else:
        wrong += [("fold", 0), ("check", 0), ("call", 0)]
    wrong += [("run_board", times) for times in (0, -1, hand.run_offer + 1, 99)]
    return wrong


def chips(hand: Hand) -> int:
    raked = [event[2] for event in hand.events if event[0] == RAKED]
    return sum(hand.stacks) + hand.total + sum(raked)  # type: ignore[arg-type] - whole numbers


def check_cards(hand: Hand) -> None:
    """Each card is in one place, and in the place that the hand says."""
    places: list[int] = [*hand.muck, *hand.burned, *hand.stub]
    for player, hole in enumerate(hand.holes):
        assert [hand.deck[place] for place in hand.hole_places[player]] == list(hole)
        if player not in hand.dealt_again:
            places += hand.hole_places[player]
    on_boards: set[int] = set()  # runs of a board begin with the same cards
    for board, at in zip(hand.boards, hand.board_places, strict=True):
        assert [hand.deck[place] for place in at] == list(board) and len(set(at)) == len(at)
        on_boards |= set(at)
    held = [hand.deck[place] for place in [*places, *on_boards]]
    assert len(set(held)) == len(held)
    assert all(not hand.status[player] for player in hand.dealt_again)
    for player, ups in enumerate(hand.ups):
        assert set(ups) <= set(hand.holes[player]) or hand.setup.game.has_draw


def play_by_the_laws(setup: Setup, chance: Random, stays: bool = False) -> Hand:
    hand = Hand(setup)
    start = sum(setup.stacks)
    while hand.actor >= 0:
        options = hand.options()
        assert hand.status[hand.actor] and (hand.asked > 1 or hand.stacks[hand.actor] > 0)
        assert options.can_raise == (hand.legal()[1] >= 0)
        if chance.random() < 0.15:
            before = hand.dump()
            verb, amount = chance.choice(wrong_actions(hand))
            with pytest.raises(Refused) as caught:
                hand.act(verb, amount)
            assert caught.value.code and caught.value.message and hand.dump() == before
        twin = hand.copy()
        state = chance.getstate()
        step(twin, chance, stays)
        after = chance.getstate()
        if chance.random() < 0.2:
            assert twin.events != hand.events
        chance.setstate(state)
        step(hand, chance, stays)
        chance.setstate(after)
        assert twin.events == hand.events and twin.actor == hand.actor
        assert chips(hand) == start and hand.decision < 1000
        check_cards(hand)
    assert hand.is_over and min(hand.stacks) >= 0
    assert hand.stacks == naive_result(hand)
    return hand


def check_laws(declared: Game, form: str, seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        setup = random_setup(chance, declared, form)
        hand = play_by_the_laws(setup, chance)
        replayed = Hand.replay(setup, actions_of(hand))
        assert replayed.dump() == hand.dump()
        check_stored_half_way(setup, hand, seed)
        check_twin_worlds(setup, seed)


def check_stored_half_way(setup: Setup, whole: Hand, seed: int) -> None:
    """A hand stored at any point and read again goes on as if nothing had been."""
    actions = actions_of(whole)
    cut = Random(seed).randint(0, len(actions))
    hand = Hand.load(Hand.replay(setup, actions[:cut]).dump(), setup.rake)
    for verb, amount in actions[cut:]:
        hand.act(verb, amount)
    assert hand.dump() == whole.dump()


def check_twin_worlds(setup: Setup, seed: int) -> None:
    """Two hands that differ only in cards nobody has seen look the same to everybody."""
    probe = Hand(setup)
    chance = Random(seed + 1)
    while probe.actor >= 0:
        step(probe, chance)
    known = {
        place for event in probe.events if event[0] in (DEALT_UP, DEALT_BOARD) for place in places_of(event)
    }
    known |= {place for event in probe.events if event[0] == OFFERED for place in places_of(event)}
    hidden = [place for place in range(len(setup.deck)) if place not in known]
    cards = [setup.deck[place] for place in hidden]
    Random(seed + 2).shuffle(cards)
    deck = list(setup.deck)
    for place, card in zip(hidden, cards, strict=True):
        deck[place] = card
    hand, twin = Hand(setup), Hand(setup.with_deck(deck))
    chance = Random(seed + 1)
    while hand.actor >= 0 and not hand.is_reshuffled:
        assert (twin.actor, twin.asked, twin.options(), twin.pots()) == (
            hand.actor,
            hand.asked,
            hand.options(),
            hand.pots(),
        )
        assert public(twin) == public(hand)
        for player in range(len(setup.stacks)):
            assert twin.visible_hole(player, -1) == hand.visible_hole(player, -1)
        state = chance.getstate()
        step(hand, chance)
        chance.setstate(state)
        step(twin, chance)


def places_of(event: Any) -> list[int]:
    places = event[3] if event[0] == DEALT_BOARD else event[2]
    return list(places) if isinstance(places, tuple) else [places]


def public(hand: Hand) -> list[object]:
    """The events before the first shown card."""
    shown = [place for place, event in enumerate(hand.events) if event[0] == SHOWN]
    return list(hand.events[: shown[0]] if shown else hand.events)


@every_game
def test_every_hand_of_every_game_keeps_the_laws(declared: Game, form: str) -> None:
    check_laws(declared, form, range(HANDS))


@pytest.mark.exhaustive
@every_game
def test_ten_thousand_hands_of_every_game_keep_the_laws(declared: Game, form: str) -> None:
    check_laws(declared, form, range(HANDS, HANDS + MANY_HANDS))


@pytest.mark.clause("CH-6.SVI.10", "CH-6.STUD.15", "CH-6.STUD.16", "CH-6.STUD.17", "CH-6.STUD.20")
@pytest.mark.parametrize("code", ["sviten", "stud", "stud8", "razz"])
def test_decks_that_run_short_keep_the_laws(code: str) -> None:
    declared = CATALOGUE[code]
    reshuffled = 0
    for seed in range(24):
        chance = Random(seed)
        count = declared.most_players - seed % 3
        cards = chance.sample(range(52), 52)
        setup = Setup(
            game=declared, form=declared.forms[-1], stacks=[1000] * count, antes=[1] * count, minimum_bet=2,
            small_bet=2, big_bet=4, deck=cards, rules=BURNING if seed % 2 else HandRules(deck_reserve=1),
        )  # fmt: skip
        hand = play_by_the_laws(setup, chance, stays=True)
        assert Hand.replay(setup, actions_of(hand)).dump() == hand.dump()
        check_stored_half_way(setup, hand, seed)
        reshuffled += hand.is_reshuffled
    assert reshuffled >= 4


def test_the_random_hands_take_every_turn_a_game_can_ask_for() -> None:
    seen: set[str] = set()
    for (declared, form), seed in product(EVERY_GAME, range(12)):
        chance = Random(seed)
        hand = Hand(random_setup(chance, declared, form))
        while hand.actor >= 0:
            step(hand, chance)
        seen |= {verb for verb, _ in actions_of(hand)}
    verbs = {
        "fold",
        "check",
        "call",
        "raise_to",
        "bring_in",
        "discard",
        "draw",
        "accept",
        "refuse",
        "run_board",
    }
    assert seen == verbs
