"""What staff may let a table do by the clauses: a last round, a seat more, what all players agree to."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table
from cardroom.cash.question import ConsentAsked
from cardroom.rules import house
from cardroom.table.events import (
    AllAnswered,
    AllAsked,
    ConsentGiven,
    DropTaken,
    HandVoided,
    LastRoundAnnounced,
    SeatAdded,
    TableDrained,
    TableReopened,
    TimeCharged,
    TimeChargeSet,
)
from cardroom.table.model import commands
from cardroom.testing.scripted import ScriptedTable

HELSINKI, KRUH, HUONE = house("casino-helsinki"), house("casino-kruh"), house("casinohuone")
HOUR = 3_600


def helsinki(players: int = 3) -> ScriptedTable:
    return ScriptedTable(players, "holdem-nl", "NL200", book=HELSINKI)


def kruh(players: int = 3, game: str = "holdem-nl") -> ScriptedTable:
    return ScriptedTable(players, game, book=KRUH)


def hand(held: ScriptedTable) -> None:
    held.deal()
    held.check_down()


def reloaded(held: ScriptedTable) -> ScriptedTable:
    """The same table from its dump, as behind a restart."""
    held.table = load_table(held.terms, held.book, held.table.dump())
    return held


# ---------------------------------------------------------------- the last round


@pytest.mark.clause("CH-2.14")
def test_staff_announce_the_last_round_and_behind_it_the_table_deals_no_more() -> None:
    held = helsinki(3)
    hand(held)
    held.do(commands.AnnounceLastRound())
    said = held.last(LastRoundAnnounced)
    assert (said.hands, said.clauses) == (3, ("CH-2.14",))
    dealers = []
    for left in (3, 2, 1):
        assert held.table.view(None, held.clock.now_ms).last_hands == left and not held.told(TableDrained)
        held.deal()
        dealers.append(held.positions()[0])
        held.check_down()
    assert sorted(dealers) == ["A", "B", "C"], "the button has gone round once"
    assert held.last(TableDrained).reason == "last_round" and not held.table.ready_to_deal(held.clock.now_ms)


@pytest.mark.clause("CH-2.14")
def test_a_hand_that_runs_and_one_that_is_void_are_none_of_the_round() -> None:
    held = helsinki(3)
    held.deal()
    held.do(commands.AnnounceLastRound())
    assert held.last(LastRoundAnnounced).hands == 3
    assert held.table.view(None, held.clock.now_ms).last_hands == 3
    held.check_down()
    held.deal()
    held.do(commands.VoidHand("staff"))
    assert held.told(HandVoided)
    reloaded(held)
    for _ in range(3):
        assert not held.told(TableDrained)
        hand(held)
    assert held.told(TableDrained)


def test_a_last_round_is_announced_once_and_can_be_taken_back() -> None:
    held = helsinki(3)
    held.do(commands.AnnounceLastRound())
    assert held.refusal(commands.AnnounceLastRound()).code == "last-round-already"
    held.do(commands.Reopen())
    assert held.told(TableReopened) and held.table.view(None, 0).last_hands is None
    assert held.refusal(commands.Reopen()).code == "not-draining"
    held.do(commands.Drain("staff"))
    assert held.refusal(commands.AnnounceLastRound()).code == "draining-already"
    assert helsinki(1).refusal(commands.AnnounceLastRound()).code == "nobody-plays"


# ---------------------------------------------------------------- a seat more


@pytest.mark.clause("CK-H.8")
def test_ten_play_at_a_table_and_staff_allow_an_eleventh_who_is_dealt_in_and_no_twelfth() -> None:
    held = kruh(10)
    assert held.table.free_seats == 0
    assert held.refusal(of_cash.TakeSeat("K", held.terms.min_buy_in, 0)).code == "table-full"
    held.do(commands.AddSeat())
    assert (held.last(SeatAdded).seats, held.last(SeatAdded).clauses) == (11, ("CK-H.8",))
    held.seat("K")
    refused = held.refusal(commands.AddSeat())
    assert (refused.code, refused.clauses, refused.arguments["seats"]) == ("no-more-seats", ("CK-H.8",), 11)
    hand(held)
    assert len(held.dealt()) == 11 or "K" in held.dealt()
    assert reloaded(held).table.terms.seats == 11 and held.table.seat_of("K") is not None
    hand(held)


@pytest.mark.clause("CK-H.8")
def test_two_are_enough_for_a_table() -> None:
    held = kruh(1)
    assert held.table.state == "waiting"
    held.seat("B")
    hand(held)


def test_no_table_has_more_seats_than_house_cards_and_jackpot_allow() -> None:
    assert ScriptedTable(2, book=HUONE).refusal(commands.AddSeat()).clauses == ("CO-TH.5",)
    omaha = kruh(2, "omaha-pl")
    while omaha.table.terms.seats < omaha.table.most_seats:
        omaha.do(commands.AddSeat())
    assert omaha.table.terms.seats == 11, "eleven times four cards, five of the board and three burned are 52"
    assert omaha.refusal(commands.AddSeat()).code == "no-more-seats"
    for game in HELSINKI.games:
        table = ScriptedTable(0, game, book=HELSINKI).table
        assert table.most_seats <= 12
    assert helsinki().table.most_seats == 10, "the jackpot's tables are printed for ten"


# ---------------------------------------------------------------- the consent of all


@pytest.mark.clause("CH-7.11")
@pytest.mark.parametrize(("seconds", "amount"), [(HOUR, 40_00), (900, 10_00)])
def test_the_jackpot_is_paid_by_the_time_once_every_player_at_the_table_has_agreed(
    seconds: int, amount: int
) -> None:
    held = helsinki(5)
    held.do(of_cash.AskAll("jackpot_by_time", seconds))
    said = held.last(AllAsked)
    assert (said.what, said.seconds, said.amount, said.clauses) == (
        "jackpot_by_time",
        seconds,
        amount,
        ("CH-7.11",),
    )
    for place, player in enumerate("ABCD"):
        held.do(of_cash.AnswerQuestion(player, True))
        question = held.table.view(None, 0).question
        assert question is not None and question.agreed == tuple(range(1, place + 2))
    hand(held)
    assert not held.told(TimeChargeSet) and not held.told(TimeCharged), "one has not agreed yet"
    reloaded(held).do(of_cash.AnswerQuestion("E", True))
    assert (held.last(AllAnswered).outcome, held.last(TimeChargeSet).amount) == ("agreed", amount)
    held.deal()
    assert sum(one.amount for one in held.last(TimeCharged).seats) == amount
    held.check_down()
    assert held.accounts["jackpot"] >= amount
    held.leave("A")
    hand(held)
    assert len(held.told(TimeCharged)) == 1, (
        "paid for already, though fewer than five play; and nothing goes back"
    )
    held.wait(seconds)
    hand(held)
    assert len(held.told(TimeCharged)) == 2, "each period begun"


@pytest.mark.clause("CH-7.11")
def test_one_no_and_it_stays_as_it_was() -> None:
    held = helsinki(5)
    held.do(of_cash.AskAll("jackpot_by_time", HOUR))
    held.do(of_cash.AnswerQuestion("A", True))
    held.do(of_cash.AnswerQuestion("B", False))
    assert (held.last(AllAnswered).outcome, held.last(AllAnswered).seat) == ("declined", 2)
    assert held.table.economy.question is None and not held.told(TimeChargeSet)
    hand(held)
    assert held.told(DropTaken) and not held.told(TimeCharged)


def test_who_is_away_is_not_asked_and_who_sits_down_meanwhile_is() -> None:
    held = helsinki(3)
    held.sit_out("C")
    held.do(of_cash.AskAll("jackpot_by_time", HOUR))
    assert held.refusal(of_cash.AnswerQuestion("C", True)).code == "not-asked"
    held.seat("D")
    held.do(of_cash.AnswerQuestion("A", True))
    held.do(of_cash.AnswerQuestion("B", True))
    assert held.table.economy.question is not None
    assert held.refusal(of_cash.AnswerQuestion("A", True)).code == "not-asked"
    held.leave("D")
    assert held.last(AllAnswered).outcome == "agreed", "the one whose answer was awaited has gone"


def test_what_is_asked_is_one_thing_and_can_be_taken_back() -> None:
    held = helsinki(3)
    assert held.refusal(of_cash.TakeBackQuestion()).code == "not-asked"
    assert held.refusal(of_cash.AnswerQuestion("A", True)).code == "not-asked"
    assert held.refusal(of_cash.AskAll("jackpot_by_time", 1)).code == "no-time-charge"
    held.do(of_cash.AskAll("jackpot_by_time", HOUR))
    assert held.refusal(of_cash.AskAll("jackpot_by_time", HOUR)).code == "asking-already"
    held.do(of_cash.TakeBackQuestion())
    assert held.last(AllAnswered).outcome == "taken_back" and not held.told(TimeChargeSet)
    nobody = ScriptedTable(0, "holdem-nl", "NL200", book=HELSINKI)
    nobody.do(of_cash.AskAll("jackpot_by_time", HOUR))
    assert nobody.last(AllAnswered).outcome == "agreed" and nobody.told(TimeChargeSet)


def test_an_answer_counts_for_the_question_it_names_and_for_none_that_is_asked_since() -> None:
    held = helsinki(3)
    quarter = ConsentAsked("jackpot_by_time", 900, amount=10_00)
    held.do(of_cash.AskAll("jackpot_by_time", 900))
    for late in (
        ConsentAsked("jackpot_by_time", HOUR, amount=40_00),
        ConsentAsked("bomb_pot", 0, "B", 10_00),
    ):
        for agrees in (True, False):
            refused = held.refusal(of_cash.AnswerQuestion("A", agrees, late))
            assert (refused.code, refused.clauses) == ("question-over", ("CH-7.11",))
    assert held.table.economy.question is not None and not held.table.economy.question.agreed
    for player in "ABC":
        held.do(of_cash.AnswerQuestion(player, True, quarter))
    assert held.last(AllAnswered).outcome == "agreed"
    assert held.refusal(of_cash.AnswerQuestion("A", True, quarter)).code == "not-asked", "a second time"


# ---------------------------------------------------------------- an agreed buy-in


@pytest.mark.clause("CK-TH.2")
@pytest.mark.parametrize("by", [-1, 1])
def test_with_the_consent_of_all_players_and_staff_somebody_buys_in_for_less_or_for_more(by: int) -> None:
    held = kruh(3)
    limit = held.terms.min_buy_in if by < 0 else held.terms.max_buy_in
    amount = limit + by
    refused = held.refusal(of_cash.TakeSeat("D", amount, 0))
    assert refused.code in ("buy-in-too-small", "buy-in-too-large") and "CK-TH.2" in refused.clauses
    held.do(of_cash.AskAll("buy_in", player="D", amount=amount))
    assert (held.last(AllAsked).player, held.last(AllAsked).clauses) == ("D", ("CK-TH.2",))
    for player in "AB":
        held.do(of_cash.AnswerQuestion(player, True))
        assert held.refusal(of_cash.TakeSeat("D", amount, 0)).code == refused.code
    held.do(of_cash.AnswerQuestion("C", True))
    assert len(held.told(ConsentGiven)) == 3 and held.table.economy.has_agreed("D", amount)
    assert held.refusal(of_cash.TakeSeat("D", amount + by, 0)).code == refused.code, (
        "that amount and no other"
    )
    assert held.refusal(of_cash.TakeSeat("E", amount, 0)).code == refused.code, "that player and nobody else"
    reloaded(held).do(of_cash.TakeSeat("D", amount, 0))
    assert held.stack("D") == amount and not held.table.economy.agreed_buy_ins, "once"


@pytest.mark.clause("CK-TH.2")
def test_least_and_full_buy_in_are_set_before_play_and_a_shrunken_stack_is_filled_up_to_the_full_one() -> (
    None
):
    held = ScriptedTable(2, "holdem-nl", stacks={"A": 100_000}, book=KRUH)
    assert (held.terms.min_buy_in, held.terms.max_buy_in) == (
        40 * held.terms.big_blind,
        200 * held.terms.big_blind,
    )
    assert held.refusal(of_cash.TakeSeat("C", held.terms.min_buy_in - 1, 0)).code == "buy-in-too-small"
    assert held.refusal(of_cash.TakeSeat("C", held.terms.max_buy_in + 1, 0)).code == "buy-in-too-large"
    missing = held.terms.max_buy_in - held.stack("A")
    assert held.refusal(of_cash.TopUp("A", missing + 1)).code == "top-up-too-large"
    held.do(of_cash.TopUp("A", missing))
    assert held.stack("A") == held.terms.max_buy_in


@pytest.mark.clause("CK-TH.2")
def test_an_agreed_top_up_goes_beyond_the_full_buy_in_also_when_a_hand_is_running() -> None:
    held = kruh(2)
    amount = held.terms.max_buy_in + 500
    held.deal()
    held.do(of_cash.AskAll("buy_in", player="A", amount=amount))
    assert held.refusal(of_cash.AnswerQuestion("A", True)).code == "not-asked", (
        "who it is for has asked for it"
    )
    held.do(of_cash.AnswerQuestion("B", True))
    before = held.stack("A")
    held.do(of_cash.TopUp("A", amount))
    assert held.refusal(of_cash.TopUp("A", amount)).code == "top-up-too-large"
    held.fold_out()
    assert held.stack("A") >= before - held.terms.big_blind + amount


def test_a_house_without_such_agreements_asks_for_none() -> None:
    assert helsinki().refusal(of_cash.AskAll("buy_in", player="A", amount=5)).code == "no-agreed-buy-in"
    assert kruh().refusal(of_cash.AskAll("buy_in", player="A")).code == "amount-zero"
