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

s-0 = Otto legazioni difendono i quattro muri intorno a Fort Halliday, due per muro, come nel 1900. Il cannone internazionale è al muro nord. Nessun muro è fortificato. La colonna di soccorso è a Taku; la plancia mostra la sua velocità e la sua forza. Prima della prima carta puoi spostare tutte le legazioni e il cannone.
    .title = Preparazione
s-1 = Gira la prima carta del mazzo. Un *evento* ha effetto subito; poi gira la carta seguente. Una *carta azione* vale un turno. Ha una rosa dei venti, alcune azioni, alcuni punti comando e a volte una regola speciale. Alcuni eventi permettono a una sola legazione di tentare un’*impresa*. Tira un dado, con +1 per la legazione che la carta indica. Con 4 o più l’impresa riesce ed è un atto d’eroismo.
    .title = La carta
s-2-a = La rosa dei venti mostra da quali lati arrivano unità cinesi, di che tipo e con quale forza (§I.a).
    .title = Arrivo
s-2-b = La carta ti dà un numero di azioni. Con un’azione fortifichi un muro (§II.1), spari da un muro (§II.2) o combatti una mischia (§II.3). Perdi le azioni che non usi.
    .title = Azioni
s-2-c = Tutte le unità cinesi avanzano di uno spazio (§III).
    .title = Avanzata
s-2-d = Puoi spostare le legazioni e il cannone da un muro all’altro (§IV.1).
    .title = Spostamenti
s-3-a = Se la carta lo dice, il bot estrae a caso una forza cinese, che blocca la colonna (§I.b).
    .title = Il blocco
s-3-b = Se la carta lo dice, la forza che blocca la strada attacca la colonna (§IV.2).
    .title = Il blocco attacca
s-3-c = Spendi uno per uno i punti comando della carta (§V). Perdi i punti che non usi.
    .title = Comando
s-4 = Se la colonna è a Pechino, la partita è finita. Altrimenti la forza che blocca la strada torna fra le forze da estrarre. Se restano carte, comincia un altro turno.
    .title = Fine del turno

s-c-1 = Le carte rosse riguardano l’assedio, quelle dorate il soccorso. Abbiamo scritto noi le carte, secondo i fatti dal 10 giugno al 14 agosto 1900. Nessuna unità cinese può superare la forza 6.
    .title = Due tipi di carte
s-c-2 = Applica per prima la regola speciale di una carta, all’inizio della fase che la carta indica. Nella fase 2 un incendio, una mina o un bombardamento danneggiano un muro. La pioggia ferma l’avanzata, e una tregua ferma tutto. I tiratori scelti e le poche munizioni modificano il tiro per colpire. Le baionette aumentano le perdite cinesi in mischia. Un assalto fa avanzare un’unità cinese, e la furia rafforza tutti i Boxer. Le regole speciali della fase 3 sono rinforzi, marcia forzata, strada libera, esploratori e barche.
    .title = Regole speciali
s-c-3 = I rimpiazzi restituiscono punti di forza alle legazioni, ma mai oltre la loro forza iniziale. Una legazione che risale da 0 a 1 va subito a un muro con un posto libero.
    .title = Rimpiazzi
s-c-4 = Alcune carte riducono la fortificazione di un muro, ma mai sotto 0.
    .title = Fortificazione ridotta
s-c-5 = Alcune carte aprono la via della cattedrale del Peitang, un assedio nell’assedio. Al massimo due legazioni possono difenderla. Quando i cinesi attaccano la cattedrale, tira un dado e aggiungi il valore della carta. Per ogni punto del totale sopra il 5, le legazioni nella cattedrale perdono in tutto un punto di forza.
    .title = Il Peitang

s-i-a = Un’unità cinese compare a gittata estrema su ogni lato che la rosa dei venti indica. Non compare se un’altra unità cinese è già davanti al muro di quel lato, o sul muro.
    .title = Davanti ai muri
s-i-b = Il bot estrae a caso la forza che blocca la colonna, fra dieci forze cinesi.
    .title = Sulla strada

s-ii-1 = Un’azione aumenta di 1 la fortificazione di un muro, fino a 4.
    .title = Fortificazione
s-ii-2 = Le truppe di un muro sparano all’unità davanti a loro, a lunga gittata o a gittata estrema. Tira un dado. Gli italiani, i francesi, gli americani e il cannone danno +1 ciascuno, se sono a quel muro. Il tiro colpisce se il totale è *maggiore* della forza dell’unità. Poi un secondo dado decide quanti punti di forza perde l’unità. Il secondo dado ha +1 con il cannone, +1 contro i Boxer e −1 a gittata estrema. Un’unità con forza 0 è eliminata.
    .title = Fuoco
