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

s-1-1 = La mappa ha 52 zone, divise in quattro quartieri di bombardamento. I Boxer entrano da sei zone numerate. Due zone si toccano se hanno un confine in comune. Una pedina passa da una zona a un’altra che la tocca, ma non attraversa il bordo delle mura (§2.3). Anche tiri, incendi e distanze passano solo fra zone che si toccano. La Città Imperiale, in grigio, non è una zona: nessuna pedina ci entra e nessuna distanza la attraversa.
    .title = La mappa
s-1-2 = Una carta è un giorno, e le carte sono 54. Dopo l’ultima carta arriva la colonna di soccorso. La maggior parte degli effetti dura un giorno solo. Restano da un giorno all’altro rovine, morale, viveri, perdite, pedine in ospedale ed eventi già avvenuti. Restano anche un cha-cha non ancora usato, le poche munizioni, Betsy e il conto delle figure rosse uscite.
    .title = Il calendario
s-1-3 = *Boxer* sono tutte le pedine cinesi: irregolari, folli, regolari e capi. *Truppe* sono i soldati e le armi pesanti, compresi i serventi. *Punti* sono i valori sommati delle pedine. Una *sequenza* è un giro delle nove fasi di un assalto. La *riserva* contiene le pedine cinesi fuori mappa, l’*ospedale* i soldati perduti.
    .title = I termini
s-1-4-1 = Soldati, irregolari e regolari valgono 2, o 1 sul lato ridotto. Folli e civili valgono 10, o 5 sul lato ridotto. Una mitragliatrice vale 2, un cannone 3, i loro serventi 1. Ufficiali e capi valgono 0. Una pedina intera che perde un livello va girata sul lato ridotto. Una pedina già ridotta è eliminata.
    .title = Pedine e valori
s-1-5-1 = Ogni ufficiale di una zona bombardata tira un dado. Lo tira anche dopo una mischia dei Boxer, se la sua zona ha perso punti di soldati o di armi. Con un 6 l’ufficiale cade. Se è in una zona con Boxer e senza truppe, cade senza tiro di dado. Il suo subalterno lo sostituisce nella zona, o presso le truppe più vicine. Un subalterno che cade è perduto per sempre, e così MacDonald. Un capo boxer lascia la mappa con l’ultimo altro Boxer della sua zona e torna nella riserva.
    .title = Come cadono gli ufficiali
s-1-5-2 = Un ufficiale dà +2 al dado del tiro e della mischia nella sua zona, un subalterno +1. Contano solo i due migliori, quindi al massimo +4. Ogni capo boxer toglie 1 al nostro dado contro la sua zona, al massimo 2. Ogni capo dà anche +1 alla mischia dei Boxer.
    .title = Che cosa danno gli ufficiali
s-1-5-3 = MacDonald dà +3, e in quel caso nessun altro ufficiale della sua zona conta. Non ha un subalterno. La sua perdita costa 6 di morale a fine giornata e 10 punti vittoria.
    .title = MacDonald
s-1-6 = A fine giornata una zona in fiamme diventa una rovina e lo resta per tutta la partita. Una Legazione in rovina perde tutti i suoi bonus, ma conta ancora per i punti vittoria. Allo schieramento piazzi quattro barricate in quattro zone diverse, mai nelle Legazioni, negli ingressi o nelle zone vietate ai soldati. Una barricata dà +1 alla mischia dei soldati e −1 al dado del bombardamento. Dà −1 alla mischia dei Boxer finché la tengono le truppe. Entrare nella sua zona costa 2.
    .title = Incendi, rovine, barricate

r-1 = Per movimento, incendi, morale e fine della giornata «Boxer» indica ogni pedina cinese. Solo l’ordine delle perdite distingue gli irregolari. Il regolamento usa la parola in entrambi i sensi.
r-2 = Le pedine a due lati hanno i valori di §1.4.1. MacDonald e i capi boxer hanno un lato solo, perché il regolamento non ne descrive un secondo.
r-3 = La riserva ha 25 pedine cinesi, compresi i due capi. La tregua ne ritira sette: secondo il regolamento ne restano 18.
r-11 = Il regolamento dice che le strade sono «più veloci», ma non dà cifre. Perciò entrare in una strada costa 1, senza altri vantaggi.
r-13 = Nel bombardamento le rovine tolgono 1 al dado, come le Legazioni, ma il −1 si applica una volta sola. Due passi del regolamento dicono cose diverse. Vale quello sul bombardamento, che dà la cifra.
r-14 = In combattimento e nel movimento una Legazione in rovina è una rovina come le altre. Altrimenti proteggerebbe meglio di prima. Per la vittoria resta una Legazione. Una zona in fiamme conta come prima dell’incendio fino a fine giornata.
r-15 = Puoi mettere barricate nel canale, come ammette la FAQ, ma non nelle Legazioni, negli ingressi e nelle zone vietate. Su una zona di mura devono esserci soldati quando comincia l’assedio. La barricata resta anche se la zona va in rovina.
r-16 = Una barricata dà soltanto i vantaggi elencati, non quelli in più delle zone britanniche e francesi. In una rovina contano sia la rovina sia la barricata, perché nessuna regola lo esclude.
r-17 = Il bonus degli ufficiali vale per il tiro col valore della zona e per la mischia dei soldati. Non vale per gli incendi, il tiro di disturbo e il morale dei Boxer: lì il regolamento non nomina ufficiali.
r-18 = Con MacDonald il bonus è esattamente +3, come dice la FAQ, anche se due ufficiali presenti darebbero +4. Senza MacDonald contano i due migliori.
r-19 = Due capi danno −2 al nostro dado e +2 a quello dei Boxer. Secondo il regolamento i loro effetti si sommano. Il −2 vale anche quando tiriamo da una zona accanto.
r-20 = Un capo non assorbe mai perdite e non combatte da solo. Lascia la mappa quando se ne va l’ultimo altro Boxer della sua zona, qualunque sia la causa.
r-21 = Ogni ufficiale di una zona bombardata tira un dado, anche se il bombardamento non ha effetto. Dopo una mischia dei Boxer lo tira solo dove le truppe hanno perso punti. Le perdite da S o da carestia non obbligano a tirare: il regolamento nomina solo quei due casi.
r-22 = Un ufficiale fra i Boxer, senza più soldati né armi, cade senza tiro di dado, anche dopo una S. Il regolamento dice che è automatico. Sotto il bombardamento cade solo con un 6.
r-23 = Armi e serventi salvano un ufficiale dalla caduta automatica, come i soldati; i civili no. Il brano più recente parla di soldati, e per la FAQ le armi valgono come soldati.
r-24 = Se nella zona restano truppe, il subalterno prende il comando lì. Altrimenti va a piedi nella zona più vicina che ha truppe e non brucia. A pari distanza va nella prima in ordine di mappa. Se una zona così non c’è, è perduto.
r-25 = Un ufficiale solo non è bombardato. I Boxer che lo incontrano si fermano, ma lui non può trattenerli. Solo fra i Boxer cade senza tiro di dado, perciò non può entrare da solo in una zona con Boxer.
r-26 = MacDonald è uno dei dieci ufficiali: il regolamento ne conta dieci in tutto.
r-27 = La perdita di MacDonald costa 6 di morale a fine giornata, senza aggiungere i 4 di un altro ufficiale. Il regolamento ne parla in due punti, e vale il secondo.
r-28 = Un ufficiale perduto per sempre costa 4 di morale una volta sola, la sera stessa. Un ufficiale sostituito dal subalterno non costa nulla.
r-29 = In ogni sequenza un ufficiale aiuta una volta il tiro della sua zona. Aiuta anche la mischia, perché è una fase diversa.
r-161 = Zone, confini, frecce, ingressi, quartieri e quantità delle pedine sono nostri, perché non abbiamo la plancia stampata. Ci basiamo su tutte le indicazioni del regolamento.
r-172 = Passa al giorno dopo solo ciò che §1.2 elenca. Ogni altro effetto finisce con la giornata.

## 2 Pile e mura

s-2-1 = Non c’è un limite al numero di pedine in una zona.
    .title = L’impilamento
s-2-2 = Le zone non appartengono a nessuno: contano solo le pedine che ci sono in quel momento. Una Legazione in rovina costa i suoi punti, qualunque fazione la occupi.
    .title = Il controllo
s-2-3 = Una pedina sale o scende dalle mura solo fra una zona con rampa e una strada. Altrove il bordo delle mura è chiuso. Lungo le mura le pedine muovono liberamente. Il tiro dalle mura e verso le mura è possibile fra zone che si toccano. Quando comincia l’assedio, una barricata sulle mura deve avere soldati nella sua zona.
    .title = Le mura

r-9 = Anche armi e civili salgono e scendono solo per le rampe. Solo le frecce dei Boxer ignorano le rampe. Un brano del regolamento vieta sia la salita sia la discesa altrove; è il più completo, perciò vale quello.
r-10 = Tiri e incendi passano fra mura e strada nei due sensi. Anche lì portate e distanze contano le zone che si toccano: il regolamento chiede zone vicine, non un percorso.
r-12 = Non ci sono limiti di impilamento né controllo delle zone, perciò il gioco non segna di chi è una zona. Contano solo le pedine presenti.

## 3 Armi pesanti

s-3 = Una mitragliatrice (2 punti) ha portata 4, un cannone (3 punti) portata 6. La zona dell’arma è a distanza 0, una zona accanto a distanza 1. Dalle mura ogni zona in basso è a portata. Nulla blocca la vista. Un’arma colpita è distrutta e restano i serventi, che valgono 1. I serventi combattono come un soldato, senza bonus. Un’arma o dei serventi, anche da soli, presidiano una zona come i soldati. In ogni sequenza muovono al massimo di una zona.
    .title = Armi, serventi, portate
s-3-1 = In una fase di tiro un’arma intatta può tirare in due modi. Col valore: aggiunge i suoi punti al tiro della sua zona, contro la propria zona o una accanto. Il dado ha +4 contro la propria zona, +2 contro una accanto, una volta sola per tutte le armi. Per disturbo: tira da sola il dado di §3.2, entro la sua portata. A distanza 2 o più può tirare solo per disturbo. Ogni zona fa al massimo un tiro di disturbo contro ogni bersaglio. Non può farlo contro un bersaglio su cui ha già usato il valore di un’arma.
    .title = Col valore o per disturbo
s-3-2 = Tira un dado. Con 1–4 i Boxer perdono un punto, con 5 due, con 6 tre. Se nella zona ci sono pedine di folli, conta solo il 6: ne fugge una.
    .title = Il tiro di disturbo (TEP)
s-3-3 = Il dado del tiro di disturbo ha un solo modificatore. È −1 se il bersaglio è in una Legazione o rovina a distanza 2 o più. Un risultato sotto 1 vale 1.
    .title = Distanza e riparo
s-3-4 = La terza figura rossa del mazzo (fante, regina o re) porta Betsy, prima dei dadi del giorno. Betsy è un cannone da 3 punti. Piazzala in una zona tedesca o francese non in rovina. Se lì tutto è in rovina, piazzala in una zona di Legazione con soldati. Se non ce ne sono, Betsy aspetta.
    .title = Betsy

r-7 = Un cannone non ha un lato da 2. Uno o due punti di un risultato lo distruggono, e il punto seguente elimina i serventi. I punti non si conservano per un altro risultato. Una mitragliatrice perde un punto per livello.
r-8 = I serventi combattono con 1 punto nella propria zona e in quelle accanto. Non hanno bonus, tiro di disturbo o lunga portata, e non ricevono più un’arma. Per movimento, perdite, presidi e vittoria valgono ancora come un’arma.
r-30 = La distanza conta le zone che si toccano; la zona dell’arma è a distanza 0. Il conto non passa per la Città Imperiale, dove nessuna pedina può entrare.
r-31 = A distanza 2 o più un’arma tira solo per disturbo: secondo la FAQ quella portata comincia a due zone.
r-32 = Dalle mura ogni zona in basso è a portata. Lungo le mura valgono le portate 4 e 6. Non ci sono regole sulla linea di vista, perché secondo il regolamento un’arma può sempre tirare.
r-33 = In una fase di tiro ogni arma tira una volta sola, col suo valore o per disturbo. I suoi serventi sono gli stessi nei due casi.
r-34 = Il +4 o il +2 si applica una volta sola, perché soldati e armi tirano insieme un solo dado.
r-35 = Un’arma può tirare da sola con il suo valore se i soldati della zona non tirano. Lo mostra l’esempio della FAQ. Dopo il tiro dei soldati può fare solo un tiro di disturbo.
r-36 = Una zona fa un solo tiro di disturbo contro ogni bersaglio. Non ne fa contro un bersaglio su cui ha usato il valore di un’arma. Il regolamento permette un solo tiro di disturbo. Le altre zone contano a parte.
r-37 = L’unico modificatore al dado del tiro di disturbo è quello per una Legazione o una rovina lontana. Il regolamento non ne elenca altri, perciò ufficiali, morale e munizioni non contano.
r-38 = Un tiro di disturbo con un risultato sotto la tabella usa la riga più bassa, come nelle altre tabelle.
r-39 = In mischia un’arma aggiunge i suoi punti, ma nessun bonus. Le armi senza soldati non hanno nemmeno il +2 della mischia, che spetta ai soldati.
r-40 = Non sono figure rosse gli assi, i jolly e una carta nera resa rossa dalla pioggia. Contano solo il colore e la figura stampati. Betsy arriva subito.
r-41 = Finché una zona tedesca o francese non è in rovina, Betsy va lì. Poi va in una zona di Legazione con soldati. Se non ce ne sono, aspetta e non è perduta.
r-42 = Un’arma sola ferma i Boxer, fa costare 3 l’ingresso nella sua zona e impedisce alle altre zone di tirarvi. Può essere bombardata e vale come presidio. La FAQ la tratta come una pedina amica.
r-164 = I soldati possono tirare senza la loro arma. Un’arma che ha tirato per disturbo non può più unirsi al loro tiro, perché ogni arma tira una volta sola.
r-176 = Il divieto di R36 vale in qualunque ordine. Dopo un tiro di disturbo le armi della zona non possono più aggiungere il valore contro quel bersaglio.
r-177 = Se Betsy deve aspettare, il bot la offre di nuovo ogni giorno. Le armi non valgono come i soldati che Betsy richiede. Quando le Legazioni tedesca e francese sono in rovina, puoi piazzarla anche in una zona di Legazione in rovina.

