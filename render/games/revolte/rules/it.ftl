# Le regole de La révolte des Boxers con parole nostre: un messaggio per sezione (s-7-1 è §7.1, con il titolo) e per
# decisione (r-66 è V66): come giochiamo ciò che le regole lasciano aperto, e perché. Le cifre vengono dalle tabelle.

## Chapters

chapter-f = Forze e preparazione
chapter-t = Il turno, gli ordini, il riordino
chapter-l = Individuazione e vista
chapter-m = Movimento
chapter-s = Tiro
chapter-g = Il cannone, gli ostacoli, il barile
chapter-c = Tiri salvezza e coperture
chapter-h = Mischia e morale
chapter-v = La vittoria e gli scenari
chapter-d = Il tavolo

## Sections

s-1 = Lo scenario dice quali figure ha ogni fazione. Gli europei sono al massimo dieci, due dei quali con una mitragliatrice. I Boxer sono tre colonne di dieci figure. Possono avere anche un cannone con tre artiglieri, un barile di polvere con il suo portatore e due scale. Ogni figura è regolare, irregolare o fanatica. Un ufficiale comanda gli europei, un capo ogni colonna.

    Il cannone e il barile possono arrivare dopo. All’inizio di ogni turno il bot tira un dado per ciascuno. Il numero che serve cala di turno in turno: { $arrival }.
    .title = Forze
s-2 = Prima si schiera il difensore dello scenario, con le sue barricate (§3), poi l’attaccante. Lo scenario dà a ogni fazione la sua area. Per ogni colonna che entra da un angolo il bot estrae a sorte l’angolo. Nessun europeo può essere entro 20 cm dal punto in cui entra una colonna. Puoi prendere lo schieramento storico: basta un pulsante, e la partita comincia.
    .title = Schieramento
s-3 = Il difensore dello scenario ha fino a sei barricate, tratti diritti di 10 cm. Il difensore piazza le barricate prima che l’attaccante si schieri. Il bot propone una buona disposizione, e il difensore può spostare o togliere ogni barricata.
    .title = Barricate
s-4 = Un turno comincia con gli arrivi, i punti azione e il riordino. Poi muovono entrambe le fazioni, sparano entrambe le fazioni, e infine ci sono le mischie. La fazione con più punti azione è la prima del turno. Muove per prima e spara per seconda.
    .title = Il turno
s-4-1 = Ogni fazione tira due dadi, o uno solo se ha perso tutti i comandanti. Dal totale sottrae uno per ogni figura che ha perduto, al massimo cinque. Il risultato è il numero dei suoi punti azione per questo turno. Servono per il riordino (§5) e per gli ordini (§7.1). I punti non spesi sono persi.
    .title = Punti azione
s-4-2 = Le figure entro 5 cm l’una dall’altra formano un distaccamento. Devono essere tutte salde. Inoltre devono essere tutte in movimento, oppure tutte ferme. Un distaccamento riceve un solo ordine, con un solo costo e un solo dado. Una figura con un segnalino di morale riceve il suo ordine da sola.
    .title = Distaccamenti
s-5 = Una figura salda può fare tutto. Una figura fermata (segnalino giallo) non può correre, e spara e combatte con una penalità. Una figura inchiodata (segnalino verde) non può fare nulla, ed è perduta se un nemico la tocca.

    Una volta a turno ogni figura fermata o inchiodata tira un dado. I modificatori sono: regolare { $rally-regular }, fanatica { $rally-fanatic }, irregolare { $rally-irregular }, inchiodata { $rally-pinned }. Ogni punto azione speso per la figura dà { $rally-per-point }; i punti spesi possono essere al massimo { $rally-most-points }. Tutti i modificatori insieme non aggiungono mai più di { $rally-most-sum }.

    Con un totale di { $rally-needed } o più la figura migliora di un grado. Con un totale più basso, o con un 1 sul dado, peggiora di un grado. Se era già inchiodata, fugge ed è perduta.
    .title = Riordino e segnalini
s-6 = Una figura può caricare un nemico che non ha sparato solo dopo averlo individuato. Il bot tira un dado per ogni nemico in vista. Serve { $locate-open } o più se il nemico è allo scoperto, { $locate-light } in copertura leggera, { $locate-dense } in copertura densa. Con più osservatori il dado ha { $locate-several-observers }, con un nemico in movimento { $locate-target-moving }. Se l’osservatore più vicino è entro { $locate-near-gap } cm, ha { $locate-near }. I nemici individuati limitano anche la scelta dei bersagli (§8.2).
    .title = Individuare
s-6-1 = In un turno c’è un solo tiro di dado per ogni nemico, anche se più figure lo cercano. Una figura può cercare più nemici. L’individuazione non è reciproca: una figura che individua un nemico può restare nascosta a quel nemico.
    .title = Un tentativo a turno
s-6-2 = La linea di vista è la linea retta fra i centri di due figure. Case e rovine la bloccano, a meno che le due figure siano nella stessa casa o rovina. Una figura al bordo di una casa o di una rovina può vedere fuori da quel lato, ed essere vista.

    Campi, boscaglia e incendi bloccano la linea di vista solo se la linea li attraversa da parte a parte. Muri, siepi, barricate e porte chiuse la bloccano, a meno che una delle figure sia entro 15 mm dall’ostacolo. Massicciate, steccati, muretti e figure non la bloccano mai.

    Per il crepuscolo e la notte lo scenario dice fin dove vedono le figure.
    .title = Linee di vista
s-7 = Ogni turno una figura o un distaccamento può ricevere un ordine. Può correre (10 cm più un dado), andare carponi (un dado), fare alt o caricare. Può anche fare altro, per esempio salire su una scala. Una carica è una corsa, o un’avanzata carponi, fino al contatto con un nemico individuato. Prima indichi l’ordine e la meta, e paghi. Poi il bot tira il dado, e non puoi più cambiare nulla.

    Una figura che corre riceve un segnalino di movimento e lo conserva finché non fa alt o va carponi. Una figura senza ordini resta com’è.
    .title = Movimento
