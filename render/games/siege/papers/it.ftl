### Ciò che dicono i giornali: il dispaccio del giorno e il manifesto finale. In stampa, dunque senza Markdown.

paper-name = La Sentinella di Pechino
paper-place = Pechino, { $date }
paper-number = N. { $day }
paper-price = Prezzo: una razione
paper-day = Giorno
paper-of = di { $days }
paper-map = Le Legazioni al termine della giornata
paper-story = Dalle linee
paper-cost = Il costo della giornata
paper-stand = La situazione
paper-morale = Morale
paper-supplies = Giorni di viveri rimasti
paper-nothing = Nessuna postazione ha mandato rapporti.
paper-days-axis = Giorni d’assedio
paper-since = Dal primo giorno

## Il prezzo del giorno

cost-soldiers = Soldati (punti)
    .inside = soldati (punti)
cost-weapons = Armi pesanti (punti)
    .inside = armi pesanti (punti)
cost-civilians = Civili (punti)
    .inside = civili (punti)
cost-chinese = Boxer (punti)
    .inside = Boxer (punti)
cost-leaders = Ufficiali colpiti
    .inside = ufficiali colpiti
cost-ruined = Zone cadute in rovina
    .inside = zone cadute in rovina

## La situazione

stand-armed = Punti in armi
stand-civilians = Civili (punti)
stand-ruins = Zone in rovina
stand-attackers = Boxer all’attacco oggi (punti)
stand-rounds = Sequenze oggi

## Dal primo giorno

since-powers = Perdite nostre (punti)
since-chinese = Perdite dei Boxer (punti)
since-assaults = Assalti subiti

## Il dispaccio a parole

dispatch-alt = «{ $paper }», prima pagina, { $date }, giorno { $day } di { $days }. Carta: { $card }. Titolo: «{ $headline }». { $deck } Costo del giorno: { $cost }. Morale { $morale }, viveri per { $supplies ->
    [one] un giorno
   *[other] { $supplies } giorni
}, { $armed ->
    [one] { $armed } punto
   *[other] { $armed } punti
} in armi, { $civilians ->
    [one] { $civilians } punto
   *[other] { $civilians } punti
} di civili, { $ruins ->
    [one] una rovina
   *[other] { $ruins } rovine
}. La mappa mostra le linee a fine giornata.
dispatch-alt-line = { $name }: { $count }

## Il manifesto

poster-title = L’assedio delle Legazioni
poster-relieved = Le Legazioni sono liberate il giorno { $day }
poster-held = Le Legazioni resistono fino al giorno { $day }
poster-overrun = Le Legazioni sono travolte il giorno { $day }
poster-powers = Le Potenze
poster-boxers = I Boxer
poster-total = Totale
poster-uncounted = I punti non contano: se le Legazioni sono travolte, vincono i Boxer.
poster-winner-powers = Vincono le Potenze
poster-winner-boxers = Vincono i Boxer
poster-winner-draw = Pareggio
poster-bands = Livelli di vittoria
poster-morale = Morale
poster-supplies = Giorni di viveri rimasti
poster-strength = Forze (punti)
poster-armed = Le Potenze: punti in armi
poster-attackers = I Boxer: punti all’attacco ogni giorno
poster-deadliest = Il giorno più sanguinoso
poster-deadliest-line = Giorno { $day }, { $date }: le Potenze perdono { $powers ->
    [one] { $powers } punto
   *[other] { $powers } punti
}, i Boxer { $chinese }.
poster-deadliest-none = In questo assedio nessuno ha perso punti.
poster-fates = La sorte degli ufficiali
fate-unhurt = illeso
fate-replaced = sostituito dal suo subalterno il giorno { $day }, { $zone }
fate-lost = perduto il giorno { $day }, { $zone }
band-short-1 = Disastro
band-short-2 = Sconfitta
band-short-3 = Vittoria marginale
band-short-4 = Vittoria
band-short-5 = Grande vittoria
poster-alt = Manifesto dell’assedio. { $how }. { $winner }.
poster-alt-scenario = Manifesto di «{ $title }». { $how }. { $winner }.
poster-alt-curves = Curve: alla fine il morale è { $morale }, i viveri bastano per { $supplies ->
    [one] { $supplies } giorno
   *[other] { $supplies } giorni
}, le Potenze hanno { $armed ->
    [one] { $armed } punto
   *[other] { $armed } punti
} in armi. L’attacco più forte arriva il giorno { $day }: { $attackers ->
    [one] { $attackers } punto
   *[other] { $attackers } punti
}.
poster-alt-items = { $side } { $total }, { $band }: { $items }.
poster-alt-deadliest = Il giorno più sanguinoso: { $said }
poster-alt-fates = Ufficiali perduti: { $lost }.

