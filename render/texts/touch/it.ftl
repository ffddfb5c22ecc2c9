## La pagina del tabellone nel browser

button-touch = 🖐 Tabellone
button-touch-open = Apri il tabellone
touch-link = Il tabellone da toccare. Questo link è solo per te. Si apre una volta sola, entro dieci minuti.
touch-off = La pagina del tabellone ora non è disponibile. Ecco la mappa ingrandita.

touch-opening = Il tabellone si apre…
touch-link-used = Questo link è già stato usato o è scaduto. Premi «🖐 Tabellone» in Discord per averne uno nuovo.
touch-session-over = La tua visita a questo tabellone è finita. Premi «🖐 Tabellone» in Discord per riaprirlo.
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
touch-wait = Ora decidono altri.
touch-nothing = Lì non puoi fare niente. Tocca un luogo segnato.
touch-free = Puoi toccare qualsiasi punto del tavolo.
touch-closer = I luoghi sono ingranditi. Tocca di nuovo.
touch-larger = Ingrandisci
touch-smaller = Riduci
touch-whole = Tabellone intero
touch-lost = Il bot non risponde. La pagina continua a provare.
touch-changed = La partita è andata avanti. Questo è il tabellone attuale.
touch-undo = Annulla
touch-takeback = Riprendi la mossa
touch-board = Tabellone
touch-answers = La tua scelta
touch-look = Colori
touch-look-chart = Carta
touch-look-dark = Scuro
touch-look-contrast = Alto contrasto
touch-discord = Discord
touch-word = Il tuo numero per i dadi
touch-more = Mostra altro
touch-several = Tocca più punti
touch-gather = Tocca un punto dopo l’altro, poi scegli quello che ti viene offerto.

button-watchlink = Condividi con gli spettatori
button-watchsite = Solo per un sito
button-watchend = Smetti di condividere
touch-watch =
    Con questo indirizzo tutti possono guardare la partita. Gli spettatori vedono quello che vede il canale:
    { $url }
    Per una diretta aggiungi `?bare`: mostra solo il tabellone e gli ultimi fatti.
touch-watch-site =
    Solo { $site } può inserire questo indirizzo nelle sue pagine:
    { $url }
touch-watch-ended = { $count ->
        [0] Questa partita non è condivisa.
        [one] L’indirizzo per gli spettatori non funziona più.
       *[other] I { $count } indirizzi per gli spettatori non funzionano più.
    }
touch-site-title = Condividi con un sito
touch-site = L’indirizzo del sito
touch-site-wrong = Questo non è l’indirizzo di un sito. Scrivilo come `https://club.example`, senza la pagina.
touch-off-share = La pagina del tabellone ora non è disponibile. Condividi la partita più tardi.
