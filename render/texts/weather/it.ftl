### Quando Discord non mostra una partita, e non c’è nessuno a cui dirlo in privato.

weather-gone = Il bot non può mostrare **{ $title }**: il suo canale, { $where }, è stato eliminato, o il bot non può più vederlo. Tutte le decisioni sono salvate. Rendi di nuovo visibile il canale, o scrivi `/assedio qui` in un altro canale per continuare lì.
weather-permissions = Il bot non può mostrare **{ $title }** in { $where }. Gli servono questi permessi: { $permissions }. Tutte le decisioni sono salvate. Concedi i permessi, o scrivi `/assedio qui` in un altro canale per continuare lì.
weather-locked = Il bot non può mostrare **{ $title }**: il thread { $where } è bloccato. Tutte le decisioni sono salvate. Sbloccalo o concedi *Gestisci thread*, o scrivi `/assedio qui` in un altro canale per continuare lì.
weather-refused = Discord rifiuta la plancia di **{ $title }** in { $where }. Tutte le decisioni sono salvate. Scrivi `/assedio plancia` in quel canale per riprovare. Se non basta, chiedi al gestore del bot.
weather-late = Per un giorno intero Discord non ha accettato la plancia di **{ $title }** in { $where }. Tutte le decisioni sono salvate. Scrivi `/assedio plancia` in quel canale per pubblicarla.
weather-for = Per { $owner }, che non riceve i messaggi diretti del bot:
