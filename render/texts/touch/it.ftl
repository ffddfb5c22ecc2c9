## La pagina del tabellone nel browser

button-touch = 🖐 Tabellone
button-touch-open = Apri il tabellone
touch-link = Ecco il link al tabellone nel browser. Il link è solo per te e funziona una volta sola, entro dieci minuti.
touch-off = La pagina del tabellone ora non è disponibile. Ecco la mappa ingrandita.

button-sharing = Condividi il tabellone
sharing-title = **Condividi il tabellone.** Il link mostra a tutti quello che vede questo canale, con i nomi dei giocatori. Nessuno può giocare da lì.
sharing-none = Non c’è ancora nessun link.
sharing-all =
    - **Per tutti:** { $url }
      Per una diretta: { $url }?bare
sharing-site =
    - **Per { $site }**, l’unico sito che può mostrare il tabellone: { $url }
button-share-all = Crea un link
button-share-site = Autorizza un sito
sharing-form = Autorizza un sito a mostrare il tabellone
sharing-form-site = Indirizzo del sito
button-unshare-all = Chiudi il link per tutti
button-unshare-site = Chiudi il link: { $site }
sharing-site-wrong = L’indirizzo del sito deve cominciare con https. Scrivilo così: `https://club.example.org`.
sharing-most = Questa partita ha già il numero massimo di link. Prima chiudine uno.
sharing-not-yours = Solo { $owner }, che guida la partita, e i gestori del server possono condividere il tabellone. Chiedi a loro.
sharing-off = Per ora gli altri non possono aprire le pagine di questo bot da internet. Chiedi al gestore del bot di impostare l’indirizzo pubblico.

touch-opening = Il tabellone si apre…
touch-link-used = Questo link è già stato usato o è scaduto. Premi «🖐 Tabellone» in Discord per averne uno nuovo.
touch-session-over = Il tuo accesso a questo tabellone è finito. Premi «🖐 Tabellone» in Discord per riaprirlo.
touch-activity-failed = Discord non ti ha fatto entrare. Chiudi e premi di nuovo «🖐 Tabellone» sotto la plancia.
touch-activity-none = Qui non c’è nessuna partita che puoi vedere. Premi «🖐 Tabellone» sotto la plancia della tua partita.
touch-unseen = Non vedi più questa partita su Discord, quindi la sua pagina è chiusa. Chiedi su Discord l’accesso al suo canale.
touch-stored = Il bot ha salvato tutto, ma in questo momento non può mostrare il tabellone. La pagina continua a provare.
touch-watch-over = Questa partita non è più condivisa.
touch-watch-only = Qui puoi solo guardare. Per giocare apri il tabellone da Discord.
touch-slower = Vai troppo veloce. Aspetta { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
touch-somebody = un giocatore

touch-do = Esegui
touch-propose = Proponi
touch-vote = Vota così
touch-change = Cambia
touch-these = Avanti
touch-back = Indietro
touch-story = Che cosa è successo
touch-adviser = Lascia decidere il consigliere
touch-wait = Ora decidono altri giocatori.
touch-nothing = In quel punto non puoi fare nulla. Tocca un punto evidenziato.
touch-free = Puoi toccare qualsiasi punto del tavolo.
touch-closer = Ora i punti sono ingranditi. Tocca di nuovo.
touch-larger = Ingrandisci
touch-smaller = Riduci
touch-whole = Tabellone intero
touch-lost = Il bot non risponde. La pagina continua a provare.
touch-again = La connessione è tornata. Questo è il tabellone attuale.
touch-changed = La partita è andata avanti. Questo è il tabellone attuale.
touch-undo = Annulla
touch-takeback = Ritira la mossa
touch-wish-refused = L’altra fazione non è d’accordo, quindi il bot non annulla nulla. Continua a giocare.
touch-board = Tabellone
touch-answers = La tua scelta
touch-look = Colori
touch-look-chart = Carta
touch-look-dark = Scuro
touch-look-contrast = Alto contrasto
touch-discord = Discord
touch-word = Il tuo numero per i dadi
touch-arrows = Passa da un luogo all’altro con le frecce o Pag giù, o scrivi le prime lettere di un nome.
touch-place = Scrivi un’unità o un luogo
touch-more = Mostra altro
touch-several = Tocca più punti
touch-gather = Tocca i punti uno dopo l’altro, poi scegli l’ordine proposto.
touch-ended = La partita è finita. Qui puoi rivederla passo per passo.
touch-chances = Probabilità
touch-analysed = L’analisi della partita è pronta. Qui vedi le svolte della partita.
touch-no-steps = Il bot non può mostrare questa partita passo per passo. Puoi vedere solo l’ultimo tabellone.

# The menu “More” of the page
button-propose-end = Proponi di interrompere
button-pause-end = Termina la pausa
touch-else = Che altro vuoi fare?
touch-else-nothing = Adesso qui non puoi fare altro. Torna al tabellone.
touch-propose-end = Se il giocatore che guida l’altra fazione accetta entro tre giorni, la partita finisce e nessuno vince. Intanto puoi giocare.
touch-propose-rated = Il giocatore che guida l’altra fazione ha tre giorni per accettare. Se accetta, la partita finisce senza vincitori e non vale per la classifica. Intanto puoi giocare.
touch-pause-asks = Durante una pausa il tempo non scorre. L’altra fazione deve accettare.
touch-pause-until = Quando riprende la partita?
touch-pause-example = tra 3 giorni
touch-pause-sure = Il bot propone all’altra fazione una pausa fino al { $until }.
touch-pause-ends = La partita riprende tra un giorno, o alla fine della pausa se arriva prima. Il bot avvisa l’avversario.
