"""The commands of players on the wire: made of the commands' own structs, without what the room fills in."""

from typing import Any, get_args

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import COMMANDS
from cardroom.cash.question import ConsentAsked
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS, TableRequest, at_table
from cardroom.room.tournaments.envelopes import AT_TOURNAMENTS
from cardroom.table.model import commands
from cardroom.table.model.command import Command
from cardroom.tournament.tables.tournament_table import NOT_THERE
from cardroom.web.socket import understood

GIVEN: tuple[Command, ...] = (
    commands.Act("p1", "t1-1", 3, "place", 0, ("As",), (("Kd",), (), ("2c",)), "holdem-nl"),
    commands.SitOut("p1"), commands.SitIn("p1"), commands.SkipNextBigBlind("p1", True),
    commands.KeepTimeBank("p1", False), commands.UseTimeBank("p1", "t1-1", 3), commands.Straddle("p1", 40, True),
    commands.Enter("p1", "post"), commands.ChangeSeat("p1", 4), commands.LeaveTable("p1", True),
    commands.StayAtTable("p1"), commands.ShowCards("p1", "t1-1", ("As", "Kd")), of_cash.TopUp("p1", 500),
    of_cash.AskForBombPot("p1"), of_cash.AnswerQuestion("p1", True, ConsentAsked("buy_in", 0, "p2", 900)),
)  # fmt: skip
FILLED_IN: dict[str, Any] = {
    "player": "p2", "consent": "staff", "reason": "staff", "places": [0], "short_used": True, "general_until_ms": 1,
}  # fmt: skip
"""Values of the fields that the room fills in, as a cheat would like to send them."""


def test_every_command_of_a_player_and_no_other_has_a_message() -> None:
    assert {type(command) for command in GIVEN} == set(TABLE_REQUESTS)
    messages = get_args(from_client.AnyClientMessage)
    assert {one for one in messages if issubclass(one, TableRequest)} == set(TABLE_REQUESTS.values())


@pytest.mark.parametrize("command", GIVEN, ids=lambda command: type(command).__name__)
def test_a_command_comes_over_the_wire_as_it_was_given_whoever_wrote_it_down(command: Command) -> None:
    sent = msgspec.json.encode(at_table("r1", "t1", command))
    heard = understood(sent)
    assert isinstance(heard, TableRequest) and (heard.id, heard.table) == ("r1", "t1")
    assert heard.given_by("p1") == command
    assert heard.given_by("p9") == msgspec.structs.replace(command, player="p9"), (
        "the signed-in player, always"
    )


@pytest.mark.parametrize("command", GIVEN, ids=lambda command: type(command).__name__)
def test_what_the_room_fills_in_no_client_can_send(command: Command) -> None:
    honest = msgspec.json.decode(msgspec.json.encode(at_table("r1", "t1", command)))
    assert not set(honest) & set(FILLED_IN)
    for name, value in FILLED_IN.items():
        assert isinstance(understood(msgspec.json.encode({**honest, name: value})), to_client.Unexpected)


@pytest.mark.parametrize(
    "command",
    [command for command in COMMANDS if command not in TABLE_REQUESTS],
    ids=lambda command: command.__name__,
)
def test_a_command_of_staff_or_the_room_is_no_message(command: type[Command]) -> None:
    tag = command.__struct_config__.tag
    assert isinstance(
        understood(msgspec.json.encode({"type": tag, "id": "r1", "table": "t1"})), to_client.Unexpected
    )


def test_an_answer_names_its_question_on_the_wire() -> None:
    for question in ({}, {"question": None}):
        sent = {"type": "answer_question", "id": "r1", "table": "t1", "agrees": True, **question}
        assert isinstance(understood(msgspec.json.encode(sent)), to_client.Unexpected)


def test_a_request_says_what_its_command_declares() -> None:
    for command, message in TABLE_REQUESTS.items():
        assert (message.token, message.moves_money) == (command.rights.token, command.rights.moves_money)
        assert message.for_guests == ("private" in command.rights.at)
    assert {command for command in TABLE_REQUESTS if command.rights.moves_money} == {
        of_cash.TopUp, commands.LeaveTable, of_cash.AnswerQuestion, of_cash.AskForBombPot,
    }  # fmt: skip


def test_a_table_of_a_tournament_takes_or_refuses_each_command_of_any_table() -> None:
    assert not set(AT_TOURNAMENTS) & set(NOT_THERE)
    assert {commands.StartHand, *AT_TOURNAMENTS, *NOT_THERE} == {
        command for command in COMMANDS if command.__module__ == commands.__name__
    }
    assert {*AT_TOURNAMENTS} == {
        commands.Act, commands.ShowCards, commands.KeepTimeBank, commands.UseTimeBank, commands.SitOut,
        commands.SitIn, commands.PassTime, commands.Disconnect, commands.Reconnect, commands.Interrupt,
        commands.VoidHand, commands.Extend,
    }  # fmt: skip
