# Keep Up the Fire! in italiano: tutto ciò che legge chi gioca, tranne le carte, le regole e i giornali.
# I messaggi sono in Markdown di Discord; etichette al massimo 80 caratteri, descrizioni 100, domande 150.

title = Keep Up the Fire!
opening =
    .opening = **Pechino, estate 1900.** Quattro mura sono tue; una colonna di soccorso si batte da Taku.
    .goal = Vinci se arriva a Pechino prima che finiscano le carte. Tieni i cinesi fuori dalle strade e dal forte.
first-question = Le truppe sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = Come il consigliere
button-first-change = Cambia un muro

## Nomi: le legazioni come popoli, i muri senza articolo

unit-britain = gli inglesi
    .short = Inghilterra
unit-usa = gli americani
    .short = USA
unit-russia = i russi
    .short = Russia
unit-japan = i giapponesi
    .short = Giappone
unit-germany = i tedeschi
    .short = Germania
unit-france = i francesi
    .short = Francia
unit-italy = gli italiani
    .short = Italia
unit-austria = gli austriaci
    .short = Austria
unit-gun = il cannone internazionale
    .short = Il cannone
wall-north = muro nord
    .short = Muro nord
    .the = il muro nord
wall-east = muro est
    .short = Muro est
    .the = il muro est
wall-south = muro sud
    .short = Muro sud
    .the = il muro sud
wall-west = muro ovest
    .short = Muro ovest
    .the = il muro ovest
side-north = nord
side-east = est
side-south = sud
side-west = ovest
side-peitang = Peitang
at-north = al muro nord
at-east = al muro est
at-south = al muro sud
at-west = al muro ovest
at-peitang = al Peitang
space-extreme = a gittata estrema dal { $wall }
space-long = a lunga gittata dal { $wall }
space-wall = sul { $wall }
space-streets = nelle strade dietro il { $wall }
space-fort = nel Fort Halliday
word-streets = strade dietro il { $wall }
kind-boxers = Boxer
    .the = i Boxer
    .some = i Boxer
kind-imperials = truppe imperiali
    .the = gli imperiali
    .some = gli imperiali
station-taku = Taku
station-tangku = Tangku
station-tientsin = Tientsin
station-beicang = Beicang
station-yangcun = Yangcun
station-hexiwu = Hexiwu
station-matou = Matou
station-zhangjiawan = Zhangjiawan
station-tongzhou = Tongzhou
station-peking = Pechino
blocker-village-boxers = i Boxer dei villaggi
    .many = yes
blocker-red-lanterns = le Lanterne Rosse
    .many = yes
blocker-railway-boxers = i Boxer della ferrovia
    .many = yes
blocker-tientsin-boxers = i Boxer di Tientsin
    .many = yes
blocker-bannermen = gli uomini delle Bandiere
    .many = yes
blocker-cao-futian = i Boxer di Cao Futian
    .many = yes
blocker-li-bingheng = le leve di Li Bingheng
    .many = yes
blocker-song-qing = le truppe di Song Qing
    .many = yes
blocker-ma-yukun = le truppe di Ma Yukun
    .many = yes
blocker-nie-shicheng = le truppe di Nie Shicheng
    .many = yes
band-decisive-victory = Vittoria decisiva
band-major-victory = Grande vittoria
band-moderate-victory = Vittoria moderata
band-minor-victory = Piccola vittoria
band-pyrrhic-victory = Vittoria di Pirro
band-moderate-defeat = Sconfitta moderata
band-substantial-defeat = Sconfitta grave
band-decisive-defeat = Sconfitta decisiva

## L’immagine

map-title = Keep Up the Fire!
map-subtitle = Le Legazioni di Pechino, estate 1900
map-extreme = gittata estrema
map-long = lunga gittata
map-legend-boxers = Boxer
map-legend-imperials = truppe imperiali
map-legend-gun = cannone internazionale
map-legend-sandbags = fortificazione, fino a 4
map-badge-die = il dado, com’è caduto
map-badge-hit = colpo a segno
map-badge-miss = colpo a vuoto
map-badge-melee = mischia
map-badge-chinese-lost = perdite cinesi
map-badge-lost = perdite delle Legazioni
map-badge-came = arrivano
map-badge-built = fortificato
map-badge-breached = fortificazione persa
map-fight = Il combattimento
map-road-title = La colonna di soccorso
map-road-speed = Velocità
map-road-power = Forza
map-road-dispersed = Dispersi
map-road-danger = zona di pericolo
map-road-sea = Golfo di Pechili
map-strengths = Forza delle Legazioni
map-at-north = nord
map-at-east = est
map-at-south = sud
map-at-west = ovest
map-at-peitang = Peitang
map-fallen = caduti
map-deck = mazzo
map-discard = scarti
map-effort = Eroismo
map-score = Se liberati ora
map-score-over = In punti
map-peitang = Peitang
map-peitang-empty = Nessuno si è rifugiato nella cattedrale.
map-peitang-closed = La cattedrale non si gioca.
map-kind-action-red = Assedio
map-kind-action-gold = Soccorso
map-kind-event-red = Assedio, evento
map-kind-event-gold = Soccorso, evento
map-actions = azioni
map-command = punti comando
map-point-north = N
map-point-east = E
map-point-south = S
map-point-west = O
map-over = l’assedio è finito
map-muster = Lo schieramento
map-muster-what = chi sta dove
map-turn = Turno { $turn } · { $date }
map-actions-left = { $count ->
    [one] resta un’azione
   *[other] restano { $count } azioni
}
map-command-left = { $count ->
    [one] resta un punto comando
   *[other] restano { $count } punti comando
}

