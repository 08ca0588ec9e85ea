"""A hand as an object of the Open Hand History format."""

from datetime import date, time
from typing import Any, Final

from cardroom import __version__
from cardroom.cards.card import UNKNOWN, card_text
from cardroom.engine import Hand
from cardroom.engine import events as engine
from cardroom.games import EVERY_GAME
from cardroom.histories import ohh_words as words
from cardroom.histories.history_amounts import to_amount
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.named_rules import rules_named
from cardroom.histories.phh import BOARD_RUNS, BOMB_POT, SHOWN, PhhHand
from cardroom.histories.phh_replay import NO_HOUSE, follow
from cardroom.histories.variants import VARIANTS

NOT_OWN: Final = (BOARD_RUNS, SHOWN, "_variant")
"""Fields of ours that the format has itself, or that nothing is replayed by."""
_MOVES: Final = {
    engine.POSTED_ANTE: words.ANTE, engine.POSTED_DEAD: words.DEAD, engine.POSTED_LATE: words.EXTRA_BLIND,
    engine.FOLDED: words.FOLD, engine.CHECKED: words.CHECK, engine.CALLED: words.CALL,
}  # fmt: skip


def object_of(document: PhhHand) -> dict[str, Any]:
    """What stands under "ohh". Raises BrokenHistory: no words for the hand, or it cannot have been played so."""
    code, form = VARIANTS.get(document.variant, ("", ""))
    if code not in words.GAMES_IN_OHH or document.variant.endswith("X"):
        name = EVERY_GAME[code].name if code else document.variant
        raise BrokenHistory("game", f"{name} cannot be written so: Open Hand History has no name for it")
    if document.other.get(BOMB_POT):
        raise BrokenHistory(
            "game", "A bomb pot cannot be written so: Open Hand History has blinds and one board"
        )
    played = follow(document, rules_named(document) or NO_HOUSE)
    hand, scale = played.run(), played.scale
    seats = _seats(document)
    rounds = _Rounds(hand, scale)
    for event in hand.events:
        rounds.tell(event)
    names = document.other.get("players")
    if not isinstance(names, list) or len(names) != len(seats):
        names = [f"p{place + 1}" for place in range(len(seats))]
    blinds = [blind for blind in hand.setup.blinds if blind]
    flags = ([words.RUN_TWICE] if hand.runs > 1 else []) + ([] if rounds.known else [words.OBSERVED])
    return {
        "spec_version": words.SPEC_VERSION,
        "internal_version": __version__,
        "network_name": "Cardroom",
        "site_name": "Cardroom",
        "game_type": words.GAMES_IN_OHH[code],
        "table_name": str(document.other.get("table", "")),
        "table_size": _table_size(document, seats),
        "game_number": str(document.other.get("hand", "")),
        **_when(document),
        **_economy(document),
        "ante_amount": to_amount(max(hand.setup.antes, default=0), scale),
        "small_blind_amount": to_amount(min(blinds) if len(blinds) > 1 else 0, scale),
        "big_blind_amount": to_amount(max(blinds, default=0), scale),
        "bet_limit": {"bet_type": words.FORMS_IN_OHH[form], "bet_cap": 0},
        "dealer_seat": seats[-1],
        **({"hero_player_id": rounds.known[0]} if len(rounds.known) == 1 else {}),
        "flags": flags,
        "players": [
            {"id": player, "seat": seat, "name": str(name), "display": str(name), "starting_stack": stack}
            for player, (seat, name, stack) in enumerate(
                zip(seats, names, document.starting_stacks, strict=True)
            )
        ],
        "rounds": rounds.told(),
        "pots": _pots(document, hand, scale),
        words.OWN: _own(document),
    }