## 4 Morale

s-4 = Il morale va da 0 a 10, e ogni cambiamento ha effetto subito. Ogni punto di soldati perduto costa 1. Ogni pedina di folli eliminata o fuggita dà +1. Ogni grande Legazione senza presidio costa 1 al giorno. Un giorno di viveri costa 2 quando i viveri sono finiti. La sera ogni ufficiale perduto per sempre costa 4, MacDonald 6. Dopo queste perdite un giorno rosso senza combattimento dà +1. Con morale 0 ogni nostro dado di tiro e di mischia ha −3.
    .title = Il morale

r-46 = Un deposito colpito dal bombardamento costa un intero giorno di viveri. Se i viveri sono finiti costa 2 di morale: il regolamento parla anche qui di un giorno di viveri.
r-47 = Ogni punto di soldati perduto costa subito 1 di morale, qualunque sia la causa. Civili e armi non costano morale, come dice la FAQ. I feriti che rientrano non lo fanno risalire.
r-48 = Una pedina di folli eliminata o fuggita dà +1. Una pedina solo indebolita, o che torna nella riserva a fine giornata, non dà nulla.
r-49 = Il morale resta sempre fra 0 e 10, i limiti del contatore. Infatti secondo il regolamento le buone notizie «lo riportano a 10».
r-50 = Un giorno rosso senza combattimento dà +1 al morale. Un giorno nero non lo dà mai, perché anche il bombardamento è combattimento. Non lo dà nemmeno un giorno in cui i Boxer attaccano dalla breccia della mina. L’esplosione delle due mine, da sola, non è combattimento.
r-51 = La sera si applicano prima le perdite degli ufficiali, poi quella di MacDonald, poi il +1. Dopo ogni cambiamento il morale resta fra 0 e 10. L’ordine è quello del regolamento.
r-52 = Le Legazioni bruciate costano morale solo come dice §4. Il regolamento annuncia un altro effetto, ma non dà una cifra.
r-53 = Il −3 vale per ogni dado tirato con il morale a 0, anche durante un assalto. Si somma al −2 delle poche munizioni. Non vale per i dadi dei Boxer, il tiro di disturbo e lo spegnimento degli incendi.
r-54 = Ogni grande Legazione deve avere un soldato o un’arma in una zona né in rovina né in fiamme. Il controllo avviene dopo riposizionamento, movimento e fine giornata. Una Legazione vuota costa 1, una volta al giorno. L’obbligo cade se tutte le sue zone sono in rovina o in fiamme.
r-166 = Girare il segnalino su «poche munizioni» non cambia il livello del morale.
r-168 = Puoi lasciare vuota una grande Legazione, ma costa morale. La preparazione lo vieta, ma §6.5 e la FAQ prevalgono.
r-180 = Il controllo dei presidi fa parte del riposizionamento. Senza riposizionamento, quel controllo non c’è.
r-183 = Con la regola della casa il morale può superare 10. In quel caso «riportare a 10» non lo abbassa mai: le buone notizie restano buone.

## 5 La giornata

s-5 = L’ordine è carta, viveri, Betsy, feriti, evento, bombardamento, riposizionamento, arrivo dei Boxer, assalto, fine. La carta decide che cosa avviene. *Rosso 2–10*: feriti. *Figura o asso rossi*: feriti, evento. *Nero 2–10*: bombardamento. *Figura o asso neri*: evento, bombardamento, Boxer. *I jolly* valgono come figure del loro colore, e quello rosso riporta più feriti. C’è sempre il riposizionamento, tranne quando una mina porta i Boxer con una carta rossa.
    .title = La giornata in ordine cronologico
s-5-1-1 = Il segnalino dei viveri parte dalla casella 1 e sale di 1 al giorno. L’ultima casella è la 35. Quando il segnalino è già lì, ogni giorno di viveri costa invece 2 di morale. Il passo che lo porta a 35 non costa ancora nulla.
    .title = I viveri
s-5-1-2 = Una volta al giorno soldati, ufficiali e armi possono andare in qualsiasi zona, anche lontana o oltre le mura. Sono vietati gli ingressi numerati e le zone accanto a un ingresso, tranne quelle sulle mura. Una pedina che si trova in una zona vietata deve lasciarla. I civili restano a casa (§8.2).
    .title = Il riposizionamento
s-5-1-3 = In un giorno nero prima arriva il bombardamento, poi la guarnigione si riposiziona. Se c’è un assalto, lo fa prima di sapere da dove entrano i Boxer.
    .title = Riposizionarsi sotto attacco
s-5-1-4 = Un dado indica uno dei sei ingressi. Pesca 20 pedine dalla riserva (tutte e 18 dopo la tregua) e mettile lì in una sola pila. La pila muove già nella prima sequenza.
    .title = Venti pedine boxer
s-5-1-5 = Con figure, assi e jolly tira due dadi sulla tabella degli eventi (§5.3).
    .title = I dadi dell’evento
s-5-1-6 = Un rosso 2–10 riporta 1 dado + 6 punti di soldati. Una figura o un asso rossi ne riportano 12, il jolly rosso 18. Una pedina intera costa due punti, una ridotta uno. Le pedine rientrano dall’ospedale in una zona dove le truppe possono riposizionarsi. Due pedine ridotte della stessa nazione e nella stessa zona possono diventare una intera. La pedina liberata va in ospedale e può rientrare subito. I punti che avanzano sono persi.
    .title = I feriti
