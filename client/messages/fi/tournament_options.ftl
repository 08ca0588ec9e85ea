# What a tournament is called in its form and on its page: an option that the page shows by itself.
structure-hand-for-hand = Käsi kädeltä lähellä palkintosijoja, salin omalla päätöksellä
tournament-option-yes = kyllä
tournament-option-no = ei
