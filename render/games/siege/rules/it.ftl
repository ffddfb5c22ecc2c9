# Le regole dell’assedio con parole nostre. Un messaggio per ogni paragrafo (s-6-3 è §6.3, col suo titolo) e per ogni
# decisione (r-94 è R94): che cosa si gioca dove il regolamento lascia qualcosa di aperto, e perché.
# Un paragrafo ha al massimo 900 caratteri, una decisione 300. §6.3 e R94 in un testo restano così.

## Capitoli

chapter-1 = Mappa, pedine, ufficiali
chapter-2 = Pile e mura
chapter-3 = Armi pesanti
chapter-4 = Morale
chapter-5 = La giornata
chapter-6 = L’assalto
chapter-7 = La fine
chapter-8 = Preparazione

## 1 Mappa, pedine, ufficiali

s-1-1 = La mappa ha 52 zone in quattro quartieri di bombardamento; dalle sei zone con un numero entrano i Boxer. Le zone con un confine comune si toccano. A piedi si va da una zona a ogni altra che la tocca, ma non oltre il bordo delle mura (§2.3). Tiri, fiamme e distanze badano solo a quali zone si toccano. La Città Imperiale, grigia, non è una zona: nessuno ci entra, e nessuna distanza l’attraversa.
    .title = La mappa
s-1-2 = Una carta è un giorno, e sono 54. Dopo l’ultima arriva la colonna di soccorso. Dalla sera al mattino restano solo rovine, morale, viveri, perdite, ospedale, eventi avvenuti, un cha-cha in attesa, le poche munizioni, Betsy e il conto delle figure rosse.
    .title = Il calendario
s-1-3 = *Boxer* sono tutte le pedine cinesi: irregolari, folli, regolari e capi. *Truppe* sono soldati e armi pesanti, anche i serventi. *Punti* sono i valori delle pedine sommati. Una *sequenza* è un giro delle nove fasi di un assalto. La *riserva* contiene le pedine cinesi fuori mappa, l’*ospedale* i soldati perduti.
    .title = I termini
s-1-4-1 = Soldati, irregolari e regolari valgono 2, sul lato ridotto 1. Folli e civili 10 e 5. Una mitragliatrice 2, un cannone 3, i serventi dell’una o dell’altro 1. Ufficiali e capi 0. Una pedina intera che perde un livello si gira, una ridotta è eliminata.
    .title = Pedine e valori
s-1-5-1 = Un ufficiale tira un dado quando la sua zona è bombardata, e dopo una mischia dei Boxer che vi è costata punti di soldati o armi: con un 6 cade. Fra i Boxer senza truppe cade senza dado. Il subalterno gli subentra sul posto o con le truppe più vicine. Un subalterno che cade, o MacDonald, è perduto per sempre. Un capo boxer se ne va con l’ultimo altro Boxer della sua zona e torna nella riserva.
    .title = Come cadono gli ufficiali
s-1-5-2 = Un ufficiale dà +2 al dado del tiro e della mischia della sua zona, un subalterno +1. Contano i due migliori, al massimo +4. Ogni capo boxer toglie 1 al nostro dado contro la sua zona (al massimo 2) e dà +1 alla mischia dei Boxer.
    .title = Che cosa danno gli ufficiali
s-1-5-3 = MacDonald dà +3, e allora nessun altro ufficiale della sua zona conta. Non ha subalterno. La sua perdita costa 6 di morale a fine giornata, e 10 punti vittoria.
    .title = MacDonald
s-1-6 = Un incendio diventa una rovina a fine giornata. Le rovine sono per sempre: una Legazione in rovina non conserva nessuno dei suoi bonus, ma conta ancora nei punti vittoria. Dallo schieramento in poi quattro barricate stanno in altrettante zone, che non siano Legazioni, ingressi o zone vietate ai soldati. Una barricata dà +1 nella mischia dei soldati, −1 in quella dei Boxer finché la tengono delle truppe, −1 alle bombe, e costa 2 entrarvi.
    .title = Incendi, rovine, barricate

r-1 = «Boxer» vuol dire ogni pedina cinese per movimento, incendi, morale e fine giornata; solo l’ordine delle perdite distingue gli irregolari. Il testo usa la parola nei due sensi.
r-2 = Le pedine a due lati hanno i valori di §1.4.1; MacDonald e i capi boxer hanno un lato solo, perché un secondo non è descritto.
r-3 = La riserva ha 25 pedine cinesi, compresi i due capi: sette se ne vanno con la tregua, e il testo parla di 18 che restano.
r-11 = Per le strade «più veloci» non c’è altra regola: costano 1, e il testo non dà altre cifre.
r-13 = Le rovine tolgono 1 alle bombe, come le Legazioni, un solo −1 per tutto: il paragrafo sul bombardamento viene dopo e dà la cifra.
r-14 = Per combattimento e movimento una Legazione in rovina è solo una rovina, altrimenti riparerebbe meglio di prima; per la vittoria resta una Legazione. Una zona in fiamme conserva il suo stato fino a fine giornata.
r-15 = Le zone di canale si possono barricare, come ammette la FAQ; Legazioni, ingressi e zone vietate no. Sulle mura devono esserci soldati quando comincia l’assedio. La rovina della zona non toglie la barricata.
r-16 = Una barricata dà esattamente i vantaggi elencati, mai quelli in più di britannici o francesi; in una rovina valgono entrambi, perché nulla lo esclude.
r-17 = Il bonus vale per il tiro col valore della zona e per la mischia dei soldati: per incendi, TEP e dadi di morale il testo non nomina ufficiali.
r-18 = Con MacDonald esattamente +3, come dice la FAQ, anche accanto a due che darebbero +4; altrimenti i due migliori.
r-19 = Due capi sono −2 al nostro dado e +2 al loro: si dice che i loro effetti si sommano. Vale anche per i tiri dalla zona accanto.
r-20 = Un capo non paga mai una perdita; se ne va quando se ne va l’ultimo altro Boxer della sua zona, per qualunque causa, perché da solo non combatte.
r-21 = Sotto le bombe tira ogni ufficiale di una zona attaccata, qualunque sia il risultato; dopo una mischia dei Boxer solo dove le truppe hanno perso punti. Le perdite da S o carestia non mettono alla prova nessuno: il testo nomina solo quei due casi.
r-22 = Senza più soldati o armi fra i Boxer un ufficiale cade senza dado, anche dopo una S: il testo lo dice automatico. Le bombe lo uccidono solo con un 6.
r-23 = Armi e serventi tengono in vita un ufficiale come i soldati, i civili no: il passo successivo parla di soldati, e la FAQ lascia che le armi ne facciano le veci.
r-24 = Con truppe ancora lì il subalterno subentra sul posto; altrimenti va nella zona con truppe più vicina che non brucia, a piedi, la prima in ordine di mappa. Se non c’è, è perduto.
r-25 = Un ufficiale solo non è bombardato e non trattiene i Boxer, che però si fermano incontrandolo. Fra loro cade senza dado, perciò non può andarci da solo.
r-26 = MacDonald è uno dei dieci ufficiali: il testo ne conta dieci in tutto.
r-27 = La perdita di MacDonald costa 6 di morale a fine giornata, e non anche 4: dei due passi vale il secondo.
r-28 = Un ufficiale perduto per sempre costa 4 una volta, quella sera, e non di nuovo ogni giorno; uno sostituito dal subalterno non costa nulla.
r-29 = Un ufficiale aiuta il tiro della sua zona una volta per sequenza e poi ancora la sua mischia: sono fasi diverse.
r-161 = Zone, confini, frecce, ingressi, quartieri e composizione delle pedine sono disegno nostro, perché la plancia stampata non è a disposizione; ogni indizio del testo è rispettato.
r-172 = Passa al giorno dopo solo ciò che elenca §1.2: tutto il resto è della giornata.

