# Che cosa dicono il giornale e il manifesto.

paper-name = La Barricata
paper-place = Pechino, { $date }
paper-number = N. { $turn }
paper-price = Prezzo: una cartuccia
paper-map = Il quartiere a fine giornata
paper-story = I fatti del giorno
paper-cost = Il costo
paper-stand = La situazione
paper-none = Nulla da riferire.
row-chinese = perdite cinesi
row-legations = perdite delle Legazioni
row-fortified = fortificazioni costruite
row-strength = forza delle Legazioni
row-foes = cinesi davanti ai muri
row-heroic = atti d’eroismo
row-cards = carte rimaste
row-station = posizione della colonna
row-tracks = velocità e forza della colonna
dispatch-alt = { $paper }, prima pagina, { $date }, turno { $turn }. Titolo: «{ $headline }». { $deck } Perdite del turno: cinesi { $chinese }, Legazioni { $legations }. La forza delle Legazioni è { $strength }. La colonna è a { $station }.
poster-title = Keep Up the Fire!
poster-when = { $turns ->
    [one] un turno
   *[other] { $turns } turni
} · { $date }
poster-count = Il punteggio
poster-total = Punti
poster-curves = Turno per turno
poster-strength = forza delle Legazioni
poster-foes = cinesi davanti ai muri
poster-station = stazioni della colonna
poster-fates = La sorte delle legazioni
poster-heroes = Atti d’eroismo
fate-held = forza rimasta: { $strength } su { $start }
fate-fell = caduti al turno { $turn }
fate-unhurt = senza perdite, { $strength }
hero-line = Turno { $turn }: { $unit } ({ $card })
hero-none = Nessuno.
poster-alt = La fine di un assedio: { $band }. { $count } Colonna a { $station } dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}. { $fates }