class _Rounds:
    """The rounds of a hand, told event by event."""

    def __init__(self, hand: Hand, scale: int) -> None:
        self.hand = hand
        self.scale = scale
        self.rounds: list[dict[str, Any]] = [
            {"id": 0, "street": words.STREETS[0], "cards": [], "actions": []}
        ]
        self.shown: list[dict[str, Any]] = []
        self.known: list[int] = []

    def tell(self, event: engine.Event) -> None:
        """One event; what the format has no action for is nothing."""
        fact: Any = event
        kind, *rest = fact
        said: dict[str, Any] = dict(zip(engine.FIELDS[kind][1:], rest, strict=True))
        player: Any = said.get("player")
        match kind:
            case engine.DEALT_BOARD:
                told = {"id": len(self.rounds), "street": words.STREETS[said["street"]]}
                self.rounds.append({**told, "cards": self._cards(said["places"]), "actions": []})
            case engine.DEALT_HOLE:
                cards = self._cards(said["places"])
                if cards:
                    self._add(words.DEALT, player, {"cards": cards})
                    self.known += [player] if player not in self.known else []
            case engine.POSTED_BLIND:
                self._move(self._post(player), said)
            case engine.BET | engine.RAISED:
                # "Bet" is no action before the flop, where the blinds are bets.
                self._move(words.BET if kind == engine.BET and len(self.rounds) > 1 else words.RAISE, said)
            case engine.SHOWN:
                self._show(words.SHOWS, player, [card_text(card) for card in said["cards"]])
            case engine.MUCKED:
                self._show(words.MUCKS, player, [])
            case _ if kind in _MOVES:
                self._move(_MOVES[kind], said)

    def told(self) -> list[dict[str, Any]]:
        """All rounds, the showdown last."""
        if self.shown:
            last = {"id": len(self.rounds), "street": words.SHOWDOWN, "cards": [], "actions": self.shown}
            return [*self.rounds, last]
        return self.rounds

    def _post(self, player: Any) -> str:
        setup = self.hand.setup
        if setup.straddles and setup.straddles[player]:
            return words.STRADDLE
        return words.BIG_BLIND if setup.blinds[player] == max(setup.blinds) else words.SMALL_BLIND

    def _move(self, action: str, said: dict[str, Any]) -> None:
        more: dict[str, Any] = {}
        if "amount" in said:
            more = {"amount": to_amount(said["amount"], self.scale), "is_allin": said["stack"] == 0}
        self._add(action, said["player"], more)

    def _add(self, action: str, player: Any, more: dict[str, Any]) -> None:
        actions = self.rounds[-1]["actions"]
        actions.append({"action_number": len(actions), "player_id": player, "action": action, **more})

    def _show(self, action: str, player: Any, cards: list[str]) -> None:
        told = {"action_number": len(self.shown), "player_id": player, "action": action}
        self.shown.append({**told, "cards": cards} if cards else told)

    def _cards(self, places: Any) -> list[str]:
        return [card_text(self.hand.deck[place]) for place in places if self.hand.deck[place] != UNKNOWN]


def _pots(document: PhhHand, hand: Hand, scale: int) -> list[dict[str, Any]]:
    """The pots, what was taken of them and who won what: what the house took lessens what its winners got."""
    pots: dict[int, dict[int, int]] = {}
    for event in hand.events:
        fact: Any = event
        if fact[0] == engine.WON:
            _, pot, _, player, amount, *_ = fact
            won = pots.setdefault(pot, {})
            won[player] = won.get(player, 0) + amount
    taken = _taken(document, hand, scale)
    told = []
    for number, won in sorted(pots.items()):
        rakes = {player: min(taken[player], amount) for player, amount in won.items()}
        for player, rake in rakes.items():
            taken[player] -= rake
        told.append(
            {
                "number": number,
                "amount": to_amount(sum(won.values()), scale),
                "rake": to_amount(sum(rakes.values()), scale),
                "player_wins": [
                    {"player_id": player, "win_amount": to_amount(amount - rakes[player], scale)}
                    for player, amount in won.items()
                ],
            }
        )
    return told


def _taken(document: PhhHand, hand: Hand, scale: int) -> list[int]:
    """What the house took of each player, in units of the hand: told where `_rake` is."""
    if "_rake" not in document.other or "finishing_stacks" not in document.other:
        return [0] * len(hand.stacks)
    told = document.amounts_of("finishing_stacks")
    taken = [stack - int(kept * scale) for stack, kept in zip(hand.stacks, told, strict=True)]
    return [max(0, amount) for amount in taken]


def _own(document: PhhHand) -> dict[str, Any]:
    """What the format has no place for, by the names of PHH."""
    own: dict[str, Any] = {
        "antes": list(document.antes),
        "blinds_or_straddles": list(document.blinds_or_straddles),
    }
    own |= document.amounts
    own["ante_trimming_status"] = document.ante_trimming
    own |= {
        name: value for name, value in document.other.items() if name.startswith("_") and name not in NOT_OWN
    }
    if "finishing_stacks" in document.other:
        own["finishing_stacks"] = document.other["finishing_stacks"]
    return own


def _seats(document: PhhHand) -> list[int]:
    seats = document.other.get("seats")
    count = len(document.starting_stacks)
    if isinstance(seats, list) and len(seats) == count and all(type(seat) is int for seat in seats):
        return list(seats)  # type: ignore[arg-type]  # whole numbers, as was just seen
    return list(range(1, count + 1))


def _table_size(document: PhhHand, seats: list[int]) -> int:
    size = document.other.get("seat_count")
    return size if isinstance(size, int) else max(len(seats), *seats)


def _when(document: PhhHand) -> dict[str, str]:
    """The beginning of the hand in UTC, where the document tells all of it."""
    parts = [document.other.get(name) for name in ("year", "month", "day", "time")]
    year, month, day, clock = parts
    if isinstance(year, int) and isinstance(month, int) and isinstance(day, int) and isinstance(clock, time):
        if document.other.get("time_zone") == "UTC":
            return {"start_date_utc": f"{date(year, month, day).isoformat()}T{clock.isoformat('seconds')}"}
    return {}


def _economy(document: PhhHand) -> dict[str, Any]:
    event = document.other.get("event")
    if event is not None:
        return {"tournament": True, "tournament_info": {"name": str(event), "type": "MTT"}}
    return {"tournament": False, "currency": str(document.other.get("currency", ""))}
