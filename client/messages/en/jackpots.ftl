jackpots-title = Jackpots
jackpots-none = No house here has a jackpot
jackpots-failed = The room did not say what lies in the jackpots. Try again in a moment.
jackpots-now = in the fund now: a hit is paid from it.
jackpots-collected = Collected since the last gaming day ended: { $amount }. It joins the fund when this day ends.
jackpots-last = Last hits
jackpots-none-hit = Nobody has hit it yet.
jackpots-hit = { $when }, table { $table }, category { $category }: { $total } of { $fund }, shared by { $players ->
    [one] { $players } player
   *[other] { $players } players
}