## 2 Pile e mura

s-2-1 = In una zona può stare qualunque numero di pedine.
    .title = L’impilamento
s-2-2 = Nessuno possiede una zona. Conta solo chi vi sta ora, e una Legazione in rovina costa i suoi punti chiunque vi stia.
    .title = Il controllo
s-2-3 = Il bordo delle mura si passa solo fra una zona di mura con una rampa e una strada, nei due sensi; lungo le mura si cammina liberamente. Il tiro passa in su e in giù fra zone che si toccano. Una barricata sulle mura vuole soldati quando comincia l’assedio.
    .title = Le mura

r-9 = Si sale e si scende solo dalle rampe, armi e civili compresi; solo le frecce dei Boxer vanno per conto loro. Un passo del testo vieta i due sensi, ed è il più completo.
r-10 = I tiri passano fra mura e strada nei due sensi, e fiamme, «entro due zone» e portate contano le zone che si toccano: la regola chiede vicini, non una via.
r-12 = Nessun limite di impilamento e nessun controllo, perciò nulla da annotare: conta solo la presenza.

## 3 Armi pesanti

s-3 = Le mitragliatrici (2 punti) arrivano a 4 zone, i cannoni (3 punti) a 6; la zona accanto è 1, la propria 0. Dalle mura ogni zona di sotto è a portata. Nulla blocca la vista. Un’arma colpita è distrutta e lascia i serventi, 1 punto, che combattono come un soldato senza bonus. Un’arma o dei serventi da soli tengono una zona come i soldati. Si muovono di una zona per sequenza.
    .title = Armi, serventi, portate
s-3-1 = In una fase di tiro un’arma intatta fa una di due cose. Col valore: si unisce coi suoi punti al tiro della zona sulla propria zona o su quella accanto, e il dado ha +4 nella propria o +2 in quella accanto, una volta sola, per quante armi siano. In TEP: tira da sola il dado di §3.2, fin dove arriva. Da due zone in su resta solo il TEP. Una zona fa un solo TEP per bersaglio, e nessuno contro un bersaglio su cui ha usato il valore di un’arma.
    .title = Col valore o in TEP
s-3-2 = Un dado: da 1 a 4 fugge un punto di Boxer, con 5 due, con 6 tre. Se nella zona ci sono folli conta solo il 6, e se ne va una pedina di folli.
    .title = Il test d’effetto psicologico (TEP)
s-3-3 = Il dado del TEP ha un solo modificatore: −1 quando il bersaglio, a due o più zone, è una Legazione o una rovina. Sotto 1 si legge la riga più bassa.
    .title = Distanza e riparo
s-3-4 = La terza figura rossa del mazzo (fante, regina o re) porta Betsy, un cannone da 3 punti, prima dei dadi del giorno. Va in una zona tedesca o francese non in rovina; se lo sono tutte, in una qualsiasi zona di Legazione con soldati. Se non ce n’è, aspetta.
    .title = Betsy

