"""A table's owner and its stream: the same in the short form of steps and in the whole one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cardroom.cash.cash_commands import TakeSeat
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.room.hosting.chip_sources import ISSUED, LENT, TILL, WALLETS, ChipSource, chips_of
from cardroom.room.hosting.owner import NO_CHANCE, Asking, Chance
from cardroom.room.hosting.owner_step import OwnerSteps, Steps
from cardroom.room.hosting.owner_stream import OwnerStream, StoredOwner, StreamBroken
from cardroom.room.hosting.shuffling import start_of_hand
from cardroom.room.hosting.table_owner import TableOwner, TableSteps
from cardroom.room.hosting.watched_table import Audience
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.store.answers import OwnerState
from cardroom.store.messages import Message
from cardroom.store.rows import Commit, JournalRow, Snapshot
from cardroom.table.model.commands import Act, Command, SitIn, StartHand
from cardroom.table.values.stakes import Stakes

SEED = bytes(range(32))
BOOK = house("casinohuone")
TERMS = table_terms(BOOK, "holdem", "NL10", "t1", "Saimaa")


def opened() -> TableOwner:
    """An empty table, as every table of this test was opened."""
    table = open_table(TERMS, BOOK)
    return TableOwner(table, table.book.version, Audience())


class Kept:
    """A stream with all that its commits have stored."""

    def __init__(self, form: Callable[[str], Steps]) -> None:
        """`form` gives the form of its steps, by the rulebook's version."""
        self.form = form
        self.owner = opened()
        self.stream = OwnerStream(self.owner, form(self.owner.book))
        self.rows: list[JournalRow] = []
        self.seeds: dict[str, bytes] = {}
        self.snapshot: Snapshot | None = None
        self.now_ms = 1_000

    def do(self, command: Command, seed: bytes = b"") -> Commit:
        """Carry a command out and keep what it stores."""
        self.now_ms += 10
        asked = Asking("", self.now_ms, Chance(b"", seed))
        _, commit = self.stream.decide(command, asked)
        self.rows += commit.journal
        self.seeds |= {one.hand_id: one.seed for one in commit.seeds}
        self.snapshot = commit.snapshot or self.snapshot
        return commit

    def play(self, until: Callable[[], bool]) -> None:
        """Deal hands, and call or check in turn, until something is so."""
        table = self.owner.table
        while not until():
            hand = table.hand
            if hand is None:
                stakes = table.next_hand(self.now_ms)
                assert isinstance(stakes, Stakes)
                self.do(start_of_hand(f"t1-{table.hand_count + 1}", stakes, SEED, 7), SEED)
                continue
            player = table.seats[hand.actor_seat].player
            try:
                self.do(Act(player, hand.hand, hand.decision, "check"))
            except Refused:
                self.do(Act(player, hand.hand, hand.decision, "call"))

    @property
    def stored(self) -> StoredOwner:
        """All of it as a start reads it: the snapshot and what came after it."""
        at = self.snapshot.seq if self.snapshot is not None else 0
        tail = tuple([row for row in self.rows if row.seq > at])
        return StoredOwner(OwnerState(self.snapshot, tail, self.stream.seq), {}, self.seeds)


def short() -> Kept:
    """A table's stream in the short form."""
    return Kept(TableSteps)


def whole() -> Kept:
    """The same table's in the form of all other owners."""
    return Kept(lambda _: OwnerSteps(TableOwner.commands))


def restored(kept: Kept, stored: StoredOwner | None = None) -> TableOwner:
    """The table as a start restores it."""
    owner = opened()
    stream = OwnerStream(owner, kept.form(owner.book))
    stream.restore(stored or kept.stored)
    assert stream.seq == kept.stream.seq
    return owner


def on_the_flop(owner: TableOwner) -> bool:
    """Whether three cards lie on the board."""
    return any(len(board) == 3 for board in getattr(owner.table.view(None, 0).hand, "boards", ()))


def seated(kept: Kept) -> Kept:
    """Three players with chips."""
    for number, player in enumerate("ABC"):
        kept.do(TakeSeat(player, 1000, number))
    return kept


def played(kept: Kept, hands: int) -> None:
    """So many hands, to the end of the last."""
    table = kept.owner.table
    kept.play(lambda: table.hand_count == hands and table.hand is None)


@pytest.mark.parametrize("make", [short, whole])
def test_a_table_comes_back_from_either_form_in_the_middle_of_its_third_hand(
    make: Callable[[], Kept],
) -> None:
    kept = seated(make())
    table = kept.owner.table
    kept.play(lambda: table.hand_count == 3 and on_the_flop(kept.owner))
    again = restored(kept).table
    assert again.hand is not None and table.hand is not None
    assert list(again.deck) == list(table.deck), "the deck comes out of the seed"
    for viewer in (None, *"ABC"):
        assert again.view(viewer, kept.now_ms) == table.view(viewer, kept.now_ms)