s-ii-3 = In una mischia, su un muro o nelle strade, un solo dado decide le perdite delle due fazioni. Prima subiscono le perdite i cinesi.

    Alle perdite cinesi aggiungi 1 contro i Boxer e 1 nelle strade. Aggiungi 1 per gli austriaci, 1 per gli inglesi e 1 per i tedeschi. Su un muro aggiungi 3 per il cannone.

    Alle tue perdite aggiungi 1 contro i Boxer, 1 nelle strade e 1 con i russi. Togli 1 con i giapponesi, il valore del muro, e 1 se l’unità cinese ha forza 1.
    .title = Mischia
s-ii-4 = I difensori del muro subiscono le perdite. Se ci sono due legazioni, ognuna ne subisce metà, e decidi tu quale subisce il punto dispari. Ogni livello di fortificazione assorbe un punto di perdita. La fortificazione può assorbire un secondo punto solo quando ogni legazione ne ha subito uno. Una legazione che arriva a forza 0 lascia la plancia. I punti che restano vanno all’altra legazione o alla fortificazione.
    .title = Perdite
s-ii-5 = Il cannone spara e combatte anche senza legazioni al suo muro, e non va mai perduto. Nelle strade il suo +3 non vale.
    .title = Il cannone internazionale

s-iii = Dopo le azioni ogni unità cinese avanza di uno spazio. Nell’ordine gli spazi sono gittata estrema, lunga gittata, muro, strade e Fort Halliday.
    .title = Avanzata

s-iv-1 = Puoi spostare gratis le legazioni e il cannone da un muro all’altro. A un muro possono stare al massimo due legazioni e il cannone. Legazioni e cannone non possono lasciare un muro se i cinesi sono sul muro o nelle strade dietro.
    .title = Spostamenti
s-iv-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza dell’unità che blocca la strada. Con un totale minore la colonna è sconfitta e subisce una perdita. Con un totale pari subisce una perdita solo in una zona di pericolo. Con un totale maggiore la colonna respinge l’attacco.
    .title = L’attacco del blocco

s-v = Con ogni punto comando puoi aumentare la velocità o la forza (§V.1), attaccare (§V.2) o marciare (§V.3). La strada ha dieci stazioni, da Taku a Pechino. Le stazioni con un segnale di pericolo sono zone di pericolo.
    .title = La colonna
s-v-1 = Un punto comando aumenta di 1 la velocità, fino a +3, o la forza della colonna, fino a +5.
    .title = Velocità e forza
s-v-2 = Tira un dado e aggiungi la forza della colonna e il modificatore della carta. Confronta il totale con la forza dell’unità che blocca la strada. Un totale maggiore disperde l’unità per questo turno. Un totale pari costa una perdita in una zona di pericolo. Un totale minore costa una perdita, o due in una zona di pericolo. Dopo il secondo attacco di un turno, e dopo ogni altro attacco, la forza della colonna cala di 1.
    .title = Attacco
s-v-3 = La colonna può marciare se nessuna forza cinese blocca la strada. Tira un dado e aggiungi la velocità e il modificatore della carta. Con più di 6 la colonna avanza di una stazione. Con 6 subisce una perdita, ma solo in una zona di pericolo. Con meno di 6 subisce una perdita. Dopo la seconda marcia di un turno, e dopo ogni altra marcia, la velocità cala di 1.
    .title = Marcia
s-v-4 = Per ogni perdita togli due passi di velocità, due di forza, o uno di ciascuna. Oppure la colonna ripiega di una stazione verso Taku. Una perdita che non puoi pagare in nessun modo non conta.
    .title = Le perdite della colonna

s-vi = La partita finisce appena subisci una delle sconfitte (§VI.1) o la colonna arriva a Pechino (§VI.2).
    .title = La fine
s-vi-1 = *Sconfitta decisiva*: un’unità cinese è a Fort Halliday, o tre unità cinesi sono nelle strade. *Sconfitta grave*: non resta nessuna legazione. *Sconfitta moderata*: l’ultima carta è stata giocata, e la colonna non è a Pechino.
    .title = Sconfitte
s-vi-2 = Vinci quando la colonna è a Pechino. Ogni punto di forza delle legazioni e ogni carta rimasta vale un punto. Vale un punto anche ogni passo di velocità o di forza della colonna. Ogni atto d’eroismo vale 5 punti. Con almeno 75 punti la vittoria è decisiva, con 63 grande, con 46 moderata, con 29 piccola. Con meno punti è una vittoria di Pirro.
    .title = Vittoria

