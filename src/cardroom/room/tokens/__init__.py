"""API tokens: a player's programs ask by them, within the scopes that the player gave them."""

from cardroom.room.tokens.token_desk import ApiTokens

__all__ = ["ApiTokens"]
