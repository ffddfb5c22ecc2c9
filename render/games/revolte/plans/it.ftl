### I piani degli ordini e del tiro di una fazione: a che cosa mirano, che cosa cambiano.

plan-as-usual = Il piano del consigliere
    .why = i gruppi raggiungono l’obiettivo al coperto e caricano quando le probabilità sono buone
plan-assault = Avanti
    .why = tutti i gruppi avanzano senza fermarsi a sparare, e caricano anche con poche probabilità
plan-stand = Fuoco da fermi
    .why = tutti i gruppi restano dove sono e sparano; caricano solo se la vittoria è quasi certa
plan-fall-back = Ripiega
    .why = tutti i gruppi tornano nell’obiettivo e caricano solo con buone probabilità
plan-wary = Solo cariche sicure
    .why = i gruppi avanzano come sempre, e caricano solo se la vittoria è quasi certa
plan-trained = Tattica collaudata
    .why = le scelte con cui il consigliere ha vinto più partite

plan-lost = figure nostre
plan-theirs = nemici nell’obiettivo
plan-killed = figure nemiche perdute
plan-holding = figure nostre nell’obiettivo
plan-near = figure nostre vicino all’obiettivo

plan-span =
    { $turns ->
        [one] nel prossimo turno
       *[other] nei prossimi { $turns } turni
    }
plan-until-alarm = Un clic gioca il piano fino alla fine della fase. Il bot si ferma se cade un ufficiale o un capo, se cadono tre figure insieme o se devi decidere. Il risultato dipende dai dadi.

## What the commander is asked, and what a plan costs

question-orders = Che cosa fanno i tuoi uomini?
    .as-usual = Di riparo in riparo
price-lost = { $count ->
    [one] circa 1 uomo
   *[other] circa { $count } uomini
}
