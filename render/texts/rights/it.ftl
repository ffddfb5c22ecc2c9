### Chi può fare che cosa, e quanto alla volta.

rights-bot = Le partite sono per le persone: altri bot non decidono nulla e non vedono nulla.
rights-text = `{ $option }` accetta al massimo { $most ->
    [one] un carattere
   *[other] { $most } caratteri
}. Non è stato fatto nulla: prova a dirlo con meno parole.
rights-number = `{ $option }` accetta un numero da { $least } a { $most }. Non è stato fatto nulla.
rights-flood = È stato davvero molto in pochi secondi. Nulla va perso e nulla è fatto due volte; si può continuare { $again }.
rights-pictures = Nell’ultimo minuto hai guardato molte immagini, e anche altri aspettano le loro. La prossima si può chiedere { $again }. La partita non aspetta: puoi decidere subito, e la plancia a parole non costa attesa.
rights-papers = Hai appena chiesto diversi file grandi: filmati, esportazioni, verifiche, giornali, i tuoi dati. Il prossimo si può chiedere { $again }. Intanto puoi continuare a giocare.
rights-games = Hai appena iniziato diverse partite. La prossima si può iniziare { $again }; intanto quelle che ci sono si giocano.
rights-works = Nell’ultimo minuto hai chiesto molto, e anche altri aspettano. Puoi continuare { $again }. Intanto puoi giocare con i pulsanti della plancia.
rights-crowded = Le immagini che hai chiesto sono ancora in lavorazione. Guarda prima quelle, poi chiedi la prossima; intanto puoi continuare a giocare.
