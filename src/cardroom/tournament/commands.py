"""What can be asked of a tournament's table beside what can be asked of any: see `messages`."""

from cardroom.table import commands as of_tables
from cardroom.tournament.messages import Order

AnyCommand = of_tables.AnyCommand | Order
