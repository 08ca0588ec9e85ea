# Bans: accounts, names and addresses that are not let in.
bans-title = Bans
bans-what = Who is banned doesn't come in until the ban is over. Staff come in in any case, but by a ban of their account.
bans-new = Ban
bans-none = Nobody is banned.
bans-account = Account
bans-name = Names like
bans-address = Address
bans-kind = What is banned
bans-account-what = A player
bans-name-what = A pattern of names; * stands for anything, as in bad*name. Letters that look alike count as the same.
bans-address-what = An address (203.0.113.7) or a network (203.0.113.0/24). Others behind it are kept out too; one of IPv6 is the whole home.
bans-how-long = For how long
bans-hours = { $hours ->
    [0] until it is lifted
    [one] { $hours } hour
   *[other] { $hours } hours
  }
bans-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
bans-until = until { $time }
bans-for-good = until it is lifted
bans-by = by { $name }, { $time }
bans-look = Whom does it keep out?
bans-covers = { $count ->
    [0] Nobody who has an account now.
    [one] One who has an account: { $names }
   *[other] { $count } who have accounts: { $names }
  }
bans-sheet = Ban
bans-sheet-what = Whoever it keeps out and is here is signed out, and leaves the tables when the hand is over.
bans-act = Ban
bans-done = The ban holds.
bans-lift = Lift
bans-lift-name = Lift the ban: { $what }
bans-lift-sheet = Lift the ban: { $what }
bans-lift-what = They come in again from now on.
bans-lift-done = The ban is lifted.
record-ban = Ban
record-lift-ban = Ban lifted
refused-ban-too-wide = That would keep out far too many: a pattern needs three letters at least, a network at least 16 bits (of IPv6 32).
refused-ban-no-address = Give an address or a network, such as 203.0.113.7 or 203.0.113.0/24.
refused-ban-own-address = You come from that address yourself. If everybody does, the room doesn't know its proxy.
refused-ban-everybody = Many people come from there: a venue of this room, or this machine itself. Ban accounts.
refused-banned-already = There is a ban for that already; lift it to give another.
refused-too-many-bans = There are { $most } bans already; lift some first.
refused-no-such-ban = There is no such ban; it may be over already.
mutes-title = Chat that is closed
mutes-what = Whoever is named here says and shows nothing for a while; staff always speak.
mutes-new = Close a chat
mutes-none = Every chat is open.
mutes-degree = Whose chat
mutes-player = A player
mutes-table = A table
mutes-room = The whole room
mutes-sheet = Close a chat
mutes-sheet-what = Nothing else changes: they play on.
mutes-act = Close the chat
mutes-done = The chat is closed.
mutes-undo = Open again
mutes-undo-name = Open the chat again: { $what }
mutes-undo-sheet = Open the chat again: { $what }
mutes-undo-what = They talk again from now on.
mutes-undo-done = The chat is open again.
staff-mute-table = Close its chat
staff-mute-table-title = Close the chat of { $table } for an hour
staff-mute-table-what = Players at it say and show nothing for an hour; staff do. It is opened earlier on the page of people.
staff-mute-table-done = The chat of { $table } is closed for an hour.
record-mute = Chat closed
record-unmute = Chat opened again
refused-too-many-mutes = There are { $most } closed chats already; open some first.
refused-no-such-mute = That is over already.
player-household = Note: lives with a player
player-household-what = Where the house keeps households apart, no two players of one are seated at a table from now on.
player-household-done = { $name } and the other player are noted as of one household.
player-leave-household = Note: lives with them no more
player-leave-household-what = The player may sit with the others of the household again.
player-leave-household-done = { $name } is of no household any more.
record-note-household = Household noted
record-end-household = Household left
refused-household-already = These two players belong to one household already.
refused-household-too-large = A household has { $most } players at most.
refused-no-household = The room knows no household of that player.
