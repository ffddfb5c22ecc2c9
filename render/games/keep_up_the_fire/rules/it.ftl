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

s-0 = Otto legazioni difendono i quattro muri intorno a Fort Halliday, due per muro, come nel 1900. Il cannone internazionale è a nord. Nessun muro è fortificato. La colonna è a Taku; velocità e forza sono segnate su due tracciati. Prima della prima carta puoi spostare le legazioni e il cannone.
    .title = Preparazione
s-1 = Gira la prima carta. Se è un *evento*, ha effetto subito, e poi giri la carta seguente. Se è una *carta azione*, comincia un turno. La rosa dei venti della carta mostra da dove arrivano i cinesi. La carta ti dà anche azioni, punti comando e a volte una regola speciale. Alcune carte offrono un’*impresa*, che una sola legazione può tentare. Tira un dado, con +1 per la legazione indicata dalla carta. Con 4 o più ottieni un atto d’eroismo.
    .title = La carta
s-2-a = La rosa dei venti della carta mostra da dove arrivano i cinesi, di che tipo e con quale forza (§I.a).
    .title = Arrivo
s-2-b = La carta dà un numero di azioni. Con un’azione fortifichi un muro (§II.1), spari da un muro (§II.2) o combatti una mischia (§II.3). Le azioni non usate sono perse.
    .title = Azioni
s-2-c = Tutte le unità cinesi avanzano di uno spazio (§III).
    .title = Avanzata
s-2-d = Puoi spostare le legazioni e il cannone ad altri muri (§IV.1).
    .title = Spostamenti
s-3-a = Se la carta lo dice, il gioco estrae una forza cinese che blocca la colonna (§I.b).
    .title = Il blocco
s-3-b = Se la carta lo dice, la forza che blocca attacca la colonna (§IV.2).
    .title = Il blocco attacca
s-3-c = Spendi uno per uno i punti comando della carta (§V). I punti non usati sono persi.
    .title = Comando
s-4 = Se la colonna è a Pechino, la partita è finita. Altrimenti la forza che blocca torna fra quelle da estrarre. Se restano carte, comincia un altro turno.
    .title = Fine del turno

s-c-1 = Le carte rosse riguardano l’assedio, quelle d’oro il soccorso. Le abbiamo scritte noi, secondo i fatti dal 10 giugno al 14 agosto 1900. Nessuna unità cinese supera mai la forza 6.
    .title = Due tipi di carte
s-c-2 = Una regola speciale ha effetto prima di tutto, all’inizio della sua fase. Nella fase 2 incendio, mina e bombardamento danneggiano un muro. La pioggia ferma l’avanzata, la tregua ferma tutto. Tiratori scelti e poche munizioni modificano il dado per colpire. Le baionette aumentano le perdite cinesi in mischia. Un assalto fa avanzare un’unità, la furia rafforza tutti i Boxer. Nella fase 3 le regole speciali sono rinforzi, marcia forzata, strada libera, esploratori e barche.
    .title = Regole speciali
s-c-3 = I rimpiazzi restituiscono punti di forza alle legazioni, mai oltre la forza iniziale. Una legazione che passa da 0 a 1 va subito a un muro con un posto libero.
    .title = Rimpiazzi
s-c-4 = Alcune carte riducono la fortificazione di un muro, mai sotto 0.
    .title = Fortificazione ridotta
s-c-5 = Alcune carte aprono la via alla cattedrale del Peitang: un assedio nell’assedio. Possono difenderla al massimo due legazioni. Quando subisce un attacco, tira un dado e aggiungi il valore della carta. Per ogni punto del totale oltre il 5 i difensori perdono un punto di forza.
    .title = Il Peitang

s-i-a = Un’unità cinese compare a gittata estrema da ogni lato indicato dalla rosa dei venti. Non compare dove un’altra unità cinese è già davanti al muro o sul muro.
    .title = Davanti ai muri
s-i-b = La forza cinese che blocca la colonna è estratta a caso fra dieci.
    .title = Sulla strada

s-ii-1 = Un’azione alza di 1 la fortificazione di un muro, fino a 4.
    .title = Fortificazione
s-ii-2 = Un muro spara all’unità che ha davanti, a lunga gittata o a gittata estrema. Tira un dado. Aggiungi 1 ciascuno per italiani, francesi e americani al muro, e 1 per il cannone. Il muro colpisce se il totale è *maggiore* della forza dell’unità. Un secondo dado dà la perdita dell’unità: +1 con il cannone, +1 contro i Boxer, −1 a gittata estrema. Un’unità a 0 è eliminata.
    .title = Fuoco