## I passi, come li chiama il diario

step-muster = lo schieramento
step-card = la carta
step-siege-special = regola speciale dell’assedio
step-replacements = rimpiazzi
step-refuge = rifugio al Peitang
step-cathedral = attacco al Peitang
step-placement = arrivo dei cinesi
step-actions = le azioni delle Legazioni
step-advance = avanzata cinese
step-redeployment = spostamenti
step-relief-special = regola speciale del soccorso
step-blockade = il blocco
step-blockade-attack = il blocco attacca
step-command = il comando della colonna
step-reset = fine del turno
step-end = la fine

## Che cosa fa una carta

special-arson = Incendio: il { $wall } perde un punto di fortificazione.
special-mine = Una mina al { $wall }: un dado, e ciò che supera 3 è perso dai difensori.
special-shelling = Cannonate: un dado indica un muro (5, 6: nessuno), che perde un punto di fortificazione o, senza, di forza.
special-rain = Pioggia: i cinesi non avanzano.
special-truce = Tregua: nessuno arriva, spara, combatte o avanza.
special-marksmen = Tiratori scelti: +1 per colpire in questo turno.
special-short-ammunition = Poche munizioni: −1 per colpire in questo turno.
special-bayonets = Baionette: +1 alle perdite cinesi in mischia in questo turno.
special-rush = Un assalto: l’unità davanti al { $wall } avanza subito di uno spazio.
special-fury = Furia: tutti i Boxer sul tabellone diventano più forti di 1.
special-reinforcements = Rinforzi: forza della colonna +1.
special-forced-march = Marcia forzata: velocità della colonna +1.
special-clear = La strada è libera: nessuno blocca la colonna.
special-scouts = Esploratori: si pescano due forze, blocca la più debole.
special-boats = Barche: marciare non costa perdite.
effect-feat = Un’impresa per { $power }, che hanno +1; chi la tenta deve fare 4 o più per un atto d’eroismo; un 1 naturale costa un punto di forza.
effect-works = Due punti di fortificazione per niente.{ $power }
effect-gansu = Tutte le truppe imperiali sul tabellone diventano più forti di 1.{ $power }
effect-recover = Due punti di rimpiazzo.{ $power }
effect-peitang = Il Peitang è attaccato; se tiene, è un atto d’eroismo.{ $power }
effect-power = Forza della colonna +1.{ $power }
effect-speed = Velocità della colonna +1.{ $power }
effect-letter = Un passo di velocità, o di forza.{ $power }
sign-block = una forza blocca la colonna
sign-attack = una forza blocca la colonna e attacca
sign-combat = scontri della colonna { $value }
sign-march = marce { $value }
sign-replace = { $value ->
    [one] un rimpiazzo
   *[other] { $value } rimpiazzi
}
sign-refuge = rifugio al Peitang
sign-peitang = il Peitang è attaccato

## Il messaggio del tabellone

panel-title-muster = Lo schieramento
panel-title-turn = Turno { $turn } · { $card }
panel-title-end = { $band } · turno { $turn }
panel-state = forza { $strength } · { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
} · colonna a { $station }{ $speed ->
    [0] {""}
   *[other] { " " }· velocità +{ $speed }
}{ $power ->
    [0] {""}
   *[other] { " " }· forza +{ $power }
}{ $heroic ->
    [0] {""}
   *[other] { " " }· eroismo { $heroic }
}
panel-streets = { $count ->
    [one] preso uno spazio di strada su tre
   *[other] presi { $count } spazi di strada su tre
}
danger-nobody = Nessun cinese sul tabellone.
danger-foe = { $kind } { $strength } { $where }
orders-deploy = Dove stanno i reparti?
orders-redeploy = Quali reparti cambiano muro?
orders-feat = { $card }: chi tenta l’impresa?
orders-works = Quale muro si fortifica? Non costa azioni.
orders-letter = Quale tracciato sale di uno?
orders-act = { $actions ->
    [one] Resta un’azione: fuoco, mischia o fortificazione.
   *[other] Restano { $actions } azioni: fuoco, mischia o fortificazione.
}
orders-losses = { $points ->
    [one] Un punto di perdita al { $wall }: chi lo subisce?
   *[other] { $points } punti di perdita al { $wall }: chi li subisce?
}
orders-replace = { $points ->
    [one] Torna un punto di forza: a chi?
   *[other] Tornano { $points } punti di forza: a chi?
}
orders-place = Dove si mettono { $power }?
orders-refuge = Chi entra nel Peitang, chi ne esce?
orders-command = { $points ->
    [one] Resta un punto comando per la colonna.
   *[other] Restano { $points } punti comando per la colonna.
}
orders-column-losses = { $points ->
    [one] La colonna paga un punto di perdita.
   *[other] La colonna paga { $points } punti di perdita.
}
orders-over = L’assedio è finito.
able-act = Possono sparare o battersi: { $walls }.
able-nobody = Nessuno è a portata.
able-free = Liberi di muoversi: { $units }.
able-road = { $blocker } ({ $strength }) bloccano la strada: prima si attacca.
able-open = La strada è aperta: con più di 6 al dado e { $bonus } la colonna avanza.
advice-because = { $what } ({ $why })

## Scelte

