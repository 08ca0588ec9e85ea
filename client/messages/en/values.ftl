# Numbers and tables among the decisions of a rulebook.

told-none = none
told-yes = yes
told-no = no
told-never = never
told-not-at-all = not at all
told-no-limit = without a limit
told-not-named = not named
told-any-chips = any chips at all
told-as-table-seats = as many as a table seats
told-until-it-begins = until it begins
told-times = { $times } times
told-clock = at { $time } UTC

told-short-handed-cap = blinds { $blinds }: { $cap } at most
told-short-handed-cap-or-larger = blinds { $blinds } and larger: { $cap } at most
told-bonus-drop = { $fund }: { $amount } ({ $when })
told-row-bonus = { $hand }: middle { $middle }, back { $back }
told-first-placement = { $hand }: back { $back }, middle { $middle }, front { $front }
told-criterion = category { $category }, { $games }: { $hand } or better
told-criterion-own = { $criterion }, with own cards: { $own }
told-payout-row = dealt in: { $players }; losers: { $losers } × { $loser }, winners: { $winners } × { $winner }{ $others ->
    [0] { "" }
   *[other] , others: { $others } × { $other }
}
told-level-ante = { $blinds }, ante { $ante }
told-payout = from { $entries } entries: { $shares }
told-fee-row = { $kind }: { $pool } + { $fee } = { $price }
told-equal-places = from place { $from }: { $places } at a time
told-from-multiple = from { $multiple }×: { $what }
told-sanction = { $kind } ({ $when })
told-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
told-front-bonus = { $hand }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
