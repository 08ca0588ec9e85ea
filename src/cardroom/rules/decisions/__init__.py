"""The decision points of a rulebook, one small section a subject.

A section is a frozen dataclass whose fields are `Decision[...]`. The type of a field is its whole schema: a
`Literal` lists the policies the software knows, a ranged int its bounds, a row dataclass a table. Loading
reads these types, so a new decision point is one line here and one line in each house's file.
"""

from cardroom.rules.decisions.balancing import Balancing
from cardroom.rules.decisions.betting import Betting
from cardroom.rules.decisions.blinds import Blinds
from cardroom.rules.decisions.board_runs import BoardRuns
from cardroom.rules.decisions.bomb_pots import BombPots
from cardroom.rules.decisions.bounties import Bounties
from cardroom.rules.decisions.buy_in import BuyIn
from cardroom.rules.decisions.cancellation import Cancellation
from cardroom.rules.decisions.cards import Cards
from cardroom.rules.decisions.chip_race import ChipRace
from cardroom.rules.decisions.choice import GameChoice
from cardroom.rules.decisions.conduct import Conduct
from cardroom.rules.decisions.connection import Connection, TimeBank
from cardroom.rules.decisions.course import Course
from cardroom.rules.decisions.equity import Equity
from cardroom.rules.decisions.fault import ServerFault, Shuffle
from cardroom.rules.decisions.hexapro import DrawnLevels, DrawnMultiplier, DrawnPayout, DrawnPrice, HexaPro
from cardroom.rules.decisions.house_order import HouseOrder
from cardroom.rules.decisions.jackpot import Criterion, HourlyDrop, Jackpot, PayoutRow
from cardroom.rules.decisions.live_betting import LiveBetting
from cardroom.rules.decisions.live_clock import LiveClock
from cardroom.rules.decisions.live_dealing import LiveDealing
from cardroom.rules.decisions.live_hands import LiveHands
from cardroom.rules.decisions.live_repairs import LiveRepairs
from cardroom.rules.decisions.live_showdown import LiveShowdown
from cardroom.rules.decisions.open_face import OpenFace
from cardroom.rules.decisions.opening_bets import OpeningBets
from cardroom.rules.decisions.penalties import Penalties, PenaltyKind, Sanction
from cardroom.rules.decisions.prize_deals import PrizeDeals
from cardroom.rules.decisions.prizes import EqualPlaces, FeeRow, Prizes
from cardroom.rules.decisions.rabbit_hunt import RabbitHunt
from cardroom.rules.decisions.rake import BonusDrop, Rake, ShortHandedCap, short_handed_cap
from cardroom.rules.decisions.removals import EndOfDay, Removals
from cardroom.rules.decisions.seating import Seating, SittingOut
from cardroom.rules.decisions.showdown import Showdown
from cardroom.rules.decisions.straddles import Straddles
from cardroom.rules.decisions.tournament import Level, Payout, SingleTable

__all__ = [
    "Balancing",
    "Betting",
    "Blinds",
    "BonusDrop",
    "BoardRuns",
    "BombPots",
    "Bounties",
    "BuyIn",
    "Cancellation",
    "Cards",
    "ChipRace",
    "GameChoice",
    "Conduct",
    "Connection",
    "Course",
    "Criterion",
    "DrawnLevels",
    "DrawnMultiplier",
    "DrawnPayout",
    "DrawnPrice",
    "EndOfDay",
    "EqualPlaces",
    "Equity",
    "FeeRow",
    "ServerFault",
    "HourlyDrop",
    "HexaPro",
    "HouseOrder",
    "Jackpot",
    "Level",
    "LiveBetting",
    "LiveDealing",
    "LiveClock",
    "LiveHands",
    "LiveRepairs",
    "LiveShowdown",
    "OpenFace",
    "OpeningBets",
    "Payout",
    "PayoutRow",
    "Penalties",
    "PenaltyKind",
    "PrizeDeals",
    "Prizes",
    "RabbitHunt",
    "Rake",
    "Removals",
    "Sanction",
    "Seating",
    "ShortHandedCap",
    "Showdown",
    "Shuffle",
    "SittingOut",
    "Straddles",
    "TimeBank",
    "SingleTable",
    "short_handed_cap",
]
