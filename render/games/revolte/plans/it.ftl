### I piani degli ordini e del tiro di una parte: a che cosa mirano, che cosa cambiano.

plan-as-usual = Come consigliato
    .why = i gruppi vanno all’obiettivo per vie coperte; cariche dove le probabilità sono buone
plan-assault = Avanti
    .why = tutti proseguono, nessuno si ferma a sparare; cariche anche più incerte
plan-stand = Fermi, fuoco
    .why = nessuno parte; sparano, e caricano solo dove è come vinto
plan-fall-back = Ripiegare
    .why = tutti rientrano nell’obiettivo, dove conta chi c’è; cariche come consigliato
plan-wary = Carica solo sul sicuro
    .why = i gruppi avanzano come sempre, e caricano solo dove è come vinto
plan-trained = Come hanno insegnato partite intere
    .why = i pesi con cui si sono vinte più partite

plan-lost = figure proprie
plan-theirs = nemici nell’obiettivo
plan-killed = figure nemiche
plan-holding = nostri nell’obiettivo
plan-near = nostri nei pressi

plan-span =
    { $turns ->
        [one] nel prossimo turno
       *[other] nei prossimi { $turns } turni
    }
plan-until-alarm = Un tasto lo esegue fino alla fine della fase, o finché non accade qualcosa che vorresti sapere: cade un ufficiale o un capo, ne cadono tre insieme, qualcuno ti fa una domanda. Ciò che dipende dai dadi può andare altrimenti.

## What the commander is asked, and what a plan costs

question-orders = Che fanno i tuoi uomini?
    .as-usual = Di riparo in riparo
price-lost = { $count ->
    [one] circa 1 uomo
   *[other] circa { $count } uomini
}
