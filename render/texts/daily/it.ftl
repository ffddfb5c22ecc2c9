### Il gioco del giorno.

error-counts = Questo è l’unico tentativo di qualcuno a una partita che giocano anche altri. Vale fino alle { $until }, e fino ad allora lo gioca una sola persona, con regole fisse, dove nessun altro guarda. Dopo si può condividere, cedere e portare ovunque.
daily-not-again = Altri giocano con questi dadi fino alle { $until }: il gioco del giorno non è finito. Da allora, `/giornaliero allenamento` lo rigioca quanto vuoi.

## Sulle plance, nelle esportazioni.

daily-board-counts = -# Il gioco del giorno, { $day }: un solo tentativo, che vale fino alle { $until }.
daily-board-past = -# Il gioco del giorno, { $day }: quel giorno è finito, e ciò che si decide da ora non vale.
daily-board-practice = -# Allenamento: di nuovo il gioco del { $day }. Non vale.
daily-resign = È il tuo unico tentativo, che conta fino alle { $until }: abbandonato, non conta, e non ce n’è un altro.
daily-sealed = -# Altri giocano ancora con questi dadi: il seme si dice alle { $until }; poi `/assedio verifica` li controlla. SHA-256: { $hash }
daily-export = Tutta la partita in un file: `{ $name }`. Non contiene nomi, e non ancora il seme dei dadi: altri ci giocano fino alle { $until }. Allora esportala di nuovo per far controllare i dadi.
daily-verify = Altri giocano ancora con questi dadi, perciò nessuno vede il seme prima delle { $until }. Il suo SHA-256: { $hash }. Da allora `/assedio verifica` rigioca ogni dado e ogni carta.
daily-verify-file = **Non ancora verificabile: altri giocavano ancora con questi dadi, perciò il seme non è nel file.** Il file è in ordine e contiene l’hash del seme: { $hash }. Esporta di nuovo la partita dopo { $until }.

## L’unico tentativo.

daily-begun = **Il tuo gioco del giorno comincia: { $link }** È quello del { $day } che vale, solo tuo, con calma fino al { $until } ({ $left }). Nessun altro lo vede prima che il giorno finisca.
daily-running = **Il tuo gioco del giorno è in corso: { $link }** È quello del { $day }, e vale fino al { $until } ({ $left }).
daily-hurry = Resta poco tempo: ciò che allora non sarà finito non vale, anche se puoi continuare a giocarlo.
daily-aside = { $why ->
    [closed] Discord non lascia che il bot ti scriva, quindi la tua partita è in un thread privato, senza altri.
   *[busy] Nei tuoi messaggi diretti con il bot è in corso un’altra partita, quindi questa è in un thread privato, senza altri.
}
daily-thread-name = Il gioco del { $day } ({ $who })
daily-direct-busy = Il tuo tentativo non è cominciato. Il suo posto sono i tuoi messaggi diretti con il bot, dove è in corso un’altra partita: { $link }. Chiudi quella partita con `/assedio abbandona`, o spostala con `/assedio qui`. Oppure scrivi `/giornaliero gioca` in un canale di un server dove tu e il bot potete creare thread privati.
daily-direct-closed = Il tuo gioco del giorno è pronto, ma Discord non lascia che il bot ti scriva. Sblocca il bot, o permetti i messaggi diretti dai membri di un server che hai in comune con il bot. Poi scrivi di nuovo `/giornaliero gioca`. Oppure scrivilo in un canale di un server dove tu e il bot potete creare thread privati. Nulla è perduto.
daily-over = Hai già giocato il tuo gioco del giorno { $day }. Le mosse vengono rigiocate; una volta confermate, il risultato sta in `/giornaliero classifica`.
daily-confirmed = **Il tuo gioco del giorno { $day } vale.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, tuo per il { $own }%{ $times ->
    [none] {""}
   *[other] , { $times }
}: { $rank ->
    [0] senza posto in classifica, perché meno del { $mostly }% era tuo.
   *[other] { $rank }º posto su { $count } in tutti i server.
}
daily-unfinished = Il tuo gioco del giorno { $day } non vale: è stato abbandonato, o non era finito quando finì il giorno. Il prossimo giorno ne porta un altro; `/giornaliero allenamento` rigioca quelli passati quanto vuoi.
daily-unfinished-away = Il giorno { $day } è finito mentre nessuno poteva raggiungere il bot: il tuo gioco di quel giorno, rimasto a metà, non vale. I tuoi giorni di fila continuano con il prossimo che finisci; `/giornaliero allenamento` rigioca i giorni passati.
daily-deleted = Hai già avuto il tuo gioco del giorno { $day }, e da allora hai cancellato ciò che era salvato su di te. Il prossimo giorno ne porta un altro; `/giornaliero allenamento` rigioca quelli passati quanto vuoi.
daily-refused = **Il risultato del tuo gioco del giorno { $day } non si è potuto confermare, perciò non sta in nessuna classifica.** { $why ->
    [another] Non è la partita cominciata con i dadi di quel giorno.
    [others] Vi ha deciso anche qualcun altro.
    [late] Non era finita quando finì il giorno.
    [damaged] Ciò che ne è salvato non si può leggere.
    [other-rules] È stata giocata con un’altra versione delle regole, che alla riga { $version } portò ad altro.
    [after-other-rules] È stata giocata con un’altra versione delle regole, che alla riga { $version } portò ad altro.
   *[other] Rigiocate con i dadi di quel giorno, le sue mosse portano ad altro alla riga { $version }.
} Manda il file di `/assedio esporta`, scritto dove si è giocato, a chi gestisce questo bot: con quello si può controllare ogni mossa. I giochi degli altri giorni non ne sono toccati.

