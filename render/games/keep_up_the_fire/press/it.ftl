# Che cosa dicono il giornale e il manifesto.

paper-name = La Barricata
paper-place = Pechino, { $date }
paper-number = N. { $turn }
paper-price = Prezzo: una cartuccia
paper-map = Il quartiere a fine giornata
paper-story = Che cosa è successo
paper-cost = Che cosa è costato
paper-stand = Come stanno le cose
paper-none = Nulla che valga l’inchiostro.
row-chinese = perdite cinesi
row-legations = perdite delle Legazioni
row-fortified = opere costruite
row-strength = forza delle Legazioni
row-foes = cinesi davanti a noi
row-heroic = atti d’eroismo
row-cards = carte rimaste
row-station = colonna a
row-tracks = velocità e forza della colonna
dispatch-alt = Prima pagina de { $paper }, { $date }, turno { $turn }: { $headline }. { $deck } Perdite cinesi { $chinese }, perdite delle Legazioni { $legations }; forza { $strength }, colonna a { $station }.
poster-title = Keep Up the Fire!
poster-when = { $turns ->
    [one] un turno
   *[other] { $turns } turni
} · { $date }
poster-count = Il conto
poster-total = Punti
poster-curves = Turno per turno
poster-strength = forza delle Legazioni
poster-foes = cinesi davanti ai muri
poster-station = stazioni della colonna
poster-fates = Che ne è stato delle Legazioni
poster-heroes = Atti d’eroismo
fate-held = ne restano { $strength } su { $start }
fate-fell = caduti al turno { $turn }
fate-unhurt = illesi, { $strength }
hero-line = Turno { $turn }: { $unit } ({ $card })
hero-none = Nessuno.
poster-alt = La fine di un assedio: { $band }. { $count } Colonna a { $station } dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}. { $fates }
