# Le regole con parole nostre. Un messaggio per sezione (s-ii-3 è §II.3, con il titolo) e uno per decisione (r-18 è R18):
# come giochiamo ciò che l’aiuto di gioco lascia aperto, e perché.

chapter-t = Il turno
chapter-c = Le carte
chapter-i = Arrivo dei cinesi
chapter-ii = Le azioni delle Legazioni
chapter-iii = Avanzata cinese
chapter-iv = Movimento e blocco
chapter-v = La colonna di soccorso
chapter-vi = La fine

s-0 = Otto legazioni stanno ai quattro muri intorno a Fort Halliday, due per muro, come nel 1900; il cannone internazionale sta a nord. Nessun muro è fortificato. La colonna è a Taku, i due tracciati dove dice il tabellone. Prima della prima carta puoi disporre tutti altrimenti.
    .title = Preparazione
s-1 = Gira la prima carta. Un *evento* si risolve subito, e si gira la successiva. Una *carta azione* fa un turno: porta una rosa dei venti, azioni, punti comando, forse una regola speciale. Un’*impresa* la tenta una sola legazione: 4 o più al dado, con +1 per la legazione della carta, è un atto d’eroismo.
    .title = La carta
s-2-a = La rosa dei venti della carta dice da quali lati arrivano i cinesi, di che tipo e quanto forti (§I.a).
    .title = Arrivo
s-2-b = La carta dà azioni. Ognuna fortifica un muro (§II.1), fa sparare un muro (§II.2) o è una mischia (§II.3). Ciò che non si usa è perso.
    .title = Azioni
s-2-c = Tutti i cinesi avanzano di uno spazio (§III).
    .title = Avanzata
s-2-d = Legazioni e cannone possono cambiare muro (§IV.1).
    .title = Spostamenti
s-3-a = Se la carta lo dice, si pesca una forza che blocca la colonna (§I.b).
    .title = Il blocco
s-3-b = Se la carta lo dice, quella forza attacca (§IV.2).
    .title = Il blocco attacca
s-3-c = I punti comando della carta si spendono uno per uno (§V). Ciò che non si usa è perso.
    .title = Comando
s-4 = A Pechino la partita finisce. Altrimenti la forza che blocca torna fra le altre, e finché ci sono carte comincia un altro turno.
    .title = Fine del turno

s-c-1 = Le carte rosse sono dell’assedio, quelle d’oro del soccorso. Le carte sono nostre, da ciò che accadde fra il 10 giugno e il 14 agosto 1900. Nessuna unità cinese supera mai 6.
    .title = Due tipi di carte
s-c-2 = Una regola speciale si applica per prima, all’inizio della fase che nomina. Nella fase 2: incendio, mina e cannonate colpiscono un muro; la pioggia ferma l’avanzata; la tregua ferma tutto; tiratori e poche munizioni cambiano il dado per colpire; le baionette aggiungono perdite cinesi in mischia; un assalto fa avanzare un’unità; la furia rafforza i Boxer. Nella fase 3: rinforzi, marcia forzata, strada libera, esploratori, barche.
    .title = Regole speciali
s-c-3 = I rimpiazzi rendono punti di forza, mai oltre la forza iniziale. Una legazione che passa da 0 a 1 si mette subito a un muro con posto.
    .title = Rimpiazzi
s-c-4 = Una carta può ridurre una fortificazione, mai sotto 0.
    .title = Opere ridotte
s-c-5 = Alcune carte aprono la via alla cattedrale del Peitang: un assedio nell’assedio. La tengono al massimo due legazioni. Quando è attaccata, un dado con il valore della carta oltre 5 è ciò che perdono.
    .title = Il Peitang

s-i-a = Un’unità compare a gittata estrema da ogni lato nominato dalla rosa, se davanti a quel muro o sopra non c’è nessuno.
    .title = Davanti ai muri
s-i-b = La forza che blocca la colonna si pesca a caso fra dieci.
    .title = Sulla strada

s-ii-1 = Un’azione alza di 1 la fortificazione di un muro, fino a 4.
    .title = Fortificazione
