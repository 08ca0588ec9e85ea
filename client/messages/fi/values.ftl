# Luvut ja taulukot sääntökirjan ratkaisuissa.

told-none = ei mitään
told-yes = kyllä
told-no = ei
told-never = ei koskaan
told-not-at-all = ei lainkaan
told-no-limit = ei rajaa
told-not-named = ei mainittu
told-any-chips = mitkä tahansa merkit
told-as-table-seats = niin monta kuin pöytään mahtuu
told-until-it-begins = alkamiseen asti
told-times = { $times }-kertainen
told-clock = klo { $time } UTC

told-short-handed-cap = blindit { $blinds }: enintään { $cap }
told-short-handed-cap-or-larger = blindit { $blinds } ja suuremmat: enintään { $cap }
told-bonus-drop = { $fund }: { $amount } ({ $when })
told-row-bonus = { $hand }: keskellä { $middle }, takana { $back }
told-first-placement = { $hand }: taakse { $back }, keskelle { $middle }, eteen { $front }
told-criterion = luokka { $category }, { $games }: { $hand } tai parempi
told-criterion-own = { $criterion }, omia kortteja: { $own }
told-payout-row = pelaajia: { $players }; häviäjät { $losers } × { $loser }, voittajat { $winners } × { $winner }{ $others ->
    [0] { "" }
   *[other] , muut { $others } × { $other }
}
told-level-ante = { $blinds }, ante { $ante }
told-payout = { $entries } osallistumisesta alkaen: { $shares }
told-fee-row = { $kind }: { $pool } + { $fee } = { $price }
told-equal-places = sijasta { $from } alkaen: { $places } kerrallaan
told-from-multiple = { $multiple }× alkaen: { $what }
told-sanction = { $kind } ({ $when })
told-rows = { $rows ->
    [one] { $rows } rivi
   *[other] { $rows } riviä
}
told-front-bonus = { $hand }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
