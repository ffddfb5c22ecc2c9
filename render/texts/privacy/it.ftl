### Che cosa si conserva delle persone, e come se ne va.

name-privacy = privacy
name-show = mostra
name-delete = cancella
name-policy = informativa
name-option-file = file
command-privacy = Vedi o cancella i dati che il bot conserva di te
command-privacy-show = Vedi tutto ciò che il bot conserva di te, in un elenco o in un file
command-privacy-delete = Cancella i tuoi dati. Il bot mostra che cosa sparisce e che cosa resta, e chiede conferma due volte
command-privacy-policy = Mostra quali dati conserva questo bot, perché, per quanto, e che cosa non legge mai
option-privacy-file = Tutto in un file (JSON)
button-my-data = In un file
button-forget = Cancella i miei dati…
button-forget-me = Sì, cancella per sempre

privacy-title = ### Che cosa il bot conserva di te
    Il bot ti conosce dal tuo id di Discord. Non conserva il nome del profilo, le immagini né i messaggi.
privacy-nothing = Il bot non conserva nulla di te.
privacy-games = { $count ->
        [one] **Una partita** che guidi o hai guidato. Resta finché non cancelli i tuoi dati o non viene eliminato il server.
       *[other] **{ $count } partite** che guidi o hai guidato. Restano finché non cancelli i tuoi dati o non viene eliminato il server.
    }
privacy-decisions = { $count ->
        [one] **Una tua decisione** nel registro di una partita. Mostra chi ha deciso, e resta finché esiste la partita.
       *[other] **{ $count } tue decisioni** nei registri delle partite. Mostrano chi ha deciso, e restano finché esistono le partite.
    }
privacy-seats = { $count ->
        [one] **Una partita** guidata da altri, in cui puoi decidere. Resta finché giochi.
       *[other] **{ $count } partite** guidate da altri, in cui puoi decidere. Restano finché giochi.
    }
privacy-sides = { $count ->
        [one] **Una fazione** che giochi in una partita a due fazioni, o che giocavi quando è finita. Se cancelli i tuoi dati, il posto resta senza il tuo nome.
       *[other] **{ $count } fazioni** che giochi in partite a due fazioni, o che giocavi quando sono finite. Se cancelli i tuoi dati, i posti restano senza il tuo nome.
    }
privacy-members = { $count ->
    [one] **Una fazione** che giochi con altri in una partita a due fazioni, e la data d’inizio.
   *[other] **{ $count } fazioni** che giochi con altri in partite a due fazioni, e le date d’inizio.
    }
privacy-seen = { $count ->
        [one] **Una fazione** che hai giocato in una partita, e la data d’inizio. Così nessuno gioca entrambe le fazioni.
       *[other] **{ $count } fazioni** che hai giocato nelle partite, e le date d’inizio. Così nessuno gioca entrambe le fazioni.
    }
privacy-orders = { $count ->
        [one] **Un ordine permanente** alla tua fazione, con l’ora. Se cancelli i tuoi dati, resta senza il tuo nome.
       *[other] **{ $count } ordini permanenti** alle tue fazioni, con l’ora. Se cancelli i tuoi dati, restano senza il tuo nome.
    }
privacy-invited = { $count ->
        [one] **Un tuo invito** a una partita. Resta finché la persona invitata gioca.
       *[other] **{ $count } tuoi inviti** a partite. Restano finché le persone invitate giocano.
    }
privacy-lessons = { $count ->
        [one] **Un suggerimento** per principianti che hai già visto. Così il bot non lo ripete. Resta finché non cancelli i tuoi dati.
       *[other] **{ $count } suggerimenti** per principianti che hai già visto. Così il bot non li ripete. Restano finché non cancelli i tuoi dati.
    }
privacy-record-posts = { $count ->
        [one] **Un messaggio** in cui hai mostrato il tuo albo a un canale. Viene eliminato con i tuoi dati.
       *[other] **{ $count } messaggi** in cui hai mostrato il tuo albo a un canale. Vengono eliminati con i tuoi dati.
    }
privacy-watches = { $count ->
        [one] **Un canale** che segue una partita su tua richiesta. Così il bot può avvisarti dei problemi. Resta finché il canale la segue.
       *[other] **{ $count } canali** che seguono una partita su tua richiesta. Così il bot può avvisarti dei problemi. Restano finché la seguono.
    }
privacy-follows = { $count ->
        [one] **Un canale** che segue la partita del giorno su tua richiesta. Così il bot può avvisarti dei problemi. Resta finché il canale la segue.
       *[other] **{ $count } canali** che seguono la partita del giorno su tua richiesta. Così il bot può avvisarti dei problemi. Restano finché la seguono.
    }
