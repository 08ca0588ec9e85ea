"""An object of the Open Hand History format as a document of PHH, which can be replayed by rules.

Who is dealt in sits, from the dealer's left, in the order of the seats. What nobody tells is unknown: cards that were
not shown are ``??``. Amounts of actions are what each put in, so a raise here goes to the sum of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from cardroom.games import EVERY_GAME
from cardroom.histories import ohh_words as words
from cardroom.histories.history_amounts import Amount, check_amount
from cardroom.histories.history_faults import BrokenHistory, told
from cardroom.histories.phh import BOARD_RUNS, MAX_PLAYERS, REQUIRED, SINGLE_AMOUNTS, PhhHand, Value
from cardroom.histories.phh_actions import (
    CARD,
    Action,
    CheckOrCall,
    DealBoard,
    DealHole,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.variants import variant_of

GAMES: Final = {name: code for code, name in words.GAMES_IN_OHH.items()}
FORMS: Final = {name: form for form, name in words.FORMS_IN_OHH.items()}
_OWN_LISTS: Final = ("antes", "blinds_or_straddles", "finishing_stacks")


def document_of(value: object) -> PhhHand:
    """The document of a value of JSON. Raises BrokenHistory with the place in it."""
    if not isinstance(value, dict) or not isinstance(value.get("ohh"), dict):
        raise BrokenHistory("ohh", "missing: a hand is an object under this name")
    return _Reading(value["ohh"]).document()


@dataclass(slots=True)
class _Chips:
    """What each player has put in, owed and won, as far as it has been read; amounts of the document."""

    antes: list[Amount]
    dead: list[Amount]
    blinds: list[Amount]
    bets: list[Amount]
    paid: list[Amount]
    folded: set[int] = field(default_factory=set)

    def end_round(self) -> None:
        """Give back what nobody called."""
        order = sorted(self.bets)
        for player, bet in enumerate(self.bets):
            if len(order) > 1 and bet > order[-2] and player not in self.folded:
                self.paid[player] -= bet - order[-2]
        self.bets = [0] * len(self.bets)


class _Reading:
    def __init__(self, hand: Mapping[str, Any]) -> None:
        self.hand = hand
        self.code, self.form = self._game()
        self.players = self._players()
        self.places = {player["id"]: place for place, player in enumerate(self.players)}
        count = len(self.players)
        nothing: list[Amount] = [0] * count
        self.chips = _Chips(nothing[:], nothing[:], nothing[:], nothing[:], nothing[:])
        self.actions: list[Action] = []
        self.cards: dict[int, tuple[str, ...]] = {}
        self.shown: set[int] = set()
        self.has_big_blind = False
        self.rivers = 0

    def document(self) -> PhhHand:
        """The whole hand."""
        stacks = tuple(
            [
                self._amount(one.get("starting_stack"), f"players[{at}].starting_stack")
                for at, one in self._told_players()
            ]
        )
        for number, told_round in enumerate(self._list(self.hand, "rounds", "")):
            self._round(told_round, f"rounds[{number}]")
        live = [place for place in range(len(stacks)) if place not in self.chips.folded]
        if len(live) > 1:
            self.actions += [ShowOrMuck(place, None) for place in live if place not in self.shown]
        game = EVERY_GAME[self.code]
        dealt: list[Action] = [
            DealHole(place, self.cards.get(place, ("??",) * game.streets[0].hole))
            for place in range(len(stacks))
        ]
        own = self.hand.get(words.OWN) or {}
        if not isinstance(own, dict):
            raise BrokenHistory(words.OWN, "must be an object")
        variant = variant_of(self.code, self.form)
        assert variant is not None, f"{self.code} {self.form} has a code"
        return PhhHand(
            variant=variant,
            antes=self._written(own, "antes", [ante + dead for ante, dead in self._antes()]),
            blinds_or_straddles=self._written(own, "blinds_or_straddles", self.chips.blinds),
            starting_stacks=stacks,
            actions=tuple([action.text() for action in (*dealt, *self.actions)]),
            amounts=self._sizes(variant, own),
            ante_trimming=bool(own.get("ante_trimming_status", self._all_owe_the_same())),
            other=self._other(own, stacks),
        )

    def _game(self) -> tuple[str, str]:
        name, limit = self.hand.get("game_type"), self.hand.get("bet_limit")
        if name not in GAMES:
            raise BrokenHistory("game_type", f"{told(repr(name))} is not read here; {', '.join(GAMES)} are")
        form = limit.get("bet_type") if isinstance(limit, dict) else None
        if form not in FORMS:
            raise BrokenHistory("bet_limit", f"{told(repr(form))} is no betting form; {', '.join(FORMS)} are")
        return GAMES[name], FORMS[form]

    def _players(self) -> list[dict[str, Any]]:
        """Who is dealt in, from the dealer's left."""
        players = self._list(self.hand, "players", "")
        dealer = self.hand.get("dealer_seat")
        dealt = [one for one in players if isinstance(one, dict) and not one.get("is_sitting_out")]
        if not 2 <= len(dealt) <= MAX_PLAYERS:
            raise BrokenHistory(
                "players", f"{len(dealt)} players are dealt in: a hand has 2 to {MAX_PLAYERS}"
            )
        for place, one in enumerate(dealt):
            if type(one.get("id")) is not int or type(one.get("seat")) is not int:
                raise BrokenHistory(f"players[{place}]", "must have a whole number for its id and its seat")
        if type(dealer) is not int:
            raise BrokenHistory("dealer_seat", "must be the number of a seat")
        if len({one["id"] for one in dealt}) < len(dealt) or len({one["seat"] for one in dealt}) < len(dealt):
            raise BrokenHistory("players", "two have the same id or the same seat")
        return sorted(dealt, key=lambda one: (one["seat"] <= dealer, one["seat"]))

    def _told_players(self) -> list[tuple[int, dict[str, Any]]]:
        return list(enumerate(self.players))

    def _round(self, told_round: object, where: str) -> None:
        if not isinstance(told_round, dict):
            raise BrokenHistory(where, "must be an object")
        street = told_round.get("street")
        self.rivers += street == words.STREETS[-1]
        if told_round.get("cards"):
            self.actions.append(DealBoard(self._texts(told_round["cards"], f"{where}.cards")))
        for number, action in enumerate(self._list(told_round, "actions", where)):
            self._action(action, f"{where}.actions[{number}]", street == words.STREETS[0])
        self.chips.end_round()

    def _action(self, action: object, where: str, is_first: bool) -> None:
        if not isinstance(action, dict):
            raise BrokenHistory(where, "must be an object")
        word = action.get("action")
        if word in words.NEWS:
            if word == "Add to Pot":
                raise BrokenHistory(where, "chips that nobody's stack pays cannot be replayed")
            return
        place = (
            self.places.get(action.get("player_id", -1)) if isinstance(action.get("player_id"), int) else None
        )
        if place is None:
            raise BrokenHistory(
                where, f"{told(repr(action.get('player_id')))} is the id of no player dealt in"
            )
        amount: Amount = 0
        if action.get("amount") is not None:
            amount = self._amount(action["amount"], f"{where}.amount")
        chips = self.chips
        match word:
            case words.DEALT:
                self.cards[place] = self._texts(action.get("cards"), f"{where}.cards")
            case words.SHOWS:
                self.shown.add(place)
                self.actions.append(ShowOrMuck(place, self._texts(action.get("cards"), f"{where}.cards")))
            case words.MUCKS:
                self.shown.add(place)
                self.actions.append(ShowOrMuck(place, None))
            case words.FOLD:
                chips.folded.add(place)
                self.actions.append(Fold(place))
            case words.CHECK | words.CALL:
                self._put_in(place, amount)
                self.actions.append(CheckOrCall(place))
            case words.BET | words.RAISE:
                self._put_in(place, amount)
                self.actions.append(RaiseTo(place, chips.bets[place]))
            case _ if word in words.POSTS:
                self._post(place, str(word), amount, bool(action.get("is_allin")))
            case _:
                raise BrokenHistory(where, f"{told(repr(word))} is no action of the format")

    def _put_in(self, place: int, amount: Amount) -> None:
        self.chips.bets[place] += amount
        self.chips.paid[place] += amount

    def _post(self, place: int, word: str, amount: Amount, is_all_in: bool) -> None:
        """A post as owed: who is all-in with less than the hand's stakes owed those."""
        chips = self.chips
        header = {
            words.ANTE: "ante_amount",
            words.SMALL_BLIND: "small_blind_amount",
            words.BIG_BLIND: "big_blind_amount",
        }
        owed = amount
        if is_all_in and word in header and self.hand.get(header[word]) is not None:
            owed = max(amount, self._amount(self.hand[header[word]], header[word]))
        if word in (words.ANTE, words.DEAD):
            chips.paid[place] += amount
            (chips.antes if word == words.ANTE else chips.dead)[place] += owed
            return
        self._put_in(place, amount)
        is_late = word == words.EXTRA_BLIND or (word == words.BIG_BLIND and self.has_big_blind)
        self.has_big_blind = self.has_big_blind or word == words.BIG_BLIND
        chips.blinds[place] = -owed if is_late else owed

    def _antes(self) -> list[tuple[Amount, Amount]]:
        return list(zip(self.chips.antes, self.chips.dead, strict=True))

    def _all_owe_the_same(self) -> bool:
        return any(self.chips.antes) and len(set(self.chips.antes)) == 1 and not any(self.chips.dead)

    def _written(self, own: Mapping[str, Any], name: str, by_player: list[Amount]) -> tuple[Amount, ...]:
        """Antes or blinds as a document has them, heads-up the dealer's first: as our field says, else as posted."""
        if name in own:
            values = self._list(own, name, words.OWN)
            if len(values) != len(self.players):
                raise BrokenHistory(
                    f"{words.OWN}.{name}", f"{len(values)} amounts for {len(self.players)} players"
                )
            return tuple([self._signed(value, f"{words.OWN}.{name}") for value in values])
        return tuple(by_player[::-1] if len(by_player) == 2 else by_player)

    def _sizes(self, variant: str, own: Mapping[str, Any]) -> dict[str, Amount]:
        big_blind = self._amount(self.hand.get("big_blind_amount"), "big_blind_amount")
        usual = {"min_bet": big_blind, "small_bet": big_blind, "big_bet": 2 * big_blind, "bring_in": 0}
        wanted = [name for name in REQUIRED.get(variant, ()) if name in SINGLE_AMOUNTS]
        wanted = wanted or (["small_bet", "big_bet"] if self.form == "fixed_limit" else ["min_bet"])
        wanted += [name for name in SINGLE_AMOUNTS if name in own and name not in wanted]
        return {name: self._amount(own.get(name, usual[name]), name) for name in wanted}

    def _other(self, own: Mapping[str, Any], stacks: tuple[Amount, ...]) -> dict[str, Value]:
        other: dict[str, Value] = {
            "players": [str(one.get("name", "")) for one in self.players],
            "seats": [one["seat"] for one in self.players],
        }
        if isinstance(self.hand.get("table_size"), int):
            other["seat_count"] = self.hand["table_size"]
        for name, ours in (("game_number", "hand"), ("table_name", "table"), ("currency", "currency")):
            if self.hand.get(name):
                other[ours] = str(self.hand[name])
        info = self.hand.get("tournament_info")
        if self.hand.get("tournament"):
            other["event"] = str(info.get("name", "")) if isinstance(info, dict) else ""
        other |= _when(self.hand.get("start_date_utc"))
        other |= self._ends(stacks)
        if self.rivers > 1:
            other[BOARD_RUNS] = self.rivers
        if any(self.chips.dead):
            dead = self.chips.dead
            other["_dead"] = [*(dead[::-1] if len(dead) == 2 else dead)]
        other |= {
            name: value for name, value in own.items() if name.startswith("_") or name == "finishing_stacks"
        }
        return other

    def _ends(self, stacks: tuple[Amount, ...]) -> dict[str, Value]:
        """The stacks at the end and what was taken, as the pots tell them; nothing where there are no pots."""
        pots = self.hand.get("pots")
        if not isinstance(pots, list) or (not pots and any(self.chips.paid)):
            return {}
        ends = [stack - paid for stack, paid in zip(stacks, self.chips.paid, strict=True)]
        rake: Amount = 0
        for number, pot in enumerate(pots):
            where = f"pots[{number}]"
            if not isinstance(pot, dict):
                raise BrokenHistory(where, "must be an object")
            rake += sum([self._amount(pot.get(name) or 0, f"{where}.{name}") for name in ("rake", "jackpot")])
            for win in self._list(pot, "player_wins", where):
                place = self.places.get(win.get("player_id", -1)) if isinstance(win, dict) else None
                if place is None:
                    raise BrokenHistory(where, "a pot is won by nobody dealt in")
                ends[place] += self._amount(win.get("win_amount"), f"{where}.win_amount")
        ended: list[Value] = [check_amount(end, "pots") for end in ends]
        ends_told: dict[str, Value] = {"finishing_stacks": ended}
        if rake:
            ends_told["_rake"] = rake
        return ends_told

    def _list(self, value: Mapping[str, Any], name: str, where: str) -> list[Any]:
        found = value.get(name)
        if not isinstance(found, list):
            raise BrokenHistory(f"{where}.{name}" if where else name, "must be a list")
        return found

    def _texts(self, value: object, where: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(
            isinstance(one, str) and CARD.fullmatch(one) for one in value
        ):
            raise BrokenHistory(where, 'must be a list of cards ("As")')
        return tuple(value)

    def _amount(self, value: object, where: str) -> Amount:
        """An amount; 2.0 is 2, as other programs write it."""
        if (
            isinstance(value, Decimal)
            and value.is_finite()
            and value == value.to_integral_value()
            and value < 10**15
        ):
            value = int(value)
        return check_amount(value, where)

    def _signed(self, value: Any, where: str) -> Amount:
        """An amount that is below zero where it is posted out of position."""
        if isinstance(value, int | Decimal) and not isinstance(value, bool) and value < 0:
            return -self._amount(value.copy_abs() if isinstance(value, Decimal) else -value, where)
        return self._amount(value, where)


def _when(value: object) -> dict[str, Value]:
    try:
        at = datetime.fromisoformat(str(value).removesuffix("Z"))
    except ValueError:
        return {}
    day: dict[str, Value] = {"year": at.year, "month": at.month, "day": at.day}
    return {**day, "time": at.time().replace(microsecond=0, tzinfo=None), "time_zone": "UTC"}
