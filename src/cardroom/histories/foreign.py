"""Files of other formats and sites: what they are, in words for the person who brings one."""

from typing import Final

BY_NAME: Final = {
    ".json": "a JSON file",
    ".csv": "a table (CSV)",
    ".xml": "an XML file",
    ".html": "a web page",
    ".htm": "a web page",
    ".zip": "an archive",
    ".gz": "an archive",
}
"""Kinds of file by the end of their names."""
BY_BEGINNING: Final = {
    "{": "a JSON file",
    "<?xml": "an XML file",
    "<!doctype html": "a web page",
    "<html": "a web page",
    "<": "an XML file",
}
"""Kinds of file by the beginning of their text, in lower case; the first that fits."""
SITES: Final = {
    "winamax poker": "Winamax",
    "full tilt poker game #": "Full Tilt Poker",
    "fulltiltpoker game #": "Full Tilt Poker",
    "***** hand history for game": "PartyPoker",
    "game started at:": "Cassava and Ongame rooms",
    "#game no :": "888poker",
    "***** 888poker hand history": "888poker",
    "888poker hand history": "888poker",
    "ignition hand #": "Ignition",
    "bovada hand #": "Bovada",
    "bodog hand #": "Bodog",
    "stage #": "Absolute Poker",
    "absolute poker - hand #": "Absolute Poker",
    "poker hand #": "GGPoker",
    "partypoker hand #": "PartyPoker",
    "game #": "iPoker",
    "hand #": "Merge",
    "***** hand #": "Everest",
    "ipoker hand #": "iPoker",
    "wpn hand #": "Winning Poker Network",
    "americas cardroom hand #": "Winning Poker Network",
    "pacificpoker hand #": "888poker",
}
"""First lines of hands of other sites, in lower case."""
LINES: Final = 50
"""So many lines are looked at."""
READ: Final = (".phh", ".phhs")
WHAT_IS_READ: Final = "PHH (.phh, .phhs), Open Hand History (.ohh) and PokerStars texts"


def is_ohh(name: str, text: str) -> bool:
    """Whether a file has hands in the Open Hand History format, by its name or how it begins."""
    return name.lower().endswith(".ohh") or text[:200].lstrip("\ufeff \t\r\n{").startswith('"ohh"')


def what_else(name: str, text: str) -> str:
    """The kind of a file that has hands in none of the formats that are read; "" for one that may have."""
    lower = name.lower()
    if lower.endswith(READ) or is_ohh(name, text) or "PokerStars " in text:
        return ""
    for end, what in BY_NAME.items():
        if lower.endswith(end):
            return what
    start = text.lstrip("\ufeff \t\r\n")[:200].lower()
    beginning = start.replace(" ", "").replace("\n", "")
    for begin, what in BY_BEGINNING.items():
        if beginning.startswith(begin.replace(" ", "")):
            return what
    for line in text.splitlines()[:LINES]:
        first = line.lstrip("\ufeff ").lower()
        if first.startswith("state:"):
            return "a log of the competition or Pluribus (`cardroom convert` makes PHH of it)"
        for begin, site in SITES.items():
            if first.startswith(begin):
                return f"a hand of {site}"
    return ""
