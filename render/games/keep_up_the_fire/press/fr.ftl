# Ce que disent le journal et l’affiche.

paper-name = La Barricade
paper-place = Pékin, le { $date }
paper-number = N° { $turn }
paper-price = Prix : une cartouche
paper-map = Le quartier à la fin de la journée
paper-story = Les événements du jour
paper-cost = Le prix
paper-stand = La situation
paper-none = Rien à signaler.
row-chinese = pertes chinoises
row-legations = pertes des Légations
row-fortified = fortification construite
row-strength = force des Légations
row-foes = Chinois devant les murs
row-heroic = actes d’héroïsme
row-cards = cartes restantes
row-station = étape de la colonne
row-tracks = vitesse et puissance
dispatch-alt = Une de « { $paper } », { $date }, tour { $turn } : { $headline }. { $deck } Pertes chinoises : { $chinese } ; pertes des Légations : { $legations }. Force : { $strength } ; colonne à { $station }.
poster-title = Keep Up the Fire!
poster-when = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} · { $date }
poster-count = Le score
poster-total = Points
poster-curves = Tour après tour
poster-strength = force des Légations
poster-foes = Chinois devant les murs
poster-station = étapes de la colonne
poster-fates = Le sort des Légations
poster-heroes = Actes d’héroïsme
fate-held = force { $strength } sur { $start }
fate-fell = tombés au tour { $turn }
fate-unhurt = aucune perte, force { $strength }
hero-line = Tour { $turn } : { $unit } ({ $card })
hero-none = Aucun.
poster-alt = La fin d’un siège : { $band }. { $count } La colonne est à { $station } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $fates }
