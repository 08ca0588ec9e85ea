"""Matches: the same cards for all, chips that add up, intervals, and seats that fail in every way they can."""

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import cardroom
from cardroom import arena, solve
from cardroom.arena import Match, ModelSeat, PolicySeat, ProcessSeat
from cardroom.arena.matches import LoggedDecision
from cardroom.engine import Hand
from cardroom.env.env_hand import all_deals
from cardroom.rules import Refused
from tests.arena.model_server import serving

PROGRAM = [sys.executable, str(Path(__file__).with_name("calling_program.py"))]


def bold(hand: Hand, chance: object) -> None:
    """Bets all it may half of the time."""
    call, least, most = hand.legal()
    if least >= 0 and chance() < 0.5:  # type: ignore[operator]  # it is a function
        hand.raise_to(most)
    elif call:
        hand.call()
    else:
        hand.check()


def test_in_every_game_and_form_chips_add_up_and_every_program_plays_every_seat() -> None:
    for base in all_deals(3):
        count = len(base.stacks)
        seats = [PolicySeat(f"p{number}", "uniform", number) for number in range(count)]
        played = Match(base, seats, deals=4).play()
        assert sum(program.chips for program in played.programs) == 0
        assert played.hands == 4 * count
        assert [program.hands for program in played.programs] == [played.hands] * count
        assert [program.bad_answers for program in played.programs] == [0] * count


def test_ten_players_play_a_match() -> None:
    seats = [PolicySeat(f"p{number}", "uniform", number) for number in range(10)]
    played = Match(arena.deal_of("nlhe", 10), seats, deals=3).play()
    assert played.hands == 30 and sum(program.chips for program in played.programs) == 0


def test_the_same_seed_deals_the_same_cards_whoever_plays() -> None:
    def cards_of(*seats: PolicySeat) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = []
        base = arena.deal_of("nlhe", 2)
        Match(base, seats, deals=5, seed=3, on_hand=lambda hand, _: found.append(tuple(hand.deck))).play()
        return found

    first = cards_of(PolicySeat("a", "uniform"), PolicySeat("b", "passive"))
    assert first == cards_of(PolicySeat("c", bold), PolicySeat("d", "uniform"))
    assert first[0] == first[1] and len(set(first)) == 5


def test_two_programs_that_do_the_same_win_nothing_from_duplicate_decks() -> None:
    played = Match(arena.deal_of("nlhe", 3), [PolicySeat(name, "passive") for name in "abc"], deals=30).play()
    assert [program.per_deal for program in played.programs] == [[0.0] * 30] * 3


def test_a_match_played_once_moves_the_seats_on() -> None:
    order: list[list[str]] = []
    seats = [PolicySeat("a", "passive"), PolicySeat("b", "passive")]
    base = arena.deal_of("nlhe", 2)
    played = Match(base, seats, deals=4, rotates=False, on_hand=lambda _, names: order.append(names)).play()
    assert order == [["a", "b"], ["b", "a"], ["a", "b"], ["b", "a"]] and played.hands == 4


def test_a_function_cannot_see_the_cards_of_others() -> None:
    """A cheat that folds whenever the other really holds more would never lose a showdown."""
    seen: list[tuple[int, ...]] = []
    truth: list[tuple[int, ...]] = []

    def cheat(hand: Hand, chance: object) -> None:
        seen.append(tuple(hand.holes[1 - hand.actor]))
        (hand.call if hand.legal()[0] else hand.check)()

    def note(hand: Hand, names: list[str]) -> None:
        truth.append(tuple(hand.holes[1 - names.index("cheat")]))

    seats = [PolicySeat("cheat", cheat), PolicySeat("other", "passive")]
    Match(arena.deal_of("nlhe", 2), seats, deals=40, on_hand=note).play()
    assert len(truth) == 80 and sum(set(one) in map(set, truth) for one in seen) < 20


