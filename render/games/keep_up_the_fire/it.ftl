# Keep Up the Fire! in italiano: tutto ciò che legge chi gioca, tranne le carte, le regole e i giornali.
# I messaggi sono in Markdown di Discord; etichette al massimo 80 caratteri, descrizioni 100, domande 150.

title = Keep Up the Fire!
opening =
    .opening = **Pechino, estate 1900.** Difendi i quattro muri delle Legazioni. Una colonna di soccorso avanza da Taku.
    .story = **Pechino, estate 1900.** Nelle Legazioni le truppe straniere difendono quattro muri dai Boxer e dalle truppe imperiali. Da Taku una colonna di soccorso avanza combattendo.
    .goal = Vinci se la colonna arriva a Pechino prima che finiscano le carte. Tieni i cinesi fuori dalle strade e dal forte.
first-question = Le truppe sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = Schieramento del consigliere
button-first-change = Cambia lo schieramento

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
    .short = Cannone
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
space-fort = a Fort Halliday
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
blocker-red-lanterns = le Lanterne Rosse
blocker-railway-boxers = i Boxer della ferrovia
blocker-tientsin-boxers = i Boxer di Tientsin
blocker-bannermen = gli uomini delle Bandiere
blocker-cao-futian = i Boxer di Cao Futian
blocker-li-bingheng = le leve di Li Bingheng
blocker-song-qing = le truppe di Song Qing
blocker-ma-yukun = le truppe di Ma Yukun
blocker-nie-shicheng = le truppe di Nie Shicheng
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
map-badge-die = tiro di dado
map-badge-hit = colpo a segno
map-badge-miss = colpo a vuoto
map-badge-melee = mischia
map-badge-chinese-lost = perdite cinesi
map-badge-lost = perdite delle Legazioni
map-badge-came = arriva un’unità cinese
map-badge-built = muro fortificato
map-badge-breached = muro indebolito
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
map-effort = Atti d’eroismo
map-score = Punteggio attuale
map-score-over = Punti
map-peitang = Peitang
map-peitang-empty = Nella cattedrale non c’è nessuna legazione.
map-peitang-closed = La cattedrale non è in gioco.
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
map-muster-what = le guardie di ogni muro
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
step-blockade-attack = le forze del blocco attaccano
step-command = il comando della colonna
step-reset = fine del turno
step-end = la fine

## Che cosa fa una carta

special-arson = Incendio: il { $wall } perde un punto di fortificazione.
special-mine = Una mina esplode al { $wall }. Tira un dado e togli 3: i difensori perdono quel numero di punti.
special-shelling = Bombardamento: un dado indica il muro colpito; con 5 o 6 il tiro va a vuoto. Il muro perde un punto di fortificazione. Se il muro non è fortificato, i difensori perdono un punto di forza.
special-rain = Pioggia: i cinesi non avanzano in questo turno.
special-truce = Tregua: in questo turno nessuna unità arriva, spara, combatte o avanza.
special-marksmen = Tiratori scelti: +1 al dado per colpire in questo turno.
special-short-ammunition = Poche munizioni: −1 al dado per colpire in questo turno.
special-bayonets = Baionette: +1 alle perdite cinesi in mischia in questo turno.
special-rush = Assalto: l’unità davanti al { $wall } avanza subito di uno spazio.
special-fury = Furia: tutti i Boxer sulla plancia guadagnano un punto di forza.
special-reinforcements = Rinforzi: la forza della colonna aumenta di 1.
special-forced-march = Marcia forzata: la velocità della colonna aumenta di 1.
special-clear = La strada è libera: nessuna forza nemica blocca la colonna.
special-scouts = Esploratori: il gioco estrae due forze nemiche, e la più debole blocca la strada.
special-boats = Barche: la colonna marcia senza perdite.
effect-feat = Impresa: riesce con 4 o più ({ $power }: +1) e vale un atto d’eroismo. Un 1 naturale costa un punto di forza.
effect-works = Guadagni gratis due punti di fortificazione.
effect-gansu = Tutte le truppe imperiali sulla plancia guadagnano un punto di forza.
effect-recover = Due rimpiazzi: le legazioni recuperano due punti di forza.
effect-peitang = I cinesi attaccano il Peitang. Se dopo l’attacco una legazione tiene ancora il Peitang, guadagni un atto d’eroismo.
effect-power = La forza della colonna aumenta di 1.
effect-speed = La velocità della colonna aumenta di 1.
effect-letter = La colonna guadagna un passo di velocità o di forza.
sign-block = un contingente cinese blocca la colonna
sign-attack = un contingente cinese blocca la colonna e attacca
sign-combat = { $value } agli scontri della colonna
sign-march = { $value } alle marce della colonna
sign-replace = { $value ->
    [one] un rimpiazzo
   *[other] { $value } rimpiazzi
}
sign-refuge = rifugio al Peitang
sign-peitang = attacco al Peitang

## Il messaggio della plancia

