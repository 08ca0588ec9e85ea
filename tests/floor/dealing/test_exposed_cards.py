"""Cards seen or dropped while they are dealt."""

from typing import Any

import pytest

from cardroom.floor import BadCase, Ruling, said
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE


def exposed(name: str, off_deck: int, game: str | None = None, **facts: Any) -> Ruling:
    """The ruling on a card the dealer exposed."""
    told = {"by": "dealer", "off_deck": off_deck, **facts}
    return ruled(name, "exposed_in_deal", told, game=game)


@pytest.mark.clause("CH-3.16", "CK-M.1")
def test_the_first_card_exposed_is_a_misdeal_in_kruh_the_second_too() -> None:
    outcomes = {name: [exposed(name, card).outcome for card in (1, 2, 3)] for name in (CH, CK)}
    assert outcomes == {CH: ["misdeal", "replaced", "replaced"], CK: ["misdeal", "misdeal", "replaced"]}
    assert "CH-3.16" in exposed(CH, 1).clauses
    assert exposed(CK, 2).sure == "by_reading" and "CK-M.1" in exposed(CK, 2).clauses
    later = exposed(CK, 3)
    assert later.sure == "by_reading" and "from the third off the deck on" in later.reading


@pytest.mark.clause("CH-3.17", "CK-M.2")
@pytest.mark.parametrize("house_name", [CH, CK])
def test_two_exposed_cards_are_a_misdeal(house_name: str) -> None:
    ruling = exposed(house_name, 5, cards=2)
    assert ruling.outcome == "misdeal" and {"CH-3.17", "CK-M.2"} & set(ruling.clauses)


@pytest.mark.clause("CH-3.27", "CH-3.29", "CK-M.2")
@pytest.mark.parametrize("house_name", [CH, CK])
def test_one_exposed_card_becomes_the_burn_card_and_the_player_cannot_keep_it(house_name: str) -> None:
    ruling = exposed(house_name, 5)
    assert (ruling.outcome, ruling.sentence.args) == ("replaced", {"when": "deal"})
    assert ({"CH-3.27", "CH-3.29"} <= set(ruling.clauses)) == (house_name == CH)


@pytest.mark.clause("CH-3.21", "CH-3.29", "CK-M.10")
@pytest.mark.parametrize("house_name", [CH, CK])
def test_too_late_for_a_misdeal_nobody_keeps_the_first_card_and_several_are_staffs(house_name: str) -> None:
    late = exposed(house_name, 1, actions=["fold", "call"])
    assert (late.outcome, late.sentence.args) == ("replaced", {"when": "now"})
    assert ({"CH-3.21", "CH-3.29"} <= set(late.clauses)) == (house_name == CH)
    several = exposed(house_name, 5, cards=2, actions=["fold", "call"])
    assert (several.sure, several.sentence.id) == ("discretion", "exposed-too-late")
    assert [option.id for option in several.options] == ["replace-the-card", "card-stays"]
    assert {"CH-3.21", "CK-M.10"} & set(several.clauses)


@pytest.mark.clause("CH-3.29")
def test_a_card_meant_to_lie_face_up_plays() -> None:
    assert exposed(CH, 1, meant="face_up").outcome == "plays"


@pytest.mark.clause("CH-3.28")
def test_a_card_the_player_exposed_is_not_replaced() -> None:
    ruling = exposed(CH, 5, by="player")
    assert (ruling.outcome, ruling.clauses) == ("stays_face_up", ("CH-3.28",))
    both = exposed(CH, 1, by="player", cards=2)
    assert both.outcome == "stays_face_up"
    assert said(both.sentence).startswith("The player showed 2 cards: they are not replaced.")
    passive = exposed(CK, 5, by="player")
    assert (passive.outcome, passive.may("player")) == ("stays_face_up", ("check", "call", "fold"))


@pytest.mark.clause("CH-6.COUR.2")
def test_in_courchevel_the_card_is_replaced_behind_the_first_community_card() -> None:
    for game in ("courchevel", "courchevel-fl"):
        ruling = exposed(CH, 5, game)
        assert ruling.sentence.args == {"when": "flop"} and "CH-6.COUR.2" in ruling.clauses
    assert exposed(CH, 5, "omaha").sentence.args == {"when": "deal"}


