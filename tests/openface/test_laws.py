"""Laws of every hand, tried on random stakes, decks and placements, legal and illegal."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.cards.card import card_text
from cardroom.openface import OpenFaceHand, OpenFaceSetup
from cardroom.openface.events import COMPARED, PAID, RANKED, SETTLED
from cardroom.openface.hand import actions_of
from cardroom.openface.rows import Rows
from cardroom.openface.scoring import compare, score
from cardroom.openface.settlement import capped, cash_payments, tournament_payments
from cardroom.rules import Refused
from tests.openface import naive
from tests.openface.deals import HELSINKI, setup, step, tidy_step

seeds = st.integers(0, 2**48)


def random_setup(chance: Random) -> OpenFaceSetup:
    count = chance.randint(2, 5)
    form = chance.choice(("cash", "tournament"))
    value = chance.choice((1, 2, 25))
    least = 50 * value if form == "cash" else 1
    rules = replace(
        HELSINKI,
        later_cards=chance.choice(("face_up", "face_down")),
        cash_loss_counts=chance.choice(("result_of_the_hand", "payments")),
    )
    stacks = [least + int(chance.random() ** 3 * 120 * value) for _ in range(count)]
    return setup(stacks, chance.getrandbits(32), form=form, point_value=value, rules=rules)


def try_what_is_impossible(played: OpenFaceHand, chance: Random) -> None:
    before = played.dump()
    options = played.options()
    mine = list(options.cards)
    others = [card for card in range(52) if card not in mine]
    tries: list[tuple[str, tuple[object, ...]]] = [
        ("place", (chance.choice(others), chance.randrange(3))),
        ("place", (mine[0], chance.choice((-1, 3, 10**9)))),
        ("set_first", ((mine[:1], mine[1:3], [*mine[3:], chance.choice(others)]),)),
        ("set_first", ((mine[1:], [], []),)),
        ("place_by_house", (0,)),
        ("bluff", ()),
    ]
    tries += [("place", (mine[0], row)) for row in range(3) if not options.room[row] or options.sets_first]
    if options.sets_first:
        tries.append(("set_first", ((mine[:4], mine[4:], []),)))
    verb, amounts = chance.choice(tries)
    with pytest.raises(Refused) as caught:
        played.act(verb, *amounts)
    assert caught.value.code and caught.value.message
    assert played.dump() == before


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_every_hand_keeps_the_laws(seed: int) -> None:
    chance = Random(seed)
    stakes = random_setup(chance)
    played = OpenFaceHand(stakes)
    move = chance.choice((step, tidy_step))
    while played.actor >= 0:
        if chance.random() < 0.3:
            try_what_is_impossible(played, chance)
        twin = played.copy()
        state = chance.getstate()
        move(twin, chance)
        chance.setstate(state)
        assert twin.dump() != played.dump()
        move(played, chance)
        assert twin.dump() == played.dump()
        lying = [card for rows in played.rows for row in rows for card in row]
        lying += [card for cards in played.to_place for card in cards]
        assert sorted(lying) == sorted(stakes.deck[: played.next_place]), "each card in one place"
    assert played.is_over and played.decision == 9 * stakes.players
    assert sum(played.stacks) == sum(stakes.stacks) and min(played.stacks) >= 0
    assert played.stacks[stakes.players :] == list(stakes.stacks[stakes.players :])
    check_points(played)


def check_points(played: OpenFaceHand) -> None:
    stakes = played.setup
    assert sum(sum(row) for row in played.points) == 0
    for one, other in combinations(range(stakes.players), 2):
        assert played.points[one][other] == -played.points[other][one]
    legal = {event[1]: event[3] for event in played.events if event[0] == RANKED}
    for event in played.events:
        if event[0] == RANKED and not event[3]:
            assert event[4] == (0, 0, 0), "a foul never wins a bonus"
        elif event[0] == COMPARED:
            _, one, other, rows, sweep, foul, bonuses, points = event
            assert points == sum(rows) + sweep + foul + sum(bonuses)  # type: ignore[arg-type, operator]  # an event's items are objects
            if not legal[one]:
                assert points <= 0  # type: ignore[operator]  # as above
    settled = [event for event in played.events if event[0] == SETTLED]
    assert [event[4] for event in settled] == played.stacks[: stakes.players]
    if stakes.form == "cash":
        assert sum(event[2] for event in settled) == 0  # type: ignore[misc]  # as above
        for event in settled:
            assert event[2] >= -50 and event[3] == event[2] * stakes.point_value  # type: ignore[operator]  # as above
    for player in played.eliminated:
        assert played.stacks[player] == 0
    if stakes.form == "tournament":
        assert sorted(played.eliminated) == [p for p, stack in enumerate(played.stacks) if not stack]
        for _, payer, payee, points, amount in (event for event in played.events if event[0] == PAID):
            most = min(stakes.stacks[payer], stakes.stacks[payee], points * stakes.point_value)  # type: ignore[index, operator]  # as above
            assert 0 < amount <= most  # type: ignore[operator]  # as above


@settings(max_examples=40, deadline=None)
@given(seeds, st.integers(0, 40))
def test_a_hand_replayed_or_stored_is_the_same_hand(seed: int, steps: int) -> None:
    chance = Random(seed)
    played = OpenFaceHand(random_setup(chance))
    while played.actor >= 0 and played.decision < steps:
        step(played, chance)
    replayed = OpenFaceHand.replay(played.setup, actions_of(played.events))
    assert replayed.dump() == played.dump()
    loaded = OpenFaceHand.load(played.setup, played.dump())
    assert loaded.events == played.events
    while played.actor >= 0:
        state = chance.getstate()
        step(played, chance)
        chance.setstate(state)
        step(loaded, chance)
    assert loaded.dump() == played.dump()


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_nothing_public_depends_on_cards_that_lie_face_down(seed: int) -> None:
    """Twin worlds: the cards nobody has seen but their owner, and those to come, are others; all that is told is the
    same."""
    chance = Random(seed)
    stakes = random_setup(chance)
    played = OpenFaceHand(stakes)
    stop = chance.randrange(9 * stakes.players)
    while played.decision < stop:
        step(played, chance)
    viewer = chance.randrange(-1, stakes.players)
    known = {card for rows in played.rows for row in rows for card in row}
    for player in range(stakes.players):
        known |= set(played.visible_to_place(player, viewer))
    hidden = [card for card in stakes.deck if card not in known]
    shuffled = hidden[:]
    chance.shuffle(shuffled)
    other_card = dict(zip(hidden, shuffled, strict=True))
    twin_deck = [other_card.get(card, card) for card in stakes.deck]
    twin = OpenFaceHand(stakes.with_deck(twin_deck))
    for (verb, *amounts), event in zip(
        actions_of(played.events), [e for e in played.events if e[0] in (1, 3)], strict=True
    ):
        if verb == "place_by_house":  # what the house chose is a fact by now, whatever led to it
            amounts = [event[2:5]] if event[0] == 1 else [event[2], event[3]]
            verb = "set_first" if event[0] == 1 else "place"
        twin.act(verb, *amounts)
    assert [public(event) for event in twin.events] == [public(event) for event in played.events]
    assert (twin.actor, twin.rows, twin.stacks) == (played.actor, played.rows, played.stacks)
    for player in range(stakes.players):
        assert twin.visible_to_place(player, viewer) == played.visible_to_place(player, viewer)


def public(event: tuple[object, ...]) -> tuple[object, ...]:
    """An event without who chose a placement."""
    return event[:-1] if event[0] in (1, 3) else event


@pytest.mark.clause("CH-6.OFC.4", "CH-6.OFC.5", "CH-6.OFC.6", "CH-6.OFC.7", "CH-6.OFC.8", "CH-6.OFC.9")
def test_a_naive_scoring_agrees_on_thousands_of_hands() -> None:
    chance = Random(4)
    fouls = bonuses = 0
    for _ in range(500):
        deck = list(range(52))
        chance.shuffle(deck)
        dealt = [arranged(deck[13 * player : 13 * player + 13], chance) for player in range(4)]
        hands = [[[card_text(card) for card in row] for row in rows] for rows in dealt]
        scores = [score(rows, HELSINKI) for rows in dealt]
        fouls += sum(not own.is_legal for own in scores)
        bonuses += sum(any(own.bonuses) for own in scores)
        for one, other in combinations(range(4), 2):
            expected = naive.wins(hands[one], hands[other])
            assert compare(scores[one], scores[other], HELSINKI).points == expected
            assert compare(scores[other], scores[one], HELSINKI).points == -expected
    assert 150 < fouls < 1500 and bonuses > 500, "both legal and illegal hands, and bonuses, are common"


def arranged(cards: list[int], chance: Random) -> Rows:
    """Thirteen cards set by rank or by suit, the best of a few tries or the first: with fouls and with bonuses."""
    tries: list[Rows] = []
    for _ in range(5):
        kinds = [card & 3 for card in cards] if chance.random() < 0.4 else [card >> 2 for card in cards]
        many = sorted(zip(cards, kinds, strict=True), key=lambda pair: (kinds.count(pair[1]), pair[1]))
        order = [card for card, _ in many]
        place = chance.randrange(13)
        order[place:] = sorted(order[place:], key=lambda card: card & 3)
        tries.append((tuple(order[:3]), tuple(order[3:8]), tuple(order[8:])))
    if chance.random() < 0.3:
        return tries[0]
    return max(tries, key=lambda rows: (score(rows, HELSINKI).is_legal, sum(score(rows, HELSINKI).bonuses)))


def test_a_naive_scoring_agrees_on_hands_played_out() -> None:
    chance = Random(6)
    for seed in range(150):
        played = OpenFaceHand(setup((1000,) * 4, seed))
        while played.actor >= 0:
            (tidy_step if chance.random() < 0.97 else step)(played, chance)
        hands = [[[card_text(card) for card in row] for row in rows] for rows in played.rows]
        for one, other in combinations(range(4), 2):
            assert played.points[one][other] == naive.wins(hands[one], hands[other])


@pytest.mark.clause("CH-6.OFC.13", "CH-6.OFC.17", "CH-6.OFC.18")
def test_a_naive_settlement_agrees_on_random_hands() -> None:
    """Points between players drawn at random, from none to what royal flushes bring."""
    chance = Random(13)
    capped_hands = 0
    for _ in range(4000):
        count = chance.randint(2, 4)
        wins = [[0] * count for _ in range(count)]
        for one, other in combinations(range(count), 2):
            wins[one][other] = chance.choice((0, 3, -6, 18, -35, 41, 71, -90, chance.randint(-99, 99)))
            wins[other][one] = -wins[one][other]
        hands = [[[str(player)]] for player in range(count)]
        table = {(str(a), str(b)): wins[a][b] for a in range(count) for b in range(count)}
        value = chance.choice((1, 5))
        start = [chance.randint(1, 400) for _ in range(count)]
        expected: list[int] | None
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(naive, "wins", lambda a, b, table=table: table[a[0][0], b[0][0]])
            chips = naive.tournament(hands, start, value)
            try:
                expected = naive.cash(hands)
            except NotImplementedError:
                expected = None
        left = list(start)
        for payment in tournament_payments(wins, start, value)[0]:
            left[payment.payer] -= payment.amount
            left[payment.payee] += payment.amount
        assert left == chips
        net = [0] * count
        for payment in cash_payments(wins, 50, True, 1):
            net[payment.payer] -= payment.points
            net[payment.payee] += payment.points
        if expected is not None:
            assert net == expected, wins
            capped_hands += min(net) == -50
    assert capped_hands > 300


@settings(max_examples=300, deadline=None)
@given(seeds, st.booleans())
def test_the_cap_holds_for_any_points(seed: int, counts_wins: bool) -> None:
    chance = Random(seed)
    count = chance.randint(2, 6)
    wins = [[0] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        wins[one][other] = chance.randint(-150, 150)
        wins[other][one] = -wins[one][other]
    paid = capped(wins, 50, counts_wins)
    for payer, row in enumerate(paid):
        received = sum(other[payer] for other in paid)
        assert sum(row) - (received if counts_wins else 0) <= 50
        for payee, amount in enumerate(row):
            assert 0 <= amount <= max(0, wins[payee][payer]), "nobody is paid more than is owed"
        if sum(row) < sum(max(0, other[payer]) for other in wins):
            assert sum(row) - (received if counts_wins else 0) >= 48, "who pays less loses the cap"
