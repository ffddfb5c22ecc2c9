### Quando Discord non mostra una partita, e non c’è nessuno a cui dirlo in privato.

weather-gone = **{ $title }** non si può più mostrare: il suo canale, { $where }, è stato cancellato o mi è nascosto. Ciò che è stato deciso è salvato. Scrivi `/assedio qui` dove la partita deve continuare; oppure fammi vedere di nuovo il canale, e la plancia arriva da sola.
weather-permissions = **{ $title }** non si può mostrare in { $where }. Lì mi serve: { $permissions }. Ciò che è stato deciso è salvato. Concedimelo, e la plancia arriva da sola; oppure scrivi `/assedio qui` altrove, e la partita continua lì.
weather-locked = **{ $title }** non si può mostrare: il thread { $where } è bloccato. Ciò che è stato deciso è salvato. Sbloccalo, o dammi *Gestisci thread*, e la plancia arriva da sola; oppure scrivi `/assedio qui` altrove, e la partita continua lì.
weather-refused = Discord rifiuta ciò che voglio mostrare di **{ $title }** in { $where }. Ciò che è stato deciso è salvato. `/assedio plancia`, scritto lì, riprova; se non serve, dillo a chi gestisce il bot.
weather-late = Per un giorno intero Discord non ha preso la plancia di **{ $title }** in { $where }. Ciò che è stato deciso è salvato. `/assedio plancia`, scritto lì, la porta.
weather-for = Per { $owner }, a cui non posso scrivere direttamente:
