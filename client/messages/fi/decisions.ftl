# Mitä sääntökirja ratkaisee, osion ja nimen mukaan.

decision-betting-actions = Kuka voi toimia
decision-betting-first-round-opener = Kuka aloittaa ensimmäisen kierroksen
decision-betting-later-round-opener = Kuka aloittaa myöhemmät kierrokset
decision-betting-round-end = Milloin kierros päättyy
decision-betting-fold = Luovutus
decision-betting-check = Sökötys
decision-betting-call = Maksu
decision-betting-no-limit-maximum = Enimmäispanos no limitissä
decision-betting-pot-limit-maximum = Enimmäispanos pot limitissä
decision-betting-minimum-bet = Pienin panos
decision-betting-minimum-raise = Pienin korotus
decision-betting-raise-cap = Panoksia ja korotuksia kierroksella enintään
decision-betting-all-in = All-in alle pienimmän panoksen
decision-betting-full-all-in = Täysi all-in
decision-betting-short-all-in = Korotukseksi liian pieni all-in
decision-betting-short-all-in-run = Useita vajaita all-inejä peräkkäin
decision-betting-short-all-in-run-ends = Mikä katkaisee sellaisen sarjan
decision-betting-lone-player = Pelaaja, jota vastaan kukaan ei voi panostaa
decision-betting-short-blind-price = Maksun hinta, kun blindi on vajaa
decision-betting-short-post-order = Panosten järjestys vajailla merkeillä
decision-betting-side-pots = Sivupotit
decision-betting-uncalled-bet = Panos, jota kukaan ei maksanut

decision-showdown-reveal = Kuka näyttää kortit
decision-showdown-all-in-reveal = Milloin all-in-kädet näytetään
decision-showdown-pots = Pottien jako
decision-showdown-ties = Tasakädet
decision-showdown-odd-unit = Pariton yksikkö
decision-showdown-after-the-hand = Näyttäminen käden jälkeen

decision-blinds-posts = Blindien asettaminen
decision-blinds-first-dealer = Ensimmäinen jakaja
decision-blinds-restart-dealer = Jakaja keskeytyksen jälkeen
decision-blinds-big-blind-moves = Miten iso blindi siirtyy
decision-blinds-small-blind = Kuka asettaa pienen blindin
decision-blinds-dealer = Kuka on jakaja
decision-blinds-heads-up-dealer = Jakaja kaksin pelattaessa
decision-blinds-entry = Tulo käynnissä olevaan pöytään
decision-blinds-missed-blind-return = Paluu väliin jääneen blindin jälkeen
decision-blinds-entry-between = Tulo napin ja pienen blindin väliin
decision-blinds-entry-decided = Mihin asti tulosta voi päättää
decision-blinds-big-blind-seat-taken = Uusi pelaaja ison blindin paikalla
decision-blinds-missed-blinds = Väliin jääneiden blindien merkit
decision-blinds-missed-small-blind = Paluu väliin jääneen pienen blindin jälkeen
decision-blinds-buy-button = Napin osto
decision-blinds-seat-change = Mitä paikan vaihto maksaa
decision-blinds-seat-change-by = Kuka sallii paikan vaihdon
decision-blinds-playing-over = Poissa olevan paikalla pelaaminen
decision-blinds-start-entry = Ketkä ovat mukana ensimmäisessä kädessä

