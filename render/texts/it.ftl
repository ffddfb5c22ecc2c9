# I testi della casa: pulsanti, comandi, risposte ed errori che non appartengono a nessun gioco.

language = Italiano

## Pulsanti di una plancia (al massimo 80 caratteri)

button-advised = Prossimo: { $what }
button-phase = Decide il consigliere
button-round = Il consigliere gioca la sequenza
button-calm = Il consigliere gioca fino al prossimo evento
button-undo = ↶ Annulla
button-undo-more = Un passo più indietro
button-takeback = { $count ->
        [one] Annulla la decisione
       *[other] Annulla { $count } decisioni
    }
button-take = Scegli queste { $count }
button-preset = Come suggerito ({ $count }): { $who }
button-all = Tutte e { $count }
button-previous = ◀ Pagina { $page } di { $pages }
button-next = Pagina { $page } di { $pages } ▶
button-way = ★ { $what }
button-back = ↩ Indietro
button-top = Tutti gli ordini
button-dice =
    { $count ->
        [0] 🎲 Dadi
        [one] 🎲 { $count } tiro
       *[other] 🎲 { $count } tiri
    }
button-log = Tutti i dadi della partita
button-why = ❔ Perché
button-words = Plancia a parole
button-rules = Regole della casa
button-guide = Come giocare
button-odds = 🎯 Probabilità
button-map = 🔍 Mappa
board-side = La tua fazione: **{ $side }**.
button-more = ⋯ Altro
button-fair = 🎲 Dadi onesti
button-anshow = 📈 Le svolte
button-filmed = 🎞 Rivedi
button-story = 📖 Racconto
button-pages = 📰 Prime pagine
button-points = 🧾 Punti
button-share = 📤 Condividi
button-battles = Altre battaglie
button-record = 🏅 I miei risultati
button-today = ☀️ Partita di oggi
button-giveup = Abbandona
button-map-whole = Mappa intera
button-odds-alone = Solo questo tiro
button-again = 🔁 Gioca ancora
button-mirror = 🔁 Rivincita a fazioni scambiate
button-replay = Rigioca con gli stessi dadi (non conta)
button-resign = Abbandona la partita
button-handover = Cedi la partita
button-direct = Gioca nei messaggi diretti
button-invite = Invita il bot in questo server
button-exactly = Scegli chi va
button-day-before = ◀ { $day }
button-day-after = { $day } ▶
button-guide-back = ◀ Indietro
button-guide-on = Avanti ▶
button-rules-apply = Gioca con queste regole
button-rules-usual = Torna alle regole solite
prompt-part = { $prompt } ({ $part } di { $parts })
option-advised = ★ scelta del consigliere
said-all = tutte e { $count }

## Righe di una plancia

board-able = *Può agire:* { $what }
board-advice = *Consigliere:* { $what }
board-danger = *In pericolo:* { $what }
board-lesson = 💡 { $what }
board-hasty = -# Un clic fa agire le unità scelte dal consigliere. Per scegliere tu le unità, premi *Scegli chi va*.
board-hasty-more = -# Un clic dà l’ordine solito. Per cambiarlo prima, premi *{ $button }*.
board-resigned = **La partita è stata abbandonata.** Cominciane un’altra con `/assedio nuovo`.
board-broken-off = **La partita è stata interrotta:** le due fazioni si sono messe d’accordo, e nessuno vince. Cominciane un’altra con `/assedio nuovo`.
board-reopened = ⚠ Dopo il tuo ultimo ordine le regole sono state corrette. Questo passo ricomincia: dai di nuovo gli ordini.
board-pledge = -# Nessuno può scegliere i dadi. Il bot li ricava da due numeri. Il primo è il segreto del bot, già fissato (SHA-256: { $hash }). Il secondo è il numero del tuo primo clic, o uno scelto da te.
board-word = -# Numero fornito dai giocatori per i dadi: `{ $word }`, { word-from }. SHA-256 del segreto del bot: { $hash }
board-secret = -# Il bot ha ricavato i dadi da due numeri. Il segreto del bot: `{ $secret }` (SHA-256 { $hash }, come mostrato all’inizio). Il numero fornito dai giocatori: `{ $word }`. Per controllare: `printf '%s/%s' SEGRETO NUMERO | sha256sum`.
poster-dice = Dadi: il segreto del bot { $secret } (SHA-256 { $hash }, mostrato all’inizio) e il numero { $word } fornito dai giocatori.
poster-dice-seed = Dadi: il seme { $seed } (SHA-256 { $hash }, mostrato all’inizio).
board-no-word = -# La partita è stata abbandonata prima della prima decisione, quando i dadi non erano ancora fissati. Il segreto del bot era `{ $secret }` (SHA-256 { $hash }, come mostrato all’inizio).
word-from = { $from ->
    [press] il numero del primo clic
    [typed] scritto da un giocatore
    [board] il numero del messaggio della plancia
   *[day] uguale per tutti in quel giorno
}
button-word = Scegli il numero
button-elsewhere = Altrove…
elsewhere-title = Un altro luogo
elsewhere-label = Il nome del luogo, come sulla mappa
button-written = Scrivi gli ordini…
written-title = Ordini, uno per riga
written-label = L’unità, poi la destinazione o il bersaglio
written-refused = { $count ->
        [0] Il bot non ha eseguito nessun ordine
        [one] Il bot ha eseguito un ordine
       *[other] Il bot ha eseguito { $count } ordini
    }. «{ $line }» non è possibile: { $reason }
    Ordini rimasti:
written-over = { $count ->
        [0] Il bot non ha eseguito nessun ordine
        [one] Il bot ha eseguito un ordine
       *[other] Il bot ha eseguito { $count } ordini
    }. Ora questa fazione non può dare altri ordini. Ordini rimasti:
written-noted = { $count ->
    [0] Il tuo ordine è in attesa
    [one] Il bot ha eseguito un ordine. Il prossimo è in attesa
   *[other] Il bot ha eseguito { $count } ordini. Il prossimo è in attesa
    }: prima deve decidere un altro giocatore. Ordini rimasti:
word-title = Un numero scelto da te per i dadi
word-label = Un numero o un testo, al massimo { $most ->
    [one] un carattere
   *[other] { $most } caratteri
}
word-brought = Il numero fornito dai giocatori è `{ $word }`, e tutti possono vederlo. Il bot ricava i dadi della partita da questo numero e dal suo segreto. Lo SHA-256 del segreto era già visibile.
declared-chosen = Dadi scelti: il giocatore che ha cominciato la partita ha scelto il seme. Poteva quindi conoscere tutti i tiri. La partita non conta per l’albo.
declared-repeated = Dadi noti: una partita o un giorno precedente aveva gli stessi dadi, e un giocatore poteva già conoscerli. La partita non conta per l’albo.
board-hash = -# Dadi onesti: SHA-256 { $hash }
board-seed = -# Seme dei dadi: `{ $seed }` (SHA-256 { $hash }, come mostrato all’inizio).

## La prima schermata, e che cosa c’è dietro «Altro»

pick-game = **Scegli un gioco.** È la prima volta? Scegli il primo.
pick-battle = **Scegli una battaglia.** Regole della casa e altre opzioni: `/assedio nuovo`.
pick-continue = ▶ Continua: { $game }
pick-label = { $game } · { $sides ->
    [alone] 1 giocatore
   *[several] 1–2 giocatori
}{ $timed ->
    [yes] { " " }· { $time }
   *[no] { "" }
}
pick-minutes = { $count } min
pick-hours = { $count } h
pick-evenings = { $count ->
    [one] 1 serata
   *[other] { $count } serate
}
more-title = **Altro su questa partita**
fair-title = **Dadi onesti.** Nessuno può sceglierli, nemmeno il bot.
fair-check = L’impronta del segreto è sulla plancia dello schieramento. A fine partita puoi controllare tutti i dadi con `/assedio verifica`.

## La fine

end-wins = **{ $who } vince.**
end-own = { $count ->
    [0] Nessuno degli ordini era tuo.
    [one] Uno degli ordini era tuo.
   *[other] { $count } ordini erano tuoi.
}
end-par = Il risultato del consigliere: { $par }. **{ $than ->
    [better] { $by ->
        [0] Meglio del consigliere
       *[other] { $by } più del consigliere
    }
    [worse] { $by ->
        [0] Il consigliere fa meglio
       *[other] { $by } meno del consigliere
    }
   *[even] Pari al consigliere
}.**
end-between = { $one } contro { $other }: { $won }–{ $lost }.
end-share = Copia queste righe dove vuoi.
share-title = Siegemaster · { $game }
records-par = Risultati migliori di quelli del consigliere con gli stessi dadi: { $better } su { $count }.
records-nothing-to-share = Questa partita non ha un risultato: non c’è nulla da condividere.

## Risposte private

dice-none = Per questa plancia il bot non ha tirato nessun dado.
status-running = { $count ->
        [one] { $players } decide
       *[other] { $players } decidono
    }. Tutti possono guardare.
status-over = La partita è finita. Hanno giocato: { $players }.
status-resigned = { $owner } ha abbandonato la partita.
status-broken-off = Le due fazioni hanno interrotto la partita di comune accordo. Nessuno ha vinto.
status-house-rules = Regole della casa: { $rules }
status-board = La plancia: { $link }
guide-together =
    { "**" }{ $number } · Giocare con altri{ "**" }

    { $several ->
        [yes] Condividi la fazione con `/fazione aggiungi`, apri una stanza con `/fazione stanza`, decidete insieme con `/voto inizia`.
       *[no] Condividi la partita con `/assedio giocatori aggiungi`, dividi il comando con `/assedio giocatori comando`, decidete insieme con `/voto inizia`.
    }

    Con `/campagna inizia` giocate un giorno di partita al giorno. `/giornaliero gioca` è la partita del giorno: stessi dadi per tutti.

    `/assedio segui` mostra una partita in un altro canale, `/assedio giornale` il racconto di un giorno. `/albo mio` mostra i tuoi risultati, `/privacy mostra` i tuoi dati.
guide-page = -# Pagina { $page } di { $pages }
guide-commands = **Tutti i comandi di una partita**
guide-groups = **Altri comandi**
board-posted = Ecco di nuovo la plancia:
ordered = Ordine dato: { $what }.
refused-now =
    { $reason }
    { "**Invece:**" } { $choices }.
refused-more = { $choices } e { $count ->
    [one] un’altra
   *[other] altre { $count }
}
auto-decision = Il pilota automatico ha deciso per te. Ecco la plancia:
auto-phase = Il pilota automatico ha giocato questa fase. Ecco la plancia:
auto-round = Il pilota automatico ha giocato questa sequenza. Ecco la plancia:
auto-day = Il pilota automatico ha giocato { period-this } fino alla fine. Ecco la plancia:
auto-calm = Il pilota automatico ha giocato per te fino al primo evento importante. Ecco la plancia:
auto-all = Il pilota automatico ha giocato la partita fino alla fine. Ecco la plancia:
auto-cut-short = Il pilota automatico ha giocato fin dove poteva. Ora la partita aspetta { $turn }. Ecco la plancia:
auto-looked = Il pilota automatico ha simulato il seguito della partita prima di { $plans ->
    [one] scegliere un piano
   *[other] scegliere { $plans } piani
}.{ $late ->
    [0] {""}
    [one] { " " }Una volta non ha avuto abbastanza tempo, e ha scelto senza simulare nulla.
   *[other] { " " }{ $late } volte non ha avuto abbastanza tempo, e ha scelto senza simulare nulla.
}
new-begun = { $title } comincia: { $link }
thread-name = { $title }: { $who }
resign-sure = Vuoi abbandonare questa partita per sempre? Non potrai riprenderla.
resigned = La partita è stata abbandonata. Il canale è libero per un’altra.
suggest-preset = Scelta consigliata ({ $count }): { $what }
suggest-all = Tutte e { $count }

## Chi gioca