panel-title-muster = Lo schieramento
panel-title-turn = Turno { $turn } · { $card }
panel-title-end = { $band } · turno { $turn }
panel-title-end-start = { $start } · { $band } · turno { $turn }
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
    [one] i cinesi occupano uno spazio di strada su tre
   *[other] i cinesi occupano { $count } spazi di strada su tre
}
separator = { "; " }
danger-nobody = Nessun cinese sulla plancia.
danger-foe = { $kind } ({ $strength }) { $where }
orders-deploy = Quale muro difende ogni legazione?
orders-redeploy = Quali legazioni cambiano muro?
orders-feat = { $card }: quale legazione tenta l’impresa?
orders-works = Quale muro fortifichi gratis?
orders-letter = La colonna guadagna un passo: velocità o forza?
orders-act = { $actions ->
    [one] Resta un’azione: fuoco, mischia o fortificazione?
   *[other] Restano { $actions } azioni: fuoco, mischia o fortificazione?
}
orders-losses = { $points ->
    [one] Chi subisce un punto di perdita al { $wall }?
   *[other] Chi subisce { $points } punti di perdita al { $wall }?
}
orders-replace = { $points ->
    [one] Quale legazione recupera un punto di forza?
   *[other] Quale legazione recupera { $points } punti di forza?
}
orders-place = A quale muro tornano { $power }?
orders-refuge = Quali legazioni entrano nel Peitang o ne escono?
orders-command = { $points ->
    [one] Resta un punto comando: che cosa fa la colonna?
   *[other] Restano { $points } punti comando: che cosa fa la colonna?
}
orders-column-losses = { $points ->
    [one] Come paga la colonna un punto di perdita?
   *[other] Come paga la colonna { $points } punti di perdita?
}
orders-over = L’assedio è finito.
able-act = Possono sparare o combattere: { $walls }.
able-nobody = Nessuna unità cinese è a portata.
able-free = Possono cambiare muro: { $units }.
able-road = { $blocker } ({ $strength }) bloccano la strada: attacca prima di marciare.
able-open = La strada è aperta. La colonna avanza se il dado più il modificatore ({ $bonus }) supera 6.
advice-because = { $what } ({ $why })

## Scelte

