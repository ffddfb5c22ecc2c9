### Errori nel file di una battaglia.

battle-wrong = Riga { $line }: { $text }
battle-wrong-near = Intendevi «{ $near }»?

battle-wrong-too-large = Il file supera { $most } KiB. Accorcialo.
battle-wrong-too-many-lines = Il file ha troppe righe. Il massimo è { $most }.
battle-wrong-no-battle = La prima riga dev’essere «battle 1», seguita dal nome del gioco: { $known }.
battle-wrong-newer = Il file è nel formato { $version }. Questo bot legge solo il formato { $known }.
battle-wrong-game = Per «{ $what }» non puoi scrivere battaglie. Puoi scriverne per: { $known }.
battle-wrong-twice = «{ $what }» compare due volte. Tienine uno solo.
battle-wrong-strange-sign = La riga contiene un carattere invisibile ({ $sign }). Cancellalo.
battle-wrong-link = Il testo di una battaglia non può contenere link. Cancella quello in questa riga.
battle-wrong-open-quote = Le virgolette non sono chiuse.
battle-wrong-no-key = «{ $what }» qui non ha significato. Scrivi una parola, i due punti e un valore.
battle-wrong-missing = Manca «{ $what }».
battle-wrong-unknown = «{ $what }» qui non è previsto. Usa una di queste parole: { $known }.
battle-wrong-heading = La sezione «{ $what }» non esiste. Le sezioni sono { $known }.
battle-wrong-number = «{ $what }» dev’essere un numero da { $low } a { $high }.
battle-wrong-id = «{ $what }» non va bene come nome breve. Usa al massimo 24 fra lettere, cifre e trattini.
battle-wrong-word = «{ $what }» qui non è previsto.
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
battle-wrong-height-rows = Le righe delle altezze non sono tante quante quelle della mappa: { $got } invece di { $wanted }.
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
battle-wrong-not-in-fort = Il ridotto { $hex } non è fra gli esagoni del forte. Aggiungilo a quelli.
battle-wrong-one-hex = Indica un esagono solo.
battle-wrong-lull-without-fort = Le tregue sono possibili solo con «kind: fort» in [victory].
battle-wrong-no-units = Nessuna unità della sezione [{ $side }] è sulla mappa fin dall’inizio.
battle-wrong-too-many-leaders = Questa fazione ha troppi comandanti. Il massimo è { $most }.
battle-wrong-no-zone = { $unit } non ha una zona. Aggiungi «{ $side }:» in [zones].
battle-wrong-never = { $unit } non può mai entrare in { $hex } ({ $ground }).
battle-wrong-outside = { $hex } è fuori dalla zona di { $unit }.
battle-wrong-taken = L’esagono { $hex } ha già un’unità: { $other }.
battle-wrong-steps = «{ $what }» dev’essere uno o due valori fino a { $most }, per esempio 2/1.
battle-wrong-faces = Per { $unit } scrivi in ogni punto lo stesso numero di valori: uno, oppure due.

## Figure.

battle-wrong-roof-of-nothing = Nessun edificio ha lo stesso contorno di questo tetto. Copia il contorno dell’edificio.
battle-wrong-group = «{ $what }» non può indicare un gruppo. Comincia la riga con un carattere da a a z, seguito dai due punti.
battle-wrong-figures = Il gruppo { $group } deve avere un posto per ogni figura. Figure: { $figures }, posti: { $places }.
battle-wrong-rectangle = Indica due angoli opposti: 200,30 to 290,60.
battle-wrong-too-many-figures = Questa fazione ha troppe figure. Il massimo è { $most }.
battle-wrong-too-many-columns = Le colonne che arrivano dagli angoli sono troppe. Il massimo è { $most }.
battle-wrong-base-off = { $what } è troppo vicino al bordo. Lascia { $margin } mm per la base.
battle-wrong-overlap = { $one } si sovrappone a { $other }.
battle-wrong-figure = La figura «{ $what }» non esiste.
battle-wrong-other-side = { $what } è dell’altra fazione. Scegli una figura di [{ $side }].
battle-wrong-busy = { $what } sta già portando o manovrando qualcos’altro.
battle-wrong-edge = Un’uscita dev’essere un tratto dritto del bordo del tavolo.
battle-wrong-too-few = Le figure di [{ $side }] non bastano per l’obiettivo. Necessarie: { $needed }, presenti: { $has }.

## Lo schieramento.

battle-wrong-cannot-begin = Con la regola della casa «{ $rule }: { $choice }» la battaglia non può cominciare.
battle-wrong-fault = Lo schieramento viola una regola: { $fault }.
