"""The play of a live table: poker whose cards a person deals, and whose hands are the sum of what was entered."""

import re
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final, NoReturn

from cardroom.cards.card import UNKNOWN, CardFault, card
from cardroom.cards.deck import DECK_SIZE
from cardroom.floor.live import LiveHand
from cardroom.floor.live.deciding import OTHERWISE
from cardroom.floor.live.told import (
    ActedInTurn,
    BoardTold,
    Fact,
    Irregular,
    Killed,
    Mucked,
    Shown,
    StaffDecided,
    UpTold,
    Voided,
)
from cardroom.floor.model.facts import BadCase
from cardroom.rules import GameOffer, Refused, Rulebook
from cardroom.table.model.commands import Act, StartHand, TakeBackFact, TellFact
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.table.open_face.open_face_play import OpenFacePlay
from cardroom.table.poker import choosing
from cardroom.table.poker.poker_play import PokerPlay
from cardroom.table.told import told_facts as told
from cardroom.table.told.cards_read import as_read, forget_wrong, read
from cardroom.table.told.dealers_view import DealersHand, dealers_hand
from cardroom.table.told.told_hand import EnteredLine, ToldHand
from cardroom.table.told.told_open_face import ToldOpenFace, ToldOpenFacePlay
from cardroom.table.told.told_straddles import offer_straddles, post_straddle, take_back_straddle
from cardroom.table.told.told_telling import tell_choice, tell_facts, tell_posts
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.stakes import Stakes

LEAST_REASON: Final = 3
"""A reason of fewer letters is none."""
UNSEEN_DECK: Final = [UNKNOWN] * DECK_SIZE


class ToldPlay(PokerPlay):
    """Poker whose cards a person deals: one game, a rotation, or a choice."""

    @property
    def is_dealt_by_room(self) -> bool:
        """See `Play`."""
        return False

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> ToldHand:
        """See `Play`."""
        hand = super().open(setting, command, UNSEEN_DECK, plan, now_ms, before)
        mine = {
            one.name: getattr(hand, one.name) for one in fields(hand) if one.name not in ("index_of", "live")
        }
        told_hand = ToldHand(**mine)
        if not hand.chooser:
            told_hand.live = LiveHand(hand.engine.setup, setting.book)
            told_hand.engine = told_hand.live.hand
        offer_straddles(self, setting, told_hand)
        return told_hand

    def act(self, setting: Setting, hand: RunningHand, command: Act) -> None:
        """Refuses ("entered-by-staff"): at this table nobody acts on their own screen."""
        raise Refused("entered-by-staff", "Staff enter what happens at this table.")

    # Facts

    def tell_fact(self, setting: Setting, hand: ToldHand, command: TellFact) -> bool:
        """See `DealtByPerson`."""
        fact = told.entered(command.fact)
        _check_reasoned(fact)
        if isinstance(fact, told.EnterRead):
            read(hand, fact)
            return False
        if isinstance(fact, told.EnterStraddle):
            post_straddle(self, setting, hand, fact.seat)
        elif hand.chooser:
            self._choose(setting, hand, fact)
        elif isinstance(fact, told.EnterGame):
            raise Refused("game-not-offered", "The game of this hand is chosen already.")
        elif isinstance(fact, told.EnterPushed):
            if not hand.is_decided:
                raise Refused("hand-undecided", "The hand is not decided: nobody has won the pot yet.")
            hand.pushed = True
        else:
            fact = as_read(hand, fact)
            _enter(hand, fact)
            forget_wrong(hand, fact)
        hand.standing.append(len(hand.lines))
        hand.lines.append(EnteredLine(fact, command.by))
        offer_straddles(self, setting, hand)
        return _now(hand) or isinstance(fact, told.EnterStraddle)

    def take_back_fact(self, setting: Setting, hand: ToldHand, command: TakeBackFact) -> None:
        """See `DealtByPerson`."""
        if not hand.standing:
            raise Refused("nothing-to-undo", "Nothing has been told about this hand yet.")
        place = hand.standing.pop()
        hand.lines[place] = replace(hand.lines[place], taken_back_by=command.by)
        fact = hand.lines[place].fact
        if isinstance(fact, told.EnterStraddle):
            take_back_straddle(self, setting, hand)
        elif isinstance(fact, told.EnterGame):
            assert hand.look is not None, "the game was chosen after a look at the cards"
            hand.engine, hand.live, hand.look = hand.look, None, None
            hand.chooser, hand.chosen, hand.form = hand.chose, 0, ""
            hand.told = 0
        else:
            assert hand.live is not None, "a fact of the play was told"
            hand.live.undo()
            _now(hand)
        offer_straddles(self, setting, hand)

    def _choose(self, setting: Setting, hand: ToldHand, fact: told.Entered) -> None:
        chooser, look = hand.chooser, hand.engine
        game = fact.game if isinstance(fact, told.EnterGame) else ""
        command = Act("", hand.hand, 0, "choose" if game else "", game=game)
        choosing.choose(setting, hand, self.choices(hand), command)
        hand.look, hand.chose = look, chooser
        hand.live = LiveHand(hand.engine.setup, setting.book)

    # What the dealer sees

    def dealers_hand(self, hand: ToldHand) -> DealersHand:
        """The hand as the person who deals it sees it."""
        return dealers_hand(
            hand, tuple([kind.game.code for kind in self.choices(hand)]) if hand.chooser else ()
        )

    # Telling

    def tell_again(self, setting: Setting, hand: ToldHand, decided: Decided) -> None:
        """See `DealtByPerson`."""
        hand.told = 0
        hand.shown.clear()
        hand.dropped = ()
        self.tell_start(setting, hand, decided)

    def tell_start(self, setting: Setting, hand: RunningHand, decided: Decided) -> None:
        """See `Play`."""
        assert isinstance(hand, ToldHand), "this play opened it"
        self.announce_game(setting, hand, decided)
        if hand.chooser:
            tell_posts(setting, hand, decided)
            return
        if hand.chosen:
            tell_posts(setting, hand, decided)
            hand.told = choosing.JUST_CHOSEN
        self.tell(setting, hand, decided)

    def tell(self, setting: Setting, hand: RunningHand, decided: Decided, automatic: Automatic = "") -> None:
        """See `Play`."""
        assert isinstance(hand, ToldHand), "this play opened it"
        if hand.chooser:
            return
        if hand.told == choosing.JUST_CHOSEN:
            tell_choice(setting, hand, decided)
        tell_facts(setting, hand, decided)
        if hand.is_over and not hand.is_void:
            setting.economy.hand_shown(hand, decided)


def _now(hand: ToldHand) -> bool:
    """Let the engine's hand be the one of the facts; whether what was told of it is another now."""
    live = hand.live
    if live is None:
        return False
    known = max(hand.told, 0)
    before = hand.engine.events[:known]
    hand.engine = live.hand
    if live.is_over and live.state.owed:
        hand.engine = live.hand.copy()
        hand.engine.stacks = live.stacks
    return hand.told > 0 and hand.engine.events[:known] != before


def _enter(hand: ToldHand, fact: told.Entered) -> None:
    """Tell the live hand a fact. Refuses as it does, with seats for players; nothing has changed then."""
    live = hand.live
    assert live is not None, "the game is chosen"
    try:
        live.tell(_told(hand, fact))
    except BadCase:
        raise
    except Refused as refused:
        raise _by_seat(hand, refused) from None
    if live.state.found:
        clauses = live.entries[-1].rulings[0].clauses if live.entries[-1].rulings else ()
        live.undo()
        words = "Chips nobody had counted: let the player add them after the hand, then they are counted in."
        raise Refused("chips-not-counted", words, clauses)


def _check_reasoned(fact: told.Entered) -> None:
    """Refuse ("ruling-needs-a-reason") what staff rule against the house's proposal without saying why."""
    otherwise = isinstance(fact, told.EnterDecision) and fact.option == OTHERWISE
    reason = fact.reason if isinstance(fact, told.EnterDecision) else ""
    if isinstance(fact, told.EnterIrregular) and fact.set_aside:
        otherwise, reason = True, fact.set_aside
    if otherwise and len(reason.strip()) < LEAST_REASON:
        raise Refused("ruling-needs-a-reason", "A ruling against the rulebook's proposal needs its reason.")


def _told(hand: ToldHand, fact: told.Entered) -> Fact:
    match fact:
        case told.EnterAct():
            return ActedInTurn(player=_player(hand, fact.seat), verb=fact.verb, to=fact.to)
        case told.EnterShown():
            return Shown(player=_player(hand, fact.seat), cards=_cards(fact.cards))
        case told.EnterMuck():
            return Mucked(player=_player(hand, fact.seat))
        case told.EnterBoard():
            return BoardTold(cards=_cards(fact.cards), board=fact.board, first=fact.first)
        case told.EnterUp():
            return UpTold(player=_player(hand, fact.seat), cards=_cards(fact.cards))
        case told.EnterIrregular():
            return Irregular(
                topic=fact.topic,
                facts=dict(fact.facts),
                player=_player(hand, fact.seat) if fact.seat else -1,
                set_aside=fact.set_aside,
                other=_player(hand, fact.other) if fact.other else -1,
            )
        case told.EnterDecision():
            return StaffDecided(option=fact.option, to=fact.to, reason=fact.reason)
        case told.EnterDead():
            return Killed(player=_player(hand, fact.seat), reason=fact.reason)
        case told.EnterMisdeal():
            return Voided(reason=fact.reason)
        case told.EnterPlaced():
            raise Refused("not-open-face", "Cards are laid in rows in Open Face only.")
    _not_of_play(fact)


def _not_of_play(fact: told.Entered) -> NoReturn:
    raise AssertionError(f"{fact} is no fact of the play")


def _player(hand: ToldHand, seat: int) -> int:
    player = hand.index_of.get(seat)
    if player is None:
        raise Refused("not-in-the-hand", f"Seat {seat} is not dealt into this hand.", args={"seat": seat})
    return player


def _cards(texts: tuple[str, ...]) -> tuple[int, ...]:
    try:
        return tuple([card(text) for text in texts])
    except CardFault as fault:
        raise Refused("no-such-card", str(fault), args={"cards": list(texts)}) from None


def _by_seat(hand: ToldHand, refused: Refused) -> Refused:
    """The refusal with seats in the place of the engine's players."""

    def seat(number: str) -> str:
        at = int(number)
        return f"seat {hand.players[at].seat}" if at < len(hand.players) else f"player {number}"

    words = re.sub(r"\b[Pp]layer (\d+)\b", lambda found: seat(found[1]), refused.message)
    args: dict[str, Any] = dict(refused.arguments)
    for name in ("player", "actor"):
        if isinstance(args.get(name), int) and 0 <= args[name] < len(hand.players):
            args[name] = hand.players[args[name]].seat
    return Refused(refused.code, words[:1].upper() + words[1:], refused.clauses, args)


def told_by_person(book: Rulebook, offer: GameOffer, stakes: Stakes) -> ToldPlay | ToldOpenFacePlay:
    """The play of an offer at a live table; see `MakesPlay`."""
    if offer.deal == OPEN_FACE:
        points = OpenFacePlay.of(book, stakes)
        return ToldOpenFacePlay(points.rules, points.point, points.form)
    play = PokerPlay.of(book, offer, stakes)
    return ToldPlay(**{name: getattr(play, name) for name in play.__dataclass_fields__})


ToldDeal = ToldHand | ToldOpenFace
"""A hand that a person deals: of poker, or of Open Face."""


def shown_to_dealer(play: Any, hand: object) -> DealersHand | None:
    """A running hand as the person who deals it sees it; None at a table where the room deals, or without a hand."""
    if isinstance(hand, ToldHand) and isinstance(play, ToldPlay):
        return play.dealers_hand(hand)
    if isinstance(hand, ToldOpenFace) and isinstance(play, ToldOpenFacePlay):
        return play.dealers_hand(hand)
    return None
