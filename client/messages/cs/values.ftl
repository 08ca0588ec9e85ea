# Čísla a tabulky mezi rozhodnutími pravidel.

told-none = žádné
told-yes = ano
told-no = ne
told-never = nikdy
told-not-at-all = vůbec ne
told-no-limit = bez omezení
told-not-named = neuvedeno
told-any-chips = jakékoli žetony
told-as-table-seats = kolik se vejde ke stolu
told-until-it-begins = do začátku
told-times = { $times }násobek
told-clock = { $time } UTC

told-short-handed-cap = blindy { $blinds }: nejvýše { $cap }
told-short-handed-cap-or-larger = blindy { $blinds } a vyšší: nejvýše { $cap }
told-bonus-drop = { $fund }: { $amount } ({ $when })
told-row-bonus = { $hand }: střední { $middle }, zadní { $back }
told-first-placement = { $hand }: zadní { $back }, střední { $middle }, přední { $front }
told-criterion = kategorie { $category }, { $games }: { $hand } nebo lepší
told-criterion-own = { $criterion }, vlastních karet: { $own }
told-payout-row = hráčů: { $players }; poražení { $losers } × { $loser }, vítězové { $winners } × { $winner }{ $others ->
    [0] { "" }
   *[other] , ostatní { $others } × { $other }
}
told-level-ante = { $blinds }, ante { $ante }
told-payout = od { $entries } vstupů: { $shares }
told-fee-row = { $kind }: { $pool } + { $fee } = { $price }
told-equal-places = od místa { $from }: po { $places }
told-from-multiple = od { $multiple }×: { $what }
told-sanction = { $kind } ({ $when })
told-rows = { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}
told-front-bonus = { $hand }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
