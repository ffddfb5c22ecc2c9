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

s-1-1 = La mappa ha 52 zone, divise in quattro quartieri di bombardamento. I Boxer entrano da sei zone numerate. Due zone con un confine in comune sono adiacenti. Una pedina può muovere in ogni zona adiacente, ma attraversa il bordo delle mura solo come dice §2.3. Anche i tiri e gli incendi passano da una zona a quella adiacente, e così contano le distanze. La Città Imperiale, in grigio, non è una zona: nessuna pedina può entrarci e nessuna distanza la attraversa.
    .title = La mappa
s-1-2 = Ogni carta è un giorno, e le carte sono 54. Dopo l’ultima carta arriva la colonna di soccorso. Da un giorno all’altro restano rovine, morale, viveri, perdite, pedine in ospedale ed eventi già avvenuti. Restano anche un cha-cha non ancora usato, le poche munizioni, Betsy e il conto delle figure rosse uscite. Ogni altro effetto dura un giorno solo.
    .title = Il calendario
s-1-3 = I *Boxer* sono tutte le pedine cinesi: irregolari, folli, regolari e capi. Le *truppe* sono i soldati e le armi pesanti, compresi i serventi. Le *nostre pedine* sono truppe, ufficiali e civili; i *nostri dadi* sono quelli della guarnigione. I *punti* sono la somma dei valori delle pedine. Una *sequenza* comprende le nove fasi di un assalto. La *riserva* contiene le pedine cinesi fuori mappa, l’*ospedale* i soldati perduti.
    .title = I termini
s-1-4-1 = I soldati, gli irregolari e i regolari valgono 2 punti, o 1 sul lato ridotto. Folli e civili valgono 10 punti, o 5 sul lato ridotto. Una mitragliatrice vale 2 punti, un cannone 3, i serventi di un’arma 1. Ufficiali e capi valgono 0. Quando una pedina intera perde un livello, girala sul lato ridotto. Se una pedina già ridotta perde un livello, è eliminata.
    .title = Pedine e valori
s-1-5-1 = Quando una zona è bombardata, tira un dado per ogni ufficiale nella zona. Fai lo stesso dopo una mischia dei Boxer in cui la zona ha perso punti di soldati o di armi. Con un 6 l’ufficiale cade. Un ufficiale che è fra i Boxer senza truppe cade senza tirare il dado. Quando un ufficiale cade, il suo subalterno lo sostituisce nella stessa zona o presso le truppe più vicine. Se cade un subalterno o MacDonald, è perduto per sempre. Quando nella sua zona non ci sono più altri Boxer, un capo boxer lascia la mappa e torna nella riserva.
    .title = Come cadono gli ufficiali
s-1-5-2 = Un ufficiale dà +2 al dado del tiro e della mischia nella sua zona, un subalterno dà +1. Contano solo i due bonus migliori, quindi al massimo +4. Ogni capo boxer toglie 1 al nostro dado contro la sua zona, per un massimo di 2. Ogni capo boxer dà anche +1 al dado della mischia dei Boxer.
    .title = Che cosa danno gli ufficiali
s-1-5-3 = MacDonald dà +3, e gli altri ufficiali della sua zona non aggiungono nulla. MacDonald non ha un subalterno. La sua perdita costa 6 punti di morale a fine giornata e 10 punti vittoria.
    .title = MacDonald
s-1-6 = A fine giornata una zona in fiamme diventa una rovina, e resta una rovina per tutta la partita. Una Legazione in rovina perde tutti i suoi bonus, ma conta ancora per i punti vittoria. Allo schieramento piazzi quattro barricate in quattro zone diverse. Non puoi metterle nelle Legazioni, negli ingressi e nelle zone vietate ai soldati. Una barricata dà +1 alla mischia dei soldati e −1 al dado del bombardamento. Dà anche −1 alla mischia dei Boxer, se nella zona ci sono truppe. Entrare in una zona con una barricata costa 2 punti movimento.
    .title = Incendi, rovine, barricate

r-1 = Nelle regole sul movimento, gli incendi, il morale e la fine della giornata, «Boxer» indica ogni pedina cinese. Gli irregolari contano a parte solo quando i Boxer subiscono perdite. Il regolamento usa la parola «Boxer» in entrambi i sensi.
r-2 = Le pedine con due lati hanno i valori di §1.4.1. MacDonald e i capi boxer hanno un lato solo, perché il regolamento non descrive un secondo lato.
r-3 = La riserva ha 25 pedine cinesi, compresi i due capi. Con la tregua escono dal gioco sette pedine, perché secondo il regolamento nella riserva devono restarne 18.
r-11 = Secondo il regolamento le pedine muovono «più velocemente» sulle strade, ma manca una cifra. Nel nostro gioco una strada costa 1 punto movimento, senza altri vantaggi.
r-13 = Come le Legazioni e le barricate, le rovine tolgono 1 al dado del bombardamento. Questo −1 vale una volta sola per zona, anche se c’è più di un motivo.
r-14 = In combattimento e nel movimento una Legazione in rovina conta solo come rovina. Altrimenti proteggerebbe meglio di una Legazione intatta. Per la vittoria resta una Legazione. Fino a fine giornata una zona in fiamme conta come prima dell’incendio.
r-15 = Puoi mettere barricate nel canale, come dice la FAQ, ma non nelle Legazioni, negli ingressi e nelle zone vietate. Una barricata sulle mura deve avere soldati nella sua zona quando comincia l’assedio. Una barricata resta anche se la sua zona va in rovina.
r-16 = Una barricata dà soltanto i vantaggi elencati, mai quelli di una zona britannica o francese. In una rovina contano sia la rovina sia la barricata, perché nessuna regola lo esclude.
r-17 = Gli ufficiali danno il loro bonus al tiro col valore della zona e alla mischia dei soldati. Non lo danno contro gli incendi, nel tiro di disturbo e nei test di morale dei Boxer. In quei casi il regolamento non parla di ufficiali.
r-18 = Con MacDonald il bonus è sempre +3, come dice la FAQ, anche se altri due ufficiali della zona darebbero +4. Senza MacDonald contano i due bonus migliori.
r-19 = Due capi danno −2 al nostro dado e +2 a quello dei Boxer. Secondo il regolamento i loro effetti si sommano. Il −2 vale anche quando tiriamo da una zona adiacente.
r-20 = Un capo non subisce mai perdite e non combatte da solo. Quando nella sua zona non ci sono più altri Boxer, per qualunque causa, il capo lascia la mappa.
r-21 = In un bombardamento tiri il dado per ogni ufficiale di una zona colpita, anche se il bombardamento non ha effetto. Dopo una mischia dei Boxer tiri per un ufficiale solo se nella sua zona le truppe hanno perso punti. Le perdite per un risultato S o per una carestia non richiedono questo tiro.
r-22 = Un ufficiale che resta fra i Boxer senza soldati né armi cade senza tirare il dado. Cade così anche quando gli ultimi soldati sono caduti per un risultato S. Secondo il regolamento la sua caduta è automatica. In un bombardamento un ufficiale cade solo con un 6.
r-23 = Le armi e i serventi salvano un ufficiale dalla caduta automatica, come i soldati; i civili no. Qui il regolamento parla di soldati, e secondo la FAQ le armi contano come soldati.
r-24 = Se nella zona ci sono ancora truppe, il subalterno prende il comando lì. Altrimenti va a piedi nella zona con truppe più vicina che non è in fiamme. Fra zone alla stessa distanza va nella prima in ordine di mappa. Se non c’è nessuna zona con truppe, il subalterno è perduto.
r-25 = Un ufficiale solo nella sua zona non è bombardato. I Boxer si fermano quando lo incontrano, ma un ufficiale solo non può trattenere i Boxer. Un ufficiale solo fra i Boxer cade senza tirare il dado. Perciò non può entrare da solo in una zona con Boxer.
r-26 = MacDonald è uno dei dieci ufficiali che il regolamento dà alle grandi potenze.
r-27 = La perdita di MacDonald costa in tutto 6 punti di morale a fine giornata, non 6 più altri 4. Il regolamento ne parla due volte, e vale il secondo testo.
r-28 = Un ufficiale perduto per sempre costa 4 punti di morale, una volta sola, quella sera. Un ufficiale sostituito dal suo subalterno non costa nulla.
r-29 = In ogni sequenza un ufficiale aiuta una volta il tiro della sua zona e una volta la mischia.
r-161 = Abbiamo disegnato noi le zone, i confini, le frecce, gli ingressi e i quartieri. Abbiamo anche scelto quante pedine ci sono di ogni tipo. Non abbiamo la plancia stampata, ma seguiamo ogni indicazione del regolamento.
r-172 = Passano al giorno dopo solo le cose elencate in §1.2. Ogni altro effetto finisce con la giornata.