privacy-proposals = { $count ->
        [one] **Una tua proposta** a un comandante. Resta finché esiste la partita.
       *[other] **{ $count } tue proposte** ai comandanti. Restano finché esistono le partite.
    }
privacy-adoptions = { $count ->
        [one] **Una tua proposta** seguita da un comandante. Resta finché esiste la partita.
       *[other] **{ $count } tue proposte** seguite dai comandanti. Restano finché esistono le partite.
    }
privacy-votes = { $count ->
        [one] **Un tuo voto**. Conta una volta, puoi cambiarlo, e resta finché esiste la partita.
       *[other] **{ $count } tuoi voti**. Ogni voto conta una volta, puoi cambiarlo, e resta finché esiste la partita.
    }
privacy-campaigns = { $count ->
        [one] **Una campagna** che hai avviato. Resta finché esiste la partita.
       *[other] **{ $count } campagne** che hai avviato. Restano finché esistono le partite.
    }
privacy-reminders = { $count ->
        [one] **Un promemoria** che hai chiesto, e quante volte non hai risposto. Resta finché non lo annulli.
       *[other] **{ $count } promemoria** che hai chiesto, e quante volte non hai risposto. Restano finché non li annulli.
    }
privacy-daily-reminders = { $count ->
        [one] **Un promemoria** della partita del giorno, e quante volte poi non hai giocato. Resta finché non lo annulli.
       *[other] **{ $count } promemoria** della partita del giorno, e quante volte poi non hai giocato. Restano finché non li annulli.
    }
privacy-puzzles = { $count ->
        [one] **Una risposta a un enigma**. Così la risposta conta una volta sola, e il bot sa da quanti giorni di fila giochi.
       *[other] **{ $count } risposte a enigmi**. Così ogni risposta conta una volta sola, e il bot sa da quanti giorni di fila giochi.
    }
privacy-own-puzzles = { $count ->
        [one] **Un enigma** tratto dalle tue partite. Il bot annota quanto bene lo ricordi e quando lo rivedrai. Resta finché esiste la partita.
       *[other] **{ $count } enigmi** tratti dalle tue partite. Il bot annota quanto bene li ricordi e quando li rivedrai. Restano finché esistono le partite.
    }
privacy-own-puzzle-reminders = { $count ->
        [one] **Un promemoria** per gli enigmi delle tue partite, e quante volte non hai risposto. Resta finché non lo disattivi.
       *[other] **{ $count } promemoria** per gli enigmi delle tue partite, e quante volte non hai risposto. Restano finché non li disattivi.
    }
privacy-attempts = { $count ->
        [one] **Un tentativo** in una partita del giorno, con il risultato. Resta finché non cancelli i tuoi dati.
       *[other] **{ $count } tentativi** nelle partite del giorno, con i risultati. Restano finché non cancelli i tuoi dati.
    }
privacy-marks = { $count ->
        [one] **Una traccia** del tuo tentativo alla partita del giorno: un’impronta al posto dell’id. Così ogni persona ha un solo tentativo, anche se cancella i suoi dati. Resta fino alla fine del giorno.
       *[other] **{ $count } tracce** dei tuoi tentativi alle partite del giorno: impronte al posto dell’id. Così ogni persona ha un solo tentativo, anche se cancella i suoi dati. Restano fino alla fine di quei giorni.
    }
privacy-outcomes = { $count ->
        [one] **Una partita finita** nel tuo albo. Resta finché non cancelli i tuoi dati o non viene eliminato il server.
       *[other] **{ $count } partite finite** nel tuo albo. Restano finché non cancelli i tuoi dati o non viene eliminato il server.
    }
privacy-profile = { $count ->
        [one] **La scelta di condividere o no il tuo albo**. Resta finché non cancelli i tuoi dati.
       *[other] **Le scelte di condividere o no il tuo albo** ({ $count }). Restano finché non cancelli i tuoi dati.
    }
privacy-letters = { $count ->
        [one] **Un messaggio diretto** per te. Resta 30 giorni dopo l’invio. Così il bot non lo manda due volte.
       *[other] **{ $count } messaggi diretti** per te. Restano 30 giorni dopo l’invio. Così il bot non li manda due volte.
    }
privacy-pages = { $count ->
        [one] **Un link o una pagina aperta** di un tabellone nel browser.
       *[other] **{ $count } link o pagine aperte** di tabelloni nel browser.
    }
privacy-seeks = { $count ->
        [one] **Una tua sfida**, con le condizioni e la tua nota, perché altri possano accettarla. Resta 30 giorni.
       *[other] **{ $count } tue sfide**, con le condizioni e le tue note, perché altri possano accettarle. Restano 30 giorni.
    }
