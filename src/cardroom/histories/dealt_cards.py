"""The cards of a PHH document in the order in which our dealer deals them, and how many lie there at each action."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cardroom.cards.card import UNKNOWN, card, card_text
from cardroom.cards.deck import DECK_SIZE
from cardroom.games import Game
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh_actions import Action, DealBoard, DealHole, Discard, Fold, ShowOrMuck

Numbered = list[tuple[str, Action]]
"""Actions, each with the place it has in its document."""


@dataclass
class Dealt:
    """The cards in dealing order; `own` are the places of a player's cards as they came, `held` those not given up.

    `by` says how many cards were dealt before each action, and after them how many in all; `common` are the places of
    the cards that a stud game dealt to all; `told` is where in the document each card stands.
    """

    own: list[list[int]]
    held: list[list[int]]
    deck: list[int] = field(default_factory=list)
    by: list[int] = field(default_factory=list)
    shown: dict[int, str] = field(default_factory=dict)
    common: list[int] = field(default_factory=list)
    told: list[str] = field(default_factory=list)


def read_deck(actions: Numbered, players: int, game: Game, call: Callable[[int], str]) -> Dealt:
    """The cards of a document as our dealer deals them.

    Cards go round one at a time, first the face-down ones; new cards of a draw go to one player after the other.
    A player who mucks holds face-down cards that nobody knows: to the engine that is a hand that wins nothing. Showing
    cards of which none is known (``sm ????``) is a muck too. `call` gives a player's name in a fault.

    Raises:
        BrokenHistory: cards missing, too many or twice, shown cards not dealt, or a showdown nobody can judge.
    """
    dealt = Dealt([[] for _ in range(players)], [[] for _ in range(players)])
    group: dict[int, list[tuple[str, int]]] = {}
    is_draw = False
    folded: set[int] = set()
    mucked: set[int] = set()
    for where, action in actions:
        if group and not (isinstance(action, DealHole) and action.player not in group):
            close_group(dealt, group, is_draw)
            group, is_draw = {}, False
        dealt.by.append(len(dealt.deck))
        match action:
            case DealHole(player=player, cards=cards):
                group[player] = [(where, card(text)) for text in cards]
            case DealBoard(cards=cards):
                if game.opener:
                    dealt.common += range(len(dealt.deck), len(dealt.deck) + len(cards))
                dealt.deck += [card(text) for text in cards]
                dealt.told += [where] * len(cards)
            case Discard(player=player, cards=cards):
                is_draw = game.has_draw
                give_up(dealt, player, [card(text) for text in cards])
            case Fold(player=player):
                folded.add(player)
            case ShowOrMuck(player=player) if is_muck(action):
                mucked.add(player)
            case ShowOrMuck(player=player, cards=cards):
                dealt.shown[player] = where
                if cards is not None:
                    show(dealt, where, player, [card(text) for text in cards], call(player))
            case _:
                pass
    close_group(dealt, group, is_draw)
    dealt.by.append(len(dealt.deck))
    check(dealt, game, folded, mucked, call)
    return dealt


def is_muck(action: ShowOrMuck) -> bool:
    """Whether a hand was put away unseen."""
    return not action.as_dealt and {*(action.cards or ())} <= {"??"}


def close_group(dealt: Dealt, group: dict[int, list[tuple[str, int]]], is_draw: bool) -> None:
    """One street's own cards, all players', enter the deck."""
    if is_draw:
        rounds = [(player, place) for player in sorted(group) for place in range(len(group[player]))]
    else:
        most = max(map(len, group.values()), default=0)
        rounds = [
            (player, place) for place in range(most) for player in sorted(group) if place < len(group[player])
        ]
    for player, place in rounds:
        dealt.own[player].append(len(dealt.deck))
        dealt.held[player].append(len(dealt.deck))
        where, code = group[player][place]
        dealt.deck.append(code)
        dealt.told.append(where)


def give_up(dealt: Dealt, player: int, cards: list[int]) -> None:
    """Cards given up are held no more; of cards nobody knows the first will do."""
    for given in cards:
        place = next((place for place in dealt.held[player] if dealt.deck[place] == given), -1)
        if place >= 0:
            dealt.held[player].remove(place)


def show(dealt: Dealt, where: str, player: int, cards: list[int], name: str) -> None:
    """Shown cards take the places of those not known until then."""
    places = dealt.held[player]
    known = [dealt.deck[place] for place in places if dealt.deck[place] != UNKNOWN]
    rest = [shown for shown in cards if shown not in known]
    unknown = [place for place in places if dealt.deck[place] == UNKNOWN]
    if len(rest) > len(unknown) or len(cards) - len(rest) > len(known):
        raise BrokenHistory(where, f"{name} shows other cards than were dealt")
    for place, shown in zip(unknown, rest, strict=False):
        dealt.deck[place], dealt.told[place] = shown, where


def check(dealt: Dealt, game: Game, folded: set[int], mucked: set[int], call: Callable[[int], str]) -> None:
    """Every card once, everyone still in with as many as the game deals, no showdown that cannot be judged."""
    players = len(dealt.own)
    # A card that is out of play may be dealt again once the deck has run out; a house burns one a street at most.
    in_play = {place for player, places in enumerate(dealt.held) if player not in folded for place in places}
    dealt_to_players = {place for places in dealt.own for place in places}
    reused = DECK_SIZE - len(game.streets) if game.has_draw else len(dealt.deck)
    places_of: dict[int, list[int]] = {}
    for place, code in enumerate(dealt.deck):
        places_of.setdefault(code, []).append(place)
    for code, at in places_of.items():
        lying = [place for place in at if place in in_play or place not in dealt_to_players]
        if code != UNKNOWN and len(at) > 1 and (len(lying) > 1 or at[1] < reused):
            raise BrokenHistory(dealt.told[at[1]], f"{card_text(code)} is dealt twice")
    for player, places in enumerate(dealt.own):
        wanted = game.hole_cards - len(dealt.common)
        if player in folded or len(folded) == players - 1:
            wanted = min(wanted, max(len(places), game.streets[0].hole + game.streets[0].up))
        if len(places) < wanted or (len(places) > wanted and not game.has_draw):
            what = f"{call(player)} has {len(places)} cards, but {game.name} deals {game.hole_cards}"
            raise BrokenHistory("actions", what)
        held = dealt.held[player]
        if player in mucked and player not in dealt.shown:
            for place in places[: game.streets[0].hole] if game.opener else held:
                dealt.deck[place] = UNKNOWN
        elif player not in folded and len(folded) < players - 1 and UNKNOWN in [dealt.deck[p] for p in held]:
            where = dealt.shown.get(player, "actions")
            raise BrokenHistory(where, f"nobody knows what {call(player)} had at the showdown")