## Classifiche.

daily-somebody = qualcuno
daily-table = **Il gioco del giorno, { $day }, { $where ->
    [server] cominciato in questo server
   *[everywhere] in tutti i server
}**
daily-table-line = **{ $rank }** · { $who } · { $band } · { $score } · { $days } { $days ->
    [one] { period }
   *[other] { periods }
} · { $own }% proprio{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-line-hidden = **{ $rank }** · { $who } · { $band } · { $own }% proprio{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-hidden = -# Punti e durata compaiono alla fine del tuo tentativo o del giorno.
daily-tier-own = **Tutta opera propria** (almeno il { $own }%)
daily-tier-mostly = **In gran parte opera propria** (almeno il { $mostly }%)
daily-tier-apart = **Giocati dal pilota automatico**, fuori classifica (meno del { $mostly }% proprio)
daily-table-apart = Il tuo risultato è fuori classifica: era tuo per il { $own }%, e ci vuole il { $mostly }%.
daily-table-means = -# Proprio: di ogni { period } e di ogni round di combattimento, la parte degli ordini dati di persona. Chiudere una fase non è un ordine; scegliere un piano ne vale uno. Sta più in alto chi ha giocato più di persona; in un gruppo decidono i punti.
daily-par = Il pilota automatico da solo, con gli stessi dadi: { $band }, { $score }.
daily-title = { $title }: { $scenario }
daily-share = Da condividere; non rivela né dadi né carte:
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
daily-status-streak = I tuoi giorni di fila in classifica: { $count }.
daily-table-none = Nessun risultato è ancora confermato.
daily-table-own = Tu hai il { $rank }º posto su { $count } (pagina { $page }).
daily-table-running = Ancora in gioco: { $count }.
daily-table-over = In verifica: { $count }.
daily-table-unfinished = Non finiti: { $count }.
daily-table-refused = Non confermati: { $count }.
button-daily-server = Questo server
button-daily-everywhere = Tutti i server
button-daily-play = Gioca il gioco di oggi
button-daily-table = Risultati

## Come va.

daily-status = **Il gioco del giorno, { $day }: { $title }.** Le stesse carte e gli stessi dadi per tutti, un tentativo a testa, fino al { $until } ({ $left }).
daily-status-hash = SHA-256 del suo segreto, che si dice a giorno finito: `{ $hash }`
daily-status-word = { $word ->
    [none] Il primo `/giornaliero gioca`, ovunque, porta la parola che con questo segreto dà i dadi.
   *[other] Parola dei suoi dadi, il numero del primo comando: `{ $word }`
}
daily-status-last-word = Il precedente, { $day }, si è giocato con il segreto `{ $secret }`, il cui SHA-256 `{ $hash }` è stato mostrato prima e durante quel giorno, e con la parola `{ $word }`. Chiunque può controllare entrambi: `printf %s { $secret } | sha256sum` e `printf '%s/%s' { $secret } { $word } | sha256sum`, che è il seme dei dadi. `/giornaliero allenamento` lo rigioca.
daily-status-players = { $count ->
    [0] Nessuno l’ha ancora cominciato.
    [one] Una persona l’ha cominciato.
   *[other] { $count } persone l’hanno cominciato.
}
daily-status-none = Non hai ancora fatto il tuo tentativo: `/giornaliero gioca`.
daily-status-next = Il prossimo, { $day }, ha un segreto con lo SHA-256 `{ $hash }`.
daily-status-last = Il precedente, { $day }, si è giocato con il seme `{ $seed }`, con lo SHA-256 `{ $hash }` mostrato prima e durante quel giorno. Chiunque può controllarlo: `printf %s { $seed } | sha256sum`. `/giornaliero allenamento` lo rigioca.

## Allenamento.

daily-practice-begun = **Allenamento: il gioco del { $day } comincia: { $link }** Non vale.
daily-not-yet = Il gioco del { $day } non si può provare: il suo giorno non è finito, e altri giocano con i suoi dadi, o lo faranno. `/giornaliero gioca` è l’unico tentativo a quello di oggi.
daily-no-day = Il { $day } non ci fu nessun gioco del giorno. I giorni che ci furono vengono suggeriti mentre scrivi.
daily-no-server = Questo è per i server di cui il bot è membro. Qui `/giornaliero classifica` mostra i risultati di tutti i server.

## Canali avvisati.

daily-followed = Da ora questo canale è avvisato di ogni gioco del giorno quando comincia, il prossimo alle { $time }: il suo hash, e i risultati e il seme del giorno prima. `/giornaliero smetti` vi mette fine.
daily-unfollowed = Questo canale non è più avvisato del gioco del giorno.
daily-not-followed = Questo canale non è avvisato del gioco del giorno. `/giornaliero segui` lo fa avvisare.
daily-manager = Lo decide chi gestisce questo server o i suoi canali: ci vuole il permesso Gestisci server o Gestisci canali.
daily-opening = ## Il gioco del giorno, { $day }
    { $title }. Le stesse carte e gli stessi dadi per tutti, un tentativo a testa, con calma fino al { $until }.
daily-opening-last = **Il gioco del { $day } è finito.** Risultati confermati in tutti i server: { $count }.
daily-opening-best = Il migliore di tutti i server:
daily-trouble = Il bot non ha potuto annunciare il gioco del giorno in { $channel }. Concedi al bot in quel canale: **{ $permissions }**. Se domani non riesce di nuovo, quel canale non riceve più annunci finché qualcuno non vi scrive `/giornaliero segui`.
daily-dropped = { $channel } non riceve più annunci del gioco del giorno: il canale non c’è più, o il bot non può scriverci. Quando il bot potrà, scrivi `/giornaliero segui` in quel canale.

## Comandi.

name-daily = giornaliero
name-daily-play = gioca
name-daily-board = classifica
name-daily-status = stato
name-daily-practice = allenamento
name-daily-follow = segui
name-daily-unfollow = smetti
command-daily = Il gioco del giorno: le stesse carte e gli stessi dadi per tutti
command-daily-play = Gioca il gioco di oggi: un solo tentativo, che vale
command-daily-board = I risultati di un giorno, in questo server o ovunque
command-daily-status = Fino a quando si gioca il gioco di oggi, gli hash e il tuo tentativo
command-daily-practice = Gioca in questo canale il gioco di un giorno passato; non vale
command-daily-follow = Avvisa questo canale ogni giorno: il nuovo gioco, i risultati dell’ultimo
command-daily-unfollow = Non avvisare più questo canale
option-daily-day = Quale giorno; oggi se non si dice
option-daily-past = Un giorno che è finito
option-daily-where = Di chi sono i risultati: di questo server, o di tutti
choice-daily-server = di questo server
choice-daily-everywhere = di tutti i server
