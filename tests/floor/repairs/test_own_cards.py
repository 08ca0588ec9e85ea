"""Cards of stud and sökö dealt wrongly, each repaired with real cards; the deck that runs out; the wrong opener."""

from random import Random
from typing import Any

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import KEY
from cardroom.floor import BadCase, Ruling, said
from cardroom.floor.model.steps import Pile, Step
from cardroom.floor.piles import Piles, apply
from cardroom.games import game as game_of
from cardroom.rules import house
from tests.floor.card_tables import carried_out, counts, shuffled, table
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE


def stud(players: int, *, down: int = 2, up: int = 2, burns: int = 1, seed: int = 1) -> Piles:
    """Stud behind some street, as many cards for each."""
    return table(shuffled(Random(seed)), players, down=down, up=up, burns=burns)


def early(piles: Piles, players: int, pile: Pile = "up", burned: int = 1) -> Piles:
    """The piles behind a burn and a card for the first players in dealing order."""
    who = tuple(range(1, players + 1))
    steps = (Step("burn", burned, "deck", "burns"), Step("deal", 1, "deck", pile, who))
    return apply(piles, steps, list)


def does(ruling: Ruling) -> list[str]:
    """The steps by what they do."""
    return [step.do for step in ruling.steps]


@pytest.mark.clause("CH-6.STUD.24", "CH-6.SOKO.10", "CH-3.10")
@pytest.mark.parametrize(("cards", "clause"), [("stud_card", "CH-6.STUD.24"), ("soko_card", "CH-6.SOKO.10")])
@pytest.mark.parametrize("burned", [0, 2, 3])
def test_a_wrong_burn_is_corrected_before_the_betting_and_stands_behind_it(
    cards: str, clause: str, burned: int
) -> None:
    ruling = ruled(CH, "wrong_burn", {"cards": cards, "burned": burned})
    assert clause in ruling.clauses
    assert carried_out(early(stud(5), 5, burned=burned), ruling.steps, Random(1)) == early(stud(5), 5)
    late = ruled(CH, "wrong_burn", {"cards": cards, "burned": burned, "acted": 1})
    assert (late.outcome, late.steps, late.clauses) == ("stands", (), (clause, "CH-3.10"))


@pytest.mark.clause("CH-3.11")
def test_before_the_last_down_card_it_is_corrected_only_if_nobody_has_seen_one() -> None:
    facts = {"cards": "last_stud_card", "burned": 0}
    unseen, seen = (ruled(CH, "wrong_burn", {**facts, "seen": seen}) for seen in (False, True))
    assert (unseen.outcome, seen.outcome) == ("corrected", "stands")
    assert "CH-3.11" in unseen.clauses and "CH-3.11" in seen.clauses
    with pytest.raises(BadCase, match='fact "seen" is missing'):
        ruled(CH, "wrong_burn", facts)
    assert ruled(CH, "wrong_burn", {**facts, "acted": 1}).outcome == "stands", "then it does not matter"
    wrong, right = (early(stud(4, up=4, burns=3), 4, "down", burned) for burned in (0, 1))
    assert carried_out(wrong, unseen.steps, Random(1)) == right


@pytest.mark.clause("CH-6.STUD.25", "CH-6.SOKO.11")
@pytest.mark.parametrize(("game", "clause"), [("stud", "CH-6.STUD.25"), ("soko", "CH-6.SOKO.11")])
@pytest.mark.parametrize("got", [1, 3, 5])
def test_premature_cards_are_taken_back_and_dealt_from_a_shuffled_deck_without_a_burn(
    game: str, clause: str, got: int
) -> None:
    ruling = ruled(CH, "premature_own_cards", {"game": game, "cards": got}, players_left=5)
    assert (ruling.outcome, ruling.sure, ruling.clauses) == ("taken_back", "decided", (clause,))
    assert does(ruling) == ["take_back", "finish_round", "shuffle", "deal"]
    wrong = early(stud(5), got)
    after = carried_out(wrong, ruling.steps, Random(7))
    assert after.burns == wrong.burns and counts(after) == {5}
    folded = carried_out(wrong, ruling.steps, Random(7), folding=True)
    assert counts(folded) == {5} and any(not held.in_hand for held in folded.players)