privacy-refusals = { $count ->
        [one] **Un giocatore** da cui non vuoi sfide. Se lo sfidi, può sfidarti di nuovo.
       *[other] **{ $count } giocatori** da cui non vuoi sfide. Se sfidi uno di loro, può sfidarti di nuovo.
    }
privacy-refused = { $count ->
        [one] **Un giocatore** che non vuole sfide da te.
       *[other] **{ $count } giocatori** che non vogliono sfide da te.
    }
privacy-prepared = { $count ->
        [one] **Ordini preparati** per il prossimo turno di una partita: li leggi solo tu. Restano fino a quel turno.
       *[other] **Ordini preparati** per il prossimo turno di { $count } partite: li leggi solo tu. Restano fino a quel turno.
    }
privacy-notes = { $count ->
        [one] **Una nota** su una tua partita, che leggi solo tu. Resta finché esiste la partita.
       *[other] **{ $count } note** su tue partite, che leggi solo tu. Restano finché esistono le partite.
    }
privacy-wishes = { $count ->
        [one] **Un server** da cui ricevi avvisi sulle sfide aperte, e quanti avvisi hai ignorato. Questi dati restano finché non disattivi gli avvisi.
       *[other] **{ $count } server** da cui ricevi avvisi sulle sfide aperte, e quanti avvisi hai ignorato. Questi dati restano finché non disattivi gli avvisi.
    }
privacy-holidays = { $count ->
        [one] **Una vacanza**: intanto le tue partite ti aspettano. Il bot la ricorda per un anno.
       *[other] **{ $count } vacanze**: intanto le tue partite ti aspettano. Il bot le ricorda per un anno.
    }
privacy-lobbies = { $count ->
        [one] **Un elenco di sfide aperte** creato da te. Così il bot può avvisarti dei problemi. Resta finché c’è l’elenco.
       *[other] **{ $count } elenchi di sfide aperte** creati da te. Così il bot può avvisarti dei problemi. Restano finché ci sono gli elenchi.
    }
privacy-ladders = { $count ->
        [one] **Una classifica** creata da te in un server. Finché la classifica esiste, il bot conserva il tuo id per avvisarti dei problemi.
       *[other] **{ $count } classifiche** create da te nei server. Finché le classifiche esistono, il bot conserva il tuo id per avvisarti dei problemi.
    }
privacy-battles = { $count ->
        [one] **Una battaglia** scritta o modificata da te. Se cancelli i tuoi dati, resta nel suo server e come autore compare «qualcuno». Per toglierla usa `/battaglia togli`.
       *[other] **{ $count } battaglie** scritte o modificate da te. Se cancelli i tuoi dati, restano nei loro server e come autore compare «qualcuno». Per toglierne una usa `/battaglia togli`.
    }
privacy-battles-after = { $count ->
        [one] **Una battaglia** di un’altra persona che ti nomina come autore della prima versione.
       *[other] **{ $count } battaglie** di altre persone che ti nominano come autore della prima versione.
    }
privacy-battle-reports = { $count ->
        [one] **Una segnalazione** su una battaglia. Viene eliminata con i tuoi dati.
       *[other] **{ $count } segnalazioni** su battaglie. Vengono eliminate con i tuoi dati.
    }
privacy-seasons = { $count ->
        [one] **Una riga** nella classifica finale di una stagione in cui mostravi il punteggio. Se cancelli i tuoi dati, il bot toglie il tuo nome anche dalla classifica pubblicata.
       *[other] **{ $count } righe** nelle classifiche finali delle stagioni in cui mostravi il punteggio. Se cancelli i tuoi dati, il bot toglie il tuo nome anche dalle classifiche pubblicate.
    }
privacy-challenged = { $count ->
        [one] **Una sfida** rivolta a te, che solo tu puoi accettare. Resta 30 giorni.
       *[other] **{ $count } sfide** rivolte a te, che solo tu puoi accettare. Restano 30 giorni.
    }
privacy-accepted = { $count ->
        [one] **Una sfida** che hai accettato. Resta 30 giorni.
       *[other] **{ $count } sfide** che hai accettato. Restano 30 giorni.
    }
privacy-rated = { $count ->
        [one] **Una tua partita valida per la classifica**, giocata con la prima delle due fazioni, e il suo risultato. Serve a calcolare il tuo punteggio.
       *[other] **{ $count } tue partite valide per la classifica**, giocate con la prima delle due fazioni, e i risultati. Servono a calcolare il tuo punteggio.
    }