players-board = -# { $players } giocano insieme questa partita.
players-last = L’ultima decisione: { $who }.
players-more = e { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
players-by = -# Ha deciso { $who }:
players-owner = { $owner } guida questa partita.
players-one = - { $who } partecipa dal { $since }, su invito di { $by }.
players-how = -# { $most ->
    [one] Puoi aggiungere un giocatore
   *[other] Puoi aggiungere fino a { $most } giocatori
} con `/assedio giocatori aggiungi`, e toglierne uno con `/assedio giocatori togli`.
players-added = { $who } ora gioca con te e può prendere le stesse decisioni.
players-removed = { $who } non gioca più. Le sue decisioni restano valide.
players-left = Non giochi più in questa partita. Le tue decisioni restano valide, e puoi continuare a guardare.
players-there = { $who } partecipa già a questa partita.
players-not-there = { $who } non gioca in questa partita.
players-bot = { $who } è un bot. Puoi invece farti aiutare dal pilota automatico: `/assedio auto`.
players-direct = Questi messaggi diretti li vedi solo tu. Per giocare con altri, porta la partita in un canale di un server: scrivi lì `/assedio qui`.
players-not-here = { $who } non è membro di questo server e non potrebbe vedere la plancia.
players-cannot-see = { $who } non può vedere questo canale. Chiedi prima a un gestore del server di dare l’accesso a { $who }.
players-owner-stays = { $owner } guida questa partita e non può uscire. Prima deve cedere la guida con `/assedio giocatori cedi`.
players-owner-already = { $who } guida già questa partita.
players-handover-sure = Vuoi cedere per sempre la guida di questa partita a { $who }? Continui a giocare finché non esci con `/assedio giocatori togli`. Solo { $who } può restituirti la guida.
players-handover-manager = Vuoi dare la guida della partita a { $who }? Puoi farlo perché gestisci il server. { $owner }, che ora guida la partita, non giocherà più.
players-handed = Ora { $who } guida la partita.
players-handed-already = Nel frattempo la guida della partita è passata a { $owner }.
players-resign-manager = Vuoi chiudere per sempre questa partita di { $players }? Puoi farlo perché gestisci il server. Nessuno potrà riprenderla.
players-brought = La partita continua qui:
players-no-games = Non hai partite in corso da portare qui. Cominciane una con `/assedio nuovo`.
players-which =
    Hai più partite in corso. Scegline una con l’opzione `partita` del comando.
    { $games }
players-shared-direct = Altri giocatori partecipano a questa partita, ma non vedono questi messaggi diretti. Porta la partita in un canale di un server, o prima togli quei giocatori.
players-owner-moves = Il canale di questa partita c’è ancora: { $link }. Solo { $owner }, che guida la partita, può spostarla.
players-elsewhere = altrove

## Probabilità

odds-futile = Nessun tiro può colpire.
odds-changes = **Che cosa cambierebbe le probabilità**
odds-compared = { $better ->
    [none] **In media il risultato è lo stesso** ({ $counted }): { $first }.
   *[some] **In media** ({ $counted }): A { $first }, B { $second }.
}
odds-compared-apart = **In media:** A: { $first }; B: { $second }.
clauses = { $first }; { $more }
odds-alt = Barre di probabilità. { $title }: { $shares }.
odds-overview = **Dove le fazioni si affrontano**
odds-placeholder = Un altro tiro ({ $page } di { $pages })
odds-placeholder-only = Un altro tiro
odds-placeholder-last = Lo stesso tiro in un altro modo
odds-compare = Confronta con…
odds-nothing-to-roll = La domanda attuale non richiede tiri. Premi **Altro** e poi **Perché** per vedere che cosa devi decidere.
odds-over = La partita è finita: non ci sono altri tiri. Premi **Dadi** per vedere quelli passati.

## Annullare

undo-sure = { $count ->
        [one] **Vuoi annullare questa decisione?** Resta nel registro, segnata come annullata.
       *[other] **Vuoi annullare queste { $count } decisioni?** Restano nel registro, segnate come annullate.
    }
undo-by = { $what } ({ $who })
undo-by-steward = { $what } (il pilota automatico)
undo-in-phase = { $what } ({ $phase })
undo-phase-over = { $phase }: fase conclusa
undo-more = { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
undo-no-further = -# Non puoi tornare ancora più indietro: { $reason }.
undo-nothing = Non puoi annullare nulla: { $reason }. Puoi annullare solo le decisioni prese dopo l’ultimo dado o l’ultima carta.
undo-option = { $count }: { $what }
undo-steward = { $count ->
        [one] la decisione del pilota automatico
       *[other] le { $count } decisioni del pilota automatico
    }
undo-steward-what = { $count ->
    [one] la decisione del pilota automatico
   *[other] le { $count } decisioni del pilota automatico
} ({ $what }…)
undo-done = Hai annullato: { $what }.
undo-told = ↶ { $who } ha annullato: { $what }
undo-bar-settled = le decisioni precedenti sono definitive
undo-bar-begun = non ci sono decisioni precedenti
undo-bar-reopened = le regole sono state corrette, e questo passo è ricominciato
undo-bar-mended = da allora le regole sono state corrette

## Il registro

log-title = Il registro: { $what }
log-day = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }
}
log-days = { periods } { $first }–{ $last }
log-decisions = Solo le decisioni
log-decided = `#{ $version }` { $time } { $who }: **{ $what }**
log-steward = `#{ $version }` { $time } Il pilota automatico ha deciso per { $who }: **{ $what }**
log-word = `#{ $version }` { $time } { $who } ha fornito il numero per i dadi: `{ $word }`, { word-from }.
log-undone = `#{ $version }` { $time } { $who } ha annullato tutto dopo `#{ $back }`.
log-reopened = `#{ $version }` { $time } Le regole sono state corrette, e il passo è ricominciato.
log-rules = -# Da qui in poi vale la versione { $rules } delle regole. Prima valeva la versione { $before }.
log-resigned = `#{ $version }` { $time } { $who } ha abbandonato la partita.
log-broken-off = `#{ $version }` { $time } { $who } ha accettato di interrompere la partita.
log-gone = ~~{ $line }~~ (annullato: `#{ $by }`)
log-page = -# Pagina { $page } di { $pages }
log-empty = Nel registro non c’è nulla di questo tipo.
log-which-day = Questa partita non ha il { period } «{ $day }». Scrivi un numero, per esempio 12, o un intervallo, per esempio 3-5.
log-which-word = Il registro non ha un filtro «{ $word }». Scegli un suggerimento, o lascia vuota l’opzione.