@pytest.mark.clause("CH-6.STUD.26")
def test_a_premature_last_card_that_was_seen_stays_and_its_player_may_not_bet_on_that_round() -> None:
    facts = {"game": "stud", "cards": 4, "last": True, "seen": [2, 4]}
    ruling = ruled(CH, "premature_own_cards", facts, players_left=5)
    assert (ruling.outcome, ruling.may("keeper")) == ("kept", ("fold", "check", "call"))
    assert ruling.clauses == ("CH-6.STUD.25", "CH-6.STUD.26")
    wrong = early(stud(5, up=4, burns=3), 4, "down")
    after = carried_out(wrong, ruling.steps, Random(7))
    assert counts(after) == {7} and after.burns == wrong.burns
    for place in (1, 3):
        assert after.players[place] == wrong.players[place], "who has seen the card keeps it"


def test_if_every_player_has_seen_the_last_card_nothing_is_dealt_again() -> None:
    facts = {"game": "stud", "cards": 2, "last": True, "seen": [1, 2]}
    ruling = ruled(CH, "premature_own_cards", facts, players_left=2)
    assert does(ruling) == ["finish_round"]
    assert "taken back" not in said(ruling.sentence), "there are no others"
    one = ruled(CH, "premature_own_cards", {**facts, "seen": [1]}, players_left=2)
    assert said(one.sentence).endswith("The cards that nobody has seen are taken back.")


@pytest.mark.clause("CK-I.11")
def test_at_kruh_a_last_card_that_was_seen_is_invalid_too() -> None:
    facts = {"game": "stud", "cards": 1, "last": True, "seen": [1]}
    ruling = ruled(CK, "premature_own_cards", facts, players_left=3)
    assert (ruling.outcome, ruling.sure, ruling.clauses) == ("taken_back", "by_reading", ("CK-I.11",))


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"cards": 6}, "at most players_left, 5"),
        ({"cards": 2, "seen": [1]}, 'set "last"'),
        ({"cards": 2, "last": True, "seen": [3]}, "places from 1 to 2"),
        ({"cards": 2, "last": True, "game": "soko"}, "no last card that is dealt face down"),
    ],
)
def test_facts_that_contradict_each_other_are_told(facts: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadCase, match=fault):
        ruled(CH, "premature_own_cards", {"game": "stud", **facts}, players_left=5)


@pytest.mark.clause("CH-6.STUD.27", "CH-6.STUD.28")
@pytest.mark.parametrize(
    ("place", "all_in", "outcome", "pile", "may"),
    [
        (1, True, "others_down", "down", ()),
        (1, False, "others_up", "up", ()),
        (3, False, "announce", "down", ("stay_out", "go_on")),
        (3, True, "others_down", "down", ()),
        (5, False, "announce", "", ("stay_out", "go_on")),
    ],
)
def test_an_exposed_last_card(
    place: int, all_in: bool, outcome: str, pile: str, may: tuple[str, ...]
) -> None:
    ruling = ruled(CH, "exposed_last_card", {"place": place, "all_in": all_in}, players_left=5)
    assert (ruling.outcome, ruling.may("player")) == (outcome, may)
    assert {step.target for step in ruling.steps} == ({pile} if pile else set())
    assert ruling.clauses == ("CH-6.STUD.27", "CH-6.STUD.28") and ruling.sure == "decided"
    served = tuple(range(1, place))
    down = [Step("deal", 1, "deck", "down", served)] if served else []
    wrong = apply(stud(5, up=4, burns=4), [*down, Step("deal", 1, "deck", "up", (place,))], list)
    assert counts(carried_out(wrong, ruling.steps, Random(1))) == {7}


@pytest.mark.clause("CH-6.STUD.27")
def test_of_the_first_player_it_is_asked_whether_all_in() -> None:
    with pytest.raises(BadCase, match='fact "all_in" is missing'):
        ruled(CH, "exposed_last_card", {"place": 1}, players_left=5)
    assert ruled(CH, "exposed_last_card", {"place": 2}, players_left=5).outcome == "announce"


@pytest.mark.clause("CH-6.STUD.28")
def test_the_opener_behind_an_exposed_last_card_is_found_by_all_visible_cards() -> None:
    opener = game_of("stud").opener
    assert opener is not None
    four = {"first": "As Kd 9h 4c", "second": "Qs Qd 3h 2c"}
    seventh = {"first": "Ah", "second": "5s"}

    def best(hands: dict[str, str]) -> str:
        return max(
            hands, key=lambda name: opener.visible(sum(KEY[card] for card in parse_cards(hands[name])))
        )

    assert best(four) == "second"
    assert best({name: f"{cards} {seventh[name]}" for name, cards in four.items()}) == "first"


