table-question-jackpot-by-time = Henkilökunta kysyy kaikilta: maksaako pöytä jackpottiin { $amount } jokaiselta alkaneelta { $minutes } minuutilta jakokohtaisen maksun sijaan?
table-question-buy-in = Henkilökunta kysyy kaikilta: saako { $name } ostaa mukaan summalla { $amount }, pöydän rajojen ulkopuolella?
table-question-agree = Suostun
table-question-decline = En suostu
table-question-agreed = Tähän mennessä suostuneita: { $count }.
table-last-hands = Viimeinen kierros: jäljellä { $hands }
table-log-last-round-announced = Henkilökunta ilmoittaa viimeisen kierroksen, jakoja jäljellä: { $hands }.
table-log-seat-added = Henkilökunta sallii yhden lisäpaikan: pöydässä on { $seats } paikkaa.
table-log-consent-given = { $mine ->
    [yes] Suostut.
   *[no] { $name } suostuu.
}
table-log-all-answered = { $outcome ->
    [agreed] Kaikki ovat suostuneet.
    [declined] Kaikki eivät suostu: mikään ei muutu.
   *[other] Henkilökunta ei kysy enää.
}
staff-last-round-title = Viimeinen kierros: { $table }
staff-last-round-what = Vielä yksi jako jokaista nyt pelaavaa kohti, sitten pöytä ei jaa enää. Sen voi avata uudelleen.
staff-last-round-done = Pöydän { $table } viimeinen kierros on ilmoitettu.
staff-add-seat-title = Lisäpaikka pöytään { $table }
staff-add-seat-what = Paikka säilyy niin kauan kuin pöytä on auki. Sitä tarjotaan jonon ensimmäiselle.
staff-add-seat-done = Pöydässä { $table } on yksi paikka enemmän.
staff-take-back-question-title = Kysymyksen peruminen: { $table }
staff-take-back-question-what = Pelaajilta odotetaan vastausta; peruttaessa mikään ei muutu.
staff-take-back-question-done = Pöydän { $table } pelaajilta ei kysytä enää.
staff-asking = Kaikilta pelaajilta kysytään
record-last-round = Viimeinen kierros ilmoitettu
record-add-seat = Lisäpaikka
record-ask-all = Kaikilta kysytty
record-take-back-question = Kysymys peruttu
record-move-player = Pelaaja siirretty
record-run-tournaments = Henkilökunta ohjasi turnausta
record-keep-apart = Pidetään erillään
record-let-together = Ei enää erillään
record-note-identity = Henkilöllisyys merkitty
record-answer-complaint = Valitukseen vastattu
record-resume-payouts = Maksut taas käynnissä
player-keep-apart = Pidä erillään pelaajasta
player-keep-apart-what = Kaksikko ei koskaan saa paikkaa samasta pöydästä. Jos he istuvat nyt yhdessä, tämä pelaaja lähtee jaon päätyttyä.
player-keep-apart-done = { $name } ja toinen pelaaja pidetään erillään.
player-let-together = Salli taas pelata pelaajan kanssa
player-let-together-what = Kaksikko saa taas istua samassa pöydässä.
player-let-together-done = { $name } saa taas istua toisen pelaajan kanssa.
player-identity = Merkitse asiakirja
player-identity-what = Että olet nähnyt pelaajan voimassa olevan asiakirjan, ja minkälaisen. Sen tietoja ei säilytetä.
player-identity-done = Merkitty: { $name } näytti asiakirjan.
document-identity-card = henkilökortti
document-passport = passi
document-driving-licence = ajokortti
document-other = muu asiakirja
staff-complaints = Valitukset
complaints-none = Valituksia ei ole.
complaints-waiting = selvitettävänä
complaints-answer = Vastaus
complaints-by = { $name }, { $time }
account-of-age = Olen täyttänyt { $years } vuotta.
account-of-age-wanted = Talo vaatii tämän: vain { $years } vuotta täyttäneet saavat pelata.
refused-asking-already = Pelaajilla on jo kysymys vastattavana.
refused-question-over = Se kysymys on ohi; katso, mitä nyt kysytään.
refused-not-asked = Kukaan ei kysy sinulta nyt mitään.
refused-no-agreed-buy-in = Tämä talo ei salli sisäänostoa rajojensa ulkopuolella.
refused-last-round-already = Henkilökunta on jo ilmoittanut viimeisen kierroksen.
refused-nobody-plays = Pöydässä on liian vähän pelaajia kierrokseen.
refused-no-more-seats = Pöydässä voi olla enintään { $seats } paikkaa.
refused-same-table = Pelaaja istuu jo tässä pöydässä.
refused-other-house = Henkilökunta voi siirtää pelaajan vain saman talon pöytien välillä.
refused-moving-already = Pelaaja on jo matkalla toiseen pöytään.
refused-kept-apart = Talo pitää sinut ja jonkun tämän pöydän pelaajan erillään.
refused-apart-already = Nämä kaksi pidetään jo erillään.
refused-not-apart = Näitä kahta ei pidetä erillään.
refused-same-player = Nimeä kaksi eri pelaajaa.
refused-not-of-age = Pelaajan on oltava täällä vähintään { $years }-vuotias.
refused-no-such-document = Sellaista asiakirjalajia ei ole.
refused-no-such-complaint = Sellaista valitusta ei ole.
refused-answered-already = Henkilökunta on jo vastannut tähän valitukseen.
refused-complaints-enough = Henkilökunta selvittää valituksiasi. Odota vastausta.