s-ii-2 = Un muro spara all’unità che ha davanti, a lunga gittata o estrema. Un dado, con +1 per ciascuno fra italiani, francesi e americani presenti e +1 per il cannone, deve essere *maggiore* della forza dell’unità. Un secondo dado è la sua perdita: +1 col cannone, +1 contro i Boxer, −1 a gittata estrema. A 0 è tolta.
    .title = Fuoco
s-ii-3 = Sul muro, e nelle strade, un dado colpisce entrambi, prima i cinesi. La loro perdita: +1 Boxer, +1 strade, +1 per ciascuno fra austriaci, inglesi e tedeschi, +3 per il cannone sul muro. La nostra: +1 Boxer, +1 strade, +1 russi, −1 giapponesi, −1 se l’unità ha forza 1, meno il valore del muro.
    .title = Mischia
s-ii-4 = Le perdite toccano a chi difende il muro: due legazioni ne portano metà ciascuna, il punto dispari lo decidi tu. La fortificazione ne prende uno per uno, ma un secondo solo quando ogni legazione ne ha preso uno. Una legazione a 0 lascia il tabellone, e il resto va all’altra o alla fortificazione.
    .title = Perdite
s-ii-5 = Il cannone spara e si batte anche senza legazioni, e non si perde mai. Il suo +3 non vale nelle strade.
    .title = Il cannone internazionale

s-iii = Dopo le azioni ogni unità cinese avanza di uno spazio: gittata estrema, lunga gittata, muro, strade, Fort Halliday.
    .title = Avanzata

s-iv-1 = Legazioni e cannone vanno da un muro all’altro senza costo, al massimo due legazioni e il cannone per muro. Dove i cinesi stanno sul muro, o nelle strade dietro, nessuno se ne va.
    .title = Spostamenti
s-iv-2 = Un dado, la forza della colonna e il modificatore della carta contro la forza nemica. Meno è una sconfitta e una perdita; pari è una perdita solo in zona di pericolo; di più è una vittoria.
    .title = L’attacco del blocco

s-v = Ogni punto comando alza un tracciato (§V.1), attacca (§V.2) o marcia (§V.3). La strada ha dieci stazioni da Taku a Pechino; quelle con il segnale sono zone di pericolo.
    .title = La colonna
s-v-1 = Un punto alza di 1 la velocità, fino a +3, o la forza, fino a +5.
    .title = Velocità e forza
s-v-2 = Un dado, la forza della colonna e il modificatore della carta contro la forza nemica. Di più la disperde per questo turno; pari è una perdita in zona di pericolo; meno è una perdita, due in zona di pericolo. Dopo il secondo attacco di un turno, e ogni altro, la forza cala di 1.
    .title = Attacco
s-v-3 = Se nessuno blocca la strada: un dado, la velocità e il modificatore della carta. Più di 6 è un’avanzata; 6 è una perdita in zona di pericolo; meno è una perdita. Dopo la seconda marcia di un turno, e ogni altra, la velocità cala di 1.
    .title = Marcia
s-v-4 = Ogni punto costa due passi di velocità, due di forza, uno di ciascuna, o una stazione indietro verso Taku. Ciò che non si può pagare in alcun modo si ignora.
    .title = Le perdite della colonna

s-vi = La partita finisce appena accade una di queste cose.
    .title = La fine
s-vi-1 = *Sconfitta decisiva*: un’unità cinese in Fort Halliday, o tre nelle strade. *Sconfitta grave*: non resta alcuna legazione. *Sconfitta moderata*: giocata l’ultima carta, la colonna non è a Pechino.
    .title = Sconfitte
s-vi-2 = A Pechino vinci. Punti: ogni punto di forza, ogni carta rimasta, ogni passo di velocità e forza, e 5 per ogni atto d’eroismo. Da 75 è una vittoria decisiva, da 63 grande, da 46 moderata, da 29 piccola, meno è di Pirro.
    .title = Vittoria

r-1 = Dove comincia ciascuno è nostro, dal 1900: inglesi e italiani a nord, giapponesi e francesi a est, americani e tedeschi a sud sul Muro Tartaro, russi e austriaci a ovest.
r-2 = Una regola della casa rende ogni legazione più forte o più debole di uno: l’aiuto non dà le forze, perciò anche queste sono nostre.
r-3 = Se l’ultima carta è un evento, si risolve, e la partita è persa come in §VI.1.
r-4 = Un 1 naturale costa un punto di forza alla legazione che ha tentato l’impresa, riuscita o no. Gli atti d’eroismo si guadagnano con gli eventi; il come è nostro.
r-5 = Se nessuna forza è pescata la strada è aperta, e la colonna marcia senza attaccare.
r-6 = Quali e quante carte ci siano è nostro: l’aiuto dice che cosa può portare una carta.
r-7 = Una regola della casa gioca i mesi nel loro ordine, ciascuno mescolato da sé.
r-8 = «Poche munizioni» e «tiratori scelti» valgono fino alla fine del turno. Durante una tregua i muri si possono ancora fortificare.
r-9 = Le perdite di una mina si dividono come quelle di una mischia (§II.4).
r-33 = Gli effetti delle carte sui muri sono una nostra regola. L’incendio toglie 1 alla fortificazione. La mina costa il suo dado meno 3. Le cannonate colpiscono il muro del dado: 1 nord, 2 est, 3 sud, 4 ovest; con 5 e 6 mancano. Tolgono 1 alla fortificazione o, se non c’è, un punto di forza. Un assalto non va oltre il muro.
r-10 = La forza torna punto per punto, ciascuno a una legazione a tua scelta.
r-11 = Entrano solo legazioni libere, ciascuna una volta per passo; tornano allo stesso modo, a un muro con posto.
r-12 = Nel Peitang perde per prima la legazione più forte. Finché qualcuno lo tiene, le unità che arrivano da ovest valgono 1 di meno, ma non meno di 1: gli assedianti hanno da fare.
r-13 = Chi è nel Peitang conta per §VI, e salva la partita da una sconfitta grave.
r-34 = Quando un evento attacca il Peitang, il valore della carta è 1, e il difensore che lo tiene ancora guadagna un atto d’eroismo. Di due legazioni di pari forza perde poi quella che ha perso meno.
r-14 = Un corridoio è occupato finché un’unità è a gittata estrema o lunga, o sul muro. Le unità nelle strade l’hanno lasciato.
r-15 = I lati si servono nell’ordine nord, est, sud, ovest.
r-16 = Le dieci forze, e quanto valgono, sono nostre.
r-17 = Partecipano tutte le legazioni del muro, e il cannone dove sta. Un muro senza né le une né l’altro non spara, e ognuno spara solo davanti a sé.
r-18 = Il dado vale per entrambi anche se distrugge l’unità. La forza per il −1 è quella che aveva prima.
r-19 = Nelle strade si batte chi tiene il muro da cui l’unità è entrata, e valore del muro e fortificazione aiutano ancora; una regola della casa toglie entrambi.
r-20 = Austriaci, inglesi e tedeschi aggiungono 1 ciascuno, come altrove le capacità delle legazioni; una regola della casa li fa aggiungere 1 insieme.
r-21 = Due legazioni differiscono al massimo di un punto, a meno che una non ne abbia più.
r-22 = Ciò che nessuno può subire è perso.
r-23 = Dove il cannone è solo non si prendono perdite.
r-24 = Tutti avanzano insieme. Un’unità nel forte chiude la partita prima che si guardi altro.
r-25 = Due legazioni possono scambiarsi i posti, anche dove non c’è posto. Altri possono venire a un muro che non si può lasciare.
r-26 = Stazioni e zone di pericolo sono nostre, dalla strada vera: in treno fino a Yangcun, lungo il fiume fino a Tongzhou, per la pianura fino a Pechino.
r-27 = Una forza battuta resta fra i «dispersi» fino a fine turno; allora la colonna marcia quante volte ha punti.
r-28 = Arrivare a Pechino chiude subito la partita: niente logoramento, niente perdite.
r-29 = Un punto si paga intero, o per nulla.
r-30 = Il forte e le strade si guardano dopo ogni avanzata.
r-31 = Anche 28 punti sono una vittoria di Pirro: la tabella dell’aiuto lì lascia un vuoto.
r-32 = Le sconfitte non hanno punti; fra loro è migliore quella più vicina a Pechino.

house-rule = -# *Regola della casa, { $ruling }:* { $title }: { $choices }
example-before = **Prima:** { $place }
example-after = **Poi:**
example-nothing = Non segue nulla.
