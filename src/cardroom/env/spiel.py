"""OpenSpiel: `python_cardroom`, every game and form, with each card dealt by a chance node.

>>> import pyspiel, cardroom.env.spiel
>>> game = pyspiel.load_game("python_cardroom(game=razz,players=3)")
>>> game.num_players(), game.utility_sum()
(3, 0.0)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardroom.engine import Setup
from cardroom.env import information, observing
from cardroom.env.cash import won
from cardroom.env.env_hand import deal_of, most_decisions
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.pieces import CARDS, Piece, information_pieces, observation_pieces, size_of, views_of
from cardroom.env.spiel_state import DealtState, game_type
from cardroom.extras import needed
from cardroom.rules.refused import Refused

with needed():
    import pyspiel

PARAMETERS = {"game": "nlhe", "players": 2, "form": "", "stacks": "", "blinds": "", "antes": "", "sizes": ""}
"""Lists are numbers with spaces between: "200 150". Parameters left out have the defaults of `cardroom simulate`."""

GAME_TYPE = game_type(
    "python_cardroom",
    "Cardroom: a hand of poker by a house's rules",
    pyspiel.GameType.Utility.ZERO_SUM,
    PARAMETERS,
    has_tensor=True,
)


class CardroomGame(pyspiel.Game):
    """One hand for money; returns are the chips won. `base` is its setup, `table` its actions by number."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = PARAMETERS | dict(params or {})
        self.base = base = base_of(given)
        self.table = ActionTable(base, [float(size) for size in str(given["sizes"]).split()])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=CARDS,
            num_players=len(base.stacks),
            min_utility=-float(max(base.stacks)),
            max_utility=float(sum(base.stacks) - min(base.stacks)),
            utility_sum=0.0,
            max_game_length=most_decisions(base),
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "CardroomState":
        """Before the first card."""
        return CardroomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CardroomObserver":
        """The observer of a seat now, or with perfect recall of all it has seen."""
        if params:
            raise Refused("unknown-option", f"observations take no parameters; there were {params}")
        return CardroomObserver(self.base, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CardroomState(DealtState):
    """A hand: cards one by one by chance, then a player's turn, and so on."""

    def __init__(self, game: CardroomGame) -> None:
        super().__init__(game, game.table, game.base)

    def current_player(self) -> int:
        """The player whose turn it is, or the ids of chance or the end."""
        if self._deal.lacks_cards:
            return int(pyspiel.PlayerId.CHANCE)
        if self._deal.hand.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._deal.hand.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal(self._deal.hand) if player == self._deal.hand.actor else []

    def is_terminal(self) -> bool:
        """Whether the last chip has been pushed."""
        return not self._deal.lacks_cards and self._deal.hand.is_over

    def returns(self) -> list[float]:
        """Chips won or lost, zeros before the end."""
        hand = self._deal.hand
        return [float(chips) for chips in won(hand)] if self.is_terminal() else [0.0] * len(hand.stacks)


class CardroomObserver:
    """OpenSpiel's observer: `tensor` and its named parts `dict`, or a text. At a chance node it shows the hand as it
    was before the cards that are being drawn.
    """

    def __init__(self, base: Setup, iig_obs_type: Any) -> None:
        self.recalls = bool(iig_obs_type.perfect_recall)
        self.public = bool(iig_obs_type.public_info)
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = information_pieces(base) if self.recalls else observation_pieces(base)
        self.pieces: tuple[Piece, ...] = tuple(
            [piece for piece in pieces if (self.public if piece.is_public else self.private)]
        )
        self.tensor = np.zeros(size_of(self.pieces), np.float32)
        self.dict = views_of(self.tensor, self.pieces)

    def set_from(self, state: CardroomState, player: int) -> None:
        """Fill in the observation of `player`."""
        self.tensor.fill(0)
        hand = state.hand
        if hand is not None:
            (information if self.recalls else observing).fill(hand, player, self.dict)

    def string_from(self, state: CardroomState, player: int) -> str:
        """The same as text; without private parts it is what anyone sees, without public ones the player's own cards."""
        hand = state.hand
        if hand is None:
            return f"p{player} before the deal" if self.private else "before the deal"
        if not self.public:
            return observing.own_text(hand, player) if self.private else ""
        viewer = player if self.private else -1
        return (information.information_text if self.recalls else observing.observation_text)(hand, viewer)


def base_of(given: Mapping[str, Any]) -> Setup:
    """The setup that the parameters describe. Raises Refused, also where discarded cards might be dealt again."""
    lists = {
        name: tuple([whole(name, text) for text in str(given[name]).split()])
        for name in ("stacks", "blinds", "antes")
    }
    for name, amounts in lists.items():
        if amounts and len(amounts) != given["players"]:
            raise Refused("bad-setup", f"there are {len(amounts)} {name} for {given['players']} players")
    base = deal_of(str(given["game"]), int(given["players"]), str(given["form"]), **lists)
    game, players = base.game, len(base.stacks)
    if game.has_draw:
        drawn = sum(street.draw + game.offers_single_draw for street in game.streets if street.draw)
        cards = (
            players * (game.hole_cards + drawn) + sum(street.board for street in game.streets) * game.boards
        )
        if cards > len(base.deck):
            raise Refused(
                "bad-setup",
                f"{game.name} for {players} may deal discarded cards again; take fewer players",
            )
    return base


def whole(name: str, text: str) -> int:
    """A whole number of a list. Raises Refused."""
    try:
        return int(text)
    except ValueError:
        raise Refused("bad-amount", f"{name} are whole numbers with spaces between, not {text!r}") from None


pyspiel.register_game(GAME_TYPE, CardroomGame)