r-1 = I posti iniziali seguono la storia del 1900. Inglesi e italiani sono a nord, giapponesi e francesi a est. Americani e tedeschi sono sul Muro Tartaro a sud, russi e austriaci a ovest.
r-2 = Una regola della casa dà a ogni legazione un punto di forza in più o in meno. L’aiuto di gioco non dice quanta forza hanno le legazioni; perciò l’abbiamo scelta noi.
r-3 = Se l’ultima carta è un evento, applicane l’effetto. Poi la partita è persa (§VI.1).
r-4 = Un 1 naturale toglie un punto di forza alla legazione che ha tentato l’impresa, anche se l’impresa è riuscita. L’aiuto di gioco dice solo che gli eventi danno atti d’eroismo. Il resto è una nostra regola.
r-5 = Se il bot non estrae una forza, la strada è aperta: la colonna può marciare senza attaccare.
r-6 = Abbiamo scelto noi le carte e il loro numero. L’aiuto di gioco dice soltanto che cosa può contenere una carta.
r-7 = Una regola della casa ti fa giocare le carte mese per mese. In quel caso il bot mescola a parte le carte di ogni mese.
r-8 = «Poche munizioni» e «tiratori scelti» valgono fino alla fine del turno. Durante una tregua puoi ancora fortificare i muri.
r-9 = Una mina causa perdite che dividi come quelle di una mischia (§II.4).
r-33 = Questi effetti delle carte sono nostri. L’incendio toglie 1 alla fortificazione. La mina causa perdite pari al dado meno 3. Nel bombardamento un dado indica il muro: 1 nord, 2 est, 3 sud, 4 ovest, 5 e 6 nessuno. La fortificazione perde 1; se è a 0, i difensori perdono 1 punto di forza. Un assalto si ferma al muro.
r-10 = I rimpiazzi restituiscono un punto di forza alla volta. Per ogni punto scegli tu una legazione.
r-11 = Possono entrare nel Peitang solo le legazioni libere di muoversi, ognuna una volta per fase. Nello stesso modo possono tornare a un muro con un posto libero.
r-12 = Nel Peitang subisce le perdite per prima la legazione più forte. Finché una legazione difende il Peitang, le unità che arrivano da ovest hanno forza −1 (minimo 1). Una parte dei cinesi è infatti occupata in quell’assedio.
r-13 = Una legazione nel Peitang conta come legazione rimasta (§VI). Finché è nel Peitang, la partita non finisce con una sconfitta grave.
r-34 = Quando un evento attacca il Peitang, il valore della carta è 1. Se dopo l’attacco una legazione difende ancora il Peitang, ottieni un atto d’eroismo. Se due legazioni hanno la stessa forza, la perdita seguente tocca alla legazione che ha perso meno.
r-14 = Un’unità a gittata estrema, a lunga gittata o sul muro impedisce l’arrivo di un’altra unità su quel lato. Un’unità nelle strade non lo impedisce.
r-15 = L’ordine dei lati è nord, est, sud, ovest.
r-16 = Abbiamo ideato noi le dieci forze che possono bloccare la strada, con i loro valori.
r-17 = Al tiro di un muro partecipano tutte le legazioni al muro, e il cannone se è lì. Un muro senza legazioni e senza cannone non può sparare. Un muro spara solo all’unità davanti a sé.
r-18 = Un solo dado decide le perdite delle due fazioni, anche se elimina l’unità cinese. Il −1 per la forza 1 dipende dalla forza che l’unità aveva prima del tiro.
r-19 = Nelle strade l’unità cinese combatte contro i difensori del muro da cui è entrata. Il valore del muro e la sua fortificazione aiutano ancora i difensori. Una regola della casa toglie questi due aiuti.
r-20 = Gli austriaci, gli inglesi e i tedeschi danno +1 ciascuno. Con una regola della casa danno +1 in tutto.
r-21 = Fra le perdite di due legazioni la differenza è al massimo di un punto. Può essere maggiore solo se una delle due non ha più punti di forza.
r-22 = Se nessuna legazione e nessuna fortificazione può subire una perdita, la perdita non conta.
r-23 = Se a un muro c’è solo il cannone, non subisci perdite.
r-24 = Tutte le unità cinesi avanzano insieme. Se un’unità entra a Fort Halliday, la partita finisce prima di ogni altro controllo.
r-25 = Due legazioni possono scambiarsi il posto, anche se i loro muri sono pieni. Se su un muro c’è posto, una legazione può andare lì. Può farlo anche quando le legazioni già su quel muro non possono spostarsi.
r-26 = Abbiamo scelto noi le stazioni e le zone di pericolo. Seguono la strada vera: in treno fino a Yangcun, lungo il fiume fino a Tongzhou, in pianura fino a Pechino.
r-27 = Una forza sconfitta resta nella casella «Dispersi» fino alla fine del turno. In quel turno la colonna può marciare quante volte vuole, finché ha punti comando.
r-28 = La partita finisce appena la colonna arriva a Pechino. Dopo l’arrivo la colonna non perde altri passi di velocità o di forza.
r-29 = Paghi ogni perdita per intero, oppure non la paghi affatto.
r-30 = Dopo ogni avanzata il bot controlla se ci sono unità cinesi a Fort Halliday o nelle strade.
r-31 = Anche 28 punti danno una vittoria di Pirro, perché nella tabella dell’aiuto di gioco quel numero manca.
r-32 = Una sconfitta non dà punti. Fra due sconfitte è migliore quella con la colonna più vicina a Pechino.

house-rule = -# *Regola della casa, { $ruling }:* { $title }: { $choices }
example-before = **Prima:** { $place }
example-after = **Poi:**
example-nothing = Non cambia nulla.
