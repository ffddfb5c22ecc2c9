### Il gioco del giorno.

error-counts = Questa è la partita del giorno di un giocatore, e altri giocano con gli stessi dadi. Fino alle { $until } la partita resta privata e le regole non cambiano. Dopo il giocatore può condividerla, cederla o spostarla.
daily-not-again = Altri giocano con questi dadi fino alle { $until }, quindi non puoi ancora rigiocarli. Dopo potrai usare `/giornaliero allenamento` quante volte vuoi.

## Sulle plance, nelle esportazioni.

daily-board-counts = -# Partita del giorno, { $day }: un solo tentativo, che conta se lo finisci entro le { $until }.
daily-board-past = -# Partita del giorno, { $day }: quel giorno è finito, e le prossime mosse non contano.
daily-board-practice = -# Allenamento con la partita del { $day }. Non conta per la classifica.
daily-resign = Questo è il tuo unico tentativo, e conta se lo finisci entro le { $until }. Se abbandoni, non conta e non puoi riprovare.
daily-sealed = -# Altri giocano ancora con questi dadi. Il bot rivela il seme alle { $until }. Poi puoi controllare i dadi con `/assedio verifica`. SHA-256: { $hash }
daily-export = Ecco tutta la partita in un file: `{ $name }`. Non contiene nomi. Per ora non contiene nemmeno il seme, perché altri giocano con gli stessi dadi fino alle { $until }. Per controllare i dadi, esportala di nuovo dopo quell’ora.
daily-verify = Altri giocano ancora con questi dadi: il seme resta segreto fino alle { $until }. Dopo puoi ricontrollare tutti i dadi e le carte con `/assedio verifica`. SHA-256 del seme: { $hash }
daily-verify-file = **Il bot non può ancora verificare questo file: manca il seme dei dadi, perché altri giocavano con gli stessi dadi.** Il file è in ordine e contiene l’impronta del seme: { $hash }. Esporta di nuovo la partita dopo { $until }.

## L’unico tentativo.

daily-begun = **La tua partita del giorno comincia: { $link }** La partita del { $day } conta per la classifica se la finisci entro il { $until } ({ $left }). Nessun altro la vede prima della fine del giorno.
daily-running = **La tua partita del giorno è in corso: { $link }** La partita del { $day } conta per la classifica se la finisci entro il { $until } ({ $left }).
daily-hurry = Resta poco tempo. Dopo la scadenza la partita non conta più, ma puoi finirla lo stesso.
daily-aside = { $why ->
    [closed] Discord non permette al bot di scriverti: la tua partita è in un thread privato.
   *[busy] Nei tuoi messaggi diretti con il bot c’è già una partita, quindi questa è in un thread privato.
}
daily-thread-name = Partita del { $day } ({ $who })
daily-direct-busy = Il tuo tentativo non è cominciato. Nei tuoi messaggi diretti con il bot c’è già una partita: { $link }. Chiudila con `/assedio abbandona`, o spostala con `/assedio qui`. Oppure comincia in un canale dove tu e il bot potete creare thread privati.
daily-direct-closed = La tua partita del giorno è pronta, ma Discord non permette al bot di scriverti. Sblocca il bot, o permetti i messaggi diretti dai membri di un server comune, e comincia di nuovo. Oppure comincia in un canale dove tu e il bot potete creare thread privati.
daily-over = Hai finito la tua partita del giorno { $day }. Ora il bot controlla le mosse. Poi il risultato compare in `/giornaliero classifica`.
daily-confirmed = **La tua partita del giorno { $day } conta.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, ordini tuoi { $own }%{ $times ->
    [none] {""}
   *[other] , { $times }
}: { $rank ->
    [0] senza posto in classifica, perché hai dato troppo pochi ordini (minimo { $mostly }%).
   *[other] { $rank }º posto su { $count } in tutti i server.
}
daily-unfinished = La tua partita del giorno { $day } non conta, perché non l’hai finita in tempo. Ogni giorno c’è una partita nuova. Puoi rigiocare le partite passate con `/giornaliero allenamento`.
daily-unfinished-away = Il giorno { $day } è finito mentre il bot non era raggiungibile. La tua partita è rimasta a metà, quindi non conta. I tuoi giorni di fila continuano con la prossima partita che finisci. Puoi rigiocare le partite passate con `/giornaliero allenamento`.
daily-deleted = Hai già usato il tuo tentativo del giorno { $day }, anche se poi hai cancellato i tuoi dati. Ogni giorno c’è una partita nuova. Puoi rigiocare le partite passate con `/giornaliero allenamento`.
daily-refused = **Il bot non ha potuto confermare la tua partita del giorno { $day }: non compare in nessuna classifica.** { $why ->
    [another] Non è la partita cominciata con i dadi di quel giorno.
    [others] Un’altra persona ha preso una decisione.
    [late] Non è finita in quel giorno.
    [damaged] La partita salvata non è leggibile.
    [other-rules] È stata giocata con un’altra versione delle regole: il risultato cambia alla riga { $version }.
    [after-other-rules] È stata giocata con un’altra versione delle regole: il risultato cambia alla riga { $version }.
   *[other] Con i dadi di quel giorno, le sue mosse danno un altro risultato alla riga { $version }.
} Scrivi `/assedio esporta` nel suo canale e manda il file al gestore di questo bot, che può controllare ogni mossa. I risultati degli altri giorni non cambiano.

## Classifiche.

daily-somebody = qualcuno
daily-table = **Partita del giorno, { $day }, { $where ->
    [server] questo server
   *[everywhere] tutti i server
}**
daily-table-line = **{ $rank }** · { $who } · { $band } · { $score } · { $days } { $days ->
    [one] { period }
   *[other] { periods }
} · { $own }% a mano{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-line-hidden = **{ $rank }** · { $who } · { $band } · { $own }% a mano{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-hidden = -# Punti e durata compaiono quando hai finito, o alla fine del giorno.
daily-tier-own = **A mano** (ordini dati dal giocatore: almeno { $own } su 100)
daily-tier-mostly = **In gran parte a mano** (ordini dati dal giocatore: almeno { $mostly } su 100)
daily-tier-apart = **Giocate dal pilota automatico**, fuori classifica (ordini dati dal giocatore: meno di { $mostly } su 100)
daily-table-apart = Il tuo risultato è fuori classifica: i tuoi ordini sono { $own } su 100, e ne servono almeno { $mostly }.
daily-table-means = -# «A mano» dice quanti ordini su 100 ha dato il giocatore. Il bot conta gli ordini in ogni { period } e in ogni sequenza di combattimento. Scegliere un piano vale come un ordine, chiudere una fase no. Più ordini dai, più alto è il tuo gruppo. Nello stesso gruppo decidono i punti.
daily-par = Il pilota automatico da solo, con gli stessi dadi: { $band }, { $score }.
daily-title = { $title }: { $scenario }
daily-share = Condividi questo testo, che non rivela dadi né carte:
daily-share-title = { $title } · { $day }
daily-share-band = { $bar } { $band }
daily-share-own = { $bar } { $own }% a mano
daily-share-par = { $than ->
    [better] 🏆 meglio del pilota automatico
    [worse] 🎩 il pilota automatico ha fatto meglio
   *[even] 🤝 alla pari con il pilota automatico
}
daily-share-streak = 🔥 { $count } { $count ->
    [one] giorno
   *[other] giorni
} di fila
daily-status-streak = I tuoi giorni di fila in classifica: { $count }. Puoi saltare un giorno su sette senza interrompere la serie.
daily-table-none = Non ci sono ancora risultati confermati.
daily-table-own = Il tuo posto: { $rank } su { $count } (pagina { $page }).
daily-table-running = Partite in corso: { $count }.
daily-table-over = In verifica: { $count }.
daily-table-unfinished = Non finiti: { $count }.
daily-table-refused = Non confermati: { $count }.
button-daily-server = Questo server
button-daily-everywhere = Tutti i server
button-daily-play = Gioca la partita di oggi
button-daily-table = Risultati
button-daily-remind = Ricordamelo
button-daily-no-reminders = Basta promemoria

## Come va.

daily-status = **Partita del giorno, { $day }: { $title }.** Tutti hanno le stesse carte, gli stessi dadi e un solo tentativo, da finire entro il { $until } ({ $left }).
daily-status-hash = SHA-256 del segreto di questa partita, rivelato alla fine del giorno: `{ $hash }`
daily-status-word = { $word ->
    [none] I dadi dipendono da questo segreto e da un numero. Il numero arriva con il primo `/giornaliero gioca` del giorno, in qualsiasi server.
   *[other] I dadi dipendono da questo segreto e dal numero del primo comando del giorno: `{ $word }`
}
daily-status-last-word = La partita precedente, { $day }, usava il segreto `{ $secret }` e il numero `{ $word }`. Il bot ha mostrato lo SHA-256 `{ $hash }` del segreto prima e durante quel giorno. Per controllarlo: `printf %s { $secret } | sha256sum`. Per calcolare il seme dei dadi: `printf '%s/%s' { $secret } { $word } | sha256sum`. Puoi rigiocarla con `/giornaliero allenamento`.
daily-status-players = { $count ->
    [0] Nessuno ha ancora cominciato la partita.
    [one] Una persona ha cominciato la partita.
   *[other] { $count } persone hanno cominciato la partita.
}
daily-status-none = Oggi non hai ancora giocato. Comincia con `/giornaliero gioca`.
daily-status-next = La prossima partita, { $day }, ha un segreto con lo SHA-256 `{ $hash }`.
daily-status-last = La partita precedente, { $day }, usava il seme `{ $seed }`. Il bot ha mostrato lo SHA-256 `{ $hash }` del seme prima e durante quel giorno. Controllalo: `printf %s { $seed } | sha256sum`. Puoi rigiocarla con `/giornaliero allenamento`.

## Promemoria.

daily-next = ☀️ Prossima partita del giorno: { $starts }.
daily-reminder = ☀️ **La partita del giorno { $day } è aperta: { $title }.** Puoi cominciarla fino al { $until }.
daily-reminder-last = Se non giochi nemmeno oggi, il bot non ti manda più questo promemoria. Per riattivarlo usa `/giornaliero stato`.
daily-reminder-on = Riceverai un messaggio diretto all’inizio di ogni partita del giorno (la prossima { $starts }). Se non giochi dopo tre promemoria, il bot smette di mandarli.
daily-reminder-off = Non riceverai più promemoria della partita del giorno.

## Allenamento.

daily-practice-begun = **Comincia l’allenamento con la partita del { $day }: { $link }** Non conta per la classifica.
daily-not-yet = Non puoi allenarti con la partita del { $day } prima che quel giorno finisca, perché altri giocano con quei dadi. Per la partita di oggi usa `/giornaliero gioca`.
daily-no-day = Il { $day } non c’era una partita del giorno. Scegli uno dei giorni suggeriti.
daily-no-server = Questo comando funziona solo nei server con il bot. Qui puoi vedere i risultati di tutti i server con `/giornaliero classifica`.

## Canali avvisati.

daily-followed = Da ora il bot pubblica qui ogni partita del giorno, con i risultati del giorno prima. La prossima comincia alle { $time }. Per smettere: `/giornaliero smetti`.
daily-unfollowed = Questo canale non riceve più la partita del giorno.
daily-not-followed = Questo canale non riceve la partita del giorno. Per riceverla: `/giornaliero segui`.
daily-manager = Solo i gestori del server o del canale possono deciderlo (*Gestisci server* o *Gestisci canali*). Chiedi a uno di loro.
daily-opening = ## Partita del giorno, { $day }
    { $title }. Tutti hanno le stesse carte, gli stessi dadi e un solo tentativo, da finire entro il { $until }.
daily-opening-last = **La partita del { $day } è finita.** Risultati confermati in tutti i server: { $count }.
daily-opening-best = Il miglior risultato di tutti i server:
daily-trouble = Il bot non ha potuto pubblicare la partita del giorno in { $channel }. In quel canale dai al bot questi permessi: **{ $permissions }**. Se non ci riesce nemmeno domani, il canale non riceve più partite del giorno fino al prossimo `/giornaliero segui`.
daily-dropped = { $channel } non riceve più partite del giorno: il canale non c’è più, o il bot non può scrivere lì. Dai al bot i permessi e usa di nuovo `/giornaliero segui` in quel canale.

## Comandi.

name-daily = giornaliero
name-daily-play = gioca
name-daily-board = classifica
name-daily-status = stato
name-daily-practice = allenamento
name-daily-follow = segui
name-daily-unfollow = smetti
command-daily = La partita del giorno: le stesse carte e gli stessi dadi per tutti
command-daily-play = Gioca la partita del giorno: hai un solo tentativo
command-daily-board = Mostra i risultati di un giorno, in questo server o in tutti
command-daily-status = Mostra la scadenza della partita di oggi, le impronte dei dadi e il tuo tentativo
command-daily-practice = Allenati in questo canale con la partita di un giorno passato (non conta)
command-daily-follow = Pubblica ogni giorno in questo canale la partita del giorno e gli ultimi risultati
command-daily-unfollow = Smetti di pubblicare la partita del giorno in questo canale
option-daily-day = Il giorno (se vuoto: oggi)
option-daily-past = Un giorno passato
option-daily-where = I risultati di questo server, o di tutti i server
choice-daily-server = di questo server
choice-daily-everywhere = di tutti i server

## La battaglia del giorno.

daily-battle = ⚔️ **Battaglia del giorno, { $day }.** Comandi: **{ $side }**, contro il pilota automatico. Tutti hanno la stessa fazione, gli stessi dadi e un solo tentativo, da finire entro il { $until } ({ $left }). La fazione cambia da un giorno all’altro.
daily-battle-line = ⚔️ **Battaglia del giorno, { $day }: { $title }.** Tutti hanno la stessa fazione, gli stessi dadi e un solo tentativo: `/giornaliero battaglia`.
daily-battle-none = La battaglia di oggi non è pronta, perché il bot la sta ancora sorteggiando. Riprova tra qualche minuto.
button-daily-battle = ⚔️ Battaglia di oggi
button-daily-battle-play = Gioca la battaglia
button-daily-battle-against = Sfida un giocatore
name-daily-battle = battaglia
command-daily-battle = Gioca la battaglia di oggi contro il pilota automatico: hai un solo tentativo

## L’enigma del giorno.

command-daily-puzzle = Risolvi l’enigma di oggi: una posizione, una risposta
name-daily-puzzle = enigma
button-puzzle = 🧩 Enigma
button-puzzle-on = ▶ Gioca da qui
puzzle-title = 🧩 **Enigma del { $day }: { $title }**, { period } { $number }
puzzle-side = Comandi: **{ $side }**.
puzzle-which = Un piano è nettamente il migliore. Quale? Conta solo la tua prima risposta.
puzzle-solved = { $found ->
    [yes] ✅ Giusto: **{ $right }**.
   *[no] ❌ Hai scelto **{ $answer }**. Il piano migliore è **{ $right }**.
}
puzzle-chance = - { $plan }: vittoria in { $number } partite su 100
puzzle-points = - { $plan }: { $number } { $number ->
    [one] punto
   *[other] punti
} al tramonto
puzzle-others = { " · " }scelto da { $share } su 100
puzzle-surprising = Il consigliere avrebbe scelto un altro piano.
puzzle-record = { $count ->
    [one] Risposte esatte: { $right } su { $count }.
   *[other] Risposte esatte: { $right } sulle tue ultime { $count }.
}
puzzle-streak = 🧩 { $count } { $count ->
    [one] giorno
   *[other] giorni
} di fila
puzzle-next = -# Il prossimo enigma arriva { $at }.
puzzle-none = Per questo giorno non c’è ancora un enigma. Il bot ne cerca uno: riprova tra mezz’ora.
puzzle-unanswered = Prima rispondi all’enigma di oggi, con `/giornaliero enigma`.
puzzle-played-on = Ora giochi dalla posizione dell’enigma: { $link }
puzzle-share = Siegemaster · Enigma { $day } · { $game } { $found ->
    [yes] ✅
   *[no] ❌
}