def test_a_program_of_lines_plays_as_the_policy_that_does_the_same() -> None:
    base = arena.deal_of("plo", 2)

    def played(seat: arena.ProgramSeat) -> list[float]:
        return (
            Match(base, [seat, PolicySeat("other", "uniform", 5)], deals=6, seed=2)
            .play()
            .programs[0]
            .per_deal
        )

    assert played(ProcessSeat("calm", PROGRAM)) == played(PolicySeat("calm", "passive"))
    with serving() as address:
        assert played(arena.HttpSeat("calm", f"{address}/call")) == played(PolicySeat("calm", "passive"))


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("nonsense", "'dance' is no answer"),
        ("ends", "the program has ended"),
        ("late", "no answer within 0.3 seconds"),
    ],
)
def test_a_program_that_fails_checks_or_folds_and_the_match_goes_on(how: str, fault: str) -> None:
    log: list[LoggedDecision] = []
    seats = [
        ProcessSeat("bad", [*PROGRAM, how], seconds=0.3 if how == "late" else 10),
        PolicySeat("other", "passive"),
    ]
    played = Match(arena.deal_of("nlhe", 2), seats, deals=4, log=log.append).play()
    bad = played.programs[0]
    assert played.hands == 8 and bad.bad_answers >= 1 and fault in bad.faults[0]
    wrong = [one for one in log if one.fault]
    assert len(wrong) == bad.bad_answers and {one.action for one in wrong} <= {"check", "fold"}
    assert all(one.program == "bad" and "\n" not in one.fault for one in wrong)


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("nonsense", "the server's answer is no JSON"),
        ("other", 'no {"answer": "..."}'),
        ("late", "no answer within 0.1 seconds"),
    ],
)
def test_a_server_that_fails_checks_or_folds_too(path: str, fault: str) -> None:
    with serving() as address:
        seats = [arena.HttpSeat("bad", f"{address}/{path}", seconds=0.1), PolicySeat("other", "passive")]
        played = Match(arena.deal_of("kuhn"), seats, deals=2).play()
    assert fault in played.programs[0].faults[0]
    nobody = [arena.HttpSeat("bad", "http://127.0.0.1:9/"), PolicySeat("other", "passive")]
    gone = Match(arena.deal_of("kuhn"), nobody, deals=1).play()
    assert "the server can't be asked" in gone.programs[0].faults[0]


def test_a_policy_that_does_nothing_or_what_is_not_legal_is_a_bad_answer() -> None:
    def idle(hand: Hand, chance: object) -> None:
        return

    def greedy(hand: Hand, chance: object) -> None:
        hand.raise_to(10**9)

    played = Match(
        arena.deal_of("nlhe"), [PolicySeat("idle", idle), PolicySeat("greedy", greedy)], deals=2
    ).play()
    assert "did nothing" in played.programs[0].faults[0]
    assert played.programs[1].bad_answers == played.programs[1].decisions > 0


def test_a_model_is_shown_its_mistake_once() -> None:
    talks: list[list[tuple[str, str]]] = []

    def model(talk: object) -> str:
        talks.append(list(talk))  # type: ignore[call-overload]  # it is a list
        last = talks[-1][-1][1]
        if "That cannot be" in last:
            return (
                "Then I give up.\nFinal answer: fold" if "call" in talks[-1][0][1] else "Final answer: check"
            )
        return "Final answer: raise to 1"

    seats = [ModelSeat("model", model, rules="You play poker."), PolicySeat("other", "passive")]
    played = Match(arena.deal_of("nlhe"), seats, deals=3).play()
    assert played.programs[0].bad_answers == 0
    assert talks[0][0][1].startswith("You play poker.\nTexas Hold'em, no limit, 2 players.")
    assert 'end with one line: "Final answer: "' in talks[0][0][1]
    assert [role for role, _ in talks[1]] == ["user", "assistant", "user"]
    assert "That cannot be:" in talks[1][2][1]

    stubborn = [ModelSeat("model", lambda _: "Final answer: dance"), PolicySeat("other", "passive")]
    lost = Match(arena.deal_of("nlhe"), stubborn, deals=2).play()
    assert lost.programs[0].bad_answers == lost.programs[0].decisions > 0


def test_what_cannot_be_a_match_is_refused() -> None:
    base = arena.deal_of("nlhe", 2)
    one, two = PolicySeat("a", "passive"), PolicySeat("a", "uniform")
    with pytest.raises(Refused, match="1 programs for 2 players"):
        Match(base, [one])
    with pytest.raises(Refused, match="two programs are called 'a'"):
        Match(base, [one, two])
    with pytest.raises(Refused, match="at least one deal"):
        Match(base, [one, PolicySeat("b", "passive")], deals=0)
    with pytest.raises(Refused, match="can't be begun"):
        ProcessSeat("x", "/no/such/program")
    with pytest.raises(Refused, match="begins with http"):
        arena.HttpSeat("x", "file:///etc/passwd")
    with pytest.raises(Refused, match="no policy 'magic'"):
        PolicySeat("x", "magic")


# ------------------------------------------------------------------ without luck


@pytest.fixture(scope="module")
def leduc() -> tuple[solve.GameTree, solve.Strategy, solve.Strategy]:
    """The tree, what two equal bots play by, and a better strategy to value positions by."""
    tree = solve.GameTree(solve.deal_of("leduc"))
    solver = solve.Solver(tree)
    solver.run(30)
    bot = solver.average()
    solver.run(200)
    return tree, bot, solver.average()


def equal_bots(
    leduc: tuple[solve.GameTree, solve.Strategy, solve.Strategy], deals: int, knows: tuple[str, ...]
) -> arena.Program:
    """The result of the first of two equal bots, each deck played once."""
    tree, bot, baseline = leduc
    seats = [PolicySeat(name, solve.policy_of(tree, bot), number) for number, name in enumerate("ab")]
    aivat = arena.Aivat(tree, baseline, dict.fromkeys(knows, bot))
    return Match(tree.base, seats, deals, rotates=False, aivat=aivat).play().programs[0]


