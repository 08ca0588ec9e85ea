# Straddlet, voitettu nappi ja pelaaminen toisen paikalla.

section-straddles = Straddlet
decision-straddles-first = Kuka saa straddlata ensin
decision-straddles-posted = Milloin straddle asetetaan
decision-straddles-multiple = Kuinka monta kertaa edellinen panos
decision-straddles-in-full = Vajaa straddle
decision-straddles-acts-last = Kenen vuoro on viimeisenä
decision-straddles-minimum-raise = Pienin korotus straddlen päälle
decision-straddles-cap = Straddle ja korotusten enimmäismäärä
decision-straddles-consecutive = Peräkkäiset straddlet
decision-straddles-by-button = Napin straddle
decision-straddles-players = Montako pelaajaa straddle vaatii
decision-straddles-asked = Kysytäänkö ensimmäiseltä
decision-straddles-newcomer = Uuden pelaajan straddle
decision-straddles-returning = Palaavan pelaajan straddle
decision-blinds-win-the-button = Napin voittaminen
decision-blinds-win-the-button-shared = Nappi, kun potti jaetaan

entry-straddle = Tule peliin straddlella { $live }
entry-turn-to-straddle = Olet mukana heti, kun on vuorosi straddlata.
table-straddle = Straddlaa aina
table-straddle-ask = Straddlaatko { $amount } seuraavassa jaossa?
table-straddle-yes = Straddlaan
table-straddle-no = En
table-straddle-once = Straddlaat { $amount } seuraavassa jaossa.
table-straddle-not = Peru
table-straddle-title = Straddlaa { $amount }, kun on vuorosi (näppäin S)
table-straddle-most = Mihin asti straddlaat
table-straddle-up-to = enintään { $amount }
table-deed-straddle = Straddle
table-log-straddle-posted = { $mine ->
    [yes] Straddlaat { $amount }.
   *[no] { $name } straddlaa { $amount }.
}
table-betting-button = Panostusjärjestyksen nappi
table-betting-button-short = V
refused-no-straddles = Tässä pöydässä ei straddlata.
refused-straddle-too-small = Straddle on vähintään { MONEY($least) }.
refused-straddle-not-covered = Straddle on { MONEY($least) }: pinosi ei riitä siihen.
game-win-the-button = { $game }, voita nappi
game-two-buttons = { $game }, kaksi nappia
record-play-over = Poissaolijan paikka toiselle
table-log-seat-lent = { $mine ->
    [yes] Toinen pelaa paikallasi sillä aikaa.
   *[no] { $name } on poissa: paikalla pelaa toinen.
}
table-log-seat-back = { $mine ->
    [yes] Paikkasi on taas sinun.
   *[no] { $name } saa paikkansa takaisin.
}
table-log-seat-reclaimed = { $mine ->
    [yes] Paikan haltija palasi; lähdit pöydästä.
   *[no] { $name } luovuttaa paikan sen haltijalle.
}
refused-playing-over-not-offered = Täällä ei pelata poissaolevan paikalla.
refused-seat-not-absent = Sen paikan pelaaja ei ole poissa.
refused-not-in-line = Pelaaja ei jonota tähän peliin.
