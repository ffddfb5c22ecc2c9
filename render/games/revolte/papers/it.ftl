### Che cosa dicono le pagine stampate. Composte a stampa, quindi senza Markdown.

poster-losses = Perdite
poster-cause-fire = per il fuoco
poster-cause-blast = per lo scoppio di una granata
poster-cause-keg = per il barile
poster-cause-melee = corpo a corpo
poster-cause-charge = travolti
poster-cause-rout = in fuga, mai riordinati
poster-cause-morale = in fuga per la caduta di un compagno
poster-best = Il tiro migliore: { $firer } su { $target }, { $gap } cm
poster-orders = Ordini permanenti
poster-fates = Ufficiali e capi
poster-fate-fell =
    { $why ->
        [rout] in fuga al turno { $turn }
        [morale] in fuga al turno { $turn }
        [melee] caduto corpo a corpo al turno { $turn }
       *[other] caduto al turno { $turn }
    }
poster-fate-stands = è in { $at }
poster-curves = Figure rimaste, turno per turno
poster-seed = Partita { $game }. Ogni dado si può controllare con il suo registro.
poster-alt = Manifesto: { $scenario }. { $end } Perdite: { $losses }. { $best }. Ufficiali e capi: { $fates }. Una mappa con tutte le vie e la curva delle figure rimaste.
