# Raha pottien vierellä.
table-log-rounded = Pyydetty { $asked } pyöristyi isoon blindiin.
table-log-drop-taken = { $amount } rahastoon: { $fund }.
table-log-jackpot-hit = Jackpotti! { $losers } häviää: { $winners }.
table-log-time-charge-set = { $minutes ->
    [0] { $what ->
        [jackpot] Jackpotmaksu otetaan taas poteista.
       *[other] Rake otetaan taas poteista.
    }
   *[other] { $what ->
        [jackpot] Seuraavasta jaosta lähtien pöytä maksaa jackpottiin { $amount } jokaiselta alkavalta { $minutes } minuutilta.
       *[other] Seuraavasta jaosta lähtien jokainen maksaa { $amount } jokaiselta alkavalta { $minutes } minuutilta; rakea ei oteta.
    }
}
table-log-time-charged = { $what ->
    [jackpot] Maksettu jackpottiin: { $seats }.
   *[other] Maksettu peliajasta: { $seats }.
}
table-log-chips-taken-away = { $what ->
    [rake] { $name } maksoi ajasta { $amount }.
    [jackpot] { $name } maksoi jackpotiin { $amount }.
   *[staff] Henkilökunta otti pois { $amount }, pelaaja { $name }.
}
fund-jackpot = jackpotti
fund-jackpot-collected = tänään kertynyt jackpotti
fund-straight-flush = värisuorabonus
fund-hi-lo = hi-lo-bonus
fund-staff-part = henkilökunnan osuus turnauksista
jackpot-fund = Jackpotti { $amount }
jackpot-title = Bad beat -jackpotti
jackpot-paid = { $mine ->
    [none] Maksettiin { $total }.
   *[other] Saat { $mine } summasta { $total }.
}
jackpot-left = Rahastoon jää { $amount }. Rahat ovat lompakoissa.
jackpot-somebody = Pöydästä lähtenyt pelaaja

decision-seating-closed-table = Suljetun pöydän pelaajat

decision-buy-in-small-top-up-from = Pieni lisäosto alkaen
decision-buy-in-short-buy-in = Vajaa sisäänosto
decision-buy-in-by-agreement = Sovittu sisäänosto rajojen ulkopuolella
decision-buy-in-off-the-table = Merkit pois pöydästä
decision-buy-in-return-small = Pino alle vähimmäisen
decision-buy-in-return-after-change = Paluu toisesta pöydästä
decision-buy-in-forced-move = Talon siirtämä pelaaja
decision-buy-in-second-seat = Paikka toisessa pöydässä

decision-rake-first-round-cents = Rake ilman floppia
decision-rake-unit-cents = Raken yksikkö
decision-rake-bonus-drops = Maksut bonusrahastoihin
decision-rake-hourly-cents = Aikaperusteinen maksu
decision-rake-hourly-period-seconds = Maksun jakso

decision-jackpot-trigger = Mikä laukaisee
decision-jackpot-criteria = Pienimmät häviävät kädet
decision-jackpot-high-low = Hi-lo-pelit
decision-jackpot-triggering-hands = Ratkaisevat kädet
decision-jackpot-both-categories = Molempien luokkien käsi
decision-jackpot-least-players = Pelaajia vähintään
decision-jackpot-most-players = Pelaajia enintään
decision-jackpot-winners-at = Keille jaetaan
decision-jackpot-total = Maksetaan yhteensä
decision-jackpot-payout-1 = Luokan 1 jako
decision-jackpot-payout-2 = Luokan 2 jako
decision-jackpot-base-cents = Rahaston vähimmäissumma
decision-jackpot-drop-cents = Jaon maksu
decision-jackpot-drop-from = Maksavat jaot
decision-jackpot-day-ends-seconds = Pelipäivän loppu
decision-jackpot-approvals = Vaatimuksen hyväksyjiä
decision-jackpot-hourly = Maksu tunneittain

refused-no-time-charge = Tällä talolla ei ole sellaista aikaperusteista maksua.
refused-no-such-fund = Talolla ei ole sellaista rahastoa.
record-charge-by-time = Aikaperusteinen maksu
record-pay-from-fund = Maksettu rahastosta
section-jackpot = Bad beat -jackpotti
account-kind-fund = Rahastot
