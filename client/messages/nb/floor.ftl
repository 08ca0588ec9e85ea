# Avgjørelser ved et levende bord: floorens side.
floor-views = Avgjørelser og protokollen over dem
floor-rule = Avgjør
floor-record = Protokoll
floor-what-happened = Hva som skjedde
floor-topics = Saker
floor-recent = Sist brukt
floor-find = Finn en sak
floor-nothing-found = Ingen sak passer til søket.
floor-choose = Hva skjedde? Velg en sak, fortell hva som er kjent, og les hvordan huset avgjør den.
floor-facts = Fakta
floor-situation = Bordet
floor-more = Mer om bordet
floor-clear = Tøm
floor-yes = Ja
floor-no = Nei
floor-amount = Beløp
floor-add = Legg til { $amount }
floor-put = Legg til
floor-put-in = Lagt inn
floor-in-order = I denne rekkefølgen
floor-take-back = Trekk tilbake { $amount }
floor-missing = Dette er ikke fortalt ennå.
floor-wrong = Slik kan det ikke være.
floor-too-few = { $number ->
    [one] Minst én trengs.
   *[other] Minst { $number } trengs.
}
floor-too-small = { $number } er det minste.
floor-too-large = { $number } er det meste.
floor-groups = Slags saker
floor-all = Alle
floor-wanting = { $count ->
    [one] Ett faktum mangler fortsatt.
   *[other] { $count } fakta mangler fortsatt.
}
floor-no-rules-short = ingen regler her
floor-no-rules = { $house } har ingen regler for dette
floor-no-rules-what = Velg et annet hus eller en annen sak.
floor-no-ruling-yet = Ingen avgjørelse ennå
floor-no-ruling-yet-what = Fortell hva som er kjent, og trykk Avgjør.
floor-ruling = Avgjørelsen
floor-decided = Avgjort av punktene
floor-by-reading = Etter husets tolkning
floor-discretion = Personalet avgjør
floor-options = Personalet kan velge
floor-steps = Hva som gjøres, i denne rekkefølgen
floor-chips = Sjetonger
floor-put-in-amount = la inn { $amount }
floor-bound = Blir inne
floor-returned = Går tilbake
floor-owes = Skal legges til
floor-wins = får { $amount }
floor-rights = Hva hver enkelt fortsatt kan gjøre
floor-raise-from = høyne til minst { $from }
floor-raise-to = høyne til { $to }
floor-raise-range = høyne til { $from }–{ $to }
floor-clauses = Etter disse punktene
floor-told = Det som ble fortalt
floor-print = Skriv ut
floor-log = Før inn
floor-log-title = Inn i protokollen
floor-decided-as = Avgjort
floor-as-proposed = Som foreslått.
floor-otherwise = Annerledes
floor-otherwise-what = Hva som ble avgjort
floor-reason = Begrunnelse, føres i protokollen
floor-note = Merknad, om det er noe å tilføye
floor-table = Bord
floor-logged = Avgjørelsen er ført i protokollen.
floor-record-empty = Ingen avgjørelse er ført inn
floor-record-empty-what = Avgjør en sak, og før den deretter inn.
floor-at-table = Bord { $table }
floor-reason-was = Begrunnelse:
floor-live-table = Livebord
floor-no-event = Ikke i en turnering
floor-other-table = Et annet bord
floor-about = Hvem det gjaldt