s-ii-3 = Su un muro, e nelle strade, un solo dado dà le perdite di entrambe le fazioni, prima quelle dei cinesi. Aggiungi alla perdita cinese 1 contro i Boxer e 1 nelle strade. Aggiungi 1 ciascuno per austriaci, inglesi e tedeschi, e 3 per il cannone, ma solo su un muro. Aggiungi alla tua perdita 1 contro i Boxer, 1 nelle strade e 1 con i russi. Togli alla tua perdita 1 con i giapponesi, il valore del muro, e 1 se l’unità ha forza 1.
    .title = Mischia
s-ii-4 = I difensori del muro subiscono le perdite. Due legazioni ne subiscono metà ciascuna, e decidi tu quale subisce il punto dispari. Ogni punto di fortificazione può assorbire un punto di perdita. La fortificazione può assorbirne un secondo solo quando ogni legazione ne ha subito uno. Una legazione a 0 lascia la plancia. Le perdite rimaste passano all’altra legazione o alla fortificazione.
    .title = Perdite
s-ii-5 = Il cannone spara e combatte anche se al suo muro non ci sono legazioni, e non è mai perduto. Nelle strade il suo +3 non vale.
    .title = Il cannone internazionale

s-iii = Dopo le azioni ogni unità cinese avanza di uno spazio. Gli spazi sono gittata estrema, lunga gittata, muro, strade e Fort Halliday.
    .title = Avanzata

s-iv-1 = Puoi spostare gratis le legazioni e il cannone a un altro muro. A un muro possono stare al massimo due legazioni e il cannone. Una legazione o il cannone non può lasciare un muro se i cinesi sono sul muro o nelle strade dietro.
    .title = Spostamenti
s-iv-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza nemica. Un totale minore è una sconfitta e costa una perdita. Un totale pari costa una perdita solo in zona di pericolo. Con un totale maggiore la colonna respinge l’attacco.
    .title = L’attacco del blocco

s-v = Con ogni punto comando alzi la velocità o la forza (§V.1), attacchi (§V.2) o marci (§V.3). La strada ha dieci stazioni da Taku a Pechino. Le stazioni con un segnale sono zone di pericolo.
    .title = La colonna
s-v-1 = Un punto comando alza di 1 la velocità, fino a +3, o la forza, fino a +5.
    .title = Velocità e forza
s-v-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza nemica. Un totale maggiore disperde il nemico per questo turno. Un totale pari costa una perdita in zona di pericolo. Un totale minore costa una perdita, o due in zona di pericolo. Dopo il secondo attacco di un turno, e dopo ogni attacco seguente, la forza della colonna cala di 1.
    .title = Attacco
s-v-3 = Se nessuna forza blocca la strada, tira un dado e aggiungi la velocità e il modificatore della carta. Con più di 6 la colonna avanza di una stazione. Con 6 subisce una perdita solo in zona di pericolo. Con meno di 6 subisce una perdita. Dopo la seconda marcia di un turno, e dopo ogni marcia seguente, la velocità cala di 1.
    .title = Marcia
s-v-4 = Ogni punto di perdita costa due passi di velocità, due di forza, uno di ciascuna, o una stazione verso Taku. Un punto che la colonna non può pagare in nessun modo è ignorato.
    .title = Le perdite della colonna

s-vi = La partita finisce appena subisci una delle sconfitte (§VI.1) o la colonna arriva a Pechino (§VI.2).
    .title = La fine
s-vi-1 = *Sconfitta decisiva*: un’unità cinese è a Fort Halliday, o tre sono nelle strade. *Sconfitta grave*: non resta nessuna legazione. *Sconfitta moderata*: l’ultima carta è stata giocata e la colonna non è a Pechino.
    .title = Sconfitte
s-vi-2 = Vinci quando la colonna è a Pechino. Ogni punto di forza delle legazioni e ogni carta rimasta vale un punto. Vale un punto anche ogni passo di velocità e di forza della colonna. Ogni atto d’eroismo vale 5 punti. Con 75 punti o più la vittoria è decisiva, con 63 grande, con 46 moderata, con 29 piccola. Con meno è una vittoria di Pirro.
    .title = Vittoria

