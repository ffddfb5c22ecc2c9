### Errori nel file di una battaglia.

battle-wrong = Riga { $line }: { $text }
battle-wrong-near = Intendevi «{ $near }»?

battle-wrong-too-large = Il file supera { $most } KiB. Accorcialo.
battle-wrong-too-many-lines = Il file ha troppe righe. Il massimo è { $most }.
battle-wrong-no-battle = La prima riga deve contenere «battle 1» o «series 1» e poi, sulla stessa riga, il nome del gioco. I giochi: { $known }.
battle-wrong-newer = Il file è nel formato { $version }. Questo bot legge solo il formato { $known }.
battle-wrong-game = «{ $what }» qui non è possibile. Usa uno di questi giochi: { $known }.
battle-wrong-twice = «{ $what }» compare due volte. Tienine uno solo.
battle-wrong-strange-sign = La riga contiene un carattere invisibile ({ $sign }). Cancellalo.
battle-wrong-link = Il testo di una battaglia non può contenere link. Cancella il link in questa riga.
battle-wrong-open-quote = Le virgolette non sono chiuse.
battle-wrong-no-key = Qui il bot non capisce «{ $what }». Scrivi una parola, i due punti e un valore.
battle-wrong-missing = Manca «{ $what }».
battle-wrong-unknown = Qui non puoi scrivere «{ $what }». Usa una di queste parole: { $known }.
battle-wrong-heading = La sezione «{ $what }» non esiste. Le sezioni sono { $known }.
battle-wrong-number = «{ $what }» dev’essere un numero da { $low } a { $high }.
battle-wrong-id = «{ $what }» non va bene come nome breve. Usa al massimo 24 caratteri: lettere dalla a alla z, cifre e trattini.
battle-wrong-word = Qui non puoi scrivere «{ $what }».
battle-wrong-no-name = Il nome è vuoto.
battle-wrong-long = «{ $what }» è troppo lungo. Il numero massimo di caratteri è { $most }.
battle-wrong-too-many = «{ $what }» ha troppe voci. Il massimo è { $most }.

## Mappe a esagoni.

battle-wrong-hex = «{ $what }» non è un esagono. Scrivi quattro cifre: la colonna, poi la riga.
battle-wrong-off-map = L’esagono { $hex } è fuori dalla mappa. L’ultima colonna è { $columns }, l’ultima riga { $rows }.
battle-wrong-place = Il luogo «{ $what }» non esiste.
battle-wrong-map-columns = Il numero di colonne della mappa è { $got }. Deve essere da { $low } a { $high }.
battle-wrong-map-rows = Il numero di righe della mappa è { $got }. Deve essere da { $low } a { $high }.
battle-wrong-row-length = Questa riga non è lunga come la prima. Caratteri: { $got } invece di { $wanted }.
battle-wrong-sign = «{ $sign }» nella colonna { $column } non è un terreno. Usa { $known }.
battle-wrong-height-rows = Servono tante righe di altezze quante sono le righe della mappa: { $wanted }, non { $got }.
battle-wrong-height = «{ $sign }» nella colonna { $column } non è un’altezza. Usa le cifre da 0 a 9.
battle-wrong-level = «{ $what }» non è un’altezza. Comincia la riga con una cifra e due punti.

## Tavoli in millimetri.

battle-wrong-point = «{ $what }» non è un punto del tavolo. Scrivi x,y da 0,0 a { $wide },{ $deep }.
battle-wrong-too-many-points = Questa forma ha troppi punti. Il massimo è { $most }.
battle-wrong-outline = Il contorno incrocia sé stesso, o non racchiude nessuna area.
battle-wrong-line = Per una linea servono due punti diversi.
battle-wrong-no-room = Il rettangolo è troppo piccolo per questo gruppo. Figure: { $figures }, posti: { $places }.
battle-wrong-table = Il tavolo deve misurare da { $least } a { $most } mm.

## Pedine.