## 2 Pile e mura

s-2-1 = In una zona può stare qualunque numero di pedine.
    .title = L’impilamento
s-2-2 = Le zone non appartengono a nessuna fazione: contano solo le pedine presenti in quel momento. Una Legazione in rovina fa perdere i suoi punti, qualunque fazione la occupi.
    .title = Il controllo
s-2-3 = Una pedina può salire sulle mura, o scendere dalle mura, solo fra una strada e una zona con una rampa. Lungo le mura muove liberamente. Le truppe possono tirare dalle mura verso il basso, e dal basso verso le mura, fra zone adiacenti. Quando comincia l’assedio, una barricata sulle mura deve avere soldati nella sua zona.
    .title = Le mura

r-9 = Anche le armi e i civili salgono e scendono solo per le rampe. Le frecce dei Boxer sono l’unica eccezione. Un brano del regolamento vieta solo di scendere senza rampa. Un altro, più completo, vieta anche di salire, e noi lo seguiamo.
r-10 = Tiri e incendi passano fra mura e strada nei due sensi. Anche lì la distanza è il numero di passi da una zona a una adiacente. Un tiro non ha bisogno di rampe.
r-12 = Non c’è un limite di impilamento, e nessuna zona appartiene a una fazione. Contano solo le pedine presenti in una zona.

## 3 Armi pesanti

s-3 = Una mitragliatrice (2 punti) ha una portata di 4 zone, un cannone (3 punti) di 6. La zona dell’arma è a distanza 0, una zona adiacente a distanza 1. Dalle mura un’arma può tirare su ogni zona in basso. Nulla blocca la linea di vista. Un’arma colpita è distrutta, ma restano i suoi serventi, che valgono 1 punto. I serventi combattono come un soldato, senza bonus. Un’arma o dei serventi presidiano una zona anche da soli, come i soldati. In ogni sequenza possono muovere di una sola zona.
    .title = Armi, serventi, portate
s-3-1 = In una fase di tiro un’arma intatta può tirare col suo valore o per disturbo.

    Col valore: aggiunge i suoi punti al tiro della sua zona, contro la propria zona o una adiacente. Il dado ha +4 contro la propria zona o +2 contro una adiacente. Questo bonus conta una volta sola, anche se tirano più armi.

    Per disturbo: tira solo il dado di §3.2, a qualunque distanza entro la sua portata. A due o più zone di distanza un’arma può tirare solo per disturbo. Una zona può fare un solo tiro di disturbo contro ogni bersaglio. Non può farlo se contro quel bersaglio ha già usato il valore di un’arma.
    .title = Col valore o per disturbo
s-3-2 = Tira un dado. Con un risultato da 1 a 4 i Boxer perdono un punto, con 5 ne perdono due, con 6 tre. Se nella zona ci sono folli, conta solo il 6: fugge una pedina di folli e nessun altro Boxer.
    .title = Il tiro di disturbo (TEP)
s-3-3 = Il dado del tiro di disturbo ha un solo modificatore. È −1 se il bersaglio è in una Legazione o in una rovina, a due o più zone di distanza. Un risultato sotto 1 vale 1.
    .title = Distanza e riparo
s-3-4 = Betsy arriva con la terza figura rossa del mazzo (fante, regina o re), prima dei tiri di dado del giorno. È un cannone da 3 punti. Piazzala in una zona tedesca o francese che non è in rovina. Se sono tutte in rovina, piazzala in una zona di Legazione con soldati. Se nessuna zona di Legazione ha soldati, Betsy aspetta.
    .title = Betsy

r-7 = Un cannone non ha un lato da 2 punti. Se un risultato gli toglie uno o due punti, il cannone è distrutto; il punto seguente elimina i serventi. I punti in eccesso non contano per un altro risultato. Una mitragliatrice perde un punto per livello.
r-8 = I serventi combattono con 1 punto, senza bonus, nella propria zona e in quelle adiacenti. Non possono tirare per disturbo né più lontano, e non ricevono mai un’altra arma. Per il movimento, le perdite, i presidi e la vittoria contano ancora come un’arma.
r-30 = La distanza è il numero di passi da una zona a una adiacente; la zona dell’arma è a distanza 0. Il percorso non attraversa la Città Imperiale, dove nessuna pedina può entrare.
r-31 = A due o più zone di distanza un’arma può tirare solo per disturbo. La FAQ conferma che bastano due zone.
r-32 = Dalle mura un’arma può tirare su ogni zona in basso. Lungo le mura valgono le portate di 4 e 6 zone. Non ci sono regole sulla linea di vista, perché secondo il regolamento un’arma può sempre sparare.
r-33 = In una fase di tiro ogni arma tira una volta sola, col suo valore o per disturbo. Infatti ha un solo gruppo di serventi.
r-34 = Il +4 o il +2 conta una volta sola per tiro, perché soldati e armi tirano insieme un solo dado.
r-35 = Se i soldati della zona non tirano, un’arma può tirare da sola col suo valore, come nell’esempio della FAQ. Dopo il tiro dei soldati l’arma può tirare solo per disturbo.
r-36 = Contro ogni bersaglio una zona somma il valore delle sue armi, oppure fa un solo tiro di disturbo. Non può fare entrambe le cose. La regola vale per ogni zona a parte.
r-37 = Solo una Legazione o una rovina lontana modifica il dado del tiro di disturbo. Gli ufficiali, il morale e le munizioni non contano, perché il regolamento non li elenca.
r-38 = Se un tiro di disturbo dà meno della prima riga della tabella, vale la prima riga, come nelle altre tabelle.
r-39 = In mischia un’arma aggiunge i suoi punti, ma nessun bonus. Se le armi sono sole non hanno nemmeno il +2 della mischia, che spetta ai soldati.
r-40 = Assi e jolly non sono figure rosse. Nemmeno una figura nera che per la pioggia conta come rossa è una figura rossa. Contano solo il colore e la figura stampati sulla carta. Betsy arriva subito.
r-41 = Finché una zona tedesca o francese non è in rovina, Betsy va lì. Se sono tutte in rovina, va in una zona di Legazione con soldati. Se nessuna zona di Legazione ha soldati, Betsy aspetta e non è perduta.
r-42 = Un’arma sola in una zona ferma i Boxer, e per entrare in quella zona i Boxer pagano 3 punti movimento. Le altre nostre zone non possono tirare lì. Un’arma sola può essere bombardata e conta come presidio. La FAQ la tratta come una pedina amica.
r-164 = I soldati possono tirare senza la loro arma. Se l’arma ha già tirato per disturbo, non può unirsi al loro tiro: ogni arma tira una volta sola.
r-176 = Una zona può fare un tiro di disturbo contro un bersaglio. Dopo quel tiro le sue armi non possono più aggiungere il loro valore contro lo stesso bersaglio (R36).
r-177 = Se Betsy deve aspettare, il bot la offre di nuovo ogni giorno. La zona di Legazione che la accoglie deve avere soldati, non soltanto armi, e può anche essere in rovina.

