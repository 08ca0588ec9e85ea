# Situasjonen ved bordet.

situation-play = Cashgame eller turnering
situation-game = Spillets kode, som holdem
situation-form = Hvordan innsatsene er begrenset
situation-street = Budrunden
situation-small-blind = Small blind
situation-big-blind = Big blind, eller anten i et spill uten blinds
situation-blinds-short = Det som mangler i blinds som ikke er fulle, eller som ingen la
situation-ante = Anten hver spiller legger
situation-ante-for-all = Det i potten som er en ante én spiller la for alle
situation-bet-size = I fixed limit: størrelsen på en innsats i denne runden
situation-larger-bet = I fixed limit: den større innsatsen som et åpent par tillater i denne runden, 0 hvis ingen
situation-pot = Alle sjetonger satset i hånden så langt, også de foran spillerne
situation-bet-to-match = Rundens største innsats i alt før dette, 0 uten innsats; en blind teller med
situation-last-full-raise = Hvor mye rundens siste fulle innsats eller høyning økte med
situation-raise-from = Minste sum for en høyning, om den ikke er innsatsen pluss siste fulle høyning
situation-in-front = Det spilleren hadde foran seg i denne runden før dette skjedde
situation-stack = Spillerens sjetonger bak, før dette skjedde
situation-players-left = Spillere som fortsatt er med i hånden, spilleren medregnet
situation-round-began-heads-up = Begynte bare to spillere med sjetonger denne budrunden?
situation-last-two = Er bare to spillere igjen i hele turneringen?
situation-raises = Innsatser og høyninger så langt i runden, en blind teller som innsats
situation-may-raise = Er budgivningen åpen for at spilleren kan høyne?
situation-actions = Det de andre spillerne har gjort i tur siden dette skjedde, i rekkefølge