battle-wrong-two-owners = Entrambe le fazioni controllano l’esagono { $hex }. Toglilo a una delle due.
battle-wrong-not-in-fort = La ridotta { $hex } non è fra gli esagoni del forte. Aggiungi la ridotta a quegli esagoni.
battle-wrong-one-hex = Indica un solo esagono.
battle-wrong-lull-without-fort = La sezione [lull] richiede «kind: fort» in [victory]. Aggiungilo, o cancella [lull].
battle-wrong-no-units = Nella sezione [{ $side }] almeno un’unità deve cominciare sulla mappa.
battle-wrong-too-many-leaders = Questa fazione ha troppi comandanti. Il massimo è { $most }.
battle-wrong-no-zone = { $unit } non ha una zona. Aggiungi «{ $side }:» a [zones].
battle-wrong-never = { $unit } non può mai entrare in { $hex } ({ $ground }).
battle-wrong-outside = { $hex } è fuori dalla zona di { $unit }.
battle-wrong-taken = L’esagono { $hex } ha già un’unità: { $other }.
battle-wrong-steps = Al posto di «{ $what }» scrivi uno o due valori fino a { $most }, per esempio 2/1.
battle-wrong-faces = { $unit } ha un valore in alcune righe e due in altre. Scrivi sempre un valore, o sempre due.
battle-wrong-one-step = { $unit } ha un solo passo, quindi non può cominciare ridotta. Cancella «reduced».

## Figure.

battle-wrong-roof-of-nothing = Nessun edificio ha lo stesso contorno di questo tetto. Copia il contorno dell’edificio.
battle-wrong-group = «{ $what }» non può indicare un gruppo. Comincia la riga con un carattere dalla a alla z, seguito dai due punti.
battle-wrong-figures = Il gruppo { $group } deve avere un posto per ogni figura. Figure: { $figures }, posti: { $places }.
battle-wrong-rectangle = Indica due angoli opposti, per esempio `200,30 to 290,60`.
battle-wrong-too-many-figures = Questa fazione ha troppe figure. Il massimo è { $most }.
battle-wrong-too-many-columns = Le colonne che arrivano dagli angoli sono troppe. Il massimo è { $most }.
battle-wrong-base-off = { $what } è troppo vicino al bordo. Lascia { $margin } mm per la base.
battle-wrong-overlap = { $one } si sovrappone a { $other }.
battle-wrong-figure = La figura «{ $what }» non esiste.
battle-wrong-other-side = { $what } è dell’altra fazione. Scegli una figura di [{ $side }].
battle-wrong-busy = { $what } porta già qualcosa o serve già un cannone. Scegli un’altra figura.
battle-wrong-edge = Un’uscita dev’essere un tratto dritto del bordo del tavolo.
battle-wrong-too-few = Le figure di [{ $side }] non bastano per l’obiettivo. Necessarie: { $needed }, presenti: { $has }.

## Serie.

battle-wrong-battles = Numero di battaglie: { $got }. Una serie deve averne da { $low } a { $high }.
battle-wrong-unknown-battle = La raccolta non ha la battaglia «{ $what }». Aggiungila prima, metti qui il suo testo, o usa una di queste: { $known }.
battle-wrong-two-sources = Questa sezione ha già il testo di una battaglia. Cancella questa riga, oppure quel testo.
battle-wrong-not-later = «{ $what }» viene prima nel file. Una serie non torna indietro: indica una battaglia successiva, oppure «end».
battle-wrong-unreached = Nessuna vittoria porta alla battaglia «{ $what }». Indicala in una battaglia precedente, oppure cancellala.
battle-wrong-other-sides = Questa battaglia non ha le stesse fazioni della prima. Tutte le battaglie devono avere le stesse fazioni: { $known }.

## Inizi propri dei giochi che hanno una mappa fissa.

battle-wrong-placed = «{ $what }» è già in «{ $place }». Il nome deve comparire una volta sola.
battle-wrong-wrong-place = «{ $what }» non può stare in «{ $place }». Scegli un altro posto.
battle-wrong-one-side = «{ $what }» non ha un lato ridotto. Cancella il trattino.
battle-wrong-no-boxers = «{ $what }» è cinese. I Boxer aspettano nella riserva: togli questa pedina.
battle-wrong-no-shelter = «{ $what }» non può stare in «{ $place }». I civili stanno in una Legazione che non è in rovina.
battle-wrong-no-ruin = «{ $what }» non può essere in rovina. Bruciano solo le Legazioni e gli edifici.
battle-wrong-no-barricade = «{ $what }» non può avere una barricata. Scegli un’altra zona.
battle-wrong-few-cards = Nel mazzo serve una carta per ogni giorno. Necessarie: { $needed }, presenti: { $has }.
battle-wrong-no-defenders = Nessuno difende le Legazioni. Aggiungi soldati, armi o civili.
battle-wrong-either = Scrivi «{ $one }» oppure «{ $other }», non tutti e due.
battle-wrong-no-action = Nel mazzo non resta nessuna carta azione, quindi nessuno potrebbe giocare. Lasciane almeno una.
battle-wrong-no-post = «{ $what }» non ha un posto, perché «{ $place }» è pieno ({ $most }). Aggiungi «{ $what }» a un’altra riga di [posts].
battle-wrong-no-strength = «{ $what }» ha forza 0, quindi non può stare sulla mappa.
battle-wrong-lane-taken = In «{ $what }» c’è già un’unità cinese. Cancella una delle due.
battle-wrong-streets-lost = Le unità cinesi nelle strade sono troppe. Il massimo è { $most }.

## Lo schieramento.

battle-wrong-cannot-begin = Con la regola della casa «{ $rule }: { $choice }» la battaglia non può cominciare.
battle-wrong-fault = Lo schieramento viola una regola: { $fault }.

### La raccolta di un server: le battaglie scritte dai suoi membri.

name-battle = battaglia
name-battle-add = aggiungi
name-battle-list = elenco
name-battle-show = mostra
name-battle-play = gioca
name-battle-share = condividi
name-battle-edit = modifica
name-battle-remove = togli
name-battle-report = segnala
name-battle-settings = impostazioni
name-option-battle = battaglia
name-option-code = codice
name-option-random = a-caso
command-battle = Le battaglie e le serie di battaglie scritte dai membri di questo server
command-battle-add = Aggiungi una battaglia o una serie da un file, da un modulo o dal codice di un altro server
command-battle-list = Elenca le battaglie di questo server
command-battle-show = Mostra una battaglia: mappa, forze e risultati
command-battle-play = Comincia a giocare una battaglia in questo canale
command-battle-share = Ottieni il codice con cui altri server aggiungono una battaglia
command-battle-edit = Modifica una battaglia, o creane una tua copia
command-battle-remove = Togli una battaglia da questo server
command-battle-report = Segnala una battaglia ai gestori del server
command-battle-settings = Scegli il ruolo che può aggiungere battaglie (gestori del server)
option-battle = Il nome della battaglia
option-battle-file = La battaglia come file di testo; senza file ricevi un modulo
option-battle-code = Il codice ricevuto da un altro server
option-battle-random = Genera una battaglia casuale ed equilibrata di questo tipo
choice-battle-small = piccola: 13 per 10 esagoni
choice-battle-medium = media: 15 per 12 esagoni
choice-battle-large = grande: 19 per 14 esagoni
choice-battle-gate = porta: un tavolo di 120 per 90 cm
choice-battle-outpost = avamposto: un tavolo di 100 per 80 cm
choice-battle-rampart = bastione: un tavolo di 120 per 40 cm
option-battle-why = Il motivo della segnalazione
option-battle-role = Il ruolo che può aggiungere battaglie (se vuoto: tutti)