choice-fire = Fuoco
choice-melee = Mischia
choice-fortify = Fortificare
choice-move = Spostare
choice-swap = Scambiare i posti
choice-attempt = Tentare
choice-decline = Nessuno tenta
choice-share = Dividere le perdite
choice-replace = Rimpiazzare
choice-place = Mettersi
choice-refuge = Nel Peitang
choice-return = Fuori dal Peitang
choice-speed = Velocità della colonna +1
choice-power = Forza della colonna +1
choice-attack = Attaccare
choice-march = Marciare
choice-pay = Pagare
choice-both = Velocità −1 e forza −1
choice-retreat = Indietro di una stazione
choice-done-deploy = Stanno bene così: si comincia
choice-done-redeploy = Tutti restano
choice-done-act = Basta azioni
choice-done-replace = Basta rimpiazzi
choice-done-refuge = Basta così
choice-done-command = Basta ordini
choice-target = { $wall }: { $kind } { $strength } a gittata { $range } · { $chance } di colpire
choice-target-extreme = estrema
choice-target-long = lunga
choice-opponent = { $where }: { $kind } { $strength }
choice-works = { $wall }: da { $level } a { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attaccare { $blocker } ({ $strength }) · { $chance }
choice-march-at = Marciare su { $station } · { $chance }
choice-speed-at = Velocità della colonna da +{ $value } a +{ $next }
choice-power-at = Forza della colonna da +{ $value } a +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortificazione −{ $lost }
choice-split-none = nessuno perde nulla
choice-pay-speed = Velocità −2, a +{ $left }
choice-pay-power = Forza −2, a +{ $left }
choice-pay-both = Velocità e forza −1 ciascuna
choice-pay-retreat = Indietro a { $station }
describe-at = si trova { $at }
describe-with = con { $units }
describe-empty = non c’è nessuno
describe-foe = cinesi { $strength } { $where }
describe-left = { $unit }: ne restano { $left }
describe-falls = cadono { $unit }
describe-worth = perdite in media { $mean }
describe-melee = in media perdono { $theirs } loro, { $ours } noi
describe-second = dopo, il tracciato si logora di uno
describe-own-feat = l’impresa è loro: +1
pick-fire = { $count ->
    [one] Fuoco: un bersaglio
   *[other] Fuoco: { $count } bersagli
}
pick-melee = { $count ->
    [one] Mischia: un avversario
   *[other] Mischia: { $count } avversari
}
pick-fortify = Fortificare un muro
pick-move = Spostare qualcuno
pick-to = Dove?
pick-share = Dividere le perdite
pick-pay = Pagare una perdita della colonna
pick-units = Chi?
pick-walls = Quale muro?

## Domande

prompt-over = L’assedio è finito.
prompt-do = E adesso?
prompt-from = Da quale muro?
prompt-at = Dove?
prompt-fortify-at = Quale muro si fortifica?
prompt-melee-at = Contro quale unità?
prompt-what = Chi?
prompt-move-from = Chi si sposta?
prompt-to = A quale muro?
prompt-with = Con chi?
prompt-share-with = Chi subisce le perdite?
prompt-pay-with = Come si paga?
prompt-show = Che cosa si mostra?
prompt-odds-what = Quale tiro?
prompt-zone = Dove?

## Perché

why-deploy = **§0** Le Legazioni cominciano dove stavano le loro guardie nel 1900, e prima della prima carta si possono disporre altrimenti: al massimo due per muro, e il cannone.
why-redeploy = **§IV.1** Legazioni e cannone vanno a qualunque muro senza costo, al massimo due legazioni e il cannone per muro. Chi ha i cinesi sul muro, o nelle strade dietro, non può andarsene.
why-feat = **§1** Un’impresa vale cinque punti alla fine. Riesce con 4 o più, con +1 per la legazione della carta; un 1 naturale costa un punto di forza a chi l’ha tentata.
why-works = **§1, §II.1** L’evento dà due punti di fortificazione, fino a 4 per muro.
why-letter = **§1, §V.1** L’evento dà alla colonna un passo di velocità o di forza.
why-act = **§2.b** La carta dà le azioni. Ognuna è il fuoco di un muro a lunga gittata o estrema (§II.2), una mischia sul muro o nelle strade (§II.3), o un punto di fortificazione (§II.1). Ciò che non si usa è perso.
why-losses = **§II.4** Due difensori portano metà ciascuno, e il punto dispari lo decidi tu. La fortificazione ne prende uno per uno, ma un secondo solo quando ogni legazione ne ha preso uno. A 0 una legazione cade, e il resto passa oltre.
why-replace = **§C.3** Una legazione sotto la forza iniziale riprende un punto. Una che era caduta si mette subito in un posto libero.
why-place = **§C.3** Chi torna si mette a un muro con posto.
why-refuge = **§C.5** Al massimo due legazioni tengono la cattedrale. Non si battono ai muri, ma contano alla fine, e finché vivono l’assedio non è perso per mancanza di difensori.
why-command = **§3.c, §V** Ogni punto alza di uno la velocità o la forza, attacca chi blocca la strada, o marcia quando la strada è aperta. Dal secondo attacco o dalla seconda marcia di un turno il tracciato si logora di uno.
why-column-losses = **§V.4** Ogni punto costa due passi di un tracciato, un passo di ciascuno, o una stazione. Ciò che non si può pagare in alcun modo si ignora.

## Lezioni

lesson-deploy = Nessun muro è fortificato: i reparti forti dove arrivano i primi Boxer.
lesson-redeploy = I nemici a gittata estrema arrivano al muro fra due turni.
lesson-feat = Ogni atto d’eroismo vale cinque punti, ma solo se vinci l’assedio.
lesson-works = La fortificazione assorbe le perdite una per una.
lesson-letter = La velocità fa marciare la colonna; la forza libera la strada.
lesson-act = I Boxer arrivati al muro vanno affrontati in mischia.
lesson-losses = Una legazione perduta torna solo con i rimpiazzi.
lesson-replace = La forza che resta conta alla fine, punto per punto.
lesson-place = Un muro senza difensori è aperto.
lesson-refuge = I reparti nel Peitang conservano i loro punti, se la cattedrale tiene.
lesson-command = Due marce o due attacchi in un turno logorano la colonna.
lesson-column-losses = Una stazione persa costa un turno; due passi di un tracciato costano due punti.

## Rifiuti

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = C’è tregua: nessuno spara né si batte.
refused-nobody-in-range = Nessuno è a portata { $wall ->
    [none] di alcun muro
   *[other] del { $wall }
}.
refused-nobody-to-fight = Non c’è nessuno da affrontare in mischia.
refused-all-built = È già fortificato quanto si può.
refused-too-close = Sono troppo vicini per il fuoco: stanno sul { $wall } o dietro.
refused-too-far = Sono ancora lontani dal { $wall }: li raggiunge solo il fuoco.
refused-nobody-at-wall = Non c’è nessuno al { $wall }.
refused-no-such-wall = «{ $word }» non è un muro.
refused-no-such-unit = «{ $word }» non è una legazione.
refused-nobody-free = Nessuno è libero di muoversi.
refused-engaged = { $unit }: il nemico è addosso, e nessuno lascia il { $wall }.
refused-no-room = Non c’è posto.
refused-not-at-a-wall = { $unit }: non a un muro.
refused-at-full-strength = { $unit }: già alla forza iniziale.
refused-not-on-the-board = { $unit }: non sul tabellone.
refused-not-its-feat = { $unit }: l’impresa non è loro.
refused-track-full = La { $track } della colonna non può salire oltre.
refused-nobody-blocks = Nessuno blocca la strada.
refused-blocked = La strada è bloccata: { $blocker }.
refused-cannot-pay = Così non si può pagare.
refused-no-such-split = «{ $word }» non è un modo di dividere queste perdite.
refused-no-answer = Non è stato detto nulla.
refused-not-an-option = «{ $word }» qui non si può dire.
refused-not-now = «{ $what }» ora non si può dire. È il momento di questo: { $step }.{ $when }
when-actions-redeployment = { " " }Gli spostamenti vengono subito dopo, finita l’avanzata cinese; «{ choice-done-act }» chiude le azioni.
when-actions = { " " }Tiro, mischia e fortificazione vengono dopo la carta e prima dell’avanzata cinese.
when-redeployment = { " " }Ci si sposta dopo l’avanzata cinese.
when-command = { " " }Gli ordini della colonna chiudono il turno.
step-losses = chi subisce le perdite
refused-too-many-words = «{ $word }» è una parola di troppo.
refused-more-to-say = Manca qualcosa: { $slot }.
refused-too-few = Sono troppo pochi.
refused-too-many = Sono troppi.
slot-do = che cosa fare
slot-from = da dove
slot-at = dove
slot-what = chi
slot-to = dove andare
slot-with = con chi, o come
slot-show = che cosa si mostra
slot-of = di che cosa
slot-other = una parola
none = nessuno

## Che cosa è successo

event-game-began = Le Legazioni sono ai loro muri{ $switches ->
    [0] .
    [one] ; una regola della casa è cambiata.
   *[other] ; { $switches } regole della casa sono cambiate.
}
event-card-turned = { $kind ->
    [event] Evento: **{ $title }** ({ $date }).
   *[action] Turno { $turn }: **{ $title }** ({ $date }).
}
event-feat-tried = { $unit }: { $won ->
    [yes] un atto d’eroismo, { $heroic } in tutto
   *[no] l’impresa non riesce
}{ $lost ->
    [0] .
   *[other] , e costa loro un punto.
}
event-feat-declined = Nessuno tenta l’impresa.
event-event-passed = { $title }: non ne viene nulla.
event-special-began = { $rule }
event-forces-placed = { $kind } { $strength } in arrivo a gittata estrema dal { $wall }.
event-placing-barred = { $why ->
    [truce] La tregua tiene tutti lontani dal { $wall }.
   *[taken] Nessun nuovo arrivo davanti al { $wall }: c’è già qualcuno.
}
event-forces-grew = { $kind } { $where }: ora { $strength }.
event-wall-fortified = Il { $wall } è fortificato: { $level } su 4.
event-wall-damaged = Il { $wall } perde un punto di fortificazione: ne restano { $level }.
event-wall-fired = { $hit ->
    [yes] Fuoco dal { $wall }: { $kind } perdono { $losses }, { $left ->
        [0] e non ci sono più.
       *[other] ne restano { $left }.
    }
   *[no] Fuoco dal { $wall } contro { $kind } { $strength }: a vuoto.
}
event-melee-fought = Mischia { $where }: { $kind } perdono { $losses }, { $left ->
    [0] e non ci sono più
   *[other] ne restano { $left }
}; la difesa ne deve { $suffered }.
event-losses-shared = Perdite al { $wall }: { $shares }.
event-legation-lost = Cadono { $unit } { $at }.
event-forces-advanced = { $kind } { $strength } avanzano: { $where }.
event-advance-held = { $why ->
    [rain] Sotto la pioggia nessuno avanza.
   *[truce] Durante la tregua nessuno avanza.
}
event-unit-moved = { $unit }: dal { $start } al { $end }.
event-units-swapped = { $first } e { $second } si scambiano i posti.
event-legation-reinforced = { $unit }: rinforzati a { $strength }.
event-legation-returned = { $unit }: di nuovo in linea, { $at }.
event-refuge-taken = { $unit }: dal { $start } al Peitang.
event-refuge-left = { $unit }: dal Peitang al { $wall }.
event-peitang-attacked = Il Peitang è attaccato: { $shares }.
event-track-changed = La { $track } della colonna: { $change }, ora +{ $value }{ $why ->
    [wear] { " " }(logoramento)
   *[other] {""}
}.
event-blocker-drawn = { $blocker } ({ $strength }) bloccano la strada{ $others ->
    [0] .
   *[other] , i più deboli di due.
}
event-road-cleared = In questo turno nessuno blocca la strada.
event-blockade-attacked = { $blocker } ({ $strength }) attaccano la colonna: { $outcome ->
    [victory] attacco respinto.
    [draw] nessuno cede{ $points ->
        [0] .
       *[other] , una perdita nella zona di pericolo.
    }
   *[defeat] una sconfitta, { $points ->
        [one] un punto di perdita.
       *[other] { $points } punti di perdita.
    }
}
event-column-attacked = La colonna attacca { $blocker } ({ $strength }): { $outcome ->
    [victory] dispersi, e la strada è aperta.
    [draw] nessuno cede{ $points ->
        [0] .
       *[other] , una perdita nella zona di pericolo.
    }
   *[defeat] respinta, { $points ->
        [one] un punto di perdita.
       *[other] { $points } punti di perdita.
    }
}
event-column-marched = { $outcome ->
    [advance] La colonna avanza fino a **{ $end }**.
    [manoeuvre] La colonna manovra a { $start }{ $points ->
        [0] .
       *[other] , una perdita nella zona di pericolo.
    }
   *[trouble] Guai con i rifornimenti a { $start }{ $spared ->
        [yes] , ma le barche portano ciò che serve.
       *[no] : un punto di perdita.
    }
}
event-column-loss-paid = { $way ->
    [retreat] La colonna ripiega su { $station }.
   *[other] La colonna paga: velocità +{ $speed }, forza +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] Un punto di perdita non si può pagare in alcun modo, e si ignora.
   *[other] { $points } punti di perdita non si possono pagare in alcun modo, e si ignorano.
}
event-blocker-returned = { $blocker }: di nuovo fra le forze.
event-turn-ended = Il turno { $turn } è finito; { $left ->
    [one] resta una carta.
   *[other] restano { $left } carte.
}
event-game-ended = **{ $band }**: { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
share-part = { $unit } −{ $lost }
share-fort = fortificazione −{ $lost }
share-unpaid = { $lost } che nessuno può subire
share-none = nessuna
deed-destroy =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target }.
deed-hit =
    { $actor } { $count ->
        [one] riduce
       *[other] riducono
    } { $target } a { $score }.