choice-fire = Fuoco
choice-melee = Mischia
choice-fortify = Fortifica
choice-move = Sposta
choice-swap = Scambia i posti
choice-attempt = Tenta l’impresa
choice-decline = Rinuncia all’impresa
choice-share = Dividi le perdite
choice-replace = Rinforza
choice-place = Manda a un muro
choice-refuge = Entra nel Peitang
choice-return = Esci dal Peitang
choice-speed = Velocità della colonna +1
choice-power = Forza della colonna +1
choice-attack = Attacca
choice-march = Marcia
choice-pay = Paga
choice-both = Velocità −1 e forza −1
choice-retreat = Ripiega di una stazione
choice-done-deploy = Va bene così: comincia
choice-done-redeploy = Fine degli spostamenti
choice-done-act = Fine delle azioni
choice-done-replace = Fine dei rimpiazzi
choice-done-refuge = Fine dei cambi
choice-done-command = Fine degli ordini
choice-target = { $wall }: { $kind } ({ $strength }) a gittata { $range } · { $chance } di colpire
choice-target-extreme = estrema
choice-target-long = lunga
choice-opponent = { $where }: { $kind } ({ $strength })
choice-works = { $wall }: dal livello { $level } al { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attacca { $blocker } ({ $strength }) · { $chance }
choice-march-at = Marcia su { $station } · { $chance }
choice-speed-at = Velocità della colonna da +{ $value } a +{ $next }
choice-power-at = Forza della colonna da +{ $value } a +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortificazione −{ $lost }
choice-split-none = nessuno perde nulla
choice-pay-speed = Velocità −2, scende a +{ $left }
choice-pay-power = Forza −2, scende a +{ $left }
choice-pay-both = Velocità −1 e forza −1
choice-pay-retreat = Ripiega su { $station }
describe-at = ora { $at }
describe-with = con { $units }
describe-empty = nessuna guardia
describe-foe = cinesi: forza { $strength }, { $where }
describe-left = { $unit } restano con forza { $left }
describe-falls = cadono { $unit }
describe-worth = in media i cinesi perdono { $mean }
describe-melee = in media i cinesi perdono { $theirs }, tu { $ours }
describe-second = costa anche un passo di velocità o di forza
describe-own-feat = +1: la carta nomina questa legazione
pick-fire = { $count ->
    [one] Spara (un bersaglio)
   *[other] Spara ({ $count } bersagli)
}
pick-melee = { $count ->
    [one] Combatti in mischia (un avversario)
   *[other] Combatti in mischia ({ $count } avversari)
}
pick-fortify = Fortifica un muro
pick-move = Sposta un’unità
pick-to = A quale muro?
pick-share = Dividi le perdite
pick-pay = Paga la perdita della colonna
pick-units = Quale unità?
pick-walls = Quale muro?

## Domande

prompt-over = L’assedio è finito.
prompt-do = Che cosa fai?
prompt-from = Da quale muro?
prompt-at = Dove?
prompt-fortify-at = Quale muro fortifichi?
prompt-melee-at = Contro quale unità?
prompt-what = Quale unità?
prompt-move-from = Quale unità si sposta?
prompt-to = A quale muro?
prompt-with = Con quale unità?
prompt-share-with = Chi subisce le perdite?
prompt-pay-with = Come paga le perdite la colonna?
prompt-show = Che cosa vuoi vedere?
prompt-odds-what = Quale tiro?
prompt-zone = Dove?

## Perché

why-deploy = **§0** Le legazioni cominciano dov’erano le loro guardie nel 1900. Prima della prima carta puoi spostarle. A un muro possono stare al massimo due legazioni e il cannone.
why-redeploy = **§IV.1** Puoi spostare gratis le legazioni e il cannone a un altro muro. A un muro possono stare due legazioni e il cannone. Nessuna unità può lasciare un muro se i cinesi sono sul muro o nelle strade dietro.
why-feat = **§1** Un atto d’eroismo vale cinque punti alla fine. L’impresa riesce con un tiro di 4 o più; la legazione indicata dalla carta ha +1. Un 1 naturale costa alla legazione un punto di forza.
why-works = **§1, §II.1** L’evento dà due punti di fortificazione. Un muro può averne al massimo 4.
why-letter = **§1, §V.1** L’evento dà alla colonna un passo di velocità o di forza.
why-act = **§2.b** La carta dà le azioni. Con un’azione spari da un muro (§II.2), combatti una mischia (§II.3) o aggiungi un punto di fortificazione (§II.1). Le azioni non usate sono perse.
why-losses = **§II.4** Due difensori subiscono metà delle perdite ciascuno, e decidi tu quale subisce il punto dispari. Ogni punto di fortificazione assorbe un punto di perdita. Il muro ne assorbe un secondo solo quando ogni legazione ha subito un punto. Una legazione a 0 cade, e le perdite rimaste passano all’altra legazione o al muro.
why-replace = **§C.3** Una legazione sotto la forza iniziale recupera un punto. Una legazione caduta torna subito a un muro con un posto libero.
why-place = **§C.3** Una legazione che torna in gioco va a un muro con un posto libero.
why-refuge = **§C.5** Nella cattedrale possono stare al massimo due legazioni. Lì non difendono i muri, ma la loro forza conta alla fine. Finché una delle due resiste, l’assedio non è perso per mancanza di difensori.
why-command = **§3.c, §V** Con ogni punto comando alzi di uno la velocità o la forza, attacchi il nemico sulla strada o marci. Nello stesso turno ogni attacco dopo il primo costa un passo di forza. Ogni marcia dopo la prima costa un passo di velocità.
why-column-losses = **§V.4** Per ogni punto di perdita la colonna paga due passi di velocità, due di forza, o uno di ciascuna. Oppure può ripiegare di una stazione. I punti che non può pagare non contano.

## Lezioni

lesson-deploy = Nessun muro è fortificato. Metti le legazioni forti dove arrivano i primi Boxer.
lesson-redeploy = I nemici a gittata estrema arrivano al muro fra due turni.
lesson-feat = Ogni atto d’eroismo vale cinque punti, ma solo se vinci l’assedio.
lesson-works = Ogni punto di fortificazione assorbe un punto di perdita.
lesson-letter = La velocità fa marciare la colonna; la forza libera la strada.
lesson-act = Contro i Boxer arrivati al muro puoi solo combattere in mischia.
lesson-losses = Una legazione perduta torna solo con i rimpiazzi.
lesson-replace = Ogni punto di forza rimasto conta alla fine.
lesson-place = I cinesi superano un muro senza difensori.
lesson-refuge = Le legazioni nel Peitang conservano i loro punti, se la cattedrale resiste.
lesson-command = Una seconda marcia o un secondo attacco nel turno logora la colonna.
lesson-column-losses = Ripiegare di una stazione costa un turno. Due passi costano due punti alla fine.

## Rifiuti

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = C’è una tregua: nessun muro può sparare o combattere. Puoi fortificare i muri.
refused-nobody-in-range = { $wall ->
    [none] Nessuna unità cinese è a portata dei muri. Combatti in mischia, fortifica o chiudi le azioni.
   *[other] Nessuna unità cinese è a portata del { $wall }. Scegli un altro muro.
}
refused-nobody-to-fight = Lì nessuna unità cinese è abbastanza vicina per una mischia. Spara, fortifica o scegli un altro muro.
refused-all-built = La fortificazione è già a 4, il massimo. Scegli un altro muro o un’altra azione.
refused-too-close = Non puoi sparare a quei cinesi: sono già sul { $wall } o dietro. Affrontali in mischia.
refused-too-far = Quei cinesi sono ancora lontani dal { $wall }. Puoi solo sparare.
refused-nobody-at-wall = Al { $wall } non c’è nessuna legazione. Scegli un altro muro.
refused-no-such-wall = Il muro «{ $word }» non esiste. Scrivi nord, est, sud o ovest.
refused-no-such-unit = La legazione «{ $word }» non esiste. Scegline una dalla lista.
refused-nobody-free = Ora nessuna unità può lasciare il suo muro: lì ci sono i cinesi, o gli altri muri sono pieni. Scegli «{ choice-done-redeploy }».
refused-engaged = { $unit } non possono lasciare il { $wall }: i cinesi sono lì o nelle strade dietro. Sposta un’altra unità.
refused-no-room = Non c’è posto: a un muro possono stare due legazioni. Scegli un altro muro, o «{ choice-swap }».
refused-not-at-a-wall = { $unit } non difendono nessun muro. Scegli un’altra legazione.
refused-at-full-strength = { $unit } hanno già la forza iniziale. Rinforza un’altra legazione.
refused-not-on-the-board = { $unit } non sono sulla plancia e non possono tentare l’impresa. Scegli un’altra legazione.
refused-not-its-feat = Solo la legazione indicata dalla carta può tentare questa impresa, non { $unit }.
refused-track-full = La { $track } della colonna è già al massimo. Usa il punto per altro.
refused-nobody-blocks = Nessuna forza blocca la strada: non c’è nulla da attaccare. La colonna può marciare.
refused-blocked = { $blocker } bloccano la strada. Attacca prima di marciare.
refused-cannot-pay = La colonna non può pagare così. Scegli un altro modo.
refused-no-such-split = Non puoi dividere così le perdite: «{ $word }». Scegli uno dei modi proposti.
refused-no-answer = L’ordine è vuoto. Premi un pulsante o scrivi un ordine.
refused-not-an-option = Qui non puoi scegliere «{ $word }». Scegli una delle proposte.
refused-not-now = Ora «{ $what }» non è possibile. Fase in corso: { $step }.{ $when }
when-actions-redeployment = { " " }Puoi spostare le unità dopo l’avanzata cinese. Per arrivare a quella fase scegli «{ choice-done-act }».
when-actions = { " " }Puoi sparare, combattere e fortificare dopo la carta e prima dell’avanzata cinese.
when-redeployment = { " " }Le unità possono cambiare muro dopo l’avanzata cinese.
when-command = { " " }Puoi comandare la colonna alla fine del turno.
step-losses = perdite
refused-too-many-words = L’ordine ha una parola di troppo: «{ $word }». Toglila.
refused-more-to-say = L’ordine non è completo. Aggiungi: { $slot }.
refused-too-few = Le scelte sono troppo poche. Aggiungine altre.
refused-too-many = Le scelte sono troppe. Togline qualcuna.
slot-do = l’ordine
slot-from = il muro di partenza
slot-at = il luogo
slot-what = l’unità
slot-to = la destinazione
slot-with = un’altra unità, o come eseguire l’ordine
slot-show = che cosa mostrare
slot-of = l’argomento
slot-other = una parola
none = nessuno

## Che cosa è successo

event-game-began = Le legazioni sono in posizione sui muri.{ $switches ->
    [0] {""}
    [one] { " " }Una regola della casa è cambiata.
   *[other] { " " }{ $switches } regole della casa sono cambiate.
}
event-card-turned = { $kind ->
    [event] Evento: **{ $title }** ({ $date }).
   *[action] Turno { $turn }: **{ $title }** ({ $date }).
}
event-feat-tried = { $won ->
    [yes] { $unit } compiono un atto d’eroismo (in tutto { $heroic })
   *[no] { $unit } falliscono l’impresa
}{ $lost ->
    [0] .
   *[other] { " " }e perdono un punto di forza.
}
event-feat-declined = Nessuna legazione tenta l’impresa.
event-event-passed = { $title }: l’evento non ha effetto.
event-special-began = { $rule }
event-forces-placed = { $kind } ({ $strength }) compaiono a gittata estrema dal { $wall }.
event-placing-barred = { $why ->
    [truce] La tregua tiene nuove unità lontane dal { $wall }.
   *[taken] Davanti al { $wall } c’è già un’unità, e non ne arriva un’altra.
}
event-forces-grew = { $kind } { $where } salgono a forza { $strength }.
event-wall-fortified = La guarnigione fortifica il { $wall }: livello { $level } su 4.
event-wall-damaged = Il { $wall } perde un punto di fortificazione e scende al livello { $level }.
event-wall-fired = { $hit ->
    [yes] Il { $wall } spara: { $kind } perdono { $losses } di forza e { $left ->
        [0] sono distrutti.
       *[other] scendono a { $left }.
    }
   *[no] Il { $wall } spara a vuoto contro { $kind } ({ $strength }).
}
event-melee-fought = Mischia { $where }: { $kind } perdono { $losses } di forza e { $left ->
    [0] sono distrutti
   *[other] scendono a { $left }
}. { $suffered ->
    [0] I difensori non perdono nulla.
   *[other] I difensori perdono { $suffered } di forza.
}
event-losses-shared = Perdite al { $wall }: { $shares }.
event-legation-lost = { $unit } cadono { $at }.
event-forces-advanced = { $kind } ({ $strength }) avanzano e ora sono { $where }.
event-advance-held = { $why ->
    [rain] La pioggia ferma l’avanzata cinese.
   *[truce] La tregua ferma l’avanzata cinese.
}
event-unit-moved = { $unit }: dal { $start } al { $end }.
event-units-swapped = { $first } e { $second } si scambiano i posti.
event-legation-reinforced = { $unit } ricevono rinforzi: forza { $strength }.
event-legation-returned = { $unit } tornano { $at }.
event-refuge-taken = { $unit } lasciano il { $start } per il Peitang.
event-refuge-left = { $unit } lasciano il Peitang per il { $wall }.
event-peitang-attacked = I cinesi attaccano il Peitang. Perdite: { $shares }.
event-track-changed = La { $track } della colonna ora è +{ $value } ({ $change }{ $why ->
    [wear] { " " }per un attacco o una marcia in più
   *[other] { "" }
}).
event-blocker-drawn = { $blocker } ({ $strength }) bloccano la strada{ $others ->
    [0] .
   *[other] : sono la più debole di due forze estratte.
}
event-road-cleared = In questo turno nessuna forza blocca la strada.
event-blockade-attacked = { $blocker } ({ $strength }) attaccano la colonna: { $outcome ->
    [victory] la colonna respinge l’attacco.
    [draw] nessuna fazione cede{ $points ->
        [0] .
       *[other] , e la zona di pericolo costa un punto di perdita.
    }
   *[defeat] la colonna perde { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
}
event-column-attacked = La colonna attacca { $blocker } ({ $strength }): { $outcome ->
    [victory] il nemico si disperde, e la strada è aperta.
    [draw] nessuna fazione cede{ $points ->
        [0] .
       *[other] , e la zona di pericolo costa un punto di perdita.
    }
   *[defeat] la colonna è respinta e perde { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
}
event-column-marched = { $outcome ->
    [advance] La colonna avanza fino a **{ $end }**.
    [manoeuvre] La colonna manovra a { $start }{ $points ->
        [0] .
       *[other] , e la zona di pericolo costa un punto di perdita.
    }
   *[trouble] La colonna resta senza viveri a { $start }{ $spared ->
        [yes] , ma le barche portano tutto il necessario.
       *[no] { " " }e perde un punto.
    }
}
event-column-loss-paid = { $way ->
    [retreat] La colonna ripiega su { $station }.
   *[other] La colonna paga le perdite. Ora ha velocità +{ $speed } e forza +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] La colonna non può pagare un punto di perdita: il bot lo ignora.
   *[other] La colonna non può pagare { $points } punti di perdita: il bot li ignora.
}
event-blocker-returned = { $blocker } tornano fra le forze da estrarre.
event-turn-ended = Fine del turno { $turn }: { $left ->
    [one] resta una carta.
   *[other] restano { $left } carte.
}
event-game-ended = **{ $band }**: { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
share-part = { $unit } −{ $lost }
share-fort = fortificazione −{ $lost }
share-unpaid = { $lost } che nessuna legazione può subire
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
    } { $target } a forza { $score }.
deed-miss =
    { $actor } { $count ->
        [one] manca
       *[other] mancano
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] riduce
       *[other] riducono
    } { $target } a forza { $score } { $place }.
deed-melee-vain =
    { $actor } { $count ->
        [one] combatte
       *[other] combattono
    } { $target } { $place } senza effetto.
deed-melee-destroy =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target } { $place }.
deed-melee-cost =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target } { $place } e { $count ->
        [one] perde
       *[other] perdono
    } { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
deed-lose =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } { $score ->
        [one] un punto
       *[other] { $score } punti
    }.