battle-added = **La battaglia è nella raccolta di questo server.** Cominciala con il pulsante o con `/assedio nuovo`.
battle-changed = **Hai modificato la battaglia.** Le partite in corso mantengono il testo precedente.
battle-mistakes = **Il file ha degli errori, perciò il bot non ha salvato nulla.** Correggi queste righe:
battle-title = **Le battaglie di questo server.** Con `/battaglia aggiungi` aggiungi le tue: una sola battaglia, o una serie.
battle-line = **{ $name }** · { $game }.
battle-by = Di { $who }.
battle-after = Basata su una battaglia di { $who }.
battle-somebody = qualcuno
battle-by-game = Questa battaglia fa parte del bot.
battle-by-file = Nel file `{ $file }`.
battle-draw = pareggio
battle-look-out-of-reach = ⚠ Questi esagoni contano, ma una fazione ({ $side }) non può raggiungerli entro l’ultimo turno: { $hexes }. Spostali o aggiungi turni.
battle-trying = Il pilota automatico sta provando la battaglia…
battle-balance = Partite del pilota automatico contro sé stesso: { $games }. { $shares }. Numero medio di turni: { $turns }.
battle-balance-alone = Partite del pilota automatico: { $games }. { $shares }.
battle-share = { $side } { $share } su 100 (± { $doubt })
battle-share-alone = Vittorie del pilota automatico: { $share } su 100 (± { $doubt })
battle-even = **Abbastanza equilibrata** (da 40 a 60 su 100). I giocatori umani possono fare meglio o peggio del pilota automatico.
battle-fair = **Accettabile** (da 20 a 80 su 100). I giocatori umani possono fare meglio o peggio del pilota automatico.
battle-easy = **Troppo facile.** Il pilota automatico vince quasi sempre. I giocatori umani possono fare meglio o peggio.
battle-hard = **Troppo difficile.** Il pilota automatico perde quasi sempre. I giocatori umani possono fare meglio o peggio.
battle-uneven = **Non equilibrata.** La fazione più forte: { $side }. I giocatori umani possono fare meglio o peggio del pilota automatico.
battle-remedy-turns = Per equilibrare la battaglia porta il numero di turni a { $value }: { $shares }.
battle-remedy-needed = Per equilibrare la battaglia porta «needed» a { $value }: { $shares }.
battle-remedy-rule = Per equilibrare la battaglia usa la regola della casa «{ $rule }: { $choice }»: { $shares }.
battle-remedy-value = Per un inizio più equilibrato scrivi «{ $what }: { $value }». { $shares }.
battle-remedy-none = Nessuna piccola modifica rende equilibrata la battaglia. Sposta qualche unità, o cambia il numero delle unità.
button-battletry = Provala
battle-played = Partite giocate qui: { $games } ({ $won })
battle-played-alone = Partite giocate qui: { $games }
battle-versions = Versioni finora: { $count }
battle-reported = ⚠ **{ $name }**: { $who } ha segnalato questa battaglia: «{ $why }». Puoi toglierla con `/battaglia togli`.
battle-file-faulty = ⚠ Il file `{ $file }` contiene errori, quindi nessuno può giocare la battaglia. { $first }
battle-file = Ecco la battaglia come file di testo. Puoi cambiarla e aggiungerla con `/battaglia aggiungi`.
battle-shared = Il codice di **{ $name }** è `{ $code }`. Per aggiungere la battaglia a un altro server, usa lì `/battaglia aggiungi codice:{ $code }`.
battle-removed = **{ $name }** non è più nella raccolta. Le partite in corso continuano. Ecco il testo, se ti serve ancora.
battle-report-sent = I gestori del server vedranno la tua segnalazione in `/battaglia elenco`. Grazie.
battle-role = Ora possono aggiungere battaglie solo i membri con il ruolo { $role } e i gestori del server.
battle-all = Ora possono aggiungere battaglie tutti quelli che possono scrivere qui.
battle-form = Il testo della battaglia
battle-part = Parte { $number } del testo
button-battleplay = Gioca
button-battleedit = Modifica
button-battlefile = File di testo
button-battlemap = Editor della mappa
button-battleagain = Correggi
button-battle-before = Indietro
button-battle-next = Altre