privacy-rated-second = { $count ->
        [one] **Una tua partita valida per la classifica**, giocata con la seconda delle due fazioni, e il suo risultato. Serve a calcolare il tuo punteggio.
       *[other] **{ $count } tue partite valide per la classifica**, giocate con la seconda delle due fazioni, e i risultati. Servono a calcolare il tuo punteggio.
    }
privacy-annulled = { $count ->
        [one] **Una partita di altri**, valida per la classifica, che hai annullato.
       *[other] **{ $count } partite di altri**, valide per la classifica, che hai annullato.
    }
privacy-tournaments = { $count ->
        [one] **Un torneo** che organizzi. Resta finché il suo server ha il bot.
       *[other] **{ $count } tornei** che organizzi. Restano finché il loro server ha il bot.
    }
privacy-entries = { $count ->
        [one] **Un’iscrizione a un torneo**, con il tuo nome e la tua città. Resta finché il server ha il bot.
       *[other] **{ $count } iscrizioni a tornei**, con il tuo nome e la tua città. Restano finché il server ha il bot.
    }
privacy-facts = { $count ->
        [one] **Una voce nel registro di un torneo**, per un tuo resoconto, una conferma o una decisione. Resta finché esiste il torneo.
       *[other] **{ $count } voci nei registri di tornei**, per tuoi resoconti, conferme o decisioni. Restano finché esiste il torneo.
    }
privacy-rulings = { $count ->
        [one] **Una voce su di te nel registro di un torneo**, scritta da un organizzatore, da un arbitro o dal bot. Resta finché esiste il torneo.
       *[other] **{ $count } voci su di te nei registri dei tornei**, scritte da organizzatori, da arbitri o dal bot. Restano finché esistono i tornei.
    }
privacy-lists = { $count ->
        [one] **Una lista dell’esercito** che hai consegnato. Resta finché esiste il torneo.
       *[other] **{ $count } liste dell’esercito** che hai consegnato. Restano finché esiste il torneo.
    }
privacy-drafts = { $count ->
        [one] **Un resoconto di un tavolo** non finito. Resta finché non lo invii.
       *[other] **{ $count } resoconti di tavoli** non finiti. Restano finché non li invii.
    }
privacy-posts = { $count ->
        [one] **Una partita** in cui comandi una parte della difesa. Resta finché esiste la partita.
       *[other] **{ $count } partite** in cui comandi una parte della difesa. Restano finché esistono le partite.
    }
privacy-never = Il bot non legge mai messaggi, profili o elenchi di membri. Vedi `/privacy informativa`.
privacy-show-how = Il file contiene tutto, riga per riga. Questa risposta la vedi solo tu.
privacy-file = Tutto ciò che il bot conserva di te: `{ $name }`. Non contiene gli id di altre persone né i segreti delle partite in corso.

privacy-delete-title = ### Che cosa sarà cancellato
    Il bot toglie il tuo id da tutto questo. I dati che riguardano solo te (voti, suggerimenti, promemoria, risultati) spariscono del tutto:
privacy-ends = - **Finisce ora:** { $game }. Nessun altro gioca questa partita, quindi la partita e la sua campagna finiscono.
privacy-handed = - **Continua:** { $game }. La guida della partita e le parti di difesa che comandi passano a { $who }, che partecipa da più tempo.
privacy-voted-on = - **Continua:** { $game }, senza una guida. Gli altri giocatori votano su ogni decisione.
privacy-more-games = { $count ->
        [one] - e un’altra partita
       *[other] - e altre { $count } partite
    }
privacy-stays =
    - **Resta:** le partite, con le carte e i dadi. Chiunque può ancora verificarle. Al tuo posto le partite mostrano «un giocatore che ha lasciato la partita». Nei tornei i tuoi risultati restano sotto il tuo numero, senza nome, città e liste. I voti contati restano come numeri. Il tuo tentativo di oggi resta fino alla fine del giorno, come impronta e non come id.
    - **Fuori dalla nostra portata:** i messaggi già scritti in Discord. Il bot ridisegna senza di te le plance delle partite in corso. Messaggi più vecchi, nomi di thread e sondaggi restano, perché Discord limita le modifiche ai messaggi vecchi. I gestori del canale possono cancellarli, e tu puoi cancellare i messaggi privati. Le copie di sicurezza del gestore del bot conservano i tuoi dati finché copie più nuove non le sostituiscono.
    Non puoi annullare questa scelta. Puoi tornare quando vuoi, come un giocatore nuovo.
privacy-sure =
    - **Vuoi cancellare tutto per sempre?** È la seconda e ultima domanda.
