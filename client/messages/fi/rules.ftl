rules-search = Hae sääntökirjasta (kohdat ovat englanniksi)
rules-search-for = side pot, time bank, CO-TH.31
rules-found = { $count ->
    [0] Mikään kohta ei puhu tästä. Kokeile toista sanaa.
    [one] Yksi kohta
   *[other] { $count } kohtaa, osuvin ensin
}
rules-views = Tapoja lukea sääntökirjaa
rules-clauses = Kohdat
rules-decisions = Miten huone toimii
rules-areas = Aihealueet
rules-back = Sääntökirjaan
rules-no-clause = Sääntökirjassa ei ole kohtaa { $clause }
rules-source = otsikosta ”{ $source }”
rules-reading = Tulkinta:
area-variant = Pelit
area-betting = Panostaminen
area-blinds = Sokot
area-buyin = Sisäänosto
area-cancellation = Perutut pelit
area-conduct = Käytös
area-connection = Yhteys
area-dealing = Jakaminen
area-fairness = Reiluus
area-pots = Potit
area-prizes = Palkinnot
area-rake = Rake
area-seating = Paikat
area-showdown = Korttien näyttö
area-staff = Henkilökunta
area-table = Pöydät
area-tournament = Turnaukset
engine-auto = huone ratkaisee
engine-ruling = ratkaistaan ilmoituksesta
engine-discretion = henkilökunta ratkaisee
engine-notice = näytetään ihmisille
section-betting = Panostaminen
section-showdown = Korttien näyttö
section-blinds = Sokot
section-seating = Paikat
section-sit-out = Tauko
section-connection = Yhteys
section-time-bank = Aikapankki
section-buy-in = Sisäänosto
section-rake = Rake
section-fault = Viat
section-shuffle = Sekoitus
section-games = Pelit
