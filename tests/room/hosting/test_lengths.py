"""How long a seat's text is says nothing of its cards: whoever sees an encrypted connection sees lengths."""

from __future__ import annotations

import random
from collections import defaultdict

import msgspec
import pytest

from cardroom.cards.ranking.histogram import HandFault
from cardroom.games import OFFERED, Game
from cardroom.room.hosting.watched_table import LONGEST_HOLDING, fill_of
from cardroom.table.events import HoldingNamed, HoleSeen
from cardroom.table.poker.hand_naming import cards_of_a_hand, words_of
from cardroom.table.poker.holding import NOTHING

HANDS = 300


def holdings(game: Game, chance: random.Random) -> dict[tuple[str, int, int], HoldingNamed]:
    """What one seat's cards make, by street and share."""
    found: dict[tuple[str, int, int], HoldingNamed] = {}
    deck = chance.sample(game.deck, len(game.deck))
    own: list[int] = []
    boards: dict[int, list[int]] = defaultdict(list)
    for street in game.streets:
        own += [deck.pop() for _ in range(street.hole + street.up)]
        for board in {share.board for share in game.shares}:
            boards[board] += [deck.pop() for _ in range(street.board)]
        for at, share in enumerate(game.shares):
            if len(own) + len(boards[share.board]) < cards_of_a_hand(share):
                continue
            try:
                strength = share.rank([own], boards[share.board])[0]
            except HandFault:
                continue
            words = words_of(share, strength) if strength >= 0 else None
            category, ranks = (words.category, words.ranks) if words is not None else (NOTHING, ())
            found[street.name, at, share.run] = HoldingNamed(10, category, ranks, share.name, share.run)
        del own[: street.discard]
    return found


@pytest.mark.parametrize("game", OFFERED.values(), ids=OFFERED)
def test_what_cards_make_is_told_in_as_many_letters_whatever_it_is(game: Game) -> None:
    chance = random.Random(game.code)
    lengths, filled = defaultdict[tuple[str, int, int], set[int]](set), set[int]()
    seen = HoleSeen(10, ("As", "Kd"))
    for _ in range(HANDS):
        for place, holding in holdings(game, chance).items():
            fill = fill_of((seen, None, holding))
            filled.add(len(fill))
            assert len(fill) > 0, f"LONGEST_HOLDING is {LONGEST_HOLDING}: {holding}"
            lengths[place].add(len(msgspec.json.encode((seen, holding))) + len(fill))
    assert lengths and all(len(found) == 1 for found in lengths.values())
    assert len(filled) > 1, "they are not as long by themselves"
    assert fill_of((seen,)) == ""