deed-miss =
    { $actor } { $count ->
        [one] manca
       *[other] mancano
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] riduce
       *[other] riducono
    } { $target } { $place } a { $score }.
deed-melee-vain =
    { $actor } { $count ->
        [one] combatte
       *[other] combattono
    } { $target } { $place } invano.
deed-melee-destroy =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target } { $place }.
deed-lose =
    { $actor } { $count ->
        [one] subisce
       *[other] subiscono
    } perdite: { $score }.
deed-works-lost =
    { $actor } { $count ->
        [one] assorbe
       *[other] assorbono
    } le perdite.
deed-appear =
    { $actor } { $count ->
        [one] marcia
       *[other] marciano
    } contro { $target }.
deed-close =
    { $actor } { $count ->
        [one] avanza
       *[other] avanzano
    } verso { $target }.
deed-reach =
    { $actor } { $count ->
        [one] raggiunge
       *[other] raggiungono
    } { $target }.
deed-rush =
    { $actor } { $count ->
        [one] assalta
       *[other] assaltano
    } { $target }.
deed-streets =
    { $actor } { $count ->
        [one] irrompe
       *[other] irrompono
    } dietro { $target }.
deed-works =
    { $actor } { $count ->
        [one] si rafforza
       *[other] si rafforzano
    }{ $score ->
        [none] .
       *[other] : livello { $score }.
    }