## L’intera partita in un file

export-done = Ecco l’intera partita in un file: `{ $name }`. Non contiene nomi. Chiunque può ricontrollare i dadi con `siegemaster verify { $name }`, o qui con `/assedio verifica`.
export-running = Ecco la partita fino a questo momento in un file: `{ $name }`. Non contiene nomi e, finché giochi, nemmeno il seme o le carte future. Per far controllare i dadi, esportala di nuovo alla fine.

## Il replay, e la partita come pagina

reel-when = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}{ $round ->
    [0] {""}
   *[other] { " " }· sequenza { $round }
}
reel-alt = Un’animazione di { $count ->
    [one] un fotogramma
   *[other] { $count } fotogrammi
}, da «{ $first }» a «{ $last }». Alla fine:
replay-whole = L’intera partita
replay-day = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}
replay-day-rounds = { period-title } { $day }, con i combattimenti
replay-told = **{ $game }**: { $what } (`{ $name }`)
replay-shrunk = -# Questo replay è più piccolo del solito, perché questo canale accetta al massimo { $most } MB.
replay-too-large = Anche ridotto al minimo, questo replay occupa { $size } MB, e qui il massimo è { $most } MB. Chiedi il replay di un solo { period }.
replay-nothing = Non c’è ancora nulla da mostrare. Riprova dopo la prima decisione.
replay-which = La partita non ha un { period } «{ $what }». Scegli un suggerimento, o scrivi un numero.
replay-no-day = Non è ancora successo nulla { period-at } { $day }. L’ultimo finora è { period-the } { $last }.
replay-busy = Il bot sta già disegnando un replay per questo canale: arriva fra un momento.
replay-waiting = Il bot sta disegnando un altro replay. Il tuo viene subito dopo.
replay-drawing = Disegno del replay: { $marks } immagine { $done } di { $total }
replay-packing = { $total ->
    [one] L’immagine è pronta. Il bot prepara il file…
   *[other] Tutte e { $total } le immagini sono pronte. Il bot prepara il file…
}
replay-too-slow = Il bot impiegava troppo tempo a disegnare questo replay, e si è fermato. Chiedi il replay di un solo { period }.
replay-stopped = Il bot si sta riavviando e ha interrotto questo replay. Richiedilo fra un minuto.
replay-queue = Il bot sta disegnando troppi replay insieme. Riprova fra un minuto.
replay-astray = Il bot non può mostrare il replay di questa partita. Le regole sono state corrette, e dalla riga `#{ $version }` il registro non corrisponde più. Leggi che cosa è successo con `/assedio registro`.
story-no-order = Non hai dato ordini in questa partita. Lascia vuoto `{ $option }`.
story-nothing = Dal tuo ultimo ordine non è successo nulla.
story-none = Non è ancora successo nulla. Il racconto comincia con i primi ordini.
story = **{ $title }**

    { $story }
dispatch-none = Quel { period } non ha una prima pagina: non è ancora finito, o questo gioco non ha un giornale.
dispatch-which = Il { period } «{ $day }» non esiste. Scrivi un numero, per esempio 12, o scegli un suggerimento.
page-step = Passo { $step } di { $steps }
page-map = La mappa
page-controls = Comandi
page-slider = { period-title } e fase
page-day = Vai a
page-period = { period-title }
page-play = Avvia
page-pause = Pausa
page-first = Primo passo
page-day-before = { period-back }
page-previous = Un passo indietro
page-next = Un passo avanti
page-day-after = { period-on }
page-last = Ultimo passo
page-large = Ingrandisci la mappa
page-small = Adatta la mappa alla pagina
page-log = Eventi
page-order = Ordine: { $what }
page-steward = Il pilota automatico: { $what }
page-words = La mappa a parole
page-charts = { period-by-period }
page-table = Come tabella
page-peak = { $title } (massimo { period-of })
page-end = La fine
page-about = Informazioni su questa partita
page-facts = Partita { $game }, { $status ->
    [over] finita
    [resigned] abbandonata
   *[running] in corso
}. Versione { $rules } delle regole.
page-seed = Il bot ha ricavato i dadi dal seme «{ $seed }».
page-pledge = Il seme è lo SHA-256 del segreto del bot, di una barra e del numero fornito dai giocatori. Il segreto: «{ $secret }». Il numero: «{ $word }» ({ word-from }).
page-word = Il numero fornito dai giocatori: «{ $word }» ({ word-from }).
page-secret-hash = SHA-256 del segreto del bot: { $hash }
page-hash = SHA-256 del seme: { $hash }
page-keys = Tasti: le frecce sinistra e destra ti spostano di un passo, le frecce su e giù di { period-a }. La barra spaziatrice avvia il replay. Inizio e Fine portano al primo e all’ultimo passo. Su uno schermo tattile, scorri la mappa col dito.
page-no-script = Senza JavaScript questa pagina non può mostrare la mappa. Puoi comunque leggere, passo per passo, tutto ciò che è successo.
page-fault = Qui la mappa non è disponibile. Più sotto puoi comunque leggere che cosa è successo.

## Dadi onesti

verify-running = I dadi sono fissati e nessuno può ancora vederli. Lo SHA-256 del loro seme è stato mostrato all’inizio: { $hash }. Alla fine il bot mostra il seme, e puoi ricontrollare tutti i dadi e le carte con `/assedio verifica`.
verify-pledged = { $word ->
    [none] Il bot ricaverà i dadi dal suo segreto e da un numero che arriva con la prima decisione.
   *[other] Il bot ricava i dadi dal suo segreto e da un numero fornito dai giocatori. Questo numero è `{ $word }`, { word-from }.
} Nessuno può ancora vedere il segreto. Il suo SHA-256 è stato mostrato all’inizio: { $hash }. Alla fine il bot mostra il segreto, e puoi ricontrollare tutti i dadi e le carte con `/assedio verifica`.
verify-fair = **Tutti i dadi e tutte le carte corrispondono.** Il bot ha rigiocato dal seme { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}, { $events ->
    [one] un evento
   *[other] { $events } eventi
}, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} e { $draws ->
    [one] una pescata di carte e pedine.
   *[other] { $draws } pescate di carte e pedine.
}
verify-sealed = **Il bot non può ancora verificare la partita: è in corso, e il file non contiene il seme.** Il file è in ordine e contiene l’impronta del seme: { $hash }. Esporta di nuovo la partita quando è finita.
verify-differs = **Questa registrazione non corrisponde ai suoi dadi o alle regole.** { $checked ->
    [0] Il bot non ha potuto rigiocare nessuna riga.
   *[other] È giusta fino alla riga { $checked }.
}
verify-partly = **Questa partita è stata giocata con altre regole. Il bot può verificarne solo una parte.** { $checked ->
    [0] Già la prima riga dà un altro risultato.
   *[other] Tutti i dadi e tutte le carte corrispondono fino alla riga { $checked }.
}
verify-seed = Il seme `{ $seed }` ha lo SHA-256 mostrato all’inizio: { $hash }.
verify-pledge = Il segreto del bot `{ $secret }` ha lo SHA-256 mostrato all’inizio: { $hash }. Con il numero fornito dai giocatori, `{ $word }`, { word-from }, dà il seme dei dadi.
verify-no-dice = La partita è stata abbandonata prima della prima decisione, quando i dadi non erano ancora fissati. Il segreto del bot `{ $secret }` ha lo SHA-256 mostrato all’inizio: { $hash }.
verify-limits = { $from ->
    [typed] Così né i giocatori né il gestore del bot hanno scelto da soli questi dadi. Nessun file può escludere che qualcuno abbia letto il segreto nel database.
    [day] Così nessuno ha scelto da solo questi dadi. Nessun file può escludere che il primo clic del giorno fosse del gestore del bot. Nessun file può nemmeno escludere che qualcuno abbia letto il segreto nel database.
    [alone] Il seme era fissato prima della prima decisione. Nessun file può escludere che il gestore del bot abbia estratto più semi e ne abbia tenuto uno.
   *[press] Così nessuno ha scelto da solo questi dadi. Nessun file può escludere che il gestore del bot abbia ignorato dei clic fino a ottenere i dadi voluti. Né può escludere che qualcuno abbia letto il segreto nel database. Se scegli tu il numero, ignorare i clic non serve a nulla.
}
verify-no-secret = La partita è finita, ma manca il segreto del bot.
verify-secret = Il segreto non corrisponde: il suo SHA-256 è { $got }, ma all’inizio è stato mostrato { $expected }.
verify-made = Il segreto e il numero fornito dai giocatori danno il seme { $expected }, ma la registrazione dice { $got }.
verify-no-brought = La riga { $version } e la registrazione non concordano: in una delle due manca il numero fornito dai giocatori.
verify-brought-twice = La riga { $version } contiene un secondo numero fornito dai giocatori.
verify-brought = La riga { $version } contiene un altro numero fornito dai giocatori. Il numero giusto per i dadi è { $expected }, ma la riga dice { $got }.
verify-brought-late = Il numero fornito dai giocatori è nella riga { $version }, ma arriva troppo tardi: la riga { $before } era già decisa.
verify-brought-strange = La riga { $version } contiene un numero fornito dai giocatori, ma questi dadi non lo usano.
verify-brought-dice = C’è un numero fornito dai giocatori, ma la registrazione indica «{ $dice }» come origine dei dadi.
verify-brought-source = Il numero fornito dai giocatori è troppo lungo, o ha un’origine impossibile: «{ $source }».
verify-brought-number = Riga { $version }: «{ $word }» non è un ID valido di Discord, oppure l’orario è illeggibile.
verify-brought-time = Riga { $version }: Discord ha creato quel numero alle { $made }. Il registro indica invece { $told }, in una partita cominciata alle { $begun }. Questi orari si contraddicono.
verify-taken-back = { $count ->
    [one] Una decisione è stata annullata durante la partita.
   *[other] { $count } decisioni sono state annullate durante la partita.
}
verify-rules = La partita è stata giocata e rigiocata con la versione { $rules } delle regole.
verify-spans = Righe { $first }–{ $last }: decise con la versione { $rules } delle regole.
verify-no-hash = Manca l’impronta del seme, che deve avere 64 cifre esadecimali.
verify-battle-missing = Manca la battaglia della partita: il file non ha un testo con il codice { $code }.
verify-battle-other = La battaglia è stata cambiata: il suo testo non ha il codice { $code }.
verify-battle-unreadable = Questa battaglia non è giocabile: { $detail }.
verify-status = Una partita non può avere lo stato «{ $status }».
verify-no-seed = La partita è finita, ma manca il seme dei dadi.
verify-hash = Il seme non corrisponde: il suo SHA-256 è { $got }, ma all’inizio è stato mostrato { $expected }.
verify-dice = La registrazione dà «{ $dice }» come origine dei dadi, ma un’origine così non esiste.
verify-not-drawn = La registrazione dice che il bot ha estratto il seme. Ma il bot estrae 32 cifre esadecimali: questo seme l’ha scelto qualcuno.
verify-no-beginning = Manca l’inizio della partita.
verify-gap = La riga { $version } viene subito dopo la riga { $before }: mancano righe, o sono in disordine.
verify-chain = La riga { $version } è danneggiata: non è la riga salvata, oppure manca una riga prima o dopo.
verify-parted = { $file } è un’esportazione della stessa partita, ma dalla riga { $version } in poi i due file sono diversi. Uno dei due è stato modificato.
verify-strange = La riga { $version } contiene eventi che «{ $action }» non può causare.
verify-unreadable = La riga { $version } contiene un evento che questo gioco non conosce: { $detail }
verify-ending = L’ultima riga ({ $version }) non è possibile in una partita con lo stato «{ $status }».
verify-backwards = La riga { $version } annulla una riga che non esiste.
verify-options = Le regole della casa della riga { $version } impediscono l’inizio della partita: { $detail }
verify-day = Riga { $version }: questa decisione appartiene a { $expected } (giorno o turno, e sequenza), ma la registrazione dice { $got }.
verify-refused = Riga { $version }: in quel momento la decisione «{ $answer }» non era possibile: { $reason }. Una decisione precedente manca o è diversa.
verify-event = Riga { $version }, evento { $number }, { $what }: il seme dà { $expected }, ma la registrazione dice { $got }.
verify-number = Riga { $version }: il numero degli eventi è sbagliato. Secondo le regole sono { $expected }, ma la registrazione ne ha { $got }.
verify-not-over = Secondo le regole la partita continua dopo l’ultima riga ({ $version }), ma la registrazione dice «{ $status }».
verify-over = Secondo le regole la partita finisce con l’ultima riga ({ $version }), ma la registrazione dice «{ $status }».
verify-position = La posizione finale, { $what }: il seme dà { $expected }, ma la registrazione dice { $got }.
verify-result = Il risultato, { $what }: il seme dà { $expected }, ma la registrazione dice { $got }.
verify-other-rules = La riga { $version } è stata giocata con regole { $age ->
    [older] più vecchie
    [newer] più nuove
   *[other] diverse
} (versione { $rules }). Questo bot ha la versione { $now } e non può rigiocare la riga. Questo non significa che la partita sia falsa. Per verificare il resto usa un bot con la versione { $rules }.
verify-after-other-rules = Questo bot ha la versione { $now } delle regole, e con questa versione la riga { $version } dà un altro risultato. Le righe precedenti sono state giocate con regole { $age ->
    [older] più vecchie
    [newer] più nuove
   *[other] diverse
} (versione { $rules }). Questo bot non può rigiocarle. Questo non significa che la partita sia falsa. Per verificare il resto usa un bot con la versione { $rules }.
verify-word-fair = ONESTA
verify-word-sealed = SIGILLATA
verify-word-differs = DIVERSA
verify-word-unread = ILLEGGIBILE
verify-count = { $count ->
    [one] Un file
   *[other] { $count } file
}, { $wrong ->
    [0] nessun errore
   *[other] { $wrong } con errori
}
verify-no-file = Il file è illeggibile: { $detail }.
verify-too-large = Il file è troppo grande per una partita.
verify-not-json = Il file è danneggiato, o non è un’esportazione: non è JSON. { $detail }
verify-not-a-record = Il file è JSON, ma non è l’esportazione di una partita: { $detail }
verify-newer = Questo file viene da una versione più nuova (formato { $detail }). Aggiorna il bot.
verify-unknown-game = Questa versione non conosce il gioco { $name }.

