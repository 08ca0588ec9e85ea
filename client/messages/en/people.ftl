# People: roles, invitations, credits that need two, hands read with a reason.
people-title = People and credits
people-staff = Staff, and whoever you look for
people-you = you
people-role-of = Role of { $name }
people-role-sheet = { $name }: { $role }
people-role-act = Make it so
people-role-done = { $name } is { $role } from now on.
people-reset = New password
people-reset-name = New password for { $name }
people-reset-sheet = Half a code for { $name }
people-reset-what = Only for a person you know or whose identity you have seen. You give one half of the code and another member of staff the other. With the second half the password of { $name } counts no more, { $name } is signed out everywhere and leaves the tables. A half is shown once.
people-reset-act = Give half a code
people-reset-done = Half a code for { $name } is given.
people-hands = Hands
people-hands-name = Hands of { $name }
people-hands-sheet = Read the hands of { $name }
people-hands-what = A list without the player's cards. That you read it, and why, is kept in the records.
people-hands-act = Read
people-hands-done = Kept in the records.
people-hands-title = Hands of { $name }
people-hands-none = No hand yet
read-hand-title = A hand of others
read-hand-what = You neither played nor watched this hand. Say why you read it: that is kept in the records. It opens for an hour, as a spectator saw it.
read-hand = Read the hand
credits-title = Credits that need a second approval
credits-what = What is above the limits of one member of staff waits here for a second.
credits-none = Nothing is waiting.
credits-by = proposed by { $name }, { $time }
credits-open = waits until { $time }
credits-over = was over at { $time }
credits-confirmed = confirmed
credits-declined = declined
credits-confirm = Confirm
credits-confirm-name = Confirm the credit for { $name }
credits-decline = Decline
credits-decline-name = Decline the credit for { $name }
people-confirm-sheet = Confirm { $amount } for { $name }
people-confirm-what = You are the second: look at what the first saw. The money is moved at once.
people-confirm-act = Confirm { $amount }
people-confirm-done = { $name } was credited { $amount }.
people-decline-sheet = Decline { $amount } for { $name }
people-decline-what = No money is moved.
people-decline-act = Decline
people-decline-done = The credit for { $name } is not given.
credit-waits-for-second = { $amount } waits for a second member of staff.
limits-title = What staff may give alone
limits-what = Within 24 hours, counted back from now. Invitations and what staff guarantee or add to tournaments count too. What is above any of these limits needs a second member of staff.
limits-player = To one player, from all staff
limits-giver = From you, to all players
limits-room = From all staff, to all players
limits-used = { $given } given, { $left } left
limits-second = What needs two waits { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  } for the second; then it is over.
limits-role = { $hours ->
    [0] Two members of staff may decide together as soon as both have their roles.
    [one] Two members of staff decide together only when both have had their roles for { $hours } hour.
   *[other] Two members of staff decide together only when both have had their roles for { $hours } hours.
  }
limits-makers = Two don't count as two when one of them gave the other the role, directly or through others.
limits-reset = A code for a new password, and each half of it, is good for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }.
limits-still = { $hours ->
    [0] After a player has set a password with such a code the money may move at once.
    [one] After a player has set a password with such a code the money stands still for { $hours } hour.
   *[other] After a player has set a password with such a code the money stands still for { $hours } hours.
  }
limits-invitation = An invitation is good for { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
invitations-title = Invitations
invitations-new = Invite
invitations-for = For whom
invitations-open-what = Anybody may have an account here; nobody needs an invitation.
invitations-invitation-what = Only who was invited may have an account here. Each code makes one.
invitations-closed-what = The house doesn't open new accounts here.
invitations-by = by { $name }, { $time }
invitations-used = used by { $name }
invitations-open = good until { $time }
invitations-over = over
invitations-withdraw = Withdraw
invitations-withdraw-name = Withdraw the invitation: { $reason }
people-invite-sheet = An invitation
people-invite-what = A code that makes one account. It is shown once.
people-invite-act = Make a code
people-invite-done = The invitation is made.
people-withdraw-sheet = Withdraw an invitation
people-withdraw-what = Its code is good no more.
people-withdraw-act = Withdraw
people-withdraw-done = The invitation is withdrawn.
code-reset-title = Half a code for { $name }
code-first-what = This is the first half. Hand it to { $name } and nobody else; nothing has changed yet. Another member of staff gives the second half by the same button.
code-second-what = This is the second half. Hand it to { $name } and nobody else. With both, the first one first, a new password is set on the page “A new password”, linked from the sign-in.
code-invite-title = The invitation
code-invite-what = Hand it to the person invited. It is not shown again.
code-until = Good once, until { $time }.
code-copy = Copy
code-copied = Copied.
code-not-copied = The browser does not let it be copied here; write it down.
record-set-role = Role
record-reset-password = Code for a new password
record-ask-code = First half of a code for a password
record-set-password = Password set by a code
record-invite = Invited
record-withdraw-invitation = Invitation withdrawn
record-propose-credit = Credit proposed
record-confirm-credit = Credit confirmed
record-decline-credit = Credit declined
record-ask-house-money = Money of the house asked for
record-read-hand = Hand read
record-read-hands = Hands read
