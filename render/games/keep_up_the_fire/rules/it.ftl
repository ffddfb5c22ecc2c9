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

s-0 = Otto legazioni difendono i quattro muri intorno a Fort Halliday, due per muro, come nel 1900. Il cannone internazionale è a nord. Nessun muro è fortificato. La colonna è a Taku, e la plancia mostra i suoi due tracciati. Prima della prima carta puoi spostare tutti.
    .title = Preparazione
s-1 = Gira la prima carta. Un *evento* ha effetto subito, poi giri la carta seguente. Una *carta azione* fa un turno: porta una rosa dei venti, azioni, punti comando e forse una regola speciale. Una sola legazione può tentare un’*impresa*: tira un dado, con +1 per la legazione della carta. 4 o più è un atto d’eroismo.
    .title = La carta
s-2-a = La rosa dei venti della carta mostra da quali lati arrivano unità cinesi, quali e quanto forti (§I.a).
    .title = Arrivo
s-2-b = La carta dà le azioni. Ogni azione fortifica un muro (§II.1), fa sparare un muro (§II.2) o è una mischia (§II.3). Le azioni non usate sono perse.
    .title = Azioni
s-2-c = Tutte le unità cinesi avanzano di uno spazio (§III).
    .title = Avanzata
s-2-d = Legazioni e cannone possono cambiare muro (§IV.1).
    .title = Spostamenti
s-3-a = Se la carta lo dice, una forza viene estratta e blocca la colonna (§I.b).
    .title = Il blocco
s-3-b = Se la carta lo dice, quella forza attacca (§IV.2).
    .title = Il blocco attacca
s-3-c = Spendi uno per uno i punti comando della carta (§V). I punti non usati sono persi.
    .title = Comando
s-4 = Se la colonna è a Pechino, la partita è finita. Altrimenti la forza che blocca torna fra le altre. Finché ci sono carte comincia un altro turno.
    .title = Fine del turno

s-c-1 = Le carte rosse sono dell’assedio, quelle d’oro del soccorso. Le carte sono nostre, secondo i fatti dal 10 giugno al 14 agosto 1900. Nessuna unità cinese supera mai la forza 6.
    .title = Due tipi di carte
s-c-2 = Una regola speciale si applica per prima, all’inizio della fase che nomina. Nella fase 2 incendio, mina e cannonate danneggiano un muro. La pioggia ferma l’avanzata, la tregua ferma tutto. Tiratori scelti e poche munizioni cambiano il dado per colpire. Le baionette aggiungono perdite cinesi in mischia. Un assalto fa avanzare un’unità, la furia rafforza tutti i Boxer. Nella fase 3 le regole speciali sono rinforzi, marcia forzata, strada libera, esploratori e barche.
    .title = Regole speciali
s-c-3 = I rimpiazzi restituiscono punti di forza, mai oltre la forza iniziale. Una legazione che passa da 0 a 1 va subito a un muro con un posto libero.
    .title = Rimpiazzi
s-c-4 = Una carta può ridurre la fortificazione di un muro, mai sotto 0.
    .title = Fortificazione ridotta
s-c-5 = Alcune carte aprono la via alla cattedrale del Peitang: un assedio nell’assedio. Possono tenerla al massimo due legazioni. Quando subisce un attacco, tira un dado e aggiungi il valore della carta. I difensori perdono i punti oltre 5.
    .title = Il Peitang

s-i-a = Un’unità compare a gittata estrema da ogni lato che la rosa dei venti indica. Un lato con un’unità cinese davanti al muro o sopra non ne riceve.
    .title = Davanti ai muri
s-i-b = La forza che blocca la colonna è estratta a caso fra dieci.
    .title = Sulla strada

s-ii-1 = Un’azione alza di 1 la fortificazione di un muro, fino a 4.
    .title = Fortificazione
s-ii-2 = Un muro spara all’unità che ha davanti, a lunga gittata o estrema. Tira un dado, con +1 ciascuno per italiani, francesi e americani presenti e +1 per il cannone. Il totale deve essere *maggiore* della forza dell’unità. Un secondo dado è la perdita dell’unità: +1 con il cannone, +1 contro i Boxer, −1 a gittata estrema. Un’unità a 0 è eliminata.
    .title = Fuoco
