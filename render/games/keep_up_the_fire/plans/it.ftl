### The plans of a turn: what each is for, what it changes.

plan-own = Soppesare ogni cosa
    .why = prima il pericolo più vicino, dove i dadi promettono di più
plan-hold = Tieni le mura
    .why = fortificare, e mandare i difensori dove sono di meno
plan-attack = Contrattacca
    .why = addosso a chi è alle mura, costi quel che costi
plan-distance = Tenerli a distanza
    .why = prima il fuoco; la mischia solo dove non resta altro
plan-relief = Affretta la colonna
    .why = la colonna avanza adesso, pronta o no
plan-ready = Prepara la colonna
    .why = velocità e forza, e solo poi avanti
plan-works = Fortifica
    .why = le azioni vanno prima alle fortificazioni
plan-strong = Forza alla colonna
    .why = prima un passo di forza, poi avanti
plan-steady = Un passo dopo l’altro
    .why = i punti della colonna a turno: uno sui tracciati, uno sulla strada
plan-wait = Tenere la colonna al riparo
    .why = si prepara, e non marcia né attacca
plan-trained = Come hanno insegnato partite intere
    .why = i pesi con cui si sono vinte più partite

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
plan-until-round = Un tocco lo gioca fino alla fine del turno. Ciò che dipende dai dadi può andare diversamente.

## What the commander is asked, and what a plan costs

question-turn = A che serve questo turno?
price-strength = { $count ->
    [one] circa 1 punto di forza
   *[other] circa { $count } punti di forza
}
price-streets = { $count ->
    [one] 1 reparto cinese nelle strade
   *[other] { $count } reparti cinesi nelle strade
}
