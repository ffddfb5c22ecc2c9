# Orders prepared for a side’s next turn.

button-prepare = Prepara il mio turno
button-prepare-again = Cambia gli ordini preparati
button-prepare-lines = Correggi le righe
prepared-title = Il tuo prossimo turno
prepared-label = Un ordine per riga, al massimo { $most }
prepared-example = se { $sign }: { $order }
prepared-order = un ordine
prepared-none = **Prossimo turno:** puoi preparare gli ordini. Il bot li dà per te quando comincia il tuo turno. Li vedi solo tu.
prepared-sign-enemy = -# `se { $example }: …` vale se in quel luogo c’è un nemico
prepared-sign-near = -# `se { $example }: …` vale se un nemico è entro quella distanza
prepared-sign-hit = -# `se { $example }: …` vale se l’unità ha subito un colpo
prepared-sign-holds = -# `se { $example }: …` vale se l’unità è in quel luogo · `se non …` · `altrimenti: …` · `done` chiude una fase
prepared-stand = { $count ->
    [one] **Ordini preparati per il tuo prossimo turno:** una riga
   *[other] **Ordini preparati per il tuo prossimo turno:** { $count } righe
}
prepared-mine = { $count ->
    [one] Ordini preparati per il tuo prossimo turno: una riga
   *[other] Ordini preparati per il tuo prossimo turno: { $count } righe
}
prepared-kept = Quando comincia il tuo turno, il bot dà questi ordini uno dopo l’altro. Si ferma se un ordine non è possibile, se perdi uomini o se l’altra fazione può reagire. Solo tu vedi gli ordini. Ma se partono all’istante, l’avversario può capire che erano preparati.
prepared-deleted = Ora non hai ordini preparati.
prepared-wrong = Riga { $number } («{ $line }»): { $reason } Non è stato salvato nulla. Le tue righe:
prepared-impossible = { $reason } Se prevedi che la situazione cambi, comincia la riga con una condizione.
prepared-unclear-colon = Metti i due punti tra la condizione e l’ordine.
prepared-unclear-condition = Manca la condizione prima dei due punti. Trovi degli esempi in «Ordini permanenti».
prepared-unclear-else = `altrimenti` deve venire subito dopo una riga con una condizione.
prepared-unclear-order = Manca l’ordine dopo i due punti.
prepared-over = Il tuo turno finisce prima di questa riga. Cancella la riga, o spostala più in alto.
prepared-long = Accorcia questa riga. Numero massimo di caratteri: { $most }.
prepared-many = Le righe sono troppe: il massimo è { $most }. Non è stato salvato nulla. Le tue righe:
prepared-now = Tocca già a te: dai gli ordini con «La mia risposta». Dopo potrai preparare il turno seguente.
prepared-never = Puoi preparare ordini solo contro un altro giocatore, e non in una partita dal vivo. Una fazione che decide con il voto non può preparare ordini.
prepared-late = L’altra fazione ha appena mosso, quindi non è stato salvato nulla. Guarda la plancia e riprova. Le tue righe:
prepared-report = **I tuoi ordini preparati:** { $game }, { $side } · { $link }
prepared-played = { $count ->
    [0] Il bot non ha dato nessuno dei tuoi ordini preparati.
    [one] Il bot ha dato questa riga dei tuoi ordini preparati: { $lines }.
   *[other] Il bot ha dato queste righe dei tuoi ordini preparati: { $lines }.
}
prepared-unplayed = Il bot non ha dato nessuno dei tuoi ordini preparati.
prepared-stop-refused = La riga { $number } («{ $line }») non è possibile: { $reason }
prepared-stop-loss = Hai perso uomini, quindi ora decidi tu.
prepared-stop-window = Poi l’altra fazione ha potuto reagire, quindi ora decidi tu.
prepared-stop-over = Poi il tuo turno è finito.
prepared-stop-undone = Le due fazioni hanno annullato degli ordini di comune accordo, quindi i tuoi ordini preparati sono stati cancellati.
prepared-yours = Tocca a te.
