# Turnaje, které hráč odehrál.
played-past = Vše, co jste odehráli
played-empty = Ještě jste neodehráli žádný turnaj.
played-none-shown = Žádný neodpovídá výběru.
played-kind = Druh
played-kind-all = Vše
played-cancelled = zrušen
played-place = { $place } z { $entries }
played-paid = Zaplaceno
played-got = Získáno
played-net = Čistě
played-sum = Celkem
played-chart = Součet za { $count } zobrazených, nejstarší vlevo.
played-list = Turnaje, které jste odehráli