r-1 = I posti iniziali sono nostri, secondo la storia del 1900. Inglesi e italiani sono a nord, giapponesi e francesi a est. Americani e tedeschi sono sul Muro Tartaro a sud, russi e austriaci a ovest.
r-2 = L’aiuto di gioco non dà le forze delle legazioni, perciò le abbiamo scelte noi. Con una regola della casa ogni legazione può avere un punto in più o in meno.
r-3 = Se l’ultima carta è un evento, ha effetto, poi la partita è persa (§VI.1).
r-4 = Un 1 naturale costa un punto di forza alla legazione che tenta l’impresa, anche se l’impresa riesce. Secondo l’aiuto di gioco gli eventi danno atti d’eroismo; il resto lo abbiamo deciso noi.
r-5 = Se il gioco non estrae nessuna forza, la strada è aperta e la colonna può marciare senza attaccare.
r-6 = Abbiamo scelto noi le carte e il loro numero. L’aiuto di gioco dice soltanto che cosa può contenere una carta.
r-7 = Con una regola della casa giochi le carte mese per mese: le carte di ogni mese sono mescolate a parte.
r-8 = Gli effetti di «poche munizioni» e «tiratori scelti» durano fino alla fine del turno. Durante una tregua puoi ancora fortificare i muri.
r-9 = Dividi le perdite di una mina come quelle di una mischia (§II.4).
r-33 = Questi effetti sono nostri. L’incendio toglie 1 alla fortificazione. La mina causa perdite pari al dado meno 3. Per il bombardamento un dado indica il muro: 1 nord, 2 est, 3 sud, 4 ovest, 5 e 6 nessuno. Il muro perde 1 di fortificazione o, se non ne ha, 1 punto di forza. Un assalto si ferma al muro.
r-10 = I rimpiazzi restituiscono un punto di forza alla volta, ciascuno a una legazione a tua scelta.
r-11 = Possono entrare nel Peitang solo legazioni libere di muoversi, ciascuna una volta per fase. Allo stesso modo possono tornare a un muro con un posto libero.
r-12 = Nel Peitang subisce per prima le perdite la legazione più forte. Finché una legazione difende la cattedrale, le unità che arrivano da ovest hanno forza 1 in meno, ma almeno 1. Gli assedianti infatti sono impegnati lì.
r-13 = Una legazione nel Peitang conta per il §VI. Finché resta lì, la partita non finisce con una sconfitta grave.
r-34 = Quando un evento attacca il Peitang, il valore della carta è 1. Se resta un difensore, ottieni un atto d’eroismo. Fra due legazioni di pari forza, il punto seguente tocca a quella che ha perso meno.
r-14 = Non arrivano nuove unità a un muro se un’unità cinese è a gittata estrema, a lunga gittata o sul muro. Quelle già nelle strade non lo impediscono.
r-15 = Quando l’ordine dei lati conta, è nord, est, sud, ovest.
r-16 = Le dieci forze che possono bloccare la colonna, con i loro valori, sono nostre.
r-17 = Al fuoco di un muro partecipano tutte le sue legazioni, e il cannone se è lì. Un muro senza legazioni né cannone non può sparare. Un muro spara solo all’unità che ha davanti.
r-18 = Un solo dado decide le perdite di entrambe le fazioni, anche quando elimina l’unità cinese. Il −1 contro un’unità di forza 1 dipende dalla forza che l’unità aveva prima del tiro.
r-19 = Nelle strade combattono i difensori del muro da cui l’unità è entrata. Il valore del muro e la fortificazione li aiutano ancora. Con una regola della casa questi aiuti non ci sono.
r-20 = Austriaci, inglesi e tedeschi aggiungono 1 ciascuno, come le altre legazioni con le loro capacità. Con una regola della casa aggiungono 1 in tutto.
r-21 = Le perdite di due legazioni differiscono al massimo di un punto, finché entrambe hanno punti da perdere.
r-22 = Le perdite che nessuna legazione e nessuna fortificazione può assorbire sono ignorate.
r-23 = Dove c’è solo il cannone, la difesa non subisce perdite.
r-24 = Tutte le unità cinesi avanzano insieme. Se un’unità entra nel forte, la partita finisce prima di ogni altro controllo.
r-25 = Due legazioni possono scambiarsi i muri anche se i muri sono pieni. Una legazione può andare a un muro che nessuno può lasciare, se c’è posto.
r-26 = Stazioni e zone di pericolo sono nostre. La strada è quella vera: ferrovia fino a Yangcun, fiume fino a Tongzhou, pianura fino a Pechino.
r-27 = Una forza battuta resta fra i «dispersi» fino alla fine del turno. La colonna può allora marciare più volte, finché ha punti comando.
r-28 = L’arrivo a Pechino chiude subito la partita, senza logoramento e senza perdite.
r-29 = La colonna paga ogni punto di perdita per intero; se non può, non paga nulla.
r-30 = Il gioco controlla forte e strade dopo ogni avanzata cinese.
r-31 = Anche 28 punti danno una vittoria di Pirro. Nella tabella dell’aiuto di gioco quel numero manca.
r-32 = Le sconfitte non hanno punti. Fra due sconfitte è migliore quella con la colonna più vicina a Pechino.

house-rule = -# *Regola della casa, { $ruling }:* { $title }: { $choices }
example-before = **Prima:** { $place }
example-after = **Poi:**
example-nothing = Non cambia nulla.