## 4 Morale

s-4 = Il morale va da 0 a 10, e ogni cambiamento ha effetto subito. Ogni punto di soldati perduto costa 1 punto di morale. Ogni pedina di folli eliminata o fuggita dà +1. Ogni grande Legazione senza presidio costa 1 punto al giorno. Se i viveri sono finiti, ogni giorno di viveri costa 2 punti. La sera ogni ufficiale perduto per sempre costa 4 punti, MacDonald 6. Poi, se il giorno è rosso e senza combattimenti, il morale sale di 1. Con il morale a 0 i nostri dadi di tiro e di mischia hanno −3.
    .title = Il morale

r-46 = Un deposito distrutto da un bombardamento costa un giorno intero di viveri. Se i viveri sono finiti, costa invece 2 punti di morale, come un giorno senza viveri.
r-47 = Ogni punto di soldati perduto costa subito 1 punto di morale, per qualunque causa. Le perdite di civili e di armi non costano morale, come dice la FAQ. Il rientro dei feriti non fa risalire il morale.
r-48 = Una pedina di folli eliminata o fuggita dà +1 al morale. Una pedina di folli solo indebolita, o che torna nella riserva a fine giornata, non dà nulla.
r-49 = Dopo ogni cambiamento il morale resta fra 0 e 10. Il contatore finisce a 10, e secondo il regolamento le buone notizie riportano il segnalino «sulla casella 10».
r-50 = Un giorno rosso senza combattimento dà +1 al morale. Un giorno nero non dà mai questo +1, perché anche il bombardamento è un combattimento. Non lo dà nemmeno un giorno in cui i Boxer attaccano dopo la scoperta di una mina. L’esplosione delle due mine, da sola, non è un combattimento.
r-51 = La sera il morale cala prima per gli ufficiali perduti, poi per MacDonald; alla fine viene il +1. Dopo ogni cambiamento il morale resta fra 0 e 10. Seguiamo l’ordine del regolamento.
r-52 = Le Legazioni bruciate costano morale solo nei casi di §4. Il regolamento annuncia anche un altro effetto, ma non dà una cifra.
r-53 = Ogni nostro dado di tiro e di mischia ha −3 se in quel momento il morale è 0. Il −3 vale anche nel mezzo di un assalto. Si somma al −2 delle poche munizioni. Non vale per i dadi dei Boxer, il tiro di disturbo e lo spegnimento degli incendi.
r-54 = Ogni grande Legazione deve avere un soldato o un’arma in una zona né in rovina né in fiamme. Il bot lo controlla dopo il riposizionamento, dopo il movimento e a fine giornata. Una Legazione vuota costa 1 punto di morale, una volta al giorno. Se tutte le sue zone sono in rovina o in fiamme, non costa nulla.
r-166 = Quando giri il segnalino del morale sul lato «poche munizioni», il livello del morale non cambia.
r-168 = Puoi lasciare vuota una grande Legazione, ma perdi morale. Le regole di schieramento chiedono un presidio fisso, ma §6.5 e la FAQ non lo chiedono.
r-180 = Un controllo dei presidi fa parte del riposizionamento. In un giorno senza riposizionamento questo controllo manca.
r-183 = Con la regola della casa il morale può superare 10. In quel caso un evento che lo riporta «sulla casella 10» non lo abbassa mai.

## 5 La giornata

s-5 = Il giorno ha quest’ordine: carta, viveri, Betsy, feriti, evento, bombardamento, riposizionamento, arrivo dei Boxer, assalto, fine. La carta decide quali di queste cose accadono. *Carta rossa 2–10*: feriti. *Figura o asso rosso*: feriti, evento. *Carta nera 2–10*: bombardamento. *Figura o asso nero*: evento, bombardamento, Boxer. *I jolly* valgono come figure del loro colore; con quello rosso rientrano più feriti. Il riposizionamento c’è ogni giorno, tranne quando con una carta rossa i Boxer attaccano da una mina.
    .title = La giornata in ordine cronologico
s-5-1-1 = Il segnalino dei viveri parte dalla casella 1 e sale di 1 casella al giorno, fino alla 35. Se è già sulla casella 35, ogni giorno di viveri costa 2 punti di morale. Il giorno in cui il segnalino arriva sulla 35 non costa ancora nulla.
    .title = I viveri
s-5-1-2 = Una volta al giorno puoi spostare soldati, ufficiali e armi in qualsiasi zona, anche lontana o oltre le mura. Non possono andare negli ingressi numerati. Fuori dalle mura non possono andare nemmeno nelle zone adiacenti a un ingresso. Una pedina che si trova in una zona vietata deve lasciarla. I civili restano a casa (§8.2).
    .title = Il riposizionamento
s-5-1-3 = In un giorno nero prima cadono le granate, poi la guarnigione si riposiziona. In un giorno di assalto fai tutto questo prima di sapere da quale ingresso arrivano i Boxer.
    .title = Riposizionarsi sotto attacco
s-5-1-4 = Un dado indica uno dei sei ingressi. Pesca 20 pedine dalla riserva, o tutte e 18 dopo la tregua, e mettile lì in una sola pila. La pila muove già nella prima sequenza.
    .title = Venti pedine boxer
s-5-1-5 = Con una figura, un asso o un jolly tira due dadi sulla tabella degli eventi (§5.3).
    .title = I dadi dell’evento
s-5-1-6 = Una carta rossa da 2 a 10 fa rientrare 1 dado + 6 punti di soldati. Con una figura o un asso rosso rientrano 12 punti, con il jolly rosso 18. Con due punti rientra dall’ospedale una pedina intera, con un punto una ridotta. Puoi mettere la pedina in ogni zona dove le truppe possono riposizionarsi. I punti che avanzano sono persi. Due pedine ridotte della stessa nazione, nella stessa zona, possono diventare una pedina intera. L’altra pedina va allora in ospedale e può rientrare subito.
    .title = I feriti
s-5-2 = Due dadi indicano il quartiere bombardato. Tira un dado per ogni zona del quartiere con soldati, armi o civili. I punti di queste pedine danno la colonna della tabella. Il dado ha −1 per una Legazione, una barricata o una rovina (−1 in tutto), e −1 dopo la tregua. Il risultato resta fra 0 e 6. Perdono punti prima i soldati, poi le armi. 5C elimina cinque punti di civili, 1D costa un giorno di viveri. Per ogni ufficiale di una zona bombardata tira un dado (§1.5.1).
    .title = Il bombardamento
s-5-3 = La somma di due dadi indica l’evento. 2: due mine distruggono zone francesi. 3: poche munizioni, −2 ai nostri dadi per il resto dell’assedio. 4: forti piogge, niente bombardamento e niente assalto. 5: carestia, muoiono dei civili. 6: da una mina sedici Boxer attaccano all’ingresso 3. 7: il Peitang resiste, morale a 10. 8: cha-cha, +3 alle mischie dei Boxer nel prossimo assalto. 9: la colonna è vicina, morale a 10. 10: pioggia leggera, niente bombardamento. 11: nuovi viveri, 1 dado + 6 giorni, morale a 10. 12: tregua, i regolari se ne vanno, morale a 10. Gli eventi 2, 3, 6, 9, 11 e 12 accadono una volta sola. Se ne esce uno già avvenuto, vale il prossimo evento possibile.
    .title = Gli eventi

r-43 = I feriti rientrano prima dell’evento, come nell’elenco di §6. Rientrano dopo l’evento solo se la pioggia ha cambiato la carta. Una tabella del regolamento ha un altro ordine, ma la FAQ accetta questo.
r-44 = Il segnalino dei viveri sale da 1 a 35, e i nuovi viveri lo riportano verso 1. Se il segnalino scendesse ogni giorno, i nuovi viveri toglierebbero giorni invece di aggiungerne.
r-45 = Quando il segnalino dei viveri arriva sulla casella 35 non perdi nulla. Seguiamo così il secondo dei due testi del regolamento. Da lì ogni altro giorno di viveri costa 2 punti di morale. Con una regola della casa perdi invece 2 punti per ogni giorno che finisce con il segnalino lì.
r-55 = Il giorno dell’ultima carta va giocato fino in fondo; poi arriva la colonna di soccorso.
r-56 = Il riposizionamento avviene una volta al giorno, dopo il bombardamento e prima del tiro per l’ingresso. Avviene anche se la pioggia leggera ha impedito il bombardamento. Il riposizionamento è in tutti gli elenchi del regolamento.
r-57 = Se una mina è scoperta in un giorno rosso, l’attacco comincia subito, senza riposizionamento. I feriti rientrano prima dell’attacco, perché la FAQ esclude soltanto il +1 al morale della sera.
r-58 = Nel riposizionamento le distanze, le rampe e i costi non contano. Restano vietati gli ingressi, la Città Imperiale e, fuori dalle mura, le zone adiacenti a un ingresso. Tenere i soldati vicino alla loro Legazione è solo un consiglio del regolamento.
r-59 = I civili non sono difensori, perciò non puoi riposizionarli. Per i loro movimenti valgono §8.2 e §6.5.
r-60 = Una carta rossa da 2 a 10 fa rientrare 1 dado + 6 punti di soldati. La FAQ permette anche 12 punti senza tirare il dado, e per noi questa è una regola della casa. Con una figura o un asso rosso rientrano 12 punti, con il jolly rosso 18.
r-61 = Con i punti i soldati rientrano dall’ospedale, interi per 2 punti o ridotti per 1. I punti non rendono intere le pedine ridotte sulla mappa. Armi, ufficiali e civili non rientrano mai.
r-62 = Puoi unire due pedine ridotte solo quando rientrano i feriti. Devono essere della stessa nazione e nella stessa zona. La pedina liberata può rientrare con i punti che restano. Il morale non cambia.
r-63 = Ogni giorno i cannoni bombardano un solo quartiere. Tira un dado per ogni zona del quartiere con soldati, armi o civili: ogni zona subisce un attacco a sé.
r-64 = Per la colonna della tabella contano soldati, armi, serventi e civili (10 o 5 punti); gli ufficiali contano 0. Con dieci punti o più vale l’ultima colonna.
r-65 = Perdono punti prima i soldati, poi le armi; i civili ne perdono solo con 5C. Il −1 della zona e il −1 della tregua si sommano. Il risultato resta fra 0 e 6, come le righe della tabella.
r-66 = I risultati 5C e 1D valgono zona per zona. Perciò in un giorno puoi perdere più di un deposito.
r-67 = Se esce un evento unico già avvenuto, vale quello seguente nella tabella, e così via. Dopo il 12 viene il 2. Nemmeno un evento unico applicato in questo modo può ripetersi.
r-68 = Tira un dado per ciascuna delle due zone minate, se contiene soldati, armi o civili. Usa la colonna 8, senza modificatori. Tira un dado anche per ogni ufficiale presente. Anche una zona già in rovina subisce l’attacco.
r-69 = Le pedine delle zone minate ripiegano nella zona francese che non è in rovina. Se tutte le zone francesi sono in rovina, vanno nella Legazione più vicina che non è in rovina. La distanza è il numero di passi da una zona a una adiacente. Se ogni Legazione è in rovina, le pedine restano dove sono.
r-70 = Con le poche munizioni tutti i nostri dadi di tiro e di mischia hanno −2 per il resto dell’assedio. Il −2 non vale per la mischia dei Boxer.
r-71 = Con le forti piogge una figura, un asso o un jolly nero contano come rossi: niente bombardamento, niente assalto. I feriti rientrano, la guarnigione si riposiziona e la sera il morale sale di 1. Non c’è un secondo evento, e la carta non conta per Betsy. In un giorno rosso la pioggia non cambia nulla.
r-72 = Nella carestia scegli tu quali civili perdono punti. Con un 6 perde un punto anche un soldato di tua scelta, e il morale scende di 1. Se non ci sono soldati, perde il punto un’arma. Tutto questo avviene prima del bombardamento.
r-73 = In un giorno rosso dalla mina arrivano sedici Boxer. In un giorno nero altri venti arrivano da un ingresso. Perciò dalla mina arrivano solo gli ultimi cinque della riserva, come corregge la FAQ, e nessuno dopo la tregua. I due attacchi si svolgono nelle stesse sequenze.
r-74 = Un evento che riporta il morale a 10 ha effetto subito. Le perdite successive partono da quel 10.
r-75 = Il cha-cha dà +3 solo alle mischie dei Boxer, e mai più di +3, anche se esce due volte. L’effetto comincia con il prossimo assalto, vale in tutte le sue sequenze e poi finisce.
r-76 = La pioggia leggera impedisce solo il bombardamento; l’assalto avviene lo stesso.
r-77 = Con la tregua i regolari e il loro generale lasciano la riserva prima che tu peschi i Boxer del giorno. Da allora il dado del bombardamento ha −1.
r-90 = La pila arriva all’ingresso senza spendere punti, e nella prima sequenza ha tutti i suoi 4 punti movimento. I Boxer perduti quel giorno tornano nella riserva, ma puoi pescarli di nuovo solo dal giorno dopo.
r-160 = Le 54 carte sono mescolate una volta sola, all’inizio; perciò ognuna esce una volta. Metà sono rosse, metà nere.
r-170 = In ospedale ci sono solo pedine di soldati: quelle perdute e quelle liberate quando unisci due pedine.
r-179 = Con una regola della casa, in un giorno rosso con la mina i feriti non rientrano. Perciò con questa regola il loro rientro viene sempre dopo l’evento.
r-185 = Gli ufficiali soli in una zona non sono bombardati, perché il regolamento parla solo di soldati e civili.
r-186 = Le pedine ridotte sulla mappa non tornano intere, perciò il consigliere fa subire le perdite prima a loro. Se le pedine ridotte sono più d’una, sceglie i soldati di altre nazioni prima di quelli della Legazione. In una carestia sceglie per ultima l’unica pedina di soldati di una zona.
r-187 = In un bombardamento, o quando esplodono le due mine, tira un solo dado per ogni ufficiale. Non tirarne un altro per il subalterno che lo sostituisce, nemmeno se va in una zona colpita dopo.

