# What a tournament is called in its form and on its page: an option that the page shows by itself.
structure-hand-for-hand = Hånd-for-hånd nær pengene, etter husets eget valg
tournament-option-yes = ja
tournament-option-no = nei
