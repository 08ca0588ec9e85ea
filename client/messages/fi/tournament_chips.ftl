# Mihin turnauksen pelimerkit riittävät ja mitä vaihto vapauttaa.
capacity-title = Mihin pelimerkit riittävät
capacity-reck = Laskettu { $entries } osallistumiselle.
capacity-more = { $item }, { $chips }: riittää vielä määrään { $more }; sitten merkit { $value } loppuvat.
capacity-none = { $item }, { $chips }: ei riitä enää yhteenkään, merkkejä { $value } on liian vähän.
capacity-freed = Tason { $level } jälkeen kaikki merkit { $old } poistuvat: { $freed } vapautuu, { $needed } merkkiä { $new } tulee tilalle.
capacity-missing = Merkkejä { $new } puuttuu { $missing }.
capacity-values = Jaettu: { $list }.
capacity-one = { $value } × { $out } / { $owned }
capacity-left = Pelimerkit riittävät vielä määrään { $more }.
capacity-short = Pelimerkit eivät riitä: merkkejä { $value } on liian vähän yhteenkään.
