"""The staff's desk for people: roles and invitations. Every act is in the log with its reason."""

from __future__ import annotations

from cardroom.room.accounts.invitations import INVITED, WITHDRAWN, Invitation, Invitations
from cardroom.room.accounts.players import Players
from cardroom.room.accounts.proposals import Proposals
from cardroom.room.accounts.reset_codes import code_hash
from cardroom.room.identity.permissions import check_about, check_may, check_no_guest
from cardroom.room.identity.person import Person
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import responses
from cardroom.room.protocol import responses_staff as to_staff
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_code, draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.people_rows import Role
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.values.time_units import DAY_MS

SHOWN = 200


class PeopleDesk:
    """The staff's decisions about accounts besides the measures against foul play."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        settings: RoomSettings,
        players: Players,
        notices: Notices,
        invitations: Invitations,
        proposals: Proposals,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._players = players
        self._notices = notices
        self._invitations = invitations
        self._proposals = proposals

    async def set_role(self, by: Person, player: str, role: Role, reason: str) -> None:
        """Make somebody staff, or a player again, while the room runs. The role counts at once, in every session."""
        check_may(self._players.now(by), "set_role")
        person = await self._players.must_know(player)
        check_about(self._players.now(by), person)
        if person.bot:
            raise Refused("bots-forbidden", "A program is no member of staff.")
        check_no_guest(person)
        if person.role == role:
            raise Refused("role-already", f"{person.name} is {role} already.", args={"role": role})
        now_ms = self._clock.now_ms()
        log = LogRecord(now_ms, by.id, "set_role", player, reason, {"role": role, "before": person.role})
        await self._players.set_role(player, role, log)
        self._notices.tell_role(player)

    async def invite(self, by: Person, reason: str) -> responses.CodeGiven:
        """Create a code that makes one account; the reason says for whom. It is shown once and saved as its hash.

        The money that the account begins with counts with the credits that the same member of staff gave alone within a
        day. Refuses "given-too-much" above what one may give, "room-given-too-much" above what all staff together may.
        """
        check_may(self._players.now(by), "invite")
        cents = self._settings.welcome_cents
        given = self._proposals.given_alone("", by.id, self._clock.now_ms())
        most = self._settings
        if cents and given.by_giver + cents > most.giver_alone_cents:
            words = f"With {cents} for this account you would give more today than one member of staff may give alone."
            raise Refused("given-too-much", words, args={"amount": cents, "most": most.giver_alone_cents})
        if cents and given.in_room + cents > most.room_alone_cents:
            words = (
                f"With this account's {cents} to begin with staff would give more today than they may alone."
            )
            raise Refused("room-given-too-much", words, args={"amount": cents, "most": most.room_alone_cents})
        now_ms, code = self._clock.now_ms(), draw_code(self._entropy)
        until_ms = now_ms + self._settings.invitation_days * DAY_MS
        invited = Invitation(draw_id(self._entropy, "i"), by.id, now_ms, reason, code_hash(code), until_ms)
        record = LogRecord(now_ms, by.id, INVITED, invited.id, reason, {"until_ms": until_ms})
        changes, put_back = self._invitations.give(invited), []
        if cents:
            counted = self._proposals.gave_alone(f"invitation:{invited.id}", "", cents, now_ms, by.id)
            changes, put_back = (*changes, *counted.rows), [counted.put_back]

        def on_rejected(_: StoreRefused) -> None:
            self._invitations.forget(invited)
            for undo in put_back:
                undo()

        await self._outbox.keep(Commit(changes=changes, log=(record,)), on_rejected)
        return responses.CodeGiven(code, until_ms)

    async def withdraw(self, by: Person, invitation: str, reason: str) -> None:
        """Withdraw an invitation. Refuses "no-such-invitation", "invitation-over"."""
        check_may(self._players.now(by), "withdraw_invitation")
        found = self._invitations.all.get(invitation)
        if found is None:
            raise Refused("no-such-invitation", f"There is no invitation {invitation!r}.")
        now_ms = self._clock.now_ms()
        if not found.is_open(now_ms):
            raise Refused("invitation-over", "That invitation was used, or is over already.")
        record = LogRecord(now_ms, by.id, WITHDRAWN, invitation, reason)
        changes = self._invitations.withdraw(invitation)
        await self._outbox.keep(
            Commit(changes=changes, log=(record,)), lambda _: self._invitations.put_back(found)
        )

    async def overview(self, by: Person) -> to_staff.StaffPeople:
        """Return the room's settings and limits for people, the invitations, and the credits that wait."""
        check_may(self._players.now(by), "see_people")
        await self._outbox.durable()
        now_ms = self._clock.now_ms()
        invitations = sorted(self._invitations.all.values(), key=lambda one: -one.at_ms)[:SHOWN]
        proposals = sorted(self._proposals.all.values(), key=lambda one: -one.at_ms)[:SHOWN]
        who = {one.by for one in invitations} | {one.used_by for one in invitations}
        who |= {one.by for one in proposals} | {one.wanted.player for one in proposals}
        name = {one: await self._name(one) for one in who}
        return to_staff.StaffPeople(
            now_ms=now_ms,
            sign_up=self._settings.sign_up,
            limits=self._limits(by, now_ms),
            invitations=tuple(
                to_staff.StaffInvitation(
                    one.id,
                    name[one.by],
                    one.at_ms,
                    one.until_ms,
                    one.reason,
                    name[one.used_by],
                    one.is_open(now_ms),
                )
                for one in invitations
            ),
            credits=tuple(
                to_staff.StaffCredit(
                    one.wanted.id,
                    one.wanted.kind,
                    one.wanted.player,
                    name[one.wanted.player],
                    one.wanted.amount,
                    one.by,
                    name[one.by],
                    one.reason,
                    one.at_ms,
                    one.until_ms,
                    one.state,
                    one.is_open(now_ms),
                )
                for one in proposals
            ),
        )

    def _limits(self, by: Person, now_ms: int) -> to_staff.StaffLimits:
        """Return what staff may do alone, with what a member of staff, and all together, gave within a day."""
        settings, given = self._settings, self._proposals.given_alone("", by.id, now_ms)
        return to_staff.StaffLimits(
            player=settings.credit_alone_cents,
            giver=_limit(settings.giver_alone_cents, given.by_giver),
            room=_limit(settings.room_alone_cents, given.in_room),
            role_held_hours=settings.role_held_hours,
            credit_waits_hours=settings.credit_waits_hours,
            code_still_hours=settings.code_still_hours,
            reset_code_hours=settings.reset_code_hours,
            invitation_days=settings.invitation_days,
        )

    async def _name(self, player: str) -> str:
        person = await self._players.person(player) if player else None
        return person.name if person else player


def _limit(most: int, given: int) -> to_staff.AloneLimit:
    return to_staff.AloneLimit(most, given, max(0, most - given))
