### Chi può fare che cosa, e quanto alla volta.

rights-bot = Possono giocare solo le persone. Qui gli altri bot non possono decidere né vedere nulla.
rights-text = `{ $option }` accetta al massimo { $most ->
    [one] un carattere
   *[other] { $most } caratteri
}. Accorcia il testo e riprova.
rights-number = `{ $option }` accetta un numero da { $least } a { $most }. Riprova.
rights-flood = Hai premuto molte volte in pochi secondi. Nessun clic va perso o conta doppio. Puoi continuare { $again }.
rights-pictures = Nell’ultimo minuto hai chiesto molte immagini. Chiedi la prossima { $again }. Intanto puoi giocare e leggere la plancia a parole.
rights-papers = Hai appena chiesto diversi file grandi. Chiedi il prossimo { $again }. Intanto puoi giocare.
rights-games = Hai appena cominciato diverse partite. Comincia la prossima { $again }. Intanto puoi giocare le altre.
rights-works = Nell’ultimo minuto hai chiesto molte cose, e altri giocatori aspettano. Puoi continuare { $again }. Intanto puoi giocare con i pulsanti della plancia.
rights-crowded = Il bot sta ancora disegnando le tue ultime immagini. Guarda prima quelle, poi chiedi la prossima. Intanto puoi giocare.