deed-works-lost =
    { $actor } { $count ->
        [one] assorbe
       *[other] assorbono
    } le perdite.
deed-appear =
    { $actor } { $count ->
        [one] minaccia
       *[other] minacciano
    } { $target }.
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
    } oltre { $target }.
deed-behind = dietro il { $wall }
deed-works = La guarnigione fortifica { $actor }.
deed-damage =
    { $actor } { $count ->
        [one] subisce
       *[other] subiscono
    } danni.
deed-fall =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }.
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
    } un atto d’eroismo.
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
    } { $target } senza successo.
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
        [one] raggiunge
       *[other] raggiungono
    } { $place }.
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
        [one] si indebolisce
       *[other] si indeboliscono
    }.
deed-speed-up =
    { $actor } { $count ->
        [one] accelera
       *[other] accelerano
    }.
deed-speed-down =
    { $actor } { $count ->
        [one] rallenta
       *[other] rallentano
    }.
deed-power-up =
    { $actor } { $count ->
        [one] guadagna
       *[other] guadagnano
    } forza.
deed-power-down =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } forza.
deed-block =
    { $actor } { $count ->
        [one] blocca
       *[other] bloccano
    } la strada.
deed-grow =
    { $actor } { $count ->
        [one] sale
       *[other] salgono
    } a forza { $score } contro { $target }.