r-7 = Un cannone non ha un lato da 2: uno o due punti di un risultato lo distruggono, il seguente uccide i serventi; nulla si mette da parte. Una mitragliatrice perde un punto per livello.
r-8 = I serventi combattono con 1 punto nella propria zona e in quella accanto, senza bonus, TEP né portata, e non sono mai riarmati; per movimento, perdite, presidi e vittoria sono ancora un’arma.
r-30 = La distanza conta le zone che si toccano, la propria come 0, e non attraverso la Città Imperiale: nessuno può starci.
r-31 = Da due zone in su un’arma tira solo in TEP: la FAQ tratta due come quella portata.
r-32 = Dalle mura ogni zona bassa è a portata; lungo le mura valgono 4 e 6. Non c’è linea di vista, perché il testo dice che si può sempre tirare.
r-33 = Ogni arma agisce una volta per fase di tiro, col valore o in TEP: i serventi sono quelli, e l’occasione è una.
r-34 = Il +4 o +2 va sul dado comune del tiro, una volta: soldati e arma tirano insieme.
r-35 = Un’arma può tirare col valore da sola se i suoi soldati trattengono il fuoco, come nell’esempio della FAQ; dopo il loro tiro ha solo il TEP.
r-36 = Un solo TEP per zona che tira e bersaglio, e nessuno dove ha usato il valore della sua arma: il testo ne ammette uno solo. Le altre zone contano per sé.
r-37 = Solo una Legazione o rovina lontana cambia il dado del TEP: la lista è chiusa, perciò ufficiali, morale e munizioni non fanno nulla.
r-38 = Un TEP sotto la tabella si legge nella riga più bassa, come le altre tabelle.
r-39 = In mischia un’arma aggiunge punti ma nessun bonus; armi sole non hanno nemmeno il +2 della mischia, perché è dei soldati.
r-40 = Assi, jolly e una carta nera resa rossa dalla pioggia non sono figure rosse: contano il colore e la figura della carta stessa. Betsy arriva subito.
r-41 = Finché resta una zona dell’una o dell’altra Legazione va lì; altrimenti in una zona di Legazione con soldati; se no aspetta, e non è «perduta».
r-42 = Un’arma sola ferma i Boxer, costa loro 3, impedisce agli amici di tirarvi, è bombardata e vale come presidio: la FAQ la prende per una pedina amica.
r-164 = I soldati possono tirare senza la loro arma; una che ha tirato in TEP non può più unirsi a loro: un uso ciascuna.
r-176 = Il divieto di R36 vale nei due ordini: dopo il TEP le armi della zona non possono aggiungere il valore contro quel bersaglio.
r-177 = Trattenuta, Betsy è offerta di nuovo ogni giorno; per lei le armi non sono soldati, e quando le due Legazioni sono in rovina va bene anche una rovina.

## 4 Morale

s-4 = Il morale va da 0 a 10, e ogni cambiamento conta subito. −1 per ogni punto di soldati perduto; +1 per ogni pedina di folli tolta da tiro, mischia, TEP o fuga; −1 al giorno per ogni grande Legazione senza presidio; −2 quando tocca consumare un giorno di viveri e non ce n’è. La sera −4 per ogni ufficiale perduto per sempre, −6 per MacDonald, poi +1 dopo un giorno rosso senza combattimento. A 0 ogni nostro dado di tiro e mischia ha −3.
    .title = Il morale

r-46 = Un deposito colpito dalle bombe è un intero giorno di viveri; a magazzino vuoto costa 2 di morale, perché le parole sono le stesse dei rifornimenti del giorno.
r-47 = −1 subito per ogni punto di soldati, per qualunque causa; civili e armi non costano, come dice la FAQ. I feriti che rientrano non ridanno nulla.
r-48 = Una pedina di folli che se ne va è +1; una solo indebolita, o che si ritira alla fine, no.
r-49 = Il morale resta fra 0 e 10, cambiamento per cambiamento: lì finisce il contatore, e le buone notizie «lo riportano a 10».
r-50 = +1 dopo un giorno rosso senza combattimento. Un giorno nero non l’ha mai, perché le bombe sono combattimento; né un giorno con l’attacco dalla mina. Le due mine che esplodono non sono combattimento.
r-51 = La sera prima le perdite degli ufficiali, poi MacDonald, poi +1, ciascuno dentro il contatore: è l’ordine del testo.
r-52 = Le Legazioni bruciate non costano morale oltre §4: il testo annuncia un cambiamento ma non dà cifre.
r-53 = Il −3 si verifica a ogni dado, anche a metà assalto, e si somma al −2 delle munizioni. Dadi dei Boxer, TEP e spegnimento non lo conoscono.
r-54 = Ogni grande Legazione vuole un soldato o un’arma in una zona né in rovina né in fiamme; si controlla dopo riposizionamento, movimento e fine giornata. Una vuota costa 1, una volta al giorno; se di zone così non ne ha, è dispensata.
r-166 = Girare il segnalino su «poche munizioni» non tocca la cifra del morale.
r-168 = Una grande Legazione vuota è permessa e costa morale: §6.5 e la FAQ prevalgono sulla richiesta della preparazione.
r-180 = Senza riposizionamento non c’è controllo dei presidi, che ne fa parte.
r-183 = Con la regola della casa senza tetto «riportare a 10» non abbassa mai il morale: le buone notizie restano buone.

## 5 La giornata

s-5 = Carta, rifornimenti, Betsy, feriti, evento, bombardamento, riposizionamento, arrivo dei Boxer, assalto, fine della giornata. *Rosso 2–10*: feriti. *Figura o asso rossi*: feriti, evento. *Nero 2–10*: bombardamento. *Figura o asso neri*: evento, bombardamento, Boxer. *I jolly* sono come figure del loro colore, il rosso con più feriti. Il riposizionamento c’è ogni giorno tranne uno: quando una mina porta i Boxer con una carta rossa.
    .title = La giornata in ordine
s-5-1-1 = Il segnalino dei viveri parte da 1 e sale di 1 al giorno. 35 è la fine: da lì ogni giorno di viveri costa invece 2 di morale. Arrivare a 35 non costa ancora nulla.
    .title = I rifornimenti
s-5-1-2 = Una volta al giorno soldati, ufficiali e armi vanno in ogni zona, a qualunque distanza e oltre qualunque muro, tranne gli ingressi numerati e, giù dalle mura, le zone accanto. Chi si trova lì deve andarsene. I civili restano a casa (§8.2).
    .title = Il riposizionamento
s-5-1-3 = In un giorno nero prima cadono le bombe; poi i difensori si riposizionano: il giorno di un assalto, prima che si sappia da dove entrano i Boxer.
    .title = Riposizionarsi sotto attacco
s-5-1-4 = Un dado indica uno dei sei ingressi, e 20 pedine pescate dalla riserva (dopo la tregua tutte le 18) vi si mettono in un’unica pila. Muovono nella prima sequenza.
    .title = Venti pedine Boxer
s-5-1-5 = Con figure, assi e jolly due dadi indicano l’evento di §5.3.
    .title = I dadi dell’evento
