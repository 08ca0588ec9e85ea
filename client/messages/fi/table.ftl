# Kortit ja käsien nimet

rank-one = { $rank ->
    [A] ässä
    [K] kuningas
    [Q] rouva
    [J] sotilas
    [T] kymppi
    [n9] yhdeksikkö
    [n8] kahdeksikko
    [n7] seitsikko
    [n6] kuutonen
    [n5] viitonen
    [n4] nelonen
    [n3] kolmonen
   *[n2] kakkonen
}
rank-many = { $rank ->
    [A] ässät
    [K] kuninkaat
    [Q] rouvat
    [J] sotilaat
    [T] kympit
    [n9] yhdeksiköt
    [n8] kahdeksikot
    [n7] seitsikot
    [n6] kuutoset
    [n5] viitoset
    [n4] neloset
    [n3] kolmoset
   *[n2] kakkoset
}
rank-of = { $rank ->
    [A] ässiä
    [K] kuninkaita
    [Q] rouvia
    [J] sotilaita
    [T] kymppejä
    [n9] yhdeksiköitä
    [n8] kahdeksikoita
    [n7] seitsikoita
    [n6] kuutosia
    [n5] viitosia
    [n4] nelosia
    [n3] kolmosia
   *[n2] kakkosia
}
rank-set = { $rank ->
    [A] ässää
    [K] kuningasta
    [Q] rouvaa
    [J] sotilasta
    [T] kymppiä
    [n9] yhdeksikköä
    [n8] kahdeksikkoa
    [n7] seitsikkoa
    [n6] kuutosta
    [n5] viitosta
    [n4] nelosta
    [n3] kolmosta
   *[n2] kakkosta
}
card-s = pata{ $rank }
card-h = hertta{ $rank }
card-d = ruutu{ $rank }
card-c = risti{ $rank }
card-unknown = kortti kuvapuoli alaspäin

hand-high_card = hai, { $one1 }
hand-pair = pari { $of1 }
hand-two_pair = kaksi paria, { $many1 } ja { $many2 }
hand-three_of_a_kind = kolme { $set1 }
hand-straight = suora, ylin { $one1 }
hand-flush = väri, ylin { $one1 }
hand-full_house = täyskäsi, { $many1 } ja { $many2 }
hand-four_of_a_kind = neljä { $set1 }
hand-straight_flush = värisuora, ylin { $one1 }
hand-royal_flush = kuningasvärisuora
hand-low = matala { $ranks }

# Pöytä

table-title = Pöytä { $name }
table-seats = Paikat
table-you = Sinä
table-stack = pelimerkit { $amount }
table-bet = panos { $amount }
table-free-seat = Vapaa paikka
seat-move = Siirry paikalle { $seat }
seat-move-now = Siirry tähän
seat-move-farther-owes-small-blind = Lähemmäs seuraavaa isoa blindiä siirtyminen on ilmaista. Kauemmas siirtyvä on velkaa pienen blindin tai odottaa isoa blindiä.
seat-move-farther-owes-big-blind = Lähemmäs seuraavaa isoa blindiä siirtyminen on ilmaista. Kauemmas siirtyvä on velkaa ison blindin tai odottaa sitä.
seat-move-when-over = Siirryt, kun käsi on ohi.
seat-move-after-hand = Siirryt paikalle { $seat }, kun käsi on ohi.
table-take-seat = Vapaa paikka { $seat }: istu tähän
table-move-to-seat = Vapaa paikka { $seat }: siirry tähän
table-dealer = Jakaja
table-dealer-short = D
table-small-blind = Pieni blindi
table-big-blind = Iso blindi
table-in-hand = mukana jaossa
table-on-turn = vuorossa
table-time-bank = Aikapankki
table-time-bank-left = Aikapankki { $time }
table-pot = Potti
table-total = Yhteensä
table-main-pot = Pääpotti
table-side-pot = { $number }. sivupotti
table-pot-for = { $pot }: { $names }
table-board = Pöytäkortit
table-board-number = Boardi { $number }
table-board-empty = Pöydässä ei ole vielä kortteja
table-your-cards = Korttisi
table-winner = { $name } voittaa { $amount }
table-winners = { $name } jakavat { $amount }
table-winners-count = { $count } pelaajaa jakaa { $amount }
table-you-have = Kätesi: { $hand }
table-waiting-players = { $missing ->
    [one] Odotetaan vielä yhtä pelaajaa
   *[other] Odotetaan vielä { $missing } pelaajaa
}
table-draining = Uusia käsiä ei jaeta: henkilökunta sulkee pöydän
table-private-sit = Istu pöytään
table-private-stopped = Käsiä ei jaeta juuri nyt: isäntä on pitänyt tauon tai päättää pelin
table-private-game = Peli
table-private-result = Missä pelissä mennään
table-interrupted = Peli keskeytyi. Se jatkuu, kun pelaajat ovat palanneet.
table-interrupted-hand = Peli keskeytyi. Käsi jatkuu, kun siinä olevat pelaajat ovat palanneet.
table-closed = Pöytä on suljettu
table-closed-what = Pelimerkkisi ovat taas lompakossasi. Muut pöydät ovat aulassa.
table-no-decision = Olet all-in: ei enää päätettävää
table-next-hand = Odotetaan seuraavaa jakoa
table-void = Käsi mitätöity
table-void-what = Käsi peruutettiin. Kaikilla on samat pelimerkit kuin käden alussa.
table-watching = Olet katsojana. Pelaajien omia kortteja ei näytetä.
table-closed-tournament = Turnauksen sivu kertoo, miten se jatkuu.
table-to-tournament = Turnaukseen
table-not-found = Tällaista pöytää ei ole
table-not-found-what = Se on ehkä suljettu. Avoimet pöydät ovat aulassa.
table-to-lobby = Aulaan
table-loading = Pöytää avataan

