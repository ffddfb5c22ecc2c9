### Quando Discord non mostra una partita, e non c’è nessuno a cui dirlo in privato.

weather-gone = Il bot non può più mostrare **{ $title }**: il suo canale, { $where }, è stato cancellato o è nascosto al bot. Ogni decisione è salvata. Rendi di nuovo visibile il canale al bot, o scrivi `/assedio qui` in un altro canale.
weather-permissions = Il bot non può mostrare **{ $title }** in { $where }. Lì al bot serve: { $permissions }. Ogni decisione è salvata. Concedilo al bot, e il bot pubblica la plancia. Oppure scrivi `/assedio qui` in un altro canale.
weather-locked = Il bot non può mostrare **{ $title }**: il thread { $where } è bloccato. Ogni decisione è salvata. Sblocca il thread, o concedi al bot *Gestisci thread*, e il bot pubblica la plancia. Oppure scrivi `/assedio qui` in un altro canale.
weather-refused = Discord rifiuta la plancia di **{ $title }** in { $where }. Ogni decisione è salvata. Scrivi lì `/assedio plancia` per riprovare. Se non serve, avvisa la persona che gestisce il bot.
weather-late = Per un giorno intero Discord non ha preso la plancia di **{ $title }** in { $where }. Ciò che è stato deciso è salvato. `/assedio plancia`, scritto lì, la porta.
weather-for = Per { $owner }, che ha i messaggi diretti chiusi al bot:
