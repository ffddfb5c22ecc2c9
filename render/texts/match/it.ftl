## Comandi

name-match = sfida
name-match-seek = cerca
name-match-challenge = sfida
name-match-open = aperte
name-match-mine = mie
name-match-since = novità
name-option-note = nota
name-match-lobby = bacheca
command-match = Trova un avversario per una partita a due fazioni
command-match-seek = Lancia una sfida aperta in questo canale
command-match-challenge = Sfida qualcuno a una partita
command-match-open = Mostra le sfide aperte di questo server
command-match-mine = Mostra le tue partite a due fazioni, prima quelle in cui tocca a te
command-match-since = Mostra che cosa è successo dopo il tuo ultimo ordine, con i dadi
command-match-lobby = Elenca le sfide aperte in un canale e tieni l’elenco aggiornato (gestori del server)
option-match-user = Il giocatore che sfidi
option-match-game = Il gioco (se vuoto: il bot chiede gioco e condizioni)
option-match-scenario = Lo scenario (se vuoto: uno qualsiasi, sorteggiato all’inizio)
option-match-side = La tua fazione (se vuoto: una qualsiasi, sorteggiata all’inizio)
option-match-pace = Il tempo di ciascuna fazione (se vuoto: per corrispondenza)
option-match-note = Due parole per il tuo avversario
option-match-since = La partita (se vuoto: quella di questo canale, o l’unica che hai)
option-match-who = Il ruolo che può accettare (se vuoto: tutti)
option-match-level = Il punteggio dei giocatori che possono accettare (se vuoto: qualsiasi)
choice-level-near = con un punteggio entro 150 punti dal tuo
choice-level-new = nuovi giocatori
option-match-channel = Il canale dell’elenco; lascialo vuoto per togliere l’elenco
option-match-hour = L’ora a cui il bot ripubblica ogni giorno l’elenco, se qualcuno cerca un avversario
option-match-role = Il ruolo da menzionare quando il bot ripubblica l’elenco

## Una sfida

seek-open = **{ $who } cerca un avversario:** { $game }.
seek-asks = { $target }, **{ $who } ti sfida:** { $game }.
seek-counters = { $target }, **{ $who } propone altre condizioni:** { $game }.
seek-side = { $who } gioca con **{ THE($side) }**.
seek-either = Le fazioni vengono sorteggiate.
seek-any = uno scenario qualsiasi
seek-note = «{ $note }»
seek-role = per { $role }
seek-level-near = per giocatori di punteggio simile
seek-level-new = per nuovi giocatori
seek-until = La sfida è aperta fino al { $until } ({ $remaining }).
seek-asked = { $by } è qui per giocare. { $who } ha tempo fino al { $until } per iniziare.
seek-taken = { $who } e { $by } giocano { $game }: { $link }
seek-withdrawn = { $who } ha ritirato questa sfida: { $game }.
seek-declined = { $target } ha rifiutato questa sfida: { $game }.
seek-turned = { $target } ha proposto altre condizioni per { $game }.
seek-expired = Questa sfida è scaduta senza risposta: { $game }.
seek-missed = { $by } voleva giocare { $game }, ma { $who } non ha iniziato.
seek-gone = Questa sfida è chiusa, perché uno dei giocatori se n’è andato: { $game }.
button-seekplay = Gioca
button-seekyes = Accetta
button-seekno = Rifiuta
button-seekgo = Inizia
button-seeklater = Non oggi
button-seekoff = Ritirala
button-seekterms = Altre condizioni…
button-seekmute = Niente più sfide
button-seekallow = Riattiva le sfide
button-seekbegin = Inizia
button-seeknot = Non ora
seek-thread = { $game }: { $first } – { $second }

## Messaggi ai giocatori

seek-here = { $who }, **{ $by } è qui per giocare:** { $game }. Vuoi iniziare ora? Rispondi entro il { $until }.
seek-begun = { $you }, **{ $other } gioca contro di te.** La tua fazione: **{ $side }**. { $link }
seek-told-declined = { $you }, { $target } ha rifiutato la tua sfida: { $game }. Cerca altri avversari con `/sfida cerca`.
seek-told-missed = { $you }, { $who } non può cominciare la partita ora. Per vedere altre sfide usa `/sfida aperte`.
seek-told-withdrawn = { $you }, { $who } ha ritirato la sfida. Per vedere altre sfide usa `/sfida aperte`.
seek-told-gone = { $you }, questa sfida è chiusa, perché un giocatore se n’è andato. Per vedere altre sfide usa `/sfida aperte`.