s-5-1-6 = Un rosso 2–10 riporta 1 dado + 6 punti di soldati, una figura o un asso rossi 12, il jolly rosso 18. Due punti riportano dall’ospedale una pedina intera, uno una ridotta, in qualunque zona dove si possono riposizionare truppe. Due pedine ridotte di una nazione in una zona possono diventarne una intera; l’altra va in ospedale e può rientrare subito. I punti che avanzano sono persi.
    .title = I feriti
s-5-2 = Due dadi indicano il quartiere. Per ogni sua zona con soldati, armi o civili si tira un dado: colonna = i loro punti, −1 per Legazione, barricata o rovina (uno per tutto), −1 dopo la tregua, tenuto fra 0 e 6. I punti cadono sui soldati, poi sulle armi; 5C toglie cinque punti di civili, 1D un giorno di viveri. Ogni ufficiale che vi si trova tira il suo (§1.5.1).
    .title = Il bombardamento
s-5-3 = 2 due mine rovinano zone francesi · 3 poche munizioni: −2 ai nostri dadi per sempre · 4 forti piogge: niente bombe né assalto · 5 carestia: muoiono civili · 6 una mina porta sedici Boxer all’ingresso 3 · 7 il Peitang resiste: morale 10 · 8 cha-cha: +3 alle mischie dei Boxer del prossimo assalto · 9 la colonna è vicina: morale 10 · 10 pioggia leggera: niente bombe · 11 rifornimenti: 1 dado + 6 giorni, morale 10 · 12 tregua: i regolari se ne vanno, morale 10. Gli eventi 2, 3, 6, 9, 11 e 12 accadono una volta; poi ne prende il posto il seguente libero.
    .title = Gli eventi

r-43 = I feriti vengono prima dell’evento, come nella lista di §6; con la carta della pioggia dopo. Una tabella altrove ha un altro ordine, ma la FAQ accetta questo.
r-44 = Il segnalino sale da 1 a 35, e i nuovi rifornimenti lo riportano verso 1: l’altra lettura brucerebbe i viveri che arrivano.
r-45 = A 35 un passo dovuto costa 2, arrivarci nulla: delle due formulazioni vale la seconda. Con la regola della casa il passo non costa nulla, e ogni giorno che finisce a 35 costa 2, anche quello dell’arrivo.
r-55 = L’ultima carta si gioca fino alla fine della sua giornata, e allora la colonna è arrivata.
r-56 = Ci si riposiziona una volta ogni giorno, dopo le bombe e prima del dado d’ingresso, anche se la pioggia leggera ha annullato le bombe: l’azione è descritta per ogni lista in cui sta.
r-57 = In un giorno rosso con la mina l’attacco viene subito: niente riposizionamento. I feriti rientrano prima, perché la FAQ toglie solo il +1.
r-58 = Il riposizionamento non conosce distanze, rampe o costi, ma non porta negli ingressi, nelle zone accanto giù dalle mura, né nella Città Imperiale. Restare con la propria nazione è solo un consiglio.
r-59 = I civili non sono difensori, perciò non si riposizionano; li muovono §8.2 e §6.5.
r-60 = Un numero rosso riporta 1 dado + 6; il 12 fisso della FAQ si dichiara facoltativo ed è una regola della casa. Figure e assi 12, jolly 18.
r-61 = I punti riportano soldati dall’ospedale a 2 o 1, e non rimettono in sesto nessuno sulla mappa; armi, ufficiali e civili non rientrano mai.
r-62 = Si uniscono pedine solo in questo passo: due ridotte di una nazione e zona. Quella liberata può rientrare coi punti non spesi. Il morale non si muove.
r-63 = Un quartiere al giorno, con un dado per ogni sua zona in cui c’è qualcuno: ogni zona è un attacco a sé.
r-64 = La colonna conta soldati, armi, serventi e civili (10 o 5), gli ufficiali 0; da dieci in su si usa l’ultima.
r-65 = Pagano i soldati, poi le armi; i civili pagano solo un 5C. Il −1 del luogo e quello della tregua si sommano, e il dado resta fra 0 e 6, le righe della tabella.
r-66 = 5C e 1D vengono zona per zona, perciò in un giorno si possono perdere più depositi.
r-67 = Un evento unico già avvenuto lascia il posto al seguente, quante volte serve; dopo 12 viene 2. Quello preso alla fine è consumato.
r-68 = Le mine tirano una volta per ognuna delle due zone con gente, sulla colonna 8 senza modificatori; tirano anche gli ufficiali che vi si trovano. Una zona già in rovina è attaccata lo stesso.
r-69 = La gente delle zone minate va nella zona francese in piedi, altrimenti nella Legazione in piedi più vicina, per zone che si toccano; se non ce n’è, resta.
r-70 = Poche munizioni è −2 a tutti i nostri dadi di tiro e mischia per il resto dell’assedio; la mischia dei Boxer non è toccata.
r-71 = La pioggia rende rossi una figura, un asso o un jolly neri: niente bombe né assalto, ma feriti, riposizionamento e il +1 della sera; nessun secondo evento e nessuna figura per Betsy. Un giorno rosso lo lascia com’è.
r-72 = Scegli tu dove cadono i punti di civili della carestia; con un 6 anche un punto di soldati dovunque (di un’arma se non ce ne sono), che costa 1 di morale. Si decide prima che cadano le bombe: ogni test del giorno finisce prima del seguente.
r-73 = In un giorno nero dalla mina vengono solo gli ultimi cinque della riserva, come corregge la FAQ; dopo la tregua nessuno. In un giorno rosso sedici. I due attacchi si giocano nelle stesse sequenze.
r-74 = «Riportare a 10» vale per il momento in cui accade; le perdite dopo contano da lì.
r-75 = Cha-cha è +3, mai +6, solo alle mischie dei Boxer; aspetta il prossimo assalto, vale in tutte le sue sequenze, poi è consumato.
r-76 = La pioggia leggera ferma le bombe e nient’altro: l’assalto va avanti.
r-77 = Con la tregua i regolari e il loro generale se ne vanno prima della pescata di oggi, e da allora le bombe hanno −1.
r-90 = La pila entra senza costo e nella prima sequenza ha tutti i 4 PM. I Boxer perduti quel giorno sono nella riserva, ma non si ripescano prima del giorno dopo.
r-160 = Le 54 carte non si rimescolano mai, perciò ognuna viene una volta: metà rosse, metà nere.
r-170 = In ospedale ci sono solo pedine soldato: quelle perdute e quelle liberate unendo.
r-179 = Dove la regola della casa nega i feriti a un giorno rosso con la mina, essi rientrano ogni giorno dopo l’evento, perché prima bisogna conoscerlo.
r-185 = Gli ufficiali soli non sono bombardati: il testo bombarda soldati e civili.
r-186 = Nemmeno ciò che consiglia il pilota automatico in questo passo rimette in sesto qualcuno sulla mappa, e le sue perdite cadono prima sulle pedine ridotte. A parità, i soldati di altre nazioni pagano prima di quelli della Legazione; in una carestia l’unica pedina di soldati di una zona paga per ultima.
r-187 = Un bombardamento, o le due mine, costa a ogni ufficiale un dado al massimo: il subalterno che subentra e arriva in una zona colpita dopo non tira di nuovo.

