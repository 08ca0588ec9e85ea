"""OpenSpiel: `python_cardroom_freezeout`, a tournament of one table; returns are the prizes and add up to all of them.

>>> import pyspiel, cardroom.env.spiel_freezeout
>>> game = pyspiel.load_game("python_cardroom_freezeout(players=3,prizes=50 30 20)")
>>> game.num_players(), game.utility_sum()
(3, 100.0)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardroom.engine import Hand
from cardroom.env.cards_by_chance import CardsByChance
from cardroom.env.env_hand import most_decisions
from cardroom.env.freezeout import MOST_HANDS, Freezeout, FreezeoutLevel, OneTable
from cardroom.env.freezeout_views import fill, freezeout_pieces, freezeout_text
from cardroom.env.information import information_text
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.pieces import CARDS, size_of, views_of
from cardroom.env.spiel import PARAMETERS as OF_A_HAND
from cardroom.env.spiel import base_of, whole
from cardroom.env.spiel_state import DealtState, game_type
from cardroom.extras import needed
from cardroom.rules.refused import Refused

with needed():
    import pyspiel

PARAMETERS = {
    "game": "nlhe", "players": 3, "form": "", "stack": 50, "levels": "", "hands_a_level": 10, "prizes": "",
    "most_hands": MOST_HANDS, "button": "dead_button", "sizes": "",
}  # fmt: skip
"""Lists are numbers with spaces between; a level is small/big or small/big/ante: "1/2 2/4 4/8/1"."""

GAME_TYPE = game_type(
    "python_cardroom_freezeout",
    "Cardroom: a tournament of one table",
    pyspiel.GameType.Utility.CONSTANT_SUM,
    PARAMETERS,
    has_tensor=False,
)


class FreezeoutGame(pyspiel.Game):
    """A tournament. `terms` are its own, `table` the actions by number."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = PARAMETERS | dict(params or {})
        self.terms = terms = terms_of(given)
        self.table = ActionTable(terms.base, [float(size) for size in str(given["sizes"]).split()])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=CARDS,
            num_players=terms.players,
            min_utility=0.0,
            max_utility=float(max(terms.prizes)),
            utility_sum=float(sum(terms.prizes)),
            max_game_length=terms.most_hands * most_decisions(terms.base),
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "FreezeoutState":
        """Before the first card; the last player has the button."""
        return FreezeoutState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FreezeoutObserver":
        """The observer of a player now, or with perfect recall, as text alone."""
        if params:
            raise Refused("unknown-option", f"observations take no parameters; there were {params}")
        return FreezeoutObserver(self.terms, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FreezeoutState(DealtState):
    """A hand of the tournament after the other: cards one by one by chance, then a player's turn, and so on."""

    def __init__(self, game: FreezeoutGame) -> None:
        self.tournament = OneTable(game.terms)
        super().__init__(game, game.table, self.tournament.setup)
        self.ended: list[tuple[tuple[int, ...], Hand]] = []
        """The hands that are over, with the players in each."""

    def current_player(self) -> int:
        """The player whose turn it is, or the ids of chance or the end."""
        if self.tournament.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._deal.lacks_cards:
            return int(pyspiel.PlayerId.CHANCE)
        return self.tournament.order[self._deal.hand.actor]

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal(self._deal.hand) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        super()._apply_action(action)
        if not self._deal.lacks_cards and self._deal.hand.is_over:
            self.ended.append((self.tournament.order, self._deal.hand))
            self.tournament.end_hand(self._deal.hand)
            if not self.tournament.is_over:
                self._deal = CardsByChance(self.tournament.setup)

    def is_terminal(self) -> bool:
        """Whether everybody has a place."""
        return self.tournament.is_over

    def returns(self) -> list[float]:
        """The prizes, zeros before the end."""
        is_over = self.tournament.is_over
        return [float(prize or 0) if is_over else 0.0 for prize in self.tournament.prizes]

    def __str__(self) -> str:
        return f"hand {self.tournament.hands + 1} {self.tournament.stacks} | {super().__str__()}"


class FreezeoutObserver:
    """OpenSpiel's observer: `tensor` and its named parts `dict`, or a text. With perfect recall there is a text alone:
    all that the player has seen in each hand. At a chance node the hand is as it was before the cards being drawn.
    """

    def __init__(self, terms: Freezeout, iig_obs_type: Any) -> None:
        self.recalls = bool(iig_obs_type.perfect_recall)
        self.public = bool(iig_obs_type.public_info)
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.pieces = tuple(
            [
                piece
                for piece in freezeout_pieces(terms)
                if not self.recalls and (self.public if piece.is_public else self.private)
            ]
        )
        self.tensor = np.zeros(size_of(self.pieces), np.float32)
        self.dict = views_of(self.tensor, self.pieces)

    def set_from(self, state: FreezeoutState, player: int) -> None:
        """Fill in the observation of `player`."""
        self.tensor.fill(0)
        if state.hand is not None and self.pieces:
            fill(state.tournament, state.hand, player, self.dict)

    def string_from(self, state: FreezeoutState, player: int) -> str:
        """The same as text; without private parts it is what anyone sees, without public ones the player's own cards."""
        viewer = player if self.private else -1
        if self.recalls:
            hands = [
                *state.ended,
                *([(state.tournament.order, state.hand)] if state.hand is not None else []),
            ]
            return (
                " || ".join([_recalled(order, hand, viewer) for order, hand in hands])
                or f"p{viewer} before the deal"
            )
        if state.hand is None or (state.tournament.is_over and not self.public):
            return f"p{viewer} before the deal"
        return freezeout_text(state.tournament, state.hand, viewer)


def _recalled(order: tuple[int, ...], hand: Hand, viewer: int) -> str:
    seat = order.index(viewer) if viewer in order else -1
    return f"seats {' '.join(map(str, order))} {information_text(hand, seat)}"


def terms_of(given: Mapping[str, Any]) -> Freezeout:
    """The terms that the parameters describe. Raises Refused, also where discarded cards might be dealt again."""
    base_of(OF_A_HAND | {name: given[name] for name in ("game", "players", "form")})
    levels = []
    for text in str(given["levels"]).split():
        amounts = [whole("levels", part) for part in text.split("/")]
        if len(amounts) not in (2, 3):
            raise Refused("bad-amount", f"a level is small/big or small/big/ante, not {text!r}")
        levels.append(FreezeoutLevel(*amounts))
    return Freezeout(
        game=str(given["game"]),
        players=int(given["players"]),
        form=str(given["form"]),
        stack=int(given["stack"]),
        levels=tuple(levels),
        hands_a_level=int(given["hands_a_level"]),
        prizes=tuple([whole("prizes", text) for text in str(given["prizes"]).split()]),
        most_hands=int(given["most_hands"]),
        button=str(given["button"]),
    )


pyspiel.register_game(GAME_TYPE, FreezeoutGame)
