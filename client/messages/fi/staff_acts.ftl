# Mitä henkilökunta tekee omalta sivultaan, ja mistä pelaajat valittavat.
staff-last-round = Viimeinen kierros
staff-add-seat = Lisäpaikka
staff-take-back-question = Peru kysymys
staff-move = Vaihda pöytä
staff-move-title = Siirrä pelaaja pöydästä { $table }
staff-move-what = Pelaaja lähtee käynnissä olevan jaon päätyttyä ja saa paikan toisesta pöydästä koko pelimerkkipinonsa kanssa.
staff-move-otherwise = Myös toiseen peliin, panostasoon tai rajoihin
refused-plays-otherwise = Pöydässä { $table } on toinen peli tai panostaso. Vahvista, että pelaaja siirtyy siihen.
refused-stack-outside-limits = Pino { MONEY($stack) } on pöydän rajojen { MONEY($least) }–{ MONEY($most) } ulkopuolella. Vahvista, että se tuodaan sinne.
staff-move-to = Pöytään
staff-move-act = Siirrä pelaaja pöytään
staff-move-done = { $name } siirtyy pöytään { $table }.
staff-buy-in = Sovittu sisäänosto
staff-buy-in-title = Sisäänosto pöydän { $table } rajojen ulkopuolella
staff-buy-in-what = Kaikilta pöydän pelaajilta kysytään. Kun jokainen on suostunut, tämä pelaaja saa ostaa täällä kerran juuri tällä summalla.
staff-buy-in-act = Kysy pelaajilta
staff-buy-in-done = Pöydän { $table } pelaajilta kysytään.
player-other = Toinen pelaaja
player-document = Asiakirja
player-document-none = ei vielä nähty
complaints-title = Valitukset
complaints-what = Kerro henkilökunnalle, mikä ei ole kunnossa, esimerkiksi että pelaajat auttavat toisiaan. Asia selvitetään, ja vastaus näkyy tässä.
complaints-text = Mitä tapahtui
complaints-about = Pelaaja tai jako
complaints-send = Lähetä henkilökunnalle
complaints-sent = Henkilökunta on saanut valituksesi.
complaints-answer-act = Vastaa
complaints-answer-title = Vastaus pelaajalle { $name }
complaints-answer-what = Pelaaja näkee vastauksen; se säilyy eikä sitä enää muuteta.
complaints-answered = Vastaus on annettu.
staff-penalty = Rangaistus
staff-penalty-act = Anna rangaistus
staff-penalty-title = Rangaistus pöydässä { $table }
staff-penalty-what = Pelaajalle kerrotaan syy. Jaot ja aika kärsitään ilman kortteja; jäljellä oleva seuraa pelaajaa.
staff-penalty-what-bars = Pelaajalle kerrotaan syy. Hän lähtee pöydistä eikä saa palata ennen kuin aika on kulunut tai henkilökunta päättää rangaistuksen.
staff-penalty-what-told = Pelaajalle kerrotaan syy, ja rangaistus kirjataan. Pöydässä mikään ei muutu itsestään.
staff-penalty-kind = Laji
staff-penalty-hands = Montako jakoa
staff-penalty-rounds = Montako { $players } jaon kierrosta
staff-penalty-minutes = Montako minuuttia
staff-penalty-minutes-or-open = Montako minuuttia; 0 = kunnes henkilökunta päättää rangaistuksen
staff-penalty-clause = Sääntökohta
staff-penalty-general = Talon yleinen valta
staff-penalty-hand-lost = Käsi tuomittiin sen vuoksi kuolleeksi ja lasketaan mukaan, jos talo niin sanoo
staff-penalty-done = { $name } sai rangaistuksen.
staff-penalty-no-offence = Ei mikään näistä
staff-penalty-times = × { $times }
staff-penalty-counted = { $times ->
    [0] Ensimmäinen tästä, pöydissä ja turnauksissa.
    [one] Rangaistu tästä kerran aiemmin, pöydissä ja turnauksissa yhteensä.
   *[other] Rangaistu tästä { $times } kertaa aiemmin, pöydissä ja turnauksissa yhteensä.
}
staff-void-penalty = Annettu virheellisesti
staff-void-penalty-what = Sitä ei enää lasketa. Se jää kirjauksiin syineen.
staff-end-penalty = Päätä
staff-end-penalty-title = Päätä rangaistus: { $name }
staff-end-penalty-what = Sitä ei enää kärsitä. Pelaajalle kerrotaan, ja se jää kirjauksiin.
staff-end-penalty-done = Rangaistus päättyi: { $name }.
staff-no-penalties = Ketään ei ole rangaistu
staff-penalties-elsewhere = Turnauksen rangaistus on siellä pelaajan kohdalla, salin rangaistus kohdassa Henkilöt.
staff-penalty-left = { $left ->
    [one] { $left } jako jäljellä { $hands } jaosta
   *[other] { $left } jakoa jäljellä { $hands } jaosta
}
staff-penalty-until = { $time } asti
staff-penalty-until-ended = kunnes henkilökunta päättää rangaistuksen
staff-penalty-served = kärsitty
staff-penalty-ended = päätetty: { $reason }
staff-over-what = Jonottava pelaaja pelaa paikalla, kunnes sen haltija palaa, ja maksaa uuden pelaajan blindin. Maksamatta jääneiden blindien merkit jäävät haltijalle.
staff-over-done = { $name } pelaa paikalla { $seat }.
staff-seat-of = poissa: { $name }
staff-seat-in-line = Jonossa
staff-broadcast-table = Kerro pöydälle
staff-broadcast-table-title = Kerro pöydälle { $table }
staff-broadcast-table-what = Pöydässä istuvat ja sitä katsovat näkevät tämän heti.
staff-broadcast-table-done = Kerrottu pöydälle { $table }.
staff-broadcast-tournament = Kerro pelaajille
staff-broadcast-tournament-title = Kerro pelaajille: { $name }
staff-broadcast-tournament-what = Ilmoittautuneet ja pöytiä katsovat näkevät tämän heti.
staff-broadcast-tournament-done = Kerrottu pelaajille: { $name }.

record-note-document = Asiakirja merkitty
record-note-contact = Pelaajaa tavoiteltu
contact-not-reached = ei tavoitettu
contact-keep-in-play = pelimerkit pysyvät pelissä
contact-give-up = pelimerkit saa poistaa
