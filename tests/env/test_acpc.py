"""The competition's protocol: match states by example, and whole matches over sockets."""

import asyncio
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.env import deal_of
from cardroom.env.acpc import hand_of, match_state, read_match_state
from cardroom.env.acpc_match import AcpcMatch, join
from cardroom.rules import Refused
from cardroom.sim.policies import POLICIES

NO_LIMIT = deal_of("nlhe", 2, stacks=(20_000, 20_000), blinds=(100, 50))
LIMIT_OF_THREE = deal_of("flhe", 3)


def dealt(base: Setup, text: str) -> Hand:
    top = parse_cards(text)
    return Hand(base.with_deck([*top, *[card for card in range(52) if card not in top]]))


def test_a_hand_is_told_as_the_protocol_has_it() -> None:
    hand = dealt(NO_LIMIT, "TdAsKc9h 2c8c4h 6s 3d")
    assert match_state(hand, 0, 30) == "MATCHSTATE:0:30::TdKc|"
    for verb, amount in (("raise_to", 300), ("call", 0), ("check", 0), ("raise_to", 400), ("call", 0)):
        hand.act(verb, amount)
    assert match_state(hand, 1, 30) == "MATCHSTATE:1:30:r300c/cr700c/:|As9h/2c8c4h/6s"
    for _ in range(4):
        hand.check()
    assert match_state(hand, 0, 30) == "MATCHSTATE:0:30:r300c/cr700c/cc/cc:TdKc|As9h/2c8c4h/6s/3d"
    limit = dealt(LIMIT_OF_THREE, "2c2d2h3c3d3h")
    limit.raise_to(4)
    limit.fold()
    assert match_state(limit, 2, 0) == "MATCHSTATE:2:0:rf:||2h3h"


@pytest.mark.parametrize("base", [NO_LIMIT, LIMIT_OF_THREE, deal_of("nlhe", 6)])
def test_a_state_read_back_is_the_hand_that_its_viewer_saw(base: Setup) -> None:
    chance = Random(6)
    for _ in range(15):
        hand = Hand(base.with_deck(chance.sample(range(52), 52)))
        while not hand.is_over:
            POLICIES["uniform" if chance.random() < 0.4 else "passive"](hand, chance.random)
            for viewer in range(len(base.stacks)):
                line = match_state(hand, viewer, 7)
                again = hand_of(base, read_match_state(line), chance.random)
                assert match_state(again, viewer, 7) == line
                assert (again.actor, again.stacks, again.bets) == (
                    hand.actor,
                    hand.stacks,
                    hand.bets,
                ) or hand.is_over


@pytest.mark.parametrize(
    "line",
    [
        "MATCHSTATE:0:1",
        "MATCHSTATE:0:1:q:|",
        "MATCHSTATE:0:1::AsXx|",
        "MATCHSTATE:5:1::AsKs|",
        "MATCHSTATE:0:1:r50:AsKs|",
        "MATCHSTATE:0:1:fc:AsKs|",
        "MATCHSTATE:0:1::AsKs||",
        "MATCHSTATE:0:1::AsKs|/2c2d2h",
    ],
)
def test_a_line_that_cannot_be_is_refused_in_one_line(line: str) -> None:
    with pytest.raises(Refused) as refused:
        hand_of(NO_LIMIT, read_match_state(line), Random(1).random)
    assert refused.value.message and "\n" not in refused.value.message


def by_chance(seed: int) -> object:
    chance = Random(seed)

    def choose(hand: Hand, viewer: int) -> Action:
        assert hand.actor == viewer
        options = hand.options()
        if options.can_raise and chance.random() < 0.3:
            return "raise_to", chance.choice((options.min_raise_to, options.max_raise_to))
        return ("check", 0) if options.can_check else ("call", 0) if chance.random() < 0.8 else ("fold", 0)

    return choose


def whole_match(base: Setup, hands: int, players: list[object]) -> AcpcMatch:
    async def both() -> AcpcMatch:
        match, ready = AcpcMatch(base, hands, seed=5, patience=30), asyncio.get_running_loop().create_future()
        playing = asyncio.ensure_future(match.play(ready))
        ports = await ready
        joined = [join(base, port, player, 3) for port, player in zip(ports, players, strict=True)]  # type: ignore[arg-type]  # made by by_chance
        decisions = await asyncio.gather(*joined)
        await playing
        assert sum(decisions) > hands
        return match

    return asyncio.run(both())


@pytest.mark.parametrize("base", [NO_LIMIT, LIMIT_OF_THREE], ids=["two", "three"])
def test_programs_play_a_match_over_sockets(base: Setup) -> None:
    count = len(base.stacks)
    match = whole_match(base, 12, [by_chance(seat) for seat in range(count)])
    assert sum(match.totals) == 0 and any(match.totals) and match.corrected == 0
    assert len(match.log) == 12 and len(set(match.log)) == 12
    assert whole_match(base, 12, [by_chance(seat) for seat in range(count)]).log == match.log


def test_an_illegal_action_is_taken_as_a_call() -> None:
    def all_too_small(hand: Hand, viewer: int) -> Action:
        return "raise_to", hand.price + 1

    match = whole_match(NO_LIMIT, 4, [all_too_small, by_chance(1)])
    assert match.corrected >= 4 and sum(match.totals) == 0


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(Refused, match="plays hold'em"):
        asyncio.run(AcpcMatch(deal_of("plo", 2), 1, 1).play())
