# The tournaments that a player has played.
played-past = All you have played
played-empty = You have played no tournament yet.
played-none-shown = None of them fits what you chose.
played-kind = Kind
played-kind-all = All
played-cancelled = cancelled
played-place = { $place } of { $entries }
played-paid = Paid
played-got = Got
played-net = Net
played-sum = In all
played-chart = The sum over the { $count } shown, the oldest at the left.
played-list = Tournaments you have played