## 6 L’assalto

s-6 = L’assalto continua, sequenza dopo sequenza, finché sulla mappa c’è un Boxer. Una sequenza ha nove fasi. Le prime cinque sono spegnimento degli incendi, movimento dei Boxer, tiro, mischia dei Boxer e nostro movimento. Le altre sono mischia dei soldati, morale dei Boxer, accensione degli incendi e fine. Quando l’ultimo Boxer lascia la mappa, la sequenza finisce subito.
    .title = La sequenza
s-6-1 = Tira un dado per ogni zona in fiamme con soldati. Se il dado più i punti dei soldati fa 6 o più, l’incendio è spento; un 1 naturale fallisce sempre. Poi, per ogni incendio acceso dai Boxer, tira un dado per ogni zona adiacente di edifici o di Legazione. Con un 1 va in fiamme anche quella zona. Un incendio nato per propagazione non si propaga.
    .title = Gli incendi
s-6-2 = Una pila di Boxer ha 4 punti movimento e segue le frecce. Entrare in una zona con truppe costa 3 punti. Entrare in una rovina, una barricata, una Legazione o una zona con civili costa 2. Entrare nel canale o uscirne costa 2. Ogni altro passo costa 1.

    Una pila si ferma quando incontra nostre pedine o una Legazione in piedi. Finché nella zona ci sono nostre pedine, la pila resta lì. Se però la zona brucia, la pila deve uscire. Durante il movimento le pile scavalcano le zone in fiamme.

    In una zona con due frecce una pila non ancora divisa si divide in due metà. Una pila già divisa cerca una zona in piedi, prima con la freccia rossa, poi con la verde. Se non trova una zona in piedi, segue la freccia rossa.
    .title = Il movimento dei Boxer
s-6-3 = Ogni zona può fare un tiro col valore, contro i Boxer nella propria zona o in una adiacente. Tutti i suoi soldati tirano insieme. Per le armi vale §3.1. Non puoi tirare da una zona in fiamme, né contro un’altra zona con nostre pedine.

    La somma dei punti che tirano dà la colonna della tabella. Gli ufficiali aggiungono il loro bonus al dado, un’arma aggiunge 2 o 4. Ogni capo boxer dà −1, i regolari −1, un bersaglio in rovina −1. Le poche munizioni danno −2, il morale a 0 −3.

    Un numero indica quanti punti perdono i Boxer, prima dalle pedine ridotte. Se nella zona ci sono folli, una sola pedina di folli assorbe tutto il risultato. Un 4 o un 5 la disperde. Un 3 la indebolisce o, se è già indebolita, la disperde. Un numero minore non ha effetto.

    Una S ti costa un punto di soldati e 2S due, ma solo in un tiro contro la propria zona.
    .title = Il tiro
s-6-4 = Tira un dado in ogni zona dove i Boxer incontrano truppe o civili. I punti dei Boxer danno la colonna della tabella.

    Ogni capo dà +1, i regolari +1, il cha-cha +3. Con almeno 2, 4 o 6 volte i punti delle truppe, i Boxer hanno +1, +2 o +3. Contro soli civili hanno +3.

    Una zona britannica o francese in piedi dà −2. Un’altra Legazione, o una barricata, dà −1 se lì ci sono truppe. Una rovina dà −1.

    Perdono punti prima i soldati, poi le armi. Se restano punti, i civili ripiegano. Se restano 3 punti, i civili perdono anche cinque punti. Se ci sono truppe, B costa ai Boxer un punto e 2B due.
    .title = La mischia dei Boxer
s-6-5 = Soldati e ufficiali hanno 4 punti movimento. Un passo costa 1. Entrare in una zona con Boxer, una rovina, una barricata o una Legazione costa 2. Entrare nel canale o uscirne costa 2. Lasciare una zona con Boxer costa 1 in più. Una pedina si ferma quando entra in una zona con Boxer.

    Armi e civili muovono di una sola zona, e i civili non entrano mai in una zona con Boxer.

    Nessuna pedina può entrare in una zona in fiamme. Una pedina che si trova in una zona in fiamme deve uscirne, se c’è una via. Dopo il movimento perdi morale per ogni grande Legazione senza presidio (§4).
    .title = Il nostro movimento
s-6-6 = Devi tirare un dado in ogni zona con truppe e Boxer. La colonna e i modificatori sono quelli di §6.3, senza il bonus delle armi. Il dado ha +2 se lì c’è un soldato, e +1 in una Legazione in piedi o a una barricata. Ha un altro +2 se in una zona britannica ci sono soldati britannici, o in una francese soldati francesi. Una S ti costa un punto, 2S due.
    .title = La mischia dei soldati
s-6-7 = Tira un dado per ogni zona dove in questa sequenza i Boxer hanno perso punti (tiro o mischia). Il dado non ha modificatori. Con un risultato da 1 a 4 i Boxer perdono un altro punto, con 5 due, con 6 tre. Se nella zona ci sono folli, conta solo il 6: fugge una pedina di folli.
    .title = Il morale dei Boxer
s-6-8 = I Boxer incendiano ogni zona di edifici o di Legazione in cui si trovano, anche se ci sono nostre pedine. Rovine, strade, canale, ponti e mura non bruciano.
    .title = Gli incendi appiccati
s-6-9 = Dopo tre sequenze a vuoto di fila i Boxer se ne vanno. Una sequenza è a vuoto se nessuna pedina perde punti e nessuna zona prende fuoco. Non conta una zona che aveva già preso fuoco quel giorno. Dopo sessanta sequenze i Boxer se ne vanno in ogni caso. A fine giornata i Boxer tornano interi nella riserva e gli incendi diventano rovine. Poi il bot controlla i presidi, il morale cambia (§4) e i civili tornano a casa.
    .title = Fine della sequenza e della giornata