@pytest.mark.clause("CH-6.SOKO.8", "CH-6.STUD.21")
@pytest.mark.parametrize(
    ("game", "clause"), [("soko", "CH-6.SOKO.8"), ("stud", "CH-6.STUD.21"), ("razz", "CH-6.STUD.21")]
)
def test_in_games_with_upcards_an_exposed_card_becomes_one(game: str, clause: str) -> None:
    first = exposed(CH, 1, game)
    assert first.outcome == "becomes_upcard" and clause in first.clauses
    assert exposed(CH, 1, game, cards=2, whole_hand=False).outcome == "becomes_upcard"
    assert said(exposed(CH, 3, game, cards=2, whole_hand=False).sentence).startswith("The 2 cards stay")
    assert said(first.sentence).startswith("The card stays as the player's upcard")
    with pytest.raises(BadCase, match='fact "whole_hand" is missing'):
        exposed(CH, 1, game, cards=2)
    assert exposed(CH, 1, game, cards=2, whole_hand=True).outcome == "misdeal"


@pytest.mark.clause("CH-6.PDC.3")
def test_in_st_petersburg_any_of_the_first_two_cards_seen_is_a_misdeal() -> None:
    ruling = exposed(CH, 9, "st-petersburg", of_player=2)
    assert ruling.outcome == "misdeal" and "CH-6.PDC.3" in ruling.clauses
    assert exposed(CH, 20, "st-petersburg", of_player=3).outcome == "replaced"
    assert exposed(CH, 1, "st-petersburg").outcome == "misdeal"
    with pytest.raises(BadCase, match='fact "of_player" is missing'):
        exposed(CH, 9, "st-petersburg")


@pytest.mark.clause("CH-6.SVI.8")
def test_an_exchanged_card_the_dealer_exposed_is_kept() -> None:
    ruling = ruled(CH, "exposed_in_exchange", {"cards": 2}, game="sviten")
    assert (ruling.outcome, ruling.may("player")) == ("kept", ("play_on", "bet_no_more"))
    assert ruling.clauses == ("CH-6.SVI.8",)
    assert ruled(CK, "exposed_in_exchange").sure == "discretion"


@pytest.mark.clause("CH-3.30")
def test_a_down_card_the_dealer_dropped_is_replaced_and_an_upcard_plays() -> None:
    down = ruled(CH, "fallen_card", {"dropped_by": "dealer"})
    assert down.outcome == "replaced" and {"CH-3.30", "CH-3.27"} <= set(down.clauses)
    up = ruled(CH, "fallen_card", {"dropped_by": "dealer", "meant": "face_up"})
    assert up.outcome == "plays" and "CH-3.30" in up.clauses
    assert ruled(CH, "fallen_card", {"dropped_by": "dealer"}, game="stud").outcome == "becomes_upcard"


@pytest.mark.clause("CK-M.1", "CK-M.2", "CH-3.30")
def test_at_kruh_a_card_the_dealer_drops_is_held_to_the_rules_of_exposed_ones() -> None:
    def fallen(name: str, **facts: Any) -> Ruling:
        return ruled(name, "fallen_card", {"dropped_by": "dealer", **facts})

    outcomes = [fallen(CK, off_deck=card).outcome for card in (1, 2, 3)]
    assert outcomes == ["misdeal", "misdeal", "replaced"]
    assert fallen(CK, off_deck=1, actions=["fold", "fold"]).outcome == "replaced"
    with pytest.raises(BadCase, match='fact "off_deck" is missing'):
        fallen(CK)
    assert fallen(CH, off_deck=1).outcome == "replaced", "CH-3.30 makes no exception"


@pytest.mark.clause("CH-3.31", "CK-I.9")
def test_whoever_drops_a_card_plays_with_it() -> None:
    shown = ruled(CH, "fallen_card", {"dropped_by": "player"})
    played = ruled(CK, "fallen_card", {"dropped_by": "player"})
    assert (shown.outcome, shown.clauses) == ("played_shown", ("CH-3.31",))
    assert (played.outcome, played.clauses) == ("played", ("CK-I.9",))