## Titoli: almeno otto per ogni tipo di giornata

deck-quiet = Nessun attacco e nessun bombardamento. I difensori usano bene il tempo.
headline-quiet-1 = Tutto tace dietro le barricate
headline-quiet-2 = All’alba nemmeno uno sparo
headline-quiet-3 = Un giorno per riparare e aspettare
headline-quiet-4 = Le linee trattengono il respiro
headline-quiet-5 = Sacchi di sabbia e tanta pazienza
headline-quiet-6 = Il nemico si tiene alla larga
headline-quiet-7 = Calma sulle mura tartare
headline-quiet-8 = Le sentinelle: nulla da segnalare

deck-shelling = I cannoni nemici aprono il fuoco. I difensori ammassano sacchi di sabbia.
headline-shelling-1 = Il cannone torna a parlare
headline-shelling-2 = Granate sulle Legazioni
headline-shelling-3 = I Krupp aggiustano il tiro
headline-shelling-4 = Una mattinata di ferro
headline-shelling-5 = Bombardamento! Colpiti tetti e mura
headline-shelling-6 = Grandine di granate sul quartiere
headline-shelling-7 = Dalle mura nessuna tregua
headline-shelling-8 = Schegge all’ora di colazione

deck-attack = All’attacco: { $attackers ->
    [one] un Boxer
   *[other] { $attackers } Boxer
}. Le loro perdite: { $chinese }. Le nostre: { $powers }.
headline-attack-1 = I Boxer avanzano
headline-attack-2 = Attacco alle linee
headline-attack-3 = Corni all’alba, poi l’assalto
headline-attack-4 = Fasce rosse alle barricate
headline-attack-5 = Lotta casa per casa
headline-attack-6 = Linee di nuovo sotto attacco
headline-attack-7 = Suona la campana d’allarme
headline-attack-8 = Tutti alle armi

headline-repulsed-1 = Assalto respinto
headline-repulsed-2 = La carica si infrange sui fucili
headline-repulsed-3 = Boxer respinti con gravi perdite
headline-repulsed-4 = Venuti a centinaia, messi in fuga
headline-repulsed-5 = Le salve decidono la giornata
headline-repulsed-6 = Le barricate reggono
headline-repulsed-7 = Gli amuleti non fermano i proiettili
headline-repulsed-8 = Bella difesa, nemico battuto

headline-bloody-1 = Giorno nero sulle barricate
headline-bloody-2 = La linea regge a caro prezzo
headline-bloody-3 = L’ospedale è pieno
headline-bloody-4 = Gravi perdite in una lotta feroce
headline-bloody-5 = Sangue in via delle Legazioni
headline-bloody-6 = I marinai cadono ai loro posti
headline-bloody-7 = L’appello è sempre più breve
headline-bloody-8 = Un prezzo doloroso

headline-fire-1 = Fiamme sul quartiere
headline-fire-2 = Intere strade in cenere
headline-fire-3 = La torcia è la loro nuova arma
headline-fire-4 = Secchi e baionette
headline-fire-5 = Cielo rosso nella notte
headline-fire-6 = Il fuoco riesce dove la spada fallisce
headline-fire-7 = Rovine fumanti dietro le linee
headline-fire-8 = Un mare di fuoco

deck-leader = La guarnigione perde un ufficiale che nessuno può sostituire.
headline-leader-1 = È caduto { $leader }
headline-leader-2 = La morte di { $leader }
headline-leader-3 = Addio { TO($leader) }
headline-leader-4 = Lutto per { $leader }
headline-leader-5 = { $leader } colpito in prima linea
headline-leader-6 = Perduto un ufficiale valoroso: { $leader }
headline-leader-7 = Bandiere a mezz’asta per { $leader }
headline-leader-8 = { $leader } muore fra i suoi

deck-mines = Il nemico ha scavato sotto i nostri muri.
headline-mines-1 = La terra si apre: esplodono le mine
headline-mines-2 = Salta in aria la Legazione di Francia
headline-mines-3 = Un cratere dove c’erano i muri
headline-mines-4 = Insidia sottoterra
headline-mines-5 = Polvere da sparo sotto i piedi
headline-mines-6 = Due esplosioni scuotono Pechino
headline-mines-7 = Scoperte le gallerie del nemico
headline-mines-8 = Minate le linee francesi

