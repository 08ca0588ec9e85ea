"""What OpenSpiel's games of ours have in common: their type, and a state whose cards chance nodes deal."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.engine import Hand, Setup
from cardroom.env.cards_by_chance import CardsByChance
from cardroom.env.numbered_actions import ActionTable
from cardroom.extras import needed
from cardroom.games import EVERY_GAME

with needed():
    import pyspiel

MAX_PLAYERS = max(game.most_players for game in EVERY_GAME.values())


def game_type(
    short_name: str, long_name: str, utility: pyspiel.GameType.Utility, parameters: Any, *, has_tensor: bool
) -> pyspiel.GameType:
    """The type of a game with cards by chance and returns at its end. `has_tensor`: its information states have one."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class DealtState(pyspiel.State):
    """A hand whose cards are drawn one by one by chance before its players go on. `table` numbers their actions."""

    def __init__(self, game: pyspiel.Game, table: ActionTable, setup: Setup) -> None:
        super().__init__(game)
        self._table = table
        self._deal = CardsByChance(setup)

    @property
    def hand(self) -> Hand | None:
        """The engine's hand as it was when all its cards had last been drawn; None before a deal."""
        return self._deal.seen

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each remaining card, with equal chance."""
        cards = self._deal.undrawn()
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        if self._deal.lacks_cards:
            self._deal.draw(action)
        else:
            self._deal.act(self._table.decode(self._deal.hand, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {card_text(action)}" if player == pyspiel.PlayerId.CHANCE else self._table.name(action)

    def __str__(self) -> str:
        # The whole state, for a viewer who may see everything.
        deal = self._deal
        dealt = " ".join(card_text(card) for card in deal.drawn)
        acts = " ".join(f"{verb}:{amount}" if amount else verb for verb, amount in deal.actions)
        return f"{dealt} | {acts}"