## Il pannello delle regole della casa

ease-book = Difficoltà: come nel regolamento
ease-easier = Difficoltà: più facile
ease-harder = Difficoltà: più difficile
rules-title = **Regole della casa**
rules-explained = Dove il regolamento non è chiaro, valgono queste decisioni. Per cambiare una regola, sceglila prima del tuo primo ordine. La scelta vale per tutta la partita.
rules-usual = Valgono le regole solite.
rules-placeholder = Scegli una regola da cambiare
rules-option = ora: { $now } (oppure { $others })
rules-applied = { $count ->
        [0] Questa partita usa le regole solite.
        [one] Questa partita usa una regola della casa.
       *[other] Questa partita usa { $count } regole della casa.
    }

## Le regole a portata di mano

rulebook-title = ### Le regole: { $title }
rulebook-explained = Le regole con parole nostre, paragrafo per paragrafo. I numeri con la R sono le nostre decisioni sui punti che il regolamento non chiarisce. Con `/assedio regole` puoi cercare anche un numero o una parola.
rulebook-found = ### Regole per «{ $what }» ({ $count })
rulebook-none = Nessuna regola per «{ $what }». Prova un’altra parola, o il numero di un paragrafo.
rulebook-pick-chapter = Scegli un capitolo
rulebook-pick-section = Scegli una regola da leggere
rulebook-rulings = { $title }: decisioni ({ $page } di { $pages })
rulebook-example = { $title }: esempio { $number } di { $count }
button-rulebook-contents = Indice
button-rulebook-rulings = { $count ->
        [one] Una decisione
       *[other] { $count } decisioni
    }
button-rulebook-examples = { $count ->
        [one] Un esempio
       *[other] { $count } esempi
    }

## Nomi di comandi e opzioni come li mostra Discord: minuscole, al massimo 32, senza spazi

name-siege = assedio
name-new = nuovo
name-resign = abbandona
name-board = plancia
name-status = stato
name-dice = dadi
name-help = aiuto
name-map = mappa
name-move = muovi
name-fire = tira
name-done = fatto
name-order = ordina
name-auto = auto
name-undo = annulla
name-odds = probabilità
name-log = registro
name-rules = regole
name-export = esporta
name-replay = rivedi
name-story = racconto
name-newspaper = giornale
name-verify = verifica
name-players = giocatori
name-add = aggiungi
name-remove = togli
name-list = elenco
name-handover = cedi
name-here = qui
name-option-house-rules = regole_della_casa
name-option-seed = seme
name-option-where = luogo
name-option-language = lingua
name-option-game = partita
name-option-look = aspetto
name-option-text = testo
name-option-from = da
name-option-to = a
name-option-what = cosa
name-option-show = mostra
name-option-since = da-allora
name-option-of = di
name-option-quarter = quartiere
name-option-at = bersaglio
name-option-unit = unità
name-option-who = chi
name-option-by = per
name-option-with = con
name-option-do = azione
name-option-second = seconda
name-option-third = terza
name-option-fourth = quarta
name-option-fifth = quinta
name-option-scope = durata
name-option-strength = forza
name-option-zone = zona
name-option-compare = confronta
name-option-user = utente
name-option-back = indietro
name-option-day = giorno
name-option-phase = fase
name-option-kind = tipo

## Comandi (descrizioni e nomi delle scelte: al massimo 100 caratteri)

