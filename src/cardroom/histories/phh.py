"""The Poker Hand History format (PHH 0.0.2): a TOML document for one hand (.phh), numbered tables for many (.phhs).

Arrays are in player order: p1 is the first to the left of the dealer, the last player is the dealer. Heads-up, p1
is the big blind and p2 the dealer, yet antes and blinds are written small blind first: `posted` gives them by player.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from decimal import Decimal
from typing import Any

import tomli_w

from cardroom.histories.history_amounts import Amount, check_amount
from cardroom.histories.history_faults import BrokenHistory, told
from cardroom.histories.phh_actions import Action, parse_action

Value = str | bool | int | Decimal | date | datetime | time | list["Value"] | dict[str, "Value"]

UNKNOWN_STACK = Decimal("inf")
MAX_PLAYERS = 22  # hold'em cannot be dealt to more with 52 cards and a board with burns
BLIND_FIELDS = ("blinds_or_straddles",)
NO_LIMIT_FIELDS = (*BLIND_FIELDS, "min_bet")
FIXED_LIMIT_FIELDS = (*BLIND_FIELDS, "small_bet", "big_bet")
STUD_FIELDS = ("bring_in", "small_bet", "big_bet")
REQUIRED: dict[str, tuple[str, ...]] = {
    "NT": NO_LIMIT_FIELDS,
    "NS": NO_LIMIT_FIELDS,
    "PO": NO_LIMIT_FIELDS,
    "N2L1D": NO_LIMIT_FIELDS,
    "FT": FIXED_LIMIT_FIELDS,
    "FO/8": FIXED_LIMIT_FIELDS,
    "F2L3D": FIXED_LIMIT_FIELDS,
    "FB": FIXED_LIMIT_FIELDS,
    "F7S": STUD_FIELDS,
    "F7S/8": STUD_FIELDS,
    "FR": STUD_FIELDS,
}
BOARD_RUNS = "_board_runs"
"""A field of ours: how often the board was run. The cards of each run stand after those of the one before."""
BOMB_POT = "_bomb_pot"
"""Another one: on how many boards a bomb pot was played. Nobody bets before its flop."""
DEAD_BLIND = "_dead_blind"
"""Another one, in pot limit: the small blind where nobody owed it. It may count in the pot that bounds a bet."""
SHOWN = "_shown"
"""And what players showed when the hand was over: lines like those of a showdown, which the format has no place for."""
CHIP = "_chip"
"""And the smallest chip of a cash table: pots are divided by it."""
HOUSE, OFFER = "_house", "_offer"
"""By whose rules the hand was played, and what that house calls the game."""
SINGLE_AMOUNTS = ("min_bet", "small_bet", "big_bet", "bring_in")


@dataclass(frozen=True)
class PhhHand:
    """One hand as its document tells it. A stack nobody wrote down is infinite. ``amounts`` has min_bet, small_bet,
    big_bet, bring_in as far as written.

    ``actions`` are the document's lines, commentary and all; `typed_actions` reads them. ``other`` keeps every further
    field (players, hand, finishing_stacks, ``_own`` ones) as written.
    """

    variant: str
    antes: tuple[Amount, ...]
    starting_stacks: tuple[Amount, ...]
    actions: tuple[str, ...]
    blinds_or_straddles: tuple[Amount, ...] = ()
    amounts: Mapping[str, Amount] = field(default_factory=dict)
    ante_trimming: bool = False
    other: Mapping[str, Value] = field(default_factory=dict)

    def typed_actions(self, prefix: str = "") -> list[tuple[str, Action]]:
        """Each action with the place it has in the document. Comments and empty lines are left out."""
        typed = []
        for place, line in enumerate(self.actions):
            where = f"{prefix}actions[{place}]"
            action = parse_action(line, len(self.starting_stacks), where)
            if action is not None:
                typed.append((where, action))
        return typed

    @property
    def dead(self) -> tuple[Amount, ...]:
        """The parts of the antes that are dead blinds (``_dead``), in the order of the antes. Raises BrokenHistory."""
        if "_dead" not in self.other:
            return (0,) * len(self.antes)
        dead = self.amounts_of("_dead")
        if any(part > ante for part, ante in zip(dead, self.antes, strict=True)):
            raise BrokenHistory("_dead", "more than the antes of which it is a part")
        return dead

    def amounts_of(self, name: str) -> tuple[Amount, ...]:
        """A field among the others that has one amount a player. Raises BrokenHistory."""
        return _for_each(self.starting_stacks, self.other[name], name)

    def amounts_among(self, *names: str) -> tuple[Amount, ...]:
        """All amounts in these of the other fields, which may be missing or have one or many. Raises BrokenHistory."""
        found: list[Amount] = []
        for name in names:
            value = self.other.get(name, [])
            found += _amounts(value if isinstance(value, list) else [value], name)
        return tuple(found)

    def posted(self, amounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
        """Antes or blinds by player: two players write them in the other order."""
        return amounts[::-1] if len(self.starting_stacks) == 2 else amounts


def read_phh(text: str) -> PhhHand:
    """The hand of a .phh document.

    Raises:
        BrokenHistory: not TOML, a required field is missing, or a field is not what it must be.
    """
    return _hand(_load(text), "")


def read_phhs(text: str) -> list[PhhHand]:
    """The hands of a .phhs document, in its order. A document of one hand without a table counts as one.

    Raises:
        BrokenHistory: as `read_phh`, for the first hand that is broken.
    """
    hands = []
    for _, hand in read_each(text):
        if isinstance(hand, BrokenHistory):
            raise hand
        hands.append(hand)
    return hands


def read_each(text: str) -> list[tuple[str, PhhHand | BrokenHistory]]:
    """The hands of a .phhs document by the names of their tables; of a broken one, what is wrong with it.

    Raises:
        BrokenHistory: not TOML.
    """
    document = _load(text)
    if "variant" in document:
        document = {"1": document}
    hands: list[tuple[str, PhhHand | BrokenHistory]] = []
    for name, table in document.items():
        try:
            if not isinstance(table, dict):
                raise BrokenHistory(told(name), "a file of many hands has one table a hand ([1], [2], ...)")
            hands.append((name, _hand(table, f"[{told(name)}] ")))
        except BrokenHistory as fault:
            hands.append((name, fault))
    return hands


def write_phh(hand: PhhHand) -> str:
    """The hand as a .phh document: required fields first, then the others as they were."""
    return tomli_w.dumps(_fields(hand))


def write_phhs(hands: Iterable[PhhHand]) -> str:
    """Many hands as one .phhs document, numbered from 1."""
    return tomli_w.dumps({str(number): _fields(hand) for number, hand in enumerate(hands, start=1)})


def _load(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as fault:
        raise BrokenHistory("", f"not a TOML document: {fault}") from None
    except RecursionError:
        raise BrokenHistory(
            "", "not a readable TOML document: lists or tables lie too deep in each other"
        ) from None
    except (ArithmeticError, ValueError):
        raise BrokenHistory(
            "", "not a readable TOML document: a number in it is longer than any amount"
        ) from None


def _fields(hand: PhhHand) -> dict[str, Value]:
    fields: dict[str, Value] = {"variant": hand.variant, "ante_trimming_status": hand.ante_trimming}
    fields["antes"] = list(hand.antes)
    if hand.blinds_or_straddles:
        fields["blinds_or_straddles"] = list(hand.blinds_or_straddles)
    fields.update(hand.amounts)
    fields["starting_stacks"] = list(hand.starting_stacks)
    fields["actions"] = list(hand.actions)
    fields.update(hand.other)
    return fields


def _hand(document: dict[str, Any], prefix: str) -> PhhHand:
    fields = dict(document)
    variant = fields.pop("variant", None)
    if not isinstance(variant, str):
        raise BrokenHistory(f"{prefix}variant", "missing: it names the game (NT, PO, ...)")
    for name in ("antes", "starting_stacks", "actions", *REQUIRED.get(variant, ())):
        if name not in fields:
            raise BrokenHistory(f"{prefix}{name}", f"missing: a hand of {variant} needs it")
    stacks = _amounts(fields.pop("starting_stacks"), f"{prefix}starting_stacks", may_be_unknown=True)
    if not 2 <= len(stacks) <= MAX_PLAYERS:
        raise BrokenHistory(
            f"{prefix}starting_stacks", f"{len(stacks)} players: a hand has 2 to {MAX_PLAYERS}"
        )
    actions = fields.pop("actions")
    if not isinstance(actions, list) or not all(isinstance(line, str) for line in actions):
        raise BrokenHistory(f"{prefix}actions", "must be a list of texts")
    trimming = fields.pop("ante_trimming_status", False)
    if not isinstance(trimming, bool):
        raise BrokenHistory(f"{prefix}ante_trimming_status", "must be true or false")
    hand = PhhHand(
        variant=variant,
        antes=_for_each(stacks, fields.pop("antes"), f"{prefix}antes"),
        starting_stacks=stacks,
        actions=tuple(actions),
        blinds_or_straddles=(
            _for_each(stacks, fields.pop("blinds_or_straddles"), f"{prefix}blinds_or_straddles")
            if "blinds_or_straddles" in fields
            else ()
        ),
        amounts={
            name: check_amount(fields.pop(name), f"{prefix}{name}")
            for name in SINGLE_AMOUNTS
            if name in fields
        },
        ante_trimming=trimming,
        other=fields,
    )
    hand.typed_actions(prefix)
    return hand


def _amounts(
    value: object, where: str, may_be_unknown: bool = False, may_be_late: bool = False
) -> tuple[Amount, ...]:
    """Amounts of a list; one below zero is a bet posted out of position, where the field ``may_be_late``."""
    if not isinstance(value, list):
        raise BrokenHistory(where, "must be a list of amounts, one a player")
    amounts: list[Amount] = []
    for place, item in enumerate(value):
        is_number = isinstance(item, int | Decimal) and not (isinstance(item, Decimal) and item.is_nan())
        if may_be_unknown and is_number and item == UNKNOWN_STACK:
            amounts.append(item)
        elif may_be_late and is_number and item < 0:
            late = item.copy_abs() if isinstance(item, Decimal) else -item  # exact, where -item would round
            amounts.append(-check_amount(late, f"{where}[{place}]"))
        else:
            amounts.append(check_amount(item, f"{where}[{place}]"))
    return tuple(amounts)


def _for_each(stacks: tuple[Amount, ...], value: object, where: str) -> tuple[Amount, ...]:
    amounts = _amounts(value, where, may_be_late=where.endswith("blinds_or_straddles"))
    if len(amounts) != len(stacks):
        raise BrokenHistory(where, f"{len(amounts)} amounts for {len(stacks)} players")
    return amounts
