# Turnausten palkintorahat, HexaPro, perutut turnaukset, pelimerkkien arvonta, tappopalkkiot, sopimukset, poistetut pelaajat.

section-prizes = Palkintorahat
decision-prizes-pool-share = Osuus palkintopottiin
decision-prizes-guarantee = Taattu palkintopotti
decision-prizes-fees = Painetut maksut
decision-prizes-usual-fee = Tavallinen maksu
decision-prizes-fee-shown = Hinnan ilmoittaminen
decision-prizes-freeroll = Ilmaisturnaus
decision-prizes-re-entries-per-entry = Uusintaosallistumisia yhtä osallistumista kohti
decision-prizes-ladder-final = Milloin palkinnot ovat lopulliset
decision-prizes-amounts-shown = Milloin summat näytetään
decision-prizes-ladder-shape = Miten palkinnot pienenevät sijoittain
decision-prizes-equal-places = Yhtä suuret sijapalkinnot
decision-prizes-ladder-from-entries = Osallistumiset, joista porrastus alkaa
decision-prizes-paid-places = Palkittujen sijojen osuus
decision-prizes-least-prize-percent = Pienin palkinto
decision-prizes-prize-unit-cents = Palkintojen pyöristys
decision-prizes-shared-unit-cents = Jaetun palkinnon pienin osa
decision-prizes-special-prizes = Erikoispalkinnot
decision-prizes-carried-share = Osuus myöhempään turnaukseen
decision-prizes-chosen-buy-in = Pelimerkit valitulla sisäänostolla
decision-prizes-satellite-prizes = Satelliitin palkinnot
decision-prizes-satellite-remainder = Satelliitin jäännös
decision-prizes-ticket-use = Kuka saa käyttää lipun

section-hexapro = HexaPro
decision-hexapro-seats = HexaPron pelaajat
decision-hexapro-buy-ins = HexaPron sisäänostot
decision-hexapro-games-at-once = Pelejä kerralla
decision-hexapro-multipliers = Potit ja todennäköisyydet
decision-hexapro-draw = Potin arvonta
decision-hexapro-rake-per-100000 = HexaPron osuus talolle
decision-hexapro-payouts = HexaPron palkinnot
decision-hexapro-level-lengths = HexaPron tasojen kesto
decision-hexapro-deck = HexaPron korttipakka
decision-hexapro-starting-stack = HexaPron aloituspelimerkit
decision-hexapro-levels = HexaPron tasot
decision-hexapro-paid = Milloin HexaPro maksaa
decision-hexapro-extra-seconds = Lisäaika yhteyden palautumiseen
decision-hexapro-sitting-out = Tauolla HexaProssa
decision-hexapro-never-returns = HexaProhon palaamaton
decision-hexapro-unfinished-days = Päiviä keskeneräiselle HexaProlle

section-cancellation = Perutut turnaukset
decision-cancellation-compensated = Mitä pelaajat saavat
decision-cancellation-before-start = Peruttu ennen alkua
decision-cancellation-stacks = Laskettavat pelimerkit
decision-cancellation-fees = Maksut alun jälkeen
decision-cancellation-before-money = Potti ennen palkintosijoja
decision-cancellation-pool-before-money = Mikä potti jaetaan
decision-cancellation-freeroll-pool = Ilmaisturnauksen potti
decision-cancellation-in-money = Potti palkintosijoilla
decision-cancellation-final-table = Potti finaalipöydässä
decision-cancellation-other-prizes = Muut kuin rahapalkinnot
decision-cancellation-bounties = Perutun turnauksen tappopalkkiot
decision-cancellation-hexapro-each = Kunkin osuus HexaProssa
decision-cancellation-odd-unit = Jaetun potin jakojäännös

section-chip-race = Pelimerkkien arvonta
decision-chip-race-cards = Arvonnan kortit
decision-chip-race-larger-chips = Arvottavat suuremmat merkit
decision-chip-race-winners = Kuka saa suuremmat merkit
decision-chip-race-last-chips = Viimeiset merkit hävitty
decision-chip-race-found-later = Myöhemmin löytyneet merkit

section-bounties = Tappopalkkiot
decision-bounties-won-by = Kuka voittaa tappopalkkion
decision-bounties-shared = Jaetun potin tappopalkkio
decision-bounties-odd-chip = Pariton palkkiomerkki
decision-bounties-bounty-chip-bet = Tappomerkin panostaminen
decision-bounties-progressive-left = Kasvava osuus
decision-bounties-last-bounty = Voittajan tappopalkkio

section-prize-deals = Sopimukset palkintorahoista
decision-prize-deals-allowed = Saako sopia
decision-prize-deals-agreed-by = Kenen on suostuttava
decision-prize-deals-proposed-again = Sopimuksen ehdottaminen uudelleen
decision-prize-deals-signing-seconds = Aika allekirjoittaa sopimus
decision-prize-deals-paid-by = Minkä mukaan talo maksaa
decision-prize-deals-reported = Kerrotaanko sopimuksista
decision-prize-deals-odd-unit = Sopimuksen jakojäännös

section-removals = Poistetut ja hylätyt pelaajat
decision-removals-chips = Poistetun pelimerkit
decision-removals-entry-money = Poistetun osallistumismaksut
decision-removals-removed-place = Poistetun sijoitus
decision-removals-disqualified-prize = Hylätyn palkinto
decision-removals-lower-places = Sijoitukset hylätyn alla
decision-removals-afterwards = Hylätty putoamisen jälkeen

section-end-of-day = Päivän päätös
decision-end-of-day-hands = Vielä pelattavat jaot
decision-end-of-day-earliest-minutes = Arvonta aikaisintaan
decision-end-of-day-latest-minutes = Arvonta viimeistään
