# Tall og tabeller blant avgjørelsene i en regelbok.

told-none = ingen
told-yes = ja
told-no = nei
told-never = aldri
told-not-at-all = ikke i det hele tatt
told-no-limit = ingen grense
told-not-named = ikke nevnt
told-any-chips = alle sjetonger
told-as-table-seats = så mange som bordet har plass til
told-until-it-begins = til den begynner
told-times = { $times } ganger
told-clock = kl. { $time } UTC

told-short-handed-cap = blinds { $blinds }: høyst { $cap }
told-short-handed-cap-or-larger = blinds { $blinds } og høyere: høyst { $cap }
told-bonus-drop = { $fund }: { $amount } ({ $when })
told-row-bonus = { $hand }: midt { $middle }, bak { $back }
told-first-placement = { $hand }: bak { $back }, midt { $middle }, front { $front }
told-criterion = klasse { $category }, { $games }: { $hand } eller bedre
told-criterion-own = { $criterion }, egne kort: { $own }
told-payout-row = spillere: { $players }; tapere { $losers } × { $loser }, vinnere { $winners } × { $winner }{ $others ->
    [0] { "" }
   *[other] , andre { $others } × { $other }
}
told-level-ante = { $blinds }, ante { $ante }
told-payout = fra { $entries } påmeldinger: { $shares }
told-fee-row = { $kind }: { $pool } + { $fee } = { $price }
told-equal-places = fra plass { $from }: { $places } om gangen
told-from-multiple = fra { $multiple }×: { $what }
told-sanction = { $kind } ({ $when })
told-rows = { $rows ->
    [one] { $rows } rad
   *[other] { $rows } rader
}
told-front-bonus = { $hand }: { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