@pytest.mark.clause("CH-6.SOKO.6")
def test_the_last_card_of_soko_may_come_face_down_if_the_first_is_protected() -> None:
    ruling = ruled(CH, "squeeze", {"place": 2, "protected": True})
    before = table(shuffled(Random(1)), 3, down=1, up=3, burns=3)
    squeezed = carried_out(before, ruling.steps[:1], Random(1))
    opened = carried_out(before, ruling.steps, Random(1))
    assert (len(squeezed.players[1].down), len(squeezed.players[1].up)) == (2, 3)
    assert opened.players[1].down == before.players[1].down, "the first down card stays down"
    assert opened.players[1].up == (*before.players[1].up, before.deck[0])
    unprotected = ruled(CH, "squeeze", {"place": 2, "protected": False})
    assert (unprotected.outcome, unprotected.steps[0].target) == ("face_up", "up")


@pytest.mark.clause("CH-6.SOKO.6")
def test_who_mixes_the_squeezed_card_with_the_first_may_lose_the_hand() -> None:
    ruling = ruled(CH, "squeeze", {"place": 2, "protected": True, "mixed": True})
    assert ruling.sure == "discretion"
    assert [option.id for option in ruling.options] == ["squeezed-hand-dead", "squeezed-hand-stays"]


def running_out(players: int, deck: int, burns: int, waiting: int) -> Piles:
    """The last deal of stud with so many cards left, the rest of them folded."""
    cards = shuffled(Random(9))
    piles = table(cards, players, down=2, up=4, burns=burns)
    served = tuple(range(1, players - waiting + 1))
    if served:
        piles = apply(piles, [Step("deal", 1, "deck", "down", served)], list)
    spare = len(piles.deck) - deck
    assert spare >= 0
    return Piles(
        deck=piles.deck[spare:], burns=piles.burns, board=(), muck=piles.deck[:spare], players=piles.players
    )


@pytest.mark.clause("CH-6.STUD.19", "CH-6.STUD.15")
@pytest.mark.parametrize(
    ("players", "deck", "burns", "waiting", "without", "renewed"),
    [
        (7, 6, 4, 7, 0, True),  # five served, the last card and four burns: one burned, two dealt, two left
        (7, 2, 4, 3, 0, True),
        (8, 0, 4, 8, 7, True),  # four burns: one burned, one dealt, the last but one for seven
        (6, 1, 4, 5, 3, True),
        (6, 1, 3, 1, 0, True),
        (5, 9, 4, 5, 0, False),
    ],
)
def test_a_deck_that_runs_out_is_renewed_with_the_burn_cards(
    players: int, deck: int, burns: int, waiting: int, without: int, renewed: bool
) -> None:
    facts = {"deck": deck, "burns": burns, "waiting": waiting}
    ruling = ruled(CH, "shortage", facts, players_left=players)
    after = carried_out(running_out(players, deck, burns, waiting), ruling.steps, Random(2))
    short = sum(len(held.down) + len(held.up) == 6 for held in after.players)
    assert (short, len(after.board)) == (without, 1 if without else 0)
    assert ("cut" in does(ruling)) == renewed and len(after.deck) >= 1, "the last card is never dealt"
    assert (does(ruling)[-2:] == ["no_round", "showdown"]) == bool(without)


@pytest.mark.clause("CH-6.STUD.15", "CH-6.STUD.16", "CH-6.STUD.17", "CH-6.STUD.18")
def test_eight_players_and_one_card_left_share_a_card_and_seven_get_their_own_with_the_burn_cards() -> None:
    eight = ruled(CH, "short_deck", {"deck": 1, "burns": 3}, players_left=8)
    seven = ruled(CH, "short_deck", {"deck": 7, "burns": 3}, players_left=7)
    assert (eight.sentence.args["wanted"], eight.sentence.args["both"]) == (10, 4)
    assert (seven.sentence.args["wanted"], seven.sentence.args["both"]) == (9, 10)
    assert does(eight) == does(seven) == ["take_back", "shuffle", "cut", "burn", "deal"]
    for ruling, players in ((eight, 8), (seven, 7)):
        lay = stud(players, up=4, burns=3)
        after = carried_out(lay, ruling.steps, Random(1))
        is_common = ruling.outcome == "common_card"
        assert (len(after.deck), len(after.board), counts(after)) == (
            2,
            int(is_common),
            {6 if is_common else 7},
        )


