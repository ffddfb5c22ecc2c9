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

s-1-1 = La mappa ha 52 zone, divise in quattro quartieri di bombardamento. I Boxer entrano da sei zone numerate. Due zone si toccano se hanno un confine in comune. A piedi una pedina va in ogni zona che tocca la sua, ma non oltre il bordo delle mura (§2.3). Anche tiri, fiamme e distanze seguono le zone che si toccano. La Città Imperiale, in grigio, non è una zona: nessuno ci entra, e nessuna distanza la attraversa.
    .title = La mappa
s-1-2 = Una carta è un giorno, e le carte sono 54. Dopo l’ultima arriva la colonna di soccorso. La maggior parte degli effetti dura un giorno solo. Durano oltre la notte rovine, morale, viveri, perdite, ospedale ed eventi già avvenuti. Durano anche un cha-cha in attesa, le poche munizioni, Betsy e il conto delle figure rosse.
    .title = Il calendario
s-1-3 = *Boxer* sono tutte le pedine cinesi: irregolari, folli, regolari e capi. *Truppe* sono soldati e armi pesanti, compresi i serventi. *Punti* sono i valori delle pedine, sommati. Una *sequenza* è un giro delle nove fasi di un assalto. La *riserva* contiene le pedine cinesi fuori mappa, l’*ospedale* i soldati perduti.
    .title = I termini
s-1-4-1 = Soldati, irregolari e regolari valgono 2, sul lato ridotto 1. Folli e civili valgono 10, sul lato ridotto 5. Una mitragliatrice vale 2, un cannone 3, i loro serventi 1. Ufficiali e capi valgono 0. Una pedina intera che perde un livello gira sul lato ridotto; una pedina ridotta è eliminata.
    .title = Pedine e valori
s-1-5-1 = Un ufficiale tira un dado quando la sua zona è bombardata. Lo tira anche dopo una mischia dei Boxer che nella sua zona è costata punti di soldati o armi. Con un 6 cade. Un ufficiale fra i Boxer, senza truppe, cade senza dado. Il subalterno prende il suo posto nella zona, o con le truppe più vicine. Un subalterno che cade è perduto per sempre, e lo stesso vale per MacDonald. Un capo boxer parte con l’ultimo altro Boxer della sua zona e torna nella riserva.
    .title = Come cadono gli ufficiali
s-1-5-2 = Un ufficiale dà +2 al dado del tiro e della mischia della sua zona, un subalterno +1. Contano solo i due migliori, al massimo +4. Ogni capo boxer toglie 1 al nostro dado contro la sua zona, al massimo 2. Dà anche +1 alla mischia dei Boxer.
    .title = Che cosa danno gli ufficiali
s-1-5-3 = MacDonald dà +3, e allora nessun altro ufficiale della sua zona conta. Non ha un subalterno. La sua perdita costa 6 di morale a fine giornata, e 10 punti vittoria.
    .title = MacDonald
s-1-6 = Una zona in fiamme diventa una rovina a fine giornata. Le rovine sono per sempre. Una Legazione in rovina perde tutti i suoi bonus, ma conta ancora per i punti vittoria. Allo schieramento piazzi quattro barricate, in quattro zone diverse. Legazioni, ingressi e zone vietate ai soldati sono esclusi. Una barricata dà +1 alla mischia dei soldati e −1 alle bombe. Dà −1 alla mischia dei Boxer finché le truppe la tengono. Entrarvi costa 2.
    .title = Incendi, rovine, barricate

r-1 = «Boxer» vuol dire ogni pedina cinese, per movimento, incendi, morale e fine della giornata. Solo l’ordine delle perdite distingue gli irregolari. Il testo usa la parola nei due sensi.
r-2 = Le pedine a due lati hanno i valori di §1.4.1. MacDonald e i capi boxer hanno un lato solo, perché il testo non ne descrive un secondo.
r-3 = La riserva ha 25 pedine cinesi, compresi i due capi. Sette partono con la tregua, e il testo parla di 18 che restano.
r-11 = Per le strade «più veloci» l’unica regola è che costano 1: il testo non dà altre cifre.
r-13 = Le rovine tolgono 1 alle bombe, come le Legazioni; il −1 è uno solo. Il paragrafo sul bombardamento viene dopo e dà la cifra.
r-14 = Per combattimento e movimento una Legazione in rovina è solo una rovina; altrimenti riparerebbe meglio di prima. Per la vittoria resta una Legazione. Una zona in fiamme conserva il suo stato fino a fine giornata.
r-15 = Le zone di canale possono avere barricate, come ammette la FAQ; Legazioni, ingressi e zone vietate no. Una barricata sulle mura richiede soldati nella sua zona quando comincia l’assedio. La barricata resta anche se la zona va in rovina.
r-16 = Una barricata dà esattamente i vantaggi elencati, mai quelli aggiuntivi di britannici e francesi. In una rovina contano sia la rovina sia la barricata, perché nulla lo esclude.
r-17 = Il bonus degli ufficiali vale per il tiro col valore della zona e per la mischia dei soldati. Per incendi, tiro di disturbo e dadi di morale il testo non nomina ufficiali.
r-18 = Con MacDonald il bonus è esattamente +3, come dice la FAQ, anche accanto a due ufficiali che darebbero +4. Senza MacDonald contano i due migliori.
r-19 = Due capi danno −2 al nostro dado e +2 al loro: il testo dice che i loro effetti si sommano. Vale anche per i tiri da una zona accanto.
r-20 = Un capo non paga mai una perdita. Parte quando parte l’ultimo altro Boxer della sua zona, per qualunque causa, perché da solo non combatte.
r-21 = Sotto le bombe ogni ufficiale di una zona attaccata tira un dado, con qualunque risultato. Dopo una mischia dei Boxer lo tira solo dove le truppe hanno perso punti. Le perdite da S o da carestia non portano a nessun dado: il testo nomina solo quei due casi.
r-22 = Un ufficiale fra i Boxer, senza più soldati né armi, cade senza dado, anche dopo una S. Il testo lo dice automatico. Le bombe lo uccidono solo con un 6.
r-23 = Armi e serventi tengono in vita un ufficiale come i soldati; i civili no. Il brano successivo parla di soldati, e per la FAQ le armi valgono come soldati.
r-24 = Se nella zona restano truppe, il subalterno gli subentra lì. Altrimenti va a piedi nella zona con truppe più vicina che non brucia. A pari distanza va nella prima in ordine di mappa. Se non c’è una zona così, è perduto.
r-25 = Un ufficiale solo non è bombardato. I Boxer si fermano quando lo incontrano, ma non riesce a trattenerli. Solo fra i Boxer cade senza dado, perciò non può andarci da solo.
r-26 = MacDonald è uno dei dieci ufficiali: il testo ne conta dieci in tutto.
r-27 = La perdita di MacDonald costa 6 di morale a fine giornata, e non altri 4. Dei due brani vale il secondo.
r-28 = Un ufficiale perduto per sempre costa 4 di morale una volta sola, quella sera. Un ufficiale sostituito dal subalterno non costa nulla.
r-29 = Un ufficiale aiuta il tiro della sua zona una volta per sequenza. Poi aiuta anche la sua mischia: sono fasi diverse.
r-161 = Zone, confini, frecce, ingressi, quartieri e numero delle pedine sono disegno nostro, perché ci manca la plancia stampata. Rispettano ogni indizio del testo.
r-172 = Passa al giorno dopo solo ciò che §1.2 elenca. Tutto il resto finisce con la giornata.