## Risposte private

seek-game = **Cerca un avversario.** A quale gioco?
seek-posted = La tua sfida è aperta: { $game }. Scade { $until }. Riceverai un messaggio quando comincia la partita.
seek-role-quiet = Il ruolo { $role } non riceve notifiche, perché non tutti possono menzionarlo. I suoi membri trovano la sfida con `/sfida aperte`.
seek-sent = { $who } ha ricevuto la tua sfida: { $game }. La sfida scade { $until }.
seek-sure = **{ $game }** contro { $who }. La tua fazione: **{ $side }**. La partita inizia subito.
seek-sure-either = **{ $game }** contro { $who }. Le fazioni vengono sorteggiate, e la partita inizia subito.
seek-risk = { $pace ->
    [live] Se salti un turno, l’avversario può reclamare la vittoria.
   *[other] Se salti due turni di fila, l’avversario può reclamare la vittoria.
}
seek-left-open = La sfida resta aperta.
seek-you-declined = Hai rifiutato. { $who } riceve un messaggio.
seek-muted = Non ricevi più sfide da { $who }, e { $who } non può accettare le tue. Se sfidi tu { $who }, anche { $who } potrà sfidarti di nuovo.
seek-allowed = { $who } può sfidarti di nuovo.
seek-you-closed = La sfida è chiusa. { $who } riceve un messaggio.
seek-you-withdrew = Hai ritirato la sfida.
seek-you-wait = Il bot chiede a { $who } di iniziare ora. Senza risposta, la sfida si chiude { $until }.
seek-list = { $count ->
    [one] **Un giocatore** cerca un avversario qui.
   *[other] **{ $count } giocatori** cercano un avversario qui.
}
seek-line = { $place }. { $who }: { $game } · gioca con { THE($side) } · scade: { $remaining }
seek-line-either = { $place }. { $who }: { $game } · fazioni sorteggiate · scade: { $remaining }
seek-choose = Gioca…
seek-mine = **Le tue sfide aperte:**
seek-mine-line = - { $game } · scade: { $remaining }
seek-withdraw = Ritira { $game }
seek-none = Qui nessuno cerca un avversario. Lancia una sfida con `/sfida cerca`.

## Rifiuti

seek-alone = Qui nessun altro può giocare con te. Cerca un avversario nel canale di un server.
seek-which = Le sfide sono per i giochi a due fazioni. Scegline uno con `partita`: { $games }.
seek-one-sided = { $title } ha una sola fazione. Scegli un altro gioco: { $games }.
seek-pace-or-clock = L’orologio fissa già il tempo delle due fazioni. Lascia vuoto `ritmo` o `orologio`.
seek-too-many = Hai già { $count ->
    [one] una sfida aperta
   *[other] { $count } sfide aperte
} qui. Ritirane una con `/sfida aperte`.
seek-already = C’è già una sfida fra te e { $who }. Rispondi, o ritirala, con `/sfida aperte`.
seek-own = Questa sfida è tua. Aspetta che qualcuno accetti, o ritirala.
seek-other = Questa sfida è per { $who }. Per vedere altre sfide usa `/sfida aperte`.
seek-closed = Questa sfida è chiusa. Per vedere altre sfide usa `/sfida aperte`.
seek-closed-list = Questa sfida è chiusa.
seek-faster = { $who } ha accettato un attimo prima di te.
seek-left = { $who } ha lasciato questo server, e la sfida è chiusa. Per vedere altre sfide usa `/sfida aperte`.
seek-channel-gone = Il canale di questa sfida non c’è più, e la sfida è chiusa. Per vedere altre sfide usa `/sfida aperte`.
seek-not-open = { $who } non accetta sfide da te. Sfida qualcun altro, o usa `/sfida cerca`.
seek-not-for-you = Tu non puoi accettare questa sfida. Per vedere altre sfide usa `/sfida aperte`.
seek-role-only = Questa sfida è per { $role }. Per vederne altre usa `/sfida aperte`.
seek-not-near = Questa sfida è per giocatori con un punteggio vicino a quello di { $who }. Per vedere altre sfide usa `/sfida aperte`.
seek-not-new = Questa sfida è per nuovi giocatori. Per vedere altre sfide usa `/sfida aperte`.
terms-title = Altre condizioni
terms-scenario = Scenario
terms-side = La tua fazione
terms-pace = Tempo
terms-note = Due parole per il tuo avversario
terms-no-side = Lo scenario non ha quella fazione. Scegli un’altra fazione o un altro scenario.
terms-over = Avete già proposto entrambi le vostre condizioni. Accetta o rifiuta la sfida.

