# What a tournament is called in its form and on its page: an option that the page shows by itself.
structure-hand-for-hand = Hand-for-hand před placenými místy, podle vlastní volby herny
tournament-option-yes = ano
tournament-option-no = ne