@pytest.mark.clause("CH-6.STUD.15", "CH-6.STUD.17", "CH-6.STUD.18")
@pytest.mark.parametrize(
    ("players", "deck", "burns", "outcome", "first"),
    [(6, 8, 3, "enough", "burn"), (6, 7, 3, "renewed", "take_back"), (8, 3, 3, "common_card", "burn")],
)
def test_the_burn_cards_are_shuffled_in_only_if_they_are_needed(
    players: int, deck: int, burns: int, outcome: str, first: str
) -> None:
    ruling = ruled(CH, "short_deck", {"deck": deck, "burns": burns}, players_left=players)
    assert (ruling.outcome, does(ruling)[0]) == (outcome, first)


@pytest.mark.clause("CH-6.STUD.16", "CH-6.STUD.17", "CH-6.STUD.18")
def test_a_short_deck_cites_what_it_comes_to_and_nothing_else() -> None:
    def cited(deck: int, players: int) -> tuple[str, ...]:
        return ruled(CH, "short_deck", {"deck": deck, "burns": 3}, players_left=players).clauses

    assert cited(9, 7) == ("CH-6.STUD.15",)
    assert cited(7, 7) == ("CH-6.STUD.15", "CH-6.STUD.16")
    assert cited(3, 8) == ("CH-6.STUD.15", "CH-6.STUD.17")
    assert cited(1, 8) == ("CH-6.STUD.15", "CH-6.STUD.17", "CH-6.STUD.18")


@pytest.mark.clause("CH-6.STUD.20")
def test_nine_players_share_the_sixth_card_and_then_the_seventh_too() -> None:
    sixth = ruled(CH, "short_deck", {"deck": 5, "burns": 2, "street": "sixth"}, players_left=9)
    assert (sixth.outcome, does(sixth)) == ("common_card", ["burn", "deal"])
    assert "CH-6.STUD.20" in sixth.clauses and "The seventh card will be one for all too." in said(
        sixth.sentence
    )
    again = {"deck": 3, "burns": 3, "sixth_for_all": True}
    for players in (9, 2):
        seventh = ruled(CH, "short_deck", again, players_left=players)
        assert (seventh.outcome, seventh.clauses) == ("common_card", ("CH-6.STUD.20",))
    own = ruled(CH, "short_deck", {"deck": 8, "burns": 2, "street": "sixth"}, players_left=6)
    assert own.steps[-1].target == "up", "the sixth card lies face up"


@pytest.mark.parametrize("house_name", [PF, PN, CK])
def test_a_house_without_a_rule_for_a_short_deck_leaves_it_to_staff(house_name: str) -> None:
    short = ruled(house_name, "short_deck", {"deck": 7, "burns": 3}, players_left=7)
    assert [option.id for option in short.options] == ["burns-back-in", "one-card-for-all"]
    shorter = ruled(house_name, "short_deck", {"deck": 1, "burns": 3}, players_left=8)
    assert [option.id for option in shorter.options] == ["one-card-for-all", "no-more-cards"]
    assert "names stud games" in short.reading, "the document does (odd chips, absent players)"


@pytest.mark.clause("CH-6.STUD.17", "CH-6.STUD.28", "CH-6.RAZZ.4")
def test_in_razz_the_lowest_visible_hand_opens() -> None:
    def sentence(topic: str, game: str, facts: dict[str, Any]) -> str:
        return said(ruled(CH, topic, facts, players_left=8, game=game).sentence)

    for topic, facts in (
        ("exposed_last_card", {"place": 1, "all_in": False}),
        ("exposed_last_card", {"place": 1, "all_in": True}),
        ("exposed_last_card", {"place": 3}),
        ("short_deck", {"deck": 1, "burns": 3}),
    ):
        assert "he lowest visible hand" in sentence(topic, "razz", facts)
        for game in ("stud", "stud8", "stud8-fl"):
            assert "he highest visible hand" in sentence(topic, game, facts)


