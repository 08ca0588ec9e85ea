# Kehys jokaisen sivun ympärillä.
brand-lobby = Cardroom, aulaan
skip-to-page = Siirry sivun sisältöön
nav-pages = Sivut
nav-lobby = Aula
nav-history = Kädet
nav-cashier = Kassa
nav-rules = Sääntökirja
nav-staff = Henkilökunta
menu = Valikko
settings = Asetukset
sign-in = Kirjaudu
sign-up = Luo tili
sign-out = Kirjaudu ulos
role-staff = henkilökunta
language = Kieli
language-en = English
language-fi = Suomi
theme = Teema
theme-system = Järjestelmän mukaan
theme-dark = Tumma
theme-light = Vaalea
balance-of = Kassa: pelaajan { $name } saldo: { $amount }
my-tables = Omat pöydät
your-turn = Sinun vuorosi
away = tauolla
close = Sulje
cancel = Peruuta
loading = Ladataan.
try-again = Yritä uudelleen
try-now = Yritä nyt
page-not-loaded = Sivu ei latautunut. Mitään tekemääsi ei ole kadonnut.
went-wrong = Jokin meni vikaan. Mitään ei muutettu; yritä uudelleen.
time-left = Aikaa jäljellä: { $time }
clause-why = Miksi? Sääntökirja: { $clauses }
clause-loading = Haetaan kohtaa.

connection-lost = Ei yhteyttä huoneeseen.
connection-kept = Yhteyttä yritetään itsestään uudelleen.
connection-kept-seats = Paikkasi ja pelimerkkisi säilyvät; vuorollasi talo antaa vielä sääntöjensä mukaista aikaa. Yhteyttä yritetään itsestään uudelleen.
connection-house-waits = Talo odottaa vielä { $time } s
session-ended = Istuntosi on päättynyt.
session-ended-what = Paikkasi ja rahasi säilyvät. Jatka kirjautumalla.

offer-title = Sinulle on vapaa paikka.
offer-what = { $pool }, sisäänosto { $amount }.
offer-take = Ota paikka
offer-decline = Kieltäydy
broadcast-title = Talo tiedottaa

nowhere-title = Sivua ei ole
nowhere-what = Tässä osoitteessa ei ole mitään.
nowhere-lobby = Aulaan

only-signed-in = Tämä sivu on niille, joilla on tili
only-staff = Tämä sivu on henkilökunnalle
show-more = Näytä lisää
