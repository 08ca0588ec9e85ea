"""The check of a house's offers against the games: such games exist, are played in such a form, with such cards."""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from cardroom.cards.card import UNKNOWN, CardFault, parse_cards
from cardroom.cards.deck import DECK_SIZE
from cardroom.games.catalogue import EVERY_GAME, OFFERED
from cardroom.games.deck_use import deck_shortage
from cardroom.games.game import Game
from cardroom.rules.book_loading import load_rulebook
from cardroom.rules.house_games import GameOffer
from cardroom.rules.layers.layers import Source
from cardroom.rules.layers.source_positions import Path
from cardroom.rules.rulebook import Rulebook

FEWEST = "cards.fewest_for_common_card"
HAND = 5
"""Cards that make the least hand of a jackpot."""


def load_house(source: Source) -> Rulebook:
    """A rulebook that a room can play by: `load_rulebook` with all checks there are. Raises RulebookFaults."""
    return load_rulebook(source, unplayable)


def unplayable(
    values: Mapping[str, Any],
    games: Mapping[str, GameOffer],
    deals: Iterable[str] = (),
    own: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
) -> Iterator[tuple[Path, str]]:
    """Everything offered that cannot be played, as paths and words (`rules.book_loading.Further`)."""
    for game_id, offer in games.items():
        if offer.form == "points":
            if offer.deal != "open-face":
                yield (
                    ("games", game_id, "deal"),
                    f'{_quoted(offer.deal)} has bets; "open-face" is played for points',
                )
        elif offer.form == "mixed":
            if offer.deal not in ("rotation", "choice"):
                yield ("games", game_id, "deal"), f'must be "rotation" or "choice", is {_quoted(offer.deal)}'
        for part in offer.all_parts:
            key = "parts" if offer.form == "mixed" else "deal"
            if part.deal not in OFFERED:
                yield ("games", game_id, key), _no_such(part.deal)
            elif part.form not in OFFERED[part.deal].forms:
                yield ("games", game_id, key), f"{OFFERED[part.deal].name} is not played in {part.form}"
            elif offer.deal == "choice" and len(OFFERED[part.deal].deck) < DECK_SIZE:
                words = "is dealt from a deck of its own: its cards can't be dealt before the game is chosen"
                yield ("games", game_id, key), f"{OFFERED[part.deal].name} {words}"
            else:
                yield from _short_deck(game_id, OFFERED[part.deal], values, own.get(game_id, {}))
    for code in deals:
        if code not in OFFERED:
            yield ("deals", code), _no_such(code)
    for row in values.get("jackpot.criteria", ()):
        yield from _criterion(row.games, row.least_hand)


def _short_deck(
    game_id: str, game: Game, values: Mapping[str, Any], own: Mapping[str, Any]
) -> Iterator[tuple[Path, str]]:
    """The burned cards of a game that would leave too few to deal, told where they are decided."""
    rules = [own.get(key, values.get(key)) for key in ("cards.burns", "cards.reserve", FEWEST)]
    if None in rules:
        return  # (told already)
    burns, reserve, fewest = rules
    for players in range(game.most_players, 1, -1):
        if told := deck_shortage(game, players, burns, reserve, fewest):
            of_game = bool({"cards.burns", "cards.reserve", FEWEST} & own.keys())
            yield ("games", game_id, "cards", "burns") if of_game else ("cards", "burns"), told
            return


def _criterion(games: tuple[str, ...], least_hand: str) -> Iterator[tuple[Path, str]]:
    path: Path = ("jackpot", "criteria")
    for code in games:
        if code not in OFFERED:
            yield path, _no_such(code)
    try:
        cards = parse_cards(least_hand)
    except CardFault as wrong:
        yield path, f"least_hand: {wrong}"
        return
    if len(set(cards)) != HAND or len(cards) != HAND or UNKNOWN in cards:
        yield path, f"least_hand must be five different cards, is {_quoted(least_hand)}"


def _no_such(code: str) -> str:
    if code in EVERY_GAME:
        return f"{EVERY_GAME[code].name} is for simulation and study; a room doesn't deal it"
    near = get_close_matches(code, OFFERED, n=1)
    advice = f'"{near[0]}" is meant?' if near else f"the games are {', '.join(OFFERED)}"
    return f"there is no game {_quoted(code)}; {advice}"


def _quoted(text: str) -> str:
    return f'"{text}"'