s-5-2 = Due dadi indicano il quartiere. Per ogni sua zona con soldati, armi o civili tira un dado. I punti di soldati, armi e civili danno la colonna. Il dado ha −1 in una Legazione, barricata o rovina (una volta sola) e −1 dopo la tregua. Il risultato resta fra 0 e 6. I punti li perdono i soldati, poi le armi. 5C elimina cinque punti di civili, 1D costa un giorno di viveri. Ogni ufficiale della zona tira il suo dado (§1.5.1).
    .title = Il bombardamento
s-5-3 = 2: due mine mandano in rovina zone francesi. 3: poche munizioni, −2 ai nostri dadi per tutta la partita. 4: forti piogge, né bombardamento né assalto. 5: carestia, muoiono civili. 6: una mina porta sedici Boxer all’ingresso 3. 7: il Peitang resiste, morale 10. 8: cha-cha, +3 alle mischie dei Boxer del prossimo assalto. 9: la colonna è vicina, morale 10. 10: pioggia leggera, niente bombardamento. 11: nuovi viveri, 1 dado + 6 giorni, morale 10. 12: tregua, i regolari se ne vanno, morale 10. Gli eventi 2, 3, 6, 9, 11 e 12 accadono una volta sola; poi vale il prossimo evento possibile.
    .title = Gli eventi

r-43 = I feriti rientrano prima dell’evento, come nell’elenco di §6. Con una carta cambiata dalla pioggia rientrano dopo. Una tabella del regolamento ha un altro ordine, ma la FAQ accetta questo.
r-44 = Il segnalino sale da 1 a 35, e i nuovi viveri lo riportano verso 1. Se invece scendesse, i viveri che arrivano sarebbero un consumo.
r-45 = Arrivare a 35 non costa nulla; da lì ogni passo in più costa 2. Il regolamento dice due cose diverse: vale la seconda. Con una regola della casa costa invece 2 ogni giorno che finisce a 35, compreso quello dell’arrivo.
r-55 = L’ultimo giorno è quello dell’ultima carta, fino in fondo; poi arriva la colonna di soccorso.
r-56 = Il riposizionamento avviene una volta al giorno, dopo il bombardamento e prima del dado d’ingresso. Avviene anche se la pioggia leggera ha annullato il bombardamento. Il regolamento lo prevede in tutti i suoi elenchi.
r-57 = In un giorno rosso con la mina l’attacco comincia subito, senza riposizionamento. I feriti rientrano prima, perché la FAQ toglie a quel giorno solo il +1.
r-58 = Il riposizionamento ignora distanze, rampe e costi. Restano vietati gli ingressi, le zone accanto che non sono sulle mura e la Città Imperiale. Tenere ogni pedina vicino alla sua Legazione è solo un consiglio.
r-59 = I civili non sono difensori, perciò non partecipano al riposizionamento. Per i loro movimenti valgono §8.2 e §6.5.
r-60 = Una carta rossa da 2 a 10 riporta 1 dado + 6 punti. Nella FAQ sono 12 punti fissi, ma facoltativi: qui è una regola della casa. Figure e assi riportano 12 punti, il jolly 18.
r-61 = I punti riportano soldati dall’ospedale, con valore 2 o 1. Non rendono intere le pedine ridotte sulla mappa. Armi, ufficiali e civili non rientrano mai.
r-62 = Le pedine si uniscono solo in questo momento: due ridotte della stessa nazione, nella stessa zona. La pedina liberata può rientrare con i punti non ancora spesi. Il morale non cambia.
r-63 = Ogni giorno il bombardamento colpisce un solo quartiere. Tira un dado per ogni sua zona occupata: ogni zona è un attacco a sé.
r-64 = Per la colonna contano soldati, armi, serventi e civili (10 o 5); gli ufficiali valgono 0. Con dieci punti o più vale l’ultima colonna.
r-65 = Perdono punti prima i soldati, poi le armi; i civili ne perdono solo con un 5C. Il −1 della zona e il −1 della tregua si sommano. Il risultato resta fra 0 e 6, le righe della tabella.
r-66 = 5C e 1D si applicano zona per zona, perciò in un giorno puoi perdere più di un deposito.
r-67 = Se è uscito un evento unico già avvenuto, vale il seguente della tabella, e così via. Dopo il 12 viene il 2. Un evento unico applicato in questo modo non può più ripetersi.
r-68 = Tira un dado per ciascuna delle due zone minate, se contiene soldati, armi o civili. Usa la colonna 8, senza modificatori. Tira un dado anche per ogni ufficiale presente. Una zona già in rovina è attaccata lo stesso.
r-69 = Le pedine delle zone minate vanno nella zona francese non in rovina. Se non c’è, vanno nella Legazione non in rovina più vicina, contando le zone. Se non c’è nemmeno quella, restano dove sono.
r-70 = Le poche munizioni danno −2 a tutti i nostri dadi di tiro e di mischia per il resto dell’assedio. Non valgono per la mischia dei Boxer.
r-71 = Con la pioggia una figura, un asso o un jolly neri valgono come rossi: niente bombardamento, niente assalto. Seguono feriti, riposizionamento e il +1 della sera. Non ci sono un secondo evento né una figura per Betsy. In un giorno rosso non cambia nulla.
r-72 = Nella carestia scegli tu quali civili perdono punti. Con un 6 anche i soldati perdono un punto, scelto da te, e il morale scende di 1. Se non ci sono soldati, perde il punto un’arma. Decidi prima del bombardamento, perché ogni test del giorno finisce prima del seguente.
r-73 = In un giorno nero dalla mina escono solo gli ultimi cinque della riserva, come corregge la FAQ. Dopo la tregua non ne esce nessuno. In un giorno rosso ne escono sedici. I due attacchi avvengono nelle stesse sequenze.
r-74 = «Riportare a 10» ha effetto subito. Le perdite successive si tolgono da 10.
r-75 = Il cha-cha dà +3, mai +6, e solo alle mischie dei Boxer. Attende il prossimo assalto, vale in tutte le sequenze di quell’assalto e poi finisce.
r-76 = La pioggia leggera annulla solo il bombardamento; l’assalto avviene lo stesso.
r-77 = Alla tregua i regolari e il loro generale lasciano la riserva prima della pescata del giorno. Da allora il dado del bombardamento ha −1.
r-90 = La pila entra gratis e nella prima sequenza ha tutti i suoi 4 punti movimento. I Boxer perduti quel giorno tornano nella riserva, ma puoi pescarli solo dal giorno dopo.
r-160 = Le 54 carte non sono mai rimescolate, perciò ognuna esce una volta sola. Metà sono rosse, metà nere.
r-170 = In ospedale ci sono solo pedine di soldati: quelle perdute e quelle liberate da un’unione.
r-179 = Con una regola della casa, in un giorno rosso con la mina non rientrano feriti. Perciò con questa regola i feriti rientrano sempre dopo l’evento, quando il bot sa qual è.
r-185 = Gli ufficiali soli non sono bombardati: secondo il regolamento il bombardamento colpisce soldati e civili.
r-186 = Nemmeno il consigliere può rendere intere le pedine ridotte sulla mappa. Fa subire le perdite prima alle pedine ridotte. A parità, i soldati di altre nazioni le subiscono prima di quelli della Legazione. In una carestia l’unica pedina di soldati di una zona le subisce per ultima.
r-187 = In un bombardamento, o con le due mine, ogni ufficiale tira al massimo un dado. Un subalterno che prende il suo posto non tira più, nemmeno se va in una zona colpita dopo.

