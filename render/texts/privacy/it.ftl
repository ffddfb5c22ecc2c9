### Che cosa si conserva delle persone, e come se ne va.

name-privacy = privacy
name-show = mostra
name-delete = cancella
name-policy = informativa
name-option-file = file
command-privacy = Che cosa si conserva di te: vederlo, cancellarlo
command-privacy-show = Vedi tutto ciò che si conserva di te, in cifre o in un file
command-privacy-delete = Cancella ciò che si conserva di te; due domande, e prima ti si dice che cosa va e che cosa resta
command-privacy-policy = Che cosa conserva questo bot, perché, per quanto tempo, e che cosa non legge mai
option-privacy-file = Tutto in un file (JSON)
button-my-data = In un file
button-forget = Cancella i miei dati…
button-forget-me = Sì, cancella per sempre

privacy-title = ### Che cosa si conserva di te
    Il bot ti conosce dal tuo id di Discord. Non conserva il nome del profilo, le immagini né i tuoi messaggi.
privacy-nothing = Di te non si conserva nulla.
privacy-games = { $count ->
        [one] **Una partita** che guidi o hai guidato, per continuarla e riguardarla; resta finché non cancelli i tuoi dati o non si cancella il server.
       *[other] **{ $count } partite** che guidi o hai guidato, per continuarle e riguardarle; restano finché non cancelli i tuoi dati o non si cancella il server.
    }
privacy-decisions = { $count ->
        [one] **Una tua decisione** nel diario di una partita, perché il registro dica chi ha deciso; quanto la partita.
       *[other] **{ $count } tue decisioni** nei diari delle partite, perché il registro dica chi ha deciso; quanto le partite.
    }
privacy-seats = { $count ->
        [one] **Una partita** che condividi con chi la guida, perché tu possa decidere; finché giochi.
       *[other] **{ $count } partite** che condividi con chi le guida, perché tu possa decidere; finché giochi.
    }
privacy-sides = { $count ->
        [one] **Una parte** che tieni in una partita a due, o tenevi quando è finita; il posto resta, senza di te.
       *[other] **{ $count } parti** che tieni in partite a due, o tenevi quando sono finite; i posti restano, senza di te.
    }
privacy-members = { $count ->
        [one] **Una parte** che tieni con altri in una partita a due, e da quando.
       *[other] **{ $count } parti** che tieni con altri in partite a due, e da quando.
    }
privacy-seen = { $count ->
        [one] **Una parte** che hai tenuto in una partita, e da quando, perché nessuno le tenga tutte e due.
       *[other] **{ $count } parti** che hai tenuto nelle partite, e da quando, perché nessuno le tenga tutte e due.
    }
privacy-orders = { $count ->
        [one] **Un ordine permanente** che hai dato alla tua parte: che cosa hai ordinato e quando; resta, senza di te.
       *[other] **{ $count } ordini permanenti** che hai dato alle tue parti: che cosa hai ordinato e quando; restano, senza di te.
    }
privacy-invited = { $count ->
        [one] **Una persona** che hai fatto entrare in una partita: che sei stato tu; finché gioca.
       *[other] **{ $count } volte** in cui hai fatto entrare qualcuno in una partita: che sei stato tu; finché gioca.
    }
privacy-lessons = { $count ->
        [one] **Un suggerimento** per chi comincia che hai già avuto, per non ripetertelo; finché non cancelli i tuoi dati.
       *[other] **{ $count } suggerimenti** per chi comincia che hai già avuto, per non ripeterteli; finché non cancelli i tuoi dati.
    }
privacy-record-posts = { $count ->
        [one] **Un messaggio** in cui hai mostrato i tuoi primati a un canale; viene eliminato con i tuoi dati.
       *[other] **{ $count } messaggi** in cui hai mostrato i tuoi primati a un canale; vengono eliminati con i tuoi dati.
    }
privacy-watches = { $count ->
        [one] **Un canale** al quale fai seguire una partita, per avvisarti se non può; finché la segue.
       *[other] **{ $count } canali** ai quali fai seguire una partita, per avvisarti se non possono; finché la seguono.
    }
privacy-follows = { $count ->
        [one] **Un canale** al quale fai seguire la partita del giorno, per avvisarti se non può; finché lo segue.
       *[other] **{ $count } canali** ai quali fai seguire la partita del giorno, per avvisarti se non possono; finché lo seguono.
    }
privacy-proposals = { $count ->
        [one] **Una tua proposta** a un comandante; quanto la partita.
       *[other] **{ $count } tue proposte** ai comandanti; quanto le partite.
    }
privacy-adoptions = { $count ->
        [one] **Una tua proposta** che un comandante ha seguito; quanto la partita.
       *[other] **{ $count } tue proposte** che i comandanti hanno seguito; quanto le partite.
    }
