# Partite a più parti: chi tiene quale, a chi tocca, ordini permanenti, tempo scaduto.

sides-line = { $side }: { $who }
sides-line-asked = **{ $side }: { $who }** · ora risponde
sides-open = ancora nessuno
sides-autopilot = il pilota automatico
sides-answered = La tua risposta è data. Il tabellone nel canale mostra ciò che tutti possono saperne.
sides-turn = { $who }, tocca a te: **{ $side }**. { $link }
error-not-your-turn = Non tocca a te. Ora risponde: { $turn }.
error-several-sides = Non in una partita a più parti: ogni parte è di una persona sola. Una parte libera si prende con il suo pulsante sul tabellone, o con `/parte scegli`.
button-side-answer = Rispondi in privato
button-side-orders = I miei ordini
button-side-take = Prendi una parte: { $side }

sides-orders-title = **Ordini permanenti: { $side }**
sides-orders-now = Valgono da subito, anche mentre gioca l’altra parte; nessun altro li vede, nemmeno che ce ne sono.
sides-orders-done = Ordinato: **{ $what }**. Nessun altro lo viene a sapere.
sides-orders-none = Questa parte non dà ordini permanenti, o non ne dà più.
sides-orders-pick = Scegli un ordine
sides-orders-back = Altri ordini
sides-orders-next = Ancora

sides-taken = Quella parte è di un’altra persona, o è appena passata di mano.
sides-held = Tieni già una parte: **{ $side }**. Chi vedesse entrambe conoscerebbe ogni segreto.
sides-took = Giochi **{ $side }**. { $link }
sides-left = Non giochi più **{ $side }**: può prenderla chiunque.
sides-to-autopilot = Da ora **{ $side }** è del pilota automatico.
sides-given = Da ora **{ $side }** è di { $who }.
sides-none-held = In questa partita non tieni nessuna parte.
sides-one-only = Questo gioco ha una parte sola: comincia senza `parte`, `avversario`, `contro` e `ritmo`.
sides-no-such = Quel gioco non ha una parte con questo nome. Ha: { $sides }.
sides-seed = In una partita a due nessuno di chi gioca sceglie i dadi: comincia senza `seme`.
sides-yourself = L’altra parte è per qualcun altro: senza `avversario` resta libera, o la gioca il pilota automatico.
sides-no-opponent = { $who } è un bot, o non può vedere questo canale: non è cominciato nulla.

name-side = parte
name-orders = ordini
name-leave = lascia
name-give = cedi
name-option-scenario = scenario
name-option-side = parte
name-option-opponent = avversario
name-option-against = contro
name-option-pace = ritmo
name-option-then = poi

command-side = La tua parte in una partita a due: ordini permanenti, prendere una parte, lasciarla
command-side-orders = Dai alla tua parte ordini permanenti che nessun altro vede
command-side-take = Prendi una parte che nessuno tiene
command-side-leave = Lascia la tua parte, a chiunque o al pilota automatico
command-side-give = Passa la tua parte a qualcun altro
option-side-take = La parte da prendere
option-side-then = Chi continua: chi la prende, se non dici nulla
option-side-to = Chi gioca la tua parte da ora
option-new-scenario = Lo scenario, in un gioco che ne ha più d’uno; se non dici nulla, ti viene chiesto
option-new-side = La tua parte, in una partita a due; la prima, se non dici nulla
option-new-opponent = Chi gioca l’altra parte
option-new-against = L’altra parte senza avversario: aperta a chiunque, se non dici nulla
option-new-pace = Quanto si aspetta una parte: senza fine, se non dici nulla
choice-against-open = aperta a chiunque
choice-against-autopilot = il pilota automatico
choice-pace-live = dal vivo: 60 secondi per una reazione, 30 minuti per un turno
choice-pace-post = per corrispondenza: 12 ore per una reazione, 48 per un turno
choice-pace-at-once = per corrispondenza, reazioni solo per ordini permanenti: 48 ore per un turno
choice-then-open = chi la prende
choice-then-autopilot = il pilota automatico

undo-bar-other = da allora l’altra parte ha risposto, o potrebbe aver visto qualcosa
undo-secret = una risposta segreta
log-lapse = `#{ $version }` { $time } · tempo scaduto per { $who }: **{ $what }**

## Sedersi a una nuova partita

sit-title = **Nuova partita: { $title }**
sit-scenario = Quale battaglia?
sit-side = Quale parte è la tua?
sit-any = Una qualsiasi
sit-you = tu: { $side }
sit-against = contro { $who }
sit-opponent = Chi gioca l’altra parte? Nomina qualcuno di questo server, lascia il posto libero o gioca contro il pilota automatico.
sit-alone = Qui non può venire nessun altro: l’altra parte la gioca il pilota automatico.
sit-somebody = Qualcuno di questo server…
sit-open = Chi viene
sit-autopilot = Il pilota automatico
new-no-scenarios = Questo gioco non ha scenari: comincialo senza `scenario`.
new-no-such-scenario = Quel gioco non ha uno scenario con questo nome. Ha: { $scenarios }.
