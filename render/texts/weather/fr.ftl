### Quand Discord ne montre pas une partie, et que personne n’est là à qui le dire en privé.

weather-gone = **{ $title }** ne peut plus être montrée : son salon, { $where }, a été supprimé ou m’est caché. Ce qui a été décidé est conservé. Écrivez `/siège ici` là où la partie doit continuer ; ou laissez-moi revoir le salon, et le plateau vient de lui-même.
weather-permissions = **{ $title }** ne peut pas être montrée dans { $where }. Il m’y faut : { $permissions }. Ce qui a été décidé est conservé. Accordez-le-moi, et le plateau vient de lui-même ; ou écrivez `/siège ici` ailleurs, et la partie y continue.
weather-locked = **{ $title }** ne peut pas être montrée : le fil { $where } est verrouillé. Ce qui a été décidé est conservé. Déverrouillez-le, ou donnez-moi *Gérer les fils*, et le plateau vient de lui-même ; ou écrivez `/siège ici` ailleurs, et la partie y continue.
weather-refused = Discord refuse ce que je veux montrer de **{ $title }** dans { $where }. Ce qui a été décidé est conservé. `/siège plateau`, écrit là-bas, essaie de nouveau ; si cela n’aide pas, dites-le à qui gère le bot.
weather-late = Pendant un jour entier, Discord n’a pas pris le plateau de **{ $title }** dans { $where }. Ce qui a été décidé est conservé. `/siège plateau`, écrit là-bas, l’amène.
weather-for = Pour { $owner }, à qui je ne peux pas écrire directement :
