"""The question an equity answers, read and checked: game, hands or ranges, boards and dead cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.ranges import EVERY, Held, Range, parse_range, read_hand
from cardroom.analysis.spots import MAX_PLAYERS, KnownCards, board_size
from cardroom.cards.card import CardFault, card_text, parse_cards
from cardroom.cards.deck import ORDERED_DECK
from cardroom.games import game as game_of
from cardroom.games.bomb_pots import bomb_pot_of, has_bomb_pots
from cardroom.games.game import Game
from cardroom.games.rankers import any_cards_high


@dataclass(frozen=True, slots=True)
class EquityQuestion:
    """A question that makes sense. Of a hand the range has that hand alone; cards that the deck lacks are dead."""

    game: Game
    texts: tuple[str, ...]
    ranges: tuple[Range, ...]
    boards: tuple[tuple[int, ...], ...]
    dead: tuple[int, ...]

    def spot(self, holes: tuple[Held, ...]) -> KnownCards:
        """The spot in which the players hold these hands."""
        return KnownCards(self.game, holes, self.boards, self.dead)

    @property
    def is_plain_high(self) -> bool:
        """Whether all hands are two known cards that make the best high with one board of five."""
        game = self.game
        return (
            len(game.shares) == game.boards == 1
            and game.shares[0].rank is any_cards_high
            and game.shown_cards == 2
            and board_size(game) == 5
            and all(len(hand) == 2 for one in self.ranges for hand, _ in one.hands)
        )


def ask(
    hands: Sequence[str], game: str, board: str | Sequence[str], dead: str, boards: int = 1
) -> EquityQuestion:
    """Read a question. Raises AnalysisFault, and Refused ("unknown-game")."""
    declared = _on_boards(game_of(game), boards)
    if not 2 <= len(hands) <= MAX_PLAYERS:
        raise AnalysisFault(f"an equity is among 2 to {MAX_PLAYERS} hands; {len(hands)} are given")
    laid = _boards(declared, [board] if isinstance(board, str) else list(board))
    known = list(chain.from_iterable(laid))
    apart = tuple(_cards(dead, "the dead cards"))
    for card in apart:
        if card in known:
            raise AnalysisFault(f"{card_text(card)} lies on the board and among the dead cards")
    known += apart
    missing = tuple([card for card in ORDERED_DECK if card not in declared.deck])
    for card in known:
        if card in missing:
            raise AnalysisFault(f"{card_text(card)} is not in the deck of {declared.name}")
    known += missing
    is_ranged = declared.shown_cards == 2
    # Hands written card by card are known to everybody else's range.
    given = {place: read_hand(text, known) for place, text in enumerate(hands) if _is_cards(text, declared)}
    for place, hand in given.items():
        for other in range(place):
            for card in set(hand) & set(given.get(other, ())):
                raise AnalysisFault(f"{hands[other]} and {hands[place]} both have {card_text(card)}")
    ranges = []
    for place, text in enumerate(hands):
        elsewhere = [*known, *chain.from_iterable([hand for other, hand in given.items() if other != place])]
        if place in given:
            ranges.append(Range(text, ((given[place], 1.0),)))
        elif is_ranged:
            ranges.append(parse_range(text, elsewhere))
        elif text.strip().lower() in EVERY:
            ranges.append(Range(text, (((), 1.0),)))
        else:
            ranges.append(_listed(text, elsewhere))
    asked = EquityQuestion(declared, tuple(hands), tuple(ranges), laid, apart + missing)
    for one in ranges:
        for hand, _ in one.hands:
            asked.spot((hand,)).check()
    asked.spot(tuple([one.hands[0][0] for one in ranges])).check()
    return asked


def _on_boards(game: Game, boards: int) -> Game:
    if boards in (1, game.boards):
        return game
    if boards != 2 or not has_bomb_pots(game):
        raise AnalysisFault(f"{game.name} is not played on {boards} boards")
    return bomb_pot_of(game, boards)


def _boards(game: Game, texts: list[str]) -> tuple[tuple[int, ...], ...]:
    """The cards on each board of the game."""
    texts = [text for text in texts if text.strip()]
    size = board_size(game)
    if texts and not size:
        raise AnalysisFault(f"{game.name} has no board")
    if len(texts) > game.boards:
        raise AnalysisFault(
            f"{game.name} has {'one board' if game.boards == 1 else 'two boards'}, not {len(texts)}"
        )
    laid = [tuple(_cards(text, "the board")) for text in texts]
    every = list(chain.from_iterable(laid))
    for place, card in enumerate(every):
        if card in every[:place]:
            raise AnalysisFault(f"{card_text(card)} lies on two boards")
    for board in laid:
        if len(board) > size:
            raise AnalysisFault(f"a board of {game.name} has {size} cards; {len(board)} are given")
    count = game.boards if size else 0
    return (*laid, *[()] * (count - len(laid)))


def _cards(text: str, where: str) -> list[int]:
    try:
        cards = parse_cards(text)
    except CardFault as fault:
        raise AnalysisFault(f"{where}: {fault}") from None
    for place, card in enumerate(cards):
        if card < 0:
            raise AnalysisFault(f"{where}: a card that nobody knows is left out")
        if card in cards[:place]:
            raise AnalysisFault(f"{where}: {card_text(card)} is there twice")
    return cards


def _is_cards(text: str, game: Game) -> bool:
    """Whether a text is one hand, card by card, and no range."""
    try:
        cards = parse_cards(text)
    except CardFault:
        return False
    return bool(cards) and (game.shown_cards != 2 or len(cards) == 2)


def _listed(text: str, known: Sequence[int]) -> Range:
    """A range of a game of more than two own cards: hands written card by card, each with its weight."""
    found: dict[Held, float] = {}
    for part in text.replace(",", ";").split(";"):
        body, _, written = part.strip().partition(":")
        try:
            weight = float(written) if written else 1.0
        except ValueError:
            weight = -1.0
        if not 0 <= weight <= 1:
            raise AnalysisFault(f'"{part.strip()}": a weight is a number from 0 to 1')
        if not body:
            raise AnalysisFault(
                f'"{text}" is not a hand; write cards as in "AsKdQh7c", several with ; between them'
            )
        if weight:
            found[read_hand(body, known)] = weight
    if not found:
        raise AnalysisFault(f'"{text}" leaves no hand')
    return Range(text, tuple(found.items()))