## 2 Pile e mura

s-2-1 = In una zona può stare qualunque numero di pedine.
    .title = L’impilamento
s-2-2 = Nessuno possiede una zona. Contano solo le pedine che ci sono ora. Una Legazione in rovina costa i suoi punti, qualunque parte la occupi.
    .title = Il controllo
s-2-3 = Le pedine passano il bordo delle mura fra una zona con rampa e una strada, nei due sensi. Altrove è chiuso. Lungo le mura camminano liberamente. Il tiro passa in su e in giù fra zone che si toccano. Una barricata sulle mura richiede soldati nella sua zona quando comincia l’assedio.
    .title = Le mura

r-9 = Per salire e per scendere servono le rampe, anche ad armi e civili. Solo le frecce dei Boxer le ignorano. Un brano del testo vieta i due sensi, ed è il più completo.
r-10 = Tiri e fiamme passano fra mura e strada nei due sensi. Anche lì «entro due zone» e le portate contano le zone che si toccano. La regola chiede zone vicine, non una via.
r-12 = Non ci sono limiti di impilamento né controllo delle zone, perciò non c’è nulla da annotare. Conta solo la presenza.

## 3 Armi pesanti

s-3 = Una mitragliatrice (2 punti) arriva a 4 zone, un cannone (3 punti) a 6. La zona accanto è a distanza 1, la zona dell’arma a 0. Dalle mura ogni zona in basso è a portata. Nulla blocca la vista. Un’arma colpita è distrutta e lascia i serventi, che valgono 1. I serventi combattono come un soldato, senza bonus. Un’arma o dei serventi soli tengono una zona come i soldati. Fanno una zona per sequenza.
    .title = Armi, serventi, portate
s-3-1 = In una fase di tiro un’arma intatta fa una di due cose. Col valore: aggiunge i suoi punti al tiro della sua zona, sulla propria o su una zona accanto. Il dado ha allora +4 nella propria zona o +2 in quella accanto, una volta sola per tutte le armi. Per disturbo: tira da sola il dado di §3.2, fin dove arriva. Da due zone in su può tirare solo per disturbo. Una zona fa un solo tiro di disturbo per bersaglio. Non ne fa contro un bersaglio su cui ha usato il valore di un’arma.
    .title = Col valore o per disturbo
s-3-2 = Tira un dado: da 1 a 4 fugge un punto di Boxer, con 5 due, con 6 tre. Se nella zona ci sono folli conta solo il 6: se ne va una pedina di folli.
    .title = Il tiro di disturbo (TEP)
s-3-3 = Il dado del tiro di disturbo ha un solo modificatore. È −1 se il bersaglio è una Legazione o una rovina, a due o più zone. Sotto 1 vale la riga più bassa.
    .title = Distanza e riparo
s-3-4 = La terza figura rossa del mazzo (fante, regina o re) porta Betsy, prima dei dadi del giorno. Betsy è un cannone da 3 punti. Va in una zona tedesca o francese non in rovina. Se lo sono tutte, va in una zona di Legazione con soldati. Se non ce ne sono, aspetta.
    .title = Betsy

r-7 = Un cannone non ha un lato da 2. Uno o due punti di un risultato lo distruggono, il punto seguente uccide i serventi. Nessuna parte di un risultato resta per dopo. Una mitragliatrice perde un punto per livello.
r-8 = I serventi combattono con 1 punto nella propria zona e in quelle accanto, senza bonus, tiro di disturbo né portata. Non ritrovano mai l’arma. Per movimento, perdite, presidi e vittoria restano un’arma.
r-30 = La distanza conta le zone che si toccano; la zona dell’arma è 0. Non passa per la Città Imperiale, perché nessuno può starci.
r-31 = Da due zone in su un’arma tira solo per disturbo: la FAQ conta due zone in quella portata.
r-32 = Dalle mura ogni zona in basso è a portata. Lungo le mura valgono le portate 4 e 6. Non ci sono regole per la linea di vista, perché per il testo un’arma può sempre tirare.
r-33 = Ogni arma tira una volta per fase di tiro, col valore o per disturbo. I serventi sono gli stessi, e l’occasione è una sola.
r-34 = Il +4 o il +2 vale una volta, sul dado comune del tiro: soldati e arma tirano insieme.
r-35 = Un’arma può tirare col valore da sola, se i suoi soldati non tirano, come nell’esempio della FAQ. Dopo il tiro dei soldati può tirare solo per disturbo.
r-36 = Una zona fa un solo tiro di disturbo per bersaglio, e nessuno dove ha usato il valore della sua arma. Il testo ne ammette uno solo. Le altre zone contano per sé.
r-37 = Solo una Legazione o rovina lontana cambia il dado del tiro di disturbo. L’elenco è chiuso, perciò ufficiali, morale e munizioni non contano.
r-38 = Un tiro di disturbo sotto la tabella usa la riga più bassa, come nelle altre tabelle.
r-39 = In mischia un’arma aggiunge punti, ma nessun bonus. Le armi sole non hanno nemmeno il +2 della mischia, perché è dei soldati.
r-40 = Assi, jolly e una carta nera resa rossa dalla pioggia non sono figure rosse. Contano il colore e la figura stampati sulla carta. Betsy arriva subito.
r-41 = Finché una zona delle due Legazioni non è in rovina, Betsy va lì. Altrimenti va in una zona di Legazione con soldati. Se non ce ne sono, aspetta, e non è «perduta».
r-42 = Un’arma sola ferma i Boxer, costa loro 3 e impedisce agli amici di tirare nella sua zona. È bombardata e vale come presidio. La FAQ la tratta come una pedina amica.
r-164 = I soldati possono tirare senza la loro arma. Un’arma che ha tirato per disturbo non può più unirsi a loro: ogni arma tira una volta.
r-176 = Il divieto di R36 vale nei due ordini. Dopo il tiro di disturbo le armi della zona non possono più aggiungere il valore contro quel bersaglio.
r-177 = Se Betsy deve aspettare, il bot la offre di nuovo ogni giorno. Per lei le armi non valgono come soldati. Quando le due Legazioni sono in rovina, va bene anche una zona di Legazione in rovina.

## 4 Morale

s-4 = Il morale va da 0 a 10, e ogni cambiamento conta subito. Ogni punto di soldati perduto costa 1. Ogni pedina di folli che parte per tiro, mischia, disturbo o fuga dà +1. Ogni grande Legazione senza presidio costa 1 al giorno. Un giorno di viveri costa 2 se non ce ne sono più. La sera ogni ufficiale perduto per sempre costa 4, MacDonald 6. Dopo queste perdite un giorno rosso senza combattimento dà +1. Con morale 0 ogni nostro dado di tiro e mischia ha −3.
    .title = Il morale

r-46 = Un deposito colpito dalle bombe costa un intero giorno di viveri. Se i viveri sono finiti costa 2 di morale, perché le parole sono quelle dei viveri del giorno.
r-47 = Ogni punto di soldati perduto costa subito 1, per qualunque causa. Civili e armi non costano nulla, come dice la FAQ. I feriti che rientrano non ridanno morale.
r-48 = Una pedina di folli che parte dà +1. Se è solo indebolita, o parte alla fine della giornata, non dà nulla.
r-49 = Il morale resta fra 0 e 10 dopo ogni cambiamento. Il contatore finisce lì, e le buone notizie «lo riportano a 10».
r-50 = Un giorno rosso senza combattimento dà +1. Un giorno nero non lo dà mai, perché le bombe sono combattimento, e nemmeno un giorno con l’attacco dalla mina. L’esplosione delle due mine non è combattimento.
r-51 = La sera contano prima le perdite degli ufficiali, poi MacDonald, poi il +1. Ogni cambiamento resta dentro il contatore. È l’ordine del testo.
r-52 = Le Legazioni bruciate costano morale solo secondo §4: il testo annuncia un cambiamento, ma non dà una cifra.
r-53 = Il −3 vale dado per dado, anche a metà di un assalto, e si somma al −2 delle munizioni. Non tocca i dadi dei Boxer, il tiro di disturbo e lo spegnimento degli incendi.
r-54 = Ogni grande Legazione richiede un soldato o un’arma in una zona né in rovina né in fiamme. Il controllo avviene dopo riposizionamento, movimento e fine giornata. Una Legazione vuota costa 1, una volta al giorno. Una Legazione che non ha zone così è dispensata.
r-166 = Il segnalino girato su «poche munizioni» non cambia la cifra del morale.
r-168 = Una grande Legazione vuota è permessa e costa morale: §6.5 e la FAQ prevalgono sulla richiesta della preparazione.
r-180 = Nei giorni senza riposizionamento non c’è nemmeno il controllo dei presidi, che ne fa parte.
r-183 = Con la regola della casa senza tetto, «riportare a 10» non abbassa mai il morale: le buone notizie restano buone.

## 5 La giornata

s-5 = L’ordine è carta, viveri, Betsy, feriti, evento, bombardamento, riposizionamento, arrivo dei Boxer, assalto, fine. La carta decide che cosa avviene. *Rosso 2–10*: feriti. *Figura o asso rossi*: feriti, evento. *Nero 2–10*: bombardamento. *Figura o asso neri*: evento, bombardamento, Boxer. *I jolly* valgono come figure del loro colore; il rosso riporta più feriti. Il riposizionamento manca un giorno solo: quando una mina porta i Boxer con una carta rossa.
    .title = La giornata in ordine cronologico
s-5-1-1 = Il segnalino dei viveri parte da 1 e sale di 1 al giorno. Il contatore finisce a 35. Da lì ogni giorno di viveri costa invece 2 di morale. Arrivare a 35 non costa ancora nulla.
    .title = I viveri
s-5-1-2 = Una volta al giorno soldati, ufficiali e armi vanno in ogni zona, a qualunque distanza e oltre qualunque muro. Sono esclusi gli ingressi numerati e, fuori dalle mura, le zone accanto a un ingresso. Una pedina che si trova lì deve andarsene. I civili restano a casa (§8.2).
    .title = Il riposizionamento
s-5-1-3 = In un giorno nero prima cadono le bombe, poi la guarnigione si riposiziona. Il giorno di un assalto lo fa prima di sapere da dove entrano i Boxer.
    .title = Riposizionarsi sotto attacco
s-5-1-4 = Un dado indica uno dei sei ingressi. Lì vanno in una sola pila 20 pedine pescate dalla riserva; dopo la tregua, tutte le 18. Muovono nella prima sequenza.
    .title = Venti pedine boxer
s-5-1-5 = Con figure, assi e jolly due dadi indicano l’evento di §5.3.
    .title = I dadi dell’evento
s-5-1-6 = Un rosso 2–10 riporta 1 dado + 6 punti di soldati. Una figura o un asso rossi ne riportano 12, il jolly rosso 18. Due punti riportano dall’ospedale una pedina intera, uno una ridotta. La pedina rientra in una zona dove le truppe possono riposizionarsi. Due pedine ridotte di una nazione, nella stessa zona, possono diventarne una intera. L’altra va in ospedale e può rientrare subito. I punti che avanzano sono persi.
    .title = I feriti
s-5-2 = Due dadi indicano il quartiere. Per ogni sua zona con soldati, armi o civili tira un dado. I loro punti danno la colonna. Il dado ha −1 per Legazione, barricata o rovina (uno solo) e −1 dopo la tregua. Resta fra 0 e 6. I punti cadono sui soldati, poi sulle armi. 5C toglie cinque punti di civili, 1D un giorno di viveri. Ogni ufficiale della zona tira il suo dado (§1.5.1).
    .title = Il bombardamento
s-5-3 = 2: due mine rovinano zone francesi. 3: poche munizioni, −2 ai nostri dadi per sempre. 4: forti piogge, né bombe né assalto. 5: carestia, muoiono civili. 6: una mina porta sedici Boxer all’ingresso 3. 7: il Peitang resiste, morale 10. 8: cha-cha, +3 alle mischie dei Boxer del prossimo assalto. 9: la colonna è vicina, morale 10. 10: pioggia leggera, niente bombe. 11: nuovi viveri, 1 dado + 6 giorni, morale 10. 12: tregua, i regolari partono, morale 10. Gli eventi 2, 3, 6, 9, 11 e 12 accadono una volta; poi tocca al seguente libero.
    .title = Gli eventi

r-43 = I feriti vengono prima dell’evento, come nell’elenco di §6. Con una carta cambiata dalla pioggia vengono dopo. Una tabella altrove ha un altro ordine, ma la FAQ accetta questo.
r-44 = Il segnalino sale da 1 a 35, e i nuovi viveri lo riportano verso 1. L’altra lettura consumerebbe i viveri che arrivano.
r-45 = A 35 ogni passo in più costa 2; arrivarci non costa nulla. Dei due brani del testo vale il secondo. Con la regola della casa il passo in sé non costa nulla. Costa 2 ogni giorno che finisce a 35, anche quello dell’arrivo.
r-55 = L’ultima carta dura fino alla fine della sua giornata, e allora la colonna arriva.
r-56 = Il riposizionamento avviene una volta al giorno, dopo le bombe e prima del dado d’ingresso. Avviene anche se la pioggia leggera ha annullato le bombe. Il testo descrive l’azione per ogni elenco in cui compare.
r-57 = In un giorno rosso con la mina l’attacco viene subito, senza riposizionamento. I feriti rientrano prima, perché la FAQ toglie solo il +1.
r-58 = Il riposizionamento ignora distanze, rampe e costi. Restano chiusi gli ingressi, le zone accanto fuori dalle mura e la Città Imperiale. Tenere ogni pedina con la sua nazione è solo un consiglio.
r-59 = I civili non sono difensori, perciò non si riposizionano. Li muovono §8.2 e §6.5.
r-60 = Una carta rossa da 2 a 10 riporta 1 dado + 6 punti. La FAQ dà un 12 fisso ma lo dice facoltativo, perciò qui è una regola della casa. Figure e assi riportano 12 punti, il jolly 18.
r-61 = I punti riportano soldati dall’ospedale, a 2 o a 1. Non rendono intere le pedine ridotte sulla mappa. Armi, ufficiali e civili non rientrano mai.
r-62 = Le pedine si uniscono solo in questo passo: due ridotte della stessa nazione e zona. La pedina liberata può rientrare coi punti non spesi. Il morale non cambia.
r-63 = Le bombe cadono su un quartiere al giorno, con un dado per ogni zona occupata. Ogni zona è un attacco a sé.
r-64 = La colonna conta soldati, armi, serventi e civili (10 o 5), gli ufficiali 0. Da dieci punti in su vale l’ultima colonna.
r-65 = Pagano i soldati, poi le armi; i civili pagano solo un 5C. Il −1 del luogo e quello della tregua si sommano. Il dado resta fra 0 e 6, le righe della tabella.
r-66 = 5C e 1D valgono zona per zona, perciò in un giorno puoi perdere più depositi.
r-67 = Un evento unico già avvenuto lascia il posto al seguente della tabella, quante volte serve. Dopo il 12 viene il 2. L’evento che accade alla fine è consumato.
r-68 = Le mine tirano una volta per ognuna delle due zone occupate, sulla colonna 8, senza modificatori. Tirano anche gli ufficiali. Una zona già in rovina è attaccata lo stesso.
r-69 = La gente delle zone minate va nella zona francese non in rovina. Se non c’è, va nella Legazione non in rovina più vicina, per zone che si toccano. Se non c’è nemmeno quella, resta.
r-70 = Le poche munizioni danno −2 a tutti i nostri dadi di tiro e mischia, per il resto dell’assedio. Non toccano la mischia dei Boxer.
r-71 = La pioggia rende rossi una figura, un asso o un jolly neri: niente bombe né assalto. Seguono feriti, riposizionamento e il +1 della sera. Non c’è un secondo evento, né una figura per Betsy. Su un giorno rosso non cambia nulla.
r-72 = Scegli tu dove cadono i punti di civili della carestia. Con un 6 scegli anche un punto di soldati, o di un’arma se mancano soldati. Costa 1 di morale. Decidi prima delle bombe: ogni test del giorno finisce prima del seguente.
r-73 = In un giorno nero dalla mina vengono solo gli ultimi cinque della riserva, come corregge la FAQ. Dopo la tregua non viene nessuno. In un giorno rosso ne vengono sedici. I due attacchi usano le stesse sequenze.
r-74 = «Riportare a 10» vale nel momento in cui accade. Le perdite successive contano da lì.
r-75 = Il cha-cha dà +3, mai +6, solo alle mischie dei Boxer. Aspetta il prossimo assalto, vale in tutte le sue sequenze e poi è consumato.
r-76 = La pioggia leggera ferma solo le bombe: l’assalto va avanti.
r-77 = Con la tregua i regolari e il loro generale partono prima della pescata di oggi. Da allora le bombe hanno −1.
r-90 = La pila entra senza costo e nella prima sequenza ha tutti i 4 punti movimento. I Boxer perduti quel giorno vanno nella riserva, ma tornano in gioco solo dal giorno dopo.
r-160 = Nessuno rimescola le 54 carte, perciò ognuna esce una volta: metà rosse, metà nere.
r-170 = In ospedale ci sono solo pedine soldato: quelle perdute e quelle liberate da un’unione.
r-179 = La regola della casa può negare i feriti a un giorno rosso con la mina. Allora rientrano ogni giorno dopo l’evento, perché prima l’evento deve essere noto.
r-185 = Gli ufficiali soli non sono bombardati: il testo bombarda soldati e civili.
r-186 = Nemmeno il consigliere, in questo passo, rende intera una pedina ridotta sulla mappa. Le sue perdite cadono prima sulle ridotte. A parità, i soldati di altre nazioni pagano prima di quelli della Legazione. In una carestia l’unica pedina di soldati di una zona paga per ultima.
r-187 = Un bombardamento, o le due mine, costa a ogni ufficiale un dado al massimo. Il subalterno che gli subentra non tira di nuovo, nemmeno in una zona colpita dopo.

## 6 L’assalto

s-6 = Sequenze di nove fasi si susseguono finché resta un Boxer. Prima vengono incendi, movimento dei Boxer, tiro, mischia dei Boxer e movimento. Seguono mischia dei soldati, morale dei Boxer, incendi appiccati e fine. Quando parte l’ultimo Boxer, la sequenza finisce lì.
    .title = La sequenza
s-6-1 = Ogni zona in fiamme con soldati tira un dado. Se il dado più i loro punti fa 6 o più, l’incendio è spento; un 1 naturale fallisce sempre. Poi ogni incendio appiccato dai Boxer tira un dado per ogni zona di edifici o Legazione che tocca. Con un 1 brucia anche quella. Un incendio nato così non si propaga.
    .title = Gli incendi
s-6-2 = Una pila, o colonna di Boxer, ha 4 punti movimento e segue le frecce. Una zona con truppe costa 3; una rovina, una barricata, una Legazione o una zona con civili 2. Entrare nel canale o uscirne costa 2, ogni altro passo 1. Una pila si ferma quando incontra i nostri o una Legazione in piedi. In una zona con due frecce una pila non ancora divisa si separa in due metà. Le pile divise preferiscono il rosso, ma scelgono un bersaglio in piedi prima di uno in rovina o in fiamme. Fra i nostri una pila resta, se la zona non brucia. Una pila scavalca le zone in fiamme che trova sulla via.
    .title = Il movimento dei Boxer
s-6-3 = Ogni zona può fare un tiro col valore, contro i Boxer nella propria zona o in una che tocca. Tutti i suoi soldati tirano insieme. Le armi tirano come in §3.1. Nessun tiro parte da una zona in fiamme, né va in un’altra zona con i nostri. I punti danno la colonna. Gli ufficiali aggiungono al dado. Ogni capo dà −1, i regolari −1, un bersaglio in rovina −1, le poche munizioni −2, il morale 0 −3. Un’arma dà +2 o +4. Un numero indica i punti persi dai Boxer, prima le pedine ridotte. S vale solo nella propria zona: perdi altrettanti punti di soldati. Una pedina di folli prende da sola l’intero risultato. Un 4 la disperde. Un 3 ne indebolisce una intera e disperde una indebolita. Meno non fa nulla.
    .title = Il tiro
s-6-4 = Tira un dado in ogni zona dove i Boxer incontrano truppe o civili. I punti dei Boxer danno la colonna. Ogni capo dà +1, i regolari +1, il cha-cha +3. I Boxer hanno +1, +2 o +3 con 2, 4 o 6 volte i punti delle nostre truppe. Contro soli civili hanno +3. Il dado ha −2 in una zona britannica o francese in piedi. Altrove ha −1 in una Legazione o barricata con truppe. Ha −1 in una rovina. Pagano i soldati, poi le armi. I punti rimasti fanno ripiegare i civili; un 3 ne toglie anche cinque punti. Se ci sono truppe, B costa un punto ai Boxer e 2B due.
    .title = La mischia dei Boxer
s-6-5 = Soldati e ufficiali hanno 4 punti movimento. Un passo costa 1. Costa 2 entrare in una zona con Boxer, rovina, barricata o Legazione. Costa 2 entrare nel canale o uscirne. Lasciare i Boxer costa 1 in più. Fra i Boxer il movimento finisce. Armi e civili fanno una zona; i civili non vanno mai fra i Boxer. Nessuno entra in una zona in fiamme. Una pedina che vi si trova deve uscirne, se c’è una via. Dopo, le grandi Legazioni senza presidio costano morale (§4).
    .title = Il nostro movimento
s-6-6 = Tira un dado in ogni zona con truppe e Boxer; il tiro non è facoltativo. Colonna e dado sono quelli di §6.3, senza il bonus dell’arma. Il dado ha +2 se c’è un soldato, e +1 in una Legazione in piedi o a una barricata. Ha altri +2 per soldati britannici in una zona britannica e francesi in una francese. Una S ci costa punti.
    .title = La mischia dei soldati
s-6-7 = Tira un dado per ogni zona i cui Boxer hanno perso un punto in questa sequenza, per tiro o mischia. Il dado non ha modificatori. Con 1–4 fugge un punto, con 5 due, con 6 tre. Con folli nella zona conta solo il 6: ne fugge una pedina.
    .title = Il morale dei Boxer
s-6-8 = I Boxer incendiano ogni zona di edifici o Legazione in cui si trovano, anche con i nostri dentro. Rovine, strade, canale, ponti e mura non bruciano.
    .title = Gli incendi appiccati
s-6-9 = I Boxer se ne vanno dopo tre sequenze a vuoto di fila. Una sequenza è a vuoto se nessuno perde un punto e nessuna zona brucia per la prima volta quel giorno. Dopo sessanta sequenze se ne vanno in ogni caso. A fine giornata i Boxer tornano interi nella riserva e gli incendi diventano rovine. Poi vengono il controllo dei presidi, il morale (§4) e il ritorno dei civili a casa.
    .title = Fine di sequenza e giornata