@pytest.mark.parametrize("knows", [("a", "b"), ("a",)])
def test_aivat_has_no_bias_and_at_most_half_the_deviation(
    leduc: tuple[solve.GameTree, solve.Strategy, solve.Strategy], knows: tuple[str, ...]
) -> None:
    check_aivat(equal_bots(leduc, 2_000, knows), 0.5 if len(knows) == 2 else 0.75)


@pytest.mark.exhaustive  # a hundred thousand hands, some five minutes
def test_aivat_has_no_bias_in_a_hundred_thousand_hands(
    leduc: tuple[solve.GameTree, solve.Strategy, solve.Strategy],
) -> None:
    check_aivat(equal_bots(leduc, 100_000, ("a", "b")), 0.5)


def check_aivat(program: arena.Program, most: float) -> None:
    """The corrected mean lies in the plain one's interval, the mean of the differences near 0, the deviation is less."""
    assert abs(program.corrected_mean - program.mean) <= program.half_width
    taken = np.subtract(program.per_deal, program.corrected)
    assert abs(taken.mean()) < 4 * taken.std(ddof=1) / np.sqrt(len(taken))
    assert program.corrected_half_width <= most * program.half_width


def test_a_correction_with_a_bias_is_seen(
    leduc: tuple[solve.GameTree, solve.Strategy, solve.Strategy],
) -> None:
    """Planted: strategies that the bots do not play by."""
    tree, bot, _ = leduc
    seats = [PolicySeat("a", solve.policy_of(tree, bot), 1), PolicySeat("b", "passive", 2)]
    aivat = arena.Aivat(tree, solve.uniform(tree), {"b": bot})
    program = Match(tree.base, seats, 2_000, rotates=False, aivat=aivat).play().programs[0]
    taken = np.subtract(program.per_deal, program.corrected)
    assert abs(taken.mean()) > 4 * taken.std(ddof=1) / np.sqrt(len(taken))


def test_a_hand_of_another_game_has_no_correction(
    leduc: tuple[solve.GameTree, solve.Strategy, solve.Strategy],
) -> None:
    tree, bot, baseline = leduc
    aivat = arena.Aivat(tree, baseline, {"a": bot})
    other = cardroom.play(cardroom.deal("leduc", 2, stacks=(20, 20), seed=1), "passive")
    with pytest.raises(Refused, match="other stakes"):
        aivat.corrected(other, ["a", "b"])
    folded = cardroom.deal(tree.base, seed=1)
    folded.fold()
    with pytest.raises(Refused, match="no such action"):
        aivat.corrected(folded, ["a", "b"])


# ------------------------------------------------------------------ ratings


def test_who_wins_more_deals_is_rated_higher_and_the_page_shows_it() -> None:
    def won_by(first: str, second: str, deals: list[float]) -> arena.MatchResult:
        base = arena.deal_of("kuhn")
        one = arena.Program(first, per_deal=deals, chips=int(sum(deals)), hands=len(deals))
        two = arena.Program(second, per_deal=[-x for x in deals], chips=-int(sum(deals)), hands=len(deals))
        return arena.MatchResult(base, [one, two], len(deals), len(deals))

    rated = arena.rate(
        [
            won_by("<b>ace", "king", [1.0] * 30 + [-1.0] * 10),
            won_by("king", "jack", [1.0] * 30 + [-1.0] * 10),
            won_by("<b>ace", "jack", [1.0] * 90 + [-1.0] * 10),
        ]
    )
    assert [one.name for one in rated] == ["<b>ace", "king", "jack"]
    # Odds of three to one are 191 points.
    assert rated[0].points - rated[1].points == pytest.approx(191, abs=12)
    assert sum(one.points for one in rated) / 3 == pytest.approx(1500)
    assert all(0 < one.half_width < 200 for one in rated)
    page = arena.ratings_page(rated, "A match & more", {"game": "Kuhn <Poker>"})
    assert "<b>ace" not in page and "&lt;b&gt;ace" in page and "A match &amp; more" in page
    assert page.count("<tr>") == 4 and "http" not in page.replace("http-equiv", "")


def test_ratings_come_near_the_strengths_that_made_them() -> None:
    chance, strength = Random(5), {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    matches = []
    for first, second in (("a", "b"), ("b", "c"), ("a", "c")):
        odds = 10 ** ((strength[first] - strength[second]) / 400)
        deals = [1.0 if chance.random() < odds / (1 + odds) else -1.0 for _ in range(3_000)]
        one = arena.Program(first, per_deal=deals, hands=3_000)
        two = arena.Program(second, per_deal=[-x for x in deals], hands=3_000)
        matches.append(arena.MatchResult(arena.deal_of("kuhn"), [one, two], 3_000, 3_000))
    for one in arena.rate(matches):
        assert abs(one.points - strength[one.name]) < 2 * one.half_width