## La bacheca

lobby-seeks = **Cercano un avversario** ({ $count })
lobby-seats = **Posti liberi** ({ $count })
lobby-live = **Partite dal vivo in corso** ({ $count })
lobby-game = { $game }: { $who } · { $link }
lobby-more = … e altre sfide ({ $count }): `/sfida aperte`
lobby-empty = **Per ora nessuno cerca un avversario.** Lancia tu una sfida, qui.
lobby-calls = { $role }, qualcuno cerca un avversario.
button-seeknew = Cerca un avversario
button-seekmine = Le mie partite
lobby-set = L’elenco delle sfide aperte è in { $channel }. Il bot pubblica lì le nuove sfide.
lobby-daily = Il bot ripubblica l’elenco ogni giorno alle { $hour } ({ $zone }), se qualcuno cerca un avversario.
lobby-ended = Il bot non pubblica più l’elenco in { $channel }. Le nuove sfide restano nei canali in cui i giocatori le lanciano.
lobby-trouble = Il bot non pubblica più l’elenco delle sfide in { $channel }: per tre giorni non ha potuto scrivere lì. Controlla i suoi permessi e usa di nuovo `/sfida bacheca`.
lobby-server = Puoi creare l’elenco delle sfide solo in un server che ha il bot. Usa lì `/sfida bacheca`.
lobby-manager = Solo i gestori del server possono creare l’elenco. Chiedi a uno di loro.
lobby-channel = Indica il canale dell’elenco con `canale`.
lobby-hour = Per il messaggio di ogni giorno serve anche l’ora. Indicala con `ora`.
lobby-everyone = L’elenco non può menzionare tutti. Scegli un altro ruolo, o lascia vuoto `ruolo`.
lobby-role = Il bot non può menzionare { $role } per te. Permetti a tutti di menzionare il ruolo, o scegline un altro.

## Le proprie partite

mine-none = Non giochi nessuna partita a due fazioni. Cerca un avversario con `/sfida cerca`, o guarda con `/sfida aperte` chi ne cerca uno.
mine-holiday = **Sei in vacanza fino al { $until }.** Le tue partite per corrispondenza ti aspettano.
mine-waiting = { $count ->
    [0] Non tocca a te in nessuna partita.
    [one] **In una partita tocca a te:**
   *[other] **In { $count } partite tocca a te:**
}
mine-others = { $count ->
    [one] **Una partita aspetta altri giocatori:**
   *[other] **{ $count } partite aspettano altri giocatori:**
}
mine-free = una fazione è libera
mine-standing = Ordini permanenti: { $orders }
mine-note = La tua nota: { $note }
button-mineask = Chiedi conferma a fine fase
mine-asks = Nelle partite per corrispondenza, il bot chiede conferma quando stai per concludere una fase troppo presto.
mine-play = Gioca { $place }

## Punteggi