r-4 = Un numero in una tabella indica punti, non pedine: nella FAQ tre punti indeboliscono soltanto una pedina di folli.
r-5 = Ogni parte paga i punti esatti. Scegli tu chi paga, fra le pedine che erano lì, prima di ogni dado che dipende dalla scelta. I Boxer pagano prima con le pedine ridotte, e un punto dispari ne gira una intera. I punti che la zona non può pagare sono persi.
r-6 = I civili pagano cinque punti alla volta: giri una pedina intera o perdi una ridotta, come vuoi. Dove non ci sono civili, 5C non fa nulla.
r-188 = Puoi cambiare chi paga fino al prossimo dado, o finché una pedina entra nella zona o la lascia. I nuovi arrivati non pagano mai per gli altri. Le pedine che arretrano insieme dividono la perdita. Il bot chiede prima di ogni dado che dipende dalla scelta. Chiede anche prima di mostrare dove arrivano bombe o Boxer.
r-78 = Contro un incendio aiutano solo i punti dei soldati, e una zona con soldati prova sempre. I Boxer presenti non lo impediscono. Il testo non nomina armi, ufficiali e civili.
r-79 = Ogni incendio ha un solo tentativo. Se brucia ancora, non può più essere spento. Una zona spenta è di nuovo intera, e i Boxer possono riaccenderla.
r-80 = Prima i soldati combattono tutti gli incendi, poi gli incendi si propagano. Perciò una zona che ha appena preso fuoco non ha un tentativo in questa sequenza.
r-81 = Due incendi accanto a una zona sono due dadi, ogni sequenza. Una zona in fiamme o in rovina non richiede dadi.
r-82 = Un incendio nato per propagazione non si propaga mai: la frase finale nomina solo la zona accesa dai Boxer. Con la regola della casa si propaga dalla seconda sequenza dopo quella in cui è nato. La nota esclude solo la propagazione seguente.
r-83 = Strade, canale, ponti e mura non bruciano e non portano il fuoco: il testo parla degli edifici di una zona. Tutte le altre zone bruciano, barricate o no.
r-84 = I Boxer incendiano anche le zone con i nostri: il testo dice ogni zona con Boxer.
r-85 = Da una zona in fiamme non puoi tirare, ma in una zona in fiamme sì. Una mischia in una zona in fiamme avviene se le due parti ci sono ancora.
r-86 = Nessuno entra di sua volontà in una zona in fiamme; solo i Boxer possono oltrepassarla. Anche le ritirate la evitano.
r-87 = Tutti i nostri devono lasciare una zona in fiamme, almeno per una zona accanto permessa. I punti movimento non contano. I soldati devono uscire anche fra i Boxer; i civili non vanno mai fra i Boxer.
r-88 = Le pedine senza via d’uscita restano illese, possono combattere e riprovano la sequenza dopo. Il testo non nomina perdite.
r-89 = Tutti gli incendi diventano rovine quando l’ultimo Boxer del giorno è partito, non prima.
r-91 = Soldati, armi o civili trattengono una pila. Se la zona brucia, la pila deve andare. Un ufficiale solo non trattiene nessuno.
r-92 = Dove per una zona valgono più costi, vale il più alto, mai la somma.
r-93 = Il canale costa 2 per entrare e 2 per uscire, per entrambe le parti, come dice la FAQ. Un passo lungo il letto ha il costo solito. Da ponte a strada è un passo normale.
r-94 = Una pila finisce il movimento in ogni zona con i nostri. Si ferma anche in ogni Legazione in piedi che non brucia, perfino vuota, e le dà fuoco. Le altre case vuote non la fermano.
r-95 = Una pila intera si divide sempre a due frecce, anche se i bersagli sono in rovina o in fiamme. La preferenza per il rosso è delle pile già divise, o troppo piccole per dividersi.
r-96 = Una pila si divide all’inizio del movimento, o quando entra, se può proseguire. Se deve fermarsi lì, si divide quando riparte.
r-97 = Le due metà sono pari in pedine. Le pedine vanno per tipo, prima le più forti; ogni tipo comincia dalla metà minore, a parità dal rosso. I capi vanno per ultimi, mai soli. Una pila con un solo combattente non si divide.
r-98 = Una metà che non può pagare aspetta e tiene la sua freccia per la sequenza dopo. Non passa all’altra freccia per mancanza di punti. Lo stesso vale per una metà che arriva senza punti. Per il testo prende la freccia arrivando. La tiene anche se intanto la zona davanti va in rovina.
r-99 = Le pile che finiscono in una zona si uniscono, e contano come divise se una lo era. Restano separate solo le metà con frecce ancora diverse. In combattimento sono un gruppo solo.
r-100 = Una pila divisa prende il rosso verso una zona in piedi, se no il verde verso una zona in piedi. Se le due zone non sono in piedi, prende il rosso, se no il verde. «In fiamme» vale qui come «in rovina», secondo la FAQ. I nostri fuori dalle frecce non attirano nessuno.
r-101 = Una pila scavalca senza costo una zona in fiamme sulla via, ed entra nella seguente anche senza punti. Se la seguente è una rovina, deve pagarla. Altrimenti le pile aspetterebbero tutto il giorno davanti agli incendi.
r-102 = In una zona in fiamme senza uscita i Boxer restano illesi e combattono. Una freccia i cui incendi riportano solo alla zona della pila non è una via. La metà che la tiene prende l’altra freccia. Così nella FAQ i Boxer vanno dalla Legazione italiana bruciata a quella francese.
r-103 = I Boxer non entrano mai in una zona a cui non arriva nessuna freccia. Dove nessuna freccia esce, una pila resta e brucia la zona.
r-104 = Nessuna pila entra due volte in una zona nella stessa sequenza: si ferma prima. I giri su più sequenze finiscono con R146.
r-105 = Una freccia fuori mappa toglierebbe la pila; la nostra plancia non ne ha.
r-106 = Civili soli costano 2 a una pila e la fermano: contano fra i nostri.
r-107 = Le pile muovono una dopo l’altra, nell’ordine in cui sono nate. Ognuna vede il risultato delle precedenti.
r-108 = Ogni zona sceglie se tirare, come dice la FAQ: nella propria zona una S può costare punti.
r-109 = Ogni zona ha un tiro col valore. Le zone non si sommano mai, ma più d’una può colpire lo stesso bersaglio.
r-110 = Tutti i soldati di una zona tirano insieme: il testo somma l’intero valore della zona. Solo le armi possono prendere un altro bersaglio, per disturbo.
r-111 = Non puoi tirare, nemmeno per disturbo, in un’altra zona con una nostra pedina. Le pedine di quella zona possono.
r-112 = Un presidio con Boxer nella sua zona può ancora tirare in una zona accanto: nulla lo vieta.
r-113 = Il tiro avviene in ogni sequenza, anche su Boxer rimasti fermi: la fine della sequenza vi rimanda.
r-114 = §6.3 e §6.6 elencano quali modificatori valgono per il tiro, per la mischia o per entrambi. Il bonus delle armi vale solo nel tiro, quelli di Legazione e mischia solo in mischia.
r-115 = Il −1 delle rovine dipende dal bersaglio, non da chi tira. Vale anche in mischia, dove i modificatori del tiro «restano gli stessi».
r-116 = Il +1 di Legazione o barricata vale solo in mischia. Conta dovunque i soldati combattono in una Legazione in piedi o a una barricata, anche appena arrivati.
r-117 = Il +2 a casa richiede un soldato britannico o francese di quella nazione; i volontari non contano. Si somma al +1 e al +2, perché il testo non lo esclude.
r-118 = Prima sommi tutti i modificatori, poi la riga resta fra 0 e 7. Da dieci punti in su vale l’ultima colonna.
r-119 = Una S costa solo dove le due parti sono nella stessa zona: nel tiro sulla propria zona e nelle mischie.
r-120 = Scegli tu quali soldati pagano una S. Le armi pagano quando non restano soldati, i civili mai.
r-121 = Riga 0, colonna 2 vale come stampata: due punti. L’elenco dei risultati definisce 2S, che altrove non c’è.
r-122 = Pagano prima i folli, poi gli irregolari, poi i regolari. I punti rimasti passano ai Boxer seguenti entro lo stesso risultato. Un capo parte con l’ultimo.
r-123 = Ogni risultato conta da sé e tocca una pedina di folli, prima una indebolita. I risultati non si sommano, e il resto di un risultato è perso.
r-124 = Tre punti disperdono folli indeboliti, perché hanno solo due lati. Parola per parola servirebbe un 4, che poche zone possono ottenere.
r-125 = Con folli nella zona un dado di disturbo o di morale non fa nulla con 1–5. Con 6 parte una pedina di folli e nessun altro Boxer.
r-126 = Scegli tu l’ordine dei tiri, e vedi ogni risultato prima del seguente.
r-127 = Il dado non è facoltativo: uno per zona, su tutti i punti dei Boxer nella zona, in ordine di mappa.
r-128 = Conta solo il più alto fra +1, +2 e +3. Confronta i punti dei Boxer con quelli delle truppe al momento del dado: «due volte» vuol dire almeno due. Tutta la fase conta valori.
r-129 = Contro soli civili il modificatore è +3: qualunque numero è sei volte zero.
r-130 = I regolari danno +1 una volta, ogni capo +1, il cha-cha +3. Tutto si somma, e la riga è al massimo 7.
r-131 = Una zona britannica o francese in piedi dà −2, chiunque la occupi. Il −2 sostituisce il −1 di Legazione o barricata con truppe. Il −1 di una rovina si somma a quello di una barricata.
r-132 = Il testo descrive un risultato di 4 che nella tabella non c’è. Non è un errore: semplicemente non capita.
r-133 = I soldati pagano prima delle armi, le armi prima dei civili. Fra pedine uguali scegli tu. Solo i punti dei soldati costano morale.
r-134 = I punti rimasti dopo le truppe vanno ai civili nello stesso risultato. 1 o 2 punti li fanno ripiegare; 3 costa cinque punti, e ripiegano. Se non rimane nessun punto, i civili non si muovono.
r-135 = I cinque punti cadono una volta per zona, sulla pedina che scegli. Tutti i civili della zona ripiegano insieme.
r-136 = I civili fanno un passo verso la più vicina altra zona di Legazione né in rovina né in fiamme. Non vanno mai nel fuoco o fra i Boxer. Se il passo non è possibile, vanno in una qualunque di queste zone. Altrimenti restano.
r-137 = B conta solo contro truppe: pagano prima gli irregolari, poi i regolari. Richiede un gruppo piccolo, perciò non colpisce mai i folli.
r-138 = Se valgono più righe, conta la più cara. Lasciare i Boxer costa 1 in più: è il costo della partenza, non del terreno.
r-139 = Armi, serventi e civili fanno al massimo una zona per sequenza, qualunque sia il costo. Rampe e incendi li vincolano. Le armi possono andare fra i Boxer, i civili no.
r-140 = Durante un assalto le pedine possono entrare negli ingressi e nelle zone accanto: è vietato solo schierarvi pedine.
r-141 = Nessuno deve muoversi, tranne per uscire da un incendio.
r-142 = Dove truppe e Boxer sono nella stessa zona c’è la mischia, con tutti i punti presenti. Civili o ufficiali soli non combattono.
r-143 = Il test avviene in ogni sequenza, non solo dopo la prima: il testo dice soltanto quando comincia.
r-144 = È un dado semplice. Vale per ogni zona i cui Boxer hanno perso un punto in questa sequenza, anche per disturbo o B.
r-145 = Quando l’ultimo Boxer parte a metà sequenza, il resto della sequenza non ha luogo.
r-146 = Tre sequenze a vuoto di fila, o sessanta in tutto, chiudono un assalto. È una nostra salvaguardia: dove nessuno si incontra, il testo andrebbe avanti per sempre. Nessuna parte ci guadagna o ci perde.
r-147 = A fine giornata i Boxer vanno nella riserva, gli incendi diventano rovine e spariscono i segnalini del giorno. Poi vengono presidi, ufficiali, +1, controllo di §7.1, civili a casa. L’ordine è quello del testo, dove ne ha uno.
r-162 = Capi e folli hanno gli stessi 4 punti movimento di tutti i Boxer, perché muovono con la loro pila.
r-163 = La mischia dei soldati conta le pedine presenti ora, nuovi arrivati e superstiti in un dado solo.
r-165 = Tirano tutti i soldati della zona: se una zona ne tocca un’altra, la toccano anche tutti i suoi.
r-167 = Più pile in una zona sono un bersaglio, una mischia e un dado di morale.
r-169 = Una pila trattenuta in una zona con due frecce si divide quando è di nuovo libera e riparte.
r-171 = Tutti i dadi vengono da un unico seme. Dove l’ordine è libero vale quello della mappa, per gli ufficiali quello delle pedine.
r-173 = Una pila senza più punti movimento non scavalca un incendio. La zona dove ha cominciato il movimento conta come già visitata.
r-174 = Una terza pila si unisce alla prima di due metà che aspettano con le loro frecce. Una pila riunita tiene la freccia che aveva, e lo stesso fa una pedina sola.
r-175 = Nessuna divisione o unione lascia un capo da solo: va con l’altra metà. I capi vanno alla metà minore, a parità al rosso.
r-181 = Un generale dei regolari è un capo e non conta come «regolari»: toglie 1, una volta.
r-182 = Con una regola della casa gli incendi fanno male. Allora ogni pedina soldato senza uscita perde 1, e ogni pedina civile 5.
r-184 = Un colpo assorbito dai folli non è una perdita. Non porta un dado di morale e non interrompe il conto delle sequenze a vuoto.