battle-server-only = Le battaglie appartengono a un server. Usa questo comando nel canale di un server.
battle-unknown = Questo server non ha questa battaglia. Per vedere tutte le battaglie usa `/battaglia elenco`.
battle-gone = Questa battaglia è stata tolta o modificata. Sceglila di nuovo con `/assedio nuovo`.
battle-no-code = Nessuna battaglia ha questo codice. Chiedi all’autore di usare `/battaglia condividi` e di mandarti il codice.
battle-known = Questo server ha già una battaglia con lo stesso testo. La trovi in `/battaglia elenco`.
battle-full-hour = { $count ->
    [one] Puoi aggiungere una sola battaglia all’ora.
   *[other] Puoi aggiungere al massimo { $count } battaglie all’ora.
} Riprova più tardi.
battle-full-person = { $count ->
    [one] Qui puoi avere una sola battaglia.
   *[other] Qui puoi avere al massimo { $count } battaglie.
    } Prima togli una delle tue.
battle-full-server = La raccolta è piena: può contenere solo { $count ->
    [one] una battaglia.
   *[other] { $count } battaglie.
} Un gestore del server può togliere una battaglia.
battle-too-long = Il testo è troppo lungo per un modulo. Mandalo come file con `/battaglia modifica`.
battle-not-yours = Solo l’autore e i gestori del server possono cambiare questa battaglia. Per farne una copia tua usa `/battaglia modifica`.
battle-with-game = Questa battaglia fa parte del bot. Per farne una copia tua usa `/battaglia modifica`.
battle-is-file = Questa battaglia è il file `{ $file }` su questo computer. Per condividere la battaglia, invia il file.
battle-managers = Solo i gestori del server possono fare questa scelta. Chiedi a uno di loro.
battle-not-in-role = Qui possono aggiungere battaglie solo i membri con il ruolo { $role }. Chiedi a un gestore del server.
battle-too-slow = Il pilota automatico impiega troppo tempo a giocare questa battaglia. Riduci la mappa, le forze o i turni.
battle-trial-later = Il bot è occupato con altre battaglie. Più tardi usa `/battaglia mostra` e premi «Provala».
battle-unrated = Le battaglie scritte dagli utenti non valgono mai per la classifica. Scegli uno scenario del bot, o gioca una partita che non vale per la classifica.

## Serie di battaglie.

series-card = **Una serie di battaglie.** Perdite, comandanti caduti e luoghi passano da una battaglia alla successiva. La mappa e le forze mostrate qui sono quelle della prima battaglia.
series-battle = { $number }. **{ $battle }**. Punti per la vittoria: { $worth }.
series-way = Se vince la fazione «{ $side }», la prossima battaglia è { $battle }.
series-end = Se vince la fazione «{ $side }», la serie finisce.
series-first = Serie **{ $name }**, battaglia { $number }.
series-begins = Serie **{ $name }**, battaglia { $number }. Le perdite delle battaglie precedenti valgono ancora. Punti: { $score }.
series-now = Serie **{ $name }**, battaglia { $number }. Punti: { $score }.
series-goes-on = Serie **{ $name }**. Punti: { $score }. La prossima battaglia è **{ $battle }**.
series-over = La serie **{ $name }** è finita. Vittoria: { $side }. Punti: { $score }.
series-over-even = La serie **{ $name }** è finita. Punti: { $score }. I punti sono pari, quindi decide l’ultima battaglia. Vittoria: { $side }.
series-broken = Nessuno ha vinto questa battaglia, quindi la serie **{ $name }** finisce qui. Punti: { $score }.
series-begun = La prossima battaglia è già cominciata: { $link }
series-here = Il canale della battaglia precedente non c’è più. La prossima battaglia comincia qui: { $link }
series-at-its-end = In questa serie non ci sono altre battaglie. Ricominciala con `/battaglia gioca`.
button-seriesnext = Prossima battaglia