s-7-1 = Ogni ordine costa punti azione. Correre costa { $cost-run-moving } se la figura è già in movimento, altrimenti { $cost-run-standing }. Andare carponi costa { $cost-crawl-moving } se la figura è in movimento, altrimenti { $cost-crawl-standing }. Fare alt costa { $cost-halt }, restare ferma { $cost-stand }. Una carica aggiunge { $cost-contact }, uscire da una copertura leggera { $cost-leave-light }, uscire da una copertura densa { $cost-leave-dense }. Così una figura ferma che esce di corsa da una casa paga { $cost-run-out }. Un distaccamento paga come una figura sola.
    .title = Gli ordini e il loro costo
s-7-2 = Il terreno non rallenta le figure. Ma una figura che entra in una zona di copertura non può uscirne con lo stesso ordine. Per scavalcare un muro, una siepe o una barricata deve essere a ridosso quando comincia il movimento della sua fazione. Altrimenti si ferma davanti all’ostacolo. Per superare un bastione o il muro di una casa serve una porta, una scala o una breccia.
    .title = Zone e ostacoli
s-7-3 = Due o più figure portano una scala e intanto non possono fare altro. Quando arrivano ai piedi di un bastione, drizzano subito la scala. Fino a tre figure possono salire sulla scala. Un turno dopo scendono dall’altra parte, o caricano dalla scala. Una figura su una scala non può sparare e non ha copertura.
    .title = Scale
s-7-4 = Le porte sono chiuse, se lo scenario non dice altro. La fazione che ha le chiavi può aprirle e chiuderle. L’altra deve aspettare che siano aperte, o sfondarle con un ariete, un barile o il cannone.
    .title = Porte
s-7-5 = Due o più figure portano un ariete, come fanno con una scala. Se due portatori sono entro 15 mm da una porta, l’ariete la colpisce dopo le mischie, con due dadi (§9.2). Contro i muri non ha effetto.
    .title = Arieti
s-7-6 = Due artiglieri spingono il cannone per 10 cm meno un dado, e pagano un punto azione. Un cannone che è stato spostato non può sparare in quel turno.
    .title = Spostare il cannone
s-7-7 = Una figura, il portatore, porta il barile e intanto non può fare altro. Se il portatore cade, il compagno più vicino prende il barile. Ai piedi di un muro il portatore accende la miccia (§9.5).
    .title = Portare il barile
s-8 = Una figura che non è inchiodata né a contatto può sparare una volta a turno, in qualsiasi direzione. Il bersaglio deve essere in vista e a portata. Tira il dado dell’arma con i modificatori di §8.2. Se il totale raggiunge il punteggio di §8.1, la figura colpisce, e il bersaglio fa il tiro salvezza (§10). Ogni tiro si conclude prima del seguente.
    .title = Tiro
s-8-1 = Il punteggio per colpire dipende dalla distanza. Le colonne sono: entro { $columns } cm, e oltre. Fucile (d12): { $fire-rifle }. Jingal (d12): { $fire-jingal }. Pistola (d6): { $fire-pistol }, e non spara più lontano. Mitragliatrice (d12): { $fire-machine-gun }. Per il cannone vedi §9.
    .title = La tabella di tiro
s-8-2 = Modificatori del dado: tiratore regolare { $fire-regular }, irregolare { $fire-irregular }. Tiratore in movimento { $fire-moving }, con il fucile { $fire-moving-rifle }. Tiratore fermato { $fire-stopped }. Fucile o cannone antiquato { $fire-obsolete }. Tiro attraverso il fumo { $fire-smoke }. Cannone: { $fire-gunner-lost } per ogni artigliere perduto. Se il bersaglio non è il nemico individuato più vicino, sottrai un d4. Tutti i modificatori si sommano. Un 1 sul dado è un incidente: il colpo va a vuoto. L’arma è rotta fino alla fine della partita.
    .title = Modificatori del tiro
s-8-3 = Una figura mira se non si è mossa né in questo turno né nel precedente, e nessun nemico l’ha caricata. Allora tira due dadi e tiene il migliore. Per mirare non serve un ordine.
    .title = Mirare
s-8-4 = Una figura che subisce una carica può sparare, prima della mischia, a uno dei nemici che la raggiungono. Usa la prima colonna della tabella di tiro e non mira. Questo è l’unico tiro della figura in questo turno. Nella mischia di questo turno la figura ha poi { $melee-fired-defensively }. Gli ordini permanenti dicono se la figura spara, non spara o aspetta una tua risposta.
    .title = Tiro difensivo
s-8-5 = La mitragliatrice spara se il mitragliere e il servente sono accanto all’arma e il mitragliere non è in movimento. Una raffica a ventaglio ha un solo tiro per colpire. Se colpisce, ogni figura entro 10 cm dal bersaglio, amica o nemica, si salva con { $save-sweep } o più. Se invece la mitragliatrice spara a un solo bersaglio, il bersaglio si salva con { $save-one-target } o più.
    .title = La mitragliatrice
s-9 = Tre artiglieri servono il cannone, e ogni artigliere perduto dà { $fire-gunner-lost } al tiro. Tira due dadi. Le colonne sono: entro { $gun-columns } cm, e oltre. I punteggi per colpire sono { $gun-scores }. Ogni turno il cannone può sparare a un nemico (§9.1), sparare a un ostacolo (§9.2) o bombardare (§9.4).
    .title = Il cannone
s-9-1 = Il cannone spara a un nemico in vista, individuato o no. Se colpisce, ogni figura entro 10 cm dal bersaglio, amica o nemica, si salva con { $save-explosion } o più.
    .title = Tiro diretto
s-9-2 = Tira due dadi con i modificatori del cannone, a qualsiasi distanza. Per una porta serve { $needed-door } o più, per una barricata { $needed-barricade }, per un muro o una casa { $needed-wall }. Ogni punto in più è un danno. Se un solo tiro supera il punteggio di cinque punti o più, l’ostacolo prende fuoco.
    .title = Tiro contro gli ostacoli
s-9-3 = I danni si sommano per tutta la partita. Una porta è distrutta quando i danni arrivano a { $destroyed-door }, una barricata a { $destroyed-barricade }, una sezione di muro a { $destroyed-wall }. Un ostacolo distrutto non blocca il movimento né la vista, e non dà copertura.
    .title = Distruzione
s-9-4 = Il cannone può bombardare un punto qualsiasi di un edificio, in vista o no. Anche se il tiro riesce, il colpo devia. Un d4 dà la direzione (sinistra, destra, lungo, corto), due dadi danno la distanza in centimetri. Ogni figura entro 10 cm dallo scoppio si salva con { $save-explosion } o più.
    .title = Bombardamento