## 6 L’assalto

s-6 = Sequenze di nove fasi si seguono finché non resta nessun Boxer: incendi, movimento dei Boxer, tiro, mischia dei Boxer, movimento, mischia dei soldati, morale dei Boxer, incendi appiccati, fine. Quando se ne va l’ultimo Boxer, il resto della sequenza si salta.
    .title = La sequenza
s-6-1 = Ogni zona in fiamme con soldati tira una volta: se il dado più i loro punti fa 6 o più l’incendio è spento, con un 1 naturale mai. Poi, per ogni incendio appiccato dai Boxer, si tira per ogni zona di edifici o Legazione che tocca: con un 1 brucia anche quella. Gli incendi nati così non si propagano.
    .title = Gli incendi
s-6-2 = Una pila ha 4 punti movimento (PM) e segue le frecce: una zona con truppe costa 3; rovina, barricata, Legazione o civili 2; entrare nel canale o uscirne 2; altrimenti 1. Si ferma incontrando i nostri o una Legazione in piedi. In una zona con due frecce una pila non ancora divisa si separa in due metà. Quelle divise preferiscono il rosso, ma un bersaglio in piedi a uno in rovina o in fiamme. Fra i nostri una pila resta, se la zona non brucia. Le zone in fiamme sulla via si saltano.
    .title = Il movimento dei Boxer
s-6-3 = Ogni zona può fare un tiro col valore, con tutti i suoi soldati insieme, su Boxer nella propria zona o in una che tocca; le armi come in §3.1. Non da una zona in fiamme, né in un’altra zona con i nostri. I punti danno la colonna. Dado: ufficiali, capi −1 l’uno, regolari presenti −1, bersaglio in rovina −1, arma +2 o +4, poche munizioni −2, morale 0 −3. Un numero sono i punti persi dai Boxer, prima le pedine ridotte. S conta solo nella propria zona: tanti punti di soldati persi. Una pedina di folli prende da sola l’intero risultato: 4 la disperde, 3 ne indebolisce una intera e disperde una indebolita, meno non fa nulla.
    .title = Il tiro
s-6-4 = Un tiro di dado in ogni zona dove i Boxer incontrano truppe o civili; colonna = i loro punti. +1 per capo, +1 regolari, +3 cha-cha; +1, +2 o +3 con 2, 4 o 6 volte i punti delle nostre truppe; +3 contro soli civili. −2 in una zona britannica o francese in piedi, altrimenti −1 in una Legazione o barricata con truppe; −1 in una rovina. Pagano i soldati, poi le armi. Ciò che avanza fa ripiegare i civili; 3 ne toglie anche cinque punti. B costa punti ai Boxer, 2B due, se ci sono truppe.
    .title = La mischia dei Boxer
s-6-5 = Soldati e ufficiali hanno 4 PM. Un passo costa 1; in una zona con Boxer, rovina, barricata o Legazione, o per entrare nel canale o uscirne, 2; lasciare i Boxer 1 in più. Fra i Boxer il movimento finisce. Armi e civili fanno una zona, i civili mai fra i Boxer. Nessuno entra in un incendio, e chi vi sta deve lasciarlo se c’è una via. Dopo, le grandi Legazioni senza presidio costano morale (§4).
    .title = Il nostro movimento
s-6-6 = Un tiro di dado in ogni zona con truppe e Boxer; non è facoltativo. Colonna e dado sono quelli di §6.3 senza il bonus dell’arma; +2 con un soldato lì, +1 in una Legazione in piedi o a una barricata, altri +2 per soldati britannici in una zona britannica e francesi in una francese. Una S ci costa punti.
    .title = La mischia dei soldati
s-6-7 = In ogni zona i cui Boxer hanno perso un punto in questa sequenza per tiro o mischia, un dado semplice: 1–4 fugge un punto, 5 due, 6 tre. Con folli conta solo il 6: ne fugge una pedina.
    .title = Il morale dei Boxer
s-6-8 = Ogni zona di edifici o Legazione con Boxer dentro è incendiata, chiunque altro vi stia. Rovine, strade, canale, ponti e mura non bruciano.
    .title = Gli incendi appiccati
s-6-9 = Quando per tre sequenze di fila nessuno perde un punto e nessuna zona prende fuoco per la prima volta quel giorno, i Boxer se ne vanno; in ogni caso dopo sessanta. A fine giornata i Boxer tornano interi nella riserva, gli incendi diventano rovine, si controllano i presidi, cambia il morale (§4) e i civili tornano a casa.
    .title = Fine di sequenza e giornata