r-4 = I numeri delle tabelle sono punti, non pedine. Perciò tre punti indeboliscono soltanto una pedina di folli, come dice la FAQ.
r-5 = Ogni fazione perde esattamente i punti del risultato. Scegli tu quali delle pedine presenti li perdono, prima di ogni tiro che dipende dalla scelta. I Boxer perdono punti prima dalle pedine ridotte. Se resta un punto dispari, gira una pedina intera. I punti che nessuna pedina può perdere non contano.
r-6 = I civili perdono cinque punti alla volta: giri una pedina intera o ne elimini una ridotta, a tua scelta. Dove non ci sono civili, un risultato 5C non ha effetto.
r-188 = Fino al prossimo tiro puoi cambiare le pedine che subiscono una perdita. Non puoi più se una pedina entra nella zona o la lascia. Le pedine arrivate dopo non subiscono quella perdita. Se le pedine della zona ripiegano insieme, scegli fra loro. Il bot ti fa scegliere prima di un tiro che dipende dalla scelta. Lo fa anche prima delle cannonate e dell’arrivo dei Boxer.
r-78 = Contro un incendio contano solo i punti dei soldati. I soldati in una zona in fiamme tentano sempre di spegnere l’incendio, anche se nella zona ci sono Boxer. Il regolamento non parla di armi, ufficiali e civili.
r-79 = Contro ogni incendio hai un solo tentativo. Se fallisce, l’incendio non può più essere spento. Se riesce, la zona è di nuovo intatta, ma i Boxer possono incendiarla ancora.
r-80 = Prima i soldati tentano di spegnere tutti gli incendi, poi gli incendi si propagano. Perciò in una zona che ha appena preso fuoco il tentativo avviene nella sequenza seguente.
r-81 = Per una zona adiacente a due incendi tira due dadi in ogni sequenza. Non tirare per una zona già in fiamme o in rovina.
r-82 = Un incendio nato per propagazione non si propaga mai. Secondo il regolamento si propaga solo un incendio acceso dai Boxer. Una nota del regolamento ferma invece il nuovo incendio solo per la prima sequenza. Perciò con una regola della casa il nuovo incendio può propagarsi dalla seconda sequenza.
r-83 = Strade, canale, ponti e mura non bruciano e non propagano gli incendi: il regolamento parla degli edifici di una zona. Tutte le altre zone bruciano, con o senza barricata.
r-84 = I Boxer incendiano anche le zone con nostre pedine, perché il regolamento dice «ogni zona contenente dei Boxer».
r-85 = Non puoi tirare da una zona in fiamme, ma puoi tirare contro una zona in fiamme. Se le due fazioni sono ancora in una zona in fiamme, lì c’è una mischia.
r-86 = Nessuna pedina può entrare in una zona in fiamme; solo i Boxer possono scavalcarla. Anche le pedine che ripiegano evitano quella zona.
r-87 = Tutte le nostre pedine devono lasciare una zona in fiamme se possono entrare in una zona adiacente. I punti movimento non contano. I soldati devono uscire anche se l’unica via porta fra i Boxer; i civili non vanno mai fra i Boxer.
r-88 = Le pedine senza via d’uscita da un incendio restano illese, possono combattere e riprovano nella sequenza seguente. Il regolamento non parla di perdite.
r-89 = Gli incendi diventano rovine quando l’ultimo Boxer del giorno ha lasciato la mappa, non prima.
r-91 = Soldati, armi o civili trattengono una pila nella loro zona. Se la zona brucia, invece, la pila deve uscire. Un ufficiale solo non può trattenere una pila.
r-92 = Se per una zona valgono più costi, una pila paga solo il più alto, mai la somma.
r-93 = Entrare nel canale costa 2 punti movimento e uscirne altri 2, per entrambe le fazioni, come dice la FAQ. Muovere lungo il canale ha il costo normale. Anche passare da un ponte a una strada ha il costo normale.
r-94 = Una pila finisce il movimento in ogni zona con nostre pedine. Si ferma anche in ogni Legazione in piedi che non brucia, perfino se è vuota, e la incendia. Gli altri edifici vuoti non la fermano.
r-95 = Una pila non ancora divisa si divide sempre dove trova due frecce, anche se portano a rovine o incendi. Solo le pile già divise, o troppo piccole per dividersi, preferiscono la freccia rossa.
r-96 = Una pila si divide all’inizio del suo movimento. Si divide anche quando entra in una zona con due frecce, se può proseguire. Se deve fermarsi lì, si divide quando riparte.
r-97 = Quando una pila si divide, le due metà hanno lo stesso numero di pedine, o una di differenza. Le pedine vanno a turno alle due metà, un tipo dopo l’altro, prima le intere. La prima di ogni tipo va alla metà più piccola o, se sono uguali, a quella della freccia rossa. I capi vengono per ultimi e non restano mai soli. Una pila con un solo combattente non si divide.
r-98 = Una metà di pila che non può pagare il passo aspetta e conserva la freccia per la sequenza seguente. Non passa all’altra freccia per mancanza di punti. Anche una metà che arriva senza punti prende la sua freccia all’arrivo. Conserva quella freccia anche se intanto la zona davanti va in rovina.
r-99 = Le pile che finiscono il movimento nella stessa zona si uniscono. La nuova pila conta come divisa se una delle pile era divisa. Restano separate solo le metà che aspettano con frecce diverse. In combattimento tutte le pile di una zona sono un solo gruppo.
r-100 = Una pila divisa segue la freccia rossa, se la rossa porta a una zona in piedi. Altrimenti segue la verde, se la verde porta a una zona in piedi. Se nessuna delle due porta a una zona in piedi, la pila segue la rossa o, se manca, la verde. Qui una zona in fiamme conta come in rovina, come nella FAQ. Le nostre pedine in zone senza frecce non attirano i Boxer.
r-101 = Una pila scavalca senza costo una zona in fiamme sul suo percorso. Poi entra nella zona seguente, anche se non ha più punti movimento. Se però la zona seguente è una rovina, la pila deve pagarne il costo. Altrimenti le pile aspetterebbero tutto il giorno davanti agli incendi.
r-102 = Se da una zona in fiamme non c’è una via d’uscita, i Boxer restano lì illesi e combattono. Una freccia non è una via d’uscita se attraverso altri incendi riporta alla stessa zona. I Boxer con una freccia così seguono l’altra. Perciò i Boxer vanno dalla Legazione italiana in fiamme alla francese, come nella FAQ.
r-103 = I Boxer non entrano mai in una zona a cui non porta nessuna freccia. Se da una zona non parte nessuna freccia, la pila resta lì e la incendia.
r-104 = In una sequenza una pila non entra due volte nella stessa zona: si ferma prima. Se una pila gira in tondo per più sequenze, prima o poi l’assalto finisce (R146).
r-105 = Una freccia che porta fuori dalla mappa eliminerebbe la pila. Sulla nostra plancia non ci sono frecce così.
r-106 = Una pila che entra in una zona con soli civili paga 2 punti movimento e si ferma. Anche i civili sono nostre pedine.
r-107 = Le pile muovono una dopo l’altra, nell’ordine in cui si sono formate. Il movimento di ogni pila tiene conto di quelli precedenti.
r-108 = Per ogni zona puoi scegliere di non tirare, come dice la FAQ. In un tiro contro la propria zona, infatti, una S può costarti punti.
r-109 = Ogni zona che spara fa un solo tiro col valore. I punti di zone diverse non si sommano mai, ma più zone possono tirare allo stesso bersaglio.
r-110 = Tutti i soldati di una zona tirano insieme, perché il regolamento somma l’intero valore della zona. Solo le mitragliatrici e i cannoni possono scegliere un altro bersaglio, con un tiro di disturbo.
r-111 = Non puoi tirare contro un’altra zona che contiene una nostra pedina, nemmeno per disturbo. Le pedine di quella zona possono invece tirare sui Boxer che sono lì.
r-112 = Un presidio con Boxer nella sua zona può tirare anche contro una zona adiacente, perché nessuna regola lo vieta.
r-113 = La fase di tiro c’è in ogni sequenza, anche se i Boxer non hanno mosso. Lo dice il regolamento in §6.9.
r-114 = §6.3 e §6.6 dicono quali modificatori valgono per il tiro, quali per la mischia e quali per entrambi. Il bonus delle armi vale solo per il tiro. I bonus di Legazione e di mischia valgono solo per la mischia.
r-115 = Il −1 per una rovina dipende dalla zona del bersaglio, non da quella delle truppe che tirano. Il −1 vale anche in mischia, dove i modificatori del tiro «rimangono gli stessi».
r-116 = Il +1 per una Legazione in piedi o una barricata vale solo nella mischia dei soldati. Vale per tutti i soldati che combattono lì, anche se sono appena arrivati.
r-117 = Per il +2 in più serve un soldato britannico in una zona britannica, o uno francese in una francese. I volontari non contano. Questo +2 si aggiunge al +1 e al +2 di ogni mischia.
r-118 = Prima somma tutti i modificatori, poi limita la riga a un valore fra 0 e 7. Con dieci punti o più vale l’ultima colonna.
r-119 = Una S costa punti solo nelle mischie e nei tiri contro la propria zona.
r-120 = Un risultato S costa punti, e scegli tu quali soldati li perdono. Se non restano soldati, li perdono le armi. I civili non perdono mai punti per una S.
r-121 = Il 2S della riga 0, colonna 2, vale com’è stampato: due punti. È l’unico 2S della tabella.
r-122 = I folli subiscono le perdite per primi (R123). Se non ci sono folli, perdono punti prima gli irregolari, poi i regolari. Se un risultato elimina gli ultimi irregolari, i punti rimasti toccano ai regolari. Un capo lascia la mappa con l’ultima di queste pedine.
r-123 = Ogni risultato conta da solo e colpisce una sola pedina di folli. Colpisce per prima una pedina già indebolita. I risultati non si sommano, e i punti in eccesso sono persi.
r-124 = Tre punti disperdono una pedina di folli già indebolita, perché ha solo due lati. Preso parola per parola, il regolamento chiede 4 punti, un risultato che poche zone possono ottenere.
r-125 = Contro una zona con folli un tiro di disturbo o un test di morale non ha effetto con 1–5. Con un 6 fugge una pedina di folli e nessun altro Boxer.
r-126 = Scegli tu l’ordine dei tiri, e vedi il risultato di un tiro prima di scegliere il seguente.
r-127 = Non puoi evitare la mischia dei Boxer. Tira un dado per ogni zona, con tutti i punti dei Boxer presenti. Tira nell’ordine delle zone sulla mappa.
r-128 = Dei bonus +1, +2 e +3 i Boxer ricevono solo il più alto. Al momento del tiro il bot confronta i punti dei Boxer con i punti delle truppe. «2 volte» significa almeno 2 volte. In tutta la fase contano i punti, non il numero delle pedine.
r-129 = Contro soli civili il modificatore è +3, perché qualunque numero di Boxer è più di 6 volte zero soldati.
r-130 = I regolari danno +1 una volta sola, ogni capo dà +1, il grido «Cha! Cha!» +3. Questi modificatori si sommano, ma la riga della tabella non supera mai 7.
r-131 = Una zona britannica o francese in piedi dà −2, qualunque pedina ci sia. Questo −2 sostituisce il −1 per una Legazione o una barricata con truppe. Il −1 di una rovina si somma invece a quello di una barricata.
r-132 = Il regolamento descrive anche un risultato di 4, ma nella sua tabella non c’è. Perciò il 4 non esce mai.
r-133 = I soldati perdono punti prima delle armi, e le armi prima dei civili. Fra pedine dello stesso tipo scegli tu. Solo i punti di soldati costano morale.
r-134 = Se dopo le perdite delle truppe avanzano punti, li subiscono i civili. Con 1 o 2 punti i civili ripiegano. Con 3 i civili perdono cinque punti e ripiegano. Se non avanzano punti, i civili restano dove sono.
r-135 = I civili di una zona perdono cinque punti una volta sola. Scegli tu la pedina che li perde. Poi tutti i civili della zona ripiegano insieme.
r-136 = I civili ripiegano di una zona verso un’altra Legazione: la più vicina che non è in rovina né in fiamme. Non entrano mai in una zona in fiamme o con Boxer. Se quel passo non è possibile, vanno in un’altra zona adiacente senza fuoco né Boxer. Se non c’è nemmeno una zona così, restano dove sono.
r-137 = Un risultato B conta solo se ci sono truppe. Perdono punti prima gli irregolari, poi i regolari. Un B esce solo quando i Boxer hanno pochi punti, perciò non colpisce mai i folli.
r-138 = Se per un passo valgono più costi, paghi solo il più alto. Lasciare una zona con Boxer costa sempre 1 in più, su qualunque terreno.
r-139 = Armi, serventi e civili muovono al massimo di una zona per sequenza, qualunque sia il costo della zona. Anche per loro valgono le regole sulle rampe e sugli incendi. Le armi possono entrare in una zona con Boxer, i civili no.
r-140 = Durante un assalto puoi muovere le pedine negli ingressi e nelle zone adiacenti a un ingresso. È vietato soltanto piazzarle lì.
r-141 = Nessuna pedina deve muovere, tranne per uscire da una zona in fiamme.
r-142 = Dove ci sono truppe e Boxer insieme, nella mischia contano tutti i punti presenti. Civili o ufficiali da soli non combattono.
r-143 = Il test di morale dei Boxer avviene in ogni sequenza, non solo dopo la prima. Il regolamento dice soltanto quando i test cominciano.
r-144 = Anche i punti che i Boxer perdono per un tiro di disturbo o un B causano un test di morale.
r-145 = Quando l’ultimo Boxer lascia la mappa durante una sequenza, la sequenza finisce subito.
r-146 = Un assalto finisce dopo tre sequenze a vuoto di fila, o dopo sessanta sequenze in tutto. Il limite è nostro: secondo il regolamento un assalto in cui le fazioni non si incontrano non finirebbe mai.
r-147 = A fine giornata i Boxer tornano nella riserva, gli incendi diventano rovine e il bot toglie i segnalini del giorno. Poi il morale cambia per le Legazioni vuote, gli ufficiali perduti e una giornata senza combattimento. Infine il bot controlla §7.1 e i civili tornano a casa. Dove il regolamento dà un ordine, il bot lo segue.
r-162 = I capi e i folli hanno 4 punti movimento come tutti i Boxer, perché muovono con la loro pila.
r-163 = Nella mischia dei soldati combattono tutte le pedine che sono ora nella zona. Superstiti e nuovi arrivati tirano insieme un solo dado.
r-165 = Se due zone sono adiacenti, tutte le truppe di una possono tirare contro l’altra.
r-167 = Più pile nella stessa zona sono un solo bersaglio, combattono una sola mischia e fanno un solo test di morale.
r-169 = Una pila trattenuta in una zona con due frecce si divide quando è di nuovo libera e riparte.
r-171 = Tutti i tiri di dado vengono da un unico seme. Se il regolamento non dice in che ordine tirare, il bot segue l’ordine delle zone sulla mappa. Per gli ufficiali segue l’ordine delle pedine.
r-173 = Una pila senza più punti movimento non può scavalcare una zona in fiamme. La zona da cui la pila è partita conta come già visitata.
r-174 = Nella stessa zona possono aspettare due metà di pile, ciascuna con la sua freccia. Se arriva una terza pila, si unisce alla prima metà. La pila riunita conserva la freccia di quella metà. Anche una pedina rimasta sola conserva la sua freccia.
r-175 = Quando le pile si dividono o si uniscono, un capo non resta mai solo: va con l’altra metà. I capi vanno con la metà più piccola. Se le metà sono uguali, vanno con la metà che segue la freccia rossa.
r-181 = Un generale dei regolari conta solo come capo, non come regolare. Perciò toglie 1 al nostro dado, non 2.
r-182 = Con una regola della casa gli incendi causano perdite. Ogni pedina di soldati senza via d’uscita perde 1 punto, ogni pedina di civili ne perde 5.
r-184 = Un colpo che una pedina di folli assorbe non è una perdita. Non causa un test di morale e non interrompe il conto delle sequenze a vuoto.