s-9-5 = Quando il portatore è ai piedi di un muro, tira un dado. Con 1 il barile gli scoppia in mano, e ogni figura entro 10 cm si salva con { $save-explosion } o più. Con 2 il barile fa cilecca. Con 3–5 il muro è lesionato. Se poi una figura resta lì per un intero turno, la lesione diventa una breccia. Con 6 c’è subito una breccia. In ogni caso il barile è consumato.
    .title = Il barile esplode
s-10 = Una figura colpita fa il tiro salvezza con un d8. Il punteggio dipende dall’arma. Fucile e jingal: { $save-rifle } o più. Pistola: { $save-pistol }. Raffica a ventaglio: { $save-sweep }. Mitragliatrice contro un solo bersaglio: { $save-one-target }. Esplosione: { $save-explosion }. I modificatori sono: copertura leggera { $save-light }, copertura densa { $save-dense }, figura in movimento { $save-moving }.

    Se il tiro salvezza fallisce, la figura è eliminata. Se riesce, una figura salda diventa fermata e perde il segnalino di movimento; una figura fermata diventa inchiodata. Una figura già inchiodata è eliminata anche se il tiro riesce.
    .title = Tiri salvezza
s-10-1 = Quando una raffica a ventaglio o un’esplosione colpisce più figure, ogni fazione tira un solo dado per le sue figure. Ogni figura aggiunge i propri modificatori.
    .title = Più figure colpite insieme
s-10-2 = Una figura ha copertura densa in una casa, una rovina o una trincea. Ha copertura densa anche a ridosso di un muro o di una porta chiusa. Ha copertura leggera nella boscaglia, in un campo o in un incendio. Ha copertura leggera anche a ridosso di una siepe, una barricata, uno steccato o un muretto. Conta solo la copertura migliore. Un ostacolo protegge solo se la linea del tiro lo attraversa.
    .title = Coperture
s-10-3 = Per un’esplosione traccia la linea dallo scoppio al bersaglio. Se la granata scoppia in una zona densa, la zona non protegge le figure al suo interno. Protegge però le figure all’esterno.
    .title = Esplosioni e coperture
s-11 = Le figure a contatto combattono una contro una, una volta a turno. Ognuna tira il dado della sua arma migliore (§11.1) con i suoi modificatori (§11.2). La figura con il totale più alto elimina l’altra. Una figura inchiodata che un nemico tocca è perduta senza tiro di dado.
    .title = Mischia
s-11-1 = Una figura tira il dado della sua arma migliore. Mani nude: d{ $arm-hands }. Calcio del fucile: d{ $arm-butt }, in copertura densa d{ $arm-butt-dense }. Pugnale: d{ $arm-dagger }. Sciabola: d{ $arm-sabre }. Baionetta e lancia: d{ $arm-lance }, in copertura densa d{ $arm-lance-dense }. Pistola: d{ $arm-pistol }.
    .title = Armi
s-11-2 = Modificatori del dado: assalitore { $melee-assailant }. Ogni compagno in appoggio { $melee-support }; i compagni in appoggio sono al massimo { $melee-most-supports }. Figura regolare { $melee-regular }, irregolare { $melee-irregular }. Figura fermata { $melee-stopped }. Figura che ha sparato contro la carica { $melee-fired-defensively }. Le figure in appoggio cadono con la figura che appoggiano.
    .title = Modificatori della mischia
s-11-3 = La figura con il totale più alto elimina il nemico e tutte le figure che lo appoggiano. A parità non succede nulla: le due figure restano a contatto e combattono di nuovo nel turno seguente.
    .title = L’esito
s-12 = Quando uno o più compagni cadono entro { $rally-morale-gap } cm da una figura, la figura fa subito una prova di morale. Tira un dado con i modificatori di §5, ma non può spendere punti azione. Con { $rally-needed } o più non succede nulla. Con meno, o con un 1 sul dado, una figura salda diventa fermata e una figura fermata diventa inchiodata. Una figura già inchiodata è perduta.
    .title = Morale
s-13 = L’attaccante vince alla fine di un turno se tiene l’obiettivo dello scenario. Deve avere lì il numero richiesto di figure non inchiodate, e più figure del difensore. Una fazione perde se le restano solo figure inchiodate, o nessuna. Uno scenario può avere altre condizioni, per esempio un numero di figure uscite dal tavolo o perdute. Dopo l’ultimo turno vince il difensore. Non ci sono pareggi.
    .title = Vittoria
s-13-1 = Pechino, luglio 1900, al crepuscolo. Sei difensori sono dietro un bastione con una porta. Fuori ci sono tre colonne con scale. Più tardi possono arrivare un barile di polvere e un cannone. Turni: { $fu-gate-turns }. Nessuna figura vede oltre { $fu-gate-sight } cm. I Boxer vincono se le loro figure non inchiodate nel parco sono almeno { $fu-gate-count }, e più delle figure della difesa.
    .title = La porta del Fu
s-13-2 = 14 giugno 1900. Un picchetto di sette italiani, con una mitragliatrice, tiene una stazione fra campi alti. Tre colonne arrivano di corsa da angoli estratti a sorte. Turni: { $langfang-turns }. I Boxer vincono se le loro figure non inchiodate nel piazzale sono almeno { $langfang-count }, e più delle figure del picchetto.
    .title = L’avamposto di Langfang
s-13-3 = 3 luglio 1900, prima dell’alba. Dieci europei escono dalla loro barricata sull’ampia sommità delle mura. Nove dei quindici difensori sono sorpresi e cominciano fermati. Turni: { $tartar-wall-turns }. Nessuna figura vede oltre { $tartar-wall-sight } cm. Gli europei devono superare la barricata principale. Vincono se appena oltre la barricata hanno figure non inchiodate: almeno { $tartar-wall-count }, e più della difesa in quel punto.
    .title = La sortita sulle mura tartare
s-14 = Ogni posizione è in millimetri interi. Le figure hanno basi rotonde larghe 2 cm, il cannone ha una base larga 4 cm. Le distanze vanno da bordo a bordo delle basi, le linee di vista da centro a centro. Puoi misurare tutto prima di decidere.
    .title = Misurare