privacy-done = I tuoi dati sono stati cancellati. Da ciò che resta nessuno può risalire a te. Fra un momento il bot ridisegna le plance che ti nominano.
privacy-traces = Un altro programma sta leggendo il database. Finché non ha finito, nel file del database restano copie dei tuoi dati. Poi spariscono.
privacy-again = Se giochi di nuovo, per il bot sei un giocatore nuovo.

privacy-policy =
    ### Che cosa conserva questo bot
    Il bot ti conosce dal tuo id di Discord. Non conserva il nome del profilo, le immagini né i tuoi messaggi.
privacy-about-games = - **Partite:** le partite tue o condivise, le tue decisioni con l’ora, e la persona che ti ha fatto entrare. Servono a continuare la partita e a mostrare chi ha deciso. Restano finché esiste la partita.
privacy-about-challenges = - **Sfide:** le sfide che lanci, ricevi o accetti, con le condizioni e le note. Restano 30 giorni dopo la fine. Restano anche gli avvisi che hai chiesto, e i giocatori da cui non vuoi sfide.
privacy-about-sides = - **Fazioni:** la tua fazione nelle partite, i tuoi ordini permanenti e preparati, e le sfide che hai mandato. Restano finché esiste la partita.
privacy-about-votes = - **Proposte e voti:** le tue proposte e i tuoi voti. Servono a contare ogni voto una volta sola. Restano finché esiste la partita.
privacy-about-campaigns = - **Campagne:** le campagne che hai avviato, i piani salvati, i promemoria e le menzioni che hai chiesto. Restano finché esiste la partita, o finché non li annulli.
privacy-about-daily = - **Partita del giorno:** i tuoi tentativi e i risultati, finché non cancelli i tuoi dati. Il tuo promemoria resta finché non lo annulli. Un’impronta del tentativo di oggi resta fino alla fine del giorno.
privacy-about-records = - **Albo:** le tue partite finite, e la tua scelta di condividere l’albo o no. Se non lo condividi, è privato.
privacy-about-ratings = - **Punteggi:** le tue partite valide per la classifica, con i risultati. Da questi il bot calcola il tuo punteggio. Nessun altro lo vede finché non lo mostri. Restano anche i tuoi posti nelle classifiche finali di stagione, se allora mostravi il punteggio.
privacy-about-battles = - **Battaglie:** le battaglie che hai scritto o modificato, e le tue segnalazioni. Il bot ti nomina come autore finché non cancelli i tuoi dati.
privacy-about-hints = - **Suggerimenti:** i suggerimenti per principianti che hai già visto, per non ripeterli.
privacy-about-messages = - **Messaggi:** i messaggi diretti per te, per 30 giorni dopo l’invio. Restano anche i canali che seguono una partita su tua richiesta.
privacy-about-pages = - **Tabellone nel browser:** l’impronta del tuo link per dieci minuti e quella della tua visita per dodici ore. Se apri il tabellone dentro Discord, il tuo clic resta due minuti. Con `/privacy mostra` chiudi tutte le visite. Un link condiviso resta finché non lo chiudi. Sparisce anche con la partita o con i tuoi dati.
privacy-about-tournaments = - **Tornei:** il tuo nome e la tua città, le tue liste, i tuoi resoconti e le decisioni su di te. Restano finché il server ha il bot. Con `/privacy cancella` cancelli nome, città e liste.
privacy-about-servers = - **Server:** gli id del server, dei suoi canali e dei messaggi del bot. Spariscono 30 giorni dopo che il server ha rimosso il bot.
privacy-policy-end =
    - **Mai letti:** messaggi, profili, immagini, elenchi di membri.
    - **Mai fatto:** il bot non vende i tuoi dati, non li cede, non li usa per la pubblicità.
    - **La tua scelta:** con `/privacy mostra` vedi tutto, con `/privacy cancella` cancelli tutto. Valgono i limiti di età di Discord.
    - **Domande:** chiedi al gestore del bot. La pagina del bot in Discord mostra il suo nome.
privacy-policy-where = Il testo completo: { $url }

error-seed = Un seme è una riga di testo senza apici inversi né segni invisibili. Scegli un altro seme, o lascia vuoto il campo: allora il bot sorteggia un seme.
button-end-pages = Chiudi le mie visite ai tabelloni
privacy-pages-ended = { $count ->
        [0] Nessun browser aveva un tuo tabellone aperto.
        [one] Il bot ha chiuso una pagina con un tuo tabellone. Da quella pagina nessuno può più giocare per te.
       *[other] Il bot ha chiuso { $count } pagine con un tuo tabellone. Da quelle pagine nessuno può più giocare per te.
    }