decision-seating-seats = Paikkoja pöydässä
decision-seating-most-seats = Enintään paikkoja henkilökunnan luvalla
decision-seating-players-to-start = Pelaajia aloitukseen
decision-seating-players-to-deal = Pelaajia jakoa varten
decision-seating-heads-up-hands = Kaksin pelattavia käsiä
decision-seating-table-draw = Pöydän arvonta
decision-seating-seat-choice = Kuka valitsee paikan
decision-seating-draw-base-weight = Jokaisen pöydän paino
decision-seating-draw-free-seat-weight = Vapaan paikan paino
decision-seating-draw-played-before-weight = Aiemmin pelatun pöydän paino
decision-seating-draw-played-before-seconds = Kuinka kauas taakse se ulottuu
decision-seating-waiting-queue = Jono
decision-seating-seat-offer-seconds = Kauanko paikkaa pidetään
decision-seating-leaving = Milloin pelaaja lähtee
decision-seating-last-round = Illan viimeinen kierros
decision-seating-moved-by-staff = Pelaaja, jonka henkilökunta siirtää toiseen pöytään
decision-seating-tables-per-stake = Pöytiä samalla panostasolla yhtä aikaa

decision-sit-out-standing = Tauolla oleva paikka
decision-sit-out-limit-seconds = Pisin tauko yhdessä pöydässä
decision-sit-out-later-break-seconds = Pisin tauko pitkän tauon jälkeen
decision-sit-out-long-break = Kuinka usein pitkä tauko sallitaan
decision-sit-out-general-from-tables = Pöytiä yleiseen taukoon
decision-sit-out-general-starts = Milloin yleinen tauko alkaa
decision-sit-out-general-limit-seconds = Pisin yleinen tauko
decision-sit-out-skip-next-big-blind = Seuraavan ison blindin ohitus

decision-time-bank-act-seconds = Aikaa toimia
decision-time-bank-opens-at-ms = Aikapankki alussa
decision-time-bank-minimum-ms = Aikapankki vähintään
decision-time-bank-maximum-ms = Aikapankki enintään
decision-time-bank-growth-ms = Kasvu pelatusta kädestä

decision-connection-extra-seconds = Lisäaika vuorolla
decision-connection-return-seconds = Aikaa palata
decision-connection-waits = Kumpi aika pätee
decision-connection-automatic-decision = Ratkaisu, kun aika loppuu
decision-connection-after-automatic-decision = Sen jälkeen

decision-buy-in-minimum-big-blinds = Vähintään isoina blindeinä
decision-buy-in-maximum-big-blinds = Enintään isoina blindeinä
decision-buy-in-top-up = Milloin merkkejä lisätään
decision-buy-in-top-up-to-big-blinds = Lisäosto enintään isoina blindeinä
decision-buy-in-return-window-seconds = Kauanko jätetty pino sitoo
decision-buy-in-return-above-big-blinds = Sitova pino, isoja blindejä yli
decision-buy-in-return-stack = Mitä palaava pelaaja tuo
decision-buy-in-return-scope = Missä se sitoo

decision-rake-taken-from = Mistä rake otetaan
decision-rake-by-stake = Kuinka paljon
decision-rake-before-flop = Ilman floppia
decision-rake-rounding = Pyöristys
decision-rake-minimum-cents = Pienin rake
decision-rake-short-handed-players = Vajaan pöydän pelaajia
decision-rake-short-handed-counts = Ketkä lasketaan
decision-rake-short-handed-caps = Vajaan pöydän katot
decision-rake-split-over-pots = Jako pottien kesken

decision-fault-resume-seconds = Aikaa palata vian jälkeen
decision-fault-unfinished-hand = Kesken jäänyt käsi
decision-fault-redeal = Uusi jako
decision-fault-unresolved-days = Päiviä rahojen lahjoitukseen
decision-fault-unresolved-scope = Mitkä rahat
decision-fault-unresolved-to = Kenelle

decision-shuffle-deck = Pakka
decision-shuffle-when = Milloin sekoitetaan
decision-shuffle-seed = Pakan sinetti

decision-conduct-close-account = Tilin sulkeminen
decision-conduct-shut-out = Peleistä sulkeminen
decision-conduct-withhold = Rahojen pidättäminen
decision-conduct-complaints = Valitukset
decision-conduct-kept-apart = Erillään pidettävät pelaajat
decision-conduct-programs = Pelaavat ohjelmat

decision-any-number = rajaton määrä
