# Veloitusten sivu: mitä talo ottaa poteista, ajasta ja turnauksista.
charges-title = Talon veloitukset
charges-failed = Huone ei kertonut talon veloituksia. Yritä hetken päästä uudelleen.
charges-since = Voimassa { $when } alkaen.
charges-document = Asiakirjan { $document } ({ $date }) mukaan.
charges-undated = Asiakirjan { $document } mukaan.
charges-cash = Käteispelit
charges-by-time = Tai ajalta, jos pöytä maksaa niin:
charges-tables = Pöydät, joissa pelataan nyt
charges-live = Salin pöytä { $table }
charges-table-since = { $when } alkaen
charges-tournaments = Turnaukset
charges-fee-usual = Maksu on { $percent } hinnan palkintopotin osuudesta, ellei muuta ilmoiteta.
charges-fee-price = { $buy_in }: { $pool } palkintopottiin, { $fee } maksua
charges-all-paid-out = Kaikki palkintopottiin maksettu jaetaan pelaajille.
charges-share = Talo pidättää { $percent } palkintopottiin maksetusta.
charges-announced = Ilmoitetut
charges-fee-of = { $name }: { $price }, josta maksua { $fee }
