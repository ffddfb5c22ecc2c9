### Che cosa dicono le pagine stampate. Composte a stampa, quindi senza Markdown.

poster-losses = Perdite
poster-cause-fire = colpiti dal tiro
poster-cause-blast = colpiti dallo scoppio di una granata
poster-cause-keg = colpiti dallo scoppio del barile
poster-cause-melee = in mischia
poster-cause-charge = travolti
poster-cause-rout = fuggiti dopo un riordino fallito
poster-cause-morale = fuggiti alla caduta di un compagno
poster-best = Il tiro migliore: { $firer } su { $target }, a { $gap } cm
poster-orders = Ordini permanenti
poster-fates = Ufficiali e capi
poster-fate-fell =
    { $why ->
        [rout] fuggito al turno { $turn }
        [morale] fuggito al turno { $turn }
        [melee] caduto in mischia al turno { $turn }
       *[other] caduto al turno { $turn }
    }
poster-fate-stands = ancora in campo, in { $at }
poster-curves = Figure rimaste, turno per turno
poster-seed = Partita { $game }. Con il registro puoi controllare ogni dado.
poster-alt = Manifesto: { $scenario }. { $end } Perdite: { $losses }. { $best }. Ufficiali e capi: { $fates }. La mappa mostra tutti i percorsi, la curva le figure rimaste.

## La pagina di giornale

paper-name = Il Corriere di Pechino
paper-place-fu-gate = Pechino, 1º luglio 1900
paper-place-langfang = Langfang, 14 giugno 1900
paper-place-tartar-wall = Pechino, 3 luglio 1900
paper-number = N. { $turn }
paper-price = Prezzo: una ciotola di riso
paper-map = Il campo alla fine del turno, con movimenti e tiri
paper-story = Dal campo
paper-cost = Il costo del turno
paper-stand = La situazione
paper-curves = Figure rimaste, turno per turno
paper-nothing = Nessuno ha sparato, e non ci sono state mischie.

headline-inside-1 =
    { $scenario ->
        [fu-gate] Sono nel parco
        [langfang] Sono alla stazione
       *[tartar-wall] Sulla barricata
    }
headline-inside-2 =
    { $scenario ->
        [fu-gate] La linea del parco è rotta
        [langfang] Il picchetto cede terreno
       *[tartar-wall] I primi sono passati
    }
headline-inside-3 =
    { $scenario ->
        [fu-gate] Oltre il muro
        [langfang] Fin sulla soglia
       *[tartar-wall] I primi sulla barricata
    }
headline-breach-1 = Crolla l’ostacolo: { $piece }
headline-breach-2 = Via libera: { $piece }
headline-breach-3 = Una breccia: { $piece }
headline-leader-1 =
    { $side ->
        [europeans] L’ufficiale è caduto
       *[boxers] È caduto un capo
    }
headline-leader-2 =
    { $side ->
        [europeans] Gli europei senza ufficiale
       *[boxers] Una colonna senza capo
    }
headline-leader-3 =
    { $side ->
        [europeans] Chi comanda adesso?
       *[boxers] Uno stendardo senza capo
    }
headline-bloody-1 = Un’ora terribile
headline-bloody-2 = Il campo è coperto di caduti
headline-bloody-3 = Il turno più sanguinoso
headline-losses-1 = Vuoti nei ranghi
headline-losses-2 = Terreno pagato caro
headline-losses-3 = Non tutti sono tornati
headline-melee-1 = Corpo a corpo
headline-melee-2 = Spada contro baionetta
headline-melee-3 = Faccia a faccia, all’arma bianca
headline-fire-1 = Parlano i fucili
headline-fire-2 = Molta polvere, poco danno
headline-fire-3 = Molto fumo e nessun caduto
headline-quiet-1 = Tamburi in lontananza
headline-quiet-2 = Nemmeno uno sparo
headline-quiet-3 = Avanzata carponi

deck =
    { $shots ->
        [0] Nessun tiro
        [one] Un tiro
       *[other] { $shots } tiri
    }, { $fights ->
        [0] nessuna mischia
        [one] una mischia
       *[other] { $fights } mischie
    }. { $first } { $first-lost ->
    [0] non perdono figure
    [one] perdono una figura
   *[other] perdono { $first-lost } figure
}, { $second } { $second-lost ->
        [0] nessuna
        [one] una
       *[other] { $second-lost }
    }.

cost-shots = tiri
cost-hits = colpi a segno
cost-fights = mischie
cost-walls = ostacoli distrutti
cost-figures = { $side }: figure perdute
stand-figures = { $side }: figure rimaste
stand-marked = { $side }: figure fermate o inchiodate
stand-holding = { $side }: figure nell’obiettivo
stand-needed = figure necessarie per vincere
dispatch-alt = «{ $paper }», prima pagina, { $place }, turno { $turn } di { $turns }. Titolo: «{ $headline }». { $deck } La situazione: { $stand }. La mappa mostra il campo alla fine del turno. { $places }
dispatch-alt-line = { $name } { $count }