name-match-rating = punteggio
name-match-ladder = classifica
name-match-season = stagione
name-match-annul = annulla
name-option-rated = classificata
name-option-why = motivo
command-match-rating = Mostra i tuoi punteggi, o quelli di un altro giocatore se li mostra
command-match-ladder = Mostra la classifica di questo server
command-match-season = Tieni aggiornata la classifica in un canale e fissa la fine della stagione (gestori del server)
command-match-annul = Annulla una partita valida per la classifica (gestori del server)
option-match-rated = La partita vale per la classifica: niente consigli, piani o probabilità (se vuoto: no)
option-match-rating-user = Il giocatore (se vuoto: tu)
option-match-ladder-game = Il gioco (se vuoto: tutti)
option-match-season-channel = Il canale della classifica; per toglierla, lascia vuote tutte le opzioni
option-match-season-until = L’ultimo giorno della stagione (se vuoto: la fine del trimestre)
option-match-annul-game = La partita
option-match-annul-why = Il motivo, visibile ai due giocatori
seek-rated = **vale per la classifica:** niente consigli, piani o probabilità di vittoria
seek-rated-first = È la tua prima partita valida per la classifica. Nessun altro vede il tuo punteggio finché non lo mostri con `/sfida punteggio`.
seek-rated-uncounted = Questa partita non cambierà il tuo punteggio. Di recente hai giocato troppe volte contro { $who }.
rating-none = Non hai ancora un punteggio. Gioca una partita valida per la classifica: usa `/sfida cerca` o `/sfida sfida` con `classificata`.
rating-not-shown = { $who } non mostra i suoi punteggi.
rating-of = **Punteggi di { $who }**
rating-line = **{ $title }: { $rating } ± { $deviation }** · { $games ->
    [one] una partita
   *[other] { $games } partite
}
rating-line-new = **{ $title }: circa { $rating } ± { $deviation }** · ancora incerto dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}
rating-last = La tua ultima partita: { $change }, da { $before } a { $after }. La tua probabilità di vittoria era { $expected } su 100.
rating-better-side = Fazione favorita nello scenario «{ $scenario }»: { $side } (circa +{ $points }).
rating-private = Solo tu vedi i tuoi punteggi.
rating-public = Tutti possono vedere i tuoi punteggi, e puoi comparire in classifica. La classifica finale di una stagione conserva il tuo posto finché non cancelli i tuoi dati.
button-rating-show = Mostra i punteggi
button-rating-hide = Nascondili
ladder-line = { $place }. { $who } · { $rating } ± { $deviation } · { $games ->
    [one] una partita
   *[other] { $games } partite
}
ladder-title = **Classifica di questo server** · stagione fino al { $until }
ladder-heading = Classifica
ladder-final = **Classifica finale della stagione** · dal { $began } al { $ended }
ladder-final-heading = Classifica finale
ladder-figure = { $rating } ± { $deviation }
ladder-nameless = Giocatore { $place }
ladder-deleted = *cancellato*
ladder-more = … e { $count ->
    [one] un altro giocatore
   *[other] altri { $count } giocatori
}: `/sfida classifica`
ladder-risen = **Il maggior progresso del mese:** { $who }, +{ $points }
ladder-risen-last = **Il maggior progresso del mese scorso:** { $who }, +{ $points }
ladder-first = **Il primo giocatore a vincere ogni scenario con entrambe le fazioni:** { $who }
ladder-lead = Per confronto: il pilota automatico forte supera quello normale di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
ladder-lead-mark = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: il vantaggio del pilota automatico forte su quello normale
ladder-how = In classifica entrano i giocatori che mostrano i punteggi con `/sfida punteggio`. Servono cinque partite valide di questa stagione su questo server, contro almeno tre avversari. A parità di punti viene prima il punteggio più sicuro.
ladder-final-how = In classifica ci sono i giocatori che a fine stagione mostravano i loro punteggi.
ladder-none = La classifica è vuota.
ladder-gone = Il bot non conserva più questa classifica. Per vedere quella attuale usa `/sfida classifica`.
ladder-hints = **Solo chi gestisce il server vede queste righe.** Ogni riga può avere una spiegazione innocente. Una partita annullata con `/sfida annulla` non conta più per i punteggi.
ladder-hints-pair = { $who } ha giocato contro { $other } { $games } delle sue { $all } partite valide per la classifica.
ladder-hints-young = { $days ->
        [0] L’account di { $who } esiste da meno di un giorno.
        [one] L’account di { $who } esiste da un giorno.
       *[other] L’account di { $who } esiste da { $days } giorni.
    }
ladder-hints-quick = { $games ->
        [one] { $who } ha perso una partita contro { $other } entro due turni.
       *[other] { $who } ha perso { $games } partite contro { $other } entro due turni.
    }
ladder-hints-more = … e { $count ->
        [one] un’altra riga
       *[other] altre { $count } righe
    }