deed-card = Evento: { $target }.
deed-no-feat = Nessuna legazione tenta l’impresa.
deed-peitang-holds = Il Peitang respinge un attacco.
deed-held-rain = La pioggia ferma i cinesi.
deed-held-truce = La tregua ferma tutti.
deed-clear = Nessuna forza blocca la strada.
deed-the-column = la colonna
deed-the-defence = la difesa
deed-foe = { $kind } ({ $strength })
deed-walls =
    { $count ->
        [4] tutti e quattro i muri
       *[other] i muri { $sides }
    }
deed-legations = { $names }
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
purpose-shelling = Bombardamento
purpose-peitang = Attacco al Peitang
purpose-to-hit = Fuoco dal { $wall }: { $kind } ({ $strength })
purpose-damage = Perdite inflitte dal colpo
purpose-melee = Mischia { $where }: perdite cinesi
purpose-melee-own = Le tue perdite, con lo stesso dado
purpose-blockade = Attacco alla colonna: { $blocker } ({ $strength })
purpose-attack = Attacco contro { $blocker } ({ $strength })
purpose-march = Marcia da { $start }
result-hit = a segno
result-miss = a vuoto
result-won = atto d’eroismo
result-failed = impresa fallita
result-victory = vittoria
result-draw = pari
result-defeat = sconfitta
result-advance = avanzata
result-manoeuvre = manovra
result-trouble = senza viveri
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
modifier-named = legazione indicata dalla carta
settled-die = il dado per «{ $what }» è già stato tirato (§{ $rule })
settled-card = la carta { $title } è già stata girata (§1)

