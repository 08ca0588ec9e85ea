"""Games: one small declaration each, which the engine plays. `catalogue.game` finds one by its code."""

from cardroom.games.catalogue import EVERY_GAME, GAMES, OFFERED, game
from cardroom.games.game import Form, Game, Opener, Share, Street

__all__ = ["EVERY_GAME", "GAMES", "OFFERED", "Form", "Game", "Opener", "Share", "Street", "game"]