def test_both_forms_tell_the_same_and_the_short_one_is_the_shorter() -> None:
    both = seated(short()), seated(whole())
    for kept in both:
        played(kept, 3)
    one, other = both
    assert one.owner.dump() == other.owner.dump()
    assert [row.hand_id for row in one.rows if row.hand_id] != [], "its rows say which hand they are of"
    assert sum(len(row.payload) for row in one.rows) < sum(len(row.payload) for row in other.rows)
    assert one.snapshot is not None and one.snapshot.seq == one.stream.seq, "it is saved behind each hand"
    assert other.snapshot is None, "others are saved after a number of steps"


@pytest.mark.parametrize("make", [short, whole])
def test_a_hand_whose_seed_is_lost_breaks_the_stream(make: Callable[[], Kept]) -> None:
    kept = seated(make())
    kept.play(lambda: kept.owner.table.hand is not None)
    with pytest.raises(StreamBroken, match="the vault has no seed for hand t1-1"):
        restored(kept, kept.stored._replace(seeds={}))


@pytest.mark.parametrize("make", [short, whole])
def test_a_hand_with_the_seed_of_another_breaks_the_stream(make: Callable[[], Kept]) -> None:
    kept = seated(make())
    kept.play(lambda: on_the_flop(kept.owner))
    with pytest.raises(StreamBroken, match="does not bring about"):
        restored(kept, kept.stored._replace(seeds={"t1-1": bytes(32)}))


@pytest.mark.parametrize("make", [short, whole])
def test_a_step_that_would_be_refused_now_breaks_the_stream(make: Callable[[], Kept]) -> None:
    kept = seated(make())
    state = kept.stored.state
    doubled = msgspec.structs.replace(state.tail[0], seq=4)
    state = msgspec.structs.replace(state, tail=(*state.tail, doubled), last_seq=4)
    kept.stream.seq = 4
    with pytest.raises(StreamBroken, match="step 4: carried out again it is refused: already-seated"):
        restored(kept, kept.stored._replace(state=state))


def test_a_hand_of_another_rulebook_is_named_with_both_versions() -> None:
    kept = seated(short())
    kept.play(lambda: kept.owner.table.hand is not None)
    stream = OwnerStream(opened(), TableSteps("another-version"), "table t1")
    words = f"table t1, step 4: dealt by version {kept.owner.book} of the rulebook, but .* by another-version"
    with pytest.raises(StreamBroken, match=words):
        stream.restore(kept.stored)


def test_a_refused_command_leaves_no_trace_in_the_stream() -> None:
    kept = seated(short())
    before = kept.owner.dump(), kept.stream.seq
    with pytest.raises(Refused):
        kept.do(SitIn("nobody"))
    assert (kept.owner.dump(), kept.stream.seq) == before


def test_a_start_at_which_nobody_is_dealt_in_has_no_seed_to_keep() -> None:
    """Without a sealed deck a person deals; the stream then asks the vault for nothing."""
    unsealed = start_of_hand("t1-1", Stakes(1, 5, 10), b"", 7)
    assert unsealed == StartHand("t1-1", "", 7, Stakes(1, 5, 10))
    assert opened().begins_hand(unsealed) == ""
    assert opened().begins_hand(start_of_hand("t1-1", Stakes(1, 5, 10), SEED, 7)) == "t1-1"


def test_a_table_of_its_own_takes_no_mail() -> None:
    owner = opened()
    stream = OwnerStream(owner, TableSteps())
    message = Message("house:x", "t1", 1, 1, msgspec.json.encode(SitIn("nobody")))
    with pytest.raises(AssertionError, match="written what cannot be"):
        stream.decide(stream.command_of(message), Asking("house:x", 1, NO_CHANCE), message)


def test_each_kind_of_table_has_one_source_of_chips() -> None:
    replace = msgspec.structs.replace
    assert chips_of(TERMS) is WALLETS and chips_of(replace(TERMS, live=True)) is TILL
    assert chips_of(replace(TERMS, private="play")) is LENT is chips_of(replace(TERMS, private="settle_up"))
    assert chips_of(replace(TERMS, tournament="cup")) is ISSUED
    for terms in (TERMS, replace(TERMS, live=True), replace(TERMS, private="play")):
        assert bool(chips_of(terms).apart) is terms.is_apart, "what stands apart has a pool of its own"
    assert (
        replace(TERMS, private="settle_up").is_for_money and not replace(TERMS, private="play").is_for_money
    )


@pytest.mark.parametrize("source", [WALLETS, TILL, LENT])
def test_chips_that_are_brought_and_leave_again_leave_nothing_behind(source: ChipSource) -> None:
    """Beside the stack and what was in flight, coming and going cancel each other for everybody but the player."""
    brought = source.brought(TERMS, "A", 500, lambda _: 0)
    left = source.left(TERMS, "A", 500)
    sums: dict[str, int] = {}
    for account, cents in (*brought, *left):
        sums[account] = sums.get(account, 0) + cents
    assert sum(cents for _, cents in left) == 500, "the stack is paid out whole"
    assert sum(cents for _, cents in brought) == 0, "what is in flight becomes the stack"
    if source is TILL:
        assert sums["till:casinohuone"] == 0, "the cash goes back over the counter"
