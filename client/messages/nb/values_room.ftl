# Hva avgjørelsene i en regelbok kan være: plasser, pauser, innkjøp, rake og det rommet passer på.

value-weighted-random = vektet trekning
value-fewest-players-then-oldest = bordet med færrest spillere, så det eldste
value-by-the-player = spilleren selv
value-told-and-may-leave = spilleren får vite sin plass og kan gå ut
value-no-priority = ingen forrang
value-ahead-of-the-line-by-draw = foran køen, etter trekning
value-with-the-stack = tar hele stacken med
value-staff-announce = personalet kunngjør den
value-at-hand-end = når hånden er over

value-seat-kept-not-dealt = holdes, uten kort og blinds
value-any-number = så ofte man vil
value-once-an-evening = én gang per kveld
value-next-hand = fra neste hånd
value-every-table-in-its-turn = ved hvert bord når det er dets tur

value-later-of-both = den som slutter sist
value-check-or-fold = sjekk hvis det er gratis, ellers kast
value-fold = kast
value-sit-out-at-hand-end = tar pause når hånden er over

value-between-hands = mellom hender
value-any-chips = med noen sjetonger igjen
value-pot-limit-once-an-evening = i pot limit, én gang per kveld
value-all-players-and-staff = hvis alle spillerne og personalet er enige
value-only-by-leaving = bare med en spiller som går
value-for-the-restaurant-too = bare med en spiller som går, og til mat og drikke
value-same-stack = den samme stacken
value-buy-in-return-after-change-same-stack = nøyaktig den gamle stacken
value-buy-in-forced-move-same-stack = den gamle stacken er tillatt
value-at-least = minst den gamle stacken
value-as-it-is = som den er
value-made-up-to-minimum = fylles opp til minste innkjøp
value-account-and-stake = kontoen, ved samme innsatser
value-betting-structure = alle bord med samme innsatsform
value-as-any-return = som enhver tilbakekomst
value-own-stack = med en egen stack
value-after-leaving = først når det første bordet er forlatt

value-percent-and-cap = prosent med tak, etter innsatser
value-fixed-amount = et fast beløp
value-half-up = til nærmeste enhet, halve opp
value-full-units = bare hele enheter
value-dealt-in = de som har fått kort
value-by-size-largest-remainder = etter størrelse, overskytende cent etter største rest
value-where-each-unit-begins = hver enhet fra potten der den begynner

value-void-and-dealt-anew = ugyldig, sjetongene tilbake, deles på nytt
value-same-players-and-positions = samme spillere og posisjoner, ny stokking
value-unreturnable-only = bare det som ikke kan betales tilbake
value-charity = til veldedighet

value-one-of-52 = én stokk med 52 kort
value-before-every-deal = før hver utdeling
value-sealed-own-cards-opened = forsegles før utdelingen; spillerne kan bevise kortene de så

value-conduct-close-account-by-staff = av personalet, til de åpner den igjen
value-from-one-family = fra én spillgruppe
value-held-for-the-player = holdes i spillerens navn
value-not-at-one-table = aldri ved samme bord
value-investigated = undersøkes og besvares
value-forbidden = forbudt

value-big-hand-beaten = en stor hånd slått av en større
value-as-the-high-game = etter high-hendene
value-two-best = de to beste hendene
value-first-only = teller bare i første klasse
value-table-of-the-hand = alle som fikk kort ved det bordet
value-80-percent-or-13-and-players = første klasse 80 %; andre 13 % og 1 % til per spiller
value-second-round = hender som når andre runde

value-every-game = alle hender
value-high-low = high-low-spill
