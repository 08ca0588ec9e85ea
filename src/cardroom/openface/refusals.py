"""The refusals of placements, each with its clauses and a hint at what is possible."""

from cardroom.cards.card import card_text, cards_text
from cardroom.openface.rows import ROW_NAMES, ROW_SIZES
from cardroom.openface.state import OpenFaceState
from cardroom.rules.refused import Refused


def hand_is_over(hand: OpenFaceState) -> Refused:
    """A placement when no player has to place."""
    return Refused("hand-is-over", "The hand is over.", hand.setup.rules.citing("turns"))


def unknown_action(verb: str) -> Refused:
    """An action with an unknown name."""
    message = f"There is no action {verb!r}; there are set_first, place, place_rows and place_by_house."
    return Refused("unknown-action", message, args={"action": verb})


def unknown_reason(by: object) -> Refused:
    """A placement by the house for a reason other than absence or lateness."""
    message = f"The house places cards for absence (1) or lateness (2), not for {by!r}."
    return Refused("unknown-reason", message, args={"by": str(by)})


def first_cards_wait(hand: OpenFaceState) -> Refused:
    """A single card before the first five have been set."""
    message = "Set your first five cards, all at once, before placing single ones."
    return Refused("first-cards-wait", message, hand.setup.rules.citing("cards_a_turn"))


def first_cards_are_set(hand: OpenFaceState) -> Refused:
    """The first five cards set a second time."""
    message = "Your first five cards are set; place the one you were dealt."
    return Refused("first-cards-are-set", message, hand.setup.rules.citing("cards_a_turn"))


def not_rows(hand: OpenFaceState) -> Refused:
    """Something other than three rows of cards."""
    message = "Set the cards as three rows: front, middle and back."
    return Refused("not-three-rows", message, hand.setup.rules.citing("rows"))


def wrong_cards(hand: OpenFaceState) -> Refused:
    """Cards other than those to be placed: some missing, some repeated, some not held."""
    held = list(hand.to_place[hand.actor])
    message = f"You have {cards_text(held)} to place: each of them once, and no other card."
    numbers = {"cards": [card_text(card) for card in held]}
    return Refused("wrong-cards", message, hand.setup.rules.citing("cards_a_turn"), numbers)


def wrong_number(hand: OpenFaceState, most: int) -> Refused:
    """Cards of a turn that a person tells, more or fewer than were dealt."""
    message = f"This turn has {most} cards to place."
    clauses = hand.setup.rules.citing("cards_a_turn")
    return Refused("wrong-number-of-cards", message, clauses, {"cards": most})


def no_such_card(hand: OpenFaceState) -> Refused:
    """Something told as a card that is none."""
    return Refused("no-such-card", "That is no card.", hand.setup.rules.citing("cards_a_turn"))


def card_twice(hand: OpenFaceState) -> Refused:
    """A card told that lies in a row already, or twice in one turn."""
    message = "No card lies in a hand twice."
    return Refused("card-twice", message, hand.setup.rules.citing("cards_a_turn"))


def no_such_row(hand: OpenFaceState, row: object) -> Refused:
    """A row that does not exist."""
    message = (
        f"There is no row {row!r}; there are {', '.join(f'{n} {name}' for n, name in enumerate(ROW_NAMES))}."
    )
    return Refused("no-such-row", message, hand.setup.rules.citing("rows"), {"row": str(row)})


def row_is_full(hand: OpenFaceState, row: int) -> Refused:
    """A card more than the row can hold."""
    message = f"The {ROW_NAMES[row]} takes {ROW_SIZES[row]} cards."
    return Refused(
        "row-is-full",
        message,
        hand.setup.rules.citing("rows"),
        {"row": ROW_NAMES[row], "most": ROW_SIZES[row]},
    )
