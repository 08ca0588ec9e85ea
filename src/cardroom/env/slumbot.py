"""A client of Slumbot's protocol: heads-up no-limit hold'em, 50/100, 20,000 chips, by JSON over HTTP.

`POST /api/new_hand` begins, `POST /api/act` says "k" (check), "c" (call), "f" (fold) or "bN" (bet or raise to N chips
of the street). Answers tell the whole action, with a stroke between streets; `client_pos` 1 is the small blind.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from cardroom.cards.card import CardFault, parse_cards
from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.env.env_hand import deal_of
from cardroom.env.resampling import Chance
from cardroom.env.start_in_middle import Spot, start
from cardroom.rules.refused import Refused

WORD = re.compile(r"k|c|f|b\d+|/")
SECONDS: Final = 30
VERBS: Final = {"k": "check", "c": "call", "f": "fold"}
LETTERS: Final = {verb: letter for letter, verb in VERBS.items()}


def setup() -> Setup:
    """The stakes Slumbot plays."""
    return deal_of("nlhe", 2, stacks=(20_000, 20_000), blinds=(100, 50))


def read_actions(text: str) -> list[Action]:
    """The actions of a text such as "b200c/kk". Raises Refused."""
    words = WORD.findall(text)
    if "".join(words) != text:
        raise Refused("bad-answer", f"the action {text[:40]!r} is made of k, c, f, bN and /")
    return [
        ("raise_to", int(word[1:])) if word[0] == "b" else (VERBS[word], 0) for word in words if word != "/"
    ]


def write_action(action: Action) -> str:
    """The word for an action. Raises Refused."""
    verb, amount = action
    if verb == "raise_to":
        return f"b{amount}"
    if verb not in LETTERS:
        raise Refused("bad-answer", f"Slumbot's protocol has no word for {verb!r}")
    return LETTERS[verb]


def hand_of(answer: dict[str, Any], chance: Chance) -> Hand:
    """The hand as the client may know it, the other's cards made up unless they were shown. Raises Refused."""
    try:
        me = int(answer["client_pos"])
        holes = {me: parse_cards("".join(answer["hole_cards"]))}
        if answer.get("bot_hole_cards"):
            holes[1 - me] = parse_cards("".join(answer["bot_hole_cards"]))
        board, action = parse_cards("".join(answer["board"])), str(answer["action"])
    except (KeyError, TypeError, ValueError, CardFault) as fault:
        raise Refused("bad-answer", f"the answer lacks something or is none: {fault}") from fault
    return start(setup(), Spot(actions=read_actions(action), boards=[board], holes=holes), chance)


class Slumbot:
    """Plays hands against a server of the protocol. `token` names the session, and comes with the first answer."""

    def __init__(self, address: str, chance: Chance) -> None:
        self.address = address.rstrip("/")
        self.chance = chance
        self.token = ""

    def play(self, player: Callable[[Hand, int], Action]) -> int:
        """One hand by a function of hand and own position; the chips it won. Raises Refused."""
        answer = self._post("new_hand", {})
        while answer.get("winnings") is None:
            hand = hand_of(answer, self.chance)
            me = int(answer["client_pos"])
            if hand.actor != me:
                raise Refused("bad-answer", f"nobody waits for position {me} after {answer['action']!r}")
            answer = self._post("act", {"incr": write_action(player(hand, me))})
        return int(answer["winnings"])

    def _post(self, door: str, body: dict[str, str]) -> dict[str, Any]:
        said = json.dumps(body | ({"token": self.token} if self.token else {})).encode()
        request = Request(f"{self.address}/api/{door}", said, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=SECONDS) as response:
                answer = json.load(response)
        except (URLError, TimeoutError, ValueError) as fault:
            raise Refused("bad-answer", f"{self.address} did not answer: {fault}") from fault
        if not isinstance(answer, dict) or answer.get("error_msg"):
            told = answer.get("error_msg") if isinstance(answer, dict) else answer
            raise Refused("bad-answer", f"{self.address} says: {told}")
        self.token = str(answer.get("token") or self.token)
        return answer