button-ladder-picture = Mostra come immagine
button-ladder-contrast = Alto contrasto
badge-both-sides = ha vinto con entrambe le fazioni
badge-all-fields = ha vinto ogni scenario
badge-on-time = { $count ->
    [one] 1 partita
   *[other] { $count } partite
} senza scadenze mancate
badge-season = ha vinto una stagione
season-set = La classifica è in { $channel }. La stagione finisce il { $ends } ({ $zone }). Quel giorno il bot pubblica la classifica finale, e comincia la stagione seguente.
season-ended = Il bot non pubblica più la classifica in { $channel }. Per rivederla usa `/sfida classifica`.
season-trouble = Il bot non pubblica più la classifica in { $channel }: per tre giorni non ha potuto scrivere lì. Controlla i suoi permessi e usa di nuovo `/sfida stagione`.
season-server = Puoi creare la classifica solo in un server che ha il bot. Usa lì `/sfida stagione`.
season-manager = Solo chi gestisce il server può creare la classifica. Tutti possono vederla con `/sfida classifica`.
season-channel = Indica il canale della classifica con `canale`.
season-span = Indica l’ultimo giorno della stagione. Dev’essere nel futuro, al massimo fra un anno.
annul-not-manager = Solo chi gestisce il server può annullare una partita valida per la classifica.
annul-no-such = In questo server nessuna partita finita e valida per la classifica ha questo nome. Scegline una dall’elenco.
annul-own = Hai giocato questa partita: deve decidere un altro gestore del server.
annul-already = Questa partita è già stata annullata.
annul-done = Hai annullato la partita. Il bot ha ricalcolato tutti i punteggi, e i due giocatori ricevono un messaggio. { $link }
annul-operator = il gestore del bot
annul-told = { $players }, { $by } ha annullato questa partita. Il motivo: «{ $why }». Il bot ha ricalcolato tutti i punteggi. { $link }

## Gli avvisi

button-seekwish = Avvisami
button-seekunwish = Disattiva gli avvisi
wish-ask = **Vuoi un messaggio diretto** quando qualcuno cerca un avversario qui? Per quali giochi?
wish-choose = Giochi…
wish-set = Riceverai un messaggio diretto quando qualcuno cerca un avversario qui: { $games }. Ne riceverai al massimo tre al giorno. Il bot smette se non rispondi a tre messaggi di fila.
wish-stopped = Non riceverai più messaggi sulle sfide di quel server.
wish-told = **{ $who } cerca un avversario** su { $server }: { $game }. { $link }
wish-last = Questo è l’ultimo avviso, perché non hai risposto agli ultimi tre avvisi. Per riceverne ancora, usa `/sfida aperte`.

## Dopo l’ultimo ordine

button-since = Che cosa è successo
since-title = **Dopo il tuo ultimo ordine:** { $game }, { $side } · { $link }
since-nothing = Dal tuo ultimo ordine non è successo nulla.
since-player = Non giochi nessuna fazione in questa partita. Per vedere le tue partite: `/sfida mie`.
since-which = Indica una delle tue partite con `partita`. Per vederle: `/sfida mie`.

## Note

name-match-note = nota
command-match-note = Scrivi una nota privata su una tua partita a due fazioni
option-match-noted = La partita (se vuoto: quella di questo canale, o l’unica che giochi)
note-title = La tua nota privata
note-label = La nota privata (vuota per eliminarla)
note-kept = Hai salvato la nota. Puoi vederla solo tu, con `/sfida mie`.
note-deleted = Hai eliminato la nota su questa partita.

## Finire una partita d’accordo

name-match-break-off = interrompi
command-match-break-off = Proponi all’avversario di interrompere questa partita senza vincitori
offer-asks = { $who }, { $by } propone di interrompere questa partita senza vincitori. Va bene?
offer-asks-rated = { $who }, { $by } propone di interrompere questa partita senza vincitori. Se accetti, la partita non vale per la classifica. Va bene?
offer-own = { $who } propone di interrompere questa partita. L’altra fazione ha tre giorni per accettare. Intanto puoi giocare.
offer-agreed = { $who } accetta la proposta di { $by }: la partita finisce senza vincitori.
offer-declined = { $who } rifiuta la proposta di { $by }: la partita continua.
offer-withdrawn = { $who } ritira la proposta di interrompere la partita.
offer-both = Avete proposto tutti e due di interrompere la partita. La partita finisce, e nessuno vince.
offer-asked = Il bot ha inoltrato la tua proposta all’avversario nel canale della partita. L’avversario ha tre giorni per rispondere. Intanto puoi giocare.
offer-again = Hai già fatto questa proposta. Continua a giocare, o aspetta la risposta.
offer-refused = L’avversario ha appena rifiutato. Puoi ripetere la proposta tra un’ora.
offer-nobody = Nessuno gioca l’altra fazione, quindi nessuno può accettare. Per smettere, usa `/assedio abbandona`.
offer-autopilot = Il pilota automatico gioca l’altra fazione, quindi nessuno può accettare. Per smettere, usa `/assedio abbandona`.
offer-sides = Solo una partita a due fazioni può finire di comune accordo. Per smettere, usa `/assedio abbandona`.
offer-invited = La partita non è cominciata, perché un giocatore non ha ancora accettato l’invito. Per rinunciare, usa `/assedio abbandona`.
offer-gone = Questa proposta non vale più. Puoi farne un’altra.
offer-yours = La proposta è tua: deve rispondere { $who }.
button-offeryes = Interrompi la partita
button-offerno = Continua

