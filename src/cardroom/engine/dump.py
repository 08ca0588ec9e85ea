"""A hand as plain data (dicts, lists, whole numbers, texts), and back; and its copy in memory."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from cardroom.engine.hand_rules import HandRules
from cardroom.engine.setup import Rake, Setup
from cardroom.engine.state import HandState
from cardroom.games import game
from cardroom.games.bomb_pots import bomb_pot_of

SETUP_LISTS = ("stacks", "blinds", "antes", "posts", "dead", "straddles", "deck", "second")
SETUP_NUMBERS = (
    "form", "minimum_bet", "small_bet", "big_bet", "bring_in", "opens_later", "dead_blind", "waits_for_cards",
)  # fmt: skip
LISTS = (
    "stacks",
    "bets",
    "collected",
    "status",
    "answered",
    "shown",
    "drawing",
    "burned",
    "muck",
    "stub",
    "dealt_again",
)
NESTED = ("hole_places", "holes", "ups", "boards", "board_places", "events")
SCALARS = (
    "active", "actor", "asked", "base", "decision", "raise_epoch", "is_over", "is_reshuffled", "larger_bet", "live",
    "next_place", "offered", "pending", "price", "raise_size", "raises", "run", "street", "total", "uncounted",
    "began_heads_up", "runs", "run_offer",
)  # fmt: skip
CITED = ("clauses", "games")
"""The fields of `HandRules` that hold ids of clauses."""
PLAIN = tuple([one.name for one in fields(HandRules) if one.name not in CITED])
"""The others: numbers, and words."""
DERIVED = ("setup", "terms", "limit", "deck")


def copy_state(hand: HandState, other: HandState) -> None:
    """Put another hand of the same setup in the same state, independent of the first.

    The inner lists of its lists of lists are never changed, so they are shared.
    """
    other.deck = hand.deck
    other.stacks = hand.stacks[:]
    other.bets = hand.bets[:]
    other.collected = hand.collected[:]
    other.status = hand.status[:]
    other.answered = hand.answered[:]
    other.shown = hand.shown[:]
    other.drawing = hand.drawing[:]
    other.burned = hand.burned[:]
    other.muck = hand.muck[:]
    other.dealt_again = hand.dealt_again[:]
    other.stub = hand.stub[:]
    other.hole_places = hand.hole_places[:]
    other.holes = hand.holes[:]
    other.ups = hand.ups[:]
    other.boards = hand.boards[:]
    other.board_places = hand.board_places[:]
    other.events = hand.events[:]
    other.active = hand.active
    other.actor = hand.actor
    other.asked = hand.asked
    other.base = hand.base
    other.decision = hand.decision
    other.raise_epoch = hand.raise_epoch
    other.is_over = hand.is_over
    other.is_reshuffled = hand.is_reshuffled
    other.larger_bet = hand.larger_bet
    other.live = hand.live
    other.next_place = hand.next_place
    other.offered = hand.offered
    other.pending = hand.pending
    other.price = hand.price
    other.raise_size = hand.raise_size
    other.raises = hand.raises
    other.run = hand.run
    other.street = hand.street
    other.total = hand.total
    other.uncounted = hand.uncounted
    other.began_heads_up = hand.began_heads_up
    other.runs = hand.runs
    other.run_offer = hand.run_offer


def dump_hand(hand: HandState) -> dict[str, Any]:
    """The whole state, the deck included: not for anyone's eyes but the room's. The rake, being code, is left out."""
    state: dict[str, Any] = {name: getattr(hand, name) for name in SCALARS}
    state |= {name: list(getattr(hand, name)) for name in LISTS}
    state |= {name: [_plain(item) for item in getattr(hand, name)] for name in NESTED}
    refunded = list(hand.setup.opening.refunded)
    return {"setup": dump_setup(hand.setup), "state": state} | ({"refunded": refunded} if refunded else {})


def dump_setup(setup: Setup) -> dict[str, Any]:
    """A setup as plain data, but for the rake."""
    stakes = {name: getattr(setup, name) for name in SETUP_NUMBERS}
    lists = {name: list(getattr(setup, name)) for name in SETUP_LISTS}
    cited = {name: {key: list(ids) for key, ids in getattr(setup.rules, name).items()} for name in CITED}
    rules = {name: getattr(setup.rules, name) for name in PLAIN} | cited
    bomb_pot = {"bomb_pot": setup.game.parts} if setup.game.skips_first_bets else {}
    return {"game": setup.game.code, **bomb_pot, **stakes, **lists, "rules": rules}


def load_setup(data: Mapping[str, Any], rake: Rake | None = None) -> Setup:
    """The setup that `dump_setup` gave as data."""
    given = dict(data)
    declared, boards = game(given["game"]), given.pop("bomb_pot", 0)
    if boards:
        declared = bomb_pot_of(declared, boards)
    # (A hand kept before there was this decision went on as the first house's.)
    rules: dict[str, Any] = {"lone_player": "acts_once", **given["rules"]}
    for name in CITED:
        rules[name] = {key: tuple(ids) for key, ids in rules.get(name, {}).items()}
    return Setup(**{**given, "game": declared, "rules": HandRules(**rules)}, rake=rake)


def setup_of(data: Mapping[str, Any], rake: Rake | None = None) -> Setup:
    """The setup of a hand that `dump_hand` gave as data, without the posts that have gone back out of the pot."""
    setup = load_setup(data["setup"], rake)
    for player in data.get("refunded", ()):
        setup = setup.without_posts(player)
    return setup


def load_state(state: Mapping[str, Any], hand: HandState) -> None:
    """Fill in the state of a hand that has its setup (`setup_of`) and no more."""
    for name in SCALARS:
        setattr(hand, name, state[name])
    for name in LISTS:
        setattr(hand, name, list(state.get(name, ())))  # (a hand kept before 0.9 has no `dealt_again`)
    for name in NESTED:
        setattr(hand, name, [_frozen(item) for item in state[name]])
    hand.deck = hand.setup.both_decks if hand.is_reshuffled else list(hand.setup.deck)


def _plain(item: Any) -> Any:
    return [_plain(part) for part in item] if isinstance(item, tuple | list) else item


def _frozen(item: Any) -> Any:
    return tuple([_frozen(part) for part in item]) if isinstance(item, list) else item
