"""Patterns of names and networks: what a ban covers, whoever tries to get around it, and what it may never cover."""

import random
import re

import pytest

from cardroom.room.identity.bans import Ban, BanKind, Bans, fits, network_of, pattern_of
from cardroom.room.identity.confusable_names import bare
from cardroom.room.runtime.network_addresses import Venues
from cardroom.rules.refused import Refused


def ban(kind: BanKind, what: str, until_ms: int = 0) -> Ban:
    return Ban(f"b-{len(what)}{kind}", kind, what, "p-staff", 0, until_ms, "a test")


def holding(*bans: Ban) -> Bans:
    found = Bans()
    found.all = {one.id: one for one in bans}
    return found


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("villain", "VILLAIN"), ("villain", "v1llain"), ("villain", "Vi11ain"), ("villain", "V.i.l.l.a.i.n"),
        ("villain", "vill\u00e1in"), ("villain", "v\u0456llain"), ("villain*", "Villain the 2nd"),
        ("*villain", "a_villain"),
        ("*villain*", "the.villain.is.back"), ("bad*boy*7", "BADDEST boys 007"), ("bad*boy", "badboy"),
        ("\uff56illain", "villain"),
    ],
)  # fmt: skip
def test_a_name_in_other_letters_is_the_same_name(pattern: str, name: str) -> None:
    assert fits(pattern_of(pattern), name)


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("villain", "villains"),
        ("villain*", "a villain"),
        ("bad*bad", "bad"),
        ("abc*bcd", "abcd"),
        ("a*b*c", "acb"),
    ],
)
def test_other_names_are_not_covered(pattern: str, name: str) -> None:
    assert not fits(pattern, name)


def test_a_pattern_covers_what_its_stars_say_whatever_it_is() -> None:
    """Compared with an expression, on short texts of few letters, where every way of matching comes up."""
    dice = random.Random(29)
    for _ in range(20_000):
        pattern = "".join(dice.choice("ab*") for _ in range(dice.randint(0, 7)))
        name = "".join(dice.choice("ab") for _ in range(dice.randint(0, 8)))
        expression = ".*".join(re.escape(bare(part)) for part in pattern.split("*"))
        assert fits(pattern, name) == bool(re.fullmatch(expression, bare(name))), (pattern, name)


def test_no_pattern_takes_long() -> None:
    assert not fits("*a" * 40 + "*b*abc", "a" * 100)


@pytest.mark.parametrize("pattern", ["*", "***", "", "*a*", "* *", "ab", "a*b", "._-*", "*\u0301*"])
def test_a_pattern_for_everybody_is_refused(pattern: str) -> None:
    with pytest.raises(Refused) as refused:
        pattern_of(pattern)
    assert refused.value.code == "ban-too-wide"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("203.0.113.7", "203.0.113.7"), (" 203.0.113.7 ", "203.0.113.7"), ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7"), ("::ffff:cb00:7107", "203.0.113.7"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9/128", "2001:db8:1:2::/64"),
        ("2001:db8:1::/48", "2001:db8:1::/48"),
    ],
)  # fmt: skip
def test_an_address_is_kept_in_one_form(written: str, kept: str) -> None:
    assert network_of(written) == kept


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("0.0.0.0/0", "ban-too-wide"), ("10.0.0.0/8", "ban-too-wide"), ("::/0", "ban-too-wide"),
        ("2001::/16", "ban-too-wide"),
        ("::ffff:0:0/96", "ban-too-wide"), ("::ffff:0:0/80", "ban-everybody"), ("127.0.0.1", "ban-everybody"),
        ("::1", "ban-everybody"), ("0.0.0.0", "ban-everybody"), ("club", "ban-no-address"),
        ("203.0.113.*", "ban-no-address"),
        ("203.0.113.7/40", "ban-no-address"), ("", "ban-no-address"),
    ],
)  # fmt: skip
def test_what_is_no_address_or_everybodys_is_refused(written: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        network_of(written)
    assert refused.value.code == code


def test_a_ban_of_a_home_covers_each_of_its_addresses_in_each_form() -> None:
    bans = holding(ban("address", "203.0.113.7"), ban("address", "2001:db8:1:2::/64"))
    for address in (
        "203.0.113.7",
        "::ffff:203.0.113.7",
        "::FFFF:cb00:7107",
        "2001:db8:1:2:ffff::1",
        "2001:0DB8:1:2::",
    ):
        assert bans.on("p-1", "Anybody", "player", (address,), 5), address
    for address in ("203.0.113.8", "2001:db8:1:3::1", "", "not an address"):
        assert not bans.on("p-1", "Anybody", "player", (address,), 5), address


def test_staff_are_kept_out_by_their_account_alone_and_a_ban_ends_by_itself() -> None:
    bans = holding(ban("name", "boss*"), ban("address", "203.0.113.0/24"), ban("account", "p-2", until_ms=10))
    assert bans.on("p-1", "Bosse", "player", (), 5) and not bans.on(
        "p-1", "Bosse", "floor", ("203.0.113.7",), 5
    )
    assert bans.on("p-2", "Other", "admin", (), 9) and not bans.on("p-2", "Other", "admin", (), 10)


def test_the_row_of_an_address_ban_that_is_over_has_no_address() -> None:
    import msgspec

    bans = Bans()
    one = ban("address", "203.0.113.7")
    [kept] = bans.keep(one)
    assert kept.matter.is_open and "203.0.113.7" in repr(kept)
    [over] = bans.keep(msgspec.structs.replace(one, lifted=True))
    assert not over.matter.is_open and "203.0.113.7" not in repr(over.matter.body) and not bans.all


def test_a_venue_is_met_by_every_network_that_has_part_of_it() -> None:
    venues = Venues(("198.51.100.0/26", "2001:db8::7"))
    assert venues.meets("198.51.100.3") and venues.meets("198.51.100.0/24") and venues.meets("2001:db8::/64")
    assert not venues.meets("198.51.100.64") and not venues.meets("2001:db8:0:1::/64")
    assert (
        venues.have("::ffff:198.51.100.3")
        and venues.have("2001:db8::/64")
        and not venues.have("198.51.101.3")
    )
