# Hry a jejich formy.
game-holdem-no-limit = No limit hold'em
game-holdem-pot-limit = Pot limit hold'em
game-holdem-fixed-limit = Fixed limit hold'em
game-omaha-no-limit = No limit Omaha
game-omaha-pot-limit = Pot limit Omaha
game-omaha-fixed-limit = Fixed limit Omaha
game-banzai = Banzai { $game }