r-4 = I numeri delle tabelle sono punti, non pedine: nella FAQ tre punti indeboliscono soltanto una pedina di folli.
r-5 = I punti si pagano esatti. Fra i tuoi che erano lì scegli chi paga, prima di ogni dado che ne dipenda; i Boxer pagano prima con le pedine ridotte, e un punto dispari ne gira una intera. Ciò che eccede la zona è perso.
r-6 = I civili pagano cinque punti alla volta: si gira una pedina intera o se ne perde una ridotta, a tua scelta. Dove non ce ne sono, 5C non fa nulla.
r-188 = Puoi cambiare chi paga fino al prossimo dado, o finché nessuna pedina lascia la zona o vi entra: i nuovi arrivati non pagano mai per gli altri. Le pedine che arretrano insieme si dividono la perdita. Il bot chiede prima di ogni dado che dipende dalla scelta, e prima di mostrare dove arrivano le granate o i Boxer.
r-78 = Contro un incendio aiutano solo i punti dei soldati, e una zona con soldati prova sempre; i Boxer lì non lo impediscono. Armi, ufficiali e civili non sono nominati.
r-79 = Un tentativo per incendio; uno che brucia ancora non si spegne più. Una zona spenta è di nuovo intera e può essere riaccesa.
r-80 = Prima si combattono tutti gli incendi, poi si propagano: una zona che prende fuoco ora non ha ora un tentativo.
r-81 = Due incendi accanto a una zona sono due dadi, ogni sequenza; per ciò che brucia o è in rovina non si tira.
r-82 = Un incendio preso per propagazione non si propaga mai: solo la zona accesa dai Boxer, dice la frase finale. Con la regola della casa si propaga dalla seconda sequenza dopo quella in cui è nato: la nota esclude solo la propagazione seguente.
r-83 = Strade, canale, ponti e mura non bruciano e non portano il fuoco: il testo parla degli edifici di una zona. Tutto il resto sì, barricato o no.
r-84 = Anche le zone con i nostri sono incendiate: il testo dice ogni zona con Boxer.
r-85 = Da un incendio nessuno tira, ma dentro sì, e la mischia vi si combatte se le due parti ci sono ancora.
r-86 = Nessuno va in un incendio di sua volontà; solo i Boxer lo scavalcano. Anche le ritirate lo evitano.
r-87 = Da un incendio tutti devono uscire, almeno in una zona lecita accanto quali che siano i PM; i soldati anche fra i Boxer, i civili no.
r-88 = Senza via d’uscita restano illesi, possono combattere, e riprovano la sequenza dopo: il testo non nomina perdite.
r-89 = Tutti gli incendi diventano rovine quando se n’è andato l’ultimo Boxer del giorno, non prima.
r-91 = Soldati, armi o civili trattengono una pila, se la zona non brucia: allora deve andare. Un ufficiale solo non trattiene nessuno.
r-92 = Dove per una zona valgono più costi si paga il più caro, mai la somma.
r-93 = Il canale costa 2 per entrare e 2 per uscire, per entrambe le parti, come dice la FAQ; lungo il letto il costo solito; da ponte a strada è un passo normale.
r-94 = Una pila finisce il movimento in ogni zona con i nostri e in ogni Legazione in piedi che non brucia, anche vuota: vi sosta per darle fuoco. Le altre case vuote non la fermano.
r-95 = Una pila non ancora divisa si divide sempre a due frecce, comunque siano i bersagli; la preferenza per il rosso è delle pile divise, o troppo piccole per dividersi.
r-96 = Si divide all’inizio del suo movimento, o entrando finché può proseguire; se deve fermarsi lì, quando riparte.
r-97 = Le metà sono pari in pedine: distribuite per tipo, dalle più forti, ogni tipo comincia dalla metà minore, in parità dal rosso. I capi per ultimi e mai soli. Una pila con un solo combattente non si divide.
r-98 = Una metà che non può pagare aspetta e tiene la sua freccia per la sequenza dopo: non passa all’altra per mancanza di PM. Così anche una che arriva senza più PM: secondo il testo la freccia si prende arrivando, e si tiene anche se intanto la zona davanti va in rovina.
r-99 = Le pile che finiscono in una zona si uniscono, e contano come divise se una lo era; restano separate solo le metà con frecce ancora diverse. In combattimento sono un gruppo solo.
r-100 = Una pila divisa prende il rosso verso una zona in piedi, altrimenti il verde verso una, altrimenti rosso, altrimenti verde. In fiamme qui vale come in rovina, secondo la FAQ. I nostri accanto alle frecce non attirano nessuno.
r-101 = Una zona in fiamme sulla via si salta senza costo, e si entra nella seguente anche senza PM, a meno che sia una rovina, da pagare: altrimenti le pile starebbero tutto il giorno davanti agli incendi.
r-102 = In un incendio senza uscita i Boxer restano, illesi, e combattono chi c’è. Una freccia i cui incendi riportano solo dove sta la pila non è una via: la metà che la tiene prende l’altra, come la FAQ manda i Boxer dalla Legazione italiana bruciata a quella francese.
r-103 = Le zone in cui non entra nessuna freccia non sono mai invase; dove nessuna freccia esce, una pila resta e brucia la zona.
r-104 = Nessuna pila entra due volte in una zona nella stessa sequenza: si ferma prima. I giri su più sequenze finiscono con R146.
r-105 = Una freccia fuori mappa toglierebbe la pila; la nostra plancia non ne ha.
r-106 = I civili soli costano 2 a una pila e la fermano: sono dei nostri come gli altri.
r-107 = Le pile muovono una dopo l’altra nell’ordine in cui sono nate, ciascuna vedendo che cosa ha fatto la precedente.
r-108 = Tirare è una scelta di ogni zona, come dice la FAQ: nella propria una S può costare.
r-109 = Un tiro col valore per zona; le zone non si sommano mai, ma più d’una può prendere lo stesso bersaglio.
r-110 = Tutti i soldati di una zona tirano insieme: il testo somma l’intero valore della zona. Solo le armi possono prendere un altro bersaglio, in TEP.
r-111 = Nessuno tira, nemmeno in TEP, in un’altra zona dove c’è una nostra pedina; chi vi sta può.
r-112 = Con Boxer nella sua zona un presidio può ancora tirare in quella accanto: nulla lo vieta.
r-113 = Si tira ogni sequenza, anche su Boxer rimasti fermi: la fine della sequenza vi rimanda.
r-114 = Quale modificatore sia del tiro, della mischia o di entrambi è come elencano §6.3 e §6.6: bonus delle armi solo nel tiro, di Legazione e mischia solo in mischia.
r-115 = Il −1 delle rovine guarda il bersaglio, non chi tira, e vale anche in mischia, dove i modificatori del tiro «restano gli stessi».
r-116 = Il +1 di Legazione o barricata è della mischia, in qualunque Legazione in piedi o barricata combattano i soldati, anche appena arrivati.
r-117 = Il +2 a casa vuole un soldato britannico o francese di quella nazione; i volontari non lo sono. Si somma a +1 e +2, perché il testo non lo esclude.
r-118 = Si sommano tutti i modificatori, poi la riga si tiene fra 0 e 7, una volta; da dieci punti in su si usa l’ultima colonna.
r-119 = Una S costa solo dove le due parti sono nella stessa zona: tiro nella propria zona e mischie.
r-120 = Scegli tu quali soldati pagano una S; le armi pagano quando non restano soldati, i civili mai.
r-121 = Riga 0, colonna 2 si gioca come stampata, due punti: la lista dei risultati definisce 2S, che altrove non c’è.
r-122 = Pagano prima i folli, poi gli irregolari, poi i regolari, e ciò che avanza passa oltre entro lo stesso risultato; un capo se ne va con l’ultimo.
r-123 = Ogni risultato si giudica da sé e tocca una pedina di folli, prima una indebolita; nulla si somma, e il resto del risultato è perso.
r-124 = Tre punti disperdono folli indeboliti: hanno solo due lati. Alla lettera ci vorrebbe un 4, che poche zone possono tirare.
r-125 = Con folli nella zona un dado di TEP o morale non fa nulla con 1–5; con 6 se ne va una pedina di folli e nessun altro.
r-126 = Scegli tu l’ordine dei tiri e vedi ogni risultato prima del seguente.
r-127 = Il dado non è facoltativo: uno per zona, su tutti i punti Boxer lì, in ordine di mappa.
r-128 = Conta solo il più alto fra +1, +2, +3, a punti contro punti delle truppe al momento del dado, «almeno» tante volte. Tutta la fase conta valori.
r-129 = Contro soli civili +3: qualunque numero è sei volte nulla.
r-130 = I regolari sono +1 una volta, ogni capo +1, cha-cha +3; tutto si somma, e la riga è al massimo 7.
r-131 = −2 in una zona britannica o francese in piedi, chiunque vi sia, al posto del −1 di Legazione o barricata con truppe. Il −1 di una rovina si somma a quello di una barricata.
r-132 = Un risultato di 4 è descritto e nella tabella non viene mai: nessun errore, semplicemente non capita.
r-133 = Prima i soldati, poi le armi, poi i civili; fra gli uguali scegli tu. Solo i punti dei soldati costano morale.
r-134 = I punti che avanzano dopo le truppe vanno ai civili nello stesso risultato: 1 o 2 li fanno ripiegare, 3 costa cinque punti e ripiegano. Se non ne avanza nessuno, restano.
r-135 = I cinque punti sono una volta per zona, sulla pedina che scegli, e tutti i civili della zona ripiegano insieme.
r-136 = Fanno un passo verso la più vicina altra zona di Legazione in piedi che non brucia, mai nel fuoco o fra i Boxer; se no in una zona così qualunque, se no restano.
r-137 = B conta solo contro truppe: pagano prima gli irregolari, poi i regolari. Ci vuole un gruppo piccolo, perciò i folli non lo incontrano mai.
r-138 = Il costo è la riga più cara, e lasciare i Boxer 1 in più, perché è il prezzo dell’andarsene, non del terreno.
r-139 = Armi, serventi e civili fanno al massimo una zona per sequenza qualunque sia il costo; rampe e incendi li vincolano. Le armi possono andare fra i Boxer, i civili no.
r-140 = Durante un assalto si può entrare negli ingressi e nelle zone accanto: il divieto è di schierarvi gente.
r-141 = Nessuno deve muoversi, se non per uscire da un incendio.
r-142 = Dove truppe e Boxer sono nella stessa zona la mischia si combatte, con tutti i punti presenti; civili o ufficiali soli non combattono.
r-143 = Il test viene ogni sequenza, non solo dopo la prima: il testo dice soltanto quando comincia.
r-144 = È un dado semplice per ogni zona i cui Boxer hanno perso un punto in questa sequenza, anche per TEP o B.
r-145 = Quando l’ultimo Boxer se ne va a metà sequenza, il resto si salta.
r-146 = Tre sequenze a vuoto, o sessanta in tutto, chiudono un assalto: una nostra salvaguardia, perché stando al testo non finirebbe mai dove nessuno si incontra. Non vi si guadagna né si perde nulla.
r-147 = A fine giornata: Boxer nella riserva, incendi in rovine, via i segni del giorno, presidi, ufficiali, +1, il controllo di §7.1, civili a casa. L’ordine è quello del testo dove ne ha uno.
r-162 = Capi e folli hanno gli stessi 4 PM di tutti i Boxer, perché muovono con la loro pila.
r-163 = La mischia dei soldati conta chi vi sta ora, nuovi arrivati e superstiti in un dado solo.
r-165 = Tirano tutti quelli della zona: se una zona ne tocca un’altra, la tocca ognuno dei suoi.
r-167 = Più pile in una zona sono un bersaglio, una mischia e un dado di morale.
r-169 = Una pila trattenuta in una zona con due frecce si divide quando chi la tratteneva non c’è più e riparte.
r-171 = Tutti i dadi vengono da un unico flusso, nato da un seme; dove l’ordine è libero è quello della mappa, per gli ufficiali quello delle pedine.
r-173 = Una pila senza più PM non salta un incendio; dove ha cominciato il movimento conta come zona già entrata.
r-174 = Una terza pila si unisce alla prima di due metà che aspettano con le loro frecce. Una pila riunita tiene la freccia che aveva, e così una pedina sola.
r-175 = Nessuna divisione o unione lascia un capo da solo: va con l’altra metà. I capi si danno alla metà minore, in parità al rosso.
r-181 = Un generale dei regolari è un capo e non «regolari»: toglie 1, una volta.
r-182 = Con la regola della casa per cui gli incendi fanno male, ogni pedina soldato senza uscita perde 1 e ogni pedina civile 5.
r-184 = Un colpo assorbito dai folli non è una perdita: non porta un dado di morale e non interrompe il conto delle sequenze a vuoto.

