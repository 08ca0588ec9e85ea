# Pelaajan pelaamat turnaukset.
played-past = Kaikki pelaamasi
played-empty = Et ole vielä pelannut yhtään turnausta.
played-none-shown = Mikään ei vastaa valintaasi.
played-kind = Laji
played-kind-all = Kaikki
played-cancelled = peruttu
played-place = { $place } / { $entries }
played-paid = Maksettu
played-got = Saatu
played-net = Tulos
played-sum = Yhteensä
played-chart = Summa näytetyistä { $count } turnauksesta, vanhin vasemmalla.
played-list = Pelaamasi turnaukset
