"""How a pot divides: down to the smallest chip in play, and who gets the chips that are left over."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from cardroom.cards.card import UNKNOWN, CardFault, parse_cards
from cardroom.cards.ranking import KEY, rank_high_keys
from cardroom.engine.odd_units import card_worth, five_of
from cardroom.engine.pots import divide
from cardroom.floor.betting.silent_chips import Value
from cardroom.floor.model.facts import BadCase, Facts, fields_of, missing
from cardroom.floor.model.grounds import Grounds, game_of
from cardroom.floor.model.ruling import Chips, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import Seat, common, live, seat
from cardroom.games import Game
from cardroom.rules.rulebook import Rulebook

OddChipBy = Literal["place", "card", "own_five"]


class SplitPot(Facts, frozen=True):
    """A pot that several hands share. Each pot of a hand is a case of its own."""

    pot: Annotated[Value, Meta(description="the pot to divide; side pots each by itself")]
    smallest_chip: Annotated[Value, Meta(description="the smallest chip in play at the table")]
    high: Annotated[
        tuple[Seat, ...],
        Meta(
            description="the seats that share the pot, or its first half (the high hand, the five own cards, the first"
            " board), clockwise from the button's left",
            max_length=12,
        ),
    ] = ()
    low: Annotated[
        tuple[Seat, ...],
        Meta(
            description="the seats that share the second half (the low hand, the hand with the board, the second"
            " board), in the same order",
            max_length=12,
        ),
    ] = ()
    odd_chip_by: Annotated[
        OddChipBy | None,
        Meta(
            description="where the game is not told: one with a button, stud (a card decides), or one that also ranks"
            " the five own cards"
        ),
    ] = None
    high_cards: Annotated[
        str,
        Meta(description="where cards decide: the cards of those in `high`, as in AsKd9h8c2c / QsJd9c8h2d"),
    ] = ""
    low_cards: Annotated[
        str,
        Meta(description="where cards decide: the cards of those in `low`, hand by hand, in the same way"),
    ] = ""


def odd_chip(book: Rulebook, situation: Situation, facts: SplitPot) -> Ruling:
    """The chips each winner gets."""
    grounds = Grounds(book, situation, "odd_chip")
    _check(facts, game_of(grounds))
    rules = common(grounds)
    grounds.use(rules.ties)
    grounds.use(live(grounds).odd_chip_size)
    units = facts.pot // facts.smallest_chip
    halves = [half for half in ("high", "low") if getattr(facts, half)]
    shares = [list(getattr(facts, half)) for half in halves]
    evenly = len(shares) > 1 and set(facts.high) == set(facts.low)
    if evenly:
        evenly = grounds.use(rules.identical_shares) == "whole_pot"
    odd = _odd_units(units, shares, evenly)
    if len(shares) > 1 and not evenly and (units % 2 or sum(odd)):
        grounds.use(rules.odd_unit_shares)
    for number, half in enumerate(halves):
        if odd[number]:
            shares[number] = _in_order(grounds, facts, half, shares[number])
    wins = dict.fromkeys((*facts.high, *facts.low), 0)
    for _, place, amount, _ in divide(units, shares, evenly):
        wins[place] += amount * facts.smallest_chip
    assert sum(wins.values()) == facts.pot, "chips lost in dividing a pot"
    chips = tuple(Chips(seat(place), wins=amount) for place, amount in wins.items())
    told: dict[str, int | str] = {
        "pot": facts.pot,
        "parts": ", ".join(f"{place}: {amount}" for place, amount in wins.items()),
        "chip": facts.smallest_chip,
    }
    if not sum(odd) and (len(shares) == 1 or evenly or units % 2 == 0):
        return grounds.ruling("even", "pot-divides-evenly", told, chips=chips)
    return grounds.ruling("odd_chip", "odd-chip-divided", told, chips=chips)


def _odd_units(units: int, shares: list[list[int]], evenly: bool) -> list[int]:
    """For each share the chips that its winners cannot divide."""
    if evenly:
        return [units % len(shares[0]), 0]
    parts = [
        units // len(shares) + (1 if number < units % len(shares) else 0) for number in range(len(shares))
    ]
    return [part % len(won) for part, won in zip(parts, shares, strict=True)]


def _in_order(grounds: Grounds, facts: SplitPot, half: str, won: list[int]) -> list[int]:
    """Those who share, in the order in which chips that do not divide go to them."""
    rules = common(grounds)
    by = _decided_by(grounds, facts)
    if by == "card":
        how = grounds.use(rules.odd_unit_stud)
        if how != "clockwise_from_dealers_left":
            hands = _hands(facts, half, won)
            if how == "by_suit_of_five":
                hands = {place: _five(hand) for place, hand in hands.items()}
            is_low = _is_low(grounds, facts, half, how)
            return sorted(won, key=lambda place: card_worth(how, hands[place], is_low), reverse=True)
    elif by == "own_five":
        grounds.use(rules.odd_unit_own_cards)
        hands = _hands(facts, half, won)
        return sorted(won, key=lambda place: -_strength(hands[place]))
    grounds.use(rules.odd_unit)
    return won


_OF_GAMES: dict[str, OddChipBy] = {"position": "place", "card": "card", "first_share": "own_five"}


def _decided_by(grounds: Grounds, facts: SplitPot) -> OddChipBy:
    """The rule for the odd chip, by the game. Raises BadCase if neither was told, or they do not agree."""
    game, told = game_of(grounds), facts.odd_chip_by
    if game is None:
        if told is None:
            raise BadCase([missing("fact", one) for one in fields_of(SplitPot) if one.name == "odd_chip_by"])
        return told
    own = _OF_GAMES[game.odd_units]
    if told not in (None, own):
        raise BadCase([f'fact "odd_chip_by": in {game.name} it is "{own}", not "{told}"'])
    return own


def _is_low(grounds: Grounds, facts: SplitPot, half: str, how: str) -> bool:
    """Whether the lowest card decides instead of the highest. Raises BadCase where only the game could tell."""
    if half == "low" or how != "by_card_and_suit" or facts.low:
        return half == "low"
    game = game_of(grounds)
    if game is None:
        raise BadCase([missing("situation", one) for one in fields_of(Situation) if one.name == "game"])
    return game.shares[0].is_low


def _five(hand: Sequence[int]) -> Sequence[int]:
    """The five cards of the combination out of a whole hand."""
    return hand if len(hand) == 5 else five_of(_strength(hand), hand, _strength)


def _strength(cards: Sequence[int]) -> int:
    return rank_high_keys(sum(KEY[card] for card in cards), cards)


def _hands(facts: SplitPot, half: str, won: list[int]) -> dict[int, Sequence[int]]:
    """The cards by seat. Raises BadCase if they were not told, cannot be read or are not as many as the winners."""
    name = f"{half}_cards"
    text = facts.high_cards if half == "high" else facts.low_cards
    if not text.strip():
        raise BadCase([missing("fact", one) for one in fields_of(SplitPot) if one.name == name])
    try:
        hands = [parse_cards(part) for part in text.split("/")]
    except CardFault as fault:
        raise BadCase([f'fact "{name}": {fault}']) from None
    cards = [card for hand in hands for card in hand]
    if len(hands) != len(won) or any(len(hand) not in (5, 7) for hand in hands):
        raise BadCase([f'fact "{name}": needs {len(won)} hands of five or seven cards, with / between them'])
    if UNKNOWN in cards or len(set(cards)) < len(cards):
        raise BadCase([f'fact "{name}": a card is unknown, or stands there twice'])
    return dict(zip(won, hands, strict=True))


def _check(facts: SplitPot, game: Game | None) -> None:
    """Raises BadCase for a pot chips cannot make, winners named twice or not at all, and halves the game has not."""
    faults = []
    if game and len(game.shares) == 1 and facts.high and facts.low:
        faults.append(f'fact "low": in {game.name} the pot has no halves; all winners stand in "high"')
    if facts.pot % facts.smallest_chip:
        faults.append(f'fact "pot": chips of {facts.smallest_chip} and more cannot add up to {facts.pot}')
    if not facts.high and not facts.low:
        faults += [missing("fact", one) for one in fields_of(SplitPot) if one.name == "high"]
    for name, won in (("high", facts.high), ("low", facts.low)):
        if len(set(won)) < len(won):
            faults.append(f'fact "{name}": a seat stands there twice')
    if faults:
        raise BadCase(faults)


TOPICS = (
    Topic(
        "odd_chip",
        "showdown",
        "A pot that several share, and the odd chip",
        SplitPot,
        (),
        odd_chip,
        "live_showdown",
    ),
)