## 7 La fine

s-7-1 = L’assedio è perduto appena sulla mappa non restano né soldati né civili (le armi contano come soldati). In quel caso i punti non contano. Altrimenti la partita finisce con l’ultima carta.
    .title = Quando finisce
s-7-2 = Ognuna delle due fazioni conta i suoi punti, e vince il totale più alto. Se i totali sono uguali la partita è pari. Ogni totale ha un livello: fino a 20 punti, 21–50, 51–75, 76–99, 100 e oltre.
    .title = Chi vince
s-7-2-1 = Una zona non in rovina vale +10 per le Potenze in una grande Legazione, +5 in una minore. Ogni zona di Legazione in rovina vale −5. Ogni pedina di civili intera vale +10, una ridotta +5, una perduta −5. Ogni pedina di soldati in ospedale e ogni arma distrutta vale −1. Ogni ufficiale perduto per sempre vale −2, MacDonald −10.
    .title = I punti delle Potenze
s-7-2-2 = Una zona in rovina vale +10 per i Boxer in una grande Legazione, +5 in una minore. Ogni altra rovina vale +1. Ogni pedina di civili perduta vale +5, ogni pedina di soldati in ospedale +1.
    .title = I punti dei Boxer

r-148 = L’assedio è perduto solo quando mancano sia i soldati sia i civili; le pedine in ospedale non contano. Le armi e i serventi contano come soldati. Il bot lo controlla dopo ogni fase e dopo ogni evento.
r-149 = Vince la fazione col totale più alto. I livelli descrivono soltanto ciascun totale, e possono sembrare in contrasto con il risultato.
r-150 = Il totale delle Potenze può scendere sotto 0. Un totale sotto 0 è nel livello più basso.
r-189 = Uno scenario con meno giorni comincia da una posizione già pronta, senza schieramento. Le fazioni contano i punti dopo l’ultimo giorno; se l’assedio non è perduto, la guarnigione ha resistito. I limiti dei livelli scendono in proporzione. Per ogni giorno che manca le Potenze perdono 1/54 dei punti di un assedio intatto.
r-151 = Dopo l’ultimo giorno ogni pedina in ospedale conta 1 punto, anche se è arrivata lì per l’unione di due pedine. Una pedina ridotta sulla mappa non costa nulla. Un’arma costa i suoi punti se i suoi serventi sono eliminati. I Boxer non ricevono punti per le armi.
r-152 = La perdita di MacDonald costa 10 punti in tutto, non 10 più altri 2. Ogni altro ufficiale costa 2 punti quando è perduto anche il suo subalterno.
r-153 = Le Legazioni danno punti zona per zona. Le grandi sono la britannica, la francese, la tedesca, l’americana e la russa. Non importa quale fazione le occupa.
r-154 = Una pedina di civili vale 10 o 5 punti in qualunque zona. Una pedina eliminata costa 5 punti alle Potenze e ne dà 5 ai Boxer.

