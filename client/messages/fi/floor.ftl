# Ratkaisut elävässä pöydässä: salin sivu.
floor-views = Ratkaisut ja niiden kirjaukset
floor-rule = Ratkaise
floor-record = Kirjaukset
floor-what-happened = Mitä tapahtui
floor-topics = Tapaukset
floor-recent = Viimeksi
floor-find = Hae tapausta
floor-nothing-found = Sellaista tapausta ei ole.
floor-choose = Mitä tapahtui? Valitse tapaus, kerro tosiseikat ja lue, miten talo ratkaisee.
floor-facts = Tosiseikat
floor-situation = Pöytä
floor-more = Lisää pöydästä
floor-clear = Tyhjennä
floor-yes = Kyllä
floor-no = Ei
floor-amount = Summa
floor-add = Lisää { $amount }
floor-put = Lisää
floor-put-in = Laitettu
floor-in-order = Tässä järjestyksessä
floor-take-back = Ota pois { $amount }
floor-missing = Tätä ei ole vielä kerrottu.
floor-wrong = Näin ei voi olla.
floor-too-few = { $number ->
    [one] Ainakin yksi tarvitaan.
   *[other] Ainakin { $number } tarvitaan.
}
floor-too-small = Vähintään { $number }.
floor-too-large = Enintään { $number }.
floor-groups = Tapausten lajit
floor-all = Kaikki
floor-wanting = { $count ->
    [one] Yksi tieto puuttuu vielä.
   *[other] { $count } tietoa puuttuu vielä.
}
floor-no-rules-short = ei sääntöjä tässä talossa
floor-no-rules = { $house }: tästä ei ole sääntöjä
floor-no-rules-what = Valitse toinen talo tai toinen tapaus.
floor-no-ruling-yet = Ei vielä ratkaisua
floor-no-ruling-yet-what = Kerro tosiseikat ja paina Ratkaise.
floor-ruling = Ratkaisu
floor-decided = Säännöt ratkaisevat
floor-by-reading = Talon tulkinnan mukaan
floor-discretion = Henkilökunta ratkaisee
floor-options = Henkilökunta voi valita
floor-steps = Mitä tehdään, tässä järjestyksessä
floor-chips = Pelimerkit
floor-put-in-amount = laittoi { $amount }
floor-bound = Jää pottiin
floor-returned = Palautetaan
floor-owes = Lisättävä vielä
floor-wins = saa { $amount }
floor-rights = Mitä kukin voi vielä tehdä
floor-raise-from = korotus vähintään { $from }
floor-raise-to = korotus { $to }
floor-raise-range = korotus { $from }–{ $to }
floor-clauses = Näiden kohtien mukaan
floor-told = Mitä kerrottiin
floor-print = Tulosta
floor-log = Kirjaa
floor-log-title = Kirjaa ratkaisu
floor-decided-as = Ratkaistiin
floor-as-proposed = Ehdotuksen mukaan.
floor-otherwise = Toisin
floor-otherwise-what = Mitä ratkaistiin
floor-reason = Peruste, joka kirjataan
floor-note = Huomautus, jos on lisättävää
floor-table = Pöytä
floor-logged = Ratkaisu on kirjattu.
floor-record-empty = Yhtään ratkaisua ei ole kirjattu
floor-record-empty-what = Ratkaise tapaus ja kirjaa se.
floor-at-table = Pöytä { $table }
floor-reason-was = Peruste:
floor-live-table = Live-pöytä
floor-no-event = Ei turnauksessa
floor-other-table = Muu pöytä
floor-about = Ketä se koski