table-deed-fold = Luovutti
table-deed-check = Sökötti
table-deed-call = Maksoi
table-deed-bet = Panosti
table-deed-raise = Korotti
table-deed-small = Pieni blindi
table-deed-big = Iso blindi
table-deed-ante = Ante
table-deed-all-in = All-in
table-deed-won = Voittaa { $amount }

table-away-wish = Tauolla
table-away-general = Tauolla kaikista pöydistä
table-away-skipped_big_blind = Tauolla
table-away-clock = Tauolla
table-away-disconnected = Tauolla, ei yhteyttä
table-away-no_chips = Ei pelimerkkejä
table-away-document = Asiakirja
table-away = Tauolla
table-offline = Ei yhteyttä
table-waiting-blind = Odottaa blindiä
table-waiting-short = Odottaa
table-waiting-blind-you = Saat kortit, kun iso blindi tulee kohdallesi.
table-document-waits = Paikkasi odottaa: näytä voimassa oleva asiakirja henkilökunnalle.
table-removed-in = Paikka säilyy { $time }

# Toimintopalkki

table-actions = Ratkaisusi
table-actions-at = Ratkaisusi pöydässä { $name }
table-fold = Luovuta
table-fold-anyway = Luovuta silti?
table-fold-free = Sököttäminen on ilmaista.
table-check = Sökötä
table-call = Maksa { $amount }
table-call-all-in = All-in { $amount }
table-bet-to = Panosta { $amount }
table-raise-to = Korota { $amount }
table-all-in-to = All-in { $amount }
table-no-raise = Ei korotusta
table-no-raise-why = Korottaminen ei ole nyt sallittua
table-amount = Summa
table-amount-range = { $least }–{ $most }
table-amount-below = Vähintään { $least }
table-amount-above = Enintään { $most }
table-amount-unread = Ei ole summa
table-less = Vähemmän
table-more = Enemmän
table-preset-blinds = { $size } BB
table-preset-times = { $size }×
table-preset-pot = { $size } %
table-preset-pot-full = Potti
table-preset-max = Maksimi
table-preset-all-in = All-in
table-preset-says = Korota summaan { $amount }
table-ahead = Ennen vuoroasi
table-ahead-check-fold = Sökötä/​luovuta
table-ahead-check = Sökötä
table-ahead-call = Maksa { $amount }
table-ahead-fold = Luovuta
table-ahead-void = Hinta muuttui: valintasi peruttiin.
table-ahead-round = Uusi kierros alkoi: valintasi peruttiin.
table-sent = Lähetetty
table-repeated = Lähetettiin kahdesti katkoksen vuoksi. Laskettiin kerran.
table-kept = Lähetetään yhä. Ratkaisusi on tallessa ja lasketaan kerran.
table-locked = Hinta muuttui juuri
table-your-turn = { $price ->
    [free] Sinun vuorosi: voit sököttää ilmaiseksi. { $seconds } sekuntia.
   *[pay] Sinun vuorosi: maksettavaa { $amount }. { $seconds } sekuntia.
}
table-to-act = Vuorossa { $name }
table-keys = Näppäimet: F luovuta, C sökötä tai maksa, R korota, 1–9 pikasummat, 0 maksimi, nuolet summa, Enter vahvista, B summat isoina blindeinä

# Toiminnot

table-controls = Pöydän toiminnot
table-sit-out = Pidä tauko
table-sit-out-next = Tauko alkaa käden jälkeen
table-sit-in = Palaa peliin
table-sit-in-all = Palaa peliin kaikissa { $count } pöydässä
table-skip-big-blind = Tauolle seuraavalla isolla blindillä
table-top-up = Lisää pelimerkkejä
table-top-up-to = Pelimerkit käden jälkeen: { $amount }
table-top-up-what = Pelimerkit lisätään heti, kun käsi ei ole kesken.
table-top-up-most = Yhteensä enintään { $amount }
table-top-up-full = Sinulla on jo pöydän enimmäismäärä.
table-top-up-empty = Lompakkosi on tyhjä: lisättävää ei ole.
table-wallet = Lompakossa { $amount }
table-add = Lisää { $amount }
table-leave = Poistu
table-leave-now = Poistu pöydästä
table-leave-give-up = Luovu kädestä
table-leave-after-hand = Tämän käden jälkeen
table-leave-after = Poistut käden jälkeen
table-stay = Jää
table-leave-ask = Poistutaanko pöydästä { $name }?
table-leave-what = Olet mukana kädessä. Jos luovut siitä, kukaan ei odota sinua: sökötät, kun se on ilmaista, muuten luovutat. Tai pelaa käsi ja poistu, kun se on ohi. Pelimerkkisi palaavat lompakkoosi.
table-leave-what-now = Et ole mukana kädessä, joten poistut heti. Pelimerkkisi palaavat lompakkoosi.
table-menu = Valikko
table-log = Tapahtumat
table-chat = Keskustelu
table-log-and-chat = Tapahtumat ja keskustelu
table-side-close = Sulje
table-chat-say = Sano jotain
table-chat-send = Lähetä
table-chat-quiet = Kukaan ei ole sanonut mitään.
table-chat-mute = Vaienna { $name }
table-chat-unmute = Kuuntele pelaajaa { $name }
table-chat-muted = { $name } on vaiennettu
table-chat-watching = Istu pöytään, niin voit keskustella.
table-chat-paused = Keskustelu odottaa, kunnes all-in on ratkennut.
table-log-empty = Pöydän tapahtumat kirjataan tähän.
table-hand = Käsi
table-hand-number = Käsi { $number }
table-hand-info = Tietoja kädestä
table-hand-id = Käden tunnus
table-seal = Pakan sinetti
table-seal-what = Julkaistu ennen ensimmäistä korttia. Käden jälkeen voit tarkistaa sitä vasten jokaisen näkemäsi kortin.
table-proof-link = Toisto ja todiste
table-rules = Säännöt
table-tabs = Pöytäsi
table-tile = Vierekkäin
table-tab-turn = { $name }, sinun vuorosi
table-lost = Ei yhteyttä
table-lost-time = Ei yhteyttä. Talo odottaa sinua vielä { $time }.
table-lost-seat = Ei yhteyttä. Paikkasi säilyy.
table-lost-watch = Ei yhteyttä. Yritetään uudelleen.

# Tapahtumat. "mine" on "yes", kun lause koskee lukijaa.