s-ii-3 = Su un muro, e nelle strade, un dado colpisce entrambe le parti, prima i cinesi. La loro perdita: +1 Boxer, +1 strade, +1 ciascuno per austriaci, inglesi e tedeschi. Il cannone su un muro aggiunge +3. La nostra perdita: +1 Boxer, +1 strade, +1 russi, −1 giapponesi, meno il valore del muro. C’è anche −1 quando l’unità ha forza 1.
    .title = Mischia
s-ii-4 = Le perdite toccano ai difensori del muro. Due legazioni ne prendono metà ciascuna, e decidi tu quale prende il punto dispari. La fortificazione prende un punto per uno, ma un secondo punto solo quando ogni legazione ne ha preso uno. Una legazione a 0 lascia la plancia. Le perdite che restano vanno all’altra legazione o alla fortificazione.
    .title = Perdite
s-ii-5 = Il cannone spara e combatte anche senza una legazione al suo muro, e non è mai perso. Il suo +3 non vale nelle strade.
    .title = Il cannone internazionale

s-iii = Dopo le azioni ogni unità cinese avanza di uno spazio: gittata estrema, lunga gittata, muro, strade, Fort Halliday.
    .title = Avanzata

s-iv-1 = Legazioni e cannone vanno da un muro all’altro senza costo, al massimo due legazioni e il cannone per muro. Legazioni e cannone non lasciano un muro che ha i cinesi sopra o nelle strade dietro.
    .title = Spostamenti
s-iv-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza nemica. Un totale minore è una sconfitta e costa una perdita. Un totale pari costa una perdita solo in zona di pericolo. Un totale maggiore è una vittoria.
    .title = L’attacco del blocco

s-v = Ogni punto comando alza un tracciato (§V.1), attacca (§V.2) o marcia (§V.3). La strada ha dieci stazioni da Taku a Pechino. Le stazioni con un segnale sono zone di pericolo.
    .title = La colonna
s-v-1 = Un punto alza di 1 la velocità, fino a +3, o la forza, fino a +5.
    .title = Velocità e forza
s-v-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza nemica. Un totale maggiore disperde il nemico per questo turno. Un totale pari costa una perdita in zona di pericolo. Un totale minore costa una perdita, due in zona di pericolo. Dopo il secondo attacco di un turno, e dopo ognuno dei seguenti, la forza della colonna cala di 1.
    .title = Attacco
s-v-3 = Se nessuno blocca la strada, tira un dado e aggiungi la velocità e il modificatore della carta. Con più di 6 la colonna avanza. Con 6 subisce una perdita in zona di pericolo. Con meno subisce una perdita. Dopo la seconda marcia di un turno, e dopo ognuna delle seguenti, la velocità cala di 1.
    .title = Marcia
s-v-4 = Ogni punto costa due passi di velocità, due di forza, uno di ciascuna, o una stazione indietro verso Taku. Un punto che la colonna non può pagare in nessun modo è ignorato.
    .title = Le perdite della colonna

s-vi = La partita finisce appena accade una di queste cose.
    .title = La fine
s-vi-1 = *Sconfitta decisiva*: un’unità cinese è in Fort Halliday, o tre sono nelle strade. *Sconfitta grave*: non resta nessuna legazione. *Sconfitta moderata*: l’ultima carta è giocata, e la colonna non è a Pechino.
    .title = Sconfitte
s-vi-2 = Vinci quando la colonna è a Pechino. Vale un punto ogni punto di forza, ogni carta rimasta, ogni passo di velocità e forza. Ogni atto d’eroismo ne aggiunge 5. Con 75 punti o più la vittoria è decisiva, con 63 grande, con 46 moderata, con 29 piccola. Con meno è una vittoria di Pirro.
    .title = Vittoria