## Pause

name-match-pause = pausa
command-match-pause = Proponi una pausa, vai in vacanza, oppure termina la pausa o la vacanza
option-match-until = Quando riprende la partita: un giorno, o «tra 10 giorni» (se vuoto: la pausa finisce ora)
name-option-holiday = vacanza
option-match-holiday = Vai in vacanza: le tue partite per corrispondenza ti aspettano, e non devi chiedere a nessuno
pause-asks = { $who }, { $by } propone una pausa fino al { $until }. Fino ad allora il tempo non scorre. Va bene?
pause-own = { $who } propone una pausa fino al { $until }. L’altra fazione non ha ancora risposto. Intanto puoi giocare.
pause-agreed = { $who } accetta la pausa proposta da { $by }: la partita è in pausa fino al { $until }. Ogni giocatore può terminare prima la pausa con `/sfida pausa`: la partita riprende un giorno dopo.
pause-withdrawn = { $who } ritira la proposta di una pausa.
pause-past = Una pausa dura almeno un’ora. Falla finire più tardi.
pause-long = Una pausa dura al massimo 30 giorni. Indica un giorno entro il { $most }, o termina la partita con `/sfida interrompi`.
pause-none = Questa partita non è in pausa. Per proporre una pausa, indica in `fino` quando finisce.
pause-ends = La pausa termina il { $at } ({ $remaining }). Il bot avvisa l’avversario.
pause-told = { $who }, { $by } termina la pausa: la partita riprende il { $until }.
pause-sides = Puoi mettere in pausa solo una partita a due fazioni. Le altre non hanno scadenze: ti aspettano comunque.
pause-nobody = Nessuno gioca ancora l’altra fazione, quindi il tempo non scorre. Proponi la pausa quando c’è un avversario.
pause-autopilot = Il pilota automatico gioca l’altra fazione, quindi nessuno può accettare una pausa.
pause-campaign = Una campagna segue il suo calendario, quindi la partita non può andare in pausa. Il giocatore che guida la partita può chiudere la campagna.
pause-claim = Il tempo di una fazione è scaduto, quindi la partita non può andare in pausa. Prima l’altra fazione deve decidere che cosa succede.
## Vacanze

holiday-begun = La tua vacanza dura fino al { $until }. { $count ->
    [0] Per ora nessuna partita per corrispondenza ti aspetta.
    [one] Una partita per corrispondenza ti aspetta.
   *[other] { $count } partite per corrispondenza ti aspettano.
} { holiday-left }
holiday-left = Quest’anno { $days ->
    [0] non hai più giorni
    [one] hai ancora un giorno
   *[other] hai ancora { $days } giorni
} di vacanza.
holiday-late = Se in una partita ti restano meno di 12 ore per rispondere, la scadenza resta valida. In quella partita la vacanza comincia dopo la tua risposta.
holiday-long = Una vacanza dura al massimo 10 giorni. Indica un giorno entro il { $most }.
holiday-past = Una vacanza dura almeno un’ora. Falla finire più tardi.
holiday-used = { holiday-left } Accorcia la vacanza, oppure lascia vuoto `vacanza` e proponi una pausa in una singola partita.
holiday-already = Sei in vacanza fino al { $until }. Per terminarla, lascia vuoto `fino`.
holiday-none = Non sei in vacanza.{ $days ->
    [0] { "" }
   *[other] { " " }Per iniziarne una, indica quando finisce.
} { holiday-left }
holiday-ended = La tua vacanza è finita, e le tue partite continuano.
button-pause = Metti in pausa
