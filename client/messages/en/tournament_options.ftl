# What a tournament is called in its form and on its page: an option that the page shows by itself.
structure-hand-for-hand = Hand-for-hand near the money, by the room's own option
tournament-option-yes = yes
tournament-option-no = no