r-1 = I posti iniziali sono nostri, dal 1900. Inglesi e italiani sono a nord, giapponesi e francesi a est. Americani e tedeschi sono sul Muro Tartaro a sud, russi e austriaci a ovest.
r-2 = Una regola della casa rende ogni legazione più forte o più debole di uno. L’aiuto di gioco non dà le forze, perciò anche le forze sono nostre.
r-3 = Se l’ultima carta è un evento, ha effetto, e la partita è persa come in §VI.1.
r-4 = Un 1 naturale costa un punto di forza alla legazione che ha tentato l’impresa, anche se riesce. L’aiuto di gioco dice che gli eventi danno atti d’eroismo; il modo è nostro.
r-5 = Se nessuna forza è estratta, la strada è aperta, e la colonna può marciare senza attaccare.
r-6 = La scelta e il numero delle carte sono nostri: l’aiuto di gioco dice che cosa può portare una carta.
r-7 = Una regola della casa gioca i mesi nel loro ordine, ogni mese mescolato a parte.
r-8 = «Poche munizioni» e «tiratori scelti» valgono fino alla fine del turno. Durante una tregua puoi ancora fortificare i muri.
r-9 = Le perdite di una mina sono divise come quelle di una mischia (§II.4).
r-33 = Gli effetti delle carte sui muri sono una nostra regola. L’incendio toglie 1 alla fortificazione. La mina costa il suo dado meno 3. Le cannonate colpiscono il muro del dado: 1 nord, 2 est, 3 sud, 4 ovest. Con 5 e 6 mancano. Tolgono 1 alla fortificazione o, se non c’è, un punto di forza. Un assalto non va oltre il muro.
r-10 = La forza torna punto per punto, ciascuno a una legazione a tua scelta.
r-11 = Entrano solo legazioni libere, ciascuna una volta per passo. Tornano allo stesso modo, a un muro con un posto libero.
r-12 = Nel Peitang perde per prima la legazione più forte. Finché una legazione lo tiene, le unità che arrivano da ovest valgono 1 di meno, ma mai meno di 1. Gli assedianti hanno da fare.
r-13 = Una legazione nel Peitang conta per §VI ed evita la sconfitta grave.
r-34 = Quando un evento attacca il Peitang, il valore della carta è 1. Un difensore che lo tiene ancora guadagna un atto d’eroismo. Fra due legazioni di pari forza, perde poi quella che ha perso meno.
r-14 = Un corridoio è occupato finché un’unità è a gittata estrema o lunga, o sul muro. Le unità nelle strade hanno lasciato il corridoio.
r-15 = I lati vengono nell’ordine nord, est, sud, ovest.
r-16 = Le dieci forze e i loro valori sono nostri.
r-17 = Partecipano tutte le legazioni del muro, e il cannone se è lì. Un muro senza legazioni né cannone non può sparare. Un muro spara solo all’unità che ha davanti.
r-18 = Il dado vale per entrambe le parti anche se distrugge l’unità. Per il −1 conta la forza dell’unità prima del tiro.
r-19 = Nelle strade combattono i difensori del muro da cui l’unità è entrata. Il valore del muro e la fortificazione aiutano ancora. Una regola della casa toglie entrambi.
r-20 = Austriaci, inglesi e tedeschi aggiungono 1 ciascuno, come le capacità delle legazioni altrove. Con una regola della casa aggiungono 1 insieme.
r-21 = Le perdite di due legazioni differiscono al massimo di un punto, finché entrambe hanno ancora punti da perdere.
r-22 = Le perdite che nessuno può subire sono ignorate.
r-23 = Dove il cannone è solo, la difesa non subisce perdite.
r-24 = Tutte le unità avanzano insieme. Un’unità nel forte chiude la partita prima di ogni altro controllo.
r-25 = Due legazioni possono scambiarsi i posti anche dove non c’è posto. Altre possono venire a un muro che nessuno può lasciare.
r-26 = Stazioni e zone di pericolo sono nostre. Seguono la strada vera: ferrovia fino a Yangcun, fiume fino a Tongzhou, pianura fino a Pechino.
r-27 = Una forza battuta resta fra i «dispersi» fino alla fine del turno. La colonna può allora marciare tante volte quanti sono i suoi punti.
r-28 = L’arrivo a Pechino chiude subito la partita: niente logoramento, niente perdite.
r-29 = La colonna paga un punto per intero, o per niente.
r-30 = Il forte e le strade sono controllati dopo ogni avanzata.
r-31 = Anche 28 punti sono una vittoria di Pirro: lì la tabella dell’aiuto di gioco lascia un vuoto.
r-32 = Le sconfitte non hanno punti. Fra due sconfitte è migliore quella con la colonna più vicina a Pechino.

house-rule = -# *Regola della casa, { $ruling }:* { $title }: { $choices }
example-before = **Prima:** { $place }
example-after = **Poi:**
example-nothing = Non cambia nulla.