## 7 La fine

s-7-1 = L’assedio è perduto subito quando sulla mappa non restano né soldati (le armi contano) né civili: non si contano punti. Altrimenti finisce con l’ultima carta.
    .title = Quando finisce
s-7-2 = Le due parti contano i punti, e vince chi ne ha di più; pari è pareggio. Ogni conto cade in una fascia: fino a 20, 21–50, 51–75, 76–99, 100 e oltre.
    .title = Chi vince
s-7-2-1 = +10 per ogni zona in piedi di una grande Legazione, +5 di una minore, −5 per ognuna in rovina. +10 per una pedina civile intera, +5 per una ridotta, −5 per una perduta. −1 per ogni pedina soldato in ospedale e ogni arma distrutta. −2 per ogni ufficiale perduto per sempre, −10 per MacDonald.
    .title = Il conto delle Potenze
s-7-2-2 = +10 per ogni zona in rovina di una grande Legazione, +5 di una minore, +1 per ogni altra rovina. +5 per ogni pedina civile perduta, +1 per ogni pedina soldato in ospedale.
    .title = Il conto dei Boxer

r-148 = Devono mancare soldati e civili insieme, e l’ospedale non salva nessuno; armi e serventi valgono come soldati. Si verifica dopo ogni fase ed evento.
r-149 = Si confrontano i due totali; le fasce colorano soltanto il risultato, e possono contraddirlo.
r-150 = Le Potenze possono scendere sotto 0, che è la fascia più bassa; le fasce si susseguono senza vuoti.
r-189 = Una parte dell’assedio giocata da sola comincia nella sua posizione, senza schieramento, e riceve i punti dopo il suo ultimo giorno; se non è perduta, vale come tenuta. I limiti delle fasce scendono in proporzione ai giorni. Le Potenze perdono 1/54 dei punti di un assedio intatto per ogni giorno che manca.
r-151 = Ciò che è in ospedale dopo l’ultimo giorno conta uno per pedina, comprese quelle unite; una pedina ridotta sulla mappa non costa nulla. Un’arma conta quando i serventi sono morti; la lista dei Boxer non nomina armi.
r-152 = MacDonald è −10 e non anche −2; un altro ufficiale −2 quando è perduto anche il subalterno.
r-153 = Le Legazioni contano zona per zona; le grandi sono britannica, francese, tedesca, americana e russa. Non importa chi vi sta.
r-154 = Una pedina civile vale 10 o 5 ovunque stia; solo una perduta del tutto costa 5, e ne dà 5 ai Boxer.

