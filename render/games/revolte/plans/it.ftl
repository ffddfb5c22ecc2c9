### I piani degli ordini e del tiro di una parte: a che cosa mirano, che cosa cambiano.

plan-as-usual = Il piano del consigliere
    .why = i gruppi vanno all’obiettivo al coperto e caricano dove le probabilità sono buone
plan-assault = Avanti
    .why = tutti i gruppi avanzano senza fermarsi a sparare, e caricano anche con meno probabilità
plan-stand = Fermi, fuoco
    .why = tutti i gruppi restano e sparano; caricano solo se sono quasi certi di vincere
plan-fall-back = Ripiegare
    .why = tutti i gruppi rientrano nell’obiettivo, dove ogni uomo conta; cariche come nel piano consigliato
plan-wary = Carica solo sul sicuro
    .why = i gruppi avanzano come sempre, e caricano solo se sono quasi certi di vincere
plan-trained = Come insegnano le partite intere
    .why = gioca secondo i valori che hanno vinto più partite

plan-lost = figure proprie
plan-theirs = nemici nell’obiettivo
plan-killed = figure nemiche perdute
plan-holding = figure proprie nell’obiettivo
plan-near = figure proprie vicino all’obiettivo

plan-span =
    { $turns ->
        [one] nel prossimo turno
       *[other] nei prossimi { $turns } turni
    }
plan-until-alarm = Con un clic giochi il piano fino alla fine della fase. Si ferma prima se cade un ufficiale o un capo, o tre figure insieme. Si ferma anche se c’è una domanda per te. I dadi possono cambiare il risultato.

## What the commander is asked, and what a plan costs

question-orders = Che fanno i tuoi uomini?
    .as-usual = Di riparo in riparo
price-lost = { $count ->
    [one] circa 1 uomo
   *[other] circa { $count } uomini
}