@pytest.mark.parametrize(
    ("topic", "facts", "game"),
    [
        ("premature_own_cards", {"game": "soko", "cards": 1}, "razz"),
        ("wrong_opener", {"game": "stud", "next_acted": False}, "soko"),
        ("exposed_last_card", {"place": 1}, "soko"),
        ("short_deck", {"deck": 1, "burns": 3}, "holdem"),
        ("shortage", {"deck": 1, "burns": 4, "waiting": 3}, "omaha"),
        ("squeeze", {"place": 1, "protected": True}, "stud"),
        ("wrong_burn", {"cards": "flop", "burned": 0}, "stud"),
        ("wrong_burn", {"cards": "stud_card", "burned": 0}, "holdem"),
        ("wrong_burn", {"cards": "last_stud_card", "burned": 0}, "soko"),
        ("deck_put_down", {"cards": "river", "in_order": True}, "razz"),
        ("premature_board", {"street": "turn"}, "soko"),
        ("extra_community_cards", {"street": "flop"}, "stud8"),
    ],
)
@pytest.mark.parametrize("house_name", [PF, CH])
def test_a_game_that_has_no_such_cards_is_asked_about(
    house_name: str, topic: str, facts: dict[str, Any], game: str
) -> None:
    with pytest.raises(BadCase, match=r"which .* has not|this is asked of"):
        ruled(house_name, topic, facts, players_left=5, game=game)
    if house_name == CH:
        offer = next(one.id for one in house(CH).games.values() if one.deal == game)
        with pytest.raises(BadCase, match=r"which .* has not|this is asked of"):
            ruled(house_name, topic, facts, players_left=5, game=offer)


def test_more_players_cannot_wait_than_are_left() -> None:
    with pytest.raises(BadCase, match="at most players_left, 3"):
        ruled(CH, "shortage", {"deck": 1, "burns": 4, "waiting": 4}, players_left=3)


@pytest.mark.clause("CH-6.STUD.23", "CH-6.SOKO.9")
@pytest.mark.parametrize(("game", "clause"), [("stud", "CH-6.STUD.23"), ("soko", "CH-6.SOKO.9")])
def test_a_wrong_opener_is_corrected_until_the_next_player_has_acted(game: str, clause: str) -> None:
    in_time = ruled(CH, "wrong_opener", {"game": game, "next_acted": False, "chips": 100})
    late = ruled(CH, "wrong_opener", {"game": game, "next_acted": True, "chips": 100})
    assert in_time.chips_of("player").returned == 100 and in_time.may("opener") == ("check", "bet")
    assert late.chips_of("player").bound == 100 and late.may("opener") == ()
    assert in_time.clauses == late.clauses == (clause,)


@pytest.mark.clause("CH-6.STUD.3", "CH-6.STUD.5", "CH-6.STUD.23")
def test_who_should_have_opened_limit_stud_brings_in_and_later_or_in_pot_limit_checks_or_bets() -> None:
    def may(form: str, street: str, game: str = "stud") -> tuple[str, ...]:
        facts = {"game": game, "next_acted": False}
        return ruled(CH, "wrong_opener", facts, form=form, street=street).may("opener")

    assert may("fixed_limit", "first") == ("bring_in", "complete")
    with pytest.raises(BadCase, match="street"):  # whether it is the first round decides it
        ruled(CH, "wrong_opener", {"game": "stud", "next_acted": False}, form="fixed_limit")
    with pytest.raises(BadCase, match="form"):
        ruled(CH, "wrong_opener", {"game": "stud", "next_acted": False}, form=None)
    assert may("fixed_limit", "second") == may("pot_limit", "first") == ("check", "bet")
    assert may("fixed_limit", "first", "soko") == ("check", "bet")


@pytest.mark.parametrize("house_name", [PF, PN, CK])
@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("exposed_last_card", {"place": 1}),
        ("squeeze", {"place": 1, "protected": True}),
        ("shortage", {"deck": 2, "burns": 4, "waiting": 3}),
        ("wrong_opener", {"game": "stud", "next_acted": False}),
    ],
)
def test_houses_without_these_games_leave_it_to_staff(
    house_name: str, topic: str, facts: dict[str, Any]
) -> None:
    ruling = ruled(house_name, topic, facts, players_left=5)
    assert ruling.sure == "discretion" and len(ruling.options) >= 2 and ruling.steps == ()