## 7 La fine

s-7-1 = L’assedio è perduto subito quando sulla mappa non restano né soldati (le armi contano) né civili. Allora i punti non contano. Altrimenti finisce con l’ultima carta.
    .title = Quando finisce
s-7-2 = Le due parti contano i punti, e vince il conto più alto. Punti uguali sono un pareggio. Ogni conto cade in una fascia: fino a 20, 21–50, 51–75, 76–99, 100 e oltre.
    .title = Chi vince
s-7-2-1 = Le Potenze contano +10 per ogni zona non in rovina di una grande Legazione, +5 di una minore. −5 per ogni zona di Legazione in rovina. +10 per una pedina civile intera, +5 per una ridotta, −5 per una perduta. −1 per ogni pedina soldato in ospedale e ogni arma distrutta. −2 per ogni ufficiale perduto per sempre, −10 per MacDonald.
    .title = Il conto delle Potenze
s-7-2-2 = I Boxer contano +10 per ogni zona in rovina di una grande Legazione, +5 di una minore. Ogni altra rovina dà +1. +5 per ogni pedina civile perduta, +1 per ogni pedina soldato in ospedale.
    .title = Il conto dei Boxer

r-148 = Devono mancare soldati e civili insieme, e le pedine in ospedale non aiutano. Armi e serventi valgono come soldati. Il controllo avviene dopo ogni fase e ogni evento.
r-149 = Contano i due totali. Le fasce descrivono soltanto il risultato, e possono contraddirlo.
r-150 = Le Potenze possono scendere sotto 0, che è la fascia più bassa. Le fasce si susseguono senza vuoti.
r-189 = Una parte dell’assedio comincia nella sua posizione, senza schieramento. Riceve i punti dopo il suo ultimo giorno e vale come tenuta, se non è perduta. I limiti delle fasce scendono in proporzione ai giorni. Per ogni giorno che manca le Potenze perdono 1/54 dei punti di un assedio intatto.
r-151 = Ogni pedina in ospedale dopo l’ultimo giorno conta 1, anche quelle liberate da un’unione. Una pedina ridotta sulla mappa non costa nulla. Un’arma conta quando i serventi sono morti. L’elenco dei Boxer non nomina armi.
r-152 = MacDonald costa 10, e non altri 2. Un altro ufficiale costa 2 quando è perduto anche il subalterno.
r-153 = Le Legazioni contano zona per zona. Le grandi sono britannica, francese, tedesca, americana e russa. Non importa quale parte le occupa.
r-154 = Una pedina civile vale 10 o 5 dovunque sia. Solo una del tutto perduta costa 5, e ne dà 5 ai Boxer.