## 6 L’assalto

s-6 = L’assalto continua, sequenza dopo sequenza, finché sulla mappa resta un Boxer. Una sequenza ha nove fasi. Prima vengono incendi, movimento dei Boxer, tiro, mischia dei Boxer e nostro movimento. Seguono mischia dei soldati, morale dei Boxer, incendi appiccati e fine. Quando l’ultimo Boxer lascia la mappa, la sequenza finisce subito.
    .title = La sequenza
s-6-1 = Per ogni zona in fiamme con soldati tira un dado. Se il dado più i punti dei soldati dà 6 o più, l’incendio è spento. Un 1 naturale fallisce sempre. Poi ogni incendio appiccato dai Boxer può propagarsi. Tira un dado per ogni zona di edifici o di Legazione che tocca. Con un 1 prende fuoco anche quella. Un incendio nato per propagazione non si propaga.
    .title = Gli incendi
s-6-2 = Una pila, o colonna di Boxer, ha 4 punti movimento e segue le frecce. Entrare in una zona con truppe costa 3; in una rovina, barricata, Legazione o zona con civili 2. Entrare nel canale o uscirne costa 2, ogni altro passo 1. Una pila si ferma quando incontra le nostre pedine o una Legazione in piedi. In una zona con due frecce una pila non ancora divisa si divide in due metà. Una pila già divisa segue una freccia verso una zona in piedi, di preferenza la rossa. Una pila resta in una zona con nostre pedine, se la zona non brucia. Una pila scavalca le zone in fiamme sul suo percorso.
    .title = Il movimento dei Boxer
s-6-3 = Ogni zona può fare un tiro col valore, contro i Boxer nella propria zona o in una accanto. Tutti i suoi soldati tirano insieme. Per le armi vale §3.1. Non puoi tirare da una zona in fiamme, né contro un’altra zona con nostre pedine. I punti danno la colonna. Al dado si aggiunge il bonus degli ufficiali. Ogni capo dà −1, i regolari −1, un bersaglio in rovina −1, le poche munizioni −2, il morale 0 −3. Un’arma dà +2 o +4. Un numero indica i punti persi dai Boxer; li perdono prima le pedine ridotte. S vale solo nella propria zona: perdi altrettanti punti di soldati. Se ci sono folli, una loro pedina assorbe da sola l’intero risultato. Con un 4 è dispersa. Con un 3 una pedina intera è indebolita e una indebolita è dispersa. Con meno non succede nulla.
    .title = Il tiro
s-6-4 = Tira un dado in ogni zona dove ci sono Boxer insieme a truppe o civili. I punti dei Boxer danno la colonna. Ogni capo dà +1, i regolari +1, il cha-cha +3. I Boxer hanno +1, +2 o +3 se hanno 2, 4 o 6 volte i punti delle nostre truppe. Contro soli civili hanno +3. Il dado ha −2 in una zona britannica o francese in piedi. In un’altra Legazione, o a una barricata, con truppe ha −1. In una rovina ha −1. Perdono punti prima i soldati, poi le armi. I punti rimasti fanno ripiegare i civili; con un 3 i civili perdono anche cinque punti. Se ci sono truppe, B costa un punto ai Boxer e 2B due.
    .title = La mischia dei Boxer
s-6-5 = Soldati e ufficiali hanno 4 punti movimento. Un passo costa 1. Costa 2 entrare in una zona con Boxer, rovina, barricata o Legazione. Costa 2 anche entrare nel canale o uscirne. Lasciare una zona con Boxer costa 1 in più. Una pedina che entra in una zona con Boxer si ferma. Armi e civili muovono al massimo di una zona; i civili non entrano mai in una zona con Boxer. Nessuna pedina entra in una zona in fiamme. Una pedina che è in una zona in fiamme deve uscirne, se c’è una via. Dopo il movimento le grandi Legazioni senza presidio costano morale (§4).
    .title = Il nostro movimento
s-6-6 = Tira un dado in ogni zona con truppe e Boxer: non puoi evitare questa mischia. Colonna e dado sono quelli di §6.3, senza il bonus delle armi. Il dado ha +2 se c’è un soldato, e +1 in una Legazione in piedi o a una barricata. Ha altri +2 se in una zona britannica ci sono soldati britannici, o in una francese soldati francesi. Una S ci costa punti.
    .title = La mischia dei soldati
s-6-7 = Tira un dado per ogni zona i cui Boxer hanno perso almeno un punto nella sequenza, per tiro o mischia. Il dado non ha modificatori. Con 1–4 perdono un altro punto, con 5 due, con 6 tre. Se fra loro ci sono pedine di folli, conta solo il 6: ne fugge una.
    .title = Il morale dei Boxer
s-6-8 = I Boxer incendiano ogni zona di edifici o di Legazione in cui si trovano, anche se ci sono nostre pedine. Rovine, strade, canale, ponti e mura non bruciano.
    .title = Gli incendi appiccati
s-6-9 = Dopo tre sequenze a vuoto di fila i Boxer se ne vanno. Una sequenza è a vuoto se nessuna fazione perde punti e nessuna zona brucia per la prima volta quel giorno. Dopo sessanta sequenze se ne vanno in ogni caso. A fine giornata i Boxer tornano interi nella riserva e gli incendi diventano rovine. Poi vengono il controllo dei presidi, il morale (§4) e il ritorno dei civili a casa.
    .title = Fine di sequenza e giornata