deed-damage =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } opere{ $score ->
        [none] .
       *[other] : livello { $score }.
    }
deed-fall =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] raggiunge
       *[other] raggiungono
    } { $target }.
deed-swap =
    { $actor } { $count ->
        [one] cambia
       *[other] cambiano
    } posto.
deed-reinforce =
    { $actor } { $count ->
        [one] riceve
       *[other] ricevono
    } rinforzi.
deed-return =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-refuge =
    { $actor } { $count ->
        [one] entra
       *[other] entrano
    } nel Peitang.
deed-leave-refuge =
    { $actor } { $count ->
        [one] lascia
       *[other] lasciano
    } il Peitang.
deed-feat =
    { $actor } { $count ->
        [one] compie
       *[other] compiono
    } un atto d’eroismo: { $score } in tutto.
deed-feat-cost =
    { $actor } { $count ->
        [one] fallisce un’impresa e perde
       *[other] falliscono un’impresa e perdono
    } un punto.
deed-feat-vain =
    { $actor } { $count ->
        [one] fallisce
       *[other] falliscono
    } un’impresa.
deed-repel =
    { $actor } { $count ->
        [one] respinge
       *[other] respingono
    } { $target }.
deed-stall =
    { $actor } { $count ->
        [one] attacca
       *[other] attaccano
    } { $target } invano.