## Probabilità

odds-title-fire = Fuoco: { $kind } ({ $strength }) { $where } (§II.2)
odds-title-melee = Mischia { $where }: { $kind } ({ $strength }) (§II.3)
odds-title-attack = La colonna attacca { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attaccano la colonna (§IV.2)
odds-title-march = La colonna marcia da { $start } (§V.3)
odds-title-feat = Impresa: { $unit } (§1)
odds-roll-plain = Un dado, senza modificatori
odds-roll-die = Un dado { $bonus }: { $parts }
odds-roll-two = Per colpire: { $hit } · perdite: { $losses }
odds-roll-melee = Perdite cinesi: { $theirs } · tue: { $ours }
odds-roll-none = nessun modificatore
odds-brief-miss = a vuoto
odds-brief-theirs = cinesi −{ $points }
odds-brief-ours = tu −{ $points }
odds-brief-gone = cinesi distrutti
odds-brief-nothing = nessuna perdita
odds-brief-victory = vittoria
odds-brief-draw = pari
odds-brief-draw-loss = pari, una perdita
odds-brief-defeat = sconfitta, −{ $points }
odds-brief-advance = avanzata
odds-brief-manoeuvre = manovra
odds-brief-manoeuvre-loss = manovra, una perdita
odds-brief-trouble = senza viveri, una perdita
odds-brief-trouble-spared = senza viveri, nessuna perdita
odds-brief-won = atto d’eroismo
odds-brief-won-hurt = atto d’eroismo, un punto perso
odds-brief-failed = impresa fallita
odds-brief-failed-hurt = impresa fallita, un punto perso
odds-gone = Probabilità di distruggere l’unità cinese: { $chance }.
odds-mean-theirs = In media i cinesi perdono { $mean }.
odds-mean-ours = In media tu perdi { $mean }.
odds-success = Probabilità di riuscita: { $chance }.
odds-loss = Il tiro costa in media alla colonna { $mean ->
    [one] { $mean } punto di perdita.
   *[other] { $mean } punti di perdita.
}
odds-counted-theirs = perdite cinesi
odds-counted-success = successo
odds-change = { $what }: { $mean }
odds-what-gun-here = con il cannone
odds-what-gun-away = senza il cannone
odds-what-fort = con un punto di { $track } in più
odds-overview = { $kind } ({ $strength }) { $where }: { $chances }
odds-overview-fire = { $chance } di colpire; in media i cinesi perdono { $mean ->
    [one] { $mean } punto
   *[other] { $mean } punti
}
odds-overview-melee = in media i cinesi perdono { $theirs }, tu { $ours }
odds-overview-road = { $blocker } ({ $strength }) sulla strada: { $chance } di vincere
odds-overview-march = La colonna marcia su { $station }: { $chance } di avanzare
choice-odds-fire = Fuoco da un muro
choice-odds-melee = Mischia
choice-odds-attack = L’attacco della colonna
choice-odds-blockade = L’attacco del blocco
choice-odds-march = La marcia della colonna
choice-odds-feat = L’impresa
refused-no-odds = Ora questo tiro non è possibile. Scegline un altro.

## Che cosa mostra la plancia

choice-happened = Che cosa è appena successo
choice-reach = Quando arrivano i cinesi
choice-road = La strada ancora da fare
part-siege = L’assedio
part-road = La strada
part-card = La carta
part-table = Le Legazioni
overlay-happened = Che cosa è appena successo
overlay-quiet = Non è ancora successo nulla.
overlay-reach = Quando arrivano i cinesi
overlay-reach-line = { $kind } ({ $strength }) { $where }: { $turns ->
    [0] già nel forte.
    [one] a Fort Halliday dopo un’altra avanzata.
   *[other] a Fort Halliday dopo altre { $turns } avanzate.
}
overlay-road = La strada ancora da fare
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
said-fortify = Fortifica il { $wall }
said-move = { $unit }: al { $wall }
said-swap = { $first } e { $second } si scambiano i posti
said-attempt = L’impresa: { $unit }
said-replace = Rinforza { $unit }
said-place = { $unit }: al { $wall }
said-refuge = { $unit }: nel Peitang
said-return = { $unit }: dal Peitang al { $wall }
said-share = Perdite: { $what }
said-pay = La colonna paga: { $what }
said-done = Nessun altro ordine
said-pay-speed = due passi di velocità
said-pay-power = due passi di forza
said-pay-both = un passo di velocità e uno di forza
said-pay-retreat = una stazione
place-streets = Le strade
place-fort = Fort Halliday
place-peitang = Il Peitang

## La plancia a parole

alt-muster = Keep Up the Fire!, prima della prima carta.
alt-turn = Keep Up the Fire!, turno { $turn }, carta { $card }.
alt-over = Keep Up the Fire!, la fine: { $band }.
alt-wall = { $wall }: { $guards }; fortificazione { $fort }.
alt-fight = Ingrandimento del combattimento, turno { $turn }: { $walls }.
alt-nobody = nessuno
alt-foes = Cinesi: { $foes }.
alt-no-foes = Nessun cinese sulla plancia.
alt-column = Colonna a { $station }, velocità +{ $speed }, forza +{ $power }{ $blocker ->
    [none] .
   *[other] , bloccata: { $blocker }.
}
alt-rest = { $cards ->
    [one] Resta una carta
   *[other] Restano { $cards } carte
}, atti d’eroismo { $heroic }, forza totale { $strength }.
alt-guard = { $unit } { $strength }
board-walls = **Muri**
board-foes = **Cinesi**
board-ahead = { $count ->
    [one] Manca una stazione
   *[other] Mancano { $count } stazioni
}: { $stations }
board-danger = { $station } (zona di pericolo)
board-road = **La colonna di soccorso**
board-card = **La carta**
board-value = il valore del muro toglie { $value } alle perdite
board-compass = { $kind } ({ $strength }) da { $side }
board-figures = azioni { $actions }, punti comando { $command }
board-dispersed = { $blocker }: dispersi per questo turno.
board-peitang = Nel Peitang: { $guards }.
board-fallen = Caduti: { $units }.
board-deck = { $left ->
    [one] Una carta
   *[other] { $left } carte
} nel mazzo, { $gone } già giocate.
status-score = Se la colonna arrivasse ora a Pechino: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $band }.