## 8 Preparazione

s-8 = Quattro barricate, poi soldati, ufficiali e armi, poi civili; morale 10, viveri 1, Betsy da parte. Nessuno si piazza su un ingresso, né accanto se non sulle mura. Un buono schieramento storico è già pronto: prendilo, o cambialo.
    .title = Ordine e zone vietate
s-8-1 = Ogni nazione comincia nella sua Legazione o al massimo a due zone; volontari, e nazioni senza Legazione sulla mappa, dovunque. Le grandi Legazioni vogliono un presidio (§4).
    .title = I difensori
s-8-2 = Quattro pedine civili cominciano nella Legazione britannica, due in ognuna delle francese, americana, russa e tedesca. Prima di ogni carta sono di nuovo a casa, in una sua zona in piedi; se non ce n’è, nella grande Legazione più vicina, se no nella minore più vicina. Fra le sue zone puoi scegliere.
    .title = I civili

r-155 = I civili tornano a casa a qualunque distanza prima di ogni carta, le pedine britanniche due per zona finché entrambe stanno in piedi, senza contare gli ospiti. Con la casa tutta in rovina li accoglie la grande Legazione più vicina, se no una minore; se non ce n’è, restano.
r-156 = Dodici pedine civili: quattro britanniche, due per ognuna delle altre quattro grandi Legazioni, come corregge la FAQ.
r-157 = Ufficiali e armi cominciano come la loro nazione, entro due zone che si toccano da casa; chi non ha Legazione sulla mappa è libero come i volontari, e così le armi di nessuna nazione.
r-158 = Le zone di mura accanto a un ingresso si possono usare, un ingresso mai, nemmeno sulle mura.
r-159 = Le barricate vengono prima e si controllano per ultime, quando si vede se soldati tengono quelle sulle mura.
r-178 = Il rifugio si misura da zona a zona, contando la coppia più vicina; lì dentro scegli tu.
r-190 = Per ogni pedina puoi scegliere una zona della sua casa. Se troppe pedine vogliono una zona britannica, l’ultima scelta ha la precedenza.

## Sotto un paragrafo

house-rule = -# *Regola della casa, { $ruling }:* { $title }: { $choices }

## Esempi: una posizione, e che cosa vi accade

example-before = **Prima:** { $place }
example-place = { $zone }: { $counters }
example-marks = { $what }: { $zones }
example-burning = in fiamme
example-ruins = rovine
example-barricades = barricate
example-morale = morale { $morale }
example-food = segnalino dei viveri su { $food }
example-card = carta { $card }
example-after = **Che cosa accade:**
example-nothing = Non si tira nessun dado, e nulla cambia.