## 8 Preparazione

s-8 = Piazza quattro barricate, poi soldati, ufficiali e armi, poi i civili. Il morale è 10, i viveri 1, Betsy è da parte. Nessuna pedina va su un ingresso o accanto a un ingresso, tranne sulle mura. Un buono schieramento storico è già pronto: puoi prenderlo o cambiarlo.
    .title = Ordine e zone vietate
s-8-1 = Ogni nazione comincia nella sua Legazione o al massimo a due zone da lì. I volontari, e le nazioni senza Legazione sulla mappa, cominciano dove vuoi. Le grandi Legazioni richiedono un presidio (§4).
    .title = La guarnigione
s-8-2 = Quattro pedine civili cominciano nella Legazione britannica, due in ognuna delle francese, americana, russa e tedesca. Prima di ogni carta tornano a casa, in una zona della loro Legazione non in rovina. Se è tutta in rovina, vanno nella grande Legazione più vicina, se no nella minore più vicina. Fra le sue zone puoi scegliere.
    .title = I civili

r-155 = I civili tornano a casa prima di ogni carta, a qualunque distanza. Le pedine britanniche vanno due per zona finché entrambe le zone sono in piedi; gli ospiti non contano. Se la casa è tutta in rovina, vanno nella grande Legazione più vicina, se no in una minore. Se non ce n’è, restano.
r-156 = Le pedine civili sono dodici: quattro britanniche e due per ognuna delle altre quattro grandi Legazioni, come corregge la FAQ.
r-157 = Ufficiali e armi cominciano come la loro nazione, entro due zone da casa. Una nazione senza Legazione sulla mappa è libera come i volontari. Lo stesso vale per le armi di nessuna nazione.
r-158 = Puoi usare le zone di mura accanto a un ingresso, ma mai un ingresso, nemmeno sulle mura.
r-159 = Le barricate vengono prima, e il loro controllo per ultimo: sulle mura devono tenerle dei soldati.
r-178 = La distanza dal rifugio conta da zona a zona, per la coppia più vicina. Nel rifugio scegli tu.
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
example-nothing = Il bot non tira dadi, e nulla cambia.
