# Penger ved siden av pottene.
table-log-rounded = Ba om { $asked }: rundet av til big blind.
table-log-drop-taken = { $amount } til { $fund }.
table-log-jackpot-hit = Jackpot! { $losers } taper mot { $winners }.
table-log-time-charge-set = { $minutes ->
    [0] { $what ->
        [jackpot] Bidraget til jackpoten tas igjen fra pottene.
       *[other] Raken tas igjen fra pottene.
    }
   *[other] { $what ->
        [jackpot] Fra neste hånd betaler bordet { $amount } til jackpoten for hvert påbegynte tidsrom på { $minutes } minutter.
       *[other] Fra neste hånd betaler hver spiller { $amount } for hvert påbegynte tidsrom på { $minutes } minutter; det tas ingen rake.
    }
}
table-log-time-charged = { $what ->
    [jackpot] Betalt til jackpoten: { $seats }.
   *[other] Betalt for tiden: { $seats }.
}
table-log-chips-taken-away = { $what ->
    [rake] { $name } betalte { $amount } for tiden.
    [jackpot] { $name } betalte { $amount } til jackpoten.
   *[staff] Personalet tok { $amount } fra { $name }.
}
fund-jackpot = jackpoten
fund-jackpot-collected = samlet i dag til jackpoten
fund-straight-flush = bonusen for straight flush
fund-hi-lo = high-low-bonusen
fund-staff-part = de ansattes del av turneringer
jackpot-fund = Jackpot { $amount }
jackpot-title = Bad beat-jackpot
jackpot-paid = { $mine ->
    [none] { $total } ble utbetalt.
   *[other] Du får { $mine } av { $total }.
}
jackpot-left = Fondet går videre med { $amount }. Pengene er i lommebøkene.
jackpot-somebody = En spiller som har gått

decision-seating-closed-table = Spillerne ved et stengt bord

decision-buy-in-small-top-up-from = Små påfyll fra
decision-buy-in-short-buy-in = Lite innkjøp
decision-buy-in-by-agreement = Innkjøp utenfor grensene etter avtale
decision-buy-in-off-the-table = Sjetonger bort fra bordet
decision-buy-in-return-small = Mindre sjetonger enn minstekravet
decision-buy-in-return-after-change = Tilbake etter et annet bord
decision-buy-in-forced-move = Flyttet av huset
decision-buy-in-second-seat = Plass ved et bord til

decision-rake-first-round-cents = Rake av en hånd uten flopp
decision-rake-unit-cents = Enhet for raken
decision-rake-bonus-drops = Bidrag til bonusfond
decision-rake-hourly-cents = Avgift for tiden
decision-rake-hourly-period-seconds = For et tidsrom på

decision-jackpot-trigger = Hva som utløser den
decision-jackpot-criteria = Minste tapende hender
decision-jackpot-high-low = High-low-spill
decision-jackpot-triggering-hands = Hvilke hender som teller
decision-jackpot-both-categories = En hånd i begge klasser
decision-jackpot-least-players = Færrest spillere
decision-jackpot-most-players = Flest spillere
decision-jackpot-winners-at = Hvem som deler
decision-jackpot-total = Utbetalt i alt
decision-jackpot-payout-1 = Utbetaling i klasse 1
decision-jackpot-payout-2 = Utbetaling i klasse 2
decision-jackpot-base-cents = Minste fond
decision-jackpot-drop-cents = Bidrag fra en hånd
decision-jackpot-drop-from = Hender som betaler det
decision-jackpot-day-ends-seconds = Slutten på spilledagen
decision-jackpot-approvals = Godkjenninger av et krav
decision-jackpot-hourly = Betalt per time i stedet

refused-no-time-charge = Dette huset har ingen slik avgift for tiden.
refused-no-such-fund = Huset har ikke noe slikt fond.
record-charge-by-time = Avgift for tiden
record-pay-from-fund = Betalt av et fond
section-jackpot = Bad beat-jackpot
account-kind-fund = Fond
