### The plans of a turn: what each is for, what it changes.

plan-own = Scelta del consigliere
    .why = affronta prima il pericolo più vicino, dove i dadi sono più favorevoli
plan-hold = Tieni i muri
    .why = fortifica, e manda i difensori ai muri più deboli
plan-attack = Contrattacca
    .why = affronta i cinesi ai muri a ogni costo
plan-distance = Tieni lontani i cinesi
    .why = spara, e combatti in mischia solo come ultima risorsa
plan-relief = Affretta la colonna
    .why = la colonna marcia adesso, pronta o no
plan-ready = Prepara la colonna
    .why = aumenta velocità e forza prima di marciare
plan-works = Fortifica
    .why = usa le azioni prima di tutto per fortificare
plan-strong = Rafforza la colonna
    .why = aumenta la forza di un passo, poi marcia
plan-steady = Un passo alla volta
    .why = usa un punto comando per la velocità o la forza, e il prossimo per avanzare
plan-wait = Tieni al sicuro la colonna
    .why = la colonna si prepara, senza marciare né attaccare
plan-trained = Tattica collaudata
    .why = le priorità che hanno vinto più partite simulate

plan-strength = forza delle Legazioni
plan-streets = cinesi nelle strade
plan-forts = fortificazioni
plan-chinese = forza dei cinesi
plan-stations = stazioni della colonna
plan-speed = velocità della colonna
plan-power = forza della colonna
plan-lost = sconfitte

plan-span = { $turns ->
    [one] fino alla fine del turno
   *[other] per { $turns } turni
}
plan-until-round = Con un clic giochi il piano fino alla fine del turno. Il risultato dipende dai dadi.

## What the commander is asked, and what a plan costs

question-turn = Che cosa conta di più in questo turno?
price-strength = { $count ->
    [one] circa 1 punto di forza
   *[other] circa { $count } punti di forza
}
price-streets = { $count ->
    [one] 1 unità cinese nelle strade
   *[other] { $count } unità cinesi nelle strade
}