## 8 Preparazione

s-8 = Piazza prima quattro barricate, poi soldati, ufficiali e armi, infine i civili. Il morale è 10, il segnalino dei viveri è sulla casella 1, e Betsy non c’è ancora. Non puoi piazzare pedine in un ingresso. Fuori dalle mura non puoi piazzarle nemmeno nelle zone adiacenti a un ingresso. Il bot ti offre uno schieramento storico: puoi prenderlo com’è o cambiarlo.
    .title = Ordine e zone vietate
s-8-1 = Ogni nazione comincia nella sua Legazione, o al massimo a due zone di distanza. I volontari, e le nazioni senza Legazione sulla mappa, cominciano dove vuoi. Ogni grande Legazione deve avere un presidio (§4).
    .title = La guarnigione
s-8-2 = Quattro pedine di civili cominciano nella Legazione britannica, due in ciascuna delle Legazioni francese, americana, russa e tedesca. Prima di ogni carta i civili tornano a casa, in una zona della loro Legazione che non è in rovina. Se le sue zone sono tutte in rovina, vanno nella grande Legazione più vicina. Se anche le altre grandi sono in rovina, vanno nella Legazione minore più vicina. Scegli tu la zona.
    .title = I civili

r-155 = Prima di ogni carta i civili tornano a casa, da qualunque distanza. Finché le due zone britanniche sono in piedi, in ciascuna abitano due pedine britanniche, e gli ospiti non contano. I civili con la casa tutta in rovina vanno nella grande Legazione più vicina, altrimenti in una minore. Se tutte le Legazioni sono in rovina, restano dove sono.
r-156 = Le pedine di civili sono dodici, come corregge la FAQ: quattro britanniche e due per ogni altra grande Legazione.
r-157 = Ufficiali e armi cominciano come la loro nazione, al massimo a due zone dalla sua Legazione. Una nazione senza Legazione sulla mappa comincia dove vuoi, come i volontari. Lo stesso vale per le armi che non appartengono a una nazione.
r-158 = Puoi schierare pedine nelle zone di mura adiacenti a un ingresso. In un ingresso non puoi schierarle mai, nemmeno se è sulle mura.
r-159 = Piazzi prima le barricate, poi le pedine. Solo alla fine il bot controlla se le barricate sulle mura hanno soldati nella loro zona.
r-178 = La distanza dalla Legazione che accoglie i civili è quella fra le due zone più vicine. Scegli tu in quale zona di quella Legazione vanno i civili.
r-190 = Per ogni pedina di civili puoi scegliere una zona della sua Legazione. Se hai mandato troppe pedine in una stessa zona britannica, vale la scelta più recente.

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