r-4 = Un numero in una tabella indica punti, non pedine: nella FAQ tre punti indeboliscono soltanto una pedina di folli.
r-5 = Ogni fazione perde i punti esatti. Scegli tu quali pedine presenti li perdono, prima di ogni dado che dipende dalla scelta. I Boxer perdono prima le pedine ridotte; un punto dispari riduce una pedina intera. I punti che nessuna pedina può perdere sono ignorati.
r-6 = I civili perdono cinque punti alla volta: riduci una pedina intera o elimini una ridotta, a tua scelta. Dove non ci sono civili, 5C non fa nulla.
r-188 = Puoi cambiare le pedine che subiscono la perdita fino al prossimo dado, o finché nessuna pedina entra o esce. Le pedine appena arrivate non subiscono perdite al posto delle altre. Quelle che ripiegano insieme dividono la perdita. Il bot chiede prima dei dadi che ne dipendono e prima di mostrare dove arrivano granate o Boxer.
r-78 = Contro un incendio contano solo i punti dei soldati, e una zona con soldati tenta sempre di spegnerlo. I Boxer presenti non lo impediscono. Il regolamento non nomina armi, ufficiali e civili.
r-79 = Per ogni incendio c’è un solo tentativo. Se fallisce, l’incendio non può più essere spento. Una zona spenta è di nuovo intatta, e i Boxer possono incendiarla ancora.
r-80 = Prima i soldati tentano di spegnere tutti gli incendi, poi gli incendi si propagano. Perciò il tentativo per una zona che ha appena preso fuoco arriva nella sequenza successiva.
r-81 = Se una zona tocca due incendi, tira due dadi in ogni sequenza. Non tirare per una zona in fiamme o in rovina.
r-82 = Un incendio nato per propagazione non si propaga mai: secondo il regolamento si propaga solo la zona accesa dai Boxer. Con la regola della casa si propaga due sequenze dopo essere nato, perché la nota vieta soltanto la propagazione seguente.
r-83 = Strade, canale, ponti e mura non bruciano e non propagano gli incendi: il regolamento parla degli edifici di una zona. Tutte le altre zone bruciano, anche con una barricata.
r-84 = I Boxer incendiano anche le zone con nostre pedine: il regolamento dice ogni zona con Boxer.
r-85 = Non puoi tirare da una zona in fiamme, ma puoi tirare contro una zona in fiamme. In una zona in fiamme c’è una mischia se le due fazioni sono ancora lì.
r-86 = Nessuna pedina entra per scelta in una zona in fiamme; solo i Boxer possono scavalcarla. Anche le ritirate la evitano.
r-87 = Tutte le nostre pedine devono lasciare una zona in fiamme, se possono entrare in una zona accanto. Il costo non conta. I soldati devono uscire anche verso una zona con Boxer; i civili non ci vanno mai.
r-88 = Le pedine senza via d’uscita restano illese, possono combattere e riprovano nella sequenza dopo. Il regolamento non parla di perdite.
r-89 = Gli incendi diventano rovine solo quando l’ultimo Boxer del giorno ha lasciato la mappa.
r-91 = Soldati, armi o civili trattengono una pila. Se la zona brucia, invece, la pila deve uscirne. Un ufficiale solo non trattiene nessuno.
r-92 = Se per una zona valgono più costi, una pila paga solo il più alto, mai la somma.
r-93 = Entrare nel canale costa 2 punti movimento e uscirne altri 2, per entrambe le fazioni, come dice la FAQ. Muovere lungo il canale ha il costo normale. Anche il passaggio da un ponte a una strada è un passo normale.
r-94 = Una pila finisce il movimento in ogni zona con nostre pedine. Si ferma anche in ogni Legazione in piedi che non brucia, perfino vuota, e le dà fuoco. Gli altri edifici vuoti non la fermano.
r-95 = Una pila intera si divide sempre dove trova due frecce, anche verso zone in rovina o in fiamme. Preferiscono la freccia rossa solo le pile già divise, o troppo piccole per dividersi.
r-96 = Una pila si divide all’inizio del movimento, o appena entra in una zona con due frecce, se può proseguire. Se deve fermarsi lì, si divide quando riparte.
r-97 = Le due metà differiscono al massimo di una pedina. Le pedine sono distribuite a turno, tipo per tipo, prima le intere. Ogni tipo comincia dalla metà minore, a parità da quella rossa. I capi vanno per ultimi, mai soli. Una pila con un solo combattente non si divide.
r-98 = Una metà che non può pagare il costo aspetta. La sequenza dopo segue la stessa freccia, anche se intanto la zona davanti va in rovina. Non passa all’altra freccia per mancanza di punti. Lo stesso vale se arriva senza punti: secondo il regolamento prende la freccia all’arrivo.
r-99 = Le pile che finiscono nella stessa zona si uniscono. La nuova pila conta come divisa se una di loro lo era. Restano separate solo le metà con frecce ancora diverse. In combattimento sono un solo gruppo.
r-100 = Una pila divisa segue la freccia che porta a una zona in piedi, prima la rossa, poi la verde. Se nessuna ci porta, segue la rossa o, se manca, la verde. «In fiamme» vale qui come «in rovina», secondo la FAQ. Le nostre pedine fuori dalle frecce non attirano Boxer.
r-101 = Una pila scavalca senza costo una zona in fiamme sul percorso ed entra nella seguente anche senza punti. Se questa è una rovina, deve pagarne il costo. Altrimenti le pile aspetterebbero tutto il giorno davanti agli incendi.
r-102 = In una zona in fiamme senza uscita i Boxer restano illesi e combattono. Non è un’uscita una freccia che, oltre gli incendi, riporta alla stessa zona. La metà che dovrebbe seguirla prende l’altra freccia. Così nella FAQ i Boxer vanno dalla Legazione italiana bruciata a quella francese.
r-103 = I Boxer non entrano mai in una zona dove nessuna freccia porta. In una zona da cui nessuna freccia parte, la pila resta e appicca il fuoco.
r-104 = In una sequenza una pila non entra due volte nella stessa zona: si ferma prima. Se una pila gira in tondo per più sequenze, R146 le mette fine.
r-105 = Secondo il regolamento una freccia che esce dalla mappa eliminerebbe la pila. Sulla nostra plancia non ce ne sono.
r-106 = Una pila che entra in una zona con soli civili paga 2 e si ferma, perché sono nostre pedine.
r-107 = Le pile muovono una dopo l’altra, nell’ordine in cui si sono formate. Ognuna tiene conto dei movimenti già fatti dalle altre.
r-108 = Ogni zona può scegliere di non tirare, come dice la FAQ: nella propria zona una S può costarle punti.
r-109 = Ogni zona fa un solo tiro col valore. Le zone non sommano mai i loro punti, ma più zone possono tirare allo stesso bersaglio.
r-110 = Tutti i soldati di una zona tirano insieme: il regolamento somma l’intero valore della zona. Solo le armi possono tirare a un altro bersaglio, per disturbo.
r-111 = Da un’altra zona non puoi tirare a una zona con una nostra pedina, nemmeno per disturbo. Le pedine di quella zona possono farlo.
r-112 = Un presidio con Boxer nella sua zona può tirare anche su una zona accanto: nessuna regola lo vieta.
r-113 = La fase di tiro c’è in ogni sequenza, anche contro Boxer fermi: il regolamento, a fine sequenza, rimanda al tiro.
r-114 = §6.3 e §6.6 dicono quali modificatori valgono per il tiro, quali per la mischia, quali per entrambi. Il bonus delle armi vale solo per il tiro. Quelli di Legazione e di mischia valgono solo per la mischia.
r-115 = Il −1 di una rovina dipende dalla zona del bersaglio, non da quella dei tiratori. Vale anche in mischia, dove i modificatori del tiro «restano gli stessi».
r-116 = Il +1 di Legazione o barricata vale solo in mischia. Lo hanno i soldati che combattono in una Legazione in piedi o a una barricata, anche se sono appena arrivati.
r-117 = Il +2 nella propria Legazione richiede un soldato britannico o francese di quella nazione; i volontari non contano. Si somma al +1 e al +2, perché il regolamento non lo esclude.
r-118 = Prima somma tutti i modificatori, poi limita la riga fra 0 e 7. Con dieci punti o più vale l’ultima colonna.
r-119 = Una S costa punti solo se le due fazioni sono nella stessa zona: tiro contro la propria zona, mischie.
r-120 = Scegli tu quali soldati perdono i punti di una S. Le armi li perdono quando non restano soldati, i civili mai.
r-121 = Nella tabella il risultato 2S alla riga 0, colonna 2, vale così come è stampato: due punti. È l’unico 2S della tabella.
r-122 = Prima subiscono le perdite i folli (R123). Senza folli perdono punti prima gli irregolari, poi i regolari. Se un risultato elimina gli ultimi irregolari, i punti rimasti toccano ai regolari. Un capo lascia la mappa con l’ultima di queste pedine.
r-123 = Ogni risultato conta da sé e colpisce una sola pedina di folli, prima una indebolita. I risultati non si sommano, e i punti in eccesso sono persi.
r-124 = Tre punti disperdono una pedina di folli indebolita, perché ha solo due lati. Secondo il testo esatto del regolamento servirebbero 4 punti, un risultato che poche zone possono ottenere.
r-125 = Se nella zona ci sono folli, un dado di disturbo o di morale non ha effetto con 1–5. Con 6 fugge una pedina di folli e nessun altro Boxer.
r-126 = Scegli tu l’ordine dei tiri, e vedi il risultato di ciascuno prima di scegliere il seguente.
r-127 = La mischia dei Boxer è obbligatoria. Tira un dado per zona, con tutti i punti dei Boxer presenti, in ordine di mappa.
r-128 = Vale solo il più alto fra +1, +2 e +3. Al momento del dado confronta i punti dei Boxer con quelli delle truppe: «due volte» vuol dire almeno due. In tutta la fase contano i valori, non le pedine.
r-129 = Contro soli civili il modificatore è +3, perché qualunque numero è più di sei volte zero.
r-130 = I regolari danno +1 una volta sola, ogni capo +1, il cha-cha +3. I modificatori si sommano, e la riga è al massimo 7.
r-131 = Una zona britannica o francese in piedi dà −2, anche se la difendono altre nazioni. Il −2 sostituisce il −1 di Legazione o barricata con truppe. Il −1 di una rovina si somma a quello di una barricata.
r-132 = Il regolamento descrive anche l’esito 4, che nella tabella non c’è. La tabella è giusta: quell’esito non può uscire.
r-133 = I soldati perdono punti prima delle armi, le armi prima dei civili. Fra pedine dello stesso tipo scegli tu. Solo i punti dei soldati costano morale.
r-134 = I punti che le truppe non possono perdere passano ai civili, nello stesso risultato. Con 1 o 2 punti i civili ripiegano; con 3 perdono cinque punti e ripiegano. Se non avanza nessun punto, restano dove sono.
r-135 = I cinque punti si perdono una volta sola per zona, e scegli tu da quale pedina. Tutti i civili della zona ripiegano insieme.
r-136 = I civili ripiegano di un passo verso la più vicina altra zona di Legazione né in rovina né in fiamme. Non entrano mai in incendi o fra i Boxer. Se il passo è impossibile, vanno in un’altra zona vicina senza fuoco né Boxer. Se non ce ne sono, restano.
r-137 = B conta solo contro le truppe: perdono punti prima gli irregolari, poi i regolari. B esce solo con pochi punti di Boxer, perciò non colpisce mai i folli.
r-138 = Se per un passo valgono più costi, paghi solo il più alto. Lasciare una zona con Boxer costa sempre 1 in più, qualunque sia il terreno.
r-139 = Armi, serventi e civili muovono al massimo di una zona per sequenza, qualunque sia il costo. Per loro valgono rampe e incendi. Le armi possono entrare in una zona con Boxer, i civili no.
r-140 = Durante un assalto puoi muovere pedine negli ingressi e nelle zone accanto: è vietato solo piazzarle lì.
r-141 = Nessuna pedina è obbligata a muovere, tranne per uscire da un incendio.
r-142 = Dove truppe e Boxer sono nella stessa zona c’è la mischia, con tutti i punti presenti. Civili o ufficiali da soli non combattono.
r-143 = Il morale dei Boxer è messo alla prova in ogni sequenza, non solo dopo la prima. Il regolamento dice soltanto quando i test cominciano.
r-144 = Il test di morale è un dado senza modificatori per ogni zona i cui Boxer hanno perso punti nella sequenza. Contano anche i punti persi per un tiro di disturbo o per B.
r-145 = Quando l’ultimo Boxer lascia la mappa a metà sequenza, il resto della sequenza è saltato.
r-146 = Tre sequenze a vuoto di fila, o sessanta in tutto, chiudono un assalto. È una nostra aggiunta: altrimenti un assalto senza incontri fra le fazioni non finirebbe mai. Nessuna fazione ci guadagna o ci perde.
r-147 = A fine giornata i Boxer tornano nella riserva, gli incendi diventano rovine e i segnalini del giorno sono tolti. Poi il morale cambia per Legazioni vuote, ufficiali perduti e giornata senza combattimento. Infine il bot controlla §7.1, e i civili tornano a casa. Dove il regolamento dà un ordine, è quello.
r-162 = Capi e folli hanno gli stessi 4 punti movimento di tutti i Boxer, perché muovono con la loro pila.
r-163 = Nella mischia dei soldati contano tutte le pedine presenti. Pedine appena arrivate e superstiti combattono insieme, con un solo dado.
r-165 = Tirano tutti i soldati della zona. Se la loro zona tocca quella del bersaglio, nessuno è troppo lontano.
r-167 = Più pile nella stessa zona sono un solo bersaglio, con una sola mischia e un solo dado di morale.
r-169 = Una pila trattenuta in una zona con due frecce si divide quando è di nuovo libera e riparte.
r-171 = Tutti i dadi vengono da un unico seme. Se il regolamento non dà un ordine, vale quello della mappa; per gli ufficiali, quello delle loro pedine.
r-173 = Una pila senza più punti movimento non scavalca un incendio. La zona da cui è partita conta come già visitata.
r-174 = Se le due metà di una pila aspettano, ciascuna con la sua freccia, una terza pila si unisce alla prima. La pila riunita conserva la freccia della prima metà. Anche una pedina rimasta sola conserva la sua.
r-175 = Quando le pile si dividono o si uniscono, nessun capo resta solo: va con l’altra metà. I capi vanno alla metà minore; a parità, a quella rossa.
r-181 = Un generale dei regolari conta come capo e non come «regolari»: toglie 1, una volta sola.
r-182 = Con una regola della casa gli incendi causano perdite. Ogni pedina di soldati senza via d’uscita perde 1 punto, ogni pedina di civili 5.
r-184 = Un colpo assorbito dai folli non è una perdita. Non causa il test di morale e non interrompe il conto delle sequenze a vuoto.

## 7 La fine

s-7-1 = L’assedio è perduto subito quando sulla mappa non restano né soldati (le armi contano come soldati) né civili. In quel caso i punti non contano. Altrimenti la partita finisce con l’ultima carta.
    .title = Quando finisce
s-7-2 = Ognuna delle due fazioni conta i suoi punti, e vince il totale più alto. A parità di punti la partita è pari. Ogni totale ha un livello: fino a 20, 21–50, 51–75, 76–99, 100 e oltre.
    .title = Chi vince
s-7-2-1 = Ogni zona non in rovina di una grande Legazione vale +10 per le Potenze, di una minore +5. Ogni zona di Legazione in rovina vale −5. Ogni pedina di civili intera vale +10, una ridotta +5, una perduta −5. Ogni pedina di soldati in ospedale e ogni arma distrutta vale −1. Ogni ufficiale perduto per sempre vale −2, MacDonald −10.
    .title = Il conto delle Potenze
s-7-2-2 = Ogni zona in rovina di una grande Legazione vale +10 per i Boxer, di una minore +5. Ogni altra rovina vale +1. Ogni pedina di civili perduta vale +5, ogni pedina di soldati in ospedale +1.
    .title = Il conto dei Boxer

r-148 = L’assedio è perduto solo se mancano sia soldati sia civili; le pedine in ospedale non contano. Armi e serventi valgono come soldati. Il controllo avviene dopo ogni fase e ogni evento.
r-149 = Vince il totale più alto. I livelli descrivono soltanto ciascun totale, e possono sembrare in contrasto con il risultato.
r-150 = Il totale delle Potenze può scendere sotto 0, che è nel livello più basso. Fra un livello e il seguente non ci sono vuoti.
r-189 = Uno scenario con meno giorni comincia da una posizione già pronta, senza schieramento. Il conteggio dei punti avviene dopo l’ultimo giorno; se l’assedio non è perduto, la guarnigione ha resistito. I limiti dei livelli scendono in proporzione ai giorni. Per ogni giorno che manca le Potenze perdono 1/54 dei punti di un assedio intatto.
r-151 = Ogni pedina in ospedale dopo l’ultimo giorno conta 1, anche se è liberata da un’unione. Una pedina ridotta sulla mappa non costa nulla. Un’arma conta quando i serventi sono eliminati. L’elenco dei Boxer non nomina armi.
r-152 = MacDonald costa 10, senza i 2 di un altro ufficiale. Un altro ufficiale costa 2 quando è perduto anche il suo subalterno.
r-153 = Per i punti le Legazioni contano zona per zona. Le grandi sono la britannica, la francese, la tedesca, l’americana e la russa. Non importa quale fazione le occupa.
r-154 = Una pedina di civili vale 10 o 5 in qualunque zona. Una pedina eliminata costa 5 alle Potenze e ne dà 5 ai Boxer.

