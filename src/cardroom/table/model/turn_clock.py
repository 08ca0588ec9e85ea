"""The clock of one turn: the time to act, the time bank after it, and the effect of a broken connection on both."""

from dataclasses import dataclass
from typing import Final

from cardroom.rules.decisions import Connection, TimeBank

NEVER = -1


@dataclass(slots=True)
class TurnClock:
    """One turn, begun at ``began_ms``. All times are the room's; nothing here reads a clock.

    While connected, the player has until ``act_until_ms`` and then ``bank_ms`` of time bank, running since
    ``bank_from_ms``. A broken connection on the turn freezes the bank and sets ``wait_until_ms``, once: a second break
    in the same turn does not extend the wait, so that nobody can prolong a turn without end. A question
    (``is_question``) has no time bank and no wait. ``kept_ms`` is the time bank that its player saves: it does not run.
    """

    began_ms: int
    act_until_ms: int
    bank_ms: int
    bank_from_ms: int = NEVER
    wait_until_ms: int = NEVER
    connected: bool = True
    broke_on_turn: bool = False
    is_question: bool = False
    kept_ms: int = 0

    @property
    def due_ms(self) -> int:
        """The time of the clock's next action: it starts the bank or decides."""
        if self.bank_from_ms != NEVER:
            return self.bank_from_ms + self.bank_ms
        return self.act_until_ms if self.connected else max(self.act_until_ms, self.wait_until_ms)

    @property
    def decides_at_ms(self) -> int:
        """The time at which the decision becomes automatic, unless something changes."""
        if self.connected and self.bank_from_ms == NEVER:
            return self.act_until_ms + self.bank_ms
        return self.due_ms

    @property
    def bank_is_next(self) -> bool:
        """Whether the bank starts at ``due_ms``, and not the automatic decision."""
        return self.connected and self.bank_from_ms == NEVER and self.bank_ms > 0

    def keep_bank(self, on: bool) -> None:
        """Save the bank, or let it start by itself; a bank that runs already runs on."""
        if self.is_question or self.bank_from_ms != NEVER:
            return
        if on:
            self.bank_ms, self.kept_ms = 0, self.kept_ms + self.bank_ms
        else:
            self.bank_ms, self.kept_ms = self.bank_ms + self.kept_ms, 0

    def use_bank(self) -> bool:
        """Run the bank after the time to act, saved or not; whether there was one to start."""
        has_bank = self.connected and not self.is_question and self.bank_from_ms == NEVER
        if not has_bank or not self.bank_ms + self.kept_ms:
            return False
        self.bank_ms, self.kept_ms = self.bank_ms + self.kept_ms, 0
        self.start_bank()
        return True

    def start_bank(self) -> None:
        """Start the bank at the end of the time to act, even if that is noticed late."""
        self.bank_from_ms = self.act_until_ms

    def bank_left_ms(self, now_ms: int) -> int:
        """The time left in the bank if the turn ends now."""
        start_ms = self.bank_from_ms
        if start_ms == NEVER:
            if not self.connected:
                return self.bank_ms
            start_ms = self.act_until_ms
        return max(0, self.bank_ms - max(0, now_ms - start_ms))

    def extend(self, by_ms: int) -> None:
        """End every running time later, so that as much of it is left as before."""
        self.act_until_ms += by_ms
        if self.bank_from_ms != NEVER:
            self.bank_from_ms += by_ms
        if self.wait_until_ms != NEVER:
            self.wait_until_ms += by_ms

    def break_off(self, now_ms: int, rules: Connection) -> None:
        """Note a broken connection: wait until the later of act time + extra and break + return time (reading C2)."""
        if self.is_question:
            return
        if not self.broke_on_turn:
            self.bank_ms = self.bank_left_ms(now_ms)
            self.bank_from_ms = NEVER
            extra_ms, return_ms = rules.extra_seconds.value * 1000, rules.return_seconds.value * 1000
            self.wait_until_ms = max(self.act_until_ms + extra_ms, now_ms + return_ms)
        self.broke_on_turn = True
        self.connected = False

    def come_back(self, now_ms: int) -> None:
        """Note that the player is back: the rest of the wait is time to act, and the bank follows it again."""
        self.connected = True
        if now_ms >= self.act_until_ms and self.bank_from_ms == NEVER:
            self.act_until_ms = max(self.act_until_ms, self.wait_until_ms)


NO_CLOCK: Final = TurnClock(0, 0, 0)
"""For a turn that ends when a person says so: its ``due_ms`` is 0."""


def begin_turn(
    now_ms: int, act_ms: int, bank_ms: int, broke_ms: int | None, connection: Connection
) -> TurnClock:
    """Begin a turn of ``act_ms`` now; ``broke_ms`` is when the player's connection broke, None while connected.

    A player already away gets until max(act time, break + return) and no time bank (reading C2).
    """
    clock = TurnClock(now_ms, now_ms + act_ms, bank_ms)
    if broke_ms is not None:
        clock.connected = False
        clock.wait_until_ms = max(clock.act_until_ms, broke_ms + connection.return_seconds.value * 1000)
    return clock


def due_turn(now_ms: int, bank_ms: int) -> TurnClock:
    """Begin a turn that nobody waits for: its decision is due now, and the whole time bank is saved."""
    return TurnClock(now_ms, now_ms, 0, kept_ms=bank_ms)


def bank_at_hand_start(rest_ms: int, played_last_hand: bool, rules: TimeBank) -> int:
    """The time bank at the start of a hand (CO-10b): grown if the last one was played, between minimum and maximum."""
    grown = rest_ms + (rules.growth_ms.value if played_last_hand else 0)
    return max(rules.minimum_ms.value, min(rules.maximum_ms.value, grown))
