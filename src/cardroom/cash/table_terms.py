"""The terms of a table, from the rulebook."""

from cardroom.cash.jackpot.drop import is_covered
from cardroom.engine import HandRules
from cardroom.games import OFFERED
from cardroom.games.bomb_pots import has_bomb_pots
from cardroom.rules import GameOffer, Rulebook, Stake
from cardroom.table.events import BombPot
from cardroom.table.model.view import TableTerms
from cardroom.table.positions.straddling import amounts


def table_terms(book: Rulebook, game_id: str, stake_name: str, table: str, name: str) -> TableTerms:
    """The terms of a table of one of the house's games at one of its stakes; ``table`` is its id, ``name`` its name.

    It has the house's number of seats, but no more than the cards of its game are enough for, and at a jackpot table
    no more than the jackpot allows. Raises KeyError, which names what the house offers instead.
    """
    own = book.for_game(game_id)
    offer = own.game(game_id)
    stake = offer.stake(stake_name)
    seats, deals = own.seating.seats.value, [part.deal for part in offer.all_parts]
    if len(deals) == 1:
        seats = min(seats, OFFERED[deals[0]].most_seated)
    has_jackpot = own.jackpot is not None and any(is_covered(own.jackpot, deal) for deal in deals)
    if own.jackpot is not None and has_jackpot:
        seats = min(seats, own.jackpot.most_players.value)
    most = own.buy_in.maximum_big_blinds.value * stake.unit_cents
    by_card = any(OFFERED[deal].opener is not None for deal in deals)
    return TableTerms(
        table=table,
        name=name,
        house=own.id,
        game=offer.id,
        form=offer.form,
        stake=stake.name,
        small_blind=stake.small_blind_cents,
        big_blind=stake.big_blind_cents,
        seats=seats,
        min_buy_in=own.buy_in.minimum_big_blinds.value * stake.unit_cents,
        max_buy_in=most,
        currency=own.currency,
        banzai=offer.family == "banzai",
        deal=offer.deal,
        games=tuple(deals),
        ante=stake.ante_cents,
        ante_for_all=stake.ante_by == "big_blind",
        bring_in=stake.bring_in_cents,
        small_bet=stake.small_bet_cents,
        big_bet=stake.big_bet_cents,
        point=stake.point_cents,
        unit=stake.unit_cents,
        rotation_hands=own.choice.rotation_hands.value if own.choice and offer.deal == "rotation" else 0,
        jackpot=has_jackpot,
        straddles=amounts(own, offer, stake, seats, most, by_card),
        bomb_pot=bomb_pot_terms(own, offer, stake),
        chip=HandRules.of(own).pot_unit,
    )


def bomb_pot_terms(book: Rulebook, offer: GameOffer, stake: Stake) -> BombPot | None:
    """The cost of a bomb pot for each player, and the number of its boards; None where there are no bomb pots.

    There are none where the game of a hand is chosen: the choice comes after the posts.
    """
    rules = book.bomb_pots
    games = [OFFERED[part.deal] for part in offer.all_parts if part.deal in OFFERED]
    if rules is None or offer.deal == "choice" or not stake.big_blind_cents:
        return None
    if not any(has_bomb_pots(game) for game in games):
        return None
    return BombPot(rules.ante_big_blinds.value * stake.big_blind_cents, rules.boards.value)
