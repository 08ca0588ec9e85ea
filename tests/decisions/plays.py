"""Every way to play by chance in which a decision may make a difference: what is told, by a book, in a random world."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from cardroom.cash.buy_in_bounds import Departure, check_one_stack, entry
from cardroom.cash.table_draw import Candidate, draw_table
from cardroom.engine import Hand, HandRules, Setup
from cardroom.floor import TOPICS, BadCase, Situation, rule, topic
from cardroom.games import game
from cardroom.rules import Refused, Rulebook
from tests.decisions.by_hand import HANDS, by_hand
from tests.decisions.computed import FUNCTIONS, computed
from tests.decisions.ruled import case_of, ruling_by
from tests.decisions.seated import Evening
from tests.decisions.staged import SCENES, staged
from tests.decisions.staked import Staked
from tests.decisions.switching import HOUSES
from tests.floor.random_hands import IN_TURN, play, random_facts, random_hand
from tests.houses import book_of

LIVE = tuple(name for name in HOUSES if book_of(name).live_betting is not None)


@dataclass(frozen=True)
class Play:
    """A way to play. ``tell`` has what is told in the world of a seed by a book, without citations; ``houses`` are
    those in which it can be played, ``worlds`` how many seeds of each of its ``kinds`` a search looks at.
    """

    tell: Callable[[Rulebook, str], Any]
    houses: tuple[str, ...]
    worlds: int
    is_slow: bool = False
    kinds: tuple[str, ...] = ("",)

    def seeds(self) -> Iterator[str]:
        """The seeds: numbers, of each kind in turn."""
        for number in range(self.worlds):
            yield from [f"{kind}.{number}" if kind else str(number) for kind in self.kinds]


def ruled(book: Rulebook, seed: str) -> Any:
    """Staff ask about one case, "topic.number"."""
    name, _, number = seed.partition(".")
    case = case_of(name, int(number))
    return None if case is None else ruling_by(book, case)


def asked_in_turn(book: Rulebook, seed: str) -> Any:
    """Staff ask about what the player to act of a running hand did."""
    chance = Random(f"in turn {seed}")
    hand = random_hand(chance, book)
    name = chance.choice(IN_TURN)
    facts = random_facts(chance, name, hand)
    try:
        told = rule(
            book,
            name,
            Situation.of(hand, hand.actor, "tournament"),
            msgspec.convert(facts, topic(name).facts),
        )
    except BadCase as refused:
        return refused.faults
    return [told.outcome, told.action, told.chips, told.rights, told.options]


def betted(book: Rulebook, seed: str) -> Any:
    """One hand without a table: short stacks, any game and form, what each may do at every step and who wins."""
    chance = Random(f"betted {seed}")
    count, big = chance.randint(2, 6), chance.choice((40, 100))
    declared = game(chance.choice(("holdem", "omaha", "omaha8", "stud", "stud8", "razz", "soko")))
    is_stud = declared.code in ("stud", "stud8", "razz", "soko")
    blinds = [big // 2, big, *[0] * (count - 2)] if count > 2 else [big, big // 2]
    ante = chance.choice((0, 0, big // 4)) if not is_stud else big // 4
    forms = (
        ("fixed_limit", "pot_limit") if is_stud else ("no_limit", "pot_limit", "fixed_limit", "fixed_limit")
    )
    setup = Setup(
        game=declared, form=chance.choice(forms), minimum_bet=big, small_bet=big, big_bet=2 * big,
        stacks=[chance.randint(1, chance.choice((1, 3, 9, 30)) * big) for _ in range(count)],
        blinds=[0] * count if is_stud else blinds, antes=[ante] * count if chance.random() < 0.6 else _one(count, ante),
        bring_in=big // 2 if declared.code != "soko" and is_stud else 0,
        deck=chance.sample(range(52), 52), rules=HandRules.of(book),
    )  # fmt: skip
    hand = Hand(setup)
    told: list[Any] = [list(hand.bets), hand.total]
    for _ in range(200):
        if hand.is_over:
            return [*told, hand.stacks]
        if hand.actor < 0:
            return [*told, "waits"]
        told.append([hand.actor, hand.legal(), list(hand.bets)])
        play(hand, chance)
    return told


def _one(count: int, ante: int) -> list[int]:
    """One posts the ante for all."""
    return [ante if place == 1 else 0 for place in range(count)]


def brought(book: Rulebook, seed: str) -> Any:
    """What one may bring who has left some tables, and whether at all while one is played."""
    chance = Random(f"brought {seed}")
    families, stakes = ("no_limit", "pot_limit", "fixed_limit", "mixed"), ("S", "L")
    left = [
        Departure(
            chance.choice(families), chance.choice(stakes), chance.choice((100, 500)), chance.randint(1, 300) * 100,
            chance.randint(0, 50) * 1_000, has_maximum=True, is_forced=chance.random() < 0.3,
        )
        for _ in range(chance.randint(1, 3))
    ]  # fmt: skip
    here = Departure(chance.choice(families), chance.choice(stakes), 100, 5_000, 0, has_maximum=True)
    own = entry(book, here.family, here.stake, 100, left, 60_000, chance.random() < 0.3)
    try:
        check_one_stack(book, here, left[0], "another")
    except Refused as refused:
        return [own.least, own.most, refused.code]
    return [own.least, own.most]


def drawn(book: Rulebook, seed: str) -> Any:
    """The table where one who comes is seated."""
    chance = Random(f"drawn {seed}")
    tables = [
        Candidate(f"t{number}", chance.randint(0, 5), None, chance.randint(0, 5), chance.randint(0, 9))
        for number in range(4)
    ]
    try:
        return draw_table(tables, 0, chance.getrandbits(60), book.seating)
    except Refused as refused:
        return refused.code


def seated(book: Rulebook, seed: str) -> Any:
    """An evening at a cash table; games that are rare come as often as others."""
    chance = Random(f"seated {seed}")
    kinds = {(offer.deal, offer.form): name for name, offer in sorted(book.games.items())}
    rare = [
        name
        for (deal, _), name in kinds.items()
        if deal in ("open-face", "choice", "stud", "stud8", "sviten")
    ]
    name = chance.choice(rare if rare and chance.random() < 0.5 else list(kinds.values()))
    return Evening(book, name, int(seed)).play(12)


def staked(book: Rulebook, seed: str) -> Any:
    """A tournament; a world of one house alone."""
    play = Staked(int(seed))
    return play.by(book) if play.bots.book.id == book.id else None


PLAYS: Mapping[str, Play] = MappingProxyType({
    "ruled": Play(ruled, LIVE, 60, kinds=tuple(TOPICS)),
    "asked_in_turn": Play(asked_in_turn, LIVE, 300),
    "betted": Play(betted, HOUSES, 400),
    "brought": Play(brought, HOUSES, 600),
    "drawn": Play(drawn, HOUSES, 100),
    "computed": Play(computed, HOUSES[:5], 40, kinds=tuple(FUNCTIONS)),
    "by_hand": Play(by_hand, LIVE, HANDS),
    "staged": Play(staged, HOUSES[:5], 1, kinds=tuple(SCENES)),
    "seated": Play(seated, HOUSES, 120),
    "staked": Play(staked, HOUSES[:5], 100, is_slow=True),
})  # fmt: skip