deed-beat =
    { $actor } { $count ->
        [one] batte
       *[other] battono
    } { $target }.
deed-scatter =
    { $actor } { $count ->
        [one] disperde
       *[other] disperdono
    } { $target }.
deed-march =
    { $actor } { $count ->
        [one] entra
       *[other] entrano
    } a { $place }.
deed-manoeuvre =
    { $actor } { $count ->
        [one] manovra
       *[other] manovrano
    } a { $place }.
deed-wait =
    { $actor } { $count ->
        [one] sosta
       *[other] sostano
    } a { $place }.
deed-hunger =
    { $actor } { $count ->
        [one] resta
       *[other] restano
    } senza viveri a { $place }.
deed-retreat =
    { $actor } { $count ->
        [one] ripiega
       *[other] ripiegano
    } su { $place }.
deed-weaken =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } forza.
deed-speed-up =
    { $actor } { $count ->
        [one] guadagna
       *[other] guadagnano
    } velocità.
deed-speed-down =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } velocità.
deed-power-up =
    { $actor } { $count ->
        [one] guadagna
       *[other] guadagnano
    } forza.
deed-power-down =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } forza di combattimento.
deed-block =
    { $actor } { $count ->
        [one] blocca
       *[other] bloccano
    } la strada.
deed-grow =
    { $actor } contro { $target } { $count ->
        [one] sale
       *[other] salgono
    } a { $score }.
deed-card = Evento: { $target }.
deed-no-feat = Nessuna Legazione tenta l’impresa.
deed-peitang-holds = Il Peitang respinge un attacco.
deed-held-rain = La pioggia ferma i cinesi.
deed-held-truce = La tregua ferma tutti.
deed-clear = La strada è aperta in questo turno.
deed-the-column = la colonna
deed-the-defence = la difesa
deed-foe = { $kind } ({ $strength })
deed-more =
    { $count ->
        [one] un altro
       *[other] altri { $count }
    }
deed-the-chinese = i cinesi
deed-the-defenders = i difensori

## Dadi

