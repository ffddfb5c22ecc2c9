### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Soppesare ogni cosa
    .why = mura, vite e truppe secondo quanto contano alla fine
plan-hold = Tieni le Legazioni
    .why = ciò che brucia altrove conta meno delle mura delle Legazioni
plan-civilians = Salva i civili
    .why = truppe dove ci sono civili, e civili lontano dai Boxer
plan-narrow = Lascia il Fu
    .why = nessuno resta fuori dalle Legazioni; le mischie disperate si lasciano presto
plan-attack = Contrattacca
    .why = chi può raggiungerli va addosso ai Boxer, costi quel che costi
plan-guard = Alle mura
    .why = pronti per una mina o un attacco improvviso, intanto sotto le granate
plan-mass = Tutti dove è più grave
    .why = una sola riserva forte dove la posta è più alta; gli altri posti tengono da soli
plan-spare = Risparmiare le truppe
    .why = fuoco dalle zone accanto, niente mischie, nessun tiro che possa costare ai nostri
plan-officers = Tenere al sicuro gli ufficiali
    .why = nessun ufficiale dove si combatte, e nessun loro aiuto ai dadi
plan-home = Ognuno a casa sua
    .why = una guarnigione per ciascuna: le granate trovano pochi, e nessuna grande resta vuota
plan-spread = Sparpagliarsi sotto le granate
    .why = pochi in ogni zona: colpiti più spesso, ma mai a fondo
plan-trained = Come hanno insegnato partite intere
    .why = i pesi con cui si sono vinte più partite

plan-moves = Marcia: { $ways }
plan-shots = Fuoco: { $ways }
plan-lodges = Nuovi alloggi per i civili: { $who }
plan-way = { $from } → { $to }

plan-legations = zone delle Legazioni
plan-ruins = altre zone
plan-civilian-points = punti di civili
plan-troops = punti di truppe
plan-leaders = ufficiali
plan-boxers = punti di Boxer

plan-span = { $days ->
    [one] fino alla fine del giorno
   *[other] per { $days } giorni
}
plan-until-round = Un tocco lo gioca fino alla fine della sequenza. Ciò che dipende dai dadi può andare diversamente.
plan-until-calm = Un tocco lo gioca finché non vengono i Boxer. Ciò che dipende dai dadi può andare diversamente.

when-entry = entrano dal { $number }
when-fight = c’è un attacco
when-quiet = il giorno è tranquillo

## What the commander is asked, and what a plan costs

question-quiet = Che fanno gli uomini fino all’allarme?
    .own = Riposano insieme
question-assault = Che cosa conta di più oggi?
price-troops = { $count ->
    [one] circa 1 soldato
   *[other] circa { $count } soldati
}
price-civilians = { $count ->
    [one] 1 punto di civili
   *[other] { $count } punti di civili
}
price-zones = { $count ->
    [one] 1 zona
   *[other] { $count } zone
}
price-leaders = { $count ->
    [one] 1 ufficiale
   *[other] { $count } ufficiali
}
