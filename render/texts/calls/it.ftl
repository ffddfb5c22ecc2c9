### Chi viene menzionato nel canale di una campagna, e più tempo per una decisione.

## Commands

command-campaign-mention = Fatti menzionare qui all’inizio di un giorno o turno, quando ti si aspetta, prima di una scadenza
command-campaign-more = Rinvia la scadenza attuale, una volta, se si aspetta te
option-campaign-mention-day = Quando comincia un giorno o turno
option-campaign-mention-waiting = Quando la partita aspetta te
option-campaign-mention-role = Menziona questo ruolo invece di te, se guidi la campagna e puoi menzionarlo
option-campaign-more-time = Se chi è atteso può rinviare una scadenza, una volta al giorno
option-campaign-more = Per quanto
choice-more-hour = un’ora
choice-more-tomorrow = fino a domani
name-mention = menziona
name-more = rinvia
name-option-more-time = rinvio
name-option-waiting = attesa
name-option-role = ruolo
name-option-time = tempo

## What is posted

campaign-call-day = 🔔 { $who }: è cominciato { period-the } { $day }.
campaign-call-waiting = 🔔 { $who }: la partita aspetta te. Puoi decidere fino a { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who }: c’è ancora qualcosa da decidere, fino a { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } ha chiesto più tempo: si può decidere fino a { $at } ({ $in }).

## More time

button-more-time = Più tempo
button-more-hour = Un’ora in più
button-more-tomorrow = Fino a domani
campaign-more-ask = **Più tempo?** Una volta al giorno, chi è atteso può rinviare la scadenza:
campaign-more-hour = - di un’ora: fino a { $at } ({ $in })
campaign-more-tomorrow = - alla prossima data della campagna: { $at } ({ $in }); prima non comincia altro
campaign-more-given = **La scadenza è rinviata** a { $at } ({ $in }).
error-campaign-more-off = In questa campagna nessuno può rinviare le scadenze. { $owner }, di cui è la partita, può permetterlo: `/campagna ora` con **rinvio**.
error-campaign-more-nothing = Non c’è nulla di aperto che si possa rinviare.
error-campaign-more-who = { $some ->
        [yes] Può rinviare la scadenza solo chi è atteso: { $who }.
       *[no] Può rinviare la scadenza solo chi è atteso, e non si aspetta nessuno.
    }
error-campaign-more-used = La scadenza è già stata rinviata, a { $at } ({ $in }). Si può fare una volta al giorno.

## Answers

campaign-mention-on = { $who } viene menzionato qui { $when }.
campaign-mention-off = { $who } non viene menzionato qui. Scegli quando: **giorno**, **attesa**, **prima** di una scadenza.
campaign-mention-day = quando comincia { period-a }
campaign-mention-waiting = quando la partita lo aspetta
campaign-mention-before = { $time } prima di una scadenza, se c’è ancora da decidere
campaign-mention-mute = Per ora il bot non menziona nessuno: il ruolo non c’è più, o il bot qui non può menzionare { $who }.
campaign-status-named-none = Menzionati in questo canale: nessuno; `/campagna menziona` per chi lo vuole.
campaign-status-left-out = { $count ->
        [one] Un giorno è stato saltato dopo l’ultimo, perché il bot era assente e ne restava troppo poco.
       *[other] { $count } giorni sono stati saltati dopo l’ultimo, perché il bot era assente e ne restava troppo poco.
    }
campaign-status-more = Chi è atteso può rinviare una scadenza una volta al giorno, di un’ora o fino a domani: `/campagna rinvia`, o il pulsante sulla plancia.
campaign-status-more-used = La scadenza attuale è stata rinviata; alla prossima si potrà di nuovo.
error-campaign-mention-nobody = Può farsi menzionare solo chi gioca, o vota, in questa partita.
error-campaign-mention-everyone = Non si menzionano mai tutti quelli del canale in una volta. Scegli un altro ruolo.
error-campaign-mention-role = Non puoi menzionare { $role }, quindi il bot non lo fa per te. Chiedi a una persona che può menzionare tutti i ruoli, o permetti a tutti di menzionare quel ruolo.
error-campaign-mention-bot = Il bot qui non può menzionare { $role }. Concedi al bot { $permissions }, o permetti a tutti di menzionare quel ruolo.
error-campaign-mention-many = { $most ->
    [one] È già menzionato un ruolo
   *[other] Sono già menzionati { $most } ruoli
}. Prima toglietene uno: **giorno: False**, **attesa: False**, **prima: no**.
permission-mention-everyone = Menziona @everyone, @here e tutti i ruoli
privacy-mentions = { $count ->
        [one] **Una campagna** nel cui canale hai chiesto di essere menzionato; finché non lo disdici, o la partita non sparisce.
       *[other] **{ $count } campagne** nei cui canali hai chiesto di essere menzionato; finché non lo disdici, o le partite non spariscono.
    }
