### Chi viene menzionato nel canale di una campagna, e più tempo per una decisione.

## Commands

command-campaign-mention = Fatti menzionare qui: a inizio giorno o turno, quando tocca a te, prima di una scadenza
command-campaign-more = Rinvia la scadenza attuale, una volta al giorno, se tocca a te
option-campaign-mention-day = Il bot ti menziona quando comincia un giorno o turno
option-campaign-mention-waiting = Il bot ti menziona quando la partita aspetta te
option-campaign-mention-role = Menziona questo ruolo invece di te, se guidi la campagna e puoi menzionarlo
option-campaign-more-time = Permetti ai giocatori di turno di rinviare una scadenza, una volta al giorno
option-campaign-more = Di quanto
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
campaign-call-waiting = 🔔 { $who }: tocca a te. Puoi decidere fino a { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who }: puoi ancora decidere fino a { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } ha chiesto più tempo. La nuova scadenza è { $at } ({ $in }).

## More time

button-more-time = Più tempo
button-more-hour = Un’ora in più
button-more-tomorrow = Fino a domani
campaign-more-ask = **Più tempo?** Una volta al giorno il giocatore di turno può rinviare la scadenza:
campaign-more-hour = - di un’ora: fino a { $at } ({ $in })
campaign-more-tomorrow = - al prossimo giorno della campagna: { $at } ({ $in })
campaign-more-given = **La scadenza è rinviata.** Nuova scadenza: { $at } ({ $in }).
error-campaign-more-off = Questa campagna non permette di rinviare le scadenze. { $owner }, che guida la partita, può permetterlo: `/campagna ora` con **rinvio**.
error-campaign-more-nothing = In questo momento non c’è nessuna scadenza da rinviare.
error-campaign-more-who = { $some ->
        [yes] Può rinviare la scadenza solo un giocatore di turno: { $who }.
       *[no] Può rinviare la scadenza solo un giocatore di turno. Ora non tocca a nessuno.
    }
error-campaign-more-used = La scadenza è già stata rinviata. Nuova scadenza: { $at } ({ $in }). Puoi rinviarla solo una volta al giorno.

## Answers

campaign-mention-on = Il bot menzionerà { $who } qui { $when }.
campaign-mention-off = Il bot non menzionerà { $who } qui. Per avere le menzioni scegli **giorno** (nuovo giorno o turno), **attesa** (tocca a te) o **prima** (si avvicina una scadenza).
campaign-mention-day = quando comincia { period-a }
campaign-mention-waiting = quando è il suo turno
campaign-mention-before = { $time } prima di una scadenza, se resta qualcosa da decidere
campaign-mention-mute = Per ora il bot non menziona nessuno: il ruolo non c’è più, o il bot qui non può menzionare { $who }.
campaign-status-named-none = In questo canale il bot non menziona nessuno. Per farti menzionare usa `/campagna menziona`.
campaign-status-left-out = { $count ->
    [one] Dopo l’ultimo giorno giocato la campagna ha saltato un giorno, perché il bot è rimasto offline troppo a lungo.
   *[other] Dopo l’ultimo giorno giocato la campagna ha saltato { $count } giorni, perché il bot è rimasto offline troppo a lungo.
    }
campaign-status-more = Una volta al giorno il giocatore di turno può rinviare una scadenza di un’ora o fino a domani. Usa `/campagna rinvia` o il pulsante sulla plancia.
campaign-status-more-used = La scadenza attuale è già stata rinviata. Potrai rinviare la prossima.
error-campaign-mention-nobody = Il bot può menzionare solo i giocatori e i votanti di questa partita.
error-campaign-mention-everyone = Il bot non menziona mai tutti in un canale. Scegli un altro ruolo.
error-campaign-mention-role = Non puoi menzionare { $role }, quindi non può farlo nemmeno il bot. Chiedi a qualcuno che può menzionare tutti i ruoli, o permetti a tutti di menzionare quel ruolo.
error-campaign-mention-bot = Il bot non può menzionare { $role } qui. Dai al bot il permesso { $permissions }, o permetti a tutti di menzionare quel ruolo.
error-campaign-mention-many = { $most ->
    [one] Il bot menziona già un ruolo,
   *[other] Il bot menziona già { $most } ruoli,
} e non può menzionarne altri. Prima togline uno: usa `/campagna menziona` con quel ruolo, e scegli False per **giorno**, False per **attesa** e «no» per **prima**.
permission-mention-everyone = Menziona @everyone, @here e tutti i ruoli
privacy-mentions = { $count ->
    [one] **Una campagna** che ti menziona nel suo canale. Resta finché non disattivi la menzione o non viene eliminata la partita.
   *[other] **{ $count } campagne** che ti menzionano nei loro canali. Restano finché non disattivi le menzioni o non vengono eliminate le partite.
    }
