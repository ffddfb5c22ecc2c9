### What papers say: the dispatch of a turn. Set in print, so without Markdown.

paper-name = La Gazette du camp
paper-place-agordat-1890 = Agordat, { $date }
paper-place-makalle-1896 = Makallé, { $date }
paper-place-amba-alagi-1895 = Amba Alagi, { $date }
paper-number = Nº { $turn }
paper-price = Prix : une gorgée d’eau
paper-map = Le champ de bataille à la fin du tour
paper-story = Sur le champ de bataille
paper-cost = Le prix du tour
paper-stand = Les forces restantes
paper-curves = Effectifs en pas, tour par tour
paper-nothing = Aucune unité n’a tiré, et aucune n’a reculé.

## Headlines

headline-place-1 = Un autre drapeau flotte { $place }
headline-place-2 = Coup de main { $place }
headline-place-3 = Nouveaux maîtres { $place }
headline-leader-1 = { $leader } est tombé
headline-leader-2 = { $leader } tué au milieu de ses hommes
headline-leader-3 = Mort au champ d’honneur : { $leader }
headline-bloody-1 = Le sol est couvert de morts
headline-bloody-2 = Une heure terrible
headline-bloody-3 = Des unités entières perdues
headline-losses-1 = Des vides dans les rangs
headline-losses-2 = Du terrain chèrement payé
headline-losses-3 = Des hommes ne sont pas revenus
headline-lull-1 = Les canons se taisent
headline-lull-2 = Une nuit pour enterrer les morts
headline-lull-3 = Les deux camps reprennent leur souffle
headline-melee-1 = Corps à corps
headline-melee-2 = Fer contre fer
headline-melee-3 = Face à face, à l’arme blanche
headline-fire-1 = Des salves sur tout le champ de bataille
headline-fire-2 = Les fusils ont parlé
headline-fire-3 = Fumée sur les hauteurs
headline-quiet-1 = Les colonnes cherchent leur chemin
headline-quiet-2 = Pas un coup de feu
headline-quiet-3 = Poussière sur les pistes

deck = { $shots ->
    [0] Aucun tir
    [one] Un tir
   *[other] { $shots } tirs
}, { $melees ->
    [0] aucune mêlée
    [one] une mêlée
   *[other] { $melees } mêlées
}. { $first } { $first-lost ->
    [0] ne perdent aucun pas
    [one] perdent un pas
   *[other] perdent { $first-lost } pas
}, { $second } { $second-lost ->
    [0] n’en perdent aucun
    [one] en perdent un
   *[other] en perdent { $second-lost }
}.

## Tables and the page in words

cost-shots = tirs
cost-hits = coups au but
cost-melees = mêlées
cost-steps = { $side } : pertes, en pas
stand-units = { $side } : unités restantes
stand-steps = { $side } : pas restants
stand-places = { $side } : lieux tenus
stand-water = eau dans le fort
stand-rifles = fusils à terre
dispatch-alt = Une de « { $paper } », { $place }, tour { $turn } sur { $turns }. Titre : « { $headline } ». { $deck } Forces restantes : { $stand }. La carte montre le champ de bataille à la fin du tour. { $places }
dispatch-alt-line = { $name } { $count }
