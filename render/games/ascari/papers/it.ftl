### What papers say: the dispatch of a turn. Set in print, so without Markdown.

paper-name = La Gazzetta dal Campo
paper-place-agordat-1890 = Agordat, { $date }
paper-place-makalle-1896 = Macallè, { $date }
paper-place-amba-alagi-1895 = Amba Alagi, { $date }
paper-number = N. { $turn }
paper-price = Prezzo: un sorso d’acqua
paper-map = Il campo alla fine del turno
paper-story = Dal campo
paper-cost = Il costo del turno
paper-stand = Le forze rimaste
paper-curves = Passi rimasti, turno per turno
paper-nothing = Nessuna unità ha sparato, e nessuna si è ritirata.

## Headlines

headline-place-1 = Un’altra bandiera { $place }
headline-place-2 = Colpo di mano { $place }
headline-place-3 = Cambio di bandiera { $place }
headline-leader-1 = È caduto { $leader }
headline-leader-2 = { $leader } cade tra i suoi uomini
headline-leader-3 = La morte di { $leader }
headline-bloody-1 = Il campo è coperto di caduti
headline-bloody-2 = Un’ora terribile
headline-bloody-3 = Interi reparti perduti
headline-losses-1 = Vuoti nei ranghi
headline-losses-2 = Terreno pagato caro
headline-losses-3 = Non tutti sono tornati
headline-lull-1 = I cannoni tacciono
headline-lull-2 = Una notte per seppellire i morti
headline-lull-3 = I due campi riprendono fiato
headline-melee-1 = Corpo a corpo
headline-melee-2 = Ferro contro ferro
headline-melee-3 = Faccia a faccia, all’arma bianca
headline-fire-1 = Scariche su tutto il campo
headline-fire-2 = Parlano i fucili
headline-fire-3 = Fumo sulle alture
headline-quiet-1 = Le colonne cercano la strada
headline-quiet-2 = Nemmeno uno sparo
headline-quiet-3 = Polvere sulle piste

deck = { $shots ->
    [0] Nessun tiro
    [one] Un tiro
   *[other] { $shots } tiri
}, { $melees ->
    [0] nessuna mischia
    [one] una mischia
   *[other] { $melees } mischie
}. { $first } { $first-lost ->
    [0] non perdono passi
    [one] perdono un passo
   *[other] perdono { $first-lost } passi
}, { $second } { $second-lost ->
    [0] nessuno
    [one] uno
   *[other] { $second-lost }
}.

## Tables and the page in words

cost-shots = tiri
cost-hits = colpi a segno
cost-melees = mischie
cost-steps = { $side }: passi perduti
stand-units = { $side }: unità rimaste
stand-steps = { $side }: passi rimasti
stand-places = { $side }: luoghi tenuti
stand-water = acqua nel forte
stand-rifles = fucili a terra
dispatch-alt = «{ $paper }», prima pagina, { $place }, turno { $turn } di { $turns }. Titolo: «{ $headline }». { $deck } Le forze rimaste: { $stand }. La mappa mostra il campo alla fine del turno. { $places }
dispatch-alt-line = { $name } { $count }