privacy-votes = { $count ->
        [one] **Un tuo voto**, perché conti una volta e tu possa cambiarlo; quanto la partita.
       *[other] **{ $count } tuoi voti**, perché ciascuno conti una volta e tu possa cambiarlo; quanto le partite.
    }
privacy-campaigns = { $count ->
        [one] **Una campagna** che hai avviato: che sei stato tu; quanto la partita.
       *[other] **{ $count } campagne** che hai avviato: che sei stato tu; quanto le partite.
    }
privacy-reminders = { $count ->
        [one] **Un promemoria** che hai chiesto, e quanti ne hai lasciati cadere; finché non lo disdici.
       *[other] **{ $count } promemoria** che hai chiesto, e quanti ne hai lasciati cadere; finché non li disdici.
    }
privacy-attempts = { $count ->
        [one] **Un tentativo** a una partita del giorno, e il risultato; finché non cancelli i tuoi dati.
       *[other] **{ $count } tentativi** alle partite del giorno, e i risultati; finché non cancelli i tuoi dati.
    }
privacy-marks = { $count ->
        [one] **Un segno** che hai avuto il tuo tentativo alla partita del giorno: un’impronta e non il tuo id, perché ognuno ne abbia uno solo, anche chi cancella i suoi dati; fino alla fine del giorno.
       *[other] **{ $count } segni** che hai avuto i tuoi tentativi alle partite del giorno: impronte e non il tuo id, perché ognuno ne abbia uno solo, anche chi cancella i suoi dati; fino alla fine di quei giorni.
    }
privacy-outcomes = { $count ->
        [one] **Una partita finita** nei tuoi primati; finché non cancelli i tuoi dati o non si cancella il server.
       *[other] **{ $count } partite finite** nei tuoi primati; finché non cancelli i tuoi dati o non si cancella il server.
    }
privacy-profile = { $count ->
        [one] **Se condividi i tuoi primati**; finché non cancelli i tuoi dati.
       *[other] **Se condividi i tuoi primati** ({ $count }); finché non cancelli i tuoi dati.
    }
privacy-letters = { $count ->
        [one] **Un messaggio diretto** per te, in viaggio o spedito da meno di 30 giorni, perché parta una volta sola.
       *[other] **{ $count } messaggi diretti** per te, in viaggio o spediti da meno di 30 giorni, perché ciascuno parta una volta sola.
    }
privacy-tournaments = { $count ->
        [one] **Un torneo** che organizzi; finché il suo server ha il bot.
       *[other] **{ $count } tornei** che organizzi; finché il loro server ha il bot.
    }
privacy-entries = { $count ->
        [one] **Un torneo** con la tua iscrizione, con il nome e la città che hai indicato; finché il suo server ha il bot.
       *[other] **{ $count } tornei** con la tua iscrizione, con il nome e la città che hai indicato; finché il loro server ha il bot.
    }
privacy-facts = { $count ->
        [one] **Una voce nel registro di un torneo**, di ciò che hai riferito, confermato o deciso; quanto il torneo.
       *[other] **{ $count } voci nei registri di tornei**, di ciò che hai riferito, confermato o deciso; quanto il torneo.
    }
privacy-rulings = { $count ->
        [one] **Una riga su di te nel diario di un torneo**, scritta da un organizzatore, da un arbitro o dal bot; quanto il torneo.
       *[other] **{ $count } righe su di te nei diari dei tornei**, scritte da organizzatori, da arbitri o dal bot; quanto i tornei.
    }
privacy-lists = { $count ->
        [one] **Una lista dell’esercito** che hai consegnato; quanto il torneo.
       *[other] **{ $count } liste dell’esercito** che hai consegnato; quanto il torneo.
    }
privacy-drafts = { $count ->
        [one] **Un resoconto di un tavolo** che non hai finito; finché non lo mandi.
       *[other] **{ $count } resoconti di tavoli** che non hai finito; finché non li mandi.
    }
privacy-posts = { $count ->
        [one] **Una partita** in cui una parte della difesa è tua; quanto la partita.
       *[other] **{ $count } partite** in cui una parte della difesa è tua; quanto le partite.
    }
privacy-never = Il bot non legge mai messaggi, profili o elenchi di membri. Vedi `/privacy informativa`.
privacy-show-how = Tutto, riga per riga, sta nel file. Questa risposta la vedi solo tu.
privacy-file = Tutto ciò che si conserva di te: `{ $name }`. Mancano gli id di altre persone e ciò che svelerebbe una partita in corso.

privacy-delete-title = ### Che cosa si cancella
    In questi luoghi se ne va il tuo id; ciò che riguarda solo te (voti, suggerimenti, promemoria, risultati) se ne va intero:
privacy-ends = - **Finisce ora:** { $game }, che nessun altro gioca. È abbandonata, e con lei la sua campagna.
privacy-handed = - **Continua:** { $game }, allora guidata da { $who }, che la condivide da più tempo. I tuoi posti passano a chi guida.
privacy-voted-on = - **Continua:** { $game }, con i voti degli altri e senza guida.
privacy-more-games = { $count ->
        [one] - e un’altra partita
       *[other] - e altre { $count } partite
    }
privacy-stays =
    - **Che cosa resta:** le partite, con le loro carte e i loro dadi, e si possono ancora verificare. Dove c’eri tu dicono «qualcuno che se n’è andato». Nei tornei i tuoi risultati restano sotto il tuo numero, senza nome, città e liste. I voti contati restano come cifre. Che hai già fatto il tentativo di oggi resta fino alla fine del giorno, come hash e non come tuo id.
    - **Che cosa non possiamo cancellare:** i messaggi già scritti in Discord. I tabelloni delle partite in corso si ridisegnano senza di te; messaggi più vecchi, nomi di thread e sondaggi di Discord restano come sono, perché Discord limita le modifiche ai messaggi vecchi ed essi appartengono al canale. Chi gestisce il canale può cancellarli; i messaggi privati puoi cancellarli tu. Le copie di sicurezza, se chi gestisce il bot ne fa, tengono tutto finché altre più nuove non prendono il loro posto.
    Non si può annullare. Puoi tornare quando vuoi, come una persona nuova.
privacy-sure =
    - **Per sempre?** È la seconda e ultima domanda.
privacy-done = Cancellato. Nulla di ciò che si conserva porta più a te; i tabelloni che ti nominano si ridisegnano tra un momento.
privacy-traces = In questo momento qualcuno sta leggendo il database: le copie di ciò che è stato cancellato restano nel suo file finché non ha finito, poi vengono sovrascritte.
privacy-again = Se giochi di nuovo, sei una persona nuova.

privacy-policy =
    ### Che cosa conserva questo bot
    Il bot ti conosce dal tuo id di Discord. Non conserva il nome del profilo, le immagini né i tuoi messaggi.
privacy-about-games = - **Partite:** le partite che guidi o condividi, le tue decisioni con l’ora, e chi ti ha fatto entrare. Servono a continuare a giocare e a dire chi ha deciso; restano quanto la partita.
privacy-about-sides = - **Parti:** la tua parte nelle partite a due, i tuoi ordini permanenti e le sfide rivolte a una persona. Restano quanto la partita.
privacy-about-votes = - **Proposte e voti:** che cosa hai proposto e votato, perché ogni voto conti una volta. Restano quanto la partita.
privacy-about-campaigns = - **Campagne:** le campagne che hai avviato, i piani lasciati per il giorno dopo, i promemoria e le menzioni che hai chiesto. Restano quanto la partita, o finché non li disdici.
privacy-about-daily = - **Partita del giorno:** i tuoi tentativi e i risultati, finché non cancelli i tuoi dati. Un hash del tentativo di oggi resta fino alla fine del giorno.
privacy-about-records = - **Primati:** le tue partite finite, e se condividi i primati. Sono privati, se non li condividi.
privacy-about-hints = - **Suggerimenti:** i suggerimenti per chi comincia che hai già visto, per non ripeterli.
privacy-about-messages = - **Messaggi:** i messaggi diretti per te, fino a 30 giorni dopo l’invio, e i canali ai quali fai seguire una partita.
privacy-about-tournaments = - **Tornei:** il nome e la città con cui giochi, le tue liste, i tuoi resoconti, anche a metà, e le decisioni degli arbitri su di te. Restano finché il server ha il bot; `/privacy cancella` toglie il nome, la città e le liste.
privacy-about-servers = - **Server:** gli id del server, dei suoi canali e dei messaggi del bot. Se ne vanno 30 giorni dopo che il server ha rimosso il bot.
privacy-policy-end =
    - **Mai letti:** messaggi, profili, immagini, elenchi di membri.
    - **Mai fatto:** nulla è venduto, ceduto o usato per la pubblicità.
    - **Che cosa puoi fare:** `/privacy mostra` mostra tutto, `/privacy cancella` lo cancella. Valgono i limiti di età di Discord.
    - **A chi chiedere:** alla persona che gestisce questo bot; la pagina del bot in Discord ne dice il nome.
privacy-policy-where = Per esteso: { $url }

error-seed = Un seme è una riga di lettere, cifre e segni, senza apici inversi e senza segni invisibili: alla fine viene mostrato lettera per lettera. Scegline un altro, o lascialo via e ne viene estratto uno.
