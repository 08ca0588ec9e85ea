"""Talk of players at tables: chat and reactions, with the pauses of both."""

from __future__ import annotations

from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.hosting.table_subscribers import TableSubscribers
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.talk.all_in_pause import AllInPauses
from cardroom.room.talk.chat import TableChat
from cardroom.room.talk.mutes import Mutes
from cardroom.room.talk.reactions import TableReactions
from cardroom.room.tournaments.watched_tables import TournamentTables


class TableTalk:
    """Makes them; the pauses follow tables only where some house wants them."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        settings: RoomSettings,
        tables: HostedTables,
        tournaments: TournamentTables,
        mutes: Mutes,
        subscribers: TableSubscribers,
    ) -> None:
        pauses = AllInPauses(outbox, clock, settings, tables)
        if settings.chat_paused_at_all_in:
            subscribers.follow(pauses.stepped)
            subscribers.follow_hands(pauses.went_on)
            tournaments.followers.append(pauses.stepped)
        self.chat = TableChat(clock, tables, mutes, pauses)
        self.reactions = TableReactions(clock, tables, mutes, pauses)


__all__ = ["TableTalk"]