deck-truce = Le truppe imperiali e il loro generale lasciano l’assedio per sempre.
headline-truce-1 = Bandiera bianca sul ponte
headline-truce-2 = I regolari si ritirano
headline-truce-3 = Tregua! Le truppe imperiali si ritirano
headline-truce-4 = L’Imperatrice manda meloni
headline-truce-5 = Tacciono le armi sulle mura
headline-truce-6 = Parole gentili dallo Yamen
headline-truce-7 = Una strana pace
headline-truce-8 = Se ne vanno le insegne imperiali

deck-famine = I civili muoiono di fame, e i medici non possono aiutarli.
headline-famine-1 = La fame entra nelle Legazioni
headline-famine-2 = Gli ultimi muli
headline-famine-3 = Ridotte le razioni dei bambini
headline-famine-4 = Corteccia e miglio
headline-famine-5 = Carestia tra i convertiti
headline-famine-6 = Ciotole vuote al Fu
headline-famine-7 = La fame uccide più delle granate
headline-famine-8 = Pane razionato fino alle briciole

deck-supplies = Nuove scorte permettono di resistere più a lungo.
headline-supplies-1 = Scorte trovate: grano e cavalli
headline-supplies-2 = La dispensa è piena
headline-supplies-3 = Grano per molti giorni
headline-supplies-4 = Conquistato un granaio
headline-supplies-5 = Uova comprate oltre la barricata
headline-supplies-6 = Riso a sufficienza, e champagne
headline-supplies-7 = Una cantina che vale oro
headline-supplies-8 = L’intendenza sorride

deck-news = Un messaggero ha raggiunto le Legazioni attraverso gli avamposti nemici.
headline-news-1 = Un messaggero passa le linee
headline-news-2 = Notizie da fuori
headline-news-3 = Notizie cucite in un colletto
headline-news-4 = Finalmente notizie
headline-news-5 = Il mondo non ci ha dimenticati
headline-news-6 = La notizia corre di bocca in bocca
headline-news-7 = Un biglietto sgualcito e prezioso
headline-news-8 = I corrieri sfidano gli avamposti

deck-rain = La pioggia ferma ciò che i fucili non potevano fermare.
headline-rain-1 = La pioggia zittisce i cannoni
headline-rain-2 = Il cielo interviene
headline-rain-3 = Fango in tutte le trincee
headline-rain-4 = Polveri bagnate, cannoni muti
headline-rain-5 = Un acquazzone porta la pace
headline-rain-6 = Ombrelli sulle barricate
headline-rain-7 = Tuoni di un altro genere
headline-rain-8 = Il canale torna a scorrere

deck-relieved = La colonna di soccorso è in città, e le porte sono aperte.
headline-relieved-1 = Liberi!
headline-relieved-2 = L’assedio è tolto
headline-relieved-3 = La colonna entra a Pechino
headline-relieved-4 = La liberazione
headline-relieved-5 = Salvi all’ultima ora
headline-relieved-6 = I Sikh entrano dalla Porta d’Acqua
headline-relieved-7 = Cinquantaquattro giorni, poi liberi
headline-relieved-8 = La lunga veglia è finita

deck-overrun = Nessuno difende più le mura.
headline-overrun-1 = Le Legazioni sono cadute
headline-overrun-2 = Nessuna risposta da Pechino
headline-overrun-3 = Perduta l’ultima barricata
headline-overrun-4 = Le Legazioni tacciono
headline-overrun-5 = Sopraffatti
headline-overrun-6 = Hanno resistito fino alla fine
headline-overrun-7 = Il mondo in lutto
headline-overrun-8 = Pechino: perduta ogni speranza

## Piccoli annunci, per i giorni in cui accade poco

paper-notices = Annunci
notice-1 = Smarrito vicino alla campana un pony grigio, molto rimpianto. Forse è finito in pentola.
notice-2 = Si cercano sacchi di sabbia d’ogni colore. La Legazione britannica accetta tende e seta.
notice-3 = L’Hôtel de Pékin cuoce il pane alle sei. Portare la propria farina.
notice-4 = Affittasi cantina asciutta, al riparo dalle granate. Rispondere prima del prossimo bombardamento.
notice-5 = Funzione religiosa alle undici, salvo interruzioni del nemico.
notice-6 = Si scambiano due scatole di sardine con stivali, misura quarantadue.
notice-7 = La lavanderia si scusa per i buchi nelle camicie, ma non li ha fatti lei.
notice-8 = Le cartucce trovate in strada vanno portate all’armaiolo.