## La fine

result-points-item = { $name }: { $points }
result-legations = Forza delle legazioni
result-cards = Carte rimaste
result-tracks = Velocità e forza della colonna
result-heroic = Atti d’eroismo, cinque punti ciascuno
result-victory-said = La colonna arriva a Pechino al turno { $turn }.
result-moderate-defeat = L’ultima carta è stata giocata, e la colonna è ancora a { $station }.
result-substantial-defeat = Non resta nessuna legazione.
result-decisive-defeat = I cinesi hanno preso il quartiere delle Legazioni: l’assedio è perduto.
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
    [0] colonna alle porte di Pechino
    [one] colonna a una stazione da Pechino
   *[other] colonna a { $stations } stazioni da Pechino
}
measure-strength = Forza
measure-foes = Cinesi sulla plancia
measure-station = Stazioni
measure-speed = Velocità
measure-power = Forza della colonna
measures-siege = L’assedio
measures-road = La strada
sin-let-in = Cinesi lasciati entrare
    .meaning = I cinesi sono entrati nelle strade da un muro dove un’unità poteva affrontarli (§{ $rule }).
sin-idle-actions = Azioni non usate
    .meaning = La guarnigione non ha usato tutte le azioni, anche se un muro poteva ancora sparare o combattere (§{ $rule }).
sin-bare-wall = Muro vuoto
    .meaning = Un muro con i cinesi davanti è rimasto senza difensori (§{ $rule }).
sin-legation-spent = Legazione persa inutilmente
    .meaning = Una legazione è caduta, ma le perdite potevano essere divise meglio (§{ $rule }).
sin-hopeless-fire = Fuoco senza speranza
    .meaning = Un muro ha sparato a un’unità che non poteva colpire (§{ $rule }).
sin-hopeless-attack = Attacco senza speranza
    .meaning = La colonna ha attaccato una forza che non poteva battere (§{ $rule }).
sin-hopeless-march = Marcia senza speranza
    .meaning = La colonna ha marciato anche se nessun tiro poteva farla avanzare (§{ $rule }).
sin-worn-out = Colonna logorata inutilmente
    .meaning = Un secondo attacco o una seconda marcia nel turno ha logorato la colonna per nulla (§{ $rule }).
sin-idle-command = Punti comando non usati
    .meaning = La colonna non ha usato tutti i punti comando (§{ $rule }).

## Regole della casa