command-group = Gioca una partita: cominciala, guarda la plancia, dai gli ordini
command-new = Comincia una partita, in questo canale o in un nuovo thread
command-resign = Chiudi per sempre la partita di questo canale: la tua, o una qualsiasi se gestisci il server
command-board = Guarda la plancia; se la partita è tua, il bot la ripubblica in fondo al canale
command-status = Guarda a che punto è la partita di questo canale
command-dice = Guarda tutti i tiri di dado che hanno portato a questa plancia, con i modificatori
command-help = Impara a giocare in poche brevi schermate
command-move = Muovi pedine da una zona a un’altra
command-fire = Tira da una zona sul nemico
command-done = Chiudi questa fase
command-order = Dai un ordine qualsiasi, a parole
command-auto = Lascia decidere il pilota automatico al posto tuo
command-undo = Annulla le decisioni prese dopo l’ultimo dado o l’ultima carta
command-players = Guarda e cambia i giocatori della partita in questo canale
command-players-add = Aggiungi un giocatore alla tua partita: potrà decidere come te
command-players-remove = Togli un giocatore dalla tua partita (se vuoto: esci tu)
command-players-list = Guarda chi gioca qui, da quando, e chi ha fatto l’invito
command-handover = Affida a un altro giocatore la guida di una partita (tua, o qualsiasi se gestisci il server)
command-here = Porta una tua partita in questo canale, per esempio se il suo canale non c’è più
command-odds = Guarda le probabilità di un tiro, o confronta due tiri
command-map = Guarda la mappa: ultimi eventi, vie dei Boxer, portate e mosse, o una parte ingrandita
command-rules = Guarda la regola della domanda attuale, o cercane una per numero o parola
command-log = Rileggi le decisioni, i risultati e tutti i tiri, per giorno o turno, fase, zona o tipo
command-export = Ricevi l’intera partita in un file, senza nomi
command-replay = Rivedi l’intera partita, o un giorno o turno, come animazione
command-story = Leggi il racconto della partita, con due immagini
command-dispatch = Leggi un giorno o un turno come prima pagina di giornale
command-verify = Controlla una partita finita: ricalcola dal seme tutti i dadi e le carte

option-house-rules = Le regole della casa; puoi ancora cambiarle sulla plancia
option-seed = Una parola per giocare di nuovo con gli stessi dadi (di solito lasciala vuota)
option-where = Dove vuoi giocare (se vuoto: qui)
option-language = La lingua della partita (se vuoto: quella del server)
option-game = Quale gioco
option-look = Il tema della mappa; il risultato lo vedi solo tu
option-text = La risposta a parole, senza immagine
option-from = Il luogo di partenza
option-to = La destinazione
option-what = Un’unità, più unità separate da virgole, «all» o «preset» (se vuoto: la scelta consigliata)
option-at = Il bersaglio
option-unit = Quale unità
option-who = L’unità: un gruppo (b), più figure (a1-5,b2), una figura (e4)
option-by = L’esagono da attraversare
option-leaders = I comandanti da usare (se vuoto: quelli presenti)
option-with = L’unità o l’arma da usare, o come usarla
option-do = L’ordine da dare
option-second = La seconda parola dell’ordine
option-third = La terza parola dell’ordine
option-fourth = La quarta parola dell’ordine
option-fifth = La quinta parola dell’ordine
option-scope = Per quanto tempo gioca il pilota automatico
option-strength = La forza del pilota automatico
option-back = Quanti passi annullare (se vuoto: uno)
option-odds-what = Quale tiro, oppure «game» per l’intera partita (se vuoto: il prossimo tiro)
option-odds-zone = La zona; per un tiro, la zona che spara
option-odds-compare = Un altro tiro da confrontare
option-map-show = La vista (se vuoto: gli ultimi eventi, o la vista adatta alla pedina)
option-map-of = La zona o la pedina da mostrare (se vuoto: la prima dell’elenco)
option-map-quarter = La parte di mappa da ingrandire (se vuoto: tutta la mappa)
option-rule = Un paragrafo come 6.3, una decisione come R94, o una parola (se vuoto: la regola della domanda)
option-log-day = Il giorno o turno, oppure più d’uno, come 3-5 (se vuoto: l’ultimo)
option-replay-what = Un giorno o turno, per esempio 12, fase per fase (se vuoto: l’intera partita)
option-dispatch-day = Il giorno o turno, per esempio 12 (se vuoto: l’ultimo concluso)
option-story-since = Solo ciò che è successo dopo il tuo ultimo ordine
option-dispatch-show = Mostra la pagina a tutto il canale (solo per i giocatori della partita)
option-log-phase = Solo questa fase
option-log-zone = Solo ciò che riguarda questa zona
option-log-kind = Che cosa mostrare: dadi, perdite, movimenti, decisioni…
option-user-add = Il giocatore da aggiungere
option-user-remove = Il giocatore da togliere (se vuoto: tu)
option-user-handover = Il giocatore che guiderà la partita
option-game-here = Quale delle tue partite; serve solo se ne hai più d’una

choice-look-chart = Come una carta geografica
choice-look-contrast = Alto contrasto
choice-look-dark = Scuro
choice-here = in questo canale
choice-thread = in un nuovo thread
choice-decision = questa decisione
choice-phase = questa fase
choice-round = questa sequenza
choice-day = questo giorno o turno
choice-calm = finché non succede qualcosa
choice-strength-normal = normale: decide subito
choice-strength-hard = forte: prima di ogni scelta simula il seguito per qualche secondo
choice-all = tutta la partita, fino alla fine (la partita passa al livello Guidato)

## Permessi, come li chiamano le impostazioni di Discord

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
permission-create-private-threads = Crea thread privati
permission-manage-threads = Gestisci thread
permission-use-external-apps = Usa app esterne

## Errori: che cosa è successo, e che cosa fare

error-not-your-game = { $count ->
        [one] In questa partita decide { $players }
       *[other] In questa partita decidono { $players }
    }. Puoi guardare **Dadi**, **Perché** e **Plancia a parole**. Comincia una partita tua con `/assedio nuovo`.
