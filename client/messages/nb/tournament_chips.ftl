# Hvor langt turneringens sjetonger rekker, og hva en fargebytte frigjør.
capacity-title = Hvor langt sjetongene rekker
capacity-reck = Regnet med { $entries } innkjøp.
capacity-more = { $item } på { $chips }: rekker til { $more } til; så er det slutt på sjetonger på { $value }.
capacity-none = { $item } på { $chips }: rekker ikke til én til, det er for få sjetonger på { $value }.
capacity-freed = Etter nivå { $level } tas alle sjetonger på { $old } ut: { $freed } blir ledige, { $needed } sjetonger på { $new } kommer inn.
capacity-missing = Av { $new } mangler det { $missing }.
capacity-values = Delt ut: { $list }.
capacity-one = { $value } × { $out } av { $owned }
capacity-left = Sjetongene rekker til { $more } til.
capacity-short = Sjetongene rekker ikke: for få på { $value } til én til.