## 8 Preparazione

s-8 = Piazza quattro barricate, poi soldati, ufficiali e armi, poi i civili. Il morale comincia da 10, i viveri da 1, e Betsy non c’è ancora. Nessuna pedina va su un ingresso o accanto a un ingresso, tranne sulle mura. Uno schieramento storico è già pronto: puoi prenderlo com’è o cambiarlo.
    .title = Ordine e zone vietate
s-8-1 = Ogni nazione comincia nella sua Legazione, o al massimo a due zone di distanza. I volontari, e le nazioni senza Legazione sulla mappa, cominciano dove vuoi. Ogni grande Legazione deve avere un presidio (§4).
    .title = La guarnigione
s-8-2 = Quattro pedine di civili cominciano nella Legazione britannica, due in ciascuna delle Legazioni francese, americana, russa e tedesca. Prima di ogni carta tornano a casa, in una zona della loro Legazione non in rovina. Se è tutta in rovina, vanno nella grande Legazione più vicina; se non ce ne sono, nella minore più vicina. La zona la scegli tu.
    .title = I civili

r-155 = I civili tornano a casa prima di ogni carta, a qualunque distanza. I britannici vanno due per zona finché entrambe le zone sono in piedi; gli ospiti non contano. Se la casa è tutta in rovina, vanno nella grande Legazione più vicina, altrimenti in una minore. Se non ce n’è, restano dove sono.
r-156 = Le pedine di civili sono dodici, come corregge la FAQ: quattro britanniche e due per ogni altra grande Legazione.
r-157 = Ufficiali e armi cominciano come la loro nazione, entro due zone dalla sua Legazione. Una nazione senza Legazione sulla mappa comincia dove vuoi, come i volontari. Lo stesso vale per le armi di nessuna nazione.
r-158 = Puoi schierare pedine nelle zone di mura accanto a un ingresso. Su un ingresso mai, nemmeno se è sulle mura.
r-159 = Piazzi le barricate per prime, ma il controllo viene per ultimo: quelle sulle mura devono avere soldati nella loro zona.
r-178 = La distanza dalla Legazione che accoglie i civili è quella fra le due zone più vicine. Scegli tu in quale delle sue zone vanno.
r-190 = Per ogni pedina di civili puoi scegliere una zona della sua Legazione. Se ne hai destinate troppe a una zona britannica, vale l’ultima scelta.

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
example-food = segnalino dei viveri sulla casella { $food }
example-card = carta { $card }
example-after = **Che cosa accade:**
example-nothing = Il bot non tira dadi e la posizione resta com’è.
