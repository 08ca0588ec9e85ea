# Turneringene en spiller har spilt.
played-past = Alle du har spilt
played-empty = Du har ikke spilt noen turnering ennå.
played-none-shown = Ingen passer til det du valgte.
played-kind = Type
played-kind-all = Alle
played-cancelled = avlyst
played-place = { $place } av { $entries }
played-paid = Betalt
played-got = Fått
played-net = Netto
played-sum = Til sammen
played-chart = Summen over de { $count } som vises, den eldste til venstre.
played-list = Turneringer du har spilt