dice-account = { $what } (§{ $rule }): dado { $dice }{ $modifiers }{ $total }: { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-bare = { $what } (§{ $rule }): { $result }.
purpose-feat = Impresa: { $unit }
purpose-mine = Mina al { $wall }
purpose-shelling = Cannonate
purpose-peitang = Attacco al Peitang
purpose-to-hit = Per colpire dal { $wall }, { $kind } { $strength }
purpose-damage = Perdite di quel colpo
purpose-melee = Mischia { $where }, le loro perdite
purpose-melee-own = Lo stesso dado, le nostre perdite
purpose-blockade = Attaccano { $blocker } ({ $strength })
purpose-attack = Attacco contro { $blocker } ({ $strength })
purpose-march = Marcia da { $start }
result-hit = colpito
result-miss = a vuoto
result-won = eroico
result-failed = invano
result-victory = vittoria
result-draw = nessuno cede
result-defeat = sconfitta
result-advance = avanzano
result-manoeuvre = manovrano
result-trouble = guai
result-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
modifier-italy = italiani
modifier-france = francesi
modifier-usa = americani
modifier-gun = cannone
modifier-marksmen = tiratori scelti
modifier-short-ammunition = poche munizioni
modifier-boxers = Boxer
modifier-extreme-range = gittata estrema
modifier-streets = strade
modifier-austria = austriaci
modifier-britain = inglesi
modifier-germany = tedeschi
modifier-bayonets = baionette
modifier-russia = russi
modifier-japan = giapponesi
modifier-weak = nemico di forza 1
modifier-wall = il muro
modifier-power = forza
modifier-speed = velocità
modifier-card = la carta
modifier-named = l’impresa è loro
settled-die = il dado «{ $what }» è stato tirato (§{ $rule })
settled-card = la carta { $title } è stata girata (§1)

## Probabilità

odds-title-fire = Fuoco dal { $wall }: { $kind } { $strength } { $where } (§II.2)
odds-title-melee = Mischia { $where }: { $kind } { $strength } (§II.3)
odds-title-attack = La colonna attacca { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attaccano la colonna (§IV.2)
odds-title-march = La colonna marcia da { $start } (§V.3)
odds-title-feat = Impresa: { $unit } (§1)
odds-roll-plain = Un dado semplice
odds-roll-die = Al dado si aggiunge { $bonus }: { $parts }
odds-roll-two = Per colpire { $hit }; perdite { $losses }
odds-roll-melee = Per le loro perdite { $theirs }; per le nostre { $ours }
odds-roll-none = nessun modificatore
odds-brief-miss = a vuoto
odds-brief-theirs = loro −{ $points }
odds-brief-ours = noi −{ $points }
odds-brief-gone = distrutti
odds-brief-nothing = nulla
odds-brief-victory = vittoria
odds-brief-draw = pari
odds-brief-draw-loss = pari, una perdita
odds-brief-defeat = sconfitta, persi { $points }
odds-brief-advance = avanzata
odds-brief-manoeuvre = manovra
odds-brief-manoeuvre-loss = manovra, una perdita
odds-brief-trouble = guai, una perdita
odds-brief-trouble-spared = guai, nessuna perdita
odds-brief-won = eroico
odds-brief-won-hurt = eroico, un punto perso
odds-brief-failed = invano
odds-brief-failed-hurt = invano, un punto perso
odds-gone = Sono distrutti con { $chance }.
odds-mean-theirs = Le loro perdite: in media { $mean }.
odds-mean-ours = Le nostre: in media { $mean }.
odds-success = Riesce con { $chance }.
odds-loss = Costa alla colonna in media { $mean ->
    [one] { $mean } punto di perdita.
   *[other] { $mean } punti di perdita.
}
odds-counted-theirs = perdite cinesi
odds-counted-success = successo
odds-change = { $what }: { $mean }
odds-what-gun-here = con il cannone
odds-what-gun-away = senza il cannone
odds-what-fort = con un punto in più ({ $track })
odds-overview = { $kind } { $strength } { $where }: { $chances }
odds-overview-fire = { $chance } di colpire, { $mean ->
    [one] { $mean } punto
   *[other] { $mean } punti
}
odds-overview-melee = perdono { $theirs } loro, { $ours } noi
odds-overview-road = { $blocker } ({ $strength }) sulla strada: si battono con { $chance }
odds-overview-march = La colonna marcia su { $station } con { $chance }
choice-odds-fire = Fuoco da un muro
choice-odds-melee = Mischia
choice-odds-attack = L’attacco della colonna
choice-odds-blockade = L’attacco del blocco
choice-odds-march = La marcia della colonna
choice-odds-feat = L’impresa
refused-no-odds = Ora non si tira nulla di simile.

## Che cosa si disegna sul tabellone

choice-happened = Che cosa è appena successo
choice-reach = Chi arriva quando
choice-road = La strada che resta
part-siege = L’assedio
part-road = La strada
part-card = La carta
part-table = Le Legazioni
overlay-happened = Che cosa è appena successo
overlay-quiet = Ancora nulla.
overlay-reach = Chi arriva quando
overlay-reach-line = { $kind } { $strength } { $where }: { $turns ->
    [0] già nel forte.
    [one] nel Fort Halliday dopo un’altra avanzata.
   *[other] nel Fort Halliday dopo altre { $turns } avanzate.
}
overlay-road = La strada che resta
overlay-road-line = { $station }{ $danger ->
    [yes] , zona di pericolo
   *[no] {""}
}{ $here ->
    [yes] : la colonna è qui.
   *[no] .
}

## Il diario

log-kind-dice = Tiri
log-kind-losses = Perdite
log-kind-fire = Fuoco
log-kind-melee = Mischie
log-kind-works = Fortificazione
log-kind-moves = Movimenti
log-kind-column = La colonna
log-kind-cards = Carte
said-fire = Fuoco dal { $wall }
said-melee = Mischia { $where }
said-fortify = Fortificare il { $wall }
said-move = { $unit }: al { $wall }
said-swap = { $first } e { $second } si scambiano i posti
said-attempt = { $unit }: l’impresa
said-replace = { $unit }: rinforzati
said-place = { $unit }: al { $wall }
said-refuge = { $unit }: nel Peitang
said-return = { $unit }: dal Peitang al { $wall }
said-share = Perdite: { $what }
said-pay = La colonna paga: { $what }
said-done = Basta così
said-pay-speed = due passi di velocità
said-pay-power = due passi di forza
said-pay-both = un passo di ciascun tracciato
said-pay-retreat = una stazione
place-streets = Le strade
place-fort = Fort Halliday
place-peitang = Il Peitang

## Il tabellone a parole

alt-muster = Keep Up the Fire!, prima della prima carta.
alt-turn = Keep Up the Fire!, turno { $turn }, carta { $card }.
alt-over = Keep Up the Fire!, la fine: { $band }.
alt-wall = { $wall }: { $guards }; fortificazione { $fort }.
alt-fight = Il combattimento ingrandito, turno { $turn }: { $walls }.
alt-nobody = nessuno
alt-foes = Cinesi: { $foes }.
alt-no-foes = Nessun cinese sul tabellone.
alt-column = Colonna a { $station }, velocità +{ $speed }, forza +{ $power }{ $blocker ->
    [none] .
   *[other] , bloccata: { $blocker }.
}
alt-rest = { $cards ->
    [one] Resta una carta
   *[other] Restano { $cards } carte
}, eroismo { $heroic }, forza { $strength } in tutto.
alt-guard = { $unit } { $strength }
board-walls = **Muri**
board-foes = **Cinesi**
board-road = **La colonna di soccorso**
board-card = **La carta**
board-value = valore −{ $value }
board-compass = { $kind } { $strength } da { $side }
board-figures = azioni { $actions }, punti comando { $command }
board-dispersed = { $blocker }: in rotta.
board-peitang = Nel Peitang: { $guards }.
board-fallen = Caduti: { $units }.
board-deck = { $left ->
    [one] Una carta
   *[other] { $left } carte
} nel mazzo, già uscite: { $gone }.
status-score = Se Pechino fosse raggiunta ora: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $band }.

## La fine

result-points-item = { $name }: { $points }
result-legations = Forza delle legazioni
result-cards = Carte rimaste
result-tracks = Velocità e forza della colonna
result-heroic = Eroismo, cinque ciascuno
result-victory-said = La colonna è a Pechino al turno { $turn }.
result-moderate-defeat = L’ultima carta è giocata, e la colonna è solo a { $station }.
result-substantial-defeat = Non resta alcuna legazione.
result-decisive-defeat = I cinesi sono nel quartiere: l’assedio è perso.
result-total = **{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $band }**
result-lost = **{ $band }**
score-won = { $points ->
    [one] un punto
   *[other] { $points } punti
}
score-lost = { $stations ->
    [0] alle porte di Pechino
    [one] mancava una stazione
   *[other] mancavano { $stations } stazioni
}
measure-strength = Forza
measure-foes = Cinesi sul tabellone
measure-station = Stazioni
measure-speed = Velocità
measure-power = Forza della colonna
measures-siege = L’assedio
measures-road = La strada
sin-let-in = Li hanno lasciati entrare
    .meaning = I cinesi sono arrivati nelle strade oltre un muro dove qualcuno poteva battersi (§{ $rule }).
sin-idle-actions = Azioni sprecate
    .meaning = Sono avanzate azioni mentre c’era a chi sparare o con chi battersi (§{ $rule }).
sin-bare-wall = Un muro nudo
    .meaning = Un muro con i cinesi davanti è rimasto senza difensori (§{ $rule }).
sin-legation-spent = Una legazione sacrificata
    .meaning = Una legazione è caduta mentre le perdite si potevano dividere altrimenti (§{ $rule }).
sin-hopeless-fire = Fuoco senza speranza
    .meaning = Ha sparato un muro che non poteva colpire (§{ $rule }).
sin-hopeless-attack = Attacco senza speranza
    .meaning = La colonna ha attaccato chi non poteva battere (§{ $rule }).
sin-hopeless-march = Marcia senza speranza
    .meaning = La colonna ha marciato senza poter avanzare (§{ $rule }).
sin-worn-out = Logorati
    .meaning = Attacchi o marce nello stesso turno hanno logorato la colonna per nulla (§{ $rule }).
sin-idle-command = Comandi sprecati
    .meaning = Sono avanzati punti comando (§{ $rule }).

## Regole della casa

switch-garrison = Forza delle legazioni
switch-garrison-standard = come sul tabellone
switch-garrison-strong = una in più ciascuna (più facile)
switch-garrison-weak = una in meno ciascuna (più difficile)
switch-deck = Il mazzo
switch-deck-shuffled = tutte le carte mescolate
switch-deck-acts = giugno, poi luglio, poi agosto
switch-peitang = Il Peitang
switch-peitang-on = un assedio nell’assedio
switch-peitang-off = non si gioca
switch-streets = Scontri nelle strade
switch-streets-walled = valgono muro e fortificazione
switch-streets-open = senza muro né fortificazione
switch-abilities = Austria, Inghilterra, Germania in mischia
switch-abilities-each = +1 per ciascuna
switch-abilities-once = +1 una volta sola
switch-feats = Imprese
switch-feats-chosen = può tentare ogni legazione
switch-feats-named = solo quella della carta

## Come si gioca

guide-1 = **Keep Up the Fire!** Le Legazioni di Pechino, dal 10 giugno al 14 agosto 1900. Otto piccole guardie tengono quattro muri intorno a Fort Halliday, mentre la colonna di soccorso si apre la strada da Taku. Vinci quando arriva a Pechino. Perdi quando i cinesi entrano nel forte o prendono tre spazi di strada, quando non resta alcuna legazione, o quando finiscono le carte.
guide-2 = **Un turno è una carta.** La sua rosa dei venti dice dove Boxer e truppe imperiali compaiono a gittata estrema. Dà azioni alle Legazioni e punti comando alla colonna. Alla fine chi è sul tabellone avanza di uno spazio: gittata estrema, lunga gittata, muro, strade, forte.
guide-3 = **Azioni.** Un muro fa *fuoco*: un dado, con +1 per ciascuno fra italiani, francesi, americani e cannone, deve superare la forza dell’unità; un secondo dado è la sua perdita. Sui muri e nelle strade c’è *mischia*: un solo dado è la perdita di entrambi, con ciò che ciascuno aggiunge. Oppure *fortifichi* un muro, fino a 4: i sacchi assorbono perdite. I muri dove andare stanno dalla A alla Z, quello consigliato segnato ★.
guide-4 = **La colonna.** I punti comando alzano la velocità (fino a +3) e la forza (fino a +5), attaccano chi blocca la strada (serve più della sua forza con un dado e la forza della colonna) e marciano quando è aperta (più di 6 con un dado e la velocità). Le perdite si pagano con i tracciati, o con una stazione. Nelle zone di pericolo fa male anche un pari.
guide-5 = **La fine.** A Pechino ogni punto di forza, ogni carta rimasta e ogni passo dei tracciati vale un punto, ogni atto d’eroismo cinque. 75 è una vittoria decisiva, 63 grande, 46 moderata, 29 piccola. Il *pilota automatico* conosce le regole, consiglia il passo seguente e gioca per te finché lo lasci fare: il primo pulsante segue il suo consiglio. Premi «Perché» quando vuoi sapere la regola; «Annulla» riprende ciò che nessun dado ha deciso.

## Le pedine della guida

counter-legation = la bandiera e la sigla: la legazione
counter-strength = la sua forza: a 0 muore
counter-boxers = un pennone a punta, B: Boxer
counter-of-theirs = la loro forza: il dado deve superarla
counter-imperial = uno stendardo quadrato, I: truppe imperiali
counter-blocker = chi sbarra la strada alla colonna, con la sua forza
counter-alt = Pedine ingrandite, ogni parte con il suo significato. Le chiare sono legazioni: bandiera, sigla, forza. Le scure sono unità cinesi con la loro forza: Boxer sotto un pennone a punta con B, truppe imperiali sotto uno stendardo quadrato con I. Un ottagono sbarra la strada alla colonna, con la sua forza.
