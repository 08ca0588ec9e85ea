"""The cards of a table by the pile they lie in, and what each step of a repair does to them."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from cardroom.floor.model.steps import Step

Mix = Callable[[Sequence[int]], Sequence[int]]
"""The order that a shuffle gives these cards: chance comes in as a value."""
Cards = tuple[int, ...]


class PlayerCards(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's cards in the order dealt; a player who has folded holds none."""

    down: Cards = ()
    up: Cards = ()
    in_hand: bool = True


class Piles(msgspec.Struct, frozen=True, kw_only=True):
    """Every card of the deck, once. The top of the deck comes first, in the other piles the card laid last comes last;
    `players` are in dealing order.
    """

    deck: Cards = ()
    burns: Cards = ()
    board: Cards = ()
    muck: Cards = ()
    aside: Cards = ()
    players: tuple[PlayerCards, ...] = ()

    @property
    def all_cards(self) -> Cards:
        """The cards of all piles, sorted."""
        held = [card for player in self.players for card in (*player.down, *player.up)]
        return tuple(sorted((*self.deck, *self.burns, *self.board, *self.muck, *self.aside, *held)))


def apply(piles: Piles, steps: Iterable[Step], mix: Mix) -> Piles:
    """The piles after these steps. Steps of the betting alone move no card.

    Raises ValueError if a pile has fewer cards than a step asks for.
    """
    for step in steps:
        after = _one(piles, step, mix)
        if after.all_cards != piles.all_cards:
            raise AssertionError(f"cards were lost or doubled: {step}")
        piles = after
    return piles


def _one(piles: Piles, step: Step, mix: Mix) -> Piles:
    match step.do:
        case "take_back":
            return _take_back(piles, step)
        case "set_aside":
            board, taken = _last(piles.board, step)
            return _with(piles, board=board, aside=(*piles.aside, *taken))
        case "mix":
            board, taken = _last(piles.board, step)
            return _with(piles, board=(*board, *mix(taken)))
        case "draw" | "next_burn":
            board, taken = _last(piles.board, step)
            return _with(piles, board=board, deck=(*taken, *piles.deck))
        case "shuffle" | "shuffle_on_table":
            return _with(piles, deck=tuple(mix(piles.deck)))
        case "cut":
            # A cut moves the upper part below; chance says how large that part is.
            depth = piles.deck.index(mix(piles.deck)[0]) if piles.deck else 0
            return _with(piles, deck=(*piles.deck[depth:], *piles.deck[:depth]))
        case "burn":
            deck, taken = _first(piles.deck, step.cards)
            return _with(piles, deck=deck, burns=(*piles.burns, *taken))
        case "deal" if step.target == "board":
            deck, taken = _first(piles.deck, step.cards)
            return _with(piles, deck=deck, board=(*piles.board, *taken))
        case "deal":
            return _deal(piles, step)
        case "turn_up":
            return _turn_up(piles, step)
        case "gather":
            return Piles(deck=piles.all_cards, players=tuple(PlayerCards() for _ in piles.players))
        case _:
            return piles


def _take_back(piles: Piles, step: Step) -> Piles:
    """Cards come back on the deck, the last dealt first: it then lies as before they left it."""
    if step.source in ("up", "down"):
        for place in reversed(_places(piles, step)):
            held = piles.players[place]
            kept, taken = _last(getattr(held, step.source), step)
            players = _seated(piles, place, msgspec.structs.replace(held, **{step.source: kept}))
            piles = _with(piles, deck=(*taken, *piles.deck), players=players)
        return piles
    kept, taken = _last(getattr(piles, step.source), step)
    return _with(piles, deck=(*taken, *piles.deck), **{step.source: kept})


def _deal(piles: Piles, step: Step) -> Piles:
    """One card after the other round the table, as often as each gets cards."""
    for _ in range(step.cards):
        for place in _places(piles, step):
            held = piles.players[place]
            deck, taken = _first(piles.deck, 1)
            more = {step.target: (*getattr(held, step.target), *taken)}
            players = _seated(piles, place, msgspec.structs.replace(held, **more))
            piles = _with(piles, deck=deck, players=players)
    return piles


def _turn_up(piles: Piles, step: Step) -> Piles:
    for place in _places(piles, step):
        held = piles.players[place]
        if len(held.down) < step.place:
            raise ValueError(f"there is no down card {step.place} to turn up")
        card = held.down[step.place - 1]
        down = (*held.down[: step.place - 1], *held.down[step.place :])
        piles = _with(piles, players=_seated(piles, place, PlayerCards(down, (*held.up, card))))
    return piles


def _places(piles: Piles, step: Step) -> list[int]:
    """Those of the players the step is about who are still in the hand, counted from 0."""
    asked = [place - 1 for place in step.who] or range(len(piles.players))
    return [place for place in asked if piles.players[place].in_hand]


def _first(cards: Cards, count: int) -> tuple[Cards, Cards]:
    """The rest, and the first so many."""
    if len(cards) < count:
        raise ValueError(f"{count} cards are to come off the deck, which has {len(cards)}")
    return cards[count:], cards[:count]


def _last(cards: Cards, step: Step) -> tuple[Cards, Cards]:
    """The rest, and the last so many."""
    if len(cards) < step.cards:
        raise ValueError(f"{step.cards} cards are to leave the {step.source}, which has {len(cards)}")
    cut = len(cards) - step.cards
    return cards[:cut], cards[cut:]


def _with(piles: Piles, **changed: Cards | tuple[PlayerCards, ...]) -> Piles:
    return msgspec.structs.replace(piles, **changed)


def _seated(piles: Piles, place: int, held: PlayerCards) -> tuple[PlayerCards, ...]:
    return (*piles.players[:place], held, *piles.players[place + 1 :])