switch-garrison = Forza delle legazioni
switch-garrison-standard = come sulla plancia
switch-garrison-strong = un punto in più per ogni legazione (più facile)
switch-garrison-weak = un punto in meno per ogni legazione (più difficile)
switch-deck = Il mazzo
switch-deck-shuffled = tutte le carte mescolate
switch-deck-acts = giugno, poi luglio, poi agosto
switch-peitang = Il Peitang
switch-peitang-on = il Peitang è in gioco, con un assedio tutto suo
switch-peitang-off = il Peitang non è in gioco
switch-streets = Scontri nelle strade
switch-streets-walled = il valore del muro e la fortificazione aiutano i difensori
switch-streets-open = il valore del muro e la fortificazione non aiutano i difensori
switch-abilities = Bonus in mischia di austriaci, inglesi e tedeschi
switch-abilities-each = +1 per ogni legazione presente al muro
switch-abilities-once = +1 in tutto, anche con più legazioni
switch-feats = Imprese
switch-feats-chosen = qualsiasi legazione può tentare l’impresa
switch-feats-named = solo la legazione indicata dalla carta può tentare l’impresa

## Come si gioca

guide-1 = **Keep Up the Fire!** Pechino, dal 10 giugno al 14 agosto 1900. Otto piccoli reparti difendono i quattro muri delle Legazioni, mentre una colonna di soccorso arriva da Taku. Vinci quando la colonna entra a Pechino. Perdi se i cinesi entrano nel forte o prendono tre spazi di strada. Perdi anche se non restano legazioni, o se finiscono le carte.
guide-2 = **Un turno è una carta.** La rosa dei venti della carta mostra dove compaiono Boxer e truppe imperiali, a gittata estrema. La carta dà azioni alle Legazioni e punti comando alla colonna. Dopo le azioni ogni unità cinese avanza di uno spazio: gittata estrema, lunga gittata, muro, strade, forte.
guide-3 = **Azioni.** *Fuoco*: tira un dado e aggiungi 1 per ciascuno di questi: italiani, francesi, americani, cannone. Se il totale supera la forza del nemico, un secondo dado dice quanta forza perde. *Mischia*, sul muro o nelle strade: un solo dado decide le perdite delle due fazioni. *Fortificazione*: assorbe le perdite, fino a 4 per muro.
guide-4 = **La colonna.** Con i punti comando alzi la velocità (fino a +3) o la forza (fino a +5), attacchi o marci. In un attacco dado e forza insieme devono superare la forza nemica. Per marciare, dado e velocità insieme devono superare 6. Le perdite costano passi o una stazione. In zona di pericolo anche un pareggio costa un punto.
guide-5 = **La fine.** A Pechino ogni punto di forza, ogni carta rimasta e ogni passo dei tracciati vale un punto. Ogni atto d’eroismo ne vale cinque. Con 75 punti la vittoria è decisiva, con 63 grande, con 46 moderata, con 29 piccola. I muri sono in ordine alfabetico. Il segno ★ indica la scelta del consigliere. «Annulla» torna all’ultimo tiro.

## Le pedine della guida

counter-legation = bandiera e sigla: la legazione
counter-strength = forza: a 0 la legazione cade
counter-boxers = bandierina a punta con «B»: i Boxer
counter-of-theirs = forza: il tiro per colpire deve superarla
counter-imperial = stendardo quadrato con «I»: le truppe imperiali
counter-blocker = un’unità che blocca la strada alla colonna, con la sua forza
counter-alt = Pedine ingrandite, con la spiegazione di ogni parte. Le pedine chiare sono legazioni, con bandiera, sigla e forza. Le pedine scure sono unità cinesi, con la loro forza. I Boxer hanno una bandierina a punta con «B», le truppe imperiali uno stendardo quadrato con «I». L’ottagono è una forza che sbarra la strada alla colonna.

## La lezione

learn-streets = Pechino, 1900. Comandi i soldati stranieri che difendono quattro muri. Vinci se tieni i cinesi fuori da Fort Halliday finché non arriva la tua colonna di soccorso. Ti resta un’azione. I Boxer, insorti cinesi, sono nelle strade dietro il muro ovest (forza 2) e davanti al muro nord (forza 6).
    .question = Contro chi combatti?
    .why = Dopo le tue azioni le unità cinesi avanzano. Dalle strade entrano a Fort Halliday, e l’assedio è perduto.
learn-gap = Il muro est non ha più difensori, e truppe imperiali cinesi sono nelle strade dietro il muro. Ora le tue legazioni possono passare a un altro muro, ma combatteranno solo nel prossimo turno.
    .question = Quale legazione chiude il varco?
    .why = Solo le legazioni (le pedine con la bandiera) o il cannone dello stesso muro possono combattere un’unità nelle strade. Senza difensori l’unità prosegue fino al forte.
learn-road = La tua colonna di soccorso è sulla ferrovia, a Yangcun, con tre punti comando: uno per ogni ordine. Truppe di forza 5 bloccano la strada, e la colonna ha forza 0.
    .question = Che cosa fa prima la colonna?
    .why = Un attacco riesce se il dado più la forza della colonna supera 5. Prima aumenta la forza: in una zona di pericolo, come qui, una sconfitta costa due perdite.
