"""The choice of a hand's game by one of its players, after the posts and before the rest of the cards."""

from dataclasses import replace

from cardroom.engine import Hand, Setup
from cardroom.games import Game, Share, Street
from cardroom.games.rankers import any_cards_high
from cardroom.rules import Refused
from cardroom.table.events import GameChosen, HoleDealt, HoleSeen, TurnStarted
from cardroom.table.model.commands import Act
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.poker.betting_events import automatic_clauses
from cardroom.table.poker.engine_telling import tell_fact
from cardroom.table.poker.hand_kinds import Kind
from cardroom.table.poker.hand_naming import texts
from cardroom.table.poker.holding import name_holdings
from cardroom.table.values.kinds import Automatic

MAX_PLAYERS = 10
JUST_CHOSEN = -1
"""The value of ``RunningHand.told`` between the choice and its announcement."""


def look(kind: Kind, cards: int) -> Kind:
    """The part of the hand before the choice: the posts, and ``cards`` for each player.

    The street has an exchange so that the engine does not play on to a showdown when the posts put everybody all-in.
    """
    street = Street("choice", hole=cards, draw=1)
    waiting = Game("choice", "Choice", (street,), (Share("high", any_cards_high),), most_players=MAX_PLAYERS)
    return replace(kind, game=waiting)


def tell_posts(setting: Setting, hand: RunningHand, decided: Decided) -> None:
    """Announce the posts, and send each player the cards dealt before the choice."""
    for fact in hand.engine.setup.opening.events:
        tell_fact(setting, hand, fact, decided)
    for player, hole in zip(hand.players, hand.engine.holes, strict=True):
        if hole:
            decided.whisper(player.seat, HoleSeen(player.seat, texts(hole)))


def for_players(kinds: tuple[Kind, ...], count: int) -> tuple[Kind, ...]:
    """Return those of the kinds that can be dealt to ``count`` players."""
    return tuple([kind for kind in kinds if count <= kind.game.most_players])


def turn_told(kinds: tuple[Kind, ...], clock: TurnClock, seat: int) -> TurnStarted:
    """Make the event of the chooser's turn, which is the first of its hand."""
    return TurnStarted(
        seat=seat,
        turn=0,
        call=0,
        until_ms=clock.due_ms,
        time_bank_ms=clock.bank_ms if clock.connected else 0,
        actions=("choose",),
        games=tuple([kind.game.code for kind in kinds]),
    )


def choose(setting: Setting, hand: RunningHand, kinds: tuple[Kind, ...], command: Act) -> None:
    """Carry out the chooser's decision. Refuses ("must-choose", "game-not-offered")."""
    choice = setting.book.choice
    clauses = choice.chooser.clauses + choice.chosen.clauses if choice else ()
    if command.action != "choose":
        raise Refused(
            "must-choose", "You must choose the game of this hand.", clauses, {"action": command.action}
        )
    offered = {kind.game.code: kind for kind in kinds}
    kind = offered.get(command.game)
    if kind is None:
        known = ", ".join(offered)
        message = f"There is no game {command.game!r} to choose for {len(hand.players)}; there are {known}."
        clauses = tuple(dict.fromkeys(clauses + setting.offer.clauses))
        raise Refused("game-not-offered", message, clauses, {"game": command.game, "games": list(offered)})
    begin(setting, hand, kind)


def begin(setting: Setting, hand: RunningHand, kind: Kind) -> None:
    """Deal the chosen game from the same deck. The cards already dealt are those that it deals first."""
    before = hand.engine.setup
    hand.looked = len(hand.engine.holes[0])
    hand.engine = Hand(
        Setup(
            game=kind.game,
            form=kind.form,
            stacks=before.stacks,
            blinds=before.blinds,
            antes=before.antes,
            posts=before.posts,
            dead=before.dead,
            straddles=before.straddles,
            opens_later=before.opens_later,
            dead_blind=before.dead_blind,
            minimum_bet=kind.minimum_bet,
            deck=before.deck,
            small_bet=kind.small_bet,
            big_bet=kind.big_bet,
            bring_in=kind.bring_in,
            rules=kind.rules,
            rake=setting.economy.taken(kind.game, len(hand.players)),
            waits_for_cards=before.waits_for_cards,
        )
    )
    hand.chooser = 0
    hand.chosen = 1
    hand.form = kind.form
    hand.told = JUST_CHOSEN


def tell_choice(setting: Setting, hand: RunningHand, decided: Decided, automatic: Automatic) -> None:
    """Announce the choice, and the further cards that each player gets after it."""
    choice = setting.book.choice
    assert choice is not None and hand.turn is not None, "a choice was to be made"
    clauses = choice.chooser.clauses
    if automatic:
        clauses = tuple(dict.fromkeys(choice.late_choice.clauses + automatic_clauses(setting, automatic)))
    code = hand.engine.setup.game.code
    decided.tell(GameChosen(hand.turn.seat, code, hand.form, automatic, clauses))
    seen = hand.looked
    opening = hand.engine.setup.opening.events
    for index, places in enumerate(hand.engine.setup.opening.places):
        if places[seen:]:
            seat = hand.players[index].seat
            decided.tell(HoleDealt(seat, places[seen:]))
            if not any(
                hand.engine.ups
            ):  # up-cards come next, and their event sends each player all hole cards
                decided.whisper(seat, HoleSeen(seat, texts(hand.engine.holes[index])))
    hand.told = len(opening)
    if not any(hand.engine.ups):
        name_holdings(hand, range(len(hand.players)), decided)