table-log-hand-started = Käsi { $number }. Jakajana { $dealer }.
table-log-dealer-drawn = { $mine ->
    [yes] Arvonta: sinä olet jakaja.
   *[no] Arvonta: jakaja on { $name }.
}
table-log-blind-posted = { $blind ->
    [entry] { $mine ->
        [yes] Maksat { $amount } tullaksesi peliin.
       *[no] { $name } maksaa { $amount } tullakseen peliin.
    }
    [small] { $mine ->
        [yes] Maksat pienen blindin { $amount }.
       *[no] { $name } maksaa pienen blindin { $amount }.
    }
   *[big] { $mine ->
        [yes] Maksat ison blindin { $amount }.
       *[no] { $name } maksaa ison blindin { $amount }.
    }
}
table-log-ante-posted = { $mine ->
    [yes] Maksat anten { $amount }.
   *[no] { $name } maksaa anten { $amount }.
}
table-log-hole-seen = Korttisi: { $cards }.
table-log-board-dealt = { $street ->
    [flop] Floppi: { $cards }.
    [turn] Turni: { $cards }.
   *[river] River: { $cards }.
}
table-log-folded = { $automatic ->
    [no] { $mine ->
        [yes] Luovutat.
       *[no] { $name } luovuttaa.
    }
    [clock] { $mine ->
        [yes] Aikasi loppui: kätesi luovutettiin.
       *[no] Aika loppui: { $name } luovuttaa.
    }
    [disconnected] { $mine ->
        [yes] Yhteytesi oli poikki: kätesi luovutettiin.
       *[no] Yhteys poikki: { $name } luovuttaa.
    }
   *[left] { $name } on poistunut: luovutus.
}
table-log-checked = { $automatic ->
    [no] { $mine ->
        [yes] Sökötät.
       *[no] { $name } sököttää.
    }
    [clock] { $mine ->
        [yes] Aikasi loppui: puolestasi sökötettiin.
       *[no] Aika loppui: { $name } sököttää.
    }
    [disconnected] { $mine ->
        [yes] Yhteytesi oli poikki: puolestasi sökötettiin.
       *[no] Yhteys poikki: { $name } sököttää.
    }
   *[left] { $name } on poistunut: sökötys.
}
table-log-called = { $mine ->
    [yes] Maksat { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } maksaa { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-bet = { $mine ->
    [yes] Panostat { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } panostaa { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-raised = { $mine ->
    [yes] Korotat summaan { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } korottaa summaan { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-uncalled-returned = { $mine ->
    [yes] Kukaan ei maksanut { $amount }: saat sen takaisin.
   *[no] Kukaan ei maksanut { $amount }: { $name } saa sen takaisin.
}
table-log-time-bank-started = { $mine ->
    [yes] Aikapankkisi on käytössä.
   *[no] { $name } käyttää aikapankkia.
}
table-log-hand-shown = { $hand ->
    [none] { $mine ->
        [yes] Näytät: { $cards }.
       *[no] { $name } näyttää: { $cards }.
    }
   *[other] { $mine ->
        [yes] Näytät { $cards }: { $hand }.
       *[no] { $name } näyttää { $cards }: { $hand }.
    }
}
table-log-rake-taken = Rake { $amount }.
table-log-pot-awarded = { $mine ->
    [yes] Voitat { $amount }{ $pot ->
        [0] .
       *[other] {" "}sivupotista { $pot }.
    }
   *[no] { $name } voittaa { $amount }{ $pot ->
        [0] .
       *[other] {" "}sivupotista { $pot }.
    }
}
table-log-hand-ended = Käsi on pelattu.
table-log-hand-restated = Virhe korjattiin: käsi kerrotaan uudelleen alusta.
table-log-hand-voided = { $reason ->
    [staff] Henkilökunta mitätöi käden: kaikki panokset palautuvat.
   *[fault] Käsi mitätöitiin vian vuoksi: kaikki panokset palautuvat.
}
table-log-player-seated = { $mine ->
    [yes] Istut pöytään, pelimerkit { $amount }.
   *[no] { $name } istuu pöytään, pelimerkit { $amount }.
}
table-log-topped-up = { $mine ->
    [yes] Lisäät { $amount }.
   *[no] { $name } lisää { $amount }.
}
table-log-sat-out = { $reason ->
    [clock] { $mine ->
        [yes] Olet tauolla, koska aikasi loppui.
       *[no] { $name } on tauolla, koska aika loppui.
    }
    [disconnected] { $mine ->
        [yes] Olet tauolla, koska yhteys katkesi.
       *[no] { $name } on tauolla, koska yhteys katkesi.
    }
    [no_chips] { $mine ->
        [yes] Pelimerkkisi loppuivat ja olet tauolla.
       *[no] { $name } on tauolla: pelimerkit loppuivat.
    }
    [document] { $mine ->
        [yes] Saat paikkasi, kun henkilökunta on nähnyt asiakirjasi.
       *[no] { $name } saa paikan, kun henkilökunta on nähnyt asiakirjan.
    }
   *[wish] { $mine ->
        [yes] Olet tauolla.
       *[no] { $name } on tauolla.
    }
}
table-log-sat-in = { $waits ->
    [yes] { $mine ->
        [yes] Palasit ja odotat isoa blindiä.
       *[no] { $name } palasi ja odottaa isoa blindiä.
    }
   *[no] { $mine ->
        [yes] Palasit peliin.
       *[no] { $name } palasi peliin.
    }
}
table-log-disconnected = { $mine ->
    [yes] Yhteytesi katkesi.
   *[no] Yhteys katkesi: { $name }.
}
table-log-reconnected = { $mine ->
    [yes] Yhteytesi palasi.
   *[no] Yhteys palasi: { $name }.
}
table-log-player-left = { $reason ->
    [sat_out_too_long] { $name } oli tauolla liian kauan ja poistui.
    [general_sit_out] { $name } oli tauolla liian kauan ja poistui.
    [no_chips] { $name } poistui: pelimerkit loppuivat.
    [staff] Henkilökunta poisti pelaajan { $name }.
    [host] Isäntä poisti pelaajan { $name }.
   *[wish] { $mine ->
        [yes] Poistuit pöydästä.
       *[no] { $name } poistui pöydästä.
    }
}
table-log-play-awaited = { $missing ->
    [one] Odotetaan vielä yhtä pelaajaa.
   *[other] Odotetaan vielä { $missing } pelaajaa.
}
table-log-play-interrupted = Peli keskeytyi: pöytä odottaa pelaajiaan.
table-log-play-resumed = Peli jatkuu.
table-log-table-drained = { $reason ->
    [host] Uusia käsiä ei jaeta ennen kuin isäntä jatkaa.
   *[staff] Henkilökunta sulkee pöydän: uusia käsiä ei jaeta.
}
table-log-table-reopened = Pöytä on taas auki.
table-ahead-call-any = Maksa aina
table-waiting-hands = { $hands ->
    [0] {""}
    [1] Se on seuraavassa jaossa.
   *[other] Siihen on noin { $hands } jakoa.
}
table-rebuy = Osta { $amount } ja pelaa
table-rebuy-other = Muu summa
hand-kickers = { $hand }, { $count ->
    [one] kikkeri
   *[other] kikkerit
} { $kickers }
unit = Summat
unit-chips = Pelimerkkeinä
unit-blinds = Isoina blindeinä
unit-how = Pinoille, panoksille ja poteille; B vaihtaa. Säilyy tässä selaimessa.
table-blinds = { $size } BB
table-presets = Muuta pikasummia
table-preset-add = Säilytä { $size } ({ $amount })
table-preset-remove = Poista { $size }
table-last-hand = Edellinen käsi
table-last-hand-none = Et ole vielä pelannut tässä pöydässä kättä loppuun.
table-leave-at-blind = Seuraavalla isolla blindillä
table-leave-at-blind-what = Seuraavalla isolla blindillä: pelaat, kunnes olisi vuorosi maksaa se, ja poistut silloin. Pidä tämä sivu auki.
table-leaving-at-blind = Poistut seuraavalla isolla blindillä
table-one-by-one = Vuorossa eteen
table-stack-what = Yksi pöytä kerrallaan: se, jossa on vuorosi, tulee eteen
react = Reagoi
reacted = { $name }: { $reaction }
reaction-smile = Hymy
reaction-laugh = Nauru
reaction-surprised = Yllättynyt
reaction-sad = Surullinen
reaction-cool = Rentona
reaction-heart = Sydän
reaction-clover = Onnea
reaction-crown = Hyvin pelattu
table-show-cards = Näytä korttisi
table-show-these = Näytä { $cards }
table-show-both = Näytä molemmat
table-show-all = Näytä kaikki
table-focus = Iso ja pienet
table-focus-what = Vuorossa oleva pöytä isona, muut pieninä sen vieressä
table-to-front = Tuo { $table } eteen
table-time-bank-kept = Aikapankki säästetään
table-time-bank-kept-what = Aikapankkisi säästetään: kun aikasi loppuu, sökötät tai luovutat. Paina, niin se alkaa automaattisesti.
table-time-bank-used-what = Aikapankkisi alkaa automaattisesti, kun aikasi loppuu. Paina, niin se säästetään.
table-time-bank-by-itself = Käytä aikapankkiani, kun aikani loppuu
table-time-bank-use = Käytä aikapankki
table-time-bank-use-what = Aikapankkisi jatkaa tämän vuoron aikaa (näppäin T). Käyttämättä jäänyt osa säilyy.
