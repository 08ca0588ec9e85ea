# The frame around every page.
brand-lobby = Cardroom, to the lobby
skip-to-page = Skip to the page
nav-pages = Pages
nav-lobby = Lobby
nav-history = Hands
nav-cashier = Cashier
nav-rules = Rulebook
nav-staff = Staff
menu = Menu
settings = Settings
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
role-staff = staff
language = Language
language-en = English
language-fi = Suomi
theme = Theme
theme-system = As the system
theme-dark = Dark
theme-light = Light
balance-of = Cashier: balance of { $name }: { $amount }
my-tables = Your tables
your-turn = Your turn
away = away
close = Close
cancel = Cancel
loading = Loading.
try-again = Try again
try-now = Try now
page-not-loaded = The page did not load. Nothing you did is lost.
went-wrong = Something went wrong. Nothing was changed; try again.
time-left = Time left: { $time }
clause-why = Why? The rulebook: { $clauses }
clause-loading = Fetching the clause.

connection-lost = No connection to the room.
connection-kept = Trying again by itself.
connection-kept-seats = Your seats and stacks are kept; on your turn the house still gives time by its rules. Trying again by itself.
connection-house-waits = The house waits { $time } s more
session-ended = Your session has ended.
session-ended-what = Your seats and money are kept. Sign in to go on.

offer-title = A seat is free for you.
offer-what = { $pool }, buy-in { $amount }.
offer-take = Take the seat
offer-decline = Decline
broadcast-title = The house says

nowhere-title = No such page
nowhere-what = There is nothing at this address.
nowhere-lobby = To the lobby

only-signed-in = This page is for people with an account
only-staff = This page is for staff
show-more = Show more