s-14-1 = Una meta può essere un nome sulla mappa, un quadrato (E7) o un nono di quadrato (E7.3). I noni sono numerati come i tasti di un telefono. Puoi indicare anche due numeri in millimetri (430,220), o una distanza con una direzione (12cm NNE). Il bot trasforma ogni meta in un punto.
    .title = Indicare un luogo
s-14-2 = Il bot trova il percorso permesso più breve e te lo mostra prima dell’ordine. Non devi disegnarlo tu.
    .title = Percorsi

## Examples

example-located = { $side }: nemici individuati { $figures }
example-points = { $side }: punti azione { $points }
example-first = prima fazione del turno: { $side }
example-before = **Prima:** { $place }
example-after = **Che cosa succede:**
example-nothing = Il bot non tira dadi e la posizione resta com’è.

## Rulings

house-rule = Regola della casa «{ $title }»: { $choices } ({ $ruling }).
r-1 = Le figure non hanno un costo in punti. I numeri di figure nel regolamento sono limiti massimi, e ogni scenario li rispetta. Una fazione ha un ariete solo se lo scenario lo dice.
r-2 = I tre artiglieri del cannone e il portatore del barile si aggiungono ai trenta Boxer. I due uomini della mitragliatrice sono fra i dieci europei. Il cannone e il barile possono arrivare molto dopo le colonne.
r-3 = I comandanti sono un ufficiale per gli europei e un capo per ogni colonna. Finché uno di loro è sul tavolo, anche inchiodato, la sua fazione tira due dadi per i punti azione. C’è un solo tiro per tutta la fazione, non uno per colonna.
r-4 = Ogni figura ha una sola classe. «Fanatico» conta solo per il riordino e il morale. Nel tiro e in mischia un fanatico non ha il modificatore dei regolari né quello degli irregolari.
r-5 = Gli elenchi dello scenario e le basi nell’immagine dicono quali figure sono fanatiche e quale arma ha ciascuna.
r-6 = Nessuna figura è invulnerabile, e la magia non esiste. Il regolamento dà ai fanatici solo il loro bonus, e noi non aggiungiamo altro.
r-7 = Ogni turno, prima dei punti azione, il bot tira un dado per il cannone e poi uno per il barile. Se uno dei due arriva, compare subito all’ingresso, dove c’è spazio. Non ha segnalini e può agire nello stesso turno. Se ci sono più ingressi, la fazione sceglie l’ingresso, e il bot consiglia il più lontano dal nemico.
r-8 = Tutte le colonne sono piazzate prima del turno 1. Un angolo è escluso se è occupato, o se ci sono europei entro 20 cm dal suo quarto di cerchio. In quel caso la colonna usa l’angolo seguente in senso orario. Se tutti gli angoli sono esclusi, la colonna entra lungo il bordo, nel primo posto libero vicino all’angolo estratto.
r-9 = Le figure di una colonna che entra da un angolo cominciano con i segnalini di movimento. Tutte le altre cominciano senza, come se nel turno precedente non si fossero mosse.
r-10 = Una barricata unisce due punti dell’area del difensore, distanti 10 cm esatti. Non attraversa case né altre linee, e dista almeno 10 mm dal centro di ogni figura. Due barricate possono toccarsi.
r-11 = Le due fazioni agiscono nelle stesse fasi. La prima fazione del turno è quella con più punti azione. A parità di punti è l’attaccante. La prima fazione muove prima dell’altra, ma spara dopo.
r-12 = Ogni figura perduta toglie un punto azione, per qualunque causa: tiro, mischia, fuga o esplosione. La fazione perde così al massimo cinque punti, e il totale non scende mai sotto 0.
r-13 = I punti azione valgono per un turno. Servono per aiutare il riordino e per gli ordini di movimento; il tiro e le mischie non costano nulla.
r-14 = Un distaccamento è una catena: fra una figura e la seguente ci sono al massimo 5 cm. Contano le distanze all’inizio del movimento della fazione. Due coppie separate sono due distaccamenti. Le colonne possono mescolarsi, e le figure possono finire la mossa lontane l’una dall’altra.
r-15 = Nessuna figura riceve due ordini in un turno. Gli artiglieri che muovono con il cannone hanno già ricevuto il loro.
r-16 = Una figura fermata riceve un ordine solo per sé. Una figura inchiodata non riceve ordini. Una figura con un segnalino di morale non fa mai parte di un distaccamento.
r-17 = Ogni figura fermata o inchiodata, di entrambe le fazioni, deve fare la prova di riordino una volta. Prima dei dadi le due fazioni dichiarano quanti punti spendono. Poi tirano le figure della prima fazione, in ordine di numero, e dopo quelle della seconda.
r-18 = Una figura inchiodata che supera la prova diventa fermata; una figura fermata diventa salda. Secondo il regolamento stampato una figura inchiodata resta inchiodata. Dev’essere un errore di stampa, perché così non potrebbe mai riprendersi.
r-19 = Una figura fermata che fallisce la prova di riordino è inchiodata. Una figura inchiodata che fallisce la prova fugge: il bot la toglie dal tavolo lì dov’è, senza muoverla. Poi i compagni vicini a quel punto fanno la prova di morale (§12).
r-20 = In una prova di riordino o di morale i modificatori aggiungono in tutto al massimo 2. Possono togliere qualunque numero. Un 1 naturale fallisce sempre. Per una figura puoi spendere al massimo due punti.
r-21 = Anche una figura a contatto con un nemico può riordinarsi.
r-22 = L’individuazione serve a due cose. Una figura può caricare solo un nemico individuato. Le armi leggere hanno una penalità per ogni bersaglio che non è il nemico individuato più vicino. Le mitragliatrici e il cannone possono sparare anche a nemici non individuati.
r-23 = Una figura che ha sparato in questo turno o nel precedente è individuata senza tiro di dado. È individuata anche una figura a contatto, su una scala, o con una scala, un ariete o un barile. Sono individuati anche i serventi di un cannone o di una mitragliatrice che ha sparato.
r-24 = Una figura individuata resta individuata per tutta la fazione nemica, fino alla fine del turno. L’individuazione non è reciproca.
r-25 = Il bot tenta l’individuazione per te, perché non costa nulla. Prima di una carica cerca di individuare il bersaglio: se non riesce, la carica non parte e non costa punti. Cerca di individuare anche ogni nemico in vista, alla fine del movimento di una fazione.
r-26 = Se un tentativo non può fallire, il bot non tira il dado. Nell’individuazione un 1 naturale non ha un significato speciale.
r-27 = Gli osservatori sono le figure non inchiodate che vedono il nemico, anche se sono a contatto. «Più osservatori» vuol dire due o più. I 20 cm vanno misurati dall’osservatore più vicino.
r-28 = Con più osservatori conta solo la copertura peggiore del bersaglio. Una zona non dà copertura contro un osservatore che è nella stessa zona.
r-29 = Una barricata nasconde una figura come una copertura densa. Nel tiro salvezza la barricata vale solo come copertura leggera, e in mischia non dà copertura. Così dice il regolamento.
r-30 = Una fazione non può individuare né caricare un nemico che nessuna sua figura vede. La regola vale anche per un nemico individuato senza tiro di dado.
r-31 = Una figura che è andata carponi non è in movimento. Una figura in movimento che non riceve ordini conserva il segnalino di movimento. Non paga nulla, e conta ancora come in movimento.
r-32 = Un ordine paga una volta sola per lasciare zone leggere, anche se le lasciano più figure. Lo stesso vale per le zone dense, e un ordine può pagare entrambi i costi. Muri e siepi non sono zone e non costano nulla.
r-33 = Tu indichi le figure, l’andatura e la meta, e paghi. Poi un solo dado vale per tutte le figure dell’ordine. Ogni figura va fin dove il dado permette, o si ferma alla meta. Così dopo il dado il bot non ti chiede più nulla.
r-34 = Il bot rifiuta un ordine che costa più punti di quanti ne hai. Il costo vale per tutto il percorso fino alla meta. Paghi l’uscita da una zona anche se il dado è troppo basso per uscirne.
r-35 = Una figura fermata può restare dov’è, andare carponi, caricare carponi e scendere da una scala. Può aprire o chiudere una porta, sparare e difendersi. Non può correre, salire, portare o spingere qualcosa, né prendere un posto alla mitragliatrice.
r-36 = Una figura che entra in una zona non va oltre l’ultimo punto del percorso dentro la zona. Non può uscirne con lo stesso ordine. Una figura che comincia in una zona può uscirne ed entrare in un’altra. Può anche rientrare nella prima, ma non uscirne di nuovo.
r-37 = «A ridosso» di un ostacolo vuol dire entro 15 mm da una sua sezione. Conta la posizione all’inizio del movimento della fazione. Scavalcare quell’ostacolo non costa né punti né distanza. Con un ordine una figura può scavalcare due ostacoli solo se era a ridosso di entrambi.
r-38 = In uno scenario un muro può essere scavalcabile, come il muro di un giardino, o non scavalcabile, come un bastione. Siepi, barricate e muretti sono sempre scavalcabili. Se ogni muro fosse scavalcabile, le scale sarebbero inutili.
r-39 = Il bot misura se una figura è dentro una zona, al bordo o fuori, e l’immagine lo mostra. Non devi dichiararlo.
r-40 = Le figure possono passare attraverso i compagni. Possono toccare la base di un nemico, ma non sovrapporsi alla base. Una mossa non può finire su un’altra base. Alla fine il centro deve distare almeno 10 mm dal bordo del tavolo e da ogni linea non superabile. Bastano 10 mm esatti: una figura che va diritta in mezzo a un varco di 20 mm passa. I percorsi trovati dal bot girano a 11 mm dagli ostacoli.
r-41 = Solo una carica può finire a contatto. Con ogni altro ordine una figura si ferma prima del nemico.
r-42 = Per una carica indichi un nemico individuato. Le figure occupano i posti liberi intorno al nemico, a cominciare dalla figura più vicina. Una figura che non trova posto va contro un altro nemico individuato che può raggiungere, o avanza verso il bersaglio. Ogni figura può arrivare a contatto attraverso una siepe o una barricata, anche se all’inizio non era a ridosso.
r-43 = Quando tutte le figure della carica si sono mosse, i nemici inchiodati toccati da queste figure sono perduti. I compagni dei nemici perduti fanno la prova di morale. Poi gli altri nemici toccati possono sparare, in ordine di numero. Dopo ogni tiro c’è subito il tiro salvezza.
r-44 = Finché è a contatto, una figura non può muoversi, sparare, servire un’arma o ricevere ordini. Il contatto finisce solo quando una delle due figure è eliminata. Il regolamento non permette di sganciarsi.
r-45 = Le figure lasciano il tavolo solo se lo scenario apre alla loro fazione un tratto del bordo. I nostri tre scenari non lo fanno. Una figura che va lì di corsa o carponi esce quando la sua base tocca il bordo, a 10 mm. Ogni figura di un gruppo esce da un punto suo. Una figura uscita non è perduta: la sua fazione non perde punti azione. I compagni non fanno prove di morale. Nessuna figura può uscire con una scala, un ariete o un barile. La mitragliatrice esce con il suo mitragliere.
r-46 = Due o più figure salde, vicine fra loro, portano una scala. L’ordine vale solo per i portatori. I portatori non sparano e non caricano, ma combattono se sono attaccati. Un portatore che resta più di 5 cm indietro non porta più la scala. Con un solo portatore la scala cade. Posare la scala non costa nulla.
r-47 = Due figure entro 5 cm da una scala a terra possono raccoglierla invece di muovere. Raccogliere la scala non costa nulla. Le figure possono portarla dal turno seguente.
r-48 = Quando un portatore con un ordine arriva ai piedi di un bastione, i portatori drizzano la scala. La scala resta lì. Tutti i portatori hanno di nuovo le mani libere, ma hanno già usato il loro ordine del turno.
r-49 = Le figure entro 70 mm dal piede della scala salgono con un ordine da un punto azione, senza dado. Perdono il segnalino di movimento. Con l’ordine seguente possono scendere dietro il muro per un punto, dove nessun nemico le toccherebbe. Oppure possono caricare carponi per due punti. Se il muro è distrutto, le figure finiscono fermate ai suoi piedi, all’esterno.
r-50 = Un tetto praticabile è una zona sopra una casa; i nostri tavoli non hanno tetti così. Le figure salgono sul tetto con una scala contro la casa. Scendere costa 3 punti, o 1 punto con una scala interna entro 15 mm. Sul tetto le figure vanno solo carponi, a 10 mm dal bordo. Sono viste e coperte come le figure in casa, ma non possono toccarle, vederle o caricarle. Scoppi e prove di morale raggiungono i due piani. Sul tetto una mitragliatrice non riceve altri serventi.
r-51 = Una figura della fazione con le chiavi può aprire o chiudere una porta invece di muovere. Deve essere entro 15 mm dalla porta. Non costa punti, ma sulla soglia non deve esserci nessuna figura. Una porta chiusa è come un muro. Una porta aperta o sfondata non è un ostacolo.
r-52 = Il regolamento non dice che cosa fa un ariete. Nel nostro gioco colpisce dopo le mischie. In quel momento due portatori devono essere ancora entro 15 mm dalla porta. Non devono avere segnalini di morale, e nessun nemico deve toccarli. Il tiro è quello del cannone contro un ostacolo, ma senza modificatori.
r-53 = Due o più artiglieri saldi che toccano il cannone lo spingono. Tutti gli artiglieri che lo toccano vanno con lui. Il cannone passa solo per porte aperte e brecce, e non entra in zone dense. Si ferma prima di finire su una figura. Va diritto in qualsiasi direzione, al massimo della distanza tirata con il dado.
r-54 = Un artigliere serve il cannone se lo tocca, se non è inchiodato e se nessun nemico tocca l’artigliere. Gli artiglieri perduti non sono sostituiti. Senza artiglieri il cannone non può sparare. Il nemico non può distruggere né catturare il cannone, ma un nemico che tocca il cannone gli impedisce di sparare.
r-55 = Il portatore del barile non spara e non attacca. Quando cade, il compagno saldo più vicino entro 5 cm con le mani libere prende subito il barile. Altrimenti il barile resta lì finché una figura non lo raccoglie. I tiri non fanno esplodere il barile. Con una regola della casa possono farlo esplodere, e l’esplosione sostituisce il tiro salvezza contro quel colpo.
r-56 = Una figura non può sparare se è inchiodata, a contatto o su una scala, o se porta qualcosa. Non può farlo nemmeno se la sua arma è rotta. Se serve una mitragliatrice o un cannone che può sparare, non può usare la propria arma. Un tiro difensivo conta come tiro del turno.
r-57 = Una figura può sparare a ogni nemico in vista e a portata. Ma non può sparare a un nemico a contatto con un compagno. Le figure non bloccano mai la linea di vista.
r-58 = Ogni colonna della tabella di tiro vale fino alla sua distanza ({ $columns } cm), compresa. L’ultima colonna non ha limite. Il bot non offre un tiro che mancherebbe anche con il dado migliore.
r-59 = La tabella stampata non ha una riga per la mitragliatrice. Usiamo quella del fucile, che lì è l’unica altra arma moderna.
r-60 = Il fucile di una figura in movimento ha −2 invece di −1; i due modificatori non si sommano. Il cannone e la mitragliatrice in movimento non possono sparare.
r-61 = La penalità delle armi antiquate dipende dall’arma. Quasi tutti i fucili dei Boxer sono antiquati, e così i cannoni che lo scenario chiama antiquati. I jingal hanno invece una riga propria.
r-62 = Un tiro attraverso il fumo ha −2. Un tiro attraversa il fumo se la sua linea passa entro 10 cm dal centro di un incendio.
r-63 = Un incidente è un 1 naturale sul dado che conta; per il cannone servono due 1 naturali. L’arma è rotta fino alla fine della partita, e il colpo va a vuoto anche con un totale alto. Una pistola rotta non serve più nemmeno in mischia. Un fucile rotto ha ancora la baionetta o il calcio.
r-64 = I modificatori cambiano il tiro, non il punteggio che serve. Un totale uguale a quel punteggio colpisce.
r-65 = Un artigliere perduto dà una penalità solo al cannone. Il regolamento ne parla in due punti, ma la penalità conta una volta sola.
r-66 = Un tiro contro il nemico individuato più vicino fra i bersagli possibili non ha penalità. Per ogni altro bersaglio il bot tira poi un d4 e lo sottrae. Se nessun bersaglio possibile è individuato, la penalità vale per tutti. A distanze uguali scegli tu. Il regolamento nomina questa penalità due volte: una volta senza il valore, l’altra senza dire quando conta. Noi uniamo i due testi.
r-67 = Il d4 per un bersaglio che non è il più vicino vale solo per i tiri singoli delle armi leggere. Non vale per la mitragliatrice, il cannone e il tiro difensivo.
r-68 = Fucili, jingal e pistole mirano da soli quando possono. In questo turno e nel precedente la figura non deve essersi mossa né aver ricevuto un ordine di movimento. Non deve avere un segnalino di movimento, e nessun nemico deve averla caricata in questo turno. Le figure fermate possono mirare. La mitragliatrice e il cannone non mirano mai.
r-69 = Una figura che si è mossa non può mirare. Qui contano come movimento tutti gli ordini, anche alt, salire, spingere, posare o raccogliere qualcosa, aprire o chiudere una porta. Una figura che si riordina soltanto, o resta ferma con un segnalino, non si è mossa.
r-70 = Nel turno 1 una figura conta come se prima non si fosse mossa. Fanno eccezione le figure che cominciano con un segnalino di movimento. In quel turno non possono mirare, nemmeno dopo un alt.
r-71 = Quando una figura tira due dadi, conta solo il migliore. Perciò l’arma si rompe solo con due 1 naturali.
r-72 = Ogni figura raggiunta da una carica può sparare a un nemico che la tocca, se non ha altri impedimenti. Il bot consiglia il nemico che ha più probabilità di vincere la mischia. Il contatto non impedisce questo tiro. Per questo tiro non valgono né la mira né il d4.
r-73 = Il cannone e la mitragliatrice non sparano contro una carica. I due uomini della mitragliatrice usano le pistole.
r-74 = Una figura che ha caricato di corsa ha { $save-moving } al tiro salvezza. Se sopravvive a un colpo, ma è fermata, resta a contatto e combatte con la penalità di una figura fermata. Conta ancora come assalitore.
r-75 = Il mitragliere e il servente devono toccare la mitragliatrice. Non devono essere inchiodati né aver sparato in questo turno, e nessun nemico deve toccarli. Il mitragliere può sparare anche dopo una mossa carponi: la mitragliatrice si sposta con il mitragliere. La classe del mitragliere, il suo segnalino di morale e il fumo modificano il tiro. Il bersaglio può anche non essere individuato.
r-76 = Una raffica a ventaglio colpisce solo le figure che il mitragliere vede. Non colpisce mai il mitragliere e il servente.
r-77 = Un compagno può prendere un posto vuoto alla mitragliatrice, senza costo se è già accanto all’arma. Altrimenti paga una corsa o un’avanzata carponi e tira il dado di quell’ordine. Può aiutare a sparare dal turno seguente. La mitragliatrice resta dove è caduto il mitragliere.
r-78 = Il punteggio del cannone dipende dalla distanza. La classe degli artiglieri, un cannone antiquato, gli artiglieri perduti e il fumo modificano il tiro. Ogni figura ha una copertura contro il tiro del cannone e una contro lo scoppio, e vale la migliore.
r-79 = Dietro un muro o una siepe il cannone vede e colpisce solo le figure a ridosso. Massicciate e muretti non fermano le granate.
r-80 = Il cannone può sparare a porte, barricate e sezioni di muri e case, quando vede il punto più vicino dell’ostacolo. Non può sparare a siepi e massicciate. Un totale uguale al punteggio che serve colpisce, ma non fa danni.
r-81 = Un ostacolo prende fuoco quando un solo tiro del cannone supera il punteggio di cinque punti o più. Le figure che sono lì fanno prima il tiro salvezza. Gli arieti non incendiano nulla.
r-82 = Un tiro contro un ostacolo non ferisce nessuna figura finché l’ostacolo regge. Quando è distrutto, le figure a ridosso, da entrambi i lati, fanno il tiro salvezza come per un’esplosione. L’ostacolo non dà più copertura.
r-83 = Muri e case sono divisi in sezioni uguali di 15 cm o meno, e una breccia ne apre una. Ogni porta, barricata, siepe o massicciata è invece un pezzo solo.
r-84 = Le direzioni «sinistra», «destra», «lungo» e «corto» sono quelle viste dal cannone. La granata può scoppiare ovunque, anche fuori dall’edificio. Se scoppia in un edificio, anche la sezione di muro più vicina allo scoppio subisce danni: due dadi meno { $needed-wall }. Un tiro fallito non ha effetto. Il fumo conta solo se nulla blocca la linea dal cannone al bersaglio.
r-85 = Il barile ha effetto su muri e porte chiuse. Su una casa ha effetto solo se il portatore aveva l’ordine di andare lì. Con 3 o più una porta è distrutta. Solo un 1 ferisce delle figure.
r-86 = Una lesione diventa una breccia alla fine di un turno successivo. Per tutto quel turno una figura salda dell’attaccante deve essere rimasta a ridosso del muro. Quella figura non deve essersi mossa, né aver sparato, né essere stata a contatto.
r-87 = Per il barile i punteggi di §9.2 non contano: vale solo la tabella del barile.
r-88 = Il regolamento non dà un tiro salvezza contro i jingal e le granate. Contro un jingal usiamo il tiro salvezza contro un fucile, contro una granata quello contro un’esplosione.
r-89 = Anche se il tiro salvezza riesce, una figura salda diventa fermata e una figura fermata diventa inchiodata. Perciò una figura inchiodata, se è colpita, è sempre eliminata.
r-90 = Nel tiro salvezza conta solo il totale: un 1 o un 8 naturale non ha un significato speciale.
r-91 = Se un colpo raggiunge figure di entrambe le fazioni, gli europei tirano per primi. Una fazione senza figure colpite non tira. Tutte le figure perdute lasciano il tavolo insieme, e solo dopo i compagni fanno la prova di morale.
r-92 = «A ridosso» vuol dire entro 15 mm da una sezione qualsiasi dello stesso ostacolo. Il tiro deve attraversare l’ostacolo. Una zona non dà copertura contro un tiratore al suo interno. Steccati e muretti danno copertura leggera. È una nostra regola, perché il regolamento non li nomina.
r-93 = Una figura in una casa, ma non al bordo, non è visibile, e nessuna figura può spararle. Le esplosioni possono colpirla.
r-94 = Muri e siepi proteggono da un’esplosione se sono fra lo scoppio e il bersaglio.
r-95 = Una zona densa protegge le figure all’interno se lo scoppio è altrove. Protegge quelle all’esterno se lo scoppio è all’interno. Una zona leggera protegge sempre. Un muro fra lo scoppio e la figura dà copertura densa, ovunque sia la figura.
r-96 = Prima vengono gli attacchi della prima fazione, poi quelli della seconda, infine le mischie che continuano dal turno precedente. In ogni gruppo viene prima la mischia in cui l’attaccante ha più probabilità di vincere.
r-97 = Una mischia è uno contro uno; tutte le altre figure possono solo appoggiare. Ogni figura combatte o appoggia una volta. Se più figure attaccano lo stesso nemico, combatte la migliore.
r-98 = Una figura tira il dado della copertura densa se è lei stessa in una zona densa. Dietro una barricata o un muro tira il dado intero. Una figura che ha solo un’arma rotta combatte a mani nude.
r-99 = L’assalitore è la fazione che ha portato le figure a contatto con un suo ordine. È l’assalitore solo in quel turno.
r-100 = Una figura in appoggio, di qualunque fazione, deve essere salda e toccare la figura attaccata. Non deve toccare altri nemici né aver già combattuto. Ogni fazione può usare fino a due figure in appoggio, e le indica prima dei dadi. Se una fazione non indica nessuna figura, il bot usa quelle con i numeri più bassi.
r-101 = Le figure in appoggio cadono nello stesso momento della figura che perde. A parità non cade nessuna figura, e il contatto resta.
r-102 = Un tiro, un’esplosione, una mischia o una fuga che elimina figure è un solo evento. Poi ogni compagno entro 5 cm da una figura perduta fa una sola prova di morale. Il numero delle figure perdute non conta. Una figura perduta in questa prova è un nuovo evento.
r-103 = In una prova di morale non puoi spendere punti azione. Se la prova fallisce, una figura salda diventa fermata e perde il segnalino di movimento. Una figura fermata diventa inchiodata, e una figura inchiodata è eliminata.
r-104 = Il bot confronta le distanze esatte, senza arrotondarle. Due figure sono a contatto se distano 2 mm o meno. Attraverso un ostacolo scavalcabile sono a contatto a 15 mm o meno. Attraverso un bastione non si toccano mai.
r-105 = Intorno a una base ci sono sei posti, e le figure prendono prima i più vicini. Attraverso una siepe o una barricata prendono prima i posti a ridosso.
r-106 = Quando il bot calcola un punto su una linea, lo arrotonda verso l’inizio della linea. Così ogni computer trova lo stesso punto.
r-107 = Una figura segue il percorso millimetro per millimetro e si ferma prima del primo punto vietato. I punti sono arrotondati, perciò un tratto che sembra libero può contenere un punto vietato. Il bot verifica ogni percorso che trova e, se contiene un tratto così, ne cerca un altro. Esamina al massimo 30.000 tratti per percorso. Se nessun percorso permesso arriva alla meta, la figura va diritta verso la meta fin dove può.
r-108 = Una figura è in una zona se il suo centro è dentro la zona o sul contorno. È al bordo se il suo centro è entro 25 mm dal contorno.
r-109 = Il bot calcola le linee di vista esattamente, senza arrotondarle. Ogni linea è uguale nei due sensi.
r-110 = Una casa o una rovina blocca la linea di vista se un tratto della linea è al suo interno. Toccare uno spigolo non basta. Una figura al bordo di una casa o rovina vede fuori attraverso al massimo 50 mm della sua zona.
r-111 = Un ostacolo alto fra due figure blocca la linea di vista se la linea lo incontra, anche a un’estremità. Le figure vedono oltre l’ostacolo se una di loro è a ridosso di una sua sezione.
r-112 = Boscaglia, campi e incendi bloccano una linea di vista solo se la linea li attraversa da una parte all’altra. Le trincee non bloccano nulla, anche se danno copertura densa. L’acqua non blocca nulla, non dà copertura, e le figure non possono entrarci.
r-113 = Una figura è a ridosso di un ostacolo se ha il centro entro 15 mm da una sezione o un’estremità.
r-114 = Fra altezze diverse c’è una linea di vista solo se la figura più alta è entro 25 mm dalla cresta. Un’altura più alta fra le due figure blocca la linea. I nostri tre tavoli sono piani, e la massicciata della ferrovia è un ostacolo basso.
r-115 = In ogni momento un giocatore può chiedere una distanza, una copertura, un punteggio o una linea di vista. Il bot conosce comunque questi dati, e in una partita per corrispondenza i giocatori ne hanno bisogno.
r-116 = Conta solo la copertura del bersaglio, lungo la linea del tiro (V92). Se solo il tiratore è a ridosso di un muro o di una siepe, l’ostacolo protegge solo il tiratore.
r-117 = La linea di vista del cannone parte dal suo centro. Una figura su una scala è visibile come se fosse ai piedi della scala.
r-118 = Un luogo che brucia diventa un incendio: una zona leggera larga circa 10 cm. Il fumo arriva a 10 cm intorno. L’incendio dura fino alla fine della partita, non si estende e non ferisce nessuna figura. Uscire dall’incendio costa un punto azione.
r-119 = I quadrati sono larghi 10 cm. Le colonne hanno le lettere A, B, C da ovest, le righe i numeri 1, 2, 3 da nord. Una distanza con una direzione parte dalla figura del gruppo con il numero più basso. Il registro annota il punto. Il bot rifiuta un punto in frazioni di millimetro, e indica il punto più vicino dove una figura può stare.
r-120 = La figura più vicina va fino alla meta. L’ordine dice come seguono le altre figure: alle distanze di prima, serrate (25 mm) o aperte (75 mm). Le figure in ordine aperto sono troppo lontane per fare la prova di morale l’una per l’altra. Un solo dado muove tutte le figure, ognuna sul suo percorso.
r-121 = Una figura non può finire la mossa su un’altra base o su una linea. Può finirla a contatto solo se carica. Se il suo posto non è libero, torna indietro sul percorso, 10 mm alla volta. Se un punto è occupato, prova anche a 22 e 44 mm di lato. Se nessun punto è libero, resta dov’è.
r-122 = Il regolamento non dice chi vince. Per noi perde una fazione senza figure sul tavolo, o con sole figure inchiodate. Il bot lo controlla alla fine di un turno e dopo il riordino. Controlla prima l’attaccante, a meno che siano uscite abbastanza sue figure. Poi decide la condizione dello scenario: l’obiettivo, le figure uscite dal tavolo o le perdite. Anche per le perdite il bot controlla prima l’attaccante. Dopo l’ultimo turno vince il difensore, o la fazione indicata dallo scenario.
r-123 = Ogni fazione conta le sue figure con il centro nell’area. Le figure inchiodate o su una scala non contano. L’attaccante tiene l’obiettivo se lì ha il numero di figure richiesto dallo scenario, e più figure del difensore.
r-124 = Una fazione che abbandona perde.
r-125 = Quando il tempo di un giocatore scade, il pilota automatico risponde solo alla domanda scaduta. Gli ordini permanenti decidono subito il riordino, il tiro difensivo e gli appoggi, se non dicono al bot di chiedere.
r-126 = Ogni dado dipende solo dal turno, dalla fase e dalla figura. Perciò l’ordine in cui una fazione spara non cambia i dadi.
r-127 = Sul tavolo nulla è nascosto. Le due fazioni decidono nello stesso momento i punti per il riordino e gli ordini permanenti. Queste decisioni restano segrete finché entrambe le fazioni non hanno deciso.
r-128 = Al crepuscolo o di notte il limite della vista va misurato da bordo a bordo delle basi. Questo limite vale per individuare, sparare e osservare. I bombardamenti e le esplosioni non hanno bisogno della vista.
r-129 = Un gruppo può cominciare fermato, perché dorme o è sorpreso. Si riordina come ogni altro.
r-130 = Puoi giocare solo gli scenari. Non puoi scegliere un esercito tuo, perché le figure non hanno un costo in punti.
r-131 = Nella fase di mischia una figura inchiodata è eliminata se la tocca un nemico non inchiodato. Succede prima della prima mischia e dopo ogni mischia. Fra due figure inchiodate non succede nulla.