error-not-owner = { $owner } guida questa partita e decide chi gioca. I gestori del server (*Gestisci server* o *Gestisci canali*) possono chiuderla con `/assedio abbandona` o cederla con `/assedio giocatori cedi`.
error-too-many-players = Questa partita è completa. Fai posto con `/assedio giocatori togli`.
error-your-games = Le tue partite:
error-bring-here = Porta una delle tue partite in questo canale con `/assedio qui`.
error-guest = Il bot non è membro di questo server, quindi non può pubblicare plance. Gioca nei messaggi diretti con il bot, o chiedi a un gestore del server di invitarlo. Le risposte private, come `/assedio aiuto`, funzionano anche qui.
panel-stale = Hai dato un ordine altrove. Questo è il pannello attuale.
panel-moved = La partita è andata avanti. Questo è il pannello attuale.
error-just-decided = { $who } ha deciso un attimo prima di te, e il tuo ordine non è stato usato. Guarda che cosa è successo, poi decidi di nuovo.
error-board-now = Ecco la plancia attuale: { $link }
error-word = Scrivi un numero o un testo lungo al massimo { $most ->
    [one] un carattere
   *[other] { $most } caratteri
}, senza apici inversi né segni invisibili.
error-word-awaited = I dadi di questa partita dipendono dal numero del messaggio della plancia, che non è ancora stata pubblicata. Pubblicala con `/assedio plancia`.
error-already-decided = Questa decisione è già stata presa, e la partita è andata avanti. Per vedere la plancia attuale usa `/assedio plancia`.
error-game-over = Questa partita è finita. Cominciane un’altra con `/assedio nuovo`.
error-no-such-game = In questo canale non c’è una partita. Cominciane una con `/assedio nuovo`.
error-channel-busy = In questo canale c’è già una partita in corso. Scegli `luogo: in un nuovo thread`, o un altro canale. Oppure chiudi prima quella partita con `/assedio abbandona`.
error-channel-busy-by = In questo canale c’è già una partita in corso di { $players }: { $link }. Scegli `luogo: in un nuovo thread` o un altro canale{ $end ->
        [yes] , o chiudi prima quella partita con `/assedio abbandona`.
       *[no] .
    }
error-thread-locked = La tua decisione è salvata, ma il thread di questa partita è bloccato. Chiedi a un gestore del server di sbloccarlo o di dare al bot *Gestisci thread*; poi usa `/assedio plancia`. Oppure scrivi `/assedio qui` in un altro canale.
error-direct-closed = La tua decisione è salvata, ma Discord non permette al bot di scriverti. Sblocca il bot, o permetti i messaggi diretti dai membri di un server che hai in comune con il bot. Puoi anche aggiungere il bot alle tue app. Poi usa `/assedio plancia`. Oppure scrivi `/assedio qui` in un canale dove c’è il bot.
error-board-old = Discord non permette più al bot di cambiare quella vecchia plancia. Ecco la plancia attuale: { $link }
error-save-damaged = Il salvataggio di questa partita è danneggiato. Non è cambiato nulla. Il gestore del bot trova i dettagli nel log. Per chiudere la partita e liberare il canale usa `/assedio abbandona`.
error-save-too-new = Il salvataggio di questa partita è di una versione più nuova del bot. Non è cambiato nulla. Il gestore deve aggiornare il bot.
error-channel-gone = La tua decisione è salvata, ma il bot non trova il canale di questa partita. È stato eliminato, o il bot non può vederlo. Dai al bot il permesso di vederlo, poi usa `/assedio plancia`. Oppure scrivi `/assedio qui` in un altro canale.
error-missing-permissions = La tua decisione è salvata, ma qui al bot manca un permesso: **{ $permissions }**. Chiedilo a un gestore del server, poi usa `/assedio plancia`.
error-not-permitted = Il bot pubblica solo i messaggi che puoi pubblicare tu. In { $channel } ti manca **{ $permissions }**. Chiedi il permesso a un gestore del server, o usa un altro canale. Non è cambiato nulla.
error-timed-out = In questo server sei in timeout fino al { $until }. Fino ad allora il bot non pubblica nulla per te qui. Non è cambiato nulla.
error-forbidden = La tua decisione è salvata, ma il bot non ha i permessi per pubblicare qui. Gli servono *Visualizza canale*, *Invia messaggi*, *Allega file* e *Leggi la cronologia dei messaggi* (nei thread, *Invia messaggi nei thread*).
error-delivery-delayed = La tua decisione è salvata, ma in questo momento Discord non risponde. Il bot pubblica la plancia appena può.
error-post-refused = La tua decisione è salvata, ma Discord rifiuta la plancia. Prova `/assedio plancia`; se non basta, avvisa il gestore del bot.
error-delivery = La tua decisione è salvata, ma il bot non è riuscito a mostrare la plancia. Prova `/assedio plancia`.
error-discord = La tua decisione è salvata, ma in questo momento Discord non risponde come dovrebbe. Riprova fra poco.
error-database-busy = Il database del bot è occupato. Non è cambiato nulla. Riprova fra un momento.
error-database-full = Il disco del bot è pieno. Non è cambiato nulla. Avvisa il gestore del bot.
error-database-damaged = Il database del bot è danneggiato. Non è cambiato nulla. Avvisa il gestore del bot.
error-database = In questo momento il bot non può usare il suo database. Non è cambiato nulla. Riprova e, se l’errore resta, avvisa il gestore del bot.
error-unknown-game = Il bot non conosce quel gioco. Per scegliere un gioco usa `/assedio nuovo`.
error-command-outdated = Discord ti ha mostrato un comando non più aggiornato. Ricarica Discord e riprova.
error-no-thread-here = Qui il bot non può aprire un thread. Gioca in questo canale, o comincia da un canale testuale.
error-house-rule = La regola della casa «{ $rule }» non esiste. Toglila dal comando, e usa **Regole della casa** sulla plancia.
error-house-rule-choice = Per la regola della casa «{ $rule }» puoi scegliere fra: { $choices }.
error-when = Il bot non capisce il giorno e l’ora «{ $when }». Scrivi per esempio «domani 20:00», «sabato alle 21», «{ $date } 21:00» o «{ $iso } 21:00».
error-when-skipped = Nel fuso orario { $zone } l’ora «{ $when }» non esiste, perché comincia l’ora legale. La prima ora possibile è { $next }.
error-hour = Il bot non capisce l’orario «{ $hour }». Scrivi per esempio «21:00», «21.30» o «21».
error-date = Il bot non capisce il giorno «{ $day }». Scrivi per esempio «ieri», «{ $date }» o «{ $iso }».
error-unforeseen = Qualcosa nel bot è andato storto. Le tue decisioni sono al sicuro. Se lo segnali al gestore del bot, indica questo numero: `{ $number }`.
